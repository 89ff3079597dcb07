//! Brings packs into an order in which what is needed comes first; order of naming is forgotten.

use crate::pack::files::PackFiles;
use crate::pack::keys::{Head, head};
use crate::pack::opened::OpenedPack;
use crate::pack::reader::{Table, Text};
use crate::pack::value::{Node, read};
use crate::problem::{PackProblem, Spot};

/// The packs a pack says it needs.
pub fn needs(pack: &PackFiles) -> Vec<Text> {
    let Some(text) = pack.files.get("pack.toml") else {
        return Vec::new();
    };
    let value = read(&format!("{}/pack.toml", pack.id), text, &mut Vec::new());
    crate::pack::opened::wanted(&value).into_iter().map(|need| need.name).collect()
}

/// What the head of a pack says of how it travels: its version, and the packs that it needs with the versions that will do, each as it is
/// written (`*` if nothing is said).
pub fn travels(pack: &PackFiles) -> (Option<String>, Vec<(String, String)>) {
    let text = pack.files.get("pack.toml").map(String::as_str).unwrap_or_default();
    let value = read(&format!("{}/pack.toml", pack.id), text, &mut Vec::new());
    let needs = crate::pack::opened::wanted(&value);
    let needs = needs.into_iter().map(|need| (need.name.text, need.range.unwrap_or_else(|| "*".to_owned()))).collect();
    (crate::pack::opened::version(&value).map(|version| version.text), needs)
}

/// The packs that a pack needs and that are not among the known ones.
pub fn missing<'k>(pack: &OpenedPack<'_>, known: impl Iterator<Item = &'k str> + Clone) -> Vec<PackProblem> {
    let lacking = pack.needs.iter().filter(|need| !known.clone().any(|other| other == need.text));
    lacking
        .map(|need| {
            let message = format!("`{}` needs the pack `{}`, which is not here", pack.pack.id, need.text);
            let problem = PackProblem::new("pack::missing_pack", message, &need.spot, "no such pack");
            let others = known.clone().filter(|other| *other != pack.pack.id);
            let name = need.text.rsplit(['/', '\\']).next().unwrap_or_default();
            let name = name.split([' ', '>', '<', '=', '@', '^', '~']).next().unwrap_or_default();
            let versions = need.text.strip_prefix(name).filter(|rest| rest.starts_with(['>', '<', '=', '@', '^', '~']));
            if let Some(versions) = versions.filter(|_| !name.is_empty()) {
                let range = versions.trim_start_matches('@');
                return problem.help(format!("write a space between name and versions: `\"{name} {range}\"`"));
            }
            if name != need.text && others.clone().any(|other| other == name) {
                return problem.help(format!("did you mean `{name}`? Write only the name of the pack"));
            }
            if name != need.text && !name.is_empty() {
                return problem.help(format!("write only the name of the pack: `{name}`"));
            }
            match quarterdeck_dsl::problem::nearest(&need.text, others) {
                Some(near) => problem.help(format!("did you mean `{}`?", near.replace(' ', "_"))),
                None => problem.help(format!("put its folder `{}` beside this pack's folder", need.text)),
            }
        })
        .collect()
}

/// A pack that cannot be played by itself says which pack it expands.
pub(super) fn expands_nothing(pack: &OpenedPack<'_>) -> Option<PackProblem> {
    let (_, head) = pack.tables.iter().find(|(path, _)| *path == "pack.toml")?;
    let Node::Table(entries) = &head.node else { return None };
    let table = Table::<Head>::look(&entries.iter().find(|entry| entry.key == "pack")?.value);
    let expansion = table.entry(&head::EXPANSION).filter(|entry| matches!(entry.value.node, Node::Flag(true)))?;
    // A key that is misspelt may have been meant.
    let silent = table.rest().next().is_none();
    (pack.needs.is_empty() && silent && !table.gives(&head::NEEDS)).then(|| {
        let message = "an expansion says with `needs` which pack it expands";
        PackProblem::new("pack::missing_key", message, &expansion.spot, "of what?")
            .help("add `needs = [\"…\"]` with the name of that pack, or leave `expansion` out")
    })
}

/// Packs that tables are made for (`with`) and that nobody knows, where a known one is called almost the same. Others may
/// just not be there.
pub fn misspelled<'k>(pack: &OpenedPack<'_>, known: impl Iterator<Item = &'k str> + Clone) -> Vec<PackProblem> {
    let unknown = pack.companions.iter().flatten().filter(|name| !known.clone().any(|other| other == name.text));
    unknown
        .filter_map(|name| {
            let others = known.clone().filter(|other| *other != pack.pack.id);
            let near = quarterdeck_dsl::problem::nearest(&name.text, others)?;
            let message = format!("there is no pack `{}`", name.text);
            let problem = PackProblem::new("pack::missing_pack", message, &name.spot, "no such pack");
            Some(problem.help(format!("did you mean `{}`?", near.replace(' ', "_"))))
        })
        .collect()
}

/// Packs by need; what is made for another pack comes after it; then by name.
pub(super) fn order<'o, 'p>(packs: &[&'o OpenedPack<'p>], problems: &mut Vec<PackProblem>) -> Vec<&'o OpenedPack<'p>> {
    let mut waiting: Vec<&OpenedPack<'_>> = packs.to_vec();
    waiting.sort_by(|left, right| left.pack.id.cmp(&right.pack.id));
    waiting.dedup_by(|left, right| left.pack.id == right.pack.id);
    let known: Vec<&str> = waiting.iter().map(|pack| pack.pack.id.as_str()).collect();
    for pack in &waiting {
        problems.extend(missing(pack, known.iter().copied()));
        for need in &pack.wanted {
            problems.extend(need.unreadable());
            let there = waiting.iter().find(|other| other.pack.id == need.name.text);
            problems.extend(there.and_then(|there| need.unmet(&pack.pack.id, there.version.as_ref())));
        }
    }
    let mut done: Vec<&OpenedPack<'_>> = Vec::new();
    while !waiting.is_empty() {
        let open = |name: &str| waiting.iter().any(|pack| pack.pack.id == name);
        let needs_done = |pack: &OpenedPack<'_>| !pack.needs.iter().any(|need| open(&need.text));
        let made_for_none = |pack: &OpenedPack<'_>| {
            !waiting.iter().any(|other| other.pack.id != pack.pack.id && pack.goes_with(&other.pack.id))
        };
        // Packs that are made for each other go by name.
        let ready = waiting
            .iter()
            .position(|pack| needs_done(pack) && made_for_none(pack))
            .or_else(|| waiting.iter().position(|pack| needs_done(pack)));
        match ready {
            Some(at) => done.push(waiting.remove(at)),
            None => {
                let names: Vec<&str> = waiting.iter().map(|pack| pack.pack.id.as_str()).collect();
                let closes = waiting[0].needs.iter().find(|need| names.contains(&need.text.as_str()));
                let spot = closes.map_or_else(Spot::default, |need| need.spot.clone());
                if let [only] = names.as_slice() {
                    let message = format!("`{only}` needs itself");
                    let problem = PackProblem::new("pack::circle", message, &spot, "the pack itself");
                    problems.push(problem.help("leave it out"));
                    done.append(&mut waiting);
                    continue;
                }
                problems.push(
                    PackProblem::new(
                        "pack::circle",
                        format!("these packs need each other: {}", names.join(", ")),
                        &spot,
                        "this need closes the circle",
                    )
                    .help("let only one of two packs need the other"),
                );
                done.append(&mut waiting);
            }
        }
    }
    done
}
