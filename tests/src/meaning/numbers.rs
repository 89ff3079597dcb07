//! Amounts: sums, counts and the numbers of players, things and the table.

use quarterdeck_dsl::syntax::{Amount, Head, Prefix, Range, Selection, Word};
use quarterdeck_dsl::tree::Thing;
use quarterdeck_dsl::vocabulary::{AttributeType, Bearer, Meaning};

use super::account::{Count, Filters, Whose, Words};
use super::things::{Found, Look, of_thing, with_filters};
use super::world::refuse;
use super::{Meant, Speech, World};

/// How many there are: of different values the values, of the same value those of the most frequent one.
pub fn counted(world: &World<'_>, found: &Found) -> i32 {
    let attribute = found.different.map(|(attribute, _)| attribute).or(found.same);
    let Some(attribute) = attribute else { return found.things.len() as i32 };
    let values: Vec<i32> = found.things.iter().filter_map(|thing| world.attribute(*thing, attribute)).collect();
    let mut different = values.clone();
    different.sort_unstable();
    different.dedup();
    if found.different.is_some() {
        return different.len() as i32;
    }
    different.iter().map(|value| values.iter().filter(|other| *other == value).count() as i32).max().unwrap_or(0)
}

/// The whole number next to a quotient, above or below it; 0 if it is divided by 0.
pub fn quotient(number: i32, by: i32, up: bool) -> i32 {
    if by == 0 {
        return 0;
    }
    // Divided by the opposite, the opposite comes out: so the divisor is always more than 0 below.
    let (number, by) = (i64::from(number) * i64::from(by.signum()), i64::from(by).abs());
    let next = if up { (number + by - 1).div_euclid(by) } else { number.div_euclid(by) };
    next.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
}

impl World<'_> {
    /// What an amount comes to.
    pub fn amount(&self, amount: &Amount, speech: &Speech) -> Meant<i32> {
        Ok(match amount {
            Amount::Number(n, _) => *n,
            Amount::Plus(left, right) => self.amount(left, speech)?.saturating_add(self.amount(right, speech)?),
            Amount::Minus(left, right) => self.amount(left, speech)?.saturating_sub(self.amount(right, speech)?),
            Amount::Times(left, right) => self.amount(left, speech)?.saturating_mul(self.amount(right, speech)?),
            Amount::Twice(inner) => self.amount(inner, speech)?.saturating_mul(2),
            Amount::Half(inner, up) => {
                let whole = self.amount(inner, speech)?;
                let less = whole.div_euclid(2);
                if *up { less + whole.rem_euclid(2) } else { less }
            }
            Amount::Divided(inner, by, up) => quotient(self.amount(inner, speech)?, self.divisor(by, speech)?, *up),
            Amount::AtLeast(inner, n) => self.amount(inner, speech)?.max(self.amount(n, speech)?),
            Amount::AtMost(inner, n) => self.amount(inner, speech)?.min(self.amount(n, speech)?),
            Amount::Group(inner) => self.amount(inner, speech)?,
            Amount::Of(selection) => self.number(selection, speech)?,
            Amount::Per(times, things) => {
                let times = self.amount(times, speech)?;
                let mut things = things.clone();
                let by = match things
                    .prefixes
                    .iter()
                    .position(|it| matches!(it.prefix, quarterdeck_dsl::syntax::Prefix::Range(Range::Number(_))))
                {
                    Some(at)
                        if !things
                            .prefixes
                            .iter()
                            .any(|it| matches!(it.prefix, quarterdeck_dsl::syntax::Prefix::Order(_))) =>
                    {
                        match things.prefixes.remove(at).prefix {
                            quarterdeck_dsl::syntax::Prefix::Range(Range::Number(n)) => n,
                            _ => 1,
                        }
                    }
                    _ => 1,
                };
                if by <= 0 {
                    return refuse("for each whole nothing");
                }
                times.saturating_mul(self.number(&things, speech)?.div_euclid(by))
            }
            Amount::Distinct(word, things) => {
                let attribute = self.attribute_word(word)?;
                let mut found = self.counted_things(things, speech)?;
                if found.different.is_some() || found.same.is_some() {
                    return refuse("`distinct` of `different`");
                }
                found.different = Some((attribute, None));
                counted(self, &found)
            }
            Amount::Total(word, things) => self.total(word, things, speech)?,
            Amount::Extreme(high, name, things) => {
                let found = self.counted_things(things, speech)?;
                if found.different.is_some() || found.same.is_some() {
                    return refuse("the most of which of them?");
                }
                let mut numbers = Vec::new();
                for thing in &found.things {
                    numbers.extend(self.figure(name, *thing, speech)?);
                }
                let best = if *high { numbers.iter().max() } else { numbers.iter().min() };
                best.copied().unwrap_or(0)
            }
        })
    }

    /// What is divided by; a plain 0 is refused.
    pub fn divisor(&self, by: &Amount, speech: &Speech) -> Meant<i32> {
        let mut plain = by;
        while let Amount::Group(inner) = plain {
            plain = inner;
        }
        if matches!(plain, Amount::Number(0, _)) { refuse("divided by 0") } else { self.amount(by, speech) }
    }

    fn total(&self, word: &Word, things: &Selection, speech: &Speech) -> Meant<i32> {
        let found = self.counted_things(things, speech)?;
        if found.different.is_some() || found.same.is_some() {
            return refuse("a total of which of them?");
        }
        let mut sum = 0i32;
        for thing in &found.things {
            let mut number = None;
            for meaning in self.meanings(word)? {
                number = number.or(self.number_of(meaning, *thing, speech).ok());
            }
            let Some(number) = number else { return refuse(format!("`{}` is no number of these", word.text)) };
            sum = sum.saturating_add(number.unwrap_or(0));
        }
        Ok(sum)
    }

    /// Things that are counted or added up: only `the`, `all`, `other` and whose they are may stand before.
    pub fn counted_things(&self, things: &Selection, speech: &Speech) -> Meant<Found> {
        let found = self.find(things, &Look::Refuse, false, speech)?;
        if !matches!(found.count, Count::Unsaid | Count::All) {
            return refuse("only `the` and `all` stand before what is counted");
        }
        if found.equal.is_some() || found.different.is_some_and(|(_, own)| own.is_some()) {
            return refuse("a number of its own");
        }
        Ok(found)
    }

    /// Whether a noun is a number of something rather than a thing.
    /// Whether a selection is a number and cannot be things.
    pub fn is_only_number(&self, selection: &Selection) -> bool {
        let Head::Name(name) = &selection.head else { return false };
        let [noun] = name.as_slice() else { return false };
        self.number_meaning(noun).is_some() && !self.is_thing(noun)
    }

    pub fn is_number(&self, selection: &Selection) -> bool {
        let Head::Name(name) = &selection.head else { return false };
        let [noun] = name.as_slice() else { return false };
        if !self.is_thing(noun) {
            return self.number_meaning(noun).is_some();
        }
        // A word that is a number and also things means the number wherever it can be one as it stands.
        selection.filters.is_empty()
            && selection.prefixes.iter().all(|before| before.prefix == Prefix::The)
            && self.vocabulary.meanings(&noun.text).iter().any(|meaning| {
                matches!(
                    meaning,
                    Meaning::Option(_) | Meaning::Query(_, Bearer::Table) | Meaning::Counter(_, Bearer::Table)
                )
            })
    }

    fn is_thing(&self, noun: &Word) -> bool {
        self.vocabulary.meanings(&noun.text).iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::AnyCard
                    | Meaning::Kind(_)
                    | Meaning::Family(_)
                    | Meaning::AnyPlayer
                    | Meaning::Opponent
                    | Meaning::Partner
                    | Meaning::Team
                    | Meaning::ActivePlayer
                    | Meaning::FirstPlayer
                    | Meaning::Owner
                    | Meaning::Zone(..)
                    | Meaning::PlaceOf(_)
                    | Meaning::AnyZone
                    | Meaning::Board(_)
                    | Meaning::Value(..)
            )
        })
    }

    /// The number that a word names.
    pub fn number_meaning(&self, noun: &Word) -> Option<Meaning> {
        self.number_meanings(noun).next()
    }

    /// All numbers that a word can mean.
    fn number_meanings(&self, noun: &Word) -> impl Iterator<Item = Meaning> {
        self.vocabulary.meanings(&noun.text).iter().copied().filter(|meaning| match meaning {
            Meaning::Resource(_) | Meaning::Query(..) | Meaning::Counter(..) | Meaning::Option(_) => true,
            Meaning::ActionsLeft | Meaning::ActionsTaken | Meaning::Position => true,
            Meaning::Attribute(attribute) => {
                matches!(self.vocabulary.attribute_type(*attribute), AttributeType::Number | AttributeType::Flag)
            }
            _ => false,
        })
    }

    /// A selection as a number: the number of a player, a thing or the table, a chosen amount, or how many there are.
    pub fn number(&self, selection: &Selection, speech: &Speech) -> Meant<i32> {
        if let Some(number) = self.chosen(selection, speech)? {
            return Ok(number);
        }
        if self.is_number(selection) {
            return self.said_number(selection, speech);
        }
        let found = self.counted_things(selection, speech)?;
        if found.pronoun {
            return refuse("that is no number");
        }
        Ok(counted(self, &found))
    }

    /// A number that was chosen, if that is what is meant.
    pub fn chosen(&self, selection: &Selection, speech: &Speech) -> Meant<Option<i32>> {
        let pronoun = match &selection.head {
            Head::It => true,
            Head::Name(name) => matches!(name.as_slice(), [only] if self.bound(&only.text, speech).is_some()),
            _ => false,
        };
        if !pronoun {
            return Ok(None);
        }
        let found = self.find(selection, &Look::Refuse, false, speech);
        Ok(match found.as_ref().map(|found| (found.pronoun, found.things.as_slice())) {
            Ok((true, [Thing::Amount(n)])) => Some(*n),
            _ => None,
        })
    }

    /// A number by its name.
    pub fn said_number(&self, selection: &Selection, speech: &Speech) -> Meant<i32> {
        let Head::Name(name) = &selection.head else { return refuse("no number") };
        let [noun] = name.as_slice() else { return refuse("a number is one word") };
        if self.number_meaning(noun).is_none() {
            return refuse("no number");
        }
        if selection.otherwise.is_some() {
            return refuse("`else` has no meaning here");
        }
        let mut words = Words::read(&selection.prefixes)?;
        let mut filters = Filters::read(&selection.filters);
        words.take_the();
        if words.take_count() != Count::Unsaid {
            return refuse("no word of number stands before a number");
        }
        let of = match (words.take_whose(), filters.take(of_thing)) {
            (Some(Whose::Its), None) => Some(self.it(speech)?),
            (Some(whose), None) => Some(self.possessor(whose, speech)?),
            (None, Some(thing)) if thing.closed => Some(self.one(thing, speech)?),
            (None, Some(thing)) => Some(self.one(&with_filters(thing, &filters.take_all()), speech)?),
            (None, None) => None,
            (Some(_), Some(_)) => return refuse("whose is it?"),
        };
        words.done()?;
        filters.done()?;
        // A word may mean a number of the table and one of cards; whose it is decides.
        let table = self.number_meanings(noun).find_map(|meaning| match meaning {
            Meaning::Option(option) => Some(self.facts.option(option)),
            Meaning::ActionsLeft => Some(self.facts.actions_left()),
            Meaning::ActionsTaken => Some(self.facts.actions_taken()),
            Meaning::Query(query, Bearer::Table) => Some(self.facts.query(query, Thing::Nothing, speech.you)),
            Meaning::Counter(counter, Bearer::Table) => Some(self.facts.counter(counter, Thing::Nothing)),
            _ => None,
        });
        let of_table = |meaning: &Meaning| {
            let bearer = match meaning {
                Meaning::Query(_, bearer) | Meaning::Counter(_, bearer) => Some(*bearer),
                _ => None,
            };
            bearer == Some(Bearer::Table)
                || matches!(meaning, Meaning::Option(_) | Meaning::ActionsLeft | Meaning::ActionsTaken)
        };
        let of_things = !self.number_meanings(noun).all(|meaning| of_table(&meaning));
        match (table, of) {
            (Some(number), None) => Ok(number),
            (Some(_), Some(_)) if !of_things => refuse("the table's number belongs to nobody"),
            (None, None) => refuse("whose number?"),
            (_, Some(Thing::Nothing)) => Ok(0),
            (_, Some(thing)) => {
                let mut number = None;
                for meaning in self.meanings(noun)? {
                    number = number.or(self.number_of(meaning, thing, speech).ok());
                }
                number.map_or_else(|| refuse(format!("`{}` is no number of that", noun.text)), |n| Ok(n.unwrap_or(0)))
            }
        }
    }
}
