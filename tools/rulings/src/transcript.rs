//! The transcript of a ruling: its text, then everything that happened, in the ids of the pack. It
//! does not depend on the language and is the same on every machine.

use std::fmt::Write;

use quarterdeck_dsl::resolve::Bound;
use quarterdeck_dsl::tree::{CardAt, Seat, Source, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::Bearer;
use quarterdeck_runtime::definitions::{ChooseDef, PrintingId, Spread, What};
use quarterdeck_runtime::position::{NOBODY, Position};
use quarterdeck_runtime::{Campaign, Event, EventKind, Match};

/// A transcript being written.
pub(crate) struct Transcript<'t> {
    /// What was written so far; nothing if nobody reads it.
    text: Option<String>,
    players: &'t [String],
}

impl<'t> Transcript<'t> {
    pub fn new(ruling: &str, players: &'t [String]) -> Transcript<'t> {
        Transcript { text: Some(format!("{}\n\n==========\n", ruling.trim_end())), players }
    }

    /// A transcript that nobody reads.
    pub fn unread(players: &'t [String]) -> Transcript<'t> {
        Transcript { text: None, players }
    }

    /// Whether somebody reads it.
    pub fn is_read(&self) -> bool {
        self.text.is_some()
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
        match position.state.cards[usize::from(card)].owner {
            NOBODY => name.to_owned(),
            owner => format!("{}'s {name}", self.player(owner)),
        }
    }

    /// What was chosen in the middle of an effect.
    fn chosen(&self, position: &Position<'_>, choose: &ChooseDef, event: &Event) -> String {
        let Ok(at) = usize::try_from(event.amount) else {
            return "none".into();
        };
        match choose.bound {
            Bound::Card => self.card(position, CardAt::at(at)),
            Bound::Place => self.zone(position, ZoneAt::at(at)),
            Bound::Player => self.player(Seat::try_from(at).unwrap_or(NOBODY)).to_owned(),
            Bound::Amount => at.to_string(),
            Bound::Value => match choose.set.source {
                Source::Values(attribute, _) => position.thing_id(Thing::Value(attribute, event.amount)).into_owned(),
                _ => at.to_string(),
            },
        }
    }

    fn event(&self, position: &Position<'_>, event: &Event) -> String {
        let game = position.game;
        let resource = || game.resources.get(usize::from(event.card)).map_or("?", |known| known.name.as_str());
        let phase = || {
            let phase = usize::try_from(event.amount).ok().and_then(|at| game.phases.get(at));
            phase.map_or("?", |known| known.name.as_str())
        };
        let who = self.player(event.seat);
        match event.kind {
            EventKind::Acted => {
                let action = usize::try_from(event.amount).ok().and_then(|at| game.actions.get(at));
                let action = action.map_or("?", |known| known.name.as_str());
                if event.card == CardAt::NOTHING {
                    format!("{who} acts: {action}")
                } else {
                    format!("{who} acts: {action} {}", self.card(position, event.card))
                }
            }
            EventKind::Answered => {
                let deed = game.effects.get(usize::from(event.from)).and_then(|deeds| deeds.get(usize::from(event.to)));
                let name = match deed.map(|deed| &deed.what) {
                    Some(What::Offer(offers)) => {
                        let offer = usize::try_from(event.amount).ok().and_then(|at| offers.get(at));
                        offer.map_or("?", |offer| offer.name.as_str())
                    }
                    Some(What::Choose(choose)) => {
                        return format!("{who} chooses {}", self.chosen(position, choose, event));
                    }
                    _ => "?",
                };
                format!("{who} answers: {name}")
            }
            EventKind::Moved => format!(
                "{}: {} -> {}",
                self.card(position, event.card),
                self.zone(position, event.from),
                self.zone(position, event.to)
            ),
            EventKind::Gained => format!("{who} gains {} {}", event.amount, resource()),
            EventKind::Paid => match event.paid_to() {
                Some(to) => format!("{who} pays {} {} to {}", event.amount, resource(), self.player(to)),
                None => format!("{who} pays {} {}", event.amount, resource()),
            },
            EventKind::Lost => format!("{who} loses {} {}", event.amount, resource()),
            EventKind::Shuffled => {
                let zone = if event.to == ZoneAt::NOTHING { event.from } else { event.to };
                format!("{} is shuffled", self.zone(position, zone))
            }
            EventKind::Began => format!("{} begins ({who})", phase()),
            EventKind::Ended => format!("{} ends ({who})", phase()),
            EventKind::Announced => {
                let name = usize::try_from(event.amount).ok().and_then(|at| game.events.get(at));
                format!("{} ({who})", name.map_or("?", String::as_str))
            }
            EventKind::Counted => self.counted(position, event),
            EventKind::Laid => {
                let turned = if event.amount == 1 { ", turned" } else { "" };
                format!("{} is laid at {}{turned}", self.card(position, event.card), self.zone(position, event.to))
            }
            EventKind::Faced => {
                let family = |printing: usize| {
                    let printing = &position.game.printings[printing];
                    position.game.families[usize::from(printing.family)].name.replace('_', " ")
                };
                let (old, new) = (family(usize::from(event.to)), family(event.amount as usize));
                let own = position.game.printings[usize::from(event.to)].faces.contains(&PrintingId::at(event.index()));
                if own { format!("{old} is flipped and is now {new}") } else { format!("{old} shows {new} now") }
            }
            EventKind::Turned => {
                let way = if event.amount == 1 { "down" } else { "up" };
                format!("{} is turned face {way}", self.card(position, event.card))
            }
            EventKind::Looked => format!("{who} looks at {}", self.card(position, event.card)),
            EventKind::Owned => {
                let way = if event.amount == 1 { "belongs to" } else { "no longer belongs to" };
                format!("{} {way} {who}", position.card_id(event.card))
            }
            EventKind::Won => format!("{who} wins"),
            EventKind::Opened => format!("story: chapter {}", game.chapter_name(event.amount)),
            EventKind::Told => format!("story: beat {}", game.beat_name(event.amount)),
        }
    }

    fn counted(&self, position: &Position<'_>, event: &Event) -> String {
        let name =
            position.game.counters.get(usize::from(event.card)).map_or("actions_left", |known| known.name.as_str());
        let bearer = position.game.counters.get(usize::from(event.card)).map(|known| known.bearer);
        let whose = if event.seat != NOBODY {
            format!("{}'s ", self.player(event.seat))
        } else if bearer == Some(Bearer::Place) {
            format!("{}'s ", self.zone(position, event.from))
        } else if event.from != ZoneAt::NOTHING && usize::from(event.from) < position.state.cards.len() {
            format!("{}'s ", self.card(position, CardAt::at(event.from.index())))
        } else {
            String::new()
        };
        let values = position.game.counters.get(usize::from(event.card)).map_or(&[][..], |known| &known.values);
        match usize::try_from(event.amount).ok().and_then(|at| values.get(at)) {
            Some(word) => format!("{whose}{name} is {word}"),
            None => format!("{whose}{name} is {}", event.amount),
        }
    }
}
