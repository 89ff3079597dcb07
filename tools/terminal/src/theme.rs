//! Colours and emphasis, and what stands for them where there are no colours.

use quarterdeck_face::Colour;
use ratatui::style::{Color, Modifier, Style};

/// How things are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// With colours, or only with bold and reversed letters.
    pub colours: bool,
}

impl Theme {
    /// As the environment asks for: `NO_COLOR` with anything in it means none.
    pub fn of_environment() -> Theme {
        Theme { colours: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    /// Letters in a colour of the packs.
    pub fn of(self, colour: Colour) -> Style {
        if self.colours { Style::new().fg(near(colour.bright)) } else { Style::new() }
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// Headings and names of panes.
    pub fn heading(self) -> Style {
        self.coloured(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// What matters less.
    pub fn faint(self) -> Style {
        if self.colours { Style::new().fg(Color::Gray).add_modifier(Modifier::DIM) } else { Style::new() }
    }

    /// What matters.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What the highlighted option is about, and the option itself.
    pub fn lit(self, style: Style) -> Style {
        style.add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What some option is about.
    pub fn open(self, style: Style) -> Style {
        style.add_modifier(Modifier::UNDERLINED)
    }

    /// What can be gained.
    pub fn gain(self) -> Style {
        self.coloured(Color::Green)
    }

    /// What must be given.
    pub fn loss(self) -> Style {
        self.coloured(Color::Yellow)
    }

    /// Numbers of a card.
    pub fn number(self) -> Style {
        self.coloured(Color::White)
    }

    /// The frame of a pane.
    pub fn frame(self, focused: bool) -> Style {
        if focused { self.coloured(Color::Cyan).add_modifier(Modifier::BOLD) } else { self.faint() }
    }

    /// A player: everybody another colour.
    pub fn player(self, seat: u8) -> Style {
        const COLOURS: [Color; 8] = [
            Color::LightYellow,
            Color::LightBlue,
            Color::LightRed,
            Color::LightGreen,
            Color::LightMagenta,
            Color::LightCyan,
            Color::White,
            Color::Gray,
        ];
        self.coloured(COLOURS[usize::from(seat) % COLOURS.len()]).add_modifier(Modifier::BOLD)
    }
}

/// The nearest of the 256 colours that terminals have.
fn near(written: &str) -> Color {
    let part = |at: usize| {
        let digits = written.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok()).unwrap_or(255);
        (u16::from(digits) * 5 + 127) / 255
    };
    Color::Indexed(u8::try_from(16 + 36 * part(1) + 6 * part(3) + part(5)).unwrap_or(231))
}
