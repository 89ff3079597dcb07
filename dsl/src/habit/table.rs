//! Habits of English, of printed cards and of other languages, and how the same is said here. Nothing of this is asked
//! of a sentence that can be read.

/// What people write and what they mean by it.
pub(super) struct Habit {
    /// The forms in which it is a habit: requirement, condition, selection, amount, instruction, by their first letters.
    pub forms: &'static str,
    /// The words, in small letters.
    pub said: &'static [&'static str],
    /// How it is said here.
    pub help: &'static str,
}

const ALL: &str = "rcsai";

const fn habit(forms: &'static str, said: &'static [&'static str], help: &'static str) -> Habit {
    Habit { forms, said, help }
}

/// Words that are no words of a pack, or that together mean nothing. The longer ones come before their beginnings.
pub(super) const HABITS: &[Habit] = &[
    // Verbs that are called otherwise.
    habit("i", &["get", "receive", "earn", "collect", "obtain", "acquire", "add"], "write `gain`"),
    habit("ir", &["spend"], "write `pay`"),
    habit("i", &["remove"], "write `lose` for a resource, and `discard` or `move … to …` for cards"),
    habit("i", &["look at", "look", "peek", "view", "see"], "write `inspect`"),
    habit("i", &["destroy", "trash", "scrap", "kill", "sacrifice"], "write `discard`, or `move … to …`"),
    habit("i", &["exile", "banish", "return", "transfer", "bring", "send", "deal"], "write `move … to …`"),
    habit("i", &["place"], "write `put … in …`"),
    habit("i", &["play", "cast"], "write `move … to …`, or name it among the `actions` of a phase"),
    habit(
        "i",
        &["choose", "select", "pick"],
        "what is chosen stands in a key of its own: `{ choose = '…', do = '…' }`",
    ),
    habit("s", &["choose", "select", "pick"], "leave it out: say only what can be chosen"),
    habit("i", &["give"], "write `pay … to …` for a resource, and `move … to …` for cards"),
    habit("i", &["steal", "rob"], "let the others pay: `each opponent pays 1 … to you`"),
    habit("i", &["increase", "increment", "boost"], "write `raise … by …`"),
    habit("i", &["reduce", "decrease", "lower", "decrement"], "write `set … to … minus …`"),
    habit("ia", &["double"], "write `twice` in an amount, as in `gain tokens equal to twice …`"),
    habit("ia", &["triple"], "write `3 times` in an amount"),
    habit("i", &["roll", "toss"], "chance comes from cards: `shuffle` a zone and take its top card"),
    habit(
        "i",
        &["at random", "randomly"],
        "write `random` before the noun, as in `discard a random card in your hand`",
    ),
    habit(
        "rcsa",
        &["at random", "randomly"],
        "chance is asked only where something is done, as in `discard a random card in your hand`",
    ),
    habit("i", &["swap", "exchange", "switch"], "write two moves, joined by `then`"),
    habit(
        "i",
        &["create", "spawn", "make"],
        "cards are there from the start: `move` them from a zone in which they wait",
    ),
    // When, whether and how long.
    habit("c", &["if"], "leave it out: the key says it already"),
    habit("i", &["if"], "the condition stands in a key of its own: `{ if = '…', do = '…' }`"),
    habit("sar", &["if"], "a condition stands in a key of its own, `if = '…'`"),
    habit(
        "i",
        &["whenever", "when", "at the start of", "at the beginning of", "at the end of", "after", "before"],
        "when it is done stands in a key of its own: `event = \"…\"`",
    ),
    habit("ia", &["for each", "for every", "each time"], "write `per`, as in `1 token per card you hold`"),
    habit(
        "ia",
        &["until", "during", "while"],
        "what lasts is a change of a query, `[[card.….changes]]`, or a counter that `resets`",
    ),
    habit("ic", &["this turn", "this round"], "say it with a counter that `resets` when the phase begins"),
    habit("i", &["otherwise", "instead", "or else"], "what is done instead stands in a key of its own: `else = '…'`"),
    habit("i", &["may", "can", "could"], "let the player decide: with `offer`, or `up to 1 …`"),
    habit("i", &["must", "should", "have to", "has to"], "leave it out: what is said is done"),
    habit("ir", &["please", "immediately", "now", "also"], "leave it out"),
    habit("i", &["twice"], "`twice` stands before an amount; write the step two times, joined by `then`"),
    // Who.
    habit(ALL, &["everyone", "everybody"], "write `each player`"),
    habit(ALL, &["someone", "somebody", "anyone", "anybody"], "say which player is meant, as in `the active player`"),
    habit(
        ALL,
        &["target player", "target opponent"],
        "let a player be chosen first: `{ choose = 'another player', do = 'they …' }`",
    ),
    habit(ALL, &["my", "mine"], "write `your`"),
    habit(ALL, &["i", "me", "we", "us"], "write `you`"),
    habit(ALL, &["he", "she", "him"], "write `they`"),
    habit(ALL, &["his", "her"], "write `their`"),
    // How many.
    habit("ir", &["additional", "extra"], "leave it out: what is gained is gained in addition"),
    habit("ir", &["some", "several", "many"], "say how many, as a number"),
    habit(ALL, &["of your choice", "of their choice", "of its owner's choice"], "leave it out: who does it chooses"),
    habit(
        "csa",
        &["number of", "amount of", "count of", "quantity of"],
        "leave it out: `cards in your hand` is how many there are",
    ),
    habit("ca", &["size"], "count the cards: `cards in your hand`"),
    habit("cs", &["one of"], "write `a …`"),
    habit(ALL, &["a lot of", "a few"], "say how many, as a number"),
    habit(ALL, &["another one"], "write `another` and what"),
    // Comparing.
    habit("cs", &["greater than", "bigger than", "higher than", "larger than", "over"], "write `more than`"),
    habit("cs", &["smaller than", "lower than", "below"], "write `less than`"),
    habit("c", &["equals", "equal to"], "write `is`"),
    habit("c", &["exceeds"], "write `is more than`"),
    habit("c", &["between"], "write two conditions: `… is at least 1 and … is at most 3`"),
    habit("c", &["no more than"], "write `at most`"),
    habit("c", &["no less than", "no fewer than"], "write `at least`"),
    // Conditions.
    habit(
        "c",
        &["do not", "does not", "don't", "doesn't", "did not"],
        "write `not` before the whole statement: `not you have …`",
    ),
    habit("c", &["isn't", "aren't"], "write `is not`"),
    habit(ALL, &["can't", "cannot", "won't"], "say when it is possible, with `if` or `allowed`"),
    habit("c", &["there is not", "there are not"], "write `there is no …`"),
    habit("c", &["but not", "but"], "write `and`, and the whole statement behind it"),
    habit("c", &["either", "both"], "leave it out"),
    habit("c", &["was", "were"], "write `is`: a condition asks what is so now"),
    habit("c", &["had"], "write `has`"),
    habit("c", &["unless"], "write `not` before the statement"),
    habit("c", &["exists"], "write `there is …`"),
    habit("c", &["contains"], "write `has`"),
    habit("i", &["the game", "this game"], "the outermost phase is called `match`: write `end the match`"),
    habit("c", &["finished", "completed", "fulfilled"], "write `done`"),
    habit("c", &["true", "yes", "always"], "leave the key out where nothing is asked"),
    // Describing.
    habit(ALL, &["that", "which is", "who is"], "leave it out, or put the word before the noun"),
    habit(ALL, &["which", "who", "whose", "having", "costing"], "write `with …`, as in `player with the most tokens`"),
    habit(ALL, &["without"], "write `with no …`"),
    habit(ALL, &["from among", "among", "within", "inside", "at the"], "write `in`"),
    habit(ALL, &["next to", "adjacent to", "near"], "write `beside`"),
    habit(ALL, &["in front of"], "write `ahead of`"),
    habit("sac", &["before", "after", "past"], "write `behind` or `ahead of`"),
    habit(ALL, &["on top of", "above", "beneath", "underneath"], "write `under`, or `to the top of`"),
    habit(ALL, &["in turn order", "in player order"], "write `clockwise from …`"),
    habit(ALL, &["starting with", "starting from", "starting", "beginning with"], "write `clockwise from …`"),
    // Arithmetic.
    habit(ALL, &["sum of"], "write `total … of …`"),
    habit(ALL, &["multiplied by"], "write `times`"),
    habit("a", &["x"], "write `times`"),
    habit(
        ALL,
        &["maximum", "minimum", "max", "min", "greater of", "lesser of", "larger of", "smaller of"],
        "a bound stands at the end, behind a comma: `…, at least 0`, `…, at most 9`",
    ),
    habit(ALL, &["average", "mean", "median"], "write `total … of … divided by …, rounded down`, or `rounded up`"),
    habit(ALL, &["a third of", "one third of"], "write `… divided by 3, rounded down`, or `rounded up`"),
    habit(ALL, &["a quarter of", "one quarter of"], "write `… divided by 4, rounded down`, or `rounded up`"),
    habit("r", &["have"], "write `hold`"),
    habit("r", &["sacrifice", "trash", "remove"], "write `discard`"),
];

/// Numbers in words.
pub(super) const NUMBERS: &[&str] =
    &["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// Signs and how the same is said here.
pub(super) const SIGNS: &[(&str, &str)] = &[
    (">=", "is at least"),
    ("≥", "is at least"),
    ("<=", "is at most"),
    ("≤", "is at most"),
    ("!=", "is not"),
    ("~=", "is not"),
    ("<>", "is not"),
    ("≠", "is not"),
    ("==", "is"),
    (">", "is more than"),
    ("<", "is less than"),
    ("=", "is"),
    ("+", "plus"),
    ("-", "minus"),
    ("−", "minus"),
    ("–", "minus"),
    ("*", "times"),
    ("×", "times"),
    ("&&", "and"),
    ("&", "and"),
    ("||", "or"),
    ("|", "or"),
    ("!", "not"),
    ("/", "divided by …, rounded down"),
    ("÷", "divided by …, rounded down"),
    ("%", "half …, rounded down"),
    ("^", "times"),
    ("#", "cards in …"),
    ("$", "its …"),
    ("@", "its …"),
];
