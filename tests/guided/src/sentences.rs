//! Sentences: what is understood is understood in the same way when it is printed and read again.

use std::sync::Arc;

use quarterdeck_dsl::parse;
use quarterdeck_dsl::syntax::Form;
use quarterdeck_runtime::Game;

use crate::{PACKS, Reader, game, sorted};

const FORMS: [Form; 5] = [Form::Condition, Form::Amount, Form::Selection, Form::Requirement, Form::Instruction];

/// The first byte says in which form and with the words of which pack the rest is read.
#[must_use]
pub fn sentences() -> Reader {
    let games: Vec<Arc<Game>> =
        ["lanterns", "port-royal", "cartagena", "dead-reckoning"].iter().map(|id| game(id)).collect();
    let mut seeds = Vec::new();
    let files = PACKS.iter().flat_map(|pack| &pack.files).filter(|(path, _)| path.ends_with(".toml"));
    for (at, (_, text)) in files.enumerate() {
        for quoted in text.split('\'').skip(1).step_by(2).filter(|text| text.contains(' ') && text.len() < 300) {
            seeds.push([&[(at % 20) as u8], quoted.as_bytes()].concat());
        }
    }
    let reads = move |data: &[u8]| {
        let Some((first, rest)) = data.split_first() else { return };
        let text = String::from_utf8_lossy(rest);
        let (form, words) = (FORMS[usize::from(first % 5)], &games[usize::from(first / 5 % 4)].vocabulary);
        match parse(&text, form, words) {
            Ok(read) => {
                let printed = read.to_string();
                match parse(&printed, form, words) {
                    Ok(again) => assert_eq!(again.to_string(), printed, "printed as `{printed}`"),
                    // Brackets that are printed may make it too deep or too long.
                    Err(problem) => assert!(
                        ["sentence::too_deep", "sentence::too_long"].contains(&problem.code),
                        "printed as `{printed}`, which is refused: {}",
                        problem.message
                    ),
                }
            }
            Err(problem) => assert!(
                problem.span.start <= problem.span.end && problem.span.end <= text.len(),
                "told at {:?} of {}",
                problem.span,
                text.len()
            ),
        }
    };
    Reader { seeds: sorted(seeds), reads: Box::new(reads) }
}
