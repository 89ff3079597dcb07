//! Random sentences over every production of the grammar, made of the words of a vocabulary. Mostly words that fit
//! where they stand, now and then any word: what is refused costs little, what is accepted must be right.

use quarterdeck_dsl::parse::Form;
use quarterdeck_dsl::resolve::{Bound, Scope};

use super::chance::Chance;
use super::lexicon::Lexicon;

/// Makes sentences.
pub struct Generator<'g> {
    /// The words.
    pub lexicon: &'g Lexicon,
    /// What is bound.
    pub scope: &'g Scope,
    /// Chance.
    pub chance: Chance,
}

/// What a selection is to be about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Cards,
    Players,
    Places,
    Anything,
}

impl Generator<'_> {
    /// A sentence of a form.
    pub fn sentence(&mut self, form: Form) -> String {
        match form {
            Form::Requirement => self.requirement(),
            Form::Condition => self.condition(2),
            Form::Selection => {
                let about = self.about();
                self.selection(about, 2)
            }
            Form::Amount => self.amount(2),
            Form::Instruction => self.instruction(),
        }
    }

    fn from(&mut self, list: &[String]) -> String {
        if list.is_empty() || self.chance.percent(2) {
            let all = &self.lexicon.all;
            return self.chance.pick(all).cloned().unwrap_or_default();
        }
        self.chance.pick(list).cloned().unwrap_or_default()
    }

    fn about(&mut self) -> About {
        match self.chance.below(20) {
            0..10 => About::Cards,
            10..14 => About::Players,
            14..17 => About::Places,
            _ => About::Anything,
        }
    }

    fn small(&mut self) -> usize {
        let number = self.chance.below(5);
        if self.chance.percent(5) { 7 } else { number }
    }

    /// Words before a noun.
    fn prefixes(&mut self) -> String {
        let mut words: Vec<String> = Vec::new();
        match self.chance.below(24) {
            0..5 => {}
            5..9 => words.push("the".into()),
            9..12 => words.push("a".into()),
            12 => words.push("all".into()),
            13 => words.push(self.chance.word(&["each", "every"]).into()),
            14 => words.push("no".into()),
            15 => words.push("any".into()),
            16 => words.push("another".into()),
            17..20 => words.push(self.range()),
            _ => words.push(self.chance.word(&["your", "your", "their", "its"]).into()),
        }
        if self.chance.percent(6) {
            words.push("other".into());
        }
        if self.chance.percent(6) {
            words.push(self.chance.word(&["your", "their", "its"]).into());
        }
        if self.chance.percent(14) {
            words.push(self.chance.word(&["top", "bottom", "first", "last", "nearest", "farthest"]).into());
            if self.chance.percent(30) {
                words.push(self.small().to_string());
            }
        }
        if self.chance.percent(2) {
            words.reverse();
        }
        words.join(" ")
    }

    fn range(&mut self) -> String {
        let (one, other) = (self.small(), self.small());
        match self.chance.below(9) {
            0 => format!("at least {one}"),
            1 => format!("at most {one}"),
            2 => format!("exactly {one}"),
            3 => format!("up to {one}"),
            4 => format!("{one} or {}", one + 1 + other % 2),
            5 => format!("{one} to {}", one + other),
            _ => one.to_string(),
        }
    }

    fn join(parts: &[String]) -> String {
        parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join(" ")
    }

    fn noun(&mut self, about: About) -> String {
        let lexicon = self.lexicon;
        match about {
            About::Cards => self.from(&lexicon.cards),
            About::Players => self.from(&lexicon.players),
            About::Places => {
                let list = match self.chance.below(4) {
                    0 => &lexicon.zones,
                    1 => &lexicon.own_zones,
                    _ => &lexicon.places,
                };
                self.from(list)
            }
            About::Anything => {
                let list = match self.chance.below(5) {
                    0 => &lexicon.worded,
                    1 => &lexicon.values,
                    2 => &lexicon.boards,
                    3 => &lexicon.all,
                    _ => return self.chance.word(&["amount", "amounts"]).to_owned(),
                };
                self.from(list)
            }
        }
    }

    /// A pronoun or a bound name, if there is one that fits.
    fn spoken(&mut self, about: About) -> Option<String> {
        let fits = |bound: Bound| match about {
            About::Cards => bound == Bound::Card,
            About::Players => bound == Bound::Player,
            About::Places => bound == Bound::Place,
            About::Anything => true,
        };
        let mut list: Vec<String> = Vec::new();
        if self.scope.it.is_some_and(fits) {
            list.extend(["it".to_owned(), "it".to_owned()]);
        }
        if self.scope.this && fits(Bound::Card) {
            list.push("this card".into());
        }
        if fits(Bound::Player) {
            list.extend(["you".to_owned(), "they".to_owned()]);
        }
        list.extend(
            self.scope
                .names
                .iter()
                .filter(|(_, bound)| fits(*bound))
                .map(|(name, _)| format!("the {}", name.replace('_', " "))),
        );
        self.chance.pick(&list).cloned()
    }

    /// A selection without filters but `of`.
    fn simple(&mut self, about: About, depth: usize) -> String {
        if self.chance.percent(40)
            && let Some(spoken) = self.spoken(about)
        {
            return spoken;
        }
        let noun = self.noun(about);
        let prefixes = if self.chance.percent(50) { "the".to_owned() } else { self.prefixes() };
        let adjective =
            if self.chance.percent(8) { self.from(&self.lexicon.adjectives.clone()) } else { String::new() };
        let of = if depth > 0 && self.chance.percent(25) {
            let about = self.about();
            format!("of {}", self.simple(about, depth - 1))
        } else {
            String::new()
        };
        Self::join(&[prefixes, adjective, noun, of])
    }

    /// A place in which cards lie.
    fn place(&mut self) -> String {
        let lexicon = self.lexicon;
        match self.chance.below(12) {
            0..4 => format!("the {}", self.from(&lexicon.zones)),
            4..7 => {
                format!("{} {}", self.chance.word(&["your", "your", "their", "its"]), self.from(&lexicon.own_zones))
            }
            7 => format!("the {} of {}", self.from(&lexicon.own_zones), self.simple(About::Players, 0)),
            8 => format!("the {}", self.from(&lexicon.boards)),
            9 => self.simple(About::Places, 1),
            10 => self.spoken(About::Places).unwrap_or_else(|| "it".into()),
            _ => self.simple(About::Cards, 1),
        }
    }

    fn filter(&mut self, about: About, depth: usize) -> String {
        let lexicon = self.lexicon;
        let depth = depth.saturating_sub(1);
        let comparison = self.chance.word(&["at least", "at most", "exactly", "more than", "less than"]);
        let numbers = match about {
            About::Players => &lexicon.player_numbers,
            About::Places => &lexicon.place_numbers,
            _ => &lexicon.card_numbers,
        };
        let number = self.from(numbers);
        match self.chance.below(if about == About::Players { 8 } else { 24 }) {
            0 => format!("with the {} {number}", self.chance.word(&["most", "fewest"])),
            1 => format!("with {number} {comparison} {}", self.operand(depth)),
            2 => {
                let simple = self.simple(About::Cards, 1);
                format!("with {simple}{}", if self.chance.percent(20) { " of yours" } else { "" })
            }
            3 => format!("with {} {}", self.prefixes(), number),
            4 | 5 if about == About::Players => format!("clockwise from {}", self.simple(About::Players, 1)),
            4 => format!("with {}", self.from(&lexicon.values)),
            5 => format!("with the {} of {}", self.from(&lexicon.worded), self.simple(About::Cards, 1)),
            6 => format!("of different {}", self.from(&lexicon.worded)),
            7 if self.chance.percent(50) => {
                format!("of {comparison} {} different {}", self.small(), self.from(&lexicon.worded))
            }
            7 => format!("of the same {}", self.from(&lexicon.worded)),
            8 => "of yours".into(),
            9 => format!("of {}", self.simple(About::Players, 1)),
            10 => format!("of its {}", self.from(&lexicon.worded)),
            11 => format!("of the {} of {}", self.from(&lexicon.worded), self.simple(About::Cards, 1)),
            12 => format!("not in {}", self.place()),
            13 => format!("under {}", self.simple(About::Cards, 1)),
            14 => format!("{} {}", self.chance.word(&["ahead of", "behind", "beside"]), self.simple(About::Places, 1)),
            15 => self.chance.word(&["you hold", "they hold"]).into(),
            16 => format!("held by {}", self.simple(About::Players, 1)),
            17 => format!("equal to {}", self.amount(depth)),
            18 if self.chance.percent(50) => format!("from {} up to {}", self.operand(depth), self.amount(depth)),
            18 => format!("up to {}", self.amount(depth)),
            19 => format!("in {} or {}", self.place(), self.place()),
            _ => format!("{} {}", self.chance.word(&["in", "in", "of", "on"]), self.place()),
        }
    }

    fn selection(&mut self, about: About, depth: usize) -> String {
        if self.chance.percent(14)
            && let Some(spoken) = self.spoken(about)
        {
            return spoken;
        }
        let lexicon = self.lexicon;
        let mut parts = vec![self.prefixes()];
        if self.chance.percent(15) {
            parts.push(self.from(&lexicon.adjectives));
        }
        parts.push(self.noun(about));
        if about == About::Cards && self.chance.percent(75) {
            parts.push(match self.chance.below(6) {
                0 => "you hold".into(),
                1 => format!("under {}", self.simple(About::Cards, 0)),
                _ => format!("{} {}", self.chance.word(&["in", "in", "of"]), self.place()),
            });
        }
        while depth > 0 && self.chance.percent(30) && parts.len() < 7 {
            parts.push(self.filter(about, depth));
        }
        if about == About::Anything && self.chance.percent(30) {
            parts.push(format!("up to {}", self.small()));
        }
        if self.chance.percent(3) {
            parts.push(format!(", else {}", self.selection(about, 0)));
        }
        Self::join(&parts)
    }

    fn operand(&mut self, depth: usize) -> String {
        match self.chance.below(4) {
            0 if depth > 0 => format!("({})", self.amount(depth - 1)),
            1 => self.number_of(0),
            _ => self.small().to_string(),
        }
    }

    /// The number of a player, a thing, the table.
    fn number_of(&mut self, depth: usize) -> String {
        let lexicon = self.lexicon;
        match self.chance.below(10) {
            0 | 1 => format!("{} {}", self.chance.word(&["your", "their", "its"]), self.from(&lexicon.player_numbers)),
            2 => format!("its {}", self.from(&lexicon.card_numbers)),
            3 => format!("{} of {}", self.from(&lexicon.player_numbers), self.simple(About::Players, 1)),
            4 => format!("{} of {}", self.from(&lexicon.card_numbers), self.selection(About::Cards, depth)),
            5 => format!("{} of {}", self.from(&lexicon.place_numbers), self.selection(About::Places, depth)),
            6 => self.from(&lexicon.table_numbers),
            7 => "the amount".into(),
            8 => format!("position of {}", self.simple(About::Cards, 1)),
            _ => {
                let list = if self.chance.percent(50) { &lexicon.player_numbers } else { &lexicon.card_numbers };
                Self::join(&[self.prefixes(), self.from(list)])
            }
        }
    }

    fn amount(&mut self, depth: usize) -> String {
        let lexicon = self.lexicon;
        if depth == 0 {
            return match self.chance.below(3) {
                0 => self.small().to_string(),
                1 => self.number_of(0),
                _ => self.selection(About::Cards, 0),
            };
        }
        let less = depth - 1;
        match self.chance.below(26) {
            0 => format!("{} plus {}", self.amount(less), self.amount(0)),
            1 => format!("{} minus {}", self.amount(less), self.amount(0)),
            2 => format!("{} times {}", self.amount(0), self.amount(0)),
            3 => format!("half {}, rounded {}", self.amount(0), self.chance.word(&["up", "down"])),
            4 => format!("twice {}", self.amount(0)),
            5 | 6 => format!("{} per {}", self.small(), self.selection(About::Cards, 1)),
            7 => format!("{} per {}", self.small(), self.number_of(0)),
            8 | 9 => format!("distinct {} of {}", self.from(&lexicon.worded), self.selection(About::Cards, 1)),
            10 | 11 => format!("total {} of {}", self.from(&lexicon.card_numbers), self.selection(About::Cards, 1)),
            12 => format!("total {} of {}", self.from(&lexicon.player_numbers), self.selection(About::Players, 1)),
            13 => {
                let most = self.chance.word(&["most", "fewest"]);
                format!("the {most} {} of {}", self.from(&lexicon.player_numbers), self.selection(About::Players, 1))
            }
            14 => format!("{}, at {} {}", self.amount(less), self.chance.word(&["least", "most"]), self.small()),
            15 => format!("({})", self.amount(less)),
            16 => self.small().to_string(),
            17..21 => self.number_of(1),
            21 => self.selection(About::Players, 1),
            22 => self.selection(About::Places, 1),
            23 => self.selection(About::Anything, 1),
            _ => self.selection(About::Cards, depth),
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
            0..4 => format!("there {} {}", self.chance.word(&["is", "are"]), self.selection(about, 2)),
            4..9 => self.has(),
            9 => {
                let most = self.chance.word(&["most", "fewest"]);
                format!("{} has the {most} {}", self.simple(About::Players, 1), self.from(&lexicon.player_numbers))
            }
            10 if !lexicon.words.is_empty() => {
                let (of, word) = self.chance.pick(&lexicon.words).cloned().unwrap_or_default();
                format!("{of} is {}{word}", self.not())
            }
            _ => {
                let verb = self.chance.word(&["is", "are"]);
                let subject = match self.chance.below(4) {
                    0 => self.amount(1),
                    _ => self.selection(about, 1),
                };
                format!("{subject} {verb} {}{}", self.not(), self.complement(about))
            }
        }
    }

    fn not(&mut self) -> &'static str {
        if self.chance.percent(20) { "not " } else { "" }
    }

    fn complement(&mut self, about: About) -> String {
        let lexicon = self.lexicon;
        match self.chance.below(10) {
            0 => {
                let comparison = self.chance.word(&["at least", "at most", "exactly", "more than", "less than"]);
                format!("{comparison} {}", self.amount(1))
            }
            1 => format!("in {}", self.place()),
            2 => self.small().to_string(),
            3 => self.from(&lexicon.adjectives),
            4 => self.amount(1),
            5 => format!("the {} of {}", self.from(&lexicon.worded), self.simple(About::Cards, 1)),
            _ => self.selection(about, 1),
        }
    }

    fn has(&mut self) -> String {
        let lexicon = self.lexicon;
        let about = if self.chance.percent(70) { About::Players } else { self.about() };
        let subject = self.simple(about, 1);
        let object = match self.chance.below(5) {
            0 | 1 => {
                let list = if about == About::Players { &lexicon.player_numbers } else { &lexicon.card_numbers };
                Self::join(&[self.prefixes(), self.from(list)])
            }
            2 => Self::join(&[self.prefixes(), self.noun(About::Cards)]),
            _ => self.selection(About::Cards, 1),
        };
        let verb = self.chance.word(&["has", "have", "holds", "hold"]);
        match self.chance.below(8) {
            0 => format!("{subject} and {} together {verb} {object}", self.simple(about, 1)),
            1 => format!("{subject} together {verb} {object}"),
            _ => format!("{subject} {verb} {object}"),
        }
    }

    fn requirement(&mut self) -> String {
        let mut demands = Vec::new();
        for _ in 0..1 + self.chance.below(2) {
            let deed = self.chance.word(&["hold", "hold", "discard", "discard", "pay", "give"]);
            let terms: Vec<String> = (0..1 + self.chance.below(2)).map(|_| self.term(deed)).collect();
            demands.push(format!("{deed} {}", terms.join(self.chance.word(&[" and ", " or "]))));
        }
        let wild = if self.chance.percent(15) { ", wildcards allowed" } else { "" };
        format!("{}{wild}", demands.join(" and "))
    }

    fn term(&mut self, deed: &str) -> String {
        let lexicon = self.lexicon;
        let number = deed == "pay" || self.chance.percent(15);
        if number {
            return Self::join(&[self.prefixes(), self.from(&lexicon.player_numbers)]);
        }
        let mut parts = vec![self.prefixes(), self.noun(About::Cards)];
        if self.chance.percent(30) {
            parts.push(self.filter(About::Cards, 1));
        }
        Self::join(&parts)
    }

    fn instruction(&mut self) -> String {
        let mut steps = vec![self.step()];
        while self.chance.percent(20) && steps.len() < 3 {
            steps.push(self.step());
        }
        steps.join(" then ")
    }

    fn step(&mut self) -> String {
        let lexicon = self.lexicon;
        let mut parts = Vec::new();
        if self.chance.percent(35) {
            parts.push(if self.chance.percent(50) {
                self.simple(About::Players, 1)
            } else {
                self.selection(About::Players, 1)
            });
        }
        let verb = self.from(&lexicon.verbs);
        parts.push(verb.clone());
        let stem = verb.trim_end_matches('s');
        match stem {
            "gain" | "pay" | "lose" => parts.push(match self.chance.below(6) {
                0 => format!(
                    "half {} {}, rounded down",
                    self.chance.word(&["your", "their"]),
                    self.from(&lexicon.resources)
                ),
                1 => format!("{} equal to {}", self.from(&lexicon.resources), self.amount(1)),
                2 => format!(
                    "{} {} per {}",
                    self.small(),
                    self.from(&lexicon.resources),
                    self.selection(About::Cards, 1)
                ),
                _ => Self::join(&[self.prefixes(), self.from(&lexicon.resources)]),
            }),
            "set" | "raise" => {
                let counter = self.from(&lexicon.counters);
                parts.push(match self.chance.below(4) {
                    0 => format!("{} {counter}", self.chance.word(&["your", "their", "its", "the"])),
                    1 => {
                        let about = self.about();
                        format!("{counter} of {}", self.selection(about, 1))
                    }
                    _ => counter,
                });
                parts.push(if stem == "set" { "to".into() } else { "by".into() });
                parts.push(self.amount(1));
            }
            "end" | "begin" | "announce" | "tell" => parts.push(format!("the {}", self.from(&lexicon.others))),
            "lay" => parts.push(format!("{} on the {}", self.amount(0), self.from(&lexicon.boards))),
            "win" => {}
            _ => {
                let about = if self.chance.percent(90) { About::Cards } else { About::Places };
                parts.push(self.selection(about, 1));
            }
        }
        match stem {
            "pay" if self.chance.percent(30) => parts.push(format!("to {}", self.simple(About::Players, 1))),
            "move" | "put" | "take" => {
                let preposition = self.chance.word(&["to", "into", "under", "to the top of", "to the bottom of"]);
                parts.push(format!("{preposition} {}", self.place()));
            }
            "scatter" => parts.push(format!("onto {} by {}", self.selection(About::Places, 1), self.operand(0))),
            "copy" | "copie" => parts.push(format!("onto {}", self.simple(About::Cards, 1))),
            "shuffle" if self.chance.percent(60) => parts.push(format!("into {}", self.place())),
            _ => {}
        }
        if self.chance.percent(4) {
            parts.push(self.chance.word(&[", face down", ", in any order"]).into());
        }
        Self::join(&parts)
    }
}
