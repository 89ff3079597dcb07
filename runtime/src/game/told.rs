//! Texts that are written by hand beside a rule, and rules that such texts speak of.

use quarterdeck_dsl::vocabulary::{PhaseId, QueryId};

use crate::ids::{ActionId, EffectId};
use crate::problem::Spot;

/// A text that is written by hand beside a rule, and how old it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnText {
    /// Its key.
    pub key: String,
    /// Where the key stands.
    pub spot: Spot,
    /// The stamp of the rule for which it was written, and where that stands; nothing if it does not say.
    pub written_for: Option<(String, Spot)>,
    /// The stamp of the rule as it is.
    pub rule: String,
}

/// A rule that stands elsewhere than on the card or action whose text tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleRef {
    /// An effect with a name.
    Effect(EffectId),
    /// An action.
    Action(ActionId),
    /// A named number, or a condition with a name.
    Query(QueryId),
    /// A rule with a name, by its trigger.
    Rule(u16),
    /// A phase: when it is there, how many actions it has, what is done before and after them.
    Phase(PhaseId),
}
