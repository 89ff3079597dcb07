//! Colours by name. Each has a deep tone, on which white letters can be read, and a bright one, on which dark letters can.

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour {
    /// Its name.
    pub name: &'static str,
    /// For frames, under white letters.
    pub deep: &'static str,
    /// For symbols, under dark letters.
    pub bright: &'static str,
}

impl Colour {
    /// A colour by its name.
    pub fn named(name: &str) -> Option<Colour> {
        COLOURS.iter().find(|colour| colour.name == name).copied()
    }

    /// The names of all colours.
    pub fn names() -> impl Iterator<Item = &'static str> {
        COLOURS.iter().map(|colour| colour.name)
    }

    /// The colour of the kind with this number, where no pack says any.
    pub fn of_kind(at: usize) -> Colour {
        COLOURS[at % COLOURS_OF_KINDS]
    }
}

/// So many of the colours are given to kinds by turns: those that differ most.
const COLOURS_OF_KINDS: usize = 8;

const fn colour(name: &'static str, deep: &'static str, bright: &'static str) -> Colour {
    Colour { name, deep, bright }
}

const COLOURS: &[Colour] = &[
    colour("blue", "#2a5a9b", "#8fbcf2"),
    colour("brown", "#6f4a2c", "#d0a67e"),
    colour("green", "#2f6f3e", "#84cf94"),
    colour("violet", "#6a458f", "#c5a5ea"),
    colour("teal", "#1f6d70", "#77cccb"),
    colour("red", "#a8322a", "#f08f84"),
    colour("gold", "#8a6400", "#f4cb4a"),
    colour("grey", "#5c636b", "#c0c7ce"),
    colour("orange", "#a84f0c", "#f7ae66"),
    colour("pink", "#a63a6f", "#f0a2c6"),
    colour("sand", "#75634a", "#dcc8a4"),
    colour("yellow", "#857000", "#f2dc55"),
    colour("black", "#2b2d31", "#9ba1a9"),
];

#[cfg(test)]
mod tests {
    use super::{COLOURS, Colour};

    fn luminance(colour: &str) -> f64 {
        let part = |at: usize| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("two digits")) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(left: &str, right: &str) -> f64 {
        let (left, right) = (luminance(left), luminance(right));
        (left.max(right) + 0.05) / (left.min(right) + 0.05)
    }

    #[test]
    fn letters_can_be_read_on_every_colour() {
        for Colour { name, deep, bright } in COLOURS {
            assert!(contrast(deep, "#ffffff") >= 4.5, "white on {name}: {}", contrast(deep, "#ffffff"));
            assert!(contrast(bright, crate::svg::INK) >= 4.5, "dark on {name}: {}", contrast(bright, crate::svg::INK));
        }
    }
}
