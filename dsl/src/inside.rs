//! Everything inside a tree, for checks that look for one thing wherever it may stand.

use crate::tree::{
    Argument, Condition, Doer, Figure, Instruction, Measure, Number, Place, Requirement, Set, Source, Subject, Term,
    Test, Who,
};

/// Something inside a tree.
#[derive(Clone, Copy, Debug)]
pub enum Part<'t> {
    /// A condition.
    Condition(&'t Condition),
    /// A number.
    Number(&'t Number),
    /// A selection.
    Set(&'t Set),
    /// A test.
    Test(&'t Test),
    /// A measure of a player.
    Measure(&'t Measure),
    /// A place.
    Place(&'t Place),
}

/// A tree that can be looked through.
pub trait Inside {
    /// Shows the tree itself and everything inside it, the outer before the inner.
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>));
}

impl Inside for Condition {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        see(Part::Condition(self));
        match self {
            Condition::All(list) | Condition::Any(list) => list.iter().for_each(|inner| inner.inside(see)),
            Condition::Not(inner) => inner.inside(see),
            Condition::Compare(left, _, right) => {
                left.inside(see);
                right.inside(see);
            }
            Condition::Amount(_, number) => number.inside(see),
            Condition::Count(_, set) => set.inside(see),
            Condition::Players(_, set, inner) => {
                set.inside(see);
                inner.inside(see);
            }
            Condition::Is(set, tests) | Condition::HowMany(_, set, tests) => {
                set.inside(see);
                tests.iter().for_each(|test| test.inside(see));
            }
            Condition::Same(left, right) => {
                left.inside(see);
                right.inside(see);
            }
            Condition::Most(who, _, measure) => {
                who.inside(see);
                see(Part::Measure(measure));
            }
            Condition::Told(_) => {}
        }
    }
}

impl Inside for Number {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        see(Part::Number(self));
        match self {
            Number::Plus(left, right)
            | Number::Minus(left, right)
            | Number::Times(left, right)
            | Number::Divided(left, right, _)
            | Number::AtLeast(left, right)
            | Number::AtMost(left, right) => {
                left.inside(see);
                right.inside(see);
            }
            Number::Half(inner, _) => inner.inside(see),
            Number::Resource(_, who) => who.inside(see),
            Number::Count(set)
            | Number::Distinct(_, set)
            | Number::Total(_, set)
            | Number::TotalPosition(set)
            | Number::Attribute(_, set)
            | Number::Position(set) => set.inside(see),
            Number::TotalOf(inner, set) => {
                inner.inside(see);
                set.inside(see);
            }
            Number::Whether(condition) => condition.inside(see),
            Number::Query(_, subject) | Number::Counter(_, subject) => subject.inside(see),
            Number::Extreme(_, figure, set) => {
                figure.inside(see);
                set.inside(see);
            }
            Number::Sum(measure, set) => {
                see(Part::Measure(measure));
                set.inside(see);
            }
            Number::Constant(_)
            | Number::Chosen(_)
            | Number::CounterValue(..)
            | Number::Option(_)
            | Number::ActionsLeft
            | Number::ActionsTaken
            | Number::Players => {}
        }
    }
}

impl Inside for Figure {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        match self {
            Figure::Measure(measure) => see(Part::Measure(measure)),
            Figure::Own(number) => number.inside(see),
            Figure::Attribute(_) | Figure::Position => {}
        }
    }
}

impl Inside for Subject {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        match self {
            Subject::Thing(set) | Subject::Every(set) => set.inside(see),
            Subject::Player(who) => who.inside(see),
            Subject::Table | Subject::Here => {}
        }
    }
}

impl Inside for Who {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        match self {
            Who::OfSet(set) => set.inside(see),
            Who::You | Who::They | Who::Active | Who::First | Who::OwnerOf(_) | Who::Bound(_) => {}
        }
    }
}

impl Inside for Set {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        see(Part::Set(self));
        match &self.source {
            Source::Amounts(from, to) => {
                from.iter().for_each(|from| from.inside(see));
                to.inside(see);
            }
            Source::CardsIn(places) => places.iter().for_each(|place| place.inside(see)),
            Source::HeldBySome(set) => set.inside(see),
            Source::AnyOf(sets) => sets.iter().for_each(|set| set.inside(see)),
            Source::Player(who)
            | Source::Players(who)
            | Source::Opponents(who)
            | Source::Side(_, who)
            | Source::Held(who) => who.inside(see),
            Source::Zone(zone) => zone.whose.iter().for_each(|who| who.inside(see)),
            Source::Slot(_)
            | Source::PlacesOf(_)
            | Source::Ends
            | Source::Values(..)
            | Source::Everywhere
            | Source::Here => {}
        }
        self.tests.iter().for_each(|test| test.inside(see));
        self.most.iter().for_each(|(_, figure)| figure.inside(see));
        self.equal_to.iter().for_each(|number| number.inside(see));
        self.otherwise.iter().for_each(|set| set.inside(see));
    }
}

impl Inside for Place {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        see(Part::Place(self));
        match self {
            Place::Thing(set) | Place::Any(set) => set.inside(see),
            Place::Zone(zone) => zone.whose.iter().for_each(|who| who.inside(see)),
            Place::Board(_) => {}
        }
    }
}

impl Inside for Test {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        see(Part::Test(self));
        match self {
            Test::Attribute(_, _, number) => number.inside(see),
            Test::Number(left, _, right) => {
                left.inside(see);
                right.inside(see);
            }
            Test::Measure(measure, _, number) => {
                see(Part::Measure(measure));
                number.inside(see);
            }
            Test::SameAs(_, set)
            | Test::Ahead(set)
            | Test::Behind(set)
            | Test::Beside(set)
            | Test::HeldBy(set)
            | Test::Among(set)
            | Test::Has(_, set) => set.inside(see),
            Test::Not(tests) | Test::Any(tests) => tests.iter().for_each(|test| test.inside(see)),
            Test::OwnedBy(who) => who.inside(see),
            Test::In(_, places) => places.iter().for_each(|place| place.inside(see)),
            Test::Kind(_)
            | Test::Family(_)
            | Test::Value(..)
            | Test::Lacks(_)
            | Test::Worded(..)
            | Test::Other(_)
            | Test::Empty
            | Test::FaceDown
            | Test::Done
            | Test::FaceUp => {}
        }
    }
}

impl Inside for Requirement {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        self.demand.each(&mut |_, term| match term {
            Term::Cards(set) => set.inside(see),
            Term::Amount(_, measure) => see(Part::Measure(measure)),
        });
    }
}

impl Inside for Instruction {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        for step in &self.steps {
            if let Doer::Each(set) = &step.doer {
                set.inside(see);
            }
            for argument in &step.arguments {
                match argument {
                    Argument::Cards(set) => set.inside(see),
                    Argument::Resource(_, number) | Argument::Number(number) => number.inside(see),
                    Argument::Place(place, _) => place.inside(see),
                    Argument::Counter(_, subject) => subject.inside(see),
                    Argument::Player(who) => who.inside(see),
                    Argument::None
                    | Argument::Phase(_)
                    | Argument::Event(_)
                    | Argument::Board(_)
                    | Argument::Beat(_) => {}
                }
            }
        }
    }
}
