//! The story of a game in the reader's words: what is drawn and listed.

use quarterdeck_dsl::vocabulary::BeatId;
use std::fmt::Write;
use std::sync::Arc;

use miette::Result;
use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_runtime::definitions::{BeatDef, EffectId, ExitDef, Leads, PrintingId, StoryDef};
use quarterdeck_runtime::telling::{BEAT_TEXT, BEAT_TITLE, CHAPTER_TEXT, CHAPTER_TITLE, Phrase, Words, nested_quotes};
use quarterdeck_runtime::{Game, Log, Match, Setting, Speaker, jump, player_counts};
use serde::Serialize;

use super::warn;
use crate::play::not_started;

/// A whole story.
#[derive(Debug, Serialize)]
pub struct Chart {
    /// What the game is called.
    pub title: String,
    /// The language of all texts.
    pub language: String,
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Debug, Serialize)]
pub struct Chapter {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What is read before the first beat.
    pub text: String,
    /// Its beats; the first one opens it.
    pub beats: Vec<Beat>,
    /// What should be looked at again.
    pub warnings: Vec<String>,
}

/// A beat.
#[derive(Debug, Serialize)]
pub struct Beat {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its text.
    pub text: String,
    /// How many steps it is from the opening; closing beats come last.
    pub depth: usize,
    /// It is told when the match is over: won or lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closes: Option<&'static str>,
    /// What enters the game.
    pub enters: Vec<String>,
    /// Its quest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quest: Option<Quest>,
    /// What follows.
    pub ways: Vec<Way>,
}

/// A quest.
#[derive(Debug, Serialize)]
pub struct Quest {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Phrase,
    /// What it says.
    pub text: Phrase,
    /// What is printed on it: name and value.
    pub printed: Vec<(Phrase, Phrase)>,
}

/// A way on.
#[derive(Debug, Serialize)]
pub struct Way {
    /// When, in words; empty if always.
    pub when: String,
    /// The condition as written.
    #[serde(rename = "if", skip_serializing_if = "Option::is_none")]
    pub condition: Option<String>,
    /// The beat that follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// What is done instead, or that nothing more is told.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub instead: String,
}

impl Chart {
    /// Reads the story off a game.
    pub fn of(game: &Arc<Game>, options: &[(String, String)], language: &str) -> Result<Chart> {
        let mut chart = Chart {
            title: game.locales.title(language, game.packs.last().map_or("", |(id, ..)| id)),
            language: language.to_owned(),
            chapters: Vec::new(),
        };
        let Some(story) = &game.story else {
            return Ok(chart);
        };
        let option = &game.options[usize::from(story.option)].name;
        for (at, definition) in story.chapters.iter().enumerate() {
            let mut options = options.to_vec();
            options.retain(|(name, _)| name != option);
            options.push((option.clone(), definition.name.clone()));
            let seats = player_counts(game, &options).ok().and_then(|counts| counts.last().copied()).unwrap_or(2);
            let setting = Setting { seats, seed: 1, first: Some(0), options, ..Setting::default() };
            let setting = jump::chapter(game, &setting).map_err(|error| not_started(error, language))?;
            let started = Match::with_log(game.clone(), &setting, Log::hashing())
                .map_err(|error| not_started(error, language))?;
            let speaker = Speaker::new(&started, None, &[], language);
            let teller = Teller { game, story, speaker: &speaker, language };
            let mut beats: Vec<Beat> =
                story.beats_of(at).into_iter().map(|beat| teller.beat(at, usize::from(beat))).collect();
            beats.sort_by_key(|beat| beat.depth);
            let warnings = warn::warnings(game, story, at, &setting, language);
            chart.chapters.push(Chapter {
                id: definition.name.clone(),
                title: speaker.story_text(&CHAPTER_TITLE, &definition.name),
                text: speaker.story_text(&CHAPTER_TEXT, &definition.name),
                beats,
                warnings,
            });
        }
        Ok(chart)
    }

    /// The story as lines of text.
    pub fn text(&self) -> String {
        let ru = self.language == "ru";
        let word = |en: &'static str, russian: &'static str| if ru { russian } else { en };
        let mut out = format!("{}\n", self.title);
        for (number, chapter) in self.chapters.iter().enumerate() {
            let _ = writeln!(out, "\n{} {} ({}): {}", word("Chapter", "Глава"), number + 1, chapter.id, chapter.title);
            for beat in &chapter.beats {
                let closes = match beat.closes {
                    Some("won") => word(" [told when the chapter is won]", " [читается при победе]"),
                    Some(_) => word(" [told when the chapter is lost]", " [читается при поражении]"),
                    None => "",
                };
                let title = nested_quotes(&format!("{}{}{}", word("“", "«"), beat.title, word("”", "»")));
                let _ = writeln!(out, "{}{} {title}{closes}", "  ".repeat(beat.depth.min(12) + 1), beat.id);
                let inner = "  ".repeat(beat.depth.min(12) + 3);
                for sentence in &beat.enters {
                    let _ = writeln!(out, "{inner}+ {sentence}");
                }
                if let Some(quest) = &beat.quest {
                    let printed: Vec<String> =
                        quest.printed.iter().map(|(name, value)| format!("{name} {value}")).collect();
                    let printed = if printed.is_empty() { String::new() } else { format!(" ({})", printed.join(", ")) };
                    let _ = writeln!(out, "{inner}? {}{printed}: {}", quest.name, quest.text);
                }
                for way in &beat.ways {
                    let when = if way.when.is_empty() { String::new() } else { format!("{}: ", way.when) };
                    let to = way.to.as_ref().unwrap_or(&way.instead);
                    let _ = writeln!(out, "{inner}→ {when}{to}");
                }
            }
            for warning in &chapter.warnings {
                let _ = writeln!(out, "  ! {warning}");
            }
        }
        out
    }
}

/// Tells beats in a language.
struct Teller<'t> {
    game: &'t Game,
    story: &'t StoryDef,
    speaker: &'t Speaker<'t>,
    language: &'t str,
}

impl Teller<'_> {
    fn beat(&self, chapter: usize, at: usize) -> Beat {
        let beat = &self.story.beats[at];
        let definition = &self.story.chapters[chapter];
        let leads = |exits: &[ExitDef]| exits.iter().any(|exit| exit.leads == Leads::Beat(BeatId::at(at)));
        let closes = if leads(&definition.won) {
            Some("won")
        } else if leads(&definition.lost) {
            Some("lost")
        } else {
            None
        };
        let steps = self.story.way_to(chapter, BeatId::at(at)).map(|way| way.len() - 1);
        let deepest = || {
            let beats = self.story.beats_of(chapter).into_iter();
            beats.filter_map(|beat| self.story.way_to(chapter, beat)).map(|way| way.len()).max().unwrap_or(0)
        };
        Beat {
            id: beat.name.clone(),
            title: self.speaker.story_text(&BEAT_TITLE, &beat.name),
            text: self.speaker.story_text(&BEAT_TEXT, &beat.name),
            depth: steps.unwrap_or_else(deepest),
            closes,
            enters: self.rules(beat.effect),
            quest: self.quest(beat),
            ways: beat.next.iter().map(|exit| self.way(exit)).collect(),
        }
    }

    /// What an effect does, as rules text.
    fn rules(&self, effect: EffectId) -> Vec<String> {
        self.speaker.effect_text(effect)
    }

    fn quest(&self, beat: &BeatDef) -> Option<Quest> {
        let family = &self.game.families[usize::from(beat.quest?)];
        let printing = self.game.printings.iter().position(|printing| Some(printing.family) == beat.quest)?;
        Some(Quest {
            id: family.name.clone(),
            name: self.speaker.printing(PrintingId::at(printing)),
            text: self.speaker.family_text(beat.quest?),
            printed: self.speaker.tongue().printed(PrintingId::at(printing)),
        })
    }

    fn way(&self, exit: &ExitDef) -> Way {
        let words = Words { locales: &self.game.locales, language: self.language };
        let when = exit.condition.as_ref().map(|condition| {
            let lexicon = Scoped { lexicon: &words, scope: condition.scope() };
            let told = describe::condition(condition, &self.game.vocabulary, &lexicon);
            told.trim_end_matches('.').to_owned()
        });
        let (to, instead) = match &exit.leads {
            Leads::Beat(beat) => (Some(self.story.beats[usize::from(*beat)].name.clone()), String::new()),
            Leads::Do(effect) => (None, self.rules(*effect).join(" ")),
            Leads::Rests if self.language == "ru" => (None, "больше ничего не читается".to_owned()),
            Leads::Rests => (None, "nothing more is told".to_owned()),
        };
        Way {
            when: when.unwrap_or_default(),
            condition: exit.condition.as_ref().map(|condition| condition.text().to_owned()),
            to,
            instead,
        }
    }
}
