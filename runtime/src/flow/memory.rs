//! What was found at an earlier decision and is still so: the options of an action are not looked for again while nothing
//! that was read for them has been written.

use quarterdeck_dsl::tree::{CardAt, Seat, ZoneAt};

use super::action::{Choice, Choices};
use super::borne::Brought;
use super::finder::Candidates;
use crate::game::{ActionId, Cell, Game, Program};
use crate::state::numbers::Numbers;
use crate::state::reading::Findings;
use crate::state::{NOBODY, State};

/// What is remembered of a match. It is no part of its state: a match without it goes on in the same way.
#[derive(Default)]
pub struct Memory {
    /// Named numbers, and what was written when.
    pub(crate) numbers: Numbers,
    /// What still holds: which actions are brought, then the options of each action.
    pub(super) findings: Findings,
    /// Which actions cards of a player bring.
    pub(super) brought: (Seat, Brought),
    /// By action.
    found: Vec<Found>,
    /// What can be chosen, while options are looked for.
    pub(super) candidates: Candidates,
}

/// The options of an action, as they were found.
struct Found {
    /// For whom.
    player: Seat,
    options: Choices,
}

impl Memory {
    /// The finding of which actions cards bring.
    pub(super) const BROUGHT: usize = 0;

    /// The finding of the options of an action.
    #[inline(always)]
    pub(super) fn options_of(action: ActionId) -> usize {
        action.index() + 1
    }

    /// Something lies otherwise in a zone.
    #[inline(always)]
    pub fn wrote_zone(&mut self, zone: ZoneAt, cell: Cell) {
        self.numbers.wrote(cell);
        self.findings.wrote_zone(zone);
    }

    /// A card lies elsewhere, or belongs to somebody else.
    #[inline(always)]
    pub fn wrote_card(&mut self, card: CardAt) {
        self.findings.wrote_card(card);
    }

    /// A number that is kept is another.
    #[inline(always)]
    pub fn wrote_number(&mut self, at: usize, cell: Cell) {
        self.numbers.wrote(cell);
        self.findings.wrote_number(at);
    }

    /// It is another player's turn.
    pub fn wrote_active(&mut self) {
        self.numbers.wrote(Cell::ACTIVE);
        self.findings.wrote_active();
    }

    /// A card shows something else.
    pub fn wrote_print(&mut self, card: CardAt, zone: ZoneAt, same_kin: bool) {
        self.numbers.wrote_all();
        self.findings.wrote_zone(zone);
        self.findings.wrote_card(card);
        if !same_kin {
            self.wrote_all();
        }
    }

    /// Anything may be otherwise.
    pub fn wrote_all(&mut self) {
        self.numbers.wrote_all();
        self.numbers.kin.forget();
        self.findings.wrote_all();
    }

    /// Options are looked for.
    #[inline]
    pub(super) fn look(&mut self, game: &Game, program: &Program, state: &State) {
        if self.found.is_empty() {
            self.make_room(game, program, state);
        }
        self.numbers.kin.find(game, state);
    }

    fn make_room(&mut self, game: &Game, program: &Program, state: &State) {
        let none = || Found { player: NOBODY, options: Choices::default() };
        self.found.resize_with(program.actions.len(), none);
        self.numbers.make_room(program, state.cards.len());
        self.findings.make_room(program.actions.len() + 1, &game.layout, state);
    }

    /// The options of an action, if they are still what they were: nothing that was read for them was written since.
    #[inline]
    pub(super) fn recall(&self, action: ActionId, player: Seat) -> Option<&Choices> {
        let found = &self.found[usize::from(action)];
        (found.player == player && self.findings.holds(Memory::options_of(action))).then_some(&found.options)
    }

    /// Keeps the options of an action, those behind the first so many, with the ways to pay for them.
    #[inline]
    pub(super) fn keep(&mut self, action: ActionId, player: Seat, choices: &Choices, before: usize, paid: usize) {
        self.findings.made(Memory::options_of(action));
        let found = &mut self.found[usize::from(action)];
        found.player = player;
        found.options.keep(choices, before, paid);
    }
}

impl Choices {
    /// Takes over the options of another list behind the first so many, and the ways to pay behind the first so many.
    fn keep(&mut self, from: &Choices, before: usize, paid: usize) {
        self.list.clear();
        self.ways.clear();
        self.extend(&from.list[before..], &from.ways[paid..], paid);
    }

    /// Adds options whose ways to pay, which are added too, stood behind so many others.
    #[inline]
    pub(super) fn extend(&mut self, list: &[Choice], ways: &[quarterdeck_dsl::solve::Way], paid: usize) {
        if ways.is_empty() {
            self.list.extend_from_slice(list);
            return;
        }
        let shift = self.ways.len();
        self.ways.extend_from_slice(ways);
        self.list.extend(list.iter().map(|choice| choice.paid_at(paid, shift)));
    }
}
