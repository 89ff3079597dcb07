//! A match stepped through, forth and back, as any seat saw it or with everything shown; and from any step
//! one can play on.

use std::io;
use std::time::Duration;

use quarterdeck_face::Faces;
use quarterdeck_runtime::{Seats, Table};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::{App, Session};
use crate::ink::Ink;
use crate::keeper::Keeper;
use crate::page::Page;
use crate::run::Screen;
use crate::theme::Theme;
use crate::words::{number, say, text};

/// So many decisions are leapt over at once.
const LEAP: usize = 10;

/// Who wants to play on from where, and in which language.
pub struct Resumed {
    pub table: Table,
    pub seat: u8,
    pub language: String,
}

/// Keeps nothing: what was played is not changed by looking at it.
struct Nobody;

impl Keeper for Nobody {
    fn keep(&mut self, _: &Table) -> Result<(), String> {
        Ok(())
    }

    fn save_as(&mut self, _: &Table, _: &str, _: &str) -> Result<String, String> {
        Err(String::new())
    }

    fn keeps(&self) -> bool {
        true
    }
}

/// Steps through a match; says from where somebody wants to play on, if somebody does.
pub fn replay(mut table: Table, faces: Faces, language: &str, theme: Theme) -> io::Result<Option<Resumed>> {
    let steps: Vec<String> = table.decisions().iter().map(|decided| decided.id.clone()).collect();
    let (people, practice) = (table.people, table.practice);
    // Everything can be taken back while one only looks.
    table.practice = true;
    let mut nobody = Nobody;
    let session = Session {
        table,
        bots: Vec::new(),
        faces,
        language: language.to_owned(),
        alone: true,
        keeper: &mut nobody,
        pace: Duration::ZERO,
        theme,
        greeting: String::new(),
        howto: Vec::new(),
        resumed: true,
    };
    let mut replay = Replay { app: App::new(session), steps, at: 0, eyes: people.first() };
    replay.go_to(0);
    let mut screen = Screen::take()?;
    loop {
        screen.terminal.draw(|frame| replay.draw(frame.area(), frame.buffer_mut()))?;
        let Some(event) = screen.wait(None)? else { continue };
        match replay.handle(&event) {
            Step::Goes => {}
            Step::Left => return Ok(None),
            Step::Plays => {
                let seat = replay.eyes.or(replay.app.session.table.now().asked()).unwrap_or(0);
                let (mut table, language) = replay.app.end();
                table.people = Seats::only(seat);
                table.practice = practice;
                return Ok(Some(Resumed { table, seat, language }));
            }
        }
    }
}

enum Step {
    Goes,
    Left,
    Plays,
}

/// A match that is looked at.
struct Replay<'k> {
    app: App<'k>,
    /// Everything that was decided.
    steps: Vec<String>,
    /// How many of them are made.
    at: usize,
    /// As whom one looks; nobody's seat to see everything.
    eyes: Option<u8>,
}

impl Replay<'_> {
    /// Goes to when so many decisions had been made.
    fn go_to(&mut self, wanted: usize) {
        let wanted = wanted.min(self.steps.len());
        let table = &mut self.app.session.table;
        if wanted < self.at || self.at == 0 && table.decisions().len() > wanted {
            if table.undo_to(wanted).is_err() {
                return;
            }
            self.at = wanted;
        }
        while self.at < wanted {
            if table.decide_by_id(&self.steps[self.at]).is_err() {
                break;
            }
            self.at += 1;
        }
        self.look();
    }

    /// Looks again, with the eyes that one has now.
    fn look(&mut self) {
        let before = self.at.checked_sub(1).map(|at| self.app.session.table.decisions()[at].events);
        (self.app.seat, self.app.all) = (self.eyes, self.eyes.is_none());
        self.app.read_again();
        // What the last decision has led to is new.
        if let Some(events) = before {
            let new = self.app.record.entries.iter().position(|entry| entry.event >= events);
            self.app.known = new.unwrap_or(self.app.record.entries.len());
        }
        if let Some(step) = self.steps.get(self.at) {
            let chosen = self.app.view.options.iter().position(|option| option.id == *step);
            if let Some(chosen) = chosen {
                self.app.choices.find(chosen);
            }
        }
    }

    fn handle(&mut self, event: &Event) -> Step {
        let Event::Key(key) = event else {
            self.app.handle(event);
            return Step::Goes;
        };
        if key.kind == KeyEventKind::Release {
            return Step::Goes;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if let KeyCode::Char('c' | 'd') = key.code { Step::Left } else { Step::Goes };
        }
        if self.app.page.is_some() {
            self.app.handle(event);
            return Step::Goes;
        }
        match key.code {
            KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter => self.go_to(self.at + 1),
            KeyCode::Left | KeyCode::Backspace => self.go_to(self.at.saturating_sub(1)),
            KeyCode::PageDown => self.go_to(self.at + LEAP),
            KeyCode::PageUp => self.go_to(self.at.saturating_sub(LEAP)),
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(self.steps.len()),
            KeyCode::Char('v' | 'м') => self.turn(),
            KeyCode::Char('p' | 'з') if !self.app.view.over => return Step::Plays,
            KeyCode::Char('q' | 'й') => return Step::Left,
            KeyCode::Char('l' | 'д') => {
                self.app.switch_language();
                self.look();
            }
            KeyCode::Char('u' | 'г' | 'w' | 'ц') => {}
            KeyCode::Char('h' | 'р') | KeyCode::F(1) => self.app.page = Some(Page::Replaying(0)),
            _ => {
                self.app.handle(event);
            }
        }
        Step::Goes
    }

    /// The eyes of the next seat, and after the last everything.
    fn turn(&mut self) {
        let seats = self.app.session.table.setting().seats;
        self.eyes = match self.eyes {
            None => Some(0),
            Some(seat) if seat + 1 < seats => Some(seat + 1),
            Some(_) => None,
        };
        self.look();
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.app.draw(area, buffer);
        if area.height == 0 {
            return;
        }
        let language = self.app.language();
        let eyes = match self.eyes {
            Some(seat) => self.app.session.table.speaker(None, language).player(seat),
            None => self.app.plain("replay-all"),
        };
        let figures = [("at", number(self.at)), ("count", number(self.steps.len())), ("eyes", text(eyes))];
        let told = say(language, "replay-keys", &figures);
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        let wide = usize::from(area.width);
        let mut ink = Ink::new(" ", Style::new());
        ink.put(told, self.app.session.theme.strong());
        ink.cut(wide).padded(wide).draw(foot, buffer, &mut Vec::new());
    }
}
