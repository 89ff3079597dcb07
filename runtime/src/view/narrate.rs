//! Events as sentences in the reader's language. Steps that belong together are told together:
//! a card's way over several zones is one line, and so are cards that go the same way.

use quarterdeck_dsl::tree::{CardAt, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::Bearer;
use serde::Serialize;

use super::speaker::Speaker;
use super::tongue::{Case, joined};
use crate::event::{Event, EventKind};
use crate::game::{PrintingId, Spread, What};
use crate::log::Told;
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
    cards: Vec<(CardAt, bool)>,
    from: ZoneAt,
    to: ZoneAt,
}

impl Speaker<'_> {
    /// Everything since an event, in words.
    pub fn narrate(&self, since: usize) -> Vec<Line> {
        let events = self.matched.events();
        let mut lines = Vec::new();
        let mut way: Option<Way> = None;
        let mut told: Vec<CardAt> = Vec::new();
        for (at, event) in events.iter().enumerate().skip(since) {
            if let Some(act) = self.matched.log().act(at).filter(|_| self.says_what_happens(event)) {
                told.clear();
                told.extend(act.paid.iter().copied());
                told.extend(act.told.iter().filter_map(|told| match told.thing {
                    Thing::Card(card) => Some(card),
                    _ => None,
                }));
            }
            if event.kind == EventKind::Moved {
                // What a player was said to do with a card need not be said again.
                if let Some(said) = told.iter().position(|card| *card == event.card) {
                    told.swap_remove(said);
                    continue;
                }
                let knows = self.knows(event.known, event.from) || self.knows(event.known, event.to);
                match &mut way {
                    Some(way) if way.cards.len() == 1 && way.cards[0].0 == event.card && way.to == event.from => {
                        way.to = event.to;
                        way.cards[0].1 |= knows;
                        continue;
                    }
                    Some(way) if way.from == event.from && way.to == event.to => {
                        way.cards.push((event.card, knows));
                        continue;
                    }
                    _ => {}
                }
                lines.extend(way.take().map(|way| self.moved(&way)));
                way = Some(Way { event: at, cards: vec![(event.card, knows)], from: event.from, to: event.to });
            } else if let Some(text) = self.event(at, event) {
                lines.extend(way.take().map(|way| self.moved(&way)));
                lines.push(Line { event: at, text: capital(&text) });
            }
        }
        lines.extend(way.take().map(|way| self.moved(&way)));
        lines
    }

    /// Whether a decision's text says what becomes of the chosen cards.
    fn says_what_happens(&self, event: &Event) -> bool {
        let deeds = (event.kind == EventKind::Answered).then(|| self.game().effects.get(usize::from(event.from)));
        let deed = deeds.flatten().and_then(|deeds| deeds.get(usize::from(event.to)));
        !matches!(deed.map(|deed| &deed.what), Some(What::Choose(choose)) if choose.ask.is_none())
    }

    fn moved(&self, way: &Way) -> Line {
        let mut names: Vec<(Phrase, i32)> = Vec::new();
        let mut hidden = 0;
        for (card, knows) in &way.cards {
            let owned = self.matched.position().is_piece_in(*card, way.to);
            if !knows && !owned {
                hidden += 1;
                continue;
            }
            let name = self.card_then(way.event, *card, *knows);
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

    fn event(&self, at: usize, event: &Event) -> Option<String> {
        let game = self.game();
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
                let act = self.matched.log().act(at)?;
                let told = act.told.map(|told| self.learned(at, told));
                let what = self.action(&game.actions[event.amount as usize], &told, &act.paid);
                self.text("event-acted", &[player(), ("what", Argument::text(what))])
            }
            EventKind::Answered => {
                let act = self.matched.log().act(at)?;
                let deed = game.effects.get(usize::from(event.from))?.get(usize::from(event.to))?;
                let told = act.told.map(|told| self.learned(at, told));
                let (key, what) = match &deed.what {
                    What::Offer(offers) => ("event-acted", self.offer(&offers.get(event.amount as usize)?.name, &told)),
                    What::Choose(choose) => {
                        let key = if choose.ask.is_some() { "event-acted" } else { "event-chose" };
                        (key, self.chosen(choose, self.told_name(&told[0])))
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
                self.text(key, &[("card", Argument::text(self.card_then(at, event.card, true)))])
            }
            EventKind::Turned if event.amount == 1 => {
                self.text("event-turned-down", &[("card", self.known_card(at, event))])
            }
            EventKind::Faced if !self.knows(event.known, event.from) => return None,
            EventKind::Faced => {
                let (before, now) = (PrintingId::at(event.to.index()), PrintingId::at(event.index()));
                let (old, new) = (self.printing(before), self.printing(now));
                let own = self.game().printings[usize::from(before)].faces.contains(&now);
                let key = if own { "event-faced" } else { "event-copied" };
                self.text(key, &[("card", Argument::text(old)), ("other", Argument::text(new))])
            }
            EventKind::Turned => self.text("event-turned-up", &[("card", self.known_card(at, event))]),
            EventKind::Looked => {
                // That a player looks is public, what at is not.
                let card = if self.seat == Some(event.seat) {
                    Argument::text(self.card_then(at, event.card, true))
                } else {
                    Argument::text(self.text("card-hidden", &[]))
                };
                let from = ("from", Argument::text(self.zone(event.from)));
                self.text("event-looked", &[player(), ("card", card), from])
            }
            EventKind::Owned => {
                let key = if event.amount == 1 { "event-owned" } else { "event-disowned" };
                self.text(key, &[player(), ("card", self.known_card(at, event))])
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
        if counter.quiet || counter.secret && self.seat != Some(event.seat) {
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

    fn known_card(&self, at: usize, event: &Event) -> Argument {
        Argument::text(self.card_then(at, event.card, self.knows(event.known, event.from)))
    }

    /// A card by what it showed when an event happened: what has become of it since is not part of that, and may be hidden.
    fn card_then(&self, at: usize, card: CardAt, visible: bool) -> Phrase {
        let now = self.matched.state().cards[usize::from(card)].printing;
        let later = || self.matched.events().iter().skip(at + 1);
        let faced = || later().find(|event| event.kind == EventKind::Faced && event.card == card);
        let copies = self.matched.state().copied.iter().any(|(copy, _)| *copy == card);
        let turns = copies || !self.game().printings[usize::from(now)].faces.is_empty();
        let shown = if turns { faced().map_or(now, |event| PrintingId::at(event.to.index())) } else { now };
        self.card_showing(card, shown, visible)
    }

    /// A zone by its name when an event happened; under a card, by what that showed.
    fn zone_then(&self, at: usize, zone: ZoneAt) -> Phrase {
        let Some(Spread::Under(card)) = self.game().layout.spread.get(usize::from(zone)) else {
            return self.zone(zone);
        };
        let visible = self.matched.position().visible(*card, self.seat);
        self.text("zone-under", &[("card", Argument::text(self.card_then(at, *card, visible)))]).into()
    }

    /// A card that the same deed shows to the reader may be named at once.
    fn learned(&self, at: usize, told: Told) -> Told {
        let Thing::Card(card) = told.thing else {
            return told;
        };
        let later = self.matched.events().iter().skip(at + 1);
        for event in later.take_while(|event| !matches!(event.kind, EventKind::Acted | EventKind::Answered)) {
            if event.kind == EventKind::Moved && event.card == card {
                let open = if self.is_open(event.to) { event.to } else { told.zone };
                // Only the way of telling changes; the zone is kept for pieces of players.
                let zone = if self.matched.position().is_piece_in(card, told.zone) { told.zone } else { open };
                return Told { known: told.known | event.known, zone, ..told };
            }
        }
        told
    }

    /// What lies in a place of the layout, for those who draw it.
    pub fn is_place(&self, zone: ZoneAt) -> bool {
        matches!(self.game().layout.spread.get(usize::from(zone)), Some(Spread::Place(..)))
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
