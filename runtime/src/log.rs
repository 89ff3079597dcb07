//! The record of a match: every event, or only a hash of them.

use quarterdeck_dsl::tree::{CardAt, SLOTS, Thing, ZoneAt};

use crate::event::{Change, Event, Quiet};
use crate::ids::PrintingId;
use crate::seats::Seats;
use crate::trace::Note;

/// What a player chose, kept so that it can be told later, when the cards lie elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// The event that it belongs to.
    pub event: usize,
    /// What was chosen and what followed from it.
    pub told: [Told; SLOTS],
    /// Cards that were paid.
    pub paid: Vec<CardAt>,
}

/// One thing as it was when it was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// What.
    pub thing: Thing,
    /// Where it lay.
    pub zone: ZoneAt,
    /// Seats that knew what it was.
    pub known: Seats,
    /// What a card showed.
    pub printing: PrintingId,
}

impl Told {
    /// Nothing.
    pub const NOTHING: Told =
        Told { thing: Thing::Nothing, zone: ZoneAt::NOTHING, known: Seats::none(), printing: PrintingId::NOTHING };
}

/// A log that keeps events, or only their hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    events: Vec<Event>,
    /// What nobody is told, each with the number of events that happened before it.
    quiet: Vec<(usize, Quiet)>,
    acts: Vec<Act>,
    keeps: bool,
    hash: u64,
    tally: Option<Tally>,
    notes: Option<Vec<Note>>,
}

/// A place in the record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    events: usize,
    quiet: usize,
    acts: usize,
    hash: u64,
    tally: Option<Tally>,
}

/// The end of a record, taken out of it.
#[derive(Debug)]
pub(crate) struct Cut {
    mark: Mark,
    end: Mark,
    events: Vec<Event>,
    quiet: Vec<(usize, Quiet)>,
    acts: Vec<Act>,
}

/// What a running script has caused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    /// How many events.
    pub events: u32,
    /// Their hash.
    pub hash: u64,
    /// So many of them stand in the record already: the script is run again.
    pub known: u32,
    /// The script is run again and has not come back to where it waited.
    pub again: bool,
}

impl Log {
    /// A log that keeps every event.
    pub fn keeping() -> Log {
        Log { keeps: true, ..Log::hashing() }
    }

    /// A log that keeps only the hash.
    pub fn hashing() -> Log {
        let (events, quiet, acts) = (Vec::new(), Vec::new(), Vec::new());
        Log { events, quiet, acts, keeps: false, hash: 0, tally: None, notes: None }
    }

    /// Adds an event.
    #[inline(always)]
    pub fn push(&mut self, event: Event) {
        let (words, long) = event.words();
        let mix = |hash: u64| {
            words
                .iter()
                .chain(&long)
                .fold(hash, |hash, word| (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95))
        };
        if let Some(tally) = &mut self.tally {
            tally.events += 1;
            tally.hash = mix(tally.hash);
            if tally.events <= tally.known {
                return;
            }
        }
        self.hash = mix(self.hash);
        if self.keeps {
            self.events.push(event);
        }
    }

    /// Adds a change that nobody is told of, if changes are kept.
    #[inline(always)]
    pub(crate) fn quiet(&mut self, change: impl FnOnce() -> Quiet) {
        if self.keeps {
            self.keep_quiet(change());
        }
    }

    #[cold]
    fn keep_quiet(&mut self, change: Quiet) {
        if !self.tally.is_some_and(|tally| tally.again) {
            self.quiet.push((self.events.len(), change));
        }
    }

    /// All changes that are kept, told or not, in order.
    pub fn changes(&self) -> impl Iterator<Item = Change> + '_ {
        let mut quiet = self.quiet.iter().peekable();
        let mut events = self.events.iter().enumerate().peekable();
        std::iter::from_fn(move || {
            let told = events.peek().map_or(self.events.len(), |(at, _)| *at);
            match quiet.next_if(|(before, _)| *before <= told) {
                Some((_, change)) => Some(Change::Quiet(*change)),
                None => events.next().map(|(_, event)| Change::Told(*event)),
            }
        })
    }

    /// How far the record goes, so that it can be taken back to here.
    pub(crate) fn mark(&self) -> Mark {
        let (events, quiet, acts) = (self.events.len(), self.quiet.len(), self.acts.len());
        Mark { events, quiet, acts, hash: self.hash, tally: self.tally }
    }

    /// Forgets everything since then.
    pub(crate) fn rewind(&mut self, mark: Mark) {
        self.events.truncate(mark.events);
        self.quiet.truncate(mark.quiet);
        self.acts.truncate(mark.acts);
        (self.hash, self.tally) = (mark.hash, mark.tally);
    }

    /// Takes everything since then out of the record.
    pub(crate) fn cut(&mut self, mark: Mark) -> Cut {
        let end = self.mark();
        let events = self.events.split_off(mark.events.min(self.events.len()));
        let quiet = self.quiet.split_off(mark.quiet.min(self.quiet.len()));
        let acts = self.acts.split_off(mark.acts.min(self.acts.len()));
        self.rewind(mark);
        Cut { mark, end, events, quiet, acts }
    }

    /// Puts back what was taken out, instead of what was recorded since.
    pub(crate) fn mend(&mut self, cut: Cut) {
        self.rewind(cut.mark);
        self.events.extend(cut.events);
        self.quiet.extend(cut.quiet);
        self.acts.extend(cut.acts);
        (self.hash, self.tally) = (cut.end.hash, cut.end.tally);
    }

    /// The same, with notes of what comes into question from the first moment on.
    pub fn traced(mut self) -> Log {
        self.trace();
        self
    }

    /// From here on it is noted what came into question and did not happen.
    pub(crate) fn trace(&mut self) {
        self.notes = Some(Vec::new());
    }

    /// Notes something that came into question, if somebody wants to know.
    #[inline]
    pub(crate) fn note(&mut self, note: impl FnOnce() -> Note) {
        if let Some(notes) = &mut self.notes {
            notes.push(Note { after: self.events.len(), ..note() });
        }
    }

    /// Whether somebody wants to know what came into question.
    pub(crate) fn is_traced(&self) -> bool {
        self.notes.is_some()
    }

    /// What was noted.
    pub fn notes(&self) -> &[Note] {
        self.notes.as_deref().unwrap_or_default()
    }

    /// From here on events are counted for a script.
    pub(crate) fn count(&mut self, tally: Tally) {
        self.tally = Some(tally);
    }

    /// The script that was run again is where it waited: from here on, things happen for the first time.
    pub(crate) fn caught_up(&mut self) {
        if let Some(tally) = &mut self.tally {
            tally.again = false;
        }
    }

    /// What the script has caused so far.
    pub(crate) fn tally(&self) -> Tally {
        self.tally.unwrap_or_default()
    }

    /// The script is over, or waits.
    pub(crate) fn stop_counting(&mut self) {
        self.tally = None;
    }

    /// Remembers what the event to come is about.
    pub fn tell(&mut self, told: [Told; SLOTS], paid: impl FnOnce() -> Vec<CardAt>) {
        if self.keeps {
            self.acts.push(Act { event: self.events.len(), told, paid: paid() });
        }
    }

    /// Whether events are kept.
    pub fn keeps(&self) -> bool {
        self.keeps
    }

    /// What was chosen at an event.
    pub fn act(&self, event: usize) -> Option<&Act> {
        self.acts.binary_search_by_key(&event, |act| act.event).ok().map(|at| &self.acts[at])
    }

    /// The events kept so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// A hash of all events so far.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}
