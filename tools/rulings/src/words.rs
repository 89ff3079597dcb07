//! The forms of a line: what it says, with words of the game left as written.

use quarterdeck_dsl::number_in_words;

use crate::names::plain;

/// Something that has contents or a value: a zone, a board, pieces, a counter; perhaps a player's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Subject {
    pub player: Option<u8>,
    pub name: String,
}

/// So many of a card or place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    pub name: String,
    pub count: usize,
}

/// What can be arranged, and also expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fact {
    /// `harbor: settler x2` and `harbor is empty`
    Contents(Subject, Vec<Item>),
    /// `deck is: settler`: what else would lie there is out of the game.
    Only(Subject, Vec<Item>),
    /// `deck starts: settler`
    Starts(Subject, Vec<Item>),
    /// `Anna has 4 coins`
    Has(u8, i32, String),
    /// `cards revealed is 1`
    Value(Subject, i32),
    /// `weather is stormy`: a counter stands at a word.
    Stands(Subject, String),
    /// `island belongs to Anna`: a card, by name, and whose it is; nobody's if no player is said.
    Belongs(String, Option<u8>),
    /// `first player is Anna`, or `first player is drawn`: nobody is named.
    First(Option<u8>),
    /// `landings: port x2, explosion`: where scattered cards land, in this order.
    Landings(Vec<Item>),
    /// `picks: settler, captain`: which cards chance picks, in this order.
    Picks(Vec<Item>),
    /// `rolls: 4, 1 x2`: which numbers chance gives, in this order.
    Rolls(Vec<Item>),
}

impl Fact {
    /// Whether a later line takes the place of this one.
    pub fn same_subject(&self, other: &Fact) -> bool {
        match (self, other) {
            (Fact::Contents(one, _) | Fact::Only(one, _), Fact::Contents(two, _) | Fact::Only(two, _))
            | (Fact::Starts(one, _), Fact::Starts(two, _))
            | (Fact::Only(one, _), Fact::Starts(two, _))
            | (Fact::Starts(one, _), Fact::Only(two, _))
            | (Fact::Value(one, _), Fact::Value(two, _))
            | (Fact::Stands(one, _), Fact::Stands(two, _)) => one == two,
            (Fact::Has(one, _, what), Fact::Has(two, _, other)) => one == two && what == other,
            (Fact::Belongs(one, _), Fact::Belongs(two, _)) => one == two,
            (Fact::First(_), Fact::First(_))
            | (Fact::Landings(_), Fact::Landings(_))
            | (Fact::Picks(_), Fact::Picks(_))
            | (Fact::Rolls(_), Fact::Rolls(_)) => true,
            _ => false,
        }
    }
}

/// What a player does with a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    Gains,
    Pays,
    Loses,
}

/// How a campaign stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Some chapter is still to be finished.
    Open,
    /// All chapters are finished.
    Won,
    /// All chapters are finished and none was lost.
    Perfect,
    /// Some chapter is still to be finished, or was lost.
    Flawed,
}

/// What an indented line expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// The step is not possible; perhaps why.
    Refused(Option<String>),
    Over,
    NobodyWon,
    /// Exactly these have won.
    Win(Vec<u8>),
    /// What the win is called, or that it is called nothing.
    Title(Option<String>),
    Decides(u8),
    /// Options that are open or not; perhaps why not.
    Offered(bool, Vec<String>, Option<String>),
    /// Who, whether, which card (or any), where.
    Sees(u8, bool, Option<String>, Subject),
    /// Of a resource; without an amount: nothing of any.
    Changed(u8, Change, Option<(i32, String)>),
    /// `deck has 5 cards`
    Count(Subject, i32),
    /// `row in order: settler, flute`: exactly these, the first is the top or oldest.
    Ordered(Subject, Vec<Item>),
    /// `the campaign is won`
    Campaign(Standing),
    Holds(Fact),
}

/// Stands behind a zone whose cards are expected one after the other.
const IN_ORDER: &str = " in order";

/// Knows the players' names.
#[derive(Clone, Copy)]
pub(crate) struct Words<'w> {
    pub players: &'w [String],
}

impl Words<'_> {
    /// The seat of a name.
    pub fn player(&self, name: &str) -> Option<u8> {
        let name = name.trim();
        self.players.iter().position(|known| known == name).and_then(|at| u8::try_from(at).ok())
    }

    /// `Anna's display`, `Marcus' display`, `harbor`
    pub fn subject(&self, text: &str) -> Subject {
        let text = text.trim();
        for (possessive, skip) in [("'s ", 3), ("’s ", 5), ("' ", 2), ("’ ", 4)] {
            if let Some(at) = text.find(possessive)
                && let Some(seat) = self.player(&text[..at])
            {
                return Subject { player: Some(seat), name: plain(&text[at + skip..]) };
            }
        }
        Subject { player: None, name: plain(text) }
    }

    /// A line that arranges, or says what lies where.
    pub fn fact(&self, text: &str) -> Result<Fact, String> {
        if let Some((left, right)) = text.split_once(':') {
            let left = left.trim();
            let items = items(right)?;
            if left == "landings" {
                return Ok(Fact::Landings(items));
            }
            if left == "picks" {
                return Ok(Fact::Picks(items));
            }
            if left == "rolls" {
                return Ok(Fact::Rolls(items));
            }
            if let Some(zone) = left.strip_suffix(IN_ORDER) {
                return Err(format!("cards are laid out in this order anyway; write `{zone}: …`"));
            }
            if let Some(zone) = left.strip_suffix(" starts") {
                return Ok(Fact::Starts(self.subject(zone), items));
            }
            if let Some(zone) = left.strip_suffix(" is") {
                return Ok(Fact::Only(self.subject(zone), items));
            }
            return Ok(Fact::Contents(self.subject(left), items));
        }
        if let Some(name) = text.strip_prefix("first player is ") {
            if name == "drawn" {
                return Ok(Fact::First(None));
            }
            return self.player(name).map(|seat| Fact::First(Some(seat))).ok_or_else(|| self.nobody(name));
        }
        if let Some((card, name)) = text.split_once(" belongs to ") {
            let owner = if name.trim() == "nobody" { Ok(None) } else { self.player(name).map(Some).ok_or(()) };
            return owner.map(|owner| Fact::Belongs(plain(card), owner)).map_err(|()| self.nobody(name));
        }
        if let Some(zone) = text.strip_suffix(" is empty") {
            return Ok(Fact::Only(self.subject(zone), Vec::new()));
        }
        if let Some((left, right)) = text.rsplit_once(" is ")
            && let Ok(value) = right.trim().parse()
        {
            return Ok(Fact::Value(self.subject(left), value));
        }
        if let Some((left, right)) = text.rsplit_once(" is ") {
            return Ok(Fact::Stands(self.subject(left), plain(right)));
        }
        if let Some((left, right)) = text.split_once(" has ") {
            let seat = self.player(left).ok_or_else(|| self.nobody(left))?;
            let (amount, what) = amount(right)?;
            return Ok(Fact::Has(seat, amount, what));
        }
        Err("write `<zone>: <cards>`, `<zone> starts: <cards>`, `<zone> is: <cards>`, `<zone> is empty`, `<name> has 3 <resource>`, `<counter> is 1`, `<counter> is <word>`, `<card> belongs to <name>`, `landings: <places>`, `picks: <cards>`, `rolls: <numbers>` or `first player is <name>`".into())
    }

    /// An expectation.
    pub fn expected(&self, text: &str) -> Result<Expected, String> {
        match text {
            "the match is over" => return Ok(Expected::Over),
            "nobody has won" => return Ok(Expected::NobodyWon),
            "everybody wins" => return Ok(Expected::Win((0..self.players.len() as u8).collect())),
            "there is no title" => return Ok(Expected::Title(None)),
            "the campaign is not over" => return Ok(Expected::Campaign(Standing::Open)),
            "the campaign is won" => return Ok(Expected::Campaign(Standing::Won)),
            "the campaign is perfect" => return Ok(Expected::Campaign(Standing::Perfect)),
            "the campaign is not perfect" => return Ok(Expected::Campaign(Standing::Flawed)),
            _ => {}
        }
        if let Some(title) = text.strip_prefix("the title is ") {
            return Ok(Expected::Title(Some(plain(title))));
        }
        let (said, reason) = match text.split_once(" because ") {
            Some((said, reason)) => (said.trim(), Some(reason.trim().to_owned())),
            None => (text, None),
        };
        if said == "refused" {
            return Ok(Expected::Refused(reason));
        }
        if let Some(list) = said.strip_prefix("not offered:") {
            return Ok(Expected::Offered(false, wishes(list), reason));
        }
        if reason.is_some() {
            return Err("only `refused` and `not offered: …` have a `because`".into());
        }
        if let Some(list) = text.strip_prefix("offered:") {
            return Ok(Expected::Offered(true, wishes(list), None));
        }
        if let Some(names) = text.strip_suffix(" wins").or_else(|| text.strip_suffix(" win")) {
            let names = names.replace(" and ", ",");
            let seats: Option<Vec<u8>> = names.split(',').map(|name| self.player(name)).collect();
            return seats.map(Expected::Win).ok_or_else(|| self.nobody(&names));
        }
        if let Some(name) = text.strip_suffix(" decides") {
            return self.player(name).map(Expected::Decides).ok_or_else(|| self.nobody(name));
        }
        if let Some(seen) = self.sees(text)? {
            return Ok(seen);
        }
        if let Some(changed) = self.changed(text)? {
            return Ok(changed);
        }
        if let Some((left, right)) = text.split_once(" has ")
            && !text.contains(':')
            && self.player(left).is_none()
        {
            let (count, _) = amount(right)?;
            return Ok(Expected::Count(self.subject(left), count));
        }
        if let Some((left, right)) = text.split_once(':')
            && let Some(zone) = left.trim().strip_suffix(IN_ORDER)
        {
            return Ok(Expected::Ordered(self.subject(zone), items(right)?));
        }
        if let Some((left, right)) = text.split_once(':')
            && left.split(' ').any(|word| word == "not" || word.ends_with("n't"))
            && left.contains(" offer")
        {
            return Err(format!("write `not offered:{right}`"));
        }
        if let Some((name, _)) = text.split_once(" is ")
            && self.player(name).is_some()
        {
            return Err(format!("write `{name} decides`, `{name} has 4 coins`, `{name}'s … is 3` or `{name} wins`"));
        }
        match self.fact(text) {
            Ok(Fact::First(_) | Fact::Starts(..) | Fact::Landings(_) | Fact::Picks(_) | Fact::Rolls(_)) => Err("this can be arranged but not expected".into()),
            Ok(fact) => Ok(Expected::Holds(fact)),
            Err(_) => Err("write for example `refused`, `Anna gains 2 coins`, `Anna has 4 coins`, `harbor: settler`, `harbor in order: settler, flute`, `deck has 5 cards`, `offered: pass`, `Anna decides`, `Anna wins`, `the match is over`".into()),
        }
    }

    fn sees(&self, text: &str) -> Result<Option<Expected>, String> {
        let (name, what, sees) = if let Some((name, what)) = text.split_once(" does not see ") {
            (name, what, false)
        } else if let Some((name, what)) = text.split_once(" sees ") {
            (name, what, true)
        } else {
            return Ok(None);
        };
        let seat = self.player(name).ok_or_else(|| self.nobody(name))?;
        Ok(Some(match what.rsplit_once(" in ") {
            Some((card, place)) => Expected::Sees(seat, sees, Some(card.trim().to_owned()), self.subject(place)),
            None => Expected::Sees(seat, sees, None, self.subject(what)),
        }))
    }

    fn changed(&self, text: &str) -> Result<Option<Expected>, String> {
        for (verb, change) in [(" gains ", Change::Gains), (" pays ", Change::Pays), (" loses ", Change::Loses)] {
            if let Some((name, what)) = text.split_once(verb) {
                let seat = self.player(name).ok_or_else(|| self.nobody(name))?;
                let amount = if what.trim() == "nothing" { None } else { Some(amount(what)?) };
                return Ok(Some(Expected::Changed(seat, change, amount)));
            }
        }
        Ok(None)
    }

    fn nobody(&self, name: &str) -> String {
        format!("nobody is called `{}`; there are {}", name.trim(), self.players.join(", "))
    }
}

/// `4 coins`
fn amount(text: &str) -> Result<(i32, String), String> {
    let wrong = || format!("`{}` should be a number and what is counted, as in `4 coins`", text.trim());
    let (number, what) = text.trim().split_once(' ').ok_or_else(wrong)?;
    if let Some(digits) = number_in_words(&number.to_lowercase()) {
        return Err(format!("numbers are written in digits: `{digits} {what}`"));
    }
    Ok((number.parse().map_err(|_| wrong())?, plain(what)))
}

/// Options, separated by commas (those within `with …` are put together again in play).
fn wishes(text: &str) -> Vec<String> {
    pieces(text).into_iter().map(str::to_owned).collect()
}

/// So many cards a line can name at once; no game has more.
const MOST_CARDS: usize = 65_000;

/// `settler x4, flute 1/1`
pub(crate) fn items(text: &str) -> Result<Vec<Item>, String> {
    let mut items = Vec::new();
    for piece in pieces(text) {
        let (name, count) = match piece.rsplit_once(" x") {
            Some((name, count)) if count.chars().all(|letter| letter.is_ascii_digit()) && !count.is_empty() => {
                let number = count.parse().ok().filter(|number| *number <= MOST_CARDS);
                (name, number.ok_or_else(|| format!("`x{count}` is more than any game has; {MOST_CARDS} is the most"))?)
            }
            _ => (piece, 1),
        };
        items.push(Item { name: name.trim().to_owned(), count });
    }
    if items.is_empty() {
        return Err("the list is empty; write `… is empty` if nothing lies there".into());
    }
    Ok(items)
}

/// Pieces between commas that stand outside parentheses.
fn pieces(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(text[start..].trim());
    found.retain(|piece| !piece.is_empty());
    found
}
