//! Which productions of the grammar random sentences are made of, and how many of each are accepted.

use std::collections::BTreeMap;

use quarterdeck_dsl::parse;
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::syntax::{
    Amount, Comparison, Complement, Condition, Deed, Demand, Filter, Head, Instruction, Order, Prefix, Preposition,
    Range, Requirement, Selection, Sentence,
};
use quarterdeck_dsl::vocabulary::Vocabulary;

/// How often a production was tried, and how often it was part of an accepted sentence.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    counts: BTreeMap<(&'static str, &'static str), (u64, u64)>,
}

/// Every production that sentences of these forms can be made of: a word before a noun or a filter behind it counts by itself in
/// `selection`, and once more in each place where the selection stands.
pub const PRODUCTIONS: &[(&str, &[&str])] = &[
    ("prefix", WORDS),
    ("head", &["it", "this", "you", "they", "name", "name with adjectives", "else"]),
    (
        "filter",
        &[
            "with the most",
            "with the fewest",
            "with N at least",
            "with N at most",
            "with N exactly",
            "with N not exactly",
            "with N more than",
            "with N less than",
            "with X",
            "with X or Y",
            "of different",
            "of 2 different",
            "of the same",
            "of yours",
            "of X",
            "in X",
            "in X or Y",
            "not in X",
            "under X",
            "ahead of X",
            "behind X",
            "beside X",
            "you hold",
            "they hold",
            "held by X",
            "clockwise from X",
            "up to N",
            "from N up to M",
        ],
    ),
    (
        "amount",
        &[
            "number",
            "plus",
            "minus",
            "times",
            "per",
            "divided, rounded up",
            "divided, rounded down",
            "half, rounded up",
            "half, rounded down",
            "twice",
            "distinct",
            "total",
            "the most",
            "the fewest",
            "at least",
            "at most",
            "at most another",
            "group",
            "selection",
        ],
    ),
    (
        "condition",
        &[
            "or",
            "and",
            "not",
            "group",
            "there is",
            "has",
            "together have",
            "X and Y together have",
            "has the most",
            "has the fewest",
            "is",
            "is not",
            "is at least",
            "is in",
            "called",
        ],
    ),
    (
        "requirement",
        &["hold", "discard", "pay", "give", "or", "and", "or of kinds", "or between deeds", "brackets", "wildcards"],
    ),
];

/// The productions of instructions. What stands behind `under` and `in` reads like a filter and counts there.
pub const DEEDS: &[(&str, &[&str])] = &[
    (
        "instruction",
        &[
            "then",
            "doer",
            "no doer",
            "face down",
            "in any order",
            "to",
            "into",
            "by",
            "top of",
            "bottom of",
            "equal to",
            "random",
        ],
    ),
    (
        "verb",
        &[
            "gain", "pay", "lose", "discard", "move", "put", "take", "draw", "reveal", "inspect", "show", "flip",
            "claim", "release", "copy", "restore", "shuffle", "scatter", "set", "raise", "begin", "end", "win",
        ],
    ),
];

const WORDS: &[&str] = &[
    "the",
    "your",
    "its",
    "their",
    "another",
    "other",
    "all",
    "each",
    "no",
    "any",
    "a",
    "top",
    "bottom",
    "first",
    "last",
    "second",
    "at least 2",
    "at most 2",
    "exactly 2",
    "up to 2",
    "1 or 2",
    "1 to 3",
    "2",
];

impl Tally {
    /// Notes a sentence.
    pub fn note(&mut self, text: &str, form: Form, words: &Vocabulary, accepted: bool) {
        let Ok(sentence) = parse(text, form, words) else { return };
        let mut found = Vec::new();
        match &sentence {
            Sentence::Requirement(it) => requirement(it, &mut found),
            Sentence::Condition(it) => condition(it, &mut found),
            Sentence::Selection(it) => selection("each, choose", it, &mut found),
            Sentence::Amount(it) => amount(it, &mut found),
            Sentence::Instruction(it) => instruction(it, words, &mut found),
        }
        found.sort_unstable();
        found.dedup();
        for production in found {
            let (tried, taken) = self.counts.entry(production).or_default();
            *tried += 1;
            *taken += u64::from(accepted);
        }
    }

    /// The share of every production that was accepted, one to a line.
    pub fn shares(&self) -> String {
        let lines = self.counts.iter().map(|((group, name), (tried, taken))| {
            format!("  {group}: {name}: {taken} of {tried} accepted, {}%", taken * 100 / tried.max(&1))
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The productions that were never accepted.
    pub fn never(&self, wanted: &[(&'static str, &[&'static str])]) -> Vec<String> {
        let all = wanted.iter().flat_map(|(group, names)| names.iter().map(|name| (*group, *name)));
        let never = all.filter(|production| self.counts.get(production).is_none_or(|(_, taken)| *taken == 0));
        never.map(|(group, name)| format!("{group}: {name}")).collect()
    }
}

type Found = Vec<(&'static str, &'static str)>;

fn word(prefix: &Prefix) -> &'static str {
    match prefix {
        Prefix::The => "the",
        Prefix::Your => "your",
        Prefix::Its => "its",
        Prefix::Their => "their",
        Prefix::Another => "another",
        Prefix::Other => "other",
        Prefix::Random => "random",
        Prefix::All => "all",
        Prefix::Each => "each",
        Prefix::No => "no",
        Prefix::Any => "any",
        Prefix::A => "a",
        Prefix::Order(Order::Top) => "top",
        Prefix::Order(Order::Bottom) => "bottom",
        Prefix::Order(Order::First) => "first",
        Prefix::Order(Order::Last) => "last",
        Prefix::Nth(_) => "second",
        Prefix::Range(Range::AtLeast(_)) => "at least 2",
        Prefix::Range(Range::AtMost(_)) => "at most 2",
        Prefix::Range(Range::Exactly(_)) => "exactly 2",
        Prefix::Range(Range::UpTo(_)) => "up to 2",
        Prefix::Range(Range::Or(..)) => "1 or 2",
        Prefix::Range(Range::To(..)) => "1 to 3",
        Prefix::Range(Range::Number(_)) => "2",
    }
}

fn selection(place: &'static str, it: &Selection, found: &mut Found) {
    for before in &it.prefixes {
        found.extend([("prefix", word(&before.prefix)), (place, word(&before.prefix))]);
    }
    found.push((
        "head",
        match &it.head {
            Head::It => "it",
            Head::This => "this",
            Head::Part => "part",
            Head::You => "you",
            Head::They => "they",
            Head::Name(name) if name.len() > 1 => "name with adjectives",
            Head::Name(_) => "name",
        },
    ));
    it.filters.iter().for_each(|it| filter(place, it, found));
    if let Some(otherwise) = &it.otherwise {
        found.push(("head", "else"));
        selection(place, otherwise, found);
    }
}

fn filter(place: &'static str, it: &Filter, found: &mut Found) {
    let (name, inner): (&'static str, Vec<(&'static str, &Selection)>) = match it {
        Filter::WithMost(true, ..) => ("with the most", Vec::new()),
        Filter::WithMost(false, ..) => ("with the fewest", Vec::new()),
        Filter::WithCompare(_, comparison, number, _) => {
            amount(number, found);
            let name = match comparison {
                Comparison::AtLeast => "with N at least",
                Comparison::AtMost => "with N at most",
                Comparison::Exactly => "with N exactly",
                Comparison::NotExactly => "with N not exactly",
                Comparison::MoreThan => "with N more than",
                Comparison::LessThan => "with N less than",
            };
            (name, Vec::new())
        }
        Filter::WithThing(thing) => ("with X", vec![("with", thing.as_ref())]),
        Filter::WithAny(things) => ("with X or Y", things.iter().map(|it| ("with", it)).collect()),
        Filter::OfDifferent(None, _) => ("of different", Vec::new()),
        Filter::OfDifferent(Some(_), _) => ("of 2 different", Vec::new()),
        Filter::OfSame(_) => ("of the same", Vec::new()),
        Filter::OfYours(_) => ("of yours", Vec::new()),
        Filter::OfThing(thing) => ("of X", vec![("of", thing.as_ref())]),
        Filter::In(true, places) => ("not in X", places.iter().map(|it| ("in", it)).collect()),
        Filter::In(false, places) => {
            (if places.len() > 1 { "in X or Y" } else { "in X" }, places.iter().map(|it| ("in", it)).collect())
        }
        Filter::Under(thing) => ("under X", vec![("under", thing.as_ref())]),
        Filter::Ahead(thing) => ("ahead of X", vec![("ahead of", thing.as_ref())]),
        Filter::Behind(thing) => ("behind X", vec![("behind", thing.as_ref())]),
        Filter::Beside(thing) => ("beside X", vec![("beside", thing.as_ref())]),
        Filter::YouHold(_) => ("you hold", Vec::new()),
        Filter::TheyHold(_) => ("they hold", Vec::new()),
        Filter::HeldBy(thing) => ("held by X", vec![("held by", thing.as_ref())]),
        Filter::Clockwise(thing) => ("clockwise from X", vec![("clockwise from", thing.as_ref())]),
        Filter::EqualTo(number) => {
            amount(number, found);
            found.push(("instruction", "equal to"));
            ("equal to N", Vec::new())
        }
        Filter::Amounts(low, high) => {
            amount(high, found);
            (if low.is_some() { "from N up to M" } else { "up to N" }, Vec::new())
        }
    };
    found.extend([("filter", name), (place, name)]);
    inner.into_iter().for_each(|(place, it)| selection(place, it, found));
}

fn amount(it: &Amount, found: &mut Found) {
    let (name, inner): (&'static str, Vec<&Amount>) = match it {
        Amount::Number(..) => ("number", Vec::new()),
        Amount::Plus(left, right) => ("plus", vec![left, right]),
        Amount::Minus(left, right) => ("minus", vec![left, right]),
        Amount::Times(left, right) => ("times", vec![left, right]),
        Amount::Per(inner, things) => {
            selection("per", things, found);
            ("per", vec![inner])
        }
        Amount::Divided(inner, by, true) => ("divided, rounded up", vec![inner, by]),
        Amount::Divided(inner, by, false) => ("divided, rounded down", vec![inner, by]),
        Amount::Half(inner, true) => ("half, rounded up", vec![inner]),
        Amount::Half(inner, false) => ("half, rounded down", vec![inner]),
        Amount::Twice(inner) => ("twice", vec![inner]),
        Amount::Distinct(_, things) => {
            selection("counted", things, found);
            ("distinct", Vec::new())
        }
        Amount::Total(_, things) => {
            selection("counted", things, found);
            ("total", Vec::new())
        }
        Amount::Extreme(most, _, things) => {
            selection("counted", things, found);
            (if *most { "the most" } else { "the fewest" }, Vec::new())
        }
        Amount::AtLeast(inner, least) => ("at least", vec![inner, least]),
        Amount::AtMost(inner, most) if matches!(**most, Amount::Number(..)) => ("at most", vec![inner, most]),
        Amount::AtMost(inner, most) => ("at most another", vec![inner, most]),
        Amount::Group(inner) => ("group", vec![inner]),
        Amount::Of(things) => {
            selection("counted", things, found);
            ("selection", Vec::new())
        }
    };
    found.push(("amount", name));
    inner.into_iter().for_each(|it| amount(it, found));
}

fn condition(it: &Condition, found: &mut Found) {
    let mut note = |name| found.push(("condition", name));
    match it {
        Condition::Or(list) | Condition::And(list) => {
            note(if matches!(it, Condition::Or(_)) { "or" } else { "and" });
            list.iter().for_each(|it| condition(it, found));
        }
        Condition::Not(inner) => {
            note("not");
            condition(inner, found);
        }
        Condition::Group(inner) => {
            note("group");
            condition(inner, found);
        }
        Condition::Called(_) => note("called"),
        Condition::There(things) => {
            note("there is");
            selection("there is", things, found);
        }
        Condition::Has(subjects, together, object) => {
            note(match (together, subjects.len()) {
                (false, _) => "has",
                (true, 1) => "together have",
                (true, _) => "X and Y together have",
            });
            subjects.iter().for_each(|it| selection("before has", it, found));
            selection("behind has", object, found);
        }
        Condition::HasMost(subject, most, _) => {
            note(if *most { "has the most" } else { "has the fewest" });
            selection("before has", subject, found);
        }
        Condition::Is(left, not, right) => {
            note(if *not { "is not" } else { "is" });
            if matches!(right, Complement::Compare(..)) {
                note("is at least");
            }
            if matches!(right, Complement::In(_)) {
                note("is in");
            }
            match left {
                Amount::Of(subject) => selection("before is", subject, found),
                left => amount(left, found),
            }
            match right {
                Complement::In(place) => selection("in", place, found),
                Complement::Same(Amount::Of(description)) => selection("behind is", description, found),
                Complement::Same(number) | Complement::Compare(_, number) => amount(number, found),
            }
        }
    }
}

fn requirement(it: &Requirement, found: &mut Found) {
    if it.wildcards {
        found.push(("requirement", "wildcards"));
    }
    demand(&it.demand, found);
}

fn demand(it: &Demand, found: &mut Found) {
    match it {
        Demand::Deed(deed, terms, _) => {
            let deed = match deed {
                Deed::Hold => "hold",
                Deed::Discard => "discard",
                Deed::Pay => "pay",
                Deed::Give => "give",
            };
            found.push(("requirement", deed));
            for terms in terms {
                if terms.len() > 1 {
                    found.push(("requirement", "or"));
                }
                if terms.iter().skip(1).any(|term| term.prefixes.is_empty()) {
                    found.push(("requirement", "or of kinds"));
                }
                terms.iter().for_each(|it| selection(deed, it, found));
            }
        }
        Demand::And(list) => {
            found.push(("requirement", "and"));
            list.iter().for_each(|inner| demand(inner, found));
        }
        Demand::Or(list) => {
            found.push(("requirement", "or between deeds"));
            list.iter().for_each(|inner| demand(inner, found));
        }
        Demand::Group(inner) => {
            found.push(("requirement", "brackets"));
            demand(inner, found);
        }
    }
}

fn instruction(it: &Instruction, words: &Vocabulary, found: &mut Found) {
    if it.steps.len() > 1 {
        found.push(("instruction", "then"));
    }
    for step in &it.steps {
        found.push(("instruction", if step.doer.is_some() { "doer" } else { "no doer" }));
        if let Some(doer) = &step.doer {
            selection("who does it", doer, found);
        }
        if let Some(verb) = words.verb(&step.verb.text) {
            found.push(("verb", words.verb_spec(verb).name));
        }
        if step.manner.face_down {
            found.push(("instruction", "face down"));
        }
        if step.manner.any_order {
            found.push(("instruction", "in any order"));
        }
        match &step.object {
            Some(Amount::Of(things)) => {
                if things.says(&Prefix::Random) {
                    found.push(("instruction", "random"));
                }
                selection("what it is done to", things, found);
            }
            Some(number) => amount(number, found),
            None => {}
        }
        for role in &step.roles {
            let preposition = match role.preposition {
                Preposition::To => "to",
                Preposition::Into => "into",
                Preposition::Under => "under",
                Preposition::By => "by",
                Preposition::In => "in",
            };
            found.push(("instruction", preposition));
            match role.position {
                Some(Order::Top) => found.push(("instruction", "top of")),
                Some(_) => found.push(("instruction", "bottom of")),
                None => {}
            }
            match &role.object {
                Amount::Of(things) => selection("where to", things, found),
                number => amount(number, found),
            }
        }
    }
}
