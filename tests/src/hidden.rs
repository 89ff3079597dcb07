//! The same match with two cards exchanged that a reader cannot tell apart: what the reader sees, reads and is offered
//! must not change.

use std::collections::BTreeSet;

use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing, ZoneAt};
use quarterdeck_runtime::definitions::Game;
use quarterdeck_runtime::position::{Frame, State, Status};
use quarterdeck_runtime::{Match, Seats, Speaker};

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
    let (position, state) = (played.position(), played.state());
    // While a script waits, the state also keeps how the script began: it would not be the same match.
    if matches!(state.status, Status::Script(_)) {
        return None;
    }
    let lies = |card: &CardAt| state.cards[usize::from(*card)].zone != ZoneAt::NOTHING;
    let cards = CardAt::all(state.cards.len());
    let hidden: Vec<CardAt> = cards.filter(|card| lies(card) && !position.visible(*card, seat)).collect();
    let owner = |card: CardAt| (position.printing(card).per_player, state.cards[usize::from(card)].owner);
    let place = |card: CardAt| state.cards[usize::from(card)].zone;
    let start = |card: CardAt| position.printing(card).starts_in;
    let could_be = |one, two| owner(one) == owner(two) && (place(one) == place(two) || start(one) == start(two));
    let what = |card: CardAt| {
        let under =
            played.game().layout.under_base.map(|base| state.zones[usize::from(base.plus(card.index()))].length);
        (state.cards[usize::from(card)].printing, &state.counters[counters(played.game(), card)], under)
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
    let all = Seats::all(played.state().seats);
    let seen = |known: Seats| seat.map_or(known.covers(all), |seat| known.has(seat));
    !played.events().iter().any(|event| {
        let of_pair = event.card().filter(|(card, _)| *card == pair.0 || *card == pair.1);
        of_pair.is_some_and(|(_, known)| seen(known) || seat == Some(event.seat()))
    })
}

/// Whether one of two cards lies under the other.
fn within(played: &Match, one: CardAt, two: CardAt) -> bool {
    let zone = |card: CardAt| Some(played.state().cards[usize::from(card)].zone);
    let under = |card: CardAt| played.game().layout.under_base.map(|base| base.plus(card.index()));
    under(one) == zone(two) || under(two) == zone(one)
}

/// Where the counters of a card are kept.
fn counters(game: &Game, card: CardAt) -> std::ops::Range<usize> {
    let each = game.layout.card_starts.len();
    let first = game.layout.counters_fixed + usize::from(card) * each;
    first..first + each
}

/// The state with two cards exchanged where they lie: what is printed on them, what is counted on them and what lies
/// under them. Whoever speaks of one of the places speaks of the other card now.
pub fn exchanged(played: &Match, pair: Pair) -> State {
    let mut other = played.state().clone();
    exchange(played.game(), &mut other, pair);
    other
}

fn exchange(game: &Game, state: &mut State, (left, right): Pair) {
    let (one, two) = (usize::from(left), usize::from(right));
    let printing = state.cards[one].printing;
    state.cards[one].printing = state.cards[two].printing;
    state.cards[two].printing = printing;
    for (at, other) in counters(game, left).zip(counters(game, right)) {
        state.counters.swap(at, other);
    }
    if let Some(base) = game.layout.under_base {
        let zones = (base.plus(left.index()), base.plus(right.index()));
        state.zones.swap(usize::from(zones.0), usize::from(zones.1));
        for card in &mut state.cards {
            if card.zone == zones.0 {
                card.zone = zones.1;
            } else if card.zone == zones.1 {
                card.zone = zones.0;
            }
        }
    }
    for (copy, _) in &mut state.copied {
        *copy = other_of(*copy, (left, right));
    }
    state.mark_zones(&game.print);
}

fn other_of(card: CardAt, (left, right): Pair) -> CardAt {
    match card {
        card if card == left => right,
        card if card == right => left,
        card => card,
    }
}

/// The state with two cards each where the other was, and everything that happened as it was; nothing if somebody is
/// just dealing with one of them.
pub fn changed_places(played: &Match, pair: Pair) -> Option<State> {
    let mut state = played.state().clone();
    if spoken_of(&state).contains(&pair.0) || spoken_of(&state).contains(&pair.1) {
        return None;
    }
    let (one, two) = (usize::from(pair.0), usize::from(pair.1));
    let zones: BTreeSet<_> = [state.cards[one].zone, state.cards[two].zone].into();
    let orders: Vec<(_, Vec<CardAt>)> = (zones.into_iter())
        .map(|zone| (zone, state.cards_in(zone).map(|card| other_of(card, pair)).collect()))
        .collect();
    // Who knows what lies where, and whether it is face down, is a matter of the place.
    let (left, right) = (state.cards[one], state.cards[two]);
    (state.cards[one].known, state.cards[one].face_down) = (right.known, right.face_down);
    (state.cards[two].known, state.cards[two].face_down) = (left.known, left.face_down);
    for (zone, order) in orders {
        for (at, card) in order.iter().enumerate() {
            let lying = &mut state.cards[usize::from(*card)];
            lying.zone = zone;
            lying.above = if at == 0 { CardAt::NOTHING } else { order[at - 1] };
            lying.below = order.get(at + 1).copied().unwrap_or(CardAt::NOTHING);
        }
        let pile = &mut state.zones[usize::from(zone)];
        pile.top = order[0];
        pile.bottom = order[order.len() - 1];
    }
    state.mark_zones(&played.game().print);
    Some(state)
}

/// The cards that somebody is just dealing with.
fn spoken_of(state: &State) -> BTreeSet<CardAt> {
    let things = |context: &Context| [&[context.it, context.this][..], &context.slots].concat();
    let effects = state.stack.iter().filter_map(|frame| match frame {
        Frame::Effect(frame) => Some(&frame.context),
        Frame::Phase(_) => None,
    });
    let cards = effects.flat_map(things).filter_map(|thing| match thing {
        Thing::Card(card) => Some(card),
        _ => None,
    });
    cards
        .chain(state.picked.iter().copied())
        .chain(state.pending.iter().filter_map(|event| Some(event.card()?.0)))
        .collect()
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
