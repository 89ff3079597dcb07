//! Where a match is: a stack of phases and effects, all plain values.

use quarterdeck_dsl::tree::{Context, Seat, Slot, Thing};
use serde::{Deserialize, Serialize};

/// No limit on the actions of a phase.
pub const UNLIMITED: i16 = i16::MAX;

/// More levels than this are an endless loop.
pub const MOST_LEVELS: usize = 8_000;

/// One level of what is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// A phase.
    Phase(PhaseFrame),
    /// An effect.
    Effect(EffectFrame),
}

/// Where in a phase the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhaseFrame {
    /// Which phase.
    pub phase: u16,
    /// Whose.
    pub player: Seat,
    /// Players that still have it, as bits (only with `each`).
    pub waiting: u16,
    /// What comes next.
    pub stage: Stage,
    /// The next of its inner phases.
    pub step: u8,
    /// How many actions may be taken.
    pub limit: i16,
    /// How many were taken.
    pub used: i16,
}

/// What a phase does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Find the next player, or end for good.
    Next,
    /// Announce the beginning.
    Begin,
    /// Inner phases, or actions.
    Body,
    /// Wind up.
    After,
    /// Announce the end.
    End,
}

/// Where in an effect the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EffectFrame {
    /// Which effect.
    pub effect: u16,
    /// The trigger whose condition must hold first, or `NOTHING`.
    pub trigger: u16,
    /// The next deed.
    pub deed: u8,
    /// The next step of that deed.
    pub step: u8,
    /// Players who still have to do the step, as bits; `None` before they are found.
    pub doers: Option<u16>,
    /// Players who did the last step that named its doers, as bits: behind `then`, they are `they`.
    #[serde(default)]
    pub said: u16,
    /// The action that is over with this effect, if somebody waits for it, or `NOTHING`.
    #[serde(default = "nothing")]
    pub action: u16,
    /// Of whom and what it speaks.
    #[serde(with = "ContextDef")]
    pub context: Context,
    /// The acting player if the step is somebody's.
    pub doer: Seat,
}

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// Nothing: it is running.
    Running,
    /// An action of the phase on top.
    Action(Seat),
    /// A choice of the offer on top.
    Offer(Seat),
    /// A card for the step on top: may the player stop?
    Pick(Seat, bool),
    /// An answer to the script on top.
    Script(Seat),
    /// Nothing more: these seats have won, as bits.
    Over(u16),
}

/// How a context is written into a save.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Context")]
struct ContextDef {
    you: Seat,
    they: Seat,
    #[serde(with = "ThingDef")]
    it: Thing,
    #[serde(with = "ThingDef")]
    this: Thing,
    #[serde(with = "slots")]
    slots: [Thing; quarterdeck_dsl::tree::SLOTS],
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Thing")]
enum ThingDef {
    Nothing,
    Card(u16),
    Zone(u16),
    Player(u8),
    Value(u8, i16),
    Amount(i16),
}

mod slots {
    //! Slots as a list of numbers: kind and index.
    use quarterdeck_dsl::tree::{SLOTS, Thing};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(slots: &[Thing; SLOTS], serializer: S) -> Result<S::Ok, S::Error> {
        slots
            .map(|thing| match thing {
                Thing::Nothing => (0, 0),
                Thing::Card(at) => (1, at),
                Thing::Zone(at) => (2, at),
                Thing::Player(at) => (3, u16::from(at)),
                // An attribute has fewer than 256 values, and a game fewer than 252 attributes.
                Thing::Amount(amount) => (5, amount as u16),
                Thing::Value(attribute, value) => (4, u16::from(attribute) << 8 | value as u16 & 0xff),
            })
            .serialize(serializer)
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(deserializer: D) -> Result<[Thing; SLOTS], D::Error> {
        let pairs = <[(u8, u16); SLOTS]>::deserialize(deserializer)?;
        Ok(pairs.map(|(kind, at)| match kind {
            1 => Thing::Card(at),
            2 => Thing::Zone(at),
            3 => Thing::Player(at as u8),
            5 => Thing::Amount(at as i16),
            4 => Thing::Value((at >> 8) as u8, (at & 0xff) as i16),
            _ => Thing::Nothing,
        }))
    }
}

fn nothing() -> u16 {
    super::NOTHING
}

impl Status {
    /// Who is asked.
    pub fn asked(self) -> Option<Seat> {
        match self {
            Status::Action(seat) | Status::Offer(seat) | Status::Pick(seat, _) | Status::Script(seat) => Some(seat),
            Status::Running | Status::Over(_) => None,
        }
    }
}

impl EffectFrame {
    /// Starts an effect.
    pub fn new(effect: u16, context: Context) -> EffectFrame {
        EffectFrame {
            effect,
            trigger: super::NOTHING,
            deed: 0,
            step: 0,
            doers: None,
            said: 0,
            action: super::NOTHING,
            context,
            doer: context.you,
        }
    }

    /// The thing in a slot of its context.
    pub fn thing(&self, slot: Slot) -> Thing {
        self.context.get(slot)
    }
}
