//! Games with more of everything than a byte, or the bits of a word, can number: the 260th is the 260th.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a large game is asked for, and timed")]

use std::fmt::Write;

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Thing};
use quarterdeck_dsl::vocabulary::{AttributeId, BoardId, CounterId, KindId, OptionId, QueryId, ResourceId, ZoneId};
use quarterdeck_runtime::{Save, Table};

const HEAD: &str = "[pack]\nversion = \"0.1.0\"\nplayers = [1, 2]\n";

/// So many tables, `{}` being the number of each.
fn many(count: usize, table: &str) -> String {
    (0..count).fold(String::new(), |mut text, at| {
        let _ = writeln!(text, "{}", table.replace("{}", &at.to_string()));
        text
    })
}

/// 300 of everything. A round is won by who has many points of the last sort.
fn three_hundred() -> Table {
    let mut text = HEAD.to_owned();
    for table in [
        "[kind.sort_{}]",
        "[attribute.size_{}]",
        "[resource.point_{}]",
        "[zone.pile_{}]",
        "[board.track_{}]\nplace = \"field_{}\"\nmost = 2",
        "[counter.tally_{}]\nof = \"player\"",
        "[query.worth_{}]\nof = \"player\"\nbase = {}",
        "[query.height_{}]\nbase = 'cards in pile_{}'",
        "[event.signal_{}]",
        "[option.choice_{}]\ndefault = {}",
        "[action.act_{}]\ndo = ['set your tally {} to {}', 'gain 1 point {}', 'announce signal {}']",
        "[[rule]]\nevent = 'signal_{}'\ndo = 'raise your tally {} by 1000'",
    ] {
        text.push_str(&many(300, table));
    }
    text.push_str(&many(
        300,
        "[card.card_{}]\nkind = \"sort_{}\"\nsize_{} = {}\nstarts_in = \"pile_{}\"\ncopies = [{ count = 2 }]",
    ));
    text.push_str("[zone.desk]\nper = \"player\"\nheld = true\n[card.helper]\nkind = \"sort_1\"\nper = \"player\"\n");
    text.push_str(
        "starts_in = \"desk\"\nchanges = [{ query = \"worth_259\", by = 5 }, { query = \"worth_3\", by = 7 }]\n",
    );
    let acts: Vec<String> = (0..300).map(|at| format!("\"act_{at}\"")).collect();
    text.push_str("[phase.match]\nsteps = [\"turn\"]\nrepeats = true\nafter = { if = 'the active player has at least 900 point_299', do = 'end the match' }\n");
    let _ = writeln!(text, "[phase.turn]\neach = 'player'\nactive = true\nlimit = 1\nactions = [{}]", acts.join(", "));
    text.push_str("[finish]\nrank = ['your point_299']\n");
    table_of(game_of(&small_pack(&text, "")), seats(1, 1, &[]))
}

#[test]
fn the_260th_is_the_260th() {
    let mut table = three_hundred();
    for at in [3, 64, 255, 259, 299] {
        table.decide_by_id(&format!("act_{at}")).unwrap_or_else(|error| panic!("{error:?}"));
    }
    let position = table.now().position();
    let done = |at: usize| [3, 64, 255, 259, 299].contains(&at);
    for at in 0..300 {
        let tally = position.counter(CounterId::at(at), Thing::Player(0));
        assert_eq!(tally, if done(at) { 1000 + at as i32 } else { 0 }, "tally {at}");
        assert_eq!(position.resource(ResourceId::at(at), 0), i32::from(done(at)), "point {at}");
        assert_eq!(position.option(OptionId::at(at)), at as i32, "option {at}");
        assert_eq!(position.places(BoardId::at(at)).1, 2, "board {at}");
        let more = match at {
            3 => 7,
            259 => 5,
            _ => 0,
        };
        assert_eq!(position.query(QueryId::at(at), Thing::Player(0), 0), at as i32 + more, "query {at}");
        let pile: Vec<CardAt> = position.cards_in(position.zone(ZoneId::at(at), None)).collect();
        assert_eq!(pile.len(), 2, "pile {at}");
        for other in [3, 67, 195, 259, at] {
            let is = other == at;
            assert_eq!(position.is_kind(pile[0], KindId::at(other), false), is, "card {at}, kind {other}");
            let size = position.attribute(Thing::Card(pile[0]), AttributeId::at(other));
            assert_eq!(size, is.then_some(at as i32), "card {at}, attribute {other}");
            let none = position.has_no_kind(position.zone(ZoneId::at(at), None), KindId::at(other), false);
            assert!(!(is && none), "pile {at}, kind {other}");
        }
    }
    // A save keeps all of it apart, too.
    let save = Save::read(&Save::of(&table).write()).unwrap_or_else(|error| panic!("{error:?}"));
    let opened = save.open(table.game().clone()).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(opened.table.now().snapshot(), table.now().snapshot());
}

#[test]
fn a_card_brings_seventy_actions_and_each_is_used_once() {
    let acts: Vec<String> = (0..70).map(|at| format!("\"act_{at}\"")).collect();
    let acts = acts.join(", ");
    let text = format!(
        "{HEAD}[kind.tool]\n[zone.desk]\nper = \"player\"\nheld = true\n[counter.tally]\n\
         [card.knife]\nkind = \"tool\"\nper = \"player\"\nstarts_in = \"desk\"\nactions = [{acts}]\n\
         [phase.match]\nsteps = [\"turn\"]\nrepeats = true\nafter = {{ if = 'the tally is at least 140', do = 'end the match' }}\n\
         [phase.turn]\neach = 'player'\nactive = true\nactions = [{acts}]\n[finish]\nrank = ['the tally']\n{}",
        many(70, "[action.act_{}]\nof = \"card\"\nonce = \"turn\"\ndo = 'raise the tally by 1'"),
    );
    let mut table = table_of(game_of(&small_pack(&text, "")), seats(1, 1, &[]));
    // The 5th, 35th and 65th would be one bit of one counter.
    for (used, at) in [64, 4, 34, 69, 0].into_iter().enumerate() {
        table.decide_by_id(&format!("act_{at} knife")).unwrap_or_else(|error| panic!("{error:?}"));
        let ids = table.now().option_ids();
        assert_eq!(ids.len(), 69 - used);
        assert!(!ids.contains(&format!("act_{at} knife")));
    }
    while table.now().winners().is_none() {
        table.decide(0).unwrap_or_else(|error| panic!("{error:?}"));
    }
    assert_eq!(table.now().position().counter(CounterId::at(0), Thing::Nothing), 140, "each once in each of two turns");
}

#[test]
fn of_many_different_cards_each_is_offered_once() {
    let text = format!(
        "{HEAD}[kind.gem]\n[zone.hand]\nper = \"player\"\nheld = true\n[zone.pile]\n\
         [phase.match]\nsteps = [\"turn\"]\nrepeats = true\nafter = {{ if = 'there are at least 3 cards in the pile', do = 'end the match' }}\n\
         [phase.turn]\neach = 'player'\nactive = true\nlimit = 1\nactions = [\"throw\", \"pick\"]\n\
         [action.throw]\nchoose = 'a card in your hand'\ndo = 'move it to the pile'\n\
         [action.pick]\ndo = 'move 1 card in your hand to the pile'\n[finish]\nrank = ['cards in your hand']\n{}",
        many(60, "[card.gem_{}]\nkind = \"gem\"\nper = \"player\"\nstarts_in = \"hand\"\ncopies = [{ count = 3 }]"),
    );
    let mut table = table_of(game_of(&small_pack(&text, "")), seats(1, 1, &[]));
    let ids = table.now().option_ids();
    assert_eq!(ids.len(), 61, "one for each sort of card, and the other action");
    assert_eq!(ids.iter().filter(|id| id.contains('#')).count(), 0, "{ids:?}");
    table.decide_by_id("pick").unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(table.now().option_ids().len(), 60);
}

/// A large game: so many cards with a name of their own, ten of each.
fn large(families: usize) -> String {
    format!(
        "{HEAD}[kind.gem]\n[kind.stone]\n[attribute.size]\n[zone.deck]\nseen_by = \"nobody\"\n[zone.pile]\n[zone.hand]\nper = \"player\"\nheld = true\n\
         [words]\ndraws_from = \"deck\"\ndraws_to = \"hand\"\n[setup]\ndo = ['shuffle the deck', 'each player draws 5 cards']\n\
         [phase.match]\nsteps = [\"turn\"]\nrepeats = true\nafter = {{ if = 'there are at least 40 cards in the pile', do = 'end the match' }}\n\
         [phase.turn]\neach = 'player'\nactive = true\nlimit = 1\nactions = [\"throw\", \"take\"]\n\
         [action.throw]\nchoose = 'a card in your hand'\ndo = 'move it to the pile'\n\
         [action.take]\nif = 'there are stones in the deck'\ndo = 'draw 1 card'\n[finish]\nrank = ['cards in your hand']\n{}",
        many(families, "[card.gem_{}]\nkind = [\"gem\", \"stone\"]\nsize = 3\ncopies = [{ count = 10 }]"),
    )
}

/// With `QUARTERDECK_LARGE` set it is 100,000 cards with a name of their own, and 1,000,000 in all.
#[test]
fn a_large_box_is_opened_and_played() {
    let families = if std::env::var_os("QUARTERDECK_LARGE").is_some() { 100_000 } else { 5_000 };
    let game = game_of(&small_pack(&large(families), ""));
    assert_eq!(game.families.len(), families);
    let mut table = table_of(game, seats(2, 1, &[]));
    assert_eq!(table.now().position().cards(), families * 10);
    for at in [0, 1, 2, 0, 1] {
        table.decide(at).unwrap_or_else(|error| panic!("{error:?}"));
    }
    let position = table.now().position();
    let last = CardAt::at(families * 10 - 1);
    assert_eq!(position.card_id(last), format!("gem_{}", families - 1));
    assert_eq!(table.decisions().len(), 5);
}
