//! The story as a seat sees it: the chapter, the latest beat, and the quests with who has done them
//! and what the reader still lacks.

use quarterdeck_dsl::describe::Scoped;
use quarterdeck_dsl::tree::{Context, Seat, Thing};
use serde::Serialize;

use super::speaker::Speaker;
use crate::knowledge::Lying;
use crate::text::Words;
use crate::text::phrase::Phrase;
use crate::text::rules::{BEAT_TEXT, BEAT_TITLE, CHAPTER_TITLE, TextRule};

/// The story so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenStory {
    /// The chapter's id.
    pub chapter: String,
    /// The chapter's title.
    pub title: String,
    /// The beat that was told last.
    pub beat: SeenBeat,
    /// The zone of the quests, by its id.
    pub zone: String,
    /// The quests that are laid out, in their order.
    pub quests: Vec<SeenQuest>,
}

/// A beat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenBeat {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its text.
    pub text: String,
}

/// A quest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenQuest {
    /// How the card is written in rulings and saves.
    pub id: Phrase,
    /// Its name.
    pub name: Phrase,
    /// What it says.
    pub text: Phrase,
    /// The seats that have done it.
    pub done_by: Vec<Seat>,
    /// What the reader lacks for it; empty if nothing, if it is done, or if that is not for all the same.
    pub missing: Vec<String>,
}

impl Speaker<'_> {
    /// The story, once it has begun.
    pub fn story(&self) -> Option<SeenStory> {
        let story = self.game().story.as_ref()?;
        let beat = &story.beats[usize::from(self.known.latest_beat()?)].name;
        let chapter = self.game().chapter_name(self.known.option(story.option)).to_owned();
        let zone = story.quests.map(|zone| self.known.zone(zone, None));
        let quests =
            zone.into_iter().flat_map(|zone| self.known.cards_in(zone)).map(|quest| self.quest(&quest)).collect();
        Some(SeenStory {
            title: self.story_text(&CHAPTER_TITLE, &chapter),
            chapter,
            beat: SeenBeat {
                id: beat.clone(),
                title: self.story_text(&BEAT_TITLE, beat),
                text: self.story_text(&BEAT_TEXT, beat),
            },
            zone: story.quests.map(|zone| self.game().zones[usize::from(zone)].name.clone()).unwrap_or_default(),
            quests,
        })
    }

    /// The title or text of a chapter or beat.
    pub fn story_text(&self, part: &TextRule, id: &str) -> String {
        self.text(&part.key(id), &[])
    }

    fn quest(&self, quest: &Lying) -> SeenQuest {
        let card = quest.card;
        let done_by: Vec<Seat> = (0..self.known.seats()).filter(|seat| self.known.has_done(card, *seat)).collect();
        let family = self.game().printings[usize::from(quest.printing)].family;
        let missing = match (self.seat(), &self.game().families[usize::from(family)].requires) {
            (Some(seat), Some(requirement)) if !done_by.contains(&seat) && self.known.winners().is_none() => {
                let words = Words { locales: &self.game().locales, language: self.language };
                let context = Context { you: seat, they: seat, this: Thing::Card(card), ..Context::default() };
                let lexicon = Scoped { lexicon: &words, scope: requirement.scope() };
                let part = self.known.demanded(requirement, &context, &lexicon);
                let mut missing = Vec::new();
                self.collect(&part, &mut missing);
                missing
            }
            _ => Vec::new(),
        };
        SeenQuest {
            id: self.game().printing_id(quest.printing).clone(),
            name: self.card(&self.known.glimpse_of(card)),
            text: self.family_text(family),
            done_by,
            missing,
        }
    }
}
