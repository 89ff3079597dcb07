//! Words that fit at a place: keys of a table, ids of a section, words of a sentence, keys of texts.

mod context;
mod forms;
mod ruling;
pub mod script;

use lsp_types::{CompletionItem, CompletionItemKind, CompletionTextEdit, Documentation, TextEdit};
use quarterdeck_dsl::is_beginning;
use quarterdeck_dsl::vocabulary::{Meaning, RESERVED, Vocabulary};
use quarterdeck_runtime::reference::{Form, KeyInfo, ROOTS, RULES, Stands};
use quarterdeck_runtime::telling::TextRule;

use self::context::{Place, place};
use self::forms::{Leads, keys, lead, plain};
use crate::hover::{Pointed, form as sentence_form};
use crate::lexicon::SPOKEN;
use crate::lines::Lines;
use crate::thing::Span;

/// Words of the grammar that are said together.
const PHRASES: &[&str] = &[
    "at least",
    "at most",
    "up to",
    "more than",
    "less than",
    "fewer than",
    "not exactly",
    "rounded up",
    "rounded down",
    "divided by",
    "with the most",
    "with the fewest",
    "the same",
    "wildcards allowed",
    "there is",
    "there are",
];

/// A word that could stand at the place.
struct Offer {
    label: String,
    written: String,
    kind: CompletionItemKind,
    detail: String,
    about: String,
    /// What comes first.
    rank: u8,
}

impl Offer {
    fn new(label: impl Into<String>, kind: CompletionItemKind, detail: impl Into<String>) -> Offer {
        let label = label.into();
        Offer { written: label.clone(), label, kind, detail: detail.into(), about: String::new(), rank: 5 }
    }
}

impl Pointed<'_> {
    /// Everything that fits at a place, and replaces what is being written there.
    pub fn complete(&self, byte: usize) -> Option<Vec<CompletionItem>> {
        let text = self.shelf.text(self.file)?;
        let before = text.get(..byte)?;
        let (offers, from) = match self.file.path.rsplit('.').next()? {
            "toml" => self.in_tables(before),
            "ftl" => self.in_texts(before),
            "ruling" => self.in_ruling(before),
            "luau" => self.in_script(before),
            _ => return None,
        };
        let begun = before[from..].to_lowercase().replace(' ', "_");
        // Of a name of several words, the first are not to be written twice.
        let fits = |offer: &Offer| {
            let label = offer.label.to_lowercase().replace(' ', "_");
            if offer.label.contains(' ') { label.starts_with(&begun) } else { label.contains(&begun) }
        };
        let span = (from, byte);
        let lines = Lines::new(text);
        Some(offers.into_iter().filter(fits).map(|offer| item(offer, text, &lines, span)).collect())
    }

    fn in_tables(&self, before: &str) -> (Vec<Offer>, usize) {
        match place(before) {
            Place::Heading(written) => self.headings(&written, before.len()),
            Place::Key(path) => {
                let from = word_start(before);
                let offers = match lead(&path) {
                    Some(Leads::Form { form, own }) => self.keys(&form, own),
                    _ => Vec::new(),
                };
                (offers, from)
            }
            Place::Value(path, quote) => {
                let offers = match lead(&path) {
                    Some(Leads::Form { form, .. }) => plain(&form),
                    Some(Leads::Printed) => {
                        return (
                            self.printed(path.last().map_or("", String::as_str), quote.is_some()),
                            quote.unwrap_or(word_start(before)),
                        );
                    }
                    _ => Vec::new(),
                };
                self.values(&offers, before, quote)
            }
        }
    }

    fn headings(&self, written: &str, end: usize) -> (Vec<Offer>, usize) {
        let from = end - written.rsplit('.').next().unwrap_or(written).len();
        let offers = match written.split_once('.') {
            None => {
                let shown = |stands| match stands {
                    Stands::ById => "[….id]",
                    Stands::InList => "[[…]]",
                    Stands::Once | Stands::OfPack => "[…]",
                };
                ROOTS.iter().map(|root| Offer::new(root.name, CompletionItemKind::STRUCT, shown(root.stands))).collect()
            }
            Some((section, rest)) if !rest.contains('.') => self.ids(&[section]),
            Some((section, rest)) => {
                let mut path = vec![section.to_owned()];
                path.extend(rest.split('.').map(str::to_owned));
                path.pop();
                match lead(&path) {
                    Some(Leads::Form { form, own }) => self.keys(&form, own),
                    _ => Vec::new(),
                }
            }
        };
        (offers, from)
    }

    fn keys(&self, form: &Form, own: bool) -> Vec<Offer> {
        let (keys, others) = keys(form, own);
        let offer = |key: &&KeyInfo| {
            let mut offer = Offer::new(key.name, CompletionItemKind::PROPERTY, key.form.words());
            offer.written = format!("{} = ", key.name);
            offer.about = key.meaning();
            offer.rank = if key.must.is_some() { 1 } else { 3 };
            offer
        };
        let mut offers: Vec<Offer> = keys.iter().map(offer).collect();
        if others {
            offers.extend(
                self.ids(&["attribute"])
                    .into_iter()
                    .map(|offer| Offer { written: format!("{} = ", offer.label), ..offer }),
            );
        }
        if let Form::Names(what, _) = form {
            let section = what.split(' ').next().unwrap_or_default();
            offers.extend(
                self.ids(&[section]).into_iter().map(|offer| Offer { written: format!("{} = ", offer.label), ..offer }),
            );
        }
        offers
    }

    /// Ids of sections, with the names that players read.
    fn ids(&self, sections: &[&str]) -> Vec<Offer> {
        let things = self.lexicon.things.keys().filter(|thing| sections.contains(&thing.section));
        things
            .map(|thing| {
                let name =
                    self.game.map(|game| game.locales.word(self.language, &thing.id)).filter(|name| *name != thing.id);
                let detail = name.map_or_else(|| thing.section.to_owned(), |name| format!("{}: {name}", thing.section));
                Offer { rank: 2, ..Offer::new(&*thing.id, item_kind(thing.section), detail) }
            })
            .collect()
    }

    fn values(&self, forms: &[Form], before: &str, quote: Option<usize>) -> (Vec<Offer>, usize) {
        if let (Some(quote), Some(sort)) = (quote, forms.iter().find_map(sentence_sort)) {
            let (mut offers, from) = self.in_sentence(before, quote, sort);
            for section in
                forms.iter().filter_map(|form| if let Form::Id(section) = form { Some(*section) } else { None })
            {
                offers.extend(self.ids(&[section]));
            }
            return (offers, from);
        }
        let mut offers = Vec::new();
        for form in forms {
            match form {
                Form::Id("pack") => {
                    let packs = self.shelf.packs.keys().filter(|id| **id != self.file.pack);
                    offers.extend(packs.map(|id| Offer::new(id, CompletionItemKind::MODULE, "pack")));
                }
                Form::Id(section) => offers.extend(self.ids(&[section])),
                Form::Word(words) => {
                    offers
                        .extend(words().into_iter().map(|word| Offer::new(word, CompletionItemKind::ENUM_MEMBER, "")));
                }
                Form::Flag | Form::True if quote.is_none() => {
                    let words: &[&str] = if matches!(form, Form::True) { &["true"] } else { &["true", "false"] };
                    let offer = |word: &&str| Offer { rank: 1, ..Offer::new(*word, CompletionItemKind::VALUE, "") };
                    offers.extend(words.iter().map(offer));
                }
                Form::Text(what) if what.contains("function") => offers.extend(self.ids(&["script"])),
                _ => {}
            }
        }
        let from = quote.unwrap_or_else(|| word_start(before));
        if quote.is_none() {
            // What is no word of TOML stands in quotes.
            for offer in &mut offers {
                if !["true", "false"].contains(&offer.written.as_str()) {
                    offer.written = format!("\"{}\"", offer.written);
                }
            }
        }
        (offers, from)
    }

    /// The values of an attribute.
    fn printed(&self, attribute: &str, in_quotes: bool) -> Vec<Offer> {
        let known = self.game.and_then(|game| game.attributes.iter().find(|known| known.name == attribute));
        let offer = |word: &String| {
            let mut offer = Offer::new(word, CompletionItemKind::ENUM_MEMBER, attribute);
            if !in_quotes {
                offer.written = format!("\"{word}\"");
            }
            offer
        };
        known.map(|known| known.values.iter().map(offer).collect()).unwrap_or_default()
    }

    /// Words with which a sentence can go on: those of the grammar one by one, and names and verbs if any can stand there.
    fn in_sentence(&self, before: &str, start: usize, sort: &str) -> (Vec<Offer>, usize) {
        let from = word_start(before).max(start);
        let said = before[start..from].trim_start();
        let Some(game) = self.game else {
            return (self.ids(SPOKEN), from);
        };
        let Some(form) = sentence_form(sort) else {
            // Of an event there is little to say: what happens, and to what.
            let verbs = ["enters", "leaves", "arrives on", "begins", "ends", "gained", "lost", "done"];
            let mut offers: Vec<Offer> = self.ids(&["zone", "board", "phase", "event", "resource", "action"]);
            offers.extend(verbs.iter().map(|word| Offer::new(*word, CompletionItemKind::KEYWORD, "")));
            return (offers, from);
        };
        let vocabulary = &game.vocabulary;
        // What is not being written need not be tried.
        let begun = before[from..].to_lowercase();
        let fits = |word: &str| is_beginning(&format!("{said}{word}"), form, vocabulary);
        let mut offers: Vec<Offer> = RESERVED
            .iter()
            .chain(PHRASES)
            .filter(|word| word.starts_with(&begun) && fits(word))
            .map(|word| Offer { rank: 4, ..Offer::new(*word, CompletionItemKind::KEYWORD, "") })
            .collect();
        // All names are alike to the grammar, and so are all verbs.
        let any_name = fits("card");
        if any_name {
            let spoken = self.ids(SPOKEN).into_iter();
            offers.extend(spoken.map(|offer| Offer {
                label: offer.label.replace('_', " "),
                written: offer.written.replace('_', " "),
                ..offer
            }));
        }
        let words: Vec<(&str, bool, String)> = engine_words(vocabulary).collect();
        let any_verb = words.iter().find(|(_, is_verb, _)| *is_verb).is_some_and(|(verb, ..)| fits(verb));
        let fitting = words.into_iter().filter(|(_, is_verb, _)| if *is_verb { any_verb } else { any_name });
        offers.extend(fitting.map(|(word, _, about)| {
            let kind = CompletionItemKind::KEYWORD;
            Offer { rank: 3, ..Offer::new(word.replace('_', " "), kind, about) }
        }));
        (offers, from)
    }

    fn in_texts(&self, before: &str) -> (Vec<Offer>, usize) {
        let line = before.rsplit('\n').next().unwrap_or_default();
        let is_key = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
        let from = before.len() - line.chars().rev().take_while(|sign| is_key(*sign)).count();
        if line.chars().all(is_key) {
            return (self.missing_texts(), from);
        }
        let inside = line.rfind('{') > line.rfind('}');
        if !inside {
            return (Vec::new(), from);
        }
        let entries =
            self.shelf.structure(self.file).map(|structure| structure.definitions.as_slice()).unwrap_or_default();
        let of = entries.iter().rfind(|definition| definition.span.0 <= before.len());
        let key = of.map(|definition| definition.thing.id.as_str()).unwrap_or_default();
        if before[..from].ends_with('$') {
            let rules = RULES.iter().filter(|rule| rule.id(key).is_some() || rule.prefix == key);
            let named = rules.flat_map(|rule| rule.variables).filter(|(name, _)| !name.contains(['<', ' ']));
            let mut offers: Vec<Offer> =
                named.map(|(name, about)| Offer::new(*name, CompletionItemKind::VARIABLE, *about)).collect();
            // Some are named by what stands elsewhere: numbers printed on a card, what was chosen.
            let open = RULES.iter().filter(|rule| rule.id(key).is_some());
            let open = open.flat_map(|rule| rule.variables).any(|(name, _)| name.contains(['<', ' ']));
            let others: &[&str] = if open { &["kind", "attribute", "place", "card"] } else { &[] };
            offers.extend(self.ids(others).into_iter().map(|offer| Offer {
                label: offer.label.replace('_', "-"),
                written: offer.written.replace('_', "-"),
                ..offer
            }));
            return (offers, from);
        }
        (self.ids(&["text"]), from)
    }

    /// Keys that another language of the pack has and this one has not, and names of things that have none.
    fn missing_texts(&self) -> Vec<Offer> {
        let Some(pack) = self.shelf.packs.get(&self.file.pack) else {
            return Vec::new();
        };
        let language = |path: &str| {
            path.strip_prefix("locales/").map(|rest| rest.split(['/', '.']).next().unwrap_or_default().to_owned())
        };
        let own = language(&self.file.path);
        let keys = |wanted: bool| {
            let wanted = |path: &str| path.ends_with(".ftl") && (language(path) == own) == wanted;
            let files = pack.structures.iter().filter(|(path, _)| wanted(path));
            let texts = files.flat_map(|(_, structure)| &structure.definitions);
            texts.map(|definition| definition.thing.id.clone()).collect::<std::collections::BTreeSet<String>>()
        };
        let own_keys = keys(true);
        let mut missing = keys(false);
        for structure in pack.structures.values() {
            for thing in structure.definitions.iter().filter(|it| !it.changes).map(|it| &it.thing) {
                for rule in RULES.iter().filter(|rule| rule.required && belongs(rule, thing.section)) {
                    missing.insert(rule.key(&thing.id));
                }
            }
        }
        let missing = missing.into_iter().filter(|key| !own_keys.contains(key));
        missing
            .map(|key| {
                let about = RULES.iter().find(|rule| rule.id(&key).is_some()).map_or("", |rule| rule.about);
                Offer { written: format!("{key} = "), ..Offer::new(key, CompletionItemKind::TEXT, about) }
            })
            .collect()
    }
}

/// Whether a text of this rule can be about things of a section.
fn belongs(rule: &TextRule, section: &str) -> bool {
    rule.suffix.is_empty() && !rule.of.contains("value of") && crate::structure::sections(rule).contains(&section)
        || rule.prefix == "word"
            && ["kind", "attribute", "resource", "zone", "board", "counter", "query", "event", "phase", "card"]
                .contains(&section)
}

fn sentence_sort(form: &Form) -> Option<&'static str> {
    match form {
        Form::Sentence(sort) => Some(*sort),
        Form::Effect => Some("instruction"),
        _ => None,
    }
}

/// Words that no pack defines, whether they are verbs, and what they mean.
fn engine_words(vocabulary: &Vocabulary) -> impl Iterator<Item = (&str, bool, String)> {
    let own = |meaning: &Meaning| {
        matches!(
            meaning,
            Meaning::AnyCard
                | Meaning::AnyPlayer
                | Meaning::Opponent
                | Meaning::Partner
                | Meaning::Team
                | Meaning::ActivePlayer
                | Meaning::FirstPlayer
                | Meaning::Owner
                | Meaning::ActionsLeft
                | Meaning::ActionsTaken
                | Meaning::Empty
                | Meaning::FaceDown
                | Meaning::FaceUp
                | Meaning::Position
                | Meaning::AnyZone
                | Meaning::AnyAmount
                | Meaning::Done
                | Meaning::Told
                | Meaning::NextBeat
                | Meaning::Verb(_)
        )
    };
    vocabulary.words().filter_map(move |(word, meanings)| {
        let meaning = meanings.iter().find(|meaning| own(meaning))?;
        Some((word, matches!(meaning, Meaning::Verb(_)), vocabulary.about(*meaning)))
    })
}

/// Where the word begins that is being written.
fn word_start(before: &str) -> usize {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    before.len() - before.bytes().rev().take_while(is_part).count()
}

fn item_kind(section: &str) -> CompletionItemKind {
    match section {
        "card" => CompletionItemKind::CLASS,
        "kind" => CompletionItemKind::INTERFACE,
        "zone" | "board" | "place" => CompletionItemKind::FOLDER,
        "attribute" | "resource" | "counter" => CompletionItemKind::FIELD,
        "query" | "condition" => CompletionItemKind::PROPERTY,
        "action" | "effect" | "script" => CompletionItemKind::FUNCTION,
        "event" => CompletionItemKind::EVENT,
        "value" | "option" => CompletionItemKind::ENUM_MEMBER,
        "text" => CompletionItemKind::TEXT,
        _ => CompletionItemKind::REFERENCE,
    }
}

fn item(offer: Offer, text: &str, lines: &Lines, span: Span) -> CompletionItem {
    let edit = TextEdit { range: lines.range(text, span), new_text: offer.written };
    CompletionItem {
        sort_text: Some(format!("{}{}", offer.rank, offer.label)),
        label: offer.label,
        kind: Some(offer.kind),
        detail: Some(offer.detail).filter(|detail| !detail.is_empty()),
        documentation: Some(offer.about).filter(|about| !about.is_empty()).map(Documentation::String),
        text_edit: Some(CompletionTextEdit::Edit(edit)),
        ..CompletionItem::default()
    }
}
