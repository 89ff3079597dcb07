//! Reads a file of texts: every text with its place and what it speaks of. What cannot be read is told at its place
//! and hides nothing else of the file.

mod braces;
mod spelled;
mod words;

pub use spelled::NumberWords;

use std::sync::Arc;

use fluent_bundle::FluentResource;
use fluent_syntax::ast;
use fluent_syntax::parser::ParserError;

use crate::problem::{PackProblem, Spot};

/// One text: a message, or a term, whose key begins with `-`.
#[derive(Debug)]
pub struct TextEntry {
    /// Its key.
    pub key: String,
    /// Where the key stands.
    pub spot: Spot,
    /// It says something by itself, not only by its forms.
    pub has_value: bool,
    /// What its value speaks of.
    pub mentions: Vec<Mention>,
    /// Its forms.
    pub forms: Vec<TextForm>,
    /// A part of it cannot be read, and that is told already.
    pub broken: bool,
}

/// A form of a text, such as `.gender = f`.
#[derive(Debug)]
pub struct TextForm {
    /// Its name.
    pub name: String,
    /// Where the name stands, with its dot.
    pub spot: Spot,
    /// Where what it says stands, if it is plain text.
    pub plain_spot: Option<Spot>,
    /// What it says, if it is plain text.
    pub plain: Option<String>,
    /// What it speaks of.
    pub mentions: Vec<Mention>,
}

/// Something that a text speaks of, and where.
#[derive(Debug)]
pub struct Mention {
    /// What.
    pub what: Mentioned,
    /// Where.
    pub spot: Spot,
}

/// What a text can speak of.
#[derive(Debug, PartialEq, Eq)]
pub enum Mentioned {
    /// A variable.
    Variable(String),
    /// Another text, or a form of it.
    Text(String, Option<String>),
    /// A term with the names that it is given; its key begins with `-`.
    Term(String, Option<String>, Vec<String>),
    /// A function.
    Function(String),
    /// A sign written by its number, such as `\u001B`.
    Sign(char),
    /// A variable without braces, which players would read as it is written.
    Unbraced(String),
    /// A line of the text that reads like a form without its dot.
    Undotted(String),
    /// A number that stands in the text itself.
    Number(i32),
}

/// A file of texts.
pub struct TextFile {
    /// The language.
    pub language: String,
    /// The file, as `pack/path`.
    pub file: String,
    /// What Fluent makes texts of.
    pub resource: Arc<FluentResource>,
    /// The texts.
    pub entries: Vec<TextEntry>,
}

/// From a line that begins a text to the next such line.
struct Region {
    start: usize,
    end: usize,
    /// Its key as it is meant, if it can be seen, and how long it is as it is written.
    key: Option<(String, usize)>,
    broken: bool,
}

impl TextFile {
    /// Reads a file.
    pub fn read(language: &str, file: &str, text: &str, problems: &mut Vec<PackProblem>) -> TextFile {
        let name: Arc<str> = file.into();
        let mut regions = regions(text);
        let mut sound = text.as_bytes().to_vec();
        if text.starts_with('\u{feff}') {
            sound[..3].fill(b'\n');
        }
        for region in &mut regions {
            let part = &text[region.start..region.end];
            if part.starts_with('#') {
                continue;
            }
            let spot =
                |from: usize, to: usize| Spot { file: name.clone(), span: (region.start + from, region.start + to) };
            if let Some(tab) = part.find('\t') {
                let run = part[tab..].bytes().take_while(|byte| *byte == b'\t').count();
                problems.push(words::tab(&spot(tab, tab + run)));
                for byte in &mut sound[region.start..region.end] {
                    if *byte == b'\t' {
                        *byte = b' ';
                    }
                }
            }
            let told = match (braces::placeables(part), part.find("{{")) {
                (Err(fault), _) => {
                    let (from, to) = fault.place();
                    Some(words::fault(&fault, &spot(from, to)))
                }
                (Ok(_), Some(at)) => Some(words::doubled(&part[at..], &spot(at, at + 2))),
                (Ok(found), None) => found.iter().find_map(|(from, to)| words::foreign_name(part, *from, *to, &spot)),
            };
            if let Some(problem) = told {
                problems.push(problem);
                region.broken = true;
                for byte in &mut sound[region.start..region.end] {
                    if *byte != b'\n' {
                        *byte = b' ';
                    }
                }
            }
        }
        // Only whole letters were overwritten, so this is text.
        let sound = String::from_utf8(sound).unwrap_or_default();
        let (resource, errors) = match FluentResource::try_new(sound) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            unreadable(&error, text, &name, &mut regions, problems);
        }
        let whole = resource.source();
        let mut entries: Vec<TextEntry> =
            resource.entries().filter_map(|entry| read_entry(entry, whole, &name)).collect();
        for region in regions.into_iter().filter(|region| region.broken) {
            let inside = |entry: &&mut TextEntry| (region.start..region.end).contains(&entry.spot.span.0);
            match entries.iter_mut().find(inside) {
                Some(entry) => entry.broken = true,
                None => entries.extend(region.key.map(|(key, written)| {
                    let spot = Spot { file: name.clone(), span: (region.start, region.start + written) };
                    TextEntry { key, spot, has_value: true, mentions: vec![], forms: vec![], broken: true }
                })),
            }
        }
        TextFile { language: language.to_owned(), file: file.to_owned(), resource: Arc::new(resource), entries }
    }
}

/// Divides a file into texts.
fn regions(text: &str) -> Vec<Region> {
    let mut regions: Vec<Region> = Vec::new();
    let mut start = if text.starts_with('\u{feff}') { 3 } else { 0 };
    for line in text[start..].split_inclusive('\n') {
        let first = line.bytes().next().unwrap_or(b' ');
        let foreign = line.chars().next().is_some_and(|first| !first.is_ascii() && first.is_alphabetic());
        if first.is_ascii_alphabetic() || foreign || first == b'-' || first == b'#' || regions.is_empty() {
            let is_key = |letter: &char| letter.is_alphanumeric() || "-_.".contains(*letter);
            let written: String = line.chars().take_while(is_key).collect();
            // What is meant, so that it is not missed as well.
            let key = (first.is_ascii_alphabetic() || foreign || first == b'-')
                .then(|| (words::meant_key(&written), written.len()));
            regions.push(Region { start, end: start, key, broken: false });
        }
        start += line.len();
        if let Some(region) = regions.last_mut() {
            region.end = start;
        }
    }
    regions
}

/// Tells what Fluent could not read; of one text only the first.
fn unreadable(
    error: &ParserError,
    text: &str,
    file: &Arc<str>,
    regions: &mut [Region],
    problems: &mut Vec<PackProblem>,
) {
    let from = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
    let region = regions.iter_mut().find(|region| (region.start..region.end).contains(&from));
    let (start, end) = region.as_ref().map_or((from, text.len()), |region| (region.start, region.end));
    if let Some(region) = region {
        if region.broken {
            return;
        }
        region.broken = true;
    }
    let at = error.pos.start.clamp(start, end.max(start));
    let open = braces::placeables(&text[start..end]).unwrap_or_default();
    let inner = open.iter().filter(|(open, close)| (start + open..=start + close).contains(&at)).max();
    let mark = match inner {
        Some((open, _)) => line_of(text, start + open, start + open),
        None => line_of(text, from.max(line_start(text, at)), at),
    };
    let spot = Spot { file: file.clone(), span: mark };
    problems.push(words::unreadable(&error.kind, &text[mark.0..mark.1], &spot));
}

fn line_start(text: &str, at: usize) -> usize {
    let at = (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    text[..at].rfind('\n').map_or(0, |end| end + 1)
}

/// From a place to the end of its line; an empty rest of a file falls back to the last line with something on it.
fn line_of(text: &str, from: usize, at: usize) -> (usize, usize) {
    let from = (0..=from.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let end = text[from..].find('\n').map_or(text.len(), |end| from + end);
    let line = text[from..end].trim_end();
    if line.trim().is_empty() {
        let before = text[..from.min(at)].trim_end();
        return (line_start(text, before.len()), before.len());
    }
    (from + line.len() - line.trim_start().len(), from + line.len())
}

/// Where a part of a text stands in it.
fn place(whole: &str, part: &str, file: &Arc<str>) -> Spot {
    let start = (part.as_ptr() as usize).saturating_sub(whole.as_ptr() as usize);
    Spot { file: file.clone(), span: (start, start + part.len()) }
}

fn read_entry(entry: &ast::Entry<&str>, whole: &str, file: &Arc<str>) -> Option<TextEntry> {
    let (key, name, value, attributes) = match entry {
        ast::Entry::Message(message) => {
            (message.id.name.to_owned(), message.id.name, message.value.as_ref(), &message.attributes)
        }
        ast::Entry::Term(term) => (format!("-{}", term.id.name), term.id.name, Some(&term.value), &term.attributes),
        _ => return None,
    };
    let found = |pattern: &ast::Pattern<&str>| {
        let mut mentions = Vec::new();
        in_pattern(pattern, whole, file, &mut mentions);
        mentions
    };
    let forms = attributes.iter().map(|attribute| TextForm {
        name: attribute.id.name.to_owned(),
        spot: {
            let name = place(whole, attribute.id.name, file);
            Spot { span: (name.span.0.saturating_sub(1), name.span.1), ..name }
        },
        plain_spot: match attribute.value.elements.as_slice() {
            [ast::PatternElement::TextElement { value }] => Some(place(whole, value.trim(), file)),
            _ => None,
        },
        plain: plain(&attribute.value),
        mentions: found(&attribute.value),
    });
    let mut spot = place(whole, name, file);
    spot.span.0 -= key.len() - name.len();
    Some(TextEntry {
        key,
        spot,
        has_value: value.is_some(),
        mentions: value.map(found).unwrap_or_default(),
        forms: forms.collect(),
        broken: false,
    })
}

fn plain(pattern: &ast::Pattern<&str>) -> Option<String> {
    match pattern.elements.as_slice() {
        [ast::PatternElement::TextElement { value }] => Some(value.trim().to_owned()),
        _ => None,
    }
}

fn in_pattern(pattern: &ast::Pattern<&str>, whole: &str, file: &Arc<str>, mentions: &mut Vec<Mention>) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::Placeable { expression } => in_expression(expression, whole, file, mentions),
            ast::PatternElement::TextElement { value } => in_text(value, whole, file, mentions),
        }
    }
}

/// What looks like something else and is only text.
fn in_text(value: &str, whole: &str, file: &Arc<str>, mentions: &mut Vec<Mention>) {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let name_of = |rest: &str| rest.chars().take_while(|letter| is_name(*letter)).collect::<String>();
    let start = place(whole, value, file).span.0;
    for (at, _) in value.match_indices('$') {
        let name = name_of(&value[at + 1..]);
        if name.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let span = (start + at, start + at + 1 + name.len());
            mentions.push(Mention { what: Mentioned::Unbraced(name), spot: Spot { file: file.clone(), span } });
        }
    }
    let mut from = 0;
    while let Some(at) = value.as_bytes()[from..].iter().position(u8::is_ascii_digit).map(|at| from + at) {
        let digits = value[at..].bytes().take_while(u8::is_ascii_digit).count();
        from = at + digits;
        if let Ok(number) = value[at..from].parse() {
            let span = (start + at, start + from);
            mentions.push(Mention { what: Mentioned::Number(number), spot: Spot { file: file.clone(), span } });
        }
    }
    if !value.contains('=') {
        return;
    }
    let line = value.trim_start();
    let begins = start + value.len() - line.len();
    let name = name_of(line);
    let is_first = whole.get(..begins).is_some_and(|before| before.trim_end_matches(' ').ends_with('\n'));
    if is_first && !name.is_empty() && line[name.len()..].trim_start().starts_with('=') {
        let span = (begins, begins + name.len());
        mentions.push(Mention { what: Mentioned::Undotted(name), spot: Spot { file: file.clone(), span } });
    }
}

fn in_expression(expression: &ast::Expression<&str>, whole: &str, file: &Arc<str>, mentions: &mut Vec<Mention>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, whole, file, mentions),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, whole, file, mentions);
            for variant in variants {
                in_pattern(&variant.value, whole, file, mentions);
            }
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, whole: &str, file: &Arc<str>, mentions: &mut Vec<Mention>) {
    use ast::InlineExpression as Inline;
    let named = |id: &ast::Identifier<&str>| id.name.to_owned();
    let (what, part, arguments) = match inline {
        Inline::StringLiteral { value } => {
            let signs = fluent_syntax::unicode::unescape_unicode_to_string(value);
            let written: Vec<char> = signs.chars().filter(|sign| !value.contains(*sign)).collect();
            mentions.extend(
                written
                    .into_iter()
                    .map(|sign| Mention { what: Mentioned::Sign(sign), spot: place(whole, value, file) }),
            );
            return;
        }
        Inline::NumberLiteral { .. } => return,
        Inline::Placeable { expression } => return in_expression(expression, whole, file, mentions),
        Inline::VariableReference { id } => (Mentioned::Variable(named(id)), id.name, None),
        Inline::MessageReference { id, attribute } => {
            (Mentioned::Text(named(id), attribute.as_ref().map(named)), id.name, None)
        }
        Inline::FunctionReference { id, arguments } => (Mentioned::Function(named(id)), id.name, Some(arguments)),
        Inline::TermReference { id, attribute, arguments } => {
            let given = arguments.iter().flat_map(|given| &given.named).map(|given| named(&given.name)).collect();
            let what = Mentioned::Term(format!("-{}", id.name), attribute.as_ref().map(named), given);
            (what, id.name, arguments.as_ref())
        }
    };
    let mut spot = place(whole, part, file);
    if matches!(what, Mentioned::Variable(_) | Mentioned::Term(..)) {
        spot.span.0 = spot.span.0.saturating_sub(1);
    }
    mentions.push(Mention { what, spot });
    if let Inline::FunctionReference { id, arguments } = inline
        && let Some(Inline::StringLiteral { value }) = arguments.positional.first()
    {
        // Patterns speak of others by their keys, and of the language's own words by their ids.
        let key = match id.name {
            "TEXT" | "AGREE" => Some((*value).to_owned()),
            "WORD" => Some(format!("noun-{value}")),
            _ => None,
        };
        let spot = place(whole, value, file);
        mentions.extend(key.map(|key| Mention { what: Mentioned::Text(key, None), spot }));
    }
    for argument in arguments.iter().flat_map(|arguments| &arguments.positional) {
        in_inline(argument, whole, file, mentions);
    }
}
