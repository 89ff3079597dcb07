//! What is wrong with a text that cannot be read, in an author's words.

use fluent_syntax::parser::ErrorKind;

use super::braces::{DEEPEST, Fault};
use crate::problem::{PackProblem, Spot};

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

/// What else Fluent cannot read.
pub fn unreadable(kind: &ErrorKind, line: &str, spot: &Spot) -> PackProblem {
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
