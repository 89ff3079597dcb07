//! What a bot thinks a position is worth.

use quarterdeck_dsl::tree::{Condition, Number, Set};

/// What bots value.
#[derive(Debug, Default)]
pub struct BotDef {
    /// Amounts of a player, added up, and when they count.
    pub value: Vec<(Option<Condition>, Number)>,
    /// Cards whose requirements are worth striving for.
    pub aims: Vec<AimDef>,
    /// How many steps are tried for one decision.
    pub trials: u32,
}

/// Cards whose requirements are worth striving for.
#[derive(Debug)]
pub struct AimDef {
    /// When they are.
    pub condition: Option<Condition>,
    /// Which cards.
    pub cards: Set,
    /// Who can strive for them.
    pub players: Set,
    /// What it is worth to be all but there.
    pub worth: Number,
}
