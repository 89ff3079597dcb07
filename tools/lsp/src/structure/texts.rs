//! What stands in a Fluent file: keys that are made of ids, and what texts speak of.

use lsp_types::SymbolKind;
use quarterdeck_runtime::reference::{Mention as Spoken, Mentioned, ROOTS, RULES, Stands, TextFile};
use quarterdeck_runtime::telling::TextRule;

use super::{Heading, Structure};
use crate::thing::{Definition, Mention, Span, Spelling, Thing};

/// Sections whose things stand in texts as variables.
const VARIABLES: &[&str] =
    &["kind", "attribute", "option", "card", "place", "resource", "zone", "board", "counter", "query"];

/// Reads a file.
pub fn read(path: &str, text: &str) -> Structure {
    let mut problems = Vec::new();
    let file = TextFile::read("", path, text, &mut problems);
    let mut found = Structure { broken: !problems.is_empty(), ..Structure::default() };
    for entry in &file.entries {
        let span = entry.spot.span;
        let heading = Heading { name: entry.key.clone(), detail: String::new(), kind: SymbolKind::STRING, span };
        found.outline.push(heading);
        let thing = Thing::new("text", &*entry.key);
        found.definitions.push(Definition { thing, span, plural: None, changes: false, remembered: false });
        found.mentions.extend(spoken_of(&entry.key, span));
        let forms = entry.forms.iter().flat_map(|form| &form.mentions);
        for spoken in entry.mentions.iter().chain(forms) {
            found.mentions.extend(mention(spoken));
        }
    }
    found
}

/// The things of which a key can be made: every rule by which it can be read.
pub fn spoken_of(key: &str, span: Span) -> Vec<Mention> {
    let read = |rule: &&TextRule| {
        let id = rule.id(key).filter(|_| !rule.of.is_empty())?;
        let start = span.0 + rule.prefix.len() + 1;
        let sections = sections(rule);
        let mention =
            Mention { span: (start, start + id.len()), sections, id: id.replace('-', "_"), spelling: Spelling::Dashes };
        (!mention.sections.is_empty()).then_some(mention)
    };
    RULES.iter().filter_map(read).collect()
}

/// What a text of this rule can be about, as the rule itself says it.
pub fn sections(rule: &TextRule) -> Vec<&'static str> {
    let words: Vec<&str> = rule.of.split(|sign: char| !sign.is_alphabetic()).collect();
    let named = ROOTS.iter().filter(|root| root.stands == Stands::ById).map(|root| root.name);
    named.chain(["value", "place"]).filter(|name| words.contains(name)).collect()
}

fn mention(spoken: &Spoken) -> Vec<Mention> {
    let (from, to) = spoken.spot.span;
    match &spoken.what {
        Mentioned::Text(key, _) => {
            vec![Mention {
                span: (from, from + key.len()),
                sections: vec!["text"],
                id: key.clone(),
                spelling: Spelling::Id,
            }]
        }
        Mentioned::Term(key, ..) => {
            vec![Mention {
                span: (from, from + key.len()),
                sections: vec!["text"],
                id: key.clone(),
                spelling: Spelling::Id,
            }]
        }
        Mentioned::Variable(name) => {
            // With the sign before it, and perhaps a form behind it: `$lamp-acc`.
            let start = to - name.len();
            let whole = std::iter::once(name.as_str());
            let names = whole.chain(name.rsplit_once('-').map(|(name, _)| name));
            names
                .map(|name| Mention {
                    span: (start, start + name.len()),
                    sections: VARIABLES.to_vec(),
                    id: name.replace('-', "_"),
                    spelling: Spelling::Dashes,
                })
                .collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn keys_and_variables_speak_of_things() {
        let text =
            "# Слова\nword-red-lamp = лампа\naction-take = Взять { $red-lamp-acc }\nphase-act-prompt = Ваш ход\n";
        let found = read("locales/ru.ftl", text);
        let spoken: Vec<(&str, &str)> =
            found.mentions.iter().map(|it| (&text[it.span.0..it.span.1], it.id.as_str())).collect();
        assert!(spoken.contains(&("red-lamp", "red_lamp")), "{spoken:?}");
        assert!(spoken.contains(&("take", "take")), "{spoken:?}");
        assert!(spoken.contains(&("act", "act")), "{spoken:?}");
        assert_eq!(spoken.iter().filter(|it| **it == ("red-lamp", "red_lamp")).count(), 2, "{spoken:?}");
    }
}
