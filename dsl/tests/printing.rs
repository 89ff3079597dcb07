//! `parse(print(x)) == x`: generated trees of all five forms, and sentences as one writes them.

use crate::common::vocabulary;
use proptest::prelude::*;
use quarterdeck_dsl::parse;
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::syntax::{
    Amount, Before, Comparison, Complement, Condition, Deed, Demand, Filter, Head, Instruction, Manner, Order, Prefix,
    Preposition, Range, Requirement, Role, Selection, Sentence, Span, Step, Word,
};

fn word(text: &str) -> Word {
    Word { text: text.to_owned(), span: Span::default(), own: false }
}

fn noun() -> impl Strategy<Value = Word> {
    prop::sample::select(vec![
        "ships",
        "priest",
        "jack_of_all_trades",
        "card",
        "harbor",
        "discard_pile",
        "active_player",
    ])
    .prop_map(word)
}

fn adjective() -> impl Strategy<Value = Word> {
    prop::sample::select(vec!["red", "blue", "face_down", "empty"]).prop_map(word)
}

fn attribute() -> impl Strategy<Value = Word> {
    prop::sample::select(vec!["cost", "colors", "sabres", "influence"]).prop_map(word)
}

fn name() -> impl Strategy<Value = Vec<Word>> {
    (prop::collection::vec(adjective(), 0..2), noun()).prop_map(|(mut words, noun)| {
        words.push(noun);
        words
    })
}

fn comparison() -> impl Strategy<Value = Comparison> {
    prop::sample::select(vec![
        Comparison::AtLeast,
        Comparison::AtMost,
        Comparison::Exactly,
        Comparison::MoreThan,
        Comparison::LessThan,
    ])
}

fn range() -> impl Strategy<Value = Range> {
    (0..20i32, 1..5i32).prop_flat_map(|(n, more)| {
        prop::sample::select(vec![
            Range::AtLeast(n),
            Range::AtMost(n),
            Range::Exactly(n),
            Range::UpTo(n),
            Range::Or(n, n + more),
            Range::To(n, n + more),
            Range::Number(n),
        ])
    })
}

fn order() -> impl Strategy<Value = Order> {
    prop::sample::select(vec![Order::Top, Order::Bottom, Order::First, Order::Last])
}

/// Words before a noun that do not begin with a number.
fn plain_prefixes() -> impl Strategy<Value = Vec<Prefix>> {
    prop_oneof![
        Just(vec![]),
        prop::sample::select(vec![
            Prefix::The,
            Prefix::Your,
            Prefix::Its,
            Prefix::Their,
            Prefix::Another,
            Prefix::Other,
            Prefix::Random,
            Prefix::All,
            Prefix::Each,
            Prefix::No,
            Prefix::Any,
            Prefix::A,
        ])
        .prop_map(|prefix| vec![prefix]),
        order().prop_map(|order| vec![Prefix::The, Prefix::Order(order)]),
        (2..15i32).prop_map(|n| vec![Prefix::The, Prefix::Nth(n)]),
        Just(vec![Prefix::All, Prefix::Your]),
    ]
}

fn prefixes() -> impl Strategy<Value = Vec<Prefix>> {
    prop_oneof![
        3 => plain_prefixes(),
        1 => range().prop_map(|range| vec![Prefix::Range(range)]),
        1 => (order(), 2..9i32).prop_map(|(order, n)| {
            vec![Prefix::The, Prefix::Order(order), Prefix::Range(Range::Number(n))]
        }),
    ]
}

fn selection_of(prefixes: Vec<Prefix>, head: Head, filters: Vec<Filter>) -> Selection {
    let mut joined: Vec<Filter> = Vec::new();
    for filter in filters {
        match (joined.last_mut(), &filter) {
            // `of yours` behind `with …` belongs to what is had.
            (Some(Filter::WithThing(thing)), Filter::OfYours(_))
                if !thing.closed && !matches!(thing.filters.last(), Some(Filter::OfYours(_))) =>
            {
                thing.filters.push(filter);
            }
            _ => joined.push(filter),
        }
    }
    let prefixes = prefixes.into_iter().map(|prefix| Before { prefix, span: Span::default() }).collect();
    Selection { prefixes, head, filters: joined, closed: false, otherwise: None, span: Span::default() }
}

/// A selection without filters, perhaps `of` another.
fn simple() -> impl Strategy<Value = Selection> {
    let leaf = prop_oneof![
        prop::sample::select(vec![Head::It, Head::This, Head::You, Head::They]).prop_map(|head| selection_of(
            vec![],
            head,
            vec![]
        )),
        (plain_prefixes(), name()).prop_map(|(prefixes, name)| selection_of(prefixes, Head::Name(name), vec![])),
    ];
    let of = prop::option::of(prop::option::of(bracketed()));
    (leaf, plain_prefixes(), name(), of).prop_map(|(leaf, prefixes, name, of)| match of {
        Some(inner) => selection_of(prefixes, Head::Name(name), vec![Filter::OfThing(Box::new(inner.unwrap_or(leaf)))]),
        None => leaf,
    })
}

/// A selection with filters of its own, in brackets.
fn bracketed() -> impl Strategy<Value = Selection> {
    let span = Span::default();
    (plain_prefixes(), name(), attribute()).prop_map(move |(prefixes, name, word)| {
        let most = Filter::WithMost(true, vec![word], span);
        Selection { closed: true, ..selection_of(prefixes, Head::Name(name), vec![Filter::YouHold(span), most]) }
    })
}

fn boxed_simple() -> impl Strategy<Value = Box<Selection>> {
    prop_oneof![4 => simple().boxed(), 1 => bracketed().boxed()].prop_map(Box::new)
}

/// What may narrow a selection; `of …` only stands first, since it belongs to what is before it.
fn filter() -> impl Strategy<Value = Filter> {
    let span = Span::default();
    prop_oneof![
        (any::<bool>(), attribute()).prop_map(move |(most, word)| Filter::WithMost(most, vec![word], span)),
        (attribute(), any::<bool>(), comparison(), 0..20i32).prop_map(move |(word, not, comparison, n)| {
            let comparison = if not { Comparison::NotExactly } else { comparison };
            Filter::WithCompare(vec![word], comparison, Box::new(Amount::Number(n, span)), span)
        }),
        boxed_simple().prop_map(Filter::WithThing),
        attribute().prop_map(|word| Filter::OfDifferent(None, word)),
        (comparison(), 1..9i32, attribute()).prop_map(|(how, n, word)| Filter::OfDifferent(Some((how, n)), word)),
        attribute().prop_map(Filter::OfSame),
        Just(Filter::OfYours(span)),
        boxed_simple().prop_map(Filter::Under),
        boxed_simple().prop_map(Filter::Ahead),
        boxed_simple().prop_map(Filter::Behind),
        boxed_simple().prop_map(Filter::Beside),
        Just(Filter::YouHold(span)),
        Just(Filter::TheyHold(span)),
        boxed_simple().prop_map(Filter::HeldBy),
        boxed_simple().prop_map(Filter::Clockwise),
    ]
}

/// Selections that can stand anywhere.
fn inner_selection() -> impl Strategy<Value = Selection> {
    (prefixes(), name(), prop::option::of(boxed_simple()), prop::collection::vec(filter(), 0..3)).prop_map(
        |(prefixes, name, of, filters)| {
            let first = of.map(Filter::OfThing);
            selection_of(prefixes, Head::Name(name), first.into_iter().chain(filters).collect())
        },
    )
}

/// Selections with everything: places, and `else` chains.
fn selection() -> impl Strategy<Value = Selection> {
    let places = prop::option::of((any::<bool>(), prop::collection::vec(simple(), 1..3)));
    (inner_selection(), places, prop::option::of(inner_selection())).prop_map(|(mut selection, places, otherwise)| {
        if let Some((not, places)) = places {
            selection.filters.push(Filter::In(not, places));
        }
        selection.otherwise = otherwise.map(Box::new);
        selection
    })
}

fn factor() -> impl Strategy<Value = Amount> {
    let leaf = prop_oneof![
        (0..100i32).prop_map(|n| Amount::Number(n, Span::default())),
        inner_selection().prop_map(Amount::Of),
        (attribute(), inner_selection()).prop_map(|(word, things)| Amount::Distinct(word, things)),
        (attribute(), inner_selection()).prop_map(|(word, things)| Amount::Total(word, things)),
        (any::<bool>(), attribute(), inner_selection()).prop_map(|(most, word, things)| Amount::Extreme(
            most,
            vec![word],
            things
        )),
    ];
    leaf.prop_recursive(3, 8, 2, |inner| {
        prop_oneof![
            (inner.clone(), any::<bool>()).prop_map(|(inner, up)| Amount::Half(Box::new(inner), up)),
            inner.clone().prop_map(|inner| Amount::Twice(Box::new(inner))),
            (inner.clone(), inner)
                .prop_map(|(left, right)| { Amount::Group(Box::new(Amount::Plus(Box::new(left), Box::new(right)))) }),
        ]
    })
}

fn product() -> impl Strategy<Value = Amount> {
    let by = prop::option::of((factor(), any::<bool>()));
    (factor(), prop::option::of(factor()), by, prop::option::of(inner_selection())).prop_map(
        |(left, times, by, per)| {
            let product = match times {
                Some(right) => Amount::Times(Box::new(left), Box::new(right)),
                None => left,
            };
            let product = match by {
                Some((by, up)) => Amount::Divided(Box::new(product), Box::new(by), up),
                None => product,
            };
            match per {
                Some(things) => Amount::Per(Box::new(product), things),
                None => product,
            }
        },
    )
}

fn sum() -> impl Strategy<Value = Amount> {
    (product(), prop::collection::vec((any::<bool>(), product()), 0..2)).prop_map(|(first, rest)| {
        rest.into_iter().fold(first, |left, (plus, right)| {
            if plus {
                Amount::Plus(Box::new(left), Box::new(right))
            } else {
                Amount::Minus(Box::new(left), Box::new(right))
            }
        })
    })
}

fn amount() -> impl Strategy<Value = Amount> {
    let number = (0..20i32).prop_map(|n| Amount::Number(n, Span::default()));
    let bound = prop_oneof![number, sum().prop_map(|sum| Amount::Group(Box::new(sum)))];
    (sum(), prop::collection::vec((any::<bool>(), bound), 0..2)).prop_map(|(sum, bounds)| {
        bounds.into_iter().fold(sum, |inner, (least, bound)| {
            let (inner, bound) = (Box::new(inner), Box::new(bound));
            if least { Amount::AtLeast(inner, bound) } else { Amount::AtMost(inner, bound) }
        })
    })
}

/// What may stand behind `is`: a comparison would be read before a number.
fn complement() -> impl Strategy<Value = Complement> {
    let thing = (plain_prefixes(), name(), prop::collection::vec(filter(), 0..2))
        .prop_map(|(prefixes, name, filters)| selection_of(prefixes, Head::Name(name), filters));
    prop_oneof![
        (comparison(), sum()).prop_map(|(comparison, amount)| Complement::Compare(comparison, amount)),
        simple().prop_map(Complement::In),
        thing.prop_map(|thing| Complement::Same(Amount::Of(thing))),
        (0..20i32).prop_map(|n| Complement::Same(Amount::Number(n, Span::default()))),
    ]
}

fn statement() -> impl Strategy<Value = Condition> {
    let leaf = prop_oneof![
        inner_selection().prop_map(Condition::There),
        (simple(), inner_selection()).prop_map(|(subject, things)| Condition::Has(vec![subject], false, things)),
        (prop::collection::vec(simple(), 1..3), inner_selection())
            .prop_map(|(subjects, things)| Condition::Has(subjects, true, things)),
        // Without brackets, `and X together have` behind it would be read as more that is had.
        attribute().prop_map(|word| Condition::Group(Box::new(Condition::Called(word)))),
        (simple(), any::<bool>(), attribute()).prop_map(|(subject, most, word)| Condition::HasMost(
            subject,
            most,
            vec![word]
        )),
        (sum(), any::<bool>(), complement()).prop_map(|(left, not, right)| {
            // `… is 1 or 2 ships is …` would be read as `1 or 2 ships`.
            let numbered = left.to_string().starts_with(|letter: char| letter.is_ascii_digit());
            Condition::Is(if numbered { Amount::Group(Box::new(left)) } else { left }, not, right)
        }),
    ];
    leaf.prop_recursive(2, 6, 2, |inner| {
        prop_oneof![
            inner.clone().prop_map(|inner| Condition::Not(Box::new(inner))),
            prop::collection::vec(inner, 2..3).prop_map(|list| Condition::Group(Box::new(Condition::Or(list)))),
        ]
    })
}

fn conjunction() -> impl Strategy<Value = Condition> {
    prop::collection::vec(statement(), 1..3)
        .prop_map(|mut list| if list.len() == 1 { list.remove(0) } else { Condition::And(list) })
}

fn condition() -> impl Strategy<Value = Condition> {
    prop::collection::vec(conjunction(), 1..3)
        .prop_map(|mut list| if list.len() == 1 { list.remove(0) } else { Condition::Or(list) })
}

/// What says how many, perhaps `with a star or moon`.
fn term() -> impl Strategy<Value = Selection> {
    let kinds = (any::<bool>(), prop::collection::vec(name(), 2..4)).prop_map(|(article, names)| {
        let prefixes = |at| if article && at == 0 { vec![Prefix::A] } else { Vec::new() };
        let thing = |(at, name)| selection_of(prefixes(at), Head::Name(name), Vec::new());
        Filter::WithAny(names.into_iter().enumerate().map(thing).collect())
    });
    (inner_selection(), prop::option::of(kinds), 1..9i32).prop_map(|(mut selection, kinds, n)| {
        if selection.prefixes.is_empty() {
            selection.prefixes.push(Before { prefix: Prefix::Range(Range::Number(n)), span: Span::default() });
        }
        selection.filters.extend(kinds);
        selection
    })
}

fn requirement() -> impl Strategy<Value = Requirement> {
    let deed = prop::sample::select(vec![Deed::Hold, Deed::Discard, Deed::Pay, Deed::Give]);
    let terms = prop::collection::vec(prop::collection::vec(term(), 1..3), 1..3);
    let demand = (deed, terms).prop_map(|(deed, terms)| Demand::Deed(deed, terms, Span::default())).boxed();
    let group = demands(demand.clone()).prop_map(|inner| Demand::Group(Box::new(inner)));
    (demands(prop_oneof![3 => demand, 1 => group]), any::<bool>())
        .prop_map(|(demand, wildcards)| Requirement { demand, wildcards })
}

/// Demands joined by `and`, and these by `or`.
fn demands(demand: impl Strategy<Value = Demand>) -> impl Strategy<Value = Demand> {
    fn one_or(mut list: Vec<Demand>, many: fn(Vec<Demand>) -> Demand) -> Demand {
        if list.len() == 1 { list.remove(0) } else { many(list) }
    }
    let every = prop::collection::vec(demand, 1..3).prop_map(|list| one_or(list, Demand::And));
    prop::collection::vec(every, 1..3).prop_map(|list| one_or(list, Demand::Or))
}

/// `in` and `under` belong to the object if there is one.
fn step() -> impl Strategy<Value = Step> {
    let verb = prop::sample::select(vec!["gain", "gains", "move", "discards", "raise", "win"]).prop_map(word);
    let preposition = prop::sample::select(vec![Preposition::Into, Preposition::By]);
    let position = prop::option::of(prop::sample::select(vec![Order::Top, Order::Bottom]));
    let role = (preposition, position, simple()).prop_map(|(preposition, position, object)| Role {
        preposition,
        position,
        object: Amount::Of(object),
        span: Span::default(),
    });
    let to = prop::option::of(simple());
    let manner = (any::<bool>(), any::<bool>()).prop_map(|(face_down, any_order)| Manner { face_down, any_order });
    (prop::option::of(inner_selection()), verb, prop::option::of(sum()), prop::option::of(role), to, manner).prop_map(
        |(doer, verb, object, role, to, manner)| {
            let mut roles: Vec<Role> = role.into_iter().collect();
            if let Some(to) = to {
                roles.push(Role {
                    preposition: Preposition::To,
                    position: None,
                    object: Amount::Of(to),
                    span: Span::default(),
                });
            }
            Step { doer, verb, object, roles, manner }
        },
    )
}

/// Longer sentences are refused for their length.
const LONGEST: usize = 4000;

fn same(sentence: Sentence, form: Form) -> Result<(), TestCaseError> {
    let text = sentence.to_string();
    prop_assume!(text.len() <= LONGEST);
    let read = parse(&text, form, &vocabulary());
    // A sentence may have come out deeper than anybody reads.
    prop_assume!(!read.as_ref().is_err_and(|problem| problem.code == "sentence::too_deep"));
    let read = read.map_err(|problem| {
        TestCaseError::fail(format!("`{text}` cannot be read: {} at {:?}", problem.message, problem.span))
    })?;
    prop_assert_eq!(&read, &sentence, "{}", text);
    prop_assert_eq!(read.to_string(), text);
    Ok(())
}

/// What `or` joins behind `with` depends on what comes: something that is said, or only named.
#[test]
fn behind_with_a_statement_is_told_from_a_name() {
    let v = vocabulary();
    for (text, joined) in [
        ("it is a ship with bread or herbs", true),
        ("it is a ship with bread or herbs and it is red", true),
        ("it is a ship with bread or herbs or it is red", true),
        ("there is a ship with bread or herbs you hold or you hold 3 ships", true),
        ("ships with bread or herbs in the harbor are 2", true),
        ("ships in the harbor with bread or herbs are red", true),
        ("ships with bread or herbs in the harbor or the deck are red", true),
        ("it is a ship with bread or ships are 3", false),
        ("it is a ship with bread or ships in the harbor are red", false),
        ("it is a ship with bread or ships in the harbor or the deck are red", false),
        ("it is a ship with bread or ships you hold are 3", false),
        ("it is a ship with bread or players with 1 or 2 ships have a skull", false),
        ("it is a ship with bread or ships times (coins plus 2) are 3", false),
        ("it is a ship with bread or you hold 3 ships", false),
        ("it is a ship with bread or ships and you together have 3 coins", false),
    ] {
        let sentence = parse(text, Form::Condition, &v).unwrap_or_else(|problem| panic!("{text}: {problem:?}"));
        assert_eq!(format!("{sentence:?}").contains("WithAny"), joined, "{text}");
        assert_eq!(parse(&sentence.to_string(), Form::Condition, &v).ok().as_ref(), Some(&sentence), "{sentence}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn selections_read_as_printed(tree in selection()) {
        same(Sentence::Selection(tree), Form::Selection)?;
    }

    #[test]
    fn amounts_read_as_printed(tree in amount()) {
        same(Sentence::Amount(tree), Form::Amount)?;
    }

    #[test]
    fn conditions_read_as_printed(tree in condition()) {
        same(Sentence::Condition(tree), Form::Condition)?;
    }

    #[test]
    fn requirements_read_as_printed(tree in requirement()) {
        same(Sentence::Requirement(tree), Form::Requirement)?;
    }

    #[test]
    fn instructions_read_as_printed(steps in prop::collection::vec(step(), 1..3)) {
        same(Sentence::Instruction(Instruction { steps }), Form::Instruction)?;
    }
}

/// Form, as written, as printed.
const WRITTEN: &[(Form, &str, &str)] = &[
    (Form::Requirement, "discard 2 Ares pirates AND hold 2 sabres", "discard 2 ares pirates and hold 2 sabres"),
    (Form::Requirement, "discard 2 priests wildcards allowed", "discard 2 priests, wildcards allowed"),
    (Form::Requirement, "hold an admiral or a jester", "hold an admiral or a jester"),
    (Form::Requirement, "discard 1 card in your hand or 2 coins", "discard 1 card in your hand or 2 coins"),
    (Form::Condition, "the harbor holds at least 5 cards", "the harbor has at least 5 cards"),
    (Form::Condition, "you hold the most sabres", "you have the most sabres"),
    (Form::Condition, "there are 5 players", "there is 5 players"),
    (Form::Condition, "it is not in the harbor", "it is not in the harbor"),
    (Form::Condition, "it is red or it is blue and you have 2 coins", "it is red or it is blue and you have 2 coins"),
    (Form::Condition, "not (it is red or it is blue)", "not (it is red or it is blue)"),
    (
        Form::Condition,
        "the deck and the discard pile together have at least 1 card",
        "the deck and the discard pile together have at least 1 card",
    ),
    (Form::Condition, "your coins is more than its cost", "your coins is more than its cost"),
    (Form::Selection, "nearest empty cell ahead of it", "first empty cell ahead of it"),
    (Form::Selection, "farthest cell behind it else the boat", "last cell behind it, else the boat"),
    (Form::Selection, "ships with the highest sabres", "ships with the most sabres"),
    (
        Form::Selection,
        "ships of the color of ( the ship you hold with the most sabres ) in the harbor",
        "ships of the color of (the ship you hold with the most sabres) in the harbor",
    ),
    (Form::Selection, "the 2nd ship in the harbor", "the second ship in the harbor"),
    (Form::Selection, "the 1st ship in the harbor", "the first ship in the harbor"),
    (Form::Selection, "the 12th ship in the harbor", "the 12th ship in the harbor"),
    (Form::Selection, "2 random ships in the harbor", "2 random ships in the harbor"),
    (Form::Selection, "ships from the harbor", "ships in the harbor"),
    (Form::Selection, "players clockwise from the first player", "players clockwise from the first player"),
    (Form::Selection, "characters with cost at most your coins", "characters with cost at most your coins"),
    (Form::Selection, "ships of 4 different colors", "ships of at least 4 different colors"),
    (Form::Selection, "other ships", "other ships"),
    (Form::Amount, "half your coins, rounded down", "half your coins, rounded down"),
    (Form::Amount, "ships in the harbor minus 1, at least 0", "ships in the harbor minus 1, at least 0"),
    (Form::Amount, "your coins divided by 3 , rounded UP", "your coins divided by 3, rounded up"),
    (Form::Amount, "5, at most ships in the harbor , at least 0", "5, at most ships in the harbor, at least 0"),
    (Form::Amount, "2 times (your coins plus 1)", "2 times (your coins plus 1)"),
    (Form::Amount, "1 per jester they hold", "1 per jester they hold"),
    (Form::Amount, "distinct colors of ships in the harbor", "distinct colors of ships in the harbor"),
    (
        Form::Instruction,
        "each player with a jester gains 1 coin per jester they hold",
        "each player with a jester gains 1 coin per jester they hold",
    ),
    (Form::Instruction, "draw 1 card then discard it", "draw 1 card, then discard it"),
    (Form::Instruction, "move it to the bottom of the deck", "move it to the bottom of the deck"),
    (Form::Instruction, "shuffle the discard pile into the deck", "shuffle the discard pile into the deck"),
    (
        Form::Instruction,
        "take the top 3 cards of the deck onto your hand",
        "take the top 3 cards of the deck into your hand",
    ),
    (Form::Instruction, "set cards revealed to 0", "set cards revealed to 0"),
    (Form::Instruction, "all players draw 2 cards", "all players draw 2 cards"),
    (Form::Instruction, "gain coins equal to its cost", "gain coins equal to its cost"),
];

/// A name of the game is printed with blanks, however it was written; nothing would join the words of another one again.
#[test]
fn names_that_the_game_does_not_have_are_printed_as_they_were_written() {
    let v = vocabulary();
    for (form, written, printed) in [
        (Form::Requirement, "hold an one_per_color", "hold an one_per_color"),
        (
            Form::Selection,
            "red_ships with the most big_guns in the discard_pile",
            "red_ships with the most big_guns in the discard pile",
        ),
        (Form::Amount, "total far_sight of jack_of_all_trades", "total far_sight of jack of all trades"),
        (Form::Condition, "well_known or it is in the Old_Harbor", "well_known or it is in the old_harbor"),
        (
            Form::Instruction,
            "each first_mate gains 2 sea_shells per tall_ship",
            "each first_mate gains 2 sea_shells per tall_ship",
        ),
    ] {
        let sentence = parse(written, form, &v).unwrap_or_else(|problem| panic!("{written}: {problem:?}"));
        assert_eq!(sentence.to_string(), printed);
        assert_eq!(parse(printed, form, &v).as_ref(), Ok(&sentence), "{printed}");
    }
}

#[test]
fn sentences_are_printed_in_one_form() {
    let v = vocabulary();
    for (form, written, printed) in WRITTEN {
        let sentence = parse(written, *form, &v).unwrap_or_else(|problem| panic!("{written}: {problem:?}"));
        assert_eq!(sentence.to_string(), *printed);
        let again = parse(printed, *form, &v).unwrap_or_else(|problem| panic!("{printed}: {problem:?}"));
        assert_eq!(again, sentence, "{printed}");
    }
}
