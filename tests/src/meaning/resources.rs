//! So much of a resource: amounts that are measured in one.

use quarterdeck_dsl::syntax::{Amount, Filter, Head, Prefix, Range, Selection};
use quarterdeck_dsl::vocabulary::{Meaning, ResourceId};

use super::account::{Count, Filters, Words};
use super::numbers::quotient;
use super::world::refuse;
use super::{Meant, Speech, World};

impl World<'_> {
    /// The resources in which an amount is measured.
    pub(super) fn units(&self, object: &Amount) -> Vec<ResourceId> {
        match object {
            Amount::Of(selection) => {
                let Head::Name(name) = &selection.head else { return Vec::new() };
                let [noun] = name.as_slice() else { return Vec::new() };
                let meanings = self.vocabulary.meanings(&noun.text).iter();
                let found = meanings.filter_map(|it| if let Meaning::Resource(id) = it { Some(*id) } else { None });
                found.take(1).collect()
            }
            Amount::Half(inner, _) | Amount::Twice(inner) | Amount::Group(inner) | Amount::Per(inner, _) => {
                self.units(inner)
            }
            Amount::Divided(inner, ..) => self.units(inner),
            Amount::AtLeast(inner, _) | Amount::AtMost(inner, _) => self.units(inner),
            Amount::Plus(left, right) | Amount::Minus(left, right) | Amount::Times(left, right) => {
                [self.units(left), self.units(right)].concat()
            }
            _ => Vec::new(),
        }
    }

    /// How much of a resource: as any amount, and where the resource itself stands, so much as stands before it.
    pub(super) fn how_much(&self, object: &Amount, speech: &Speech) -> Meant<i32> {
        let both = |left: &Amount, right: &Amount| Ok((self.how_much(left, speech)?, self.how_much(right, speech)?));
        Ok(match object {
            Amount::Of(selection) if !self.units(object).is_empty() => self.resource(selection, speech)?,
            Amount::Plus(left, right) => both(left, right).map(|(left, right)| left.saturating_add(right))?,
            Amount::Minus(left, right) => both(left, right).map(|(left, right)| left.saturating_sub(right))?,
            Amount::Times(left, right) => both(left, right).map(|(left, right)| left.saturating_mul(right))?,
            Amount::Twice(inner) => self.how_much(inner, speech)?.saturating_mul(2),
            Amount::Half(inner, up) => (self.how_much(inner, speech)? + i32::from(*up)).div_euclid(2),
            Amount::Divided(inner, by, up) => quotient(self.how_much(inner, speech)?, self.divisor(by, speech)?, *up),
            Amount::AtLeast(inner, n) => self.how_much(inner, speech)?.max(self.amount(n, speech)?),
            Amount::AtMost(inner, n) => self.how_much(inner, speech)?.min(self.amount(n, speech)?),
            Amount::Group(inner) => self.how_much(inner, speech)?,
            Amount::Per(inner, things) => {
                let one = Amount::Per(Box::new(Amount::Number(1, things.span)), things.clone());
                self.how_much(inner, speech)?.saturating_mul(self.amount(&one, speech)?)
            }
            other => self.amount(other, speech)?,
        })
    }

    fn resource(&self, selection: &Selection, speech: &Speech) -> Meant<i32> {
        let mut words = Words::read(&selection.prefixes)?;
        let mut filters = Filters::read(&selection.filters);
        if selection.otherwise.is_some() {
            return refuse("`else` has no meaning here");
        }
        let equal = filters.take(|filter| if let Filter::EqualTo(amount) = filter { Some(amount) } else { None });
        let number = match (words.take_count(), equal) {
            (Count::Unsaid, Some(amount)) => self.amount(amount, speech)?,
            (_, Some(_)) => return refuse("two numbers"),
            (Count::A | Count::Any, None) => 1,
            (Count::Range(Range::Number(n) | Range::Exactly(n)), None) => n,
            (Count::Unsaid | Count::All, None) => {
                let mut plain = selection.clone();
                plain.prefixes.retain(|before| before.prefix != Prefix::All);
                return self.said_number(&plain, speech);
            }
            _ => return refuse("how much?"),
        };
        words.done()?;
        filters.done()?;
        Ok(number)
    }
}
