//! Plays all rulings of some packs: `cargo run -p quarterdeck-rulings --example run -- content port-royal`.
//! With `--transcript <part of a path>` it prints the transcripts of those rulings.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use quarterdeck_rulings::Ruling;
use quarterdeck_runtime::game::Game;
use quarterdeck_runtime::{PackFiles, check};

fn walk(folder: &Path, base: &Path, files: &mut BTreeMap<String, String>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(&path, base, files);
        } else if let (Ok(text), Ok(relative)) = (fs::read_to_string(&path), path.strip_prefix(base)) {
            let parts: Vec<_> = relative.components().map(|part| part.as_os_str().to_string_lossy()).collect();
            files.insert(parts.join("/"), text);
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((content, rest)) = arguments.split_first() else {
        eprintln!("say where the packs are, and which");
        return ExitCode::FAILURE;
    };
    let shown = rest.iter().position(|word| word == "--transcript").and_then(|at| rest.get(at + 1));
    let load = |id: &str| {
        let mut files = BTreeMap::new();
        let folder = Path::new(content).join(id);
        walk(&folder, &folder, &mut files);
        PackFiles { id: id.to_owned(), files }
    };
    let (mut held, mut failed) = (0, 0);
    for pack in rest.iter().take_while(|word| !word.starts_with("--")) {
        let files = load(pack);
        let games = std::cell::RefCell::new(BTreeMap::<Vec<String>, Result<Arc<Game>, String>>::new());
        let library = |game: &str, with: &[String]| {
            let mut key = vec![game.to_owned()];
            key.extend(with.iter().cloned());
            let mut games = games.borrow_mut();
            let found = games.entry(key.clone()).or_insert_with(|| {
                let packs: Vec<PackFiles> = key.iter().map(|id| load(id)).collect();
                let checked = check(&packs.iter().collect::<Vec<_>>());
                for problem in &checked.problems {
                    eprintln!("{}: {} at {:?}: {}", problem.code, problem.file, problem.span, problem.message);
                }
                checked.game.map(Arc::new).ok_or_else(|| format!("the pack has {} mistakes", checked.problems.len()))
            });
            found.clone()
        };
        for (path, text) in files.files.iter().filter(|(path, _)| path.ends_with(".ruling")) {
            match Ruling::parse(path, text) {
                Err(mistakes) => {
                    failed += 1;
                    for mistake in mistakes {
                        println!("{pack}/{path}:{}: {} ({})", mistake.line, mistake.message, mistake.help);
                    }
                }
                Ok(ruling) => {
                    let played = ruling.play(&library);
                    if played.failures.is_empty() {
                        held += 1;
                    } else {
                        failed += 1;
                    }
                    for failure in &played.failures {
                        println!("{pack}/{path}:{}: {}", failure.line, failure.message);
                    }
                    if shown.is_some_and(|part| path.contains(part.as_str())) {
                        println!("{}", played.transcript);
                    }
                }
            }
        }
    }
    println!("{held} rulings hold, {failed} do not");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
