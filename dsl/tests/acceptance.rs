//! Everything the games must be able to say can be said: the acceptance lists of the rules,
//! line by line. What begins with an event is told apart into the event (a key of the pack), a
//! condition, a requirement and an instruction.

use crate::common::{scope, vocabulary};
use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{self, Bound, Scope};

/// Where it is said, form, sentence.
fn sayable(list: &[(&str, &str, &str)], scope: &Scope) {
    let v = vocabulary();
    let mut wrong = Vec::new();
    for (place, form, text) in list {
        let problems = match *form {
            "requirement" => resolve::requirement(text, &v, scope).err(),
            "condition" => resolve::condition(text, &v, scope).err(),
            "selection" => [Use::One, Use::Each, Use::Choice]
                .into_iter()
                .map(|place| resolve::selection(text, &v, scope, place))
                .reduce(Result::or)
                .and_then(Result::err),
            "amount" => resolve::amount(text, &v, scope).err(),
            _ => resolve::instruction(text, &v, scope).err(),
        };
        if let Some(problems) = problems {
            wrong.push(format!("{place}: {text}\n{problems:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn contracts_of_port_royal() {
    sayable(
        &[
            ("cultural_figures", "requirement", "hold 1 priest and 1 jester"),
            ("witch", "requirement", "hold 1 captain and 1 senorita"),
            ("naval_supremacy", "requirement", "hold 1 captain and 1 vice_admiral"),
            ("new_colony", "requirement", "hold 1 settler and 1 gunner"),
            ("trading_post", "requirement", "hold 1 settler and 1 clerk"),
            ("master_of_trade", "requirement", "hold 2 traders"),
            ("thrifty_crew", "requirement", "hold 4 characters with cost at most 3"),
            ("mercenary", "requirement", "hold 3 sabres"),
            ("explorer", "requirement", "hold 1 expedition"),
            // when you decline all coins from a frigate, complete 3 times
            ("frigate_hunter, if", "condition", "it is a frigate"),
            ("frigate_hunter, box", "condition", "your progress is at least 2"),
            ("frigate_hunter, do", "instruction", "raise your progress by 1"),
            ("galleon_hunter, if", "condition", "it is a galleon and your progress is less than 2"),
            // when you pay tax, complete at once: the event says it all
            ("tax_inspector, do", "instruction", "raise your progress by 1"),
            // when you bust as active player, complete at once
            ("jinx, if", "condition", "you are the active player"),
            // when harbour has 3 ships of different colours as active player, 2 times in different turns
            (
                "broker, if",
                "condition",
                "you are the active player and the harbor has ships of at least 3 different colors",
            ),
            ("broker, once a turn", "condition", "your last turn marked is not turn number"),
            ("broker, do", "instruction", "raise your progress by 1, then set your last turn marked to turn number"),
            (
                "wholesale_broker, if",
                "condition",
                "the harbor has 4 ships of different colors and you are the active player",
            ),
            // when you sink a ship of a new colour as active player, you may keep it
            ("pirate_lair, if", "condition", "you are the active player and you have no sunk ships of its color"),
            ("pirate_lair, do", "instruction", "move it to your display"),
            ("pirate_lair, completion", "requirement", "discard 5 sunk_ships of different colors"),
            ("small_estate", "requirement", "hold 12 influence"),
            ("ransom", "requirement", "discard 15 coins"),
            ("base expedition", "requirement", "discard 2 priests, wildcards allowed"),
            ("base expedition, without a comma", "requirement", "discard 2 priests wildcards allowed"),
        ],
        &scope(),
    );
}

#[test]
fn quests_of_the_adventure() {
    sayable(
        &[
            ("13", "requirement", "discard 4 coins and hold 1 priest"),
            ("15", "requirement", "discard 2 ares_pirates and hold 2 sabres"),
            ("15, as one writes it", "requirement", "discard 2 Ares pirates and hold 2 sabres"),
            ("30", "requirement", "hold 1 expedition"),
            ("33, if", "condition", "you are the active player and the harbor has 4 ships of different colors"),
            ("34, requires", "requirement", "discard 5 coins"),
            ("40", "requirement", "hold 3 characters with cost at most 3"),
            ("41", "requirement", "discard 1 ares_pirate with herbs and 1 ship with bread"),
            ("50, if", "condition", "you have at least 12 coins"),
            ("51, if", "condition", "the harbor has exactly 4 cards and you are the active player"),
            ("51, requires", "requirement", "discard 5 coins"),
            ("52, if", "condition", "the harbor has exactly 1 card and you are the active player"),
            ("expedition", "requirement", "discard 1 captain and 1 settler wildcards allowed"),
            ("item expedition", "requirement", "discard 1 priest and 1 ares_pirate with books wildcards allowed"),
            ("items of different kinds", "requirement", "discard 3 items of different goods"),
            ("characters of different kinds", "requirement", "hold 4 characters of different professions"),
            ("crowns", "requirement", "discard 2 crowns"),
            ("or between terms", "requirement", "discard 1 priest or 1 captain and 3 coins or 1 crown"),
            ("shuffle in", "instruction", "shuffle 2 ares pirates with herbs into the deck"),
        ],
        &scope(),
    );
}

fn track_scope() -> Scope {
    Scope {
        names: vec![
            ("sign".into(), Bound::Card),
            ("runner".into(), Bound::Card),
            ("target".into(), Bound::Place),
            ("chest".into(), Bound::Card),
        ],
        it: Some(Bound::Card),
        this: false,
        part: false,
        they: false,
    }
}

#[test]
fn selectors_of_cartagena() {
    sayable(
        &[
            (
                "forward target",
                "selection",
                "first empty cell ahead of the runner with the symbol of the sign, else the boat",
            ),
            ("back target", "selection", "nearest cell behind the runner with 1 or 2 pieces"),
            ("morgan target", "selection", "nearest cell ahead of the runner with 1 or 2 pieces, else the boat"),
            (
                "snake target",
                "selection",
                "nearest empty cell behind the runner with rum, else farthest empty cell behind the runner",
            ),
            ("enter boat", "condition", "dock is cartagena and pieces of its owner in the boat plus 1 is at most 3"),
            (
                "move boat",
                "condition",
                "(dock is cartagena and there is a piece of yours in the boat) or (dock is tortuga and there is a piece of yours in the tunnel)",
            ),
            ("captain", "condition", "pieces of yours in the boat is more than the most aboard of opponents"),
            ("win", "condition", "pieces of its owner in the boat is pieces per player"),
            ("win, at least", "condition", "there are at least 6 pieces of its owner in the boat"),
            ("pass and draw", "condition", "your hand is empty and actions taken is 0 and free moves is 0"),
            ("draw for the move back", "instruction", "draw 1 card per piece in the target"),
            ("a piece of an opponent", "selection", "a piece not in the boat"),
            ("where pieces may start", "selection", "pieces of yours in the prison or the tunnel"),
        ],
        &track_scope(),
    );
}

#[test]
fn conditions_of_dead_reckoning() {
    let scope = Scope {
        names: vec![("island".into(), Bound::Place)],
        it: Some(Bound::Card),
        this: true,
        part: false,
        they: false,
    };
    sayable(
        &[
            (
                "can_load",
                "condition",
                "it is in the harbor or (control of the island is 1 and blockade of the island is 0)",
            ),
            ("may_produce", "condition", "it is not face down and protection of the island is 0"),
            ("protected", "condition", "the island has a fort and control of the island is not 1"),
            (
                "controls",
                "condition",
                "cubes of the island is more than rival cubes of the island and cubes of the island is more than empty cells of the island",
            ),
            (
                "explorer",
                "condition",
                "(there are 2 players and your explored is at least 5) or (there are 3 players and your explored is at least 4) or (there are 4 players and your explored is at least 3)",
            ),
            ("legend", "condition", "your wins is at least 4"),
            ("influence by symbols", "amount", "total sabres of cards under this card"),
            ("neighbours", "selection", "tiles beside the island"),
            ("upgrade in a sleeve", "instruction", "put it under this card"),
            ("kept goods", "instruction", "put all cards in your hand under this card"),
        ],
        &scope,
    );
}
