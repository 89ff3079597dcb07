//! A campaign at a table: what it has come to, what comes next, and the pages that were told.

use quarterdeck_runtime::telling::{BEAT_TEXT, BEAT_TITLE, CHAPTER_TEXT, CHAPTER_TITLE};
use quarterdeck_runtime::{Campaign, Game, StartError, Table};
use serde_json::{Value, json};

use crate::games::option_text;
use crate::hosted::{Hosted, Page};
use crate::token;

impl Hosted {
    /// Begins the next chapter, or the same one again if it was lost; without a campaign, another match of the same kind.
    /// Nothing happens before the match is over.
    pub fn next(&mut self, language: &str) -> Result<(), String> {
        if self.table.now().winners().is_none() || self.kept.replay {
            return Ok(());
        }
        let game = self.opened().game.clone();
        let setting = match &mut self.campaign {
            None => {
                let mut setting = self.table.setting().clone();
                setting.seed = token::chance().map_err(|error| error.to_string())?;
                setting.fixed = quarterdeck_runtime::Fixed::default();
                setting
            }
            Some(campaign) => {
                let mut finished = campaign.clone();
                finished.finish(self.table.now());
                let Some(setting) = finished.setting(None) else { return Ok(()) };
                let chapter = campaign.progress.chapter.clone().unwrap_or_default();
                let told = self.table.speaker(None, "en").pages(0);
                self.kept.pages.extend(told.into_iter().map(|page| Page { chapter: chapter.clone(), id: page.id }));
                *campaign = finished;
                setting
            }
        };
        let table = Table::start(game, setting).map_err(|error| match error {
            StartError::Refused(refusal) => refusal.reason.tell(language),
            StartError::Fault(fault) => format!("{}: {fault}", fault.code),
        })?;
        self.renew(table)
    }

    /// How the campaign stands; nothing if none is played.
    pub fn campaign_told(&self, language: &str) -> Option<Value> {
        let campaign = self.campaign.as_ref()?;
        let game = campaign.game();
        let chapters = &game.story.as_ref()?.chapters;
        let title = |id: &str| game.locales.text(language, &CHAPTER_TITLE.key(id), &[]);
        let progress = &campaign.progress;
        let chapter = progress.chapter.clone().unwrap_or_default();
        let number = chapters.iter().position(|known| known.name == chapter).map_or(0, |at| at + 1);
        let played = |results: &Campaign| -> Vec<Value> {
            let results = results.progress.results.iter();
            results.map(|result| json!({"title": title(&result.chapter), "won": result.went_on})).collect()
        };
        let mut told = json!({
            "chapter": title(&chapter),
            "number": number,
            "of": chapters.len(),
            "lost": campaign.failures(&chapter),
            "played": played(campaign),
        });
        if self.table.now().winners().is_some() {
            let mut finished = campaign.clone();
            finished.finish(self.table.now());
            let went_on = finished.progress.results.last().is_some_and(|result| result.went_on);
            let next = finished.progress.chapter.as_deref().map(title);
            told["then"] = json!({
                "wentOn": went_on,
                "next": next,
                "perfect": finished.perfect(),
                "played": played(&finished),
                "carried": self.carried(&finished, language),
            });
        }
        Some(told)
    }

    /// What the next match begins with: numbers by their names, cards with how many.
    fn carried(&self, finished: &Campaign, language: &str) -> Vec<Value> {
        let game = finished.game();
        let numbers = finished.progress.carried.iter();
        let numbers = numbers.map(|(name, value)| json!([option_text(game, language, name), value]));
        let speaker = self.speaker(None, language);
        let card = |id: &str| {
            let at = (0..game.printings.len()).map(quarterdeck_runtime::definitions::PrintingId::at);
            let known = at.into_iter().find(|at| *game.printing_id(*at) == *id);
            known.map_or_else(|| id.to_owned(), |at| speaker.printing(at).to_string())
        };
        let cards = finished.progress.kept.iter().map(|kept| json!([card(&kept.card), kept.count]));
        numbers.chain(cards).collect()
    }

    /// The pages of the chapters before.
    pub fn earlier_pages(&self, language: &str) -> Vec<Value> {
        self.kept.pages.iter().map(|page| told_page(&self.opened().game, page, language)).collect()
    }
}

fn told_page(game: &Game, page: &Page, language: &str) -> Value {
    let text = |key: String| game.locales.text(language, &key, &[]);
    let parts = if page.chapter == page.id { (&CHAPTER_TITLE, &CHAPTER_TEXT) } else { (&BEAT_TITLE, &BEAT_TEXT) };
    json!({
        "id": page.id,
        "chapter": text(CHAPTER_TITLE.key(&page.chapter)),
        "title": text(parts.0.key(&page.id)),
        "text": text(parts.1.key(&page.id)),
    })
}
