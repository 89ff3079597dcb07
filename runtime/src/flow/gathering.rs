//! The cards that a step is about: found, or asked for.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::{Manner, Order};
use quarterdeck_dsl::tree::{CardAt, Context, Place, Seat, Set, Source, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::AttributeId;

use super::Engine;
use super::effect::Progress;
use super::kinship::{go_with, keep_common};
use crate::event::{Event, Quiet};
use crate::seats::Seats;
use crate::state::{State, Status};

impl Engine<'_> {
    /// Finds the cards a step is about; asks the doer where there is a choice.
    pub(super) fn gather(
        &mut self,
        set: &Set,
        manner: Manner,
        context: &Context,
        doer: Seat,
        cards: &mut Vec<CardAt>,
    ) -> Progress {
        if let Some(otherwise) = &set.otherwise {
            let alone = Set { otherwise: None, ..set.clone() };
            if evaluate::first(&alone, context, &self.position()) == Thing::Nothing {
                return self.gather(otherwise, manner, context, doer, cards);
            }
        }
        let (least, most) = match &set.equal_to {
            Some(number) => {
                let wanted = evaluate::number(number, context, &self.position());
                (wanted, wanted)
            }
            None => set.quantity.take(),
        };
        if let Source::CardsIn(places) = &set.source
            && let [Place::Zone(zone)] = places.as_slice()
            && least < i32::MAX
            && let Some(at) = evaluate::zone_ref(zone.zone, zone.whose.as_ref(), context, &self.position())
        {
            self.refill(at, least);
        }
        let position = self.position();
        // An order is said: the first ones are meant, whatever lies behind them.
        let enough = if set.definite { most.max(0) as usize } else { usize::MAX };
        evaluate::each(set, context, &position, &mut |thing| {
            if let Thing::Card(card) = thing
                && cards.len() < enough
            {
                cards.push(card);
            }
            if cards.len() < enough { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if let Some(attribute) = set.distinct.or(set.same) {
            return self.gather_kin(set, attribute, (least, most), doer, cards);
        }
        if set.random {
            self.pick(most.max(0) as usize, cards);
            return Progress::Done;
        }
        let single = matches!(set.source, Source::Slot(_));
        let all = most == i32::MAX && least == i32::MAX || cards.len() as i32 <= least;
        if manner.any_order && all && cards.len() > 1 {
            return self.arrange(doer, cards);
        }
        if single || most == i32::MAX && least == i32::MAX || cards.len() as i32 <= least {
            return Progress::Done;
        }
        if set.definite {
            cards.truncate(most.max(0) as usize);
            return Progress::Done;
        }
        if most <= 0 {
            cards.clear();
            return Progress::Done;
        }
        // What cannot be told apart is not asked, unless that would tell others that it cannot.
        let alike = cards.iter().all(|card| position.alike(*card, cards[0]) && position.open(*card));
        let hidden = cards.iter().all(|card| !position.visible(*card, Some(doer)));
        if least == most && (alike || hidden) {
            cards.truncate(most as usize);
            return Progress::Done;
        }
        let picked = self.state.picked.len() as i32;
        let stopped = self.state.picked.last() == Some(&CardAt::NOTHING);
        if stopped || picked >= most.min(cards.len() as i32) {
            self.state.picked.retain(|card| *card != CardAt::NOTHING);
            cards.clone_from(&self.state.picked);
            return Progress::Done;
        }
        self.state.status = Status::Pick(doer, picked >= least);
        self.find_picks(cards, picked >= least);
        Progress::Asking
    }

    /// Leaves to chance which of the cards it is done to. What cannot be otherwise is not asked of it.
    fn pick(&mut self, many: usize, cards: &mut Vec<CardAt>) {
        if cards.len() <= many {
            return;
        }
        let said = |state: &State| state.fixed.as_ref().map_or(0, |fixed| fixed.picks.len());
        let before = said(self.state);
        *cards = self.state.pick(std::mem::take(cards), many);
        self.log.quiet(|| Quiet::Rolled);
        let times = before - said(self.state);
        if times > 0 {
            self.log.quiet(|| Quiet::Picked { times });
        }
        // How chance falls is something new to everybody, even where the cards were known.
        self.state.seen = Seats::all(self.state.seats);
    }

    /// A number from 1 to `sides` that chance gives. What cannot be otherwise is not asked of it.
    pub(crate) fn roll(&mut self, sides: u32) -> u32 {
        if sides < 2 {
            return 1;
        }
        let (rolled, said) = self.state.roll(sides);
        self.log.quiet(|| Quiet::Rolled);
        if said {
            self.log.quiet(|| Quiet::Thrown);
        }
        self.state.seen = Seats::all(self.state.seats);
        rolled
    }

    /// The same for cards `of different …` or `of the same …`: each is asked for by itself, as long as one goes with
    /// those that were picked.
    fn gather_kin(
        &mut self,
        set: &Set,
        attribute: AttributeId,
        (least, most): (i32, i32),
        doer: Seat,
        cards: &mut Vec<CardAt>,
    ) -> Progress {
        let position = self.position();
        let valued = |card: &CardAt| Some((*card, position.attribute(Thing::Card(*card), attribute)?));
        let stopped = self.state.picked.last() == Some(&CardAt::NOTHING);
        let picked: Vec<(CardAt, i32)> =
            self.state.picked.iter().filter(|card| **card != CardAt::NOTHING).filter_map(valued).collect();
        let mut fitting: Vec<(CardAt, i32)> = cards.iter().filter_map(valued).collect();
        let same = set.same.is_some();
        if same {
            keep_common(&mut fitting, least);
        }
        let open = go_with(&fitting, &picked, same);
        let count = picked.len() as i32;
        if stopped || count >= most || open.is_empty() {
            *cards = picked.into_iter().map(|(card, _)| card).collect();
            return Progress::Done;
        }
        let may_stop = count >= least;
        self.state.status = Status::Pick(doer, may_stop);
        self.find_picks(&open, may_stop);
        // What cannot be otherwise is not asked: if there is one option, all cards are alike that still go.
        if !may_stop && self.choices.list.len() == 1 {
            let needed = if same { (least - count) as usize } else { 1 };
            self.state.picked.extend(open.iter().take(needed));
            self.state.status = Status::Running;
            self.choices.clear();
            return self.gather_kin(set, attribute, (least, most), doer, cards);
        }
        Progress::Asking
    }

    /// Asks the doer for the order of all these cards, one after the other.
    fn arrange(&mut self, doer: Seat, cards: &mut Vec<CardAt>) -> Progress {
        let picked = self.state.picked.clone();
        let taken: BTreeSet<CardAt> = picked.iter().copied().collect();
        cards.retain(|card| !taken.contains(card));
        let position = self.position();
        let alike = cards.iter().all(|card| position.alike(*card, cards[0]) && position.open(*card));
        // What cannot be told apart is not asked, unless that would tell others that it cannot.
        if cards.len() == 1 || alike || cards.iter().all(|card| !position.visible(*card, Some(doer))) {
            cards.splice(0..0, picked);
            return Progress::Done;
        }
        self.state.status = Status::Pick(doer, false);
        self.find_picks(cards, false);
        Progress::Asking
    }

    /// Makes sure that a zone holds so many cards, if its refill can provide them.
    #[inline]
    pub fn refill(&mut self, zone: ZoneAt, wanted: i32) {
        if self.position().length(zone) < wanted {
            self.refill_from_source(zone);
        }
    }

    /// Fills a zone up from where it is refilled, if it is.
    fn refill_from_source(&mut self, zone: ZoneAt) {
        let crate::game::Spread::Zone(id, seat) = self.game.layout.spread[usize::from(zone)] else {
            return;
        };
        let definition = &self.game.zones[usize::from(id)];
        let Some(source) = definition.refill else {
            return;
        };
        let owner = self.game.zones[usize::from(source)].per_player.then_some(seat).flatten();
        let source_at = self.position().zone(source, owner);
        if self.state.zones[usize::from(source_at)].length == 0 {
            return;
        }
        self.state.shuffle(source_at, &definition.name, seat);
        self.note_settled();
        while let Some(card) = self.position().top(source_at) {
            self.memory.wrote_card(card);
            self.state.unlink(card);
            self.state.link(&self.game.print, card, zone, Order::Bottom);
        }
        self.wrote_zone(source_at);
        self.wrote_zone(zone);
        self.log.push(Event::Shuffled { zone, from: source_at });
        self.uncover(zone);
    }
}
