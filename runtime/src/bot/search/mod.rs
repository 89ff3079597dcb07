//! A bot that thinks ahead as far as it pays: a tree search over deals of what is hidden (Monte Carlo tree search over
//! information sets). The options of the present decision race against each other; every deal of the hidden cards and of
//! all chance to come is tried with each of them. Below each option a tree of decisions grows by what has proved itself so
//! far, and from its edge a try is played on. Nothing but the pack says what is worth how much; where a pack does not say
//! it, matches are played to their end.

mod outlook;
mod race;
mod tree;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use self::outlook::{Outlook, Turns};
use self::race::Race;
use self::tree::{Step, Tree};
use super::greedy::{Ahead, weigh};
use super::key::keys;
use super::room::Room;
use super::worth::is_told;
use crate::playing::Match;

/// How many deals say which options of the present decision are looked at.
const DEALS: usize = 2;
/// How many decisions without a choice follow each other at most.
const FORCED: usize = 200;
/// As many options as this are looked at, if it is not known how often it will be tried.
const OPTIONS: usize = 16;
/// How many tries are reckoned with then.
const USUAL: u32 = 200;

/// The thinking about one decision.
pub(super) struct Search<'m> {
    matched: &'m Match,
    seat: u8,
    outlook: Outlook,
    race: Race,
    /// The options that are looked at: their places in the list.
    places: Vec<usize>,
    lines: Vec<Line>,
    room: Room,
}

/// One option of the present decision, and what was tried below it.
struct Line {
    key: u64,
    tree: Tree,
}

impl<'m> Search<'m> {
    /// Takes a first look; nothing if nothing can be tried out. `most` is how often it will be tried, if that is known.
    pub fn new(
        matched: &'m Match,
        seat: u8,
        most: Option<u32>,
        chance: &mut ChaCha8Rng,
        mut room: Room,
    ) -> Option<Search<'m>> {
        let keys = keys(matched);
        let outlook = Outlook::of(matched, seat, chance, &mut room)?;
        let favourite =
            is_told(matched).then(|| Ahead { chance, room: &mut room, left: 0 }.choose(matched, seat, keys.len()));
        let many = most.map_or(OPTIONS, |most| (most as usize / 6).clamp(4, OPTIONS));
        let mut places = at_a_glance(matched, seat, &keys, chance, &mut room);
        if let Some(favourite) = favourite {
            places.retain(|at| *at != favourite);
            places.insert(0, favourite);
        }
        places.truncate(many);
        let race = Race::new(places.len(), favourite.map(|_| 0));
        let lines = places.iter().map(|at| Line { key: keys[*at], tree: Tree::default() }).collect();
        Some(Search { matched, seat, outlook, race, places, lines, room })
    }

    /// Another one that thinks about the same, apart from this one.
    pub fn beside(&self, room: Room) -> Search<'m> {
        let lines = self.lines.iter().map(|line| Line { key: line.key, tree: Tree::default() }).collect();
        let (outlook, race, places) = (self.outlook.clone(), self.race.clone(), self.places.clone());
        Search { matched: self.matched, seat: self.seat, outlook, race, places, lines, room }
    }

    /// Takes in what another one has found that thought about the same.
    pub fn join(&mut self, other: &Search<'m>) {
        self.race.join(&other.race);
    }

    /// Which option is best as far as it was tried, and the room that is no longer needed.
    pub fn found(self) -> (Option<usize>, Room) {
        (self.race.best().map(|option| self.places[option]), self.room)
    }

    /// Tries as long as it may.
    pub fn think(&mut self, most: Option<u32>, mut goes_on: impl FnMut(u32) -> bool, chance: &mut ChaCha8Rng) {
        let rounds = self.lines.len().next_power_of_two().ilog2().max(1);
        let each = most.unwrap_or(USUAL) / rounds;
        let mut tries = 0;
        let mut round = 1;
        while self.race.left().len() > 1 && goes_on(tries) {
            let seed = chance.next_u64();
            let Some(dealt) = self.room.deal(self.matched, self.seat, chance) else {
                tries += 1;
                continue;
            };
            for option in self.race.left().to_vec() {
                let came = self.attempt(option, &dealt, seed);
                self.race.note(option, came);
                tries += 1;
            }
            self.room.keep(dealt);
            self.race.drop_hopeless();
            while tries >= each * round && round < rounds {
                let many = self.race.left().len().div_ceil(2);
                self.race.keep(many.max(2));
                round += 1;
            }
        }
    }

    /// One try of an option with a deal: what comes of it for whoever thinks.
    fn attempt(&mut self, option: usize, dealt: &Match, seed: u64) -> Option<f64> {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let line = &mut self.lines[option];
        let at = keys(dealt).iter().position(|key| *key == line.key)?;
        let mut tried = self.room.copy(dealt);
        let mut turns = Turns::from(&tried);
        tried.choose_quickly(at).ok()?;
        turns.look(&tried);
        let mut path: Vec<(Step, u8)> = Vec::new();
        let mut last = None;
        while let Some(mover) = skip_forced(&mut tried, &mut turns) {
            if turns.passed() >= self.outlook.until() {
                break;
            }
            let keys = keys(&tried);
            let node = line.tree.below(last, &keys);
            let untried = line.tree.untried(node, &keys);
            line.tree.note_open(node, &keys);
            let new = !untried.is_empty() && keys.len() - untried.len() < breadth(&line.tree, node);
            let known = if new { None } else { line.tree.most_promising(node, &keys) };
            let (step, at) = known.unwrap_or_else(|| {
                let at = untried[self.outlook.pick(&tried, mover, &untried, &mut chance, &mut self.room)];
                (line.tree.grow(node, keys[at]), at)
            });
            path.push((step, mover));
            tried.choose_quickly(at).ok()?;
            turns.look(&tried);
            if known.is_none() {
                break;
            }
            last = Some(step);
        }
        self.outlook.play_on(&mut tried, &mut turns, &mut chance, &mut self.room);
        let rewards = self.outlook.rewards(&tried);
        self.room.keep(tried);
        for (step, mover) in path {
            line.tree.came_of(step, rewards[usize::from(mover)]);
        }
        rewards.get(usize::from(self.seat)).copied()
    }
}

/// How many options of a decision are tried, given how often it was come to: what looks best at a glance first.
fn breadth(tree: &Tree, node: usize) -> usize {
    1 + tree.visits(node) as usize / 8
}

/// The options in the order of what they are worth at once, as far as the pack tells.
fn at_a_glance(matched: &Match, seat: u8, known: &[u64], chance: &mut ChaCha8Rng, room: &mut Room) -> Vec<usize> {
    let mut worth = vec![0i64; known.len()];
    for _ in 0..if is_told(matched) { DEALS } else { 0 } {
        let Some(dealt) = room.deal(matched, seat, chance) else {
            continue;
        };
        let options: Vec<usize> = (0..dealt.choices().list.len()).collect();
        for (key, brings) in keys(&dealt).iter().zip(weigh(&dealt, seat, &options, room)) {
            if let Some(at) = known.iter().position(|known| known == key) {
                worth[at] += brings;
            }
        }
        room.keep(dealt);
    }
    let mut order: Vec<usize> = (0..known.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(worth[*at]));
    order
}

/// Goes on to the next decision at which there is something to choose, and says whose it is.
fn skip_forced(tried: &mut Match, turns: &mut Turns) -> Option<u8> {
    for _ in 0..FORCED {
        let mover = tried.asked()?;
        if tried.choices().list.len() != 1 {
            return Some(mover);
        }
        tried.choose_quickly(0).ok()?;
        turns.look(tried);
    }
    None
}
