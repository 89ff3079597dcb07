//! What the value of a key is: told on the page of reference, written into the schema, and read by the one reader that fits.

use std::marker::PhantomData;

use super::shape::TableKeys;
use crate::pack::reader;
use crate::pack::value::{Entry, Value};
use crate::problem::PackProblem;

/// What a value is.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// Text of no other sort, and what it is.
    Text(&'static str),
    /// The id of something that packs define: its section.
    Id(&'static str),
    /// A sentence, and of which sort.
    Sentence(&'static str),
    /// A whole number within bounds.
    Number(i32, i32),
    /// Yes or no.
    Flag,
    /// Yes; what is not so is left out.
    True,
    /// One of these words.
    Word(fn() -> Vec<&'static str>),
    /// An instruction, a table of an effect, or a list of both.
    Effect,
    /// A table with keys of its own.
    Table(&'static TableKeys),
    /// A table of names: what they are, and what each has.
    Names(&'static str, &'static Form),
    /// One of several forms.
    Either(&'static [Form]),
    /// One such value, or a list of them.
    Several(&'static Form),
    /// A list of exactly two such values, and what they are.
    Pair(&'static str, &'static Form),
}

/// A number that may be anything.
pub const ANY: Form = Form::Number(i32::MIN, i32::MAX);

/// A number, or a sentence that yields one.
pub const AMOUNT: Form = Form::Either(&[ANY, Form::Sentence("amount")]);

impl Form {
    /// What it is, in words.
    pub fn words(&self) -> String {
        match self {
            Form::Text(words) | Form::Id(words) | Form::Sentence(words) => (*words).to_owned(),
            Form::Number(i32::MIN, i32::MAX) => "number".to_owned(),
            Form::Number(low, i32::MAX) => format!("number, at least {low}"),
            Form::Number(low, high) => format!("number from {low} to {high}"),
            Form::Flag => "true or false".to_owned(),
            Form::True => "true".to_owned(),
            Form::Word(words) => or(words().iter().map(|word| format!("\"{word}\"")).collect()),
            Form::Effect => "effect".to_owned(),
            Form::Table(table) => format!("table `{}`", table.written),
            Form::Names(names, form) => format!("table: {names} = {}", form.words()),
            Form::Either(forms) => or(forms.iter().map(Form::words).collect()),
            Form::Several(Form::Either(forms)) => {
                or(forms.iter().map(Form::words).chain(["list".to_owned()]).collect())
            }
            Form::Several(Form::Several(form)) => format!("{}, list, or list with lists in it", form.words()),
            Form::Several(form) => format!("{} or list", form.words()),
            Form::Pair(words, _) => format!("[{words}]"),
        }
    }

    /// Whether several packs can each say something of their own: it is a list, or a table of names.
    pub(crate) fn adds_up(&self) -> bool {
        matches!(self, Form::Several(_) | Form::Names(..))
    }
}

fn or(mut words: Vec<String>) -> String {
    match words.pop() {
        Some(last) if words.is_empty() => last,
        Some(last) => format!("{} or {last}", words.join(", ")),
        None => String::new(),
    }
}

/// A key of a table.
#[derive(Clone, Copy, Debug)]
pub struct KeyInfo {
    /// As it is written.
    pub name: &'static str,
    /// What its value is.
    pub form: Form,
    /// What it means.
    pub about: &'static str,
    /// If it must be given: what could be written.
    pub must: Option<&'static str>,
    /// It can only stand beside this key.
    pub beside: Option<&'static str>,
}

impl KeyInfo {
    /// What it means, and whether it can be left out.
    pub fn meaning(&self) -> String {
        let must = if self.must.is_some() { "; must be given" } else { "" };
        let beside = self.beside.map(|partner| format!("; only beside `{partner}`")).unwrap_or_default();
        format!("{}{must}{beside}", self.about)
    }
}

/// How the value of a key is read.
pub(crate) trait Reading {
    /// What the reader gets.
    type Given<'t>;

    /// Reads a value that is there, or says what is meant if the key is left out.
    fn read<'t>(key: &KeyInfo, value: Option<&'t Value>, problems: &mut Vec<PackProblem>) -> Self::Given<'t>;
}

/// Text.
pub(crate) enum One {}
/// One text or several.
pub(crate) enum Many {}
/// A number.
pub(crate) enum Whole {}
/// Yes or no.
pub(crate) enum Yes {}
/// One of the words of a type.
pub(crate) struct OneOf<E>(PhantomData<E>);
/// A value that is looked at further where it is known what it speaks of.
pub(crate) enum Raw {}
/// One such value or several.
pub(crate) enum Items {}
/// Names with their values.
pub(crate) enum Named {}

impl Reading for One {
    type Given<'t> = Option<reader::Text>;

    fn read<'t>(key: &KeyInfo, value: Option<&'t Value>, problems: &mut Vec<PackProblem>) -> Self::Given<'t> {
        value.and_then(|value| reader::text_under(key, value, problems))
    }
}

impl Reading for Many {
    type Given<'t> = Vec<reader::Text>;

    fn read<'t>(key: &KeyInfo, value: Option<&'t Value>, problems: &mut Vec<PackProblem>) -> Self::Given<'t> {
        let items = value.map(reader::list).unwrap_or_default();
        items.into_iter().filter_map(|item| reader::text_under(key, item, problems)).collect()
    }
}

impl Reading for Whole {
    type Given<'t> = Option<i32>;

    fn read<'t>(key: &KeyInfo, value: Option<&'t Value>, problems: &mut Vec<PackProblem>) -> Self::Given<'t> {
        let (low, high) = match key.form {
            Form::Number(low, high) => (low, high),
            _ => (i32::MIN, i32::MAX),
        };
        value.and_then(|value| reader::number_within(value, low, high, problems))
    }
}

impl Reading for Yes {
    type Given<'t> = bool;

    fn read<'t>(_: &KeyInfo, value: Option<&'t Value>, problems: &mut Vec<PackProblem>) -> Self::Given<'t> {
        value.is_some_and(|value| reader::flag(value, problems))
    }
}

impl<E: Worded> Reading for OneOf<E> {
    type Given<'t> = Option<E>;

    fn read<'t>(key: &KeyInfo, value: Option<&'t Value>, problems: &mut Vec<PackProblem>) -> Self::Given<'t> {
        let text = reader::text_under(key, value?, problems)?;
        let found = E::WORDS.iter().find(|(word, _)| *word == text.text).map(|(_, meant)| *meant);
        if found.is_none() {
            problems.push(reader::unknown_value(&text, &words_of::<E>()));
        }
        found
    }
}

impl Reading for Raw {
    type Given<'t> = Option<&'t Value>;

    fn read<'t>(_: &KeyInfo, value: Option<&'t Value>, _: &mut Vec<PackProblem>) -> Self::Given<'t> {
        value
    }
}

impl Reading for Items {
    type Given<'t> = Vec<&'t Value>;

    fn read<'t>(_: &KeyInfo, value: Option<&'t Value>, _: &mut Vec<PackProblem>) -> Self::Given<'t> {
        value.map(reader::list).unwrap_or_default()
    }
}

impl Reading for Named {
    type Given<'t> = &'t [Entry];

    fn read<'t>(_: &KeyInfo, value: Option<&'t Value>, problems: &mut Vec<PackProblem>) -> Self::Given<'t> {
        value.map_or(&[], |value| reader::names(value, problems))
    }
}

/// A type whose values are written as words.
pub(crate) trait Worded: Copy + 'static {
    /// Each word, and what it means.
    const WORDS: &'static [(&'static str, Self)];
}

/// The words of a type.
fn words_of<E: Worded>() -> Vec<&'static str> {
    E::WORDS.iter().map(|(word, _)| *word).collect()
}

/// A form, and how it is read.
pub(crate) struct Kind<R> {
    form: Form,
    reading: PhantomData<fn() -> R>,
}

impl<R> Clone for Kind<R> {
    fn clone(&self) -> Kind<R> {
        *self
    }
}

impl<R> Copy for Kind<R> {}

impl<R> Kind<R> {
    const fn new(form: Form) -> Kind<R> {
        Kind { form, reading: PhantomData }
    }

    /// The form.
    pub(super) const fn form(self) -> Form {
        self.form
    }
}

/// Text of no other sort.
pub(super) const fn text(what: &'static str) -> Kind<One> {
    Kind::new(Form::Text(what))
}

/// The id of something in a section.
pub(super) const fn id(section: &'static str) -> Kind<One> {
    Kind::new(Form::Id(section))
}

/// A sentence.
pub(super) const fn sentence(sort: &'static str) -> Kind<One> {
    Kind::new(Form::Sentence(sort))
}

/// One text or several.
pub(super) const fn many(form: &'static Form) -> Kind<Many> {
    Kind::new(Form::Several(form))
}

/// A number.
pub(super) const fn number() -> Kind<Whole> {
    Kind::new(ANY)
}

/// A number within bounds.
pub(super) const fn number_within(low: i32, high: i32) -> Kind<Whole> {
    Kind::new(Form::Number(low, high))
}

/// Yes or no; no if it is left out.
pub(super) const fn flag() -> Kind<Yes> {
    Kind::new(Form::Flag)
}

/// One of the words of a type.
pub(super) const fn one_of<E: Worded>() -> Kind<OneOf<E>> {
    Kind::new(Form::Word(words_of::<E>))
}

/// A value that is looked at further by whoever asks for it.
pub(super) const fn raw(form: Form) -> Kind<Raw> {
    Kind::new(form)
}

/// One value or several that are looked at further by whoever asks for them.
pub(super) const fn items(form: &'static Form) -> Kind<Items> {
    Kind::new(Form::Several(form))
}

/// A table of names.
pub(super) const fn names(what: &'static str, form: &'static Form) -> Kind<Named> {
    Kind::new(Form::Names(what, form))
}
