//! A mistake that is made everywhere is shown often enough, and counted from then on: whoever has made one of a kind ten thousand times
//! wants to know so soon, and once.

use std::collections::BTreeMap;

use crate::problem::{PackProblem, Spot};

/// So many mistakes of one kind in one pack are shown.
const MOST: usize = 200;

/// What is said of those that are not, behind their number.
const LEFT_OUT: &str = " more mistakes of this kind are in this pack and not shown";

/// How many mistakes a problem stands for.
pub fn mistakes(problem: &PackProblem) -> usize {
    problem.message.strip_suffix(LEFT_OUT).and_then(|number| number.parse().ok()).unwrap_or(1)
}

/// Those that are shown, and of each kind of which there are more one that says how many, at the first that is left out. They come in
/// the order of their places.
pub fn shown(problems: Vec<PackProblem>) -> (Vec<PackProblem>, Vec<PackProblem>) {
    let mut counts: BTreeMap<(String, &'static str), (usize, Spot)> = BTreeMap::new();
    let mut kept = Vec::new();
    for problem in problems {
        let (count, place) = counts.entry((problem.pack().to_owned(), problem.code)).or_default();
        *count += 1;
        if *count <= MOST {
            kept.push(problem);
        } else if *count == MOST + 1 {
            *place = Spot { file: problem.file.as_str().into(), span: problem.span };
        }
    }
    let more = counts.into_iter().filter(|(_, (count, _))| *count > MOST).map(|((_, code), (count, place))| {
        let left = count - MOST;
        let message = format!("{left}{LEFT_OUT}");
        PackProblem::new(code, message, &place, "from here on").help("mend those that are shown, and check again")
    });
    (kept, more.collect())
}
