//! What is looked for: an action, or the action of one card; and how near a match is to it.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::near::{each_attribute, nearness};
use quarterdeck_dsl::tree::{CardAt, Context, SLOTS, Seat, Thing};

use crate::flow::action::{Choice, ChoiceKind};
use crate::game::Game;
use crate::playing::Match;
use crate::state::NOTHING;
use crate::state::position::Position;

/// What material is worth, against 200 for an action that is open.
const MATERIAL: i64 = 10;
/// How much of it is enough.
const MUCH: i64 = 6;

/// An action that somebody would like to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The action.
    action: u16,
    /// The family of the card that brings it, or `NOTHING` if no card does.
    family: u16,
}

impl Wish {
    /// Everything that can be wished for in a game, in the order of the pack.
    pub fn all(game: &Game) -> Vec<Wish> {
        let plain = (0..game.actions.len() as u16).filter(|action| !game.actions[usize::from(*action)].borne);
        let mut wishes: Vec<Wish> = plain.map(|action| Wish { action, family: NOTHING }).collect();
        for (family, known) in game.families.iter().enumerate() {
            for (action, _) in &known.actions {
                let wish = Wish { action: *action, family: family as u16 };
                if wishes.last() != Some(&wish) {
                    wishes.push(wish);
                }
            }
        }
        wishes
    }

    /// What a name may mean: an action, or a card that brings some.
    pub fn named(game: &Game, name: &str) -> Vec<Wish> {
        let mut wishes = Wish::all(game);
        wishes.retain(|wish| {
            let action = &game.actions[usize::from(wish.action)];
            action.name == name || game.families.get(usize::from(wish.family)).is_some_and(|known| known.name == name)
        });
        wishes
    }

    /// The action.
    pub fn action(self) -> u16 {
        self.action
    }

    /// The family of the card that brings it, if a card does.
    pub fn family(self) -> Option<u16> {
        Some(self.family).filter(|family| *family != NOTHING)
    }

    /// What it is called: the action, or the card and the action.
    pub fn name(self, game: &Game) -> String {
        let action = &game.actions[usize::from(self.action)].name;
        match game.families.get(usize::from(self.family)) {
            Some(family) => format!("{}: {action}", family.name),
            None => action.clone(),
        }
    }

    /// Whether an option is what is wished for.
    pub fn is(self, matched: &Match, choice: &Choice) -> bool {
        choice.kind == ChoiceKind::Action(self.action)
            && match choice.slots[SLOTS - 1] {
                Thing::Card(part) if self.family != NOTHING => matched.position().printing(part).family == self.family,
                _ => self.family == NOTHING,
            }
    }
}

/// What a wish looks at in the matches of one setting.
pub(super) struct Sight {
    wish: Wish,
    /// The cards that bring the action, or have a face that does.
    bearers: Vec<CardAt>,
    /// Cards of the same kinds that have what the action asks for, and how much they have of it.
    material: Vec<(CardAt, i64)>,
}

impl Sight {
    /// Finds out where to look.
    pub(super) fn new(wish: Wish, matched: &Match) -> Sight {
        let mut sight = Sight { wish, bearers: Vec::new(), material: Vec::new() };
        let Some(family) = wish.family() else {
            return sight;
        };
        let position = matched.position();
        let game = position.game;
        let mut asked = Vec::new();
        if let Some(condition) = &game.actions[usize::from(wish.action)].condition {
            each_attribute(condition, &mut |attribute| asked.push(attribute));
        }
        for card in 0..position.state.cards.len() as CardAt {
            let printing = position.printing(card);
            let faces = printing.faces.iter().map(|face| game.printings[usize::from(*face)].family);
            if printing.family == family || faces.into_iter().any(|face| face == family) {
                sight.bearers.push(card);
            } else if position.family(card).kinds == game.families[usize::from(family)].kinds {
                let has = |attribute: &u8| i64::from(position.attribute(Thing::Card(card), *attribute).unwrap_or(0));
                let sum = asked.iter().map(has).sum();
                if sum > 0 {
                    sight.material.push((card, sum));
                }
            }
        }
        sight
    }

    /// How near the nearest seat is to it.
    pub(super) fn nearest(&self, matched: &Match) -> i64 {
        (0..matched.state().seats).map(|seat| self.nearness(&matched.position(), seat)).max().unwrap_or(0)
    }

    /// How near a seat is to it. The card must be theirs, show the right face, be part of another if it is made to be
    /// one, and lie where it works; and the action must be open. What they have laid by for it counts a little.
    fn nearness(&self, position: &Position<'_>, seat: Seat) -> i64 {
        let context = Context { you: seat, they: seat, ..Context::default() };
        if self.wish.family == NOTHING {
            return self.open(position, &context);
        }
        let nearest = self.bearers.iter().map(|card| self.nearness_of(position, *card, context)).max().unwrap_or(0);
        let own = self.material.iter().filter(|(card, _)| position.holder(*card) == Some(seat));
        nearest + MATERIAL * own.map(|(_, sum)| sum).sum::<i64>().min(MUCH)
    }

    fn nearness_of(&self, position: &Position<'_>, card: CardAt, mut context: Context) -> i64 {
        let seat = context.you;
        let whole = position.whole(card);
        let owner = position.holder(whole).unwrap_or(position.state.cards[usize::from(whole)].owner);
        if owner != seat {
            return 0;
        }
        let printing = position.printing(card);
        if printing.family != self.wish.family {
            let at = |family: u16| {
                let faces = printing.faces.iter();
                faces.map(|face| position.game.printings[usize::from(*face)].family).position(|face| face == family)
            };
            let (shown, wished) = (at(printing.family).unwrap_or(0), at(self.wish.family).unwrap_or(0));
            return if shown < wished { 100 + 100 * shown as i64 / wished as i64 } else { 100 };
        }
        context.this = Thing::Card(whole);
        context.slots[SLOTS - 1] = Thing::Card(card);
        let joined = if whole == card { 0 } else { 100 };
        let works = if position.held_zones(seat).contains(&position.zone_of(whole)) { 50 } else { 0 };
        200 + joined + works + 2 * self.open(position, &context)
    }

    fn open(&self, position: &Position<'_>, context: &Context) -> i64 {
        let condition = position.game.actions[usize::from(self.wish.action)].condition.as_ref();
        i64::from(condition.map_or(100, |condition| nearness(condition, context, position)))
    }
}
