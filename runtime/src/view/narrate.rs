//! Events as sentences in the reader's language. Steps that belong together are told together:
//! a card's way over several zones is one line, and so are cards that go the same way.

use std::collections::BTreeMap;

use quarterdeck_dsl::tree::{Seat, ZoneAt};
use quarterdeck_dsl::vocabulary::{Bearer, CounterId, ResourceId};
use serde::Serialize;

use super::seen::Pile;
use super::speaker::Speaker;
use super::tongue::{Case, joined};
use crate::event::{Event, EventKind};
use crate::game::{Sight, Spread, What};
use crate::knowledge::{Chosen, Glimpse, Happened};
use crate::state::NOBODY;
use crate::text::locale::Argument;
use crate::text::phrase::Phrase;
use crate::text::rules::{
    ANNOUNCED, BEAT_TEXT, BEAT_TITLE, BEGINS, CHAPTER_TEXT, CHAPTER_TITLE, COUNTED, ENTERED, TextRule, UNSEEN,
};
use crate::text::signs::nested_quotes;

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
            let at = happened.at;
            if let (Event::Moved { from, to, .. }, Some(card)) = (happened.event, happened.card) {
                match &mut way {
                    Some(way) if way.cards.len() == 1 && happened.follows && way.to == from => {
                        let shown = way.cards[0].0.shown.or(card.shown);
                        way.cards[0] = (Glimpse { shown, ..card }, happened.stands);
                        way.to = to;
                        continue;
                    }
                    Some(way) if way.from == from && way.to == to => {
                        way.cards.push((card, happened.stands));
                        continue;
                    }
                    _ => {}
                }
                lines.extend(way.take().and_then(|way| self.moved(&way)));
                way = Some(Way { event: at, cards: vec![(card, happened.stands)], from, to });
            } else if let Some(text) = self.event(&happened) {
                lines.extend(way.take().and_then(|way| self.moved(&way)));
                lines.push(line(at, &text));
            }
        }
        lines.extend(way.take().and_then(|way| self.moved(&way)));
        lines
    }

    /// Whether all cards of a zone lie open side by side, so that everybody sees how they lie.
    fn lies_open(&self, at: ZoneAt) -> bool {
        match self.game().layout.spread.get(usize::from(at)) {
            Some(Spread::Zone(zone, _)) => {
                let zone = &self.game().zones[usize::from(*zone)];
                zone.sight == Sight::All && !zone.stack
            }
            _ => false,
        }
    }

    fn moved(&self, way: &Way) -> Option<Line> {
        // What stays where it lies in the open is no news.
        if way.from == way.to && self.lies_open(way.to) {
            return None;
        }
        let mut names: Vec<(Phrase, i32)> = Vec::new();
        let mut listed: BTreeMap<Phrase, usize> = BTreeMap::new();
        let mut hidden = 0;
        for (card, stands) in &way.cards {
            if card.shown.is_none() && !stands {
                hidden += 1;
                continue;
            }
            let name = self.card(card);
            let at = *listed.entry(name.clone()).or_insert(names.len());
            match names.get_mut(at) {
                Some((_, count)) => *count += 1,
                None => names.push((name, 1)),
            }
        }
        let mut cards: Vec<Phrase> = names
            .into_iter()
            .map(|(name, count)| if count == 1 { name } else { format!("{count} × {name}").into() })
            .collect();
        if hidden > 0 {
            let count = [("count", Argument::Number(hidden))];
            let own = self.place_named(way.from).and_then(|(name, _)| self.optional(&UNSEEN.key(name), &count));
            cards.push(own.unwrap_or_else(|| self.text("cards-hidden", &count)).into());
        }
        let seen = ("seen", Argument::text(if hidden == 0 { "yes" } else { "no" }));
        let cards = ("cards", Argument::text(self.listed(&cards)));
        let count = ("count", Argument::Number(way.cards.len() as i32));
        let gender = ("gender", Argument::text(self.gender_of(&way.cards)));
        let from = ("from", Argument::text(self.zone_then(way.event, way.from)));
        let arguments = [cards, count, gender, from, ("to", Argument::text(self.towards(way.event, way.to)))];
        if let Some(text) = self.entered(way, &arguments, seen) {
            return (!text.trim().is_empty()).then(|| line(way.event, &text));
        }
        let under = matches!(self.game().layout.spread.get(usize::from(way.to)), Some(Spread::Under(_)));
        let key = if under {
            "event-moved-under"
        } else if way.from == way.to {
            "event-moved-within"
        } else {
            "event-moved"
        };
        Some(line(way.event, &self.event_text(EventKind::Moved, key, &arguments)))
    }

    /// The id of a zone, or of the board to which a place belongs, and whose it is.
    fn place_named(&self, at: ZoneAt) -> Option<(&str, Option<Seat>)> {
        let game = self.game();
        match game.layout.spread.get(usize::from(at))? {
            Spread::Zone(zone, owner) => Some((&game.zones[usize::from(*zone)].name, *owner)),
            Spread::Place(board, _) => Some((&game.boards[usize::from(*board)].name, None)),
            Spread::Tiles(_) | Spread::Under(_) => None,
        }
    }

    /// How many of what lie in a zone, in the words of its own that the pack has for what may not be seen.
    pub(super) fn counted(&self, zone: &str, pile: &Pile) -> Option<String> {
        let count = [("count", Argument::Number(pile.count as i32))];
        if pile.count == 0 { None } else { self.optional(&UNSEEN.key(zone), &count) }
    }

    /// What the pack says of cards that come to a zone or to a place of a board.
    fn entered(&self, way: &Way, told: &[(&str, Argument)], seen: (&str, Argument)) -> Option<String> {
        let (zone, owner) = self.place_named(way.to).filter(|_| way.from != way.to)?;
        let mut arguments = told.to_vec();
        arguments.push(seen);
        let source = self.place_named(way.from).map_or("none", |(name, _)| name);
        arguments.push(("source", Argument::text(source)));
        let whose = match owner {
            None => "none",
            Some(seat) if self.seat() == Some(seat) => "your",
            Some(_) => "other",
        };
        arguments.push(("owner", Argument::text(whose)));
        arguments.push(("player", Argument::text(owner.map(|seat| self.player(seat)).unwrap_or_default())));
        self.optional(&ENTERED.key(zone), &arguments)
    }

    /// The gender of the only card, if it is one and its name is known.
    fn gender_of(&self, cards: &[(Glimpse, bool)]) -> String {
        let gender = match cards {
            [(card, _)] => match card.shown {
                Some(shown) => self.tongue().gender(shown),
                None => self.game().locales.form(self.language, "card-hidden", "gender"),
            },
            _ => Some("pl".to_owned()),
        };
        gender.unwrap_or_else(|| "other".to_owned())
    }

    /// `a, b and c`
    pub(super) fn listed(&self, names: &[Phrase]) -> String {
        match names {
            [first @ .., last] if !first.is_empty() => {
                let first = joined(first.iter().cloned(), ", ");
                self.text("list-and", &[("first", Argument::text(first)), ("next", Argument::text(&**last))])
            }
            names => joined(names.iter().cloned(), ", "),
        }
    }

    /// One of the engine's texts for a kind of event.
    fn event_text(&self, kind: EventKind, key: &str, arguments: &[(&str, Argument)]) -> String {
        debug_assert!(texts(kind).contains(&key), "`{key}` is not listed as a text of {kind:?}");
        self.text(key, arguments)
    }

    fn event(&self, happened: &Happened) -> Option<String> {
        let game = self.game();
        let event = &happened.event;
        let say = |key: &str, arguments: &[(&str, Argument)]| self.event_text(event.kind(), key, arguments);
        let card = || ("card", Argument::Text(happened.card.map(|card| self.card(&card)).unwrap_or_default()));
        let gender = || {
            let gender = happened.card.map_or_else(|| "m".to_owned(), |card| self.gender_of(&[(card, false)]));
            ("gender", Argument::text(gender))
        };
        let player = || ("player", Argument::text(self.player(event.seat())));
        let resource = |resource: ResourceId, amount: i32| {
            let id = &game.resources[usize::from(resource)].name;
            let named = self.tongue().counted(id, amount, Case::Accusative);
            [player(), ("amount", Argument::Number(amount)), ("resource", Argument::text(named))]
        };
        // Who looks at a card, which may be told in a form, such as its accusative.
        let looked = |key: &str, zone: ZoneAt, other: Option<Seat>| {
            let mut arguments = vec![player(), card(), ("from", Argument::text(self.zone(zone)))];
            let seen = Chosen::Card(happened.card.and_then(|card| card.shown));
            let declined = game.locales.declined(self.language, key).iter().filter(|asked| asked.name == "card");
            arguments.extend(declined.map(|asked| (asked.variable.as_str(), self.argument_in(&seen, &asked.form))));
            arguments.extend(other.map(|other| ("other", Argument::text(self.player(other)))));
            say(key, &arguments)
        };
        Some(match *event {
            Event::Acted { action, .. } => {
                let chosen = happened.chosen.as_ref()?;
                self.action_done(player(), &game.actions[usize::from(action)], chosen, &happened.paid)
            }
            Event::Answered { effect, deed, choice, .. } => {
                let chosen = happened.chosen.as_ref()?;
                let deed = game.effects.get(usize::from(effect))?.get(usize::from(deed))?;
                match &deed.what {
                    What::Offer(offers) => self.offer_taken(player(), &offers.get(choice as usize)?.name, chosen),
                    What::Choose(choose) => self.choice_made(player(), choose, &chosen[0]),
                    What::Do(_)
                    | What::Run(_)
                    | What::Perform(_)
                    | What::Either(_)
                    | What::Each(..)
                    | What::To(_)
                    | What::Let(_) => {
                        return None;
                    }
                }
            }
            Event::Gained { resource: id, amount, .. } => say("event-gained", &resource(id, amount)),
            Event::Lost { resource: id, amount, .. } => say("event-lost", &resource(id, amount)),
            Event::Paid { resource: id, amount, to: None, .. } => say("event-paid", &resource(id, amount)),
            Event::Paid { seat, resource: id, amount, to: Some(other) } => {
                if other == seat {
                    return None;
                }
                let [player, amount, resource] = resource(id, amount);
                say("event-paid-to", &[player, amount, resource, ("other", Argument::text(self.player(other)))])
            }
            Event::Shuffled { zone, from } => {
                let zone = ("zone", Argument::text(self.zone(zone)));
                match from.some() {
                    None => say("event-shuffled", &[zone]),
                    Some(from) => say("event-refilled", &[zone, ("from", Argument::text(self.zone(from)))]),
                }
            }
            Event::Began { phase, .. } => {
                let phase = &game.phases[usize::from(phase)];
                match self.optional(&BEGINS.key(&phase.name), &[player()]) {
                    Some(text) => text,
                    None if phase.active => {
                        say("event-began", &[player(), ("phase", Argument::text(self.word(&phase.name)))])
                    }
                    None => return None,
                }
            }
            Event::Announced { event, .. } => {
                let name = game.events.get(usize::from(event))?;
                self.optional(&ANNOUNCED.key(name), &[player()])
                    .unwrap_or_else(|| say("event-announced", &[player(), ("event", Argument::text(self.word(name)))]))
            }
            Event::Counted { counter, amount, .. } => self.counted_event(counter, event.seat(), amount)?,
            Event::Laid { turned: true, .. } => say("event-laid-turned", &[card(), gender()]),
            Event::Laid { turned: false, .. } => say("event-laid", &[card(), gender()]),
            Event::Turned { down: true, .. } => say("event-turned-down", &[card(), gender()]),
            Event::Turned { down: false, .. } => say("event-turned-up", &[card(), gender()]),
            Event::Faced { before, now, .. } => {
                let (old, new) = (self.printing(before), self.printing(now));
                let own = game.printings[usize::from(before)].faces.contains(&now);
                let key = if own { "event-faced" } else { "event-copied" };
                say(key, &[("card", Argument::text(old)), ("other", Argument::text(new))])
            }
            Event::Looked { zone, .. } => looked("event-looked", zone, None),
            Event::Shown { zone, to: None, .. } => looked("event-shown", zone, None),
            Event::Shown { zone, to: Some(other), .. } => looked("event-shown-to", zone, Some(other)),
            Event::Owned { owned: true, .. } => say("event-owned", &[player(), card()]),
            Event::Owned { owned: false, .. } => say("event-disowned", &[player(), card()]),
            Event::Won { .. } => say("event-won", &[player()]),
            Event::Opened { chapter, .. } => say(
                "event-opened",
                &self.read_aloud([&CHAPTER_TITLE, &CHAPTER_TEXT], game.chapter_name(chapter.number())),
            ),
            Event::Told { beat, .. } => {
                say("event-told", &self.read_aloud([&BEAT_TITLE, &BEAT_TEXT], game.beat_name(beat.number())))
            }
            // Moves are told together, by `moved`.
            Event::Ended { .. } | Event::Moved { .. } => return None,
        })
    }

    /// Counters of players are told, unless they are secret; others only if the pack has words for it.
    fn counted_event(&self, counter: CounterId, seat: Seat, amount: i32) -> Option<String> {
        let counter = self.game().counters.get(usize::from(counter))?;
        if counter.quiet {
            return None;
        }
        let name = if seat == NOBODY { String::new() } else { self.player(seat) };
        let word = usize::try_from(amount).ok().and_then(|at| counter.values.get(at));
        let amount = ("amount", Argument::Number(amount));
        let player = ("player", Argument::text(name));
        let value = ("value", Argument::Text(word.map(|word| self.word(word)).unwrap_or_default()));
        if let Some(text) = self.optional(&COUNTED.key(&counter.name), &[player.clone(), amount.clone(), value]) {
            return Some(text).filter(|text| !text.trim().is_empty());
        }
        if counter.bearer != Bearer::Player || seat == NOBODY {
            return None;
        }
        let counter = ("counter", Argument::text(self.word(&counter.name)));
        Some(self.event_text(EventKind::Counted, "event-counted", &[player, counter, amount]))
    }

    /// The title of a chapter or beat, and what is read.
    fn read_aloud(&self, parts: [&TextRule; 2], id: &str) -> [(&'static str, Argument); 2] {
        let [title, text] = parts.map(|part| Argument::text(self.story_text(part, id)));
        [("title", title), ("text", text)]
    }

    /// A zone by its name when an event happened; under a card, by what that showed.
    fn zone_then(&self, at: usize, zone: ZoneAt) -> Phrase {
        self.under_then(at, zone, "").unwrap_or_else(|| self.zone(zone))
    }

    /// The same as where something goes: languages say otherwise that it lies under a card.
    fn towards(&self, at: usize, zone: ZoneAt) -> Phrase {
        self.under_then(at, zone, "acc").unwrap_or_else(|| self.zone(zone))
    }

    fn under_then(&self, at: usize, zone: ZoneAt, form: &str) -> Option<Phrase> {
        let holder = self.known.holder_then(at, zone)?;
        let card = self.card(&holder);
        Some(self.form_of("zone-under", form, &[("title", Argument::is_title(&card)), ("card", Argument::text(card))]))
    }
}

/// The engine's texts that tell a kind of event, whatever packs say beside; none for what no log tells.
pub fn texts(kind: EventKind) -> &'static [&'static str] {
    match kind {
        EventKind::Acted => &["event-acted"],
        EventKind::Answered => &["event-acted", "event-chose"],
        EventKind::Moved => &["event-moved", "event-moved-within", "event-moved-under"],
        EventKind::Gained => &["event-gained"],
        EventKind::Paid => &["event-paid", "event-paid-to"],
        EventKind::Lost => &["event-lost"],
        EventKind::Shuffled => &["event-shuffled", "event-refilled"],
        EventKind::Began => &["event-began"],
        EventKind::Ended => &[],
        EventKind::Announced => &["event-announced"],
        EventKind::Counted => &["event-counted"],
        EventKind::Laid => &["event-laid", "event-laid-turned"],
        EventKind::Turned => &["event-turned-up", "event-turned-down"],
        EventKind::Faced => &["event-faced", "event-copied"],
        EventKind::Looked => &["event-looked"],
        EventKind::Owned => &["event-owned", "event-disowned"],
        EventKind::Won => &["event-won"],
        EventKind::Opened => &["event-opened"],
        EventKind::Told => &["event-told"],
        EventKind::Shown => &["event-shown", "event-shown-to"],
    }
}

/// A line of the log: it begins with a capital letter, and quotes within quotes look otherwise.
fn line(event: usize, text: &str) -> Line {
    Line { event, text: nested_quotes(&capital(text)) }
}

/// The text with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
