//! A new game: small, whole, and playable at once.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use miette::Result;

use super::draft::Draft;
use super::ruling::first_ruling;
use super::{Wish, is_cyrillic};
use crate::say::text;
use crate::troubled::troubled;

/// The files of the game. Comments stand in them once for each language, as `#en …` and `#ru …`.
const FILES: &[(&str, &str)] = &[
    ("pack.toml", include_str!("../../templates/game/pack.toml")),
    ("vocabulary.toml", include_str!("../../templates/game/vocabulary.toml")),
    ("flow.toml", include_str!("../../templates/game/flow.toml")),
    ("cards/treasures.toml", include_str!("../../templates/game/cards/treasures.toml")),
    ("locales/en.ftl", include_str!("../../templates/game/locales/en.ftl")),
    ("locales/ru.ftl", include_str!("../../templates/game/locales/ru.ftl")),
];

/// Writes the game where packs are looked for, or here if there is no such folder.
pub fn begin(wish: &Wish<'_>) -> Result<ExitCode> {
    let name = wish.arguments.name.trim();
    let id = wish.id(name, '-')?;
    let content = if wish.arguments.content.is_dir() { wish.arguments.content.clone() } else { PathBuf::new() };
    let folder = content.join(&id);
    if folder.exists() {
        return Err(troubled(&wish.say, "new-exists", &[("file", text(folder.display().to_string()))]));
    }
    let mut draft = Draft::new(folder, &id, Vec::new());
    for (path, template) in FILES {
        let english = !path.ends_with("ru.ftl");
        let title = if is_cyrillic(name) && english { id.replace('-', " ") } else { name.to_owned() };
        draft.put(wish, path, filled(template, &wish.say.language, &title))?;
    }
    let game = draft.complete(wish, "more", &[])?;
    first_ruling(wish, &mut draft, &game, &id)?;
    draft.write(wish, if Path::new("content").is_dir() { "new-next-game" } else { "new-next-game-here" })?;
    Ok(ExitCode::SUCCESS)
}

/// A template with the comments of one language and the title of the game.
fn filled(template: &str, language: &str, title: &str) -> String {
    let mut out = String::new();
    for line in template.lines() {
        match line.strip_prefix('#').and_then(|comment| comment.split_once(' ')) {
            Some((of, comment)) if of == language => out.push_str(&format!("# {comment}\n")),
            Some((of, _)) if crate::say::LANGUAGES.contains(&of) => {}
            _ => out.push_str(&format!("{}\n", line.replace("{title}", title))),
        }
    }
    out
}
