//! The same match with two cards exchanged that a reader cannot tell apart: what the reader sees, reads and is offered
//! must not change.

use std::collections::BTreeSet;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{Bearer, CounterId};
use quarterdeck_runtime::definitions::Game;
use quarterdeck_runtime::position::{Arrangement, Position, Status};
use quarterdeck_runtime::{Match, Seats, Snapshot, Speaker};

/// Two cards.
pub type Pair = (CardAt, CardAt);

/// Whether a reader sees neither of two cards.
pub fn unseen(played: &Match, (left, right): Pair, seat: Option<Seat>) -> bool {
    let position = played.position();
    !position.visible(left, seat) && !position.visible(right, seat)
}

/// Two cards that lie hidden from a reader, wherever that is, and are not alike; in different zones, only cards that began
/// in the same one, because others may have another back.
pub fn twins(played: &Match, seat: Option<Seat>, mut below: impl FnMut(usize) -> usize) -> Option<Pair> {
    let position = played.position();
    // While a script waits, the match also keeps how the script began: it would not be the same match.
    if matches!(position.status(), Status::Script(_)) {
        return None;
    }
    let lies = |card: &CardAt| position.zone_of(*card) != ZoneAt::NOTHING;
    let cards = CardAt::all(position.cards());
    let hidden: Vec<CardAt> = cards.filter(|card| lies(card) && !position.visible(*card, seat)).collect();
    let owner = |card: CardAt| (position.printing(card).per_player, position.belongs_to(card));
    let place = |card: CardAt| position.zone_of(card);
    let start = |card: CardAt| position.printing(card).starts_in;
    let could_be = |one, two| owner(one) == owner(two) && (place(one) == place(two) || start(one) == start(two));
    let what = |card: CardAt| {
        let under = position.under(card).map(|zone| position.length(zone));
        (position.printing_of(card), counted(&position, card), under)
    };
    // Each zone as often as any other: most cards lie in piles that nobody ever asks for.
    let zones: Vec<ZoneAt> = hidden.iter().map(|card| place(*card)).collect::<BTreeSet<_>>().into_iter().collect();
    let mut any = || {
        let zone = zones[below(zones.len())];
        let there: Vec<CardAt> = hidden.iter().copied().filter(|card| place(*card) == zone).collect();
        there[below(there.len())]
    };
    for _ in 0..if zones.is_empty() { 0 } else { 40 } {
        let (one, two) = (any(), any());
        if one != two && what(one) != what(two) && could_be(one, two) && !within(played, one, two) {
            return Some((one, two));
        }
    }
    None
}

/// Whether a reader has never seen either of two cards, as far as the log goes back.
pub fn never_seen(played: &Match, pair: Pair, seat: Option<Seat>) -> bool {
    let all = Seats::all(played.position().seats());
    let seen = |known: Seats| seat.map_or(known.covers(all), |seat| known.has(seat));
    !played.events().iter().any(|event| {
        let of_pair = event.card().filter(|(card, _)| *card == pair.0 || *card == pair.1);
        of_pair.is_some_and(|(_, known)| seen(known) || seat == Some(event.seat()))
    })
}

/// Whether one of two cards lies under the other.
fn within(played: &Match, one: CardAt, two: CardAt) -> bool {
    let position = played.position();
    let lies_under = |card, holder| position.under(holder) == Some(position.zone_of(card));
    lies_under(one, two) || lies_under(two, one)
}

/// The counters that cards have.
fn card_counters(game: &Game) -> impl Iterator<Item = CounterId> + '_ {
    CounterId::all(game.counters.len()).filter(|id| game.counters[usize::from(*id)].bearer == Bearer::Card)
}

/// What is counted on a card.
fn counted(position: &Position<'_>, card: CardAt) -> Vec<i32> {
    card_counters(position.game).map(|id| position.counter(id, Thing::Card(card))).collect()
}

/// The match with two cards exchanged where they lie: what is printed on them, what is counted on them and what lies
/// under them. Whoever speaks of one of the places speaks of the other card now.
pub fn exchanged(played: &Match, (left, right): Pair) -> Snapshot {
    let mut other = Arrangement::of(played.game(), played.snapshot().clone());
    let before = played.position();
    for (card, model) in [(left, right), (right, left)] {
        other.show(card, before.printing_of(model));
        for counter in card_counters(played.game()) {
            other.set(counter, Thing::Card(card), before.counter(counter, Thing::Card(model)));
        }
        if let (Some(zone), Some(from)) = (before.under(card), before.under(model)) {
            before.cards_in(from).for_each(|below| other.lay(below, zone, Order::Bottom));
        }
    }
    for (copy, own) in before.copies() {
        other.forget_copy(*copy);
        other.note_copy(other_of(*copy, (left, right)), *own);
    }
    other.ready()
}

fn other_of(card: CardAt, (left, right): Pair) -> CardAt {
    match card {
        card if card == left => right,
        card if card == right => left,
        card => card,
    }
}

/// The match with two cards each where the other was, and everything that happened as it was; nothing if somebody is
/// just dealing with one of them.
pub fn changed_places(played: &Match, pair: Pair) -> Option<Snapshot> {
    let before = played.position();
    let dealt_with = before.dealt_with();
    if dealt_with.contains(&pair.0) || dealt_with.contains(&pair.1) {
        return None;
    }
    let mut other = Arrangement::of(played.game(), played.snapshot().clone());
    let zones: BTreeSet<ZoneAt> = [before.zone_of(pair.0), before.zone_of(pair.1)].into();
    for zone in zones {
        before.cards_in(zone).for_each(|card| other.lay(other_of(card, pair), zone, Order::Bottom));
    }
    // Who knows what lies where, and whether it is face down, is a matter of the place.
    for (card, model) in [pair, (pair.1, pair.0)] {
        other.make_known(card, before.known_to(model));
        other.turn(card, before.face_down(model));
    }
    Some(other.ready())
}

/// Everything that a reader receives: the whole view with the log from the beginning and since an event, in every
/// language, and the answers to what the reader has in mind.
///
/// # Panics
/// If a view cannot be written.
pub fn received(played: &Match, seat: Option<Seat>, since: usize, wishes: &[String]) -> String {
    let mut all = String::new();
    for language in played.game().locales.languages() {
        let speaker = Speaker::new(played, seat, &[], language);
        all.push_str(&serde_json::to_string_pretty(&speaker.view(0)).expect("a view can be written"));
        all.push_str(&serde_json::to_string_pretty(&speaker.narrate(since)).expect("lines can be written"));
        for wish in wishes {
            all.push_str(&format!("{wish}: {}\n", speaker.why(wish)));
        }
    }
    all
}

/// The first line in which two texts differ.
pub fn difference(one: &str, two: &str) -> String {
    let lines = one.lines().zip(two.lines()).find(|(one, two)| one != two);
    lines.map_or_else(|| "one is longer".into(), |(one, two)| format!("{} | {}", one.trim(), two.trim()))
}
