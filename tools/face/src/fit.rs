//! How text is broken into lines that fit. How wide letters are is known to whoever draws; where nobody knows, widths are
//! those of wide plain letters, so that what fits here fits everywhere.

use crate::canvas::{Canvas, Letters};
use crate::inline::width;

/// The width of a text at size 1 in wide plain letters.
pub fn rough(text: &str) -> f32 {
    text.chars().map(advance).sum()
}

fn advance(sign: char) -> f32 {
    match sign {
        'i' | 'j' | 'l' | '\'' | '’' | '|' => 0.29,
        ' ' | '.' | ',' | ':' | ';' | '!' | 'I' | '·' => 0.34,
        'f' | 't' | 'r' | '(' | ')' | '-' | '/' => 0.41,
        'm' | 'M' | 'w' | 'W' | 'ж' | 'ш' | 'щ' | 'ю' | 'ы' | 'Ж' | 'Ш' | 'Щ' | 'Ю' | 'Ы' | '—' => 0.95,
        'A'..='Z' | 'А'..='Я' => 0.72,
        '0'..='9' => 0.64,
        '×' | '+' | '−' | '→' | '…' => 0.84,
        _ => 0.62,
    }
}

/// The largest size, from `most` down to `least`, at which a text is no wider than that.
pub fn one_line(on: &dyn Canvas, letters: Letters, text: &str, room: f32, [most, least]: [f32; 2]) -> f32 {
    (room / width(on, text, letters).max(0.01)).clamp(least, most)
}

/// A text cut off so that it is no wider than that.
pub fn cut(on: &dyn Canvas, letters: Letters, text: &str, room: f32, size: f32) -> String {
    if width(on, text, letters) * size <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    for sign in text.chars() {
        kept.push(sign);
        if width(on, &format!("{kept}…"), letters) * size > room {
            kept.pop();
            break;
        }
    }
    format!("{}…", kept.trim_end())
}

/// A text in lines that are no wider than that.
pub fn lines(on: &dyn Canvas, letters: Letters, text: &str, room: f32, size: f32) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if line.is_empty() || width(on, &longer, letters) * size <= room {
                line = longer;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }
    lines
}

/// How much higher a line is than its letters.
pub const LEADING: f32 = 1.25;

/// A text as it fits into a box: the size of its letters, and its lines. What does not fit at the smallest size is cut off.
pub fn boxed(
    on: &dyn Canvas,
    letters: Letters,
    text: &str,
    [room, height]: [f32; 2],
    most: f32,
    least: f32,
) -> (f32, Vec<String>) {
    let mut size = most;
    loop {
        let broken = lines(on, letters, text, room, size);
        let fits = (height / (size * LEADING)).floor() as usize;
        let widest = broken.iter().map(|line| width(on, line, letters) * size).fold(0.0, f32::max);
        if broken.len() <= fits && widest <= room {
            return (size, broken);
        }
        if size <= least {
            let over = broken.len() > fits;
            let mut kept: Vec<String> = broken.into_iter().take(fits.max(1)).collect();
            if let Some(last) = kept.last_mut().filter(|_| over) {
                last.push('…');
            }
            let kept = kept.iter().map(|line| cut(on, letters, line, room, size)).collect();
            return (size, kept);
        }
        size = (size - 0.5).max(least);
    }
}

#[cfg(test)]
mod tests {
    use super::{boxed, cut, lines, rough};
    use crate::canvas::Letters::Plain;
    use crate::svg::Svg;

    #[test]
    fn no_line_is_wider_than_its_room() {
        let on = Svg::new(1.0, 1.0);
        let text = "When your go begins, if there are at least 5 cards in the harbor: gain 2 coins. Возьмите карту.";
        for (room, height) in [(60.0, 30.0), (100.0, 80.0), (260.0, 200.0)] {
            let (size, broken) = boxed(&on, Plain, text, [room, height], 14.0, 7.0);
            assert!(broken.iter().all(|line| rough(line) * size <= room + 0.01), "{room}: {broken:?}");
            assert!(broken.len() as f32 * size * super::LEADING <= height + 0.01 || broken.len() == 1, "{broken:?}");
        }
    }

    #[test]
    fn what_is_too_long_is_cut_and_says_so() {
        let on = Svg::new(1.0, 1.0);
        assert_eq!(cut(&on, Plain, "anchor", 100.0, 10.0), "anchor");
        assert!(cut(&on, Plain, "a very long name indeed", 40.0, 10.0).ends_with('…'));
        assert_eq!(lines(&on, Plain, "one two", 1.0, 10.0), ["one", "two"]);
        let (_, broken) = boxed(&on, Plain, "word ".repeat(200).trim(), [50.0, 20.0], 10.0, 7.0);
        assert!(broken.last().is_some_and(|line| line.ends_with('…')), "{broken:?}");
    }
}
