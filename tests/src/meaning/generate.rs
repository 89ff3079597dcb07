//! Random sentences over every production of the grammar, made of the words of a vocabulary. Most are careful: every
//! word fits where it stands. The others are made of any words: what is refused costs little, what is accepted must be right.

use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::syntax::Form;

use super::lexicon::Lexicon;
use super::phrases::{About, Spot};
use crate::chance::Chance;

/// Makes sentences.
pub struct Generator<'g> {
    /// The words.
    pub(super) lexicon: &'g Lexicon,
    /// What is bound.
    pub(super) scope: &'g Scope,
    /// Chance.
    pub(super) chance: Chance,
    /// Whether words are chosen that fit.
    pub(super) careful: bool,
    /// Whether somebody is `they` where the next phrase stands.
    pub(super) they: bool,
    /// Whether a selection is one to choose from.
    chosen: bool,
}

impl<'g> Generator<'g> {
    /// Makes sentences that stand somewhere.
    pub fn new(lexicon: &'g Lexicon, scope: &'g Scope, chosen: bool, mut chance: Chance) -> Generator<'g> {
        let careful = chance.percent(88);
        Generator { lexicon, scope, they: scope.they, chance, careful, chosen }
    }

    /// A sentence of a form.
    pub fn sentence(&mut self, form: Form) -> String {
        match form {
            Form::Requirement => self.requirement(),
            Form::Condition => self.condition(2),
            Form::Selection => self.chosen_or_each(),
            Form::Amount => self.amount(2),
            Form::Instruction => self.instruction(),
        }
    }

    fn chosen_or_each(&mut self) -> String {
        let spot = if self.chosen { Spot::Choice } else { Spot::Each };
        if self.chance.percent(8) {
            let a = if self.chosen { "an" } else { "" };
            let low = if self.chance.percent(50) { format!("from {}", self.operand(1)) } else { String::new() };
            return Self::join(&[a.into(), "amount".into(), low, format!("up to {}", self.amount(1))]);
        }
        if self.chance.percent(5) {
            let a = if self.chosen { "a" } else { "each" };
            return format!("{a} {}", self.from(&self.lexicon.worded.clone()));
        }
        let about = self.about();
        self.phrase(about, spot, 2)
    }

    /// A number that may stand behind a comparison.
    pub(super) fn operand(&mut self, depth: usize) -> String {
        match self.chance.below(4) {
            0 if depth > 0 => format!("({})", self.amount(depth - 1)),
            1 => self.number_of_one(),
            _ => self.small().to_string(),
        }
    }

    /// The number of a player, a thing, the table, without a filter behind it.
    fn number_of_one(&mut self) -> String {
        let lexicon = self.lexicon;
        match self.chance.below(8) {
            0 if self.they => format!("their {}", self.from(&lexicon.player_numbers)),
            1 if self.its(Bound::Player) => format!("its {}", self.from(&lexicon.player_numbers)),
            2 if self.its(Bound::Card) => format!("its {}", self.from(&lexicon.card_numbers)),
            3 => format!("{} of {}", self.from(&lexicon.player_numbers), self.player()),
            4 => format!("{} of {}", self.from(&lexicon.card_numbers), self.one_card()),
            5 if !lexicon.table_numbers.is_empty() => self.from(&lexicon.table_numbers),
            6 if !lexicon.place_numbers.is_empty() && !lexicon.places.is_empty() => {
                format!("{} of {}", self.from(&lexicon.place_numbers), self.one_place())
            }
            7 if self.scope.names.iter().any(|(name, _)| name == "amount") => "the amount".into(),
            _ => format!("your {}", self.from(&lexicon.player_numbers)),
        }
    }

    /// The same, with anything behind it.
    fn number_of(&mut self, depth: usize) -> String {
        let lexicon = self.lexicon;
        match self.chance.below(5) {
            0 if self.chance.percent(30) => {
                format!("{} of ({})", self.from(&lexicon.card_numbers), self.phrase(About::Cards, Spot::One, depth))
            }
            0 => format!("{} of {}", self.from(&lexicon.card_numbers), self.phrase(About::Cards, Spot::One, depth)),
            1 if !lexicon.places.is_empty() => {
                format!("{} of {}", self.from(&lexicon.place_numbers), self.phrase(About::Places, Spot::One, depth))
            }
            2 => format!(
                "{} of the {} {} {}",
                self.from(&lexicon.player_numbers),
                self.chance.word(&["first", "last", ""]),
                self.chance.word(&["player", "opponent"]),
                format_args!("clockwise from {}", self.player())
            )
            .replace("  ", " "),
            _ => self.number_of_one(),
        }
    }

    /// An amount.
    pub(super) fn amount(&mut self, depth: usize) -> String {
        let lexicon = self.lexicon;
        if depth == 0 {
            return match self.chance.below(3) {
                0 => self.small().to_string(),
                1 => self.number_of_one(),
                _ => self.phrase(About::Cards, Spot::Counted, 0),
            };
        }
        let less = depth - 1;
        match self.chance.below(28) {
            26 => {
                let most = self.chance.word(&["most", "least", "greatest"]);
                let number = self.from(&lexicon.card_numbers);
                format!("the {most} {number} of {}", self.phrase(About::Cards, Spot::Counted, 1))
            }
            27 => {
                let number = self.from(&lexicon.place_numbers);
                format!("the highest {number} of {}", self.phrase(About::Places, Spot::Counted, 1))
            }
            24 | 25 => {
                let by = if self.chance.percent(60) { self.small().to_string() } else { self.amount(0) };
                format!("{} divided by {by}, rounded {}", self.amount(0), self.chance.word(&["up", "down"]))
            }
            0 => format!("{} plus {}", self.amount(less), self.amount(0)),
            1 => format!("{} minus {}", self.amount(less), self.amount(0)),
            2 => format!("{} times {}", self.amount(0), self.amount(0)),
            3 => format!("half {}, rounded {}", self.amount(0), self.chance.word(&["up", "down"])),
            4 => format!("twice {}", self.amount(0)),
            5 | 6 => {
                let about = self.about();
                let about = if about == About::Zones { About::Cards } else { about };
                format!("{} per {}", self.small(), self.phrase(about, Spot::Per, 1))
            }
            7 => {
                let size = if self.chance.percent(30) { "2 " } else { "" };
                format!("{} per {size}{}", self.small(), self.number_of_one())
            }
            8 | 9 => {
                format!("distinct {} of {}", self.from(&lexicon.worded), self.phrase(About::Cards, Spot::Counted, 1))
            }
            10 | 11 => {
                format!("total {} of {}", self.from(&lexicon.card_numbers), self.phrase(About::Cards, Spot::Counted, 1))
            }
            12 => {
                format!(
                    "total {} of {}",
                    self.from(&lexicon.player_numbers),
                    self.phrase(About::Players, Spot::Counted, 1)
                )
            }
            13 => {
                let most = self.chance.word(&["most", "fewest"]);
                let number = self.from(&lexicon.player_numbers);
                format!("the {most} {number} of {}", self.phrase(About::Players, Spot::Counted, 1))
            }
            14 => {
                let bound = match self.chance.below(4) {
                    0 => self.small().to_string(),
                    1 => self.number_of_one(),
                    2 => self.phrase(About::Cards, Spot::Counted, 0),
                    _ => format!("({})", self.amount(less)),
                };
                format!("{}, at {} {bound}", self.amount(less), self.chance.word(&["least", "most"]))
            }
            15 => format!("({})", self.amount(less)),
            16 => format!(
                "total {} of {}",
                self.from(&lexicon.place_numbers),
                self.phrase(About::Places, Spot::Counted, 1)
            ),
            17..20 => self.number_of(1),
            20 => self.phrase(About::Players, Spot::Counted, 1),
            21 => self.phrase(About::Places, Spot::Counted, 1),
            _ => self.phrase(About::Cards, Spot::Counted, depth),
        }
    }

    fn condition(&mut self, depth: usize) -> String {
        if depth > 0 && self.chance.percent(18) {
            let (one, other) = (self.condition(depth - 1), self.condition(0));
            return match self.chance.below(5) {
                0 => format!("{one} and {other}"),
                1 => format!("{one} or {other}"),
                2 => format!("not {one}"),
                3 => format!("({one}) and not ({other})"),
                _ => format!("({one} or {other})"),
            };
        }
        let lexicon = self.lexicon;
        let about = self.about();
        match self.chance.below(20) {
            0..4 => {
                let about = if about == About::Zones { About::Cards } else { about };
                format!("there {} {}", self.chance.word(&["is", "are"]), self.phrase(about, Spot::There, 2))
            }
            4..9 => self.has(),
            9 => {
                let most = self.chance.word(&["most", "fewest"]);
                let subject = self.subject(About::Players);
                format!("{subject} has the {most} {}", self.from(&lexicon.player_numbers))
            }
            10 if !lexicon.words.is_empty() => {
                let (of, word) = self.chance.pick(&lexicon.words).cloned().unwrap_or_default();
                format!("{of} is {}{word}", self.not())
            }
            11 if !lexicon.called.is_empty() && self.chance.percent(50) => {
                format!("{}{}", self.not(), self.from(&lexicon.called))
            }
            11 if !lexicon.beats.is_empty() => format!("{} is {}told", self.from(&lexicon.beats), self.not()),
            12 => {
                let value = if self.chance.percent(50) { self.from(&lexicon.values) } else { self.value_of_one() };
                format!("{} is {}{value}", self.value_of_one(), self.not())
            }
            13 | 14 => {
                let right = if self.chance.percent(50) {
                    self.amount(1)
                } else {
                    format!("{} {}", self.comparison(), self.amount(1))
                };
                format!("{} is {}{right}", self.amount(1), self.not())
            }
            _ => self.is(about),
        }
    }

    fn not(&mut self) -> &'static str {
        if self.chance.percent(20) { "not " } else { "" }
    }

    fn is(&mut self, about: About) -> String {
        let verb = self.chance.word(&["is", "are"]);
        let subject = self.phrase(about, Spot::Subject, 1);
        let not = self.not();
        let complement = match (about, self.chance.below(10)) {
            (About::Cards, 0 | 1) => format!("in {}", self.place()),
            (About::Places, 0) => format!("on the {}", self.from(&self.lexicon.boards.clone())),
            (About::Cards, 2 | 3) => self.from(&self.lexicon.adjectives.clone()),
            (About::Places, 1) if !self.lexicon.of_places.is_empty() => self.from(&self.lexicon.of_places.clone()),
            (About::Players, 0 | 1) if !self.lexicon.of_players.is_empty() => {
                self.from(&self.lexicon.of_players.clone())
            }
            (About::Places | About::Zones, 1..4) => "empty".into(),
            (_, 4) if !self.careful => self.small().to_string(),
            _ => self.phrase(about, Spot::Complement, 1),
        };
        format!("{subject} {verb} {not}{complement}")
    }

    /// What stands before `has`.
    fn subject(&mut self, about: About) -> String {
        if self.chance.percent(35)
            && let Some(spoken) = self.spoken(about)
        {
            return spoken;
        }
        if self.chance.percent(40) {
            return self.phrase(about, Spot::Subject, 1);
        }
        match about {
            About::Players if self.chance.percent(25) => self.player(),
            About::Players => Self::join(&[self.before(Spot::Subject, about), self.noun(about)]),
            About::Cards => {
                let before = self.before(Spot::Subject, about);
                format!("{} of {}", Self::join(&[before, self.noun(about)]), self.zone())
            }
            About::Places => Self::join(&[self.before(Spot::Subject, about), self.noun(about)]),
            About::Zones => self.zone(),
        }
    }

    fn has(&mut self) -> String {
        let lexicon = self.lexicon;
        let about = if self.chance.percent(65) { About::Players } else { self.about() };
        let subject = self.subject(about);
        let they = self.they;
        self.they |= about == About::Players && subject != "you";
        let before = self.range();
        let object = match (about, self.chance.below(5)) {
            (About::Players, 0 | 1) => format!("{before} {}", self.from(&lexicon.player_numbers)),
            (About::Cards, 0 | 1) => format!("{before} {}", self.from(&lexicon.card_numbers)),
            (About::Places, 0) => format!("{before} {}", self.from(&lexicon.place_numbers)),
            (About::Cards, 2) => self.from(&lexicon.values),
            (_, 3) => Self::join(&[self.before(Spot::Had, About::Cards), self.noun(About::Cards)]),
            _ => self.phrase(About::Cards, Spot::Had, 1),
        };
        self.they = they;
        let verb = self.chance.word(&["has", "have", "holds", "hold"]);
        match self.chance.below(8) {
            0 => {
                let other = if about == About::Players { self.player() } else { self.zone() };
                format!("{subject} and {other} together {verb} {object}")
            }
            1 if about != About::Cards => format!("{} together {verb} {object}", self.all_of(about)),
            _ => format!("{subject} {verb} {object}"),
        }
    }

    fn all_of(&mut self, about: About) -> String {
        match about {
            About::Zones | About::Cards => format!("{} and {}", self.zone(), self.zone()),
            about => Self::join(&[self.before(Spot::Counted, about), self.noun(about)]),
        }
    }

    fn requirement(&mut self) -> String {
        let demands = self.demands(2);
        let wild = if self.chance.percent(15) { ", wildcards allowed" } else { "" };
        format!("{demands}{wild}")
    }

    /// Deeds joined by `and` or by `or`, some in brackets.
    fn demands(&mut self, depth: usize) -> String {
        let mut demands = Vec::new();
        for _ in 0..1 + self.chance.below(2) {
            if depth > 0 && self.chance.percent(20) {
                demands.push(format!("({})", self.demands(depth - 1)));
                continue;
            }
            let deed = self.chance.word(&["hold", "hold", "discard", "discard", "pay", "give"]);
            let terms: Vec<String> = (0..1 + self.chance.below(2)).map(|_| self.term(deed)).collect();
            demands.push(format!("{deed} {}", terms.join(self.chance.word(&[" and ", " or "]))));
        }
        demands.join(self.chance.word(&[" and ", " and ", " or "]))
    }

    fn term(&mut self, deed: &str) -> String {
        let lexicon = self.lexicon;
        if deed == "pay" || self.chance.percent(15) {
            let list = if deed == "hold" { &lexicon.player_numbers } else { &lexicon.resources };
            let all = if deed != "hold" && self.chance.percent(20) { "all your".to_owned() } else { self.range() };
            return format!("{all} {}", self.from(list));
        }
        if self.chance.percent(15) {
            // One kind or another, in any mix.
            let (one, other, number) = (self.noun(About::Cards), self.noun(About::Cards), self.range());
            let behind =
                self.chance.word(&["", "", "", " of different colors", " in your hand", " with weight at least 1"]);
            return format!("{number} {one} or {other}{behind}");
        }
        self.phrase(About::Cards, if deed == "hold" { Spot::Hold } else { Spot::Pay }, 1)
    }

    fn instruction(&mut self) -> String {
        let they = self.they;
        let mut steps = vec![self.step()];
        while self.chance.percent(20) && steps.len() < 3 {
            steps.push(self.step());
        }
        self.they = they;
        steps.join(" then ")
    }

    fn doer(&mut self) -> String {
        if self.chance.percent(40) { self.player() } else { self.phrase(About::Players, Spot::Doer, 1) }
    }

    fn step(&mut self) -> String {
        let mut parts = Vec::new();
        let they = self.they;
        if self.chance.percent(35) {
            parts.push(self.doer());
            self.they = parts[0] != "you" || self.they;
        }
        let verb = self.from(&self.lexicon.verbs.clone());
        parts.push(verb.clone());
        let stem =
            verb.strip_suffix("ies").map_or_else(|| verb.trim_end_matches('s').to_owned(), |it| format!("{it}y"));
        parts.push(self.object(&stem));
        parts.push(self.role(&stem));
        let puts = matches!(stem.as_str(), "move" | "put" | "take");
        if self.chance.percent(if puts { 15 } else { 1 }) {
            parts.push(self.chance.word(&[", face down", ", in any order"]).into());
        }
        self.they = they;
        Self::join(&parts)
    }

    fn object(&mut self, stem: &str) -> String {
        let lexicon = self.lexicon;
        match stem {
            "gain" | "pay" | "lose" => self.so_much(),
            "discard" if self.chance.percent(25) => self.so_much(),
            "set" | "raise" => match self.chance.below(8) {
                0 if self.its(Bound::Card) => format!("its {}", self.from(&lexicon.card_counters)),
                0 if self.they => format!("their {}", self.from(&lexicon.player_counters)),
                1 | 2 if !lexicon.card_counters.is_empty() => {
                    let of = self.phrase(About::Cards, Spot::Target, 1);
                    format!("{} of {of}", self.from(&lexicon.card_counters))
                }
                3 if !lexicon.place_counters.is_empty() => {
                    let of = self.phrase(About::Places, Spot::Target, 1);
                    format!("{} of {of}", self.from(&lexicon.place_counters))
                }
                4 if !lexicon.player_counters.is_empty() => {
                    let of = self.phrase(About::Players, Spot::Target, 1);
                    format!("{} of {of}", self.from(&lexicon.player_counters))
                }
                5 => format!("your {}", self.from(&lexicon.player_counters)),
                6 if self.chance.percent(30) => "actions left".into(),
                6 => self.from(&lexicon.player_counters),
                _ => self.from(&lexicon.counters),
            },
            "end" | "begin" => format!("the {}", self.from(&lexicon.phases)),
            "announce" => self.from(&lexicon.events),
            "tell" => self.from(&lexicon.beats),
            "lay" => self.amount(0),
            "win" => String::new(),
            "shuffle" if self.chance.percent(60) => self.zone(),
            "draw" if self.chance.percent(70) => {
                let before = self.chance.word(&["a", "1", "2", "3", "exactly 2"]);
                let from = if self.chance.percent(40) { format!("from {}", self.place()) } else { String::new() };
                let per = if self.chance.percent(15) { format!("per {}", self.number_of_one()) } else { String::new() };
                Self::join(&[before.into(), "cards".into(), from, per])
            }
            "copy" => self.phrase(About::Cards, Spot::One, 1),
            _ if self.chance.percent(10) => self.zone(),
            _ if self.chance.percent(6) => {
                let number = 1 + self.chance.below(3);
                format!("{number} cards in {} per {}", self.zone(), self.number_of_one())
            }
            _ => self.phrase(About::Cards, Spot::Object, 1),
        }
    }

    /// So much of a resource.
    fn so_much(&mut self) -> String {
        let lexicon = self.lexicon;
        let resource = self.from(&lexicon.resources);
        let count = 1 + self.chance.below(4);
        match self.chance.below(10) {
            0 => {
                let whose = if self.they && self.chance.percent(50) { "their" } else { "your" };
                format!("half {whose} {resource}, rounded {}", self.chance.word(&["up", "down"]))
            }
            1 => format!("{resource} equal to {}", self.amount(1)),
            2 => format!("{count} {resource} per {}", self.phrase(About::Cards, Spot::Per, 1)),
            3 => format!("all your {resource}"),
            4 => format!("{count} {resource} {} {}", self.chance.word(&["plus", "minus", "times"]), self.amount(0)),
            5 => format!("twice {count} {resource}"),
            6 => format!("{} {resource}", self.before(Spot::Object, About::Zones)),
            7 => {
                let bound = if self.chance.percent(50) { self.small().to_string() } else { self.number_of_one() };
                format!("{count} {resource}, at most {bound}")
            }
            _ => format!("{count} {resource}"),
        }
    }

    /// What else a verb needs.
    fn role(&mut self, stem: &str) -> String {
        let lexicon = self.lexicon;
        match stem {
            "set" => {
                let word = self.chance.pick(&lexicon.words).cloned().unwrap_or_default().1;
                format!("to {}", if self.chance.percent(20) { word } else { self.amount(1) })
            }
            "raise" => format!("by {}", self.amount(1)),
            "pay" if self.chance.percent(30) => format!("to {}", self.player()),
            "show" if self.chance.percent(50) => format!("to {}", self.player()),
            "inspect" if self.chance.percent(20) => format!("by {}", self.player()),
            "move" | "put" | "take" => {
                let end = self.chance.word(&["to", "into", "to", "on", "to the top of", "to the bottom of"]);
                match self.chance.below(8) {
                    0 => format!("under {}", self.one_card()),
                    1 if !lexicon.places.is_empty() => {
                        let place = self.phrase(About::Places, Spot::One, 1);
                        format!("{end} {place}")
                    }
                    2 => format!("{end} {}", self.one_place()),
                    _ => format!("{end} {}", self.zone()),
                }
            }
            "scatter" => {
                let about = if self.chance.percent(70) { About::Places } else { About::Cards };
                let onto = self.phrase(about, Spot::Each, 1);
                let weight = if about == About::Places { &lexicon.place_numbers } else { &lexicon.card_numbers };
                let by = if self.chance.percent(50) { "1".into() } else { format!("its {}", self.from(weight)) };
                format!("onto {onto} by {by}")
            }
            "copy" => format!("onto {}", self.one_card()),
            "shuffle" if self.chance.percent(40) => format!("into {}", self.zone()),
            "lay" => format!("on the {}", self.from(&lexicon.boards)),
            _ => String::new(),
        }
    }
}
