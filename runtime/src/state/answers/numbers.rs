//! Numbers, named ones among them.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Context, Measure, Seat, Thing};
use quarterdeck_dsl::vocabulary::{AttributeId, QueryId};

use crate::game::{ABSENT, CardsPlan, NumberPlace, NumberPlan, PrintingId, QueryPlan, SetPlan};
use crate::state::position::Position;
use crate::state::reading::Findings;

impl Position<'_> {
    /// The value of a number. A plain one is read in the caller.
    #[inline(always)]
    pub fn amount(&self, plan: &NumberPlan, context: &Context) -> i32 {
        match plan {
            NumberPlan::Constant(value) => *value,
            NumberPlan::Kept(at) => self.kept(*at),
            NumberPlan::Length(zone) => match self.where_is(zone, context) {
                Some(zone) => self.length(zone),
                None => 0,
            },
            other => self.amount_at_length(other, context),
        }
    }

    #[inline(always)]
    fn kept(&self, at: usize) -> i32 {
        self.reads_number(at);
        self.state.counters[at]
    }

    /// What is met all the time; it is short, so that asking costs little.
    fn amount_at_length(&self, plan: &NumberPlan, context: &Context) -> i32 {
        match plan {
            NumberPlan::Plus(pair) => self.amount(&pair.0, context).saturating_add(self.amount(&pair.1, context)),
            NumberPlan::Minus(pair) => self.amount(&pair.0, context).saturating_sub(self.amount(&pair.1, context)),
            NumberPlan::KeptOf(first, who) => match self.whom(who, context) {
                Some(seat) => self.kept(*first + usize::from(seat)),
                None => 0,
            },
            NumberPlan::Printed(attribute, thing) => match self.thing_meant(thing, context) {
                Thing::Card(card) => self.shown(card, *attribute),
                thing => self.attribute(thing, *attribute).unwrap_or(0),
            },
            NumberPlan::Query(query, who) => match self.whom(who, context) {
                Some(seat) => self.query(*query, Thing::Player(seat), seat),
                None => 0,
            },
            NumberPlan::QueryOf(query, thing) => match self.thing_meant(thing, context) {
                Thing::Nothing => 0,
                thing => self.query(*query, thing, context.you),
            },
            NumberPlan::QueryHere(query) => self.query(*query, Thing::Nothing, context.you),
            NumberPlan::Total(attribute, cards) => self.total(*attribute, cards, context),
            NumberPlan::Distinct(attribute, cards) => self.distinct(*attribute, cards, context),
            other => self.other_amount(other, context),
        }
    }

    /// What is printed on a card, or 0.
    #[inline(always)]
    fn shown(&self, card: CardAt, attribute: AttributeId) -> i32 {
        self.reads_card(card);
        if self.game.print.crafted != 0 {
            return self.attribute(Thing::Card(card), attribute).unwrap_or(0);
        }
        match self.game.printed(self.state.cards[usize::from(card)].printing, attribute) {
            ABSENT => 0,
            value => value,
        }
    }

    #[inline(never)]
    fn other_amount(&self, plan: &NumberPlan, context: &Context) -> i32 {
        match plan {
            NumberPlan::Times(pair) => match self.amount(&pair.0, context) {
                0 => 0,
                left => left.saturating_mul(self.amount(&pair.1, context)),
            },
            NumberPlan::Whether(condition) => i32::from(self.holds(condition, context)),
            NumberPlan::Divided(pair, up) => {
                evaluate::divided(self.amount(&pair.0, context), self.amount(&pair.1, context), *up)
            }
            NumberPlan::Half(inner, up) => (self.amount(inner, context) + i32::from(*up)).div_euclid(2),
            NumberPlan::Clamp(inner, low, high) => self.amount(inner, context).clamp(*low, *high),
            NumberPlan::Greater(pair) => self.amount(&pair.0, context).max(self.amount(&pair.1, context)),
            NumberPlan::Lesser(pair) => self.amount(&pair.0, context).min(self.amount(&pair.1, context)),
            NumberPlan::CounterOf(counter, thing) => match self.thing_meant(thing, context) {
                Thing::Nothing => 0,
                thing => self.counter(*counter, thing),
            },
            NumberPlan::Option(option) => self.option(*option),
            NumberPlan::Count(cards) => self.count_cards(cards, context, i32::MAX),
            NumberPlan::CountOf(set) => self.count_things(set, context, i32::MAX),
            NumberPlan::TotalQuery(query, cards) => {
                self.added_up_over(cards, context, |card| self.query(*query, Thing::Card(card), context.you))
            }
            NumberPlan::TotalCounter(counter, cards) => {
                self.added_up_over(cards, context, |card| self.counter(*counter, Thing::Card(card)))
            }
            NumberPlan::Position(thing) => {
                let place = evaluate::place_of(self.thing_meant(thing, context), self);
                place.and_then(|zone| self.position(zone)).unwrap_or(0)
            }
            NumberPlan::Extreme(most, measure, players) => self.extreme(*most, measure, players, context),
            NumberPlan::Sum(measure, players) => {
                let mut total = 0;
                self.each_measure(measure, players, context, &mut |value| total += value);
                total
            }
            NumberPlan::Seats => i32::from(self.state.seats),
            NumberPlan::ActionsLeft => self.actions_left(),
            NumberPlan::ActionsTaken => self.actions_taken(),
            NumberPlan::Chosen(slot) => match context.get(*slot) {
                Thing::Amount(amount) => amount,
                _ => 0,
            },
            NumberPlan::Tree(number) => evaluate::number(number, context, self),
            NumberPlan::Constant(_)
            | NumberPlan::Kept(_)
            | NumberPlan::Length(_)
            | NumberPlan::Plus(_)
            | NumberPlan::Minus(_)
            | NumberPlan::KeptOf(..)
            | NumberPlan::Printed(..)
            | NumberPlan::Query(..)
            | NumberPlan::QueryOf(..)
            | NumberPlan::QueryHere(_)
            | NumberPlan::Total(..)
            | NumberPlan::Distinct(..) => self.amount(plan, context),
        }
    }

    #[inline(never)]
    fn total(&self, attribute: AttributeId, cards: &CardsPlan, context: &Context) -> i32 {
        let print = &self.game.print;
        if print.crafted != 0 && print.adds_up[usize::from(attribute)] {
            let value = |card| self.attribute(Thing::Card(card), attribute).unwrap_or(0);
            return self.added_up_over(cards, context, value);
        }
        self.added_up_over(cards, context, |card| {
            let value = self.game.printed(self.state.cards[usize::from(card)].printing, attribute);
            if value == ABSENT { 0 } else { value }
        })
    }

    #[inline]
    fn added_up_over(&self, cards: &CardsPlan, context: &Context, value: impl Fn(CardAt) -> i32) -> i32 {
        let mut total = 0;
        self.each_card(cards, context, &mut |card| {
            total += value(card);
            ControlFlow::Continue(())
        });
        total
    }

    fn each_measure(&self, measure: &Measure, players: &SetPlan, context: &Context, see: &mut dyn FnMut(i32)) {
        self.each_thing(players, context, &mut |thing| {
            if let Thing::Player(seat) = thing {
                see(evaluate::measure(measure, seat, self));
            }
            ControlFlow::Continue(())
        });
    }

    fn extreme(&self, most: bool, measure: &Measure, players: &SetPlan, context: &Context) -> i32 {
        let mut best: Option<i32> = None;
        self.each_measure(measure, players, context, &mut |value| {
            best = Some(best.map_or(value, |so_far| if most { so_far.max(value) } else { so_far.min(value) }));
        });
        best.unwrap_or(0)
    }

    /// Counts a card for each value that no card before it had; those up to 63 are noted as bits.
    #[inline(never)]
    fn distinct(&self, attribute: AttributeId, cards: &CardsPlan, context: &Context) -> i32 {
        let (mut count, mut seen) = (0, 0u64);
        self.each_card(cards, context, &mut |card| {
            if let Some(value) = self.attribute(Thing::Card(card), attribute) {
                let new = match u32::try_from(value).ok().filter(|value| *value < 64) {
                    Some(value) => {
                        let bit = 1 << value;
                        let new = seen & bit == 0;
                        seen |= bit;
                        new
                    }
                    None => !self.comes_earlier(attribute, value, card, cards, context),
                };
                count += i32::from(new);
            }
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether a card that comes earlier in a selection has the value.
    fn comes_earlier(
        &self,
        attribute: AttributeId,
        value: i32,
        card: CardAt,
        cards: &CardsPlan,
        context: &Context,
    ) -> bool {
        let mut found = false;
        self.each_card(cards, context, &mut |other| {
            if other == card {
                return ControlFlow::Break(());
            }
            found = self.attribute(Thing::Card(other), attribute) == Some(value);
            if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }

    /// A named number that may have been found before.
    pub(crate) fn found_number(
        &self,
        findings: &Findings,
        finding: usize,
        (query, plan, place): (QueryId, &QueryPlan, &NumberPlace),
        thing: Thing,
        asker: Seat,
    ) -> i32 {
        if !findings.has_room() {
            return self.named_number(query, plan, thing, asker);
        }
        if let Some(reading) = self.reading {
            reading.found(finding);
        }
        let known = findings.holds(finding);
        place.tried.count(known);
        if known {
            let value = findings.value(finding);
            debug_assert_eq!(
                Position { memo: None, reading: None, ..*self }.named_number(query, plan, thing, asker),
                value,
                "a number that was remembered is no longer so: {query:?} of {thing:?}"
            );
            return value;
        }
        let outer = findings.begin();
        let reading = findings.reading(finding);
        let value = Position { reading: Some(&reading), ..*self }.named_number(query, plan, thing, asker);
        if findings.end(outer) {
            findings.keep(finding, value);
        }
        value
    }

    /// A named number of a thing (or the table), as asked by a player.
    pub(crate) fn named_number(&self, query: QueryId, plan: &QueryPlan, thing: Thing, asker: Seat) -> i32 {
        if plan.limits
            && let Thing::Player(seat) = thing
            && let Some(limit) = self.settled_limit(query, seat)
        {
            return limit;
        }
        let context = Context { you: asker, they: asker, it: thing, ..Context::default() };
        let mut value = self.amount(&plan.base, &context);
        for (condition, by) in &plan.changes {
            if self.holds(condition, &context) {
                value = value.saturating_add(self.amount(by, &context));
            }
        }
        if plan.changers.marks != 0 && self.may_be_changed(plan, asker) {
            value = value.saturating_add(self.changed_by_cards(query, plan, context));
        }
        value.clamp(plan.least, plan.most)
    }

    /// What a card that shows this printing changes in a named number.
    fn changed_by(&self, query: QueryId, printing: PrintingId, context: &Context) -> i32 {
        let family = self.game.print.family[usize::from(printing)];
        let own = self.program().changes[usize::from(family)].iter().filter(|change| change.query == query);
        own.filter(|change| self.holds(&change.condition, context))
            .fold(0, |sum, change| sum.saturating_add(self.amount(&change.by, context)))
    }

    /// Whether cards of a player may change a named number.
    #[inline(always)]
    fn may_be_changed(&self, plan: &QueryPlan, asker: Seat) -> bool {
        let marks = plan.changers.marks | self.game.print.crafted;
        self.game.layout.held[usize::from(asker)].iter().any(|zone| {
            self.reads_zone(*zone);
            self.state.zones[usize::from(*zone)].marks & marks != 0
        })
    }

    /// All changes that cards of the asker make to a named number.
    #[inline(never)]
    fn changed_by_cards(&self, query: QueryId, plan: &QueryPlan, mut context: Context) -> i32 {
        let crafted = self.game.print.crafted;
        let marks = plan.changers.marks | crafted;
        let mut sum: i32 = 0;
        for zone in &self.game.layout.held[usize::from(context.you)] {
            self.reads_zone(*zone);
            if self.state.zones[usize::from(*zone)].marks & marks == 0 {
                continue;
            }
            for card in self.state.cards_in(*zone) {
                context.this = Thing::Card(card);
                let mut add = |part: CardAt| {
                    let printing = self.state.cards[usize::from(part)].printing;
                    if plan.changers.holds(printing) {
                        sum = sum.saturating_add(self.changed_by(query, printing, &context));
                    }
                };
                if crafted == 0 {
                    add(card);
                } else {
                    self.parts(card).for_each(add);
                }
            }
        }
        sum
    }
}
