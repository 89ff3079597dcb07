//! Words that a pack declares and nothing ever speaks of; options that change nothing.

use quarterdeck_runtime::{PackFiles, PackProblem};
use toml_edit::{Document, Item, TableLike, Value};

use super::mentions::Mentions;
use super::spot;

/// Sections of words, and what one of them is called.
const SECTIONS: &[(&str, &str)] = &[
    ("kind", "kind"),
    ("attribute", "attribute"),
    ("resource", "resource"),
    ("zone", "zone"),
    ("board", "board"),
    ("counter", "counter"),
    ("query", "query"),
    ("condition", "condition"),
    ("event", "event"),
    ("option", "option"),
];

/// Where cards lie at first if nothing else is said, so that nothing needs to speak of it.
const START: (&str, &str) = ("zone", "deck");

/// Every word of a pack that nothing speaks of.
pub fn unused(pack: &PackFiles, mentions: &Mentions) -> Vec<PackProblem> {
    let mut found = Vec::new();
    for (path, text) in pack.files.iter().filter(|(path, _)| path.ends_with(".toml")) {
        let Ok(document) = Document::parse(text.as_str()) else {
            continue;
        };
        for (section, what) in SECTIONS {
            let Some(words) = document.get(section).and_then(Item::as_table_like) else {
                continue;
            };
            for (id, word) in words.iter() {
                let Some(word) = word.as_table_like() else {
                    continue;
                };
                // What changes the word of another pack is no word of its own; a hook is there for expansions.
                let own = !["extends", "replaces", "hook"].iter().any(|key| word.contains_key(key));
                let own = own && (*section, id) != START;
                if own && !mentions.speak_of(id, plural(word), |key| key != "plural") {
                    let span = words.get_key_value(id).and_then(|(key, _)| key.span());
                    found.push(told(&spot(pack, path, span), section, what, id));
                } else if *section == "option" {
                    found.extend(same_values(pack, path, id, word, mentions));
                }
            }
        }
    }
    found
}

/// Values of an option between which nothing makes a difference: it is only ever asked whether it is one of the others.
fn same_values(
    pack: &PackFiles,
    path: &str,
    id: &str,
    option: &dyn TableLike,
    mentions: &Mentions,
) -> Option<PackProblem> {
    let own = !["extends", "replaces", "hook"].iter().any(|key| option.contains_key(key));
    let values = option.get("values").and_then(Item::as_array).filter(|_| own)?;
    let names: Vec<String> = values.iter().map(|value| value.as_str().map(str::to_owned)).collect::<Option<_>>()?;
    let asked = |name: &String| mentions.speak_of(name, None, |key| !["values", "default", "plural"].contains(&key));
    let idle: Vec<usize> = (0..names.len()).filter(|at| !asked(&names[*at])).collect();
    let [.., one, other] = idle[..] else {
        return None;
    };
    if !mentions.only_compare(id, &names) {
        return None;
    }
    let span = values.get(other).and_then(Value::span);
    let (one, other) = (&names[one], &names[other]);
    Some(
        PackProblem::new(
            "strict::idle_option",
            format!("nothing tells `{other}` from `{one}`"),
            &spot(pack, path, span),
            "the same match is played",
        )
        .help(format!(
            "ask it in a condition, as in `if = 'the {} is {}'`, or leave it out",
            id.replace('_', " "),
            other.replace('_', " ")
        )),
    )
}

fn plural(word: &dyn TableLike) -> Option<&str> {
    word.get("plural").and_then(Item::as_str)
}

fn told(spot: &quarterdeck_runtime::Spot, section: &str, what: &str, id: &str) -> PackProblem {
    if section == "option" {
        return PackProblem::new(
            "strict::idle_option",
            format!("the option `{id}` changes nothing"),
            spot,
            "no sentence asks it",
        )
        .help(format!("ask it in a condition, as in `if = 'the {} is …'`, or leave it out", id.replace('_', " ")));
    }
    PackProblem::new("strict::unused_word", format!("nothing speaks of the {what} `{id}`"), spot, "declared and never used")
        .help("use it in a sentence or on a card, or leave it out; `hook = \"…\"` says what it is for if expansions are to use it")
}
