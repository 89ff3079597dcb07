//! What the server itself says to authors, in the language of their editor.

use std::sync::OnceLock;

use quarterdeck_runtime::telling::{Argument, Locales};

fn texts() -> &'static Locales {
    static TEXTS: OnceLock<Locales> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let files = [("en", include_str!("../locales/en.ftl")), ("ru", include_str!("../locales/ru.ftl"))]
            .map(|(language, text)| (language.to_owned(), "lsp".to_owned(), text.to_owned()));
        Locales::read(&files)
    })
}

/// A text in a language.
pub fn say(language: &str, key: &str, arguments: &[(&str, &str)]) -> String {
    let arguments: Vec<(&str, Argument)> =
        arguments.iter().map(|(name, text)| (*name, Argument::text((*text).to_owned()))).collect();
    texts().text(language, &format!("lsp-{key}"), &arguments)
}

/// The language of an editor, as far as it is spoken here.
pub fn language(locale: Option<&str>) -> &'static str {
    if locale.is_some_and(|locale| locale.starts_with("ru")) { "ru" } else { "en" }
}

#[cfg(test)]
mod tests {
    #[test]
    fn both_languages_have_the_same_texts() {
        let keys = |text: &str| -> Vec<String> {
            text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
        };
        let (english, russian) = (keys(include_str!("../locales/en.ftl")), keys(include_str!("../locales/ru.ftl")));
        assert_eq!(english, russian);
        assert!(english.len() > 5);
    }
}
