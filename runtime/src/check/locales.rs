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
            for language in &pack.languages {
                for (pack_of, key, spot) in &wanted {
                    if *pack_of == pack.id && !locales.has(language, key) {
                        self.problems.push(
                            PackProblem::new(
                                "pack::missing_text",
                                format!("`{key}` has no text in `{language}`"),
                                spot,
                                "this has no name yet",
                            )
                            .help(format!("add `{key} = …` to {}/locales/{language}.ftl", pack.id)),
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
        ] {
            for definition in self.section(section) {
                let key = format!("{prefix}-{}", definition.id.replace('_', "-"));
                wanted.push((definition.pack.clone(), key, definition.spot.clone()));
            }
        }
        for pack in &self.draft.packs {
            wanted.push((pack.id.clone(), "pack-title".into(), pack.spot.clone()));
        }
        for effect in self.effects.iter().flatten() {
            if let crate::game::What::Offer(offers) = &effect.what {
                for offer in offers {
                    if let Some(pack) = self.draft.packs.first() {
                        let key = format!("offer-{}", offer.name.replace('_', "-"));
                        wanted.push((pack.id.clone(), key, pack.spot.clone()));
                    }
                }
            }
        }
        wanted
    }
}
