//! The program of a game: what its definitions come to, made once for a setting (or for any, where that is not known).

use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{Argument, CardAt, Condition, Doer, Place, Seat, Slot, Source, Step};
use quarterdeck_dsl::vocabulary::{Bearer, PhaseId, QueryId};

use super::compile::just_slot;
use super::remembered::is_long;
use super::{
    ActionPlan, BoardPlan, ConditionPlan, DoerPlan, NumberPlace, NumberPlan, PaymentPlan, Planner, SetPlan, Sheet,
    StepPlan, ToPlan, Tried, WhatPlan,
};
use crate::game::{Deed, Game, Listeners, Noted, PhaseDef, Sight, Spread, What, Whose};
use crate::ids::{ActionId, EffectId, TriggerId};
use crate::seats::Seats;

/// Effects that perform effects are drawn in this deep.
const NESTED: usize = 6;

/// How a game is played.
#[derive(Debug, Default)]
pub struct Program {
    /// Boards.
    pub boards: Box<[BoardPlan]>,
    /// Phases.
    pub phases: Noted<PhasePlan>,
    /// Actions.
    pub actions: Noted<ActionPlan>,
    /// Effects.
    pub effects: Noted<EffectPlan>,
    /// Triggers.
    pub triggers: Noted<TriggerPlan>,
    /// Named numbers.
    pub queries: Noted<QueryPlan>,
    /// What cards change, by family.
    pub changes: Noted<Box<[ChangePlan]>>,
    /// What requirements on cards ask for at the least, by family.
    pub payments: Box<[Option<PaymentPlan>]>,
    /// Who sees what comes to lie in a zone, by zone; of those under cards their card decides.
    pub seen: Box<[SeenBy]>,
    /// Who hears what.
    pub listeners: Listeners,
    /// How many numbers are remembered of each player.
    pub remembered: usize,
    /// The effects that may have nothing to do: whether it was worth while to remember that.
    pub idle: Box<[Tried]>,
    /// What bots value, added up, and when it counts.
    pub worth: Box<[(ConditionPlan, NumberPlan)]>,
}

/// Who sees a card that comes to lie in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenBy {
    /// Everybody.
    All,
    /// These seats.
    Seats(Seats),
    /// This seat and its partners.
    Team(Seat),
    /// Everybody, if it lies on top.
    OnTop,
    /// Who sees the card under which it lies.
    Holder(CardAt),
}

/// A phase.
#[derive(Debug, PartialEq)]
pub struct PhasePlan {
    /// Its player becomes the active player.
    pub active: bool,
    /// It begins anew when it has ended.
    pub repeats: bool,
    /// Carried out first.
    pub before: Option<EffectId>,
    /// Carried out last.
    pub after: Option<EffectId>,
    /// Phases within it, in order.
    pub steps: Box<[PhaseId]>,
    /// Actions that are open in it.
    pub actions: Box<[ActionId]>,
    /// Whose it is, one after the other.
    pub each: Option<SetPlan>,
    /// When it is not skipped.
    pub condition: ConditionPlan,
    /// How many actions may be taken.
    pub limit: Option<NumberPlan>,
    /// Numbers that its beginning sets back.
    pub resets: Box<[Reset]>,
}

/// Numbers that are set back together: every so many from the first on.
#[derive(Debug, PartialEq)]
pub struct Reset {
    /// The first.
    pub first: usize,
    /// How far it is to the next.
    pub step: usize,
    /// How many.
    pub many: Many,
    /// To what.
    pub to: i32,
}

/// How many numbers are set back together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Many {
    /// So many.
    These(usize),
    /// One for each player.
    Players,
    /// One for each card.
    Cards,
}

/// A trigger.
#[derive(Debug, PartialEq)]
pub struct TriggerPlan {
    /// When it applies.
    pub condition: ConditionPlan,
    /// Whose event it listens to.
    pub whose: Whose,
    /// What it does.
    pub effect: EffectId,
    /// If what is printed on the card that the event is about decides it for good: on which.
    pub printed: Option<Sheet>,
}

/// A named number.
#[derive(Debug, PartialEq)]
pub struct QueryPlan {
    /// Where it starts.
    pub base: NumberPlan,
    /// Changes by the rules.
    pub changes: Box<[(ConditionPlan, NumberPlan)]>,
    /// The cards that change it.
    pub changers: Sheet,
    /// Not below.
    pub least: i32,
    /// Not above.
    pub most: i32,
    /// It is the limit of a phase.
    pub limits: bool,
    /// Where it is remembered, if that is worth while.
    pub place: Option<NumberPlace>,
}

/// What a card changes.
#[derive(Debug, PartialEq)]
pub struct ChangePlan {
    /// Which number.
    pub query: QueryId,
    /// When.
    pub condition: ConditionPlan,
    /// By how much.
    pub by: NumberPlan,
}

/// An effect.
#[derive(Clone, Debug, PartialEq)]
pub struct EffectPlan {
    /// Its deeds, those of effects that it only performs among them.
    pub deeds: Box<[DeedPlan]>,
    /// Which it is among the effects that may have nothing to do, if it is one of them.
    pub idle: Option<usize>,
}

/// A deed.
#[derive(Clone, Debug, PartialEq)]
pub struct DeedPlan {
    /// When.
    pub condition: ConditionPlan,
    /// What.
    pub what: WhatPlan,
    /// Which deed of which effect it is.
    pub origin: (EffectId, u16),
}

impl EffectPlan {
    /// Whether nothing may be left to do, and that takes some time to find out.
    fn may_be_idle(&self) -> bool {
        self.deeds.iter().all(|deed| !matches!(deed.condition, ConditionPlan::Always))
            && (self.deeds.len() > 1 || self.deeds.iter().any(|deed| !deed.condition.is_quick()))
    }
}

impl Program {
    /// The deed at which an effect stands, as it is defined: a match counts the deeds of effects that are only performed as those of the
    /// effect that performs them.
    pub fn origin(&self, effect: EffectId, deed: u16) -> Option<(EffectId, u16)> {
        self.effects.unnoted().get(usize::from(effect))?.deeds.get(usize::from(deed)).map(|deed| deed.origin)
    }

    /// From now on it is noted which definitions are read.
    pub(super) fn note(&mut self) {
        self.effects.note();
        self.triggers.note();
        self.actions.note();
        self.phases.note();
        self.queries.note();
        self.changes.note();
        self.listeners.tables_mut().iter_mut().for_each(Noted::note);
    }

    /// As if nobody had read anything since it is noted.
    pub(super) fn forget_all_reading(&self) {
        self.effects.forget_all();
        self.triggers.forget_all();
        self.actions.forget_all();
        self.phases.forget_all();
        self.queries.forget_all();
        self.changes.forget_all();
        self.listeners.tables().iter().for_each(|table| table.forget_all());
    }

    /// As if this thread's reader had read nothing since then.
    pub(in crate::game) fn forget_reading(&self) {
        self.effects.forget();
        self.triggers.forget();
        self.actions.forget();
        self.phases.forget();
        self.queries.forget();
        self.changes.forget();
        self.listeners.tables().iter().for_each(|table| table.forget());
    }

    /// The program of a game. Effects that only perform others take in their deeds, unless it is to be seen which
    /// definitions are read.
    pub fn of(planner: &Planner<'_>, drawn_in: bool) -> Program {
        let numbers = planner.settled_numbers();
        let planner = &Planner { numbers: &numbers, ..*planner };
        let game = planner.game;
        let condition =
            |condition: Option<&Condition>| condition.map_or(ConditionPlan::Always, |it| planner.condition(it));
        let mut effects: Vec<EffectPlan> =
            game.effects.unnoted().iter().enumerate().map(|(id, deeds)| planner.effect(id, deeds)).collect();
        if drawn_in {
            draw_in(&mut effects);
        }
        let may_be_idle = effects.iter_mut().filter(|effect| effect.may_be_idle());
        let idle =
            may_be_idle.enumerate().map(|(at, effect)| effect.idle = Some(at)).map(|()| Tried::default()).collect();
        let mut triggers: Vec<TriggerPlan> = game
            .triggers
            .unnoted()
            .iter()
            .map(|trigger| {
                let condition = condition(trigger.condition.as_deref());
                TriggerPlan { condition, whose: trigger.whose, effect: trigger.effect, printed: None }
            })
            .collect();
        let never: Vec<bool> =
            triggers.iter().map(|trigger| matches!(trigger.condition, ConditionPlan::Never)).collect();
        let listeners = Listeners::new(game.triggers.unnoted(), &never, &game.layout.spread, &game.printings);
        for (id, trigger) in TriggerId::all(triggers.len()).zip(&mut triggers) {
            if let ConditionPlan::Passes(Slot::It, plan) = &trigger.condition
                && plan.such.tests.is_empty()
                && listeners.is_printed(id)
            {
                trigger.printed = Some(plan.such.printed.clone());
            }
        }
        let actions: Vec<ActionPlan> =
            game.actions.unnoted().iter().map(|action| ActionPlan::of(action, planner)).collect();
        let changes: Vec<Box<[ChangePlan]>> = game
            .families
            .unnoted()
            .iter()
            .map(|family| {
                let change = |change: &crate::game::ChangeDef| ChangePlan {
                    query: change.query,
                    condition: condition(change.condition.as_deref()),
                    by: planner.number(&change.by),
                };
                let possible = |change: &ChangePlan| !matches!(change.condition, ConditionPlan::Never);
                family.changes.iter().map(change).filter(possible).collect()
            })
            .collect();
        let queries = game.queries.unnoted().iter().enumerate().map(|(id, query)| QueryPlan {
            place: None,
            base: planner.number(&query.base),
            changes: query
                .changes
                .iter()
                .map(|change| (condition(change.condition.as_deref()), planner.number(&change.by)))
                .filter(|(condition, _)| !matches!(condition, ConditionPlan::Never))
                .collect(),
            changers: Sheet::of(&game.print.marks, |printing| {
                changes[usize::from(game.print.family[printing])].iter().any(|change| usize::from(change.query) == id)
            }),
            least: query.least,
            most: query.most,
            limits: query.limits,
        });
        let mut queries: Vec<QueryPlan> = queries.collect();
        // What limits a phase is asked when it begins, and is settled from then on.
        let mut remembered = 0;
        for (query, definition) in queries.iter_mut().zip(game.queries.unnoted()) {
            let changed = !query.changes.is_empty() || query.changers.marks != 0;
            if !query.limits && (changed || is_long(&query.base)) {
                query.place = NumberPlace::new(definition.bearer, remembered);
                remembered += usize::from(query.place.is_some());
            }
        }
        let phases: Vec<PhasePlan> = game
            .phases
            .unnoted()
            .iter()
            .enumerate()
            .map(|(id, phase)| planner.phase(id, phase, condition(phase.condition.as_deref())))
            .collect();
        Program {
            boards: game.boards.iter().map(|board| BoardPlan::of(board, planner)).collect(),
            phases: phases.into(),
            actions: actions.into(),
            effects: effects.into(),
            queries: queries.into(),
            changes: changes.into(),
            payments: game.families.unnoted().iter().map(|it| Some(planner.payment(it.requires.as_ref()?))).collect(),
            listeners,
            triggers: triggers.into(),
            seen: game.layout.spread.iter().map(|spread| seen_in(*spread, game)).collect(),
            remembered,
            idle,
            worth: game
                .bot
                .value
                .iter()
                .map(|(when, amount)| (condition(when.as_deref()), planner.number(amount)))
                .collect(),
        }
    }
}

impl Planner<'_> {
    fn phase(&self, id: usize, phase: &PhaseDef, condition: ConditionPlan) -> PhasePlan {
        let resets =
            self.game.counters.iter().enumerate().filter(|(_, counter)| counter.resets.map(usize::from) == Some(id));
        PhasePlan {
            active: phase.active,
            repeats: phase.repeats,
            before: phase.before,
            after: phase.after,
            steps: phase.steps.as_slice().into(),
            actions: phase.actions.as_slice().into(),
            each: phase.each.as_ref().map(|each| self.set(each)),
            condition,
            limit: phase.limit.as_ref().map(|limit| self.number(limit)),
            resets: resets.map(|(at, _)| self.reset(at)).collect(),
        }
    }

    fn reset(&self, at: usize) -> Reset {
        let layout = &self.game.layout;
        let counter = &self.game.counters[at];
        let base = layout.counter_base[at];
        let (first, step, many) = match counter.bearer {
            Bearer::Table => (base, 1, Many::These(1)),
            Bearer::Player => (base, 1, Many::Players),
            Bearer::Card => (layout.counters_fixed + base, layout.card_starts.len().max(1), Many::Cards),
            Bearer::Place => {
                let places = self.game.boards.iter().map(|board| usize::from(board.most)).sum();
                (base, 1, Many::These(places))
            }
        };
        Reset { first, step, many, to: counter.start }
    }

    fn effect(&self, id: usize, deeds: &[Deed]) -> EffectPlan {
        let origin = EffectId::try_from(id).unwrap_or_default();
        let deeds = deeds.iter().enumerate().map(|(at, deed)| DeedPlan {
            condition: deed.condition.as_deref().map_or(ConditionPlan::Always, |condition| self.condition(condition)),
            what: self.what(&deed.what),
            origin: (origin, u16::try_from(at).unwrap_or(u16::MAX)),
        });
        EffectPlan { deeds: deeds.collect(), idle: None }
    }

    fn what(&self, what: &What) -> WhatPlan {
        match what {
            What::Do(instruction) => WhatPlan::Do(instruction.steps.iter().map(|step| self.step(step)).collect()),
            What::Perform(effect) => WhatPlan::Perform(*effect),
            What::Either(either) => match self.condition(&either.0) {
                ConditionPlan::Always => WhatPlan::Perform(either.1),
                ConditionPlan::Never => WhatPlan::Perform(either.2),
                open => WhatPlan::Either(open, either.1, either.2),
            },
            What::Offer(offers) => {
                let offer = |offer: &crate::game::OfferDef| {
                    let condition = offer.condition.as_deref();
                    (condition.map_or(ConditionPlan::Always, |condition| self.condition(condition)), offer.effect)
                };
                WhatPlan::Offer(offers.iter().map(offer).collect())
            }
            What::Each(slot, set, effect) => WhatPlan::Each(*slot, self.set(set), *effect),
            What::To(to) => WhatPlan::To(self.set(&to.players), to.effect, to.secretly),
            What::Choose(choose) => WhatPlan::Choose(self.set(&choose.set)),
            What::Run(_) | What::Let(_) => WhatPlan::Definition,
        }
    }

    fn step(&self, step: &Step) -> (DoerPlan, StepPlan) {
        let doer = match &step.doer {
            Doer::You => DoerPlan::You,
            Doer::Each(set) => DoerPlan::Each(self.set(set)),
            Doer::Same => DoerPlan::Same,
        };
        (doer, (self.verbs)(self, step).unwrap_or(StepPlan::Verb))
    }

    /// Cards that go somewhere, where nobody is asked which.
    pub fn moved(&self, cards: &Argument, to: ToPlan) -> Option<StepPlan> {
        let Argument::Cards(set) = cards else {
            return None;
        };
        if let Some(slot) = just_slot(set) {
            return Some(StepPlan::MoveOne(slot, to));
        }
        if set.otherwise.is_some() || set.equal_to.is_some() || set.distinct.is_some() || set.same.is_some() {
            return None;
        }
        let (least, most) = set.quantity.take();
        let all = most == i32::MAX && least == i32::MAX;
        if let (Source::CardsIn(places), true, Some(Order::Top | Order::First)) = (&set.source, set.definite, set.order)
            && let [Place::Zone(zone)] = places.as_slice()
            && set.tests.is_empty()
            && set.most.is_empty()
            && set.skip == 0
            && least == most
            && !all
        {
            return Some(StepPlan::MoveTop(self.zone(zone), most, to));
        }
        if !all || set.definite {
            return None;
        }
        self.cards(set, false).map(|cards| StepPlan::MoveAll(Box::new(cards), to))
    }
}

fn seen_in(spread: Spread, game: &Game) -> SeenBy {
    match spread {
        Spread::Zone(zone, owner) => match game.zones[usize::from(zone)].sight {
            Sight::All => SeenBy::All,
            Sight::Owner => SeenBy::Seats(owner.map_or(Seats::none(), Seats::only)),
            Sight::Team => owner.map_or(SeenBy::Seats(Seats::none()), SeenBy::Team),
            Sight::Nobody => SeenBy::Seats(Seats::none()),
            Sight::Top => SeenBy::OnTop,
        },
        Spread::Place(..) | Spread::Tiles(_) => SeenBy::All,
        Spread::Under(holder) => SeenBy::Holder(holder),
    }
}

/// Puts the deeds of effects that are performed in their place, so that they need no level of their own. Effects in which
/// something is chosen stay as they are: the log names the place.
fn draw_in(effects: &mut [EffectPlan]) {
    let chosen_in =
        |deed: &DeedPlan| !matches!(deed.what, WhatPlan::Do(_) | WhatPlan::Perform(_) | WhatPlan::Either(..));
    for _ in 0..NESTED {
        for effect in 0..effects.len() {
            if effects[effect].deeds.iter().any(chosen_in) {
                continue;
            }
            let mut deeds = Vec::with_capacity(effects[effect].deeds.len());
            for deed in &effects[effect].deeds {
                match drawn_in(deed, effects) {
                    Some(inner) => deeds.extend(inner),
                    None => deeds.push(deed.clone()),
                }
            }
            effects[effect].deeds = deeds.into();
        }
    }
}

/// What a deed that performs an effect of plain sentences comes to.
fn drawn_in(deed: &DeedPlan, effects: &[EffectPlan]) -> Option<Vec<DeedPlan>> {
    let WhatPlan::Perform(inner) = deed.what else {
        return None;
    };
    let mut deeds = effects[usize::from(inner)].deeds.to_vec();
    if !deeds.iter().all(|plain| matches!(plain.what, WhatPlan::Do(_))) {
        return None;
    }
    match (&deed.condition, deeds.as_mut_slice()) {
        (ConditionPlan::Always, _) => Some(deeds),
        (condition, [only]) if matches!(only.condition, ConditionPlan::Always) => {
            only.condition = condition.clone();
            Some(deeds)
        }
        _ => None,
    }
}
