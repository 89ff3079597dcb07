//! What packs say about one thing, laid over each other: `extends` adds, `replaces` sets, and anything that
//! would be lost without a word is refused.

use std::collections::BTreeMap;

use super::compose::{Definition, Draft};
use super::keys::{Changing, Form, Key, ROOTS, Root, Shape, Stands, changing};
use super::opened::OpenedPack;
use super::reader::list;
use super::value::{Entry, Node, Value};
use crate::problem::PackProblem;

/// What one pack says about a thing that is defined already.
pub(super) struct Change<'c> {
    pub pack: &'c OpenedPack<'c>,
    pub item: &'c Entry,
    pub extends: bool,
}

/// Carries out what packs say with `extends` and `replaces`. `tables` are those of each pack, without what is not there.
pub(super) fn change_all<'c>(
    packs: &'c [&'c OpenedPack<'c>],
    tables: &'c [Vec<Value>],
    draft: &mut Draft,
    problems: &mut Vec<PackProblem>,
) {
    let mut changes: BTreeMap<(&'static str, usize), Vec<Change<'c>>> = BTreeMap::new();
    for (pack, values) in packs.iter().zip(tables) {
        for (section, item) in values.iter().flat_map(items) {
            let extends = flag_of(&item.value, &changing::EXTENDS);
            let replaces = flag_of(&item.value, &changing::REPLACES);
            if extends && replaces {
                problems.push(both(section, item));
            } else if extends || replaces {
                match draft.place_of(section, &item.key) {
                    Some(at) => changes.entry((section, at)).or_default().push(Change { pack, item, extends }),
                    None => problems.push(nothing_to_change(section, item, draft)),
                }
            }
        }
    }
    for ((section, at), list) in changes {
        if let Some(known) = draft.sections.get_mut(section).and_then(|definitions| definitions.get_mut(at)) {
            for change in in_order(list, packs) {
                carry_out(section, known, &change, packs, problems);
            }
        }
    }
}

/// The tables with ids in a file: section and entry.
fn items(file: &Value) -> Vec<(&'static str, &Entry)> {
    let Node::Table(entries) = &file.node else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for entry in entries {
        let section = Root::named(&entry.key).filter(|root| root.stands == Stands::ById);
        if let (Some(section), Node::Table(items)) = (section, &entry.value.node) {
            found.extend(items.iter().map(|item| (section.name, item)));
        }
    }
    found
}

/// What replaces comes before what another pack adds, unless it is made to follow it: so it does not matter which of
/// two packs that know nothing of each other comes first.
pub(super) fn in_order<'c>(list: Vec<Change<'c>>, packs: &[&OpenedPack<'_>]) -> Vec<Change<'c>> {
    let mut ordered: Vec<Change<'c>> = Vec::new();
    for change in list {
        let mut at = ordered.len();
        while !change.extends
            && at > 0
            && ordered[at - 1].extends
            && !follows(change.pack, &ordered[at - 1].pack.pack.id, packs)
        {
            at -= 1;
        }
        ordered.insert(at, change);
    }
    ordered
}

pub(super) fn both(section: &str, item: &Entry) -> PackProblem {
    PackProblem::new(
        "pack::extends_and_replaces",
        format!("{section} `{}` is to be extended and replaced at once", item.key),
        &item.spot,
        "which of the two?",
    )
    .help("`replaces = true` gives keys another value, `extends = true` adds to lists; for both, write two files")
}

fn nothing_to_change(section: &str, item: &Entry, draft: &Draft) -> PackProblem {
    let problem = PackProblem::new(
        "pack::nothing_to_change",
        format!("there is no {section} `{}` to change", item.key),
        &item.spot,
        "no pack of this game defines it",
    );
    let definitions = draft.sections.get(section).map_or(&[][..], Vec::as_slice);
    let known = definitions.iter().map(|known| known.id.as_str());
    problem.help(match quarterdeck_dsl::problem::nearest(&item.key, known) {
        Some(near) => format!("did you mean `{}`?", near.replace(' ', "_")),
        None => format!("to define a new {section}, leave `replaces` and `extends` out"),
    })
}

pub(super) fn carry_out(
    section: &str,
    known: &mut Definition,
    change: &Change<'_>,
    packs: &[&OpenedPack<'_>],
    problems: &mut Vec<PackProblem>,
) {
    let (Node::Table(old), Node::Table(new)) = (&mut known.value.node, &change.item.value.node) else {
        return;
    };
    let pack = change.pack.pack.id.as_str();
    let form = |key: &str| Root::named(section).and_then(|root| root.form_of(key));
    for entry in new.iter().filter(|entry| Changing::TABLE.key(&entry.key).is_none()) {
        match old.iter().position(|existing| existing.key == entry.key) {
            Some(at) if change.extends && matches!(form(&entry.key), Some(Form::Names(..))) => {
                add_names(&mut old[at], entry, &known.id, problems);
            }
            Some(at) if change.extends => extend(&mut old[at], entry, &known.id, problems),
            Some(at) => {
                let rival = known
                    .changed_by
                    .iter()
                    .find(|(key, other)| *key == entry.key && !follows(change.pack, other, packs));
                if let Some((_, other)) = rival {
                    problems.push(conflict(&entry.key, &known.id, other, pack, entry));
                }
                old[at] = entry.clone();
            }
            None => old.push(entry.clone()),
        }
        known.changed_by.push((entry.key.clone(), pack.to_owned()));
    }
}

/// Adds to a table of names.
fn add_names(old: &mut Entry, new: &Entry, id: &str, problems: &mut Vec<PackProblem>) {
    let (Node::Table(names), Node::Table(more)) = (&mut old.value.node, &new.value.node) else {
        extend(old, new, id, problems);
        return;
    };
    for entry in more {
        match names.iter_mut().find(|known| known.key == entry.key) {
            None => names.push(entry.clone()),
            Some(known) => extend_names(known, entry, id, problems),
        }
    }
}

/// Adds to a list. A single value has nothing to be added to.
fn extend(old: &mut Entry, new: &Entry, id: &str, problems: &mut Vec<PackProblem>) {
    let lists = matches!(old.value.node, Node::List(_)) || matches!(new.value.node, Node::List(_));
    let tables = matches!(old.value.node, Node::Table(_)) && matches!(new.value.node, Node::Table(_));
    let number = matches!(old.value.node, Node::Number(_) | Node::Flag(_) | Node::Other(_));
    if number || !(lists || tables) {
        problems.push(single(new, id, number));
        return;
    }
    let mut items: Vec<Value> = list(&old.value).into_iter().cloned().collect();
    items.extend(list(&new.value).into_iter().cloned());
    old.value = Value { node: Node::List(items), spot: old.value.spot.clone() };
}

/// A name that is there already: its own names are added, and nothing is lost.
fn extend_names(old: &mut Entry, new: &Entry, id: &str, problems: &mut Vec<PackProblem>) {
    let (Node::Table(names), Node::Table(more)) = (&mut old.value.node, &new.value.node) else {
        problems.push(single(new, id, true));
        return;
    };
    for entry in more {
        match names.iter().find(|known| known.key == entry.key) {
            None => names.push(entry.clone()),
            Some(_) => problems.push(single(entry, id, true)),
        }
    }
}

/// `extends` with a key that has one value already.
fn single(new: &Entry, id: &str, only: bool) -> PackProblem {
    let help = if only {
        "write `replaces = true` in place of `extends = true` to give it another value".to_owned()
    } else {
        format!(
            "to give it another value, write `replaces = true` in place of `extends = true`; to add to it, write a list: `{} = […]`",
            new.key
        )
    };
    PackProblem::new(
        "pack::extends_single",
        format!("`{}` of `{id}` has one value already, and `extends` only adds to lists", new.key),
        &new.spot,
        "this would be lost",
    )
    .help(help)
}

fn conflict(key: &str, id: &str, first: &str, second: &str, entry: &Entry) -> PackProblem {
    if first == second {
        let message = format!("`{key}` of `{id}` is replaced twice by {second}");
        return PackProblem::new("pack::conflict", message, &entry.spot, "replaced a second time")
            .help("keep one of the two");
    }
    PackProblem::new(
        "pack::conflict",
        format!("`{key}` of `{id}` is replaced by {first} and by {second}"),
        &entry.spot,
        "replaced a second time",
    )
    .help(play_only_one(first, second))
}

/// Lists of single tables in which the order says what counts first.
const IN_ORDER: &[(&str, &str)] = &[("finish", "rank"), ("finish", "titles")];

/// A single table of a pack, while those of all packs are laid together.
struct Layer {
    table: Value,
    pack: String,
    replaces: bool,
}

/// Single tables of several packs: a key that is given twice says the same, adds to a list, or `replaces`.
pub(super) fn settle_singles(packs: &[&OpenedPack<'_>], draft: &mut Draft, problems: &mut Vec<PackProblem>) {
    for root in ROOTS.iter().filter(|root| root.stands == Stands::Once) {
        let name = root.name;
        let Some(tables) = draft.singles.get_mut(name) else { continue };
        let layers = in_order_of_layers(std::mem::take(tables), packs);
        let mut settled: Vec<Layer> = Vec::new();
        // Keys that were replaced, and by which pack.
        let mut replaced: Vec<(String, String)> = Vec::new();
        for Layer { mut table, pack, replaces } in layers {
            let opened = packs.iter().find(|opened| opened.pack.id == pack);
            let knows = |other: &str| other == pack || opened.is_some_and(|opened| follows(opened, other, packs));
            if let Node::Table(entries) = &mut table.node {
                entries.retain(|entry| entry.key != changing::REPLACES.name());
                entries.retain(|entry| {
                    let key = entry.key.as_str();
                    let before = settled.iter().find_map(|layer| Some((layer, value_of(&layer.table, key)?)));
                    let Some((earlier, value)) = before else {
                        return true;
                    };
                    if replaces {
                        if let Some((_, other)) = replaced.iter().find(|(known, other)| known == key && !knows(other)) {
                            problems.push(conflict(key, &format!("[{name}]"), other, &pack, entry));
                        }
                        draft.changed.push((
                            format!("[{name}]"),
                            key.to_owned(),
                            vec![earlier.pack.clone(), pack.clone()],
                        ));
                        replaced.push((key.to_owned(), pack.clone()));
                        for earlier in &mut settled {
                            if let Node::Table(old) = &mut earlier.table.node {
                                old.retain(|old| old.key != key);
                            }
                        }
                        return true;
                    }
                    if root.form_of(key).is_some_and(|form| form.adds_up()) {
                        let mut others = settled.iter().filter(|layer| value_of(&layer.table, key).is_some());
                        let rival = others.find(|layer| !layer.replaces && !knows(&layer.pack));
                        if let Some(rival) = rival.filter(|_| IN_ORDER.contains(&(name, key))) {
                            problems.push(which_first(name, entry, &rival.pack, &pack));
                        }
                        let from = earlier.pack.clone();
                        draft.changed.push((format!("[{name}]"), key.to_owned(), vec![from, pack.clone()]));
                        return true;
                    }
                    if !alike(value, &entry.value) {
                        problems.push(given_before(name, entry, &earlier.pack, &pack, knows(&earlier.pack)));
                    }
                    false
                });
            }
            settled.push(Layer { table, pack, replaces });
        }
        *tables = settled.into_iter().map(|layer| layer.table).collect();
    }
    draft.changed.retain(|(_, _, packs)| packs.first() != packs.last());
}

/// As with tables that have an id, what replaces comes before what packs add that know nothing of it.
fn in_order_of_layers(tables: Vec<Value>, packs: &[&OpenedPack<'_>]) -> Vec<Layer> {
    let mut ordered: Vec<Layer> = Vec::new();
    for table in tables {
        let layer = Layer { pack: pack_of(&table).to_owned(), replaces: flag_of(&table, &changing::REPLACES), table };
        let opened = packs.iter().find(|opened| opened.pack.id == layer.pack);
        let mut at = ordered.len();
        while let Some(before) = at.checked_sub(1).map(|at| &ordered[at])
            && layer.replaces
            && !before.replaces
            && before.pack != layer.pack
            && !opened.is_some_and(|opened| follows(opened, &before.pack, packs))
        {
            at -= 1;
        }
        ordered.insert(at, layer);
    }
    ordered
}

/// Two packs add to a list in which the order decides.
fn which_first(table: &str, entry: &Entry, first: &str, second: &str) -> PackProblem {
    PackProblem::new(
        "pack::conflict",
        format!(
            "`{}` of `[{table}]` is added to by {first} and by {second}, and it is not said which counts first",
            entry.key
        ),
        &entry.spot,
        "added a second time",
    )
    .help(play_only_one(first, second))
}

fn play_only_one(first: &str, second: &str) -> String {
    format!(
        "play only one of the two; or, if {second} is made to be played with {first}, add \"{first}\" to its `needs`, or `with = [\"{first}\"]` to this table"
    )
}

fn given_before(table: &str, entry: &Entry, first: &str, pack: &str, known: bool) -> PackProblem {
    if !known {
        return conflict_of(table, entry, first, pack);
    }
    let problem = PackProblem::new(
        "pack::already_defined",
        format!("`{}` of `[{table}]` is already given by {first}", entry.key),
        &entry.spot,
        "given again",
    );
    if first == pack {
        return problem.help("keep one of the two");
    }
    problem.help(format!("add `replaces = true` to this `[{table}]` if it is to say something else here"))
}

/// Two packs that know nothing of each other give one key different values.
fn conflict_of(table: &str, entry: &Entry, first: &str, second: &str) -> PackProblem {
    PackProblem::new(
        "pack::conflict",
        format!("`{}` of `[{table}]` is given by {first} and by {second}", entry.key),
        &entry.spot,
        "given a second time",
    )
    .help(play_only_one(first, second))
}

/// The pack in whose file a value stands.
pub(super) fn pack_of(value: &Value) -> &str {
    value.spot.file.split('/').next().unwrap_or_default()
}

pub(super) fn value_of<'v>(table: &'v Value, key: &str) -> Option<&'v Value> {
    match &table.node {
        Node::Table(entries) => entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value),
        _ => None,
    }
}

/// Whether two values say the same, wherever they stand.
fn alike(left: &Value, right: &Value) -> bool {
    match (&left.node, &right.node) {
        (Node::Text(left, _), Node::Text(right, _)) => left == right,
        (Node::List(left), Node::List(right)) => {
            left.len() == right.len() && left.iter().zip(right).all(|(left, right)| alike(left, right))
        }
        (left, right) => left == right,
    }
}

/// Whether a pack comes after another one, by need or because it is made for it, so that it may change what that one
/// changed.
pub(super) fn follows(pack: &OpenedPack<'_>, other: &str, packs: &[&OpenedPack<'_>]) -> bool {
    let mut open: Vec<&OpenedPack<'_>> = vec![pack];
    let mut seen: Vec<&str> = vec![&pack.pack.id];
    while let Some(next) = open.pop() {
        let named = next.needs.iter().chain(next.companions.iter().flatten()).map(|name| name.text.as_str());
        for name in named {
            if name == other {
                return true;
            }
            if !seen.contains(&name) {
                seen.push(name);
                open.extend(packs.iter().filter(|known| known.pack.id == name));
            }
        }
    }
    false
}

/// Whether a table says that it changes another one in this way.
pub(super) fn flag_of<R>(value: &Value, key: &Key<Changing, R>) -> bool {
    value_of(value, key.name()).is_some_and(|value| value.node == Node::Flag(true))
}
