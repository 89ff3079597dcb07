//! `watch --browser`: a table of the pack in a browser, with a pane beside it. After a save the match goes on where it was, by the same
//! decisions on the changed pack, and the pane tells what came of it.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use miette::{Result, miette};
use quarterdeck_face::{Faces, Size};
use quarterdeck_runtime::definitions::PrintingId;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Game, Save, player_counts};
use quarterdeck_server::{Author, Offered, Opened, SeatWish, Setup, Shelf, TableWish, Told, Workbench, serve_author};
use serde_json::{Value, json};

use super::kept::{again, difference, reached, told};
use super::{Answer, Changes, Looked, Watched, work};
use crate::begun::names;
use crate::library::Library;
use crate::say::{LANGUAGES, Say, put_line};
use crate::serve::{Packs, browse};

/// The same match every time: what is tried out can be tried again.
const SEED: u64 = 1;
/// How long bots take, in milliseconds.
const PACE: u64 = 200;
/// So many faces of one card are shown.
const FACES: usize = 6;
/// So many cards of one save are shown.
const CARDS: usize = 4;

/// The packs as they are on the disk whenever they are asked for.
struct Live {
    content: PathBuf,
    folder: PathBuf,
}

impl Live {
    fn packs(&self) -> Result<Packs, String> {
        let around = Library::around(std::slice::from_ref(&self.folder), &self.content);
        around.map(|(library, _)| Packs::new(library)).map_err(|report| report.to_string())
    }
}

impl Shelf for Live {
    fn offered(&self) -> Vec<Offered> {
        self.packs().map(|packs| packs.offered()).unwrap_or_default()
    }

    fn open(&self, id: &str, with: &[String]) -> Result<Opened, String> {
        self.packs()?.open(id, with)
    }

    fn howto(&self, game: &Game, language: &str) -> Option<Vec<Told>> {
        self.packs().ok()?.howto(game, language)
    }
}

/// The game as it was when the pack was sound last, for whoever points at a card.
#[derive(Default)]
struct Desk(Mutex<Option<(Arc<Game>, Arc<Faces>)>>);

impl Desk {
    fn set(&self, game: Arc<Game>, faces: Faces) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((game, Arc::new(faces)));
    }
}

impl Author for Desk {
    fn card(&self, id: &str) -> Option<Value> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (game, faces) = known?;
        shown(&game, &faces, id)
    }
}

/// A card as the pane shows it: its faces in all languages, and where it stands.
fn shown(game: &Game, faces: &Faces, id: &str) -> Option<Value> {
    let all = || PrintingId::all(game.printings.len());
    // One that lies at the table is called by its printing, one that was written by its family.
    let lies = all().find(|printing| **game.printing_id(*printing) == *id);
    let family = match lies {
        Some(printing) => usize::from(game.printings[usize::from(printing)].family),
        None => game.families.unnoted().iter().position(|family| family.name == id)?,
    };
    let printings: Vec<PrintingId> = match lies {
        Some(printing) => vec![printing],
        None => all().filter(|it| usize::from(game.printings[usize::from(*it)].family) == family).collect(),
    };
    let options = game.option_values(&[]).unwrap_or_default();
    let drawn = printings.iter().take(FACES).map(|printing| {
        let faces = LANGUAGES.iter().map(|language| {
            let face = faces.printed(*printing, &Tongue { game, language }, &options);
            ((*language).to_owned(), json!({"svg": face.svg(Size::Full), "spoken": face.spoken()}))
        });
        Value::Object(faces.collect())
    });
    let place = game.place_of_card(family).map(|place| format!("{}:{}", place.spot.file, place.line));
    Some(json!({
        "id": game.families.unnoted()[family].name,
        "place": place,
        "faces": drawn.collect::<Vec<_>>(),
        "more": printings.len().saturating_sub(FACES),
    }))
}

/// The table in the browser.
pub struct AtTable {
    bench: Workbench,
    desk: Arc<Desk>,
    name: String,
}

/// What came of the match.
struct Came {
    save: Save,
    made: Option<usize>,
    lines: BTreeMap<&'static str, Vec<String>>,
}

impl Came {
    fn tell(&self) -> Value {
        let of = |language: &'static str| {
            let reached = reached(&self.save, self.made, &Say::new(language));
            (language.to_owned(), json!({"reached": reached, "lines": self.lines.get(language)}))
        };
        Value::Object(LANGUAGES.into_iter().map(of).collect())
    }
}

impl AtTable {
    /// Tells the pane what is wrong with the pack, and how the card looks that was written.
    pub fn looked(&self, watched: &Watched, looked: &Looked, saved: Instant) {
        let cards: Vec<Value> = match &looked.made {
            Some((_, game)) => {
                let faces = Faces::new(game, watched.library.looks_of(game).0);
                watched.touched.iter().filter_map(|id| shown(game, &faces, id)).take(CARDS).collect()
            }
            // As it was when the pack could be played last.
            None => watched.touched.iter().filter_map(|id| self.desk.card(id)).take(CARDS).collect(),
        };
        self.bench.tell(json!({
            "pack": watched.id,
            "problems": looked.problems,
            "playing": looked.made.is_some(),
            "cards": cards,
            "ms": milliseconds(saved),
        }));
    }

    /// Lays the match anew, where the pack is sound, and tells the pane what came of a save.
    pub fn answer(&self, watched: &Watched, answer: &mut Answer, saved: Instant) {
        let came = match &answer.game {
            Some(game) if watched.anew => self.remake(watched, game),
            _ => None,
        };
        if let Some(came) = &came {
            let language = watched.say.language.as_str();
            answer.kept = vec![reached(&came.save, came.made, &watched.say)];
            answer.kept.extend(came.lines.get(language).into_iter().flatten().cloned());
        }
        let cards = watched.touched.iter().filter_map(|id| self.desk.card(id)).take(CARDS);
        let rulings = answer.played.as_ref().map(|played| {
            let turned = played.turned.iter().map(|(path, holds)| json!({"path": path, "holds": holds}));
            json!({
                "asked": played.asked,
                "all": watched.bench.len(),
                "turned": turned.collect::<Vec<_>>(),
                "failing": played.failing.iter().map(|(path, told)| json!({"path": path, "told": told})).collect::<Vec<_>>(),
            })
        });
        self.bench.tell(json!({
            "pack": watched.id,
            "problems": answer.problems,
            "rulings": rulings,
            "match": came.as_ref().map(Came::tell),
            "cards": cards.collect::<Vec<_>>(),
            "ms": milliseconds(saved),
        }));
    }

    fn remake(&self, watched: &Watched, game: &Arc<Game>) -> Option<Came> {
        let looks = || watched.library.looks_of(game).0;
        self.desk.set(game.clone(), Faces::new(game, looks()));
        let mut came = None;
        let remade = self.bench.remake(&self.name, |table| {
            let save = Save::of(table);
            let Some(again) = again(&save, game.clone()) else {
                came = Some(Came { save, made: None, lines: BTreeMap::new() });
                return None;
            };
            let differ = |language| {
                let (before, now) = (told(table, language), told(&again.table, language));
                let lines = if before == now { Vec::new() } else { difference(&before, &now) };
                (language, lines)
            };
            let lines = LANGUAGES.into_iter().map(differ).collect();
            came = Some(Came { save, made: Some(again.made), lines });
            Some((Opened { game: game.clone(), faces: Faces::new(game, looks()) }, again.table))
        });
        if let Err(why) = remade {
            put_line(&why);
        }
        came
    }
}

fn milliseconds(saved: Instant) -> u64 {
    u64::try_from(saved.elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// Waits until the pack is sound, lays a table of it, and answers saves until the process is asked to end.
pub fn serve(mut watched: Watched, changes: Changes, content: PathBuf) -> Result<()> {
    let game = loop {
        let saved = Instant::now();
        let answer = watched.answer(&mut super::Stages::default());
        watched.tell(&answer, saved);
        if let Some(game) = answer.game {
            break game;
        }
        if watched.saved(&changes, &mut super::Stages::default()).is_none() {
            return Ok(());
        }
    };
    let desk = Arc::new(Desk::default());
    let faces = || Faces::new(&game, watched.library.looks_of(&game).0);
    desk.set(game.clone(), faces());
    let live = Arc::new(Live { content, folder: watched.folder.clone() });
    let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
    let data = std::env::temp_dir().join(format!("quarterdeck-{}", std::process::id()));
    let setup = Setup { address, data: data.clone(), names: Vec::new() };
    let kept = watched.kept.take();
    let (wish, faces) = (wish(&watched, &game), faces());
    let author: Arc<dyn Author> = desk.clone();
    let served = serve_author(live, author, &setup, |address, bench| {
        let made = match &kept {
            None => bench.lay(&wish),
            Some(kept) => {
                let packs: Vec<String> = kept.packs().map(str::to_owned).collect();
                let table = again(kept.save(), game.clone()).map(|again| again.table);
                let table = table.ok_or_else(|| io::Error::other(reached(kept.save(), None, &watched.say)))?;
                bench.go_on(Opened { game: game.clone(), faces }, table, &packs[0], &packs[1..])
            }
        };
        let made = made.map_err(io::Error::other)?;
        let token = made.seats.first().map_or(&made.watch, |seat| &seat.token);
        let link = format!("http://{address}/w/{}#{token}", made.table);
        put_line(&link);
        watched.tell_waiting();
        browse(&link);
        let table = AtTable { bench, desk, name: made.table };
        watched.anew = false;
        let mut first = watched.answer(&mut super::Stages::default());
        table.answer(&watched, &mut first, Instant::now());
        std::thread::spawn(move || work(&mut watched, &changes, Some(&table)));
        Ok(())
    });
    std::fs::remove_dir_all(&data).ok();
    served.map_err(|error| miette!("{error}"))
}

/// A match with one person, as few others as possible, and everything that can be taken back.
fn wish(watched: &Watched, game: &Game) -> TableWish {
    let language = watched.say.language.clone();
    let counts = player_counts(game, &game.set_by(&watched.id)).unwrap_or_default();
    let seats = counts.iter().copied().find(|count| *count >= 2).or(counts.first().copied()).unwrap_or(2);
    let seat = |at: u8| SeatWish {
        name: names(&language)[usize::from(at)].to_owned(),
        bot: (at > 0).then(|| "greedy".to_owned()),
    };
    TableWish {
        game: watched.id.clone(),
        with: Vec::new(),
        options: BTreeMap::new(),
        seats: (0..seats).map(seat).collect(),
        shared: false,
        practice: true,
        campaign: false,
        pace: PACE,
        seed: Some(SEED),
        language,
    }
}
