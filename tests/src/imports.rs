//! Which top modules of a crate know which others, read from its sources: by paths, and by methods that a module lends
//! to a type of another.

use std::collections::BTreeMap;
use std::path::Path;

use crate::shelf::{files, shown};

/// One module names something of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The module that names it.
    pub from: String,
    /// The module that it belongs to.
    pub to: String,
    /// What is named, and where: `path:line: what`.
    pub place: String,
}

/// A source file of a crate, without its comments and texts.
pub struct Source {
    /// How it is called in complaints.
    pub path: String,
    /// The modules it lies in, the top module first; empty for the root of the crate.
    pub modules: Vec<String>,
    /// What is left of it; every line stands where it stood.
    pub code: String,
}

impl Source {
    /// A source file by its path within `src`.
    pub fn new(within: &str, path: &str, text: &str) -> Source {
        let mut modules: Vec<String> = within.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        modules.pop_if(|last| last == "mod" || last == "lib");
        Source { path: path.to_owned(), modules, code: code(text) }
    }

    fn top(&self) -> Option<&str> {
        self.modules.first().map(String::as_str)
    }

    fn place(&self, at: usize, what: &str) -> String {
        let line = self.code[..at].matches('\n').count() + 1;
        format!("{}:{line}: {what}", self.path)
    }
}

/// All sources of a crate.
pub fn sources(src: &Path) -> Vec<Source> {
    let read = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", shown(path)));
        let within = path.strip_prefix(src).unwrap_or(path).to_string_lossy().replace('\\', "/");
        Source::new(&within, &shown(path), &text)
    };
    files(src, &[".rs"]).iter().map(read).collect()
}

/// What the modules name of each other by paths: `crate::…`, and `super::…` as far as it leads out of a module. A name
/// that the crate gives to others at its root is no module: it would hide where something comes from.
pub fn paths(sources: &[Source]) -> Vec<Import> {
    let mut found = Vec::new();
    for source in sources {
        let Some(from) = source.top() else { continue };
        for (at, root, rest) in rooted(&source.code, source.modules.len()) {
            for to in heads(rest) {
                let is_module = sources.iter().any(|other| other.top() == Some(to));
                if to != from && (is_module || root == "crate::") {
                    let (from, to) = (from.to_owned(), to.to_owned());
                    let place = source.place(at, &format!("{from} names {to}"));
                    found.push(Import { from, to, place });
                }
            }
        }
    }
    found
}

/// The places at which a path begins at the root of the crate, how it begins, and what follows there.
fn rooted(code: &str, depth: usize) -> impl Iterator<Item = (usize, &str, &str)> {
    let starts = move |root: &str| {
        code.match_indices(root).map(|(at, root)| (at, root, &code[at + root.len()..])).collect::<Vec<_>>()
    };
    let all = starts("crate::").into_iter().chain(starts(&"super::".repeat(depth)));
    all.filter(|(at, ..)| !code[..*at].ends_with(|letter: char| is_of_name(letter) || ":$".contains(letter)))
}

/// The first names of a path, or of all paths in braces.
fn heads(path: &str) -> Vec<&str> {
    let name = |text: &'_ str| text.find(|letter: char| !is_of_name(letter)).unwrap_or(text.len());
    let Some(list) = path.strip_prefix('{') else {
        return vec![&path[..name(path)]];
    };
    let (mut heads, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                let item = list[start..at].trim_start();
                heads.push(&item[..name(item)]);
                start = at + 1;
                if letter == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    heads.retain(|head| !head.is_empty());
    heads
}

fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Methods that a module lends to a type of another, called by modules before it in the order. A name that several
/// functions have is passed over where one of the others may be meant.
pub fn lent(sources: &[Source], order: &dyn Fn(&str) -> Option<usize>) -> Vec<Import> {
    let homes = homes(sources);
    let mut functions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for source in sources {
        let Some(top) = source.top() else { continue };
        for (at, _) in source.code.match_indices("fn ") {
            let rest = &source.code[at + 3..];
            functions.entry(heads(rest)[0]).or_default().push(top);
        }
    }
    let mut found = Vec::new();
    for lender in sources {
        let Some(to) = lender.top() else { continue };
        for (of, body) in inherent(&lender.code) {
            if homes.get(of).is_none_or(|home| home.is_none_or(|home| home == to)) {
                continue;
            }
            for name in public(body) {
                for caller in sources {
                    let Some(from) = caller.top() else { continue };
                    let (Some(below), Some(above)) = (order(from), order(to)) else { continue };
                    // Whatever else is called so and can be known there may be meant.
                    let other = |top: &&str| *top != to && order(top).is_some_and(|at| at <= below);
                    if below >= above || !knows(sources, from, of) || functions[name].iter().any(other) {
                        continue;
                    }
                    for (at, call) in caller.code.match_indices(&format!("{name}(")) {
                        if caller.code[..at].ends_with(['.', ':']) {
                            let what =
                                format!("{from} calls `{of}::{}`, which {to} defines", call.trim_end_matches('('));
                            let place = caller.place(at, &what);
                            found.push(Import { from: from.to_owned(), to: to.to_owned(), place });
                        }
                    }
                }
            }
        }
    }
    found
}

/// Whether a module names a type.
fn knows(sources: &[Source], module: &str, name: &str) -> bool {
    let is_whole =
        |code: &str, at: usize| !code[..at].ends_with(is_of_name) && !code[at + name.len()..].starts_with(is_of_name);
    let mut own = sources.iter().filter(|source| source.top() == Some(module));
    own.any(|source| source.code.match_indices(name).any(|(at, _)| is_whole(&source.code, at)))
}

/// The module in which each type is defined; nothing if several have the same name.
fn homes(sources: &[Source]) -> BTreeMap<&str, Option<&str>> {
    let mut homes: BTreeMap<&str, Option<&str>> = BTreeMap::new();
    for source in sources {
        let Some(top) = source.top() else { continue };
        for word in ["struct ", "enum "] {
            for (at, _) in source.code.match_indices(word) {
                let name = heads(&source.code[at + word.len()..])[0];
                homes.entry(name).and_modify(|home| *home = home.filter(|home| *home == top)).or_insert(Some(top));
            }
        }
    }
    homes
}

/// Inherent `impl` blocks: the type and the body.
fn inherent(code: &str) -> Vec<(&str, &str)> {
    let mut blocks = Vec::new();
    for (at, _) in code.match_indices("\nimpl") {
        let rest = &code[at + 5..];
        let Some((head, _)) = rest.split_once('{') else { continue };
        let head = head.trim_start();
        let of = if head.starts_with('<') { head.split_once("> ").map_or("", |(_, of)| of) } else { head };
        if head.contains(" for ") || of.is_empty() {
            continue;
        }
        // Blocks at the margin end at the margin.
        let body = rest.split_once("\n}").map_or(rest, |(body, _)| body);
        blocks.push((heads(of)[0], body));
    }
    blocks
}

/// The functions of a block that other modules can call.
fn public(body: &str) -> Vec<&str> {
    let fns = body.lines().filter_map(|line| line.trim_start().strip_prefix("pub")).filter_map(|rest| {
        let (before, name) = rest.split_once("fn ")?;
        (!before.contains(['{', '=', ':'])).then(|| heads(name)[0])
    });
    fns.collect()
}

/// A source without its comments and without what stands between quotation marks; line breaks stay.
fn code(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let raw = rest.strip_prefix('r').map(|raw| raw.trim_start_matches('#')).filter(|raw| raw.starts_with('"'));
        let before = code.chars().next_back();
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(raw) = raw.filter(|_| !before.is_some_and(is_of_name)) {
            let hashes = rest.len() - raw.len() - 1;
            let end = format!("\"{}", "#".repeat(hashes));
            raw[1..].find(&end).map_or(rest.len(), |at| hashes + 2 + at + end.len())
        } else if letter == '"' {
            quoted(&rest[1..], '"') + 1
        } else if letter == '\'' && (rest[1..].starts_with('\\') || rest[1..].chars().nth(1) == Some('\'')) {
            quoted(&rest[1..], '\'') + 1
        } else {
            0
        };
        if skipped == 0 {
            code.push(letter);
            rest = &rest[letter.len_utf8()..];
        } else {
            code.extend(rest[..skipped].chars().filter(|letter| *letter == '\n'));
            rest = &rest[skipped..];
        }
    }
    code
}

/// How many bytes there are up to the closing mark and with it.
fn quoted(text: &str, mark: char) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == mark => return at + mark.len_utf8(),
            _ => {}
        }
    }
    text.len()
}
