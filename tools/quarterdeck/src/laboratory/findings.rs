//! What a study has found: shares, means and intervals instead of counts, with the names of cards in the reader's language.

use quarterdeck_runtime::Game;
use quarterdeck_runtime::telling::capital;
use quarterdeck_spreadsheet::harmless;
use serde::Serialize;

use super::interval::{Interval, USUAL, difference, share};
use super::parquet::{Column, parquet};
use super::study::{CardCount, PARTS, Study};

/// Numbers that were measured.
#[derive(Clone, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// How far numbers are from it, usually.
    pub deviation: f64,
}

/// What was found about a card.
#[derive(Clone, Debug, Serialize)]
pub struct CardFound {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The share of matches in which an option spoke of it.
    pub offered: f64,
    /// The share of decisions with such an option at which it was chosen.
    pub chosen: f64,
    /// The share of matches in which somebody took it.
    pub taken: f64,
    /// Where in a match it was first taken, on average: 0 is the beginning, 1 the end.
    pub when: Option<f64>,
    /// How often it was first taken in each part of a match.
    pub parts: [u64; PARTS],
    /// The share of winners, and of losers, who held it at the end.
    pub held_by_winners: f64,
    /// The same of losers.
    pub held_by_losers: f64,
    /// How much more often those win who took it than those who did not.
    pub advantage: Option<Interval>,
}

/// What was found.
#[derive(Clone, Debug, Serialize)]
pub struct Findings {
    /// Matches.
    pub matches: u64,
    /// Whether all win or lose together.
    pub together: bool,
    /// Decisions of a match.
    pub decisions: Spread,
    /// The shortest match and the longest.
    pub extremes: (u64, u64),
    /// Turns of a match.
    pub turns: Spread,
    /// Decisions of a turn.
    pub decisions_per_turn: f64,
    /// The share of matches that each seat won; of all together, once.
    pub seats: Vec<Interval>,
    /// What players are ranked by.
    pub scores: Option<Spread>,
    /// The same of winners.
    pub winning_scores: Option<Spread>,
    /// By how much the first is ahead of the second.
    pub margin: Option<Spread>,
    /// How often whoever led alone at half time won.
    pub leaders: Option<Interval>,
    /// In how many matches somebody did.
    pub led: u64,
    /// Cards that took part, by what they are worth to those who take them.
    pub cards: Vec<CardFound>,
    /// Cards that took part, and that no option ever spoke of and nobody ever held.
    pub dead: Vec<String>,
    /// How many more there were of which the same is true, and which never left the place where they lay before set-up: cards of
    /// other chapters, or for more players.
    pub aside: usize,
    /// Cards that could be had and were never taken.
    pub shunned: Vec<String>,
}

impl Findings {
    /// What a study has found.
    pub fn of(study: &Study, game: &Game, language: &str) -> Findings {
        let spread = |sums: &super::interval::Sums| Spread { mean: sums.mean(), deviation: sums.deviation() };
        let known = |sums: &super::interval::Sums| (sums.count > 0).then(|| spread(sums));
        let of_matches = |won: u64| share(won as f64, study.matches as f64, USUAL);
        let ends = |mut lengths: Box<dyn Iterator<Item = &u64> + '_>| lengths.next().copied().unwrap_or(0);
        let mut found = Findings {
            matches: study.matches,
            together: study.together,
            decisions: spread(&study.decisions),
            extremes: (ends(Box::new(study.lengths.keys())), ends(Box::new(study.lengths.keys().rev()))),
            turns: spread(&study.turns),
            decisions_per_turn: study.decisions.mean() / study.turns.mean().max(1.0),
            seats: study
                .seats
                .iter()
                .take(if study.together { 1 } else { usize::MAX })
                .map(|won| of_matches(*won))
                .collect(),
            scores: known(&study.scores),
            winning_scores: known(&study.winning),
            margin: known(&study.margins),
            leaders: (study.led > 0).then(|| share(study.led_and_won as f64, study.led as f64, USUAL)),
            led: study.led,
            cards: Vec::new(),
            dead: Vec::new(),
            aside: 0,
            shunned: Vec::new(),
        };
        for (family, count) in game.families.iter().zip(&study.cards).filter(|(_, count)| count.matches > 0) {
            let name = capital(&game.locales.word(language, &family.name));
            match (count.offered, count.taken_in) {
                (0, 0) if count.moved_in == 0 => found.aside += 1,
                (0, 0) => found.dead.push(name),
                (_, 0) => found.shunned.push(name),
                _ => found.cards.push(card(&family.name, name, count, study)),
            }
        }
        let advantage = |card: &CardFound| card.advantage.map_or(f64::NEG_INFINITY, |advantage| advantage.value);
        found.cards.sort_by(|one, other| advantage(other).total_cmp(&advantage(one)).then(one.id.cmp(&other.id)));
        found
    }
}

fn part(some: u64, all: u64) -> f64 {
    some as f64 / all.max(1) as f64
}

fn card(id: &str, name: String, count: &CardCount, study: &Study) -> CardFound {
    let middle = |(at, times): (usize, &u64)| (at as f64 + 0.5) / PARTS as f64 * *times as f64;
    let when = count.when.iter().enumerate().map(middle).sum::<f64>() / count.taken_in.max(1) as f64;
    CardFound {
        id: id.to_owned(),
        name,
        offered: part(count.offered_in, count.matches),
        chosen: part(count.chosen, count.offered),
        taken: part(count.taken_in, count.matches),
        when: (count.taken_in > 0).then_some(when),
        parts: count.when,
        held_by_winners: part(count.held.0, study.sides.0),
        held_by_losers: part(count.held.1, study.sides.1),
        advantage: difference(count.with, count.without, USUAL),
    }
}

/// The cards as a table; shares are between 0 and 1.
fn table(found: &Findings) -> Vec<Column> {
    let cards = &found.cards;
    let texts = |of: fn(&CardFound) -> &String| cards.iter().map(|card| of(card).clone()).collect::<Vec<_>>();
    let shares = |of: fn(&CardFound) -> Option<f64>| cards.iter().map(of).collect::<Vec<_>>();
    vec![
        Column::Texts("card", texts(|card| &card.id)),
        Column::Texts("name", texts(|card| &card.name)),
        Column::Shares("offered", shares(|card| Some(card.offered))),
        Column::Shares("chosen", shares(|card| Some(card.chosen))),
        Column::Shares("taken", shares(|card| Some(card.taken))),
        Column::Shares("when", shares(|card| card.when)),
        Column::Shares("held_by_winners", shares(|card| Some(card.held_by_winners))),
        Column::Shares("held_by_losers", shares(|card| Some(card.held_by_losers))),
        Column::Shares("advantage", shares(|card| card.advantage.map(|advantage| advantage.value))),
        Column::Shares("advantage_low", shares(|card| card.advantage.map(|advantage| advantage.low))),
        Column::Shares("advantage_high", shares(|card| card.advantage.map(|advantage| advantage.high))),
    ]
}

/// The cards as a Parquet file.
pub fn card_table(found: &Findings) -> Vec<u8> {
    parquet(&table(found))
}

/// The cards for spreadsheets, none of which takes the name of a card for a formula.
pub fn csv(found: &Findings) -> String {
    let columns = table(found);
    let names: Vec<&str> = columns.iter().map(Column::name).collect();
    let mut out = format!("{}\n", names.join(","));
    for at in 0..found.cards.len() {
        let cells = columns.iter().map(|column| match column {
            Column::Texts("name", texts) => format!("\"{}\"", harmless(texts[at].clone()).replace('"', "\"\"")),
            Column::Texts(_, texts) => texts[at].clone(),
            Column::Shares(_, shares) => shares[at].map_or_else(String::new, |share| format!("{share:.4}")),
            Column::Numbers(_, numbers) => numbers[at].to_string(),
            Column::Hashes(_, hashes) => hashes[at].to_string(),
        });
        out.push_str(&cells.collect::<Vec<_>>().join(","));
        out.push('\n');
    }
    out
}
