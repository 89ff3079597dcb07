//! Changes JSON by chance: numbers out of range, parts that are missing, twice, of another kind or from elsewhere.

use serde_json::{Map, Value, json};

use crate::chance::Chance;

/// Changes some parts of a value.
pub fn change(value: &mut Value, chance: &mut Chance) {
    let whole = value.clone();
    for _ in 0..=chance.below(4) {
        let part = somewhere(value, chance);
        let other = somewhere_in(&whole, chance).clone();
        match chance.below(9) {
            0 => *part = odd(chance),
            1 | 2 => *part = other,
            3 => {
                if let Value::Array(list) = part {
                    let at = chance.below(list.len() + 1);
                    match chance.below(3) {
                        0 if at < list.len() => drop(list.remove(at)),
                        1 => list.insert(at, list.get(at).cloned().unwrap_or(other)),
                        _ => list.reverse(),
                    }
                }
            }
            4 => {
                if let Value::Object(fields) = part {
                    let keys: Vec<String> = fields.keys().cloned().collect();
                    if let Some(key) = chance.pick(&keys) {
                        let taken = fields.remove(key);
                        if chance.percent(50) {
                            fields.insert(format!("{key}x"), taken.unwrap_or_default());
                        }
                    }
                }
            }
            _ => near(part, chance),
        }
    }
}

/// A number or text that is nearly the same.
fn near(part: &mut Value, chance: &mut Chance) {
    match part {
        Value::Number(number) => {
            let now = number.as_i64().unwrap_or(0);
            let steps = [-1, 1, 2, 7, 100, -100, 255, 256, 32767, 65535, i64::from(i32::MAX), i64::MAX, i64::MIN];
            let step = chance.pick(&steps).copied().unwrap_or(1);
            *part = if chance.percent(70) { now.wrapping_add(step) } else { step }.into();
        }
        Value::String(text) => {
            *text = super::bytes::text(text, &[], &["x".to_owned()], chance);
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Null => *part = 0.into(),
        _ => {}
    }
}

fn odd(chance: &mut Chance) -> Value {
    let all = [
        Value::Null,
        json!(true),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(""),
        json!("x"),
        json!([]),
        json!({}),
        json!([[]]),
        json!([null]),
        json!({"": {}}),
        json!(255),
        json!(65535),
        json!(1e300),
    ];
    chance.pick(&all).cloned().unwrap_or_default()
}

/// A part of a value, to be changed: the way down is chosen step by step.
fn somewhere<'v>(value: &'v mut Value, chance: &mut Chance) -> &'v mut Value {
    if chance.percent(12) {
        return value;
    }
    let empty = match value {
        Value::Array(list) => list.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => true,
    };
    if empty {
        return value;
    }
    match value {
        Value::Array(list) => {
            let at = chance.below(list.len());
            somewhere(&mut list[at], chance)
        }
        Value::Object(fields) => {
            let at = chance.below(fields.len());
            let key = fields.keys().nth(at).cloned().unwrap_or_default();
            somewhere(fields.entry(key).or_insert(Value::Null), chance)
        }
        other => other,
    }
}

fn somewhere_in<'v>(value: &'v Value, chance: &mut Chance) -> &'v Value {
    if chance.percent(12) {
        return value;
    }
    let inner = match value {
        Value::Array(list) => chance.pick(list),
        Value::Object(fields) => nth(fields, chance),
        _ => None,
    };
    inner.map_or(value, |inner| somewhere_in(inner, chance))
}

fn nth<'v>(fields: &'v Map<String, Value>, chance: &mut Chance) -> Option<&'v Value> {
    if fields.is_empty() { None } else { fields.values().nth(chance.below(fields.len())) }
}
