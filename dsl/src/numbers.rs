//! The numbers that a sentence speaks of, each with names that say what it is: what is counted, and before it what is
//! done with it or how it is compared. Texts that are written by hand take them from the rule by these names, so that it
//! does not matter in which order a rule is written.

use crate::syntax::{Comparison, Deed};
use crate::tree::{
    Argument, Condition, Doer, Figure, Instruction, Measure, Number, Place, Quantity, Requirement, Set, Source,
    Subject, Term, Test, Who,
};
use crate::vocabulary::{Bearer, Meaning, QueryId, Vocabulary};

/// A number of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenNumber {
    /// Its names, the shortest first: `token`, `gain_token`.
    pub names: Vec<String>,
    /// The number, without its sign.
    pub value: i32,
}

/// A tree that speaks of numbers.
pub trait Numbers {
    /// Every number in it, as far as it is written.
    fn numbers(&self, vocabulary: &Vocabulary) -> Vec<SpokenNumber>;
}

/// Says how the parts of a tree are looked through.
macro_rules! looked_through {
    ($tree:ty, $look:expr) => {
        impl Numbers for $tree {
            fn numbers(&self, vocabulary: &Vocabulary) -> Vec<SpokenNumber> {
                let mut walk = Walk { vocabulary, found: Vec::new() };
                let look: fn(&mut Walk<'_>, &$tree) = $look;
                look(&mut walk, self);
                walk.found
            }
        }
    };
}

looked_through!(Condition, |walk, condition| walk.condition(condition));
looked_through!(Number, |walk, number| walk.number(number, "by", "number"));
looked_through!(Set, |walk, set| walk.set(set, ""));
looked_through!(Requirement, |walk, requirement| walk.requirement(requirement));
looked_through!(Instruction, |walk, instruction| walk.instruction(instruction));

struct Walk<'v> {
    vocabulary: &'v Vocabulary,
    found: Vec<SpokenNumber>,
}

impl Walk<'_> {
    /// Notes a number: what is counted, and how.
    fn note(&mut self, value: i32, how: &str, what: &str) {
        let mut names = vec![what.to_owned()];
        if !how.is_empty() && how != what {
            names.push(format!("{how}_{what}"));
        }
        self.add(names, value);
    }

    fn add(&mut self, names: Vec<String>, value: i32) {
        let names = names.into_iter().map(|name| name.replace(' ', "_")).collect();
        self.found.push(SpokenNumber { names, value: value.saturating_abs() });
    }

    fn quantity(&mut self, quantity: Quantity, how: &str, what: &str) {
        match quantity {
            Quantity::AtLeast(n) => self.note(n, "least", what),
            Quantity::AtMost(n) => self.note(n, "most", what),
            Quantity::Exactly(n) => self.note(n, "exactly", what),
            Quantity::UpTo(n) => self.note(n, "up_to", what),
            Quantity::Number(n) => self.note(n, how, what),
            Quantity::Between(low, high) => {
                self.note(low, "from", &format!("from_{what}"));
                self.note(high, "to", &format!("to_{what}"));
            }
            Quantity::Unsaid | Quantity::One | Quantity::No | Quantity::All | Quantity::Each => {}
        }
    }

    /// A number that stands for so much of something.
    fn number(&mut self, number: &Number, how: &str, what: &str) {
        match number {
            Number::Constant(value) => self.note(*value, how, what),
            Number::Plus(left, right) => self.both(left, right, "plus", how, what),
            Number::Minus(left, right) => self.both(left, right, "minus", how, what),
            Number::Times(left, right) => self.beside(left, right, "times"),
            Number::Divided(left, right, _) => self.beside(left, right, "divided"),
            Number::AtLeast(inner, least) => {
                self.number(inner, how, what);
                self.number(least, "least", &self.name(inner));
            }
            Number::AtMost(inner, most) => {
                self.number(inner, how, what);
                self.number(most, "most", &self.name(inner));
            }
            Number::Half(inner, _) => self.number(inner, how, what),
            Number::Count(set)
            | Number::Distinct(_, set)
            | Number::Total(_, set)
            | Number::TotalPosition(set)
            | Number::Attribute(_, set)
            | Number::Position(set)
            | Number::Extreme(_, _, set)
            | Number::Sum(_, set) => self.set(set, ""),
            Number::TotalOf(inner, set) => {
                self.number(inner, how, what);
                self.set(set, "");
            }
            Number::Whether(condition) => self.condition(condition),
            Number::Query(_, subject) | Number::Counter(_, subject) => self.subject(subject),
            Number::Resource(_, who) => self.who(who),
            Number::Chosen(_)
            | Number::CounterValue(..)
            | Number::Option(_)
            | Number::ActionsLeft
            | Number::ActionsTaken
            | Number::Players => {}
        }
    }

    /// Two numbers that are added up: one that is written is called by the other.
    fn both(&mut self, left: &Number, right: &Number, sign: &str, how: &str, what: &str) {
        match (left, right) {
            (Number::Constant(_), Number::Constant(_)) => {
                self.number(left, how, what);
                self.number(right, sign, what);
            }
            (Number::Constant(value), other) | (other, Number::Constant(value)) => {
                self.number(other, how, what);
                let name = self.name(other);
                self.add(vec![name.clone(), format!("{sign}_{name}"), format!("{how}_{what}")], *value);
            }
            _ => {
                self.number(left, how, what);
                self.number(right, how, what);
            }
        }
    }

    /// A number that stands beside another only to make it larger or smaller.
    fn beside(&mut self, left: &Number, right: &Number, how: &str) {
        for (one, other) in [(left, right), (right, left)] {
            match one {
                Number::Constant(value) => {
                    let names = vec![how.to_owned(), format!("{how}_{}", self.name(other))];
                    self.add(names, *value);
                }
                _ => self.number(one, how, &self.name(one)),
            }
        }
    }

    fn compared(&mut self, left: &Number, comparison: Comparison, right: &Number) {
        let how = match comparison {
            Comparison::AtLeast => "least",
            Comparison::AtMost => "most",
            Comparison::Exactly => "exactly",
            Comparison::NotExactly => "not",
            Comparison::MoreThan => "more_than",
            Comparison::LessThan => "less_than",
        };
        self.number(left, how, &self.name(right));
        self.number(right, how, &self.name(left));
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::All(list) | Condition::Any(list) => list.iter().for_each(|inner| self.condition(inner)),
            Condition::Not(inner) => self.condition(inner),
            Condition::Compare(left, comparison, right) => self.compared(left, *comparison, right),
            Condition::Amount(quantity, number) => {
                self.quantity(*quantity, "", &self.name(number));
                self.number(number, "", &self.name(number));
            }
            Condition::Count(quantity, set) => {
                self.quantity(*quantity, "", &self.counted(*quantity, set));
                self.set(set, "");
            }
            Condition::Players(quantity, set, inner) => {
                self.quantity(*quantity, "", "player");
                self.set(set, "");
                self.condition(inner);
            }
            Condition::Is(set, tests) => {
                self.set(set, "");
                self.tests(tests);
            }
            Condition::HowMany(quantity, set, tests) => {
                self.quantity(*quantity, "", &self.noun(set));
                self.set(set, "");
                self.tests(tests);
            }
            Condition::Same(left, right) => {
                self.set(left, "");
                self.set(right, "");
            }
            Condition::Most(who, ..) => self.who(who),
            Condition::Told(_) => {}
        }
    }

    fn set(&mut self, set: &Set, how: &str) {
        let noun = self.noun(set);
        self.quantity(set.quantity, how, &self.counted(set.quantity, set));
        if set.definite && set.skip > 0 {
            self.note(set.skip.saturating_add(1), "nth", &noun);
        }
        match &set.source {
            Source::Amounts(from, to) => {
                from.iter().for_each(|from| self.number(from, "from", "amount"));
                self.number(to, "to", "amount");
            }
            Source::CardsIn(places) => places.iter().for_each(|place| self.place(place)),
            Source::HeldBySome(set) => self.set(set, ""),
            Source::AnyOf(sets) => sets.iter().for_each(|set| self.set(set, "")),
            Source::Player(who) | Source::Held(who) => self.who(who),
            _ => {}
        }
        self.tests(&set.tests);
        for (_, figure) in &set.most {
            if let Figure::Own(number) = figure {
                self.number(number, "", &self.name(number));
            }
        }
        set.equal_to.iter().for_each(|number| self.number(number, how, &noun));
        set.otherwise.iter().for_each(|set| self.set(set, how));
    }

    fn tests(&mut self, tests: &[Test]) {
        for test in tests {
            match test {
                Test::Attribute(attribute, comparison, number) => {
                    let printed = Number::Attribute(*attribute, Box::new(Set::of(Source::Here)));
                    self.compared(&printed, *comparison, number);
                }
                Test::Number(left, comparison, right) => self.compared(left, *comparison, right),
                Test::Measure(measure, comparison, number) => {
                    let measured = Number::Sum(measure.clone(), Box::new(Set::of(Source::Here)));
                    self.compared(&measured, *comparison, number);
                }
                Test::Has(quantity, set) => {
                    self.quantity(*quantity, "", &self.counted(*quantity, set));
                    self.set(set, "");
                }
                Test::SameAs(_, set)
                | Test::Ahead(set)
                | Test::Behind(set)
                | Test::Beside(set)
                | Test::HeldBy(set)
                | Test::Among(set) => self.set(set, ""),
                Test::Not(inner) | Test::Any(inner) => self.tests(inner),
                Test::In(_, places) => places.iter().for_each(|place| self.place(place)),
                Test::OwnedBy(who) => self.who(who),
                _ => {}
            }
        }
    }

    fn place(&mut self, place: &Place) {
        match place {
            Place::Thing(set) | Place::Any(set) => self.set(set, ""),
            Place::Zone(zone) => zone.whose.iter().for_each(|who| self.who(who)),
            Place::Board(_) => {}
        }
    }

    fn subject(&mut self, subject: &Subject) {
        match subject {
            Subject::Thing(set) | Subject::Every(set) => self.set(set, ""),
            Subject::Player(who) => self.who(who),
            Subject::Table | Subject::Here => {}
        }
    }

    fn who(&mut self, who: &Who) {
        if let Who::OfSet(set) = who {
            self.set(set, "");
        }
    }

    fn requirement(&mut self, requirement: &Requirement) {
        let mut terms = Vec::new();
        requirement.demand.each(&mut |deed, term| terms.push((deed, term)));
        for (deed, term) in terms {
            let how = match deed {
                Deed::Hold => "hold",
                Deed::Discard => "discard",
                Deed::Pay => "pay",
                Deed::Give => "give",
            };
            match term {
                Term::Cards(set) => self.set(set, how),
                Term::Amount(quantity, measure) => self.quantity(*quantity, how, &self.measured(measure)),
            }
        }
    }

    fn instruction(&mut self, instruction: &Instruction) {
        for step in &instruction.steps {
            let verb = self.vocabulary.verb_spec(step.verb).name;
            if let Doer::Each(set) = &step.doer {
                self.set(set, "");
            }
            let counter = step.arguments.iter().find_map(|argument| match argument {
                Argument::Counter(counter, subject) => Some(Number::Counter(*counter, subject.clone())),
                _ => None,
            });
            let what = counter.as_ref().map_or_else(|| verb.to_owned(), |counter| self.name(counter));
            for argument in &step.arguments {
                match argument {
                    Argument::Cards(set) => self.set(set, verb),
                    Argument::Resource(resource, number) => {
                        let name = self.vocabulary.name(Meaning::Resource(*resource)).to_owned();
                        self.number(number, verb, &name);
                    }
                    Argument::Number(number) => self.number(number, verb, &what),
                    Argument::Place(place, _) => self.place(place),
                    Argument::Counter(_, subject) => self.subject(subject),
                    Argument::Player(who) => self.who(who),
                    Argument::None
                    | Argument::Phase(_)
                    | Argument::Event(_)
                    | Argument::Board(_)
                    | Argument::Beat(_) => {}
                }
            }
        }
    }

    /// What a number before or behind a noun counts: `of at least 3 different colors` counts colors.
    fn counted(&self, quantity: Quantity, set: &Set) -> String {
        match (set.distinct, quantity) {
            (
                Some(attribute),
                Quantity::AtLeast(_) | Quantity::AtMost(_) | Quantity::UpTo(_) | Quantity::Exactly(_),
            ) => self.vocabulary.name(Meaning::Attribute(attribute)).to_owned(),
            _ => self.noun(set),
        }
    }

    /// What a selection selects, in a word.
    fn noun(&self, set: &Set) -> String {
        let named = |test: &Test| match test {
            Test::Family(family) => Some(self.vocabulary.name(Meaning::Family(*family)).to_owned()),
            Test::Kind(kind) => Some(self.vocabulary.name(Meaning::Kind(*kind)).to_owned()),
            _ => None,
        };
        let family = set.tests.iter().find(|test| matches!(test, Test::Family(_)));
        if let Some(name) =
            family.or_else(|| set.tests.iter().rfind(|test| matches!(test, Test::Kind(_)))).and_then(named)
        {
            return name;
        }
        match &set.source {
            Source::Player(_) | Source::Players(_) | Source::Opponents(_) | Source::Side(..) => "player".to_owned(),
            Source::AnyOf(_) => "player".to_owned(),
            Source::PlacesOf(boards) => {
                let mut names = boards.iter().map(|board| self.vocabulary.name(Meaning::PlaceOf(*board)));
                names.find(|name| *name != "?").unwrap_or("place").to_owned()
            }
            Source::Ends | Source::Zone(_) => "place".to_owned(),
            Source::Values(attribute, _) => self.vocabulary.name(Meaning::Attribute(*attribute)).to_owned(),
            Source::Amounts(..) => "amount".to_owned(),
            _ => "card".to_owned(),
        }
    }

    fn measured(&self, measure: &Measure) -> String {
        match measure {
            Measure::Resource(resource) => self.vocabulary.name(Meaning::Resource(*resource)).to_owned(),
            Measure::Query(query) => self.query(*query),
            Measure::Counter(counter) => self.first(|bearer| Meaning::Counter(*counter, bearer)),
        }
    }

    fn query(&self, query: QueryId) -> String {
        let name = self.first(|bearer| Meaning::Query(query, bearer));
        if name == "?" { self.first(|bearer| Meaning::Condition(query, bearer)) } else { name }
    }

    /// The name of what one of the bearers has.
    fn first(&self, meaning: impl Fn(Bearer) -> Meaning) -> String {
        let bearers = [Bearer::Table, Bearer::Player, Bearer::Card, Bearer::Place];
        let mut names = bearers.into_iter().map(|bearer| self.vocabulary.name(meaning(bearer)));
        names.find(|name| *name != "?").unwrap_or("?").to_owned()
    }

    /// What a number is, in a word.
    fn name(&self, number: &Number) -> String {
        match number {
            Number::Constant(_) => "number".to_owned(),
            Number::Plus(left, right)
            | Number::Minus(left, right)
            | Number::Times(left, right)
            | Number::Divided(left, right, _) => {
                self.name(if matches!(**left, Number::Constant(_)) { right } else { left })
            }
            Number::Half(inner, _) | Number::AtLeast(inner, _) | Number::AtMost(inner, _) => self.name(inner),
            Number::Count(set) => self.noun(set),
            Number::Distinct(attribute, _) | Number::Total(attribute, _) | Number::Attribute(attribute, _) => {
                self.vocabulary.name(Meaning::Attribute(*attribute)).to_owned()
            }
            Number::TotalOf(inner, _) => self.name(inner),
            Number::TotalPosition(_) | Number::Position(_) => "position".to_owned(),
            Number::Chosen(_) => "amount".to_owned(),
            Number::Resource(resource, _) => self.vocabulary.name(Meaning::Resource(*resource)).to_owned(),
            Number::Query(query, _) => self.query(*query),
            Number::Counter(counter, _) | Number::CounterValue(counter, _) => {
                self.first(|bearer| Meaning::Counter(*counter, bearer))
            }
            Number::Option(option) => self.vocabulary.name(Meaning::Option(*option)).to_owned(),
            Number::ActionsLeft => "actions_left".to_owned(),
            Number::ActionsTaken => "actions_taken".to_owned(),
            Number::Extreme(_, figure, _) => match figure {
                Figure::Measure(measure) => self.measured(measure),
                Figure::Attribute(attribute) => self.vocabulary.name(Meaning::Attribute(*attribute)).to_owned(),
                Figure::Own(number) => self.name(number),
                Figure::Position => "position".to_owned(),
            },
            Number::Sum(measure, _) => self.measured(measure),
            Number::Players => "player".to_owned(),
            Number::Whether(_) => "whether".to_owned(),
        }
    }
}
