//! The table, the other players and the reader's own things, as texts.

use quarterdeck_runtime::definitions::Style as ZoneStyle;
use quarterdeck_runtime::seen::{Figure, SeenPlayer, SeenZone, Whereabouts};
use quarterdeck_runtime::telling::capital;
use ratatui::style::Style;

use crate::ink::{Ink, TIED};
use crate::sight::{Detail, Sight};
use crate::words::{say, text};

impl Sight<'_> {
    /// What lies in the middle: boards, the story, zones that are nobody's, numbers of the table.
    pub fn table(&self, to: usize, detail: Detail) -> Vec<Ink> {
        let mut out = Vec::new();
        for board in &self.view.boards {
            out.extend(self.board(board, to, detail));
        }
        let ends: Vec<&str> = self
            .view
            .boards
            .iter()
            .flat_map(|board| board.from.iter().chain(&board.to))
            .map(|id| id.as_str())
            .collect();
        let told = self.view.story.as_ref().map_or("", |story| story.zone.as_str());
        out.extend(self.quests());
        let shared = (self.view.zones.iter())
            .filter(|zone| zone.owner.is_none() && !ends.contains(&zone.id.as_str()) && zone.id.as_str() != told);
        let shared: Vec<&SeenZone> = shared.collect();
        out.extend(self.zones(&shared, false, detail, 0));
        let numbers = self.view.table.iter().filter(|figure| figure.value != Some(0) && self.tells(figure));
        let numbers = self.figures(numbers);
        if !numbers.pieces.is_empty() {
            out.push(numbers);
        }
        out.extend(self.together());
        out
    }

    /// What all must have together to win together, with what they have.
    pub fn together(&self) -> Option<Ink> {
        let goals = &self.view.together;
        let mut ink = Ink::new(format!("{}: ", self.plain("together")), self.theme.heading());
        for (at, goal) in goals.iter().enumerate() {
            let met = goal.have.is_some_and(|have| have >= goal.want);
            let (sign, style) = if met { ("●", self.theme.gain()) } else { ("○", Style::new()) };
            let have = goal.have.map_or_else(|| "?".to_owned(), |have| have.to_string());
            let count = if goal.want == 1 { String::new() } else { format!(" {have}/{}", goal.want) };
            ink.put(if at > 0 { " · " } else { "" }, self.theme.faint());
            ink.put(format!("{sign} {}{count}", goal.text), style);
        }
        (!goals.is_empty()).then(|| ink.hanging(2))
    }

    /// The quests with who has done them and what is missing.
    fn quests(&self) -> Vec<Ink> {
        let Some(story) = &self.view.story else { return Vec::new() };
        let mut head = Ink::new(story.title.clone(), self.theme.heading());
        head.put(format!(" · {}", story.beat.title), self.theme.faint());
        let mut out = vec![head];
        for quest in &story.quests {
            let done = !quest.done_by.is_empty();
            let mut ink = Ink::indented(1);
            ink.put(if done { "● " } else { "○ " }, if done { self.theme.gain() } else { Style::new() });
            ink.put(quest.name.to_string(), self.theme.strong());
            if !quest.text.is_empty() {
                ink.put(format!(": {}", quest.text.trim_end_matches('.')), Style::new());
            }
            if done {
                let names: Vec<&str> = quest.done_by.iter().map(|seat| self.player(*seat)).collect();
                let names = [("names", text(names.join(", ")))];
                ink.put(format!(" — {}", say(self.language(), "quest-done", &names)), self.theme.gain());
            }
            if !quest.missing.is_empty() {
                let parts = [("parts", text(quest.missing.join("; ")))];
                ink.put(format!(" — {}", say(self.language(), "quest-missing", &parts)), self.theme.loss());
            }
            out.push(ink.hanging(3));
        }
        out
    }

    /// All other players.
    pub fn others(&self, detail: Detail) -> Vec<Ink> {
        let mut out = Vec::new();
        for player in self.view.players.iter().filter(|player| !player.you) {
            out.extend(self.seat(player, false, detail));
        }
        out
    }

    /// The reader's own things.
    pub fn own(&self, detail: Detail) -> Vec<Ink> {
        let mut own = self.view.players.iter().filter(|player| player.you);
        own.next().map(|player| self.seat(player, true, detail)).unwrap_or_default()
    }

    /// A player's name with the marks of the turn.
    pub fn named(&self, player: &SeenPlayer) -> Ink {
        let mark = if player.won {
            "★ "
        } else if player.active {
            "▸ "
        } else {
            ""
        };
        let lies = Whereabouts { owner: Some(player.seat), ..Whereabouts::default() };
        let mut ink = Ink::new(mark, self.theme.strong());
        let style = self.styled(self.theme.player(player.seat), &lies);
        ink.tagged(player.name.clone(), style, self.tag(&lies, None));
        ink.lit = self.is_lit(&lies);
        ink
    }

    fn seat(&self, player: &SeenPlayer, own: bool, detail: Detail) -> Vec<Ink> {
        let mut all: Vec<&Figure> = (player.resources.iter().chain(&player.queries).chain(&player.counters))
            .filter(|figure| self.tells(figure))
            .collect();
        let mut head = self.named(player).hanging(2);
        let mut out = Vec::new();
        if self.view.rows.is_empty() {
            // What nobody has need not be told of everybody; who sits here is told everything.
            all.retain(|figure| own || figure.value != Some(0) || self.counts(figure));
            if !all.is_empty() {
                head.put("  ", Style::new()).join(self.figures(all.into_iter()));
            }
            out.push(head);
        } else {
            let mut rows = Vec::new();
            for row in &self.view.rows {
                let mut told = Vec::new();
                for (id, name) in &row.figures {
                    let Some(at) = all.iter().position(|figure| figure.id == *id) else { continue };
                    let known = Figure { name: name.clone(), ..all.remove(at).clone() };
                    match known.value {
                        // Where there is little room, what there is nothing of is left out.
                        Some(0) if (row.marks || !own || detail < Detail::Lines) && known.word.is_none() => {}
                        Some(1) if row.marks && known.word.is_none() => told.push(Figure { value: None, ..known }),
                        _ => told.push(known),
                    }
                }
                if !told.is_empty() {
                    let mut ink = Ink::indented(2);
                    ink.put(format!("{}:{TIED}", row.name), self.theme.faint());
                    let marks = row.marks;
                    let named = |figure: &Figure| marks && figure.value.is_none() && figure.word.is_none();
                    for (at, figure) in told.iter().enumerate() {
                        if at > 0 {
                            ink.put(format!("{TIED}· "), self.theme.faint());
                        }
                        let told = if named(figure) { figure.name.to_string() } else { self.figure(figure) };
                        ink.put(told, Style::new());
                    }
                    rows.push(ink);
                }
            }
            let rest = self.figures(all.into_iter().filter(|figure| figure.value != Some(0)));
            if !rest.pieces.is_empty() {
                head.put("  ", Style::new()).join(rest);
            }
            out.push(head);
            out.extend(rows);
        }
        let zones: Vec<&SeenZone> =
            self.view.zones.iter().filter(|zone| zone.owner == Some(player.seat) && !zone.purse).collect();
        out.extend(self.zones(&zones, own, detail, 2));
        out
    }

    /// Whether a number is a resource, of which nothing is something to know.
    fn counts(&self, figure: &Figure) -> bool {
        self.view.players.iter().any(|player| player.resources.iter().any(|known| known.id == figure.id))
    }

    /// Zones in the ways that the pack says.
    fn zones(&self, all: &[&SeenZone], own: bool, detail: Detail, indent: usize) -> Vec<Ink> {
        let mut out = Vec::new();
        let mut counts = Ink::indented(indent);
        let mut counted = false;
        for zone in all.iter().filter(|zone| zone.pile.count > 0) {
            if zone.style == ZoneStyle::Hidden || self.faces.looks().hides(&zone.id) {
                continue;
            }
            let lies = Whereabouts { zone: Some(zone.id.clone()), owner: zone.owner, ..Whereabouts::default() };
            let style = self.styled(self.theme.heading(), &lies);
            let tag = self.tag(&lies, None);
            let unseen = zone.pile.cards.is_empty();
            let unseen = unseen || detail == Detail::Counts;
            if zone.style == ZoneStyle::Count || unseen || zone.stack && zone.pile.count > 1 {
                if counted {
                    counts.put(format!("{TIED}· "), self.theme.faint());
                }
                counted = true;
                counts.lit |= self.is_lit(&lies);
                counts.tagged(tied(&capital(&zone.name)), style, tag);
                counts.put(format!("{TIED}{}", zone.pile.count), Style::new());
                if let Some(top) =
                    zone.pile.cards.iter().find(|card| card.at == 0).filter(|_| zone.stack && zone.pile.count > 1)
                {
                    let lies = Whereabouts { at: Some(0), ..lies };
                    let card = [("card", text(tied(&self.name(top))))];
                    let style = self.styled(self.theme.faint(), &lies);
                    counts.lit |= self.is_lit(&lies);
                    counts.put(" ", Style::new());
                    counts.tagged(
                        format!("({})", say(self.language(), "top", &card)),
                        style,
                        self.tag(&lies, Some(top)),
                    );
                }
                continue;
            }
            let mut head = Ink::indented(indent);
            head.tagged(capital(&zone.name), style, tag);
            head.lit = self.is_lit(&lies);
            head.put(":", style);
            if detail < Detail::Lines {
                head.put(" ", Style::new());
                for ink in self.pile(&zone.pile, &lies, own, detail, 0) {
                    head.join(ink);
                }
                out.push(head.hanging(indent + 2));
            } else {
                let full = detail == Detail::Full || zone.style == ZoneStyle::List;
                let detail = if full { Detail::Full } else { Detail::Lines };
                out.push(head);
                out.extend(self.pile(&zone.pile, &lies, own, detail, indent + 2));
            }
        }
        if counted {
            out.push(counts.hanging(indent + 2));
        }
        out
    }
}

fn tied(text: &str) -> String {
    text.replace(' ', &TIED.to_string())
}
