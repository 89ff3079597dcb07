//! What is printed on the 120 cards. A card is the number of its face: cards with the same face are never told apart.

/// The number of a face in [`FACES`].
pub type Card = u8;

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    Captain,
    Priest,
    Settler,
    Jack,
    Trader,
    Sailor,
    Pirate,
    Senorita,
    Jester,
    Admiral,
    Governor,
    Ship,
    Expedition,
    TaxMostSabres,
    TaxLeastInfluence,
}

/// One face.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    pub role: Role,
    /// Of a ship or a trader; see [`COLOURS`].
    pub colour: u8,
    /// What hiring costs.
    pub cost: u8,
    /// Influence.
    pub points: u8,
    /// On the sail of a ship, or for an expedition.
    pub coins: u8,
    /// Of a ship, a sailor or a pirate; [`SKULL`] on ships that cannot be repelled.
    pub sabres: u8,
    /// Captains, priests and settlers that an expedition asks for.
    pub symbols: [u8; 3],
    /// How many cards look like this.
    pub copies: u8,
}

/// More sabres than anybody can have (PRB-35).
pub const SKULL: u8 = u8::MAX;
/// Pinnace, flute, skiff, frigate, galleon.
pub const COLOURS: [&str; 5] = ["yellow", "blue", "green", "red", "black"];
/// Captain, priest, settler, jack: the faces that pay for expeditions come first.
pub const PROFESSIONS: usize = 4;
/// The jack of all trades.
pub const JACK: usize = 3;
/// The first of the expeditions, of which there is one each.
pub const FIRST_EXPEDITION: Card = 4;
/// How many there are.
pub const EXPEDITIONS: u8 = 6;
/// The one for five players, which lies on the table from the beginning (PRB-02, PRB-03).
pub const SPECIAL_EXPEDITION: Card = 9;
/// Cards in the deck; the special expedition is never among them (PRB-04).
pub const DECK: usize = 119;

const NOTHING: Face =
    Face { role: Role::Ship, colour: 0, cost: 0, points: 0, coins: 0, sabres: 0, symbols: [0; 3], copies: 1 };

const fn hired(role: Role, cost: u8, points: u8, copies: u8) -> Face {
    Face { role, cost, points, copies, ..NOTHING }
}

const fn fighter(role: Role, sabres: u8, cost: u8, points: u8, copies: u8) -> Face {
    Face { role, sabres, cost, points, copies, ..NOTHING }
}

const fn trader(colour: u8, cost: u8, points: u8, copies: u8) -> Face {
    Face { role: Role::Trader, colour, cost, points, copies, ..NOTHING }
}

const fn ship(colour: u8, sabres: u8, coins: u8, copies: u8) -> Face {
    Face { role: Role::Ship, colour, sabres, coins, copies, ..NOTHING }
}

const fn expedition(symbols: [u8; 3], coins: u8, points: u8) -> Face {
    Face { role: Role::Expedition, symbols, coins, points, ..NOTHING }
}

/// Every face, as the tables of card numbers give them.
pub static FACES: [Face; 62] = [
    hired(Role::Captain, 4, 1, 5),
    hired(Role::Priest, 4, 1, 5),
    hired(Role::Settler, 4, 1, 5),
    hired(Role::Jack, 6, 1, 3),
    expedition([2, 0, 0], 2, 4),
    expedition([0, 2, 0], 2, 4),
    expedition([0, 0, 2], 2, 4),
    expedition([2, 0, 1], 3, 6),
    expedition([0, 2, 1], 3, 6),
    expedition([1, 1, 1], 3, 5),
    hired(Role::TaxMostSabres, 0, 0, 2),
    hired(Role::TaxLeastInfluence, 0, 0, 2),
    trader(0, 3, 1, 1),
    trader(0, 5, 2, 1),
    trader(1, 3, 1, 1),
    trader(1, 5, 2, 1),
    trader(2, 3, 1, 2),
    trader(3, 3, 1, 2),
    trader(4, 3, 1, 2),
    fighter(Role::Sailor, 1, 3, 1, 7),
    fighter(Role::Sailor, 1, 5, 2, 2),
    fighter(Role::Sailor, 1, 7, 3, 1),
    fighter(Role::Pirate, 2, 5, 1, 1),
    fighter(Role::Pirate, 2, 7, 2, 1),
    fighter(Role::Pirate, 2, 9, 3, 1),
    hired(Role::Senorita, 7, 2, 2),
    hired(Role::Senorita, 9, 3, 2),
    hired(Role::Jester, 5, 1, 1),
    hired(Role::Jester, 7, 2, 3),
    hired(Role::Jester, 9, 3, 1),
    hired(Role::Admiral, 5, 1, 1),
    hired(Role::Admiral, 7, 2, 3),
    hired(Role::Admiral, 9, 3, 2),
    hired(Role::Governor, 8, 0, 4),
    ship(0, 1, 1, 3),
    ship(0, 1, 2, 1),
    ship(0, 2, 2, 2),
    ship(0, 2, 3, 1),
    ship(0, 4, 3, 2),
    ship(0, 4, 4, 1),
    ship(1, 1, 1, 3),
    ship(1, 1, 2, 1),
    ship(1, 2, 2, 2),
    ship(1, 2, 3, 1),
    ship(1, 5, 3, 2),
    ship(1, 5, 4, 1),
    ship(2, 1, 1, 3),
    ship(2, 1, 2, 1),
    ship(2, 3, 2, 2),
    ship(2, 3, 3, 1),
    ship(2, 5, 3, 2),
    ship(2, 5, 4, 1),
    ship(3, 1, 1, 3),
    ship(3, 3, 2, 3),
    ship(3, 6, 3, 2),
    ship(3, SKULL, 3, 1),
    ship(3, SKULL, 4, 1),
    ship(4, 2, 1, 3),
    ship(4, 4, 2, 3),
    ship(4, 7, 3, 2),
    ship(4, SKULL, 3, 1),
    ship(4, SKULL, 4, 1),
];

/// What is printed on a card.
#[inline]
pub fn face(card: Card) -> &'static Face {
    &FACES[usize::from(card)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(which: impl Fn(&Face) -> bool, what: impl Fn(&Face) -> u8) -> u32 {
        FACES.iter().filter(|face| which(face)).map(|face| u32::from(what(face)) * u32::from(face.copies)).sum()
    }

    /// The check sums of the tables, which were added up from the printed lists and not from these faces.
    #[test]
    fn the_faces_add_up() {
        let is_ship = |face: &Face| face.role == Role::Ship;
        let is_hired = |face: &Face| face.role < Role::Ship;
        assert_eq!(sum(is_hired, |_| 1), 60);
        assert_eq!(sum(is_hired, |face| face.cost), 314);
        assert_eq!(sum(is_hired, |face| face.points), 83);
        assert_eq!(sum(is_hired, |face| face.sabres), 16);
        assert_eq!(sum(is_ship, |_| 1), 50);
        assert_eq!(sum(|face| is_ship(face) && face.sabres == SKULL, |_| 1), 4);
        assert_eq!(sum(|face| is_ship(face) && face.sabres != SKULL, |face| face.sabres), 131);
        for colour in 0..5 {
            assert_eq!(sum(|face| is_ship(face) && face.colour == colour, |_| 1), 10);
            assert_eq!(sum(|face| is_ship(face) && face.colour == colour, |face| face.coins), 22);
        }
        let is_expedition = |face: &Face| face.role == Role::Expedition;
        assert_eq!(sum(is_expedition, |face| face.points), 29);
        assert_eq!(sum(is_expedition, |face| face.coins), 15);
        assert_eq!(sum(|_| true, |_| 1), 120);
    }
}
