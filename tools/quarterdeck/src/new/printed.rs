//! Numbers and words as they are printed on a card: `Glow 2, cost 1`, `red`, `2 copies`.

use quarterdeck_dsl::vocabulary::AttributeType;
use quarterdeck_runtime::Game;

use super::toml_text::word;

/// Pieces of a list; those that name something printed, as key and value, the others as they are written.
pub fn printed(game: &Game, part: &str) -> Vec<Result<(String, String), String>> {
    let pieces = part.split([',', ';']).flat_map(|piece| piece.split(" and "));
    pieces
        .map(str::trim)
        .filter(|piece| !piece.is_empty())
        .map(|piece| one(game, piece).ok_or_else(|| piece.to_owned()))
        .collect()
}

fn one(game: &Game, piece: &str) -> Option<(String, String)> {
    let small = piece.to_lowercase();
    let words: Vec<&str> = small.split_whitespace().collect();
    let number = |text: &str| text.trim_start_matches(['x', '×']).parse::<i32>().ok();
    if let [first, second] = words[..] {
        let copies = if second.starts_with("cop") { number(first) } else { None };
        let copies = copies.or_else(|| if first.starts_with("cop") { number(second) } else { None });
        if let Some(copies) = copies {
            return Some(("count".into(), copies.to_string()));
        }
    }
    // As a sentence: “costs 2 oil”.
    if let [verb, count, ref rest @ ..] = words[..]
        && let Some(verb) = verb.strip_suffix('s')
        && let Some(count) = number(count)
        && (rest.is_empty() || game.resources.iter().any(|it| names(game, &it.name).contains(&rest.join(" "))))
        && let Some(attribute) = game.attributes.iter().find(|it| names(game, &it.name).iter().any(|name| name == verb))
        && matches!(attribute.kind, AttributeType::Number)
    {
        return Some((attribute.name.clone(), count.to_string()));
    }
    game.attributes.iter().find_map(|attribute| {
        let names = names(game, &attribute.name);
        let beside = |name: &String| small.strip_prefix(name.as_str()).or_else(|| small.strip_suffix(name.as_str()));
        let rest = names.iter().find_map(beside).map(str::trim);
        let value = match (&attribute.kind, rest) {
            (AttributeType::Number, Some(rest)) => number(rest)?.to_string(),
            (AttributeType::Flag, Some("")) => "true".to_owned(),
            (AttributeType::Values, rest) => {
                let wanted = rest.filter(|rest| !rest.is_empty()).unwrap_or(&small).replace(' ', "_");
                word(attribute.values.iter().find(|value| **value == wanted)?)
            }
            _ => return None,
        };
        Some((attribute.name.clone(), value))
    })
}

/// What a thing is called: by its id, and by players in any language, the longest name first.
pub fn names(game: &Game, id: &str) -> Vec<String> {
    let key = format!("word-{}", id.replace('_', "-"));
    let spoken = game.locales.languages().flat_map(|language| {
        let forms = ["one", "few", "many", "other"].map(|form| game.locales.form(language, &key, form));
        forms.into_iter().flatten().chain([game.locales.word(language, id)])
    });
    let mut names: Vec<String> = spoken.chain([id.replace('_', " ")]).map(|name| name.to_lowercase()).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names.dedup();
    names
}
