//! What an instruction does, carried out naively: step by step, doer by doer, card by card. Where a player is asked,
//! it is compared with what the runtime asked.

use quarterdeck_dsl::facts::{Facts, Likeness};
use quarterdeck_dsl::resolve::Scope;
use quarterdeck_dsl::syntax::{Head, Instruction, Order, Selection};
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{ACTIONS_LEFT, CounterId, ResourceId, ZoneId};
use quarterdeck_runtime::definitions::{Sight, Spread, Store};
use quarterdeck_runtime::position::{Arrangement, Position};
use quarterdeck_runtime::{Game, Seats, Snapshot};

use super::instructions::{Act, Given, Taken};
use super::tables::world;
use super::workshop::{Asked, Ending};
use super::world::refuse;
use super::{Meant, Speech};

/// A match in which something is done.
pub struct Deeds<'d> {
    game: &'d Game,
    scope: &'d Scope,
    asked: std::slice::Iter<'d, Asked>,
    /// The match now.
    pub laid: Arrangement<'d>,
    /// How it ended so far.
    pub ending: Ending,
}

/// What the runtime asked, or did not ask, against what is meant.
fn asked_wrongly<T>(what: impl std::fmt::Display) -> Meant<T> {
    refuse(format!("asked otherwise: {what}"))
}

impl<'d> Deeds<'d> {
    /// Carries an instruction out from a position, with the answers that were given.
    pub fn carry_out(
        instruction: &Instruction,
        speech: &Speech,
        (game, scope): (&'d Game, &'d Scope),
        state: &Snapshot,
        asked: &'d [Asked],
    ) -> Meant<Deeds<'d>> {
        let mut laid = Arrangement::of(game, state.clone());
        laid.interrupt();
        let mut deeds = Deeds { game, scope, asked: asked.iter(), laid, ending: Ending::Whole };
        let mut named: Option<Vec<Seat>> = None;
        for step in &instruction.steps {
            let spoken = match &named {
                None => *speech,
                Some(seats) => {
                    let one = match seats.as_slice() {
                        [] => Some(None),
                        [one] => Some(Some(*one)),
                        _ => None,
                    };
                    Speech { they: one, ..*speech }
                }
            };
            let plain = |doer: &Selection| doer.prefixes.is_empty() && doer.filters.is_empty();
            let doers = match &step.doer {
                None => None,
                Some(doer) if doer.head == Head::You && plain(doer) => None,
                Some(doer) if doer.head == Head::They && plain(doer) && named.is_some() => named.clone(),
                Some(doer) => Some(deeds.world(|world| world.doers(doer, &spoken))?),
            };
            let everybody = doers.clone().unwrap_or_else(|| vec![speech.you]);
            for doer in &everybody {
                let spoken = if doers.is_some() { Speech { they: Some(Some(*doer)), ..*speech } } else { spoken };
                let act = deeds.world(|world| world.act(step, *doer, &spoken))?;
                deeds.act(&act, &everybody)?;
                if deeds.ending != Ending::Whole {
                    return Ok(deeds);
                }
            }
            if doers.is_some() {
                named = doers;
            }
        }
        match deeds.asked.next() {
            None => Ok(deeds),
            Some(asked) => asked_wrongly(format!("nobody was to be asked {asked:?}")),
        }
    }

    fn world<T>(&self, ask: impl FnOnce(&super::World<'_>) -> T) -> T {
        let position = self.position();
        ask(&world(self.game, self.scope, &position))
    }

    fn position(&self) -> Position<'_> {
        self.laid.position()
    }

    fn act(&mut self, act: &Act, doers: &[Seat]) -> Meant<()> {
        let cards = match act.given.first() {
            Some(Given::Cards(taken)) => self.take(taken, act)?,
            _ => Vec::new(),
        };
        match (act.verb, act.given.as_slice()) {
            ("gain", [Given::Resource(resource, amount)]) => self.gain(*resource, *amount, act.doer),
            ("pay", [Given::Resource(resource, amount), to]) => {
                let to = if let Given::Player(to) = to { *to } else { None };
                self.spend(*resource, *amount, act.doer, to);
            }
            ("lose" | "discard", [Given::Resource(resource, amount)]) => {
                self.spend(*resource, *amount, act.doer, None);
            }
            ("discard", _) => {
                let Some(zone) = self.game.words.discards_to else { return refuse("where to?") };
                for card in cards {
                    let whose = self.position().owner(card).unwrap_or(act.doer);
                    self.put(card, self.zone(zone, whose), None, false);
                }
            }
            ("reveal", _) => {
                let Some(zone) = self.game.words.reveals_to else { return refuse("where to?") };
                for card in cards {
                    self.put(card, self.zone(zone, act.doer), None, false);
                }
            }
            ("move" | "put" | "take", [_, Given::Place(Some(to), end)]) => {
                let on_top = self.end_at(*to, *end) == Order::Top;
                let mut cards = cards;
                if act.manner.any_order && on_top {
                    cards.reverse();
                }
                for card in cards {
                    self.put(card, *to, *end, act.manner.face_down);
                }
            }
            ("draw", [drawn]) => self.draw(drawn, &cards, act.doer)?,
            ("inspect", [_, by]) => {
                let seat = if let Given::Player(Some(seat)) = by { *seat } else { act.doer };
                for card in cards {
                    self.let_know(card, seat);
                }
            }
            ("show", [_, to]) => {
                let seats = match to {
                    Given::Player(seat) => seat.iter().copied().collect(),
                    _ => Seats::all(self.laid.position().seats()),
                };
                cards.iter().for_each(|card| seats.iter().for_each(|seat| self.let_know(*card, seat)));
            }
            ("flip", _) => cards.into_iter().for_each(|card| self.flip(card)),
            ("claim", _) => cards.iter().for_each(|card| self.laid.give(*card, Some(act.doer))),
            ("release", _) => cards.iter().for_each(|card| self.laid.give(*card, None)),
            ("copy", [_, Given::Cards(onto)]) => {
                if let (Some(model), Some(onto)) = (cards.first(), onto.from.first()) {
                    self.copy(*model, *onto);
                }
            }
            ("restore", _) => cards.into_iter().for_each(|card| self.restore(card)),
            ("shuffle", [Given::Cards(taken), into]) => {
                let zone = match into {
                    Given::Place(into, _) => *into,
                    _ => taken.zone.flatten(),
                };
                self.shuffle(&cards, zone, !matches!(into, Given::Nothing));
            }
            ("scatter", [_, Given::Spread(places), _]) => self.scatter(&cards, places),
            ("set", [Given::Counter(counter, things), Given::Number(number)]) => {
                for thing in things {
                    self.set(*counter, *thing, *number);
                }
            }
            ("raise", [Given::Counter(counter, things), Given::Number(number)]) => {
                for thing in things {
                    let now = match *counter {
                        ACTIONS_LEFT => self.position().actions_left(),
                        counter => self.position().counter(counter, *thing),
                    };
                    self.set(*counter, *thing, now.saturating_add(*number));
                }
            }
            // Partners win together.
            ("win", _) => {
                let position = self.position();
                let wins = |seat: &Seat| doers.iter().any(|doer| doer == seat || position.partners(*doer, *seat));
                self.ending = Ending::Won((0..position.seats()).filter(wins).collect());
            }
            ("begin" | "end" | "tell" | "lay", _) => self.ending = Ending::Elsewhere,
            // Nobody listens, and nothing is put nowhere.
            ("announce" | "move" | "put" | "take", _) => {}
            (verb, given) => return refuse(format!("`{verb}` does nothing with {given:?}")),
        }
        Ok(())
    }

    fn zone(&self, zone: ZoneId, seat: Seat) -> ZoneAt {
        let owned = self.game.zones[usize::from(zone)].per_player;
        self.position().zone(zone, owned.then_some(seat))
    }

    /// Which of the cards it is done to: all, those that are meant, or those that the doer chose.
    fn take(&mut self, taken: &Taken, act: &Act) -> Meant<Vec<CardAt>> {
        let mut from = taken.from.clone();
        let (least, most) = taken.wanted;
        if act.verb == "draw" {
            return Ok(from);
        }
        if taken.random {
            return Ok(self.pick(from, usize::try_from(most).unwrap_or(0)));
        }
        let attribute = taken.different.or(taken.same);
        let value = |deeds: &Self, card: CardAt| {
            attribute.and_then(|attribute| deeds.position().attribute(Thing::Card(card), attribute))
        };
        if attribute.is_none() && least as usize >= from.len() {
            if act.manner.any_order && from.len() > 1 {
                return self.arrange(from, act.doer);
            }
            return Ok(from);
        }
        if taken.same.is_some() {
            // Of a value there must be as many as are wanted, or as many as there are of any.
            let alike = |card: CardAt| from.iter().filter(|it| value(self, **it) == value(self, card)).count() as i32;
            let wanted = least.min(from.iter().map(|card| alike(*card)).max().unwrap_or(0));
            from = from.iter().copied().filter(|card| alike(*card) >= wanted).collect();
        }
        let mut picked: Vec<CardAt> = Vec::new();
        loop {
            let fits = |card: &CardAt| {
                let goes = |other: &CardAt| {
                    attribute.is_none() || (value(self, *other) == value(self, *card)) == taken.same.is_some()
                };
                !picked.contains(card) && picked.iter().all(goes)
            };
            let open: Vec<CardAt> = from.iter().copied().filter(fits).collect();
            if picked.len() as i32 >= most || open.is_empty() {
                return Ok(picked);
            }
            let may_stop = picked.len() as i32 >= least;
            match self.ask(&open, act.doer, may_stop, least == most && attribute.is_none())? {
                Some(card) => picked.push(card),
                None => return Ok(picked),
            }
        }
    }

    /// So many of them as chance, which is the match's own, picks one after the other.
    fn pick(&mut self, mut from: Vec<CardAt>, many: usize) -> Vec<CardAt> {
        if from.len() <= many {
            return from;
        }
        let mut chance = self.laid.roll("pick");
        (0..many).map(|_| from.remove(chance(from.len() as u32) as usize)).collect()
    }

    /// The order in which the doer wants them.
    fn arrange(&mut self, mut from: Vec<CardAt>, doer: Seat) -> Meant<Vec<CardAt>> {
        let mut order = Vec::new();
        while let Some(first) = from.first().copied() {
            let next = self.ask(&from, doer, false, true)?.unwrap_or(first);
            from.retain(|card| *card != next);
            order.push(next);
        }
        Ok(order)
    }

    /// What the doer chose, if it was asked rightly; who cannot choose otherwise need not be asked.
    fn ask(&mut self, open: &[CardAt], doer: Seat, may_stop: bool, any: bool) -> Meant<Option<CardAt>> {
        let position = self.position();
        let mut options: Vec<Likeness> = Vec::new();
        for card in open {
            let likeness = position.likeness(*card);
            // Cards that the player cannot see are each an option.
            if !options.contains(&likeness) || !position.visible(*card, Some(doer)) {
                options.push(likeness);
            }
        }
        options.sort_unstable();
        let alike = options.iter().all(|option| *option == options[0]);
        let hidden = open.iter().all(|card| !position.visible(*card, Some(doer)));
        let forced = !may_stop && (alike && options.len() == 1 || any && (alike || hidden));
        let mut rest = self.asked.clone();
        match rest.next() {
            Some(asked) if asked.options == options && asked.seat == doer && asked.may_stop == may_stop => {
                self.asked = rest;
                match asked.chosen {
                    Some(card) if !open.contains(&card) => asked_wrongly(format!("{card} is none of {open:?}")),
                    chosen => Ok(chosen),
                }
            }
            _ if forced => Ok(Some(open[0])),
            asked => asked_wrongly(format!("{options:?} for {doer}, to stop {may_stop}; {asked:?}")),
        }
    }

    fn gain(&mut self, resource: ResourceId, amount: i32, seat: Seat) {
        let definition = &self.game.resources[usize::from(resource)];
        match definition.store {
            Store::Counter(counter) => {
                let now = self.position().counter(counter, Thing::Player(seat));
                let room = definition.most.saturating_sub(now).max(0);
                self.laid.set(counter, Thing::Player(seat), now + amount.clamp(0, room));
            }
            Store::Cards { kept, source, .. } => {
                let (from, to) = (self.position().zone(source, None), self.position().zone(kept, Some(seat)));
                for _ in 0..amount {
                    let Some(card) = self.position().top(from) else { break };
                    self.put(card, to, None, false);
                }
            }
        }
    }

    fn spend(&mut self, resource: ResourceId, amount: i32, seat: Seat, to: Option<Seat>) {
        let definition = &self.game.resources[usize::from(resource)];
        let have = self.position().resource(resource, seat);
        let amount = amount.clamp(0, have.max(0));
        match definition.store {
            Store::Counter(counter) => {
                self.laid.set(counter, Thing::Player(seat), have - amount);
                if let Some(other) = to {
                    let theirs = self.position().counter(counter, Thing::Player(other));
                    let more = (theirs + amount).min(definition.most).max(theirs);
                    self.laid.set(counter, Thing::Player(other), more);
                }
            }
            Store::Cards { kept, sink, .. } => {
                let from = self.position().zone(kept, Some(seat));
                let to = match to {
                    Some(other) => self.position().zone(kept, Some(other)),
                    None => self.position().zone(sink, None),
                };
                for _ in 0..amount {
                    let Some(card) = self.position().top(from) else { break };
                    self.put(card, to, None, false);
                }
            }
        }
    }

    fn draw(&mut self, drawn: &Given, cards: &[CardAt], doer: Seat) -> Meant<()> {
        let Some(to) = self.game.words.draws_to else { return refuse("where to?") };
        let to = self.zone(to, doer);
        let cards = match (drawn, self.game.words.draws_from) {
            (Given::Drawn(count), Some(from)) => {
                let from = self.zone(from, doer);
                self.position().cards_in(from).take(*count as usize).collect()
            }
            _ => cards.to_vec(),
        };
        for card in cards {
            self.put(card, to, None, false);
        }
        Ok(())
    }

    fn flip(&mut self, card: CardAt) {
        let printing = self.position().printing_of(card);
        let faces = &self.game.printings[usize::from(printing)].faces;
        if let Some(face) = faces.iter().position(|face| *face == printing) {
            self.laid.show(card, faces[(face + 1) % faces.len()]);
            return;
        }
        let down = !self.position().face_down(card);
        self.laid.turn(card, down);
        if !down {
            self.laid.make_known(card, Seats::all(self.position().seats()));
        }
    }

    fn copy(&mut self, model: CardAt, onto: CardAt) {
        let position = self.position();
        let (own, shown) = (position.printing_of(onto), position.printing_of(model));
        if position.copies().iter().all(|(card, _)| *card != onto) {
            self.laid.note_copy(onto, own);
        }
        self.laid.show(onto, shown);
    }

    fn restore(&mut self, card: CardAt) {
        if let Some(own) = self.laid.forget_copy(card) {
            self.laid.show(card, own);
        }
    }

    fn shuffle(&mut self, cards: &[CardAt], zone: Option<ZoneAt>, moved: bool) {
        let Some(zone) = zone else { return };
        if moved {
            cards.iter().for_each(|card| self.put(*card, zone, Some(Order::Top), false));
        }
        self.laid.shuffle(zone);
        self.uncover(zone);
    }

    /// Chance is the match's own: so many places, so likely.
    fn scatter(&mut self, cards: &[CardAt], places: &[(ZoneAt, u32)]) {
        let total: u32 = places.iter().map(|(_, weight)| *weight).sum();
        if total == 0 {
            return;
        }
        let mut chance = self.laid.roll("scatter");
        for card in cards {
            let mut drawn = chance(total);
            let hit = places.iter().find(|(_, weight)| {
                let here = drawn < *weight;
                drawn = drawn.saturating_sub(*weight);
                here
            });
            if let Some((zone, _)) = hit {
                self.put(*card, *zone, None, false);
            }
        }
    }

    fn set(&mut self, counter: CounterId, thing: Thing, value: i32) {
        match counter {
            ACTIONS_LEFT => self.laid.set_actions_left(value),
            counter => self.laid.set(counter, thing, value),
        }
    }

    /// Where a card comes to lie that is put there.
    fn end_at(&self, to: ZoneAt, end: Option<Order>) -> Order {
        let pile = match self.game.layout.spread[usize::from(to)] {
            Spread::Zone(zone, _) => self.game.zones[usize::from(zone)].stack,
            _ => false,
        };
        end.unwrap_or(if pile { Order::Top } else { Order::Bottom })
    }

    fn put(&mut self, card: CardAt, to: ZoneAt, end: Option<Order>, face_down: bool) {
        let end = self.end_at(to, end);
        let from = self.position().zone_of(card);
        self.uncover(from);
        let shown_to = if face_down { Seats::none() } else { self.lookers(to, end, from) };
        self.lose_sight(card, from, shown_to);
        self.laid.take_away(card);
        self.uncover(from);
        self.laid.lay(card, to, end);
        self.laid.turn(card, face_down);
        let known = self.position().known_to(card);
        self.laid.make_known(card, known.and(shown_to));
    }

    /// Who would see a card that is put there.
    fn lookers(&self, zone: ZoneAt, end: Order, from: ZoneAt) -> Seats {
        let position = self.position();
        let on_top = matches!(end, Order::Top | Order::First) || position.length(zone) == i32::from(zone == from);
        let (sight, owner) = match self.game.layout.spread[usize::from(zone)] {
            Spread::Zone(id, owner) => (self.game.zones[usize::from(id)].sight, owner),
            Spread::Under(holder) => {
                return (0..position.seats()).filter(|seat| position.visible(holder, Some(*seat))).collect();
            }
            Spread::Place(..) | Spread::Tiles(_) => return Seats::all(position.seats()),
        };
        let looks = |seat: &Seat| match sight {
            Sight::All => true,
            Sight::Owner => owner == Some(*seat),
            Sight::Team => owner.is_some_and(|owner| owner == *seat || position.partners(owner, *seat)),
            Sight::Nobody => false,
            Sight::Top => on_top,
        };
        (0..position.seats()).filter(looks).collect()
    }

    /// A card leaves a zone that not everybody looks into, and not everybody sees it afterwards. Who looks into the zone knows
    /// it; who sees neither can no longer tell the cards of the zone apart, unless it is plain which one has left.
    fn lose_sight(&mut self, card: CardAt, from: ZoneAt, shown_to: Seats) {
        let Some(Spread::Zone(id, _)) = self.game.layout.spread.get(usize::from(from)) else { return };
        let all = Seats::all(self.position().seats());
        if matches!(self.game.zones[usize::from(*id)].sight, Sight::All | Sight::Top) || shown_to == all {
            return;
        }
        let holders = self.lookers(from, Order::Bottom, from);
        if !self.position().face_down(card) {
            let known = self.position().known_to(card);
            self.laid.make_known(card, known.and(holders));
        }
        let lying: Vec<CardAt> = self.position().cards_in(from).collect();
        let at_an_end = lying.first() == Some(&card) || lying.last() == Some(&card);
        if lying.len() < 2 || holders.is_empty() && at_an_end {
            return;
        }
        for other in lying {
            let known = self.position().known_to(other);
            self.laid.make_known(other, known.without(all.without(holders).without(shown_to)));
        }
    }

    /// Who sees a card where it lies now knows it.
    fn seen(&mut self, card: CardAt) {
        for seat in 0..self.position().seats() {
            if self.position().visible(card, Some(seat)) {
                self.let_know(card, seat);
            }
        }
    }

    fn let_know(&mut self, card: CardAt, seat: Seat) {
        let known = self.position().known_to(card);
        self.laid.make_known(card, known.and(Seats::only(seat)));
    }

    fn uncover(&mut self, zone: ZoneAt) {
        let Some(Spread::Zone(id, _)) = self.game.layout.spread.get(usize::from(zone)) else { return };
        if self.game.zones[usize::from(*id)].sight == Sight::Top
            && let Some(top) = self.position().top(zone)
        {
            self.seen(top);
        }
    }
}
