//! Names of cards, zones and numbers in one reader's language. A card that the reader may not
//! know is just "a card".

use quarterdeck_dsl::tree::{CardAt, Seat, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeType, Meaning};

use crate::game::{ABSENT, Game, Spread};
use crate::playing::Match;
use crate::state::NOBODY;
use crate::view::locale::Argument;

/// Speaks about one match to one reader.
#[derive(Clone, Copy)]
pub struct Speaker<'s> {
    /// The match.
    pub matched: &'s Match,
    /// Names of the players, by seat.
    pub names: &'s [String],
    /// Who listens; nobody's seat for a spectator.
    pub seat: Option<Seat>,
    /// In which language.
    pub language: &'s str,
}

/// In which case a counted thing stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// By itself.
    Nominative,
    /// As an object.
    Accusative,
}

impl<'s> Speaker<'s> {
    /// The game.
    pub fn game(&self) -> &'s Game {
        self.matched.game()
    }

    /// A text of the engine or the pack.
    pub fn text(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        self.game().locales.text(self.language, key, arguments)
    }

    /// A text that a pack may leave out, looked for in this language and in English.
    pub fn optional(&self, key: &str, arguments: &[(&str, Argument)]) -> Option<String> {
        let locales = &self.game().locales;
        locales.find(self.language, key, arguments).or_else(|| locales.find("en", key, arguments))
    }

    /// What is being played: the leading pack, and what is played with it.
    pub fn title(&self) -> String {
        let game = self.game();
        let leader = game.leader(&self.matched.state().options);
        let mut title = game.locales.title(self.language, leader);
        for pack in game.expansions(leader) {
            title.push_str(" + ");
            title.push_str(&game.locales.title(self.language, pack));
        }
        title
    }

    /// The name of a thing of the pack.
    pub fn word(&self, id: &str) -> String {
        self.game().locales.word(self.language, id)
    }

    /// A form of such a name, or the name itself.
    pub fn form(&self, id: &str, form: &str) -> String {
        let key = word_key(id);
        self.game().locales.form(self.language, &key, form).unwrap_or_else(|| self.word(id))
    }

    /// The name of many.
    pub fn plural(&self, id: &str) -> String {
        self.form(id, if self.language == "ru" { "nom-pl" } else { "other" })
    }

    /// The name as it stands before a number: the word's `.label`, if it has one.
    pub fn figure_name(&self, id: &str) -> String {
        self.form(id, "label")
    }

    /// The name in the number that goes with `amount`, without the number.
    pub fn counted(&self, id: &str, amount: i32, case: Case) -> String {
        if self.language != "ru" {
            return self.form(id, if amount == 1 { "one" } else { "other" });
        }
        let (last, two) = (amount.unsigned_abs() % 10, amount.unsigned_abs() % 100);
        let form = match (last, two) {
            (1, 0..=10 | 12..) if case == Case::Accusative => "acc",
            (1, 0..=10 | 12..) => "nom",
            (2..=4, 0..=11 | 15..) => "gen",
            _ => "gen-pl",
        };
        self.form(id, form)
    }

    /// A player's name.
    pub fn player(&self, seat: Seat) -> String {
        self.names
            .get(usize::from(seat))
            .cloned()
            .unwrap_or_else(|| self.text("player-number", &[("number", Argument::Number(i32::from(seat) + 1))]))
    }

    /// A card by its printing: name and shown numbers.
    pub fn printing(&self, printing: u16) -> String {
        let game = self.game();
        let printing = &game.printings[usize::from(printing)];
        let family = &game.families[usize::from(printing.family)];
        let gender = game.locales.form(self.language, &word_key(&family.name), "gender");
        let (mut before, mut numbers, mut behind) = (Vec::new(), Vec::new(), Vec::new());
        for attribute in &family.shows {
            let definition = &game.attributes[usize::from(*attribute)];
            let value = printing.values[usize::from(*attribute)];
            if value == ABSENT {
                continue;
            }
            match definition.kind {
                AttributeType::Number => numbers.push(value.to_string()),
                AttributeType::Flag if value == 1 => behind.push(self.word(&definition.name)),
                AttributeType::Values => {
                    // What is no adjective says so by a form of its own.
                    let id = definition.values.get(value as usize).map_or("?", String::as_str);
                    match game.locales.form(self.language, &word_key(id), "behind") {
                        Some(word) => behind.push(word),
                        None => before.push(self.value(*attribute, value, gender.as_deref())),
                    }
                }
                _ => {}
            }
        }
        before.push(self.word(&family.name));
        let mut name = before.join(" ");
        if !numbers.is_empty() {
            name = format!("{name} {}", numbers.join("/"));
        }
        if !behind.is_empty() {
            name = format!("{name} ({})", behind.join(", "));
        }
        name
    }

    /// A value of an attribute, agreeing with a noun where the language asks for it.
    pub fn value(&self, attribute: u8, value: i16, gender: Option<&str>) -> String {
        let definition = &self.game().attributes[usize::from(attribute)];
        match definition.kind {
            AttributeType::Values => {
                let id = definition.values.get(value as usize).map_or("?", String::as_str);
                let agreed = gender.and_then(|gender| {
                    self.game().locales.form(self.language, &word_key(id), &format!("nom-{gender}"))
                });
                agreed.unwrap_or_else(|| self.word(id))
            }
            AttributeType::Flag => self.word(&definition.name),
            _ => value.to_string(),
        }
    }

    /// A card, if the reader is among those who know it.
    pub fn card(&self, card: CardAt, visible: bool) -> String {
        let state = &self.matched.state().cards[usize::from(card)];
        let printing = &self.game().printings[usize::from(state.printing)];
        let name = if visible { self.printing(state.printing) } else { self.text("card-hidden", &[]) };
        if printing.per_player && state.owner != NOBODY {
            let arguments = [("player", Argument::Text(self.player(state.owner))), ("thing", Argument::Text(name))];
            return self.text("thing-of", &arguments);
        }
        name
    }

    /// A zone with its owner, or a place with its number.
    pub fn zone(&self, zone: ZoneAt) -> String {
        match self.game().layout.spread.get(usize::from(zone)) {
            Some(Spread::Zone(id, owner)) => {
                let name = Argument::Text(self.word(&self.game().zones[usize::from(*id)].name));
                match owner {
                    Some(owner) => {
                        self.text("zone-of", &[("zone", name), ("player", Argument::Text(self.player(*owner)))])
                    }
                    None => self.text("zone-shared", &[("zone", name)]),
                }
            }
            Some(Spread::Place(board, at)) => {
                let place = self.place_word(*board);
                let from = self.matched.position().numbered_from(*board);
                let number = Argument::Number(from + i32::from(*at) + 1);
                self.text("place-number", &[("place", Argument::Text(place)), ("number", number)])
            }
            Some(Spread::Tiles(board)) => self.word(&self.game().boards[usize::from(*board)].name),
            Some(Spread::Under(card)) => {
                let visible = self.matched.position().visible(*card, self.seat);
                self.text("zone-under", &[("card", Argument::Text(self.card(*card, visible)))])
            }
            None => String::new(),
        }
    }

    /// What a place of a board is called.
    pub fn place_word(&self, board: u8) -> String {
        let id = self.game().vocabulary.name(Meaning::PlaceOf(board));
        if id == "?" { self.word(&self.game().boards[usize::from(board)].name) } else { self.word(id) }
    }
}

/// The key of the text that names a thing.
pub fn word_key(id: &str) -> String {
    format!("word-{}", id.replace('_', "-"))
}

/// The key of a text about a thing.
pub fn key(prefix: &str, id: &str) -> String {
    format!("{prefix}-{}", id.replace('_', "-"))
}
