//! What is told of a match decision by decision: what was asked, what was open and why not more, what happened, and what
//! heard it: who acted and who kept silent, with every condition that was asked and its answer.

use std::collections::{BTreeMap, BTreeSet};

use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::explain::{self, Part};
use quarterdeck_dsl::tree::{CardAt, Condition, Context, Thing};
use quarterdeck_runtime::definitions::{EffectId, Sentence, TriggerId, What};
use quarterdeck_runtime::position::{Came, Note, Noted, Position};
use quarterdeck_runtime::telling::Words;
use quarterdeck_runtime::{ChooseError, Match, Speaker};
use serde::Serialize;

use crate::say::{Say, number, text};

/// A whole match, or a ruling.
#[derive(Debug, Default, Serialize)]
pub struct Trace {
    /// What is traced.
    pub title: String,
    /// The language in which it is told.
    pub language: String,
    /// Names of cards that are spoken of, by id.
    pub cards: BTreeMap<String, String>,
    /// Everything up to the first decision, then one after the other.
    pub steps: Vec<Step>,
}

/// One decision and what came of it.
#[derive(Debug, Default, Serialize)]
pub struct Step {
    /// Its number, from 1; 0 for what comes before the first.
    pub number: usize,
    /// What stands in the ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<String>,
    /// The line of the ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// Who was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// In which phase, by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<String>,
    /// What was asked.
    pub prompt: String,
    /// What was open.
    pub options: Vec<Open>,
    /// Actions that were not, and why.
    pub closed: Vec<Closed>,
    /// What happened, in order, and what heard it.
    pub lines: Vec<Line>,
}

/// An option.
#[derive(Debug, Serialize)]
pub struct Open {
    /// Its id.
    pub id: String,
    /// What it says.
    pub label: String,
    /// It was taken.
    pub taken: bool,
}

/// An action that was not open.
#[derive(Debug, Serialize)]
pub struct Closed {
    /// Its id.
    pub id: String,
    /// What stood in its way.
    pub why: String,
}

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Something happened.
    Event,
    /// Something heard it and acts.
    Acts,
    /// Something heard it, and its condition did not hold.
    Silent,
    /// Something listens to it, but only to another player's.
    Apart,
    /// A deed was done.
    Does,
    /// A deed was left out, as its condition did not hold.
    LeftOut,
    /// It went wrong, or a line of the ruling does not hold.
    Wrong,
}

/// One line.
#[derive(Debug, Serialize)]
pub struct Line {
    /// What it is about.
    pub kind: Kind,
    /// What it says.
    pub text: String,
    /// What was asked, and what the answer was.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<Asked>,
    /// Cards that it is about, by id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// Where the rule stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// A condition, or a part of one.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Asked {
    /// How deep it lies in the whole.
    pub depth: usize,
    /// What was asked, with the values.
    pub text: String,
    /// The answer.
    pub holds: bool,
}

/// Tells of matches on their way.
pub struct Tracer<'t> {
    say: &'t Say,
    names: &'t [String],
    trace: Trace,
}

impl<'t> Tracer<'t> {
    /// Nothing is told yet.
    pub fn new(title: String, say: &'t Say, names: &'t [String]) -> Tracer<'t> {
        let trace = Trace { title, language: say.language.clone(), ..Trace::default() };
        Tracer { say, names, trace }
    }

    /// Everything that was told.
    pub fn finish(self) -> Trace {
        self.trace
    }

    /// What happened before the first decision.
    pub fn open(&mut self, playing: &Match) {
        let lines = self.lines(playing, 0);
        if !lines.is_empty() {
            let prompt = self.say.say("trace-opening", &[]);
            self.trace.steps.push(Step { prompt, lines, ..Step::default() });
        }
    }

    /// Takes an option of a match, and tells of it; `written` is the line of a ruling.
    pub fn decide(&mut self, playing: &mut Match, at: usize, written: Option<(usize, &str)>) {
        let before = playing.events().len();
        let mut step = self.asked(playing, at);
        step.written = written.map(|(_, text)| text.to_owned());
        step.line = written.map(|(line, _)| line);
        playing.trace();
        if let Err(error) = playing.choose(at) {
            let told = match &error {
                ChooseError::Refused(refusal) => refusal.reason.tell(&self.say.language),
                ChooseError::Fault(fault) => format!("{fault} ({})", fault.involved.join(", ")),
            };
            step.lines.push(wrong(told));
        }
        step.lines.splice(0..0, self.lines(playing, before));
        self.trace.steps.push(step);
    }

    /// Something that went wrong, at the step of its line in the ruling.
    pub fn wrong(&mut self, line: Option<usize>, told: String) {
        let before = |step: &Step| step.line.is_some_and(|of| line.is_none_or(|line| of <= line));
        let at = self.trace.steps.iter().rposition(before).or(self.trace.steps.len().checked_sub(1));
        match at {
            Some(at) => self.trace.steps[at].lines.push(wrong(told)),
            None => self.trace.steps.push(Step { lines: vec![wrong(told)], ..Step::default() }),
        }
    }

    /// How a match stands at the end: who is asked what, or who has won.
    pub fn end(&mut self, playing: &Match) {
        let told = match playing.asked() {
            Some(seat) => {
                let speaker = Speaker::new(playing, Some(seat), self.names, &self.say.language);
                let (player, prompt) = (text(speaker.player(seat)), text(speaker.prompt()));
                self.say.say("trace-waits", &[("player", player), ("prompt", prompt)])
            }
            None => Speaker::of_all(playing, self.names, &self.say.language).outcome(),
        };
        let line = Line { kind: Kind::Event, text: told, asked: Vec::new(), cards: Vec::new(), place: None };
        match self.trace.steps.last_mut() {
            Some(step) => step.lines.push(line),
            None => self.trace.steps.push(Step { lines: vec![line], ..Step::default() }),
        }
    }

    /// What is asked of whom, and what is open.
    fn asked(&self, playing: &Match, taken: usize) -> Step {
        let seat = playing.asked();
        let speaker = Speaker::new(playing, seat, self.names, &self.say.language);
        let made = self.trace.steps.iter().filter(|step| step.number > 0).count();
        let open = speaker.options().into_iter().map(|option| Open {
            taken: option.index == taken,
            id: option.id,
            label: option.label,
        });
        let closed = speaker.closed().into_iter().map(|(id, why)| Closed { id, why });
        Step {
            number: made + 1,
            player: seat.map(|seat| speaker.player(seat)),
            phase: playing.position().phase().map(|phase| phase.name.clone()),
            prompt: speaker.prompt(),
            options: open.collect(),
            closed: closed.collect(),
            ..Step::default()
        }
    }

    /// Events since one of them, with what heard them, in the order in which it came about.
    fn lines(&mut self, playing: &Match, since: usize) -> Vec<Line> {
        let mut notes = playing.notes().iter().peekable();
        let narrated = Speaker::of_all(playing, self.names, &self.say.language).narrate(since);
        let mut lines: Vec<Line> = Vec::new();
        for (at, told) in narrated.iter().enumerate() {
            while let Some(note) = notes.next_if(|note| note.after <= told.event) {
                lines.extend(self.noted(playing, note));
            }
            let end = narrated.get(at + 1).map_or(playing.events().len(), |next| next.event);
            let cards = playing.events()[told.event..end].iter().filter_map(|event| Some(event.card()?.0));
            let cards = self.cards(playing, &playing.position(), cards);
            lines.push(Line { kind: Kind::Event, text: told.text.clone(), asked: Vec::new(), cards, place: None });
        }
        lines.extend(notes.filter_map(|note| self.noted(playing, note)).collect::<Vec<_>>());
        lines
    }

    /// A note as a line; nothing for deeds that say nothing by themselves.
    fn noted(&mut self, playing: &Match, note: &Note) -> Option<Line> {
        let game = playing.game();
        let state = match &note.came {
            Came::Silent(state) | Came::Done(Some(state)) => Some(state),
            Came::Done(None) | Came::NotTheirs => None,
        };
        let position = state.map_or_else(|| playing.position(), |state| Position::new(game, state));
        let condition = match note.what {
            Noted::Trigger(id) => game.triggers[usize::from(id)].condition.as_ref(),
            Noted::Deed(effect, deed) => game.effects[usize::from(effect)][usize::from(deed)].condition.as_ref(),
        };
        let asked = match (condition, state) {
            (Some(condition), Some(_)) => self.conditions(&position, condition, &note.context),
            _ => Vec::new(),
        };
        let (kind, told, place) = match note.what {
            Noted::Trigger(id) => self.trigger(playing, &position, note, id),
            Noted::Deed(effect, deed) => self.deed(playing, note, effect, deed, !asked.is_empty())?,
        };
        let things = [note.context.this, note.context.it];
        let cards = things.iter().filter_map(|thing| match thing {
            Thing::Card(card) => Some(*card),
            _ => None,
        });
        let cards = self.cards(playing, &position, cards);
        Some(Line { kind, text: told, asked, cards, place })
    }

    fn trigger(&self, playing: &Match, position: &Position<'_>, note: &Note, id: TriggerId) -> Told {
        let game = playing.game();
        let trigger = &game.triggers[usize::from(id)];
        let speaker = Speaker::of_all(playing, self.names, &self.say.language);
        let you = note.context.you;
        let player = ("player", text(speaker.player(you)));
        let who = match (note.context.this, &trigger.name) {
            (Thing::Card(card), _) => {
                let card = ("card", text(speaker.printing(position.printing_of(card))));
                self.say.say("trace-card", &[card, player.clone()])
            }
            (_, Some(name)) => self.say.say("trace-named-rule", &[("id", text(name.as_str())), player.clone()]),
            _ => self.say.say("trace-rule", std::slice::from_ref(&player)),
        };
        let heard = text(game.heard_name(trigger.heard).replace('_', " "));
        let (kind, key) = match note.came {
            Came::Done(_) => (Kind::Acts, "trace-acts"),
            Came::Silent(_) => (Kind::Silent, "trace-silent"),
            Came::NotTheirs => (Kind::Apart, "trace-apart"),
        };
        let told = self.say.say(key, &[("who", text(who)), ("heard", heard), player]);
        let place = trigger.condition.as_ref().map(|condition| game.place(condition.place()));
        let place = place.or_else(|| game.place_of_deed(trigger.effect, 0));
        (kind, told, place.map(|place| place.to_string()))
    }

    fn deed(&self, playing: &Match, note: &Note, effect: EffectId, deed: u16, asked: bool) -> Option<Told> {
        let game = playing.game();
        let what = &game.effects[usize::from(effect)][usize::from(deed)].what;
        let words = Words { locales: &game.locales, language: &self.say.language };
        let said = match what {
            What::Do(instruction) => {
                let lexicon = Scoped { lexicon: &words, scope: instruction.scope() };
                describe::instruction(instruction, &game.vocabulary, &lexicon)
            }
            // What it leads to is told by itself.
            _ if !asked => return None,
            _ => self.say.say("trace-further", &[]),
        };
        let (kind, key) = match note.came {
            Came::Silent(_) => (Kind::LeftOut, "trace-left-out"),
            _ => (Kind::Does, "trace-does"),
        };
        let told = self.say.say(key, &[("owner", text(game.owner(effect).0)), ("said", text(said))]);
        Some((kind, told, game.place_of_deed(effect, usize::from(deed)).map(|place| place.to_string())))
    }

    /// A condition with its parts and their values at that moment.
    fn conditions(&self, position: &Position<'_>, condition: &Sentence<Condition>, context: &Context) -> Vec<Asked> {
        let game = position.game;
        let words = Words { locales: &game.locales, language: &self.say.language };
        let lexicon = Scoped { lexicon: &words, scope: condition.scope() };
        let part = explain::condition(condition, context, position, &game.vocabulary, &lexicon);
        let mut asked = Vec::new();
        flatten(&part, 0, self.say, self.names, &mut asked);
        asked
    }

    /// The ids of cards, each once; their names are kept.
    fn cards(&mut self, playing: &Match, position: &Position<'_>, cards: impl Iterator<Item = CardAt>) -> Vec<String> {
        let game = playing.game();
        let families: BTreeSet<usize> =
            cards.map(|card| usize::from(game.printings[usize::from(position.printing_of(card))].family)).collect();
        let speaker = Speaker::of_all(playing, self.names, &self.say.language);
        let ids = families.into_iter().map(|family| {
            let id = game.families[family].name.clone();
            self.trace.cards.entry(id.clone()).or_insert_with(|| speaker.word(&id).to_string());
            id
        });
        ids.collect()
    }
}

/// What a line is about, what it says, and where the rule stands.
type Told = (Kind, String, Option<String>);

fn wrong(text: String) -> Line {
    Line { kind: Kind::Wrong, text, asked: Vec::new(), cards: Vec::new(), place: None }
}

/// The parts of a condition one below the other, each with the values it depends on.
pub fn flatten(part: &Part, depth: usize, say: &Say, names: &[String], asked: &mut Vec<Asked>) {
    // A whole that consists of parts says nothing that these do not say.
    let deeper = if part.text.is_empty() { depth } else { depth + 1 };
    if !part.text.is_empty() {
        let mut values: Vec<String> = part.values.iter().map(|(name, value)| format!("{name}: {value}")).collect();
        if let (true, Some(have)) = (values.is_empty(), part.have) {
            values.push(say.say("trace-now", &[("have", text(have.to_string()))]));
        }
        if let Some(seat) = part.of {
            let name = names.get(usize::from(seat)).cloned();
            values.insert(0, name.unwrap_or_else(|| say.say("trace-seat", &[("seat", number(usize::from(seat) + 1))])));
        }
        let told = if values.is_empty() { part.text.clone() } else { format!("{} ({})", part.text, values.join(", ")) };
        asked.push(Asked { depth, text: told, holds: part.met });
    }
    part.parts.iter().for_each(|inner| flatten(inner, deeper, say, names, asked));
}
