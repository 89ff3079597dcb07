//! What is wrong with a text that cannot be read, in an author's words.

use fluent_syntax::parser::ErrorKind;

use super::braces::{DEEPEST, Fault};
use crate::problem::{PackProblem, Spot};
use quarterdeck_dsl::latin;

const CODE: &str = "pack::broken_text";

/// A tab.
pub fn tab(spot: &Spot) -> PackProblem {
    PackProblem::new(CODE, "a tab stands in this text", spot, "this tab").help("indent with blanks, not with a tab")
}

/// Braces.
pub fn fault(fault: &Fault, spot: &Spot) -> PackProblem {
    let (message, label, help) = match fault {
        Fault::Unclosed(_) => (
            "this `{` is not closed".to_owned(),
            "opened here",
            "close it, as in `{ $card }`; a brace that is to be read is written `{ \"{\" }`",
        ),
        Fault::Stray(_) => (
            "this `}` closes nothing".to_owned(),
            "nothing is open here",
            "remove it; a brace that is to be read is written `{ \"}\" }`",
        ),
        Fault::BehindVariant(_) => (
            "the `}` that ends the variants must begin a line".to_owned(),
            "not at the end of a variant",
            "put this `}` on the next line",
        ),
        Fault::Quote(_) => ("this quote is not closed".to_owned(), "opened here", "close it in the same line"),
        Fault::TooDeep(_) => (
            format!("this text is nested more than {DEEPEST} deep"),
            "one brace or bracket too many",
            "write it flat, or put parts of it into texts of their own",
        ),
    };
    PackProblem::new(CODE, message, spot, label).help(help)
}

/// Two braces, as in templates.
pub fn doubled(text: &str, spot: &Spot) -> PackProblem {
    let inner = text.trim_start_matches('{').split('}').next().unwrap_or_default().trim().trim_start_matches('$');
    PackProblem::new(CODE, "a variable stands in one pair of braces, not in `{{`", spot, "two braces")
        .help(format!("write `{{ ${inner} }}`"))
}

/// A variable in braces whose name is not in Latin letters.
pub fn foreign_name(text: &str, from: usize, to: usize, spot: &impl Fn(usize, usize) -> Spot) -> Option<PackProblem> {
    let inside = text.get(from + 1..to)?;
    let at = inside.find('$')?;
    let name: String =
        inside[at + 1..].chars().take_while(|letter| letter.is_alphanumeric() || "-_".contains(*letter)).collect();
    if name.is_ascii() {
        return None;
    }
    let start = from + 1 + at;
    let message = format!("`${name}` is not written in Latin letters");
    let help = match latin(&name) {
        Some((_, latin)) => format!("write `${latin}`"),
        None => "variables are called in Latin letters in every language, as the rules call the thing".to_owned(),
    };
    Some(PackProblem::new(CODE, message, &spot(start, start + 1 + name.len()), "this name").help(help))
}

/// The key that is meant: in Latin letters, with hyphens.
pub fn meant_key(written: &str) -> String {
    latin(written).map_or_else(|| written.to_owned(), |(_, latin)| latin).replace('.', "-")
}

/// A key in letters that keys do not have.
fn bad_key(line: &str, spot: &Spot) -> Option<PackProblem> {
    let (key, _) = line.split_once('=')?;
    let key = key.trim_end();
    let is_word = !key.is_empty() && key.chars().all(|letter| letter.is_alphanumeric() || "-_.".contains(letter));
    if !is_word || key.starts_with('.') {
        return None;
    }
    let spot = Spot { span: (spot.span.0, spot.span.0 + key.len()), ..spot.clone() };
    let meant = meant_key(key);
    if !key.is_ascii() {
        let problem =
            PackProblem::new(CODE, format!("the key `{key}` is not written in Latin letters"), &spot, "this key");
        let help =
            if meant.is_ascii() { format!("write `{meant}`") } else { "keys are the same in every language".into() };
        return Some(problem.help(help));
    }
    let dotted = key.contains('.');
    dotted.then(|| PackProblem::new(CODE, "a key has no `.`", &spot, "this key").help(format!("write `{meant}`")))
}

/// What else Fluent cannot read.
pub fn unreadable(kind: &ErrorKind, line: &str, spot: &Spot) -> PackProblem {
    // Signs with which comments begin elsewhere.
    if let Some(sign) = ["//", "/*", "<!--", "--", ";"].iter().find(|sign| line.starts_with(**sign)) {
        return PackProblem::new(CODE, format!("a comment does not begin with `{sign}` here"), spot, "this line")
            .help("a comment begins with `#` and a blank");
    }
    if let Some(problem) = bad_key(line, spot) {
        return problem;
    }
    let (message, label, help): (&str, &str, &str) = match kind {
        ErrorKind::MissingDefaultVariant => (
            "none of these variants is the default",
            "variants without a `*`",
            "mark the last one with a star, such as `*[other] cards`",
        ),
        ErrorKind::MultipleDefaultVariants => {
            ("more than one of these variants is the default", "two of them have a `*`", "leave only one star")
        }
        ErrorKind::ExpectedMessageField { .. } | ErrorKind::ExpectedTermField { .. } | ErrorKind::MissingValue => {
            ("nothing stands after this `=`", "an empty text", "write a text; one that is to be empty is `{ \"\" }`")
        }
        ErrorKind::ForbiddenCallee | ErrorKind::ExpectedInlineExpression | ErrorKind::ExpectedLiteral => (
            "what stands in these braces cannot be read",
            "in these braces",
            "braces hold a variable `{ $card }`, another text `{ word-card }`, or quotes `{ \"…\" }`",
        ),
        ErrorKind::MessageReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::ExpectedSimpleExpressionAsSelector => {
            ("variants cannot be chosen by this", "in these braces", "choose by a variable, as in `{ $count ->`")
        }
        ErrorKind::TermAttributeAsPlaceable => {
            ("a form of a term cannot be shown", "in these braces", "show the term itself, or a text of its own")
        }
        ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => (
            "a backslash stands before something that it cannot change",
            "in these braces",
            "write `\\\\` for a backslash, `\\\"` for a quote, `\\u00AB` for a sign by its number",
        ),
        _ if line.starts_with('.') => {
            ("this form cannot be read", "this line", "a form is written as `.gender = f`, indented under its text")
        }
        _ if line.starts_with(['[', '*']) => (
            "a variant stands outside of braces",
            "this line",
            "variants stand in braces, behind `{ $count ->`; a line of a text cannot begin with this sign",
        ),
        ErrorKind::ExpectedToken('=') => (
            "this line is not a text",
            "no `=` after the key",
            "a text is written as `key = text`, with a key of Latin letters, digits and `-`; a text that goes on in the next line is indented",
        ),
        ErrorKind::ExpectedCharRange { range } if range.contains('\n') => {
            ("variants begin in a line of their own", "in these braces", "begin a new line behind `->`")
        }
        _ => (
            "this text cannot be read",
            "from here on",
            "a text is written as `key = text`, and every `{` is closed by a `}`",
        ),
    };
    PackProblem::new(CODE, message, spot, label).help(help)
}
