//! Saves on disk: written as a whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Writes a text so that the file holds either the old or the new one, whatever happens: into a
/// temporary file in the same folder, synced, then renamed.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "a save needs the name of a file"))?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let temporary = folder.join(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
    let written = File::create(&temporary).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let result = written.and_then(|()| fs::rename(&temporary, path));
    if result.is_err() {
        // What could not be finished is not left lying about.
        fs::remove_file(&temporary).ok();
        return result;
    }
    // The new name is on disk once the folder is; not every system can sync a folder.
    File::open(folder).and_then(|folder| folder.sync_all()).ok();
    Ok(())
}

/// Reads a saved text.
pub fn read(path: &Path) -> io::Result<String> {
    fs::read_to_string(path)
}
