//! The pack and the game written by hand, played side by side: the same cards, the same decisions, and at every
//! decision everything must be the same.

mod compare;
mod draws;
mod names;

use std::fmt;
use std::sync::Arc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_runtime::{Game, Log, Match, Setting, check};

use crate::shelf::packs;
use crate::twin::{Dice, Move, Stage, Table};
use draws::Told;
use names::Names;

/// The pack that is played.
const PACK: &str = "port-royal";
/// No game takes so many decisions.
const MOST_DECISIONS: u64 = 20_000;

/// The pack, settled for a number of players.
pub struct Lockstep {
    game: Arc<Game>,
    names: Names,
    setting: Setting,
}

/// Where both sides part.
#[derive(Clone, Debug)]
pub struct Difference {
    /// How the game was opened.
    pub setting: Setting,
    /// How many decisions were taken before.
    pub decision: u64,
    /// What differs.
    pub what: Parting,
}

/// What differs, and what each side says.
#[derive(Clone, Debug)]
pub struct Parting {
    pub about: String,
    pub engine: String,
    pub twin: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { setting, decision, what } = self;
        writeln!(formatter, "{} players, seed {}, decision {decision}: {}", setting.seats, setting.seed, what.about)?;
        writeln!(formatter, "  engine: {}", what.engine)?;
        write!(formatter, "  twin:   {}", what.twin)
    }
}

/// What happened in the games that were played.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    /// How often the discard pile became the deck.
    pub reshuffles: u64,
    /// Decisions at which an expedition could be paid for in more than one way.
    pub ways: u64,
    /// Games that several won.
    pub shared: u64,
    pub reveals: u64,
    pub stops: u64,
    pub repelled: u64,
    pub let_in: u64,
    pub trades: u64,
    pub hires: u64,
    pub claims: u64,
    pub passes: u64,
}

impl Tally {
    fn count(&mut self, chosen: Move) {
        let slot = match chosen {
            Move::Reveal => &mut self.reveals,
            Move::Stop => &mut self.stops,
            Move::Repel => &mut self.repelled,
            Move::LetIn => &mut self.let_in,
            Move::Trade(_) => &mut self.trades,
            Move::Hire(_) => &mut self.hires,
            Move::Claim(..) => &mut self.claims,
            Move::Pass => &mut self.passes,
        };
        *slot += 1;
        self.decisions += 1;
    }

    /// Everything that games can show, by name, and in how many games it is certain to be seen.
    pub fn kinds(&self) -> [(&'static str, u64, u64); 11] {
        [
            ("reshuffles", self.reshuffles, 100),
            ("choices of how to pay", self.ways, 1_000),
            ("shared victories", self.shared, 10_000),
            ("cards revealed", self.reveals, 1),
            ("stops", self.stops, 1),
            ("ships repelled", self.repelled, 100),
            ("ships let in though they could be repelled", self.let_in, 100),
            ("trades", self.trades, 1),
            ("hires", self.hires, 1),
            ("expeditions", self.claims, 100),
            ("passes", self.passes, 1),
        ]
    }

    /// Adds what happened in other games.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.reshuffles += other.reshuffles;
        self.ways += other.ways;
        self.shared += other.shared;
        self.reveals += other.reveals;
        self.stops += other.stops;
        self.repelled += other.repelled;
        self.let_in += other.let_in;
        self.trades += other.trades;
        self.hires += other.hires;
        self.claims += other.claims;
        self.passes += other.passes;
    }
}

impl Lockstep {
    /// The pack for so many players, with these options.
    ///
    /// # Panics
    /// If the pack has mistakes, or other cards than the game written by hand.
    pub fn new(seats: u8, options: &[(String, String)]) -> Lockstep {
        let packs = packs();
        let pack = packs.iter().find(|pack| pack.id == PACK).expect("the pack is there");
        let game = check(&[pack]).game.expect("the pack is right");
        let setting = Setting { seats, options: options.to_vec(), ..Setting::default() };
        let names = Names::of(&game).unwrap_or_else(|wrong| panic!("{PACK}: {wrong}"));
        Lockstep { game: Arc::new(game), names, setting }
    }

    /// Plays one game to its end, each decision by chance.
    pub fn play(&self, seed: u64) -> Result<Tally, Box<Difference>> {
        let setting = Setting { seed, ..self.setting.clone() };
        let mut tally = Tally { games: 1, ..Tally::default() };
        self.play_on(&setting, &mut tally).map_err(|what| {
            Box::new(Difference { setting: setting.clone(), decision: tally.decisions, what: *what })
        })?;
        Ok(tally)
    }

    fn play_on(&self, setting: &Setting, tally: &mut Tally) -> Result<(), Box<Parting>> {
        let mut played = Match::with_log(self.game.clone(), setting, Log::keeping())
            .map_err(|error| parting("the match cannot be opened", format!("{error:?}"), ""))?;
        let mut told = Told::new(&self.names, &played, 0, 0);
        let mut table = Table::open(setting.seats, played.position().first(), &mut told);
        told.agrees()?;
        let mut dice = Dice::new(setting.seed);
        let (mut moves, mut theirs) = (Vec::new(), Vec::new());
        loop {
            self.names.compare(&played, &table)?;
            if matches!(table.stage, Stage::Over(_)) {
                break;
            }
            self.names.read_moves(&played, &mut moves)?;
            let chosen = moves[dice.below(moves.len())];
            let at = moves.iter().position(|known| *known == chosen).unwrap_or(0);
            theirs.clear();
            theirs.extend_from_slice(table.moves.list());
            tally.ways += u64::from(several_ways(&theirs));
            names::compare_moves(&mut moves, &mut theirs)?;
            let (before, deck) = (played.events().len(), table.deck.cards().len());
            played.choose_quickly(at).map_err(|fault| parting("the match breaks down", fault.message, ""))?;
            let mut told = Told::new(&self.names, &played, before, deck);
            table.play(chosen, &mut told);
            tally.count(chosen);
            tally.reshuffles += told.agrees()?;
            if tally.decisions > MOST_DECISIONS {
                return Err(parting("the game does not end", "", ""));
            }
        }
        tally.shared += u64::from(played.winners().unwrap_or_default().len() > 1);
        Ok(())
    }
}

/// Whether one expedition can be paid for in several ways.
fn several_ways(moves: &[Move]) -> bool {
    let expedition = |chosen: &Move| if let Move::Claim(card, _) = chosen { Some(*card) } else { None };
    moves.windows(2).any(|pair| expedition(&pair[0]).is_some() && expedition(&pair[0]) == expedition(&pair[1]))
}

/// Both sides say something else.
fn parting(about: impl Into<String>, engine: impl Into<String>, twin: impl Into<String>) -> Box<Parting> {
    Box::new(Parting { about: about.into(), engine: engine.into(), twin: twin.into() })
}
