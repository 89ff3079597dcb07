//! Where a match is: a stack of phases and effects, all plain values.

use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeId, PhaseId};
use serde::{Deserialize, Serialize};

use crate::ids::{ActionId, EffectId, TriggerId};
use crate::seats::Seats;

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
    pub phase: PhaseId,
    /// Whose.
    pub player: Seat,
    /// Players that still have it (only with `each`).
    pub waiting: Seats,
    /// What comes next.
    pub stage: Stage,
    /// The next of its inner phases.
    pub step: u16,
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
    pub effect: EffectId,
    /// The trigger whose condition must hold first, or nothing.
    pub trigger: TriggerId,
    /// The next deed.
    pub deed: u16,
    /// The next step of that deed.
    pub step: u16,
    /// Players who still have to do the step; `None` before they are found.
    pub doers: Option<Seats>,
    /// Players who did the last step that named its doers: behind `then`, they are `they`.
    #[serde(default)]
    pub said: Seats,
    /// The action that is over with this effect, if somebody waits for it, or nothing.
    #[serde(default = "nothing")]
    pub action: ActionId,
    /// Of whom and what it speaks.
    #[serde(with = "ContextDef")]
    pub context: Context,
    /// The acting player if the step is somebody's.
    pub doer: Seat,
}

/// An answer that nobody is told before all have answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sealed {
    /// Who answered.
    pub seat: Seat,
    /// The effect that is the question.
    pub question: EffectId,
    /// The number of what was chosen, as logs tell it; nothing if there was no choice.
    pub choice: Option<i32>,
    /// What the choice is about.
    #[serde(with = "ThingDef")]
    pub thing: Thing,
    /// What is done then.
    pub follows: Option<EffectFrame>,
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
    /// Nothing more: these seats have won.
    Over(Seats),
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
    Card(CardAt),
    Zone(ZoneAt),
    Player(Seat),
    Value(AttributeId, i32),
    Amount(i32),
}

mod slots {
    //! Slots as a list of numbers: kind and index.
    use quarterdeck_dsl::tree::{CardAt, SLOTS, Seat, Thing, ZoneAt};
    use quarterdeck_dsl::vocabulary::AttributeId;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(slots: &[Thing; SLOTS], serializer: S) -> Result<S::Ok, S::Error> {
        slots
            .map(|thing| match thing {
                Thing::Nothing => (0, 0),
                Thing::Card(at) => (1, i64::from(at)),
                Thing::Zone(at) => (2, i64::from(at)),
                Thing::Player(at) => (3, i64::from(at)),
                Thing::Value(attribute, value) => (6, i64::from(attribute) << 32 | i64::from(value.cast_unsigned())),
                Thing::Amount(amount) => (5, i64::from(amount)),
            })
            .serialize(serializer)
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(deserializer: D) -> Result<[Thing; SLOTS], D::Error> {
        let pairs = <[(u8, i64); SLOTS]>::deserialize(deserializer)?;
        let mut slots = [Thing::Nothing; SLOTS];
        for (slot, (kind, at)) in slots.iter_mut().zip(pairs) {
            let thing = read(kind, at);
            *slot = thing.ok_or_else(|| D::Error::custom(format!("there is no thing {at} of sort {kind}")))?;
        }
        Ok(slots)
    }

    fn read(kind: u8, at: i64) -> Option<Thing> {
        let index = || usize::try_from(at).ok();
        Some(match kind {
            0 => Thing::Nothing,
            1 => Thing::Card(CardAt::try_from(index()?).ok()?),
            2 => Thing::Zone(ZoneAt::try_from(index()?).ok()?),
            3 => Thing::Player(Seat::try_from(at).ok()?),
            // As it was written when attributes had 8 bits.
            4 => Thing::Value(AttributeId::try_from(index()? >> 8).ok()?, i32::try_from(at & 0xff).ok()?),
            5 => Thing::Amount(i32::try_from(at).ok()?),
            6 => {
                let value = u32::try_from(at & 0xffff_ffff).ok()?;
                Thing::Value(AttributeId::try_from(index()? >> 32).ok()?, value.cast_signed())
            }
            _ => return None,
        })
    }
}

fn nothing() -> ActionId {
    ActionId::NOTHING
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
    pub fn new(effect: EffectId, context: Context) -> EffectFrame {
        EffectFrame {
            effect,
            trigger: TriggerId::NOTHING,
            deed: 0,
            step: 0,
            doers: None,
            said: Seats::none(),
            action: ActionId::NOTHING,
            context,
            doer: context.you,
        }
    }
}
