//! Lays out the position of a scenario: a match is started, and then what the ruling names is put
//! where the ruling says. What it does not name stays as set-up left it.

use std::sync::Arc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{CardAt, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{BeatId, FamilyId};
use quarterdeck_runtime::definitions::{PrintingId, Sight, Spread, Store};
use quarterdeck_runtime::position::{Arrangement, Position};
use quarterdeck_runtime::{Fault, Game, Log, Match, Seats, Snapshot};

use crate::chance::{landings, picks, rolls};
use crate::names::{CardName, card_names, flags};
use crate::open::{Opening, Openings, Unopened, begin};
use crate::place::{
    Spot, Value, holds_cards, known_spot, pieces, resource, shared_card, spot, stands, under_card, value, word_of,
};
use crate::play::Failure;
use crate::scenario::{Run, Table};
use crate::words::{Fact, Item};

/// Why there is no position.
pub(crate) enum NoMatch {
    /// The setting is impossible.
    Refused(String),
    /// The arrangement is, or the pack has a fault.
    Failed(Vec<Failure>),
}

/// Opens a match, or takes one that was opened before, and arranges it.
pub(crate) fn arrange(
    game: &Arc<Game>,
    table: &Table,
    run: &Run,
    openings: Option<Openings<'_>>,
) -> Result<Match, NoMatch> {
    let opening = Opening::of(game, table, run);
    let opened = openings.and_then(|openings| openings(&opening)).unwrap_or_else(|| Arc::new(opening.open(game)));
    let mut state = match &opened.0 {
        Ok(state) => state.clone(),
        Err(Unopened::Refused(refusal)) => return Err(NoMatch::Refused(refusal.to_string())),
        Err(Unopened::Failed(message)) => return Err(NoMatch::Failed(vec![Failure::new(table.line, message)])),
    };
    if run.arrangement.iter().all(|line| matches!(line.fact, Fact::First(_))) {
        return begin(game, state, table).map_err(NoMatch::Failed);
    }
    let mut failures = Vec::new();
    let laid = lay_tiles(game, &mut state, run, &mut failures).map_err(|fault| {
        NoMatch::Failed(vec![Failure::new(table.line, format!("the match does not start: {fault}"))])
    })?;
    let mut laid_out = Arrangement::of(game, state);
    laid_out.forget_what_happened();
    let named = vec![false; laid_out.position().cards()];
    let mut arranger = Arranger { game, named, closed: Vec::new(), laid: laid_out };
    for card in laid {
        arranger.named[usize::from(card)] = true;
    }
    if arranger.named.contains(&true) {
        arranger.clear_places();
    }
    arranger.place_pieces(run, &mut failures);
    let short = arranger.place_cards(run, &mut failures);
    arranger.place_under(run, &mut failures);
    arranger.give(run, &mut failures);
    arranger.fill(run, short, &mut failures);
    arranger.values(run, &mut failures);
    let landings = landings(&arranger.position(), run, &mut failures);
    let picked = picks(&arranger.position(), run, &mut failures);
    let rolled = rolls(run, &mut failures);
    if !failures.is_empty() {
        return Err(NoMatch::Failed(failures));
    }
    arranger.laid.foretell(landings);
    arranger.laid.foretell_picks(picked);
    arranger.laid.foretell_rolls(rolled);
    arranger.laid.renew_limits();
    begin(game, arranger.laid.ready(), table).map_err(NoMatch::Failed)
}

/// Lays the named tiles on their boards, none turned.
fn lay_tiles(
    game: &Arc<Game>,
    state: &mut Snapshot,
    run: &Run,
    failures: &mut Vec<Failure>,
) -> Result<Vec<CardAt>, Fault> {
    let mut laid = Vec::new();
    let mut boards = Vec::new();
    for line in &run.arrangement {
        let (Fact::Contents(subject, items) | Fact::Only(subject, items)) = &line.fact else {
            continue;
        };
        if let Some(Ok(Spot::Board(board))) = known_spot(&Position::new(game, state), subject, None) {
            boards.push((board, line, items));
        }
    }
    if boards.is_empty() {
        return Ok(laid);
    }
    let mut started = Match::resume(game.clone(), state.clone(), Log::keeping())?;
    for (board, ..) in &boards {
        started.clear_board(*board);
    }
    for (board, line, items) in boards {
        for item in items {
            for _ in 0..item.count {
                let position = started.position();
                let tile = CardName::read(position.game, &item.name).and_then(|name| {
                    let lies = |card: &CardAt| position.game.layout.spread.get(usize::from(position.zone_of(*card)));
                    let mut free =
                        CardAt::all(position.cards()).filter(|card| !matches!(lies(card), Some(Spread::Tiles(_))));
                    free.find(|card| name.fits(&position, *card))
                        .ok_or_else(|| format!("there is no other `{}`", item.name))
                });
                match tile {
                    Ok(tile) => {
                        started.lay_tile(board, tile);
                        laid.push(tile);
                    }
                    Err(message) => failures.push(Failure::new(line.line, message)),
                }
            }
        }
    }
    *state = started.snapshot().clone();
    Ok(laid)
}

/// Moves cards of a position about.
struct Arranger<'a> {
    game: &'a Game,
    laid: Arrangement<'a>,
    /// Cards that a line of the ruling has placed.
    named: Vec<bool>,
    /// Zones that hold exactly what a line says.
    closed: Vec<ZoneAt>,
}

/// A zone that a line fills.
struct Request {
    line: usize,
    zone: ZoneAt,
    on_top: bool,
    names: Vec<CardName>,
    cards: Vec<Option<CardAt>>,
}

impl Arranger<'_> {
    fn position(&self) -> Position<'_> {
        self.laid.position()
    }

    /// Where a card is when nothing has happened to it.
    fn home(&self, card: CardAt) -> ZoneAt {
        let position = self.position();
        let zone = position.printing(card).starts_in;
        let seat = position.belongs_to(card).filter(|_| self.game.zones[usize::from(zone)].per_player);
        position.zone(zone, seat)
    }

    fn put(&mut self, card: CardAt, zone: ZoneAt, end: Order) {
        let all = Seats::all(self.position().seats());
        let known = match self.game.layout.spread[usize::from(zone)] {
            Spread::Zone(zone, owner) => match self.game.zones[usize::from(zone)].sight {
                Sight::All => all,
                Sight::Owner => owner.map_or(Seats::none(), Seats::only),
                Sight::Team => owner.map_or(Seats::none(), |owner| self.position().team_of(owner)),
                Sight::Nobody | Sight::Top => Seats::none(),
            },
            _ => all,
        };
        self.laid.lay(card, zone, end);
        self.laid.make_known(card, known);
        self.laid.turn(card, false);
    }

    /// Sends a card home, or out of the game if its home holds exactly what a line says.
    fn send_home(&mut self, card: CardAt) {
        let home = self.home(card);
        if self.closed.contains(&home) {
            self.laid.take_away(card);
            self.laid.make_known(card, Seats::none());
        } else {
            self.put(card, home, Order::Bottom);
        }
    }

    /// Where tiles were laid anew, what set-up had put on places goes home.
    fn clear_places(&mut self) {
        for card in CardAt::all(self.position().cards()) {
            let zone = self.position().zone_of(card);
            if matches!(self.game.layout.spread.get(usize::from(zone)), Some(Spread::Place(..))) {
                self.send_home(card);
            }
        }
    }

    fn place_pieces(&mut self, run: &Run, failures: &mut Vec<Failure>) {
        for line in &run.arrangement {
            let (Fact::Contents(subject, items) | Fact::Only(subject, items)) = &line.fact else {
                continue;
            };
            let Some(Ok(Spot::Pieces(family, seat))) = known_spot(&self.position(), subject, None) else {
                continue;
            };
            let stands = match stands(&self.position(), items, seat) {
                Ok(stands) => stands,
                Err(message) => {
                    failures.push(Failure::new(line.line, message));
                    continue;
                }
            };
            let (pieces, face) = match self.at_the_start(pieces(&self.position(), family, seat)) {
                none if none.is_empty() => self.turned(family, seat),
                pieces => (pieces, None),
            };
            if stands.len() > pieces.len() {
                failures.push(Failure::new(line.line, format!("there are only {} such pieces", pieces.len())));
                continue;
            }
            for (at, piece) in pieces.iter().enumerate() {
                // What is not listed stays where set-up put it.
                if let Some(zone) = stands.get(at) {
                    if let Some(face) = face {
                        self.laid.take_away(*piece);
                        self.laid.show(*piece, face);
                    }
                    self.put(*piece, *zone, Order::Bottom);
                }
                self.named[usize::from(*piece)] |= face.is_none() || at < stands.len();
            }
        }
    }

    /// Pieces that wait at home and have another face of this family, with that face.
    fn turned(&self, family: FamilyId, seat: u8) -> (Vec<CardAt>, Option<PrintingId>) {
        let is = |face: &&PrintingId| self.game.printings[usize::from(**face)].family == family;
        let position = self.position();
        let face = |card: &CardAt| position.printing(*card).faces.iter().find(is).copied();
        let mut pieces: Vec<CardAt> = CardAt::all(position.cards()).collect();
        pieces.retain(|card| {
            let waits = position.belongs_to(*card) == Some(seat) && position.zone_of(*card) == self.home(*card);
            waits && face(card).is_some()
        });
        let face = pieces.first().and_then(face);
        (pieces, face)
    }

    /// Pieces, those first that stand where most of them do: there they wait to be moved.
    fn at_the_start(&self, mut pieces: Vec<CardAt>) -> Vec<CardAt> {
        let position = self.position();
        let zone = |piece: &CardAt| position.zone_of(*piece);
        let alike: Vec<ZoneAt> = pieces.iter().map(zone).collect();
        pieces.sort_by_key(|piece| std::cmp::Reverse(alike.iter().filter(|other| **other == zone(piece)).count()));
        pieces
    }

    /// Places all named cards; returns the zones of players that lost cards to it.
    fn place_cards(&mut self, run: &Run, failures: &mut Vec<Failure>) -> Vec<ZoneAt> {
        let mut requests = self.requests(run, failures);
        self.closed = requests.iter().filter(|request| !request.on_top).map(|request| request.zone).collect();
        for zone in self.closed.clone() {
            let there = self.position().cards_in(zone);
            let cards: Vec<CardAt> = there.filter(|card| !self.named[usize::from(*card)]).collect();
            for card in cards {
                self.send_home(card);
            }
        }
        let mut order: Vec<(usize, usize)> = Vec::new();
        for (at, request) in requests.iter().enumerate() {
            order.extend((0..request.names.len()).map(|name| (at, name)));
        }
        order.sort_by_key(|(at, name)| std::cmp::Reverse(requests[*at].names[*name].exactness()));
        let mut short = Vec::new();
        for (at, name) in order {
            let found = self.best(&requests[at].names[name], requests[at].zone);
            if let Some(card) = found {
                let from = self.position().zone_of(card);
                if self.is_players(from) {
                    short.push(from);
                }
                let face = self.face(&requests[at].names[name], card);
                self.laid.take_away(card);
                self.named[usize::from(card)] = true;
                if let Some(face) = face {
                    self.laid.show(card, face);
                }
            }
            requests[at].cards[name] = found;
        }
        for request in &requests {
            if let Some(at) = request.cards.iter().position(Option::is_none) {
                failures.push(Failure::new(request.line, self.too_many(&request.names[at], request.zone)));
            }
            let cards: Vec<CardAt> = request.cards.iter().flatten().copied().collect();
            let hidden: Vec<CardAt> = (request.cards.iter().zip(&request.names))
                .filter(|(_, name)| name.face_down)
                .filter_map(|(card, _)| *card)
                .collect();
            if request.on_top {
                cards.iter().rev().for_each(|card| self.put(*card, request.zone, Order::Top));
            } else {
                cards.iter().for_each(|card| self.put(*card, request.zone, Order::Bottom));
            }
            for card in hidden {
                self.laid.turn(card, true);
                self.laid.make_known(card, Seats::none());
            }
        }
        short
    }

    fn requests(&self, run: &Run, failures: &mut Vec<Failure>) -> Vec<Request> {
        let mut requests = Vec::new();
        for line in &run.arrangement {
            let (subject, items, on_top): (_, &Vec<Item>, bool) = match &line.fact {
                Fact::Contents(subject, items) | Fact::Only(subject, items) => (subject, items, false),
                Fact::Starts(subject, items) => (subject, items, true),
                _ => continue,
            };
            if holds_cards(self.game, subject) {
                continue;
            }
            match spot(&self.position(), subject, None) {
                Ok(Spot::Zone(zone)) => match card_names(self.game, items) {
                    Ok(names) => {
                        let cards = vec![None; names.len()];
                        requests.push(Request { line: line.line, zone, on_top, names, cards });
                    }
                    Err(message) => failures.push(Failure::new(line.line, message)),
                },
                Ok(_) if on_top => failures.push(Failure::new(line.line, "only a zone of cards can start with cards")),
                Ok(_) => {}
                Err(message) => failures.push(Failure::new(line.line, message)),
            }
        }
        requests
    }

    fn is_players(&self, zone: ZoneAt) -> bool {
        matches!(self.game.layout.spread.get(usize::from(zone)), Some(Spread::Zone(_, Some(_))))
    }

    /// The printing of a card that has the name: its own, or another of its faces.
    fn face(&self, name: &CardName, card: CardAt) -> Option<PrintingId> {
        let own = self.position().printing_of(card);
        let faces = &self.game.printings[usize::from(own)].faces;
        let mut printings = std::iter::once(&own).chain(faces);
        printings.find(|printing| name.is(self.game, &self.game.printings[usize::from(**printing)])).copied()
    }

    /// The card to take for a name: the plainest, from where it hurts least.
    fn best(&self, name: &CardName, into: ZoneAt) -> Option<CardAt> {
        let position = self.position();
        // A player's own cards go into that player's zones.
        let seat = match self.game.layout.spread.get(usize::from(into)) {
            Some(Spread::Zone(_, seat)) => *seat,
            _ => None,
        };
        let own = |card: &CardAt| {
            seat.is_none() || !position.printing(*card).per_player || position.belongs_to(*card) == seat
        };
        let free = CardAt::all(position.cards())
            .filter(|card| !self.named[usize::from(*card)] && own(card) && self.face(name, *card).is_some());
        free.filter_map(|card| {
            let zone = position.zone_of(card);
            let trouble = match self.game.layout.spread.get(usize::from(zone)) {
                Some(Spread::Zone(..)) if zone == self.home(card) => 0,
                None => 1,
                Some(Spread::Zone(_, None)) => 2,
                Some(Spread::Zone(_, Some(_))) => 3,
                Some(Spread::Place(..) | Spread::Under(_)) => 4,
                Some(Spread::Tiles(_)) => return None,
            };
            Some((flags(self.game, position.printing(card)), trouble, position.printing_of(card), card))
        })
        .min()
        .map(|(.., card)| card)
    }

    /// That there is no other card of a name for a zone: how many there are, and how many of them were laid already.
    fn too_many(&self, name: &CardName, into: ZoneAt) -> String {
        let all = CardAt::all(self.position().cards()).filter(|card| self.face(name, *card).is_some());
        let (mut count, mut laid) = (0, 0);
        for card in all {
            count += 1;
            laid += usize::from(self.named[usize::from(card)]);
        }
        let called = &name.said;
        let have = match count {
            0 => format!("no `{called}` takes part in this game"),
            1 => format!("there is only one `{called}` in the game"),
            _ => format!("there are only {count} cards `{called}` in the game"),
        };
        let laid = match (laid, count - laid) {
            (0, _) => String::new(),
            (1, 0) => ", and the lines have laid it already".into(),
            (_, 0) => ", and the lines have laid all of them already".into(),
            _ => format!(", and the lines have laid {laid} of them already"),
        };
        let others = self.is_players(into) && !laid.ends_with("already") && count > 0;
        format!("{have}{laid}{}", if others { "; those that are left belong to other players" } else { "" })
    }

    /// Puts cards under cards that other lines have placed: `Anna's bosun: wheel`, `island: fort`.
    fn place_under(&mut self, run: &Run, failures: &mut Vec<Failure>) {
        for line in &run.arrangement {
            let (Fact::Contents(subject, items) | Fact::Only(subject, items)) = &line.fact else {
                continue;
            };
            let Some(zone) = under_card(&self.position(), subject) else {
                continue;
            };
            let names = match card_names(self.game, items) {
                Ok(names) => names,
                Err(message) => {
                    failures.push(Failure::new(line.line, message));
                    continue;
                }
            };
            for name in names {
                let Some(card) = self.best(&name, zone) else {
                    failures.push(Failure::new(line.line, self.too_many(&name, zone)));
                    continue;
                };
                if let Some(face) = self.face(&name, card) {
                    self.laid.take_away(card);
                    self.laid.show(card, face);
                }
                self.named[usize::from(card)] = true;
                self.put(card, zone, Order::Bottom);
            }
        }
    }

    /// Gives players as much as the ruling says, and back what named cards took from them.
    fn fill(&mut self, run: &Run, mut short: Vec<ZoneAt>, failures: &mut Vec<Failure>) {
        for line in &run.arrangement {
            let Fact::Has(seat, amount, word) = &line.fact else {
                continue;
            };
            let found = match resource(self.game, word) {
                Ok(found) => found,
                Err(message) => {
                    failures.push(Failure::new(line.line, message));
                    continue;
                }
            };
            match self.game.resources[usize::from(found)].store {
                Store::Counter(counter) => self.laid.set(counter, Thing::Player(*seat), *amount),
                Store::Cards { kept, source, .. } => {
                    let zone = self.position().zone(kept, Some(*seat));
                    let source = self.position().zone(source, None);
                    short.retain(|other| *other != zone);
                    if !self.stock(zone, source, *amount) {
                        failures
                            .push(Failure::new(line.line, format!("there are not enough cards for {amount} {word}")));
                    }
                }
            }
        }
        for zone in short {
            let source = self.source_of(zone);
            if !self.closed.contains(&zone) && source != zone {
                let length = self.position().length(zone);
                // A player who cannot get a card back has one fewer: there is none.
                self.stock(zone, source, length + 1);
            }
        }
    }

    /// Where the cards of a player's zone come from.
    fn source_of(&self, zone: ZoneAt) -> ZoneAt {
        let position = self.position();
        if let Spread::Zone(id, _) = self.game.layout.spread[usize::from(zone)] {
            for resource in &self.game.resources {
                if let Store::Cards { kept, source, .. } = resource.store
                    && kept == id
                {
                    return position.zone(source, None);
                }
            }
        }
        match self.game.words.draws_from {
            Some(source) => {
                let per_player = self.game.zones[usize::from(source)].per_player;
                let seat = match self.game.layout.spread[usize::from(zone)] {
                    Spread::Zone(_, seat) if per_player => seat,
                    _ => None,
                };
                position.zone(source, seat)
            }
            None => position.top(zone).map_or(zone, |card| self.home(card)),
        }
    }

    /// Brings a zone to a number of cards; false if there are not enough (or too many by name).
    fn stock(&mut self, zone: ZoneAt, source: ZoneAt, amount: i32) -> bool {
        while self.position().length(zone) > amount {
            let cards: Vec<CardAt> = self.position().cards_in(zone).collect();
            let Some(card) = cards.into_iter().rev().find(|card| !self.named[usize::from(*card)]) else {
                return false;
            };
            // Back to where such cards are taken from, which need not be where this one began.
            if self.closed.contains(&source) {
                self.send_home(card);
            } else {
                self.put(card, source, Order::Bottom);
            }
        }
        while self.position().length(zone) < amount {
            let Some(card) = self.filler(source) else {
                return false;
            };
            self.put(card, zone, Order::Bottom);
        }
        true
    }

    /// A card that nobody named: from the bottom of the source, or from those out of the game.
    fn filler(&self, source: ZoneAt) -> Option<CardAt> {
        if !self.closed.contains(&source) {
            let cards: Vec<CardAt> = self.position().cards_in(source).collect();
            if let Some(card) = cards.into_iter().rev().find(|card| !self.named[usize::from(*card)]) {
                return Some(card);
            }
        }
        let position = self.position();
        CardAt::all(position.cards())
            .find(|card| position.zone_of(*card) == ZoneAt::NOTHING && self.home(*card) == source)
    }

    fn values(&mut self, run: &Run, failures: &mut Vec<Failure>) {
        for line in &run.arrangement {
            let subject = match &line.fact {
                Fact::Value(subject, _) | Fact::Stands(subject, _) => subject,
                _ => continue,
            };
            let found = value(&self.position(), subject, self.position().active()).and_then(|found| {
                match (found, &line.fact) {
                    (Value::Counter(counter, thing), Fact::Value(_, amount)) => Ok((counter, thing, *amount)),
                    (Value::Counter(counter, thing), Fact::Stands(_, word)) => {
                        Ok((counter, thing, word_of(self.game, counter, word)?))
                    }
                    _ => Err(format!("`{}` follows from other things; arrange those", subject.name)),
                }
            });
            match found {
                Ok((counter, thing, amount)) => {
                    self.laid.set(counter, thing, amount);
                    // The latest beat has been told.
                    let latest = self.game.story.as_ref().filter(|story| story.latest == counter);
                    if let (Some(_), Ok(beat)) = (latest, usize::try_from(amount - 1)) {
                        self.laid.set_told(BeatId::at(beat), 1);
                    }
                }
                Err(message) => failures.push(Failure::new(line.line, message)),
            }
        }
    }

    /// Says whose cards are, and with them what lies under them and is nobody's.
    fn give(&mut self, run: &Run, failures: &mut Vec<Failure>) {
        for line in &run.arrangement {
            let Fact::Belongs(name, owner) = &line.fact else {
                continue;
            };
            match shared_card(&self.position(), name) {
                Ok(card) => {
                    let position = self.position();
                    let under: Vec<CardAt> = position.under(card).map_or_else(Vec::new, |zone| {
                        position.cards_in(zone).filter(|card| !position.printing(*card).per_player).collect()
                    });
                    for card in under.into_iter().chain([card]) {
                        self.laid.give(card, *owner);
                    }
                }
                Err(message) => failures.push(Failure::new(line.line, message)),
            }
        }
    }
}
