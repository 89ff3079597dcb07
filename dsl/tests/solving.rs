//! Requirements are solved exactly: every different way once, wildcards and all.

use crate::common::{COIN, FAMILIES, Words, vocabulary};
use crate::table::Table;
use quarterdeck_dsl::parse;
use quarterdeck_dsl::resolve::{self, Scope};
use quarterdeck_dsl::solve::{self, Way};
use quarterdeck_dsl::syntax::Deed;
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::tree::{Context, Measure};
use quarterdeck_dsl::{explain, tree};

fn requirement(text: &str) -> tree::Requirement {
    resolve::requirement(text, &vocabulary(), &Scope::default()).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// The ways as names of the cards that leave, each sorted.
fn ways(text: &str, table: &Table) -> Vec<String> {
    solve::ways(&requirement(text), &Context::default(), table).iter().map(|way| named(way, table)).collect()
}

fn named(way: &Way, table: &Table) -> String {
    let mut names: Vec<String> = way
        .cards
        .iter()
        .map(|(_, card)| FAMILIES[usize::from(table.cards[usize::from(*card)].family)].to_owned())
        .collect();
    names.sort();
    for (_, measure, amount) in &way.amounts {
        let name = if *measure == Measure::Resource(COIN) { "coins" } else { "others" };
        names.push(format!("{amount} {name}"));
    }
    names.join(", ")
}

#[test]
fn a_wildcard_stands_for_any_profession_where_wildcards_are_allowed() {
    let table = Table::new().with("priest").with("jack_of_all_trades");
    assert_eq!(ways("discard 2 priests, wildcards allowed", &table), ["jack_of_all_trades, priest"]);
    assert!(ways("discard 2 priests", &table).is_empty());
}

#[test]
fn every_different_way_is_listed_once() {
    let table = Table::new().with("priest").with("priest").with("priest").with("jack_of_all_trades");
    assert_eq!(ways("discard 2 priests, wildcards allowed", &table), ["priest, priest", "jack_of_all_trades, priest"]);
}

#[test]
fn one_wildcard_fills_one_gap_only() {
    let table = Table::new().with("priest").with("jack_of_all_trades");
    assert!(ways("discard 1 captain and 1 settler, wildcards allowed", &table).is_empty());
    let table = table.with("captain");
    assert_eq!(ways("discard 1 captain and 1 settler, wildcards allowed", &table), ["captain, jack_of_all_trades"]);
}

#[test]
fn an_assignment_is_found_even_if_the_first_choice_is_wrong() {
    // The wildcard must not be spent on the captain, for nothing else is a settler.
    let table = Table::new().with("jack_of_all_trades").with("captain").with("priest");
    assert_eq!(
        ways("discard 1 captain and 1 settler and 1 priest, wildcards allowed", &table),
        ["captain, jack_of_all_trades, priest"]
    );
}

#[test]
fn exactly_as_many_cards_leave_as_are_asked_for() {
    let table = Table::new().with("priest").with("priest").with("priest");
    let found = solve::ways(&requirement("discard 2 priests"), &Context::default(), &table);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].cards.len(), 2);
    assert!(found[0].cards.iter().all(|(deed, _)| *deed == Deed::Discard));
}

#[test]
fn held_cards_are_not_those_discarded_for_the_same_requirement() {
    let table = Table::new().with("priest");
    assert!(ways("discard 1 priest and hold 1 priest", &table).is_empty());
    assert!(ways("hold 1 priest and discard 1 priest", &table).is_empty());
    let table = table.with("priest");
    assert_eq!(ways("discard 1 priest and hold 1 priest", &table), ["priest"]);
}

#[test]
fn what_is_held_is_looked_at_when_the_payment_is_gone() {
    // A pirate has two sabres; without it one sabre is left.
    let table = Table::new().with("pirate").with("sailor");
    assert!(ways("discard 1 pirate and hold 2 sabres", &table).is_empty());
    assert_eq!(ways("discard 1 sailor and hold 2 sabres", &table), ["sailor"]);
}

#[test]
fn one_held_card_serves_several_held_terms() {
    let table = Table::new().with("pirate");
    assert_eq!(ways("hold 1 character and 1 pirate and 2 sabres", &table), [""]);
}

#[test]
fn alternatives_are_each_a_way() {
    let table = Table::new().with("priest").with("captain").coins(3);
    assert_eq!(ways("discard 1 priest or 1 captain", &table), ["priest", "captain"]);
    assert_eq!(ways("pay 2 coins or 4 coins", &table), ["2 coins"]);
}

#[test]
fn deeds_can_be_alternatives() {
    let table = Table::new().with("priest").with("captain").coins(6);
    assert_eq!(ways("discard 1 priest or pay 6 coins", &table), ["priest", "6 coins"]);
    assert_eq!(ways("pay 6 coins or discard 1 priest", &table), ["6 coins", "priest"], "in the order of the sentence");
    assert_eq!(ways("discard 1 settler or pay 6 coins", &table), ["6 coins"], "what cannot be met drops out");
    assert!(ways("discard 1 settler or pay 7 coins", &table).is_empty());
    assert_eq!(ways("pay 6 coins or pay 2 coins", &table), ["6 coins", "2 coins"], "a dearer way is a way");
    assert_eq!(ways("hold 1 priest or pay 2 coins", &table), ["", "2 coins"]);
    assert_eq!(ways("pay 2 coins or discard 2 coins", &table), ["2 coins"], "the same is listed once");
    assert_eq!(
        ways("pay 2 coins or give 2 coins", &table),
        ["2 coins", "2 coins"],
        "one to the stock, one to a player"
    );
    assert_eq!(ways("(pay 2 coins and pay 1 coin) or pay 3 coins", &table), ["2 coins, 1 coins"]);
}

#[test]
fn brackets_say_what_belongs_together() {
    let table = Table::new().with("priest").with("captain").coins(6);
    assert_eq!(
        ways("discard 1 priest and (discard 1 captain or pay 4 coins)", &table),
        ["captain, priest", "priest, 4 coins"]
    );
    assert_eq!(ways("(discard 1 priest and 1 captain) or pay 4 coins", &table), ["captain, priest", "4 coins"]);
    assert_eq!(ways("(discard 1 priest or pay 4 coins) and pay 4 coins", &table), ["priest, 4 coins"]);
    // What is held is looked at when the way it belongs to is gone.
    assert_eq!(ways("(discard 1 priest and hold 1 priest) or pay 4 coins", &table), ["4 coins"]);
    assert_eq!(ways("hold 1 priest and (discard 1 priest or pay 4 coins)", &table), ["4 coins"]);
    assert_eq!(ways("(hold 1 priest or 2 settlers) and (discard 1 priest or pay 4 coins)", &table), ["4 coins"]);
}

#[test]
fn a_wildcard_is_spent_on_one_alternative_only() {
    let table = Table::new().with("jack_of_all_trades").with("priest");
    assert_eq!(
        ways("discard 1 settler and (discard 1 captain or 1 priest), wildcards allowed", &table),
        ["jack_of_all_trades, priest"]
    );
    assert_eq!(
        ways("discard 1 captain or discard 1 settler, wildcards allowed", &table),
        ["jack_of_all_trades"],
        "whichever it stands for"
    );
}

#[test]
fn kinds_can_be_alternatives() {
    // Frigates are ships; 0, 1 and 2 are the first colors.
    let table = Table::new().ship("frigate", 0).ship("galleon", 1).ship("frigate", 2);
    assert_eq!(ways("discard 2 ships with red or blue", &table), ["frigate, galleon"]);
    assert_eq!(ways("discard 1 ship with red or blue", &table), ["frigate", "galleon"]);
    assert!(ways("discard 3 ships with red or blue", &table).is_empty());
    assert_eq!(ways("hold 3 ships with red or blue or black", &table), [""]);
    assert_eq!(ways("discard 1 ship with red or blue or hold 4 ships", &table), ["frigate", "galleon"]);
}

#[test]
fn more_ways_than_are_listed_are_known_to_be_there() {
    let fleet = (0..60).fold(Table::new(), |table, at| table.ship("frigate", at));
    let more = |text: &str| solve::more_ways(&requirement(text), &Context::default(), &fleet);
    assert_eq!(ways("discard 2 ships", &fleet).len(), solve::MOST_WAYS);
    assert!(more("discard 2 ships"));
    assert!(!more("discard 1 ship"));
    let squadron = (0..10).fold(Table::new(), |table, at| table.ship("frigate", at));
    assert_eq!(ways("discard up to 10 ships", &squadron).len(), solve::MOST_WAYS, "just as many as are listed");
    assert!(!solve::more_ways(&requirement("discard up to 10 ships"), &Context::default(), &squadron));
}

#[test]
fn many_cards_and_many_ways_are_all_there() {
    let fleet = |colors: i32| (0..2 * colors).fold(Table::new(), |table, at| table.ship("frigate", at % colors));
    assert_eq!(ways("discard 1 ship", &fleet(40)).len(), 40, "alike ships once, however many others lie between");
    assert_eq!(ways("discard 2 ships of different colors", &fleet(40)).len(), 40 * 39 / 2);
    assert_eq!(ways("discard 2 ships of the same color", &fleet(40)).len(), 40);
    assert_eq!(ways("hold 300 ships of different colors", &fleet(300)).len(), 1, "no color is taken for another");
    assert!(ways("hold 301 ships of different colors", &fleet(300)).is_empty());
}

#[test]
fn amounts_of_one_resource_add_up() {
    let table = Table::new().coins(5);
    assert_eq!(ways("pay 3 coins and discard 2 coins", &table), ["3 coins, 2 coins"]);
    assert!(ways("pay 3 coins and discard 3 coins", &table).is_empty());
}

#[test]
fn cards_of_different_colors_differ() {
    let table = Table::new().ship("frigate", 0).ship("frigate", 0).ship("galleon", 1);
    assert_eq!(ways("discard 2 ships of different colors", &table), ["frigate, galleon"]);
    assert!(ways("discard 3 ships of different colors", &table).is_empty());
    assert_eq!(ways("hold 2 ships of different colors", &table), [""]);
    assert!(ways("hold 3 ships of different colors", &table).is_empty());
}

#[test]
fn what_is_missing_is_said_with_numbers() {
    let table = Table::new().with("ares_pirate").with("pirate").with("sailor");
    let wanted = "discard 2 ares pirates and hold 2 sabres";
    assert_eq!(
        told(wanted, &table, &Words::english()),
        ["all of these: no", "  Ares pirates (1 of 2): no", "  sabres (3 of 2): yes",]
    );
    assert_eq!(
        told(wanted, &table, &Words::russian()),
        ["всё из этого: нет", "  пираты Ареса (1 из 2): нет", "  сабли (3 из 2): да",]
    );
}

/// What is missing, as an indented tree.
fn told(text: &str, table: &Table, words: &Words) -> Vec<String> {
    explain::requirement(&requirement(text), &Context::default(), table, &vocabulary(), words).lines(words)
}

#[test]
fn what_is_missing_is_said_for_each_way() {
    let table = Table::new().with("ares_pirate").with("sailor").coins(2);
    let wanted = "(discard 2 ares pirates and hold 2 sabres) or pay 6 coins";
    assert_eq!(
        told(wanted, &table, &Words::english()),
        [
            "any of these: no",
            "  all of these: no",
            "    Ares pirates (1 of 2): no",
            "    sabres (1 of 2): no",
            "  coins (2 of 6): no",
        ]
    );
    assert_eq!(
        told(wanted, &table, &Words::russian()),
        [
            "хотя бы одно из этого: нет",
            "  всё из этого: нет",
            "    пираты Ареса (1 из 2): нет",
            "    сабли (1 из 2): нет",
            "  монеты (2 из 6): нет",
        ]
    );
}

#[test]
fn a_way_whose_parts_cannot_be_met_at_once_is_said_to_be_so() {
    let table = Table::new().with("jack_of_all_trades").coins(2);
    assert_eq!(
        told("(discard 1 captain and 1 settler) or pay 3 coins, wildcards allowed", &table, &Words::english()),
        [
            "any of these: no",
            "  all of these: no",
            "    captain (1 of 1): yes",
            "    settler (1 of 1): yes",
            "    discard 1 captain and 1 settler: each part can be met, but not all of them at once: no",
            "  coins (2 of 3): no",
        ]
    );
}

#[test]
fn parts_that_cannot_be_met_at_once_are_said_to_be_so() {
    let table = Table::new().with("jack_of_all_trades");
    let lines = told("discard 1 captain and 1 settler, wildcards allowed", &table, &Words::english());
    assert_eq!(lines.last().map(String::as_str), Some("  each part can be met, but not all of them at once: no"));
    assert_eq!(lines[0], "all of these: no");
}

#[test]
fn a_condition_is_explained_with_its_values() {
    let table = Table::new().with("pirate").with("sailor").coins(4);
    let v = vocabulary();
    let text = "you have at least 2 sabres and (you have 5 coins or you have no jester) and not you have 2 pirates";
    let tree = resolve::condition(text, &v, &Scope::default()).unwrap_or_else(|problems| panic!("{problems:?}"));
    let part = explain::condition(&tree, &Context::default(), &table, &v, &Words::english());
    assert_eq!(
        part.lines(&Words::english()),
        [
            "all of these: yes",
            "  you have at least 2 sabres (now 3): yes",
            "  any of these: yes",
            "    you have at least 5 coins (now 4): no",
            "    you have no jesters (now 0): yes",
            "  you have at most 1 pirate (now 1): yes",
        ]
    );
    let part = explain::condition(&tree, &Context::default(), &table, &v, &Words::russian());
    assert_eq!(
        part.lines(&Words::russian()),
        [
            "всё из этого: да",
            "  у вас не менее 2 сабель (сейчас 3): да",
            "  хотя бы одно из этого: да",
            "    у вас не менее 5 монет (сейчас 4): нет",
            "    у вас нет шутов (сейчас 0): да",
            "  у вас не более 1 пирата (сейчас 1): да",
        ]
    );
}

#[test]
fn a_reading_says_what_each_word_means() {
    let v = vocabulary();
    let sentence = parse("discard 2 red ships in your hand or 5 coins", Form::Requirement, &v)
        .unwrap_or_else(|problem| panic!("{problem:?}"));
    let expected = "\
discard
  any one of these
    things: 2 red ships in your hand
      `2`: how many
      `red`: a value of `color`
      `ships`: a kind of card
      only those `in your hand`
        things: your hand
          `your`: of the player spoken to
          `hand`: a zone that every player has
    things: 5 coins
      `5`: how many
      `coins`: a number printed on a card or place, or a resource of players";
    assert_eq!(explain::reading(&sentence, &v), expected);
}

#[test]
fn of_several_kinds_any_mix_will_do() {
    let table = Table::new().with("captain").with("priest").with("priest").with("sailor");
    assert_eq!(ways("discard 2 captains or priests", &table), ["captain, priest", "priest, priest"]);
    assert_eq!(ways("discard 1 captain or priest or sailor", &table), ["captain", "priest", "sailor"]);
    // A number of its own makes it another way.
    assert_eq!(
        ways("discard 2 captains or priests or 1 sailor", &table),
        ["captain, priest", "priest, priest", "sailor"]
    );
    assert!(ways("discard 4 captains or priests", &table).is_empty());
    assert_eq!(ways("hold 3 captains or priests and discard 1 sailor or captain", &table), ["sailor"]);
    let ships = Table::new().ship("frigate", 0).ship("galleon", 0).ship("galleon", 1);
    assert_eq!(
        ways("discard 2 frigates or galleons of different colors", &ships),
        ["frigate, galleon", "galleon, galleon"]
    );
}

#[test]
fn a_wildcard_may_be_any_of_several_kinds() {
    let table = Table::new().with("priest").with("jack_of_all_trades").with("sailor");
    assert!(ways("discard 2 captains or priests", &table).is_empty());
    assert_eq!(ways("discard 2 captains or priests, wildcards allowed", &table), ["jack_of_all_trades, priest"]);
    // It is spent once.
    assert!(ways("discard 2 captains or priests and 1 settler, wildcards allowed", &table).is_empty());
}
