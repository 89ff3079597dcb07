//! What a designer should look at again: quests that the cards cannot meet, rewards out of line, texts
//! that are missing. Beats that cannot be reached and branches without an exit are mistakes, which
//! `check` reports.

use quarterdeck_dsl::vocabulary::{BeatId, FamilyId};
use std::sync::Arc;

use quarterdeck_dsl::describe;
use quarterdeck_runtime::definitions::{ABSENT, Leads, StoryDef};
use quarterdeck_runtime::telling::{BEAT_TEXT, BEAT_TITLE, CHAPTER_TEXT, CHAPTER_TITLE, TextRule, Words};
use quarterdeck_runtime::{Game, Log, Match, Setting};

use super::pool::{Impossible, Pool, stores};

/// All warnings of a chapter.
pub fn warnings(game: &Arc<Game>, story: &StoryDef, chapter: usize, setting: &Setting, language: &str) -> Vec<String> {
    let mut found = Vec::new();
    let stores = stores(game, story);
    for beat in story.beats_of(chapter) {
        let definition = &story.beats[usize::from(beat)];
        for (code, key) in missing_texts(game, [&BEAT_TITLE, &BEAT_TEXT], &definition.name) {
            found.push(say(language, &format!("{key} has no text in {code}"), &format!("{key}: нет текста ({code})")));
        }
        let Some(quest) = definition.quest else { continue };
        let Some(requirement) = &game.families[usize::from(quest)].requires else { continue };
        let Some(played) = told(game, story, chapter, setting, beat) else { continue };
        let pool = Pool::new(played.position(), &stores);
        for Impossible { deed, term, want, most } in pool.impossible(&requirement.demand, requirement.wildcards) {
            let words = Words { locales: &game.locales, language };
            let part = describe::term(deed, term, &game.vocabulary, &words);
            let name = &game.families[usize::from(quest)].name;
            found.push(say(
                language,
                &format!("{name}: “{part}” cannot be met: it asks for {want}, and with the cards in play when beat {} is told there are {most}", definition.name),
                &format!("{name}: «{part}» невыполнимо: нужно {want}, а среди карт, которые могут быть в игре к эпизоду {}, найдётся {most}", definition.name),
            ));
        }
    }
    for (code, key) in missing_texts(game, [&CHAPTER_TITLE, &CHAPTER_TEXT], &story.chapters[chapter].name) {
        found.push(say(language, &format!("{key} has no text in {code}"), &format!("{key}: нет текста ({code})")));
    }
    rewards(game, story, chapter, language, &mut found);
    same_way(story, chapter, language, &mut found);
    found
}

fn say(language: &str, english: &str, russian: &str) -> String {
    if language == "ru" { russian.to_owned() } else { english.to_owned() }
}

/// A match in which the beats on the way to this one, and it, have been told one after the other.
fn told(game: &Arc<Game>, story: &StoryDef, chapter: usize, setting: &Setting, beat: BeatId) -> Option<Match> {
    let mut played = Match::with_log(game.clone(), setting, Log::hashing()).ok()?;
    played.open_story().ok()?;
    for step in story.way_to(chapter, beat)?.into_iter().skip(1) {
        played.tell(step).ok()?;
    }
    Some(played)
}

/// Languages in which some story is told but not this: language and key.
fn missing_texts(game: &Game, parts: [&TextRule; 2], id: &str) -> Vec<(String, String)> {
    let told = |language: &str| {
        let beats = game.story.iter().flat_map(|story| &story.beats);
        beats.into_iter().any(|beat| game.locales.has(language, &BEAT_TEXT.key(&beat.name)))
    };
    let mut missing = Vec::new();
    for language in game.locales.languages().filter(|language| told(language)) {
        for part in parts {
            let key = part.key(id);
            if !game.locales.has(language, &key) {
                missing.push((language.to_owned(), key));
            }
        }
    }
    missing
}

/// Numbers on quests that are far above those of all the others.
fn rewards(game: &Game, story: &StoryDef, chapter: usize, language: &str, found: &mut Vec<String>) {
    let quests: Vec<FamilyId> = story.beats.iter().filter_map(|beat| beat.quest).collect();
    let printed = |quest: FamilyId, at: usize| {
        let printing = game.printings.iter().find(|printing| printing.family == quest)?;
        Some(printing.values[at]).filter(|value| *value != ABSENT)
    };
    for (at, attribute) in game.attributes.iter().enumerate().filter(|(_, attribute)| attribute.values.is_empty()) {
        let mut values: Vec<i32> = quests.iter().filter_map(|quest| printed(*quest, at)).collect();
        values.sort_unstable();
        if values.len() < 4 {
            continue;
        }
        let middle = values[values.len() / 2];
        for beat in story.beats_of(chapter) {
            let Some(quest) = story.beats[usize::from(beat)].quest else { continue };
            if let Some(value) = printed(quest, at).filter(|value| *value > 2 * middle.max(1) + 1) {
                let name = &game.families[usize::from(quest)].name;
                found.push(say(
                    language,
                    &format!(
                        "{name}: {} {value} is out of line; half of all quests have {middle} or less",
                        attribute.name
                    ),
                    &format!(
                        "{name}: {} {value} выбивается из ряда; у половины заданий не больше {middle}",
                        attribute.name
                    ),
                ));
            }
        }
    }
}

/// Branches that come to the same beat whatever was achieved.
fn same_way(story: &StoryDef, chapter: usize, language: &str, found: &mut Vec<String>) {
    for beat in story.beats_of(chapter) {
        let beat = &story.beats[usize::from(beat)];
        let mut goals: Vec<&Leads> = beat.next.iter().map(|exit| &exit.leads).collect();
        let ways = goals.len();
        goals.dedup();
        if ways > 1 && goals.len() == 1 {
            found.push(say(
                language,
                &format!("beat {}: all ways lead to the same", beat.name),
                &format!("эпизод {}: все пути ведут к одному", beat.name),
            ));
        }
    }
}
