//! Tables of what is done: effects, choices, triggers.

use super::form::Form::{self, Either, Sentence, Table, Text};
use super::form::{
    ANY, Items, KeyInfo, Kind, Many, Named, One, Raw, Yes, flag, id, items, many, names, raw, sentence, text,
};
use super::shape::{Has, Key, Shape, TableKeys, tables};

tables! {
    Rule in rule: "[[rule]]",
        "A trigger of the rules. Rules are asked in the order of the packs and files.",
        with Trigger Doing;
    {
        ID: One = "id", text("name"),
            "by which other packs speak of it; with `replaces = true` or `extends = true`, the rule that is changed";
        BEFORE: One = "before", id("rule"), "it comes directly before that one";
        AFTER: One = "after", id("rule"), "it comes directly after that one";
    }

    Trigger in trigger: "[[card.<id>.when]]",
        "A trigger: of a card that somebody holds, or of the rules. What is done stands in the same table, as in an effect; `if` is asked when its turn comes, and `else` stands only beside `choose`, `each`, `to` or `let`.",
        with Doing;
    {
        EVENT: Many = "event", many(&Sentence("event")),
            "what it hears (see events.md); of a list, each of these. `it` is what they are all about: a card, or a player", must "\"…\"";
    }

    NamedEffect in named_effect: "[effect.<id>]",
        "An effect that has a name, for `perform`. It may also be an instruction alone, `effect.<id> = '…'`, or a list.",
        with Doing;
    {
        GIVEN: One = "given", text("name"),
            "it is told an amount, which it calls `the <name>`: whoever performs it says by `let` how much that is, in the same table or in one around it";
    }

    Doing in doing: "{ … } in an effect",
        "An effect is an instruction, such a table, or a list of both; `effect.<id> = …` gives one a name, for `perform`. Exactly one of `do`, `offer`, `run` and `perform` is given.\n\nWith `choose`, a player chooses one thing before the rest is done. It is called by its noun, and the first is also `it`; a chosen player is `they`. `up to 1 card …` lets choose none. Nobody is asked where nothing can be chosen (then the rest is left out), or just one thing and it must be. `an amount up to …`, `an amount from 0 up to …` lets choose a number, the greatest first; `the amount` is that number.";
    {
        IF: One = "if", sentence("condition"), "only if this holds";
        EACH: One = "each", sentence("selection"),
            "it is done for each of these in turn, which is `it` and called by its noun; a player is also `they`. Which they are is settled before the first";
        TO: One = "to", sentence("selection of players"),
            "these players are told to do it, one after the other, clockwise from the active player: each of them is `you`, and who tells them is `they`. Which they are is settled before the first";
        SECRETLY: Yes = "secretly", flag(),
            "they answer an `offer` or `choose` in secret, and nothing comes of it before all have answered; then the answers are told and what follows from them is done, in the same order",
            beside "to";
        LET: Named = "let", names("name", &Either(&[ANY, Sentence("amount or one thing")])),
            "found out before anything is done, and called `the <name>` in the rest of the table and in later names. What is said with an order word, by name or `with the most …` is a thing, all else an amount. A name is one word, with the text `word-<name>`";
        CHOOSE: Items = "choose", items(&Sentence("selection")), "one thing is chosen first; of a list, one after the other";
        BY: One = "by", sentence("selection of players"),
            "who choose instead of you, one after the other; each of them is `they`", beside "choose";
        AS: Many = "as", many(&Text("name")), "what the chosen thing is called, instead of its noun", beside "choose";
        ASK: Many = "ask", many(&Text("name")),
            "the question has its own texts: `ask-<name>` and, with `{ $it }`, `choose-<name>`; perhaps `choose-<name>-none`",
            beside "choose";
        DO: Raw = "do", raw(Form::Effect), "what is done";
        ELSE: Raw = "else", raw(Form::Effect), "done instead, if `if` does not hold, or if nothing is chosen";
        OFFER: Named = "offer", names("name", &OFFERED), "choices by name, of which the player takes one";
        RUN: One = "run", text("\"file.function\""), "a script";
        PERFORM: One = "perform", id("effect"), "an effect that has a name";
        UNSPOKEN: Yes = "unspoken", flag(),
            "it is procedure that the rulebook tells: the text of a card leaves it out";
    }

    Offer in offer: "offer.<name> = { … }",
        "One choice of an offer; instead of the table there may be an instruction alone.";
    {
        IF: One = "if", sentence("condition"), "only if this holds";
        DO: Raw = "do", raw(Form::Effect), "what it does; nothing if not given";
    }
}

/// A choice of an offer.
const OFFERED: Form = Either(&[Form::Effect, Table(Offer::TABLE)]);
