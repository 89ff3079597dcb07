//! The rules text of a sentence in the reader's language, with number, gender and case from the
//! word forms that packs bring. Text and rule cannot disagree: one is made from the other.

mod en;
mod parts;
mod ru;

use crate::resolve::{Bound, Scope};
use crate::tree::{Condition, Demand, Instruction, Number, Quantity, Requirement, Set, Slot, Term};
use crate::vocabulary::Vocabulary;

/// A language that sentences can be told in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// English.
    English,
    /// Russian.
    Russian,
}

impl Language {
    /// The language of a code such as `ru` or `en-GB`; English if it is not known.
    pub fn of(code: &str) -> Language {
        if code == "ru" || code.starts_with("ru-") { Language::Russian } else { Language::English }
    }
}

/// The forms of words, as the packs' locales give them.
pub trait Lexicon {
    /// A form of a word: `other` in English, `gen-pl` or `nom-f` in Russian.
    fn form(&self, word: &str, form: &str) -> Option<String>;
    /// The name of a word.
    fn name(&self, word: &str) -> String;
    /// `m`, `f`, `n`, or `adj` for adjectives; in English `adj`, `noun` or `mass` if it must be said.
    fn gender(&self, word: &str) -> Option<String> {
        self.form(word, "gender")
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
    fn form(&self, word: &str, form: &str) -> Option<String> {
        self.lexicon.form(word, form)
    }

    fn name(&self, word: &str) -> String {
        self.lexicon.name(word)
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

macro_rules! form {
    ($(#[$doc:meta])* $name:ident, $tree:ty, $told:ident, $finish:ident) => {
        $(#[$doc])*
        pub fn $name(tree: &$tree, vocabulary: &Vocabulary, lexicon: &dyn Lexicon, language: Language) -> String {
            $finish(&match language {
                Language::English => en::English::new(vocabulary, lexicon).$told(tree),
                Language::Russian => ru::Russian::new(vocabulary, lexicon).$told(tree),
            })
        }
    };
}

form!(
    /// A requirement as a sentence of its own.
    requirement, Requirement, requirement, sentence
);
form!(
    /// A condition as a sentence of its own.
    condition, Condition, condition, sentence
);
form!(
    /// An instruction as a sentence of its own.
    instruction, Instruction, instruction, sentence
);
form!(
    /// A selection, to stand within a text.
    selection, Set, selection, phrase
);
form!(
    /// An amount, to stand within a text.
    amount, Number, amount, phrase
);
form!(
    /// A condition, to stand within a text.
    clause, Condition, condition, phrase
);

form!(
    /// An instruction, to stand within a text.
    deed, Instruction, instruction, phrase
);

/// That something is chosen, by the player spoken to or by others, to stand within a text.
pub fn choice(
    by: Option<&Set>,
    chosen: &Set,
    vocabulary: &Vocabulary,
    lexicon: &dyn Lexicon,
    language: Language,
) -> String {
    phrase(&match language {
        Language::English => en::English::new(vocabulary, lexicon).choice(by, chosen),
        Language::Russian => ru::Russian::new(vocabulary, lexicon).choice(by, chosen),
    })
}

/// For which things something is done one by one, to stand within a text: `for each card in your hand`.
pub fn each(set: &Set, vocabulary: &Vocabulary, lexicon: &dyn Lexicon, language: Language) -> String {
    let single = match set.quantity {
        Quantity::Unsaid | Quantity::All if !set.definite => Set { quantity: Quantity::Each, ..set.clone() },
        _ => set.clone(),
    };
    phrase(&match language {
        Language::English => en::English::new(vocabulary, lexicon).each(&single),
        Language::Russian => ru::Russian::new(vocabulary, lexicon).each(&single),
    })
}

form!(
    /// What is asked for, to stand within a text.
    demand, Demand, demand, phrase
);

/// One term of a requirement with its deed, to stand within a text.
pub fn term(
    deed: crate::syntax::Deed,
    term: &Term,
    vocabulary: &Vocabulary,
    lexicon: &dyn Lexicon,
    language: Language,
) -> String {
    phrase(&match language {
        Language::English => en::English::new(vocabulary, lexicon).deed_term(deed, term),
        Language::Russian => ru::Russian::new(vocabulary, lexicon).deed_term(deed, term),
    })
}

/// Subordinate clauses close with a comma; where a sentence or bracket ends, it is not wanted.
fn phrase(text: &str) -> String {
    let mut text = text.trim().to_owned();
    for (from, to) in [(",,", ","), (", ,", ","), (" ,", ","), (",)", ")"), (",.", "."), (",:", ":")] {
        while text.contains(from) {
            text = text.replace(from, to);
        }
    }
    text.trim_end_matches(',').to_owned()
}

fn sentence(text: &str) -> String {
    let text = phrase(text);
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}
