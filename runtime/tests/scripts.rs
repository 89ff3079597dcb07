//! Scripts: what they can say, that their choices are durable, and that their mistakes do no harm.

#![allow(clippy::disallowed_methods, reason = "matches go on in another thread")]

use std::sync::Arc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::Thing;
use quarterdeck_dsl::vocabulary::CounterId;
use quarterdeck_runtime::reference::definitions;
use quarterdeck_runtime::{
    ChooseError, Event, EventKind, Fault, Game, Log, Match, PackFiles, PackProblem, Setting, Snapshot, check,
};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 3]

[words]
discards_to = "pile"
draws_from  = "deck"
draws_to    = "hand"
reveals_to  = "market"

[kind.thing]
shows = ["cost"]
[attribute.cost]
[attribute.color]
values = ["red", "blue"]
[attribute.shiny]
flag = true

[zone.deck]
seen_by = "nobody"
refill  = "pile"
[zone.pile]
stack = true
[zone.market]
[zone.hand]
per     = "player"
seen_by = "owner"
held    = true

[resource.coin]
plural = "coins"
[counter.luck]
[counter.fame]
of = "player"
[event.bang]
[query.wealth]
of   = "player"
base = 'your coins plus 1'

[card.gem]
kind   = "thing"
color  = "red"
shiny  = true
copies = [{ cost = 1 }, { cost = 2 }, { cost = 3 }]
[card.rock]
kind   = "thing"
color  = "blue"
copies = [{ cost = 4, count = 2 }, { cost = 5 }]

[setup]
do = ['each player gains 3 coins', 'each player draws 1 card']

[phase.match]
steps   = ["turn"]
repeats = true
after   = { if = 'the first player has at least 1000 coins', do = 'end the match' }
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["act", "skip"]
[action.act]
do = [{ run = "tricks.act" }, 'raise luck by 10']
[action.skip]
do = 'raise luck by 1'

[[rule]]
event = "bang"
do    = 'raise your fame by 1'
[finish]
rank = ['your coins']
"#;

fn files(script: &str) -> PackFiles {
    let mut pack = PackFiles { id: "tiny".into(), ..PackFiles::default() };
    pack.files.insert("pack.toml".into(), PACK.into());
    pack.files.insert("scripts/tricks.luau".into(), script.into());
    pack
}

fn problems(script: &str) -> Vec<PackProblem> {
    check(&[&files(script)]).problems
}

/// A match whose action `act` runs this body.
fn playing(body: &str) -> Match {
    let script = format!("local tricks = {{}}\nfunction tricks.act(game, you)\n{body}\nend\nreturn tricks\n");
    let checked = check(&[&files(&script)]);
    assert_eq!(checked.problems, []);
    let game: Arc<Game> = Arc::new(checked.game.expect("no problems, so there is a game"));
    Match::new(game, &Setting { seats: 2, seed: 5, first: Some(0), options: Vec::new(), ..Setting::default() })
        .expect("starts")
}

fn pick(playing: &mut Match, option: &str) {
    let ids = playing.option_ids();
    let at = ids.iter().position(|id| id == option).unwrap_or_else(|| panic!("`{option}` is not among {ids:?}"));
    playing.choose(at).expect("goes on");
}

fn fault(playing: &mut Match) -> Fault {
    let (state, hash, choices) = (playing.snapshot().clone(), playing.log_hash(), playing.choices().clone());
    let at = playing.option_ids().iter().position(|id| id == "act").expect("act is open");
    let Err(ChooseError::Fault(fault)) = playing.choose(at) else {
        panic!("the script should have failed");
    };
    assert_eq!((playing.snapshot(), playing.log_hash(), playing.choices()), (&state, hash, &choices));
    fault
}

/// What a body that fills the counter `luck` leaves there, without the 10 that follow the script.
fn luck(body: &str) -> i32 {
    let mut playing = playing(body);
    pick(&mut playing, "act");
    let value = playing.position().counter(CounterId::at(0), Thing::Nothing);
    value - 10
}

fn fame(playing: &Match, seat: usize) -> i32 {
    playing.position().counter(CounterId::at(1), Thing::Player(seat as u8))
}

const TWICE: &str = r#"
    you:gain { resource = "coin", amount = 1 }
    game:announce { event = "bang" }
    local first = you:choose { prompt = "first", options = { "bury", "keep" } }
    you:draw { count = 2 }
    local other = game:players()[2]
    local second = other:choose { prompt = "second", from = you:zone("hand"):cards(), decline = "none" }
    if second then
        game:move { card = second, to = "pile", at = "bottom" }
    end
    game:set { counter = "luck", to = if first == "bury" then 100 else 200 }
    game:shuffle { zone = "deck" }
"#;

fn trace(playing: &Match) -> (Snapshot, u64, Vec<String>) {
    (playing.snapshot().clone(), playing.log_hash(), playing.option_ids())
}

#[test]
fn copies_at_a_choice_go_on_identically() {
    let mut live = playing(TWICE);
    pick(&mut live, "act");
    assert_eq!(live.option_ids(), ["bury", "keep"]);
    assert_eq!(live.choices().prompt, "first");
    assert_eq!(live.asked(), Some(0));
    let mut copy = live.clone();
    pick(&mut live, "bury");
    pick(&mut copy, "bury");
    assert_eq!(trace(&live), trace(&copy));
    assert_eq!(live.asked(), Some(1));
    // The other player does not see the hand.
    assert_eq!(live.option_ids(), ["card 1", "card 2", "card 3", "none"]);
    let mut third = copy.clone();
    for each in [&mut live, &mut copy, &mut third] {
        pick(each, "card 2");
    }
    assert_eq!(trace(&live), trace(&copy));
    assert_eq!(trace(&live), trace(&third));
    assert_eq!(live.events(), third.events());
    let kept = serde_json::to_value(live.snapshot()).expect("is plain data");
    assert!(kept["script_start"].is_null() && kept["answers"].as_array().is_some_and(Vec::is_empty));
    assert_eq!(live.option_ids(), ["act", "skip"]);
}

#[test]
fn branches_of_a_choice_differ_only_by_the_answer() {
    let mut one = playing(TWICE);
    pick(&mut one, "act");
    let mut two = one.clone();
    pick(&mut one, "bury");
    pick(&mut two, "keep");
    pick(&mut one, "none");
    pick(&mut two, "none");
    let luck = |playing: &Match| playing.position().counter(CounterId::at(0), Thing::Nothing);
    assert_eq!((luck(&one), luck(&two)), (110, 210));
    assert_eq!(one.events().len(), two.events().len());
}

#[test]
fn a_saved_match_comes_back_at_the_choice() {
    let mut live = playing(TWICE);
    pick(&mut live, "act");
    pick(&mut live, "keep");
    let saved = serde_json::to_string(live.snapshot()).expect("is plain data");
    let state: Snapshot = serde_json::from_str(&saved).expect("reads back");
    assert_eq!(&state, live.snapshot());
    let game = live.game().clone();
    let mut loaded = std::thread::spawn(move || {
        let mut loaded = Match::resume(game, state, Log::keeping()).expect("resumes");
        let ids = loaded.option_ids();
        assert_eq!(loaded.events(), []);
        pick(&mut loaded, "card 3");
        (ids, trace(&loaded), loaded.events().to_vec())
    })
    .join()
    .expect("the other thread plays on");
    assert_eq!(loaded.0, live.option_ids());
    let before = live.events().len();
    pick(&mut live, "card 3");
    loaded.1.1 = live.log_hash();
    assert_eq!(loaded.1, trace(&live));
    assert_eq!(loaded.2, live.events()[before..]);
}

#[test]
fn what_a_script_sets_off_waits_until_it_is_done() {
    let mut playing = playing(TWICE);
    pick(&mut playing, "act");
    assert_eq!(fame(&playing, 0), 0);
    pick(&mut playing, "bury");
    pick(&mut playing, "none");
    assert_eq!(fame(&playing, 0), 1);
    let kinds: Vec<EventKind> = playing.events().iter().map(Event::kind).collect();
    let announced = kinds.iter().position(|kind| *kind == EventKind::Announced).expect("it banged");
    let shuffled = kinds.iter().rposition(|kind| *kind == EventKind::Shuffled).expect("the deck was shuffled");
    let raised: Vec<usize> = (0..kinds.len()).filter(|at| kinds[*at] == EventKind::Counted).collect();
    assert!(announced < shuffled);
    // `luck` within the script, then `fame` by the rule, then the next deed.
    assert!(raised[0] < shuffled && shuffled < raised[1], "{raised:?}");
}

#[test]
fn none_and_one_are_not_asked() {
    assert_eq!(
        luck("if you:choose { prompt = 'p', options = {} } == nil then game:set { counter = 'luck', to = 7 } end"),
        7
    );
    assert_eq!(
        luck("if you:choose { prompt = 'p', options = { 'a' } } == 'a' then game:set { counter = 'luck', to = 8 } end"),
        8
    );
    assert_eq!(
        luck(
            "local c = you:choose { prompt = 'p', from = you:zone('hand'):cards() } if c == you:held()[1] then game:set { counter = 'luck', to = 9 } end"
        ),
        9
    );
}

#[test]
fn scripts_read_the_table() {
    let body = r#"
        local deck = game:zone("deck")
        assert(deck:count() == 4 and #deck:cards() == 4 and deck:top() == deck:cards()[1])
        assert(deck.name == "deck" and deck.owner == nil)
        local card = you:zone("hand"):top()
        assert(card.zone == you:zone("hand") and card.owner == you and card.zone.owner == you)
        assert(card.name == "gem" or card.name == "rock")
        assert(card.shiny == (card.name == "gem") and card:is("thing"))
        assert(card.color == (if card.name == "gem" then "red" else "blue"))
        assert(card.cost >= 1 and card.cost <= 5)
        assert(you.seat == 1 and #game:players() == 2 and game:active() == you and game:first() == you)
        assert(you:resource("coin") == 3 and you:query("wealth") == 4)
        assert(game:counter("luck") == 0 and you:counter("fame") == 0)
        assert(game:it() == nil and game:this() == nil and game:chosen(1) == nil)
        assert(game:test "you have at least 3 coins" and not game:test "you have at least 4 coins")
        assert(game:amount "your coins plus 2" == 5)
        assert(#game:select "cards in the deck" == 4)
        local seen = {}
        for _, each in deck:cards() do seen[each] = true end
        assert(seen[deck:bottom()])
        assert(tostring(you) == "player 1")
        game:set { counter = "luck", to = 5 }
        game:raise { counter = "luck", by = 2 }
        game:set { counter = "fame", of = game:players()[2], to = 4 }
        you:pay { resource = "coin", amount = 1, to = game:players()[2] }
        you:lose { resource = "coin", amount = 1 }
        assert(you:resource("coin") == 1 and game:players()[2]:resource("coin") == 4)
        game:reveal { zone = "deck", count = 2 }
        assert(game:zone("market"):count() == 2)
        you:discard { card = game:zone("market"):top() }
        you:discard { cards = game:zone("market"):cards() }
        you:inspect { card = deck:top() }
        you:take { card = deck:top(), to = "hand" }
        game:flip { card = you:zone("hand"):top() }
        game:shuffle { zone = "pile", into = "deck" }
        assert(game:zone("pile"):count() == 0)
        assert(deck:count() == 3)
    "#;
    let mut playing = playing(body);
    pick(&mut playing, "act");
    assert_eq!(fame(&playing, 1), 4);
}

#[test]
fn a_verb_that_ends_the_turn_ends_the_script() {
    let body = "pcall(function() game:end_phase { phase = 'turn' } end) game:set { counter = 'luck', to = 99 }";
    let mut playing = playing(body);
    pick(&mut playing, "act");
    assert_eq!(playing.position().counter(CounterId::at(0), Thing::Nothing), 0);
    assert_eq!(playing.asked(), Some(1));
}

#[test]
fn a_phase_begun_by_a_script_follows_it_even_across_a_choice() {
    let body = "game:begin { phase = 'turn' } you:choose { prompt = 'p', options = { 'a', 'b' } } you:gain { resource = 'coin', amount = 1 }";
    let mut live = playing(body);
    pick(&mut live, "act");
    let mut copy = live.clone();
    pick(&mut live, "a");
    pick(&mut copy, "a");
    assert_eq!(trace(&live), trace(&copy));
    assert_eq!(live.option_ids(), ["act", "skip"]);
}

#[test]
fn nothing_outlives_a_call() {
    let script = "local calls = 0\nlocal tricks = {}\nfunction tricks.act(game)\ncalls += 1\ngame:raise { counter = 'luck', by = calls }\nend\nreturn tricks";
    let checked = check(&[&files(script)]);
    let game = Arc::new(checked.game.expect("fine"));
    let mut playing =
        Match::new(game, &Setting { seats: 2, seed: 1, first: Some(0), options: Vec::new(), ..Setting::default() })
            .expect("starts");
    pick(&mut playing, "act");
    pick(&mut playing, "act");
    assert_eq!(playing.position().counter(CounterId::at(0), Thing::Nothing), 22);
    let failure = fault(&mut self::playing("leak = 1"));
    assert!(failure.message.contains("readonly"), "{failure:?}");
    let failure = fault(&mut self::playing("string.upper = nil"));
    assert!(failure.message.contains("readonly"), "{failure:?}");
}

#[test]
fn faults_leave_the_match_where_it_was() {
    let cases: &[(&str, &str, &str, usize)] = &[
        (
            "local given = { resource = 'coin', amount = 1 } you:gain(given)\nwhile true do end",
            "script::too_long",
            "come to an end",
            4,
        ),
        ("while true do\npcall(function() while true do end end) end", "script::too_long", "come to an end", 4),
        (
            "local t = {}\nwhile true do\nt[#t + 1] = string.rep('x', 100000) .. #t end",
            "script::too_much_memory",
            "16 MB",
            5,
        ),
        ("\nerror('oh no')", "script::failed", "oh no", 4),
        ("game['mv' .. 'oe'](game, { })", "script::failed", "`mvoe`; did you mean `move`?", 3),
        (
            "local given = { resorce = 'coin', amount = 1 } you:gain(given)",
            "script::failed",
            "`gain` has no argument `resorce`; did you mean `resource`?",
            3,
        ),
        (
            "local given = { resource = 'ci' .. 'on', amount = 1 } you:gain(given)",
            "script::failed",
            "there is no resource `cion`; did you mean `coin`?",
            3,
        ),
        (
            "\n\nlocal given = { resource = 'coin', amount = 'two' } you:gain(given)",
            "script::failed",
            "`amount` must be a whole number, not \"two\"",
            5,
        ),
        ("local given = { resource = 'coin', amount = 1.5 } you:gain(given)", "script::failed", "not 1.5", 3),
        ("local given = { resource = 'coin' } you:gain(given)", "script::failed", "`gain` needs `amount`, number", 3),
        (
            "local given = { card = you, to = 'pile' } game:move(given)",
            "script::failed",
            "`card` must be a card, not a player",
            3,
        ),
        (
            "local given = { card = you:held()[1], to = 'plie' } game:move(given)",
            "script::failed",
            "did you mean `pile`?",
            3,
        ),
        ("local gain = you.gain gain { resource = 'coin' }", "script::failed", "write a colon", 3),
        ("local c = you:held()[1].csot", "script::failed", "a card has no `csot`; did you mean `cost`?", 3),
        ("you:held()[1].cost = 3", "script::failed", "only verbs change the match", 3),
        ("game:test 'you have conis'", "script::failed", "`test` cannot read", 3),
        ("game:counter('fame')", "script::failed", "counter `fame` is of a player", 3),
        ("local given = { promt = 'x' } you:choose(given)", "script::failed", "did you mean `prompt`?", 3),
        ("local given = { card = you:held()[1] } game:shuffle(given)", "script::failed", "`shuffle` needs a `zone`", 3),
        ("local x = nil + 1", "script::failed", "arithmetic", 3),
        ("\nassert(false, 'no place')", "script::failed", "no place", 4),
        ("for k in pairs({ [{}] = 1 }) do end", "script::failed", "no fixed order", 3),
        ("game:end_phase { phase = 'match' } game:begin { phase = 'turn' } local x = 1 + {}", "", "", 0),
    ];
    for (body, code, message, line) in cases {
        let mut playing = playing(body);
        if code.is_empty() {
            // The match is over before the script could fail.
            pick(&mut playing, "act");
            assert!(playing.winners().is_some());
            continue;
        }
        let fault = fault(&mut playing);
        assert_eq!(fault.code, *code, "{body}: {fault:?}");
        assert!(fault.message.contains(message), "{body}: {fault:?}");
        assert_eq!(fault.involved[0], format!("tiny/scripts/tricks.luau:{line}"), "{body}: {fault:?}");
        assert!(fault.involved.contains(&"action `act`".to_owned()), "{fault:?}");
        pick(&mut playing, "skip");
    }
}

#[test]
fn one_greedy_step_is_stopped_too() {
    let start = "local s = string.rep('x', 1000000)\nlocal t = {}\nfor i = 1, 200 do t[i] = s end\n";
    for step in ["pcall(function() return #table.concat(t) end)", "local l = #table.concat(t)"] {
        let fault = fault(&mut playing(&format!("{start}{step}\ngame:set {{ counter = 'luck', to = 1 }}")));
        assert_eq!(fault.code, "script::too_much_memory", "{fault:?}");
        assert_eq!(fault.involved[0], "tiny/scripts/tricks.luau:6", "{step}: {fault:?}");
    }
}

#[test]
fn matches_may_move_between_threads() {
    fn sendable<T: Send>(_: &T) {}
    let mut live = playing(TWICE);
    pick(&mut live, "act");
    sendable(&live);
    let mut copy = live.clone();
    let moved = std::thread::spawn(move || {
        pick(&mut live, "keep");
        trace(&live)
    });
    pick(&mut copy, "keep");
    assert_eq!(moved.join().expect("plays on"), trace(&copy));
}

#[test]
fn pcall_catches_mistakes_but_not_questions() {
    let body = r#"
        local ok, message = pcall(function() you:gain { resource = "ci" .. "on", amount = 1 } end)
        assert(not ok and string.find(message, "did you mean"))
        local ok, answer = pcall(function() return you:choose { prompt = "p", options = { "a", "b" } } end)
        assert(ok)
        game:set { counter = "luck", to = if answer == "b" then 2 else 1 }
    "#;
    let mut live = playing(body);
    pick(&mut live, "act");
    assert_eq!(live.option_ids(), ["a", "b"]);
    let mut copy = live.clone();
    pick(&mut live, "b");
    pick(&mut copy, "b");
    assert_eq!(trace(&live), trace(&copy));
    assert_eq!(live.position().counter(CounterId::at(0), Thing::Nothing), 12);
}

#[test]
fn a_question_within_a_sort_is_asked_as_well() {
    let body = r#"
        local list = { 2, 1 }
        table.sort(list, function(a, b)
            return you:choose { prompt = "p", options = { "yes", "no" } } == "yes" and a < b
        end)
        game:set { counter = "luck", to = list[1] }
    "#;
    let mut playing = playing(body);
    pick(&mut playing, "act");
    let mut answered = 0;
    while playing.option_ids() == ["yes", "no"] {
        pick(&mut playing, "yes");
        answered += 1;
    }
    assert!(answered > 0);
    assert_eq!(playing.position().counter(CounterId::at(0), Thing::Nothing), 11);
}

#[test]
fn a_fault_after_a_choice_goes_back_to_the_choice() {
    let body = "you:choose { prompt = 'p', options = { 'a', 'b' } }\nerror('late')";
    let mut playing = playing(body);
    pick(&mut playing, "act");
    for _ in 0..2 {
        let (state, hash) = (playing.snapshot().clone(), playing.log_hash());
        let Err(ChooseError::Fault(fault)) = playing.choose(1) else { panic!("it should have failed") };
        assert_eq!(fault.message, "late");
        assert_eq!((playing.snapshot(), playing.log_hash()), (&state, hash));
        assert_eq!(playing.option_ids(), ["a", "b"]);
    }
}

#[test]
fn what_is_wrong_with_scripts_is_found_when_a_pack_is_checked() {
    let broken = "local tricks = {}\nfunction tricks.act(game, you)\n  you:gain {{\nend\nreturn tricks\n";
    let found = problems(broken);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!((found[0].code, found[0].file.as_str()), ("script::broken", "tiny/scripts/tricks.luau"));
    let at = found[0].span;
    assert!(broken[..at.0].lines().count() >= 3 && at.1 > at.0, "{found:?}");

    let found = problems("return 3");
    assert_eq!((found.len(), found[0].code), (1, "script::broken"));
    let found = problems("while true do end");
    assert_eq!((found.len(), found[0].code, found[0].span), (1, "script::broken", (0, 17)));

    let found = problems("return { atc = function() end }");
    assert_eq!((found.len(), found[0].code), (1, "script::missing_function"));
    assert_eq!(found[0].file, "tiny/pack.toml");
    assert_eq!(&PACK[found[0].span.0..found[0].span.1], "\"tricks.act\"");
    assert_eq!(found[0].help.as_deref(), Some("did you mean `tricks.atc`?"));

    let mut pack = files("return { act = function() end }");
    pack.files.insert("scripts/other.luau".into(), "return {}".into());
    pack.files.insert("scripts/types.d.luau".into(), "declare x: number".into());
    let found = check(&[&pack]).problems;
    assert_eq!((found.len(), found[0].code, found[0].file.as_str()), (1, "script::orphan", "tiny/scripts/other.luau"));
}

#[test]
fn the_definitions_name_everything() {
    let playing = playing("");
    let text = definitions(playing.game());
    for part in [
        "type ZoneName = \"deck\" | \"pile\" | \"market\" | \"hand\"",
        "declare extern type Card with",
        "\tcost: number?",
        "\tcolor: (\"red\" | \"blue\")?",
        "\tshiny: boolean",
        "function gain(self, given: { resource: ResourceName, amount: number }): ()",
        "function end_phase(self, given: { phase: PhaseName }): ()",
        "function choose(self, choice: Choice): any",
        "function win(self): ()",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}
