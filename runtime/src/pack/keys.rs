//! Every table and key that packs may write, for the reference. The readers in `check/` and
//! `compose.rs` ask for exactly these keys; a test compares both.

use super::key::key;
pub use super::key::{Key, KeyTable};

/// Keys of every table with an id, in a pack (or another file of it) that changes what is defined already.
pub const CHANGES: &[Key] = &[
    key("replaces", "true", "the keys below take the place of those of the pack that defined this id"),
    key(
        "extends",
        "true",
        "the lists below are added to those of the pack that defined this id, or of another file of this pack; a key that is not there is set, and a single value is refused",
    ),
];

/// Keys of tables by which a pack offers something to others.
pub const HOOK: &[Key] = &[key(
    "hook",
    "text",
    "other packs may add to this or listen to it, and what for; `quarterdeck explain <game> --hooks` lists all of them",
)];

/// Keys of every table that has an id or stands in a list.
pub const WITH: &[Key] = &[
    key("with", "ids of packs", "the table is there only if these packs are played too"),
    key("without", "ids of packs", "the table is there only if none of these packs is played too"),
];

const PLURAL: Key = key("plural", "text", "the plural in sentences, where adding `s` is wrong");
const EACH: Key = key(
    "each",
    "selection",
    "it is done for each of these in turn, which is `it` and called by its noun; a player is also `they`. Which they are is settled before the first",
);
const TO: Key = key(
    "to",
    "selection of players",
    "these players are told to do it, one after the other, clockwise from the active player: each of them is `you`, and who tells them is `they`. Which they are is settled before the first",
);
const SECRETLY: Key = key(
    "secretly",
    "true or false",
    "with `to` and an `offer` or `choose`: they answer in secret, and nothing comes of it before all have answered; then the answers are told and what follows from them is done, in the same order",
);
/// What a number or condition can be of.
const BEARERS: &str = "\"table\", \"player\", \"card\" or \"place\"";
const LET: Key = key(
    "let",
    "table",
    "name = amount or one thing: found out before anything is done, and called `the <name>` in the rest of the table and in later names. What is said with an order word, by name or `with the most …` is a thing, all else an amount. A name is one word, with the text `word-<name>`",
);
const CHOOSE: Key = key("choose", "selection or list", "one thing is chosen first, as below");
const IF: Key = key("if", "condition", "only if this holds");

const TAKES_PART: Key =
    key("if", "condition or list", "the cards take part only if this holds of the options and the number of players");
const SETTING: Key = key("if", "condition", "only if this holds of the options and the number of players");

/// All tables.
pub const TABLES: &[KeyTable] = &[
    KeyTable {
        table: "[pack]",
        about: "The head of a pack, in pack.toml. The id of a pack is the name of its folder.",
        readers: &[("pack/compose.rs", "head")],
        keys: &[
            key("version", "text", "the version; must be given"),
            key("needs", "ids of packs", "packs that must be there too"),
            key("expansion", "true or false", "true: cannot be played by itself"),
            key("languages", "list of languages", "these must have every text"),
            key(
                "players",
                "[fewest, most]",
                "how many can play, from 1 to 8; of several packs the widest range, which `[[refuse]]` narrows",
            ),
            key("sets", "table", "option = value: what the options are when this pack is named as the game"),
        ],
    },
    KeyTable {
        table: "[option.<id>]",
        about: "A variant that players choose before a match. Sentences may ask it by its id.",
        readers: &[("check/names.rs", "option_names")],
        keys: &[
            key("values", "list of words", "what can be chosen; left out if it is a number"),
            key("least", "number", "the least number, 0 if not given"),
            key("most", "number", "the greatest number"),
            key("default", "a value or number", "what is played if nothing is said; must be given"),
            key(
                "sets",
                "table of tables",
                "value = { option = value, … }: what a value makes of other options if nothing is said",
            ),
        ],
    },
    KeyTable {
        table: "[[refuse]]",
        about: "A setting that cannot be played. The reason is the text `refuse-<id>`.",
        readers: &[("check/setting.rs", "refusals")],
        keys: &[SETTING, key("because", "id of a text", "why; must be given")],
    },
    KeyTable {
        table: "[[leave_out]]",
        about: "Cards that do not take part, and rules that do not apply.",
        readers: &[("check/setting.rs", "left_out"), ("check/setting.rs", "rules_left_out")],
        keys: &[
            SETTING,
            key("packs", "ids of packs", "all cards that these packs bring"),
            key("cards", "cards", "all cards of these families"),
            key("rules", "ids of rules", "these rules do not apply"),
        ],
    },
    KeyTable {
        table: "[words]",
        about: "Where cards go when a sentence does not say it.",
        readers: &[("check/numbers.rs", "common_words")],
        keys: &[
            key("discards_to", "zone", "where `discard` puts cards"),
            key("draws_from", "zone", "where `draw` takes cards"),
            key("draws_to", "zone", "where `draw` puts them"),
            key("reveals_to", "zone", "where `reveal` puts cards"),
        ],
    },
    KeyTable {
        table: "[kind.<id>]",
        about: "A kind of card.",
        readers: &[("check/names.rs", "attribute_names"), ("check/drawing.rs", "symbols")],
        keys: &[
            key("shows", "attributes", "what is written behind the name, to tell cards of a family apart"),
            key(
                "parts",
                "\"all\" or \"last\"",
                "its cards are crafted: cards under one are parts of it and do what they say where it does; all show, or only the last one, which covers the card and the others",
            ),
            key(
                "symbols",
                "attributes and queries",
                "numbers of its cards that are drawn with them, unless they are 0, by the text `short-<id>` if there is one; of a crafted card, what its parts have together",
            ),
            PLURAL,
        ],
    },
    KeyTable {
        table: "[attribute.<id>]",
        about: "Something printed on cards: a number, unless one of the keys says otherwise.",
        readers: &[("check/names.rs", "attribute_names")],
        keys: &[
            key("values", "list of words", "it is one of these words, and each is a word of sentences"),
            key("flag", "true or false", "it is there or not"),
            key("list_of", "attribute", "it is a row of values of that attribute, as on a tile"),
            key(
                "family",
                "true or false",
                "which card it is, so that cards `of different …` have different names; printed on none",
            ),
            key("adds_up", "true or false", "a crafted card has as much of it as the parts that show have together"),
            PLURAL,
        ],
    },
    KeyTable {
        table: "[resource.<id>]",
        about: "Something players have so and so much of: a number, or cards in a zone of theirs.",
        readers: &[("check/numbers.rs", "resource_definitions")],
        keys: &[
            PLURAL,
            key("start", "number", "how much everybody has at first, if it is a number"),
            key("most", "number", "nobody ever has more, if it is a number; what is over is lost"),
            key("secret", "true or false", "others do not see how much"),
            key("kept_in", "zone", "it is cards, and they lie in this zone of each player"),
            key("taken_from", "zone", "where such cards come from"),
            key("spent_to", "zone", "where such cards go"),
        ],
    },
    KeyTable {
        table: "[zone.<id>]",
        about: "A place for cards.",
        readers: &[("check/numbers.rs", "zones_and_boards"), ("check/drawing.rs", "drawn_zones")],
        keys: &[
            key("per", "\"player\"", "every player has one"),
            key(
                "seen_by",
                "\"all\", \"owner\", \"nobody\" or \"top\"",
                "who sees the cards; all if not given. `top`: everybody sees the top card, nobody those below it",
            ),
            key("refill", "zone", "when cards are needed and it is empty, that zone is shuffled into it"),
            key(
                "held",
                "true or false",
                "its cards are held by its player: they count for `you hold` and do what they say",
            ),
            key("works", "true or false", "cards in this shared zone do what they say, for the active player"),
            key("stack", "true or false", "new cards lie on top, not at the end"),
            PLURAL,
            key(
                "drawn",
                "\"line\", \"boxes\", \"list\", \"count\" or \"hidden\"",
                "how `play` draws it: in one line if not given; each card in a box, or in a line with its parts and its text; only how many cards there are; or not at all, unless everything is asked for",
            ),
            key("drawn_if", "condition", "it is drawn only while this holds"),
            key("across", "number", "boxes in a row; as many as fit if not given"),
        ],
    },
    KeyTable {
        table: "[board.<id>]",
        about: "Places in a row or grid.",
        readers: &[("check/boards.rs", "boards"), ("check/drawing.rs", "grounds")],
        keys: &[
            key("place", "word", "what a place is called in sentences"),
            key("places", "word", "its plural"),
            PLURAL,
            key("most", "number", "how many places there can be; must be given"),
            key("width", "number", "places in a row of a grid; a track if not given"),
            key("from", "zone, end or list", "lies before the first place; a zone can lie at several boards"),
            key("to", "zone, end or list", "lies behind the last place"),
            key("follows", "board", "its places are numbered on from the last place of that board"),
            key("tiles", "zone", "the stack of tiles that `lay` takes from; without it all places are there at once"),
            key("reads", "table", "attribute of a place = attribute of the tile whose row it is read from"),
            key("turns", "true or false", "tiles are laid one way or the other by chance"),
            key("ground", "kind", "a place is drawn as a box and named by the card of this kind that lies there"),
        ],
    },
    KeyTable {
        table: "from = { … } and to = { … }",
        about: "A zone at an end of a board. A board without places leads nowhere.",
        readers: &[("check/boards.rs", "end")],
        keys: &[
            key("zone", "zone", "which; must be given"),
            key("if", "condition", "it is joined to the board only while this holds"),
        ],
    },
    KeyTable {
        table: "[counter.<id>]",
        about: "A number that verbs set and raise.",
        readers: &[("check/numbers.rs", "counter_definitions"), ("check/names.rs", "bearer")],
        keys: &[
            key("of", BEARERS, "what has such a number; the table if not given"),
            PLURAL,
            key("values", "list of words", "it stands at one of these words instead of a number"),
            key("resets", "phase", "gets its first value again whenever this phase begins"),
            key("start", "number or word", "the first value; 0, or the first word, if not given"),
            key("secret", "true or false", "others do not see it"),
            key("quiet", "true or false", "it is not shown on the table and not told in the log"),
        ],
    },
    KeyTable {
        table: "[event.<id>]",
        about: "Something that `announce` makes happen and triggers hear.",
        readers: &[("check/flow.rs", "flow")],
        keys: &[PLURAL],
    },
    KeyTable {
        table: "[query.<id>]",
        about: "A named number of the game that rules ask and cards change.",
        readers: &[("check/numbers.rs", "query_definitions"), ("check/names.rs", "bearer")],
        keys: &[
            key("of", BEARERS, "of what it is asked; `it` is that thing"),
            PLURAL,
            key("base", "number or amount", "what it is before changes; must be given"),
            key("min", "number", "it is never less"),
            key("max", "number", "it is never more"),
            key("quiet", "true or false", "it is not shown on the table"),
            key("changes", "list of tables", "changes by the rules, as below"),
        ],
    },
    KeyTable {
        table: "[condition.<id>]",
        about: "A condition with a name. That of the table is a statement of its own (`calm`, `not calm`); that of things is an adjective: `it is ripe`, `a ripe lantern in the row`, `each rich player`. Its text `word-<id>` is the whole statement, or the adjective.",
        readers: &[("check/numbers.rs", "condition_definitions"), ("check/names.rs", "bearer")],
        keys: &[
            key("of", BEARERS, "of what it is asked: a player is `you`, a card or place `it`; the table if not given"),
            key("is", "condition", "when it holds; must be given. It may ask other conditions, but not itself"),
        ],
    },
    KeyTable {
        table: "[[query.<id>.changes]]",
        about: "A change that the rules make to a query.",
        readers: &[("check/numbers.rs", "change")],
        keys: &[IF, key("by", "number or amount", "how much is added; must be given")],
    },
    KeyTable {
        table: "[[card.<id>.changes]]",
        about: "A standing change to a query, by every card of the family that the asking player holds.",
        readers: &[("check/cards.rs", "changes_of"), ("check/numbers.rs", "change")],
        keys: &[
            key("query", "query", "which number is changed; must be given"),
            IF,
            key("by", "number or amount", "how much is added; must be given"),
        ],
    },
    KeyTable {
        table: "[card.<id>]",
        about: "A family of cards. Every other key is an attribute with its value.",
        readers: &[("check/cards.rs", "card"), ("check/drawing.rs", "signs")],
        keys: &[
            key("kind", "kind or list of kinds", "must be given; the first with `shows` names the cards"),
            PLURAL,
            TAKES_PART,
            key("copies", "list of tables", "how often and with what printed on it; one card if not given"),
            key("starts_in", "zone", "where it lies at first; `deck` if not given"),
            key("per", "\"player\"", "every player has these cards and owns them"),
            key("counts_as", "cards", "what it can stand for where wildcards are allowed"),
            key("beside", "cards", "its neighbours, for `beside`, wherever they lie; each is then beside it too"),
            key("requires", "requirement", "what `its requirement` asks for"),
            key("when", "list of tables", "triggers, as `[[rule]]`"),
            key("changes", "list of tables", "standing changes, as above"),
            key("holds", "true or false", "cards can lie under it"),
            key(
                "actions",
                "list of actions",
                "actions that it brings (`of = \"card\"`); a list in the list means that one of these can be used, not the others",
            ),
            key("faces", "cards", "its further faces, in order; `flip` shows the next one"),
            key("mark", "one sign", "drawn before whose card it is, where it lies on a board or under a card"),
            key(
                "designed",
                "names or true",
                "what no rulebook prints: attributes of its cards, `count`, `requires`, `when`, `changes`, `actions`, `beside`; or all of it. Holds for the copies of the same pack",
            ),
        ],
    },
    KeyTable {
        table: "copies = [{ … }]",
        about: "Some cards of a family. Every other key is an attribute with its value.",
        readers: &[("check/cards.rs", "printings_of")],
        keys: &[
            key("count", "number", "how many such cards; 1 if not given"),
            key("starts_in", "zone", "where they lie at first, if elsewhere than the others"),
            TAKES_PART,
            key("designed", "names or true", "what no rulebook prints of these: attributes, `count`; or all of it"),
        ],
    },
    KeyTable {
        table: "[[rule]] and [[card.<id>.when]]",
        about: "A trigger: of the rules, or of a card that somebody holds. Exactly one of the last four keys is given.",
        readers: &[
            ("check/effects.rs", "trigger"),
            ("check/effects.rs", "deed_table"),
            ("check/addressed.rs", "addressed"),
            ("check/effects.rs", "deed_for_one"),
            ("check/effects.rs", "chosen"),
            ("check/effects.rs", "done"),
        ],
        keys: &[
            key("event", "event", "what it hears; must be given (see events.md)"),
            IF,
            EACH,
            TO,
            SECRETLY,
            LET,
            CHOOSE,
            key("do", "effect", "what is done"),
            key("offer", "table", "choices by name, of which the player takes one, as below"),
            key("run", "\"file.function\"", "a script"),
            key("perform", "effect id", "an effect that has a name"),
        ],
    },
    KeyTable {
        table: "[[rule]]",
        about: "Rules are asked in the order of the packs and files. Beside what a trigger says:",
        readers: &[("check/effects.rs", "rule")],
        keys: &[
            key(
                "id",
                "name",
                "by which other packs speak of it; with `replaces = true` or `extends = true`, the rule that is changed",
            ),
            key("before", "id of a rule", "it comes directly before that one"),
            key("after", "id of a rule", "it comes directly after that one"),
        ],
    },
    KeyTable {
        table: "{ … } in an effect",
        about: "An effect is an instruction, such a table, or a list of both. Exactly one of the last four keys is given.",
        readers: &[
            ("check/effects.rs", "deed_table"),
            ("check/addressed.rs", "addressed"),
            ("check/effects.rs", "deed_for_one"),
            ("check/effects.rs", "chosen"),
            ("check/effects.rs", "done"),
        ],
        keys: &[
            IF,
            EACH,
            TO,
            SECRETLY,
            LET,
            CHOOSE,
            key("do", "effect", "what is done"),
            key("else", "effect", "done instead, if `if` does not hold"),
            key("offer", "table", "choices by name"),
            key("run", "\"file.function\"", "a script"),
            key("perform", "effect id", "an effect that has a name"),
        ],
    },
    KeyTable {
        table: "choose = …",
        about: "In such a table or trigger: a player chooses one thing before the rest is done. It is called by its noun, and the first is also `it`; a chosen player is `they`. `up to 1 card …` lets choose none. Nobody is asked where nothing can be chosen (then the rest is left out), or just one thing and it must be. `an amount up to …`, `an amount from 0 up to …` lets choose a number, the greatest first; `the amount` is that number. Beside it may stand:",
        readers: &[("check/choices.rs", "choosing")],
        keys: &[
            key("by", "selection of players", "who choose instead of you, one after the other; each of them is `they`"),
            key("as", "name or list", "what the chosen thing is called, instead of its noun"),
            key(
                "ask",
                "name or list",
                "the question has its own texts: `ask-<name>` and, with `{ $it }`, `choose-<name>`; perhaps `choose-<name>-none`",
            ),
            key("else", "effect", "done if nothing is chosen"),
        ],
    },
    KeyTable {
        table: "offer.<name> = { … }",
        about: "One choice of an offer; instead of the table there may be an instruction alone.",
        readers: &[("check/effects.rs", "offer")],
        keys: &[IF, key("do", "effect", "what it does; nothing if not given")],
    },
    KeyTable { table: "effect.<id> = …", about: "An effect with a name, for `perform`.", readers: &[], keys: &[] },
    KeyTable {
        table: "[phase.<id>]",
        about: "A part of the match. The outermost is called `match`. A phase has either `steps` or `actions`.",
        readers: &[("check/flow.rs", "phase_definitions")],
        keys: &[
            PLURAL,
            key("each", "selection of players", "it is played once by each of them, in this order"),
            key("active", "true or false", "who plays it is the active player"),
            IF,
            key("before", "effect", "done first, each time anew if the phase repeats"),
            key("steps", "phases", "the phases within it"),
            key("actions", "actions", "what can be done in it, again and again"),
            key(
                "limit",
                "number or amount",
                "how many actions it allows, settled when it begins; a query of the player that stands here alone says so while the phase is on",
            ),
            key("repeats", "true or false", "it begins again when it is over"),
            key("after", "effect", "done last, also when it was cut short"),
        ],
    },
    KeyTable {
        table: "[action.<id>]",
        about: "Something a player can choose to do.",
        readers: &[("check/flow.rs", "action_definitions")],
        keys: &[
            key("if", "condition or list", "only if this holds; of a list, all"),
            key("choose", "selection or list", "what must be chosen; called by its noun, and the first is also `it`"),
            key("target", "selection or list", "what follows from the choice; called `the target`"),
            key("allowed", "condition or list", "asked for every choice; of a list, all must hold"),
            key("requires", "requirement", "what is paid; `its requirement` is that of the chosen card"),
            key("uses", "number", "how many of the phase's actions it uses; 1 if not given"),
            key(
                "of",
                "\"card\"",
                "cards bring it: it is open for each card you hold that names it in `actions`, which is `this card`; of a crafted card, `this part` is the part that brings it",
            ),
            key(
                "once",
                "phase",
                "each player, or each card that brings it, can do it once until this phase begins anew",
            ),
            key("idle", "true or false", "nothing useful: where only such actions are open, nobody is asked"),
            key("forced", "true or false", "where it is the only option, it is done without asking"),
            key("do", "effect", "what it does; must be given"),
        ],
    },
    KeyTable {
        table: "[group.<id>]",
        about: "Options that `play` lists under one heading, the text `group-<id>`. Headings come in the order of the file, below options of no group.",
        readers: &[("check/drawing.rs", "groups")],
        keys: &[key("actions", "actions", "which; must be given")],
    },
    KeyTable {
        table: "[row.<id>]",
        about: "Numbers of a player that `play` draws in one line, which begins with the text `row-<id>`. If there are rows, numbers that stand in none are drawn last, unless they are 0.",
        readers: &[("check/drawing.rs", "rows")],
        keys: &[
            key(
                "figures",
                "resources, counters and queries of players",
                "which, by the text `short-<id>` if there is one; must be given",
            ),
            key("marks", "true or false", "what is 0 is left out, and what is 1 is only named"),
        ],
    },
    KeyTable {
        table: "[setup]",
        about: "What is done before the first phase.",
        readers: &[("check/flow.rs", "setup")],
        keys: &[key("do", "effect", "what is done; expansions add to it")],
    },
    KeyTable {
        table: "[finish]",
        about: "Who has won when the match ends.",
        readers: &[("check/numbers.rs", "finish")],
        keys: &[
            key("rank", "list of amounts", "the most wins; the next one breaks ties"),
            key("eligible", "condition", "who can win at all"),
            key("together", "condition", "if it holds, everybody wins or nobody, and `rank` does not matter"),
            key("won", "condition", "whether they have won then; must be given with `together`"),
            key(
                "score",
                "number or amount",
                "what a win is worth, told with the result; with `together`, of those who win together",
            ),
            key("titles", "list of tables", "what a win is called, as below: the first that fits"),
        ],
    },
    KeyTable {
        table: "titles = [{ … }]",
        about: "A title of those who win; its text is `title-<id>`.",
        readers: &[("check/numbers.rs", "title")],
        keys: &[key("title", "id", "must be given"), IF],
    },
    KeyTable {
        table: "[campaign]",
        about: "The game tells a story: a match is a chapter, and a campaign goes from one to the next.",
        readers: &[("check/story.rs", "campaign")],
        keys: &[
            key("chapters", "option", "its values are the chapters, in order; must be given"),
            key("quests", "zone", "where the quests of beats are laid, the latest at the end"),
            key(
                "done",
                "condition",
                "whether a player (`you`) has done a quest (`it`); then sentences may say `quest x is done` and `done quests`, of at least one player",
            ),
            key("failures", "option", "a number that a campaign sets to how often the present chapter was lost"),
            key(
                "goes_on",
                "condition",
                "whether the next chapter follows a finished match; if not given, somebody must have won",
            ),
            key("carries", "table", "option = amount: numbers for the next match, read off the finished one"),
            key("keeps", "table or list", "cards for the next match, as below"),
        ],
    },
    KeyTable {
        table: "keeps = { … }",
        about: "Cards of the finished match that lie elsewhere when the next one is set up.",
        readers: &[("check/story.rs", "keep")],
        keys: &[
            key("cards", "selection", "which, of the finished match; must be given"),
            key("in", "zone", "where they start in the next; must be given"),
        ],
    },
    KeyTable {
        table: "[chapter.<id>]",
        about: "A chapter; its id is a value of the option. It has the texts `chapter-<id>-title` and `chapter-<id>-text`, which are read before its first beat.",
        readers: &[("check/story.rs", "chapter")],
        keys: &[
            key("opens", "beat", "the first beat; must be given"),
            key("won", "way or list of ways", "the closing beat when the match is won"),
            key("lost", "way or list of ways", "the closing beat when nobody has won"),
        ],
    },
    KeyTable {
        table: "[beat.<id>]",
        about: "A piece of the story, with the texts `beat-<id>-title` and `beat-<id>-text`. `tell` tells it; sentences may ask `beat <id> is told` and `the latest beat is beat <id>`.",
        readers: &[("check/story.rs", "beat")],
        keys: &[
            key("do", "effect", "what enters the game; done first"),
            key("quest", "card", "is then laid at the end of the zone that `[campaign]` calls `quests`"),
            key(
                "next",
                "way or list of ways",
                "what follows: the first whose `if` holds; must be given, except for a closing beat",
            ),
        ],
    },
    KeyTable {
        table: "next = [{ … }]",
        about: "A way on from a beat: the id of a beat alone, or such a table with `if` and exactly one of the others. The last way has no `if`.",
        readers: &[("check/story.rs", "exit")],
        keys: &[
            IF,
            key("read", "beat", "that beat is told"),
            key("do", "effect", "this is done instead, such as `'end the match'`"),
            key("rests", "true", "nothing more is told"),
        ],
    },
    KeyTable {
        table: "[bot]",
        about: "What a bot thinks a position is worth.",
        readers: &[("check/bots.rs", "bot")],
        keys: &[
            key(
                "value",
                "list of amounts or tables",
                "of a player, added up; a table says when: `{ if = '…', value = '…' }`",
            ),
            key("aims", "list of tables", "cards whose requirements are worth striving for, as below"),
            key(
                "trials",
                "number",
                "how many steps a greedy bot tries for one decision before it plays turns out by chance; a million if not given",
            ),
        ],
    },
    KeyTable {
        table: "value = [{ … }]",
        about: "An amount that counts only sometimes.",
        readers: &[("check/bots.rs", "worth")],
        keys: &[IF, key("value", "number or amount", "must be given")],
    },
    KeyTable {
        table: "aims = [{ … }]",
        about: "Cards that a bot wants to meet the requirements of. Of players who win together the nearest counts whole, the others a third.",
        readers: &[("check/bots.rs", "aim")],
        keys: &[
            key("if", "condition", "when they are; always if not given"),
            key("cards", "selection", "must be given: cards with `requires`"),
            key("players", "selection of players", "who can strive for them; everybody if not given"),
            key("worth", "number or amount", "must be given: what it is worth to be all but there"),
        ],
    },
];

/// What the value of a key is, in words, if every table means the same by it.
pub fn value_of(key: &str) -> Option<&'static str> {
    let mut values =
        TABLES.iter().flat_map(|table| table.keys).filter(|known| known.name == key).map(|known| known.value);
    values.next()
}
