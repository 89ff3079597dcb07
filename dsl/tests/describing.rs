//! The rules text of sentences in English and Russian, word for word.

use crate::common::{Words, scope, vocabulary};
use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::resolve;
use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::vocabulary::Vocabulary;

fn told(form: &str, text: &str) -> (String, String) {
    told_in(&vocabulary(), form, text)
}

fn told_in(v: &Vocabulary, form: &str, text: &str) -> (String, String) {
    let s = scope();
    let (en, ru) = (Words::english(), Words::russian());
    let (en, ru) = (Scoped { lexicon: &en, scope: &s }, Scoped { lexicon: &ru, scope: &s });
    macro_rules! tell {
        ($form:ident) => {{ tell!($form, resolve::$form(text, v, &s)) }};
        ($form:ident, $resolved:expr) => {{
            let tree = $resolved.unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
            (describe::$form(&tree, v, &en), describe::$form(&tree, v, &ru))
        }};
    }
    match form {
        "requirement" => tell!(requirement),
        "condition" => tell!(condition),
        "selection" => {
            let place = |place| resolve::selection(text, v, &s, place);
            tell!(selection, place(Use::Choice).or_else(|_| place(Use::Each)).or_else(|_| place(Use::One)))
        }
        "amount" => tell!(amount),
        _ => tell!(instruction),
    }
}

/// Form, sentence, English, Russian.
const TOLD: &[(&str, &str, &str, &str)] = &[
    (
        "requirement",
        "hold 1 priest and 1 jester",
        "You must have 1 priest and 1 jester.",
        "У вас должны быть 1 священник и 1 шут.",
    ),
    (
        "requirement",
        "hold 4 characters with cost at most 3",
        "You must have 4 characters with a cost of at most 3.",
        "У вас должно быть 4 персонажа стоимостью не более 3.",
    ),
    ("requirement", "hold 3 sabres", "You must have 3 sabres.", "У вас должно быть 3 сабли."),
    (
        "requirement",
        "hold 12 influence",
        "You must have influence of at least 12.",
        "У вас должно быть влияние не менее 12.",
    ),
    ("requirement", "discard 15 coins", "Discard 15 coins.", "Сбросьте 15 монет."),
    (
        "requirement",
        "discard 2 priests, wildcards allowed",
        "Discard 2 priests (cards that count as others may stand in).",
        "Сбросьте 2 священников (можно взять карты, которые считаются другими).",
    ),
    (
        "requirement",
        "discard 2 ares pirates and hold 2 sabres",
        "Discard 2 Ares pirates while you have 2 sabres.",
        "Сбросьте 2 пиратов Ареса, имея 2 сабли.",
    ),
    (
        "requirement",
        "discard 1 ares pirate with herbs and 1 ship with bread",
        "Discard 1 Ares pirate with herbs and 1 ship with bread.",
        "Сбросьте 1 пирата Ареса с травами и 1 корабль с хлебом.",
    ),
    (
        "requirement",
        "discard 5 ships of different colors",
        "Discard 5 ships of different colors.",
        "Сбросьте 5 кораблей разных цветов.",
    ),
    (
        "requirement",
        "discard 1 red ship or 3 coins",
        "Discard 1 red ship or 3 coins.",
        "Сбросьте 1 красный корабль или 3 монеты.",
    ),
    (
        "requirement",
        "discard 2 ares pirates or pay 6 coins",
        "Discard 2 Ares pirates or pay 6 coins.",
        "Сбросьте 2 пиратов Ареса или заплатите 6 монет.",
    ),
    (
        "requirement",
        "(discard 2 ares pirates and hold 2 sabres) or pay 6 coins",
        "Either discard 2 Ares pirates while you have 2 sabres, or pay 6 coins.",
        "Либо сбросьте 2 пиратов Ареса, имея 2 сабли, либо заплатите 6 монет.",
    ),
    (
        "requirement",
        "hold 1 priest and (discard 1 ship or pay 4 coins)",
        "You must have 1 priest, and either discard 1 ship or pay 4 coins.",
        "У вас должен быть 1 священник, и либо сбросьте 1 корабль, либо заплатите 4 монеты.",
    ),
    (
        "requirement",
        "discard 1 priest or 1 captain and 1 settler",
        "Either discard 1 priest or 1 captain, and discard 1 settler.",
        "Либо сбросьте 1 священника, либо 1 капитана, и сбросьте 1 поселенца.",
    ),
    (
        "requirement",
        "discard 2 ships with bread or herbs",
        "Discard 2 ships with bread or herbs.",
        "Сбросьте 2 корабля с хлебом или с травами.",
    ),
    (
        "requirement",
        "discard 2 ships with red or blue",
        "Discard 2 red or blue ships.",
        "Сбросьте 2 красных или синих корабля.",
    ),
    (
        "condition",
        "it is a ship with bread or herbs",
        "It is a ship with bread or herbs.",
        "Это корабль с хлебом или с травами.",
    ),
    (
        "condition",
        "all ships with red or blue in the harbor have a skull",
        "All red or blue ships in the harbor have a skull.",
        "У всех красных или синих кораблей в гавани есть череп.",
    ),
    ("requirement", "give 2 cards", "Give the active player 2 cards.", "Отдайте активному игроку 2 карты."),
    ("condition", "it is a ship", "It is a ship.", "Это корабль."),
    (
        "condition",
        "it is not a red ship with a skull",
        "It is not a red ship with a skull.",
        "Это не красный корабль с черепом.",
    ),
    (
        "condition",
        "the harbor holds at least 5 cards",
        "There are at least 5 cards in the harbor.",
        "В гавани не менее 5 карт.",
    ),
    ("condition", "the harbor is empty", "The harbor is empty.", "Гавань пуста."),
    (
        "condition",
        "the harbor has ships of at least 4 different colors",
        "There are ships of at least 4 different colors in the harbor.",
        "В гавани есть корабли не менее чем 4 разных цветов.",
    ),
    ("condition", "you have at least 2 priests", "You have at least 2 priests.", "У вас не менее 2 священников."),
    ("condition", "you have no jester", "You have no jesters.", "У вас нет шутов."),
    ("condition", "you have the most sabres", "You have the most sabres.", "У вас больше всего сабель."),
    ("condition", "you have the most influence", "You have the most influence.", "У вас наибольшее влияние."),
    ("condition", "your influence is at least 12", "Your influence is at least 12.", "Ваше влияние — не менее 12."),
    (
        "condition",
        "your sabres is at least its sabres",
        "Your sabres are at least its sabres.",
        "Количество ваших сабель — не менее количества её сабель.",
    ),
    ("condition", "its color is red", "It is red.", "Она красная."),
    ("condition", "its cost is 5", "Its cost is 5.", "Её стоимость равна 5."),
    (
        "condition",
        "its cost is at most your coins",
        "Its cost is at most your coins.",
        "Её стоимость — не более количества ваших монет.",
    ),
    ("condition", "there are 5 players", "There are exactly 5 players.", "В игре ровно 5 игроков."),
    ("condition", "the ending is short", "“ending” is “short”.", "«окончание» — «короткий»."),
    ("condition", "you are the active player", "You are the active player.", "Вы — активный игрок."),
    (
        "condition",
        "you are not the active player and (it is blue or it has a skull)",
        "You are not the active player and (it is blue or it has a skull).",
        "Вы — не активный игрок и (она синяя или у неё есть череп).",
    ),
    (
        "condition",
        "the deck and the discard pile together have at least 1 card",
        "There is at least 1 card in the deck and in the discard pile together.",
        "В колоде и в сбросе вместе не менее 1 карты.",
    ),
    (
        "condition",
        "each player has at least 3 coins",
        "Each player has at least 3 coins.",
        "У каждого игрока не менее 3 монет.",
    ),
    (
        "condition",
        "any opponent has at least 10 influence",
        "An opponent has at least 10 influence.",
        "Влияние какого-либо соперника — не менее 10.",
    ),
    ("condition", "any opponent has a jester", "An opponent has a jester.", "У какого-либо соперника есть шут."),
    (
        "condition",
        "players together have 20 crowns",
        "All players together have at least 20 crowns.",
        "У всех игроков вместе не менее 20 корон.",
    ),
    ("condition", "it is in the harbor", "It is in the harbor.", "Она находится в гавани."),
    (
        "condition",
        "this card has at least 2 sabres",
        "This card has at least 2 sabres.",
        "У этой карты не менее 2 сабель.",
    ),
    (
        "condition",
        "there is a red ship in the harbor",
        "There is a red ship in the harbor.",
        "В гавани есть красный корабль.",
    ),
    (
        "selection",
        "characters in the harbor with cost at most your coins",
        "characters in the harbor with a cost of at most your coins",
        "персонажи в гавани стоимостью не более количества ваших монет",
    ),
    (
        "selection",
        "a ship of its color in the harbor",
        "a ship in the harbor of the same color as it",
        "корабль в гавани того же цвета, что и она",
    ),
    (
        "selection",
        "first empty cell with the symbol of the chosen ahead of it",
        "the nearest empty cell with the same symbol as the chosen card ahead of it",
        "ближайшая пустая ячейка с тем же символом, что и выбранная карта, впереди неё",
    ),
    (
        "selection",
        "nearest cell behind it with 1 or 2 pieces, else the prison",
        "the nearest cell behind it with 1 or 2 pieces, or else the prison",
        "ближайшая ячейка позади неё с 1 или 2 фигурками, а если нет, то тюрьма",
    ),
    (
        "selection",
        "another ship with no skull you hold",
        "another ship you hold with no skull",
        "ваш другой корабль без черепа",
    ),
    (
        "selection",
        "each player with the least influence",
        "each player with the least influence",
        "каждый игрок, у которого наименьшее влияние",
    ),
    (
        "selection",
        "players with at least 12 coins",
        "players with at least 12 coins",
        "игроки, у которых не менее 12 монет",
    ),
    ("amount", "1 per jester you hold", "1 per jester you hold", "1 за каждого вашего шута"),
    (
        "amount",
        "ships in the harbor minus 1",
        "the number of ships in the harbor minus 1",
        "количество кораблей в гавани минус 1",
    ),
    (
        "amount",
        "half your coins, rounded down",
        "half your coins, rounded down",
        "половина ваших монет (с округлением вниз)",
    ),
    (
        "amount",
        "distinct colors of ships in the harbor, at most 3",
        "the number of different colors of ships in the harbor, but at most 3",
        "количество разных цветов кораблей в гавани, но не более 3",
    ),
    (
        "amount",
        "its cost, at most your coins",
        "its cost, but at most your coins",
        "её стоимость, но не более количества ваших монет",
    ),
    (
        "instruction",
        "gain 5 coins, at least ships in the harbor",
        "Gain 5 coins, but at least the number of ships in the harbor.",
        "Получите 5 монет, но не менее количества кораблей в гавани.",
    ),
    ("amount", "twice its cost", "twice its cost", "удвоенная её стоимость"),
    (
        "amount",
        "the most sabres of opponents",
        "the most sabres of any opponent",
        "наибольшее количество сабель среди соперников",
    ),
    (
        "amount",
        "total sabres of characters you hold",
        "the total sabres of characters you hold",
        "количество сабель ваших персонажей",
    ),
    ("instruction", "gain 2 coins", "Gain 2 coins.", "Получите 2 монеты."),
    ("instruction", "gain 1 coin", "Gain 1 coin.", "Получите 1 монету."),
    (
        "instruction",
        "each player with the most sabres gains 1 coin",
        "Each player with the most sabres gains 1 coin.",
        "Каждый игрок, у которого больше всего сабель, получает 1 монету.",
    ),
    (
        "instruction",
        "each player with a jester gains 1 coin per jester they hold",
        "Each player with a jester gains 1 coin per jester they hold.",
        "Каждый игрок с шутом получает 1 монету за каждого своего шута.",
    ),
    (
        "instruction",
        "each player with at least 12 coins loses half their coins, rounded down",
        "Each player with at least 12 coins loses half their coins, rounded down.",
        "Каждый игрок, у которого не менее 12 монет, теряет половину своих монет (с округлением вниз).",
    ),
    ("instruction", "all players draw 2 cards", "All players draw 2 cards.", "Все игроки берут 2 карты."),
    (
        "instruction",
        "pay 1 coin to the active player",
        "Pay 1 coin to the active player.",
        "Заплатите активному игроку 1 монету.",
    ),
    (
        "instruction",
        "gain its coins",
        "Gain as many coins as shown on it.",
        "Получите столько монет, сколько указано на ней.",
    ),
    ("instruction", "discard the harbor", "Discard all cards from the harbor.", "Сбросьте все карты из гавани."),
    (
        "instruction",
        "discard it, then draw 3 cards",
        "Discard it, then draw 3 cards.",
        "Сбросьте её, затем возьмите 3 карты.",
    ),
    ("instruction", "discard 2 priests you hold", "Discard 2 priests you hold.", "Сбросьте 2 своих священников."),
    (
        "instruction",
        "move it to the bottom of the deck",
        "Move it to the bottom of the deck.",
        "Переместите её под низ колоды.",
    ),
    ("instruction", "put it under this card", "Put it under this card.", "Положите её под эту карту."),
    ("instruction", "take it into your hand", "Take it into your hand.", "Возьмите её в свою руку."),
    (
        "instruction",
        "move the chosen to the target",
        "Move the chosen card to the chosen place.",
        "Переместите выбранную карту на выбранное место.",
    ),
    (
        "instruction",
        "reveal the top card of the deck",
        "Reveal the top card of the deck.",
        "Откройте верхнюю карту колоды.",
    ),
    (
        "instruction",
        "inspect the top 3 cards of the deck",
        "Look at the top 3 cards of the deck.",
        "Посмотрите 3 верхние карты колоды.",
    ),
    (
        "instruction",
        "shuffle the discard pile into the deck",
        "Shuffle the discard pile into the deck.",
        "Замешайте сброс в колоду.",
    ),
    ("instruction", "shuffle the deck", "Shuffle the deck.", "Перемешайте колоду."),
    ("instruction", "lay 6 on the tunnel", "Lay 6 tiles on the tunnel.", "Выложите 6 плиток на подземный ход."),
    (
        "instruction",
        "set cards revealed to 0",
        "Set the revealed cards to 0.",
        "Установите счётчик «открытые карты» на 0.",
    ),
    (
        "instruction",
        "raise cards revealed by 1",
        "Raise the revealed cards by 1.",
        "Увеличьте счётчик «открытые карты» на 1.",
    ),
    ("instruction", "end the turn", "End the turn.", "Завершите фазу «ход»."),
    ("instruction", "begin last chance", "Begin the last chance.", "Начните фазу «последний шанс»."),
    ("instruction", "announce bust", "Announce “bust”.", "Объявите «провал»."),
    ("instruction", "win", "You win.", "Вы побеждаете."),
    ("instruction", "its owner wins", "Its owner wins.", "Её владелец побеждает."),
    (
        "instruction",
        "the rival pays 1 coin to its owner",
        "The chosen player pays 1 coin to its owner.",
        "Выбранный игрок платит её владельцу 1 монету.",
    ),
    (
        "instruction",
        "gain coins equal to its cost",
        "Gain coins equal to its cost.",
        "Получите монеты в количестве, равном её стоимости.",
    ),
    ("instruction", "flip it", "Flip it.", "Переверните её."),
    (
        "instruction",
        "draw 1 card per piece in the target",
        "Draw 1 card per piece on the chosen place.",
        "Возьмите 1 карту за каждую фигурку на выбранном месте.",
    ),
    ("instruction", "lose all your coins", "Lose all your coins.", "Потеряйте все свои монеты."),
    (
        "amount",
        "your coins divided by 3, rounded up",
        "your coins divided by 3, rounded up",
        "количество ваших монет, делённое на 3 (с округлением вверх)",
    ),
    (
        "condition",
        "its cost is at least your coins divided by 2, rounded down",
        "Its cost is at least your coins divided by 2, rounded down.",
        "Её стоимость — не менее количества ваших монет, делённого на 2 (с округлением вниз).",
    ),
    (
        "instruction",
        "gain 1 coin per 5 ships in the harbor",
        "Gain 1 coin per 5 ships in the harbor.",
        "Получите 1 монету за каждые 5 кораблей в гавани.",
    ),
    (
        "instruction",
        "gain 1 coin per 2 ships in the harbor",
        "Gain 1 coin per 2 ships in the harbor.",
        "Получите 1 монету за каждые 2 корабля в гавани.",
    ),
    (
        "instruction",
        "gain 1 coin per 3 players",
        "Gain 1 coin per 3 players.",
        "Получите 1 монету за каждых 3 игроков.",
    ),
    (
        "amount",
        "the most cost of ships in the harbor",
        "the highest cost of any ship in the harbor",
        "наибольшая стоимость среди кораблей в гавани",
    ),
    (
        "selection",
        "a ship in the harbor with the least cost",
        "a ship in the harbor with the lowest cost",
        "корабль в гавани, у которого наименьшая стоимость",
    ),
    (
        "selection",
        "ships with cost not exactly 3 in the harbor",
        "ships in the harbor with a cost other than 3",
        "корабли в гавани стоимостью не 3",
    ),
    ("selection", "the third ship in the harbor", "the third ship in the harbor", "третий корабль в гавани"),
    (
        "instruction",
        "discard a random card in your hand",
        "Discard a random card from your hand.",
        "Сбросьте случайную карту из руки.",
    ),
    (
        "instruction",
        "discard 2 random ships in the harbor",
        "Discard 2 random ships from the harbor.",
        "Сбросьте из гавани 2 случайных корабля.",
    ),
    (
        "instruction",
        "the second player clockwise from you gains 1 coin",
        "The second player, clockwise from you, gains 1 coin.",
        "Второй игрок, по часовой стрелке от вас, получает 1 монету.",
    ),
];

#[test]
fn sentences_are_told_in_both_languages() {
    let mut wrong = Vec::new();
    for (form, text, english, russian) in TOLD {
        let (en, ru) = told(form, text);
        if (en.as_str(), ru.as_str()) != (*english, *russian) {
            wrong.push(format!("{text}\n  {en}\n  {ru}"));
        }
    }
    assert!(wrong.is_empty(), "these are told otherwise:\n{}", wrong.join("\n"));
}

/// What is told where some play together against others, and of kinds of which any will do: form and sentence.
const FURTHER: &[(&str, &str)] = &[
    ("instruction", "each opponent pays 1 coin to you"),
    ("instruction", "your partners gain 2 coins"),
    ("instruction", "each partner gains 2 coins"),
    ("instruction", "each partner of the active player gains 1 coin"),
    ("instruction", "your team gains 2 coins"),
    ("instruction", "the team of the first player gains 2 coins"),
    ("instruction", "each other player gains 1 coin"),
    ("selection", "another player"),
    ("selection", "a partner"),
    ("selection", "a partner with 2 coins"),
    ("amount", "coins of your partner"),
    ("amount", "total coins of your team"),
    ("amount", "partners"),
    ("condition", "your team together has 6 coins"),
    ("condition", "there is a partner with 3 coins"),
    ("condition", "your partner holds a ship"),
    ("requirement", "discard 2 captains or priests"),
    ("requirement", "discard 1 captain or priest or settler"),
    ("requirement", "hold 5 ships or settlers with cost at most 3"),
    ("requirement", "discard all captains or priests"),
];

#[test]
fn partners_teams_and_kinds_of_which_any_will_do_are_told() {
    let mut words = vocabulary();
    words.add_teams();
    let mut report = String::new();
    for (form, text) in FURTHER {
        let (en, ru) = told_in(&words, form, text);
        report.push_str(&format!("{text}\n  {en}\n  {ru}\n\n"));
    }
    insta::assert_snapshot!("further", report.trim_end());
}
