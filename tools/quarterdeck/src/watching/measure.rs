//! How long an answer to a save takes, stage by stage: small changes of the pack are tried in memory, and each is taken back. And how
//! long an editor waits for the language server.

use std::time::{Duration, Instant};

use miette::{IntoDiagnostic, Result, miette};

use super::{QUIET, Watched};
use crate::mutate::change::changes;
use crate::say::{Say, number, text};

/// A part of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The files are read from the disk.
    Reading,
    /// The pack is checked.
    Checking,
    /// What it says about its looks and how it is played is checked.
    Looks,
    /// The rulings that are concerned are played.
    Rulings,
    /// The match that is kept is played again.
    Match,
}

/// All stages, with the keys of their names.
const STAGES: [(Stage, &str); 5] = [
    (Stage::Reading, "reading"),
    (Stage::Checking, "checking"),
    (Stage::Looks, "looks"),
    (Stage::Rulings, "rulings"),
    (Stage::Match, "match"),
];

/// How long each stage took.
pub struct Stages {
    last: Instant,
    taken: [Duration; STAGES.len()],
}

impl Default for Stages {
    fn default() -> Stages {
        Stages { last: Instant::now(), taken: Default::default() }
    }
}

impl Stages {
    /// A stage is over.
    pub fn end(&mut self, stage: Stage) {
        let now = Instant::now();
        self.taken[stage as usize] += now - self.last;
        self.last = now;
    }
}

/// Tries changes and tells how long each stage took: half of the times, nine in ten, and the longest.
pub fn measure(watched: &mut Watched, rounds: usize) -> Result<String> {
    let Some(whole) = watched.library.find(&watched.id).cloned() else {
        return Ok(String::new());
    };
    let opening = Instant::now();
    watched.answer(&mut Stages::default());
    let opening = opening.elapsed();
    let all = changes(&whole, &[]);
    let apart = (all.len() / rounds.max(1)).max(1);
    let (mut rows, mut played) = (Vec::new(), 0);
    for change in all.iter().step_by(apart).take(rounds) {
        let mut stages = Stages::default();
        watched.library.put(&watched.folder)?;
        if let Some((_, pack)) = watched.library.packs.iter_mut().find(|(_, pack)| pack.id == watched.id) {
            *pack = change.applied(&whole);
        }
        stages.end(Stage::Reading);
        let answer = watched.answer(&mut stages);
        played += answer.played.map_or(0, |played| played.asked);
        rows.push(stages.taken);
        // The same pack as before is looked at in between, so that every change is one.
        watched.library.put(&watched.folder)?;
        watched.answer(&mut Stages::default());
    }
    let say = &watched.say;
    let counts = [
        ("count", number(rows.len())),
        ("pack", text(&*watched.id)),
        ("first", text(milliseconds(opening))),
        ("played", number(played / rows.len().max(1))),
    ];
    let mut lines = vec![say.say("watch-measured", &counts), say.say("watch-measured-head", &[])];
    let mut row = |key: &str, times: Vec<Duration>| lines.push(told(say, key, times));
    for (stage, key) in STAGES {
        row(key, rows.iter().map(|taken| taken[stage as usize]).collect());
    }
    row("waiting", vec![QUIET]);
    let first = [Stage::Reading, Stage::Checking, Stage::Looks];
    // The editor is waited for while the pack is looked at.
    let until_first =
        |taken: &[Duration; STAGES.len()]| first.iter().map(|it| taken[*it as usize]).sum::<Duration>().max(QUIET);
    let behind = [Stage::Rulings, Stage::Match];
    let after = |taken: &[Duration; STAGES.len()]| behind.iter().map(|it| taken[*it as usize]).sum::<Duration>();
    row("first", rows.iter().map(until_first).collect());
    row("all", rows.iter().map(|taken| until_first(taken) + after(taken)).collect());
    lines.extend(in_an_editor(watched, 2 * rounds)?);
    Ok(lines.join("\n"))
}

/// A row of the table: half of the times, nine in ten, ninety-nine in a hundred, and the longest.
fn told(say: &Say, key: &str, times: Vec<Duration>) -> String {
    let [half, most, nearly, longest] = shares(times).map(milliseconds);
    let name = say.say(&format!("watch-stage-{key}"), &[]);
    format!("  {name:<28} {half:>8} {most:>8} {nearly:>9} {longest:>8}")
}

/// How long somebody waits for the language server who writes the longest file of the pack.
fn in_an_editor(watched: &Watched, places: usize) -> Result<Vec<String>> {
    let files = watched.library.find(&watched.id).into_iter().flat_map(|pack| &pack.files);
    let tables =
        files.filter(|(path, _)| path.ends_with(".toml") && *path != "pack.toml" && !path.starts_with("rulings/"));
    let Some((path, _)) = tables.max_by_key(|(_, text)| text.matches('\'').count()) else {
        return Ok(Vec::new());
    };
    let file = watched.folder.canonicalize().into_diagnostic()?.join(path);
    let waits = quarterdeck_lsp::measure(&file, crate::types::found, places).map_err(|error| miette!("{error}"))?;
    let counts =
        [("file", text(path)), ("answers", number(waits.answers.len())), ("mistakes", number(waits.mistakes.len()))];
    Ok(vec![
        String::new(),
        watched.say.say("watch-measured-editor", &counts),
        watched.say.say("watch-measured-head", &[]),
        told(&watched.say, "answers", waits.answers),
        told(&watched.say, "mistakes", waits.mistakes),
    ])
}

/// The middle, nine in ten, ninety-nine in a hundred, and the longest of some times.
fn shares(mut times: Vec<Duration>) -> [Duration; 4] {
    times.sort();
    let at = |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
    [at(50), at(90), at(99), times.last()].map(|time| time.copied().unwrap_or_default())
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::{Duration, shares};

    #[test]
    fn half_nine_in_ten_and_the_longest() {
        let times = (1..=10).rev().map(Duration::from_millis).collect();
        assert_eq!(shares(times), [6, 10, 10, 10].map(Duration::from_millis));
        assert_eq!(shares(Vec::new()), [Duration::ZERO; 4]);
    }
}
