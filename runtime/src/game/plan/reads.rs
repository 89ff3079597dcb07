//! What a tree reads of a state, found out beforehand: what has not been written since is not asked again.

use std::collections::BTreeSet;

use quarterdeck_dsl::inside::{Inside, Part};
use quarterdeck_dsl::tree::{Condition, Measure, Number, Place, Seat, Set, Source, Subject, Test, Who};
use quarterdeck_dsl::vocabulary::{Bearer, CounterId, QueryId, ResourceId, ZoneId};

use super::{Cell, CellMap};
use crate::game::{Game, MOST_SEATS, Store};

/// What something reads.
#[derive(Clone, Debug, Default)]
pub struct Reads {
    /// More than cells tell: how far a phase is, or all cards wherever they lie.
    pub anything: bool,
    /// Where the thing lies that is asked about: whoever found it there has read that, and nobody else can.
    pub given: bool,
    /// These cells.
    pub cells: BTreeSet<Cell>,
}

/// Collects what trees read.
pub struct Reader<'g> {
    game: &'g Game,
    map: &'g CellMap,
    /// By query and who asks; the last is anybody.
    queries: Vec<Option<Reads>>,
}

/// Who is spoken to: a seat, or anybody.
type You = Option<Seat>;

/// What is still to be read behind a tree.
#[derive(Default)]
struct Behind {
    queries: Vec<(QueryId, You)>,
    /// Whether zones are joined to boards.
    ends: bool,
}

impl Reads {
    /// These and others.
    pub fn join(&mut self, other: &Reads) {
        self.anything |= other.anything;
        self.given |= other.given;
        self.cells.extend(&other.cells);
    }

    /// The cells, if they are all that is read.
    pub fn list(&self) -> Option<Box<[Cell]>> {
        (!self.anything).then(|| self.cells.iter().copied().collect())
    }
}

impl<'g> Reader<'g> {
    /// Reads trees of this game.
    pub fn new(game: &'g Game, map: &'g CellMap) -> Reader<'g> {
        Reader { game, map, queries: vec![None; game.queries.len() * (MOST_SEATS + 1)] }
    }

    /// Adds what a tree reads.
    pub fn read(&mut self, tree: &impl Inside, you: You, reads: &mut Reads) {
        let mut behind = Behind::default();
        let mut whoever_is_active = true;
        tree.inside(&mut |part| {
            whoever_is_active &= names_nobody(&part);
            self.part(part, you, reads, &mut behind);
        });
        if !whoever_is_active {
            reads.cells.insert(Cell::ACTIVE);
        }
        for (query, asker) in behind.queries {
            let inner = self.query(query, asker);
            reads.join(&inner);
        }
        if behind.ends {
            self.ends(reads);
        }
    }

    /// Adds what is read of the cards that somebody holds.
    pub fn held(&self, who: You, reads: &mut Reads) {
        let seats = seats(who);
        reads.cells.extend(seats.flat_map(|seat| &self.game.layout.held[seat]).map(|zone| self.map.zone(*zone)));
        if self.game.print.crafted != 0 {
            reads.cells.insert(Cell::PARTS);
        }
    }

    fn part(&self, part: Part<'_>, you: You, reads: &mut Reads, behind: &mut Behind) {
        match part {
            Part::Condition(Condition::Told(_)) => {
                reads.cells.insert(self.map.kept(self.game.layout.told_base));
            }
            Part::Number(number) => self.number(number, you, reads, behind),
            Part::Measure(measure) => match measure {
                Measure::Resource(resource) => self.resource(*resource, None, reads),
                Measure::Query(query) => behind.queries.push((*query, None)),
                Measure::Counter(counter) => self.counter(*counter, None, reads),
            },
            Part::Set(set) => {
                reads.given |= is_given(set) && !set.tests.is_empty();
                self.source(&set.source, you, reads, behind);
            }
            Part::Place(Place::Zone(zone)) => self.zone(zone.zone, zone.whose.as_ref(), you, reads),
            Part::Place(Place::Board(board)) => {
                reads.cells.insert(self.map.board(*board));
            }
            Part::Place(Place::Thing(_) | Place::Any(_)) => {
                reads.cells.extend([Cell::UNDER, Cell::PARTS]);
            }
            Part::Test(test) => self.test(test, reads, behind),
            Part::Condition(Condition::Is(set, tests)) => {
                reads.given |= is_given(set) && tests.iter().any(asks_where);
            }
            Part::Condition(_) => {}
        }
    }

    fn number(&self, number: &Number, you: You, reads: &mut Reads, behind: &mut Behind) {
        match number {
            Number::Resource(resource, who) => self.resource(*resource, speaks_of(who, you, reads), reads),
            Number::Query(query, subject) => behind.queries.push((
                *query,
                match subject {
                    Subject::Player(who) => speaks_of(who, you, reads),
                    Subject::Table | Subject::Thing(_) | Subject::Every(_) | Subject::Here => you,
                },
            )),
            Number::Counter(counter, Subject::Player(who)) => self.counter(*counter, speaks_of(who, you, reads), reads),
            Number::Counter(counter, _) => self.counter(*counter, None, reads),
            Number::ActionsLeft | Number::ActionsTaken => reads.anything = true,
            Number::Position(set) | Number::TotalPosition(set) => {
                reads.given |= is_given(set);
                behind.ends = true;
            }
            _ => {}
        }
    }

    fn source(&self, source: &Source, you: You, reads: &mut Reads, behind: &mut Behind) {
        match source {
            Source::Zone(zone) => self.zone(zone.zone, zone.whose.as_ref(), you, reads),
            Source::PlacesOf(boards) => reads.cells.extend(boards.iter().map(|board| self.map.board(*board))),
            Source::Ends => {
                reads.cells.extend(self.game.layout.ends.iter().map(|zone| self.map.zone(*zone)));
                behind.ends = true;
            }
            Source::Held(who) => self.held(speaks_of(who, you, reads), reads),
            Source::HeldBySome(_) => self.held(None, reads),
            Source::Everywhere => reads.anything = true,
            Source::Here => {
                self.held(None, reads);
                self.boards(reads);
                reads.cells.extend([Cell::UNDER, Cell::PARTS]);
            }
            _ => {}
        }
    }

    fn test(&self, test: &Test, reads: &mut Reads, behind: &mut Behind) {
        match test {
            // What the story calls done may ask anything.
            Test::Done => reads.anything = true,
            Test::Ahead(other) | Test::Behind(other) | Test::Beside(other) => {
                reads.given |= is_given(other);
                self.boards(reads);
                behind.ends = true;
            }
            Test::HeldBy(_) => self.held(None, reads),
            Test::Has(..) | Test::Empty => {
                self.boards(reads);
                reads.cells.extend([Cell::UNDER, Cell::PARTS]);
            }
            _ => {}
        }
    }

    fn boards(&self, reads: &mut Reads) {
        reads
            .cells
            .extend((0..self.game.boards.len()).filter_map(|at| at.try_into().ok()).map(|board| self.map.board(board)));
    }

    /// The cells in which it is found out which zones are joined to boards, if they are all that is read.
    pub fn joined(&mut self) -> Option<Box<[Cell]>> {
        let mut reads = Reads::default();
        self.ends(&mut reads);
        reads.list()
    }

    /// Whether zones are joined to boards.
    fn ends(&mut self, reads: &mut Reads) {
        let game = self.game;
        // Who is active is spoken to.
        reads.cells.insert(Cell::ACTIVE);
        for end in game.boards.iter().flat_map(|board| board.from.iter().chain(&board.to)) {
            end.condition.iter().for_each(|condition| self.read(condition, None, reads));
        }
    }

    fn zone(&self, zone: ZoneId, whose: Option<&Who>, you: You, reads: &mut Reads) {
        let base = self.game.layout.zone_base[usize::from(zone)];
        match whose {
            None => {
                reads.cells.insert(self.map.zone(base));
            }
            Some(who) => {
                let all = seats(speaks_of(who, you, reads)).map(|seat| self.map.zone(crate::ids::of_seat(base, seat)));
                reads.cells.extend(all);
            }
        }
    }

    fn resource(&self, resource: ResourceId, who: You, reads: &mut Reads) {
        match self.game.resources[usize::from(resource)].store {
            Store::Counter(counter) => self.counter(counter, who, reads),
            Store::Cards { kept, .. } => {
                let base = self.game.layout.zone_base[usize::from(kept)];
                reads.cells.extend(seats(who).map(|seat| self.map.zone(crate::ids::of_seat(base, seat))));
            }
        }
    }

    pub fn counter(&self, counter: CounterId, who: You, reads: &mut Reads) {
        let Some(definition) = self.game.counters.get(usize::from(counter)) else {
            reads.anything = true;
            return;
        };
        let base = self.game.layout.counter_base[usize::from(counter)];
        match definition.bearer {
            Bearer::Table | Bearer::Place => {
                reads.cells.insert(self.map.kept(base));
            }
            Bearer::Player => reads.cells.extend(seats(who).map(|seat| self.map.kept(base + seat))),
            Bearer::Card => {
                reads.cells.insert(self.map.of_card(self.game, counter));
            }
        }
    }

    /// The cells that a named number reads, by who asks, if they are all that it reads.
    pub fn query_by_seat(&mut self, query: QueryId) -> Option<Box<[Box<[Cell]>]>> {
        let all = |reads: Reads| if reads.given { None } else { reads.list() };
        (0..MOST_SEATS).map(|seat| all(self.query(query, Seat::try_from(seat).ok()))).collect()
    }

    /// What a named number reads, asked by one player or by anybody.
    pub fn query(&mut self, query: QueryId, asker: You) -> Reads {
        let at = usize::from(query) * (MOST_SEATS + 1) + asker.map_or(MOST_SEATS, usize::from);
        if let Some(known) = &self.queries[at] {
            return known.clone();
        }
        // A number that asks for itself is asked for here already.
        self.queries[at] = Some(Reads::default());
        let game = self.game;
        let definition = &game.queries.unnoted()[usize::from(query)];
        let mut reads = Reads { anything: definition.limits, ..Reads::default() };
        self.read(&definition.base, asker, &mut reads);
        for change in &definition.changes {
            change.condition.iter().for_each(|condition| self.read(condition, asker, &mut reads));
            self.read(&change.by, asker, &mut reads);
        }
        let mut changed = false;
        for change in game.families.unnoted().iter().flat_map(|family| &family.changes) {
            if change.query == query {
                changed = true;
                change.condition.iter().for_each(|condition| self.read(condition, asker, &mut reads));
                self.read(&change.by, asker, &mut reads);
            }
        }
        if changed {
            self.held(asker, &mut reads);
        }
        self.queries[at] = Some(reads.clone());
        reads
    }
}

/// Who is meant, as far as that is clear beforehand.
fn speaks_of(who: &Who, you: You, reads: &mut Reads) -> You {
    reads.given |= matches!(who, Who::OwnerOf(_));
    if let Who::You = who { you } else { None }
}

/// Whether a part of a tree speaks of no player, so that it is the same whoever's turn it is.
fn names_nobody(part: &Part<'_>) -> bool {
    match part {
        Part::Number(number) => matches!(number, Number::Constant(_) | Number::Option(_) | Number::CounterValue(..)),
        Part::Condition(condition) => matches!(
            condition,
            Condition::All(_)
                | Condition::Any(_)
                | Condition::Not(_)
                | Condition::Compare(..)
                | Condition::Amount(..)
                | Condition::Same(..)
        ),
        Part::Set(set) => match &set.source {
            Source::Slot(_) => true,
            Source::Zone(zone) => zone.whose.is_none(),
            _ => false,
        },
        Part::Test(_) | Part::Measure(_) | Part::Place(_) => false,
    }
}

/// Whether a selection is of a thing that was found elsewhere.
fn is_given(set: &Set) -> bool {
    matches!(set.source, Source::Slot(_))
}

/// Whether a test asks where a thing lies, and how.
fn asks_where(test: &Test) -> bool {
    match test {
        Test::In(..)
        | Test::Ahead(_)
        | Test::Behind(_)
        | Test::Beside(_)
        | Test::OwnedBy(_)
        | Test::HeldBy(_)
        | Test::FaceDown
        | Test::FaceUp
        | Test::Among(_)
        | Test::Done => true,
        Test::Not(tests) => tests.iter().any(asks_where),
        _ => false,
    }
}

fn seats(who: You) -> std::ops::Range<usize> {
    match who {
        Some(seat) => usize::from(seat)..usize::from(seat) + 1,
        None => 0..MOST_SEATS,
    }
}
