//! What is open at a decision: every legal option, enumerated; and what choosing one does.

use std::collections::BTreeSet;

use quarterdeck_dsl::Unlike;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::solve::Way;
use quarterdeck_dsl::syntax::Deed;
use quarterdeck_dsl::tree::{CardAt, Context, Measure, SLOTS, Seat, Thing};

use super::address::Answer;
use super::bench::Bench;
use super::finder::Finder;
use super::{Engine, Fault};
use crate::event::Event;
use crate::game::{ActionId, ConditionPlan, EffectId, Heard, What, WhatPlan};
use crate::log::Told;
use crate::seats::Seats;
use crate::state::frame::{EffectFrame, UNLIMITED};
use crate::state::position::Position;
use crate::state::{Frame, Status};

quarterdeck_dsl::ids! {
    /// A way to pay, among all that are open at a decision.
    WayAt(u32);
}

/// One option of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it is.
    pub kind: ChoiceKind,
    /// What was chosen and what follows from it.
    pub slots: [Thing; SLOTS],
    /// Which way to pay, into `Choices::ways`, if there is anything to pay.
    pub way: WayAt,
}

/// The kinds of option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ChoiceKind {
    /// An action.
    Action(ActionId),
    /// A choice of an offer.
    Offer(u16),
    /// A thing: a card for a verb, or what an effect lets choose.
    Pick(Thing),
    /// Enough cards, or none of the things.
    Stop,
    /// An answer to a script.
    Answer(u32),
}

/// The options of a decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// In the order of the pack.
    pub list: Vec<Choice>,
    /// Ways to pay.
    pub ways: Vec<Way>,
    /// Names of the answers to a script.
    pub answers: Vec<String>,
    /// What a script asks.
    pub prompt: String,
}

impl Choice {
    /// The same where the ways to pay stand elsewhere.
    #[inline]
    pub(super) fn paid_at(&self, before: usize, now: usize) -> Choice {
        match self.way {
            WayAt::NOTHING => *self,
            way => Choice { way: WayAt::at(usize::from(way) - before + now), ..*self },
        }
    }
}

impl Choices {
    #[inline]
    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.ways.clear();
        self.prompt.clear();
        if !self.answers.is_empty() {
            self.answers.clear();
        }
    }
}

impl Choices {
    /// Lists the choices of an offer that are open.
    pub(super) fn list_offers(
        &mut self,
        offers: &[(ConditionPlan, EffectId)],
        context: &Context,
        position: &Position<'_>,
    ) {
        self.clear();
        for (at, (condition, _)) in (0..).zip(offers) {
            if position.holds(condition, context) {
                let mut slots = [Thing::Nothing; SLOTS];
                slots[0] = context.it;
                self.list.push(Choice { kind: ChoiceKind::Offer(at), slots, way: WayAt::NOTHING });
            }
        }
    }
}

impl Engine<'_> {
    /// Lists the actions that are open; false if there is nothing useful to do.
    pub(super) fn find_actions(&mut self) -> bool {
        self.choices.clear();
        let Some(Frame::Phase(frame)) = self.state.stack.last() else {
            return false;
        };
        let program = self.program;
        let phase = &program.phases[usize::from(frame.phase)];
        let left = if frame.limit == UNLIMITED { UNLIMITED } else { frame.limit - frame.used };
        let player = frame.player;
        let context = Context { you: player, they: player, ..Context::default() };
        self.memory.look(self.game, program, self.state);
        self.memory.list_places(self.game, program, self.state);
        let mut useful = false;
        for id in &phase.actions {
            let plan = &program.actions[usize::from(*id)];
            if plan.uses > left || plan.borne && !self.is_brought(*id, player) {
                continue;
            }
            if plan.plain {
                let position = self.position();
                if plan.first.iter().all(|must| position.holds(&must.plan, &context)) {
                    let (kind, slots) = (ChoiceKind::Action(*id), context.slots);
                    self.choices.list.push(Choice { kind, slots, way: WayAt::NOTHING });
                    useful |= !plan.idle;
                    if self.is_told_enough(useful) {
                        return true;
                    }
                }
                continue;
            }
            let before = self.choices.list.len();
            if plan.tried.is_worth() {
                let known = self.memory.recall(*id, player);
                plan.tried.count(known.is_some());
                match known {
                    Some(known) if known.list.is_empty() => {}
                    Some(known) => self.choices.extend(&known.list, &known.ways, 0),
                    None => self.find_and_keep(*id, player),
                }
            } else if !plan.levels.first().is_some_and(|level| self.position().has_none(&level.set, &context)) {
                self.search(*id, player, None);
            }
            useful |= !plan.idle && self.choices.list.len() > before;
            if self.is_told_enough(useful) {
                return true;
            }
        }
        if self.memory.is_doubted() {
            self.look_again(&phase.actions, left, player);
        }
        useful
    }

    /// Whether whoever does not look at what is open need not be told more: somebody is asked, and nothing is done unasked.
    #[inline(always)]
    fn is_told_enough(&self, useful: bool) -> bool {
        self.memory.unlisted && useful && self.choices.list.len() > 1
    }

    /// Whether some card of a player brings an action.
    #[inline]
    fn is_brought(&mut self, id: ActionId, player: Seat) -> bool {
        if !self.memory.findings().holds(self.memory.of_bearers()) || self.memory.brought.0 != player {
            self.look_for_bearers(player);
        }
        self.memory.brought.1.holds(id)
    }

    fn look_for_bearers(&mut self, player: Seat) {
        let findings = self.memory.findings();
        let reading = findings.reading(self.memory.of_bearers());
        let found = Position { reading: Some(&reading), ..self.position() }.brought(player);
        findings.made(self.memory.of_bearers());
        self.memory.brought = (player, found);
    }

    /// Lists the options of an action, and remembers them.
    fn find_and_keep(&mut self, id: ActionId, player: Seat) {
        let (before, paid) = (self.choices.list.len(), self.choices.ways.len());
        let outer = self.memory.findings().begin();
        self.search(id, player, Some(self.memory.of_action(id)));
        if self.memory.findings().end(outer) {
            self.memory.keep(id, player, self.choices, before, paid);
        }
    }

    /// Lists the options of an action; what is read is noted for a finding.
    fn search(&mut self, id: ActionId, player: Seat, finding: Option<usize>) {
        let reading = finding.map(|finding| self.memory.memo.findings.reading(finding));
        let known = self.memory.memo.position(self.game, self.program, self.state);
        let position = &Position { reading: reading.as_ref(), ..known };
        let (action, plan) = (&self.game.actions[usize::from(id)], &self.program.actions[usize::from(id)]);
        let (choices, Bench { candidates, desk, .. }) = (&mut *self.choices, &mut *self.bench);
        Finder { position, action, plan, id, choices, candidates, desk }.find_all(player);
    }

    /// What was remembered is what would be found.
    fn look_again(&mut self, actions: &[ActionId], left: i16, player: Seat) {
        let found = std::mem::take(self.choices);
        for id in actions.iter().filter(|id| self.game.actions[usize::from(**id)].uses <= left) {
            let position = &Position { program: Some(self.program), ..Position::new(self.game, self.state) };
            let (action, plan) = (&self.game.actions[usize::from(*id)], &self.program.actions[usize::from(*id)]);
            let (choices, Bench { candidates, desk, .. }) = (&mut *self.choices, &mut *self.bench);
            let before = choices.list.len();
            Finder { position, action, plan, id: *id, choices, candidates, desk }.find_all(player);
            let clear = Finder { position, action, plan, id: *id, choices, candidates, desk }.clear(player);
            let mut offered: Vec<_> = self.choices.list[before..].iter().map(|choice| choice.slots).collect();
            offered.dedup();
            if action.requires.is_none() {
                assert_eq!(offered, clear, "what stands in no way is on offer");
            } else {
                assert!(offered.iter().all(|slots| clear.contains(slots)), "what is on offer stands in no way");
            }
        }
        assert_eq!(*self.choices, found, "options that were remembered are no longer so");
    }

    /// Lists the open choices of the offer on top.
    pub(super) fn find_offers(&mut self) {
        self.choices.clear();
        let Some(Frame::Effect(EffectFrame { effect, deed, context, .. })) = self.state.stack.last() else {
            return;
        };
        let position = self.memory.memo.position(self.game, self.program, self.state);
        if let WhatPlan::Offer(offers) = &self.program.effects[usize::from(*effect)].deeds[usize::from(*deed)].what {
            self.choices.list_offers(offers, context, &position);
        }
    }

    /// Lists cards to pick from, alike ones once.
    pub(super) fn find_picks(&mut self, cards: &[CardAt], may_stop: bool) {
        self.choices.clear();
        let position = Position::new(self.game, self.state);
        let picked: BTreeSet<CardAt> = self.state.picked.iter().copied().collect();
        let mut met = Unlike::default();
        for card in cards {
            if picked.contains(card)
                || met.meet(*card, &position).is_some() && position.visible(*card, position.asked())
            {
                continue;
            }
            let mut slots = [Thing::Nothing; SLOTS];
            slots[0] = Thing::Card(*card);
            self.choices.list.push(Choice { kind: ChoiceKind::Pick(slots[0]), slots, way: WayAt::NOTHING });
        }
        if may_stop {
            self.choices.list.push(Choice {
                kind: ChoiceKind::Stop,
                slots: [Thing::Nothing; SLOTS],
                way: WayAt::NOTHING,
            });
        }
    }

    /// Lists the options of the present decision anew, as after loading.
    pub fn find_choices(&mut self) -> Result<(), Fault> {
        match self.state.status {
            Status::Action(_) => {
                self.find_actions();
            }
            Status::Offer(_) => self.find_offers(),
            Status::Pick(..) => {
                // The step finds its candidates again.
                self.state.status = Status::Running;
                self.run()?;
            }
            Status::Script(_) => self.rerun_script()?,
            Status::Running | Status::Over(_) => self.choices.clear(),
        }
        Ok(())
    }

    /// Carries an option out and goes on to the next decision.
    pub fn choose(&mut self, at: usize) -> Result<(), Fault> {
        let Some(choice) = self.choices.list.get(at).copied() else {
            return Ok(());
        };
        match (choice.kind, self.state.status) {
            (ChoiceKind::Action(id), Status::Action(seat)) => self.take_action(id, choice, seat),
            (ChoiceKind::Offer(offer), Status::Offer(seat)) => self.take_offer(offer, seat),
            (ChoiceKind::Pick(thing), Status::Pick(seat, _)) => self.take_pick(thing, seat),
            (ChoiceKind::Stop, Status::Pick(seat, _)) => self.take_pick(Thing::Nothing, seat),
            (ChoiceKind::Answer(answer), Status::Script(_)) => {
                self.answer_script(answer)?;
                return self.run();
            }
            _ => return Ok(()),
        }
        self.state.status = Status::Running;
        self.run()
    }

    /// Carries out the only option there is, if it is an action that nobody is asked for.
    pub(super) fn take_forced(&mut self, seat: Seat) -> bool {
        let [choice] = self.choices.list[..] else {
            return false;
        };
        let ChoiceKind::Action(id) = choice.kind else {
            return false;
        };
        if self.game.actions[usize::from(id)].forced {
            self.take_action(id, choice, seat);
            return true;
        }
        false
    }

    fn take_action(&mut self, id: ActionId, choice: Choice, seat: Seat) {
        let action = &self.game.actions[usize::from(id)];
        if let Some(Frame::Phase(frame)) = self.state.stack.last_mut() {
            frame.used = frame.used.saturating_add(action.uses);
        }
        let card = match choice.slots[0] {
            Thing::Card(card) => card,
            _ => CardAt::NOTHING,
        };
        if self.log.keeps() {
            let told = self.told(&choice.slots);
            let way = self.choices.ways.get(usize::from(choice.way));
            self.log.tell(told, || way.map_or_else(Vec::new, |way| way.cards.iter().map(|(_, card)| *card).collect()));
        }
        self.record(Event::Acted { seat, action: id, card, known: Seats::none() });
        let this = self.note_use(id, &choice, seat);
        // A player who was chosen is `they`, the last of several.
        let mut chosen = choice.slots[..action.choose.len()].iter().rev();
        let they = chosen.find_map(|thing| if let Thing::Player(chosen) = thing { Some(*chosen) } else { None });
        let they = they.unwrap_or(seat);
        let context = Context { you: seat, they, it: choice.slots[0], this, slots: choice.slots };
        let mut frame = EffectFrame::new(action.effect, context);
        // Who waits for the action hears of it when it is over.
        if self.program.listeners.hears(Heard::Done(id)) {
            frame.action = id;
        }
        self.state.stack.push(Frame::Effect(frame));
        if choice.way != WayAt::NOTHING {
            let way = self.choices.ways[usize::from(choice.way)].clone();
            self.settle(&way, seat);
        }
    }

    /// Things as they are now, for the log.
    pub(super) fn told(&self, slots: &[Thing; SLOTS]) -> [Told; SLOTS] {
        slots.map(|thing| match thing {
            Thing::Card(card) => {
                let state = &self.state.cards[usize::from(card)];
                Told { thing, zone: state.zone, known: state.known, printing: state.printing }
            }
            Thing::Zone(zone) => Told { thing, zone, ..Told::NOTHING },
            Thing::Player(_) | Thing::Value(..) | Thing::Amount(_) => Told { thing, ..Told::NOTHING },
            Thing::Nothing => Told::NOTHING,
        })
    }

    /// Pays one way of a requirement. What that sets off waits until the action's first deed is done.
    fn settle(&mut self, way: &Way, seat: Seat) {
        for (deed, card) in &way.cards {
            match deed {
                Deed::Give => {
                    let active = self.state.active;
                    let to = self.game.layout.held[usize::from(active)].first().copied();
                    if let Some(to) = to {
                        self.move_card(*card, to, None, seat);
                    }
                }
                _ => self.discard_card(*card, seat),
            }
        }
        for (deed, measure, amount) in &way.amounts {
            match measure {
                Measure::Resource(resource) => {
                    let to = (*deed == Deed::Give).then_some(self.state.active);
                    self.pay(*resource, *amount, seat, to);
                }
                Measure::Counter(counter) => {
                    let now = self.position().counter(*counter, Thing::Player(seat));
                    self.set_counter(*counter, Thing::Player(seat), now.saturating_sub(*amount));
                }
                Measure::Query(_) => {}
            }
        }
    }

    fn take_offer(&mut self, offer: u16, seat: Seat) {
        let level = self.state.stack.len() - 1;
        let Some(Frame::Effect(mut frame)) = self.state.stack.last().copied() else {
            return;
        };
        let What::Offer(offers) = &self.game.effects[usize::from(frame.effect)][usize::from(frame.deed)].what else {
            return;
        };
        let effect = offers[usize::from(offer)].effect;
        let answer = Answer {
            seat,
            question: (frame.effect, frame.deed),
            choice: Some(i32::from(offer)),
            thing: frame.context.it,
            follows: Some(EffectFrame::new(effect, frame.context)),
        };
        frame.deed += 1;
        self.set_effect(level, frame);
        let secret = self.is_secret(level);
        self.answered(answer, secret);
    }
}
