//! From one decision to the next hardly anything is allocated: ways to pay, what a shuffle lays out, now and then a list that
//! grows.

use std::sync::Arc;

use allocation_counter::measure;
use quarterdeck_runtime::{Log, Match, Setting, check};
use quarterdeck_tests::shelf::{gather, packs};
use quarterdeck_tests::twin::Dice;

/// Until then lists grow to the size that they keep.
const WARM: usize = 150;
/// Matches of each game.
const MATCHES: u64 = 8;

/// How many decisions were counted, and how many of them allocated something though there was nothing to pay.
fn count(pack: &str, options: &[(&str, &str)]) -> (usize, usize) {
    let all = packs();
    let pack = all.iter().find(|known| known.id == pack).expect("the pack is there");
    let game = Arc::new(check(&gather(pack, &all)).game.expect("the pack is right"));
    let options: Vec<_> = options.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    let (mut counted, mut allocating) = (0, 0);
    for seed in 0..MATCHES {
        let setting = Setting { seats: 4, seed, options: options.clone(), ..Setting::default() };
        let mut played = Match::with_log(game.clone(), &setting, Log::hashing()).expect("the match can be opened");
        played.trust_memory();
        let mut dice = Dice::new(seed);
        for decision in 0.. {
            if played.winners().is_some() {
                break;
            }
            let at = dice.below(played.choices().list.len());
            let paid = !played.choices().ways.is_empty();
            let allocated = measure(|| played.choose_quickly(at).expect("the match goes on")).count_total;
            if decision >= WARM && !paid && played.choices().ways.is_empty() {
                counted += 1;
                allocating += usize::from(allocated > 0);
            }
        }
    }
    (counted, allocating)
}

#[test]
fn most_decisions_allocate_nothing() {
    let voodoo: &[_] = &[("route", "full"), ("voodoo", "on"), ("filibusters", "on")];
    for (pack, options, most) in
        [("port-royal", [].as_slice(), 4), ("cartagena", voodoo, 8), ("dead-reckoning", &[], 12)]
    {
        let (counted, allocating) = count(pack, options);
        assert!(counted > 500, "{pack}: only {counted} decisions were counted");
        assert!(allocating * 100 <= counted * most, "{pack}: {allocating} of {counted} decisions allocate");
    }
}
