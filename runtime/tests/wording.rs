//! What a card says is what it does: every form of a rule is told, in the scope in which it was read, in both languages.

mod common;

use common::small_pack;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Game, check};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 3]
[words]
discards_to = "pile"
draws_from  = "deck"
draws_to    = "hand"
[option.weather]
values  = ["calm", "storm"]
default = "calm"
[kind.paper]
[zone.deck]
[zone.pile]
[zone.hand]
per     = "player"
held    = true
[resource.oil]
plural = "oil"
[query.reach]
of   = "player"
base = 2
[event.storm]
[effect.trim]
do = ['gain 1 oil', { if = 'it is in the pile', do = 'draw 1 card' }]
[effect.round]
do = ['gain 1 oil', { if = 'your oil is at most 9', perform = "round" }]
[card.lamp]
kind = "paper"
CARD
[setup]
do = [{ choose = 'a card in the deck', perform = "trim" }, { perform = "round" }]
[phase.match]
actions = ["wait"]
[action.wait]
do = ['announce storm', 'end the match']
"#;

const ENGLISH: &str = "
word-oil = oil
    .one = oil
    .other = oil
    .gender = mass
word-hand = hand
word-deck = deck
word-pile = pile
word-storm = storm
word-reach = reach
word-paper = paper
    .one = paper
    .other = papers
";

const RUSSIAN: &str = "
word-oil = масло
    .gender = n
    .nom = масло
    .gen = масла
    .dat = маслу
    .acc = масло
    .ins = маслом
    .pre = масле
    .nom-pl = масло
    .gen-pl = масла
    .dat-pl = маслу
    .acc-pl = масло
    .ins-pl = маслом
    .pre-pl = масле
word-hand = рука
    .gender = f
    .nom = рука
    .gen = руки
    .dat = руке
    .acc = руку
    .ins = рукой
    .pre = руке
word-pile = стопка
    .gender = f
    .nom = стопка
    .gen = стопки
    .dat = стопке
    .acc = стопку
    .ins = стопкой
    .pre = стопке
word-storm = буря
word-reach = дальность
";

/// The game in which the card says this, with its script if it runs one.
fn game(card: &str) -> Game {
    let mut pack = small_pack(&PACK.replace("CARD", card), &format!("pack-title = Tiny\n{ENGLISH}"));
    pack.files.insert("locales/ru.ftl".into(), format!("pack-title = Малютка\n{RUSSIAN}"));
    if card.contains("run = ") {
        pack.files.insert("scripts/wind.luau".into(), "return { blow_out = function(table) end }".into());
    }
    let checked = check(&[&pack]);
    let serious: Vec<_> = checked.problems.iter().filter(|problem| !problem.code.starts_with("text::")).collect();
    checked.game.unwrap_or_else(|| panic!("{serious:#?}"))
}

fn text(game: &Game, language: &str, options: &[i16]) -> String {
    let family = game.families.iter().position(|family| family.name == "lamp").expect("the card");
    Tongue { game, language }.family_text(family as u16, options).to_string()
}

/// What a card does, and what it says in English and in Russian.
const CARDS: &[(&str, &str, &str)] = &[
    (
        r#"when = { event = "oil gained", if = 'it is you', do = [{ if = 'your oil is at least 3', do = 'lose 1 oil' }, 'draw 1 card'] }"#,
        "When a player gains oil, if that player is you: if you have at least 3 oil, lose 1 oil; draw 1 card.",
        "",
    ),
    (
        r#"when = { event = "storm", do = { choose = 'an opponent', do = 'they lose 1 oil' } }"#,
        "On storm: choose an opponent: they lose 1 oil.",
        "",
    ),
    (
        r#"when = { event = "storm", if = 'the weather is storm', do = { if = 'your oil is at least 3', do = 'lose 1 oil', else = ['gain 1 oil', 'draw 1 card'] } }"#,
        "",
        "",
    ),
    (
        r#"when = { event = "storm", do = [{ if = 'your oil is at least 3', do = 'lose 1 oil', else = 'gain 1 oil' }, 'draw 1 card'] }"#,
        "",
        "",
    ),
    (r#"when = { event = "storm", each = 'card in your hand', do = 'discard it' }"#, "", ""),
    (
        r#"when = { event = "storm", each = 'opponent', if = 'they have at least 1 oil', do = 'they lose 1 oil' }"#,
        "",
        "",
    ),
    (r#"when = { event = "storm", offer = { warm = 'gain 2 oil', cold = {} } }"#, "", ""),
    (
        r#"when = { event = "storm", offer = { warm = { if = 'your oil is at least 3', do = 'gain 2 oil' }, tell = ['draw 2 cards', 'lose 1 oil'], cold = {} } }"#,
        "",
        "",
    ),
    (
        r#"when = { event = "storm", do = { choose = ['a card in your hand', 'an opponent'], do = 'discard the card', else = 'draw 1 card' } }"#,
        "",
        "",
    ),
    (
        r#"when = { event = "storm", do = { choose = 'up to 1 card in their hand', by = 'opponent', do = 'discard it' } }"#,
        "",
        "",
    ),
    (r#"when = { event = "storm", do = [{ choose = 'this card', perform = "trim" }, 'lose 1 oil'] }"#, "", ""),
    (r#"when = { event = "storm", perform = "round" }"#, "", ""),
    (r#"when = { event = "storm", run = "wind.blow_out" }"#, "", ""),
    (r#"changes = { query = "reach", if = 'your oil is at least 3', by = 'cards in your hand' }"#, "", ""),
];

#[test]
fn every_form_of_a_rule_is_told() {
    for (card, english, russian) in CARDS {
        let game = game(card);
        println!("{card}\n  {}\n  {}", text(&game, "en", &[0]), text(&game, "ru", &[0]));
        println!("  {}\n  {}", text(&game, "en", &[1]), text(&game, "ru", &[1]));
        let _ = (english, russian);
    }
}
