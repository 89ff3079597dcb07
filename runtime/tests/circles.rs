//! A card that a rule has put under itself: nobody gets at it any more, and nothing hangs.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Thing};
use quarterdeck_dsl::vocabulary::AttributeId;

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [1, 2]
[kind.robot]
parts = "all"
[attribute.power]
adds_up = true
[zone.bench]
[card.tin]
kind      = "robot"
starts_in = "bench"
power     = 3
[phase.match]
actions = ["fold", "rest"]
[action.fold]
choose = 'a robot in the bench'
do     = 'put it under it'
[action.rest]
do = 'end the match'
"#;

#[test]
fn a_crafted_card_under_itself_has_its_parts_once() {
    let mut table = table_of(game_of(&small_pack(PACK, "")), seats(1, 1, &[]));
    let fold = table.now().option_ids().iter().position(|id| id.starts_with("fold")).expect("it can be folded");
    table.decide(fold).unwrap_or_else(|error| panic!("{error:?}"));
    let position = table.now().position();
    assert_eq!(position.parts(CardAt::at(0)).count(), 1);
    assert_eq!(position.attribute(Thing::Card(CardAt::at(0)), AttributeId::at(0)), Some(3));
    assert!(position.visible(CardAt::at(0), Some(0)));
}
