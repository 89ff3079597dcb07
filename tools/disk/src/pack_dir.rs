//! Reads packs from folders.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use quarterdeck_runtime::PackFiles;

/// The folder of a pack that no game is made of.
const RULINGS: &str = "rulings";

/// Reads what a game is made of from one pack. Its rulings are left where they are.
pub fn read_pack(folder: &Path) -> io::Result<PackFiles> {
    let id = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let mut files = BTreeMap::new();
    read_folder(folder, "", &mut files)?;
    Ok(PackFiles { id, files })
}

/// Reads the rulings of a pack: text by path.
pub fn read_rulings(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    let rulings = folder.join(RULINGS);
    if rulings.is_dir() {
        read_folder(&rulings, &format!("{RULINGS}/"), &mut files)?;
    }
    Ok(files)
}

/// The lists of rules that rulings of a pack can cover, as texts; none where a pack numbers nothing.
pub fn read_rules(folder: &Path) -> io::Result<Vec<String>> {
    let mut lists = Vec::new();
    for name in ["rules.txt", "scenarios.txt"] {
        match fs::read_to_string(folder.join(name)) {
            Ok(text) => lists.push(text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => {
                return Err(io::Error::new(error.kind(), format!("{}: {error}", folder.join(name).display())));
            }
        }
    }
    Ok(lists)
}

fn read_folder(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let inner = format!("{prefix}{name}");
        if [".toml", ".luau", ".ftl", ".ruling"].iter().any(|ending| name.ends_with(ending)) {
            let text = fs::read_to_string(&path)
                .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
            files.insert(inner, text);
        } else if inner != RULINGS && path.is_dir() {
            read_folder(&path, &format!("{inner}/"), files)?;
        }
    }
    Ok(())
}

/// All folders below `root` that hold a `pack.toml`, in order of their names.
pub fn find_packs(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if root.join("pack.toml").is_file() {
        found.push(root.to_path_buf());
        return Ok(found);
    }
    let mut entries: Vec<PathBuf> =
        fs::read_dir(root)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            found.extend(find_packs(&path)?);
        }
    }
    Ok(found)
}
