//! What a card says is what it does: every form of a rule is told, in the scope in which it was read, in both languages.

use quarterdeck_dsl::vocabulary::FamilyId;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Game, PackFiles, check};

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
[card.candle]
kind = "paper"
[card.taper]
kind = "paper"
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

/// The pack in which the card says this, with its script if it runs one.
fn pack(card: &str) -> PackFiles {
    let mut pack = PackFiles { id: "small".into(), ..PackFiles::default() };
    pack.files.insert("pack.toml".into(), PACK.replace("CARD", card));
    pack.files.insert("locales/en.ftl".into(), format!("pack-title = Tiny\n{ENGLISH}"));
    pack.files.insert("locales/ru.ftl".into(), format!("pack-title = Малютка\n{RUSSIAN}"));
    if card.contains("run = ") {
        pack.files.insert("scripts/wind.luau".into(), "return { blow_out = function(table) end }".into());
    }
    pack
}

/// The game in which the card says this.
fn game(card: &str) -> Game {
    let checked = check(&[&pack(card)]);
    checked.game.unwrap_or_else(|| panic!("{card}: {:#?}", checked.problems))
}

fn text(game: &Game, language: &str, options: &[i16]) -> String {
    let family = game.families.iter().position(|family| family.name == "lamp").expect("the card");
    Tongue { game, language }.family_text(FamilyId::at(family), options).to_string()
}

/// What a card does, and what it says in English and in Russian.
const CARDS: &[(&str, &str, &str)] = &[
    (
        r#"when = { event = "oil gained", if = 'it is you', do = [{ if = 'your oil is at least 3', do = 'lose 1 oil' }, 'draw 1 card'] }"#,
        "When a player gains oil and that player is you: if you have at least 3 oil, lose 1 oil; draw 1 card.",
        "Когда игрок получает масло и этот игрок — вы: если у вас не менее 3 масла, потеряйте 1 масло; возьмите 1 карту.",
    ),
    (
        r#"when = { event = "oil gained", if = 'it is you and your oil is at least 3', do = 'draw 1 card' }"#,
        "When a player gains oil, that player is you and you have at least 3 oil, draw 1 card.",
        "Когда игрок получает масло, этот игрок — вы и у вас не менее 3 масла, возьмите 1 карту.",
    ),
    (
        r#"when = { event = "storm", do = { if = 'your oil is at least 3', do = 'lose 1 oil' } }"#,
        "On storm, if you have at least 3 oil, lose 1 oil.",
        "При событии «буря», если у вас не менее 3 масла, потеряйте 1 масло.",
    ),
    (
        r#"when = { event = "storm", do = { choose = 'an opponent', do = 'they lose 1 oil' } }"#,
        "On storm: choose an opponent: they lose 1 oil.",
        "При событии «буря»: выберите соперника: этот игрок теряет 1 масло.",
    ),
    (
        r#"when = { event = "storm", do = { if = 'your oil is at least 3', do = 'lose 1 oil', else = ['gain 1 oil', 'draw 1 card'] } }"#,
        "On storm: if you have at least 3 oil, lose 1 oil; otherwise, (gain 1 oil; draw 1 card).",
        "При событии «буря»: если у вас не менее 3 масла, потеряйте 1 масло; иначе (получите 1 масло; возьмите 1 карту).",
    ),
    (
        r#"when = { event = "storm", do = [{ if = 'your oil is at least 3', do = 'lose 1 oil', else = 'gain 1 oil' }, 'draw 1 card'] }"#,
        "On storm: (if you have at least 3 oil, lose 1 oil; otherwise, gain 1 oil); draw 1 card.",
        "При событии «буря»: (если у вас не менее 3 масла, потеряйте 1 масло; иначе получите 1 масло); возьмите 1 карту.",
    ),
    (
        r#"when = { event = "storm", each = 'card in your hand', do = 'discard it' }"#,
        "On storm: for each card in your hand: discard it.",
        "При событии «буря»: для каждой карты в вашей руке: сбросьте её.",
    ),
    (
        r#"when = { event = "storm", each = 'opponent', if = 'they have at least 1 oil', do = 'they lose 1 oil' }"#,
        "On storm: for each opponent: if they have at least 1 oil, they lose 1 oil.",
        "При событии «буря»: для каждого соперника: если у этого игрока не менее 1 масла, этот игрок теряет 1 масло.",
    ),
    (
        r#"when = { event = "storm", offer = { warm = 'gain 2 oil', cold = {} } }"#,
        "On storm, you may gain 2 oil.",
        "При событии «буря» по желанию получите 2 масла.",
    ),
    (
        r#"when = { event = "storm", offer = { warm = { if = 'your oil is at least 3', do = 'gain 2 oil' }, tell = ['draw 2 cards', 'lose 1 oil'], cold = {} } }"#,
        "On storm: choose one: if you have at least 3 oil, gain 2 oil; (draw 2 cards; lose 1 oil) or do nothing.",
        "При событии «буря»: выберите одно: если у вас не менее 3 масла, получите 2 масла; (возьмите 2 карты; потеряйте 1 масло) или ничего не делайте.",
    ),
    (
        r#"when = { event = "storm", do = { choose = ['a card in your hand', 'an opponent'], do = 'discard the card', else = 'draw 1 card' } }"#,
        "On storm: choose a card in your hand, then choose an opponent: discard the chosen card; if nothing is chosen, draw 1 card.",
        "При событии «буря»: выберите карту в своей руке, затем выберите соперника: сбросьте выбранную карту; если ничего не выбрано, возьмите 1 карту.",
    ),
    (
        r#"when = { event = "storm", do = { choose = 'up to 1 card in their hand', by = 'opponent', do = 'discard it' } }"#,
        "On storm: all opponents choose up to 1 card in their hand: discard it.",
        "При событии «буря»: все соперники выбирают до 1 карты в своей руке: сбросьте её.",
    ),
    (
        r#"when = { event = "storm", do = [{ choose = 'this card', perform = "trim" }, 'lose 1 oil'] }"#,
        "On storm: (for this card: gain 1 oil; if it is in the pile, draw 1 card); lose 1 oil.",
        "При событии «буря»: (для этой карты: получите 1 масло; если она находится в стопке, возьмите 1 карту); потеряйте 1 масло.",
    ),
    (
        r#"when = { event = "storm", perform = "round" }"#,
        "On storm: gain 1 oil; if you have at most 9 oil, do this again.",
        "При событии «буря»: получите 1 масло; если у вас не более 9 масла, повторите это.",
    ),
    (
        r#"when = { event = "storm", run = "wind.blow_out" }"#,
        "On storm, follow the script “wind.blow_out”.",
        "При событии «буря» выполните сценарий «wind.blow_out».",
    ),
    (
        r#"changes = { query = "reach", if = 'your oil is at least 3', by = 'cards in your hand' }"#,
        "If you have at least 3 oil, reach + the number of cards in your hand.",
        "Если у вас не менее 3 масла, дальность + количество карт в вашей руке.",
    ),
];

#[test]
fn every_form_of_a_rule_is_told() {
    for (card, english, russian) in CARDS {
        let game = game(card);
        assert_eq!(text(&game, "en", &[0]), *english, "{card}");
        assert_eq!(text(&game, "ru", &[0]), *russian, "{card}");
    }
}

#[test]
fn what_the_options_decide_is_decided() {
    let game = game(
        r#"when = { event = "storm", if = 'the weather is storm', do = [{ if = 'not the weather is storm', do = 'lose 1 oil', else = 'gain 1 oil' }, { if = 'the weather is calm', do = 'draw 1 card' }] }"#,
    );
    assert_eq!(text(&game, "en", &[0]), "");
    assert_eq!(text(&game, "en", &[1]), "On storm, gain 1 oil.");
    assert_eq!(text(&game, "en", &[0]), "", "it is asked again");
}

/// What packs teach: moments, changes, counters, scripts, and what is not spoken of.
#[test]
fn a_pack_teaches_how_its_moments_and_numbers_are_spoken_of() {
    let idiom = "
moment-on-storm = { $whose ->
    [your] when you raise a storm
   *[any] whenever the storm comes
}
moment-enters-pile = { $it ->
    [this] { \"\" }
   *[other] when { $thing } goes out
}
moment-enters-hand = when you take a paper { $which }
change-reach = you reach { $by } { $way ->
    [less] less
   *[more] more
}
";
    let card = |rule: &str| {
        let mut pack = pack(rule);
        let english = pack.files.get_mut("locales/en.ftl").expect("English");
        english.push_str(idiom);
        if rule.contains("run = ") {
            english.push_str("script-wind-blow-out = blow out every candle\n");
        }
        let checked = check(&[&pack]);
        let game = checked.game.unwrap_or_else(|| panic!("{rule}: {:#?}", checked.problems));
        text(&game, "en", &[0])
    };
    let told = [
        (r#"when = { event = "storm", do = 'gain 1 oil' }"#, "Whenever the storm comes, gain 1 oil."),
        (r#"when = { event = "your storm", do = 'gain 1 oil' }"#, "When you raise a storm, gain 1 oil."),
        (
            r#"when = { event = "storm", if = 'your oil is at least 3', do = 'gain 1 oil' }"#,
            "Whenever the storm comes and you have at least 3 oil, gain 1 oil.",
        ),
        (
            r#"when = { event = "enters pile", if = 'it is this card', do = ['gain 1 oil', 'draw 1 card', { do = 'shuffle the deck', unspoken = true }] }"#,
            "Gain 1 oil. Draw 1 card.",
        ),
        (
            r#"when = { event = "enters pile", if = 'it is a paper', do = 'gain 1 oil' }"#,
            "When a paper goes out, gain 1 oil.",
        ),
        (
            r#"when = { event = "enters hand", if = 'it is this card', do = 'gain 1 oil' }"#,
            "When you take a paper and it is this card, gain 1 oil.",
        ),
        (r#"changes = { query = "reach", by = 2 }"#, "You reach 2 more."),
        (
            r#"changes = { query = "reach", by = -1, if = 'your oil is at least 3' }"#,
            "If you have at least 3 oil, you reach 1 less.",
        ),
        (r#"when = { event = "storm", run = "wind.blow_out" }"#, "Whenever the storm comes, blow out every candle."),
        (r#"counts_as = ["candle", "taper"]"#, "Counts as a candle or a taper."),
        (
            r#"when = { event = "storm", offer = { warm = 'gain 2 oil', tell = 'draw 2 cards' } }"#,
            "Whenever the storm comes, gain 2 oil or draw 2 cards.",
        ),
    ];
    for (rule, english) in told {
        assert_eq!(card(rule), english, "{rule}");
    }
}

/// A number that stands in a hand-written text of a card is told where it stands.
#[test]
fn a_text_by_hand_takes_its_numbers_from_the_rule() {
    let rule = r#"when = { event = "storm", if = 'your oil is at least 3', do = 'gain 2 oil' }"#;
    let with = |text: &str| {
        let mut pack = pack(rule);
        pack.files.get_mut("locales/en.ftl").expect("English").push_str(text);
        check(&[&pack])
    };
    let bound = with("text-lamp = With { $least_oil } oil or more, gain { $gain_oil } oil.\n");
    let game = bound.game.unwrap_or_else(|| panic!("{:#?}", bound.problems));
    assert_eq!(text(&game, "en", &[0]), "With 3 oil or more, gain 2 oil.");
    let found: Vec<(String, Option<String>)> = with("text-lamp = With 3 oil or more, gain 5 oil.\n")
        .problems
        .into_iter()
        .map(|problem| {
            assert_eq!(problem.code, "pack::unbound_number");
            (problem.message, problem.help)
        })
        .collect();
    let [(first, help), (second, other)] = found.as_slice() else {
        panic!("{found:?}");
    };
    assert_eq!(first, "`text-lamp` tells a number of its own: 3");
    assert!(help.as_ref().is_some_and(|help| help.contains("`{ $least_oil }`")), "{help:?}");
    assert_eq!(second, "`text-lamp` tells a number of its own: 5");
    assert!(other.as_ref().is_some_and(|help| help.contains("3 (`$least_oil`), 2 (`$gain_oil`)")), "{other:?}");
}

/// A text that does not fit on a card is told, with the part that is longest.
#[test]
fn a_text_that_is_too_long_is_told() {
    let long: Vec<String> = (0..9).map(|_| "'gain 1 oil then draw 1 card then shuffle the deck'".to_owned()).collect();
    let game = game(&format!(r#"when = {{ event = "storm", do = [{}] }}"#, long.join(", ")));
    let problems = quarterdeck_runtime::packs::long_texts(&game);
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert!(problems[0].message.starts_with("the text of `lamp` in `en` has "), "{}", problems[0].message);
    let short = game_of_short();
    assert!(quarterdeck_runtime::packs::long_texts(&short).is_empty());
}

fn game_of_short() -> Game {
    game(r#"when = { event = "storm", do = 'gain 1 oil' }"#)
}
