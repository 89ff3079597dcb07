//! Boards: a track as a band of short cells, a grid as boxes; the zones at its ends; whose pieces stand where.

use quarterdeck_runtime::seen::{SeenBoard, SeenCard, SeenPlace, SeenZone, Whereabouts};
use quarterdeck_runtime::telling::{Phrase, capital};
use ratatui::style::Style;

use crate::cards::alike;
use crate::ink::{Ink, width};
use crate::sight::{Detail, Sight};
use crate::words::{say, text};

/// The least and the most columns of a cell of a track.
const CELL: (usize, usize) = (8, 24);
/// A track of more places than this is laid in at least so many cells beside each other; what a place shows is cut short
/// for that,
const LONG: usize = 24;
const ABREAST: usize = 3;
/// if this much of it can still be read.
const NAMED: usize = 9;

impl Sight<'_> {
    /// A board with its ends.
    pub fn board(&self, board: &SeenBoard, to: usize, detail: Detail) -> Vec<Ink> {
        let mut out = self.ends(&board.from);
        let grid = board.grounded && board.width > 0 && to / usize::from(board.width) >= 10;
        if !board.grounded {
            out.push(Ink::new(format!("{}:", capital(&board.name)), self.theme.heading()));
        }
        out.extend(if grid { self.grid(board, to, detail) } else { self.track(board, to) });
        out.extend(self.ends(&board.to));
        out
    }

    fn lies(board: &SeenBoard, place: &SeenPlace) -> Whereabouts {
        Whereabouts { zone: Some(board.id.clone()), place: Some(place.number), ..Whereabouts::default() }
    }

    /// The zones at one end, and who is there.
    fn ends(&self, ids: &[Phrase]) -> Vec<Ink> {
        let zones: Vec<&SeenZone> = self.view.zones.iter().filter(|zone| ids.contains(&zone.id)).collect();
        let mut out = Vec::new();
        for zone in zones {
            let lies = Whereabouts { zone: Some(zone.id.clone()), owner: zone.owner, ..Whereabouts::default() };
            let mut ink = Ink::default();
            ink.tagged(
                format!("{}:", capital(&zone.name)),
                self.styled(self.theme.heading(), &lies),
                self.tag(&lies, None),
            );
            ink.lit = self.is_lit(&lies);
            ink.put(" ", Style::new());
            if zone.pile.count == 0 {
                ink.put("—", self.theme.faint());
            }
            let cards: Vec<&SeenCard> = zone.pile.cards.iter().collect();
            ink.join(self.pieces(&cards, zone.pile.count - zone.pile.cards.len(), &lies, true));
            out.push(ink.hanging(2));
        }
        out
    }

    /// Pieces of players by sign, name and number, other cards by name.
    fn pieces(&self, cards: &[&SeenCard], hidden: usize, place: &Whereabouts, long: bool) -> Ink {
        let mut groups: Vec<(String, Style, usize, Whereabouts, &SeenCard)> = Vec::new();
        for card in cards {
            let lies = Whereabouts { at: Some(card.at), ..place.clone() };
            let (name, style) = match card.owner {
                Some(owner) => {
                    let name = if long { self.player(owner).to_owned() } else { self.initial(owner) };
                    (format!("{}{name}", card.mark.as_deref().unwrap_or_default()), self.theme.player(owner))
                }
                None => {
                    let face = self.faces.face(card, &self.tongue);
                    (self.name(card), self.theme.of(face.colour()))
                }
            };
            let style = self.styled(style, &lies);
            match groups.iter_mut().find(|(known, ..)| *known == name) {
                Some((_, drawn, count, there, known)) => {
                    *count += 1;
                    if self.weight(&lies) > self.weight(there) {
                        (*drawn, *there, *known) = (style, lies, card);
                    }
                }
                None => groups.push((name, style, 1, lies, card)),
            }
        }
        let mut ink = Ink::default();
        for (name, style, count, lies, card) in groups {
            if !ink.pieces.is_empty() {
                ink.put(" ", Style::new());
            }
            ink.lit |= self.is_lit(&lies);
            let name = if count > 1 { format!("{name}×{count}") } else { name };
            ink.tagged(name, style, self.tag(&lies, Some(card)));
        }
        if hidden > 0 {
            ink.put(if ink.pieces.is_empty() { "" } else { " " }, Style::new());
            ink.put(if hidden == 1 { "?".to_owned() } else { format!("?×{hidden}") }, self.theme.faint());
        }
        ink
    }

    /// So many first letters of a player's name that nobody else's begins with them.
    fn initial(&self, seat: u8) -> String {
        let names: Vec<&str> = self.view.players.iter().map(|player| player.name.as_str()).collect();
        let own = names.get(usize::from(seat)).copied().unwrap_or("?");
        let begin = |name: &str, count: usize| name.chars().take(count).collect::<String>();
        let alone = |count: &usize| names.iter().filter(|name| begin(name, *count) == begin(own, *count)).count() == 1;
        begin(own, (1..=own.chars().count()).find(alone).unwrap_or(1))
    }

    /// Places behind each other, each in a few letters.
    fn track(&self, board: &SeenBoard, to: usize) -> Vec<Ink> {
        let long = board.width == 0 && board.places.len() > LONG;
        let room = if long { (to / ABREAST).saturating_sub(1).max(CELL.0) } else { usize::MAX };
        let cells: Vec<Ink> = (board.places.iter())
            .map(|place| {
                let lies = Self::lies(board, place);
                let values: Vec<&str> = place.values.iter().map(|(_, name)| name.as_str()).collect();
                let named = format!("{:>2} {}", place.number, values.join(" "));
                let cards: Vec<&SeenCard> = place.pile.cards.iter().collect();
                let pieces = self.pieces(&cards, place.pile.count - place.pile.cards.len(), &lies, false);
                let taken = if pieces.pieces.is_empty() { 0 } else { pieces.width() + 1 };
                let shortest = width(&format!("{:>2} ", place.number)) + NAMED;
                let mut ink = Ink::default();
                ink.tagged(named.trim_end(), self.styled(Style::new(), &lies), self.tag(&lies, None));
                let mut ink = ink.cut(room.saturating_sub(taken).max(shortest));
                ink.lit = self.is_lit(&lies);
                if taken > 0 {
                    ink.put(" ", Style::new()).join(pieces);
                }
                ink
            })
            .collect();
        let most = cells.iter().map(Ink::width).max().unwrap_or(0).clamp(CELL.0, CELL.1) + 1;
        let in_row = if board.width > 0 { usize::from(board.width) } else { (to / most).max(1) };
        cells
            .chunks(in_row)
            .map(|row| {
                let mut line = Ink::default();
                for cell in row {
                    line.join(cell.cut(most - 1).padded(most));
                }
                line
            })
            .collect()
    }

    /// Places as boxes beside and below each other.
    fn grid(&self, board: &SeenBoard, to: usize, detail: Detail) -> Vec<Ink> {
        let across = usize::from(board.width);
        let inner = (to.saturating_sub(across + 1) / across).max(6);
        let frame = self.theme.faint();
        let rule = |left: char, middle: &str, right: char| {
            Ink::new(format!("{left}{}{right}", vec!["─".repeat(inner); across].join(middle)), frame)
        };
        let mut out = vec![rule('┌', "┬", '┐')];
        for (at, row) in board.places.chunks(across).enumerate() {
            if at > 0 {
                out.push(rule('├', "┼", '┤'));
            }
            let cells: Vec<Vec<Ink>> = row.iter().map(|place| self.cell(board, place, inner, detail)).collect();
            for line in 0..cells.iter().map(Vec::len).max().unwrap_or(1) {
                let mut ink = Ink::new("│", frame);
                for cell in 0..across {
                    let text = cells.get(cell).and_then(|cell| cell.get(line)).cloned().unwrap_or_default();
                    ink.join(text.cut(inner).padded(inner)).put("│", frame);
                }
                out.push(ink);
            }
        }
        out.push(rule('└', "┴", '┘'));
        out
    }

    /// A box of a grid: what the place is, what is known of it, who and what is there.
    fn cell(&self, board: &SeenBoard, place: &SeenPlace, inner: usize, detail: Detail) -> Vec<Ink> {
        let lies = Self::lies(board, place);
        let ground = place.ground.and_then(|at| place.pile.cards.get(at));
        let name = ground.map_or_else(|| "?".to_owned(), |card| capital(&self.name(card)));
        let values: Vec<&str> = place.values.iter().map(|(_, name)| name.as_str()).collect();
        let named = format!("{} {name} {}", place.number, values.join(" ")).trim_end().to_owned();
        let style = ground.map_or(Style::new(), |card| self.theme.of(self.faces.face(card, &self.tongue).colour()));
        let on_ground = ground.map(|card| Whereabouts { at: Some(card.at), ..lies.clone() });
        let here = [Some(lies.clone()), on_ground].into_iter().flatten().find(|lies| self.is_lit(lies));
        let mut head = Ink::default();
        let drawn = self.styled(style, here.as_ref().unwrap_or(&lies));
        head.tagged(named, drawn, self.tag(&lies, ground));
        head.lit = here.is_some();
        let mut facts: Vec<String> = Vec::new();
        if let Some(holder) = ground.and_then(|card| card.holder) {
            facts.push(say(self.language(), "held-by", &[("name", text(self.player(holder)))]));
        }
        facts.extend(ground.map(|card| self.numbers(card)).filter(|text| !text.is_empty()));
        facts.extend(place.counters.iter().map(|figure| self.figure(figure)));
        let rest: Vec<&SeenCard> = (place.pile.cards.iter().enumerate())
            .filter(|(at, _)| place.ground != Some(*at))
            .map(|(_, card)| card)
            .collect();
        let (own, others): (Vec<&SeenCard>, Vec<&SeenCard>) = rest.into_iter().partition(|card| card.owner.is_some());
        // What is not known lies under the question mark.
        let hidden = (place.pile.count - place.pile.cards.len()).saturating_sub(usize::from(ground.is_none()));
        let mut lines = vec![head];
        let under: Vec<SeenCard> =
            ground.iter().filter_map(|card| card.under.as_ref()).flat_map(|under| under.cards.clone()).collect();
        let mut pieces = self.pieces(&own, hidden, &lies, width(self.player(0)) * own.len() < inner);
        let marks = alike(under.iter().map(|card| match card.owner {
            Some(owner) => format!("{}{}", card.mark.as_deref().unwrap_or("•"), self.initial(owner)),
            None => self.name(card),
        }));
        for (mark, count) in marks {
            pieces.put(if pieces.pieces.is_empty() { "" } else { " " }, Style::new());
            pieces.put(if count > 1 { format!("{mark}×{count}") } else { mark }, Style::new());
        }
        if !pieces.pieces.is_empty() {
            lines.push(pieces);
        }
        for card in &others {
            let on = Whereabouts { at: Some(card.at), ..lies.clone() };
            let face = self.faces.face(card, &self.tongue);
            let mut ink = Ink::default();
            let style = self.styled(self.theme.of(face.colour()), &on);
            ink.tagged(format!("+ {}", self.name(card)), style, self.tag(&on, Some(card)));
            ink.lit = self.is_lit(&on);
            let numbers = self.numbers(card);
            if !numbers.is_empty() && detail >= Detail::Inline {
                ink.put(format!(" ({numbers})"), self.theme.number());
            }
            if detail == Detail::Full && !card.text.is_empty() {
                ink.put(format!(": {}", card.text), self.theme.faint());
            }
            lines.push(ink.hanging(2));
        }
        if !facts.is_empty() && detail > Detail::Names {
            lines.push(Ink::new(facts.join(", "), self.theme.number()));
        }
        if let Some(ground) = ground.filter(|card| detail == Detail::Full && !card.text.is_empty()) {
            lines.push(Ink::new(ground.text.to_string(), self.theme.faint()));
        }
        if detail <= Detail::Inline {
            return lines;
        }
        lines.iter().flat_map(|line| line.wrapped(inner)).collect()
    }
}
