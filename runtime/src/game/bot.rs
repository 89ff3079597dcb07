//! What a bot thinks a position is worth.

use quarterdeck_dsl::tree::{Condition, Number, Set};

use super::sentence::Sentence;

/// What bots value.
#[derive(Debug, Default)]
pub struct BotDef {
    /// Amounts of a player, added up, and when they count.
    pub value: Vec<(Option<Sentence<Condition>>, Sentence<Number>)>,
    /// Cards whose requirements are worth striving for.
    pub aims: Vec<AimDef>,
    /// How many steps are tried for one decision.
    pub trials: u32,
}

/// Cards whose requirements are worth striving for.
#[derive(Debug)]
pub struct AimDef {
    /// When they are.
    pub condition: Option<Sentence<Condition>>,
    /// Which cards.
    pub cards: Sentence<Set>,
    /// Who can strive for them.
    pub players: Sentence<Set>,
    /// What it is worth to be all but there.
    pub worth: Sentence<Number>,
}
