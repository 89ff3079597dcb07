//! What the tests over all packs share: where things lie, packs read and checked, broken packs, and a game written by
//! hand to compare a pack with.

pub mod behind_nouns;
pub mod cases;
pub mod chance;
pub mod changes;
pub mod coverage;
pub mod deeds;
pub mod errors;
pub mod expected;
pub mod fuzz;
pub mod hidden;
pub mod imports;
pub mod lockstep;
pub mod meaning;
pub mod orchard;
pub mod page;
pub mod probe;
pub mod shelf;
pub mod slip;
pub mod twin;
pub mod wire;
