//! Keys as they are called elsewhere, and the keys that are meant.

/// What is written, and what may be meant; the first that fits counts.
const MEANT: &[(&str, &[&str])] = &[
    ("type", &["kind"]),
    ("class", &["kind"]),
    ("on", &["event"]),
    ("trigger", &["event", "when"]),
    ("when", &["if", "event"]),
    ("triggers", &["when"]),
    ("effect", &["do"]),
    ("effects", &["do"]),
    ("then", &["do"]),
    ("action", &["do", "actions"]),
    ("script", &["run"]),
    ("function", &["run"]),
    ("call", &["run", "perform"]),
    ("condition", &["if"]),
    ("requires", &["needs", "if"]),
    ("depends", &["needs"]),
    ("dependencies", &["needs"]),
    ("cost", &["requires"]),
    ("price", &["requires"]),
    ("pay", &["requires"]),
    ("target", &["choose"]),
    ("select", &["choose"]),
    ("min", &["least"]),
    ("minimum", &["min", "least"]),
    ("max", &["most"]),
    ("maximum", &["max", "most"]),
    ("size", &["most"]),
    ("length", &["most"]),
    ("count", &["most"]),
    ("initial", &["start", "default"]),
    ("value", &["start", "base", "default"]),
    ("elseif", &["else"]),
    ("otherwise", &["else"]),
    ("hidden", &["seen_by"]),
    ("visible", &["seen_by"]),
    ("owner", &["per"]),
    ("goto", &["read"]),
    ("winner", &["rank"]),
    ("score", &["rank"]),
    ("rounds", &["repeats"]),
    ("repeat", &["repeats"]),
    ("loop", &["repeats"]),
    ("phases", &["steps"]),
    ("players", &["each"]),
    ("weights", &["value"]),
    ("locales", &["languages"]),
    ("amount", &["by"]),
];

/// The key that is meant, of those that are known.
pub(super) fn meant<'k>(written: &str, known: &[&'k str]) -> Option<&'k str> {
    let (_, meant) = MEANT.iter().find(|(name, _)| *name == written)?;
    meant.iter().find_map(|wanted| known.iter().copied().find(|key| key == wanted))
}

/// What players read is not written in tables.
pub(super) fn told_in_texts(written: &str, known: &[&str]) -> Option<String> {
    let key = match written {
        _ if known.contains(&"version") => match written {
            "name" | "title" => "pack-title",
            "description" | "about" | "text" => "pack-about",
            "id" => return Some("leave it out: the id of a pack is the name of its folder".to_owned()),
            _ => return None,
        },
        "title" | "name" if known.contains(&"quest") => "beat-<id>-title",
        "text" | "description" if known.contains(&"quest") => "beat-<id>-text",
        "name" | "label" => "word-<id>",
        "text" | "description" | "prompt" => "text-<id>",
        "id" => return Some("leave it out: the id stands in the heading".to_owned()),
        _ => return None,
    };
    Some(format!("what players read stands in locales/<language>.ftl: `{key} = …`"))
}

/// The same for a card, whose other keys are attributes.
pub fn meant_by_card(card: &str, written: &str, value: &str) -> Option<String> {
    let help = match written {
        "count" | "number" | "amount" => Some(format!("write `copies = [{{ count = {value} }}]`")),
        "type" | "class" => Some("did you mean `kind`?".to_owned()),
        "effect" | "effects" | "trigger" | "triggers" => Some("did you mean `when`?".to_owned()),
        "flavor" | "flavour" => {
            Some("what players read stands in locales/<language>.ftl: `flavor-<id> = …`".to_owned())
        }
        "override" | "overrides" => Some("did you mean `replaces`?".to_owned()),
        _ => told_in_texts(written, &[]),
    };
    help.map(|help| help.replace("<id>", card))
}

#[cfg(test)]
mod tests {
    use super::MEANT;
    use crate::pack::keys::TABLES;

    #[test]
    fn what_is_meant_is_declared() {
        for (written, meant) in MEANT {
            for key in *meant {
                assert!(
                    TABLES.iter().any(|table| table.key(key).is_some()),
                    "`{written}` means `{key}`, which is no key"
                );
            }
        }
    }
}
