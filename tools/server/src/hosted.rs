//! One table: a match, who sits where, and where it is kept. Whatever changes it is on disk before anybody is told.

use std::sync::Arc;

use quarterdeck_runtime::{Bot, Campaign, ChooseError, Progress, Save, Seats, Speaker, Table};
use serde::{Deserialize, Serialize};

use crate::hall::LONGEST_NAME;
use crate::shelf::Opened;
use crate::store::{Change, Store};
use crate::thinking::bots;
use crate::token;

/// What is kept of a table beside its match.
#[derive(Serialize, Deserialize)]
pub struct Kept {
    /// The game.
    pub game: String,
    /// Packs that are added.
    pub with: Vec<String>,
    /// Those who sit there.
    pub sitters: Vec<Sitter>,
    /// The secret of those who watch.
    pub watch: String,
    /// How each seat plays if it is a bot's.
    pub skills: Vec<String>,
    /// How long bots take.
    pub pace: u64,
    /// What a campaign remembers, if one is played; the match itself is kept below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<Progress>,
    /// Pages of the story that were told in earlier matches of the campaign.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pages: Vec<Page>,
    /// Nobody plays here: whoever watches may look at everything.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub replay: bool,
}

impl Kept {
    /// Of a game, with nobody there yet.
    pub fn of(game: String, with: Vec<String>) -> Kept {
        Kept {
            game,
            with,
            sitters: Vec::new(),
            watch: String::new(),
            skills: Vec::new(),
            pace: 600,
            campaign: None,
            pages: Vec::new(),
            replay: false,
        }
    }
}

/// A page of the story: the chapter, and the beat, or the chapter again for its opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Page {
    /// The chapter's id.
    pub chapter: String,
    /// The id of what is told.
    pub id: String,
}

/// Somebody who has a link.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// The secret.
    pub token: String,
    /// The seats, as bits.
    pub seats: Seats,
}

/// Who somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Who {
    /// The seats, as bits; none for one who watches.
    pub seats: Seats,
    /// The whole record is theirs.
    pub owner: bool,
}

/// A table that is open.
pub struct Hosted {
    opened: Arc<Opened>,
    pub(crate) table: Table,
    pub(crate) bots: Vec<Bot>,
    pub(crate) kept: Kept,
    pub(crate) campaign: Option<Campaign>,
    store: Arc<Store>,
    name: String,
    /// How many decisions the match had when it was written as a whole, and how many of them are on disk now.
    begun: usize,
    written: usize,
    /// Counts all changes.
    pub version: u64,
    /// Counts the matches that were played here.
    pub series: u64,
    /// A task lets the bots play.
    pub driven: bool,
    /// Bots do not wait.
    pub hurried: bool,
    /// Why the table cannot go on.
    pub trouble: Option<String>,
}

impl Hosted {
    /// A table; nothing of it is written yet.
    pub fn new(
        opened: Arc<Opened>,
        table: Table,
        kept: Kept,
        campaign: Option<Campaign>,
        (store, name): (Arc<Store>, &str),
    ) -> Hosted {
        let bots = bots(&table, &kept.skills);
        let (driven, hurried, trouble) = (false, false, None);
        let (begun, written, name) = (0, 0, name.to_owned());
        Hosted {
            opened,
            table,
            bots,
            kept,
            campaign,
            store,
            name,
            begun,
            written,
            version: 1,
            series: 1,
            driven,
            hurried,
            trouble,
        }
    }

    /// The same table as it was read from where it is kept: its match was written with so many decisions when it began.
    #[must_use]
    pub fn read_with(mut self, begun: usize) -> Hosted {
        (self.begun, self.written) = (begun, self.decisions());
        self
    }

    /// Begins another match at the same table.
    pub(crate) fn renew(&mut self, table: Table) -> Result<(), String> {
        let before = std::mem::replace(&mut self.table, table);
        self.table.names = before.names;
        self.table.people = before.people;
        self.table.practice = before.practice;
        self.bots = bots(&self.table, &self.kept.skills);
        self.series += 1;
        self.version += 1;
        self.keep_whole()
    }

    /// Goes on with another making of the same game: whoever sits there sees everything anew.
    pub(crate) fn remake(&mut self, opened: Arc<Opened>, table: Table) -> Result<(), String> {
        self.opened = opened;
        self.table = table;
        self.bots = bots(&self.table, &self.kept.skills);
        self.trouble = None;
        self.series += 1;
        self.version += 1;
        self.keep_whole()
    }

    /// The game and its faces.
    pub fn opened(&self) -> &Arc<Opened> {
        &self.opened
    }

    /// Speaks to a seat, or to one who watches.
    pub fn speaker<'s>(&'s self, seat: Option<u8>, language: &'s str) -> Speaker<'s> {
        self.table.speaker(seat, language)
    }

    /// How many events there were.
    pub fn events(&self) -> usize {
        self.table.now().events().len()
    }

    /// How many decisions were made.
    pub fn decisions(&self) -> usize {
        self.table.decisions().len()
    }

    /// How long bots usually take, in milliseconds.
    pub fn usual_pace(&self) -> u64 {
        self.kept.pace
    }

    /// How long they take now.
    pub fn pace(&self) -> u64 {
        if self.hurried { 0 } else { self.kept.pace }
    }

    /// Whose secret it is, if it is anybody's.
    pub fn who(&self, secret: &str) -> Option<Who> {
        let sitter = self.kept.sitters.iter().find(|sitter| token::same(&sitter.token, secret));
        let watch = Who { seats: Seats::none(), owner: self.kept.replay };
        let watch = token::same(&self.kept.watch, secret).then_some(watch);
        sitter.map(|sitter| Who { seats: sitter.seats, owner: false }).or(watch)
    }

    /// Through whose eyes somebody looks now: the asked seat if it is theirs, else the first of theirs; of several at one
    /// screen, the one who was asked last.
    pub fn eyes(&self, who: Who) -> Option<u8> {
        let own = |seat: u8| who.seats.has(seat);
        let last = || self.table.decisions().iter().rev().map(|decided| decided.seat).find(|seat| own(*seat));
        let first = || (0..self.table.setting().seats).find(|seat| own(*seat));
        self.table.now().asked().filter(|seat| own(*seat)).or_else(last).or_else(first)
    }

    fn is_person(&self, seat: u8) -> bool {
        self.table.people.has(seat)
    }

    /// The bot whose decision it is.
    pub fn asked_bot(&self) -> Option<u8> {
        self.table.now().asked().filter(|seat| !self.kept.replay && !self.is_person(*seat))
    }

    /// Whether somebody may have the whole record: nobody while others still play against them.
    pub fn may_have_all(&self, who: Who) -> bool {
        let alone = !who.seats.is_empty() && who.seats.covers(self.table.people);
        who.owner || alone || (!who.seats.is_empty() && self.table.now().winners().is_some())
    }

    /// The record of the match, as a file that can be shared.
    pub fn saved(&self) -> String {
        let text = Save::of(&self.table).write();
        let name = format!("{}.match.json", self.kept.game);
        serde_json::json!({"kind": "save", "name": name, "text": text}).to_string()
    }

    /// The match as it was after so many decisions.
    pub fn earlier(&self, count: usize) -> Option<Table> {
        let mut table = self.table.clone();
        // Nothing is taken back: one looks.
        table.practice = true;
        table.undo_to(count.min(self.decisions())).ok()?;
        table.practice = self.table.practice;
        Some(table)
    }

    /// After which decision somebody looked at the table last: their own last one.
    pub fn since(&self, who: Who) -> usize {
        let own = self.table.decisions().iter().rposition(|decided| who.seats.has(decided.seat));
        own.map_or(0, |at| at + 1)
    }

    /// Lets somebody decide.
    pub fn decide(&mut self, who: Who, at: usize, id: &str, language: &str) -> Result<(), String> {
        let asked = self.table.now().asked().filter(|seat| who.seats.has(*seat));
        // What was chosen of an older decision is not carried over to the present one.
        if asked.is_none() || at != self.decisions() {
            return Ok(());
        }
        self.table.decide_by_id(id).map_err(|error| told(&error, language))?;
        self.changed()
    }

    /// The decision to which somebody could go back now: the last own one, if nobody else has decided since.
    pub fn undoable(&self, who: Who) -> Option<usize> {
        let others = |seat: u8| self.is_person(seat) && !who.seats.has(seat);
        let decisions = self.table.decisions();
        let at = decisions.iter().rposition(|decided| who.seats.has(decided.seat))?;
        let alone = decisions[at..].iter().all(|decided| !others(decided.seat));
        (alone && at >= self.table.undo_limit()).then_some(at)
    }

    /// Takes back somebody's last decision.
    pub fn undo(&mut self, who: Who, language: &str) -> Result<(), String> {
        let Some(at) = self.undoable(who) else { return Ok(()) };
        self.table.undo_to(at).map_err(|refusal| refusal.reason.tell(language))?;
        self.changed()
    }

    /// Sets how long bots take.
    pub fn set_pace(&mut self, pace: u64) -> Result<(), String> {
        self.kept.pace = pace;
        let kept = self.kept_text()?;
        self.store.change(&self.name, Change::Kept(kept))
    }

    /// The people whose page is open nowhere, while the match goes on.
    pub fn away(&self, present: Seats) -> Seats {
        let waits = !self.kept.replay && self.table.now().winners().is_none();
        if waits { self.table.people.without(present) } else { Seats::none() }
    }

    /// The secret of those who watch, for those who sit here to share.
    pub fn watchers(&self) -> &str {
        &self.kept.watch
    }

    /// Calls the player at somebody's only seat something else, unless another player is called so.
    pub fn rename(&mut self, who: Who, name: &str) -> Result<(), String> {
        let own = (0..self.table.setting().seats).filter(|seat| who.seats.has(*seat)).collect::<Vec<_>>();
        let name: String = name.trim().chars().filter(|sign| !sign.is_control()).take(LONGEST_NAME).collect();
        let refused = name.is_empty() || self.table.names.contains(&name) || self.table.now().winners().is_some();
        let ([seat], false) = (own.as_slice(), refused) else { return Ok(()) };
        self.table.names[usize::from(*seat)] = name;
        if let Some(campaign) = &mut self.campaign {
            campaign.progress.names.clone_from(&self.table.names);
        }
        self.version += 1;
        self.keep_whole()
    }

    fn changed(&mut self) -> Result<(), String> {
        self.version += 1;
        self.keep()
    }

    /// What is kept beside the match, as text.
    fn kept_text(&mut self) -> Result<String, String> {
        self.kept.campaign = self.campaign.as_ref().map(|campaign| campaign.progress.clone());
        serde_json::to_string(&self.kept).map_err(|error| error.to_string())
    }

    /// Writes the table with the match as it is now.
    pub fn keep_whole(&mut self) -> Result<(), String> {
        let (kept, begun) = (self.kept_text()?, Save::of(&self.table).write());
        self.store.change(&self.name, Change::Begun { kept, begun })?;
        (self.begun, self.written) = (self.decisions(), self.decisions());
        Ok(())
    }

    /// Writes what was decided or taken back since the match was written last.
    pub(crate) fn keep(&mut self) -> Result<(), String> {
        let now = self.decisions();
        if now < self.begun {
            return self.keep_whole();
        }
        if now < self.written {
            self.store.change(&self.name, Change::Back(now))?;
        } else if now > self.written {
            let made = self.table.decisions()[self.written..].iter();
            let made = made.map(|decided| (decided.id.clone(), decided.offered)).collect();
            let over = self.table.now().winners().is_some();
            self.store.change(&self.name, Change::Decided { from: self.written, made, over })?;
        }
        self.written = now;
        Ok(())
    }
}

/// Why a decision was not made.
pub(crate) fn told(error: &ChooseError, language: &str) -> String {
    match error {
        ChooseError::Refused(refusal) => refusal.reason.tell(language),
        ChooseError::Fault(fault) => format!("{}: {fault}", fault.code),
    }
}
