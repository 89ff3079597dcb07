//! Names of cards and zones of a match in one reader's language. A card that the reader may not
//! know is just "a card".

use quarterdeck_dsl::tree::{Seat, ZoneAt};
use quarterdeck_dsl::vocabulary::FamilyId;

use super::tongue::Tongue;
use crate::game::{EffectId, Game, PrintingId, Spread};
use crate::knowledge::{Glimpse, Knowledge};
use crate::playing::Match;
use crate::text::locale::Argument;
use crate::text::phrase::Phrase;
use crate::text::signs::one_line;

/// Speaks about one match to one reader.
#[derive(Clone, Copy)]
pub struct Speaker<'s> {
    /// What the listener may know of the match.
    pub(super) known: Knowledge<'s>,
    /// Names of the players, by seat.
    pub(super) names: &'s [String],
    /// In which language.
    pub(super) language: &'s str,
}

impl<'s> Speaker<'s> {
    /// Speaks to a seat, or to a spectator, in a language, with the names of the players by seat.
    pub fn new(matched: &'s Match, seat: Option<Seat>, names: &'s [String], language: &'s str) -> Speaker<'s> {
        Speaker { known: Knowledge::new(matched, seat), names, language }
    }

    /// Tells everything, in a language: to whoever has the whole record of a match, never to a player of it.
    pub fn of_all(matched: &'s Match, names: &'s [String], language: &'s str) -> Speaker<'s> {
        Speaker { known: Knowledge::of_all(matched), names, language }
    }

    /// The game.
    pub fn game(&self) -> &'s Game {
        self.known.game()
    }

    /// Who listens; nobody's seat for a spectator.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.known.seat()
    }

    /// What is said whoever listens and whatever the position is.
    pub fn tongue(&self) -> Tongue<'s> {
        Tongue { game: self.game(), language: self.language }
    }

    /// A text of the engine or the pack.
    pub fn text(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        self.tongue().text(key, arguments)
    }

    /// A text that a pack may leave out, looked for in this language and in English.
    pub fn optional(&self, key: &str, arguments: &[(&str, Argument)]) -> Option<String> {
        self.tongue().optional(key, arguments)
    }

    /// What is being played: the leading pack, and what is played with it. A title that begins with that of the leading pack stands for
    /// both.
    pub fn title(&self) -> String {
        let game = self.game();
        let leader = game.leader(self.known.options());
        let mut titles = vec![game.locales.title(self.language, leader)];
        for pack in game.expansions(leader) {
            let title = game.locales.title(self.language, pack);
            match title.starts_with(&titles[0]) {
                true => titles[0] = title,
                false => titles.push(title),
            }
        }
        titles.join(" + ")
    }

    /// The name of a thing of the pack.
    pub fn word(&self, id: &str) -> Phrase {
        self.tongue().word(id)
    }

    /// A card by its printing: name and shown numbers.
    pub fn printing(&self, printing: PrintingId) -> Phrase {
        self.tongue().printing(printing)
    }

    /// The rules text of a family of cards, as it is with the options of the match.
    pub fn family_text(&self, family: FamilyId) -> Phrase {
        self.tongue().family_text(family, self.known.options())
    }

    /// What an effect does, in one sentence for each deed.
    pub fn effect_text(&self, effect: EffectId) -> Vec<String> {
        self.tongue().effect_text(effect, self.known.options())
    }

    /// A player's name.
    pub fn player(&self, seat: Seat) -> String {
        self.names
            .get(usize::from(seat))
            .map(|name| one_line(name))
            .unwrap_or_else(|| self.text("player-number", &[("number", Argument::Number(i32::from(seat) + 1))]))
    }

    /// A card as the reader saw it.
    pub(super) fn card(&self, card: &Glimpse) -> Phrase {
        let name = match card.shown {
            Some(shown) => self.printing(shown),
            None => self.text("card-hidden", &[]).into(),
        };
        match card.piece_of {
            Some(owner) if self.seat() == Some(owner) => {
                let gender =
                    card.shown.and_then(|shown| self.tongue().gender(shown)).unwrap_or_else(|| "other".to_owned());
                self.text("thing-own", &[("thing", Argument::text(name)), ("gender", Argument::text(gender))]).into()
            }
            Some(owner) => {
                let arguments = [("player", Argument::text(self.player(owner))), ("thing", Argument::text(name))];
                self.text("thing-of", &arguments).into()
            }
            None => name,
        }
    }

    /// One of the engine's texts in a form, or by itself if it has none.
    pub(super) fn form_of(&self, key: &str, form: &str, arguments: &[(&str, Argument)]) -> Phrase {
        let told = self.game().locales.form_with(self.language, key, form, arguments);
        told.unwrap_or_else(|| self.text(key, arguments)).into()
    }

    /// A zone with its owner, or a place with its number.
    pub fn zone(&self, zone: ZoneAt) -> Phrase {
        self.zone_in(zone, "")
    }

    /// The same in a form; without one, as it stands by itself.
    pub(super) fn zone_in(&self, zone: ZoneAt, form: &str) -> Phrase {
        let word = |id: &str| if form.is_empty() { self.word(id) } else { self.tongue().form(id, form).into() };
        match self.game().layout.spread.get(usize::from(zone)) {
            Some(Spread::Zone(id, owner)) => {
                let id = &self.game().zones[usize::from(*id)].name;
                let name = Argument::text(word(id));
                match owner {
                    Some(owner) if self.seat() == Some(*owner) => {
                        let gender = self.tongue().form_if(id, "gender").unwrap_or_else(|| "other".to_owned());
                        self.form_of("zone-own", form, &[("zone", name), ("gender", Argument::text(gender))])
                    }
                    Some(owner) => {
                        self.text("zone-of", &[("zone", name), ("player", Argument::text(self.player(*owner)))]).into()
                    }
                    None => self.text("zone-shared", &[("zone", name)]).into(),
                }
            }
            Some(Spread::Place(board, at)) => {
                let place = self.tongue().place_word(*board);
                let from = self.known.numbered_from(*board);
                let number = Argument::Number(from + i32::from(*at) + 1);
                self.text("place-number", &[("place", Argument::text(place)), ("number", number)]).into()
            }
            Some(Spread::Tiles(board)) => self.word(&self.game().boards[usize::from(*board)].name),
            Some(Spread::Under(card)) => {
                let card = self.card(&self.known.glimpse_of(*card));
                self.text("zone-under", &[("title", Argument::is_title(&card)), ("card", Argument::text(card))]).into()
            }
            None => Phrase::default(),
        }
    }
}
