//! Names in scripts that mean nothing, found before a script is run: words that scripts do not have, methods, arguments of
//! verbs, and ids of the game where they are written out. Only what is certain is told.

use std::collections::{BTreeMap, BTreeSet};

use quarterdeck_dsl::problem::nearest;

use super::api::{Kind, METHODS};
use super::arguments::{parameters, verb_name};
use super::choose::PARAMETERS;
use super::sandbox::{MATH, PLAIN, STRING, TABLE};
use super::tokens::{Sort, Token, tokens};
use crate::problem::{PackProblem, Spot};
use crate::verb::VERBS;

/// Of so many names that a script gives, the nearest to a wrong one is looked for.
const MOST_NEAR: usize = 1000;

/// The ids of a game that scripts name.
#[derive(Default)]
pub struct Ids {
    /// What they are ids of, as the methods and arguments are called: `zone`, `counter`, …
    pub of: Vec<(&'static str, Vec<String>)>,
}

impl Ids {
    fn list(&self, what: &str) -> Option<&[String]> {
        self.of.iter().find(|(known, _)| *known == what).map(|(_, ids)| ids.as_slice())
    }
}

const WORDS: &[&str] = &[
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "if", "in", "local", "nil", "not", "or",
    "repeat", "return", "then", "true", "until", "while", "continue", "type", "export",
];

/// What scripts do not have, and what to do instead.
const MISSING: &[(&str, &str)] = &[
    ("print", "leave it out: `quarterdeck test --why` shows what happens, and `announce` tells players"),
    ("warn", "leave it out: `quarterdeck test --why` shows what happens, and `announce` tells players"),
    ("require", "write what is needed into this file: scripts do not load each other"),
    ("dofile", "write what is needed into this file: scripts do not load each other"),
    ("loadstring", "write what is needed into this file: scripts do not load each other"),
    ("os", "leave it out: scripts have no clock, so that a match can be played again"),
    ("tick", "leave it out: scripts have no clock, so that a match can be played again"),
    ("io", "leave it out: scripts read and write no files"),
    ("load", "write what is needed into this file: scripts do not load each other"),
    ("setmetatable", "use plain tables and functions"),
    ("getmetatable", "use plain tables and functions"),
    ("newproxy", "use plain tables and functions"),
    ("rawget", "write `list[key]`: tables of scripts have no hidden behaviour"),
    ("rawset", "write `list[key] = value`: tables of scripts have no hidden behaviour"),
    ("rawlen", "write `#list`: tables of scripts have no hidden behaviour"),
    ("buffer", "use tables and texts"),
    ("vector", "use tables"),
    ("bit32", "use `//` and `%`"),
    ("utf8", "use `string`"),
    ("xpcall", "write `pcall`"),
    ("coroutine", "use plain functions: `choose` waits for the player by itself"),
    ("task", "leave it out: a script runs when its effect runs it, and ends before the next one"),
    ("debug", "leave it out: `quarterdeck test --why` shows what happens"),
    ("collectgarbage", "leave it out: scripts need not look after memory"),
    ("gcinfo", "leave it out: scripts need not look after memory"),
    ("getfenv", "use `local`: scripts remember nothing between calls; counters do"),
    ("setfenv", "use `local`: scripts remember nothing between calls; counters do"),
    ("_G", "use `local`: scripts remember nothing between calls; counters do"),
    ("null", "write `nil`"),
    ("None", "write `nil`"),
    ("undefined", "write `nil`"),
    ("True", "write `true`"),
    ("False", "write `false`"),
    ("self", "the first argument of a function is the game: `function name(game, you)`"),
    ("this", "write `game:this()`"),
    ("it", "write `game:it()`"),
];

/// Every name that means nothing.
pub(super) fn check(file: &(String, String), ids: &Ids) -> Vec<PackProblem> {
    let all = tokens(&file.1);
    let reading = Reading { file: &file.0, all: &all, ids, declared: declared(&all) };
    let mut problems: Vec<PackProblem> = (0..all.len()).filter_map(|at| reading.at(at)).collect();
    // One name is told once.
    let mut told = BTreeSet::new();
    problems.retain(|problem| told.insert(problem.message.clone()));
    problems
}

/// Names that the script itself gives, wherever they hold, each with the token that gives it first: what is told must be
/// certain.
fn declared<'t>(all: &[Token<'t>]) -> BTreeMap<&'t str, usize> {
    let mut found = BTreeMap::new();
    let mut listing = false;
    for (at, token) in all.iter().enumerate() {
        if token.is("local") || token.is("for") || token.is("function") || token.is("type") {
            listing = true;
        } else if token.sort == Sort::Name && WORDS.contains(&token.text) || token.is("=") {
            // Names that are given a value without `local` are counted too.
            if token.is("=") && at > 0 {
                found.entry(all[at - 1].text).or_insert(at - 1);
            }
            listing = false;
        } else if listing && token.sort == Sort::Name {
            found.entry(token.text).or_insert(at);
        } else if listing && token.is(")") {
            listing = false;
        }
    }
    found
}

struct Reading<'r> {
    file: &'r str,
    all: &'r [Token<'r>],
    ids: &'r Ids,
    declared: BTreeMap<&'r str, usize>,
}

impl<'r> Reading<'r> {
    fn says(&self, token: &Token<'_>, message: impl Into<String>, help: impl Into<String>) -> Option<PackProblem> {
        let spot = Spot { file: self.file.into(), span: token.span() };
        Some(PackProblem::new("script::unknown_name", message, &spot, "here").help(help))
    }

    fn token(&self, at: usize) -> Option<&Token<'r>> {
        self.all.get(at)
    }

    fn before(&self, at: usize, sign: &str) -> bool {
        at > 0 && self.all[at - 1].is(sign)
    }

    fn at(&self, at: usize) -> Option<PackProblem> {
        let token = &self.all[at];
        if token.sort != Sort::Name || WORDS.contains(&token.text) {
            return None;
        }
        let next = self.token(at + 1);
        let called = next.is_some_and(|next| next.is("(") || next.is("{") || next.sort == Sort::Text);
        if self.before(at, ":") {
            return if at >= 3 && self.all[at - 3].is("function") {
                let name = format!("{}.{}", self.all[at - 2].text, token.text);
                let help = format!("write `function {name}(game, you)`");
                self.says(&self.all[at - 1], "functions of scripts are written with a dot, not with `:`", help)
            } else if called {
                self.method(at)
            } else {
                None
            };
        }
        if self.before(at, ".") {
            return self.field(at, called);
        }
        let key =
            next.is_some_and(|next| next.is("=")) && at > 0 && ["{", ",", ";"].iter().any(|sign| self.before(at, sign));
        let typed = self.before(at, ":") || self.before(at, "->") || self.before(at, "::");
        let declared = self.declared.contains_key(token.text) && !self.takes_what_is_missing(at);
        if key || typed || declared || self.is_there(token.text) {
            return None;
        }
        let message = format!("there is no `{}` in scripts", token.text);
        if let Some((_, help)) = MISSING.iter().find(|(name, _)| *name == token.text) {
            return self.says(token, message, *help);
        }
        let known = PLAIN
            .iter()
            .copied()
            .chain(["string", "table", "math"])
            .chain(self.declared.keys().copied().take(MOST_NEAR));
        match nearest(token.text, known) {
            Some(near) => self.says(token, message, format!("did you mean `{}`?", near.replace(' ', "_"))),
            None => self.says(token, message, "give it a value first: `local … = …`"),
        }
    }

    /// `local os = os`, where nothing before gives it a value.
    fn takes_what_is_missing(&self, at: usize) -> bool {
        let name = self.all[at].text;
        at >= 3
            && self.before(at, "=")
            && self.all[at - 2].text == name
            && self.all[at - 3].is("local")
            && self.declared.get(name) == Some(&(at - 2))
            && MISSING.iter().any(|(missing, _)| *missing == name)
    }

    fn is_there(&self, name: &str) -> bool {
        PLAIN.contains(&name) || ["pcall", "pairs", "tostring", "string", "table", "math"].contains(&name)
    }

    /// `math.random`, `you.choose`
    fn field(&self, at: usize, called: bool) -> Option<PackProblem> {
        let owner = self.token(at.checked_sub(2)?)?;
        let token = &self.all[at];
        let library = match owner.text {
            "math" => Some(MATH),
            "table" => Some(TABLE),
            "string" => Some(STRING),
            _ => None,
        };
        if let Some(library) = library.filter(|library| !library.contains(&token.text)) {
            let span = Token { sort: Sort::Name, text: owner.text, at: owner.at };
            let message = format!("there is no `{}.{}` in scripts", owner.text, token.text);
            let help = match (owner.text, nearest(token.text, library.iter().copied())) {
                ("math", _) if token.text.starts_with("random") => {
                    "chance is the game's: `shuffle` a zone and take its top card".to_owned()
                }
                (_, Some(near)) => format!("did you mean `{}.{near}`?", owner.text),
                _ => format!("there is: {}", library.join(", ")),
            };
            return self.says(&span, message, help);
        }
        let is_handle = ["game", "you"].contains(&owner.text);
        if is_handle && called && self.is_method(token.text) {
            let message = format!("`{}` is a method: a colon stands before it, not a dot", token.text);
            let help = format!("write `{}:{}`", owner.text, token.text);
            return self.says(&self.all[at - 1], message, help);
        }
        None
    }

    fn is_method(&self, name: &str) -> bool {
        METHODS.iter().any(|method| method.name == name) || VERBS.iter().any(|verb| verb_name(verb.spec) == name)
    }

    /// `you:inspect { … }`, `game:zone("deck")`
    fn method(&self, at: usize) -> Option<PackProblem> {
        let token = &self.all[at];
        let owner = self.token(at.checked_sub(2)?)?;
        let of = match owner.text {
            "game" => Some(Kind::Game),
            "you" => Some(Kind::Player),
            ")" if self.opens_zone(at - 2) => Some(Kind::Zone),
            _ => None,
        };
        let verbs = VERBS.iter().map(|verb| verb_name(verb.spec));
        let has = |name: &str| match of {
            Some(of) => {
                METHODS.iter().any(|method| method.of == of && method.name == name)
                    || !matches!(of, Kind::Zone | Kind::Card) && VERBS.iter().any(|verb| verb_name(verb.spec) == name)
            }
            None => self.is_method(name) || STRING.contains(&name) || self.declared.contains_key(name),
        };
        let foreign = of.is_none() && owner.sort == Sort::Name && !self.declared.contains_key(owner.text);
        if !has(token.text) && !foreign {
            let who = of.map_or("nothing in scripts", Kind::article);
            let message = format!("{who} has no `{}`", token.text);
            let names: Vec<String> = METHODS
                .iter()
                .filter(|method| of.is_none_or(|of| method.of == of))
                .map(|method| method.name.to_owned())
                .chain(verbs.map(|verb| verb.to_string()))
                .collect();
            return match nearest(token.text, names.iter().map(String::as_str)) {
                Some(near) => self.says(token, message, format!("did you mean `{}`?", near.replace(' ', "_"))),
                None => self.says(
                    token,
                    message,
                    "docs/reference/scripts.md lists what there is; a zone by its name is `:zone(\"…\")`",
                ),
            };
        }
        self.named(at).or_else(|| self.arguments(at))
    }

    /// Whether the bracket that closes here belongs to `:zone(…)`.
    fn opens_zone(&self, close: usize) -> bool {
        let mut depth = 0;
        for at in (0..=close).rev() {
            if self.all[at].is(")") {
                depth += 1;
            } else if self.all[at].is("(") {
                depth -= 1;
                if depth == 0 {
                    return at > 0 && self.all[at - 1].is("zone");
                }
            }
        }
        false
    }

    /// `:zone("deck")`: the id must be there.
    fn named(&self, at: usize) -> Option<PackProblem> {
        let what = match self.all[at].text {
            "places" => "board",
            "is" => "kind",
            what => what,
        };
        let ids = self.ids.list(what)?;
        let open = usize::from(self.token(at + 1)?.is("("));
        let named = self.token(at + 1 + open).filter(|token| token.sort == Sort::Text)?;
        if self.token(at + 2 + open).is_some_and(|next| next.is("..")) {
            return None;
        }
        self.unknown(what, named, ids)
    }

    fn unknown(&self, what: &str, named: &Token<'_>, ids: &[String]) -> Option<PackProblem> {
        if ids.iter().any(|id| id == named.inner()) {
            return None;
        }
        let message = format!("there is no {what} `{}`", named.inner());
        match nearest(named.inner(), ids.iter().map(String::as_str)) {
            Some(near) => self.says(named, message, format!("did you mean `{}`?", near.replace(' ', "_"))),
            None => self.says(named, message, format!("there is: {}", ids.join(", "))),
        }
    }

    /// The named arguments of a verb.
    fn arguments(&self, at: usize) -> Option<PackProblem> {
        let name = self.all[at].text;
        let verb = VERBS.iter().find(|verb| verb_name(verb.spec) == name);
        let known: Vec<(&str, bool, String)> = match verb {
            Some(verb) => {
                let all = parameters(verb);
                all.iter().map(|known| (known.name, known.required, known.kind.to_string())).collect()
            }
            None if name == "choose" => {
                PARAMETERS.iter().map(|(name, kind, _)| (*name, *name == "prompt", (*kind).to_owned())).collect()
            }
            None => return None,
        };
        let names: Vec<&str> = known.iter().map(|(name, ..)| *name).collect();
        let open = self.token(at + 1)?;
        let brace = if open.is("(") { at + 2 } else { at + 1 };
        if !self.token(brace)?.is("{") {
            // A table that was made before may be given.
            let plain = self.token(brace)?.sort == Sort::Name && self.token(brace + 1).is_some_and(|next| next.is(")"));
            let example = names.first().map_or_else(String::new, |first| format!("{first} = …"));
            let first = names.first().copied().unwrap_or_default();
            return (plain && self.token(brace)?.text == first)
                .then(|| {
                    self.says(
                        &self.all[at],
                        format!("`{name}` takes named arguments"),
                        format!("write `{name} {{ {example} }}`"),
                    )
                })
                .flatten();
        }
        let mut depth = 0;
        let mut given: Vec<&str> = Vec::new();
        for place in brace..self.all.len() {
            let token = &self.all[place];
            // What a computed key says is known only when the script runs.
            if depth == 1 && token.is("[") && self.token(place - 1).is_some_and(|last| last.is("{") || last.is(",")) {
                return None;
            }
            if token.is("{") || token.is("(") {
                depth += 1;
            } else if token.is("}") || token.is(")") {
                depth -= 1;
                if depth == 0 {
                    break;
                }
            } else if depth == 1 && token.sort == Sort::Name && self.token(place + 1).is_some_and(|next| next.is("=")) {
                given.push(token.text);
                if !names.contains(&token.text) {
                    let message = format!("`{name}` has no argument `{}`", token.text);
                    return match nearest(token.text, names.iter().copied()) {
                        Some(near) => self.says(token, message, format!("did you mean `{}`?", near.replace(' ', "_"))),
                        None => self.says(token, message, format!("there is: {}", names.join(", "))),
                    };
                }
                if let Some(problem) = self.value(token.text, place + 2, &known) {
                    return Some(problem);
                }
            }
        }
        let lacking = known.iter().find(|(name, required, _)| *required && !given.contains(name))?;
        let message = format!("`{name}` needs `{}`", lacking.0);
        self.says(&self.all[at], message, format!("add `{} = …` ({})", lacking.0, lacking.2))
    }

    /// What an argument is given, where it is written out.
    fn value(&self, argument: &str, at: usize, known: &[(&str, bool, String)]) -> Option<PackProblem> {
        let value = self.token(at).filter(|token| token.sort == Sort::Text)?;
        if self.token(at + 1).is_some_and(|next| next.is("..")) {
            return None;
        }
        let kind = known.iter().find(|(name, ..)| *name == argument).map(|(.., kind)| kind.as_str())?;
        if kind == "number" {
            let message = format!("`{argument}` is a number, not text");
            return self.says(value, message, "write a number, or an expression such as `#cards`");
        }
        let ids = self.ids.list(argument).filter(|_| ["resource", "counter", "phase", "event"].contains(&argument))?;
        (!(argument == "phase" && value.inner() == "this")).then(|| self.unknown(argument, value, ids)).flatten()
    }
}
