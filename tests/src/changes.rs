//! What lies on the table, carried from one position to the next by nothing but the changes that a log holds, told or not.
//! Where the match is (frames, who is asked, events that wait, cards picked so far, answers to a script) and who has seen
//! something new are no part of the table.

use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{ACTIONS_LEFT, BeatId, CounterId, ResourceId};
use quarterdeck_runtime::definitions::{Game, Spread, Store, end_of};
use quarterdeck_runtime::position::{Change, NOBODY, Quiet, State};
use quarterdeck_runtime::{Event, Match, Seats};

/// Makes changes in a state as a log has them.
///
/// # Panics
/// If a change speaks of something that is not there.
pub fn apply(state: &mut State, game: &Game, changes: impl IntoIterator<Item = Change>) {
    let mut table = Table { state, game };
    for change in changes {
        match change {
            Change::Told(event) => table.told(event),
            Change::Quiet(quiet) => table.quiet(quiet),
        }
    }
}

/// What is no part of the table, as it is in a match.
pub fn stand_where(state: &mut State, played: &Match) {
    let there = played.state();
    state.stack.clone_from(&there.stack);
    state.status = there.status;
    state.pending.clone_from(&there.pending);
    state.picked.clone_from(&there.picked);
    state.seen = there.seen;
    state.answers.clone_from(&there.answers);
    state.script_start.clone_from(&there.script_start);
}

struct Table<'t> {
    state: &'t mut State,
    game: &'t Game,
}

impl Table<'_> {
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
                    self.state.active = seat;
                }
            }
            // How many actions are left stands in the frame of a phase.
            Event::Counted { counter: ACTIONS_LEFT, .. } => {}
            Event::Counted { counter, of, amount } => self.sets(counter, of, amount),
            Event::Laid { card, to, turned, known, .. } => {
                self.lays(card, to, turned);
                self.state.cards[usize::from(card)].known = known;
            }
            Event::Turned { card, down, known, .. } => {
                let card = &mut self.state.cards[usize::from(card)];
                (card.face_down, card.known) = (down, known);
            }
            Event::Faced { card, zone, before, now, .. } => {
                let shown = &mut self.state.cards[usize::from(card)].printing;
                assert_eq!(*shown, before, "the card showed another face");
                *shown = now;
                self.state.zones[usize::from(zone)].marks |= self.game.print.marks[usize::from(now)];
            }
            Event::Looked { card, known, .. } => self.state.cards[usize::from(card)].known = known,
            Event::Owned { seat, card, owned, .. } => {
                self.state.cards[usize::from(card)].owner = if owned { seat } else { NOBODY };
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
            Quiet::Stored { at, value } => self.state.counters[at] = value,
            Quiet::Shifted { card, to, known } => self.moves(card, to, known),
            Quiet::OtherEnd { card } => {
                let zone = self.state.cards[usize::from(card)].zone;
                self.state.unlink(card);
                let other = match self.usual_end(zone) {
                    Order::Top | Order::First => Order::Bottom,
                    Order::Bottom | Order::Last => Order::Top,
                };
                self.state.link(&self.game.print, card, zone, other);
            }
            Quiet::FaceDown { card } => self.state.cards[usize::from(card)].face_down = true,
            Quiet::Known { card, known } => self.state.cards[usize::from(card)].known = known,
            Quiet::Copied { card, own } => self.state.copied.push((card, own)),
            Quiet::Restored { card } => self.state.copied.retain(|(copy, _)| *copy != card),
            Quiet::Rolled => self.state.rolls += 1,
            Quiet::Landed => {
                self.state.foretold.pop_front();
            }
            Quiet::Turned => {
                self.state.fixed_turn();
            }
        }
    }

    fn usual_end(&self, zone: ZoneAt) -> Order {
        match self.game.layout.spread[usize::from(zone)] {
            Spread::Zone(zone, _) => end_of(&self.game.zones[usize::from(zone)], None),
            Spread::Place(..) | Spread::Under(_) | Spread::Tiles(_) => Order::Bottom,
        }
    }

    fn moves(&mut self, card: CardAt, to: ZoneAt, known: Seats) {
        self.state.unlink(card);
        self.state.link(&self.game.print, card, to, self.usual_end(to));
        let card = &mut self.state.cards[usize::from(card)];
        (card.face_down, card.known) = (false, known);
    }

    fn place(&self, counter: CounterId, of: Thing) -> Option<usize> {
        State::counter_at(&self.game.layout, self.game, counter, of)
    }

    fn sets(&mut self, counter: CounterId, of: Thing, value: i32) {
        if let Some(at) = self.place(counter, of) {
            self.state.counters[at] = value;
        }
    }

    /// Cards that are a resource move by themselves.
    fn adds(&mut self, resource: ResourceId, seat: Seat, amount: i32) {
        if let Store::Counter(counter) = self.game.resources[usize::from(resource)].store {
            let at = self.place(counter, Thing::Player(seat)).expect("resources belong to players");
            self.state.counters[at] += amount;
        }
    }

    /// Who is paid keeps no more than there is room for.
    fn adds_within_most(&mut self, resource: ResourceId, seat: Seat, amount: i32) {
        let definition = &self.game.resources[usize::from(resource)];
        if let Store::Counter(counter) = definition.store {
            let at = self.place(counter, Thing::Player(seat)).expect("resources belong to players");
            let room = definition.most.saturating_sub(self.state.counters[at]).max(0);
            self.state.counters[at] += amount.min(room);
        }
    }

    /// Chance is part of the position: what a shuffle brings follows from it.
    fn shuffles(&mut self, zone: ZoneAt, from: ZoneAt) {
        let (topic, whose) = match self.game.layout.spread[usize::from(zone)] {
            Spread::Zone(id, whose) => (self.game.zones[usize::from(id)].name.as_str(), whose),
            Spread::Place(..) | Spread::Under(_) | Spread::Tiles(_) => ("place", None),
        };
        let Some(from) = from.some() else {
            return self.state.shuffle(zone, topic, whose);
        };
        self.state.shuffle(from, topic, whose);
        while let Some(card) = self.state.zones[usize::from(from)].top.some() {
            self.state.unlink(card);
            self.state.link(&self.game.print, card, zone, Order::Bottom);
        }
    }

    /// The places of a board read their values from its tiles, one behind the other.
    fn lays(&mut self, tile: CardAt, to: ZoneAt, turned: bool) {
        let layout = &self.game.layout;
        let Spread::Place(board, _) = layout.spread[usize::from(to)] else { panic!("tiles are laid on boards") };
        let first = to.steps_from(layout.board_base[0]).expect("places lie behind each other");
        let printing = &self.game.printings[usize::from(self.state.cards[usize::from(tile)].printing)];
        let mut longest = 1;
        for (of_place, of_tile) in &self.game.boards[usize::from(board)].reads {
            let row = printing.lists.iter().find(|(attribute, _)| attribute == of_tile).map(|(_, row)| row);
            let mut row: Vec<i32> = row.into_iter().flatten().copied().collect();
            if turned {
                row.reverse();
            }
            longest = longest.max(row.len());
            let Some(column) = layout.place_attributes.iter().position(|known| known == of_place) else { continue };
            for (step, value) in row.into_iter().enumerate() {
                let slot = self.state.places.get_mut((first + step) * layout.place_attributes.len() + column);
                slot.into_iter().for_each(|slot| *slot = value);
            }
        }
        let length = &mut self.state.board_lengths[usize::from(board)];
        let longer = usize::from(*length) + longest;
        *length = u16::try_from(longer).unwrap_or(u16::MAX).min(self.game.boards[usize::from(board)].most);
        self.state.unlink(tile);
        self.state.link(&self.game.print, tile, layout.tiles_base.plus(board.index()), Order::Bottom);
    }

    fn tells(&mut self, beat: BeatId) {
        let story = self.game.story.as_ref().expect("beats belong to a story");
        self.sets(story.latest, Thing::Nothing, beat.number() + 1);
        self.state.counters[self.game.layout.told_base + usize::from(beat)] += 1;
    }
}
