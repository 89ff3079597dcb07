//! The end of a match: who has won, alone or together, and what it was worth.

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::tree::{Context, Seat};

use super::Engine;
use crate::event::Event;
use crate::seats::Seats;
use crate::state::Status;
use crate::state::position::Position;

impl Engine<'_> {
    /// The match is over: finds who has won, by rank or together.
    pub fn finish(&mut self) {
        let position = self.position();
        if position.together() {
            let finish = &self.game.finish;
            let won = finish.won.as_ref().is_some_and(|won| evaluate::holds(won, &Context::default(), &position));
            let all = Seats::all(self.state.seats);
            self.over(if won { all } else { Seats::none() });
            return;
        }
        let mut best: Option<Vec<i32>> = None;
        let mut winners = Seats::none();
        for seat in 0..self.state.seats {
            let Some(score) = self.position().rank(seat) else {
                continue;
            };
            match &best {
                Some(so_far) if score < *so_far => {}
                Some(so_far) if score == *so_far => winners.insert(seat),
                _ => {
                    best = Some(score);
                    winners = Seats::only(seat);
                }
            }
        }
        self.over(winners);
    }

    /// The match is over and these seats have won, with their partners.
    pub fn over(&mut self, winners: Seats) {
        let position = self.position();
        let winners = winners.iter().fold(winners, |all, seat| all.and(position.team_of(seat)));
        for seat in winners.iter() {
            self.log.push(Event::Won { seat });
        }
        self.state.stack.clear();
        self.state.picked.clear();
        self.state.status = Status::Over(winners);
        self.tell_close(winners);
        self.state.pending.clear();
    }
}

impl Position<'_> {
    /// Whether all players win or lose together.
    pub fn together(&self) -> bool {
        let together = self.game.finish.together.as_ref();
        together.is_some_and(|together| evaluate::holds(together, &Context::default(), self))
    }

    /// The numbers that a player is ranked by as things stand, the weightiest first; nothing for one who cannot win.
    pub fn rank(&self, seat: Seat) -> Option<Vec<i32>> {
        let context = Context { you: seat, they: seat, ..Context::default() };
        let finish = &self.game.finish;
        if finish.eligible.as_ref().is_some_and(|condition| !evaluate::holds(condition, &context, self)) {
            return None;
        }
        Some(finish.rank.iter().map(|number| evaluate::number(number, &context, self)).collect())
    }

    /// What the match has brought each seat, once it is over: 1 to who has won, -1 to who has lost; 0 to all where
    /// nobody is ahead of anybody.
    pub fn returns(&self) -> Option<Vec<i32>> {
        let Status::Over(winners) = self.state.status else {
            return None;
        };
        let all = Seats::all(self.state.seats);
        let even = self.state.seats > 1 && !self.together() && (winners.is_empty() || winners == all);
        let one = |seat: Seat| {
            if even {
                0
            } else if winners.has(seat) {
                1
            } else {
                -1
            }
        };
        Some((0..self.state.seats).map(one).collect())
    }

    /// What a win was worth, once the match is over, if the game says so.
    pub fn score(&self) -> Option<i32> {
        let score = self.game.finish.score.as_ref().filter(|_| self.is_won())?;
        Some(evaluate::number(score, &self.of_winner(), self))
    }

    /// The title that was won, by its id.
    pub fn title(&self) -> Option<&str> {
        let context = self.of_winner();
        let mut titles = self.game.finish.titles.iter().filter(|_| self.is_won());
        titles
            .find(|(_, condition)| condition.as_ref().is_none_or(|holds| evaluate::holds(holds, &context, self)))
            .map(|(title, _)| title.as_str())
    }

    /// Whether a win counts for a score: where a team can win, only that of a team.
    fn is_won(&self) -> bool {
        let counts = self.game.finish.together.is_none() || self.together();
        counts && matches!(self.state.status, Status::Over(winners) if !winners.is_empty())
    }

    /// Speaking to the first of those who have won.
    fn of_winner(&self) -> Context {
        let winner = if let Status::Over(winners) = self.state.status { winners.first() } else { None };
        winner.map_or_else(Context::default, |seat| Context { you: seat, they: seat, ..Context::default() })
    }
}
