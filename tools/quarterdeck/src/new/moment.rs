//! Moments as they are printed on cards: “At the start of your turn”, “When it enters your street”, “Whenever another player
//! takes a card”; before what is done, or behind it.

use quarterdeck_runtime::Game;

/// A moment, and what is said behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The event, as triggers write it.
    pub event: String,
    /// Only if this holds.
    pub condition: Option<String>,
    /// What is said of it.
    pub rest: String,
}

/// Beginnings of a moment in the course of the match, and what happens to the phase.
const COURSE: &[(&str, &str)] = &[
    ("at the start of ", "begins"),
    ("at the beginning of ", "begins"),
    ("when you start ", "begins"),
    ("at the end of ", "ends"),
    ("when you end ", "ends"),
];
/// Whose phase it is.
const WHOSE: &[(&str, &str)] =
    &[("your ", "your "), ("each ", ""), ("every ", ""), ("any ", ""), ("the ", ""), ("a ", "")];
/// Beginnings of any other moment.
const WHENEVER: &[&str] = &["when ", "whenever ", "each time ", "every time ", "as soon as "];
/// What happens to the card itself.
const ITSELF: &[(&str, &str)] = &[
    ("it enters ", "enters"),
    ("it comes into ", "enters"),
    ("this card enters ", "enters"),
    ("it leaves ", "leaves"),
    ("this card leaves ", "leaves"),
];
/// Who does something, and how an event says whose deed it is.
const WHO: &[(&str, &str)] = &[
    ("you ", "your "),
    ("another player ", "another "),
    ("an opponent ", "another "),
    ("somebody else ", "another "),
    ("a player ", ""),
    ("any player ", ""),
    ("somebody ", ""),
    ("anybody ", ""),
];
/// How a card speaks of itself.
const THIS: &[&str] = &["it", "this", "this card"];
/// How getting a card is said, if no action is called so.
const GETTING: &[&str] = &["get ", "gain ", "receive ", "obtain ", "take ", "acquire ", "play "];

/// The condition of what happens to the card itself.
const IT_IS_THIS: &str = "it is this card";

/// The ways to read a part of a card's text as a moment; none if there is none in it.
pub fn moments(game: &Game, part: &str) -> Vec<Moment> {
    let small = part.to_lowercase();
    let first = first(game, &small);
    if !first.is_empty() {
        return first;
    }
    // The moment may stand behind what is done.
    let starts = COURSE.iter().map(|(start, _)| *start).chain(WHENEVER.iter().copied());
    let turned = starts.filter_map(|start| {
        let at = small.rfind(&format!(" {start}"))?;
        let (done, moment) = (small[..at].trim_end_matches(','), &small[at + 1..]);
        Some(self::first(game, &format!("{moment}, {done}")))
    });
    turned.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
}

/// The ways to read a moment with which a text begins.
fn first(game: &Game, small: &str) -> Vec<Moment> {
    if let Some((rest, happens)) =
        COURSE.iter().find_map(|(start, happens)| Some((small.strip_prefix(start)?, happens)))
    {
        let (rest, whose) =
            WHOSE.iter().find_map(|(word, whose)| Some((rest.strip_prefix(word)?, *whose))).unwrap_or((rest, ""));
        let names = game.phases.unnoted().iter().map(|phase| phase.name.replace('_', " "));
        return longest(rest, names)
            .map(|(name, rest)| Moment {
                event: format!("{whose}{name} {happens}"),
                condition: None,
                rest: behind(rest),
            })
            .into_iter()
            .collect();
    }
    let Some(rest) = WHENEVER.iter().find_map(|start| small.strip_prefix(start)) else {
        return Vec::new();
    };
    let Some((event, rest)) = rest.split_once([',', ':']) else {
        return Vec::new();
    };
    let event = event.trim();
    let mut said: Vec<(String, Option<String>)> = Vec::new();
    let itself = ITSELF.iter().find_map(|(start, happens)| Some((event.strip_prefix(start)?, happens)));
    said.extend(itself.map(|(place, happens)| (format!("{happens} {}", plain(place)), Some(IT_IS_THIS.to_owned()))));
    said.extend(done(game, event));
    said.push((event.to_owned(), None));
    said.into_iter().map(|(event, condition)| Moment { event, condition, rest: behind(rest) }).collect()
}

/// The longest of some names with which a text begins, and what follows.
fn longest(text: &str, names: impl Iterator<Item = String>) -> Option<(String, &str)> {
    let met = names.filter_map(|name| Some((text.strip_prefix(&name)?, name)));
    let met = met.filter(|(rest, _)| !rest.starts_with(char::is_alphanumeric));
    met.min_by_key(|(rest, _)| rest.len()).map(|(rest, name)| (name, rest))
}

/// What somebody does: “you light this card”, “another player takes a card”, “you get this card”. An event, and of what it must be.
fn done(game: &Game, event: &str) -> Vec<(String, Option<String>)> {
    let Some((rest, whose)) = WHO.iter().find_map(|(who, whose)| Some((event.strip_prefix(who)?, *whose))) else {
        return Vec::new();
    };
    let actions = game.actions.unnoted().iter().map(|action| action.name.replace('_', " "));
    let forms = actions.flat_map(|name| ["", "s", "es"].map(|ending| (format!("{name}{ending}"), name.clone())));
    let met = forms.filter_map(|(form, name)| Some((rest.strip_prefix(&form)?, name)));
    let met = met.filter(|(rest, _)| !rest.starts_with(char::is_alphanumeric));
    if let Some((rest, name)) = met.min_by_key(|(rest, _)| rest.len()) {
        let condition = match rest.trim() {
            "" | "a card" | "any card" => Some(None),
            of if THIS.contains(&of) => Some(Some(IT_IS_THIS.to_owned())),
            of if of.starts_with("a ") || of.starts_with("an ") => Some(Some(format!("it is {of}"))),
            _ => None,
        };
        return condition.map(|condition| (format!("{whose}{name} done"), condition)).into_iter().collect();
    }
    let got = GETTING.iter().find_map(|verb| rest.strip_prefix(verb));
    if whose == "your " && got.is_some_and(|what| THIS.contains(&what.trim())) {
        let held = game.zones.iter().filter(|zone| zone.held);
        return held
            .map(|zone| (format!("enters {}", zone.name.replace('_', " ")), Some(IT_IS_THIS.to_owned())))
            .collect();
    }
    Vec::new()
}

/// A place without the word that says whose it is.
fn plain(place: &str) -> String {
    ["your ", "the "].iter().find_map(|word| place.strip_prefix(word)).unwrap_or(place).to_owned()
}

/// What is said, without the comma before it.
fn behind(rest: &str) -> String {
    rest.trim_start_matches([',', ':', ' ']).trim().to_owned()
}

/// What is done, and the condition before it or behind it: “if …, …”.
pub fn conditional(rest: &str) -> (Option<String>, String) {
    if let Some(said) = rest.strip_prefix("if ") {
        let split = [", then ", ", ", ": "].iter().find_map(|joint| said.split_once(joint));
        return match split {
            Some((condition, deed)) => (Some(condition.trim().to_owned()), deed.trim().to_owned()),
            None => (None, rest.to_owned()),
        };
    }
    match rest.rsplit_once(" if ") {
        Some((deed, condition)) => (Some(condition.trim().to_owned()), deed.trim_end_matches([',', ' ']).to_owned()),
        None => (None, rest.to_owned()),
    }
}
