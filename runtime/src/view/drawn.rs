//! The parts of a view that are drawn: piles of cards, boards, and what packs say about drawing.

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Context, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{Bearer, BoardId};

use super::guard::Guard;
use super::seen::{Figure, Pile, SeenBoard, SeenCard, SeenGroup, SeenPlace};
use super::speaker::Speaker;
use crate::flow::action::{Choice, ChoiceKind};
use crate::game::{ABSENT, EndDef, Parts, Symbol, ZoneDrawing};
use crate::state::NOBODY;

impl Speaker<'_> {
    /// Whether a zone is drawn now.
    pub(super) fn is_drawn(&self, drawing: &ZoneDrawing) -> bool {
        let position = self.matched.position();
        let you = position.active();
        let context = Context { you, they: you, ..Context::default() };
        let guard = Guard::new(position, self.seat);
        let holds = drawing.condition.as_ref().is_none_or(|condition| evaluate::holds(condition, &context, &guard));
        holds || guard.asked_secret()
    }

    /// The heading under which an option stands.
    pub(super) fn group(&self, choice: &Choice) -> Option<SeenGroup> {
        let ChoiceKind::Action(id) = choice.kind else {
            return None;
        };
        self.tongue().group(id)
    }

    /// Numbers that are drawn with a card, unless they are 0.
    fn symbols(&self, card: CardAt) -> Vec<Figure> {
        let position = self.matched.position();
        let game = self.game();
        let symbols = &game.drawing.symbols[usize::from(position.printing(card).family)];
        let asker = position.owner(card).unwrap_or(position.active());
        let mut figures = Vec::new();
        for symbol in symbols {
            let (id, value) = match *symbol {
                Symbol::Attribute(id) => {
                    let value = position.attribute(Thing::Card(card), id);
                    (&game.attributes[usize::from(id)].name, value.filter(|value| *value != i32::from(ABSENT)))
                }
                Symbol::Query(id) => {
                    let guard = Guard::new(position, self.seat);
                    let value = position.query_by(&guard, id, Thing::Card(card), asker);
                    (&game.queries[usize::from(id)].name, (!guard.asked_secret()).then_some(value))
                }
            };
            if let Some(value) = value.filter(|value| *value != 0) {
                figures.push(self.tongue().short_figure(id, value));
            }
        }
        figures
    }

    pub(super) fn pile(&self, zone: ZoneAt) -> Pile {
        let position = self.matched.position();
        let count = self.matched.state().zones[usize::from(zone)].length as usize;
        let cards = self
            .matched
            .state()
            .cards_in(zone)
            .enumerate()
            .filter(|(_, card)| position.visible(*card, self.seat))
            .map(|(at, card)| self.seen_card(card, at))
            .collect();
        Pile { count, cards }
    }

    fn seen_card(&self, card: CardAt, at: usize) -> SeenCard {
        let position = self.matched.position();
        let state = &self.matched.state().cards[usize::from(card)];
        let own = position.owner(card).is_some() && position.owner(card) == self.seat;
        let counters = self
            .counters(Bearer::Card, own)
            .map(|id| (id, position.counter(id, Thing::Card(card))))
            .filter(|(id, value)| *value != self.game().counters[usize::from(*id)].start)
            .map(|(id, value)| self.counter_figure(id, value))
            .collect();
        let printing = position.printing(card);
        SeenCard {
            id: self.game().printing_id(state.printing).clone(),
            name: self.printing(state.printing),
            text: self.family_text(printing.family),
            at,
            owner: (printing.per_player && state.owner != NOBODY).then_some(state.owner),
            holder: (!printing.per_player && state.owner != NOBODY).then_some(state.owner),
            mark: self.game().drawing.marks[usize::from(printing.family)].clone(),
            symbols: self.symbols(card),
            crafted: position.family(card).parts != Parts::None,
            face_down: state.face_down,
            counters,
            under: position.under(card).map(|zone| self.pile(zone)).filter(|pile| pile.count > 0),
        }
    }

    pub(super) fn board(&self, id: BoardId) -> SeenBoard {
        let game = self.game();
        let definition = &game.boards[usize::from(id)];
        let position = self.matched.position();
        let (first, length) = position.places(id);
        let before = position.numbered_from(id) as usize;
        let joined = |ends: &[EndDef]| {
            let ends = ends.iter().filter(|end| position.joined(end));
            ends.map(|end| self.tongue().called(&game.zones[usize::from(end.zone)].name).0).collect()
        };
        let (name_id, name) = self.tongue().called(&definition.name);
        SeenBoard {
            id: name_id,
            name,
            place: self.tongue().place_word(id),
            width: definition.width,
            grounded: game.drawing.grounds[usize::from(id)].is_some(),
            from: joined(&definition.from),
            to: joined(&definition.to),
            places: (0..length).map(|at| self.place(id, first.plus(at), before + at + 1)).collect(),
        }
    }

    fn place(&self, board: BoardId, zone: ZoneAt, number: usize) -> SeenPlace {
        let position = self.matched.position();
        let values = (self.game().layout.place_attributes.iter())
            .filter_map(|attribute| {
                let value = position.attribute(Thing::Zone(zone), *attribute)?;
                Some(self.tongue().printed_value(*attribute, value))
            })
            .collect();
        let counters = self
            .counters(Bearer::Place, false)
            .map(|id| (id, position.counter(id, Thing::Zone(zone))))
            .filter(|(_, value)| *value != 0)
            .map(|(id, value)| self.counter_figure(id, value))
            .collect();
        // The same cards in the same order as in the pile.
        let ground = self.game().drawing.grounds[usize::from(board)].and_then(|kind| {
            let seen = self.matched.state().cards_in(zone).filter(|card| position.visible(*card, self.seat));
            seen.map(|card| &position.family(card).kinds).position(|kinds| kinds.holds(kind))
        });
        SeenPlace { number, ground, values, counters, pile: self.pile(zone) }
    }
}
