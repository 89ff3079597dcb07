//! Selections, players and places as phrases.

use super::Walker;
use super::parts::{
    Head, Which, adjective_value, adjectives, as_quantity, condition_word, counted, counter_word, figure_word, head,
    kind_word, measure_word, others, query_word, singular, value_word, which,
};
use super::phrase::Phrase;
use crate::syntax::Comparison;
use crate::tree::{Figure, Number, Place, Quantity, Set, Side, Slot, Source, Test, Who, ZoneRef};
use crate::vocabulary::Meaning;

pub(super) fn how(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::AtLeast => "at-least",
        Comparison::AtMost => "at-most",
        Comparison::Exactly => "exactly",
        Comparison::NotExactly => "other-than",
        Comparison::MoreThan => "more-than",
        Comparison::LessThan => "less-than",
    }
}

impl Walker<'_> {
    /// Something bound.
    pub(super) fn slot(&self, slot: Slot) -> Phrase {
        let known = self.lexicon.slot(slot);
        let word = known.clone().unwrap_or_else(|| "card".to_owned());
        let key = match slot {
            Slot::It => "it",
            Slot::This | Slot::Part => "this",
            Slot::Bound(_) if matches!(word.as_str(), "card" | "place" | "player") => "chosen",
            Slot::Bound(_) => "named",
        };
        let kind = match word.as_str() {
            "card" => "card",
            "player" => "player",
            "place" => "place",
            _ => "other",
        };
        Phrase::new(key).word("word", &word).mark("kind", kind).headed(&word, false)
    }

    /// Of whom it is spoken, for verbs.
    pub(super) fn person(&self, who: &Who) -> &'static str {
        match who {
            Who::You => "you",
            Who::They if self.they.is_none() => "they",
            _ => "one",
        }
    }

    pub(super) fn who(&self, who: &Who) -> Phrase {
        let plain = |key: &'static str| Phrase::new(key).headed("player", false);
        match who {
            Who::You => plain("you"),
            Who::They => match &self.they {
                None => plain("they"),
                Some(set) => {
                    let key = if self.any { "anyone" } else { "players" };
                    let players = self.with_they(None, false).things(set);
                    Phrase::new(key).like(&players).same("players", players)
                }
            },
            Who::Active => plain("active-player"),
            Who::First => plain("first-player"),
            Who::OfSet(set) if let Source::Side(Side::Partners, of) = &set.source => {
                self.possessed(Phrase::new("partner").word("word", "partner").headed("partner", false), of)
            }
            Who::OfSet(set)
                if matches!(
                    set.source,
                    Source::Players(_) | Source::Opponents(_) | Source::Side(..) | Source::AnyOf(_)
                ) =>
            {
                self.things(set)
            }
            Who::OfSet(set) => plain("owner-of").own("thing", self.things(set)),
            Who::OwnerOf(slot) => plain("owner-of").own("thing", self.slot(*slot)).flag("it", *slot == Slot::It),
            Who::Bound(slot) if self.lexicon.slot(*slot).is_some() => self.slot(*slot),
            Who::Bound(Slot::It | Slot::This | Slot::Part) => plain("that-player"),
            Who::Bound(_) => plain("chosen-player"),
        }
    }

    /// Whose something is: before the noun, and behind it.
    pub(super) fn possessed(&self, phrase: Phrase, who: &Who) -> Phrase {
        self.possessed_as(phrase, who, "whose", "whose-behind", "")
    }

    fn possessed_as(
        &self,
        phrase: Phrase,
        who: &Who,
        before: &'static str,
        behind: &'static str,
        role: &'static str,
    ) -> Phrase {
        let person = match who {
            Who::You => "you",
            Who::They if self.they.is_none() => "they",
            Who::They => "those",
            _ => "other",
        };
        let told = |key: &'static str| {
            let of = Phrase::new(key).mark("whose", person).mark("role", role);
            of.flag("self", self.subject.as_ref() == Some(who)).own("who", self.who(who))
        };
        phrase.same(before, told(before)).same(behind, told(behind))
    }

    /// A selection with its place.
    pub(super) fn things(&self, set: &Set) -> Phrase {
        let first = self.placed(set, true);
        match &set.otherwise {
            Some(otherwise) => {
                Phrase::new("or-else").like(&first).same("first", first).same("second", self.things(otherwise))
            }
            None => first,
        }
    }

    /// The same as an object: what is not counted is all of it.
    pub(super) fn all_things(&self, set: &Set) -> Phrase {
        let bare = matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_));
        if set.quantity == Quantity::Unsaid && set.order.is_none() && set.equal_to.is_none() && !bare {
            return self.things(&Set { quantity: Quantity::All, ..set.clone() });
        }
        self.things(set)
    }

    /// A selection without saying where it is.
    pub(super) fn things_there(&self, set: &Set) -> Phrase {
        self.placed(set, false)
    }

    /// Many of a selection, or the one that is meant.
    pub(super) fn plural(&self, set: &Set) -> Phrase {
        let bare = set.order.is_none() && !matches!(set.source, Source::Slot(_));
        let quantity = if bare { Quantity::Unsaid } else { set.quantity };
        self.things(&Set { quantity, ..set.clone() })
    }

    fn placed(&self, set: &Set, place: bool) -> Phrase {
        let (head, tests) = head(set, self.vocabulary);
        let word = match head {
            Head::Word(word) => word,
            Head::Slot(slot) => return self.slot(slot),
            Head::Who(who) => return self.who(who),
            Head::Zone(zone) => return self.zone(zone),
        };
        let core = self.core(&word, &tests, set, place);
        let many = !singular(set);
        if let Some(number) = &set.equal_to {
            return match number.as_ref() {
                Number::Times(each, times) if let Number::Constant(n) = **each => {
                    Phrase::new("q-per").number("n", n).same("things", core).own("per", self.per(times))
                }
                other => Phrase::new("q-equal").same("things", core).own("number", self.number(other)),
            }
            .headed(&word, true);
        }
        if which(set).is_some() {
            return match set.quantity {
                Quantity::Number(n) | Quantity::Exactly(n) if n != 1 => {
                    Phrase::new("q-the-several").number("n", n).headed(&word, true)
                }
                _ => Phrase::new("q-the").headed(&word, false),
            }
            .mark("which", which_mark(set))
            .number("nth", set.skip + 1)
            .same("things", core);
        }
        let limited = matches!(
            set.quantity,
            Quantity::AtLeast(_) | Quantity::AtMost(_) | Quantity::Exactly(_) | Quantity::UpTo(_)
        );
        if set.distinct.is_some() && limited {
            // The number is said of the values: `of at least 4 different …`.
            return Phrase::new("q-unsaid").same("things", core).headed(&word, true);
        }
        self.quantified(set.quantity, core, others(set)).headed(&word, many)
    }

    pub(super) fn quantified(&self, quantity: Quantity, core: Phrase, other: bool) -> Phrase {
        let counted = |key: &'static str, n: i32| Phrase::new(key).number("n", n);
        let phrase = match quantity {
            Quantity::Unsaid => Phrase::new("q-unsaid"),
            Quantity::One => Phrase::new("q-one"),
            Quantity::No => Phrase::new("q-no"),
            Quantity::All => Phrase::new("q-all"),
            Quantity::Each => Phrase::new("q-each"),
            Quantity::AtLeast(n) => counted("q-at-least", n),
            Quantity::AtMost(n) => counted("q-at-most", n),
            Quantity::Exactly(n) => counted("q-exactly", n),
            Quantity::UpTo(n) => counted("q-up-to", n),
            Quantity::Between(low, high) if high == low + 1 => counted("q-either", high).number("low", low),
            Quantity::Between(low, high) => counted("q-between", high).number("low", low),
            Quantity::Number(n) => counted("q-number", n),
        };
        phrase.flag("other", other).like(&core).same("things", core)
    }

    /// So many of a word: `at least 2 cards`.
    pub(super) fn count_of(&self, quantity: Quantity, word: &str) -> Phrase {
        let mut set = Set::of(Source::Everywhere);
        set.quantity = quantity;
        let noun = Phrase::new("bare").word("noun", word).headed(word, false);
        self.quantified(quantity, noun, false).headed(word, !singular(&set))
    }

    /// The noun with all that stands around it, but for how many.
    fn core(&self, word: &str, tests: &[&Test], set: &Set, place: bool) -> Phrase {
        let mut before: Vec<Phrase> = Vec::new();
        let mut after: Vec<Phrase> = Vec::new();
        let mut owner = None;
        for test in tests {
            match test {
                test if let Some(word) = condition_word(test, self.vocabulary) => {
                    before.push(Phrase::new("condition-before").word("word", &word));
                    after.push(Phrase::new("condition-behind").word("word", &word));
                }
                Test::Value(attribute, value) => {
                    let value = value_word(*attribute, *value, self.vocabulary);
                    if self.adjectival(&value) { before.push(adjective(&value)) } else { after.push(with(&value)) }
                }
                Test::Any(tests) if let Some(any) = self.any_adjective(tests) => before.push(any),
                Test::Kind(_) | Test::Family(_) => {
                    let kind = kind_word(test, self.vocabulary).unwrap_or_default();
                    if self.adjectival(&kind) {
                        before.push(adjective(&kind));
                    } else {
                        before.push(Phrase::new("kind-before").word("word", &kind));
                        after.push(Phrase::new("kind-behind").word("word", &kind));
                    }
                }
                Test::Other(_) => {}
                Test::Empty | Test::FaceDown | Test::Done | Test::FaceUp => {
                    before.push(Phrase::new("state-before").mark("state", state(test)));
                    after.push(Phrase::new("state-behind").mark("state", state(test)));
                }
                Test::OwnedBy(who) => owner = Some((who, "owned")),
                other => after.push(self.modifier(other)),
            }
        }
        if let Some(attribute) = set.distinct {
            let (limit, n) = match set.quantity {
                Quantity::AtLeast(n) => ("at-least", n),
                Quantity::AtMost(n) | Quantity::UpTo(n) => ("at-most", n),
                Quantity::Exactly(n) => ("exactly", n),
                _ => ("none", 0),
            };
            let values = self.vocabulary.name(Meaning::Attribute(attribute));
            after.push(Phrase::new("different").word("word", values).mark("limit", limit).number("n", n));
        }
        if let Some(attribute) = set.same {
            after.push(Phrase::new("same").word("word", self.vocabulary.name(Meaning::Attribute(attribute))));
        }
        for (most, measure) in &set.most {
            after.push(Phrase::new("with-most").own("most", self.most(*most, measure)));
        }
        if place
            && owner.is_none()
            && let Source::Held(who) = &set.source
        {
            owner = Some((who, "held"));
        }
        let core = Phrase::new("core").mark("which", which_mark(set)).number("nth", set.skip + 1);
        let mut core =
            core.flag("random", set.random).flag("other", others(set)).word("noun", word).headed(word, false);
        if !before.is_empty() {
            core = core.same("adjectives", Phrase::list_by(before, "beside"));
        }
        if let Some((who, role)) = owner {
            core = self.possessed_as(core, who, "owner", "owner-behind", role);
        }
        core = core.maybe_same("place", if place { self.place_of(set) } else { None });
        if !after.is_empty() {
            core = core.same("after", Phrase::list_by(after, "beside"));
        }
        core
    }

    /// Values of which one is enough, if they stand with a noun: `red or green`.
    pub(super) fn any_adjective(&self, tests: &[Test]) -> Option<Phrase> {
        let words = adjectives(tests, self.vocabulary, &|word| self.adjectival(word))?;
        Some(Phrase::list(words.iter().map(|word| adjective(word)).collect(), "or"))
    }

    /// What stands behind a noun.
    pub(super) fn modifier(&self, test: &Test) -> Phrase {
        let attribute_word = |attribute| self.vocabulary.name(Meaning::Attribute(attribute));
        match test {
            Test::Value(attribute, value) => with(&value_word(*attribute, *value, self.vocabulary)),
            Test::Worded(attribute, true) => with(attribute_word(*attribute)),
            Test::Lacks(attribute) | Test::Worded(attribute, false) => {
                let word = attribute_word(*attribute);
                Phrase::new("without").word("word", word).flag("counted", counted(word))
            }
            Test::Attribute(attribute, how, value) => self.compared(attribute_word(*attribute), *how, value, "printed"),
            Test::Number(own, how, value) => match own.as_ref() {
                Number::Query(query, _) => self.compared(&query_word(*query, self.vocabulary), *how, value, "borne"),
                Number::Counter(counter, _) => {
                    self.compared(&counter_word(*counter, self.vocabulary), *how, value, "borne")
                }
                other => {
                    let number = self.number(other);
                    Phrase::new("with-number").own("number", number).own("than", self.than(*how, value))
                }
            },
            Test::Measure(measure, how, value) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                match (counts, value) {
                    (true, Number::Constant(n)) if let Some(quantity) = as_quantity(*how, *n) => {
                        Phrase::new("with-count").own("count", self.count_of(quantity, &word))
                    }
                    (true, _) => self.with_many(&word, *how, value),
                    (false, _) => self.with_size(&word, *how, value, "measured"),
                }
            }
            Test::SameAs(attribute, other) => {
                let adjective = adjective_value(*attribute, self.vocabulary, &|word| self.adjectival(word));
                let same = Phrase::new("same-as").word("word", attribute_word(*attribute));
                same.flag("adjective", adjective).own("other", self.things(other))
            }
            Test::OwnedBy(who) => Phrase::new("of-player").own("who", self.who(who)),
            Test::In(not, places) => {
                Phrase::new("in-places").flag("not", *not).own("places", self.places(places, "or"))
            }
            Test::Ahead(other) => Phrase::new("ahead").own("thing", self.things(other)),
            Test::Behind(other) => Phrase::new("behind").own("thing", self.things(other)),
            Test::Beside(other) => Phrase::new("next-to").own("thing", self.things(other)),
            Test::Has(Quantity::No, set) => {
                let many = Set { quantity: Quantity::Unsaid, ..set.as_ref().clone() };
                Phrase::new("with-none").own("things", self.things(&many))
            }
            Test::Has(Quantity::AtLeast(1), set) => {
                let one = Set { quantity: Quantity::One, ..set.as_ref().clone() };
                Phrase::new("with-things").own("things", self.things(&one))
            }
            Test::Has(quantity, set) => {
                let some = Set { quantity: *quantity, ..set.as_ref().clone() };
                Phrase::new("with-things").own("things", self.things(&some))
            }
            Test::HeldBy(players) => {
                let you = matches!(players.source, Source::Player(Who::You));
                Phrase::new("held-by").flag("you", you).own("players", self.things(players))
            }
            Test::Among(set) => Phrase::new("among").own("things", self.things(set)),
            Test::Not(tests) => {
                let said = tests.iter().map(|test| self.modifier(test)).collect();
                Phrase::new("not").same("parts", Phrase::list(said, "and"))
            }
            Test::Any(tests) => {
                let said = tests.iter().map(|test| self.modifier(test)).collect();
                Phrase::new("any").same("parts", Phrase::list(said, "or"))
            }
            Test::Kind(_) | Test::Family(_) => {
                Phrase::new("being").word("word", &kind_word(test, self.vocabulary).unwrap_or_default())
            }
            Test::Other(slot) => Phrase::new("other-than").own("thing", self.slot(*slot)),
            Test::Empty | Test::FaceDown | Test::Done | Test::FaceUp => Phrase::new("lying").mark("state", state(test)),
        }
    }

    /// `with cost at most 3`, `with at least 2 …`
    fn compared(&self, word: &str, how: Comparison, value: &Number, role: &'static str) -> Phrase {
        match (counted(word), how, value) {
            (true, Comparison::AtLeast, Number::Constant(1)) | (true, Comparison::NotExactly, Number::Constant(0)) => {
                Phrase::new("with-some").word("word", word)
            }
            (true, _, Number::Constant(n)) if let Some(quantity) = as_quantity(how, *n) => {
                Phrase::new("with-count").own("count", self.count_of(quantity, word))
            }
            (true, ..) => self.with_many(word, how, value),
            (false, ..) => self.with_size(word, how, value, role),
        }
    }

    fn with_many(&self, word: &str, how: Comparison, value: &Number) -> Phrase {
        Phrase::new("with-many").word("word", word).own("than", self.than(how, value))
    }

    fn with_size(&self, word: &str, how: Comparison, value: &Number, role: &'static str) -> Phrase {
        Phrase::new("with-size").word("word", word).mark("role", role).own("than", self.than(how, value))
    }

    /// `at least 3`, `at least the number of your cards`
    pub(super) fn than(&self, comparison: Comparison, value: &Number) -> Phrase {
        let number = Phrase::new("than").mark("how", how(comparison)).own("number", self.number(value));
        number.flag("plain", matches!(value, Number::Constant(_)))
    }

    /// `the most cards`, `the highest limit`
    pub(super) fn most(&self, most: bool, figure: &Figure) -> Phrase {
        let (word, counts) = figure_word(figure, self.vocabulary);
        Phrase::new("most").flag("most", most).flag("counted", counts).word("word", &word).headed(&word, counts)
    }

    pub(super) fn zone(&self, zone: &ZoneRef) -> Phrase {
        let word = self.vocabulary.name(Meaning::Zone(zone.zone, zone.whose.is_some()));
        let phrase = Phrase::new("zone").word("noun", word).headed(word, false);
        match &zone.whose {
            Some(who) => self.possessed(phrase, who),
            None => phrase,
        }
    }

    fn board(&self, board: crate::vocabulary::BoardId) -> Phrase {
        let word = self.vocabulary.name(Meaning::Board(board));
        Phrase::new("zone").word("noun", word).headed(word, false)
    }

    /// A place as a thing: `the deck`.
    pub(super) fn place(&self, place: &Place) -> Phrase {
        match place {
            Place::Zone(zone) => self.zone(zone),
            Place::Board(board) => self.board(*board),
            Place::Thing(set) | Place::Any(set) => self.things(set),
        }
    }

    /// A place with its preposition: `in the deck`, `on the track`, `under this card`.
    pub(super) fn at(&self, place: &Place) -> Phrase {
        let kind = match place {
            Place::Zone(_) => "zone",
            Place::Board(_) => "board",
            Place::Thing(set) | Place::Any(set) if self.is_card(set) => "card",
            Place::Thing(_) | Place::Any(_) => "place",
        };
        let place = self.place(place);
        Phrase::new("at").mark("kind", kind).like(&place).same("place", place)
    }

    pub(super) fn is_card(&self, set: &Set) -> bool {
        match &set.source {
            Source::Slot(Slot::This | Slot::Part) => true,
            Source::Slot(slot) => self.lexicon.slot(*slot).as_deref() == Some("card"),
            Source::PlacesOf(_) | Source::Zone(_) | Source::Ends => false,
            _ => true,
        }
    }

    pub(super) fn places(&self, places: &[Place], joint: &'static str) -> Phrase {
        Phrase::list(places.iter().map(|place| self.at(place)).collect(), joint)
    }

    /// Where a selection is.
    fn place_of(&self, set: &Set) -> Option<Phrase> {
        let ends = matches!(which(set), Some(Which::Top | Which::Bottom));
        match &set.source {
            Source::CardsIn(places) => match places.as_slice() {
                [Place::Zone(zone)] if ends => Some(Phrase::new("of-zone").own("zone", self.zone(zone))),
                places => Some(self.places(places, "or")),
            },
            Source::HeldBySome(players) => {
                Some(Phrase::new("held-by").flag("you", false).own("players", self.things(players)))
            }
            Source::Players(from) | Source::Opponents(from)
                if !matches!(
                    (&set.source, from),
                    (Source::Players(_), Who::Active) | (Source::Opponents(_), Who::You)
                ) =>
            {
                Some(Phrase::new("clockwise").own("who", self.who(from)))
            }
            Source::Side(Side::Team, of) => {
                let you = matches!(of, Who::You);
                Some(self.possessed(Phrase::new("of-team").flag("you", you).own("who", self.who(of)), of))
            }
            Source::Side(_, of) if *of != Who::You => Some(Phrase::new("of-player").own("who", self.who(of))),
            _ => None,
        }
    }
}

pub(super) fn adjective(word: &str) -> Phrase {
    Phrase::new("adjective").word("word", word)
}

fn with(word: &str) -> Phrase {
    Phrase::new("with").word("word", word)
}

pub(super) fn state(test: &Test) -> &'static str {
    match test {
        Test::Empty => "empty",
        Test::FaceDown => "face-down",
        Test::Done => "done",
        _ => "face-up",
    }
}

fn which_mark(set: &Set) -> &'static str {
    match which(set) {
        None => "none",
        Some(Which::Top) => "top",
        Some(Which::Bottom) => "bottom",
        Some(Which::First) => "first",
        Some(Which::Last) => "last",
        Some(Which::Nearest) => "nearest",
        Some(Which::Farthest) => "farthest",
        Some(Which::Nth(_)) => "nth",
    }
}
