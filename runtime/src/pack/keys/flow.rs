//! Tables of how a match goes: phases, actions, how they are listed and figures drawn, set-up, finish, bots.

use super::form::Form::{self, Either, Id, Sentence, Table, Text};
use super::form::{
    AMOUNT, ANY, Items, KeyInfo, Kind, Many, One, OneOf, Raw, Whole, Worded, Yes, flag, id, items, many, number_within,
    one_of, raw, sentence, text,
};
use super::shape::{Has, Key, Shape, TableKeys, tables};
use super::things::Noun;

/// `of = "card"`.
#[derive(Clone, Copy)]
pub(crate) enum Bringer {
    /// Cards bring it.
    Card,
}

impl Worded for Bringer {
    const WORDS: &'static [(&'static str, Bringer)] = &[("card", Bringer::Card)];
}

const ONLY_IF: &str = "only if this holds";

tables! {
    Phase in phase: "[phase.<id>]",
        "A part of the match. The outermost is called `match`. A phase has either `steps` or `actions`.", with Noun;
    {
        EACH: One = "each", sentence("selection of players"), "it is played once by each of them, in this order";
        ACTIVE: Yes = "active", flag(), "who plays it is the active player";
        IF: One = "if", sentence("condition"), ONLY_IF;
        BEFORE: Raw = "before", raw(Form::Effect), "done first, each time anew if the phase repeats";
        STEPS: Many = "steps", many(&Id("phase")), "the phases within it";
        ACTIONS: Many = "actions", many(&Id("action")), "what can be done in it, again and again";
        LIMIT: Raw = "limit", raw(AMOUNT),
            "how many actions it allows, settled when it begins; a query of the player that stands here alone says so while the phase is on";
        REPEATS: Yes = "repeats", flag(), "it begins again when it is over";
        AFTER: Raw = "after", raw(Form::Effect), "done last, also when it was cut short";
    }

    Action in action: "[action.<id>]", "Something a player can choose to do.";
    {
        IF: Many = "if", many(&Sentence("condition")), "only if this holds; of a list, all";
        CHOOSE: Many = "choose", many(&Sentence("selection")),
            "what must be chosen; called by its noun, and the first is also `it`";
        TARGET: Many = "target", many(&Sentence("selection")), "what follows from the choice; called `the target`";
        ALLOWED: Many = "allowed", many(&Sentence("condition")), "asked for every choice; of a list, all must hold";
        REQUIRES: One = "requires", sentence("requirement"),
            "what is paid; `its requirement` is that of the chosen card";
        USES: Whole = "uses", number_within(0, 100), "how many of the phase's actions it uses; 1 if not given";
        OF: OneOf<Bringer> = "of", one_of(),
            "cards bring it: it is open for each card you hold that names it in `actions`, which is `this card`; of a crafted card, `this part` is the part that brings it";
        ONCE: One = "once", id("phase"),
            "each player, or each card that brings it, can do it once until this phase begins anew";
        IDLE: Yes = "idle", flag(), "nothing useful: where only such actions are open, nobody is asked";
        FORCED: Yes = "forced", flag(), "where it is the only option, it is done without asking";
        TELLS: Many = "tells", many(&Text("effect.… or rule.…")),
            "rules that stand elsewhere and that its text tells, such as `\"effect.tide\"`; the text can use their numbers";
        DO: Raw = "do", raw(Form::Effect), "what it does", must "'…'";
    }

    Group in group: "[group.<id>]",
        "Options that `play` lists under one heading, the text `group-<id>`. Headings come in the order of the file, below options of no group.";
    {
        ACTIONS: Many = "actions", many(&Id("action")), "which", must "[\"…\"]";
    }

    Row in row: "[row.<id>]",
        "Numbers of a player that `play` draws in one line, which begins with the text `row-<id>`. If there are rows, numbers that stand in none are drawn last, unless they are 0.";
    {
        FIGURES: Many = "figures", many(&Either(&[Id("resource"), Id("counter"), Id("query")])),
            "which, of players, by the text `short-<id>` if there is one", must "[\"…\"]";
        MARKS: Yes = "marks", flag(), "what is 0 is left out, and what is 1 is only named";
    }

    Setup in setup: "[setup]", "What is done before the first phase.";
    {
        DO: Raw = "do", raw(Form::Effect), "what is done; expansions add to it";
    }

    Finish in finish: "[finish]", "Who has won when the match ends.";
    {
        RANK: Items = "rank", items(&AMOUNT), "the most wins; the next one breaks ties";
        ELIGIBLE: One = "eligible", sentence("condition"), "who can win at all";
        TOGETHER: One = "together", sentence("condition"),
            "if it holds, everybody wins or nobody, and `rank` does not matter";
        WON: One = "won", sentence("condition"), "whether they have won then; must be given with `together`";
        SCORE: Raw = "score", raw(AMOUNT),
            "what a win is worth, told with the result; with `together`, of those who win together";
        TITLES: Items = "titles", items(&Table(Title::TABLE)), "what a win is called: the first that fits";
    }

    Title in title: "titles = [{ … }]", "A title of those who win; its text is `title-<id>`.";
    {
        TITLE: One = "title", text("id"), "which", must "\"…\"";
        IF: One = "if", sentence("condition"), ONLY_IF;
    }

    Bots in bots: "[bot]", "What a bot thinks a position is worth.";
    {
        VALUE: Items = "value", items(&WORTH), "of a player, added up; a table says when: `{ if = '…', value = '…' }`";
        AIMS: Items = "aims", items(&Table(Aim::TABLE)), "cards whose requirements are worth striving for";
        TRIALS: Whole = "trials", number_within(0, i32::MAX),
            "how many steps a greedy bot tries for one decision before it judges turns as they stand; a million if not given";
    }

    Worth in worth: "value = [{ … }]", "An amount that counts only sometimes.";
    {
        IF: One = "if", sentence("condition"), ONLY_IF;
        VALUE: Raw = "value", raw(AMOUNT), "how much", must "'…'";
    }

    Aim in aim: "aims = [{ … }]",
        "Cards that a bot wants to meet the requirements of. Of players who win together the nearest counts whole, the others a third.";
    {
        IF: One = "if", sentence("condition"), "when they are; always if not given";
        CARDS: One = "cards", sentence("selection"), "cards with `requires`", must "'…'";
        PLAYERS: One = "players", sentence("selection of players"),
            "who can strive for them; everybody if not given";
        WORTH: Raw = "worth", raw(AMOUNT), "what it is worth to be all but there", must "100";
    }
}

/// What is added up for a bot.
const WORTH: Form = Either(&[ANY, Sentence("amount"), Table(Worth::TABLE)]);
