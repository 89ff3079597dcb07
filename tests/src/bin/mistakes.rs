//! Prints how many of the mistakes in `tests/slips` are told exactly, and what is told of the others.
//! Given names of files or ids of slips, only those are made, and what is told of them is printed even where it is exact: so
//! it can be read whether a message says what an author needs.

use quarterdeck_tests::slip::{Score, report, slips, verdicts};

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let mut slips = slips();
    slips.retain(|(shelf, slip)| wanted.is_empty() || wanted.contains(shelf) || wanted.contains(&slip.id));
    let verdicts = verdicts(&slips);
    if !wanted.is_empty() {
        for ((shelf, slip), verdict) in slips.iter().zip(&verdicts).filter(|(_, verdict)| verdict.score == Score::Exact)
        {
            println!("{shelf} {}, {}: {}\n{}", slip.id, slip.what, verdict.score.in_words(), verdict.told);
        }
    }
    print!("{}", report(&slips, &verdicts));
}
