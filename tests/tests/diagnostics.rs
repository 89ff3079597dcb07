//! Mistakes such as authors make: told once, at their place, with the right help.

use quarterdeck_tests::slip::{Score, report, slips, verdicts};

/// So many in 100 must be told exactly.
const LEAST: usize = 95;
/// So many slips there must be, besides those that strangers made.
const MOST_TRIED: usize = 200;

#[test]
fn mistakes_are_told_exactly() {
    let slips = slips();
    assert!(slips.len() > MOST_TRIED, "only {} slips are tried", slips.len());
    let verdicts = verdicts(&slips);
    let count = |score: Score| verdicts.iter().filter(|verdict| verdict.score == score).count();
    let report = report(&slips, &verdicts);
    assert_eq!((count(Score::Silent), count(Score::Crash), count(Score::Refused)), (0, 0, 0), "{report}");
    assert!(count(Score::Exact) * 100 >= slips.len() * LEAST, "{report}");
}
