//! A bot that thinks ahead as far as it pays: a tree search over deals of what is hidden (Monte Carlo tree search over
//! information sets). Each try deals the hidden cards and all chance anew, goes down the tree of decisions by what has
//! proved itself so far, tries something new, and plays on from there. Nothing but the pack says what is worth how much;
//! where a pack does not say it, matches are played to their end.

mod outlook;
mod tree;

use rand_chacha::ChaCha8Rng;

use self::outlook::Outlook;
use self::tree::{Step, Tree};
use super::deal::deal;
use super::greedy::weigh;
use super::key::keys;
use super::worth::is_told;
use crate::playing::Match;

/// How many deals say in which order the options of the present decision are tried.
const DEALS: usize = 2;
/// How many decisions without a choice follow each other at most.
const FORCED: usize = 200;

/// The thinking about one decision.
pub(super) struct Search<'m> {
    matched: &'m Match,
    seat: u8,
    /// The options there are.
    keys: Vec<u64>,
    /// In which order they are first tried: the most promising at a glance come first.
    order: Vec<usize>,
    outlook: Outlook,
    tree: Tree,
}

impl<'m> Search<'m> {
    /// Takes a first look; nothing if nothing can be tried out.
    pub fn new(matched: &'m Match, seat: u8, chance: &mut ChaCha8Rng) -> Option<Search<'m>> {
        let keys = keys(matched);
        let outlook = Outlook::of(matched, seat, chance)?;
        let order = at_a_glance(matched, seat, &keys, chance);
        Some(Search { matched, seat, keys, order, outlook, tree: Tree::new() })
    }

    /// The option that was tried most often.
    pub fn best(&self) -> Option<usize> {
        let best = self.tree.best()?;
        self.keys.iter().position(|key| *key == best)
    }

    /// One try.
    pub fn think_on(&mut self, chance: &mut ChaCha8Rng) {
        let Some(mut tried) = deal(self.matched, self.seat, chance) else {
            return;
        };
        let mut path: Vec<(Step, u8)> = Vec::new();
        let mut turns = self.outlook.turns(&tried);
        let mut node = Tree::ROOT;
        while let Some(mover) = skip_forced(&mut tried, &mut turns) {
            let open = self.open(&tried, node);
            if open.is_empty() {
                break;
            }
            let keys: Vec<u64> = open.iter().map(|(key, _)| *key).collect();
            let untried = self.tree.untried(node, &keys);
            self.tree.note_open(node, &keys);
            if !untried.is_empty() && keys.len() - untried.len() < self.breadth(node) {
                let at = self.something_new(&tried, mover, node, &open, &untried, chance);
                let step = self.tree.grow(node, keys[at]);
                path.push((step, mover));
                if tried.choose_quickly(open[at].1).is_err() {
                    return;
                }
                let until = turns.passed() + 1;
                turns.look(&tried);
                self.outlook.play_on(&mut tried, &mut turns, until, chance);
                break;
            }
            let Some((step, at)) = self.tree.most_promising(node, &keys) else {
                break;
            };
            path.push((step, mover));
            if tried.choose_quickly(open[at].1).is_err() {
                return;
            }
            turns.look(&tried);
            node = self.tree.below(step);
        }
        let rewards = self.outlook.rewards(&tried);
        for (step, mover) in path {
            self.tree.came_of(step, rewards[usize::from(mover)]);
        }
    }

    /// The options that are open now, with their places in the list; at the root only those that there really are.
    fn open(&self, tried: &Match, node: usize) -> Vec<(u64, usize)> {
        let open = keys(tried).into_iter().zip(0..);
        if node == Tree::ROOT { open.filter(|(key, _)| self.keys.contains(key)).collect() } else { open.collect() }
    }

    /// How many options of a decision are tried, given how often it was come to.
    fn breadth(&self, node: usize) -> usize {
        let visits = self.tree.visits(node) as usize;
        if node == Tree::ROOT { 3 + visits / 6 } else { 1 + (2 * visits).isqrt() }
    }

    /// Which of the options that were not tried is tried now: an index into those that are open.
    fn something_new(
        &self,
        tried: &Match,
        mover: u8,
        node: usize,
        open: &[(u64, usize)],
        untried: &[usize],
        chance: &mut ChaCha8Rng,
    ) -> usize {
        if node == Tree::ROOT {
            let next = self.order.iter().find_map(|at| untried.iter().find(|new| open[**new].0 == self.keys[*at]));
            return next.copied().unwrap_or(untried[0]);
        }
        let places: Vec<usize> = untried.iter().map(|at| open[*at].1).collect();
        untried[self.outlook.pick(tried, mover, &places, chance)]
    }
}

/// The options in the order of what they are worth at once, as far as the pack tells.
fn at_a_glance(matched: &Match, seat: u8, known: &[u64], chance: &mut ChaCha8Rng) -> Vec<usize> {
    let mut worth = vec![0i64; known.len()];
    for _ in 0..if is_told(matched) { DEALS } else { 0 } {
        let Some(dealt) = deal(matched, seat, chance) else {
            continue;
        };
        let options: Vec<usize> = (0..dealt.choices().list.len()).collect();
        for (key, brings) in keys(&dealt).iter().zip(weigh(&dealt, seat, &options)) {
            if let Some(at) = known.iter().position(|known| known == key) {
                worth[at] += brings;
            }
        }
    }
    let mut order: Vec<usize> = (0..known.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(worth[*at]));
    order
}

/// Goes on to the next decision at which there is something to choose, and says whose it is.
fn skip_forced(tried: &mut Match, turns: &mut outlook::Turns) -> Option<u8> {
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
