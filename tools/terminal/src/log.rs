//! What has happened, line by line, and the story in pages.

use quarterdeck_face::Names;
use quarterdeck_runtime::telling::{BEAT_TEXT, BEAT_TITLE, CHAPTER_TEXT, CHAPTER_TITLE};
use quarterdeck_runtime::{Event, Speaker, Table};

/// What a line of the log is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Somebody's turn begins.
    Turn,
    /// A page of the story, by its number.
    Story(usize),
    /// How something is played that happens for the first time.
    Hint,
    /// Anything else.
    Plain,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The first event that it tells of.
    pub event: usize,
    pub text: String,
    pub kind: Kind,
}

/// A page of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryPage {
    pub title: String,
    pub text: String,
    /// It opens a chapter.
    pub chapter: bool,
}

/// What a reader knows of what has happened.
#[derive(Clone, Debug, Default)]
pub struct Record {
    pub entries: Vec<Entry>,
    pub pages: Vec<StoryPage>,
    /// How many events were told.
    pub events: usize,
}

impl Record {
    /// Adds what has happened since.
    pub fn read_on(&mut self, table: &Table, speaker: &Speaker<'_>, names: &Names) {
        let events = table.now().events();
        for line in speaker.narrate(self.events) {
            let page = events.get(line.event).and_then(|event| page(speaker, event));
            let kind = match (&page, events.get(line.event)) {
                (Some(_), _) => Kind::Story(self.pages.len()),
                (None, Some(Event::Began { .. })) => Kind::Turn,
                _ => Kind::Plain,
            };
            let text = page.as_ref().map_or_else(|| names.tell(&line.text), |page| page.title.clone());
            self.pages.extend(page);
            self.entries.push(Entry { event: line.event, text, kind });
        }
        self.events = events.len();
    }
}

fn page(speaker: &Speaker<'_>, event: &Event) -> Option<StoryPage> {
    let game = speaker.game();
    let (title, text, name, chapter) = match event {
        Event::Opened { chapter, .. } => (&CHAPTER_TITLE, &CHAPTER_TEXT, game.chapter_name(chapter.number()), true),
        Event::Told { beat, .. } => (&BEAT_TITLE, &BEAT_TEXT, game.beat_name(beat.number()), false),
        _ => return None,
    };
    Some(StoryPage { title: speaker.story_text(title, name), text: speaker.story_text(text, name), chapter })
}
