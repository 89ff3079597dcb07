//! The schemas for editors: they are those of the declared keys, accept every file of every shipped pack, and refuse what is
//! wrong.

use std::fs;

use quarterdeck::schema::{all, text};
use quarterdeck_runtime::packs::OpenedPack;
use quarterdeck_tests::shelf::{files, packs, root};
use serde_json::Value;

/// The schema of a file of a pack.
fn schema_of(path: &str) -> Value {
    let name = match path {
        "pack.toml" => "pack.schema.json",
        "look.toml" => "look.schema.json",
        "rulings/unnoticed.toml" => "unnoticed.schema.json",
        _ => "tables.schema.json",
    };
    all().into_iter().find(|(known, _)| *known == name).expect("there is a schema for every file").1
}

/// What the schema says against a file: nothing, if it is as it should be.
fn against(path: &str, toml: &str) -> Vec<String> {
    let validator = jsonschema::draft202012::new(&schema_of(path)).expect("the schema is one");
    let table: toml::Table = toml.parse().expect("the file is TOML");
    let value = serde_json::to_value(table).expect("what is TOML is JSON");
    validator.iter_errors(&value).map(|error| format!("{path}{}: {error}", error.instance_path())).collect()
}

#[test]
fn the_schemas_are_those_of_the_declared_keys() {
    let folder = root().join("docs/reference/schema");
    for (name, schema) in all() {
        let path = folder.join(name);
        if std::env::var_os("UPDATE_REFERENCE").is_some_and(|value| value != "0") {
            fs::create_dir_all(&folder).and_then(|()| fs::write(&path, text(&schema))).expect("docs can be written");
        }
        let found = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
        assert!(
            found == text(&schema),
            "docs/reference/schema/{name} differs from the sources; run `UPDATE_REFERENCE=1 cargo test -p quarterdeck-tests --test all schema::`"
        );
    }
}

#[test]
fn every_file_of_every_pack_is_accepted() {
    let mut wrong = Vec::new();
    let mut files = 0;
    for pack in packs() {
        for (path, _) in OpenedPack::new(&pack).tables {
            files += 1;
            wrong.extend(against(path, &pack.files[path]).into_iter().map(|told| format!("{}/{told}", pack.id)));
        }
    }
    assert!(files > 50, "only {files} files were looked at");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_a_pack_says_of_its_looks_and_of_changes_is_accepted() {
    for name in ["look.toml", "rulings/unnoticed.toml"] {
        let (mut wrong, mut count) = (Vec::new(), 0);
        for path in files(&root().join("content"), &[".toml"]).into_iter().filter(|path| path.ends_with(name)) {
            count += 1;
            let text = fs::read_to_string(&path).expect("a file can be read");
            wrong.extend(against(name, &text).into_iter().map(|told| format!("{}: {told}", path.display())));
        }
        assert!(count > 2, "only {count} files are called {name}");
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// Files with one mistake each, and the place at which the schema finds it.
const WRONG: &[(&str, &str)] = &[
    ("pack.toml", "[pack]\nversion = '1'\nexpansions = true"),
    ("pack.toml", "[pack]\nneeds = 'other'"),
    ("pack.toml", "[zone.deck]"),
    ("pack.toml", "[pack]\nversion = '1'\nplayers = [2, 9]"),
    ("pack.toml", "[pack]\nversion = '1'\nplayers = [2]"),
    ("flow.toml", "[pack]\nversion = '1'"),
    ("flow.toml", "[zones.deck]"),
    ("flow.toml", "[zone.deck]\nstacked = true"),
    ("flow.toml", "[zone.deck]\nstack = 'yes'"),
    ("flow.toml", "[zone.deck]\nseen_by = 'everybody'"),
    ("flow.toml", "[zone.deck]\nacross = 21"),
    ("flow.toml", "[query.hope]\nmin = 1"),
    ("flow.toml", "[query.hope]\nbase = 1\nchanges = [{ bye = 1 }]"),
    ("flow.toml", "[query.hope]\nbase = 1.5"),
    ("flow.toml", "[action.rest]\nuses = 1"),
    ("flow.toml", "[action.rest]\ndo = { by = 'each player', do = 'draw 1 card' }"),
    ("flow.toml", "[action.rest]\ndo = [{ iff = 'you hold a card', do = 'draw 1 card' }]"),
    ("flow.toml", "[action.rest]\ndo = { offer = { a = { dos = 'draw 1 card' } } }"),
    ("flow.toml", "[[rule]]\ndo = 'draw 1 card'"),
    ("flow.toml", "[effect.gift]\nextend = true\ndo = 'draw 1 card'"),
    ("flow.toml", "[words]\nextends = true"),
    ("cards.toml", "[card.hat]\nkind = 'thing'\ncopies = [{ count = 501 }]"),
    ("cards.toml", "[card.hat]\nkind = 'thing'\ncost = { is = 3 }"),
    ("cards.toml", "[card.hat]\ncost = 3"),
    ("story.toml", "[chapter.one]\nopens = 'a'\nwon = [{ reads = 'b' }]"),
    ("look.toml", "[faces.coin]\ncolor = 'gold'"),
    ("look.toml", "[face.coin]\ncolour = 'gold'"),
    ("look.toml", "[symbol.coin]\nshape = 'coiin'"),
    ("look.toml", "[face.coin]\nsize = [10, 88]"),
    ("look.toml", "[face.coin]\ncorners = ['a', 'b', 'c', 'd', 'e']"),
    ("look.toml", "[zone.deck]\ndrawn = 'stack'"),
    ("rulings/unnoticed.toml", "[[same]]\nfile = 'a.toml'\nbefore = 'x'"),
    ("rulings/unnoticed.toml", "[[other]]\nfile = 'a.toml'\nbefore = 'x'\nwhy = 'y'"),
];

/// The same files as they should be.
const RIGHT: &[(&str, &str)] = &[
    ("pack.toml", "[pack]\nversion = '1'\nneeds = 'other'\nplayers = [2, 8]\n[zone.deck]"),
    ("flow.toml", "[zone.deck]\nstack = true\nseen_by = 'all'\nacross = 20\nwith = ['other']"),
    ("flow.toml", "[query.hope]\nextends = true\nchanges = [{ by = 1 }]"),
    ("flow.toml", "[query.hope]\nbase = '1 per card you hold'\nchanges = { if = 'you hold a card', by = 1 }"),
    (
        "flow.toml",
        "[action.rest]\ndo = [{ choose = 'a card', by = 'each player', do = ['draw 1 card', { run = 'a.b' }] }]",
    ),
    ("flow.toml", "[action.rest]\ndo = { offer = { a = { if = 'you hold a card' }, b = 'draw 1 card' } }"),
    ("flow.toml", "[effect.gift]\nextends = true\ndo = 'draw 1 card'"),
    ("flow.toml", "[words]\nreplaces = true\ndraws_to = 'hand'"),
    (
        "cards.toml",
        "[card.hat]\nkind = ['thing', 'gift']\ncost = 3\nrow = ['a', 'b']\nold = true\ncopies = [{ count = 500, cost = 2 }]",
    ),
    ("story.toml", "[chapter.one]\nopens = 'a'\nwon = ['c', { read = 'b' }]"),
    (
        "look.toml",
        "[face.coin]\ncolor = 'gold'\nart = 'family'\nsize = [63, 88]\ncorners = ['cost', '']\n[back]\nshape = 'star'",
    ),
    ("look.toml", "[zone.deck]\ndrawn = 'pile'\nshown = false\n[table]\nzones = ['deck']"),
    ("rulings/unnoticed.toml", "[[left]]\nfile = 'a.toml'\nbefore = 'x'\nafter = ['y', '']\nwhy = 'nobody minds'"),
];

#[test]
fn what_is_wrong_is_refused() {
    for (path, toml) in WRONG {
        assert!(!against(path, toml).is_empty(), "{path} is accepted:\n{toml}");
    }
    for (path, toml) in RIGHT {
        assert_eq!(against(path, toml), Vec::<String>::new(), "{path} is refused:\n{toml}");
    }
}
