//! The words before a noun: what they say together, and which of them cannot stand together.

use super::Resolver;
use crate::problem::Problem;
use crate::syntax::{Comparison, Order, Prefix, Range, Selection, Span, ordinal};
use crate::tree::{Number, Quantity, Test, Who};

/// Whose, by `your`, `their`, `its`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// `your`
    You,
    /// `their`
    They,
    /// `its`
    It,
}

/// What the words before a noun say.
#[derive(Clone, Debug)]
pub(super) struct Words {
    /// `the`
    pub the: Option<Span>,
    /// `your`, `their`, `its`
    pub whose: Option<(Whose, Span)>,
    /// `another`, `other`
    pub other: Option<Span>,
    /// `random`
    pub random: Option<Span>,
    /// `top`, `first` …
    pub order: Option<(Order, Span)>,
    /// Which one from the beginning, if it is not the first.
    pub nth: Option<i32>,
    /// How many.
    pub quantity: Quantity,
    /// Where the word of number stands.
    pub number: Option<Span>,
}

impl Words {
    /// The player of `your` and `their`.
    pub fn player(&self) -> Option<Who> {
        match self.whose {
            Some((Whose::You, _)) => Some(Who::You),
            Some((Whose::They, _)) => Some(Who::They),
            _ => None,
        }
    }

    /// Whether `its` is said.
    pub fn its(&self) -> bool {
        matches!(self.whose, Some((Whose::It, _)))
    }

    /// `other` or `random`, which say of several things which are meant.
    pub fn which(&self) -> Option<Span> {
        self.other.or(self.random)
    }

    /// The first word there is, to be marked.
    pub fn first(&self) -> Option<Span> {
        let spans = [
            self.number,
            self.the,
            self.whose.map(|(_, span)| span),
            self.order.map(|(_, span)| span),
            self.other,
            self.random,
        ];
        spans.into_iter().flatten().min_by_key(|span| span.start)
    }
}

/// In which order words stand before a noun.
fn rank(prefix: &Prefix) -> u8 {
    match prefix {
        Prefix::All | Prefix::Each | Prefix::No | Prefix::Any | Prefix::A | Prefix::Another => 0,
        Prefix::The | Prefix::Your | Prefix::Its | Prefix::Their => 1,
        Prefix::Order(_) | Prefix::Nth(_) => 2,
        Prefix::Range(_) | Prefix::Other => 3,
        Prefix::Random => 4,
    }
}

impl Resolver<'_> {
    /// Reads the words before a noun; those that contradict each other are refused.
    pub(super) fn words(&mut self, selection: &Selection) -> Option<Words> {
        let mut words = Words {
            the: None,
            whose: None,
            other: None,
            random: None,
            order: None,
            nth: None,
            quantity: Quantity::Unsaid,
            number: None,
        };
        let mut last: Option<(u8, Span)> = None;
        let mut free = false;
        for before in &selection.prefixes {
            let span = before.span;
            if let Some((highest, place)) = last
                && highest > rank(&before.prefix)
            {
                return self.together_wrongly(place, span);
            }
            last = Some((rank(&before.prefix), span));
            let clash = match &before.prefix {
                Prefix::The => {
                    let all = matches!(words.quantity, Quantity::Unsaid | Quantity::All);
                    (words.the.replace(span).is_some() || words.whose.is_some() || !all).then_some(span)
                }
                Prefix::Your => possessive(&mut words, Whose::You, span),
                Prefix::Their => possessive(&mut words, Whose::They, span),
                Prefix::Its => possessive(&mut words, Whose::It, span),
                Prefix::Order(order) => {
                    let taken = words.order.replace((*order, span)).is_some() || words.number.is_some();
                    taken.then_some(span)
                }
                Prefix::Nth(0) => {
                    return self.mismatch(span, "counting begins with the first", "there is no such one");
                }
                Prefix::Nth(n) => {
                    words.nth = Some(*n);
                    let taken = words.order.replace((Order::First, span)).is_some() || words.number.is_some();
                    taken.then_some(span)
                }
                Prefix::Another => {
                    words.other = Some(span);
                    free = true;
                    number(&mut words, Quantity::One, span)
                }
                Prefix::Other => words.other.replace(span).map(|_| span),
                Prefix::Random => {
                    let taken = words.random.replace(span).is_some() || words.order.is_some();
                    taken.then_some(span)
                }
                Prefix::All => number(&mut words, Quantity::All, span),
                Prefix::Each => number(&mut words, Quantity::Each, span),
                Prefix::No => number(&mut words, Quantity::No, span),
                Prefix::A => number(&mut words, Quantity::One, span),
                Prefix::Any => {
                    free = true;
                    number(&mut words, Quantity::One, span)
                }
                Prefix::Range(range) => {
                    if let Range::Or(low, high) | Range::To(low, high) = range
                        && (low >= high || matches!(range, Range::Or(..)) && *high != low + 1)
                    {
                        return self.fail(
                            Problem::new(
                                "sentence::word_of_number",
                                "these two numbers are no range",
                                span,
                                "the second is not the next one",
                            )
                            .help("write `1 or 2`, or `1 to 3`"),
                        );
                    }
                    // `any 2 cards`, `another 2 cards`
                    if std::mem::take(&mut free) {
                        words.number = None;
                    }
                    number(&mut words, ranged(range), span)
                }
            };
            if let Some(span) = clash {
                let first = words.first().unwrap_or(span);
                return self.together_wrongly(first, span);
            }
        }
        if let (Some((order, span)), true) = (words.order, words.number.is_some()) {
            match words.quantity {
                Quantity::Number(n) if n > 0 && words.nth.is_none() => {}
                _ => {
                    let place = words.number.unwrap_or(span);
                    return self.fail(
                        Problem::new(
                            "sentence::word_of_number",
                            match words.nth {
                                Some(n) => format!("the {} is only one", ordinal(n)),
                                None => format!("behind `{order}` only a plain number can say how many"),
                            },
                            place,
                            "this does not say how many",
                        )
                        .help(format!("write `the {order} …` for one, or `the {order} 2 …`")),
                    );
                }
            }
        }
        if words.order.is_some() && words.number.is_none() {
            words.quantity = Quantity::One;
        }
        if let Some((Whose::They, span)) = words.whose {
            self.somebody(span)?;
        }
        if let Some((Whose::It, span)) = words.whose
            && self.it.is_none()
        {
            return self.nothing_is_it(span);
        }
        Some(words)
    }

    fn together_wrongly<T>(&mut self, first: Span, second: Span) -> Option<T> {
        self.fail(
            Problem::new(
                "sentence::word_of_number",
                "these words before the noun do not go together",
                if first.start > second.start { first } else { second },
                "this one is too much, or stands too late",
            )
            .help("words stand in this order: `all`, `the` or `your`, `top`, a number, `other`, `random`"),
        )
    }

    /// `they` must be somebody.
    pub(super) fn somebody(&mut self, span: Span) -> Option<()> {
        self.says_they = true;
        if self.they {
            return Some(());
        }
        self.fail(
            Problem::new(
                "sentence::nobody_is_they",
                "nobody is called `they` here",
                span,
                "no player was spoken of before this",
            )
            .help("`they` is the player of `each`, `choose` or `by`, or who is named before the verb; write `you`, or name the player"),
        )
    }
}

fn possessive(words: &mut Words, whose: Whose, span: Span) -> Option<Span> {
    let clash = words.the.is_some() || matches!(words.quantity, Quantity::One | Quantity::Each | Quantity::No);
    (words.whose.replace((whose, span)).is_some() || clash).then_some(span)
}

fn number(words: &mut Words, quantity: Quantity, span: Span) -> Option<Span> {
    words.quantity = quantity;
    words.number.replace(span).map(|_| span)
}

fn ranged(range: &Range) -> Quantity {
    match range {
        Range::AtLeast(n) => Quantity::AtLeast(*n),
        Range::AtMost(n) => Quantity::AtMost(*n),
        Range::Exactly(n) => Quantity::Exactly(*n),
        Range::UpTo(n) => Quantity::UpTo(*n),
        Range::Or(low, high) | Range::To(low, high) => Quantity::Between(*low, *high),
        Range::Number(n) => Quantity::Number(*n),
    }
}

/// What a word of number asks of a number that is compared: one test, or two for a range.
pub(super) fn compared(quantity: Quantity, test: impl Fn(Comparison, Number) -> Test) -> Vec<Test> {
    let one = |comparison, n| vec![test(comparison, Number::Constant(n))];
    match quantity {
        Quantity::AtMost(n) | Quantity::UpTo(n) => one(Comparison::AtMost, n),
        Quantity::Exactly(n) => one(Comparison::Exactly, n),
        Quantity::No | Quantity::Number(0) => one(Comparison::Exactly, 0),
        Quantity::Between(low, high) => {
            vec![test(Comparison::AtLeast, Number::Constant(low)), test(Comparison::AtMost, Number::Constant(high))]
        }
        other => one(Comparison::AtLeast, other.wanted()),
    }
}
