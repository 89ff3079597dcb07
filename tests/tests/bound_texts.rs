//! Texts that are written by hand, and texts that are made from sentences, say what the rule says: where the rule changes, so
//! does what players read, in both languages.

use quarterdeck_dsl::vocabulary::FamilyId;
use quarterdeck_runtime::packs::old_texts;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Game, PackFiles, check};
use quarterdeck_tests::shelf::{gather, packs, settings};

/// A number that is changed, and what becomes of a text.
struct Changed {
    pack: &'static str,
    file: &'static str,
    /// The table in which the number stands.
    table: &'static str,
    is: &'static str,
    becomes: &'static str,
    /// The card whose text tells it.
    card: &'static str,
    english: &'static str,
    russian: &'static str,
}

const fn changed_in(
    (pack, file, table): (&'static str, &'static str, &'static str),
    (is, becomes): (&'static str, &'static str),
    card: &'static str,
    (english, russian): (&'static str, &'static str),
) -> Changed {
    Changed { pack, file, table, is, becomes, card, english, russian }
}

const fn quest(
    table: &'static str,
    card: &'static str,
    change: (&'static str, &'static str),
    read: (&'static str, &'static str),
) -> Changed {
    changed_in(("port-royal-adventure", "cards/quests.toml", table), change, card, read)
}

/// Numbers of rules, on cards and elsewhere, and what is read when they are others.
const CHANGES: &[Changed] = &[
    quest(
        "[card.quest_33]",
        "quest_33",
        ("colors_needed = 4", "colors_needed = 3"),
        ("3 different colors", "3 разных цветов"),
    ),
    quest(
        "[card.quest_34]",
        "quest_34",
        ("colors_needed = 4", "colors_needed = 3"),
        ("3 different colors", "3 разных цветов"),
    ),
    quest("[card.quest_34]", "quest_34", ("price         = 5", "price         = 7"), ("7 coins", "7 монет")),
    quest("[card.quest_37]", "quest_37", ("discard 2 ships", "discard 3 ships"), ("3 ships", "3 корабля")),
    quest("[card.quest_51]", "quest_51", ("price        = 5", "price        = 7"), ("7 coins", "7 монет")),
    quest(
        "[card.quest_51]",
        "quest_51",
        ("berths_taken = 4", "berths_taken = 3"),
        ("third card in the harbor", "3-й карте"),
    ),
    quest(
        "[card.quest_51]",
        "quest_51",
        ("sacrifice    = 1", "sacrifice    = 2"),
        ("2 cards fewer", "на 2 карты меньше"),
    ),
    quest(
        "[card.quest_52]",
        "quest_52",
        ("berths_taken = 1", "berths_taken = 2"),
        ("second card in the harbor", "2-й карте"),
    ),
    quest("[card.quest_57]", "quest_57", ("discard 4 ships", "discard 3 ships"), ("3 ships", "3 корабля")),
    quest("[card.quest_58]", "quest_58", ("pay 5 coins", "pay 7 coins"), ("7 coins", "7 монет")),
    changed_in(
        ("port-royal-adventure", "month.toml", "if = 'there is idle hands"),
        ("by = -1", "by = -2"),
        "idle_hands",
        ("2 coins less", "на 2 монеты дешевле"),
    ),
    changed_in(
        ("port-royal-adventure", "month.toml", "if = 'there is borrowed blades"),
        ("by = 1", "by = 2"),
        "borrowed_blades",
        ("2 sabres more", "на 2 сабли больше"),
    ),
    changed_in(
        ("port-royal-adventure", "month.toml", "if = 'there is long pier"),
        ("by = 1", "by = 2"),
        "long_pier",
        ("2 cards more", "на 2 карты больше"),
    ),
    changed_in(
        ("port-royal-adventure", "month.toml", "if = 'there is eager buyers"),
        ("by = 1", "by = 2"),
        "eager_buyers",
        ("2 coins more", "на 2 монеты больше"),
    ),
    changed_in(
        ("port-royal-adventure", "goods.toml", "[action.look]"),
        ("the top 3 cards", "the top 5 cards"),
        "lookout",
        ("the top 5 cards", "5 верхних карт"),
    ),
    changed_in(
        ("port-royal-adventure", "goods.toml", "[action.look]"),
        ("the top 3 cards", "the top 5 cards"),
        "thomas_fishborn",
        ("the top 5 cards", "5 верхних карт"),
    ),
    changed_in(
        ("port-royal-adventure", "cards/events.toml", "[card.end_of_month]"),
        ("price     = 8", "price     = 6"),
        "end_of_month",
        ("pay 6 coins", "за 6 монет"),
    ),
    changed_in(
        ("port-royal-gambler", "gambler.toml", "[action.gamble]"),
        ("amount up to 4", "amount up to 5"),
        "gambler",
        ("reveal 5 cards", "сразу 5 карт"),
    ),
    changed_in(
        ("dead-reckoning", "sea.toml", "[effect.run_the_garrison]"),
        ("raise your damage by 1", "raise your damage by 2"),
        "garrison",
        ("takes 2 damage", "получает 2 повреждения"),
    ),
    changed_in(
        ("dead-reckoning", "war.toml", "[action.point_blank]"),
        ("raise incoming coins by 2", "raise incoming coins by 3"),
        "gunner_4",
        ("gain 3 coins", "3 монеты"),
    ),
    changed_in(
        ("dead-reckoning", "crew.toml", "[condition.seasoned]"),
        ("helm of it is at least 5", "helm of it is at least 4"),
        "u2_chart_room_t",
        ("with 4, of row 3", "если 4 — ряда 3"),
    ),
    changed_in(
        ("lanterns", "flow.toml", "id    = \"moth\""),
        ("loses 1 oil", "loses 2 oil"),
        "moth",
        ("loses 2 oil", "теряет 2 масла"),
    ),
    changed_in(
        ("lanterns-wind", "wind.toml", "id    = \"toll\""),
        ("divided by 3", "divided by 4"),
        "toll_keeper",
        ("a quarter of their oil", "четверть своего масла"),
    ),
    changed_in(
        ("pantry", "flow.toml", "[action.buy]"),
        ("at least 5", "at least 6"),
        "bell",
        ("for 6 or more", "за 6 или больше"),
    ),
];

/// What players read on a card, whatever the options say.
fn texts(game: &Game, card: &str, language: &str) -> String {
    let family = game.families.iter().position(|family| family.name == card).expect("a card");
    let told = |options: Vec<i16>| Tongue { game, language }.family_text(FamilyId::at(family), &options).to_string();
    settings(game).into_iter().map(told).collect::<Vec<_>>().join("\n")
}

fn game(changed: &PackFiles, all: &[PackFiles]) -> Game {
    let checked = check(&gather(changed, all));
    checked.game.unwrap_or_else(|| panic!("{:#?}", checked.problems))
}

#[test]
fn what_players_read_follows_the_rule() {
    let all = packs();
    let mut before: Option<(&str, Game)> = None;
    for change in CHANGES {
        let Changed { pack: id, file, table, is, becomes, card, english, russian } = *change;
        let pack = all.iter().find(|pack| pack.id == id).expect("the pack");
        let as_it_is = match before.take().filter(|(of, _)| *of == id) {
            Some((_, game)) => game,
            None => game(pack, &all),
        };
        let mut changed = pack.clone();
        let text = changed.files.get_mut(file).expect("the file");
        let start = text.find(table).unwrap_or_else(|| panic!("{file} has no `{table}`"));
        let at = start + text[start..].find(is).unwrap_or_else(|| panic!("{table} does not say `{is}`"));
        assert!(!text[start + 1..at].contains("\n[card."), "{table} does not say `{is}`");
        text.replace_range(at..at + is.len(), becomes);
        let changed = game(&changed, &all);
        for (language, read) in [("en", english), ("ru", russian)] {
            let (old, new) = (texts(&as_it_is, card, language), texts(&changed, card, language));
            assert!(!old.contains(read), "{card}: {old}");
            assert!(new.contains(read), "{card}: {new}");
        }
        before = Some((id, as_it_is));
    }
}

/// Where a text that is written by hand says for which rule it was written, the rule has not changed since.
#[test]
fn no_text_is_older_than_its_rule() {
    let all = packs();
    let mut texts = 0;
    for pack in &all {
        let game = game(pack, &all);
        texts += game.own_texts.len();
        let old: Vec<String> = old_texts(&game).into_iter().map(|problem| problem.message).collect();
        assert!(old.is_empty(), "{}", old.join("\n"));
    }
    assert!(texts > 150, "only {texts} texts were looked at");
}

/// A function of a script that does something else makes its text old, and so does what it uses; a number that has a name, a comment
/// and another function do not.
#[test]
fn a_text_is_told_when_its_script_has_changed() {
    let all = packs();
    let pack = all.iter().find(|pack| pack.id == "tall-tales").expect("the pack");
    let old = |is: &str, becomes: &str| -> Vec<String> {
        let mut changed = pack.clone();
        let script = changed.files.get_mut("scripts/tales.luau").expect("the script");
        assert!(script.contains(is), "the script does not say `{is}`");
        *script = script.replacen(is, becomes, 1);
        let told = old_texts(&game(&changed, &all)).into_iter();
        let mut keys: Vec<String> = told.filter_map(|it| Some(it.message.split('`').nth(1)?.to_owned())).collect();
        keys.sort();
        keys.dedup();
        keys
    };
    assert_eq!(old("local MISTAKEN = 2", "local MISTAKEN = 3"), Vec::<String>::new());
    assert_eq!(old("-- Says what the top card is", "-- Tells what the top card is"), Vec::<String>::new());
    // Who tells again what others have told may tell this, too.
    let bluffer = ["script-tales-bluffer", "script-tales-plagiarist"];
    assert_eq!(old("settle(listener, you, MISTAKEN)", "settle(you, listener, MISTAKEN)"), bluffer);
    let seen = old("table.remove(found, 1)", "table.remove(found, 2)");
    assert!(seen.contains(&"script-tales-bluffer".to_owned()), "{seen:?}");
}

/// Every number in the sentences of cards: the card, which of its numbers it is, and where it stands.
fn numbers_of_rules(text: &str) -> Vec<(String, usize, std::ops::Range<usize>)> {
    let mut found: Vec<(String, usize, std::ops::Range<usize>)> = Vec::new();
    let mut card: Option<String> = None;
    let mut added: Option<String> = None;
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let here = line.trim_start_matches('[');
        if line.starts_with('[') {
            let id = here.strip_prefix("card.").and_then(|rest| rest.split(['.', ']']).next());
            card = id.map(str::to_owned);
        }
        // What a pack adds to a card for another pack is there only where both are played.
        if line.starts_with("extends") {
            added.clone_from(&card);
        }
        // What is not spoken of is not told, and how many copies there are is no rule of the card.
        let untold = line.starts_with('#') || line.starts_with("copies") || line.contains("unspoken");
        let told = card.as_ref().filter(|_| !untold && card != added);
        if let Some(card) = told {
            for (at, part) in line.split('\'').enumerate() {
                let from = start + (part.as_ptr() as usize - line.as_ptr() as usize);
                if at % 2 == 1 {
                    let words = part.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
                    for word in words.filter(|word| word.parse::<u32>().is_ok()) {
                        let place = from + (word.as_ptr() as usize - part.as_ptr() as usize);
                        let known = found.iter().filter(|(of, ..)| of == card).count();
                        found.push((card.clone(), known, place..place + word.len()));
                    }
                }
            }
        }
        start += line.len();
    }
    found
}

/// A number in a sentence of a card: the file, the card, and where it stands.
type Written = (String, String, std::ops::Range<usize>);

/// The pack with other numbers, unless nobody could play it so.
fn changed(pack: &PackFiles, all: &[PackFiles], places: &[Written], other: fn(u32) -> u32) -> Option<Game> {
    let mut pack = pack.clone();
    // From the end, so that what comes before stays where it is.
    for (path, _, place) in places.iter().rev() {
        let text = pack.files.get_mut(path).expect("the file");
        let number: u32 = text[place.clone()].parse().expect("a number");
        text.replace_range(place.clone(), &other(number).to_string());
    }
    check(&gather(&pack, all)).game
}

/// Counters in which a card remembers what was asked already: no player reads of them.
const REMEMBERED: &[&str] = &["asked for of this card", "asked of this card", "guests"];

/// Whether a number is nothing that a card tells: what it remembers, or for how many players it is in the game.
fn is_untold(pack: &PackFiles, (path, _, place): &Written) -> bool {
    let (before, after) = (&pack.files[path][..place.start], &pack.files[path][place.end..]);
    let before = before.trim_end().trim_end_matches(" is").trim_end_matches(" to");
    after.starts_with(" player") || REMEMBERED.iter().any(|counter| before.ends_with(counter))
}

/// A number in all sentences of a card that say it: a text may tell two sentences in one.
fn wherever_it_stands(pack: &PackFiles, (path, card, place): &Written) -> Vec<Written> {
    let text = &pack.files[path];
    let same =
        |(of, _, at): &(String, usize, std::ops::Range<usize>)| of == card && text[at.clone()] == text[place.clone()];
    let all = numbers_of_rules(text).into_iter().filter(same);
    all.map(|(card, _, at)| (path.clone(), card, at)).filter(|number| !is_untold(pack, number)).collect()
}

/// Every number of a rule is changed, and what players read changes with it, whoever has written it.
#[test]
fn every_number_of_every_card_is_told_as_it_is() {
    let all = packs();
    let mut changed_numbers = 0;
    let mut same: Vec<String> = Vec::new();
    for pack in &all {
        let as_it_is = game(pack, &all);
        let more = |places: &[Written]| changed(pack, &all, places, |number| number + 1);
        let fewer = |places: &[Written]| changed(pack, &all, places, |number| number.saturating_sub(1));
        for round in 0.. {
            let mut places: Vec<Written> = Vec::new();
            let mut any = false;
            for (path, text) in pack.files.iter().filter(|(path, _)| path.ends_with(".toml")) {
                assert!(!path.contains("rulings"), "{path}");
                let numbers = numbers_of_rules(text).into_iter().filter(|(_, at, _)| *at == round);
                let numbers = numbers.map(|(card, _, place)| (path.clone(), card, place));
                numbers
                    .inspect(|_| any = true)
                    .filter(|number| !is_untold(pack, number))
                    .for_each(|it| places.push(it));
            }
            if !any {
                break;
            }
            if places.is_empty() {
                continue;
            }
            // All at once; where that cannot be played, one by one, up or else down.
            let others: Vec<(Game, &[Written])> = match more(&places) {
                Some(other) => vec![(other, &places[..])],
                None => {
                    let single = places.chunks(1);
                    single.filter_map(|one| Some((more(one).or_else(|| fewer(one))?, one))).collect()
                }
            };
            for (other, places) in others {
                for number in places {
                    changed_numbers += 1;
                    let (path, card, place) = number;
                    let follows =
                        |other: &Game, language| texts(&as_it_is, card, language) != texts(other, card, language);
                    for language in ["en", "ru"].into_iter().filter(|language| !follows(&other, language)) {
                        let everywhere = more(&wherever_it_stands(pack, number));
                        if !everywhere.is_some_and(|other| follows(&other, language)) {
                            let number = &pack.files[path][place.clone()];
                            same.push(format!("{}: {card} says the same without {number} ({language})", pack.id));
                        }
                    }
                }
            }
        }
    }
    assert!(same.is_empty(), "{}", same.join("\n"));
    assert!(changed_numbers > 150, "only {changed_numbers} numbers were changed");
}

/// Every number that a script gives a name is changed, and some card that runs it says something else then. Every shipped script
/// gives its numbers names: then `check` refuses others in its texts.
#[test]
fn numbers_of_scripts_are_told_as_they_are() {
    let all = packs();
    let mut changed_numbers = 0;
    for pack in all.iter().filter(|pack| pack.files.keys().any(|path| path.ends_with(".luau"))) {
        let as_it_is = game(pack, &all);
        let cards: Vec<&str> = as_it_is.families.iter().map(|family| family.name.as_str()).collect();
        for (path, text) in pack.files.iter().filter(|(path, _)| path.ends_with(".luau")) {
            let named: Vec<&str> = text.lines().filter(|line| is_named_number(line)).collect();
            assert!(!named.is_empty(), "{}/{path} gives no number a name", pack.id);
            for line in named {
                let (name, number) = line.split_once(" = ").expect("a number");
                let number: i32 = number.parse().expect("a number");
                let mut other = pack.clone();
                let other_text = other.files.get_mut(path).expect("the script");
                *other_text = text.replacen(line, &format!("{name} = {}", number + 1), 1);
                let other = game(&other, &all);
                for language in ["en", "ru"] {
                    let follows = |card: &&str| texts(&as_it_is, card, language) != texts(&other, card, language);
                    assert!(cards.iter().any(follows), "{}: no text tells `{name}` ({language})", pack.id);
                }
                changed_numbers += 1;
            }
        }
    }
    assert!(changed_numbers >= 20, "only {changed_numbers} numbers of scripts were changed");
}

/// `local STAKE = 2`
fn is_named_number(line: &str) -> bool {
    let named = line.strip_prefix("local ").and_then(|rest| rest.split_once(" = "));
    named.is_some_and(|(name, number)| {
        name.chars().all(|sign| sign.is_ascii_uppercase() || sign == '_') && number.parse::<i32>().is_ok()
    })
}
