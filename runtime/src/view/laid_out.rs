//! What is told beside the table itself: what went where, the pages of the story, and all cards of the match with how
//! many of them the reader sees.

use quarterdeck_dsl::tree::{Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::ZoneId;
use serde::Serialize;

use super::seen::{SeenCard, Whereabouts};
use super::speaker::Speaker;
use crate::event::Event;
use crate::game::{Parts, PrintingId, Style};
use crate::knowledge::Went;
use crate::text::phrase::Phrase;
use crate::text::rules::{BEAT_TEXT, BEAT_TITLE, CHAPTER_TEXT, CHAPTER_TITLE};

/// So much of what went is told at once; whoever was away for longer does not see all of it move.
const MOST_MOVES: usize = 40;

/// Something that went from one place to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenMove {
    /// Which event it is.
    pub event: usize,
    /// What: a card by its name, a resource by its id; nothing of a card that was hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<Phrase>,
    /// How much of a resource; 0 if it is a card.
    #[serde(skip_serializing_if = "is_zero")]
    pub amount: i32,
    /// From where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Whereabouts>,
    /// To where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Whereabouts>,
}

/// A page of the story that was told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenPage {
    /// Its id.
    pub id: String,
    /// The chapter's title.
    pub chapter: String,
    /// Its own title.
    pub title: String,
    /// What is read.
    pub text: String,
}

/// Cards of the match that are alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenPrinting {
    /// The card.
    pub card: SeenCard,
    /// How many there are.
    pub total: usize,
    /// How many the reader sees now.
    pub seen: usize,
}

impl Speaker<'_> {
    /// What went where since an event.
    pub(super) fn moves(&self, since: usize) -> Vec<SeenMove> {
        let called = self.known.names();
        let whereabouts = |zone: ZoneAt| self.whereabouts(Thing::Zone(zone), &called);
        let player = |seat: Seat| Whereabouts { owner: Some(seat), ..Whereabouts::default() };
        let all = self.known.went(since);
        let late = all.len().saturating_sub(MOST_MOVES);
        let told = all.into_iter().skip(late).map(|(event, went)| match went {
            Went::Card { from, to, shown } => SeenMove {
                event,
                what: shown.map(|printing| self.printing(printing)),
                amount: 0,
                from: whereabouts(from),
                to: whereabouts(to),
            },
            Went::Resource { resource, amount, from, to } => SeenMove {
                event,
                what: Some(self.tongue().called(&self.game().resources[usize::from(resource)].name).0),
                amount,
                from: from.map(player),
                to: to.map(player),
            },
        });
        told.collect()
    }

    /// The pages of the story that were told since an event.
    pub fn pages(&self, since: usize) -> Vec<SeenPage> {
        let game = self.game();
        let Some(story) = &game.story else { return Vec::new() };
        let current = game.chapter_name(self.known.option(story.option)).to_owned();
        let mut pages = Vec::new();
        for happened in self.known.happened(since) {
            let (id, title, text) = match happened.event {
                Event::Opened { chapter, .. } => (game.chapter_name(chapter.number()), &CHAPTER_TITLE, &CHAPTER_TEXT),
                Event::Told { beat, .. } => (game.beat_name(beat.number()), &BEAT_TITLE, &BEAT_TEXT),
                _ => continue,
            };
            pages.push(SeenPage {
                chapter: self.story_text(&CHAPTER_TITLE, &current),
                title: self.story_text(title, id),
                text: self.story_text(text, id),
                id: id.to_owned(),
            });
        }
        pages
    }

    /// All cards of the match that start where players can look, or that the reader sees. Pieces of players and what starts in
    /// zones that are hidden, or that the caller hides, are left out: the one tells nothing, the other would tell too much.
    pub fn sheet(&self, hides: impl Fn(&str) -> bool) -> Vec<SeenPrinting> {
        let game = self.game();
        let counts = |zone: ZoneId| {
            let hidden = game.drawing.zones[usize::from(zone)].style == Style::Hidden;
            !hidden && !hides(&game.zones[usize::from(zone)].name)
        };
        let printings = self.known.printings(counts);
        let shown = printings.into_iter().filter(|(id, ..)| !game.printings[usize::from(*id)].per_player);
        shown.map(|(id, total, seen)| SeenPrinting { card: self.printed_card(id), total, seen }).collect()
    }

    /// A card as it is printed.
    pub fn printed_card(&self, printing: PrintingId) -> SeenCard {
        let game = self.game();
        let family = game.printings[usize::from(printing)].family;
        SeenCard {
            id: game.printing_id(printing).clone(),
            name: self.printing(printing),
            text: self.tongue().printing_text(printing, self.known.options()),
            at: 0,
            owner: None,
            face_down: false,
            holder: None,
            mark: game.drawing.marks[usize::from(family)].clone(),
            symbols: Vec::new(),
            now: Vec::new(),
            goals: Vec::new(),
            counters: Vec::new(),
            crafted: game.families[usize::from(family)].parts != Parts::None,
            under: None,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &i32) -> bool {
    *number == 0
}
