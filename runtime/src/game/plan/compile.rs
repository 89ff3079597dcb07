//! From trees to plans.

use std::collections::BTreeSet;

use quarterdeck_dsl::evaluate::compare;
use quarterdeck_dsl::syntax::{Comparison, Order};
use quarterdeck_dsl::tree::{
    Condition, Number, Place, Quantity, Set, Side, Slot, Source, Subject, Test, Who, ZoneAt, ZoneRef,
};
use quarterdeck_dsl::vocabulary::{AttributeId, FamilyId, ZoneId};

use super::programs::Verbs;
use super::{
    CardTest, CardsPlan, ConditionPlan, FromPlan, NumberPlan, PassPlan, PlacePlan, PlayerTest, PlayersPlan, SetPlan,
    Sheet, SuchPlan, ThingPlan, ToPlan, WhoPlan, ZonePlan,
};
use crate::game::{ABSENT, Game, end_of};
use crate::ids::PrintingId;

/// Cards of more families than this are not sought one by one.
const MOST_KIN: usize = 12;

/// Makes plans of a game's trees.
#[derive(Clone, Copy)]
pub struct Planner<'g> {
    /// The game.
    pub game: &'g Game,
    /// What its options are, if that is decided.
    pub options: Option<&'g [i16]>,
    /// Named numbers that are decided with them; none, if that is not known.
    pub numbers: &'g [Option<i32>],
    /// How a verb is carried out, where it needs not read its sentence for it.
    pub verbs: Verbs,
}

impl<'g> Planner<'g> {
    /// Plans of a game whatever its options are; verbs read their sentences.
    pub fn of(game: &'g Game) -> Planner<'g> {
        Planner { game, options: None, numbers: &[], verbs: |_, _| None }
    }
}

impl Planner<'_> {
    /// A player.
    pub fn who(&self, who: &Who) -> WhoPlan {
        match who {
            Who::You => WhoPlan::You,
            Who::They => WhoPlan::They,
            Who::Active => WhoPlan::Active,
            Who::First => WhoPlan::First,
            Who::OwnerOf(slot) => WhoPlan::OwnerOf(*slot),
            Who::Bound(slot) => WhoPlan::Bound(*slot),
            other @ Who::OfSet(_) => WhoPlan::Tree(Box::new(other.clone())),
        }
    }

    /// A zone.
    pub fn zone(&self, zone: &ZoneRef) -> ZonePlan {
        let base = self.game.layout.zone_base[usize::from(zone.zone)];
        match &zone.whose {
            None => ZonePlan::Shared(base),
            Some(who) => ZonePlan::Of(base, self.who(who)),
        }
    }

    /// Yes or no.
    pub fn condition(&self, condition: &Condition) -> ConditionPlan {
        match condition {
            Condition::All(list) => self.several(list, true),
            Condition::Any(list) => self.several(list, false),
            Condition::Not(inner) => match self.condition(inner) {
                ConditionPlan::Always => ConditionPlan::Never,
                ConditionPlan::Never => ConditionPlan::Always,
                open => ConditionPlan::Not(Box::new(open)),
            },
            Condition::Compare(left, comparison, right) => match (self.number(left), self.number(right)) {
                (NumberPlan::Constant(left), NumberPlan::Constant(right)) => decided(compare(left, *comparison, right)),
                (number, NumberPlan::Constant(right)) if let Some((low, high)) = stretch(*comparison, right) => {
                    ConditionPlan::Within(number, low, high)
                }
                numbers => ConditionPlan::Compare(Box::new(numbers), *comparison),
            },
            Condition::Amount(quantity, number) => {
                let (low, high) = accepted(*quantity);
                match self.number(number) {
                    NumberPlan::Constant(value) => decided((low..=high).contains(&value)),
                    number => ConditionPlan::Within(number, low, high),
                }
            }
            Condition::Count(quantity, set) if set.same.is_none() => {
                let (low, high) = accepted(*quantity);
                match (set.distinct, self.set(set)) {
                    (_, SetPlan::Tree(_)) => self.rest(condition),
                    (Some(attribute), SetPlan::Cards(cards)) => {
                        ConditionPlan::Within(NumberPlan::Distinct(attribute, cards), low, high)
                    }
                    (Some(_), _) => self.rest(condition),
                    (None, SetPlan::Cards(cards)) => match whole(*cards) {
                        Ok(number) => ConditionPlan::Within(number, low, high),
                        Err(cards) => ConditionPlan::Cards(Box::new(cards), low, high),
                    },
                    (None, other) => ConditionPlan::Things(Box::new(other), low, high),
                }
            }
            Condition::Is(set, tests) => match (spoken_of(set), &set.source, tests.as_slice()) {
                (true, Source::Slot(slot), _) => self.passes(*slot, tests, condition),
                (true, Source::Zone(zone @ ZoneRef { whose: None, .. }), [Test::Empty]) => {
                    ConditionPlan::Within(NumberPlan::Length(self.zone(zone)), 0, 0)
                }
                (true, Source::Zone(zone @ ZoneRef { whose: None, .. }), [Test::Has(quantity, inner)])
                    if let Some((low, high, such)) = self.has(*quantity, inner) =>
                {
                    let from = FromPlan::Zone(self.zone(zone));
                    let cards = CardsPlan { from, backwards: false, most: usize::MAX, such: *such };
                    ConditionPlan::Cards(Box::new(cards), low, high)
                }
                (true, Source::Player(who), _) => match self.measured(tests) {
                    Some(tests) => ConditionPlan::PlayerIs(self.who(who), tests),
                    None => self.rest(condition),
                },
                _ => self.rest(condition),
            },
            Condition::Players(quantity, players, inner) => {
                let every = matches!(quantity, Quantity::All | Quantity::Each);
                let (low, high) = accepted(*quantity);
                match (self.set(players), self.condition(inner)) {
                    (SetPlan::Tree(_), _) => self.rest(condition),
                    pair if every => ConditionPlan::EveryPlayer(Box::new(pair)),
                    pair => ConditionPlan::Players(Box::new(pair), low, high),
                }
            }
            Condition::Same(left, right) => match (just_player(left), just_player(right)) {
                (Some(left), Some(right)) => ConditionPlan::Same(self.who(left), self.who(right)),
                _ => match (self.thing(left), self.thing(right)) {
                    (Some(left), Some(right)) => ConditionPlan::SameThing(Box::new((left, right))),
                    _ => self.rest(condition),
                },
            },
            _ => self.rest(condition),
        }
    }

    fn rest(&self, condition: &Condition) -> ConditionPlan {
        ConditionPlan::Tree(Box::new(condition.clone()))
    }

    /// `it is …`, of a card.
    fn passes(&self, slot: Slot, tests: &[Test], whole: &Condition) -> ConditionPlan {
        let such = self.such(tests, false);
        // Of other things than cards the tree is asked; kinds and families have only cards.
        let of_cards = tests.iter().any(|test| matches!(test, Test::Kind(_) | Test::Family(_)));
        let otherwise = (!of_cards).then(|| whole.clone());
        ConditionPlan::Passes(slot, Box::new(PassPlan { such, otherwise }))
    }

    /// One thing, if a set is just that, or the first of a planned selection.
    pub fn thing(&self, set: &Set) -> Option<ThingPlan> {
        if spoken_of(set) {
            return match &set.source {
                Source::Slot(slot) => Some(ThingPlan::Slot(*slot)),
                Source::Player(who) => Some(ThingPlan::Player(self.who(who))),
                Source::Zone(zone) => Some(ThingPlan::Zone(self.zone(zone))),
                _ => None,
            };
        }
        match self.set(set) {
            SetPlan::Tree(_) => None,
            plan => Some(ThingPlan::First(Box::new(plan))),
        }
    }

    fn several(&self, list: &[Condition], all: bool) -> ConditionPlan {
        let mut open = Vec::new();
        for condition in list {
            match (self.condition(condition), all) {
                (ConditionPlan::Always, true) | (ConditionPlan::Never, false) => {}
                (ConditionPlan::Never, true) => return ConditionPlan::Never,
                (ConditionPlan::Always, false) => return ConditionPlan::Always,
                (other, _) => open.push(other),
            }
        }
        match (open.len(), all) {
            (0, all) => decided(all),
            (1, _) => open.remove(0),
            (_, true) => ConditionPlan::All(open.into()),
            (_, false) => ConditionPlan::Any(open.into()),
        }
    }

    /// Any selection.
    pub fn set(&self, set: &Set) -> SetPlan {
        if let Some(otherwise) = &set.otherwise {
            let alone = Set { otherwise: None, ..set.clone() };
            return match (self.set(&alone), self.set(otherwise)) {
                (SetPlan::Tree(_), _) | (_, SetPlan::Tree(_)) => SetPlan::Tree(Box::new(set.clone())),
                pair => SetPlan::Else(Box::new(pair)),
            };
        }
        if set.most.is_empty()
            && let Some(plan) = self.simple(set)
        {
            return plan;
        }
        SetPlan::Tree(Box::new(set.clone()))
    }

    fn simple(&self, set: &Set) -> Option<SetPlan> {
        let plain = !set.definite && !backwards(set);
        match &set.source {
            Source::Players(from) if plain => self.players(from, false, &set.tests),
            Source::Opponents(from) if plain && self.game.teams.is_none() => self.players(from, true, &set.tests),
            Source::Side(Side::Others, from) if plain => self.players(from, true, &set.tests),
            Source::Slot(_) | Source::Player(_) | Source::Zone(_) if set.tests.is_empty() => {
                self.thing(set).map(SetPlan::Thing)
            }
            Source::Values(attribute, count) if plain && set.tests.is_empty() => {
                Some(SetPlan::Values(*attribute, *count))
            }
            Source::PlacesOf(boards) => self.places(boards, set),
            Source::Ends => self.places(&[], set),
            _ => self.cards(set, false).map(|cards| SetPlan::Cards(Box::new(cards))),
        }
    }

    fn players(&self, from: &Who, others: bool, tests: &[Test]) -> Option<SetPlan> {
        let test = |test: &Test| match test {
            Test::Measure(measure, comparison, number) => {
                Some(PlayerTest::Measure(measure.clone(), *comparison, self.number(number)))
            }
            Test::Has(quantity, inner) => {
                self.has(*quantity, inner).map(|(low, high, such)| PlayerTest::Has(low, high, such))
            }
            _ => None,
        };
        let tests = tests.iter().map(test).collect::<Option<Box<[_]>>>()?;
        Some(SetPlan::Players(Box::new(PlayersPlan { from: self.who(from), others, tests })))
    }

    /// What must be so of a player, if these are measures only.
    fn measured(&self, tests: &[Test]) -> Option<Box<[PlayerTest]>> {
        let test = |test: &Test| match test {
            Test::Measure(measure, comparison, number) => {
                Some(PlayerTest::Measure(measure.clone(), *comparison, self.number(number)))
            }
            _ => None,
        };
        tests.iter().map(test).collect()
    }

    /// So many such cards on a place, or under a card.
    pub(super) fn has(&self, quantity: Quantity, inner: &Set) -> Option<(i32, i32, Box<SuchPlan>)> {
        let plain = matches!(inner.source, Source::Here)
            && inner.most.is_empty()
            && inner.otherwise.is_none()
            && !inner.definite
            && inner.distinct.is_none()
            && inner.same.is_none();
        let (low, high) = accepted(quantity);
        plain.then(|| (low, high, Box::new(self.such(&inner.tests, false))))
    }

    /// A selection of cards, if it is one of the plain ones; with `wild`, cards count as others.
    pub fn cards(&self, set: &Set, wild: bool) -> Option<CardsPlan> {
        if !set.most.is_empty() || set.otherwise.is_some() {
            return None;
        }
        let from = match &set.source {
            Source::CardsIn(places) => self.looked_for_in(places, backwards(set))?,
            Source::Held(who) => FromPlan::Held(self.who(who)),
            Source::Everywhere => FromPlan::Everywhere,
            _ => return None,
        };
        let such = self.such(&set.tests, wild);
        if wild && !such.tests.is_empty() {
            return None;
        }
        Some(CardsPlan { from, backwards: backwards(set), most: meant(set)?, such })
    }

    fn looked_for_in(&self, places: &[Place], backwards: bool) -> Option<FromPlan> {
        match places {
            [Place::Zone(zone)] => return Some(FromPlan::Zone(self.zone(zone))),
            [Place::Thing(set)] => return self.thing(set).map(FromPlan::At),
            [Place::Any(set)] if !backwards => {
                return match self.set(set) {
                    SetPlan::Tree(_) => None,
                    each => Some(FromPlan::Each(Box::new(each))),
                };
            }
            _ => {}
        }
        let mut plans = Vec::new();
        for (at, place) in places.iter().enumerate() {
            // What lies in two of the places is met once: only where that cannot be is it planned.
            let twice = places[..at].iter().any(|earlier| match (earlier, place) {
                (Place::Zone(earlier), Place::Zone(zone)) => earlier.zone == zone.zone,
                (Place::Board(earlier), Place::Board(board)) => earlier == board,
                _ => false,
            });
            plans.push(match place {
                Place::Zone(zone) if !twice => PlacePlan::Zone(self.zone(zone)),
                Place::Board(board) if !twice => PlacePlan::Board(*board),
                _ => return None,
            });
        }
        Some(FromPlan::Places(plans.into()))
    }

    /// What cards must be.
    fn such(&self, tests: &[Test], wild: bool) -> SuchPlan {
        let (printed, others) = self.printed(tests, wild);
        let kin = self.kin(&printed).unwrap_or_default();
        SuchPlan { printed, kin, tests: others.iter().map(|test| self.card_test(test)).collect() }
    }

    /// The families of these printings by the first face, if they are few and all faces of their cards are among them.
    fn kin(&self, printed: &Sheet) -> Option<Box<[FamilyId]>> {
        let mut found = BTreeSet::new();
        if printed.is_all() {
            return None;
        }
        for id in PrintingId::all(self.game.printings.len()).filter(|id| printed.holds(*id)) {
            if !self.game.printings[usize::from(id)].faces.iter().all(|face| printed.holds(*face)) {
                return None;
            }
            found.insert(self.game.kin(id));
            if found.len() > MOST_KIN {
                return None;
            }
        }
        Some(found.into_iter().collect())
    }

    fn card_test(&self, test: &Test) -> CardTest {
        let rest = || CardTest::Tree(Box::new(test.clone()));
        match test {
            Test::Other(slot) => CardTest::Other(*slot),
            Test::SameAs(attribute, other) if let Some(slot) = just_slot(other) => CardTest::SameAs(*attribute, slot),
            Test::FaceDown => CardTest::FaceDown(true),
            Test::FaceUp => CardTest::FaceDown(false),
            Test::OwnedBy(who) => CardTest::OwnedBy(self.who(who)),
            Test::Beside(other) => self.thing(other).map_or_else(rest, CardTest::Beside),
            Test::Has(quantity, inner) => {
                self.has(*quantity, inner).map_or_else(rest, |(low, high, such)| CardTest::Has(low, high, such))
            }
            Test::Attribute(attribute, comparison, number) => {
                CardTest::Value(*attribute, *comparison, self.number(number))
            }
            Test::Value(attribute, value) => {
                CardTest::Value(*attribute, Comparison::Exactly, NumberPlan::Constant(*value))
            }
            Test::Number(own, comparison, number) => match &**own {
                Number::Counter(counter, Subject::Here) => {
                    CardTest::Counter(*counter, *comparison, self.number(number))
                }
                Number::Query(query, Subject::Here) => CardTest::Query(*query, *comparison, self.number(number)),
                _ => rest(),
            },
            _ => rest(),
        }
    }

    /// The printings that pass what is asked of print, and what else is asked.
    pub fn printed<'t>(&self, tests: &'t [Test], wild: bool) -> (Sheet, Vec<&'t Test>) {
        let (printed, others): (Vec<&Test>, Vec<&Test>) = tests.iter().partition(|test| self.is_of_print(test));
        if printed.is_empty() {
            return (Sheet::all(), others);
        }
        let sheet = Sheet::of(&self.game.print.marks, |at| printed.iter().all(|test| self.shows(at, test, wild)));
        (sheet, others)
    }

    /// Whether what is printed on a card decides a test.
    fn is_of_print(&self, test: &Test) -> bool {
        match test {
            Test::Kind(_) | Test::Family(_) => true,
            Test::Value(attribute, _) | Test::Lacks(attribute) | Test::Worded(attribute, _) => {
                self.is_printed(*attribute)
            }
            Test::Attribute(attribute, _, number) => {
                self.is_printed(*attribute) && matches!(self.number(number), NumberPlan::Constant(_))
            }
            Test::Not(tests) | Test::Any(tests) => tests.iter().all(|test| self.is_of_print(test)),
            _ => false,
        }
    }

    /// Whether cards have a number just as it is printed on them: nothing under them adds to it.
    fn is_printed(&self, attribute: AttributeId) -> bool {
        self.game.print.crafted == 0 || !self.game.print.adds_up[usize::from(attribute)]
    }

    /// Whether a printing passes a test of what is printed.
    fn shows(&self, printing: usize, test: &Test, wild: bool) -> bool {
        let print = &self.game.print;
        let own = print.family[printing];
        let value = |attribute: AttributeId| {
            let value = self.game.printings[printing].values.unnoted()[usize::from(attribute)];
            (value != ABSENT).then_some(value)
        };
        let families = self.game.families.unnoted();
        let counts_as = &families[usize::from(own)].counts_as;
        match test {
            Test::Kind(kind) => {
                let is = |family: usize| families[family].kinds.holds(*kind);
                is(usize::from(own)) || wild && counts_as.iter().any(|other| is(usize::from(*other)))
            }
            Test::Family(family) => own == *family || wild && counts_as.contains(family),
            Test::Value(attribute, wanted) => value(*attribute) == Some(*wanted),
            Test::Lacks(attribute) => value(*attribute).is_none_or(|value| value == 0),
            Test::Worded(attribute, wanted) => value(*attribute).is_some() == *wanted,
            Test::Attribute(attribute, comparison, number) => match self.number(number) {
                NumberPlan::Constant(wanted) => value(*attribute).is_some_and(|own| compare(own, *comparison, wanted)),
                _ => false,
            },
            Test::Not(tests) => !tests.iter().all(|test| self.shows(printing, test, wild)),
            Test::Any(tests) => tests.iter().any(|test| self.shows(printing, test, wild)),
            _ => false,
        }
    }

    /// To the zone that a word names: if each player has one, to whose it says.
    pub fn to_word(&self, zone: ZoneId, whose: fn(ZoneAt, Order) -> ToPlan) -> ToPlan {
        let definition = &self.game.zones[usize::from(zone)];
        let (base, end) = (self.game.layout.zone_base[usize::from(zone)], end_of(definition, None));
        if definition.per_player { whose(base, end) } else { ToPlan::Zone(ZonePlan::Shared(base), end) }
    }
}

/// All cards of zones are counted without looking at them.
pub(super) fn whole(cards: CardsPlan) -> Result<NumberPlan, CardsPlan> {
    if !cards.such.printed.is_all() || !cards.such.tests.is_empty() || cards.most != usize::MAX {
        return Err(cards);
    }
    match &cards.from {
        FromPlan::Zone(zone) => Ok(NumberPlan::Length(zone.clone())),
        FromPlan::Places(places) => {
            let length = |place: &PlacePlan| match place {
                PlacePlan::Zone(zone) => Some(NumberPlan::Length(zone.clone())),
                PlacePlan::Board(_) => None,
            };
            let Some(lengths) = places.iter().map(length).collect::<Option<Vec<_>>>() else {
                return Err(cards);
            };
            let sum = lengths.into_iter().reduce(|sum, next| NumberPlan::Plus(Box::new((sum, next))));
            Ok(sum.unwrap_or(NumberPlan::Constant(0)))
        }
        _ => Err(cards),
    }
}

fn decided(yes: bool) -> ConditionPlan {
    if yes { ConditionPlan::Always } else { ConditionPlan::Never }
}

/// From where on, and up to where, numbers compare so, if that is one stretch.
fn stretch(comparison: Comparison, with: i32) -> Option<(i32, i32)> {
    Some(match comparison {
        Comparison::NotExactly => return None,
        Comparison::AtLeast => (with, i32::MAX),
        Comparison::AtMost => (i32::MIN, with),
        Comparison::Exactly => (with, with),
        Comparison::MoreThan if with == i32::MAX => (i32::MAX, i32::MIN),
        Comparison::MoreThan => (with + 1, i32::MAX),
        Comparison::LessThan if with == i32::MIN => (i32::MAX, i32::MIN),
        Comparison::LessThan => (i32::MIN, with - 1),
    })
}

/// From where on, and up to where, a quantity accepts a count: what `Quantity::accepts` says, as a stretch.
fn accepted(quantity: Quantity) -> (i32, i32) {
    match quantity {
        Quantity::Unsaid | Quantity::One | Quantity::Each | Quantity::All => (1, i32::MAX),
        Quantity::No | Quantity::Number(0) => (0, 0),
        Quantity::AtLeast(low) | Quantity::Number(low) => (low, i32::MAX),
        Quantity::AtMost(high) | Quantity::UpTo(high) => (i32::MIN, high),
        Quantity::Exactly(only) => (only, only),
        Quantity::Between(low, high) => (low, high),
    }
}

/// The slot, where a set is just `it`, `this card` or a chosen thing.
pub fn just_slot(set: &Set) -> Option<Slot> {
    match set.source {
        Source::Slot(slot) if spoken_of(set) => Some(slot),
        _ => None,
    }
}

/// The player, where a set is just that.
fn just_player(set: &Set) -> Option<&Who> {
    match &set.source {
        Source::Player(who) => Some(who),
        _ => None,
    }
}

/// Whether a set is just a thing that is spoken of: nothing needs to be searched.
fn spoken_of(set: &Set) -> bool {
    set.tests.is_empty()
        && set.otherwise.is_none()
        && set.most.is_empty()
        && matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_))
}

pub(super) fn backwards(set: &Set) -> bool {
    matches!(set.order, Some(Order::Bottom | Order::Last))
}

/// How many of a set are meant at most, if that is said at all and is no number to be found.
pub(super) fn meant(set: &Set) -> Option<usize> {
    match (&set.equal_to, set.definite) {
        (Some(_), true) => None,
        // One that others come before is looked for by its tree.
        (None, true) if set.skip > 0 => None,
        (None, true) => usize::try_from(set.quantity.wanted()).ok(),
        (_, false) => Some(usize::MAX),
    }
}
