//! Archives as strangers could make them: each is refused for what is wrong with it, and what is right comes back as it went in.

use std::collections::BTreeMap;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use quarterdeck_archive::{LIMITS, Limits, Manifest, Need, bundle, digest, open, open_within};
use semver::{Version, VersionReq};
use tar::{EntryType, Header};

type Files = BTreeMap<String, Vec<u8>>;

fn files() -> Files {
    let all = [
        ("pack.toml", "[pack]\nversion = \"1.2.0\"\n"),
        ("cards/all.toml", "[card.a]\n"),
        ("locales/ru.ftl", "word-a = а\n"),
    ];
    all.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
}

fn made(files: &Files) -> Vec<u8> {
    let needs = [Need { id: "base".into(), version: VersionReq::parse(">=1, <3").unwrap() }];
    bundle("small", &Version::new(1, 2, 0), &needs, files).unwrap()
}

/// A manifest that is true of these files.
fn manifest(files: &Files) -> String {
    let entries: Vec<String> = files
        .iter()
        .map(|(path, bytes)| {
            let path = serde_json::to_string(path).unwrap();
            let (length, sha256) = (bytes.len(), digest(bytes));
            format!(
                "    {{\n      \"path\": {path},\n      \"length\": {length},\n      \"sha256\": \"{sha256}\"\n    }}"
            )
        })
        .collect();
    let entries = if entries.is_empty() { "[]".to_owned() } else { format!("[\n{}\n  ]", entries.join(",\n")) };
    format!(
        "{{\n  \"format\": 1,\n  \"id\": \"small\",\n  \"version\": \"1.2.0\",\n  \"needs\": [],\n  \"files\": {entries}\n}}\n"
    )
}

/// An entry as its maker wants it, whatever a well-meant library would say to it.
struct Raw {
    path: Vec<u8>,
    kind: EntryType,
    link: &'static str,
    bytes: Vec<u8>,
    /// What the header says, if it lies.
    length: Option<u64>,
}

fn raw(path: &str, bytes: &[u8]) -> Raw {
    Raw { path: path.as_bytes().to_vec(), kind: EntryType::Regular, link: "", bytes: bytes.to_vec(), length: None }
}

fn blocks(entries: &[Raw]) -> Vec<u8> {
    let mut all = Vec::new();
    for entry in entries {
        let mut header = Header::new_gnu();
        header.as_gnu_mut().unwrap().name[..entry.path.len()].copy_from_slice(&entry.path);
        header.as_gnu_mut().unwrap().linkname[..entry.link.len()].copy_from_slice(entry.link.as_bytes());
        header.set_entry_type(entry.kind);
        header.set_mode(0o777);
        header.set_size(entry.length.unwrap_or(entry.bytes.len() as u64));
        header.set_cksum();
        all.extend_from_slice(header.as_bytes());
        all.extend_from_slice(&entry.bytes);
        all.resize(all.len().next_multiple_of(512), 0);
    }
    all.resize(all.len() + 1024, 0);
    all
}

fn zipped(bytes: &[u8]) -> Vec<u8> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes).unwrap();
    gzip.finish().unwrap()
}

/// An archive of these entries with a manifest that lists the plain ones.
fn archive(entries: Vec<Raw>) -> Vec<u8> {
    let mut listed = files();
    for entry in entries.iter().filter(|entry| entry.kind == EntryType::Regular) {
        listed.insert(String::from_utf8_lossy(&entry.path).into_owned(), entry.bytes.clone());
    }
    let mut all = vec![raw("manifest.json", manifest(&listed).as_bytes())];
    all.extend(files().iter().map(|(path, bytes)| raw(path, bytes)));
    all.extend(entries);
    zipped(&blocks(&all))
}

fn code(bytes: &[u8]) -> &'static str {
    open(bytes).map_or_else(|refusal| refusal.code, |_| "accepted")
}

#[test]
fn what_went_in_comes_out() {
    let long = format!("rulings/{}.ruling", "a-ruling-is-a-sentence-".repeat(8));
    let mut all = files();
    all.insert(long.clone(), b"ruling: so\n".to_vec());
    let bytes = made(&all);
    let opened = open(&bytes).unwrap();
    assert_eq!(opened.files, all);
    assert_eq!((opened.manifest.id.as_str(), opened.manifest.version.to_string().as_str()), ("small", "1.2.0"));
    assert!(opened.manifest.needs[0].version.matches(&Version::new(2, 9, 0)));
    assert_eq!(opened.manifest.files.len(), 4);
    assert!(opened.manifest.text().contains(&digest(b"ruling: so\n")));
}

#[test]
fn the_same_files_give_the_same_bytes() {
    let first = made(&files());
    std::thread::sleep(std::time::Duration::from_millis(1100));
    assert_eq!(first, made(&files()), "no time goes in");
    assert_eq!(first[4..8], [0, 0, 0, 0], "nor into the compression");
    let mut other = files();
    other.insert("more.txt".into(), Vec::new());
    assert_ne!(open(&first).unwrap().manifest.sha256(), open(&made(&other)).unwrap().manifest.sha256());
}

#[test]
fn an_archive_made_by_hand_is_as_good_if_it_is_right() {
    assert_eq!(code(&archive(vec![raw("more.txt", b"more")])), "accepted");
}

#[test]
fn names_that_lead_elsewhere_are_refused() {
    for (path, expected) in [
        ("../evil.toml", "name-parent"),
        ("cards/../../evil.toml", "name-parent"),
        ("/etc/evil.toml", "name-absolute"),
        ("C:/evil.toml", "name-absolute"),
        ("..\\evil.toml", "name-backslash"),
        ("\\\\host\\evil.toml", "name-backslash"),
        ("evil\u{1b}[2J.toml", "name-sign"),
        ("evil.toml:stream.toml", "name-sign"),
        ("cards/NUL.toml", "name-device"),
        ("cards/com1.toml", "name-device"),
        ("cards./evil.toml", "name-end"),
        (".bashrc.toml", "name-hidden"),
        ("evil.exe", "name-ending"),
        ("evil.sh", "name-ending"),
        ("cards//evil.toml", "name-empty"),
        ("./evil.toml", "name-empty"),
        ("cafe\u{301}.toml", "name-form"),
    ] {
        assert_eq!(code(&archive(vec![raw(path, b"x")])), expected, "{path:?}");
    }
    let not_text = Raw { path: b"\xff\xfe.toml".to_vec(), ..raw("", b"x") };
    assert_eq!(code(&archive(vec![not_text])), "name-not-text");
    // A header ends at a zero byte; a name given by an extension does not.
    let extended = format!("{} path=evil\0.toml\n", 19);
    let pax = Raw { kind: EntryType::XHeader, ..raw("x", extended.as_bytes()) };
    assert_ne!(code(&archive(vec![pax, raw("fine.toml", b"x")])), "accepted");
}

#[test]
fn long_names_are_refused_before_anything_is_done_with_them() {
    let name = format!("{}.toml", "x".repeat(100_000));
    let long = Raw { kind: EntryType::GNULongName, ..raw("././@LongLink", name.as_bytes()) };
    assert_eq!(code(&archive(vec![long, raw("short.toml", b"x")])), "name-long");
}

#[test]
fn what_is_no_plain_file_is_refused() {
    for (kind, expected) in [
        (EntryType::Symlink, "link"),
        (EntryType::Link, "link"),
        (EntryType::Directory, "no-file"),
        (EntryType::Char, "no-file"),
        (EntryType::Block, "no-file"),
        (EntryType::Fifo, "no-file"),
    ] {
        let entry = Raw { kind, link: "/etc/passwd", ..raw("evil.toml", b"") };
        assert_eq!(code(&archive(vec![entry])), expected, "{kind:?}");
    }
}

#[test]
fn names_that_are_one_on_some_system_are_refused() {
    assert_eq!(code(&archive(vec![raw("pack.toml", b"x")])), "twice");
    for other in ["Cards/more.toml", "CARDS/ALL.toml", "cards/All.toml", "Pack.toml"] {
        assert_eq!(code(&archive(vec![raw(other, b"x")])), "clash", "{other}");
    }
    assert_eq!(code(&archive(vec![raw("\u{fb01}.txt", b"x"), raw("fi.txt", b"x")])), "clash");
    assert_eq!(code(&archive(vec![raw("pack.toml/x.toml", b"x")])), "clash", "a file is no folder");
}

#[test]
fn bombs_are_refused() {
    let zeros = vec![b' '; 3_500_000];
    assert_eq!(code(&archive(vec![raw("a.txt", &zeros)])), "too-dense");
    assert_eq!(code(&zipped(&vec![0; 200_000_000])), "too-dense");
    let small = Limits { unpacked: 50_000, files: 5, file: 2_000, ..LIMITS };
    let within = |entries| open_within(&archive(entries), &small).map_or_else(|refusal| refusal.code, |_| "accepted");
    assert_eq!(within(vec![raw("a.txt", b"x")]), "accepted");
    assert_eq!(within(vec![raw("a.txt", &zeros[..3_000])]), "file-too-large");
    assert_eq!(within((0..40).map(|at| raw(&format!("{at}.txt"), &zeros[..1_500])).collect()), "too-much");
    assert_eq!(within((0..9).map(|at| raw(&format!("{at}.txt"), b"x")).collect()), "too-many");
    let tight = Limits { archive: 100, ..LIMITS };
    assert_eq!(open_within(&made(&files()), &tight).unwrap_err().code, "too-large");
    let deep = format!("{}x.toml", "a/".repeat(30));
    assert_eq!(code(&archive(vec![raw(&deep, b"x")])), "too-deep");
}

#[test]
fn headers_that_lie_about_lengths_are_refused() {
    for length in [4, 1 << 20, 1 << 33, u64::MAX >> 2] {
        let entry = Raw { length: Some(length), ..raw("a.txt", b"x") };
        let found = code(&archive(vec![entry]));
        assert!(["cut-off", "file-too-large", "not-an-archive", "wrong-length"].contains(&found), "{length}: {found}");
    }
}

#[test]
fn what_was_changed_on_the_way_is_refused() {
    let right = files();
    let told = |listed: &Files, there: &Files| {
        let mut all = vec![raw("manifest.json", manifest(listed).as_bytes())];
        all.extend(there.iter().map(|(path, bytes)| raw(path, bytes)));
        code(&zipped(&blocks(&all)))
    };
    let mut other = right.clone();
    other.insert("cards/all.toml".into(), b"[card.b]\n".to_vec());
    assert_eq!(told(&right, &other), "wrong-hash");
    other.insert("cards/all.toml".into(), b"[card.abc]\n".to_vec());
    assert_eq!(told(&right, &other), "wrong-length");
    other.remove("cards/all.toml");
    assert_eq!(told(&right, &other), "missing");
    other = right.clone();
    other.insert("more.txt".into(), Vec::new());
    assert_eq!(told(&right, &other), "unlisted");
    other = right.clone();
    other.remove("pack.toml");
    assert_eq!(told(&other, &other), "no-head");
}

#[test]
fn manifests_are_exactly_as_they_are_written() {
    let right = files();
    let told = |manifest: String| {
        let mut all = vec![raw("manifest.json", manifest.as_bytes())];
        all.extend(right.iter().map(|(path, bytes)| raw(path, bytes)));
        code(&zipped(&blocks(&all)))
    };
    let text = manifest(&right);
    assert_eq!(told(text.clone()), "accepted");
    for (find, put, expected) in [
        ("\"format\": 1", "\"format\": 2", "manifest-format"),
        ("\"id\": \"small\"", "\"id\": \"../small\"", "bad-id"),
        ("\"id\": \"small\"", "\"id\": \"con\"", "bad-id"),
        ("\"version\": \"1.2.0\"", "\"version\": \"new\"", "manifest-broken"),
        ("\"needs\": []", "\"needs\": [], \"run\": \"me\"", "manifest-broken"),
        ("\"needs\": []", "\"needs\":  []", "manifest-form"),
        ("cards/all.toml", "../all.toml", "name-parent"),
        ("{", "[", "manifest-broken"),
    ] {
        assert_eq!(told(text.replacen(find, put, 1)), expected, "{put}");
    }
    assert_eq!(told("[".repeat(100_000)), "manifest-broken");
    let mut all = vec![raw("pack.toml", b"x"), raw("manifest.json", text.as_bytes())];
    assert_eq!(code(&zipped(&blocks(&all))), "name-ending", "a manifest comes first, and is no file of a pack");
    all.pop();
    assert_eq!(code(&zipped(&blocks(&all))), "no-manifest");
    let double = serde_json::from_str::<Manifest>(&text).unwrap();
    assert_eq!(double.text(), text);
}

#[test]
fn nothing_stands_behind_the_end() {
    let right = made(&files());
    assert_eq!(code(&[right.clone(), b"MZ".to_vec()].concat()), "appended");
    assert_eq!(code(&[right.clone(), right].concat()), "appended");
    let mut all = blocks(&[raw("manifest.json", manifest(&files()).as_bytes())]);
    all.extend_from_slice(b"hidden");
    assert_eq!(code(&zipped(&all)), "appended");
}

/// Every byte turned, every length cut: refused or the same, and never a panic.
#[test]
fn damaged_archives_are_never_taken_for_whole_ones() {
    let right = made(&files());
    let whole = open(&right).unwrap();
    for at in 0..right.len() {
        assert!(open(&right[..at]).is_err(), "cut at {at}");
        for bit in 0..8 {
            let mut turned = right.clone();
            turned[at] ^= 1 << bit;
            // What compression leaves open (a flag, the system) may be turned; what is in it may not.
            if let Ok(opened) = open(&turned) {
                assert_eq!(opened, whole, "byte {at}, bit {bit}");
            }
        }
    }
}
