//! Letters of other alphabets that look like Latin ones.

/// Cyrillic letters and the Latin ones that look like them.
const ALIKE: &[(char, char)] = &[
    ('а', 'a'),
    ('в', 'b'),
    ('е', 'e'),
    ('ё', 'e'),
    ('к', 'k'),
    ('м', 'm'),
    ('н', 'h'),
    ('о', 'o'),
    ('р', 'p'),
    ('с', 'c'),
    ('т', 't'),
    ('у', 'y'),
    ('х', 'x'),
    ('і', 'i'),
    ('ѕ', 's'),
    ('ј', 'j'),
];

/// The first letter of a name that only looks Latin, and the name in Latin letters, if that is all that is wrong with it.
pub fn latin(name: &str) -> Option<(char, String)> {
    let alike = |letter: char| ALIKE.iter().find(|(other, _)| *other == letter).map(|(_, latin)| *latin);
    let first = name.chars().find(|letter| alike(*letter).is_some())?;
    let latin: String = name.chars().map(|letter| alike(letter).unwrap_or(letter)).collect();
    latin.is_ascii().then_some((first, latin))
}
