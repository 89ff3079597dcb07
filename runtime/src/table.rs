//! A match with its history, for everything that plays: decisions by number or id, undo, replay.

mod snapshots;

use std::sync::Arc;

use crate::game::Game;
use crate::hash::Fnv;
use crate::log::Log;
use crate::message::{Message, Refusal};
use crate::playing::{ChooseError, Match, StartError};
use crate::seats::Seats;
use crate::setting::Setting;
use crate::state::State;
use crate::view::speaker::Speaker;
use snapshots::Snapshots;

/// One decision that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// Who decided.
    pub seat: u8,
    /// The id of the chosen option.
    pub id: String,
    /// A hash of who was asked and of all that was on offer.
    pub offered: u64,
    /// How many events there were before.
    pub events: usize,
    /// Seats that have seen something new by it.
    pub seen: Seats,
}

/// A match with its history.
#[derive(Clone)]
pub struct Table {
    setting: Setting,
    /// Names of the players, by seat.
    pub names: Vec<String>,
    /// Seats at which people sit; the others are bots.
    pub people: Seats,
    /// People may take back what has shown them something new.
    pub practice: bool,
    start: Option<State>,
    matched: Match,
    decisions: Vec<Decided>,
    snapshots: Snapshots,
    /// For each seat, after which decisions it had seen something new.
    shown: Vec<Vec<usize>>,
}

/// What was noted of the last decisions.
struct Taken {
    decisions: Vec<Decided>,
    snapshots: Snapshots,
    shown: Vec<Vec<usize>>,
}

/// Where a replay came out differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Which decision, from 0.
    pub at: usize,
    /// What had been chosen.
    pub id: String,
    /// What is on offer now.
    pub options: Vec<String>,
}

impl Table {
    /// Starts a match. Every seat is a person's unless `people` is changed.
    pub fn start(game: Arc<Game>, setting: Setting) -> Result<Table, StartError> {
        let matched = Match::new(game, &setting)?;
        Ok(Table::around(setting, None, matched))
    }

    /// Starts from a position that was arranged or copied from another match.
    pub fn from_position(game: Arc<Game>, position: State) -> Result<Table, StartError> {
        let bad = |why| Message::new("refusal-bad-position").and("why", why);
        position.sound(&game).map_err(|reason| StartError::Refused(Refusal::new("bad_position", bad(reason))))?;
        let setting = Setting {
            seats: position.seats,
            seed: position.seed,
            first: Some(position.first),
            options: game
                .options
                .iter()
                .zip(&position.options)
                .map(|(option, value)| {
                    let name = option.values.get(*value as usize).cloned();
                    (option.name.clone(), name.unwrap_or_else(|| value.to_string()))
                })
                .collect(),
            ..Setting::default()
        };
        let matched = Match::resume(game, position.clone(), Log::keeping()).map_err(StartError::Fault)?;
        // Taken up again, the match must wait for the same answer, and there must be one.
        let waits = matched.winners().is_some() || !matched.choices().list.is_empty();
        if !waits || *matched.snapshot() != position {
            return Err(StartError::Refused(Refusal::new("bad_position", bad(Message::new("sound-asked")))));
        }
        Ok(Table::around(setting, Some(position), matched))
    }

    fn around(setting: Setting, start: Option<State>, matched: Match) -> Table {
        let people = Seats::all(setting.seats);
        let shown = vec![Vec::new(); usize::from(setting.seats)];
        let (decisions, snapshots) = (Vec::new(), Snapshots::default());
        let mut table =
            Table { setting, names: Vec::new(), people, practice: false, start, matched, decisions, snapshots, shown };
        table.matched.forget_seen();
        table.snapshots.keep(&table.matched, 0);
        table
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        self.matched.game()
    }

    /// How it was set up.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The position it started from, if it was given one.
    pub fn start_position(&self) -> Option<&State> {
        self.start.as_ref()
    }

    /// The match as it is now.
    pub fn now(&self) -> &Match {
        &self.matched
    }

    /// All decisions so far.
    pub fn decisions(&self) -> &[Decided] {
        &self.decisions
    }

    /// Speaks to a seat, or to a spectator, in a language.
    pub fn speaker<'s>(&'s self, seat: Option<u8>, language: &'s str) -> Speaker<'s> {
        Speaker::new(&self.matched, seat, &self.names, language)
    }

    /// Tells everything, whatever is hidden: to whoever has the whole record, never to a player of a match that goes on.
    pub fn all_told<'s>(&'s self, language: &'s str) -> Speaker<'s> {
        Speaker::of_all(&self.matched, &self.names, language)
    }

    /// Decides by the number of an option.
    pub fn decide(&mut self, at: usize) -> Result<(), ChooseError> {
        let ids = self.matched.option_ids();
        let offered = self.offered(&ids);
        self.take(at, ids, offered)
    }

    /// Decides by the number of one of these options.
    fn take(&mut self, at: usize, ids: Vec<String>, offered: u64) -> Result<(), ChooseError> {
        let seat = self.matched.asked().unwrap_or(0);
        let events = self.matched.events().len();
        self.matched.choose(at)?;
        let seen = self.matched.forget_seen();
        let id = ids.into_iter().nth(at).unwrap_or_default();
        self.decisions.push(Decided { seat, id, offered, events, seen });
        let made = self.decisions.len();
        for (seat, shown) in (0..).zip(&mut self.shown) {
            if seen.has(seat) {
                shown.push(made);
            }
        }
        self.snapshots.keep(&self.matched, made);
        Ok(())
    }

    /// Decides by the id of an option.
    pub fn decide_by_id(&mut self, id: &str) -> Result<(), ChooseError> {
        if self.matched.winners().is_some() {
            return self.decide(0);
        }
        let ids = self.matched.option_ids();
        match ids.iter().position(|known| known == id) {
            Some(at) => {
                let offered = self.offered(&ids);
                self.take(at, ids, offered)
            }
            None => {
                let instead = Message::instead(id, ids.iter().map(String::as_str));
                let reason = Message::new("refusal-no-such-option").with("id", id).and("instead", instead);
                Err(ChooseError::Refused(Refusal::new("no_such_option", reason)))
            }
        }
    }

    /// A hash of who is asked and of everything on offer, by names, so that it survives changes
    /// of a pack that do not matter.
    fn offered(&self, ids: &[String]) -> u64 {
        let mut hash = Fnv::default();
        hash.write(&[self.matched.asked().unwrap_or(u8::MAX)]);
        for id in ids {
            hash.write(id.as_bytes());
            hash.write(&[0]);
        }
        hash.0
    }

    /// How many decisions are kept at the least when somebody takes back: unless it is practice, nothing that
    /// showed a person something new can be undone.
    pub fn undo_limit(&self) -> usize {
        if self.practice {
            return 0;
        }
        let people = (0..).zip(&self.shown).filter(|(seat, _)| self.people.has(*seat));
        people.filter_map(|(_, shown)| shown.last().copied()).max().unwrap_or(0)
    }

    /// Goes back to when so many decisions had been made. Says how many of them were made again for that: at most a quarter
    /// as many as were ever taken back, however long the match is.
    pub fn undo_to(&mut self, count: usize) -> Result<usize, Refusal> {
        if count > self.decisions.len() {
            let reason = Message::new("refusal-undo-too-far").number("count", self.decisions.len());
            return Err(Refusal::new("bad_undo", reason));
        }
        let limit = self.undo_limit();
        if count < limit {
            return Err(Refusal::new("undo_blocked", Message::new("refusal-undo-blocked").number("decision", limit)));
        }
        let broken = || Refusal::new("bad_undo", Message::new("refusal-undo-broken"));
        let snapshot = self.snapshots.before(count).ok_or_else(broken)?;
        let (state, cut) = self.matched.go_back(snapshot.state.clone(), snapshot.mark).map_err(|_| broken())?;
        let taken = self.take_after(snapshot.decisions);
        let again: Vec<(String, u64)> = (taken.decisions.iter().take(count - snapshot.decisions))
            .map(|decided| (decided.id.clone(), decided.offered))
            .collect();
        if self.replay(&again).is_err() {
            // The match stays as it was.
            self.take_after(snapshot.decisions);
            self.put_back(taken);
            self.matched.go_forth(state, cut);
            return Err(broken());
        }
        Ok(again.len())
    }

    /// Takes out what was noted of later decisions than these.
    fn take_after(&mut self, count: usize) -> Taken {
        let later = |shown: &mut Vec<usize>| shown.split_off(shown.partition_point(|after| *after <= count));
        Taken {
            decisions: self.decisions.split_off(count),
            snapshots: self.snapshots.take_after(count),
            shown: self.shown.iter_mut().map(later).collect(),
        }
    }

    fn put_back(&mut self, taken: Taken) {
        self.decisions.extend(taken.decisions);
        self.snapshots.put_back(taken.snapshots);
        self.shown.iter_mut().zip(taken.shown).for_each(|(shown, later)| shown.extend(later));
    }

    /// In how many positions the match is kept, so that it can go back.
    pub fn kept_positions(&self) -> usize {
        self.snapshots.len()
    }

    /// Makes recorded decisions; stops at the first that comes out differently.
    pub fn replay(&mut self, decisions: &[(String, u64)]) -> Result<(), Difference> {
        for (at, (id, offered)) in decisions.iter().enumerate() {
            let options = self.matched.option_ids();
            let now = self.offered(&options);
            let chosen = options.iter().position(|known| known == id).filter(|_| now == *offered);
            let different = |options| Err(Difference { at, id: id.clone(), options });
            match chosen {
                None => return different(options),
                Some(chosen) => {
                    if self.take(chosen, options, now).is_err() {
                        return different(self.matched.option_ids());
                    }
                }
            }
        }
        Ok(())
    }
}
