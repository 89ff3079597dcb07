//! Zones, boards, pieces and numbers as a ruling names them.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::problem::nearest;
use quarterdeck_dsl::tree::{CardAt, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{
    Bearer, BoardId, CounterId, FamilyId, Meaning, OptionId, QueryId, ResourceId, ZoneId,
};
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::{Parts, Spread};
use quarterdeck_runtime::position::Position;

use crate::names::{CardName, called, plain};
use crate::words::{Item, Subject};

/// What a subject with contents is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    Zone(ZoneAt),
    /// The tiles of a board.
    Board(BoardId),
    /// A player's pieces, wherever they stand.
    Pieces(FamilyId, u8),
}

/// What a subject with a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Counter(CounterId, Thing),
    Query(QueryId, Thing, u8),
    Resource(ResourceId, u8),
    ActionsLeft,
    ActionsTaken,
    /// How the match is played.
    Option(OptionId),
}

/// Finds what has contents. `viewer` is whose zone is meant if nobody's name is said.
pub(crate) fn spot(position: &Position<'_>, subject: &Subject, viewer: Option<u8>) -> Result<Spot, String> {
    if let Some(found) = known_spot(position, subject, viewer) {
        return found;
    }
    let game = position.game;
    let name = subject.name.strip_prefix("the ").unwrap_or(&subject.name);
    let mut names: Vec<String> = game.zones.iter().map(|zone| plain(&zone.name)).collect();
    names.extend(game.boards.iter().map(|board| plain(&board.name)));
    let hint = nearest(name, names.iter().map(String::as_str))
        .map_or_else(|| format!("there is {}", names.join(", ")), |near| format!("did you mean `{near}`?"));
    Err(format!("there is no zone `{name}`; {hint}"))
}

/// The same for whoever only asks whether there is such a thing: nothing if nothing is called so.
pub(crate) fn known_spot(
    position: &Position<'_>,
    subject: &Subject,
    viewer: Option<u8>,
) -> Option<Result<Spot, String>> {
    let game = position.game;
    let name = subject.name.strip_prefix("the ").unwrap_or(&subject.name);
    if let Some(zone) = game.zones.iter().position(|zone| called(&zone.name, name)) {
        let seat = match (game.zones[zone].per_player, subject.player.or(viewer)) {
            (true, None) => {
                return Some(Err(format!("say whose {name}, as in `Anna's {name}`: each player has one")));
            }
            (true, seat) => seat,
            (false, _) if subject.player.is_some() => {
                return Some(Err(format!("`{name}` is shared; no player has one")));
            }
            (false, _) => None,
        };
        return Some(Ok(Spot::Zone(position.zone(ZoneId::at(zone), seat))));
    }
    if let Some(board) = game.boards.iter().position(|board| called(&board.name, name)) {
        return Some(Ok(Spot::Board(BoardId::at(board))));
    }
    if let Some((word, number)) = name.rsplit_once(' ')
        && game.vocabulary.meanings(word).iter().any(|meaning| matches!(meaning, Meaning::PlaceOf(_)))
    {
        return Some(stand(position, number, viewer.unwrap_or(0)).map(Spot::Zone));
    }
    if let Some(zone) = under_card(position, subject) {
        return Some(Ok(Spot::Zone(zone)));
    }
    if let Some(seat) = subject.player
        && !holds_cards(game, subject)
        && let Some(family) = piece_family(game, name)
    {
        return Some(Ok(Spot::Pieces(family, seat)));
    }
    None
}

/// Whether a subject names a card under which others lie as its parts, or a card of nobody that holds others.
pub(crate) fn holds_cards(game: &Game, subject: &Subject) -> bool {
    holding_family(game, subject).is_some()
}

fn holding_family(game: &Game, subject: &Subject) -> Option<usize> {
    let at = usize::from(game.family_called(&subject.name)?);
    let family = &game.families.unnoted()[at];
    let crafted = family.parts != Parts::None;
    (family.holds && (crafted || subject.player.is_none())).then_some(at)
}

/// The place under such a card, if there is one now: that player's, if a player is named.
pub(crate) fn under_card(position: &Position<'_>, subject: &Subject) -> Option<ZoneAt> {
    let family = holding_family(position.game, subject)?;
    let is = |card: &CardAt| {
        usize::from(position.printing(*card).family) == family
            && (subject.player.is_none() || position.owner(*card) == subject.player)
    };
    // Of several, one that does something where it lies.
    let works = |card: &CardAt| {
        position.holder(*card).is_some_and(|seat| position.held_zones(seat).contains(&position.zone_of(*card)))
    };
    let cards = || CardAt::all(position.cards()).filter(is);
    position.under(cards().find(works).or_else(|| cards().next())?)
}

fn piece_family(game: &Game, word: &str) -> Option<FamilyId> {
    let pieces = |family: FamilyId| game.printings.iter().any(|p| p.family == family && p.per_player);
    let underscored = word.replace(' ', "_");
    let mut meanings = [word, underscored.as_str()].into_iter().flat_map(|word| game.vocabulary.meanings(word));
    let meant = meanings.find_map(|meaning| match meaning {
        Meaning::Family(family) if pieces(*family) => Some(*family),
        Meaning::Kind(kind) => FamilyId::all(game.families.len())
            .find(|family| game.families.unnoted()[usize::from(*family)].kinds.holds(*kind) && pieces(*family)),
        _ => None,
    });
    meant.or_else(|| {
        let singular = word.strip_suffix('s').unwrap_or(word);
        FamilyId::all(game.families.len())
            .find(|family| called(&game.families.unnoted()[usize::from(*family)].name, singular) && pieces(*family))
    })
}

/// What lies in a zone; on a place of a board the pieces of players are not meant.
pub(crate) fn lying(position: &Position<'_>, zone: ZoneAt) -> Vec<CardAt> {
    let place = matches!(position.game.layout.spread[usize::from(zone)], Spread::Place(..));
    position.cards_in(zone).filter(|card| !place || !position.printing(*card).per_player).collect()
}

/// A player's pieces of a family.
pub(crate) fn pieces(position: &Position<'_>, family: FamilyId, seat: u8) -> Vec<CardAt> {
    CardAt::all(position.cards())
        .filter(|card| position.printing(*card).family == family && position.belongs_to(*card) == Some(seat))
        .collect()
}

/// The shared card that a name means, to say whose it is: one on a board, if there is such a card.
pub(crate) fn shared_card(position: &Position<'_>, name: &str) -> Result<CardAt, String> {
    let wanted = CardName::read(position.game, name)?;
    let on_board = |card: CardAt| {
        matches!(position.game.layout.spread.get(usize::from(position.zone_of(card))), Some(Spread::Place(..)))
    };
    let fitting = CardAt::all(position.cards()).filter(|card| wanted.fits(position, *card));
    let card = fitting.max_by_key(|card| (on_board(*card), std::cmp::Reverse(*card)));
    match card {
        Some(card) if position.printing(card).per_player => {
            Err(format!("each player has a `{name}` of their own, whose owner stays the same"))
        }
        Some(card) => Ok(card),
        None => Err(format!("there is no `{name}` in the game")),
    }
}

/// Where pieces stand: `21, 18 x2, boat`.
pub(crate) fn stands(position: &Position<'_>, items: &[Item], seat: u8) -> Result<Vec<ZoneAt>, String> {
    let mut zones = Vec::new();
    for item in items {
        let zone = stand(position, &item.name, seat)?;
        zones.extend(std::iter::repeat_n(zone, item.count));
    }
    Ok(zones)
}

fn stand(position: &Position<'_>, text: &str, seat: u8) -> Result<ZoneAt, String> {
    let name = plain(text);
    let (board, number) = match name.rsplit_once(' ') {
        Some((board, number)) => (Some(board), number),
        None => (None, name.as_str()),
    };
    if let Ok(number) = number.parse::<usize>() {
        let boards = &position.game.boards;
        let board = match board {
            None if position.game.numbered_on() => return numbered(position, number),
            None => return Err(format!("say of which board `{text}` is a place")),
            Some(board) => boards.iter().position(|known| plain(&known.name) == board),
        };
        if let Some(board) = board {
            let (first, length) = position.places(BoardId::at(board));
            if number == 0 || number > length {
                return Err(format!("`{}` has the places 1 to {length}, not {number}", boards[board].name));
            }
            return Ok(first.plus(number - 1));
        }
    }
    if let Some(zone) = under(position, &name) {
        return Ok(zone);
    }
    match spot(position, &Subject { player: None, name }, Some(seat))? {
        Spot::Zone(zone) => Ok(zone),
        _ => Err(format!("`{text}` is not one place")),
    }
}

/// The place under a card that others can lie under, by its family.
fn under(position: &Position<'_>, name: &str) -> Option<ZoneAt> {
    let family = position.game.family_called(name)?;
    if !position.game.families.unnoted()[usize::from(family)].holds {
        return None;
    }
    let card = CardAt::all(position.cards()).find(|card| position.printing(*card).family == family)?;
    position.under(card)
}

/// The card that a number is of: `box on broker` is, with a name before it, that of the player's piece
/// there, else that of the card itself.
fn card_on(position: &Position<'_>, subject: &Subject, place: &str) -> Result<Thing, String> {
    let whole = Subject { player: subject.player, name: place.to_owned() };
    if subject.player.is_some()
        && let Some(zone) = under_card(position, &whole)
    {
        let found = CardAt::all(position.cards()).find(|card| position.under(*card) == Some(zone));
        return found.map(Thing::Card).ok_or_else(|| format!("there is no `{place}`"));
    }
    let zone = under(position, place).ok_or_else(|| format!("nothing can lie on `{place}`"))?;
    let found = match subject.player {
        Some(seat) => position.cards_in(zone).find(|card| position.owner(*card) == Some(seat)),
        None => CardAt::all(position.cards()).find(|card| position.under(*card) == Some(zone)),
    };
    found.map(Thing::Card).ok_or_else(|| format!("nothing of that player lies on `{place}`"))
}

/// A place by its number alone, where all boards are numbered in one row.
fn numbered(position: &Position<'_>, number: usize) -> Result<ZoneAt, String> {
    let mut last = 0;
    for board in BoardId::all(position.boards()) {
        let (first, length) = position.places(board);
        let from = position.numbered_from(board) as usize;
        if (from + 1..=from + length).contains(&number) {
            return Ok(first.plus(number - from - 1));
        }
        last = last.max(from + length);
    }
    Err(format!("there are the places 1 to {last}, not {number}"))
}

/// Finds what has a value; `asked` is who is meant if nobody's name is said.
pub(crate) fn value(position: &Position<'_>, subject: &Subject, asked: u8) -> Result<Value, String> {
    let game = position.game;
    let (name, place) = match subject.name.split_once(" on ") {
        Some((name, place)) => (name, Some(place)),
        None => (subject.name.as_str(), None),
    };
    match name {
        "actions left" => return Ok(Value::ActionsLeft),
        "actions taken" => return Ok(Value::ActionsTaken),
        _ => {}
    }
    let thing = |bearer: Bearer| match bearer {
        Bearer::Table if subject.player.is_none() => Ok(Thing::Nothing),
        Bearer::Table => Err(format!("`{name}` is of the table; no player has one")),
        Bearer::Player => Ok(Thing::Player(subject.player.unwrap_or(asked))),
        Bearer::Card if place.is_some() => card_on(position, subject, place.unwrap_or_default()),
        Bearer::Card | Bearer::Place => Err(format!("`{name}` is a number of cards or places, not of players")),
    };
    if let Some(at) = game.counters.iter().position(|counter| called(&counter.name, name)) {
        return Ok(Value::Counter(CounterId::at(at), thing(game.counters[at].bearer)?));
    }
    if let Some(at) = game.queries.unnoted().iter().position(|query| called(&query.name, name)) {
        return Ok(Value::Query(
            QueryId::at(at),
            thing(game.queries.unnoted()[at].bearer)?,
            subject.player.unwrap_or(asked),
        ));
    }
    if let Ok(at) = resource(game, name) {
        return Ok(Value::Resource(at, subject.player.unwrap_or(asked)));
    }
    if let Some(at) = game.options.iter().position(|option| called(&option.name, name)) {
        return Ok(Value::Option(OptionId::at(at)));
    }
    let mut names: Vec<String> = game.counters.iter().map(|counter| plain(&counter.name)).collect();
    names.extend(game.queries.unnoted().iter().map(|query| plain(&query.name)));
    names.push("actions left".into());
    let hint = nearest(name, names.iter().map(String::as_str))
        .map_or_else(|| format!("there is {}", names.join(", ")), |near| format!("did you mean `{near}`?"));
    Err(format!("there is no number `{name}`; {hint}"))
}

/// The number of a word at which a counter can stand.
pub(crate) fn word_of(game: &Game, counter: CounterId, word: &str) -> Result<i32, String> {
    let counter = &game.counters[usize::from(counter)];
    counter.values.iter().position(|known| plain(known) == word).map(|at| at as i32).ok_or_else(|| {
        if counter.values.is_empty() {
            format!("`{}` is a number, not `{word}`", counter.name)
        } else {
            format!("`{}` cannot be `{word}`; it can be {}", counter.name, counter.values.join(", "))
        }
    })
}

/// A resource by its word, one or many.
pub(crate) fn resource(game: &Game, word: &str) -> Result<ResourceId, String> {
    let underscored = word.replace(' ', "_");
    let mut meanings = [word, underscored.as_str()].into_iter().flat_map(|word| game.vocabulary.meanings(word));
    let meant = meanings.find_map(|meaning| match meaning {
        Meaning::Resource(resource) => Some(*resource),
        _ => None,
    });
    let named = || {
        let singular = word.strip_suffix('s').unwrap_or(word);
        game.resources.iter().position(|known| [word, singular].contains(&plain(&known.name).as_str()))
    };
    meant.or_else(|| named().map(ResourceId::at)).ok_or_else(|| {
        let names: Vec<&str> = game.resources.iter().map(|known| known.name.as_str()).collect();
        match quarterdeck_dsl::problem::nearest(word, names.iter().copied()) {
            Some(near) => format!("there is no resource `{word}`; did you mean `{near}`?"),
            None => format!("there is no resource `{word}`; there is {}", names.join(", ")),
        }
    })
}
