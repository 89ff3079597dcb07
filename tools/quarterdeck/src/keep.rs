//! The files in which matches and campaigns are kept, and why one cannot be used, in the reader's language.

use std::path::Path;

use miette::{Report, Result, miette};
use quarterdeck_disk::recorded::recorded;
use quarterdeck_disk::save_file::{self, SaveFile, Trouble};
use quarterdeck_runtime::Refusal;
use quarterdeck_runtime::telling::Argument;

use crate::say::{Say, text};

/// Opens the file in which something is kept, for this process alone.
pub fn open_save(file: &Path, say: &Say) -> Result<SaveFile> {
    SaveFile::open(file).map_err(|trouble| match trouble {
        // What can be read, or is not there yet, stands on a disk that takes nothing.
        Trouble::Disk(error) if save_file::read(file).is_ok() => {
            let help = say.say("read-only", &[named_file(file)]);
            miette!(help = help, "{error}").wrap_err(say.say("unwritten", &[named_file(file)]))
        }
        Trouble::Disk(error) if !file.exists() => unwritten(Trouble::Disk(error), file, say),
        Trouble::Disk(error) => unread(&error, file, say),
        trouble => miette!(code = "save::busy", "{}", told(&trouble, file, say)),
    })
}

/// Reads what is kept in a file, without keeping others from it.
pub fn read_save(file: &Path, say: &Say) -> Result<String> {
    save_file::read(file).map_err(|error| unread(&error, file, say))
}

fn unread(error: &std::io::Error, file: &Path, say: &Say) -> Report {
    let report = match way_back(file, say) {
        Some(help) => miette!(help = help, "{error}"),
        None => miette!("{error}"),
    };
    report.wrap_err(say.say("unread", &[named_file(file)]))
}

/// Why what is kept in a file cannot be used; where it is damaged and the version before is whole, how to go back to that.
pub fn refused(refusal: &Refusal, file: &Path, say: &Say) -> Report {
    let reason = refusal.reason.tell(&say.language);
    match way_back(file, say).filter(|_| is_damage(refusal)) {
        Some(help) => miette!(code = refusal.code, help = help, "{reason}"),
        None => miette!(code = refusal.code, "{reason}"),
    }
}

/// Whether a file is refused for what it is, not for what it is to be used with.
pub fn is_damage(refusal: &Refusal) -> bool {
    ["save::damaged", "save::foreign", "save::newer"].contains(&refusal.code)
}

/// How to go back to the version before of a file; nothing if there is none, or none that could be used.
pub fn way_back(file: &Path, say: &Say) -> Option<String> {
    let before = save_file::before(file).ok()?;
    recorded(&save_file::read(&before).ok()?).ok()?;
    let before = ("before", text(before.display().to_string()));
    Some(say.say("way-back", &[named_file(file), before]))
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
