//! The first screen: who plays, against whom, in which language. Enter takes what is there.

use std::io;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ink::{Ink, wrap};
use crate::pane::Pane;
use crate::run::Screen;
use crate::theme::Theme;
use crate::words::{LANGUAGES, plain};

/// What a game is called in a language, what it is about, and what players are usually called.
pub struct Title {
    pub language: String,
    pub title: String,
    pub about: String,
    pub names: Vec<String>,
}

/// What is asked before a match.
pub struct Form {
    titles: Vec<Title>,
    counts: Vec<u8>,
    skills: Vec<String>,
    seats: usize,
    skill: usize,
    language: usize,
    /// Names that were typed; the usual ones where nothing was.
    names: Vec<String>,
    at: usize,
}

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub seats: u8,
    /// Names by seat; empty where the usual one will do.
    pub names: Vec<String>,
    pub bots: String,
    pub language: String,
}

/// The lines before the names.
const PLAYERS: usize = 0;
const SKILL: usize = 1;
const LANGUAGE: usize = 2;
const NAMES: usize = 3;

impl Form {
    /// The questions, with what is taken if nobody answers.
    pub fn new(titles: Vec<Title>, counts: Vec<u8>, seats: u8, skills: &[&str], language: &str) -> Form {
        Form {
            titles,
            seats: counts.iter().position(|count| *count == seats).unwrap_or(0),
            counts,
            skills: skills.iter().map(|skill| (*skill).to_owned()).collect(),
            skill: skills.iter().position(|skill| *skill == "greedy").unwrap_or(0),
            language: LANGUAGES.iter().position(|known| *known == language).unwrap_or(0),
            names: vec![String::new(); 8],
            at: NAMES,
        }
    }

    fn language(&self) -> &'static str {
        LANGUAGES[self.language]
    }

    fn title(&self) -> Option<&Title> {
        self.titles.iter().find(|title| title.language == self.language())
    }

    fn count(&self) -> usize {
        usize::from(self.counts[self.seats])
    }

    /// Asks; nothing if the reader has changed their mind.
    pub fn ask(mut self, theme: Theme) -> io::Result<Option<Answer>> {
        let mut screen = Screen::take()?;
        loop {
            screen.terminal.draw(|frame| self.draw(frame.area(), frame.buffer_mut(), theme))?;
            match screen.wait(None)? {
                Some(Event::Key(key)) if key.kind != KeyEventKind::Release => match self.press(key) {
                    Pressed::Done => return Ok(Some(self.answer())),
                    Pressed::Left => return Ok(None),
                    Pressed::Goes => {}
                },
                _ => {}
            }
        }
    }

    fn answer(&self) -> Answer {
        Answer {
            seats: self.counts[self.seats],
            names: self.names[..self.count().min(self.names.len())].to_vec(),
            bots: self.skills[self.skill].clone(),
            language: self.language().to_owned(),
        }
    }

    fn press(&mut self, key: KeyEvent) -> Pressed {
        let lines = NAMES + self.count();
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if let KeyCode::Char('c' | 'd') = key.code { Pressed::Left } else { Pressed::Goes };
        }
        match key.code {
            KeyCode::Enter => return Pressed::Done,
            KeyCode::Esc => return Pressed::Left,
            KeyCode::Up | KeyCode::BackTab => self.at = (self.at + lines - 1) % lines,
            KeyCode::Down | KeyCode::Tab => self.at = (self.at + 1) % lines,
            KeyCode::Left => self.turn(false),
            KeyCode::Right => self.turn(true),
            KeyCode::Backspace if self.at >= NAMES => {
                self.names[self.at - NAMES].pop();
            }
            KeyCode::Char(letter) if self.at >= NAMES => {
                let name = &mut self.names[self.at - NAMES];
                if name.chars().count() < 16 && !letter.is_control() {
                    name.push(letter);
                }
            }
            KeyCode::Char(' ') => self.turn(true),
            _ => {}
        }
        Pressed::Goes
    }

    fn turn(&mut self, forth: bool) {
        let step = |at: usize, of: usize| if forth { (at + 1) % of } else { (at + of - 1) % of };
        match self.at {
            PLAYERS => self.seats = step(self.seats, self.counts.len()),
            SKILL => self.skill = step(self.skill, self.skills.len()),
            LANGUAGE => self.language = step(self.language, LANGUAGES.len()),
            _ => {}
        }
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, theme: Theme) {
        let say = |key: &str| plain(self.language(), key);
        let mut texts = Vec::new();
        if let Some(title) = self.title() {
            texts.push(Ink::new(title.about.clone(), Style::new()));
            texts.push(Ink::default());
        }
        let language = say(&format!("form-{}", self.language()));
        let chosen = [
            ("form-players", self.counts[self.seats].to_string()),
            ("form-bots", say(&format!("form-{}", self.skills[self.skill]))),
            ("form-language", language),
        ];
        for (at, (key, value)) in chosen.into_iter().enumerate() {
            let lit = self.at == at;
            let mut ink = Ink::new(format!("{}{}: ", if lit { "▸ " } else { "  " }, say(key)), theme.heading());
            ink.put(format!("◂ {value} ▸"), if lit { theme.lit(Style::new()) } else { Style::new() });
            texts.push(ink);
        }
        for seat in 0..self.count() {
            let lit = self.at == NAMES + seat;
            let key = if seat == 0 { "form-you" } else { "form-bot" };
            let mut ink = Ink::new(format!("{}{}: ", if lit { "▸ " } else { "  " }, say(key)), theme.heading());
            let usual = self.title().and_then(|title| title.names.get(seat)).cloned().unwrap_or_default();
            let name = &self.names[seat];
            if name.is_empty() {
                ink.put(usual, theme.faint());
            } else {
                ink.put(name.clone(), Style::new());
            }
            if lit {
                ink.put("▏", theme.strong());
            }
            texts.push(ink);
        }
        let wide = area.width.min(76);
        let lines = wrap(&texts, usize::from(wide.saturating_sub(4)));
        let high = (lines.len() as u16 + 4).min(area.height);
        let place = Rect {
            x: area.x + (area.width - wide) / 2,
            y: area.y + (area.height - high) / 2,
            width: wide,
            height: high,
        };
        let mut pane = Pane::default();
        let title = self.title().map_or_else(String::new, |title| title.title.clone());
        let inner = pane.frame(place, &Ink::new(title, theme.heading()), true, theme, buffer);
        let inner = Rect {
            x: inner.x + 1,
            width: inner.width.saturating_sub(2),
            height: inner.height.saturating_sub(1),
            ..inner
        };
        pane.fill(inner, &lines, theme, buffer, &mut Vec::new());
        let foot = Ink::new(say("form-keys"), theme.strong());
        if place.height > 3 {
            foot.cut(usize::from(inner.width)).draw(
                Rect { y: inner.bottom(), height: 1, ..inner },
                buffer,
                &mut Vec::new(),
            );
        }
    }
}

enum Pressed {
    Done,
    Left,
    Goes,
}
