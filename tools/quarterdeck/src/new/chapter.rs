//! A new chapter of a story: it opens, is won and is lost, each with a beat to read aloud.

use std::process::ExitCode;
use std::sync::Arc;

use miette::Result;
use quarterdeck_runtime::Game;

use super::Wish;
use super::apart::put;
use super::draft::Draft;
use super::texts::Named;
use super::toml_text::comment;
use crate::say::text;
use crate::troubled::troubled;

/// Adds a chapter behind the last one.
pub fn begin(wish: &Wish<'_>) -> Result<ExitCode> {
    let name = wish.arguments.name.clone();
    let id = wish.id(&name, '_')?;
    let told = |key: &str| comment(&wish.say.say(key, &[]));
    let fill = |draft: &mut Draft, game: &Arc<Game>| {
        let Some(story) = &game.story else {
            return Err(troubled(&wish.say, "new-no-story", &[("pack", text(&draft.pack.id))]));
        };
        let option = &game.options[usize::from(story.option)].name;
        let table = format!(
            "{}[option.{option}]\nextends = true\nvalues  = [\"{id}\"]\n\n{}[chapter.{id}]\nopens = \"{id}_opens\"\nwon   = \"{id}_won\"\nlost  = \"{id}_lost\"\n\n{}[beat.{id}_opens]\nnext = {{ rests = true }}\n\n{}[beat.{id}_won]\n[beat.{id}_lost]\n",
            told("new-comment-chapter"),
            told("new-comment-chapter-beats"),
            told("new-comment-beat"),
            told("new-comment-closing"),
        );
        draft.put(wish, &format!("chapters/{id}.toml"), table)?;
        draft.complete(wish, &id, &[Named { id: id.clone(), name: name.clone() }])
    };
    put(wish, &fill, "new-next-chapter")?;
    Ok(ExitCode::SUCCESS)
}
