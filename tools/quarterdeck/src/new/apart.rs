//! Where something new is put: into the pack that was named or, if rulings of the pack would go another way then, or the pack is an
//! installed one, into an expansion of it. So what is written passes `test` at once, and nobody's pack is changed who did not ask for it.

use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;

use miette::{IntoDiagnostic, Result};
use quarterdeck_disk::pack_dir::read_rulings;
use quarterdeck_rulings::{Ruling, snapshot_agrees, snapshot_path};
use quarterdeck_runtime::Game;

use super::Wish;
use super::draft::Draft;
use super::expansion::{begun, home};
use super::ruling::first_ruling;
use crate::library::Library;
use crate::rulings::Games;
use crate::say::{Say, text};

/// Adds something to a draft and returns the game with it.
pub type Fill<'f> = &'f dyn Fn(&mut Draft, &Arc<Game>) -> Result<Arc<Game>>;

/// Puts something new where it belongs. `fill` adds it to a draft and returns the game with it; it is asked again if it has to go elsewhere.
pub fn put(wish: &Wish<'_>, fill: Fill<'_>, next: &str) -> Result<()> {
    let (library, pack) = wish.shelf()?;
    let game = library.game(&pack, &[])?;
    let more = format!("{pack}-more");
    let about = |ruling: &str| [("pack", text(&pack)), ("more", text(&more)), ("ruling", text(ruling))];
    let why = if library.is_installed(&pack) {
        wish.say.say("new-apart-installed", &about(""))
    } else {
        let mut draft = Draft::of(&library, &pack)?;
        fill(&mut draft, &game)?;
        let disturbed = if wish.arguments.here { None } else { disturbed(&library, &draft)? };
        match disturbed {
            Some(ruling) => wish.say.say("new-apart", &about(&ruling)),
            None => return draft.write(wish, next),
        }
    };
    println!("{why}");
    if library.find(&more).is_some() {
        let mut draft = Draft::of(&library, &more)?;
        fill(&mut draft, &library.game(&more, &[])?)?;
        return draft.write(wish, next);
    }
    let packs = library.gather(&[&pack])?.into_iter().cloned().collect();
    let mut draft = Draft::new(home(wish, &library, &pack).join(&more), &more, packs);
    let title = |language: &str| {
        let base = game.locales.title(language, &pack);
        Say::new(language).say("new-more-title", &[("title", text(base))])
    };
    begun(wish, &library, &pack, &mut draft, &title)?;
    let with = fill(&mut draft, &game)?;
    first_ruling(wish, &mut draft, &with, &more)?;
    draft.write(wish, "new-next-expansion")
}

/// A ruling of the pack that holds and would no longer do so, or not in the same way.
fn disturbed(library: &Library, draft: &Draft) -> Result<Option<String>> {
    let rulings = read_rulings(&draft.folder).into_diagnostic()?;
    let parsed: BTreeMap<&String, Ruling> = rulings
        .iter()
        .filter(|(path, _)| path.ends_with(".ruling"))
        .filter_map(|(path, text)| Some((path, Ruling::parse(path, text).ok()?)))
        .collect();
    let mut packs = library.packs.clone();
    for (_, pack) in packs.iter_mut().filter(|(_, pack)| pack.id == draft.pack.id) {
        *pack = draft.pack.clone();
    }
    let after = Library { packs, sentences: Arc::clone(&library.sentences), ..Library::default() };
    let games = [library, &after].map(Games::new);
    let holds = |path: &str, ruling: &Ruling, games: &Games<'_>| {
        let played = ruling.play(&|game: &str, with: &[String]| games.get(game, with));
        let accepted = fs::read_to_string(snapshot_path(&draft.folder.join(path)));
        played.failures.is_empty() && accepted.is_ok_and(|accepted| snapshot_agrees(&accepted, &played.transcript))
    };
    let found = parsed.iter().find(|(path, ruling)| !holds(path, ruling, &games[1]) && holds(path, ruling, &games[0]));
    Ok(found.map(|(path, _)| (*path).clone()))
}
