//! What keys and mouse do.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};

use crate::app::App;
use crate::layout::{PLACES, Place};
use crate::page::Page;
use crate::sight::Pointed;

/// The key in the same place, whatever alphabet it is in.
fn latin(letter: char) -> char {
    const THERE: &str = "йцукенгшщзхъфывапролджэячсмитьбю";
    const HERE: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
    let found = THERE.chars().zip(HERE.chars()).find(|(there, _)| letter.to_lowercase().next() == Some(*there));
    match found {
        Some((_, here)) if letter.is_uppercase() => here.to_ascii_uppercase(),
        Some((_, here)) => here,
        None => letter,
    }
}

impl App<'_> {
    /// Something was pressed, clicked or resized. True if the screen is to be drawn anew.
    pub fn handle(&mut self, event: &Event) -> bool {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                self.press(*key);
                true
            }
            Event::Mouse(mouse) => self.point(*mouse),
            Event::Resize(..) => true,
            _ => false,
        }
    }

    fn press(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if let KeyCode::Char('c' | 'd' | 'с' | 'в') = key.code {
                self.leave();
            }
            return;
        }
        if self.page.is_some() {
            self.press_on_page(key.code);
            return;
        }
        self.status.clear();
        if let KeyCode::Char(digit) = key.code
            && digit.is_ascii_digit()
        {
            self.type_number(digit);
            return;
        }
        let typed = std::mem::take(&mut self.typed);
        match key.code {
            KeyCode::Enter if self.view.over => self.page = Some(Page::End(0)),
            KeyCode::Enter if self.waits_for_bots() => self.hurry(),
            KeyCode::Enter => self.take(),
            KeyCode::Backspace if !typed.is_empty() => {}
            KeyCode::Tab => self.turn_to(1),
            KeyCode::BackTab => self.turn_to(-1),
            KeyCode::Esc => {
                self.focus = Place::Options;
                self.pointer = None;
            }
            KeyCode::F(1) => self.page = Some(Page::Help(0)),
            KeyCode::Up => self.step(-1),
            KeyCode::Down => self.step(1),
            KeyCode::PageUp => self.step(-self.leap()),
            KeyCode::PageDown => self.step(self.leap()),
            KeyCode::Home => self.step(isize::MIN / 2),
            KeyCode::End => self.step(isize::MAX / 2),
            KeyCode::Left => self.sideways(-1),
            KeyCode::Right => self.sideways(1),
            KeyCode::Char('?' | '/') => {
                self.page = Some(Page::Ask { typed: String::new(), answer: Vec::new(), top: 0 })
            }
            KeyCode::Char(letter) => self.command(latin(letter)),
            _ => {}
        }
    }

    fn command(&mut self, letter: char) {
        match letter {
            ' ' if self.waits_for_bots() => self.hurry(),
            'k' => self.step(-1),
            'j' => self.step(1),
            'h' => self.page = Some(Page::Help(0)),
            'u' => self.undo(),
            'r' => self.page = Some(Page::Howto(0)),
            's' if self.record.pages.is_empty() => self.status = self.plain("no-story"),
            's' => self.page = Some(Page::Story(self.record.pages.len() - 1)),
            'l' => self.switch_language(),
            'i' => self.turn_hints(),
            'e' => self.page = Some(Page::Happened { from: 0, top: usize::MAX }),
            'w' => self.page = Some(Page::Save(String::new())),
            'q' if self.view.over => self.leave(),
            'q' => self.page = Some(Page::Leave),
            '+' | '=' => self.session.pace = (self.session.pace / 2).max(std::time::Duration::from_millis(50)),
            '-' => self.session.pace = (self.session.pace * 2).min(std::time::Duration::from_secs(5)),
            _ => {}
        }
    }

    /// Whether others are to decide.
    pub(crate) fn waits_for_bots(&self) -> bool {
        self.session.table.now().asked().is_some_and(|seat| !self.is_person(seat))
    }

    fn press_on_page(&mut self, code: KeyCode) {
        let Some(page) = &mut self.page else { return };
        match page {
            Page::Help(top) | Page::Howto(top) | Page::Replaying(top) | Page::End(top) | Page::Happened { top, .. } => {
                if scrolls(code, top) {
                    return;
                }
            }
            Page::Story(at) => {
                let last = self.record.pages.len().saturating_sub(1);
                match code {
                    KeyCode::Left | KeyCode::Up | KeyCode::PageUp => *at = at.saturating_sub(1),
                    KeyCode::Right | KeyCode::Down | KeyCode::PageDown => *at = (*at + 1).min(last),
                    KeyCode::Char(letter) if latin(letter) == 'l' => self.switch_language(),
                    KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ') => self.page = None,
                    KeyCode::Char(letter) if "sq".contains(latin(letter)) => self.page = None,
                    _ => {}
                }
                return;
            }
            Page::Ask { typed, answer, top } => {
                match code {
                    KeyCode::Esc => self.page = None,
                    KeyCode::Enter if typed.trim().is_empty() => self.page = None,
                    KeyCode::Enter if !answer.is_empty() => {
                        typed.clear();
                        answer.clear();
                    }
                    KeyCode::Enter => {
                        let words = typed.clone();
                        let told = self.answer(&words);
                        if let Some(Page::Ask { answer, top, .. }) = &mut self.page {
                            *answer = told;
                            *top = 0;
                        }
                    }
                    KeyCode::Backspace => {
                        answer.clear();
                        typed.pop();
                    }
                    KeyCode::Char(letter) => {
                        if !answer.is_empty() {
                            answer.clear();
                            typed.clear();
                        }
                        typed.push(letter);
                    }
                    code => {
                        scrolls(code, top);
                    }
                }
                return;
            }
            Page::Save(typed) => {
                match code {
                    KeyCode::Esc => self.page = None,
                    KeyCode::Backspace => {
                        typed.pop();
                    }
                    KeyCode::Char(letter) => typed.push(letter),
                    KeyCode::Enter => {
                        let file = typed.trim().to_owned();
                        self.page = None;
                        if !file.is_empty() {
                            self.save_as(&file);
                        }
                    }
                    _ => {}
                }
                return;
            }
            Page::Leave => {
                match code {
                    KeyCode::Enter => self.leave(),
                    KeyCode::Char(letter) if "yqн".contains(latin(letter).to_ascii_lowercase()) => self.leave(),
                    _ => self.page = None,
                }
                return;
            }
            Page::TurnTo(seat) => {
                if matches!(code, KeyCode::Enter | KeyCode::Char(' ')) {
                    let seat = *seat;
                    self.page = None;
                    self.look_as(seat);
                }
                return;
            }
        }
        let letter = if let KeyCode::Char(letter) = code { latin(letter) } else { '\0' };
        match (code, letter) {
            (_, 'l') => self.switch_language(),
            (KeyCode::Enter | KeyCode::Esc, _) | (_, ' ' | 'h' | 'e' | 'r') => self.close(),
            (_, 'q') if matches!(self.page, Some(Page::End(_))) => self.leave(),
            (_, 'q') => self.close(),
            _ => {}
        }
    }

    /// Puts a page away.
    fn close(&mut self) {
        let page = self.page.take();
        if let Some(Page::End(_)) = page {
            self.focus = Place::Table;
        }
    }

    fn type_number(&mut self, digit: char) {
        self.typed.push(digit);
        let count = self.view.options.len();
        // What leads nowhere begins anew.
        let wanted = match self.typed.parse::<usize>() {
            Ok(wanted) if wanted >= 1 && wanted <= count => Some(wanted),
            _ => {
                self.typed = digit.to_string();
                self.typed.parse::<usize>().ok().filter(|wanted| (1..=count).contains(wanted))
            }
        };
        match wanted {
            Some(wanted) => {
                self.focus = Place::Options;
                self.pointer = None;
                self.choices.find(wanted - 1);
            }
            None => self.typed.clear(),
        }
    }

    /// The next pane; where panes are folded, it comes in sight.
    fn turn_to(&mut self, by: isize) {
        let folded = self.panes.iter().filter(|pane| pane.area.height > 0).count() <= 2;
        self.pointer = None;
        if folded {
            let places: Vec<Place> = PLACES.into_iter().filter(|place| *place != Place::Options).collect();
            self.tab = after(&places, self.tab, by);
            return;
        }
        self.focus = after(&PLACES, self.focus, by);
    }

    fn leap(&self) -> isize {
        let place = self.scrolled();
        isize::try_from(self.panes[place as usize].room.saturating_sub(1).max(1)).unwrap_or(1)
    }

    fn scrolled(&self) -> Place {
        self.focus
    }

    /// Up or down: through the options, or through the lines of a pane.
    fn step(&mut self, by: isize) {
        if self.focus == Place::Options && !self.view.options.is_empty() {
            self.pointer = None;
            self.choices.step(by);
            for place in [Place::Table, Place::Own, Place::Others] {
                self.pane(place).held = false;
            }
            self.pane(Place::Detail).top = 0;
            return;
        }
        let place = if self.focus == Place::Options { Place::Log } else { self.focus };
        let pane = self.pane(place);
        pane.scroll(by);
        pane.held = true;
        if place == Place::Log {
            let pane = self.pane(Place::Log);
            pane.held = pane.top + pane.room < pane.lines;
        }
    }

    /// To the side: folds and unfolds options; in other panes, from thing to thing.
    fn sideways(&mut self, by: isize) {
        let folded = self.panes.iter().filter(|pane| pane.area.height > 0).count() <= 2;
        if self.focus == Place::Options && !folded {
            self.choices.fold(Some(by < 0));
            return;
        }
        let place = if folded { self.tab } else { self.focus };
        let area = self.panes[place as usize].area;
        let inside: Vec<usize> = (self.hits.iter())
            .filter(|(hit, _)| area.contains(Position { x: hit.x, y: hit.y }))
            .map(|(_, tag)| usize::from(*tag))
            .collect();
        let now = self.pointer.as_ref().and_then(|pointer| {
            inside.iter().position(|tag| self.things.get(*tag).is_some_and(|thing| thing == pointer))
        });
        let next = match now {
            Some(at) => at.saturating_add_signed(by).min(inside.len().saturating_sub(1)),
            None => 0,
        };
        self.pointer = inside.get(next).and_then(|tag| self.things.get(*tag)).cloned();
        self.pane(Place::Detail).top = 0;
        if folded && self.pointer.is_none() {
            self.choices.fold(Some(by < 0));
        }
    }

    fn point(&mut self, mouse: MouseEvent) -> bool {
        let at = Position { x: mouse.column, y: mouse.row };
        match mouse.kind {
            MouseEventKind::ScrollUp | MouseEventKind::ScrollDown => {
                let by = if mouse.kind == MouseEventKind::ScrollUp { -3 } else { 3 };
                if let Some(
                    Page::Help(top)
                    | Page::Replaying(top)
                    | Page::End(top)
                    | Page::Happened { top, .. }
                    | Page::Ask { top, .. },
                ) = &mut self.page
                {
                    *top = top.saturating_add_signed(by);
                    return true;
                }
                let found = PLACES.into_iter().find(|place| self.panes[*place as usize].area.contains(at));
                match found {
                    Some(Place::Options) if !self.view.options.is_empty() => self.choices.step(by.signum()),
                    Some(place) => self.scroll(place, by),
                    None => return false,
                }
                true
            }
            MouseEventKind::Down(MouseButton::Left) => {
                if self.page.is_some() {
                    self.press_on_page(KeyCode::Enter);
                    return true;
                }
                self.click(at);
                true
            }
            _ => false,
        }
    }

    fn click(&mut self, at: Position) {
        self.status.clear();
        let on = |area: &Rect| area.contains(at);
        if let Some((_, row)) = self.rows.iter().find(|(area, _)| on(area)) {
            let row = *row;
            self.pointer = None;
            self.focus = Place::Options;
            if self.choices.at == row {
                self.take();
            } else {
                self.choices.at = row;
            }
            return;
        }
        let found = self.hits.iter().find(|(area, _)| on(area)).map(|(_, tag)| usize::from(*tag));
        if let Some(thing) = found.and_then(|tag| self.things.get(tag)).cloned() {
            self.choose_about(thing);
            return;
        }
        if let Some(place) = PLACES.into_iter().find(|place| on(&self.panes[*place as usize].area)) {
            self.focus = place;
        }
    }

    /// Highlights the next option that is about a thing; if there is none, tells of the thing.
    fn choose_about(&mut self, thing: Pointed) {
        let about: Vec<usize> = (self.view.options.iter().enumerate())
            .filter(|(_, option)| option.arguments.iter().any(|argument| argument.lies.as_ref() == Some(&thing.lies)))
            .map(|(at, _)| at)
            .collect();
        let now = self.choices.chosen().and_then(|chosen| about.iter().position(|at| *at == chosen));
        let next = match now {
            Some(at) => about.get((at + 1) % about.len()),
            None => about.first(),
        };
        match next {
            Some(option) => {
                self.pointer = None;
                self.choices.find(*option);
                self.focus = Place::Options;
            }
            None => self.pointer = Some(thing),
        }
    }
}

fn after(places: &[Place], now: Place, by: isize) -> Place {
    let count = isize::try_from(places.len()).unwrap_or(1);
    let at = places.iter().position(|place| *place == now).and_then(|at| isize::try_from(at).ok()).unwrap_or(0);
    usize::try_from((at + by).rem_euclid(count)).map_or(now, |at| places[at])
}

/// Scrolls a page, if the key does that.
fn scrolls(code: KeyCode, top: &mut usize) -> bool {
    let by: isize = match code {
        KeyCode::Up => -1,
        KeyCode::Down => 1,
        KeyCode::PageUp => -10,
        KeyCode::PageDown => 10,
        KeyCode::Home => isize::MIN / 2,
        KeyCode::End => isize::MAX / 2,
        _ => return false,
    };
    *top = top.saturating_add_signed(by);
    true
}

#[cfg(test)]
mod tests {
    use super::latin;

    #[test]
    fn keys_are_the_same_in_every_alphabet() {
        assert_eq!(
            ["й", "Г", "ы", "д", "q"].map(|key| latin(key.chars().next().expect("a key"))),
            ['q', 'U', 's', 'l', 'q']
        );
    }
}
