//! What is drawn from: a view, how the game looks, and which things the options are about.

use std::cell::RefCell;

use quarterdeck_face::Faces;
use quarterdeck_runtime::View;
use quarterdeck_runtime::seen::{Figure, SeenCard, Whereabouts};
use quarterdeck_runtime::telling::Tongue;
use ratatui::style::Style;

use crate::ink::{Ink, TIED, Tag};
use crate::theme::Theme;
use crate::words::plain;

/// How much is told of cards that lie together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// How many there are.
    Counts,
    /// Names only, behind each other.
    Names,
    /// Names and numbers, behind each other.
    Inline,
    /// Each in a line of its own.
    Lines,
    /// With its text.
    Full,
}

/// Something on the table that can be pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// Where it is.
    pub lies: Whereabouts,
    /// The card, if it is one.
    pub card: Option<Box<SeenCard>>,
}

/// What is drawn from.
pub struct Sight<'s> {
    pub view: &'s View,
    pub faces: &'s Faces,
    pub tongue: Tongue<'s>,
    pub theme: Theme,
    /// Where the things are that the highlighted option is about.
    pub lit: Vec<Whereabouts>,
    /// The same of all options.
    pub open: Vec<Whereabouts>,
    /// The values of the match's options.
    pub options: Vec<i16>,
    things: RefCell<Vec<Pointed>>,
}

impl<'s> Sight<'s> {
    /// What is drawn from, with the highlighted option.
    pub fn new(view: &'s View, faces: &'s Faces, tongue: Tongue<'s>, theme: Theme, chosen: Option<usize>) -> Sight<'s> {
        let lies = |index: Option<usize>| -> Vec<Whereabouts> {
            let options = view.options.iter().filter(|option| index.is_none_or(|index| option.index == index));
            let arguments = options.flat_map(|option| &option.arguments);
            arguments.filter_map(|argument| argument.lies.clone()).collect()
        };
        let lit = chosen.map(|chosen| lies(Some(chosen))).unwrap_or_default();
        Sight { view, faces, tongue, theme, lit, open: lies(None), things: RefCell::default(), options: Vec::new() }
    }

    /// The language.
    pub fn language(&self) -> &'s str {
        self.tongue.language
    }

    /// A text of the table.
    pub fn plain(&self, key: &str) -> String {
        plain(self.language(), key)
    }

    /// Everything that was pointed at while drawing.
    pub fn things(self) -> Vec<Pointed> {
        self.things.into_inner()
    }

    /// Notes something that can be pointed at.
    pub fn tag(&self, lies: &Whereabouts, card: Option<&SeenCard>) -> Option<Tag> {
        let mut things = self.things.borrow_mut();
        let tag = Tag::try_from(things.len()).ok()?;
        things.push(Pointed { lies: lies.clone(), card: card.map(|card| Box::new(card.clone())) });
        Some(tag)
    }

    /// Whether the highlighted option is about this.
    pub fn is_lit(&self, lies: &Whereabouts) -> bool {
        self.lit.contains(lies)
    }

    /// 2 if the highlighted option is about this, 1 if some option is.
    pub fn weight(&self, lies: &Whereabouts) -> u8 {
        match (self.is_lit(lies), self.open.contains(lies)) {
            (true, _) => 2,
            (false, true) => 1,
            (false, false) => 0,
        }
    }

    /// A style, with what options make of it.
    pub fn styled(&self, style: Style, lies: &Whereabouts) -> Style {
        if self.is_lit(lies) {
            self.theme.lit(style)
        } else if self.open.contains(lies) {
            self.theme.open(style)
        } else {
            style
        }
    }

    /// Whether a figure tells players something.
    pub fn tells(&self, figure: &Figure) -> bool {
        !self.faces.looks().symbol(&figure.id).hidden
    }

    /// A number with its name.
    pub fn figure(&self, figure: &Figure) -> String {
        let told = match (&figure.word, figure.value) {
            (Some(word), _) => format!("{}: {word}", figure.name),
            (None, Some(value)) => format!("{} {value}", figure.name),
            (None, None) => format!("{} ?", figure.name),
        };
        told.replace(' ', &TIED.to_string())
    }

    /// Figures of a player or of the table, with dots between.
    pub fn figures<'f>(&self, figures: impl Iterator<Item = &'f Figure>) -> Ink {
        let mut ink = Ink::default();
        for figure in figures {
            if !ink.pieces.is_empty() {
                ink.put(format!("{TIED}· "), self.theme.faint());
            }
            let colour = self.faces.looks().symbol(&figure.id).colour;
            ink.put(self.figure(figure), colour.map_or(Style::new(), |colour| self.theme.of(colour)));
        }
        ink
    }

    /// The name of a player.
    pub fn player(&self, seat: u8) -> &str {
        self.view.players.get(usize::from(seat)).map_or("?", |player| player.name.as_str())
    }
}
