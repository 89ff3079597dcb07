//! Conditions: there is, has, is; and what is asked of several.

use quarterdeck_dsl::syntax::{Amount, Complement, Condition, Head, Range, Selection, Word};
use quarterdeck_dsl::tree::{Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{Bearer, CounterId, Meaning, OptionId};

use super::account::{Count, Filters, Words};
use super::numbers::counted;
use super::things::{Found, Look, Sort};
use super::world::{compares, refuse};
use super::{Meant, Speech, World};

/// What stands at words rather than numbers: an option, a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worded {
    Option(OptionId),
    Counter(CounterId),
}

impl World<'_> {
    /// Whether a condition is true.
    pub fn condition(&self, condition: &Condition, speech: &Speech) -> Meant<bool> {
        match condition {
            Condition::Or(list) => {
                let all: Meant<Vec<bool>> = list.iter().map(|inner| self.condition(inner, speech)).collect();
                Ok(all?.contains(&true))
            }
            Condition::And(list) => {
                let all: Meant<Vec<bool>> = list.iter().map(|inner| self.condition(inner, speech)).collect();
                Ok(!all?.contains(&false))
            }
            Condition::Not(inner) => Ok(!self.condition(inner, speech)?),
            Condition::Group(inner) => self.condition(inner, speech),
            Condition::There(things) => self.there(things, speech),
            Condition::Called(name) => self.called(name, speech),
            Condition::Has(subjects, together, object) => {
                if *together {
                    self.together(subjects, object, speech)
                } else {
                    let [subject] = subjects.as_slice() else { return refuse("several only together") };
                    if self.is_board(subject)? {
                        let places = self.container(subject, speech)?;
                        let places: Vec<Thing> = places.into_iter().map(Thing::Zone).collect();
                        return self.board_has(&places, object, speech);
                    }
                    // Of `you` nobody else is spoken: `their` is whoever it was before.
                    let of_you = subject.head == Head::You;
                    let of_zone = self.names_zone(subject);
                    self.each_has(subject, speech, &|thing| {
                        let speech = if of_you { *speech } else { speech.of(thing) };
                        self.has(&[thing], object, &Speech { of_zone, ..speech })
                    })
                }
            }
            Condition::HasMost(subject, high, name) => self.each_has(subject, speech, &|thing| {
                let Thing::Player(seat) = thing else { return refuse("only players have the most") };
                let own = self.measure(name, seat, speech)?;
                for other in 0..self.facts.seats() {
                    let theirs = self.measure(name, other, speech)?;
                    if if *high { theirs > own } else { theirs < own } {
                        return Ok(false);
                    }
                }
                Ok(true)
            }),
            Condition::Is(left, not, right) => self.is(left, *not, right, speech),
        }
    }

    fn there(&self, things: &Selection, speech: &Speech) -> Meant<bool> {
        let found = self.find(things, &Look::Refuse, false, speech)?;
        if found.ordered {
            return refuse("what is first is there if anything is");
        }
        let exact = found.sort == Sort::Players;
        self.enough(&found, exact)
    }

    /// Whether there are as many as the word of number says.
    fn enough(&self, found: &Found, exact: bool) -> Meant<bool> {
        if found.equal.is_some() {
            return refuse("`equal to` stands where something is done");
        }
        self.of_several(found)?;
        match found.different {
            Some((_, Some((comparison, number)))) if found.count == Count::Unsaid => {
                Ok(compares(counted(self, found), comparison, number))
            }
            Some((_, Some(_))) => refuse("two numbers"),
            _ => found.count.accepts(counted(self, found), exact),
        }
    }

    /// Only of several cards can be said that they differ or are the same.
    pub fn of_several(&self, found: &Found) -> Meant<()> {
        let own = found.different.is_some_and(|(_, own)| own.is_some());
        let several = match &found.count {
            Count::Unsaid => own,
            Count::A | Count::Any | Count::No => false,
            Count::Range(Range::Number(n) | Range::AtLeast(n)) => *n > 1,
            _ => true,
        };
        if !several && (found.different.is_some() || found.same.is_some()) {
            return refuse("one card alone is neither different nor the same");
        }
        Ok(())
    }

    /// Asks something of each subject; the word before it says how many must answer yes.
    fn each_has(&self, subject: &Selection, speech: &Speech, ask: &dyn Fn(Thing) -> Meant<bool>) -> Meant<bool> {
        let found = self.subject(subject, speech)?;
        let mut answers = Vec::new();
        for thing in &found.things {
            answers.push(ask(*thing)?);
        }
        self.so_many(&found, &answers)
    }

    /// Whether a zone is called by its name.
    fn names_zone(&self, subject: &Selection) -> bool {
        let Head::Name(name) = &subject.head else { return false };
        let bound = |word: &Word| self.scope.names.iter().any(|(name, _)| *name == word.text);
        name.last().is_some_and(|word| {
            !bound(word) && self.vocabulary.meanings(&word.text).iter().any(|it| matches!(it, Meaning::Zone(..)))
        })
    }

    /// What stands before `has`: players, zones, places, cards.
    fn subject(&self, subject: &Selection, speech: &Speech) -> Meant<Found> {
        if self.is_board(subject)? {
            let zones = self.container(subject, speech)?;
            return if zones.is_empty() { refuse("an empty board") } else { refuse("a board has nothing itself") };
        }
        let found = self.find(subject, &Look::Refuse, false, speech)?;
        if matches!(found.sort, Sort::Values | Sort::Amounts) || found.different.is_some() || found.same.is_some() {
            return refuse("that has nothing");
        }
        if found.equal.is_some() {
            return refuse("`equal to` stands where something is done");
        }
        Ok(found)
    }

    /// Whether so many of the things answered yes as the word before them says.
    fn so_many(&self, found: &Found, answers: &[bool]) -> Meant<bool> {
        let yes = answers.iter().filter(|answer| **answer).count() as i32;
        let all = !answers.is_empty() && yes == answers.len() as i32;
        match found.count {
            Count::Unsaid | Count::All | Count::Each => Ok(all),
            _ => found.count.accepts(yes, false),
        }
    }

    /// A board has its places, and the cards that lie there.
    fn board_has(&self, places: &[Thing], object: &Selection, speech: &Speech) -> Meant<bool> {
        let number = match &object.head {
            Head::Name(name) => name.last().map(|noun| self.meanings(noun)).transpose()?.unwrap_or_default(),
            _ => Vec::new(),
        };
        if number.iter().any(|meaning| matches!(meaning, Meaning::Attribute(_) | Meaning::Value(..))) {
            return self.has(places, object, speech);
        }
        let mut found = match self.find(object, &Look::Anywhere, false, speech) {
            Ok(found) if found.sort == Sort::Zones && object.otherwise.is_none() => found,
            _ => return self.has(places, object, speech),
        };
        let everything = matches!(Words::read(&object.prefixes)?.take_count(), Count::All | Count::Each);
        if found.ordered || everything {
            return Ok(!found.things.is_empty() && found.things.iter().all(|place| places.contains(place)));
        }
        found.things.retain(|place| places.contains(place));
        self.enough(&found, false)
    }

    /// Whether these together have something: a number, an attribute, cards.
    pub fn has(&self, subjects: &[Thing], object: &Selection, speech: &Speech) -> Meant<bool> {
        if object.otherwise.is_some() {
            return refuse("`else` has no meaning here");
        }
        let players: Vec<Seat> = subjects
            .iter()
            .filter_map(|thing| if let Thing::Player(seat) = thing { Some(*seat) } else { None })
            .collect();
        if let Head::Name(name) = &object.head
            && let Some(noun) = name.last()
            && let Some(answer) = self.has_number(subjects, &players, name, noun, object, speech)?
        {
            return Ok(answer);
        }
        let mut zones: Vec<ZoneAt> = Vec::new();
        for thing in subjects {
            match thing {
                Thing::Player(seat) => zones.extend(self.facts.held_zones(*seat)),
                Thing::Zone(zone) => zones.push(*zone),
                Thing::Card(card) => zones.extend(self.facts.under(*card)),
                _ => return refuse("that has nothing"),
            }
        }
        zones.dedup();
        let everything = Words::read(&object.prefixes)?.take_count();
        let everything = matches!(everything, Count::All | Count::Each);
        let look = if everything { Look::Anywhere } else { Look::In(zones.clone()) };
        let mut found = self.find(object, &look, false, speech)?;
        if found.sort != Sort::Cards {
            return refuse("only cards and numbers are had");
        }
        let there = |thing: &Thing| match thing {
            Thing::Card(card) if found.said && !players.is_empty() => {
                self.facts.owner(*card).is_some_and(|owner| players.contains(&owner))
            }
            Thing::Card(card) => zones.contains(&self.facts.zone_of(*card)),
            _ => false,
        };
        if found.ordered || everything {
            if found.equal.is_some() || found.different.is_some() || found.same.is_some() {
                return refuse("not with `all`");
            }
            return Ok(!found.things.is_empty() && found.things.iter().all(there));
        }
        let here: Vec<Thing> = found.things.iter().copied().filter(there).collect();
        found.things = here;
        self.enough(&found, false)
    }

    /// A number or an attribute that is had; nothing if the noun is about cards.
    fn has_number(
        &self,
        subjects: &[Thing],
        players: &[Seat],
        name: &[Word],
        noun: &Word,
        object: &Selection,
        speech: &Speech,
    ) -> Meant<Option<bool>> {
        let meanings = self.meanings(noun)?;
        if !players.is_empty() {
            if !self.is_only_number(object) {
                return Ok(None);
            }
            let mut sum = 0;
            for seat in players {
                sum += self.measure(name, *seat, speech)?;
            }
            let mut words = Words::read(&object.prefixes)?;
            let count = words.take_count();
            words.done()?;
            Filters::read(&object.filters).done()?;
            return count.accepts(sum, false).map(Some);
        }
        let [thing] = subjects else { return Ok(None) };
        // A word that is a value and also names cards is the value, of what can have one.
        let value = meanings.iter().any(|it| matches!(it, Meaning::Value(..)))
            && !speech.of_zone
            && name.len() == 1
            && object.filters.is_empty();
        let cards = |it: &Meaning| matches!(it, Meaning::AnyCard | Meaning::Kind(_) | Meaning::Family(_));
        if meanings.iter().any(cards) && !value {
            return Ok(None);
        }
        let [_] = name else { return refuse("one word") };
        let mut words = Words::read(&object.prefixes)?;
        let worded = meanings.iter().find_map(|meaning| match meaning {
            Meaning::Attribute(attribute) if self.worded(*attribute) => Some(*attribute),
            _ => None,
        });
        if value {
            let count = words.take_count();
            words.done()?;
            Filters::read(&object.filters).done()?;
            let so = meanings.iter().any(|meaning| match meaning {
                Meaning::Value(attribute, value) => self.attribute(*thing, *attribute) == Some(*value),
                _ => false,
            });
            return match count {
                Count::Unsaid | Count::A | Count::Any => Ok(Some(so)),
                Count::No => Ok(Some(!so)),
                _ => refuse("a value is no number"),
            };
        }
        if let Some(attribute) = worded {
            let own = self.attribute(*thing, attribute);
            let found = self.find(object, &Look::Refuse, false, speech)?;
            if found.sure {
                if found.count != Count::Unsaid || found.ordered {
                    return refuse("a number before a value");
                }
                return match found.things.as_slice() {
                    [Thing::Value(_, value)] => Ok(Some(own == Some(*value))),
                    _ => Ok(Some(false)),
                };
            }
            if found.the || found.ordered {
                return refuse("which value?");
            }
            return match found.count {
                Count::Unsaid | Count::A | Count::Any => Ok(Some(own.is_some())),
                Count::No => Ok(Some(own.is_none())),
                _ => refuse("a value is no number"),
            };
        }
        let count = words.take_count();
        words.done()?;
        Filters::read(&object.filters).done()?;
        let mut number = None;
        for meaning in meanings {
            number = number.or(self.number_of(meaning, *thing, speech).ok());
        }
        let Some(number) = number else { return refuse("it has no such number") };
        Ok(Some(match count {
            Count::Unsaid | Count::A | Count::Any => number.is_some_and(|n| n != 0),
            Count::No | Count::Range(Range::Number(0)) => number.is_none_or(|n| n == 0),
            _ => match number {
                Some(number) => count.accepts(number, false)?,
                None => false,
            },
        }))
    }

    fn together(&self, subjects: &[Selection], object: &Selection, speech: &Speech) -> Meant<bool> {
        let mut all: Vec<Thing> = Vec::new();
        for subject in subjects {
            let found = self.subject(subject, speech)?;
            if !matches!(found.count, Count::Unsaid | Count::All) {
                return refuse("together are all of them");
            }
            if subjects.len() == 1 && found.single {
                return refuse("one alone has nothing together");
            }
            for thing in found.things {
                if !all.contains(&thing) {
                    all.push(thing);
                }
            }
        }
        let players = all.iter().filter(|thing| matches!(thing, Thing::Player(_))).count();
        if players != 0 && players != all.len() {
            return refuse("players and zones have nothing together");
        }
        if all.is_empty() {
            return Ok(false);
        }
        // None of several players is `they`.
        // Zones and places together have cards, and no value of their own.
        let speech = if players == 0 { Speech { of_zone: true, ..*speech } } else { Speech { they: None, ..*speech } };
        self.has(&all, object, &speech)
    }
}

impl World<'_> {
    fn is(&self, left: &Amount, not: bool, right: &Complement, speech: &Speech) -> Meant<bool> {
        let Amount::Of(subject) = left else { return self.numbers_are(left, not, right, speech) };
        if let Some(told) = self.told(subject, right)? {
            return Ok(told != not);
        }
        if let Some(worded) = self.stands_at_words(subject)
            && (self.is_number(subject) || self.its_word(worded, right).is_some())
        {
            return self.word_is(worded, subject, right, speech).map(|same| same != not);
        }
        if self.chosen(subject, speech)?.is_some() || self.is_number(subject) {
            return self.numbers_are(left, not, right, speech);
        }
        let found = self.find(subject, &Look::Refuse, false, speech)?;
        if found.equal.is_some() {
            return refuse("`equal to` stands where something is done");
        }
        match right {
            Complement::Compare(..) => self.numbers_are(left, not, right, speech),
            Complement::In(place) => {
                if found.sort != Sort::Cards && found.sort != Sort::Zones {
                    return refuse("that lies nowhere");
                }
                let board = self.is_board(place)?;
                let zones = self.container(place, speech)?;
                self.of_each(&found, not, &|thing| match thing {
                    Thing::Card(card) => Ok(zones.contains(&self.facts.zone_of(card))),
                    Thing::Zone(zone) => Ok(board && zones.contains(&zone)),
                    _ => refuse("that lies nowhere"),
                })
            }
            Complement::Same(Amount::Of(description))
                if found.sort == Sort::Cards && self.names_cards(description)
                    || !self.numeric(description, speech)? =>
            {
                self.described(subject, &found, not, description, speech)
            }
            Complement::Same(_) => self.numbers_are(left, not, right, speech),
        }
    }

    /// Whether cards are called so, whatever else is.
    fn names_cards(&self, selection: &Selection) -> bool {
        let Head::Name(name) = &selection.head else { return false };
        name.last().is_some_and(|word| {
            let meanings = self.vocabulary.meanings(&word.text);
            meanings.iter().any(|it| matches!(it, Meaning::AnyCard | Meaning::Kind(_) | Meaning::Family(_)))
        })
    }

    /// Whether a selection behind `is` is a number.
    fn numeric(&self, selection: &Selection, speech: &Speech) -> Meant<bool> {
        let flag = match &selection.head {
            Head::Name(name) => matches!(name.as_slice(), [only] if self.is_flag(only)),
            _ => false,
        };
        let bare = selection.prefixes.is_empty() && selection.filters.is_empty();
        Ok(self.chosen(selection, speech)?.is_some() || self.is_number(selection) && !(flag && bare))
    }

    fn is_flag(&self, word: &Word) -> bool {
        self.vocabulary.meanings(&word.text).iter().any(|meaning| match meaning {
            Meaning::Attribute(attribute) => {
                *self.vocabulary.attribute_type(*attribute) == quarterdeck_dsl::vocabulary::AttributeType::Flag
            }
            _ => false,
        })
    }

    fn numbers_are(&self, left: &Amount, not: bool, right: &Complement, speech: &Speech) -> Meant<bool> {
        let number = self.amount(left, speech)?;
        let same = match right {
            Complement::Compare(comparison, other) => compares(number, *comparison, self.amount(other, speech)?),
            Complement::Same(other) => number == self.amount(other, speech)?,
            Complement::In(_) => return refuse("a number lies nowhere"),
        };
        Ok(same != not)
    }

    /// `Beat 10 is told.`
    fn told(&self, subject: &Selection, right: &Complement) -> Meant<Option<bool>> {
        let Some(beat) = self.only_meaning(subject).and_then(|meanings| {
            meanings.iter().find_map(|it| if let Meaning::Beat(beat) = it { Some(*beat) } else { None })
        }) else {
            return Ok(None);
        };
        let mut words = Words::read(&subject.prefixes)?;
        words.take_the();
        words.done()?;
        match right {
            Complement::Same(Amount::Of(told))
                if told.prefixes.is_empty()
                    && self.only_meaning(told).is_some_and(|it| it.contains(&Meaning::Told)) =>
            {
                Ok(Some(self.facts.told(beat)))
            }
            _ => refuse("a beat is told or not"),
        }
    }

    /// What the only word of a selection means.
    fn only_meaning(&self, selection: &Selection) -> Option<&[Meaning]> {
        let Head::Name(name) = &selection.head else { return None };
        let [only] = name.as_slice() else { return None };
        (selection.filters.is_empty() && selection.otherwise.is_none()).then(|| self.vocabulary.meanings(&only.text))
    }

    /// An option, or a counter, whose values are words. What is said `of` a thing is neither an option nor a counter of the
    /// table.
    fn stands_at_words(&self, subject: &Selection) -> Option<Worded> {
        let Head::Name(name) = &subject.head else { return None };
        let [only] = name.as_slice() else { return None };
        let of_table = subject.filters.is_empty();
        self.vocabulary.meanings(&only.text).iter().find_map(|meaning| match meaning {
            Meaning::Option(option) if of_table => {
                let words = self.vocabulary.words().flat_map(|(_, meanings)| meanings);
                let worded = words.into_iter().any(|it| matches!(it, Meaning::OptionValue(of, _) if of == option));
                worded.then_some(Worded::Option(*option))
            }
            Meaning::Counter(counter, bearer) if of_table || *bearer != Bearer::Table => {
                self.vocabulary.has_words(*counter).then_some(Worded::Counter(*counter))
            }
            _ => None,
        })
    }

    /// The word behind `is` at which an option or counter can stand.
    fn its_word(&self, worded: Worded, right: &Complement) -> Option<i32> {
        let Complement::Same(Amount::Of(word)) = right else { return None };
        if !word.prefixes.is_empty() {
            return None;
        }
        self.only_meaning(word)?.iter().find_map(|meaning| match (worded, meaning) {
            (Worded::Option(option), Meaning::OptionValue(of, value)) if option == *of => Some(*value),
            (Worded::Counter(counter), Meaning::CounterValue(of, value)) if counter == *of => Some(*value),
            _ => None,
        })
    }

    fn word_is(&self, worded: Worded, subject: &Selection, right: &Complement, speech: &Speech) -> Meant<bool> {
        let number = self.said_number(subject, speech)?;
        let value = self.its_word(worded, right);
        value.map_or_else(|| refuse("it stands at other words"), |value| Ok(number == value))
    }

    /// Things and what describes them.
    fn described(
        &self,
        subject: &Selection,
        found: &Found,
        not: bool,
        description: &Selection,
        speech: &Speech,
    ) -> Meant<bool> {
        if let Some(words) = self.adjectives(description) {
            return self.of_each(found, not, &|thing| {
                let so: Meant<Vec<bool>> = words.iter().map(|word| self.is_so(word, thing, speech)).collect();
                Ok(!so?.contains(&false))
            });
        }
        let mut denied = false;
        let mut plain = description.clone();
        let mut words = Words::read(&description.prefixes)?;
        let counted_by = words.take_count();
        match counted_by {
            Count::Unsaid | Count::A | Count::Any => {}
            Count::No => {
                denied = true;
                plain.prefixes.retain(|before| before.prefix != quarterdeck_dsl::syntax::Prefix::No);
            }
            Count::Range(_) if words.take_order().is_some() => {}
            _ => return refuse("no such word of number behind `is`"),
        }
        self.of_each(found, not != denied, &|thing| {
            let speech = Speech { described: self.binding(subject), ..*speech };
            let other = self.find(&plain, &Look::Anywhere, false, &speech)?;
            let fits = match thing {
                Thing::Card(_) => other.sort == Sort::Cards,
                Thing::Player(_) => other.sort == Sort::Players,
                Thing::Zone(_) => other.sort == Sort::Zones,
                Thing::Value(..) => other.sort == Sort::Values,
                _ => false,
            };
            if !fits || other.equal.is_some() || other.different.is_some() || other.same.is_some() {
                return refuse("that cannot be");
            }
            Ok(other.things.contains(&thing))
        })
    }

    /// A condition of the table by its name.
    fn called(&self, name: &Word, speech: &Speech) -> Meant<bool> {
        let found = self.meanings(name)?.into_iter().find_map(|meaning| match meaning {
            Meaning::Condition(query, Bearer::Table) => Some(query),
            _ => None,
        });
        let Some(query) = found else { return refuse(format!("no condition is called `{}`", name.text)) };
        Ok(self.facts.query(query, Thing::Nothing, speech.you) == 1)
    }

    /// The adjectives that stand behind `is` alone.
    fn adjectives<'s>(&self, description: &'s Selection) -> Option<&'s [Word]> {
        let Head::Name(name) = &description.head else { return None };
        let bare = description.prefixes.is_empty() && description.filters.is_empty() && description.otherwise.is_none();
        let describes = |word: &Word| {
            self.vocabulary.meanings(&word.text).iter().any(|meaning| {
                matches!(
                    meaning,
                    Meaning::Value(..)
                        | Meaning::Attribute(_)
                        | Meaning::Empty
                        | Meaning::FaceDown
                        | Meaning::FaceUp
                        | Meaning::Done
                        | Meaning::Condition(..)
                )
            })
        };
        (bare && name.iter().all(describes)).then_some(name.as_slice())
    }

    /// Asks of each of the things; with `not` it is denied of each, or those are counted of which it is not true.
    fn of_each(&self, found: &Found, not: bool, ask: &dyn Fn(Thing) -> Meant<bool>) -> Meant<bool> {
        if found.different.is_some() || found.same.is_some() {
            return refuse("`different` is counted");
        }
        let mut answers = Vec::new();
        for thing in &found.things {
            answers.push(ask(*thing)? != not);
        }
        let every = matches!(found.count, Count::Unsaid | Count::All | Count::Each);
        if every && answers.is_empty() {
            return Ok(not);
        }
        self.so_many(found, &answers)
    }
}
