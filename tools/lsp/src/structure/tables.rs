//! What stands in a TOML file: every value is looked at by the form that its key declares.

use lsp_types::SymbolKind;
use quarterdeck_format::walk::{self, Said, entries, items};
use quarterdeck_runtime::packs::{Entry, Node, Value, read_tables};
use quarterdeck_runtime::reference::{Form, ROOTS, Root, Stands};

use crate::lexicon::SPOKEN;

use super::{Heading, KeyAt, Passage, Prose, Structure};
use crate::thing::{Definition, Mention, Span, Spelling, Thing};

/// Reads a file; what is broken in it hides nothing else that can be seen.
pub fn read(text: &str) -> Structure {
    let mut problems = Vec::new();
    let whole = read_tables("", text, &mut problems);
    let mut reading = Reading { text, found: Structure::default() };
    reading.found.broken = problems.iter().any(|problem| problem.code == "pack::broken_toml");
    for entry in entries(&whole) {
        if let Some(root) = ROOTS.iter().find(|root| root.name == entry.key) {
            reading.root(root, entry);
        }
    }
    reading.further_headings();
    reading.found
}

/// Reads how a pack looks: its headings name things of the game, and define none.
pub fn read_looks(text: &str) -> Structure {
    let mut problems = Vec::new();
    let whole = read_tables("", text, &mut problems);
    let mut reading = Reading { text, found: Structure::default() };
    for section in entries(&whole) {
        for entry in entries(&section.value) {
            let span = reading.id_span(entry);
            reading.heading(entry.key.clone(), &section.key, SymbolKind::OBJECT, span);
            reading.mention(span, SPOKEN.to_vec(), &entry.key);
        }
    }
    reading.found
}

/// Where the letters of a text stand, if they stand there as they are.
fn letters(value: &Value, file: &str) -> Option<(String, Span)> {
    let Node::Text(text, quotes) = &value.node else {
        return None;
    };
    let start = value.spot.span.0 + quotes;
    let span = (start, start + text.len());
    (file.get(span.0..span.1) == Some(text.as_str())).then(|| (text.clone(), span))
}

struct Reading<'t> {
    text: &'t str,
    found: Structure,
}

impl Reading<'_> {
    fn root(&mut self, root: &'static Root, entry: &Entry) {
        match root.stands {
            Stands::ById => {
                for thing in entries(&entry.value) {
                    self.definition(root, thing);
                    self.value(&root.form, &thing.value);
                }
            }
            Stands::InList => {
                for item in items(&entry.value) {
                    self.listed(root, item);
                    self.value(&root.form, item);
                }
            }
            Stands::Once | Stands::OfPack => {
                self.heading(root.name.to_owned(), "", SymbolKind::NAMESPACE, entry.spot.span);
                self.value(&root.form, &entry.value);
            }
        }
    }

    fn heading(&mut self, name: String, detail: &str, kind: SymbolKind, span: Span) {
        self.found.outline.push(Heading { name, detail: detail.to_owned(), kind, span });
    }

    fn definition(&mut self, root: &'static Root, entry: &Entry) {
        let said = |key: &str| entries(&entry.value).iter().find(|entry| entry.key == key).map(|entry| &entry.value);
        let is_true = |key: &str| said(key).is_some_and(|value| value.node == Node::Flag(true));
        let plural = |key: &str| match said(key).map(|value| &value.node) {
            Some(Node::Text(text, _)) => Some(text.replace(' ', "_")),
            _ => None,
        };
        let changes = is_true("replaces") || is_true("extends");
        let span = self.id_span(entry);
        self.heading(entry.key.clone(), root.name, symbol(root.name), span);
        let thing = Thing::new(root.name, &*entry.key);
        let definition = Definition { thing, span, plural: plural("plural"), changes, remembered: false };
        self.found.definitions.push(definition);
        if let Some((place, span)) =
            said("place").filter(|_| root.name == "board").and_then(|it| letters(it, self.text))
        {
            let (thing, plural) = (Thing::new("place", place), plural("places"));
            self.found.definitions.push(Definition { thing, span, plural, changes, remembered: false });
        }
        if let Some(Node::List(values)) = said("values").map(|values| &values.node) {
            for (value, span) in values.iter().filter_map(|value| letters(value, self.text)) {
                let thing = Thing::new("value", value);
                self.found.definitions.push(Definition { thing, span, plural: None, changes, remembered: false });
            }
        }
    }

    /// Where an id stands, without quotes.
    fn id_span(&self, entry: &Entry) -> Span {
        let (from, to) = entry.spot.span;
        match self.text.get(from..to) {
            Some(written) if written.len() == entry.key.len() + 2 => (from + 1, to - 1),
            _ => (from, to),
        }
    }

    /// An item of a list; a rule can have an id.
    fn listed(&mut self, root: &'static Root, item: &Value) {
        let said = |key: &str| entries(item).iter().find(|entry| entry.key == key);
        let telling = ["id", "event", "because", "if"].iter().find_map(|key| letters(&said(key)?.value, self.text));
        let (name, span) = telling.unwrap_or_else(|| (root.name.to_owned(), (item.spot.span.0, item.spot.span.0)));
        self.heading(name, root.name, SymbolKind::EVENT, span);
        let id = said("id").filter(|_| root.name == "rule").and_then(|entry| letters(&entry.value, self.text));
        if let Some((id, span)) = id {
            let changes = said("replaces").or(said("extends")).is_some();
            let thing = Thing::new(root.name, id);
            self.found.definitions.push(Definition { thing, span, plural: None, changes, remembered: false });
        }
    }

    fn mention(&mut self, span: Span, sections: Vec<&'static str>, id: &str) {
        self.found.mentions.push(Mention { span, sections, id: id.to_owned(), spelling: Spelling::Id });
    }

    fn value(&mut self, form: &Form, value: &Value) {
        walk::value(form, value, &mut |said| match said {
            Said::Key(entry, key) => self.found.keys.push(KeyAt { span: entry.spot.span, key }),
            Said::Name(entry, section) => self.mention(self.id_span(entry), vec![section], &entry.key),
            Said::Id(value, sections) => self.mentioned(value, sections),
            Said::Sentence(value, sort) => {
                if let Some((_, span)) = letters(value, self.text) {
                    self.found.passages.push(Passage { span, prose: Prose::Sentence(sort) });
                }
            }
            Said::Function(value) => self.mentioned(value, vec!["script"]),
            Said::Printed(value) => self.mentioned(value, vec!["value"]),
        });
    }

    fn mentioned(&mut self, value: &Value, sections: Vec<&'static str>) {
        if let Some((id, span)) = letters(value, self.text) {
            self.mention(span, sections, &id);
        }
    }

    /// Headings that go on with a table (`[[card.x.when]]` below `[card.x]`): the tree holds only the first of them.
    fn further_headings(&mut self) {
        let mut start = 0;
        for line in self.text.split_inclusive('\n') {
            let inner = line.trim_start_matches([' ', '\t']).trim_start_matches('[');
            let at = start + line.len() - inner.len();
            start += line.len();
            let Some((first, rest)) = inner.split_once('.').filter(|_| line.trim_start().starts_with('[')) else {
                continue;
            };
            let Some(root) = ROOTS.iter().find(|root| root.name == first.trim() && root.stands == Stands::ById) else {
                continue;
            };
            let from = at + first.len() + 1 + rest.len() - rest.trim_start_matches([' ', '"', '\'']).len();
            let id: String =
                self.text[from..].chars().take_while(|sign| sign.is_alphanumeric() || "_-".contains(*sign)).collect();
            let span = (from, from + id.len());
            if !id.is_empty() && !self.found.definitions.iter().any(|known| known.span == span) {
                self.mention(span, vec![root.name], &id);
            }
        }
    }
}

fn symbol(section: &str) -> SymbolKind {
    match section {
        "card" => SymbolKind::CLASS,
        "kind" => SymbolKind::INTERFACE,
        "zone" | "board" => SymbolKind::PACKAGE,
        "attribute" => SymbolKind::FIELD,
        "resource" | "counter" => SymbolKind::NUMBER,
        "query" | "condition" => SymbolKind::PROPERTY,
        "phase" | "chapter" | "beat" => SymbolKind::NAMESPACE,
        "action" | "effect" => SymbolKind::FUNCTION,
        "option" => SymbolKind::ENUM,
        "event" => SymbolKind::EVENT,
        _ => SymbolKind::OBJECT,
    }
}

#[cfg(test)]
mod tests {
    use super::{Prose, Structure, read};

    fn written(text: &str, spans: impl Iterator<Item = (usize, usize)>) -> Vec<&str> {
        spans.map(|(from, to)| &text[from..to]).collect()
    }

    const TEXT: &str = "[attribute.hue]\nvalues = [\"red\", \"blue\"]\n\n[card.lamp]\nkind = [\"thing\"]\nhue = \"red\"\nif = 'late is 1'\n\n\
        [[card.lamp.when]]\nevent = 'enters row'\ndo = ['gain 1 bead', { each = 'opponent', do = 'draw 1 card' }]\n";

    fn all(structure: &Structure, text: &str) -> [Vec<String>; 3] {
        let own = |spans: Vec<&str>| spans.into_iter().map(str::to_owned).collect();
        [
            own(written(text, structure.definitions.iter().map(|it| it.span))),
            own(written(text, structure.mentions.iter().map(|it| it.span))),
            own(written(text, structure.passages.iter().map(|it| it.span))),
        ]
    }

    #[test]
    fn ids_and_sentences_are_found_where_they_stand() {
        let structure = read(TEXT);
        let [definitions, mentions, passages] = all(&structure, TEXT);
        assert_eq!(definitions, ["hue", "red", "blue", "lamp"]);
        assert_eq!(mentions, ["thing", "hue", "red", "lamp"]);
        assert_eq!(passages, ["late is 1", "enters row", "gain 1 bead", "opponent", "draw 1 card"]);
        assert_eq!(structure.passages[1].prose, Prose::Sentence("event"));
        assert!(!structure.broken);
    }

    #[test]
    fn a_broken_line_hides_nothing_else() {
        let broken = TEXT.replace("kind = [\"thing\"]", "kind = thing \"");
        let structure = read(&broken);
        assert!(structure.broken);
        let [definitions, _, passages] = all(&structure, &broken);
        assert_eq!(definitions, ["hue", "red", "blue", "lamp"]);
        assert_eq!(passages.last().map(String::as_str), Some("draw 1 card"));
    }
}
