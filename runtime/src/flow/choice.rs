//! A thing chosen in the middle of an effect: who is asked, what is open, what follows.

use std::ops::ControlFlow;

use quarterdeck_dsl::Met;
use quarterdeck_dsl::Unlike;
use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::tree::{CardAt, Context, SLOTS, Seat, Thing};

use super::Engine;
use super::action::{Choice, ChoiceKind, WayAt};
use super::address::Answer;
use crate::game::{ChooseDef, SetPlan, What};
use crate::seats::Seats;
use crate::state::frame::EffectFrame;
use crate::state::{Frame, Status};

impl Engine<'_> {
    /// Asks the next player who has to choose. Where there is nothing to choose, or just one thing
    /// and no way around it, nobody is asked.
    pub(super) fn ask_choice(&mut self, choose: &ChooseDef, set: &SetPlan, level: usize, mut frame: EffectFrame) {
        // Who chooses is settled before the first of them does.
        let waiting = frame.doers.unwrap_or_else(|| self.choosers(choose, &frame.context));
        frame.doers = Some(waiting);
        let Some(seat) = self.clockwise().find(|seat| waiting.has(*seat)) else {
            frame.doers = None;
            frame.deed += 1;
            self.set_effect(level, frame);
            return;
        };
        frame.doer = seat;
        self.set_effect(level, frame);
        let telling = self.find_things(set, &speaking_to(seat, choose, frame.context), seat);
        match self.choices.list.as_slice() {
            [] => self.settle_choice(Thing::Nothing, None, seat),
            [only] if !choose.optional && !telling => {
                let thing = only.slots[0];
                self.settle_choice(thing, None, seat);
            }
            _ => {
                if choose.optional {
                    let slots = [Thing::Nothing; SLOTS];
                    self.choices.list.push(Choice { kind: ChoiceKind::Stop, slots, way: WayAt::NOTHING });
                }
                self.state.status = Status::Pick(seat, choose.optional);
            }
        }
    }

    fn choosers(&self, choose: &ChooseDef, context: &Context) -> Seats {
        let Some(by) = &choose.by else {
            return Seats::only(context.you);
        };
        let mut seats = Seats::none();
        evaluate::each(by, context, &self.position(), &mut |thing| {
            if let Thing::Player(seat) = thing {
                seats.insert(seat);
            }
            ControlFlow::Continue(())
        });
        seats
    }

    /// Lists what can be chosen, alike things once. Says whether not to ask would tell the others that
    /// cards which they cannot see are alike.
    fn find_things(&mut self, set: &SetPlan, context: &Context, seat: Seat) -> bool {
        self.choices.clear();
        let mut telling = false;
        let (mut alike, mut same) = (Unlike::default(), Met::default());
        let position = self.memory.memo.position(self.game, self.program, self.state);
        let list = &mut self.choices.list;
        position.each_thing(set, context, &mut |thing| {
            // Which hidden cards are alike must not show in the number of options.
            let known = match thing {
                Thing::Card(card) => alike.meet(card, &position).is_some() && position.visible(card, Some(seat)),
                other => same.meet(other),
            };
            if known {
                telling |= matches!(thing, Thing::Card(card) if !position.open(card));
            } else {
                let mut slots = [Thing::Nothing; SLOTS];
                slots[0] = thing;
                list.push(Choice { kind: ChoiceKind::Pick(thing), slots, way: WayAt::NOTHING });
            }
            ControlFlow::Continue(())
        });
        telling
    }

    /// Takes what was picked: for the choice on top, or as a card for the verb on top.
    pub(super) fn take_pick(&mut self, thing: Thing, seat: Seat) {
        let Some(Frame::Effect(frame)) = self.state.stack.last().copied() else {
            return;
        };
        let game = self.game;
        let origin = self.program.origin(frame.effect, frame.deed);
        let what = origin.map(|(effect, at)| &game.effects[usize::from(effect)][usize::from(at)].what);
        if !matches!(what, Some(What::Choose(_))) {
            self.state.picked.push(if let Thing::Card(card) = thing { card } else { CardAt::NOTHING });
            return;
        }
        let choice = match thing {
            Thing::Nothing => -1,
            Thing::Card(card) => card.number(),
            Thing::Zone(zone) => zone.number(),
            Thing::Player(seat) => i32::from(seat),
            Thing::Value(_, value) | Thing::Amount(value) => value,
        };
        self.settle_choice(thing, Some(choice), seat);
    }

    /// Binds the chosen thing and goes on with what is done with it. Who had no choice has no number of it to tell.
    fn settle_choice(&mut self, thing: Thing, choice: Option<i32>, seat: Seat) {
        self.choices.clear();
        let level = self.state.stack.len() - 1;
        let Some(Frame::Effect(mut frame)) = self.state.stack.last().copied() else {
            return;
        };
        let What::Choose(choose) = &self.game.effects[usize::from(frame.effect)][usize::from(frame.deed)].what else {
            return;
        };
        let (context, question) = (frame.context, (frame.effect, frame.deed));
        let waiting = frame.doers.unwrap_or_default().without(Seats::only(seat));
        frame.doers = Some(waiting);
        if waiting.is_empty() {
            frame.doers = None;
            frame.deed += 1;
        }
        self.set_effect(level, frame);
        let mut inner = speaking_to(seat, choose, context);
        let effect = if thing == Thing::Nothing {
            choose.otherwise
        } else {
            inner.slots[usize::from(choose.slot)] = thing;
            if choose.is_it {
                inner.it = thing;
            }
            if let Thing::Player(chosen) = thing
                && choose.by.is_none()
            {
                inner.they = chosen;
            }
            Some(choose.effect)
        };
        let follows = effect.map(|effect| EffectFrame::new(effect, inner));
        let secret = self.is_secret(level);
        self.answered(Answer { seat, question, choice, thing, follows }, secret);
    }
}

/// Where others choose, each of them is `they`.
fn speaking_to(seat: Seat, choose: &ChooseDef, context: Context) -> Context {
    if choose.by.is_some() { Context { they: seat, ..context } } else { context }
}
