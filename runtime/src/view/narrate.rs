//! Events as sentences in the reader's language. Steps that belong together are told together:
//! a card's way over several zones is one line, and so are cards that go the same way.

use quarterdeck_dsl::tree::ZoneAt;
use quarterdeck_dsl::vocabulary::Bearer;
use serde::Serialize;

use super::speaker::Speaker;
use super::tongue::{Case, joined};
use crate::event::{Event, EventKind};
use crate::game::{PrintingId, Spread, What};
use crate::knowledge::{Glimpse, Happened};
use crate::state::NOBODY;
use crate::text::locale::Argument;
use crate::text::phrase::Phrase;
use crate::text::rules::{ANNOUNCED, BEAT_TEXT, BEAT_TITLE, BEGINS, CHAPTER_TEXT, CHAPTER_TITLE, COUNTED, TextRule};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The first event it tells of.
    pub event: usize,
    /// What it says.
    pub text: String,
}

/// Cards on the same way.
struct Way {
    event: usize,
    /// Each card, and whether it stands where it has come as the piece of a player.
    cards: Vec<(Glimpse, bool)>,
    from: ZoneAt,
    to: ZoneAt,
}

impl Speaker<'_> {
    /// Everything since an event, in words.
    pub fn narrate(&self, since: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut way: Option<Way> = None;
        for happened in self.known.happened(since) {
            let (at, event) = (happened.at, &happened.event);
            if let (EventKind::Moved, Some(card)) = (event.kind, happened.card) {
                match &mut way {
                    Some(way) if way.cards.len() == 1 && happened.follows && way.to == event.from => {
                        let shown = way.cards[0].0.shown.or(card.shown);
                        way.cards[0] = (Glimpse { shown, ..card }, happened.stands);
                        way.to = event.to;
                        continue;
                    }
                    Some(way) if way.from == event.from && way.to == event.to => {
                        way.cards.push((card, happened.stands));
                        continue;
                    }
                    _ => {}
                }
                lines.extend(way.take().map(|way| self.moved(&way)));
                way = Some(Way { event: at, cards: vec![(card, happened.stands)], from: event.from, to: event.to });
            } else if let Some(text) = self.event(&happened) {
                lines.extend(way.take().map(|way| self.moved(&way)));
                lines.push(Line { event: at, text: capital(&text) });
            }
        }
        lines.extend(way.take().map(|way| self.moved(&way)));
        lines
    }

    fn moved(&self, way: &Way) -> Line {
        let mut names: Vec<(Phrase, i32)> = Vec::new();
        let mut hidden = 0;
        for (card, stands) in &way.cards {
            if card.shown.is_none() && !stands {
                hidden += 1;
                continue;
            }
            let name = self.card(card);
            match names.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += 1,
                None => names.push((name, 1)),
            }
        }
        let mut cards: Vec<Phrase> = names
            .into_iter()
            .map(|(name, count)| if count == 1 { name } else { format!("{count} × {name}").into() })
            .collect();
        if hidden > 0 {
            cards.push(self.text("cards-hidden", &[("count", Argument::Number(hidden))]).into());
        }
        let arguments = [
            ("cards", Argument::text(joined(cards.into_iter(), ", "))),
            ("count", Argument::Number(way.cards.len() as i32)),
            ("from", Argument::text(self.zone_then(way.event, way.from))),
            ("to", Argument::text(self.zone_then(way.event, way.to))),
        ];
        let under = matches!(self.game().layout.spread.get(usize::from(way.to)), Some(Spread::Under(_)));
        let key = if under {
            "event-moved-under"
        } else if way.from == way.to {
            "event-moved-within"
        } else {
            "event-moved"
        };
        Line { event: way.event, text: capital(&self.text(key, &arguments)) }
    }

    fn event(&self, happened: &Happened) -> Option<String> {
        let game = self.game();
        let event = &happened.event;
        let card = || ("card", Argument::Text(happened.card.map(|card| self.card(&card)).unwrap_or_default()));
        let player = || ("player", Argument::text(self.player(event.seat)));
        let resource = || {
            let id = &game.resources[usize::from(event.card)].name;
            [
                ("amount", Argument::Number(event.amount)),
                ("resource", Argument::text(self.tongue().counted(id, event.amount, Case::Accusative))),
            ]
        };
        Some(match event.kind {
            EventKind::Acted => {
                let chosen = happened.chosen.as_ref()?;
                let what = self.action(&game.actions[event.amount as usize], chosen, &happened.paid);
                self.text("event-acted", &[player(), ("what", Argument::text(what))])
            }
            EventKind::Answered => {
                let chosen = happened.chosen.as_ref()?;
                let deed = game.effects.get(usize::from(event.from))?.get(usize::from(event.to))?;
                let (key, what) = match &deed.what {
                    What::Offer(offers) => {
                        ("event-acted", self.offer(&offers.get(event.amount as usize)?.name, chosen))
                    }
                    What::Choose(choose) => {
                        let key = if choose.ask.is_some() { "event-acted" } else { "event-chose" };
                        (key, self.chosen(choose, self.chosen_name(&chosen[0])))
                    }
                    What::Do(_) | What::Run(_) | What::Perform(_) | What::Either(_) | What::Each(..) => return None,
                };
                self.text(key, &[player(), ("what", Argument::text(what))])
            }
            EventKind::Gained | EventKind::Lost | EventKind::Paid => {
                let [amount, resource] = resource();
                let mut arguments = vec![player(), amount, resource];
                let key = match event.kind {
                    EventKind::Gained => "event-gained",
                    EventKind::Lost => "event-lost",
                    _ => match event.paid_to() {
                        Some(other) => {
                            arguments.push(("other", Argument::text(self.player(other))));
                            "event-paid-to"
                        }
                        None => "event-paid",
                    },
                };
                if event.kind == EventKind::Paid && event.paid_to() == Some(event.seat) {
                    return None;
                }
                self.text(key, &arguments)
            }
            EventKind::Shuffled => {
                let zone = ("zone", Argument::text(self.zone(event.to)));
                if event.from == ZoneAt::NOTHING {
                    self.text("event-shuffled", &[zone])
                } else {
                    self.text("event-refilled", &[zone, ("from", Argument::text(self.zone(event.from)))])
                }
            }
            EventKind::Began => {
                let phase = &game.phases[event.amount as usize];
                match self.optional(&BEGINS.key(&phase.name), &[player()]) {
                    Some(text) => text,
                    None if phase.active => {
                        let name = Argument::text(self.word(&phase.name));
                        self.text("event-began", &[player(), ("phase", name)])
                    }
                    None => return None,
                }
            }
            EventKind::Announced => {
                let name = game.events.get(event.amount as usize)?;
                self.optional(&ANNOUNCED.key(name), &[player()]).unwrap_or_else(|| {
                    self.text("event-announced", &[player(), ("event", Argument::text(self.word(name)))])
                })
            }
            EventKind::Counted => self.counted_event(event)?,
            EventKind::Laid => {
                let key = if event.amount == 1 { "event-laid-turned" } else { "event-laid" };
                self.text(key, &[card()])
            }
            EventKind::Turned if event.amount == 1 => self.text("event-turned-down", &[card()]),
            EventKind::Faced => {
                let (before, now) = (PrintingId::at(event.to.index()), PrintingId::at(event.index()));
                let (old, new) = (self.printing(before), self.printing(now));
                let own = self.game().printings[usize::from(before)].faces.contains(&now);
                let key = if own { "event-faced" } else { "event-copied" };
                self.text(key, &[("card", Argument::text(old)), ("other", Argument::text(new))])
            }
            EventKind::Turned => self.text("event-turned-up", &[card()]),
            EventKind::Looked => {
                let from = ("from", Argument::text(self.zone(event.from)));
                self.text("event-looked", &[player(), card(), from])
            }
            EventKind::Owned => {
                let key = if event.amount == 1 { "event-owned" } else { "event-disowned" };
                self.text(key, &[player(), card()])
            }
            EventKind::Won => self.text("event-won", &[player()]),
            EventKind::Opened => {
                self.read_aloud("event-opened", [&CHAPTER_TITLE, &CHAPTER_TEXT], game.chapter_name(event.amount))
            }
            EventKind::Told => self.read_aloud("event-told", [&BEAT_TITLE, &BEAT_TEXT], game.beat_name(event.amount)),
            EventKind::Ended | EventKind::Moved => return None,
        })
    }

    /// Counters of players are told, unless they are secret; others only if the pack has words for it.
    fn counted_event(&self, event: &Event) -> Option<String> {
        let counter = self.game().counters.get(usize::from(event.card))?;
        if counter.quiet {
            return None;
        }
        let name = if event.seat == NOBODY { String::new() } else { self.player(event.seat) };
        let amount = ("amount", Argument::Number(event.amount));
        let player = ("player", Argument::text(name));
        let word = usize::try_from(event.amount).ok().and_then(|at| counter.values.get(at));
        let value = ("value", Argument::Text(word.map(|word| self.word(word)).unwrap_or_default()));
        if let Some(text) = self.optional(&COUNTED.key(&counter.name), &[player.clone(), amount.clone(), value]) {
            return Some(text).filter(|text| !text.trim().is_empty());
        }
        if counter.bearer != Bearer::Player || event.seat == NOBODY {
            return None;
        }
        Some(self.text("event-counted", &[player, ("counter", Argument::text(self.word(&counter.name))), amount]))
    }

    /// The title of a chapter or beat, and what is read.
    fn read_aloud(&self, key: &str, parts: [&TextRule; 2], id: &str) -> String {
        let [title, text] = parts.map(|part| Argument::text(self.story_text(part, id)));
        self.text(key, &[("title", title), ("text", text)])
    }

    /// A zone by its name when an event happened; under a card, by what that showed.
    fn zone_then(&self, at: usize, zone: ZoneAt) -> Phrase {
        match self.known.holder_then(at, zone) {
            Some(holder) => self.text("zone-under", &[("card", Argument::text(self.card(&holder)))]).into(),
            None => self.zone(zone),
        }
    }
}

/// The text with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
