//! A campaign: chapter after chapter, each a match of its own. What was achieved, what carries over,
//! and the running match are one plain value, which is kept in a file between matches.

use quarterdeck_dsl::vocabulary::OptionId;
use std::sync::Arc;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{Context, Thing};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

use crate::document::Document;
use crate::game::{Game, Spread, StoryDef};
use crate::message::{Message, Refusal};
use crate::playing::Match;
use crate::save::{PackStamp, Save, pack_changes, stamps};
use crate::seats::Seats;
use crate::setting::{Kept, Setting};
use crate::state::NOBODY;
use crate::table::Table;

/// How the file of a campaign names itself.
pub const FORMAT: &str = "quarterdeck-campaign";
/// The newest form that is understood.
pub const VERSION: u32 = 1;

const DOCUMENT: Document = Document {
    format: FORMAT,
    version: VERSION,
    unreadable: "campaign-unreadable",
    foreign: "campaign-foreign",
    damaged: "campaign-damaged",
};

/// A match that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The chapter.
    pub chapter: String,
    /// Whether the campaign went on with the next chapter.
    pub went_on: bool,
    /// The seats that have won.
    pub winners: Seats,
    /// What the win was worth, if the game says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
}

/// Everything that a campaign remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Always `quarterdeck-campaign`.
    pub format: String,
    /// Of which form it is.
    pub version: u32,
    /// The packs it was played with last.
    pub packs: Vec<PackStamp>,
    /// Number of players.
    pub seats: u8,
    /// Where all chance comes from.
    pub seed: u64,
    /// Names of the players.
    #[serde(default)]
    pub names: Vec<String>,
    /// Seats of people.
    pub people: Seats,
    /// Options that hold for all matches.
    pub options: Vec<(String, String)>,
    /// The chapter that is being played or comes next; nothing once the last is finished.
    pub chapter: Option<String>,
    /// How often each chapter was lost.
    pub failures: Vec<(String, u32)>,
    /// All matches that were played.
    pub results: Vec<Outcome>,
    /// Numbers from the last match, by option.
    pub carried: Vec<(String, i32)>,
    /// Cards from the last match.
    pub kept: Vec<Kept>,
    /// The running match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<Save>,
    /// Matches that could not be gone on with after the packs or the engine were changed, as they were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_aside: Vec<serde_json::Value>,
    /// Why the running match could not be read, if it could not.
    #[serde(skip)]
    pub unread: Option<String>,
}

/// A campaign of a game.
#[derive(Clone, Debug)]
pub struct Campaign {
    game: Arc<Game>,
    /// Everything that is remembered.
    pub progress: Progress,
}

/// A campaign that was read from a file.
pub struct Reopened {
    /// The campaign.
    pub campaign: Campaign,
    /// The running match, if there is one.
    pub table: Option<Table>,
    /// What has changed since, and what was dropped for it.
    pub changed: Vec<Message>,
}

impl Campaign {
    /// Begins a campaign with the first chapter, or the one that the options name; so it is for
    /// the number of failures, too.
    pub fn begin(game: Arc<Game>, setting: &Setting) -> Result<Campaign, Refusal> {
        let Some(story) = &game.story else {
            return Err(Refusal::new("no_campaign", Message::new("campaign-none").with("game", &game.id)));
        };
        let values = game.option_values(&setting.options)?;
        let at = usize::try_from(values[usize::from(story.option)]).unwrap_or(0);
        let chapter = story.chapters.get(at).map(|chapter| chapter.name.clone());
        let failed = story.failures.map_or(0, |option| values[usize::from(option)]);
        let mut failures = Vec::new();
        if let (Some(chapter), true) = (&chapter, failed > 0) {
            failures.push((chapter.clone(), u32::try_from(failed).unwrap_or(0)));
        }
        let own = own_options(&game, story);
        let (carried, options): (Vec<_>, Vec<_>) =
            setting.options.iter().cloned().partition(|(name, _)| own.contains(&name.as_str()));
        let number = |option: OptionId| &game.options[usize::from(option)].name;
        let carries = story.carries.iter().map(|(option, _)| number(*option));
        let carried = carries
            .filter_map(|name| {
                let (_, value) = carried.iter().find(|(known, _)| known == name)?;
                Some((name.clone(), value.parse().ok()?))
            })
            .collect();
        let progress = Progress {
            format: FORMAT.into(),
            version: VERSION,
            packs: stamps(&game),
            seats: setting.seats,
            seed: setting.seed,
            names: Vec::new(),
            people: Seats::all(setting.seats),
            options,
            chapter,
            failures,
            results: Vec::new(),
            carried,
            kept: setting.kept.clone(),
            current: None,
            set_aside: Vec::new(),
            unread: None,
        };
        Ok(Campaign { game, progress })
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// How often a chapter was lost.
    pub fn failures(&self, chapter: &str) -> u32 {
        self.progress.failures.iter().find(|(known, _)| known == chapter).map_or(0, |(_, count)| *count)
    }

    /// Whether every chapter is finished.
    pub fn won(&self) -> bool {
        self.progress.chapter.is_none()
    }

    /// Whether every chapter is finished and none was ever lost.
    pub fn perfect(&self) -> bool {
        self.won() && self.progress.failures.iter().all(|(_, count)| *count == 0)
    }

    /// How the next match is to be played; nothing if the campaign is over.
    pub fn setting(&self, first: Option<u8>) -> Option<Setting> {
        let progress = &self.progress;
        let chapter = progress.chapter.as_ref()?;
        let story = self.game.story.as_ref()?;
        let name = |option: OptionId| self.game.options[usize::from(option)].name.clone();
        let mut options = progress.options.clone();
        options.push((name(story.option), chapter.clone()));
        if let Some(option) = story.failures {
            let count = i32::try_from(self.failures(chapter)).unwrap_or(i32::MAX);
            let (low, high) = self.game.options[usize::from(option)].range;
            options.push((name(option), count.clamp(i32::from(low), i32::from(high)).to_string()));
        }
        options.extend(progress.carried.iter().map(|(name, value)| (name.clone(), value.to_string())));
        // Every match has its own chance, and the same campaign the same matches.
        let seed = progress.seed.wrapping_add(progress.results.len() as u64 * 7919);
        let kept = progress.kept.clone();
        Some(Setting { seats: progress.seats, seed, first, options, kept, ..Setting::default() })
    }

    /// What a match leaves for the next one: numbers by option, and cards.
    pub fn carried_over(matched: &Match) -> (Vec<(String, i32)>, Vec<Kept>) {
        let position = matched.position();
        let Some(story) = &position.game.story else {
            return (Vec::new(), Vec::new());
        };
        let carries = story.carries.iter().map(|(option, number)| {
            let value = evaluate::number(number, &Context::default(), &position);
            let option = &position.game.options[usize::from(*option)];
            (option.name.clone(), value.clamp(i32::from(option.range.0), i32::from(option.range.1)))
        });
        (carries.collect(), kept(matched, story))
    }

    /// Takes a finished match in: what it carries over, and which chapter comes next. A match that
    /// is not over changes nothing.
    pub fn finish(&mut self, matched: &Match) -> Option<&Outcome> {
        let winners = matched.winners()?;
        let game = self.game.clone();
        let story = game.story.as_ref()?;
        let chapter = self.progress.chapter.clone()?;
        let position = matched.position();
        let went_on = position.goes_on(winners);
        (self.progress.carried, self.progress.kept) = Campaign::carried_over(matched);
        if went_on {
            let at = story.chapters.iter().position(|known| known.name == chapter);
            let next = at.and_then(|at| story.chapters.get(at + 1));
            self.progress.chapter = next.map(|next| next.name.clone());
        } else {
            match self.progress.failures.iter_mut().find(|(known, _)| *known == chapter) {
                Some((_, count)) => *count += 1,
                None => self.progress.failures.push((chapter.clone(), 1)),
            }
        }
        self.progress.current = None;
        self.progress.results.push(Outcome { chapter, went_on, winners, score: position.score() });
        self.progress.results.last()
    }

    /// The campaign as text.
    pub fn write(&self) -> String {
        serde_json::to_string(&self.progress).unwrap_or_default()
    }

    /// Opens a campaign again, perhaps with packs that were changed: what no longer exists is named
    /// and dropped, and everything else is kept.
    pub fn open(progress: Progress, game: Arc<Game>) -> Result<Reopened, Refusal> {
        if !progress.packs.iter().any(|pack| pack.id == game.id) {
            let names: Vec<&str> = progress.packs.iter().map(|pack| pack.id.as_str()).collect();
            let reason = Message::new("campaign-other-game").with("saved", names.join(" + ")).with("game", &game.id);
            return Err(Refusal::new("save::other_game", reason));
        }
        if game.story.is_none() {
            return Err(Refusal::new("no_campaign", Message::new("campaign-none").with("game", &game.id)));
        }
        let mut campaign = Campaign { game, progress };
        let mut changed = pack_changes(&campaign.progress.packs, &campaign.game);
        campaign.drop_options(&mut changed);
        campaign.drop_chapters(&mut changed);
        campaign.drop_cards(&mut changed);
        let table = campaign.reopen(&mut changed);
        campaign.progress.packs = stamps(&campaign.game);
        Ok(Reopened { campaign, table, changed })
    }

    fn drop_options(&mut self, changed: &mut Vec<Message>) {
        let game = self.game.clone();
        self.progress.options.retain(|(name, value)| {
            let there = game.option_values(&[(name.clone(), value.clone())]).is_ok();
            if !there {
                changed.push(Message::new("campaign-option-gone").with("name", name).with("value", value));
            }
            there
        });
        self.progress.carried.retain_mut(|(name, value)| {
            let Some(option) = game.option_named(name) else {
                changed
                    .push(Message::new("campaign-option-gone").with("name", &*name).with("value", value.to_string()));
                return false;
            };
            let (low, high) = game.options[usize::from(option)].range;
            *value = (*value).clamp(i32::from(low), i32::from(high));
            true
        });
    }

    /// A chapter that is gone gives way to the first one that was not finished yet.
    fn drop_chapters(&mut self, changed: &mut Vec<Message>) {
        let game = self.game.clone();
        let chapters = game.story.as_ref().map_or(&[][..], |story| &story.chapters);
        let there = |name: &str| chapters.iter().any(|chapter| chapter.name == name);
        self.progress.failures.retain(|(name, _)| there(name));
        let finished = |name: &str| self.progress.results.iter().any(|result| result.went_on && result.chapter == name);
        if let Some(name) = self.progress.chapter.clone().filter(|name| !there(name)) {
            let next = chapters.iter().find(|chapter| !finished(&chapter.name));
            let next = next.map(|chapter| chapter.name.clone());
            let message = Message::new("campaign-chapter-gone").with("chapter", name);
            changed.push(message.with("next", next.clone().unwrap_or_else(|| "—".into())));
            self.progress.chapter = next;
        } else if self.progress.chapter.is_none()
            && let Some(last) = self.progress.results.last().map(|result| result.chapter.clone())
            && let Some(at) = chapters.iter().position(|chapter| chapter.name == last)
            && let Some(next) = chapters.get(at + 1)
        {
            // A chapter was written behind the last one: the campaign goes on.
            changed.push(Message::new("campaign-chapter-new").with("chapter", &next.name));
            self.progress.chapter = Some(next.name.clone());
        }
    }

    fn drop_cards(&mut self, changed: &mut Vec<Message>) {
        let game = self.game.clone();
        self.progress.kept.retain_mut(|kept| {
            let most = available(&game, kept);
            if most < kept.count {
                let gone = Message::new("campaign-cards-gone").with("card", &kept.card).with("zone", &kept.zone);
                changed.push(gone.number("count", kept.count - most));
            }
            kept.count = most;
            kept.count > 0
        });
    }

    /// The running match; one that cannot be gone on with is set aside, and its chapter begins anew.
    fn reopen(&mut self, changed: &mut Vec<Message>) -> Option<Table> {
        if let Some(why) = self.progress.unread.take() {
            changed.push(Message::new("campaign-match-gone").and("why", Message::said(why)));
        }
        let save = self.progress.current.clone()?;
        match save.open(self.game.clone()) {
            Ok(opened) => Some(opened.table),
            Err(refusal) => {
                changed.push(Message::new("campaign-match-gone").and("why", refusal.reason));
                self.progress.set_aside.extend(serde_json::to_value(save).ok());
                self.progress.current = None;
                None
            }
        }
    }
}

impl Progress {
    /// Reads the file of a campaign.
    pub fn read(text: &str) -> Result<Progress, Refusal> {
        let mut value = DOCUMENT.read(text)?;
        DOCUMENT.admit(&value)?;
        // A match that cannot be read must not take the whole campaign with it.
        let current = value.as_object_mut().and_then(|fields| fields.remove("current"));
        let mut progress: Progress = DOCUMENT.take(value)?;
        if let Some(current) = current.filter(|current| !current.is_null()) {
            match Save::from_value(current.clone()) {
                Ok(save) => progress.current = Some(save),
                Err(refusal) => {
                    progress.unread = Some(refusal.reason.to_string());
                    progress.set_aside.push(current);
                }
            }
        }
        Ok(progress)
    }
}

/// The options that a campaign sets by itself.
fn own_options<'g>(game: &'g Game, story: &StoryDef) -> Vec<&'g str> {
    let carried = story.carries.iter().map(|(option, _)| *option);
    let own = [story.option].into_iter().chain(story.failures).chain(carried);
    own.map(|option| game.options[usize::from(option)].name.as_str()).collect()
}

/// How many of the kept cards there are in the game.
fn available(game: &Game, kept: &Kept) -> u32 {
    if !game.zones.iter().any(|zone| zone.name == kept.zone) {
        return 0;
    }
    let all = game.printings.iter().filter(|printing| game.printing_key(printing) == kept.card);
    kept.count.min(all.map(|printing| printing.count).sum())
}

/// The cards of a finished match that start elsewhere in the next.
fn kept(matched: &Match, story: &StoryDef) -> Vec<Kept> {
    let position = matched.position();
    let game = position.game;
    let mut all: Vec<Kept> = Vec::new();
    for keep in &story.keeps {
        let zone = &game.zones[usize::from(keep.zone)];
        evaluate::each(&keep.cards, &Context::default(), &position, &mut |thing| {
            if let Thing::Card(card) = thing {
                let owner = position.state.cards[usize::from(card)].owner;
                let holder = match game.layout.spread.get(usize::from(position.zone_of(card))) {
                    Some(Spread::Zone(_, seat)) if zone.per_player => *seat,
                    _ => None,
                };
                let seat = if owner == NOBODY { holder } else { Some(owner) };
                let id = game.printing_key(position.printing(card));
                match all.iter_mut().find(|kept| (&kept.card, &kept.zone, kept.seat) == (&id, &zone.name, seat)) {
                    Some(kept) => kept.count += 1,
                    None => all.push(Kept { card: id, zone: zone.name.clone(), seat, count: 1 }),
                }
            }
            ControlFlow::Continue(())
        });
    }
    all
}
