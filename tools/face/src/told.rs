//! What stands on a card, for whoever tells it in letters instead of drawing it.

use crate::face::{Face, Number};
use crate::look::Symbol;
use crate::palette::Colour;

/// A number on a card, in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told<'f> {
    /// Its stable id.
    pub id: &'f str,
    /// Its name where there is little room.
    pub name: &'f str,
    /// What is written; nothing if the name says it all.
    pub value: &'f str,
    /// What stands for it in a drawing.
    pub symbol: Symbol,
}

impl Face {
    /// The name, without the numbers in it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The colour of its frame.
    pub fn colour(&self) -> Colour {
        self.colour
    }

    /// What kinds of card it is, in words.
    pub fn kind(&self) -> &str {
        &self.kind
    }

    /// The rules text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// A line that belongs to no rule; empty if there is none.
    pub fn flavor(&self) -> &str {
        &self.flavor
    }

    /// Everything in a line: the name, the numbers, the text.
    pub fn whole(&self) -> String {
        let numbers: Vec<String> =
            self.numbers().map(|it| format!("{} {}", it.name, it.value).trim().to_owned()).collect();
        let numbers = if numbers.is_empty() { String::new() } else { format!(" ({})", numbers.join(", ")) };
        let text = if self.text.is_empty() { String::new() } else { format!(": {}", self.text) };
        format!("{}{numbers}{text}", self.name)
    }

    /// Its numbers, those in corners first.
    pub fn numbers(&self) -> impl Iterator<Item = Told<'_>> {
        self.corners.iter().flatten().chain(&self.numbers).map(told)
    }

    /// What lies on it.
    pub fn counters(&self) -> impl Iterator<Item = Told<'_>> {
        self.counters.iter().map(told)
    }
}

fn told(number: &Number) -> Told<'_> {
    Told { id: &number.id, name: &number.name, value: &number.value, symbol: number.symbol }
}
