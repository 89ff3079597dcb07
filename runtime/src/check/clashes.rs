//! Words that two things share where a sentence could not tell them apart.

use std::collections::BTreeMap;

use super::Builder;
use super::names::{given_plural, plural_of};
use crate::pack::compose::Definition;
use crate::problem::PackProblem;

/// Things that sentences speak of by their names. Numbers may be called like what they count.
const NOUNS: &[&str] = &["kind", "card", "zone", "resource", "board"];

/// A word of a thing: its section, its definition, and whether the word is its plural.
type Form<'d> = (&'static str, &'d Definition, bool);

impl Builder<'_> {
    /// Reports two things of one section with the same plural, and a name that is another thing's plural.
    pub(super) fn clashes(&mut self) {
        let mut words: BTreeMap<String, Vec<Form<'_>>> = BTreeMap::new();
        for section in NOUNS {
            for definition in self.section(section) {
                let plural = plural_of(definition);
                words.entry(definition.id.clone()).or_default().push((section, definition, false));
                if plural != definition.id {
                    words.entry(plural).or_default().push((section, definition, true));
                }
            }
        }
        let mut found = Vec::new();
        for (word, forms) in &words {
            for (at, second) in forms.iter().enumerate() {
                let clash = forms[..at].iter().find(|first| first.0 == second.0 || first.2 != second.2);
                if let Some(first) = clash {
                    // What is in the way is the name; the plural can always be given.
                    let (name, other) = if second.2 { (second, first) } else { (first, second) };
                    found.push(clash_of(word, name, other));
                }
            }
        }
        self.problems.append(&mut found);
    }
}

fn clash_of(word: &str, plural: &Form<'_>, other: &Form<'_>) -> PackProblem {
    let spoken = word.replace('_', " ");
    let (section, definition, _) = plural;
    let what = if other.2 { "plural" } else { "name" };
    let message = format!(
        "`{spoken}` is the plural of the {section} `{}` and the {what} of the {} `{}`",
        definition.id, other.0, other.1.id
    );
    let place = &other.1.spot.file;
    let given = given_plural(definition).is_some();
    PackProblem::new("pack::same_word", message, &definition.spot, format!("the other one stands in {place}")).help(
        if given {
            "give one of the two another name, or this one another `plural`".to_owned()
        } else {
            format!("give one of the two another name, or write `plural = \"…\"` in `[{section}.{}]`", definition.id)
        },
    )
}
