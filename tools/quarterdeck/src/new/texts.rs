//! Texts to begin with: a name for everything that has none yet, in one language.

use std::fmt::Write as _;

use quarterdeck_runtime::PackProblem;

use super::is_cyrillic;
use crate::say::{Say, text};

/// A thing, and what its author calls it.
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its name, as it was given.
    pub name: String,
}

/// The language and the key of a text that is missing.
pub fn missing(problem: &PackProblem) -> Option<(String, String)> {
    let mut quoted = problem.message.split('`').skip(1).step_by(2);
    let (key, language) = (quoted.next()?, quoted.next()?);
    problem.message.contains("has no text in").then(|| (language.to_owned(), key.to_owned()))
}

/// A file with these texts.
pub fn stub(say: &Say, language: &str, keys: &[String], names: &[Named]) -> String {
    let mut out = format!("# {}\n\n", say.say("new-comment-texts", &[("language", text(language))]));
    for key in keys {
        let title = title(key, language, names);
        let told = Say::new(language);
        if key.ends_with("-text") {
            let _ = writeln!(out, "{key} = {}", told.say("new-stub-text", &[("title", text(title))]));
        } else if !key.starts_with("word-") {
            let _ = writeln!(out, "{key} = {}", capital(&title));
        } else if language == "en" {
            let _ = writeln!(out, "{key} = {title}\n    .one = {title}\n    .other = {}", plural(&title));
        } else if language == "ru" {
            let _ = writeln!(out, "{key} = {title}\n    .gender = m");
        } else {
            let _ = writeln!(out, "{key} = {title}");
        }
    }
    out
}

/// What the thing is called to which a text belongs: by its author, if the language is theirs, else by its id.
fn title(key: &str, language: &str, names: &[Named]) -> String {
    let id = key.split_once('-').map_or(key, |(_, id)| id);
    let id = id.strip_suffix("-title").or_else(|| id.strip_suffix("-text")).unwrap_or(id);
    let named = names.iter().find(|named| named.id.replace('_', "-") == id);
    if key == "offer-decline" {
        return Say::new(language).say("new-stub-decline", &[]);
    }
    match named.filter(|named| is_cyrillic(&named.name) == (language == "ru") || !is_cyrillic(&named.name)) {
        Some(named) if key.starts_with("word-") => small(&named.name),
        Some(named) => named.name.clone(),
        None => id.replace('-', " "),
    }
}

fn plural(name: &str) -> String {
    let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
    match name.strip_suffix('y') {
        Some(stem) if !ends(&["ay", "ey", "oy", "uy"]) => format!("{stem}ies"),
        _ if ends(&["s", "x", "z", "ch", "sh"]) => format!("{name}es"),
        _ => format!("{name}s"),
    }
}

fn small(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Named, plural, stub, title};
    use crate::say::Say;

    #[test]
    fn a_name_is_told_in_the_language_in_which_it_was_given() {
        let names = [Named { id: "lighthouse".into(), name: "Маяк".into() }];
        assert_eq!(title("word-lighthouse", "ru", &names), "маяк");
        assert_eq!(title("word-lighthouse", "en", &names), "lighthouse");
        assert_eq!(title("beat-frost-opens-title", "en", &[]), "frost opens");
    }

    #[test]
    fn words_have_the_forms_that_their_language_needs() {
        assert_eq!(
            [plural("lamp"), plural("torch"), plural("fairy"), plural("day")],
            ["lamps", "torches", "fairies", "days"]
        );
        let keys = ["word-cat-lamp".to_owned(), "option-mood".to_owned()];
        let english = stub(&Say::new("en"), "en", &keys, &[]);
        assert!(
            english.contains("word-cat-lamp = cat lamp\n    .one = cat lamp\n    .other = cat lamps\n"),
            "{english}"
        );
        assert!(english.contains("option-mood = Mood\n"), "{english}");
        assert!(stub(&Say::new("en"), "ru", &keys, &[]).contains(".gender = m"));
    }
}
