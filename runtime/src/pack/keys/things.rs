//! Tables of what lies on the table and what is counted: kinds, attributes, resources, zones, boards, counters, events, queries.

use quarterdeck_dsl::vocabulary::Bearer;

use super::form::Form::{self, Either, Id, Sentence, Table, Text};
use super::form::{
    AMOUNT, ANY, Items, KeyInfo, Kind, Many, Named, One, OneOf, Raw, Whole, Worded, Yes, flag, id, items, many, names,
    number, number_within, one_of, raw, sentence, text,
};
use super::shape::{Has, Key, Shape, TableKeys, tables};
use crate::game::{Parts, Sight, Style};

/// `per = "player"`.
#[derive(Clone, Copy)]
pub(crate) enum Per {
    /// Every player has one.
    Player,
}

impl Worded for Per {
    const WORDS: &'static [(&'static str, Per)] = &[("player", Per::Player)];
}

impl Worded for Bearer {
    const WORDS: &'static [(&'static str, Bearer)] =
        &[("table", Bearer::Table), ("player", Bearer::Player), ("card", Bearer::Card), ("place", Bearer::Place)];
}

impl Worded for Sight {
    const WORDS: &'static [(&'static str, Sight)] = &[
        ("all", Sight::All),
        ("owner", Sight::Owner),
        ("team", Sight::Team),
        ("nobody", Sight::Nobody),
        ("top", Sight::Top),
    ];
}

impl Worded for Parts {
    const WORDS: &'static [(&'static str, Parts)] = &[("all", Parts::All), ("last", Parts::Last)];
}

impl Worded for Style {
    const WORDS: &'static [(&'static str, Style)] = &[
        ("line", Style::Line),
        ("boxes", Style::Boxes),
        ("list", Style::List),
        ("count", Style::Count),
        ("hidden", Style::Hidden),
    ];
}

/// A zone at an end of a board.
const AT_END: Form = Either(&[Id("zone"), Table(End::TABLE)]);

tables! {
    Noun in noun: "Names", "Of everything whose id is a word of sentences.";
    {
        PLURAL: One = "plural", text("text"), "the plural in sentences, where adding `s` is wrong";
    }

    Words in words: "[words]", "Where cards go when a sentence does not say it.";
    {
        DISCARDS_TO: One = "discards_to", id("zone"), "where `discard` puts cards";
        DRAWS_FROM: One = "draws_from", id("zone"), "where `draw` takes cards";
        DRAWS_TO: One = "draws_to", id("zone"), "where `draw` puts them";
        REVEALS_TO: One = "reveals_to", id("zone"), "where `reveal` puts cards";
    }

    CardKind in kind: "[kind.<id>]", "A kind of card.", with Noun;
    {
        SHOWS: Many = "shows", many(&Id("attribute")), "what is written behind the name, to tell cards of a family apart";
        PARTS: OneOf<Parts> = "parts", one_of(),
            "its cards are crafted: cards under one are parts of it and do what they say where it does; all show, or only the last one, which covers the card and the others";
        SYMBOLS: Many = "symbols", many(&Either(&[Id("attribute"), Id("query")])),
            "numbers of its cards that are drawn with them, unless they are 0, by the text `short-<id>` if there is one; of a crafted card, what its parts have together";
    }

    Attribute in attribute: "[attribute.<id>]",
        "Something printed on cards: a number, unless one of the keys says otherwise.", with Noun;
    {
        VALUES: Many = "values", many(&Text("word")), "it is one of these words, and each is a word of sentences";
        FLAG: Yes = "flag", flag(), "it is there or not";
        LIST_OF: One = "list_of", id("attribute"), "it is a row of values of that attribute, as on a tile";
        FAMILY: Yes = "family", flag(),
            "which card it is, so that cards `of different …` have different names; printed on none";
        ADDS_UP: Yes = "adds_up", flag(), "a crafted card has as much of it as the parts that show have together";
    }

    Resource in resource: "[resource.<id>]",
        "Something players have so and so much of: a number, or cards in a zone of theirs.", with Noun;
    {
        START: Whole = "start", number(), "how much everybody has at first, if it is a number";
        MOST: Raw = "most", raw(ANY), "nobody ever has more, if it is a number; what is over is lost";
        SECRET: Yes = "secret", flag(), "others do not see how much";
        KEPT_IN: One = "kept_in", id("zone"), "it is cards, and they lie in this zone of each player";
        TAKEN_FROM: One = "taken_from", id("zone"), "where such cards come from";
        SPENT_TO: One = "spent_to", id("zone"), "where such cards go";
    }

    Zone in zone: "[zone.<id>]", "A place for cards.", with Noun;
    {
        PER: OneOf<Per> = "per", one_of(), "every player has one";
        SEEN_BY: OneOf<Sight> = "seen_by", one_of(),
            "who sees the cards; all if not given. `team`: its player and partners. `top`: everybody sees the top card, nobody those below it";
        REFILL: One = "refill", id("zone"), "when cards are needed and it is empty, that zone is shuffled into it";
        HELD: Yes = "held", flag(), "its cards are held by its player: they count for `you hold` and do what they say";
        WORKS: Yes = "works", flag(), "cards in this shared zone do what they say, for the active player";
        STACK: Yes = "stack", flag(), "new cards lie on top, not at the end";
        DRAWN: OneOf<Style> = "drawn", one_of(),
            "how `play` draws it: in one line if not given; each card in a box, or in a line with its parts and its text; only how many cards there are; or not at all, unless everything is asked for";
        DRAWN_IF: One = "drawn_if", sentence("condition"), "it is drawn only while this holds";
        ACROSS: Whole = "across", number_within(0, 20), "boxes in a row; as many as fit if not given";
    }

    Board in board: "[board.<id>]", "Places in a row or grid.", with Noun;
    {
        PLACE: One = "place", text("word"), "what a place is called in sentences";
        PLACES: One = "places", text("word"), "its plural";
        MOST: Whole = "most", number_within(1, 60_000), "how many places there can be", must "36";
        WIDTH: Whole = "width", number_within(0, 100), "places in a row of a grid; a track if not given";
        FROM: Items = "from", items(&AT_END), "lies before the first place; a zone can lie at several boards";
        TO: Items = "to", items(&AT_END), "lies behind the last place";
        FOLLOWS: One = "follows", id("board"), "its places are numbered on from the last place of that board";
        TILES: One = "tiles", id("zone"),
            "the stack of tiles that `lay` takes from; without it all places are there at once";
        READS: Named = "reads", names("attribute of a place", &Id("attribute")),
            "attribute of a place = attribute of the tile whose row it is read from";
        TURNS: Yes = "turns", flag(), "tiles are laid one way or the other by chance";
        GROUND: One = "ground", id("kind"),
            "a place is drawn as a box and named by the card of this kind that lies there";
    }

    End in end: "from = { … } and to = { … }", "A zone at an end of a board. A board without places leads nowhere.";
    {
        ZONE: One = "zone", id("zone"), "which", must "\"…\"";
        IF: One = "if", sentence("condition"), "it is joined to the board only while this holds";
    }

    Borne in borne: "Numbers of something", "Of counters, queries and conditions.";
    {
        OF: OneOf<Bearer> = "of", one_of(), "what has such a number; the table if not given. In a query or condition, `it` is that thing";
    }

    Counter in counter: "[counter.<id>]", "A number that verbs set and raise.", with Borne Noun;
    {
        VALUES: Many = "values", many(&Text("word")), "it stands at one of these words instead of a number";
        RESETS: One = "resets", id("phase"), "gets its first value again whenever this phase begins";
        START: Raw = "start", raw(Either(&[ANY, Text("word")])), "the first value; 0, or the first word, if not given";
        SECRET: Yes = "secret", flag(), "others do not see it";
        QUIET: Yes = "quiet", flag(), "it is not shown on the table and not told in the log";
    }

    Event in event: "[event.<id>]", "Something that `announce` makes happen and triggers hear.", with Noun;
    {}

    Query in query: "[query.<id>]", "A named number of the game that rules ask and cards change.", with Borne Noun;
    {
        BASE: Raw = "base", raw(AMOUNT), "what it is before changes", must "0";
        MIN: Whole = "min", number(), "it is never less";
        MAX: Whole = "max", number(), "it is never more";
        QUIET: Yes = "quiet", flag(), "it is not shown on the table";
        CHANGES: Items = "changes", items(&Table(Change::TABLE)), "changes by the rules";
    }

    NamedCondition in condition: "[condition.<id>]",
        "A condition with a name. That of the table is a statement of its own (`calm`, `not calm`); that of things is an adjective: `it is ripe`, `a ripe lantern in the row`, `each rich player`. Its text `word-<id>` is the whole statement, or the adjective.",
        with Borne;
    {
        IS: One = "is", sentence("condition"),
            "when it holds; a player is `you`, a card or place `it`. It may ask other conditions, but not itself. A `hook` may leave it out: then it never holds, unless other packs say when";
        OR: Many = "or", many(&Sentence("condition")), "it holds, too, while one of these does; expansions add to them with `extends`";
        UNLESS: Many = "unless", many(&Sentence("condition")),
            "while one of these holds, it does not, whatever else is said; expansions add to them with `extends`";
    }

    Change in change: "[[query.<id>.changes]]", "A change that the rules make to a query.";
    {
        IF: One = "if", sentence("condition"), "only if this holds";
        BY: Raw = "by", raw(AMOUNT), "how much is added", must "1";
    }
}
