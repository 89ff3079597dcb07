//! Into the middle of a story: a position that could have come about, for designers who want to
//! look at one chapter or beat without playing everything before it.

use std::sync::Arc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::vocabulary::BeatId;

use crate::bot::{Bot, Skill};
use crate::campaign::Campaign;
use crate::flow::Fault;
use crate::game::{Game, Leads};
use crate::log::Log;
use crate::message::{Message, Refusal};
use crate::playing::{Match, StartError};
use crate::setting::Setting;
use crate::state::Status;

/// How many matches are tried for one that comes to the beat by itself.
const TRIES: u64 = 40;
/// A match that takes longer than this does not count.
const MOST_DECISIONS: usize = 3000;

impl Match {
    /// Plays by chance until the story has begun and a player may act: set-up may ask things first.
    pub fn open_story(&mut self) -> Result<(), Fault> {
        let mut bot = Bot::new(Skill::Random, self.snapshot().seed);
        for _ in 0..MOST_DECISIONS {
            let begun = self.position().latest_beat().is_some();
            if self.winners().is_some() || begun && matches!(self.snapshot().status, Status::Action(_)) {
                break;
            }
            let choice = bot.choose(self);
            self.choose_quickly(choice)?;
        }
        Ok(())
    }

    /// Tells a beat now, wherever the story stands. Only a player's action can be interrupted so;
    /// other questions are answered by chance first.
    pub fn tell(&mut self, beat: BeatId) -> Result<(), Fault> {
        self.open_story()?;
        if self.winners().is_some() || self.position().latest_beat() == Some(beat) {
            return Ok(());
        }
        let mut engine = self.engine();
        engine.state.status = Status::Running;
        let first = engine.state.first;
        engine.tell(beat, first);
        engine.run()
    }
}

/// The setting of a chapter as though the chapters before had been won, each along the first ways
/// of its story.
pub fn chapter(game: &Arc<Game>, setting: &Setting) -> Result<Setting, StartError> {
    let Some(story) = &game.story else {
        return Ok(setting.clone());
    };
    let values = game.option_values(&setting.options).map_err(StartError::Refused)?;
    let wanted = usize::try_from(values[usize::from(story.option)]).unwrap_or(0);
    let option = &game.options[usize::from(story.option)].name;
    let mut kept = setting.kept.clone();
    let mut carried: Vec<(String, String)> = Vec::new();
    for before in &story.chapters[..wanted.min(story.chapters.len())] {
        let mut options = setting.options.clone();
        options.retain(|(name, _)| name != option);
        options.push((option.clone(), before.name.clone()));
        options
            .extend(carried.iter().filter(|(name, _)| setting.options.iter().all(|(said, _)| said != name)).cloned());
        let earlier = Setting { options, kept: kept.clone(), ..setting.clone() };
        let mut played = Match::with_log(game.clone(), &earlier, Log::hashing())?;
        let mut told = vec![before.opens];
        while let Some(exit) = told.last().and_then(|last| story.beats[usize::from(*last)].next.first())
            && let Leads::Beat(next) = exit.leads
            && !told.contains(&next)
        {
            told.push(next);
            played.tell(next).map_err(StartError::Fault)?;
        }
        let over = Campaign::carried_over(&played);
        kept = over.1;
        carried = over.0.into_iter().map(|(name, value)| (name, value.to_string())).collect();
    }
    let mut options = setting.options.clone();
    carried.retain(|(name, _)| options.iter().all(|(said, _)| said != name));
    options.extend(carried);
    Ok(Setting { options, kept, ..setting.clone() })
}

/// A match that has just come to a beat: by itself if bots find the way, else by telling the beats
/// on the way one after the other.
pub fn beat(game: &Arc<Game>, setting: &Setting, beat: BeatId) -> Result<Match, StartError> {
    for attempt in 0..TRIES {
        let setting = Setting { seed: setting.seed.wrapping_add(attempt), ..setting.clone() };
        let mut played = Match::with_log(game.clone(), &setting, Log::hashing())?;
        let mut bot = Bot::new(Skill::Random, setting.seed);
        for _ in 0..MOST_DECISIONS {
            if played.position().told(beat) || played.winners().is_some() {
                break;
            }
            let choice = bot.choose(&played);
            played.choose_quickly(choice).map_err(StartError::Fault)?;
        }
        if played.position().told(beat) && played.winners().is_none() {
            return Ok(played);
        }
    }
    let story = game.story.as_ref();
    let values = game.option_values(&setting.options).map_err(StartError::Refused)?;
    let way = story.and_then(|story| {
        let chapter = usize::try_from(values[usize::from(story.option)]).ok()?;
        story.way_to(chapter, beat)
    });
    let Some(way) = way else {
        let reason = Message::new("campaign-no-way").with("beat", game.beat_name(beat.number()));
        return Err(StartError::Refused(Refusal::new("no_way", reason)));
    };
    let mut played = Match::with_log(game.clone(), setting, Log::hashing())?;
    for step in way {
        if !played.position().told(step) {
            played.tell(step).map_err(StartError::Fault)?;
        }
    }
    Ok(played)
}
