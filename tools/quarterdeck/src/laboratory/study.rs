//! What is counted of many matches: how long they are, who wins, by how much, and for each card how often it could be had,
//! was taken, and by whom it was held. No game is known here: a card can be had while an option speaks of it, and is taken
//! when such an option is chosen or when it comes to what a player holds.

use std::collections::BTreeSet;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Thing};
use quarterdeck_runtime::{Game, Match};

use super::interval::Sums;

/// In how many parts a match is cut, to say when something happens in it.
pub const PARTS: usize = 10;

/// What was counted of a card: of a table `[card.…]`, however many copies of it there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardCount {
    /// Matches in which it took part.
    pub matches: u64,
    /// Matches in which it came to lie elsewhere than before set-up.
    pub moved_in: u64,
    /// Decisions at which an option spoke of it.
    pub offered: u64,
    /// Matches in which one did.
    pub offered_in: u64,
    /// Decisions at which such an option was chosen.
    pub chosen: u64,
    /// Matches in which it was taken.
    pub taken_in: u64,
    /// In which part of a match it was first taken.
    pub when: [u64; PARTS],
    /// Players who took it: how many won, and how many there are.
    pub with: (u64, u64),
    /// Players who did not.
    pub without: (u64, u64),
    /// Players who held it at the end: winners, and losers.
    pub held: (u64, u64),
}

/// What was counted in the matches of one thread, or of all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Study {
    /// Matches.
    pub matches: u64,
    /// Whether all win or lose together.
    pub together: bool,
    /// How many matches had so many decisions: the length, then how often.
    pub lengths: std::collections::BTreeMap<u64, u64>,
    /// Decisions of matches.
    pub decisions: Sums,
    /// Turns of matches.
    pub turns: Sums,
    /// Matches won by each seat.
    pub seats: Vec<u64>,
    /// What players are ranked by in the end.
    pub scores: Sums,
    /// How many players had so many.
    pub score_counts: std::collections::BTreeMap<i64, u64>,
    /// The same of winners.
    pub winning: Sums,
    /// By how much the first was ahead of the second.
    pub margins: Sums,
    /// Matches in which one player led at half time.
    pub led: u64,
    /// Those of them which that player won.
    pub led_and_won: u64,
    /// Winners and losers, as far as cards are concerned: players, or all players together as one.
    pub sides: (u64, u64),
    /// By card.
    pub cards: Vec<CardCount>,
}

/// One match that is being watched.
pub struct Watched {
    /// By player and card: whether it was taken, and at which decision.
    taken: Vec<Vec<Option<u64>>>,
    offered: Vec<u64>,
    chosen: Vec<u64>,
    present: Vec<bool>,
    /// Cards that have lain where they lay before set-up at every decision so far.
    aside: Vec<CardAt>,
    decisions: u64,
    turns: u64,
    begun: u32,
    /// Who led alone, and from which decision on.
    leaders: Vec<(u64, Option<u8>)>,
    holds: bool,
}

impl Watched {
    /// A match that begins.
    pub fn new(played: &Match) -> Watched {
        let game = played.game();
        let position = played.position();
        let (seats, families) = (usize::from(position.seats()), game.families.len());
        let mut present = vec![false; families];
        for card in CardAt::all(position.cards()) {
            let printing = position.printing(card);
            let faces = printing.faces.iter().map(|face| game.printings[usize::from(*face)].family);
            faces.chain([printing.family]).for_each(|family| present[usize::from(family)] = true);
        }
        Watched {
            taken: vec![vec![None; families]; seats],
            offered: vec![0; families],
            chosen: vec![0; families],
            present,
            aside: CardAt::all(position.cards()).filter(|card| is_at_home(played, *card)).collect(),
            decisions: 0,
            turns: 1,
            begun: played.turns_begun(),
            leaders: Vec::new(),
            holds: game.zones.iter().any(|zone| zone.held),
        }
    }

    /// Looks at a decision before it is carried out.
    pub fn look(&mut self, played: &Match, at: usize) {
        let list = &played.choices().list;
        let Some(seat) = played.asked().filter(|_| list.len() > 1) else {
            return;
        };
        let position = played.position();
        let spoken = |slots: &[Thing]| -> BTreeSet<usize> {
            let cards = slots.iter().filter_map(|thing| if let Thing::Card(card) = thing { Some(*card) } else { None });
            let seen = cards.filter(|card| position.visible(*card, Some(seat)));
            seen.map(|card| usize::from(position.printing(card).family)).collect()
        };
        let all: BTreeSet<usize> = list.iter().flat_map(|choice| spoken(&choice.slots)).collect();
        all.into_iter().for_each(|family| self.offered[family] += 1);
        for family in spoken(&list[at].slots) {
            self.chosen[family] += 1;
            self.take(seat, family);
        }
    }

    fn take(&mut self, seat: u8, family: usize) {
        self.taken[usize::from(seat)][family].get_or_insert(self.decisions);
    }

    /// Looks at the match after a decision.
    pub fn after(&mut self, played: &Match) {
        self.decisions += 1;
        let position = played.position();
        self.aside.retain(|card| is_at_home(played, *card));
        if self.holds {
            for seat in 0..position.seats() {
                for zone in position.held_zones(seat) {
                    for card in position.cards_in(*zone) {
                        self.take(seat, usize::from(position.printing(card).family));
                    }
                }
            }
        }
        if played.turns_begun() != self.begun {
            self.begun = played.turns_begun();
            self.turns += 1;
            self.leaders.push((self.decisions, leader(played)));
        }
    }

    /// Who led alone when half of the match was over.
    fn half_time_leader(&self) -> Option<u8> {
        let before = |(since, _): &&(u64, Option<u8>)| since * 2 <= self.decisions;
        self.leaders.iter().rfind(before).and_then(|(_, leader)| *leader)
    }
}

/// Whether a card lies where it lay before set-up.
fn is_at_home(played: &Match, card: CardAt) -> bool {
    let position = played.position();
    let home = position.printing(card).starts_in;
    usize::from(home) < played.game().zones.len()
        && position.zone_of(card) == position.zone(home, position.holder(card))
}

/// The one player who would win if the match were over, as far as players are ranked by numbers.
fn leader(played: &Match) -> Option<u8> {
    let position = played.position();
    let ranks: Vec<_> = (0..position.seats()).map(|seat| (position.rank(seat), seat)).collect();
    let best = ranks.iter().map(|(rank, _)| rank).max()?;
    let mut first = ranks.iter().filter(|(rank, _)| rank == best && rank.as_ref().is_some_and(|r| !r.is_empty()));
    let leader = first.next()?;
    first.next().is_none().then_some(leader.1)
}

impl Study {
    /// Nothing was counted yet.
    pub fn new(game: &Game, players: u8) -> Study {
        Study {
            seats: vec![0; usize::from(players)],
            cards: vec![CardCount::default(); game.families.len()],
            ..Study::default()
        }
    }

    /// Adds a match that is over.
    pub fn close(&mut self, watched: &Watched, played: &Match) {
        let position = played.position();
        let winners = played.winners().unwrap_or_default();
        self.matches += 1;
        self.together |= position.together();
        self.decisions.note(watched.decisions as i64);
        *self.lengths.entry(watched.decisions).or_default() += 1;
        self.turns.note(watched.turns as i64);
        for (seat, won) in (0..).zip(&mut self.seats) {
            *won += u64::from(winners.has(seat));
        }
        if !position.together() {
            self.note_scores(played);
            if let Some(leader) = watched.half_time_leader() {
                self.led += 1;
                self.led_and_won += u64::from(winners.has(leader));
            }
        }
        self.note_cards(watched, played);
    }

    fn note_scores(&mut self, played: &Match) {
        let position = played.position();
        let winners = played.winners().unwrap_or_default();
        let mut firsts: Vec<i64> = Vec::new();
        for seat in 0..position.seats() {
            let Some(score) = position.rank(seat).and_then(|rank| rank.first().copied()) else {
                continue;
            };
            let score = i64::from(score);
            self.scores.note(score);
            *self.score_counts.entry(score).or_default() += 1;
            if winners.has(seat) {
                self.winning.note(score);
            }
            firsts.push(score);
        }
        firsts.sort_unstable();
        if let [.., second, first] = firsts[..] {
            self.margins.note(first - second);
        }
    }

    fn note_cards(&mut self, watched: &Watched, played: &Match) {
        let position = played.position();
        let winners = played.winners().unwrap_or_default();
        // Players who win or lose together are one side; else each is one.
        let sides: Vec<(Vec<u8>, bool)> = if position.together() {
            vec![((0..position.seats()).collect(), !winners.is_empty())]
        } else {
            (0..position.seats()).map(|seat| (vec![seat], winners.has(seat))).collect()
        };
        for (seats, won) in sides {
            if won {
                self.sides.0 += 1;
            } else {
                self.sides.1 += 1;
            }
            let held = held(played, &seats, watched.holds);
            for (family, count) in self.cards.iter_mut().enumerate().filter(|(family, _)| watched.present[*family]) {
                let took = seats.iter().any(|seat| watched.taken[usize::from(*seat)][family].is_some());
                let side = if took { &mut count.with } else { &mut count.without };
                side.0 += u64::from(won);
                side.1 += 1;
                if held.contains(&family) {
                    let side = if won { &mut count.held.0 } else { &mut count.held.1 };
                    *side += 1;
                }
            }
        }
        let mut moved = vec![false; self.cards.len()];
        let mut aside = watched.aside.iter().copied().peekable();
        for card in CardAt::all(position.cards()) {
            // Both are in the order of cards.
            if aside.next_if_eq(&card).is_none() {
                moved[usize::from(position.printing(card).family)] = true;
            }
        }
        for (family, count) in self.cards.iter_mut().enumerate().filter(|(family, _)| watched.present[*family]) {
            count.matches += 1;
            count.moved_in += u64::from(moved[family]);
            count.offered += watched.offered[family];
            count.offered_in += u64::from(watched.offered[family] > 0);
            count.chosen += watched.chosen[family];
            if let Some(first) = watched.taken.iter().filter_map(|taken| taken[family]).min() {
                count.taken_in += 1;
                let part = first * PARTS as u64 / watched.decisions.max(1);
                count.when[(part as usize).min(PARTS - 1)] += 1;
            }
        }
    }

    /// Adds what another thread has counted.
    pub fn add(&mut self, other: &Study) {
        self.matches += other.matches;
        self.together |= other.together;
        self.decisions.add(&other.decisions);
        self.turns.add(&other.turns);
        self.scores.add(&other.scores);
        self.winning.add(&other.winning);
        self.margins.add(&other.margins);
        self.led += other.led;
        self.led_and_won += other.led_and_won;
        self.sides = (self.sides.0 + other.sides.0, self.sides.1 + other.sides.1);
        other.lengths.iter().for_each(|(length, count)| *self.lengths.entry(*length).or_default() += count);
        other.score_counts.iter().for_each(|(score, count)| *self.score_counts.entry(*score).or_default() += count);
        self.seats.iter_mut().zip(&other.seats).for_each(|(sum, more)| *sum += more);
        for (count, more) in self.cards.iter_mut().zip(&other.cards) {
            count.matches += more.matches;
            count.moved_in += more.moved_in;
            count.offered += more.offered;
            count.offered_in += more.offered_in;
            count.chosen += more.chosen;
            count.taken_in += more.taken_in;
            count.when.iter_mut().zip(&more.when).for_each(|(sum, more)| *sum += more);
            count.with = (count.with.0 + more.with.0, count.with.1 + more.with.1);
            count.without = (count.without.0 + more.without.0, count.without.1 + more.without.1);
            count.held = (count.held.0 + more.held.0, count.held.1 + more.held.1);
        }
    }
}

/// The cards that these players hold; in a game where nobody holds anything, those that lie in zones of theirs.
fn held(played: &Match, seats: &[u8], holds: bool) -> BTreeSet<usize> {
    let position = played.position();
    let family = |card: CardAt| usize::from(position.printing(card).family);
    if holds {
        let zones = seats.iter().flat_map(|seat| position.held_zones(*seat));
        return zones.flat_map(|zone| position.cards_in(*zone)).map(family).collect();
    }
    let theirs = |card: &CardAt| position.holder(*card).is_some_and(|seat| seats.contains(&seat));
    CardAt::all(position.cards()).filter(theirs).map(family).collect()
}
