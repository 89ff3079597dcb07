//! What a sentence means: names are ids, everything is typed. This is the compact form that is
//! evaluated, solved, explained and described.

use crate::syntax::{Comparison, Deed, Manner, Order};
use crate::vocabulary::{
    AttributeId, BeatId, BoardId, CounterId, EventId, FamilyId, KindId, OptionId, PhaseId, QueryId, ResourceId, VerbId,
    ZoneId,
};

pub use crate::ids::{CardAt, ZoneAt};

/// A player's place at the table.
pub type Seat = u8;
/// No player: who was named has turned out to be nobody.
pub const NOBODY: Seat = Seat::MAX;

/// Something a sentence can speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Thing {
    /// Nothing.
    #[default]
    Nothing,
    /// A card.
    Card(CardAt),
    /// A zone or place.
    Zone(ZoneAt),
    /// A player.
    Player(Seat),
    /// A value of an attribute.
    Value(AttributeId, i32),
    /// A number that was chosen.
    Amount(i32),
}

/// How many bindings a sentence can refer to besides `it` and `this`.
pub const SLOTS: usize = 4;

/// Of whom and what a sentence speaks when it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Context {
    /// The player spoken to.
    pub you: Seat,
    /// The player spoken of.
    pub they: Seat,
    /// What was chosen, or what the event is about.
    pub it: Thing,
    /// The card that bears the sentence.
    pub this: Thing,
    /// Named choices.
    pub slots: [Thing; SLOTS],
}

/// Where a thing is kept in the context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// `it`
    It,
    /// `this card`
    This,
    /// `this part`: of `this card`, the one that brings what is done. Kept behind the named choices.
    Part,
    /// A named choice.
    Bound(u8),
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// `you`
    You,
    /// `they`
    They,
    /// `the active player`
    Active,
    /// `the first player`
    First,
    /// `its owner`
    OwnerOf(Slot),
    /// The first player of a set, or the owner of its first card: `the owner of the top card of the pile`.
    OfSet(Box<Set>),
    /// A bound player.
    Bound(Slot),
}

/// A zone, perhaps one player's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneRef {
    /// Which zone.
    pub zone: ZoneId,
    /// Whose, if each player has one.
    pub whose: Option<Who>,
}

/// Where cards can lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A zone.
    Zone(ZoneRef),
    /// Any place of a board.
    Board(BoardId),
    /// The first place of a set, or under its first card.
    Thing(Box<Set>),
    /// Any place of a set, or under any of its cards.
    Any(Box<Set>),
}

/// Where a selection looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The thing itself.
    Slot(Slot),
    /// A player.
    Player(Who),
    /// All players, clockwise from this one.
    Players(Who),
    /// All players but this one and those who play with this one, clockwise.
    Opponents(Who),
    /// Players by how they stand to this one, clockwise.
    Side(Side, Who),
    /// Zones as things.
    Zone(ZoneRef),
    /// The places of these boards as things.
    PlacesOf(Vec<BoardId>),
    /// The zones at the ends of boards.
    Ends,
    /// The values of an attribute as things, the first so many.
    Values(AttributeId, i32),
    /// Numbers as things, the greatest first: from the one (1 if not said) to the other.
    Amounts(Option<Box<Number>>, Box<Number>),
    /// Cards that lie in these places.
    CardsIn(Vec<Place>),
    /// Cards that a player holds.
    Held(Who),
    /// Cards that any of these players holds.
    HeldBySome(Box<Set>),
    /// All players that are in one of these sets, each once.
    AnyOf(Vec<Set>),
    /// All cards.
    Everywhere,
    /// Cards at the place (or under the card) being looked at by the surrounding test.
    Here,
}

/// How players stand to one of them. Only games with teams have it; elsewhere all others are opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// `other players`: everybody else.
    Others,
    /// `partners`: whoever plays with this one.
    Partners,
    /// `team`: this one and the partners.
    Team,
}

/// A number that every player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// A resource.
    Resource(ResourceId),
    /// A named number.
    Query(QueryId),
    /// A counter.
    Counter(CounterId),
}

/// A number by which things are compared with each other or added up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Of a player.
    Measure(Measure),
    /// What is printed on a card or place.
    Attribute(AttributeId),
    /// A query or counter (of `Subject::Here`) of a card or place.
    Own(Box<Number>),
    /// The number of a place on its board.
    Position,
}

/// What a thing must satisfy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    /// Is of a kind.
    Kind(KindId),
    /// Is of a family.
    Family(FamilyId),
    /// Has this value (a flag has the value 1).
    Value(AttributeId, i32),
    /// Lacks the number or flag.
    Lacks(AttributeId),
    /// Has any of the words of an attribute, or none of them.
    Worded(AttributeId, bool),
    /// Compares an attribute.
    Attribute(AttributeId, Comparison, Number),
    /// Compares a query or counter of the card or place.
    Number(Box<Number>, Comparison, Number),
    /// Compares a measure of the player.
    Measure(Measure, Comparison, Number),
    /// Has the same value as another thing.
    SameAs(AttributeId, Box<Set>),
    /// Belongs to a player.
    OwnedBy(Who),
    /// Lies in a zone whose cards one of these players holds.
    HeldBy(Box<Set>),
    /// Is one of these things.
    Among(Box<Set>),
    /// Lies in one of these; true means it must not.
    In(bool, Vec<Place>),
    /// Is another thing than this.
    Other(Slot),
    /// Nothing lies there.
    Empty,
    /// Lies face down.
    FaceDown,
    /// Is a quest that some player has done.
    Done,
    /// Lies face up.
    FaceUp,
    /// Lies ahead on its board.
    Ahead(Box<Set>),
    /// Lies behind on its board.
    Behind(Box<Set>),
    /// Is a neighbour on its board.
    Beside(Box<Set>),
    /// Has that many of these (on the place, under the card, held by the player).
    Has(Quantity, Box<Set>),
    /// Does not pass all of these.
    Not(Vec<Test>),
    /// Passes one of these.
    Any(Vec<Test>),
}

/// How many are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Not said: all of them.
    Unsaid,
    /// `a`, `any`
    One,
    /// `no`
    No,
    /// `all`
    All,
    /// `each`
    Each,
    /// `at least 2`
    AtLeast(i32),
    /// `at most 2`
    AtMost(i32),
    /// `exactly 2`
    Exactly(i32),
    /// `up to 2`
    UpTo(i32),
    /// `1 or 2`, `1 to 3`
    Between(i32, i32),
    /// `2`
    Number(i32),
}

impl Quantity {
    /// Whether a count of things found is what was asked for. A plain number means at least, but 0 means none.
    pub fn accepts(self, count: i32) -> bool {
        match self {
            Quantity::Unsaid | Quantity::One | Quantity::Each | Quantity::All => count >= 1,
            Quantity::No | Quantity::Number(0) => count == 0,
            Quantity::AtLeast(n) | Quantity::Number(n) => count >= n,
            Quantity::AtMost(n) | Quantity::UpTo(n) => count <= n,
            Quantity::Exactly(n) => count == n,
            Quantity::Between(low, high) => (low..=high).contains(&count),
        }
    }

    /// How many a verb takes, at least and at most.
    pub fn take(self) -> (i32, i32) {
        match self {
            Quantity::Unsaid | Quantity::All | Quantity::Each => (i32::MAX, i32::MAX),
            Quantity::One => (1, 1),
            Quantity::No => (0, 0),
            Quantity::AtLeast(n) => (n, i32::MAX),
            Quantity::AtMost(n) | Quantity::UpTo(n) => (0, n),
            Quantity::Exactly(n) | Quantity::Number(n) => (n, n),
            Quantity::Between(low, high) => (low, high),
        }
    }

    /// The number that is wanted at least.
    pub fn wanted(self) -> i32 {
        match self {
            Quantity::Unsaid | Quantity::One | Quantity::Each | Quantity::All => 1,
            Quantity::No | Quantity::AtMost(_) | Quantity::UpTo(_) => 0,
            Quantity::AtLeast(n) | Quantity::Exactly(n) | Quantity::Number(n) | Quantity::Between(n, _) => n,
        }
    }
}

/// A selection of things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// Where to look.
    pub source: Source,
    /// What each must satisfy.
    pub tests: Vec<Test>,
    /// Which end comes first.
    pub order: Option<Order>,
    /// Whether an order word was said: then only the first of them are meant, one or as many as the number says.
    pub definite: bool,
    /// How many of them an order word passes over: `the third` passes over two.
    pub skip: i32,
    /// Of those that pass, the ones with the most (or fewest) of these, one after the other.
    pub most: Vec<(bool, Figure)>,
    /// How many.
    pub quantity: Quantity,
    /// Whether chance says which of them; only of what a verb is done to.
    pub random: bool,
    /// How many, if the number is computed.
    pub equal_to: Option<Box<Number>>,
    /// All must differ in this.
    pub distinct: Option<AttributeId>,
    /// All must agree in this.
    pub same: Option<AttributeId>,
    /// What to take if there is nothing.
    pub otherwise: Option<Box<Set>>,
}

impl Test {
    /// Whether it may hold for one of two cards that are alike, and not for the other.
    fn tells_apart(&self) -> bool {
        match self {
            Test::Other(_) | Test::Among(_) => true,
            Test::Not(tests) | Test::Any(tests) => tests.iter().any(Test::tells_apart),
            _ => false,
        }
    }
}

impl Set {
    /// Whether it means one of several alike cards, and not the others: by order, or by which card it is.
    pub fn tells_apart(&self) -> bool {
        self.definite || matches!(self.source, Source::Slot(_)) || self.tests.iter().any(Test::tells_apart)
    }

    /// Just this source.
    pub fn of(source: Source) -> Set {
        Set {
            source,
            tests: Vec::new(),
            order: None,
            definite: false,
            skip: 0,
            most: Vec::new(),
            quantity: Quantity::Unsaid,
            random: false,
            equal_to: None,
            distinct: None,
            same: None,
            otherwise: None,
        }
    }
}

/// Of what a query or counter is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The table.
    Table,
    /// A player.
    Player(Who),
    /// The first thing of a set.
    Thing(Box<Set>),
    /// Every thing of a set; only where a counter is written.
    Every(Box<Set>),
    /// The thing being looked at by the surrounding test.
    Here,
}

/// A number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// A constant.
    Constant(i32),
    /// Sum.
    Plus(Box<Number>, Box<Number>),
    /// Difference.
    Minus(Box<Number>, Box<Number>),
    /// Product.
    Times(Box<Number>, Box<Number>),
    /// Half, rounded up if true.
    Half(Box<Number>, bool),
    /// Not less than.
    AtLeast(Box<Number>, Box<Number>),
    /// Not more than.
    AtMost(Box<Number>, Box<Number>),
    /// How many times a number goes into another, rounded up if true; 0 if the other is 0.
    Divided(Box<Number>, Box<Number>, bool),
    /// How many things.
    Count(Box<Set>),
    /// How many different values.
    Distinct(AttributeId, Box<Set>),
    /// Sum of an attribute.
    Total(AttributeId, Box<Set>),
    /// Sum of a query or counter (of `Subject::Here`) of things.
    TotalOf(Box<Number>, Box<Set>),
    /// Sum of the positions of things on their boards.
    TotalPosition(Box<Set>),
    /// Attribute of the first thing of a set.
    Attribute(AttributeId, Box<Set>),
    /// Number of a place.
    Position(Box<Set>),
    /// A number that was chosen.
    Chosen(Slot),
    /// A resource of a player.
    Resource(ResourceId, Who),
    /// A named number.
    Query(QueryId, Subject),
    /// A counter.
    Counter(CounterId, Subject),
    /// A word at which a counter can stand.
    CounterValue(CounterId, i32),
    /// An option's value (a number or an index).
    Option(OptionId),
    /// Actions that may still be taken in this phase.
    ActionsLeft,
    /// Actions taken in this phase.
    ActionsTaken,
    /// The most (or least) of a number among things.
    Extreme(bool, Figure, Box<Set>),
    /// A measure added up over players.
    Sum(Measure, Box<Set>),
    /// Number of players.
    Players,
    /// 1 if it holds, else 0: what a condition with a name is.
    Whether(Box<Condition>),
}

/// Yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// All of these.
    All(Vec<Condition>),
    /// Any of these.
    Any(Vec<Condition>),
    /// Not this.
    Not(Box<Condition>),
    /// Two numbers.
    Compare(Number, Comparison, Number),
    /// A number is what was asked for.
    Amount(Quantity, Number),
    /// A count is what was asked for.
    Count(Quantity, Box<Set>),
    /// So many players of the set satisfy it, as `they`; of `All` and `Each`, every one (and there is one).
    Players(Quantity, Box<Set>, Box<Condition>),
    /// Every thing of the set passes these tests (and there is one).
    Is(Box<Set>, Vec<Test>),
    /// So many things of the set pass these tests.
    HowMany(Quantity, Box<Set>, Vec<Test>),
    /// Two things are one.
    Same(Box<Set>, Box<Set>),
    /// A player has the most (or least).
    Most(Who, bool, Measure),
    /// A beat of the story was told.
    Told(BeatId),
}

/// What one term of a requirement asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// Cards from among those held.
    Cards(Set),
    /// So much of a measure.
    Amount(Quantity, Measure),
}

/// What is asked for. Lists have more than one part, and none of their own kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Demand {
    /// A deed and what it is done to.
    One(Deed, Term),
    /// All of these.
    All(Vec<Demand>),
    /// Any one of these.
    Any(Vec<Demand>),
}

impl Demand {
    /// All of these, or the only one.
    pub fn all(list: Vec<Demand>) -> Demand {
        let parts = |demand| if let Demand::All(inner) = demand { inner } else { vec![demand] };
        one_or(list.into_iter().flat_map(parts).collect(), Demand::All)
    }

    /// Any one of these, or the only one.
    pub fn any(list: Vec<Demand>) -> Demand {
        let parts = |demand| if let Demand::Any(inner) = demand { inner } else { vec![demand] };
        one_or(list.into_iter().flat_map(parts).collect(), Demand::Any)
    }

    /// Every deed with what it is done to, wherever it stands.
    pub fn each<'d>(&'d self, visit: &mut dyn FnMut(Deed, &'d Term)) {
        match self {
            Demand::One(deed, term) => visit(*deed, term),
            Demand::All(list) | Demand::Any(list) => list.iter().for_each(|inner| inner.each(visit)),
        }
    }
}

fn one_or(mut list: Vec<Demand>, many: fn(Vec<Demand>) -> Demand) -> Demand {
    if list.len() == 1 { list.remove(0) } else { many(list) }
}

/// What must be held, discarded, paid or given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// All that is asked for.
    pub demand: Demand,
    /// Cards that count as others may be used so.
    pub wildcards: bool,
}

/// What a verb is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Not given.
    None,
    /// Cards.
    Cards(Set),
    /// So much of a resource.
    Resource(ResourceId, Number),
    /// A number.
    Number(Number),
    /// A place to put cards.
    Place(Place, Option<Order>),
    /// A player.
    Player(Who),
    /// A phase.
    Phase(PhaseId),
    /// An event of the pack.
    Event(EventId),
    /// A counter.
    Counter(CounterId, Subject),
    /// A board.
    Board(BoardId),
    /// A beat of the story, or the next one.
    Beat(BeatId),
}

/// Who carries a step out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doer {
    /// The player spoken to.
    You,
    /// These, one after the other.
    Each(Set),
    /// Those who did the step before, one after the other.
    Same,
}

/// One verb with its objects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who.
    pub doer: Doer,
    /// What.
    pub verb: VerbId,
    /// With what, in the order of the verb's roles (the object first).
    pub arguments: Vec<Argument>,
    /// How.
    pub manner: Manner,
}

/// Verbs to carry out in order, as one deed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// In order.
    pub steps: Vec<Step>,
}

/// Whether every card of a set must be held: `hold all lanterns`.
pub(crate) fn wants_all(set: &Set) -> bool {
    set.definite || matches!(set.quantity, Quantity::All | Quantity::Each)
}
