//! Cards as a ruling names them: by family, and as much of what is printed on them as matters.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::problem::nearest;
use quarterdeck_dsl::tree::CardAt;
use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType, FamilyId};
use quarterdeck_runtime::Game;
pub(crate) use quarterdeck_runtime::definitions::plain;
use quarterdeck_runtime::definitions::{ABSENT, PrintingDef};
use quarterdeck_runtime::position::Position;

use crate::words::Item;

/// Whether something with this id is called so, in plain words: `plain(id) == words`. It is asked of everything in a game again and
/// again, and nearly always the first letter says no.
pub(crate) fn called(id: &str, words: &str) -> bool {
    let mut wanted = words.bytes();
    let (mut begun, mut gap) = (false, false);
    for letter in id.bytes() {
        if !letter.is_ascii() {
            return plain(id) == words;
        }
        if letter == b'_' || char::from(letter).is_whitespace() {
            gap = begun;
            continue;
        }
        if gap && wanted.next() != Some(b' ') || wanted.next() != Some(letter.to_ascii_lowercase()) {
            // Letters to come may change with those before them only where they are not of this alphabet.
            return !id.is_ascii() && plain(id) == words;
        }
        (begun, gap) = (true, false);
    }
    wanted.next().is_none()
}

/// A card by name.
#[derive(Clone, Debug)]
pub(crate) struct CardName {
    /// As the ruling says it.
    pub said: String,
    family: FamilyId,
    marks: Vec<Mark>,
    /// It lies face down, whoever may know it.
    pub face_down: bool,
}

/// What else is said of the card.
#[derive(Clone, Debug)]
enum Mark {
    /// The shown numbers, in order.
    Numbers(Vec<i32>),
    /// A flag, or a value of an attribute.
    Word(String),
    /// An attribute and its value.
    Pair(AttributeId, String),
}

/// Why a name is none.
enum Unread {
    /// No card is called so; the words that should begin with a family.
    NoFamily(String),
    /// What else is wrong.
    Wrong(String),
}

impl CardName {
    /// Reads `flute`, `flute 2/2`, `frigate 4/skull`, `trader 3/1 blue`, `flute (coins 2, sabres 2)`.
    pub fn read(game: &Game, text: &str) -> Result<CardName, String> {
        CardName::find(game, text).map_err(|unread| match unread {
            Unread::Wrong(message) => message,
            Unread::NoFamily(head) => {
                let names: Vec<String> = game.families.unnoted().iter().map(|family| plain(&family.name)).collect();
                // A name may have several words, and numbers behind it.
                let words: Vec<&str> = head.split(' ').collect();
                let hint = (1..=words.len())
                    .rev()
                    .find_map(|count| nearest(&words[..count].join(" "), names.iter().map(String::as_str)))
                    .map_or(String::new(), |near| {
                        // As it was written: in words or as an id.
                        let near = if text.contains('_') { near.replace(' ', "_") } else { near };
                        format!("; did you mean `{near}`?")
                    });
                format!("no card is called `{}`{hint}", text.trim())
            }
        })
    }

    /// The same where nobody wants to know what is wrong.
    pub fn known(game: &Game, text: &str) -> Option<CardName> {
        CardName::find(game, text).ok()
    }

    fn find(game: &Game, text: &str) -> Result<CardName, Unread> {
        let all = plain(text);
        let (all, face_down) = match all.strip_suffix(" face down") {
            Some(rest) => (rest.to_owned(), true),
            None => (all, false),
        };
        let (head, pairs) = match all.split_once('(') {
            Some((head, pairs)) => (head.trim(), pairs.trim_end_matches(')')),
            None => (all.as_str(), ""),
        };
        let words: Vec<&str> = head.split(' ').collect();
        // No name has more words than the longest one, however long the text is.
        let most = words.len().min(game.most_words_of_families());
        let found = (1..=most).rev().find_map(|count| Some((game.family_called(&words[..count].join(" "))?, count)));
        let Some((family, count)) = found else {
            return Err(Unread::NoFamily(head.to_owned()));
        };
        let mut card = CardName { said: text.trim().to_owned(), family, marks: Vec::new(), face_down };
        for word in &words[count..] {
            let mut numbers = Vec::new();
            for part in word.split('/').filter(|part| !part.is_empty()) {
                match part.parse() {
                    Ok(number) => numbers.push(number),
                    Err(_) => card.marks.push(Mark::Word(part.to_owned())),
                }
            }
            if !numbers.is_empty() {
                card.marks.push(Mark::Numbers(numbers));
            }
        }
        for pair in pairs.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
            card.pair(game, pair).map_err(Unread::Wrong)?;
        }
        if !game.printings_of(family).any(|at| card.is(game, &game.printings[usize::from(at)])) {
            let mut known: Vec<String> = game.printings_of(family).map(|at| game.printing_id(at).to_string()).collect();
            known.dedup();
            let family = &game.families.unnoted()[usize::from(family)].name;
            let known = known.join(", ");
            return Err(Unread::Wrong(format!("no `{family}` is like `{}`; there is: {known}", text.trim())));
        }
        Ok(card)
    }

    fn pair(&mut self, game: &Game, pair: &str) -> Result<(), String> {
        let (name, value) = pair.rsplit_once(' ').unwrap_or((pair, "1"));
        let same =
            |known: &str| plain(known) == name || plain(known).trim_end_matches('s') == name.trim_end_matches('s');
        let attribute = game
            .attributes
            .iter()
            .position(|attribute| same(&attribute.name))
            .ok_or_else(|| format!("no card has `{name}`"))?;
        self.marks.push(Mark::Pair(AttributeId::at(attribute), value.to_owned()));
        Ok(())
    }

    /// How much is said of it.
    pub fn exactness(&self) -> usize {
        self.marks.len()
    }

    /// Whether cards of a printing may be called so.
    pub fn is(&self, game: &Game, printing: &PrintingDef) -> bool {
        printing.family == self.family
            && self.marks.iter().all(|mark| match mark {
                Mark::Numbers(numbers) => shown_numbers(game, printing) == *numbers,
                Mark::Word(word) => (0..game.attributes.len()).any(|at| has_word(game, printing, at, word)),
                Mark::Pair(at, value) => {
                    let at = usize::from(*at);
                    value.parse() == Ok(printing.values[at]) || has_word(game, printing, at, value)
                }
            })
    }

    /// Whether a card may be called so.
    pub fn fits(&self, position: &Position<'_>, card: CardAt) -> bool {
        self.is(position.game, position.printing(card)) && (!self.face_down || position.face_down(card))
    }
}

fn shown_numbers(game: &Game, printing: &PrintingDef) -> Vec<i32> {
    let shows = &game.families.unnoted()[usize::from(printing.family)].shows;
    let numbers = shows.iter().filter(|at| game.attributes[usize::from(**at)].kind == AttributeType::Number);
    numbers.map(|at| printing.values[usize::from(*at)]).filter(|value| *value != ABSENT).collect()
}

fn has_word(game: &Game, printing: &PrintingDef, attribute: usize, word: &str) -> bool {
    let (definition, value) = (&game.attributes[attribute], printing.values[attribute]);
    match definition.kind {
        AttributeType::Flag => value == 1 && called(&definition.name, word),
        AttributeType::Values if value != ABSENT => {
            usize::try_from(value).ok().and_then(|at| definition.values.get(at)).is_some_and(|name| called(name, word))
        }
        _ => false,
    }
}

/// How many flags are shown on cards of a printing: of two cards with the same name the plainer is meant.
pub(crate) fn flags(game: &Game, printing: &PrintingDef) -> usize {
    let family = &game.families.unnoted()[usize::from(printing.family)];
    let flag = |at: &&AttributeId| {
        game.attributes[usize::from(**at)].kind == AttributeType::Flag && printing.values[usize::from(**at)] == 1
    };
    family.shows.iter().filter(flag).count()
}

/// The names of a list, each as often as it says.
pub(crate) fn card_names(game: &Game, items: &[Item]) -> Result<Vec<CardName>, String> {
    let mut names = Vec::new();
    for item in items {
        let name = CardName::read(game, &item.name)?;
        names.extend(std::iter::repeat_n(name, item.count));
    }
    Ok(names)
}

/// Whether each name can be given to another card and no card is left over.
pub(crate) fn all_fit(position: &Position<'_>, names: &[CardName], cards: &[CardAt]) -> bool {
    if names.len() != cards.len() {
        return false;
    }
    let mut given: Vec<Option<usize>> = vec![None; cards.len()];
    (0..names.len()).all(|name| {
        let mut tried = vec![false; cards.len()];
        give(position, names, cards, name, &mut given, &mut tried)
    })
}

/// Finds a card for a name, moving other names to other cards where that helps.
fn give(
    position: &Position<'_>,
    names: &[CardName],
    cards: &[CardAt],
    name: usize,
    given: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for at in 0..cards.len() {
        if tried[at] || !names[name].fits(position, cards[at]) {
            continue;
        }
        tried[at] = true;
        if given[at].is_none_or(|other| give(position, names, cards, other, given, tried)) {
            given[at] = Some(name);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::{called, plain};

    #[test]
    fn what_is_called_so_is_what_is_plainly_so() {
        let ids = [
            "night_lamp",
            "Night_Lamp 2/2",
            "night__lamp",
            "_lamp",
            "lamp ",
            "nachtlampe_ä",
            "two  words",
            "",
            "a\tb",
            "a_ b",
            "ab",
            "a",
            "Äb",
            "a_ä",
        ];
        for id in ids {
            for words in ids.map(plain) {
                assert_eq!(called(id, &words), plain(id) == words, "`{id}` `{words}`");
            }
        }
    }
}
