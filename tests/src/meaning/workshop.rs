//! Instructions carried out by the real runtime: a game of its own, in which one effect is the sentence, and nobody listens.

use std::sync::Arc;

use quarterdeck_dsl::facts::{Facts, Likeness};
use quarterdeck_dsl::tree::{CardAt, Context, Instruction, Thing, ZoneAt};
use quarterdeck_runtime::definitions::{Deed, EffectId, OfferDef, Sentence, What};
use quarterdeck_runtime::position::{Arrangement, ChoiceKind, Position, Status};
use quarterdeck_runtime::{Game, Log, Match, Seats, Snapshot, Spot};

use crate::chance::Chance;

/// The effect whose place the sentence takes.
const SENTENCE: EffectId = EffectId::at(0);
/// Longer questions than this are not answered.
const MOST_PICKS: usize = 60;

/// What a player was asked and answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who.
    pub seat: u8,
    /// The likeness of each card on offer.
    pub options: Vec<Likeness>,
    /// Whether to stop was possible.
    pub may_stop: bool,
    /// What was chosen; nothing means to stop.
    pub chosen: Option<CardAt>,
}

/// How an instruction came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All of it was carried out.
    Whole,
    /// The match is over; these have won.
    Won(Seats),
    /// It was cut short, or something else goes on in between.
    Elsewhere,
}

/// What came of an instruction.
#[derive(Clone, Debug)]
pub struct Carried {
    /// The match afterwards.
    pub state: Snapshot,
    /// What was asked on the way.
    pub asked: Vec<Asked>,
    /// How it ended.
    pub ending: Ending,
}

/// A game in which instructions are tried.
pub struct Workshop {
    game: Arc<Game>,
}

impl Workshop {
    /// Takes a game of which there is no other copy.
    ///
    /// # Panics
    /// If somebody else has the game.
    pub fn new(mut game: Arc<Game>) -> Workshop {
        let own = Arc::get_mut(&mut game).expect("nobody else has the game");
        own.triggers = Vec::new().into();
        Workshop { game }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Carries an instruction out from a position; questions are answered by chance.
    ///
    /// # Panics
    /// If somebody else has the game.
    pub fn carry_out(
        &mut self,
        instruction: Instruction,
        state: &Snapshot,
        context: Context,
        chance: &mut Chance,
    ) -> Result<Carried, String> {
        let own = Arc::get_mut(&mut self.game).expect("nobody else has the game");
        own.effects[usize::from(SENTENCE)] = vec![
            Deed { condition: None, what: What::Do(Sentence::implied(instruction, &Spot::default())) },
            // So that the match stands still behind the sentence.
            Deed { condition: None, what: What::Offer(vec![nothing(), nothing()]) },
        ];
        own.plan_anew();
        let mut laid = Arrangement::of(&self.game, state.clone());
        laid.interrupt();
        laid.begin(SENTENCE, context);
        let (level, state) = (laid.position().levels(), laid.ready());
        let mut played =
            Match::arranged(self.game.clone(), state, Log::hashing()).map_err(|fault| fault.code.to_owned())?;
        let mut asked = Vec::new();
        while let Status::Pick(seat, may_stop) = played.position().status() {
            if played.position().levels() != level || asked.len() > MOST_PICKS {
                break;
            }
            let facts = played.position();
            let list = &played.choices().list;
            let cards: Vec<Option<CardAt>> = list
                .iter()
                .map(|choice| match choice.kind {
                    ChoiceKind::Pick(Thing::Card(card)) => Some(card),
                    _ => None,
                })
                .collect();
            let at = chance.below(cards.len());
            let mut options: Vec<Likeness> = cards.iter().flatten().map(|card| facts.likeness(*card)).collect();
            options.sort_unstable();
            asked.push(Asked { seat, options, may_stop, chosen: cards[at] });
            played.choose_quickly(at).map_err(|fault| fault.code.to_owned())?;
        }
        let behind = played.position().levels() == level && played.position().doing() == Some((SENTENCE, 1));
        let ending = match played.position().status() {
            Status::Over(winners) => Ending::Won(winners),
            Status::Offer(_) if behind => Ending::Whole,
            _ => Ending::Elsewhere,
        };
        Ok(Carried { state: played.snapshot().clone(), asked, ending })
    }
}

/// How a match lies: every zone from the top, and for each card whose it is, how it lies and what it shows.
pub fn lies(position: &Position<'_>) -> Vec<(ZoneAt, Vec<CardAt>)> {
    let zones = ZoneAt::all(position.zones()).map(|zone| (zone, position.cards_in(zone).collect::<Vec<_>>()));
    zones.filter(|(_, cards)| !cards.is_empty()).collect()
}

fn nothing() -> OfferDef {
    OfferDef { name: "nothing".into(), condition: None, effect: SENTENCE }
}
