//! How far chance may have led a measured share astray: intervals that hold the true one in 95 of 100 cases.

use serde::Serialize;

/// So many standard deviations hold 95 of 100 cases.
pub const USUAL: f64 = 1.96;
/// So many hold 999 of 1,000: for many things that are compared at once, of which one in twenty would stand out by chance.
pub const STRICT: f64 = 3.29;

/// A number and between which two it lies.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// What was measured.
    pub value: f64,
    /// The least it may be.
    pub low: f64,
    /// The most it may be.
    pub high: f64,
}

impl Interval {
    /// Half of the distance between the least and the most.
    pub fn reach(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Whether it is more than chance that this is not nothing.
    pub fn is_clear(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

/// A share: so many of so many, after Wilson. Without any, it may be anything.
pub fn share(some: f64, all: f64, deviations: f64) -> Interval {
    if all <= 0.0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    let value = some / all;
    let square = deviations * deviations;
    let middle = (value + square / (2.0 * all)) / (1.0 + square / all);
    let spread = (value * (1.0 - value) / all + square / (4.0 * all * all)).max(0.0).sqrt();
    let reach = deviations * spread / (1.0 + square / all);
    Interval { value, low: (middle - reach).clamp(0.0, value), high: (middle + reach).clamp(value, 1.0) }
}

/// How much larger the first share is than the second, after Newcombe; nothing if one of them is of nothing.
pub fn difference(first: (u64, u64), second: (u64, u64), deviations: f64) -> Option<Interval> {
    if first.1 == 0 || second.1 == 0 {
        return None;
    }
    let one = share(first.0 as f64, first.1 as f64, deviations);
    let two = share(second.0 as f64, second.1 as f64, deviations);
    let value = one.value - two.value;
    let below = ((one.value - one.low).powi(2) + (two.high - two.value).powi(2)).sqrt();
    let above = ((one.high - one.value).powi(2) + (two.value - two.low).powi(2)).sqrt();
    Some(Interval { value, low: value - below, high: value + above })
}

/// Whole numbers that were measured: how many, their sum and the sum of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// How many.
    pub count: u64,
    sum: i64,
    squares: i128,
}

impl Sums {
    /// One more.
    pub fn note(&mut self, number: i64) {
        self.count += 1;
        self.sum += number;
        self.squares += i128::from(number) * i128::from(number);
    }

    /// Those of another thread.
    pub fn add(&mut self, other: &Sums) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many, their sum and the sum of their squares.
    pub fn parts(&self) -> (u64, i64, i128) {
        (self.count, self.sum, self.squares)
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// How far numbers are from the mean, usually.
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let about = self.squares as f64 - self.sum as f64 * self.mean();
        (about / (self.count - 1) as f64).max(0.0).sqrt()
    }

    /// How much larger the mean of other numbers is, by the normal distribution.
    pub fn change(&self, later: &Sums, deviations: f64) -> Option<Interval> {
        if self.count == 0 || later.count == 0 {
            return None;
        }
        let value = later.mean() - self.mean();
        let part = |sums: &Sums| sums.deviation().powi(2) / sums.count as f64;
        let reach = deviations * (part(self) + part(later)).sqrt();
        Some(Interval { value, low: value - reach, high: value + reach })
    }
}

#[cfg(test)]
mod tests {
    use super::{Sums, USUAL, difference, share};

    fn near(one: f64, two: f64) -> bool {
        (one - two).abs() < 0.0005
    }

    /// The figures are those of Wilson's formula, worked out by hand.
    #[test]
    fn a_share_lies_in_its_interval() {
        let half = share(50.0, 100.0, USUAL);
        assert!(near(half.low, 0.4038) && near(half.high, 0.5962), "{half:?}");
        let none = share(0.0, 10.0, USUAL);
        assert!(near(none.low, 0.0) && near(none.high, 0.2775), "{none:?}");
        let unknown = share(0.0, 0.0, USUAL);
        assert_eq!((unknown.low, unknown.high), (0.0, 1.0));
    }

    #[test]
    fn a_difference_is_clear_only_with_enough_matches() {
        let few = difference((6, 10), (4, 10), USUAL).expect("both are known");
        assert!(near(few.value, 0.2) && !few.is_clear(), "{few:?}");
        let many = difference((600, 1000), (400, 1000), USUAL).expect("both are known");
        assert!(many.is_clear() && many.low > 0.15 && many.high < 0.25, "{many:?}");
        assert!(difference((0, 0), (1, 2), USUAL).is_none());
    }

    #[test]
    fn means_differ_clearly_or_not() {
        let (mut low, mut high) = (Sums::default(), Sums::default());
        (0..100).for_each(|at| {
            low.note(at % 10);
            high.note(at % 10 + 3);
        });
        assert!(near(low.mean(), 4.5) && near(low.deviation(), 2.8868), "{low:?}");
        let change = low.change(&high, USUAL).expect("both are known");
        assert!(near(change.value, 3.0) && change.is_clear(), "{change:?}");
        assert!(!low.change(&low, USUAL).expect("both are known").is_clear());
    }
}
