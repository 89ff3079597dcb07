//! Rules of all packs in their order. A rule that has an id can be changed by other packs, and others can come before or
//! after it.

use std::collections::{BTreeMap, HashMap};

use quarterdeck_dsl::problem::nearest;

use super::compose::{Definition, Draft};
use super::hooks::{Hook, take_hook};
use super::keys::{Key, One, Rule, changing, rule};
use super::layer::{Change, carry_out, flag_of, in_order, pack_of, value_of};
use super::opened::OpenedPack;
use super::value::{Entry, Node, Value};
use crate::problem::{PackProblem, Spot};

/// Keys that say where a rule stands among the others.
const BESIDE: [&Key<Rule, One>; 2] = [&rule::BEFORE, &rule::AFTER];

/// Carries out what packs say about rules of others, and puts all rules into their order.
pub(super) fn settle_rules(packs: &[&OpenedPack<'_>], draft: &mut Draft, problems: &mut Vec<PackProblem>) {
    let (changing, plain): (Vec<Value>, Vec<Value>) = draft
        .lists
        .remove("rule")
        .into_iter()
        .flatten()
        .partition(|value| flag_of(value, &changing::EXTENDS) || flag_of(value, &changing::REPLACES));
    let mut rules = named(plain, problems);
    for rule in &mut rules {
        if let Some(about) = take_hook(&mut rule.value, problems) {
            draft.hooks.push(Hook { section: "rule", id: rule.id.clone(), pack: rule.pack.clone(), about });
        }
    }
    let places: HashMap<String, usize> = rules
        .iter()
        .enumerate()
        .filter(|(_, rule)| !rule.id.is_empty())
        .map(|(at, rule)| (rule.id.clone(), at))
        .collect();
    let entries: Vec<Entry> = changing.into_iter().filter_map(|value| entry_of(value, problems)).collect();
    let mut changes: BTreeMap<usize, Vec<Change<'_>>> = BTreeMap::new();
    for item in &entries {
        let Some(pack) = packs.iter().find(|pack| pack.pack.id == pack_of(&item.value)) else {
            continue;
        };
        let extends = flag_of(&item.value, &changing::EXTENDS);
        if extends && flag_of(&item.value, &changing::REPLACES) {
            problems.push(super::layer::both("rule", item));
        } else if let Some(at) = places.get(&item.key) {
            changes.entry(*at).or_default().push(Change { pack, item, extends });
        } else {
            problems.push(no_such_rule(&item.key, &item.spot, &rules));
        }
    }
    for (at, list) in changes {
        for change in in_order(list, packs) {
            carry_out("rule", &mut rules[at], &change, packs, problems);
        }
    }
    draft.rules = in_their_order(rules, problems);
}

/// Rules by their ids, each of which names one.
fn named(values: Vec<Value>, problems: &mut Vec<PackProblem>) -> Vec<Definition> {
    let mut rules: Vec<Definition> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    for value in values {
        let (id, spot) = id_of(&value).unwrap_or((String::new(), value.spot.clone()));
        let pack = pack_of(&value).to_owned();
        if let Some(first) = known.get(&id).filter(|_| !id.is_empty()) {
            let first = &rules[*first];
            let problem = PackProblem::new(
                "pack::already_defined",
                format!("rule `{id}` is already defined by {}", first.pack),
                &spot,
                "defined again",
            );
            problems.push(problem.help(if first.pack == pack {
                "give one of the two another id"
            } else {
                "add `replaces = true` to change what it says, or give it another id"
            }));
            continue;
        }
        known.insert(id.clone(), rules.len());
        rules.push(Definition { id, spot, pack, value, changed_by: Vec::new() });
    }
    rules
}

fn id_of(value: &Value) -> Option<(String, Spot)> {
    match value_of(value, rule::ID.name()) {
        Some(Value { node: Node::Text(id, _), spot }) => Some((id.clone(), spot.clone())),
        _ => None,
    }
}

/// A rule that changes another: that one's id, and what is said of it.
fn entry_of(mut value: Value, problems: &mut Vec<PackProblem>) -> Option<Entry> {
    let Some((key, spot)) = id_of(&value) else {
        problems.push(
            PackProblem::new("pack::missing_key", "which rule is to be changed?", &value.spot, "in this table")
                .help("name it: `id = \"…\"`; a rule of another pack that has no id cannot be changed"),
        );
        return None;
    };
    if let Node::Table(entries) = &mut value.node {
        entries.retain(|entry| entry.key != rule::ID.name());
    }
    Some(Entry { key, spot, value })
}

/// Puts rules that say so directly before or after others.
fn in_their_order(rules: Vec<Definition>, problems: &mut Vec<PackProblem>) -> Vec<Definition> {
    let mut wishes: Vec<(usize, usize, bool, Spot)> = Vec::new();
    for (at, own) in rules.iter().enumerate() {
        for key in BESIDE {
            let Some(Value { node: Node::Text(other, _), spot }) = value_of(&own.value, key.name()) else {
                continue;
            };
            match rules.iter().position(|known| known.id == *other && !other.is_empty()) {
                Some(target) if target != at => {
                    wishes.push((at, target, key.name() == rule::BEFORE.name(), spot.clone()))
                }
                Some(_) => problems.push(contradiction(own, own, spot)),
                None => problems.push(no_such_rule(other, spot, &rules)),
            }
        }
    }
    let mut order: Vec<usize> = (0..rules.len()).collect();
    for (at, target, before, _) in &wishes {
        order.retain(|rule| rule != at);
        let there = order.iter().position(|rule| rule == target).unwrap_or(0);
        order.insert(there + usize::from(!before), *at);
    }
    let mut places = vec![0; rules.len()];
    order.iter().enumerate().for_each(|(place, rule)| places[*rule] = place);
    for (at, target, before, spot) in &wishes {
        if (places[*at] < places[*target]) != *before {
            problems.push(contradiction(&rules[*at], &rules[*target], spot));
        }
    }
    let mut rules: Vec<Option<Definition>> = rules.into_iter().map(Some).collect();
    order.into_iter().filter_map(|rule| rules[rule].take()).collect()
}

fn contradiction(one: &Definition, other: &Definition, spot: &Spot) -> PackProblem {
    let called = |rule: &Definition| match rule.id.as_str() {
        "" => format!("a rule of {}", rule.pack),
        id => format!("rule `{id}` of {}", rule.pack),
    };
    let message = if std::ptr::eq(one, other) {
        format!("{} would have to come before itself", called(one))
    } else {
        format!(
            "{} and {} cannot come in this order: each of them would have to come before the other",
            called(one),
            called(other)
        )
    };
    PackProblem::new("pack::conflict", message, spot, "this cannot be so")
        .help("leave out one of the `before` and `after` that contradict each other")
}

fn no_such_rule(id: &str, spot: &Spot, rules: &[Definition]) -> PackProblem {
    let problem =
        PackProblem::new("pack::nothing_to_change", format!("there is no rule `{id}`"), spot, "no rule has this id");
    let known = rules.iter().map(|rule| rule.id.as_str()).filter(|id| !id.is_empty());
    problem.help(match nearest(id, known.clone()) {
        Some(near) => format!("did you mean `{}`?", near.replace(' ', "_")),
        None if known.clone().next().is_none() => "no rule of these packs has an id".to_owned(),
        None => format!("rules with an id are: {}", known.collect::<Vec<_>>().join(", ")),
    })
}
