//! Pages of the documentation that say the same in two languages: a paragraph, and behind it the same in Russian.

/// What begins the paragraph in Russian.
pub const RUSSIAN: &str = "**По-русски.** ";

/// The paragraphs of a page that a reader of one language is shown; those that only the other one needs, and remarks for tools, are left out.
pub fn told(page: &str, russian: bool) -> Vec<String> {
    let paragraphs: Vec<&str> = page.split("\n\n").filter(|part| !part.trim_start().starts_with("<!--")).collect();
    let translated = |at: usize| paragraphs.get(at + 1).is_some_and(|next| next.starts_with(RUSSIAN));
    let shown = paragraphs.iter().enumerate().filter_map(|(at, part)| match part.strip_prefix(RUSSIAN) {
        Some(said) if russian => Some(said.to_owned()),
        Some(_) => None,
        None if russian && translated(at) => None,
        None => Some((*part).to_owned()),
    });
    shown.collect()
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn a_reader_sees_one_language() {
        let page = "# Head\n\nIn English.\n\n**По-русски.** По-русски сказано.\n\n<!-- words: x -->\n\nCode.";
        assert_eq!(told(page, false), ["# Head", "In English.", "Code."]);
        assert_eq!(told(page, true), ["# Head", "По-русски сказано.", "Code."]);
    }
}
