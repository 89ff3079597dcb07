//! Whether everything on the table is the same on both sides.

use std::fmt::Debug;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::Thing;
use quarterdeck_runtime::Match;

use super::names::{Names, name};
use super::{Parting, parting};
use crate::twin::cards::FIRST_EXPEDITION;
use crate::twin::{Card, FACES, Stage, Table};

/// How many cards with each face.
type Counts = [u8; FACES.len()];

impl Names {
    /// Compares who decides, whose turn it is, all zones, what each player has, and at the end who has won.
    pub fn compare(&self, played: &Match, table: &Table) -> Result<(), Box<Parting>> {
        let over = if let Stage::Over(winners) = table.stage {
            Some((0..8).filter(|seat| winners >> seat & 1 == 1).collect())
        } else {
            None
        };
        same("the winners", &played.winners(), &over)?;
        if over.is_none() {
            same("who decides", &played.asked(), &Some(table.asked))?;
            same("the active player", &played.position().active(), &table.active)?;
        }
        let position = played.position();
        if let Stage::Go(left) = table.stage {
            same("how many cards may still be taken", &position.actions_left(), &i32::from(left))?;
        }
        let announced = position.counter(self.announced, Thing::Nothing);
        same("whether the end is announced", &announced, &i32::from(table.announced))?;
        ordered("the deck", self.zone(played, self.deck), table.deck.cards().iter().rev().copied())?;
        let newcomer = if let Stage::Newcomer(ship) = table.stage { Some(ship) } else { None };
        ordered("the card just revealed", self.zone(played, self.spotlight), newcomer.into_iter())?;
        counted("the discard pile", self.zone(played, self.discards), &count(table.discards.cards()))?;
        counted("the harbour", self.zone(played, self.harbour), &count(table.harbour.cards()))?;
        let mut row = [0; FACES.len()];
        for (at, slot) in row[usize::from(FIRST_EXPEDITION)..].iter_mut().take(8).enumerate() {
            *slot = table.row >> at & 1;
        }
        counted("the expeditions on the table", self.zone(played, self.row), &row)?;
        for seat in 0..position.seats() {
            let player = &table.players[usize::from(seat)];
            let of = |what: &str| format!("{what} of seat {}", seat + 1);
            let (purse, display) = (self.purse.plus(usize::from(seat)), self.display.plus(usize::from(seat)));
            ordered(&of("the coins"), self.zone(played, purse), player.purse.cards())?;
            counted(&of("the cards"), self.zone(played, display), &player.held)?;
            let influence = position.query(self.influence, Thing::Player(seat), seat);
            same(&of("the influence"), &influence, &i32::from(player.influence))?;
            let sabres = position.query(self.sabres, Thing::Player(seat), seat);
            same(&of("the sabres"), &sabres, &i32::from(player.sabres))?;
            if over.is_some() {
                // What stands between the two belongs to expansions.
                let rank = position.rank(seat).map(|rank| (rank[0], *rank.last().unwrap_or(&0)));
                let ours = (i32::from(player.influence), i32::from(player.purse.length()));
                same(&of("the score"), &rank, &Some(ours))?;
            }
        }
        Ok(())
    }
}

fn count(cards: &[Card]) -> Counts {
    let mut counts = [0; FACES.len()];
    cards.iter().for_each(|card| counts[usize::from(*card)] += 1);
    counts
}

fn same<T: PartialEq + Debug>(about: &str, engine: &T, twin: &T) -> Result<(), Box<Parting>> {
    if engine == twin { Ok(()) } else { Err(parting(about, format!("{engine:?}"), format!("{twin:?}"))) }
}

/// The same cards in the same order.
fn ordered(
    about: &str,
    engine: impl Iterator<Item = Card>,
    twin: impl Iterator<Item = Card> + Clone,
) -> Result<(), Box<Parting>> {
    let mut left = twin.clone();
    let mut seen = Vec::new();
    let mut equal = true;
    for card in engine {
        equal &= left.next() == Some(card);
        seen.push(card);
    }
    if equal && left.next().is_none() {
        return Ok(());
    }
    let tell = |cards: Vec<Card>| cards.into_iter().map(name).collect::<Vec<_>>().join(", ");
    Err(parting(about, tell(seen), tell(twin.collect())))
}

/// As many cards with each face, in any order.
fn counted(about: &str, engine: impl Iterator<Item = Card>, twin: &Counts) -> Result<(), Box<Parting>> {
    let mut counts = [0; FACES.len()];
    engine.for_each(|card| counts[usize::from(card)] += 1);
    if counts == *twin {
        return Ok(());
    }
    let tell = |counts: &Counts| {
        let present = (0..).zip(counts).filter(|(_, count)| **count > 0);
        present.map(|(card, count)| format!("{count} {}", name(card))).collect::<Vec<_>>().join(", ")
    };
    Err(parting(about, tell(&counts), tell(twin)))
}
