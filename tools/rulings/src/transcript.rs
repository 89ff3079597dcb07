//! The transcript of a ruling: its text, then everything that happened, in the ids of the pack. It
//! does not depend on the language and is the same on every machine.

use std::fmt::Write;

use quarterdeck_dsl::resolve::Bound;
use quarterdeck_dsl::tree::{CardAt, Seat, Source, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{CounterId, PhaseId, ResourceId};
use quarterdeck_runtime::definitions::{ChooseDef, PrintingId, Spread, What};
use quarterdeck_runtime::position::{NOBODY, Position};
use quarterdeck_runtime::{Campaign, Event, Match};

/// A transcript being written.
pub(crate) struct Transcript<'t> {
    /// What was written so far; nothing if nobody reads it.
    text: Option<String>,
    /// What does not hold is explained.
    explains: bool,
    players: &'t [String],
    /// Who wants to see every match on its way.
    follower: Option<Follower<'t>>,
}

/// Somebody who is shown the matches of a ruling on their way.
pub type Follower<'f> = &'f mut dyn FnMut(Shown<'_>);

/// What is shown of a ruling on its way.
pub enum Shown<'s> {
    /// A match as it is laid out, at its first decision.
    Laid(&'s Match),
    /// A step: its line and text, the match before it, and the option that it takes.
    Step(usize, &'s str, &'s Match, usize),
}

impl<'t> Transcript<'t> {
    pub fn new(ruling: &str, players: &'t [String]) -> Transcript<'t> {
        let text = Some(format!("{}\n\n==========\n", ruling.trim_end()));
        Transcript { text, explains: true, players, follower: None }
    }

    /// A transcript that nobody reads.
    pub fn unread(players: &'t [String]) -> Transcript<'t> {
        Transcript { text: None, explains: false, players, follower: None }
    }

    /// One that nobody reads either, for somebody who wants to know why a line does not hold.
    pub fn explaining(players: &'t [String]) -> Transcript<'t> {
        Transcript { explains: true, ..Transcript::unread(players) }
    }

    /// The same transcript, with somebody who is shown the matches.
    pub fn followed(self, follower: Follower<'t>) -> Transcript<'t> {
        Transcript { follower: Some(follower), ..self }
    }

    /// Shows a match to whoever follows.
    pub fn show(&mut self, shown: Shown<'_>) {
        if let Some(follower) = &mut self.follower {
            follower(shown);
        }
    }

    /// Whether somebody reads it.
    pub fn is_read(&self) -> bool {
        self.text.is_some()
    }

    /// Whether somebody wants to know why a line does not hold.
    pub fn explains(&self) -> bool {
        self.explains
    }

    pub fn finish(self) -> String {
        let mut text = self.text.unwrap_or_default();
        text.truncate(text.trim_end().len());
        text.push('\n');
        text
    }

    /// A step, or `again`.
    pub fn heading(&mut self, text: &str) {
        self.line(0, &format!("\n{text}"));
    }

    /// The first decision.
    pub fn opening(&mut self, playing: &Match) {
        self.show(Shown::Laid(playing));
        if !playing.events().is_empty() {
            self.heading("before the first step");
            self.events(playing, 0);
        }
        self.decision(playing);
    }

    pub fn refused(&mut self) {
        self.line(2, "refused");
    }

    /// What a player is told who asks why not.
    pub fn reason(&mut self, text: &str) {
        self.line(4, text);
    }

    /// Events from the given one on.
    pub fn events(&mut self, playing: &Match, from: usize) {
        if !self.is_read() {
            return;
        }
        let position = playing.position();
        for event in &playing.events()[from..] {
            let text = self.event(&position, event);
            self.line(2, &text);
        }
    }

    /// Where the campaign stands.
    pub fn campaign(&mut self, campaign: &Campaign) {
        let progress = &campaign.progress;
        let Some(chapter) = &progress.chapter else {
            self.line(2, if campaign.perfect() { "the campaign is perfect" } else { "the campaign is won" });
            return;
        };
        self.line(2, &format!("chapter is {chapter}; lost so far: {}", campaign.failures(chapter)));
        for (name, value) in &progress.carried {
            self.line(2, &format!("{name} is {value}"));
        }
        for kept in &progress.kept {
            self.line(2, &format!("kept in {}: {} x{}", kept.zone, kept.card, kept.count));
        }
    }

    /// Who is asked, and what is open; or who has won.
    pub fn decision(&mut self, playing: &Match) {
        if !self.is_read() {
            return;
        }
        match playing.asked() {
            Some(seat) => {
                let text = format!("{}? {}", self.player(seat), playing.option_ids().join("; "));
                self.line(2, &text);
            }
            None => self.line(2, "the match is over"),
        }
    }

    fn line(&mut self, indent: usize, text: &str) {
        if let Some(written) = &mut self.text {
            let _ = writeln!(written, "{:indent$}{text}", "");
        }
    }

    fn player(&self, seat: u8) -> &str {
        self.players.get(usize::from(seat)).map_or("nobody", String::as_str)
    }

    fn zone(&self, position: &Position<'_>, zone: ZoneAt) -> String {
        match position.game.layout.spread.get(usize::from(zone)) {
            None => "nowhere".into(),
            Some(Spread::Zone(_, Some(seat))) => format!("{}'s {}", self.player(*seat), position.zone_id(zone)),
            Some(_) => position.zone_id(zone).into_owned(),
        }
    }

    fn card(&self, position: &Position<'_>, card: CardAt) -> String {
        let name = position.card_id(card);
        match position.belongs_to(card) {
            None => name.to_owned(),
            Some(owner) => format!("{}'s {name}", self.player(owner)),
        }
    }

    /// What was chosen in the middle of an effect.
    fn chosen(&self, position: &Position<'_>, choose: &ChooseDef, choice: i32) -> String {
        let Ok(at) = usize::try_from(choice) else {
            return "none".into();
        };
        match choose.bound {
            Bound::Card => self.card(position, CardAt::at(at)),
            Bound::Place => self.zone(position, ZoneAt::at(at)),
            Bound::Player => self.player(Seat::try_from(at).unwrap_or(NOBODY)).to_owned(),
            Bound::Amount => at.to_string(),
            Bound::Value => match choose.set.source {
                Source::Values(attribute, _) => position.thing_id(Thing::Value(attribute, choice)).into_owned(),
                _ => at.to_string(),
            },
        }
    }

    fn event(&self, position: &Position<'_>, event: &Event) -> String {
        let game = position.game;
        let resource = |id: ResourceId| game.resources.get(usize::from(id)).map_or("?", |known| known.name.as_str());
        let phase = |id: PhaseId| game.phases.get(usize::from(id)).map_or("?", |known| known.name.as_str());
        let who = self.player(event.seat());
        match *event {
            Event::Acted { action, card, .. } => {
                let action = game.actions.get(usize::from(action)).map_or("?", |known| known.name.as_str());
                match card.some() {
                    None => format!("{who} acts: {action}"),
                    Some(card) => format!("{who} acts: {action} {}", self.card(position, card)),
                }
            }
            Event::Answered { effect, deed, choice, .. } => {
                let deed = game.effects.get(usize::from(effect)).and_then(|deeds| deeds.get(usize::from(deed)));
                let name = match deed.map(|deed| &deed.what) {
                    Some(What::Offer(offers)) => {
                        let offer = usize::try_from(choice).ok().and_then(|at| offers.get(at));
                        offer.map_or("?", |offer| offer.name.as_str())
                    }
                    Some(What::Choose(choose)) => {
                        return format!("{who} chooses {}", self.chosen(position, choose, choice));
                    }
                    _ => "?",
                };
                format!("{who} answers: {name}")
            }
            Event::Moved { card, from, to, .. } => {
                let (from, to) = (self.zone(position, from), self.zone(position, to));
                format!("{}: {from} -> {to}", self.card(position, card))
            }
            Event::Gained { resource: id, amount, .. } => format!("{who} gains {amount} {}", resource(id)),
            Event::Paid { resource: id, amount, to: Some(to), .. } => {
                format!("{who} pays {amount} {} to {}", resource(id), self.player(to))
            }
            Event::Paid { resource: id, amount, to: None, .. } => format!("{who} pays {amount} {}", resource(id)),
            Event::Lost { resource: id, amount, .. } => format!("{who} loses {amount} {}", resource(id)),
            Event::Shuffled { zone, .. } => format!("{} is shuffled", self.zone(position, zone)),
            Event::Began { phase: id, .. } => format!("{} begins ({who})", phase(id)),
            Event::Ended { phase: id, .. } => format!("{} ends ({who})", phase(id)),
            Event::Announced { event, .. } => {
                format!("{} ({who})", game.events.get(usize::from(event)).map_or("?", String::as_str))
            }
            Event::Counted { counter, of, amount } => self.counted(position, counter, of, amount),
            Event::Laid { card, to, turned, .. } => {
                let turned = if turned { ", turned" } else { "" };
                format!("{} is laid at {}{turned}", self.card(position, card), self.zone(position, to))
            }
            Event::Turned { card, down, .. } => {
                let way = if down { "down" } else { "up" };
                format!("{} is turned face {way}", self.card(position, card))
            }
            Event::Faced { before, now, .. } => {
                let family = |printing: PrintingId| {
                    let family = game.printings[usize::from(printing)].family;
                    game.families[usize::from(family)].name.replace('_', " ")
                };
                let (old, new) = (family(before), family(now));
                let own = game.printings[usize::from(before)].faces.contains(&now);
                if own { format!("{old} is flipped and is now {new}") } else { format!("{old} shows {new} now") }
            }
            Event::Looked { card, .. } => format!("{who} looks at {}", self.card(position, card)),
            Event::Shown { card, to: None, .. } => format!("{who} shows {}", self.card(position, card)),
            Event::Shown { card, to: Some(to), .. } => {
                format!("{who} shows {} to {}", self.card(position, card), self.player(to))
            }
            Event::Owned { card, owned, .. } => {
                let way = if owned { "belongs to" } else { "no longer belongs to" };
                format!("{} {way} {who}", position.card_id(card))
            }
            Event::Won { .. } => format!("{who} wins"),
            Event::Opened { chapter, .. } => format!("story: chapter {}", game.chapter_name(chapter.number())),
            Event::Told { beat, .. } => format!("story: beat {}", game.beat_name(beat.number())),
        }
    }

    fn counted(&self, position: &Position<'_>, counter: CounterId, of: Thing, amount: i32) -> String {
        let known = position.game.counters.get(usize::from(counter));
        let name = known.map_or("actions_left", |known| known.name.as_str());
        let whose = match of {
            Thing::Player(seat) => format!("{}'s ", self.player(seat)),
            Thing::Zone(zone) => format!("{}'s ", self.zone(position, zone)),
            Thing::Card(card) => format!("{}'s ", self.card(position, card)),
            Thing::Value(..) | Thing::Amount(_) | Thing::Nothing => String::new(),
        };
        let word = known.and_then(|known| usize::try_from(amount).ok().and_then(|at| known.values.get(at)));
        match word {
            Some(word) => format!("{whose}{name} is {word}"),
            None => format!("{whose}{name} is {amount}"),
        }
    }
}
