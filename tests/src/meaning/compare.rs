//! Engine and reference side by side: where the engine accepts a sentence, both must say the same.

use quarterdeck_dsl::parse::{Form, parse};
use quarterdeck_dsl::syntax::Sentence;
use quarterdeck_runtime::Match;

use super::engine::{Answer, answer};
use super::tables::{Stand, Table, world};
use super::{Meant, Refused};

/// How one sentence fared in one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The engine refuses it, with the code of its first problem.
    Refused(String),
    /// Both say the same.
    Agreed,
    /// There is too much to compare.
    Skipped,
    /// They differ: engine, reference.
    Differ(String, String),
}

/// What the reference says to a sentence.
pub fn meant(text: &str, form: Form, table: &Table, played: &Match, stand: &Stand) -> Meant<Answer> {
    let words = &table.game.vocabulary;
    let sentence = parse(text, form, words).map_err(|problem| Refused::new(problem.message))?;
    let facts = played.position();
    let world = world(&table.game, &stand.scope, &facts);
    let speech = stand.speech();
    Ok(match sentence {
        Sentence::Amount(amount) => Answer::Number(world.amount(&amount, &speech)?),
        Sentence::Condition(condition) => Answer::Truth(world.condition(&condition, &speech)?),
        Sentence::Selection(selection) => {
            let found =
                if stand.chosen { world.choice(&selection, &speech)? } else { world.each(&selection, &speech)? };
            Answer::Things(found)
        }
        Sentence::Requirement(requirement) => match world.ways(&requirement, &speech)? {
            Some(ways) => Answer::Ways(ways),
            None => Answer::TooMuch,
        },
        Sentence::Instruction(instruction) => {
            world.instruction(&instruction, &speech)?;
            Answer::TooMuch
        }
    })
}

/// Asks both.
pub fn compare(text: &str, form: Form, table: &Table, played: &Match, stand: &Stand) -> Outcome {
    let found = match answer(text, form, &table.game, stand, &played.position()) {
        Ok(found) => found,
        Err(problems) => {
            return Outcome::Refused(problems.first().map_or_else(|| "none".to_owned(), |it| it.code.to_string()));
        }
    };
    let mut found = found;
    if let Answer::Ways(ways) = &mut found {
        ways.sort();
        ways.dedup();
    }
    match meant(text, form, table, played, stand) {
        Err(Refused(reason)) => Outcome::Differ(format!("{found:?}"), format!("refused: {reason}")),
        Ok(Answer::TooMuch) => Outcome::Skipped,
        Ok(_) if found == Answer::TooMuch => Outcome::Skipped,
        Ok(meant) if meant == found => Outcome::Agreed,
        Ok(meant) => Outcome::Differ(format!("{found:?}"), format!("{meant:?}")),
    }
}

/// A shorter sentence that still differs: words are left out as long as it does.
pub fn shorten(text: &str, form: Form, table: &Table, played: &Match, stand: &Stand) -> String {
    let mut best = text.to_owned();
    'again: loop {
        let words: Vec<&str> = best.split(' ').collect();
        for length in (1..=8.min(words.len().saturating_sub(1))).rev() {
            for start in 0..=words.len() - length {
                let shorter: Vec<&str> = words[..start].iter().chain(&words[start + length..]).copied().collect();
                let shorter = shorter.join(" ");
                if matches!(compare(&shorter, form, table, played, stand), Outcome::Differ(..)) {
                    best = shorter;
                    continue 'again;
                }
            }
        }
        return best;
    }
}
