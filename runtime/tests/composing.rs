//! Packs laid together: what they are called, and in which order things stand in files, changes nothing.

use quarterdeck_dsl::vocabulary::ZoneId;
use quarterdeck_runtime::packs::{Readings, Sentences, check_again};
use quarterdeck_runtime::{PackFiles, check};

fn pack(id: &str, head: &str, files: &[(&str, &str)]) -> PackFiles {
    let head = format!("[pack]\nversion = \"0.1.0\"\n{head}");
    let files = files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
    PackFiles { id: id.into(), files: files.chain([("pack.toml".to_owned(), head)]).collect() }
}

const BASE: &str = r#"
[words]
draws_from = "deck"
draws_to   = "hand"
[kind.gem]
[attribute.glow]
[zone.deck]
[zone.hand]
per  = "player"
held = true
[query.worth]
of   = "player"
base = 1
[card.ruby]
kind   = "gem"
glow   = 1
copies = [{ count = 2 }]
[phase.match]
steps = ["turn"]
[phase.turn]
before = 'perform nothing'
"#;

fn base() -> PackFiles {
    let flow = BASE.replace("before = 'perform nothing'", "before = ['draw 1 card', 'end the match']");
    pack("base", "players = [1, 4]\n", &[("all.toml", &flow)])
}

/// What is said of these packs: codes with messages; nothing if a game was made.
fn said(packs: &[&PackFiles]) -> Vec<String> {
    let checked = check(packs);
    assert_eq!(checked.game.is_some(), checked.problems.is_empty());
    checked.problems.iter().map(|problem| format!("{}: {}", problem.code, problem.message)).collect()
}

#[test]
fn an_optional_pack_may_be_called_anything() {
    let base = base();
    for other in ["aaa", "zzz"] {
        let optional =
            pack(other, "needs = [\"base\"]\n", &[("cards.toml", "[card.opal]\nkind = \"gem\"\nglow = 3\n")]);
        let fan = format!(
            "[card.opal]\nwith = [\"{other}\"]\nextends = true\ncopies = [{{ count = 4 }}]\n[card.ruby]\nreplaces = true\nglow = 2\n"
        );
        let fan = pack("mmm", "needs = [\"base\"]\n", &[("fan.toml", &fan)]);
        assert!(said(&[&base, &fan]).is_empty());
        let game = check(&[&fan, &optional, &base]).game.expect("a game");
        let opal = game.families.iter().position(|family| family.name == "opal").expect("an opal");
        let counts: Vec<u32> = game
            .printings
            .iter()
            .filter(|printing| usize::from(printing.family) == opal)
            .map(|all| all.count)
            .collect();
        assert_eq!(counts, [4], "{other}");
        // What is made for another pack comes after it.
        let order: Vec<&str> = game.packs.iter().map(|(id, ..)| id.as_str()).collect();
        assert_eq!(order, ["base", other, "mmm"]);
    }
}

#[test]
fn what_replaces_does_not_undo_what_another_pack_adds() {
    let base = base();
    let mut worths = Vec::new();
    for (adds, sets) in [("aaa", "zzz"), ("zzz", "aaa")] {
        let adds = pack(
            adds,
            "needs = [\"base\"]\n",
            &[("x.toml", "[card.ruby]\nextends = true\ncopies = [{ count = 7 }]\n")],
        );
        let sets = pack(
            sets,
            "needs = [\"base\"]\n",
            &[("x.toml", "[card.ruby]\nreplaces = true\ncopies = [{ count = 5 }]\n")],
        );
        let game = check(&[&base, &adds, &sets]).game.expect("a game");
        worths.push(game.printings.iter().map(|printing| printing.count).collect::<Vec<_>>());
    }
    assert_eq!(worths, [vec![5, 7], vec![5, 7]]);
}

#[test]
fn two_packs_that_replace_one_key_are_told_unless_one_is_made_for_the_other() {
    let base = base();
    let one = "[card.ruby]\nreplaces = true\nglow = 5\n";
    let left = pack("left", "needs = [\"base\"]\n", &[("x.toml", one)]);
    let right = pack("right", "needs = [\"base\"]\n", &[("x.toml", one)]);
    assert_eq!(said(&[&base, &left, &right]), ["pack::conflict: `glow` of `ruby` is replaced by left and by right"]);
    let needs = pack("right", "needs = [\"base\", \"left\"]\n", &[("x.toml", one)]);
    assert!(said(&[&base, &left, &needs]).is_empty());
    let made = "[card.ruby]\nwith = [\"left\"]\nreplaces = true\nglow = 9\n";
    let made = pack("aaa", "needs = [\"base\"]\n", &[("x.toml", made)]);
    assert!(said(&[&base, &left, &made]).is_empty());
}

#[test]
fn extends_adds_to_lists_and_names_and_sets_what_is_not_there() {
    let base = base();
    let fan = |text: &str| pack("fan", "needs = [\"base\"]\n", &[("x.toml", text)]);
    assert_eq!(
        said(&[&base, &fan("[card.ruby]\nextends = true\nglow = 9\n")]),
        ["pack::extends_single: `glow` of `ruby` has one value already, and `extends` only adds to lists"]
    );
    assert_eq!(
        said(&[&base, &fan("[kind.stone]\n[card.ruby]\nextends = true\nkind = \"stone\"\n")]),
        ["pack::extends_single: `kind` of `ruby` has one value already, and `extends` only adds to lists"]
    );
    let game = check(&[&base, &fan("[kind.stone]\n[card.ruby]\nextends = true\nkind = [\"stone\"]\n")]).game;
    assert_eq!(game.expect("a game").families[0].kinds.indices().count(), 2);
    let game = check(&[&base, &fan("[query.worth]\nextends = true\nmax = 3\n[[query.worth.changes]]\nby = 1\n")]).game;
    let game = game.expect("a game");
    assert_eq!((game.queries[0].most, game.queries[0].changes.len()), (3, 1));
    assert_eq!(
        said(&[&base, &fan("[card.ruby]\nextends = true\nreplaces = true\nglow = 9\n")]),
        ["pack::extends_and_replaces: card `ruby` is to be extended and replaced at once"]
    );
}

#[test]
fn single_tables_say_the_same_or_say_that_they_replace() {
    let base = base();
    let fan = |text: &str| pack("fan", "needs = [\"base\"]\n", &[("x.toml", text)]);
    assert!(said(&[&base, &fan("[words]\ndraws_from = \"deck\"\ndiscards_to = \"deck\"\n")]).is_empty());
    let other = "[zone.pile]\n[words]\ndraws_from = \"pile\"\n";
    assert_eq!(
        said(&[&base, &fan(other)]),
        ["pack::already_defined: `draws_from` of `[words]` is already given by base"]
    );
    let other = "[zone.pile]\n[words]\nreplaces = true\ndraws_from = \"pile\"\n";
    let game = check(&[&base, &fan(other)]).game.expect("a game");
    assert_eq!(game.words.draws_from, Some(ZoneId::at(2)));
    let more = pack("more", "needs = [\"base\"]\n", &[("x.toml", "[words]\nreplaces = true\ndraws_from = \"hand\"\n")]);
    assert_eq!(
        said(&[&base, &fan(other), &more]),
        ["pack::conflict: `draws_from` of `[words]` is replaced by fan and by more"]
    );
}

#[test]
fn things_may_stand_anywhere_in_a_file() {
    let effects = r#"
[effect.one]
perform = "two"
[effect.two]
do = ['draw 1 card', { if = 'your double is at least 9', perform = "one" }]
[query.double]
of   = "player"
base = 'twice your worth'
"#;
    let base = base();
    let fan = pack(
        "fan",
        "needs = [\"base\"]\n",
        &[("a.toml", effects), ("b.toml", "[[rule]]\nevent = \"turn ends\"\nperform = \"one\"\n")],
    );
    assert_eq!(said(&[&base, &fan]), Vec::<String>::new());
    // In any order of the tables: the same game.
    let mut tables: Vec<&str> = BASE.split("\n[").collect();
    tables.reverse();
    let flow = tables
        .iter()
        .map(|table| format!("[{}", table.trim_start_matches(['\n', '['])))
        .filter(|table| table.len() > 1);
    let flow: String = flow.collect::<Vec<_>>().join("\n");
    let flow = flow.replace("before = 'perform nothing'", "before = ['draw 1 card', 'end the match']");
    let turned = pack("base", "players = [1, 4]\n", &[("all.toml", &flow)]);
    assert_eq!(said(&[&turned, &fan]), Vec::<String>::new());
}

#[test]
fn what_was_read_before_is_forgotten_as_soon_as_it_changes() {
    let (sentences, readings) = (Sentences::default(), Readings::default());
    let mut whole = base();
    whole.files.insert("locales/en.ftl".into(), "pack-title = Gems\n".into());
    let changed = |path: &str, from: &str, to: &str| {
        let mut pack = whole.clone();
        let text = pack.files.get_mut(path).unwrap();
        assert!(text.contains(from), "{path}: {from}");
        *text = text.replace(from, to);
        pack
    };
    let states = [
        whole.clone(),
        changed("all.toml", "glow   = 1", "glov   = 1"),
        changed("all.toml", "[zone.deck]", "[zone.deck"),
        whole.clone(),
        changed("locales/en.ftl", "= Gems", "= { Gems"),
        changed("locales/en.ftl", "pack-title", "pack-titel"),
        whole.clone(),
    ];
    for (at, pack) in states.iter().enumerate() {
        let (fresh, again) = (check(&[pack]), check_again(&sentences, &readings, &[pack]));
        assert_eq!(fresh.problems, again.problems, "state {at}");
        assert_eq!(fresh.game.is_some(), again.game.is_some(), "state {at}");
    }
}
