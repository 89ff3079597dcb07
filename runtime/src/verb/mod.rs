//! The verbs: the only code that changes what lies on the table. One file per verb; each says
//! how it is used and what it does, and stands in the list below.

mod announce;
mod begin;
mod claim;
mod copy;
mod discard;
mod draw;
mod end;
mod flip;
mod gain;
mod inspect;
mod lay;
mod lose;
mod movement;
mod pay;
mod raise;
mod reveal;
mod scatter;
mod set;
mod show;
mod shuffle;
mod tell;
mod win;

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{Argument, CardAt, Context, Place, Seat, Step, Subject, Thing, ZoneAt};
use quarterdeck_dsl::verb::VerbSpec;
use quarterdeck_dsl::vocabulary::CounterId;

use crate::flow::{Engine, Fault};
use crate::game::{Planner, StepPlan};
use crate::seats::Seats;

/// A verb: how it is used and what it does.
pub struct Verb {
    /// How it is used.
    pub spec: &'static VerbSpec,
    /// Its object is cards that must be found (and perhaps chosen) first.
    pub takes_cards: bool,
    /// How a step with it is planned, where it needs not read its sentence to be carried out.
    pub plan: Plan,
    /// What it does.
    pub run: fn(&mut Engine<'_>, &Call<'_>) -> Result<(), Fault>,
}

/// Plans a step.
pub type Plan = fn(&Planner<'_>, &Step) -> Option<StepPlan>;

/// Plans a step by its verb.
pub fn plan(planner: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    (VERBS[usize::from(step.verb)].plan)(planner, step)
}

/// A verb that reads its sentence when it is carried out.
fn unplanned(_: &Planner<'_>, _: &Step) -> Option<StepPlan> {
    None
}

/// An argument of a step, the object being the first.
fn argument(step: &Step, at: usize) -> &Argument {
    step.arguments.get(at).unwrap_or(&Argument::None)
}

/// A verb being carried out.
pub struct Call<'c> {
    /// The step of the sentence.
    pub step: &'c Step,
    /// Of whom and what it speaks; `they` is the doer.
    pub context: &'c Context,
    /// Who does it.
    pub doer: Seat,
    /// All who do this step and have not done it yet.
    pub doers: Seats,
    /// The cards it is done to.
    pub cards: &'c [CardAt],
}

/// All verbs. Their order is their id.
pub const VERBS: &[Verb] = &[
    gain::VERB,
    pay::VERB,
    lose::VERB,
    discard::VERB,
    movement::MOVE,
    movement::PUT,
    movement::TAKE,
    draw::VERB,
    reveal::VERB,
    inspect::VERB,
    flip::VERB,
    claim::CLAIM,
    claim::RELEASE,
    copy::COPY,
    copy::RESTORE,
    shuffle::VERB,
    scatter::VERB,
    lay::VERB,
    set::VERB,
    raise::VERB,
    begin::VERB,
    end::VERB,
    announce::VERB,
    win::VERB,
    tell::VERB,
    show::VERB,
];

impl Call<'_> {
    /// An argument, the object being the first.
    pub fn argument(&self, at: usize) -> &Argument {
        argument(self.step, at)
    }

    /// A number.
    pub fn number(&self, at: usize, engine: &Engine<'_>) -> i32 {
        match self.argument(at) {
            Argument::Number(number) | Argument::Resource(_, number) => {
                evaluate::number(number, self.context, &engine.position())
            }
            _ => 0,
        }
    }

    /// Carries something out for a counter: of one thing, or of every thing that is meant, settled before the first.
    pub fn each_counter<'e>(
        &self,
        at: usize,
        engine: &mut Engine<'e>,
        mut carry_out: impl FnMut(&mut Engine<'e>, CounterId, Thing),
    ) {
        let Argument::Counter(counter, subject) = self.argument(at) else {
            return;
        };
        if let Subject::Every(set) = subject {
            let mut things = Vec::new();
            evaluate::each(set, self.context, &engine.position(), &mut |thing| {
                things.push(thing);
                ControlFlow::Continue(())
            });
            for thing in things {
                carry_out(engine, *counter, thing);
            }
            return;
        }
        let (thing, _) = evaluate::subject(subject, Thing::Nothing, self.context, &engine.position());
        // Of a thing that is not there, nothing is counted.
        let missing = thing == Thing::Nothing && !matches!(subject, Subject::Table);
        if !missing {
            carry_out(engine, *counter, thing);
        }
    }

    /// A player, if one is given.
    pub fn player(&self, at: usize, engine: &Engine<'_>) -> Option<Seat> {
        match self.argument(at) {
            Argument::Player(who) => evaluate::who(who, self.context, &engine.position()),
            _ => None,
        }
    }

    /// A place to put cards, and which end of it.
    pub fn place(&self, at: usize, engine: &Engine<'_>) -> Option<(ZoneAt, Option<Order>)> {
        let Argument::Place(place, end) = self.argument(at) else {
            return None;
        };
        let position = engine.position();
        let zone = match place {
            Place::Zone(zone) => evaluate::zone_ref(zone.zone, zone.whose.as_ref(), self.context, &position),
            Place::Board(_) => None,
            Place::Thing(set) | Place::Any(set) => match evaluate::first(set, self.context, &position) {
                Thing::Zone(zone) => Some(zone),
                Thing::Card(card) => engine.game.layout.under_base.map(|base| base.plus(card.index())),
                _ => None,
            },
        };
        zone.map(|zone| (zone, *end))
    }
}
