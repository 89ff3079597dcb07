//! Nothing that a reader receives depends on cards that the reader cannot see: packs are given random numbers about every
//! zone and random actions that ask for hidden things and are never open, hidden cards are exchanged in random positions,
//! and what each seat and a spectator receives stays the same to the last byte.

use std::collections::BTreeSet;
use std::sync::Arc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::CardAt;
use quarterdeck_runtime::definitions::{ABSENT, Spread};
use quarterdeck_runtime::{Game, Log, Match, PackFiles, Setting, check};
use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::hidden::{Pair, changed_places, difference, exchanged, never_seen, received, twins, unseen};
use quarterdeck_tests::shelf::{gather, packs};

/// How many numbers and actions are added to a game; not all of them can be read.
const NUMBERS: usize = 40;
const ACTIONS: usize = 24;
/// So many decisions of a match are made, and after each exchange so many in both matches.
const DECISIONS: usize = 20;
const STEPS: usize = 2;
/// So many games are made of each pack, each with other numbers and actions.
const GAMES: usize = 2;

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

/// What sentences speak of: a zone, and a kind, an attribute and a counter of its cards.
struct About {
    zone: usize,
    kind: String,
    attribute: String,
    counter: String,
}

/// Something to speak of: mostly a card that is hidden from somebody at the start, with a zone in which it lies.
fn about(started: &Match, chance: &mut Chance) -> About {
    let (game, position) = (started.game(), started.position());
    let counter = chance.pick(&game.counters).map_or_else(String::new, |counter| said(&counter.name));
    let zones: BTreeSet<_> = CardAt::all(position.cards())
        .filter(|card| !position.open(*card))
        .map(|card| position.zone_of(card))
        .filter(|zone| matches!(game.layout.spread.get(usize::from(*zone)), Some(Spread::Zone(..))))
        .collect();
    let zones: Vec<_> = zones.into_iter().collect();
    let zone = chance.pick(&zones).filter(|_| chance.percent(80));
    let cards: Vec<_> = zone.map_or_else(Vec::new, |zone| started.position().cards_in(*zone).collect());
    let (Some(card), Some(zone)) = (chance.pick(&cards), zone) else {
        let kind = said(&one(&game.kinds, chance).name);
        let attribute = said(&one(&game.attributes, chance).name);
        return About { zone: chance.below(game.zones.len()), kind, attribute, counter };
    };
    let kinds = &position.family(*card).kinds;
    let kind = kinds.indices().map(|at| said(&game.kinds[at].name));
    let printed = game.attributes.iter().zip(&position.printing(*card).values);
    let printed: Vec<String> = printed.filter(|(_, value)| **value != ABSENT).map(|(it, _)| said(&it.name)).collect();
    let Spread::Zone(id, _) = game.layout.spread[usize::from(*zone)] else { unreachable!("only zones were kept") };
    let attribute = chance.pick(&printed).cloned().unwrap_or_default();
    About { zone: usize::from(id), kind: kind.last().unwrap_or_default(), attribute, counter }
}

/// Where cards lie, as a sentence says it.
fn place(game: &Game, zone: usize, of_player: bool) -> String {
    let zone = &game.zones[zone];
    match (zone.per_player, of_player) {
        (false, _) => format!("in the {}", said(&zone.name)),
        (true, true) => format!("in your {}", said(&zone.name)),
        (true, false) => format!("in the {} of the first player", said(&zone.name)),
    }
}

/// A number that counts or adds up cards of some zone.
fn number(started: &Match, at: usize, chance: &mut Chance) -> Added {
    let of_player = chance.below(2) == 0;
    let About { zone, kind, attribute, counter } = about(started, chance);
    let place = place(started.game(), zone, of_player);
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
fn action(started: &Match, at: usize, chance: &mut Chance) -> Added {
    let whose = chance.word(&["", "your "]);
    let (number, least) = (chance.below(NUMBERS), 1 + chance.below(3));
    let hidden = format!("{whose}watched {number} is at least {least}");
    let never = "never met is at least 1";
    let About { zone, kind, .. } = about(started, chance);
    let place = place(started.game(), zone, true);
    let (choose, chosen) = (format!("a card {place}"), format!("a {kind} {place}"));
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
    let plain = Arc::new(plain);
    let started = start(pack, &plain);
    let mut all: Vec<Added> = (0..NUMBERS).map(|at| number(&started, at, chance)).collect();
    all.extend((0..ACTIONS).map(|at| action(&started, at, chance)));
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
    // Where everything is asked by effects, no action can be wished for.
    if actions.is_empty() {
        return Vec::new();
    }
    let watching: Vec<_> = actions.iter().filter(|action| action.name.starts_with("watch_")).collect();
    let mut all: Vec<String> = (0..4).map(|_| said(&one(actions, chance).name)).collect();
    all.extend((0..4).filter_map(|_| chance.pick(&watching)).map(|action| said(&action.name)));
    for wish in all.iter_mut().skip(1).step_by(2) {
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
    logs: usize,
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

fn start(pack: &PackFiles, game: &Arc<Game>) -> Match {
    let setting = Setting { seats: game.players.1.min(3).max(game.players.0), seed: 23, ..Setting::default() };
    Match::new(game.clone(), &setting).unwrap_or_else(|error| panic!("{}: {error:?}", pack.id))
}

fn judge(pack: &PackFiles, packs: &[PackFiles], chance: &mut Chance, compared: &mut Compared) {
    let (game, [numbers, actions]) = watched(pack, packs, chance);
    compared.numbers += numbers;
    compared.actions += actions;
    let mut played = start(pack, &game);
    let seats = played.position().seats();
    let resume = |state, log: Log| {
        Match::resume(game.clone(), state, log).unwrap_or_else(|error| panic!("{}: {error:?}", pack.id))
    };
    for decision in 0..DECISIONS {
        if played.winners().is_some() {
            break;
        }
        let asked = played.asked();
        let seat = match chance.below(usize::from(seats) + 3) {
            0 => None,
            at if at <= usize::from(seats) => u8::try_from(at - 1).ok(),
            _ => asked,
        };
        if let Some(pair) = twins(&played, seat, |limit| chance.below(limit)) {
            let now = &played;
            // With everything that has happened, where that tells nothing of them; else as if nothing had.
            let unknown = never_seen(now, pair, seat);
            let log = || if unknown { now.log().clone() } else { Log::keeping() };
            let mut others = vec![(resume(now.snapshot().clone(), log()), resume(exchanged(now, pair), log()))];
            others.extend(changed_places(now, pair).map(|there| (now.clone(), resume(there, now.log().clone()))));
            for (here, there) in others {
                let about = format!("{}, decision {decision}, reader {seat:?}, cards {pair:?}", pack.id);
                Both { about, seat, pair, here, there, chance }.compare(compared);
                compared.positions += 1;
                compared.spectators += usize::from(seat.is_none());
                compared.logs += usize::from(unknown);
            }
        }
        let choice = chance.below(played.choices().list.len());
        played.choose(choice).unwrap_or_else(|error| panic!("{}: {error:?}", pack.id));
    }
}

/// Four who play two against two, see the hands of their partners, and nobody's pocket but their own.
const PAIRS: &str = r#"
[pack]
version = "0.1.0"
players = [4, 4]
[teams]
size = 2
[words]
draws_from = "deck"
draws_to   = "hand"
[kind.paper]
[attribute.weight]
[counter.mark]
of = "card"
[zone.deck]
seen_by = "nobody"
[zone.hand]
per     = "player"
seen_by = "team"
held    = true
[zone.pocket]
per     = "player"
seen_by = "owner"
[zone.tray]
[setup]
do = ['shuffle the deck', 'each player draws 3 cards', 'each player moves the top 2 cards of the deck to their pocket']
[phase.match]
repeats = true
steps   = ["turn"]
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
actions = ["swap", "hide", "lend", "drop", "rob"]
limit   = 1
after   = { if = 'there are at least 20 cards in the tray', do = 'end the match' }
[action.swap]
choose = 'a card in your hand'
do     = 'move it to the pocket of your partner then draw 1 card'
[action.hide]
choose = 'a card in your hand'
do     = 'move it to your pocket then draw 1 card'
[action.lend]
choose = 'a card in your pocket'
do     = 'move it to the hand of your partner'
[action.drop]
choose = 'a card in your pocket'
do     = 'raise mark of it by 1 then move it to the tray'
[action.rob]
if = 'your team together has 4 cards'
do = 'each opponent moves 1 random card in their hand to the deck then shuffle the deck'
[finish]
rank = ['total weight of cards held by your team']
"#;

fn pairs() -> PackFiles {
    let mut toml = PAIRS.to_owned();
    let mut texts = String::from("pack-title = Pairs\npack-about = Pairs\n");
    for (at, name) in ["note", "letter", "deed", "bill", "pass"].iter().enumerate() {
        toml.push_str(&format!(
            "[card.{name}]\nkind = \"paper\"\nstarts_in = \"deck\"\nweight = {at}\ncopies = [{{ count = 9 }}]\n"
        ));
        texts.push_str(&format!("word-{name} = {name}\n"));
    }
    let files = [("pack.toml".to_owned(), toml), ("locales/en.ftl".to_owned(), texts)];
    PackFiles { id: "pairs".into(), files: files.into() }
}

#[test]
fn partners_know_only_what_is_shared() {
    let mut compared = Compared::default();
    let mut chance = Chance::new(8);
    for _ in 0..8 {
        judge(&pairs(), &[pairs()], &mut chance, &mut compared);
    }
    let Compared { positions, steps, asked, spectators, .. } = compared;
    assert!(
        positions > 100 && steps > 100 && asked > 40 && spectators > 10,
        "hardly anything was compared: {compared:?}"
    );
}

#[test]
fn nothing_tells_of_hidden_cards() {
    let packs = packs();
    let mut compared = Compared::default();
    let mut chance = Chance::new(5);
    for pack in &packs {
        for _ in 0..GAMES {
            judge(pack, &packs, &mut chance, &mut compared);
        }
    }
    let Compared { positions, steps, asked, spectators, logs, numbers, actions, unknown, secret } = compared;
    assert!(
        positions > 600 && steps > 600 && asked > 200 && spectators > 50 && logs > 200 && numbers > 100 && actions > 60,
        "hardly anything was compared: {compared:?}"
    );
    assert!(unknown > 1000 && secret > 100, "hardly anything was hidden: {compared:?}");
}
