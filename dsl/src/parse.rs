//! From text to syntax. The only file that knows Pest.

use pest::Parser;
use pest::error::{ErrorVariant, InputLocation};
use pest::iterators::Pair;

use crate::misspelled::{has_verb, misspelled, verbs};
use crate::problem::{Problem, nearest};
use crate::syntax::{
    Amount, Before, Comparison, Complement, Condition, Deed, Demand, Filter, Form, Head, Instruction, Manner, Order,
    Prefix, Preposition, Range, Requirement, Role, Selection, Sentence, Span, Step, Word,
};
use crate::vocabulary::{Meaning, Vocabulary};

pub mod begun;
mod grammar {
    //! What Pest derives from the grammar file.
    #![allow(missing_docs)]
    #[derive(pest_derive::Parser)]
    #[grammar = "sentence.pest"]
    pub(super) struct Grammar;
}
use grammar::{Grammar, Rule};

/// What was read.
#[derive(Debug)]
pub(crate) struct Read {
    /// The sentence.
    pub sentence: Sentence,
    /// What stands behind `this`: whether it is right depends on the words of the game.
    pointed: Vec<Word>,
}

/// Reads a sentence of the given form.
pub fn parse(text: &str, form: Form, vocabulary: &Vocabulary) -> Result<Sentence, Problem> {
    if let Some(problem) = crate::bounds::beyond(text) {
        return Err(problem);
    }
    let read = read(text, &vocabulary.prepare(text, form == Form::Instruction), form, vocabulary)?;
    fitting(&read, vocabulary)?;
    Ok(read.sentence)
}

/// Whether what was read can be said with the words of this game.
pub(crate) fn fitting(read: &Read, vocabulary: &Vocabulary) -> Result<(), Problem> {
    read.pointed.iter().find_map(|word| wrong_this(word, vocabulary)).map_or(Ok(()), Err)
}

/// Whether a text can be read in a form, whatever its words mean.
pub(crate) fn reads(text: &str, form: Form, vocabulary: &Vocabulary) -> bool {
    let text = vocabulary.prepare(text, form == Form::Instruction);
    too_deep(&text).is_none() && Grammar::parse(rule_of(form), &text).is_ok()
}

fn rule_of(form: Form) -> Rule {
    match form {
        Form::Requirement => Rule::requirement_sentence,
        Form::Condition => Rule::condition_sentence,
        Form::Selection => Rule::selection_sentence,
        Form::Amount => Rule::amount_sentence,
        Form::Instruction => Rule::instruction_sentence,
    }
}

/// Reads a sentence whose words were prepared.
pub(crate) fn read(text: &str, prepared: &str, form: Form, vocabulary: &Vocabulary) -> Result<Read, Problem> {
    if let Some(problem) = too_deep(prepared) {
        return Err(problem);
    }
    let mut pairs = Grammar::parse(rule_of(form), prepared).map_err(|error| {
        misspelled(text, prepared, form, vocabulary).unwrap_or_else(|| unreadable(&error, prepared, form, vocabulary))
    })?;
    let pronouns = pairs.clone().flatten().filter(|pair| pair.as_rule() == Rule::pronoun);
    let pointed = pronouns.filter_map(|pair| pair.into_inner().find(|part| part.as_rule() == Rule::word));
    let pointed = pointed.map(|pair| Word { text: pair.as_str().to_owned(), span: span(&pair), own: false }).collect();
    let sentence = first(only(pairs.next()));
    let mut sentence = match form {
        Form::Requirement => Sentence::Requirement(requirement(sentence)),
        Form::Condition => Sentence::Condition(condition(sentence)),
        Form::Selection => Sentence::Selection(selection(sentence)),
        Form::Amount => Sentence::Amount(amount(sentence)),
        Form::Instruction => Sentence::Instruction(instruction(sentence)),
    };
    crate::own::mark(&mut sentence, vocabulary);
    Ok(Read { sentence, pointed })
}

/// A sentence may nest this deep; reading goes down as deep as the sentence does.
const DEEPEST: usize = 16;

/// A sentence that nobody could follow, and that would take more stack than there is.
fn too_deep(text: &str) -> Option<Problem> {
    let (mut open, mut deeper) = (0usize, 0usize);
    let mut start = 0;
    for part in text.split_inclusive([' ', '(', ')', '\t', '\n', '\r']) {
        match part.trim() {
            "not" | "half" | "twice" | "else" | "of" => deeper += 1,
            // What comes side by side is not deeper.
            "and" | "or" | "plus" | "minus" | "times" | "per" | "then" | "is" | "are" => deeper = 0,
            _ => {}
        }
        if part.ends_with('(') {
            open += 1;
        } else if part.ends_with(')') {
            open = open.saturating_sub(1);
        }
        if open + deeper > DEEPEST {
            let span = Span { start, end: start + part.trim_end().len() };
            let message = "this sentence has too many parts within parts";
            let problem = Problem::new("sentence::too_deep", message, span, "from here on it is too deep");
            return Some(problem.help("give a part of it a name of its own, as a query"));
        }
        start += part.len();
    }
    None
}

/// `this part`: the card that brings an action, if it is a part of `this card`.
const PART: &str = "part";

/// `this` goes with `card`, `part`, `phase`, or a kind or family of cards.
fn wrong_this(spoken: &Word, vocabulary: &Vocabulary) -> Option<Problem> {
    let fits = |meaning: &Meaning| matches!(meaning, Meaning::AnyCard | Meaning::Kind(_) | Meaning::Family(_));
    let text = spoken.text.as_str();
    if text == "phase" || text == PART || vocabulary.meanings(text).iter().any(fits) {
        return None;
    }
    let words = vocabulary.words().filter(|(_, meanings)| meanings.iter().any(fits)).map(|(word, _)| word);
    let problem = Problem::new(
        "sentence::unknown_word",
        format!("there is no `this {}`", text.replace('_', " ")),
        spoken.span,
        "`card` or `phase` is expected here",
    );
    Some(match nearest(text, ["card", "phase"].into_iter().chain(words)) {
        Some(near) => problem.help(format!("did you mean `this {near}`?")),
        None => problem.help("write `this card` or `this phase`"),
    })
}

fn unreadable(error: &pest::error::Error<Rule>, text: &str, form: Form, vocabulary: &Vocabulary) -> Problem {
    if form == Form::Instruction && !has_verb(text) {
        let whole = Span { start: 0, end: text.len() };
        return Problem::new("sentence::unreadable", "this instruction has no verb", whole, "what is to be done?")
            .help(format!("the verbs are: {}", verbs(vocabulary)));
    }
    let start = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let length = text[start..].find([' ', ',']).filter(|length| *length > 0).unwrap_or(text.len() - start);
    let found = &text[start..start + length];
    let mut expected: Vec<&'static str> = Vec::new();
    if let ErrorVariant::ParsingError { positives, .. } = &error.variant {
        for name in positives.iter().map(|rule| in_words(*rule)).filter(|name| !name.is_empty()) {
            if !expected.contains(&name) {
                expected.push(name);
            }
        }
    }
    let several = expected.len() > 1;
    expected.retain(|name| !several || *name != "the end of the sentence");
    expected.truncate(4);
    let label = if expected.is_empty() || text.trim().is_empty() {
        "this does not fit here".to_owned()
    } else {
        format!("expected {}", expected.join(", or "))
    };
    let (what, example) = match form {
        Form::Requirement => ("a requirement", "discard 2 cards and hold 1 card"),
        Form::Condition => ("a condition", "you hold at least 2 cards"),
        Form::Selection => ("a selection", "a card in your hand"),
        Form::Amount => ("an amount", "1 per card you hold"),
        Form::Instruction => ("an instruction", "draw 1 card then discard it"),
    };
    let help = if text.matches('(').count() > text.matches(')').count() {
        "close the bracket with `)`".to_owned()
    } else {
        format!("{what} reads like `{example}`")
    };
    let noun = what.split(' ').next_back().unwrap_or(what);
    let message = if text.trim().is_empty() {
        format!("{what} is expected here, and nothing is written")
    } else if found.is_empty() {
        format!("this {noun} stops too early")
    } else {
        format!("this {noun} cannot be read from `{}` on", found.to_lowercase())
    };
    Problem::new("sentence::unreadable", message, Span { start, end: start + length }, label).help(help)
}

/// Grammar rules in the reader's words.
fn in_words(rule: Rule) -> &'static str {
    match rule {
        Rule::word | Rule::name => "a name",
        Rule::number | Rule::bare_number | Rule::plain_number | Rule::range => "a number",
        Rule::verb => "a verb",
        Rule::EOI => "the end of the sentence",
        Rule::kw_is | Rule::kw_hold => "`is` or `has`",
        Rule::kw_and => "`and`",
        Rule::kw_or => "`or`",
        Rule::kw_then => "`then`",
        Rule::kw_of => "`of`",
        Rule::kw_with | Rule::with_most | Rule::with_thing | Rule::with_compare => "`with …`",
        Rule::deed => "`hold`, `discard`, `pay` or `give`",
        Rule::selection | Rule::described | Rule::simple | Rule::pronoun | Rule::prefix => "a name",
        Rule::comparison | Rule::kw_at_least | Rule::kw_at_most => "`at least` or `at most`",
        Rule::amount | Rule::factor | Rule::operand | Rule::sum | Rule::product => "an amount",
        Rule::kw_rounded => "`rounded down`",
        Rule::wildcards => "`wildcards allowed`",
        _ => "",
    }
}

fn only<T>(value: Option<T>) -> T {
    value.expect("the grammar promises this part")
}

fn first(pair: Pair<'_, Rule>) -> Pair<'_, Rule> {
    only(pair.into_inner().next())
}

fn span(pair: &Pair<'_, Rule>) -> Span {
    let text = pair.as_str();
    let start = pair.as_span().start();
    Span { start, end: start + text.trim_end().len() }
}

fn word(pair: &Pair<'_, Rule>) -> Word {
    Word { text: pair.as_str().to_ascii_lowercase(), span: span(pair), own: false }
}

fn words(pair: Pair<'_, Rule>) -> Vec<Word> {
    pair.into_inner().map(|pair| word(&pair)).collect()
}

fn number(pair: &Pair<'_, Rule>) -> i32 {
    pair.as_str().trim().parse().unwrap_or(i32::MAX)
}

/// `selection`, `simple` and `bare` alike.
fn selection(pair: Pair<'_, Rule>) -> Selection {
    let span = span(&pair);
    let simple = pair.as_rule() == Rule::simple;
    if simple && let Some(inner) = pair.clone().into_inner().find(|part| part.as_rule() == Rule::described) {
        return Selection { closed: true, span, ..self::selection(inner) };
    }
    let (prefixes, filters) = (Vec::new(), Vec::new());
    let mut selection = Selection { prefixes, head: Head::It, filters, closed: false, otherwise: None, span };
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::prefix => {
                let place = self::span(&part);
                selection.prefixes.push(Before { prefix: prefix(first(part)), span: place });
            }
            Rule::pronoun => selection.head = pronoun(&part),
            Rule::name => selection.head = Head::Name(words(part)),
            Rule::filter => selection.filters.push(filter(first(part))),
            Rule::places => {
                let not = part.clone().into_inner().any(|inner| inner.as_rule() == Rule::kw_not);
                let places = part.into_inner().filter(|inner| inner.as_rule() == Rule::simple);
                selection.filters.push(Filter::In(not, places.map(self::selection).collect()));
            }
            Rule::kinds => selection.filters.push(with_any(part.into_inner().collect())),
            Rule::simple => selection.filters.push(Filter::OfThing(Box::new(self::selection(part)))),
            Rule::selection => selection.otherwise = Some(Box::new(self::selection(part))),
            _ => {}
        }
    }
    selection
}

/// `with a star or moon`
fn with_any(parts: Vec<Pair<'_, Rule>>) -> Filter {
    let things = parts.into_iter().filter(|part| matches!(part.as_rule(), Rule::simple | Rule::bare));
    Filter::WithAny(things.map(selection).collect())
}

fn pronoun(pair: &Pair<'_, Rule>) -> Head {
    match first(pair.clone()).as_rule() {
        Rule::kw_it => Head::It,
        Rule::kw_this if pair.clone().into_inner().any(|word| word.as_str() == PART) => Head::Part,
        Rule::kw_this => Head::This,
        Rule::kw_you => Head::You,
        _ => Head::They,
    }
}

fn prefix(pair: Pair<'_, Rule>) -> Prefix {
    match pair.as_rule() {
        Rule::kw_the => Prefix::The,
        Rule::kw_your => Prefix::Your,
        Rule::kw_its => Prefix::Its,
        Rule::kw_their => Prefix::Their,
        Rule::kw_another => Prefix::Another,
        Rule::kw_other => Prefix::Other,
        Rule::kw_random => Prefix::Random,
        Rule::kw_all => Prefix::All,
        Rule::kw_each => Prefix::Each,
        Rule::kw_no => Prefix::No,
        Rule::kw_any => Prefix::Any,
        Rule::order => Prefix::Order(order(&first(pair))),
        Rule::nth => Prefix::nth(pair.as_str()),
        Rule::range => Prefix::Range(range(pair)),
        _ => Prefix::A,
    }
}

fn order(pair: &Pair<'_, Rule>) -> Order {
    match pair.as_rule() {
        Rule::kw_top => Order::Top,
        Rule::kw_bottom => Order::Bottom,
        Rule::kw_first => Order::First,
        _ => Order::Last,
    }
}

fn range(pair: Pair<'_, Rule>) -> Range {
    let parts: Vec<Pair<'_, Rule>> = pair.into_inner().collect();
    let last = number(only(parts.last()));
    match only(parts.first()).as_rule() {
        Rule::kw_at_least => Range::AtLeast(last),
        Rule::kw_at_most => Range::AtMost(last),
        Rule::kw_exactly => Range::Exactly(last),
        Rule::kw_up_to => Range::UpTo(last),
        _ => match parts.get(1).map(Pair::as_rule) {
            Some(Rule::kw_or) => Range::Or(number(&parts[0]), last),
            Some(_) => Range::To(number(&parts[0]), last),
            None => Range::Number(last),
        },
    }
}

fn comparison(pair: Pair<'_, Rule>) -> Comparison {
    match first(pair).as_rule() {
        Rule::kw_at_least => Comparison::AtLeast,
        Rule::kw_at_most => Comparison::AtMost,
        Rule::kw_exactly => Comparison::Exactly,
        Rule::kw_more_than => Comparison::MoreThan,
        _ => Comparison::LessThan,
    }
}

fn filter(pair: Pair<'_, Rule>) -> Filter {
    let rule = pair.as_rule();
    let place = span(&pair);
    let parts: Vec<Pair<'_, Rule>> = pair.into_inner().collect();
    let last = || only(parts.last()).clone();
    let boxed = || Box::new(selection(last()));
    match rule {
        Rule::with_most => {
            Filter::WithMost(parts.iter().any(|part| part.as_rule() == Rule::kw_most), words(last()), place)
        }
        Rule::with_compare => {
            let mut parts = parts.into_iter().skip(1);
            let name = words(only(parts.next()));
            let compared = only(parts.next());
            let comparison = match compared.as_rule() {
                Rule::kw_not_exactly => Comparison::NotExactly,
                _ => comparison(compared),
            };
            Filter::WithCompare(name, comparison, Box::new(factor(only(parts.next()))), place)
        }
        Rule::with_thing if parts.iter().any(|part| part.as_rule() == Rule::bare) => with_any(parts),
        Rule::with_thing => {
            let mut thing = selection(only(parts.iter().find(|part| part.as_rule() == Rule::simple)).clone());
            if let Some(yours) = parts.iter().find(|part| part.as_rule() == Rule::of_yours) {
                thing.filters.push(Filter::OfYours(span(yours)));
            }
            Filter::WithThing(Box::new(thing))
        }
        Rule::of_different => {
            let compare = parts.iter().find(|part| part.as_rule() == Rule::comparison);
            let count = parts.iter().find(|part| part.as_rule() == Rule::number).map(number);
            let compare = compare.map_or(Comparison::AtLeast, |pair| comparison(pair.clone()));
            Filter::OfDifferent(count.map(|count| (compare, count)), word(&last()))
        }
        Rule::of_same => Filter::OfSame(word(&last())),
        Rule::of_yours => Filter::OfYours(place),
        Rule::of_thing => Filter::OfThing(boxed()),
        Rule::lies_in | Rule::lies_not_in => Filter::In(
            rule == Rule::lies_not_in,
            parts.into_iter().filter(|part| part.as_rule() == Rule::simple).map(selection).collect(),
        ),
        Rule::under => Filter::Under(boxed()),
        Rule::ahead => Filter::Ahead(boxed()),
        Rule::behind => Filter::Behind(boxed()),
        Rule::beside => Filter::Beside(boxed()),
        Rule::amounts => {
            let low = parts.iter().find(|part| part.as_rule() == Rule::operand);
            Filter::Amounts(low.map(|low| Box::new(factor(low.clone()))), Box::new(amount(last())))
        }
        Rule::you_hold => Filter::YouHold(place),
        Rule::they_hold => Filter::TheyHold(place),
        Rule::held_by => Filter::HeldBy(boxed()),
        Rule::clockwise => Filter::Clockwise(boxed()),
        _ => Filter::EqualTo(Box::new(amount(last()))),
    }
}

fn amount(pair: Pair<'_, Rule>) -> Amount {
    let mut parts = pair.into_inner();
    let mut value = sum(only(parts.next()));
    for bound in parts {
        let mut inner = bound.into_inner();
        let least = only(inner.next()).as_rule() == Rule::kw_at_least;
        let limit = Box::new(factor(only(inner.next())));
        value = if least { Amount::AtLeast(Box::new(value), limit) } else { Amount::AtMost(Box::new(value), limit) };
    }
    value
}

fn sum(pair: Pair<'_, Rule>) -> Amount {
    let mut parts = pair.into_inner();
    let mut value = product(only(parts.next()));
    while let Some(operator) = parts.next() {
        let right = Box::new(product(only(parts.next())));
        value = if operator.as_rule() == Rule::kw_plus {
            Amount::Plus(Box::new(value), right)
        } else {
            Amount::Minus(Box::new(value), right)
        };
    }
    value
}

fn product(pair: Pair<'_, Rule>) -> Amount {
    let mut parts = pair.into_inner();
    let mut value = factor(only(parts.next()));
    while let Some(operator) = parts.next() {
        value = match operator.as_rule() {
            Rule::kw_per => Amount::Per(Box::new(value), selection(only(parts.next()))),
            Rule::divided => {
                let inner: Vec<Pair<'_, Rule>> = operator.into_inner().collect();
                let by = only(inner.iter().find(|part| part.as_rule() == Rule::factor)).clone();
                let up = inner.iter().any(|part| part.as_rule() == Rule::kw_up);
                Amount::Divided(Box::new(value), Box::new(factor(by)), up)
            }
            _ => Amount::Times(Box::new(value), Box::new(factor(only(parts.next())))),
        };
    }
    value
}

/// `factor` and `operand` alike.
fn factor(pair: Pair<'_, Rule>) -> Amount {
    let inner = first(pair);
    let place = span(&inner);
    let parts = || inner.clone().into_inner();
    match inner.as_rule() {
        Rule::half => {
            let up = parts().any(|part| part.as_rule() == Rule::kw_up);
            Amount::Half(Box::new(factor(only(parts().nth(1)))), up)
        }
        Rule::twice => Amount::Twice(Box::new(factor(only(parts().nth(1))))),
        Rule::distinct => Amount::Distinct(word(&only(parts().nth(1))), selection(only(parts().last()))),
        Rule::total => Amount::Total(word(&only(parts().nth(1))), selection(only(parts().last()))),
        Rule::extreme => {
            let most = only(parts().nth(1)).as_rule() == Rule::kw_most;
            Amount::Extreme(most, words(only(parts().nth(2))), selection(only(parts().last())))
        }
        Rule::bare_number | Rule::plain_number => Amount::Number(number(&only(parts().next())), place),
        Rule::amount => Amount::Group(Box::new(amount(inner))),
        _ => Amount::Of(selection(inner)),
    }
}

fn condition(pair: Pair<'_, Rule>) -> Condition {
    let list: Vec<Condition> =
        pair.into_inner().filter(|part| part.as_rule() == Rule::conjunction).map(conjunction).collect();
    one_or(list, Condition::Or)
}

fn conjunction(pair: Pair<'_, Rule>) -> Condition {
    let list: Vec<Condition> =
        pair.into_inner().filter(|part| part.as_rule() == Rule::statement).map(statement).collect();
    one_or(list, Condition::And)
}

fn one_or<T>(mut list: Vec<T>, many: impl Fn(Vec<T>) -> T) -> T {
    if list.len() == 1 { list.remove(0) } else { many(list) }
}

fn statement(pair: Pair<'_, Rule>) -> Condition {
    let inner = first(pair);
    let parts: Vec<Pair<'_, Rule>> = inner.clone().into_inner().collect();
    let last = || only(parts.last()).clone();
    match inner.as_rule() {
        Rule::negation => Condition::Not(Box::new(statement(last()))),
        Rule::condition => Condition::Group(Box::new(condition(inner))),
        Rule::there_is => Condition::There(selection(last())),
        Rule::called => Condition::Called(word(&last())),
        Rule::has => {
            let subjects = parts[0].clone().into_inner();
            let subjects = subjects.filter(|part| matches!(part.as_rule(), Rule::described | Rule::listed));
            let subjects: Vec<Selection> = subjects.map(selection).collect();
            let together = parts.iter().any(|part| part.as_rule() == Rule::kw_together);
            if last().as_rule() == Rule::with_have_most {
                let most = last().into_inner().any(|part| part.as_rule() == Rule::kw_most);
                let name = words(only(last().into_inner().last()));
                Condition::HasMost(only(subjects.into_iter().next()), most, name)
            } else {
                Condition::Has(subjects, together, selection(last()))
            }
        }
        _ => {
            let negative = parts.iter().any(|part| part.as_rule() == Rule::kw_not);
            let subject = match parts[0].as_rule() {
                Rule::listed => Amount::Of(selection(parts[0].clone())),
                _ => amount(parts[0].clone()),
            };
            Condition::Is(subject, negative, complement(last()))
        }
    }
}

fn complement(pair: Pair<'_, Rule>) -> Complement {
    let parts: Vec<Pair<'_, Rule>> = pair.into_inner().collect();
    let last = only(parts.last()).clone();
    match parts[0].as_rule() {
        Rule::comparison => Complement::Compare(comparison(parts[0].clone()), amount(last)),
        Rule::kw_in => Complement::In(selection(last)),
        _ => Complement::Same(amount(last)),
    }
}

fn requirement(pair: Pair<'_, Rule>) -> Requirement {
    let wildcards = pair.clone().into_inner().any(|part| part.as_rule() == Rule::wildcards);
    Requirement { demand: ways(first(pair)), wildcards }
}

fn ways(pair: Pair<'_, Rule>) -> Demand {
    let every = |pair: Pair<'_, Rule>| {
        let list = pair.into_inner().filter(|part| part.as_rule() == Rule::demand).map(demand).collect();
        one_or(list, Demand::And)
    };
    one_or(pair.into_inner().filter(|part| part.as_rule() == Rule::every).map(every).collect(), Demand::Or)
}

fn demand(pair: Pair<'_, Rule>) -> Demand {
    let place = span(&pair);
    let mut parts = pair.into_inner();
    let beginning = only(parts.next());
    if beginning.as_rule() == Rule::ways {
        return Demand::Group(Box::new(ways(beginning)));
    }
    let deed = match beginning.as_str() {
        "hold" => Deed::Hold,
        "discard" => Deed::Discard,
        "pay" => Deed::Pay,
        _ => Deed::Give,
    };
    let terms = |pair: Pair<'_, Rule>| {
        pair.into_inner().filter(|part| part.as_rule() == Rule::term).map(|term| selection(first(term))).collect()
    };
    Demand::Deed(deed, parts.filter(|part| part.as_rule() == Rule::alternative).map(terms).collect(), place)
}

fn instruction(pair: Pair<'_, Rule>) -> Instruction {
    Instruction { steps: pair.into_inner().filter(|part| part.as_rule() == Rule::step).map(step).collect() }
}

fn step(pair: Pair<'_, Rule>) -> Step {
    let verb = Word { text: String::new(), span: span(&pair), own: false };
    let mut step = Step { doer: None, verb, object: None, roles: Vec::new(), manner: Manner::default() };
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::doer => step.doer = Some(selection(first(part))),
            Rule::verb => step.verb = word(&part),
            Rule::object => step.object = Some(amount(first(part))),
            Rule::manner => match first(part).as_rule() {
                Rule::kw_face_down => step.manner.face_down = true,
                _ => step.manner.any_order = true,
            },
            _ => step.roles.push(role(part)),
        }
    }
    step
}

fn role(pair: Pair<'_, Rule>) -> Role {
    let span = span(&pair);
    let mut parts = pair.into_inner();
    let preposition = match first(only(parts.next())).as_rule() {
        Rule::kw_to => Preposition::To,
        Rule::kw_into => Preposition::Into,
        Rule::kw_under => Preposition::Under,
        Rule::kw_by => Preposition::By,
        _ => Preposition::In,
    };
    let mut position = None;
    let mut object = None;
    for part in parts {
        match part.as_rule() {
            Rule::position => position = Some(order(&only(part.into_inner().last()))),
            Rule::amount => object = Some(amount(part)),
            _ => {}
        }
    }
    Role { preposition, position, object: only(object), span }
}
