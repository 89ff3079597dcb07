//! What was found at an earlier decision and is still so: the options of an action are not looked for again while nothing
//! that was read for them has been written.

use quarterdeck_dsl::tree::{CardAt, Context, Seat, ZoneAt};

use super::action::{Choice, Choices};
use super::borne::Brought;
use crate::game::{ActionId, Game, Program};
use crate::state::memo::Memo;
use crate::state::reading::Findings;
use crate::state::{NOBODY, State};

/// Of more cards than this it is not noted that they were touched: then all of them are looked at.
const MOST_TOUCHED: usize = 1024;

/// What is remembered of a match. It is no part of its state: a match without it goes on in the same way.
#[derive(Default)]
pub struct Memory {
    /// What sentences ask again and again.
    pub(crate) memo: Memo,
    /// Which actions cards of a player bring.
    pub(super) brought: (Seat, Brought),
    /// By action.
    found: Vec<Found>,
    /// Of what effects spoke that had nothing to do.
    idle: Vec<Context>,
    /// The first findings that are not numbers.
    others: usize,
    /// It is relied upon: in debug builds, too, nothing is found twice and compared.
    pub(crate) trusted: bool,
    /// Nobody looks at what is open: it is enough to know that somebody is asked, and whether there is one option only.
    pub(crate) unlisted: bool,
    /// How many turns have begun, from wherever it was begun to count: two counts say whether a turn lies between them.
    pub(crate) turns: u32,
    /// By counter of cards, which cards may have another value than at the beginning; nothing if that is not known.
    touched: Vec<Option<Vec<CardAt>>>,
}

/// The options of an action, as they were found.
#[derive(Clone)]
struct Found {
    /// For whom.
    player: Seat,
    options: Choices,
}

impl Memory {
    /// Remembers the same as another, in the room that is there: of a match that is the same.
    pub(crate) fn copy_from(&mut self, other: &Memory) {
        // How far it is relied upon, and what is looked at, is each match's own.
        let Memory { memo, brought, found, idle, others, trusted: _, unlisted: _, turns, touched } = other;
        self.memo.copy_from(memo);
        self.brought.clone_from(brought);
        self.found.truncate(found.len());
        let known = self.found.len();
        for (own, found) in self.found.iter_mut().zip(found) {
            own.player = found.player;
            own.options.copy_from(&found.options);
        }
        self.found.extend(found[known..].iter().cloned());
        self.idle.clone_from(idle);
        self.others = *others;
        self.turns = *turns;
        self.touched.clone_from(touched);
    }

    /// Reads a little of what options are found by; what it returns means nothing.
    pub(crate) fn bring_near(&self) -> u64 {
        let found = self.found.iter().fold(0, |sum, found| sum ^ u64::from(found.player));
        found ^ self.memo.findings.bring_near()
    }

    /// Whether everything that is remembered is found again and compared.
    #[inline(always)]
    pub(super) fn is_doubted(&self) -> bool {
        cfg!(debug_assertions) && !self.trusted
    }

    /// Lists the places of boards anew where they have changed.
    #[inline]
    pub(super) fn list_places(&mut self, game: &Game, program: &Program, state: &State) {
        if !game.boards.is_empty() {
            self.memo.list_places(game, program, state);
            assert!(!self.is_doubted() || self.memo.lists_what_is(game, program, state), "places were not listed anew");
        }
    }

    /// What was found and still holds.
    #[inline(always)]
    pub(super) fn findings(&self) -> &Findings {
        &self.memo.findings
    }

    /// The finding of which actions cards bring.
    #[inline(always)]
    pub(super) fn of_bearers(&self) -> usize {
        self.others
    }

    /// The finding of the options of an action.
    #[inline(always)]
    pub(super) fn of_action(&self, action: ActionId) -> usize {
        self.others + 1 + action.index()
    }

    /// The finding that an effect that may be idle has nothing to do, if there is room for it. What one player tells all to do, or
    /// is done about each of all, has a finding for each of these.
    #[inline]
    fn of_effect(&self, idle: usize, context: &Context, seats: Seat) -> Option<usize> {
        let Context { you, they, .. } = *context;
        if you >= seats || they >= seats {
            return None;
        }
        let apart = usize::from(you) + usize::from(they);
        let at =
            idle * usize::from(seats) + if apart < usize::from(seats) { apart } else { apart - usize::from(seats) };
        (at < self.idle.len()).then_some(at)
    }

    /// Whether an effect had nothing to do when it last spoke of the same, and nothing that was read for that was
    /// written since.
    #[inline]
    pub(super) fn is_idle(&self, idle: usize, context: &Context, seats: Seat) -> bool {
        self.of_effect(idle, context, seats)
            .is_some_and(|at| self.findings().holds(self.of_effects() + at) && self.idle[at] == *context)
    }

    /// The finding to be made while it is seen whether an effect has anything to do.
    pub(super) fn asks_idle(&self, idle: usize, context: &Context, seats: Seat) -> Option<usize> {
        self.of_effect(idle, context, seats).map(|at| self.of_effects() + at)
    }

    /// An effect has had nothing to do.
    pub(super) fn was_idle(&mut self, finding: usize, context: &Context) {
        let at = finding - self.of_effects();
        self.idle[at] = *context;
        self.findings().made(finding);
    }

    #[inline(always)]
    fn of_effects(&self) -> usize {
        self.others + 1 + self.found.len()
    }

    /// Something lies otherwise in a zone.
    #[inline(always)]
    pub fn wrote_zone(&mut self, zone: ZoneAt) {
        self.memo.findings.wrote_zone(zone);
    }

    /// A card lies elsewhere, or belongs to somebody else.
    #[inline(always)]
    pub fn wrote_card(&mut self, card: CardAt) {
        self.memo.findings.wrote_card(card);
    }

    /// A number that is kept is another.
    #[inline(always)]
    pub fn wrote_number(&mut self, at: usize, fixed: usize) {
        if at >= fixed {
            self.touch(at - fixed);
        }
        self.memo.findings.wrote_number(at);
    }

    /// A turn has begun, and it may be another player's.
    pub fn wrote_active(&mut self) {
        self.turns = self.turns.wrapping_add(1);
        self.memo.findings.wrote_active();
    }

    /// A card shows something else.
    pub fn wrote_print(&mut self, card: CardAt, zone: ZoneAt, same_kin: bool) {
        self.memo.findings.wrote_zone(zone);
        self.memo.findings.wrote_card(card);
        if !same_kin {
            self.wrote_all();
        }
    }

    /// The cards whose counter, one of so many, may have another value than at the beginning, if these are known; the
    /// caller is about to give it to all of them.
    pub(super) fn touched(&mut self, counter: usize, each_card: usize) -> Option<Vec<CardAt>> {
        if self.touched.len() < each_card {
            self.touched.resize(each_card, None);
        }
        self.touched[counter].replace(Vec::new())
    }

    /// All cards have the value of the beginning in a counter; a list that was handed out is given back.
    pub(super) fn reset(&mut self, counter: usize, mut list: Vec<CardAt>) {
        list.clear();
        self.touched[counter] = Some(list);
    }

    /// A counter of a card gets another value.
    #[inline]
    fn touch(&mut self, at: usize) {
        let each_card = self.touched.len();
        if each_card == 0 {
            return;
        }
        let slot = &mut self.touched[at % each_card];
        if let Some(touched) = slot {
            touched.push(CardAt::at(at / each_card));
            // A counter that is hardly ever set back must not fill a list for ever.
            if touched.len() > MOST_TOUCHED {
                *slot = None;
            }
        }
    }

    /// Anything may be otherwise.
    pub fn wrote_all(&mut self) {
        self.touched.fill(None);
        self.memo.wrote_all();
    }

    /// Options are looked for.
    #[inline]
    pub(super) fn look(&mut self, game: &Game, program: &Program, state: &State) {
        if self.found.is_empty() {
            self.make_room(game, program, state);
        }
        self.memo.kin.find(game, state);
    }

    fn make_room(&mut self, game: &Game, program: &Program, state: &State) {
        let none = || Found { player: NOBODY, options: Choices::default() };
        self.found.resize_with(program.actions.len(), none);
        let seats = usize::from(state.seats);
        self.others = program.remembered * seats;
        self.idle.resize(program.idle.len() * seats, Context::default());
        let of_boards = self.others + 1 + self.found.len() + self.idle.len();
        let all = of_boards + Memo::about_boards(game);
        self.memo.begin_boards(of_boards);
        self.memo.findings.make_room(all, self.others, &game.layout, state);
    }

    /// The options of an action, if they are still what they were: nothing that was read for them was written since.
    #[inline]
    pub(super) fn recall(&self, action: ActionId, player: Seat) -> Option<&Choices> {
        let found = &self.found[usize::from(action)];
        (found.player == player && self.findings().holds(self.of_action(action))).then_some(&found.options)
    }

    /// Keeps the options of an action, those behind the first so many, with the ways to pay for them.
    #[inline]
    pub(super) fn keep(&mut self, action: ActionId, player: Seat, choices: &Choices, before: usize, paid: usize) {
        self.findings().made(self.of_action(action));
        let found = &mut self.found[usize::from(action)];
        found.player = player;
        found.options.keep(choices, before, paid);
    }
}

impl Choices {
    /// Becomes the same as others, in the room that is there.
    pub(crate) fn copy_from(&mut self, other: &Choices) {
        let Choices { list, ways, answers, prompt } = other;
        self.list.clone_from(list);
        self.ways.clone_from(ways);
        self.answers.clone_from(answers);
        self.prompt.clone_from(prompt);
    }

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
