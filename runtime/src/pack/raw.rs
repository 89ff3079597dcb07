//! What is wrong with a file whatever it says: lines that nobody can read, and signs that nobody can see. Nothing else is
//! looked at before these are gone, as every other message would quote them.

use super::files::PackFiles;
use crate::problem::{PackProblem, Spot};
use crate::text::signs;

/// The longest line, in bytes.
pub const LONGEST_LINE: usize = 8_000;

/// Everything of the kind, at most one for each file.
pub fn check(packs: &[&PackFiles]) -> Vec<PackProblem> {
    let mut problems = Vec::new();
    for pack in packs {
        for (path, text) in &pack.files {
            let spot = |from: usize, to: usize| Spot { file: format!("{}/{path}", pack.id).into(), span: (from, to) };
            if let Some((at, sign)) = signs::find(text) {
                problems.push(signs::problem(sign, &spot(at, at + sign.len_utf8())));
            } else if let Some((at, length)) = long_line(text) {
                problems.push(
                    PackProblem::new(
                        "pack::long_line",
                        format!("this line is {length} bytes long; {LONGEST_LINE} are the most"),
                        &spot(at, at),
                        "the line begins here",
                    )
                    .help("break it: lists and tables of TOML can go over several lines, and texts go on in indented lines"),
                );
            }
        }
    }
    problems
}

/// Where the first line that is too long begins, and its length.
fn long_line(text: &str) -> Option<(usize, usize)> {
    let mut start = 0;
    for line in text.split('\n') {
        if line.len() > LONGEST_LINE {
            return Some((start, line.len()));
        }
        start += line.len() + 1;
    }
    None
}
