//! Reads the text of a ruling: header, game, arrangement, steps, expectations. Words of the game are
//! left as they are; they get a meaning when the ruling is played.

use crate::words::{Expected, Fact, Words};
use quarterdeck_dsl::problem::nearest;

/// A mistake in the text of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The file.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: String,
}

/// A ruling as written.
#[derive(Clone, Debug)]
pub struct Ruling {
    pub(crate) path: String,
    pub(crate) text: String,
    pub(crate) sentence: String,
    pub(crate) covers: Vec<String>,
    pub(crate) because: Option<String>,
    pub(crate) table: Table,
    /// The line saying that such a match cannot start.
    pub(crate) impossible: Option<usize>,
    pub(crate) runs: Vec<Run>,
}

/// The line `game …`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    pub line: usize,
    pub game: String,
    pub with: Vec<String>,
    pub players: Vec<String>,
    pub options: Vec<(String, String)>,
    pub seed: u64,
    /// What set-up asks has been answered.
    pub after_setup: bool,
}

/// One way through the scenario; `again` starts another.
#[derive(Clone, Debug, Default)]
pub(crate) struct Run {
    pub line: usize,
    pub arrangement: Vec<Arrangement>,
    pub steps: Vec<Step>,
}

/// One line that arranges something.
#[derive(Clone, Debug)]
pub(crate) struct Arrangement {
    pub line: usize,
    pub fact: Fact,
}

/// One step, or `check`.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub line: usize,
    pub text: String,
    /// Who does what; nothing for `check`.
    pub deed: Option<(u8, String)>,
    /// The campaign goes on with its next match.
    pub next: bool,
    pub expectations: Vec<Expectation>,
}

/// One indented line.
#[derive(Clone, Debug)]
pub(crate) struct Expectation {
    pub line: usize,
    pub text: String,
    pub expected: Expected,
}

impl Ruling {
    /// Reads a ruling; all mistakes at once.
    pub fn parse(path: &str, text: &str) -> Result<Ruling, Vec<Mistake>> {
        let mut reader = Reader {
            ruling: Ruling {
                path: path.to_owned(),
                text: text.replace("\r\n", "\n"),
                sentence: String::new(),
                covers: Vec::new(),
                because: None,
                table: Table::default(),
                impossible: None,
                runs: vec![Run::default()],
            },
            mistakes: Vec::new(),
        };
        for (at, line) in text.lines().enumerate() {
            let line = without_comment(line);
            if !line.trim().is_empty() {
                reader.line(at + 1, line);
            }
        }
        reader.finish()
    }

    /// The rules it covers.
    pub fn covers(&self) -> &[String] {
        &self.covers
    }

    /// The ruling as a sentence.
    pub fn sentence(&self) -> &str {
        &self.sentence
    }

    /// Why it is so, if that is said.
    pub fn because(&self) -> Option<&str> {
        self.because.as_deref()
    }

    /// The file it was read from.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The game it is about, and the expansions it is played with.
    pub fn packs(&self) -> (&str, &[String]) {
        (&self.table.game, &self.table.with)
    }
}

/// A line without its comment. `#2` at the end of an option's id is not one.
fn without_comment(line: &str) -> &str {
    let mut from = 0;
    while let Some(at) = line[from..].find('#') {
        let at = from + at;
        let before = line[..at].chars().next_back();
        let after = line[at + 1..].chars().next();
        if before.is_none_or(char::is_whitespace) && !after.is_some_and(|letter| letter.is_ascii_digit()) {
            return line[..at].trim_end();
        }
        from = at + 1;
    }
    line.trim_end()
}

/// A line of the head whose key is misspelt or lacks its colon: the key as written, and the one that is meant.
fn nearly_head(text: &str) -> Option<(&str, &'static str)> {
    let key = text.split_whitespace().next()?;
    let name = key.trim_end_matches(':');
    let known = ["ruling", "covers", "because"];
    let near = known.into_iter().find(|known| *known == name);
    let near = near.or_else(|| known.into_iter().find(|known| Some((*known).to_owned()) == nearest(name, [*known])));
    Some((key, near?))
}

/// The player who is meant, in the pack's own spelling.
fn nearest_name<'n>(name: &str, players: impl Iterator<Item = &'n str>) -> Option<String> {
    nearest(name, players)
}

struct Reader {
    ruling: Ruling,
    mistakes: Vec<Mistake>,
}

impl Reader {
    fn mistake(&mut self, line: usize, message: impl Into<String>, help: impl Into<String>) {
        let path = self.ruling.path.clone();
        self.mistakes.push(Mistake { path, line, message: message.into(), help: help.into() });
    }

    fn line(&mut self, number: usize, line: &str) {
        let indented = line.starts_with([' ', '\t']);
        let text = line.trim();
        if indented {
            self.expectation(number, text);
        } else if self.ruling.table.line == 0 {
            self.header(number, text);
        } else if text == "again" {
            let arrangement = self.run().arrangement.clone();
            if self.run().steps.is_empty() {
                self.mistake(number, "`again` before any step", "`again` starts the scenario anew after its steps");
            }
            self.ruling.runs.push(Run { line: number, arrangement, steps: Vec::new() });
        } else if text == "check" || text == "next match" {
            let next = text == "next match";
            self.run().steps.push(Step { line: number, text: text.into(), deed: None, next, expectations: Vec::new() });
        } else if let Some((seat, deed)) = self.deed(text) {
            if deed.is_empty() {
                self.mistake(number, "a step without an action", "write the action as in the list of options");
            }
            let step = Step {
                line: number,
                text: text.into(),
                deed: Some((seat, deed)),
                next: false,
                expectations: Vec::new(),
            };
            self.run().steps.push(step);
        } else {
            self.arrangement(number, text);
        }
    }

    fn run(&mut self) -> &mut Run {
        if self.ruling.runs.is_empty() {
            self.ruling.runs.push(Run::default());
        }
        let last = self.ruling.runs.len() - 1;
        &mut self.ruling.runs[last]
    }

    /// `Anna: hire settler`
    fn deed(&self, text: &str) -> Option<(u8, String)> {
        let (name, deed) = text.split_once(':')?;
        let seat = Words { players: &self.ruling.table.players }.player(name)?;
        Some((seat, deed.trim().to_owned()))
    }

    fn header(&mut self, line: usize, text: &str) {
        if let Some(rest) = text.strip_prefix("ruling:") {
            self.ruling.sentence = rest.trim().to_owned();
        } else if let Some(rest) = text.strip_prefix("covers:") {
            self.ruling.covers =
                rest.split(',').map(|rule| rule.trim().to_owned()).filter(|rule| !rule.is_empty()).collect();
        } else if let Some(rest) = text.strip_prefix("because:") {
            self.ruling.because = Some(rest.trim().to_owned());
        } else if let Some(rest) = text.strip_prefix("game ") {
            self.table(line, rest);
        } else if let Some((key, near)) = nearly_head(text) {
            // What it was to say is not missed again.
            match near {
                "covers" => self.ruling.covers = vec![String::new()],
                _ => self.ruling.sentence = text.to_owned(),
            }
            let (message, help) = if key.ends_with(':') {
                (format!("`{key}` is no part of the head of a ruling"), format!("did you mean `{near}:`?"))
            } else {
                (format!("`{text}` lacks the colon behind `{key}`"), format!("write `{near}: …`"))
            };
            self.mistake(line, message, help);
        } else {
            self.mistake(
                line,
                format!("`{text}` cannot stand here"),
                "first come `ruling:`, `covers:` and `because:`, then `game <pack>, players <name>, <name>`",
            );
        }
    }

    fn table(&mut self, line: usize, text: &str) {
        let mut table = Table { line, ..Table::default() };
        let mut players = false;
        for (at, part) in text.split(',').map(str::trim).enumerate() {
            let words: Vec<&str> = part.split_whitespace().collect();
            match words.as_slice() {
                [game] if at == 0 => table.game = (*game).to_owned(),
                ["players", name] => {
                    players = true;
                    table.players.push((*name).to_owned());
                }
                [name] if players => table.players.push((*name).to_owned()),
                ["with", packs @ ..] if !packs.is_empty() => {
                    players = false;
                    table.with.extend(packs.iter().filter(|word| **word != "and").map(|pack| (*pack).to_owned()));
                }
                ["after", "setup"] => {
                    players = false;
                    table.after_setup = true;
                }
                ["seed", seed] if seed.parse::<u64>().is_ok() => {
                    players = false;
                    table.seed = seed.parse().unwrap_or(0);
                }
                [name @ .., value] if !name.is_empty() => {
                    players = false;
                    table.options.push((name.join("_"), (*value).to_owned()));
                }
                _ => self.mistake(
                    line,
                    format!("`{part}` is no part of a game line"),
                    "for example `game port-royal, players Anna, Bob, ending expedition, with pack-a, seed 7`",
                ),
            }
        }
        if table.players.is_empty() {
            self.mistake(line, "nobody plays", "write `players` and the names after the game");
        }
        for (at, name) in table.players.iter().enumerate() {
            if table.players[..at].contains(name) {
                self.mistake(line, format!("two players are called {name}"), "give each player another name");
            }
        }
        self.ruling.table = table;
    }

    fn arrangement(&mut self, line: usize, text: &str) {
        if !self.run().steps.is_empty() {
            let players = self.ruling.table.players.join(", ");
            let called = text.split_once(':').map(|(name, _)| name.trim());
            let names = self.ruling.table.players.iter().map(String::as_str);
            if let Some((name, near)) = called.and_then(|name| Some((name, nearest_name(name, names)?))) {
                let message = format!("nobody is called `{name}`");
                self.mistake(line, message, format!("did you mean `{near}`?"));
                return;
            }
            self.mistake(
                line,
                format!("`{text}` is neither a step nor an expectation"),
                format!("steps begin with a player ({players}) and a colon; expectations are indented; what lies where is said before the first step or after `again`"),
            );
            return;
        }
        let players = self.ruling.table.players.clone();
        // Ids are small: who is called with a capital is a player, and what follows belongs to that step.
        let called = text.split_once(':').map(|(name, _)| name.trim());
        let called = called.filter(|name| name.starts_with(char::is_uppercase) && !name.contains(' '));
        if let Some((name, near)) =
            called.and_then(|name| Some((name, nearest_name(name, players.iter().map(String::as_str))?)))
        {
            let message = format!("nobody is called `{name}`");
            self.mistake(line, message, format!("did you mean `{near}`?"));
            let step = Step { line, text: text.to_owned(), deed: None, next: false, expectations: Vec::new() };
            self.run().steps.push(step);
            return;
        }
        match (Words { players: &players }).fact(text) {
            Ok(fact) => {
                let run = self.run();
                run.arrangement.retain(|earlier| !earlier.fact.same_subject(&fact));
                run.arrangement.push(Arrangement { line, fact });
            }
            Err(help) => self.mistake(line, format!("`{text}` arranges nothing"), help),
        }
    }

    fn expectation(&mut self, line: usize, text: &str) {
        let players = self.ruling.table.players.clone();
        let expected = match (Words { players: &players }).expected(text) {
            Ok(expected) => expected,
            Err(help) => {
                self.mistake(line, format!("`{text}` cannot be checked"), help);
                return;
            }
        };
        if let Some(step) = self.run().steps.last_mut() {
            step.expectations.push(Expectation { line, text: text.to_owned(), expected });
        } else if expected == Expected::Refused(None)
            && self.ruling.table.line != 0
            && self.run().arrangement.is_empty()
        {
            self.ruling.impossible = Some(line);
        } else {
            self.mistake(
                line,
                "an expectation without a step",
                "put it under a step, or under a line `check` to look at the arranged position",
            );
        }
    }

    fn finish(mut self) -> Result<Ruling, Vec<Mistake>> {
        if self.ruling.sentence.is_empty() {
            self.mistake(1, "the ruling is not said", "begin with `ruling: ` and a sentence");
        }
        if self.ruling.covers.is_empty() {
            self.mistake(1, "no rule is covered", "write `covers: ` and the ids of the rules");
        }
        let table = self.ruling.table.line;
        if table == 0 {
            self.mistake(1, "no game", "write `game <pack>, players <name>, <name>`");
        } else if self.ruling.impossible.is_none() {
            for at in 0..self.ruling.runs.len() {
                let (line, empty) = (self.ruling.runs[at].line.max(table), self.ruling.runs[at].steps.is_empty());
                if empty {
                    self.mistake(
                        line,
                        "nothing is played and nothing is checked",
                        "add a step `Name: action` or `check`",
                    );
                }
            }
            let expects = self.ruling.runs.iter().flat_map(|run| &run.steps).any(|step| !step.expectations.is_empty());
            if !expects {
                self.mistake(table, "nothing is expected", "indent under a step what must hold after it");
            }
        }
        self.only_without_players();
        if self.mistakes.is_empty() { Ok(self.ruling) } else { Err(self.mistakes) }
    }

    /// Without a game or players no other line can be read, so that only the first is told.
    fn only_without_players(&mut self) {
        let unplayed = self.ruling.table.line == 0;
        let lost = |mistake: &Mistake| {
            mistake.message == "nobody plays" || unplayed && mistake.message.ends_with("cannot stand here")
        };
        if let Some(at) = self.mistakes.iter().position(lost) {
            self.mistakes.truncate(at + 1);
        }
    }
}
