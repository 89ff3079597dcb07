//! A game as programs that learn and search want it: decisions as numbers that always mean the same, what a seat sees as
//! a row of figures, chance as decisions of its own, and matches that begin anew when they are over.
//!
//! Nothing in here is known of any game: numbers and figures follow from what the pack says.

mod actions;
mod figures;
mod lane;
mod node;

use std::collections::BTreeSet;
use std::sync::Arc;

use quarterdeck_dsl::tree::CardAt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

pub use self::actions::Actions;
pub use self::figures::{Figures, Part};
pub use self::lane::{Lane, Workbench};
pub use self::node::{Node, NodeError};
use crate::bot::deal::deal;
use crate::game::{Game, PrintingId, Spread};
use crate::log::Log;
use crate::opening::blank;
use crate::playing::{Match, StartError};
use crate::setting::Setting;
use crate::state::State;
use crate::state::taking_part::taking_part;

/// A game with a setting, and how its decisions and positions are told in numbers.
pub struct Environment {
    game: Arc<Game>,
    setting: Setting,
    actions: Actions,
    figures: Figures,
}

/// What of a game is counted: the cards that can be told apart, and the zones that are not under cards.
#[derive(Clone, Debug)]
struct Counted {
    seats: u8,
    /// The first printing of each look, in order.
    looks: Vec<PrintingId>,
    /// For each printing the place of its look; `u32::MAX` for one that takes no part.
    look_of: Vec<u32>,
    /// How many zones stand before those that are under cards.
    zones: usize,
}

impl Counted {
    fn new(game: &Game, state: &State) -> Counted {
        let mut looks = BTreeSet::new();
        for (id, printing) in taking_part(game, state) {
            looks.extend(printing.faces.iter().chain([&id]).map(|face| game.print.alike[usize::from(*face)]));
        }
        let looks: Vec<PrintingId> = looks.into_iter().collect();
        let look_of = game.print.alike.iter().map(|alike| looks.binary_search(alike).map_or(u32::MAX, |at| at as u32));
        let under = |spread: &&Spread| !matches!(spread, Spread::Under(_));
        let zones = game.layout.spread.iter().take_while(under).count();
        Counted { seats: state.seats, look_of: look_of.collect(), looks, zones }
    }

    /// The look of a card by what is printed on it.
    fn look(&self, printing: PrintingId) -> Option<u32> {
        self.look_of.get(usize::from(printing)).copied().filter(|look| *look != u32::MAX)
    }

    /// A seat as it stands to another: 0 is that one itself, 1 the next clockwise.
    fn relative(&self, seat: u8, to: u8) -> u8 {
        let seats = self.seats.max(1);
        (seat % seats + seats - to % seats) % seats
    }
}

impl Environment {
    /// A game with how it is to be played; the seed of the setting counts for nothing.
    pub fn new(game: Arc<Game>, setting: Setting) -> Result<Environment, StartError> {
        let state = blank(&game, &setting).map_err(StartError::Refused)?;
        let counted = Counted::new(&game, &state);
        let actions = Actions::new(&game, counted.clone());
        let figures = Figures::new(&game, counted);
        Ok(Environment { game, setting, actions, figures })
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// How it is played.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// How decisions are numbered.
    pub fn actions(&self) -> &Actions {
        &self.actions
    }

    /// What a seat sees, in figures.
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Begins a match, with all chance from this seed.
    pub fn begin(&self, seed: u64) -> Result<Match, StartError> {
        let setting = Setting { seed, ..self.setting.clone() };
        let mut begun = Match::with_log(self.game.clone(), &setting, Log::hashing())?;
        begun.trust_memory();
        Ok(begun)
    }

    /// Begins another match in the room of one that is over.
    fn begin_in(&self, matched: &mut Match, seed: u64) -> Result<(), StartError> {
        let setting = Setting { seed, ..self.setting.clone() };
        let state = blank(&self.game, &setting).map_err(StartError::Refused)?;
        matched.open_anew(&state).map_err(StartError::Fault)
    }

    /// The most outcomes that a question to chance can have: one for each printing, zone or seat.
    pub fn most_outcomes(&self) -> usize {
        let spread = self.game.layout.spread.len();
        (self.figures.looks() + 1).max(self.game.printings.len() + 1).max(spread).max(usize::from(self.setting.seats))
    }

    /// What the match is worth to each seat as things stand: the first number that players are ranked by, where there
    /// is one.
    pub fn scores(&self, matched: &Match) -> Vec<i32> {
        let position = matched.position();
        let first = |seat| position.rank(seat).and_then(|rank| rank.first().copied()).unwrap_or(0);
        (0..self.setting.seats).map(first).collect()
    }

    /// A match that differs only in what a seat does not know: hidden cards, and all chance to come.
    pub fn resample(&self, matched: &Match, seat: u8, seed: u64) -> Option<Match> {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut dealt = deal(matched, seat, &mut chance)?;
        let noted = matched.snapshot().asked_so_far();
        dealt.engine().state.ask_as(noted);
        Some(dealt)
    }
}

/// How many cards lie above one in its zone.
fn above(matched: &Match, card: CardAt) -> usize {
    let state = matched.snapshot();
    state.cards_in(state.cards[usize::from(card)].zone).take_while(|other| *other != card).count()
}
