//! Moments as they are printed on cards: “At the start of your turn”, “When it enters your street”.

use quarterdeck_runtime::Game;

/// A moment, and what is said behind it.
#[derive(Debug, PartialEq, Eq)]
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
const WHENEVER: &[&str] = &["when ", "whenever ", "each time ", "every time "];
/// What happens to the card itself.
const ITSELF: &[(&str, &str)] = &[
    ("it enters ", "enters"),
    ("it comes into ", "enters"),
    ("this card enters ", "enters"),
    ("it leaves ", "leaves"),
    ("this card leaves ", "leaves"),
];

/// The ways to read a part of a card's text as a moment; none if it begins with none.
pub fn moments(game: &Game, part: &str) -> Vec<Moment> {
    let small = part.to_lowercase();
    if let Some((rest, happens)) =
        COURSE.iter().find_map(|(start, happens)| Some((small.strip_prefix(start)?, happens)))
    {
        let (rest, whose) =
            WHOSE.iter().find_map(|(word, whose)| Some((rest.strip_prefix(word)?, *whose))).unwrap_or((rest, ""));
        let names = game.phases.unnoted().iter().map(|phase| phase.name.replace('_', " "));
        let mut met: Vec<(String, String)> = names
            .filter_map(|name| Some((rest.strip_prefix(&name)?.to_owned(), name)))
            .filter(|(rest, _)| !rest.starts_with(char::is_alphanumeric))
            .collect();
        met.sort_by_key(|(rest, _)| rest.len());
        return met
            .into_iter()
            .take(1)
            .map(|(rest, name)| Moment {
                event: format!("{whose}{name} {happens}"),
                condition: None,
                rest: behind(&rest),
            })
            .collect();
    }
    let Some(rest) = WHENEVER.iter().find_map(|start| small.strip_prefix(start)) else {
        return Vec::new();
    };
    let Some((event, rest)) = rest.split_once(',') else {
        return Vec::new();
    };
    let plain =
        |place: &str| ["your ", "the "].iter().find_map(|word| place.strip_prefix(word)).unwrap_or(place).to_owned();
    let itself = ITSELF.iter().find_map(|(start, happens)| Some((event.strip_prefix(start)?, happens)));
    let itself = itself.map(|(place, happens)| Moment {
        event: format!("{happens} {}", plain(place)),
        condition: Some("it is this card".into()),
        rest: behind(rest),
    });
    itself.into_iter().chain([Moment { event: event.trim().to_owned(), condition: None, rest: behind(rest) }]).collect()
}

/// What is said, without the comma before it.
fn behind(rest: &str) -> String {
    rest.trim_start_matches([',', ':', ' ']).trim().to_owned()
}

/// What is done, and the condition before it: “if …, …”.
pub fn conditional(rest: &str) -> (Option<String>, String) {
    match rest.strip_prefix("if ").and_then(|rest| rest.split_once(", ")) {
        Some((condition, deed)) => (Some(condition.trim().to_owned()), deed.trim().to_owned()),
        None => (None, rest.to_owned()),
    }
}
