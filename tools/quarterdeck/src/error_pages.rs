//! `check --explain`: what a code means, with a wrong example and a right one. The pages are those of `docs/errors`.

use miette::Result;
use quarterdeck_dsl::problem::nearest;

use crate::say::{Say, text};
use crate::troubled::troubled;

/// Codes and their pages.
const PAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/error_pages.rs"));

/// What begins the paragraph in Russian.
const RUSSIAN: &str = "**По-русски.** ";

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
    let full = nearest(code, PAGES.iter().map(|(known, _)| *known));
    let part = || {
        let near = nearest(code, PAGES.iter().filter_map(|(known, _)| known.split_once("::").map(|(_, rest)| rest)))?;
        PAGES
            .iter()
            .map(|(known, _)| *known)
            .find(|known| known.ends_with(&format!("::{}", near.replace(' ', "_"))))
            .map(str::to_owned)
    };
    match full.map(|near| near.replace(' ', "_")).or_else(part) {
        Some(near) => troubled(say, "explain-near", &[("code", text(code)), ("near", text(near))]),
        None => troubled(say, "explain-unknown", &[("code", text(code))]),
    }
}

/// A page in one of its languages.
fn told(page: &str, russian: bool) -> String {
    let paragraphs: Vec<&str> = page.split("\n\n").filter(|part| !part.starts_with("<!--")).collect();
    let at = paragraphs.iter().position(|part| part.starts_with(RUSSIAN));
    let mut out: Vec<String> = Vec::new();
    for (place, part) in paragraphs.iter().enumerate() {
        let is_english = at.is_some_and(|at| place + 1 == at);
        match part.strip_prefix(RUSSIAN) {
            Some(said) if russian => out.push(said.to_owned()),
            Some(_) => {}
            None if is_english && russian => {}
            None => out.push(
                HEADINGS
                    .iter()
                    .filter(|_| russian)
                    .fold((*part).to_owned(), |part, (from, to)| if part == *from { (*to).to_owned() } else { part }),
            ),
        }
    }
    format!("{}\n", out.join("\n\n").trim_end())
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
