//! Random sentences asked of the engine and of the reference evaluator, in positions of all packs and of small random
//! ones. `QUARTERDECK_PAIRS` says how many pairs of a sentence and a position are tried, `QUARTERDECK_SEED` which,
//! `QUARTERDECK_SHOWN` how many differences are shown.

use std::collections::BTreeMap;
use std::time::Instant;

use quarterdeck_dsl::syntax::Form;
use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::meaning::compare::{Outcome, compare, compare_deeds, shorten};
use quarterdeck_tests::meaning::generate::Generator;
use quarterdeck_tests::meaning::productions::{DEEDS, PRODUCTIONS, Tally};
use quarterdeck_tests::meaning::small::small_pack;
use quarterdeck_tests::meaning::tables::{Table, stand, table};
use quarterdeck_tests::meaning::workshop::Workshop;
use quarterdeck_tests::shelf;

/// How many pairs are tried if nothing is said.
const PAIRS: usize = 60_000;
const FORMS: [Form; 4] = [Form::Condition, Form::Amount, Form::Selection, Form::Requirement];

fn tables() -> Vec<Table> {
    let mut found: Vec<Table> =
        (1..=6).map(|seed| table(&format!("small {seed}"), small_pack(seed), 12, seed)).collect();
    found.extend(shelf::games().into_iter().map(|(name, game)| table(&name, game, 4, 7)));
    found
}

#[test]
fn engine_and_reference_say_the_same() {
    let setting = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<usize>().ok());
    let wanted = setting("QUARTERDECK_PAIRS").unwrap_or(PAIRS);
    let shown = setting("QUARTERDECK_SHOWN").unwrap_or(40);
    let mut chance = Chance::new(setting("QUARTERDECK_SEED").unwrap_or(1) as u64);
    let began = Instant::now();
    let tables = tables();
    let (mut pairs, mut agreed, mut skipped) = (0usize, 0usize, 0usize);
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    let mut tally = Tally::default();
    let mut differences: BTreeMap<String, String> = BTreeMap::new();
    let mut differing = 0usize;
    while pairs < wanted {
        let table = if chance.percent(60) { &tables[chance.below(6)] } else { &tables[chance.below(tables.len())] };
        let (about, played) = &table.positions[chance.below(table.positions.len())];
        let stand = stand(&table.game, played, &mut chance);
        let form = FORMS[chance.below(FORMS.len())];
        let seed = chance.below(usize::MAX) as u64;
        let mut generator = Generator::new(&table.lexicon, &stand.scope, stand.chosen, Chance::new(seed));
        let text = generator.sentence(form);
        pairs += 1;
        let outcome = compare(&text, form, table, played, &stand);
        tally.note(&text, form, &table.game.vocabulary, !matches!(outcome, Outcome::Refused(_)));
        match outcome {
            Outcome::Agreed => agreed += 1,
            Outcome::Skipped => skipped += 1,
            Outcome::Refused(code) => *refused.entry(format!("{form:?} {code}")).or_default() += 1,
            Outcome::Differ(..) => {
                let differs = |text: &str| matches!(compare(text, form, table, played, &stand), Outcome::Differ(..));
                let short = shorten(&text, differs);
                let Outcome::Differ(engine, reference) = compare(&short, form, table, played, &stand) else { continue };
                differing += 1;
                if differences.len() < shown {
                    let (names, it, this) = (&stand.scope.names, stand.scope.it, stand.scope.this);
                    let whole = format!(
                        "{form:?}: {short}\n    engine: {engine}\n    reference: {reference}\n    {}, {about}; they {}, chosen {}; it {it:?}; this {this}; names {names:?}; {:?}",
                        table.name, stand.scope.they, stand.chosen, stand.context
                    );
                    differences.entry(short).or_insert(whole);
                }
            }
        }
        if pairs % 100_000 == 0 {
            println!("{pairs} pairs, {:.0} a second", pairs as f64 / began.elapsed().as_secs_f64());
        }
    }
    println!(
        "{pairs} pairs: {agreed} agree, {skipped} too large, {differing} differ; refused by the engine: {refused:#?}"
    );
    for whole in differences.values() {
        println!("{whole}");
    }
    println!("{}", tally.shares());
    assert_eq!(differing, 0, "engine and reference differ");
    assert_eq!(tally.never(PRODUCTIONS), Vec::<String>::new(), "never accepted");
    assert!(agreed * 2 >= pairs, "fewer than half of the sentences are accepted");
}

/// How many instructions are carried out if nothing is said.
const INSTRUCTIONS: usize = 15_000;

#[test]
fn runtime_and_reference_do_the_same() {
    let setting = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<usize>().ok());
    let wanted = setting("QUARTERDECK_DEEDS").unwrap_or(INSTRUCTIONS);
    let shown = setting("QUARTERDECK_SHOWN").unwrap_or(40);
    let mut chance = Chance::new(setting("QUARTERDECK_SEED").unwrap_or(1) as u64);
    let began = Instant::now();
    let mut tables: Vec<(Table, Workshop)> = (1..=6)
        .map(|seed| (table(&format!("small {seed}"), small_pack(seed), 12, seed), Workshop::new(small_pack(seed))))
        .collect();
    let (mut pairs, mut agreed, mut skipped, mut differing) = (0usize, 0usize, 0usize, 0usize);
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    let mut tally = Tally::default();
    let mut differences: BTreeMap<String, String> = BTreeMap::new();
    while pairs < wanted {
        let at = chance.below(tables.len());
        let (table, workshop) = &mut tables[at];
        let (about, played) = &table.positions[chance.below(table.positions.len())];
        let stand = stand(&table.game, played, &mut chance);
        let seed = chance.below(usize::MAX) as u64;
        let mut generator = Generator::new(&table.lexicon, &stand.scope, stand.chosen, Chance::new(seed));
        let text = generator.sentence(Form::Instruction);
        let answers = Chance::new(seed);
        pairs += 1;
        let outcome = compare_deeds(&text, workshop, played, &stand, &answers);
        tally.note(&text, Form::Instruction, &table.game.vocabulary, !matches!(outcome, Outcome::Refused(_)));
        match outcome {
            Outcome::Agreed => agreed += 1,
            Outcome::Skipped => skipped += 1,
            Outcome::Refused(code) => *refused.entry(code).or_default() += 1,
            Outcome::Differ(..) => {
                let mut last = (String::new(), String::new());
                let short = shorten(&text, |text| match compare_deeds(text, workshop, played, &stand, &answers) {
                    Outcome::Differ(engine, reference) => {
                        last = (engine, reference);
                        true
                    }
                    _ => false,
                });
                if let Outcome::Differ(engine, reference) = compare_deeds(&short, workshop, played, &stand, &answers) {
                    last = (engine, reference);
                }
                differing += 1;
                if differences.len() < shown {
                    let whole = format!(
                        "{short}\n    engine: {}\n    reference: {}\n    {}, {about}; they {}; it {:?}; this {}; names {:?}; {:?}",
                        last.0,
                        last.1,
                        table.name,
                        stand.scope.they,
                        stand.scope.it,
                        stand.scope.this,
                        stand.scope.names,
                        stand.context
                    );
                    differences.entry(short).or_insert(whole);
                }
            }
        }
    }
    let rate = pairs as f64 / began.elapsed().as_secs_f64();
    println!(
        "{pairs} instructions, {rate:.0} a second: {agreed} agree, {skipped} skipped, {differing} differ; refused: {refused:#?}"
    );
    for whole in differences.values() {
        println!("{whole}");
    }
    println!("{}", tally.shares());
    assert_eq!(differing, 0, "runtime and reference differ");
    assert_eq!(tally.never(DEEDS), Vec::<String>::new(), "never accepted");
    assert!(agreed * 2 >= pairs, "fewer than half of the instructions are accepted");
}
