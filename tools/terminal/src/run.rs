//! The terminal itself: taken, drawn on, listened to, and given back, whatever happens.

use std::io::{self, IsTerminal};
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyModifiers};
use ratatui::crossterm::execute;

use crate::app::{App, Left, Session};
use quarterdeck_runtime::Table;

/// Whether somebody sits at a terminal that can be drawn on.
pub fn at_terminal() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb" || term.is_empty());
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// A terminal that is given back when this is dropped, and also when the program breaks down.
pub(crate) struct Screen {
    pub terminal: DefaultTerminal,
}

impl Screen {
    pub fn take() -> io::Result<Screen> {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let _ = execute!(io::stdout(), DisableMouseCapture);
            usual(panic);
        }));
        let terminal = ratatui::try_init()?;
        execute!(io::stdout(), EnableMouseCapture)?;
        Ok(Screen { terminal })
    }

    /// The next event, if there is one in time.
    pub fn wait(&self, patience: Option<Duration>) -> io::Result<Option<Event>> {
        match patience {
            None => event::read().map(Some),
            Some(patience) => {
                if event::poll(patience)? {
                    event::read().map(Some)
                } else {
                    Ok(None)
                }
            }
        }
    }

    /// Keys that were pressed while others decided decide nothing.
    fn forget_typed(&self, app: &mut App<'_>) -> io::Result<()> {
        while event::poll(Duration::ZERO)? {
            if let Event::Key(key) = event::read()?
                && key.modifiers.contains(KeyModifiers::CONTROL)
            {
                app.handle(&Event::Key(key));
            }
        }
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}

/// Plays a match at this terminal, until it is over or the player leaves; the match and the language as they are then.
pub fn play(session: Session<'_>) -> io::Result<(Left, Table, String)> {
    let mut screen = Screen::take()?;
    let mut app = App::new(session);
    let left = attend(&mut screen, &mut app)?;
    drop(screen);
    let (table, language) = app.end();
    Ok((left, table, language))
}

pub(crate) fn attend(screen: &mut Screen, app: &mut App<'_>) -> io::Result<Left> {
    let mut changed = true;
    loop {
        if changed {
            screen.terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut()))?;
        }
        let others = app.waits_for_bots();
        changed = app.tick();
        if others && !app.waits_for_bots() {
            screen.forget_typed(app)?;
        }
        if let Some(left) = app.left() {
            return Ok(left.clone());
        }
        // While something happens by itself, keys are heard between.
        let patience = if changed { Some(Duration::ZERO) } else { app.patience() };
        if let Some(event) = screen.wait(patience)? {
            changed |= app.handle(&event);
        }
        if let Some(left) = app.left() {
            return Ok(left.clone());
        }
    }
}
