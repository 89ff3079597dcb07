//! Places are sought in lists: by their values, and by whether anything lies there. The lists follow the board: tiles
//! that are laid, pieces that move, ends that are joined.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::Thing;
use quarterdeck_dsl::vocabulary::BoardId;
use quarterdeck_runtime::Table;

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 2]

[kind.pawn]
[kind.slab]
[attribute.color]
values = ["red", "green"]
[attribute.colors]
list_of = "color"

[zone.camp]
[zone.goal]
[zone.stack]
[counter.gate]
values = ["shut", "open"]

[board.path]
place = "field"
from  = "camp"
to    = { zone = "goal", if = 'gate is open' }
most  = 4
tiles = "stack"
reads = { color = "colors" }

[card.slab_1]
kind      = "slab"
colors    = ["red", "red"]
starts_in = "stack"
[card.slab_2]
kind      = "slab"
colors    = ["green", "red"]
starts_in = "stack"
[card.pawn_piece]
kind      = "pawn"
per       = "player"
starts_in = "camp"

[setup]
do = 'lay 1 on the path'

[phase.match]
steps   = ["turn"]
repeats = true
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["run", "back", "extend", "unlock"]

[action.run]
choose = ['a color', 'a pawn of yours in the camp or the path']
target = 'the first field ahead of the pawn with the color with no pawns, else the zone ahead of the pawn'
do     = 'move the pawn to the target'
[action.back]
choose = 'a pawn of yours in the path'
target = 'the nearest field behind the pawn with 1 pawn'
do     = 'move the pawn to the target'
[action.extend]
do = 'lay 1 on the path'
[action.unlock]
do = 'set gate to open'
"#;

/// A color, if one is chosen, and a field; 0 is the goal.
type Target = (Option<i32>, usize);

/// Where each option leads, if it has a target.
fn leads(table: &Table) -> Vec<Option<Target>> {
    let position = table.now().position();
    let (start, _) = position.places(BoardId::at(0));
    let goal = position.zone_named("goal", None).unwrap();
    let field = |thing: Thing| match thing {
        Thing::Zone(zone) if zone == goal => 0,
        Thing::Zone(zone) => zone.steps_from(start).unwrap() + 1,
        other => panic!("{other:?}"),
    };
    let target = |slots: &[Thing]| match (slots[0], slots[1]) {
        (Thing::Value(_, color), _) => Some((Some(color), field(slots[2]))),
        (Thing::Card(_), Thing::Zone(_)) => Some((None, field(slots[1]))),
        _ => None,
    };
    table.now().choices().list.iter().map(|choice| target(&choice.slots)).collect()
}

fn targets(table: &Table) -> Vec<Target> {
    leads(table).into_iter().flatten().collect()
}

fn go(table: &mut Table, to: Target) {
    let at = leads(table).iter().position(|target| *target == Some(to));
    table.decide(at.unwrap_or_else(|| panic!("no way to {to:?}"))).unwrap();
}

fn named(table: &mut Table, id: &str) {
    table.decide_by_id(id).unwrap_or_else(|error| panic!("{id}: {error:?}"));
}

#[test]
fn lists_of_places_follow_tiles_pieces_and_ends() {
    const RED: Option<i32> = Some(0);
    const GREEN: Option<i32> = Some(1);
    let mut table = table_of(game_of(&small_pack(PACK, "")), seats(2, 1, &[]));
    assert_eq!(targets(&table), [(RED, 1)], "two red fields, and the goal is shut");
    go(&mut table, (RED, 1));
    assert_eq!(targets(&table), [(RED, 2)], "a pawn stands on the first");
    go(&mut table, (RED, 2));
    assert_eq!(targets(&table), [], "nothing lies ahead of the first pawn but the other");
    named(&mut table, "extend");
    assert_eq!(targets(&table), [(RED, 4), (GREEN, 3), (None, 1)], "new fields are sought, and a pawn lies behind");
    named(&mut table, "unlock");
    go(&mut table, (GREEN, 3));
    assert_eq!(
        targets(&table),
        [(RED, 4), (GREEN, 0)],
        "nobody stands behind now; no green field is ahead, but the goal"
    );
    go(&mut table, (GREEN, 0));
    assert_eq!(targets(&table), [(RED, 4), (GREEN, 0)], "of the first pawn the same is true, one field further");
}
