//! Amounts and things called by a name for the length of an effect, and conditions that have a name.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::vocabulary::ResourceId;
use quarterdeck_runtime::{Table, check};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 3]

[words]
discards_to = "pile"
draws_from  = "deck"
draws_to    = "hand"

[kind.gem]
shows = ["cost"]
[attribute.cost]

[zone.deck]
[zone.pile]
[zone.hand]
per = "player"

[resource.coin]
plural = "coins"

[card.ruby]
kind   = "gem"
plural = "rubies"
copies = [{ cost = 3 }, { cost = 1, count = 5 }]

CONDITIONS

[setup]
do = ['each player gains 7 coins', 'each player draws 1 card']

[phase.match]
steps   = ["turn"]
repeats = true
after   = { if = 'the first player has at least 1000 coins', do = 'end the match' }
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["act", "skip"]
[action.act]
do = EFFECT
[action.skip]
do = 'gain 1 coin'
[finish]
rank = ['your coins']
"#;

fn pack(effect: &str, conditions: &str) -> String {
    PACK.replace("EFFECT", effect).replace("CONDITIONS", conditions)
}

/// What everybody has once the first player has acted.
fn coins_after(effect: &str, conditions: &str) -> Vec<i32> {
    let game = game_of(&small_pack(&pack(effect, conditions), ""));
    let mut table: Table = table_of(game, seats(2, 1, &[]));
    table.decide_by_id("act").unwrap_or_else(|error| panic!("{error:?}"));
    let position = table.now().position();
    (0..position.seats()).map(|seat| position.resource(ResourceId::at(0), seat)).collect()
}

/// What is told of the first mistake: code, message, help.
fn mistake(effect: &str, conditions: &str) -> (String, String, String) {
    let checked = check(&[&small_pack(&pack(effect, conditions), "")]);
    let problem = checked.problems.first().unwrap_or_else(|| panic!("nothing is wrong with {effect}"));
    (problem.code.to_string(), problem.message.clone(), problem.help.clone().unwrap_or_default())
}

#[test]
fn an_amount_stays_what_it_was() {
    // A third of 7, rounded up, is 3: also when half of the coins are gone.
    let effect = "{ let = { toll = 'your coins divided by 3, rounded up' }, do = ['lose coins equal to the toll', 'lose coins equal to the toll'] }";
    assert_eq!(coins_after(effect, ""), [1, 7]);
}

#[test]
fn a_later_name_speaks_of_an_earlier_one_and_if_of_both() {
    let effect = "{ let = { one = 'your coins minus 5', two = 'twice the one' }, if = 'the two is 4', do = 'gain coins equal to the one plus the two', else = 'lose 1 coin' }";
    assert_eq!(coins_after(effect, ""), [13, 7]);
    let effect =
        "{ let = { one = 2 }, if = 'the one is 3', do = 'gain 9 coins', else = 'lose coins equal to the one' }";
    assert_eq!(coins_after(effect, ""), [5, 7]);
}

#[test]
fn a_thing_is_found_before_it_moves() {
    let effect = "{ let = { stone = 'the top card of the deck' }, do = ['move the stone to the pile', 'gain coins equal to cost of the stone'] }";
    assert_eq!(coins_after(effect, ""), [8, 7]);
    let effect = "{ let = { victim = 'the second player clockwise from you' }, do = 'the victim loses 4 coins' }";
    assert_eq!(coins_after(effect, ""), [7, 3]);
}

#[test]
fn each_has_names_of_its_own() {
    let effect = "{ each = 'player', let = { share = 'their coins divided by 2, rounded down' }, do = 'they lose coins equal to the share' }";
    assert_eq!(coins_after(effect, ""), [4, 4]);
}

#[test]
fn an_effect_is_given_an_amount_by_whoever_performs_it() {
    let pay = "[effect.pay]\ngiven = \"due\"\ndo = { choose = 'an opponent', do = 'pay coins equal to the due to the opponent' }\n";
    assert_eq!(coins_after("{ let = { due = 2 }, perform = \"pay\" }", pay), [5, 9]);
    // Also where other names stand before it; and these are what they were when the effect is over.
    let effect =
        "{ let = { one = 1, due = 'the one plus 2' }, do = [{ perform = \"pay\" }, 'gain coins equal to the one'] }";
    assert_eq!(coins_after(effect, pay), [5, 10]);
    // It may hand on something else.
    let both = format!(
        "{pay}[effect.twice_over]\ngiven = \"share\"\nlet = {{ due = 'twice the share' }}\nperform = \"pay\"\n"
    );
    assert_eq!(coins_after("{ let = { share = 2 }, perform = \"twice_over\" }", &both), [3, 11]);
    let (code, message, help) = mistake("{ perform = \"pay\" }", pay);
    assert_eq!(code, "pack::not_given");
    assert_eq!(message, "`pay` is to be given an amount, which it calls `the due`");
    assert_eq!(help, "write `let = { due = '…' }` beside `perform`");
    let (code, ..) = mistake("{ let = { due = 'the top card of the deck' }, perform = \"pay\" }", pay);
    assert_eq!(code, "pack::not_given");
    let nowhere = mistake("{ do = 'gain 1 coin', given = \"due\" }", "");
    assert_eq!(nowhere.0, "pack::unknown_key");
}

#[test]
fn a_number_bounds_another() {
    let effect = "{ let = { cap = 'the greatest cost of cards in the deck plus 1' }, do = 'lose coins equal to your coins, at most the cap' }";
    assert_eq!(coins_after(effect, ""), [5, 7]);
    assert_eq!(coins_after("'lose coins equal to your coins, at most cards in the deck'", ""), [3, 7]);
    assert_eq!(coins_after("'lose coins equal to your coins, at most (cards in the deck minus 2)'", ""), [5, 7]);
    assert_eq!(coins_after("'gain coins equal to 1, at least your coins, at most 5'", ""), [12, 7]);
}

#[test]
fn conditions_are_asked_by_their_names() {
    let conditions = r#"
[condition.busy]
is = 'cards in the deck are at most 4 and not idle'
[condition.idle]
is = 'the pile is empty and the deck is empty'
[condition.rich]
of = "player"
is = 'your coins are at least 7'
[condition.precious]
of = "card"
is = 'its cost is at least 2'
"#;
    assert_eq!(coins_after("{ if = 'busy', do = 'gain 1 coin', else = 'lose 1 coin' }", conditions), [8, 7]);
    assert_eq!(
        coins_after("{ if = 'idle or not busy', do = 'gain 1 coin', else = 'lose 1 coin' }", conditions),
        [6, 7]
    );
    assert_eq!(coins_after("['lose 1 coin', 'each rich player gains 5 coins']", conditions), [6, 12]);
    assert_eq!(
        coins_after("{ if = 'you are rich and the last opponent is not rich', do = 'gain 1 coin' }", conditions),
        [7, 7]
    );
    assert_eq!(
        coins_after("'gain coins equal to precious cards in your hand plus precious rubies in the deck'", conditions),
        [8, 7]
    );
}

#[test]
fn names_that_cannot_be_are_refused() {
    let told = |effect: &str| mistake(effect, "");
    let (code, message, _) = told("{ let = { coin = 'your coins' }, do = 'gain 1 coin' }");
    assert_eq!((code.as_str(), message.as_str()), ("pack::bad_name", "`coin` means something already"));
    let (code, message, _) = told("{ let = { the_toll = 2 }, do = 'gain 1 coin' }");
    assert_eq!((code.as_str(), message.as_str()), ("pack::bad_name", "`the_toll` is not a good name"));
    let (code, _, help) = told("{ let = { toll = 2 }, do = 'gain coins equal to the tol' }");
    assert_eq!((code.as_str(), help.as_str()), ("sentence::unknown_word", "did you mean `toll`?"));
    let (code, ..) = told("{ let = { a1 = 1, b2 = 1, c3 = 1, d4 = 1, e5 = 1 }, do = 'gain 1 coin' }");
    assert_eq!(code, "pack::too_many");
}

#[test]
fn conditions_that_cannot_be_are_refused() {
    let circle = "[condition.one]\nis = 'two'\n[condition.two]\nis = 'not one'\n";
    assert_eq!(mistake("'gain 1 coin'", circle).0, "pack::query_circle");
    let rich = "[condition.rich]\nof = \"player\"\nis = 'your coins are at least 7'\n";
    let (code, message, help) = mistake("{ if = 'rich', do = 'gain 1 coin' }", rich);
    assert_eq!(code, "sentence::type_mismatch");
    assert_eq!((message.as_str(), help.as_str()), ("it does not say who or what is `rich`", "write `you are rich`"));
    let (code, _, help) = mistake("{ if = 'you are rihc', do = 'gain 1 coin' }", rich);
    assert_eq!((code.as_str(), help.as_str()), ("sentence::unknown_word", "did you mean `rich`?"));
    assert_eq!(mistake("'gain 1 coin'", "[condition.calm]\nof = \"card\"\n").0, "pack::missing_key");
}
