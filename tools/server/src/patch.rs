//! What has changed between two tellings of the same thing.

use serde_json::{Value, json};

/// What is different, and the way to it: `[way, value]` is another value, `[way]` is gone, and `[way, at, count, values]` puts
/// values in the place of so many of a list. Each counts from what those before it have left.
pub type Change = Value;

/// Everything that is different.
pub fn changes(old: &Value, new: &Value) -> Vec<Change> {
    let mut found = Vec::new();
    compare(old, new, &mut Vec::new(), &mut found);
    found
}

fn compare(old: &Value, new: &Value, way: &mut Vec<Value>, found: &mut Vec<Change>) {
    match (old, new) {
        (Value::Object(left), Value::Object(right)) => {
            for key in left.keys().filter(|key| !right.contains_key(*key)) {
                way.push(key.as_str().into());
                found.push(json!([way]));
                way.pop();
            }
            for (key, value) in right {
                way.push(key.as_str().into());
                match left.get(key) {
                    Some(old) => compare(old, value, way, found),
                    None => found.push(json!([way, value])),
                }
                way.pop();
            }
        }
        (Value::Array(left), Value::Array(right)) => lists(left, right, way, found),
        _ if old == new => {}
        _ => found.push(json!([way, new])),
    }
}

/// Lists begin and end with the same things more often than not: what is between is put in place, and then the things that have
/// stayed are compared.
fn lists(left: &[Value], right: &[Value], way: &mut Vec<Value>, found: &mut Vec<Change>) {
    let shorter = left.len().min(right.len());
    let first = (0..shorter).take_while(|at| is_same(&left[*at], &right[*at])).count();
    let ends = left.iter().rev().zip(right.iter().rev()).take(shorter - first);
    let last = ends.take_while(|(left, right)| is_same(left, right)).count();
    let (gone, come) = (&left[first..left.len() - last], &right[first..right.len() - last]);
    // As many others in the place of as many: they may still have much in common.
    let alike = gone.len() == come.len();
    if !alike {
        found.push(json!([way, first, gone.len(), come]));
    }
    let stayed = |at: &usize| alike || *at < first || *at >= right.len() - last;
    for at in (0..right.len()).filter(stayed) {
        let before = if at < first { at } else { at + left.len() - right.len() };
        way.push(at.into());
        compare(&left[before], &right[at], way, found);
        way.pop();
    }
}

/// Whether two parts of a list are the same thing, which may have changed: it has a name of its own.
fn is_same(left: &Value, right: &Value) -> bool {
    let named = |key: &str| left.get(key).is_some_and(|name| Some(name) == right.get(key));
    match (left, right) {
        (Value::Object(one), Value::Object(other)) if one.contains_key("face") || other.contains_key("face") => {
            named("face")
        }
        (Value::Object(_), Value::Object(_)) => named("id") || left == right,
        _ => left == right,
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, changes};
    use serde_json::{Value, json};

    fn part<'v>(whole: &'v mut Value, way: &[Value]) -> &'v mut Value {
        way.iter().fold(whole, |part, step| match step {
            Value::String(key) => &mut part[key.as_str()],
            step => &mut part[usize::try_from(step.as_u64().expect("a number")).expect("small")],
        })
    }

    fn apply(mut old: Value, changes: &[Change]) -> Value {
        let number = |value: &Value| usize::try_from(value.as_u64().expect("a number")).expect("small");
        for change in changes {
            let change = change.as_array().expect("a list");
            let way = change[0].as_array().expect("a way");
            match &change[1..] {
                [] => {
                    let (key, way) = way.split_last().expect("something of it is left");
                    let whole = part(&mut old, way).as_object_mut().expect("it has keys");
                    whole.remove(key.as_str().expect("a key")).expect("it was there");
                }
                [value] => *part(&mut old, way) = value.clone(),
                [at, count, values] => {
                    let list = part(&mut old, way).as_array_mut().expect("a list");
                    let place = number(at)..number(at) + number(count);
                    list.splice(place, values.as_array().expect("values").iter().cloned());
                }
                _ => panic!("no such change"),
            }
        }
        old
    }

    /// Values of all forms, by chance: small ones, so that many are alike.
    fn any(chance: &mut u64, deep: u32) -> Value {
        let mut draw = |most: u64| {
            *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (*chance >> 33) % most
        };
        match draw(if deep == 0 { 2 } else { 6 }) {
            0 => json!(draw(3)),
            1 => [json!("a"), json!("b"), Value::Null][usize::try_from(draw(3)).expect("small")].clone(),
            2 | 3 => {
                let count = draw(5);
                (0..count).map(|_| any(chance, deep - 1)).collect()
            }
            _ => {
                let keys = ["face", "id", "at", "zone"].into_iter().filter(|_| draw(2) == 0).collect::<Vec<_>>();
                Value::Object(keys.into_iter().map(|key| (key.to_owned(), any(chance, deep - 1))).collect())
            }
        }
    }

    #[test]
    fn changes_lead_from_the_old_to_the_new() {
        let mut chance = 7;
        let all: Vec<Value> = (0..160).map(|_| any(&mut chance, 4)).collect();
        for old in &all {
            for new in &all {
                let found = changes(old, new);
                assert_eq!(found.is_empty(), old == new);
                assert_eq!(apply(old.clone(), &found), *new, "{found:?}");
            }
        }
    }

    #[test]
    fn a_card_that_leaves_costs_little() {
        let card = |face: &str, at: usize| json!({"face": face, "at": at, "name": "a long name"});
        let old = json!({"cards": [card("a", 0), card("b", 1), card("c", 2)]});
        let new = json!({"cards": [card("a", 0), card("c", 1)]});
        let found = changes(&old, &new);
        assert_eq!(found, [json!([["cards"], 1, 1, []]), json!([["cards", 1, "at"], 1])]);
        assert_eq!(apply(old, &found), new);
    }
}
