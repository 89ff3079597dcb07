//! Bots think apart from the table: meanwhile everybody there is served, and what they have come to counts only if nothing has
//! changed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use quarterdeck_runtime::{Bot, ChooseError, Match, Seats, Skill, Table};

use crate::hosted::{Hosted, told};

/// Bots that hurry decide for so long before it is put on disk and told: each by itself would wait for the disk.
const IN_ONE_GO: Duration = Duration::from_millis(40);
/// A bot that tries things out stops after so many tries unless fewer were asked for, or when it has thought for so long; so often it tries
/// at least.
pub const TRIES: u32 = 2000;
const FEWEST_TRIES: u32 = 16;
const LONGEST_THOUGHT: Duration = Duration::from_millis(1500);

/// What bots think about: a copy of the match, which nobody else sees.
pub struct Thinking {
    matched: Match,
    bots: Vec<Bot>,
    people: Seats,
    /// They do not wait for each other.
    hurried: bool,
    /// The number of the change after which it was so.
    version: u64,
    /// What they have chosen, one decision after the other.
    chosen: Vec<usize>,
}

impl Thinking {
    /// Thinks about the decision of a bot; and about those after it, if bots hurry.
    pub fn think(&mut self) {
        let began = Instant::now();
        while let Some(seat) = self.matched.asked().filter(|seat| !self.people.has(*seat)) {
            let choice = self.bots[usize::from(seat)].choose(&self.matched);
            self.chosen.push(choice);
            // What cannot be carried out is told by the table itself.
            if !self.hurried || began.elapsed() >= IN_ONE_GO || self.matched.choose(choice).is_err() {
                return;
            }
        }
    }
}

impl Hosted {
    /// What bots have to think about; nothing if none is asked, or the table cannot go on.
    pub fn thinking(&self) -> Option<Thinking> {
        self.asked_bot().filter(|_| self.trouble.is_none())?;
        Some(Thinking {
            matched: self.table.now().clone(),
            bots: self.bots.clone(),
            people: self.table.people,
            hurried: self.pace() == 0,
            version: self.version,
            chosen: Vec::new(),
        })
    }

    /// Carries out what bots have thought of, unless somebody has changed something meanwhile. It is on disk before anybody is told.
    pub fn take(&mut self, thinking: Thinking) -> Result<(), String> {
        if thinking.version != self.version {
            return Ok(());
        }
        self.bots = thinking.bots;
        let mut played = Ok(());
        for choice in thinking.chosen {
            played = self.table.decide(choice).map_err(|error: ChooseError| told(&error, "en"));
            if played.is_err() {
                break;
            }
            self.version += 1;
        }
        self.keep()?;
        played
    }
}

/// The bots of a table, each with its own chance.
pub(crate) fn bots(table: &Table, skills: &[String]) -> Vec<Bot> {
    let seed = table.setting().seed;
    let skill = |name: &String| Skill::named(name).unwrap_or(Skill::Greedy);
    let bots = skills.iter().enumerate().map(|(seat, name)| {
        let bot = Bot::new(skill(name), seed.wrapping_mul(31).wrapping_add(seat as u64));
        let most = tries(name).unwrap_or(TRIES).min(TRIES);
        bot.with_patience(Arc::new(move || {
            let began = Instant::now();
            Box::new(move |tries| tries < most.min(FEWEST_TRIES) || tries < most && began.elapsed() < LONGEST_THOUGHT)
        }))
    });
    bots.collect()
}

/// How many tries for a decision a bot was asked for, if that was said: `search:800`.
pub(crate) fn tries(name: &str) -> Option<u32> {
    match Skill::named(name)? {
        Skill::Search(tries) if name.contains(':') => Some(tries),
        _ => None,
    }
}
