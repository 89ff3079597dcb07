//! The rules text of a sentence in the reader's language. Text and rule cannot disagree: one is made from the other.
//! A tree is walked once for all languages and becomes a phrase, which has no words; the patterns and word forms of a
//! language, which are data, make it a text.

mod clause;
mod noun;
mod number;
mod parts;
mod phrase;
mod telling;
mod verb;

pub use fluent_syntax::ast::Pattern;
pub use telling::FUNCTIONS;

use crate::resolve::{Bound, Scope};
use crate::tree::{Condition, Demand, Instruction, Number, Quantity, Requirement, Set, Slot, Term, Who};
use crate::vocabulary::Vocabulary;
use phrase::Phrase;
use telling::Telling;

/// A language: its patterns, and the forms of words as the packs' locales give them.
pub trait Lexicon {
    /// The code of the language, for its plurals.
    fn language(&self) -> &str;
    /// A pattern of the language, or one of its attributes.
    fn pattern(&self, key: &str, attribute: Option<&str>) -> Option<&Pattern<&str>>;
    /// A form of a word, such as `other` in English, `gen-pl` or `nom-f` in Russian.
    fn form(&self, word: &str, form: &str) -> Option<String>;
    /// The name of a word.
    fn name(&self, word: &str) -> String;
    /// What an option is called where it is offered, or one of its values.
    fn option(&self, option: &str, value: Option<&str>) -> String {
        self.name(value.unwrap_or(option))
    }
    /// The word for what a slot holds, such as `card` or `player`, if it is known.
    fn slot(&self, _slot: Slot) -> Option<String> {
        None
    }
}

/// A lexicon that also knows what is bound where the sentence stands.
pub struct Scoped<'l> {
    /// The forms of words.
    pub lexicon: &'l dyn Lexicon,
    /// What is bound.
    pub scope: &'l Scope,
}

impl Lexicon for Scoped<'_> {
    fn language(&self) -> &str {
        self.lexicon.language()
    }

    fn pattern(&self, key: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        self.lexicon.pattern(key, attribute)
    }

    fn form(&self, word: &str, form: &str) -> Option<String> {
        self.lexicon.form(word, form)
    }

    fn name(&self, word: &str) -> String {
        self.lexicon.name(word)
    }

    fn option(&self, option: &str, value: Option<&str>) -> String {
        self.lexicon.option(option, value)
    }

    fn slot(&self, slot: Slot) -> Option<String> {
        let (name, bound) = match slot {
            Slot::It => (None, self.scope.it?),
            Slot::This | Slot::Part => (None, Bound::Card),
            Slot::Bound(at) => {
                let (name, bound) = self.scope.names.get(usize::from(at))?;
                (Some(name), *bound)
            }
        };
        let known = name.filter(|name| self.form(name, "one").or_else(|| self.form(name, "nom")).is_some());
        Some(known.cloned().unwrap_or_else(|| {
            match bound {
                Bound::Card => "card",
                Bound::Place => "place",
                Bound::Player => "player",
                Bound::Value => "value",
                Bound::Amount => "amount",
            }
            .to_owned()
        }))
    }
}

/// Walks trees and makes phrases of them.
struct Walker<'s> {
    vocabulary: &'s Vocabulary,
    lexicon: &'s dyn Lexicon,
    telling: &'s Telling<'s>,
    /// Who is meant by `they`, if it is said.
    they: Option<Box<Set>>,
    /// Any one of those is meant.
    any: bool,
    /// The subject of the clause, whose things are its own.
    subject: Option<Who>,
}

impl<'s> Walker<'s> {
    fn with_they(&self, they: Option<Box<Set>>, any: bool) -> Walker<'s> {
        Walker { they, any, subject: self.subject.clone(), ..*self }
    }

    fn with_subject(&self, subject: Who) -> Walker<'s> {
        Walker { they: self.they.clone(), subject: Some(subject), ..*self }
    }

    fn adjectival(&self, word: &str) -> bool {
        self.telling.is_adjective(word)
    }
}

/// Walks, and says what came of it.
fn told(vocabulary: &Vocabulary, lexicon: &dyn Lexicon, walk: impl FnOnce(&Walker<'_>) -> Phrase) -> String {
    let telling = Telling::new(lexicon);
    let walker = Walker { vocabulary, lexicon, telling: &telling, they: None, any: false, subject: None };
    tidy(&telling.tell(&walk(&walker)))
}

/// A requirement as a sentence of its own.
pub fn requirement(tree: &Requirement, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    sentence(&told(vocabulary, lexicon, |walker| walker.requirement(tree)))
}

/// A condition as a sentence of its own.
pub fn condition(tree: &Condition, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    sentence(&clause(tree, vocabulary, lexicon))
}

/// An instruction as a sentence of its own.
pub fn instruction(tree: &Instruction, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    sentence(&deed(tree, vocabulary, lexicon))
}

/// A selection, to stand within a text.
pub fn selection(tree: &Set, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    told(vocabulary, lexicon, |walker| walker.things(tree))
}

/// A selection with what else stands behind it in the same sentence: the comma that closes a clause of its own stays.
pub fn leading(tree: &Set, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    let telling = Telling::new(lexicon);
    let walker = Walker { vocabulary, lexicon, telling: &telling, they: None, any: false, subject: None };
    let text = telling.tell(&walker.things(tree));
    let closed = if text.trim_end().ends_with(',') { "," } else { "" };
    format!("{}{closed}", tidy(&text))
}

/// An amount, to stand within a text.
pub fn amount(tree: &Number, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    told(vocabulary, lexicon, |walker| walker.number(tree))
}

/// A condition, to stand within a text.
pub fn clause(tree: &Condition, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    told(vocabulary, lexicon, |walker| walker.condition(tree))
}

/// An instruction, to stand within a text.
pub fn deed(tree: &Instruction, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    told(vocabulary, lexicon, |walker| walker.instruction(tree))
}

/// What is asked for, to stand within a text.
pub fn demand(tree: &Demand, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    told(vocabulary, lexicon, |walker| walker.demand(tree))
}

/// One term of a requirement with its deed, to stand within a text.
pub fn term(deed: crate::syntax::Deed, term: &Term, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    told(vocabulary, lexicon, |walker| walker.deed_term(deed, term))
}

/// What a term of a requirement asks for, by its name alone.
pub fn wanted(term: &Term, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    told(vocabulary, lexicon, |walker| walker.wanted(term))
}

/// That something is chosen, by the player spoken to or by others, to stand within a text.
pub fn choice(by: Option<&Set>, chosen: &Set, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    told(vocabulary, lexicon, |walker| walker.choice(by, chosen))
}

/// For which things something is done one by one, to stand within a text: `for each card in your hand`.
pub fn each(set: &Set, vocabulary: &Vocabulary, lexicon: &dyn Lexicon) -> String {
    let single = match set.quantity {
        Quantity::Unsaid | Quantity::All if !set.definite => Set { quantity: Quantity::Each, ..set.clone() },
        _ => set.clone(),
    };
    told(vocabulary, lexicon, |walker| Phrase::new("for-each").own("things", walker.things(&single)))
}

/// A text of the language itself that speaks of nothing but numbers and texts.
pub fn say(key: &'static str, parts: &[(&'static str, &str)], lexicon: &dyn Lexicon) -> String {
    let phrase = parts.iter().fold(Phrase::new(key), |phrase, (name, text)| phrase.text(name, (*text).to_owned()));
    tidy(&Telling::new(lexicon).tell(&phrase))
}

/// Parts that are left out leave blanks; subordinate clauses close with a comma, which is not wanted where a sentence or
/// bracket ends.
fn tidy(text: &str) -> String {
    let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for (from, to) in
        [(" ,", ","), (",,", ","), (" )", ")"), ("( ", "("), (",)", ")"), (",.", "."), (",:", ":"), (",;", ";")]
    {
        while text.contains(from) {
            text = text.replace(from, to);
        }
    }
    text.trim_matches([',', ' ']).to_owned()
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}
