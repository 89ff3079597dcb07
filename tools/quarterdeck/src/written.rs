//! Files that commands write for people: as a whole or not at all, and told whether something was there before.

use std::path::Path;

use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_disk::plain::{LARGEST_SAVE, read};
use quarterdeck_disk::save_file::replace;

/// Writes a file and says so; says, too, that there was one before.
pub fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    if file.is_dir() {
        return Err(miette!(help = "name a file in it", "{} is a folder", file.display()));
    }
    let before = read(file, LARGEST_SAVE).ok();
    if before.as_deref() == Some(bytes) {
        eprintln!("{}: nothing has changed", file.display());
        return Ok(());
    }
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists()) {
        std::fs::create_dir_all(folder)
            .into_diagnostic()
            .wrap_err_with(|| format!("{} cannot be made", folder.display()))?;
    }
    replace(file, bytes).into_diagnostic().wrap_err_with(|| format!("{} cannot be written", file.display()))?;
    let told = if before.is_some() { "written over what was there" } else { "written" };
    eprintln!("{}: {told} ({} KB)", file.display(), bytes.len().div_ceil(1024));
    Ok(())
}
