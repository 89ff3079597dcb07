//! Resolves adjectives: values, flags, kinds, conditions with a name, and how a thing lies.

use super::Resolver;
use super::number::bears;
use super::selection::Nature;
use crate::problem::Problem;
use crate::syntax::{Comparison, Word};
use crate::tree::{Measure, Number, Subject, Test};
use crate::vocabulary::{AttributeType, Bearer, Meaning};

impl Resolver<'_> {
    /// What an adjective asks of such things.
    pub(super) fn adjective(&mut self, word: &Word, nature: Nature) -> Option<Test> {
        let meanings = self.vocabulary.meanings(&word.text).to_vec();
        for meaning in &meanings {
            let (test, fits) = match meaning {
                Meaning::Condition(query, Bearer::Player) => {
                    let holds = Test::Measure(Measure::Query(*query), Comparison::AtLeast, Number::Constant(1));
                    (holds, nature == Nature::Players)
                }
                Meaning::Condition(query, bearer @ (Bearer::Card | Bearer::Place)) => {
                    let own = Box::new(Number::Query(*query, Subject::Here));
                    (Test::Number(own, Comparison::AtLeast, Number::Constant(1)), bears(*bearer, nature))
                }
                Meaning::Value(attribute, value) => {
                    (Test::Value(*attribute, *value), matches!(nature, Nature::Cards | Nature::Places | Nature::Values))
                }
                Meaning::Attribute(attribute) if *self.vocabulary.attribute_type(*attribute) == AttributeType::Flag => {
                    (Test::Value(*attribute, 1), matches!(nature, Nature::Cards | Nature::Places))
                }
                Meaning::Kind(kind) => (Test::Kind(*kind), nature == Nature::Cards),
                Meaning::Family(family) => (Test::Family(*family), nature == Nature::Cards),
                Meaning::Empty => (Test::Empty, nature == Nature::Places),
                Meaning::FaceDown => (Test::FaceDown, nature == Nature::Cards),
                Meaning::Done => (Test::Done, nature == Nature::Cards),
                Meaning::FaceUp => (Test::FaceUp, nature == Nature::Cards),
                _ => continue,
            };
            if fits {
                return Some(test);
            }
            let shown = word.text.replace('_', " ");
            let message = format!("`{shown}` is not said of {}", nature.plural());
            return self.mismatch(word.span, message, "this word has no meaning here");
        }
        let shown = word.text.replace('_', " ");
        let zone = meanings.iter().find_map(|meaning| match meaning {
            Meaning::Zone(_, per_player) => Some(*per_player),
            _ => None,
        });
        if let Some(per_player) = zone {
            let whose = if per_player { "your" } else { "the" };
            let message = format!("`{shown}` is a zone and does not describe what lies in it");
            let problem = Problem::new("sentence::wrong_word", message, word.span, "a zone");
            return self.fail(problem.help(format!("say where behind the noun: `card in {whose} {shown}`")));
        }
        self.unknown(word, "a value, flag or kind is expected here", |meaning| {
            matches!(
                meaning,
                Meaning::Value(..) | Meaning::Kind(_) | Meaning::Family(_) | Meaning::Empty | Meaning::Condition(..)
            )
        })
    }
}
