//! The words of the table itself, in the reader's language.

use std::sync::OnceLock;

use quarterdeck_runtime::telling::{Argument, Locales};

/// The languages that the table speaks.
pub const LANGUAGES: [&str; 2] = ["en", "ru"];

fn texts() -> &'static Locales {
    static TEXTS: OnceLock<Locales> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let files = [("en", include_str!("../locales/en.ftl")), ("ru", include_str!("../locales/ru.ftl"))]
            .map(|(language, text)| (language.to_owned(), "terminal".to_owned(), text.to_owned()));
        Locales::read(&files)
    })
}

/// A text in a language.
pub fn say(language: &str, key: &str, arguments: &[(&str, Argument)]) -> String {
    texts().text(language, &format!("tt-{key}"), arguments)
}

/// A text without arguments.
pub fn plain(language: &str, key: &str) -> String {
    say(language, key, &[])
}

/// A text argument.
pub fn text(text: impl Into<String>) -> Argument {
    Argument::text(text.into())
}

/// A number argument.
pub fn number(number: usize) -> Argument {
    Argument::Number(i32::try_from(number).unwrap_or(i32::MAX))
}

/// The language after this one.
pub fn next(language: &str) -> &'static str {
    let at = LANGUAGES.iter().position(|known| *known == language).unwrap_or(0);
    LANGUAGES[(at + 1) % LANGUAGES.len()]
}

#[cfg(test)]
mod tests {
    #[test]
    fn both_languages_have_the_same_texts() {
        let keys = |text: &str| -> Vec<String> {
            let mut keys: Vec<String> = (text.lines())
                .filter_map(|line| line.split_once(" =").filter(|(key, _)| key.starts_with("tt-")))
                .map(|(key, _)| key.to_owned())
                .collect();
            keys.sort();
            keys
        };
        let (en, ru) = (keys(include_str!("../locales/en.ftl")), keys(include_str!("../locales/ru.ftl")));
        assert!(!en.is_empty());
        assert_eq!(en, ru);
    }
}
