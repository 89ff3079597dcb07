//! Which word was meant: a slip is recognised, and another word is left alone.

use quarterdeck_dsl::problem::nearest;

#[test]
fn a_slip_is_recognised_and_another_word_is_not() {
    let words = ["has", "uses", "coins", "lanterns", "settler", "discard_pile", "it", "is", "at", "least"];
    let near = |word| nearest(word, words);
    assert_eq!(near("lantrens").as_deref(), Some("lanterns"));
    assert_eq!(near("conis").as_deref(), Some("coins"));
    assert_eq!(near("coin").as_deref(), Some("coins"));
    assert_eq!(near("setlers").as_deref(), Some("settler"));
    assert_eq!(near("discard pil").as_deref(), Some("discard pile"));
    for other in ["hues", "house", "ship", "if", "last one", "money", ""] {
        assert_eq!(near(other), None, "{other}");
    }
}

#[test]
fn of_two_that_are_equally_near_the_one_that_begins_alike_is_meant() {
    assert_eq!(nearest("cark", ["dark", "card", "park"]).as_deref(), Some("card"));
}
