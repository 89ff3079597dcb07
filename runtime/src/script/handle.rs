//! How scripts hold cards, zones, players and the game: as small values that are equal when they
//! mean the same, and that can be used as keys.

use mlua::{LightUserData, Lua, Value};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType};

use super::api::{self, Kind};
use super::host::{Session, Trouble};
use super::message::quoted;
use crate::game::Spread;

/// What a script holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Handle {
    /// The game.
    Game,
    /// A card.
    Card(CardAt),
    /// A zone or place.
    Zone(ZoneAt),
    /// A player.
    Player(Seat),
}

/// Where the kind stands in the word of a handle: behind the low part of the number, before the rest of it.
const KIND: u32 = 16;
const KIND_END: u32 = 20;
const KINDS: usize = (1 << (KIND_END - KIND)) - 1;
const LOW: usize = (1 << KIND) - 1;

/// Kind and number in one word.
fn word(kind: usize, number: usize) -> usize {
    number & LOW | kind << KIND | number >> KIND << KIND_END
}

impl Handle {
    /// What kind of thing it is.
    pub(super) fn kind(self) -> Kind {
        match self {
            Handle::Game => Kind::Game,
            Handle::Card(_) => Kind::Card,
            Handle::Zone(_) => Kind::Zone,
            Handle::Player(_) => Kind::Player,
        }
    }

    /// As a value of the script: kind and number in one word.
    pub(super) fn value(self) -> Value {
        let word = match self {
            Handle::Game => word(1, 0),
            Handle::Card(card) => word(2, card.index()),
            Handle::Zone(zone) => word(3, zone.index()),
            Handle::Player(seat) => word(4, usize::from(seat)),
        };
        Value::LightUserData(LightUserData(std::ptr::without_provenance_mut(word)))
    }

    /// Back from a value of the script.
    pub(super) fn read(value: &Value) -> Option<Handle> {
        let Value::LightUserData(LightUserData(pointer)) = value else {
            return None;
        };
        let word = pointer.addr();
        let number = word & LOW | word >> KIND_END << KIND;
        match word >> KIND & KINDS {
            1 => Some(Handle::Game),
            2 => CardAt::try_from(number).ok().map(Handle::Card),
            3 => ZoneAt::try_from(number).ok().map(Handle::Zone),
            4 => Seat::try_from(number).ok().map(Handle::Player),
            _ => None,
        }
    }

    /// A thing of a sentence, or nothing. Of a value the script is given its number.
    pub(super) fn of(thing: Thing) -> Value {
        match thing {
            Thing::Nothing => Value::Nil,
            Thing::Value(_, value) | Thing::Amount(value) => Value::Integer(value.into()),
            Thing::Card(card) => Handle::Card(card).value(),
            Thing::Zone(zone) => Handle::Zone(zone).value(),
            Thing::Player(seat) => Handle::Player(seat).value(),
        }
    }

    /// As a thing of a sentence.
    pub(super) fn thing(self) -> Thing {
        match self {
            Handle::Game => Thing::Nothing,
            Handle::Card(card) => Thing::Card(card),
            Handle::Zone(zone) => Thing::Zone(zone),
            Handle::Player(seat) => Thing::Player(seat),
        }
    }
}

/// What a value is, in words.
pub(super) fn describe(value: &Value) -> String {
    match value {
        Value::Nil => "nothing".into(),
        Value::Boolean(flag) => flag.to_string(),
        Value::Integer(number) => number.to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => format!("\"{}\"", quoted(&text.to_string_lossy())),
        Value::Table(_) => "a table".into(),
        Value::Function(_) => "a function".into(),
        _ => match Handle::read(value).map(Handle::kind) {
            Some(kind) => kind.article().into(),
            None => "something else".into(),
        },
    }
}

impl Session<'_, '_> {
    /// Reads a field of a handle; `None` if it is a method.
    pub(super) fn field(&self, lua: &Lua, this: Handle, name: &str) -> Result<Option<Value>, Trouble> {
        if api::is_method(this.kind(), name) {
            return Ok(None);
        }
        let position = self.engine.position();
        let game = self.engine.game;
        let text = |text: &str| lua.create_string(text).map(Value::String).map_err(Trouble::from);
        match (this, name) {
            (Handle::Card(card), "name") => return text(&position.family(card).name).map(Some),
            (Handle::Card(card), "id") => return text(position.card_id(card)).map(Some),
            (Handle::Card(card), "owner") => {
                return Ok(Some(position.owner(card).map_or(Value::Nil, |seat| Handle::Player(seat).value())));
            }
            (Handle::Card(card), "zone") => return Ok(Some(Handle::Zone(position.zone_of(card)).value())),
            (Handle::Card(card), "face_down") => return Ok(Some(Value::Boolean(position.face_down(card)))),
            (Handle::Zone(zone), "name") => {
                return match game.layout.spread[usize::from(zone)] {
                    Spread::Place(board, _) | Spread::Tiles(board) => text(&game.boards[usize::from(board)].name),
                    Spread::Zone(id, _) => text(&game.zones[usize::from(id)].name),
                    Spread::Under(_) => text("under"),
                }
                .map(Some);
            }
            (Handle::Zone(zone), "id") => return text(&position.zone_id(zone)).map(Some),
            (Handle::Zone(zone), "owner") => {
                return Ok(Some(match game.layout.spread[usize::from(zone)] {
                    Spread::Zone(_, Some(seat)) => Handle::Player(seat).value(),
                    _ => Value::Nil,
                }));
            }
            (Handle::Zone(zone), "position") => {
                return Ok(Some(position.position(zone).map_or(Value::Nil, |at| Value::Integer(at.into()))));
            }
            (Handle::Player(seat), "seat") => return Ok(Some(Value::Integer(i64::from(seat) + 1))),
            (Handle::Player(seat), "id") => return text(&format!("player {}", seat + 1)).map(Some),
            (Handle::Game, "id") => return text(&game.id).map(Some),
            _ => {}
        }
        let attribute = match this {
            Handle::Card(_) | Handle::Zone(_) => game.attributes.iter().position(|known| known.name == name),
            _ => None,
        };
        let Some(attribute) = attribute else {
            return Err(self.unknown_field(this, name));
        };
        let definition = &game.attributes[attribute];
        let value = position.attribute(this.thing(), AttributeId::at(attribute));
        Ok(Some(match (&definition.kind, value) {
            (AttributeType::Flag, value) => Value::Boolean(value == Some(1)),
            (_, None) => Value::Nil,
            (AttributeType::Values | AttributeType::List, Some(value)) => match definition.values.get(value as usize) {
                Some(word) => text(word)?,
                None => Value::Nil,
            },
            (AttributeType::Number, Some(value)) => Value::Integer(value.into()),
        }))
    }

    fn unknown_field(&self, this: Handle, name: &str) -> Trouble {
        let kind = this.kind();
        let mut known: Vec<String> = api::names(kind);
        if matches!(kind, Kind::Card | Kind::Zone) {
            known.extend(self.engine.game.attributes.iter().map(|attribute| attribute.name.clone()));
        }
        Trouble::unknown(&format!("{} has no", kind.article()), name, &known)
    }
}
