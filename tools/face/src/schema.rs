//! JSON Schema of `look.toml`, from the same names by which the file is read.

use serde_json::{Map, Value, json};

use crate::frame::{Frame, Reading, Title};
use crate::palette::Colour;
use crate::read::{CORNERS, KEYS, LEAST_SIDE, MOST_SIDE, Manner, TABLES};
use crate::shape::Shape;

/// What the keys of a table mean, and what can be said there.
fn meaning(table: &str, key: &str) -> Value {
    let colours: Vec<&str> = Colour::names().collect();
    let shapes: Vec<&str> = Shape::names().collect();
    // A colour or a picture of a card can come from one of its attributes, too.
    let or_attribute = |names: &[&str], what: &str| {
        json!({ "anyOf": [{ "enum": names }, { "type": "string" }],
            "description": format!("{what}, or an attribute of the card whose symbol gives it") })
    };
    match (table, key) {
        ("face", "color") => or_attribute(&colours, "the colour of the card"),
        ("face", "art") => or_attribute(&shapes, "the picture of the card"),
        (_, "color" | "back_color") => json!({ "enum": colours, "description": "a colour" }),
        (_, "shape" | "back") => json!({ "enum": shapes, "description": "a shape" }),
        (_, "shown") => json!({ "type": "boolean", "description": "`false` leaves it out: it tells players nothing" }),
        (_, "drawn") => {
            json!({ "enum": Manner::names().collect::<Vec<_>>(), "description": "how what lies there is drawn" })
        }
        (_, "corners") => json!({ "type": "array", "maxItems": CORNERS, "items": { "type": "string" },
            "description": "numbers of the card: top left, top right, bottom left, bottom right; \"\" leaves one empty" }),
        (_, "size") => json!({ "type": "array", "minItems": 2, "maxItems": 2,
            "items": { "type": "integer", "minimum": LEAST_SIDE, "maximum": MOST_SIDE },
            "description": "width and height in millimetres" }),
        (_, "frame") => json!({ "enum": Frame::NAMES, "description": "its frame" }),
        (_, "title") => json!({ "enum": Title::NAMES, "description": "how the name stands on the card" }),
        (_, "text") => json!({ "enum": Reading::NAMES, "description": "where the text is read" }),
        (_, "zones") => {
            json!({ "type": "array", "items": { "type": "string" }, "description": "in which order zones are laid out" })
        }
        _ => json!({}),
    }
}

/// What a table is for.
fn about(table: &str) -> &'static str {
    match table {
        "symbol" => "what stands for a number or a word: its id",
        "face" => "what the cards of a kind, or of one name, look like: its id",
        "zone" => "whether and how a zone is drawn: its id",
        "back" => "what is seen of cards that lie face down",
        _ => "how the table is laid out",
    }
}

/// The schema, with the name of its file.
pub fn schema() -> (&'static str, Value) {
    let mut tables = Map::new();
    for (table, many) in TABLES {
        let keys = KEYS.iter().filter(|(known, _)| known == table).flat_map(|(_, keys)| keys.iter());
        let keys: Map<String, Value> = keys.map(|key| ((*key).to_owned(), meaning(table, key))).collect();
        let one = json!({ "type": "object", "properties": keys, "additionalProperties": false });
        let mut said = if *many { json!({ "type": "object", "additionalProperties": one }) } else { one };
        said["description"] = about(table).into();
        tables.insert((*table).to_owned(), said);
    }
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "look.toml: how a pack looks",
        "type": "object",
        "properties": tables,
        "additionalProperties": false,
    });
    ("look.schema.json", schema)
}
