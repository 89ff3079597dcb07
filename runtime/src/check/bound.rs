//! Texts that are written by hand beside a rule: a number that they tell comes from the rule, in digits or in words, or it
//! would stay as it is when the rule changes; and they say for which rule they were written, so that one that is older
//! than a change is found.

use std::cell::OnceCell;
use std::collections::HashMap;

use quarterdeck_dsl::vocabulary::AttributeType;

use super::Builder;
use super::telling::STAMP;
use crate::game::rule_numbers::{Rule, Rulebook};
use crate::game::{ABSENT, Game, OwnText, ScriptDef};
use crate::problem::{PackProblem, Spot};
use crate::script::check::numbers;
use crate::script::stamp::stamp;
use crate::text::fluent::{Mentioned, NumberWords, TextEntry, TextFile};
use crate::text::rules::{ABILITY, SCRIPT, TEXT, script_id};

/// Every text that was written for a rule that has changed since.
pub fn old_texts(game: &Game) -> Vec<PackProblem> {
    let old = game.own_texts.iter().filter_map(|text| {
        let (stamp, spot) = text.written_for.as_ref().filter(|(stamp, _)| *stamp != text.rule)?;
        let message = format!("the rule of `{}` has changed since this text was written", text.key);
        let label = format!("it tells the rule `{stamp}`, and the rule is now `{}`", text.rule);
        Some(PackProblem::new("pack::old_text", message, spot, label).help(format!(
            "read the text beside its rule; if it tells the rule as it is, write `.{STAMP} = {}`",
            text.rule
        )))
    });
    old.collect()
}

/// What a text is written beside.
#[derive(Clone, Copy)]
enum Of {
    /// A card, by its family.
    Card(usize),
    /// An action.
    Action(usize),
    /// A script.
    Script(usize),
}

/// What texts are written beside, by their keys, with the rules of cards and actions, each of which is looked through once.
pub(super) struct OwnRules {
    families: Vec<OnceCell<Rule>>,
    actions: Vec<OnceCell<Rule>>,
    by_key: HashMap<String, Of>,
}

impl Builder<'_> {
    /// All that rules are made of.
    pub(super) fn rulebook(&self) -> Rulebook<'_> {
        Rulebook {
            vocabulary: &self.vocabulary,
            effects: &self.effects,
            triggers: &self.triggers,
            actions: &self.actions,
            queries: &self.queries,
            phases: &self.phases,
        }
    }

    /// The attributes that are numbers.
    pub(super) fn printed_names(&self) -> impl Iterator<Item = &str> {
        let numbers = self.attributes.iter().filter(|attribute| attribute.kind == AttributeType::Number);
        numbers.map(|attribute| attribute.name.as_str())
    }

    /// The numbers of a rule with the names that texts know them by.
    pub(super) fn told_numbers(&self, rule: Option<&Rule>) -> String {
        let taken = |name: &str| self.printed_names().any(|known| known == name);
        let numbers = rule.map_or_else(Vec::new, |rule| rule.shortest(taken));
        let named: Vec<String> = numbers.iter().map(|(name, number)| format!("{number} (`${name}`)")).collect();
        if named.is_empty() { "none".to_owned() } else { named.join(", ") }
    }

    /// What texts are written beside.
    pub(super) fn own_rules(&self) -> OwnRules {
        let mut by_key = HashMap::new();
        let families = self.families.iter().enumerate().map(|(at, family)| (TEXT.key(&family.name), Of::Card(at)));
        let actions = self.actions.iter().enumerate().map(|(at, action)| (ABILITY.key(&action.name), Of::Action(at)));
        let scripts = self.scripts.iter().enumerate().map(|(at, script)| (self.script_key(script), Of::Script(at)));
        for (key, of) in families.chain(actions).chain(scripts) {
            by_key.entry(key).or_insert(of);
        }
        let open = |count: usize| (0..count).map(|_| OnceCell::new()).collect();
        OwnRules { families: open(self.families.len()), actions: open(self.actions.len()), by_key }
    }

    /// The rule of a card.
    pub(super) fn rule_of_family<'r>(&self, rules: &'r OwnRules, at: usize) -> Option<&'r Rule> {
        let family = self.families.get(at)?;
        Some(rules.families[at].get_or_init(|| self.rulebook().of_family(family)))
    }

    /// The rule of an action.
    pub(super) fn rule_of_action<'r>(&self, rules: &'r OwnRules, at: usize) -> Option<&'r Rule> {
        let action = self.actions.get(at)?;
        Some(rules.actions[at].get_or_init(|| self.rulebook().of_action(action)))
    }

    /// The rule of a card or an action.
    fn rule_beside<'r>(&self, rules: &'r OwnRules, of: Of) -> Option<&'r Rule> {
        match of {
            Of::Card(at) => self.rule_of_family(rules, at),
            Of::Action(at) => self.rule_of_action(rules, at),
            Of::Script(_) => None,
        }
    }

    /// The table of what a text is written beside.
    fn table(&self, of: Of) -> String {
        match of {
            Of::Card(at) => format!("[card.{}]", self.families[at].name),
            Of::Action(at) => format!("[action.{}]", self.actions[at].name),
            Of::Script(_) => String::new(),
        }
    }

    /// Reports numbers that are written into the texts of cards and of their abilities, and names that mean several.
    pub(super) fn unbound_numbers(
        &self,
        files: &[&TextFile],
        engine: &[TextFile],
        rules: &OwnRules,
        found: &mut Vec<PackProblem>,
    ) {
        for file in files {
            let same = files.iter().copied().chain(engine).filter(|other| other.language == file.language);
            let words = NumberWords::of(same);
            let patterns = file.patterns();
            for entry in &file.entries {
                let Some(of) = rules.by_key.get(&entry.key).copied() else {
                    continue;
                };
                let numbers = || file.numbers_in(patterns.get(entry.key.as_str()).copied(), &words);
                if let Some(rule) = self.rule_beside(rules, of) {
                    self.shared_names(entry, rule, found);
                    found.extend(numbers().iter().map(|(number, spot)| self.unbound(entry, of, rule, *number, spot)));
                } else if let Of::Script(at) = of
                    && !self.numbers_of_script(&self.scripts[at]).is_empty()
                {
                    // A script that gives names to its numbers has all of them told by these.
                    let script = &self.scripts[at];
                    found.extend(numbers().iter().map(|(number, spot)| self.unscripted(entry, script, *number, spot)));
                }
            }
        }
    }

    /// The key of the text that says what a script does.
    fn script_key(&self, script: &ScriptDef) -> String {
        let path = self.draft.scripts.get(script.file).map_or("", |(path, _)| path.as_str());
        SCRIPT.key(&script_id(path, &script.function))
    }

    /// The numbers that texts about a script can tell.
    pub(super) fn numbers_of_script(&self, script: &ScriptDef) -> Vec<(String, i32)> {
        self.draft.scripts.get(script.file).map_or_else(Vec::new, |(_, text)| numbers(text))
    }

    /// A number that stands in a text about a script and does not come from it.
    fn unscripted(&self, entry: &TextEntry, script: &ScriptDef, number: i32, spot: &Spot) -> PackProblem {
        let known = self.numbers_of_script(script).into_iter().find(|(_, known)| *known == number);
        let help = match known {
            Some((name, _)) => format!("write `{{ ${name} }}`, which is this number of the script"),
            None => format!(
                "give it a name outside of all functions of the script, `local STAKE = {number}`, use the name there, and write `{{ $stake }}` here; what is no number of the rule is written `{{ \"{number}\" }}`"
            ),
        };
        let message = format!("`{}` tells a number of its own: {number}", entry.key);
        PackProblem::new("pack::unbound_number", message, spot, "it would stay when the script changes").help(help)
    }

    /// The numbers that are printed on the cards of a family, by the names of their attributes.
    fn printed_numbers(&self, family: usize) -> Vec<(String, i32)> {
        let own = self.printings.iter().filter(|printing| usize::from(printing.family) == family);
        let mut printed = Vec::new();
        for printing in own {
            let values = self.attributes.iter().zip(&printing.values);
            printed.extend(values.filter(|(_, value)| **value != ABSENT).map(|(of, value)| (of.name.clone(), *value)));
        }
        printed
    }

    /// A name that several numbers have tells none of them.
    fn shared_names(&self, entry: &TextEntry, rule: &Rule, found: &mut Vec<PackProblem>) {
        for mention in &entry.mentions {
            let Mentioned::Variable(name) = &mention.what else {
                continue;
            };
            if !self.printed_names().any(|known| known == name) && rule.is_shared(name) {
                let message = format!("several numbers of the rule are called `${name}`");
                let help = format!("the numbers of the rule are {}", self.told_numbers(Some(rule)));
                let problem = PackProblem::new("pack::unbound_number", message, &mention.spot, "which of them?");
                found.push(problem.help(help));
            }
        }
    }

    fn unbound(&self, entry: &TextEntry, of: Of, rule: &Rule, number: i32, spot: &Spot) -> PackProblem {
        let taken = |name: &str| self.printed_names().any(|known| known == name);
        let (numbers, table) = (rule.shortest(taken), self.table(of));
        let printed = match of {
            Of::Card(at) => self.printed_numbers(at),
            Of::Action(_) | Of::Script(_) => Vec::new(),
        };
        let ruled = numbers.iter().find(|(_, known)| *known == number);
        let (label, help) = match ruled.or_else(|| printed.iter().find(|(_, known)| *known == number)) {
            Some((name, _)) => (
                "it would stay when the rule changes",
                format!("write `{{ ${name} }}`, which is this number of the rule"),
            ),
            None if numbers.is_empty() => (
                "no rule with this number stands here",
                format!(
                    "say under `{}` which rule this tells, such as `tells = [\"effect.…\"]`, and take the number from there; what is no number of a rule is written `{{ \"{number}\" }}`",
                    table
                ),
            ),
            None => (
                "the rule does not have this number",
                format!(
                    "the numbers of the rule are {}; correct the text or the rule, or name the rule that has it with `tells` under `{}`",
                    self.told_numbers(Some(rule)),
                    table
                ),
            ),
        };
        let message = format!("`{}` tells a number of its own: {number}", entry.key);
        PackProblem::new("pack::unbound_number", message, spot, label).help(help)
    }

    /// Whether a pack needs another, by itself or because of what it needs.
    fn needs(&self, pack: &str, other: &str) -> bool {
        let head = self.draft.packs.iter().find(|head| head.id == pack);
        head.is_some_and(|head| head.needs.iter().any(|need| need.text == other || self.needs(&need.text, other)))
    }

    /// The stamp of the rule or of the script that a text tells.
    fn stamp_of(&self, key: &str, rules: &OwnRules) -> Option<String> {
        let of = rules.by_key.get(key).copied()?;
        if let Some(rule) = self.rule_beside(rules, of) {
            return Some(rule.stamp.clone()).filter(|stamp| !stamp.is_empty());
        }
        let Of::Script(at) = of else {
            return None;
        };
        let script = &self.scripts[at];
        self.draft.scripts.get(script.file).map(|(_, text)| stamp(text, &script.function))
    }

    /// Every text that is written by hand beside a rule, in the packs that are looked at with nothing but what they need:
    /// what others add to a rule is no reason to write its text anew.
    pub(super) fn own_texts(&self, files: &[&TextFile], rules: &OwnRules) -> Vec<OwnText> {
        let Some(last) = self.draft.packs.last() else {
            return Vec::new();
        };
        let mut all = Vec::new();
        if !self.draft.packs.iter().all(|pack| pack.id == last.id || self.needs(&last.id, &pack.id)) {
            return all;
        }
        let folder = format!("{}/", last.id);
        for entry in files.iter().filter(|file| file.file.starts_with(&folder)).flat_map(|file| &file.entries) {
            let Some(rule) = self.stamp_of(&entry.key, rules) else {
                continue;
            };
            let form = entry.forms.iter().find(|form| form.name == STAMP);
            let written_for = form.and_then(|form| {
                let spot = form.plain_spot.clone().unwrap_or_else(|| form.spot.clone());
                Some((form.plain.clone()?.trim().to_owned(), spot))
            });
            all.push(OwnText { key: entry.key.clone(), spot: entry.spot.clone(), written_for, rule });
        }
        all
    }
}
