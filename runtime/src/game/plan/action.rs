//! How the options of an action are found: nothing is asked later, or more often, than what it depends on is chosen, and
//! not at all while nothing was written of what it reads.

use quarterdeck_dsl::slots::Slots;
use quarterdeck_dsl::tree::{Condition, Seat};

use super::reads::{Reader, Reads};
use super::remembered::is_long;
use super::{Cell, ConditionPlan, Planner, SetPlan};
use crate::game::{ActionDef, MOST_SEATS, Payment};

/// In which order an action is asked about.
#[derive(Debug, Default)]
pub struct ActionPlan {
    /// What must hold before anything is chosen.
    pub first: Box<[ConditionPlan]>,
    /// What is chosen, one after the other.
    pub levels: Box<[Level]>,
    /// What follows from the choice.
    pub targets: Box<[SetPlan]>,
    /// What must hold of that.
    pub last: Box<[ConditionPlan]>,
    /// If that asks about one thing only that follows: where this is kept.
    pub last_of: Option<usize>,
    /// It takes longer to find its options than to know that they are still the same.
    pub is_long: bool,
    /// What is read to find its options, by player; nothing if more is read than can be noted.
    pub reads: Box<[Option<Box<[Cell]>>]>,
}

/// One choice.
#[derive(Debug)]
pub struct Level {
    /// From what.
    pub set: SetPlan,
    /// On which earlier choices it depends what can be chosen here.
    pub needs: Slots,
    /// What must hold of it.
    pub allowed: Box<[ConditionPlan]>,
}

impl ActionPlan {
    /// The plan of an action.
    pub(super) fn of(action: &ActionDef, planner: &Planner<'_>, reader: &mut Reader<'_>) -> ActionPlan {
        let mut needs: Vec<Slots> =
            action.choose.iter().enumerate().map(|(at, (_, set))| Slots::of(set).without(at)).collect();
        let mut allowed: Vec<Vec<ConditionPlan>> = action.choose.iter().map(|_| Vec::new()).collect();
        let mut first: Vec<ConditionPlan> = action.condition.iter().map(|it| planner.condition(it)).collect();
        let (mut last, mut last_of) = (Vec::new(), Slots::default());
        let parts = match action.allowed.as_deref() {
            Some(Condition::All(parts)) => parts.as_slice(),
            Some(whole) => std::slice::from_ref(whole),
            None => &[],
        };
        for part in parts {
            let slots = Slots::of(part);
            let plan = planner.condition(part);
            match slots.last() {
                None => first.push(plan),
                Some(at) => match allowed.get_mut(at) {
                    Some(level) => {
                        needs[at] = needs[at].with(slots.without(at));
                        level.push(plan);
                    }
                    None => {
                        last_of = last_of.with(slots);
                        last.push(plan);
                    }
                },
            }
        }
        let levels = action.choose.iter().zip(needs).zip(allowed).map(|(((_, set), needs), allowed)| Level {
            set: planner.set(set),
            needs,
            allowed: allowed.into(),
        });
        let is_long = !action.choose.is_empty()
            || action.requires.is_some()
            || action.borne
            || first.iter().any(|condition| !condition.is_quick());
        ActionPlan {
            is_long,
            first: first.into(),
            levels: levels.collect(),
            targets: action.target.iter().map(|(_, set)| planner.set(set)).collect(),
            last: last.into(),
            last_of: last_of.only(),
            reads: (0..MOST_SEATS).map(|seat| reads(action, seat as Seat, planner, reader).list()).collect(),
        }
    }
}

impl ConditionPlan {
    /// Whether it takes no time to find out.
    fn is_quick(&self) -> bool {
        match self {
            ConditionPlan::Always | ConditionPlan::Never | ConditionPlan::Same(..) => true,
            ConditionPlan::Within(number, ..) => !is_long(number),
            ConditionPlan::Any(list) | ConditionPlan::All(list) => list.iter().all(ConditionPlan::is_quick),
            _ => false,
        }
    }
}

/// What is read to find the options that an action has for a player.
fn reads(action: &ActionDef, seat: Seat, planner: &Planner<'_>, reader: &mut Reader<'_>) -> Reads {
    let you = Some(seat);
    let mut reads = Reads::default();
    reads.cells.insert(Cell::ACTIVE);
    action.condition.iter().chain(&action.allowed).for_each(|condition| reader.read(condition, you, &mut reads));
    for (_, set) in action.choose.iter().chain(&action.target) {
        reader.read(set, you, &mut reads);
    }
    if !action.choose.is_empty() || action.borne {
        reader.likeness(&mut reads);
    }
    if action.borne {
        reader.held(you, &mut reads);
    }
    if let Some(counter) = action.once {
        reader.counter(counter, you, &mut reads);
    }
    match &action.requires {
        None => {}
        Some(Payment::Own(requirement)) => {
            reader.read(requirement, you, &mut reads);
            reader.likeness(&mut reads);
        }
        Some(Payment::OfChoice(slot)) => {
            let chosen = action.choose.get(usize::from(*slot)).map(|(_, set)| planner.set(set));
            let families = planner.game.families.unnoted();
            let printings = planner.game.print.family.iter().enumerate();
            let possible = printings.filter(|(printing, _)| match &chosen {
                Some(SetPlan::Cards(cards)) => printing_of(*printing).is_some_and(|id| cards.such.printed.holds(id)),
                _ => true,
            });
            for family in possible.map(|(_, family)| &families[usize::from(*family)]) {
                family.requires.iter().for_each(|requirement| reader.read(requirement, you, &mut reads));
            }
            reader.likeness(&mut reads);
        }
    }
    reads
}

fn printing_of(at: usize) -> Option<crate::ids::PrintingId> {
    at.try_into().ok()
}
