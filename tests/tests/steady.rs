//! The same decisions give the same match: on every run, in every thread, from every save, and in every version that does not change a
//! rule. `tests/matches.txt` holds the hashes of the logs of fixed matches of every pack; `UPDATE_REFERENCE=1` writes it anew, which is
//! right only where a rule was changed on purpose.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use quarterdeck_runtime::{Game, Save, Setting, Table, player_counts};
use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::shelf::{games, root};

/// A match that asks more often than this is ended.
const MOST_DECISIONS: usize = 3_000;
/// The seeds of each number of players.
const SEEDS: [u64; 2] = [1, 2];
/// So many threads play at the same time.
const THREADS: usize = 4;

/// What came of a match: how many decisions, and the hash of everything that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Played {
    decisions: usize,
    over: bool,
    hash: u64,
}

fn start(game: &Arc<Game>, seats: u8, seed: u64) -> Table {
    let setting = Setting { seats, seed, ..Setting::default() };
    Table::start(game.clone(), setting).unwrap_or_else(|_| panic!("{}: a match cannot be started", game.id))
}

/// Decides by chance until the match is over.
fn decide(table: &mut Table, chance: &mut Chance) -> bool {
    let options = table.now().option_ids();
    match chance.pick(&options).cloned() {
        Some(id) => table.decide_by_id(&id).is_ok(),
        None => false,
    }
}

fn play(game: &Arc<Game>, seats: u8, seed: u64) -> Played {
    let mut table = start(game, seats, seed);
    let mut chance = Chance::new(seed * 100 + u64::from(seats));
    while table.decisions().len() < MOST_DECISIONS && decide(&mut table, &mut chance) {}
    let over = table.now().winners().is_some();
    Played { decisions: table.decisions().len(), over, hash: table.now().log_hash() }
}

/// All matches: the pack, the players, the seed.
fn matches(games: &[(String, Arc<Game>)]) -> Vec<(usize, u8, u64)> {
    let mut all = Vec::new();
    for (at, (_, game)) in games.iter().enumerate() {
        let counts: Vec<u8> = player_counts(game, &[]).unwrap_or_default().into_iter().collect();
        let ends = [counts.first(), counts.last()].into_iter().flatten().copied();
        for seats in ends.collect::<std::collections::BTreeSet<u8>>() {
            all.extend(SEEDS.map(|seed| (at, seats, seed)));
        }
    }
    all
}

#[test]
fn matches_are_the_same_in_every_run_and_thread() {
    let games = games();
    let all = matches(&games);
    let here: Vec<Played> = all.iter().map(|(at, seats, seed)| play(&games[*at].1, *seats, *seed)).collect();
    // Once more, in several threads, each of which begins elsewhere.
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let (games, all, here) = (&games, &all, &here);
            scope.spawn(move || {
                for step in (thread..all.len()).step_by(THREADS).rev() {
                    let (at, seats, seed) = all[step];
                    assert_eq!(play(&games[at].1, seats, seed), here[step], "{} in a thread", games[at].0);
                }
            });
        }
    });
    let mut text =
        "# Fixed matches: pack, players, seed, decisions, hash of the log. See tests/tests/steady.rs.\n".to_owned();
    for ((at, seats, seed), played) in all.iter().zip(&here) {
        let end = if played.over { "" } else { " (not over)" };
        let _ = writeln!(text, "{} {seats} {seed} {} {:016x}{end}", games[*at].0, played.decisions, played.hash);
    }
    let file = root().join("tests/matches.txt");
    if std::env::var_os("UPDATE_REFERENCE").is_some() {
        std::fs::write(&file, &text).expect("it can be written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let of = |text: &str| -> BTreeMap<String, Vec<String>> {
        let mut packs: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            packs.entry(line.split(' ').next().unwrap_or_default().to_owned()).or_default().push(line.to_owned());
        }
        packs
    };
    let (kept, now) = (of(&kept), of(&text));
    let other: Vec<&String> =
        now.iter().filter(|(pack, lines)| kept.get(*pack) != Some(lines)).map(|(pack, _)| pack).collect();
    assert!(
        other.is_empty() && kept.len() == now.len(),
        "the same decisions give other matches of {other:?}: if a rule was changed on purpose, write tests/matches.txt anew \
         (UPDATE_REFERENCE=1 cargo test -p quarterdeck-tests --test all steady::)"
    );
}

/// Saves at random moments, opened again: all decisions so far come out the same, and what comes after them does, too.
/// `QUARTERDECK_DECISIONS` says how many are made again.
#[test]
fn what_is_opened_from_saves_goes_on_in_the_same_way() {
    let wanted: usize =
        std::env::var("QUARTERDECK_DECISIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let games = games();
    let (mut again, mut saves, mut seed) = (0, 0, 0);
    while again < wanted {
        seed += 1;
        let (name, game) = &games[seed as usize % games.len()];
        let counts: Vec<u8> = player_counts(game, &[]).unwrap_or_default().into_iter().collect();
        let mut chance = Chance::new(seed);
        let seats = chance.pick(&counts).copied().unwrap_or(2);
        let mut table = start(game, seats, seed);
        let before = chance.below(250);
        for _ in 0..before {
            if !decide(&mut table, &mut chance) {
                break;
            }
        }
        let text = Save::of(&table).write();
        let save = Save::read(&text).unwrap_or_else(|refusal| panic!("{name} {seed}: {refusal}"));
        let mut opened = save.open(game.clone()).unwrap_or_else(|refusal| panic!("{name} {seed}: {refusal}")).table;
        assert_eq!(opened.now().log_hash(), table.now().log_hash(), "{name} {seed}: what was");
        assert_eq!(Save::of(&opened).write(), text, "{name} {seed}: the save");
        let mut other = chance.clone();
        for _ in 0..20 {
            if !decide(&mut table, &mut chance) {
                break;
            }
            decide(&mut opened, &mut other);
        }
        assert_eq!(opened.now().log_hash(), table.now().log_hash(), "{name} {seed}: what comes");
        again += opened.decisions().len();
        saves += 1;
    }
    println!("{again} decisions from {saves} saves came out the same");
}
