//! Judges what is told of a slip: once, at its place, in the right words, with the right help.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::Slip;
use super::edit::{Copy, Desk};
use super::told::{Message, Place, told};

/// How well a slip is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Once, at its place, with the right help; or rightly accepted.
    Exact,
    /// At its place, in other words or with other help.
    PlaceOnly,
    /// Once, but elsewhere.
    Elsewhere,
    /// By several messages.
    Several,
    /// Not at all.
    Silent,
    /// The command broke down.
    Crash,
    /// It should have been accepted.
    Refused,
}

impl Score {
    /// The score as it is reported.
    pub fn in_words(self) -> &'static str {
        match self {
            Score::Exact => "exact",
            Score::PlaceOnly => "the place is right, the words or the help are not",
            Score::Elsewhere => "told elsewhere",
            Score::Several => "told by several messages",
            Score::Silent => "not told",
            Score::Crash => "a crash",
            Score::Refused => "refused, though it is right",
        }
    }
}

/// What came of a slip.
pub struct Verdict {
    /// How well it is told.
    pub score: Score,
    /// What is told, for people, and what was expected.
    pub told: String,
}

/// Makes a slip and judges what is told.
pub(super) fn judge(desk: &Desk, at: usize, slip: &Slip) -> Verdict {
    let copy = desk.make(at, slip);
    let Ok(messages) = catch_unwind(AssertUnwindSafe(|| told(&desk.sentences, &copy.folder, slip))) else {
        return Verdict { score: Score::Crash, told: String::new() };
    };
    let score = score(slip, &copy, &messages);
    let _ = fs::remove_dir_all(&copy.folder);
    let mut text: String = messages.iter().take(4).map(shown).collect();
    if messages.len() > 4 {
        text.push_str(&format!("  … and {} more\n", messages.len() - 4));
    }
    if slip.accepted.is_none() {
        let file = slip.told_in.as_ref().unwrap_or(&slip.edit.file);
        text.push_str(&format!("  expected at {:?} in {file}: {}; help: {}\n", slip.at, slip.says, slip.help));
    }
    Verdict { score, told: text }
}

fn shown(message: &Message) -> String {
    let place = match message.place {
        Place::Mark(at) => format!("byte {at}"),
        Place::Line(line) => format!("line {line}"),
    };
    format!("  {} {place}: {}\n    help: {}\n", message.file, message.message, message.help)
}

fn score(slip: &Slip, copy: &Copy, messages: &[Message]) -> Score {
    match (messages, &slip.accepted) {
        ([], Some(_)) => Score::Exact,
        (_, Some(_)) => Score::Refused,
        ([], None) => Score::Silent,
        ([message], None) if !is_there(slip, copy, message) => Score::Elsewhere,
        ([message], None) => {
            let helped = !message.help.is_empty() && message.help.contains(&slip.help);
            if message.message.contains(&slip.says) && helped { Score::Exact } else { Score::PlaceOnly }
        }
        _ => Score::Several,
    }
}

/// Whether a message is put where the slip is.
fn is_there(slip: &Slip, copy: &Copy, message: &Message) -> bool {
    if let (Some(name), None) = (&slip.edit.rename, &slip.told_in) {
        return message.file == *name;
    }
    let file = slip.told_in.as_ref().unwrap_or(&slip.edit.file);
    if message.file != *file {
        return false;
    }
    let bytes = fs::read(copy.folder.join(file)).unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let edited = *file == slip.edit.file;
    let places: Vec<usize> = text.match_indices(&slip.at).map(|(at, _)| at).collect();
    let (start, length) = copy.place;
    let nearest = places.iter().copied().min_by_key(|at| {
        let inside = *at >= start && *at < start + length.max(1);
        (!inside, if inside { *at } else { at.abs_diff(start) })
    });
    let expected: Vec<usize> = if edited { nearest.into_iter().collect() } else { places };
    expected.iter().any(|at| match message.place {
        Place::Line(line) => text[..*at].matches('\n').count() + 1 == line,
        Place::Mark(mark) => mark <= text.len() && same_place(&text, *at, mark),
    })
}

/// Whether two places are the same for a reader: quotes and brackets before a word belong to it, and a heading is one place.
fn same_place(text: &str, left: usize, right: usize) -> bool {
    let first_letter = |at: usize| {
        let rest = &text[at..];
        at + rest.find(|letter| !"'\"[ \t".contains(letter)).unwrap_or(rest.len())
    };
    let heading = |at: usize| {
        let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let line = text[start..].lines().next().unwrap_or_default();
        (line.starts_with('[') && line.trim_end().ends_with(']')).then_some(start)
    };
    left == right
        || first_letter(left) == first_letter(right)
        || heading(left).is_some_and(|start| heading(right) == Some(start))
}
