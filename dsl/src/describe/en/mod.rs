//! English.

mod clause;
mod noun;
mod verb;

use super::Lexicon;
use super::parts::{OR, listed};
use crate::tree::{Number, Set, Side, Slot, Source, Who};
use crate::vocabulary::Vocabulary;

/// Tells sentences in English.
pub(super) struct English<'s> {
    vocabulary: &'s Vocabulary,
    lexicon: &'s dyn Lexicon,
    /// What stands for `they` as a subject.
    they: Option<String>,
}

impl<'s> English<'s> {
    pub(super) fn new(vocabulary: &'s Vocabulary, lexicon: &'s dyn Lexicon) -> English<'s> {
        English { vocabulary, lexicon, they: None }
    }

    /// A noun in the singular or plural.
    fn word(&self, word: &str, plural: bool) -> String {
        if word.contains(OR) {
            let words: Vec<String> = word.split(OR).map(|word| self.word(word, plural)).collect();
            return listed(&words, "or");
        }
        if let Some(form) = self.lexicon.form(word, if plural { "other" } else { "one" }) {
            return form;
        }
        let engine = match word {
            "card" => Some(("card", "cards")),
            "player" => Some(("player", "players")),
            "opponent" => Some(("opponent", "opponents")),
            "other_player" => Some(("other player", "other players")),
            "partner" => Some(("partner", "partners")),
            "team" => Some(("member", "members")),
            "place" => Some(("place", "places")),
            "position" => Some(("position", "positions")),
            "zone" => Some(("zone", "zones")),
            _ => None,
        };
        match engine {
            Some((one, other)) => if plural { other } else { one }.to_owned(),
            None => self.lexicon.name(word),
        }
    }

    /// Whether a word is used as an adjective: it is said so, or it has no plural of its own.
    fn adjectival(&self, word: &str) -> bool {
        match self.lexicon.gender(word).as_deref() {
            Some("adj") => true,
            Some(_) => false,
            None => self.word(word, false) == self.word(word, true),
        }
    }

    fn slot(&self, slot: Slot) -> String {
        match (slot, self.lexicon.slot(slot)) {
            (Slot::This | Slot::Part, _) => "this card".into(),
            (Slot::It, None) => "it".into(),
            (Slot::It, Some(word)) if word != "player" => "it".into(),
            (Slot::It, Some(word)) => format!("that {}", self.word(&word, false)),
            (Slot::Bound(_), Some(word)) if matches!(word.as_str(), "card" | "place" | "player") => {
                format!("the chosen {}", self.word(&word, false))
            }
            (Slot::Bound(_), Some(word)) => format!("the {}", self.word(&word, false)),
            (Slot::Bound(_), None) => "the chosen card".into(),
        }
    }

    /// A player as a subject.
    fn who(&self, who: &Who) -> String {
        match who {
            Who::You => "you".into(),
            Who::They => self.they.clone().unwrap_or_else(|| "they".into()),
            Who::Active => "the active player".into(),
            Who::First => "the first player".into(),
            Who::OwnerOf(Slot::It) => "its owner".into(),
            Who::OfSet(set) if let Source::Side(Side::Partners, of) = &set.source => {
                format!("{} partner", self.whose(of))
            }
            Who::OfSet(set)
                if matches!(
                    set.source,
                    Source::Players(_) | Source::Opponents(_) | Source::Side(..) | Source::AnyOf(_)
                ) =>
            {
                self.things(set)
            }
            Who::OfSet(set) => format!("the owner of {}", self.things(set)),
            Who::OwnerOf(slot) => format!("the owner of {}", self.slot(*slot)),
            Who::Bound(slot) => match self.lexicon.slot(*slot) {
                Some(_) => self.slot(*slot),
                None => "that player".into(),
            },
        }
    }

    /// A player behind a preposition or verb.
    fn whom(&self, who: &Who) -> String {
        match who {
            Who::They if self.they.is_none() => "them".into(),
            other => self.who(other),
        }
    }

    /// A player as an owner, before the noun.
    fn whose(&self, who: &Who) -> String {
        match who {
            Who::You => "your".into(),
            Who::They => "their".into(),
            other => format!("{}'s", self.who(other)),
        }
    }

    fn has(&self, who: &Who) -> &'static str {
        match who {
            Who::You => "have",
            Who::They if self.they.is_none() => "have",
            _ => "has",
        }
    }

    pub(super) fn selection(&self, set: &Set) -> String {
        self.things(set)
    }

    pub(super) fn amount(&self, number: &Number) -> String {
        self.number(number)
    }
}
