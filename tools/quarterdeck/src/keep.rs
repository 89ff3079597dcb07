//! The files in which matches and campaigns are kept, and why one cannot be used, in the reader's language.

use std::path::Path;

use miette::{Result, miette};
use quarterdeck_disk::save_file::{SaveFile, Trouble};
use quarterdeck_runtime::telling::Argument;

use crate::say::{Say, text};

/// Opens the file in which something is kept, for this process alone.
pub fn open_save(file: &Path, say: &Say) -> Result<SaveFile> {
    SaveFile::open(file).map_err(|trouble| match trouble {
        Trouble::Disk(error) => miette!("{}", error).wrap_err(say.say("unread", &[named_file(file)])),
        trouble => miette!(code = "save::busy", "{}", told(&trouble, file, say)),
    })
}

/// Why something could not be kept, in the reader's language.
pub fn unwritten(trouble: Trouble, file: &Path, say: &Say) -> miette::Report {
    match trouble {
        Trouble::Disk(error) => miette!("{}", error).wrap_err(say.say("unwritten", &[named_file(file)])),
        trouble => miette!(code = "save::busy", "{}", told(&trouble, file, say)),
    }
}

fn named_file(file: &Path) -> (&'static str, Argument) {
    ("file", text(file.display().to_string()))
}

/// What is the matter with a file, in words.
pub fn told(trouble: &Trouble, file: &Path, say: &Say) -> String {
    match trouble {
        Trouble::Busy => say.say("busy", &[named_file(file)]),
        Trouble::Changed(aside) => {
            say.say("elsewhere", &[named_file(file), ("aside", text(aside.display().to_string()))])
        }
        Trouble::Disk(error) => error.to_string(),
    }
}
