//! Positions that are laid out by hand, as rulings do: cards are put where somebody says, numbers are set, and nothing
//! happens by it. Whoever lays a position out need not know how it is kept.

use std::sync::Arc;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeId, BeatId, BoardId, CounterId};

use crate::flow::Fault;
use crate::game::{EffectId, Game, PrintingId, Spread};
use crate::log::Log;
use crate::message::Refusal;
use crate::opening;
use crate::playing::Match;
use crate::seats::Seats;
use crate::setting::Setting;
use crate::state::frame::{EffectFrame, UNLIMITED};
use crate::state::position::Position;
use crate::state::random::below;
use crate::state::{Frame, NOBODY, State, Status};

impl Match {
    /// A match that goes on from a position to its next decision. Who waits for an action is asked anew, since what is
    /// laid out may have changed whose turn it is to act.
    pub fn arranged(game: Arc<Game>, mut state: State, log: Log) -> Result<Match, Fault> {
        if matches!(state.status, Status::Action(_)) {
            state.status = Status::Running;
        }
        let mut arranged = Match::resume(game, state, log)?;
        arranged.engine().run()?;
        Ok(arranged)
    }

    /// Takes all tiles off a board, back onto its stack.
    pub fn clear_board(&mut self, board: BoardId) {
        self.engine().clear_board(board);
    }

    /// Lays a tile behind the last place of a board, not turned.
    pub fn lay_tile(&mut self, board: BoardId, tile: CardAt) {
        self.engine().lay_tile(board, tile, false);
    }
}

/// A position that is being laid out.
#[derive(Clone, Debug)]
pub struct Arrangement<'g> {
    game: &'g Game,
    state: State,
}

impl<'g> Arrangement<'g> {
    /// Begins with a position as it is.
    pub fn of(game: &'g Game, state: State) -> Arrangement<'g> {
        Arrangement { game, state }
    }

    /// Begins with the cards where a match finds them before set-up.
    pub fn blank(game: &'g Game, setting: &Setting) -> Result<Arrangement<'g>, Refusal> {
        Ok(Arrangement { game, state: opening::blank(game, setting)? })
    }

    /// As it is laid out so far.
    pub fn position(&self) -> Position<'_> {
        Position::new(self.game, &self.state)
    }

    /// As it is laid out so far, to be compared.
    pub fn snapshot(&self) -> &State {
        &self.state
    }

    /// The position that was laid out.
    pub fn ready(self) -> State {
        self.state
    }

    /// Puts a card at an end of a zone, and changes nothing else.
    pub fn lay(&mut self, card: CardAt, zone: ZoneAt, end: Order) {
        self.state.unlink(card);
        self.state.link(&self.game.print, card, zone, end);
    }

    /// Takes a card off the table: it lies nowhere.
    pub fn take_away(&mut self, card: CardAt) {
        self.state.unlink(card);
    }

    /// Says whether a card lies face down.
    pub fn turn(&mut self, card: CardAt, face_down: bool) {
        self.state.cards[usize::from(card)].face_down = face_down;
    }

    /// Says who knows what a card is.
    pub fn make_known(&mut self, card: CardAt, known: Seats) {
        self.state.cards[usize::from(card)].known = known;
    }

    /// Says whose a card is.
    pub fn give(&mut self, card: CardAt, owner: Option<Seat>) {
        self.state.cards[usize::from(card)].owner = owner.unwrap_or(NOBODY);
    }

    /// Gives a card another printing where it lies.
    pub fn show(&mut self, card: CardAt, printing: PrintingId) {
        let shown = &mut self.state.cards[usize::from(card)];
        shown.printing = printing;
        if let Some(pile) = self.state.zones.get_mut(usize::from(shown.zone)) {
            pile.marks |= self.game.print.marks[usize::from(printing)];
        }
    }

    /// Notes what is printed on a card itself that shows what another shows.
    pub fn note_copy(&mut self, card: CardAt, own: PrintingId) {
        self.state.copied.push((card, own));
    }

    /// A card shows itself again; says what is printed on it, if it was a copy.
    pub fn forget_copy(&mut self, card: CardAt) -> Option<PrintingId> {
        let at = self.state.copied.iter().position(|(copy, _)| *copy == card)?;
        Some(self.state.copied.remove(at).1)
    }

    /// Shuffles a zone by the match's own chance.
    pub fn shuffle(&mut self, zone: ZoneAt) {
        let game = self.game;
        let (topic, whose) = match game.layout.spread[usize::from(zone)] {
            Spread::Zone(id, whose) => (game.zones[usize::from(id)].name.as_str(), whose),
            Spread::Place(..) | Spread::Under(_) | Spread::Tiles(_) => ("place", None),
        };
        self.state.shuffle(zone, topic, whose);
    }

    /// Shuffles a zone as another zone is refilled from it, onto whose bottom all of it goes.
    pub fn refill(&mut self, zone: ZoneAt, from: ZoneAt) {
        let Spread::Zone(id, whose) = self.game.layout.spread[usize::from(zone)] else {
            return;
        };
        self.state.shuffle(from, &self.game.zones[usize::from(id)].name, whose);
        while let Some(card) = self.state.zones[usize::from(from)].top.some() {
            self.lay(card, zone, Order::Bottom);
        }
    }

    /// The match's own chance, asked about something that is no shuffle: numbers below a bound, one after the other.
    pub fn roll(&mut self, topic: &str) -> impl FnMut(u32) -> u32 + use<> {
        let mut generator = self.state.chance(topic);
        move |bound| below(&mut generator, bound)
    }

    /// Says where the next scattered cards land.
    pub fn foretell(&mut self, landings: Vec<ZoneAt>) {
        self.state.foretold = landings.into();
    }

    /// The next landing that was said beforehand is used up.
    pub fn use_landing(&mut self) {
        self.state.foretold.pop_front();
    }

    /// The next turn of a tile that was said beforehand is used up.
    pub fn use_turn(&mut self) {
        self.state.fixed_turn();
    }

    /// Says which cards chance picks next.
    pub fn foretell_picks(&mut self, picks: Vec<PrintingId>) {
        if !picks.is_empty() {
            self.state.fixed.get_or_insert_default().picks = picks.into();
        }
    }

    /// Says which numbers chance gives next.
    pub fn foretell_rolls(&mut self, rolls: Vec<u32>) {
        if !rolls.is_empty() {
            self.state.fixed.get_or_insert_default().rolls = rolls.into();
        }
    }

    /// The next number that was said beforehand is used up.
    pub fn use_roll(&mut self) {
        self.state.use_up_roll();
    }

    /// The next pick that was said beforehand is used up.
    pub fn use_pick(&mut self) {
        self.state.use_up_pick();
    }

    /// Sets a counter of a thing; nothing if it has none.
    pub fn set(&mut self, counter: CounterId, thing: Thing, value: i32) {
        let at = State::counter_at(&self.game.layout, self.game, counter, thing);
        if let Some(slot) = at.and_then(|at| self.state.counters.get_mut(at)) {
            *slot = value;
        }
    }

    /// Sets a number by its place in the layout, as quiet changes name it.
    pub fn store(&mut self, at: usize, value: i32) {
        self.state.counters[at] = value;
    }

    /// Says how often a beat was told.
    pub fn set_told(&mut self, beat: BeatId, times: i32) {
        self.store(self.game.layout.told_base + usize::from(beat), times);
    }

    /// How often a beat was told.
    pub fn told(&self, beat: BeatId) -> i32 {
        self.state.counters[self.game.layout.told_base + usize::from(beat)]
    }

    /// Sets an attribute of a place of a board, if places have it.
    pub fn set_place(&mut self, place: ZoneAt, attribute: AttributeId, value: i32) {
        let layout = &self.game.layout;
        let column = layout.place_attributes.iter().position(|known| *known == attribute);
        let row = layout.board_base.first().and_then(|first| place.steps_from(*first));
        if let (Some(column), Some(row)) = (column, row)
            && let Some(slot) = self.state.places.get_mut(row * layout.place_attributes.len() + column)
        {
            *slot = value;
        }
    }

    /// Says how many places a board has, up to as many as it can have.
    pub fn set_length(&mut self, board: BoardId, places: usize) {
        let most = self.game.boards[usize::from(board)].most;
        self.state.board_lengths[usize::from(board)] = u16::try_from(places).unwrap_or(u16::MAX).min(most);
    }

    /// Says whose turn it is.
    pub fn set_active(&mut self, seat: Seat) {
        self.state.active = seat;
    }

    /// Says how many more actions the phase allows that is on, if it limits them.
    pub fn set_actions_left(&mut self, left: i32) {
        let mut frames = self.state.stack.iter_mut().rev();
        let phase = frames.find_map(|frame| if let Frame::Phase(phase) = frame { Some(phase) } else { None });
        if let Some(phase) = phase.filter(|phase| phase.limit != UNLIMITED) {
            phase.limit = (i32::from(phase.used) + left).clamp(0, 1000) as i16;
        }
    }

    /// Finds the limits of phases anew in which nothing was done yet.
    pub fn renew_limits(&mut self) {
        for at in 0..self.state.stack.len() {
            let Frame::Phase(frame) = self.state.stack[at] else {
                continue;
            };
            let Some(limit) = &self.game.phases[usize::from(frame.phase)].limit else {
                continue;
            };
            if frame.used == 0 && frame.limit != UNLIMITED {
                let context = Context { you: frame.player, they: frame.player, ..Context::default() };
                let limit = evaluate::number(limit, &context, &self.position()).clamp(0, 1000) as i16;
                if let Frame::Phase(frame) = &mut self.state.stack[at] {
                    frame.limit = limit;
                }
            }
        }
    }

    /// What happened is over: nothing waits to be heard, and nobody has just seen something new.
    pub fn forget_what_happened(&mut self) {
        self.state.pending.clear();
        self.state.seen = Seats::none();
    }

    /// Nothing is half done, and nobody is asked.
    pub fn interrupt(&mut self) {
        self.state.status = Status::Running;
        self.state.picked.clear();
        self.state.pending.clear();
        self.state.answers.clear();
        self.state.script_start = None;
    }

    /// An effect is carried out next.
    pub fn begin(&mut self, effect: EffectId, context: Context) {
        self.state.stack.push(Frame::Effect(EffectFrame::new(effect, context)));
    }

    /// Goes on where another position does: what is going on, who is asked, what was just seen. The table stays as it is.
    pub fn stand_where(&mut self, other: &State) {
        self.state.stack.clone_from(&other.stack);
        self.state.status = other.status;
        self.state.pending.clone_from(&other.pending);
        self.state.sealed.clone_from(&other.sealed);
        self.state.picked.clone_from(&other.picked);
        self.state.seen = other.seen;
        self.state.answers.clone_from(&other.answers);
        self.state.script_start.clone_from(&other.script_start);
    }
}
