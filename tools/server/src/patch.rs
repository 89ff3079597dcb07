//! What has changed between two tellings of the same thing.

use serde_json::Value;

/// A part that is different now: the way to it, and what it is.
pub type Change = (Vec<Value>, Value);

/// Everything that is different; lists of different lengths and objects with different keys are told as a whole.
pub fn changes(old: &Value, new: &Value) -> Vec<Change> {
    let mut found = Vec::new();
    compare(old, new, &mut Vec::new(), &mut found);
    found
}

fn compare(old: &Value, new: &Value, way: &mut Vec<Value>, found: &mut Vec<Change>) {
    match (old, new) {
        (Value::Object(left), Value::Object(right)) if left.len() == right.len() && left.keys().eq(right.keys()) => {
            for (key, value) in right {
                way.push(key.as_str().into());
                compare(&left[key], value, way, found);
                way.pop();
            }
        }
        (Value::Array(left), Value::Array(right)) if left.len() == right.len() => {
            for (at, (left, right)) in left.iter().zip(right).enumerate() {
                way.push(at.into());
                compare(left, right, way, found);
                way.pop();
            }
        }
        _ if old == new => {}
        _ => found.push((way.clone(), new.clone())),
    }
}

#[cfg(test)]
mod tests {
    use super::changes;
    use serde_json::{Value, json};

    fn apply(mut old: Value, changes: Vec<super::Change>) -> Value {
        for (way, value) in changes {
            let mut part = &mut old;
            for step in way {
                part = match step {
                    Value::String(key) => &mut part[key.as_str()],
                    step => &mut part[usize::try_from(step.as_u64().expect("a number")).expect("small")],
                };
            }
            *part = value;
        }
        old
    }

    #[test]
    fn changes_lead_from_the_old_to_the_new() {
        let all = [
            json!({"a": 1, "b": [1, 2, {"c": 3}]}),
            json!({"a": 1, "b": [1, 5, {"c": 4}]}),
            json!({"a": 2, "b": [1]}),
            json!({"a": 2, "z": [1]}),
            json!([]),
        ];
        for old in &all {
            for new in &all {
                let found = changes(old, new);
                assert_eq!(found.is_empty(), old == new);
                assert_eq!(apply(old.clone(), found), *new);
            }
        }
        assert_eq!(changes(&all[0], &all[1]).len(), 2);
    }
}
