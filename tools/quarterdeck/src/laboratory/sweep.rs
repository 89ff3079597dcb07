//! `--sweep card.<id>.<number>=<from>..<to>`: a number of a card takes one value after the other, in memory only.

use std::str::FromStr;

use miette::{Result, miette};
use quarterdeck_runtime::PackFiles;
use toml_edit::{DocumentMut, Item, TableLike, Value};

use crate::library::Library;

/// Which number of which card, and its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sweep {
    /// The card's id.
    pub card: String,
    /// The key.
    pub key: String,
    /// The first value.
    pub from: i64,
    /// The last.
    pub to: i64,
}

/// How many values are tried at most.
const MOST: i64 = 50;

impl FromStr for Sweep {
    type Err = String;

    fn from_str(text: &str) -> Result<Sweep, String> {
        let wrong = || "write it like `card.beacon.cost=1..5`".to_owned();
        let (path, range) = text.split_once('=').ok_or_else(wrong)?;
        let mut parts = path.trim().split('.');
        let (Some("card"), Some(card), Some(key), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(wrong());
        };
        let (from, to) = range.split_once("..").ok_or_else(wrong)?;
        let number = |text: &str| text.trim().trim_start_matches('=').parse::<i64>().map_err(|_| wrong());
        let sweep = Sweep { card: card.to_owned(), key: key.to_owned(), from: number(from)?, to: number(to)? };
        if sweep.from > sweep.to {
            return Err(format!("{} is more than {}: the smaller number comes first", sweep.from, sweep.to));
        }
        if sweep.to.saturating_sub(sweep.from) >= MOST {
            return Err(format!("that are more than {MOST} values"));
        }
        Ok(sweep)
    }
}

/// The packs of a library with the number set; refused where the card has no such number.
pub fn sweep(library: &mut Library, ids: &[&str], wish: &Sweep, value: i64) -> Result<()> {
    let packs: Vec<String> = library.gather(ids)?.iter().map(|pack| pack.id.clone()).collect();
    let mut numbers: Vec<String> = Vec::new();
    let mut known: Vec<String> = Vec::new();
    let mut changed = 0;
    for (_, pack) in library.packs.iter_mut().filter(|(_, pack)| packs.contains(&pack.id)) {
        changed += change(pack, wish, value, &mut numbers, &mut known);
    }
    if changed > 0 {
        return Ok(());
    }
    if numbers.is_empty() && !known.contains(&wish.card) {
        let near = quarterdeck_dsl::problem::nearest_id(&wish.card, known.iter().map(String::as_str));
        let help =
            near.map_or_else(|| format!("there is: {}", known.join(", ")), |near| format!("did you mean `{near}`?"));
        return Err(miette!(help = help, "there is no card `{}`", wish.card));
    }
    numbers.sort();
    numbers.dedup();
    let help = if numbers.is_empty() { "it has no numbers".into() } else { format!("it has: {}", numbers.join(", ")) };
    Err(miette!(help = help, "the card `{}` has no number `{}`", wish.card, wish.key))
}

/// Sets the number wherever a pack gives it to the card; says how often.
fn change(pack: &mut PackFiles, wish: &Sweep, value: i64, numbers: &mut Vec<String>, known: &mut Vec<String>) -> usize {
    let mut changed = 0;
    for text in pack.files.iter_mut().filter(|(path, _)| path.ends_with(".toml")).map(|(_, text)| text) {
        let Ok(mut document) = text.parse::<DocumentMut>() else {
            continue;
        };
        let Some(cards) = document.get_mut("card").and_then(Item::as_table_like_mut) else {
            continue;
        };
        known.extend(cards.iter().map(|(id, _)| id.to_owned()));
        let Some(card) = cards.get_mut(&wish.card).and_then(Item::as_table_like_mut) else {
            continue;
        };
        let mut here = set(card, wish, value, numbers);
        if let Some(copies) = card.get_mut("copies") {
            if let Some(list) = copies.as_array_mut() {
                for copy in list.iter_mut().filter_map(Value::as_inline_table_mut) {
                    here += set(copy, wish, value, numbers);
                }
            } else if let Some(list) = copies.as_array_of_tables_mut() {
                list.iter_mut().for_each(|copy| here += set(copy, wish, value, numbers));
            }
        }
        if here > 0 {
            *text = document.to_string();
            changed += here;
        }
    }
    changed
}

/// Sets the number in one table, if it is there and a whole number; notes which numbers there are.
fn set(table: &mut dyn TableLike, wish: &Sweep, value: i64, numbers: &mut Vec<String>) -> usize {
    numbers.extend(table.iter().filter(|(_, item)| item.is_integer()).map(|(key, _)| key.to_owned()));
    match table.get_mut(&wish.key).and_then(Item::as_value_mut) {
        Some(number) if number.is_integer() => {
            let around = number.decor().clone();
            *number = Value::from(value);
            *number.decor_mut() = around;
            1
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::Sweep;

    #[test]
    fn what_is_tried_is_read() {
        let sweep: Sweep = "card.beacon.cost=1..5".parse().expect("it is written rightly");
        assert_eq!(sweep, Sweep { card: "beacon".into(), key: "cost".into(), from: 1, to: 5 });
        for wrong in ["beacon.cost=1..5", "card.beacon=1..5", "card.beacon.cost=1", "card.beacon.cost=a..b"] {
            assert!(wrong.parse::<Sweep>().is_err_and(|told| told.contains("card.beacon.cost=1..5")), "{wrong}");
        }
        assert!("card.beacon.cost=5..1".parse::<Sweep>().is_err_and(|told| told.contains("comes first")));
        assert!("card.beacon.cost=0..99".parse::<Sweep>().is_err_and(|told| told.contains("50 values")));
    }
}
