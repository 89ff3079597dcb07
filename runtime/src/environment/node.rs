//! A match as a tree: somebody decides, or chance does. What leads from one decision to the next is carried out anew for
//! every question to chance that comes up on the way, with all that was said so far.

use std::fmt::{self, Write};
use std::sync::Arc;

use quarterdeck_dsl::tree::CardAt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::Environment;
use crate::flow::Fault;
use crate::hash::Fnv;
use crate::knowledge::Knowledge;
use crate::log::Log;
use crate::message::Refusal;
use crate::opening::blank;
use crate::playing::{Match, StartError};
use crate::setting::Setting;
use crate::state::asking::{Fall, Question};
use crate::state::position::Position;
use crate::state::random::below;

/// Why it cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeError {
    /// There is no such option, or no such outcome, here.
    NotOpen,
    /// The setting is refused.
    Refused(Refusal),
    /// A mistake of the pack.
    Fault(Fault),
}

impl From<Fault> for NodeError {
    fn from(fault: Fault) -> NodeError {
        NodeError::Fault(fault)
    }
}

impl From<StartError> for NodeError {
    fn from(error: StartError) -> NodeError {
        match error {
            StartError::Refused(refusal) => NodeError::Refused(refusal),
            StartError::Fault(fault) => NodeError::Fault(fault),
        }
    }
}

/// Where a match is: at a decision of a player, at one of chance, or over.
#[derive(Clone)]
pub struct Node {
    environment: Arc<Environment>,
    /// The match at its last decision; nothing before it has begun.
    matched: Option<Match>,
    /// The option that is being carried out while chance decides.
    chosen: usize,
    /// What chance has brought since then.
    told: Vec<Fall>,
    /// What chance is asked.
    question: Option<Question>,
    /// For each seat a number for all that it has noticed and done.
    memories: Vec<u64>,
}

impl Node {
    /// Before a match. Chance says who begins, unless the setting does.
    pub fn root(environment: &Arc<Environment>) -> Result<Node, NodeError> {
        let seats = environment.setting().seats;
        let mut node = Node {
            environment: environment.clone(),
            matched: None,
            chosen: 0,
            told: Vec::new(),
            question: None,
            memories: vec![Fnv::default().0; usize::from(seats)],
        };
        if environment.setting().first.is_none() && seats > 1 {
            node.question = Some(Question { falls: (0..seats).map(|seat| (Fall::First(seat), 1)).collect() });
        } else {
            node.go_on()?;
        }
        Ok(node)
    }

    /// What is played.
    pub fn environment(&self) -> &Arc<Environment> {
        &self.environment
    }

    /// The match at its last decision; nothing before it has begun.
    pub fn matched(&self) -> Option<&Match> {
        self.matched.as_ref()
    }

    /// Whether chance decides.
    pub fn is_chance(&self) -> bool {
        self.question.is_some()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.question.is_none() && self.matched.as_ref().is_some_and(|matched| matched.winners().is_some())
    }

    /// Who decides; nobody if chance does, or if the match is over.
    pub fn asked(&self) -> Option<u8> {
        if self.is_chance() { None } else { self.matched.as_ref()?.asked() }
    }

    /// The weights of what chance can bring, in order.
    pub fn weights(&self) -> Vec<u32> {
        self.question.iter().flat_map(|question| question.falls.iter().map(|(_, weight)| *weight)).collect()
    }

    /// What chance can bring, in words: a card, a zone, a seat.
    pub fn outcome_name(&self, at: usize) -> Option<String> {
        let (fall, _) = self.question.as_ref()?.falls.get(at)?;
        let game = self.environment.game();
        Some(match fall {
            Fall::First(seat) => format!("player {seat}"),
            Fall::Face(_, _, printing) => game.printing_id(*printing).to_string(),
            Fall::Pick(printing) if printing.some().is_none() => "unknown card".to_owned(),
            Fall::Pick(printing) => game.printing_id(*printing).to_string(),
            Fall::Landing(zone) => match &self.matched {
                Some(matched) => Position::new(game, matched.snapshot()).zone_id(*zone).into_owned(),
                None => format!("zone {}", zone.index()),
            },
            Fall::Turn(turned) => if *turned { "turned" } else { "not turned" }.to_owned(),
        })
    }

    /// Chance brings this.
    pub fn fall(&mut self, at: usize) -> Result<(), NodeError> {
        let falls = self.question.as_ref().map(|question| question.falls.as_slice()).unwrap_or_default();
        let (fall, _) = *falls.get(at).ok_or(NodeError::NotOpen)?;
        self.told.push(fall);
        self.go_on().inspect_err(|_| {
            self.told.pop();
        })
    }

    /// Who is asked decides.
    pub fn choose(&mut self, at: usize) -> Result<(), NodeError> {
        let Some(matched) = self.matched.as_ref().filter(|_| self.question.is_none()) else {
            return Err(NodeError::NotOpen);
        };
        if at >= matched.choices().list.len() {
            return Err(NodeError::NotOpen);
        }
        if let Some(seat) = matched.asked() {
            let mut numbers = Vec::new();
            self.environment.actions().numbers(matched, &mut numbers);
            remember(&mut self.memories[usize::from(seat)], &("did", numbers.get(at)));
        }
        self.chosen = at;
        self.go_on()
    }

    /// Lets chance decide everything until the next decision of a player, or the end.
    pub fn fall_by_chance(&mut self, seed: u64) -> Result<(), NodeError> {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        while let Some(question) = &self.question {
            let total: u32 = question.falls.iter().map(|(_, weight)| *weight).sum();
            let mut drawn = below(&mut chance, total);
            let at = question.falls.iter().position(|(_, weight)| {
                let here = drawn < *weight;
                drawn = drawn.wrapping_sub(*weight);
                here
            });
            self.fall(at.unwrap_or(0))?;
        }
        Ok(())
    }

    /// Carries out what was chosen, with all that was said of chance; it either comes to an end or meets a question.
    fn go_on(&mut self) -> Result<(), NodeError> {
        let (mut tried, at) = match &self.matched {
            Some(matched) => {
                let mut tried = matched.clone();
                tried.begin_record();
                tried.engine().state.say_chance(&self.told);
                tried.choose_quickly(self.chosen)?;
                (tried, true)
            }
            None => (self.begin()?, false),
        };
        let seen: Vec<CardAt> = {
            let position = tried.position();
            let seats = position.state.seats;
            let loose = tried.snapshot().loose_cards().into_iter().map(|(card, _)| card);
            loose.filter(|card| (0..seats).any(|seat| position.visible(*card, Some(seat)))).collect()
        };
        let engine = tried.engine();
        seen.into_iter().for_each(|card| engine.state.settle(card));
        self.question = engine.state.chance_question();
        if self.question.is_some() {
            return Ok(());
        }
        engine.state.say_chance(&[]);
        if !at {
            let first = tried.snapshot().first;
            self.memories.iter_mut().for_each(|memory| remember(memory, &first));
        }
        for (seat, memory) in self.memories.iter_mut().enumerate() {
            for happened in Knowledge::new(&tried, Some(seat as u8)).happened(0) {
                let (event, card) = (happened.event, happened.card);
                let kept = (event, card, happened.stands, happened.follows, &happened.chosen, &happened.paid);
                remember(memory, &kept);
            }
        }
        self.matched = Some(tried);
        self.told.clear();
        Ok(())
    }

    fn begin(&self) -> Result<Match, NodeError> {
        let first = self.told.iter().find_map(|fall| if let Fall::First(seat) = fall { Some(*seat) } else { None });
        let setting = self.environment.setting();
        // Whatever the seed brings is asked about; another one only leads to the same questions.
        let setting = Setting { first: setting.first.or(first).or(Some(0)), seed: 0, ..setting.clone() };
        let game = self.environment.game().clone();
        let mut state = blank(&game, &setting).map_err(NodeError::Refused)?;
        state.ask_chance(&game.layout);
        state.say_chance(&self.told);
        let mut begun = Match::opened(game, state, Log::keeping())?;
        begun.trust_memory();
        Ok(begun)
    }

    /// A number for all that a seat has noticed and done so far: two positions in which it is the same are one to the
    /// seat. While chance decides, it is as at the last decision.
    pub fn memory(&self, seat: u8) -> u64 {
        self.memories.get(usize::from(seat)).copied().unwrap_or_default()
    }

    /// Another node that is the same to a seat: hidden cards are dealt anew. What the others remember is another then.
    pub fn resample(&self, seat: u8, seed: u64) -> Option<Node> {
        let matched = self.matched.as_ref().filter(|_| self.question.is_none())?;
        let dealt = self.environment.resample(matched, seat, seed)?;
        let mut other = self.clone();
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        for (at, memory) in other.memories.iter_mut().enumerate() {
            if at != usize::from(seat) {
                remember(memory, &("dealt", chance.next_u64()));
            }
        }
        other.matched = Some(dealt);
        Some(other)
    }
}

/// Adds something to a memory.
fn remember(memory: &mut u64, what: &impl fmt::Debug) {
    struct Hashed(Fnv);
    impl Write for Hashed {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.write(text.as_bytes());
            Ok(())
        }
    }
    let mut hashed = Hashed(Fnv(*memory));
    // Writing into a hash cannot fail.
    let _ = write!(hashed, "{what:?};");
    *memory = hashed.0.0;
}
