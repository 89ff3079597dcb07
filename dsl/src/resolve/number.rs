//! Resolves amounts.

use super::filter::filter_span;
use super::selection::{Nature, nature_of};
use super::uses::Use;
use super::{Bound, Resolver};
use crate::syntax::{Amount, Before, Filter, Head, Prefix, Range, Selection, Span, Word};
use crate::tree::{Figure, Number, Quantity, Set, Slot, Source, Subject, Who};
use crate::vocabulary::{AttributeType, Bearer, Meaning};

/// Of what a number is.
enum Of {
    Nobody,
    Player(Who),
    Thing(Set, Nature),
    Every(Set, Nature),
}

impl Resolver<'_> {
    pub(super) fn amount(&mut self, amount: &Amount) -> Option<Number> {
        Some(match amount {
            Amount::Number(n, _) => Number::Constant(*n),
            Amount::Plus(left, right) => {
                let (left, right) = (self.amount(left), self.amount(right));
                Number::Plus(Box::new(left?), Box::new(right?))
            }
            Amount::Minus(left, right) => {
                let (left, right) = (self.amount(left), self.amount(right));
                Number::Minus(Box::new(left?), Box::new(right?))
            }
            Amount::Times(left, right) => {
                let (left, right) = (self.amount(left), self.amount(right));
                Number::Times(Box::new(left?), Box::new(right?))
            }
            Amount::Divided(left, right, up) => {
                let (left, by) = (self.amount(left), self.divisor(right));
                Number::Divided(Box::new(left?), Box::new(by?), *up)
            }
            Amount::Per(amount, things) => {
                let (amount, set) = (self.amount(amount), self.per(things));
                Number::Times(Box::new(amount?), Box::new(set?))
            }
            Amount::Half(inner, up) => Number::Half(Box::new(self.amount(inner)?), *up),
            Amount::Twice(inner) => Number::Times(Box::new(Number::Constant(2)), Box::new(self.amount(inner)?)),
            Amount::Distinct(word, things) => {
                let (attribute, set) = (self.attribute(word), self.summed(things));
                let (set, nature) = set?;
                self.of_things(nature, things.span)?;
                Number::Distinct(attribute?, Box::new(set))
            }
            Amount::Total(word, things) => self.total(word, things)?,
            Amount::Extreme(most, name, things) => {
                let (set, nature) = self.summed(things)?;
                let figure = self.figure(name, nature, things.span)?;
                Number::Extreme(*most, figure, Box::new(set))
            }
            Amount::AtLeast(inner, least) => {
                let (inner, least) = (self.amount(inner), self.plain(least));
                Number::AtLeast(Box::new(inner?), Box::new(least?))
            }
            Amount::AtMost(inner, most) => {
                let (inner, most) = (self.amount(inner), self.plain(most));
                Number::AtMost(Box::new(inner?), Box::new(most?))
            }
            Amount::Group(inner) => self.amount(inner)?,
            Amount::Of(selection) => return self.number(selection),
        })
    }

    /// A plain number, also where so much of a resource is spoken of: what bounds it, what it is divided by.
    fn plain(&mut self, amount: &Amount) -> Option<Number> {
        let measured = std::mem::take(&mut self.measured);
        let number = self.amount(amount);
        self.measured = measured;
        number
    }

    /// What is divided by: a plain number, also where so much of a resource is divided. By 0 nothing can be.
    fn divisor(&mut self, by: &Amount) -> Option<Number> {
        let number = self.plain(by)?;
        if number != Number::Constant(0) {
            return Some(number);
        }
        let span = super::instruction::object_span(by).unwrap_or_default();
        self.mismatch(span, "nothing can be divided by 0", "a number from 1 on is expected here")
    }

    /// `total points of cards you hold`
    fn total(&mut self, word: &Word, things: &Selection) -> Option<Number> {
        let (set, nature) = self.summed(things)?;
        let set = Box::new(set);
        Some(match self.figure(std::slice::from_ref(word), nature, things.span)? {
            Figure::Measure(measure) => Number::Sum(measure, set),
            Figure::Attribute(attribute) => Number::Total(attribute, set),
            Figure::Own(number) => Number::TotalOf(number, set),
            Figure::Position => Number::TotalPosition(set),
        })
    }

    /// Things whose numbers are added up or compared: all of them, whatever they share.
    fn summed(&mut self, things: &Selection) -> Option<(Set, Nature)> {
        let (set, nature) = self.things(things, Use::Counted)?;
        if set.distinct.is_some() || set.same.is_some() {
            return self.mismatch(
                things.span,
                "`of different …` and `of the same …` have no meaning here",
                "they are said of cards that are counted",
            );
        }
        Some((set, nature))
    }

    pub(super) fn of_things(&mut self, nature: Nature, span: Span) -> Option<()> {
        if matches!(nature, Nature::Cards | Nature::Places) {
            return Some(());
        }
        let message = format!("{} have no such number", nature.plural());
        self.mismatch(span, message, "cards or places are expected here")
    }

    /// What `per …` counts: cards, or a number such as `per token of yours`; `per 5 cards` counts whole fives.
    pub(super) fn per(&mut self, things: &Selection) -> Option<Number> {
        let sized = things.prefixes.iter().position(|before| matches!(before.prefix, Prefix::Range(Range::Number(_))));
        if let Some(at) = sized {
            let Before { prefix, span } = things.prefixes[at].clone();
            let Prefix::Range(Range::Number(size)) = prefix else {
                return None;
            };
            if size < 1 {
                return self.mismatch(span, "nothing comes in groups of 0", "a number from 1 on is expected here");
            }
            let mut one = things.clone();
            let ordered = one.prefixes.iter().any(|before| matches!(before.prefix, Prefix::Order(_)));
            if !ordered {
                one.prefixes.remove(at);
                let number = self.per(&one)?;
                return Some(if size == 1 { number } else { groups(number, size) });
            }
        }
        match self.named_number(things)? {
            Some(number) => self.numeric(number, things.span),
            None => {
                let (set, _) = self.things(things, Use::Per)?;
                self.countable(&set, things.span)?;
                Some(Number::Count(Box::new(set)))
            }
        }
    }

    /// A selection where a number is expected.
    pub(super) fn number(&mut self, selection: &Selection) -> Option<Number> {
        if let Some(number) = self.named_number(selection)? {
            return self.numeric(number, selection.span);
        }
        if !matches!(selection.head, Head::Name(_)) {
            return self.mismatch(selection.span, "this is a thing, not a number", "a number is expected here");
        }
        let (set, _) = self.things(selection, Use::Counted)?;
        self.countable(&set, selection.span)?;
        let plain = set.tests.is_empty() && set.most.is_empty() && !set.definite;
        if matches!(set.source, Source::Players(Who::Active)) && plain {
            return Some(Number::Players);
        }
        Some(Number::Count(Box::new(set)))
    }

    /// Things of which there is just one are not counted.
    fn countable(&mut self, set: &Set, span: Span) -> Option<()> {
        match set.source {
            Source::Slot(_) | Source::Player(_) => {
                self.mismatch(span, "this is a thing, not a number", "a number is expected here")
            }
            Source::Zone(_) => self.mismatch_with(
                span,
                "this is a zone, not a number",
                "a number is expected here",
                "write `cards in …`",
            ),
            _ => Some(()),
        }
    }

    /// Words are not reckoned with.
    pub(super) fn numeric(&mut self, number: Number, span: Span) -> Option<Number> {
        let word = match &number {
            Number::Attribute(attribute, _) => (*self.vocabulary.attribute_type(*attribute) != AttributeType::Number
                && *self.vocabulary.attribute_type(*attribute) != AttributeType::Flag)
                .then_some(Meaning::Attribute(*attribute)),
            Number::Option(option) => {
                (self.vocabulary.name(Meaning::OptionValue(*option, 0)) != "?").then_some(Meaning::Option(*option))
            }
            Number::Counter(counter, _) | Number::CounterValue(counter, _) => (self.vocabulary.has_words(*counter)
                && self.wording.is_none())
            .then_some(Meaning::CounterValue(*counter, 0)),
            _ => None,
        };
        let Some(word) = word else {
            return Some(number);
        };
        let message = match word {
            Meaning::CounterValue(..) => "its values are words, not numbers".to_owned(),
            other => format!("`{}` is not a number", self.vocabulary.name(other).replace('_', " ")),
        };
        self.mismatch(span, message, "a number is expected here")
    }

    /// What stands behind `N of X` says more of X.
    pub(super) fn said_of_bearer(selection: &Selection) -> Selection {
        let mut selection = selection.clone();
        if selection.filters.len() > 1 && matches!(&selection.filters[0], Filter::OfThing(thing) if !thing.closed) {
            let rest = selection.filters.split_off(1);
            if let Filter::OfThing(thing) = &mut selection.filters[0] {
                thing.filters.extend(rest);
            }
        }
        selection
    }

    /// A named number: an attribute, resource, query, counter or option; or nothing of the kind.
    /// The outer `None` means that a problem has been reported.
    pub(super) fn named_number(&mut self, selection: &Selection) -> Option<Option<Number>> {
        self.named_number_of(selection, Use::One)
    }

    /// The same where every thing may be meant: `mark of all cards in the row`.
    pub(super) fn named_number_of(&mut self, selection: &Selection, target: Use) -> Option<Option<Number>> {
        let Head::Name(name) = &selection.head else {
            return Some(None);
        };
        let [word] = name.as_slice() else {
            return Some(None);
        };
        if let Some((slot, Bound::Amount)) = self.scope.find(&word.text) {
            let plain = selection.filters.is_empty()
                && selection.prefixes.iter().all(|before| before.prefix == Prefix::The)
                && selection.otherwise.is_none();
            if plain {
                return Some(Some(Number::Chosen(slot)));
            }
        }
        let meanings = self.vocabulary.meanings(&word.text).to_vec();
        if !meanings.iter().any(is_number) {
            return Some(None);
        }
        let is_thing = meanings.iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::Kind(_) | Meaning::Family(_) | Meaning::Zone(..) | Meaning::PlaceOf(_) | Meaning::AnyCard
            )
        });
        let chosen = matches!(self.scope.find(&word.text), Some((_, bound)) if bound != Bound::Amount)
            && selection.says(&Prefix::The)
            && selection.filters.is_empty();
        if chosen {
            return Some(None);
        }
        let selection = &Self::said_of_bearer(selection);
        let behind = match selection.filters.as_slice() {
            [] => None,
            [only @ Filter::OfThing(_)] => Some(only),
            _ if is_thing => return Some(None),
            [first, ..] => {
                return self.mismatch(
                    filter_span(first),
                    "this has no meaning behind a number",
                    "only `of …` is expected here",
                );
            }
        };
        let plural = is_thing && selection.prefixes.iter().any(|before| matches!(before.prefix, Prefix::Order(_)));
        if plural {
            return Some(None);
        }
        let words = self.words(selection)?;
        let of = match (behind, words.whose) {
            (Some(_), Some((_, span))) if !is_thing => {
                return self.mismatch(span, "it says whose this is twice", "leave this word out");
            }
            (Some(_), Some(_)) => return Some(None),
            (Some(Filter::OfThing(thing)), None) => match self.bearer_of_number(thing, is_thing, target)? {
                Of::Nobody => return Some(None),
                of => of,
            },
            (Some(_), None) => Of::Player(Who::You),
            (None, _) if words.its() && self.it == Some(Bound::Player) => Of::Player(Who::Bound(Slot::It)),
            (None, _) if words.its() => {
                Of::Thing(Set::of(Source::Slot(Slot::It)), self.it.map_or(Nature::Cards, nature_of))
            }
            (None, _) => words.player().map_or(Of::Nobody, Of::Player),
        };
        for meaning in &meanings {
            let found = match (meaning, &of) {
                (Meaning::Attribute(attribute), Of::Thing(set, Nature::Cards | Nature::Places)) => {
                    Number::Attribute(*attribute, Box::new(set.clone()))
                }
                (Meaning::Position, Of::Thing(set, Nature::Cards | Nature::Places)) => {
                    Number::Position(Box::new(set.clone()))
                }
                (Meaning::Query(query, bearer), Of::Thing(set, nature)) if bears(*bearer, *nature) => {
                    Number::Query(*query, Subject::Thing(Box::new(set.clone())))
                }
                (Meaning::Counter(counter, bearer), Of::Thing(set, nature)) if bears(*bearer, *nature) => {
                    Number::Counter(*counter, Subject::Thing(Box::new(set.clone())))
                }
                (Meaning::Counter(counter, bearer), Of::Every(set, nature)) if bears(*bearer, *nature) => {
                    Number::Counter(*counter, Subject::Every(Box::new(set.clone())))
                }
                (Meaning::Resource(resource), Of::Player(who)) => Number::Resource(*resource, who.clone()),
                (Meaning::Query(query, Bearer::Player), Of::Player(who)) => {
                    Number::Query(*query, Subject::Player(who.clone()))
                }
                (Meaning::Counter(counter, Bearer::Player), Of::Player(who)) => {
                    Number::Counter(*counter, Subject::Player(who.clone()))
                }
                (Meaning::Counter(counter, Bearer::Player), Of::Every(set, Nature::Players)) => {
                    Number::Counter(*counter, Subject::Every(Box::new(set.clone())))
                }
                (Meaning::Query(query, Bearer::Table), Of::Nobody) => Number::Query(*query, Subject::Table),
                (Meaning::Counter(counter, Bearer::Table), Of::Nobody) => Number::Counter(*counter, Subject::Table),
                (Meaning::CounterValue(counter, _), Of::Nobody)
                    if self.wording.is_some_and(|wanted| wanted != *counter) =>
                {
                    continue;
                }
                (Meaning::CounterValue(counter, value), Of::Nobody) => Number::CounterValue(*counter, *value),
                (Meaning::Option(option), Of::Nobody) => Number::Option(*option),
                (Meaning::ActionsLeft, Of::Nobody) => Number::ActionsLeft,
                (Meaning::ActionsTaken, Of::Nobody) => Number::ActionsTaken,
                // A plain number of a resource is just that number: the verb knows of what.
                (Meaning::Resource(_), Of::Nobody) if self.measured => match words.quantity {
                    Quantity::Number(n) | Quantity::Exactly(n) if words.order.is_none() => Number::Constant(n),
                    Quantity::One if words.order.is_none() => Number::Constant(1),
                    _ => continue,
                },
                _ => continue,
            };
            let counts = matches!(found, Number::Constant(_))
                || words.quantity == Quantity::All && self.measured && matches!(found, Number::Resource(..));
            let odd = words.number.filter(|_| !counts).or(words.order.map(|(_, span)| span)).or(words.which());
            if let Some(span) = odd {
                if is_thing {
                    return Some(None);
                }
                return self.mismatch(span, "this word has no meaning before a number", "leave this word out");
            }
            if selection.otherwise.is_some() {
                return self.mismatch(selection.span, "`else` has no meaning behind a number", "leave it out");
            }
            return Some(Some(found));
        }
        if is_thing {
            return Some(None);
        }
        if self.wording.is_some() && meanings.iter().any(|meaning| matches!(meaning, Meaning::CounterValue(..))) {
            return self.mismatch(
                selection.span,
                "this is a word of another counter",
                "one of its own values is expected here",
            );
        }
        let name = word.text.replace('_', " ");
        let message = format!("it does not say whose `{name}` is meant");
        let help = if meanings.iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::Resource(_) | Meaning::Query(_, Bearer::Player) | Meaning::Counter(_, Bearer::Player)
            )
        }) {
            format!("write `your {name}` or `{name} of the active player`")
        } else {
            format!("write `its {name}` or `{name} of this card`")
        };
        self.mismatch_with(selection.span, message, "whose?", help)
    }

    /// Of whom or what a number is: `N of X`.
    fn bearer_of_number(&mut self, thing: &Selection, is_thing: bool, target: Use) -> Option<Of> {
        // A word that is also a noun may turn out to be one: `markers of each player`.
        let found = if is_thing {
            match self.quietly(|resolver| resolver.things(thing, target)) {
                Some(found) => found,
                None => return Some(Of::Nobody),
            }
        } else {
            self.things(thing, target)?
        };
        let (set, nature) = found;
        if target == Use::Target && (set.definite || matches!(set.quantity, Quantity::All | Quantity::Each)) {
            return Some(Of::Every(set, nature));
        }
        Some(match (nature, &set.source) {
            (Nature::Players, Source::Player(who)) if set.tests.is_empty() => Of::Player(who.clone()),
            (Nature::Players, Source::Slot(slot)) if set.tests.is_empty() => Of::Player(Who::Bound(*slot)),
            (Nature::Players, _) => Of::Player(Who::OfSet(Box::new(set))),
            _ => Of::Thing(set, nature),
        })
    }
}

/// How many whole groups of a size there are.
fn groups(number: Number, size: i32) -> Number {
    Number::Divided(Box::new(number), Box::new(Number::Constant(size)), false)
}

/// Whether such things have a number of their own.
pub(super) fn bears(bearer: Bearer, nature: Nature) -> bool {
    matches!((bearer, nature), (Bearer::Card, Nature::Cards) | (Bearer::Place, Nature::Places))
}

/// The noun at the end of `X of Y of Z`.
pub(super) fn innermost(selection: &mut Selection) -> &mut Selection {
    if !selection.closed && matches!(selection.filters.as_slice(), [Filter::OfThing(_)]) {
        let Some(Filter::OfThing(inner)) = selection.filters.first_mut() else {
            unreachable!("it was just seen");
        };
        return innermost(inner);
    }
    selection
}

fn is_number(meaning: &Meaning) -> bool {
    matches!(
        meaning,
        Meaning::Attribute(_)
            | Meaning::Position
            | Meaning::Resource(_)
            | Meaning::Query(..)
            | Meaning::Counter(..)
            | Meaning::CounterValue(..)
            | Meaning::Option(_)
            | Meaning::ActionsLeft
            | Meaning::ActionsTaken
    )
}
