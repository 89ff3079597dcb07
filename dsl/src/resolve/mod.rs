//! From words to meanings: finds out what each word of a sentence means, checks that the types
//! fit, and reports every mistake with the nearest word that would be right.

mod condition;
mod instruction;
mod measure;
mod number;
mod place;
mod quantity;
mod requirement;
mod selection;

use crate::parse::{Form, parse};
use crate::problem::{Problem, nearest};
use crate::syntax::{Sentence, Span, Word};
use crate::tree::{Condition, Instruction, Number, Requirement, Set, Slot, Source};
use crate::vocabulary::{Meaning, RESERVED, Vocabulary};

/// What a name bound by an action or event stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// A card.
    Card,
    /// A place or zone.
    Place,
    /// A player.
    Player,
    /// A value of an attribute.
    Value,
    /// A number.
    Amount,
}

impl Bound {
    /// What a selection finds.
    pub fn of(set: &Set) -> Bound {
        match &set.source {
            Source::Player(_) | Source::Players(_) | Source::Opponents(_) => Bound::Player,
            Source::Zone(_) | Source::PlacesOf(_) | Source::Ends => Bound::Place,
            Source::Values(..) => Bound::Value,
            Source::Amounts(..) => Bound::Amount,
            _ => Bound::Card,
        }
    }
}

/// The names that are bound where a sentence stands.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    /// Named choices in order.
    pub names: Vec<(String, Bound)>,
    /// What `it` is, if anything.
    pub it: Option<Bound>,
    /// Whether a card bears the sentence (`this card`).
    pub this: bool,
    /// Whether it is known which part of the card does (`this part`).
    pub part: bool,
}

impl Scope {
    /// The slot and type of a bound name.
    pub fn find(&self, name: &str) -> Option<(Slot, Bound)> {
        let at = self.names.iter().position(|(bound, _)| bound == name)?;
        Some((Slot::Bound(u8::try_from(at).ok()?), self.names[at].1))
    }
}

/// Resolves sentences in one place of a pack.
pub struct Resolver<'v> {
    vocabulary: &'v Vocabulary,
    scope: &'v Scope,
    problems: Vec<Problem>,
}

/// A sentence that was understood, or everything that is wrong with it.
pub type Resolved<T> = Result<T, Vec<Problem>>;

macro_rules! form {
    ($(#[$doc:meta])* $name:ident, $form:ident, $tree:ty) => {
        $(#[$doc])*
        pub fn $name(text: &str, vocabulary: &Vocabulary, scope: &Scope) -> Resolved<$tree> {
            let sentence = parse(text, Form::$form, vocabulary).map_err(|problem| vec![problem])?;
            let Sentence::$form(sentence) = sentence else {
                return Err(Vec::new());
            };
            let mut resolver = Resolver { vocabulary, scope, problems: Vec::new() };
            let tree = resolver.$name(&sentence);
            match tree {
                Some(tree) if resolver.problems.is_empty() => Ok(tree),
                _ => Err(resolver.problems),
            }
        }
    };
}

form!(
    /// Reads and resolves a requirement.
    requirement, Requirement, Requirement
);
form!(
    /// Reads and resolves a condition.
    condition, Condition, Condition
);
form!(
    /// Reads and resolves a selection.
    selection, Selection, Set
);
form!(
    /// Reads and resolves an amount.
    amount, Amount, Number
);
form!(
    /// Reads and resolves an instruction.
    instruction, Instruction, Instruction
);

impl Resolver<'_> {
    fn fail<T>(&mut self, problem: Problem) -> Option<T> {
        self.problems.push(problem);
        None
    }

    /// Reports a word that means nothing here, with the nearest word that would.
    fn unknown<T>(&mut self, word: &Word, expected: &str, fits: impl Fn(Meaning) -> bool) -> Option<T> {
        let vocabulary = self.vocabulary;
        let shown = word.text.replace('_', " ");
        let known = !vocabulary.meanings(&word.text).is_empty();
        let bound: Vec<&str> = self.scope.names.iter().map(|(name, _)| name.as_str()).collect();
        let near = if known {
            None
        } else {
            let fitting = vocabulary.words().filter(|(_, meanings)| meanings.iter().any(|meaning| fits(*meaning)));
            let others = vocabulary.words().filter(|(_, meanings)| !matches!(meanings, [Meaning::Verb(_)]));
            nearest(&word.text, fitting.map(|(word, _)| word).chain(bound))
                .or_else(|| nearest(&word.text, others.map(|(word, _)| word).chain(RESERVED.iter().copied())))
        };
        let problem = if known {
            Problem::new(
                "sentence::wrong_word",
                format!("`{shown}` is {} and cannot stand here", vocabulary.about(vocabulary.meanings(&word.text)[0])),
                word.span,
                expected,
            )
        } else {
            Problem::new(
                "sentence::unknown_word",
                format!("no word of this pack is called `{shown}`"),
                word.span,
                expected,
            )
        };
        let problem = match near {
            Some(near) => problem.help(format!("did you mean `{near}`?")),
            None => {
                // Each thing once, by its singular; the pack's own words before the engine's.
                let mut some: Vec<Meaning> =
                    vocabulary.words().flat_map(|(_, meanings)| meanings).copied().filter(|m| fits(*m)).collect();
                some.sort_by(|left, right| right.cmp(left));
                some.dedup();
                let some: Vec<String> =
                    some.into_iter().take(6).map(|m| format!("`{}`", vocabulary.name(m).replace('_', " "))).collect();
                if some.is_empty() {
                    problem.help("the pack defines no such word yet")
                } else {
                    problem.help(format!("words that fit here: {}", some.join(", ")))
                }
            }
        };
        self.fail(problem)
    }

    /// The one word of a name that nothing may stand before.
    fn single<'w>(&mut self, name: &'w [Word]) -> Option<&'w Word> {
        let (word, before) = name.split_last()?;
        let Some(first) = before.first() else {
            return Some(word);
        };
        let (shown, noun) = (first.text.replace('_', " "), word.text.replace('_', " "));
        let known = !self.vocabulary.meanings(&first.text).is_empty();
        let code = if known { "sentence::wrong_word" } else { "sentence::unknown_word" };
        let message = format!("`{shown}` cannot stand before `{noun}`");
        let mut problem = Problem::new(code, message, first.span, format!("only `{noun}` is expected here"));
        if !known && let Some(near) = nearest(&first.text, RESERVED.iter().copied()) {
            problem = problem.help(format!("did you mean `{near}`?"));
        }
        self.fail(problem)
    }

    fn mismatch_with<T>(
        &mut self,
        span: Span,
        message: impl Into<String>,
        label: impl Into<String>,
        help: impl Into<String>,
    ) -> Option<T> {
        self.fail(Problem::new("sentence::type_mismatch", message, span, label).help(help))
    }

    fn mismatch<T>(&mut self, span: Span, message: impl Into<String>, label: impl Into<String>) -> Option<T> {
        self.fail(Problem::new("sentence::type_mismatch", message, span, label))
    }
}
