//! Gives everything that reads strangers' words what nobody meant.
//!
//! `fuzz --target sentences|…|all --runs N --seed S [--from N] [--seconds T]`. Prints how many executions there were, how many a second, the
//! longest one and the most memory; whatever is found is printed with its number, by which it can be repeated: `--from N --runs 1`.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use quarterdeck_tests::fuzz::{Noted, Runner, TARGETS};

/// An execution that takes longer is told, and ends all: it may never end.
const LONGEST: Duration = Duration::from_secs(60);
/// So many executions are carried out before the clock is looked at.
const AT_ONCE: u64 = 1_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let said = |name: &str| arguments.iter().position(|word| word == name).and_then(|at| arguments.get(at + 1));
    let number = |name: &str, usual: u64| said(name).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let wanted = said("--target").map_or("all", String::as_str);
    let targets: Vec<&str> = TARGETS.iter().copied().filter(|name| wanted == "all" || wanted == *name).collect();
    if targets.is_empty() {
        eprintln!("there is no target `{wanted}`; there is: {}", TARGETS.join(", "));
        return ExitCode::FAILURE;
    }
    let (runs, seed, from) = (number("--runs", 10_000), number("--seed", 1), number("--from", 0));
    let seconds = Duration::from_secs(number("--seconds", u64::MAX / 4));
    // What panics is told below, once.
    std::panic::set_hook(Box::new(|_| {}));
    let noted = Arc::new(Noted::default());
    let watched = noted.clone();
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_secs(5));
            let (input, since) = watched.now();
            if since.is_some_and(|since| since > LONGEST) {
                println!("an execution does not end:\n{input}");
                std::process::exit(1);
            }
        }
    });
    let mut found = 0;
    for name in targets {
        let (began, mut done) = (Instant::now(), 0);
        let mut longest = (Duration::ZERO, String::new());
        let mut broken = 0;
        let Some(mut runner) = Runner::new(name) else { continue };
        while done < runs && began.elapsed() < seconds && broken < 10 {
            let next = from + done..from + (done + AT_ONCE).min(runs);
            let outcome = runner.run(seed, next, &noted);
            done += outcome.executions;
            for (number, input, wrong) in &outcome.found {
                println!("{name} {number} (seed {seed}): {wrong}\n{input}\n");
                broken += 1;
            }
            if outcome.longest.0 > longest.0 {
                longest = outcome.longest;
            }
        }
        let a_second = done as f64 / began.elapsed().as_secs_f64();
        let memory = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let memory = memory.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or(" unknown").trim();
        println!(
            "{name}: {done} executions, {a_second:.0} a second, {broken} found; the longest took {:.0} ms; {memory} at most",
            longest.0.as_secs_f64() * 1000.0
        );
        let short: String = longest.1.chars().take(200).collect();
        println!("  longest: {}", short.replace('\n', "⏎"));
        found += broken;
    }
    if found == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
