//! Effects: deeds one after the other, each carried out as a whole.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::tree::{Argument, CardAt, Context, Seat, Thing};

use super::action::ChoiceKind;
use super::address::Answer;
use super::{Engine, Fault};
use crate::event::Event;
use crate::game::{
    ActionId, ConditionPlan, DeedPlan, DoerPlan, EffectId, Given, SetPlan, StepPlan, TriggerId, What, WhatPlan,
};
use crate::seats::Seats;
use crate::state::frame::EffectFrame;
use crate::state::position::Position;
use crate::state::{Frame, NOBODY, Status};
use crate::trace::{Came, Note, Noted};
use crate::verb::{Call, VERBS};

/// `each` goes through no more things than this, each of which is a level of its own.
const MOST_THINGS: usize = 64;

/// Whether a step is done, waits for an answer, or has cut short what it belongs to.
pub(super) enum Progress {
    Done,
    Asking,
    Cut,
}

impl Engine<'_> {
    /// Takes the effect on top further, until something else is on top or somebody must decide.
    pub(super) fn effect(&mut self, mut frame: EffectFrame, level: usize) -> Result<(), Fault> {
        let program = self.program;
        if frame.trigger != TriggerId::NOTHING {
            let what = Noted::Trigger(frame.trigger);
            let holds = self.position().holds(&program.triggers[usize::from(frame.trigger)].condition, &frame.context);
            self.came(what, &frame.context, holds);
            if !holds {
                self.state.stack.pop();
                return Ok(());
            }
            frame.trigger = TriggerId::NOTHING;
            self.set_effect(level, frame);
        }
        let plan = &program.effects[usize::from(frame.effect)];
        let deeds = &plan.deeds;
        let mut fresh = frame.step == 0 && frame.doers.is_none() && self.state.picked.is_empty();
        let mut asking = None;
        let mut outer = false;
        if let Some(idle) = plan.idle
            && fresh
            && frame.deed == 0
            && program.idle[idle].is_worth()
        {
            let known = self.is_idle(idle, &frame);
            program.idle[idle].count(known);
            if known {
                frame.deed = deeds.len() as u16;
            } else {
                asking = self.memory.asks_idle(idle, &frame.context, self.state.seats);
                outer = self.memory.findings().begin();
            }
        }
        while let Some(deed) = deeds.get(usize::from(frame.deed)) {
            if fresh && !self.holds_for(&deed.condition, &frame.context, asking) {
                self.came(Noted::Deed(deed.origin.0, deed.origin.1), &frame.context, false);
                frame.deed += 1;
                continue;
            }
            if fresh {
                self.came(Noted::Deed(deed.origin.0, deed.origin.1), &frame.context, true);
            }
            asking = None;
            let WhatPlan::Do(steps) = &deed.what else {
                return self.turn_to(deed, level, frame, deeds.len());
            };
            while let Some((doer, step)) = steps.get(usize::from(frame.step)) {
                match self.step(deed, doer, step, level, &mut frame).map_err(|fault| self.placed_in(deed, fault))? {
                    Progress::Done => {}
                    Progress::Asking => return Ok(()),
                    // A verb has cut the flow short; this effect is gone.
                    Progress::Cut => {
                        self.flush();
                        return Ok(());
                    }
                }
                frame.step += 1;
                frame.doers = None;
            }
            frame.deed += 1;
            frame.step = 0;
            frame.said = Seats::none();
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
        if let Some(finding) = asking
            && self.memory.findings().end(outer)
        {
            self.memory.was_idle(finding, &frame.context);
        }
        self.state.stack.truncate(level);
        if frame.action != ActionId::NOTHING {
            self.action_over(&frame);
            self.flush();
        }
        Ok(())
    }

    /// A fault with the place of a deed, unless it knows better. What the state says of the effect may be older.
    #[cold]
    fn placed_in(&self, deed: &DeedPlan, fault: Fault) -> Fault {
        let place = || self.game.place_of_deed(deed.origin.0, usize::from(deed.origin.1));
        Fault { place: fault.place.or_else(place), ..fault }
    }

    /// Notes what came of something whose condition was asked, if somebody wants to know.
    #[inline(always)]
    fn came(&mut self, what: Noted, context: &Context, holds: bool) {
        if self.log.is_traced() {
            self.note_asked(what, *context, holds);
        }
    }

    #[cold]
    fn note_asked(&mut self, what: Noted, context: Context, holds: bool) {
        let asked = match what {
            Noted::Trigger(id) => self.game.triggers[usize::from(id)].condition.is_some(),
            Noted::Deed(effect, deed) => self.game.effects[usize::from(effect)][usize::from(deed)].condition.is_some(),
        };
        let state = || Box::new(self.state.clone());
        let came = if holds { Came::Done(asked.then(state)) } else { Came::Silent(state()) };
        self.log.note(|| Note { what, context, came, after: 0 });
    }

    /// Whether it is known that an effect which is about to begin has nothing to do.
    #[inline]
    pub(super) fn has_nothing_to_do(&self, frame: &EffectFrame) -> bool {
        let program = self.program;
        let Some(idle) = program.effects[usize::from(frame.effect)].idle else {
            return false;
        };
        let known = program.idle[idle].is_worth() && self.state.picked.is_empty() && self.is_idle(idle, frame);
        if known {
            program.idle[idle].count(true);
        }
        known
    }

    /// Whether an effect has nothing to do, as it had not when it last spoke of the same. Who wants to know why is told anew.
    fn is_idle(&self, idle: usize, frame: &EffectFrame) -> bool {
        let known = !self.log.is_traced() && self.memory.is_idle(idle, &frame.context, self.state.seats);
        if known && self.memory.is_doubted() {
            let position = Position { program: Some(self.program), ..Position::new(self.game, self.state) };
            let deeds = &self.program.effects[usize::from(frame.effect)].deeds;
            assert!(
                !deeds.iter().any(|deed| position.holds(&deed.condition, &frame.context)),
                "an effect that was thought to have nothing to do has something to do"
            );
        }
        known
    }

    /// Whether a condition holds; what is read is noted for a finding.
    #[inline]
    fn holds_for(&self, condition: &ConditionPlan, context: &Context, finding: Option<usize>) -> bool {
        match finding {
            None => self.position().holds(condition, context),
            Some(finding) => {
                let reading = self.memory.findings().reading(finding);
                Position { reading: Some(&reading), ..self.position() }.holds(condition, context)
            }
        }
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
        self.state.pending.push(Event::Acted {
            seat: frame.context.you,
            action: frame.action,
            card,
            known: Seats::none(),
        });
    }

    /// Leaves an effect for something else: it waits below, or is over if it has no more deeds.
    pub(super) fn leave(&mut self, level: usize, frame: EffectFrame, deeds: usize) {
        if usize::from(frame.deed) < deeds || frame.action != ActionId::NOTHING {
            self.set_effect(level, frame);
        } else {
            self.state.stack.truncate(level);
        }
    }

    /// Carries out a deed that is not a sentence.
    fn turn_to(&mut self, deed: &DeedPlan, level: usize, mut frame: EffectFrame, deeds: usize) -> Result<(), Fault> {
        match &deed.what {
            WhatPlan::Do(_) => {}
            WhatPlan::Offer(offers) => {
                let position = self.memory.memo.position(self.game, self.program, self.state);
                self.choices.list_offers(offers, &frame.context, &position);
                if let [_, _, ..] = self.choices.list[..] {
                    self.set_effect(level, frame);
                    self.state.status = Status::Offer(frame.context.you);
                } else {
                    let first = self.choices.list.first().and_then(|choice| match choice.kind {
                        ChoiceKind::Offer(at) => offers.get(usize::from(at)),
                        _ => None,
                    });
                    let follows = first.map(|(_, effect)| EffectFrame::new(*effect, frame.context));
                    let answer = Answer::unasked(frame.context.you, frame.effect, follows);
                    frame.deed += 1;
                    let secret = self.is_secret(level);
                    self.leave(level, frame, deeds);
                    self.answered(answer, secret);
                }
            }
            WhatPlan::Either(condition, done, otherwise) => {
                let effect = if self.position().holds(condition, &frame.context) { *done } else { *otherwise };
                frame.deed += 1;
                self.leave(level, frame, deeds);
                self.perform(effect, &frame);
            }
            WhatPlan::Perform(effect) => {
                frame.deed += 1;
                self.leave(level, frame, deeds);
                self.perform(*effect, &frame);
            }
            WhatPlan::To(players, effect, false) => {
                frame.deed += 1;
                self.leave(level, frame, deeds);
                self.tell_to(players, *effect, &frame);
            }
            WhatPlan::To(players, effect, true) => self.ask_in_secret((players, *effect), level, frame, deeds),
            WhatPlan::Each(slot, set, effect) => {
                frame.deed += 1;
                self.leave(level, frame, deeds);
                self.each(deed, (*slot, set, *effect), &frame)?;
            }
            WhatPlan::Choose(set) => {
                let game = self.game;
                let (effect, at) = deed.origin;
                if let What::Choose(choose) = &game.effects[usize::from(effect)][usize::from(at)].what {
                    self.set_effect(level, frame);
                    self.ask_choice(choose, set, level, frame);
                }
            }
            WhatPlan::Definition => {
                let game = self.game;
                let (effect, at) = deed.origin;
                match &game.effects[usize::from(effect)][usize::from(at)].what {
                    What::Run(script) => {
                        self.set_effect(level, frame);
                        self.run_script(*script, frame)?;
                    }
                    What::Let(given) => {
                        let position = self.position();
                        let mut context = frame.context;
                        context.slots[usize::from(given.slot)] = match &given.value {
                            Given::Amount(number) => Thing::Amount(evaluate::number(number, &context, &position)),
                            Given::Thing(set) => evaluate::first(set, &context, &position),
                        };
                        frame.deed += 1;
                        self.leave(level, frame, deeds);
                        self.state.stack.push(Frame::Effect(EffectFrame::new(given.effect, context)));
                    }
                    What::Choose(_) => {}
                    What::Do(_)
                    | What::Offer(_)
                    | What::Perform(_)
                    | What::Either(_)
                    | What::Each(..)
                    | What::To(_) => {}
                }
            }
        }
        Ok(())
    }

    /// Puts another effect on top that speaks of the same things.
    fn perform(&mut self, effect: EffectId, frame: &EffectFrame) {
        self.state.stack.push(Frame::Effect(EffectFrame::new(effect, frame.context)));
    }

    /// Lays out an effect for each thing of a set. Which they are is settled before the first.
    fn each(
        &mut self,
        deed: &DeedPlan,
        (slot, set, effect): (u8, &SetPlan, EffectId),
        frame: &EffectFrame,
    ) -> Result<(), Fault> {
        let mut things = std::mem::take(&mut self.bench.things);
        things.clear();
        self.position().each_thing(set, &frame.context, &mut |thing| {
            things.push(thing);
            ControlFlow::Continue(())
        });
        if things.len() > MOST_THINGS {
            return Err(Fault {
                code: "play::too_many",
                message: format!("`each` finds {} things, and at most {MOST_THINGS} can be gone through", things.len()),
                involved: vec![self.rule_of(frame.effect)],
                place: self.game.place_of_deed(deed.origin.0, usize::from(deed.origin.1)),
            });
        }
        for thing in things.iter().rev() {
            let mut context = Context { it: *thing, ..frame.context };
            context.slots[usize::from(slot)] = *thing;
            if let Thing::Player(seat) = thing {
                context.they = *seat;
            }
            self.state.stack.push(Frame::Effect(EffectFrame::new(effect, context)));
        }
        self.bench.things = things;
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

    fn step(
        &mut self,
        deed: &DeedPlan,
        doer: &DoerPlan,
        step: &StepPlan,
        level: usize,
        frame: &mut EffectFrame,
    ) -> Result<Progress, Fault> {
        match doer {
            DoerPlan::You => {
                frame.doer = frame.context.you;
                // Without a doer, `they` is who was spoken of before.
                let they = if frame.step == 0 { frame.context.they } else { spoken_of(deed, frame) };
                self.act(deed, step, level, frame, frame.context.you, they)
            }
            DoerPlan::Each(set) => {
                let waiting = match frame.doers {
                    Some(waiting) => waiting,
                    None => {
                        // Who does it is settled before the first of them acts.
                        let context = Context { they: spoken_of(deed, frame), ..frame.context };
                        let mut found = Seats::none();
                        self.position().each_thing(set, &context, &mut |thing| {
                            if let Thing::Player(seat) = thing {
                                found.insert(seat);
                            }
                            ControlFlow::Continue(())
                        });
                        frame.said = found;
                        found
                    }
                };
                self.in_turn(deed, step, level, frame, waiting)
            }
            DoerPlan::Same => {
                let waiting = frame.doers.unwrap_or(frame.said);
                self.in_turn(deed, step, level, frame, waiting)
            }
        }
    }

    /// Lets those who wait do a step, one after the other, clockwise from the active player.
    fn in_turn(
        &mut self,
        deed: &DeedPlan,
        step: &StepPlan,
        level: usize,
        frame: &mut EffectFrame,
        mut waiting: Seats,
    ) -> Result<Progress, Fault> {
        for seat in self.clockwise() {
            if !waiting.has(seat) {
                continue;
            }
            frame.doers = Some(waiting);
            frame.doer = seat;
            match self.act(deed, step, level, frame, seat, seat)? {
                Progress::Done => waiting.remove(seat),
                other => return Ok(other),
            }
        }
        Ok(Progress::Done)
    }

    /// Carries a step out for one player.
    #[inline]
    fn act(
        &mut self,
        deed: &DeedPlan,
        step: &StepPlan,
        level: usize,
        frame: &mut EffectFrame,
        doer: Seat,
        they: Seat,
    ) -> Result<Progress, Fault> {
        if let StepPlan::Verb = step {
            return self.carry_out(deed, level, frame, doer, they);
        }
        if they == frame.context.they {
            self.planned(step, &frame.context, doer)?;
        } else {
            self.planned(step, &Context { they, ..frame.context }, doer)?;
        }
        if let StepPlan::End(_) = step
            && !self.still_there(level, frame)
        {
            return Ok(Progress::Cut);
        }
        Ok(Progress::Done)
    }

    /// Carries out a step whose verb reads its sentence.
    fn carry_out(
        &mut self,
        deed: &DeedPlan,
        level: usize,
        frame: &mut EffectFrame,
        doer: Seat,
        they: Seat,
    ) -> Result<Progress, Fault> {
        let game = self.game;
        let What::Do(instruction) = &game.effects[usize::from(deed.origin.0)][usize::from(deed.origin.1)].what else {
            return Ok(Progress::Done);
        };
        let step = &instruction.steps[usize::from(frame.step)];
        self.set_effect(level, *frame);
        let verb = &VERBS[usize::from(step.verb)];
        let context = Context { they, ..frame.context };
        let mut cards = std::mem::take(&mut self.bench.cards);
        cards.clear();
        if verb.takes_cards
            && let Some(Argument::Cards(set)) = step.arguments.first()
        {
            if let Progress::Asking = self.gather(set, step.manner, &context, doer, &mut cards) {
                self.bench.cards = cards;
                return Ok(Progress::Asking);
            }
            self.state.picked.clear();
        }
        let doers = frame.doers.unwrap_or(Seats::only(doer));
        let result = (verb.run)(self, &Call { step, context: &context, doer, doers, cards: &cards });
        self.bench.cards = cards;
        result?;
        Ok(if self.still_there(level, frame) { Progress::Done } else { Progress::Cut })
    }
}

/// Who is `they` in a step: who did an earlier one, which may have been nobody, else who was spoken of before.
fn spoken_of(deed: &DeedPlan, frame: &EffectFrame) -> Seat {
    if let Some(one) = frame.said.single() {
        return one;
    }
    let WhatPlan::Do(steps) = &deed.what else {
        return frame.context.they;
    };
    let named = steps[..usize::from(frame.step)].iter().any(|(doer, _)| matches!(doer, DoerPlan::Each(_)));
    if named { NOBODY } else { frame.context.they }
}
