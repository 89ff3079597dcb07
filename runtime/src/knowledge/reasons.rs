//! What a reader may know of why something is, or is not, possible.

use std::ops::ControlFlow;

use quarterdeck_dsl::describe::Lexicon;
use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::explain::{self, Part};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::solve::{MOST_WAYS, more_ways};
use quarterdeck_dsl::tree::{CardAt, Condition, Context, Requirement, SLOTS, Seat, Test, Thing};

use super::Knowledge;
use crate::flow::action::ChoiceKind;
use crate::flow::legality::{Candidates, Course, Judge, Met, Walk, Witness};
use crate::game::{ActionDef, ActionId, Level, Must, MustBe, Payment, PrintingId, Sentence, SetPlan};

impl<'m> Knowledge<'m> {
    /// A condition as a tree of its parts, each with its actual value unless that is secret.
    pub fn part(&self, condition: &Condition, context: &Context, lexicon: &dyn Lexicon) -> Part {
        let asked = self.asking();
        explain::condition(condition, context, &asked, &self.game().vocabulary, lexicon)
    }

    /// A requirement as a tree of its parts, with what there is of each unless that is secret.
    pub fn demanded(&self, requirement: &Requirement, context: &Context, lexicon: &dyn Lexicon) -> Part {
        let asked = self.asking();
        explain::requirement(requirement, context, &asked, &self.game().vocabulary, lexicon)
    }

    /// What an action, or the card that is chosen for it, asks for, if anything; unknown if the card is hidden.
    pub fn asked_for(&self, action: &'m ActionDef, context: &Context) -> Option<Option<&'m Sentence<Requirement>>> {
        match &action.requires {
            None => Some(None),
            Some(Payment::Own(requirement)) => Some(Some(requirement)),
            Some(Payment::OfChoice(slot)) => match context.slots[usize::from(*slot)] {
                Thing::Card(card) => self.sees(card).then(|| self.position().family(card).requires.as_ref()),
                _ => Some(None),
            },
        }
    }

    /// The actions for which there are more ways to pay than are listed, each with one of its options.
    pub fn cut_short(&self) -> Vec<(ActionId, [Thing; SLOTS])> {
        let Some((choices, seat)) = self.choices().zip(self.asked()) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for alike in choices.list.chunk_by(|left, right| left.kind == right.kind && left.slots == right.slots) {
            let (ChoiceKind::Action(id), MOST_WAYS..) = (alike[0].kind, alike.len()) else {
                continue;
            };
            let slots = alike[0].slots;
            let bearer = self.bearers(id, seat).into_iter().find(|bearer| bearer.slots[SLOTS - 1] == slots[SLOTS - 1]);
            let context = bearer.unwrap_or(Context { you: seat, they: seat, ..Context::default() });
            let context = Context { it: slots[0], slots, ..context };
            let asked = self.asked_for(&self.game().actions[usize::from(id)], &context).flatten();
            if asked.is_some_and(|requirement| more_ways(requirement, &context, &self.position())) {
                found.push((id, slots));
            }
        }
        found
    }

    /// Whether a player has done what can be done once.
    pub fn used_up(&self, action: &ActionDef, seat: Seat) -> bool {
        self.position().used_up(action, seat)
    }

    /// The cards that the reader sees and that bring an action to a player now, bound as `this card` and `this part`.
    pub fn bearers(&self, id: ActionId, seat: Seat) -> Vec<Context> {
        let position = self.position();
        let mut found = Vec::new();
        position.each_bearer(id, seat, |context| found.push(context));
        found.retain(|context| matches!(context.slots[SLOTS - 1], Thing::Card(part) if self.sees(part)));
        found
    }

    /// Every choice that an action has, with what follows from it, as far as the reader can know, and how it fares; nothing
    /// if the reader cannot know what can be chosen.
    pub fn courses(&self, id: ActionId, context: &Context) -> Option<Vec<(Context, Course)>> {
        let game = self.game();
        let action = &game.actions[usize::from(id)];
        let plan = &self.position().program().actions[usize::from(id)];
        let mut all = Vec::new();
        let (judge, witness) = (&Known { knowledge: self, action }, Listener(&mut all));
        let known = Walk { judge, plan, candidates: &mut Candidates::default(), witness }.walk(context);
        known.then_some(all)
    }

    /// Whether cards with a printing are pieces, which are called by where they stand.
    pub fn are_pieces(&self, printing: PrintingId) -> bool {
        let position = self.position();
        let mut cards = CardAt::all(position.cards());
        cards.any(|card| position.state.cards[usize::from(card)].printing == printing && position.is_piece(card))
    }

    /// Whether cards with a printing are of the right kind and family, wherever they lie; other tests are passed over.
    pub fn is_such(&self, printing: PrintingId, tests: &[Test], context: &Context) -> bool {
        let position = self.position();
        let plain = |test: &&Test| matches!(test, Test::Kind(_) | Test::Family(_));
        let tests: Vec<Test> = tests.iter().filter(plain).cloned().collect();
        let card =
            CardAt::all(position.cards()).find(|card| position.state.cards[usize::from(*card)].printing == printing);
        card.is_some_and(|card| evaluate::passes(&tests, Thing::Card(card), context, &position, false))
    }
}

/// What a reader knows of an action, asked sentence by sentence.
struct Known<'k, 'm> {
    knowledge: &'k Knowledge<'m>,
    action: &'k ActionDef,
}

impl Judge for Known<'_, '_> {
    fn holds(&self, must: &Must, context: &Context) -> Option<bool> {
        let condition = match must.of {
            MustBe::Condition => self.action.condition.as_deref(),
            MustBe::Allowed(at) => self.action.allowed_parts().get(at),
        };
        condition.map_or(Some(true), |condition| self.knowledge.holds(condition, context))
    }

    fn each(&self, at: usize, _: &Level, context: &Context, visit: &mut impl FnMut(Thing) -> ControlFlow<()>) -> bool {
        let mut found = Vec::new();
        let known = self.knowledge.ask(|asked| {
            evaluate::each(&self.action.choose[at].1, context, asked, &mut |thing| {
                found.push(thing);
                ControlFlow::Continue(())
            });
        });
        let _ = found.into_iter().try_for_each(visit);
        known.is_some()
    }

    fn first(&self, at: usize, _: &SetPlan, context: &Context) -> Option<Thing> {
        self.knowledge.ask(|asked| evaluate::first(&self.action.target[at].1, context, asked))
    }

    fn is_new(&self, _: Thing, _: &Context, _: &mut Met) -> bool {
        true
    }
}

/// Keeps all choices.
struct Listener<'l>(&'l mut Vec<(Context, Course)>);

impl Witness for Listener<'_> {
    const TO_THE_END: bool = true;

    fn choice(&mut self, context: &Context, course: Course) {
        self.0.push((*context, course));
    }
}
