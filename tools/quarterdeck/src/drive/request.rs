//! Requests as they are written: which there are, which fields each of them takes, and what stands in these.

use quarterdeck_runtime::{Fixed, Seats};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::say::{number, text};

/// What can be asked for, and with which fields.
pub const REQUESTS: [(&str, &[&str]); 11] = [
    ("start", &["players", "seed", "first", "options", "names", "people", "practice", "fixed", "position"]),
    ("decision", &[]),
    ("choose", &["id", "index"]),
    ("view", &["seat", "since"]),
    ("why", &["words", "seat"]),
    ("state", &[]),
    ("events", &["since"]),
    ("decisions", &[]),
    ("undo", &["to"]),
    ("save", &["file"]),
    ("load", &["save", "file"]),
];

/// Fields that every request may have.
const ALWAYS: [&str; 2] = ["do", "lang"];

/// What a position says by itself.
const SAID_BY_POSITION: [&str; 4] = ["players", "seed", "first", "options"];

/// What a request asks for; a field that means nothing is refused, so that no wish is passed over.
pub fn wanted(request: &Map<String, Value>) -> Result<&'static str, Failure> {
    let names = || REQUESTS.iter().map(|(name, _)| *name);
    let all = || names().collect::<Vec<_>>().join(", ");
    let Some(wanted) = request.get("do").and_then(Value::as_str) else {
        return Err(Failure::request("drive-do", vec![("list", text(all()))]));
    };
    let Some((name, known)) = REQUESTS.iter().find(|(name, _)| *name == wanted) else {
        let near = quarterdeck_dsl::problem::nearest_id(wanted, names());
        let key = if near.is_some() { "drive-near" } else { "drive-unknown" };
        return Err(Failure::request(
            key,
            vec![("wish", text(wanted)), ("near", text(near.map_or_else(all, str::to_owned)))],
        ));
    };
    let unknown = |field: &&str| !ALWAYS.contains(field) && !known.contains(field);
    let Some(field) = request.keys().map(String::as_str).find(unknown) else {
        return Ok(name);
    };
    let fields = || known.iter().chain(&ALWAYS[1..]).copied();
    let near = quarterdeck_dsl::problem::nearest_id(field, fields());
    let key = if near.is_some() { "drive-field-near" } else { "drive-field" };
    let near = near.map_or_else(|| fields().collect::<Vec<_>>().join(", "), str::to_owned);
    Err(Failure::request(key, vec![("wish", text(wanted)), ("field", text(field)), ("near", text(near))]))
}

/// A line as a request.
pub fn read(line: &str) -> Result<Map<String, Value>, Failure> {
    match serde_json::from_str(line) {
        Ok(Value::Object(request)) => Ok(request),
        Ok(_) => Err(Failure::new("not_json", "drive-object", Vec::new())),
        Err(error) => Err(Failure::new("not_json", "drive-json", vec![("column", number(error.column()))])),
    }
}

pub fn fields<const N: usize>(list: [(&str, Value); N]) -> Map<String, Value> {
    list.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// A whole number of a request that is not negative, if it is there.
pub fn whole(request: &Map<String, Value>, name: &str, most: u64) -> Result<Option<u64>, Failure> {
    match request.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => match value.as_u64().filter(|number| *number <= most) {
            Some(number) => Ok(Some(number)),
            None => {
                Err(Failure::request("drive-whole", vec![("name", text(name)), ("value", text(value.to_string()))]))
            }
        },
    }
}

/// A field that is there and not null.
pub fn given<'r>(request: &'r Map<String, Value>, name: &str) -> Option<&'r Value> {
    request.get(name).filter(|value| !value.is_null())
}

/// A list of which every entry must be right.
fn list<'r, T>(value: &'r Value, read: impl Fn(&'r Value) -> Option<T>) -> Option<Vec<T>> {
    value.as_array()?.iter().map(read).collect()
}

/// The names of the players, if they are said.
pub fn names(request: &Map<String, Value>, seats: u8) -> Result<Option<Vec<String>>, Failure> {
    let Some(value) = given(request, "names") else {
        return Ok(None);
    };
    let names = list(value, |name| name.as_str().map(str::to_owned));
    let names = names.filter(|names| names.len() == usize::from(seats));
    let count = ("count", number(usize::from(seats)));
    names.map(Some).ok_or_else(|| Failure::request("drive-names", vec![count]))
}

/// The seats of people, if they are said.
pub fn people(request: &Map<String, Value>, seats: u8) -> Result<Option<Seats>, Failure> {
    let Some(value) = given(request, "people") else {
        return Ok(None);
    };
    let people =
        list(value, |seat| seat.as_u64().and_then(|seat| u8::try_from(seat).ok()).filter(|seat| *seat < seats));
    let last = ("last", number(usize::from(seats) - 1));
    people.map(|list| Some(list.into_iter().collect())).ok_or_else(|| Failure::request("drive-people", vec![last]))
}

/// Yes or no; no if nothing is said.
pub fn flag(request: &Map<String, Value>, name: &'static str) -> Result<bool, Failure> {
    match given(request, name) {
        None => Ok(false),
        Some(Value::Bool(flag)) => Ok(*flag),
        Some(value) => {
            Err(Failure::request("drive-flag", vec![("name", text(name)), ("value", text(value.to_string()))]))
        }
    }
}

/// Options of the game by name and value.
pub fn options(request: &Map<String, Value>) -> Result<Vec<(String, String)>, Failure> {
    let wrong = || Failure::request("drive-options", Vec::new());
    let Some(value) = given(request, "options") else {
        return Ok(Vec::new());
    };
    let given = value.as_object().ok_or_else(wrong)?;
    let told = |value: &Value| match value {
        Value::String(word) => Some(word.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    };
    given.iter().map(|(name, value)| Ok((name.clone(), told(value).ok_or_else(wrong)?))).collect()
}

/// What is not left to chance.
pub fn fixed(request: &Map<String, Value>) -> Result<Fixed, Failure> {
    match given(request, "fixed") {
        None => Ok(Fixed::default()),
        Some(value) => part(value, "bad_fixed", "drive-fixed"),
    }
}

/// A part of a request that has a form of its own.
pub fn part<T: DeserializeOwned>(value: &Value, code: &str, key: &'static str) -> Result<T, Failure> {
    T::deserialize(value).map_err(|error| Failure::new(code, key, vec![("error", text(error.to_string()))]))
}

/// The position to start from, if one is given; it says by itself what else a match is set up with.
pub fn position(request: &Map<String, Value>) -> Result<Option<&Value>, Failure> {
    let Some(position) = given(request, "position") else {
        return Ok(None);
    };
    match SAID_BY_POSITION.iter().find(|name| given(request, name).is_some()) {
        Some(name) => Err(Failure::request("drive-said", vec![("name", text(*name))])),
        None => Ok(Some(position)),
    }
}
