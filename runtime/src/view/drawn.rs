//! The parts of a view that are drawn: piles of cards, boards, and what packs say about drawing.

use quarterdeck_dsl::tree::{CardAt, Context, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeId, Bearer, BoardId, FamilyId, QueryId};

use super::seen::{Figure, Pile, SeenBoard, SeenCard, SeenGroup, SeenPlace, Whereabouts};
use super::speaker::Speaker;
use crate::flow::action::{Choice, ChoiceKind};
use crate::game::{ABSENT, EndDef, Parts, Spread, Symbol, ZoneDrawing};
use crate::knowledge::Lying;
use crate::state::naming::Names;

impl Speaker<'_> {
    /// Whether a zone is drawn now; it is if the reader cannot know.
    pub(super) fn is_drawn(&self, drawing: &ZoneDrawing) -> bool {
        let you = self.known.active();
        let context = Context { you, they: you, ..Context::default() };
        drawing.condition.as_ref().is_none_or(|condition| self.known.holds(condition, &context) != Some(false))
    }

    /// The heading under which an option stands.
    pub(super) fn group(&self, choice: &Choice) -> Option<SeenGroup> {
        let ChoiceKind::Action(id) = choice.kind else {
            return None;
        };
        self.tongue().group(id)
    }

    /// Where something that can be chosen is on the table; what lies under a card is where that card is.
    pub(super) fn whereabouts(&self, thing: Thing, called: &Names<'_>) -> Option<Whereabouts> {
        match thing {
            Thing::Card(card) => {
                let outermost = self.known.outermost(card);
                let place = self.zone_whereabouts(self.known.place_of(outermost))?;
                Some(Whereabouts { at: Some(called.cards_above(outermost)), ..place })
            }
            Thing::Zone(zone) => match *self.game().layout.spread.get(usize::from(zone))? {
                Spread::Under(bearer) => self.whereabouts(Thing::Card(bearer), called),
                _ => self.zone_whereabouts(zone),
            },
            Thing::Player(seat) => Some(Whereabouts { owner: Some(seat), ..Whereabouts::default() }),
            Thing::Value(..) | Thing::Amount(_) | Thing::Nothing => None,
        }
    }

    fn zone_whereabouts(&self, zone: ZoneAt) -> Option<Whereabouts> {
        match *self.game().layout.spread.get(usize::from(zone))? {
            Spread::Zone(id, owner) => {
                let zone = self.tongue().called(&self.game().zones[usize::from(id)].name).0;
                Some(Whereabouts { zone: Some(zone), owner, ..Whereabouts::default() })
            }
            Spread::Place(board, at) => {
                let zone = self.tongue().called(&self.game().boards[usize::from(board)].name).0;
                let number = usize::try_from(self.known.numbered_from(board)).ok()? + usize::from(at) + 1;
                Some(Whereabouts { zone: Some(zone), place: Some(number), ..Whereabouts::default() })
            }
            Spread::Under(_) | Spread::Tiles(_) => None,
        }
    }

    /// Numbers that are drawn with a card, unless they are 0.
    fn symbols(&self, card: CardAt, family: FamilyId) -> Vec<Figure> {
        let game = self.game();
        let asker = self.known.owner(card).unwrap_or(self.known.active());
        let mut figures = Vec::new();
        for symbol in &game.drawing.symbols[usize::from(family)] {
            let (id, value) = match *symbol {
                Symbol::Attribute(id) => {
                    let value = self.known.attribute(Thing::Card(card), id);
                    (&game.attributes[usize::from(id)].name, value.filter(|value| *value != ABSENT))
                }
                Symbol::Query(id) => {
                    (&game.queries[usize::from(id)].name, self.known.query(id, Thing::Card(card), asker))
                }
            };
            if let Some(value) = value.filter(|value| *value != 0) {
                figures.push(self.tongue().short_figure(id, value));
            }
        }
        figures
    }

    pub(super) fn pile(&self, zone: ZoneAt) -> Pile {
        let queries = self.printed_queries();
        let cards = self.known.cards_in(zone).map(|lying| self.seen_card(&lying, &queries)).collect();
        Pile { count: self.known.length(zone), cards }
    }

    fn seen_card(&self, lying: &Lying, queries: &[(QueryId, AttributeId)]) -> SeenCard {
        let game = self.game();
        let printing = &game.printings[usize::from(lying.printing)];
        let counters = self
            .counters(Bearer::Card, Thing::Card(lying.card))
            .filter(|(id, value)| *value != game.counters[usize::from(*id)].start)
            .map(|(id, value)| self.counter_figure(id, value))
            .collect();
        SeenCard {
            id: game.printing_id(lying.printing).clone(),
            name: self.printing(lying.printing),
            text: self.tongue().printing_text(lying.printing, self.known.options()),
            at: lying.at,
            owner: lying.owner.filter(|_| printing.per_player),
            holder: lying.owner.filter(|_| !printing.per_player),
            mark: game.drawing.marks[usize::from(printing.family)].clone(),
            symbols: self.symbols(lying.card, printing.family),
            now: self.changed(lying.card, queries),
            goals: self.goals(lying.card, printing.family),
            crafted: game.families[usize::from(printing.family)].parts != Parts::None,
            face_down: lying.face_down,
            counters,
            under: self.known.under(lying.card).map(|zone| self.pile(zone)).filter(|pile| pile.count > 0),
        }
    }

    pub(super) fn board(&self, id: BoardId) -> SeenBoard {
        let game = self.game();
        let definition = &game.boards[usize::from(id)];
        let (first, length) = self.known.places(id);
        let before = self.known.numbered_from(id) as usize;
        let joined = |ends: &[EndDef]| {
            let ends = ends.iter().filter(|end| self.known.joined(end));
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
        let values = (self.game().layout.place_attributes.iter())
            .filter_map(|attribute| {
                let value = self.known.attribute(Thing::Zone(zone), *attribute)?;
                Some(self.tongue().printed_value(*attribute, value))
            })
            .collect();
        let counters = self
            .counters(Bearer::Place, Thing::Zone(zone))
            .filter(|(_, value)| *value != 0)
            .map(|(id, value)| self.counter_figure(id, value))
            .collect();
        // The same cards in the same order as in the pile.
        let ground = self.game().drawing.grounds[usize::from(board)].and_then(|kind| {
            let family = |lying: Lying| self.game().printings[usize::from(lying.printing)].family;
            let mut kinds =
                self.known.cards_in(zone).map(|lying| &self.game().families[usize::from(family(lying))].kinds);
            kinds.position(|kinds| kinds.holds(kind))
        });
        SeenPlace { number, ground, values, counters, pile: self.pile(zone) }
    }
}
