//! Tables of cards: families, their copies, and the changes that they make.

use super::effects::Trigger;
use super::form::Form::{self, Either, Flag, Id, Sentence, Several, Table, Text};
use super::form::{
    ANY, Items, KeyInfo, Kind, Many, One, OneOf, Raw, Yes, flag, id, items, many, one_of, raw, sentence, text,
};
use super::shape::{Has, Key, Shape, TableKeys, tables};
use super::things::{Change, Noun, Per};

/// So many copies of one card can be in a box.
pub(crate) const MOST_COPIES: i32 = 500;

const TAKES_PART: &str = "the cards take part only if this holds of the options and the number of players";

/// What is printed on cards.
const PRINTED: Form = Either(&[ANY, Flag, Several(&Text("word"))]);

tables! {
    Card in card: "[card.<id>]", "A family of cards. Every other key is an attribute with its value.",
        with Noun, others PRINTED;
    {
        KIND: Many = "kind", many(&Id("kind")), "the first with `shows` names the cards", must "\"…\"";
        IF: Many = "if", many(&Sentence("condition")), TAKES_PART;
        COPIES: Items = "copies", items(&Table(Copies::TABLE)),
            "how often and with what printed on it; one card if not given";
        STARTS_IN: One = "starts_in", id("zone"), "where it lies at first; `deck` if not given";
        PER: OneOf<Per> = "per", one_of(), "every player has these cards and owns them";
        COUNTS_AS: Many = "counts_as", many(&Id("card")), "what it can stand for where wildcards are allowed";
        BESIDE: Many = "beside", many(&Id("card")),
            "its neighbours, for `beside`, wherever they lie; each is then beside it too";
        REQUIRES: One = "requires", sentence("requirement"), "what `its requirement` asks for";
        WHEN: Items = "when", items(&Table(Trigger::TABLE)), "triggers, as `[[rule]]`";
        CHANGES: Items = "changes", items(&Table(CardChange::TABLE)), "standing changes";
        HOLDS: Yes = "holds", flag(), "cards can lie under it";
        ACTIONS: Items = "actions", items(&Several(&Id("action"))),
            "actions that it brings (`of = \"card\"`); a list in the list means that one of these can be used, not the others";
        TELLS: Many = "tells", many(&Text("effect.… or rule.…")),
            "rules that stand elsewhere and that its text tells, such as `\"effect.tide\"`; the text can use their numbers";
        FACES: Many = "faces", many(&Id("card")), "its further faces, in order; `flip` shows the next one";
        MARK: One = "mark", text("one sign"),
            "drawn before whose card it is, where it lies on a board or under a card";
        DESIGNED: Raw = "designed", raw(Several(&Either(&[Text("name"), Form::True]))),
            "what no rulebook prints: attributes of its cards, `count`, `requires`, `when`, `changes`, `actions`, `beside`; or, with `true`, all of it. Holds for the copies of the same pack";
    }

    Copies in copies: "copies = [{ … }]", "Some cards of a family. Every other key is an attribute with its value.",
        others PRINTED;
    {
        COUNT: Raw = "count", raw(Form::Number(0, MOST_COPIES)), "how many such cards; 1 if not given";
        STARTS_IN: One = "starts_in", id("zone"), "where they lie at first, if elsewhere than the others";
        IF: Many = "if", many(&Sentence("condition")), TAKES_PART;
        DESIGNED: Raw = "designed", raw(Several(&Either(&[Text("name"), Form::True]))),
            "what no rulebook prints of these: attributes, `count`; or, with `true`, all of it";
    }

    CardChange in card_change: "[[card.<id>.changes]]",
        "A standing change to a query, by every card of the family that the asking player holds.", with Change;
    {
        QUERY: One = "query", id("query"), "which number is changed", must "\"…\"";
    }
}
