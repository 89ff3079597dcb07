//! Sentences of another form than the place asks for, and parts that are joined as they cannot be.

use super::{CODE, Spoken};
use crate::misspelled::{has_verb, is_verb_word};
use crate::parse::reads;
use crate::problem::Problem;
use crate::syntax::{Form, Span};
use crate::vocabulary::{Meaning, Vocabulary};

/// The deeds of a requirement.
const DEEDS: &[&str] = &["hold", "discard", "pay", "give"];

/// The letter by which the table of habits knows a form.
pub(super) fn letter(form: Form) -> char {
    match form {
        Form::Requirement => 'r',
        Form::Condition => 'c',
        Form::Selection => 's',
        Form::Amount => 'a',
        Form::Instruction => 'i',
    }
}

/// Words of the language that mean nothing in a form.
pub(super) fn never(said: &str, form: Form) -> bool {
    matches!((said, form), ("give" | "twice", Form::Instruction) | ("have", Form::Requirement))
}

fn problem(
    start: usize,
    end: usize,
    message: impl Into<String>,
    label: &str,
    help: impl Into<String>,
) -> Option<Problem> {
    Some(Problem::new(CODE, message, Span { start, end }, label).help(help))
}

/// A sentence that would be right elsewhere.
pub(super) fn of_another_form(text: &str, words: &[Spoken], form: Form, vocabulary: &Vocabulary) -> Option<Problem> {
    let (first, span) = words.first()?;
    let end = text.trim_end().len();
    let reads = |form: Form| reads(text, form, vocabulary);
    match form {
        // A single word may be anything.
        Form::Instruction
            if words.len() > 1 && reads(Form::Condition) && !has_verb(&vocabulary.prepare(text, true)) =>
        {
            problem(
                span.start,
                end,
                "this instruction has no verb: it is a condition",
                "what is to be done?",
                "a condition stands under `if`; what is done reads like `draw 1 card`",
            )
        }
        Form::Condition if is_verb_word(first, vocabulary) && reads(Form::Instruction) => problem(
            span.start,
            end,
            "this is an instruction, not a condition",
            "what is to be asked?",
            "what is done stands under `do`; a condition reads like `you hold at least 2 cards`",
        ),
        Form::Requirement if !DEEDS.contains(&first.as_str()) => requirement(text, words, vocabulary),
        _ => None,
    }
}

/// A requirement that does not begin with what is done.
fn requirement(text: &str, words: &[Spoken], vocabulary: &Vocabulary) -> Option<Problem> {
    let (first, span) = words.first()?;
    let rest = |from: usize| words.get(from).map(|(_, span)| text[span.start..].trim_end());
    let message = format!("this requirement begins with `{first}`");
    let label = "`hold`, `discard`, `pay` or `give` is expected here";
    match first.as_str() {
        "you" => {
            let second = words.get(1)?.0.as_str();
            let help = match second {
                "have" | "hold" => format!("write `hold {}`", rest(2)?),
                _ => format!("leave `you` out: `{}`", rest(1)?),
            };
            problem(span.start, span.end, message, label, help)
        }
        number if number.bytes().all(|byte| byte.is_ascii_digit()) || ["a", "an", "all"].contains(&number) => {
            let help = format!("write `discard {0}`, `hold {0}` or `pay {0}`", rest(0)?);
            problem(span.start, span.end, "it is not said what is done with this", label, help)
        }
        verb if is_verb_word(verb, vocabulary) => {
            problem(span.start, span.end, message, label, "begin with `hold`, `discard`, `pay` or `give`")
        }
        _ => None,
    }
}

/// Parts that are joined in a way that means nothing.
pub(super) fn joined(text: &str, words: &[Spoken], form: Form, vocabulary: &Vocabulary) -> Option<Problem> {
    for (at, (word, span)) in words.iter().enumerate().skip(1) {
        let before = words[at - 1].1.end;
        let comma = text[before..span.start].contains(',');
        let next = words.get(at + 1).map(|(word, _)| word.as_str());
        let verb = is_verb_word(word, vocabulary);
        let at_comma = || before + text[before..].find(',').unwrap_or_default();
        match form {
            Form::Instruction if comma && verb => {
                let start = at_comma();
                return problem(
                    start,
                    start + 1,
                    "a comma does not join two steps",
                    "between two steps",
                    "write `then`",
                );
            }
            Form::Instruction if word == "and" && next.is_some_and(|next| is_verb_word(next, vocabulary)) => {
                let help = "write `then`, or a list of two instructions";
                return problem(span.start, span.end, "`and` does not join two steps", "between two steps", help);
            }
            Form::Requirement if comma && DEEDS.contains(&word.as_str()) => {
                let start = at_comma();
                return problem(
                    start,
                    start + 1,
                    "a comma does not join two parts",
                    "between two parts",
                    "write `and`",
                );
            }
            Form::Requirement if word == "then" => {
                let message = "`then` does not join what is required";
                return problem(span.start, span.end, message, "it is all required at once", "write `and`");
            }
            Form::Condition if word == "or" || word == "and" => {
                if let Some(problem) = half_statement(text, words, at) {
                    return Some(problem);
                }
            }
            _ => {}
        }
    }
    half(text, words).or_else(|| of_a_verb(text, words, form, vocabulary))
}

/// An instruction whose verb is done to something else.
fn of_a_verb(text: &str, words: &[Spoken], form: Form, vocabulary: &Vocabulary) -> Option<Problem> {
    if form != Form::Instruction {
        return None;
    }
    if let Some(start) = text.find('(') {
        let end = text[start..].find(')').map_or(text.len(), |at| start + at + 1);
        return problem(
            start,
            end,
            "remarks in brackets are not read",
            "not an amount",
            "leave it out, or write it as a comment behind `#`",
        );
    }
    let verb = words.iter().position(|(word, _)| is_verb_word(word, vocabulary))?;
    if let Some((_, span)) = words[verb..].iter().find(|(word, _)| word == "0") {
        return problem(span.start, span.end, "nothing would be done", "none", "write a number from 1 on");
    }
    let prepared = vocabulary.prepare(text, false);
    let named = prepared.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let mut at = 0;
    for name in named {
        let start = prepared[at..].find(name).map_or(at, |found| at + found);
        at = start + name.len();
        let resource = |meaning: &Meaning| matches!(meaning, Meaning::Resource(_));
        let counter = |meaning: &Meaning| matches!(meaning, Meaning::Counter(..));
        let query = |meaning: &Meaning| matches!(meaning, Meaning::Query(..));
        let meanings = vocabulary.meanings(name);
        let shown = name.replace('_', " ");
        let sort = words[verb].0.trim_end_matches('s');
        if ["raise", "set"].contains(&sort) && meanings.iter().any(resource) && !meanings.iter().any(counter) {
            let message = format!("`{shown}` is a resource, and `{sort}` is done to counters");
            return problem(
                start,
                at,
                message,
                "a resource",
                format!("write `gain` or `lose`, as in `gain 1 {shown}`"),
            );
        }
        if ["raise", "set"].contains(&sort) && meanings.iter().any(query) && !meanings.iter().any(counter) {
            let message = format!("`{shown}` is a query: it is asked, and not set");
            return problem(start, at, message, "a query", "change it by `changes` of the query or of a card");
        }
        if ["gain", "lose", "pay"].contains(&sort) && meanings.iter().any(counter) && !meanings.iter().any(resource) {
            let message = format!("`{shown}` is a counter, and `{sort}` is done to resources");
            return problem(start, at, message, "a counter", format!("write `raise {shown} by 1`"));
        }
        // Only what the verb is done to first is looked at.
        if start > words[verb].1.end
            && meanings.iter().any(|meaning| resource(meaning) || counter(meaning) || query(meaning))
        {
            return None;
        }
    }
    None
}

/// `it is a lantern or a paper`: both sides of `or` must be whole statements.
fn half_statement(text: &str, words: &[Spoken], at: usize) -> Option<Problem> {
    const SAYING: &[&str] = &["is", "are", "has", "have", "hold", "holds", "there", "not"];
    let says = |(word, _): &Spoken| SAYING.contains(&word.as_str());
    let (start, end) = (words.get(at + 1)?.1.start, text.trim_end().len());
    let number = |at: usize| words.get(at).is_some_and(|(word, _)| word.bytes().all(|byte| byte.is_ascii_digit()));
    if words[at].0 == "or" && number(at - 1) && number(at + 1) {
        let from = words[at - 1].1.start;
        let before: Vec<&str> = words[at.saturating_sub(3)..at - 1].iter().map(|(word, _)| word.as_str()).collect();
        if let ["at", bound @ ("least" | "most")] = before.as_slice() {
            let message = format!("`at {bound}` has one number");
            let help = format!("write `at {bound} {}`", words[at - 1].0);
            return problem(from, words[at + 1].1.end, message, "two numbers", help);
        }
        return None;
    }
    if words[at + 1..].iter().any(says) {
        return None;
    }
    let verb = words[..at].iter().rposition(says)?;
    // Behind `with`, what is just named can be joined: `with a star or moon`.
    let named = !["a", "an", "the", "no", "any", "it"].contains(&words[at + 1].0.as_str());
    if words[at].0 == "or" && named && words[verb..at].iter().any(|(word, _)| word == "with") {
        return None;
    }
    let subject = text[..words[verb].1.end].trim();
    let subject = subject.rsplit(" or ").next().unwrap_or(subject).rsplit(" and ").next().unwrap_or(subject);
    let message = format!("`{}` joins whole statements, and this is none", words[at].0);
    let help = format!("write `{} {subject} {}`", words[at].0, &text[start..end]);
    problem(start, end, message, "not a statement", help)
}

/// A half or a division that is not rounded, a total of nothing.
fn half(text: &str, words: &[Spoken]) -> Option<Problem> {
    let place = |said: &str| words.iter().position(|(word, _)| word == said);
    if let Some((_, span)) = place("half").map(|at| &words[at]).filter(|_| !text.contains("rounded")) {
        let help = "say how a half is rounded: `half …, rounded down`";
        return problem(span.start, span.end, "it is not said how this half is rounded", "rounded up or down?", help);
    }
    if let Some((_, span)) = place("divided").map(|at| &words[at]).filter(|_| !text.contains("rounded")) {
        let message = "it is not said how this division is rounded";
        let help = "write `… divided by 3, rounded down`, or `… divided by 3, rounded up`";
        return problem(span.start, span.end, message, "rounded up or down?", help);
    }
    let total = place("total")?;
    if total + 2 == words.len() {
        let (start, end) = (words[total].1.start, words[total + 1].1.end);
        let help = format!("write `total {} of …`", words[total + 1].0);
        return problem(start, end, "it is not said of what this is the total", "total of what?", help);
    }
    None
}
