//! What stands behind a noun and narrows it down.

use super::Resolver;
use super::number::bears;
use super::selection::Nature;
use super::uses::Use;
use super::words::compared;
use crate::syntax::{Amount, Comparison, Filter, Head, Prefix, Selection, Span, Word};
use crate::tree::{Number, Quantity, Set, Slot, Source, Subject, Test, Who};
use crate::vocabulary::{AttributeId, AttributeType, Bearer, Meaning};

impl Resolver<'_> {
    /// Narrows a set down. The first place or holder says where the cards are looked for, a further one must hold as well.
    pub(super) fn filter(
        &mut self,
        filter: &Filter,
        nature: Nature,
        place: Use,
        set: &mut Set,
        placed: &mut bool,
    ) -> Option<()> {
        self.fits(filter, nature)?;
        match filter {
            Filter::WithMost(most, name, span) => {
                if matches!(place, Use::Hold | Use::Pay) {
                    return self.mismatch_with(
                        *span,
                        "`with the most …` is not said of what is required",
                        "this has no meaning here",
                        "let the card be chosen, or ask for it in a condition",
                    );
                }
                let figure = self.figure(name, nature, *span)?;
                set.most.push((*most, figure));
            }
            Filter::WithCompare(name, comparison, amount, _) => {
                let value = self.spoken_of(nature, |resolver| resolver.amount(amount))?;
                let test = self.comparison(name, *comparison, value, nature)?;
                set.tests.push(test);
            }
            Filter::WithThing(thing) => {
                let mut tests = self.spoken_of(nature, |resolver| resolver.with(thing, nature))?;
                set.tests.append(&mut tests);
            }
            Filter::WithAny(things) => {
                let tests = things.iter().map(|thing| self.with_one_of(thing, nature)).collect::<Vec<_>>();
                set.tests.push(Test::Any(tests.into_iter().collect::<Option<_>>()?));
            }
            Filter::OfDifferent(count, word) => self.different(*count, word, place, set)?,
            Filter::OfSame(word) => {
                let attribute = self.attribute(word)?;
                self.kinship(word.span, place, false, set)?;
                set.same = Some(attribute);
            }
            Filter::OfYours(_) => set.tests.push(Test::OwnedBy(Who::You)),
            Filter::OfThing(thing) => self.of(thing, nature, set, placed)?,
            Filter::In(not, places) => {
                let mut found = Vec::new();
                for place in places {
                    let within = self.place(place, Use::Within)?;
                    self.lies_on(&within, nature, place.span)?;
                    found.push(within);
                }
                self.lies(*not, found, nature, set, placed);
            }
            Filter::Under(thing) => {
                let under = self.under(thing)?;
                self.lies(false, vec![under], nature, set, placed);
            }
            Filter::Ahead(thing) => {
                let thing = self.on_board(thing)?;
                set.tests.push(Test::Ahead(Box::new(thing)));
            }
            Filter::Behind(thing) => {
                let thing = self.on_board(thing)?;
                set.tests.push(Test::Behind(Box::new(thing)));
            }
            Filter::Beside(thing) => {
                let thing = self.on_board(thing)?;
                set.tests.push(Test::Beside(Box::new(thing)));
            }
            Filter::YouHold(_) => self.held(Set::of(Source::Player(Who::You)), set, placed),
            Filter::TheyHold(span) => {
                self.somebody(*span)?;
                self.held(Set::of(Source::Player(Who::They)), set, placed);
            }
            Filter::HeldBy(player) => {
                let (players, nature) = self.things(player, Use::Within)?;
                if nature != Nature::Players {
                    return self.mismatch(player.span, "only players hold cards", "a player is expected here");
                }
                self.held(players, set, placed);
            }
            Filter::Clockwise(from) => {
                let who = self.player(from)?;
                set.source = match &set.source {
                    Source::Opponents(_) => Source::Opponents(who),
                    Source::Players(Who::Active) => Source::Players(who),
                    _ => {
                        return self.mismatch(
                            from.span,
                            "`clockwise from …` says where a round of players begins",
                            "this word has no meaning here",
                        );
                    }
                };
            }
            Filter::Amounts(..) => {}
            Filter::EqualTo(amount) => {
                let number = self.amount(amount)?;
                if place != Use::Object || set.equal_to.is_some() {
                    let span = super::instruction::object_span(amount).unwrap_or_default();
                    return self.mismatch_with(
                        span,
                        "`equal to …` says how much a verb is done to",
                        "this has no meaning here",
                        "write a comparison: `with cost at least …`, `… is at least …`",
                    );
                }
                set.equal_to = Some(Box::new(number));
            }
        }
        Some(())
    }

    /// Whether a filter can be said of such things at all.
    fn fits(&mut self, filter: &Filter, nature: Nature) -> Option<()> {
        use Nature::{Amounts, Cards, Places, Players};
        let (fits, what): (&[Nature], &str) = match filter {
            Filter::WithMost(..) => (&[Cards, Players, Places], "with the most …"),
            Filter::WithCompare(..) | Filter::WithThing(_) => (&[Cards, Players, Places], "with …"),
            Filter::WithAny(_) => (&[Cards, Places], "with … or …"),
            Filter::OfDifferent(..) => (&[Cards], "of different …"),
            Filter::OfSame(_) => (&[Cards], "of the same …"),
            Filter::OfYours(_) => (&[Cards], "of yours"),
            Filter::OfThing(_) => (&[Cards, Places], "of …"),
            Filter::In(false, _) => (&[Cards, Places], "in …"),
            Filter::In(true, _) => (&[Cards, Places], "not in …"),
            Filter::Under(_) => (&[Cards], "under …"),
            Filter::Ahead(_) => (&[Cards, Places], "ahead of …"),
            Filter::Behind(_) => (&[Cards, Places], "behind …"),
            Filter::Beside(_) => (&[Cards, Places], "beside …"),
            Filter::YouHold(_) => (&[Cards], "you hold"),
            Filter::TheyHold(_) => (&[Cards], "they hold"),
            Filter::HeldBy(_) => (&[Cards], "held by …"),
            Filter::Clockwise(_) => (&[Players], "clockwise from …"),
            Filter::EqualTo(_) => (&[Cards], "equal to …"),
            Filter::Amounts(..) => (&[Amounts], "up to …"),
        };
        if fits.contains(&nature) {
            return Some(());
        }
        let span = filter_span(filter);
        if matches!(filter, Filter::Amounts(..)) {
            return self.mismatch_with(
                span,
                "`up to …` after a name says which amounts one may be chosen from",
                "this is not an amount",
                "for example `an amount up to your tokens`",
            );
        }
        let message = format!("`{what}` is not said of {}", nature.plural());
        self.mismatch(span, message, "this has no meaning here")
    }

    /// Resolves what is said of players one by one: there, `they` is the player being looked at.
    fn spoken_of<T>(&mut self, nature: Nature, resolve: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if nature != Nature::Players {
            return resolve(self);
        }
        let (they, says) = (std::mem::replace(&mut self.they, true), self.says_they);
        let found = resolve(self);
        (self.they, self.says_they) = (they, says);
        found
    }

    /// Places lie on boards, and nowhere else.
    pub(super) fn lies_on(&mut self, place: &crate::tree::Place, nature: Nature, span: Span) -> Option<()> {
        if nature != Nature::Places || matches!(place, crate::tree::Place::Board(_)) {
            return Some(());
        }
        self.mismatch(span, "places lie on boards, and nowhere else", "a board is expected here")
    }

    /// The cards lie there, or must not.
    fn lies(&self, not: bool, places: Vec<crate::tree::Place>, nature: Nature, set: &mut Set, placed: &mut bool) {
        if nature == Nature::Cards && !not && !*placed {
            set.source = Source::CardsIn(places);
            *placed = true;
        } else {
            set.tests.push(Test::In(not, places));
        }
    }

    /// The cards are held by one of these players.
    fn held(&self, players: Set, set: &mut Set, placed: &mut bool) {
        if *placed {
            set.tests.push(Test::HeldBy(Box::new(players)));
            return;
        }
        *placed = true;
        let plain = players.tests.is_empty() && players.most.is_empty() && !players.definite;
        set.source = match &players.source {
            Source::Player(who) if plain => Source::Held(who.clone()),
            Source::Slot(slot) if plain => Source::Held(Who::Bound(*slot)),
            _ => Source::HeldBySome(Box::new(players)),
        };
    }

    /// `of different colors`, `of at least 4 different colors`
    fn different(&mut self, count: Option<(Comparison, i32)>, word: &Word, place: Use, set: &mut Set) -> Option<()> {
        let attribute = self.attribute(word)?;
        self.kinship(word.span, place, count.is_some(), set)?;
        set.distinct = Some(attribute);
        let Some((comparison, count)) = count else {
            return Some(());
        };
        if set.quantity != Quantity::Unsaid || !matches!(place, Use::There | Use::Had | Use::Hold) {
            return self.mismatch_with(
                word.span,
                "it says how many twice, or not of what",
                "the number of different values stands here",
                "write `there are … of at least 2 different …` without another number",
            );
        }
        set.quantity = match comparison {
            Comparison::AtLeast => Quantity::AtLeast(count),
            Comparison::AtMost => Quantity::AtMost(count),
            Comparison::Exactly | Comparison::NotExactly => Quantity::Exactly(count),
            Comparison::MoreThan => Quantity::AtLeast(count + 1),
            Comparison::LessThan => Quantity::AtMost(count - 1),
        };
        Some(())
    }

    /// `of different …` and `of the same …` are said of several cards that are counted or taken; how many, must be said, unless it is asked or
    /// the words bring a number of their own.
    fn kinship(&mut self, span: Span, place: Use, numbered: bool, set: &Set) -> Option<()> {
        let counted = matches!(place, Use::There | Use::Had | Use::Counted | Use::Hold)
            && !matches!(set.quantity, Quantity::All | Quantity::Each);
        let taken = matches!(place, Use::Object | Use::Pay)
            && !matches!(set.quantity, Quantity::Unsaid | Quantity::All | Quantity::Each | Quantity::No);
        let several = match set.quantity {
            Quantity::Unsaid => numbered || place == Use::Counted,
            Quantity::One | Quantity::No => false,
            Quantity::Number(count) | Quantity::AtLeast(count) => count > 1,
            _ => true,
        };
        if (counted || taken) && !several {
            return self.mismatch_with(
                span,
                "it does not say how many cards must differ or be the same",
                "one card alone does neither",
                "say how many: `2 cards of the same …`, `at least 3 cards of different …`",
            );
        }
        if (counted || taken) && set.distinct.is_none() && set.same.is_none() {
            return Some(());
        }
        self.mismatch_with(
            span,
            "`of different …` and `of the same …` have no meaning here",
            "they are said of so many cards that are counted or taken",
            "for example `discard 2 cards of different … in your hand`",
        )
    }

    /// `of the deck`, `of its color`, `of the active player`
    fn of(&mut self, thing: &Selection, nature: Nature, set: &mut Set, placed: &mut bool) -> Option<()> {
        let chosen = thing.filters.is_empty() && thing.prefixes.iter().all(|before| before.prefix == Prefix::The);
        if let Head::Name(name) = &thing.head
            && let [word] = name.as_slice()
            && !(chosen && self.scope.find(&word.text).is_some())
            && let Some(attribute) = self.attribute_of(word)
        {
            if *self.vocabulary.attribute_type(attribute) != AttributeType::Values {
                return self.mismatch_with(
                    thing.span,
                    "only values can be the same in this way",
                    "this is not a value",
                    "write `with the … of …`, or compare: `with cost exactly (…)`",
                );
            }
            let other = self.bearer(thing)?;
            set.tests.push(Test::SameAs(attribute, Box::new(other)));
            return Some(());
        }
        if let Head::Name(name) = &thing.head
            && let [word] = name.as_slice()
            && let Some((slot, super::Bound::Value)) = self.scope.find(&word.text)
            && let Some(attribute) = self.attribute_of(word)
        {
            set.tests.push(Test::SameAs(attribute, Box::new(Set::of(Source::Slot(slot)))));
            return Some(());
        }
        // What `of` says of players is whose, of places where.
        let problems = self.problems.len();
        if let Some((_, Nature::Players)) = self.quietly(|resolver| resolver.things(thing, Use::Within)) {
            if nature != Nature::Cards {
                return self.mismatch(thing.span, "places belong to no player", "a board is expected here");
            }
            let who = self.player(thing)?;
            set.tests.push(Test::OwnedBy(who));
            return Some(());
        }
        self.problems.truncate(problems);
        let place = self.place(thing, Use::Within)?;
        let by_name = matches!(&place, crate::tree::Place::Thing(set)
            if !matches!(set.source, Source::Slot(_) | Source::PlacesOf(_) | Source::Ends));
        if by_name || matches!(place, crate::tree::Place::Any(_)) {
            return self.mismatch_with(
                thing.span,
                "it does not say of which one",
                "one place or player is expected after `of`",
                "write `in …` or `under …` where any of them will do",
            );
        }
        self.lies_on(&place, nature, thing.span)?;
        self.lies(false, vec![place], nature, set, placed);
        Some(())
    }

    /// The thing that bears an attribute: `its color`, `the color of this card`.
    pub(super) fn bearer(&mut self, selection: &Selection) -> Option<Set> {
        let selection = &Self::said_of_bearer(selection);
        let words = self.words(selection)?;
        if let Some(span) = words.number.or(words.order.map(|(_, span)| span)).or(words.which()) {
            return self.mismatch(span, "this word has no meaning here", "before a value of one thing");
        }
        let of = match selection.filters.as_slice() {
            [] => None,
            [Filter::OfThing(thing)] => Some(thing),
            [first, ..] => {
                return self.mismatch(filter_span(first), "this has no meaning here", "behind a value of one thing");
            }
        };
        match (of, words.whose) {
            (Some(thing), None) => {
                let (set, nature) = self.things(thing, Use::One)?;
                if !matches!(nature, Nature::Cards | Nature::Places) {
                    let message = format!("{} have no such value", nature.plural());
                    return self.mismatch(thing.span, message, "a card or place is expected here");
                }
                Some(set)
            }
            (None, Some(_)) if words.its() => Some(Set::of(Source::Slot(Slot::It))),
            (Some(_), Some((_, span))) => {
                self.mismatch(span, "it says of what twice", "leave this word out, or what stands behind `of`")
            }
            _ => self.mismatch(selection.span, "it does not say of what", "write `its …` or `… of this card`"),
        }
    }

    pub(super) fn with(&mut self, thing: &Selection, nature: Nature) -> Option<Vec<Test>> {
        if let Some(otherwise) = &thing.otherwise {
            return self.no_else(otherwise);
        }
        if let Head::Name(name) = &thing.head
            && let [word] = name.as_slice()
        {
            if nature == Nature::Players
                && thing.filters.is_empty()
                && let Some(measure) = self.measure_of(word)
            {
                let quantity = self.amount_word(thing)?;
                return Some(compared(quantity, |comparison, value| Test::Measure(measure.clone(), comparison, value)));
            }
            if nature != Nature::Players
                && let Some(tests) = self.with_attribute(word, thing, nature)?
            {
                return Some(tests);
            }
        }
        // Cards on a place, under a card, or held by a player.
        let (mut set, inner) = self.things(thing, Use::Had)?;
        if inner != Nature::Cards {
            return self.mismatch(
                thing.span,
                "only cards can be had in this way",
                "a card or attribute is expected here",
            );
        }
        let everywhere = matches!(set.source, Source::Everywhere);
        if set.definite || matches!(set.quantity, Quantity::All | Quantity::Each) {
            return self.mismatch_with(
                thing.span,
                "this says of which cards, and not how many a thing has",
                "behind `with` cards are counted",
                "write `with a …`, `with 2 …` or `with no …`",
            );
        }
        let quantity = set.quantity;
        if everywhere {
            set.source = Source::Here;
        } else if matches!(set.source, Source::Slot(_)) && nature == Nature::Players {
            set.tests.push(Test::HeldBy(Box::new(Set::of(Source::Player(Who::They)))));
        } else if nature == Nature::Players {
            set.tests.push(Test::OwnedBy(Who::They));
        } else {
            return self.mismatch(
                thing.span,
                "it says where these cards lie twice",
                "they lie on the place or under the card that is looked at",
            );
        }
        Some(vec![Test::Has(quantity, Box::new(set))])
    }

    /// The word of number before a number of a player or a thing: `2`, `at least 2`, `no`, `a`, or nothing.
    pub(super) fn amount_word(&mut self, selection: &Selection) -> Option<Quantity> {
        let words = self.words(selection)?;
        let odd =
            words.order.map(|(_, span)| span).or(words.which()).or(words.the).or(words.whose.map(|(_, span)| span));
        if let Some(span) = odd {
            return self.mismatch(span, "this word has no meaning here", "before a number only how much is said");
        }
        if matches!(words.quantity, Quantity::All | Quantity::Each) {
            let span = words.number.unwrap_or(selection.span);
            return self.mismatch(span, "this word has no meaning here", "write how much: `2`, `at least 2`, `no`");
        }
        Some(words.quantity)
    }

    /// `with a star`, `with herbs`, `with the symbol of the card`
    pub(super) fn with_attribute(
        &mut self,
        word: &Word,
        thing: &Selection,
        nature: Nature,
    ) -> Option<Option<Vec<Test>>> {
        let meanings = self.vocabulary.meanings(&word.text).to_vec();
        for meaning in meanings {
            match meaning {
                Meaning::Attribute(attribute) => {
                    // `with the symbol`: the one that was chosen.
                    if thing.says(&Prefix::The)
                        && thing.filters.is_empty()
                        && let Some((slot, super::Bound::Value)) = self.scope.find(&word.text)
                    {
                        let chosen = Set::of(Source::Slot(slot));
                        return Some(Some(vec![Test::SameAs(attribute, Box::new(chosen))]));
                    }
                    if !thing.filters.is_empty() || thing.says(&Prefix::Its) {
                        let its = thing.says(&Prefix::Its);
                        if !its && !thing.says(&Prefix::The) {
                            return self.mismatch(
                                thing.span,
                                "it does not say which one is meant",
                                "write `with the … of …`",
                            );
                        }
                        let odd = *self.vocabulary.attribute_type(attribute) != AttributeType::Values;
                        if odd {
                            return self.mismatch_with(
                                thing.span,
                                "only values can be the same in this way",
                                "this is not a value",
                                "compare numbers: `with cost exactly (cost of …)`",
                            );
                        }
                        let other = self.bearer(thing)?;
                        return Some(Some(vec![Test::SameAs(attribute, Box::new(other))]));
                    }
                    let quantity = self.amount_word(thing)?;
                    return Some(Some(self.has_attribute(attribute, quantity, thing.span)?));
                }
                Meaning::Value(attribute, value) if thing.filters.is_empty() => {
                    let test = Test::Value(attribute, value);
                    return match self.amount_word(thing)? {
                        Quantity::Unsaid | Quantity::One => Some(Some(vec![test])),
                        Quantity::No => Some(Some(vec![Test::Not(vec![test])])),
                        _ => self.mismatch(thing.span, "a value is had or not", "leave the number out"),
                    };
                }
                Meaning::Counter(counter, bearer) if bears(bearer, nature) && thing.filters.is_empty() => {
                    let quantity = self.amount_word(thing)?;
                    return Some(Some(borne(quantity, nature, |comparison, value| {
                        Test::Number(Box::new(Number::Counter(counter, Subject::Here)), comparison, value)
                    })));
                }
                Meaning::Query(query, bearer) if bears(bearer, nature) && thing.filters.is_empty() => {
                    let quantity = self.amount_word(thing)?;
                    return Some(Some(borne(quantity, nature, |comparison, value| {
                        Test::Number(Box::new(Number::Query(query, Subject::Here)), comparison, value)
                    })));
                }
                _ => {}
            }
        }
        Some(None)
    }

    /// Having an attribute, so many of it, or none.
    pub(super) fn has_attribute(
        &mut self,
        attribute: AttributeId,
        quantity: Quantity,
        span: Span,
    ) -> Option<Vec<Test>> {
        let some = matches!(quantity, Quantity::Unsaid | Quantity::One);
        let none = matches!(quantity, Quantity::No | Quantity::Number(0));
        Some(match self.vocabulary.attribute_type(attribute) {
            AttributeType::Values | AttributeType::List if some => vec![Test::Worded(attribute, true)],
            AttributeType::Values | AttributeType::List if quantity == Quantity::No => {
                vec![Test::Worded(attribute, false)]
            }
            AttributeType::Flag if some => vec![Test::Value(attribute, 1)],
            AttributeType::Flag if quantity == Quantity::No => vec![Test::Lacks(attribute)],
            AttributeType::Number if none => vec![Test::Lacks(attribute)],
            // What stands on a card may be less than 0, and stands on it all the same.
            AttributeType::Number if some => {
                vec![Test::Attribute(attribute, Comparison::NotExactly, Number::Constant(0))]
            }
            AttributeType::Number => {
                compared(quantity, |comparison, value| Test::Attribute(attribute, comparison, value))
            }
            _ => return self.mismatch(span, "a value is had or not", "leave the number out"),
        })
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
                Meaning::Query(query, bearer) if bears(bearer, nature) => {
                    return Some(Test::Number(Box::new(Number::Query(query, Subject::Here)), comparison, value));
                }
                Meaning::Counter(counter, bearer) if bears(bearer, nature) => {
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

/// Where a filter stands, as near as is known.
pub(super) fn filter_span(filter: &Filter) -> Span {
    match filter {
        Filter::WithMost(_, _, span)
        | Filter::WithCompare(_, _, _, span)
        | Filter::OfYours(span)
        | Filter::YouHold(span)
        | Filter::TheyHold(span) => *span,
        Filter::WithThing(thing)
        | Filter::OfThing(thing)
        | Filter::Under(thing)
        | Filter::Ahead(thing)
        | Filter::Behind(thing)
        | Filter::Beside(thing)
        | Filter::HeldBy(thing)
        | Filter::Clockwise(thing) => thing.span,
        Filter::In(_, places) | Filter::WithAny(places) => places.first().map(|place| place.span).unwrap_or_default(),
        Filter::OfDifferent(_, word) | Filter::OfSame(word) => word.span,
        Filter::EqualTo(amount) | Filter::Amounts(_, amount) => amount_span(amount),
    }
}

/// A number that a thing bears is so much; without a number before it, there is any of it at all, be it less than 0. What
/// players have is counted.
fn borne(quantity: Quantity, nature: Nature, test: impl Fn(Comparison, Number) -> Test) -> Vec<Test> {
    match quantity {
        Quantity::Unsaid | Quantity::One if nature != Nature::Players => {
            vec![test(Comparison::NotExactly, Number::Constant(0))]
        }
        quantity => compared(quantity, test),
    }
}

fn amount_span(amount: &Amount) -> Span {
    super::instruction::object_span(amount).unwrap_or_default()
}
