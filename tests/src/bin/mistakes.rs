//! Prints how many of the mistakes in `tests/slips` are told exactly, and what is told of the others.
//! Given names of files or ids of slips, only those are made.

use quarterdeck_tests::slip::{report, slips, verdicts};

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let mut slips = slips();
    slips.retain(|(shelf, slip)| wanted.is_empty() || wanted.contains(shelf) || wanted.contains(&slip.id));
    print!("{}", report(&slips, &verdicts(&slips)));
}
