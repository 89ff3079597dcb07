//! Engine and reference side by side: where the engine accepts a sentence, both must say the same.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::parse;
use quarterdeck_dsl::resolve;
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::syntax::Sentence;
use quarterdeck_dsl::tree::{Argument, CardAt, Instruction, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeId, BoardId};
use quarterdeck_runtime::position::Position;
use quarterdeck_runtime::{Game, Match};

use super::deeds::Deeds;
use super::engine::{Answer, answer};
use super::tables::{Stand, Table, world};
use super::workshop::{Ending, Workshop, lies};
use super::{Meant, Refused};
use crate::chance::Chance;

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
        // What an instruction does is compared by itself.
        Sentence::Instruction(_) => Answer::TooMuch,
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

/// Lets both carry an instruction out. The runtime answers questions by chance, the reference with what was answered.
pub fn compare_deeds(text: &str, workshop: &mut Workshop, played: &Match, stand: &Stand, chance: &Chance) -> Outcome {
    let words = &workshop.game().vocabulary;
    let instruction = match resolve::instruction(text, words, &stand.scope) {
        Ok(instruction) => instruction,
        Err(problems) => return Outcome::Refused(problems.first().map_or("none", |it| it.code).to_owned()),
    };
    if let Some(missing) = missing_word(&instruction, workshop.game()) {
        return Outcome::Refused(missing.to_owned());
    }
    let parsed = match parse(text, Form::Instruction, words) {
        Ok(Sentence::Instruction(parsed)) => parsed,
        _ => return Outcome::Skipped,
    };
    let state = played.snapshot();
    let carried = match workshop.carry_out(instruction, state, stand.context, &mut chance.clone()) {
        Ok(carried) => carried,
        // A phase that is not going on cannot end; the page says so of `end`.
        Err(fault) if fault == "play::phase_not_running" => return Outcome::Agreed,
        Err(fault) => return Outcome::Differ(format!("fault {fault}"), "no fault".into()),
    };
    let game = workshop.game();
    let done = Deeds::carry_out(&parsed, &stand.speech(), (game, &stand.scope), state, &carried.asked);
    match done {
        Err(Refused(reason)) => Outcome::Differ(format!("{:?}", carried.asked), format!("refused: {reason}")),
        Ok(done) if done.ending != carried.ending && done.ending != Ending::Elsewhere => {
            Outcome::Differ(format!("{:?}", carried.ending), format!("{:?}", done.ending))
        }
        Ok(done) if done.ending != Ending::Whole => Outcome::Agreed,
        Ok(done) => match difference(&played.position(), &Position::new(game, &carried.state), &done.laid.position()) {
            None => Outcome::Agreed,
            Some((engine, reference)) => Outcome::Differ(engine, reference),
        },
    }
}

/// A verb whose zone the pack does not name is refused where packs are checked.
fn missing_word(instruction: &Instruction, game: &Game) -> Option<&'static str> {
    instruction.steps.iter().find_map(|step| {
        let words = &game.words;
        let cards = matches!(step.arguments.first(), Some(Argument::Cards(_)));
        let missing = match game.vocabulary.verb_spec(step.verb).name {
            "draw" => words.draws_to.is_none() || words.draws_from.is_none(),
            "reveal" => words.reveals_to.is_none(),
            "discard" => cards && words.discards_to.is_none(),
            "lay" => true,
            _ => false,
        };
        missing.then_some("pack::missing_words")
    })
}

/// How a part of a position is written down.
type Show<'s> = &'s dyn Fn(&Position<'_>) -> Vec<String>;

/// Where two matches that come from one differ, if they do.
fn difference(before: &Position<'_>, engine: &Position<'_>, reference: &Position<'_>) -> Option<(String, String)> {
    let parts: [(&str, Show<'_>); 4] = [
        ("zones", &|it| lies(it).iter().map(|pile| format!("{pile:?}")).collect()),
        ("cards", &|it| {
            let card = |card: CardAt| {
                let (owner, down, known) = (it.belongs_to(card), it.face_down(card), it.known_to(card));
                format!("{card}: {} {owner:?} {down} {known:?}", it.printing_of(card))
            };
            CardAt::all(it.cards()).map(card).collect()
        }),
        ("counters", &|it| it.numbers().iter().enumerate().map(|(at, number)| format!("{at}: {number}")).collect()),
        ("rest", &|it| {
            let values = |place: ZoneAt| {
                AttributeId::all(it.game.attributes.len()).map(move |at| it.attribute(Thing::Zone(place), at))
            };
            let boards = BoardId::all(it.boards()).map(|board| {
                let (first, length) = it.places(board);
                (0..length).map(|at| values(first.plus(at)).collect()).collect()
            });
            let boards: Vec<Vec<Vec<Option<i32>>>> = boards.collect();
            vec![format!("{:?} {:?} {boards:?}", it.limits(), it.copies())]
        }),
    ];
    for (name, show) in parts {
        let (engine, reference, before) = (show(engine), show(reference), show(before));
        if engine != reference {
            let only = |list: &[String], other: &[String]| {
                let found: Vec<&String> = list.iter().filter(|it| !other.contains(it)).collect();
                format!(
                    "{name} {found:?}, before {:?}",
                    before.iter().filter(|it| !other.contains(it)).collect::<Vec<_>>()
                )
            };
            return Some((only(&engine, &reference), only(&reference, &engine)));
        }
    }
    None
}

/// A shorter sentence that still differs: words are left out as long as it does.
pub fn shorten(text: &str, mut differs: impl FnMut(&str) -> bool) -> String {
    let mut best = text.to_owned();
    'again: loop {
        let words: Vec<&str> = best.split(' ').collect();
        for length in (1..=8.min(words.len().saturating_sub(1))).rev() {
            for start in 0..=words.len() - length {
                let shorter: Vec<&str> = words[..start].iter().chain(&words[start + length..]).copied().collect();
                let shorter = shorter.join(" ");
                if differs(&shorter) {
                    best = shorter;
                    continue 'again;
                }
            }
        }
        return best;
    }
}
