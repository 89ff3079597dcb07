//! What a verb is done to: cards, what is drawn, so much of a resource; and what of it says where to.

use super::instruction::object_span;
use super::regroup::says_where;
use super::selection::Nature;
use super::uses::{Said, Use};
use super::{Resolver, Scope};
use crate::syntax::{self, Amount, Filter, Head, Order, Prefix, Preposition, Range, Selection};
use crate::tree::{Argument, Number, Place, Quantity, Set, Source};
use crate::verb::{ArgumentType, VerbSpec};
use crate::vocabulary::{Meaning, ResourceId};

impl Resolver<'_> {
    /// The cards a verb is done to.
    pub(super) fn cards(&mut self, selection: &Selection) -> Option<Set> {
        if let Some(place) = self.as_place(selection)? {
            return Some(Set::of(Source::CardsIn(vec![place])));
        }
        let (set, nature) = self.things(selection, Use::Object)?;
        if set.equal_to.is_some() && self.words(selection)?.number.is_some() {
            return self.mismatch(selection.span, "it says how many twice", "leave one of the two out");
        }
        if nature == Nature::Cards {
            return Some(set);
        }
        let message = format!("cards are expected here, and these are {}", nature.plural());
        if selection.head == Head::It {
            // What happens may be about something else than the card on which this is written.
            let message = format!("cards are expected here, and `it` is one of the {}", nature.plural());
            let help = "`it` is what the event or the choice is about; the card that says this is `this card`";
            return self.mismatch_with(selection.span, message, "not a card", help);
        }
        self.mismatch_with(selection.span, message, "not cards", "say which cards, as in `a card` or `all cards in …`")
    }

    /// One card that a verb is done to: one that is meant, or, where the doer can be asked, one that is chosen.
    pub(super) fn card(&mut self, selection: &Selection, may_choose: bool) -> Option<Set> {
        let chosen = may_choose && matches!(self.words(selection)?.said(), Said::One | Said::Single);
        let (set, nature) = self.things(selection, if chosen { Use::Object } else { Use::One })?;
        if nature == Nature::Cards {
            return Some(set);
        }
        let message = format!("a card is expected here, and these are {}", nature.plural());
        self.mismatch(selection.span, message, "a card is expected here")
    }

    /// What is drawn: `2 cards`, `the bottom card of the deck`, `1 card from the tray`.
    pub(super) fn drawn(&mut self, selection: &Selection) -> Option<Set> {
        let word = match &selection.head {
            Head::Name(name) => match name.as_slice() {
                [word] => self.vocabulary.meanings(&word.text).contains(&Meaning::AnyCard),
                _ => false,
            },
            _ => false,
        };
        let plain = word && selection.filters.iter().all(|filter| matches!(filter, Filter::EqualTo(_)));
        let words = self.words(selection)?;
        if words.random.is_some() {
            return self.drawn_wrongly(selection);
        }
        if plain && words.order.is_none() {
            let mut set = Set::of(Source::Everywhere);
            set.quantity = words.quantity;
            let number = matches!(set.quantity, Quantity::One | Quantity::Number(1..) | Quantity::Exactly(1..));
            set.equal_to = match selection.filters.as_slice() {
                [] if number => None,
                [Filter::EqualTo(amount)] if words.first().is_none() => Some(Box::new(self.amount(amount)?)),
                _ => return self.drawn_wrongly(selection),
            };
            if words.the.or(words.other).or(words.whose.map(|(_, span)| span)).is_some()
                || selection.otherwise.is_some()
            {
                return self.drawn_wrongly(selection);
            }
            return Some(set);
        }
        let from = selection.filters.iter().any(|filter| says_where(filter) || matches!(filter, Filter::OfThing(_)));
        // Without a place in it, cards would be looked for in the hand to which they go.
        let mut bare = Selection { prefixes: Vec::new(), ..selection.clone() };
        bare.filters.retain(|filter| !matches!(filter, Filter::EqualTo(_) | Filter::WithMost(..)));
        let found = self.quietly(|resolver| resolver.things(&bare, Use::Complement));
        let nowhere = matches!(found, Some((Set { source: Source::Everywhere, .. }, _)));
        if !from || nowhere || selection.otherwise.is_some() {
            return self.drawn_wrongly(selection);
        }
        let (mut set, nature) = self.things(selection, Use::Object)?;
        if nature != Nature::Cards
            || !matches!(set.source, Source::CardsIn(_))
            || set.distinct.is_some()
            || set.same.is_some()
        {
            return self.drawn_wrongly(selection);
        }
        // Cards are drawn from the top.
        match set.quantity {
            _ if set.definite && (set.equal_to.is_none() || words.number.is_none()) => {}
            Quantity::All | Quantity::Each if set.equal_to.is_none() => {}
            Quantity::One | Quantity::Number(_) | Quantity::Exactly(_) if set.equal_to.is_none() => {
                set.order = Some(Order::Top);
                set.definite = true;
            }
            Quantity::Unsaid if set.equal_to.is_some() => {
                set.order = Some(Order::Top);
                set.definite = true;
            }
            _ => return self.drawn_wrongly(selection),
        }
        Some(set)
    }

    fn drawn_wrongly<T>(&mut self, selection: &Selection) -> Option<T> {
        self.mismatch_with(
            selection.span,
            "cards are drawn as they come",
            "only how many, and perhaps from where, is expected here",
            "write `draw 2 cards`, `draw 2 cards from …`, or `move … to your …`",
        )
    }

    /// "discard the market" means the cards that lie there.
    fn as_place(&mut self, selection: &Selection) -> Option<Option<Place>> {
        let zone = match &selection.head {
            Head::Name(name) => match name.as_slice() {
                [word] => match self.scope.find(&word.text) {
                    Some((_, bound)) if selection.says(&Prefix::The) => bound == super::Bound::Place,
                    _ => self
                        .vocabulary
                        .meanings(&word.text)
                        .iter()
                        .any(|meaning| matches!(meaning, Meaning::Zone(..) | Meaning::Board(_))),
                },
                _ => false,
            },
            Head::It => self.it == Some(super::Bound::Place),
            _ => false,
        };
        if !zone {
            return Some(None);
        }
        self.place(selection, Use::Within).map(Some)
    }

    /// Several places, over which cards are spread.
    pub(super) fn places(&mut self, selection: &Selection) -> Option<Place> {
        let (set, nature) = self.things(selection, Use::Each)?;
        if !matches!(nature, Nature::Cards | Nature::Places) {
            let message = format!("places are expected here, and these are {}", nature.plural());
            return self.mismatch(selection.span, message, "places are expected here");
        }
        Some(Place::Any(Box::new(set)))
    }

    /// `draw 1 card per piece on the target`
    pub(super) fn cards_per(
        &mut self,
        selection: &Selection,
        things: &Selection,
        kind: ArgumentType,
    ) -> Option<Argument> {
        let (mut set, nature) = match kind {
            ArgumentType::Drawn => (self.drawn(selection)?, Nature::Cards),
            _ => self.things(selection, Use::Object)?,
        };
        let each = match set.quantity {
            Quantity::One if !set.definite => 1,
            Quantity::Number(n) if !set.definite => n,
            _ => {
                return self.mismatch(
                    selection.span,
                    "it does not say how many for each",
                    "a plain number is expected before this",
                );
            }
        };
        if nature != Nature::Cards || set.equal_to.is_some() {
            return self.mismatch(selection.span, "cards are expected before `per`", "cards are expected here");
        }
        let count = self.per(things)?;
        let times = Number::Times(Box::new(Number::Constant(each)), Box::new(count));
        set.quantity = Quantity::Unsaid;
        set.equal_to = Some(Box::new(times));
        Some(Argument::Cards(set))
    }

    /// The resource an amount is measured in: `2 tokens`, `half their tokens`, `1 plus 2 tokens`.
    pub(super) fn unit(&self, amount: &Amount) -> Option<ResourceId> {
        self.units(amount).first().copied()
    }

    /// Every resource that an amount is measured in; what is counted behind `per` is none.
    fn units(&self, amount: &Amount) -> Vec<ResourceId> {
        match amount {
            Amount::Of(selection) => self.resource_of(selection).into_iter().collect(),
            Amount::Plus(left, right) | Amount::Minus(left, right) | Amount::Times(left, right) => {
                let mut units = self.units(left);
                units.extend(self.units(right));
                units
            }
            Amount::Per(inner, _)
            | Amount::Divided(inner, ..)
            | Amount::Half(inner, _)
            | Amount::Twice(inner)
            | Amount::AtLeast(inner, _)
            | Amount::AtMost(inner, _)
            | Amount::Group(inner) => self.units(inner),
            Amount::Number(..) | Amount::Distinct(..) | Amount::Total(..) | Amount::Extreme(..) => Vec::new(),
        }
    }

    fn resource_of(&self, selection: &Selection) -> Option<ResourceId> {
        let Head::Name(name) = &selection.head else {
            return None;
        };
        let [word] = name.as_slice() else {
            return None;
        };
        if self.scope.find(&word.text).is_some() {
            return None;
        }
        self.vocabulary.meanings(&word.text).iter().find_map(|meaning| match meaning {
            Meaning::Resource(resource) => Some(*resource),
            _ => None,
        })
    }

    /// How much: `2 tokens`, `tokens equal to its cost`, `its tokens`, `all your tokens`.
    pub(super) fn resource_amount(&mut self, amount: &Amount) -> Option<Number> {
        if let Amount::Of(selection) = amount {
            match selection.filters.as_slice() {
                [Filter::EqualTo(value)] if selection.prefixes.is_empty() => return self.amount(value),
                filters if filters.iter().any(|filter| matches!(filter, Filter::EqualTo(_))) => {
                    return self.mismatch_with(
                        selection.span,
                        "it says how much twice",
                        "too much is said here",
                        "write only `… equal to …`, without a word before or another filter",
                    );
                }
                _ => {}
            }
            if let Some(random) = selection.prefixes.iter().find(|before| before.prefix == Prefix::Random) {
                return self.mismatch(random.span, "one is as good as another of this", "leave this word out");
            }
            let zero = selection.prefixes.iter().any(|before| {
                matches!(before.prefix, Prefix::No | Prefix::Range(Range::Number(0) | Range::Exactly(0)))
            });
            if zero {
                return self.mismatch(selection.span, "nothing would be done", "a number from 1 on is expected here");
            }
            let unsaid = selection.prefixes.iter().all(|before| matches!(before.prefix, Prefix::All | Prefix::The))
                && selection.filters.is_empty();
            if unsaid {
                let what = match &selection.head {
                    Head::Name(words) => {
                        words.iter().map(|word| word.text.replace('_', " ")).collect::<Vec<_>>().join(" ")
                    }
                    _ => "…".to_owned(),
                };
                let help = format!("write `2 {what}` or `all your {what}`");
                return self.mismatch_with(selection.span, "it does not say how much", "a number is missing", help);
            }
        }
        let units = self.units(amount);
        if units.iter().any(|unit| Some(unit) != units.first()) {
            let span = object_span(amount).unwrap_or_default();
            return self.mismatch_with(
                span,
                "these are two resources",
                "an amount is of one of them",
                "write two sentences, joined by `then`, or `… equal to …`",
            );
        }
        self.measured = true;
        let number = self.amount(amount);
        self.measured = false;
        number
    }
}

/// `put it under this card`: a verb that must know where to takes the last place that is said, if what is moved is one
/// thing, or if it is said before where it is (`move all cards in the hand under this card`). Nothing is under something
/// before it is put there, so that `under` always says where to; `move all cards in the deck` says only which.
pub(super) fn with_role(step: &syntax::Step, spec: &VerbSpec, scope: &Scope) -> syntax::Step {
    let mut step = step.clone();
    let missing = spec
        .roles
        .iter()
        .find(|role| role.required && !step.roles.iter().any(|given| role.prepositions.contains(&given.preposition)));
    let (Some(missing), Some(Amount::Of(selection))) = (missing, &mut step.object) else {
        return step;
    };
    // A number lies nowhere: `lay tile count on the track`.
    let counts = matches!(spec.object, Some((ArgumentType::Number, _)));
    let one = match &selection.head {
        _ if counts => true,
        Head::Name(name) => {
            matches!(name.as_slice(), [word] if scope.find(&word.text).is_some())
                && matches!(selection.prefixes.as_slice(), [before] if before.prefix == Prefix::The)
        }
        _ => true,
    };
    let Some((last, before)) = selection.filters.split_last() else {
        return step;
    };
    let placed = before.iter().any(|filter| says_where(filter) || matches!(filter, Filter::OfThing(_)))
        || selection.says(&Prefix::Your)
        || selection.says(&Prefix::Their);
    let found = match last {
        Filter::Under(thing) => Some((Preposition::Under, thing.as_ref().clone())),
        Filter::In(false, places) if places.len() == 1 && (one || placed) => Some((Preposition::In, places[0].clone())),
        _ => None,
    };
    if let Some((preposition, thing)) = found
        && missing.prepositions.contains(&preposition)
    {
        selection.filters.pop();
        step.roles.push(syntax::Role { preposition, position: None, object: Amount::Of(thing), span: step.verb.span });
    }
    step
}
