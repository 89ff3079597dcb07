//! What a sentence of a game means, in words: found by its place, so that it is known who is spoken of in it.

use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::resolve::Scope;
use quarterdeck_dsl::tree::{Condition, Instruction, Number, Requirement, Set};
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::{ChangeDef, Deed, Given, Sentence, What};
use quarterdeck_runtime::telling::Words;

use crate::thing::Span;

/// What a sentence means in each language; nothing if the game has no such sentence there.
pub fn meaning(game: &Game, file: &str, span: Span, text: &str, languages: &[&str]) -> Option<Vec<String>> {
    let mut search = Search { game, file, span, text, languages, found: None };
    search.everything();
    search.found
}

struct Search<'g> {
    game: &'g Game,
    file: &'g str,
    span: Span,
    text: &'g str,
    languages: &'g [&'g str],
    found: Option<Vec<String>>,
}

impl Search<'_> {
    fn is_it<T>(&self, sentence: &Sentence<T>) -> bool {
        let place = sentence.place();
        let around = place.span.0 <= self.span.0 && self.span.1 <= place.span.1;
        self.found.is_none() && around && *place.file == *self.file && sentence.text() == self.text
    }

    fn tell(&mut self, scope: &Scope, told: impl Fn(&Scoped<'_>) -> String) {
        let locales = &self.game.locales;
        let said = self.languages.iter().map(|language| {
            let words = Words { locales, language };
            told(&Scoped { lexicon: &words, scope })
        });
        self.found = Some(said.collect());
    }

    fn condition(&mut self, sentence: Option<&Sentence<Condition>>) {
        let game = self.game;
        if let Some(sentence) = sentence.filter(|sentence| self.is_it(sentence)) {
            self.tell(sentence.scope(), |lexicon| describe::condition(&sentence.tree, &game.vocabulary, lexicon));
        }
    }

    fn set(&mut self, sentence: Option<&Sentence<Set>>) {
        let game = self.game;
        if let Some(sentence) = sentence.filter(|sentence| self.is_it(sentence)) {
            self.tell(sentence.scope(), |lexicon| describe::selection(&sentence.tree, &game.vocabulary, lexicon));
        }
    }

    fn number(&mut self, sentence: Option<&Sentence<Number>>) {
        let game = self.game;
        if let Some(sentence) = sentence.filter(|sentence| self.is_it(sentence)) {
            self.tell(sentence.scope(), |lexicon| describe::amount(&sentence.tree, &game.vocabulary, lexicon));
        }
    }

    fn requirement(&mut self, sentence: Option<&Sentence<Requirement>>) {
        let game = self.game;
        if let Some(sentence) = sentence.filter(|sentence| self.is_it(sentence)) {
            self.tell(sentence.scope(), |lexicon| describe::requirement(&sentence.tree, &game.vocabulary, lexicon));
        }
    }

    fn instruction(&mut self, sentence: &Sentence<Instruction>) {
        let game = self.game;
        if self.is_it(sentence) {
            self.tell(sentence.scope(), |lexicon| describe::instruction(&sentence.tree, &game.vocabulary, lexicon));
        }
    }

    fn changes(&mut self, changes: &[ChangeDef]) {
        for change in changes {
            self.condition(change.condition.as_ref());
            self.number(Some(&change.by));
        }
    }

    fn deed(&mut self, deed: &Deed) {
        self.condition(deed.condition.as_ref());
        match &deed.what {
            What::Do(instruction) => self.instruction(instruction),
            What::Offer(offers) => offers.iter().for_each(|offer| self.condition(offer.condition.as_ref())),
            What::Choose(choose) => {
                self.set(Some(&choose.set));
                self.set(choose.by.as_ref());
            }
            What::Either(either) => self.condition(Some(&either.0)),
            What::Let(given) => match &given.value {
                Given::Amount(number) => self.number(Some(number)),
                Given::Thing(set) => self.set(Some(set)),
            },
            What::Each(_, set, _) => self.set(Some(set)),
            What::To(to) => self.set(Some(&to.players)),
            What::Run(_) | What::Perform(_) => {}
        }
    }

    fn everything(&mut self) {
        let game = self.game;
        game.effects.unnoted().iter().flatten().for_each(|deed| self.deed(deed));
        game.triggers.unnoted().iter().for_each(|trigger| self.condition(trigger.condition.as_ref()));
        for query in game.queries.unnoted() {
            self.number(Some(&query.base));
            self.changes(&query.changes);
        }
        for phase in game.phases.unnoted() {
            self.set(phase.each.as_ref());
            self.condition(phase.condition.as_ref());
            self.number(phase.limit.as_ref());
        }
        for action in game.actions.unnoted() {
            self.condition(action.condition.as_ref());
            self.condition(action.allowed.as_ref());
            action.choose.iter().chain(&action.target).for_each(|(_, set)| self.set(Some(set)));
        }
        for family in game.families.unnoted() {
            self.requirement(family.requires.as_ref());
            self.changes(&family.changes);
        }
        for printing in &game.printings {
            printing.conditions.iter().for_each(|condition| self.condition(Some(condition)));
        }
    }
}
