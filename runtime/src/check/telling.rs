//! The texts of one language, judged together: which are written twice, what they speak of, which forms they have.

use std::collections::{BTreeMap, BTreeSet};

use quarterdeck_dsl::describe::FUNCTIONS;
use quarterdeck_dsl::problem::nearest;

use super::locales::Catalogue;
use crate::problem::{PackProblem, Spot};
use crate::text::fluent::{Mention, Mentioned, TextEntry, TextFile, TextForm};
use crate::text::rules::{self, CASES, COMMON_FORMS, WORD_FORMS, is_asked_pattern, is_own_pattern, is_pattern};

/// All texts of one language.
pub(super) struct Telling<'t> {
    language: &'t str,
    catalogue: &'t Catalogue,
    /// The texts of packs, as they were written.
    written: Vec<&'t TextEntry>,
    /// What is told under each key: the last one.
    told: BTreeMap<&'t str, &'t TextEntry>,
    /// The engine itself speaks the language.
    spoken: bool,
    /// The forms that names can have, and what `.gender` can say.
    forms: Vec<String>,
    genders: Vec<String>,
    /// The variables of the engine's own texts, in any language.
    engine: BTreeMap<&'t str, BTreeSet<&'t str>>,
}

/// The form of a text that says for which rule it was written.
pub(super) const STAMP: &str = "rule";

impl<'t> Telling<'t> {
    pub(super) fn new(
        language: &'t str,
        catalogue: &'t Catalogue,
        engine: &'t [TextFile],
        written: impl Iterator<Item = &'t TextEntry>,
    ) -> Telling<'t> {
        let mut own: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for entry in engine.iter().flat_map(|file| &file.entries) {
            let variables = entry.mentions.iter().filter_map(|mention| match &mention.what {
                Mentioned::Variable(name) => Some(name.as_str()),
                _ => None,
            });
            own.entry(&entry.key).or_default().extend(variables);
        }
        let base = engine.iter().filter(|file| file.language == language).flat_map(|file| &file.entries);
        let written: Vec<&TextEntry> = written.collect();
        let spoken = engine.iter().any(|file| file.language == language);
        let told: BTreeMap<&str, &TextEntry> =
            base.chain(written.iter().copied()).map(|entry| (entry.key.as_str(), entry)).collect();
        // The forms that words have, as the language itself says it, or as others do.
        let usual = engine.iter().flat_map(|file| &file.entries).find(|entry| entry.key == WORD_FORMS);
        let said = told.get(WORD_FORMS).copied().or(usual);
        let (forms, genders) = (word_forms(said, "names"), word_forms(said, "genders"));
        let forms = forms.into_iter().chain(COMMON_FORMS.iter().map(|form| (*form).to_owned())).collect();
        Telling { language, catalogue, written, told, spoken, forms, genders, engine: own }
    }

    /// Reports everything but texts that belong to nothing.
    pub(super) fn judge(&self, problems: &mut Vec<PackProblem>) {
        self.doubles(problems);
        self.circles(problems);
        for entry in self.written.iter().filter(|entry| !entry.broken) {
            self.references(entry, problems);
            // Patterns see whatever they are given, and the forms that they were asked for.
            if !is_pattern(&entry.key) {
                self.variables(entry, problems);
                self.forms(entry, problems);
            }
        }
        self.lacking(problems);
    }

    /// A language that makes sentences by patterns of its own has all that are asked for.
    fn lacking(&self, problems: &mut Vec<PackProblem>) {
        let first = self.written.iter().find(|entry| entry.key.starts_with("say-"));
        let Some(first) = first.filter(|_| !self.spoken) else {
            return;
        };
        let lacks = |key: &&&str| is_asked_pattern(key) && !self.told.contains_key(**key);
        let lacking: Vec<String> = self.engine.keys().filter(lacks).map(|key| format!("`{key}`")).collect();
        if lacking.is_empty() {
            return;
        }
        let shown = if lacking.len() > 8 { &lacking[..8] } else { &lacking[..] };
        let more = if lacking.len() > 8 { format!(" and {} more", lacking.len() - 8) } else { String::new() };
        let message = format!("sentences in `{}` lack patterns: {}{more}", self.language, shown.join(", "));
        problems.push(
            PackProblem::new("pack::missing_pattern", message, &first.spot, "a pattern of this language")
                .help("what has no pattern is told in English; docs/reference/texts.md lists all of them"),
        );
    }

    /// Whether the name of a thing has such a form.
    pub(super) fn has_form(&self, id: &str, form: &str) -> bool {
        let entry = self.told.get(rules::WORD.key(id).as_str());
        entry.is_some_and(|entry| entry.forms.iter().any(|known| known.name == form))
    }

    /// Where the name of a thing stands, if it has no such form. What lacks more is told already.
    pub(super) fn formless_word(&self, id: &str, form: &str) -> Option<&'t Spot> {
        let entry = self.told.get(rules::WORD.key(id).as_str())?;
        let declined = CASES.iter().skip(1).any(|case| self.has_form(id, case));
        (!declined && !entry.broken && !self.has_form(id, form)).then_some(&entry.spot)
    }

    /// Texts that belong to nothing: not to a thing of the packs, not to the engine, not to another text.
    pub(super) fn unknown(
        &self,
        absent: &BTreeSet<String>,
        scripts: &[(String, String)],
    ) -> impl Iterator<Item = &'t TextEntry> {
        let mentioned: BTreeSet<&str> = (self.told.values())
            .flat_map(|entry| mentions(entry))
            .filter_map(|mention| match &mention.what {
                Mentioned::Text(key, _) | Mentioned::Term(key, _, _) => Some(key.as_str()),
                _ => None,
            })
            .collect();
        let absent: BTreeSet<String> = absent.iter().map(|name| name.replace([' ', '_'], "-")).collect();
        self.written.iter().copied().filter(move |entry| {
            let key = entry.key.as_str();
            let scripted = || {
                let quoted = [format!("\"{key}\""), format!("'{key}'")];
                let answer = rules::ANSWER.id(key).is_some();
                scripts.iter().any(|(_, text)| answer || quoted.iter().any(|quoted| text.contains(quoted)))
            };
            !(self.catalogue.known.contains_key(key)
                || self.engine.contains_key(key)
                || is_own_pattern(key)
                || mentioned.contains(key)
                || entry.broken
                || is_absent(key, &absent)
                || scripted())
        })
    }

    /// One pack says a thing once in each language.
    fn doubles(&self, problems: &mut Vec<PackProblem>) {
        let mut first: BTreeMap<(&str, &str), &TextEntry> = BTreeMap::new();
        for entry in &self.written {
            let pack = entry.spot.file.split('/').next().unwrap_or_default();
            if let Some(known) = first.get(&(pack, entry.key.as_str())) {
                let message = format!("`{}` is written a second time", entry.key);
                let place = if known.spot.file == entry.spot.file {
                    "it stands further up in this file already".to_owned()
                } else {
                    format!("it stands in {} already", known.spot.file)
                };
                problems.push(
                    PackProblem::new("pack::double_text", message, &entry.spot, "only this one would be read")
                        .help(format!("{place}; keep one of the two")),
                );
                continue;
            }
            first.insert((pack, &entry.key), entry);
        }
    }

    fn references(&self, entry: &TextEntry, problems: &mut Vec<PackProblem>) {
        for mention in mentions(entry) {
            let (key, form) = match &mention.what {
                Mentioned::Text(key, form) | Mentioned::Term(key, form, _) => (key.as_str(), form.as_deref()),
                Mentioned::Function(name)
                    if is_pattern(&entry.key) && FUNCTIONS.iter().any(|(known, _, _)| known == name) =>
                {
                    continue;
                }
                Mentioned::Function(name) => {
                    let message = format!("there is no function `{name}`");
                    problems.push(
                        PackProblem::new("pack::broken_text", message, &mention.spot, "texts have no functions")
                            .help("use variables and other texts; numbers are written as they are"),
                    );
                    continue;
                }
                Mentioned::Sign(sign) if crate::text::signs::is_unsafe(*sign) => {
                    problems.push(crate::text::signs::written(*sign, &mention.spot));
                    continue;
                }
                Mentioned::Unbraced(name) => {
                    let message = format!("`${name}` stands without braces");
                    problems.push(
                        PackProblem::new(
                            "pack::broken_text",
                            message,
                            &mention.spot,
                            "players would read it like this",
                        )
                        .help(format!("write `{{ ${name} }}`")),
                    );
                    continue;
                }
                Mentioned::Variable(_) | Mentioned::Sign(_) | Mentioned::Undotted(_) | Mentioned::Number(_) => continue,
            };
            let problem = |message: String| PackProblem::new("pack::missing_reference", message, &mention.spot, "here");
            match self.told.get(key) {
                None => {
                    let keys = self.told.keys().copied().filter(|known| known.starts_with('-') == key.starts_with('-'));
                    let near = nearest(key, keys);
                    let help = match near {
                        Some(near) => format!("did you mean `{near}`?"),
                        None if key.starts_with('-') => format!("write `{key} = …` in this language"),
                        None => format!("write `{key} = …` in this language, or a variable as `{{ ${key} }}`"),
                    };
                    problems.push(problem(format!("there is no text `{key}` in `{}`", self.language)).help(help));
                }
                Some(there) => match form {
                    None if !there.has_value => problems.push(
                        problem(format!("`{key}` has only forms and says nothing by itself"))
                            .help(format!("write `{key} = …`, or use one of its forms: `{{ {key}.one }}`")),
                    ),
                    Some(form) if !there.broken && !there.forms.iter().any(|known| known.name == form) => {
                        let names: Vec<&str> = there.forms.iter().map(|known| known.name.as_str()).collect();
                        let help = match nearest(form, names.iter().copied()) {
                            Some(near) => format!("did you mean `{key}.{near}`?"),
                            None if names.is_empty() => format!("`{key}` has no forms at all"),
                            None => format!("it has: {}", names.join(", ")),
                        };
                        problems.push(problem(format!("`{key}` has no form `.{form}`")).help(help));
                    }
                    _ => {}
                },
            }
        }
    }

    /// The variables of a text, and of all texts that it is made of.
    fn variables(&self, entry: &'t TextEntry, problems: &mut Vec<PackProblem>) {
        // Most texts speak of nothing else.
        if mentions(entry).next().is_none() {
            return;
        }
        let known = self.catalogue.known.get(&entry.key);
        let allowed: BTreeSet<&str> = match (known, self.engine.get(entry.key.as_str())) {
            (Some(known), _) => match &known.variables {
                Some(variables) => variables.iter().map(String::as_str).collect(),
                None => return,
            },
            (None, Some(engine)) => engine.clone(),
            // What belongs to nothing has no variables of its own: those of the texts that use it are judged with them.
            (None, None) => return,
        };
        let mut open: Vec<(&[Mention], BTreeSet<&str>)> = vec![(&entry.mentions, allowed)];
        open.extend(entry.forms.iter().map(|form| (form.mentions.as_slice(), BTreeSet::new())));
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        while let Some((mentions, allowed)) = open.pop() {
            for mention in mentions {
                match &mention.what {
                    Mentioned::Variable(name) if !self.is_given(name, &allowed) => {
                        let numbers = known.and_then(|known| known.numbers.as_deref());
                        problems.push(unknown_variable(name, &entry.key, &allowed, numbers, mention));
                    }
                    Mentioned::Text(key, _) if seen.insert(key) => {
                        let part = self.told.get(key.as_str()).filter(|_| !self.catalogue.known.contains_key(key));
                        open.extend(part.map(|part| (part.mentions.as_slice(), allowed.clone())));
                    }
                    Mentioned::Term(key, _, given) if seen.insert(key) => {
                        let given = given.iter().map(String::as_str).collect();
                        open.extend(self.told.get(key.as_str()).map(|part| (part.mentions.as_slice(), given)));
                    }
                    _ => {}
                }
            }
        }
    }

    /// Whether a text is given this variable, by itself or in a form: `$it`, `$it-acc`.
    fn is_given(&self, name: &str, allowed: &BTreeSet<&str>) -> bool {
        let in_form =
            |(name, form): (&str, &str)| allowed.contains(name) && self.forms.iter().any(|known| known == form);
        allowed.contains(name) || name.split_once('-').is_some_and(in_form)
    }

    /// Texts that are made of themselves; each circle is told once.
    fn circles(&self, problems: &mut Vec<PackProblem>) {
        let mut done: BTreeSet<&str> = BTreeSet::new();
        for start in &self.written {
            // The way so far: each text with those of its mentions that are still to be followed.
            let mut way: Vec<(&str, Vec<&Mention>)> = Vec::new();
            let mut on_way: BTreeMap<&str, usize> = BTreeMap::new();
            let follow = |key: &str| -> Vec<&Mention> {
                let is_text = |mention: &&Mention| matches!(mention.what, Mentioned::Text(..) | Mentioned::Term(..));
                self.told.get(key).map_or_else(Vec::new, |entry| mentions(entry).filter(is_text).collect())
            };
            if done.insert(&start.key) {
                on_way.insert(&start.key, 0);
                way.push((&start.key, follow(&start.key)));
            }
            while let Some((here, open)) = way.last_mut() {
                let Some(mention) = open.pop() else {
                    on_way.remove(here);
                    way.pop();
                    continue;
                };
                let (Mentioned::Text(key, _) | Mentioned::Term(key, _, _)) = &mention.what else {
                    continue;
                };
                if let Some(at) = on_way.get(key.as_str()) {
                    let mut names: Vec<&str> = way[*at..].iter().map(|(on, _)| *on).chain([key.as_str()]).collect();
                    if names.len() > 8 {
                        names.splice(4..names.len() - 2, ["…"]);
                    }
                    let message = format!("this text is made of itself: {}", names.join(" → "));
                    problems.push(
                        PackProblem::new("pack::text_circle", message, &mention.spot, "leads back")
                            .help("write out one of these texts"),
                    );
                } else if done.insert(key) {
                    on_way.insert(key, way.len());
                    way.push((key, follow(key)));
                }
            }
        }
    }

    fn forms(&self, entry: &TextEntry, problems: &mut Vec<PackProblem>) {
        for (at, form) in entry.forms.iter().enumerate() {
            if entry.forms[..at].iter().any(|known| known.name == form.name) {
                problems.push(
                    PackProblem::new(
                        "pack::double_text",
                        format!("`.{}` of `{}` is written a second time", form.name, entry.key),
                        &form.spot,
                        "the second one",
                    )
                    .help("keep one of the two"),
                );
            }
        }
        if rules::WORD.id(&entry.key).is_none() {
            self.formless(entry, problems);
            return;
        }
        let known = &self.forms;
        let undotted = mentions(entry).find_map(|mention| match &mention.what {
            Mentioned::Undotted(name) if known.contains(name) => Some((name, mention)),
            _ => None,
        });
        if let Some((name, mention)) = undotted {
            let message = format!("`{name}` is a form, and a form begins with a dot");
            problems.push(
                PackProblem::new("pack::broken_text", message, &mention.spot, "read as a part of the text before")
                    .help(format!("write `.{name} = …`")),
            );
            return;
        }
        for form in &entry.forms {
            if !known.contains(&form.name) {
                let help = match nearest(&form.name, known.iter().map(String::as_str)) {
                    Some(near) => format!("did you mean `.{near}`?"),
                    None => format!("the forms of a name in `{}` are: {}", self.language, named(known)),
                };
                problems.push(unknown_form(form, "names have no such form", help));
            }
            let allowed = &self.genders;
            let is_allowed = |plain: &str| allowed.iter().any(|known| known == plain);
            if form.name == "gender" && !form.plain.as_deref().is_some_and(is_allowed) {
                problems.push(
                    PackProblem::new(
                        "pack::unknown_form",
                        match &form.plain {
                            Some(plain) => format!("there is no gender `{plain}`"),
                            None => "there is no such gender".to_owned(),
                        },
                        form.plain_spot.as_ref().unwrap_or(&form.spot),
                        "means nothing",
                    )
                    .help(format!("in `{}` write one of: {}", self.language, allowed.join(", "))),
                );
            }
        }
        // A form that is misspelt is not missing as well.
        if entry.forms.iter().any(|form| !known.contains(&form.name)) {
            return;
        }
        if self.language == "ru" {
            declension(entry, problems);
        } else if ["one", "other"].iter().all(|form| known.iter().any(|known| known == form)) {
            number_forms(entry, problems);
        }
    }

    /// Only names have forms; other texts may have some if a text shows them.
    fn formless(&self, entry: &TextEntry, problems: &mut Vec<PackProblem>) {
        let stamped = [&rules::TEXT, &rules::ABILITY, &rules::SCRIPT].iter().any(|of| of.id(&entry.key).is_some());
        for form in entry.forms.iter().filter(|form| !(stamped && form.name == STAMP)) {
            let shown = self.told.values().flat_map(|other| mentions(other)).any(|mention| match &mention.what {
                Mentioned::Text(key, Some(name)) | Mentioned::Term(key, Some(name), _) => {
                    *key == entry.key && *name == form.name
                }
                _ => false,
            });
            if !shown {
                let help = "only names (`word-…`) have forms, and texts whose forms another text shows".to_owned();
                problems.push(unknown_form(form, "nobody reads this form", help));
            }
        }
    }
}

/// What a language says of the forms of its words.
fn word_forms(said: Option<&TextEntry>, which: &str) -> Vec<String> {
    let form = said.and_then(|entry| entry.forms.iter().find(|form| form.name == which));
    let plain = form.and_then(|form| form.plain.as_deref()).unwrap_or_default();
    plain.split_whitespace().map(str::to_owned).collect()
}

/// Everything that a text and its forms speak of.
fn mentions(entry: &TextEntry) -> impl Iterator<Item = &Mention> {
    entry.mentions.iter().chain(entry.forms.iter().flat_map(|form| &form.mentions))
}

/// Whether a text is about something that only packs bring which are not there.
fn is_absent(key: &str, absent: &BTreeSet<String>) -> bool {
    rules::RULES.iter().filter_map(|rule| rule.id(key)).any(|id| {
        let option =
            || id.match_indices('-').any(|(at, _)| absent.contains(&id[..at]) && absent.contains(&id[at + 1..]));
        absent.contains(id) || option()
    })
}

fn unknown_variable(
    name: &str,
    key: &str,
    allowed: &BTreeSet<&str>,
    numbers: Option<&str>,
    mention: &Mention,
) -> PackProblem {
    let help = match nearest(name, allowed.iter().copied()) {
        // Names of choices may hold a `_`, which `nearest` shows as a blank.
        Some(near) => format!("did you mean `${}`?", near.replace(' ', "_")),
        None if numbers.is_some() => format!("the numbers of the rule are {}", numbers.unwrap_or_default()),
        None if allowed.is_empty() => "this text has no variables".to_owned(),
        None => {
            let all: Vec<String> = allowed.iter().take(12).map(|known| format!("`${known}`")).collect();
            format!("here there is: {}", all.join(", "))
        }
    };
    let message = format!("there is no `${name}` where `{key}` is told");
    PackProblem::new("pack::unknown_variable", message, &mention.spot, "no such variable").help(help)
}

fn unknown_form(form: &TextForm, label: &str, help: String) -> PackProblem {
    PackProblem::new("pack::unknown_form", format!("`.{}` means nothing here", form.name), &form.spot, label).help(help)
}

fn named(forms: &[String]) -> String {
    let shown: Vec<String> = forms.iter().take(14).map(|form| format!(".{form}")).collect();
    if forms.len() > shown.len() { format!("{} and so on", shown.join(", ")) } else { shown.join(", ") }
}

/// A name with a form for one has a form for several, and the other way round.
fn number_forms(entry: &TextEntry, problems: &mut Vec<PackProblem>) {
    let has = |name: &str| entry.forms.iter().any(|form| form.name == name);
    let lacking = match (has("one"), has("other")) {
        (true, false) => "other",
        (false, true) => "one",
        _ => return,
    };
    let message = format!("`{}` lacks `.{lacking}`", entry.key);
    problems.push(
        PackProblem::new("pack::missing_form", message, &entry.spot, "one form without the other")
            .help(format!("add `.{lacking} = …` under it")),
    );
}

/// A Russian noun that is declined has a gender and all cases.
fn declension(entry: &TextEntry, problems: &mut Vec<PackProblem>) {
    let has = |name: &str| entry.forms.iter().any(|form| form.name == name);
    // A word with its nominative only is one that no sentence speaks of.
    if !cases("").iter().skip(1).any(|case| has(case)) && !cases("-m").iter().any(|case| has(case)) {
        return;
    }
    let mut missing: Vec<String> = Vec::new();
    if !has("gender") {
        missing.push("gender".into());
    }
    for ending in ["", "-pl", "-m", "-f"] {
        if cases(ending).iter().any(|case| has(case)) {
            missing.extend(cases(ending).into_iter().filter(|case| !has(case)));
        }
    }
    if missing.is_empty() {
        return;
    }
    let names: Vec<String> = missing.iter().map(|name| format!("`.{name}`")).collect();
    let help = match missing.as_slice() {
        [only] if only == "gender" => "add `.gender = m`, `f`, `n`, `pl` or `adj` under it".to_owned(),
        [first, ..] => format!("add `.{first} = …` under it; a word that is declined has all cases and a gender"),
        [] => String::new(),
    };
    let message = format!("`{}` lacks {}", entry.key, names.join(", "));
    problems.push(PackProblem::new("pack::missing_form", message, &entry.spot, "Russian needs it").help(help));
}

/// All cases with an ending: `nom-pl`, `gen-pl` and so on.
fn cases(ending: &str) -> Vec<String> {
    CASES.iter().map(|case| format!("{case}{ending}")).collect()
}
