//! What was counted, as tables that are added up: a row for each match, and a row for each figure of a study. Parts of a
//! run that were played on different machines add up to exactly what one machine would have counted.

use std::str::FromStr;

use quarterdeck_runtime::Game;

use super::interval::Sums;
use super::parquet::{Column, parquet};
use super::study::Study;

/// One part of a run that is cut into several: `2/5` is the second of five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    part: u64,
    of: u64,
}

impl Shard {
    /// Whether a match, counted from 0, belongs to this part.
    pub fn holds(self, number: u64) -> bool {
        number % self.of == self.part - 1
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let parts =
            text.split_once('/').and_then(|(part, of)| Some((part.trim().parse().ok()?, of.trim().parse().ok()?)));
        match parts {
            Some((part, of)) if part >= 1 && part <= of => Ok(Shard { part, of }),
            _ => Err("write which part of how many, like `2/5`".to_owned()),
        }
    }
}

/// One match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Which one, counted from 0.
    pub number: u64,
    /// Where its chance came from.
    pub seed: u64,
    /// How many decisions it had.
    pub decisions: u64,
    /// What it adds to the hash of the whole run.
    pub hash: u64,
    /// Which seats have won, as bits.
    pub winners: u64,
    /// The first number that each seat is ranked by.
    pub scores: Vec<i64>,
}

/// The names of the columns of scores.
const SCORES: [&str; 8] = ["score_0", "score_1", "score_2", "score_3", "score_4", "score_5", "score_6", "score_7"];

/// A file with a row for each match, in their order.
pub fn match_table(rows: &[Row]) -> Vec<u8> {
    let numbers = |of: fn(&Row) -> u64| rows.iter().map(|row| of(row) as i64).collect::<Vec<_>>();
    let hashes = |of: fn(&Row) -> u64| rows.iter().map(of).collect::<Vec<_>>();
    let mut columns = vec![
        Column::Numbers("match", numbers(|row| row.number)),
        Column::Hashes("seed", hashes(|row| row.seed)),
        Column::Numbers("decisions", numbers(|row| row.decisions)),
        Column::Hashes("hash", hashes(|row| row.hash)),
        Column::Numbers("winners", numbers(|row| row.winners)),
    ];
    let seats = rows.first().map_or(0, |row| row.scores.len());
    for (at, name) in SCORES.into_iter().enumerate().take(seats) {
        columns.push(Column::Numbers(name, rows.iter().map(|row| row.scores[at]).collect()));
    }
    parquet(&columns)
}

/// One figure of a study: what it is about, which one, and the number.
type Figure = (String, String, i64);

/// Every figure of a study. All of them are added up where parts of a run are laid together.
pub fn figures(study: &Study, game: &Game) -> Vec<Figure> {
    let mut all: Vec<Figure> = Vec::new();
    let mut note = |about: &str, what: &str, number: u64| all.push((about.into(), what.into(), number as i64));
    note("run", "matches", study.matches);
    note("run", "led", study.led);
    note("run", "led_and_won", study.led_and_won);
    note("run", "winners", study.sides.0);
    note("run", "losers", study.sides.1);
    for (seat, won) in study.seats.iter().enumerate() {
        note(&format!("seat {}", seat + 1), "won", *won);
    }
    for (length, count) in &study.lengths {
        note("length", &length.to_string(), *count);
    }
    for (score, count) in &study.score_counts {
        note("score", &score.to_string(), *count);
    }
    for (family, count) in game.families.iter().zip(&study.cards).filter(|(_, count)| count.matches > 0) {
        let card = format!("card {}", family.name);
        note(&card, "matches", count.matches);
        note(&card, "moved_in", count.moved_in);
        note(&card, "offered", count.offered);
        note(&card, "offered_in", count.offered_in);
        note(&card, "chosen", count.chosen);
        note(&card, "taken_in", count.taken_in);
        note(&card, "won_with", count.with.0);
        note(&card, "with", count.with.1);
        note(&card, "won_without", count.without.0);
        note(&card, "without", count.without.1);
        note(&card, "held_by_winners", count.held.0);
        note(&card, "held_by_losers", count.held.1);
        for (part, times) in count.when.iter().enumerate() {
            note(&card, &format!("first_taken_{part}"), *times);
        }
    }
    let sums: [(&str, &Sums); 5] = [
        ("decisions", &study.decisions),
        ("turns", &study.turns),
        ("scores", &study.scores),
        ("winning scores", &study.winning),
        ("margins", &study.margins),
    ];
    for (about, sums) in sums {
        let (count, sum, squares) = sums.parts();
        let figures = [("count", count as i64), ("sum", sum), ("squares", i64::try_from(squares).unwrap_or(i64::MAX))];
        all.extend(figures.map(|(what, number)| (about.to_owned(), what.to_owned(), number)));
    }
    all
}

/// A file with a row for each figure.
pub fn figure_table(figures: &[Figure]) -> Vec<u8> {
    parquet(&[
        Column::Texts("about", figures.iter().map(|(about, ..)| about.clone()).collect()),
        Column::Texts("what", figures.iter().map(|(_, what, _)| what.clone()).collect()),
        Column::Numbers("number", figures.iter().map(|(.., number)| *number).collect()),
    ])
}

#[cfg(test)]
mod tests {
    use super::Shard;

    #[test]
    fn every_match_belongs_to_one_part() {
        let shards: Vec<Shard> = ["1/3", "2/3", "3/3"].iter().map(|text| text.parse().expect("a part")).collect();
        for number in 0..20 {
            assert_eq!(shards.iter().filter(|shard| shard.holds(number)).count(), 1, "{number}");
        }
        for wrong in ["0/3", "4/3", "1", "a/b", "1/0", ""] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
