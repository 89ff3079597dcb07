//! `simulate` as a laboratory: what many matches tell about a game and each of its cards, how two versions of a pack differ,
//! and what becomes of a card when one of its numbers changes.

mod compare;
pub mod counts;
mod findings;
pub mod interval;
mod parquet;
mod plot;
mod report;
mod study;
mod sweep;
pub mod told;

pub use compare::compare;
pub use findings::{Findings, card_table, csv};
pub use report::{Played as Page, page};
pub use study::{Study, Watched};
pub use sweep::{Sweep, sweep};
