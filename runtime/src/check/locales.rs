//! Texts: every language that a pack promises must have every text, and every text must belong to something.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use quarterdeck_dsl::problem::nearest;

use super::Builder;
use super::bound::OwnRules;
use super::telling::Telling;
use crate::game::rule_numbers::Rule;
use crate::game::{ActionDef, OwnText, What};
use crate::pack::compose::Definition;
use crate::pack::keys::{Board, board};
use crate::pack::reader::Table;
use crate::problem::{PackProblem, Spot};
use crate::text::fluent::{TextEntry, TextFile};
use crate::text::locale::{Locales, engine, is_language};
use crate::text::rules::{self, ABILITY, ACTION, DONE, MOMENT_DONE, TEXT, TextRule};

/// A text that players can come to read.
pub(super) struct Known {
    /// How its key is made.
    pub rule: &'static TextRule,
    /// The variables that it can use; not known if what it belongs to cannot be read.
    pub variables: Option<BTreeSet<String>>,
    /// The numbers of its rule with their names, if it tells one.
    pub numbers: Option<String>,
}

/// All texts that players can come to read.
#[derive(Default)]
pub(super) struct Catalogue {
    /// By key.
    pub known: BTreeMap<String, Known>,
    /// Those that must be there: pack, key, and where the thing is defined.
    wanted: Vec<(String, String, Spot)>,
}

impl Catalogue {
    fn add(&mut self, rule: &'static TextRule, id: &str, variables: Option<&[&str]>) {
        let key = if rule.of.is_empty() { rule.prefix.to_owned() } else { rule.key(id) };
        let own = rule.variables.iter().map(|(name, _)| *name).filter(|name| is_variable(name) && *name != "this");
        let variables: Option<BTreeSet<String>> =
            variables.map(|more| own.chain(more.iter().copied()).map(str::to_owned).collect());
        match self.known.get_mut(&key) {
            // What stands in several places can use what is there in all of them.
            Some(known) => {
                known.variables = match (known.variables.take(), variables) {
                    (Some(left), Some(right)) => Some(left.intersection(&right).cloned().collect()),
                    _ => None,
                };
            }
            None => {
                self.known.insert(key, Known { rule, variables, numbers: None });
            }
        }
    }

    /// A text that tells a rule and can use its numbers. What several numbers are called is told elsewhere.
    fn add_telling(&mut self, of: &'static TextRule, id: &str, known: &[&str], rule: Option<&Rule>, told: &str) {
        let names = rule.into_iter().flat_map(|rule| &rule.numbers).flat_map(|number| &number.names);
        let known: Vec<&str> = known.iter().copied().chain(names.map(String::as_str)).collect();
        self.add(of, id, Some(&known));
        if let Some(text) = self.known.get_mut(&of.key(id)) {
            text.numbers = Some(told.to_owned());
        }
    }

    fn want(&mut self, rule: &'static TextRule, id: &str, pack: &str, spot: &Spot, variables: Option<&[&str]>) {
        self.add(rule, id, variables);
        let key = if rule.of.is_empty() { rule.prefix.to_owned() } else { rule.key(id) };
        self.wanted.push((pack.to_owned(), key, spot.clone()));
    }
}

impl Builder<'_> {
    /// Reads all texts and reports what is broken, missing or means nothing.
    pub(super) fn locales(&mut self) -> (Locales, Vec<OwnText>) {
        let others = self.problems.len();
        let mut files: Vec<&TextFile> = Vec::new();
        for found in &self.draft.locales {
            let language = &found.read.language;
            if is_language(language) {
                self.problems.extend(found.problems.iter().cloned());
                files.push(&found.read);
            } else {
                self.problems.push(
                    PackProblem::new(
                        "pack::unknown_language",
                        format!("`{language}` is no language"),
                        &Spot { file: found.read.file.as_str().into(), span: (0, 0) },
                        "a file is named for its language, such as en.ftl",
                    )
                    .help("name it by the short code of the language: `en.ftl`, `ru.ftl`, `de.ftl`"),
                );
            }
        }
        let own = self.own_rules();
        let catalogue = self.catalogue(&own);
        let engine = engine();
        let mut missing = self.missing(&catalogue, &files);
        let mut found = Vec::new();
        self.rival_texts(&files, &mut found);
        let languages: BTreeSet<&str> = files.iter().map(|file| file.language.as_str()).collect();
        let mut unknown: Vec<(&str, &TextEntry)> = Vec::new();
        for language in languages.iter().copied() {
            let here = files.iter().filter(|file| file.language == language);
            let telling = Telling::new(language, &catalogue, engine, here.flat_map(|file| &file.entries));
            telling.judge(&mut found);
            if language == "ru" {
                self.agreement(&telling, &mut found);
            }
            let entries = telling.unknown(&self.draft.absent, &self.draft.scripts);
            unknown.extend(entries.map(|entry| (language, entry)));
        }
        // What is unknown in every language is told once.
        let mut told: BTreeSet<&str> = BTreeSet::new();
        for (language, entry) in &unknown {
            let knows_not = |of: &str| unknown.iter().any(|(other, same)| *other == of && same.key == entry.key);
            let everywhere = languages.len() > 1 && languages.iter().all(|of| knows_not(of));
            if everywhere && misspelt_where_used(&entry.key, &languages, &mut missing) {
                told.insert(&entry.key);
            }
            let id = rules::RULES.iter().find_map(|rule| rule.id(&entry.key)).unwrap_or(&entry.key);
            if told.contains(entry.key.as_str()) || everywhere && !told.insert(id) {
                continue;
            }
            found.extend(self.unknown_text(entry, language, &catalogue, &mut missing, others > 0));
        }
        self.unbound_numbers(&files, engine, &own, &mut found);
        let own_texts = self.own_texts(&files, &own);
        self.problems.extend(missing.into_values());
        self.problems.append(&mut found);
        (Locales::of(files.into_iter()), own_texts)
    }

    /// What describes a card before its name agrees with it, so that the card's gender must be known.
    fn agreement(&self, telling: &Telling<'_>, found: &mut Vec<PackProblem>) {
        for family in &self.families {
            let shown = family.shows.iter().filter_map(|at| self.attributes.get(usize::from(*at)));
            let mut values = shown.flat_map(|attribute| &attribute.values);
            let agreeing = values.find(|value| telling.has_form(value, "nom-f") && !telling.has_form(value, "behind"));
            if let (Some(value), Some(spot)) = (agreeing, telling.formless_word(&family.name, "gender")) {
                let message = format!("`{}` lacks `.gender`", rules::WORD.key(&family.name));
                let value = rules::WORD.key(value);
                found.push(
                    PackProblem::new("pack::missing_form", message, spot, "Russian needs it")
                        .help(format!("`{value}` stands before it and agrees with it: add `.gender = m`, `f` or `n`")),
                );
            }
        }
    }

    /// Texts that should be there and are not, by language and key.
    fn missing(&mut self, catalogue: &Catalogue, files: &[&TextFile]) -> BTreeMap<(String, String), PackProblem> {
        let mut missing = BTreeMap::new();
        for pack in &self.draft.packs {
            let folder = format!("{}/", pack.id);
            let own: Vec<&TextFile> = files.iter().copied().filter(|file| file.file.starts_with(&folder)).collect();
            for promised in &pack.languages {
                let language = &promised.text;
                let file = format!("{}/locales/{language}.ftl", pack.id);
                if !own.iter().any(|file| file.language == *language) {
                    self.problems.push(
                        PackProblem::new(
                            "pack::missing_text",
                            format!("`{}` has no texts in `{language}`", pack.id),
                            &promised.spot,
                            "this language is promised",
                        )
                        .help(promised_as(language)),
                    );
                    continue;
                }
                let there: BTreeSet<&str> = files
                    .iter()
                    .filter(|file| file.language == *language)
                    .flat_map(|file| &file.entries)
                    .filter(|entry| entry.has_value || entry.broken)
                    .map(|entry| entry.key.as_str())
                    .collect();
                for (_, key, spot) in catalogue.wanted.iter().filter(|(of, _, _)| *of == pack.id) {
                    if !there.contains(key.as_str()) {
                        let message = format!("`{key}` has no text in `{language}`");
                        let problem =
                            PackProblem::new("pack::missing_text", message, spot, "players would read nothing")
                                .help(format!("add `{key} = …` to {file}"));
                        missing.entry((language.clone(), key.clone())).or_insert(problem);
                    }
                }
                // What may be left out must be left out in every language that is promised.
                let others = own.iter().filter(|file| pack.languages.iter().any(|other| other.text == file.language));
                for (other, entry) in others.flat_map(|file| file.entries.iter().map(|entry| (&file.language, entry))) {
                    let known = catalogue.known.get(&entry.key).is_some_and(|known| !known.rule.required);
                    if known && !there.contains(entry.key.as_str()) {
                        let message = format!("`{}` has a text in `{other}` and none in `{language}`", entry.key);
                        let problem =
                            PackProblem::new("pack::missing_text", message, &entry.spot, "only in this language")
                                .help(format!("add `{} = …` to {file}, or leave it out here too", entry.key));
                        missing.entry((language.clone(), entry.key.clone())).or_insert(problem);
                    }
                }
            }
        }
        missing
    }

    /// A text that belongs to nothing. If it is a text that is missing, misspelled, that is said once.
    fn unknown_text(
        &self,
        entry: &TextEntry,
        language: &str,
        catalogue: &Catalogue,
        missing: &mut BTreeMap<(String, String), PackProblem>,
        others: bool,
    ) -> Option<PackProblem> {
        let lacking: Vec<&str> = missing.keys().filter(|(of, _)| of == language).map(|(_, key)| key.as_str()).collect();
        let meant = nearest(&entry.key, lacking);
        let near = meant.clone().or_else(|| nearest(&entry.key, catalogue.known.keys().map(String::as_str)));
        if let Some(meant) = meant {
            missing.remove(&(language.to_owned(), meant));
        } else if others {
            // It may belong to what is broken elsewhere.
            return None;
        }
        let family = rules::RULES.iter().find_map(|rule| rule.id(&entry.key).map(|id| (rule, id)));
        let (label, help) = match (family, near) {
            (_, Some(near)) => ("nobody reads this text".to_owned(), format!("did you mean `{near}`?")),
            (Some((rule, id)), None) => (
                format!("nothing of this kind is called `{}`", id.replace('-', "_")),
                format!("`{}` is the text of {}; remove it, or correct its key", rule.pattern(), rule.of),
            ),
            (None, None) => (
                "no text begins like this".to_owned(),
                "docs/reference/texts.md lists every key; a text that others use is written into them as `{ key }`"
                    .into(),
            ),
        };
        let message = format!("`{}` belongs to nothing", entry.key);
        Some(PackProblem::new("pack::unknown_text", message, &entry.spot, label).help(help))
    }

    /// Every text a player can come to read.
    fn catalogue(&self, own: &OwnRules) -> Catalogue {
        let mut all = Catalogue::default();
        let things = [
            "kind",
            "attribute",
            "resource",
            "zone",
            "board",
            "counter",
            "query",
            "condition",
            "event",
            "phase",
            "card",
        ];
        let rules = [("option", &rules::OPTION), ("group", &rules::GROUP), ("row", &rules::ROW)]
            .into_iter()
            .chain([("chapter", &rules::CHAPTER_TITLE), ("chapter", &rules::CHAPTER_TEXT)])
            .chain([("beat", &rules::BEAT_TITLE), ("beat", &rules::BEAT_TEXT)]);
        for (section, rule) in things.into_iter().map(|section| (section, &rules::WORD)).chain(rules) {
            for definition in self.section(section) {
                all.want(rule, &definition.id, &definition.pack, &definition.spot, Some(&[]));
            }
        }
        let optional: [(&str, &[&'static TextRule]); 9] = [
            ("card", &[&rules::FLAVOR]),
            ("phase", &[&rules::PHASE_PROMPT, &rules::BEGINS, &rules::MOMENT_BEGINS, &rules::MOMENT_ENDS]),
            ("event", &[&rules::ANNOUNCED, &rules::MOMENT_ON]),
            ("counter", &[&rules::ABOUT, &rules::COUNTED, &rules::SHORT, &rules::RAISED]),
            ("attribute", &[&rules::SHORT]),
            ("resource", &[&rules::ABOUT, &rules::SHORT, &rules::MOMENT_GAINS, &rules::MOMENT_LOSES]),
            ("query", &[&rules::ABOUT, &rules::SHORT, &rules::CHANGE]),
            ("zone", &[&rules::MOMENT_ENTERS, &rules::MOMENT_LEAVES, &rules::ENTERED, &rules::UNSEEN]),
            ("board", &[&rules::MOMENT_ENTERS, &rules::ENTERED, &rules::UNSEEN]),
        ];
        for (section, rules) in optional {
            for (definition, rule) in
                self.section(section).iter().flat_map(|of| rules.iter().map(move |rule| (of, rule)))
            {
                all.add(rule, &definition.id, Some(&[]));
            }
        }
        for definition in self.section("counter") {
            for word in super::names::counter_words(&definition.value) {
                all.want(&rules::WORD, &word.text, &definition.pack, &word.spot, Some(&[]));
            }
        }
        for pack in &self.draft.packs {
            all.want(&rules::PACK_TITLE, "", &pack.id, &pack.spot, Some(&[]));
        }
        all.add(&rules::PACK_ABOUT, "", Some(&[]));
        all.add(&rules::RAISED, "actions_left", Some(&[]));
        self.words(&mut all);
        self.action_texts(&mut all, own);
        self.named_texts(&mut all);
        all
    }

    /// Names that may be left out: of values, places and choices, and the engine's own words.
    fn words(&self, all: &mut Catalogue) {
        let values = self.attributes.iter().flat_map(|attribute| &attribute.values);
        for value in values.chain(self.options.iter().flat_map(|option| &option.values)) {
            all.add(&rules::WORD, value, Some(&[]));
        }
        for option in &self.options {
            all.add(&rules::WORD, &option.name, Some(&[]));
            for value in &option.values {
                all.add(&rules::OPTION_VALUE, &format!("{}_{value}", option.name), Some(&[]));
            }
        }
        for definition in self.section("board") {
            all.known.extend(Table::<Board>::look(&definition.value).said(&board::PLACE).map(|place| {
                (rules::WORD.key(place), Known { rule: &rules::WORD, variables: Some(BTreeSet::new()), numbers: None })
            }));
        }
        for (word, _, _) in quarterdeck_dsl::vocabulary::ENGINE_WORDS {
            all.add(&rules::WORD, word, Some(&[]));
        }
        let chosen = self.actions.iter().flat_map(|action| action.choose.iter().chain(&action.target));
        for name in chosen.map(|(name, _)| name.as_str()).chain(self.choices().map(|(_, name)| name)) {
            all.add(&rules::WORD, name, Some(&[]));
        }
    }

    /// Everything that is chosen in the middle of an effect: its question and its name.
    fn choices(&self) -> impl Iterator<Item = (Option<&str>, &str)> {
        self.effects.iter().flatten().filter_map(|deed| match &deed.what {
            What::Choose(choose) => Some((choose.ask.as_deref(), choose.name.as_str())),
            _ => None,
        })
    }

    /// Everything that is called by a name for the length of an effect, and where.
    fn given_names(&self) -> impl Iterator<Item = (&str, &Spot)> {
        self.effects.iter().flatten().filter_map(|deed| match &deed.what {
            What::Let(given) => Some((given.name.as_str(), given.value.place())),
            _ => None,
        })
    }

    /// Texts of actions, and of cards, which can use the numbers that are printed on them and those of their rule.
    fn action_texts(&self, all: &mut Catalogue, own: &OwnRules) {
        let printed: Vec<&str> = self.printed_names().collect();
        let options = self.options.iter().filter(|option| !option.values.is_empty()).map(|option| option.name.as_str());
        let known: Vec<&str> = printed.iter().copied().chain(options).collect();
        for (at, definition) in self.section("card").iter().enumerate() {
            let rule = self.rule_of_family(own, at);
            all.add_telling(&TEXT, &definition.id, &known, rule, &self.told_numbers(rule));
        }
        let mut actions: HashMap<&str, usize> = HashMap::new();
        for (at, action) in self.actions.iter().enumerate() {
            actions.entry(&action.name).or_insert(at);
        }
        for definition in self.section("action") {
            let at = actions.get(definition.id.as_str()).copied();
            let action = at.map(|at| &self.actions[at]);
            let names = action.filter(|_| self.is_sound(definition)).map(variables);
            all.want(&ACTION, &definition.id, &definition.pack, &definition.spot, names.as_deref());
            all.add(&DONE, &definition.id, names.as_deref());
            all.add(&MOMENT_DONE, &definition.id, Some(&[]));
            if action.is_none_or(|action| action.borne) {
                let rule = at.and_then(|at| self.rule_of_action(own, at));
                let told = self.told_numbers(rule);
                all.add_telling(&ABILITY, &definition.id, &printed, rule, &told);
            }
        }
    }

    /// Whether the file of a definition is free of mistakes so far.
    fn is_sound(&self, definition: &Definition) -> bool {
        !self.problems.iter().any(|problem| *problem.file == *definition.spot.file)
    }

    /// Texts of what is named where it is used.
    fn named_texts(&self, all: &mut Catalogue) {
        let pack_of = |spot: &Spot| spot.file.split('/').next().unwrap_or_default().to_owned();
        for (name, spot) in self.given_names() {
            all.want(&rules::WORD, name, &pack_of(spot), spot, Some(&[]));
        }
        for (name, spot) in &self.offered {
            all.want(&rules::OFFER, name, &pack_of(spot), spot, Some(&[]));
            all.add(&rules::TAKEN, name, Some(&[]));
        }
        for title in &self.titles {
            all.want(&rules::TITLE, &title.text, &pack_of(&title.spot), &title.spot, Some(&[]));
        }
        for (name, spot) in &self.reasons {
            all.want(&rules::REFUSE, name, &pack_of(spot), spot, Some(&[]));
        }
        for (ask, name) in self.choices() {
            if let Some(ask) = ask {
                all.add(&rules::CHOOSE, ask, Some(&[name]));
                all.add(&rules::CHOSEN, ask, Some(&[name]));
            }
        }
        for question in &self.questions {
            let pack = pack_of(&question.spot);
            all.want(&rules::ASK, &question.text, &pack, &question.spot, Some(&[]));
            // What cannot be read is no choice; then its name is not known either.
            let known = all.known.contains_key(&rules::CHOOSE.key(&question.text));
            let key = rules::CHOOSE.key(&question.text);
            if !known {
                all.add(&rules::CHOOSE, &question.text, None);
            }
            all.wanted.push((pack, key, question.spot.clone()));
            all.add(&rules::CHOOSE_NONE, &question.text, Some(&[]));
        }
        for script in &self.scripts {
            let path = self.draft.scripts.get(script.file).map_or("", |(path, _)| path.as_str());
            let id = rules::script_id(path, &script.function);
            let numbers = self.numbers_of_script(script);
            let names: Vec<&str> = numbers.iter().map(|(name, _)| name.as_str()).collect();
            all.want(&rules::SCRIPT, &id, &pack_of(&script.spot), &script.spot, Some(&names));
        }
        for (file, text) in &self.draft.scripts {
            for (key, span) in crate::script::check::prompts(text) {
                let spot = Spot { file: file.as_str().into(), span };
                all.known.insert(
                    key.clone(),
                    Known { rule: &rules::PROMPT, variables: Some(BTreeSet::new()), numbers: None },
                );
                all.wanted.push((pack_of(&spot), key, spot));
            }
        }
    }
}

/// Whether a name is one by itself, not a description of several.
fn is_variable(name: &str) -> bool {
    !name.starts_with('<') && !name.contains(' ')
}

/// What the text of an action can use beside `it`.
fn variables(action: &ActionDef) -> Vec<&str> {
    let names = action.choose.iter().chain(&action.target).map(|(name, _)| name.as_str());
    names.chain(action.borne.then_some("this")).collect()
}

/// A text that all languages have is written rightly: what is misspelt is the one place where it is used.
fn misspelt_where_used(
    key: &str,
    languages: &BTreeSet<&str>,
    missing: &mut BTreeMap<(String, String), PackProblem>,
) -> bool {
    let lacks = |of: &str, wanted: &str| missing.contains_key(&(of.to_owned(), wanted.to_owned()));
    let wanted: BTreeSet<&str> = missing.keys().map(|(_, wanted)| wanted.as_str()).collect();
    let wanted = wanted.into_iter().filter(|wanted| languages.iter().all(|of| lacks(of, wanted)));
    let Some(meant) = nearest(key, wanted) else {
        return false;
    };
    for (at, language) in languages.iter().enumerate() {
        let place = ((*language).to_owned(), meant.clone());
        if at > 0 {
            missing.remove(&place);
        } else if let Some(problem) = missing.get_mut(&place) {
            problem.help = Some(format!("did you mean `{key}`?"));
        }
    }
    true
}

/// What to do about a language of which there are no texts.
fn promised_as(language: &str) -> String {
    if language.contains(',') {
        let codes: Vec<String> = language.split(',').map(|code| format!("\"{}\"", code.trim())).collect();
        return format!("write a list of several texts: `[{}]`", codes.join(", "));
    }
    if is_language(language) {
        format!("write locales/{language}.ftl, beginning with `pack-title = …`")
    } else {
        "write the short code of the language, such as `\"en\"` or `\"ru\"`".to_owned()
    }
}
