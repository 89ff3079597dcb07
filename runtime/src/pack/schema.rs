//! JSON Schema of the files of a pack, made from the declared keys: editors complete and check by it. It knows forms, not
//! meanings; what sentences say and which ids there are is left to `check`.

use serde_json::{Map, Value, json};

use super::keys::{
    Belonging, Changing, Doing, Form, Head, Hooked, KeyInfo, NamedEffect, ROOTS, Root, Rule, Shape, Stands, TABLES,
    TableKeys, changing,
};

/// The schemas, by the names of their files: of `pack.toml`, and of every other TOML file of a pack.
pub fn schemas() -> Vec<(&'static str, Value)> {
    let pack = file("pack.toml of a pack", ROOTS.iter().collect(), &["pack"]);
    let others = ROOTS.iter().filter(|root| root.name != "pack").collect();
    vec![("pack.schema.json", pack), ("tables.schema.json", file("Tables of a pack", others, &[]))]
}

fn file(title: &str, roots: Vec<&Root>, required: &[&str]) -> Value {
    let properties: Map<String, Value> = roots.iter().map(|root| (root.name.to_owned(), standing(root))).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
        "$defs": definitions(),
    })
}

/// A table as it stands in a file.
fn standing(root: &Root) -> Value {
    match (root.stands, root.form) {
        (Stands::ById, Form::Effect) => by_id(&effect(&reference(NamedEffect::TABLE.name))),
        (Stands::ById, form) => by_id(&value(&form)),
        (Stands::InList, form) => several(&value(&form)),
        (Stands::Once | Stands::OfPack, form) => value(&form),
    }
}

fn by_id(schema: &Value) -> Value {
    json!({ "type": "object", "additionalProperties": schema })
}

fn several(schema: &Value) -> Value {
    json!({ "anyOf": [schema, { "type": "array", "items": schema }] })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

/// All tables by their names, and what an effect is.
fn definitions() -> Map<String, Value> {
    let parts = [Changing::TABLE.name, Hooked::TABLE.name, Belonging::TABLE.name];
    let tables = TABLES.iter().filter(|table| !parts.contains(&table.name));
    let mut all: Map<String, Value> = tables
        .map(|declared| {
            let root = ROOTS.iter().find(|root| matches!(root.form, Form::Table(known) if known.name == declared.name));
            (declared.name.to_owned(), table(declared, root.map(|root| root.stands)))
        })
        .collect();
    all.insert(NamedEffect::TABLE.name.to_owned(), table(NamedEffect::TABLE, Some(Stands::ById)));
    all.insert("effect".to_owned(), effect(&reference(Doing::TABLE.name)));
    all
}

/// An instruction, a table of an effect, or a list of both.
fn effect(table: &Value) -> Value {
    several(&json!({ "anyOf": [{ "type": "string" }, table] }))
}

/// A table, and what is said of it because of where it stands.
fn table(declared: &TableKeys, stands: Option<Stands>) -> Value {
    let mut keys: Vec<&KeyInfo> = declared.all().collect();
    // A rule can have an id, too.
    let changes = stands == Some(Stands::ById) || declared.name == Rule::TABLE.name;
    match stands {
        _ if changes => keys.extend(Changing::TABLE.keys.iter().chain(Hooked::TABLE.keys)),
        Some(Stands::Once) => keys.extend(Changing::TABLE.key(changing::REPLACES.name())),
        _ => {}
    }
    if declared.name != Head::TABLE.name {
        keys.extend(Belonging::TABLE.keys);
    }
    let properties: Map<String, Value> = keys.iter().map(|key| (key.name.to_owned(), described(key))).collect();
    let mut schema = json!({
        "type": "object",
        "description": declared.about,
        "properties": properties,
        "additionalProperties": declared.others.map_or(json!(false), |others| value(&others)),
    });
    let beside = keys.iter().filter_map(|key| Some((key.name.to_owned(), json!([key.beside?]))));
    let beside: Map<String, Value> = beside.collect();
    if !beside.is_empty() {
        schema["dependentRequired"] = Value::Object(beside);
    }
    let must: Vec<&str> = keys.iter().filter(|key| key.must.is_some()).map(|key| key.name).collect();
    if must.is_empty() {
        return schema;
    }
    // What changes another table says only what is to change.
    if changes {
        let ways = [must, vec![changing::REPLACES.name()], vec![changing::EXTENDS.name()]];
        schema["anyOf"] = ways.map(|keys| json!({ "required": keys })).into_iter().collect();
    } else {
        schema["required"] = json!(must);
    }
    schema
}

/// The value of a key, and what it means.
fn described(key: &KeyInfo) -> Value {
    let mut schema = value(&key.form);
    schema["description"] = json!(format!("{}: {}", key.form.words(), key.meaning()));
    schema
}

fn value(form: &Form) -> Value {
    match form {
        Form::Text(_) | Form::Id(_) | Form::Sentence(_) => json!({ "type": "string" }),
        Form::Number(low, high) => number(*low, *high),
        Form::Flag => json!({ "type": "boolean" }),
        Form::True => json!({ "const": true }),
        Form::Word(words) => json!({ "enum": words() }),
        Form::Effect => reference("effect"),
        Form::Table(table) => reference(table.name),
        Form::Names(_, form) => by_id(&value(form)),
        Form::Either(forms) => json!({ "anyOf": forms.iter().map(value).collect::<Vec<_>>() }),
        Form::Several(form) => several(&value(form)),
        Form::Pair(_, form) => json!({ "type": "array", "items": value(form), "minItems": 2, "maxItems": 2 }),
    }
}

fn number(low: i32, high: i32) -> Value {
    let mut schema = json!({ "type": "integer" });
    if low != i32::MIN {
        schema["minimum"] = json!(low);
    }
    if high != i32::MAX {
        schema["maximum"] = json!(high);
    }
    schema
}
