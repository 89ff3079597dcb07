//! Draws a board as plain text: a track row by row, or a grid; the zones at its ends; whose pieces stand
//! where; and where each option leads.

use std::fmt::Write;

use quarterdeck_runtime::view::narrate::capital;
use quarterdeck_runtime::view::seen::{Pile, SeenBoard, View};

use crate::say::Say;
use crate::screen::pile;

/// The widest line that boards are drawn on.
const WIDTH: usize = 120;
/// Places of a track in one row, if the line is wide enough.
const IN_ROW: usize = 6;
/// How many options are named at a place.
const NAMED: usize = 3;

/// A board with its ends.
pub fn draw(board: &SeenBoard, view: &View, say: &Say) -> String {
    let cells: Vec<[String; 3]> = board
        .places
        .iter()
        .map(|place| {
            let values: Vec<&str> = place.values.iter().map(|(_, name)| name.as_str()).collect();
            let ids = [place.number.to_string(), format!("{} {}", board.id, place.number)];
            [
                format!("{:>2} {}", place.number, values.join(" ")),
                indented(&pieces(&place.pile, view)),
                indented(&leading(&ids, view)),
            ]
        })
        .collect();
    let width = cells.iter().flatten().map(|text| text.chars().count()).max().unwrap_or(0) + 2;
    let in_row = if board.width > 0 { usize::from(board.width) } else { (WIDTH / width).clamp(1, IN_ROW) };
    let mut out = String::new();
    ends(&board.from, view, say, &mut out);
    let _ = writeln!(out, "{}:", capital(&board.name));
    for row in cells.chunks(in_row) {
        for line in 0..3 {
            if row.iter().any(|cell| !cell[line].is_empty()) {
                let text: String = row.iter().map(|cell| padded(&cell[line], width)).collect();
                let _ = writeln!(out, "  {}", text.trim_end());
            }
        }
    }
    ends(&board.to, view, say, &mut out);
    out
}

/// The zones at one end: who is there, and which options lead there.
fn ends(ids: &[String], view: &View, say: &Say, out: &mut String) {
    for zone in view.zones.iter().filter(|zone| ids.contains(&zone.id)) {
        let inside = if zone.pile.count == 0 { say.say("empty", &[]) } else { by_owner(&zone.pile, view, say) };
        let lead = leading(std::slice::from_ref(&zone.id), view);
        let _ = writeln!(out, "{}", format!("{}: {inside} {lead}", capital(&zone.name)).trim_end());
    }
}

/// The numbers of the options that lead to a place: `→2 →5`.
fn leading(ids: &[String], view: &View) -> String {
    let mut numbers: Vec<String> = view
        .options
        .iter()
        .filter(|option| {
            option.arguments.iter().any(|argument| argument.name == "target" && ids.contains(&argument.id))
        })
        .map(|option| format!("→{}", option.index + 1))
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

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.chars().count())))
}

/// What stands at a place: pieces of players by name and number, other cards by name.
fn pieces(pile: &Pile, view: &View) -> String {
    let mut marks: Vec<(String, usize)> = Vec::new();
    for card in &pile.cards {
        let mark = match card.owner {
            Some(owner) => view.players[usize::from(owner)].name.clone(),
            None => card.name.clone(),
        };
        match marks.iter_mut().find(|(known, _)| *known == mark) {
            Some((_, count)) => *count += 1,
            None => marks.push((mark, 1)),
        }
    }
    let mut parts: Vec<String> =
        marks.into_iter().map(|(mark, count)| if count == 1 { mark } else { format!("{mark}×{count}") }).collect();
    let hidden = pile.count - pile.cards.len();
    if hidden > 0 {
        parts.push(if hidden == 1 { "?".into() } else { format!("?×{hidden}") });
    }
    parts.join(" ")
}

fn by_owner(found: &Pile, view: &View, say: &Say) -> String {
    if found.cards.iter().all(|card| card.owner.is_some()) { pieces(found, view) } else { pile(found, view, say) }
}
