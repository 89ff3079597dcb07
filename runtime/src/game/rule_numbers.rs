//! What a card or an action says by its rule: the numbers it speaks of, with names, so that texts that are written by hand
//! take them from the rule; and a short stamp of all else that it says, so that a text that is older than the rule is found.

use std::collections::BTreeSet;

use quarterdeck_dsl::tree::{Number, Test};
use quarterdeck_dsl::vocabulary::{Meaning, Vocabulary};
use quarterdeck_dsl::{Inside, Numbers, Part};

use super::definition::{ActionDef, ChangeDef, FamilyDef, Game, Heard, Payment, PhaseDef, QueryDef, TriggerDef};
use super::effect::{Deed, Given, What};
use super::sentence::Sentence;
use super::told::RuleRef;
use crate::hash::Fnv;
use crate::ids::EffectId;
use crate::problem::Spot;

/// What rules are made of.
#[derive(Clone, Copy)]
pub struct Rulebook<'r> {
    /// Words.
    pub vocabulary: &'r Vocabulary,
    /// Effects, by id.
    pub effects: &'r [Vec<Deed>],
    /// Triggers, by id.
    pub triggers: &'r [TriggerDef],
    /// Actions, by id.
    pub actions: &'r [ActionDef],
    /// Named numbers, by id.
    pub queries: &'r [QueryDef],
    /// Phases, by id.
    pub phases: &'r [PhaseDef],
}

/// What a rule says.
pub struct Rule {
    /// Its numbers, in the order of writing.
    pub numbers: Vec<RuleNumber>,
    /// Changes whenever the rule says something else, but not with its numbers.
    pub stamp: String,
    /// The pack that the rule belongs to.
    pack: String,
}

/// A number of a rule.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleNumber {
    /// Its names, the shortest first.
    pub names: Vec<String>,
    /// The number, without its sign.
    pub value: i32,
    /// The pack whose sentence it stands in.
    pack: String,
}

impl Rule {
    /// The numbers that have this name. Those of the pack that the rule belongs to come first: what another pack adds does
    /// not change what its texts say.
    fn called(&self, name: &str) -> Vec<&RuleNumber> {
        let of = |own: bool| -> Vec<&RuleNumber> {
            let named = self.numbers.iter().filter(|number| number.names.iter().any(|known| known == name));
            named.filter(|number| !own || number.pack == self.pack).collect()
        };
        let own = of(true);
        if own.is_empty() { of(false) } else { own }
    }

    /// The number that is called so, if there is one and only one.
    pub fn number(&self, name: &str) -> Option<i32> {
        let called = self.called(name);
        let first = called.first()?.value;
        called.iter().all(|number| number.value == first).then_some(first)
    }

    /// Whether several different numbers are called so.
    pub fn is_shared(&self, name: &str) -> bool {
        !self.called(name).is_empty() && self.number(name).is_none()
    }

    /// Every name that means one number, and the number; names that mean something else already are not among them.
    pub fn named(&self, taken: impl Fn(&str) -> bool) -> Vec<(String, i32)> {
        let mut all: Vec<(String, i32)> = Vec::new();
        for name in self.numbers.iter().flat_map(|number| &number.names) {
            let known = all.iter().any(|(known, _)| known == name);
            if let Some(number) = self.number(name).filter(|_| !known && !taken(name)) {
                all.push((name.clone(), number));
            }
        }
        all
    }

    /// The shortest name of every number that has one, in the order of writing.
    pub fn shortest(&self, taken: impl Fn(&str) -> bool) -> Vec<(String, i32)> {
        let named = self.named(taken);
        let mut all: Vec<(String, i32)> = Vec::new();
        for number in &self.numbers {
            let name = number.names.iter().find_map(|name| named.iter().find(|(known, _)| known == name));
            all.extend(name.filter(|name| !all.contains(name)).cloned());
        }
        all
    }
}

/// What the rule of a card says: what it asks for, changes and sets off, and what it tells of other rules.
pub fn of_family(game: &Game, family: &FamilyDef) -> Rule {
    Rulebook::of(game).of_family(family)
}

/// What the rule of an action says.
pub fn of_action(game: &Game, action: &ActionDef) -> Rule {
    Rulebook::of(game).of_action(action)
}

impl<'r> Rulebook<'r> {
    fn of(game: &'r Game) -> Rulebook<'r> {
        Rulebook {
            vocabulary: &game.vocabulary,
            effects: game.effects.unnoted(),
            triggers: game.triggers.unnoted(),
            actions: game.actions.unnoted(),
            queries: game.queries.unnoted(),
            phases: game.phases.unnoted(),
        }
    }

    /// What the rule of a card says.
    pub fn of_family(self, family: &FamilyDef) -> Rule {
        let mut walk = Walk { book: self, seen: Vec::new(), found: Vec::new(), said: String::new(), first: None };
        walk.sentences(family.requires.iter());
        for change in &family.changes {
            walk.change(change);
        }
        for trigger in family.triggers.iter().filter_map(|at| self.triggers.get(usize::from(*at))) {
            walk.trigger(trigger);
        }
        for (action, _) in &family.actions {
            // Its text takes the place of what would be said of its abilities.
            let Some(action) = self.actions.get(usize::from(*action)) else {
                continue;
            };
            let before = walk.found.len();
            walk.action(action);
            // Abilities that count the same are told apart by their names.
            for number in &mut walk.found[before..] {
                let longer: Vec<String> = number.names.iter().map(|name| format!("{}_{name}", action.name)).collect();
                number.names.extend(longer);
            }
        }
        walk.told(&family.tells, Some(family.name.as_str()));
        walk.rule(Some(family.pack.as_str()))
    }

    /// What the rule of an action says.
    pub fn of_action(self, action: &ActionDef) -> Rule {
        let mut walk = Walk { book: self, seen: Vec::new(), found: Vec::new(), said: String::new(), first: None };
        walk.action(action);
        walk.told(&action.tells, None);
        walk.rule(None)
    }
}

struct Walk<'r> {
    book: Rulebook<'r>,
    seen: Vec<EffectId>,
    found: Vec<RuleNumber>,
    said: String,
    /// The pack of the first sentence.
    first: Option<String>,
}

fn pack_of(place: &Spot) -> String {
    place.file.split('/').next().unwrap_or_default().to_owned()
}

impl<'r> Walk<'r> {
    fn rule(self, pack: Option<&str>) -> Rule {
        let mut hash = Fnv::default();
        hash.write(self.said.as_bytes());
        let pack = pack.map(str::to_owned).or(self.first).unwrap_or_default();
        let stamp = if self.said.is_empty() { String::new() } else { hash.short() };
        // What is said again tells nothing new.
        let mut seen: BTreeSet<RuleNumber> = BTreeSet::new();
        let numbers = self.found.into_iter().filter(|number| seen.insert(number.clone())).collect();
        Rule { numbers, stamp, pack }
    }

    fn say(&mut self, text: &str) {
        for word in text.split_whitespace() {
            let number = word.trim_matches(|sign: char| !sign.is_alphanumeric());
            let masked = if number.parse::<i32>().is_ok() { word.replace(number, "#") } else { word.to_owned() };
            self.said.push_str(&masked);
            self.said.push(' ');
        }
    }

    fn sentences<'s, T: Numbers + 's>(&mut self, all: impl Iterator<Item = &'s Sentence<T>>) {
        all.for_each(|sentence| self.sentence(sentence));
    }

    /// Every number in a sentence, and what else it says.
    fn sentence<T: Numbers>(&mut self, sentence: &Sentence<T>) {
        let pack = pack_of(sentence.place());
        let numbers = sentence.tree.numbers(self.book.vocabulary).into_iter();
        self.found.extend(numbers.map(|number| RuleNumber {
            names: number.names,
            value: number.value,
            pack: pack.clone(),
        }));
        self.first.get_or_insert(pack);
        self.say(sentence.text());
    }

    fn change(&mut self, change: &ChangeDef) {
        let name = self.book.queries.get(usize::from(change.query)).map_or("", |query| query.name.as_str());
        self.say(name);
        self.sentences(change.condition.iter());
        match change.by.tree {
            // What is changed is a name for by how much it is.
            Number::Constant(by) => {
                let pack = pack_of(change.by.place());
                let names = vec![name.to_owned(), format!("change_{name}")];
                self.found.push(RuleNumber { names, value: by.saturating_abs(), pack });
                self.say(if by < 0 { "less" } else { "more" });
            }
            _ => self.sentence(&change.by),
        }
    }

    fn trigger(&mut self, trigger: &TriggerDef) {
        let words = self.book.vocabulary;
        let zone = |zone| [true, false].map(|own| words.name(Meaning::Zone(zone, own))).join(" ");
        let heard = match trigger.heard {
            Heard::Enters(at) => format!("enters {}", zone(at)),
            Heard::Leaves(at) => format!("leaves {}", zone(at)),
            Heard::Arrives(board) => format!("arrives {}", words.name(Meaning::Board(board))),
            Heard::Begins(phase) => format!("begins {}", words.name(Meaning::Phase(phase))),
            Heard::Ends(phase) => format!("ends {}", words.name(Meaning::Phase(phase))),
            Heard::Announced(event) => format!("on {}", words.name(Meaning::Event(event))),
            Heard::Gains(resource) => format!("gains {}", words.name(Meaning::Resource(resource))),
            Heard::Loses(resource) => format!("loses {}", words.name(Meaning::Resource(resource))),
            Heard::Done(action) => {
                format!("done {}", self.book.actions.get(usize::from(action)).map_or("", |action| action.name.as_str()))
            }
        };
        self.say(&heard);
        self.sentences(trigger.condition.iter());
        self.effect(trigger.effect);
    }

    fn action(&mut self, action: &ActionDef) {
        self.sentences(action.condition.iter());
        self.sentences(action.choose.iter().chain(&action.target).map(|(_, set)| set));
        self.sentences(action.allowed.iter());
        if let Some(Payment::Own(requirement)) = &action.requires {
            self.sentence(requirement);
        }
        self.effect(action.effect);
    }

    /// Rules that stand elsewhere. Their numbers are also called by the rule: `tide_token`.
    fn told(&mut self, rules: &[(String, RuleRef)], by: Option<&str>) {
        let book = self.book;
        for (id, rule) in rules {
            let first = self.found.len();
            match *rule {
                RuleRef::Effect(effect) => self.effect(effect),
                RuleRef::Action(action) => {
                    book.actions.get(usize::from(action)).into_iter().for_each(|action| self.action(action));
                }
                RuleRef::Rule(trigger) => {
                    book.triggers.get(usize::from(trigger)).into_iter().for_each(|trigger| self.trigger(trigger));
                }
                RuleRef::Query(query) => {
                    book.queries.get(usize::from(query)).into_iter().for_each(|query| self.query(query, by));
                }
                RuleRef::Phase(phase) => {
                    if let Some(phase) = book.phases.get(usize::from(phase)) {
                        self.sentences(phase.condition.iter());
                        self.sentences(phase.limit.iter());
                        phase.before.into_iter().chain(phase.after).for_each(|effect| self.effect(effect));
                    }
                }
            }
            for number in &mut self.found[first..] {
                let by_rule = number.names.first().map(|name| format!("{id}_{name}"));
                number.names.extend(by_rule);
            }
        }
    }

    /// A named number. Where changes of it speak of the card that tells it, the others are no part of what is told.
    fn query(&mut self, query: &QueryDef, by: Option<&str>) {
        let words = self.book.vocabulary;
        let speaks = |change: &&ChangeDef| {
            let mut spoken = false;
            if let Some(condition) = &change.condition {
                condition.inside(&mut |part| {
                    if let Part::Test(Test::Family(family)) = part {
                        let name = words.name(Meaning::Family(*family)).replace(' ', "_");
                        spoken |= by == Some(name.as_str());
                    }
                });
            }
            spoken
        };
        self.say(&query.name);
        if query.changes.iter().any(|change| speaks(&change)) {
            query.changes.iter().filter(speaks).for_each(|change| self.change(change));
            return;
        }
        match query.base.tree {
            Number::Constant(base) => {
                let names = vec![query.name.clone(), format!("base_{}", query.name)];
                let pack = pack_of(query.base.place());
                self.found.push(RuleNumber { names, value: base.saturating_abs(), pack });
            }
            _ => self.sentence(&query.base),
        }
        query.changes.iter().for_each(|change| self.change(change));
    }

    fn effect(&mut self, effect: EffectId) {
        if self.seen.contains(&effect) {
            return;
        }
        self.seen.push(effect);
        let book = self.book;
        for deed in book.effects.get(usize::from(effect)).into_iter().flatten() {
            self.sentences(deed.condition.iter());
            match &deed.what {
                What::Do(instruction) => self.sentence(instruction),
                What::Offer(offers) => {
                    for offer in offers {
                        self.sentences(offer.condition.iter());
                        self.effect(offer.effect);
                    }
                }
                What::Choose(choose) => {
                    self.sentence(&choose.set);
                    self.effect(choose.effect);
                    choose.otherwise.into_iter().for_each(|otherwise| self.effect(otherwise));
                }
                What::Run(_) => self.say("run"),
                What::Perform(inner) => {
                    self.say("perform");
                    self.effect(*inner);
                }
                What::Either(either) => {
                    self.sentence(&either.0);
                    self.effect(either.1);
                    self.effect(either.2);
                }
                What::Let(given) => {
                    match &given.value {
                        Given::Amount(number) => self.sentence(number),
                        Given::Thing(set) => self.sentence(set),
                    }
                    self.effect(given.effect);
                }
                What::Each(_, set, inner) => {
                    self.sentence(set);
                    self.effect(*inner);
                }
                What::To(to) => {
                    self.sentence(&to.players);
                    self.effect(to.effect);
                }
            }
        }
    }
}
