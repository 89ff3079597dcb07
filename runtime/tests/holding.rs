//! Who holds something: players hold what lies in zones that are held, zones just have it.

use quarterdeck_runtime::{PackFiles, check};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [1, 2]
[kind.paper]
[zone.heap]
[zone.old_heap]
[zone.hand]
per = "player"
[card.red]
kind      = "paper"
starts_in = "heap"
[phase.match]
repeats = true
actions = ["take", "stop"]
[action.take]
choose = 'a card in the heap or the old heap'
do = 'move it to your hand'
[action.stop]
if = 'CONDITION'
do = 'end the match'
"#;

fn said(condition: &str) -> Vec<String> {
    let files = [("pack.toml".to_owned(), PACK.replace("CONDITION", condition))];
    let checked = check(&[&PackFiles { id: "small".into(), files: files.into() }]);
    checked.problems.iter().map(|problem| format!("{} at {}", problem.message, problem.span.0)).collect()
}

#[test]
fn a_zone_holds_what_lies_in_it() {
    for condition in [
        "the heap holds a paper",
        "The old heap holds a paper or the heap has no cards",
        "the heap and the old heap together hold 1 card",
        "your hand holds no cards",
    ] {
        assert_eq!(said(condition), Vec::<String>::new(), "{condition}");
    }
}

#[test]
fn a_player_holds_nothing_where_no_zone_is_held() {
    let at = |condition: &str, word: &str| {
        let text = PACK.replace("CONDITION", condition);
        let start = text.find(condition).unwrap_or_default() + condition.rfind(word).unwrap_or_default();
        vec![format!("nobody ever holds anything at {start}")]
    };
    for (condition, word) in [
        ("you hold a paper", "hold"),
        ("the heap holds a paper and you hold a paper", "hold"),
        ("the heap holds no cards held by you", "held"),
    ] {
        assert_eq!(said(condition), at(condition, word), "{condition}");
    }
}
