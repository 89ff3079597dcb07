//! The story a game tells: chapters, beats, how one beat leads to the next, and what goes on from
//! one match to another.

use quarterdeck_dsl::tree::{Condition, Number, Set};
use quarterdeck_dsl::vocabulary::{BeatId, CounterId, FamilyId, OptionId, ZoneId};

use super::definition::Game;
use super::noted::Noted;
use super::sentence::Sentence;
use crate::ids::{ChapterId, EffectId};

/// A story: `[campaign]` with its chapters and beats.
#[derive(Debug)]
pub struct StoryDef {
    /// The option whose values are the chapters.
    pub option: OptionId,
    /// The counter that stands at the latest beat; 0 before the first.
    pub latest: CounterId,
    /// Where quests are laid.
    pub quests: Option<ZoneId>,
    /// Whether a player (`you`) has done a quest (`it`).
    pub done: Option<Sentence<Condition>>,
    /// The option that is how often the present chapter was lost.
    pub failures: Option<OptionId>,
    /// Whether the next chapter follows a finished match; if not given, somebody must have won.
    pub goes_on: Option<Sentence<Condition>>,
    /// Options of the next match that are read off a finished one.
    pub carries: Vec<(OptionId, Sentence<Number>)>,
    /// Cards of a finished match that start elsewhere in the next one.
    pub keeps: Vec<KeepDef>,
    /// Chapters, in the order of the option's values.
    pub chapters: Vec<ChapterDef>,
    /// All beats.
    pub beats: Noted<BeatDef>,
}

/// Cards that are kept from one match to the next.
#[derive(Debug, PartialEq)]
pub struct KeepDef {
    /// Which, asked of the finished match.
    pub cards: Sentence<Set>,
    /// Where they start in the next.
    pub zone: ZoneId,
}

/// A chapter: one match.
#[derive(Debug, PartialEq)]
pub struct ChapterDef {
    /// Its id, which is a value of the option.
    pub name: String,
    /// Its first beat.
    pub opens: BeatId,
    /// What is told when it is won.
    pub won: Vec<ExitDef>,
    /// What is told when it is lost.
    pub lost: Vec<ExitDef>,
}

/// A beat: a piece of the story, and what it brings into the game.
#[derive(Debug, PartialEq)]
pub struct BeatDef {
    /// Its id.
    pub name: String,
    /// The pack that brought it.
    pub pack: String,
    /// What enters the game, and the quest that is laid out.
    pub effect: EffectId,
    /// Its quest.
    pub quest: Option<FamilyId>,
    /// What follows: the first whose condition holds.
    pub next: Vec<ExitDef>,
    /// The chapters in which it can be told.
    pub chapters: Vec<ChapterId>,
}

/// One way on from a beat.
#[derive(Debug, PartialEq)]
pub struct ExitDef {
    /// When.
    pub condition: Option<Sentence<Condition>>,
    /// Where to.
    pub leads: Leads,
}

/// Where a way leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Leads {
    /// To a beat.
    Beat(BeatId),
    /// Something is done instead.
    Do(EffectId),
    /// Nothing more is told.
    Rests,
}

impl StoryDef {
    /// The beats that can be told in a chapter, in the order in which the story may come to them;
    /// closing beats last.
    pub fn beats_of(&self, chapter: usize) -> Vec<BeatId> {
        let chapter = &self.chapters[chapter];
        let mut found = vec![chapter.opens];
        let mut at = 0;
        while let Some(beat) = found.get(at).copied() {
            self.beats[usize::from(beat)].next.iter().for_each(|exit| exit.note(&mut found));
            at += 1;
        }
        chapter.won.iter().chain(&chapter.lost).for_each(|exit| exit.note(&mut found));
        found
    }

    /// A shortest way from the opening of a chapter to a beat, both included.
    pub fn way_to(&self, chapter: usize, beat: BeatId) -> Option<Vec<BeatId>> {
        let mut open = vec![vec![self.chapters[chapter].opens]];
        let mut seen = open[0].clone();
        let mut at = 0;
        while let Some(way) = open.get(at).cloned() {
            let last = *way.last()?;
            if last == beat {
                return Some(way);
            }
            for exit in &self.beats[usize::from(last)].next {
                if let Leads::Beat(next) = exit.leads
                    && !seen.contains(&next)
                {
                    seen.push(next);
                    let mut longer = way.clone();
                    longer.push(next);
                    open.push(longer);
                }
            }
            at += 1;
        }
        None
    }
}

impl ExitDef {
    fn note(&self, found: &mut Vec<BeatId>) {
        if let Leads::Beat(beat) = self.leads
            && !found.contains(&beat)
        {
            found.push(beat);
        }
    }
}

impl Game {
    /// The id of a beat.
    pub fn beat_name(&self, beat: i32) -> &str {
        let beats = self.story.as_ref().map_or(&[][..], |story| story.beats.unnoted());
        usize::try_from(beat).ok().and_then(|at| beats.get(at)).map_or("?", |beat| beat.name.as_str())
    }

    /// The id of a chapter.
    pub fn chapter_name(&self, chapter: i32) -> &str {
        let chapters = self.story.as_ref().map_or(&[][..], |story| &story.chapters);
        usize::try_from(chapter).ok().and_then(|at| chapters.get(at)).map_or("?", |chapter| chapter.name.as_str())
    }
}
