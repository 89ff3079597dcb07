//! Effects: deeds one after the other, each carried out as a whole.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::{Manner, Order};
use quarterdeck_dsl::tree::{
    Argument, CardAt, Condition, Context, Doer, Place, Seat, Set, Source, Step, Thing, ZoneAt,
};
use quarterdeck_dsl::vocabulary::AttributeId;

use super::action::ChoiceKind;
use super::{Engine, Fault};
use crate::event::{Event, EventKind};
use crate::game::{ActionId, EffectId, Game, TriggerId, What};
use crate::state::frame::EffectFrame;
use crate::state::{Frame, NOBODY, Status};
use crate::trace::{Came, Note, Noted};
use crate::verb::{Call, VERBS};

/// `each` goes through no more things than this, each of which is a level of its own.
const MOST_THINGS: usize = 64;

/// Whether a step is done or waits for an answer.
enum Progress {
    Done,
    Asking,
}

impl Engine<'_> {
    /// Takes the effect on top further, until something else is on top or somebody must decide.
    pub(super) fn effect(&mut self) -> Result<(), Fault> {
        let level = self.state.stack.len() - 1;
        let Some(Frame::Effect(mut frame)) = self.state.stack.last().copied() else {
            return Ok(());
        };
        let game: &Game = self.game;
        if frame.trigger != TriggerId::NOTHING {
            let trigger = &game.triggers[usize::from(frame.trigger)];
            let (what, context) = (Noted::Trigger(frame.trigger), frame.context);
            if !self.applies(trigger.condition.as_ref(), &frame) {
                self.log.note(|| Note { what, context, came: Came::Silent(Box::new(self.state.clone())) });
                self.state.stack.pop();
                return Ok(());
            }
            self.log.note(|| Note { what, context, came: Came::Done });
            frame.trigger = TriggerId::NOTHING;
            self.set_effect(level, frame);
        }
        let deeds = &game.effects[usize::from(frame.effect)];
        let mut fresh = frame.step == 0 && frame.doers.is_none() && self.state.picked.is_empty();
        while let Some(deed) = deeds.get(usize::from(frame.deed)) {
            if fresh && !self.applies(deed.condition.as_ref(), &frame) {
                let (what, context) = (Noted::Deed(frame.effect, frame.deed), frame.context);
                self.log.note(|| Note { what, context, came: Came::Silent(Box::new(self.state.clone())) });
                frame.deed += 1;
                continue;
            }
            let What::Do(instruction) = &deed.what else {
                return self.turn_to(&deed.what, level, frame);
            };
            self.set_effect(level, frame);
            while let Some(step) = instruction.steps.get(usize::from(frame.step)) {
                if let Progress::Asking = self.step(step, level, &mut frame)? {
                    return Ok(());
                }
                frame.step += 1;
                frame.doers = None;
                // A verb may have cut the flow short; then this effect is gone.
                if !self.still_there(level, &frame) {
                    self.flush();
                    return Ok(());
                }
            }
            frame.deed += 1;
            frame.step = 0;
            frame.said = 0;
            fresh = true;
            // A verb may have begun a phase, which goes first.
            if self.state.stack.len() > level + 1 {
                self.set_effect(level, frame);
                self.flush();
                return Ok(());
            }
            if !self.state.pending.is_empty() {
                self.leave(level, frame, deeds.len());
                self.flush();
                return Ok(());
            }
        }
        self.state.stack.truncate(level);
        if frame.action != ActionId::NOTHING {
            self.action_over(&frame);
            self.flush();
        }
        Ok(())
    }

    /// Tells those who listen that an action is over, if it was one.
    pub(super) fn action_over(&mut self, frame: &EffectFrame) {
        if frame.action == ActionId::NOTHING {
            return;
        }
        let card = match frame.context.slots[0] {
            Thing::Card(card) => card,
            _ => CardAt::NOTHING,
        };
        let amount = frame.action.number();
        self.state.pending.push(Event { seat: frame.context.you, card, amount, ..Event::new(EventKind::Acted) });
    }

    /// Whether a condition of an effect holds.
    #[inline]
    fn applies(&self, condition: Option<&Condition>, frame: &EffectFrame) -> bool {
        condition.is_none_or(|condition| evaluate::holds(condition, &frame.context, &self.facts()))
    }

    /// Leaves an effect for something else: it waits below, or is over if it has no more deeds.
    fn leave(&mut self, level: usize, frame: EffectFrame, deeds: usize) {
        if usize::from(frame.deed) < deeds || frame.action != ActionId::NOTHING {
            self.set_effect(level, frame);
        } else {
            self.state.stack.truncate(level);
        }
    }

    /// Carries out a deed that is not a sentence.
    fn turn_to(&mut self, what: &What, level: usize, mut frame: EffectFrame) -> Result<(), Fault> {
        let deeds = self.game.effects[usize::from(frame.effect)].len();
        match what {
            What::Do(_) => {}
            What::Offer(offers) => {
                let mut open = 0;
                let mut last = 0;
                for (at, offer) in offers.iter().enumerate() {
                    if self.applies(offer.condition.as_ref(), &frame) {
                        open += 1;
                        last = at;
                    }
                }
                if open > 1 {
                    self.set_effect(level, frame);
                    self.find_offers();
                    self.state.status = Status::Offer(frame.context.you);
                } else {
                    frame.deed += 1;
                    self.leave(level, frame, deeds);
                    if open == 1 {
                        self.perform(offers[last].effect, &frame);
                    }
                }
            }
            What::Choose(choose) => {
                self.set_effect(level, frame);
                self.ask_choice(choose, level, frame);
            }
            What::Each(slot, set, effect) => {
                frame.deed += 1;
                self.leave(level, frame, deeds);
                self.each(*slot, set, *effect, &frame)?;
            }
            What::Run(script) => {
                self.set_effect(level, frame);
                self.run_script(*script, frame)?;
            }
            What::Either(branch) => {
                let (condition, done, otherwise) = &**branch;
                let effect = if self.applies(Some(condition), &frame) { *done } else { *otherwise };
                frame.deed += 1;
                self.leave(level, frame, deeds);
                self.perform(effect, &frame);
            }
            What::Perform(effect) => {
                frame.deed += 1;
                self.leave(level, frame, deeds);
                self.perform(*effect, &frame);
            }
        }
        Ok(())
    }

    /// Puts another effect on top that speaks of the same things.
    fn perform(&mut self, effect: EffectId, frame: &EffectFrame) {
        self.state.stack.push(Frame::Effect(EffectFrame::new(effect, frame.context)));
    }

    /// Lays out an effect for each thing of a set. Which they are is settled before the first.
    fn each(&mut self, slot: u8, set: &Set, effect: EffectId, frame: &EffectFrame) -> Result<(), Fault> {
        let mut things = Vec::new();
        evaluate::each(set, &frame.context, &self.facts(), &mut |thing| {
            things.push(thing);
            ControlFlow::Continue(())
        });
        if things.len() > MOST_THINGS {
            return Err(Fault {
                code: "play::too_many",
                message: format!("`each` finds {} things, and at most {MOST_THINGS} can be gone through", things.len()),
                involved: vec![self.rule_of(frame.effect)],
            });
        }
        for thing in things.into_iter().rev() {
            let mut context = Context { it: thing, ..frame.context };
            context.slots[usize::from(slot)] = thing;
            if let Thing::Player(seat) = thing {
                context.they = seat;
            }
            self.state.stack.push(Frame::Effect(EffectFrame::new(effect, context)));
        }
        Ok(())
    }

    pub(crate) fn still_there(&self, level: usize, frame: &EffectFrame) -> bool {
        matches!(self.state.stack.get(level), Some(Frame::Effect(there)) if there.effect == frame.effect)
            && self.state.status == Status::Running
    }

    pub(crate) fn set_effect(&mut self, level: usize, frame: EffectFrame) {
        if let Some(slot) = self.state.stack.get_mut(level) {
            *slot = Frame::Effect(frame);
        }
    }

    fn step(&mut self, step: &Step, level: usize, frame: &mut EffectFrame) -> Result<Progress, Fault> {
        match &step.doer {
            Doer::You => {
                frame.doer = frame.context.you;
                // Without a doer, `they` is who was spoken of before.
                let they = self.spoken_of(frame);
                self.act(step, level, frame, frame.context.you, they)
            }
            Doer::Each(set) => {
                let waiting = match frame.doers {
                    Some(waiting) => waiting,
                    None => {
                        // Who does it is settled before the first of them acts.
                        let context = Context { they: self.spoken_of(frame), ..frame.context };
                        let mut found = 0;
                        evaluate::each(set, &context, &self.facts(), &mut |thing| {
                            if let Thing::Player(seat) = thing {
                                found |= 1 << seat;
                            }
                            ControlFlow::Continue(())
                        });
                        frame.said = found;
                        found
                    }
                };
                self.in_turn(step, level, frame, waiting)
            }
            Doer::Same => {
                let waiting = frame.doers.unwrap_or(frame.said);
                self.in_turn(step, level, frame, waiting)
            }
        }
    }

    /// Who is `they` in a step: who did an earlier one, which may have been nobody, else who was spoken of before.
    fn spoken_of(&self, frame: &EffectFrame) -> Seat {
        if frame.said.count_ones() == 1 {
            return frame.said.trailing_zeros() as Seat;
        }
        let What::Do(instruction) = &self.game.effects[usize::from(frame.effect)][usize::from(frame.deed)].what else {
            return frame.context.they;
        };
        let named = instruction.steps[..usize::from(frame.step)].iter().any(|step| matches!(step.doer, Doer::Each(_)));
        if named { NOBODY } else { frame.context.they }
    }

    /// Lets those who wait do a step, one after the other, clockwise from the active player.
    fn in_turn(
        &mut self,
        step: &Step,
        level: usize,
        frame: &mut EffectFrame,
        mut waiting: u16,
    ) -> Result<Progress, Fault> {
        for seat in self.clockwise() {
            if waiting & (1 << seat) == 0 {
                continue;
            }
            frame.doers = Some(waiting);
            frame.doer = seat;
            if let Progress::Asking = self.act(step, level, frame, seat, seat)? {
                return Ok(Progress::Asking);
            }
            waiting &= !(1 << seat);
            if !self.still_there(level, frame) {
                break;
            }
        }
        Ok(Progress::Done)
    }

    fn act(
        &mut self,
        step: &Step,
        level: usize,
        frame: &mut EffectFrame,
        doer: Seat,
        they: Seat,
    ) -> Result<Progress, Fault> {
        let verb = &VERBS[usize::from(step.verb)];
        let context = Context { they, ..frame.context };
        let mut cards = std::mem::take(self.scratch);
        cards.clear();
        if verb.takes_cards
            && let Some(Argument::Cards(set)) = step.arguments.first()
        {
            if let Progress::Asking = self.gather(set, step.manner, &context, doer, &mut cards) {
                self.set_effect(level, *frame);
                *self.scratch = cards;
                return Ok(Progress::Asking);
            }
            self.state.picked.clear();
        }
        let doers = frame.doers.unwrap_or(1 << doer);
        let result = (verb.run)(self, &Call { step, context: &context, doer, doers, cards: &cards });
        *self.scratch = cards;
        result?;
        Ok(Progress::Done)
    }

    /// Finds the cards a step is about; asks the doer where there is a choice.
    fn gather(
        &mut self,
        set: &Set,
        manner: Manner,
        context: &Context,
        doer: Seat,
        cards: &mut Vec<CardAt>,
    ) -> Progress {
        if let Some(otherwise) = &set.otherwise {
            let alone = Set { otherwise: None, ..set.clone() };
            if evaluate::first(&alone, context, &self.facts()) == Thing::Nothing {
                return self.gather(otherwise, manner, context, doer, cards);
            }
        }
        let (least, most) = match &set.equal_to {
            Some(number) => {
                let wanted = evaluate::number(number, context, &self.facts());
                (wanted, wanted)
            }
            None => set.quantity.take(),
        };
        if let Source::CardsIn(places) = &set.source
            && let [Place::Zone(zone)] = places.as_slice()
            && least < i32::MAX
            && let Some(at) = evaluate::zone_ref(zone.zone, zone.whose.as_ref(), context, &self.facts())
        {
            self.refill(at, least);
        }
        let position = self.facts();
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
        let first = position.likeness(cards[0]);
        let alike = cards.iter().all(|card| position.likeness(*card) == first && position.open(*card));
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
        let value = |card: CardAt| position.attribute(Thing::Card(card), attribute);
        let stopped = self.state.picked.last() == Some(&CardAt::NOTHING);
        let picked: Vec<CardAt> = self.state.picked.iter().copied().filter(|card| *card != CardAt::NOTHING).collect();
        cards.retain(|card| value(*card).is_some());
        if set.same.is_some() {
            // Of the same value there must be as many as are wanted, or as many as there are of any.
            let alike = |card: CardAt| cards.iter().filter(|other| value(**other) == value(card)).count() as i32;
            let wanted = least.min(cards.iter().map(|card| alike(*card)).max().unwrap_or(0));
            let enough: Vec<CardAt> = cards.iter().copied().filter(|card| alike(*card) >= wanted).collect();
            *cards = enough;
        }
        let goes = |card: CardAt| {
            picked.iter().all(|other| *other != card && (value(*other) == value(card)) == set.same.is_some())
        };
        let open: Vec<CardAt> = cards.iter().copied().filter(|card| goes(*card)).collect();
        let count = picked.len() as i32;
        if stopped || count >= most || open.is_empty() {
            *cards = picked;
            return Progress::Done;
        }
        let may_stop = count >= least;
        self.state.status = Status::Pick(doer, may_stop);
        self.find_picks(&open, may_stop);
        // What cannot be otherwise is not asked.
        if !may_stop && let [only] = self.choices.list.as_slice() {
            if let ChoiceKind::Pick(Thing::Card(card)) = only.kind {
                self.state.picked.push(card);
            }
            self.state.status = Status::Running;
            self.choices.clear();
            return self.gather_kin(set, attribute, (least, most), doer, cards);
        }
        Progress::Asking
    }

    /// Asks the doer for the order of all these cards, one after the other.
    fn arrange(&mut self, doer: Seat, cards: &mut Vec<CardAt>) -> Progress {
        let picked = self.state.picked.clone();
        cards.retain(|card| !picked.contains(card));
        let position = self.position();
        let first = position.likeness(cards[0]);
        let alike = cards.iter().all(|card| position.likeness(*card) == first && position.open(*card));
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
    pub fn refill(&mut self, zone: ZoneAt, wanted: i32) {
        let crate::game::Spread::Zone(id, seat) = self.game.layout.spread[usize::from(zone)] else {
            return;
        };
        let definition = &self.game.zones[usize::from(id)];
        let Some(source) = definition.refill else {
            return;
        };
        if self.position().length(zone) >= wanted {
            return;
        }
        let owner = self.game.zones[usize::from(source)].per_player.then_some(seat).flatten();
        let source_at = self.position().zone(source, owner);
        if self.state.zones[usize::from(source_at)].length == 0 {
            return;
        }
        self.state.shuffle(source_at, &definition.name, seat);
        while let Some(card) = self.position().top(source_at) {
            self.state.unlink(card);
            self.state.link(&self.game.print, card, zone, Order::Bottom);
        }
        self.memory.wrote_zone(source_at);
        self.memory.wrote_zone(zone);
        self.uncover(zone);
        self.log.push(crate::event::Event {
            from: source_at,
            to: zone,
            ..crate::event::Event::new(crate::event::EventKind::Shuffled)
        });
    }
}
