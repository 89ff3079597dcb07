//! The story as a seat sees it: the chapter, the latest beat, and the quests with who has done them
//! and what the reader still lacks.

use quarterdeck_dsl::describe::{Language, Scoped};
use quarterdeck_dsl::explain;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing};
use serde::Serialize;

use super::guard::Guard;
use super::speaker::Speaker;
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
        let position = self.matched.position();
        let beat = &story.beats[usize::from(position.latest_beat()?)].name;
        let chapter = self.game().chapter_name(position.option(story.option)).to_owned();
        let zone = story.quests.map(|zone| position.zone(zone, None));
        let cards = zone.into_iter().flat_map(|zone| position.state.cards_in(zone));
        let quests = cards.filter(|card| position.visible(*card, self.seat)).map(|card| self.quest(card)).collect();
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

    fn quest(&self, card: CardAt) -> SeenQuest {
        let position = self.matched.position();
        let guard = Guard::new(position, self.seat);
        let done_by: Vec<Seat> = (0..position.seats())
            .filter(|seat| {
                let done = position.done_by(&guard, card, *seat);
                !guard.asked_secret() && done
            })
            .collect();
        let family = position.family(card);
        let missing = match (self.seat, &family.requires) {
            (Some(seat), Some(requirement)) if !done_by.contains(&seat) && self.matched.winners().is_none() => {
                let words = Words { locales: &self.game().locales, language: self.language };
                let context = Context { you: seat, they: seat, this: Thing::Card(card), ..Context::default() };
                let vocabulary = &self.game().vocabulary;
                let lexicon = Scoped { lexicon: &words, scope: requirement.scope() };
                let language = Language::of(self.language);
                let lines = explain::requirement(requirement, &context, &guard, vocabulary, &lexicon, language);
                lines.into_iter().filter(|line| !line.met && !line.secret).map(|line| line.text).collect()
            }
            _ => Vec::new(),
        };
        SeenQuest {
            id: self.game().printing_id(position.state.cards[usize::from(card)].printing).clone(),
            name: self.card(card, true),
            text: self.family_text(position.printing(card).family),
            done_by,
            missing,
        }
    }
}
