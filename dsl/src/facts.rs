//! The questions a sentence may ask of a match.

use crate::tree::{CardAt, Seat, Thing, ZoneAt};
use crate::vocabulary::{
    AttributeId, BeatId, BoardId, CounterId, FamilyId, KindId, OptionId, QueryId, ResourceId, ZoneId,
};

/// A number that cards have in common which a player may not tell apart; hardly any others have it in common.
pub type Likeness = u128;

/// A match as a sentence sees it. Implementations must be cheap: nothing here may allocate.
pub trait Facts {
    /// Number of players.
    fn seats(&self) -> Seat;
    /// Whose turn it is.
    fn active(&self) -> Seat;
    /// Who began.
    fn first(&self) -> Seat;
    /// The zone of a player, or the shared one.
    fn zone(&self, zone: ZoneId, seat: Option<Seat>) -> ZoneAt;
    /// A player's zones whose cards that player holds.
    fn held_zones(&self, seat: Seat) -> &[ZoneAt];
    /// First card of a zone (the top).
    fn top(&self, zone: ZoneAt) -> Option<CardAt>;
    /// Last card of a zone.
    fn bottom(&self, zone: ZoneAt) -> Option<CardAt>;
    /// The next card downwards.
    fn below(&self, card: CardAt) -> Option<CardAt>;
    /// The next card upwards.
    fn above(&self, card: CardAt) -> Option<CardAt>;
    /// How many cards lie there.
    fn length(&self, zone: ZoneAt) -> i32;
    /// Number of cards in the match.
    fn cards(&self) -> usize;
    /// Where a card lies.
    fn zone_of(&self, card: CardAt) -> ZoneAt;
    /// The zone of cards held under a card, if it has any.
    fn under(&self, card: CardAt) -> Option<ZoneAt>;
    /// Whose card it is.
    fn owner(&self, card: CardAt) -> Option<Seat>;
    /// Whether the card lies face down.
    fn face_down(&self, card: CardAt) -> bool;
    /// Whether the card is of the family; with `wild`, whether it counts as one.
    fn is_family(&self, card: CardAt, family: FamilyId, wild: bool) -> bool;
    /// Whether the card is of the kind; with `wild`, whether it counts as one.
    fn is_kind(&self, card: CardAt, kind: KindId, wild: bool) -> bool;
    /// Whether it is clear at a glance that no card of the family lies in the zone; with `wild`,
    /// none that counts as one either.
    fn has_no_family(&self, _zone: ZoneAt, _family: FamilyId, _wild: bool) -> bool {
        false
    }
    /// The same for a kind.
    fn has_no_kind(&self, _zone: ZoneAt, _kind: KindId, _wild: bool) -> bool {
        false
    }
    /// A number or value printed on a card or place.
    fn attribute(&self, thing: Thing, attribute: AttributeId) -> Option<i32>;
    /// How much a player has.
    fn resource(&self, resource: ResourceId, seat: Seat) -> i32;
    /// A named number of a thing (or the table), as asked by a player.
    fn query(&self, query: QueryId, thing: Thing, asker: Seat) -> i32;
    /// A named number of a player as it would be without some of the player's cards.
    fn query_without(&self, query: QueryId, seat: Seat, gone: &[CardAt]) -> i32;
    /// A counter of a thing (or the table).
    fn counter(&self, counter: CounterId, thing: Thing) -> i32;
    /// An option's value.
    fn option(&self, option: OptionId) -> i32;
    /// Actions left in the present phase.
    fn actions_left(&self) -> i32;
    /// Actions taken in the present phase.
    fn actions_taken(&self) -> i32;
    /// The places of a board: first zone and how many.
    fn places(&self, board: BoardId) -> (ZoneAt, usize);
    /// The number of a zone: that of a place as players count, one less before the first place of
    /// a board, one more behind its last; nothing if the zone has to do with no board.
    fn position(&self, zone: ZoneAt) -> Option<i32>;
    /// The board a place belongs to; nothing if the zone is no place.
    fn board_of(&self, zone: ZoneAt) -> Option<BoardId>;
    /// How far along a board a zone lies: 1 to n on the board, 0 before its first place, n + 1
    /// behind its last; nothing if the zone is not joined to this board now.
    fn along(&self, board: BoardId, zone: ZoneAt) -> Option<i32>;
    /// How many boards there are.
    fn boards(&self) -> usize;
    /// The zones at the ends of boards.
    fn ends(&self) -> &[ZoneAt];
    /// Whether two places touch.
    fn neighbours(&self, left: ZoneAt, right: ZoneAt) -> bool;
    /// Whether two cards are neighbours by what they are, wherever they lie.
    fn paired(&self, _left: CardAt, _right: CardAt) -> bool {
        false
    }
    /// What a card shows of itself, as a number: cards with different numbers are not alike.
    fn likeness(&self, card: CardAt) -> Likeness;
    /// Whether two cards are interchangeable to a player who may choose between them.
    fn alike(&self, one: CardAt, other: CardAt) -> bool;
    /// Whether two players, one and another, play together against the others.
    fn partners(&self, _one: Seat, _other: Seat) -> bool {
        false
    }
    /// Whether some player has done a quest.
    fn done(&self, _quest: CardAt) -> bool {
        false
    }
    /// Whether a beat of the story was told.
    fn told(&self, _beat: BeatId) -> bool {
        false
    }
    /// Whether anything was asked since this was last called that the reader may not know. Only
    /// facts that are told to one reader ever say yes.
    fn asked_secret(&self) -> bool {
        false
    }
}
