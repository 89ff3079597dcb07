//! What is looked for: an action, or the action of one card; and how near a match is to it.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Context, SLOTS, Seat, Thing};
use quarterdeck_dsl::vocabulary::{AttributeId, FamilyId};
use quarterdeck_dsl::{each_attribute, nearness};

use crate::flow::action::{Choice, ChoiceKind};
use crate::flow::legality::{Candidates, Course, Hurdle, Walk, Witness};
use crate::game::{ActionId, Game, PrintingId};
use crate::playing::Match;
use crate::state::position::Position;

/// What material is worth, against 200 for an action that is open.
const MATERIAL: i64 = 10;
/// Of the way to an action that is open, so many hundredths are its condition.
const CONDITION: i64 = 60;
/// How much of it is enough.
const MUCH: i64 = 6;

/// An action that somebody would like to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The action.
    action: ActionId,
    /// The family of the card that is to bring it; any card may if not said.
    family: Option<FamilyId>,
}

impl Wish {
    /// That an action is carried out, whichever card brings it.
    pub fn of_action(action: ActionId) -> Wish {
        Wish { action, family: None }
    }

    /// What a name may mean: an action, or every action that a card brings.
    pub fn named(game: &Game, name: &str) -> Vec<Wish> {
        if let Some(action) = game.actions.iter().position(|action| action.name == name) {
            return vec![Wish::of_action(ActionId::at(action))];
        }
        let family = game.families.iter().position(|family| family.name == name);
        let actions = family.into_iter().flat_map(|at| game.families[at].actions.iter().map(|(action, _)| *action));
        let mut wishes: Vec<Wish> = actions.map(|action| Wish { action, family: family.map(FamilyId::at) }).collect();
        wishes.dedup();
        wishes
    }

    /// What it is called: the action, or the card and the action.
    pub fn name(self, game: &Game) -> String {
        let action = &game.actions[usize::from(self.action)].name;
        match self.family {
            Some(family) => format!("{}: {action}", game.families[usize::from(family)].name),
            None => action.clone(),
        }
    }

    /// Whether an option is what is wished for.
    pub fn is(self, matched: &Match, choice: &Choice) -> bool {
        choice.kind == ChoiceKind::Action(self.action)
            && match choice.slots[SLOTS - 1] {
                Thing::Card(part) => {
                    self.family.is_none_or(|family| matched.position().printing(part).family == family)
                }
                _ => self.family.is_none(),
            }
    }

    /// Whether cards of a family bring it.
    fn is_brought_by(self, game: &Game, family: FamilyId) -> bool {
        self.family.is_none_or(|wished| wished == family)
            && game.families[usize::from(family)].actions.iter().any(|(action, _)| *action == self.action)
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
        let position = matched.position();
        let game = position.game;
        let action = &game.actions[usize::from(wish.action)];
        if !action.borne {
            return sight;
        }
        let mut asked = Vec::new();
        if let Some(condition) = &action.condition {
            each_attribute(condition, &mut |attribute| asked.push(attribute));
        }
        let cards = CardAt::all(position.state.cards.len());
        let brings = |card: &CardAt| {
            let printing = position.printing(*card);
            let mut faces = printing.faces.iter().map(|face| game.printings[usize::from(*face)].family);
            wish.is_brought_by(game, printing.family) || faces.any(|face| wish.is_brought_by(game, face))
        };
        sight.bearers = cards.clone().filter(brings).collect();
        for card in cards.filter(|card| !brings(card)) {
            let kinds = &position.family(card).kinds;
            let has =
                |attribute: &AttributeId| i64::from(position.attribute(Thing::Card(card), *attribute).unwrap_or(0));
            let sum = asked.iter().map(has).sum();
            if sum > 0 && sight.bearers.iter().any(|bearer| position.family(*bearer).kinds == *kinds) {
                sight.material.push((card, sum));
            }
        }
        sight
    }

    /// How near the nearest seat is to it.
    pub(super) fn nearest(&self, matched: &Match) -> i64 {
        (0..matched.snapshot().seats).map(|seat| self.nearness(&matched.position(), seat)).max().unwrap_or(0)
    }

    /// How near a seat is to it. The card must have come to light, be theirs, show the right face, be part of another if it is made to be
    /// one, and lie where it works; and the action must be open. What they have laid by for it counts a little.
    fn nearness(&self, position: &Position<'_>, seat: Seat) -> i64 {
        let context = Context { you: seat, they: seat, ..Context::default() };
        if !position.game.actions[usize::from(self.wish.action)].borne {
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
            return if position.visible(card, Some(seat)) { 50 } else { 0 };
        }
        let printing = position.printing(card);
        if !self.wish.is_brought_by(position.game, printing.family) {
            let family = |face: &PrintingId| position.game.printings[usize::from(*face)].family;
            let shown = printing.faces.iter().position(|face| family(face) == printing.family).unwrap_or(0);
            let later = printing.faces.iter().skip(shown);
            let steps = later.clone().position(|face| self.wish.is_brought_by(position.game, family(face)));
            return steps.map_or(100, |steps| 200 - 100 * steps as i64 / printing.faces.len().max(1) as i64);
        }
        context.this = Thing::Card(whole);
        context.slots[SLOTS - 1] = Thing::Card(card);
        let joined = if whole == card { 0 } else { 100 };
        let works = if position.held_zones(seat).contains(&position.zone_of(whole)) { 50 } else { 0 };
        200 + joined + works + 2 * self.open(position, &context)
    }

    /// How near it is to be open for somebody: first its condition counts, and once that holds how far a choice comes.
    fn open(&self, position: &Position<'_>, context: &Context) -> i64 {
        let condition = position.game.actions[usize::from(self.wish.action)].condition.as_ref();
        let near = i64::from(condition.map_or(100, |condition| nearness(condition, context, position)));
        if near < 100 {
            return near * CONDITION / 100;
        }
        let plan = &position.program().actions[usize::from(self.wish.action)];
        let mut furthest = Furthest { choices: plan.levels.len().max(1) as i64, reached: 0 };
        Walk { judge: position, plan, candidates: &mut Candidates::default(), witness: &mut furthest }.walk(context);
        CONDITION + (100 - CONDITION) * furthest.reached / 100
    }
}

/// How far the best choice comes, in hundredths of the way.
struct Furthest {
    /// How many choices there are.
    choices: i64,
    reached: i64,
}

impl Witness for &mut Furthest {
    const TO_THE_END: bool = true;

    fn choice(&mut self, _: &Context, course: Course) {
        let reached = match course {
            Course::Fell(Hurdle::Condition) => 0,
            Course::Fell(Hurdle::Nothing(at)) => 40 * at as i64 / self.choices,
            Course::Fell(Hurdle::Allowed) => 50,
            Course::Fell(Hurdle::Target(_)) => 60,
            Course::Clear | Course::Doubtful => 100,
        };
        self.reached = self.reached.max(reached);
    }
}
