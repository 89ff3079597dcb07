//! Random phrases: words before a noun, nouns, what stands behind them. In careful sentences a phrase fits the place
//! where it stands; in careless ones any word may stand anywhere.

use quarterdeck_dsl::resolve::Bound;

use super::generate::Generator;

/// What a phrase is to be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Cards.
    Cards,
    /// Players.
    Players,
    /// Places of boards.
    Places,
    /// Zones.
    Zones,
}

/// Where a phrase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// `there is X`
    There,
    /// Behind `has` and `with`.
    Had,
    /// Before `has` and `is`.
    Subject,
    /// Behind `is`.
    Complement,
    /// Where things are counted.
    Counted,
    /// Behind `per`.
    Per,
    /// One thing.
    One,
    /// Behind `in`.
    Within,
    /// Whose counter is set.
    Target,
    /// What a verb is done to.
    Object,
    /// Who does it.
    Doer,
    /// What is gone through.
    Each,
    /// What is chosen from.
    Choice,
    /// `hold X`
    Hold,
    /// `discard X`
    Pay,
}

impl Spot {
    /// The words that fit there: `#` is any range, `n` a plain number, `^` an order word, `^n` one with a number.
    fn words(self) -> &'static [&'static str] {
        match self {
            Spot::There => &["", "a", "no", "any", "#", "#", "the", "another", "other", "n other"],
            Spot::Had => &["", "a", "no", "#", "#", "any", "all", "each", "^", "^n", "another", "other"],
            Spot::Subject => {
                &["", "a", "no", "#", "any", "all", "every", "each", "the", "^", "^n", "another", "other", "all other"]
            }
            Spot::Complement => &["", "a", "a", "the", "no", "any", "another", "^", "^n"],
            Spot::Counted => &["", "", "the", "all", "^", "^n", "other", "all the", "all other"],
            Spot::Per => &["", "", "n", "^", "^n", "the", "other"],
            Spot::One => &["the", "the", "^", "^"],
            Spot::Within => &["the", "a", "", "any", "^"],
            Spot::Target => &["the", "all", "each", "^", "^n", "every"],
            Spot::Object => &[
                "",
                "a",
                "a",
                "n",
                "#",
                "all",
                "each",
                "the",
                "^",
                "^n",
                "any",
                "another",
                "n other",
                "all other",
                "a random",
                "n random",
            ],
            Spot::Doer | Spot::Each => &["", "each", "all", "the", "^", "^n", "every", "other", "each other"],
            Spot::Choice => &["a", "a", "any", "1", "up to 1", "another", "", "0 or 1"],
            Spot::Hold => &["a", "n", "#", "no", "all", "each", "^", "another"],
            Spot::Pay => &["a", "n", "#", "no", "all", "each", "^", "^n", "another", "any"],
        }
    }
}

const COMPARISONS: [&str; 5] = ["at least", "at most", "exactly", "more than", "less than"];
const ORDERS: [&str; 8] = ["top", "bottom", "first", "last", "nearest", "farthest", "second", "3rd"];

impl Generator<'_> {
    /// One of these words; in careless sentences now and then any.
    pub(super) fn from(&mut self, list: &[String]) -> String {
        if list.is_empty() || !self.careful && self.chance.percent(6) {
            let all = &self.lexicon.all;
            return self.chance.pick(all).cloned().unwrap_or_default();
        }
        self.chance.pick(list).cloned().unwrap_or_default()
    }

    /// What a phrase may be about, mostly cards.
    pub(super) fn about(&mut self) -> About {
        match self.chance.below(20) {
            0..11 => About::Cards,
            11..16 => About::Players,
            16..19 => About::Places,
            _ => About::Zones,
        }
    }

    /// A small number.
    pub(super) fn small(&mut self) -> usize {
        let number = self.chance.below(5);
        if self.chance.percent(5) { 7 } else { number }
    }

    fn fits(about: About, bound: Bound) -> bool {
        match about {
            About::Cards => bound == Bound::Card,
            About::Players => bound == Bound::Player,
            About::Places | About::Zones => bound == Bound::Place,
        }
    }

    /// Whether something of the sort was spoken of.
    fn spoken_of(&self, about: About) -> bool {
        about == About::Players
            || self.scope.it.is_some_and(|bound| Self::fits(about, bound))
            || self.scope.this && about == About::Cards
            || self.scope.names.iter().any(|(_, bound)| Self::fits(about, *bound))
    }

    /// Words before a noun.
    pub(super) fn before(&mut self, spot: Spot, about: About) -> String {
        if !self.careful && self.chance.percent(50) {
            return self.anything_before();
        }
        for _ in 0..4 {
            let mut pattern = self.chance.word(spot.words());
            if about == About::Cards && spot != Spot::One && self.chance.percent(12) {
                pattern = if self.they && self.chance.percent(40) { "their" } else { "your" };
                if matches!(spot, Spot::Hold | Spot::Pay) {
                    pattern = "all your";
                }
            }
            if pattern.contains("other") && !self.spoken_of(about) {
                continue;
            }
            return self.spelled(pattern);
        }
        self.spelled(spot.words()[0])
    }

    fn spelled(&mut self, pattern: &str) -> String {
        let order = self.chance.word(&ORDERS);
        match pattern {
            "#" => self.range(),
            "n" => (1 + self.chance.below(4)).to_string(),
            "n other" => format!("{} other", 1 + self.chance.below(3)),
            "n random" => format!("{} random", 1 + self.chance.below(3)),
            "^" => format!("the {order}"),
            "^n" => format!("the {order} {}", 1 + self.chance.below(3)),
            "a" if self.chance.percent(30) => "an".into(),
            other => other.into(),
        }
    }

    fn anything_before(&mut self) -> String {
        let mut words: Vec<String> = Vec::new();
        match self.chance.below(12) {
            0 => words.push(self.chance.word(&["each", "every", "all"]).into()),
            1 => words.push(self.chance.word(&["no", "any", "another", "a"]).into()),
            2..4 => words.push(self.range()),
            4..6 => words.push("the".into()),
            6 => words.push(self.chance.word(&["your", "their", "its"]).into()),
            _ => {}
        }
        if self.chance.percent(10) {
            words.push(self.chance.word(&["your", "their", "its", "the"]).into());
        }
        if self.chance.percent(20) {
            words.push(self.chance.word(&ORDERS).into());
            if self.chance.percent(30) {
                words.push(self.small().to_string());
            }
        }
        if self.chance.percent(10) {
            words.push(self.chance.word(&["other", "random"]).into());
        }
        if self.chance.percent(5) {
            words.reverse();
        }
        words.join(" ")
    }

    pub(super) fn range(&mut self) -> String {
        let (one, other) = (self.small(), self.small());
        match self.chance.below(9) {
            0 => format!("at least {one}"),
            1 => format!("at most {one}"),
            2 => format!("exactly {one}"),
            3 => format!("up to {one}"),
            4 => format!("{one} or {}", one + 1),
            5 => format!("{one} to {}", one + 1 + other),
            _ => one.to_string(),
        }
    }

    pub(super) fn comparison(&mut self) -> &'static str {
        self.chance.word(&COMPARISONS)
    }

    /// The same behind `with N`.
    fn compared(&mut self) -> &'static str {
        if self.chance.percent(10) { "not exactly" } else { self.comparison() }
    }

    pub(super) fn join(parts: &[String]) -> String {
        parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join(" ")
    }

    /// A noun.
    pub(super) fn noun(&mut self, about: About) -> String {
        let lexicon = self.lexicon;
        if !self.careful && self.chance.percent(8) {
            let list = match self.chance.below(4) {
                0 => &lexicon.worded,
                1 => &lexicon.values,
                2 => &lexicon.boards,
                _ => &lexicon.all,
            };
            return self.from(list);
        }
        match about {
            About::Cards => self.from(&lexicon.cards),
            About::Players if !lexicon.partners.is_empty() && self.chance.percent(40) => {
                let partner = self.from(&lexicon.partners);
                if partner.starts_with("team") && self.chance.percent(60) {
                    format!("{partner} of {}", self.player())
                } else {
                    partner
                }
            }
            About::Players => self.chance.word(&["player", "players", "opponent", "opponents"]).to_owned(),
            About::Places => self.from(&lexicon.places),
            About::Zones => self.from(&lexicon.zones),
        }
    }

    /// A pronoun or a bound name, if there is one that fits.
    pub(super) fn spoken(&mut self, about: About) -> Option<String> {
        let mut list: Vec<String> = Vec::new();
        let loose = !self.careful && self.chance.percent(10);
        let fits = |bound: Bound| loose || Self::fits(about, bound);
        if self.scope.it.is_some_and(fits) {
            list.extend(["it".to_owned(), "it".to_owned()]);
        }
        if self.scope.this && fits(Bound::Card) {
            list.push(self.chance.word(&["this card", "this"]).into());
        }
        if fits(Bound::Player) {
            list.push("you".to_owned());
            if self.they {
                list.push("they".to_owned());
            }
        }
        let names = self.scope.names.iter().filter(|(_, bound)| fits(*bound));
        list.extend(names.map(|(name, _)| format!("the {}", name.replace('_', " "))));
        self.chance.pick(&list).cloned()
    }

    /// One player.
    pub(super) fn player(&mut self) -> String {
        if self.chance.percent(45)
            && let Some(spoken) = self.spoken(About::Players)
        {
            return spoken;
        }
        match self.chance.below(5) {
            0 | 1 => "the active player".into(),
            2 => "the first player".into(),
            3 if self.its(Bound::Card) => "its owner".into(),
            3 => format!("the owner of {}", self.one_card()),
            _ if !self.lexicon.partners.is_empty() && self.chance.percent(60) => "your partner".into(),
            _ => "the first opponent".into(),
        }
    }

    /// Whether `it` is of a sort.
    pub(super) fn its(&self, bound: Bound) -> bool {
        self.scope.it == Some(bound)
    }

    /// One card, without a filter but `of`.
    pub(super) fn one_card(&mut self) -> String {
        if self.chance.percent(40)
            && let Some(spoken) = self.spoken(About::Cards)
        {
            return spoken;
        }
        let families = &self.lexicon.families;
        match self.chance.below(4) {
            0 if !families.is_empty() => format!("the {}", self.from(families)),
            _ => {
                let order = self.chance.word(&["top", "bottom", "first", "last"]);
                format!("the {order} {} of {}", self.from(&self.lexicon.cards.clone()), self.zone())
            }
        }
    }

    /// One place of a board.
    pub(super) fn one_place(&mut self) -> String {
        if self.chance.percent(40)
            && let Some(spoken) = self.spoken(About::Places)
        {
            return spoken;
        }
        let before = self.chance.word(&["the", "the first", "the last", "the nearest"]);
        let adjective = if self.chance.percent(15) { "empty" } else { "" };
        Self::join(&[before.into(), adjective.into(), self.from(&self.lexicon.places.clone())])
    }

    /// A zone.
    pub(super) fn zone(&mut self) -> String {
        let lexicon = self.lexicon;
        if lexicon.own_zones.is_empty() || self.chance.percent(45) {
            return format!("the {}", self.from(&lexicon.zones));
        }
        let own = self.from(&lexicon.own_zones);
        match self.chance.below(6) {
            0 if self.they => format!("their {own}"),
            1 if self.its(Bound::Card) || self.its(Bound::Player) => format!("its {own}"),
            2 => format!("the {own} of {}", self.player()),
            _ => format!("your {own}"),
        }
    }

    /// A place in which cards lie.
    pub(super) fn place(&mut self) -> String {
        let lexicon = self.lexicon;
        match self.chance.below(12) {
            0..7 => self.zone(),
            7 if !lexicon.boards.is_empty() => format!("the {}", self.from(&lexicon.boards)),
            8 | 9 if !lexicon.places.is_empty() => {
                Self::join(&[self.before(Spot::Within, About::Places), self.from(&lexicon.places)])
            }
            10 => self.spoken(About::Places).unwrap_or_else(|| self.zone()),
            _ => self.zone(),
        }
    }

    /// Where cards lie, or who holds them.
    pub(super) fn whereabouts(&mut self) -> String {
        match self.chance.below(14) {
            0 => "you hold".into(),
            1 if self.they => "they hold".into(),
            2 => {
                let before = self.before(Spot::Within, About::Players);
                format!("held by {}", Self::join(&[before, self.noun(About::Players)]))
            }
            3 if self.chance.percent(30) => format!("held by ({})", self.phrase(About::Players, Spot::Within, 1)),
            3 => format!("held by {}", self.player()),
            4 => format!("under {}", self.one_card()),
            5 => format!("under {} {}", self.kind(), self.whereabouts_of_one()),
            6 => format!("in {} or {}", self.place(), self.place()),
            7 | 8 => format!("of {}", self.zone()),
            _ => format!("{} {}", self.chance.word(&["in", "in", "on", "from"]), self.place()),
        }
    }

    /// A noun of which it must be said where it is.
    fn kind(&mut self) -> String {
        Self::join(&[self.chance.word(&["the", "a", "the first"]).into(), self.from(&self.lexicon.cards.clone())])
    }

    fn whereabouts_of_one(&mut self) -> String {
        format!("in {}", self.zone())
    }

    /// A value of something: `its color`, `the color of the lantern in the deck`.
    pub(super) fn value_of_one(&mut self) -> String {
        let worded = self.from(&self.lexicon.worded.clone());
        if self.its(Bound::Card) && self.chance.percent(50) {
            return format!("its {worded}");
        }
        match self.chance.below(10) {
            0 => return format!("the {worded} of ({})", self.phrase(About::Cards, Spot::One, 1)),
            1..4 => {
                let noun = self.from(&self.lexicon.cards.clone());
                return format!("the {worded} of the {noun} {}", self.whereabouts_of_one());
            }
            _ => {}
        }
        format!("the {worded} of {}", self.one_card())
    }

    /// What narrows cards down.
    pub(super) fn card_filter(&mut self, spot: Spot, counted: bool) -> String {
        let lexicon = self.lexicon;
        let number = self.from(&lexicon.card_numbers);
        match self.chance.below(22) {
            20 | 21 => format!("with the {} {number}", self.chance.word(&["most", "fewest", "greatest"])),
            0 | 1 => format!("with {number} {} {}", self.compared(), self.operand(0)),
            2 => format!("with {} {number}", self.chance.word(&["a", "no", "2", "at least 1", "exactly 0"])),
            3 => {
                let before = self.chance.word(&["a", "no", "2", "at most 1"]);
                let yours = if self.chance.percent(30) { " of yours" } else { "" };
                format!("with {before} {}{yours}", self.from(&lexicon.cards))
            }
            4 => format!("with {}", self.values(&number)),
            5 => format!("with {}", self.value_of_one()),
            6 | 7 if self.may_be_kin(spot, counted) => {
                let worded = self.from(&lexicon.worded);
                match self.chance.below(3) {
                    0 if matches!(spot, Spot::There | Spot::Had | Spot::Hold) && !counted => {
                        format!("of {} {} different {worded}", self.comparison(), self.small())
                    }
                    1 => format!("of the same {worded}"),
                    _ => format!("of different {worded}"),
                }
            }
            8 => "of yours".into(),
            9 => format!("of {}", self.player()),
            10 | 11 => format!("of {}", self.value_of_one()),
            12 => format!("not in {}", self.place()),
            13 => format!("with {} {} {}", number, self.comparison(), self.small()),
            14 => format!("{} {}", self.chance.word(&["ahead of", "behind", "beside"]), self.one_place()),
            15 => format!("beside {}", self.one_card()),
            16 if spot == Spot::Object && !counted => format!("equal to {}", self.operand(1)),
            _ => self.whereabouts(),
        }
    }

    fn may_be_kin(&mut self, spot: Spot, counted: bool) -> bool {
        match spot {
            Spot::There | Spot::Had | Spot::Counted | Spot::Hold => true,
            Spot::Object | Spot::Pay => counted,
            _ => !self.careful,
        }
    }

    fn player_filter(&mut self) -> String {
        let lexicon = self.lexicon;
        let number = self.from(&lexicon.player_numbers);
        let they = std::mem::replace(&mut self.they, true);
        let filter = match self.chance.below(7) {
            0 => format!("with the {} {number}", self.chance.word(&["most", "fewest"])),
            1 => format!("with {number} {} {}", self.compared(), self.operand(0)),
            2 => format!("with {} {number}", self.range()),
            3 => {
                let before = self.chance.word(&["a", "no", "2", "at least 1", "exactly 1"]);
                let noun = self.from(&lexicon.cards);
                let place = if self.chance.percent(50) { format!("in {}", self.zone()) } else { String::new() };
                Self::join(&[format!("with {before} {noun}"), place])
            }
            _ => {
                self.they = they;
                format!("clockwise from {}", self.player())
            }
        };
        self.they = they;
        filter
    }

    /// A value, or several things that one may have.
    fn values(&mut self, number: &str) -> String {
        let mut values = vec![self.from(&self.lexicon.values)];
        while values.len() < 3 && self.chance.percent(50) {
            let other = match self.chance.below(8) {
                0 => number.to_owned(),
                1 => self.from(&self.lexicon.worded),
                2 => self.from(&self.lexicon.cards),
                _ => self.from(&self.lexicon.values),
            };
            values.push(other);
        }
        let article = if self.chance.percent(20) { self.chance.word(&["a ", "a ", "no "]) } else { "" };
        format!("{article}{}", values.join(" or "))
    }

    fn place_filter(&mut self) -> String {
        let lexicon = self.lexicon;
        let number = self.from(&lexicon.place_numbers);
        match self.chance.below(10) {
            9 => format!("with the {} {number}", self.chance.word(&["most", "fewest"])),
            0 => format!("with {number} {} {}", self.comparison(), self.operand(0)),
            1 => format!("with {} {number}", self.chance.word(&["a", "no", "2", "at least 1"])),
            2 | 3 => {
                let before = self.chance.word(&["a", "no", "2", "at most 1", "exactly 1"]);
                format!("with {before} {}", self.from(&lexicon.cards))
            }
            4 => format!("{} the {}", self.chance.word(&["on", "of", "not on"]), self.from(&lexicon.boards)),
            5 => format!("with {}", self.values(&number)),
            _ => {
                let of = if self.chance.percent(50) { self.one_place() } else { self.one_card() };
                format!("{} {of}", self.chance.word(&["ahead of", "behind", "beside"]))
            }
        }
    }

    /// Everything that can be said of things in a place of a sentence.
    pub(super) fn phrase(&mut self, about: About, spot: Spot, depth: usize) -> String {
        let pronouns = !matches!(spot, Spot::There | Spot::Counted | Spot::Per | Spot::Hold | Spot::Pay | Spot::Choice);
        if pronouns
            && self.chance.percent(16)
            && let Some(spoken) = self.spoken(about)
        {
            return spoken;
        }
        if about == About::Zones {
            return self.zone();
        }
        if spot == Spot::One && about == About::Players {
            return self.player();
        }
        let before = self.before(spot, about);
        let mut parts = vec![before.clone()];
        if self.chance.percent(15) && (about != About::Players || !self.lexicon.of_players.is_empty()) {
            parts.push(match about {
                About::Players => self.from(&self.lexicon.of_players.clone()),
                About::Places if self.chance.percent(40) => self.from(&self.lexicon.of_places.clone()),
                About::Places => "empty".into(),
                _ => self.from(&self.lexicon.adjectives.clone()),
            });
        }
        parts.push(self.noun(about));
        let ordered = ORDERS.iter().any(|order| before.contains(order));
        let whose = before.contains("your") || before.contains("their");
        let counted = !matches!(before.as_str(), "" | "the" | "your" | "their");
        if about == About::Cards {
            let free = matches!(spot, Spot::Had | Spot::Hold | Spot::Pay | Spot::Complement | Spot::Object);
            let needed = ordered || !free && !whose;
            if needed && self.chance.percent(if self.careful { 100 } else { 70 }) || self.chance.percent(30) {
                parts.push(self.whereabouts());
            }
        }
        while depth > 0 && self.chance.percent(28) && parts.len() < 6 {
            parts.push(match about {
                About::Cards => {
                    let some = !["all", "each", "random"].iter().any(|word| before.contains(word));
                    let takes = counted && some && !ordered;
                    self.card_filter(spot, takes)
                }
                About::Players => self.player_filter(),
                About::Places | About::Zones => self.place_filter(),
            });
        }
        let others = matches!(spot, Spot::Object | Spot::Doer | Spot::Each | Spot::Choice | Spot::One);
        if (others || !self.careful) && self.chance.percent(4) {
            parts.push(format!(", else {}", self.phrase(about, spot, 0)));
        }
        Self::join(&parts)
    }
}
