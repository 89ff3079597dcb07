//! All tests of rulings in one program.

mod reading;
mod snapshots;
