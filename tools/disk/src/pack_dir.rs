//! Reads packs from folders.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use quarterdeck_runtime::PackFiles;

/// Reads one pack.
pub fn read_pack(folder: &Path) -> io::Result<PackFiles> {
    let id = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let mut files = BTreeMap::new();
    read_folder(folder, "", &mut files)?;
    Ok(PackFiles { id, files })
}

fn read_folder(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> io::Result<()> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<_>>()?;
    entries.sort();
    for path in entries {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let inner = format!("{prefix}{name}");
        if path.is_dir() {
            read_folder(&path, &format!("{inner}/"), files)?;
        } else if [".toml", ".luau", ".ftl", ".ruling"].iter().any(|ending| name.ends_with(ending)) {
            let text = fs::read_to_string(&path)
                .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
            files.insert(inner, text);
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
