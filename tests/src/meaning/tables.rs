//! Tables at which sentences are asked: games, positions from random play, and who speaks of what.

use std::sync::Arc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::tree::{CardAt, Context, SLOTS, Thing};
use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType, BoardId, Meaning};
use quarterdeck_runtime::{Game, Log, Match, PackFiles, Setting, check, player_counts};

use super::lexicon::Lexicon;
use super::{Speech, World};
use crate::chance::Chance;

/// A game with some of its positions.
pub struct Table {
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: Arc<Game>,
    /// The words of the game.
    pub lexicon: Lexicon,
    /// Positions, with how they came about.
    pub positions: Vec<(String, Match)>,
}

/// Where a sentence stands: what is bound, and to what.
#[derive(Clone, Debug)]
pub struct Stand {
    /// What is bound.
    pub scope: Scope,
    /// To what.
    pub context: Context,
    /// Whether a selection is one of things to choose from, rather than one to go through.
    pub chosen: bool,
}

impl Stand {
    /// As the reference evaluator wants it.
    pub fn speech(&self) -> Speech {
        Speech {
            you: self.context.you,
            they: self.scope.they.then_some(Some(self.context.they)),
            it: self.context.it,
            this: self.context.this,
            slots: self.context.slots,
            described: None,
            of_zone: false,
            wild: false,
        }
    }
}

/// What a reference evaluator knows at a position.
pub fn world<'w>(game: &'w Game, scope: &'w Scope, facts: &'w dyn Facts) -> World<'w> {
    World { vocabulary: &game.vocabulary, scope, facts, draws: (game.words.draws_from, game.words.draws_to) }
}

/// A game with positions of random play.
///
/// # Panics
/// If a match cannot be played.
pub fn table(name: &str, game: Arc<Game>, positions: usize, seed: u64) -> Table {
    let mut chance = Chance::new(seed);
    let counts = player_counts(&game, &[]).unwrap_or_default();
    let mut found = Vec::new();
    for at in 0..positions {
        let seats = *chance.pick(&counts).expect("a game can be played");
        let setting = Setting { seats, seed: seed * 1000 + at as u64, ..Setting::default() };
        let mut played = Match::with_log(game.clone(), &setting, Log::hashing()).expect("a match starts");
        let wanted = chance.below(60);
        let mut decisions = 0;
        while decisions < wanted && played.winners().is_none() {
            let option = chance.below(played.choices().list.len());
            let before = played.clone();
            if played.choose(option).is_err() || played.winners().is_some() {
                played = before;
                break;
            }
            decisions += 1;
        }
        found.push((format!("seed {}, {seats} players, {decisions} decisions", setting.seed), played));
    }
    Table { name: name.to_owned(), lexicon: Lexicon::of(&game.vocabulary), game, positions: found }
}

/// The game of a pack that is given as texts.
///
/// # Panics
/// If the pack is wrong.
pub fn game_of(id: &str, files: &[(&str, String)]) -> Arc<Game> {
    let files = files.iter().map(|(path, text)| ((*path).to_owned(), text.clone())).collect();
    let checked = check(&[&PackFiles { id: id.to_owned(), files }]);
    Arc::new(checked.game.unwrap_or_else(|| panic!("{id}: {:#?}", checked.problems)))
}

/// Somewhere a sentence may stand at a position.
pub fn stand(game: &Game, played: &Match, chance: &mut Chance) -> Stand {
    let facts = played.position();
    let seats = usize::from(facts.seats());
    let mut stand = Stand {
        scope: Scope::default(),
        context: Context { you: chance.below(seats) as u8, they: chance.below(seats) as u8, ..Context::default() },
        chosen: chance.percent(40),
    };
    stand.scope.they = chance.percent(50);
    if !stand.scope.they {
        stand.context.they = stand.context.you;
    }
    if chance.percent(30)
        && let Some(card) = some_card(&facts, chance)
    {
        stand.scope.this = true;
        stand.context.this = card;
    }
    if chance.percent(60)
        && let Some((thing, bound, _)) = something(game, &facts, chance)
    {
        stand.scope.it = Some(bound);
        stand.context.it = thing;
    }
    while chance.percent(35) && stand.scope.names.len() < SLOTS - 1 {
        let Some((thing, bound, name)) = something(game, &facts, chance) else { continue };
        if stand.scope.names.iter().all(|(known, _)| *known != name) {
            stand.context.slots[stand.scope.names.len()] = thing;
            stand.scope.names.push((name, bound));
        }
    }
    stand
}

fn some_card(facts: &dyn Facts, chance: &mut Chance) -> Option<Thing> {
    let cards = facts.cards();
    (cards > 0).then(|| Thing::Card(CardAt::at(chance.below(cards))))
}

/// Something that can be bound, with a noun that it may be called by.
fn something(game: &Game, facts: &dyn Facts, chance: &mut Chance) -> Option<(Thing, Bound, String)> {
    let named = |wanted: &dyn Fn(&Meaning) -> bool| -> Vec<String> {
        let words = game.vocabulary.words().flat_map(|(_, meanings)| meanings).filter(|meaning| wanted(meaning));
        words.map(|meaning| game.vocabulary.name(*meaning).to_owned()).collect()
    };
    match chance.below(12) {
        0..5 => {
            let thing = some_card(facts, chance)?;
            let Thing::Card(card) = thing else { return None };
            let names = named(&|it| {
                matches!(it, Meaning::Kind(kind) if facts.is_kind(card, *kind, false)) || *it == Meaning::AnyCard
            });
            Some((thing, Bound::Card, chance.pick(&names)?.clone()))
        }
        5..8 => {
            let seat = chance.below(usize::from(facts.seats())) as u8;
            Some((Thing::Player(seat), Bound::Player, chance.word(&["player", "opponent"]).to_owned()))
        }
        8 | 9 => {
            let boards: Vec<BoardId> =
                BoardId::all(facts.boards()).filter(|board| facts.places(*board).1 > 0).collect();
            let board = *chance.pick(&boards)?;
            let (first, count) = facts.places(board);
            let place = first.plus(chance.below(count));
            Some((Thing::Zone(place), Bound::Place, game.vocabulary.name(Meaning::PlaceOf(board)).to_owned()))
        }
        10 => {
            let attributes: Vec<AttributeId> = AttributeId::all(game.attributes.len())
                .filter(|id| {
                    *game.vocabulary.attribute_type(*id) == AttributeType::Values && game.vocabulary.values(*id) > 0
                })
                .collect();
            let attribute = *chance.pick(&attributes)?;
            let value = chance.below(game.vocabulary.values(attribute) as usize) as i32;
            let name = game.vocabulary.name(Meaning::Attribute(attribute)).to_owned();
            Some((Thing::Value(attribute, value), Bound::Value, name))
        }
        _ => Some((Thing::Amount(chance.below(6) as i32), Bound::Amount, "amount".into())),
    }
}
