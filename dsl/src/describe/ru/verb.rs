//! Russian requirements and instructions.

use super::super::parts::{counted, counter_word, groups, listed, measure_word, plain, players_number, singular};
use super::Russian;
use super::adjective::Case;
use super::clause::bare;
use super::number::{half, rounded};
use crate::syntax::{Deed, Order};
use crate::tree::{
    Argument, Demand, Doer, Instruction, Number, Place, Quantity, Requirement, Set, Source, Step, Subject, Term, Who,
};
use crate::vocabulary::{ACTIONS_LEFT, Meaning, NEXT_BEAT, THIS_PHASE};

/// `inspect … by` somebody else.
const SHOW: [&str; 3] = ["покажите", "показывает", "показывают"];
/// `shuffle … into`.
const SHUFFLE_INTO: [&str; 3] = ["замешайте", "замешивает", "замешивают"];

impl Russian<'_> {
    pub(in super::super) fn requirement(&self, requirement: &Requirement) -> String {
        let text = self.demand(&requirement.demand);
        if requirement.wildcards { format!("{text} (замены разрешены)") } else { text }
    }

    pub(in super::super) fn demand(&self, demand: &Demand) -> String {
        match demand {
            Demand::One(of, term) => self.deed_term(*of, term),
            Demand::All(list) => match plain(list) {
                Some(deeds) => listed(&self.deeds(&deeds), "и"),
                None => list.iter().map(|part| self.within(part)).collect::<Vec<_>>().join(", и "),
            },
            Demand::Any(list) => match plain(list) {
                Some(deeds) => listed(&self.deeds(&deeds), "или"),
                None => either(&list.iter().map(|part| self.within(part)).collect::<Vec<_>>()),
            },
        }
    }

    /// A demand as one of several that are not all plain: it is told where it begins and ends.
    fn within(&self, demand: &Demand) -> String {
        match demand {
            Demand::Any(list) => match plain(list) {
                Some(deeds) => either(&self.deeds(&deeds)),
                None => format!("({})", self.demand(demand)),
            },
            Demand::All(list) if plain(list).is_none() => format!("({})", self.demand(demand)),
            _ => self.demand(demand),
        }
    }

    /// Deeds one after the other; a deed that is the one before is not said again.
    fn deeds(&self, list: &[(Deed, &Term)]) -> Vec<String> {
        let you = self.with_subject(Who::You);
        let said = |at: usize| at > 0 && list[at - 1].0 == list[at].0;
        let told = |(at, (of, term)): (usize, &(Deed, &Term))| match said(at) {
            true => you.term(*of, term),
            false => self.deed_term(*of, term),
        };
        list.iter().enumerate().map(told).collect()
    }

    pub(in super::super) fn deed_term(&self, of: Deed, term: &Term) -> String {
        format!("{} {}", deed(of), self.with_subject(Who::You).term(of, term))
    }

    fn term(&self, deed: Deed, term: &Term) -> String {
        match term {
            Term::Cards(set) if set.source == Source::Held(Who::You) => self.things_there(set, Case::Acc, false),
            Term::Cards(set) => self.things(set, Case::Acc),
            Term::Amount(quantity, measure) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                if counts {
                    return self.count_of(*quantity, &word, Case::Acc);
                }
                let quantity = match (deed, *quantity) {
                    (Deed::Hold, Quantity::Number(n)) => Quantity::AtLeast(n),
                    (_, other) => other,
                };
                format!("{} {}", self.word(&word, Case::Acc, false), bare(quantity))
            }
        }
    }

    pub(in super::super) fn instruction(&self, instruction: &Instruction) -> String {
        instruction.steps.iter().map(|step| self.step(step)).collect::<Vec<_>>().join(", затем ")
    }

    fn step(&self, step: &Step) -> String {
        let spec = self.vocabulary.verb_spec(step.verb);
        let (doer, person, subject) = match &step.doer {
            Doer::You => (String::new(), 0, Who::You),
            Doer::Same => ("они ".to_owned(), 2, Who::They),
            Doer::Each(set) => self.doers(set),
        };
        let speaker = self.with_subject(subject);
        let argument = |at: usize| step.arguments.get(at).unwrap_or(&Argument::None);
        let verb = spec.russian[person];
        let object = speaker.object(argument(0));
        let rest = match (spec.name, argument(1)) {
            ("inspect", Argument::Player(who)) => {
                format!("{} {} {object}", SHOW[person], speaker.who(who, Case::Dat))
            }
            ("shuffle", into) => {
                let what = match argument(0) {
                    Argument::Cards(set) => match &set.source {
                        Source::CardsIn(places) if set.tests.is_empty() && set.quantity == Quantity::Unsaid => {
                            let zones: Vec<String> =
                                places.iter().map(|place| speaker.place(place, Case::Acc)).collect();
                            listed(&zones, "и")
                        }
                        _ => object,
                    },
                    _ => object,
                };
                match into {
                    Argument::Place(place, _) => {
                        format!("{} {what} {}", SHUFFLE_INTO[person], speaker.at(place, Case::Acc))
                    }
                    _ => format!("{} {what}", verb),
                }
            }
            ("lay", board) => {
                let tiles = match argument(0) {
                    Argument::Number(Number::Constant(n)) => speaker.count_of(Quantity::Number(*n), "tile", Case::Acc),
                    Argument::Number(number) => {
                        format!("плитки в количестве, равном {}", speaker.number(number, Case::Dat))
                    }
                    _ => object,
                };
                match board {
                    Argument::Board(board) => {
                        format!("{} {tiles} {}", verb, speaker.at(&Place::Board(*board), Case::Acc))
                    }
                    _ => format!("{} {tiles}", verb),
                }
            }
            ("set" | "raise", Argument::Number(number)) => {
                format!("{} {object} на {}", verb, speaker.number(number, Case::Acc))
            }
            ("pay", Argument::Player(who)) => format!("{} {} {object}", verb, speaker.who(who, Case::Dat)),
            ("win", _) => verb.to_owned(),
            (_, Argument::Place(place, end)) => {
                format!("{} {object} {}", verb, speaker.towards(place, *end))
            }
            (_, other) => format!("{} {object} {}", verb, speaker.object(other)),
        };
        let down = if step.manner.face_down { " лицом вниз" } else { "" };
        let order = if step.manner.any_order { " в любом порядке" } else { "" };
        format!("{doer}{}{down}{order}", rest.trim_end())
    }

    /// Who does something, before the verb; the form of the verb; and who is the subject.
    fn doers(&self, set: &Set) -> (String, usize, Who) {
        let (plural, subject) = match &set.source {
            Source::Player(who) => (false, who.clone()),
            Source::Slot(slot) => (false, Who::Bound(*slot)),
            _ => (!singular(set), Who::They),
        };
        (format!("{} ", self.all_things(set, Case::Nom)), if plural { 2 } else { 1 }, subject)
    }

    pub(in super::super) fn choice(&self, by: Option<&Set>, chosen: &Set) -> String {
        let (doer, person, subject) = by.map_or_else(|| (String::new(), 0, Who::You), |by| self.doers(by));
        let verb = ["выберите", "выбирает", "выбирают"][person];
        format!("{doer}{verb} {}", self.with_subject(subject).all_things(chosen, Case::Acc))
    }

    pub(in super::super) fn each(&self, set: &Set) -> String {
        format!("для {}", self.things(set, Case::Gen))
    }

    fn towards(&self, place: &Place, end: Option<Order>) -> String {
        match end {
            Some(Order::Top | Order::First) => format!("на верх {}", self.place(place, Case::Gen)),
            Some(_) => format!("под низ {}", self.place(place, Case::Gen)),
            None => self.at(place, Case::Acc),
        }
    }

    fn object(&self, argument: &Argument) -> String {
        match argument {
            Argument::None => String::new(),
            Argument::Cards(set) => self.all_things(set, Case::Acc),
            Argument::Resource(resource, number) => {
                self.so_much(self.vocabulary.name(Meaning::Resource(*resource)), number)
            }
            Argument::Number(number) => self.number(number, Case::Acc),
            Argument::Place(place, _) => self.at(place, Case::Acc),
            Argument::Player(who) => self.who(who, Case::Dat),
            Argument::Phase(THIS_PHASE) => "эту фазу".to_owned(),
            Argument::Phase(phase) => {
                format!("фазу «{}»", self.word(self.vocabulary.name(Meaning::Phase(*phase)), Case::Nom, false))
            }
            Argument::Beat(NEXT_BEAT) => "следующий эпизод истории".to_owned(),
            Argument::Beat(beat) => {
                format!("эпизод «{}»", self.lexicon.name(self.vocabulary.name(Meaning::Beat(*beat))))
            }
            Argument::Event(event) => {
                format!("«{}»", self.word(self.vocabulary.name(Meaning::Event(*event)), Case::Nom, false))
            }
            Argument::Counter(ACTIONS_LEFT, _) => self.number(&Number::ActionsLeft, Case::Acc),
            Argument::Counter(counter, subject) => {
                let word = counter_word(*counter, self.vocabulary);
                let name = format!("счётчик «{}»", self.word(&word, Case::Nom, counted(&word)));
                match subject {
                    Subject::Player(who) => {
                        let agreement = self.agreement("");
                        self.possessed(who, &name, Case::Acc, agreement)
                    }
                    Subject::Thing(set) | Subject::Every(set) => format!("{name} {}", self.things(set, Case::Gen)),
                    Subject::Table | Subject::Here => name,
                }
            }
            Argument::Board(board) => self.at(&Place::Board(*board), Case::Acc),
        }
    }

    /// Whose resource a number is, if it is this one.
    fn own<'n>(&self, number: &'n Number, word: &str) -> Option<&'n Who> {
        players_number(number, self.vocabulary).filter(|(own, _)| own == word).map(|(_, who)| who)
    }

    /// So much of a resource, in the accusative.
    fn so_much(&self, word: &str, number: &Number) -> String {
        match number {
            Number::Constant(n) => self.count_of(Quantity::Number(*n), word, Case::Acc),
            Number::Times(each, times) if matches!(**each, Number::Constant(_)) && self.own(times, word).is_none() => {
                match times.as_ref() {
                    Number::Count(_) | Number::Resource(..) | Number::Query(..) | Number::Counter(..) => {
                        format!("{} за {}", self.so_much(word, each), self.each_of(times))
                    }
                    several if groups(several, self.vocabulary).is_some() => {
                        format!("{} за {}", self.so_much(word, each), self.each_of(several))
                    }
                    other => format!("{}, умноженные на {}", self.so_much(word, each), self.number(other, Case::Acc)),
                }
            }
            Number::Resource(_, who) if self.own(number, word).is_some() => {
                let agreement = self.agreement(word).many(true);
                let noun = self.word(word, Case::Acc, true);
                let all = self.adjective(&super::Adjective::All, Case::Acc, agreement);
                format!("{all} {}", self.possessed(who, &noun, Case::Acc, agreement))
            }
            Number::Half(inner, up) => {
                let of = match self.own(inner, word) {
                    Some(who) => {
                        let noun = self.word(word, Case::Gen, true);
                        self.possessed(who, &noun, Case::Gen, self.agreement(word).many(true))
                    }
                    None => format!("{} ({})", self.word(word, Case::Gen, true), self.number(inner, Case::Nom)),
                };
                format!("{} {of} {}", half(Case::Acc), rounded(*up))
            }
            Number::Attribute(attribute, set)
                if self.word(self.vocabulary.name(Meaning::Attribute(*attribute)), Case::Gen, true)
                    == self.word(word, Case::Gen, true) =>
            {
                let many = self.word(word, Case::Gen, true);
                format!("столько {many}, сколько указано на {}", self.things(set, Case::Pre))
            }
            Number::AtLeast(inner, n) => format!("{}, но не менее {n}", self.so_much(word, inner)),
            Number::AtMost(inner, n) => format!("{}, но не более {n}", self.so_much(word, inner)),
            Number::Plus(left, right) if matches!(**left, Number::Constant(_) | Number::Times(..)) => {
                format!("{} и ещё {}", self.so_much(word, left), self.so_much(word, right))
            }
            other => {
                format!("{} в количестве, равном {}", self.word(word, Case::Acc, true), self.number(other, Case::Dat))
            }
        }
    }
}

/// `либо …, либо …`
fn either(list: &[String]) -> String {
    format!("либо {}", list.join(", либо "))
}

fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Hold => "имейте",
        Deed::Discard => "сбросьте",
        Deed::Pay => "заплатите",
        Deed::Give => "отдайте активному игроку",
    }
}
