//! Pages that lie over the table until they are put away: help, story, what has happened, questions, the end.

use std::collections::BTreeMap;

use quarterdeck_runtime::seen::{SeenEnd, SeenPlayer, SeenScore};
use quarterdeck_runtime::telling::capital;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};

use crate::app::App;
use crate::ask::Asked;
use crate::ink::{Ink, width, wrap};
use crate::log::{Entry, Kind};
use crate::pane::Pane;
use crate::words::{number, say, text};

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// The keys.
    Help(usize),
    /// A page of the story, by its number.
    Story(usize),
    /// What has happened since a line of the log.
    Happened { from: usize, top: usize },
    /// Another player sits down.
    TurnTo(u8),
    /// A question: what is being typed, and the last answer.
    Ask { typed: String, answer: Vec<String>, top: usize },
    /// A file name is being typed.
    Save(String),
    /// Does one want to leave?
    Leave,
    /// How it ended.
    End(usize),
    /// How the game is played.
    Howto(usize),
    /// The keys of a replay.
    Replaying(usize),
}

/// The widest text that is pleasant to read.
const COLUMN: u16 = 76;

impl App<'_> {
    /// Draws the page that lies on top.
    pub(crate) fn draw_page(&mut self, area: Rect, buffer: &mut Buffer) {
        let Some(page) = self.page.clone() else { return };
        let (title, texts, foot, top) = self.content(&page);
        let whole = matches!(page, Page::TurnTo(_));
        let wide = if matches!(page, Page::End(_)) { area.width.saturating_sub(4) } else { COLUMN };
        let wide = wide.min(area.width.saturating_sub(2)).max(4.min(area.width));
        let lines = wrap(&texts, usize::from(wide.saturating_sub(4)));
        let high = (lines.len() as u16).saturating_add(4).min(area.height.saturating_sub(2)).max(5.min(area.height));
        let place = Rect {
            x: area.x + (area.width - wide) / 2,
            y: area.y + (area.height - high) / 2,
            width: wide,
            height: high,
        };
        Clear.render(if whole { area } else { place }, buffer);
        let theme = self.session.theme;
        let mut pane = Pane { top, ..Pane::default() };
        let inner = pane.frame(place, &Ink::new(title, theme.heading()), true, theme, buffer);
        let inner = Rect {
            x: inner.x + 1,
            width: inner.width.saturating_sub(2),
            height: inner.height.saturating_sub(1),
            ..inner
        };
        pane.fill(inner, &lines, theme, buffer, &mut Vec::new());
        let below = Rect { y: inner.bottom(), height: 1, ..inner };
        if place.height > 3 {
            Ink::new(foot, theme.strong()).cut(usize::from(inner.width)).draw(below, buffer, &mut Vec::new());
        }
        // How far a page can be scrolled is known only now.
        if let Some(
            Page::Help(top)
            | Page::Replaying(top)
            | Page::End(top)
            | Page::Happened { top, .. }
            | Page::Ask { top, .. },
        ) = &mut self.page
        {
            *top = pane.top;
        }
    }

    /// Title, text, what to press, and how far it is scrolled.
    fn content(&self, page: &Page) -> (String, Vec<Ink>, String, usize) {
        let theme = self.session.theme;
        let lines = |text: &str| -> Vec<Ink> {
            text.lines().map(|line| Ink::new(line, Style::new()).hanging(indent(line))).collect()
        };
        match page {
            Page::Help(top) => (self.plain("help-title"), lines(&self.plain("help")), self.plain("close"), *top),
            Page::Howto(top) => {
                let found = self.session.howto.iter().find(|howto| howto.language == self.language());
                let told = found.map_or_else(|| self.plain("no-howto"), |howto| howto.text.clone());
                (self.plain("howto-title"), lines(&told), self.plain("close"), *top)
            }
            Page::Replaying(top) => {
                (self.plain("help-title"), lines(&self.plain("replay-help")), self.plain("close"), *top)
            }
            Page::Story(at) => self.story(*at),
            Page::Happened { from, top } => (self.plain("happened"), self.log_lines(*from), self.plain("go-on"), *top),
            Page::TurnTo(seat) => {
                let name = self.session.table.speaker(None, self.language()).player(*seat);
                let told = say(self.language(), "turn-to", &[("name", text(name))]);
                (self.plain("turn-to-title"), lines(&told), self.plain("go-on"), 0)
            }
            Page::Ask { typed, answer, top } => {
                let mut texts = vec![Ink::new(format!("? {typed}▏"), theme.strong())];
                if answer.is_empty() {
                    texts.push(Ink::new(self.plain("ask-hint"), theme.faint()));
                    let topics = self.topics(typed);
                    texts.push(Ink::new(topics, Style::new()));
                } else {
                    texts.push(Ink::default());
                    texts.extend(answer.iter().map(|line| Ink::new(line.clone(), Style::new()).hanging(2)));
                }
                (self.plain("ask-title"), texts, self.plain("ask-keys"), *top)
            }
            Page::Save(typed) => {
                let texts =
                    vec![Ink::new(self.plain("save-how"), Style::new()), Ink::new(format!("{typed}▏"), theme.strong())];
                (self.plain("save-title"), texts, self.plain("save-keys"), 0)
            }
            Page::Leave => {
                let key = if self.session.keeper.keeps() { "leave-kept" } else { "leave-lost" };
                let seed = [("seed", text(self.session.table.setting().seed.to_string()))];
                (self.plain("leave-title"), lines(&say(self.language(), key, &seed)), self.plain("leave-keys"), 0)
            }
            Page::End(top) => (self.plain("end-title"), self.ending(), self.plain("end-keys"), *top),
        }
    }

    fn story(&self, at: usize) -> (String, Vec<Ink>, String, usize) {
        let Some(page) = self.record.pages.get(at) else {
            return (
                self.plain("story-title"),
                vec![Ink::new(self.plain("no-story"), Style::new())],
                self.plain("close"),
                0,
            );
        };
        let theme = self.session.theme;
        let mut texts = vec![Ink::new(page.title.clone(), theme.heading()), Ink::default()];
        texts.extend(page.text.lines().map(|line| Ink::new(line.trim(), Style::new())));
        // What is asked for now stands under the latest page.
        let latest = self.view.story.as_ref().filter(|_| at + 1 == self.record.pages.len());
        if let Some(story) = latest.filter(|story| !story.quests.is_empty()) {
            texts.push(Ink::default());
            for quest in &story.quests {
                let mut ink = Ink::new(format!("○ {}", quest.name), theme.strong()).hanging(2);
                if !quest.text.is_empty() {
                    ink.put(format!(": {}", quest.text), Style::new());
                }
                texts.push(ink);
            }
        }
        let title = match &self.view.story {
            Some(story) if !page.chapter => story.title.clone(),
            _ => self.plain("chapter"),
        };
        let numbers = [("at", number(at + 1)), ("count", number(self.record.pages.len()))];
        (title, texts, say(self.language(), "story-keys", &numbers), 0)
    }

    /// The log from a line on. What is told several times in a row stands there once.
    pub(crate) fn log_lines(&self, from: usize) -> Vec<Ink> {
        let theme = self.session.theme;
        let mut out = Vec::new();
        let entries = &self.record.entries;
        let mut at = from;
        while let Some(entry) = entries.get(at) {
            let new = at >= self.known;
            let same =
                |other: &Entry| entry.kind == Kind::Plain && other.kind == entry.kind && other.text == entry.text;
            // What is new is told apart from what was read.
            let alike = if new { entries.len() } else { self.known.min(entries.len()) };
            let times = 1 + entries[at + 1..alike].iter().take_while(|other| same(other)).count();
            let told = if times > 1 { format!("{} ×{times}", entry.text) } else { entry.text.clone() };
            out.push(match entry.kind {
                Kind::Turn => Ink::new(told, theme.heading()),
                Kind::Story(_) => Ink::new(format!("§ {told}"), theme.heading()),
                Kind::Hint => Ink::new(format!("☞ {told}"), theme.strong()).hanging(2),
                Kind::Plain if new => Ink::new(told, Style::new()).hanging(2),
                Kind::Plain => Ink::new(told, theme.faint()).hanging(2),
            });
            at += times;
        }
        out
    }

    fn topics(&self, typed: &str) -> String {
        let wanted = typed.trim().to_lowercase();
        let asked = Asked::new(&self.session.table, self.seat, self.language());
        let topics: Vec<String> =
            asked.topics().into_iter().filter(|topic| topic.to_lowercase().contains(&wanted)).take(40).collect();
        topics.join(" · ")
    }

    /// How it ended: who has won, what everybody is ranked by and where that comes from, and what happened last.
    fn ending(&self) -> Vec<Ink> {
        let theme = self.session.theme;
        let mut out = vec![Ink::new(self.view.prompt.clone(), theme.strong()), Ink::default()];
        let end = self.view.end.clone().unwrap_or_default();
        out.extend(self.ranking(&end));
        out.extend(self.teams(&end));
        if let Some(rank) = end.decided.filter(|at| *at > 0).and_then(|at| end.ranks.get(at)) {
            out.push(Ink::new(
                say(self.language(), "end-decided", &[("name", text(rank.name.clone()))]),
                theme.strong(),
            ));
        }
        if !end.missing.is_empty() {
            out.push(Ink::new(self.plain("end-missing"), theme.heading()));
            out.extend(end.missing.iter().map(|line| Ink::new(format!("○ {line}"), theme.loss()).hanging(2)));
            out.push(Ink::default());
        }
        out.extend(self.sight().together());
        if end.ranks.is_empty() {
            for player in &self.view.players {
                let sight = self.sight();
                let mut ink = sight.named(player);
                let figures = player.resources.iter().chain(&player.queries).chain(&player.counters);
                let figures = sight.figures(figures.filter(|figure| figure.value != Some(0) && sight.tells(figure)));
                ink.put("  ", Style::new()).join(figures);
                out.push(ink.hanging(4));
            }
            if let Some(story) = &self.view.story {
                for quest in &story.quests {
                    let mark = if quest.done_by.is_empty() { "○" } else { "●" };
                    out.push(Ink::new(format!("{mark} {}: {}", quest.name, quest.text), Style::new()).hanging(2));
                }
            }
        }
        out.push(Ink::default());
        out.push(Ink::new(self.plain("end-last"), theme.heading()));
        let last = self.record.entries.iter().rposition(|entry| entry.kind == Kind::Turn).unwrap_or(0);
        let last = last.max(self.record.entries.len().saturating_sub(12));
        out.extend(self.log_lines(last));
        let decisions = self.session.table.decisions();
        let own = decisions.iter().filter(|decided| Some(decided.seat) == self.seat).count();
        let figures = [
            ("decisions", number(decisions.len())),
            ("own", number(own)),
            ("seed", text(self.session.table.setting().seed.to_string())),
        ];
        out.push(Ink::default());
        out.push(Ink::new(say(self.language(), "end-figures", &figures), theme.faint()));
        out
    }

    /// What everybody is ranked by, with what the first of these numbers is made of.
    fn ranking(&self, end: &SeenEnd) -> Vec<Ink> {
        let Some((first, others)) = end.ranks.split_first() else { return Vec::new() };
        let theme = self.session.theme;
        let parts = end.parts.iter().filter(|_| end.parts.len() > 1).map(|part| (part, false));
        // What is the same for everybody has settled nothing.
        let tells = |rank: &&SeenScore| rank.values.windows(2).any(|pair| pair[0] != pair[1]);
        let others = others.iter().filter(tells).map(|rank| (rank, true));
        let lines: Vec<(&SeenScore, bool)> = parts.chain([(first, true)]).chain(others).collect();
        let columns: Vec<usize> = self.view.players.iter().map(|player| width(&player.name).max(5) + 3).collect();
        let room = usize::from(self.size.0).saturating_sub(10 + columns.iter().sum::<usize>()).clamp(12, 60);
        let most = lines.iter().map(|(line, _)| width(&line.name)).max().unwrap_or(0).min(room);
        let mut head = Ink::new(" ".repeat(most), Style::new());
        for (player, column) in self.view.players.iter().zip(&columns) {
            let name = if player.won { format!("★ {}", player.name) } else { player.name.clone() };
            head.put(format!("{}{name}", " ".repeat(column.saturating_sub(width(&name)))), theme.player(player.seat));
        }
        let mut out = vec![head];
        for (line, total) in lines {
            let style = if total { theme.strong() } else { Style::new() };
            let named = Ink::new(capital(&line.name), style).hanging(2).wrapped(most);
            let last = named.len() - 1;
            for (at, text) in named.into_iter().enumerate() {
                let mut ink = text.padded(most);
                if at == last {
                    for (value, column) in line.values.iter().zip(&columns) {
                        let value = value.map_or_else(|| "?".to_owned(), |value| value.to_string());
                        ink.put(format!("{value:>column$}"), style);
                    }
                }
                out.push(ink);
            }
        }
        out
    }

    /// What those who play together have together.
    fn teams(&self, end: &SeenEnd) -> Vec<Ink> {
        let Some(first) = end.ranks.first() else { return Vec::new() };
        let mut teams: BTreeMap<u8, Vec<&SeenPlayer>> = BTreeMap::new();
        for player in &self.view.players {
            teams.entry(player.team.unwrap_or(u8::MAX)).or_default().push(player);
        }
        teams.remove(&u8::MAX);
        let value = |player: &&SeenPlayer| first.values[usize::from(player.seat)];
        // A number that is a team's already stands at each of them.
        let shared = teams.values().all(|members| members.iter().all(|it| value(it) == value(&members[0])));
        let told = teams.iter().map(|(team, members)| {
            let sum: Option<i32> = members.iter().map(value).sum();
            let value = if shared { value(&members[0]) } else { sum };
            let names: Vec<&str> = members.iter().map(|it| it.name.as_str()).collect();
            let parts = [
                ("number", number(usize::from(*team) + 1)),
                ("names", text(names.join(", "))),
                ("value", text(value.map_or_else(|| "?".to_owned(), |value| value.to_string()))),
            ];
            Ink::new(say(self.language(), "end-team", &parts), self.session.theme.strong())
        });
        told.collect()
    }

    /// Answers what was typed.
    pub(crate) fn answer(&self, words: &str) -> Vec<String> {
        let howto = self.session.howto.iter().find(|howto| howto.language == self.language());
        let played = howto.map_or(&[][..], |howto| &howto.hints);
        let lines = Asked::new(&self.session.table, self.seat, self.language()).knowing(played).answer(words);
        lines.iter().map(|line| self.names.tell(line)).collect()
    }
}

fn indent(line: &str) -> usize {
    // Below the second column, if there are two.
    let begin = line.len() - line.trim_start().len();
    line.trim_start().find("   ").map_or(begin, |gap| {
        let rest = &line.trim_start()[gap..];
        let column = gap + rest.len() - rest.trim_start().len();
        begin + line.trim_start()[..column.min(line.trim_start().len())].chars().count()
    })
}
