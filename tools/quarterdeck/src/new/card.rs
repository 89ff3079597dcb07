//! A new card: like the simplest one of its kind, or as a sentence describes it.

use std::process::ExitCode;
use std::sync::Arc;

use miette::Result;
use quarterdeck_dsl::problem::nearest;
use quarterdeck_runtime::Game;

use super::Wish;
use super::apart::put;
use super::deed::{Change, Choice, Does};
use super::draft::Draft;
use super::model::{Model, kinds, models, simplest};
use super::read_back::read_back;
use super::reading::{parts, read};
use super::texts::Named;
use super::toml_text::{aligned, comment, sentence, word};
use crate::say::text;
use crate::troubled::troubled;

/// A card as it will be written.
#[derive(Clone, Debug, Default)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Its kinds.
    pub kinds: Vec<String>,
    /// Where it lies and whose it is: key and value.
    pub placing: Vec<(String, String)>,
    /// What is printed on it: key and value.
    pub printed: Vec<(String, String)>,
    /// What it requires, as a TOML value.
    pub requires: Option<String>,
    /// What it does, and when.
    pub when: Vec<When>,
    /// Numbers that it changes as long as it is held.
    pub changes: Vec<Change>,
}

/// What a card does at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct When {
    /// The event.
    pub event: String,
    /// Only if this holds.
    pub condition: Option<String>,
    /// What is done.
    pub does: Does,
}

impl Card {
    /// A card of the same kind as the model, lying where it lies.
    pub fn like(id: &str, model: &Model) -> Card {
        Card { id: id.to_owned(), kinds: model.kinds.clone(), placing: model.placing.clone(), ..Card::default() }
    }

    /// Its tables.
    pub fn written(&self) -> String {
        let mut pairs = vec![("kind".to_owned(), list(&self.kinds))];
        pairs.extend(self.placing.iter().cloned());
        if !self.printed.is_empty() {
            let copy: Vec<String> = self.printed.iter().map(|(key, value)| format!("{key} = {value}")).collect();
            pairs.push(("copies".into(), format!("[{{ {} }}]", copy.join(", "))));
        }
        pairs.extend(self.requires.iter().map(|requires| ("requires".into(), requires.clone())));
        let mut out = format!("[card.{}]\n{}", self.id, aligned(&pairs));
        for when in &self.when {
            let mut pairs = vec![("event".to_owned(), word(&when.event))];
            pairs.extend(when.condition.iter().map(|condition| ("if".to_owned(), sentence(condition))));
            pairs.push(match &when.does {
                Does::Deed(deed) => ("do".to_owned(), sentence(deed)),
                Does::Offer(choices) => ("offer".to_owned(), offer(choices)),
            });
            out.push_str(&format!("[[card.{}.when]]\n{}", self.id, aligned(&pairs)));
        }
        for change in &self.changes {
            let mut pairs = vec![("query".to_owned(), word(&change.query))];
            pairs.extend(change.condition.iter().map(|condition| ("if".to_owned(), sentence(condition))));
            pairs.push(("by".to_owned(), change.by.clone()));
            out.push_str(&format!("[[card.{}.changes]]\n{}", self.id, aligned(&pairs)));
        }
        out
    }

    /// What its author calls it and what can be chosen, for texts that are not there yet.
    fn names(&self, name: &str) -> Vec<Named> {
        let mut names = vec![Named { id: self.id.clone(), name: name.to_owned() }];
        for when in &self.when {
            if let Does::Offer(choices) = &when.does {
                let said = choices.iter().filter(|choice| choice.deed.is_some());
                names.extend(said.map(|choice| Named { id: choice.id.clone(), name: choice.name.clone() }));
            }
        }
        names
    }
}

/// Choices in one line: `{ warm = 'gain 2 oil', decline = {} }`.
fn offer(choices: &[Choice]) -> String {
    let one = |choice: &Choice| {
        let said = match (&choice.condition, &choice.deed) {
            (None, Some(deed)) => sentence(deed),
            (Some(condition), Some(deed)) => format!("{{ if = {}, do = {} }}", sentence(condition), sentence(deed)),
            (_, None) => "{}".to_owned(),
        };
        format!("{} = {said}", choice.id)
    };
    format!("{{ {} }}", choices.iter().map(one).collect::<Vec<_>>().join(", "))
}

fn list(kinds: &[String]) -> String {
    match kinds {
        [one] => word(one),
        several => format!("[{}]", several.iter().map(|kind| word(kind)).collect::<Vec<_>>().join(", ")),
    }
}

/// Adds a card to a pack.
pub fn begin(wish: &Wish<'_>, kind: Option<&str>) -> Result<ExitCode> {
    put(wish, &|draft, game| add(wish, draft, game, kind), "new-next-card")?;
    Ok(ExitCode::SUCCESS)
}

/// Adds the card to a draft; the game has none like it yet.
fn add(wish: &Wish<'_>, draft: &mut Draft, game: &Game, kind: Option<&str>) -> Result<Arc<Game>> {
    let models = models(&draft.packs(), game);
    let parts = parts(&wish.arguments.name);
    let name = parts.first().cloned().unwrap_or_default();
    let id = wish.id(&name, '_')?;
    if game.families.unnoted().iter().any(|family| family.name == id) {
        return Err(troubled(&wish.say, "new-card-exists", &[("id", text(&id))]));
    }
    let path = format!("cards/{id}.toml");
    let card = if parts.len() > 1 {
        let described =
            read(wish, game, &models, draft, &path, Card { id: id.clone(), ..Card::default() }, &parts[1..], kind)?;
        if !described.unread.is_empty() {
            println!("{}", described.card.written());
            for (part, why) in &described.unread {
                eprintln!("{}", wish.say.say("new-unread", &[("part", text(part)), ("why", text(why))]));
            }
            return Err(troubled(&wish.say, "new-not-all-read", &[]));
        }
        described.card
    } else {
        let kind = chosen(wish, game, &models, kind)?;
        let model = simplest(&models, &kind).ok_or_else(|| no_kind(wish, game, &kind, &models))?;
        Card { printed: model.printed.clone(), requires: model.requires.clone(), ..Card::like(&id, model) }
    };
    let told = wish.say.say("new-comment-card", &[("id", text(&id)), ("words", text(id.replace('_', " ")))]);
    draft.put(wish, &path, comment(&told) + &card.written())?;
    let game = draft.complete(wish, &id, &card.names(&name))?;
    draft.told = read_back(wish, &game, &id);
    Ok(game)
}

/// The kind that was named, or the only one there is.
pub fn chosen(wish: &Wish<'_>, game: &Game, models: &[Model], kind: Option<&str>) -> Result<String> {
    let known = kinds(models);
    match (kind, known.as_slice()) {
        (Some(kind), _) if simplest(models, kind).is_some() => Ok(kind.to_owned()),
        (Some(kind), _) => Err(no_kind(wish, game, kind, models)),
        (None, [only]) => Ok(only.clone()),
        (None, _) => Err(troubled(&wish.say, "new-which-kind", &[("kinds", text(known.join(", ")))])),
    }
}

/// There is no card of this kind to go by.
fn no_kind(wish: &Wish<'_>, game: &Game, kind: &str, models: &[Model]) -> miette::Report {
    let known = kinds(models);
    let arguments = [("kind", text(kind)), ("kinds", text(known.join(", "))), ("pack", text(&game.id))];
    let things = ["game", "expansion", "card", "chapter", "ruling"];
    match nearest(kind, things.into_iter().chain(known.iter().map(String::as_str))) {
        Some(near) => {
            troubled(&wish.say, "new-near-kind", &[("kind", text(kind)), ("near", text(near.replace(' ', "_")))])
        }
        None => troubled(&wish.say, "new-no-kind", &arguments),
    }
}
