//! What a simulation notes about a story: which beats were told, which quests were done, and when.

use quarterdeck_dsl::vocabulary::BeatId;
use std::collections::BTreeMap;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_runtime::Match;
use serde::Serialize;

/// How a quest fared.
#[derive(Clone, Debug, Default, Serialize)]
pub struct QuestTally {
    /// In how many matches it was laid out.
    pub laid: u64,
    /// In how many it was done by somebody.
    pub done: u64,
    /// While which beat was the latest it was done first.
    pub when: BTreeMap<String, u64>,
}

/// How a story fared in many matches.
#[derive(Clone, Debug, Default, Serialize)]
pub struct StoryTally {
    /// In how many matches each beat was told.
    pub beats: BTreeMap<String, u64>,
    /// Quests by id.
    pub quests: BTreeMap<String, QuestTally>,
}

/// Watches one match.
#[derive(Default)]
pub struct Watch {
    done: BTreeMap<String, String>,
    latest: Option<BeatId>,
}

impl Watch {
    /// Looks at the quests after a decision.
    pub fn look(&mut self, played: &Match) {
        let position = played.position();
        let Some(zone) = position.game.story.as_ref().and_then(|story| story.quests) else {
            return;
        };
        for card in position.cards_in(position.zone(zone, None)) {
            let name = &position.family(card).name;
            if !self.done.contains_key(name) && position.done(card) {
                // The same decision may have told the next beat already.
                let latest = self.latest.or(position.latest_beat());
                let latest = latest.map_or("?", |beat| position.game.beat_name(beat.number()));
                self.done.insert(name.clone(), latest.to_owned());
            }
        }
        self.latest = position.latest_beat();
    }

    /// Adds what was seen of a finished match.
    pub fn count(self, played: &Match, tally: &mut StoryTally) {
        let position = played.position();
        let Some(story) = &position.game.story else {
            return;
        };
        for (_, beat) in story.beats.iter().enumerate().filter(|(at, _)| position.told(BeatId::at(*at))) {
            *tally.beats.entry(beat.name.clone()).or_default() += 1;
        }
        let zone = story.quests.map(|zone| position.zone(zone, None));
        for card in zone.into_iter().flat_map(|zone| position.cards_in(zone)) {
            let quest = tally.quests.entry(position.family(card).name.clone()).or_default();
            quest.laid += 1;
            if let Some(when) = self.done.get(&position.family(card).name) {
                quest.done += 1;
                *quest.when.entry(when.clone()).or_default() += 1;
            }
        }
    }
}

impl StoryTally {
    /// Adds another tally.
    pub fn add(&mut self, other: StoryTally) {
        for (beat, count) in other.beats {
            *self.beats.entry(beat).or_default() += count;
        }
        for (name, tally) in other.quests {
            let quest = self.quests.entry(name).or_default();
            quest.laid += tally.laid;
            quest.done += tally.done;
            for (when, count) in tally.when {
                *quest.when.entry(when).or_default() += count;
            }
        }
    }

    /// Prints beats and quests.
    pub fn print(&self, matches: u64) {
        if self.beats.is_empty() {
            return;
        }
        let percent = |part: u64, of: u64| 100.0 * part as f64 / of.max(1) as f64;
        let beats: Vec<String> =
            self.beats.iter().map(|(beat, count)| format!("{beat} {:.0} %", percent(*count, matches))).collect();
        println!("  beats told: {}", beats.join(", "));
        for (name, quest) in &self.quests {
            let when: Vec<String> = quest.when.iter().map(|(beat, count)| format!("{count} at {beat}")).collect();
            let when = if when.is_empty() { String::new() } else { format!(" ({})", when.join(", ")) };
            let name = name.replace('_', " ");
            let name = if name.starts_with("quest") { name } else { format!("quest {name}") };
            println!(
                "  {name}: laid out {}, done {} ({:.1} %){when}",
                quest.laid,
                quest.done,
                percent(quest.done, quest.laid)
            );
        }
    }
}
