//! The account of words: every word before a noun and every filter behind it is taken exactly once; what is left over
//! means nothing where it stands, and the sentence is refused.

use quarterdeck_dsl::syntax::{Before, Filter, Order, Prefix, Range};

use super::{Meant, Refused};

/// Whose something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// `your`
    Your,
    /// `their`
    Their,
    /// `its`
    Its,
}

/// A word of number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Count {
    /// None is said.
    Unsaid,
    /// `a`, `an`
    A,
    /// `any`
    Any,
    /// `no`
    No,
    /// `all`
    All,
    /// `each`, `every`
    Each,
    /// `2`, `at least 2` …
    Range(Range),
}

impl Count {
    /// Whether so many are what was asked for. A plain number asks for at least so many, unless it is 0 or `exact`.
    pub fn accepts(&self, count: i32, exact: bool) -> Meant<bool> {
        Ok(match self {
            Count::Unsaid | Count::A | Count::Any => count >= 1,
            Count::No => count == 0,
            Count::All | Count::Each => return Err(Refused::new("`all` says no number here")),
            Count::Range(range) => match *range {
                Range::AtLeast(n) => count >= n,
                Range::AtMost(n) | Range::UpTo(n) => count <= n,
                Range::Exactly(n) => count == n,
                Range::Or(one, other) => count == one || count == other,
                Range::To(low, high) => (low..=high).contains(&count),
                Range::Number(n) if exact || n == 0 => count == n,
                Range::Number(n) => count >= n,
            },
        })
    }

    /// How many are taken, at least and at most, where somebody takes or gives.
    pub fn taken(&self) -> (i32, i32) {
        match self {
            Count::Unsaid | Count::All | Count::Each => (i32::MAX, i32::MAX),
            Count::A | Count::Any => (1, 1),
            Count::No => (0, 0),
            Count::Range(range) => match *range {
                Range::AtLeast(n) => (n, i32::MAX),
                Range::AtMost(n) | Range::UpTo(n) => (0, n),
                Range::Exactly(n) | Range::Number(n) => (n, n),
                Range::Or(low, high) | Range::To(low, high) => (low, high),
            },
        }
    }
}

/// The words before a noun, taken one by one.
#[derive(Clone, Debug)]
pub struct Words {
    the: bool,
    whose: Option<Whose>,
    another: bool,
    other: bool,
    random: bool,
    order: Option<Order>,
    nth: i32,
    count: Count,
}

impl Words {
    /// Reads the words before a noun; two of a sort contradict each other.
    pub fn read(prefixes: &[Before]) -> Meant<Words> {
        let mut words = Words {
            the: false,
            whose: None,
            another: false,
            other: false,
            random: false,
            order: None,
            nth: 1,
            count: Count::Unsaid,
        };
        for before in prefixes {
            let twice = match &before.prefix {
                Prefix::The => std::mem::replace(&mut words.the, true),
                Prefix::Your => words.whose.replace(Whose::Your).is_some(),
                Prefix::Their => words.whose.replace(Whose::Their).is_some(),
                Prefix::Its => words.whose.replace(Whose::Its).is_some(),
                Prefix::Another => std::mem::replace(&mut words.another, true),
                Prefix::Other => std::mem::replace(&mut words.other, true),
                Prefix::Random => std::mem::replace(&mut words.random, true),
                Prefix::Nth(0) => return Err(Refused::new("the first is 1")),
                Prefix::Nth(n) => {
                    words.nth = *n;
                    words.order.replace(Order::First).is_some()
                }
                Prefix::Order(order) => words.order.replace(*order).is_some(),
                Prefix::A => words.counted(Count::A),
                Prefix::Any => words.counted(Count::Any),
                Prefix::No => words.counted(Count::No),
                Prefix::All => words.counted(Count::All),
                Prefix::Each => words.counted(Count::Each),
                Prefix::Range(range) => words.counted(Count::Range(range.clone())),
            };
            if twice {
                return Err(Refused::new("two words of one sort before a noun"));
            }
        }
        if words.another && words.other {
            return Err(Refused::new("`another` and `other`"));
        }
        Ok(words)
    }

    fn counted(&mut self, count: Count) -> bool {
        std::mem::replace(&mut self.count, count) != Count::Unsaid
    }

    /// Whether `the` stands there.
    pub fn take_the(&mut self) -> bool {
        std::mem::take(&mut self.the)
    }

    /// Whose it is.
    pub fn take_whose(&mut self) -> Option<Whose> {
        self.whose.take()
    }

    /// Whether something else than what was spoken of is meant. `another` is also the word of number.
    pub fn take_other(&mut self) -> Meant<bool> {
        if std::mem::take(&mut self.another) {
            if self.counted(Count::A) {
                return Err(Refused::new("`another` is one; no other number goes with it"));
            }
            return Ok(true);
        }
        Ok(std::mem::take(&mut self.other))
    }

    /// Whether chance says which.
    pub fn take_random(&mut self) -> bool {
        std::mem::take(&mut self.random)
    }

    /// The order word.
    pub fn take_order(&mut self) -> Option<Order> {
        self.order.take()
    }

    /// Which one from there, the first being 1.
    pub fn nth(&self) -> i32 {
        self.nth
    }

    /// The word of number.
    pub fn take_count(&mut self) -> Count {
        std::mem::replace(&mut self.count, Count::Unsaid)
    }

    /// Refuses what was not taken.
    pub fn done(self) -> Meant<()> {
        let left = self.the
            || self.whose.is_some()
            || self.another
            || self.other
            || self.random
            || self.order.is_some()
            || self.count != Count::Unsaid;
        if left { Err(Refused::new(format!("words left over before the noun: {self:?}"))) } else { Ok(()) }
    }
}

/// The filters behind a noun, taken one by one.
#[derive(Clone, Debug)]
pub struct Filters<'s> {
    left: Vec<&'s Filter>,
}

impl<'s> Filters<'s> {
    /// All filters of a selection.
    pub fn read(filters: &'s [Filter]) -> Filters<'s> {
        Filters { left: filters.iter().collect() }
    }

    /// The next one for which something is found.
    pub fn take<T>(&mut self, find: impl Fn(&'s Filter) -> Option<T>) -> Option<T> {
        let (at, found) = self.left.iter().enumerate().find_map(|(at, filter)| Some((at, find(filter)?)))?;
        self.left.remove(at);
        Some(found)
    }

    /// All that are left, in their order.
    pub fn take_all(&mut self) -> Vec<&'s Filter> {
        std::mem::take(&mut self.left)
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// Refuses what was not taken.
    pub fn done(self) -> Meant<()> {
        match self.left.first() {
            None => Ok(()),
            Some(filter) => Err(Refused::new(format!("`{filter}` has no meaning here"))),
        }
    }
}
