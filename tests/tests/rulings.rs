//! Every ruling of every pack holds, and its transcript is the one that was read and accepted.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use quarterdeck_disk::pack_dir::{find_packs, read_pack, read_rulings};
use quarterdeck_rulings::{Ruling, snapshot_path};
use quarterdeck_runtime::packs::{Sentences, check_with, needs};
use quarterdeck_runtime::{Game, PackFiles};

fn packs() -> Vec<(PathBuf, PackFiles)> {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content");
    let folders = find_packs(&content).expect("content can be read");
    folders.into_iter().map(|folder| (folder.clone(), read_pack(&folder).expect("a pack can be read"))).collect()
}

/// A game, or why there is none.
type Made = Result<Arc<Game>, String>;

/// A game of these packs and what they need.
fn compose(sentences: &Sentences, packs: &[(PathBuf, PackFiles)], ids: &[String]) -> Made {
    let mut wanted: Vec<String> = ids.to_vec();
    let mut chosen: Vec<&PackFiles> = Vec::new();
    while let Some(id) = wanted.pop() {
        let pack = packs.iter().map(|(_, pack)| pack).find(|pack| pack.id == id);
        let pack = pack.ok_or_else(|| format!("there is no pack `{id}`"))?;
        if !chosen.iter().any(|known| known.id == id) {
            chosen.push(pack);
            wanted.extend(needs(pack).into_iter().map(|need| need.text));
        }
    }
    check_with(sentences, &chosen).game.map(Arc::new).ok_or_else(|| "the pack has mistakes".to_owned())
}

#[test]
fn every_ruling_holds_and_its_transcript_is_the_accepted_one() {
    let packs = packs();
    let sentences = Sentences::default();
    let made: Mutex<BTreeMap<Vec<String>, Made>> = Mutex::new(BTreeMap::new());
    let game = |id: &str, with: &[String]| {
        let mut ids = vec![id.to_owned()];
        ids.extend(with.iter().cloned());
        let mut made = made.lock().expect("nobody broke down with the games");
        made.entry(ids.clone()).or_insert_with(|| compose(&sentences, &packs, &ids)).clone()
    };
    let mut count = 0;
    for (folder, pack) in &packs {
        let rulings = read_rulings(folder).expect("rulings can be read");
        for (path, text) in rulings.iter().filter(|(path, _)| path.ends_with(".ruling")) {
            let shown = format!("{}/{path}", pack.id);
            let ruling = Ruling::parse(&shown, text).unwrap_or_else(|mistakes| panic!("{shown}: {mistakes:?}"));
            let played = ruling.play(&game);
            assert!(played.failures.is_empty(), "{shown}: {:?}", played.failures);
            let snapshot = snapshot_path(&folder.join(path));
            let mut settings = insta::Settings::clone_current();
            settings.set_snapshot_path(snapshot.parent().expect("a snapshot lies in a folder"));
            settings.set_prepend_module_to_snapshot(false);
            settings.set_omit_expression(true);
            let name = snapshot.file_stem().expect("a snapshot has a name").to_string_lossy().into_owned();
            settings.bind(|| insta::assert_snapshot!(name, played.transcript.trim_end()));
            count += 1;
        }
    }
    assert!(count >= 240, "only {count} rulings were found");
}
