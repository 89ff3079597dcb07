//! Scripts of strangers: each file of `tests/hostile` tries one thing that no script should get away with. Its first line
//! says what, its second what comes of it: `refused` when the pack is checked, `stopped` in play, or `harmless`. Whatever
//! it is, the match stays where it was or goes on in the same way everywhere, and other matches do not notice.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::Thing;
use quarterdeck_dsl::vocabulary::CounterId;
use quarterdeck_runtime::telling::is_unsafe;
use quarterdeck_runtime::{Checked, ChooseError, Fault, Game, Match, PackFiles, Setting, Snapshot, check};
use quarterdeck_tests::shelf::{files, root, shown};

const SCRIPT: &str = "evil/scripts/evil.luau";
/// So many questions of a script are answered; some ask without end.
const MOST_ASKED: usize = 8;
/// The longest message that still helps, in letters.
const LONGEST_MESSAGE: usize = 601;
/// A script that means well and waits for an answer.
const HONEST: &str = r#"
local evil = {}
function evil.go(game, you)
    you:draw { count = 1 }
    local answer = you:choose { prompt = "p", options = { "few", "many" } }
    game:raise { counter = "luck", by = if answer == "many" then 200 else 100 }
    game:raise { counter = "luck", by = #string.rep("ab", 4) + math.max(1, 2) }
end
return evil
"#;

fn checked(script: &str) -> Checked {
    let mut pack = PackFiles { id: "evil".into(), ..PackFiles::default() };
    let head = fs::read_to_string(root().join("tests/hostile/pack.toml")).expect("the pack is there");
    pack.files.insert("pack.toml".into(), head);
    pack.files.insert("scripts/evil.luau".into(), script.into());
    check(&[&pack])
}

fn start(game: &Arc<Game>) -> Match {
    let setting = Setting { seats: 2, seed: 5, first: Some(0), options: Vec::new(), ..Setting::default() };
    Match::new(game.clone(), &setting).expect("the match starts")
}

/// All that a match is, and what it asks.
type Trace = (Snapshot, u64, Vec<String>);

fn trace(playing: &Match) -> Trace {
    (playing.snapshot().clone(), playing.log_hash(), playing.option_ids())
}

fn at(playing: &Match, option: &str) -> usize {
    let ids = playing.option_ids();
    ids.iter().position(|id| id == option).unwrap_or_else(|| panic!("`{option}` is not among {ids:?}"))
}

fn luck(playing: &Match) -> i32 {
    playing.position().counter(CounterId::at(0), Thing::Nothing)
}

/// How the script went: what it asked, how it failed, and where that leaves the match.
#[derive(Debug, PartialEq)]
struct Played {
    asked: Vec<Vec<String>>,
    fault: Option<Fault>,
    end: Trace,
}

/// Which budget is used up first, and in which line, depends on garbage that others have left.
fn is_budget(fault: &Fault) -> bool {
    ["script::too_long", "script::too_much_memory"].contains(&fault.code)
}

fn went_alike(one: &Played, other: &Played) -> bool {
    let faults = match (&one.fault, &other.fault) {
        (Some(one), Some(other)) if is_budget(one) => is_budget(other),
        (one, other) => one == other,
    };
    faults && one.asked == other.asked && one.end == other.end
}

/// Lets the script run once, and gives it the first of all answers.
fn play(playing: &mut Match, name: &str) -> Played {
    let mut asked = Vec::new();
    let mut option = at(playing, "act");
    let fault = loop {
        let before = trace(playing);
        match playing.choose(option) {
            Ok(()) => {}
            Err(ChooseError::Fault(fault)) => {
                assert_eq!(trace(playing), before, "{name}: a script that failed has changed the match");
                break Some(fault);
            }
            Err(refused) => panic!("{name}: {refused:?}"),
        }
        let ids = playing.option_ids();
        if playing.winners().is_some() || ids == ["act", "skip"] || asked.len() == MOST_ASKED {
            break None;
        }
        asked.push(ids);
        option = 0;
    };
    Played { asked, fault, end: trace(playing) }
}

/// A fault names script and line, and is fit to be shown.
fn tells_where_and_what(fault: &Fault, name: &str, lines: usize) {
    let line =
        fault.involved.first().and_then(|place| place.strip_prefix(SCRIPT)?.strip_prefix(':')?.parse::<usize>().ok());
    assert!(line.is_some_and(|line| (1..=lines).contains(&line)), "{name}: no line of the script: {fault:?}");
    assert!(fault.place.as_ref().is_some_and(|place| place.to_string().starts_with(SCRIPT)), "{name}: {fault:?}");
    let message = &fault.message;
    let letters = message.chars().count();
    assert!((1..=LONGEST_MESSAGE).contains(&letters), "{name}: a message of {letters} letters");
    assert!(!message.contains(|sign: char| is_unsafe(sign) || sign == '\n'), "{name}: {message:?}");
    assert!(!message.contains("0x"), "{name}: an address differs from run to run: {message}");
    assert!(!message.contains("quarterdeck:"), "{name}: a line that no author knows: {message}");
}

/// What the honest match comes to when it goes on.
fn goes_on(mut honest: Match) -> Trace {
    honest.choose(at(&honest, "many")).expect("an honest script goes on");
    assert_eq!(luck(&honest), 220);
    trace(&honest)
}

fn tried(path: &Path) {
    let name = shown(path);
    let script = fs::read_to_string(path).expect("the script is there");
    let (about, verdict) = (script.lines().next().unwrap_or_default(), script.lines().nth(1).unwrap_or_default());
    assert!(about.starts_with("-- ") && about.ends_with('.'), "{name}: the first line says what it tries");
    let (verdict, code) = match verdict.split_once(": ") {
        Some((verdict, code)) => (verdict, Some(code)),
        None => (verdict, None),
    };
    let found = checked(&script);
    if verdict == "-- refused" {
        let problems = found.problems;
        assert!(found.game.is_none() && !problems.is_empty(), "{name}: nothing is wrong with it");
        for problem in &problems {
            assert_eq!(Some(problem.code), code, "{name}: {problem:?}");
            assert!(problem.help.is_some(), "{name}: what would be right? {problem:?}");
            assert!(!problem.message.contains("0x"), "{name}: {problem:?}");
        }
        return;
    }
    assert_eq!(found.problems, [], "{name}");
    let game = Arc::new(found.game.expect("no problems, so there is a game"));
    let honest_game = Arc::new(checked(HONEST).game.expect("nothing is wrong with the honest one"));
    let mut honest = start(&honest_game);
    honest.choose(at(&honest, "act")).expect("an honest script asks");
    let expected = goes_on(honest.clone());

    let mut playing = start(&game);
    let played = play(&mut playing, &name);
    let again = play(&mut start(&game), &name);
    // What was not swept yet counts, too: where the whole budget is used up, it may end a little earlier or later.
    if script.lines().nth(2) == Some("-- near its budget") {
        assert!(again.fault.is_some(), "{name}: the second time it was not stopped");
    } else {
        assert!(went_alike(&again, &played), "{name}: the second time it went differently: {again:?}, not {played:?}");
    }
    assert_eq!(goes_on(honest), expected, "{name}: another match, which waited, went differently");

    match (verdict, &played.fault) {
        ("-- stopped", Some(fault)) => {
            assert!(code.is_none_or(|code| code == fault.code), "{name}: {fault:?}");
            assert!(fault.code.starts_with("script::"), "{name}: {fault:?}");
            tells_where_and_what(fault, &name, script.lines().count());
            if played.asked.is_empty() {
                playing.choose(at(&playing, "skip")).expect("the match goes on without it");
            }
        }
        ("-- harmless", None) => {
            let other = game.clone();
            let again = name.clone();
            let elsewhere = std::thread::spawn(move || play(&mut start(&other), &again));
            assert_eq!(elsewhere.join().expect("another thread plays"), played, "{name}: it differs by thread");
        }
        (_, fault) => panic!("{name}: the second line says `{verdict}`, but it comes to {fault:?}"),
    }
    if name.contains("/secrets/") {
        let shown = played.asked.concat();
        assert!(!shown.iter().any(|id| id.contains("gem") || id.contains("rock")), "{name}: {shown:?}");
    }
    if name.contains("/remembering/") && played.fault.is_none() {
        let once = luck(&playing);
        play(&mut playing, &name);
        assert_eq!(luck(&playing), 2 * once, "{name}: the second call knows of the first");
    }
}

fn family(name: &str) {
    let scripts = files(&root().join("tests/hostile").join(name), &[".luau"]);
    assert!(!scripts.is_empty(), "there is no family `{name}`");
    for script in &scripts {
        tried(script);
    }
}

/// Reading a long file takes as much longer as it is longer: with each name looked up among all others, or each line
/// counted from the top, this would take minutes.
#[test]
fn long_files_are_read() {
    let names: String = (0..20_000).map(|at| format!("do local a{at} = 1 local _ = a{at} end\n")).collect();
    let script = format!("{names}return {{ go = function(game, you) end }}\n");
    assert_eq!(checked(&script).problems, []);
    let problems = checked(&format!("{names}end\nreturn {{ go = function(game, you) end }}\n")).problems;
    assert_eq!(problems.iter().map(|problem| problem.code).collect::<Vec<_>>(), ["script::broken"]);
    assert!(problems[0].span.0 >= names.len(), "{problems:?}");
}

macro_rules! families {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                family(stringify!($name));
            }
        )*

        #[test]
        fn every_script_is_tried() {
            let known = [$(stringify!($name)),*];
            let scripts = files(&root().join("tests/hostile"), &[".luau"]);
            assert!(scripts.len() >= 150, "{} scripts", scripts.len());
            for script in scripts {
                let family = script.parent().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
                assert!(family.is_some_and(|name| known.contains(&name.as_str())), "{}", shown(&script));
            }
        }
    };
}

families! {
    arguments bombs chance choices errors escapes loops numbers patterns recursion remembering secrets sorting sources
}
