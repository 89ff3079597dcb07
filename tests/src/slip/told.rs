//! What the command tells of packs, asked in the same way as the command does.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use quarterdeck::GameArguments;
use quarterdeck::library::{open, options};
use quarterdeck_runtime::packs::Sentences;
use quarterdeck_runtime::player_counts;

use super::{Command, Slip};

/// One message.
pub(super) struct Message {
    /// The file, as `pack/path`.
    pub file: String,
    /// Where the mark begins, or which line it is.
    pub place: Place,
    pub message: String,
    pub help: String,
}

/// Where a message is put.
pub(super) enum Place {
    /// In bytes.
    Mark(usize),
    /// In lines, from 1.
    Line(usize),
}

/// Everything that is told of the packs in a folder.
pub(super) fn told(sentences: &Arc<Sentences>, folder: &Path, slip: &Slip) -> Vec<Message> {
    let nowhere = folder.join("no-other-packs");
    let told = match quarterdeck::check::tell(sentences, &[folder.to_path_buf()], &nowhere) {
        Ok(told) => told,
        Err(report) => {
            let help = report.help().map(|help| help.to_string()).unwrap_or_default();
            let message = report.to_string();
            return vec![Message { file: String::new(), place: Place::Mark(0), message, help }];
        }
    };
    let problems = told.problems.iter().chain(told.of_rulings.iter().map(|(problem, _)| problem));
    let mut messages: Vec<Message> = problems
        .map(|problem| Message {
            file: problem.file.clone(),
            place: Place::Mark(problem.span.0),
            message: format!("{} ({})", problem.message, problem.label),
            help: problem.help.clone().unwrap_or_default(),
        })
        .collect();
    if messages.is_empty() && slip.command == Some(Command::Test) {
        messages = tested(folder, slip);
    }
    if messages.is_empty() && slip.command == Some(Command::Simulate) {
        messages = started(folder, slip).err().into_iter().collect();
    }
    messages
}

/// What `simulate` tells before the first match, of a game that is set up as the command line asks; it is told at no place.
fn started(folder: &Path, slip: &Slip) -> Result<(), Message> {
    let nowhere = |message: String, help: String| Message { file: String::new(), place: Place::Mark(0), message, help };
    let game = slip.packs.first().expect("a slip of the command line names its game").clone();
    let arguments = GameArguments { game, with: Vec::new(), set: slip.set.clone(), content: folder.to_path_buf() };
    let opened = open(&arguments).and_then(|game| options(&game, &arguments).map(|options| (game, options)));
    let (game, options) = opened.map_err(|report| {
        let help = report.help().map(|help| help.to_string()).unwrap_or_default();
        nowhere(report.to_string(), help)
    })?;
    // The reason is message and help in one, as the command prints it.
    player_counts(&game, &options)
        .map(|_| ())
        .map_err(|refusal| nowhere(refusal.reason.to_string(), refusal.reason.to_string()))
}

/// What `test` tells of the ruling that was edited, or of the one in which the slip is told.
fn tested(folder: &Path, slip: &Slip) -> Vec<Message> {
    let file = slip.told_in.as_ref().unwrap_or(&slip.edit.file);
    let text = fs::read_to_string(folder.join(file)).expect("a ruling can be read");
    let failures = quarterdeck::rulings::failures(folder, file, &text).expect("packs can be read");
    failures
        .into_iter()
        .map(|failure| Message {
            file: file.clone(),
            place: Place::Line(failure.line),
            help: format!("{}\n{}", failure.message, failure.why.join("\n")),
            message: failure.message,
        })
        .collect()
}
