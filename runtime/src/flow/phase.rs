//! Phases: who, what first, what within, what last.

use std::ops::ControlFlow;

use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing};
use quarterdeck_dsl::vocabulary::PhaseId;

use super::Engine;
use crate::event::Event;
use crate::game::{ConditionPlan, Many, PhasePlan, Reset};
use crate::seats::Seats;
use crate::state::frame::{EffectFrame, PhaseFrame, Stage, UNLIMITED};
use crate::state::{Frame, Status};

impl Engine<'_> {
    /// Starts a phase for a player, unless its condition says otherwise.
    pub fn push_phase(&mut self, phase: PhaseId, player: Seat) {
        let plan = &self.program.phases[usize::from(phase)];
        let mut frame = PhaseFrame {
            phase,
            player,
            waiting: Seats::none(),
            stage: Stage::Begin,
            step: 0,
            limit: UNLIMITED,
            used: 0,
        };
        let Some(each) = &plan.each else {
            if self.has_phase(phase, player) {
                self.state.stack.push(Frame::Phase(frame));
            }
            return;
        };
        let context = Context { you: player, they: player, ..Context::default() };
        let mut first = None;
        self.position().each_thing(each, &context, &mut |thing| {
            if let Thing::Player(seat) = thing {
                first.get_or_insert(seat);
                frame.waiting.insert(seat);
            }
            ControlFlow::Continue(())
        });
        if let Some(first) = first
            && self.next_player(&mut frame, first)
        {
            self.state.stack.push(Frame::Phase(frame));
        }
    }

    /// Whether a player has a phase: its `if` is asked of each, when the turn of that player comes.
    #[inline]
    fn has_phase(&self, phase: PhaseId, player: Seat) -> bool {
        match &self.program.phases[usize::from(phase)].condition {
            ConditionPlan::Always => true,
            condition => {
                let context = Context { you: player, they: player, ..Context::default() };
                self.position().holds(condition, &context)
            }
        }
    }

    /// Gives a phase to the next player who waits for it and has it, looking clockwise from a seat on.
    fn next_player(&self, frame: &mut PhaseFrame, from: Seat) -> bool {
        let seats = self.state.seats;
        for step in 0..seats {
            let seat = (from + step) % seats;
            if !frame.waiting.has(seat) {
                continue;
            }
            frame.waiting.remove(seat);
            if self.has_phase(frame.phase, seat) {
                frame.player = seat;
                return true;
            }
        }
        false
    }

    /// Takes the phase on top further, until something else is on top or somebody must decide.
    pub(super) fn phase(&mut self, mut frame: PhaseFrame) {
        let level = self.state.stack.len();
        let program = self.program;
        let plan = &program.phases[usize::from(frame.phase)];
        let stays = |engine: &Self| engine.state.stack.len() == level;
        loop {
            match frame.stage {
                Stage::Begin => {
                    self.begin_phase(plan, &mut frame);
                    if !stays(self) {
                        return;
                    }
                }
                Stage::Body => {
                    if let Some(inner) = plan.steps.get(usize::from(frame.step)) {
                        frame.step += 1;
                        self.set(frame);
                        self.push_phase(*inner, frame.player);
                        if !stays(self) {
                            return;
                        }
                    } else if plan.actions.is_empty() {
                        frame.stage = Stage::After;
                    } else {
                        self.set(frame);
                        if self.find_actions() {
                            if self.take_forced(frame.player) {
                                return;
                            }
                            self.state.status = Status::Action(frame.player);
                            return;
                        }
                        frame.stage = Stage::After;
                    }
                }
                Stage::After => {
                    frame.stage = Stage::End;
                    if let Some(effect) = plan.after {
                        self.set(frame);
                        let context = Context { you: frame.player, they: frame.player, ..Context::default() };
                        self.state.stack.push(Frame::Effect(EffectFrame::new(effect, context)));
                        return;
                    }
                }
                Stage::End => {
                    frame.stage = Stage::Next;
                    self.set(frame);
                    self.emit(Event::Ended { seat: frame.player, phase: frame.phase });
                    self.flush();
                    if !stays(self) {
                        return;
                    }
                }
                Stage::Next => {
                    let from = frame.player;
                    if !frame.waiting.is_empty() && self.next_player(&mut frame, from) {
                        frame.stage = Stage::Begin;
                        continue;
                    }
                    self.state.stack.pop();
                    if plan.repeats {
                        self.push_phase(frame.phase, frame.player);
                    }
                    return;
                }
            }
        }
    }

    fn begin_phase(&mut self, plan: &PhasePlan, frame: &mut PhaseFrame) {
        let context = Context { you: frame.player, they: frame.player, ..Context::default() };
        if plan.active {
            self.state.active = frame.player;
            self.memory.wrote_active();
        }
        self.reset_counters(plan);
        let limit = match &plan.limit {
            Some(number) => self.position().amount(number, &context).clamp(0, 1000) as i16,
            None => UNLIMITED,
        };
        *frame = PhaseFrame { stage: Stage::Body, step: 0, limit, used: 0, ..*frame };
        self.set(*frame);
        self.emit(Event::Began { seat: frame.player, phase: frame.phase });
        match plan.before {
            Some(effect) => {
                self.flush_below();
                self.state.stack.push(Frame::Effect(EffectFrame::new(effect, context)));
            }
            None => self.flush(),
        }
    }

    #[inline]
    fn set(&mut self, frame: PhaseFrame) {
        if let Some(top) = self.state.stack.last_mut() {
            *top = Frame::Phase(frame);
        }
    }

    fn reset_counters(&mut self, plan: &PhasePlan) {
        for reset in &plan.resets {
            match reset.many {
                Many::These(many) => self.reset_kept(reset, many),
                Many::Players => self.reset_kept(reset, usize::from(self.state.seats)),
                Many::Cards => self.reset_of_cards(reset),
            }
        }
    }

    fn reset_kept(&mut self, reset: &Reset, many: usize) {
        (0..many).for_each(|at| self.note_at(reset.first + at * reset.step, reset.to));
    }

    /// Sets a counter of all cards back; only those that were given another value since the last time are looked at.
    fn reset_of_cards(&mut self, reset: &Reset) {
        let counter = reset.first - self.game.layout.counters_fixed;
        let known = self.memory.touched(counter, reset.step);
        let cards = known.unwrap_or_else(|| (0..self.state.cards.len()).map(CardAt::at).collect());
        for card in &cards {
            self.note_at(reset.first + card.index() * reset.step, reset.to);
        }
        self.memory.reset(counter, cards);
    }

    /// Cuts a phase short: everything within it is over, its `after` still runs.
    pub fn end_phase(&mut self, phase: PhaseId) -> bool {
        if phase == self.game.root {
            self.finish();
            return true;
        }
        let at =
            self.state.stack.iter().rposition(|frame| matches!(frame, Frame::Phase(inner) if inner.phase == phase));
        let Some(at) = at else {
            return false;
        };
        // Actions that are cut short are over, too.
        for level in (at + 1..self.state.stack.len()).rev() {
            if let Frame::Effect(frame) = self.state.stack[level] {
                self.action_over(&frame);
            }
        }
        self.state.stack.truncate(at + 1);
        if let Some(Frame::Phase(frame)) = self.state.stack.last_mut() {
            frame.stage = Stage::After;
        }
        true
    }
}
