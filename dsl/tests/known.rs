//! Sentences that were read before are known; whether their words are words of the game is asked anew.

use crate::common::vocabulary;
use quarterdeck_dsl::Sentences;
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::vocabulary::Vocabulary;

#[test]
fn what_stands_behind_this_is_asked_of_each_game() {
    let (game, other) = (vocabulary(), Vocabulary::engine());
    let sentences = Sentences::default();
    let text = "this settler is face down";
    let read = |vocabulary| sentences.parse(text, Form::Condition, vocabulary).map_err(|wrong| wrong.code);
    for _ in 0..2 {
        assert!(read(&game).is_ok());
        assert_eq!(read(&other), Err("sentence::unknown_word"));
        assert_eq!(sentences.len(), 1, "it is read once");
    }
}
