//! A table with one player's cards, for asking sentences.

use quarterdeck_dsl::facts::{Facts, Likeness};
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{
    AttributeId, BoardId, CounterId, FamilyId, KindId, OptionId, QueryId, ResourceId, ZoneId,
};

use crate::common::{CHARACTER, COIN, COLOR, FAMILIES, SABRES, SHIP};

/// The zone in which all cards lie.
const FIRST: ZoneAt = ZoneAt::at(0);

pub struct Card {
    pub family: FamilyId,
    pub color: Option<i32>,
}

/// Two players; the first holds all cards.
pub struct Table {
    pub cards: Vec<Card>,
    coins: i32,
    zones: [ZoneAt; 2],
}

fn family(name: &str) -> FamilyId {
    FamilyId::at(FAMILIES.iter().position(|other| *other == name).expect("a family"))
}

impl Table {
    pub fn new() -> Table {
        Table { cards: Vec::new(), coins: 0, zones: [FIRST, ZoneAt::at(1)] }
    }

    pub fn with(mut self, name: &str) -> Table {
        self.cards.push(Card { family: family(name), color: None });
        self
    }

    pub fn ship(mut self, name: &str, color: i32) -> Table {
        self.cards.push(Card { family: family(name), color: Some(color) });
        self
    }

    pub fn coins(mut self, coins: i32) -> Table {
        self.coins = coins;
        self
    }

    fn name(&self, card: CardAt) -> &'static str {
        FAMILIES[usize::from(self.cards[usize::from(card)].family)]
    }

    fn sabres(&self, card: CardAt) -> i32 {
        match self.name(card) {
            "pirate" => 2,
            "sailor" => 1,
            _ => 0,
        }
    }
}

impl Facts for Table {
    fn seats(&self) -> Seat {
        2
    }
    fn active(&self) -> Seat {
        0
    }
    fn first(&self) -> Seat {
        0
    }
    fn zone(&self, zone: ZoneId, seat: Option<Seat>) -> ZoneAt {
        ZoneAt::at(10 + zone.index() * 2 + usize::from(seat.unwrap_or(0)))
    }
    fn held_zones(&self, seat: Seat) -> &[ZoneAt] {
        &self.zones[usize::from(seat)..usize::from(seat) + 1]
    }
    fn top(&self, zone: ZoneAt) -> Option<CardAt> {
        (zone == FIRST && !self.cards.is_empty()).then_some(CardAt::at(0))
    }
    fn bottom(&self, zone: ZoneAt) -> Option<CardAt> {
        if zone == FIRST { self.cards.len().checked_sub(1).map(CardAt::at) } else { None }
    }
    fn below(&self, card: CardAt) -> Option<CardAt> {
        (usize::from(card) + 1 < self.cards.len()).then_some(card.plus(1))
    }
    fn above(&self, card: CardAt) -> Option<CardAt> {
        card.index().checked_sub(1).map(CardAt::at)
    }
    fn length(&self, zone: ZoneAt) -> i32 {
        if zone == FIRST { self.cards.len() as i32 } else { 0 }
    }
    fn cards(&self) -> usize {
        self.cards.len()
    }
    fn zone_of(&self, _: CardAt) -> ZoneAt {
        FIRST
    }
    fn under(&self, _: CardAt) -> Option<ZoneAt> {
        None
    }
    fn owner(&self, _: CardAt) -> Option<Seat> {
        Some(0)
    }
    fn face_down(&self, _: CardAt) -> bool {
        false
    }
    fn is_family(&self, card: CardAt, family: FamilyId, wild: bool) -> bool {
        let wanted = FAMILIES[usize::from(family)];
        self.cards[usize::from(card)].family == family
            || (wild && self.name(card) == "jack_of_all_trades" && matches!(wanted, "priest" | "captain" | "settler"))
    }
    fn is_kind(&self, card: CardAt, kind: KindId, _: bool) -> bool {
        let ship = matches!(self.name(card), "frigate" | "galleon" | "pinnace" | "sunk_ship");
        match kind {
            SHIP => ship,
            CHARACTER => !ship,
            _ => false,
        }
    }
    fn attribute(&self, thing: Thing, attribute: AttributeId) -> Option<i32> {
        match thing {
            Thing::Card(card) if attribute == COLOR => self.cards[usize::from(card)].color,
            _ => None,
        }
    }
    fn resource(&self, resource: ResourceId, seat: Seat) -> i32 {
        if resource == COIN && seat == 0 { self.coins } else { 0 }
    }
    fn query(&self, query: QueryId, thing: Thing, _: Seat) -> i32 {
        if query == SABRES && thing == Thing::Player(0) { self.query_without(SABRES, 0, &[]) } else { 0 }
    }
    fn query_without(&self, _: QueryId, seat: Seat, gone: &[CardAt]) -> i32 {
        if seat != 0 {
            return 0;
        }
        CardAt::all(self.cards()).filter(|card| !gone.contains(card)).map(|card| self.sabres(card)).sum()
    }
    fn counter(&self, _: CounterId, _: Thing) -> i32 {
        0
    }
    fn option(&self, _: OptionId) -> i32 {
        0
    }
    fn actions_left(&self) -> i32 {
        0
    }
    fn actions_taken(&self) -> i32 {
        0
    }
    fn places(&self, _: BoardId) -> (ZoneAt, usize) {
        (ZoneAt::at(100), 0)
    }
    fn position(&self, _: ZoneAt) -> Option<i32> {
        None
    }
    fn board_of(&self, _: ZoneAt) -> Option<BoardId> {
        None
    }
    fn along(&self, _: BoardId, _: ZoneAt) -> Option<i32> {
        None
    }
    fn boards(&self) -> usize {
        0
    }
    fn ends(&self) -> &[ZoneAt] {
        &[]
    }
    fn neighbours(&self, _: ZoneAt, _: ZoneAt) -> bool {
        false
    }
    fn likeness(&self, card: CardAt) -> Likeness {
        let card = &self.cards[usize::from(card)];
        (card.family.index() as Likeness) << 32 | card.color.map_or(0, |color| color as Likeness + 1)
    }

    fn alike(&self, one: CardAt, other: CardAt) -> bool {
        self.likeness(one) == self.likeness(other)
    }
}
