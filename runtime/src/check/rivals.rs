//! What packs that know nothing of each other both say to players: one text in two wordings, two cards by one name.

use std::collections::BTreeMap;

use super::Builder;
use crate::problem::{PackProblem, Spot};
use crate::text::fluent::{TextEntry, TextFile};
use crate::text::locale::Locales;
use crate::text::rules;

impl Builder<'_> {
    /// Texts that two packs give, of which neither is made for the other.
    pub(super) fn rival_texts(&self, files: &[&TextFile], found: &mut Vec<PackProblem>) {
        let mut given: BTreeMap<(&str, &str), Vec<(&TextFile, &TextEntry)>> = BTreeMap::new();
        let own = [rules::PACK_TITLE.prefix, rules::PACK_ABOUT.prefix];
        for file in files {
            for entry in file.entries.iter().filter(|entry| !own.contains(&entry.key.as_str())) {
                given.entry((&file.language, &entry.key)).or_default().push((file, entry));
            }
        }
        for list in given.values().filter(|list| list.len() > 1) {
            for (at, (file, entry)) in list.iter().enumerate() {
                let pack = pack_of(&file.file);
                let rival = list[..at].iter().find(|(other, same)| {
                    self.draft.strangers(pack, pack_of(&other.file))
                        && self.wording(file, entry) != self.wording(other, same)
                });
                if let Some((other, _)) = rival {
                    let other = pack_of(&other.file);
                    let message = format!("`{}` has a text of {other} and another one of {pack}", entry.key);
                    found.push(
                        PackProblem::new("pack::conflict", message, &entry.spot, "given a second time").help(format!(
                            "play only one of the two; or, if {pack} is made to be played with {other}, add \"{other}\" to its `needs`"
                        )),
                    );
                }
            }
        }
    }

    /// How a text is written.
    fn wording(&self, file: &TextFile, entry: &TextEntry) -> String {
        let text = self.draft.locales.iter().find(|found| found.read.file == file.file);
        let begins = entry.spot.span.0;
        let after = file.entries.iter().map(|other| other.spot.span.0).filter(|at| *at > begins).min();
        let text = text.and_then(|found| found.text.get(begins..after.unwrap_or(found.text.len()))).unwrap_or_default();
        let lines = text.lines().filter(|line| !line.starts_with('#')).map(str::trim);
        lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// Cards of two packs by one name, which players could not tell apart.
    pub(super) fn rivals(&mut self, locales: &Locales) {
        let mut found: BTreeMap<usize, PackProblem> = BTreeMap::new();
        for language in locales.languages() {
            let mut names: BTreeMap<String, usize> = BTreeMap::new();
            for (at, family) in self.families.iter().enumerate() {
                let Some(name) = locales.find(language, &rules::WORD.key(&family.name), &[]) else { continue };
                let Some(first) = names.get(&name).map(|at| &self.families[*at]) else {
                    names.insert(name, at);
                    continue;
                };
                if self.draft.strangers(&first.pack, &family.pack) {
                    let place = self.draft.place_of("card", &family.name);
                    let spot = place.map_or_else(
                        || Spot { file: format!("{}/pack.toml", family.pack).into(), span: (0, 0) },
                        |at| self.section("card")[at].spot.clone(),
                    );
                    let message = format!(
                        "`{}` of {} and `{}` of {} are both called {name} in `{language}`",
                        first.name, first.pack, family.name, family.pack
                    );
                    let problem = PackProblem::new("pack::same_name", message, &spot, "the second one")
                        .help("give one of them another name, so that players can tell them apart");
                    found.entry(at).or_insert(problem);
                }
            }
        }
        self.problems.extend(found.into_values());
    }
}

/// The pack in whose file a text stands.
fn pack_of(file: &str) -> &str {
    file.split('/').next().unwrap_or_default()
}
