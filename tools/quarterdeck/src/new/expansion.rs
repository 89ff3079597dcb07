//! A new expansion: a pack with one card that is in play at once.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use miette::Result;
use quarterdeck_runtime::PackFiles;
use toml_edit::{DocumentMut, Value};

use super::card::{Card, chosen};
use super::draft::Draft;
use super::model::{kinds, models, simplest};
use super::ruling::first_ruling;
use super::toml_text::{comment, word};
use super::{Wish, is_cyrillic};
use crate::library::Library;
use crate::say::text;

/// Writes the pack beside the game that it expands.
pub fn begin(wish: &Wish<'_>) -> Result<ExitCode> {
    let (library, base) = wish.shelf()?;
    let id = wish.id(&wish.arguments.name, '-')?;
    let game = library.game(&base, &[])?;
    let packs = library.gather(&[&base])?;
    let folder = home(wish, &library, &base).join(&id);
    let models = models(&packs, &game);
    // A card of the kind of which there are most cards fits in best.
    let kind = match (&wish.arguments.kind, kinds(&models).first()) {
        (None, Some(most)) => most.clone(),
        (named, _) => chosen(wish, &game, &models, named.as_deref())?,
    };
    let mut draft = Draft::new(folder, &id, packs.iter().map(|pack| (*pack).clone()).collect());
    let name = &wish.arguments.name;
    let title = |language: &str| {
        if is_cyrillic(name) && language != "ru" { id.replace('-', " ") } else { name.clone() }
    };
    begun(wish, &library, &base, &mut draft, &title)?;
    let card_id = format!("{}_card", id.replace('-', "_"));
    let mut card_text = comment(&wish.say.say("new-comment-first-card", &[("kind", text(&kind))]));
    if let Some(model) = simplest(&models, &kind) {
        let card =
            Card { printed: model.printed.clone(), requires: model.requires.clone(), ..Card::like(&card_id, model) };
        card_text.push_str(&card.written());
    }
    draft.put(wish, &format!("cards/{card_id}.toml"), card_text)?;
    let game = draft.complete(wish, "cards", &[])?;
    first_ruling(wish, &mut draft, &game, &id)?;
    draft.write(wish, "new-next-expansion")?;
    Ok(ExitCode::SUCCESS)
}

/// The folder in which an expansion of a pack is put: beside it or, if that is installed, where packs are looked for.
pub fn home(wish: &Wish<'_>, library: &Library, base: &str) -> PathBuf {
    if library.is_installed(base) {
        let content = &wish.arguments.content;
        return if content.is_dir() { content.clone() } else { PathBuf::new() };
    }
    let found = library.packs.iter().find(|(_, pack)| pack.id == base);
    let beside = found.and_then(|(folder, _)| folder.canonicalize().ok()?.parent().map(Path::to_path_buf));
    let shown = found.and_then(|(folder, _)| folder.parent()).filter(|folder| !folder.as_os_str().is_empty());
    shown.map(Path::to_path_buf).or(beside).unwrap_or_default()
}

/// The head and the titles of an expansion.
pub fn begun(
    wish: &Wish<'_>,
    library: &Library,
    base: &str,
    draft: &mut Draft,
    title: &dyn Fn(&str) -> String,
) -> Result<()> {
    let languages = languages(library.find(base));
    let promised = languages.iter().map(|language| word(language)).collect::<Vec<_>>().join(", ");
    let head = format!(
        "{}\n[pack]\nversion   = \"0.1.0\"\nneeds     = [\"{base}\"]\nexpansion = true\nlanguages = [{promised}]\n",
        comment(&wish.say.say("new-comment-expansion", &[("base", text(base))])),
    );
    draft.put(wish, "pack.toml", head)?;
    for language in &languages {
        draft.put(wish, &format!("locales/{language}/title.ftl"), format!("pack-title = {}\n", title(language)))?;
    }
    Ok(())
}

/// The languages that a pack promises.
fn languages(pack: Option<&PackFiles>) -> Vec<String> {
    let document = pack.and_then(|pack| pack.files.get("pack.toml")?.parse::<DocumentMut>().ok());
    let languages = document.as_ref().and_then(|document| document.get("pack")?.get("languages")?.as_array());
    let promised: Vec<String> =
        languages.into_iter().flat_map(|list| list.iter().filter_map(Value::as_str)).map(str::to_owned).collect();
    if promised.is_empty() { vec!["en".to_owned()] } else { promised }
}
