//! What the pack calls the things that the game written by hand has numbers for.

use quarterdeck_dsl::tree::{CardAt, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{CounterId, QueryId};
use quarterdeck_runtime::definitions::ABSENT;
use quarterdeck_runtime::position::{Choice, ChoiceKind, Choices, WayAt};
use quarterdeck_runtime::{Game, Match};

use super::{Parting, parting};
use crate::twin::cards::{COLOURS, PROFESSIONS, SKULL, face};
use crate::twin::{Card, FACES, Face, Move, Role};

/// Where to look in the pack's game.
pub(super) struct Names {
    /// The face of each printing.
    faces: Vec<Card>,
    /// What each action is.
    actions: Vec<String>,
    pub deck: ZoneAt,
    pub discards: ZoneAt,
    pub harbour: ZoneAt,
    pub row: ZoneAt,
    pub spotlight: ZoneAt,
    /// Of the first seat; the others follow.
    pub purse: ZoneAt,
    /// Of the first seat; the others follow.
    pub display: ZoneAt,
    pub influence: QueryId,
    pub sabres: QueryId,
    pub announced: CounterId,
}

/// What is printed: name, colour, cost, influence, coins, sabres, skull.
type Print = (String, Option<&'static str>, i32, i32, i32, i32, bool);

impl Names {
    /// Finds everything, or says what is missing or other than it should be.
    pub fn of(game: &Game) -> Result<Names, String> {
        let zone = |name: &str| {
            let at = game.zones.iter().position(|zone| zone.name == name);
            at.map(|at| game.layout.zone_base[at]).ok_or(format!("no zone `{name}`"))
        };
        let query = |name: &str| {
            let at = game.queries.unnoted().iter().position(|query| query.name == name);
            at.map(QueryId::at).ok_or(format!("no query `{name}`"))
        };
        let announced = game.counters.iter().position(|counter| counter.name == "end_announced");
        Ok(Names {
            faces: faces(game)?,
            actions: game.actions.unnoted().iter().map(|action| action.name.clone()).collect(),
            deck: zone("deck")?,
            discards: zone("discard_pile")?,
            harbour: zone("harbor")?,
            row: zone("expedition_row")?,
            spotlight: zone("spotlight")?,
            purse: zone("purse")?,
            display: zone("display")?,
            influence: query("influence")?,
            sabres: query("sabres")?,
            announced: announced.map(CounterId::at).ok_or("no counter for the end")?,
        })
    }

    /// The face of a card of a match.
    #[inline]
    pub fn face(&self, played: &Match, card: CardAt) -> Card {
        self.faces[usize::from(played.position().printing_of(card))]
    }

    /// The cards of a zone, from the top down.
    pub fn zone<'m>(&'m self, played: &'m Match, zone: ZoneAt) -> impl Iterator<Item = Card> + 'm {
        played.position().cards_in(zone).map(|card| self.face(played, card))
    }

    /// What the engine offers, in its order.
    pub fn read_moves(&self, played: &Match, moves: &mut Vec<Move>) -> Result<(), Box<Parting>> {
        moves.clear();
        let choices = played.choices();
        for choice in &choices.list {
            let read = self.read_move(played, choice, choices);
            moves.push(read.ok_or_else(|| parting("an option that nobody knows", format!("{choice:?}"), ""))?);
        }
        Ok(())
    }

    fn read_move(&self, played: &Match, choice: &Choice, choices: &Choices) -> Option<Move> {
        let card = || if let Thing::Card(card) = choice.slots[0] { Some(self.face(played, card)) } else { None };
        match choice.kind {
            ChoiceKind::Action(id) => match self.actions[usize::from(id)].as_str() {
                "reveal" => Some(Move::Reveal),
                "stop" => Some(Move::Stop),
                "pass" => Some(Move::Pass),
                "trade" => card().map(Move::Trade),
                "hire" => card().map(Move::Hire),
                "claim" => {
                    let mut paid = [0; PROFESSIONS];
                    let way = if choice.way == WayAt::NOTHING {
                        &[][..]
                    } else {
                        &choices.ways[usize::from(choice.way)].cards
                    };
                    for (_, card) in way {
                        *paid.get_mut(usize::from(self.face(played, *card)))? += 1;
                    }
                    card().map(|card| Move::Claim(card, paid))
                }
                _ => None,
            },
            ChoiceKind::Offer(at) => match played.position().offer_name(at) {
                Some("repel") => Some(Move::Repel),
                Some("let_in") => Some(Move::LetIn),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The same options must be there, each once.
pub(super) fn compare_moves(engine: &mut [Move], twin: &mut [Move]) -> Result<(), Box<Parting>> {
    engine.sort_unstable();
    twin.sort_unstable();
    if engine == twin { Ok(()) } else { Err(parting("the options", tell_moves(engine), tell_moves(twin))) }
}

fn tell_moves(moves: &[Move]) -> String {
    let tell = |chosen: &Move| match chosen {
        Move::Trade(card) => format!("trade {}", name(*card)),
        Move::Hire(card) => format!("hire {}", name(*card)),
        Move::Claim(card, [captains, priests, settlers, jacks]) => {
            format!(
                "claim {} with {captains} captains, {priests} priests, {settlers} settlers, {jacks} jacks",
                name(*card)
            )
        }
        plain => format!("{plain:?}").to_lowercase(),
    };
    moves.iter().map(tell).collect::<Vec<_>>().join("; ")
}

/// A card in words.
pub(super) fn name(card: Card) -> String {
    let (family, colour, cost, points, coins, sabres, skull) = print_of(face(card));
    let numbers = match face(card).role {
        Role::Ship if skull => format!(" {coins}/skull"),
        Role::Ship => format!(" {coins}/{sabres}"),
        Role::Trader => format!(" {cost}/{points} {}", colour.unwrap_or_default()),
        Role::Expedition | Role::TaxMostSabres | Role::TaxLeastInfluence => String::new(),
        _ => format!(" {cost}/{points}"),
    };
    family + &numbers
}

/// What the pack should print on a card with this face.
fn print_of(face: &Face) -> Print {
    let family = match face.role {
        Role::Ship => ["pinnace", "flute", "skiff", "frigate", "galleon"][usize::from(face.colour)].into(),
        Role::Expedition => {
            let symbols = "cps".chars().zip(face.symbols);
            symbols.fold(String::from("exp_"), |name, (letter, count)| name + &letter.to_string().repeat(count.into()))
        }
        Role::Jack => "jack_of_all_trades".into(),
        Role::TaxMostSabres => "tax_max_sabres".into(),
        Role::TaxLeastInfluence => "tax_min_points".into(),
        named => format!("{named:?}").to_lowercase(),
    };
    let colour = matches!(face.role, Role::Ship | Role::Trader).then_some(COLOURS[usize::from(face.colour)]);
    let skull = face.sabres == SKULL;
    let sabres = if skull { 0 } else { i32::from(face.sabres) };
    (family, colour, face.cost.into(), face.points.into(), face.coins.into(), sabres, skull)
}

/// The face of each printing of the pack; both sides must have the same cards, and as many of each.
fn faces(game: &Game) -> Result<Vec<Card>, String> {
    let attribute = |name: &str| game.attributes.iter().position(|known| known.name == name);
    let prints: Vec<Print> = FACES.iter().map(print_of).collect();
    let mut found = Vec::new();
    for printing in &game.printings {
        let value = |name: &str| attribute(name).map(|at| printing.values[at]).filter(|value| *value != ABSENT);
        let number = |name: &str| value(name).unwrap_or(0);
        let colour = value("color").and_then(|at| COLOURS.get(at as usize).copied());
        let family = game.families.unnoted()[usize::from(printing.family)].name.clone();
        let skull = number("skull") == 1;
        let print = (family, colour, number("cost"), number("points"), number("coins"), number("sabres"), skull);
        let at = prints.iter().position(|known| *known == print).ok_or(format!("unknown card {print:?}"))?;
        if found.contains(&(at as Card)) || u32::from(FACES[at].copies) != printing.count {
            return Err(format!("{} of {print:?}, which there should be {} of", printing.count, FACES[at].copies));
        }
        found.push(at as Card);
    }
    match (0..FACES.len()).find(|at| !found.contains(&(*at as Card))) {
        Some(missing) => Err(format!("no {:?}", prints[missing])),
        None => Ok(found),
    }
}
