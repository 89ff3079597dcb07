//! `lay`: tiles are laid on a board, and its places read their values from them.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Preposition;
use quarterdeck_dsl::tree::{Argument, CardAt};
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};
use quarterdeck_dsl::vocabulary::BoardId;

use super::{Call, Verb};
use crate::event::{Event, Quiet};
use crate::flow::{Engine, Fault};
use crate::game::ABSENT;
use crate::seats::Seats;
use crate::state::random::below;

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "lay",
        third: "lays",
        object: Some((ArgumentType::Number, true)),
        roles: &[RoleSpec { prepositions: &[Preposition::In], kind: ArgumentType::Board, required: true }],
        about: "So many tiles from the board's stack of tiles are laid one behind the other, turned or not by chance if the board says `turns = true`.",
        example: "lay 6 on the track",
    },
    takes_cards: false,
    plan: super::unplanned,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let Argument::Board(board) = call.argument(1) else {
        return Ok(());
    };
    let count = call.number(0, engine);
    let definition = &engine.game.boards[usize::from(*board)];
    let Some(stack) = definition.tiles else {
        return Ok(());
    };
    let from = engine.position().zone(stack, None);
    let mut chance = engine.state.chance(&definition.name);
    engine.log.quiet(|| Quiet::Rolled);
    for _ in 0..count {
        let Some(tile) = engine.position().top(from) else {
            break;
        };
        let drawn = below(&mut chance, 2) == 1;
        let turned = definition.turns && engine.fixed_turn().unwrap_or(drawn);
        engine.lay_tile(*board, tile, turned);
    }
    Ok(())
}

impl Engine<'_> {
    /// Whether the next tile is turned, if that was said beforehand.
    fn fixed_turn(&mut self) -> Option<bool> {
        let turned = self.state.fixed_turn()?;
        self.log.quiet(|| Quiet::Turned);
        Some(turned)
    }

    /// Lays a tile behind the last place of a board. The tile itself leaves play.
    pub fn lay_tile(&mut self, board: BoardId, tile: CardAt, turned: bool) {
        self.state.settle(tile);
        let definition = &self.game.boards[usize::from(board)];
        let first = self.game.layout.board_base[usize::from(board)];
        let base = self.game.layout.board_base[0];
        let width = self.game.layout.place_attributes.len();
        let start = usize::from(self.state.board_lengths[usize::from(board)]);
        let before = first.steps_from(base).unwrap_or(0) + start;
        let mut length = 0;
        for (place_attribute, tile_attribute) in &definition.reads {
            let printing = &self.game.printings[usize::from(self.state.cards[usize::from(tile)].printing)];
            let Some((_, row)) = printing.lists.iter().find(|(attribute, _)| attribute == tile_attribute) else {
                continue;
            };
            length = length.max(row.len());
            let column = self.game.layout.place_attributes.iter().position(|known| known == place_attribute);
            for (at, _) in row.iter().enumerate() {
                let value = if turned { row[row.len() - 1 - at] } else { row[at] };
                let slot = column.and_then(|column| self.state.places.get_mut((before + at) * width + column));
                if let Some(slot) = slot {
                    *slot = value;
                }
            }
        }
        let length = u16::try_from(start + length.max(1)).unwrap_or(definition.most).min(definition.most);
        self.state.board_lengths[usize::from(board)] = length;
        let from = self.state.cards[usize::from(tile)].zone;
        self.state.unlink(tile);
        self.memory.wrote_all();
        // A laid tile lies at its first place, under everything else.
        let to = first.plus(start);
        let laid = self.game.layout.tiles_base.plus(board.index());
        self.state.link(&self.game.print, tile, laid, quarterdeck_dsl::syntax::Order::Bottom);
        self.emit(Event::Laid { card: tile, from, to, turned, known: Seats::none() });
    }

    /// Takes all tiles off a board, back onto its stack.
    pub fn clear_board(&mut self, board: BoardId) {
        let Some(stack) = self.game.boards[usize::from(board)].tiles else {
            return;
        };
        let to = self.position().zone(stack, None);
        let laid = self.game.layout.tiles_base.plus(board.index());
        while let Some(card) = self.position().top(laid) {
            self.state.unlink(card);
            self.state.link(&self.game.print, card, to, quarterdeck_dsl::syntax::Order::Bottom);
        }
        let base = self.game.layout.board_base[0];
        let first = self.game.layout.board_base[usize::from(board)].steps_from(base).unwrap_or(0);
        let width = self.game.layout.place_attributes.len();
        let most = usize::from(self.game.boards[usize::from(board)].most);
        for value in &mut self.state.places[first * width..(first + most) * width] {
            *value = ABSENT;
        }
        self.state.board_lengths[usize::from(board)] = 0;
        self.memory.wrote_all();
    }
}
