//! What stands in a TOML file: every value is looked at by the form that its key declares.

use lsp_types::SymbolKind;
use quarterdeck_runtime::packs::{Entry, Node, Value, read_tables};
use quarterdeck_runtime::reference::{Form, ROOTS, Root, Stands, TABLES, TableKeys};

use crate::lexicon::SPOKEN;

use super::{Heading, KeyAt, Passage, Prose, Structure};
use crate::thing::{Definition, Mention, Span, Spelling, Thing};

/// Tables whose keys may stand in any other.
const EVERYWHERE: [&str; 3] = ["changing", "hooked", "belonging"];

/// A declaration by its name.
pub fn table(name: &str) -> Option<&'static TableKeys> {
    TABLES.iter().copied().find(|table| table.name == name)
}

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

fn entries(value: &Value) -> &[Entry] {
    match &value.node {
        Node::Table(entries) => entries,
        _ => &[],
    }
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
                let list = match &entry.value.node {
                    Node::List(items) => items.as_slice(),
                    _ => std::slice::from_ref(&entry.value),
                };
                for item in list {
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
        match form {
            Form::Id(section) => {
                if let Some((id, span)) = letters(value, self.text) {
                    self.mention(span, vec![section], &id);
                }
            }
            Form::Sentence(sort) => self.sentence(sort, value),
            Form::Effect => match &value.node {
                Node::Text(..) => self.sentence("instruction", value),
                Node::List(items) => items.iter().for_each(|item| self.value(form, item)),
                Node::Table(_) => self.table(table("doing"), value),
                _ => {}
            },
            Form::Table(keys) => self.table(Some(keys), value),
            Form::Names(what, form) => {
                for entry in entries(value) {
                    let section = what
                        .split(' ')
                        .next()
                        .and_then(|what| ["option", "attribute"].into_iter().find(|known| *known == what));
                    if let Some(section) = section {
                        self.mention(self.id_span(entry), vec![section], &entry.key);
                    }
                    self.value(form, &entry.value);
                }
            }
            Form::Either(forms) => self.either(forms, value),
            Form::Several(form) => match &value.node {
                Node::List(items) => items.iter().for_each(|item| self.value(form, item)),
                _ => self.value(form, value),
            },
            Form::Text(what) if what.contains("function") => {
                if let Some((id, span)) = letters(value, self.text) {
                    self.mention(span, vec!["script"], &id);
                }
            }
            Form::Text(_) | Form::Number(..) | Form::Flag | Form::True | Form::Word(_) | Form::Pair(..) => {}
        }
    }

    /// The form that fits the value; of several ids, any.
    fn either(&mut self, forms: &[Form], value: &Value) {
        match &value.node {
            Node::Text(..) => {
                let ids: Vec<&'static str> = forms
                    .iter()
                    .filter_map(|form| if let Form::Id(section) = form { Some(*section) } else { None })
                    .collect();
                if let Some((id, span)) = letters(value, self.text).filter(|_| !ids.is_empty()) {
                    self.mention(span, ids, &id);
                    return;
                }
                let spoken = |form: &&Form| matches!(form, Form::Sentence(_) | Form::Effect | Form::Several(_));
                if let Some(form) = forms.iter().find(spoken) {
                    self.value(form, value);
                }
            }
            Node::Table(_) => {
                let with_keys =
                    forms.iter().filter(|form| matches!(form, Form::Table(_) | Form::Names(..) | Form::Effect));
                // Of an effect and a table of its own, the one that has all the keys.
                let fits = |form: &&Form| match form {
                    Form::Table(keys) => entries(value).iter().all(|entry| keys.key(&entry.key).is_some()),
                    _ => true,
                };
                let mut with_keys: Vec<&Form> = with_keys.collect();
                with_keys.sort_by_key(|form| !matches!(form, Form::Table(_)));
                if let Some(form) = with_keys.iter().copied().find(fits).or(with_keys.first().copied()) {
                    self.value(form, value);
                }
            }
            Node::List(_) => {
                if let Some(form) = forms.iter().find(|form| matches!(form, Form::Several(_) | Form::Effect)) {
                    self.value(form, value);
                }
            }
            _ => {}
        }
    }

    fn table(&mut self, keys: Option<&'static TableKeys>, value: &Value) {
        for entry in entries(value) {
            let common = EVERYWHERE.iter().filter_map(|name| table(name)).find_map(|keys| keys.key(&entry.key));
            match keys.and_then(|keys| keys.key(&entry.key)).or(common) {
                Some(key) => {
                    self.found.keys.push(KeyAt { span: entry.spot.span, key });
                    self.value(&key.form, &entry.value);
                }
                None if keys.is_some_and(|keys| keys.others.is_some()) => self.printed(entry),
                None => {}
            }
        }
    }

    /// An attribute with what is printed.
    fn printed(&mut self, entry: &Entry) {
        self.mention(self.id_span(entry), vec!["attribute"], &entry.key);
        let values = match &entry.value.node {
            Node::List(items) => items.as_slice(),
            _ => std::slice::from_ref(&entry.value),
        };
        for (word, span) in values.iter().filter_map(|value| letters(value, self.text)).collect::<Vec<_>>() {
            self.mention(span, vec!["value"], &word);
        }
    }

    fn sentence(&mut self, sort: &'static str, value: &Value) {
        if let Some((_, span)) = letters(value, self.text) {
            self.found.passages.push(Passage { span, prose: Prose::Sentence(sort) });
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
