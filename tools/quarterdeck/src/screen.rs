//! Draws a view as plain text: the table in sections, the log, the question with its options.

use std::fmt::Write;

use quarterdeck_face::Looks;
use quarterdeck_runtime::View;
use quarterdeck_runtime::definitions::Style;
use quarterdeck_runtime::seen::{Figure, SeenOption, SeenPlayer, SeenStory, SeenZone};
use quarterdeck_runtime::telling::{Phrase, capital};

use crate::boxes::{boxes, columns, line, width};
use crate::cards::{alike, dotted, facts, figure, figures, own_pile, pile};
use crate::say::{Say, number, text};

/// So many lines are always drawn anew; of a longer table, only the sections that have changed.
const SHORT: usize = 24;

/// The table as the player last saw it, section by section.
#[derive(Default)]
pub struct Drawn {
    sections: Vec<String>,
}

impl Drawn {
    /// What is to be drawn now: everything, or what has changed since.
    pub fn changes(&mut self, view: &View, say: &Say, whole: bool) -> String {
        let sections = sections(view, say, false);
        let long = sections.iter().map(|section| section.lines().count()).sum::<usize>() > SHORT;
        let old = std::mem::replace(&mut self.sections, sections);
        let known = |section: &&String| !whole && long && old.contains(section);
        let new: String = self.sections.iter().filter(|section| !known(section)).map(String::as_str).collect();
        if new.is_empty() { new } else { format!("{}{new}", heading(view)) }
    }
}

fn heading(view: &View) -> String {
    format!("──── {} {}\n", view.title, "─".repeat(60usize.saturating_sub(width(&view.title))))
}

/// The whole table; with everything that is otherwise left out, if that is asked for.
pub fn table(view: &View, say: &Say, everything: bool) -> String {
    format!("{}{}", heading(view), sections(view, say, everything).concat())
}

/// The parts of the table: boards, the story, zones, players.
fn sections(view: &View, say: &Say, everything: bool) -> Vec<String> {
    let mut sections: Vec<String> = view.boards.iter().map(|board| crate::board::draw(board, view, say)).collect();
    let ends: Vec<&Phrase> = view.boards.iter().flat_map(|board| board.from.iter().chain(&board.to)).collect();
    if let Some(story) = &view.story {
        sections.push(quests(story, view, say));
    }
    let told = view.story.as_ref().map_or("", |story| story.zone.as_str());
    let shared: Vec<&SeenZone> = (view.zones.iter())
        .filter(|zone| zone.owner.is_none() && !ends.contains(&&zone.id) && zone.id != told)
        .collect();
    sections.extend(zones(&shared, view, say, 0, everything, true));
    let numbers: Vec<String> = view.table.iter().filter(|figure| figure.value != Some(0)).map(figure).collect();
    if !numbers.is_empty() {
        let mut out = String::new();
        line(&mut out, 0, &capital(&dotted(&numbers)));
        sections.push(out);
    }
    sections.extend(view.players.iter().map(|player| seat(player, view, say, everything)));
    sections
}

/// Leaves out the figures that tell players nothing, as the packs say of their looks.
pub fn silence(view: &mut View, looks: &Looks) {
    let tells = |figure: &Figure| !looks.symbol(&figure.id).hidden;
    view.table.retain(tells);
    for player in &mut view.players {
        [&mut player.resources, &mut player.queries, &mut player.counters].into_iter().for_each(|it| it.retain(tells));
    }
}

/// A player with figures and zones.
fn seat(player: &SeenPlayer, view: &View, say: &Say, everything: bool) -> String {
    let name = if player.you { say.say("you", &[("name", text(&player.name))]) } else { player.name.clone() };
    let mark = if player.won {
        '★'
    } else if player.active {
        '▸'
    } else {
        ' '
    };
    let mut all: Vec<&Figure> = player.resources.iter().chain(&player.queries).chain(&player.counters).collect();
    let mut out = String::new();
    if view.rows.is_empty() {
        let figures: Vec<String> = all.iter().map(|known| figure(known)).collect();
        line(&mut out, 0, format!("{mark} {name}  {}", dotted(&figures)).trim_end());
    } else {
        let _ = writeln!(out, "{mark} {name}");
    }
    for row in &view.rows {
        let mut told = Vec::new();
        for (id, name) in &row.figures {
            let Some(at) = all.iter().position(|figure| figure.id == *id) else { continue };
            let known = Figure { name: name.clone(), ..all.remove(at).clone() };
            match known.value {
                Some(0) if row.marks => {}
                Some(1) if row.marks && known.word.is_none() => told.push(known.name.to_string()),
                _ => told.push(figure(&known)),
            }
        }
        if !told.is_empty() {
            line(&mut out, 4, &format!("{}: {}", row.name, dotted(&told)));
        }
    }
    if !view.rows.is_empty() {
        let rest: Vec<Figure> = all.into_iter().filter(|figure| figure.value != Some(0)).cloned().collect();
        if !rest.is_empty() {
            line(&mut out, 4, &figures(&rest));
        }
    }
    let own: Vec<&SeenZone> = view.zones.iter().filter(|zone| zone.owner == Some(player.seat) && !zone.purse).collect();
    out.push_str(&zones(&own, view, say, 4, everything, player.you).concat());
    out
}

/// Zones in the ways that the pack says; those of others are drawn in lines.
fn zones(all: &[&SeenZone], view: &View, say: &Say, indent: usize, everything: bool, large: bool) -> Vec<String> {
    let mut sections = Vec::new();
    let mut counts: Vec<String> = Vec::new();
    for zone in all.iter().filter(|zone| zone.pile.count > 0) {
        let style = match zone.style {
            Style::Hidden if everything => Style::Line,
            Style::Boxes | Style::List if !large => Style::Line,
            style => style,
        };
        let name = if indent == 0 { capital(&zone.name) } else { zone.name.to_string() };
        let mut out = String::new();
        match style {
            Style::Hidden => continue,
            Style::Count => {
                counts.push(format!("{}: {}", zone.name, zone.pile.count));
                continue;
            }
            Style::Line => line(&mut out, indent, &format!("{name}: {}", contents(zone, view, say))),
            Style::Boxes => {
                let _ = writeln!(out, "{}{name}:", " ".repeat(indent));
                let cells: Vec<Vec<String>> = (zone.pile.cards.iter())
                    .map(|card| std::iter::once(capital(&card.name)).chain(facts(card, view)).collect())
                    .collect();
                out.push_str(&boxes(&cells, usize::from(zone.across), indent + 2));
            }
            Style::List => {
                let _ = writeln!(out, "{}{name}:", " ".repeat(indent));
                list(zone, say, indent + 2, &mut out);
            }
        }
        sections.push(out);
    }
    if !counts.is_empty() {
        let mut out = String::new();
        let counts = dotted(&counts);
        line(&mut out, indent, &if indent == 0 { capital(&counts) } else { counts });
        sections.push(out);
    }
    sections
}

/// Each card with its symbols and its text, and below it its parts.
fn list(zone: &SeenZone, say: &Say, indent: usize, out: &mut String) {
    let cards = zone.pile.cards.iter().map(|card| {
        let mut told = vec![described(&card.name, &[card.symbols.as_slice(), &card.counters], &card.text)];
        let parts = card.under.iter().flat_map(|under| &under.cards);
        told.extend(parts.map(|part| format!("+ {}", described(&part.name, &[], &part.text))));
        told.join("\n")
    });
    for (told, count) in alike(cards) {
        for (at, part) in told.split('\n').enumerate() {
            let times = if at == 0 && count > 1 { format!("{count} × ") } else { String::new() };
            line(out, indent + if at == 0 { 0 } else { 2 }, &format!("{times}{part}"));
        }
    }
    let hidden = zone.pile.count - zone.pile.cards.len();
    if hidden > 0 {
        line(out, indent, &say.say("more", &[("count", number(hidden))]));
    }
}

fn described(name: &str, numbers: &[&[Figure]], text: &str) -> String {
    let numbers: Vec<String> = numbers.iter().flat_map(|list| list.iter()).map(figure).collect();
    let numbers = if numbers.is_empty() { String::new() } else { format!(" [{}]", numbers.join(", ")) };
    if text.is_empty() { format!("{name}{numbers}") } else { format!("{name}{numbers}: {text}") }
}

/// The chapter, and the quests with who has done them and what is missing.
fn quests(story: &SeenStory, view: &View, say: &Say) -> String {
    let mut out = format!("{} · {}\n", story.title, story.beat.title);
    for quest in &story.quests {
        let mark = if quest.done_by.is_empty() { '○' } else { '●' };
        let said = quest.text.trim_end_matches('.');
        let said = if said.is_empty() { String::new() } else { format!(": {said}") };
        let mut told = format!("{mark} {}{said}", quest.name);
        if !quest.done_by.is_empty() {
            let names: Vec<&str> =
                quest.done_by.iter().map(|seat| view.players[usize::from(*seat)].name.as_str()).collect();
            let _ = write!(told, " — {}", say.say("quest-done", &[("names", text(names.join(", ")))]));
        }
        line(&mut out, 2, &told);
        if !quest.missing.is_empty() {
            line(&mut out, 6, &say.say("quest-missing", &[("parts", text(quest.missing.join("; ")))]));
        }
    }
    out
}

fn contents(zone: &SeenZone, view: &View, say: &Say) -> String {
    let count = zone.counted.clone().unwrap_or_else(|| say.say("cards", &[("count", number(zone.pile.count))]));
    if zone.pile.cards.is_empty() {
        return count;
    }
    if zone.stack && zone.pile.count > 1 {
        return match zone.pile.cards.iter().find(|card| card.at == 0) {
            Some(card) => say.say("top", &[("count", text(count)), ("card", text(&card.name))]),
            None => count,
        };
    }
    if zone.owner.is_some() { own_pile(&zone.pile, view, say) } else { pile(&zone.pile, view, say) }
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

/// Brings options into the order in which they are listed: those without a heading, then heading by heading.
pub fn arrange(options: &mut [SeenOption]) {
    options.sort_by_key(|option| option.group.as_ref().map_or(0, |group| group.at + 1));
}

/// The question and its numbered options.
pub fn question(view: &View) -> String {
    let mut out = format!("{}\n", view.prompt);
    let numbered: Vec<(Option<&str>, String)> = (view.options.iter().enumerate())
        .map(|(at, option)| {
            let group = option.group.as_ref().map(|group| group.name.as_str());
            (group, format!("{:>2}  {}", at + 1, option.label))
        })
        .collect();
    for chunk in numbered.chunk_by(|left, right| left.0 == right.0) {
        // A single heading would tell nothing.
        if let Some(group) = chunk[0].0.filter(|_| chunk.len() < numbered.len()) {
            let _ = writeln!(out, " {group}");
        }
        let labels: Vec<String> = chunk.iter().map(|(_, label)| label.clone()).collect();
        out.push_str(&columns(&labels, 2));
    }
    out
}
