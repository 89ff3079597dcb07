//! Plans: how what sentences mean is found out and carried out in one game. A tree says what is meant, for everybody who
//! tells and explains; a plan is made of it once, with zones and counters found, options decided, and everything that is
//! printed on cards looked up beforehand. What is rare is left to its tree.

mod action;
mod board;
mod compile;
mod number;
mod payment;
mod program;
mod programs;
mod remembered;
mod settled;
mod sheet;

use quarterdeck_dsl::syntax::{Comparison, Order};
use quarterdeck_dsl::tree::{self, Slot, ZoneAt};
use quarterdeck_dsl::vocabulary::{
    AttributeId, BoardId, CounterId, EventId, FamilyId, OptionId, PhaseId, QueryId, ResourceId,
};

pub use action::{ActionPlan, Level, Must, MustBe, Tried};
pub use board::{BoardPlan, EndPlan};
pub use compile::{Planner, just_slot};
pub use payment::PaymentPlan;
pub use program::{ChangePlan, DeedPlan, EffectPlan, Many, PhasePlan, Program, QueryPlan, Reset, SeenBy, TriggerPlan};
pub use programs::Programs;
pub use remembered::NumberPlace;
pub use sheet::Sheet;

use crate::ids::EffectId;

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub enum WhoPlan {
    /// The player spoken to.
    You,
    /// The player spoken of.
    They,
    /// Whose turn it is.
    Active,
    /// Who began.
    First,
    /// The owner of a card, or the player that the thing is.
    OwnerOf(Slot),
    /// The player that the thing is.
    Bound(Slot),
    /// Whoever else.
    Tree(Box<tree::Who>),
}

/// A zone.
#[derive(Clone, Debug, PartialEq)]
pub enum ZonePlan {
    /// This one.
    Shared(ZoneAt),
    /// One player's: the first of them all, and whose.
    Of(ZoneAt, WhoPlan),
}

/// One thing.
#[derive(Clone, Debug, PartialEq)]
pub enum ThingPlan {
    /// What a slot holds.
    Slot(Slot),
    /// A player.
    Player(WhoPlan),
    /// A zone.
    Zone(ZonePlan),
    /// The first of a selection.
    First(Box<SetPlan>),
}

/// Where cards are looked for.
#[derive(Clone, Debug, PartialEq)]
pub enum FromPlan {
    /// In a zone.
    Zone(ZonePlan),
    /// In these places, none of which lies in another.
    Places(Box<[PlacePlan]>),
    /// On a place, or under a card.
    At(ThingPlan),
    /// On each of these places, or under each of these cards.
    Each(Box<SetPlan>),
    /// Wherever a player holds cards.
    Held(WhoPlan),
    /// Everywhere.
    Everywhere,
}

/// A zone, or all places of a board.
#[derive(Clone, Debug, PartialEq)]
pub enum PlacePlan {
    /// A zone.
    Zone(ZonePlan),
    /// A board.
    Board(BoardId),
}

/// What a card must be beside what is printed on it.
#[derive(Clone, Debug, PartialEq)]
pub enum CardTest {
    /// Another one than this.
    Other(Slot),
    /// Printed with the same value as another.
    SameAs(AttributeId, Slot),
    /// Face down, or not.
    FaceDown(bool),
    /// Of this owner.
    OwnedBy(WhoPlan),
    /// Printed with a value that compares so.
    Value(AttributeId, Comparison, NumberPlan),
    /// A counter of it compares so.
    Counter(CounterId, Comparison, NumberPlan),
    /// A named number of it compares so.
    Query(QueryId, Comparison, NumberPlan),
    /// A neighbour of a thing.
    Beside(ThingPlan),
    /// So many such cards lie under it.
    Has(i32, i32, Box<SuchPlan>),
    /// Whatever else.
    Tree(Box<tree::Test>),
}

/// What cards must be.
#[derive(Clone, Debug, PartialEq)]
pub struct SuchPlan {
    /// What is printed on them.
    pub printed: Sheet,
    /// Their families, by the first face; none if these are many, or if some other face of such a card is not meant.
    pub kin: Box<[FamilyId]>,
    /// What else must be so.
    pub tests: Box<[CardTest]>,
}

/// A selection of cards.
#[derive(Clone, Debug, PartialEq)]
pub struct CardsPlan {
    /// Where.
    pub from: FromPlan,
    /// The other way round.
    pub backwards: bool,
    /// Not more than so many.
    pub most: usize,
    /// Which.
    pub such: SuchPlan,
}

/// A selection of anything.
#[derive(Clone, Debug, PartialEq)]
pub enum SetPlan {
    /// Cards.
    Cards(Box<CardsPlan>),
    /// Players.
    Players(Box<PlayersPlan>),
    /// Places of boards, and zones at their ends.
    Places(Box<PlacesPlan>),
    /// One thing.
    Thing(ThingPlan),
    /// The values of an attribute, so many.
    Values(AttributeId, i32),
    /// These, or if there are none, those.
    Else(Box<(SetPlan, SetPlan)>),
    /// Whatever else.
    Tree(Box<tree::Set>),
}

/// All players, clockwise from one.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayersPlan {
    /// From whom on.
    pub from: WhoPlan,
    /// Without that one.
    pub others: bool,
    /// What must be so of each, who is `they` then.
    pub tests: Box<[PlayerTest]>,
}

/// What must be so of a player.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayerTest {
    /// A measure compares so.
    Measure(tree::Measure, Comparison, NumberPlan),
    /// So many such cards are held by the player.
    Has(i32, i32, Box<SuchPlan>),
}

/// Places of boards, or zones at their ends.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacesPlan {
    /// On which boards; at their ends, if on none.
    pub boards: Box<[BoardId]>,
    /// Only those ahead of this (or behind it, if not so).
    pub along: Option<(bool, ThingPlan)>,
    /// The other way round.
    pub backwards: bool,
    /// Not more than so many.
    pub most: usize,
    /// What each of them must be.
    pub tests: Box<[PlaceTest]>,
    /// Which places need not be looked at at all.
    pub seek: Seek,
}

/// Where places can be found that pass a test, so that others need not be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seek {
    /// Every place must be looked at.
    All,
    /// The first test is of a value: places are listed by their values.
    Value,
    /// Something must lie there: such places are listed.
    Filled,
}

/// What a place must be.
#[derive(Clone, Debug, PartialEq)]
pub enum PlaceTest {
    /// Nothing lies there.
    Empty,
    /// It has this value.
    Value(AttributeId, i32),
    /// It has the value of another thing.
    SameAs(AttributeId, Slot),
    /// So many such cards lie there.
    Has(i32, i32, Box<SuchPlan>),
    /// A neighbour of a thing.
    Beside(ThingPlan),
    /// A named number of it compares so.
    Query(QueryId, Comparison, NumberPlan),
    /// Whatever else.
    Tree(Box<tree::Test>),
}

impl PlaceTest {
    /// Whether only places pass on which some card lies.
    pub fn is_there(&self) -> bool {
        matches!(self, PlaceTest::Has(low, ..) if *low > 0)
    }
}

/// A number.
#[derive(Clone, Debug, PartialEq)]
pub enum NumberPlan {
    /// This one.
    Constant(i32),
    /// Sum.
    Plus(Box<(NumberPlan, NumberPlan)>),
    /// Difference.
    Minus(Box<(NumberPlan, NumberPlan)>),
    /// Product.
    Times(Box<(NumberPlan, NumberPlan)>),
    /// Half, rounded up if so.
    Half(Box<NumberPlan>, bool),
    /// How many times one goes into another, rounded up if so.
    Divided(Box<(NumberPlan, NumberPlan)>, bool),
    /// 1 if it holds, else 0.
    Whether(Box<ConditionPlan>),
    /// Between these.
    Clamp(Box<NumberPlan>, i32, i32),
    /// The greater of two.
    Greater(Box<(NumberPlan, NumberPlan)>),
    /// The lesser of two.
    Lesser(Box<(NumberPlan, NumberPlan)>),
    /// A number that is kept, by its place among all.
    Kept(usize),
    /// The same for a player: the first of them all, and whose.
    KeptOf(usize, WhoPlan),
    /// A counter of a thing.
    CounterOf(CounterId, ThingPlan),
    /// How many cards lie in a zone.
    Length(ZonePlan),
    /// What is printed on a thing.
    Printed(AttributeId, ThingPlan),
    /// A named number of a player.
    Query(QueryId, WhoPlan),
    /// A named number of a thing.
    QueryOf(QueryId, ThingPlan),
    /// A named number of the table.
    QueryHere(QueryId),
    /// An option that is not decided.
    Option(OptionId),
    /// How many cards.
    Count(Box<CardsPlan>),
    /// What is printed on cards, added up.
    Total(AttributeId, Box<CardsPlan>),
    /// How many different values are printed on cards.
    Distinct(AttributeId, Box<CardsPlan>),
    /// How many of anything.
    CountOf(Box<SetPlan>),
    /// Named numbers of cards, added up.
    TotalQuery(QueryId, Box<CardsPlan>),
    /// Counters of cards, added up.
    TotalCounter(CounterId, Box<CardsPlan>),
    /// Where a thing lies on its board.
    Position(ThingPlan),
    /// The most (or least) of a measure among players.
    Extreme(bool, tree::Measure, Box<SetPlan>),
    /// A measure of players, added up.
    Sum(tree::Measure, Box<SetPlan>),
    /// How many play.
    Seats,
    /// Actions that may still be taken in this phase.
    ActionsLeft,
    /// Actions taken in this phase.
    ActionsTaken,
    /// A number that was chosen.
    Chosen(Slot),
    /// Whatever else.
    Tree(Box<tree::Number>),
}

impl NumberPlan {
    /// The first number, but not less than the second.
    pub(super) fn not_below(pair: (NumberPlan, NumberPlan)) -> NumberPlan {
        match pair {
            (inner, NumberPlan::Constant(least)) => NumberPlan::Clamp(Box::new(inner), least, i32::MAX),
            pair => NumberPlan::Greater(Box::new(pair)),
        }
    }

    /// The first number, but not more than the second.
    pub(super) fn not_above(pair: (NumberPlan, NumberPlan)) -> NumberPlan {
        match pair {
            (inner, NumberPlan::Constant(most)) => NumberPlan::Clamp(Box::new(inner), i32::MIN, most),
            pair => NumberPlan::Lesser(Box::new(pair)),
        }
    }
}

/// Yes or no.
#[derive(Clone, Debug, PartialEq)]
pub enum ConditionPlan {
    /// Yes.
    Always,
    /// No.
    Never,
    /// All of these.
    All(Box<[ConditionPlan]>),
    /// Any of these.
    Any(Box<[ConditionPlan]>),
    /// Not this.
    Not(Box<ConditionPlan>),
    /// A number is not less than this and not more than that.
    Within(NumberPlan, i32, i32),
    /// Two numbers compare so.
    Compare(Box<(NumberPlan, NumberPlan)>, Comparison),
    /// So many cards at least, and at most.
    Cards(Box<CardsPlan>, i32, i32),
    /// The thing is such a card.
    Passes(Slot, Box<PassPlan>),
    /// So many of anything at least, and at most.
    Things(Box<SetPlan>, i32, i32),
    /// Of so many players at least, and at most, something holds, each of whom is `they` then.
    Players(Box<(SetPlan, ConditionPlan)>, i32, i32),
    /// It holds of every one of these players, and there is one.
    EveryPlayer(Box<(SetPlan, ConditionPlan)>),
    /// A player is so.
    PlayerIs(WhoPlan, Box<[PlayerTest]>),
    /// Two players are one.
    Same(WhoPlan, WhoPlan),
    /// Two things are one.
    SameThing(Box<(ThingPlan, ThingPlan)>),
    /// Whatever else.
    Tree(Box<tree::Condition>),
}

/// What a thing must be.
#[derive(Clone, Debug, PartialEq)]
pub struct PassPlan {
    /// If it is a card, which.
    pub such: SuchPlan,
    /// What is asked if it is none.
    pub otherwise: Option<tree::Condition>,
}

/// Who carries a step out.
#[derive(Clone, Debug, PartialEq)]
pub enum DoerPlan {
    /// The player spoken to.
    You,
    /// These, one after the other.
    Each(SetPlan),
    /// Those who did the step before.
    Same,
}

/// Where a card is put that is moved.
#[derive(Clone, Debug, PartialEq)]
pub enum ToPlan {
    /// To a zone, at this end.
    Zone(ZonePlan, Order),
    /// To the zone of its owner, else of the doer: the first of them all.
    OfOwner(ZoneAt, Order),
    /// To the zone of the doer.
    OfDoer(ZoneAt, Order),
    /// On this place, or under this card; perhaps at this end.
    At(Slot, Option<Order>),
}

/// One verb with its objects.
#[derive(Clone, Debug, PartialEq)]
pub enum StepPlan {
    /// The doer gets so much.
    Gain(ResourceId, NumberPlan),
    /// The doer pays so much, perhaps to somebody.
    Pay(ResourceId, NumberPlan, Option<WhoPlan>),
    /// The doer loses so much.
    Lose(ResourceId, NumberPlan),
    /// This card goes there.
    MoveOne(Slot, ToPlan),
    /// All of these cards go there.
    MoveAll(Box<CardsPlan>, ToPlan),
    /// The first cards of a zone go there; the zone is filled up before.
    MoveTop(ZonePlan, i32, ToPlan),
    /// A counter is set: of the table, or of a thing.
    Set(CounterId, Option<ThingPlan>, NumberPlan),
    /// It is raised.
    Raise(CounterId, Option<ThingPlan>, NumberPlan),
    /// A phase is over, or the one that is going on.
    End(PhaseId),
    /// An event of the pack.
    Announce(EventId),
    /// Whatever else: the verb reads its sentence by itself.
    Verb,
}

/// What a deed is.
#[derive(Clone, Debug, PartialEq)]
pub enum WhatPlan {
    /// These steps.
    Do(Box<[(DoerPlan, StepPlan)]>),
    /// Another effect.
    Perform(EffectId),
    /// One effect if something holds, else another.
    Either(ConditionPlan, EffectId, EffectId),
    /// An effect for each thing of a selection, which is kept in a slot.
    Each(u8, SetPlan, EffectId),
    /// An effect that players are told to do; whether it is a question that they answer in secret.
    To(SetPlan, EffectId, bool),
    /// A choice between deeds, each with what must hold.
    Offer(Box<[(ConditionPlan, EffectId)]>),
    /// Something is chosen from a selection; the definition says what follows.
    Choose(SetPlan),
    /// Whatever else: the definition says it.
    Definition,
}
