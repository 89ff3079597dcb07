//! What a card does at a moment, as it is printed: a deed, a deed that one may leave, or one of several. Numbers in words and `you`
//! before a verb are said as sentences say them; and standing changes of a number: “+1 brightness”.

use quarterdeck_runtime::Game;

use super::printed::names;

/// What is done at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// This.
    Deed(String),
    /// One of these, as the player likes.
    Offer(Vec<Choice>),
}

/// One of the things that a player may choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its id.
    pub id: String,
    /// What it is called, as it was said.
    pub name: String,
    /// It is open only then.
    pub condition: Option<String>,
    /// What is done; nothing for whoever declines.
    pub deed: Option<String>,
}

/// A standing change of a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The number.
    pub query: String,
    /// Only if this holds.
    pub condition: Option<String>,
    /// By how much.
    pub by: String,
}

const NUMBERS: [&str; 12] =
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// Verbs behind which `a` means one.
const COUNTING: [&str; 10] = ["draw", "draws", "gain", "gains", "lose", "loses", "pay", "pays", "discard", "discards"];

/// The ways to read a deed, the most literal first.
pub fn deeds(said: &str) -> Vec<Does> {
    if let Some(choices) = offered(said) {
        return vec![Does::Offer(choices)];
    }
    let mut found = vec![said.to_owned()];
    for way in ways(said) {
        if !found.contains(&way) {
            found.push(way);
        }
    }
    found.into_iter().map(Does::Deed).collect()
}

/// What a deed may mean that is not said in the words of sentences.
fn ways(said: &str) -> [String; 3] {
    let said = said.strip_prefix("then ").unwrap_or(said);
    let own = said.strip_prefix("you ").unwrap_or(said).replace(" and you ", " and ").replace(" then you ", " then ");
    let own = ["get ", "receive "]
        .iter()
        .find_map(|verb| own.strip_prefix(verb))
        .map_or_else(|| own.clone(), |what| format!("gain {what}"));
    let joined = counted(&own).replace(", then ", " then ").replace(" and ", " then ");
    [counted(said), counted(&own), joined]
}

/// Numbers in digits: `two cards`, `draw a card`.
fn counted(said: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for word in said.split_whitespace() {
        let counts = words.last().is_some_and(|before| COUNTING.contains(&before.as_str()));
        words.push(match NUMBERS.iter().position(|number| *number == word) {
            Some(at) => (at + 1).to_string(),
            None if counts && ["a", "an"].contains(&word) => "1".to_owned(),
            None => word.to_owned(),
        });
    }
    words.join(" ")
}

/// What a player may do or leave, or choose between.
fn offered(said: &str) -> Option<Vec<Choice>> {
    if let Some(may) = said.strip_prefix("you may ") {
        let decline = Choice { id: "decline".into(), name: String::new(), condition: None, deed: None };
        return Some(vec![choice(may), decline]);
    }
    let listed = ["choose one: ", "choose: ", "either ", "choose one of these: "];
    let list = listed.iter().find_map(|start| said.strip_prefix(start))?;
    let apart = if list.contains(';') { "; " } else { " or " };
    let choices: Vec<Choice> = list
        .split(apart)
        .map(|deed| choice(deed.trim().trim_start_matches("or ").trim_end_matches([',', ';'])))
        .collect();
    (choices.len() > 1).then_some(choices)
}

/// A choice with this deed. What is paid for it must be there.
fn choice(said: &str) -> Choice {
    let deed = ways(&said.replacen(" to ", " then ", usize::from(said.starts_with("pay ")))).into_iter().next_back();
    let deed = deed.unwrap_or_default();
    let words: Vec<&str> = deed.split_whitespace().collect();
    let condition = match words[..] {
        ["pay", count, of, ..] if count.parse::<u16>().is_ok() => {
            let verb = if of.ends_with('s') { "are" } else { "is" };
            Some(format!("your {of} {verb} at least {count}"))
        }
        _ => None,
    };
    let id = words.iter().take(LONGEST_ID).copied().collect::<Vec<_>>().join("_");
    let id = id.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect();
    Choice { id, name: capital(said), condition, deed: Some(deed) }
}

/// The id of a choice is made of so many words of it.
const LONGEST_ID: usize = 7;

fn capital(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A standing change: “+1 brightness”, “light cost -1”, “your take limit is 1 more”, each perhaps with “per …” or “if …” behind it.
pub fn change(game: &Game, part: &str) -> Option<Change> {
    let small = counted(&part.to_lowercase().replace(['−', '–'], "-"));
    let (small, condition) = match small.rsplit_once(" if ") {
        Some((said, condition)) => (said.trim_end_matches(',').to_owned(), Some(condition.to_owned())),
        None => (small, None),
    };
    let starts = ["you have ", "you get ", "your "];
    let said = starts.iter().find_map(|start| small.strip_prefix(start)).unwrap_or(&small);
    let per = [" for each ", " for every ", " per "].iter().find_map(|joint| said.split_once(joint));
    let (said, per) = per.map_or((said, None), |(said, per)| (said, Some(per)));
    let found = game.queries.unnoted().iter().find_map(|query| {
        let names = names(game, &query.name);
        let by = names.iter().find_map(|name| {
            let beside = said.strip_prefix(name.as_str()).or_else(|| said.strip_suffix(name.as_str()))?;
            amount(beside.trim())
        })?;
        Some((query.name.clone(), by))
    });
    let (query, by) = found?;
    let by = match per {
        None => by.to_string(),
        Some(per) if by > 0 => format!("'{by} per {per}'"),
        Some(_) => return None,
    };
    Some(Change { query, condition, by })
}

/// By how much: `+1`, `-2`, `is 1 more`, `2 less`.
fn amount(said: &str) -> Option<i32> {
    let said = ["is ", "are ", "costs "].iter().find_map(|verb| said.strip_prefix(verb)).unwrap_or(said);
    if said.starts_with(['+', '-']) {
        return said.replace(' ', "").parse().ok();
    }
    let (count, sort) = said.split_once(' ')?;
    let count: i32 = count.parse().ok()?;
    match sort {
        "more" | "higher" | "greater" => Some(count),
        "less" | "lower" | "fewer" => Some(-count),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Does, amount, choice, counted, deeds};

    #[test]
    fn deeds_are_said_as_sentences_say_them() {
        let ways = |said: &str| -> Vec<String> {
            let told = |does: Does| match does {
                Does::Deed(deed) => deed,
                Does::Offer(choices) => choices.into_iter().map(|choice| choice.id).collect::<Vec<_>>().join(" | "),
            };
            deeds(said).into_iter().map(told).collect()
        };
        assert_eq!(ways("gain 1 oil"), ["gain 1 oil"]);
        assert_eq!(ways("you draw a card and gain two oil").pop().as_deref(), Some("draw 1 card then gain 2 oil"));
        assert_eq!(ways("you may draw a card"), ["draw_1_card | decline"]);
        assert_eq!(ways("choose one: gain 2 oil or draw two cards"), ["gain_2_oil | draw_2_cards"]);
        assert_eq!(counted("a player draws a card"), "a player draws 1 card");
        let paid = choice("pay 1 candle to draw a card");
        assert_eq!(paid.deed.as_deref(), Some("pay 1 candle then draw 1 card"));
        assert_eq!(paid.condition.as_deref(), Some("your candle is at least 1"));
    }

    #[test]
    fn amounts_have_a_sign_or_a_word() {
        assert_eq!(
            [amount("+1"), amount("- 2"), amount("is 1 more"), amount("3 less"), amount("1")],
            [Some(1), Some(-2), Some(1), Some(-3), None]
        );
    }
}
