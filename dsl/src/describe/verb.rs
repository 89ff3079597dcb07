//! Requirements and instructions as phrases.

use super::Walker;
use super::clause::size;
use super::parts::{counted, counter_word, measure_word, plain, singular};
use super::phrase::Phrase;
use crate::syntax::{Deed, Order};
use crate::tree::{
    Argument, Demand, Doer, Instruction, Number, Place, Quantity, Requirement, Set, Source, Step, Subject, Term, Who,
};
use crate::vocabulary::{ACTIONS_LEFT, Meaning, NEXT_BEAT, THIS_PHASE};

impl Walker<'_> {
    pub(super) fn requirement(&self, requirement: &Requirement) -> Phrase {
        let demand = self.demand(&requirement.demand);
        if requirement.wildcards { Phrase::new("wildcards").own("demand", demand) } else { demand }
    }

    pub(super) fn demand(&self, demand: &Demand) -> Phrase {
        match demand {
            Demand::One(deed, term) => self.deed_term(*deed, term),
            Demand::All(list) | Demand::Any(list) => {
                let any = matches!(demand, Demand::Any(_));
                if let Some(deeds) = plain(list) {
                    return self.deeds(&deeds, any);
                }
                let parts: Vec<Phrase> = list.iter().map(|part| self.within(part)).collect();
                if any {
                    Phrase::new("either").same("list", Phrase::list_by(parts, "or-also"))
                } else {
                    Phrase::list_by(parts, "and-also")
                }
            }
        }
    }

    /// A demand as one of several that are not all plain: it is told where it begins and ends.
    fn within(&self, demand: &Demand) -> Phrase {
        match demand {
            Demand::Any(list) if let Some(deeds) = plain(list) => Phrase::new("either").same("list", self.ways(&deeds)),
            Demand::All(list) | Demand::Any(list) if plain(list).is_none() => {
                Phrase::new("bracket").same("inner", self.demand(demand))
            }
            _ => self.demand(demand),
        }
    }

    /// Deeds of which one is enough, each behind its own word where a language has one for it.
    fn ways(&self, list: &[(Deed, &Term)]) -> Phrase {
        let one = |group: &[(Deed, &Term)]| {
            let terms = group.iter().map(|(deed, term)| self.term(*deed, term)).collect();
            self.deed(Phrase::list_by(terms, "or-either"), group)
        };
        let groups = list.chunk_by(|(deed, _), (next, _)| deed == next).map(one).collect();
        Phrase::list_by(groups, "or-either")
    }

    /// Deeds one after the other; a deed that is the one before is not said again.
    fn deeds(&self, list: &[(Deed, &Term)], any: bool) -> Phrase {
        let joint = if any { "or" } else { "and" };
        // What one must have is told behind what one must do.
        let (mut list, had): (Vec<_>, Vec<_>) = list.iter().partition(|(deed, _)| any || *deed != Deed::Hold);
        list.extend(had);
        let groups: Vec<&[(Deed, &Term)]> = list.chunk_by(|(deed, _), (next, _)| deed == next).collect();
        let long = groups.iter().any(|group| group.len() > 1);
        let one = |group: &&[(Deed, &Term)]| {
            let terms = group.iter().map(|(deed, term)| self.term(*deed, term)).collect();
            self.deed(Phrase::list(terms, joint), group).flag("any", any)
        };
        let mut told: Vec<Phrase> = groups.iter().map(one).collect();
        let had =
            told.pop_if(|_| !any && groups.len() > 1 && groups.last().is_some_and(|group| group[0].0 == Deed::Hold));
        let joint = match (long, any) {
            (true, false) => "and-then",
            (true, true) => "or-then",
            (false, _) => joint,
        };
        let told = Phrase::list(told, joint);
        match had {
            Some(had) => Phrase::new("and-have").same("first", told).same("last", had),
            None => told,
        }
    }

    fn deed(&self, terms: Phrase, group: &[(Deed, &Term)]) -> Phrase {
        let (deed, first) = group[0];
        let quantity = match first {
            Term::Cards(set) => set.quantity,
            Term::Amount(quantity, _) => *quantity,
        };
        let count = if matches!(quantity, Quantity::Number(1) | Quantity::One) { "one" } else { "number" };
        let shape = if group.len() > 1 { "several" } else { "single" };
        let key = match deed {
            Deed::Hold => "deed-hold",
            Deed::Discard => "deed-discard",
            Deed::Pay => "deed-pay",
            Deed::Give => "deed-give",
        };
        let phrase = Phrase::new(key).own("terms", terms).mark("shape", shape);
        phrase.mark("count", count).own("first-term", self.term(deed, first))
    }

    pub(super) fn deed_term(&self, deed: Deed, term: &Term) -> Phrase {
        self.deed(self.term(deed, term), &[(deed, term)])
    }

    fn term(&self, deed: Deed, term: &Term) -> Phrase {
        let you = self.with_subject(Who::You);
        match term {
            Term::Cards(set) if set.source == Source::Held(Who::You) => you.things_there(set),
            Term::Cards(set) => you.things(set),
            Term::Amount(quantity, measure) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                let count = you.count_of(*quantity, &word);
                if counts {
                    return count;
                }
                let quantity = match (deed, *quantity) {
                    (Deed::Hold, Quantity::Number(n)) => Quantity::AtLeast(n),
                    (_, other) => other,
                };
                Phrase::new("so-great")
                    .same("count", count)
                    .word("word", &word)
                    .own("size", size(quantity))
                    .headed(&word, false)
            }
        }
    }

    /// What a term asks for, without saying how many.
    pub(super) fn wanted(&self, term: &Term) -> Phrase {
        match term {
            Term::Cards(set) => {
                let one = Set { quantity: Quantity::Unsaid, order: None, definite: false, ..set.clone() };
                let one =
                    if set.source == Source::Held(Who::You) { self.things_there(&one) } else { self.things(&one) };
                Phrase::new("wanted").flag("many", set.quantity.wanted() > 1).own("things", one)
            }
            Term::Amount(_, measure) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                Phrase::new("wanted-amount").word("word", &word).flag("counted", counts)
            }
        }
    }

    pub(super) fn instruction(&self, instruction: &Instruction) -> Phrase {
        Phrase::list_by(instruction.steps.iter().map(|step| self.step(step)).collect(), "then")
    }

    fn step(&self, step: &Step) -> Phrase {
        let spec = self.vocabulary.verb_spec(step.verb);
        let (doer, person, subject) = match &step.doer {
            Doer::You => (None, "you", Who::You),
            Doer::Same => (Some(Phrase::new("the-same").many(true)), "many", Who::They),
            Doer::Each(set) => {
                let (doer, person, subject) = self.doers(set);
                (Some(doer), person, subject)
            }
        };
        let speaker = self.with_subject(subject);
        let argument = |at: usize| step.arguments.get(at).unwrap_or(&Argument::None);
        let phrase = Phrase::named(format!("do-{}", spec.name), "do").maybe("doer", doer).mark("person", person);
        let verb = |name: &str| Phrase::named(format!("verb-{name}"), "verb").mark("person", person);
        let plain = spec.name.to_owned();
        let spoken = if person == "one" { spec.third.to_owned() } else { plain };
        let mut phrase =
            phrase.own("verb", verb(spec.name).text("name", spoken)).maybe("object", speaker.object(argument(0)));
        if let Argument::Number(Number::Constant(n)) = argument(0) {
            phrase = phrase.own("tiles", speaker.count_of(Quantity::Number(*n), "tile"));
        }
        if let Argument::Cards(set) = argument(0)
            && let Source::CardsIn(places) = &set.source
            && set.tests.is_empty()
            && set.quantity == Quantity::Unsaid
        {
            let zones = places.iter().map(|place| speaker.place(place)).collect();
            phrase = phrase.own("whole", Phrase::list(zones, "and"));
        }
        let second = argument(1);
        let kind = match second {
            Argument::None => "none",
            Argument::Place(..) => "place",
            Argument::Player(_) => "player",
            Argument::Number(_) => "number",
            _ => "thing",
        };
        phrase = phrase.mark("second", kind).maybe("other", speaker.object(second));
        if let Argument::Place(place, end) = second {
            phrase = phrase.own("place", speaker.place(place)).own("towards", speaker.towards(place, *end));
        }
        phrase.flag("face-down", step.manner.face_down).flag("any-order", step.manner.any_order)
    }

    /// Who does something, how the verb agrees, and who is the subject.
    fn doers(&self, set: &Set) -> (Phrase, &'static str, Who) {
        match &set.source {
            Source::Player(who) => {
                let person = if matches!(who, Who::They) && self.they.is_none() { "they" } else { "one" };
                let person = if matches!(who, Who::You) { "you" } else { person };
                (self.who(who), person, who.clone())
            }
            Source::Slot(slot) => (self.all_things(set), "one", Who::Bound(*slot)),
            _ => (self.all_things(set), if singular(set) { "one" } else { "many" }, Who::They),
        }
    }

    pub(super) fn choice(&self, by: Option<&Set>, chosen: &Set) -> Phrase {
        let (doer, person, subject) = match by {
            Some(by) => {
                let (doer, person, subject) = self.doers(by);
                (Some(doer), person, subject)
            }
            None => (None, "you", Who::You),
        };
        let chosen = self.with_subject(subject).all_things(chosen);
        Phrase::new("choose").maybe("doer", doer).mark("person", person).own("things", chosen)
    }

    fn towards(&self, place: &Place, end: Option<Order>) -> Phrase {
        let end = match end {
            Some(Order::Top | Order::First) => "top",
            Some(_) => "bottom",
            None => "none",
        };
        let under = matches!(place, Place::Thing(set) | Place::Any(set) if self.is_card(set));
        let phrase = Phrase::new("towards").mark("end", end).flag("under", under);
        phrase.own("place", self.place(place)).own("at", self.at(place))
    }

    fn object(&self, argument: &Argument) -> Option<Phrase> {
        Some(match argument {
            Argument::None => return None,
            Argument::Cards(set) => self.all_things(set),
            Argument::Resource(resource, number) => {
                self.so_much(self.vocabulary.name(Meaning::Resource(*resource)), number)
            }
            Argument::Number(number) => self.number(number),
            Argument::Place(place, _) => self.at(place),
            Argument::Player(who) => self.who(who),
            Argument::Phase(THIS_PHASE) => Phrase::new("this-phase"),
            Argument::Phase(phase) => Phrase::new("phase").word("word", self.vocabulary.name(Meaning::Phase(*phase))),
            Argument::Beat(NEXT_BEAT) => Phrase::new("next-beat"),
            Argument::Beat(beat) => {
                Phrase::new("beat").text("title", self.lexicon.name(self.vocabulary.name(Meaning::Beat(*beat))))
            }
            Argument::Event(event) => Phrase::new("event").word("word", self.vocabulary.name(Meaning::Event(*event))),
            Argument::Counter(ACTIONS_LEFT, _) => self.number(&Number::ActionsLeft),
            Argument::Counter(counter, subject) => {
                let word = counter_word(*counter, self.vocabulary);
                let phrase =
                    Phrase::new("counter").word("word", &word).flag("counted", counted(&word)).headed("", false);
                match subject {
                    Subject::Player(who) => {
                        let phrase = self.possessed(phrase, who).mark("of", "player").mark("person", self.person(who));
                        phrase.own("number", self.number(&Number::Counter(*counter, subject.clone())))
                    }
                    Subject::Thing(set) | Subject::Every(set) => {
                        let phrase = phrase.mark("of", "thing").own("thing", self.things(set));
                        phrase.own("number", self.number(&Number::Counter(*counter, subject.clone())))
                    }
                    Subject::Table | Subject::Here => {
                        let number = self.number(&Number::Counter(*counter, subject.clone()));
                        phrase.mark("of", "table").own("number", number)
                    }
                }
            }
            Argument::Board(board) => self.at(&Place::Board(*board)),
        })
    }
}
