//! Crafted cards: which cards a card consists of, and what they have together.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::AttributeId;

use super::State;
use super::position::Position;
use crate::game::{ABSENT, Game, Parts, Spread};

impl State {
    /// The first card that shows of a card: itself, or what covers it.
    pub fn first_part(&self, game: &Game, card: CardAt) -> CardAt {
        match (game.print.parts[usize::from(self.cards[usize::from(card)].printing)], game.layout.under_base) {
            (Parts::Last, Some(base)) => match self.zones[usize::from(base.plus(card.index()))].bottom {
                CardAt::NOTHING => card,
                last => last,
            },
            _ => card,
        }
    }

    /// The card that shows of `whole` behind `part`, or nothing.
    pub fn next_part(&self, game: &Game, whole: CardAt, part: CardAt) -> CardAt {
        let next =
            match (game.print.parts[usize::from(self.cards[usize::from(whole)].printing)], game.layout.under_base) {
                (Parts::All, Some(base)) if part == whole => self.zones[usize::from(base.plus(whole.index()))].top,
                (Parts::All, Some(_)) => self.cards[usize::from(part)].below,
                _ => CardAt::NOTHING,
            };
        // A card that a rule has put under itself is met once.
        if next == whole { self.cards[usize::from(whole)].below } else { next }
    }
}

impl<'m> Position<'m> {
    /// The parts of a card that show; of most cards, just the card.
    pub fn parts(&self, whole: CardAt) -> impl Iterator<Item = CardAt> + use<'m> {
        let (state, game) = (self.state, self.game);
        if self.reading.is_some()
            && game.print.parts[usize::from(state.cards[usize::from(whole)].printing)] != Parts::None
            && let Some(zone) = self.under(whole)
        {
            self.reads_zone(zone);
        }
        std::iter::successors(Some(state.first_part(game, whole)), move |part| {
            state.next_part(game, whole, *part).some()
        })
    }

    /// The card of which a card is a part; itself, if it is none.
    pub fn whole(&self, part: CardAt) -> CardAt {
        match self.game.layout.spread.get(usize::from(self.zone_of(part))) {
            Some(Spread::Under(holder)) if self.family(*holder).parts != Parts::None => *holder,
            _ => part,
        }
    }

    /// How much the parts of a card have together.
    pub(super) fn added_up(&self, card: CardAt, attribute: AttributeId) -> i32 {
        let mut sum = ABSENT;
        for part in self.parts(card) {
            let value = self.game.printed(self.state.cards[usize::from(part)].printing, attribute);
            if value != ABSENT {
                sum = if sum == ABSENT { value } else { sum.saturating_add(value) };
            }
        }
        sum
    }

    /// Whether something lies under a crafted card: then it is like no other.
    pub(super) fn made_up(&self, card: CardAt) -> bool {
        self.game.print.parts[usize::from(self.state.cards[usize::from(card)].printing)] != Parts::None
            && self.under(card).is_some_and(|zone| self.length(zone) > 0)
    }

    /// Whether a card is named by where it stands: a piece of a player that lies in no zone of a player.
    pub fn is_piece(&self, card: CardAt) -> bool {
        self.is_piece_in(card, self.zone_of(card))
    }

    /// The same of a card that lay in this zone.
    pub fn is_piece_in(&self, card: CardAt, zone: ZoneAt) -> bool {
        let own = match self.game.layout.spread.get(usize::from(zone)) {
            Some(Spread::Zone(_, owner)) => owner.is_some(),
            Some(Spread::Under(holder)) => {
                let around = self.game.layout.spread.get(usize::from(self.zone_of(*holder)));
                matches!(around, Some(Spread::Zone(_, Some(_))))
            }
            _ => false,
        };
        self.printing(card).per_player && !own
    }

    /// How the bearer of an action is bound: the whole card, and the part that brings it.
    pub fn bearer(&self, part: CardAt) -> (Thing, Thing) {
        (Thing::Card(self.whole(part)), Thing::Card(part))
    }
}
