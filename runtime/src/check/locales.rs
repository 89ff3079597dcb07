//! Texts: every language that a pack promises must have every text.

use super::Builder;
use crate::problem::{PackProblem, Spot};
use crate::view::locale::Locales;

impl Builder<'_> {
    /// Reads all texts and reports what is broken or missing.
    pub(super) fn locales(&mut self) -> Locales {
        let locales = Locales::read(&self.draft.locales, &mut self.problems);
        let wanted = self.wanted_texts();
        for pack in &self.draft.packs {
            for promised in &pack.languages {
                let language = &promised.text;
                let file = format!("{}/locales/{language}.ftl", pack.id);
                let folder = format!("{}/locales/{language}/", pack.id);
                if !self.draft.locales.iter().any(|(_, path, _)| *path == file || path.starts_with(&folder)) {
                    self.problems.push(
                        PackProblem::new(
                            "pack::missing_text",
                            format!("`{}` has no texts in `{language}`", pack.id),
                            &promised.spot,
                            "this language is promised",
                        )
                        .help(format!("write locales/{language}.ftl, beginning with `pack-title = …`")),
                    );
                    continue;
                }
                for (pack_of, key, spot) in &wanted {
                    if *pack_of == pack.id && !locales.has(language, key) {
                        self.problems.push(
                            PackProblem::new(
                                "pack::missing_text",
                                format!("`{key}` has no text in `{language}`"),
                                spot,
                                "players would read nothing",
                            )
                            .help(format!("add `{key} = …` to {file}")),
                        );
                    }
                }
            }
        }
        locales
    }

    /// Every key a player can come to read: pack, key, and where the thing is defined.
    fn wanted_texts(&self) -> Vec<(String, String, Spot)> {
        let mut wanted = Vec::new();
        for (section, prefix) in [
            ("kind", "word"),
            ("attribute", "word"),
            ("resource", "word"),
            ("zone", "word"),
            ("board", "word"),
            ("counter", "word"),
            ("query", "word"),
            ("event", "word"),
            ("phase", "word"),
            ("card", "word"),
            ("option", "option"),
            ("action", "action"),
            ("group", "group"),
            ("row", "row"),
        ] {
            for definition in self.section(section) {
                let key = format!("{prefix}-{}", definition.id.replace('_', "-"));
                wanted.push((definition.pack.clone(), key, definition.spot.clone()));
            }
        }
        for definition in self.section("counter") {
            for word in super::names::counter_words(&definition.value) {
                let key = format!("word-{}", word.text.replace('_', "-"));
                wanted.push((definition.pack.clone(), key, word.spot));
            }
        }
        for section in ["chapter", "beat"] {
            for definition in self.section(section) {
                for part in ["title", "text"] {
                    let key = format!("{section}-{}-{part}", definition.id.replace('_', "-"));
                    wanted.push((definition.pack.clone(), key, definition.spot.clone()));
                }
            }
        }
        for pack in &self.draft.packs {
            wanted.push((pack.id.clone(), "pack-title".into(), pack.spot.clone()));
        }
        for (name, spot) in &self.offered {
            let pack = spot.file.split('/').next().unwrap_or_default();
            wanted.push((pack.to_owned(), format!("offer-{}", name.replace('_', "-")), spot.clone()));
        }
        for title in &self.titles {
            let pack = title.spot.file.split('/').next().unwrap_or_default();
            wanted.push((pack.to_owned(), format!("title-{}", title.text.replace('_', "-")), title.spot.clone()));
        }
        for question in &self.questions {
            let pack = question.spot.file.split('/').next().unwrap_or_default();
            for prefix in ["ask", "choose"] {
                let key = format!("{prefix}-{}", question.text.replace('_', "-"));
                wanted.push((pack.to_owned(), key, question.spot.clone()));
            }
        }
        for (name, spot) in &self.reasons {
            let pack = spot.file.split('/').next().unwrap_or_default();
            wanted.push((pack.to_owned(), format!("refuse-{}", name.replace('_', "-")), spot.clone()));
        }
        wanted
    }
}
