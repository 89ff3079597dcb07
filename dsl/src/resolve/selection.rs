//! Resolves selections: which cards, players, places.

pub(super) use super::quantity::{as_comparison, possessor, quantity};
use super::{Bound, Resolver};
use crate::problem::Problem;
use crate::syntax::{Comparison, Filter, Head, Order, Prefix, Selection, Span, Word};
use crate::tree::{Number, Place, Quantity, Set, Slot, Source, Subject, Test, Who, ZoneRef};
use crate::vocabulary::{AttributeId, AttributeType, Bearer, Meaning};

/// What a selection turns out to be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nature {
    Cards,
    Players,
    Places,
    Values,
    Amounts,
}

impl Resolver<'_> {
    pub(super) fn selection(&mut self, selection: &Selection) -> Option<Set> {
        self.things(selection).map(|(set, _)| set)
    }

    /// The things a selection means, and what they are.
    pub(super) fn things(&mut self, selection: &Selection) -> Option<(Set, Nature)> {
        let (mut set, nature) = self.head(selection)?;
        set.quantity = quantity(&selection.prefixes);
        set.order = selection.prefixes.iter().find_map(|before| match &before.prefix {
            Prefix::Order(order) => Some(*order),
            _ => None,
        });
        if selection.says(&Prefix::Another) || selection.says(&Prefix::Other) {
            // Another player is another than you.
            if let Source::Players(_) = set.source {
                set.source = Source::Opponents(Who::You);
            } else {
                let slot = if self.scope.this && self.scope.it.is_none() { Slot::This } else { Slot::It };
                set.tests.push(Test::Other(slot));
            }
        }
        let mut placed = !matches!(set.source, Source::Everywhere);
        for filter in &selection.filters {
            self.filter(filter, nature, &mut set, &mut placed)?;
        }
        if !placed && nature == Nature::Cards {
            self.default_source(selection, &mut set);
        } else if nature == Nature::Cards
            && let Some(player) = possessor(&selection.prefixes)
        {
            set.tests.push(Test::OwnedBy(player));
        }
        // "nearest … behind" looks from the thing backwards.
        if set.tests.iter().any(|test| matches!(test, Test::Behind(_))) {
            set.order = match set.order {
                Some(Order::First) | None => Some(Order::Last),
                Some(Order::Last) => Some(Order::First),
                other => other,
            };
        }
        if let Some(otherwise) = &selection.otherwise {
            set.otherwise = Some(Box::new(self.things(otherwise)?.0));
        }
        Some((set, nature))
    }

    /// Cards without a place: yours if `your` is said, else anyone's.
    fn default_source(&mut self, selection: &Selection, set: &mut Set) {
        if let Some(player) = possessor(&selection.prefixes) {
            set.source = Source::Held(player);
        }
    }

    fn head(&mut self, selection: &Selection) -> Option<(Set, Nature)> {
        let name = match &selection.head {
            Head::It => {
                let Some(bound) = self.scope.it else {
                    return self.nothing_is_it(selection.span);
                };
                return Some((Set::of(Source::Slot(Slot::It)), nature_of(bound)));
            }
            Head::This => {
                if !self.scope.this {
                    return self.fail(
                        Problem::new(
                            "sentence::no_card_speaks",
                            "there is no `this card` here",
                            selection.span,
                            "only a card's own sentences may say this",
                        )
                        .help("say which card is meant: `it`, or `a card in …`"),
                    );
                }
                return Some((Set::of(Source::Slot(Slot::This)), Nature::Cards));
            }
            Head::Part => {
                if !self.scope.part {
                    return self.fail(
                        Problem::new(
                            "sentence::no_card_speaks",
                            "there is no `this part` here",
                            selection.span,
                            "only an action that cards bring may say this",
                        )
                        .help("say `this card`, or let the action be `of = \"card\"`"),
                    );
                }
                return Some((Set::of(Source::Slot(Slot::Part)), Nature::Cards));
            }
            Head::You => return Some((Set::of(Source::Player(Who::You)), Nature::Players)),
            Head::They => return Some((Set::of(Source::Player(Who::They)), Nature::Players)),
            Head::Name(name) => name,
        };
        let (noun, adjectives) = name.split_last()?;
        let (mut set, nature) = self.noun(noun, selection, adjectives.is_empty())?;
        for adjective in adjectives {
            let test = self.adjective(adjective)?;
            set.tests.push(test);
        }
        Some((set, nature))
    }

    fn noun(&mut self, noun: &Word, selection: &Selection, plain: bool) -> Option<(Set, Nature)> {
        // `the piece` is the chosen one; `1 card per piece` speaks of any, if there are others.
        let chosen = selection.says(&Prefix::The) || self.vocabulary.meanings(&noun.text).is_empty();
        if plain
            && chosen
            && let Some((slot, bound)) = self.scope.find(&noun.text)
        {
            return Some((Set::of(Source::Slot(slot)), nature_of(bound)));
        }
        let meanings = self.vocabulary.meanings(&noun.text).to_vec();
        for meaning in &meanings {
            let found = match meaning {
                Meaning::AnyPlayer => (Set::of(Source::Players(Who::Active)), Nature::Players),
                Meaning::Opponent => (Set::of(Source::Opponents(Who::You)), Nature::Players),
                Meaning::ActivePlayer => (Set::of(Source::Player(Who::Active)), Nature::Players),
                Meaning::FirstPlayer => (Set::of(Source::Player(Who::First)), Nature::Players),
                Meaning::Owner => {
                    let slot = self.owned_thing(selection)?;
                    (Set::of(Source::Player(Who::OwnerOf(slot))), Nature::Players)
                }
                Meaning::AnyCard => (Set::of(Source::Everywhere), Nature::Cards),
                Meaning::Kind(kind) => {
                    let mut set = Set::of(Source::Everywhere);
                    set.tests.push(Test::Kind(*kind));
                    (set, Nature::Cards)
                }
                Meaning::Family(family) => {
                    let mut set = Set::of(Source::Everywhere);
                    set.tests.push(Test::Family(*family));
                    (set, Nature::Cards)
                }
                Meaning::Attribute(attribute) if self.vocabulary.values(*attribute) > 0 => {
                    let count = self.vocabulary.values(*attribute);
                    (Set::of(Source::Values(*attribute, count)), Nature::Values)
                }
                Meaning::PlaceOf(_) => {
                    // Boards may share the word for a place.
                    let boards = meanings.iter().filter_map(|meaning| match meaning {
                        Meaning::PlaceOf(board) => Some(*board),
                        _ => None,
                    });
                    (Set::of(Source::PlacesOf(boards.collect())), Nature::Places)
                }
                Meaning::Board(board) => (Set::of(Source::PlacesOf(vec![*board])), Nature::Places),
                Meaning::AnyZone => (Set::of(Source::Ends), Nature::Places),
                Meaning::AnyAmount => (self.amounts(selection)?, Nature::Amounts),
                Meaning::Zone(zone, owned) => {
                    let whose = self.whose(*owned, selection, noun)?;
                    (Set::of(Source::Zone(ZoneRef { zone: *zone, whose })), Nature::Places)
                }
                _ => continue,
            };
            return Some(found);
        }
        self.unknown(noun, "a card, kind, zone or player is expected here", |meaning| {
            matches!(
                meaning,
                Meaning::Kind(_)
                    | Meaning::Family(_)
                    | Meaning::AnyCard
                    | Meaning::AnyPlayer
                    | Meaning::Zone(..)
                    | Meaning::PlaceOf(_)
            )
        })
    }

    /// `its owner`, `the owner of the piece`
    fn owned_thing(&mut self, selection: &Selection) -> Option<Slot> {
        for filter in &selection.filters {
            if let Filter::OfThing(thing) = filter {
                let (set, _) = self.things(thing)?;
                if let Source::Slot(slot) = set.source {
                    return Some(slot);
                }
            }
        }
        Some(Slot::It)
    }

    /// Whose zone is meant: `your hand`, `the hand of the active player`.
    pub(super) fn whose(&mut self, owned: bool, selection: &Selection, noun: &Word) -> Option<Option<Who>> {
        if !owned {
            return Some(None);
        }
        if let Some(player) = possessor(&selection.prefixes) {
            return Some(Some(player));
        }
        if selection.says(&Prefix::Its) {
            return Some(Some(Who::OwnerOf(Slot::It)));
        }
        for filter in &selection.filters {
            if let Filter::OfThing(thing) = filter {
                return self.player(thing).map(Some);
            }
        }
        let name = noun.text.replace('_', " ");
        self.fail(
            Problem::new(
                "sentence::whose_zone",
                format!("every player has a {name}"),
                noun.span,
                "it does not say whose",
            )
            .help(format!("write `your {name}` or `the {name} of the active player`")),
        )
    }

    /// The one player a selection means.
    pub(super) fn player(&mut self, selection: &Selection) -> Option<Who> {
        let (set, nature) = self.things(selection)?;
        match set.source {
            Source::Player(who) => Some(who),
            Source::Slot(slot) if nature == Nature::Players => Some(Who::Bound(slot)),
            _ => self.mismatch(selection.span, "this is not one player", "a player is expected here"),
        }
    }

    fn adjective(&mut self, word: &Word) -> Option<Test> {
        let meanings = self.vocabulary.meanings(&word.text).to_vec();
        for meaning in &meanings {
            match meaning {
                Meaning::Value(attribute, value) => return Some(Test::Value(*attribute, *value)),
                Meaning::Attribute(attribute) if *self.vocabulary.attribute_type(*attribute) == AttributeType::Flag => {
                    return Some(Test::Value(*attribute, 1));
                }
                Meaning::Kind(kind) => return Some(Test::Kind(*kind)),
                Meaning::Family(family) => return Some(Test::Family(*family)),
                Meaning::Empty => return Some(Test::Empty),
                Meaning::FaceDown => return Some(Test::FaceDown),
                Meaning::Done => return Some(Test::Done),
                Meaning::FaceUp => return Some(Test::FaceUp),
                _ => {}
            }
        }
        self.unknown(word, "a value, flag or kind is expected here", |meaning| {
            matches!(meaning, Meaning::Value(..) | Meaning::Kind(_) | Meaning::Family(_) | Meaning::Empty)
        })
    }

    /// Tests that a complement such as `a red lantern` or `empty` puts on a thing.
    pub(super) fn description(&mut self, selection: &Selection) -> Option<Vec<Test>> {
        let Head::Name(name) = &selection.head else {
            return None;
        };
        let mut tests = Vec::new();
        for word in name {
            if word.text == "card" || word.text == "cards" {
                continue;
            }
            tests.push(self.adjective(word)?);
        }
        let mut set = Set::of(Source::Everywhere);
        let mut placed = true;
        for filter in &selection.filters {
            self.filter(filter, Nature::Cards, &mut set, &mut placed)?;
        }
        tests.append(&mut set.tests);
        Some(tests)
    }

    fn filter(&mut self, filter: &Filter, nature: Nature, set: &mut Set, placed: &mut bool) -> Option<()> {
        match filter {
            Filter::WithMost(most, name, _) => {
                let measure = self.measure(name)?;
                set.tests.push(Test::Most(*most, measure));
            }
            Filter::WithCompare(name, comparison, amount, _) => {
                let value = self.amount(amount)?;
                let test = self.comparison(name, *comparison, value, nature)?;
                set.tests.push(test);
            }
            Filter::WithThing(thing) => {
                let test = self.with(thing, nature)?;
                set.tests.push(test);
            }
            Filter::OfDifferent(count, word) => {
                set.distinct = Some(self.attribute(word)?);
                if let Some((comparison, count)) = count {
                    set.quantity = match comparison {
                        Comparison::AtLeast => Quantity::AtLeast(*count),
                        Comparison::AtMost => Quantity::AtMost(*count),
                        Comparison::Exactly => Quantity::Exactly(*count),
                        Comparison::MoreThan => Quantity::AtLeast(count + 1),
                        Comparison::LessThan => Quantity::AtMost(count - 1),
                    };
                }
            }
            Filter::OfSame(word) => set.same = Some(self.attribute(word)?),
            Filter::OfYours(_) => set.tests.push(Test::OwnedBy(Who::You)),
            Filter::OfThing(thing) => self.of(thing, nature, set, placed)?,
            Filter::In(not, places) => {
                let mut found = Vec::new();
                for place in places {
                    found.push(self.place(place)?);
                }
                if nature == Nature::Cards && !not && !*placed {
                    set.source = Source::CardsIn(found);
                    *placed = true;
                } else {
                    set.tests.push(Test::In(*not, found));
                }
            }
            Filter::Under(thing) => {
                let (thing, _) = self.things(thing)?;
                set.source = Source::CardsIn(vec![Place::Thing(Box::new(thing))]);
                *placed = true;
            }
            Filter::Ahead(thing) => {
                let (thing, _) = self.things(thing)?;
                set.tests.push(Test::Ahead(Box::new(thing)));
            }
            Filter::Behind(thing) => {
                let (thing, _) = self.things(thing)?;
                set.tests.push(Test::Behind(Box::new(thing)));
            }
            Filter::Beside(thing) => {
                let (thing, _) = self.things(thing)?;
                set.tests.push(Test::Beside(Box::new(thing)));
            }
            Filter::YouHold(_) => {
                set.source = Source::Held(Who::You);
                *placed = true;
            }
            Filter::TheyHold(_) => {
                set.source = Source::Held(Who::They);
                *placed = true;
            }
            Filter::HeldBy(player) => {
                let (players, nature) = self.things(player)?;
                set.source = match players.source {
                    Source::Player(who) => Source::Held(who),
                    Source::Players(_) => Source::HeldByAnyone,
                    Source::Slot(slot) if nature == Nature::Players => Source::Held(Who::Bound(slot)),
                    _ => return self.mismatch(player.span, "only players hold cards", "a player is expected here"),
                };
                *placed = true;
            }
            Filter::Clockwise(from) => {
                let who = self.player(from)?;
                set.source = match set.source {
                    Source::Opponents(_) => Source::Opponents(who),
                    _ => Source::Players(who),
                };
            }
            Filter::Amounts(_, amount) if nature != Nature::Amounts => {
                let message = "`up to …` after a name says which amounts one may be chosen from";
                let span = super::instruction::object_span(amount).unwrap_or_default();
                return self.mismatch_with(
                    span,
                    message,
                    "this is not an amount",
                    "for example `an amount up to your tokens`",
                );
            }
            Filter::Amounts(..) => {}
            Filter::EqualTo(amount) => set.equal_to = Some(Box::new(self.amount(amount)?)),
        }
        Some(())
    }

    /// `of the deck`, `of its color`, `of the active player`
    fn of(&mut self, thing: &Selection, nature: Nature, set: &mut Set, placed: &mut bool) -> Option<()> {
        if let Head::Name(name) = &thing.head
            && let [word] = name.as_slice()
            && let Some(attribute) = self.attribute_of(word)
        {
            let other = self.bearer(thing)?;
            set.tests.push(Test::SameAs(attribute, Box::new(other)));
            return Some(());
        }
        if matches!(set.source, Source::Zone(_) | Source::Player(Who::OwnerOf(_))) {
            return Some(());
        }
        let (other, other_nature) = self.things(thing)?;
        match other_nature {
            Nature::Places if nature == Nature::Cards => {
                set.source = Source::CardsIn(vec![self.place(thing)?]);
                *placed = true;
            }
            Nature::Places => set.tests.push(Test::In(false, vec![self.place(thing)?])),
            Nature::Players => {
                let who = match other.source {
                    Source::Player(who) => who,
                    Source::Slot(slot) => Who::Bound(slot),
                    _ => return self.mismatch(thing.span, "this is not one player", "a player is expected here"),
                };
                set.tests.push(Test::OwnedBy(who));
            }
            Nature::Cards | Nature::Values | Nature::Amounts => {
                return self.mismatch(
                    thing.span,
                    "a card does not have this",
                    "a zone, player or attribute is expected here",
                );
            }
        }
        Some(())
    }

    fn nothing_is_it<T>(&mut self, span: Span) -> Option<T> {
        self.fail(
            Problem::new(
                "sentence::nothing_is_it",
                "nothing is called `it` here",
                span,
                "no choice or event comes before this",
            )
            .help("`it` is what an action lets the player `choose`, or the card an event is about"),
        )
    }

    /// The thing that bears an attribute: `its color`, `the color of this card`.
    pub(super) fn bearer(&mut self, selection: &Selection) -> Option<Set> {
        for filter in &selection.filters {
            if let Filter::OfThing(thing) = filter {
                return self.things(thing).map(|(set, _)| set);
            }
        }
        if selection.says(&Prefix::Its) {
            if self.scope.it.is_none() {
                return self.nothing_is_it(selection.span);
            }
            return Some(Set::of(Source::Slot(Slot::It)));
        }
        self.mismatch(selection.span, "it does not say of what", "write `its …` or `… of this card`")
    }

    fn with(&mut self, thing: &Selection, nature: Nature) -> Option<Test> {
        let quantity = quantity(&thing.prefixes);
        if let Head::Name(name) = &thing.head {
            let (word, rest) = name.split_last()?;
            if rest.is_empty() {
                if nature == Nature::Players
                    && let Some(measure) = self.measure_of(word)
                {
                    let (comparison, value) = as_comparison(quantity);
                    return Some(Test::Measure(measure, comparison, Number::Constant(value)));
                }
                if nature != Nature::Players
                    && let Some(test) = self.with_attribute(word, thing, quantity)?
                {
                    return Some(test);
                }
            }
        }
        // Cards on a place, under a card, or held by a player.
        let (mut set, inner) = self.things(thing)?;
        if inner != Nature::Cards {
            return self.mismatch(
                thing.span,
                "only cards can be had in this way",
                "a card or attribute is expected here",
            );
        }
        if matches!(set.source, Source::Everywhere) {
            set.source = Source::Here;
        }
        Some(Test::Has(quantity, Box::new(set)))
    }

    /// `with a star`, `with herbs`, `with the symbol of the card`
    fn with_attribute(&mut self, word: &Word, thing: &Selection, quantity: Quantity) -> Option<Option<Test>> {
        let meanings = self.vocabulary.meanings(&word.text).to_vec();
        for meaning in meanings {
            match meaning {
                Meaning::Attribute(attribute) => {
                    // `with the symbol`: the one that was chosen.
                    if thing.says(&Prefix::The)
                        && thing.filters.is_empty()
                        && let Some((slot, Bound::Value)) = self.scope.find(&word.text)
                    {
                        let chosen = Set::of(Source::Slot(slot));
                        return Some(Some(Test::SameAs(attribute, Box::new(chosen))));
                    }
                    if !thing.filters.is_empty() || thing.says(&Prefix::Its) {
                        let other = self.bearer(thing)?;
                        return Some(Some(Test::SameAs(attribute, Box::new(other))));
                    }
                    return Some(Some(self.has_attribute(attribute, quantity)));
                }
                Meaning::Value(attribute, value) => return Some(Some(Test::Value(attribute, value))),
                Meaning::Counter(counter, Bearer::Card | Bearer::Place) => {
                    let (comparison, value) = as_comparison(quantity);
                    let own = Box::new(Number::Counter(counter, Subject::Here));
                    return Some(Some(Test::Number(own, comparison, Number::Constant(value))));
                }
                _ => {}
            }
        }
        Some(None)
    }

    /// Having an attribute, so many of it, or none.
    pub(super) fn has_attribute(&self, attribute: AttributeId, quantity: Quantity) -> Test {
        let some = matches!(quantity, Quantity::Unsaid | Quantity::One);
        match self.vocabulary.attribute_type(attribute) {
            AttributeType::Values | AttributeType::List if some => Test::Worded(attribute, true),
            AttributeType::Values | AttributeType::List if quantity == Quantity::No => Test::Worded(attribute, false),
            AttributeType::Flag if some => Test::Value(attribute, 1),
            _ if quantity == Quantity::No => Test::Lacks(attribute),
            _ => {
                let (comparison, value) = as_comparison(quantity);
                Test::Attribute(attribute, comparison, Number::Constant(value))
            }
        }
    }

    fn comparison(&mut self, name: &[Word], comparison: Comparison, value: Number, nature: Nature) -> Option<Test> {
        if nature == Nature::Players {
            return Some(Test::Measure(self.measure(name)?, comparison, value));
        }
        let word = self.single(name)?;
        let meanings = self.vocabulary.meanings(&word.text).to_vec();
        for meaning in meanings {
            match meaning {
                Meaning::Attribute(attribute) => {
                    if *self.vocabulary.attribute_type(attribute) != AttributeType::Number {
                        return self.mismatch(
                            word.span,
                            format!("`{}` is not a number", word.text),
                            "only numbers can be compared",
                        );
                    }
                    return Some(Test::Attribute(attribute, comparison, value));
                }
                Meaning::Query(query, Bearer::Card | Bearer::Place) => {
                    return Some(Test::Number(Box::new(Number::Query(query, Subject::Here)), comparison, value));
                }
                Meaning::Counter(counter, Bearer::Card | Bearer::Place) => {
                    return Some(Test::Number(Box::new(Number::Counter(counter, Subject::Here)), comparison, value));
                }
                _ => {}
            }
        }
        self.unknown(word, "a number of a card is expected here", |meaning| {
            matches!(meaning, Meaning::Attribute(_) | Meaning::Query(_, Bearer::Card))
        })
    }
}

fn nature_of(bound: Bound) -> Nature {
    match bound {
        Bound::Card => Nature::Cards,
        Bound::Place => Nature::Places,
        Bound::Player => Nature::Players,
        Bound::Value => Nature::Values,
        Bound::Amount => Nature::Amounts,
    }
}
