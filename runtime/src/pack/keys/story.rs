//! Tables of stories: campaigns, chapters, beats, and the ways from one to the next.

use super::form::Form::{self, Either, Id, Table};
use super::form::{AMOUNT, Items, KeyInfo, Kind, Named, One, Raw, Yes, flag, id, items, names, raw, sentence};
use super::shape::{Key, Shape, TableKeys, tables};

/// A way on: a beat, or a table.
const WAY: Form = Either(&[Id("beat"), Table(Way::TABLE)]);

tables! {
    Campaign in campaign: "[campaign]",
        "The game tells a story: a match is a chapter, and a campaign goes from one to the next.";
    {
        CHAPTERS: One = "chapters", id("option"),
            "its values are the chapters, in order; must be given by one of the packs";
        QUESTS: One = "quests", id("zone"), "where the quests of beats are laid, the latest at the end";
        DONE: One = "done", sentence("condition"),
            "whether a player (`you`) has done a quest (`it`); then sentences may say `quest x is done` and `done quests`, of at least one player";
        FAILURES: One = "failures", id("option"),
            "a number that a campaign sets to how often the present chapter was lost";
        GOES_ON: One = "goes_on", sentence("condition"),
            "whether the next chapter follows a finished match; if not given, somebody must have won";
        CARRIES: Named = "carries", names("option", &AMOUNT), "numbers for the next match, read off the finished one";
        KEEPS: Items = "keeps", items(&Table(Keep::TABLE)), "cards for the next match";
    }

    Keep in keep: "keeps = { … }", "Cards of the finished match that lie elsewhere when the next one is set up.";
    {
        CARDS: One = "cards", sentence("selection"), "which, of the finished match", must "'…'";
        IN: One = "in", id("zone"), "where they start in the next", must "\"…\"";
    }

    Chapter in chapter: "[chapter.<id>]",
        "A chapter; its id is a value of the option. It has the texts `chapter-<id>-title` and `chapter-<id>-text`, which are read before its first beat.";
    {
        OPENS: One = "opens", id("beat"), "the first beat", must "\"…\"";
        WON: Items = "won", items(&WAY), "the closing beat when the match is won";
        LOST: Items = "lost", items(&WAY), "the closing beat when nobody has won";
    }

    Beat in beat: "[beat.<id>]",
        "A piece of the story, with the texts `beat-<id>-title` and `beat-<id>-text`. `tell` tells it; sentences may ask `beat <id> is told` and `the latest beat is beat <id>`.";
    {
        DO: Raw = "do", raw(Form::Effect), "what enters the game; done first";
        QUEST: One = "quest", id("card"), "is then laid at the end of the zone that `[campaign]` calls `quests`";
        NEXT: Items = "next", items(&WAY),
            "what follows: the first whose `if` holds; must be given, except for a closing beat";
    }

    Way in way: "next = [{ … }]",
        "A way on from a beat: the id of a beat alone, or such a table with `if` and exactly one of the others. The last way has no `if`. Also of `won` and `lost` of a chapter.";
    {
        IF: One = "if", sentence("condition"), "only if this holds";
        READ: One = "read", id("beat"), "that beat is told";
        DO: Raw = "do", raw(Form::Effect), "this is done instead, such as `'end the match'`";
        RESTS: Yes = "rests", flag(), "nothing more is told";
    }
}
