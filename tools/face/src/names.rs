//! Numbers in names get names: `settler 4/1` becomes `settler (cost 4, influence 1)`.

use quarterdeck_dsl::vocabulary::AttributeType;
use quarterdeck_runtime::definitions::{ABSENT, PrintingId};
use quarterdeck_runtime::seen::SeenOption;
use quarterdeck_runtime::telling::{Tongue, capital};

use crate::inline::FORMS;

/// A card whose name holds numbers.
struct Named {
    id: String,
    /// The name in all its forms, in the middle of a sentence and at its beginning; first of all as it is written by itself.
    names: Vec<String>,
    /// The numbers as they stand in the name.
    digits: String,
    /// The same with their names.
    told: String,
}

/// All cards of a game whose names hold numbers.
#[derive(Default)]
pub struct Names(Vec<Named>);

impl Names {
    /// The names of a game in a language.
    pub fn of(tongue: Tongue<'_>) -> Names {
        let game = tongue.game;
        let mut all = Vec::new();
        for (at, printing) in PrintingId::all(game.printings.len()).zip(&game.printings) {
            let family = &game.families.unnoted()[usize::from(printing.family)];
            let numbers: Vec<(String, i32)> = (family.shows.iter())
                .filter(|id| game.attributes[usize::from(**id)].kind == AttributeType::Number)
                .map(|id| (&game.attributes[usize::from(*id)].name, printing.values[usize::from(*id)]))
                .filter(|(_, value)| *value != ABSENT)
                .map(|(name, value)| (tongue.short_figure(name, value).name.to_string(), value))
                .collect();
            if numbers.is_empty() {
                continue;
            }
            let digits = numbers.iter().map(|(_, value)| value.to_string()).collect::<Vec<_>>().join("/");
            let told = numbers.iter().map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join(", ");
            let name = tongue.printing(at).to_string();
            if !name.contains(&digits) {
                continue;
            }
            let forms = FORMS.iter().map(|form| tongue.printing_in(at, form)).filter(|form| form.contains(&digits));
            let names = in_all_forms(name, forms);
            all.push(Named { id: game.printing_id(at).to_string(), names, digits, told });
        }
        // A longer name can hold a shorter one.
        all.sort_by_key(|named| std::cmp::Reverse(named.names[0].len()));
        Names(all)
    }

    /// A text with names for the numbers in it.
    pub fn tell(&self, text: &str) -> String {
        let mut out = text.to_owned();
        if !out.contains(|letter: char| letter.is_ascii_digit()) {
            return out;
        }
        for named in &self.0 {
            if !whole(&out, &named.digits) {
                continue;
            }
            for name in named.names.iter().filter(|name| out.contains(name.as_str())).collect::<Vec<_>>() {
                let told = name.replacen(&named.digits, &format!("({})", named.told), 1);
                out = replaced(&out, name, &told);
            }
        }
        out
    }

    /// The label of an option, in which names may stand in any form.
    pub fn label(&self, option: &SeenOption) -> String {
        let mut label = self.tell(&option.label);
        for argument in option.arguments.iter().filter(|argument| argument.kind == "card") {
            let Some(named) = self.0.iter().find(|named| whole(&argument.id, &named.id)) else { continue };
            // What is told already holds no slash any more.
            let digits = format!(" {}", named.digits);
            if named.digits.contains('/') && whole(&label, digits.trim()) {
                label = replaced(&label, digits.trim(), &format!("({})", named.told));
            }
        }
        label
    }
}

/// A name with its other forms, each with a small and a capital letter, none of them twice.
fn in_all_forms(name: String, forms: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for form in std::iter::once(name).chain(forms) {
        for form in [form.clone(), capital(&form)] {
            if !all.contains(&form) {
                all.push(form);
            }
        }
    }
    all
}

/// Whether the words stand in a text by themselves.
fn whole(text: &str, words: &str) -> bool {
    found(text, words).is_some()
}

fn found(text: &str, words: &str) -> Option<usize> {
    let part = |letter: char| letter.is_alphanumeric() || letter == '/';
    let ends = |at: usize| {
        let before = text[..at].chars().next_back().is_none_or(|letter| !part(letter));
        before && text[at + words.len()..].chars().next().is_none_or(|letter| !part(letter))
    };
    text.match_indices(words).map(|(at, _)| at).find(|at| ends(*at))
}

fn replaced(text: &str, words: &str, by: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = found(rest, words) {
        out.push_str(&rest[..at]);
        out.push_str(by);
        rest = &rest[at + words.len()..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let named = |name: &str, digits: &str, told: &str| Named {
            id: name.to_owned(),
            names: in_all_forms(name.to_owned(), [name.replace("trader", "traders")].into_iter()),
            digits: digits.to_owned(),
            told: told.to_owned(),
        };
        Names(vec![
            named("black trader 3/1", "3/1", "cost 3, points 1"),
            named("trader 3/1", "3/1", "cost 3, points 1"),
        ])
    }

    #[test]
    fn numbers_in_names_get_names() {
        let told = names().tell("Black trader 3/1, trader 3/1 and trader 3/12 go to the row");
        assert_eq!(told, "Black trader (cost 3, points 1), trader (cost 3, points 1) and trader 3/12 go to the row");
        assert_eq!(names().tell("Anna pays 3 coins"), "Anna pays 3 coins");
        // In every form, and so at the beginning, too.
        assert_eq!(names().tell("Traders 3/1 go"), "Traders (cost 3, points 1) go");
        assert_eq!(names().tell("two black traders 3/1"), "two black traders (cost 3, points 1)");
    }
}
