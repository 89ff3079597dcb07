//! What named numbers ask of each other: none asks itself, and none asks so many that nobody could wait for the answer.

use quarterdeck_dsl::tree::{Measure, Number, Test};
use quarterdeck_dsl::{Inside, Part};

use super::Builder;
use crate::game::ChangeDef;
use crate::problem::{PackProblem, Spot};

/// So many questions one question may lead to.
const MOST_ASKED: u64 = 100_000;

impl Builder<'_> {
    /// Where a query, or a condition with a name, is defined.
    fn query_spot(&self, at: usize) -> Spot {
        let definitions = self.section("query").iter().chain(self.section("condition"));
        definitions.map(|definition| definition.spot.clone()).nth(at).unwrap_or_default()
    }

    /// Refuses numbers that ask themselves, each circle once, and numbers that ask too much.
    pub(super) fn query_circles(&mut self) {
        let asked = self.asked_by_queries();
        let mut costs: Vec<Option<u64>> = vec![None; asked.len()];
        let mut told = vec![false; asked.len()];
        for start in 0..asked.len() {
            let Some(circle) = circle(start, &asked).filter(|_| !told[start]) else { continue };
            circle.iter().for_each(|at| told[*at] = true);
            let names: Vec<&str> = circle.iter().map(|at| self.queries[*at].name.as_str()).collect();
            let message = match names.as_slice() {
                [name, _] => format!("`{name}` asks itself"),
                _ => format!("these ask each other in a circle: {}", names.join(" → ")),
            };
            let spot = self.query_spot(start);
            self.problems.push(
                PackProblem::new("pack::query_circle", message, &spot, "there would be no answer")
                    .help("let one of them be a counter, which `set` and `raise` change, or ask something else"),
            );
        }
        if told.contains(&true) {
            return;
        }
        for at in 0..asked.len() {
            let cost = cost(at, &asked, &mut costs);
            // Only the first that asks too much is told; those that ask it ask even more.
            if cost > MOST_ASKED && asked[at].iter().all(|next| costs[*next].is_some_and(|cost| cost <= MOST_ASKED)) {
                let message = format!(
                    "to answer query `{}`, others are asked more than {MOST_ASKED} times",
                    self.queries[at].name
                );
                let spot = self.query_spot(at);
                self.problems.push(
                    PackProblem::new("pack::asks_too_much", message, &spot, "nobody could wait for this")
                        .help("ask another query once, with `twice` or `times`, in place of several times"),
                );
            }
        }
    }

    /// For each query, those that it asks, as often as they are named.
    fn asked_by_queries(&self) -> Vec<Vec<usize>> {
        let mut asked: Vec<Vec<usize>> = Vec::new();
        for query in &self.queries {
            let mut list = Vec::new();
            query.base.inside(&mut |part| self.ask(part, &mut list));
            query.changes.iter().for_each(|change| self.ask_change(change, &mut list));
            asked.push(list);
        }
        for change in self.families.iter().flat_map(|family| &family.changes) {
            let mut list = Vec::new();
            self.ask_change(change, &mut list);
            // Of cards only one or two are held, so that each query is noted once.
            if let Some(known) = asked.get_mut(usize::from(change.query)) {
                list.retain(|next| !known.contains(next));
                known.append(&mut list);
            }
        }
        asked
    }

    fn ask_change(&self, change: &ChangeDef, list: &mut Vec<usize>) {
        change.condition.iter().for_each(|condition| condition.inside(&mut |part| self.ask(part, list)));
        change.by.inside(&mut |part| self.ask(part, list));
    }

    fn ask(&self, part: Part<'_>, list: &mut Vec<usize>) {
        match part {
            Part::Number(Number::Query(query, _)) | Part::Measure(Measure::Query(query)) => {
                list.push(usize::from(*query));
            }
            // Whether zones are joined to boards, and whether quests are done, is asked on the way.
            Part::Test(Test::Ahead(_) | Test::Behind(_) | Test::Beside(_)) => {
                let ends = self.boards.iter().flat_map(|board| board.from.iter().chain(&board.to));
                for condition in ends.filter_map(|end| end.condition.as_ref()) {
                    condition.inside(&mut |part| {
                        if let Part::Number(Number::Query(query, _)) = part {
                            list.push(usize::from(*query));
                        }
                    });
                }
            }
            _ => {}
        }
    }
}

/// The way from a query back to itself, if there is one.
fn circle(start: usize, asked: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut from: Vec<Option<usize>> = vec![None; asked.len()];
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        for next in &asked[at] {
            if *next == start {
                let mut way = vec![start, at];
                while way.last() != Some(&start) {
                    way.push(from[*way.last()?]?);
                }
                way.reverse();
                return Some(way);
            }
            if from[*next].is_none() {
                from[*next] = Some(at);
                open.push(*next);
            }
        }
    }
    None
}

/// How many questions a query leads to, itself included.
fn cost(at: usize, asked: &[Vec<usize>], costs: &mut Vec<Option<u64>>) -> u64 {
    if let Some(cost) = costs[at] {
        return cost;
    }
    let sum = asked[at].iter().fold(1u64, |sum, next| sum.saturating_add(cost(*next, asked, costs)));
    costs[at] = Some(sum);
    sum
}
