//! Checks what an indented line says against the match.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::ZoneAt;
use quarterdeck_runtime::definitions::{PrintingId, Spread};
use quarterdeck_runtime::position::Position;
use quarterdeck_runtime::telling::{Argument, fold};
use quarterdeck_runtime::{Campaign, Event, Match, Seats, Speaker, View};

use crate::names::{CardName, all_fit, card_names, plain};
use crate::place::{Spot, Value, lying, pieces, resource, shared_card, spot, stands, value, word_of};
use crate::why::Why;
use crate::wish::Wishes;
use crate::words::{Change, Expected, Fact, Item, Standing, Subject};

/// The match after a step.
pub(crate) struct Moment<'m> {
    pub playing: &'m Match,
    pub players: &'m [String],
    /// How many events there were before the step.
    pub before: usize,
    /// All lines under the step: what several lines say of one resource is added up.
    pub beside: &'m [&'m Expected],
    /// What was tried, and by whom.
    pub deed: Option<(u8, &'m str)>,
    /// The campaign, once it has gone on.
    pub campaign: Option<&'m Campaign>,
    /// What players see at this moment, as far as somebody has asked.
    pub views: Views,
}

/// Views by seat, each made once.
#[derive(Default)]
pub(crate) struct Views(RefCell<BTreeMap<u8, Rc<View>>>);

impl Moment<'_> {
    /// Whether a line holds; if not, what was found.
    pub fn check(&self, expected: &Expected) -> Result<(), String> {
        let position = self.playing.position();
        match expected {
            Expected::Refused(None) => Ok(()),
            Expected::Refused(Some(reason)) => self.told(expected, reason),
            Expected::Over => self.playing.winners().map(|_| ()).ok_or_else(|| self.asked()),
            Expected::NobodyWon => match self.playing.winners() {
                Some(winners) if !winners.is_empty() => Err(self.winners(winners)),
                _ => Ok(()),
            },
            Expected::Win(seats) => {
                let wanted = seats.iter().copied().collect::<Seats>();
                match self.playing.winners() {
                    Some(winners) if winners == wanted => Ok(()),
                    Some(winners) => Err(self.winners(winners)),
                    None => Err(format!("the match is not over; {}", self.asked())),
                }
            }
            Expected::Title(wanted) => {
                let found = position.title().map(plain);
                if found == *wanted { Ok(()) } else { Err(found.unwrap_or_else(|| "there is no title".into())) }
            }
            Expected::Decides(seat) if self.playing.asked() == Some(*seat) => Ok(()),
            Expected::Decides(_) => Err(self.asked()),
            Expected::Offered(wanted, pieces, reason) => {
                self.offered(*wanted, pieces)?;
                reason.as_ref().map_or(Ok(()), |reason| self.told(expected, reason))
            }
            Expected::Sees(seat, sees, card, subject) => self.sees(&position, *seat, *sees, card.as_deref(), subject),
            Expected::Changed(seat, change, amount) => self.changed(*seat, *change, amount.as_ref()),
            Expected::Count(subject, count) => {
                let found = match spot(&position, subject, self.playing.asked())? {
                    Spot::Zone(zone) => lying(&position, zone).len() as i32,
                    Spot::Board(board) => position.places(board).1 as i32,
                    Spot::Pieces(family, seat) => pieces(&position, family, seat).len() as i32,
                };
                same(found, *count)
            }
            Expected::Campaign(wanted) => self.campaign(*wanted),
            Expected::Ordered(subject, items) => self.ordered(&position, subject, items),
            Expected::Holds(fact) => self.holds(&position, fact),
        }
    }

    /// How the campaign stands; one that has not gone on yet is not over.
    fn campaign(&self, wanted: Standing) -> Result<(), String> {
        let won = self.campaign.is_some_and(Campaign::won);
        let holds = match wanted {
            Standing::Open => !won,
            Standing::Won => won,
            Standing::Perfect => self.campaign.is_some_and(Campaign::perfect),
            Standing::Flawed => !self.campaign.is_some_and(Campaign::perfect),
        };
        let found = match self.campaign {
            Some(campaign) if won => {
                let lost: u32 = campaign.progress.failures.iter().map(|(_, count)| count).sum();
                format!("the campaign is won; {lost} times a chapter was lost")
            }
            _ => "the campaign is not over; `next match` goes on with it".to_owned(),
        };
        if holds { Ok(()) } else { Err(found) }
    }

    fn name(&self, seat: u8) -> &str {
        self.players.get(usize::from(seat)).map_or("nobody", String::as_str)
    }

    fn asked(&self) -> String {
        match self.playing.asked() {
            Some(seat) => format!("{} decides: {}", self.name(seat), self.playing.option_ids().join("; ")),
            None => "the match is over".into(),
        }
    }

    fn winners(&self, winners: Seats) -> String {
        let names: Vec<&str> = winners.iter().map(|seat| self.name(seat)).collect();
        if names.is_empty() { "nobody has won".into() } else { format!("won: {}", names.join(", ")) }
    }

    fn offered(&self, wanted: bool, pieces: &[String]) -> Result<(), String> {
        let wishes = Wishes { playing: self.playing, players: self.players };
        let wrong: Vec<String> =
            wishes.joined(pieces).into_iter().filter(|wish| wishes.offered(wish) != wanted).collect();
        if wrong.is_empty() {
            return Ok(());
        }
        let word = if wanted { "missing" } else { "offered" };
        Err(format!("{word}: {}; {}", wrong.join(", "), self.asked()))
    }

    /// What the player who tried it, or is asked, would be told why not, in every language of the
    /// engine; only for lines that say why.
    pub fn reasons(&self, expected: &Expected) -> Vec<String> {
        let (seat, wish) = match (expected, self.deed) {
            (Expected::Refused(Some(_)), Some((seat, wish))) => (Some(seat), wish.to_owned()),
            (Expected::Offered(_, pieces, Some(_)), _) => (self.playing.asked(), pieces.join(", ")),
            _ => return Vec::new(),
        };
        ["en", "ru"].map(|language| self.speaker(seat, language).why(&wish)).to_vec()
    }

    /// Whether the player is told this reason.
    fn told(&self, expected: &Expected, reason: &str) -> Result<(), String> {
        let told = self.reasons(expected);
        match told.first() {
            Some(english) if fold(english).contains(&fold(reason)) => Ok(()),
            Some(english) => Err(format!("the player is told: {english}")),
            None => Err("nobody has tried anything".into()),
        }
    }

    /// Why the step is not offered, as the player would be told.
    pub fn why_refused(&self) -> Vec<String> {
        match self.deed {
            Some((seat, wish)) if self.playing.asked() == Some(seat) => self.why_not(wish).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// What the one who is asked would be told who asks why something is not on offer, if it can be told.
    fn why_not(&self, wish: &str) -> Option<String> {
        let speaker = self.speaker(self.playing.asked(), "en");
        let unknown = speaker.text("why-unknown", &[("words", Argument::text(wish.to_owned()))]);
        Some(speaker.why(wish)).filter(|told| *told != unknown).map(|told| format!("`{wish}`: {told}"))
    }

    /// What explains that a line does not hold: why options are missing, of what a number is made, or what heard the
    /// step that was traced.
    pub fn why(&self, expected: &Expected, traced: Option<&Match>) -> Vec<String> {
        match expected {
            Expected::Offered(true, pieces, _) => {
                let wishes = Wishes { playing: self.playing, players: self.players };
                let missing = wishes.joined(pieces).into_iter().filter(|wish| !wishes.offered(wish));
                return missing.filter_map(|wish| self.why_not(&wish)).collect();
            }
            Expected::Holds(Fact::Value(subject, _)) => {
                let position = self.playing.position();
                let asked = self.playing.asked().unwrap_or(position.active());
                if let Ok(Value::Query(query, thing, asker)) = value(&position, subject, asked) {
                    return Why { playing: self.playing, players: self.players }.query(query, thing, asker);
                }
            }
            _ => {}
        }
        traced.map_or_else(Vec::new, |playing| Why { playing, players: self.players }.heard(self.before))
    }

    fn speaker<'s>(&'s self, seat: Option<u8>, language: &'s str) -> Speaker<'s> {
        Speaker::new(self.playing, seat, self.players, language)
    }

    fn view(&self, seat: u8) -> Rc<View> {
        let make = || Rc::new(self.speaker(Some(seat), "en").view(usize::MAX));
        Rc::clone(self.views.0.borrow_mut().entry(seat).or_insert_with(make))
    }

    /// Whether a card is in the view of a seat.
    fn sees(
        &self,
        position: &Position<'_>,
        seat: u8,
        sees: bool,
        card: Option<&str>,
        subject: &Subject,
    ) -> Result<(), String> {
        if let (None, Some(whose)) = (card, subject.player)
            && let Ok(resource) = resource(position.game, &subject.name)
        {
            return self.sees_amount(seat, sees, whose, &position.game.resources[usize::from(resource)].name);
        }
        let Spot::Zone(zone) = spot(position, subject, Some(seat))? else {
            return Err(format!("`{}` is no zone", subject.name));
        };
        let name = card.map(|card| CardName::read(position.game, card)).transpose()?;
        let view = self.view(seat);
        let cards = match position.game.layout.spread[usize::from(zone)] {
            Spread::Zone(id, owner) => {
                let id = &position.game.zones[usize::from(id)].name;
                let zone = view.zones.iter().find(|zone| zone.id == *id && zone.owner == owner);
                zone.map_or(&[][..], |zone| &zone.pile.cards)
            }
            Spread::Place(board, at) => {
                let board = view.boards.get(usize::from(board));
                let place = board.and_then(|board| board.places.get(usize::from(at)));
                place.map_or(&[][..], |place| &place.pile.cards)
            }
            _ => return Err(format!("`{}` is no zone", subject.name)),
        };
        let game = position.game;
        let fits = |id: &str| {
            name.as_ref().is_none_or(|name| {
                let mut printings = game.printings.iter().zip(PrintingId::all(game.printings.len()));
                printings.any(|(printing, at)| *game.printing_id(at) == *id && name.is(game, printing))
            })
        };
        let seen: Vec<String> = cards.iter().map(|card| card.id.to_string()).collect();
        if seen.iter().any(|id| fits(id)) == sees { Ok(()) } else { Err(format!("in view there: {}", counted(seen))) }
    }

    /// Whether a seat's view says how much a player has of a resource.
    fn sees_amount(&self, seat: u8, sees: bool, whose: u8, resource: &str) -> Result<(), String> {
        let view = self.view(seat);
        let seen = view.players.iter().filter(|player| player.seat == whose).flat_map(|player| &player.resources);
        let found = seen.into_iter().find(|figure| figure.id == resource);
        match found {
            Some(figure) if !sees => {
                Err(figure.value.map_or_else(|| "seen: ?".to_owned(), |value| format!("seen: {value}")))
            }
            None if sees => Err("not seen".into()),
            _ => Ok(()),
        }
    }

    fn changed(&self, seat: u8, change: Change, amount: Option<&(i32, String)>) -> Result<(), String> {
        let wanted = match amount {
            Some((amount, word)) => Some((*amount, resource(self.playing.game(), word)?)),
            None => None,
        };
        let mut changes = Vec::new();
        for event in &self.playing.events()[self.before..] {
            let (whose, id, amount) = match (change, *event) {
                (Change::Gains, Event::Gained { seat, resource, amount })
                | (Change::Gains, Event::Paid { resource, amount, to: Some(seat), .. })
                | (Change::Pays, Event::Paid { seat, resource, amount, .. })
                | (Change::Loses, Event::Lost { seat, resource, amount }) => (seat, resource, amount),
                _ => continue,
            };
            if whose == seat && wanted.is_none_or(|(_, resource)| id == resource) {
                changes.push(amount);
            }
        }
        let said: i32 = match wanted {
            None => 0,
            Some((_, wanted)) => self
                .beside
                .iter()
                .filter_map(|line| match line {
                    Expected::Changed(whose, how, Some((amount, word))) if *whose == seat && *how == change => {
                        (resource(self.playing.game(), word) == Ok(wanted)).then_some(*amount)
                    }
                    _ => None,
                })
                .sum(),
        };
        if changes.iter().sum::<i32>() == said {
            return Ok(());
        }
        let found: Vec<String> = changes.iter().map(i32::to_string).collect();
        Err(if found.is_empty() { "found: nothing".into() } else { format!("found: {}", found.join(" and ")) })
    }

    fn holds(&self, position: &Position<'_>, fact: &Fact) -> Result<(), String> {
        match fact {
            Fact::Contents(subject, items) | Fact::Only(subject, items) => self.contents(position, subject, items),
            Fact::Has(seat, amount, word) => {
                let resource = resource(position.game, word)?;
                same(position.resource(resource, *seat), *amount)
            }
            Fact::Value(subject, amount) => {
                let asked = self.playing.asked().unwrap_or(position.active());
                let found = match value(position, subject, asked)? {
                    Value::Counter(counter, thing) => position.counter(counter, thing),
                    Value::Query(query, thing, asker) => position.query(query, thing, asker),
                    Value::Resource(resource, seat) => position.resource(resource, seat),
                    Value::ActionsLeft => position.actions_left(),
                    Value::ActionsTaken => position.actions_taken(),
                    Value::Option(option) => position.option(option),
                };
                same(found, *amount)
            }
            Fact::Stands(subject, word) => match value(position, subject, position.active())? {
                Value::Counter(counter, thing) => {
                    let (found, wanted) = (position.counter(counter, thing), word_of(position.game, counter, word)?);
                    let values = &position.game.counters[usize::from(counter)].values;
                    if found == wanted { Ok(()) } else { Err(format!("found: {}", values[found as usize])) }
                }
                Value::Option(option) => {
                    let option = &position.game.options[usize::from(option)];
                    let at = position.option(position.game.option_named(&option.name).unwrap_or_default());
                    let found = usize::try_from(at).ok().and_then(|at| option.values.get(at));
                    match found {
                        Some(found) if plain(found) == *word => Ok(()),
                        Some(found) => Err(format!("found: {found}")),
                        None => Err(format!("`{}` is a number, not `{word}`", subject.name)),
                    }
                }
                _ => Err(format!("`{}` is a number, not `{word}`", subject.name)),
            },
            Fact::Belongs(name, wanted) => {
                let found = position.owner(shared_card(position, name)?);
                let name = found.map_or("nobody", |seat| self.name(seat));
                if found == *wanted { Ok(()) } else { Err(format!("it belongs to {name}")) }
            }
            Fact::Starts(..) | Fact::First(_) | Fact::Landings(_) | Fact::Picks(_) | Fact::Rolls(_) => Ok(()),
        }
    }

    fn contents(&self, position: &Position<'_>, subject: &Subject, items: &[Item]) -> Result<(), String> {
        match spot(position, subject, self.playing.asked())? {
            Spot::Zone(zone) => self.cards(position, zone, items, false),
            Spot::Board(board) => {
                let zone = position.game.layout.tiles_base.plus(board.index());
                self.cards(position, zone, items, true)
            }
            Spot::Pieces(family, seat) => {
                let mut wanted = stands(position, items, seat)?;
                let mut found: Vec<ZoneAt> =
                    pieces(position, family, seat).into_iter().map(|piece| position.zone_of(piece)).collect();
                wanted.sort_unstable();
                found.sort_unstable();
                if wanted == found {
                    return Ok(());
                }
                let names: Vec<String> = found.into_iter().map(|zone| position.zone_id(zone).into_owned()).collect();
                Err(format!("found: {}", counted(names)))
            }
        }
    }

    /// Cards that lie in a zone one after the other.
    fn ordered(&self, position: &Position<'_>, subject: &Subject, items: &[Item]) -> Result<(), String> {
        match spot(position, subject, self.playing.asked())? {
            Spot::Pieces(..) => Err("pieces lie in no order; leave `in order` out".into()),
            Spot::Zone(zone) => self.cards(position, zone, items, true),
            Spot::Board(board) => {
                self.cards(position, position.game.layout.tiles_base.plus(board.index()), items, true)
            }
        }
    }

    fn cards(&self, position: &Position<'_>, zone: ZoneAt, items: &[Item], in_order: bool) -> Result<(), String> {
        let names = card_names(position.game, items)?;
        let cards = lying(position, zone);
        let these = all_fit(position, &names, &cards);
        if these && (!in_order || names.iter().zip(&cards).all(|(name, card)| name.fits(position, *card))) {
            return Ok(());
        }
        let found: Vec<String> = cards.into_iter().map(|card| position.card_id(card).to_owned()).collect();
        Err(match (in_order, these) {
            (false, _) => format!("found: {}", counted(found)),
            (true, false) => format!("found: {}", in_a_row(found)),
            (true, true) => format!("found in another order: {}", in_a_row(found)),
        })
    }
}

fn same(found: i32, wanted: i32) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("found: {found}")) }
}

/// Equal names once, with how many there are, in whichever place.
fn counted(names: Vec<String>) -> String {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for name in names {
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => groups.push((name, 1)),
        }
    }
    listed(groups)
}

/// Names one after the other; equal neighbours once, with how many there are.
pub(crate) fn in_a_row(names: Vec<String>) -> String {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for name in names {
        match groups.last_mut() {
            Some((known, count)) if *known == name => *count += 1,
            _ => groups.push((name, 1)),
        }
    }
    listed(groups)
}

fn listed(groups: Vec<(String, usize)>) -> String {
    if groups.is_empty() {
        return "nothing".into();
    }
    let texts: Vec<String> =
        groups.into_iter().map(|(name, count)| if count == 1 { name } else { format!("{name} x{count}") }).collect();
    texts.join(", ")
}
