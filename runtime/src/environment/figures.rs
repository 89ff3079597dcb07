//! What a seat sees, as a row of figures that always has the same length and order. Whatever the seat may not know is
//! not in it. Seats are counted from the reader on, so that a row reads the same at every seat.

use quarterdeck_dsl::tree::{CardAt, ZoneAt};
use quarterdeck_dsl::vocabulary::Bearer;

use super::Counted;
use crate::game::{ABSENT, Game, Sight, Spread};
use crate::playing::Match;
use crate::state::{Frame, NOBODY, Status};

/// A part of the row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it tells, such as `zone.hand 0`: the reader's own hand.
    pub name: String,
    /// Where it begins.
    pub first: usize,
    /// How many figures it has.
    pub length: usize,
}

/// A zone in the row: where its figures begin, and what they are.
#[derive(Clone, Copy, Debug)]
enum Counting {
    /// How many cards lie there, and how many of each look the reader sees; whether everybody sees them.
    Looks(usize, bool),
    /// A place of a board: cards of each player and of nobody, and what is printed on it.
    Place(usize),
}

/// How rows are laid out.
#[derive(Clone, Debug)]
pub struct Figures {
    counted: Counted,
    parts: Vec<Part>,
    zones: Vec<Option<Counting>>,
    phases: usize,
    table: Vec<(usize, usize)>,
    players: Vec<(usize, usize, bool)>,
    cards: usize,
    under: usize,
    size: usize,
}

/// Kinds of question: an action, an offer, a thing, a script's, none.
const KINDS: usize = 5;

impl Figures {
    pub(super) fn new(game: &Game, counted: Counted) -> Figures {
        let seats = usize::from(counted.seats);
        let looks = counted.looks.len();
        let mut all = Figures {
            counted,
            parts: Vec::new(),
            zones: vec![None; game.layout.spread.len()],
            phases: 0,
            table: Vec::new(),
            players: Vec::new(),
            cards: 0,
            under: 0,
            size: 0,
        };
        all.part("asked", seats);
        all.part("active", seats);
        all.part("question", KINDS);
        all.phases = all.part("phase", game.phases.unnoted().len());
        for (at, counter) in game.counters.iter().enumerate() {
            let base = game.layout.counter_base[at];
            match counter.bearer {
                Bearer::Table => {
                    let first = all.part(&format!("counter.{}", counter.name), 1);
                    all.table.push((base, first));
                }
                Bearer::Player => {
                    let first = all.part(&format!("counter.{}", counter.name), seats);
                    all.players.push((base, first, counter.secret));
                }
                Bearer::Card | Bearer::Place => {}
            }
        }
        let mut zone_names: Vec<(usize, String)> = Vec::new();
        for (at, spread) in game.layout.spread.iter().enumerate() {
            match spread {
                Spread::Zone(zone, None) => zone_names.push((at, game.zones[usize::from(*zone)].name.clone())),
                Spread::Zone(zone, Some(seat)) if usize::from(*seat) < seats => {
                    zone_names.push((at, format!("{} {seat}", game.zones[usize::from(*zone)].name)));
                }
                _ => {}
            }
        }
        for (at, name) in zone_names {
            let first = all.part(&format!("zone.{name}"), 1 + looks);
            let open = match game.layout.spread[at] {
                Spread::Zone(zone, _) => game.zones[usize::from(zone)].sight == Sight::All,
                _ => false,
            };
            all.zones[at] = Some(Counting::Looks(first, open));
        }
        let width = game.layout.place_attributes.len();
        for (at, spread) in game.layout.spread.iter().enumerate() {
            if let Spread::Place(board, place) = spread {
                let name = format!("place.{} {place}", game.boards[usize::from(*board)].name);
                let first = all.part(&name, seats + 1 + width);
                all.zones[at] = Some(Counting::Place(first));
            }
        }
        if !game.layout.card_starts.is_empty() {
            let many = seats * game.layout.card_starts.len();
            all.cards = all.part("counters on cards", many + game.layout.card_starts.len());
        }
        if game.layout.under_base.is_some() {
            all.under = all.part("under cards", looks);
        }
        all
    }

    fn part(&mut self, name: &str, length: usize) -> usize {
        let first = self.size;
        self.parts.push(Part { name: name.to_owned(), first, length });
        self.size += length;
        first
    }

    /// How many figures a row has.
    pub fn size(&self) -> usize {
        self.size
    }

    /// What the figures are, in order.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// How many cards can be told apart.
    pub fn looks(&self) -> usize {
        self.counted.looks.len()
    }

    /// Writes what a seat sees into a row of the right length.
    pub fn write(&self, matched: &Match, seat: u8, row: &mut [f32]) {
        row.fill(0.0);
        let (game, state) = (matched.game(), matched.snapshot());
        let position = matched.position();
        let seats = usize::from(self.counted.seats);
        let relative = |other: u8| usize::from(self.counted.relative(other, seat));
        if let Some(asked) = matched.asked() {
            row[relative(asked)] = 1.0;
        }
        row[seats + relative(state.active)] = 1.0;
        let kind = match state.status {
            Status::Action(_) => 0,
            Status::Offer(_) => 1,
            Status::Pick(..) => 2,
            Status::Script(_) => 3,
            Status::Running | Status::Over(_) => 4,
        };
        row[2 * seats + kind] = 1.0;
        let phase = state.stack.iter().rev().find_map(|frame| match frame {
            Frame::Phase(frame) => Some(frame.phase),
            Frame::Effect(_) => None,
        });
        if let Some(phase) = phase {
            row[self.phases + usize::from(phase)] = 1.0;
        }
        for (at, first) in &self.table {
            row[*first] = state.counters[*at] as f32;
        }
        for (at, first, secret) in &self.players {
            for other in 0..self.counted.seats {
                if !*secret || other == seat {
                    row[first + relative(other)] = state.counters[at + usize::from(other)] as f32;
                }
            }
        }
        let layout = &game.layout;
        // The figures of a player's zone stand where those of a player so far from the reader do.
        let stands = |at: usize| match layout.spread[at] {
            Spread::Zone(id, Some(owner)) => usize::from(layout.zone_base[usize::from(id)]) + relative(owner),
            _ => at,
        };
        for (at, counting) in self.zones.iter().enumerate() {
            match counting {
                Some(Counting::Looks(..)) => {
                    if let Some(Some(Counting::Looks(first, _))) = self.zones.get(stands(at)) {
                        row[*first] = state.zones[at].length as f32;
                    }
                }
                Some(Counting::Place(first)) => {
                    let base = layout.board_base.first().copied().unwrap_or_default();
                    let place = ZoneAt::at(at).steps_from(base).unwrap_or(0);
                    let width = layout.place_attributes.len();
                    for value in 0..width {
                        let printed = state.places.get(place * width + value).copied().unwrap_or(ABSENT);
                        row[first + seats + 1 + value] = if printed == ABSENT { 0.0 } else { printed as f32 + 1.0 };
                    }
                }
                None => {}
            }
        }
        let each = layout.card_starts.len();
        for (at, there) in state.cards.iter().enumerate() {
            if there.zone == ZoneAt::NOTHING {
                continue;
            }
            let zone = usize::from(there.zone);
            let under = matches!(layout.spread[zone], Spread::Under(_));
            let counting = self.zones[zone];
            if let Some(Counting::Place(first)) = counting {
                row[first + if there.owner == NOBODY { seats } else { relative(there.owner) }] += 1.0;
            }
            let looked = matches!(counting, Some(Counting::Looks(..)));
            if !looked && each == 0 && !under {
                continue;
            }
            let card = CardAt::at(at);
            let open = matches!(counting, Some(Counting::Looks(_, true))) && !there.face_down;
            if !open && !position.visible(card, Some(seat)) {
                continue;
            }
            let look = self.counted.look(there.printing).map(|look| look as usize);
            if looked
                && let Some(look) = look
                && let Some(Some(Counting::Looks(first, _))) = self.zones.get(stands(zone))
            {
                row[first + 1 + look] += 1.0;
            }
            if each > 0 {
                let holder = position.holder(card).map_or(seats, relative);
                for counter in 0..each {
                    let value = state.counters[layout.counters_fixed + at * each + counter];
                    row[self.cards + holder * each + counter] += value as f32;
                }
            }
            if let Some(look) = look.filter(|_| under) {
                row[self.under + look] += 1.0;
            }
        }
    }
}
