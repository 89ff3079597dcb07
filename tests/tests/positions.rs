//! Positions from outside: one number or word of a true position is changed. Either it is refused, or the match can be
//! shown and played on from there without a panic. `POSITIONS=100000` tries more of them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use quarterdeck_runtime::{Game, Setting, Snapshot, Table, player_counts};
use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::shelf;
use serde_json::{Value, json};

/// Changes that are tried of each game.
const TRIED: usize = 30;
/// Decisions from a changed position.
const FOLLOWED: usize = 12;
const NUMBERS: [i64; 14] = [0, 1, 2, 3, 7, -1, 96, 255, 256, 32_767, 65_535, -32_768, 2_147_483_647, -2_147_483_648];

/// Pointers to everything in a position that is no list and no object.
fn leaves(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(number, inner)| leaves(inner, &format!("{at}/{number}"), found));
        }
        Value::Object(fields) => fields.iter().for_each(|(name, inner)| leaves(inner, &format!("{at}/{name}"), found)),
        _ => found.push(at.to_owned()),
    }
}

/// A leaf, every part of a position as likely as any other, however many cards there are.
fn leaf(position: &Value, chance: &mut Chance) -> String {
    let parts: Vec<(&String, &Value)> = position.as_object().unwrap().iter().collect();
    loop {
        let (name, part) = parts[chance.below(parts.len())];
        let mut found = Vec::new();
        leaves(part, &format!("/{name}"), &mut found);
        if !found.is_empty() {
            return found.swap_remove(chance.below(found.len()));
        }
    }
}

/// A table some decisions into a match.
fn played(game: &Arc<Game>, chance: &mut Chance) -> Table {
    let counts = player_counts(game, &[]).unwrap();
    let seats = counts[chance.below(counts.len())];
    let setting = Setting { seats, seed: chance.below(usize::MAX) as u64, ..Setting::default() };
    let mut table = Table::start(game.clone(), setting).unwrap();
    for _ in 0..chance.below(60) {
        go_on(&mut table, chance);
    }
    table
}

fn go_on(table: &mut Table, chance: &mut Chance) {
    let open = table.now().choices().list.len();
    if open > 0 {
        // A pack's fault is an answer like any other.
        table.decide(chance.below(open)).ok();
    }
}

/// Shows the table to everybody, and asks why something is not on offer.
fn show(table: &Table) {
    for seat in (0..table.setting().seats).map(Some).chain([None]) {
        let speaker = table.speaker(seat, "en");
        serde_json::to_string(&speaker.view(0)).unwrap();
        speaker.why("pass");
    }
    table.now().position().returns();
}

fn changed(position: &Value, chance: &mut Chance) -> (String, Value) {
    let at = leaf(position, chance);
    let mut changed = position.clone();
    let slot = changed.pointer_mut(&at).unwrap();
    *slot = match (&*slot, chance.below(4)) {
        (Value::Number(number), 0) => json!(number.as_i64().unwrap_or(0) + 1),
        (Value::Number(number), 1) => json!(number.as_i64().unwrap_or(0) - 1),
        (Value::Bool(flag), _) => json!(!flag),
        (Value::String(_), _) => json!(["Next", "Begin", "Body", "After", "End", "Nothing"][chance.below(6)]),
        (Value::Null, _) => json!(chance.below(4)),
        _ => json!(NUMBERS[chance.below(NUMBERS.len())]),
    };
    (format!("{at} = {slot}"), changed)
}

#[test]
fn a_changed_position_is_refused_or_can_be_played() {
    let tried = std::env::var("POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(TRIED);
    let (mut accepted, mut refused) = (0, 0);
    for (id, game) in shelf::games() {
        let mut chance = Chance::new(0x9e37_79b9_7f4a_7c15);
        let mut position = Value::Null;
        for round in 0..tried {
            if round % 20 == 0 {
                let table = played(&game, &mut chance);
                position = serde_json::to_value(table.now().snapshot()).unwrap();
                let state: Snapshot = serde_json::from_value(position.clone()).unwrap();
                if let Err(error) = Table::from_position(game.clone(), state) {
                    panic!("{id}: a true position is refused: {error:?}");
                }
            }
            let (what, changed) = changed(&position, &mut chance);
            let Ok(state) = serde_json::from_value::<Snapshot>(changed) else {
                refused += 1;
                continue;
            };
            let result = catch_unwind(AssertUnwindSafe(|| {
                let Ok(mut table) = Table::from_position(game.clone(), state) else {
                    return false;
                };
                show(&table);
                for _ in 0..FOLLOWED {
                    go_on(&mut table, &mut chance);
                    show(&table);
                }
                true
            }));
            match result {
                Ok(true) => accepted += 1,
                Ok(false) => refused += 1,
                Err(_) => panic!("{id}: {what} breaks the match"),
            }
        }
    }
    assert!(accepted > 50 && refused > 50, "{accepted} accepted, {refused} refused");
}

/// What a position says must fit what is going on, and each refusal says what does not.
#[test]
fn a_position_that_asks_the_wrong_seat_or_stands_at_no_beat_is_refused() {
    let packs = shelf::games();
    let game = &packs.iter().find(|(id, _)| id == "lanterns-feast").unwrap().1;
    let table = Table::start(game.clone(), Setting { seats: 2, seed: 3, ..Setting::default() }).unwrap();
    let position = serde_json::to_value(table.now().snapshot()).unwrap();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut changed = position.clone();
        change(&mut changed);
        let state: Snapshot = serde_json::from_value(changed).map_err(|error| error.to_string())?;
        Table::from_position(game.clone(), state).map(|_| ()).map_err(|error| format!("{error:?}"))
    };
    assert_eq!(refused(&|_| ()), Ok(()));
    let latest = usize::from(game.story.as_ref().unwrap().latest);
    let at = game.layout.counter_base[latest] as usize;
    let counter = refused(&|changed| changed["counters"][at] = json!(32_767)).unwrap_err();
    assert!(counter.contains("sound-counter") && counter.contains("latest_beat"), "{counter}");
    let asked = table.now().asked().unwrap();
    let seat = refused(&|changed| changed["status"] = json!({ "Action": 1 - asked })).unwrap_err();
    assert!(seat.contains("sound-asked"), "{seat}");
    let field = refused(&|changed| changed["sead"] = json!(1)).unwrap_err();
    assert!(field.contains("unknown field `sead`"), "{field}");
}
