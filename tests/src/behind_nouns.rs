//! What stands behind a noun, in every place: a table for the reference page, found by asking the engine.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::resolve::uses::{USES, Use};
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::tree::{CardAt, Context, Thing};

use crate::meaning::compare::{Outcome, compare};
use crate::meaning::engine::answer;
use crate::meaning::tables::{Stand, Table};
use crate::probe;

/// What a noun may stand for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Cards,
    Players,
    Places,
    Amounts,
}

use Sort::{Amounts, Cards, Places, Players};

/// Something that stands behind a noun.
struct Filter {
    /// How the page calls it.
    shown: &'static str,
    /// What it leaves of the things that the noun means.
    means: &'static str,
    /// An example for each sort of thing of which it can be said, the most natural first.
    examples: &'static [(Sort, &'static str)],
}

const FILTERS: &[Filter] = &[
    Filter {
        shown: "`with the most N`, `with the fewest N`",
        means: "those that have the most, the fewest of all of them",
        examples: &[(Players, "with the most tokens")],
    },
    Filter {
        shown: "`with N at least 2`",
        means: "those whose N compares so",
        examples: &[
            (Cards, "in the deck with weight at least 2"),
            (Players, "with tokens at least 3"),
            (Places, "with heat at least 1"),
        ],
    },
    Filter { shown: "`with 2 N`", means: "those that have so much of it", examples: &[(Players, "with 3 tokens")] },
    Filter {
        shown: "`with a N`, `with no N`",
        means: "those on which it stands, or does not stand",
        examples: &[(Cards, "in the deck with a color")],
    },
    Filter { shown: "`with red`", means: "those that have this value", examples: &[(Cards, "in the deck with red")] },
    Filter {
        shown: "`with red or green`",
        means: "those that have one of these",
        examples: &[(Cards, "in the deck with red or blue")],
    },
    Filter {
        shown: "`with the color of X`, `with its color`",
        means: "those that have the same value as it",
        examples: &[(Cards, "in the deck with the color of the flame")],
    },
    Filter {
        shown: "`with 2 cards …`",
        means: "those that hold so many, on which or under which so many lie",
        examples: &[(Players, "with a lantern"), (Places, "with a rock"), (Cards, "in the deck with a rock")],
    },
    Filter {
        shown: "`of different colors`",
        means: "no two that share a value",
        examples: &[(Cards, "in the deck of different colors")],
    },
    Filter {
        shown: "`of at least 2 different colors`",
        means: "whether they have so many values",
        examples: &[(Cards, "in the deck of at least 2 different colors")],
    },
    Filter {
        shown: "`of the same color`",
        means: "such as share one value",
        examples: &[(Cards, "in the deck of the same color")],
    },
    Filter {
        shown: "`of yours`, `of the active player`",
        means: "those that belong to the player",
        examples: &[(Cards, "of yours")],
    },
    Filter {
        shown: "`of its color`, `of the color of X`",
        means: "those that have the same value as it",
        examples: &[(Cards, "in the deck of the color of the flame")],
    },
    Filter {
        shown: "`of X`, `in X`, `on X`, `from X`",
        means: "those that lie there",
        examples: &[(Cards, "in the deck"), (Places, "of the track")],
    },
    Filter {
        shown: "`in X or Y`",
        means: "those that lie in one of them",
        examples: &[(Cards, "in the deck or the tray")],
    },
    Filter { shown: "`not in X`", means: "those that lie elsewhere", examples: &[(Cards, "not in the deck")] },
    Filter { shown: "`under X`", means: "those that lie under it", examples: &[(Cards, "under the beacon")] },
    Filter {
        shown: "`ahead of X`",
        means: "those that lie further along the board",
        examples: &[(Places, "ahead of the first cell"), (Cards, "ahead of the first cell")],
    },
    Filter {
        shown: "`behind X`",
        means: "those that lie less far along the board, the nearest first",
        examples: &[(Places, "behind the last cell"), (Cards, "behind the last cell")],
    },
    Filter {
        shown: "`beside X`",
        means: "those that lie next to it",
        examples: &[(Places, "beside the first cell"), (Cards, "beside the first cell")],
    },
    Filter { shown: "`you hold`, `they hold`", means: "those that the player holds", examples: &[(Cards, "you hold")] },
    Filter {
        shown: "`held by X`",
        means: "those that one of these players holds",
        examples: &[(Cards, "held by the first player")],
    },
    Filter {
        shown: "`clockwise from X`",
        means: "they come from this player on",
        examples: &[(Players, "clockwise from you")],
    },
    Filter { shown: "`equal to N`", means: "as many as N says", examples: &[(Cards, "in the deck equal to 2")] },
    Filter { shown: "`up to N`, `from N up to M`", means: "one of these numbers", examples: &[(Amounts, "up to 3")] },
];

/// How many different values there are, and how many there are of the most frequent one, is asked where things are counted.
fn means(filter: &Filter, place: Use) -> &'static str {
    let counted = counted(place);
    match filter.shown {
        "`of different colors`" if counted => "how many different values they have is what counts",
        "`of the same color`" if counted => "how many share the most frequent value is what counts",
        _ => filter.means,
    }
}

/// Whether it is said, or asked, how many there are.
fn counted(place: Use) -> bool {
    matches!(place, Use::There | Use::Had | Use::Counted | Use::Per | Use::Hold)
}

/// Words before the noun that fit a place, and whether there is more than one thing.
fn before(place: Use) -> (&'static str, bool) {
    match place {
        Use::There | Use::Had | Use::Complement | Use::Choice => ("a ", false),
        Use::Subject | Use::Target | Use::Object => ("all ", true),
        Use::Counted | Use::Per => ("", true),
        Use::One => ("the first ", false),
        Use::Within => ("the ", false),
        Use::Doer => ("each ", false),
        Use::Each => ("", false),
        Use::Hold | Use::Pay => ("2 ", true),
    }
}

fn noun(sort: Sort, several: bool) -> &'static str {
    match (sort, several) {
        (Cards, false) => "card",
        (Cards, true) => "cards",
        (Players, false) => "player",
        (Players, true) => "players",
        (Places, false) => "cell",
        (Places, true) => "cells",
        (Amounts, false) => "amount",
        (Amounts, true) => "amounts",
    }
}

/// The things that are spoken of in a place.
fn sorts(place: Use) -> &'static [Sort] {
    match place {
        Use::Doer => &[Players],
        Use::Object | Use::Hold | Use::Pay => &[Cards],
        // Cards and places lie somewhere; players hold.
        Use::Within => &[Players, Places, Cards],
        Use::Choice => &[Cards, Players, Places, Amounts],
        _ => &[Cards, Players, Places],
    }
}

fn sentence(place: Use, sort: Sort, things: &str) -> (Form, String) {
    match place {
        Use::There => (Form::Condition, format!("there is {things}")),
        Use::Had if sort == Places => (Form::Condition, format!("the track has {things}")),
        Use::Had => (Form::Condition, format!("you have {things}")),
        Use::Subject => {
            let said = match sort {
                Cards => "are red",
                Players => "have 3 tokens",
                Places => "are empty",
                Amounts => "are 3",
            };
            (Form::Condition, format!("{things} {said}"))
        }
        Use::Complement => {
            let who = match sort {
                Players => "you are",
                Places => "the first cell is",
                Cards | Amounts => "it is",
            };
            (Form::Condition, format!("{who} {things}"))
        }
        Use::Counted => (Form::Amount, things.to_owned()),
        Use::Per => (Form::Amount, format!("1 per {things}")),
        Use::One => {
            let number = match sort {
                Players => "tokens",
                Places => "position",
                Cards | Amounts => "weight",
            };
            (Form::Amount, format!("{number} of {things}"))
        }
        Use::Within => {
            let within = match sort {
                Players => "held by",
                Places => "on",
                Cards | Amounts => "under",
            };
            (Form::Amount, format!("cards {within} {things}"))
        }
        Use::Target => {
            let counter = match sort {
                Players => "score",
                Places => "heat",
                Cards | Amounts => "mark",
            };
            (Form::Instruction, format!("set {counter} of {things} to 1"))
        }
        Use::Object => (Form::Instruction, format!("discard {things}")),
        Use::Doer => (Form::Instruction, format!("{things} gains 1 token")),
        Use::Each | Use::Choice => (Form::Selection, things.to_owned()),
        Use::Hold => (Form::Requirement, format!("hold {things}")),
        Use::Pay => (Form::Requirement, format!("discard {things}")),
    }
}

/// Of whom and what the examples speak: `it` is a card of the deck.
fn stand(table: &Table, place: Use) -> Stand {
    let facts = table.positions[0].1.position();
    let card = CardAt::all(facts.cards()).find(|card| facts.owner(*card).is_none()).expect("a card");
    let scope = Scope { it: Some(Bound::Card), ..Scope::default() };
    let context = Context { it: Thing::Card(card), ..Context::default() };
    Stand { scope, context, chosen: place == Use::Choice }
}

/// For every place, what may stand behind a noun there: an example, and what it means or why it is refused.
///
/// # Panics
/// If engine and reference do not agree on an example.
pub fn table_of_filters() -> String {
    let table = probe::table();
    let played = &table.positions[0].1;
    let mut text = String::new();
    for (place, shown) in USES {
        text.push_str(&format!("### Filters: {shown}\n\n| filter | example | means |\n|---|---|---|\n"));
        let stand = stand(&table, *place);
        for filter in FILTERS {
            let fitting = filter.examples.iter().find(|(sort, _)| sorts(*place).contains(sort));
            let (sort, behind) = fitting.unwrap_or(&filter.examples[0]);
            let (before, several) = match (before(*place), filter.shown) {
                // Several cards differ, or are the same; and one number of them is enough.
                (("a ", _), "`of different colors`" | "`of the same color`") if counted(*place) => ("2 ", true),
                ((_, _), "`of different colors`" | "`of the same color`") if *place == Use::Object => ("2 ", true),
                ((_, _), "`of at least 2 different colors`") if counted(*place) => ("", true),
                ((_, _), "`equal to N`") if *place == Use::Object => ("", true),
                (("the first ", _), "`of yours`, `of the active player`" | "`not in X`") => ("the ", false),
                (("a ", several), _) if *sort == Amounts => ("an ", several),
                (fitting, _) => fitting,
            };
            let (form, example) = sentence(*place, *sort, &format!("{before}{} {behind}", noun(*sort, several)));
            let cell = match answer(&example, form, &table.game, &stand, &played.position()) {
                Err(problems) => {
                    let problem = problems.first().expect("what is refused has a problem");
                    format!("*refused:* {}", problem.message)
                }
                Ok(_) => {
                    if form != Form::Instruction {
                        let both = compare(&example, form, &table, played, &stand);
                        assert!(matches!(both, Outcome::Agreed | Outcome::Skipped), "{example}: {both:?}");
                    }
                    means(filter, *place).to_owned()
                }
            };
            text.push_str(&format!("| {} | `{example}` | {cell} |\n", filter.shown));
        }
        text.push('\n');
    }
    text
}
