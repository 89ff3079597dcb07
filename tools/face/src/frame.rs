//! How a card is set: its frame, how its name stands on it, and on which of its sizes its text is read.

/// The frame of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Frame {
    /// One line, corners rounded.
    #[default]
    Round,
    /// One line, corners square: tiles.
    Square,
    /// A second line within the first.
    Double,
}

/// How the name stands on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Title {
    /// In light letters on a band of the card's colour.
    #[default]
    Band,
    /// In letters of the card's colour above a line.
    Plain,
}

/// Where the text of a card is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reading {
    /// On the table, too.
    #[default]
    Always,
    /// On the full face alone: symbols say enough on the table, and the picture is larger.
    Full,
}

/// Finds something by its name in a list.
macro_rules! named {
    ($what:ty, $($name:literal = $value:expr),+) => {
        impl $what {
            /// The names in files.
            pub(crate) const NAMES: &[&str] = &[$($name),+];

            pub(crate) fn named(text: &str) -> Option<$what> {
                match text {
                    $($name => Some($value),)+
                    _ => None,
                }
            }
        }
    };
}

named!(Frame, "round" = Frame::Round, "square" = Frame::Square, "double" = Frame::Double);
named!(Title, "band" = Title::Band, "plain" = Title::Plain);
named!(Reading, "always" = Reading::Always, "full" = Reading::Full);
