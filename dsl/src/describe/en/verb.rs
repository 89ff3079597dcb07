//! English requirements and instructions.

use super::super::parts::{counter_word, groups, listed, measure_word, plain, players_number, singular};
use super::English;
use crate::syntax::{Deed, Order};
use crate::tree::{
    Argument, Demand, Doer, Instruction, Number, Place, Quantity, Requirement, Set, Source, Step, Subject, Term, Who,
};
use crate::vocabulary::{ACTIONS_LEFT, Meaning, NEXT_BEAT, THIS_PHASE};

impl English<'_> {
    pub(in super::super) fn requirement(&self, requirement: &Requirement) -> String {
        let text = self.demand(&requirement.demand);
        if requirement.wildcards { format!("{text} (wildcards allowed)") } else { text }
    }

    pub(in super::super) fn demand(&self, demand: &Demand) -> String {
        match demand {
            Demand::One(of, term) => self.deed_term(*of, term),
            Demand::All(list) | Demand::Any(list) => {
                let joint = if matches!(demand, Demand::All(_)) { "and" } else { "or" };
                if let Some(deeds) = plain(list) {
                    return listed(&self.deeds(&deeds), joint);
                }
                let parts: Vec<String> = list.iter().map(|part| self.within(part)).collect();
                let text = parts.join(&format!(", {joint} "));
                if joint == "or" { format!("either {text}") } else { text }
            }
        }
    }

    /// A demand as one of several that are not all plain: it is told where it begins and ends.
    fn within(&self, demand: &Demand) -> String {
        let text = self.demand(demand);
        match demand {
            Demand::Any(list) if plain(list).is_some() => format!("either {text}"),
            Demand::All(list) | Demand::Any(list) if plain(list).is_none() => format!("({text})"),
            _ => text,
        }
    }

    /// Deeds one after the other; a deed that is the one before is not said again.
    fn deeds(&self, list: &[(Deed, &Term)]) -> Vec<String> {
        let said = |at: usize| at > 0 && list[at - 1].0 == list[at].0;
        let told = |(at, (of, term)): (usize, &(Deed, &Term))| match said(at) {
            true => self.term(term),
            false => self.deed_term(*of, term),
        };
        list.iter().enumerate().map(told).collect()
    }

    pub(in super::super) fn deed_term(&self, of: Deed, term: &Term) -> String {
        format!("{} {}", deed(of), self.term(term))
    }

    fn term(&self, term: &Term) -> String {
        match term {
            Term::Cards(set) if set.source == Source::Held(Who::You) => self.things_there(set),
            Term::Cards(set) => self.things(set),
            Term::Amount(quantity, measure) => self.count_of(*quantity, &measure_word(measure, self.vocabulary).0),
        }
    }

    pub(in super::super) fn instruction(&self, instruction: &Instruction) -> String {
        instruction.steps.iter().map(|step| self.step(step)).collect::<Vec<_>>().join(", then ")
    }

    fn step(&self, step: &Step) -> String {
        let spec = self.vocabulary.verb_spec(step.verb);
        let argument = |at: usize| step.arguments.get(at).unwrap_or(&Argument::None);
        let (doer, third) = match &step.doer {
            Doer::You if spec.name == "win" => ("you ".to_owned(), false),
            Doer::You => (String::new(), false),
            Doer::Same => ("they ".to_owned(), false),
            Doer::Each(set) => self.doers(set),
        };
        let verb = |name: &str| if third { third_person(name) } else { name.to_owned() };
        let object = self.object(argument(0));
        let rest = match (spec.name, argument(1)) {
            ("inspect", Argument::None) => format!("{} at {object}", verb("look")),
            ("inspect", by) => format!("{} {object} to {}", verb("show"), self.object(by)),
            ("shuffle", into) => {
                let what = match argument(0) {
                    Argument::Cards(set) => match &set.source {
                        Source::CardsIn(places) if set.tests.is_empty() && set.quantity == Quantity::Unsaid => {
                            listed(&places.iter().map(|place| self.place(place)).collect::<Vec<_>>(), "and")
                        }
                        _ => object,
                    },
                    _ => object,
                };
                match into {
                    Argument::Place(place, _) => format!("{} {what} into {}", verb("shuffle"), self.place(place)),
                    _ => format!("{} {what}", verb("shuffle")),
                }
            }
            ("lay", board) => {
                let tiles = if object == "1" { "tile" } else { "tiles" };
                format!("{} {object} {tiles} on {}", verb("lay"), self.object(board))
            }
            ("set", to) => format!("{} {object} to {}", verb("set"), self.object(to)),
            ("raise", by) => format!("{} {object} by {}", verb("raise"), self.object(by)),
            ("pay", Argument::Player(who)) => format!("{} {object} to {}", verb("pay"), self.whom(who)),
            ("take", Argument::Place(place, end)) => {
                let to = self.towards(place, *end);
                format!("{} {object} {}", verb("take"), to.replacen("to ", "into ", 1))
            }
            (name, Argument::Place(place, end)) => {
                format!("{} {object} {}", verb(name), self.towards(place, *end))
            }
            (name, other) => {
                let own = if third { spec.third.to_owned() } else { name.to_owned() };
                format!("{own} {object} {}", self.object(other)).trim_end().to_owned()
            }
        };
        let down = if step.manner.face_down { " face down" } else { "" };
        let order = if step.manner.any_order { " in any order" } else { "" };
        format!("{doer}{}{down}{order}", rest.trim_end())
    }

    /// Who does something, before the verb, and whether the verb stands in the third person of one.
    fn doers(&self, set: &Set) -> (String, bool) {
        let plural = match &set.source {
            Source::Player(who) => matches!(who, Who::You | Who::They),
            Source::Slot(_) => false,
            _ => !singular(set),
        };
        let who = match &set.source {
            Source::Player(who) => self.who(who),
            _ => self.all_things(set),
        };
        (format!("{who} "), !plural)
    }

    pub(in super::super) fn choice(&self, by: Option<&Set>, chosen: &Set) -> String {
        let (doer, third) = by.map_or_else(|| (String::new(), false), |by| self.doers(by));
        format!("{doer}{} {}", if third { "chooses" } else { "choose" }, self.all_things(chosen))
    }

    pub(in super::super) fn each(&self, set: &Set) -> String {
        format!("for {}", self.things(set))
    }

    fn towards(&self, place: &Place, end: Option<Order>) -> String {
        match (end, place) {
            (Some(Order::Top | Order::First), _) => format!("to the top of {}", self.place(place)),
            (Some(_), _) => format!("to the bottom of {}", self.place(place)),
            (None, Place::Thing(_) | Place::Any(_)) if self.at(place).starts_with("under") => self.at(place),
            (None, _) => format!("to {}", self.place(place)),
        }
    }

    fn object(&self, argument: &Argument) -> String {
        match argument {
            Argument::None => String::new(),
            Argument::Cards(set) => self.all_things(set),
            Argument::Resource(resource, number) => {
                self.so_much(self.vocabulary.name(Meaning::Resource(*resource)), number)
            }
            Argument::Number(number) => self.number(number),
            Argument::Place(place, _) => self.place(place),
            Argument::Player(who) => self.whom(who),
            Argument::Phase(THIS_PHASE) => "this phase".to_owned(),
            Argument::Phase(phase) => {
                format!("the {}", self.word(self.vocabulary.name(Meaning::Phase(*phase)), false))
            }
            Argument::Beat(NEXT_BEAT) => "the next part of the story".to_owned(),
            Argument::Beat(beat) => format!("“{}”", self.lexicon.name(self.vocabulary.name(Meaning::Beat(*beat)))),
            Argument::Event(event) => {
                format!("“{}”", self.word(self.vocabulary.name(Meaning::Event(*event)), false))
            }
            Argument::Counter(ACTIONS_LEFT, _) => self.number(&Number::ActionsLeft),
            Argument::Counter(counter, subject) => {
                let word = counter_word(*counter, self.vocabulary);
                let number = Number::Counter(*counter, subject.clone());
                match subject {
                    Subject::Player(Who::They) if self.they.is_none() => {
                        format!("the player's {}", self.word(&word, super::super::parts::counted(&word)))
                    }
                    _ => self.number(&number),
                }
            }
            Argument::Board(board) => {
                format!("the {}", self.word(self.vocabulary.name(Meaning::Board(*board)), false))
            }
        }
    }

    /// So much of a resource.
    fn so_much(&self, word: &str, number: &Number) -> String {
        match number {
            Number::Constant(n) => self.count_of(Quantity::Number(*n), word),
            Number::Times(each, times) if matches!(**each, Number::Constant(_)) => {
                let times = match times.as_ref() {
                    count @ Number::Count(_) => format!("per {}", self.per(count)),
                    several if groups(several, self.vocabulary).is_some() => format!("per {}", self.per(several)),
                    other => match players_number(other, self.vocabulary) {
                        Some((own, _)) if own != word => format!("per {}", self.per(other)),
                        _ => format!("times {}", self.number(other)),
                    },
                };
                format!("{} {times}", self.so_much(word, each))
            }
            Number::Resource(..) => match players_number(number, self.vocabulary) {
                Some((own, _)) if own == word => format!("all {}", self.number(number)),
                _ => format!("{} equal to {}", self.word(word, true), self.number(number)),
            },
            Number::Half(inner, up) => {
                let inner = match players_number(inner, self.vocabulary) {
                    Some((own, _)) if own == word => self.number(inner),
                    _ => format!("of {}", self.so_much(word, inner)),
                };
                format!("half {inner}, rounded {}", if *up { "up" } else { "down" })
            }
            Number::Attribute(attribute, set)
                if self.word(self.vocabulary.name(Meaning::Attribute(*attribute)), true) == self.word(word, true) =>
            {
                format!("as many {} as shown on {}", self.word(word, true), self.things(set))
            }
            Number::AtLeast(inner, n) => format!("{}, but at least {n}", self.so_much(word, inner)),
            Number::AtMost(inner, n) => format!("{}, but at most {n}", self.so_much(word, inner)),
            Number::Plus(left, right) if matches!(**left, Number::Constant(_) | Number::Times(..)) => {
                format!("{} plus {}", self.so_much(word, left), self.so_much(word, right))
            }
            other => format!("{} equal to {}", self.word(word, true), self.number(other)),
        }
    }
}

fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Hold => "have",
        Deed::Discard => "discard",
        Deed::Pay => "pay",
        Deed::Give => "give the active player",
    }
}

fn third_person(verb: &str) -> String {
    if verb.ends_with("sh") || verb.ends_with('s') { format!("{verb}es") } else { format!("{verb}s") }
}
