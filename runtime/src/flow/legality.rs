//! What can be done, and what stands in the way of the rest: one walk over everything that can be chosen for an action. What
//! is on offer is what the walk comes to; why something is not is where it came to an end. Who is asked may be the match
//! itself, or only what a reader may know of it.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use quarterdeck_dsl::facts::Likeness;
use quarterdeck_dsl::tree::{CardAt, Context, SLOTS, Thing, ZoneAt};

use crate::game::{ActionPlan, Level, Must, MustBe, PrintingId, SetPlan};

/// What stands in the way of a choice, in the order in which it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hurdle {
    /// The action's condition.
    Condition,
    /// There is nothing to choose; for which choice.
    Nothing(usize),
    /// It is not allowed with this choice.
    Allowed,
    /// There is nowhere to go; which target.
    Target(usize),
}

/// How a choice fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Nothing stands in its way.
    Clear,
    /// Something may, but that cannot be known.
    Doubtful,
    /// This does.
    Fell(Hurdle),
}

/// Who answers.
pub trait Judge {
    /// Whether something that must hold does; nothing if that cannot be known.
    fn holds(&self, must: &Must, context: &Context) -> Option<bool>;

    /// Visits what can be chosen; false if that cannot be known.
    fn each(
        &self,
        at: usize,
        level: &Level,
        context: &Context,
        visit: &mut impl FnMut(Thing) -> ControlFlow<()>,
    ) -> bool;

    /// What follows from a choice, or that nothing does; nothing at all if that cannot be known.
    fn first(&self, at: usize, target: &SetPlan, context: &Context) -> Option<Thing>;

    /// Whether a thing is one more choice: of cards that cannot be told apart only one is.
    fn is_new(&self, thing: Thing, context: &Context, met: &mut Met) -> bool;
}

/// Who listens.
pub trait Witness {
    /// Whether choices are followed to their end though something stands in their way.
    const TO_THE_END: bool;

    /// A choice with all that follows from it, and how it fared.
    fn choice(&mut self, context: &Context, course: Course);
}

/// Cards that were met as choices.
#[derive(Default)]
pub struct Met {
    /// The first ones, and what they show.
    pub first: Vec<(PrintingId, CardAt)>,
    /// More than these are looked up.
    pub others: Option<BTreeSet<(Likeness, CardAt)>>,
}

/// What can be chosen, choice by choice, so that it need not be looked for again when only others change.
#[derive(Default)]
pub struct Candidates {
    lists: [Vec<(Thing, Course)>; SLOTS],
    /// What was chosen before when a list was made, if it was made.
    made: [Option<[Thing; SLOTS]>; SLOTS],
    met: Met,
    /// How often there was a walk.
    walks: u32,
    /// By zone, where what must hold in the end is asked of a zone alone: in which walk, and whether it held.
    asked: Vec<(u32, bool)>,
}

/// A walk.
pub struct Walk<'w, J, W> {
    /// Who is asked.
    pub judge: &'w J,
    /// How the action is asked about.
    pub plan: &'w ActionPlan,
    /// Lists to be used again.
    pub candidates: &'w mut Candidates,
    /// Who listens.
    pub witness: W,
}

impl<J: Judge, W: Witness> Walk<'_, J, W> {
    /// Goes through all choices. False if something cannot be known without which there is no telling what they are.
    #[inline]
    pub fn walk(&mut self, context: &Context) -> bool {
        let course = asked(self.judge, &self.plan.first, context, Course::Clear);
        if Self::is_over(course) || course == Course::Fell(Hurdle::Condition) {
            self.witness.choice(context, course);
            return true;
        }
        self.begin();
        if self.plan.levels.is_empty() {
            self.follow(&mut context.clone(), course);
            return true;
        }
        self.candidates.made = [None; SLOTS];
        self.choose(0, &mut context.clone(), course)
    }

    /// What was asked of zones was asked in another walk.
    #[inline]
    fn begin(&mut self) {
        self.candidates.walks = self.candidates.walks.wrapping_add(1);
        if self.candidates.walks == 0 {
            self.candidates.asked.clear();
            self.candidates.walks = 1;
        }
    }

    /// Whether a choice is not followed further.
    #[inline(always)]
    fn is_over(course: Course) -> bool {
        !W::TO_THE_END && matches!(course, Course::Fell(_))
    }

    /// Goes through what can be chosen; the context is afterwards as it was.
    fn choose(&mut self, at: usize, context: &mut Context, course: Course) -> bool {
        if !self.is_made(at, context) && !self.gather(at, context) {
            return false;
        }
        let many = self.candidates.lists[at].len();
        if W::TO_THE_END && many == 0 {
            let fell = if let Course::Fell(_) = course { course } else { Course::Fell(Hurdle::Nothing(at)) };
            self.witness.choice(context, fell);
            return true;
        }
        let last = at + 1 == self.plan.levels.len();
        let (it, before) = (context.it, context.slots[at]);
        let mut known = true;
        for index in 0..many {
            let (thing, own) = self.candidates.lists[at][index];
            choose_in(context, at, thing);
            let course = if W::TO_THE_END { joined(course, own) } else { course };
            if last {
                self.follow(context, course);
            } else {
                known &= self.choose(at + 1, context, course);
            }
        }
        (context.it, context.slots[at]) = (it, before);
        known
    }

    /// Whether the list of a choice is what it was when it was made.
    #[inline]
    fn is_made(&self, at: usize, context: &Context) -> bool {
        let needs = self.plan.levels[at].needs;
        self.candidates.made[at].is_some_and(|made| {
            needs.is_empty() || (0..SLOTS).all(|slot| !needs.holds(slot) || made[slot] == context.slots[slot])
        })
    }

    /// Lists what can be chosen; false if that cannot be known.
    fn gather(&mut self, at: usize, context: &Context) -> bool {
        let (judge, level) = (self.judge, &self.plan.levels[at]);
        let Candidates { lists, made, met, .. } = &mut *self.candidates;
        let list = &mut lists[at];
        list.clear();
        met.first.clear();
        met.others = None;
        made[at] = Some(context.slots);
        let mut inner = *context;
        judge.each(at, level, context, &mut |thing| {
            if judge.is_new(thing, context, met) {
                choose_in(&mut inner, at, thing);
                let course = asked(judge, &level.allowed, &inner, Course::Clear);
                if !Self::is_over(course) {
                    list.push((thing, course));
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// Finds what follows from a choice; the context is afterwards as it was.
    #[inline]
    fn follow(&mut self, context: &mut Context, course: Course) {
        if self.plan.targets.is_empty() && self.plan.last.is_empty() {
            self.witness.choice(context, course);
            return;
        }
        let before = context.slots;
        let course = self.followed(context, course);
        if !Self::is_over(course) {
            self.witness.choice(context, course);
        }
        context.slots = before;
    }

    /// Finds what follows from a choice, and whether it is allowed.
    #[inline]
    fn followed(&mut self, context: &mut Context, mut course: Course) -> Course {
        let chosen = self.plan.levels.len();
        for (at, set) in self.plan.targets.iter().enumerate() {
            match self.judge.first(at, set, context) {
                Some(Thing::Nothing) => return joined(course, Course::Fell(Hurdle::Target(at))),
                Some(thing) => context.slots[chosen + at] = thing,
                None => course = joined(course, Course::Doubtful),
            }
        }
        match self.plan.last_of.map(|slot| context.slots[slot]) {
            Some(Thing::Zone(zone)) if !W::TO_THE_END => self.allowed_at(zone, context, course),
            _ => asked(self.judge, &self.plan.last, context, course),
        }
    }

    /// What must hold in the end, where that depends on a zone alone: it is asked once for each zone.
    #[inline]
    fn allowed_at(&mut self, zone: ZoneAt, context: &Context, course: Course) -> Course {
        let walks = self.candidates.walks;
        let held = match self.candidates.asked.get(usize::from(zone)) {
            Some((when, held)) if *when == walks => *held,
            known => {
                if known.is_none() {
                    self.candidates.asked.resize(usize::from(zone) + 1, (0, false));
                }
                let held = asked(self.judge, &self.plan.last, context, course) == course;
                self.candidates.asked[usize::from(zone)] = (walks, held);
                held
            }
        };
        debug_assert_eq!(
            held,
            asked(self.judge, &self.plan.last, context, course) == course,
            "it depends on more than {zone:?}"
        );
        if held { course } else { Course::Fell(Hurdle::Allowed) }
    }
}

/// How a choice fares if these must hold.
#[inline(always)]
fn asked<J: Judge>(judge: &J, all: &[Must], context: &Context, mut course: Course) -> Course {
    for must in all {
        match judge.holds(must, context) {
            Some(true) => {}
            Some(false) => {
                return match (course, must.of) {
                    (Course::Fell(_), _) => course,
                    (_, MustBe::Condition) => Course::Fell(Hurdle::Condition),
                    (_, MustBe::Allowed(_)) => Course::Fell(Hurdle::Allowed),
                };
            }
            None => {
                if course == Course::Clear {
                    course = Course::Doubtful;
                }
            }
        }
    }
    course
}

/// How a choice fares for which both are so: what stands in its way first counts.
fn joined(course: Course, other: Course) -> Course {
    match (course, other) {
        (Course::Fell(_), _) | (_, Course::Clear) => course,
        _ => other,
    }
}

/// A thing is chosen.
fn choose_in(context: &mut Context, at: usize, thing: Thing) {
    if at == 0 {
        context.it = thing;
    }
    context.slots[at] = thing;
}
