//! What was found, in lines for a terminal.

use super::findings::{CardFound, Findings, Spread};
use super::interval::Interval;
use crate::boxes::{line, padded, width};
use crate::say::{Say, number, text};

/// Numbers as the reader's language writes them.
pub struct Figures<'s> {
    /// The language's words.
    pub say: &'s Say,
}

impl Figures<'_> {
    /// A number with so many digits behind the point.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        // What rounds to nothing has no sign.
        let number = if number.abs() < 0.5 * 10f64.powi(-(digits as i32)) { 0.0 } else { number };
        let plain = format!("{number:.digits$}").replace('-', "−");
        if self.say.language == "ru" { plain.replace('.', ",") } else { plain }
    }

    /// A share in percent.
    pub fn percent(&self, share: f64) -> String {
        format!("{}\u{a0}%", self.decimal(100.0 * share, 1))
    }

    /// A share in whole percent.
    pub fn whole(&self, share: f64) -> String {
        format!("{}\u{a0}%", self.decimal(100.0 * share, 0))
    }

    /// A share in percent with its interval.
    pub fn interval(&self, share: &Interval) -> String {
        let [value, low, high] = [share.value, share.low, share.high].map(|share| self.decimal(100.0 * share, 1));
        format!("{value}\u{a0}% [{low}; {high}]")
    }

    /// A difference in percentage points with its interval, and a star where it is more than chance.
    pub fn points(&self, change: &Interval) -> String {
        let [value, low, high] = [change.value, change.low, change.high].map(|share| self.signed(100.0 * share, 1));
        format!("{value} [{low}; {high}]{}", if change.is_clear() { " *" } else { "" })
    }

    /// A number with its sign.
    pub fn signed(&self, number: f64, digits: usize) -> String {
        let told = self.decimal(number, digits);
        if number > 0.0 && told.chars().any(|sign| ('1'..='9').contains(&sign)) { format!("+{told}") } else { told }
    }

    fn spread(&self, spread: &Spread) -> [String; 2] {
        [self.decimal(spread.mean, 1), self.decimal(spread.deviation, 1)]
    }
}

/// The lines about matches as a whole.
pub fn lines(found: &Findings, say: &Say) -> Vec<String> {
    let figures = Figures { say };
    let mut lines = Vec::new();
    let [mean, deviation] = figures.spread(&found.decisions);
    let ends = [("low", number(found.extremes.0 as usize)), ("high", number(found.extremes.1 as usize))];
    let arguments = [("mean", text(mean)), ("deviation", text(deviation))];
    lines.push(say.say("study-length", &[&arguments[..], &ends[..]].concat()));
    let turns = [
        ("turns", text(figures.decimal(found.turns.mean, 1))),
        ("each", text(figures.decimal(found.decisions_per_turn, 1))),
    ];
    lines.push(say.say("study-turns", &turns));
    for (seat, share) in found.seats.iter().enumerate() {
        let key = if found.together { "study-together" } else { "study-seat" };
        lines.push(say.say(key, &[("seat", number(seat + 1)), ("share", text(figures.interval(share)))]));
    }
    if let (Some(scores), Some(winning)) = (&found.scores, &found.winning_scores) {
        let [mean, deviation] = figures.spread(scores);
        let margin = found.margin.as_ref().map_or_else(String::new, |margin| figures.decimal(margin.mean, 1));
        let arguments = [
            ("mean", text(mean)),
            ("deviation", text(deviation)),
            ("winning", text(figures.decimal(winning.mean, 1))),
            ("margin", text(margin)),
        ];
        lines.push(say.say("study-scores", &arguments));
    }
    if let Some(leaders) = &found.leaders {
        let arguments = [("share", text(figures.interval(leaders))), ("matches", number(found.led as usize))];
        lines.push(say.say("study-leaders", &arguments));
    }
    for (key, names) in [("study-dead", &found.dead), ("study-shunned", &found.shunned)] {
        if !names.is_empty() {
            lines.push(say.say(key, &[("names", text(names.join(", ")))]));
        }
    }
    if found.aside > 0 {
        lines.push(say.say("study-aside", &[("count", number(found.aside))]));
    }
    lines
}

/// The heads of the table of cards.
pub fn heads(say: &Say) -> [String; 8] {
    [
        "study-head-card",
        "study-head-offered",
        "study-head-chosen",
        "study-head-taken",
        "study-head-when",
        "study-head-winners",
        "study-head-losers",
        "study-head-advantage",
    ]
    .map(|head| say.say(head, &[]))
}

/// A card as a row of that table.
pub fn row(card: &CardFound, say: &Say) -> [String; 8] {
    let figures = Figures { say };
    let percent = |share: f64| figures.percent(share);
    [
        card.name.clone(),
        percent(card.offered),
        percent(card.chosen),
        percent(card.taken),
        card.when.map_or_else(|| "–".into(), percent),
        percent(card.held_by_winners),
        percent(card.held_by_losers),
        card.advantage.as_ref().map_or_else(|| "–".into(), |advantage| figures.points(advantage)),
    ]
}

/// Rows below each other, the first column flush left, all others flush right.
pub fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    let wide: Vec<usize> = (0..N).map(|at| rows.iter().map(|row| width(&row[at])).max().unwrap_or(0)).collect();
    let mut out = String::new();
    for row in rows {
        let mut told = format!("  {}", padded(&row[0], wide[0]));
        for (cell, wide) in row.iter().zip(&wide).skip(1) {
            told.push_str(&format!("  {}{cell}", " ".repeat(wide.saturating_sub(width(cell)))));
        }
        out.push_str(told.trim_end());
        out.push('\n');
    }
    out
}

/// Everything, for a terminal.
pub fn told(found: &Findings, say: &Say) -> String {
    let mut out = String::new();
    lines(found, say).iter().for_each(|text| line(&mut out, 2, text));
    if !found.cards.is_empty() {
        out.push('\n');
        let rows: Vec<_> = std::iter::once(heads(say)).chain(found.cards.iter().map(|card| row(card, say))).collect();
        out.push_str(&columns(&rows));
        line(&mut out, 2, &say.say("study-note", &[]));
    }
    out
}
