//! Sentences and instructions with the answer that a reader of English expects, in other words than those of `expected.rs`:
//! engine and reference must both give it, and what is to be refused is refused by both.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::resolve::{Bound, Scope, instruction};
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::tree::{Context, Thing};
use quarterdeck_runtime::position::Position;
use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::expected::Expected::{self, Is, Refused, Says, Things, Ways};
use quarterdeck_tests::meaning::compare::{Outcome, compare_deeds, meant};
use quarterdeck_tests::meaning::engine::answer;
use quarterdeck_tests::meaning::tables::{Stand, Table};
use quarterdeck_tests::meaning::workshop::Workshop;
use quarterdeck_tests::orchard;

/// `it` is the wasp at the bottom of the tree; you are the first player, who is active; nobody is spoken of.
const CASES: &[(Form, &str, Expected)] = &[
    (Form::Amount, "total size of fruits in the tree", Is(8)),
    (Form::Amount, "total size of the top 3 cards in the tree", Is(8)),
    (Form::Amount, "total size of the bottom 2 fruits in the tree", Is(5)),
    (Form::Amount, "size of the second fruit in the tree", Is(1)),
    (Form::Amount, "size of the last fruit in the tree", Is(4)),
    (Form::Amount, "size of the 3rd card of the tree", Is(4)),
    (Form::Amount, "size of the ladder in the grass", Is(9)),
    (Form::Amount, "size of the worm under the ladder", Is(1)),
    (Form::Amount, "cards under the ladder in the grass", Is(1)),
    (Form::Amount, "animals", Refused),
    (Form::Amount, "animals you hold", Is(1)),
    (Form::Amount, "total size of cards you hold", Is(9)),
    (Form::Amount, "2 per animal you hold", Is(2)),
    (Form::Amount, "1 per 2 fruits in the tree", Is(1)),
    (Form::Amount, "3 per 2 cards in the tree", Is(6)),
    (Form::Amount, "1 per 4 fruits in the tree", Is(0)),
    (Form::Amount, "pennies of the second player clockwise from you", Is(4)),
    (Form::Amount, "pennies of the third player clockwise from you", Is(2)),
    (Form::Amount, "pennies of your partner", Is(2)),
    (Form::Amount, "total pennies of your opponents", Is(8)),
    (Form::Amount, "total pennies of your team", Is(9)),
    (Form::Amount, "total pennies of other players", Is(10)),
    (Form::Amount, "the most nuts of opponents", Is(3)),
    (Form::Amount, "the fewest pennies of other players", Is(2)),
    (Form::Amount, "nuts of the opponent with the most nuts", Is(3)),
    (Form::Amount, "wealth of the opponent with the fewest wealth", Is(4)),
    (Form::Amount, "wealth of the player with the most wealth", Is(10)),
    (Form::Amount, "distinct sorts of fruits in the tree", Is(2)),
    (Form::Amount, "distinct sorts of cards you hold", Is(1)),
    (Form::Amount, "fruits in the tree of the same sort", Is(2)),
    (Form::Amount, "cards in the tree of different sorts", Is(2)),
    (Form::Amount, "fruits in the tree with sweet or dry", Is(2)),
    (Form::Amount, "ripe fruits in the tree", Is(1)),
    (Form::Amount, "fruits in the tree with ripe", Is(1)),
    (Form::Amount, "fruits in the tree with no ripe", Is(2)),
    (Form::Amount, "cards in the tree with size not exactly 1", Is(2)),
    (Form::Amount, "cards in the tree with size more than (size of it)", Is(2)),
    (Form::Amount, "cards in the tree or the grass with sweet", Is(3)),
    (Form::Amount, "sour cards in the tree or the grass", Is(2)),
    (Form::Amount, "the fewest size of cards in the grass", Is(5)),
    (Form::Amount, "the greatest size of animals you hold", Is(7)),
    (Form::Amount, "the most size of tools you hold", Is(0)),
    (Form::Amount, "size of the card in the grass with the fewest size", Is(5)),
    (Form::Amount, "half your pennies, rounded down", Is(3)),
    (Form::Amount, "your pennies divided by 2, rounded up", Is(4)),
    (Form::Amount, "your pennies minus 3 times your nuts", Is(4)),
    (Form::Amount, "twice your nuts plus 1", Is(3)),
    (Form::Amount, "10, at most your pennies", Is(7)),
    (Form::Amount, "1, at least cards in the tree", Is(4)),
    (Form::Amount, "your pennies plus 9, at most 10, at least 12", Is(12)),
    (Form::Amount, "days times 2", Is(10)),
    (Form::Amount, "days divided by cards in the tree, rounded down", Is(1)),
    (Form::Amount, "days divided by cards in the barrel, rounded up", Is(0)),
    (Form::Amount, "bites of the hen you hold", Is(3)),
    (Form::Amount, "total bites of animals you hold", Is(3)),
    (Form::Amount, "moss of the third stone", Is(2)),
    (Form::Amount, "moss of the first stone", Is(0)),
    (Form::Amount, "total moss of stones", Is(2)),
    (Form::Amount, "the most moss of stones", Is(2)),
    (Form::Amount, "empty stones", Is(4)),
    (Form::Amount, "stones with moss at least 1", Is(1)),
    (Form::Amount, "position of the stone with the most moss", Is(3)),
    (Form::Amount, "position of the nearest empty stone ahead of the second stone", Is(3)),
    (Form::Amount, "position of the nearest empty stone behind the last stone", Is(4)),
    (Form::Amount, "position of the farthest empty stone behind the last stone", Is(1)),
    (Form::Amount, "empty stones behind the third stone", Is(1)),
    (Form::Amount, "stones beside the second stone", Is(2)),
    (Form::Amount, "cards on the second stone", Is(1)),
    (Form::Amount, "cards on stones", Is(1)),
    (Form::Amount, "size of the animal on the second stone", Is(2)),
    (Form::Amount, "cards in the crate of the first opponent", Is(1)),
    (Form::Amount, "cards in your crate", Is(0)),
    (Form::Amount, "cards held by your partner", Is(0)),
    (Form::Amount, "cards held by the player with the most pennies", Is(2)),
    (Form::Amount, "tools not in the grass", Is(1)),
    (Form::Amount, "cards not in the tree", Is(7)),
    (Form::Amount, "fruits in your basket with the sort of the worm under the ladder", Is(1)),
    (Form::Amount, "cards in the tree of the sort of it", Is(2)),
    (Form::Amount, "other cards in the tree of its sort", Is(1)),
    (Form::Amount, "a pear in the tree", Refused),
    (Form::Amount, "3 apples in the tree", Refused),
    (Form::Amount, "no apples in the tree", Refused),
    (Form::Amount, "pennies of opponents", Refused),
    (Form::Amount, "total pennies of a player", Refused),
    (Form::Amount, "your pennies per opponent", Is(14)),
    (Form::Amount, "1 per partner", Is(1)),
    (Form::Amount, "the last 2 fruits in the tree", Is(2)),
    (Form::Amount, "the top 9 cards of the grass", Is(2)),
    (Form::Amount, "the second opponent", Is(1)),
    (Form::Amount, "the third opponent", Is(0)),
    (Form::Amount, "a random fruit in the tree", Refused),
    (Form::Amount, "fruits of your team", Is(1)),
    (Form::Condition, "it is a pest", Says(true)),
    (Form::Condition, "it is no animal", Says(false)),
    (Form::Condition, "it is a pest or it is a tool", Says(true)),
    (Form::Condition, "it is the last card of the tree", Says(true)),
    (Form::Condition, "it is the last fruit in the tree", Says(false)),
    (Form::Condition, "it is not the top animal in the tree", Says(false)),
    (Form::Condition, "it is another animal", Refused),
    (Form::Condition, "it is a sour pest", Says(true)),
    (Form::Condition, "it is a pest you hold", Says(false)),
    (Form::Condition, "it is in the tree and not it is a fruit", Says(true)),
    (Form::Condition, "not it is a fruit", Says(true)),
    (Form::Condition, "the hen is an animal you hold", Says(true)),
    (Form::Condition, "the hen is a pest", Says(false)),
    (Form::Condition, "the ladder is in the grass", Says(true)),
    (Form::Condition, "the worm is under the ladder", Refused),
    (Form::Condition, "it is under the ladder", Refused),
    (Form::Condition, "you hold a fruit with dry", Says(true)),
    (Form::Condition, "you hold a dry fruit", Says(true)),
    (Form::Condition, "you hold a sour fruit", Says(false)),
    (Form::Condition, "you hold 2 fruits", Says(false)),
    (Form::Condition, "you hold 1 or 2 fruits", Says(true)),
    (Form::Condition, "you hold all pears", Says(false)),
    (Form::Condition, "you hold no tools", Says(true)),
    (Form::Condition, "you hold the hen", Says(true)),
    (Form::Condition, "you have a card in your crate", Says(false)),
    (Form::Condition, "your partner holds no cards", Says(true)),
    (Form::Condition, "your team together holds 2 cards", Says(true)),
    (Form::Condition, "your team together holds 3 cards", Says(false)),
    (Form::Condition, "your opponents together have 8 pennies", Says(true)),
    (Form::Condition, "your opponents together have exactly 9 pennies", Says(false)),
    (Form::Condition, "you and your partner together have 9 pennies", Says(true)),
    (Form::Condition, "you and the first opponent together have exactly 11 pennies", Says(true)),
    (Form::Condition, "each player has a nut", Says(true)),
    (Form::Condition, "exactly 1 player has 3 nuts", Says(true)),
    (Form::Condition, "no player has 4 nuts", Says(true)),
    (Form::Condition, "every opponent has at least 4 pennies", Says(true)),
    (Form::Condition, "all other players have 4 pennies", Says(false)),
    (Form::Condition, "2 other players have exactly 4 pennies", Says(true)),
    (Form::Condition, "at least 3 players have exactly 4 pennies", Says(false)),
    (Form::Condition, "a player has a card in their crate", Says(true)),
    (Form::Condition, "you have a rake in your crate", Says(false)),
    (Form::Condition, "each opponent has a card in their crate", Says(false)),
    (Form::Condition, "the player with the fewest pennies is your partner", Says(true)),
    (Form::Condition, "the second player clockwise from you is your partner", Says(false)),
    (Form::Condition, "the third player clockwise from you is your partner", Says(true)),
    (Form::Condition, "your partner is an opponent", Says(false)),
    (Form::Condition, "your partner is another player", Says(true)),
    (Form::Condition, "the first opponent is your partner", Says(false)),
    (Form::Condition, "you have the most pennies", Says(true)),
    (Form::Condition, "your partner has the fewest pennies", Says(true)),
    (Form::Condition, "you have the most wealth", Says(false)),
    (Form::Condition, "the first opponent has the most wealth", Says(true)),
    (Form::Condition, "the owner of the rake is the first opponent", Says(true)),
    (Form::Condition, "the owner of the hen is you", Says(true)),
    (Form::Condition, "the owner of the hen has the most pennies", Says(true)),
    (Form::Condition, "weather is windy", Says(true)),
    (Form::Condition, "weather is not calm", Says(true)),
    (Form::Condition, "weather is wet or days are at least 5", Says(true)),
    (Form::Condition, "days are exactly 5 and weather is calm", Says(false)),
    (Form::Condition, "days are more than cards in the tree", Says(true)),
    (Form::Condition, "the second stone is empty", Says(false)),
    (Form::Condition, "at least 4 stones are empty", Says(true)),
    (Form::Condition, "exactly 5 stones are empty", Says(false)),
    (Form::Condition, "no stone beside the second stone is empty", Says(false)),
    (Form::Condition, "each stone ahead of the second stone is empty", Says(true)),
    (Form::Condition, "the second stone has an animal", Says(true)),
    (Form::Condition, "the first stone has an animal", Says(false)),
    (Form::Condition, "the lane has a fruit", Says(false)),
    (Form::Condition, "there is a stone with moss exactly 2", Says(true)),
    (Form::Condition, "there is a stone with moss at least 3", Says(false)),
    (Form::Condition, "there is a player with no nuts", Says(false)),
    (Form::Condition, "there are 2 opponents", Says(true)),
    (Form::Condition, "there is 1 opponent", Says(false)),
    (Form::Condition, "there are exactly 4 players", Says(true)),
    (Form::Condition, "there are at least 2 sweet fruits in the tree", Says(true)),
    (Form::Condition, "there is no dry card in the tree", Says(true)),
    (Form::Condition, "there is a card under the ladder in the grass", Says(true)),
    (Form::Condition, "there is a fruit under the ladder in the grass", Says(false)),
    (Form::Condition, "at most 1 fruit in the tree is ripe", Says(true)),
    (Form::Condition, "all fruits in the tree are sweet", Says(false)),
    (Form::Condition, "the top fruit in the tree is ripe", Says(true)),
    (Form::Condition, "the top 2 fruits in the tree are apples", Says(true)),
    (Form::Condition, "the top 3 fruits in the tree are apples", Says(false)),
    (Form::Condition, "the sort of the pear in the tree is sweet", Says(true)),
    (Form::Condition, "the sort of the pear you hold is the sort of the pear in the tree", Says(false)),
    (Form::Condition, "its sort is the sort of the second apple in the tree", Says(true)),
    (Form::Condition, "cards in the tree are 4", Says(true)),
    (Form::Condition, "cards in the tree are more than cards in the grass", Says(true)),
    (Form::Condition, "the tree and the grass together hold 6 cards", Says(true)),
    (Form::Condition, "the tree and the grass together hold at least 7 cards", Says(false)),
    (Form::Condition, "the tree holds exactly 3 fruits", Says(true)),
    (Form::Condition, "the grass is empty", Says(false)),
    (Form::Condition, "the barrel is empty", Says(true)),
    (Form::Condition, "the ladder is a tool in the grass", Says(true)),
    (Form::Condition, "no tool is in the tree", Refused),
    (Form::Condition, "they have 3 pennies", Refused),
    (Form::Condition, "each partner has the fewest pennies", Says(true)),
    (Form::Condition, "you hold at most 1 animal and no tool", Refused),
    (Form::Selection, "fruit in the tree", Things(3)),
    (Form::Selection, "opponent with 3 nuts", Things(1)),
    (Form::Selection, "other player", Things(3)),
    (Form::Selection, "partner", Things(1)),
    (Form::Selection, "player with wealth at most 4", Things(2)),
    (Form::Selection, "stone with an animal", Things(1)),
    (Form::Selection, "stone with no animal", Things(4)),
    (Form::Selection, "empty stone ahead of the second stone", Things(3)),
    (Form::Selection, "card in the tree of its sort", Things(2)),
    (Form::Selection, "other card in the tree of its sort", Things(1)),
    (Form::Selection, "the last 2 players clockwise from you", Things(2)),
    (Form::Selection, "sweet fruit in the tree or the grass", Things(3)),
    (Form::Selection, "fruit you hold", Things(1)),
    (Form::Selection, "card under the ladder in the grass", Things(1)),
    (Form::Selection, "player with the most nuts", Things(1)),
    (Form::Selection, "player with pennies exactly 4", Things(2)),
    (Form::Selection, "player with a fruit", Things(1)),
    (Form::Selection, "player with a card in their crate", Things(1)),
    (Form::Selection, "ripe card", Refused),
    (Form::Selection, "the top 3 cards of the tree", Things(3)),
    (Form::Selection, "2 fruits in the tree", Refused),
    (Form::Requirement, "discard a pear", Ways(1)),
    (Form::Requirement, "discard a fruit or a hen", Ways(2)),
    (Form::Requirement, "discard 2 fruits", Ways(0)),
    (Form::Requirement, "discard fruits", Refused),
    (Form::Requirement, "pay 3 pennies or 2 nuts", Ways(1)),
    (Form::Requirement, "pay 3 pennies or 1 nut", Ways(2)),
    (Form::Requirement, "discard a pear and pay 7 pennies", Ways(1)),
    (Form::Requirement, "discard a pear and pay 8 pennies", Ways(0)),
    (Form::Requirement, "discard a hen or pay 1 nut", Ways(2)),
    (Form::Requirement, "hold a hen and (discard a pear or pay 8 pennies)", Ways(1)),
    (Form::Requirement, "hold a hen and discard a pear or pay 8 pennies", Refused),
    (Form::Requirement, "pay up to 2 nuts", Ways(2)),
    (Form::Requirement, "discard all fruits", Ways(1)),
    (Form::Requirement, "discard a fruit with sweet", Ways(0)),
    (Form::Requirement, "discard a fruit with sweet or dry", Ways(1)),
    (Form::Requirement, "discard 2 fruits or animals", Ways(1)),
    (Form::Requirement, "discard a fruit or animal", Ways(2)),
    (Form::Requirement, "hold 3 cards", Ways(0)),
    (Form::Requirement, "hold 2 cards", Ways(1)),
    (Form::Requirement, "pay at least 6 pennies", Ways(2)),
    (Form::Requirement, "discard a card with the most size", Refused),
    (Form::Requirement, "discard a card with size at least 3", Ways(1)),
    (Form::Requirement, "discard 2 cards of different sorts", Ways(0)),
    (Form::Requirement, "hold a tool or pay 2 pennies", Ways(1)),
    (Form::Requirement, "pay 1 penny and pay 1 nut", Ways(1)),
    (Form::Requirement, "discard no pear", Ways(1)),
];

/// What is done, and what is to be answered to a sentence afterwards.
const DEEDS: &[(&str, Form, &str, Expected)] = &[
    ("move the top 2 cards of the tree to the grass", Form::Amount, "cards in the grass", Is(4)),
    ("move the second fruit in the tree to the grass", Form::Amount, "total size of apples in the grass", Is(6)),
    ("gain pennies equal to fruits in the tree", Form::Amount, "your pennies", Is(10)),
    ("lose half your pennies, rounded up", Form::Amount, "your pennies", Is(3)),
    ("each opponent gains 1 nut", Form::Amount, "total nuts of opponents", Is(6)),
    (
        "the second opponent gains 2 pennies then they gain 1 nut",
        Form::Amount,
        "pennies of the second opponent times 10 plus nuts of the second opponent",
        Is(62),
    ),
    ("your partner gains pennies equal to your nuts", Form::Amount, "pennies of your partner", Is(3)),
    ("each player gains pennies equal to their nuts", Form::Amount, "total pennies of players", Is(23)),
    ("pay 2 pennies to the first opponent", Form::Amount, "pennies of the first opponent", Is(6)),
    ("each opponent pays 1 penny to you", Form::Amount, "your pennies", Is(9)),
    ("the player with the fewest pennies gains 3 pennies", Form::Amount, "pennies of your partner", Is(5)),
    ("set bites of the hen you hold to 1", Form::Amount, "bites of the hen you hold", Is(1)),
    ("raise moss of each empty stone by 1", Form::Amount, "total moss of stones", Is(6)),
    ("raise moss of all stones by 1", Form::Amount, "total moss of stones", Is(7)),
    ("set weather to wet", Form::Condition, "weather is wet", Says(true)),
    ("draw 2 cards", Form::Amount, "cards you hold", Is(4)),
    ("draw 1 card from the grass", Form::Amount, "cards in the grass", Is(1)),
    ("draw the bottom card of the tree", Form::Amount, "animals you hold", Is(2)),
    ("discard all fruits in your basket", Form::Amount, "fruits in the barrel", Is(1)),
    ("move all apples in the tree to the second stone", Form::Amount, "cards on the second stone", Is(3)),
    ("move the wasp in the tree under the hen", Form::Amount, "cards under the hen you hold", Is(1)),
    // What stands behind `in the tree` is read as part of it, so that nothing says where to.
    ("move the wasp in the tree under the hen you hold", Form::Amount, "", Refused),
    ("shuffle the grass into the tree", Form::Amount, "cards in the tree", Is(6)),
    ("move a card in the tree to the grass", Form::Amount, "cards in the grass", Is(3)),
    ("discard 2 cards in the tree", Form::Amount, "cards in the barrel", Is(2)),
    ("move 2 random cards in the tree to the grass", Form::Amount, "cards in the grass", Is(4)),
    ("each player with 4 pennies gains 1 nut", Form::Amount, "total nuts of players", Is(9)),
    ("each player with pennies exactly 4 gains 1 nut", Form::Amount, "total nuts of players", Is(8)),
    ("the first 2 opponents gain 1 penny", Form::Amount, "total pennies of opponents", Is(10)),
    ("every other player loses 1 penny", Form::Amount, "total pennies of other players", Is(7)),
    (
        "move the fruit in the tree with the most size to the grass",
        Form::Amount,
        "size of the pear in the grass",
        Is(4),
    ),
    ("set debts of the second opponent to 0", Form::Amount, "total debts of players", Is(0)),
    ("raise your debts by days", Form::Amount, "your debts", Is(5)),
    ("each opponent draws 1 card", Form::Amount, "cards in the tree", Is(2)),
    ("the third player clockwise from you draws 2 cards", Form::Amount, "cards held by your partner", Is(2)),
    ("move all animals in the tree or the grass to the barrel", Form::Amount, "cards in the barrel", Is(1)),
    ("your partner gains half their pennies, rounded up", Form::Amount, "pennies of your partner", Is(3)),
    ("the first opponent pays 1 penny to your partner", Form::Amount, "pennies of your partner", Is(3)),
    ("gain 1 penny per fruit in the tree", Form::Amount, "your pennies", Is(10)),
    ("gain 2 pennies then lose 1 nut", Form::Amount, "your wealth", Is(9)),
    (
        "move the last 2 cards of the tree to the top of the grass",
        Form::Amount,
        "size of the top card of the grass",
        Is(4),
    ),
    ("gain 0 pennies", Form::Amount, "", Refused),
    ("gain no pennies", Form::Amount, "", Refused),
    ("they gain 1 penny", Form::Amount, "", Refused),
    ("move the top card of the tree to a stone", Form::Amount, "", Refused),
    ("an opponent gains 1 nut", Form::Amount, "", Refused),
    ("draw a fruit", Form::Amount, "", Refused),
    ("draw 2 fruits", Form::Amount, "", Refused),
    ("gain pennies", Form::Amount, "", Refused),
    ("raise moss by 1", Form::Amount, "", Refused),
    ("set weather to 2", Form::Amount, "", Refused),
    ("discard a card in the wind", Form::Amount, "", Refused),
    ("pay 1 penny to opponents", Form::Amount, "", Refused),
    ("gain 2 pennies plus 1 nut", Form::Amount, "", Refused),
];

fn stand(table: &Table) -> Stand {
    let facts = table.positions[0].1.position();
    let tree = facts.zone_of(quarterdeck_dsl::tree::CardAt::at(0));
    let wasp = facts.bottom(tree).expect("the tree has cards");
    let scope = Scope { it: Some(Bound::Card), ..Scope::default() };
    Stand { scope, context: Context { it: Thing::Card(wasp), ..Context::default() }, chosen: false }
}

#[test]
fn sentences_mean_what_a_reader_expects() {
    let table = orchard::table();
    let (_, played) = &table.positions[0];
    let (facts, stand) = (played.position(), stand(&table));
    let mut wrong = Vec::new();
    for (form, text, expected) in CASES {
        let reference = meant(text, *form, &table, played, &stand).map_err(|refused| refused.0);
        let engine = answer(text, *form, &table.game, &stand, &facts)
            .map_err(|problems| problems.first().map_or_else(String::new, |it| it.message.clone()));
        for (who, found) in [("reference", reference), ("engine", engine)] {
            let right = match &found {
                Ok(found) => expected.fits(found),
                Err(_) => matches!(expected, Refused),
            };
            if !right {
                wrong.push(format!("{who}: {text}: {found:?}, not {expected:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), CASES.len(), wrong.join("\n"));
}

#[test]
fn instructions_do_what_a_reader_expects() {
    let table = orchard::table();
    let (_, played) = &table.positions[0];
    let stand = stand(&table);
    let mut workshop = Workshop::new(orchard::game());
    let mut wrong = Vec::new();
    for (text, form, after, expected) in DEEDS {
        let tree = match (instruction(text, &table.game.vocabulary, &stand.scope), expected) {
            (Err(_), Refused) => continue,
            (Ok(tree), expected) if !matches!(expected, Refused) => tree,
            (found, _) => {
                wrong.push(format!("{text}: {:?}, not {expected:?}", found.map_err(|problems| problems.len())));
                continue;
            }
        };
        let carried = match workshop.carry_out(tree, played.snapshot(), stand.context, &mut Chance::new(1)) {
            Ok(carried) => carried,
            Err(fault) => {
                wrong.push(format!("{text}: {fault}"));
                continue;
            }
        };
        match answer(after, *form, workshop.game(), &stand, &Position::new(workshop.game(), &carried.state)) {
            Ok(found) if expected.fits(&found) => {}
            found => wrong.push(format!("{text}; then {after}: {found:?}, not {expected:?}")),
        }
        match compare_deeds(text, &mut workshop, played, &stand, &Chance::new(1)) {
            Outcome::Agreed => {}
            other => wrong.push(format!("{text}: {other:?}")),
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), DEEDS.len(), wrong.join("\n"));
}
