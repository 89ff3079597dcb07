//! What a seat, or a spectator, may know of a match. Whatever reaches a player is made of this: views, labels, reasons,
//! figures, lines of the log. It answers like a position, and with "unknown" where the reader cannot know. The match
//! behind it is private to this module, so that nothing above can look past it.

mod asked;
mod detail;
mod reasons;
mod record;

use std::borrow::Cow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Condition, Context, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeId, BeatId, BoardId, CounterId, OptionId, QueryId, ResourceId, ZoneId};

pub use asked::Asked;
pub use detail::Went;
pub use record::{Chosen, Glimpse, Happened};

use crate::flow::action::{Choice, Choices};
use crate::game::{ChooseDef, EndDef, Game, OfferDef, PhaseDef, PrintingId, Sight, Spread, Store, What};
use crate::playing::Match;
use crate::seats::Seats;
use crate::state::frame::{PhaseFrame, UNLIMITED};
use crate::state::naming::Names;
use crate::state::position::Position;
use crate::state::{Frame, NOBODY, Status};

/// What one reader may know of a match.
#[derive(Clone, Copy)]
pub struct Knowledge<'m> {
    matched: &'m Match,
    seat: Option<Seat>,
    /// The reader may know everything: whoever has the whole record of a match.
    all: bool,
}

/// A card that the reader sees.
#[derive(Clone, Copy, Debug)]
pub struct Lying {
    /// Its number.
    pub card: CardAt,
    /// Its place in the zone, from 0 at the top.
    pub at: usize,
    /// What is printed on it.
    pub printing: PrintingId,
    /// Whose it is, wherever it lies.
    pub owner: Option<Seat>,
    /// Whether it lies face down.
    pub face_down: bool,
}

impl<'m> Knowledge<'m> {
    /// What a seat may know; without a seat, a spectator.
    pub fn new(matched: &'m Match, seat: Option<Seat>) -> Knowledge<'m> {
        Knowledge { matched, seat, all: false }
    }

    /// Everything there is to know: for nobody who plays.
    pub fn of_all(matched: &'m Match) -> Knowledge<'m> {
        Knowledge { matched, seat: None, all: true }
    }

    /// What everybody may know once the match is over: points are counted with everything laid open.
    pub fn laid_open(&self) -> Option<Knowledge<'m>> {
        self.winners().map(|_| Knowledge::of_all(self.matched))
    }

    /// The match as the reader may ask it.
    fn asking(&self) -> Asked<'m> {
        Asked::new(self.position(), self.seat, self.all)
    }

    fn position(&self) -> Position<'m> {
        self.matched.position()
    }

    /// The game.
    pub fn game(&self) -> &'m Game {
        self.matched.game()
    }

    /// Whose knowledge it is; nobody's for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Asks something of the match; nothing if the answer depends on what the reader may not know.
    pub fn ask<T>(&self, ask: impl FnOnce(&Asked<'m>) -> T) -> Option<T> {
        let asked = self.asking();
        let answer = ask(&asked);
        (!asked.asked_secret()).then_some(answer)
    }

    /// Whether a condition holds; nothing if the reader cannot know it. One part that is known may settle it.
    pub fn holds(&self, condition: &Condition, context: &Context) -> Option<bool> {
        match condition {
            Condition::Not(inner) => self.holds(inner, context).map(|holds| !holds),
            Condition::All(list) => self.settled(list, context, false),
            Condition::Any(list) => self.settled(list, context, true),
            _ => self.ask(|asked| evaluate::holds(condition, context, asked)),
        }
    }

    /// What several conditions come to if one that is `by` settles it.
    fn settled(&self, list: &[Condition], context: &Context, by: bool) -> Option<bool> {
        let mut all = Some(!by);
        for inner in list {
            match self.holds(inner, context) {
                Some(holds) if holds == by => return Some(by),
                Some(_) => {}
                None => all = None,
            }
        }
        all
    }

    /// Number of players.
    pub fn seats(&self) -> Seat {
        self.position().seats()
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.position().active()
    }

    /// Who is asked; nobody if the match is over.
    pub fn asked(&self) -> Option<Seat> {
        self.matched.asked()
    }

    /// Whether the reader is the one who is asked.
    pub fn is_asked(&self) -> bool {
        self.asked().is_some() && self.asked() == self.seat
    }

    /// What the match waits for.
    pub fn status(&self) -> Status {
        self.position().status()
    }

    /// The seats that have won, once the match is over.
    pub fn winners(&self) -> Option<Seats> {
        self.matched.winners()
    }

    /// Whether the players win or lose together.
    pub fn together(&self) -> bool {
        self.position().together()
    }

    /// The number of a player's team, from 0; nothing where everybody plays alone.
    pub fn team(&self, seat: Seat) -> Option<u8> {
        self.position().team(seat)
    }

    /// What a win was worth; it is told when the match is over.
    pub fn score(&self) -> Option<i32> {
        self.position().score()
    }

    /// The title that was won.
    pub fn title(&self) -> Option<String> {
        self.position().title().map(str::to_owned)
    }

    /// The options as they were chosen.
    pub fn options(&self) -> &'m [i16] {
        self.position().options()
    }

    /// The value of an option.
    pub fn option(&self, option: OptionId) -> i32 {
        self.position().option(option)
    }

    /// The beat of the story that was told last.
    pub fn latest_beat(&self) -> Option<BeatId> {
        self.position().latest_beat()
    }

    /// The phase that is going on.
    pub fn phase(&self) -> Option<&'m PhaseDef> {
        self.position().phase()
    }

    /// The phase, if nothing is going on within it.
    pub fn phase_on_top(&self) -> Option<&'m PhaseFrame> {
        match self.matched.snapshot().stack.last() {
            Some(Frame::Phase(frame)) => Some(frame),
            _ => None,
        }
    }

    /// How many actions the phase still allows: nothing where it allows one or any number, or where something else is asked than an action.
    pub fn actions_left(&self) -> Option<i16> {
        let several = |frame: &&PhaseFrame| frame.limit > 1 && frame.limit != UNLIMITED;
        let frame = self.phase_on_top().filter(several).filter(|_| self.asked().is_some())?;
        Some(frame.limit - frame.used)
    }

    /// What the reader can choose; nothing unless the reader is asked.
    pub fn choices(&self) -> Option<&'m Choices> {
        self.is_asked().then(|| self.matched.choices())
    }

    /// The options of the reader; none unless the reader is asked.
    pub fn open(&self) -> &'m [Choice] {
        self.choices().map_or(&[], |choices| &choices.list)
    }

    /// The ids of these, in order.
    pub fn option_ids(&self) -> Vec<String> {
        if self.is_asked() { self.matched.option_ids() } else { Vec::new() }
    }

    /// The name of a choice of the present offer.
    pub fn offer_name(&self, at: u16) -> Option<&'m str> {
        self.position().offer_name(at)
    }

    /// The choices of the present offer, with what its sentences speak of.
    pub fn offers(&self) -> Option<(&'m [OfferDef], &'m Context)> {
        let (Status::Offer(_), Some(Frame::Effect(frame))) = (self.status(), self.matched.snapshot().stack.last())
        else {
            return None;
        };
        match &self.game().effects[usize::from(frame.effect)][usize::from(frame.deed)].what {
            What::Offer(offers) => Some((offers, &frame.context)),
            _ => None,
        }
    }

    /// What an effect lets the asked player choose.
    pub fn asked_choice(&self) -> Option<&'m ChooseDef> {
        self.position().asked_choice()
    }

    /// Whether the asked player chooses the order in which cards are put down.
    pub fn asked_order(&self) -> bool {
        self.position().asked_order()
    }

    /// How much a player has of a resource.
    pub fn resource(&self, resource: ResourceId, seat: Seat) -> Option<i32> {
        self.ask(|asked| asked.resource(resource, seat))
    }

    /// Whether the reader may know how much a player has of a resource.
    pub fn knows_resource(&self, resource: ResourceId, seat: Seat) -> bool {
        match self.game().resources[usize::from(resource)].store {
            Store::Counter(counter) => self.knows_counter(counter, Thing::Player(seat)),
            Store::Cards { .. } => true,
        }
    }

    /// A named number.
    pub fn query(&self, query: QueryId, thing: Thing, asker: Seat) -> Option<i32> {
        self.ask(|asked| asked.query(query, thing, asker))
    }

    /// A counter.
    pub fn counter(&self, counter: CounterId, thing: Thing) -> Option<i32> {
        self.ask(|asked| asked.counter(counter, thing))
    }

    /// Whether the reader may know a counter of a thing that is no hidden card.
    pub fn knows_counter(&self, counter: CounterId, thing: Thing) -> bool {
        self.asking().knows_counter(counter, thing)
    }

    /// A number or value printed on a card or place.
    pub fn attribute(&self, thing: Thing, attribute: AttributeId) -> Option<i32> {
        self.ask(|asked| asked.attribute(thing, attribute)).flatten()
    }

    /// Whether a player has done a quest, as far as the reader knows.
    pub fn has_done(&self, quest: CardAt, seat: Seat) -> bool {
        self.ask(|asked| asked.done_by(quest, seat)) == Some(true)
    }

    /// The zone of a player, or the shared one.
    pub fn zone(&self, zone: ZoneId, seat: Option<Seat>) -> ZoneAt {
        self.position().zone(zone, seat)
    }

    /// How many boards there are.
    pub fn boards(&self) -> usize {
        self.position().boards()
    }

    /// The places of a board: first zone and how many.
    pub fn places(&self, board: BoardId) -> (ZoneAt, usize) {
        self.position().places(board)
    }

    /// How many places are counted before the first place of a board.
    pub fn numbered_from(&self, board: BoardId) -> i32 {
        self.position().numbered_from(board)
    }

    /// Whether a zone is joined to its board now, as far as the reader knows.
    pub fn joined(&self, end: &EndDef) -> bool {
        self.ask(|asked| asked.joined(end)) != Some(false)
    }

    /// How many cards lie in a zone.
    pub fn length(&self, zone: ZoneAt) -> usize {
        self.ask(|asked| asked.length(zone)).and_then(|length| usize::try_from(length).ok()).unwrap_or(0)
    }

    /// The cards of a zone that the reader sees, from the top.
    pub fn cards_in(&self, zone: ZoneAt) -> impl Iterator<Item = Lying> + use<'m> {
        let (knowledge, position) = (*self, self.position());
        let cards = position.state.cards_in(zone).enumerate();
        cards.filter(move |(_, card)| knowledge.sees(*card)).map(move |(at, card)| {
            let state = &position.state.cards[usize::from(card)];
            let owner = (state.owner != NOBODY).then_some(state.owner);
            Lying { card, at, printing: state.printing, owner, face_down: state.face_down }
        })
    }

    /// The zone of cards under a card that the reader sees.
    pub fn under(&self, card: CardAt) -> Option<ZoneAt> {
        self.position().under(card).filter(|_| self.sees(card))
    }

    /// Whether the reader sees what a card is.
    pub fn sees(&self, card: CardAt) -> bool {
        self.all || self.position().visible(card, self.seat)
    }

    /// What is printed on a card; nothing if the reader does not see it.
    pub fn printing(&self, card: CardAt) -> Option<PrintingId> {
        self.sees(card).then(|| self.matched.snapshot().cards[usize::from(card)].printing)
    }

    /// Whose card it is, wherever it lies.
    pub fn owner(&self, card: CardAt) -> Option<Seat> {
        self.position().owner(card)
    }

    /// Where a card of an option lies.
    pub fn place_of(&self, card: CardAt) -> ZoneAt {
        self.position().zone_of(card)
    }

    /// The card under which a card lies, and so on to the outermost; of cards that lie under each other in a circle, any.
    pub fn outermost(&self, card: CardAt) -> CardAt {
        let mut outer = card;
        for _ in 0..=self.game().layout.spread.len() {
            match self.game().layout.spread.get(usize::from(self.place_of(outer))) {
                Some(Spread::Under(bearer)) => outer = *bearer,
                _ => break,
            }
        }
        outer
    }

    /// Names as the reader may call things, and how many cards lie above a card of an option.
    pub fn names(&self) -> Names<'m> {
        self.position().names(self.seat)
    }

    /// Whether a card is named by where it stands: a piece of a player that lies in no zone of a player. Pieces look
    /// like pieces, even if what is on them is hidden.
    pub fn is_piece(&self, card: CardAt) -> bool {
        self.position().is_piece(card)
    }

    /// A zone by its stable id.
    pub fn zone_id(&self, zone: ZoneAt) -> Cow<'m, str> {
        self.names().zone_id(zone)
    }

    /// A thing by its stable id, as the reader may call it.
    pub fn thing_id(&self, thing: Thing) -> Cow<'m, str> {
        self.names().thing_id(thing)
    }

    /// Whether everybody sees the cards of a zone.
    pub fn is_open(&self, zone: ZoneAt) -> bool {
        match self.game().layout.spread.get(usize::from(zone)) {
            Some(Spread::Zone(id, _)) => self.game().zones[usize::from(*id)].sight == Sight::All,
            Some(_) => true,
            None => false,
        }
    }

    /// How many events there were.
    pub fn events(&self) -> usize {
        self.matched.events().len()
    }
}
