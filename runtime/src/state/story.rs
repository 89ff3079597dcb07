//! What a position says of the story: which beat is the latest, which way on is open, who has done a quest.

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing};
use quarterdeck_dsl::vocabulary::BeatId;

use super::position::Position;
use crate::game::{ExitDef, Leads};
use crate::seats::Seats;

impl<'m> Position<'m> {
    /// Whether the story goes on after a match that these seats have won: as `goes_on` of the campaign says, else if
    /// anybody has.
    pub fn goes_on(&self, winners: Seats) -> bool {
        match self.game.story.as_ref().and_then(|story| story.goes_on.as_ref()) {
            Some(condition) => evaluate::holds(condition, &Context::default(), self),
            None => !winners.is_empty(),
        }
    }

    /// The beat that was told last.
    pub fn latest_beat(&self) -> Option<BeatId> {
        let latest = self.counter(self.game.story.as_ref()?.latest, Thing::Nothing);
        usize::try_from(latest - 1).ok().and_then(|beat| BeatId::try_from(beat).ok())
    }

    /// The first way that is open.
    pub fn way_on(&self, ways: &'m [ExitDef], context: &Context) -> Option<&'m Leads> {
        let open =
            |exit: &&ExitDef| exit.condition.as_ref().is_none_or(|condition| evaluate::holds(condition, context, self));
        ways.iter().find(open).map(|exit| &exit.leads)
    }

    /// Whether a player has done a quest, asked of these facts.
    pub fn done_by<F: Facts>(&self, facts: &F, quest: CardAt, seat: Seat) -> bool {
        let done = self.game.story.as_ref().and_then(|story| story.done.as_ref());
        done.is_some_and(|done| {
            let context = Context { you: seat, they: seat, it: Thing::Card(quest), ..Context::default() };
            evaluate::holds(done, &context, facts)
        })
    }
}
