//! Making and opening archives. What is opened is bounded before it is unpacked, read into memory as a whole, and compared with its
//! manifest file by file.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Read, Write};

use flate2::bufread::GzDecoder;
use flate2::{Compression, GzBuilder};
use semver::Version;
use tar::{Archive, Builder, EntryType, Header};

use crate::manifest::{FileEntry, MANIFEST_FORMAT, Manifest, Need, digest};
use crate::name::{fit_id, fit_path, key};
use crate::refusal::Refusal;

/// The name of the first entry.
pub const MANIFEST: &str = "manifest.json";

/// The file that makes a folder a pack.
const HEAD: &str = "pack.toml";

/// What an archive may be at most.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of the archive.
    pub archive: usize,
    /// Bytes of all that is in it.
    pub unpacked: usize,
    /// How many times as large what is in it may be as the archive, once it is large at all.
    pub ratio: usize,
    /// Number of files.
    pub files: usize,
    /// Bytes of one file.
    pub file: usize,
}

/// Far more than any pack of text takes.
pub const LIMITS: Limits =
    Limits { archive: 32_000_000, unpacked: 64_000_000, ratio: 100, files: 10_000, file: 4_000_000 };

/// From here on, what is packed too densely is taken for a trap.
const SMALL: usize = 1_000_000;
/// What every such file begins with.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// Bytes that entries take besides what they hold.
const BLOCK: usize = 512;

/// An archive that was opened and compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// What it says of itself, all of which is true.
    pub manifest: Manifest,
    /// Its files by path.
    pub files: BTreeMap<String, Vec<u8>>,
}

/// Makes an archive. The same files give the same bytes, whenever and wherever.
pub fn bundle(
    id: &str,
    version: &Version,
    needs: &[Need],
    files: &BTreeMap<String, Vec<u8>>,
) -> Result<Vec<u8>, Refusal> {
    fit_id(id)?;
    let mut needs = needs.to_vec();
    needs.sort_by(|one, other| one.id.cmp(&other.id));
    let mut entries = Vec::new();
    for (path, bytes) in files {
        fit_path(path)?;
        entries.push(FileEntry { path: path.clone(), length: bytes.len() as u64, sha256: digest(bytes) });
    }
    let manifest =
        Manifest { format: MANIFEST_FORMAT, id: id.to_owned(), version: version.clone(), needs, files: entries };
    let text = manifest.text();
    let packed = pack(
        std::iter::once((MANIFEST, text.as_bytes()))
            .chain(files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()))),
    );
    // Writing to memory does not fail.
    let packed = packed.map_err(|error| Refusal::new("not-an-archive", &[("error", &error.to_string())]))?;
    // Nobody should be handed what nobody can open.
    open(&packed)?;
    Ok(packed)
}

fn pack<'f>(files: impl Iterator<Item = (&'f str, &'f [u8])>) -> io::Result<Vec<u8>> {
    let gzip = GzBuilder::new().mtime(0).operating_system(255).write(Vec::new(), Compression::best());
    let mut tar = Builder::new(gzip);
    for (path, bytes) in files {
        let mut header = Header::new_gnu();
        header.set_entry_type(EntryType::Regular);
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        header.set_mtime(0);
        header.set_uid(0);
        header.set_gid(0);
        tar.append_data(&mut header, path, bytes)?;
    }
    let mut gzip = tar.into_inner()?;
    gzip.flush()?;
    gzip.finish()
}

/// Opens an archive: everything about it is right, or it is refused.
pub fn open(bytes: &[u8]) -> Result<Bundle, Refusal> {
    open_within(bytes, &LIMITS)
}

/// Opens an archive within other limits than the usual ones.
pub fn open_within(bytes: &[u8], limits: &Limits) -> Result<Bundle, Refusal> {
    let unpacked = unpack(bytes, limits)?;
    let mut files = entries(&unpacked, limits)?;
    if files.first().is_none_or(|(path, _)| path != MANIFEST) {
        return Err(Refusal::new("no-manifest", &[]));
    }
    let manifest = Manifest::read(&files.remove(0).1)?;
    compare(&manifest, &files)?;
    if !files.iter().any(|(path, _)| path == HEAD) {
        return Err(Refusal::new("no-head", &[]));
    }
    Ok(Bundle { manifest, files: files.into_iter().collect() })
}

/// Takes the compression away, as far as the limits go.
fn unpack(bytes: &[u8], limits: &Limits) -> Result<Vec<u8>, Refusal> {
    if bytes.len() > limits.archive {
        return Err(Refusal::new("too-large", &[("most", &megabytes(limits.archive))]));
    }
    let ratio = bytes.len().saturating_mul(limits.ratio).max(SMALL);
    let most = limits.unpacked.min(ratio);
    let mut gzip = GzDecoder::new(bytes);
    let mut unpacked = Vec::new();
    let read = gzip.by_ref().take(most as u64 + 1).read_to_end(&mut unpacked);
    if let Err(error) = read {
        let begun = bytes.starts_with(&GZIP);
        let code = if begun && error.kind() == io::ErrorKind::UnexpectedEof { "cut-off" } else { "not-an-archive" };
        return Err(Refusal::new(code, &[("error", &error.to_string())]));
    }
    if unpacked.len() > most {
        return Err(if ratio < limits.unpacked {
            Refusal::new("too-dense", &[("most", &limits.ratio.to_string())])
        } else {
            Refusal::new("too-much", &[("most", &megabytes(limits.unpacked))])
        });
    }
    if !gzip.into_inner().is_empty() {
        return Err(Refusal::new("appended", &[]));
    }
    Ok(unpacked)
}

/// All entries in their order.
fn entries(unpacked: &[u8], limits: &Limits) -> Result<Vec<(String, Vec<u8>)>, Refusal> {
    let broken = |error: io::Error| {
        let code = if error.kind() == io::ErrorKind::UnexpectedEof { "cut-off" } else { "not-an-archive" };
        Refusal::new(code, &[("error", &error.to_string())])
    };
    let mut archive = Archive::new(unpacked);
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    let mut end = 0;
    for entry in archive.entries().map_err(broken)? {
        let mut entry = entry.map_err(broken)?;
        if files.len() > limits.files {
            return Err(Refusal::new("too-many", &[("most", &limits.files.to_string())]));
        }
        let path = String::from_utf8(entry.path_bytes().into_owned())
            .map_err(|error| Refusal::new("name-not-text", &[("path", &String::from_utf8_lossy(error.as_bytes()))]))?;
        match entry.header().entry_type() {
            EntryType::Regular => {}
            EntryType::Symlink | EntryType::Link => return Err(Refusal::new("link", &[("path", &path)])),
            _ => return Err(Refusal::new("no-file", &[("path", &path)])),
        }
        if !(files.is_empty() && path == MANIFEST) {
            fit_path(&path)?;
            match known.insert(key(&path), path.clone()) {
                Some(other) if other == path => return Err(Refusal::new("twice", &[("path", &path)])),
                Some(other) => return Err(Refusal::new("clash", &[("path", &path), ("other", &other)])),
                None => {}
            }
        }
        if entry.size() > limits.file as u64 {
            return Err(Refusal::new("file-too-large", &[("path", &path), ("most", &megabytes(limits.file))]));
        }
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).map_err(broken)?;
        if bytes.len() as u64 != entry.size() {
            return Err(Refusal::new("cut-off", &[("error", &path)]));
        }
        end = usize::try_from(entry.raw_file_position()).unwrap_or(usize::MAX).saturating_add(bytes.len());
        files.push((path, bytes));
    }
    folders_are_not_files(&files)?;
    // Behind the last entry there are empty blocks only: nothing travels along unseen.
    let rest = unpacked.get(end.next_multiple_of(BLOCK)..).unwrap_or_default();
    if rest.iter().any(|byte| *byte != 0) || rest.len() > 64 * BLOCK {
        return Err(Refusal::new("appended", &[]));
    }
    Ok(files)
}

/// A path through which others go cannot be a file itself.
fn folders_are_not_files(files: &[(String, Vec<u8>)]) -> Result<(), Refusal> {
    let keys: BTreeMap<String, &str> = files.iter().map(|(path, _)| (key(path), path.as_str())).collect();
    let mut folders: BTreeMap<String, String> = BTreeMap::new();
    for (path, _) in files {
        for (at, _) in path.match_indices('/') {
            let folder = &path[..at];
            if let Some(file) = keys.get(&key(folder)) {
                return Err(Refusal::new("clash", &[("path", path), ("other", file)]));
            }
            // Two spellings of one folder would be two folders here and one there.
            let known = folders.entry(key(folder)).or_insert_with(|| folder.to_owned());
            if known != folder {
                return Err(Refusal::new("clash", &[("path", folder), ("other", known)]));
            }
        }
    }
    Ok(())
}

/// What is there is what is listed, and nothing else.
fn compare(manifest: &Manifest, files: &[(String, Vec<u8>)]) -> Result<(), Refusal> {
    let there: BTreeSet<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    let listed: BTreeMap<&str, &FileEntry> = manifest.files.iter().map(|file| (file.path.as_str(), file)).collect();
    if let Some(path) = listed.keys().find(|path| !there.contains(*path)) {
        return Err(Refusal::new("missing", &[("path", path)]));
    }
    for (path, bytes) in files {
        let Some(entry) = listed.get(path.as_str()) else {
            return Err(Refusal::new("unlisted", &[("path", path)]));
        };
        if entry.length != bytes.len() as u64 {
            return Err(Refusal::new("wrong-length", &[("path", path)]));
        }
        if entry.sha256 != digest(bytes) {
            return Err(Refusal::new("wrong-hash", &[("path", path)]));
        }
    }
    Ok(())
}

fn megabytes(bytes: usize) -> String {
    bytes.div_ceil(1_000_000).to_string()
}
