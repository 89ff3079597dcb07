//! What lies on the table, carried from one position to the next by nothing but the changes that a log holds, told or not.
//! Where the match is (frames, who is asked, events that wait, cards picked so far, answers to a script) and who has seen
//! something new are no part of the table.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{ACTIONS_LEFT, BeatId, ResourceId};
use quarterdeck_runtime::definitions::{Game, Spread, Store, end_of};
use quarterdeck_runtime::position::{Arrangement, Change, Quiet};
use quarterdeck_runtime::{Event, Seats};

/// Makes changes in a position as a log has them.
///
/// # Panics
/// If a change speaks of something that is not there.
pub fn apply(laid: &mut Arrangement<'_>, game: &Game, changes: impl IntoIterator<Item = Change>) {
    let mut table = Table { laid, game };
    for change in changes {
        match change {
            Change::Told(event) => table.told(event),
            Change::Quiet(quiet) => table.quiet(quiet),
        }
    }
}

struct Table<'t, 'g> {
    laid: &'t mut Arrangement<'g>,
    game: &'t Game,
}

impl Table<'_, '_> {
    fn told(&mut self, event: Event) {
        match event {
            Event::Moved { card, to, known, .. } => self.moves(card, to, known),
            Event::Gained { seat, resource, amount } => self.adds(resource, seat, amount),
            Event::Lost { seat, resource, amount } => self.adds(resource, seat, -amount),
            Event::Paid { seat, resource, amount, to } => {
                self.adds(resource, seat, -amount);
                if let Some(to) = to {
                    self.adds_within_most(resource, to, amount);
                }
            }
            Event::Shuffled { zone, from } => self.shuffles(zone, from),
            Event::Began { seat, phase } => {
                if self.game.phases[usize::from(phase)].active {
                    self.laid.set_active(seat);
                }
            }
            // How many actions are left stands in the frame of a phase.
            Event::Counted { counter: ACTIONS_LEFT, .. } => {}
            Event::Counted { counter, of, amount } => self.laid.set(counter, of, amount),
            Event::Laid { card, to, turned, known, .. } => {
                self.lays(card, to, turned);
                self.laid.make_known(card, known);
            }
            Event::Turned { card, down, known, .. } => {
                self.laid.turn(card, down);
                self.laid.make_known(card, known);
            }
            Event::Faced { card, zone, before, now, .. } => {
                let position = self.laid.position();
                assert_eq!(position.printing_of(card), before, "the card showed another face");
                assert_eq!(position.zone_of(card), zone, "the card lies elsewhere");
                self.laid.show(card, now);
            }
            Event::Looked { card, known, .. } | Event::Shown { card, known, .. } => {
                self.laid.make_known(card, known);
            }
            Event::Owned { seat, card, owned, .. } => {
                self.laid.give(card, owned.then_some(seat));
            }
            Event::Told { beat, .. } => self.tells(beat),
            Event::Acted { .. }
            | Event::Answered { .. }
            | Event::Ended { .. }
            | Event::Announced { .. }
            | Event::Won { .. }
            | Event::Opened { .. } => {}
        }
    }

    fn quiet(&mut self, quiet: Quiet) {
        match quiet {
            Quiet::Stored { at, value } => self.laid.store(at, value),
            Quiet::Shifted { card, to, known } => self.moves(card, to, known),
            Quiet::OtherEnd { card } => {
                let zone = self.laid.position().zone_of(card);
                let other = match self.usual_end(zone) {
                    Order::Top | Order::First => Order::Bottom,
                    Order::Bottom | Order::Last => Order::Top,
                };
                self.laid.lay(card, zone, other);
            }
            Quiet::FaceDown { card } => self.laid.turn(card, true),
            Quiet::Known { card, known } => self.laid.make_known(card, known),
            Quiet::Copied { card, own } => self.laid.note_copy(card, own),
            Quiet::Restored { card } => {
                self.laid.forget_copy(card);
            }
            Quiet::Rolled => {
                let _ = self.laid.roll("");
            }
            Quiet::Landed => self.laid.use_landing(),
            Quiet::Turned => self.laid.use_turn(),
            Quiet::Thrown => self.laid.use_roll(),
            Quiet::Picked { times } => (0..times).for_each(|_| self.laid.use_pick()),
        }
    }

    fn usual_end(&self, zone: ZoneAt) -> Order {
        match self.game.layout.spread[usize::from(zone)] {
            Spread::Zone(zone, _) => end_of(&self.game.zones[usize::from(zone)], None),
            Spread::Place(..) | Spread::Under(_) | Spread::Tiles(_) => Order::Bottom,
        }
    }

    fn moves(&mut self, card: CardAt, to: ZoneAt, known: Seats) {
        self.laid.lay(card, to, self.usual_end(to));
        self.laid.turn(card, false);
        self.laid.make_known(card, known);
    }

    /// Cards that are a resource move by themselves.
    fn adds(&mut self, resource: ResourceId, seat: Seat, amount: i32) {
        if let Store::Counter(counter) = self.game.resources[usize::from(resource)].store {
            let now = self.laid.position().counter(counter, Thing::Player(seat));
            self.laid.set(counter, Thing::Player(seat), now + amount);
        }
    }

    /// Who is paid keeps no more than there is room for.
    fn adds_within_most(&mut self, resource: ResourceId, seat: Seat, amount: i32) {
        let definition = &self.game.resources[usize::from(resource)];
        if let Store::Counter(counter) = definition.store {
            let now = self.laid.position().counter(counter, Thing::Player(seat));
            let room = definition.most.saturating_sub(now).max(0);
            self.laid.set(counter, Thing::Player(seat), now + amount.min(room));
        }
    }

    /// Chance is part of the position: what a shuffle brings follows from it.
    fn shuffles(&mut self, zone: ZoneAt, from: ZoneAt) {
        match from.some() {
            Some(from) => self.laid.refill(zone, from),
            None => self.laid.shuffle(zone),
        }
    }

    /// The places of a board read their values from its tiles, one behind the other.
    fn lays(&mut self, tile: CardAt, to: ZoneAt, turned: bool) {
        let layout = &self.game.layout;
        let Spread::Place(board, _) = layout.spread[usize::from(to)] else { panic!("tiles are laid on boards") };
        let printing = self.laid.position().printing_of(tile);
        let printing = &self.game.printings[usize::from(printing)];
        let mut longest = 1;
        for (of_place, of_tile) in &self.game.boards[usize::from(board)].reads {
            let row = printing.lists.iter().find(|(attribute, _)| attribute == of_tile).map(|(_, row)| row);
            let mut row: Vec<i32> = row.into_iter().flatten().copied().collect();
            if turned {
                row.reverse();
            }
            longest = longest.max(row.len());
            for (step, value) in row.into_iter().enumerate() {
                self.laid.set_place(to.plus(step), *of_place, value);
            }
        }
        let (_, length) = self.laid.position().places(board);
        self.laid.set_length(board, length + longest);
        self.laid.lay(tile, layout.tiles_base.plus(board.index()), Order::Bottom);
    }

    fn tells(&mut self, beat: BeatId) {
        let story = self.game.story.as_ref().expect("beats belong to a story");
        self.laid.set(story.latest, Thing::Nothing, beat.number() + 1);
        self.laid.set_told(beat, self.laid.told(beat) + 1);
    }
}
