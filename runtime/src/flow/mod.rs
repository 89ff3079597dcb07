//! Runs a match from one decision to the next.

pub mod action;
mod borne;
mod choice;
pub mod effect;
mod finish;
pub mod phase;
pub mod trigger;

use quarterdeck_dsl::tree::{CardAt, Seat, Thing};
use quarterdeck_dsl::vocabulary::PhaseId;

use crate::event::{Event, EventKind};
use crate::game::{Game, Heard, Spread};
use crate::log::Log;
use crate::script::host::ScriptHost;
use crate::state::position::Position;
use crate::state::{Frame, NOTHING, State, Status};

/// More than this many steps without a decision is an endless loop.
const MOST_STEPS: u32 = 20_000;
/// More levels than this are an endless loop.
const MOST_LEVELS: usize = 96;

/// Why a match cannot go on: a mistake in a pack that shows only in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Stable code.
    pub code: &'static str,
    /// What happened.
    pub message: String,
    /// What took part: cards, phases, script lines.
    pub involved: Vec<String>,
}

/// A match in motion.
pub struct Engine<'m> {
    /// The game.
    pub game: &'m Game,
    /// The state, changed only by verbs and the flow.
    pub state: &'m mut State,
    /// What happened.
    pub log: &'m mut Log,
    /// Options of the present decision, filled when one is reached.
    pub choices: &'m mut action::Choices,
    /// Runs scripts.
    pub scripts: &'m mut ScriptHost,
    /// Cards of the present step.
    pub(crate) scratch: &'m mut Vec<CardAt>,
}

impl Engine<'_> {
    /// The match as sentences see it.
    pub fn position(&self) -> Position<'_> {
        Position { game: self.game, state: self.state }
    }

    /// Goes on until somebody must decide, or the match is over.
    pub fn run(&mut self) -> Result<(), Fault> {
        let mut steps = 0;
        let mut involved = Vec::new();
        while self.state.status == Status::Running {
            steps += 1;
            if steps > MOST_STEPS || self.state.stack.len() > MOST_LEVELS {
                return Err(self.endless(involved));
            }
            // The last rounds of a circle show who takes part in it.
            if steps > MOST_STEPS - 200 || self.state.stack.len() > MOST_LEVELS - 12 {
                self.note(self.state.stack.last(), &mut involved);
            }
            match self.state.stack.last() {
                None => self.finish(),
                Some(Frame::Phase(_)) => self.phase(),
                Some(Frame::Effect(_)) => self.effect()?,
            }
        }
        Ok(())
    }

    /// Adds the name of what is going on to what takes part in a circle.
    fn note(&self, frame: Option<&Frame>, involved: &mut Vec<String>) {
        let name = match frame {
            Some(Frame::Phase(frame)) => format!("phase `{}`", self.game.phases[usize::from(frame.phase)].name),
            Some(Frame::Effect(frame)) => match frame.context.this {
                Thing::Card(card) => format!("card `{}`", self.position().family(card).name),
                _ => self.rule_of(frame.effect),
            },
            None => return,
        };
        if name != "an effect" && !involved.contains(&name) && involved.len() < 12 {
            involved.push(name);
        }
    }

    fn endless(&self, involved: Vec<String>) -> Fault {
        Fault {
            code: "play::endless",
            message: "the rules go round in a circle without asking anybody".into(),
            involved,
        }
    }

    /// What an effect belongs to.
    pub(crate) fn rule_of(&self, effect: u16) -> String {
        let game = self.game;
        if let Some(trigger) = game.triggers.iter().find(|trigger| trigger.effect == effect) {
            return format!("the rule about `{}`", self.heard_name(trigger.heard));
        }
        if let Some(action) = game.actions.iter().find(|action| action.effect == effect) {
            return format!("action `{}`", action.name);
        }
        let phase = game.phases.iter().find(|phase| [phase.before, phase.after].contains(&Some(effect)));
        match phase {
            Some(phase) => format!("phase `{}`", phase.name),
            None if effect == game.setup => "set-up".into(),
            None => "an effect".into(),
        }
    }

    fn heard_name(&self, heard: Heard) -> String {
        match heard {
            Heard::Enters(zone) => format!("enters {}", self.game.zones[usize::from(zone)].name),
            Heard::Leaves(zone) => format!("leaves {}", self.game.zones[usize::from(zone)].name),
            Heard::Arrives(board) => format!("arrives on {}", self.game.boards[usize::from(board)].name),
            Heard::Begins(phase) => format!("{} begins", self.game.phases[usize::from(phase)].name),
            Heard::Ends(phase) => format!("{} ends", self.game.phases[usize::from(phase)].name),
            Heard::Announced(event) => self.game.events[usize::from(event)].clone(),
            Heard::Gains(resource) => format!("{} gained", self.game.resources[usize::from(resource)].name),
            Heard::Done(action) => format!("{} done", self.game.actions[usize::from(action)].name),
            Heard::Loses(resource) => format!("{} lost", self.game.resources[usize::from(resource)].name),
        }
    }

    /// Records a change that nobody reacts to.
    #[inline(always)]
    pub fn record(&mut self, mut event: Event) -> Event {
        if event.card != NOTHING && event.kind.is_about_card() {
            event.known = self.state.cards[usize::from(event.card)].known;
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
        if event.kind == EventKind::Moved {
            return self.game.listeners.hears_move(event.from, event.to);
        }
        self.heard(event)[0].is_some_and(|heard| self.game.listeners.hears(heard))
    }

    /// What an event can be heard as: first what is left, then what is entered.
    #[inline(always)]
    pub(crate) fn heard(&self, event: &Event) -> [Option<Heard>; 2] {
        let only = |heard| [Some(heard), None];
        match event.kind {
            EventKind::Moved => {
                let left = match self.spread(event.from) {
                    Some(Spread::Zone(zone, _)) => Some(Heard::Leaves(zone)),
                    _ => None,
                };
                let entered = match self.spread(event.to) {
                    Some(Spread::Zone(zone, _)) => Some(Heard::Enters(zone)),
                    Some(Spread::Place(board, _)) => Some(Heard::Arrives(board)),
                    _ => None,
                };
                [left, entered]
            }
            EventKind::Began => only(Heard::Begins(event.amount as PhaseId)),
            EventKind::Ended => only(Heard::Ends(event.amount as PhaseId)),
            EventKind::Announced => only(Heard::Announced(event.amount as u16)),
            EventKind::Gained => only(Heard::Gains(event.card as u8)),
            EventKind::Acted => only(Heard::Done(event.amount as u16)),
            EventKind::Lost | EventKind::Paid => only(Heard::Loses(event.card as u8)),
            _ => [None, None],
        }
    }

    fn spread(&self, zone: u16) -> Option<Spread> {
        (zone != NOTHING).then(|| self.game.layout.spread[usize::from(zone)])
    }

    /// The seats from the active player on, clockwise.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (active, seats) = (self.state.active, self.state.seats);
        (0..seats).map(move |step| quarterdeck_dsl::walk::clockwise(active, step, seats))
    }
}
