//! Reads packs from folders. Whatever lies there, reading ends, stays within the pack, and what cannot be read is told
//! at its place without keeping anything else from being read.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, FileType};
use std::io;
use std::path::{Path, PathBuf};

use quarterdeck_dsl::problem::nearest;
use quarterdeck_runtime::{PackFiles, PackProblem, Spot};

use crate::plain;

/// The folder of a pack that no game is made of.
const RULINGS: &str = "rulings";

/// How the names of files end that packs are made of.
const ENDINGS: &[&str] = &["toml", "luau", "ftl", "ruling"];

/// The file in which a pack says how it looks. No game is made of it, and no save depends on it.
const LOOK: &str = "look.toml";

/// How the names of files begin and end in which a pack says how it is played: `howto.en.md`. They belong to no game either.
const HOWTO: (&str, &str) = ("howto.", ".md");

/// The lists in which a pack numbers its rules and scenarios, for its rulings to cover. No game is made of them.
const LISTS: [&str; 2] = ["rules.txt", "scenarios.txt"];

/// The head of a pack.
const HEAD: &str = "pack.toml";

/// The largest file, in bytes.
const LARGEST: u64 = 4_000_000;

/// How deep folders may lie in each other.
const DEEPEST: usize = 32;

/// A pack as it was found, and what could not be read of it.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// What could be read.
    pub pack: PackFiles,
    /// What it says about its looks.
    pub look: Option<String>,
    /// How it is played, by language.
    pub howto: BTreeMap<String, String>,
    /// What could not.
    pub problems: Vec<PackProblem>,
}

/// Reads what a game is made of from one pack. Its rulings are left where they are.
pub fn inspect_pack(folder: &Path) -> io::Result<Found> {
    let mut reading = Reading::new(folder)?;
    reading.folder(folder, "", false)?;
    reading.found.look = reading.found.pack.files.remove(LOOK);
    reading.found.pack.files.retain(|path, _| !LISTS.contains(&path.as_str()));
    let pages: Vec<String> = reading.found.pack.files.keys().filter(|path| howto(path).is_some()).cloned().collect();
    for page in pages {
        let text = reading.found.pack.files.remove(&page).unwrap_or_default();
        reading.found.howto.insert(howto(&page).unwrap_or_default().to_owned(), text);
    }
    Ok(reading.found)
}

/// The language of a page that says how to play, if it is called like one.
fn howto(path: &str) -> Option<&str> {
    let language = path.strip_prefix(HOWTO.0)?.strip_suffix(HOWTO.1)?;
    (!language.is_empty() && language.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-')).then_some(language)
}

/// Reads one pack that is whole.
pub fn read_pack(folder: &Path) -> io::Result<PackFiles> {
    whole(inspect_pack(folder)?)
}

/// Reads the rulings of a pack: text by path.
pub fn read_rulings(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let rulings = folder.join(RULINGS);
    // A link in its place is told where the pack itself is read.
    if !fs::symlink_metadata(&rulings).is_ok_and(|found| found.is_dir()) {
        return Ok(BTreeMap::new());
    }
    let mut reading = Reading::new(folder)?;
    reading.folder(&rulings, &format!("{RULINGS}/"), false)?;
    // What is called almost right was told when the pack itself was read.
    reading.found.problems.retain(|problem| problem.code != "pack::misnamed_file");
    Ok(whole(reading.found)?.files)
}

/// The lists of rules that rulings of a pack can cover, texts by name; none where a pack numbers nothing. What cannot be read is told
/// where the pack itself is read.
pub fn read_rules(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut reading = Reading::new(folder)?;
    for name in LISTS {
        if let Ok(metadata) = fs::symlink_metadata(folder.join(name)) {
            reading.file(&folder.join(name), name, metadata.file_type());
        }
    }
    Ok(reading.found.pack.files)
}

fn whole(found: Found) -> io::Result<PackFiles> {
    match found.problems.first() {
        Some(problem) => {
            Err(io::Error::new(io::ErrorKind::InvalidData, format!("{}: {}", problem.file, problem.message)))
        }
        None => Ok(found.pack),
    }
}

/// A pack that is being read.
struct Reading {
    found: Found,
    /// The folder itself, with all links followed.
    root: PathBuf,
}

impl Reading {
    fn new(folder: &Path) -> io::Result<Reading> {
        let root = folder.canonicalize()?;
        let name = if folder.file_name().is_some() { folder } else { &root };
        let id = name.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let pack = PackFiles { id, files: BTreeMap::new() };
        Ok(Reading { found: Found { pack, ..Found::default() }, root })
    }

    fn problem(&mut self, code: &'static str, path: &str, message: String, help: &str) {
        let spot = Spot { file: format!("{}/{path}", self.found.pack.id).into(), span: (0, 0) };
        self.found.problems.push(PackProblem::new(code, message, &spot, "this file").help(help));
    }

    /// Reads a folder; of what only `named` counts, the names of files are looked at.
    fn folder(&mut self, folder: &Path, prefix: &str, named: bool) -> io::Result<()> {
        if prefix.matches('/').count() > DEEPEST {
            self.problem(
                "pack::too_deep",
                prefix,
                format!("folders lie in each other more than {DEEPEST} deep"),
                "a pack has few folders",
            );
            return Ok(());
        }
        for Entry { name, path, sort } in listed(folder)? {
            let inner = format!("{prefix}{name}");
            let ours = ENDINGS.iter().any(|ending| name.strip_suffix(ending).is_some_and(|stem| stem.ends_with('.')))
                || howto(&inner).is_some()
                || LISTS.contains(&inner.as_str());
            if sort.is_dir() {
                self.folder(&path, &format!("{inner}/"), named || inner == RULINGS)?;
            } else if ours && !named {
                self.file(&path, &inner, sort);
            } else if sort.is_symlink() && path.is_dir() {
                self.problem(
                    "pack::link",
                    &inner,
                    format!("`{inner}` is a link to a folder"),
                    "put the files themselves into the pack",
                );
            } else if !ours && sort.is_file() {
                self.misnamed(&name, &inner);
            }
        }
        Ok(())
    }

    fn file(&mut self, path: &Path, inner: &str, sort: FileType) {
        if inner.chars().any(quarterdeck_runtime::telling::is_unsafe) || path.to_str().is_none() {
            self.problem(
                "pack::bad_name",
                inner,
                "the name of this file holds signs that cannot be shown".into(),
                "name files in letters, digits, `-` and `.`",
            );
            return;
        }
        if sort.is_symlink() {
            let target = path.canonicalize();
            if !target.as_ref().is_ok_and(|target| target.starts_with(&self.root)) {
                self.problem(
                    "pack::link",
                    inner,
                    format!("`{inner}` is a link that leads out of the pack"),
                    "put the file itself into the pack",
                );
                return;
            }
        }
        if !path.metadata().is_ok_and(|metadata| metadata.is_file()) {
            self.problem(
                "pack::no_file",
                inner,
                format!("`{inner}` is named like a file of a pack, but it is not a file"),
                "a pack is made of plain files; remove it, or give it another name",
            );
            return;
        }
        let bytes = match plain::read(path, LARGEST) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => {
                let message = format!("`{inner}` is larger than {} MB", LARGEST / 1_000_000);
                return self.problem("pack::too_large", inner, message, "divide it into several files");
            }
            Err(error) => {
                let message = format!("`{inner}` cannot be read: {error}");
                return self.problem("pack::unreadable", inner, message, "see who may read it");
            }
        };
        match String::from_utf8(bytes) {
            Ok(text) => {
                self.found.pack.files.insert(inner.to_owned(), text);
            }
            Err(error) => self.not_utf8(inner, error.utf8_error().valid_up_to(), error.as_bytes()),
        }
    }

    /// What is shown of such a file has a sign in place of what cannot be read.
    fn not_utf8(&mut self, inner: &str, at: usize, bytes: &[u8]) {
        let text = String::from_utf8_lossy(bytes).into_owned();
        let mark = text[at..].chars().next().map_or(0, char::len_utf8);
        let spot = Spot { file: format!("{}/{inner}", self.found.pack.id).into(), span: (at, at + mark) };
        let wide = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
        let message = if wide { "this file is written in UTF-16, not in UTF-8" } else { "this is not UTF-8" };
        self.found
            .problems
            .push(PackProblem::new("pack::not_utf8", message, &spot, "from here on").help("save the file as UTF-8"));
        self.found.pack.files.insert(inner.to_owned(), text);
    }

    /// A name that ends almost like one of a pack's files.
    fn misnamed(&mut self, name: &str, inner: &str) {
        let hidden = name.starts_with(['.', '#']) || name.ends_with('~');
        let Some((stem, ending)) = name.rsplit_once('.').filter(|_| !hidden) else {
            return;
        };
        if ending == "md" && inner.to_lowercase().starts_with("howto") {
            let message = format!("`{inner}` is not read: pages that say how to play have a language in their names");
            self.problem("pack::misnamed_file", inner, message, "call it `howto.en.md`, `howto.ru.md`, …");
            return;
        }
        if let Some(meant) = nearest(&ending.to_lowercase(), ENDINGS.iter().copied()) {
            self.problem(
                "pack::misnamed_file",
                inner,
                format!("`{inner}` is not read: its name ends with `.{ending}`"),
                &format!("did you mean `{stem}.{meant}`?"),
            );
        }
    }
}

/// All folders below `root` that hold a `pack.toml`, in order of their names.
pub fn find_packs(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    search(root, 0, &mut found, &mut Vec::new())?;
    Ok(found)
}

/// Files below `root` that were to be the head of a pack and are called otherwise.
pub fn misnamed_heads(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut heads = Vec::new();
    search(root, 0, &mut Vec::new(), &mut heads)?;
    Ok(heads)
}

fn search(folder: &Path, depth: usize, found: &mut Vec<PathBuf>, heads: &mut Vec<PathBuf>) -> io::Result<()> {
    if folder.join(HEAD).is_file() {
        found.push(folder.to_path_buf());
        return Ok(());
    }
    for Entry { name, path, sort } in listed(folder)? {
        let name = name.to_lowercase();
        if sort.is_dir() || sort.is_symlink() && path.is_dir() {
            // Links may lead round in a circle.
            if depth < DEEPEST {
                search(&path, depth + 1, found, heads)?;
            }
        } else if nearest(&name, [HEAD]).is_some() || name == "pack" || name == "pack.toml.txt" {
            heads.push(path);
        }
    }
    Ok(())
}

/// What of a pack travels: bytes by path, and the files that are left behind because no pack is made of such.
#[derive(Clone, Debug, Default)]
pub struct Luggage {
    /// What travels.
    pub files: BTreeMap<String, Vec<u8>>,
    /// What is left behind.
    pub left: Vec<String>,
}

/// Something that lies in a folder.
struct Entry {
    name: String,
    path: PathBuf,
    /// Whether it is a file, a folder or a link; the folder itself tells, so that the thing need not be looked at.
    sort: FileType,
}

/// What lies in a folder, in the same order on every machine.
fn listed(folder: &Path) -> io::Result<Vec<Entry>> {
    let mut found: Vec<(OsString, FileType)> = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // What is gone again meanwhile does not lie there.
        if let Ok(sort) = entry.file_type() {
            found.push((entry.file_name(), sort));
        }
    }
    found.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    let entry = |(name, sort): (OsString, _)| Entry {
        path: folder.join(&name),
        name: name.to_string_lossy().into_owned(),
        sort,
    };
    Ok(found.into_iter().map(entry).collect())
}

/// Reads everything of a pack that travels: what it is made of, its rulings and transcripts, pages and lists of rules.
pub fn luggage(folder: &Path) -> io::Result<Luggage> {
    let mut luggage = Luggage::default();
    stow(folder, "", &mut luggage)?;
    Ok(luggage)
}

/// How the names of files end that travel with a pack beside those that it is made of.
const ALONG: &[&str] = &["snap", "md", "txt"];

fn stow(folder: &Path, prefix: &str, luggage: &mut Luggage) -> io::Result<()> {
    let told =
        |path: &Path, why: &str| io::Error::new(io::ErrorKind::InvalidData, format!("{}: {why}", path.display()));
    if prefix.matches('/').count() > DEEPEST {
        return Err(told(folder, "folders lie in each other too deep"));
    }
    for Entry { name, path, sort } in listed(folder)? {
        let inner = format!("{prefix}{name}");
        let ending = name.rsplit_once('.').map(|(_, ending)| ending).unwrap_or_default();
        let ours = !name.starts_with('.') && (ENDINGS.contains(&ending) || ALONG.contains(&ending));
        if sort.is_dir() && !name.starts_with('.') {
            stow(&path, &format!("{inner}/"), luggage)?;
        } else if !ours {
            luggage.left.push(inner);
        } else if !sort.is_file() {
            return Err(told(&path, "this is a link or a device; only plain files travel"));
        } else {
            let bytes = plain::read(&path, LARGEST).map_err(|error| match error.kind() {
                io::ErrorKind::FileTooLarge => told(&path, "this file is too large to travel"),
                _ => error,
            })?;
            luggage.files.insert(inner, bytes);
        }
    }
    Ok(())
}
