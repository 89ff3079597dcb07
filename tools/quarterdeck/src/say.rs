//! The words of the command itself, in the reader's language.

use std::sync::OnceLock;

use miette::{Result, miette};
use quarterdeck_runtime::telling::{Argument, Locales};

pub use crate::out::put;

/// The languages that the command speaks.
pub const LANGUAGES: [&str; 2] = ["en", "ru"];

/// A language, if it is spoken.
pub fn language(code: &str) -> Result<String> {
    if LANGUAGES.contains(&code) {
        return Ok(code.to_owned());
    }
    Err(miette!(help = "`en` or `ru`", "`{code}` is not spoken here"))
}

/// Texts in one language. They are read once, however many speak.
pub struct Say {
    /// The language.
    pub language: String,
}

/// The texts of the command in all its languages.
fn texts() -> &'static Locales {
    static TEXTS: OnceLock<Locales> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let files = [
            ("en", include_str!("../locales/en.ftl")),
            ("ru", include_str!("../locales/ru.ftl")),
            ("en", include_str!("../locales/workshop/en.ftl")),
            ("ru", include_str!("../locales/workshop/ru.ftl")),
            ("en", include_str!("../locales/packs/en.ftl")),
            ("ru", include_str!("../locales/packs/ru.ftl")),
        ]
        .map(|(language, text)| (language.to_owned(), "command".to_owned(), text.to_owned()));
        Locales::read(&files)
    })
}

impl Say {
    /// The texts in a language; English if it is unknown.
    pub fn new(language: &str) -> Say {
        Say { language: language.to_owned() }
    }

    /// A text.
    pub fn say(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        texts().text(&self.language, &format!("ui-{key}"), arguments)
    }
}

/// A text argument.
pub fn text(text: impl Into<String>) -> Argument {
    Argument::text(text.into())
}

/// A number argument.
pub fn number(number: usize) -> Argument {
    Argument::Number(i32::try_from(number).unwrap_or(i32::MAX))
}

/// The language of the system, as far as it is known.
pub fn system_language() -> String {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()));
    if set.is_some_and(|set| set.starts_with("ru")) { "ru".into() } else { "en".into() }
}

/// Prints a line.
pub fn put_line(text: &str) {
    put(&format!("{text}\n"));
}
