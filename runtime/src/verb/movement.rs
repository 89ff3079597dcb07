//! `move`, `put`, `take`: cards go from one place to another.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::{Manner, Order, Preposition};
use quarterdeck_dsl::tree::{Argument, CardAt, Place, Seat, Step, ZoneAt};
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};

use super::{Call, Verb, argument};
use crate::event::{Event, Quiet};
use crate::flow::{Engine, Fault};
use crate::game::{Planner, SeenBy, Spread, StepPlan, ToPlan, end_of, just_slot};
use crate::seats::Seats;

const ROLES: &[RoleSpec] = &[RoleSpec {
    prepositions: &[Preposition::To, Preposition::Into, Preposition::Under, Preposition::In],
    kind: ArgumentType::Place,
    required: true,
}];

pub(super) const MOVE: Verb = Verb {
    spec: &VerbSpec {
        name: "move",
        third: "moves",
        object: Some((ArgumentType::Cards, true)),
        roles: ROLES,
        about: "Cards go to a zone, a place of a board, or under a card; `to the top of` and `to the bottom of` say where.",
        example: "move it to the bottom of the deck",
    },
    takes_cards: true,
    plan,
    run,
};

pub(super) const PUT: Verb = Verb {
    spec: &VerbSpec {
        name: "put",
        third: "puts",
        object: Some((ArgumentType::Cards, true)),
        roles: ROLES,
        about: "The same as `move`.",
        example: "put it under this card",
    },
    takes_cards: true,
    plan,
    run,
};

pub(super) const TAKE: Verb = Verb {
    spec: &VerbSpec {
        name: "take",
        third: "takes",
        object: Some((ArgumentType::Cards, true)),
        roles: ROLES,
        about: "The same as `move`.",
        example: "take it into your hand",
    },
    takes_cards: true,
    plan,
    run,
};

fn plan(planner: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    let to = match argument(step, 1) {
        Argument::Place(Place::Zone(zone), end) => {
            ToPlan::Zone(planner.zone(zone), end_of(&planner.game.zones[usize::from(zone.zone)], *end))
        }
        Argument::Place(Place::Thing(set) | Place::Any(set), end) => ToPlan::At(just_slot(set)?, *end),
        _ => return None,
    };
    if step.manner == Manner::default() { planner.moved(argument(step, 0), to) } else { None }
}

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    if let Some((to, end)) = call.place(1, engine) {
        let manner = call.step.manner;
        // The first of an order that was chosen lies on top.
        let upwards = manner.any_order && engine.end_at(to, end) == Order::Top;
        for at in 0..call.cards.len() {
            let card = call.cards[if upwards { call.cards.len() - 1 - at } else { at }];
            if manner.face_down {
                engine.move_face_down(card, to, end, call.doer);
            } else {
                engine.move_card(card, to, end, call.doer);
            }
        }
    }
    Ok(())
}

impl Engine<'_> {
    /// Moves a card and says so.
    pub fn move_card(&mut self, card: CardAt, to: ZoneAt, end: Option<Order>, seat: Seat) {
        self.move_to(card, to, self.end_at(to, end), seat);
    }

    /// The same to an end that is known.
    #[inline]
    pub(crate) fn move_to(&mut self, card: CardAt, to: ZoneAt, end: Order, seat: Seat) {
        let from = self.state.cards[usize::from(card)].zone;
        self.shift_to(card, to, end);
        self.emit(Event::Moved { seat, card, from, to, known: Seats::none() });
        self.note_end(card, to, end);
    }

    /// Moves a card face down and says so; nobody learns by this what it is.
    pub fn move_face_down(&mut self, card: CardAt, to: ZoneAt, end: Option<Order>, seat: Seat) {
        let from = self.state.cards[usize::from(card)].zone;
        let end = self.end_at(to, end);
        self.state.settle(card);
        self.uncover(from);
        self.follow(card, from, Seats::none());
        self.state.unlink(card);
        self.uncover(from);
        self.state.link(&self.game.print, card, to, end);
        self.state.cards[usize::from(card)].face_down = true;
        self.wrote_zone(from);
        self.wrote_zone(to);
        self.memory.wrote_card(card);
        self.emit(Event::Moved { seat, card, from, to, known: Seats::none() });
        self.note_end(card, to, end);
        self.log.quiet(|| Quiet::FaceDown { card });
    }

    /// Events do not tell where in its zone a card comes to lie; it is noted where that is not where cards usually do.
    #[inline(always)]
    fn note_end(&mut self, card: CardAt, to: ZoneAt, end: Order) {
        if self.log.keeps() && on_top(end) != on_top(self.end_at(to, None)) {
            self.log.quiet(|| Quiet::OtherEnd { card });
        }
    }

    /// After a shuffle: where chance is asked for, what was said of cards may have made others of them.
    pub(crate) fn note_settled(&mut self) {
        if self.state.is_chance_asked() {
            self.memory.wrote_all();
        }
    }

    /// Where a card comes to lie that is put there.
    pub(crate) fn end_at(&self, to: ZoneAt, end: Option<Order>) -> Order {
        match self.game.layout.spread[usize::from(to)] {
            Spread::Zone(zone, _) => end_of(&self.game.zones[usize::from(zone)], end),
            _ => end.unwrap_or(Order::Bottom),
        }
    }

    /// Moves a card that is part of a resource; what is told is what becomes of the resource.
    pub(crate) fn shift(&mut self, card: CardAt, to: ZoneAt) {
        self.shift_to(card, to, self.end_at(to, None));
        let known = self.state.cards[usize::from(card)].known;
        self.log.quiet(|| Quiet::Shifted { card, to, known });
    }

    fn shift_to(&mut self, card: CardAt, to: ZoneAt, end: Order) {
        let from = self.state.cards[usize::from(card)].zone;
        self.state.settle(card);
        self.uncover(from);
        let sees = self.sees_at(to, end, from);
        if sees != Seats::all(self.state.seats) {
            self.follow(card, from, sees);
        }
        self.state.unlink(card);
        self.uncover(from);
        self.state.link(&self.game.print, card, to, end);
        self.wrote_zone(from);
        self.wrote_zone(to);
        self.memory.wrote_card(card);
        let state = &mut self.state.cards[usize::from(card)];
        state.face_down = false;
        let new = sees.without(state.known);
        state.known = state.known.and(sees);
        self.state.seen = self.state.seen.and(new);
    }

    /// Who sees a card that comes to lie at an end of a zone from another one.
    #[inline(always)]
    fn sees_at(&self, to: ZoneAt, end: Order, from: ZoneAt) -> Seats {
        match self.program.seen[usize::from(to)] {
            SeenBy::All => Seats::all(self.state.seats),
            SeenBy::Seats(seats) => seats,
            SeenBy::Team(owner) => self.position().team_of(owner),
            SeenBy::OnTop if on_top(end) || self.state.zones[usize::from(to)].length == u32::from(from == to) => {
                Seats::all(self.state.seats)
            }
            SeenBy::OnTop => Seats::none(),
            SeenBy::Holder(holder) => self.who_sees(holder),
        }
    }

    /// A card is about to leave a zone for where only these seats see it. Who looks into the zone goes on knowing it. Who sees neither where it
    /// comes from nor where it goes can tell which one it was only if it lay at an end of a pile that nobody looks into, or
    /// alone; else it may have been any card of the zone, and nothing that was known of these is known any longer.
    fn follow(&mut self, card: CardAt, from: ZoneAt, shown_to: Seats) {
        let holders = match self.program.seen.get(usize::from(from)) {
            Some(SeenBy::Seats(seats)) => *seats,
            Some(SeenBy::Team(owner)) => self.position().team_of(*owner),
            _ => return,
        };
        let zone = &self.state.zones[usize::from(from)];
        let plain = zone.length < 2 || (holders.is_empty() && (zone.top == card || zone.bottom == card));
        let mut next = zone.top.some();
        if !self.state.cards[usize::from(card)].face_down {
            let state = &mut self.state.cards[usize::from(card)];
            state.known = state.known.and(holders);
        }
        let puzzled = Seats::all(self.state.seats).without(holders).without(shown_to);
        if plain || puzzled.is_empty() {
            return;
        }
        while let Some(at) = next {
            let state = &mut self.state.cards[usize::from(at)];
            next = state.below.some();
            let known = state.known.without(puzzled);
            if known != state.known {
                state.known = known;
                if at != card {
                    self.log.quiet(|| Quiet::Known { card: at, known });
                }
            }
        }
    }

    /// The seats that see a card: what comes to lie under it is seen by them.
    fn who_sees(&self, card: CardAt) -> Seats {
        let position = self.position();
        (0..self.state.seats).filter(|seat| position.visible(card, Some(*seat))).collect()
    }

    /// Everybody sees the card that lies on top now, if it is a zone that shows it.
    #[inline]
    pub(crate) fn uncover(&mut self, zone: ZoneAt) {
        if self.program.seen.get(usize::from(zone)) != Some(&SeenBy::OnTop) {
            return;
        }
        if let Some(top) = self.position().top(zone) {
            let all = Seats::all(self.state.seats);
            let state = &mut self.state.cards[usize::from(top)];
            if !state.face_down {
                let new = all.without(state.known);
                state.known = all;
                self.state.seen = self.state.seen.and(new);
                if !new.is_empty() {
                    self.log.quiet(|| Quiet::Known { card: top, known: all });
                }
            }
        }
    }
}

fn on_top(end: Order) -> bool {
    matches!(end, Order::Top | Order::First)
}
