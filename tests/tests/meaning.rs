//! Random sentences asked of the engine and of the reference evaluator, in positions of all packs and of small random
//! ones. `QUARTERDECK_PAIRS` says how many pairs of a sentence and a position are tried, `QUARTERDECK_SEED` which,
//! `QUARTERDECK_SHOWN` how many differences are shown; with `QUARTERDECK_OPEN` those that are known, too.

use std::collections::BTreeMap;
use std::time::Instant;

use quarterdeck_dsl::parse::Form;
use quarterdeck_tests::meaning::chance::Chance;
use quarterdeck_tests::meaning::compare::{Outcome, compare, shorten};
use quarterdeck_tests::meaning::generate::Generator;
use quarterdeck_tests::meaning::small::small_pack;
use quarterdeck_tests::meaning::tables::{Table, stand, table};
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

/// What is known to differ still: what it is, and how it is told from the shortened sentence, the engine's answer and
/// the reference's. Nothing may be added here; what is mended is taken away.
type Open = (&'static str, fn(&str, &str) -> bool);
const OPEN: &[Open] = &[
    ("a token as an amount", |_, meant| meant.contains("no word of number stands before a number")),
    ("numbers that a thing cannot have", |text, meant| {
        meant.contains("is no number of that") || meant.contains("has no such number") || text.contains("exposure")
    }),
    ("adjectives that a thing cannot have", |_, meant| meant.contains("cannot stand there")),
    ("a board as a thing", |_, meant| meant.contains("is no thing")),
    ("`your`, `its` swallowed", |_, meant| meant.contains("words left over") || meant.contains("nothing is `it`")),
    ("cards that are paid", |_, meant| meant.contains("cards are not paid")),
    ("different cards of a requirement; order words in `hold`", |text, _| text.contains("hold")),
    ("a pronoun that is had", |text, _| has_any(text, &["has", "have", "holds", "with"])),
    ("zones in zones", |text, meant| has_any(text, &["in", "on", "of"]) && !meant.contains("refused")),
    ("nobody owns it; rounds from two players", |text, _| has_any(text, &["owner", "owners", "clockwise"])),
    ("words of two meanings", |text, _| has_any(text, &["pirates", "pirate"])),
    ("the same place twice; `1 or 3`", |text, _| has_any(text, &["or"])),
    ("`the` before an adjective alone", |_, meant| meant.contains("that cannot be")),
    ("selections without a place behind a swallowed `of`", |_, meant| meant.contains("it must be said where")),
];

fn has_any(text: &str, words: &[&str]) -> bool {
    text.split([' ', '(', ')', ',']).any(|word| words.contains(&word))
}

#[test]
fn engine_and_reference_say_the_same() {
    let setting = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<usize>().ok());
    let wanted = setting("QUARTERDECK_PAIRS").unwrap_or(PAIRS);
    let shown = setting("QUARTERDECK_SHOWN").unwrap_or(40);
    let mut chance = Chance::new(setting("QUARTERDECK_SEED").unwrap_or(1) as u64);
    // What is known to be open is told, too.
    let all = setting("QUARTERDECK_OPEN").is_some();
    let began = Instant::now();
    let tables = tables();
    let (mut pairs, mut agreed, mut skipped) = (0usize, 0usize, 0usize);
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    let mut differences: BTreeMap<String, String> = BTreeMap::new();
    let mut open: BTreeMap<&str, usize> = BTreeMap::new();
    let mut differing = 0usize;
    while pairs < wanted {
        let table = if chance.percent(60) { &tables[chance.below(6)] } else { &tables[chance.below(tables.len())] };
        let (about, played) = &table.positions[chance.below(table.positions.len())];
        let stand = stand(&table.game, played, &mut chance);
        let form = FORMS[chance.below(FORMS.len())];
        let seed = chance.below(usize::MAX) as u64;
        let mut generator = Generator { lexicon: &table.lexicon, scope: &stand.scope, chance: Chance::new(seed) };
        let text = generator.sentence(form);
        pairs += 1;
        match compare(&text, form, table, played, &stand) {
            Outcome::Agreed => agreed += 1,
            Outcome::Skipped => skipped += 1,
            Outcome::Refused(code) => *refused.entry(format!("{form:?} {code}")).or_default() += 1,
            Outcome::Differ(..) => {
                let short = shorten(&text, form, table, played, &stand);
                let Outcome::Differ(engine, reference) = compare(&short, form, table, played, &stand) else { continue };
                if let Some((known, _)) = OPEN.iter().find(|(_, is)| is(&short, &reference)) {
                    *open.entry(known).or_default() += 1;
                    if !all {
                        continue;
                    }
                }
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
    assert_eq!(differing, 0, "engine and reference differ");
}
