//! From words to meanings: finds out what each word of a sentence means, checks that the types
//! fit, and reports every mistake with the nearest word that would be right.

mod adjective;
mod alternative;
mod complement;
mod condition;
mod filter;
mod instruction;
pub(crate) mod kinds;
mod measure;
mod number;
mod object;
mod otherwise;
mod place;
mod regroup;
mod requirement;
mod selection;
pub mod uses;
mod whereabouts;
mod words;

use crate::habit::instead;
use crate::problem::{Problem, nearest};
use crate::sentences::Sentences;
use crate::syntax::{Form, Prefix, Selection, Sentence, Span, Word};
use crate::tree::{Condition, Instruction, Number, Requirement, Set, Slot, Source};
use crate::vocabulary::{CounterId, Meaning, RESERVED, Vocabulary};
use uses::Use;

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
    /// What a selection finds where these names are bound.
    pub fn in_scope(set: &Set, scope: &Scope) -> Bound {
        match &set.source {
            Source::Slot(Slot::It) => scope.it.unwrap_or(Bound::Card),
            Source::Slot(Slot::Bound(at)) => scope.names.get(usize::from(*at)).map_or(Bound::Card, |(_, bound)| *bound),
            _ => Bound::of(set),
        }
    }

    /// What a selection finds that speaks of nothing bound.
    pub fn of(set: &Set) -> Bound {
        match &set.source {
            Source::Player(_) | Source::Players(_) | Source::Opponents(_) | Source::Side(..) | Source::AnyOf(_) => {
                Bound::Player
            }
            Source::Zone(_) | Source::PlacesOf(_) | Source::Ends => Bound::Place,
            Source::Values(..) => Bound::Value,
            Source::Amounts(..) => Bound::Amount,
            _ => Bound::Card,
        }
    }
}

/// The names that are bound where a sentence stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    /// Named choices in order.
    pub names: Vec<(String, Bound)>,
    /// What `it` is, if anything.
    pub it: Option<Bound>,
    /// Whether a card bears the sentence (`this card`).
    pub this: bool,
    /// Whether it is known which part of the card does (`this part`).
    pub part: bool,
    /// Whether a player is spoken of as `they`.
    pub they: bool,
}

impl Scope {
    /// The slot and type of a bound name.
    pub fn find(&self, name: &str) -> Option<(Slot, Bound)> {
        let at = self.names.iter().position(|(bound, _)| bound == name)?;
        Some((Slot::Bound(u8::try_from(at).ok()?), self.names[at].1))
    }
}

/// Resolves sentences in one place of a pack.
pub(crate) struct Resolver<'v> {
    vocabulary: &'v Vocabulary,
    scope: &'v Scope,
    problems: Vec<Problem>,
    /// What `it` is, if anything.
    it: Option<Bound>,
    /// Whether somebody is `they` here.
    they: bool,
    /// Whether `they` was said.
    says_they: bool,
    /// Whether somebody else than you does what is being resolved; that player is `they`.
    doer: bool,
    /// Whether `2 tokens` may stand for the number 2: the verb knows of what.
    measured: bool,
    /// The counter whose words may stand here.
    wording: Option<CounterId>,
}

/// A sentence that was understood, or everything that is wrong with it.
pub type Resolved<T> = Result<T, Vec<Problem>>;

impl<'v> Resolver<'v> {
    fn new(vocabulary: &'v Vocabulary, scope: &'v Scope) -> Resolver<'v> {
        Resolver {
            vocabulary,
            scope,
            problems: Vec::new(),
            it: scope.it,
            they: scope.they,
            says_they: false,
            doer: false,
            measured: false,
            wording: None,
        }
    }

    fn finish<T>(self, found: Option<T>) -> Resolved<T> {
        match found {
            Some(found) if self.problems.is_empty() => Ok(found),
            _ => Err(self.problems),
        }
    }
}

macro_rules! form {
    ($(#[$doc:meta])* $name:ident, $form:ident, $tree:ty) => {
        $(#[$doc])*
        pub fn $name(text: &str, vocabulary: &Vocabulary, scope: &Scope) -> Resolved<$tree> {
            Sentences::default().$name(text, vocabulary, scope)
        }

        impl Sentences {
            $(#[$doc])*
            pub fn $name(&self, text: &str, vocabulary: &Vocabulary, scope: &Scope) -> Resolved<$tree> {
                let told = |problems| instead(text, Form::$form, vocabulary, problems);
                let read = self.read(text, Form::$form, vocabulary).map_err(|problem| told(vec![problem]))?;
                let Sentence::$form(sentence) = &read.sentence else {
                    return Err(Vec::new());
                };
                let mut resolver = Resolver::new(vocabulary, scope);
                let tree = resolver.$name(sentence);
                resolver.finish(tree).map_err(told)
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
/// Reads and resolves a selection for the place where it stands.
pub fn selection(text: &str, vocabulary: &Vocabulary, scope: &Scope, place: Use) -> Resolved<Set> {
    Sentences::default().selection(text, vocabulary, scope, place)
}

impl Sentences {
    /// Reads and resolves a selection for the place where it stands.
    pub fn selection(&self, text: &str, vocabulary: &Vocabulary, scope: &Scope, place: Use) -> Resolved<Set> {
        let told = |problems| instead(text, Form::Selection, vocabulary, problems);
        let read = self.read(text, Form::Selection, vocabulary).map_err(|problem| told(vec![problem]))?;
        let Sentence::Selection(sentence) = &read.sentence else {
            return Err(Vec::new());
        };
        let mut resolver = Resolver::new(vocabulary, scope);
        let set = resolver.things(sentence, place).map(|(set, _)| set);
        resolver.finish(set).map_err(told)
    }
}

form!(
    /// Reads and resolves an amount.
    amount, Amount, Number
);
form!(
    /// Reads and resolves an instruction.
    instruction, Instruction, Instruction
);

impl Resolver<'_> {
    /// Resolves something to see what it would be; what is wrong with it is not told.
    fn quietly<T>(&mut self, resolve: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let (problems, they, says) = (self.problems.len(), self.they, self.says_they);
        let found = resolve(self);
        self.problems.truncate(problems);
        (self.they, self.says_they) = (they, says);
        found
    }

    /// Nothing may stand before or behind a word that is only named.
    fn just_the_word(&mut self, selection: &Selection, word: &Word) -> Option<()> {
        let shown = word.text.replace('_', " ");
        let behind = selection.filters.first().map(filter::filter_span);
        let before = selection.prefixes.iter().find(|before| before.prefix != Prefix::The).map(|before| before.span);
        if let Some(span) = before {
            return self.mismatch(span, format!("this word has no meaning before `{shown}`"), "leave it out");
        }
        if let Some(span) = behind.or(selection.otherwise.as_ref().map(|otherwise| otherwise.span)) {
            return self.mismatch(span, format!("`{shown}` cannot be described further"), "only the name is expected");
        }
        Some(())
    }

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
                let value = vocabulary.meanings(&word.text).iter().any(|meaning| matches!(meaning, Meaning::Value(..)));
                if expected.starts_with("an event") && !known {
                    problem.help(format!("declare it as `[event.{}]`", word.text))
                } else if value && expected.starts_with("a card, kind") {
                    problem.help(format!("put what it describes behind it, as in `1 {shown} card`"))
                } else if some.is_empty() {
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
