//! Reads files that strangers have made: plain files only, and no more of them than there may be. Pipes and devices would keep
//! whoever reads them waiting, or never end.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The largest save or campaign, in bytes. Hundreds of matches fit into one.
pub const LARGEST_SAVE: u64 = 64_000_000;

/// Reads a plain file of at most so many bytes.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    // Opening a pipe waits for somebody who writes into it, so it is looked at first.
    expect_plain(&path.metadata()?)?;
    let file = File::open(path)?;
    expect_plain(&file.metadata()?)?;
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let told = format!("this file is larger than {} MB, the most that is read", most / 1_000_000);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, told));
    }
    Ok(bytes)
}

/// Reads a plain text of at most so many bytes.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read(path, most)?).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        io::Error::new(io::ErrorKind::InvalidData, format!("this is no text: byte {} is not UTF-8", at + 1))
    })
}

fn expect_plain(metadata: &std::fs::Metadata) -> io::Result<()> {
    if metadata.is_file() {
        return Ok(());
    }
    let told =
        if metadata.is_dir() { "this is a folder, not a file" } else { "this is a pipe or a device, not a file" };
    Err(io::Error::new(io::ErrorKind::InvalidInput, told))
}
