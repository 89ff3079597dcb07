//! Runs a match from one decision to the next.

pub mod action;
mod address;
pub mod bench;
mod borne;
mod choice;
pub mod effect;
mod endless;
mod finder;
mod finish;
mod gathering;
mod kinship;
pub mod legality;
pub mod memory;
mod naming;
pub mod phase;
mod planned;
pub mod trigger;

use quarterdeck_dsl::tree::{Seat, ZoneAt};

use endless::Noted;

use crate::event::Event;
use crate::game::{Game, Heard, Program};
use crate::log::Log;
use crate::problem::Place;
use crate::script::host::ScriptHost;
use crate::state::frame::MOST_LEVELS;
use crate::state::position::Position;
use crate::state::{Frame, State, Status};

/// Whoever takes more steps than this without a decision will hardly ever come to one.
const MOST_STEPS: u32 = 1_000_000;
/// So many of the last steps are told.
const LAST_STEPS: u32 = 300;
/// So many of the last levels are told.
const LAST_LEVELS: usize = 40;

/// Why a match cannot go on: a mistake in a pack that shows only in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Stable code.
    pub code: &'static str,
    /// What happened.
    pub message: String,
    /// What took part: cards, phases, script lines.
    pub involved: Vec<String>,
    /// Where the rule stands, if it is one rule.
    pub place: Option<Place>,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.place {
            Some(place) => write!(f, "{place}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

/// A match in motion.
pub struct Engine<'m> {
    /// The game.
    pub game: &'m Game,
    /// How it is played.
    pub program: &'m Program,
    /// The state, changed only by verbs and the flow.
    pub state: &'m mut State,
    /// What happened.
    pub log: &'m mut Log,
    /// Options of the present decision, filled when one is reached.
    pub choices: &'m mut action::Choices,
    /// Runs scripts.
    pub scripts: &'m mut ScriptHost,
    /// Where things are laid out meanwhile.
    pub(crate) bench: &'m mut bench::Bench,
    /// What was found before, and what was written since.
    pub(crate) memory: &'m mut memory::Memory,
}

impl Engine<'_> {
    /// The match as sentences see it.
    #[inline(always)]
    pub fn position(&self) -> Position<'_> {
        self.memory.memo.position(self.game, self.program, self.state)
    }

    /// Something lies otherwise in a zone.
    #[inline(always)]
    pub(crate) fn wrote_zone(&mut self, zone: ZoneAt) {
        self.memory.wrote_zone(zone);
    }

    /// A number that is kept, by its place among all, is another.
    #[inline(always)]
    pub(crate) fn wrote_kept(&mut self, at: usize) {
        self.memory.wrote_number(at, self.game.layout.counters_fixed);
    }

    /// Goes on until somebody must decide, or the match is over.
    pub fn run(&mut self) -> Result<(), Fault> {
        let mut steps = 0;
        let mut noted: Option<Box<Noted>> = None;
        while self.state.status == Status::Running {
            steps += 1;
            if steps > MOST_STEPS - LAST_STEPS || self.state.stack.len() > MOST_LEVELS - LAST_LEVELS {
                self.watch(steps, noted.get_or_insert_default())?;
            }
            match self.state.stack.last() {
                None => self.finish(),
                Some(Frame::Phase(frame)) => {
                    let frame = *frame;
                    self.phase(frame);
                }
                Some(Frame::Effect(frame)) => {
                    let frame = *frame;
                    let level = self.state.stack.len() - 1;
                    self.effect(frame, level).map_err(|fault| self.placed(fault, level))?;
                }
            }
        }
        Ok(())
    }

    /// What goes on at last shows what takes part in it.
    #[cold]
    fn watch(&self, steps: u32, noted: &mut Noted) -> Result<(), Fault> {
        if steps > MOST_STEPS || self.state.stack.len() > MOST_LEVELS {
            return Err(self.endless(std::mem::take(noted), steps > MOST_STEPS));
        }
        self.note(noted);
        Ok(())
    }

    /// A fault with the place of the deed that was being done, unless it knows better.
    #[cold]
    fn placed(&self, fault: Fault, level: usize) -> Fault {
        let place = || match self.state.stack.get(level) {
            Some(Frame::Effect(frame)) => self.place_of(frame),
            _ => None,
        };
        Fault { place: fault.place.or_else(place), ..fault }
    }

    /// Records a change that nobody reacts to.
    #[inline(always)]
    pub fn record(&mut self, mut event: Event) -> Event {
        if let Some((card, known)) = event.card_mut() {
            *known = self.state.cards[usize::from(*card)].known;
        }
        self.log.push(event);
        event
    }

    /// Records a change, and keeps it for the triggers if somebody listens.
    #[inline(always)]
    pub fn emit(&mut self, event: Event) {
        let event = self.record(event);
        if self.is_heard(&event) {
            self.state.pending.push(event);
        }
    }

    #[inline(always)]
    fn is_heard(&self, event: &Event) -> bool {
        if let Event::Moved { from, to, .. } = *event {
            return self.program.listeners.hears_move(from, to);
        }
        self.heard(event)[0].is_some_and(|heard| self.program.listeners.hears(heard))
    }

    /// What an event can be heard as: first what is left, then what is entered.
    #[inline(always)]
    pub(crate) fn heard(&self, event: &Event) -> [Option<Heard>; 2] {
        self.game.heard(event)
    }

    /// The seats from the active player on, clockwise.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (active, seats) = (self.state.active, self.state.seats);
        (0..seats).map(move |step| quarterdeck_dsl::clockwise(active, step, seats))
    }
}
