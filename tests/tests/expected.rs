//! Sentences with the answer that a reader of English expects. The reference evaluator must give it; the engine gives it
//! too, or refuses the sentence.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::tree::{CardAt, Context, Thing};
use quarterdeck_tests::meaning::compare::meant;
use quarterdeck_tests::meaning::engine::{Answer, answer};
use quarterdeck_tests::meaning::tables::Stand;
use quarterdeck_tests::probe;

/// What is expected.
#[derive(Clone, Copy, Debug)]
enum Expected {
    /// This number.
    Is(i32),
    /// True or false.
    Says(bool),
    /// So many ways.
    Ways(usize),
    /// So many things.
    Things(usize),
    /// No meaning.
    Refused,
}

use Expected::{Is, Refused, Says, Things, Ways};

/// `it` is the boulder at the bottom of the deck, you are the first player, who is active; nobody is spoken of.
const CASES: &[(Form, &str, Expected)] = &[
    // `else` is no part of what is had.
    (Form::Condition, "it has red else it", Refused),
    (Form::Condition, "the first cell has a rock else it", Refused),
    // Order words and numbers.
    (Form::Amount, "total weight of the top card in the deck", Is(1)),
    (Form::Amount, "total weight of the bottom 2 cards in the deck", Is(10)),
    (Form::Amount, "the top 2 cards in the deck", Is(2)),
    (Form::Amount, "weight of the top card in the tray", Is(5)),
    (Form::Amount, "weight of the bottom card of the deck", Is(8)),
    (Form::Amount, "1 per 5 cards in the deck", Is(0)),
    (Form::Amount, "1 per 2 cards in the deck", Is(1)),
    (Form::Amount, "2 per card in the deck", Is(6)),
    (Form::Amount, "cards in the deck divided by 2, rounded down", Is(1)),
    (Form::Amount, "cards in the deck divided by 2, rounded up", Is(2)),
    (Form::Amount, "2 times cards in the deck divided by 4, rounded up", Is(2)),
    (Form::Amount, "(1 minus cards in the deck) divided by 4, rounded down", Is(-1)),
    (Form::Amount, "(1 minus cards in the deck) divided by 4, rounded up", Is(0)),
    (Form::Amount, "cards in the deck divided by (0 minus 2), rounded down", Is(-2)),
    (Form::Amount, "cards in the deck divided by cards on the track, rounded up", Is(0)),
    (Form::Amount, "cards in the deck divided by 0, rounded up", Refused),
    (Form::Amount, "7, at most cards in the deck", Is(3)),
    (Form::Amount, "1, at least weight of the top card in the tray", Is(5)),
    (Form::Amount, "7, at most total weight of the bottom 2 cards in the deck", Is(7)),
    (Form::Amount, "cards in the deck plus 4, at most (cards in the deck times 2), at least 1", Is(6)),
    (Form::Amount, "7, at most 3 cards in the deck", Refused),
    (Form::Amount, "7, at most a card in the deck", Refused),
    (Form::Amount, "a card in the deck", Refused),
    (Form::Amount, "no card in the deck", Refused),
    (Form::Condition, "the bottom card of the deck is a heavy", Says(true)),
    (Form::Condition, "the top card of the deck is a heavy", Says(false)),
    (Form::Condition, "you hold the top card of the deck", Says(false)),
    (Form::Condition, "the first cell is empty", Says(true)),
    (Form::Condition, "the track has 3 cells", Says(true)),
    (Form::Condition, "the track has 40 empty cells", Says(false)),
    (Form::Condition, "the track has all cells", Says(true)),
    (Form::Condition, "the track has a rock", Says(false)),
    (Form::Selection, "the top card in the deck", Things(1)),
    (Form::Selection, "the first 2 players clockwise from you", Things(2)),
    (Form::Selection, "the last player clockwise from the first player", Things(1)),
    (Form::Selection, "2 cards in the deck", Refused),
    // `not exactly`.
    (Form::Amount, "cards in the deck with weight not exactly 2", Is(2)),
    (Form::Amount, "cards you hold with weight not exactly 2", Is(0)),
    (Form::Selection, "player with tokens not exactly 3", Things(1)),
    (Form::Condition, "cards in the deck are not exactly 3", Says(false)),
    (Form::Condition, "your tokens are not exactly 3", Says(true)),
    (Form::Condition, "your tokens are not at least 6", Says(true)),
    // Brackets.
    (Form::Amount, "cards in the tray of the color of (the card you hold with the most marks)", Is(1)),
    (Form::Amount, "cards of the color of (the first card in the deck) in the tray", Is(2)),
    (Form::Amount, "weight of (the top card of the tray)", Is(5)),
    (Form::Amount, "weight of (the top card of the tray) in the deck", Refused),
    (Form::Amount, "cards held by (players with the fewest tokens)", Is(0)),
    // Ordinals.
    (Form::Amount, "weight of the second card of the deck", Is(2)),
    (Form::Amount, "weight of the 3rd card in the deck", Is(8)),
    (Form::Amount, "weight of the fourth card in the deck", Is(0)),
    (Form::Amount, "the second card in the deck", Is(1)),
    (Form::Amount, "the fifth card in the deck", Is(0)),
    (Form::Condition, "the second player clockwise from you is the last opponent", Says(false)),
    (Form::Condition, "the second player clockwise from you is the first opponent", Says(true)),
    (Form::Condition, "the second opponent is the last opponent", Says(true)),
    (Form::Condition, "it is the third card of the deck", Says(true)),
    (Form::Selection, "the second 2 players", Refused),
    (Form::Selection, "the 0th player", Refused),
    (Form::Selection, "the 2nd player clockwise from you", Things(1)),
    // The most of cards and places.
    (Form::Amount, "the most weight of cards in the deck", Is(8)),
    (Form::Amount, "the least weight of cards in the deck", Is(1)),
    (Form::Amount, "the greatest weight of cards in the tray with color red", Refused),
    (Form::Amount, "the greatest weight of red cards in the tray", Is(6)),
    (Form::Amount, "the least weight of cards you hold", Is(0)),
    (Form::Amount, "weight of the card in the deck with the most weight", Is(8)),
    (Form::Amount, "weight of the card with the most weight in the deck", Is(8)),
    (Form::Amount, "cards in the tray with the fewest marks", Is(3)),
    (Form::Amount, "cards in the tray with the fewest marks with the most weight", Is(1)),
    (Form::Amount, "cards you hold with the fewest weight", Is(0)),
    (Form::Amount, "cells with the fewest heat", Is(4)),
    (Form::Condition, "it is the card in the deck with the most weight", Says(true)),
    (Form::Condition, "it is the card in the deck with the fewest weight", Says(false)),
    (Form::Condition, "it is a card with the most weight", Refused),
    (Form::Condition, "you hold a card with the most weight", Refused),
    (Form::Condition, "you have the card in the tray with the most weight", Says(false)),
    (Form::Selection, "card in the tray with the most weight", Things(1)),
    (Form::Selection, "card in the tray with the most color", Refused),
    // Values.
    (Form::Amount, "distinct color of cards in the tray", Is(2)),
    (Form::Amount, "cards in the tray of different colors", Is(2)),
    (Form::Amount, "cards in the tray of the same color", Is(2)),
    (Form::Amount, "cards in the deck of its color", Is(1)),
    (Form::Amount, "cards in the deck of the color of the beacon", Is(0)),
    (
        Form::Condition,
        "the color of the first pebble in the deck is the color of the last pebble in the deck",
        Says(false),
    ),
    (Form::Condition, "its color is the color of the beacon", Says(false)),
    (Form::Condition, "its color is blue", Says(true)),
    // What stands behind `is`.
    (Form::Condition, "it is no rock", Says(false)),
    (Form::Condition, "it is no lantern", Says(true)),
    (Form::Condition, "it is not a lantern", Says(true)),
    (Form::Condition, "it is the bottom card of the deck", Says(true)),
    (Form::Condition, "it is the top card of the deck", Says(false)),
    (Form::Condition, "it is 3 rocks", Refused),
    (Form::Condition, "the boulder is a card you hold", Says(false)),
    (Form::Condition, "you are a player", Says(true)),
    (Form::Condition, "you are the active player", Says(true)),
    (Form::Condition, "the owner of the beacon is you", Says(true)),
    // Several things before `is` and `has`.
    (Form::Condition, "at least 2 cards in the tray are red", Says(true)),
    (Form::Condition, "at least 2 cards in the tray are not red", Says(false)),
    (Form::Condition, "all cards in the tray are papers", Says(true)),
    (Form::Condition, "no card in the tray is blue", Says(true)),
    (Form::Condition, "cards in the tray are 3", Says(true)),
    (Form::Condition, "no player holds a lantern", Says(false)),
    (Form::Condition, "a player holds a lantern", Says(true)),
    (Form::Condition, "at least 2 players hold a lantern", Says(false)),
    (Form::Condition, "each player holds a lantern", Says(false)),
    (Form::Condition, "you hold all lanterns", Says(true)),
    (Form::Condition, "you hold all papers", Says(false)),
    (Form::Condition, "you hold 0 lanterns", Says(false)),
    (Form::Condition, "you hold the beacon", Says(true)),
    (Form::Condition, "you have 2 or 3 tokens", Says(false)),
    (Form::Condition, "you have exactly 5 tokens", Says(true)),
    (Form::Condition, "opponents together hold 2 lanterns", Says(false)),
    (Form::Condition, "opponents together have exactly 6 tokens", Says(true)),
    (Form::Condition, "you and the first player together have 8 tokens", Says(false)),
    (Form::Amount, "tokens of the opponent with the most tokens", Is(3)),
    (Form::Condition, "you have the most tokens", Says(true)),
    (Form::Condition, "each opponent has the fewest tokens", Says(true)),
    (Form::Condition, "there are 3 players", Says(true)),
    (Form::Condition, "there are 2 players", Says(false)),
    (Form::Condition, "there are 2 papers in the tray", Says(true)),
    (Form::Condition, "the deck and the tray together hold at least 6 cards", Says(true)),
    (Form::Condition, "there is a player with 2 cards in their street", Says(true)),
    // Who is spoken of, and where.
    (Form::Condition, "their tokens are 3", Refused),
    (Form::Amount, "cards in your tray", Refused),
    (Form::Amount, "cards in the street", Refused),
    (Form::Amount, "cards", Refused),
    (Form::Selection, "other players", Things(2)),
    (Form::Selection, "other rocks in the deck", Things(2)),
    (Form::Selection, "another rock in the deck", Refused),
    (Form::Amount, "the most tokens of opponents", Is(3)),
    // Requirements.
    (Form::Requirement, "pay all your tokens", Ways(1)),
    (Form::Requirement, "pay no tokens", Ways(1)),
    (Form::Requirement, "pay 1 or 2 tokens", Ways(2)),
    (Form::Requirement, "pay up to 2 tokens", Ways(3)),
    (Form::Requirement, "pay 6 tokens", Ways(0)),
    (Form::Requirement, "pay tokens", Refused),
    (Form::Requirement, "discard all lanterns", Ways(1)),
    (Form::Requirement, "discard a lantern", Ways(2)),
    (Form::Requirement, "discard 2 lanterns of the same color", Ways(0)),
    (Form::Requirement, "discard 2 lanterns of different colors", Ways(1)),
    (Form::Requirement, "discard a lantern and hold 2 lanterns", Ways(0)),
    // Alternatives of deeds and of what cards have.
    (Form::Requirement, "discard a lantern or pay 2 tokens", Ways(3)),
    (Form::Requirement, "discard 3 lanterns or pay 2 tokens", Ways(1)),
    (Form::Requirement, "pay 2 tokens or pay 3 tokens", Ways(2)),
    (Form::Requirement, "hold 2 lanterns or pay 3 tokens", Ways(2)),
    (Form::Requirement, "hold 2 lanterns and (discard a lantern or pay 3 tokens)", Ways(1)),
    (Form::Requirement, "(hold 2 lanterns and discard a lantern) or pay 3 tokens", Ways(1)),
    (Form::Requirement, "hold 2 lanterns and discard a lantern or pay 3 tokens", Refused),
    (Form::Requirement, "discard a lantern or a beacon and pay 1 token", Ways(2)),
    (Form::Requirement, "discard a lantern with red or rocks", Refused),
    (Form::Condition, "it is a rock with red or heavy", Refused),
    (Form::Requirement, "discard a lantern with red or green", Ways(2)),
    (Form::Requirement, "discard 2 lanterns with red or blue", Ways(0)),
    (Form::Condition, "it is a rock with red or blue", Says(true)),
    (Form::Condition, "it is a rock with red or green", Says(false)),
    (Form::Condition, "it is a rock with red or green or it is a rock", Says(true)),
    (Form::Condition, "cards in the deck with red or blue are 2", Says(true)),
    (Form::Amount, "cards in the tray with red or green", Is(3)),
    (Form::Requirement, "hold all lanterns", Ways(1)),
    (Form::Requirement, "hold all papers", Ways(0)),
    (Form::Requirement, "hold no lanterns", Ways(0)),
    // The same, family by family, with other words: what is put before a noun, in every place.
    (Form::Condition, "there is no lantern in the deck", Says(true)),
    (Form::Condition, "there are exactly 3 papers in the tray", Says(true)),
    (Form::Condition, "there are at most 2 papers in the tray", Says(false)),
    (Form::Condition, "there are up to 2 papers in the tray", Says(false)),
    (Form::Condition, "there are 1 or 2 papers in the tray", Says(false)),
    (Form::Condition, "there are 1 to 3 papers in the tray", Says(true)),
    (Form::Condition, "there are 0 papers in the tray", Says(false)),
    (Form::Condition, "there is another rock in the deck", Says(true)),
    (Form::Condition, "there is another lantern in the deck", Says(false)),
    (Form::Condition, "there are all papers in the tray", Refused),
    (Form::Condition, "there is the top card of the deck", Refused),
    (Form::Condition, "there are cards of at least 2 different colors in the tray", Says(true)),
    (Form::Condition, "there are cards of more than 2 different colors in the tray", Says(false)),
    (Form::Condition, "you hold the first lantern you hold", Says(true)),
    (Form::Condition, "you hold each lantern", Says(true)),
    (Form::Condition, "you hold every rock", Says(false)),
    (Form::Condition, "you hold exactly 2 lanterns", Says(true)),
    (Form::Condition, "you hold up to 1 lantern", Says(false)),
    (Form::Condition, "you hold 2 or 3 lanterns", Says(true)),
    (Form::Condition, "you hold 2 lanterns of the same color", Says(false)),
    (Form::Condition, "you hold 2 lanterns of different colors", Says(true)),
    (Form::Condition, "every opponent holds no lantern", Says(true)),
    (Form::Condition, "no opponent holds a lantern", Says(true)),
    (Form::Condition, "another player holds a lantern", Says(false)),
    (Form::Condition, "the last player clockwise from you holds a lantern", Says(false)),
    (Form::Condition, "the first player clockwise from you holds a lantern", Says(true)),
    (Form::Condition, "each player with a lantern has 5 tokens", Says(true)),
    (Form::Condition, "each player with a lantern has 6 tokens", Says(false)),
    (Form::Condition, "all players with 3 tokens have a lantern", Says(false)),
    (Form::Condition, "the player with the most tokens has 2 lanterns", Says(true)),
    (Form::Condition, "all cards you hold have a color", Says(true)),
    (Form::Condition, "all cards in the deck or the tray are red", Says(false)),
    (Form::Condition, "at least 3 cards in the deck or the tray are red", Says(true)),
    (Form::Condition, "at least 4 cards in the deck or the tray are red", Says(false)),
    (Form::Condition, "all cards in the deck or the tray have a weight", Says(true)),
    (Form::Condition, "it is in the tray or the tray is empty", Says(false)),
    (Form::Condition, "it is in the deck or the deck is empty", Says(true)),
    (Form::Condition, "cards or the tray are empty", Refused),
    (Form::Amount, "cards held by the player with the most tokens", Is(2)),
    (Form::Amount, "cards held by players with 3 tokens", Is(2)),
    (Form::Amount, "cards held by players with tokens at most 3", Is(0)),
    (Form::Amount, "cards held by the last player clockwise from you", Is(0)),
    (Form::Amount, "cards held by players with 3 lanterns", Is(0)),
    (Form::Amount, "cards held by players with red", Is(1)),
    (Form::Condition, "exactly 1 player holds a lantern", Says(true)),
    (Form::Condition, "at most 1 player holds a lantern", Says(true)),
    (Form::Condition, "2 players hold a lantern", Says(false)),
    (Form::Condition, "0 opponents hold a lantern", Says(true)),
    (Form::Condition, "players together hold all lanterns", Says(true)),
    (Form::Condition, "you together have 5 tokens", Refused),
    (Form::Condition, "the deck together holds 3 cards", Refused),
    (Form::Condition, "players together have cards in their street", Refused),
    (Form::Condition, "it is a rock in the deck", Says(true)),
    (Form::Condition, "it is a rock in the tray", Says(false)),
    (Form::Condition, "it is another rock", Refused),
    (Form::Condition, "it is all rocks", Refused),
    (Form::Condition, "it is one of the rocks", Refused),
    (Form::Condition, "it is the last rock in the deck", Says(true)),
    (Form::Condition, "it is the bottom 2 cards of the deck", Says(true)),
    (Form::Condition, "it is in the deck", Says(true)),
    (Form::Condition, "it is not in the deck", Says(false)),
    (Form::Condition, "all rocks in the deck are heavies", Says(false)),
    (Form::Condition, "a rock in the deck is a heavy", Says(true)),
    (Form::Condition, "at least 2 rocks in the deck are heavies", Says(false)),
    (Form::Condition, "the first 2 cards in the deck are pebbles", Says(true)),
    (Form::Condition, "the last 2 cards in the deck are pebbles", Says(false)),
    (Form::Condition, "no rock in the tray is red", Says(true)),
    (Form::Condition, "the color of the pebble in the deck is red", Says(true)),
    (Form::Condition, "the color of the note in the tray is red", Says(true)),
    (Form::Condition, "the owner of the boulder is you", Says(false)),
    (Form::Condition, "the owner of the boulder holds no lantern", Says(false)),
    (Form::Condition, "the deck is empty", Says(false)),
    (Form::Condition, "all cells are empty", Says(true)),
    (Form::Condition, "no cell is empty", Says(false)),
    (Form::Amount, "the bottom 2 cards of the deck", Is(2)),
    (Form::Amount, "the top 9 cards of the deck", Is(3)),
    (Form::Amount, "each card in the deck", Refused),
    (Form::Amount, "2 cards in the deck", Refused),
    (Form::Amount, "at least 1 card in the deck", Refused),
    (Form::Amount, "all cards in the deck", Is(3)),
    (Form::Amount, "other rocks in the deck", Is(2)),
    (Form::Amount, "total weight of other rocks in the deck", Is(3)),
    (Form::Amount, "total weight of the last 2 cards in the tray", Is(13)),
    (Form::Amount, "weight of a rock in the deck", Refused),
    (Form::Amount, "weight of rocks in the deck", Refused),
    (Form::Amount, "weight of the rock in the deck", Is(1)),
    (Form::Amount, "weight of the heavy in the deck", Is(8)),
    (Form::Amount, "2 per 2 papers in the tray", Is(2)),
    (Form::Amount, "1 per 0 cards in the deck", Refused),
    (Form::Amount, "1 per no card in the deck", Refused),
    (Form::Amount, "cards in the tray of the color of the pebble in the deck", Is(2)),
    (Form::Amount, "cards in the deck held by you", Is(0)),
    (Form::Amount, "tokens of an opponent", Refused),
    (Form::Amount, "tokens of the last opponent", Is(3)),
    (Form::Amount, "the fewest tokens of players", Is(3)),
    (Form::Amount, "total tokens of players", Is(11)),
    (Form::Selection, "each opponent with the most tokens", Things(2)),
    (Form::Selection, "player with the most tokens", Things(1)),
    (Form::Selection, "player with 2 or 3 tokens", Things(2)),
    (Form::Selection, "player with 0 tokens", Things(0)),
    (Form::Selection, "player with no lanterns", Things(2)),
    (Form::Selection, "no player", Refused),
    (Form::Selection, "a player", Refused),
    (Form::Selection, "the last 2 opponents", Things(2)),
    (Form::Selection, "the bottom card of the deck", Things(1)),
    (Form::Selection, "all cards in the deck of different colors", Refused),
    (Form::Requirement, "hold 2 lanterns", Ways(1)),
    (Form::Requirement, "hold 3 lanterns", Ways(0)),
    (Form::Requirement, "hold exactly 1 lantern", Ways(0)),
    (Form::Requirement, "hold the top card of the deck", Ways(0)),
    (Form::Requirement, "discard no lanterns", Ways(1)),
    (Form::Requirement, "discard up to 2 lanterns", Ways(4)),
    (Form::Requirement, "discard at least 1 lantern", Ways(3)),
    (Form::Requirement, "discard 1 or 2 lanterns", Ways(3)),
    (Form::Requirement, "discard 3 lanterns", Ways(0)),
    (Form::Requirement, "discard the first card you hold", Ways(1)),
    (Form::Requirement, "discard lanterns", Refused),
    (Form::Requirement, "pay the 2 tokens", Refused),
    (Form::Requirement, "pay exactly 5 tokens", Ways(1)),
    (Form::Requirement, "pay at least 4 tokens", Ways(2)),
    (Form::Requirement, "pay each token", Ways(1)),
    // What was once read and dropped, each with siblings of its family.
    (Form::Condition, "it is the first rock in the deck", Says(false)),
    (Form::Condition, "it is the first lantern you hold", Says(false)),
    (Form::Condition, "the beacon is the first lantern you hold", Says(true)),
    (Form::Condition, "the flame is the first lantern you hold", Says(false)),
    (Form::Condition, "the flame is the last lantern you hold", Says(true)),
    (Form::Condition, "you are no player", Says(false)),
    (Form::Condition, "the beacon is a card you hold", Says(true)),
    (Form::Amount, "total weight of the first 2 notes in the tray", Is(11)),
    (Form::Amount, "total weight of 2 cards in the deck", Refused),
    (Form::Condition, "you hold the bottom card of the deck", Says(false)),
    (Form::Condition, "at least 2 papers are in the tray", Refused),
    (Form::Condition, "at least 2 rocks in the deck are in the deck", Says(true)),
    (Form::Condition, "at least 4 rocks in the deck are in the deck", Says(false)),
    (Form::Condition, "the last cell is empty", Says(true)),
    (Form::Condition, "at least 2 cells are empty", Says(true)),
    (Form::Condition, "you and the last opponent together have 8 tokens", Says(true)),
    (Form::Condition, "you and the last opponent together have 9 tokens", Says(false)),
    (Form::Condition, "at least 3 players have 3 tokens", Says(true)),
    (Form::Condition, "at least 2 players have 4 tokens", Says(false)),
    (Form::Condition, "you hold 0 papers", Says(true)),
    (Form::Condition, "there are 0 lanterns in the deck", Says(true)),
    (Form::Selection, "player with all lanterns", Refused),
    (Form::Selection, "player with every lantern", Refused),
    (Form::Selection, "player with 3 or 4 tokens", Things(2)),
    (Form::Selection, "player with 2 cards in their street", Things(1)),
    (Form::Selection, "opponent with a card in their street", Things(0)),
    (Form::Condition, "the last opponent has a card in their street", Says(false)),
    (Form::Condition, "each opponent has no card in their street", Says(true)),
    (Form::Amount, "cards held by the owner of the beacon", Is(2)),
    (Form::Amount, "cards held by the owner of the boulder", Is(0)),
    (Form::Amount, "tokens of the owner of the beacon", Is(5)),
    (Form::Condition, "the color of the lantern you hold is green", Says(true)),
    (Form::Condition, "the color of the last lantern you hold is red", Says(true)),
    (Form::Amount, "cards in the tray of the color of the lantern you hold", Is(1)),
    (Form::Amount, "cards in the tray of the color of the beacon held by you", Is(1)),
    (Form::Condition, "you hold lanterns of the same color", Refused),
    (Form::Condition, "you hold lanterns of different colors", Refused),
    (Form::Condition, "you hold a lantern of the same color", Refused),
    (Form::Condition, "there are no cards of different colors in the tray", Refused),
    (Form::Condition, "there are 2 cards of the same color in the tray", Says(true)),
    (Form::Condition, "there are 3 cards of the same color in the tray", Says(false)),
    (Form::Requirement, "hold a lantern of different colors", Refused),
    (Form::Amount, "worth of the opponent with the most worth", Is(13)),
    (Form::Amount, "worth of the opponent with the fewest worth", Is(13)),
    (Form::Condition, "the color of the last pebble in the deck is red", Says(false)),
    (Form::Requirement, "discard the top card of the deck", Ways(1)),
    (Form::Requirement, "discard all cards", Ways(1)),
    (Form::Requirement, "hold every lantern", Ways(1)),
    (Form::Requirement, "hold 2 lanterns of the same color", Ways(0)),
    (Form::Requirement, "pay 1 to 3 tokens", Ways(3)),
];

fn fits(answer: &Answer, expected: Expected) -> bool {
    match (answer, expected) {
        (Answer::Number(found), Is(number)) => *found == number,
        (Answer::Truth(found), Says(truth)) => *found == truth,
        (Answer::Ways(found), Ways(count)) => found.len() == count,
        (Answer::Things(found), Things(count)) => found.len() == count,
        _ => false,
    }
}

#[test]
fn sentences_mean_what_a_reader_expects() {
    let table = probe::table();
    let (_, played) = &table.positions[0];
    let facts = played.position();
    let deck = facts.zone_of(CardAt::all(facts.cards()).find(|card| facts.owner(*card).is_none()).expect("a card"));
    let boulder = facts.bottom(deck).expect("the deck has cards");
    let scope = Scope { it: Some(Bound::Card), ..Scope::default() };
    let context = Context { it: Thing::Card(boulder), ..Context::default() };
    let stand = Stand { scope, context, chosen: false };
    let mut wrong = Vec::new();
    for (form, text, expected) in CASES {
        match (meant(text, *form, &table, played, &stand), expected) {
            (Err(_), Refused) => {}
            (Ok(found), expected) if fits(&found, *expected) => {}
            (found, expected) => wrong.push(format!("reference: {text}: {found:?}, not {expected:?}")),
        }
        match answer(text, *form, &table.game, &stand, &facts) {
            Err(_) => {}
            Ok(found) if fits(&found, *expected) => {}
            Ok(found) => wrong.push(format!("engine: {text}: {found:?}, not {expected:?}")),
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), CASES.len(), wrong.join("\n"));
}

/// What a reader would write is not refused.
#[test]
fn natural_sentences_are_accepted() {
    let table = probe::table();
    let (_, played) = &table.positions[0];
    let facts = played.position();
    let scope = Scope { it: Some(Bound::Card), ..Scope::default() };
    let context = Context { it: Thing::Card(CardAt::at(0)), ..Context::default() };
    let stand = Stand { scope, context, chosen: false };
    let natural = CASES.iter().filter(|(_, _, expected)| !matches!(expected, Refused));
    let refused: Vec<String> = natural
        .filter_map(|(form, text, _)| {
            let problems = answer(text, *form, &table.game, &stand, &facts).err()?;
            Some(format!("{text}: {}", problems.first()?.message))
        })
        .collect();
    assert!(refused.is_empty(), "{refused:#?}");
}
