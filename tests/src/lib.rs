//! What the tests over all packs share: where things lie, packs read and checked, broken packs.

pub mod cases;
pub mod coverage;
pub mod hidden;
pub mod meaning;
pub mod shelf;
pub mod slip;
