//! Draws the whole screen: title, panes, what to press, and the page on top.

use quarterdeck_runtime::seen::{SeenBring, SeenOption, Whereabouts};
use quarterdeck_runtime::telling::capital;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::App;
use crate::choices::Row;
use crate::ink::{Ink, TIED, wrap};
use crate::layout::{Layout, PLACES, Place, Wishes, columns};
use crate::sight::{Detail, Pointed, Sight};
use crate::words::{number, say, text};

/// The richest way of telling the table and the own things is taken that fits.
const DETAILS: [(Detail, Detail); 7] = [
    (Detail::Full, Detail::Full),
    (Detail::Full, Detail::Lines),
    (Detail::Lines, Detail::Lines),
    (Detail::Lines, Detail::Inline),
    (Detail::Inline, Detail::Inline),
    (Detail::Inline, Detail::Names),
    (Detail::Names, Detail::Names),
];

/// The contents of all panes.
struct Contents {
    table: Vec<Ink>,
    own: Vec<Ink>,
    others: Vec<Ink>,
    detail: Vec<Ink>,
}

impl App<'_> {
    /// What is drawn from, with what is highlighted and pointed at.
    pub(crate) fn sight(&self) -> Sight<'_> {
        let chosen = self.chosen().map(|option| option.index);
        let mut sight = Sight::new(&self.view, &self.session.faces, self.tongue(), self.session.theme, chosen);
        if let Some(pointer) = &self.pointer {
            sight.lit = vec![pointer.lies.clone()];
        }
        let table = &self.session.table;
        sight.options = table.game().option_values(&table.setting().options).unwrap_or_default();
        sight
    }

    /// Draws everything.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.size = (area.width, area.height);
        let wide = columns(area.width, area.height);
        let rows = self.option_rows(usize::from(if wide[1] > 0 { wide[1] } else { wide[0] }).saturating_sub(2));
        let (contents, things, layout) = self.arranged(area, wide, rows.iter().map(|(lines, ..)| lines.len()).sum());
        self.things = things;
        let mut hits = Vec::new();
        self.draw_title(layout.title, buffer);
        self.draw_tabs(&layout, buffer);
        let theme = self.session.theme;
        for (place, area) in layout.panes.clone() {
            let focused = self.focus == place;
            let title = self.title_of(place);
            match place {
                Place::Options => self.draw_options(area, &title, &rows, focused, buffer),
                Place::Log => self.draw_log(area, &title, focused, buffer),
                _ => {
                    let texts = match place {
                        Place::Table => &contents.table,
                        Place::Own => &contents.own,
                        Place::Others => &contents.others,
                        _ => &contents.detail,
                    };
                    self.pane(place).draw(area, &title, texts, focused, theme, buffer, &mut hits);
                }
            }
        }
        for place in PLACES {
            if layout.area(place).is_none() {
                self.pane(place).area = Rect::default();
                self.pane(place).room = 0;
            }
        }
        self.hits = hits;
        self.draw_foot(layout.foot, buffer);
        self.draw_page(area, buffer);
    }

    /// The contents, each told as richly as fits, and where the panes are.
    fn arranged(&self, area: Rect, wide: [u16; 3], options: usize) -> (Contents, Vec<Pointed>, Layout) {
        let inner = |width: u16| usize::from(width.saturating_sub(2)).max(8);
        let (left, right) = (inner(wide[0]), inner(if wide[2] > 0 { wide[2] } else { wide[0] }));
        let detail_wide = inner(if wide[1] > 0 {
            wide[1]
        } else if wide[2] > 0 {
            wide[2]
        } else {
            wide[0]
        });
        let body = usize::from(area.height.saturating_sub(2));
        let detail = self.detail();
        let high = |texts: &[Ink], to: usize| u16::try_from(wrap(texts, to).len() + 2).unwrap_or(u16::MAX);
        let framed = |lines: usize| u16::try_from(lines + 2).unwrap_or(u16::MAX);
        let folded = wide[2] == 0;
        let below = if wide[1] > 0 || folded { 0 } else { framed(options).min(framed(body * 2 / 5)) };
        let mut last = None;
        for (richness, of_own) in DETAILS {
            let sight = self.sight();
            let table = sight.table(left, richness);
            let own = sight.own(of_own);
            // Of others, names and numbers are enough; what they do is told by pointing at them.
            let mut others = sight.others(Detail::Inline);
            for shorter in [Detail::Names, Detail::Counts] {
                if !folded && wrap(&others, right).len() > body / 2 {
                    others = sight.others(shorter);
                }
            }
            let wishes = Wishes {
                options: framed(options.max(3)),
                table: high(&table, left),
                own: high(&own, left),
                others: high(&others, right),
                // The same height for most things, so that nothing jumps.
                detail: high(&detail, detail_wide).max(9),
            };
            let layout = Layout::of(area, wishes, self.tab);
            let needed = if folded {
                let room = layout.panes.first().map_or(0, |(_, area)| area.height);
                wishes.table <= room && wishes.own <= room
            } else {
                usize::from(wishes.table) + usize::from(wishes.own) + usize::from(below) <= body
            };
            let contents = Contents { table, own, others, detail: detail.clone() };
            let done = needed || richness == Detail::Names;
            last = Some((contents, sight.things(), layout));
            if done {
                break;
            }
        }
        last.expect("there is at least one way of telling")
    }

    /// The question, with how many actions are left where there are several.
    fn asked_for(&self) -> String {
        match self.view.actions_left {
            Some(left) => {
                let left =
                    say(self.language(), "actions-left", &[("count", number(usize::try_from(left).unwrap_or(0)))]);
                format!("{} · {left}", self.view.prompt)
            }
            None => self.view.prompt.clone(),
        }
    }

    fn title_of(&self, place: Place) -> Ink {
        let theme = self.session.theme;
        let mine = self.seat.is_some() && self.view.asked == self.seat;
        match place {
            Place::Options if mine || self.view.over => Ink::new(self.asked_for(), theme.strong()),
            Place::Options => Ink::new(self.asked_for(), theme.faint()),
            place => Ink::new(self.plain(name_key(place)), theme.heading()),
        }
    }

    fn draw_title(&self, area: Rect, buffer: &mut Buffer) {
        let theme = self.session.theme;
        let mut ink = Ink::new(format!(" {}", self.view.title), theme.heading());
        let active = self.view.players.iter().find(|player| player.active).filter(|_| !self.view.over);
        if let Some(player) = active {
            let turn = if player.you { "your-turn" } else { "turn-of" };
            let told = say(self.language(), turn, &[("name", text(player.name.clone()))]);
            ink.put(" · ", theme.faint()).put(told, theme.player(player.seat));
        }
        if let Some(phase) = &self.view.phase {
            let word = capital(&self.tongue().word(phase));
            ink.put(format!(" · {word}"), theme.faint());
        }
        let mut behind = String::new();
        if self.session.table.practice {
            behind = format!("{} · ", self.plain("practice"));
        }
        behind.push_str(&format!("{} ", self.language()));
        let room = usize::from(area.width).saturating_sub(crate::ink::width(&behind));
        ink.cut(room).padded(room).put(behind, theme.faint()).draw(area, buffer, &mut Vec::new());
    }

    fn draw_tabs(&self, layout: &Layout, buffer: &mut Buffer) {
        let Some(area) = layout.tabs else { return };
        let theme = self.session.theme;
        let mut ink = Ink::default();
        for place in PLACES.into_iter().filter(|place| *place != Place::Options) {
            let style = if self.tab == place { theme.lit(theme.heading()) } else { theme.heading() };
            ink.put(format!(" {} ", self.plain(name_key(place))), style).put(" ", Style::new());
        }
        ink.put(self.plain("tabs"), theme.faint());
        ink.cut(usize::from(area.width)).draw(area, buffer, &mut Vec::new());
    }

    /// The lines of each option or heading.
    fn option_rows(&self, to: usize) -> Vec<(Vec<Ink>, usize)> {
        let theme = self.session.theme;
        let digits = self.view.options.len().to_string().len();
        let mut out = Vec::new();
        for (at, row) in self.choices.rows().into_iter().enumerate() {
            let lit = at == self.choices.at;
            let mark = if lit { "▸" } else { " " };
            let mut ink = match row {
                Row::Heading(group) => {
                    let found = &self.choices.groups[group];
                    let sign = if self.choices.is_folded(group) { '+' } else { '−' };
                    let name = found.name.clone().unwrap_or_default();
                    let told = format!("{mark}{sign} {name}");
                    let mut ink = Ink::new(told, if lit { theme.lit(theme.heading()) } else { theme.heading() });
                    ink.put(format!(" ({})", found.options.len()), theme.faint());
                    ink
                }
                Row::Option(option) => {
                    let Some(option_seen) = self.view.options.get(option) else { continue };
                    let label = self.names.label(option_seen);
                    let style = if lit { theme.lit(Style::new()) } else { Style::new() };
                    let mut ink = Ink::new(format!("{mark}{:>digits$} {label}", option + 1), style);
                    for bring in &self.brought(option_seen) {
                        let own = Some(bring.seat) == self.seat;
                        let of = if own { String::new() } else { format!("{}: ", self.name_of(bring.seat)) };
                        let told = format!("{of}{} {}", bring.name, signed(bring.by)).replace(' ', &TIED.to_string());
                        ink.put(" ", Style::new());
                        ink.put(format!("[{told}]"), self.change_style(bring.by));
                    }
                    ink
                }
            };
            ink.hang = digits + 2;
            out.push((ink.wrapped(to), at));
        }
        out
    }

    fn name_of(&self, seat: u8) -> &str {
        self.view.players.get(usize::from(seat)).map_or("?", |player| player.name.as_str())
    }

    fn change_style(&self, by: i32) -> Style {
        match by {
            0 => Style::new(),
            ..0 => self.session.theme.loss(),
            _ => self.session.theme.gain(),
        }
    }

    /// What an option does to what players have, one's own first; who gets as much as they give away is told so.
    fn brought(&self, option: &SeenOption) -> Vec<SeenBring> {
        let mut brings = option.brings.clone();
        brings.sort_by_key(|bring| Some(bring.seat) != self.seat);
        if let (Some(seat), Some(first)) = (self.seat, brings.first().cloned())
            && first.seat != seat
        {
            brings.insert(0, SeenBring { seat, by: 0, ..first });
        }
        brings
    }

    fn draw_options(
        &mut self,
        area: Rect,
        title: &Ink,
        rows: &[(Vec<Ink>, usize)],
        focused: bool,
        buffer: &mut Buffer,
    ) {
        let theme = self.session.theme;
        let at = self.choices.at;
        let mut title = title.clone();
        if self.view.options.len() > 1 {
            title.put(format!(" ({})", self.view.options.len()), theme.faint());
        }
        let mut texts: Vec<Ink> = Vec::new();
        // A long question does not fit into a frame.
        let room = usize::from(area.width.saturating_sub(6));
        if title.width() > room {
            texts.extend(Ink::new(self.asked_for(), theme.strong()).wrapped(usize::from(area.width.saturating_sub(2))));
        }
        let before = texts.len();
        let mut owners = vec![None; before];
        for (lines, row) in rows {
            owners.extend(lines.iter().map(|_| Some(*row)));
            texts.extend(lines.iter().cloned());
        }
        if texts.is_empty() || self.view.options.is_empty() {
            texts.extend(Ink::new(self.waiting(), theme.faint()).wrapped(usize::from(area.width.saturating_sub(2))));
            owners.resize(texts.len(), None);
        }
        let pane = self.pane(Place::Options);
        let inner = pane.frame(area, &title, focused, theme, buffer);
        pane.room = usize::from(inner.height);
        pane.lines = texts.len();
        let first = owners.iter().position(|owner| *owner == Some(at));
        let last = owners.iter().rposition(|owner| *owner == Some(at));
        if let (Some(first), Some(last)) = (first, last) {
            pane.show(last);
            pane.show(if at == 0 { 0 } else { first });
        }
        pane.fill(inner, &texts, theme, buffer, &mut Vec::new());
        let top = pane.top;
        self.rows = (owners.into_iter().enumerate().skip(top).zip(inner.y..inner.bottom()))
            .filter_map(|((_, owner), y)| Some((Rect { y, height: 1, ..inner }, owner?)))
            .collect();
    }

    fn waiting(&self) -> String {
        if self.view.over { self.plain("over-keys") } else { self.plain("bots-keys") }
    }

    fn draw_log(&mut self, area: Rect, title: &Ink, focused: bool, buffer: &mut Buffer) {
        let theme = self.session.theme;
        // Older lines than these are not scrolled to; the page of the log holds all.
        let from = self.record.entries.len().saturating_sub(400);
        let lines = wrap(&self.log_lines(from), usize::from(area.width.saturating_sub(2)));
        let pane = self.pane(Place::Log);
        let inner = pane.frame(area, title, focused, theme, buffer);
        if !pane.held {
            pane.top = lines.len().saturating_sub(usize::from(inner.height));
        }
        pane.fill(inner, &lines, theme, buffer, &mut Vec::new());
    }

    fn draw_foot(&self, area: Rect, buffer: &mut Buffer) {
        let theme = self.session.theme;
        let mut ink = Ink::new(" ", Style::new());
        if !self.status.is_empty() {
            ink.put(self.status.replace('\n', " "), theme.strong());
        } else if !self.typed.is_empty() {
            ink.put(say(self.language(), "typed", &[("typed", text(self.typed.clone()))]), theme.strong());
        } else {
            let story = self.view.story.is_some() || !self.record.pages.is_empty();
            let story = [("story", text(if story { "yes" } else { "no" }.to_owned()))];
            let keys = ["keys", "keys-short"].map(|key| say(self.language(), key, &story));
            let fits = |told: &&String| told.chars().count() < usize::from(area.width);
            ink.put(keys.iter().find(fits).unwrap_or(&keys[1]).clone(), theme.faint());
        }
        ink.cut(usize::from(area.width)).draw(area, buffer, &mut Vec::new());
    }

    /// What is told of the highlighted option, or of what is pointed at.
    fn detail(&self) -> Vec<Ink> {
        let theme = self.session.theme;
        let sight = self.sight();
        let mut out = Vec::new();
        if let Some(pointer) = &self.pointer {
            match &pointer.card {
                Some(card) => {
                    out.extend(sight.whole(card));
                    out.extend(self.why(pointer, &card.name).map(|why| Ink::new(why, theme.loss())));
                }
                None => {
                    let name = self.place_name(&pointer.lies);
                    out.extend(self.answer(&name).into_iter().map(|line| Ink::new(line, Style::new())));
                }
            }
            return out;
        }
        let Some(option) = self.chosen() else {
            if let Some(Row::Heading(group)) = self.choices.rows().get(self.choices.at) {
                let found = &self.choices.groups[*group];
                out.push(Ink::new(found.name.clone().unwrap_or_default(), theme.strong()));
                let count = [("count", number(found.options.len()))];
                out.push(Ink::new(say(self.language(), "heading", &count), theme.faint()));
            }
            return out;
        };
        out.push(Ink::new(self.names.label(option), theme.strong()));
        for bring in &self.brought(option) {
            let player = self.view.players.get(usize::from(bring.seat));
            let figure = player.and_then(|player| player.resources.iter().find(|figure| figure.id == bring.id));
            let own = Some(bring.seat) == self.seat;
            let of = if own { String::new() } else { format!("{}: ", self.name_of(bring.seat)) };
            let told = match figure.and_then(|figure| figure.value) {
                Some(before) => format!("{of}{} {before} → {}", bring.name, before + bring.by),
                None => format!("{of}{} {}", bring.name, signed(bring.by)),
            };
            out.push(Ink::new(capital(&told), self.change_style(bring.by)));
        }
        for argument in &option.arguments {
            let Some(lies) = &argument.lies else { continue };
            match self.card_at(lies) {
                Some(card) => out.extend(sight.whole(&card)),
                None if lies.place.is_some() => {
                    let name = self.place_name(lies);
                    out.extend(self.answer(&name).into_iter().map(|line| Ink::new(line, Style::new())));
                }
                None => {}
            }
        }
        out
    }

    /// Why something that is pointed at cannot be chosen.
    fn why(&self, pointer: &Pointed, name: &str) -> Option<String> {
        let asked = self.seat.is_some() && self.view.asked == self.seat;
        let chosen = |lies: &Whereabouts| {
            let arguments = self.view.options.iter().flat_map(|option| &option.arguments);
            arguments.filter_map(|argument| argument.lies.as_ref()).any(|known| known == lies)
        };
        if !asked || chosen(&pointer.lies) {
            return None;
        }
        let why = self.session.table.speaker(self.seat, self.language()).why(name);
        Some(why).filter(|why| !why.is_empty())
    }

    /// What a zone, place or player is called.
    fn place_name(&self, lies: &Whereabouts) -> String {
        match (&lies.zone, lies.place, lies.owner) {
            (Some(zone), Some(place), _) => {
                let board = self.view.boards.iter().find(|board| board.id == *zone);
                format!("{} {place}", board.map_or("", |board| board.place.as_str()))
            }
            (Some(zone), None, _) => {
                let found = self.view.zones.iter().find(|known| known.id == *zone);
                found.map_or_else(String::new, |zone| zone.name.to_string())
            }
            (None, _, Some(owner)) => {
                self.view.players.get(usize::from(owner)).map_or_else(String::new, |player| player.name.clone())
            }
            _ => String::new(),
        }
    }

    /// The card that lies somewhere, if the reader may know it.
    fn card_at(&self, lies: &Whereabouts) -> Option<quarterdeck_runtime::seen::SeenCard> {
        let at = lies.at?;
        let zone = lies.zone.as_ref()?;
        let pile = match lies.place {
            Some(number) => {
                let board = self.view.boards.iter().find(|board| board.id == *zone)?;
                &board.places.iter().find(|place| place.number == number)?.pile
            }
            None => &self.view.zones.iter().find(|known| known.id == *zone && known.owner == lies.owner)?.pile,
        };
        pile.cards.iter().find(|card| card.at == at).cloned()
    }
}

/// A number with its sign.
fn signed(by: i32) -> String {
    match by {
        0 => "±0".to_owned(),
        ..0 => format!("−{}", by.unsigned_abs()),
        _ => format!("+{by}"),
    }
}

/// The text that names a pane.
fn name_key(place: Place) -> &'static str {
    match place {
        Place::Options => "pane-options",
        Place::Table => "pane-table",
        Place::Own => "pane-own",
        Place::Others => "pane-others",
        Place::Detail => "pane-detail",
        Place::Log => "pane-log",
    }
}
