//! What a reader expects of a sentence.

use crate::meaning::engine::Answer;

/// What is expected.
#[derive(Clone, Copy, Debug)]
pub enum Expected {
    /// This number.
    Is(i32),
    /// True or false.
    Says(bool),
    /// So many ways.
    Ways(usize),
    /// So many things.
    Things(usize),
    /// No meaning.
    Refused,
}

impl Expected {
    /// Whether this was answered.
    pub fn fits(self, answer: &Answer) -> bool {
        match (answer, self) {
            (Answer::Number(found), Expected::Is(number)) => *found == number,
            (Answer::Truth(found), Expected::Says(truth)) => *found == truth,
            (Answer::Ways(found), Expected::Ways(count)) => found.len() == count,
            (Answer::Things(found), Expected::Things(count)) => found.len() == count,
            _ => false,
        }
    }
}
