//! Verbs by named arguments: what each argument is called follows from how the verb is used in
//! sentences, so that a new verb is known to scripts without further words.

use std::collections::BTreeSet;

use mlua::{Table, Value};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::{Manner, Order, Preposition};
use quarterdeck_dsl::tree::{
    Argument, CardAt, Context, Doer, Number, Place, Quantity, SLOTS, Seat, Set, Slot, Source, Step, Subject, Thing,
    Who, ZoneAt, ZoneRef,
};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};
use quarterdeck_dsl::vocabulary::{
    Bearer, BeatId, BoardId, CounterId, EventId, NEXT_BEAT, PhaseId, ResourceId, THIS_PHASE, VerbId,
};

use super::api::{number, wrong};
use super::handle::{Handle, describe};
use super::host::{Session, Trouble};
use crate::game::Spread;
use crate::seats::Seats;
use crate::verb::{Call, VERBS, Verb};

/// Words of the language that cannot name a method.
const KEYWORDS: &[&str] = &["and", "break", "do", "else", "end", "for", "if", "in", "not", "or", "repeat", "return"];

/// One named argument of a verb.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// Its type in the definitions.
    pub kind: &'static str,
    /// Whether the verb is nothing without it.
    pub required: bool,
}

/// What a verb is called in scripts.
pub fn verb_name(spec: &VerbSpec) -> String {
    match parameters_of(spec, false).first() {
        Some(first) if KEYWORDS.contains(&spec.name) => format!("{}_{}", spec.name, first.name),
        _ => spec.name.to_owned(),
    }
}

/// The verb of this name.
pub(super) fn verb_named(name: &str) -> Option<(usize, &'static Verb)> {
    VERBS.iter().enumerate().find(|(_, verb)| {
        name.strip_prefix(verb.spec.name).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
            && verb_name(verb.spec) == name
    })
}

/// The named arguments of a verb.
pub fn parameters(verb: &Verb) -> Vec<Parameter> {
    parameters_of(verb.spec, verb.takes_cards)
}

fn parameters_of(spec: &VerbSpec, takes_cards: bool) -> Vec<Parameter> {
    let mut all = Vec::new();
    let mut add = |name, kind, required| all.push(Parameter { name, kind, required });
    if let Some((object, required)) = spec.object {
        match object {
            ArgumentType::Cards | ArgumentType::Card | ArgumentType::Drawn if !takes_cards => {
                add("count", "number", required)
            }
            ArgumentType::Places => add("zone", "ZoneName | Zone", required),
            ArgumentType::Cards | ArgumentType::Card | ArgumentType::Drawn | ArgumentType::CardsOrResource => {
                add("card", "Card", false);
                add("cards", "{ Card }", false);
                add("zone", "ZoneName | Zone", false);
                add("count", "number", false);
                if object == ArgumentType::CardsOrResource {
                    add("resource", "ResourceName", false);
                    add("amount", "number", false);
                }
            }
            ArgumentType::Resource => {
                add("resource", "ResourceName", required);
                add("amount", "number", required);
            }
            ArgumentType::Number => add("count", "number", required),
            ArgumentType::Place => add("zone", "ZoneName | Zone | Card", required),
            ArgumentType::Player => add("player", "Player", required),
            ArgumentType::Phase => add("phase", "PhaseName", required),
            ArgumentType::Event => add("event", "EventName", required),
            ArgumentType::Counter => {
                add("counter", "CounterName", required);
                add("of", "Player | Card | Zone", false);
            }
            ArgumentType::Board => add("board", "BoardName", required),
            ArgumentType::Beat => add("beat", "string", required),
        }
    }
    for role in spec.roles {
        let name = match role.prepositions.first() {
            Some(Preposition::To) => "to",
            Some(Preposition::Into) => "into",
            Some(Preposition::Under) => "under",
            Some(Preposition::By) => "by",
            _ => "on",
        };
        match role.kind {
            ArgumentType::Place | ArgumentType::Places => {
                add(name, "ZoneName | Zone | Card", role.required);
                add("at", "\"top\" | \"bottom\"", false);
            }
            ArgumentType::Player => add(name, "Player", role.required),
            ArgumentType::Card | ArgumentType::Cards => add(name, "Card", role.required),
            ArgumentType::Board => add("board", "BoardName", role.required),
            _ => add(name, "number", role.required),
        }
    }
    all
}

/// Arguments being read.
struct Reader<'r> {
    verb: &'r str,
    table: Option<&'r Table>,
    doer: Seat,
    context: Context,
    slots: usize,
    cards: Vec<CardAt>,
}

impl Reader<'_> {
    fn get(&self, name: &str) -> Result<Value, Trouble> {
        match self.table {
            Some(table) => Ok(table.raw_get(name)?),
            None => Ok(Value::Nil),
        }
    }

    fn number(&self, name: &str) -> Result<i32, Trouble> {
        let value = self.get(name)?;
        number(&value).ok_or_else(|| wrong(self.verb, name, "a whole number", &value))
    }

    /// Puts a thing where the verb will look for it.
    fn bind(&mut self, thing: Thing) -> Slot {
        let at = self.slots.min(SLOTS - 1);
        self.slots += 1;
        self.context.slots[at] = thing;
        Slot::Bound(u8::try_from(at).unwrap_or(u8::MAX))
    }

    fn bound_set(&mut self, thing: Thing) -> Box<Set> {
        let slot = self.bind(thing);
        Box::new(Set::of(Source::Slot(slot)))
    }
}

impl Session<'_, '_> {
    /// Carries a verb out.
    pub(super) fn act(&mut self, id: usize, doer: Seat, name: &str, given: &Value) -> Result<(), Trouble> {
        let verb = &VERBS[id];
        let known = parameters(verb);
        let table = match given {
            Value::Table(table) => Some(table),
            Value::Nil if known.iter().all(|parameter| !parameter.required) => None,
            other => {
                let names: Vec<&str> = known.iter().map(|parameter| parameter.name).collect();
                return Err(Trouble::Wrong(format!(
                    "`{name}` takes named arguments ({}), not {}",
                    names.join(", "),
                    describe(other)
                )));
            }
        };
        check_names(name, table, &known)?;
        let context = Context { they: doer, slots: [Thing::Nothing; SLOTS], ..self.frame.context };
        let mut reader = Reader { verb: name, table, doer, context, slots: 0, cards: Vec::new() };
        // What can be wrong is found before anything changes: cards may have to be dealt anew.
        let mut arguments = Vec::new();
        for (role, parameter) in verb.spec.roles.iter().zip(role_names(verb)) {
            let value = reader.get(parameter)?;
            arguments.push(match value {
                Value::Nil => Argument::None,
                value => self.role(&mut reader, role.kind, parameter, &value)?,
            });
        }
        if let Some((object, _)) = verb.spec.object {
            arguments.insert(0, self.object(&mut reader, object, verb.takes_cards)?);
        }
        if matches!(arguments.as_slice(), [Argument::Cards(set), Argument::None] if matches!(set.source, Source::Everywhere))
            && verb.spec.roles.iter().any(|role| role.kind == ArgumentType::Place)
        {
            return Err(Trouble::Wrong(format!("`{name}` needs a `zone`, or cards and where they go")));
        }
        let step = Step { doer: Doer::You, verb: VerbId::at(id), arguments, manner: Manner::default() };
        let call = Call { step: &step, context: &reader.context, doer, doers: Seats::only(doer), cards: &reader.cards };
        (verb.run)(self.engine, &call).map_err(Trouble::Fault)
    }

    fn object(
        &mut self,
        reader: &mut Reader<'_>,
        object: ArgumentType,
        takes_cards: bool,
    ) -> Result<Argument, Trouble> {
        let game = self.engine.game;
        let verb = reader.verb;
        Ok(match object {
            ArgumentType::Cards | ArgumentType::Card | ArgumentType::Drawn if !takes_cards => {
                let mut set = Set::of(Source::Everywhere);
                set.quantity = Quantity::Number(reader.number("count")?.max(0));
                Argument::Cards(set)
            }
            ArgumentType::CardsOrResource if !reader.get("resource")?.is_nil() => self.resource(reader)?,
            ArgumentType::Cards | ArgumentType::Card | ArgumentType::Drawn | ArgumentType::CardsOrResource => {
                self.cards(reader)?
            }
            ArgumentType::Resource => self.resource(reader)?,
            ArgumentType::Number => Argument::Number(Number::Constant(reader.number("count")?)),
            ArgumentType::Place | ArgumentType::Places => {
                let value = reader.get("zone")?;
                self.role(reader, ArgumentType::Place, "zone", &value)?
            }
            ArgumentType::Player => {
                let value = reader.get("player")?;
                self.role(reader, ArgumentType::Player, "player", &value)?
            }
            ArgumentType::Phase => {
                let value = reader.get("phase")?;
                if matches!(&value, Value::String(text) if text.as_bytes() == b"this") {
                    Argument::Phase(THIS_PHASE)
                } else {
                    let names = game.phases.unnoted().iter().map(|phase| &*phase.name);
                    Argument::Phase(PhaseId::at(self.find("phase", verb, &value, names)?))
                }
            }
            ArgumentType::Event => {
                let value = reader.get("event")?;
                let names = game.events.iter().map(|event| &**event);
                Argument::Event(EventId::at(self.find("event", verb, &value, names)?))
            }
            ArgumentType::Beat => {
                let value = reader.get("beat")?;
                let next = matches!(&value, Value::String(text) if text.as_bytes() == b"next");
                let beats = game.story.iter().flat_map(|story| story.beats.unnoted()).map(|beat| &*beat.name);
                Argument::Beat(if next { NEXT_BEAT } else { BeatId::at(self.find("beat", verb, &value, beats)?) })
            }
            ArgumentType::Counter => self.counter(reader)?,
            ArgumentType::Board => {
                let value = reader.get("board")?;
                self.role(reader, ArgumentType::Board, "board", &value)?
            }
        })
    }

    fn resource(&mut self, reader: &mut Reader<'_>) -> Result<Argument, Trouble> {
        let value = reader.get("resource")?;
        let names = self.engine.game.resources.iter().map(|resource| &*resource.name);
        let resource = self.find("resource", reader.verb, &value, names)?;
        Ok(Argument::Resource(ResourceId::at(resource), Number::Constant(reader.number("amount")?)))
    }

    fn counter(&mut self, reader: &mut Reader<'_>) -> Result<Argument, Trouble> {
        let value = reader.get("counter")?;
        let counters = &self.engine.game.counters;
        let at = self.find("counter", reader.verb, &value, counters.iter().map(|counter| &*counter.name))?;
        let of = reader.get("of")?;
        let bearer = counters[at].bearer;
        let handle = match (Handle::read(&of), bearer) {
            (Some(handle), _) => handle,
            (None, _) if !of.is_nil() => return Err(wrong(reader.verb, "of", "a player, a card or a zone", &of)),
            (None, Bearer::Table) => Handle::Game,
            (None, Bearer::Player) => Handle::Player(reader.doer),
            (None, _) => {
                let name = &counters[at].name;
                return Err(Trouble::Wrong(format!(
                    "`{}`: `of` must say whose counter `{name}` is meant",
                    reader.verb
                )));
            }
        };
        self.bearer_fits("counter", &counters[at].name, bearer, handle)?;
        let subject = match handle {
            Handle::Game => Subject::Table,
            Handle::Player(_) => Subject::Player(Who::Bound(reader.bind(handle.thing()))),
            Handle::Card(_) | Handle::Zone(_) => Subject::Thing(reader.bound_set(handle.thing())),
        };
        Ok(Argument::Counter(CounterId::at(at), subject))
    }

    /// `card`, `cards`, or `zone` with or without `count`.
    fn cards(&mut self, reader: &mut Reader<'_>) -> Result<Argument, Trouble> {
        let (card, cards, zone) = (reader.get("card")?, reader.get("cards")?, reader.get("zone")?);
        let verb = reader.verb;
        match (&card, &cards, &zone) {
            (one, Value::Nil, Value::Nil) if !one.is_nil() => {
                let Some(Handle::Card(card)) = Handle::read(one) else {
                    return Err(wrong(verb, "card", "a card", one));
                };
                reader.cards.push(card);
            }
            (Value::Nil, Value::Table(list), Value::Nil) => {
                self.meter.spend(list.raw_len());
                let mut listed = BTreeSet::new();
                for item in list.sequence_values::<Value>() {
                    let item = item?;
                    let Some(Handle::Card(card)) = Handle::read(&item) else {
                        return Err(wrong(verb, "cards", "a list of cards", &item));
                    };
                    if listed.insert(card) {
                        reader.cards.push(card);
                    }
                }
            }
            (Value::Nil, Value::Nil, place) if !place.is_nil() => {
                let at = self.place(reader, "zone", place)?;
                let count = if reader.get("count")?.is_nil() { None } else { Some(reader.number("count")?.max(0)) };
                if let Some(count) = count {
                    self.engine.refill(at, count);
                }
                let count = count.map_or(usize::MAX, |count| count as usize);
                reader.cards.extend(self.engine.state.cards_in(at).take(count));
                let place = match self.engine.game.layout.spread[usize::from(at)] {
                    Spread::Zone(zone, owner) => {
                        let whose = owner.map(|seat| Who::Bound(reader.bind(Thing::Player(seat))));
                        Place::Zone(ZoneRef { zone, whose })
                    }
                    _ => Place::Thing(reader.bound_set(Thing::Zone(at))),
                };
                return Ok(Argument::Cards(Set::of(Source::CardsIn(vec![place]))));
            }
            (Value::Nil, list, Value::Nil) if !list.is_nil() => {
                return Err(wrong(verb, "cards", "a list of cards", list));
            }
            _ => {
                return Err(Trouble::Wrong(format!("`{verb}` needs exactly one of `card`, `cards` and `zone`")));
            }
        }
        Ok(Argument::Cards(Set::of(Source::Everywhere)))
    }

    /// A zone by name or handle, or the cards under a card.
    fn place(&self, reader: &Reader<'_>, name: &str, value: &Value) -> Result<ZoneAt, Trouble> {
        match (value, Handle::read(value)) {
            (Value::String(_), _) => self.zone_named(reader.verb, value, reader.doer),
            (_, Some(Handle::Zone(zone))) => Ok(zone),
            (_, Some(Handle::Card(card))) => self
                .engine
                .position()
                .under(card)
                .ok_or_else(|| Trouble::Wrong(format!("`{}`: no card of this game holds cards", reader.verb))),
            _ => Err(wrong(reader.verb, name, "a zone", value)),
        }
    }

    fn role(
        &self,
        reader: &mut Reader<'_>,
        kind: ArgumentType,
        name: &str,
        value: &Value,
    ) -> Result<Argument, Trouble> {
        Ok(match kind {
            ArgumentType::Place | ArgumentType::Places => {
                let zone = self.place(reader, name, value)?;
                let end = reader.get("at")?;
                let order = match &end {
                    Value::Nil => None,
                    Value::String(text) if text.as_bytes() == b"top" => Some(Order::Top),
                    Value::String(text) if text.as_bytes() == b"bottom" => Some(Order::Bottom),
                    _ => return Err(wrong(reader.verb, "at", "\"top\" or \"bottom\"", &end)),
                };
                Argument::Place(Place::Thing(reader.bound_set(Thing::Zone(zone))), order)
            }
            ArgumentType::Player => match Handle::read(value) {
                Some(Handle::Player(seat)) => Argument::Player(Who::Bound(reader.bind(Thing::Player(seat)))),
                _ => return Err(wrong(reader.verb, name, "a player", value)),
            },
            ArgumentType::Card | ArgumentType::Cards => match Handle::read(value) {
                Some(Handle::Card(card)) => Argument::Cards(*reader.bound_set(Thing::Card(card))),
                _ => return Err(wrong(reader.verb, name, "a card", value)),
            },
            ArgumentType::Board => {
                let names = self.engine.game.boards.iter().map(|board| &*board.name);
                Argument::Board(BoardId::at(self.find("board", reader.verb, value, names)?))
            }
            _ => Argument::Number(Number::Constant(reader.number(name)?)),
        })
    }
}

/// What the roles of a verb are called, in their order.
fn role_names(verb: &Verb) -> Vec<&'static str> {
    let objects = parameters_of(&VerbSpec { roles: &[], ..*verb.spec }, verb.takes_cards).len();
    parameters(verb).iter().skip(objects).map(|parameter| parameter.name).filter(|name| *name != "at").collect()
}

/// Unknown and missing arguments.
fn check_names(verb: &str, table: Option<&Table>, known: &[Parameter]) -> Result<(), Trouble> {
    let Some(table) = table else {
        return Ok(());
    };
    let names: Vec<String> = known.iter().map(|parameter| parameter.name.to_owned()).collect();
    for pair in table.pairs::<Value, Value>() {
        let (key, _) = pair?;
        let Value::String(key) = &key else {
            return Err(Trouble::Wrong(format!("`{verb}` takes named arguments only ({})", names.join(", "))));
        };
        let key = key.to_string_lossy();
        if !names.contains(&key) {
            return Err(Trouble::unknown(&format!("`{verb}` has no argument"), &key, &names));
        }
    }
    for parameter in known.iter().filter(|parameter| parameter.required) {
        if table.raw_get::<Value>(parameter.name)?.is_nil() {
            return Err(Trouble::Wrong(format!("`{verb}` needs `{}`, {}", parameter.name, parameter.kind)));
        }
    }
    Ok(())
}
