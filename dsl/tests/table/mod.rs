//! A table with one player's cards, for asking sentences.
#![allow(dead_code)]

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};

use crate::common::{CHARACTER, COIN, COLOR, FAMILIES, SHIP};

pub struct Card {
    pub family: u16,
    pub color: Option<i32>,
}

/// Two players; the first holds all cards.
pub struct Table {
    pub cards: Vec<Card>,
    coins: i32,
    zones: [ZoneAt; 2],
}

fn family(name: &str) -> u16 {
    FAMILIES.iter().position(|other| *other == name).expect("a family") as u16
}

impl Table {
    pub fn new() -> Table {
        Table { cards: Vec::new(), coins: 0, zones: [0, 1] }
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
    fn zone(&self, zone: u8, seat: Option<Seat>) -> ZoneAt {
        10 + u16::from(zone) * 2 + u16::from(seat.unwrap_or(0))
    }
    fn held_zones(&self, seat: Seat) -> &[ZoneAt] {
        &self.zones[usize::from(seat)..usize::from(seat) + 1]
    }
    fn top(&self, zone: ZoneAt) -> Option<CardAt> {
        (zone == 0 && !self.cards.is_empty()).then_some(0)
    }
    fn bottom(&self, zone: ZoneAt) -> Option<CardAt> {
        if zone == 0 { (self.cards.len() as u16).checked_sub(1) } else { None }
    }
    fn below(&self, card: CardAt) -> Option<CardAt> {
        (usize::from(card) + 1 < self.cards.len()).then_some(card + 1)
    }
    fn above(&self, card: CardAt) -> Option<CardAt> {
        card.checked_sub(1)
    }
    fn length(&self, zone: ZoneAt) -> i32 {
        if zone == 0 { self.cards.len() as i32 } else { 0 }
    }
    fn cards(&self) -> CardAt {
        self.cards.len() as u16
    }
    fn zone_of(&self, _: CardAt) -> ZoneAt {
        0
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
    fn is_family(&self, card: CardAt, family: u16, wild: bool) -> bool {
        let wanted = FAMILIES[usize::from(family)];
        self.cards[usize::from(card)].family == family
            || (wild && self.name(card) == "jack_of_all_trades" && matches!(wanted, "priest" | "captain" | "settler"))
    }
    fn is_kind(&self, card: CardAt, kind: u8, _: bool) -> bool {
        let ship = matches!(self.name(card), "frigate" | "galleon" | "pinnace" | "sunk_ship");
        match kind {
            SHIP => ship,
            CHARACTER => !ship,
            _ => false,
        }
    }
    fn attribute(&self, thing: Thing, attribute: u8) -> Option<i32> {
        match thing {
            Thing::Card(card) if attribute == COLOR => self.cards[usize::from(card)].color,
            _ => None,
        }
    }
    fn resource(&self, resource: u8, seat: Seat) -> i32 {
        if resource == COIN && seat == 0 { self.coins } else { 0 }
    }
    fn query(&self, query: u8, thing: Thing, _: Seat) -> i32 {
        if query == 0 && thing == Thing::Player(0) { self.query_without(0, 0, &[]) } else { 0 }
    }
    fn query_without(&self, _: u8, seat: Seat, gone: &[CardAt]) -> i32 {
        if seat != 0 {
            return 0;
        }
        (0..self.cards()).filter(|card| !gone.contains(card)).map(|card| self.sabres(card)).sum()
    }
    fn counter(&self, _: u8, _: Thing) -> i32 {
        0
    }
    fn option(&self, _: u8) -> i32 {
        0
    }
    fn actions_left(&self) -> i32 {
        0
    }
    fn actions_taken(&self) -> i32 {
        0
    }
    fn places(&self, _: u8) -> (ZoneAt, ZoneAt) {
        (100, 0)
    }
    fn position(&self, _: ZoneAt) -> Option<i32> {
        None
    }
    fn board_of(&self, _: ZoneAt) -> Option<u8> {
        None
    }
    fn along(&self, _: u8, _: ZoneAt) -> Option<i32> {
        None
    }
    fn boards(&self) -> u8 {
        0
    }
    fn ends(&self) -> &[ZoneAt] {
        &[]
    }
    fn neighbours(&self, _: ZoneAt, _: ZoneAt) -> bool {
        false
    }
    fn likeness(&self, card: CardAt) -> u64 {
        let card = &self.cards[usize::from(card)];
        u64::from(card.family) << 32 | card.color.map_or(0, |color| color as u64 + 1)
    }
}
