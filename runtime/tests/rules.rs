//! Rules that have an id: other packs replace them, leave them out, and come before or after them.

use std::sync::Arc;

use quarterdeck_runtime::{Checked, Game, PackFiles, Setting, Table, check};

const BASE: &str = r#"
[pack]
version = "0.1.0"
players = [1, 2]
[option.calm]
values  = ["no", "yes"]
default = "no"
[counter.tale]
[event.dusk]
hook = "the day is over"
[phase.match]
actions = ["sleep"]
limit   = 1
[action.sleep]
do = 'announce dusk'
[[rule]]
id    = "first"
hook  = "what dusk brings"
event = "dusk"
do    = 'set tale to tale times 10 plus 1'
[[rule]]
id    = "second"
event = "dusk"
do    = 'set tale to tale times 10 plus 2'
"#;

fn pack(id: &str, text: &str) -> PackFiles {
    let files = [("pack.toml".to_owned(), text.to_owned())];
    PackFiles { id: id.into(), files: files.into() }
}

fn expansion(id: &str, text: &str) -> PackFiles {
    pack(id, &format!("[pack]\nversion = \"0.1.0\"\nneeds = [\"base\"]\nexpansion = true\n{text}"))
}

fn checked(expansions: &[PackFiles]) -> Checked {
    let base = pack("base", BASE);
    let all: Vec<&PackFiles> = std::iter::once(&base).chain(expansions).collect();
    check(&all)
}

fn game(expansions: &[PackFiles]) -> Arc<Game> {
    let checked = checked(expansions);
    Arc::new(checked.game.unwrap_or_else(|| panic!("{:#?}", checked.problems)))
}

/// The digits that the rules have written, in their order.
fn tale(expansions: &[PackFiles], options: &[(&str, &str)]) -> i32 {
    use quarterdeck_dsl::facts::Facts;
    use quarterdeck_dsl::tree::Thing;
    use quarterdeck_dsl::vocabulary::CounterId;
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setting = Setting { seats: 1, seed: 1, options, ..Setting::default() };
    let mut table = Table::start(game(expansions), setting).unwrap_or_else(|error| panic!("{error:?}"));
    table.decide_by_id("sleep").unwrap_or_else(|error| panic!("{error:?}"));
    table.now().position().counter(CounterId::at(0), Thing::Nothing)
}

fn rule(keys: &str, digit: u32) -> String {
    format!("[[rule]]\n{keys}\nevent = \"dusk\"\ndo = 'set tale to tale times 10 plus {digit}'\n")
}

#[test]
fn rules_come_in_the_order_of_the_packs_unless_they_say_otherwise() {
    assert_eq!(tale(&[], &[]), 12);
    assert_eq!(tale(&[expansion("more", &rule("", 3))], &[]), 123);
    assert_eq!(tale(&[expansion("more", &rule("before = 'first'", 3))], &[]), 312);
    assert_eq!(tale(&[expansion("more", &rule("after = 'first'", 3))], &[]), 132);
}

#[test]
fn two_packs_that_know_nothing_of_each_other_join_in() {
    let both = [expansion("more", &rule("before = 'second'", 3)), expansion("other", &rule("before = 'second'", 4))];
    assert_eq!(tale(&both, &[]), 1342);
}

#[test]
fn a_rule_is_replaced_or_extended() {
    let replaced = "[[rule]]\nid = 'first'\nreplaces = true\ndo = 'set tale to 7'\n";
    assert_eq!(tale(&[expansion("more", replaced)], &[]), 72);
    let extended = "[[rule]]\nid = 'first'\nextends = true\ndo = ['set tale to tale times 10 plus 9']\n";
    assert_eq!(tale(&[expansion("more", extended)], &[]), 192);
}

#[test]
fn a_rule_is_left_out_always_or_by_an_option() {
    assert_eq!(tale(&[expansion("more", "[[leave_out]]\nrules = ['first']\n")], &[]), 2);
    let by_option = [expansion("more", "[[leave_out]]\nif = 'calm is yes'\nrules = ['first']\n")];
    assert_eq!(tale(&by_option, &[]), 12);
    assert_eq!(tale(&by_option, &[("calm", "yes")]), 2);
}

#[test]
fn who_changed_a_rule_is_kept() {
    let game = game(&[expansion("more", "[[rule]]\nid = 'first'\nreplaces = true\ndo = 'set tale to 7'\n")]);
    assert!(game.provenance.contains(&("rule.first".into(), "do".into(), vec!["base".into(), "more".into()])));
    let hooks: Vec<(&str, &str)> = game.hooks.iter().map(|hook| (hook.table.as_str(), hook.about.as_str())).collect();
    assert_eq!(hooks, [("event.dusk", "the day is over"), ("rule.first", "what dusk brings")]);
    assert_eq!(game.hooks[1].changed_by, ["more"]);
}

#[test]
fn what_cannot_be_is_told_with_both_named() {
    let replaces = "[[rule]]\nid = 'first'\nreplaces = true\ndo = 'set tale to 7'\n";
    for (expansions, told) in [
        (
            vec![expansion("more", replaces), expansion("other", replaces)],
            "`do` of `first` is replaced by more and by other",
        ),
        (vec![expansion("more", &replaces.replace("first", "furst"))], "there is no rule `furst`"),
        (vec![expansion("more", "[[rule]]\nreplaces = true\ndo = 'set tale to 7'\n")], "which rule is to be changed?"),
        (vec![expansion("more", &rule("before = 'thrid'", 3))], "there is no rule `thrid`"),
        (vec![expansion("more", &rule("before = 'first'\nafter = 'second'", 3))], "cannot come in this order"),
        (vec![expansion("more", &rule("id = 'first'", 3))], "rule `first` is already defined by base"),
        (vec![expansion("more", "[[leave_out]]\nrules = ['third']\n")], "no rule `third`"),
    ] {
        let problems = checked(&expansions).problems;
        let messages: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
        assert!(messages.len() == 1 && messages[0].contains(told), "{told}: {messages:?}");
    }
}

/// A condition that one pack leaves open to the others, and what dusk brings while it holds.
const OMEN: &str = "[condition.omen]\nhook = \"dusk is a bad one\"\n[[rule]]\nevent = \"dusk\"\nif = 'omen'\n\
                    do = 'set tale to tale times 10 plus 5'\n";

fn on_the_omen(id: &str, keys: &str) -> PackFiles {
    let text = format!("[condition.omen]\nextends = true\n{keys}\n");
    pack(id, &format!("[pack]\nversion = \"0.1.0\"\nneeds = [\"omens\"]\nexpansion = true\n{text}"))
}

#[test]
fn several_packs_say_when_a_condition_holds_and_when_not() {
    let omens = || expansion("omens", OMEN);
    let with = |others: Vec<PackFiles>| tale(&std::iter::once(omens()).chain(others).collect::<Vec<_>>(), &[]);
    let one = || on_the_omen("one", "or = ['tale is at least 1']");
    assert_eq!(with(vec![]), 12, "nobody says when it holds");
    assert_eq!(with(vec![one()]), 125);
    assert_eq!(with(vec![on_the_omen("never", "or = ['tale is 7']"), one()]), 125, "they never heard of each other");
    assert_eq!(with(vec![on_the_omen("barred", "unless = 'tale is 12'"), one()]), 12, "what bars it is stronger");
    assert_eq!(with(vec![on_the_omen("barred", "unless = 'tale is 13'"), one()]), 125);
}

#[test]
fn a_condition_that_is_no_hook_says_when_it_holds() {
    let problems = checked(&[expansion("omens", "[condition.omen]\nor = 'tale is 1'\n")]).problems;
    let messages: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(messages, ["it is not said when `omen` holds"]);
}
