//! What scripts can ask: one list of fields and methods, which the bindings, the typed
//! definitions and the reference all read; and the answers.

use std::ops::ControlFlow;
use std::rc::Rc;

use mlua::{Lua, Value};
use quarterdeck_dsl::LONGEST_SENTENCE;
use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::problem::Problem;
use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{self, Scope};
use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{Bearer, BoardId, CounterId, KindId, OptionId, QueryId, ResourceId, ZoneId};

use super::arguments::verb_named;
use super::handle::{Handle, describe};
use super::host::{Session, Trouble};
use super::message::quoted;
use super::sandbox::Sentence;

/// Sentences of the scripts of one game that are kept read; and what reading one costs.
const MOST_SENTENCES: usize = 2000;
const SENTENCE_COST: usize = 2000;

/// The most that chance is asked for at once.
const MOST_SIDES: i32 = 1000;

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The game.
    Game,
    /// A player.
    Player,
    /// A card.
    Card,
    /// A zone, or a place of a board.
    Zone,
}

impl Kind {
    /// As a type of the definitions.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Game => "Game",
            Kind::Player => "Player",
            Kind::Card => "Card",
            Kind::Zone => "Zone",
        }
    }

    /// In a sentence.
    pub fn article(self) -> &'static str {
        match self {
            Kind::Game => "the game",
            Kind::Player => "a player",
            Kind::Card => "a card",
            Kind::Zone => "a zone",
        }
    }
}

/// A field or method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// Of what.
    pub of: Kind,
    /// Its name.
    pub name: &'static str,
    /// Name and type of what it is given; empty for a field and for a method without arguments.
    pub given: &'static str,
    /// Type of what it gives.
    pub gives: &'static str,
    /// What it means.
    pub about: &'static str,
}

const fn member(of: Kind, name: &'static str, given: &'static str, gives: &'static str, about: &'static str) -> Member {
    Member { of, name, given, gives, about }
}

/// What can be read with a dot. Attributes of the pack come in addition.
pub const FIELDS: &[Member] = &[
    member(Kind::Game, "id", "", "string", "The id of the base pack."),
    member(Kind::Player, "id", "", "string", "The player's id in options."),
    member(Kind::Player, "seat", "", "number", "The player's seat, from 1."),
    member(Kind::Card, "id", "", "string", "The card's id in options: its family and shown numbers."),
    member(Kind::Card, "name", "", "string", "The card's family."),
    member(Kind::Card, "owner", "", "Player?", "Whose card it is, or in whose zone it lies."),
    member(Kind::Card, "zone", "", "Zone", "Where it lies."),
    member(Kind::Card, "face_down", "", "boolean", "Whether it was turned face down."),
    member(Kind::Zone, "id", "", "string", "The zone's id in options; of a place, its number."),
    member(Kind::Zone, "name", "", "string", "The zone's name; of a place, that of its board."),
    member(Kind::Zone, "owner", "", "Player?", "Whose zone it is."),
    member(Kind::Zone, "position", "", "number?", "The number of a place on its board."),
];

/// What can be called with a colon. Verbs come in addition, for the game and for players.
pub const METHODS: &[Member] = &[
    member(Kind::Game, "zone", "name: ZoneName", "Zone", "A zone; if each player has one, that of `you`."),
    member(Kind::Game, "places", "board: BoardName", "{ Zone }", "The places of a board, from the first."),
    member(Kind::Game, "players", "", "{ Player }", "All players, clockwise from the active player."),
    member(Kind::Game, "active", "", "Player", "Whose turn it is."),
    member(Kind::Game, "first", "", "Player", "Who began the match."),
    member(Kind::Game, "counter", "name: CounterName", "number", "A counter of the table."),
    member(Kind::Game, "query", "name: QueryName", "number", "A named number of the table."),
    member(Kind::Game, "option", "name: OptionName", "number | string", "What was chosen for an option."),
    member(Kind::Game, "it", "", "(Card | Zone | Player)?", "What the effect or event is about."),
    member(Kind::Game, "this", "", "Card?", "The card that bears the effect."),
    member(Kind::Game, "chosen", "at: number", "(Card | Zone | Player)?", "What the action chose, from 1."),
    member(
        Kind::Game,
        "roll",
        "sides: number",
        "number",
        "Chance: a number from 1 to `sides` (at most 1,000), each as likely. The log does not tell it; set a counter to show a die.",
    ),
    member(Kind::Game, "test", "sentence: string", "boolean", "Whether a condition holds."),
    member(Kind::Game, "amount", "sentence: string", "number", "What an amount comes to."),
    member(Kind::Game, "select", "sentence: string", "{ any }", "What a selection finds."),
    member(Kind::Player, "zone", "name: ZoneName", "Zone", "The player's zone of this name, or the shared one."),
    member(Kind::Player, "held", "", "{ Card }", "All cards that the player holds."),
    member(Kind::Player, "resource", "name: ResourceName", "number", "How much of a resource the player has."),
    member(Kind::Player, "counter", "name: CounterName", "number", "A counter of the player."),
    member(Kind::Player, "query", "name: QueryName", "number", "A named number of the player."),
    member(Kind::Player, "test", "sentence: string", "boolean", "Whether a condition holds, the player being `you`."),
    member(Kind::Player, "amount", "sentence: string", "number", "What an amount comes to, the player being `you`."),
    member(Kind::Player, "select", "sentence: string", "{ any }", "What a selection finds, the player being `you`."),
    member(
        Kind::Player,
        "choose",
        "choice: Choice",
        "any",
        "Asks the player. Gives the chosen one of `options` (texts) or `from` (cards, zones or players); nothing if there is nothing to choose or the player takes `decline`. A single one is given without asking.",
    ),
    member(Kind::Card, "is", "kind: KindName", "boolean", "Whether the card is of a kind."),
    member(Kind::Card, "cards", "", "{ Card }", "The cards under it."),
    member(Kind::Card, "counter", "name: CounterName", "number", "A counter of the card."),
    member(Kind::Card, "query", "name: QueryName", "number", "A named number of the card."),
    member(Kind::Zone, "cards", "", "{ Card }", "Its cards, from the top."),
    member(Kind::Zone, "top", "", "Card?", "Its top card."),
    member(Kind::Zone, "bottom", "", "Card?", "Its bottom card."),
    member(Kind::Zone, "count", "", "number", "How many cards lie there."),
    member(Kind::Zone, "counter", "name: CounterName", "number", "A counter of the place."),
    member(Kind::Zone, "query", "name: QueryName", "number", "A named number of the place."),
];

/// Whether there is a method of this name.
pub(super) fn is_method(kind: Kind, name: &str) -> bool {
    METHODS.iter().any(|method| method.of == kind && method.name == name)
        || matches!(kind, Kind::Game | Kind::Player) && verb_named(name).is_some()
}

/// All names after a dot or colon.
pub(super) fn names(kind: Kind) -> Vec<String> {
    let mut names: Vec<String> =
        FIELDS.iter().chain(METHODS).filter(|member| member.of == kind).map(|member| member.name.to_owned()).collect();
    if matches!(kind, Kind::Game | Kind::Player) {
        names.extend(crate::verb::VERBS.iter().map(|verb| super::arguments::verb_name(verb.spec)));
    }
    names
}

impl Session<'_, '_> {
    /// Answers a method that changes nothing.
    pub(super) fn read(&mut self, lua: &Lua, this: Handle, name: &str, given: &Value) -> Result<Value, Trouble> {
        let position = self.engine.position();
        let meter = self.meter.clone();
        let list = |values: Vec<Value>| {
            meter.spend(values.len());
            lua.create_sequence_from(values).map(Value::Table).map_err(Trouble::from)
        };
        let cards = |zone: ZoneAt| list(position.state.cards_in(zone).map(|card| Handle::Card(card).value()).collect());
        let card = |card: Option<CardAt>| card.map_or(Value::Nil, |card| Handle::Card(card).value());
        let context = self.frame.context;
        Ok(match (this, name) {
            (Handle::Game, "zone") => Handle::Zone(self.zone_named(name, given, context.you)?).value(),
            (Handle::Player(seat), "zone") => Handle::Zone(self.zone_named(name, given, seat)?).value(),
            (Handle::Game, "places") => {
                let board =
                    self.find("board", name, given, self.engine.game.boards.iter().map(|board| &*board.name))?;
                let (first, count) = position.places(BoardId::at(board));
                list((0..count).map(|at| Handle::Zone(first.plus(at)).value()).collect())?
            }
            (Handle::Game, "players") => {
                list(self.engine.clockwise().map(|seat| Handle::Player(seat).value()).collect())?
            }
            (Handle::Game, "active") => Handle::Player(position.active()).value(),
            (Handle::Game, "first") => Handle::Player(position.first()).value(),
            (Handle::Game, "option") => {
                let options = &self.engine.game.options;
                let at = self.find("option", name, given, options.iter().map(|option| &*option.name))?;
                let value = position.option(OptionId::at(at));
                match options[at].values.get(value as usize) {
                    Some(word) => Value::String(lua.create_string(word)?),
                    None => Value::Integer(value.into()),
                }
            }
            (Handle::Game, "it") => Handle::of(context.it),
            (Handle::Game, "this") => Handle::of(context.this),
            (Handle::Game, "chosen") => {
                let at = number(given).ok_or_else(|| wrong(name, "at", "a number from 1", given))?;
                Handle::of(
                    at.checked_sub(1)
                        .and_then(|at| usize::try_from(at).ok())
                        .and_then(|at| context.slots.get(at).copied())
                        .unwrap_or_default(),
                )
            }
            (_, "counter") => {
                let counters = &self.engine.game.counters;
                let at = self.find("counter", name, given, counters.iter().map(|counter| &*counter.name))?;
                self.bearer_fits("counter", &counters[at].name, counters[at].bearer, this)?;
                Value::Integer(position.counter(CounterId::at(at), this.thing()).into())
            }
            (_, "query") => {
                let queries = &self.engine.game.queries;
                let at = self.find("query", name, given, queries.unnoted().iter().map(|query| &*query.name))?;
                self.bearer_fits("query", &queries[at].name, queries[at].bearer, this)?;
                let asker = if let Handle::Player(seat) = this { seat } else { context.you };
                Value::Integer(position.query(QueryId::at(at), this.thing(), asker).into())
            }
            (Handle::Player(seat), "held") => {
                let held = position.held_zones(seat).iter().flat_map(|zone| position.state.cards_in(*zone));
                list(held.map(|card| Handle::Card(card).value()).collect())?
            }
            (Handle::Player(seat), "resource") => {
                let names = self.engine.game.resources.iter().map(|resource| &*resource.name);
                Value::Integer(
                    position.resource(ResourceId::at(self.find("resource", name, given, names)?), seat).into(),
                )
            }
            (Handle::Card(at), "is") => {
                let names = self.engine.game.kinds.iter().map(|kind| &*kind.name);
                Value::Boolean(position.is_kind(at, KindId::at(self.find("kind", name, given, names)?), false))
            }
            (Handle::Card(at), "cards") => match position.under(at) {
                Some(zone) => cards(zone)?,
                None => list(Vec::new())?,
            },
            (Handle::Zone(zone), "cards") => cards(zone)?,
            (Handle::Zone(zone), "top") => card(position.top(zone)),
            (Handle::Zone(zone), "bottom") => card(position.bottom(zone)),
            (Handle::Zone(zone), "count") => Value::Integer(position.length(zone).into()),
            (_, "test" | "amount" | "select") => {
                let seat = if let Handle::Player(seat) = this { seat } else { context.you };
                let values = self.sentence(name, given, seat)?;
                match values {
                    Said::Value(value) => value,
                    Said::Things(things) => list(things.into_iter().map(Handle::of).collect())?,
                }
            }
            _ => return Err(Trouble::Wrong(format!("{} has no `{name}`", this.kind().article()))),
        })
    }

    /// Throws a die.
    pub(super) fn roll(&mut self, given: &Value) -> Result<Value, Trouble> {
        let sides = number(given).filter(|sides| (1..=MOST_SIDES).contains(sides));
        let sides = sides.and_then(|sides| u32::try_from(sides).ok());
        let sides =
            sides.ok_or_else(|| wrong("roll", "sides", &format!("a whole number from 1 to {MOST_SIDES}"), given))?;
        Ok(Value::Integer(self.engine.roll(sides).into()))
    }

    /// The place of a name in a list, or what is wrong with it.
    pub(super) fn find<'n>(
        &self,
        what: &str,
        verb: &str,
        given: &Value,
        names: impl Iterator<Item = &'n str> + Clone,
    ) -> Result<usize, Trouble> {
        let Value::String(text) = given else {
            return Err(wrong(verb, what, &format!("the name of a {what}"), given));
        };
        let text = text.to_string_lossy().replace(' ', "_");
        if let Some(at) = names.clone().position(|name| name == text) {
            return Ok(at);
        }
        let known: Vec<String> = names.map(str::to_owned).collect();
        Err(Trouble::unknown(&format!("`{verb}`: there is no {what}"), &text, &known))
    }

    /// A zone by its name: the shared one, or this player's.
    pub(super) fn zone_named(&self, verb: &str, given: &Value, seat: Seat) -> Result<ZoneAt, Trouble> {
        let zones = &self.engine.game.zones;
        let at = self.find("zone", verb, given, zones.iter().map(|zone| &*zone.name))?;
        Ok(self.engine.position().zone(ZoneId::at(at), zones[at].per_player.then_some(seat)))
    }

    /// A counter or query must be asked of what it is of.
    pub(super) fn bearer_fits(&self, what: &str, name: &str, bearer: Bearer, this: Handle) -> Result<(), Trouble> {
        let wanted = match bearer {
            Bearer::Table => Kind::Game,
            Bearer::Player => Kind::Player,
            Bearer::Card => Kind::Card,
            Bearer::Place => Kind::Zone,
        };
        if this.kind() == wanted {
            return Ok(());
        }
        Err(Trouble::Wrong(format!(
            "{what} `{name}` is of {}, but was asked of {}",
            wanted.article(),
            this.kind().article()
        )))
    }

    fn sentence(&self, form: &str, given: &Value, seat: Seat) -> Result<Said, Trouble> {
        let Value::String(text) = given else {
            return Err(wrong(form, "sentence", "a text", given));
        };
        if text.as_bytes().len() > LONGEST_SENTENCE {
            let message = format!("`{form}`: this sentence is too long; {LONGEST_SENTENCE} letters are the most");
            return Err(Trouble::Wrong(message));
        }
        let text = text.to_string_lossy();
        let context = Context { you: seat, they: seat, ..self.frame.context };
        let script = self.script();
        let key = (script, form.as_bytes().first().copied().unwrap_or(0), text.clone());
        let known = self.library.sentences.borrow().get(&key).cloned();
        let sentence = match known {
            Some(sentence) => sentence,
            None => {
                self.meter.spend(SENTENCE_COST);
                let words = &self.engine.game.vocabulary;
                let definition = script.and_then(|at| self.engine.game.scripts.get(usize::from(at)));
                let scope = definition.map_or_else(Scope::default, |definition| definition.scope.clone());
                let made = match form {
                    "test" => resolve::condition(&text, words, &scope).map(|tree| Sentence::Condition(Rc::new(tree))),
                    "amount" => resolve::amount(&text, words, &scope).map(|tree| Sentence::Amount(Rc::new(tree))),
                    _ => resolve::selection(&text, words, &scope, Use::Each)
                        .map(|tree| Sentence::Selection(Rc::new(tree))),
                }
                .map_err(|problems| misread(form, &text, &problems))?;
                let mut known = self.library.sentences.borrow_mut();
                // A script that puts its sentences together could go on for ever.
                if known.len() >= MOST_SENTENCES {
                    known.clear();
                }
                known.insert(key, made.clone());
                made
            }
        };
        let position = self.engine.position();
        Ok(match sentence {
            Sentence::Condition(tree) => Said::Value(Value::Boolean(evaluate::holds(&tree, &context, &position))),
            Sentence::Amount(tree) => Said::Value(Value::Integer(evaluate::number(&tree, &context, &position).into())),
            Sentence::Selection(tree) => {
                let mut things = Vec::new();
                evaluate::each(&tree, &context, &position, &mut |thing| {
                    things.push(thing);
                    ControlFlow::Continue(())
                });
                Said::Things(things)
            }
        })
    }
}

/// What a sentence yields.
enum Said {
    Value(Value),
    Things(Vec<Thing>),
}

fn misread(form: &str, text: &str, problems: &[Problem]) -> Trouble {
    let what: Vec<String> = problems
        .iter()
        .map(|problem| match &problem.help {
            Some(help) => format!("{}; {help}", problem.message),
            None => problem.message.clone(),
        })
        .collect();
    Trouble::Wrong(format!("`{form}` cannot read \"{}\": {}", quoted(text), what.join("; ")))
}

/// A whole number.
pub(super) fn number(value: &Value) -> Option<i32> {
    match value {
        Value::Integer(number) => i32::try_from(*number).ok(),
        Value::Number(number) if number.fract() == 0.0 && number.abs() < 2_147_483_648.0 => Some(*number as i32),
        _ => None,
    }
}

/// An argument of the wrong type.
pub(super) fn wrong(verb: &str, argument: &str, wanted: &str, given: &Value) -> Trouble {
    Trouble::Wrong(format!("`{verb}`: `{argument}` must be {wanted}, not {}", describe(given)))
}
