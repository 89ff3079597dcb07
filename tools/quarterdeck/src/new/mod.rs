//! `new`: files to begin with. What is written passes `check` and `test` at once, in every language of its pack, and
//! nothing that exists is ever overwritten.

mod apart;
mod card;
mod chapter;
mod deed;
mod draft;
mod expansion;
mod game;
mod model;
mod moment;
mod printed;
mod read_back;
mod reading;
mod ruling;
mod texts;
mod toml_text;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use miette::Result;

use crate::library::Library;
use crate::say::{Say, language, system_language, text};
use crate::troubled::troubled;

/// Arguments of `new`.
#[derive(Args, Clone, Debug)]
pub struct NewArguments {
    /// What to begin: game, expansion, card, chapter, ruling, or a kind of card that the pack has.
    what: String,
    /// What it is called; of a ruling, its sentence; of a card, its name, or all that is printed on it.
    name: String,
    /// The pack to put it into, its id or folder; of an expansion, the game that it adds to.
    #[arg(long)]
    pack: Option<String>,
    /// The id in the files, if it is not to be made from the name.
    #[arg(long)]
    id: Option<String>,
    /// The kind of the card.
    #[arg(long)]
    kind: Option<String>,
    /// The rules that the ruling is about, separated by commas.
    #[arg(long, value_delimiter = ',')]
    covers: Vec<String>,
    /// Put it into the pack itself, even if rulings of the pack go another way then.
    #[arg(long)]
    here: bool,
    /// Only show what would be written.
    #[arg(long)]
    dry_run: bool,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
}

/// Begins something.
pub fn new(arguments: &NewArguments) -> Result<ExitCode> {
    let say = Say::new(&language(&arguments.lang.clone().unwrap_or_else(system_language))?);
    let wish = Wish { arguments, say };
    match arguments.what.as_str() {
        "game" => game::begin(&wish),
        "expansion" => expansion::begin(&wish),
        "chapter" => chapter::begin(&wish),
        "ruling" => ruling::begin(&wish),
        "card" => card::begin(&wish, arguments.kind.as_deref()),
        kind => card::begin(&wish, Some(kind)),
    }
}

/// What is wished for, and the language in which it is answered.
struct Wish<'a> {
    arguments: &'a NewArguments,
    say: Say,
}

impl Wish<'_> {
    /// The id in the files: the one that was given, or one made from the name.
    fn id(&self, name: &str, joint: char) -> Result<String> {
        let given = self.arguments.id.as_deref();
        let id = slug(given.unwrap_or(name), joint);
        let sound = id.starts_with(|first: char| first.is_ascii_lowercase()) && id.is_ascii();
        if sound && given.is_none_or(|given| given == id) {
            return Ok(id);
        }
        Err(troubled(&self.say, "new-bad-id", &[("name", text(given.unwrap_or(name)))]))
    }

    /// All packs that can be found, and the id of the one that was named.
    fn shelf(&self) -> Result<(Library, String)> {
        let named = match &self.arguments.pack {
            Some(named) => named.clone(),
            None if Path::new("pack.toml").is_file() => ".".to_owned(),
            None => {
                let library = Library::open(&self.arguments.content).unwrap_or_default();
                let known: Vec<&str> = library.packs.iter().map(|(_, pack)| pack.id.as_str()).collect();
                let known = if known.is_empty() { "—".to_owned() } else { known.join(", ") };
                return Err(troubled(&self.say, "new-which-pack", &[("known", text(known))]));
            }
        };
        let (library, id) = Library::named(&named, &self.arguments.content)?;
        if library.find(&id).is_none() {
            return Err(library.unknown(&id));
        }
        Ok((library, id))
    }

    /// The same of a pack that is written in: an installed one is not.
    fn own(&self) -> Result<(Library, String)> {
        let (library, id) = self.shelf()?;
        if library.is_installed(&id) {
            return Err(troubled(&self.say, "new-installed", &[("pack", text(&id))]));
        }
        Ok((library, id))
    }
}

/// A name in small letters and digits.
fn slug(name: &str, joint: char) -> String {
    let mut id = String::new();
    for letter in name.chars().filter(|letter| !['\'', '’'].contains(letter)) {
        if letter.is_alphanumeric() {
            id.extend(letter.to_lowercase());
        } else if !id.is_empty() && !id.ends_with(joint) {
            id.push(joint);
        }
    }
    id.trim_end_matches(joint).to_owned()
}

/// Whether a text is written in Cyrillic letters.
fn is_cyrillic(text: &str) -> bool {
    text.chars().any(|letter| ('\u{400}'..='\u{4ff}').contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn a_name_becomes_an_id() {
        assert_eq!(slug("Cat's  lantern!", '_'), "cats_lantern");
        assert_eq!(slug(" The Long Night ", '-'), "the-long-night");
        assert_eq!(slug("Маяк", '_'), "маяк");
        assert_eq!(slug("…", '_'), "");
    }
}
