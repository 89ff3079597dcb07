//! How the match that was asked for begins: its setting, where in the story, who sits where and is called what.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use miette::{Result, miette};
use quarterdeck_dsl::vocabulary::BeatId;
use quarterdeck_runtime::{Game, Seats, Setting, StartError, Table, jump, player_counts};

use crate::library::options;
use crate::play::PlayArguments;
use crate::simulate::mix;

const NAMES_EN: [&str; 8] = ["Anna", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo"];
const NAMES_RU: [&str; 8] = ["Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жанна", "Захар"];

/// Why a match could not start, in the reader's language.
pub fn not_started(error: StartError, language: &str) -> miette::Report {
    match error {
        StartError::Refused(refusal) => miette!(code = refusal.code, "{}", refusal.reason.tell(language)),
        StartError::Fault(fault) => miette!(code = fault.code, "{fault}"),
    }
}

/// How the match or campaign that was asked for is set up.
pub fn setting(arguments: &PlayArguments, game: &Arc<Game>, language: &str) -> Result<Setting> {
    let mut options = options(game, &arguments.game)?;
    if let Some(chapter) = &arguments.chapter {
        let story = game.story.as_ref().ok_or_else(|| miette!("`{}` tells no story", game.id))?;
        let by_number = chapter.parse::<usize>().ok().and_then(|number| story.chapters.get(number.wrapping_sub(1)));
        let name = by_number.map_or(chapter.as_str(), |chapter| chapter.name.as_str());
        let option = &game.options[usize::from(story.option)].name;
        options.retain(|(known, _)| known != option);
        options.push((option.clone(), name.to_owned()));
    }
    let seats = match arguments.players {
        Some(seats) => seats,
        None => {
            let counts = player_counts(game, &options)
                .map_err(|refusal| miette!(code = refusal.code, "{}", refusal.reason.tell(language)))?;
            counts.iter().copied().filter(|count| *count <= 3).max().unwrap_or(counts[0])
        }
    };
    let seed = arguments.seed.unwrap_or_else(fresh_seed);
    Ok(Setting { seats, seed, first: None, options, ..Setting::default() })
}

/// A table in the middle of the story.
pub fn join(game: &Arc<Game>, setting: &Setting, beat: Option<&str>) -> Result<std::result::Result<Table, StartError>> {
    let setting = match jump::chapter(game, setting) {
        Ok(setting) => setting,
        Err(error) => return Ok(Err(error)),
    };
    let Some(wanted) = beat else {
        return Ok(Table::start(game.clone(), setting));
    };
    let beats = game.story.as_ref().map_or(&[][..], |story| story.beats.unnoted());
    let Some(at) = beats.iter().position(|beat| beat.name == wanted) else {
        let hint = match quarterdeck_dsl::problem::nearest_id(wanted, beats.iter().map(|beat| beat.name.as_str())) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "`quarterdeck story` lists them".to_owned(),
        };
        return Err(miette!(help = hint, "there is no beat `{wanted}`"));
    };
    // Without a chapter, the first one in which the beat can be told.
    let mut setting = setting;
    let story = game.story.as_ref();
    if let (Some(story), Some(chapter)) = (story, beats[at].chapters.first()) {
        let option = &game.options[usize::from(story.option)].name;
        if setting.options.iter().all(|(name, _)| name != option) {
            setting.options.push((option.clone(), story.chapters[usize::from(*chapter)].name.clone()));
            setting = match jump::chapter(game, &setting) {
                Ok(setting) => setting,
                Err(error) => return Ok(Err(error)),
            };
        }
    }
    let joined = jump::beat(game, &setting, BeatId::at(at));
    Ok(joined.and_then(|joined| Table::from_position(game.clone(), joined.snapshot().clone())))
}

/// What players are called who have no other name.
pub fn names(language: &str) -> [&'static str; 8] {
    if language == "ru" { NAMES_RU } else { NAMES_EN }
}

/// Names the players, and says which of them are people.
pub fn seat_players(table: &mut Table, arguments: &PlayArguments, language: &str) {
    let seats = table.setting().seats;
    table.names = named(&arguments.names, seats, language);
    table.people = if arguments.auto { Seats::none() } else { Seats::all(arguments.people.clamp(1, seats)) };
}

/// The names that were said, and for everybody else the usual one of the seat, unless somebody has it already.
pub fn named(said: &[String], seats: u8, language: &str) -> Vec<String> {
    let usual = names(language);
    let mut all: Vec<String> = Vec::new();
    for seat in 0..usize::from(seats) {
        let own = said.get(seat).map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
        let free =
            |name: &&&str| !said.iter().any(|said| said.trim() == **name) && !all.iter().any(|known| known == **name);
        let other = || usual[seat..].iter().chain(&usual[..seat]).find(free).map(|name| (*name).to_owned());
        all.push(own.or_else(other).unwrap_or_else(|| usual[seat].to_owned()));
    }
    all
}

fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_nanos() as u64);
    mix(now) % 1_000_000
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn nobody_is_called_like_somebody_else() {
        let said = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert_eq!(named(&[], 3, "en"), ["Anna", "Bob", "Cleo"]);
        assert_eq!(named(&said(&["Cleo"]), 3, "en"), ["Cleo", "Bob", "Dan"]);
        assert_eq!(named(&said(&["", " Zoe "]), 2, "ru"), ["Анна", "Zoe"]);
    }
}
