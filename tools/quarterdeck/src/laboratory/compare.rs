//! `--compare`: two versions of a game on the same seeds, what is otherwise, and whether that is more than chance.

use quarterdeck_runtime::Game;
use quarterdeck_runtime::telling::capital;

use super::interval::{Interval, STRICT, USUAL, difference};
use super::study::{CardCount, Study};
use super::told::{Figures, columns};
use crate::boxes::line;
use crate::say::{Say, number, text};

/// Lines that say what differs: first of matches as a whole, then of cards.
pub fn compare(before: (&Study, &Game), now: (&Study, &Game), say: &Say) -> String {
    let figures = Figures { say };
    let mut out = String::new();
    let head = ["compare-head-what", "compare-head-before", "compare-head-now", "compare-head-change"]
        .map(|head| say.say(head, &[]));
    let mut rows = vec![head];
    let (old, new) = (before.0, now.0);
    let mut mean = |key: &str, old: &super::interval::Sums, new: &super::interval::Sums| {
        if let Some(change) = old.change(new, USUAL) {
            let told = [figures.decimal(old.mean(), 1), figures.decimal(new.mean(), 1)];
            rows.push([say.say(key, &[]), told[0].clone(), told[1].clone(), plain(&figures, &change)]);
        }
    };
    mean("compare-length", &old.decisions, &new.decisions);
    mean("compare-turns", &old.turns, &new.turns);
    mean("compare-scores", &old.scores, &new.scores);
    mean("compare-margin", &old.margins, &new.margins);
    let mut shares = |name: String, old: (u64, u64), new: (u64, u64)| {
        if let Some(change) = difference(new, old, USUAL) {
            let part = |(some, all): (u64, u64)| figures.percent(some as f64 / all as f64);
            rows.push([name, part(old), part(new), figures.points(&change)]);
        }
    };
    for (seat, (one, other)) in old.seats.iter().zip(&new.seats).enumerate() {
        if seat > 0 && new.together {
            break;
        }
        let key = if new.together { "compare-together" } else { "compare-seat" };
        let name = say.say(key, &[("seat", number(seat + 1))]);
        shares(name, (*one, old.matches), (*other, new.matches));
    }
    shares(say.say("compare-leaders", &[]), (old.led_and_won, old.led), (new.led_and_won, new.led));
    out.push_str(&columns(&rows));
    out.push('\n');
    cards(before, now, say, &mut out);
    line(&mut out, 2, &say.say("compare-note", &[]));
    out
}

/// A change of a mean with its interval, and a star where it is more than chance.
fn plain(figures: &Figures<'_>, change: &Interval) -> String {
    let [value, low, high] = [change.value, change.low, change.high].map(|number| figures.signed(number, 2));
    format!("{value} [{low}; {high}]{}", if change.is_clear() { " *" } else { "" })
}

/// The cards that are taken or held more often or less, or bring more wins or fewer; and those that only one version has.
fn cards((old, before): (&Study, &Game), (new, now): (&Study, &Game), say: &Say, out: &mut String) {
    let figures = Figures { say };
    let there = |game: &Game, study: &Study| -> Vec<(String, CardCount)> {
        let all = game.families.iter().zip(&study.cards).filter(|(_, count)| count.matches > 0);
        all.map(|(family, count)| (family.name.clone(), count.clone())).collect()
    };
    let (olds, news) = (there(before, old), there(now, new));
    let name = |game: &Game, id: &str| capital(&game.locales.word(&say.language, id));
    let only = |some: &[(String, CardCount)], others: &[(String, CardCount)], game: &Game| -> Vec<String> {
        let missing = some.iter().filter(|(id, _)| !others.iter().any(|(other, _)| other == id));
        missing.map(|(id, _)| name(game, id)).collect()
    };
    for (key, names) in [("compare-gone", only(&olds, &news, before)), ("compare-new", only(&news, &olds, now))] {
        if !names.is_empty() {
            line(out, 2, &say.say(key, &[("names", text(names.join(", ")))]));
        }
    }
    let mut told = 0;
    for (id, count) in &news {
        let Some((_, earlier)) = olds.iter().find(|(other, _)| other == id) else {
            continue;
        };
        let taken = difference((count.taken_in, count.matches), (earlier.taken_in, earlier.matches), STRICT);
        let sides = |study: &Study| study.sides.0 + study.sides.1;
        let holders = |count: &CardCount| count.held.0 + count.held.1;
        let held = difference((holders(count), sides(new)), (holders(earlier), sides(old)), STRICT);
        let won = difference(count.with, earlier.with, STRICT);
        for (key, change) in [("compare-taken", taken), ("compare-held", held), ("compare-won", won)] {
            let Some(change) = change.filter(Interval::is_clear) else {
                continue;
            };
            let arguments = [("card", text(name(now, id))), ("change", text(figures.points(&change)))];
            line(out, 2, &say.say(key, &arguments));
            told += 1;
        }
    }
    if told == 0 {
        line(out, 2, &say.say("compare-no-card", &[]));
    }
}
