//! The small game that the tests of sentences speak of: its words, their forms, and its verbs.

use fluent_bundle::{FluentBundle, FluentResource};
use quarterdeck_dsl::describe::{Lexicon, Pattern};
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::syntax::Preposition;
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};
use quarterdeck_dsl::vocabulary::{
    AttributeId, AttributeType, Bearer, BoardId, CounterId, EventId, FamilyId, KindId, Meaning, OptionId, PhaseId,
    QueryId, ResourceId, Vocabulary, ZoneId,
};

pub const SHIP: KindId = KindId::at(0);
pub const CHARACTER: KindId = KindId::at(1);
pub const FAMILIES: &[&str] = &[
    "settler",
    "captain",
    "priest",
    "jack_of_all_trades",
    "sailor",
    "pirate",
    "senorita",
    "jester",
    "admiral",
    "trader",
    "vice_admiral",
    "gunner",
    "clerk",
    "frigate",
    "galleon",
    "pinnace",
    "ares_pirate",
    "sunk_ship",
    "fort",
];
pub const COLOR: AttributeId = AttributeId::at(1);
pub const SYMBOL: AttributeId = AttributeId::at(4);
pub const GOODS: AttributeId = AttributeId::at(5);
pub const COIN: ResourceId = ResourceId::at(0);
pub const CROWN: ResourceId = ResourceId::at(1);
pub const SABRES: QueryId = QueryId::at(0);
pub const INFLUENCE: QueryId = QueryId::at(1);

/// The words of the small game.
pub fn vocabulary() -> Vocabulary {
    let mut v = Vocabulary::engine();
    for verb in VERBS {
        v.add_verb(verb);
    }
    for (at, (one, many)) in [
        ("ship", "ships"),
        ("character", "characters"),
        ("expedition", "expeditions"),
        ("piece", "pieces"),
        ("item", "items"),
    ]
    .into_iter()
    .enumerate()
    {
        v.add(one, many, Meaning::Kind(KindId::at(at)));
    }
    for (at, name) in FAMILIES.iter().enumerate() {
        let many = if *name == "jack_of_all_trades" { "jacks_of_all_trades".to_owned() } else { format!("{name}s") };
        v.add(name, &many, Meaning::Family(FamilyId::at(at)));
    }
    v.add_attribute("cost", "costs", AttributeType::Number);
    v.add_attribute("color", "colors", AttributeType::Values);
    v.add_attribute("skull", "skulls", AttributeType::Flag);
    v.add_attribute("sabres", "sabres", AttributeType::Number);
    v.add_attribute("symbol", "symbols", AttributeType::Values);
    v.add_attribute("goods", "goods", AttributeType::Values);
    v.add_attribute("profession", "professions", AttributeType::Values);
    v.add_attribute("points", "points", AttributeType::Number);
    v.add_attribute("coins", "coins", AttributeType::Number);
    for (at, color) in ["blue", "red", "black"].into_iter().enumerate() {
        v.add(color, color, Meaning::Value(COLOR, at as i32));
    }
    for (at, symbol) in ["rum", "lamp"].into_iter().enumerate() {
        v.add(symbol, symbol, Meaning::Value(SYMBOL, at as i32));
    }
    for (at, goods) in ["herbs", "bread", "books"].into_iter().enumerate() {
        v.add(goods, goods, Meaning::Value(GOODS, at as i32));
    }
    v.add("coin", "coins", Meaning::Resource(COIN));
    v.add("crown", "crowns", Meaning::Resource(CROWN));
    v.add("sabres", "sabre", Meaning::Query(SABRES, Bearer::Player));
    v.add("influence", "influence", Meaning::Query(INFLUENCE, Bearer::Player));
    v.add("take_limit", "take_limits", Meaning::Query(QueryId::at(2), Bearer::Player));
    v.add("hire_cost", "hire_costs", Meaning::Query(QueryId::at(3), Bearer::Card));
    v.add("empty_cells", "empty_cells", Meaning::Query(QueryId::at(4), Bearer::Place));
    v.add("cubes", "cubes", Meaning::Query(QueryId::at(5), Bearer::Place));
    v.add("rival_cubes", "rival_cubes", Meaning::Query(QueryId::at(6), Bearer::Place));
    v.add("control", "control", Meaning::Query(QueryId::at(7), Bearer::Place));
    v.add("blockade", "blockade", Meaning::Query(QueryId::at(8), Bearer::Place));
    v.add("protection", "protection", Meaning::Query(QueryId::at(9), Bearer::Place));
    v.add("aboard", "aboard", Meaning::Query(QueryId::at(10), Bearer::Player));
    v.add("cards_revealed", "cards_revealed", Meaning::Counter(CounterId::at(0), Bearer::Table));
    v.add("wins", "wins", Meaning::Counter(CounterId::at(1), Bearer::Player));
    v.add("explored", "explored", Meaning::Counter(CounterId::at(2), Bearer::Player));
    v.add("marker", "markers", Meaning::Counter(CounterId::at(3), Bearer::Card));
    v.add("free_moves", "free_moves", Meaning::Counter(CounterId::at(4), Bearer::Table));
    v.add("progress", "progress", Meaning::Counter(CounterId::at(5), Bearer::Player));
    v.add("last_turn_marked", "last_turn_marked", Meaning::Counter(CounterId::at(6), Bearer::Player));
    v.add("turn_number", "turn_number", Meaning::Counter(CounterId::at(7), Bearer::Table));
    for (at, (name, owned)) in [
        ("deck", false),
        ("discard_pile", false),
        ("harbor", false),
        ("prison", false),
        ("boat", false),
        ("hand", true),
        ("display", true),
        ("hideout", false),
    ]
    .into_iter()
    .enumerate()
    {
        v.add(name, name, Meaning::Zone(ZoneId::at(at), owned));
    }
    v.set_hand(ZoneId::at(5));
    v.add("tunnel", "tunnel", Meaning::Board(BoardId::at(0)));
    v.add("cell", "cells", Meaning::PlaceOf(BoardId::at(0)));
    v.add("sea", "sea", Meaning::Board(BoardId::at(1)));
    v.add("tile", "tiles", Meaning::PlaceOf(BoardId::at(1)));
    v.add("turn", "turns", Meaning::Phase(PhaseId::at(0)));
    v.add("last_chance", "last_chances", Meaning::Phase(PhaseId::at(1)));
    v.add("bust", "busts", Meaning::Event(EventId::at(0)));
    v.add("ending", "endings", Meaning::Option(OptionId::at(0)));
    v.add("short", "short", Meaning::OptionValue(OptionId::at(0), 0));
    v.add("long", "long", Meaning::OptionValue(OptionId::at(0), 1));
    v.add("dock", "docks", Meaning::Option(OptionId::at(1)));
    v.add("cartagena", "cartagena", Meaning::OptionValue(OptionId::at(1), 0));
    v.add("tortuga", "tortuga", Meaning::OptionValue(OptionId::at(1), 1));
    v.add("pieces_per_player", "pieces_per_player", Meaning::Option(OptionId::at(2)));
    v
}

/// A card speaks, and something was chosen.
pub fn scope() -> Scope {
    Scope {
        names: vec![("chosen".into(), Bound::Card), ("target".into(), Bound::Place), ("rival".into(), Bound::Player)],
        it: Some(Bound::Card),
        this: true,
        part: true,
        they: true,
    }
}

const TO_PLACE: &[RoleSpec] = &[RoleSpec {
    prepositions: &[Preposition::To, Preposition::Into, Preposition::Under, Preposition::In],
    kind: ArgumentType::Place,
    required: true,
}];

const fn verb(
    name: &'static str,
    third: &'static str,
    object: Option<(ArgumentType, bool)>,
    roles: &'static [RoleSpec],
    example: &'static str,
) -> VerbSpec {
    VerbSpec { name, third, object, roles, about: "", example }
}

const fn role(prepositions: &'static [Preposition], kind: ArgumentType, required: bool) -> RoleSpec {
    RoleSpec { prepositions, kind, required }
}

/// Verbs shaped as those of the runtime.
pub static VERBS: &[VerbSpec] = &[
    verb("gain", "gains", Some((ArgumentType::Resource, true)), &[], "gain 2 coins"),
    verb(
        "pay",
        "pays",
        Some((ArgumentType::Resource, true)),
        &[role(&[Preposition::To], ArgumentType::Player, false)],
        "pay 1 coin to the active player",
    ),
    verb("lose", "loses", Some((ArgumentType::Resource, true)), &[], "lose 1 coin"),
    verb("discard", "discards", Some((ArgumentType::CardsOrResource, true)), &[], "discard it"),
    verb("move", "moves", Some((ArgumentType::Cards, true)), TO_PLACE, "move it to the deck"),
    verb("put", "puts", Some((ArgumentType::Cards, true)), TO_PLACE, "put it under this card"),
    verb("take", "takes", Some((ArgumentType::Cards, true)), TO_PLACE, "take it into your hand"),
    verb("draw", "draws", Some((ArgumentType::Drawn, true)), &[], "draw 2 cards"),
    verb("reveal", "reveals", Some((ArgumentType::Cards, true)), &[], "reveal the top card of the deck"),
    verb(
        "inspect",
        "inspects",
        Some((ArgumentType::Cards, true)),
        &[role(&[Preposition::By], ArgumentType::Player, false)],
        "inspect the top 3 cards of the deck",
    ),
    verb("flip", "flips", Some((ArgumentType::Cards, true)), &[], "flip it"),
    verb(
        "shuffle",
        "shuffles",
        Some((ArgumentType::Cards, true)),
        &[role(&[Preposition::Into], ArgumentType::Place, false)],
        "shuffle the discard pile into the deck",
    ),
    verb(
        "lay",
        "lays",
        Some((ArgumentType::Number, true)),
        &[role(&[Preposition::In], ArgumentType::Board, true)],
        "lay 6 on the tunnel",
    ),
    verb(
        "set",
        "sets",
        Some((ArgumentType::Counter, true)),
        &[role(&[Preposition::To], ArgumentType::Number, true)],
        "set cards revealed to 0",
    ),
    verb(
        "raise",
        "raises",
        Some((ArgumentType::Counter, true)),
        &[role(&[Preposition::By], ArgumentType::Number, true)],
        "raise cards revealed by 1",
    ),
    verb("begin", "begins", Some((ArgumentType::Phase, true)), &[], "begin last chance"),
    verb("end", "ends", Some((ArgumentType::Phase, true)), &[], "end the turn"),
    verb("announce", "announces", Some((ArgumentType::Event, true)), &[], "announce bust"),
    verb("win", "wins", None, &[], "its owner wins"),
];

/// A language of the engine, with word forms of the small game.
pub struct Words {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    pub fn english() -> Words {
        let rules = include_str!("../../../runtime/locales/en/rules.ftl");
        Words::read("en", &[rules, include_str!("../words/en.ftl")])
    }

    pub fn russian() -> Words {
        let rules = include_str!("../../../runtime/locales/ru/rules.ftl");
        Words::read("ru", &[rules, include_str!("../words/ru.ftl")])
    }

    fn read(language: &'static str, files: &[&str]) -> Words {
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}")));
        }
        Words { language, bundle }
    }

    fn value(&self, key: &str, form: Option<&str>) -> Option<String> {
        let text = self.bundle.format_pattern(self.pattern(key, form)?, None, &mut Vec::new()).into_owned();
        Some(text)
    }
}

impl Lexicon for Words {
    fn language(&self) -> &str {
        self.language
    }

    fn pattern(&self, key: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let message = self.bundle.get_message(key)?;
        match attribute {
            None => message.value(),
            Some(attribute) => Some(message.get_attribute(attribute)?.value()),
        }
    }

    fn form(&self, word: &str, form: &str) -> Option<String> {
        let key = word.replace(['_', ' '], "-");
        self.value(&format!("word-{key}"), Some(form)).or_else(|| self.value(&format!("noun-{key}"), Some(form)))
    }

    fn name(&self, word: &str) -> String {
        let key = format!("word-{}", word.replace(['_', ' '], "-"));
        self.value(&key, None).unwrap_or_else(|| word.replace('_', " "))
    }
}
