//! What stands on a card: name, numbers with their symbols, colour, picture, text, kind. Nothing is drawn yet.

use std::collections::{BTreeMap, HashMap};

use quarterdeck_dsl::vocabulary::{AttributeType, FamilyId};
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::{ABSENT, PrintingId, Symbol as Drawn};
use quarterdeck_runtime::seen::{Figure, SeenCard, SeenOption};
use quarterdeck_runtime::telling::{Tongue, capital};

use crate::frame::{Frame, Reading, Title};
use crate::inline::Signs;
use crate::look::{From, Looks, Symbol, Template};
use crate::names::Names;
use crate::palette::Colour;
use crate::shape::Shape;

/// A number on a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Number {
    pub id: String,
    pub name: String,
    /// What is written; nothing if the symbol says it all.
    pub value: String,
    /// What is printed, if it is another number now.
    pub printed: Option<String>,
    pub symbol: Symbol,
}

/// What is in the middle of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Art {
    Shape(Shape),
    /// The first letter of the name.
    Letter(char),
}

/// What stands on a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// The card, if it is one of the game's.
    pub(crate) id: Option<String>,
    pub(crate) name: String,
    pub(crate) colour: Colour,
    pub(crate) art: Art,
    /// Numbers in corners: top left, top right, bottom left, bottom right.
    pub(crate) corners: Vec<Option<Number>>,
    /// All other numbers.
    pub(crate) numbers: Vec<Number>,
    /// What lies on it.
    pub(crate) counters: Vec<Number>,
    pub(crate) text: String,
    /// The text with signs for symbols, and the symbols.
    pub(crate) marked: (String, Vec<Symbol>),
    /// A line that belongs to no rule.
    pub(crate) flavor: String,
    pub(crate) kind: String,
    /// How it is set.
    pub(crate) set: (Frame, Title, Reading),
    /// Width and height in millimetres.
    pub(crate) size: [u16; 2],
    /// What is on the other side.
    pub(crate) back: (Option<Shape>, Option<Colour>),
}

/// The size of a card of which nothing is said, in millimetres: that of cards for poker.
pub const CARD_SIZE: [u16; 2] = [63, 88];

impl Face {
    /// The card whose face it is.
    pub fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    /// Width and height in millimetres.
    pub fn size(&self) -> [u16; 2] {
        self.size
    }
}

/// What is printed on cards of one printing.
struct Printed {
    family: String,
    number: FamilyId,
    kinds: Vec<usize>,
    /// Numbers and words: attribute and value.
    values: Vec<(usize, i32)>,
    /// The numbers in its name.
    numbers: String,
}

/// Makes faces of the cards of a game.
pub struct Faces {
    looks: Looks,
    /// The packs say which numbers are drawn with cards; then there are no others.
    chosen: bool,
    printed: HashMap<String, Printed>,
    /// Names for the numbers in names, by language.
    names: BTreeMap<String, Names>,
    /// What has a symbol, by language and name.
    signs: BTreeMap<String, Signs>,
}

impl Faces {
    /// The faces of a game with these looks.
    pub fn new(game: &Game, looks: Looks) -> Faces {
        let printed = game.printings.iter().enumerate().map(|(at, printing)| {
            let family = &game.families.unnoted()[usize::from(printing.family)];
            let values = printing.values.iter().copied().enumerate().filter(|(_, value)| *value != ABSENT);
            let is_number = |at: &usize| game.attributes[*at].values.is_empty() && !is_flag(game, *at);
            let shown = family.shows.iter().map(|id| usize::from(*id)).filter(is_number);
            let numbers = shown.map(|at| printing.values[at]).filter(|value| *value != ABSENT);
            let printed = Printed {
                family: family.name.clone(),
                number: printing.family,
                kinds: family.kinds.indices().collect(),
                values: values.collect(),
                numbers: numbers.map(|value| value.to_string()).collect::<Vec<_>>().join("/"),
            };
            (game.printing_id(PrintingId::at(at)).to_string(), printed)
        });
        let chosen = game.drawing.symbols.iter().any(|symbols| !symbols.is_empty());
        let spoken = || game.locales.languages();
        let signs = spoken().map(|language| (language.to_owned(), Signs::of(&looks, Tongue { game, language })));
        let signs = signs.collect();
        let names = spoken().map(|language| (language.to_owned(), Names::of(Tongue { game, language })));
        Faces { looks, chosen, printed: printed.collect(), names: names.collect(), signs }
    }

    /// A text with names for the numbers in the names of cards.
    pub fn tell(&self, text: &str, language: &str) -> String {
        self.names.get(language).map_or_else(|| text.to_owned(), |names| names.tell(text))
    }

    /// The label of an option, with names for these numbers.
    pub fn label(&self, option: &SeenOption, language: &str) -> String {
        self.names.get(language).map_or_else(|| option.label.clone(), |names| names.label(option))
    }

    /// How the game looks.
    pub fn looks(&self) -> &Looks {
        &self.looks
    }

    /// A text with symbols for the names of what has one.
    fn marked(&self, text: &str, tongue: &Tongue<'_>) -> (String, Vec<Symbol>) {
        self.signs.get(tongue.language).map_or_else(|| (text.to_owned(), Vec::new()), |signs| signs.mark(text))
    }

    /// The face of a card as it is seen.
    pub fn face(&self, card: &SeenCard, tongue: &Tongue<'_>) -> Face {
        let game = tongue.game;
        let counters = card.counters.iter().map(|figure| self.figure(figure)).collect();
        let Some(printed) = self.printed.get(card.id.as_str()) else {
            let name = capital(&card.name);
            return Face {
                id: None,
                art: Art::Letter(initial(&name)),
                name,
                colour: Colour::of_kind(0),
                corners: Vec::new(),
                numbers: card.symbols.iter().map(|figure| self.figure(figure)).collect(),
                counters,
                text: card.text.to_string(),
                marked: self.marked(&card.text, tongue),
                flavor: String::new(),
                kind: String::new(),
                set: Default::default(),
                size: CARD_SIZE,
                back: (None, None),
            };
        };
        let kinds = || printed.kinds.iter().map(|at| game.kinds[*at].name.as_str());
        let template = self.looks.template(kinds(), &printed.family);
        let name = match printed.numbers.as_str() {
            "" => capital(&card.name),
            numbers => capital(&card.name.replacen(&format!(" {numbers}"), "", 1)),
        };
        let mut numbers = self.numbers(card, printed, tongue);
        let corners = self.corners(&template, &mut numbers);
        Face {
            id: Some(card.id.to_string()),
            art: self.art(game, printed, &template).map_or_else(|| Art::Letter(initial(&name)), Art::Shape),
            name,
            colour: self.colour(game, printed, &template),
            corners,
            numbers,
            counters,
            text: card.text.to_string(),
            marked: self.marked(&card.text, tongue),
            flavor: tongue.flavor(printed.number).unwrap_or_default(),
            kind: told_kinds(kinds().map(|kind| tongue.word(kind).to_string()).collect()),
            set: (
                template.frame.unwrap_or_default(),
                template.title.unwrap_or_default(),
                template.text.unwrap_or_default(),
            ),
            size: template.size.unwrap_or(CARD_SIZE),
            back: (template.back, template.back_colour),
        }
    }

    /// What comes when a card is turned over: its other side, or the next of its faces; nothing behind the last of several.
    pub fn behind(&self, id: &str, tongue: &Tongue<'_>, options: &[i16]) -> Option<Face> {
        let game = tongue.game;
        let own = PrintingId::all(game.printings.len()).find(|printing| **game.printing_id(*printing) == *id)?;
        let faces = &game.printings[usize::from(own)].faces;
        let at = faces.iter().position(|face| *face == own)?;
        let next = match faces.len() {
            2 => faces[1 - at],
            _ => *faces.get(at + 1)?,
        };
        Some(self.printed(next, tongue, options))
    }

    /// The face of a card as it comes out of the box, with these options.
    pub fn printed(&self, id: PrintingId, tongue: &Tongue<'_>, options: &[i16]) -> Face {
        let game = tongue.game;
        let printing = &game.printings[usize::from(id)];
        let mut symbols = Vec::new();
        for symbol in &game.drawing.symbols[usize::from(printing.family)] {
            let drawn = match *symbol {
                Drawn::Attribute(at) => Some((&game.attributes[usize::from(at)].name, usize::from(at))),
                Drawn::Query(at) => {
                    let query = &game.queries.unnoted()[usize::from(at)];
                    printed_base(game, query.base.text()).map(|at| (&query.name, at))
                }
            };
            let value = |at: usize| Some(printing.values[at]).filter(|value| *value != ABSENT && *value != 0);
            symbols.extend(drawn.and_then(|(name, at)| Some(tongue.short_figure(name, value(at)?))));
        }
        let mut text = tongue.printing_text(id, options).to_string();
        for (attribute, values) in &printing.lists {
            let attribute = &game.attributes[usize::from(*attribute)];
            let word = |value: &i32| attribute.values.get(usize::try_from(*value).unwrap_or(usize::MAX));
            let words: Vec<String> = values.iter().filter_map(word).map(|word| tongue.word(word).to_string()).collect();
            let line = format!("{}: {}", tongue.word(&attribute.name), words.join(", "));
            text = if text.is_empty() { capital(&line) } else { format!("{text}\n{}", capital(&line)) };
        }
        let card = SeenCard {
            id: game.printing_id(id).clone(),
            name: tongue.printing(id),
            text: text.into(),
            at: 0,
            owner: None,
            face_down: false,
            holder: None,
            mark: None,
            symbols,
            counters: Vec::new(),
            crafted: false,
            under: None,
            now: Vec::new(),
            goals: Vec::new(),
        };
        self.face(&card, tongue)
    }

    /// The colour of a card: what is said of it, else that of a word on it, else that of its first kind.
    fn colour(&self, game: &Game, printed: &Printed, template: &Template) -> Colour {
        let word = |attribute: &str| self.word(game, printed, attribute)?.colour;
        let found = match &template.colour {
            Some(From::Always(colour)) => Some(*colour),
            Some(From::Attribute(attribute)) => word(attribute),
            None => printed.values.iter().find_map(|(at, _)| word(&game.attributes[*at].name)),
        };
        found.unwrap_or_else(|| Colour::of_kind(printed.kinds.first().copied().unwrap_or(0)))
    }

    fn art(&self, game: &Game, printed: &Printed, template: &Template) -> Option<Shape> {
        match template.art.as_ref()? {
            From::Always(shape) => Some(*shape),
            From::Attribute(attribute) => self.word(game, printed, attribute)?.shape,
        }
    }

    /// Takes the numbers out that stand in corners.
    fn corners(&self, template: &Template, numbers: &mut Vec<Number>) -> Vec<Option<Number>> {
        let Some(corners) = &template.corners else {
            return numbers.drain(..numbers.len().min(2)).map(Some).collect();
        };
        let mut take = |id: &String| {
            let at = numbers.iter().position(|number| number.id == *id)?;
            Some(numbers.remove(at))
        };
        let taken = corners.iter().map(&mut take).collect();
        // Whoever says what stands in corners has said which numbers matter.
        numbers.retain(|_| self.chosen);
        taken
    }

    /// What stands for the word at which an attribute of a card stands.
    fn word(&self, game: &Game, printed: &Printed, attribute: &str) -> Option<Symbol> {
        let (at, value) = printed.values.iter().find(|(at, _)| game.attributes[*at].name == attribute)?;
        let value = game.attributes[*at].values.get(usize::try_from(*value).ok()?)?;
        // A word may simply be the name of a colour.
        let symbol = self.looks.symbol(value);
        Some(Symbol { colour: symbol.colour.or_else(|| Colour::named(value)), ..symbol })
    }

    fn figure(&self, figure: &Figure) -> Number {
        let value = match (&figure.word, figure.value) {
            (Some(word), _) => word.to_string(),
            (None, Some(value)) => value.to_string(),
            (None, None) => "?".to_owned(),
        };
        Number {
            id: figure.id.to_string(),
            name: figure.name.to_string(),
            value,
            printed: None,
            symbol: self.looks.symbol(&figure.id),
        }
    }

    /// All numbers of a card: those that the pack wants to be drawn, as they are now; else all that are printed on it.
    fn numbers(&self, card: &SeenCard, printed: &Printed, tongue: &Tongue<'_>) -> Vec<Number> {
        let now: Vec<Number> = card.symbols.iter().map(|figure| self.figure(figure)).collect();
        if self.chosen || !now.is_empty() {
            return now;
        }
        let game = tongue.game;
        let mut numbers = Vec::new();
        for (at, value) in &printed.values {
            let attribute = &game.attributes[*at];
            let flag = is_flag(game, *at);
            if !attribute.values.is_empty() || attribute.family || (flag && *value != 1) {
                continue;
            }
            let mut number = self.figure(&tongue.short_figure(&attribute.name, *value));
            if flag {
                number.value.clear();
            }
            if let Some(now) = card.now.iter().find(|now| *now.id == *attribute.name) {
                number.printed = Some(std::mem::replace(&mut number.value, now.value.to_string()));
            }
            numbers.push(number);
        }
        numbers
    }
}

/// The attribute that a query of cards begins with, if it begins with one: `its cost`.
fn printed_base(game: &Game, base: &str) -> Option<usize> {
    let name = base.strip_prefix("its ")?.replace(' ', "_");
    game.attributes.iter().position(|attribute| attribute.name == name)
}

/// Kinds beside each other; one whose name stands within the name of another is said by that.
fn told_kinds(mut kinds: Vec<String>) -> String {
    let words = |name: &str| name.split(|sign: char| !sign.is_alphanumeric()).map(str::to_owned).collect::<Vec<_>>();
    let within = |name: &str, other: &str| {
        let (name, other) = (words(name), words(other));
        name.len() < other.len() && other.windows(name.len()).any(|part| part == name)
    };
    let all = kinds.clone();
    kinds.retain(|name| !all.iter().any(|other| within(name, other)));
    kinds.join(" · ")
}

fn is_flag(game: &Game, at: usize) -> bool {
    game.attributes[at].kind == AttributeType::Flag
}

fn initial(name: &str) -> char {
    name.chars().find(|sign| sign.is_alphanumeric()).unwrap_or('?')
}
