//! Nothing that a reader receives depends on cards that the reader cannot see: packs are given random numbers about every
//! zone and random actions that ask for hidden things and are never open, hidden cards are exchanged in random positions,
//! and what each seat and a spectator receives stays the same to the last byte.

use std::collections::BTreeSet;
use std::sync::Arc;

use quarterdeck_runtime::definitions::Sight;
use quarterdeck_runtime::{Game, Log, Match, PackFiles, Setting, Table, check};
use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::hidden::{Pair, changed_places, difference, exchanged, received, twins, unseen};
use quarterdeck_tests::shelf::{gather, packs};

/// How many numbers and actions are added to a game; not all of them can be read.
const NUMBERS: usize = 40;
const ACTIONS: usize = 24;
/// So many decisions of a match are made, and after each exchange so many in both matches.
const DECISIONS: usize = 48;
const STEPS: usize = 2;

/// One of several, of which there is one at least.
fn one<'l, T>(list: &'l [T], chance: &mut Chance) -> &'l T {
    chance.pick(list).expect("there is one")
}

fn said(name: &str) -> String {
    name.replace('_', " ")
}

/// Something that a pack of watchers adds: its id, and what is written.
struct Added {
    id: String,
    toml: String,
}

/// Where cards lie, as a sentence says it; whether that is asked of each player.
fn place(game: &Game, of_player: bool, chance: &mut Chance) -> String {
    let hidden = game.zones.iter().filter(|zone| zone.sight != Sight::All).collect::<Vec<_>>();
    let zone = one(&game.zones, chance);
    let zone = if chance.below(3) > 0 && !hidden.is_empty() { hidden[chance.below(hidden.len())] } else { zone };
    match (zone.per_player, of_player) {
        (false, _) => format!("in the {}", said(&zone.name)),
        (true, true) => format!("in your {}", said(&zone.name)),
        (true, false) => format!("in the {} of the first player", said(&zone.name)),
    }
}

/// A number that counts or adds up cards of some zone.
fn number(game: &Game, at: usize, chance: &mut Chance) -> Added {
    let of_player = chance.below(2) == 0;
    let place = place(game, of_player, chance);
    let kind = said(&one(&game.kinds, chance).name);
    let attribute = said(&one(&game.attributes, chance).name);
    let counter = chance.pick(&game.counters).map_or_else(|| attribute.clone(), |counter| said(&counter.name));
    let text = match chance.below(8) {
        0 => format!("cards {place}"),
        1 => format!("{kind} {place}"),
        2 => format!("total {attribute} of cards {place}"),
        3 => format!("distinct {attribute} of cards {place}"),
        4 => format!("{counter} of the top card {place}"),
        5 => format!("cards under the top card {place}"),
        6 => format!("cards with {attribute} at least 2 {place}"),
        _ => format!("{attribute} of the top card {place}"),
    };
    let of = if of_player { "of = \"player\"\n" } else { "" };
    let id = format!("watched_{at}");
    Added { toml: format!("[query.{id}]\n{of}base = '{text}'\n"), id }
}

/// An action that asks for something hidden, and is never open.
fn action(game: &Game, at: usize, chance: &mut Chance) -> Added {
    let whose = chance.word(&["", "your "]);
    let (number, least) = (chance.below(NUMBERS), 1 + chance.below(3));
    let hidden = format!("{whose}watched {number} is at least {least}");
    let never = "never met is at least 1";
    let choose = format!("a card {}", place(game, true, chance));
    let kind = said(&one(&game.kinds, chance).name);
    let chosen = format!("a {kind} {}", place(game, true, chance));
    let asks = match chance.below(7) {
        0 => format!("if = '{hidden} and {never}'\n"),
        1 => format!("if = '{never} and {hidden}'\n"),
        2 => format!("if = '{hidden}'\nchoose = '{choose}'\nallowed = '{never}'\n"),
        3 => format!("if = '{hidden} or {never}'\nchoose = '{choose}'\nallowed = '{never} or {never}'\n"),
        4 => format!("choose = '{choose}'\nallowed = '{hidden} and {never}'\n"),
        5 => format!("choose = '{chosen}'\nallowed = '{never}'\n"),
        _ => format!("if = '{hidden}'\nchoose = '{chosen}'\nallowed = '{never}'\n"),
    };
    let id = format!("watch_{at}");
    Added { toml: format!("[action.{id}]\n{asks}do = 'end this phase'\n"), id }
}

/// A pack of random numbers and actions about the cards of another pack, and where each of them begins in it.
fn watching(pack: &PackFiles, game: &Game, all: &[Added]) -> (PackFiles, Vec<usize>) {
    let mut watch = PackFiles { id: "watch".into(), ..PackFiles::default() };
    let mut toml = format!("[pack]\nversion = \"0.1.0\"\nneeds = [\"{}\"]\nexpansion = true\n", pack.id);
    toml.push_str("[query.never_met]\nbase = '0'\n");
    let actions: Vec<&str> = all.iter().map(|added| added.id.as_str()).filter(|id| id.starts_with("watch_")).collect();
    for phase in game.phases.unnoted().iter().filter(|phase| !phase.actions.is_empty()) {
        toml.push_str(&format!("[phase.{}]\nextends = true\nactions = {actions:?}\n", phase.name));
    }
    let mut texts = String::from("pack-title = Watch\npack-about = Watch\nword-never-met = never met\n");
    let mut begins = Vec::new();
    for Added { id, toml: written } in all {
        begins.push(toml.len());
        toml.push_str(written);
        let key = id.replace('_', "-");
        let words = said(id);
        let of = if id.starts_with("watched") { "word" } else { "action" };
        texts.push_str(&format!("{of}-{key} = {words}\n"));
        if of == "word" {
            texts.push_str(&format!("    .one = {words}\n    .other = {words}\n"));
        }
    }
    watch.files.insert("pack.toml".into(), toml);
    watch.files.insert("locales/en.ftl".into(), texts);
    (watch, begins)
}

/// A game with as much of all this as it can read, and how many numbers and actions that is.
fn watched(pack: &PackFiles, packs: &[PackFiles], chance: &mut Chance) -> (Arc<Game>, [usize; 2]) {
    let plain = check(&gather(pack, packs)).game.unwrap_or_else(|| panic!("{} is a game", pack.id));
    let mut all: Vec<Added> = (0..NUMBERS).map(|at| number(&plain, at, chance)).collect();
    all.extend((0..ACTIONS).map(|at| action(&plain, at, chance)));
    loop {
        let (watch, begins) = watching(pack, &plain, &all);
        let mut packs = gather(pack, packs);
        packs.push(&watch);
        let checked = check(&packs);
        if let Some(game) = checked.game.filter(|_| checked.problems.is_empty()) {
            let numbers = all.iter().filter(|added| added.id.starts_with("watched")).count();
            return (Arc::new(game), [numbers, all.len() - numbers]);
        }
        // What cannot be read is left out.
        let spots = checked.problems.iter().filter(|problem| problem.file == "watch/pack.toml");
        let wrong: BTreeSet<usize> = spots
            .filter_map(|problem| begins.partition_point(|begin| *begin <= problem.span.0).checked_sub(1))
            .collect();
        assert!(!wrong.is_empty(), "{}: {:#?}", pack.id, checked.problems.first());
        let mut at = 0;
        all.retain(|_| {
            at += 1;
            !wrong.contains(&(at - 1))
        });
    }
}

/// What a reader may have in mind: actions, some of them with a card, and choices of offers.
fn wishes(game: &Game, chance: &mut Chance) -> Vec<String> {
    let actions = game.actions.unnoted();
    let mut all: Vec<String> = (0..6).map(|_| said(&one(actions, chance).name)).collect();
    for wish in all.iter_mut().step_by(2) {
        let printing = chance.below(game.printings.len());
        let family = usize::from(game.printings[printing].family);
        wish.push_str(&format!(" {}", said(&game.families.unnoted()[family].name)));
    }
    all
}

/// What was compared.
#[derive(Default, Debug)]
struct Compared {
    positions: usize,
    steps: usize,
    asked: usize,
    spectators: usize,
    numbers: usize,
    actions: usize,
    unknown: usize,
    secret: usize,
}

/// Two matches that a reader cannot tell apart.
struct Both<'t> {
    about: String,
    seat: Option<u8>,
    pair: Pair,
    here: Match,
    there: Match,
    chance: &'t mut Chance,
}

impl Both<'_> {
    /// The reader receives the same, in the same position and while both go on in the same way with nothing showing.
    fn compare(&mut self, compared: &mut Compared) {
        let mut since = self.here.events().len();
        for step in 0..=STEPS {
            let wishes =
                if self.here.asked() == self.seat { wishes(self.here.game(), self.chance) } else { Vec::new() };
            let [one, two] = [&self.here, &self.there].map(|played| received(played, self.seat, since, &wishes));
            assert!(one == two, "{}, step {step}: {}", self.about, difference(&one, &two));
            compared.steps += usize::from(step > 0);
            compared.asked += usize::from(!wishes.is_empty());
            compared.unknown += one.matches("\"value\": null").count();
            compared.secret += one.matches("something that you may not know").count();
            since = self.here.events().len();
            if self.here.winners().is_some() || !self.go_on() {
                return;
            }
        }
    }

    /// Takes the same decision in both; false if it cannot be taken in both, or if one of the cards shows now.
    fn go_on(&mut self) -> bool {
        let id = self.here.option_ids().swap_remove(self.chance.below(self.here.choices().list.len()));
        let decided = [&mut self.here, &mut self.there].map(|played| {
            let offered = played.option_ids().iter().position(|known| *known == id);
            offered.is_some_and(|at| played.choose(at).is_ok()) && unseen(played, self.pair, self.seat)
        });
        decided == [true, true]
    }
}

fn judge(pack: &PackFiles, packs: &[PackFiles], chance: &mut Chance, compared: &mut Compared) {
    let (game, [numbers, actions]) = watched(pack, packs, chance);
    compared.numbers += numbers;
    compared.actions += actions;
    let seats = game.players.1.min(3);
    let setting = Setting { seats, seed: 23, ..Setting::default() };
    let mut table = Table::start(game.clone(), setting).unwrap_or_else(|error| panic!("{}: {error:?}", pack.id));
    let resume = |state, log: Log| {
        Match::resume(game.clone(), state, log).unwrap_or_else(|error| panic!("{}: {error:?}", pack.id))
    };
    for decision in 0..DECISIONS {
        if table.now().winners().is_some() {
            break;
        }
        let asked = table.now().asked();
        let seat = match chance.below(usize::from(seats) + 3) {
            0 => None,
            at if at <= usize::from(seats) => u8::try_from(at - 1).ok(),
            _ => asked,
        };
        if let Some(pair) = twins(table.now(), seat, |limit| chance.below(limit)) {
            let about = format!("{}, decision {decision}, reader {seat:?}", pack.id);
            let (here, state) = (table.now(), table.now().state().clone());
            let there = resume(exchanged(here, pair), Log::keeping());
            let here = resume(state, Log::keeping());
            Both { about: about.clone(), seat, pair, here, there, chance }.compare(compared);
            compared.positions += 1;
            compared.spectators += usize::from(seat.is_none());
            // The same with everything that has happened, if that says nothing of them.
            if let Some(there) = changed_places(table.now(), pair) {
                let there = resume(there, table.now().log().clone());
                let here = table.now().clone();
                Both { about: format!("{about}, with its log"), seat, pair, here, there, chance }.compare(compared);
                compared.positions += 1;
            }
        }
        let choice = chance.below(table.now().choices().list.len());
        table.decide(choice).unwrap_or_else(|error| panic!("{}: {error:?}", pack.id));
    }
}

#[test]
fn nothing_tells_of_hidden_cards() {
    let packs = packs();
    let mut compared = Compared::default();
    let mut chance = Chance::new(5);
    for pack in &packs {
        judge(pack, &packs, &mut chance, &mut compared);
    }
    let Compared { positions, steps, asked, spectators, numbers, actions, unknown, secret } = compared;
    assert!(
        positions > 600 && steps > 600 && asked > 200 && spectators > 50 && numbers > 100 && actions > 60,
        "hardly anything was compared: {compared:?}"
    );
    assert!(unknown > 1000 && secret > 100, "hardly anything was hidden: {compared:?}");
}
