//! What a reader may know of why something is, or is not, possible.

use std::ops::ControlFlow;

use quarterdeck_dsl::describe::{Language, Lexicon};
use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::explain::{self, Line, Part};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Condition, Context, Requirement, SLOTS, Seat, Set, Test, Thing};

use super::Knowledge;
use crate::game::{ActionDef, ActionId, Payment, PrintingId, Sentence};

impl<'m> Knowledge<'m> {
    /// A condition as a tree of its parts, each with its actual value unless that is secret.
    pub fn part(&self, condition: &Condition, context: &Context, lexicon: &dyn Lexicon, language: Language) -> Part {
        let asked = super::Asked::new(self.position(), self.seat);
        explain::condition(condition, context, &asked, &self.game().vocabulary, lexicon, language)
    }

    /// The parts of a requirement that are known not to be met.
    pub fn lacking(
        &self,
        requirement: &Requirement,
        context: &Context,
        lexicon: &dyn Lexicon,
        language: Language,
    ) -> Vec<Line> {
        let asked = super::Asked::new(self.position(), self.seat);
        let lines = explain::requirement(requirement, context, &asked, &self.game().vocabulary, lexicon, language);
        // One of the alternatives of a clause that may be met is enough.
        let fails = |clause: usize| lines.iter().filter(|line| line.clause == clause).all(|it| !it.met && !it.secret);
        lines.iter().filter(|line| fails(line.clause)).cloned().collect()
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

    /// Every combination of what can be chosen for an action; nothing if the reader cannot know it.
    pub fn combinations(&self, action: &ActionDef, context: Context) -> Option<Vec<Context>> {
        self.ask(|asked| {
            let mut found = Vec::new();
            combine(action, 0, context, asked, &mut found);
            found
        })
    }

    /// The first thing of a set; nothing if the reader cannot know it.
    pub fn first(&self, set: &Set, context: &Context) -> Option<Thing> {
        self.ask(|asked| evaluate::first(set, context, asked))
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

fn combine(action: &ActionDef, at: usize, context: Context, facts: &impl Facts, found: &mut Vec<Context>) {
    let Some((_, set)) = action.choose.get(at) else {
        found.push(context);
        return;
    };
    evaluate::each(set, &context, facts, &mut |thing| {
        let mut inner = context;
        if at == 0 {
            inner.it = thing;
        }
        inner.slots[at] = thing;
        combine(action, at + 1, inner, facts, found);
        ControlFlow::Continue(())
    });
}
