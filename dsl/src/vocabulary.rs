//! The words that packs bring: singular and plural, names of several words, and what each means.
//! Also prepares a text for the grammar: joins names of several words and marks the verbs.

use std::collections::BTreeMap;

use crate::verb::VerbSpec;

pub use crate::ids::{
    AttributeId, BeatId, BoardId, CounterId, EventId, FamilyId, KindId, OptionId, PhaseId, QueryId, ResourceId, VerbId,
    ZoneId,
};

/// `this phase`: whichever is going on.
pub const THIS_PHASE: PhaseId = PhaseId::NOTHING;
/// `actions left`, where a counter is set or raised: how many actions the present phase still allows. No counter of a
/// game has this number.
pub const ACTIONS_LEFT: CounterId = CounterId::NOTHING;
/// `the next beat`: whichever the story goes on with.
pub const NEXT_BEAT: BeatId = BeatId::NOTHING;

/// Of what a query or counter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bearer {
    /// One for the whole table.
    Table,
    /// One for each player.
    Player,
    /// One for each card.
    Card,
    /// One for each place of a board.
    Place,
}

/// What a word can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Meaning {
    /// Any card.
    AnyCard,
    /// Any player.
    AnyPlayer,
    /// Any player but the one spoken to and partners.
    Opponent,
    /// Whoever plays with the one spoken to; only in games with teams.
    Partner,
    /// A player with all partners; only in games with teams.
    Team,
    /// The player whose turn it is.
    ActivePlayer,
    /// The player who began.
    FirstPlayer,
    /// The owner of the thing spoken of.
    Owner,
    /// How many more actions the phase allows.
    ActionsLeft,
    /// How many actions the phase has seen.
    ActionsTaken,
    /// With nothing on it.
    Empty,
    /// Lying face down.
    FaceDown,
    /// Lying face up.
    FaceUp,
    /// Number of a place on its board, from 1.
    Position,
    /// A zone at an end of a board.
    AnyZone,
    /// A quest that somebody has done.
    Done,
    /// A beat that was told.
    Told,
    /// The beat with which the story goes on.
    NextBeat,
    /// A number to choose.
    AnyAmount,
    /// A kind of card.
    Kind(KindId),
    /// A family of cards.
    Family(FamilyId),
    /// An attribute.
    Attribute(AttributeId),
    /// A value of an attribute.
    Value(AttributeId, i32),
    /// A resource.
    Resource(ResourceId),
    /// A named number.
    Query(QueryId, Bearer),
    /// A condition with a name: a named number that is 1 while it holds, else 0.
    Condition(QueryId, Bearer),
    /// A counter.
    Counter(CounterId, Bearer),
    /// A value of a counter that stands at one of several words.
    CounterValue(CounterId, i32),
    /// A zone; true if each player has one.
    Zone(ZoneId, bool),
    /// A board as a whole.
    Board(BoardId),
    /// The places of a board.
    PlaceOf(BoardId),
    /// A phase.
    Phase(PhaseId),
    /// An event of a pack.
    Event(EventId),
    /// An option of the game.
    Option(OptionId),
    /// A value of an option.
    OptionValue(OptionId, i32),
    /// A beat of the story.
    Beat(BeatId),
    /// A verb.
    Verb(VerbId),
}

/// How an attribute is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttributeType {
    /// A number.
    Number,
    /// Yes or no.
    Flag,
    /// One of a set of words.
    Values,
    /// A row of such words (on tiles).
    List,
}

/// All words of a game and what they can mean.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Vocabulary {
    words: BTreeMap<String, Vec<Meaning>>,
    names: BTreeMap<Meaning, String>,
    attributes: Vec<AttributeType>,
    /// The first words of names of several words, each with the length of the longest such name.
    joined: BTreeMap<String, usize>,
    verbs: Vec<&'static VerbSpec>,
    /// The zone of every player in which cards are that a player has without saying where.
    hand: Option<ZoneId>,
}

/// Words that the grammar keeps for itself; no pack may use them as a name of one word.
pub const RESERVED: &[&str] = &[
    "a",
    "an",
    "the",
    "your",
    "its",
    "their",
    "all",
    "each",
    "every",
    "no",
    "any",
    "another",
    "other",
    "random",
    "at",
    "least",
    "most",
    "exactly",
    "up",
    "more",
    "less",
    "fewer",
    "than",
    "with",
    "of",
    "in",
    "on",
    "from",
    "under",
    "ahead",
    "behind",
    "beside",
    "held",
    "by",
    "you",
    "they",
    "them",
    "it",
    "this",
    "yours",
    "hold",
    "holds",
    "has",
    "have",
    "is",
    "are",
    "not",
    "and",
    "or",
    "then",
    "there",
    "per",
    "plus",
    "minus",
    "times",
    "half",
    "twice",
    "divided",
    "rounded",
    "distinct",
    "different",
    "same",
    "total",
    "highest",
    "greatest",
    "lowest",
    "fewest",
    "equal",
    "else",
    "to",
    "into",
    "onto",
    "top",
    "bottom",
    "first",
    "last",
    "nearest",
    "farthest",
    "clockwise",
    "together",
    "wildcards",
    "allowed",
    "discard",
    "pay",
    "give",
];

/// Words of every game, with their plurals.
pub const ENGINE_WORDS: &[(&str, &str, Meaning)] = &[
    ("card", "cards", Meaning::AnyCard),
    ("player", "players", Meaning::AnyPlayer),
    ("opponent", "opponents", Meaning::Opponent),
    ("active_player", "active_player", Meaning::ActivePlayer),
    ("first_player", "first_player", Meaning::FirstPlayer),
    ("owner", "owners", Meaning::Owner),
    ("actions_left", "actions_left", Meaning::ActionsLeft),
    ("actions_taken", "actions_taken", Meaning::ActionsTaken),
    ("empty", "empty", Meaning::Empty),
    ("free", "free", Meaning::Empty),
    ("face_down", "face_down", Meaning::FaceDown),
    ("face_up", "face_up", Meaning::FaceUp),
    ("position", "positions", Meaning::Position),
    ("zone", "zones", Meaning::AnyZone),
    ("amount", "amounts", Meaning::AnyAmount),
];

/// Words of every game that tells a story.
pub const STORY_WORDS: &[(&str, Meaning)] =
    &[("done", Meaning::Done), ("told", Meaning::Told), ("next_beat", Meaning::NextBeat)];

/// Words of every game in which some play together against others, with their plurals.
pub const TEAM_WORDS: &[(&str, &str, Meaning)] =
    &[("partner", "partners", Meaning::Partner), ("team", "teams", Meaning::Team)];

impl Vocabulary {
    /// The words that every game has.
    pub fn engine() -> Vocabulary {
        let mut vocabulary = Vocabulary::default();
        for (singular, plural, meaning) in ENGINE_WORDS {
            vocabulary.add(singular, plural, *meaning);
        }
        vocabulary
    }

    /// Adds the words that games with a story have.
    pub fn add_story(&mut self) {
        for (word, meaning) in STORY_WORDS {
            self.add(word, word, *meaning);
        }
    }

    /// Adds the words that games with teams have.
    pub fn add_teams(&mut self) {
        for (singular, plural, meaning) in TEAM_WORDS {
            self.add(singular, plural, *meaning);
        }
    }

    /// Whether some may play together against others.
    pub fn has_teams(&self) -> bool {
        self.names.contains_key(&Meaning::Partner)
    }

    /// Adds a word with its plural. `_` in a name may be written as a blank.
    pub fn add(&mut self, singular: &str, plural: &str, meaning: Meaning) {
        for form in [singular, plural] {
            let meanings = self.words.entry(form.to_owned()).or_default();
            if !meanings.contains(&meaning) {
                meanings.push(meaning);
            }
            if let Some((first, rest)) = form.split_once('_')
                && !rest.is_empty()
            {
                let longest = self.joined.entry(first.to_owned()).or_default();
                *longest = form.len().max(*longest);
            }
        }
        self.names.entry(meaning).or_insert_with(|| singular.to_owned());
    }

    /// Adds an attribute; its id is the order of adding.
    pub fn add_attribute(&mut self, singular: &str, plural: &str, kind: AttributeType) -> AttributeId {
        let id = AttributeId::at(self.attributes.len());
        self.attributes.push(kind);
        self.add(singular, plural, Meaning::Attribute(id));
        id
    }

    /// Adds a verb; its id is the order of adding.
    pub fn add_verb(&mut self, verb: &'static VerbSpec) {
        let id = VerbId::at(self.verbs.len());
        self.verbs.push(verb);
        self.add(verb.name, verb.third, Meaning::Verb(id));
    }

    /// How a verb may be used.
    pub fn verb_spec(&self, verb: VerbId) -> &'static VerbSpec {
        self.verbs[usize::from(verb)]
    }

    /// The type of an attribute.
    pub fn attribute_type(&self, attribute: AttributeId) -> &AttributeType {
        &self.attributes[usize::from(attribute)]
    }

    /// How many values an attribute can have; 0 if its values are no words.
    pub fn values(&self, attribute: AttributeId) -> i32 {
        let words = self
            .names
            .range(Meaning::Value(attribute, 0)..=Meaning::Value(attribute, i32::MAX))
            .filter(|_| *self.attribute_type(attribute) == AttributeType::Values);
        i32::try_from(words.count()).unwrap_or(i32::MAX)
    }

    /// Everything a word can mean.
    pub fn meanings(&self, word: &str) -> &[Meaning] {
        self.words.get(word).map_or(&[], Vec::as_slice)
    }

    /// The singular that was given for a meaning.
    pub fn name(&self, meaning: Meaning) -> &str {
        self.names.get(&meaning).map_or("?", String::as_str)
    }

    /// The plural that was given for a meaning, or the singular if there is no other word; nothing if there are several.
    pub fn plural(&self, meaning: Meaning) -> Option<&str> {
        let singular = self.name(meaning);
        let others = self.words.iter().filter(|(word, meanings)| *word != singular && meanings.contains(&meaning));
        let mut others = others.map(|(word, _)| word.as_str());
        match (others.next(), others.next()) {
            (plural, None) => Some(plural.unwrap_or(singular)),
            _ => None,
        }
    }

    /// What a meaning is, in a few words.
    pub fn about(&self, meaning: Meaning) -> String {
        let bearer = |bearer: Bearer| match bearer {
            Bearer::Table => "of the table",
            Bearer::Player => "of a player",
            Bearer::Card => "of a card",
            Bearer::Place => "of a place",
        };
        match meaning {
            Meaning::AnyCard => "any card".into(),
            Meaning::AnyPlayer => "any player".into(),
            Meaning::Opponent if self.has_teams() => "any player but you and your partners".into(),
            Meaning::Opponent => "any player but you".into(),
            Meaning::Partner => "a player who plays with you".into(),
            Meaning::Team => "a player and all partners".into(),
            Meaning::ActivePlayer => "the player whose turn it is".into(),
            Meaning::FirstPlayer => "the player who began".into(),
            Meaning::Owner => "the owner of a thing".into(),
            Meaning::ActionsLeft => "how many actions the phase still allows".into(),
            Meaning::ActionsTaken => "how many actions the phase has seen".into(),
            Meaning::Empty => "with nothing on it".into(),
            Meaning::FaceDown => "lying face down".into(),
            Meaning::FaceUp => "lying face up".into(),
            Meaning::Position => "the number of a place on its board".into(),
            Meaning::AnyZone => "a zone at an end of a board".into(),
            Meaning::Done => "a word for quests that somebody has done".into(),
            Meaning::Told => "a word for beats that were told".into(),
            Meaning::NextBeat => "the beat with which the story goes on".into(),
            Meaning::AnyAmount => "a number to choose".into(),
            Meaning::Kind(_) => "a kind of card".into(),
            Meaning::Family(_) => "a card by name".into(),
            Meaning::Attribute(attribute) => match self.attribute_type(attribute) {
                AttributeType::Number => "a number printed on a card or place".into(),
                AttributeType::Flag => "something a card or place either has or does not have".into(),
                AttributeType::Values => "an attribute with values".into(),
                AttributeType::List => "a row of values on a tile".into(),
            },
            Meaning::Value(attribute, _) => {
                format!("a value of `{}`", self.name(Meaning::Attribute(attribute)))
            }
            Meaning::Resource(_) => "a resource of players".into(),
            Meaning::Query(_, of) => format!("a named number {}", bearer(of)),
            Meaning::Condition(_, of) => format!("a condition with a name, {}", bearer(of)),
            Meaning::Counter(_, of) => format!("a counter {}", bearer(of)),
            Meaning::CounterValue(counter, _) => {
                let of = self.words.values().flatten().find_map(|meaning| match meaning {
                    Meaning::Counter(id, bearer) if *id == counter => Some(Meaning::Counter(counter, *bearer)),
                    _ => None,
                });
                format!("a value of the counter `{}`", of.map_or("?", |of| self.name(of)))
            }
            Meaning::Zone(_, true) => "a zone that every player has".into(),
            Meaning::Zone(_, false) => "a zone of the table".into(),
            Meaning::Board(_) => "a board".into(),
            Meaning::PlaceOf(board) => format!("a place of `{}`", self.name(Meaning::Board(board))),
            Meaning::Phase(_) => "a phase".into(),
            Meaning::Event(_) => "an event".into(),
            Meaning::Option(_) => "an option of the game".into(),
            Meaning::OptionValue(option, _) => {
                format!("a value of the option `{}`", self.name(Meaning::Option(option)))
            }
            Meaning::Beat(_) => "a beat of the story".into(),
            Meaning::Verb(verb) => format!("a verb, as in `{}`", self.verb_spec(verb).example),
        }
    }

    /// Says which zone of every player is the hand.
    pub fn set_hand(&mut self, zone: ZoneId) {
        self.hand = Some(zone);
    }

    /// The zone of every player that is the hand.
    pub fn hand(&self) -> Option<ZoneId> {
        self.hand
    }

    /// The words at which a counter can stand, in their order.
    pub fn words_of(&self, counter: CounterId) -> Vec<&str> {
        let values = Meaning::CounterValue(counter, 0)..=Meaning::CounterValue(counter, i32::MAX);
        self.names.range(values).map(|(_, name)| name.as_str()).collect()
    }

    /// The values of an attribute, in their order.
    pub fn values_of(&self, attribute: AttributeId) -> Vec<&str> {
        let values = Meaning::Value(attribute, i32::MIN)..=Meaning::Value(attribute, i32::MAX);
        self.names.range(values).map(|(_, name)| name.as_str()).collect()
    }

    /// Whether a counter stands at words rather than numbers.
    pub fn has_words(&self, counter: CounterId) -> bool {
        self.names.contains_key(&Meaning::CounterValue(counter, 0))
    }

    /// Whether a name of several words is joined where it is written with blanks.
    pub(crate) fn joins(&self, name: &str) -> bool {
        let beat = name.strip_prefix("beat_").is_some_and(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()));
        self.words.contains_key(name) || beat && self.names.contains_key(&Meaning::Beat(BeatId::at(0)))
    }

    /// All words, for suggestions.
    pub fn words(&self) -> impl Iterator<Item = (&str, &[Meaning])> {
        self.words.iter().map(|(word, meanings)| (word.as_str(), meanings.as_slice()))
    }

    /// The verb a written form belongs to: `gain`, `gains`.
    pub fn verb(&self, word: &str) -> Option<VerbId> {
        self.meanings(word).iter().find_map(|meaning| match meaning {
            Meaning::Verb(verb) => Some(*verb),
            _ => None,
        })
    }

    /// The text in lower case with names of several words joined, and, for instructions, verbs
    /// marked by a capital. Every byte keeps its place.
    pub fn prepare(&self, text: &str, mark_verbs: bool) -> String {
        let mut bytes = text.to_ascii_lowercase().into_bytes();
        let plain = text.to_ascii_lowercase().replace(' ', "_");
        for (at, end) in self.names_in(&plain) {
            join(&mut bytes, at, &plain.as_bytes()[at..end]);
        }
        if self.names.contains_key(&Meaning::Beat(BeatId::at(0))) {
            join_beats(&mut bytes);
        }
        if mark_verbs {
            let mut start = 0;
            while start < bytes.len() {
                if !is_name_byte(bytes[start]) {
                    start += 1;
                    continue;
                }
                let end = (start..bytes.len()).find(|at| !is_name_byte(bytes[*at])).unwrap_or(bytes.len());
                let is_verb = std::str::from_utf8(&bytes[start..end]).is_ok_and(|word| self.verb(word).is_some());
                if is_verb {
                    bytes[start] = bytes[start].to_ascii_uppercase();
                }
                start = end;
            }
        }
        String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
    }

    /// Where names of several words stand, from where to where. The longest come first, so that `tax of war` wins over
    /// `tax`.
    fn names_in(&self, plain: &str) -> Vec<(usize, usize)> {
        let mut found: Vec<(usize, usize)> =
            self.stretches(plain).filter(|(at, end)| self.words.contains_key(&plain[*at..*end])).collect();
        found.sort_by_key(|(at, end)| (usize::MAX - (end - at), &plain[*at..*end], *at));
        found
    }

    /// Each stretch of a text that may be a name of several words: it begins with the first word of one, ends with a word, and
    /// is no longer than the longest. So many are looked up, however many names there are.
    fn stretches<'t>(&'t self, plain: &'t str) -> impl Iterator<Item = (usize, usize)> + 't {
        let bytes = plain.as_bytes();
        let begins =
            |at: &usize| bytes[*at].is_ascii_alphanumeric() && (*at == 0 || !bytes[*at - 1].is_ascii_alphanumeric());
        (0..bytes.len()).filter(begins).flat_map(move |at| {
            let first = bytes[at..].iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
            let longest = self.joined.get(&plain[at..at + first]).copied().unwrap_or(0);
            let within = bytes[at..].iter().take(longest).take_while(|byte| is_name_byte(**byte)).count();
            let ends = move |end: &usize| !bytes.get(*end).is_some_and(u8::is_ascii_alphanumeric);
            (at + first + 2..=at + within).filter(ends).map(move |end| (at, end))
        })
    }
}

/// Whether a name begins here and ends with a word.
fn stands_at(bytes: &[u8], at: usize, name: &[u8]) -> bool {
    let end = at + name.len();
    end <= bytes.len()
        && (at == 0 || !is_name_byte(bytes[at - 1]))
        && (end == bytes.len() || !is_name_byte(bytes[end]))
        && name
            .iter()
            .zip(&bytes[at..end])
            .all(|(wanted, found)| wanted == found || (*wanted == b'_' && *found == b' '))
}

/// Replaces the blanks inside a name by `_`, unless a longer name has taken a part of it.
fn join(bytes: &mut [u8], at: usize, name: &[u8]) {
    if stands_at(bytes, at, name) {
        bytes[at..at + name.len()].copy_from_slice(name);
    }
}

/// Joins `beat 99` even if there is no such beat, so that it is told as an unknown word.
fn join_beats(bytes: &mut [u8]) {
    let word = b"beat ";
    for at in 0..bytes.len().saturating_sub(word.len()) {
        let bounded = at == 0 || !is_name_byte(bytes[at - 1]);
        if bounded && bytes[at..].starts_with(word) && bytes[at + word.len()].is_ascii_digit() {
            bytes[at + word.len() - 1] = b'_';
        }
    }
}

fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

#[cfg(test)]
mod tests {
    use super::{FamilyId, Meaning, Vocabulary};

    /// Words of so many cards whose names begin alike.
    fn old_things(count: usize) -> Vocabulary {
        let mut words = Vocabulary::engine();
        for at in 0..count {
            words.add(&format!("old_thing_{at:04}"), &format!("old_things_{at:04}"), Meaning::Family(FamilyId::at(at)));
        }
        words
    }

    #[test]
    fn more_names_are_no_more_to_look_up() {
        let text = "each_old_thing_0003_and_all_old_things_0020_in_the_old_hand";
        let looked_up = |count| old_things(count).stretches(text).count();
        assert!(looked_up(100) > 3);
        assert_eq!(looked_up(100), looked_up(1000));
        let prepared = |text| old_things(100).prepare(text, false);
        assert_eq!(prepared("Old thing 0003, old  thing 0004"), "old_thing_0003, old  thing 0004");
        assert_eq!(prepared("cold thing 0003 old_thing 0005"), "cold thing 0003 old_thing_0005");
        assert_eq!(prepared("_old thing 0003 old thing 0005_"), "_old thing 0003 old thing 0005_");
    }

    #[test]
    fn a_text_twice_as_long_is_twice_the_work() {
        let words = old_things(20);
        let looked_up = |times| words.stretches(&"old_thing_0003_".repeat(times)).count();
        assert!(looked_up(100) > 100 && looked_up(200) <= 2 * looked_up(100) + 10);
    }
}
