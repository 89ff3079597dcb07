//! Two expansions that have never heard of each other: they work together, or are refused with both named.

use quarterdeck_runtime::{Game, PackFiles, check};

const BASE: &str = r#"
[words]
draws_from = "deck"
draws_to   = "hand"
[kind.gem]
[attribute.glow]
[resource.oil]
plural = "oil"
[counter.hour]
[zone.deck]
seen_by = "nobody"
[zone.tray]
[zone.hand]
per  = "player"
held = true
[condition.tame]
of = "card"
is = 'its glow is at most 1'
[query.worth]
of   = "player"
base = 'tame cards you hold'
[card.ruby]
kind      = "gem"
glow      = 1
starts_in = "deck"
copies    = [{ count = 12 }]
[setup]
do = ['each player gains 1 oil']
[phase.match]
repeats = true
steps   = ["turn"]
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["take", "stop"]
[action.take]
do = 'gain 1 oil'
[action.stop]
do = 'end the match'
[[rule]]
id    = "tithe"
event = "turn ends"
do    = 'raise hour by 1'
[finish]
rank = ['your worth']
[bot]
value = ['your worth']
"#;

fn pack(id: &str, head: &str, text: &str, texts: &str) -> PackFiles {
    let files = [
        ("pack.toml".to_owned(), format!("[pack]\nversion = \"0.1.0\"\n{head}{text}")),
        ("locales/en.ftl".to_owned(), format!("pack-title = {id}\n{texts}")),
    ];
    PackFiles { id: id.into(), files: files.into() }
}

fn base() -> PackFiles {
    pack("base", "players = [2, 4]\n", BASE, "word-ruby = Ruby\n")
}

fn expansion(id: &str, needs: &str, text: &str, texts: &str) -> PackFiles {
    pack(id, &format!("expansion = true\nneeds = [\"base\"{needs}]\n"), text, texts)
}

/// What is said of the base with two expansions.
fn said(one: &PackFiles, other: &PackFiles) -> Vec<String> {
    let base = base();
    for alone in [one, other] {
        let checked = check(&[&base, alone]);
        assert!(checked.problems.is_empty(), "{} alone: {:#?}", alone.id, checked.problems);
    }
    let checked = check(&[&base, one, other]);
    checked.problems.iter().map(|problem| format!("{}: {}", problem.code, problem.message)).collect()
}

/// The same of two texts, in whichever order the packs are called; nobody is refused if one is made for the other.
fn told(one: &str, other: &str) -> Vec<String> {
    let told = said(&expansion("amber", "", one, ""), &expansion("beryl", "", other, ""));
    let turned = said(&expansion("beryl", "", one, ""), &expansion("amber", "", other, ""));
    assert_eq!(told.is_empty(), turned.is_empty(), "names decide: {told:#?} {turned:#?}");
    told
}

fn game(packs: &[&PackFiles]) -> Game {
    let checked = check(packs);
    checked.game.unwrap_or_else(|| panic!("{:#?}", checked.problems))
}

#[test]
fn what_both_define_is_told_with_both() {
    for (text, message) in [
        ("[option.fog]\nvalues = [\"on\", \"off\"]\ndefault = \"on\"\n", "option `fog` is already defined by amber"),
        ("[kind.opal]\n", "kind `opal` is already defined by amber"),
        ("[event.dusk]\n", "event `dusk` is already defined by amber"),
        (
            "[action.rest]\ndo = 'gain 2 oil'\n[phase.turn]\nextends = true\nactions = [\"rest\"]\n",
            "action `rest` is already defined by amber",
        ),
        (
            "[[rule]]\nid = \"tide\"\nevent = \"turn ends\"\ndo = 'raise hour by 2'\n",
            "rule `tide` is already defined by amber",
        ),
    ] {
        let checked = check(&[&base(), &expansion("amber", "", text, ""), &expansion("beryl", "", text, "")]);
        let first = checked.problems.first().unwrap_or_else(|| panic!("{text} passes"));
        assert_eq!((first.code, first.message.as_str()), ("pack::already_defined", message));
        assert!(first.file.starts_with("beryl/"), "{}", first.file);
    }
}

#[test]
fn what_both_replace_is_told_with_both() {
    for (one, other, message) in [
        (
            "[query.worth]\nreplaces = true\nbase = 'your oil'\n",
            "[query.worth]\nreplaces = true\nbase = 'twice your oil'\n",
            "`base` of `worth` is replaced by amber and by beryl",
        ),
        (
            "[condition.tame]\nreplaces = true\nis = 'its glow is 1'\n",
            "[condition.tame]\nreplaces = true\nis = 'its glow is 2'\n",
            "`is` of `tame` is replaced by amber and by beryl",
        ),
        (
            "[[rule]]\nid = \"tithe\"\nreplaces = true\ndo = 'raise hour by 2'\n",
            "[[rule]]\nid = \"tithe\"\nreplaces = true\ndo = 'raise hour by 3'\n",
            "`do` of `tithe` is replaced by amber and by beryl",
        ),
        (
            "[phase.turn]\nreplaces = true\nlimit = 2\n",
            "[phase.turn]\nreplaces = true\nlimit = 3\n",
            "`limit` of `turn` is replaced by amber and by beryl",
        ),
        (
            "[words]\ndiscards_to = \"tray\"\n",
            "[words]\ndiscards_to = \"deck\"\n",
            "`discards_to` of `[words]` is given by amber and by beryl",
        ),
        (
            "[finish]\neligible = 'your oil is at least 1'\n",
            "[finish]\neligible = 'your oil is at least 2'\n",
            "`eligible` of `[finish]` is given by amber and by beryl",
        ),
        ("[teams]\nsize = 2\n", "[teams]\nsize = 3\n", "`size` of `[teams]` is given by amber and by beryl"),
        ("[bot]\ntrials = 10\n", "[bot]\ntrials = 20\n", "`trials` of `[bot]` is given by amber and by beryl"),
    ] {
        assert_eq!(told(one, other), [format!("pack::conflict: {message}")]);
        let after = expansion(
            "beryl",
            ", \"amber\"",
            &other.replace("]\n", "]\nreplaces = true\n").replace("replaces = true\nreplaces", "replaces"),
            "",
        );
        let checked = check(&[&base(), &expansion("amber", "", one, ""), &after]);
        assert!(!checked.problems.iter().any(|problem| problem.code == "pack::conflict"), "{:#?}", checked.problems);
    }
}

#[test]
fn a_rule_that_one_changes_and_the_other_leaves_out_is_told_with_both() {
    let out = "[[leave_out]]\nrules = [\"tithe\"]\n";
    for changes in ["replaces = true\ndo = 'raise hour by 2'\n", "extends = true\ndo = ['raise hour by 2']\n"] {
        let changes = format!("[[rule]]\nid = \"tithe\"\n{changes}");
        assert_eq!(told(&changes, out), ["pack::conflict: rule `tithe` is changed by amber and left out by beryl"]);
        // An option that players choose leaves it out without a quarrel, and so does a pack that knows the other.
        let option = "[option.calm]\nvalues = [\"no\", \"yes\"]\ndefault = \"no\"\n";
        assert!(told(&changes, &format!("{option}{out}if = 'calm is yes'\n")).is_empty());
        let knows = expansion("beryl", ", \"amber\"", out, "");
        assert!(check(&[&base(), &expansion("amber", "", &changes, ""), &knows]).problems.is_empty());
    }
    assert!(told(out, out).is_empty());
}

#[test]
fn rules_that_must_each_come_first_are_told_with_both() {
    let rule = |id: &str, before: &str| {
        format!("[[rule]]\nid = \"{id}\"\nevent = \"turn ends\"\nbefore = \"{before}\"\ndo = 'raise hour by 2'\n")
    };
    let (one, other) =
        (expansion("amber", "", &rule("ebb", "flow"), ""), expansion("beryl", "", &rule("flow", "ebb"), ""));
    let checked = check(&[&base(), &one, &other]);
    let told: Vec<&str> = checked.problems.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(
        told,
        [
            "rule `ebb` of amber and rule `flow` of beryl cannot come in this order: each of them would have to come before the other"
        ]
    );
    assert!(told_before("tithe").is_empty());
    assert_eq!(told_before("ebb"), ["rule `ebb` of amber would have to come before itself"]);
}

fn told_before(before: &str) -> Vec<String> {
    let rule =
        format!("[[rule]]\nid = \"ebb\"\nevent = \"turn ends\"\nbefore = \"{before}\"\ndo = 'raise hour by 2'\n");
    let checked = check(&[&base(), &expansion("amber", "", &rule, "")]);
    checked.problems.into_iter().map(|problem| problem.message).collect()
}

#[test]
fn which_tie_break_counts_first_must_be_said() {
    let (one, other) = ("[finish]\nrank = ['cards you hold']\n", "[finish]\nrank = ['your oil']\n");
    assert_eq!(
        told(one, other),
        [
            "pack::conflict: `rank` of `[finish]` is added to by amber and by beryl, and it is not said which counts first"
        ]
    );
    let after = expansion("aaa", ", \"amber\"", other, "");
    let game = game(&[&base(), &expansion("amber", "", one, ""), &after]);
    let ranks: Vec<&str> = game.finish.rank.iter().map(|number| number.text()).collect();
    assert_eq!(ranks, ["your worth", "cards you hold", "your oil"]);
    // Who wrote what can be asked.
    let of_rank = game.provenance.iter().filter(|(thing, key, _)| thing == "[finish]" && key == "rank");
    let packs: Vec<&[String]> = of_rank.map(|(_, _, packs)| packs.as_slice()).collect();
    assert_eq!(packs, [["base", "amber"], ["base", "aaa"]]);
}

#[test]
fn what_replaces_a_single_table_does_not_undo_what_another_adds() {
    for (adds, sets) in [("amber", "zinc"), ("zinc", "amber")] {
        let adds = expansion(adds, "", "[finish]\nrank = ['your oil']\n", "");
        let sets = expansion(sets, "", "[finish]\nreplaces = true\nrank = ['cards you hold']\n", "");
        let game = game(&[&base(), &adds, &sets]);
        let ranks: Vec<&str> = game.finish.rank.iter().map(|number| number.text()).collect();
        assert_eq!(ranks, ["cards you hold", "your oil"]);
    }
}

#[test]
fn values_of_bots_are_added_and_set_up_goes_pack_by_pack() {
    let one =
        expansion("amber", "", "[bot]\nvalue = ['cards you hold']\n[setup]\ndo = 'each player gains 2 oil'\n", "");
    let other = expansion("beryl", "", "[bot]\nvalue = ['your oil']\n[setup]\ndo = 'each player gains 3 oil'\n", "");
    let game = game(&[&other, &base(), &one]);
    let values: Vec<&str> = game.bot.value.iter().map(|(_, number)| number.text()).collect();
    assert_eq!(values, ["your worth", "cards you hold", "your oil"]);
    assert_eq!(game.effects[usize::from(game.setup)].len(), 3);
}

#[test]
fn one_text_in_two_wordings_is_told_with_both() {
    let amber = expansion("amber", "", "", "word-ruby = Red ruby\n");
    let beryl = expansion("beryl", "", "", "word-ruby = Dark ruby\n");
    assert_eq!(said(&amber, &beryl), ["pack::conflict: `word-ruby` has a text of amber and another one of beryl"]);
    let same = expansion("beryl", "", "", "# The same.\nword-ruby = Red ruby\n# And no more.\n");
    assert!(said(&amber, &same).is_empty());
    let after = expansion("aaa", ", \"amber\"", "", "word-ruby = Dark ruby\n");
    let game = game(&[&base(), &amber, &after]);
    assert_eq!(game.locales.word("en", "ruby"), "Dark ruby");
}

#[test]
fn two_cards_by_one_name_are_told_with_both() {
    let card = |id: &str| format!("[card.{id}]\nkind = \"gem\"\nglow = 3\nstarts_in = \"deck\"\n");
    let amber = expansion("amber", "", &card("opal"), "word-opal = Stone\n");
    let beryl = expansion("beryl", "", &card("topaz"), "word-topaz = Stone\n");
    assert_eq!(
        said(&amber, &beryl),
        ["pack::same_name: `opal` of amber and `topaz` of beryl are both called Stone in `en`"]
    );
    let beryl = expansion("beryl", "", &card("topaz"), "word-topaz = Topaz\n");
    assert!(said(&amber, &beryl).is_empty());
}

/// `a tame card` is said once, and means something else where an expansion says so.
#[test]
fn a_selection_with_a_name_is_an_adjective_that_expansions_replace() {
    let sentences = "[phase.turn]\nextends = true\nactions = [\"pick\", \"trade\"]\n[action.pick]\nif = 'there are at least 2 tame gems in the tray'\nchoose = 'a tame card in the tray'\ndo = ['move it to your hand', { each = 'tame gem in the tray', do = 'raise hour by 1' }, 'gain oil equal to tame cards in the tray']\n[action.trade]\nrequires = 'discard 2 tame gems or hold 1 tame card'\ndo = 'gain 1 oil'\n[words]\ndiscards_to = \"tray\"\n";
    let uses = expansion("amber", "", sentences, "action-pick = Pick { $card }\naction-trade = Trade\n");
    let wilder = expansion(
        "beryl",
        "",
        "[condition.tame]\nreplaces = true\nis = 'its glow is at most 5 or it is in the tray'\n",
        "",
    );
    let game = game(&[&base(), &uses, &wilder]);
    let changed: Vec<_> = game.provenance.iter().filter(|(thing, ..)| thing == "condition.tame").collect();
    assert_eq!(changed.len(), 1, "{:?}", game.provenance);
    assert_eq!(changed[0].2, ["base", "beryl"]);
}
