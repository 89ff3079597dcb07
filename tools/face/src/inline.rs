//! Symbols within the text of a card: where a number stands before the name of something that has a symbol, the symbol stands
//! for the name ("gain 2" and a coin). Within the text a symbol is one private sign, so that lines are broken as ever.

use quarterdeck_runtime::telling::Tongue;

use crate::canvas::{Canvas, Letters};
use crate::look::{Looks, Symbol};
use crate::svg::Type;

/// The first of the signs that stand for symbols.
const FIRST: u32 = 0xe000;
/// How wide a symbol is, at size 1.
const WIDE: f32 = 1.15;
/// The forms in which a name may stand in a sentence.
pub(crate) const FORMS: [&str; 14] = [
    "one", "other", "nom", "gen", "dat", "acc", "ins", "pre", "nom-pl", "gen-pl", "dat-pl", "acc-pl", "ins-pl",
    "pre-pl",
];

/// The number of the symbol that a sign stands for.
fn number(sign: char) -> Option<usize> {
    (u32::from(sign)).checked_sub(FIRST).filter(|number| *number < 0x1000).map(|number| number as usize)
}

fn is_symbol(sign: char) -> bool {
    number(sign).is_some()
}

/// The names of all that has a symbol, in every form.
#[derive(Debug, Default)]
pub(crate) struct Signs(Vec<(String, Symbol)>);

impl Signs {
    /// Of a game in a language.
    pub fn of(looks: &Looks, tongue: Tongue<'_>) -> Signs {
        let drawn = looks.symbols().filter(|(_, symbol)| symbol.shape.is_some() && !symbol.hidden);
        let mut all: Vec<(String, Symbol)> = Vec::new();
        for (id, symbol) in drawn {
            for form in FORMS.iter().filter_map(|form| tongue.form_if(id, form)) {
                if !all.iter().any(|(known, _)| *known == form) {
                    all.push((form, symbol));
                }
            }
        }
        // A longer name can hold a shorter one.
        all.sort_by_key(|(form, _)| std::cmp::Reverse(form.len()));
        Signs(all)
    }

    /// A text with signs for symbols, and what they stand for.
    pub fn mark(&self, text: &str) -> (String, Vec<Symbol>) {
        let (mut out, mut symbols) = (String::with_capacity(text.len()), Vec::new());
        let mut rest = text;
        while let Some(sign) = rest.chars().next() {
            let named = rest.strip_prefix(' ').filter(|_| out.ends_with(|last: char| last.is_ascii_digit()));
            let found = named.and_then(|named| self.0.iter().find(|(form, _)| begins(named, form)));
            if let Some((form, symbol)) = found {
                let at = symbols.iter().position(|known| known == symbol).unwrap_or(symbols.len());
                if at == symbols.len() {
                    symbols.push(*symbol);
                }
                out.extend(char::from_u32(FIRST + at as u32));
                rest = &rest[1 + form.len()..];
            } else {
                out.push(sign);
                rest = &rest[sign.len_utf8()..];
            }
        }
        (out, symbols)
    }
}

/// Whether a text begins with a whole word.
fn begins(text: &str, word: &str) -> bool {
    text.strip_prefix(word).is_some_and(|rest| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '-'))
}

/// The width of a text in which signs stand for symbols, at size 1.
pub(crate) fn width(on: &dyn Canvas, text: &str, letters: Letters) -> f32 {
    if !text.contains(is_symbol) {
        return on.width(text, letters);
    }
    let signs = text.chars().filter(|sign| is_symbol(*sign)).count() as f32;
    text.split(is_symbol).map(|run| on.width(run, letters)).sum::<f32>() + signs * WIDE
}

/// Draws a line around its middle, symbols included.
pub(crate) fn line(on: &mut dyn Canvas, text: &str, [middle, y]: [f32; 2], set: Type<'_>, symbols: &[Symbol]) {
    if !text.contains(is_symbol) {
        on.text(text, [middle, y], set);
        return;
    }
    let letters = set.letters();
    let mut pen = middle - width(on, text, letters) * set.size / 2.0;
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(is_symbol).unwrap_or(rest.len());
        let run = &rest[..end];
        // Blanks at the ends are not drawn: who draws may leave them out.
        let words = run.trim();
        let before = on.width(&run[..run.len() - run.trim_start().len()], letters) * set.size;
        if !words.is_empty() {
            let wide = on.width(words, letters) * set.size;
            on.run(words, [pen + before, y], Type { anchor: "start", ..set }, wide);
        }
        pen += on.width(run, letters) * set.size;
        let mut signs = rest[end..].chars();
        if let Some(symbol) = signs.next().and_then(number).and_then(|at| symbols.get(at)) {
            let [bright, deep] = symbol.colour.map_or(["#ece3d0", "#5c5346"], |colour| [colour.bright, colour.deep]);
            if let Some(shape) = symbol.shape {
                on.shape(
                    shape,
                    [pen + WIDE * set.size / 2.0, y - set.size * 0.35],
                    set.size * 1.05,
                    bright,
                    Some(deep),
                );
            }
            pen += WIDE * set.size;
        }
        rest = signs.as_str();
    }
}

#[cfg(test)]
mod tests {
    use super::{Signs, width};
    use crate::canvas::Letters;
    use crate::look::Symbol;
    use crate::shape::Shape;
    use crate::svg::Svg;

    #[test]
    fn names_behind_numbers_are_symbols() {
        let symbol = |shape| Symbol { shape: Shape::named(shape), colour: None, hidden: false };
        let forms = [("coins", "coin"), ("coin", "coin"), ("star", "star")];
        let signs = Signs(forms.map(|(form, shape)| (form.to_owned(), symbol(shape))).into());
        let (marked, symbols) = signs.mark("Gain 12 coins, 1 star and coins; 2 starlings, 3 coin-ups.");
        assert_eq!(marked, "Gain 12\u{e000}, 1\u{e001} and coins; 2 starlings, 3 coin-ups.");
        assert_eq!(symbols, [symbol("coin"), symbol("star")]);
        let on = Svg::new(1.0, 1.0);
        assert!(width(&on, "2\u{e000}", Letters::Plain) > width(&on, "2", Letters::Plain));
        assert!(
            width(&on, &marked, Letters::Plain)
                < width(&on, "Gain 12 coins, 1 star and coins; 2 starlings, 3 coin-ups.", Letters::Plain)
        );
    }
}
