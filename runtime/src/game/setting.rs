//! What a game says about how it is played as a whole: options, who leads, what is refused, which
//! cards stay out, what common words mean, who wins.

use quarterdeck_dsl::tree::{Condition, Number};
use quarterdeck_dsl::vocabulary::{OptionId, ZoneId};

use super::definition::Game;
use super::sentence::Sentence;
use crate::ids::PrintingId;
use crate::message::{Message, Refusal};

/// An option of the game.
#[derive(Debug, PartialEq)]
pub struct OptionDef {
    /// Its name.
    pub name: String,
    /// Its values by name; empty if it is a number.
    pub values: Vec<String>,
    /// Smallest and largest number.
    pub range: (i16, i16),
    /// What it is if nobody says.
    pub default: i16,
    /// What a value makes of other options if nobody says: value, option, its value.
    pub sets: Vec<(i16, OptionId, i16)>,
}

/// How the winner is found.
#[derive(Debug, Default, PartialEq)]
pub struct FinishDef {
    /// Numbers to compare, most important first; more is better.
    pub rank: Vec<Sentence<Number>>,
    /// Who can win.
    pub eligible: Option<Sentence<Condition>>,
    /// When all players win or lose together.
    pub together: Option<Sentence<Condition>>,
    /// Whether they have won then.
    pub won: Option<Sentence<Condition>>,
    /// What a win is worth.
    pub score: Option<Sentence<Number>>,
    /// What a win is called: the first whose condition holds.
    pub titles: Vec<(String, Option<Sentence<Condition>>)>,
}

/// Who plays with whom.
#[derive(Debug, PartialEq)]
pub struct TeamsDef {
    /// When there are teams; always if not given.
    pub condition: Option<Sentence<Condition>>,
    /// How many play together.
    pub size: u8,
    /// Where partners sit.
    pub seating: Seating,
}

/// Where partners sit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seating {
    /// As far from each other as they can: of four players, opposite each other.
    Apart,
    /// Side by side.
    Beside,
}

/// What common words mean in this game.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub struct WordsDef {
    /// Where `discard` puts cards.
    pub discards_to: Option<ZoneId>,
    /// Where `draw` takes cards.
    pub draws_from: Option<ZoneId>,
    /// Where `draw` puts them.
    pub draws_to: Option<ZoneId>,
    /// Where `reveal` puts cards.
    pub reveals_to: Option<ZoneId>,
}

/// What the head of a pack says about playing it.
#[derive(Debug, Default, PartialEq)]
pub struct HeadDef {
    /// The pack.
    pub pack: String,
    /// Packs it needs.
    pub needs: Vec<String>,
    /// It can be played by itself.
    pub playable: bool,
    /// What naming it as the game makes of options if nobody says.
    pub sets: Vec<(OptionId, i16)>,
}

/// A setting that is refused.
#[derive(Debug, PartialEq)]
pub struct RefusalDef {
    /// When; always if not given.
    pub condition: Option<Sentence<Condition>>,
    /// Key of the reason's text.
    pub text: String,
}

/// Cards that do not take part.
#[derive(Debug, PartialEq)]
pub struct LeaveOutDef {
    /// When; always if not given.
    pub condition: Option<Sentence<Condition>>,
    /// Which.
    pub printings: Vec<PrintingId>,
}

impl Game {
    /// Values of all options, the given ones read and checked.
    pub fn option_values(&self, given: &[(String, String)]) -> Result<Vec<i16>, Refusal> {
        let mut values: Vec<i16> = self.options.iter().map(|option| option.default).collect();
        let mut said = vec![false; values.len()];
        for (name, value) in given {
            let Some(at) = self.option_named(name) else {
                let instead = Message::instead(name, self.options.iter().map(|option| option.name.as_str()));
                let reason = Message::new("refusal-unknown-option").with("name", name).and("instead", instead);
                return Err(Refusal::new("unknown_option", reason));
            };
            let option = &self.options[usize::from(at)];
            let found = if option.values.is_empty() {
                value.parse::<i16>().ok().filter(|number| (option.range.0..=option.range.1).contains(number))
            } else {
                option.values.iter().position(|known| known == value).map(|at| at as i16)
            };
            let Some(found) = found else {
                let allowed = if option.values.is_empty() {
                    Message::new("refusal-number-range").number("low", option.range.0).number("high", option.range.1)
                } else {
                    Message::said(option.values.join(", "))
                };
                let reason = Message::new("refusal-bad-option").with("name", name).with("value", value);
                return Err(Refusal::new("bad_option", reason.and("allowed", allowed)));
            };
            values[usize::from(at)] = found;
            said[usize::from(at)] = true;
        }
        for (at, option) in self.options.iter().enumerate() {
            for (value, other, becomes) in &option.sets {
                if values[at] == *value && !said[usize::from(*other)] {
                    values[usize::from(*other)] = *becomes;
                }
            }
        }
        Ok(values)
    }

    /// What naming this pack as the game sets, as names and values.
    pub fn set_by(&self, pack: &str) -> Vec<(String, String)> {
        let sets = self.heads.iter().filter(|head| head.pack == pack).flat_map(|head| &head.sets);
        sets.map(|(option, value)| {
            let option = &self.options[usize::from(*option)];
            let value = option.values.get(*value as usize).cloned().unwrap_or_else(|| value.to_string());
            (option.name.clone(), value)
        })
        .collect()
    }

    /// The pack that is being played, with these values of the options: the last one all of whose
    /// own settings are so, else the one that the others need.
    pub fn leader(&self, options: &[i16]) -> &str {
        let leads = |head: &&HeadDef| {
            !head.sets.is_empty() && head.sets.iter().all(|(at, value)| options.get(usize::from(*at)) == Some(value))
        };
        self.heads.iter().rev().find(leads).map_or(self.id.as_str(), |head| head.pack.as_str())
    }

    /// The packs beside the leader that it does not need by itself.
    pub fn expansions<'g>(&'g self, leader: &'g str) -> impl Iterator<Item = &'g str> {
        let mut needed: Vec<&str> = vec![leader];
        let mut at = 0;
        while let Some(pack) = needed.get(at).copied() {
            let needs = self.heads.iter().filter(|head| head.pack == pack).flat_map(|head| &head.needs);
            for need in needs {
                if !needed.contains(&need.as_str()) {
                    needed.push(need);
                }
            }
            at += 1;
        }
        self.heads.iter().map(|head| head.pack.as_str()).filter(move |pack| !needed.contains(pack))
    }
}
