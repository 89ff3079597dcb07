//! Selections: which things a noun with its adjectives and filters means, read in the three steps of the page.

use quarterdeck_dsl::resolve::Bound;
use quarterdeck_dsl::syntax::{Comparison, Filter, Head, Order, Range, Selection, Word};
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType, Meaning};

use super::account::{Count, Filters, Whose, Words};
use super::filters::OfWhat;
use super::world::refuse;
use super::{Meant, Speech, World};

/// What sort of things a selection is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Cards.
    Cards,
    /// Players.
    Players,
    /// Zones and places.
    Zones,
    /// Values of an attribute.
    Values,
    /// Numbers to choose.
    Amounts,
}

/// Where cards are looked for if nothing is said.
#[derive(Clone, Debug)]
pub enum Look {
    /// It must be said.
    Refuse,
    /// Anywhere.
    Anywhere,
    /// What a player holds.
    Held(Seat),
    /// What lies in these.
    In(Vec<ZoneAt>),
    /// The hand of who does it, if the pack says what a hand is.
    Hand(Seat),
}

/// What a selection means.
#[derive(Clone, Debug)]
pub struct Found {
    /// Of what sort.
    pub sort: Sort,
    /// The candidates; with an order word, those that it means.
    pub things: Vec<Thing>,
    /// With an order word.
    pub ordered: bool,
    /// `the` stood before.
    pub the: bool,
    /// `your`, `their` or `its` stood before, or it is a pronoun, a bound name, a card by name, one player, a zone.
    pub sure: bool,
    /// `your` or `their` stood before cards.
    pub whose: bool,
    /// `first player` said which of a round is meant.
    pub first: bool,
    /// How many an order word asks for.
    pub wanted: i32,
    /// It is a pronoun, or a name that is bound.
    pub pronoun: bool,
    /// There is one of it by its nature: a pronoun, a bound name, the active player, an owner, a zone.
    pub single: bool,
    /// It is known where the cards lie, so that they lie in an order.
    pub placed: bool,
    /// A place or holder was said.
    pub said: bool,
    /// The word of number.
    pub count: Count,
    /// Chance says which.
    pub random: bool,
    /// `equal to N`
    pub equal: Option<i32>,
    /// `of different colors`, with its own number perhaps.
    pub different: Option<(AttributeId, Option<(Comparison, i32)>)>,
    /// `of the same color`
    pub same: Option<AttributeId>,
}

impl Found {
    /// Just these things.
    pub fn just(sort: Sort, things: Vec<Thing>) -> Found {
        Found {
            sort,
            things,
            ordered: false,
            the: false,
            sure: true,
            whose: false,
            first: false,
            wanted: 0,
            pronoun: false,
            single: false,
            placed: false,
            said: false,
            count: Count::Unsaid,
            random: false,
            equal: None,
            different: None,
            same: None,
        }
    }
}

/// What may be said of a card's place.
#[derive(Default)]
struct Spots {
    /// The cards that each place or holder allows, in their order.
    said: Vec<Vec<CardAt>>,
    /// What is said lets look anywhere.
    anywhere: bool,
}

/// A selection with further filters behind it.
pub fn with_filters(selection: &Selection, more: &[&Filter]) -> Selection {
    let mut joined = selection.clone();
    joined.filters.extend(more.iter().map(|filter| (*filter).clone()));
    joined
}

/// The things behind `of`, if a filter is one.
pub fn of_thing(filter: &Filter) -> Option<&Selection> {
    match filter {
        Filter::OfThing(thing) => Some(thing),
        _ => None,
    }
}

impl World<'_> {
    /// What a selection means where cards are looked for so. `else` is allowed only where it may stand.
    pub fn find(&self, selection: &Selection, look: &Look, with_else: bool, speech: &Speech) -> Meant<Found> {
        let selection = &self.regrouped(selection);
        let Some(otherwise) = &selection.otherwise else {
            return self.candidates(selection, look, speech);
        };
        if !with_else {
            return refuse("`else` has no meaning here");
        }
        let found = self.candidates(selection, look, speech)?;
        let instead = self.find(otherwise, look, true, speech)?;
        Ok(if found.things.is_empty() { instead } else { found })
    }

    fn candidates(&self, selection: &Selection, look: &Look, speech: &Speech) -> Meant<Found> {
        let mut words = Words::read(&selection.prefixes)?;
        let filters = Filters::read(&selection.filters);
        let pronoun = match &selection.head {
            Head::It => Some(self.it(speech)?),
            Head::This => Some(self.this(speech)?),
            Head::Part => Some(self.part(speech)?),
            Head::You => Some(Thing::Player(speech.you)),
            Head::They => match self.they(speech)? {
                Some(seat) => Some(Thing::Player(seat)),
                None => {
                    words.done()?;
                    return Ok(Found { pronoun: true, single: true, ..Found::just(Sort::Players, Vec::new()) });
                }
            },
            Head::Name(_) => None,
        };
        if let Some(thing) = pronoun {
            words.done()?;
            return self.spoken(thing, filters, speech);
        }
        let Head::Name(name) = &selection.head else { return refuse("no noun") };
        let Some((noun, adjectives)) = name.split_last() else { return refuse("no noun") };
        if adjectives.is_empty()
            && filters.is_empty()
            && let Some((thing, bound)) = self.bound(&noun.text, speech)
        {
            let mut only = words.clone();
            // A chosen amount is meant without `the`, too.
            let sure = only.take_the() || bound == Bound::Amount;
            if sure && only.done().is_ok() {
                return self.spoken(thing, filters, speech);
            }
        }
        let meanings = self.meanings(noun)?;
        let any = |fits: fn(&Meaning) -> bool| meanings.iter().any(fits);
        let mut found = if any(|it| matches!(it, Meaning::AnyCard | Meaning::Kind(_) | Meaning::Family(_))) {
            self.cards(&meanings, adjectives, &mut words, filters, look, speech)?
        } else if any(is_player) {
            self.players(&meanings, adjectives, &mut words, filters, speech)?
        } else if any(|it| matches!(it, Meaning::Zone(..))) {
            self.no_adjectives_but_empty(adjectives)?;
            self.zones(&meanings, adjectives, &mut words, filters, speech)?
        } else if any(|it| matches!(it, Meaning::PlaceOf(_) | Meaning::AnyZone)) {
            self.places(&meanings, adjectives, &mut words, filters, speech)?
        } else if any(|it| matches!(it, Meaning::Attribute(_))) {
            self.no_adjectives(adjectives)?;
            self.values(&meanings, &mut words, filters, speech)?
        } else if any(|it| matches!(it, Meaning::Value(..))) {
            self.no_adjectives(adjectives)?;
            filters.done()?;
            let values = meanings.iter().filter_map(|meaning| match meaning {
                Meaning::Value(attribute, value) => Some(Thing::Value(*attribute, *value)),
                _ => None,
            });
            Found::just(Sort::Values, values.collect())
        } else if any(|it| matches!(it, Meaning::AnyAmount)) {
            self.no_adjectives(adjectives)?;
            self.amounts(filters, speech)?
        } else {
            return refuse(format!("`{}` is no thing", noun.text));
        };
        found.the = words.take_the();
        if words.take_other()? {
            self.leave_out(&mut found, speech)?;
        }
        found.random = words.take_random();
        let count = words.take_count();
        let order = match (words.take_order(), found.first) {
            (Some(_), true) => return refuse("two order words"),
            (None, true) => Some(Order::First),
            (order, false) => order,
        };
        let behind = selection.filters.iter().any(|filter| matches!(filter, Filter::Behind(_)));
        match order {
            None => {
                // Behind something, what is nearest comes first.
                if behind {
                    found.things.reverse();
                }
                found.count = count;
            }
            Some(order) => {
                let nth = words.nth();
                let most = match count {
                    Count::Unsaid => found.equal.unwrap_or(1),
                    Count::Range(Range::Number(n)) if found.equal.is_none() && nth == 1 => n,
                    _ => return refuse("no other word of number goes with an order word"),
                };
                let placed = found.placed || matches!(found.sort, Sort::Players | Sort::Zones);
                if !placed || found.different.is_some() || found.same.is_some() {
                    return refuse("an order word needs things in an order");
                }
                found.things = ordered(found.things, order, behind, most.saturating_add(nth - 1));
                found.things.drain(..found.things.len().min((nth - 1) as usize));
                (found.ordered, found.equal, found.wanted) = (true, None, most);
            }
        }
        words.done()?;
        Ok(found)
    }

    /// A pronoun or bound name; filters behind it must be true of it.
    fn spoken(&self, thing: Thing, filters: Filters<'_>, speech: &Speech) -> Meant<Found> {
        let sort = match thing {
            Thing::Player(_) => Sort::Players,
            Thing::Zone(_) => Sort::Zones,
            Thing::Value(..) => Sort::Values,
            Thing::Amount(_) => Sort::Amounts,
            Thing::Card(_) | Thing::Nothing => Sort::Cards,
        };
        let mut found = Found::just(sort, if thing == Thing::Nothing { Vec::new() } else { vec![thing] });
        for filter in { filters }.take_all() {
            match sort {
                Sort::Cards => {
                    let mut spots = Spots::default();
                    if self.spot(filter, &mut spots, speech)? {
                        found.things.retain(|thing| spots.said.iter().all(|cards| is_among(*thing, cards)));
                    } else {
                        self.keep(&mut found.things, filter, speech)?;
                    }
                }
                Sort::Players | Sort::Zones => self.keep(&mut found.things, filter, speech)?,
                Sort::Values | Sort::Amounts => return refuse("nothing is said of a value"),
            }
        }
        (found.pronoun, found.single) = (true, true);
        Ok(found)
    }

    fn no_adjectives(&self, adjectives: &[Word]) -> Meant<()> {
        match adjectives.first() {
            None => Ok(()),
            Some(word) => refuse(format!("`{}` cannot stand there", word.text)),
        }
    }

    fn no_adjectives_but_empty(&self, adjectives: &[Word]) -> Meant<()> {
        for word in adjectives {
            if !self.meanings(word)?.contains(&Meaning::Empty) {
                return refuse(format!("`{}` cannot stand there", word.text));
            }
        }
        Ok(())
    }

    fn cards(
        &self,
        meanings: &[Meaning],
        adjectives: &[Word],
        words: &mut Words,
        mut filters: Filters<'_>,
        look: &Look,
        speech: &Speech,
    ) -> Meant<Found> {
        let mut found = Found::just(Sort::Cards, Vec::new());
        let mut spots = Spots::default();
        let mut tests: Vec<&Filter> = Vec::new();
        let by_name = |list: &[Meaning]| list.iter().any(|it| matches!(it, Meaning::Family(_)));
        spots.anywhere |= by_name(meanings);
        found.sure = by_name(meanings);
        for filter in filters.take_all() {
            match filter {
                Filter::OfDifferent(number, word) => {
                    if found.different.replace((self.attribute_word(word)?, *number)).is_some() {
                        return refuse("`different` twice");
                    }
                }
                Filter::OfSame(word) => {
                    if found.same.replace(self.attribute_word(word)?).is_some() {
                        return refuse("`same` twice");
                    }
                }
                Filter::EqualTo(amount) => {
                    if found.equal.replace(self.amount(amount, speech)?).is_some() {
                        return refuse("`equal to` twice");
                    }
                }
                _ if self.spot(filter, &mut spots, speech)? => {}
                _ => tests.push(filter),
            }
        }
        match words.take_whose() {
            None => {}
            Some(Whose::Its) => return refuse("`its` does not belong to cards"),
            Some(whose) => {
                let seat = self.owner(self.possessor(whose, speech)?);
                (found.sure, found.whose) = (true, true);
                let theirs = |card: &CardAt| seat.is_some() && self.facts.owner(*card) == seat;
                spots.said.push(if spots.said.is_empty() {
                    seat.map_or_else(Vec::new, |seat| self.held(seat))
                } else {
                    self.all_cards().into_iter().filter(theirs).collect()
                });
            }
        }
        found.said = !spots.said.is_empty();
        found.placed = found.said;
        let base = match (spots.said.first(), look) {
            (Some(first), _) => first.clone(),
            (None, Look::Held(seat)) => {
                found.placed = true;
                self.held(*seat)
            }
            (None, Look::In(zones)) => {
                found.placed = true;
                zones.iter().flat_map(|zone| self.cards_in(*zone)).collect()
            }
            (None, Look::Anywhere) => self.all_cards(),
            (None, _) if spots.anywhere => self.all_cards(),
            (None, Look::Hand(seat)) => {
                let Some(hand) = self.draws.1 else { return refuse("it must be said where the cards are") };
                found.placed = true;
                self.cards_in(self.facts.zone(hand, Some(*seat)))
            }
            (None, Look::Refuse) => return refuse("it must be said where the cards are looked for"),
        };
        for card in base {
            let thing = Thing::Card(card);
            let there = spots.said.iter().all(|cards| cards.contains(&card));
            if there && self.noun_fits(meanings, thing, speech) && !found.things.contains(&thing) {
                found.things.push(thing);
            }
        }
        for word in adjectives {
            self.keep_adjective(&mut found.things, word, speech)?;
        }
        let in_hand = matches!(look, Look::Hand(_)) && !spots.anywhere;
        if tests.iter().any(|it| is_most(it)) && !found.said && !in_hand {
            return refuse("the most among which cards?");
        }
        self.keep_all(&mut found, &tests, words, speech)?;
        Ok(found)
    }

    /// Keeps the things that pass all filters; the most of them are found once it is known which others are meant.
    pub(super) fn keep_all(
        &self,
        found: &mut Found,
        filters: &[&Filter],
        words: &mut Words,
        speech: &Speech,
    ) -> Meant<()> {
        for filter in filters.iter().filter(|it| !is_most(it)) {
            self.keep(&mut found.things, filter, speech)?;
        }
        if filters.iter().any(|it| is_most(it)) && words.take_other()? {
            self.leave_out(found, speech)?;
        }
        for filter in filters.iter().filter(|it| is_most(it)) {
            self.keep(&mut found.things, filter, speech)?;
        }
        Ok(())
    }

    /// Whether a card is what the noun says.
    fn noun_fits(&self, meanings: &[Meaning], thing: Thing, speech: &Speech) -> bool {
        let Thing::Card(card) = thing else { return false };
        meanings.iter().any(|meaning| match meaning {
            Meaning::AnyCard => true,
            Meaning::Kind(kind) => self.facts.is_kind(card, *kind, speech.wild),
            Meaning::Family(family) => self.facts.is_family(card, *family, speech.wild),
            _ => false,
        })
    }

    /// The cards that a player holds, zone by zone.
    pub fn held(&self, seat: Seat) -> Vec<CardAt> {
        self.facts.held_zones(seat).iter().flat_map(|zone| self.cards_in(*zone)).collect()
    }

    /// Takes a filter that says where cards lie, or whose they are.
    fn spot(&self, filter: &Filter, spots: &mut Spots, speech: &Speech) -> Meant<bool> {
        let cards = match filter {
            Filter::In(false, places) => {
                let mut cards = Vec::new();
                for place in places {
                    cards.extend(self.container(place, speech)?.iter().flat_map(|zone| self.cards_in(*zone)));
                }
                cards
            }
            Filter::In(true, _) | Filter::OfYours(_) => {
                spots.anywhere = true;
                return Ok(false);
            }
            Filter::OfThing(thing) => match self.of_what(thing, speech)? {
                OfWhat::Owner(_) => {
                    spots.anywhere = true;
                    return Ok(false);
                }
                OfWhat::Value(..) => return Ok(false),
                OfWhat::Container(zones) => zones.iter().flat_map(|zone| self.cards_in(*zone)).collect(),
            },
            Filter::Under(thing) => {
                self.container(thing, speech)?.iter().flat_map(|zone| self.cards_in(*zone)).collect()
            }
            Filter::YouHold(_) => self.held(speech.you),
            Filter::TheyHold(_) => self.they(speech)?.map_or_else(Vec::new, |seat| self.held(seat)),
            Filter::HeldBy(holder) => {
                self.some_players(holder, speech)?.iter().flat_map(|seat| self.held(*seat)).collect()
            }
            _ => return Ok(false),
        };
        spots.said.push(cards);
        Ok(true)
    }

    /// Leaves out what was spoken of before.
    pub(super) fn leave_out(&self, found: &mut Found, speech: &Speech) -> Meant<()> {
        let mut spoken = self.spoken_of(speech);
        if found.sort == Sort::Players {
            spoken.push(Thing::Player(speech.you));
        }
        let alike = |thing: &Thing| match found.sort {
            Sort::Cards => matches!(thing, Thing::Card(_)),
            Sort::Players => matches!(thing, Thing::Player(_)),
            Sort::Zones => matches!(thing, Thing::Zone(_)),
            Sort::Values => matches!(thing, Thing::Value(..)),
            Sort::Amounts => matches!(thing, Thing::Amount(_)),
        };
        spoken.retain(alike);
        if spoken.is_empty() {
            return refuse("nothing was spoken of, so there is no other");
        }
        found.things.retain(|thing| !spoken.contains(thing));
        Ok(())
    }

    /// The attribute that a word names.
    pub fn attribute_word(&self, word: &Word) -> Meant<AttributeId> {
        let found = self.meanings(word)?.into_iter().find_map(|meaning| match meaning {
            Meaning::Attribute(attribute) if *self.vocabulary.attribute_type(attribute) != AttributeType::List => {
                Some(attribute)
            }
            _ => None,
        });
        found.map_or_else(|| refuse(format!("`{}` is no attribute", word.text)), Ok)
    }

    /// One thing: the first of something definite. Nothing if there is none.
    pub fn one(&self, selection: &Selection, speech: &Speech) -> Meant<Thing> {
        self.one_looking(selection, &Look::Refuse, false, speech)
    }

    /// The same, where cards are looked for so.
    pub fn one_looking(&self, selection: &Selection, look: &Look, with_else: bool, speech: &Speech) -> Meant<Thing> {
        let found = self.find(selection, look, with_else, speech)?;
        let numbered = match Words::read(&selection.prefixes)?.take_count() {
            Count::Unsaid => found.count != Count::Unsaid,
            Count::Range(Range::Number(1)) => !found.ordered,
            _ => true,
        };
        if numbered || found.equal.is_some() || found.different.is_some() || found.same.is_some() {
            return refuse("a number does not say which one");
        }
        if !(found.the || found.ordered || found.sure || found.pronoun) {
            return refuse("it is not said which one");
        }
        Ok(found.things.first().copied().unwrap_or_default())
    }

    /// What `each` goes through.
    pub fn each(&self, selection: &Selection, speech: &Speech) -> Meant<Vec<Thing>> {
        let found = self.find(selection, &Look::Refuse, true, speech)?;
        if !matches!(found.count, Count::Unsaid | Count::All | Count::Each) {
            return refuse("it is not said which of them");
        }
        self.plain(found)
    }

    /// What is chosen from.
    pub fn choice(&self, selection: &Selection, speech: &Speech) -> Meant<Vec<Thing>> {
        let found = self.find(selection, &Look::Hand(speech.you), true, speech)?;
        let one = match &found.count {
            Count::Unsaid | Count::A | Count::Any => true,
            Count::Range(range) => {
                matches!(
                    range,
                    Range::Number(1) | Range::UpTo(1) | Range::AtMost(1) | Range::Or(0, 1) | Range::To(0, 1)
                )
            }
            _ => false,
        };
        if !one || found.ordered {
            return refuse("one thing is chosen");
        }
        self.plain(found)
    }

    fn plain(&self, found: Found) -> Meant<Vec<Thing>> {
        if found.equal.is_some() || found.different.is_some() || found.same.is_some() {
            return refuse("they are gone through one by one");
        }
        Ok(found.things)
    }

    /// Players among whom one is enough: `held by X`.
    pub fn some_players(&self, selection: &Selection, speech: &Speech) -> Meant<Vec<Seat>> {
        let found = self.find(selection, &Look::Refuse, false, speech)?;
        if found.sort != Sort::Players || matches!(found.count, Count::No | Count::Range(_) | Count::All | Count::Each)
        {
            return refuse("players are expected");
        }
        Ok(found
            .things
            .iter()
            .filter_map(|thing| if let Thing::Player(seat) = thing { Some(*seat) } else { None })
            .collect())
    }
}

/// Whether a noun is about players.
fn is_player(meaning: &Meaning) -> bool {
    matches!(
        meaning,
        Meaning::AnyPlayer
            | Meaning::Opponent
            | Meaning::Partner
            | Meaning::Team
            | Meaning::ActivePlayer
            | Meaning::FirstPlayer
            | Meaning::Owner
    )
}

/// Whether a filter is asked once everything else is.
pub(super) fn is_most(filter: &Filter) -> bool {
    matches!(filter, Filter::WithMost(..))
}

fn is_among(thing: Thing, cards: &[CardAt]) -> bool {
    matches!(thing, Thing::Card(card) if cards.contains(&card))
}

/// The first or last so many; behind something, the nearest come last along the board.
fn ordered(mut things: Vec<Thing>, order: Order, behind: bool, most: i32) -> Vec<Thing> {
    let backwards = match order {
        Order::Top => false,
        Order::Bottom => true,
        Order::First => behind,
        Order::Last => !behind,
    };
    if backwards {
        things.reverse();
    }
    things.truncate(usize::try_from(most).unwrap_or(0));
    things
}
