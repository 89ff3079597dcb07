//! The first state of a match: cards in their places, then set-up.

use std::collections::VecDeque;

use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{CardAt, Context, ZoneAt};
use quarterdeck_dsl::vocabulary::{Bearer, ZoneId};

use crate::flow::Engine;
use crate::game::{ABSENT, Game, MOST_SEATS, PrintingDef, Sight, Spread};
use crate::message::{Message, Refusal};
use crate::seats::Seats;
use crate::setting::{Kept, Setting};
use crate::state::frame::EffectFrame;
use crate::state::position::Position;
use crate::state::taking_part::{holds, taking_part};
use crate::state::{CardState, Frame, NOBODY, State, Status, ZoneState};

/// With how many players a match can be opened, if the options are so; else why it cannot.
pub fn player_counts(game: &Game, options: &[(String, String)]) -> Result<Vec<u8>, Refusal> {
    let mut counts = Vec::new();
    let mut refusal = None;
    for seats in game.players.0..=game.players.1 {
        match blank(game, &Setting { seats, seed: 0, first: Some(0), options: options.to_vec(), ..Setting::default() })
        {
            Ok(_) => counts.push(seats),
            Err(reason) => refusal = refusal.or(Some(reason)),
        }
    }
    match refusal {
        Some(reason) if counts.is_empty() => Err(reason),
        _ => Ok(counts),
    }
}

/// The state before set-up.
pub fn blank(game: &Game, setting: &Setting) -> Result<State, Refusal> {
    let (low, high) = game.players;
    if !(low..=high).contains(&setting.seats) {
        let reason = Message::new("refusal-bad-players").with("game", &game.id);
        let reason = reason.number("low", low).number("high", high).number("players", setting.seats);
        return Err(Refusal::new("bad_players", reason));
    }
    let options = game.option_values(&setting.options)?;
    let places: usize = game.boards.iter().map(|board| usize::from(board.most)).sum();
    let mut counters = vec![0; game.layout.counters_fixed];
    for (counter, base) in game.counters.iter().zip(&game.layout.counter_base) {
        let base = *base;
        match counter.bearer {
            Bearer::Table => counters[base] = counter.start,
            Bearer::Player => counters[base..base + MOST_SEATS].fill(counter.start),
            Bearer::Place => counters[base..base + places].fill(counter.start),
            Bearer::Card => {}
        }
    }
    let mut state = State {
        seats: setting.seats,
        first: 0,
        active: 0,
        seed: setting.seed,
        rolls: 0,
        foretold: VecDeque::new(),
        fixed: None,
        cards: Vec::new(),
        copied: Vec::new(),
        zones: vec![ZoneState::EMPTY; game.layout.spread.len()],
        places: vec![ABSENT; places * game.layout.place_attributes.len()],
        board_lengths: game.boards.iter().map(|board| if board.tiles.is_some() { 0 } else { board.most }).collect(),
        counters,
        options,
        stack: Vec::with_capacity(16),
        status: Status::Running,
        pending: Vec::new(),
        picked: Vec::new(),
        seen: Seats::none(),
        sealed: Vec::new(),
        answers: Vec::new(),
        script_start: None,
    };
    let first = match setting.first {
        Some(first) if first < setting.seats => first,
        Some(_) => return Err(Refusal::new("bad_players", Message::new("refusal-bad-first"))),
        None => crate::state::random::below(&mut state.chance("first player"), u32::from(setting.seats)) as u8,
    };
    state.first = first;
    state.active = first;
    if let Some(refusal) = game.refusals.iter().find(|refusal| holds(refusal.condition.as_deref(), game, &state)) {
        return Err(Refusal::new("bad_setting", Message::of_pack(&game.locales, &refusal.text)));
    }
    if let Err(size) = Position::new(game, &state).parted() {
        let reason = Message::new("refusal-bad-teams").number("size", size).number("players", setting.seats);
        return Err(Refusal::new("bad_setting", reason));
    }
    place_cards(game, &mut state, &setting.kept);
    setting.fixed.put(game, &mut state)?;
    Ok(state)
}

fn place_cards(game: &Game, state: &mut State, kept: &[Kept]) {
    let mut waiting: Vec<u32> = kept.iter().map(|kept| kept.count).collect();
    let all = Seats::all(state.seats);
    for (id, printing) in taking_part(game, state) {
        let owners: Vec<u8> = if printing.per_player { (0..state.seats).collect() } else { vec![NOBODY] };
        for owner in owners {
            for _ in 0..printing.count {
                let (starts_in, seat) = match keeping(game, printing, owner, kept, &mut waiting) {
                    Some((zone, seat)) => (zone, seat),
                    None => (printing.starts_in, owner),
                };
                let own = game.zones[usize::from(starts_in)].per_player && seat != NOBODY;
                let zone = game.layout.zone_base[usize::from(starts_in)].plus(if own { usize::from(seat) } else { 0 });
                let known = match game.layout.spread[usize::from(zone)] {
                    Spread::Zone(zone, _) if game.zones[usize::from(zone)].sight == Sight::All => all,
                    _ => Seats::none(),
                };
                let card = CardAt::at(state.cards.len());
                state.cards.push(CardState {
                    printing: id,
                    zone: ZoneAt::NOTHING,
                    above: CardAt::NOTHING,
                    below: CardAt::NOTHING,
                    owner,
                    face_down: false,
                    known,
                });
                state.link(&game.print, card, zone, Order::Bottom);
            }
        }
    }
    let cards = state.cards.len();
    for _ in 0..cards {
        state.counters.extend_from_slice(&game.layout.card_starts);
    }
}

/// Where an earlier match has left such a card, if one still waits to be placed: zone and seat.
fn keeping(game: &Game, printing: &PrintingDef, owner: u8, kept: &[Kept], waiting: &mut [u32]) -> Option<(ZoneId, u8)> {
    if waiting.iter().all(|count| *count == 0) {
        return None;
    }
    let key = game.printing_key(printing);
    let mut found = kept
        .iter()
        .zip(waiting)
        .filter(|(kept, count)| **count > 0 && kept.card == key && (owner == NOBODY || kept.seat == Some(owner)));
    let (kept, count) = found.next()?;
    let zone = game.zones.iter().position(|zone| zone.name == kept.zone)?;
    *count -= 1;
    Some((ZoneId::at(zone), kept.seat.unwrap_or(owner)))
}

impl Engine<'_> {
    /// Set-up is next, and then the outermost phase.
    pub fn open(&mut self) {
        let first = self.state.first;
        self.push_phase(self.game.root, first);
        let context = Context { you: first, they: first, ..Context::default() };
        self.state.stack.push(Frame::Effect(EffectFrame::new(self.game.setup, context)));
    }
}
