//! In which places of a sentence a selection can stand, and what a word of number means in each of them. One table: the
//! resolver asks it, and the reference prints it.

use super::Resolver;
use super::words::Words;
use crate::problem::Problem;
use crate::syntax::Selection;
use crate::tree::Quantity;

/// Where a selection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// `there is X`
    There,
    /// `you have X`, `a cell with X`
    Had,
    /// `X has …`, `X is …`
    Subject,
    /// `… is X`
    Complement,
    /// An amount; `total cost of X`
    Counted,
    /// `… per X`
    Per,
    /// `color of X`, `behind X`, `to X`
    One,
    /// `in X`
    Within,
    /// `set mark of X`
    Target,
    /// `discard X`
    Object,
    /// `X gains 1 token`
    Doer,
    /// `each = 'X'`
    Each,
    /// `choose = 'X'`
    Choice,
    /// `hold X`
    Hold,
    /// `discard X`, `pay X` in a requirement
    Pay,
}

/// The words of number, as the table tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// No such word.
    Nothing,
    /// `the`, `your`, `their`, `its`
    Definite,
    /// `a`, `any`, `another`
    One,
    /// `no`
    No,
    /// `all`
    All,
    /// `each`, `every`
    Each,
    /// `0`
    Zero,
    /// `1`
    Single,
    /// `2`
    Number,
    /// `at least 2`
    AtLeast,
    /// `at most 2`
    AtMost,
    /// `exactly 2`
    Exactly,
    /// `up to 2`
    UpTo,
    /// `up to 1`, `at most 1`, `0 or 1`
    UpToOne,
    /// `1 or 2`, `1 to 3`
    Between,
    /// `the top`
    Order,
    /// `the top 2`
    Orders,
    /// `a random`, `2 random`
    Random,
}

/// All places with how they are shown.
pub const USES: &[(Use, &str)] = &[
    (Use::There, "there is X"),
    (Use::Had, "behind `has` and `with`"),
    (Use::Subject, "before `has` and `is`"),
    (Use::Complement, "behind `is`"),
    (Use::Counted, "an amount, `total N of X`, `distinct N of X`"),
    (Use::Per, "behind `per`"),
    (Use::One, "one thing: `N of X`, `behind X`, `the owner of X`, `clockwise from X`, `to X`"),
    (Use::Within, "behind `in`, `on`, `from`, `under`, `held by`"),
    (Use::Target, "the things whose counter is set or raised"),
    (Use::Object, "what a verb is done to"),
    (Use::Doer, "who does it"),
    (Use::Each, "`each` of an effect or a phase, `by`"),
    (Use::Choice, "`choose`"),
    (Use::Hold, "`hold X` in a requirement"),
    (Use::Pay, "`discard X`, `pay X`, `give X` in a requirement"),
];

/// All words of number with how they are shown.
pub const SAID: &[(Said, &str)] = &[
    (Said::Nothing, "(nothing)"),
    (Said::Definite, "`the`, `your`, `their`"),
    (Said::One, "`a`, `any`, `another`"),
    (Said::No, "`no`"),
    (Said::All, "`all`"),
    (Said::Each, "`each`, `every`"),
    (Said::Zero, "`0`"),
    (Said::Single, "`1`"),
    (Said::Number, "`2`"),
    (Said::AtLeast, "`at least 2`"),
    (Said::AtMost, "`at most 2`"),
    (Said::Exactly, "`exactly 2`"),
    (Said::UpTo, "`up to 2`"),
    (Said::UpToOne, "`up to 1`"),
    (Said::Between, "`1 or 2`, `1 to 3`"),
    (Said::Order, "`the top`, `the first` …"),
    (Said::Orders, "`the top 2` …"),
    (Said::Random, "`a random`, `2 random`"),
];

const CHANCE: &str =
    "chance is asked only where something is done to cards, as in `discard a random card in your hand`";
const WHICH: &str = "it does not say which one is meant; write `the`, or let it be chosen first";
const WHO: &str = "it does not say who; write `each`, `the first … clockwise from …`, or let a player be chosen first";
const COUNTS: &str = "how many there are is what is asked here; leave this word out";
const ONE_THING: &str = "one thing is spoken of here; leave this word out";

/// What a word of number means in a place, or why it is refused there.
pub fn meaning(place: Use, said: Said) -> Result<&'static str, &'static str> {
    use Said as S;
    match place {
        Use::There => match said {
            S::Random => Err(CHANCE),
            S::Nothing | S::Definite | S::One => Ok("there is at least one"),
            S::No | S::Zero => Ok("there is none"),
            S::Single | S::Number => Ok("there are at least so many (of players: exactly so many)"),
            S::AtLeast | S::AtMost | S::Exactly | S::Between => Ok("there are so many"),
            S::UpTo | S::UpToOne => Ok("there are at most so many"),
            S::All | S::Each => Err("say what is true of them: `all X are …`"),
            S::Order | S::Orders => Err("what is first is there if anything is; write `a`"),
        },
        Use::Had => match said {
            S::Random => Err(CHANCE),
            S::Nothing | S::Definite | S::One => Ok("at least one"),
            S::No | S::Zero => Ok("none"),
            S::Single | S::Number => Ok("at least so many"),
            S::AtLeast | S::AtMost | S::Exactly | S::Between => Ok("so many"),
            S::UpTo | S::UpToOne => Ok("at most so many"),
            S::All | S::Each => Ok("every one there is, and there is one"),
            S::Order | S::Orders => Ok("every one of those, and there is one"),
        },
        Use::Subject => match said {
            S::Random => Err(CHANCE),
            S::Nothing | S::Definite | S::All | S::Each => Ok("each of them, and there is one"),
            S::One => Ok("at least one of them"),
            S::No | S::Zero => Ok("none of them"),
            S::Single | S::Number => Ok("at least so many of them"),
            S::AtLeast | S::AtMost | S::Exactly | S::Between => Ok("so many of them"),
            S::UpTo | S::UpToOne => Ok("at most so many of them"),
            S::Order | S::Orders => Ok("each of those, and there is one"),
        },
        Use::Complement => match said {
            S::Random => Err(CHANCE),
            S::Nothing | S::Definite | S::One => Ok("it is one of them"),
            S::No => Ok("it is none of them"),
            S::Order | S::Orders => Ok("it is one of those"),
            S::All | S::Each => Err(ONE_THING),
            _ => Err("behind `is` it is said what a thing is, not how many; leave the number out"),
        },
        Use::Counted => match said {
            S::Random => Err(CHANCE),
            S::Nothing | S::Definite | S::All => Ok("how many there are"),
            S::Order | S::Orders => Ok("how many of those there are"),
            _ => Err(COUNTS),
        },
        Use::Per => match said {
            S::Random => Err(CHANCE),
            S::Nothing | S::Definite => Ok("for each of them"),
            S::Single | S::Number => Ok("for so many of them each time, in whole"),
            S::Order | S::Orders => Ok("for each of those"),
            _ => Err("`per` counts each of them; leave this word out"),
        },
        Use::One => match said {
            S::Random => Err(CHANCE),
            S::Definite | S::Order => Ok("the first of them"),
            S::Nothing => Ok("only of what there is one of, and of cards by name"),
            _ => Err(WHICH),
        },
        Use::Within => match said {
            S::Random => Err(CHANCE),
            S::Definite | S::Order => Ok("that one"),
            S::Nothing | S::One => Ok("any of them"),
            S::No => Err("write `not in …`"),
            _ => Err(WHICH),
        },
        Use::Target => match said {
            S::Random => Err(CHANCE),
            S::Definite | S::Order => Ok("the first of them"),
            S::All | S::Each => Ok("every one of them"),
            S::Orders => Ok("every one of those"),
            S::Nothing => Ok("only of what there is one of, and of cards by name"),
            _ => Err(WHICH),
        },
        Use::Object => match said {
            S::Nothing | S::Definite | S::All | S::Each => Ok("all of them"),
            S::One => Ok("one that the doer chooses"),
            S::Single | S::Number | S::Exactly => Ok("so many that the doer chooses"),
            S::AtLeast | S::AtMost | S::UpTo | S::UpToOne | S::Between => {
                Ok("so many that the doer chooses, who also chooses how many")
            }
            S::Order | S::Orders => Ok("those"),
            S::Random => Ok("so many that chance says"),
            S::No | S::Zero => Err("nothing would be done"),
        },
        Use::Doer | Use::Each => match said {
            S::Random => Err(CHANCE),
            S::Nothing | S::Definite | S::All | S::Each => Ok("each of them, one after the other"),
            S::Order | S::Orders => Ok("those, one after the other"),
            S::No | S::Zero => Err("nothing would be done"),
            _ if place == Use::Doer => Err(WHO),
            _ => Err("it does not say which of them; leave this word out, or write `the first …`"),
        },
        Use::Choice => match said {
            S::Random => Err(CHANCE),
            S::Nothing | S::Definite | S::One | S::Single => Ok("one of them"),
            S::UpToOne => Ok("one of them, or none"),
            S::Order | S::Orders => Err("this leaves nothing to choose"),
            _ => Err("one thing is chosen at a time; write `a …`, or `up to 1 …` where choosing none is allowed"),
        },
        Use::Hold => match said {
            S::Random => Err(CHANCE),
            S::One => Ok("you have at least one"),
            S::No | S::Zero => Ok("you have none"),
            S::Single | S::Number => Ok("you have at least so many"),
            S::AtLeast | S::AtMost | S::Exactly | S::Between => Ok("you have so many"),
            S::UpTo | S::UpToOne => Ok("you have at most so many"),
            S::All | S::Each => Ok("you have every one there is, and there is one"),
            S::Order | S::Orders => Ok("you have every one of those, and there is one"),
            S::Nothing | S::Definite => Err("it does not say how many; write a number"),
        },
        Use::Pay => match said {
            S::Random => Err(CHANCE),
            S::One => Ok("one that you choose"),
            S::Single | S::Number | S::Exactly => Ok("so many that you choose"),
            S::AtLeast | S::AtMost | S::UpTo | S::UpToOne | S::Between => {
                Ok("so many that you choose, and you choose how many")
            }
            S::No | S::Zero => Ok("nothing is needed"),
            S::All | S::Each => Ok("all there are, also if there is none"),
            S::Order | S::Orders => Ok("those, all of them"),
            S::Nothing | S::Definite => Err("it does not say how many; write a number"),
        },
    }
}

impl Words {
    /// Which word of number it is.
    pub fn said(&self) -> Said {
        if self.random.is_some() {
            return Said::Random;
        }
        if self.order.is_some() {
            return if matches!(self.quantity, Quantity::Number(n) if n > 1) { Said::Orders } else { Said::Order };
        }
        match self.quantity {
            Quantity::Unsaid if self.the.is_some() || self.whose.is_some() => Said::Definite,
            Quantity::Unsaid => Said::Nothing,
            Quantity::One => Said::One,
            Quantity::No => Said::No,
            Quantity::All => Said::All,
            Quantity::Each => Said::Each,
            Quantity::Number(0) => Said::Zero,
            Quantity::Number(1) => Said::Single,
            Quantity::Number(_) => Said::Number,
            Quantity::AtLeast(_) => Said::AtLeast,
            Quantity::UpTo(1) | Quantity::AtMost(1) | Quantity::Between(0, 1) => Said::UpToOne,
            Quantity::AtMost(_) => Said::AtMost,
            Quantity::Exactly(_) => Said::Exactly,
            Quantity::UpTo(_) => Said::UpTo,
            Quantity::Between(..) => Said::Between,
        }
    }
}

impl Resolver<'_> {
    /// Refuses a word of number that means nothing in its place.
    pub(super) fn word_of_number(&mut self, selection: &Selection, words: &Words, place: Use) -> Option<()> {
        let Err(reason) = meaning(place, words.said()) else {
            return Some(());
        };
        let word = words.random.or(words.number).or(words.order.map(|(_, span)| span));
        let span = word.unwrap_or(selection.span);
        let message = match word {
            Some(_) if words.random.is_some() => "chance has no place here",
            Some(_) => "this word of number has no meaning here",
            None => "a word of number is missing",
        };
        self.fail(Problem::new("sentence::word_of_number", message, span, "in this place").help(reason))
    }
}
