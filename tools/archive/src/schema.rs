//! JSON Schema of the files that archives bring: the manifest, and the list of what is installed.

use serde_json::{Value, json};

use crate::{LOCK_FORMAT, MANIFEST_FORMAT};

/// The schemas, by the names of their files.
pub fn schemas() -> Vec<(&'static str, Value)> {
    let manifest = file(
        "manifest.json of an archive",
        &json!({
            "format": { "const": MANIFEST_FORMAT, "description": "the form of this file" },
            "id": id("the id of the pack"),
            "version": version("its version"),
            "needs": needs(),
            "files": { "type": "array", "description": "every file of the pack, by path", "items": object(&json!({
                "path": { "type": "string", "minLength": 1, "maxLength": 400, "description": "its path in the pack" },
                "length": { "type": "integer", "minimum": 0, "description": "its length in bytes" },
                "sha256": sha256("of what it holds"),
            })) },
        }),
    );
    let lock = file(
        "installed.json: what is installed",
        &json!({
            "format": { "const": LOCK_FORMAT, "description": "the form of this file" },
            "packs": { "type": "array", "description": "the installed packs, by id", "items": object(&json!({
                "id": id("the id of the pack"),
                "version": version("its exact version"),
                "sha256": sha256("of its manifest"),
                "needs": needs(),
            })) },
        }),
    );
    vec![("manifest.schema.json", manifest), ("installed.schema.json", lock)]
}

fn file(title: &str, properties: &Value) -> Value {
    let mut schema = object(properties);
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
    schema["title"] = title.into();
    schema
}

/// An object that has all of these and nothing else.
fn object(properties: &Value) -> Value {
    let required: Vec<&String> = properties.as_object().into_iter().flat_map(|properties| properties.keys()).collect();
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

fn id(about: &str) -> Value {
    json!({ "type": "string", "pattern": "^[a-z0-9][a-z0-9_-]{0,63}$", "description": about })
}

fn version(about: &str) -> Value {
    json!({ "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+", "description": about })
}

fn sha256(of: &str) -> Value {
    json!({ "type": "string", "pattern": "^[0-9a-f]{64}$", "description": format!("the SHA-256 {of}") })
}

fn needs() -> Value {
    json!({ "type": "array", "description": "packs that must be there too", "items": object(&json!({
        "id": id("the id of the pack"),
        "version": { "type": "string", "description": "which versions will do" },
    })) })
}
