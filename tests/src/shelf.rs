//! Every pack below `content/`, read and made into games.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use quarterdeck_disk::pack_dir::{find_packs, read_pack};
use quarterdeck_runtime::packs::{Sentences, check_with, needs};
use quarterdeck_runtime::{Game, PackFiles};

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// A path below the root as it is shown to people: with `/`, and without what lies above the root.
pub fn shown(path: &Path) -> String {
    let inner = path.strip_prefix(root()).unwrap_or(path);
    inner.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// All packs below `content/`.
///
/// # Panics
/// If the folder cannot be read.
pub fn packs() -> Vec<PackFiles> {
    let folders = find_packs(&root().join("content")).expect("content can be read");
    folders.iter().map(|folder| read_pack(folder).expect("a pack can be read")).collect()
}

/// A pack with everything it needs.
pub fn gather<'p>(pack: &'p PackFiles, all: &'p [PackFiles]) -> Vec<&'p PackFiles> {
    let mut found: Vec<&PackFiles> = Vec::new();
    let mut open = vec![pack];
    while let Some(next) = open.pop() {
        if found.iter().any(|known| known.id == next.id) {
            continue;
        }
        found.push(next);
        open.extend(needs(next).iter().filter_map(|need| all.iter().find(|pack| pack.id == need.text)));
    }
    found
}

/// One game for each pack: the pack by itself, or an expansion with what it needs.
///
/// # Panics
/// If something is wrong with a pack.
pub fn games() -> Vec<(String, Arc<Game>)> {
    let all = packs();
    let sentences = Sentences::default();
    all.iter()
        .map(|pack| {
            let checked = check_with(&sentences, &gather(pack, &all));
            let problems = checked.problems;
            let game = checked.game.unwrap_or_else(|| panic!("{}: {problems:#?}", pack.id));
            (pack.id.clone(), Arc::new(game))
        })
        .collect()
}

/// All files below a folder with one of these endings, in order.
///
/// # Panics
/// If a folder cannot be read.
pub fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else {
        return found;
    };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                found.extend(files(&path, endings));
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
    found
}

/// Settings in which a text may differ: nothing said, and each value of each option.
pub fn settings(game: &Game) -> Vec<Vec<i16>> {
    let plain: Vec<i16> = game.options.iter().map(|option| option.default).collect();
    let mut all = vec![plain.clone()];
    for (at, option) in game.options.iter().enumerate() {
        let values = if option.values.is_empty() { option.range } else { (0, option.values.len() as i16 - 1) };
        for value in values.0..=values.1.min(values.0 + 8) {
            let mut other = plain.clone();
            other[at] = value;
            all.push(other);
        }
    }
    all
}
