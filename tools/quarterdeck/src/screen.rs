//! Draws a view as plain text.

use std::fmt::Write;

use quarterdeck_runtime::view::narrate::capital;
use quarterdeck_runtime::view::seen::{Figure, Pile, SeenBoard, SeenCard, SeenZone, View};

use crate::say::{Say, number, text};

/// The widest line that boards are drawn on.
const WIDTH: usize = 100;

/// The whole table.
pub fn table(view: &View, say: &Say) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "──── {} {}", view.title, "─".repeat(60usize.saturating_sub(view.title.chars().count())));
    for board in &view.boards {
        out.push_str(&draw_board(board, view, say));
    }
    let ends: Vec<&String> = view.boards.iter().flat_map(|board| [&board.from, &board.to]).flatten().collect();
    for zone in view.zones.iter().filter(|zone| zone.owner.is_none() && !ends.contains(&&zone.id)) {
        if zone.pile.count > 0 {
            let _ = writeln!(out, "{}: {}", capital(&zone.name), contents(zone, view, say));
        }
    }
    let figures: Vec<String> = view.table.iter().filter(|figure| figure.value != 0).map(figure).collect();
    if !figures.is_empty() {
        let _ = writeln!(out, "{}", capital(&figures.join(" · ")));
    }
    for player in &view.players {
        let name = if player.you { say.say("you", &[("name", text(&player.name))]) } else { player.name.clone() };
        let mark = if player.won {
            '★'
        } else if player.active {
            '▸'
        } else {
            ' '
        };
        let figures: Vec<String> =
            player.resources.iter().chain(&player.queries).chain(&player.counters).map(figure).collect();
        let line = if figures.is_empty() { String::new() } else { format!("  {}", figures.join(" · ")) };
        let _ = writeln!(out, "{mark} {name}{line}");
        for zone in view.zones.iter().filter(|zone| zone.owner == Some(player.seat) && !zone.purse) {
            if zone.pile.count > 0 {
                let _ = writeln!(out, "    {}: {}", zone.name, contents(zone, view, say));
            }
        }
    }
    out
}

fn figure(figure: &Figure) -> String {
    format!("{} {}", figure.name, figure.value)
}

fn contents(zone: &SeenZone, view: &View, say: &Say) -> String {
    let count = say.say("cards", &[("count", number(zone.pile.count))]);
    if zone.pile.cards.is_empty() {
        return count;
    }
    if zone.stack && zone.pile.count > 1 {
        return match zone.pile.cards.iter().find(|card| card.at == 0) {
            Some(card) => say.say("top", &[("count", text(count)), ("card", text(&card.name))]),
            None => count,
        };
    }
    pile(&zone.pile, view, say)
}

/// Cards that lie together, alike ones counted.
fn pile(pile: &Pile, view: &View, say: &Say) -> String {
    let mut names: Vec<(String, usize)> = Vec::new();
    for card in &pile.cards {
        let name = card_name(card, view, say);
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => names.push((name, 1)),
        }
    }
    let mut parts: Vec<String> =
        names.into_iter().map(|(name, count)| if count == 1 { name } else { format!("{count} × {name}") }).collect();
    let hidden = pile.count - pile.cards.len();
    if hidden > 0 {
        parts.push(say.say("more", &[("count", number(hidden))]));
    }
    parts.join(", ")
}

fn card_name(card: &SeenCard, view: &View, say: &Say) -> String {
    let mut name = card.name.clone();
    if let Some(owner) = card.owner {
        name = format!("{name} ({})", view.players[usize::from(owner)].name);
    }
    if !card.counters.is_empty() {
        name = format!("{name} [{}]", card.counters.iter().map(figure).collect::<Vec<_>>().join(", "));
    }
    if let Some(under) = &card.under {
        name = format!("{name} ⟨{}⟩", pile(under, view, say));
    }
    name
}

/// Places in rows: number, what is printed there, and whose pieces stand there.
fn draw_board(board: &SeenBoard, view: &View, say: &Say) -> String {
    let cells: Vec<(String, String)> = board
        .places
        .iter()
        .map(|place| {
            let values: Vec<&str> = place.values.iter().map(|(_, name)| name.as_str()).collect();
            (format!("{:>2} {}", place.number, values.join(" ")), pieces(&place.pile, view))
        })
        .collect();
    let width = cells.iter().map(|(name, pieces)| name.chars().count().max(pieces.chars().count() + 3)).max();
    let width = width.unwrap_or(0) + 2;
    let in_row = if board.width > 0 { usize::from(board.width) } else { (WIDTH / width).clamp(1, 6) };
    let mut out = String::new();
    let end = |id: &Option<String>, out: &mut String| {
        if let Some(zone) = id.as_ref().and_then(|id| view.zones.iter().find(|zone| zone.id == *id)) {
            let inside = if zone.pile.count == 0 { say.say("empty", &[]) } else { by_owner(&zone.pile, view, say) };
            let _ = writeln!(out, "{}: {inside}", capital(&zone.name));
        }
    };
    end(&board.from, &mut out);
    let _ = writeln!(out, "{}:", capital(&board.name));
    for row in cells.chunks(in_row) {
        let names: String = row.iter().map(|(name, _)| padded(name, width)).collect();
        let _ = writeln!(out, "  {}", names.trim_end());
        if row.iter().any(|(_, pieces)| !pieces.is_empty()) {
            let pieces: String = row.iter().map(|(_, pieces)| padded(&format!("   {pieces}"), width)).collect();
            let _ = writeln!(out, "  {}", pieces.trim_end());
        }
    }
    end(&board.to, &mut out);
    out
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
        parts.push(format!("?×{hidden}"));
    }
    parts.join(" ")
}

fn by_owner(found: &Pile, view: &View, say: &Say) -> String {
    if found.cards.iter().all(|card| card.owner.is_some()) { pieces(found, view) } else { pile(found, view, say) }
}

/// The log, one line each.
pub fn log(view: &View) -> String {
    let mut out = String::new();
    for line in &view.log {
        let _ = writeln!(out, "  {}", line.text);
    }
    out
}

/// The question and its numbered options.
pub fn question(view: &View) -> String {
    let mut out = format!("{}\n", view.prompt);
    for option in &view.options {
        let _ = writeln!(out, "  {:>2}  {}", option.index + 1, option.label);
    }
    out
}
