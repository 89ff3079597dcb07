//! The sentence again, in its canonical form: `parse(print(x)) == x`.

use std::fmt::{Display, Formatter, Result};

use crate::syntax::{
    Amount, Comparison, Complement, Condition, Deed, Demand, Filter, Head, Instruction, Order, Prefix, Preposition,
    Range, Requirement, Selection, Sentence, Step, Word, ordinal,
};

impl Display for Sentence {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Sentence::Requirement(sentence) => sentence.fmt(f),
            Sentence::Condition(sentence) => sentence.fmt(f),
            Sentence::Selection(sentence) => sentence.fmt(f),
            Sentence::Amount(sentence) => sentence.fmt(f),
            Sentence::Instruction(sentence) => sentence.fmt(f),
        }
    }
}

fn words(list: &[Word]) -> String {
    list.iter().map(spaced).collect::<Vec<_>>().join(" ")
}

/// A name as a reader writes it. What no name of the game is would not be joined again.
fn spaced(word: &Word) -> String {
    if word.own { word.text.clone() } else { word.text.replace('_', " ") }
}

fn listed<T: ToString>(list: &[T], joint: &str) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(joint)
}

impl Display for Range {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Range::AtLeast(n) => write!(f, "at least {n}"),
            Range::AtMost(n) => write!(f, "at most {n}"),
            Range::Exactly(n) => write!(f, "exactly {n}"),
            Range::UpTo(n) => write!(f, "up to {n}"),
            Range::Or(low, high) => write!(f, "{low} or {high}"),
            Range::To(low, high) => write!(f, "{low} to {high}"),
            Range::Number(n) => write!(f, "{n}"),
        }
    }
}

impl Display for Order {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Order::Top => "top",
            Order::Bottom => "bottom",
            Order::First => "first",
            Order::Last => "last",
        })
    }
}

impl Display for Comparison {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Comparison::AtLeast => "at least",
            Comparison::AtMost => "at most",
            Comparison::Exactly => "exactly",
            Comparison::NotExactly => "not exactly",
            Comparison::MoreThan => "more than",
            Comparison::LessThan => "less than",
        })
    }
}

impl Prefix {
    /// The prefix before a word that begins with `next`.
    fn text(&self, next: &str) -> String {
        match self {
            Prefix::The => "the".into(),
            Prefix::Your => "your".into(),
            Prefix::Its => "its".into(),
            Prefix::Their => "their".into(),
            Prefix::Another => "another".into(),
            Prefix::Other => "other".into(),
            Prefix::Random => "random".into(),
            Prefix::All => "all".into(),
            Prefix::Each => "each".into(),
            Prefix::No => "no".into(),
            Prefix::Any => "any".into(),
            Prefix::A if next.starts_with(['a', 'e', 'i', 'o', 'u']) => "an".into(),
            Prefix::A => "a".into(),
            Prefix::Order(order) => order.to_string(),
            Prefix::Nth(n) => ordinal(*n),
            Prefix::Range(range) => range.to_string(),
        }
    }
}

impl Display for Selection {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let head = match &self.head {
            Head::It => "it".to_owned(),
            Head::This => "this card".to_owned(),
            Head::Part => "this part".to_owned(),
            Head::You => "you".to_owned(),
            Head::They => "they".to_owned(),
            Head::Name(name) => words(name),
        };
        let mut parts = vec![head];
        for before in self.prefixes.iter().rev() {
            let text = before.prefix.text(&parts[0]);
            parts.insert(0, text);
        }
        f.write_str(if self.closed { "(" } else { "" })?;
        f.write_str(&parts.join(" "))?;
        for filter in &self.filters {
            write!(f, " {filter}")?;
        }
        if let Some(otherwise) = &self.otherwise {
            write!(f, ", else {otherwise}")?;
        }
        f.write_str(if self.closed { ")" } else { "" })
    }
}

fn rounded(up: bool) -> &'static str {
    if up { "up" } else { "down" }
}

fn most(most: bool) -> &'static str {
    if most { "most" } else { "least" }
}

impl Display for Filter {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Filter::WithMost(high, name, _) => write!(f, "with the {} {}", most(*high), words(name)),
            Filter::WithCompare(name, comparison, amount, _) => {
                write!(f, "with {} {comparison} {amount}", words(name))
            }
            Filter::WithThing(thing) => write!(f, "with {thing}"),
            Filter::WithAny(things) => write!(f, "with {}", listed(things, " or ")),
            Filter::OfDifferent(None, name) => write!(f, "of different {}", spaced(name)),
            Filter::OfDifferent(Some((comparison, count)), name) => {
                write!(f, "of {comparison} {count} different {}", spaced(name))
            }
            Filter::OfSame(name) => write!(f, "of the same {}", spaced(name)),
            Filter::OfYours(_) => f.write_str("of yours"),
            Filter::OfThing(thing) => write!(f, "of {thing}"),
            Filter::In(not, places) => {
                write!(f, "{}in {}", if *not { "not " } else { "" }, listed(places, " or "))
            }
            Filter::Under(thing) => write!(f, "under {thing}"),
            Filter::Ahead(thing) => write!(f, "ahead of {thing}"),
            Filter::Behind(thing) => write!(f, "behind {thing}"),
            Filter::Beside(thing) => write!(f, "beside {thing}"),
            Filter::YouHold(_) => f.write_str("you hold"),
            Filter::TheyHold(_) => f.write_str("they hold"),
            Filter::HeldBy(thing) => write!(f, "held by {thing}"),
            Filter::Clockwise(thing) => write!(f, "clockwise from {thing}"),
            Filter::EqualTo(amount) => write!(f, "equal to {amount}"),
            Filter::Amounts(None, high) => write!(f, "up to {high}"),
            Filter::Amounts(Some(low), high) => write!(f, "from {low} up to {high}"),
        }
    }
}

impl Display for Amount {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Amount::Number(n, _) => write!(f, "{n}"),
            Amount::Plus(left, right) => write!(f, "{left} plus {right}"),
            Amount::Minus(left, right) => write!(f, "{left} minus {right}"),
            Amount::Times(left, right) => write!(f, "{left} times {right}"),
            Amount::Divided(amount, by, up) => write!(f, "{amount} divided by {by}, rounded {}", rounded(*up)),
            Amount::Per(amount, things) => write!(f, "{amount} per {things}"),
            Amount::Half(amount, up) => write!(f, "half {amount}, rounded {}", rounded(*up)),
            Amount::Twice(amount) => write!(f, "twice {amount}"),
            Amount::Distinct(name, things) => write!(f, "distinct {} of {things}", spaced(name)),
            Amount::Total(name, things) => write!(f, "total {} of {things}", spaced(name)),
            Amount::Extreme(high, name, things) => write!(f, "the {} {} of {things}", most(*high), words(name)),
            Amount::AtLeast(amount, n) => write!(f, "{amount}, at least {n}"),
            Amount::AtMost(amount, n) => write!(f, "{amount}, at most {n}"),
            Amount::Group(amount) => write!(f, "({amount})"),
            Amount::Of(selection) => selection.fmt(f),
        }
    }
}

impl Display for Condition {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Condition::Or(list) => f.write_str(&listed(list, " or ")),
            Condition::And(list) => f.write_str(&listed(list, " and ")),
            Condition::Not(inner) => write!(f, "not {inner}"),
            Condition::Group(inner) => write!(f, "({inner})"),
            Condition::Called(name) => f.write_str(&spaced(name)),
            Condition::There(things) => write!(f, "there is {things}"),
            Condition::Has(subjects, together, things) => {
                let verb = match (&subjects[0].head, together) {
                    (_, true) => "together have",
                    (Head::You | Head::They, _) => "have",
                    _ => "has",
                };
                write!(f, "{} {verb} {things}", listed(subjects, " and "))
            }
            Condition::HasMost(subject, high, name) => {
                let verb = if matches!(subject.head, Head::You | Head::They) { "have" } else { "has" };
                write!(f, "{subject} {verb} the {} {}", most(*high), words(name))
            }
            Condition::Is(left, not, right) => {
                let plural = matches!(left, Amount::Of(Selection { head: Head::You | Head::They, .. }));
                let verb = if plural { "are" } else { "is" };
                write!(f, "{left} {verb} {}{right}", if *not { "not " } else { "" })
            }
        }
    }
}

impl Display for Complement {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Complement::Compare(comparison, amount) => write!(f, "{comparison} {amount}"),
            Complement::In(place) => write!(f, "in {place}"),
            Complement::Same(amount) => amount.fmt(f),
        }
    }
}

impl Display for Deed {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Deed::Hold => "hold",
            Deed::Discard => "discard",
            Deed::Pay => "pay",
            Deed::Give => "give",
        })
    }
}

impl Display for Demand {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Demand::Deed(deed, terms, _) => {
                let terms: Vec<String> = terms.iter().map(|term| listed(term, " or ")).collect();
                write!(f, "{deed} {}", terms.join(" and "))
            }
            Demand::Or(list) => f.write_str(&listed(list, " or ")),
            Demand::And(list) => f.write_str(&listed(list, " and ")),
            Demand::Group(inner) => write!(f, "({inner})"),
        }
    }
}

impl Display for Requirement {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.demand.fmt(f)?;
        if self.wildcards { f.write_str(", wildcards allowed") } else { Ok(()) }
    }
}

impl Display for Preposition {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Preposition::To => "to",
            Preposition::Into => "into",
            Preposition::Under => "under",
            Preposition::By => "by",
            Preposition::In => "in",
        })
    }
}

impl Display for Instruction {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&listed(&self.steps, ", then "))
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if let Some(doer) = &self.doer {
            write!(f, "{doer} ")?;
        }
        f.write_str(&spaced(&self.verb))?;
        if let Some(object) = &self.object {
            write!(f, " {object}")?;
        }
        for role in &self.roles {
            write!(f, " {}", role.preposition)?;
            if let Some(position) = role.position {
                write!(f, " the {position} of")?;
            }
            write!(f, " {}", role.object)?;
        }
        if self.manner.face_down {
            f.write_str(", face down")?;
        }
        if self.manner.any_order {
            f.write_str(", in any order")?;
        }
        Ok(())
    }
}
