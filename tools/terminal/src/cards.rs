//! Cards in few words: name, numbers with their names, what lies on and under them; alike ones are counted.

use quarterdeck_face::Told;
use quarterdeck_runtime::seen::{Pile, SeenCard, Whereabouts};
use quarterdeck_runtime::telling::capital;
use ratatui::style::Style;

use crate::ink::{Ink, TIED, Tag};
use crate::sight::{Detail, Sight};
use crate::words::{number, say, text};

/// A card that lies somewhere.
struct Chip {
    name: String,
    style: Style,
    facts: String,
    text: String,
    tag: Option<Tag>,
    lit: bool,
    /// 2 if the highlighted option is about it, 1 if some option is.
    weight: u8,
}

impl Sight<'_> {
    /// The numbers of a card with their names: `cost 4, influence 1`.
    pub fn numbers(&self, card: &SeenCard) -> String {
        let face = self.faces.face(card, &self.tongue);
        let named = |told: &Told<'_>| told.value.is_empty() && card.name.contains(told.name);
        let numbers = face.numbers().chain(face.counters()).filter(|told| !told.symbol.hidden && !named(told));
        let told = numbers.map(|told| {
            let text =
                if told.value.is_empty() { told.name.to_owned() } else { format!("{} {}", told.name, told.value) };
            text.replace(' ', &TIED.to_string())
        });
        told.collect::<Vec<_>>().join(", ")
    }

    /// What is asked for a card, with how much the reader has of it.
    fn goals(&self, card: &SeenCard) -> String {
        let goals = card.goals.iter().map(|goal| match goal.have {
            Some(have) => {
                let figures = [("have", number(have.max(0) as usize)), ("want", number(goal.want.max(0) as usize))];
                format!("{} — {}", goal.text, say(self.language(), "goal", &figures))
            }
            None => goal.text.clone(),
        });
        goals.collect::<Vec<_>>().join("; ")
    }

    /// What lies under a card, in few words.
    fn under(&self, card: &SeenCard) -> String {
        let Some(under) = &card.under else { return String::new() };
        let names = under.cards.iter().map(|part| match part.owner {
            Some(owner) => format!("{} {}", part.mark.as_deref().unwrap_or("•"), self.player(owner)),
            None => self.faces.face(part, &self.tongue).name().to_owned(),
        });
        let mut told: Vec<String> = alike(names)
            .into_iter()
            .map(|(name, count)| if count > 1 { format!("{count} × {name}") } else { name })
            .collect();
        let hidden = under.count - under.cards.len();
        if hidden > 0 {
            told.push(say(self.language(), "more", &[("count", number(hidden))]));
        }
        told.join(", ")
    }

    /// The name of a card, with its sign.
    pub fn name(&self, card: &SeenCard) -> String {
        let name = self.faces.face(card, &self.tongue).name().to_owned();
        match &card.mark {
            Some(mark) => format!("{mark}{TIED}{name}"),
            None => name,
        }
    }

    fn chip(&self, card: &SeenCard, lies: &Whereabouts, own: bool) -> Chip {
        let face = self.faces.face(card, &self.tongue);
        let mut name = self.name(card);
        let mut style = self.theme.of(face.colour());
        if let Some(owner) = card.owner.filter(|owner| !own && Some(*owner) != lies.owner) {
            name = format!("{name} ({})", self.player(owner));
            style = self.theme.player(owner);
        }
        if let Some(holder) = card.holder.filter(|holder| !own && Some(*holder) != lies.owner) {
            let held = [("name", text(self.player(holder)))];
            name = format!("{name}, {}", say(self.language(), "held-by", &held));
        }
        if card.face_down {
            name = format!("{name} {}", self.plain("face-down"));
        }
        let under = self.under(card);
        let numbers = self.numbers(card);
        let goals = self.goals(card);
        let numbers = [numbers, goals].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("; ");
        let facts = match (numbers.is_empty(), under.is_empty()) {
            (_, true) => numbers,
            (true, false) => format!("+ {under}"),
            (false, false) => format!("{numbers} + {under}"),
        };
        let style = self.styled(style, lies);
        Chip {
            name,
            style,
            facts,
            text: card.text.to_string(),
            tag: self.tag(lies, Some(card)),
            lit: self.is_lit(lies),
            weight: self.weight(lies),
        }
    }

    /// Cards that lie together.
    pub fn pile(&self, pile: &Pile, lies: &Whereabouts, own: bool, detail: Detail, indent: usize) -> Vec<Ink> {
        let chips = pile.cards.iter().map(|card| {
            let lies = Whereabouts { at: Some(card.at), ..lies.clone() };
            self.chip(card, &lies, own)
        });
        let mut groups: Vec<(Chip, usize)> = Vec::new();
        for chip in chips {
            let same = |(known, _): &&mut (Chip, usize)| known.name == chip.name && known.facts == chip.facts;
            match groups.iter_mut().find(same) {
                Some((known, count)) => {
                    *count += 1;
                    // Of cards that are alike, the one that can be chosen is pointed at.
                    if chip.weight > known.weight {
                        *known = chip;
                    }
                }
                None => groups.push((chip, 1)),
            }
        }
        let hidden = pile.count - pile.cards.len();
        let hidden = (hidden > 0).then(|| {
            let key = if groups.is_empty() { "hidden" } else { "more" };
            say(self.language(), key, &[("count", number(hidden))])
        });
        if detail >= Detail::Lines {
            return self.in_lines(groups, hidden, detail, indent);
        }
        let mut ink = Ink::default();
        for (chip, count) in groups {
            if !ink.pieces.is_empty() {
                ink.put(", ", self.theme.faint());
            }
            self.put_chip(&mut ink, &chip, count, detail);
        }
        if let Some(hidden) = hidden {
            ink.put(if ink.pieces.is_empty() { "" } else { ", " }, self.theme.faint());
            ink.put(hidden, self.theme.faint());
        }
        vec![ink]
    }

    fn put_chip(&self, ink: &mut Ink, chip: &Chip, count: usize, detail: Detail) {
        if count > 1 {
            ink.put(format!("{count}{TIED}×{TIED}"), Style::new());
        }
        ink.tagged(chip.name.clone(), chip.style, chip.tag);
        ink.lit |= chip.lit;
        if !chip.facts.is_empty() && detail != Detail::Names {
            ink.put(format!(" ({})", chip.facts), self.theme.number());
        }
    }

    fn in_lines(&self, groups: Vec<(Chip, usize)>, hidden: Option<String>, detail: Detail, indent: usize) -> Vec<Ink> {
        let mut out = Vec::new();
        for (chip, count) in groups {
            let mut ink = Ink::indented(indent);
            self.put_chip(&mut ink, &chip, count, detail);
            if detail == Detail::Full && !chip.text.is_empty() {
                ink.put(format!(": {}", chip.text), self.theme.faint());
            }
            out.push(ink.hanging(indent + 4));
        }
        if let Some(hidden) = hidden {
            let mut ink = Ink::indented(indent);
            ink.put(hidden, self.theme.faint());
            out.push(ink);
        }
        out
    }

    /// Everything about a card, for the pane of details.
    pub fn whole(&self, card: &SeenCard) -> Vec<Ink> {
        let face = self.faces.face(card, &self.tongue);
        let mut head = Ink::new(capital(&self.name(card)), self.theme.of(face.colour()).patch(self.theme.strong()));
        if !face.kind().is_empty() {
            head.put(format!(" — {}", face.kind()), self.theme.faint());
        }
        let mut out = vec![head];
        let numbers = self.numbers(card);
        if !numbers.is_empty() {
            out.push(Ink::new(numbers, self.theme.number()));
        }
        for change in &card.now {
            let why: Vec<String> = change.why.iter().map(|(why, by)| format!("{why} {by:+}")).collect();
            let figures = [("name", text(change.name.to_string())), ("value", text(change.value.to_string()))];
            let printed = ("printed", text(change.printed.to_string()));
            let told = say(self.language(), "now", &[figures[0].clone(), figures[1].clone(), printed]);
            let why = if why.is_empty() { String::new() } else { format!(" ({})", why.join(", ")) };
            out.push(Ink::new(format!("{}{why}", capital(&told)), self.theme.gain()));
        }
        if !card.text.is_empty() {
            out.push(Ink::new(card.text.to_string(), Style::new()));
        }
        let goals = self.goals(card);
        if !goals.is_empty() {
            out.push(Ink::new(goals, self.theme.loss()));
        }
        if let Some(behind) = self.faces.behind(&card.id, &self.tongue, &self.options) {
            out.push(Ink::new(say(self.language(), "behind", &[("card", text(behind.whole()))]), self.theme.faint()));
        }
        if let Some(under) = &card.under {
            for part in under.cards.iter().filter(|part| part.owner.is_none()) {
                let mut ink = Ink::new(format!("+ {}", self.name(part)), self.theme.strong()).hanging(2);
                let numbers = self.numbers(part);
                if !numbers.is_empty() {
                    ink.put(format!(" ({numbers})"), self.theme.number());
                }
                if !part.text.is_empty() {
                    ink.put(format!(": {}", part.text), Style::new());
                }
                out.push(ink);
            }
        }
        out
    }
}

/// Each text once, and how often it was there.
pub fn alike(texts: impl Iterator<Item = String>) -> Vec<(String, usize)> {
    let mut found: Vec<(String, usize)> = Vec::new();
    for text in texts {
        match found.iter_mut().find(|(known, _)| *known == text) {
            Some((_, count)) => *count += 1,
            None => found.push((text, 1)),
        }
    }
    found
}
