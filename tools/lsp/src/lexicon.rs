//! What the ids and words of some packs mean, from what their files define: also while no game can be made of them.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use quarterdeck_runtime::packs::usual_plural;

use crate::structure::{Passage, Prose, Structure};
use crate::thing::{Definition, Mark, Mention, Spelling, Thing};

/// Sections whose ids are words of sentences.
pub const SPOKEN: &[&str] = &[
    "option",
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
    "beat",
    "value",
    "place",
];

/// A word that means a thing, and whether it is a plural: the usual one, or one that is given.
#[derive(Clone, Debug)]
struct Meant {
    thing: Thing,
    plural: Option<bool>,
}

/// The words of some packs.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    /// Every thing, the files in which it is defined, and whether these only change it.
    pub things: BTreeMap<Thing, Vec<(Arc<str>, bool)>>,
    words: BTreeMap<String, Vec<Meant>>,
    /// The first words of names of several words, and of how many the longest consists.
    longest: HashMap<String, usize>,
}

impl Lexicon {
    /// Gathers what files define; each with its name.
    pub fn gather<'s>(files: impl Iterator<Item = (String, &'s Structure)>) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for (file, structure) in files {
            let file: Arc<str> = file.into();
            for definition in &structure.definitions {
                lexicon.add(&file, definition);
            }
        }
        lexicon
    }

    fn add(&mut self, file: &Arc<str>, definition: &Definition) {
        let thing = &definition.thing;
        let known = self.things.entry(thing.clone()).or_default();
        known.push((Arc::clone(file), definition.changes));
        if !SPOKEN.contains(&thing.section) && thing.section != "action" {
            return;
        }
        self.word(&thing.id.clone(), thing, None);
        let has_plural = !["value", "condition", "action", "beat"].contains(&thing.section);
        match &definition.plural {
            Some(plural) => self.word(plural, thing, Some(true)),
            None if has_plural && !definition.changes => self.word(&usual_plural(&thing.id), thing, Some(false)),
            None => {}
        }
    }

    fn word(&mut self, word: &str, thing: &Thing, plural: Option<bool>) {
        let meant = self.words.entry(word.to_owned()).or_default();
        if !meant.iter().any(|known| known.thing == *thing) {
            meant.push(Meant { thing: thing.clone(), plural });
        }
        if let Some((first, rest)) = word.split_once('_') {
            let count = 2 + rest.matches('_').count();
            let longest = self.longest.entry(first.to_owned()).or_default();
            *longest = count.max(*longest);
        }
    }

    /// Whether a thing is defined.
    pub fn has(&self, thing: &Thing) -> bool {
        self.things.contains_key(thing)
    }

    /// With what every word begins that can mean one of these things.
    pub fn stems(&self, things: &[Thing]) -> Vec<String> {
        let known = self.words.iter().filter(|(_, meant)| meant.iter().any(|meant| things.contains(&meant.thing)));
        let mut stems: Vec<String> =
            known.map(|(word, _)| word.split('_').next().unwrap_or_default().to_owned()).collect();
        stems.sort_unstable();
        stems.dedup();
        stems
    }

    /// What a mention speaks of; nothing if it is not defined.
    pub fn mark(&self, mention: &Mention) -> Option<Mark> {
        let thing = |section: &&'static str| Thing::new(section, &*mention.id);
        let things: Vec<Thing> = mention.sections.iter().map(thing).filter(|thing| self.has(thing)).collect();
        let mark = Mark { span: mention.span, things, spelling: mention.spelling, defines: false };
        (!mark.things.is_empty()).then_some(mark)
    }

    /// The words of a passage that mean something.
    pub fn words_in(&self, text: &str, passage: &Passage) -> Vec<Mark> {
        let fits = |section: &str| match passage.prose {
            Prose::Ruling => true,
            Prose::Sentence("event") => true,
            Prose::Sentence(_) => SPOKEN.contains(&section),
        };
        let written = text.get(passage.span.0..passage.span.1).unwrap_or_default();
        let words = words(written);
        let mut marks = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let first = written[words[at].0..words[at].1].split('_').next().unwrap_or_default();
            let longest = self.longest.get(first).copied().unwrap_or(1).max(1);
            let found = (1..=longest.min(words.len() - at)).rev().find_map(|count| {
                let (from, to) = (words[at].0, words[at + count - 1].1);
                let joined = written[from..to].replace(' ', "_");
                let meant = self.words.get(&joined)?;
                let meant: Vec<&Meant> = meant.iter().filter(|meant| fits(meant.thing.section)).collect();
                let first = meant.first()?;
                let blanks = written[from..to].contains(' ');
                let spelling = match (first.plural, blanks) {
                    (None, false) => Spelling::Id,
                    (None, true) => Spelling::Blanks,
                    (Some(false), false) => Spelling::Plural,
                    (Some(false), true) => Spelling::PluralBlanks,
                    (Some(true), _) => Spelling::GivenPlural,
                };
                let things = meant.iter().map(|meant| meant.thing.clone()).collect();
                let span = (passage.span.0 + from, passage.span.0 + to);
                Some((Mark { span, things, spelling, defines: false }, count))
            });
            match found {
                Some((mark, count)) => {
                    marks.push(mark);
                    at += count;
                }
                None => at += 1,
            }
        }
        marks
    }

    /// Everything in a file that speaks of something.
    pub fn marks(&self, text: &str, structure: &Structure) -> Vec<Mark> {
        let seen = structure.definitions.iter().filter(|definition| !definition.remembered);
        let definitions = seen.map(|definition| Mark {
            span: definition.span,
            things: vec![definition.thing.clone()],
            spelling: Spelling::Id,
            defines: true,
        });
        let mentions = structure.mentions.iter().filter_map(|mention| self.mark(mention));
        let words = structure.passages.iter().flat_map(|passage| self.words_in(text, passage));
        definitions.chain(mentions).chain(words).collect()
    }

    /// What stands at a place of a file.
    pub fn at(&self, text: &str, structure: &Structure, byte: usize) -> Vec<Mark> {
        let within = |span: (usize, usize)| (span.0..=span.1).contains(&byte);
        let near = Structure {
            definitions: structure.definitions.iter().filter(|it| within(it.span)).cloned().collect(),
            mentions: structure.mentions.iter().filter(|it| within(it.span)).cloned().collect(),
            passages: structure.passages.iter().filter(|it| within(it.span)).cloned().collect(),
            ..Structure::default()
        };
        self.marks(text, &near).into_iter().filter(|mark| within(mark.span)).collect()
    }
}

/// Where the words of a text stand. Only words that a single blank divides can be one name.
fn words(text: &str) -> Vec<(usize, usize)> {
    let is_part = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    let bytes = text.as_bytes();
    let mut words = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let end = (at..bytes.len()).find(|at| !is_part(bytes[*at])).unwrap_or(bytes.len());
        let letter_before = at > 0 && (bytes[at - 1].is_ascii_alphabetic() || !bytes[at - 1].is_ascii());
        if end > at && !letter_before {
            words.push((at, end));
        }
        at = end.max(at) + 1;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::{Lexicon, Spelling, Structure};

    #[test]
    fn the_longest_name_is_meant() {
        let text =
            "[zone.red_row]\n[kind.row]\n[[rule]]\nevent = 'enters red row'\ndo = 'discard 2 rows in the red_row'\n";
        let structure = Structure::read("a.toml", text, None);
        let lexicon = Lexicon::gather([("p/a.toml".to_owned(), &structure)].into_iter());
        let marks: Vec<(&str, Spelling)> = structure
            .passages
            .iter()
            .flat_map(|passage| lexicon.words_in(text, passage))
            .map(|mark| (&text[mark.span.0..mark.span.1], mark.spelling))
            .collect();
        assert_eq!(marks, [("red row", Spelling::Blanks), ("rows", Spelling::Plural), ("red_row", Spelling::Id)]);
    }
}
