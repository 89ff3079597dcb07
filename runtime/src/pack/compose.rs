//! A base pack and its expansions become one draft. Who set what is kept, replacing must be
//! said, and the order in which packs are named does not matter.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::files::PackFiles;
use super::hooks::{Hook, take_hook};
use super::keys::{Head, ROOTS, Root, Stands, changing, head};
use super::layer::{change_all, flag_of, follows, settle_singles};
use super::opened::{OpenedPack, OpenedTexts, language_of};
use super::presence::Presence;
use super::reader::{Table, Text};
use super::rules::settle_rules;
use super::value::{Entry, Node, Value};
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

/// All packs of a game laid together; nothing is resolved yet.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// Ids of the packs, base first.
    pub packs: Vec<PackHead>,
    /// Definitions by section, in the order of files.
    pub sections: BTreeMap<&'static str, Vec<Definition>>,
    /// `[[rule]]`s of all packs, in their order; those without an id have an empty one.
    pub rules: Vec<Definition>,
    /// Other lists of all packs, by name.
    pub lists: BTreeMap<&'static str, Vec<Value>>,
    /// Single tables of all packs, by name, base first.
    pub singles: BTreeMap<&'static str, Vec<Value>>,
    /// Scripts: path and text.
    pub scripts: Vec<(String, String)>,
    /// Files of texts.
    pub locales: Vec<OpenedTexts>,
    /// What packs offer to others.
    pub hooks: Vec<Hook>,
    /// What packs have changed of single tables of others: table, key, packs in order.
    pub changed: Vec<(String, String, Vec<String>)>,
    /// Which pack comes after which, by need or because it is made for it: the later one first.
    pub follows: BTreeSet<(String, String)>,
    /// Names in tables for packs that are not there.
    pub absent: BTreeSet<String>,
    /// Where each id stands in its section.
    places: BTreeMap<&'static str, HashMap<String, usize>>,
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
pub fn compose(packs: &[&OpenedPack<'_>], problems: &mut Vec<PackProblem>) -> Draft {
    let mut draft = Draft::default();
    let present: Vec<&str> = packs.iter().map(|pack| pack.pack.id.as_str()).collect();
    let mut tables = Vec::new();
    for pack in packs {
        let presence = Presence { pack: &pack.pack.id, needs: &pack.needs, present: &present };
        tables.push(add(pack, &presence, &mut draft, problems));
    }
    // What extends or replaces comes last: neither the order of files nor the names of packs matter.
    change_all(packs, &tables, &mut draft, problems);
    settle_singles(packs, &mut draft, problems);
    settle_rules(packs, &mut draft, problems);
    for pack in packs {
        let others = packs.iter().map(|other| other.pack.id.as_str());
        let after = others.filter(|other| follows(pack, other, packs));
        draft.follows.extend(after.map(|other| (pack.pack.id.clone(), other.to_owned())));
    }
    draft
}

impl Draft {
    /// Whether a definition says that it is there for other packs.
    pub fn is_hook(&self, section: &str, id: &str) -> bool {
        self.hooks.iter().any(|hook| hook.section == section && hook.id == id)
    }

    /// Whether two packs know nothing of each other.
    pub fn strangers(&self, one: &str, other: &str) -> bool {
        let after = |later: &str, earlier: &str| self.follows.contains(&(later.to_owned(), earlier.to_owned()));
        one != other && !after(one, other) && !after(other, one)
    }

    /// Where a definition stands among those of its section.
    pub fn place_of(&self, section: &str, id: &str) -> Option<usize> {
        self.places.get(section)?.get(id).copied()
    }
}

/// Adds what a pack defines; returns its tables, without those for packs that are not there.
fn add(
    opened: &OpenedPack<'_>,
    presence: &Presence<'_>,
    draft: &mut Draft,
    problems: &mut Vec<PackProblem>,
) -> Vec<Value> {
    let pack = opened.pack;
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
    for (path, text) in &pack.files {
        let file = format!("{}/{path}", pack.id);
        if path.starts_with("rulings/") {
            continue;
        }
        if language_of(path).is_some() {
            continue;
        }
        if path.ends_with(".ftl") {
            let spot = Spot { file: file.into(), span: (0, 0) };
            problems.push(
                PackProblem::new("pack::misplaced_file", "nobody reads these texts", &spot, "not in `locales/`")
                    .help("texts stand in `locales/en.ftl`, or in any file in `locales/en/`"),
            );
        } else if path.ends_with(".luau") && !path.ends_with(".d.luau") && !path.starts_with("scripts/") {
            let name = path.rsplit('/').next().unwrap_or(path);
            let spot = Spot { file: file.into(), span: (0, 0) };
            problems.push(
                PackProblem::new("pack::misplaced_file", "nobody runs this script", &spot, "not in `scripts/`")
                    .help(format!("scripts stand in `scripts/`: move it to `scripts/{name}`")),
            );
        } else if path.ends_with(".luau") && !path.ends_with(".d.luau") {
            draft.scripts.push((file, text.clone()));
        }
    }
    draft.locales.extend(opened.texts.iter().cloned());
    let mut tables = Vec::new();
    for (path, value) in &opened.tables {
        let mut value = Value::clone(value);
        presence.prune(&mut value, &mut draft.absent, problems);
        add_file(pack, path, &value, draft, problems);
        tables.push(value);
    }
    let head = head(opened, draft, root, problems);
    draft.packs.push(head);
    tables
}

fn head(opened: &OpenedPack<'_>, draft: &Draft, root: Spot, problems: &mut Vec<PackProblem>) -> PackHead {
    let pack = opened.pack;
    let mut head = PackHead {
        id: pack.id.clone(),
        version: String::new(),
        needs: Vec::new(),
        hash: opened.hash,
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
            let first =
                opened.tables.iter().find(|(path, _)| *path == "pack.toml").and_then(|(_, value)| match &value.node {
                    Node::Table(entries) => entries.iter().map(|entry| &entry.spot).min_by_key(|spot| spot.span),
                    _ => None,
                });
            let spot = first.unwrap_or(&head.spot);
            problems.push(
                PackProblem::new("pack::missing_key", "this file has no `[pack]` table", spot, "here")
                    .help("write `[pack]` and below it `version = \"0.1.0\"`"),
            );
        }
        return head;
    };
    let table = Table::<Head>::new(value, problems);
    head.spot = table.spot.clone();
    head.version = table.get(head::VERSION, problems).map(|version| version.text).unwrap_or_default();
    head.needs = table.get(head::NEEDS, problems).iter().map(|need| super::need::split(need).name).collect();
    let before = problems.len();
    head.playable = !table.get(head::EXPANSION, problems);
    if let (Some(name), Some(problem)) = (table.said(&head::EXPANSION), problems.get_mut(before)) {
        problem.help = Some(format!("write `expansion = true`, and `needs = [\"{name}\"]` if it expands that pack"));
    }
    head.languages = table.get(head::LANGUAGES, problems);
    head.sets = table.get(head::SETS, problems).cloned();
    if let Some(value) = table.get(head::PLAYERS, problems) {
        // What is no number is told as one mistake, below.
        let numbers: Vec<i32> = super::reader::list(value)
            .into_iter()
            .filter_map(|item| super::reader::number(item, &mut Vec::new()))
            .collect();
        let help = match numbers.as_slice() {
            [low, high] if low > high && *high >= 1 && *low <= 8 => format!("write `players = [{high}, {low}]`"),
            [low, high] if low <= high => {
                format!(
                    "write a number from 1 to 8, such as `players = [{}, {}]`",
                    (*low).clamp(1, 8),
                    (*high).clamp(1, 8)
                )
            }
            [only] => format!("for exactly {only} players write `players = [{only}, {only}]`"),
            _ => "for 2 to 4 players write `players = [2, 4]`".to_owned(),
        };
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
                .help(help),
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
        match Root::named(key) {
            Some(Root { name, stands: Stands::ById, .. }) => add_section(pack, name, entry, draft, problems),
            Some(Root { name, stands: Stands::InList, .. }) => {
                draft.lists.entry(name).or_default().extend(super::reader::list(&entry.value).into_iter().cloned());
            }
            Some(Root { name, .. }) => draft.singles.entry(name).or_default().push(entry.value.clone()),
            None => problems.push(unknown_table(key, path, &entry.spot)),
        }
    }
}

fn unknown_table(key: &str, path: &str, spot: &Spot) -> PackProblem {
    let message = format!("there is no table `{key}` in {path}");
    let problem = PackProblem::new("pack::unknown_key", message, spot, "unknown table");
    let all = ROOTS.iter().map(|root| root.name);
    match quarterdeck_dsl::problem::nearest(key, all.clone()) {
        Some(near) => problem.help(format!("did you mean `{near}`?")),
        None => problem.help(format!("tables are: {}", all.collect::<Vec<_>>().join(", "))),
    }
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
    let places = draft.places.entry(section).or_default();
    for item in items {
        if flag_of(&item.value, &changing::REPLACES) || flag_of(&item.value, &changing::EXTENDS) {
            continue;
        }
        let existing = places.get(&item.key).and_then(|at| definitions.get(*at));
        match existing {
            None => {
                places.insert(item.key.clone(), definitions.len());
                let mut value = item.value.clone();
                if let Some(about) = take_hook(&mut value, problems) {
                    let (id, pack) = (item.key.clone(), pack.id.clone());
                    draft.hooks.push(Hook { section, id, pack, about });
                }
                definitions.push(Definition {
                    id: item.key.clone(),
                    spot: item.spot.clone(),
                    pack: pack.id.clone(),
                    value,
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
            Some(_) if misnamed_change(&item.value).is_some() => problems.extend(misnamed_change(&item.value)),
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

/// Keys by which other engines change what another pack defines.
const CHANGES: &[(&str, &[&str])] = &[
    (changing::EXTENDS.name(), &["extend", "extending", "adds", "add", "append", "merge", "inherits"]),
    (
        changing::REPLACES.name(),
        &["replace", "replacing", "override", "overrides", "overwrite", "overwrites", "patch", "modifies"],
    ),
];

/// A key that was meant to be `extends` or `replaces`.
fn misnamed_change(value: &Value) -> Option<PackProblem> {
    let Node::Table(entries) = &value.node else {
        return None;
    };
    entries.iter().find_map(|entry| {
        let (meant, _) = CHANGES.iter().find(|(_, others)| others.contains(&entry.key.as_str()))?;
        let message = format!("there is no key `{}` here", entry.key);
        let problem = PackProblem::new("pack::unknown_key", message, &entry.spot, "unknown key");
        Some(problem.help(format!("did you mean `{meant}`?")))
    })
}
