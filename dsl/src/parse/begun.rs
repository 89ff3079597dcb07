//! Sentences that are still being written: whether what stands there can be the beginning of one.

use pest::Parser;
use pest::error::InputLocation;

use super::{Grammar, rule_of, too_deep};
use crate::syntax::Form;
use crate::vocabulary::Vocabulary;

/// Whether a sentence of the form can begin with these words, the last of which is whole. A word of the grammar that is
/// only said together with the next (`at least`) begins nothing by itself.
pub fn is_beginning(text: &str, form: Form, vocabulary: &Vocabulary) -> bool {
    let text = vocabulary.prepare(text.trim_end(), form == Form::Instruction);
    if too_deep(&text).is_some() {
        return false;
    }
    match Grammar::parse(rule_of(form), &text) {
        Ok(_) => true,
        Err(error) => match error.location {
            InputLocation::Pos(at) | InputLocation::Span((at, _)) => at >= text.len(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::is_beginning;
    use crate::syntax::Form;
    use crate::vocabulary::Vocabulary;

    #[test]
    fn a_beginning_is_told_from_what_nothing_can_follow() {
        let engine = Vocabulary::engine();
        let begins = |text: &str| is_beginning(text, Form::Condition, &engine);
        for text in ["", "you", "you hold", "you hold at least", "you hold at least 2", "you hold at least 2 cards"] {
            assert!(begins(text), "{text}");
        }
        for text in ["you hold at least and", "you hold than"] {
            assert!(!begins(text), "{text}");
        }
    }
}
