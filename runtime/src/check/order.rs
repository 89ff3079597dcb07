//! Brings packs into an order in which what is needed comes first; order of naming is forgotten.

use crate::pack::files::PackFiles;
use crate::pack::reader::{Table, Text};
use crate::pack::value::{Node, read};
use crate::problem::{PackProblem, Spot};

/// The packs a pack says it needs.
pub fn needs(pack: &PackFiles) -> Vec<Text> {
    let Some(text) = pack.files.get("pack.toml") else {
        return Vec::new();
    };
    let mut ignored = Vec::new();
    let value = read(&format!("{}/pack.toml", pack.id), text, &mut ignored);
    let Node::Table(entries) = &value.node else {
        return Vec::new();
    };
    entries
        .iter()
        .find(|entry| entry.key == "pack")
        .map(|entry| Table::new(&entry.value, &mut ignored).texts("needs", &mut ignored))
        .unwrap_or_default()
}

/// Packs by need, then by name.
pub(super) fn order<'p>(packs: &[&'p PackFiles], problems: &mut Vec<PackProblem>) -> Vec<&'p PackFiles> {
    let mut sorted: Vec<&PackFiles> = packs.to_vec();
    sorted.sort_by(|left, right| left.id.cmp(&right.id));
    sorted.dedup_by(|left, right| left.id == right.id);
    let mut done: Vec<&PackFiles> = Vec::new();
    let mut waiting: Vec<(&PackFiles, Vec<Text>)> = Vec::new();
    for pack in &sorted {
        let needed = needs(pack);
        for need in &needed {
            if !sorted.iter().any(|other| other.id == need.text) {
                let mut problem = PackProblem::new(
                    "pack::missing_pack",
                    format!("`{}` needs the pack `{}`, which is not here", pack.id, need.text),
                    &need.spot,
                    "no such pack",
                );
                let others = sorted.iter().map(|other| other.id.as_str()).filter(|other| *other != pack.id);
                problem = match quarterdeck_dsl::problem::nearest(&need.text, others) {
                    Some(near) => problem.help(format!("did you mean `{near}`?")),
                    None => problem.help(format!("put its folder `{}` beside this pack's folder", need.text)),
                };
                problems.push(problem);
            }
        }
        waiting.push((pack, needed));
    }
    while !waiting.is_empty() {
        let ready = waiting.iter().position(|(_, needed)| {
            needed.iter().all(|need| {
                done.iter().any(|pack| pack.id == need.text) || !sorted.iter().any(|pack| pack.id == need.text)
            })
        });
        match ready {
            Some(at) => done.push(waiting.remove(at).0),
            None => {
                let names: Vec<&str> = waiting.iter().map(|(pack, _)| pack.id.as_str()).collect();
                let closes = waiting[0].1.iter().find(|need| names.contains(&need.text.as_str()));
                let spot = closes.map_or_else(Spot::default, |need| need.spot.clone());
                problems.push(
                    PackProblem::new(
                        "pack::circle",
                        format!("these packs need each other: {}", names.join(", ")),
                        &spot,
                        "this need closes the circle",
                    )
                    .help("let only one of two packs need the other"),
                );
                done.extend(waiting.drain(..).map(|(pack, _)| pack));
            }
        }
    }
    done
}
