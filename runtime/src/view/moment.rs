//! When something happens, and to what a change applies, in words: what a condition says of the card that it is about is
//! said where the card is named ("when this card is revealed", "a paper of this color"), as far as the text has a place for it.

use quarterdeck_dsl::describe;
use quarterdeck_dsl::syntax::Comparison;
use quarterdeck_dsl::tree::{Condition, Number, Quantity, Set, Slot, Source, Test};
use quarterdeck_dsl::vocabulary::{AttributeType, Vocabulary};

use super::wording::Wording;
use crate::game::{Heard, Sentence, Whose};
use crate::text::locale::Argument;
use crate::text::rules::{
    ACTION, MOMENT_BEGINS, MOMENT_DONE, MOMENT_ENDS, MOMENT_ENTERS, MOMENT_GAINS, MOMENT_LEAVES, MOMENT_LOSES,
    MOMENT_ON, TextRule, WORD,
};

/// What is said of `it`, and what else must hold.
pub(super) struct Melted {
    /// It is the card itself.
    this: bool,
    /// What it must be.
    tests: Vec<Test>,
    /// What each of these parts was, to be told if there is no place for it.
    parts: Vec<Condition>,
    /// All else.
    rest: Vec<Condition>,
}

impl Melted {
    /// Takes apart what is left of a condition.
    pub(super) fn of(condition: Option<Condition>, vocabulary: &Vocabulary) -> Melted {
        let all = match condition {
            None => Vec::new(),
            Some(Condition::All(all)) => all,
            Some(other) => vec![other],
        };
        let mut melted = Melted { this: false, tests: Vec::new(), parts: Vec::new(), rest: Vec::new() };
        for part in all {
            match about_it(&part, vocabulary) {
                Some(About::This) => melted.this = true,
                Some(About::Tests(tests)) => {
                    melted.tests.extend(tests);
                    melted.parts.push(part);
                }
                None => melted.rest.push(part),
            }
        }
        melted
    }

    /// What must still be told as a condition.
    pub(super) fn rest(self) -> Option<Condition> {
        let mut all = self.rest;
        match all.len() {
            0 => None,
            1 => all.pop(),
            _ => Some(Condition::All(all)),
        }
    }

    /// There is no place for anything of it.
    pub(super) fn keep_all(&mut self) {
        if std::mem::take(&mut self.this) {
            self.rest.insert(0, this_card());
        }
        self.put_back_tests();
    }

    /// What has found no place is a condition like any other.
    fn put_back_tests(&mut self) {
        self.tests.clear();
        let parts = std::mem::take(&mut self.parts);
        self.rest.splice(0..0, parts);
    }
}

/// What a condition says of `it`.
enum About {
    This,
    Tests(Vec<Test>),
}

fn about_it(condition: &Condition, vocabulary: &Vocabulary) -> Option<About> {
    match condition {
        Condition::Same(left, right) => {
            let (left, right) = (slot(left)?, slot(right)?);
            matches!((left, right), (Slot::It, Slot::This) | (Slot::This, Slot::It)).then_some(About::This)
        }
        Condition::Is(set, tests) if slot(set) == Some(Slot::It) => match tests.as_slice() {
            [Test::Among(other)] if slot(other) == Some(Slot::This) => Some(About::This),
            tests => Some(About::Tests(tests.to_vec())),
        },
        Condition::Compare(Number::Attribute(left, of), Comparison::Exactly, Number::Attribute(right, with))
            if left == right && slot(of) == Some(Slot::It) && slot(with) == Some(Slot::This) =>
        {
            Some(About::Tests(vec![Test::SameAs(*left, with.clone())]))
        }
        Condition::Compare(Number::Attribute(attribute, of), Comparison::Exactly, Number::Constant(value))
            if slot(of) == Some(Slot::It) && *vocabulary.attribute_type(*attribute) == AttributeType::Values =>
        {
            Some(About::Tests(vec![Test::Value(*attribute, *value)]))
        }
        _ => None,
    }
}

/// A text without the blanks round what was left out, and with one comma where a clause closes and another begins.
pub(super) fn tidy(text: &str) -> String {
    let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for (from, to) in [(" ,", ","), (",,", ","), (",:", ":"), (",.", ".")] {
        text = text.replace(from, to);
    }
    text
}

/// `it is this card`
fn this_card() -> Condition {
    let thing = |slot| Box::new(Set::of(Source::Slot(slot)));
    Condition::Same(thing(Slot::It), thing(Slot::This))
}

/// The slot of a set that is nothing but what a slot holds.
fn slot(set: &Set) -> Option<Slot> {
    match set.source {
        Source::Slot(slot) if set.tests.is_empty() => Some(slot),
        _ => None,
    }
}

impl<'g> Wording<'g> {
    /// How the engine tells when something applies, and what it is about.
    fn heard(&self, heard: Heard) -> (&'static TextRule, &'static str, &'g String) {
        let game = self.game;
        match heard {
            Heard::Enters(zone) => (&MOMENT_ENTERS, "when-enters", &game.zones[usize::from(zone)].name),
            Heard::Arrives(board) => (&MOMENT_ENTERS, "when-enters", &game.boards[usize::from(board)].name),
            Heard::Leaves(zone) => (&MOMENT_LEAVES, "when-leaves", &game.zones[usize::from(zone)].name),
            Heard::Begins(phase) => (&MOMENT_BEGINS, "when-begins", &game.phases.unnoted()[usize::from(phase)].name),
            Heard::Ends(phase) => (&MOMENT_ENDS, "when-ends", &game.phases.unnoted()[usize::from(phase)].name),
            Heard::Gains(resource) => (&MOMENT_GAINS, "when-gained", &game.resources[usize::from(resource)].name),
            Heard::Loses(resource) => (&MOMENT_LOSES, "when-lost", &game.resources[usize::from(resource)].name),
            Heard::Announced(event) => (&MOMENT_ON, "when-announced", &game.events[usize::from(event)]),
            Heard::Done(action) => (&MOMENT_DONE, "when-done", &game.actions.unnoted()[usize::from(action)].name),
        }
    }

    /// Whether the engine tells a moment as a time.
    pub(super) fn is_time(&self, heard: Heard) -> bool {
        let (rule, _, name) = self.heard(heard);
        matches!(heard, Heard::Begins(_) | Heard::Ends(_) | Heard::Done(_))
            && !self.game.locales.has(self.language, &rule.key(name))
    }

    /// When a trigger applies; what is said there of `it` is taken out of the condition. Nothing is said if the pack says so.
    pub(super) fn moment(
        &self,
        heard: Heard,
        whose: Whose,
        condition: Option<&Sentence<Condition>>,
        melted: &mut Melted,
    ) -> String {
        let game = self.game;
        let (rule, key, name) = self.heard(heard);
        let own = rule.key(name);
        let (told, fallback) = match whose {
            Whose::Anyone => ("any", String::new()),
            Whose::Yours => ("your", "-your".to_owned()),
            Whose::Others => ("other", "-other".to_owned()),
        };
        let mut arguments = vec![("whose", Argument::text(told))];
        if game.locales.has(self.language, &own) {
            self.place_of_it(&own, condition, melted, &mut arguments);
            return tidy(&game.locales.text(self.language, &own, &arguments));
        }
        let key = format!("{key}{fallback}");
        self.place_of_it(&key, condition, melted, &mut arguments);
        let named = match heard {
            // An action is called by its label, without what it is done with.
            Heard::Done(_) => {
                let label = game.locales.text(self.language, &ACTION.key(name), &[]);
                let (label, rest) = label.split_at(label.find([':', '{']).unwrap_or(label.len()));
                if rest.starts_with('{') { format!("{label}…") } else { label.trim().to_owned() }
            }
            _ => game.locales.word(self.language, name),
        };
        for asked in game.locales.declined(self.language, &key).iter().filter(|asked| asked.name == "name") {
            let form = game.locales.form(self.language, &WORD.key(name), &asked.form);
            arguments.push((&asked.variable, Argument::text(form.unwrap_or_else(|| named.clone()))));
        }
        arguments.push(("name", Argument::text(named)));
        game.locales.text(self.language, &key, &arguments)
    }

    /// Says what `it` is where a text has a place for it.
    pub(super) fn place_of_it(
        &self,
        key: &str,
        condition: Option<&Sentence<Condition>>,
        melted: &mut Melted,
        arguments: &mut Vec<(&'g str, Argument)>,
    ) {
        let locales = &self.game.locales;
        let asks = |name: &str| {
            let in_form = locales.declined(self.language, key).iter().any(|asked| asked.name == name);
            in_form || locales.asks(self.language, key, name)
        };
        let is_this = melted.this && asks("it");
        if melted.this && !is_this {
            // The text cannot say it, so the condition does.
            melted.this = false;
            melted.rest.insert(0, this_card());
        }
        let mut thing = Set::of(Source::Everywhere);
        thing.quantity = Quantity::One;
        let say = |set: &Set| match condition {
            Some(sentence) => self.told(sentence, set, describe::leading),
            None => self.plain(set, describe::leading),
        };
        let bare = say(&thing);
        thing.tests.clone_from(&melted.tests);
        let full = say(&thing);
        let which = full.strip_prefix(&bare).filter(|rest| rest.is_empty() || rest.starts_with([' ', ',']));
        let noun = melted.tests.iter().any(|test| matches!(test, Test::Kind(_) | Test::Family(_)));
        let named = !is_this && asks("thing") && (noun || !asks("which"));
        let (thing, which) = if is_this || melted.tests.is_empty() {
            (bare.as_str(), "")
        } else if named {
            (full.as_str(), "")
        } else if let Some(which) = which.filter(|_| asks("which")) {
            (bare.as_str(), which)
        } else {
            ("", "")
        };
        if is_this || thing.is_empty() {
            melted.put_back_tests();
        }
        let thing = if thing.is_empty() { bare.as_str() } else { thing };
        arguments.push(("it", Argument::text(if is_this { "this" } else { "other" })));
        arguments.push(("thing", Argument::text(thing)));
        arguments.push(("which", Argument::text(which.trim())));
        arguments.push(("named", Argument::text(if named && !melted.tests.is_empty() { "yes" } else { "no" })));
        // A noun by itself can stand in any form.
        let word = match melted.tests.as_slice() {
            [Test::Kind(kind)] => Some(&self.game.kinds[usize::from(*kind)].name),
            [Test::Family(family)] => Some(&self.game.families.unnoted()[usize::from(*family)].name),
            _ => None,
        };
        for asked in locales.declined(self.language, key).iter().filter(|asked| asked.name == "thing") {
            let form = word.and_then(|word| locales.form(self.language, &WORD.key(word), &asked.form));
            arguments.push((&asked.variable, Argument::text(form.unwrap_or_else(|| thing.to_owned()))));
        }
    }
}
