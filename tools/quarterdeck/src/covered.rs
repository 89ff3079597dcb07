//! Which rules packs number, so that a ruling that cites another one is told.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use quarterdeck_rulings::Ruling;

/// The lists of a pack.
const LISTS: &[&str] = &["rules.txt", "scenarios.txt"];

/// The rules of all packs.
pub struct Rules {
    ids: BTreeSet<String>,
}

impl Rules {
    /// Reads the lists in these folders.
    pub fn read<'f>(folders: impl Iterator<Item = &'f PathBuf>) -> Rules {
        let texts = folders.flat_map(|folder| LISTS.iter().map(|list| folder.join(list)));
        let ids = texts.filter_map(|path| fs::read_to_string(path).ok()).flat_map(|text| {
            let rows = text.lines().filter(|line| !line.starts_with('#'));
            rows.filter_map(|line| line.split_whitespace().next().map(str::to_owned)).collect::<Vec<_>>()
        });
        Rules { ids: ids.collect() }
    }

    /// What a ruling cites and no list has. A pack that numbers nothing may cite anything.
    pub fn unknown(&self, ruling: &Ruling, folder: &Path) -> Vec<String> {
        if !LISTS.iter().any(|list| folder.join(list).is_file()) {
            return Vec::new();
        }
        let unknown = ruling.covers().iter().filter(|id| !self.ids.contains(*id));
        unknown
            .map(|id| match quarterdeck_dsl::problem::nearest(id, self.ids.iter().map(String::as_str)) {
                Some(near) => format!("there is no rule `{id}`; did you mean `{}`?", near.replace(' ', "_")),
                None => format!("there is no rule `{id}`; add it to rules.txt"),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::Rules;
    use quarterdeck_rulings::Ruling;

    #[test]
    fn a_rule_that_no_list_has_is_told() {
        let content = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let (folder, other) = (content.join("examples/lanterns"), content.join("examples"));
        let rules = Rules::read([&folder].into_iter());
        let text = "ruling: So it is.\ncovers: LAN-1, LAN-88\n\ngame lanterns, players Anna, Bob\n\nAnna: rest\n  Bob decides\n";
        let ruling = Ruling::parse("so-it-is.ruling", text).expect("the text is right");
        assert_eq!(rules.unknown(&ruling, &folder), ["there is no rule `LAN-88`; did you mean `LAN-8`?"]);
        assert!(rules.unknown(&ruling, &other).is_empty(), "nothing is numbered there");
    }
}
