//! Which cards a selection looks through where that is not plain from its noun: those of the own hand, those that chance
//! picks, those among which one has the most.

use super::Resolver;
use super::selection::Nature;
use super::uses::Use;
use super::words::Words;
use crate::problem::Problem;
use crate::syntax::{Filter, Selection};
use crate::tree::{Quantity, Set, Source, Test, Who, ZoneRef};

impl Resolver<'_> {
    /// `2 random cards`: how many must be said, and nothing else that says which.
    pub(super) fn by_chance(&mut self, words: &Words, nature: Nature, set: &mut Set) -> Option<()> {
        let Some(span) = words.random else {
            return Some(());
        };
        let told = match set.quantity {
            Quantity::One | Quantity::Number(1..) | Quantity::Exactly(1..) => true,
            Quantity::Unsaid => set.equal_to.is_some() && words.the.is_none(),
            _ => false,
        };
        if nature != Nature::Cards || !told || set.distinct.is_some() || set.same.is_some() {
            return self.fail(
                Problem::new(
                    "sentence::word_of_number",
                    "it does not say how many cards chance picks",
                    span,
                    "chance picks so many of all that are there",
                )
                .help("write `a random card in …` or `2 random cards in …`"),
            );
        }
        set.random = true;
        Some(())
    }

    /// `the piece`, where something was chosen and is called otherwise.
    pub(super) fn which_was_chosen(&mut self, selection: &Selection) -> Option<()> {
        let mut called: Vec<String> = self.it.map(|_| "`it`".to_owned()).into_iter().collect();
        called.extend(self.scope.names.iter().map(|(name, _)| format!("`the {}`", name.replace('_', " "))));
        if called.is_empty() {
            return Some(());
        }
        self.fail(
            Problem::new(
                "sentence::where",
                format!("nothing that was chosen is called `{selection}`"),
                selection.span,
                "it does not say where these cards are, either",
            )
            .help(format!("write {}, or say where: `{selection} in …`", called.join(" or "))),
        )
    }

    /// Cards of which it is not said where they are.
    pub(super) fn somewhere(&mut self, selection: &Selection, by_name: bool, place: Use, set: &mut Set) -> Option<()> {
        let owned = set.tests.iter().any(|test| matches!(test, Test::OwnedBy(_) | Test::In(true, _)));
        match place {
            Use::Had | Use::Hold | Use::Pay | Use::Complement => return Some(()),
            _ if by_name || owned => return Some(()),
            Use::Object | Use::Choice => {
                if let Some(hand) = self.vocabulary.hand() {
                    let who = if self.doer { Who::They } else { Who::You };
                    let hand = crate::tree::Place::Zone(ZoneRef { zone: hand, whose: Some(who) });
                    set.source = Source::CardsIn(vec![hand]);
                    return Some(());
                }
            }
            _ => {}
        }
        self.fail(
            Problem::new(
                "sentence::where",
                "it does not say where these cards are",
                selection.span,
                "a place or a holder is expected after this",
            )
            .help(format!("write `{selection} in …`, `{selection} you hold`, or `your …`")),
        )
    }

    /// The most of all cards of the game is never meant: it must be said among which.
    pub(super) fn among_which(&mut self, selection: &Selection, nature: Nature, set: &Set) -> Option<()> {
        let most = selection.filters.iter().find(|filter| matches!(filter, Filter::WithMost(..)));
        let (Some(most), Nature::Cards, Source::Everywhere) = (most, nature, &set.source) else {
            return Some(());
        };
        self.fail(
            Problem::new(
                "sentence::where",
                "it does not say among which cards",
                super::filter::filter_span(most),
                "a place or a holder is expected, too",
            )
            .help("say where they are, or who holds them: `the card in your hand with the most …`"),
        )
    }
}
