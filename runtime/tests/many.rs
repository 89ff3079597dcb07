//! Of more things than a byte counts, each is itself: counters, kinds, attributes, zones, named numbers, and the actions of
//! one card.

mod common;

use std::fmt::Write;
use std::sync::Arc;

use common::{game_of, seats, small_pack};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::Thing;
use quarterdeck_dsl::vocabulary::QueryId;
use quarterdeck_runtime::{Game, Match};

/// So many of everything.
const MANY: usize = 300;
/// The one that is asked for, and the one for which it was once taken.
const ASKED: usize = 261;
const WRAPPED: usize = ASKED - 256;

fn pack() -> String {
    let mut text = String::from("[pack]\nversion = \"0.1.0\"\nplayers = [1, 2]\n");
    for at in 0..MANY {
        let _ = write!(
            text,
            "[kind.k{at}n]\n[attribute.a{at}x]\n[counter.c{at}x]\n[zone.z{at}x]\n[query.q{at}x]\nbase = {at}\nquiet = true\n"
        );
    }
    for (name, base) in [
        ("counted", format!("c{ASKED}x")),
        ("wrongly_counted", format!("c{WRAPPED}x")),
        ("of_kind", format!("k{ASKED}ns in z0x")),
        ("of_other_kind", format!("k{WRAPPED}ns in z0x")),
        ("printed", format!("total a{ASKED}x of cards in z0x")),
        ("wrongly_printed", format!("total a{WRAPPED}x of cards in z0x")),
        ("lying", format!("cards in z{ASKED}x")),
        ("asked", format!("q{ASKED}x")),
    ] {
        let _ = write!(text, "[query.{name}]\nbase = '{base}'\n");
    }
    let _ = write!(
        text,
        "[card.one]\nkind = \"k{ASKED}n\"\na{ASKED}x = 5\nstarts_in = \"z0x\"\n\
         [card.second]\nkind = \"k{WRAPPED}n\"\nstarts_in = \"z0x\"\ncopies = [{{ count = 2 }}]\n\
         [card.moved]\nkind = \"k0n\"\nstarts_in = \"z{WRAPPED}x\"\n\
         [phase.match]\nbefore = ['set c{ASKED}x to 77', 'move all k0ns in z{WRAPPED}x to z{ASKED}x']\nactions = [\"rest\"]\n\
         [action.rest]\ndo = 'end the match'\n"
    );
    text
}

fn number(game: &Game, played: &Match, name: &str) -> i32 {
    let at = game.queries.unnoted().iter().position(|query| query.name == name).expect("the number");
    played.position().query(QueryId::at(at), Thing::Nothing, 0)
}

#[test]
fn of_many_things_each_is_itself() {
    let game = game_of(&small_pack(&pack(), ""));
    let played = Match::new(Arc::clone(&game), &seats(1, 1, &[])).expect("the match begins");
    for (name, expected) in [
        ("counted", 77),
        ("wrongly_counted", 0),
        ("of_kind", 1),
        ("of_other_kind", 2),
        ("printed", 5),
        ("wrongly_printed", 0),
        ("lying", 1),
        ("asked", 261),
    ] {
        assert_eq!(number(&game, &played, name), expected, "{name}");
    }
}
