//! Finds the option a step means: the id as listed, or as much of it as is needed.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Measure, Set, Source, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{Bearer, Meaning};
use quarterdeck_runtime::definitions::{ActionId, Spread, What};
use quarterdeck_runtime::position::{Choice, ChoiceKind, Position, Status};
use quarterdeck_runtime::{Game, Match};

use crate::names::{CardName, all_fit, called, card_names, plain};
use crate::place::{Spot, known_spot};
use crate::words::{Subject, items};

/// What a step found.
pub(crate) enum Found {
    /// An option.
    One(usize),
    /// No option.
    None,
    /// Options that differ.
    Several(Vec<String>),
}

/// How much of an option a text says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// All that was chosen.
    Whole,
    /// What comes first.
    Beginning,
}

/// The table as steps see it.
#[derive(Clone, Copy)]
pub(crate) struct Wishes<'w> {
    pub playing: &'w Match,
    pub players: &'w [String],
}

impl Wishes<'_> {
    /// The option that a text means.
    pub fn find(&self, text: &str) -> Found {
        let ids = self.playing.option_ids();
        let wanted = plain(text);
        if let Some(at) = ids.iter().position(|id| called(id, &wanted)) {
            return Found::One(at);
        }
        let choices = self.playing.choices();
        let fitting: Vec<usize> =
            (0..ids.len()).filter(|at| self.fits(&choices.list[*at], &ids[*at], &wanted, Extent::Whole)).collect();
        let Some(first) = fitting.first() else {
            return Found::None;
        };
        if fitting.iter().all(|at| essence(&ids[*at]) == essence(&ids[*first])) {
            return Found::One(*first);
        }
        Found::Several(fitting.into_iter().map(|at| ids[at].clone()).collect())
    }

    /// Whether some option may be called so, or begins so: `hire` means any hiring.
    pub fn offered(&self, text: &str) -> bool {
        if !matches!(self.find(text), Found::None) {
            return true;
        }
        let (ids, wanted) = (self.playing.option_ids(), plain(text));
        let choices = self.playing.choices();
        (0..ids.len()).any(|at| self.fits(&choices.list[at], &ids[at], &wanted, Extent::Beginning))
    }

    fn fits(&self, choice: &Choice, id: &str, wanted: &str, extent: Extent) -> bool {
        let position = self.playing.position();
        match choice.kind {
            ChoiceKind::Action(action) => self.fits_action(&position, action, choice, wanted, extent),
            ChoiceKind::Offer(_) => false,
            ChoiceKind::Pick(thing) => {
                let ask = position.asked_choice().and_then(|choose| choose.ask.as_deref()).map(plain);
                let words = ask.and_then(|ask| wanted.strip_prefix(&ask).map(str::trim)).unwrap_or(wanted);
                let hidden = matches!(thing, Thing::Card(card) if !position.visible(card, position.asked()));
                !hidden && self.fits_thing(&position, thing, words)
            }
            ChoiceKind::Stop => wanted == "done" || wanted == "none",
            ChoiceKind::Answer(_) => without_numbers(&plain(id)) == wanted,
        }
    }

    fn fits_action(
        &self,
        position: &Position<'_>,
        action: ActionId,
        choice: &Choice,
        wanted: &str,
        extent: Extent,
    ) -> bool {
        let definition = &position.game.actions[usize::from(action)];
        let (head, paid) = match wanted.split_once(" with ") {
            Some((head, paid)) => (head, Some(paid)),
            None => (wanted, None),
        };
        let Some(rest) = head.strip_prefix(&plain(&definition.name)) else {
            return false;
        };
        if !rest.is_empty() && !rest.starts_with(' ') {
            return false;
        }
        let words: Vec<&str> = rest.split_whitespace().collect();
        // Which card brings the action may be said or left out.
        let chosen = &choice.slots[..definition.choose.len()];
        let mut with_card: Vec<Thing> = Vec::new();
        if definition.borne {
            with_card.extend(choice.slots.last());
            with_card.extend(chosen);
        }
        if !self.fits_things(position, chosen, &words, extent)
            && (with_card.is_empty() || !self.fits_things(position, &with_card, &words, extent))
        {
            return false;
        }
        let Some(paid_for) = paid else {
            return true;
        };
        let Some(way) = self.playing.choices().way(choice) else {
            return false;
        };
        let cards: Vec<CardAt> = way.cards.iter().map(|(_, card)| *card).collect();
        let paid = |(measure, sum): &(Measure, i32)| way.sums().iter().any(|(_, of, n)| of == measure && n == sum);
        Payment::read(position.game, paid_for)
            .is_ok_and(|said| said.amounts.iter().all(paid) && all_fit(position, &said.cards, &cards))
    }

    /// Whether words name things one after the other, with no word left over.
    fn fits_things(&self, position: &Position<'_>, things: &[Thing], words: &[&str], extent: Extent) -> bool {
        let Some((thing, others)) = things.split_first() else {
            return words.is_empty();
        };
        if words.is_empty() && extent == Extent::Beginning {
            return true;
        }
        (1..=words.len()).any(|count| {
            self.fits_thing(position, *thing, &words[..count].join(" "))
                && self.fits_things(position, others, &words[count..], extent)
        })
    }

    fn fits_thing(&self, position: &Position<'_>, thing: Thing, words: &str) -> bool {
        if called(&position.thing_id(thing), words) {
            return true;
        }
        match thing {
            Thing::Card(card) if position.is_piece(card) => false,
            Thing::Card(card) => CardName::known(position.game, words).is_some_and(|name| name.fits(position, card)),
            Thing::Player(seat) => self.players.get(usize::from(seat)).is_some_and(|name| called(name, words)),
            _ => false,
        }
    }

    /// Options of a list, those whose `with …` was cut at its commas put together again.
    pub fn joined(&self, pieces: &[String]) -> Vec<String> {
        let mut joined: Vec<String> = Vec::new();
        for piece in pieces {
            match joined.last_mut() {
                Some(last) if last.contains(" with ") && self.deed(piece).is_none() => {
                    last.push_str(", ");
                    last.push_str(piece);
                }
                _ => joined.push(piece.clone()),
            }
        }
        joined
    }

    /// The action or offer that a text begins with, and the rest.
    fn deed(&self, text: &str) -> Option<String> {
        let game = &**self.playing.game();
        let wanted = plain(text);
        let offers = game.effects.unnoted().iter().flatten().filter_map(|deed| match &deed.what {
            What::Offer(offers) => Some(offers),
            _ => None,
        });
        let names = game.actions.unnoted().iter().map(|action| plain(&action.name));
        let names = names.chain(offers.flatten().map(|offer| plain(&offer.name)));
        let asks = game.effects.unnoted().iter().flatten().filter_map(|deed| match &deed.what {
            What::Choose(choose) => choose.ask.as_deref().map(plain),
            _ => None,
        });
        let names = names.chain(asks);
        names
            .filter_map(|name| {
                let rest = wanted.strip_prefix(&name)?;
                (rest.is_empty() || rest.starts_with(' ')).then(|| (name.len(), rest.trim().to_owned()))
            })
            .max()
            .map(|(_, rest)| rest)
    }

    /// What makes no sense about a step that is to be refused: such a step would be refused for the
    /// wrong reason.
    pub fn nonsense(&self, text: &str) -> Option<String> {
        let position = self.playing.position();
        if matches!(position.status(), Status::Pick(..) | Status::Script(_)) {
            return None;
        }
        let Some(rest) = self.deed(text) else {
            let names: Vec<&str> = position.game.actions.unnoted().iter().map(|action| action.name.as_str()).collect();
            return Some(format!("no action is called `{text}`; there is {}", names.join(", ")));
        };
        let (head, paid) = match rest.split_once("with ") {
            Some((head, paid)) => (head.trim(), Some(paid)),
            None => (rest.as_str(), None),
        };
        let words: Vec<&str> = head.split_whitespace().collect();
        let name = plain(text).strip_suffix(rest.as_str()).map(|name| name.trim().to_owned()).unwrap_or_default();
        let actions = position.game.actions.unnoted().iter().filter(|action| called(&action.name, &name));
        let mut chooses = Vec::new();
        for action in actions {
            let sets: Vec<&Set> = action.choose.iter().map(|(_, set)| &**set).collect();
            if action.borne && self.follow_one_another(&position, &sets, &words, true) {
                return self.unpaid(paid);
            }
            chooses.push((sets.len() + usize::from(action.borne), sets));
        }
        // What an offer or a question is about is no more than one thing.
        let told = match chooses.iter().map(|(most, _)| *most).max() {
            None => words.is_empty() || self.names_anything(&position, head),
            Some(_) => chooses.iter().any(|(_, sets)| self.follow_one_another(&position, sets, &words, false)),
        };
        if !told && !words.is_empty() && chooses.iter().all(|(most, _)| *most == 0) && !chooses.is_empty() {
            return Some(format!("nothing is chosen for `{name}`, so `{head}` means nothing here"));
        }
        if !told {
            return Some(format!("`{head}` names nothing that is chosen for `{name}`"));
        }
        self.unpaid(paid)
    }

    /// What makes no sense about what a step says is paid.
    fn unpaid(&self, paid: Option<&str>) -> Option<String> {
        paid.and_then(|paid| Payment::read(self.playing.game(), paid).err())
    }

    /// Whether words name, one after the other, what is chosen from these sets, or from the first of them; before that perhaps
    /// the card that brings the action.
    fn follow_one_another(&self, position: &Position<'_>, sets: &[&Set], words: &[&str], borne: bool) -> bool {
        words.is_empty()
            || (1..=words.len()).any(|count| {
                let (name, others) = (words[..count].join(" "), &words[count..]);
                let chosen = sets.split_first().is_some_and(|(set, later)| {
                    self.names_one_of(position, set, &name) && self.follow_one_another(position, later, others, false)
                });
                chosen
                    || borne
                        && self.names_card(position, &name)
                        && self.follow_one_another(position, sets, others, false)
            })
    }

    /// Whether words could name what is chosen from a set in some position, so that a typo is not taken for a refusal.
    fn names_one_of(&self, position: &Position<'_>, set: &Set, words: &str) -> bool {
        let named = match &set.source {
            Source::Player(_) | Source::Players(_) | Source::Opponents(_) | Source::Side(..) => {
                self.names_player(words)
            }
            Source::Zone(_) | Source::PlacesOf(_) | Source::Ends => self.names_place(position, words),
            Source::Values(attribute, _) => {
                position.game.attributes[usize::from(*attribute)].values.iter().any(|value| called(value, words))
            }
            Source::Amounts(..) => words.parse::<i32>().is_ok(),
            // A piece is called by its place.
            Source::CardsIn(_) | Source::Held(_) | Source::HeldBySome(_) | Source::Everywhere | Source::Here => {
                self.names_card(position, words) || self.names_place(position, words)
            }
            Source::AnyOf(sets) => sets.iter().any(|set| self.names_one_of(position, set, words)),
            Source::Slot(_) => self.names_anything(position, words),
        };
        named || set.otherwise.as_ref().is_some_and(|other| self.names_one_of(position, other, words))
    }

    fn names_anything(&self, position: &Position<'_>, words: &str) -> bool {
        let is_value = |value: &String| called(value, words);
        words.parse::<i32>().is_ok()
            || self.names_player(words)
            || self.names_card(position, words)
            || self.names_place(position, words)
            || position.game.attributes.iter().any(|attribute| attribute.values.iter().any(is_value))
    }

    fn names_player(&self, words: &str) -> bool {
        let number = words.strip_prefix("player ").and_then(|number| number.parse::<usize>().ok());
        number.is_some_and(|number| (1..=self.players.len()).contains(&number))
            || self.players.iter().any(|player| called(player, words))
    }

    /// A card by what is printed on it, or one that is not seen by where it lies in its row.
    fn names_card(&self, position: &Position<'_>, words: &str) -> bool {
        let unseen = words.strip_prefix("card ").is_some_and(|number| number.parse::<usize>().is_ok());
        unseen || CardName::known(position.game, words).is_some()
    }

    fn names_place(&self, position: &Position<'_>, words: &str) -> bool {
        let subject = Subject { player: None, name: words.to_owned() };
        matches!(known_spot(position, &subject, Some(0)), Some(Ok(Spot::Zone(_) | Spot::Board(_))))
            || ZoneAt::all(position.zones())
                .any(|zone| is_there(position, zone) && called(&position.zone_id(zone), words))
    }
}

/// Whether a zone is part of this match: there is room below every card that could take part, and not all of them do.
fn is_there(position: &Position<'_>, zone: ZoneAt) -> bool {
    match position.game.layout.spread[usize::from(zone)] {
        Spread::Under(card) => usize::from(card) < position.cards(),
        Spread::Zone(..) | Spread::Place(..) | Spread::Tiles(_) => true,
    }
}

/// What a step says is paid.
struct Payment {
    cards: Vec<CardName>,
    amounts: Vec<(Measure, i32)>,
}

impl Payment {
    fn read(game: &Game, text: &str) -> Result<Payment, String> {
        let (mut cards, mut amounts) = (Vec::new(), Vec::new());
        for item in items(text)? {
            match amount(game, &item.name) {
                Some(amount) => amounts.push(amount),
                None => cards.push(item),
            }
        }
        Ok(Payment { cards: card_names(game, &cards)?, amounts })
    }
}

/// `6 coins`
fn amount(game: &Game, text: &str) -> Option<(Measure, i32)> {
    let (number, word) = text.split_once(' ')?;
    let number = number.parse().ok()?;
    game.vocabulary.meanings(&word.replace(' ', "_")).iter().find_map(|meaning| match meaning {
        Meaning::Resource(id) => Some((Measure::Resource(*id), number)),
        Meaning::Counter(id, Bearer::Player) => Some((Measure::Counter(*id), number)),
        _ => None,
    })
}

/// An id without the number of a twin, its payment in any order.
fn essence(id: &str) -> String {
    let id = id.split(" #").next().unwrap_or(id);
    match id.split_once(" with ") {
        Some((head, paid)) => {
            let mut cards: Vec<&str> = paid.split(", ").collect();
            cards.sort_unstable();
            format!("{head} with {}", cards.join(", "))
        }
        None => id.to_owned(),
    }
}

fn without_numbers(id: &str) -> String {
    let words: Vec<&str> =
        id.split(' ').filter(|word| !word.starts_with(|letter: char| letter.is_ascii_digit())).collect();
    words.join(" ")
}
