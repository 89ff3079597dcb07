//! `choose`: a script asks a player. Reads like a plain call; the answer is kept in the state, so
//! that the script, run again, finds it there.

use std::collections::BTreeSet;

use mlua::Value;
use quarterdeck_dsl::Met;
use quarterdeck_dsl::Unlike;
use quarterdeck_dsl::tree::{SLOTS, Seat, Thing};

use super::api::wrong;
use super::handle::{Handle, describe};
use super::host::{Outcome, Session, Trouble};
use super::message::quoted;
use crate::flow::action::{Choice, ChoiceKind, Choices, WayAt};
use crate::state::Status;
use crate::text::signs::is_unsafe;

/// What `choose` takes: name, type, meaning.
pub const PARAMETERS: &[(&str, &str, &str)] = &[
    ("prompt", "string", "What the player is asked; the key of its text."),
    ("options", "{ string }?", "Texts to choose from."),
    ("from", "({ Card } | { Zone } | { Player } | { Card | Zone | Player })?", "Things to choose from."),
    ("decline", "string?", "One more option, which gives nothing."),
];

/// So many options a player can be given, and so many things can be looked through for them.
const MOST_OPTIONS: usize = 1000;
const MOST_THINGS: usize = 10_000;
/// The longest text of an option, in letters.
const LONGEST_TEXT: usize = 200;

/// One option as the player sees it, and what it gives.
struct Answer {
    name: String,
    thing: Thing,
    value: Value,
}

impl Session<'_, '_> {
    /// Gives the recorded answer, or stops and asks.
    pub(super) fn choose(&mut self, seat: Seat, given: &Value) -> Result<Value, Trouble> {
        let (prompt, mut answers) = self.answers(seat, given)?;
        if answers.len() < 2 {
            return Ok(answers.pop().map_or(Value::Nil, |answer| answer.value));
        }
        if let Some(at) = self.engine.state.answers.get(self.answered).copied() {
            self.answered += 1;
            if self.answered == self.engine.state.answers.len() {
                self.caught_up()?;
            }
            return match answers.into_iter().nth(at as usize) {
                Some(answer) => Ok(answer.value),
                None => Err(self.diverged("there were more options before")),
            };
        }
        let mut choices = Choices { prompt, ..Choices::default() };
        for (at, answer) in (0..).zip(answers) {
            let mut slots = [Thing::Nothing; SLOTS];
            slots[0] = answer.thing;
            choices.list.push(Choice { kind: ChoiceKind::Answer(at), slots, way: WayAt::NOTHING });
            choices.answers.push(answer.name);
            self.values.push(answer.value);
        }
        *self.engine.choices = choices;
        self.engine.state.status = Status::Script(seat);
        Err(Trouble::Stop(Outcome::Asked))
    }

    fn answers(&self, seat: Seat, given: &Value) -> Result<(String, Vec<Answer>), Trouble> {
        let Value::Table(table) = given else {
            return Err(Trouble::Wrong(format!("`choose` takes named arguments, not {}", describe(given))));
        };
        let known: Vec<String> = PARAMETERS.iter().map(|(name, ..)| (*name).to_owned()).collect();
        for pair in table.pairs::<Value, Value>() {
            let (key, _) = pair?;
            match &key {
                Value::String(key) if known.iter().any(|name| key.as_bytes() == name.as_bytes()) => {}
                Value::String(key) => {
                    return Err(Trouble::unknown("`choose` has no argument", &key.to_string_lossy(), &known));
                }
                _ => return Err(Trouble::Wrong("`choose` takes named arguments only".into())),
            }
        }
        let prompt = match table.raw_get("prompt")? {
            Value::String(text) => fit("prompt", text.to_string_lossy())?,
            other => return Err(wrong("choose", "prompt", "a text", &other)),
        };
        let mut answers = match (table.raw_get("options")?, table.raw_get("from")?) {
            (Value::Table(list), Value::Nil) => {
                self.meter.spend(list.raw_len());
                texts(&list)?
            }
            (Value::Nil, Value::Table(list)) => self.things(&list, seat)?,
            (Value::Nil, Value::Nil) => return Err(Trouble::Wrong("`choose` needs `options` or `from`".into())),
            (Value::Nil, other) => return Err(wrong("choose", "from", "a list of cards, zones or players", &other)),
            (other, Value::Nil) => return Err(wrong("choose", "options", "a list of texts", &other)),
            _ => return Err(Trouble::Wrong("`choose` takes `options` or `from`, not both".into())),
        };
        match table.raw_get("decline")? {
            Value::Nil => {}
            Value::String(text) => {
                let name = fit("decline", text.to_string_lossy())?;
                // Two options of one name could not be told apart.
                if answers.iter().any(|answer| answer.name == name) {
                    return Err(Trouble::Wrong(format!(
                        "`choose`: `decline` names \"{name}\", which is an option already"
                    )));
                }
                answers.push(Answer { name, thing: Thing::Nothing, value: Value::Nil });
            }
            other => return Err(wrong("choose", "decline", "a text", &other)),
        }
        if answers.len() > MOST_OPTIONS {
            return Err(too_many());
        }
        Ok((prompt, answers))
    }

    /// Things that look the same to everybody are one option. A card that the player may not see
    /// is named by its place in the list, and its option does not say which card it is.
    fn things(&self, list: &mlua::Table, seat: Seat) -> Result<Vec<Answer>, Trouble> {
        if list.raw_len() > MOST_THINGS {
            return Err(too_many());
        }
        self.meter.spend(list.raw_len());
        let position = self.engine.position();
        let names = position.names(Some(seat));
        let mut answers: Vec<Answer> = Vec::new();
        let (mut unlike, mut met) = (Unlike::default(), Met::default());
        for (at, item) in list.sequence_values::<Value>().enumerate() {
            let item = item?;
            let thing = match Handle::read(&item) {
                None | Some(Handle::Game) => {
                    return Err(wrong("choose", "from", "a list of cards, zones or players", &item));
                }
                Some(handle) => handle.thing(),
            };
            let answer = match thing {
                Thing::Card(card) if !position.visible(card, Some(seat)) => {
                    Answer { name: format!("card {}", at + 1), thing: Thing::Nothing, value: item }
                }
                Thing::Card(card) => {
                    // Not to ask would tell the others that cards which they cannot see are alike.
                    if unlike.meet(card, &position).is_some() && position.open(card) {
                        continue;
                    }
                    Answer { name: names.thing_id(thing).into_owned(), thing, value: item }
                }
                _ => {
                    if met.meet(thing) {
                        continue;
                    }
                    Answer { name: names.thing_id(thing).into_owned(), thing, value: item }
                }
            };
            answers.push(answer);
        }
        Ok(answers)
    }
}

fn too_many() -> Trouble {
    Trouble::Wrong(format!("`choose` has more than {MOST_OPTIONS} options, from which nobody could choose"))
}

/// A text that can be shown: nothing in it acts on a screen or looks like another option.
fn fit(argument: &str, text: String) -> Result<String, Trouble> {
    let shown = !text.trim().is_empty() && !text.contains(|sign: char| is_unsafe(sign) || sign == '\n');
    if shown && text.chars().count() <= LONGEST_TEXT {
        return Ok(text);
    }
    Err(Trouble::Wrong(format!(
        "`choose`: `{argument}` cannot show \"{}\"; write one line of 1 to {LONGEST_TEXT} letters",
        quoted(&text)
    )))
}

fn texts(list: &mlua::Table) -> Result<Vec<Answer>, Trouble> {
    if list.raw_len() > MOST_OPTIONS {
        return Err(too_many());
    }
    let (mut answers, mut known): (Vec<Answer>, BTreeSet<String>) = (Vec::new(), BTreeSet::new());
    for item in list.sequence_values::<Value>() {
        let item = item?;
        let Value::String(text) = &item else {
            return Err(wrong("choose", "options", "a list of texts", &item));
        };
        let name = fit("options", text.to_string_lossy())?;
        if !known.insert(name.clone()) {
            return Err(Trouble::Wrong(format!("`choose`: `options` names \"{name}\" twice")));
        }
        answers.push(Answer { name, thing: Thing::Nothing, value: item });
    }
    Ok(answers)
}
