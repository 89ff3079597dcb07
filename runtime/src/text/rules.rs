//! Every text that players can come to read, declared once: how its key is made, what it belongs to, which variables
//! it can use, whether it must be there, and what is told without it. Whoever looks for a text makes its key here, `check`
//! judges the texts of packs by it, and docs/reference/texts.md is made from it.

/// A family of texts: one for each thing of a kind.
#[derive(Debug, PartialEq, Eq)]
pub struct TextRule {
    /// What the key begins with.
    pub prefix: &'static str,
    /// What the key ends with, behind the id.
    pub suffix: &'static str,
    /// What each of them belongs to; empty if there is only one.
    pub of: &'static str,
    /// The variables that it can use: name and meaning. A name in `<…>` stands for names that the pack gives.
    pub variables: &'static [(&'static str, &'static str)],
    /// It must be there in every language that the pack promises.
    pub required: bool,
    /// What it says, or what is told without it.
    pub about: &'static str,
}

impl TextRule {
    /// The key of the text about a thing.
    pub fn key(&self, id: &str) -> String {
        let mut key = String::with_capacity(self.prefix.len() + 1 + id.len() + self.suffix.len());
        key.push_str(self.prefix);
        for part in id.split(['_', ' ']) {
            key.push('-');
            key.push_str(part);
        }
        key.push_str(self.suffix);
        key
    }

    /// How the key is made, for people: `word-<id>`.
    pub fn pattern(&self) -> String {
        if self.of.is_empty() { self.prefix.to_owned() } else { format!("{}-<id>{}", self.prefix, self.suffix) }
    }

    /// The id, if the key is made like this.
    pub fn id<'k>(&self, key: &'k str) -> Option<&'k str> {
        key.strip_prefix(self.prefix)?.strip_prefix('-')?.strip_suffix(self.suffix).filter(|id| !id.is_empty())
    }
}

const fn rule(prefix: &'static str, of: &'static str, required: bool, about: &'static str) -> TextRule {
    TextRule { prefix, suffix: "", of, variables: &[], required, about }
}

const fn ending(rule: TextRule, suffix: &'static str) -> TextRule {
    TextRule { suffix, ..rule }
}

const fn using(rule: TextRule, variables: &'static [(&'static str, &'static str)]) -> TextRule {
    TextRule { variables, ..rule }
}

const IT: (&str, &str) = ("it", "what is chosen first");
const PLAYER: (&str, &str) = ("player", "the player's name");
const WHOSE: (&str, &str) = ("whose", "`your`, `other` or `any`: whose moment it is");
const NUMBER_PRINTED: (&str, &str) = ("<attribute>", "a number that is printed on the card");
const NUMBER_OF_RULE: (&str, &str) = (
    "<number>",
    "a number of its rule by what it counts (`$token`), or with what is done (`$gain_token`); `check` lists them",
);
const NUMBERS: &[(&str, &str)] = &[NUMBER_PRINTED, NUMBER_OF_RULE];
const MOMENT: &[(&str, &str)] = &[WHOSE];
const MOMENT_OF_THING: &[(&str, &str)] = &[
    WHOSE,
    ("it", "`this` if it is about the card itself, else `other`"),
    ("thing", "what it is about, such as `a card`"),
    ("which", "what is said of it behind its noun: `of this color`; else nothing"),
    ("named", "`yes` if its noun is said, so that `$thing` stands for it; else `no`"),
];

/// What a pack is called.
pub const PACK_TITLE: TextRule = rule("pack-title", "", true, "what the pack is called");
/// What a pack is about.
pub const PACK_ABOUT: TextRule =
    rule("pack-about", "", false, "a line or two about the game, shown when a match begins");
/// The name of a thing.
pub const WORD: TextRule = rule(
    "word",
    "a kind, attribute, resource, zone, board, counter, query, condition, event, phase or card, a word at which a counter stands, a value of an attribute or option, what a place of a board is called, the name of a choice",
    true,
    "its name, with its forms as attributes (below); the name of a value, a place or a choice may be left out, and is then its id",
);
/// The name of a thing that every game has.
pub const NOUN: TextRule = rule(
    "noun",
    "a thing that every game has, such as a card or a player",
    false,
    "its name and forms, unless the pack has a `word-<id>` for it",
);
/// The rules text of a card.
pub const TEXT: TextRule = using(
    rule("text", "a card", false, "its rules text; without it, the text is made from the card's sentences"),
    &[NUMBER_PRINTED, NUMBER_OF_RULE, ("<option>", "the value of an option, by its id")],
);
/// A line on a card that belongs to no rule.
pub const FLAVOR: TextRule = rule("flavor", "a card", false, "a line that belongs to no rule");
/// What a number is for.
pub const ABOUT: TextRule = rule(
    "about",
    "a resource, counter or query",
    false,
    "what it is for: told to whoever asks about it, and whoever points at it at the table",
);
/// What an action is as a card's ability.
pub const ABILITY: TextRule = using(
    rule(
        "ability",
        "an action that cards bring",
        false,
        "how it stands on a card; without it, as the action's own text",
    ),
    NUMBERS,
);
/// How a moment is spoken of on cards.
pub const MOMENT_ENTERS: TextRule = using(
    rule(
        "moment-enters",
        "a zone or board",
        false,
        "the moment when a card comes there, as cards begin with it; without it, `when-enters`; with `{ \"\" }`, nothing is said",
    ),
    MOMENT_OF_THING,
);
/// The same when a card leaves.
pub const MOMENT_LEAVES: TextRule = using(
    rule("moment-leaves", "a zone", false, "the same when a card leaves it; without it, `when-leaves`"),
    MOMENT_OF_THING,
);
/// The same when a phase begins.
pub const MOMENT_BEGINS: TextRule =
    using(rule("moment-begins", "a phase", false, "the same when it begins; without it, `when-begins`"), MOMENT);
/// The same when a phase ends.
pub const MOMENT_ENDS: TextRule =
    using(rule("moment-ends", "a phase", false, "the same when it ends; without it, `when-ends`"), MOMENT);
/// The same when something is gained.
pub const MOMENT_GAINS: TextRule =
    using(rule("moment-gains", "a resource", false, "the same when it is gained; without it, `when-gained`"), MOMENT);
/// The same when something is lost.
pub const MOMENT_LOSES: TextRule = using(
    rule("moment-loses", "a resource", false, "the same when it is lost or paid; without it, `when-lost`"),
    MOMENT,
);
/// The same when something was done.
pub const MOMENT_DONE: TextRule = using(
    rule("moment-done", "an action", false, "the same when it was done; without it, `when-done`"),
    MOMENT_OF_THING,
);
/// The same when something is announced.
pub const MOMENT_ON: TextRule =
    using(rule("moment-on", "an event", false, "the same when it is announced; without it, `when-announced`"), MOMENT);
/// What a change to a number means, as a sentence.
pub const CHANGE: TextRule = using(
    rule(
        "change",
        "a query",
        false,
        "what a change to it means, as a clause: `hiring costs you { $by } less`; without it, `wording-changes`",
    ),
    &[
        ("by", "by how much, without its sign; a text if it is no plain number"),
        ("way", "`more` or `less`"),
        ("thing", "of a card's number, to which cards it applies: `a card of this color`"),
        ("which", "what is said of them behind their noun: `of this color`; else nothing"),
        ("named", "`yes` if their noun is said, so that `$thing` stands for it; else `no`"),
    ],
);
/// What raising a counter means.
pub const RAISED: TextRule = using(
    rule(
        "raised",
        "a counter, or `actions-left`",
        false,
        "what it means on cards that it is raised: `you may take { $by } more`; without it, just that",
    ),
    &[("by", "by how much")],
);
/// What a script does.
pub const SCRIPT: TextRule = using(
    rule(
        "script",
        "a function that an effect runs, as `<file>-<function>`",
        true,
        "what it does, as it stands among other deeds: `draw { $cards_drawn } cards`; its numbers come from the script",
    ),
    &[("<number>", "a number of the script: `local CARDS_DRAWN = 2`, outside of all functions, is `$cards_drawn`")],
);
/// The label of an action.
pub const ACTION: TextRule = using(
    rule("action", "an action", true, "its label among the options, and in the log"),
    &[
        IT,
        ("<choice>", "each thing that is chosen, and each target, by its name"),
        ("this", "the card that brings it, with `of = \"card\"`"),
    ],
);
/// What the log says of an action.
pub const DONE: TextRule = using(
    rule("done", "an action", false, "what the log says when it is done; without it, `event-acted` with its label"),
    &[
        PLAYER,
        IT,
        ("<choice>", "each thing that is chosen, and each target, by its name"),
        ("this", "the card that brings it, with `of = \"card\"`"),
    ],
);
/// What the log says of a choice that was taken.
pub const TAKEN: TextRule = using(
    rule(
        "taken",
        "a choice under `offer`",
        false,
        "what the log says when it is taken; without it, `event-acted` with its label",
    ),
    &[PLAYER, ("it", "what the effect is about")],
);
/// What the log says of a thing that was chosen.
pub const CHOSEN: TextRule = using(
    rule(
        "chosen",
        "a question (`ask`)",
        false,
        "what the log says when something is chosen; without it, `event-acted` with its label",
    ),
    &[PLAYER, ("it", "the thing"), ("<choice>", "the same by the name of the choice")],
);
/// What the log says of cards that come to a zone.
pub const ENTERED: TextRule = using(
    rule(
        "entered",
        "a zone or board",
        false,
        "what the log says when cards come there; without it, `event-moved`; with `{ \"\" }`, nothing",
    ),
    &[
        PLAYER,
        ("cards", "the cards"),
        ("count", "how many they are"),
        ("gender", "of one card, its gender"),
        ("from", "where they come from"),
        ("to", "where they come to"),
        ("seen", "`yes` if all of them are named, else `no`"),
        ("source", "the id of the zone or board where they come from"),
        ("owner", "whose the zone is: `your`, `other` or `none`"),
    ],
);
/// What cards are that nobody may name.
pub const UNSEEN: TextRule = using(
    rule(
        "unseen",
        "a zone or board",
        false,
        "what cards are called that lie there or come from there and that the reader may not know; without it, they are cards",
    ),
    &[("count", "how many they are")],
);
/// The label of a choice that is offered.
pub const OFFER: TextRule = using(
    rule("offer", "a choice under `offer`", true, "its label among the options, and in the log"),
    &[("it", "what the effect is about")],
);
/// The question before something is chosen.
pub const ASK: TextRule = rule("ask", "a question (`ask`)", true, "what the player is asked");
/// The label of a thing that can be chosen.
pub const CHOOSE: TextRule = using(
    rule("choose", "a question (`ask`)", true, "the label of each thing that can be chosen, and in the log"),
    &[("it", "the thing"), ("<choice>", "the same by the name of the choice")],
);
/// The label of choosing nothing.
pub const CHOOSE_NONE: TextRule = ending(
    rule("choose", "a question (`ask`)", false, "the label of choosing nothing; without it, `choice-none`"),
    "-none",
);
/// The label of an option of a script.
pub const ANSWER: TextRule =
    rule("answer", "an option of a script's `choose`", false, "its label; without it, what the script says");
/// The question of a phase.
pub const PHASE_PROMPT: TextRule =
    ending(rule("phase", "a phase", false, "what the player is asked in it; without it, `prompt-action`"), "-prompt");
/// What the log says when a phase begins.
pub const BEGINS: TextRule = using(
    rule(
        "begins",
        "a phase",
        false,
        "what the log says when it begins; without it, `event-began` for an active player's phase",
    ),
    &[PLAYER],
);
/// What the log says of an event.
pub const ANNOUNCED: TextRule =
    using(rule("announced", "an event", false, "what the log says of it; without it, `event-announced`"), &[PLAYER]);
/// What the log says of a counter.
pub const COUNTED: TextRule = using(
    rule(
        "counted",
        "a counter",
        false,
        "what the log says when it changes; without it, `event-counted` for counters of players; with `{ \"\" }`, nothing",
    ),
    &[PLAYER, ("amount", "the number it has now"), ("value", "the word at which it stands now")],
);
/// A short name.
pub const SHORT: TextRule = rule(
    "short",
    "an attribute, resource, counter or query",
    false,
    "its name where there is little room; without it, its name before a number",
);
/// The name of a line of figures.
pub const ROW: TextRule = rule("row", "a row of figures", true, "the name of the line");
/// A heading of options.
pub const GROUP: TextRule = rule("group", "a group of actions", true, "the heading above their options");
/// What a win is called.
pub const TITLE: TextRule = rule("title", "a title of `[finish]`", true, "what is said of the win");
/// Why a setting is refused.
pub const REFUSE: TextRule = rule("refuse", "a reason (`because`) of `[[refuse]]`", true, "why it cannot be played so");
/// The name of an option.
pub const OPTION: TextRule = rule("option", "an option", true, "its name");
/// The name of a value of an option.
pub const OPTION_VALUE: TextRule =
    rule("option", "a value of an option, as `<option>-<value>`", false, "its name; without it, its id");
/// The title of a chapter.
pub const CHAPTER_TITLE: TextRule = ending(rule("chapter", "a chapter", true, "its title"), "-title");
/// What is read when a chapter opens.
pub const CHAPTER_TEXT: TextRule = ending(rule("chapter", "a chapter", true, "what is read when it opens"), "-text");
/// The title of a beat.
pub const BEAT_TITLE: TextRule = ending(rule("beat", "a beat", true, "its title"), "-title");
/// What is read when a beat is told.
pub const BEAT_TEXT: TextRule = ending(rule("beat", "a beat", true, "what is read when it is told"), "-text");
/// What a script asks.
pub const PROMPT: TextRule =
    rule("prompt", "a script's `prompt`", true, "what the player is asked; a script names the whole key");

/// The id by which the texts of a script's function are found: `wind_blow_out`.
pub fn script_id(path: &str, function: &str) -> String {
    let file = path.rsplit('/').next().and_then(|name| name.split('.').next()).unwrap_or_default();
    format!("{file}_{function}")
}

/// All of them, as they stand in the reference.
pub const RULES: &[&TextRule] = &[
    &PACK_TITLE,
    &PACK_ABOUT,
    &WORD,
    &TEXT,
    &FLAVOR,
    &ABOUT,
    &ABILITY,
    &MOMENT_ENTERS,
    &MOMENT_LEAVES,
    &MOMENT_BEGINS,
    &MOMENT_ENDS,
    &MOMENT_GAINS,
    &MOMENT_LOSES,
    &MOMENT_DONE,
    &MOMENT_ON,
    &CHANGE,
    &RAISED,
    &SCRIPT,
    &ACTION,
    &DONE,
    &OFFER,
    &TAKEN,
    &ASK,
    &CHOOSE,
    &CHOOSE_NONE,
    &CHOSEN,
    &ENTERED,
    &UNSEEN,
    &ANSWER,
    &PHASE_PROMPT,
    &BEGINS,
    &ANNOUNCED,
    &COUNTED,
    &SHORT,
    &ROW,
    &GROUP,
    &TITLE,
    &REFUSE,
    &OPTION,
    &OPTION_VALUE,
    &CHAPTER_TITLE,
    &CHAPTER_TEXT,
    &BEAT_TITLE,
    &BEAT_TEXT,
    &PROMPT,
];

/// The forms that a name can have: form, language (all if empty), meaning.
pub const FORMS: &[(&str, &str, &str)] = &[
    ("label", "", "the name before a number, as in a list of figures"),
    ("behind", "", "the value stands behind the name of a card, in brackets, and is written so"),
    ("at", "", "the preposition with which something lies there, instead of the usual one"),
    ("not", "", "of a condition with a name: how it is denied, instead of `it is not so that …`"),
    (
        "stands",
        "",
        "`behind`, of a condition with a name that is said behind what it is true of: `a lamp within reach`",
    ),
    ("different", "", "what is said of things that differ in it, instead of `of different …`: `with different items`"),
    ("whole", "ru", "what begins and ends there, instead of `фазу «…»`: `партию`"),
    ("sized", "ru", "what is said of things that have so much of it, instead of `with …`: `этапа` for `этапа 12`"),
    (
        "gender",
        "en",
        "`adj` for what describes a noun, `noun` for a noun whose plural looks like its singular, `mass` for what is not counted",
    ),
    ("one", "en", "the singular"),
    ("other", "en", "the plural"),
    (
        "gender",
        "ru",
        "`m`, `f`, `n`, `pl` for what has no singular, `adj` for what describes a noun, `mass` for what is not counted",
    ),
    ("nom, gen, dat, acc, ins, pre", "ru", "the cases of a noun"),
    ("loc", "ru", "where something lies, if that is not said with `pre`: «в ряду», not «о ряде»"),
    (
        "nom-pl, gen-pl, dat-pl, acc-pl, ins-pl, pre-pl",
        "ru",
        "the cases of the plural, of a noun or of what describes it",
    ),
    ("nom-m, nom-f, nom-n and so on", "ru", "the cases of what describes a noun, by gender"),
];

/// The Russian cases, in the order in which they are learnt.
pub const CASES: &[&str] = &["nom", "gen", "dat", "acc", "ins", "pre"];

/// The forms that a name can have in every language.
pub const COMMON_FORMS: &[&str] = &["label", "behind", "at", "not", "stands", "different", "sized", "whole", "gender"];

/// The text in which a language says which forms its words have (`.names`) and what `.gender` can say (`.genders`).
pub const WORD_FORMS: &str = "word-forms";

/// The text in which a language lists how it writes numbers in words, one form for each: `.n2 = two twice`.
pub const NUMBER_WORDS: &str = "number-words";

/// Beginnings of texts by which a language makes sentences: those that the engine asks for, and those that a language
/// makes for itself.
const ASKED: &[&str] = &["say-", "do-", "verb-"];
const OWN: &[&str] = &["part-", "usual-", "feature-", "form-", "noun-"];

/// Whether a text is a pattern by which a language makes sentences.
pub fn is_pattern(key: &str) -> bool {
    is_own_pattern(key) || is_asked_pattern(key)
}

/// Whether the engine asks for such a pattern.
pub fn is_asked_pattern(key: &str) -> bool {
    ["do", "verb", "is-adjective"].contains(&key) || ASKED.iter().any(|begins| key.starts_with(begins))
}

/// Whether a language may have a pattern that no other has. A verb that needs no pattern of its own is said by `do`.
pub fn is_own_pattern(key: &str) -> bool {
    ["agreement", WORD_FORMS, NUMBER_WORDS].contains(&key)
        || OWN.iter().chain(&["do-"]).any(|begins| key.starts_with(begins))
}
