//! What a reference of a page says in a game: words in their forms, numbers with what they count, options, symbols.

use quarterdeck_dsl::problem::nearest;
use quarterdeck_dsl::tree::Number;
use quarterdeck_dsl::vocabulary::{BoardId, FamilyId, Meaning};
use quarterdeck_face::{Colour, Looks};
use quarterdeck_runtime::definitions::{ABSENT, PrintingDef};
use quarterdeck_runtime::telling::{Case, Tongue, capital};
use quarterdeck_runtime::{Game, PackFiles};

use crate::Piece;

/// Resolves references in a game and a language.
pub struct Resolver<'r> {
    pub tongue: Tongue<'r>,
    pub looks: &'r Looks,
    /// The files in which quotes are looked for; nothing if they are not to be judged.
    pub packs: Option<&'r [&'r PackFiles]>,
    /// The pack whose page it is.
    pub pack: &'r str,
}

/// Why a reference says nothing.
pub struct Wrong {
    pub message: String,
    pub help: Option<String>,
}

type Resolved<T> = Result<T, Wrong>;

fn wrong<T>(message: String, help: Option<String>) -> Resolved<T> {
    Err(Wrong { message, help })
}

/// What a reference begins with, and how it goes on.
const FORMS: &[(&str, &str)] = &[
    ("word", "{word harbor}, {word harbor gen-pl}"),
    ("card", "{card governor}, {card governor other}"),
    ("number", "{number end_threshold}, {number governor.cost coin}, {number players}"),
    ("copies", "{copies governor}, {copies ship}"),
    ("symbol", "{symbol coins}"),
    ("option", "{option ending}, {option ending expedition}"),
    ("action", "{action hire}"),
    ("says", "{says governor}"),
    ("text", "{text phase-go-prompt}"),
    ("title", "{title}"),
];

/// Smallest and largest.
type Range = (i32, i32);

impl Resolver<'_> {
    /// What is said in place of a reference.
    pub fn resolve(&self, words: &[String]) -> Resolved<Piece> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let Some((first, rest)) = words.split_first() else {
            return wrong("there is nothing in these braces".into(), Some("such as {word harbor}".into()));
        };
        let small = first.to_lowercase();
        let told = match (small.as_str(), rest) {
            ("symbol", [id]) => return self.symbol(id),
            ("word", [id, form @ ..]) => self.word(id, form),
            ("card", [id, form @ ..]) => self.family(id).and_then(|_| self.word(id, form)),
            ("number", [of, noun @ ..]) => self.number(of).and_then(|range| self.counted(range, noun)),
            ("copies", [of, noun @ ..]) => self.copies(of).and_then(|count| self.counted((count, count), noun)),
            ("option", [id, value @ ..]) => self.option(id, value),
            ("action", [id]) => self.action(id),
            ("says", [id]) => self.says(id),
            ("text", [key]) => self.text(key),
            ("title", []) => Ok(self.tongue.game.locales.title(self.tongue.language, self.pack)),
            (number, ["from", quote, noun @ ..]) if number.parse::<i32>().is_ok() => self.quoted(number, quote, noun),
            _ => self.unknown(&small),
        }?;
        let large = first.chars().next().is_some_and(char::is_uppercase);
        Ok(Piece::Text { text: if large { capital(&told) } else { told }, strong: false })
    }

    fn unknown(&self, first: &str) -> Resolved<String> {
        let known = FORMS.iter().find(|(name, _)| *name == first);
        let near = || nearest(first, FORMS.iter().map(|(name, _)| *name)).map(|near| format!("did you mean `{near}`?"));
        match known {
            Some((name, example)) => {
                wrong(format!("`{name}` goes on in another way"), Some(format!("such as {example}")))
            }
            None => {
                let all = || format!("a reference begins with {}", FORMS.map_names());
                wrong(format!("there is no reference `{first}`"), Some(near().unwrap_or_else(all)))
            }
        }
    }

    /// The name of a thing, in one of its forms.
    fn word(&self, id: &str, form: &[&str]) -> Resolved<String> {
        let Tongue { game, language } = self.tongue;
        let names = names(game);
        if !names.contains(&id) {
            return missing("word", id, names.into_iter());
        }
        match form {
            [] => Ok(self.tongue.word(id).to_string()),
            [form] => {
                let key = format!("word-{}", id.replace('_', "-"));
                let own = game.locales.form(language, &key, form);
                own.map_or_else(|| wrong(format!("`{key}` has no form `.{form}` in `{language}`"), None), Ok)
            }
            [_, more, ..] => wrong(format!("a word has one form; `{more}` is too much"), None),
        }
    }

    fn family(&self, id: &str) -> Resolved<FamilyId> {
        let families = self.tongue.game.families.unnoted();
        match families.iter().position(|family| family.name == id) {
            Some(at) => Ok(FamilyId::at(at)),
            None => missing("card", id, families.iter().map(|family| family.name.as_str())),
        }
    }

    /// The printings of a card, or of all cards of a kind.
    fn printings(&self, id: &str) -> Resolved<Vec<&PrintingDef>> {
        let game = self.tongue.game;
        let families = game.families.unnoted();
        let kind = game.kinds.iter().position(|kind| kind.name == id);
        let meant = |printing: &&PrintingDef| {
            let family = &families[usize::from(printing.family)];
            family.name == id || kind.is_some_and(|kind| family.kinds.indices().any(|at| at == kind))
        };
        let found: Vec<&PrintingDef> = game.printings.iter().filter(meant).collect();
        if found.is_empty() {
            let kinds = game.kinds.iter().map(|kind| kind.name.as_str());
            return missing("card or kind", id, families.iter().map(|family| family.name.as_str()).chain(kinds));
        }
        Ok(found)
    }

    /// A number of the game: smallest and largest.
    fn number(&self, of: &str) -> Resolved<Range> {
        let game = self.tongue.game;
        if of == "players" {
            return Ok((game.players.0.into(), game.players.1.into()));
        }
        if let Some((thing, attribute)) = of.split_once('.') {
            let printings = self.printings(thing)?;
            let Some(at) = game.attributes.iter().position(|known| known.name == attribute) else {
                return missing("attribute", attribute, game.attributes.iter().map(|known| known.name.as_str()));
            };
            let values = || printings.iter().map(|printing| printing.values[at]).filter(|value| *value != ABSENT);
            return match (values().min(), values().max()) {
                (Some(least), Some(most)) => Ok((least, most)),
                _ => wrong(format!("no `{thing}` has `{attribute}` printed on it"), None),
            };
        }
        let queries = game.queries.unnoted();
        if let Some(query) = queries.iter().find(|query| query.name == of) {
            return match query.base.tree {
                Number::Constant(value) => Ok((value, value)),
                _ => wrong(
                    format!("`{of}` is no fixed number: {}", query.base.text()),
                    Some("quote a sentence: {3 from 'gain 3 coins'}".into()),
                ),
            };
        }
        if let Some(option) = game.options.iter().find(|option| option.name == of && option.values.is_empty()) {
            return Ok((option.default.into(), option.default.into()));
        }
        let numbers = game.options.iter().filter(|option| option.values.is_empty()).map(|option| option.name.as_str());
        missing("number", of, queries.iter().map(|query| query.name.as_str()).chain(numbers).chain(["players"]))
    }

    fn copies(&self, of: &str) -> Resolved<i32> {
        let count: u32 = self.printings(of)?.iter().map(|printing| printing.count).sum();
        Ok(i32::try_from(count).unwrap_or(i32::MAX))
    }

    /// A number that a sentence of the packs says.
    fn quoted(&self, number: &str, quote: &str, noun: &[&str]) -> Resolved<String> {
        let digits = |sign: char| !sign.is_ascii_digit();
        if !quote.split(digits).any(|part| part == number) {
            return wrong(format!("`{quote}` does not say {number}"), Some("quote what says this number".into()));
        }
        let within = |pack: &&PackFiles| self.tongue.game.packs.iter().any(|(known, ..)| *known == pack.id);
        let says = |pack: &&PackFiles| {
            let mut files = pack.files.iter().filter(|(path, _)| path.ends_with(".toml") || path.ends_with(".luau"));
            files.any(|(_, text)| text.contains(quote) && text.lines().any(|line| says(line, quote)))
        };
        let found = self.packs.is_none_or(|packs| packs.iter().filter(|pack| within(pack)).any(says));
        if !found {
            let help = "quote a piece of a line exactly as it stands in the pack's files";
            return wrong(format!("no file of the packs says `{quote}`"), Some(help.into()));
        }
        let value = number.parse().unwrap_or_default();
        self.counted((value, value), noun)
    }

    /// A number, with what it counts in the form that goes with it: a noun, and the case in which it stands.
    fn counted(&self, (least, most): Range, noun: &[&str]) -> Resolved<String> {
        let number = if least == most { most.to_string() } else { format!("{least}–{most}") };
        let (noun, case) = match noun {
            [] => return Ok(number),
            [noun] => (noun, "nom"),
            [noun, case] => (noun, *case),
            [_, _, more, ..] => return wrong(format!("`{more}` is too much behind a number"), None),
        };
        self.word(noun, &[])?;
        let told = match (self.tongue.language, case) {
            ("ru", "gen" | "dat" | "ins" | "pre") => {
                let one = most % 10 == 1 && most % 100 != 11;
                let form = if one { case.to_owned() } else { format!("{case}-pl") };
                self.word(noun, &[&form])?
            }
            ("ru", "acc") => self.tongue.counted(noun, most, Case::Accusative),
            ("ru", "nom") | (_, "nom") => self.tongue.counted(noun, most, Case::Nominative),
            (language, case) => {
                return wrong(
                    format!("there is no case `{case}` in `{language}`"),
                    Some("nom, gen, dat, acc, ins, pre".into()),
                );
            }
        };
        Ok(format!("{number}\u{a0}{told}"))
    }

    fn option(&self, id: &str, value: &[&str]) -> Resolved<String> {
        let game = self.tongue.game;
        let Some(option) = game.options.iter().find(|option| option.name == id) else {
            return missing("option", id, game.options.iter().map(|option| option.name.as_str()));
        };
        let mut key = format!("option-{}", id.replace('_', "-"));
        if let [value] = value {
            if !option.values.iter().any(|known| known == value) {
                return missing("value", value, option.values.iter().map(String::as_str));
            }
            key = format!("{key}-{}", value.replace('_', "-"));
        }
        self.text(&key)
    }

    fn action(&self, id: &str) -> Resolved<String> {
        let actions = self.tongue.game.actions.unnoted();
        match actions.iter().find(|action| action.name == id) {
            // What is chosen is not told.
            Some(action) => Ok(self.tongue.action_name(action).trim_end_matches(['…', ':', ' ']).to_owned()),
            None => missing("action", id, actions.iter().map(|action| action.name.as_str())),
        }
    }

    fn says(&self, id: &str) -> Resolved<String> {
        let family = self.family(id)?;
        let game = self.tongue.game;
        let options = game.option_values(&game.set_by(self.pack)).unwrap_or_default();
        let told = self.tongue.family_text(family, &options);
        if told.is_empty() { wrong(format!("the card `{id}` says nothing"), None) } else { Ok(told.to_string()) }
    }

    fn text(&self, key: &str) -> Resolved<String> {
        match self.tongue.optional(key, &[]) {
            Some(text) => Ok(text),
            None => wrong(format!("there is no text `{key}`"), Some("the keys are those of `locales/*.ftl`".into())),
        }
    }

    fn symbol(&self, id: &str) -> Resolved<Piece> {
        let symbol = self.looks.symbol(id);
        let known = || self.looks.symbols().filter(|(_, symbol)| symbol.shape.is_some()).map(|(id, _)| id);
        let Some(shape) = symbol.shape else {
            return missing("symbol", id, known());
        };
        let colour = symbol.colour.or_else(|| Colour::named("grey"));
        let (bright, deep) = colour.map_or(("#cccccc", "#444444"), |colour| (colour.bright, colour.deep));
        let name = self.tongue.short_figure(id, 0).name.to_string();
        Ok(Piece::Symbol { svg: shape.svg(bright, deep), name })
    }
}

/// Whether a line of a file says this outside of its comment.
fn says(line: &str, quote: &str) -> bool {
    let code = line.split(" #").next().unwrap_or_default();
    !code.trim_start().starts_with('#') && code.contains(quote)
}

trait Names {
    fn map_names(&self) -> String;
}

impl Names for [(&str, &str)] {
    fn map_names(&self) -> String {
        self.iter().map(|(name, _)| format!("`{name}`")).collect::<Vec<_>>().join(", ")
    }
}

fn missing<'n, T>(what: &str, id: &str, known: impl Iterator<Item = &'n str>) -> Resolved<T> {
    // What is near is told in words; ids are written with `_`.
    let near = nearest(id, known).map(|near| format!("did you mean `{}`?", near.replace(' ', "_")));
    let help = near.unwrap_or_else(|| "the ids are those of the pack's other files".into());
    wrong(format!("there is no {what} `{id}`"), Some(help))
}

/// All that has a name in a game.
fn names(game: &Game) -> Vec<&str> {
    let mut names: Vec<&str> = vec!["card"];
    names.extend(game.kinds.iter().map(|it| it.name.as_str()));
    names.extend(game.resources.iter().map(|it| it.name.as_str()));
    names.extend(game.zones.iter().map(|it| it.name.as_str()));
    for (at, board) in game.boards.iter().enumerate() {
        // What a place of it is called, too.
        names.extend([board.name.as_str(), game.vocabulary.name(Meaning::PlaceOf(BoardId::at(at)))]);
    }
    names.extend(game.events.iter().map(String::as_str));
    names.extend(game.queries.unnoted().iter().map(|it| it.name.as_str()));
    names.extend(game.phases.unnoted().iter().map(|it| it.name.as_str()));
    names.extend(game.families.unnoted().iter().map(|it| it.name.as_str()));
    for attribute in &game.attributes {
        names.push(&attribute.name);
        names.extend(attribute.values.iter().map(String::as_str));
    }
    for counter in &game.counters {
        names.push(&counter.name);
        names.extend(counter.values.iter().map(String::as_str));
    }
    names
}
