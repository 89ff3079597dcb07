//! What the lobby is told: which games there are, and how each can be played.

use quarterdeck_runtime::telling::Locales;
use quarterdeck_runtime::{Game, player_counts};
use serde_json::{Value, json};

use crate::hall::Hall;
use crate::shelf::Offered;

/// All games that can be played by themselves.
pub fn games(hall: &Hall, language: &str) -> Value {
    let mut games: Vec<(String, Value)> = (hall.shelf().offered().into_iter())
        .filter(|pack| pack.playable)
        .map(|pack| {
            let title = title(&pack, language);
            (title.clone(), json!({"id": pack.id, "title": title}))
        })
        .collect();
    games.sort_by(|left, right| left.0.cmp(&right.0));
    games.into_iter().map(|(_, game)| game).collect()
}

fn title(pack: &Offered, language: &str) -> String {
    let of = |wanted: &str| pack.titles.iter().find(|(known, _)| known == wanted).map(|(_, title)| title.clone());
    of(language).or_else(|| of("en")).unwrap_or_else(|| pack.id.clone())
}

/// One game with the packs that are added to it: its options, how many can play, and what else can be added.
pub fn game(hall: &Hall, id: &str, with: &[String], language: &str) -> Result<Value, String> {
    let opened = hall.game(id, with)?;
    let game = &opened.game;
    let offered = hall.shelf().offered();
    let within = |pack: &str| game.packs.iter().any(|(known, ..)| known == pack);
    let more: Vec<Value> = (offered.iter())
        .filter(|pack| pack.id != id && pack.needs.iter().all(|need| within(need)) && !pack.needs.is_empty())
        .filter(|pack| with.contains(&pack.id) || !within(&pack.id))
        .map(|pack| json!({"id": pack.id, "title": title(pack, language)}))
        .collect();
    let set = game.set_by(id);
    let counts = player_counts(game, &set).map_err(|refusal| refusal.reason.tell(language))?;
    let about = game.locales.find(language, "pack-about", &[]).or_else(|| game.locales.find("en", "pack-about", &[]));
    Ok(json!({
        "id": id,
        "title": game.locales.title(language, id),
        "about": about,
        "players": counts,
        "options": options(game, &set, language),
        "campaign": game.story.is_some(),
        "more": more,
    }))
}

fn options(game: &Game, set: &[(String, String)], language: &str) -> Vec<Value> {
    let mut told = Vec::new();
    for option in &game.options {
        let key = format!("option-{}", option.name.replace('_', "-"));
        let default = match option.values.get(usize::try_from(option.default).unwrap_or(usize::MAX)) {
            Some(value) => value.clone(),
            None => option.default.to_string(),
        };
        let given = set.iter().find(|(name, _)| *name == option.name).map(|(_, value)| value.clone());
        let values: Vec<Value> = (option.values.iter())
            .map(|value| {
                let key = format!("{key}-{}", value.replace('_', "-"));
                json!({"id": value, "name": text(&game.locales, language, &key, value)})
            })
            .collect();
        told.push(json!({
            "id": option.name,
            "name": text(&game.locales, language, &key, &option.name),
            "values": values,
            "least": option.range.0,
            "most": option.range.1,
            "value": given.unwrap_or(default),
        }));
    }
    told
}

/// What an option is called.
pub fn option_text(game: &Game, language: &str, id: &str) -> String {
    text(&game.locales, language, &format!("option-{}", id.replace('_', "-")), id)
}

/// A text, or the id in words.
fn text(locales: &Locales, language: &str, key: &str, id: &str) -> String {
    let found = locales.find(language, key, &[]).or_else(|| locales.find("en", key, &[]));
    found.unwrap_or_else(|| id.replace('_', " "))
}
