//! The documentation cut into sections, each of which answers one question.

use super::bilingual::{self, RUSSIAN};

/// Pages and their texts.
const PAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/handbook.rs"));

/// Where recipes stand.
const RECIPES: &str = "recipes/";

/// Where pages stand that say in Russian what others say in English.
const IN_RUSSIAN: &str = "ru/";

/// What stands before a block, in English and in Russian.
const HEADS: [(&str, &str); 2] = [("Add to `", "Добавьте в `"), ("Save as `", "Сохраните как `")];

/// A heading of a page with all that stands below it.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// The page, below `docs`.
    pub page: &'static str,
    /// What its heading says.
    pub title: &'static str,
    /// What stands below it.
    pub body: &'static str,
}

impl Section {
    /// Whether it is an example that works by copying.
    pub fn is_recipe(&self) -> bool {
        self.page.starts_with(RECIPES)
    }

    /// Words by which it can be found beside those that it says.
    pub fn words(&self) -> &'static str {
        let behind = self.body.split_once("<!-- words:").map_or("", |(_, rest)| rest);
        behind.split_once("-->").map_or("", |(words, _)| words)
    }

    /// The heading in a language, if it is there in that one.
    pub fn heading(&self, russian: bool) -> &'static str {
        self.russian_heading().filter(|_| russian).unwrap_or(self.title)
    }

    /// What stands in italics at the beginning of what is said in Russian.
    pub fn russian_heading(&self) -> Option<&'static str> {
        let said = self.body.split_once(RUSSIAN)?.1.strip_prefix('*')?;
        Some(said.split_once('*')?.0.trim_end_matches('.'))
    }

    /// Whether it is there in this language.
    pub fn speaks(&self, russian: bool) -> bool {
        !russian || self.page.starts_with(IN_RUSSIAN) || self.body.contains(RUSSIAN)
    }

    /// The section as it is shown to a reader.
    pub fn told(&self, russian: bool) -> String {
        let mut parts = bilingual::told(self.body.trim(), russian);
        if russian {
            parts.iter_mut().for_each(put_into_russian);
        }
        if russian && let Some((first, heading)) = parts.first_mut().zip(self.russian_heading()) {
            *first = first.trim_start_matches(&format!("*{heading}.*")).trim_start().to_owned();
        }
        format!("{}\n\n{}", self.heading(russian), parts.join("\n\n"))
    }
}

/// What stands before a block of code says in Russian where the block belongs.
fn put_into_russian(part: &mut String) {
    for (english, russian) in HEADS {
        if let Some(rest) = part.strip_prefix(english) {
            *part = format!("{russian}{rest}");
        }
    }
}

/// All sections, recipes first.
pub fn sections() -> Vec<Section> {
    let cut = |(page, text): &(&'static str, &'static str)| {
        let page = *page;
        // What recipes have in common answers nothing.
        cut(text, !page.starts_with(RECIPES)).into_iter().map(move |(title, body)| Section { page, title, body })
    };
    PAGES.iter().flat_map(cut).collect()
}

/// The sections for readers of one language: where a page is there in Russian, they get that one.
pub fn sections_for(russian: bool) -> Vec<Section> {
    let name = |page: &'static str| page.rsplit('/').next().unwrap_or(page);
    let twin = |page: &'static str| PAGES.iter().any(|(other, _)| other.strip_prefix(IN_RUSSIAN) == Some(name(page)));
    let fits = |section: &Section| match section.page.starts_with(IN_RUSSIAN) {
        true => russian,
        false => !russian || section.is_recipe() || !twin(section.page),
    };
    sections().into_iter().filter(fits).collect()
}

/// All recipes.
pub fn recipes() -> Vec<Section> {
    sections().into_iter().filter(Section::is_recipe).collect()
}

/// The pages of recipes.
pub(super) fn recipe_pages() -> impl Iterator<Item = String> {
    PAGES.iter().filter(|(page, _)| page.starts_with(RECIPES)).map(|(page, _)| format!("docs/{page}"))
}

/// Headings of the second level, outside of code, with what stands below each; if it is wanted, that of the page, too.
fn cut(text: &'static str, opening: bool) -> Vec<(&'static str, &'static str)> {
    let mut heads = Vec::new();
    let (mut at, mut code) = (0, false);
    for line in text.split_inclusive('\n') {
        code ^= line.starts_with("```");
        let first = line.strip_prefix("# ").filter(|_| opening);
        if let Some(title) = line.strip_prefix("## ").or(first).filter(|_| !code) {
            heads.push((title.trim_end(), at, at + line.len()));
        }
        at += line.len();
    }
    let ends = heads.iter().skip(1).map(|(_, from, _)| *from).chain([text.len()]);
    heads.iter().zip(ends).map(|((title, _, from), to)| (*title, &text[*from..to])).collect()
}

/// The blocks that a page says to add or save: path and text.
pub fn blocks(page: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut path: Option<String> = None;
    let mut block: Option<String> = None;
    for line in page.lines() {
        if line.starts_with("```") {
            match (block.take(), &path) {
                (Some(text), Some(to)) => {
                    found.push((to.clone(), text));
                    path = None;
                }
                (None, Some(_)) => block = Some(String::new()),
                _ => {}
            }
        } else if let Some(text) = &mut block {
            text.push_str(line);
            text.push('\n');
        } else if let Some(rest) =
            HEADS.iter().flat_map(|(english, russian)| [english, russian]).find_map(|head| line.strip_prefix(head))
        {
            path = rest.split('`').next().map(str::to_owned);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{blocks, cut, recipes};

    #[test]
    fn headings_in_code_are_code() {
        let page = "# A\n\n## One\n\n```\n## no\n```\n\n## Two\nx\n";
        let heads = |opening| -> Vec<&str> { cut(page, opening).iter().map(|(title, _)| *title).collect() };
        assert_eq!((heads(false), heads(true)), (vec!["One", "Two"], vec!["A", "One", "Two"]));
    }

    #[test]
    fn blocks_are_found_with_their_paths() {
        let found = blocks(
            "Save as `a/b.toml`:\n\n```toml\nx = 1\n```\n\n```\nno\n```\n\nДобавьте в `c.ftl`:\n\n```\ny\n```\n",
        );
        assert_eq!(found, [("a/b.toml".into(), "x = 1\n".into()), ("c.ftl".into(), "y\n".into())]);
    }

    #[test]
    fn every_recipe_is_told_in_both_languages_and_has_words() {
        assert!(recipes().len() >= 40, "{} recipes", recipes().len());
        let is_russian = |text: &str| text.chars().any(|letter| ('а'..='я').contains(&letter));
        for recipe in recipes() {
            let heading = recipe.russian_heading().unwrap_or_default();
            assert!(is_russian(heading), "{}: no Russian", recipe.title);
            assert!(recipe.words().split_whitespace().count() >= 5, "{}: too few words to be found by", recipe.title);
            let (english, russian) = (recipe.told(false), recipe.told(true));
            assert!(english.starts_with(recipe.title) && russian.starts_with(heading), "{english}\n{russian}");
            assert!(!russian.contains("По-русски") && !english.contains("<!--"), "{english}");
            // But for code, every paragraph is in the reader's language.
            let said = |text: &str| -> Vec<String> {
                let outside = text.split("```").step_by(2).flat_map(|part| part.split("\n\n"));
                outside.map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
            };
            for (told, speaks) in [(&english, false), (&russian, true)] {
                said(told).iter().for_each(|part| assert_eq!(is_russian(part), speaks, "{}: {part}", recipe.title));
            }
            assert_eq!(english.matches("```").count(), russian.matches("```").count(), "{}", recipe.title);
        }
    }
}
