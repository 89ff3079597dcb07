//! Mistakes such as authors make: told once, at their place, with the right help.

use quarterdeck_tests::slip::{Score, report, slips, verdicts};

/// So many in 100 must be told exactly. This is what has been reached, and it must not fall.
const LEAST: usize = 96;
/// So many slips there must be.
const LEAST_TRIED: usize = 400;

#[test]
fn mistakes_are_told_exactly() {
    let slips = slips();
    assert!(slips.len() > LEAST_TRIED, "only {} slips are tried", slips.len());
    let verdicts = verdicts(&slips);
    let count = |score: Score| verdicts.iter().filter(|verdict| verdict.score == score).count();
    let report = report(&slips, &verdicts);
    assert_eq!(count(Score::Crash), 0, "{report}");
    assert_eq!(count(Score::Silent), 0, "{report}");
    assert!(count(Score::Exact) * 100 >= slips.len() * LEAST, "{report}");
}
