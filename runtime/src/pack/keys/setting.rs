//! Tables about packs and settings: the head of a pack, options, what is refused or left out; and the keys by which any table says
//! to which packs it belongs and what it changes.

use super::form::Form::{self, Either, Id, Names, Text};
use super::form::{
    ANY, KeyInfo, Kind, Many, Named, One, OneOf, Raw, Whole, Worded, Yes, flag, many, names, number, number_within,
    one_of, raw, sentence, text,
};
use super::shape::{Key, Shape, TableKeys, tables};
use crate::game::Seating;

/// A value of an option.
const OPTION_VALUE: Form = Either(&[Text("word"), ANY]);
const IN_SETTING: &str = "only if this holds of the options and the number of players";

impl Worded for Seating {
    const WORDS: &'static [(&'static str, Seating)] = &[("apart", Seating::Apart), ("beside", Seating::Beside)];
}

tables! {
    Head in head: "[pack]", "The head of a pack, in pack.toml. The id of a pack is the name of its folder.";
    {
        VERSION: One = "version", text("text"), "the version", must "\"0.1.0\"";
        NEEDS: Many = "needs", many(&Id("pack")), "packs that must be there too, each by its name, or by its name and the versions that will do: `\"lanterns >=1.2, <2\"`";
        EXPANSION: Yes = "expansion", flag(), "true: cannot be played by itself";
        LANGUAGES: Many = "languages", many(&Text("language")), "these must have every text";
        PLAYERS: Raw = "players", raw(Form::Pair("fewest, most", &Form::Number(1, 8))),
            "how many can play, from 1 to 8; of several packs the widest range, which `[[refuse]]` narrows";
        SETS: Raw = "sets", raw(Names("option", &OPTION_VALUE)),
            "what the options are when this pack is named as the game";
    }

    Opt in option: "[option.<id>]", "A variant that players choose before a match. Sentences may ask it by its id.";
    {
        VALUES: Many = "values", many(&Text("word")), "what can be chosen; left out if it is a number";
        LEAST: Whole = "least", number(), "the least number, 0 if not given";
        MOST: Whole = "most", number(), "the greatest number";
        DEFAULT: Raw = "default", raw(OPTION_VALUE), "what is played if nothing is said", must "…";
        SETS: Named = "sets", names("value", &Names("option", &OPTION_VALUE)),
            "what a value makes of other options if nothing is said";
    }

    Refuse in refuse: "[[refuse]]", "A setting that cannot be played. The reason is the text `refuse-<id>`.";
    {
        IF: One = "if", sentence("condition"), IN_SETTING;
        BECAUSE: One = "because", text("id of a text"), "why", must "\"…\"";
    }

    LeaveOut in leave_out: "[[leave_out]]", "Cards that do not take part, and rules that do not apply.";
    {
        IF: One = "if", sentence("condition"), IN_SETTING;
        PACKS: Many = "packs", many(&Id("pack")), "all cards that these packs bring";
        CARDS: Many = "cards", many(&Id("card")), "all cards of these families";
        RULES: Many = "rules", many(&Id("rule")), "these rules do not apply";
    }

    Teams in teams: "[teams]",
        "Who plays with whom. Partners are no opponents and win together; `partner` and `team` are words of sentences then. Teams are of one size, and there are at least two.";
    {
        IF: One = "if", sentence("condition"), IN_SETTING;
        SIZE: Whole = "size", number_within(2, 4), "how many play together", must "2";
        SEATING: OneOf<Seating> = "seating", one_of(),
            "where partners sit: as far apart as they can, so that two of four sit opposite each other, if not given; or side by side";
    }

    Changing in changing: "Changing another pack's table",
        "Any table with an id, and a rule with the `id` of another, may say this in a pack that needs the one that defines the id; `replaces` also `[words]`, `[finish]`, `[teams]`, `[bot]` and `[campaign]`.";
    {
        REPLACES: Yes = "replaces", flag(), "the keys below take the place of those of the pack that defined this id";
        EXTENDS: Yes = "extends", flag(),
            "the lists below are added to those of the pack that defined this id, or of another file of this pack; a key that is not there is set, and a single value is refused";
    }

    Hooked in hooked: "Hooks", "Any table with an id, but for an effect that is a sentence, and any rule may say this.";
    {
        HOOK: One = "hook", text("text"),
            "other packs may add to this or listen to it, and what for; `quarterdeck explain <game> --hooks` lists all of them";
    }

    Belonging in belonging: "Tables for other packs", "Any table but `[pack]` may say this.";
    {
        WITH: Many = "with", many(&Id("pack")), "the table is there only if these packs are played too";
        WITHOUT: Many = "without", many(&Id("pack")), "the table is there only if none of these packs is played too";
    }
}
