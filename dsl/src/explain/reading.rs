//! How a sentence is read: an indented tree with what each word means.

use crate::resolve::kinds::is_bare;
use crate::syntax::{
    Amount, Before, Complement, Condition, Demand, Filter, Head, Instruction, Prefix, Requirement, Selection, Sentence,
    Word, ordinal,
};
use crate::vocabulary::Vocabulary;

/// The sentence as a tree of indented lines.
pub fn reading(sentence: &Sentence, vocabulary: &Vocabulary) -> String {
    let mut reader = Reader { vocabulary, lines: Vec::new() };
    match sentence {
        Sentence::Requirement(sentence) => reader.requirement(sentence),
        Sentence::Condition(sentence) => reader.condition(sentence, 0),
        Sentence::Selection(sentence) => reader.selection(sentence, 0),
        Sentence::Amount(sentence) => reader.amount(sentence, 0),
        Sentence::Instruction(sentence) => reader.instruction(sentence),
    }
    reader.lines.join("\n")
}

struct Reader<'v> {
    vocabulary: &'v Vocabulary,
    lines: Vec<String>,
}

impl Reader<'_> {
    fn line(&mut self, depth: usize, text: impl AsRef<str>) {
        self.lines.push(format!("{}{}", "  ".repeat(depth), text.as_ref()));
    }

    fn word(&mut self, word: &Word, depth: usize) {
        let mut meanings: Vec<String> = Vec::new();
        for meaning in self.vocabulary.meanings(&word.text) {
            meanings.push(self.vocabulary.about(*meaning));
        }
        let meaning = if meanings.is_empty() { "a name bound here".to_owned() } else { meanings.join(", or ") };
        self.line(depth, format!("`{}`: {meaning}", word.text.replace('_', " ")));
    }

    fn selection(&mut self, selection: &Selection, depth: usize) {
        self.line(depth, format!("things: {selection}"));
        for Before { prefix, .. } in &selection.prefixes {
            let text = match prefix {
                Prefix::The => continue,
                Prefix::Your => "`your`: of the player spoken to".to_owned(),
                Prefix::Its => "`its`: of what was chosen or of what the event is about".to_owned(),
                Prefix::Their => "`their`: of the player spoken of".to_owned(),
                Prefix::Another => "`another`: one that was not spoken of before".to_owned(),
                Prefix::Other => "`other`: not what was spoken of before".to_owned(),
                Prefix::Random => "`random`: chance says which".to_owned(),
                Prefix::All => "`all`: every one of them".to_owned(),
                Prefix::Each => "`each`: one after the other".to_owned(),
                Prefix::No => "`no`: none of them".to_owned(),
                Prefix::Any => "`any`: one of them".to_owned(),
                Prefix::A => "`a`: one of them".to_owned(),
                Prefix::Order(order) => format!("`{order}`: in the order in which they lie"),
                Prefix::Nth(n) => format!("`{}`: in the order in which they lie", ordinal(*n)),
                Prefix::Range(range) => format!("`{range}`: how many"),
            };
            self.line(depth + 1, text);
        }
        match &selection.head {
            Head::It => self.line(depth + 1, "`it`: what was chosen or what the event is about"),
            Head::This => self.line(depth + 1, "`this card`: the card that bears the sentence"),
            Head::Part => self.line(depth + 1, "`this part`: the part of this card that bears the sentence"),
            Head::You => self.line(depth + 1, "`you`: the player spoken to"),
            Head::They => self.line(depth + 1, "`they`: the player spoken of"),
            Head::Name(words) => {
                for word in words {
                    self.word(word, depth + 1);
                }
            }
        }
        for filter in &selection.filters {
            self.filter(filter, depth + 1);
        }
        if let Some(otherwise) = &selection.otherwise {
            self.line(depth + 1, "if there is none");
            self.selection(otherwise, depth + 2);
        }
    }

    fn filter(&mut self, filter: &Filter, depth: usize) {
        self.line(depth, format!("only those `{filter}`"));
        match filter {
            Filter::WithMost(_, words, _) => words.iter().for_each(|word| self.word(word, depth + 1)),
            Filter::WithCompare(words, _, amount, _) => {
                words.iter().for_each(|word| self.word(word, depth + 1));
                self.amount(amount, depth + 1);
            }
            Filter::OfDifferent(_, word) | Filter::OfSame(word) => self.word(word, depth + 1),
            Filter::WithThing(thing)
            | Filter::OfThing(thing)
            | Filter::Under(thing)
            | Filter::Ahead(thing)
            | Filter::Behind(thing)
            | Filter::Beside(thing)
            | Filter::HeldBy(thing)
            | Filter::Clockwise(thing) => self.selection(thing, depth + 1),
            Filter::In(_, places) | Filter::WithAny(places) => {
                places.iter().for_each(|place| self.selection(place, depth + 1))
            }
            Filter::EqualTo(amount) | Filter::Amounts(_, amount) => self.amount(amount, depth + 1),
            Filter::OfYours(_) | Filter::YouHold(_) | Filter::TheyHold(_) => {}
        }
    }

    fn amount(&mut self, amount: &Amount, depth: usize) {
        let both = |reader: &mut Self, name: &str, left: &Amount, right: &Amount| {
            reader.line(depth, name);
            reader.amount(left, depth + 1);
            reader.amount(right, depth + 1);
        };
        match amount {
            Amount::Number(n, _) => self.line(depth, format!("the number {n}")),
            Amount::Plus(left, right) => both(self, "sum of", left, right),
            Amount::Minus(left, right) => both(self, "difference of", left, right),
            Amount::Times(left, right) => both(self, "product of", left, right),
            Amount::Per(amount, things) => {
                self.line(depth, "so much for each");
                self.amount(amount, depth + 1);
                self.selection(things, depth + 1);
            }
            Amount::Divided(left, by, up) => {
                let name = if *up {
                    "division, rounded up, of one by the other"
                } else {
                    "division, rounded down, of one by the other"
                };
                both(self, name, left, by);
            }
            Amount::Half(inner, up) => {
                self.line(depth, if *up { "half, rounded up, of" } else { "half, rounded down, of" });
                self.amount(inner, depth + 1);
            }
            Amount::Twice(inner) => {
                self.line(depth, "twice");
                self.amount(inner, depth + 1);
            }
            Amount::Distinct(word, things) => {
                self.line(depth, "how many different values");
                self.word(word, depth + 1);
                self.selection(things, depth + 1);
            }
            Amount::Total(word, things) => {
                self.line(depth, "all added up");
                self.word(word, depth + 1);
                self.selection(things, depth + 1);
            }
            Amount::Extreme(most, words, players) => {
                self.line(depth, if *most { "the most among them" } else { "the least among them" });
                words.iter().for_each(|word| self.word(word, depth + 1));
                self.selection(players, depth + 1);
            }
            Amount::AtLeast(inner, least) => self.bounded(inner, "less", least, depth),
            Amount::AtMost(inner, most) => self.bounded(inner, "more", most, depth),
            Amount::Group(inner) => self.amount(inner, depth),
            Amount::Of(selection) => self.selection(selection, depth),
        }
    }

    /// `…, at most 9`, `…, at most your tokens`
    fn bounded(&mut self, inner: &Amount, beyond: &str, bound: &Amount, depth: usize) {
        if let Amount::Number(n, _) = bound {
            self.line(depth, format!("not {beyond} than {n}"));
            return self.amount(inner, depth + 1);
        }
        self.line(depth, format!("the first, but not {beyond} than the second"));
        self.amount(inner, depth + 1);
        self.amount(bound, depth + 1);
    }

    fn condition(&mut self, condition: &Condition, depth: usize) {
        match condition {
            Condition::Or(list) => {
                self.line(depth, "any of these");
                list.iter().for_each(|inner| self.condition(inner, depth + 1));
            }
            Condition::And(list) => {
                self.line(depth, "all of these");
                list.iter().for_each(|inner| self.condition(inner, depth + 1));
            }
            Condition::Not(inner) => {
                self.line(depth, "not");
                self.condition(inner, depth + 1);
            }
            Condition::Group(inner) => self.condition(inner, depth),
            Condition::Called(name) => self.word(name, depth),
            Condition::There(things) => {
                self.line(depth, "there is");
                self.selection(things, depth + 1);
            }
            Condition::Has(subjects, together, things) => {
                self.line(depth, if *together { "these together have" } else { "this has" });
                subjects.iter().for_each(|subject| self.selection(subject, depth + 1));
                self.selection(things, depth + 1);
            }
            Condition::HasMost(subject, most, words) => {
                self.line(depth, if *most { "this player has the most" } else { "this player has the least" });
                self.selection(subject, depth + 1);
                words.iter().for_each(|word| self.word(word, depth + 1));
            }
            Condition::Is(left, not, complement) => {
                self.line(depth, if *not { "this is not" } else { "this is" });
                self.amount(left, depth + 1);
                match complement {
                    Complement::Compare(comparison, right) => {
                        self.line(depth + 1, comparison.to_string());
                        self.amount(right, depth + 2);
                    }
                    Complement::In(place) => {
                        self.line(depth + 1, "in");
                        self.selection(place, depth + 2);
                    }
                    Complement::Same(right) => self.amount(right, depth + 1),
                }
            }
        }
    }

    fn requirement(&mut self, requirement: &Requirement) {
        self.demand(&requirement.demand, 0);
        if requirement.wildcards {
            self.line(0, "cards that count as others may be used so");
        }
    }

    fn demand(&mut self, demand: &Demand, depth: usize) {
        match demand {
            Demand::Deed(deed, terms, _) => {
                self.line(depth, deed.to_string());
                for term in terms {
                    if term.len() > 1 {
                        self.line(depth + 1, "any one of these");
                    }
                    for (at, alternative) in term.iter().enumerate() {
                        let deeper = depth + if term.len() > 1 { 2 } else { 1 };
                        if at > 0 && is_bare(alternative) {
                            self.line(deeper, "or, in any mix, of this kind");
                        }
                        self.selection(alternative, deeper);
                    }
                }
            }
            Demand::Or(list) => {
                self.line(depth, "any one of these");
                list.iter().for_each(|inner| self.demand(inner, depth + 1));
            }
            // What is asked for side by side is all asked for.
            Demand::And(list) if depth == 0 => list.iter().for_each(|inner| self.demand(inner, depth)),
            Demand::And(list) => {
                self.line(depth, "all of these");
                list.iter().for_each(|inner| self.demand(inner, depth + 1));
            }
            Demand::Group(inner) => self.demand(inner, depth),
        }
    }

    fn instruction(&mut self, instruction: &Instruction) {
        for (at, step) in instruction.steps.iter().enumerate() {
            self.line(0, format!("step {}", at + 1));
            if let Some(doer) = &step.doer {
                self.line(1, "done by");
                self.selection(doer, 2);
            }
            self.word(&step.verb, 1);
            if let Some(object) = &step.object {
                self.line(1, "what");
                self.amount(object, 2);
            }
            for role in &step.roles {
                let place = role.position.map_or(String::new(), |position| format!(" the {position} of"));
                self.line(1, format!("{}{place}", role.preposition));
                self.amount(&role.object, 2);
            }
            if step.manner.face_down {
                self.line(1, "face down: nobody learns by this what the cards are");
            }
            if step.manner.any_order {
                self.line(1, "in any order: whoever does it chooses, what comes first lies on top");
            }
        }
    }
}
