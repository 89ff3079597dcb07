//! Draws a board as plain text: a track row by row, a grid, or a grid of boxes; the zones at its ends; whose
//! pieces stand where; and where each option leads.

use std::fmt::Write;

use quarterdeck_runtime::View;
use quarterdeck_runtime::seen::{Pile, SeenBoard, SeenPlace};
use quarterdeck_runtime::telling::{Phrase, capital};

use crate::boxes::{boxes, line, padded, widest, width};
use crate::cards::{facts, figures, lone_name, pieces, pile};
use crate::say::{Say, text};

/// Places of a track in one row, if the line is wide enough.
const IN_ROW: usize = 6;
/// How many options are named at a place.
const NAMED: usize = 3;

/// A board with its ends.
pub fn draw(board: &SeenBoard, view: &View, say: &Say) -> String {
    let mut out = String::new();
    ends(&board.from, view, say, &mut out);
    let _ = writeln!(out, "{}:", capital(&board.name));
    out.push_str(&if board.grounded { map(board, view, say) } else { track(board, view) });
    ends(&board.to, view, say, &mut out);
    out
}

/// Places in rows, each a few words.
fn track(board: &SeenBoard, view: &View) -> String {
    let cells: Vec<[String; 3]> = board
        .places
        .iter()
        .map(|place| {
            let values: Vec<&str> = place.values.iter().map(|(_, name)| name.as_str()).collect();
            [
                format!("{:>2} {}", place.number, values.join(" ")),
                indented(&pieces(&place.pile, view)),
                indented(&leading(&ids(board, place).each_ref().map(String::as_str), view)),
            ]
        })
        .collect();
    let most = cells.iter().flatten().map(|text| width(text)).max().unwrap_or(0) + 2;
    let in_row = if board.width > 0 { usize::from(board.width) } else { ((widest() - 2) / most).clamp(1, IN_ROW) };
    let mut out = String::new();
    for row in cells.chunks(in_row) {
        for line in 0..3 {
            if row.iter().any(|cell| !cell[line].is_empty()) {
                let text: String = row.iter().map(|cell| padded(&cell[line], most)).collect();
                let _ = writeln!(out, "  {}", text.trim_end());
            }
        }
    }
    out
}

/// Places as boxes: what the place is, what is known of it, who and what is there.
fn map(board: &SeenBoard, view: &View, say: &Say) -> String {
    let cells: Vec<Vec<String>> = board.places.iter().map(|place| cell(board, place, view, say)).collect();
    boxes(&cells, usize::from(board.width), 2)
}

fn cell(board: &SeenBoard, place: &SeenPlace, view: &View, say: &Say) -> Vec<String> {
    let ground = place.ground.map(|at| &place.pile.cards[at]);
    let mut lines = Vec::new();
    let name = ground.map_or_else(|| say.say("unknown", &[]), |card| capital(&card.name));
    let values: Vec<&str> = place.values.iter().map(|(_, name)| name.as_str()).collect();
    lines.push(format!("{} {name} {}", place.number, values.join(" ")).trim_end().to_owned());
    if let Some(holder) = ground.and_then(|card| card.holder) {
        let name = &view.players[usize::from(holder)].name;
        lines.push(say.say("held-by", &[("name", text(name))]));
    }
    lines.extend(ground.into_iter().flat_map(|card| facts(card, view)));
    lines.extend(Some(figures(&place.counters)).filter(|text| !text.is_empty()));
    // Pieces of players stand together; every other card has lines of its own.
    let (mut own, mut rest) = (Vec::new(), Vec::new());
    for (at, card) in place.pile.cards.iter().enumerate().filter(|(at, _)| place.ground != Some(*at)) {
        if card.owner.is_some() {
            own.push(card.clone());
        } else {
            rest.push(lone_name(card));
            let said = Some(card.text.to_string()).filter(|text| !text.is_empty());
            rest.extend(facts(&place.pile.cards[at], view).into_iter().chain(said).map(|text| format!("  {text}")));
        }
    }
    // What is not known lies under the question mark.
    let hidden = (place.pile.count - place.pile.cards.len()).saturating_sub(usize::from(ground.is_none()));
    let own = pieces(&Pile { count: own.len() + hidden, cards: own }, view);
    lines.extend(Some(own).filter(|text| !text.is_empty()));
    lines.append(&mut rest);
    lines
        .extend(Some(leading(&ids(board, place).each_ref().map(String::as_str), view)).filter(|text| !text.is_empty()));
    lines
}

/// How options name a place.
fn ids(board: &SeenBoard, place: &SeenPlace) -> [String; 2] {
    [place.number.to_string(), format!("{} {}", board.id, place.number)]
}

/// The zones at one end: who is there, and which options lead there.
fn ends(ids: &[Phrase], view: &View, say: &Say, out: &mut String) {
    for zone in view.zones.iter().filter(|zone| ids.contains(&zone.id)) {
        let inside = if zone.pile.count == 0 { say.say("empty", &[]) } else { by_owner(&zone.pile, view, say) };
        let lead = leading(&[&zone.id], view);
        line(out, 0, format!("{}: {inside} {lead}", capital(&zone.name)).trim_end());
    }
}

/// The numbers of the options that lead to a place: `→2 →5`.
fn leading(ids: &[&str], view: &View) -> String {
    let mut numbers: Vec<String> = view
        .options
        .iter()
        .enumerate()
        .filter(|(_, option)| {
            let last = option.arguments.last();
            last.is_some_and(|last| last.kind == "zone" && ids.contains(&last.id.as_str()))
        })
        .map(|(at, _)| format!("→{}", at + 1))
        .collect();
    if numbers.len() > NAMED {
        numbers.truncate(NAMED);
        numbers.push("…".into());
    }
    numbers.join(" ")
}

fn indented(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("   {text}") }
}

fn by_owner(found: &Pile, view: &View, say: &Say) -> String {
    if found.cards.iter().all(|card| card.owner.is_some()) { pieces(found, view) } else { pile(found, view, say) }
}
