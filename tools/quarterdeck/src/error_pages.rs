//! `check --explain`: what a code means, with a wrong example and a right one. The pages are those of `docs/errors`.

use miette::Result;
use quarterdeck_dsl::problem::nearest_id;

use crate::handbook::bilingual;
use crate::say::{Say, text};
use crate::troubled::troubled;

/// Codes and their pages.
const PAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/error_pages.rs"));

/// Headings in Russian.
const HEADINGS: &[(&str, &str)] = &[("## Wrong", "## Неверно"), ("## Right", "## Верно")];

/// The page of a code in a language. Only the part behind `::` may be given, if it is clear.
pub fn page(code: &str, say: &Say) -> Result<String> {
    let code = code.replace('-', "_");
    let exact = PAGES.iter().find(|(known, _)| *known == code);
    let mut similar = PAGES.iter().filter(|(known, _)| known.split_once("::").is_some_and(|(_, rest)| rest == code));
    let found = match (exact, similar.next(), similar.next()) {
        (Some(page), ..) | (None, Some(page), None) => page,
        _ => return Err(unknown(&code, say)),
    };
    Ok(told(found.1, say.language == "ru"))
}

/// What a code means, in English.
pub fn meaning(code: &str) -> Option<String> {
    let (_, page) = PAGES.iter().find(|(known, _)| *known == code)?;
    told(page, false).lines().nth(2).map(str::to_owned)
}

fn unknown(code: &str, say: &Say) -> miette::Report {
    let full = nearest_id(code, PAGES.iter().map(|(known, _)| *known));
    let part = || {
        let near =
            nearest_id(code, PAGES.iter().filter_map(|(known, _)| known.split_once("::").map(|(_, rest)| rest)))?;
        PAGES.iter().map(|(known, _)| *known).find(|known| known.ends_with(&format!("::{near}")))
    };
    let begun = || {
        let begins = |known: &&str| {
            known.starts_with(code) || known.split_once("::").is_some_and(|(_, rest)| rest.starts_with(code))
        };
        PAGES.iter().map(|(known, _)| *known).find(begins)
    };
    match full.or_else(part).or_else(begun) {
        Some(near) => troubled(say, "explain-near", &[("code", text(code)), ("near", text(near))]),
        None => troubled(say, "explain-unknown", &[("code", text(code))]),
    }
}

/// A page in one of its languages.
fn told(page: &str, russian: bool) -> String {
    let heading = |part: String| match HEADINGS.iter().find(|(english, _)| russian && *english == part) {
        Some((_, heading)) => (*heading).to_owned(),
        None => part,
    };
    let parts: Vec<String> = bilingual::told(page, russian).into_iter().map(heading).collect();
    format!("{}\n", parts.join("\n\n").trim_end())
}

#[cfg(test)]
mod tests {
    use super::{PAGES, page};
    use crate::say::Say;

    #[test]
    fn every_page_is_told_in_both_languages() {
        assert!(PAGES.len() > 100);
        for (code, _) in PAGES {
            let [english, russian] = ["en", "ru"].map(|language| page(code, &Say::new(language)).unwrap_or_default());
            assert!(english.starts_with(&format!("# `{code}`\n")) && russian.starts_with(&format!("# `{code}`\n")));
            let said = |page: &str| page.lines().nth(2).unwrap_or_default().to_owned();
            let cyrillic = |text: &str| text.chars().any(|letter| ('а'..='я').contains(&letter));
            assert!(!said(&english).is_empty() && !cyrillic(&said(&english)), "{english}");
            assert!(cyrillic(&said(&russian)), "{russian}");
        }
    }
}
