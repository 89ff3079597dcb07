//! No number that a seat is told depends on cards it cannot see: packs are given random named numbers about every zone,
//! hidden cards are exchanged in random positions, and what the seat receives stays the same to the last byte.

use std::collections::BTreeSet;
use std::sync::Arc;

use quarterdeck_runtime::definitions::Sight;
use quarterdeck_runtime::{Game, Log, Match, PackFiles, Setting, Speaker, Table, check};
use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::hidden::{exchanged, twins};
use quarterdeck_tests::shelf::{gather, packs};

/// One of several, of which there is one at least.
fn one<'l, T>(list: &'l [T], chance: &mut Chance) -> &'l T {
    chance.pick(list).expect("there is one")
}

/// How many numbers are added to a game; not all of them can be read.
const NUMBERS: usize = 40;

/// A sentence that counts or adds up cards of some zone, and whether it is asked of each player.
fn sentence(game: &Game, chance: &mut Chance) -> (String, bool) {
    let said = |name: &str| name.replace('_', " ");
    let zone = one(&game.zones, chance);
    let hidden = game.zones.iter().filter(|zone| zone.sight != Sight::All).collect::<Vec<_>>();
    let zone = if chance.below(3) > 0 && !hidden.is_empty() { hidden[chance.below(hidden.len())] } else { zone };
    let of_player = chance.below(2) == 0;
    let place = match (zone.per_player, of_player) {
        (false, _) => format!("in the {}", said(&zone.name)),
        (true, true) => format!("in your {}", said(&zone.name)),
        (true, false) => format!("in the {} of the first player", said(&zone.name)),
    };
    let kind = said(&one(&game.kinds, chance).name);
    let attribute = said(&one(&game.attributes, chance).name);
    let text = match chance.below(5) {
        0 => format!("cards {place}"),
        1 => format!("{kind} {place}"),
        2 => format!("total {attribute} of cards {place}"),
        3 => format!("distinct {attribute} of cards {place}"),
        _ => format!("{attribute} of the top card {place}"),
    };
    (text, of_player)
}

/// A pack of random numbers about the cards of another pack.
fn watching(pack: &PackFiles, sentences: &[(String, bool)]) -> PackFiles {
    let mut watch = PackFiles { id: "watch".into(), ..PackFiles::default() };
    let mut toml = format!("[pack]\nversion = \"0.1.0\"\nneeds = [\"{}\"]\nexpansion = true\n", pack.id);
    let mut texts = String::from("pack-title = Watch\npack-about = Watch\n");
    for (at, (text, of_player)) in sentences.iter().enumerate() {
        let of = if *of_player { "of = \"player\"\n" } else { "" };
        toml.push_str(&format!("[query.watched_{at}]\n{of}base = '{text}'\n"));
        texts.push_str(&format!(
            "word-watched-{at} = watched {at}\n    .one = watched {at}\n    .other = watched {at}\n"
        ));
    }
    watch.files.insert("pack.toml".into(), toml);
    watch.files.insert("locales/en.ftl".into(), texts);
    watch
}

/// A game with as many of the sentences as it can read.
fn watched(pack: &PackFiles, all: &[PackFiles], chance: &mut Chance) -> (Arc<Game>, usize) {
    let plain = check(&gather(pack, all)).game.unwrap_or_else(|| panic!("{} is a game", pack.id));
    let mut sentences: Vec<(String, bool)> = (0..NUMBERS).map(|_| sentence(&plain, chance)).collect();
    loop {
        let watch = watching(pack, &sentences);
        let mut packs = gather(pack, all);
        packs.push(&watch);
        let checked = check(&packs);
        if let Some(game) = checked.game.filter(|_| checked.problems.is_empty()) {
            return (Arc::new(game), sentences.len());
        }
        // What cannot be read is left out.
        let lines = &watch.files["pack.toml"];
        let wrong: BTreeSet<usize> = checked
            .problems
            .iter()
            .filter(|problem| problem.file == "watch/pack.toml")
            .map(|problem| lines[..problem.span.0].matches("[query.").count().saturating_sub(1))
            .collect();
        assert!(!wrong.is_empty(), "{}: {:#?}", pack.id, checked.problems.first());
        let mut at = 0;
        sentences.retain(|_| {
            at += 1;
            !wrong.contains(&(at - 1))
        });
    }
}

/// Everything that a seat receives, and how many numbers in it are not told.
fn received(played: &Match, seat: u8) -> (String, usize) {
    let speaker = Speaker::new(played, Some(seat), &[], "en");
    let view = speaker.view(0);
    let figures = view.players.iter().flat_map(|player| &player.queries).chain(&view.table);
    let untold = figures.filter(|figure| figure.value.is_none()).count();
    (serde_json::to_string_pretty(&view).expect("a view can be written"), untold)
}

#[test]
fn numbers_tell_nothing_of_hidden_cards() {
    let all = packs();
    let (mut compared, mut numbers, mut unknown) = (0, 0, 0);
    let mut chance = Chance::new(5);
    for pack in &all {
        let (game, read) = watched(pack, &all, &mut chance);
        numbers += read;
        let seats = game.players.1.min(3);
        let setting = Setting { seats, seed: 23, ..Setting::default() };
        let Ok(mut played) = Table::start(game.clone(), setting) else {
            continue;
        };
        for _ in 0..40 {
            if played.now().winners().is_some() {
                break;
            }
            let seat = chance.below(usize::from(seats)) as u8;
            if let Some(pair) = twins(played.now(), seat, |limit| chance.below(limit)) {
                let there = Match::resume(game.clone(), exchanged(played.now(), pair), Log::keeping());
                let there = there.unwrap_or_else(|error| panic!("{}: {error:?}", pack.id));
                let here = Match::resume(game.clone(), played.now().state().clone(), Log::keeping());
                let here = here.unwrap_or_else(|error| panic!("{}: {error:?}", pack.id));
                let ((one, untold), (two, _)) = (received(&here, seat), received(&there, seat));
                let differing = one.lines().zip(two.lines()).find(|(one, two)| one != two);
                assert!(one == two, "{}, seat {seat}: {differing:?}", pack.id);
                compared += 1;
                unknown += untold;
            }
            let choice = chance.below(played.now().choices().list.len());
            played.decide(choice).unwrap_or_else(|error| panic!("{}: {error:?}", pack.id));
        }
    }
    assert!(
        compared > 150 && numbers > 100 && unknown > 100,
        "hardly anything was compared: {compared} views, {numbers} numbers, {unknown} not told"
    );
}
