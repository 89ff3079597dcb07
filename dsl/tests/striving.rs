//! How near a condition is to holding.

use crate::common::vocabulary;
use crate::table::Table;
use quarterdeck_dsl::nearness;
use quarterdeck_dsl::resolve::{self, Scope};
use quarterdeck_dsl::tree::Context;

fn near(text: &str, table: &Table) -> i32 {
    let condition = resolve::condition(text, &vocabulary(), &Scope::default());
    nearness(&condition.unwrap_or_else(|problems| panic!("{problems:?}")), &Context::default(), table)
}

#[test]
fn what_holds_is_there_and_what_does_not_is_not() {
    let table = Table::new().with("priest").coins(3);
    assert_eq!(near("you have at least 3 coins", &table), 100);
    assert_eq!(near("you have at most 3 coins and you have a priest", &table), 100);
    assert_eq!(near("you have no priests", &table), 0);
    assert_eq!(near("you have at least 1000 coins or you have 2 priests", &table.coins(999)), 99);
}

#[test]
fn amounts_and_counts_come_nearer_step_by_step() {
    let steps = |coins| near("you have at least 4 coins", &Table::new().coins(coins));
    assert_eq!([0, 1, 2, 3, 4].map(steps), [0, 25, 50, 75, 100]);
    let priests = Table::new().with("priest").with("captain");
    assert_eq!(near("you have 2 priests", &priests), 50);
}

#[test]
fn of_all_each_counts_and_of_several_the_nearest() {
    let table = Table::new().with("priest").coins(1);
    assert_eq!(near("you have a priest and you have at least 2 coins", &table), 75);
    assert_eq!(near("you have 2 captains or you have at least 4 coins", &table), 25);
}
