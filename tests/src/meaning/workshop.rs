//! Instructions carried out by the real runtime: a game of its own, in which one effect is the sentence, and nobody listens.

use std::sync::Arc;

use quarterdeck_dsl::facts::{Facts, Likeness};
use quarterdeck_dsl::tree::{CardAt, Context, Instruction, Thing, ZoneAt};
use quarterdeck_runtime::definitions::{Deed, EffectId, OfferDef, Sentence, What};
use quarterdeck_runtime::position::{ChoiceKind, EffectFrame, Frame, State, Status};
use quarterdeck_runtime::{Game, Log, Match, Seats, Spot};

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
    pub state: State,
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
        state: &State,
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
        let mut state = prepared(state);
        state.stack.push(Frame::Effect(EffectFrame::new(SENTENCE, context)));
        let level = state.stack.len();
        let mut played =
            Match::arranged(self.game.clone(), state, Log::hashing()).map_err(|fault| fault.code.to_owned())?;
        let mut asked = Vec::new();
        while let Status::Pick(seat, may_stop) = played.state().status {
            if played.state().stack.len() != level || asked.len() > MOST_PICKS {
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
        let ours = matches!(played.state().stack.get(level - 1), Some(Frame::Effect(frame)) if frame.effect == SENTENCE && frame.deed == 1);
        let ending = match played.state().status {
            Status::Over(winners) => Ending::Won(winners),
            Status::Offer(_) if ours && played.state().stack.len() == level => Ending::Whole,
            _ => Ending::Elsewhere,
        };
        Ok(Carried { state: played.state().clone(), asked, ending })
    }
}

/// A position in which nothing is half done.
pub fn prepared(state: &State) -> State {
    let mut state = state.clone();
    state.status = Status::Running;
    state.picked.clear();
    state.pending.clear();
    state.answers.clear();
    state.script_start = None;
    state
}

/// How a match lies: every zone from the top, and for each card whose it is, how it lies and what it shows.
pub fn lies(state: &State) -> Vec<(ZoneAt, Vec<CardAt>)> {
    let zones = ZoneAt::all(state.zones.len()).map(|zone| (zone, state.cards_in(zone).collect::<Vec<_>>()));
    zones.filter(|(_, cards)| !cards.is_empty()).collect()
}

fn nothing() -> OfferDef {
    OfferDef { name: "nothing".into(), condition: None, effect: SENTENCE }
}
