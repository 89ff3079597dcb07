//! A short mark of what a function of a script does: it is another one when the function changes, or what of its file it uses.
//! Numbers with names are left out, since texts take them from the script.

use std::collections::BTreeSet;

use super::check::numbers;
use super::tokens::{Sort, Token, tokens};
use crate::hash::Fnv;

/// What stands by itself at the outermost level of a file.
struct Part<'t> {
    /// What it gives a name to; nothing, if it does not.
    name: &'t str,
    tokens: Vec<Token<'t>>,
}

/// The mark of a function. Comments and blanks are no part of it.
pub fn stamp<'t>(text: &'t str, function: &'t str) -> String {
    let parts = parts(text);
    let mut used: BTreeSet<&str> = BTreeSet::new();
    let mut open = vec![function];
    while let Some(name) = open.pop() {
        if used.insert(name) {
            let own = parts.iter().filter(|part| part.name == name).flat_map(|part| &part.tokens);
            open.extend(own.filter(|token| token.sort == Sort::Name).map(|token| token.text));
        }
    }
    // A function that is made in some other way can use anything.
    let whole = !parts.iter().any(|part| part.name == function);
    let told = numbers(text);
    let is_told = |name: &str| told.iter().any(|(number, _)| number.to_ascii_uppercase() == name);
    let mut hash = Fnv::default();
    for part in parts.iter().filter(|part| (whole || used.contains(part.name)) && !is_told(part.name)) {
        for token in &part.tokens {
            hash.write(token.text.as_bytes());
            hash.write(b" ");
        }
    }
    hash.short()
}

/// A part begins with a word that stands at the beginning of a line, but for the one that ends the part before.
fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    for token in tokens(text) {
        let begins = token.at == 0 || text[..token.at].ends_with('\n');
        match parts.last_mut() {
            Some(part) if !begins || token.sort != Sort::Name || token.is("end") => part.tokens.push(token),
            _ => parts.push(Part { name: "", tokens: vec![token] }),
        }
    }
    for part in &mut parts {
        let words = part.tokens.iter().take_while(|token| !["(", "=", "{", ":", "<"].iter().any(|sign| token.is(sign)));
        let names =
            words.filter(|token| token.sort == Sort::Name && !["local", "function", "return"].contains(&token.text));
        part.name = names.last().map_or("", |token| token.text);
    }
    parts
}
