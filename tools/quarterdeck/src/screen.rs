//! Draws a view as plain text.

use std::fmt::Write;

use quarterdeck_runtime::view::narrate::capital;
use quarterdeck_runtime::view::seen::{Figure, Pile, SeenCard, SeenZone, View};
use quarterdeck_runtime::view::story::SeenStory;

use crate::say::{Say, number, text};

/// The whole table.
pub fn table(view: &View, say: &Say) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "──── {} {}", view.title, "─".repeat(60usize.saturating_sub(view.title.chars().count())));
    for board in &view.boards {
        out.push_str(&crate::board::draw(board, view, say));
    }
    let ends: Vec<&String> = view.boards.iter().flat_map(|board| board.from.iter().chain(&board.to)).collect();
    if let Some(story) = &view.story {
        out.push_str(&quests(story, view, say));
    }
    let told = view.story.as_ref().map_or("", |story| story.zone.as_str());
    for zone in view.zones.iter().filter(|zone| zone.owner.is_none() && !ends.contains(&&zone.id) && zone.id != told) {
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

/// The chapter, and the quests with who has done them and what is missing.
fn quests(story: &SeenStory, view: &View, say: &Say) -> String {
    let mut out = format!("{} · {}\n", story.title, story.beat.title);
    for quest in &story.quests {
        let mark = if quest.done_by.is_empty() { '○' } else { '●' };
        let said = quest.text.trim_end_matches('.');
        let said = if said.is_empty() { String::new() } else { format!(": {said}") };
        let _ = write!(out, "  {mark} {}{said}", quest.name);
        if !quest.done_by.is_empty() {
            let names: Vec<&str> =
                quest.done_by.iter().map(|seat| view.players[usize::from(*seat)].name.as_str()).collect();
            let _ = write!(out, " — {}", say.say("quest-done", &[("names", text(names.join(", ")))]));
        }
        out.push('\n');
        if !quest.missing.is_empty() {
            let _ = writeln!(out, "      {}", say.say("quest-missing", &[("parts", text(quest.missing.join("; ")))]));
        }
    }
    out
}

fn figure(figure: &Figure) -> String {
    match &figure.word {
        Some(word) => format!("{}: {word}", figure.name),
        None => format!("{} {}", figure.name, figure.value),
    }
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
pub fn pile(pile: &Pile, view: &View, say: &Say) -> String {
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

/// The log, one line each.
pub fn log(view: &View) -> String {
    let mut out = String::new();
    for line in &view.log {
        // A story has several lines, and paragraphs.
        let _ = writeln!(out, "  {}", line.text.replace('\n', "\n  "));
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
