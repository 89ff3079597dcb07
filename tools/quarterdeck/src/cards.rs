//! How cards are told in few words: names, symbols, counters, parts, and pieces by their owners.

use quarterdeck_runtime::View;
use quarterdeck_runtime::seen::{Figure, Pile, SeenCard};
use quarterdeck_runtime::telling::capital;

use crate::boxes::TIED;
use crate::say::{Say, number};

/// A number with its name.
pub fn figure(figure: &Figure) -> String {
    match &figure.word {
        Some(word) => format!("{}: {word}", figure.name),
        None => match figure.value {
            Some(value) => tied(&format!("{} {value}", figure.name)),
            None => tied(&format!("{} ?", figure.name)),
        },
    }
}

/// The same words, kept together in one line.
fn tied(text: &str) -> String {
    text.replace(' ', &TIED.to_string())
}

/// Several of them.
pub fn figures(all: &[Figure]) -> String {
    dotted(&all.iter().map(figure).collect::<Vec<_>>())
}

/// Texts with dots between them, at which lines are broken.
pub fn dotted(texts: &[String]) -> String {
    texts.join(&format!("{TIED}· "))
}

/// Cards that lie together, alike ones counted.
pub fn pile(pile: &Pile, view: &View, say: &Say) -> String {
    counted(pile, say, |card| card_name(card, view, say, false))
}

/// The same in a zone of their owner.
pub fn own_pile(pile: &Pile, view: &View, say: &Say) -> String {
    counted(pile, say, |card| card_name(card, view, say, true))
}

fn counted(pile: &Pile, say: &Say, name: impl Fn(&SeenCard) -> String) -> String {
    let mut parts: Vec<String> = alike(pile.cards.iter().map(name))
        .into_iter()
        .map(|(name, count)| if count == 1 { name } else { format!("{count} × {name}") })
        .collect();
    let hidden = pile.count - pile.cards.len();
    if hidden > 0 {
        parts.push(say.say("more", &[("count", number(hidden))]));
    }
    parts.join(", ")
}

/// Each text once, and how often it was there.
pub fn alike(texts: impl Iterator<Item = String>) -> Vec<(String, usize)> {
    let mut found: Vec<(String, usize)> = Vec::new();
    for text in texts {
        match found.iter_mut().find(|(known, _)| *known == text) {
            Some((_, count)) => *count += 1,
            None => found.push((text, 1)),
        }
    }
    found
}

fn card_name(card: &SeenCard, view: &View, say: &Say, own: bool) -> String {
    let mut name = card.name.to_string();
    if let Some(owner) = card.owner.filter(|_| !own) {
        name = format!("{name} ({})", view.players[usize::from(owner)].name);
    }
    let numbers: Vec<String> = card.symbols.iter().chain(&card.counters).map(figure).collect();
    if !numbers.is_empty() {
        name = format!("{name} [{}]", numbers.join(", "));
    }
    if let Some(under) = &card.under {
        name = format!("{name} ⟨{}⟩", counted(under, say, |card| card_name(card, view, say, own)));
    }
    name
}

/// A card by itself.
pub fn lone_name(card: &SeenCard) -> String {
    match &card.mark {
        Some(mark) => format!("{mark} {}", capital(&card.name)),
        None => capital(&card.name),
    }
}

/// What is known of a card, in short lines: its symbols, what is on it, what is under it.
pub fn facts(card: &SeenCard, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    for numbers in [&card.symbols, &card.counters] {
        if !numbers.is_empty() {
            lines.push(figures(numbers));
        }
    }
    if let Some(under) = &card.under {
        let (own, rest): (Vec<SeenCard>, Vec<SeenCard>) =
            under.cards.iter().cloned().partition(|card| card.owner.is_some() || card.mark.is_some());
        let hidden = under.count - under.cards.len();
        if own.len() + hidden > 0 {
            lines.push(pieces(&Pile { count: own.len() + hidden, cards: own }, view));
        }
        if !rest.is_empty() {
            let sign = if card.crafted { "+ " } else { "" };
            lines.push(format!("{sign}{}", pieces(&Pile { count: rest.len(), cards: rest }, view)));
        }
    }
    lines
}

/// What stands at a place: pieces of players by sign, name and number, other cards by name.
pub fn pieces(pile: &Pile, view: &View) -> String {
    let marks = pile.cards.iter().map(|card| {
        let name = match card.owner {
            Some(owner) => view.players[usize::from(owner)].name.clone(),
            None => card.name.to_string(),
        };
        format!("{}{name}", card.mark.as_deref().unwrap_or_default())
    });
    // Names of several words need more than a blank between them.
    let gap = if pile.cards.iter().all(|card| card.owner.is_some() || card.mark.is_some()) { " " } else { ", " };
    let mut parts: Vec<String> = alike(marks)
        .into_iter()
        .map(|(mark, count)| if count == 1 { mark } else { format!("{mark}×{count}") })
        .collect();
    let hidden = pile.count - pile.cards.len();
    if hidden > 0 {
        parts.push(if hidden == 1 { "?".into() } else { format!("?×{hidden}") });
    }
    parts.join(gap)
}
