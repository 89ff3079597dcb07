//! What a sentence says, word for word: the tree that the parser builds and the printer prints.
//! Words are still words here; `resolve.rs` finds out what they mean.

/// A place in a sentence, in bytes. Two trees are equal whatever their spans.
#[derive(Clone, Copy, Debug, Default, Eq)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl PartialEq for Span {
    fn eq(&self, _: &Span) -> bool {
        true
    }
}

/// The five forms a sentence can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// `discard 2 cards`
    Requirement,
    /// `it is a lantern`
    Condition,
    /// `lanterns in the market`
    Selection,
    /// `half your tokens, rounded down`
    Amount,
    /// `gain 2 tokens`
    Instruction,
}

/// One word (names of several words are joined with `_`), in lower case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word.
    pub text: String,
    /// Where it stands.
    pub span: Span,
    /// Whether it was written with `_` though the game has no such name: it is printed as it was written.
    pub own: bool,
}

/// How many are meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Range {
    /// `at least 2`
    AtLeast(i32),
    /// `at most 2`
    AtMost(i32),
    /// `exactly 2`
    Exactly(i32),
    /// `up to 2`
    UpTo(i32),
    /// `1 or 2`
    Or(i32, i32),
    /// `1 to 3`
    To(i32, i32),
    /// `2`
    Number(i32),
}

/// Which end or order is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// `top`
    Top,
    /// `bottom`
    Bottom,
    /// `first`, `nearest`
    First,
    /// `last`, `farthest`
    Last,
}

/// Ordinals in words, from the second on.
pub const ORDINALS: [&str; 9] = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/// How an ordinal is written: in words up to the tenth.
pub fn ordinal(n: i32) -> String {
    let word = usize::try_from(n - 2).ok().and_then(|at| ORDINALS.get(at));
    let ending = match (n % 10, n % 100) {
        (1..=3, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    word.map_or_else(|| format!("{n}{ending}"), |word| (*word).to_owned())
}

/// A word before the noun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prefix {
    /// `the`
    The,
    /// `your`
    Your,
    /// `its`
    Its,
    /// `their`
    Their,
    /// `another`
    Another,
    /// `other`
    Other,
    /// `random`
    Random,
    /// `all`
    All,
    /// `each`
    Each,
    /// `no`
    No,
    /// `any`
    Any,
    /// `a`, `an`
    A,
    /// `top`, `first` …
    Order(Order),
    /// `second`, `3rd` …
    Nth(i32),
    /// `2`, `at least 2` …
    Range(Range),
}

impl Prefix {
    /// An ordinal as it is written: `2nd` is the second, and `1st` the first.
    pub fn nth(text: &str) -> Prefix {
        let word = ORDINALS.iter().position(|ordinal| *ordinal == text);
        let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
        match word.map_or_else(|| digits.parse().unwrap_or(i32::MAX), |at| at as i32 + 2) {
            1 => Prefix::Order(Order::First),
            n => Prefix::Nth(n),
        }
    }
}

/// A word before the noun, where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Before {
    /// The word.
    pub prefix: Prefix,
    /// Where it stands.
    pub span: Span,
}

/// What a selection is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Head {
    /// `it`
    It,
    /// `this`, `this card`
    This,
    /// `this part`
    Part,
    /// `you`
    You,
    /// `they`, `them`
    They,
    /// Adjectives and a noun.
    Name(Vec<Word>),
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `at least`
    AtLeast,
    /// `at most`
    AtMost,
    /// `exactly`
    Exactly,
    /// `not exactly`, only behind `with`: elsewhere `not` is a word of its own
    NotExactly,
    /// `more than`
    MoreThan,
    /// `less than`
    LessThan,
}

/// Which things: cards, players, places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// Words before the noun.
    pub prefixes: Vec<Before>,
    /// Noun or pronoun.
    pub head: Head,
    /// What narrows it down.
    pub filters: Vec<Filter>,
    /// Whether it stands in brackets: nothing behind them belongs to it.
    pub closed: bool,
    /// `…, else the camp`
    pub otherwise: Option<Box<Selection>>,
    /// Where it stands.
    pub span: Span,
}

impl Selection {
    /// Whether a word stands before the noun.
    pub fn says(&self, prefix: &Prefix) -> bool {
        self.prefixes.iter().any(|before| before.prefix == *prefix)
    }
}

/// What narrows a selection down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filter {
    /// `with the most points` (true) or `with the least` (false)
    WithMost(bool, Vec<Word>, Span),
    /// `with cost at most 3`
    WithCompare(Vec<Word>, Comparison, Box<Amount>, Span),
    /// `with a star`, `with at least 12 tokens`
    WithThing(Box<Selection>),
    /// `with a star or moon`: one of these is enough
    WithAny(Vec<Selection>),
    /// `of different colors`, `of at least 4 different colors`
    OfDifferent(Option<(Comparison, i32)>, Word),
    /// `of the same color`
    OfSame(Word),
    /// `of yours`
    OfYours(Span),
    /// `of the deck`, `of its color`
    OfThing(Box<Selection>),
    /// `in the market`, `in the cellar or the track`; true means `not in`
    In(bool, Vec<Selection>),
    /// `under it`
    Under(Box<Selection>),
    /// `ahead of the piece`
    Ahead(Box<Selection>),
    /// `behind the piece`
    Behind(Box<Selection>),
    /// `beside the place`
    Beside(Box<Selection>),
    /// `you hold`
    YouHold(Span),
    /// `they hold`
    TheyHold(Span),
    /// `held by the active player`
    HeldBy(Box<Selection>),
    /// `clockwise from the first player`
    Clockwise(Box<Selection>),
    /// `equal to its cost`
    EqualTo(Box<Amount>),
    /// `up to its cost`, `from 0 up to its cost`
    Amounts(Option<Box<Amount>>, Box<Amount>),
}

/// A number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    /// `3`
    Number(i32, Span),
    /// `a plus b`
    Plus(Box<Amount>, Box<Amount>),
    /// `a minus b`
    Minus(Box<Amount>, Box<Amount>),
    /// `a times b`
    Times(Box<Amount>, Box<Amount>),
    /// `your tokens divided by 3, rounded down` (true: up)
    Divided(Box<Amount>, Box<Amount>, bool),
    /// `1 per scout you hold`
    Per(Box<Amount>, Selection),
    /// `half your tokens, rounded down` (true: up)
    Half(Box<Amount>, bool),
    /// `twice its cost`
    Twice(Box<Amount>),
    /// `distinct colors of lanterns in the market`
    Distinct(Word, Selection),
    /// `total points of cards you hold`
    Total(Word, Selection),
    /// `the most points of opponents` (false: the least)
    Extreme(bool, Vec<Word>, Selection),
    /// `…, at least 0`
    AtLeast(Box<Amount>, Box<Amount>),
    /// `…, at most your tokens`
    AtMost(Box<Amount>, Box<Amount>),
    /// `(…)`
    Group(Box<Amount>),
    /// `your tokens`, `its cost`, `lanterns in the market`
    Of(Selection),
}

/// What may stand behind `is`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Complement {
    /// `at least 3`
    Compare(Comparison, Amount),
    /// `in the market`
    In(Selection),
    /// `a lantern`, `red`, `5`
    Same(Amount),
}

/// Yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Any of these.
    Or(Vec<Condition>),
    /// All of these.
    And(Vec<Condition>),
    /// Not this.
    Not(Box<Condition>),
    /// `(…)`
    Group(Box<Condition>),
    /// `there is a card in the deck`
    There(Selection),
    /// `the market holds at least 5 cards`; several subjects only with `together`
    Has(Vec<Selection>, bool, Selection),
    /// `you have the most points` (false: the least)
    HasMost(Selection, bool, Vec<Word>),
    /// `it is a lantern`; the flag is `not`
    Is(Amount, bool, Complement),
    /// A condition by its name.
    Called(Word),
}

/// The deeds a requirement may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Have it and keep it.
    Hold,
    /// Put it on the discard pile.
    Discard,
    /// Spend it.
    Pay,
    /// Hand it to the active player.
    Give,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Demand {
    /// One deed and all that stands behind it: `discard 2 cards or 1 star`. All of these, each with alternatives.
    Deed(Deed, Vec<Vec<Selection>>, Span),
    /// Any of these: `discard 2 cards or pay 3 tokens`.
    Or(Vec<Demand>),
    /// All of these.
    And(Vec<Demand>),
    /// `(…)`
    Group(Box<Demand>),
}

/// What must be held, discarded, paid or given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// All that is asked for.
    pub demand: Demand,
    /// Cards that count as others may be used so.
    pub wildcards: bool,
}

/// The small words between a verb and its other objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Preposition {
    /// `to`
    To,
    /// `into`, `onto`
    Into,
    /// `under`
    Under,
    /// `by`
    By,
    /// `in`, `on`, `from`
    In,
}

/// A further object of a verb.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Role {
    /// Its preposition.
    pub preposition: Preposition,
    /// `the top of`, `the bottom of`
    pub position: Option<Order>,
    /// The object.
    pub object: Amount,
    /// Where it stands.
    pub span: Span,
}

/// How cards are put down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// `…, face down`
    pub face_down: bool,
    /// `…, in any order`
    pub any_order: bool,
}

/// One verb with its objects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who does it, if not `you`.
    pub doer: Option<Selection>,
    /// The verb as written, in lower case.
    pub verb: Word,
    /// What it is done to.
    pub object: Option<Amount>,
    /// The other objects.
    pub roles: Vec<Role>,
    /// How it is done.
    pub manner: Manner,
}

/// Verbs to carry out in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// In order.
    pub steps: Vec<Step>,
}

/// Any sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sentence {
    /// `discard 2 cards`
    Requirement(Requirement),
    /// `it is a lantern`
    Condition(Condition),
    /// `lanterns in the market`
    Selection(Selection),
    /// `half your tokens, rounded down`
    Amount(Amount),
    /// `gain 2 tokens`
    Instruction(Instruction),
}
