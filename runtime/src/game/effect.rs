//! What an effect is made of: deeds, offers, choices.

use quarterdeck_dsl::resolve::Bound;
use quarterdeck_dsl::tree::{Condition, Instruction, Number, Set};

use super::sentence::Sentence;
use crate::ids::{EffectId, ScriptId};

/// One deed of an effect: a sentence (or offer, or script) that is carried out as a whole.
#[derive(Debug, PartialEq)]
pub struct Deed {
    /// When.
    pub condition: Option<Sentence<Condition>>,
    /// What.
    pub what: What,
}

/// What a deed is.
#[derive(Debug, PartialEq)]
pub enum What {
    /// A sentence.
    Do(Sentence<Instruction>),
    /// A choice between deeds.
    Offer(Vec<OfferDef>),
    /// A choice of one thing.
    Choose(Box<ChooseDef>),
    /// A script.
    Run(ScriptId),
    /// Another effect.
    Perform(EffectId),
    /// One effect if something holds, else another.
    Either(Box<(Sentence<Condition>, EffectId, EffectId)>),
    /// Another effect, in which something is called by a name.
    Let(Box<LetDef>),
    /// Another effect, for each of these things in turn, which this slot holds.
    Each(u8, Box<Sentence<Set>>, EffectId),
    /// Another effect, which players are told to do.
    To(Box<ToDef>),
}

/// What players are told to do: each of them is `you`, and who told them is `they`.
#[derive(Debug, PartialEq)]
pub struct ToDef {
    /// Who are told, clockwise from the active player.
    pub players: Sentence<Set>,
    /// What each of them does.
    pub effect: EffectId,
    /// It is one question, and nothing comes of the answers before all of them are given.
    pub secretly: bool,
}

/// One choice of an offer.
#[derive(Debug, PartialEq)]
pub struct OfferDef {
    /// Its name.
    pub name: String,
    /// When it is open.
    pub condition: Option<Sentence<Condition>>,
    /// What it does.
    pub effect: EffectId,
}

/// One thing chosen in the middle of an effect.
#[derive(Debug, PartialEq)]
pub struct ChooseDef {
    /// What the chosen thing is called: the noun, or `as`.
    pub name: String,
    /// From what.
    pub set: Sentence<Set>,
    /// What kind of thing it is.
    pub bound: Bound,
    /// Who choose, one after the other; else the player spoken to.
    pub by: Option<Sentence<Set>>,
    /// Choosing none is allowed.
    pub optional: bool,
    /// The chosen thing is also `it`.
    pub is_it: bool,
    /// Where it is kept among the named choices.
    pub slot: u8,
    /// The name of the question's own texts.
    pub ask: Option<String>,
    /// What is done with it.
    pub effect: EffectId,
    /// What is done if nothing is chosen.
    pub otherwise: Option<EffectId>,
}

/// Something that is called by a name for the length of an effect.
#[derive(Debug, PartialEq)]
pub struct LetDef {
    /// The name.
    pub name: String,
    /// Where it is kept among the named choices.
    pub slot: u8,
    /// What it stands for, found out before anything is done.
    pub value: Given,
    /// What is done with it.
    pub effect: EffectId,
}

impl LetDef {
    /// Whether it is an amount that has this name already, handed on to an effect that wants to be given it.
    pub fn is_handed_on(&self) -> bool {
        matches!(&self.value, Given::Amount(number) if number.scope().find(&self.name).is_some())
    }
}

/// What a name stands for.
#[derive(Debug, PartialEq)]
pub enum Given {
    /// A number.
    Amount(Sentence<Number>),
    /// The first thing of these.
    Thing(Sentence<Set>),
}

impl Given {
    /// Where it is said.
    pub fn place(&self) -> &crate::problem::Spot {
        match self {
            Given::Amount(number) => number.place(),
            Given::Thing(set) => set.place(),
        }
    }
}
