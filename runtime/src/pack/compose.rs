//! A base pack and its expansions become one draft. Who set what is kept, replacing must be
//! said, and the order in which packs are named does not matter.

use std::collections::{BTreeMap, BTreeSet};

use super::files::PackFiles;
use super::presence::Presence;
use super::reader::{Table, Text};
use super::value::{Entry, Node, Value, read};
use crate::problem::{PackProblem, Spot};

/// One thing that packs define, such as `[card.admiral]`.
#[derive(Clone, Debug)]
pub struct Definition {
    /// Its id.
    pub id: String,
    /// Where the id was first written.
    pub spot: Spot,
    /// The pack that defined it.
    pub pack: String,
    /// Everything said about it.
    pub value: Value,
    /// Keys that later packs set: key, pack, in order.
    pub changed_by: Vec<(String, String)>,
}

/// Tables whose entries have ids, `[card.…]` and so on.
pub const SECTIONS: &[&str] = &[
    "option",
    "kind",
    "attribute",
    "resource",
    "zone",
    "board",
    "counter",
    "event",
    "query",
    "phase",
    "action",
    "card",
    "effect",
    "chapter",
    "beat",
    "group",
    "row",
];
/// Lists, `[[rule]]`, and single tables.
const LISTS: &[&str] = &["rule", "refuse", "leave_out"];
const SINGLES: &[&str] = &["pack", "words", "setup", "finish", "bot", "campaign"];

/// All packs of a game laid together; nothing is resolved yet.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// Ids of the packs, base first.
    pub packs: Vec<PackHead>,
    /// Definitions by section, in the order of files.
    pub sections: BTreeMap<&'static str, Vec<Definition>>,
    /// `[[rule]]` and other lists of all packs, by name.
    pub lists: BTreeMap<&'static str, Vec<Value>>,
    /// Single tables of all packs, by name, base first.
    pub singles: BTreeMap<&'static str, Vec<Value>>,
    /// Scripts: path and text.
    pub scripts: Vec<(String, String)>,
    /// Locale texts: language, path, text.
    pub locales: Vec<(String, String, String)>,
    /// Names in tables for packs that are not there.
    pub absent: BTreeSet<String>,
}

/// The head of a pack.
#[derive(Clone, Debug)]
pub struct PackHead {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// Packs it needs.
    pub needs: Vec<Text>,
    /// Hash of its content.
    pub hash: u64,
    /// Whether it can be played by itself.
    pub playable: bool,
    /// Fewest and most players.
    pub players: Option<(i32, i32)>,
    /// Languages that must be complete.
    pub languages: Vec<Text>,
    /// Options that naming it as the game sets.
    pub sets: Option<Value>,
    /// Where the head stands.
    pub spot: Spot,
}

/// Lays packs together. They must come in such an order that what is needed comes first.
pub fn compose(packs: &[&PackFiles], problems: &mut Vec<PackProblem>) -> Draft {
    let mut draft = Draft::default();
    let present: Vec<&str> = packs.iter().map(|pack| pack.id.as_str()).collect();
    for pack in packs {
        let needs = crate::check::order::needs(pack);
        let presence = Presence { pack: &pack.id, needs: &needs, present: &present };
        add(pack, &presence, &mut draft, problems);
    }
    draft
}

fn add(pack: &PackFiles, presence: &Presence<'_>, draft: &mut Draft, problems: &mut Vec<PackProblem>) {
    let root = Spot { file: format!("{}/pack.toml", pack.id).into(), span: (0, 0) };
    if !pack.files.contains_key("pack.toml") {
        problems.push(
            PackProblem::new(
                "pack::missing_file",
                format!("`{}` has no pack.toml", pack.id),
                &root,
                "this file is missing",
            )
            .help("a pack starts with `[pack]` and `version = \"0.1.0\"`"),
        );
    }
    let sound = pack.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte));
    if !sound || !pack.id.starts_with(|first: char| first.is_ascii_lowercase()) {
        problems.push(
            PackProblem::new(
                "pack::bad_name",
                "the name of this folder cannot be the id of a pack",
                &root,
                "the pack in this folder",
            )
            .help("name it in small Latin letters, digits and `-`, beginning with a letter"),
        );
    }
    let mut tables = Vec::new();
    for (path, text) in &pack.files {
        let file = format!("{}/{path}", pack.id);
        if path.starts_with("rulings/") {
            continue;
        }
        if let Some(name) = path.strip_prefix("locales/").and_then(|name| name.strip_suffix(".ftl")) {
            // `en.ftl`, or any file in a folder `en`.
            let language = name.split('/').next().unwrap_or(name);
            draft.locales.push((language.to_owned(), file, text.clone()));
        } else if path.ends_with(".ftl") {
            let spot = Spot { file: file.into(), span: (0, 0) };
            problems.push(
                PackProblem::new("pack::misplaced_file", "nobody reads these texts", &spot, "not in `locales/`")
                    .help("texts stand in `locales/en.ftl`, or in any file in `locales/en/`"),
            );
        } else if path.ends_with(".luau") && !path.ends_with(".d.luau") {
            draft.scripts.push((file, text.clone()));
        } else if path.ends_with(".toml") {
            let mut value = read(&file, text, problems);
            presence.prune(&mut value, &mut draft.absent, problems);
            add_file(pack, path, &value, draft, problems);
            tables.push(value);
        }
    }
    // What extends or replaces comes last: the order of files does not matter.
    for value in &tables {
        change_file(pack, value, draft, problems);
    }
    let head = head(pack, draft, root, problems);
    draft.packs.push(head);
}

fn head(pack: &PackFiles, draft: &Draft, root: Spot, problems: &mut Vec<PackProblem>) -> PackHead {
    let mut head = PackHead {
        id: pack.id.clone(),
        version: String::new(),
        needs: Vec::new(),
        hash: pack.content_hash(),
        playable: true,
        players: None,
        languages: Vec::new(),
        sets: None,
        spot: root,
    };
    let prefix = format!("{}/", pack.id);
    let tables = draft.singles.get("pack").cloned().unwrap_or_default();
    let Some(value) = tables.iter().find(|value| value.spot.file.starts_with(&prefix)) else {
        if pack.files.contains_key("pack.toml") {
            problems.push(
                PackProblem::new("pack::missing_key", "this file has no `[pack]` table", &head.spot, "here")
                    .help("write `[pack]` and below it `version = \"0.1.0\"`"),
            );
        }
        return head;
    };
    let mut table = Table::new(value, problems);
    head.spot = table.spot.clone();
    match table.text("version", problems) {
        Some(version) => head.version = version.text,
        None => table.missing("version", "\"0.1.0\"", problems),
    }
    head.needs = table.texts("needs", problems);
    head.playable = !table.flag("expansion", problems);
    head.languages = table.texts("languages", problems);
    head.sets = table.take("sets").cloned();
    if let Some(value) = table.take("players") {
        let numbers: Vec<i32> =
            super::reader::list(value).into_iter().filter_map(|item| super::reader::number(item, problems)).collect();
        match numbers.as_slice() {
            [low, high] if 1 <= *low && low <= high && *high <= 8 => head.players = Some((*low, *high)),
            _ => problems.push(
                PackProblem::new(
                    "pack::bad_players",
                    "players are given as two numbers: the fewest and the most",
                    &value.spot,
                    match numbers.as_slice() {
                        [low, high] if low > high => "the first number is the larger one",
                        [_, _] => "a match has from 1 to 8 players",
                        _ => "two numbers are expected here",
                    },
                )
                .help("for 2 to 5 players write `players = [2, 5]`"),
            ),
        }
    }
    table.finish(problems);
    head
}

fn add_file(pack: &PackFiles, path: &str, value: &Value, draft: &mut Draft, problems: &mut Vec<PackProblem>) {
    let Node::Table(entries) = &value.node else {
        return;
    };
    for entry in entries {
        let key = entry.key.as_str();
        if let Some(section) = SECTIONS.iter().find(|section| **section == key) {
            add_section(pack, section, entry, draft, problems);
        } else if let Some(list) = LISTS.iter().find(|list| **list == key) {
            draft.lists.entry(list).or_default().extend(super::reader::list(&entry.value).into_iter().cloned());
        } else if let Some(single) = SINGLES.iter().find(|single| **single == key) {
            draft.singles.entry(single).or_default().push(entry.value.clone());
        } else {
            let all = SECTIONS.iter().chain(LISTS).chain(SINGLES).copied();
            let mut problem = PackProblem::new(
                "pack::unknown_key",
                format!("there is no table `{key}` in {path}"),
                &entry.spot,
                "unknown table",
            );
            problem = match quarterdeck_dsl::problem::nearest(key, all.clone()) {
                Some(near) => problem.help(format!("did you mean `{near}`?")),
                None => problem.help(format!("tables are: {}", all.collect::<Vec<_>>().join(", "))),
            };
            problems.push(problem);
        }
    }
}

/// Carries out what a file says with `extends` and `replaces`.
fn change_file(pack: &PackFiles, value: &Value, draft: &mut Draft, problems: &mut Vec<PackProblem>) {
    let Node::Table(entries) = &value.node else {
        return;
    };
    for entry in entries {
        let (Some(section), Node::Table(items)) =
            (SECTIONS.iter().find(|section| **section == entry.key), &entry.value.node)
        else {
            continue;
        };
        for item in items {
            let extends = flag_of(&item.value, "extends");
            if extends || flag_of(&item.value, "replaces") {
                change_definition(pack, section, item, extends, draft, problems);
            }
        }
    }
}

fn change_definition(
    pack: &PackFiles,
    section: &'static str,
    item: &Entry,
    extends: bool,
    draft: &mut Draft,
    problems: &mut Vec<PackProblem>,
) {
    let definitions = draft.sections.entry(section).or_default();
    let Some(known) = definitions.iter_mut().find(|known| known.id == item.key) else {
        let mut problem = PackProblem::new(
            "pack::nothing_to_change",
            format!("there is no {section} `{}` to change", item.key),
            &item.spot,
            "no pack before this one defines it",
        );
        let known = definitions.iter().map(|known| known.id.as_str());
        problem = problem.help(match quarterdeck_dsl::problem::nearest(&item.key, known) {
            Some(near) => format!("did you mean `{}`?", near.replace(' ', "_")),
            None => format!("to define a new {section}, leave `replaces` and `extends` out"),
        });
        problems.push(problem);
        return;
    };
    let needs = crate::check::order::needs(pack);
    let later = |other: &str| follows(&pack.id, other, &needs, &draft.packs);
    change(known, pack, item, extends, &later, problems);
}

fn add_section(
    pack: &PackFiles,
    section: &'static str,
    entry: &Entry,
    draft: &mut Draft,
    problems: &mut Vec<PackProblem>,
) {
    let Node::Table(items) = &entry.value.node else {
        problems.push(super::reader::wrong_type(&entry.value, "a table"));
        return;
    };
    let definitions = draft.sections.entry(section).or_default();
    for item in items {
        if flag_of(&item.value, "replaces") || flag_of(&item.value, "extends") {
            continue;
        }
        let existing = definitions.iter().find(|known| known.id == item.key);
        match existing {
            None => {
                definitions.push(Definition {
                    id: item.key.clone(),
                    spot: item.spot.clone(),
                    pack: pack.id.clone(),
                    value: item.value.clone(),
                    changed_by: Vec::new(),
                });
            }
            Some(known) if known.pack == pack.id => problems.push(
                PackProblem::new(
                    "pack::already_defined",
                    format!("{section} `{}` is defined twice", item.key),
                    &item.spot,
                    "defined again",
                )
                .help(format!("it is already defined in {}; give one of the two another id", known.spot.file)),
            ),
            Some(known) => problems.push(
                PackProblem::new(
                    "pack::already_defined",
                    format!("{section} `{}` is already defined by {}", item.key, known.pack),
                    &item.spot,
                    "defined again",
                )
                .help("add `replaces = true` to change what it says, or `extends = true` to add to its lists"),
            ),
        }
    }
}

/// Whether a pack comes after another one by need, so that it may change what that one changed.
fn follows(pack: &str, other: &str, needs: &[Text], heads: &[PackHead]) -> bool {
    let mut open: Vec<&str> = needs.iter().map(|need| need.text.as_str()).collect();
    let mut seen: Vec<&str> = vec![pack];
    while let Some(next) = open.pop() {
        if next == other {
            return true;
        }
        if !seen.contains(&next) {
            seen.push(next);
            let head = heads.iter().find(|head| head.id == next);
            open.extend(head.into_iter().flat_map(|head| &head.needs).map(|need| need.text.as_str()));
        }
    }
    false
}

fn flag_of(value: &Value, key: &str) -> bool {
    match &value.node {
        Node::Table(entries) => entries.iter().any(|entry| entry.key == key && entry.value.node == Node::Flag(true)),
        _ => false,
    }
}

/// Lays a later pack's table over an earlier one.
fn change(
    known: &mut Definition,
    pack: &PackFiles,
    item: &Entry,
    extends: bool,
    later: &dyn Fn(&str) -> bool,
    problems: &mut Vec<PackProblem>,
) {
    let (Node::Table(old), Node::Table(new)) = (&mut known.value.node, &item.value.node) else {
        return;
    };
    for entry in new {
        if entry.key == "replaces" || entry.key == "extends" {
            continue;
        }
        let at = old.iter().position(|existing| existing.key == entry.key);
        match at {
            Some(at) if extends => {
                let mut items: Vec<Value> = super::reader::list(&old[at].value).into_iter().cloned().collect();
                items.extend(super::reader::list(&entry.value).into_iter().cloned());
                old[at].value = Value { node: Node::List(items), spot: old[at].value.spot.clone() };
            }
            Some(at) => {
                if let Some((_, other)) =
                    known.changed_by.iter().find(|(key, other)| *key == entry.key && !later(other))
                {
                    problems.push(
                        PackProblem::new(
                            "pack::conflict",
                            format!("`{}` of `{}` is replaced by {other} and by {}", entry.key, known.id, pack.id),
                            &entry.spot,
                            "replaced a second time",
                        )
                        .help(format!(
                            "play only one of the two; or, if {} is made to be played with {other}, add \"{other}\" to its `needs`",
                            pack.id
                        )),
                    );
                }
                old[at] = entry.clone();
            }
            None => old.push(entry.clone()),
        }
        known.changed_by.push((entry.key.clone(), pack.id.clone()));
    }
}
