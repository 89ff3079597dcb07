//! Tables of a server in this process, spoken with over real sockets: the same match several times, with two cards exchanged that a reader
//! cannot tell apart. What the reader receives is kept as the bytes that came over the wire.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;

use quarterdeck::library::Library;
use quarterdeck_face::Faces;
use quarterdeck_runtime::{Game, Match, Save, Seats, Setting, Snapshot, Table};
use quarterdeck_server::{Change, Hall, Offered, Opened, SeatWish, Setup, Shelf, Store, TableWish, Told};
use serde_json::{Value, json};

use crate::chance::Chance;
use crate::hidden::{Pair, exchanged, never_seen, twins};
use crate::shelf::root;

/// Nothing on this machine takes longer to answer.
const PATIENCE: Duration = Duration::from_secs(120);
/// Matches have so many decisions at most when cards are exchanged.
const DECISIONS: usize = 40;

/// The shipped games, as a server has them.
struct Games {
    library: Library,
}

impl Shelf for Games {
    fn offered(&self) -> Vec<Offered> {
        Vec::new()
    }

    fn open(&self, id: &str, with: &[String]) -> Result<Opened, String> {
        let game = self.library.game(id, with).map_err(|report| report.to_string())?;
        let (looks, _) = self.library.looks_of(&game);
        Ok(Opened { faces: Faces::new(&game, looks), game })
    }

    fn howto(&self, _: &Game, _: &str) -> Option<Vec<Told>> {
        None
    }
}

/// A table in a server.
#[derive(Clone, Debug)]
pub struct Laid {
    /// Its name.
    pub table: String,
    /// The secrets of its seats.
    pub seats: Vec<String>,
    /// The secret of those who watch.
    pub watch: String,
}

/// A moment of a match, laid out several times: as it is, with two cards exchanged, and once more as it is.
pub struct Moment {
    /// Which game, which decision, which reader and cards.
    pub about: String,
    /// Who cannot tell them apart; nobody's seat is that of one who watches.
    pub seat: Option<u8>,
    /// The two cards.
    pub pair: Pair,
    /// As it is, with them exchanged, and as it is.
    pub matches: [Match; 3],
    /// The same in the server.
    pub laid: [Laid; 3],
}

impl Moment {
    /// The secret of the reader at one of the tables.
    #[must_use]
    pub fn secret(&self, at: usize) -> &str {
        self.seat.map_or(&self.laid[at].watch, |seat| &self.laid[at].seats[usize::from(seat)])
    }
}

/// A server in this process, with moments laid out in it.
pub struct Served {
    /// Where it listens.
    pub address: SocketAddr,
    /// What is laid out.
    pub moments: Vec<Moment>,
    folder: PathBuf,
}

impl Drop for Served {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// A position as the match of a table from which it goes on.
fn from(game: &Arc<Game>, position: Snapshot) -> Option<Table> {
    let mut table = Table::from_position(game.clone(), position).ok()?;
    let seats = table.setting().seats;
    table.names = (1..=seats).map(|seat| format!("P{seat}")).collect();
    table.people = Seats::all(seats);
    Some(table)
}

/// Moments of a game in which a reader cannot tell two cards apart.
fn moments(
    id: &str,
    game: &Arc<Game>,
    count: usize,
    chance: &mut Chance,
) -> Vec<(String, Option<u8>, Pair, [Table; 3])> {
    let mut found = Vec::new();
    for seed in 0..count as u64 * 20 {
        if found.len() >= count {
            break;
        }
        let setting = Setting { seats: game.players.1.min(3).max(game.players.0), seed, ..Setting::default() };
        let Ok(mut played) = Match::new(game.clone(), &setting) else { continue };
        for _ in 0..chance.below(DECISIONS) {
            let options = played.choices().list.len();
            if options == 0 || played.choose(chance.below(options)).is_err() {
                break;
            }
        }
        if played.winners().is_some() {
            continue;
        }
        let others = usize::from(setting.seats) + 2;
        let seat = match chance.below(others) {
            0 => None,
            at if at <= usize::from(setting.seats) => u8::try_from(at - 1).ok(),
            _ => played.asked(),
        };
        let Some(pair) = twins(&played, seat, |limit| chance.below(limit)) else { continue };
        // Whatever was seen of them is part of the log, and here there is none.
        if !never_seen(&played, pair, seat) {
            continue;
        }
        let positions = [played.snapshot().clone(), exchanged(&played, pair), played.snapshot().clone()];
        let [Some(one), Some(two), Some(three)] = positions.map(|position| from(game, position)) else { continue };
        let decisions = played.events().len();
        found.push((
            format!("{id}, seed {seed}, {decisions} events, reader {seat:?}, cards {pair:?}"),
            seat,
            pair,
            [one, two, three],
        ));
    }
    found
}

/// Lays moments of some games out in a server and starts it.
///
/// # Errors
/// What stands in the way of it.
pub fn serve(games: &[&str], count: usize, seed: u64, folder: &Path) -> Result<Served, String> {
    let mut chance = Chance::new(seed);
    let library = Library::read(&root().join("content")).map_err(told)?;
    let mut all = Vec::new();
    for id in games {
        let game = library.game(id, &[]).map_err(told)?;
        all.extend(moments(id, &game, count, &mut chance).into_iter().map(|moment| ((*id).to_owned(), moment)));
    }
    let shelf = Arc::new(Games { library });
    let hall = Hall::open(shelf.clone(), folder).map_err(told)?;
    let lay = |id: &str, table: &Table| -> Result<Laid, String> {
        let seats = table.names.iter().map(|name| SeatWish { name: name.clone(), bot: None }).collect();
        let made = hall.lay(&TableWish {
            game: id.to_owned(),
            with: Vec::new(),
            options: std::collections::BTreeMap::new(),
            seats,
            shared: false,
            practice: false,
            campaign: false,
            pace: 0,
            seed: Some(1),
            language: "en".to_owned(),
        })?;
        let seats = made.seats.into_iter().map(|seat| seat.token).collect();
        Ok(Laid { table: made.table, seats, watch: made.watch })
    };
    let mut laid = Vec::new();
    for (id, (about, seat, pair, tables)) in all {
        let places = [lay(&id, &tables[0])?, lay(&id, &tables[1])?, lay(&id, &tables[2])?];
        laid.push((
            Moment { about, seat, pair, matches: tables.each_ref().map(|table| table.now().clone()), laid: places },
            tables,
        ));
    }
    drop(hall);
    // What is played at each table is the moment that was meant.
    let store = Store::open(folder).map_err(told)?;
    for (moment, tables) in &laid {
        for (place, table) in moment.laid.iter().zip(tables) {
            let kept = Store::look(folder, &place.table)?.ok_or("a table was not kept")?.kept;
            store.change(&place.table, Change::Begun { kept, begun: Save::of(table).write() })?;
        }
    }
    store.close();
    let (listening, heard) = channel();
    let setup = Setup { address: ([127, 0, 0, 1], 0).into(), data: folder.to_owned(), names: Vec::new() };
    // It serves until this process ends.
    std::thread::spawn(move || {
        quarterdeck_server::serve(shelf, &setup, |address, _| {
            listening.send(address).ok();
            Ok(())
        })
    });
    let address = heard.recv_timeout(PATIENCE).map_err(told)?;
    Ok(Served { address, moments: laid.into_iter().map(|(moment, _)| moment).collect(), folder: folder.to_owned() })
}

/// One who is connected to a table, as bytes.
pub struct Line {
    stream: BufReader<TcpStream>,
}

impl Line {
    /// Sits down; the first words come then.
    ///
    /// # Errors
    /// If nobody answers.
    pub fn sit(address: SocketAddr, table: &str, secret: &str) -> Result<Line, String> {
        let mut stream = TcpStream::connect(address).map_err(told)?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(told)?;
        stream.set_nodelay(true).map_err(told)?;
        let head = format!(
            "GET /ws HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).map_err(told)?;
        let mut line = Line { stream: BufReader::new(stream) };
        let mut heard = String::new();
        while !heard.ends_with("\r\n\r\n") {
            if line.stream.read_line(&mut heard).map_err(told)? == 0 {
                return Err(format!("nobody answers: {heard}"));
            }
        }
        line.say(&json!({"do": "sit", "table": table, "token": secret, "language": "en"}))?;
        Ok(line)
    }

    /// Says something.
    ///
    /// # Errors
    /// If nobody hears it.
    pub fn say(&mut self, wish: &Value) -> Result<(), String> {
        let text = wish.to_string();
        let mut frame = vec![0x81];
        match text.len() {
            length @ 0..=125 => frame.push(0x80 | length as u8),
            length => {
                frame.push(0x80 | 126);
                frame.extend((length as u16).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.stream.get_mut().write_all(&frame).map_err(told)
    }

    /// The next frame, with its head, as it came.
    ///
    /// # Errors
    /// If the line is over.
    pub fn hear(&mut self) -> Result<Vec<u8>, String> {
        let mut head = [0; 2];
        self.stream.read_exact(&mut head).map_err(told)?;
        let mut frame = head.to_vec();
        let length = match head[1] & 0x7f {
            126 => {
                let mut length = [0; 2];
                self.stream.read_exact(&mut length).map_err(told)?;
                frame.extend(length);
                u64::from(u16::from_be_bytes(length))
            }
            127 => {
                let mut length = [0; 8];
                self.stream.read_exact(&mut length).map_err(told)?;
                frame.extend(length);
                u64::from_be_bytes(length)
            }
            length => u64::from(length),
        };
        let before = frame.len();
        frame.resize(before + usize::try_from(length).map_err(told)?, 0);
        self.stream.read_exact(&mut frame[before..]).map_err(told)?;
        Ok(frame)
    }
}

/// What a frame says.
#[must_use]
pub fn said(frame: &[u8]) -> Value {
    let start = frame.iter().position(|byte| *byte == b'{').unwrap_or(frame.len());
    serde_json::from_slice(&frame[start..]).unwrap_or_default()
}

/// What a reader may ask at a table without changing anything there; all of them are answered.
#[must_use]
pub fn questions(game: &Game, chance: &mut Chance) -> Vec<Value> {
    let name = |name: &str| name.replace('_', " ");
    let mut words = vec!["the deck".to_owned()];
    for _ in 0..2 {
        let action = chance.pick(game.actions.unnoted()).map(|action| name(&action.name)).unwrap_or_default();
        let card = chance.pick(game.families.unnoted()).map(|family| name(&family.name)).unwrap_or_default();
        words.extend([format!("{action} {card}"), action, card]);
    }
    let why = words.into_iter().map(|words| json!({"do": "why", "words": words}));
    let others = [
        json!({"do": "cards"}),
        json!({"do": "look", "at": 0}),
        json!({"do": "language", "language": "ru"}),
        json!({"do": "language", "language": "en"}),
    ];
    why.chain(others).collect()
}

/// What is answered to one question.
///
/// # Errors
/// If the line is over.
pub fn answer(line: &mut Line, question: &Value) -> Result<Vec<u8>, String> {
    line.say(question)?;
    line.hear()
}
