//! What the engine itself says to a sentence, in the words of the reference evaluator.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::{Facts, Likeness};
use quarterdeck_dsl::problem::Problem;
use quarterdeck_dsl::resolve;
use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::solve;
use quarterdeck_dsl::syntax::{Deed, Form};
use quarterdeck_dsl::tree::{Context, Measure, Set, Thing};
use quarterdeck_dsl::vocabulary::{Bearer, Meaning};
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::Planner;
use quarterdeck_runtime::position::Position;

use super::requirements::{Way, deed_number};
use super::tables::Stand;

/// The engine lists no more ways than this.
const LISTED: usize = solve::MOST_WAYS;

/// What is answered to a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// An amount.
    Number(i32),
    /// A condition.
    Truth(bool),
    /// A selection.
    Things(Vec<Thing>),
    /// A requirement.
    Ways(Vec<Way>),
    /// Too much to compare.
    TooMuch,
}

/// What the engine answers, or what it finds wrong.
pub fn answer(
    text: &str,
    form: Form,
    game: &Game,
    stand: &Stand,
    facts: &Position<'_>,
) -> Result<Answer, Vec<Problem>> {
    let (words, scope, context) = (&game.vocabulary, &stand.scope, &stand.context);
    Ok(match form {
        Form::Amount => {
            let tree = resolve::amount(text, words, scope)?;
            let number = evaluate::number(&tree, context, facts);
            assert_eq!(facts.amount(&Planner::of(game).number(&tree), context), number, "`{text}` as a plan");
            Answer::Number(number)
        }
        Form::Condition => {
            let tree = resolve::condition(text, words, scope)?;
            let holds = evaluate::holds(&tree, context, facts);
            assert_eq!(facts.holds(&Planner::of(game).condition(&tree), context), holds, "`{text}` as a plan");
            Answer::Truth(holds)
        }
        Form::Selection => {
            let place = if stand.chosen { Use::Choice } else { Use::Each };
            Answer::Things(things(&resolve::selection(text, words, scope, place)?, context, facts))
        }
        Form::Requirement => {
            let ways = solve::ways(&resolve::requirement(text, words, scope)?, context, facts);
            if ways.len() >= LISTED {
                Answer::TooMuch
            } else {
                Answer::Ways(ways.iter().map(|it| way(it, facts)).collect())
            }
        }
        Form::Instruction => {
            resolve::instruction(text, words, scope)?;
            Answer::TooMuch
        }
    })
}

fn things(set: &Set, context: &Context, facts: &Position<'_>) -> Vec<Thing> {
    let mut found = Vec::new();
    evaluate::each(set, context, facts, &mut |thing| {
        found.push(thing);
        ControlFlow::Continue(())
    });
    let mut planned = Vec::new();
    facts.each_thing(&Planner::of(facts.game).set(set), context, &mut |thing| {
        planned.push(thing);
        ControlFlow::Continue(())
    });
    assert_eq!(planned, found, "{set:?} as a plan");
    found
}

fn way(way: &solve::Way, facts: &Position<'_>) -> Way {
    let mut cards: Vec<(u8, Likeness)> =
        way.cards.iter().map(|(deed, card)| (deed_number(*deed), facts.likeness(*card))).collect();
    cards.sort_unstable();
    let meaning = |measure: &Measure| match measure {
        Measure::Resource(resource) => Meaning::Resource(*resource),
        Measure::Query(query) => Meaning::Query(*query, Bearer::Player),
        Measure::Counter(counter) => Meaning::Counter(*counter, Bearer::Player),
    };
    let mut amounts: Vec<(bool, Meaning, i32)> = Vec::new();
    for (deed, measure, number) in &way.amounts {
        let kind = (*deed == Deed::Give, meaning(measure));
        match amounts.iter_mut().find(|(given, of, _)| (*given, *of) == kind) {
            Some((_, _, sum)) => *sum += number,
            None => amounts.push((kind.0, kind.1, *number)),
        }
    }
    amounts.retain(|(_, _, number)| *number != 0);
    amounts.sort_unstable();
    Way { cards, amounts }
}
