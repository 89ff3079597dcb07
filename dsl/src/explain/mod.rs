//! Why, and why not: a requirement or condition with the actual values, and how a sentence is read.

mod reading;

pub use reading::reading;

use std::ops::ControlFlow;

use crate::describe::{self, Lexicon};
use crate::evaluate::{as_they, count, each, holds, number};
use crate::facts::Facts;
use crate::solve::{have, is_met};
use crate::syntax::Deed;
use crate::tree::{
    Condition, Context, Demand, Figure, Measure, Number, Quantity, Requirement, Seat, Set, Source, Subject, Term,
    Thing, Who,
};
use crate::vocabulary::{AttributeType, Bearer, Meaning, QueryId, Vocabulary};

/// One part of a condition or requirement with its actual value and its own parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What is asked.
    pub text: String,
    /// The number that is compared, if one is.
    pub have: Option<i32>,
    /// The number it is compared with, if it is a number.
    pub want: Option<i32>,
    /// What it depends on, each with its actual value.
    pub values: Vec<(String, String)>,
    /// Whether it holds.
    pub met: bool,
    /// Of whom it is asked, if it is asked of several players.
    pub of: Option<Seat>,
    /// The reader may not know whether it holds.
    pub secret: bool,
    /// All of its parts must hold, not just one.
    pub all: bool,
    /// It asks for an option alone, which nothing in a match can change.
    pub settled: bool,
    /// Of what it is made.
    pub parts: Vec<Part>,
}

impl Default for Part {
    fn default() -> Part {
        Part {
            text: String::new(),
            have: None,
            want: None,
            values: Vec::new(),
            met: false,
            of: None,
            secret: false,
            all: true,
            settled: false,
            parts: Vec::new(),
        }
    }
}

impl Part {
    /// Whether the reader may not know it, or something it is made of.
    pub fn hidden(&self) -> bool {
        self.secret || self.parts.iter().any(Part::hidden)
    }

    /// Whether it holds, as far as the reader knows: one part that is known may settle it.
    pub fn known(&self) -> Option<bool> {
        if !self.hidden() {
            return Some(self.met);
        }
        let settles = |part: &Part| part.known() == Some(!self.all);
        (!self.secret && self.parts.iter().any(settles)).then_some(!self.all)
    }

    /// Whether nothing that happens in the match can make it hold.
    pub fn closed(&self) -> bool {
        let inner = |part: &Part| part.closed();
        match (self.met, self.parts.is_empty()) {
            (true, _) => false,
            (false, true) => self.settled,
            (false, false) if self.all => self.parts.iter().any(inner),
            (false, false) => self.parts.iter().all(inner),
        }
    }

    /// The tree as indented lines: `you have at least 2 cards (now 3): yes`.
    pub fn lines(&self, lexicon: &dyn Lexicon) -> Vec<String> {
        let mut lines = Vec::new();
        self.write(0, lexicon, &mut lines);
        lines
    }

    fn write(&self, depth: usize, lexicon: &dyn Lexicon, lines: &mut Vec<String>) {
        let mut text = self.text.clone();
        if let Some(have) = self.have {
            text = describe::say("part-now", &[("text", &text), ("have", &have.to_string())], lexicon);
        }
        if let Some(seat) = self.of {
            text = describe::say("part-of", &[("seat", &(seat + 1).to_string()), ("text", &text)], lexicon);
        }
        let answer = if self.met { "part-yes" } else { "part-no" };
        lines.push(format!("{}{}", "  ".repeat(depth), describe::say(answer, &[("text", &text)], lexicon)));
        for part in &self.parts {
            part.write(depth + 1, lexicon, lines);
        }
    }
}

/// A requirement as a tree of its parts, with what the player has of each.
pub fn requirement<F: Facts>(
    requirement: &Requirement,
    context: &Context,
    facts: &F,
    vocabulary: &Vocabulary,
    lexicon: &dyn Lexicon,
) -> Part {
    let explaining = Explaining { facts, vocabulary, lexicon };
    let (demand, wildcards) = (&requirement.demand, requirement.wildcards);
    let part = explaining.demand(demand, wildcards, context, false);
    if part.known() != Some(true) {
        return part;
    }
    match explaining.not_at_once(demand, wildcards, context) {
        Some(missing) => Part { parts: vec![part, missing], ..explaining.whole() },
        None => part,
    }
}

/// A condition as a tree of its parts, each with its actual value.
pub fn condition<F: Facts>(
    condition: &Condition,
    context: &Context,
    facts: &F,
    vocabulary: &Vocabulary,
    lexicon: &dyn Lexicon,
) -> Part {
    Explaining { facts, vocabulary, lexicon }.part(condition, context)
}

struct Explaining<'e, F: Facts> {
    facts: &'e F,
    vocabulary: &'e Vocabulary,
    lexicon: &'e dyn Lexicon,
}

impl<F: Facts> Explaining<'_, F> {
    fn say(&self, key: &'static str) -> String {
        describe::say(key, &[], self.lexicon)
    }

    /// All of its parts must hold.
    fn whole(&self) -> Part {
        Part { text: self.say("all-of-these"), ..Part::default() }
    }

    /// What is asked for by a requirement, or by one of several ways to meet it.
    fn demand(&self, demand: &Demand, wildcards: bool, context: &Context, is_way: bool) -> Part {
        let parts =
            |list: &[Demand], ways| list.iter().map(|inner| self.demand(inner, wildcards, context, ways)).collect();
        match demand {
            Demand::One(deed, term) => self.term(*deed, term, wildcards, context),
            Demand::Any(list) => {
                let parts: Vec<Part> = parts(list, true);
                let met = parts.iter().any(|part| part.met);
                let text = self.say("any-of-these");
                Part { text, all: false, met, parts, ..Part::default() }
            }
            Demand::All(list) => {
                let mut parts: Vec<Part> = parts(list, false);
                if is_way && parts.iter().all(|part| part.known() == Some(true)) {
                    let what = describe::demand(demand, self.vocabulary, self.lexicon);
                    let missing = self.not_at_once(demand, wildcards, context);
                    parts.extend(missing.map(|part| Part { text: format!("{what}: {}", part.text), ..part }));
                }
                Part { met: parts.iter().all(|part| part.met), parts, ..self.whole() }
            }
        }
    }

    /// A deed with what the player has of what it is done to.
    fn term(&self, deed: Deed, term: &Term, wildcards: bool, context: &Context) -> Part {
        let quantity = match term {
            Term::Amount(quantity, _) => *quantity,
            Term::Cards(set) => set.quantity,
        };
        self.facts.asked_secret();
        let have = have(term, wildcards, context, self.facts);
        let secret = self.facts.asked_secret();
        let had = have.to_string();
        let text = match quantity {
            Quantity::AtMost(_) | Quantity::UpTo(_) | Quantity::No => {
                let what = describe::term(deed, term, self.vocabulary, self.lexicon);
                describe::say("too-many", &[("what", &what), ("have", &had)], self.lexicon)
            }
            _ => {
                let what = describe::wanted(term, self.vocabulary, self.lexicon);
                let want = quantity.wanted().to_string();
                describe::say("missing", &[("what", &what), ("have", &had), ("want", &want)], self.lexicon)
            }
        };
        Part { text, met: quantity.accepts(have), secret, ..Part::default() }
    }

    /// What is said where there is enough for each part by itself, and not for all of them.
    fn not_at_once(&self, demand: &Demand, wildcards: bool, context: &Context) -> Option<Part> {
        self.facts.asked_secret();
        let met = is_met(demand, wildcards, context, self.facts);
        let secret = self.facts.asked_secret();
        let text = self.say("not-at-once");
        (!met).then(|| Part { text, secret, ..Part::default() })
    }

    fn part(&self, condition: &Condition, context: &Context) -> Part {
        let clause = || describe::clause(condition, self.vocabulary, self.lexicon);
        let several = |list: &[Condition]| list.iter().map(|inner| self.part(inner, context)).collect();
        let mut part = Part::default();
        match condition {
            Condition::All(list) => {
                part.text = self.say("all-of-these");
                part.parts = several(list);
            }
            Condition::Any(list) => {
                part.text = self.say("any-of-these");
                part.all = false;
                part.parts = several(list);
            }
            Condition::Not(inner) => {
                let inner = self.part(inner, context);
                part.text = clause();
                (part.have, part.want) = (inner.have, inner.want);
                part.values.clone_from(&inner.values);
                part.settled = inner.settled;
                part.secret = inner.hidden();
                part.parts = if inner.parts.is_empty() { Vec::new() } else { vec![inner] };
            }
            Condition::Players(quantity, players, inner) => {
                part.text = clause();
                part.all = *quantity == Quantity::All;
                self.facts.asked_secret();
                let players = self.players(players, context);
                part.secret = self.facts.asked_secret();
                part.parts = players.into_iter().map(|player| self.of_player(player, inner, context)).collect();
                // One that is known settles it only where each must, or where none may.
                part.secret |= !part.all && part.parts.iter().any(Part::hidden);
            }
            Condition::Compare(..)
            | Condition::Amount(..)
            | Condition::Count(..)
            | Condition::Is(..)
            | Condition::HowMany(..)
            | Condition::Same(..)
            | Condition::Most(..)
            | Condition::Told(_) => {
                part.text = clause();
                self.facts.asked_secret();
                self.values(condition, context, &mut part);
                part.met = holds(condition, context, self.facts);
                part.secret = self.facts.asked_secret();
                return part;
            }
        }
        part.met = holds(condition, context, self.facts);
        part
    }

    /// The actual values of a condition that is not made of others.
    fn values(&self, condition: &Condition, context: &Context, part: &mut Part) {
        match condition {
            Condition::Compare(left, _, right) => {
                // A value of a list of words is not a number to be shown.
                if !self.is_word(left) {
                    part.have = Some(number(left, context, self.facts));
                    part.want = Some(number(right, context, self.facts));
                }
                part.settled = matches!((left, right), (Number::Option(_), Number::Constant(_)));
                self.leaves(left, context, &mut part.values);
                self.leaves(right, context, &mut part.values);
            }
            Condition::Amount(quantity, value) => {
                part.have = Some(number(value, context, self.facts));
                part.want = Some(quantity.wanted());
                self.leaves(value, context, &mut part.values);
            }
            Condition::Count(quantity, set) => {
                part.have = Some(count(set, context, self.facts));
                part.want = Some(quantity.wanted());
            }
            Condition::Most(who, most, measure) => {
                let own = match measure {
                    Measure::Resource(id) => Number::Resource(*id, who.clone()),
                    Measure::Query(id) => Number::Query(*id, Subject::Player(who.clone())),
                    Measure::Counter(id) => Number::Counter(*id, Subject::Player(who.clone())),
                };
                let players = Box::new(Set::of(Source::Players(Who::You)));
                self.leaves(&own, context, &mut part.values);
                self.leaves(
                    &Number::Extreme(*most, Figure::Measure(measure.clone()), players),
                    context,
                    &mut part.values,
                );
            }
            _ => {}
        }
    }

    /// What a number is made of, each with its value; what is written in the sentence is not told.
    fn leaves(&self, value: &Number, context: &Context, out: &mut Vec<(String, String)>) {
        match value {
            Number::Constant(_) | Number::CounterValue(..) => {}
            Number::Query(query, _) if self.is_condition(*query) => {}
            Number::Plus(left, right)
            | Number::Minus(left, right)
            | Number::Times(left, right)
            | Number::Divided(left, right, _)
            | Number::AtLeast(left, right)
            | Number::AtMost(left, right) => {
                self.leaves(left, context, out);
                self.leaves(right, context, out);
            }
            Number::Half(inner, _) => self.leaves(inner, context, out),
            other => {
                let name = describe::amount(other, self.vocabulary, self.lexicon);
                let found = number(other, context, self.facts);
                let meaning = match other {
                    Number::Attribute(attribute, _) if self.is_word(other) => Some(Meaning::Value(*attribute, found)),
                    Number::Counter(counter, _) if self.is_word(other) => Some(Meaning::CounterValue(*counter, found)),
                    Number::Option(option) if self.is_word(other) => Some(Meaning::OptionValue(*option, found)),
                    _ => None,
                };
                let told = meaning
                    .map_or_else(|| found.to_string(), |meaning| self.lexicon.name(self.vocabulary.name(meaning)));
                if !out.iter().any(|(known, _)| *known == name) {
                    out.push((name, told));
                }
            }
        }
    }

    fn is_word(&self, number: &Number) -> bool {
        match number {
            Number::Attribute(attribute, _) => *self.vocabulary.attribute_type(*attribute) == AttributeType::Values,
            Number::CounterValue(..) => true,
            Number::Query(query, _) => self.is_condition(*query),
            Number::Counter(counter, _) => self.vocabulary.has_words(*counter),
            Number::Option(option) => self.vocabulary.name(Meaning::OptionValue(*option, 0)) != "?",
            _ => false,
        }
    }

    /// Whether a query is a condition with a name.
    fn is_condition(&self, query: QueryId) -> bool {
        self.vocabulary.name(Meaning::Condition(query, Bearer::Table)) != "?"
    }

    fn players(&self, players: &Set, context: &Context) -> Vec<Thing> {
        let mut found = Vec::new();
        each(players, context, self.facts, &mut |thing| {
            found.push(thing);
            ControlFlow::Continue(())
        });
        found
    }

    /// A condition asked of one of several players.
    fn of_player(&self, player: Thing, inner: &Condition, context: &Context) -> Part {
        let mut part = self.part(inner, &as_they(context, player));
        if let Thing::Player(seat) = player {
            part.of = Some(seat);
        }
        part
    }
}
