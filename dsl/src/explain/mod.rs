//! Why, and why not: a requirement or condition with the actual values, and how a sentence is read.

mod reading;

pub use reading::reading;

use std::ops::ControlFlow;

use crate::describe::{self, Language, Lexicon};
use crate::evaluate::{as_they, count, each, holds, number};
use crate::facts::Facts;
use crate::solve::{have, ways};
use crate::tree::{Condition, Context, Number, Quantity, Requirement, Set, Term, Thing};
use crate::vocabulary::Vocabulary;

/// One part of a requirement with what there is of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// `discard 2 cards: you have 1 of 2`
    pub text: String,
    /// How much there is.
    pub have: i32,
    /// How much is asked for.
    pub want: i32,
    /// Whether that is enough.
    pub met: bool,
}

/// One part of a condition with its actual value and its own parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What is asked.
    pub text: String,
    /// The number that is compared, if one is.
    pub have: Option<i32>,
    /// The number it is compared with, if it is a number.
    pub want: Option<i32>,
    /// Whether it holds.
    pub met: bool,
    /// Of what it is made.
    pub parts: Vec<Part>,
}

impl Part {
    /// The tree as indented lines: `you have at least 2 cards (now 3): yes`.
    pub fn lines(&self, language: Language) -> Vec<String> {
        let mut lines = Vec::new();
        self.write(0, language, &mut lines);
        lines
    }

    fn write(&self, depth: usize, language: Language, lines: &mut Vec<String>) {
        let (now, yes, no) = match language {
            Language::English => ("now", "yes", "no"),
            Language::Russian => ("сейчас", "да", "нет"),
        };
        let value = self.have.map_or(String::new(), |have| format!(" ({now} {have})"));
        lines.push(format!("{}{}{value}: {}", "  ".repeat(depth), self.text, if self.met { yes } else { no }));
        for part in &self.parts {
            part.write(depth + 1, language, lines);
        }
    }
}

/// Each part of a requirement, with what the player has of it.
pub fn requirement<F: Facts>(
    requirement: &Requirement,
    context: &Context,
    facts: &F,
    vocabulary: &Vocabulary,
    lexicon: &dyn Lexicon,
    language: Language,
) -> Vec<Line> {
    let mut lines: Vec<Line> = requirement
        .clauses
        .iter()
        .flat_map(|clause| {
            let mut terms: Vec<Line> = clause
                .alternatives
                .iter()
                .map(|term| {
                    let quantity = match term {
                        Term::Amount(quantity, _) => *quantity,
                        Term::Cards(set) => set.quantity,
                    };
                    let have = have(term, requirement.wildcards, context, facts);
                    let want = quantity.wanted();
                    let what = describe::term(clause.deed, term, vocabulary, lexicon, language);
                    let text = match (language, quantity) {
                        (Language::English, Quantity::AtMost(_) | Quantity::UpTo(_) | Quantity::No) => {
                            format!("{what}: you have {have}")
                        }
                        (Language::Russian, Quantity::AtMost(_) | Quantity::UpTo(_) | Quantity::No) => {
                            format!("{what}: у вас {have}")
                        }
                        (Language::English, _) => format!("{what}: you have {have} of {want}"),
                        (Language::Russian, _) => format!("{what}: у вас {have} из {want}"),
                    };
                    Line { text, have, want, met: quantity.accepts(have) }
                })
                .collect();
            // If one alternative is met, the others are not missing.
            if let Some(at) = terms.iter().position(|line| line.met) {
                terms = vec![terms.swap_remove(at)];
            }
            terms
        })
        .collect();
    if lines.iter().all(|line| line.met) && ways(requirement, context, facts).is_empty() {
        let text = match language {
            Language::English => "each part can be met, but not all of them at once",
            Language::Russian => "каждая часть выполнима, но не все сразу",
        };
        lines.push(Line { text: text.to_owned(), have: 0, want: 1, met: false });
    }
    lines
}

/// A condition as a tree of its parts, each with its actual value.
pub fn condition<F: Facts>(
    condition: &Condition,
    context: &Context,
    facts: &F,
    vocabulary: &Vocabulary,
    lexicon: &dyn Lexicon,
    language: Language,
) -> Part {
    Explaining { facts, vocabulary, lexicon, language }.part(condition, context)
}

struct Explaining<'e, F: Facts> {
    facts: &'e F,
    vocabulary: &'e Vocabulary,
    lexicon: &'e dyn Lexicon,
    language: Language,
}

impl<F: Facts> Explaining<'_, F> {
    fn part(&self, condition: &Condition, context: &Context) -> Part {
        let say = |english: &str, russian: &str| match self.language {
            Language::English => english.to_owned(),
            Language::Russian => russian.to_owned(),
        };
        let clause = || describe::clause(condition, self.vocabulary, self.lexicon, self.language);
        let (text, values, parts) = match condition {
            Condition::All(list) => (
                say("all of these", "всё из этого"),
                None,
                list.iter().map(|inner| self.part(inner, context)).collect(),
            ),
            Condition::Any(list) => (
                say("any of these", "хотя бы одно из этого"),
                None,
                list.iter().map(|inner| self.part(inner, context)).collect(),
            ),
            Condition::Not(inner) => {
                let inner = self.part(inner, context);
                let values = inner.have.map(|have| (have, inner.want));
                let parts = if inner.parts.is_empty() { Vec::new() } else { vec![inner] };
                (clause(), values, parts)
            }
            Condition::Compare(left, _, right) => {
                let want = number(right, context, self.facts);
                // A value of a list of words is not a number to be shown.
                let values = (!self.is_word(left)).then(|| (number(left, context, self.facts), Some(want)));
                (clause(), values, Vec::new())
            }
            Condition::Amount(quantity, value) => {
                (clause(), Some((number(value, context, self.facts), Some(quantity.wanted()))), Vec::new())
            }
            Condition::Count(quantity, set) => {
                (clause(), Some((count(set, context, self.facts), Some(quantity.wanted()))), Vec::new())
            }
            Condition::SomePlayer(players, inner) | Condition::EachPlayer(players, inner) => {
                (clause(), None, self.players(players, inner, context))
            }
            Condition::Is(..) | Condition::Same(..) | Condition::Most(..) => (clause(), None, Vec::new()),
        };
        Part {
            text,
            have: values.map(|(have, _)| have),
            want: values.and_then(|(_, want)| want),
            met: holds(condition, context, self.facts),
            parts,
        }
    }

    fn is_word(&self, number: &Number) -> bool {
        use crate::vocabulary::{AttributeType, Meaning};
        match number {
            Number::Attribute(attribute, _) => *self.vocabulary.attribute_type(*attribute) == AttributeType::Values,
            Number::Option(option) => self.vocabulary.name(Meaning::OptionValue(*option, 0)) != "?",
            _ => false,
        }
    }

    fn players(&self, players: &Set, inner: &Condition, context: &Context) -> Vec<Part> {
        let mut parts = Vec::new();
        each(players, context, self.facts, &mut |thing| {
            let mut part = self.part(inner, &as_they(context, thing));
            if let Thing::Player(seat) = thing {
                let player = match self.language {
                    Language::English => "player",
                    Language::Russian => "игрок",
                };
                part.text = format!("{player} {}: {}", seat + 1, part.text);
            }
            parts.push(part);
            ControlFlow::Continue(())
        });
        parts
    }
}
