//! Actions that cards bring: for which cards they are open, and that each can be used once.

use quarterdeck_dsl::Met;
use quarterdeck_dsl::Unlike;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Context, SLOTS, Seat, Thing};
use quarterdeck_dsl::vocabulary::CounterId;

use super::Engine;
use super::action::Choice;
use crate::game::{ActionDef, ActionId, USES};
use crate::state::position::Position;

/// Which actions are brought, as bits; a game may have more of them than are noted here.
#[derive(Clone, Default)]
pub struct Brought([u64; 4]);

impl Brought {
    /// Whether some card may bring the action.
    pub fn holds(&self, id: ActionId) -> bool {
        self.0.get(id.index() / 64).is_none_or(|bits| bits >> (id.index() % 64) & 1 == 1)
    }
}

impl Position<'_> {
    /// The actions that cards of a player bring and have not used, so that the others need not be looked for.
    pub fn brought(&self, player: Seat) -> Brought {
        let mut found = Brought([0; 4]);
        for zone in self.held_zones(player) {
            for whole in self.cards_in(*zone) {
                for part in self.parts(whole) {
                    for (id, bit) in &self.game.families[usize::from(self.printing(part).family)].actions {
                        if let Some(bits) = found.0.get_mut(id.index() / 64)
                            && !self.spent(&self.game.actions[usize::from(*id)], part, *bit)
                        {
                            *bits |= 1 << (id.index() % 64);
                        }
                    }
                }
            }
        }
        found
    }

    /// Visits every card (or part of one) that a player holds and that brings the action now, bound as
    /// `this card` and `this part`. Of cards that are alike, one.
    pub fn each_bearer(&self, id: ActionId, player: Seat, mut visit: impl FnMut(Context)) {
        let action = &self.game.actions[usize::from(id)];
        let (mut unlike, mut met) = (Unlike::default(), Met::default());
        for zone in self.held_zones(player) {
            for whole in self.cards_in(*zone) {
                for part in self.parts(whole) {
                    let family = &self.game.families[usize::from(self.printing(part).family)];
                    if !family.actions.iter().any(|(known, bit)| *known == id && !self.spent(action, part, *bit)) {
                        continue;
                    }
                    let mut first_like = |card: CardAt| unlike.meet(card, self).unwrap_or(card);
                    if met.meet((first_like(whole), first_like(part))) && self.visible(part, Some(player)) {
                        continue;
                    }
                    let mut context =
                        Context { you: player, they: player, this: Thing::Card(whole), ..Context::default() };
                    context.slots[SLOTS - 1] = Thing::Card(part);
                    visit(context);
                }
            }
        }
    }

    /// Whether a card has used the action noted by this bit.
    fn spent(&self, action: &ActionDef, part: CardAt, bit: u16) -> bool {
        action.once.is_some_and(|first| {
            let (counter, bit) = noted_in(first, bit);
            self.counter(counter, Thing::Card(part)) >> bit & 1 == 1
        })
    }

    /// Whether a player has done what can be done once.
    pub fn used_up(&self, action: &ActionDef, player: Seat) -> bool {
        action.once.is_some_and(|counter| !action.borne && self.counter(counter, Thing::Player(player)) != 0)
    }
}

impl Engine<'_> {
    /// Notes that an action is used, and by which card; that card is `this card`.
    pub(super) fn note_use(&mut self, id: ActionId, choice: &Choice, seat: Seat) -> Thing {
        let game = self.game;
        let action = &game.actions[usize::from(id)];
        let (this, noted) = match choice.slots[SLOTS - 1] {
            Thing::Card(part) if action.borne => {
                let position = self.position();
                let family = position.family(part);
                let bits = family.actions.iter().filter(|(known, _)| *known == id);
                let bit = bits.map(|(_, bit)| *bit).find(|bit| !position.spent(action, part, *bit)).unwrap_or(0);
                (position.bearer(part).0, Some((Thing::Card(part), bit)))
            }
            _ if action.borne => (Thing::Nothing, None),
            _ => (Thing::Nothing, Some((Thing::Player(seat), 0))),
        };
        if let (Some(first), Some((thing, bit))) = (action.once, noted) {
            let (counter, bit) = noted_in(first, bit);
            let now = self.position().counter(counter, thing);
            self.note_kept(counter, thing, now | 1 << bit);
        }
        this
    }

    /// A card can use all of its actions again.
    pub(crate) fn forget_uses(&mut self, card: CardAt) {
        self.note_all(card, 0);
    }

    /// A card that shows another face has used all of its actions if it had used any.
    pub(crate) fn keep_uses(&mut self, card: CardAt) {
        self.note_all(card, i32::MAX);
    }

    /// Wherever a card has used an action, this is noted instead.
    fn note_all(&mut self, card: CardAt, uses: i32) {
        for action in self.game.actions.unnoted().iter().filter(|action| action.borne) {
            let noted = action
                .once
                .into_iter()
                .flat_map(|first| (0..self.game.layout.once_width).map(move |at| first.plus(at)));
            if noted.clone().any(|id| self.position().counter(id, Thing::Card(card)) != 0) {
                noted.for_each(|id| self.note_kept(id, Thing::Card(card), uses));
            }
        }
    }
}

/// Where a use is noted: in one of the counters from the first on, which hold `USES` bits each.
#[inline]
fn noted_in(first: CounterId, bit: u16) -> (CounterId, u16) {
    (first.plus(usize::from(bit / USES)), bit % USES)
}
