//! A sentence as English writes it, where English leaves no choice: `a` or `an`, one thing or several, verbs that agree with who does
//! it, `they` or `them`, ordinals in words, and where commas stand. Whatever could be said in two ways (`each` and `every`, `in` and
//! `on`, `most` and `highest`) stays as its author chose.

use crate::syntax::{
    Amount, Complement, Condition, Demand, Filter, Head, Instruction, Order, Prefix, Range, Selection, Sentence, Span,
    Step, Word, ordinal,
};
use crate::vocabulary::{Meaning, Vocabulary};

/// A sentence that was read, with its words in agreement. The text is the one that was read, with single blanks.
pub(crate) fn agreed(text: &str, sentence: &Sentence, vocabulary: &Vocabulary) -> String {
    let mut agreeing = Agreeing { text, vocabulary, edits: Vec::new() };
    match sentence {
        Sentence::Requirement(sentence) => agreeing.demand(&sentence.demand),
        Sentence::Condition(sentence) => agreeing.condition(sentence),
        Sentence::Selection(sentence) => agreeing.selection(sentence, Case::Object),
        Sentence::Amount(sentence) => agreeing.amount(sentence, Case::Object),
        Sentence::Instruction(sentence) => agreeing.instruction(sentence),
    }
    commas(&articles(&agreeing.written()))
}

/// Whether a selection does something or has something done to it.
#[derive(Clone, Copy, PartialEq)]
enum Case {
    Subject,
    Object,
}

/// How many are spoken of.
#[derive(Clone, Copy, PartialEq)]
enum Many {
    One,
    Several,
}

struct Agreeing<'s> {
    text: &'s str,
    vocabulary: &'s Vocabulary,
    edits: Vec<(Span, String)>,
}

impl Agreeing<'_> {
    /// The text with all changes made.
    fn written(mut self) -> String {
        self.edits.sort_by_key(|(span, _)| span.start);
        let (mut written, mut at) = (String::new(), 0);
        for (span, word) in self.edits {
            // A place is changed once; whatever reaches into another change was no place of its own.
            if span.start >= at && span.end <= self.text.len() {
                written.push_str(&self.text[at..span.start]);
                written.push_str(&word);
                at = span.end;
            }
        }
        written + &self.text[at..]
    }

    /// Puts another word where one of these stands.
    fn put(&mut self, span: Span, instead_of: &[&str], word: &str) {
        let found = self.text.get(span.start..span.end).unwrap_or_default();
        if found != word && instead_of.contains(&found) {
            self.edits.push((span, word.to_owned()));
        }
    }

    /// The word behind a place, and the word before one.
    fn behind(&self, at: usize) -> Span {
        let rest = self.text.get(at..).unwrap_or_default();
        let start = at + rest.len() - rest.trim_start().len();
        let length = self.text.get(start..).map_or(0, |rest| rest.find([' ', ',', '(', ')']).unwrap_or(rest.len()));
        Span { start, end: start + length }
    }

    fn before(&self, at: usize) -> Span {
        let end = self.text.get(..at).unwrap_or_default().trim_end().len();
        let start = self.text[..end].rfind([' ', ',', '(', ')']).map_or(0, |blank| blank + 1);
        Span { start, end }
    }

    fn instruction(&mut self, instruction: &Instruction) {
        instruction.steps.iter().for_each(|step| self.step(step));
    }

    fn step(&mut self, step: &Step) {
        let many = match &step.doer {
            // `you` are told to do it.
            None => Some(Many::Several),
            Some(doer) => {
                self.selection(doer, Case::Subject);
                self.many(doer)
            }
        };
        if let (Some(many), Some(verb)) = (many, self.vocabulary.verb(&step.verb.text)) {
            let spec = self.vocabulary.verb_spec(verb);
            let [name, third] = [spec.name, spec.third].map(spaced);
            self.put(step.verb.span, &[&name, &third], if many == Many::One { &third } else { &name });
        }
        let objects = step.object.iter().chain(step.roles.iter().map(|role| &role.object));
        objects.for_each(|object| self.amount(object, Case::Object));
    }

    fn demand(&mut self, demand: &Demand) {
        match demand {
            Demand::Deed(_, terms, _) => {
                terms.iter().flatten().for_each(|term| self.selection(term, Case::Object));
            }
            Demand::Or(list) | Demand::And(list) => list.iter().for_each(|demand| self.demand(demand)),
            Demand::Group(inner) => self.demand(inner),
        }
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::Or(list) | Condition::And(list) => list.iter().for_each(|part| self.condition(part)),
            Condition::Not(inner) | Condition::Group(inner) => self.condition(inner),
            Condition::Called(_) => {}
            Condition::There(things) => {
                self.selection(things, Case::Object);
                let verb = self.before(things.span.start);
                self.is(verb, self.many(things));
            }
            Condition::Has(subjects, together, things) => {
                subjects.iter().for_each(|subject| self.selection(subject, Case::Subject));
                self.selection(things, Case::Object);
                let many = if *together { Some(Many::Several) } else { self.many(&subjects[0]) };
                let verb = self.before(things.span.start);
                self.has(verb, many);
            }
            Condition::HasMost(subject, ..) => {
                self.selection(subject, Case::Subject);
                let verb = self.behind(subject.span.end);
                self.has(verb, self.many(subject));
            }
            Condition::Is(left, _, right) => {
                self.amount(left, Case::Subject);
                // `pieces in the bay is less than 3` speaks of a number, `are` of the pieces: either will do.
                if let (Amount::Of(subject), Complement::Same(_) | Complement::In(_)) = (left, right) {
                    let verb = self.behind(subject.span.end);
                    self.is(verb, self.many(subject));
                }
                match right {
                    Complement::Compare(_, amount) | Complement::Same(amount) => self.amount(amount, Case::Object),
                    Complement::In(place) => self.selection(place, Case::Object),
                }
            }
        }
    }

    fn is(&mut self, verb: Span, many: Option<Many>) {
        if let Some(many) = many {
            self.put(verb, &["is", "are"], if many == Many::One { "is" } else { "are" });
        }
    }

    fn has(&mut self, verb: Span, many: Option<Many>) {
        let Some(many) = many else {
            return;
        };
        for [one, several] in [["has", "have"], ["holds", "hold"]] {
            self.put(verb, &[one, several], if many == Many::One { one } else { several });
        }
    }

    fn amount(&mut self, amount: &Amount, case: Case) {
        match amount {
            Amount::Number(..) => {}
            Amount::Plus(left, right)
            | Amount::Minus(left, right)
            | Amount::Times(left, right)
            | Amount::Divided(left, right, _)
            | Amount::AtLeast(left, right)
            | Amount::AtMost(left, right) => {
                self.amount(left, Case::Object);
                self.amount(right, Case::Object);
            }
            Amount::Per(amount, things) => {
                self.amount(amount, Case::Object);
                self.selection(things, Case::Object);
            }
            Amount::Half(amount, _) | Amount::Twice(amount) | Amount::Group(amount) => {
                self.amount(amount, Case::Object);
            }
            Amount::Distinct(word, things) => {
                self.noun(word, Many::Several);
                self.selection(things, Case::Object);
            }
            Amount::Total(_, things) | Amount::Extreme(_, _, things) => self.selection(things, Case::Object),
            Amount::Of(selection) => self.selection(selection, case),
        }
    }

    fn selection(&mut self, selection: &Selection, case: Case) {
        for before in &selection.prefixes {
            match before.prefix {
                Prefix::Nth(n) => self.ordinal(before.span, &ordinal(n)),
                Prefix::Order(Order::First) => self.ordinal(before.span, "first"),
                _ => {}
            }
        }
        match &selection.head {
            Head::They => {
                let word = self.behind(selection.span.start);
                self.put(word, &["they", "them"], if case == Case::Subject { "they" } else { "them" });
            }
            Head::Name(name) => {
                if let (Some(noun), Some(many)) = (name.last(), counted(selection)) {
                    self.noun(noun, many);
                }
            }
            Head::It | Head::This | Head::Part | Head::You => {}
        }
        selection.filters.iter().for_each(|filter| self.filter(filter));
        if let Some(otherwise) = &selection.otherwise {
            self.selection(otherwise, case);
        }
    }

    fn filter(&mut self, filter: &Filter) {
        match filter {
            Filter::WithMost(..) | Filter::OfYours(_) | Filter::OfDifferent(Some(_), _) => {}
            Filter::YouHold(span) | Filter::TheyHold(span) => {
                let verb = self.before(span.end);
                self.has(verb, Some(Many::Several));
            }
            Filter::WithCompare(_, _, amount, _) | Filter::EqualTo(amount) | Filter::Amounts(None, amount) => {
                self.amount(amount, Case::Object);
            }
            Filter::Amounts(Some(low), high) => {
                self.amount(low, Case::Object);
                self.amount(high, Case::Object);
            }
            Filter::OfDifferent(None, word) => self.noun(word, Many::Several),
            Filter::OfSame(word) => self.noun(word, Many::One),
            Filter::WithAny(things) | Filter::In(_, things) => {
                things.iter().for_each(|thing| self.selection(thing, Case::Object));
            }
            Filter::WithThing(thing)
            | Filter::OfThing(thing)
            | Filter::Under(thing)
            | Filter::Ahead(thing)
            | Filter::Behind(thing)
            | Filter::Beside(thing)
            | Filter::HeldBy(thing)
            | Filter::Clockwise(thing) => self.selection(thing, Case::Object),
        }
    }

    /// `2nd` is `second`; `nearest` is another word and stays.
    fn ordinal(&mut self, span: Span, word: &str) {
        if self.text.get(span.start..span.end).is_some_and(|text| text.starts_with(|sign: char| sign.is_ascii_digit()))
        {
            self.edits.push((span, word.to_owned()));
        }
    }

    /// A noun in the form for one or for several.
    fn noun(&mut self, noun: &Word, many: Many) {
        let Some(forms) = self.forms(noun) else {
            return;
        };
        let word = match many {
            Many::One => forms.one,
            // `2 oil` may be just right: only what can be counted for certain is put into the plural.
            Many::Several if forms.is_countable => forms.several,
            Many::Several => return,
        };
        let word = spaced(word);
        let (one, several) = (spaced(forms.one), spaced(forms.several));
        self.put(noun.span, &[&one, &several], &word);
    }

    /// How many a selection speaks of, as far as its words say.
    fn many(&self, selection: &Selection) -> Option<Many> {
        let name = match &selection.head {
            Head::You | Head::They => return Some(Many::Several),
            Head::It | Head::This | Head::Part => return Some(Many::One),
            Head::Name(name) => name,
        };
        let noun = name.last()?;
        let forms = self.forms(noun);
        if let Some(many) = counted(selection)
            && (many == Many::One || forms.as_ref().is_some_and(|forms| forms.is_countable))
        {
            return Some(many);
        }
        // A number may have a name that is a plural already.
        let forms = forms.filter(|forms| forms.is_countable && forms.one != forms.several)?;
        Some(if noun.text == forms.several { Many::Several } else { Many::One })
    }

    /// The forms of a noun, if it has one singular and one plural, whatever it may mean.
    fn forms(&self, noun: &Word) -> Option<Forms<'_>> {
        let meanings = self.vocabulary.meanings(&noun.text);
        let mut found: Option<Forms<'_>> = None;
        for meaning in meanings {
            let is_countable = countable(*meaning)?;
            let (one, several) = (self.vocabulary.name(*meaning), self.vocabulary.plural(*meaning)?);
            match &mut found {
                Some(forms) if (forms.one, forms.several) != (one, several) => return None,
                Some(forms) => forms.is_countable &= is_countable,
                None => found = Some(Forms { one, several, is_countable }),
            }
        }
        // What has both forms must mean the same in both.
        found.filter(|forms| {
            let [one, several] = [forms.one, forms.several].map(|form| self.vocabulary.meanings(form));
            one.len() == several.len() && one.iter().all(|meaning| several.contains(meaning))
        })
    }
}

/// Singular and plural of a noun.
struct Forms<'v> {
    one: &'v str,
    several: &'v str,
    is_countable: bool,
}

/// Whether what a noun means is counted piece by piece; nothing if the word is no noun.
fn countable(meaning: Meaning) -> Option<bool> {
    match meaning {
        Meaning::AnyCard
        | Meaning::AnyPlayer
        | Meaning::Opponent
        | Meaning::Partner
        | Meaning::Team
        | Meaning::Kind(_)
        | Meaning::Family(_)
        | Meaning::PlaceOf(_) => Some(true),
        Meaning::Resource(_) | Meaning::Attribute(_) | Meaning::Query(..) | Meaning::Counter(..) => Some(false),
        _ => None,
    }
}

/// How many the words before a noun speak of.
fn counted(selection: &Selection) -> Option<Many> {
    let mut many = None;
    for before in &selection.prefixes {
        match &before.prefix {
            Prefix::Range(range) => {
                return Some(match range {
                    Range::AtLeast(1) | Range::AtMost(1) | Range::Exactly(1) | Range::UpTo(1) | Range::Number(1) => {
                        Many::One
                    }
                    _ => Many::Several,
                });
            }
            Prefix::A | Prefix::Another | Prefix::Each => many = Some(Many::One),
            Prefix::All => many = Some(Many::Several),
            _ => {}
        }
    }
    many
}

/// A name as a reader writes it.
fn spaced(name: &str) -> String {
    name.replace('_', " ")
}

/// `a` before a consonant and `an` before a vowel. Words that begin like one and sound like the other stay as they were written.
fn articles(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut written = Vec::with_capacity(words.len());
    for (at, word) in words.iter().enumerate() {
        let bare = word.trim_start_matches('(');
        let next = words.get(at + 1).copied().unwrap_or_default();
        let article = if next.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        let is_clear = next.starts_with(|sign: char| sign.is_ascii_lowercase())
            && !["u", "h", "eu", "ew", "one", "once"].iter().any(|start| next.starts_with(start));
        if matches!(bare, "a" | "an") && is_clear {
            written.push(format!("{}{article}", &word[..word.len() - bare.len()]));
        } else {
            written.push((*word).to_owned());
        }
    }
    written.join(" ")
}

/// No comma before `then`, one before `else` and `wildcards allowed`.
fn commas(text: &str) -> String {
    let mut text = text.replace(", then ", " then ");
    for word in [" else ", " wildcards allowed"] {
        text = text.replace(&format!(",{word}"), word).replace(word, &format!(",{word}"));
    }
    text
}
