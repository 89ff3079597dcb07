//! Slips: single mistakes such as authors make, written down in `tests/slips/*.toml` with what an author should be told. Each
//! is made in a copy of shipped packs, and what the command tells is judged.

mod edit;
mod judge;
mod told;

use serde::Deserialize;

use crate::shelf::{files, root, shown};

pub use judge::{Score, Verdict};

/// One slip.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slip {
    /// Its name, once only.
    pub id: String,
    /// What is wrong, in words.
    pub what: String,
    /// The packs in which it is made; the first example if none is named.
    #[serde(default)]
    packs: Vec<String>,
    /// What is done to a file.
    #[serde(flatten)]
    edit: Edit,
    /// What else is done, so that this slip is the only one.
    #[serde(default)]
    also: Vec<Edit>,
    /// The command that tells it, if `check` by its nature cannot.
    command: Option<Command>,
    /// Options that are set on the command line, as `name=value`.
    #[serde(default)]
    set: Vec<String>,
    /// Every line of every file ends as some editors end it.
    #[serde(default)]
    crlf: bool,
    /// The file in which it is told, if it is not the edited one.
    told_in: Option<String>,
    /// The text at which it is told.
    #[serde(default)]
    at: String,
    /// What the message says.
    #[serde(default)]
    says: String,
    /// What the help says; any help will do if nothing is written.
    #[serde(default)]
    help: String,
    /// Why it is right to accept it.
    accepted: Option<String>,
}

/// A change of a file: text in place of text, or the whole file.
#[derive(Clone, Debug, Default, Deserialize)]
struct Edit {
    /// The file, as `pack/path`.
    file: String,
    /// What is looked for.
    find: Option<String>,
    /// Which of several, from 1.
    nth: Option<usize>,
    /// What is put in its place.
    put: Option<String>,
    /// Bytes that are put in its place.
    bytes: Option<Vec<u8>>,
    /// What is added at the end.
    append: Option<String>,
    /// What is written instead of the whole file.
    create: Option<String>,
    /// The file is gone.
    #[serde(default)]
    remove: bool,
    /// The file is called so.
    rename: Option<String>,
}

/// What tells a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Command {
    /// `check`
    Check,
    /// `test`
    Test,
    /// `simulate`, with options that are set
    Simulate,
}

#[derive(Deserialize)]
struct Shelf {
    slip: Vec<Slip>,
}

/// Every slip with the file it is written in.
///
/// # Panics
/// If a file cannot be read, or two slips have one id.
pub fn slips() -> Vec<(String, Slip)> {
    let mut found: Vec<(String, Slip)> = Vec::new();
    for path in files(&root().join("tests/slips"), &[".toml"]) {
        let text = std::fs::read_to_string(&path).expect("a file of slips can be read");
        let shelf: Shelf = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", shown(&path)));
        for slip in shelf.slip {
            assert!(found.iter().all(|(_, known)| known.id != slip.id), "two slips are called {}", slip.id);
            found.push((path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), slip));
        }
    }
    found
}

/// Makes every slip and judges what is told of it.
pub fn verdicts(slips: &[(String, Slip)]) -> Vec<Verdict> {
    let desk = edit::Desk::new();
    quarterdeck::cores::each(slips.len(), |at| judge::judge(&desk, at, &slips[at].1))
}

/// The report: how many of how many are told exactly, file by file, and what is not.
pub fn report(slips: &[(String, Slip)], verdicts: &[Verdict]) -> String {
    use std::fmt::Write;
    let mut text = String::new();
    let mut shelves: Vec<&str> = slips.iter().map(|(shelf, _)| shelf.as_str()).collect();
    shelves.dedup();
    for ((shelf, slip), verdict) in slips.iter().zip(verdicts).filter(|(_, verdict)| verdict.score != Score::Exact) {
        let _ = writeln!(text, "{} {}, {}: {}", shelf, slip.id, slip.what, verdict.score.in_words());
        let _ = writeln!(text, "{}", verdict.told);
    }
    let share = |chosen: &dyn Fn(&str) -> bool| {
        let mine = || slips.iter().zip(verdicts).filter(|((shelf, _), _)| chosen(shelf));
        let exact = mine().filter(|(_, verdict)| verdict.score == Score::Exact).count();
        (exact, mine().count())
    };
    for shelf in shelves {
        let (exact, all) = share(&|other| other == shelf);
        let _ = writeln!(text, "{shelf}: {exact} of {all}");
    }
    let (exact, all) = share(&|_| true);
    let thousandth = (exact * 1000).checked_div(all).unwrap_or(1000);
    let _ =
        writeln!(text, "{exact} of {all} mistakes are told exactly: {}.{} in 100", thousandth / 10, thousandth % 10);
    text
}
