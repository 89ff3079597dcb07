//! All tables: laying new ones, and opening those that are on disk when somebody comes to them.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quarterdeck_disk::recorded::recorded;
use quarterdeck_runtime::{Campaign, Seats, Setting, Skill, StartError, Table};
use tokio::sync::{Notify, Semaphore, watch};

use crate::hosted::{Hosted, Kept, Sitter};
use crate::shelf::{Opened, Shelf};
use crate::store::Store;
use crate::thinking::{TRIES, tries};
use crate::token;
use crate::wire::{Made, MadeSeat, TableWish};

/// The most tables that are kept.
const MOST_TABLES: usize = 2000;
/// So many tables are kept open before those are closed at which nobody is.
const MOST_OPEN: usize = 200;
/// The most games that are kept ready, each with its own packs.
const MOST_GAMES: usize = 24;
/// The most connections at once, and at one table.
const MOST_CONNECTIONS: usize = 1000;
const MOST_AT_TABLE: usize = 64;
/// So many who sit at one table are served at the same time; they would wait for each other anyway.
pub const AT_ONE_TABLE: usize = 4;
/// The longest name of a player, in letters.
pub const LONGEST_NAME: usize = 24;
/// The most that bots may take for a decision, in milliseconds.
pub const SLOWEST: u64 = 5000;

/// A table with those who wait for news of it.
pub struct Place {
    hosted: Mutex<Hosted>,
    /// The number of the latest change.
    pub news: watch::Sender<u64>,
    /// Wakes bots that wait.
    pub nudge: Notify,
    /// How many more may be served at the same time.
    pub turns: Arc<Semaphore>,
    /// Who is connected, each page with its seats.
    here: Mutex<Vec<Seats>>,
}

impl Place {
    /// The seats whose page is open somewhere.
    pub fn present(&self) -> Seats {
        let here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        here.iter().fold(Seats::none(), |all, seats| all.and(*seats))
    }

    /// Whether no page is open at this table, neither of somebody who sits there nor of one who watches.
    pub fn is_deserted(&self) -> bool {
        self.here.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Tells everybody who is there now.
    fn tell(&self) {
        self.news.send_modify(|_| {});
    }

    /// The table itself. Whoever asks may have to wait until a decision is on disk: never ask where others are kept waiting.
    pub fn hosted(&self) -> MutexGuard<'_, Hosted> {
        self.hosted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A game, and by which packs it was asked for.
type Ready = (String, Vec<String>, Arc<Opened>);

/// All tables.
pub struct Hall {
    shelf: Arc<dyn Shelf>,
    store: Arc<Store>,
    places: Mutex<BTreeMap<String, Arc<Place>>>,
    /// Held while a table is opened, one for each: two who come at once must not open it twice, and a slow one keeps nobody from another.
    opening: Mutex<BTreeMap<String, Arc<Mutex<()>>>>,
    ready: Mutex<Vec<Ready>>,
    /// Held while a game is made of packs: one at a time, while others play on.
    making: Mutex<()>,
    /// Held while a record that somebody has sent is read: large ones need much memory, and one at a time has to do.
    reading: Mutex<()>,
    connections: AtomicUsize,
}

/// Somebody who is connected; counted as long as it lives.
pub struct Connected {
    hall: Arc<Hall>,
    place: Arc<Place>,
    seats: Seats,
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.hall.connections.fetch_sub(1, Ordering::Relaxed);
        let before = self.place.present();
        let mut here = self.place.here.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = here.iter().position(|seats| *seats == self.seats) {
            here.swap_remove(at);
        }
        drop(here);
        if self.place.present() != before {
            self.place.tell();
        }
    }
}

impl Hall {
    /// The tables in a folder.
    pub fn open(shelf: Arc<dyn Shelf>, folder: &Path) -> io::Result<Hall> {
        Ok(Hall {
            shelf,
            store: Arc::new(Store::open(folder)?),
            places: Mutex::default(),
            opening: Mutex::default(),
            ready: Mutex::default(),
            making: Mutex::default(),
            reading: Mutex::default(),
            connections: AtomicUsize::new(0),
        })
    }

    /// Where games come from.
    pub fn shelf(&self) -> &dyn Shelf {
        self.shelf.as_ref()
    }

    /// A game that is ready.
    pub fn game(&self, id: &str, with: &[String]) -> Result<Arc<Opened>, String> {
        let mut with = with.to_vec();
        with.sort();
        let known = || {
            let ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
            let found = ready.iter().find(|(known, added, _)| known == id && *added == with);
            found.map(|(.., opened)| opened.clone())
        };
        if let Some(opened) = known() {
            return Ok(opened);
        }
        let _making = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(opened) = known() {
            return Ok(opened);
        }
        let opened = Arc::new(self.shelf.open(id, &with)?);
        let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if ready.len() >= MOST_GAMES {
            ready.remove(0);
        }
        ready.push((id.to_owned(), with, opened.clone()));
        Ok(opened)
    }

    /// The packs have changed: games are made anew when they are asked for.
    pub(crate) fn forget_games(&self) {
        self.ready.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Lays a table; or says in words why not.
    pub fn lay(&self, wish: &TableWish) -> Result<Made, String> {
        self.room()?;
        let opened = self.game(&wish.game, &wish.with)?;
        let mut setting = setting(wish, &opened)?;
        let mut campaign = None;
        if wish.campaign {
            let begun = Campaign::begin(opened.game.clone(), &setting);
            let begun = begun.map_err(|refusal| refusal.reason.tell(&wish.language))?;
            setting = begun.setting(None).ok_or("there is no chapter")?;
            campaign = Some(begun);
        }
        let mut table = Table::start(opened.game.clone(), setting).map_err(|error| match error {
            StartError::Refused(refusal) => refusal.reason.tell(&wish.language),
            StartError::Fault(fault) => format!("{}: {fault}", fault.code),
        })?;
        table.names = wish.seats.iter().map(|seat| seat.name.chars().take(LONGEST_NAME).collect()).collect();
        let people: Vec<u8> = (0..).zip(&wish.seats).filter(|(_, seat)| seat.bot.is_none()).map(|(at, _)| at).collect();
        table.people = people.iter().copied().collect();
        table.practice = wish.practice;
        if let Some(campaign) = &mut campaign {
            campaign.progress.names.clone_from(&table.names);
            campaign.progress.people = table.people;
        }
        // People at one screen share one link.
        let sharing = if wish.shared { 1 } else { people.len() };
        let mut made =
            Made { table: token::name().map_err(told)?, seats: Vec::new(), watch: token::secret().map_err(told)? };
        let mut sitters = Vec::new();
        for at in people.into_iter().take(sharing) {
            let token = token::secret().map_err(told)?;
            made.seats.push(MadeSeat { name: table.names[usize::from(at)].clone(), token: token.clone() });
            sitters.push(Sitter { token, seats: if wish.shared { table.people } else { Seats::only(at) } });
        }
        let skills = wish.seats.iter().map(|seat| seat.bot.clone().unwrap_or_else(|| "greedy".to_owned()));
        let kept = Kept {
            sitters,
            watch: made.watch.clone(),
            skills: skills.collect(),
            pace: wish.pace.min(SLOWEST),
            ..Kept::of(wish.game.clone(), wish.with.clone())
        };
        self.begin(opened, table, kept, campaign, made)
    }

    /// Writes a new table and keeps it open.
    pub(crate) fn begin(
        &self,
        opened: Arc<Opened>,
        table: Table,
        kept: Kept,
        campaign: Option<Campaign>,
        made: Made,
    ) -> Result<Made, String> {
        let mut hosted = Hosted::new(opened, table, kept, campaign, (self.store.clone(), &made.table));
        hosted.keep_whole()?;
        self.put(made.table.clone(), hosted);
        Ok(made)
    }

    /// Makes room for another table: where there is none, a match that is over is forgotten.
    fn room(&self) -> Result<(), String> {
        while self.store.count()? >= MOST_TABLES {
            let open = self.places.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect();
            if !self.store.forget(open)? {
                return Err(format!("{MOST_TABLES} tables are kept here, and at none of them the match is over"));
            }
        }
        Ok(())
    }

    /// Lays a saved match out, to be looked at from its beginning; whoever has the link sees everything.
    pub fn replay(&self, text: &str, language: &str) -> Result<Made, String> {
        self.room()?;
        let refused = |refusal: quarterdeck_runtime::Refusal| refusal.reason.tell(language);
        let between = if language == "ru" {
            "эта кампания — между двумя партиями"
        } else {
            "this campaign is between two matches"
        };
        let _reading = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
        let save = recorded(text).map_err(refused)?.ok_or(between)?;
        let packs: Vec<&str> = save.packs.iter().map(|pack| pack.id.as_str()).collect();
        let (game, with) = self.game_of(&packs)?;
        let opened = self.game(&game, &with)?;
        let table = save.open(opened.game.clone()).map_err(refused)?.table;
        let made =
            Made { table: token::name().map_err(told)?, seats: Vec::new(), watch: token::secret().map_err(told)? };
        let skills = vec!["greedy".to_owned(); usize::from(table.setting().seats)];
        let kept = Kept { watch: made.watch.clone(), skills, replay: true, ..Kept::of(game, with) };
        self.begin(opened, table, kept, None, made)
    }

    /// Which game consists of these packs: the one that needs the most of them, with the others added.
    fn game_of(&self, packs: &[&str]) -> Result<(String, Vec<String>), String> {
        let offered = self.shelf.offered();
        let needs = |id: &str| offered.iter().find(|pack| pack.id == id).map_or(&[][..], |pack| &pack.needs);
        let mut best: Option<(String, Vec<String>)> = None;
        for pack in offered.iter().filter(|pack| pack.playable && packs.contains(&pack.id.as_str())) {
            let mut within = vec![pack.id.clone()];
            let mut at = 0;
            while let Some(one) = within.get(at).cloned() {
                within.extend(needs(&one).iter().filter(|need| !within.contains(need)).cloned().collect::<Vec<_>>());
                at += 1;
            }
            let with: Vec<String> =
                packs.iter().filter(|id| !within.iter().any(|known| known == *id)).map(|id| (*id).to_owned()).collect();
            if best.as_ref().is_none_or(|(_, least)| with.len() < least.len()) {
                best = Some((pack.id.clone(), with));
            }
        }
        best.ok_or_else(|| format!("there is no game of {}", packs.join(" + ")))
    }

    /// A new table that goes on from an earlier moment of another one: a person at one seat, bots at the others.
    pub fn branch(&self, hosted: &Hosted, at: usize, seat: u8) -> Result<Made, String> {
        self.room()?;
        let mut table = hosted.earlier(at).ok_or("there is no such moment")?;
        let name = table.names.get(usize::from(seat)).cloned().ok_or("there is no such seat")?;
        table.people = Seats::only(seat);
        let token = token::secret().map_err(told)?;
        let watch = token::secret().map_err(told)?;
        let seats = vec![MadeSeat { name, token: token.clone() }];
        let made = Made { table: token::name().map_err(told)?, seats, watch: watch.clone() };
        let kept = Kept {
            sitters: vec![Sitter { token, seats: table.people }],
            watch,
            skills: hosted.kept.skills.clone(),
            ..Kept::of(hosted.kept.game.clone(), hosted.kept.with.clone())
        };
        self.begin(hosted.opened().clone(), table, kept, None, made)
    }

    fn put(&self, name: String, hosted: Hosted) -> Arc<Place> {
        let news = watch::Sender::new(hosted.version);
        let (nudge, here) = (Notify::new(), Mutex::default());
        let turns = Arc::new(Semaphore::new(AT_ONE_TABLE));
        let place = Arc::new(Place { hosted: Mutex::new(hosted), news, nudge, turns, here });
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if places.len() >= MOST_OPEN {
            // Where nobody is, nothing is lost: the table is on disk.
            places.retain(|_, place| Arc::strong_count(place) > 1);
        }
        places.entry(name).or_insert(place).clone()
    }

    /// A table by its name, opened if nobody has been there yet.
    pub fn find(&self, name: &str) -> Result<Arc<Place>, String> {
        if !token::is_name(name) {
            return Err("there is no such table".to_owned());
        }
        let open = || self.places.lock().unwrap_or_else(PoisonError::into_inner).get(name).cloned();
        if let Some(place) = open() {
            return Ok(place);
        }
        let opening =
            self.opening.lock().unwrap_or_else(PoisonError::into_inner).entry(name.to_owned()).or_default().clone();
        let held = opening.lock().unwrap_or_else(PoisonError::into_inner);
        let found = open().map_or_else(|| self.reopen(name), Ok);
        drop(held);
        let mut waiting = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody else waits for it: one is in the list, one is here.
        if Arc::strong_count(&opening) <= 2 {
            waiting.remove(name);
        }
        found
    }

    /// Opens a table that is on disk.
    fn reopen(&self, name: &str) -> Result<Arc<Place>, String> {
        let record = self.store.find(name)?.ok_or("there is no such table")?;
        let kept: Kept = serde_json::from_str(&record.kept).map_err(told)?;
        let opened = self.game(&kept.game, &kept.with)?;
        let (table, begun) = record.open(opened.game.clone())?;
        let campaign = kept.campaign.clone().map(|progress| Campaign::open(progress, opened.game.clone()));
        let campaign = campaign.transpose().map_err(|refusal| refusal.reason.tell("en"))?;
        let campaign = campaign.map(|reopened| reopened.campaign);
        let hosted = Hosted::new(opened, table, kept, campaign, (self.store.clone(), name)).read_with(begun);
        Ok(self.put(name.to_owned(), hosted))
    }

    /// Counts one more connection to a table, unless there are too many. The others are told if somebody has come.
    pub fn connect(self: &Arc<Hall>, place: &Arc<Place>, seats: Seats) -> Option<Connected> {
        let all = self.connections.fetch_add(1, Ordering::Relaxed);
        let before = place.present();
        let mut here = place.here.lock().unwrap_or_else(PoisonError::into_inner);
        here.push(seats);
        let count = here.len();
        drop(here);
        let connected = Connected { hall: self.clone(), place: place.clone(), seats };
        if all >= MOST_CONNECTIONS || count > MOST_AT_TABLE {
            return None;
        }
        if place.present() != before {
            place.tell();
        }
        Some(connected)
    }
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}

fn setting(wish: &TableWish, opened: &Opened) -> Result<Setting, String> {
    if let Some(wrong) =
        wish.seats.iter().filter_map(|seat| seat.bot.as_deref()).find(|bot| Skill::named(bot).is_none())
    {
        return Err(format!("no bot plays `{wrong}`; there is: {}", Skill::NAMES.join(", ")));
    }
    let often = |bot: &&str| tries(bot).is_some_and(|tries| tries > TRIES);
    if let Some(bot) = wish.seats.iter().filter_map(|seat| seat.bot.as_deref()).find(often) {
        return Err(if wish.language == "ru" {
            format!("за столом бот делает не больше {TRIES} проб на решение: `search:{TRIES}` вместо `{bot}`")
        } else {
            format!("at a table a bot tries at most {TRIES} times for a decision: `search:{TRIES}` instead of `{bot}`")
        });
    }
    let mut options = opened.game.set_by(&wish.game);
    options.retain(|(name, _)| !wish.options.contains_key(name));
    options.extend(wish.options.iter().map(|(name, value)| (name.clone(), value.clone())));
    let seed = match wish.seed {
        Some(seed) => seed,
        None => token::chance().map_err(told)?,
    };
    let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
    Ok(Setting { seats, seed, first: None, options, ..Setting::default() })
}
