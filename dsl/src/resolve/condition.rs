//! Resolves conditions. What stands behind `is` is in `complement.rs`.

use super::Resolver;
use super::selection::Nature;
use super::uses::Use;
use crate::syntax::{self, Comparison, Head, Selection, Word};
use crate::tree::{Condition, Measure, Number, Place, Quantity, Set, Side, Source, Subject, Test, Who};
use crate::vocabulary::{Bearer, BeatId, Meaning};

impl Resolver<'_> {
    pub(super) fn condition(&mut self, condition: &syntax::Condition) -> Option<Condition> {
        Some(match condition {
            syntax::Condition::Or(list) => Condition::Any(self.conditions(list)?),
            syntax::Condition::And(list) => Condition::All(self.conditions(list)?),
            syntax::Condition::Not(inner) => Condition::Not(Box::new(self.condition(inner)?)),
            syntax::Condition::Group(inner) => self.condition(inner)?,
            syntax::Condition::Called(name) => self.called(name)?,
            syntax::Condition::There(selection) => {
                let (set, nature) = self.things(selection, Use::There)?;
                if nature == Nature::Players {
                    Condition::Amount(exact(set.quantity), Number::Count(Box::new(set)))
                } else {
                    Condition::Count(set.quantity, Box::new(set))
                }
            }
            syntax::Condition::Has(subjects, together, object) => self.has(subjects, *together, object)?,
            syntax::Condition::HasMost(subject, most, name) => {
                let (found, measure) = (self.things(subject, Use::Subject), self.measure(name));
                let ((set, nature), measure) = (found?, measure?);
                if nature != Nature::Players {
                    return self.mismatch(
                        subject.span,
                        "only players have the most of something",
                        "a player is expected here",
                    );
                }
                match one_player(&set) {
                    Some(who) => Condition::Most(who, *most, measure),
                    None => {
                        let inner = Condition::Most(Who::They, *most, measure);
                        Condition::Players(of_each(&set), Box::new(set), Box::new(inner))
                    }
                }
            }
            syntax::Condition::Is(left, not, complement) => self.is(left, *not, complement)?,
        })
    }

    /// A condition by its name.
    fn called(&mut self, name: &Word) -> Option<Condition> {
        let meanings = self.vocabulary.meanings(&name.text);
        let found = meanings.iter().find_map(|meaning| match meaning {
            Meaning::Condition(query, bearer) => Some((*query, *bearer)),
            _ => None,
        });
        let shown = name.text.replace('_', " ");
        match found {
            Some((query, Bearer::Table)) => {
                let holds = Number::Query(query, Subject::Table);
                Some(Condition::Compare(holds, Comparison::AtLeast, Number::Constant(1)))
            }
            Some((_, bearer)) => {
                let subject = if bearer == Bearer::Player { "you are" } else { "it is" };
                let message = format!("it does not say who or what is `{shown}`");
                self.mismatch_with(name.span, message, "of whom?", format!("write `{subject} {shown}`"))
            }
            None => self.unknown(name, "a condition that has a name is expected here", |meaning| {
                matches!(meaning, Meaning::Condition(_, Bearer::Table))
            }),
        }
    }

    fn conditions(&mut self, list: &[syntax::Condition]) -> Option<Vec<Condition>> {
        // Every part is looked at, so that all mistakes are found at once.
        let resolved: Vec<Option<Condition>> = list.iter().map(|inner| self.condition(inner)).collect();
        resolved.into_iter().collect()
    }

    fn has(&mut self, subjects: &[Selection], together: bool, object: &Selection) -> Option<Condition> {
        if let Some(otherwise) = &object.otherwise {
            return self.no_else(otherwise);
        }
        if together {
            return self.together(subjects, object);
        }
        let subject = &subjects[0];
        if let Some(place) = self.whole_board(subject)? {
            return self.place_has(place, object);
        }
        let (set, nature) = self.things(subject, Use::Subject)?;
        match nature {
            Nature::Players => self.players_have(set, object),
            Nature::Places => match &set.source {
                Source::Zone(zone) if set.tests.is_empty() => {
                    let found = self.place_has(Place::Zone(zone.clone()), object)?;
                    Some(if_there(vec![set], found))
                }
                Source::Slot(_) if set.tests.is_empty() && !self.names_property(object) => {
                    self.place_has(Place::Thing(Box::new(set)), object)
                }
                _ => {
                    let tests = self.having(object, nature)?;
                    Some(so_it_is(set, tests, false))
                }
            },
            Nature::Cards => {
                let tests = self.having(object, nature)?;
                Some(so_it_is(set, tests, false))
            }
            Nature::Values | Nature::Amounts => {
                let message = format!("{} cannot have anything", nature.plural());
                self.mismatch(subject.span, message, "a card, zone or player is expected here")
            }
        }
    }

    /// Whether one word names what a place itself can have, rather than cards that lie there.
    fn names_property(&self, object: &Selection) -> bool {
        let Head::Name(name) = &object.head else {
            return false;
        };
        matches!(name.as_slice(), [word] if self.vocabulary.meanings(&word.text).iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::Attribute(_)
                    | Meaning::Value(..)
                    | Meaning::Counter(_, Bearer::Place)
                    | Meaning::Query(_, Bearer::Place)
            )
        }))
    }

    /// A board as a whole, if the subject names one.
    fn whole_board(&mut self, subject: &Selection) -> Option<Option<Place>> {
        let Head::Name(name) = &subject.head else {
            return Some(None);
        };
        let board = matches!(name.as_slice(), [word] if self.scope.find(&word.text).is_none()
            && self.vocabulary.meanings(&word.text).iter().any(|meaning| matches!(meaning, Meaning::Board(_))));
        if board { self.place(subject, Use::Within).map(Some) } else { Some(None) }
    }

    /// What a card or place has: an attribute, a number, cards under or on it.
    fn having(&mut self, object: &Selection, nature: Nature) -> Option<Vec<Test>> {
        self.with(object, nature)
    }

    fn players_have(&mut self, set: Set, object: &Selection) -> Option<Condition> {
        let Some(who) = one_player(&set) else {
            let they = std::mem::replace(&mut self.they, true);
            let inner = self.player_has(&Who::They, object);
            self.they = they;
            return Some(Condition::Players(of_each(&set), Box::new(set), Box::new(inner?)));
        };
        if who == Who::You {
            return self.player_has(&who, object);
        }
        // `the active player has 2 cards in their hand`: theirs is who has them.
        let (they, says) = (std::mem::replace(&mut self.they, true), std::mem::take(&mut self.says_they));
        let found = self.player_has(&who, object);
        let theirs = std::mem::replace(&mut self.says_they, says);
        self.they = they;
        // Of nobody nothing is said, not even that there is none of something.
        let perhaps_nobody = matches!(who, Who::OwnerOf(_) | Who::OfSet(_) | Who::Bound(_));
        if theirs && who != Who::They || perhaps_nobody {
            self.says_they |= theirs && who == Who::They;
            return Some(Condition::Players(Quantity::All, Box::new(set), Box::new(found?)));
        }
        self.says_they |= theirs;
        found
    }

    fn player_has(&mut self, who: &Who, object: &Selection) -> Option<Condition> {
        if let Head::Name(name) = &object.head
            && let [word] = name.as_slice()
            && object.filters.is_empty()
            && let Some(measure) = self.measure_of(word)
        {
            let wanted = self.amount_word(object)?;
            return Some(Condition::Amount(wanted, measure_number(&measure, who.clone())));
        }
        let (set, nature) = self.things(object, Use::Had)?;
        if nature != Nature::Cards {
            return self.mismatch(object.span, "a player cannot hold this", "cards or a resource are expected here");
        }
        let elsewhere = if matches!(set.source, Source::Everywhere | Source::Slot(_)) {
            Test::HeldBy(Box::new(Set::of(Source::Player(who.clone()))))
        } else {
            Test::OwnedBy(who.clone())
        };
        Some(had(set, elsewhere, Source::Held(who.clone())))
    }

    fn place_has(&mut self, place: Place, object: &Selection) -> Option<Condition> {
        let (set, nature) = self.things(object, Use::Had)?;
        match nature {
            Nature::Cards => {}
            Nature::Places if matches!(place, Place::Board(_)) => {
                return Some(had(set, Test::In(false, vec![place]), Source::Everywhere));
            }
            _ => {
                let message = format!("cards lie in zones and on places, not {}", nature.plural());
                return self.mismatch(object.span, message, "cards are expected here");
            }
        }
        Some(had(set, Test::In(false, vec![place.clone()]), Source::CardsIn(vec![place])))
    }

    /// `the deck and the discard pile together have at least 1 card`, `players together have 20 influence`
    fn together(&mut self, subjects: &[Selection], object: &Selection) -> Option<Condition> {
        let mut sets: Vec<(Set, Nature)> = Vec::new();
        for subject in subjects {
            let (set, nature) = self.things(subject, Use::Counted)?;
            if subjects.len() == 1 && is_one(&set) {
                return self.mismatch_with(
                    subject.span,
                    "one alone has nothing together",
                    "several are expected before `together`",
                    "leave out `together`, or name another one with `and`",
                );
            }
            if sets.iter().any(|(_, other)| *other != nature) {
                return self.mismatch(subject.span, "players and zones have nothing together", "of one sort, please");
            }
            sets.push((set, nature));
        }
        if sets.first().is_some_and(|(_, nature)| *nature == Nature::Players) {
            let mut players: Vec<Set> = sets.into_iter().map(|(set, _)| set).collect();
            let all = if players.len() == 1 { players.remove(0) } else { Set::of(Source::AnyOf(players)) };
            // None of several players is `they`.
            let they = std::mem::replace(&mut self.they, false);
            let found = self.players_together(all.clone(), object);
            self.they = they;
            return Some(if_there(vec![all], found?));
        }
        let all: Vec<Set> = sets.iter().map(|(set, _)| set.clone()).collect();
        let mut places = Vec::new();
        for (subject, (set, nature)) in subjects.iter().zip(sets) {
            places.push(match (&set.source, nature) {
                (Source::Zone(zone), _) => Place::Zone(zone.clone()),
                (_, Nature::Places) => Place::Any(Box::new(set)),
                _ => {
                    let message = format!("{} have nothing together", nature.plural());
                    return self.mismatch(subject.span, message, "zones, places or players are expected here");
                }
            });
        }
        let (set, nature) = self.things(object, Use::Had)?;
        if nature != Nature::Cards {
            return self.mismatch(object.span, "a zone can only hold cards", "cards are expected here");
        }
        Some(if_there(all, had(set, Test::In(false, places.clone()), Source::CardsIn(places))))
    }

    fn players_together(&mut self, players: Set, object: &Selection) -> Option<Condition> {
        if let Head::Name(name) = &object.head
            && let [word] = name.as_slice()
            && object.filters.is_empty()
            && let Some(measure) = self.measure_of(word)
        {
            let wanted = self.amount_word(object)?;
            if matches!(wanted, Quantity::Unsaid | Quantity::One) {
                return self.mismatch(object.span, "it does not say how much", "a number is expected before this");
            }
            return Some(Condition::Amount(wanted, Number::Sum(measure, Box::new(players))));
        }
        let (set, nature) = self.things(object, Use::Had)?;
        if nature != Nature::Cards {
            return self.mismatch(object.span, "players cannot hold this", "cards or a resource are expected here");
        }
        if !matches!(set.source, Source::Everywhere) {
            return self.mismatch_with(
                object.span,
                "what players have together is what they hold",
                "no place is expected here",
                "leave out where the cards are",
            );
        }
        Some(had(set, Test::HeldBy(Box::new(players.clone())), Source::HeldBySome(Box::new(players))))
    }

    /// `beat 10`
    pub(super) fn beat_of(&self, name: &[Word]) -> Option<BeatId> {
        let [word] = name else {
            return None;
        };
        self.vocabulary.meanings(&word.text).iter().find_map(|meaning| match meaning {
            Meaning::Beat(beat) => Some(*beat),
            _ => None,
        })
    }
}

/// Whether there are as many as is asked for; of what is definite, and of all, whether every one is there.
fn had(mut set: Set, elsewhere: Test, there: Source) -> Condition {
    if set.definite || matches!(set.quantity, Quantity::All | Quantity::Each) {
        return Condition::Is(Box::new(set), vec![elsewhere]);
    }
    // The most of them is found before it is asked whose it is.
    if !set.most.is_empty() {
        return Condition::HowMany(set.quantity, Box::new(set), vec![elsewhere]);
    }
    if matches!(set.source, Source::Everywhere) {
        set.source = there;
    } else {
        set.tests.push(elsewhere);
    }
    Condition::Count(set.quantity, Box::new(set))
}

/// What is said of a set, or denied: of each of them, or of so many.
pub(super) fn so_it_is(set: Set, tests: Vec<Test>, not: bool) -> Condition {
    let one = is_one(&set);
    let every = set.definite || matches!(set.quantity, Quantity::Unsaid | Quantity::All | Quantity::Each);
    match (one || every, not) {
        (true, false) => Condition::Is(Box::new(set), tests),
        (true, true) if one => Condition::Not(Box::new(Condition::Is(Box::new(set), tests))),
        (true, true) => Condition::HowMany(Quantity::No, Box::new(set), tests),
        (false, false) => Condition::HowMany(set.quantity, Box::new(set), tests),
        (false, true) => Condition::HowMany(set.quantity, Box::new(set), vec![Test::Not(tests)]),
    }
}

/// What is said of nothing is false: a condition about things of which there may be none.
fn if_there(things: Vec<Set>, condition: Condition) -> Condition {
    let sure = |who: &Who| matches!(who, Who::You | Who::They | Who::Active | Who::First);
    let surely = |set: &Set| match &set.source {
        Source::Zone(zone) => zone.whose.as_ref().is_none_or(sure) && set.tests.is_empty(),
        Source::Player(who) => sure(who) && set.tests.is_empty(),
        // Of the third of them there need not be one.
        Source::Players(who) | Source::Side(Side::Team, who) => sure(who) && set.tests.is_empty() && set.skip == 0,
        _ => false,
    };
    if things.iter().any(surely) {
        return condition;
    }
    let mut there: Vec<Condition> = things.into_iter().map(|set| Condition::Is(Box::new(set), Vec::new())).collect();
    let there = if there.len() == 1 { there.remove(0) } else { Condition::Any(there) };
    Condition::All(vec![there, condition])
}

/// Whether a set is one thing by its nature, or nothing.
fn is_one(set: &Set) -> bool {
    matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_))
}

/// Of how many it must be true.
fn of_each(set: &Set) -> Quantity {
    let every = set.definite || matches!(set.quantity, Quantity::Unsaid | Quantity::All | Quantity::Each);
    if every { Quantity::All } else { set.quantity }
}

/// The one player that a set is, if it is one.
pub(super) fn one_player(set: &Set) -> Option<Who> {
    match &set.source {
        Source::Player(who) if set.tests.is_empty() => Some(who.clone()),
        Source::Slot(slot) if set.tests.is_empty() => Some(Who::Bound(*slot)),
        _ => None,
    }
}

/// `there are 5 players` means exactly five.
fn exact(quantity: Quantity) -> Quantity {
    match quantity {
        Quantity::Number(n) => Quantity::Exactly(n),
        other => other,
    }
}

fn measure_number(measure: &Measure, who: Who) -> Number {
    match measure {
        Measure::Resource(resource) => Number::Resource(*resource, who),
        Measure::Query(query) => Number::Query(*query, Subject::Player(who)),
        Measure::Counter(counter) => Number::Counter(*counter, Subject::Player(who)),
    }
}
