//! `drive`: one JSON object a line in, one a line out, so that programs in any language can play,
//! test and watch. Nonsense is answered with `"ok": false`, a code and a message.

mod request;
mod told;

use std::io::{self, BufRead, Read as _, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use miette::{IntoDiagnostic, Result};
use quarterdeck_disk::save_file;
use quarterdeck_runtime::{Game, Save, Setting, Snapshot, Table, player_counts};
use serde_json::{Map, Value, json};

use crate::GameArguments;
use crate::failure::Failure;
use crate::library::{open, options};
use crate::out::harmless_json;
use crate::say::{LANGUAGES, Say, language, number, text};
use request::{fields, read, wanted, whole};
use told::tell;

/// Arguments of `drive`.
#[derive(Args, Clone, Debug)]
pub struct DriveArguments {
    #[command(flatten)]
    game: GameArguments,
    /// The language of answers to requests that name none: en or ru.
    #[arg(long, default_value = "en")]
    lang: String,
}

type Answer = std::result::Result<Map<String, Value>, Failure>;

/// One driven match.
struct Driver {
    game: Arc<Game>,
    set: Vec<(String, String)>,
    table: Option<Table>,
    /// The language of answers to requests that name none.
    language: String,
}

/// What a program that speaks with a game is answered to one line after the other.
pub fn answering(game: Arc<Game>) -> impl FnMut(&str) -> Value {
    let mut driver = Driver { game, set: Vec::new(), table: None, language: "en".to_owned() };
    move |line| driver.answer(line)
}

/// A longer line is not read, in bytes. A save or a position fits into it.
const LONGEST_LINE: u64 = 64_000_000;

/// The next line, and whether it is too long: then there is no more of it than its beginning. Nothing if there is none.
fn next(input: &mut impl BufRead, line: &mut Vec<u8>, most: u64) -> io::Result<Option<bool>> {
    line.clear();
    if input.by_ref().take(most).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    let long = line.len() as u64 >= most && !line.ends_with(b"\n");
    if long {
        pass_over(input)?;
    }
    Ok(Some(long))
}

/// Passes over the rest of a line, a piece at a time.
fn pass_over(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let piece = input.fill_buf()?;
        let end = piece.iter().position(|sign| *sign == b'\n');
        let (over, read) = (piece.is_empty() || end.is_some(), end.map_or(piece.len(), |end| end + 1));
        input.consume(read);
        if over {
            return Ok(());
        }
    }
}

/// Answers lines until the input ends.
pub fn drive(arguments: &DriveArguments) -> Result<ExitCode> {
    let language = language(&arguments.lang)?;
    let game = open(&arguments.game)?;
    let mut driver = Driver { set: options(&game, &arguments.game)?, game, table: None, language };
    let mut out = std::io::stdout().lock();
    let mut input = std::io::stdin().lock();
    let mut line = Vec::new();
    while let Some(long) = next(&mut input, &mut line, LONGEST_LINE).into_diagnostic()? {
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        let answer = if long { driver.too_long() } else { driver.answer(text.trim()) };
        // Whoever listened may have gone; then there is nothing more to do.
        if writeln!(out, "{}", harmless_json(&answer.to_string())).and_then(|()| out.flush()).is_err() {
            return Ok(ExitCode::SUCCESS);
        }
    }
    Ok(ExitCode::SUCCESS)
}

impl Driver {
    fn too_long(&self) -> Value {
        let most = vec![("most", number((LONGEST_LINE / 1_000_000) as usize))];
        refused(&Failure::request("drive-long", most), &self.language)
    }

    fn answer(&mut self, line: &str) -> Value {
        let request = read(line);
        let language = request.as_ref().ok().and_then(|request| request.get("lang")).and_then(Value::as_str);
        let known = |language: &&str| LANGUAGES.contains(language);
        let language = language.filter(known).unwrap_or(&self.language).to_owned();
        let result = match request {
            Ok(request) => catch_unwind(AssertUnwindSafe(|| self.request(&request))).unwrap_or_else(|_| self.mend()),
            Err(failure) => Err(failure),
        };
        match result {
            Ok(mut fields) => {
                fields.insert("ok".into(), true.into());
                Value::Object(fields)
            }
            Err(failure) => refused(&failure, &language),
        }
    }

    /// The engine broke down: the match goes back to its last decision, if it can.
    fn mend(&mut self) -> Answer {
        let whole = self.table.take().and_then(|mut table| {
            let made = table.decisions().len();
            catch_unwind(AssertUnwindSafe(move || table.undo_to(made).ok().map(|_| table))).ok().flatten()
        });
        let key = if whole.is_some() { "drive-broken" } else { "drive-gone" };
        self.table = whole;
        Err(Failure::new("broken", key, Vec::new()))
    }

    fn request(&mut self, request: &Map<String, Value>) -> Answer {
        match wanted(request)? {
            "start" => self.start(request),
            "decision" => self.decision(request),
            "choose" => self.choose(request),
            "view" => self.view(request),
            "why" => self.why(request),
            "state" => {
                let table = self.table()?;
                let state = serde_json::to_value(table.now().snapshot()).map_err(broken)?;
                Ok(fields([("state", state), ("log_hash", format!("{:016x}", table.now().log_hash()).into())]))
            }
            "events" => self.events(request),
            "decisions" => {
                let table = self.table()?;
                let list: Vec<Value> = table
                    .decisions()
                    .iter()
                    .map(|decided| json!({ "seat": decided.seat, "id": decided.id, "events": decided.events }))
                    .collect();
                Ok(fields([("decisions", list.into()), ("undo_limit", table.undo_limit().into())]))
            }
            "undo" => self.undo(request),
            "save" => self.save(request),
            _ => self.load(request),
        }
    }

    fn table(&self) -> std::result::Result<&Table, Failure> {
        self.table.as_ref().ok_or_else(no_match)
    }

    fn start(&mut self, request: &Map<String, Value>) -> Answer {
        let fixed = request::fixed(request)?;
        let mut table = match request::position(request)? {
            Some(position) => {
                let mut state: Snapshot = request::part(position, "bad_position", "drive-position")?;
                let table = Table::from_position(self.game.clone(), state.clone())?;
                if fixed.is_empty() {
                    table
                } else {
                    // What is fixed speaks of zones and cards, so the position must be sound before.
                    fixed.apply(&self.game, &mut state)?;
                    Table::from_position(self.game.clone(), state)?
                }
            }
            None => {
                let seats = whole(request, "players", 255)?.map(|seats| seats as u8);
                let seed = whole(request, "seed", u64::MAX)?.unwrap_or(1);
                let first = whole(request, "first", 255)?.map(|first| first as u8);
                let options = [self.set.clone(), request::options(request)?].concat();
                let seats = match seats {
                    Some(seats) => seats,
                    None => player_counts(&self.game, &options)?[0],
                };
                Table::start(self.game.clone(), Setting { seats, seed, first, options, fixed, ..Setting::default() })?
            }
        };
        let seats = table.setting().seats;
        table.names = request::names(request, seats)?.unwrap_or_default();
        // A program may take everything back, unless it says who sits there.
        table.people = request::people(request, seats)?.unwrap_or_default();
        table.practice = request::flag(request, "practice")?;
        self.table = Some(table);
        self.decision(request)
    }

    fn decision(&self, request: &Map<String, Value>) -> Answer {
        let table = self.table()?;
        let language = self.language(request)?;
        let asked = table.now().asked();
        let speaker = table.speaker(asked, &language);
        let options = if asked.is_some() { speaker.options() } else { Vec::new() };
        let winners: Vec<u8> = table.now().winners().unwrap_or_default().iter().collect();
        Ok(fields([
            ("decision", table.decisions().len().into()),
            ("over", table.now().winners().is_some().into()),
            ("winners", winners.into()),
            ("returns", table.now().position().returns().into()),
            ("ranks", ranks(table).into()),
            ("together", table.now().position().together().into()),
            ("score", table.now().position().score().into()),
            ("title", table.now().position().title().into()),
            ("asked", asked.into()),
            ("prompt", speaker.prompt().into()),
            ("options", serde_json::to_value(options).map_err(broken)?),
            ("events", table.now().events().len().into()),
        ]))
    }

    fn choose(&mut self, request: &Map<String, Value>) -> Answer {
        let by_number = whole(request, "index", u64::MAX)?;
        let by_id = request
            .get("id")
            .filter(|id| !id.is_null())
            .map(|id| id.as_str().map(str::to_owned).ok_or_else(|| Failure::request("drive-id", Vec::new())));
        let table = self.table.as_mut().ok_or_else(no_match)?;
        match (by_id, by_number) {
            (Some(id), None) => table.decide_by_id(&id?)?,
            (None, Some(at)) => table.decide(usize::try_from(at).unwrap_or(usize::MAX))?,
            _ => return Err(Failure::request("drive-which", Vec::new())),
        }
        self.decision(request)
    }

    fn view(&self, request: &Map<String, Value>) -> Answer {
        let table = self.table()?;
        let language = self.language(request)?;
        let since = whole(request, "since", u64::MAX)?.unwrap_or(0);
        let seat = self.seat(request)?;
        let view = table.speaker(seat, &language).view(usize::try_from(since).unwrap_or(usize::MAX));
        Ok(fields([("view", serde_json::to_value(view).map_err(broken)?)]))
    }

    fn why(&self, request: &Map<String, Value>) -> Answer {
        let table = self.table()?;
        let language = self.language(request)?;
        let words = request.get("words").and_then(Value::as_str);
        let words = words.ok_or_else(|| Failure::request("drive-words", Vec::new()))?;
        let seat = self.seat(request)?.or(table.now().asked());
        Ok(fields([("why", table.speaker(seat, &language).why(words).into())]))
    }

    fn events(&self, request: &Map<String, Value>) -> Answer {
        let table = self.table()?;
        let since = usize::try_from(whole(request, "since", u64::MAX)?.unwrap_or(0)).unwrap_or(usize::MAX);
        let events = table.now().events();
        let list: Vec<Value> =
            events.iter().enumerate().skip(since).map(|(at, event)| tell(table, at, event)).collect();
        Ok(fields([("events", list.into()), ("count", events.len().into())]))
    }

    fn undo(&mut self, request: &Map<String, Value>) -> Answer {
        let to = whole(request, "to", u64::MAX)?;
        let table = self.table.as_mut().ok_or_else(no_match)?;
        let made = table.decisions().len();
        let to = match to {
            Some(to) => usize::try_from(to).unwrap_or(usize::MAX),
            None => made.checked_sub(1).ok_or_else(|| Failure::new("bad_undo", "drive-undo", Vec::new()))?,
        };
        table.undo_to(to)?;
        self.decision(request)
    }

    fn save(&self, request: &Map<String, Value>) -> Answer {
        let save = Save::of(self.table()?);
        match request.get("file") {
            None => Ok(fields([("save", serde_json::to_value(save).map_err(broken)?)])),
            Some(Value::String(file)) => {
                save_file::write(Path::new(file), &save.write()).map_err(|trouble| Failure::unsaved(file, trouble))?;
                Ok(fields([("file", file.as_str().into())]))
            }
            Some(_) => Err(Failure::request("drive-file", Vec::new())),
        }
    }

    fn load(&mut self, request: &Map<String, Value>) -> Answer {
        let save = match (request.get("save"), request.get("file")) {
            (Some(value), None) => Save::from_value(value.clone())?,
            (None, Some(Value::String(file))) => {
                let text =
                    save_file::read(Path::new(file)).map_err(|error| Failure::file("drive-unread", file, &error))?;
                Save::read(&text).map_err(|refusal| Failure::unusable(refusal, file))?
            }
            _ => return Err(Failure::request("drive-load", Vec::new())),
        };
        let opened = save.open(self.game.clone()).map_err(|refusal| match request.get("file") {
            Some(Value::String(file)) => Failure::unusable(refusal, file),
            _ => refusal.into(),
        })?;
        self.table = Some(opened.table);
        let mut answer = self.decision(request)?;
        let language = self.language(request)?;
        let changed: Vec<String> = opened.changed.iter().map(|change| change.tell(&language)).collect();
        answer.insert("changed".into(), changed.into());
        Ok(answer)
    }

    fn language(&self, request: &Map<String, Value>) -> std::result::Result<String, Failure> {
        let language = match request.get("lang") {
            None => self.language.as_str(),
            Some(Value::String(language)) => language.as_str(),
            Some(_) => return Err(Failure::request("drive-lang", Vec::new())),
        };
        if self.game.locales.languages().any(|known| known == language) {
            return Ok(language.to_owned());
        }
        let known: Vec<&str> = self.game.locales.languages().collect();
        Err(Failure::request("drive-unspoken", vec![("language", text(language)), ("known", text(known.join(", ")))]))
    }

    fn seat(&self, request: &Map<String, Value>) -> std::result::Result<Option<u8>, Failure> {
        let seats = self.table()?.setting().seats;
        match whole(request, "seat", u64::MAX)? {
            None => Ok(None),
            Some(seat) if seat < u64::from(seats) => Ok(Some(seat as u8)),
            Some(seat) => {
                let last = number(usize::from(seats) - 1);
                Err(Failure::request("drive-seat", vec![("seat", text(seat.to_string())), ("last", last)]))
            }
        }
    }
}

/// A longer message is cut, in letters: it may quote what was asked for.
const LONGEST_MESSAGE: usize = 2_000;

fn refused(failure: &Failure, language: &str) -> Value {
    let mut message = failure.message(&Say::new(language));
    if let Some((end, _)) = message.char_indices().nth(LONGEST_MESSAGE) {
        message.truncate(end);
        message.push('…');
    }
    json!({ "ok": false, "code": failure.code, "message": message })
}

/// What each seat is ranked by, once the match is over and if it is ranked at all; nothing for who cannot win.
fn ranks(table: &Table) -> Option<Vec<Option<Vec<i32>>>> {
    let position = table.now().position();
    let ranked = table.now().winners().is_some() && !position.together() && !table.game().finish.rank.is_empty();
    ranked.then(|| (0..table.setting().seats).map(|seat| position.rank(seat)).collect())
}

fn no_match() -> Failure {
    Failure::new("no_match", "drive-no-match", Vec::new())
}

fn broken(error: serde_json::Error) -> Failure {
    Failure::broken(&error)
}

#[cfg(test)]
mod tests {
    use super::{Failure, LONGEST_MESSAGE, next, refused, text};

    #[test]
    fn what_is_quoted_is_not_repeated_without_end() {
        let failure = Failure::request("drive-near", vec![("wish", text("ж".repeat(100_000))), ("near", text("x"))]);
        let told = refused(&failure, "en");
        assert_eq!(told["message"].as_str().map(|message| message.chars().count()), Some(LONGEST_MESSAGE + 1));
    }

    #[test]
    fn a_long_line_is_passed_over_and_the_next_is_read() {
        let text = format!("{}\nshort\n{}", "x".repeat(100_000), "y".repeat(50));
        let (mut input, mut line) = (std::io::BufReader::with_capacity(64, text.as_bytes()), Vec::new());
        assert_eq!(next(&mut input, &mut line, 20).unwrap(), Some(true));
        assert_eq!(line.len(), 20);
        assert_eq!(next(&mut input, &mut line, 20).unwrap(), Some(false));
        assert_eq!(line, b"short\n");
        assert_eq!(next(&mut input, &mut line, 20).unwrap(), Some(true), "an end without a line is one, too");
        assert_eq!(next(&mut input, &mut line, 20).unwrap(), None);
        let exact = "12345\n";
        assert_eq!(next(&mut exact.as_bytes(), &mut line, 6).unwrap(), Some(false), "as long as may be");
    }
}
