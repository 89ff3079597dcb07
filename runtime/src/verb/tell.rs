//! `tell`: the story goes on, and what it brings enters the game.

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{Argument, CardAt, Context, Seat, Thing};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};
use quarterdeck_dsl::vocabulary::{BeatId, NEXT_BEAT};

use super::{Call, Verb};
use crate::event::{Event, EventKind};
use crate::flow::{Engine, Fault};
use crate::game::{ExitDef, Leads};
use crate::state::Frame;
use crate::state::frame::EffectFrame;
use crate::state::position::Position;

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "tell",
        third: "tells",
        object: Some((ArgumentType::Beat, true)),
        roles: &[],
        about: "A beat of the story is told: what it says to `do` is done, and its quest is laid out. The next beat is the opening one of the chapter, and later the first of the latest beat's `next` that holds.",
        example: "tell the next beat",
    },
    takes_cards: false,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    match call.argument(0) {
        Argument::Beat(NEXT_BEAT) => engine.tell_next(call.doer),
        Argument::Beat(beat) => engine.tell(*beat, call.doer),
        _ => {}
    }
    Ok(())
}

impl Engine<'_> {
    /// Goes on with the story: opens the chapter, or leaves the latest beat by the first way that is open.
    fn tell_next(&mut self, seat: Seat) {
        let Some(story) = &self.game.story else {
            return;
        };
        let context = Context { you: seat, they: seat, ..Context::default() };
        let position = self.position();
        let Some(latest) = position.latest_beat() else {
            let chapter = self.state.options[usize::from(story.option)];
            let Some(opened) = usize::try_from(chapter).ok().and_then(|at| story.chapters.get(at)) else {
                return;
            };
            self.emit(Event { seat, amount: i32::from(chapter), ..Event::new(EventKind::Opened) });
            self.tell(opened.opens, seat);
            return;
        };
        match position.way_on(&story.beats[usize::from(latest)].next, &context) {
            Some(Leads::Beat(beat)) => self.tell(*beat, seat),
            Some(Leads::Do(effect, _)) => {
                self.state.stack.push(Frame::Effect(EffectFrame::new(*effect, context)));
            }
            Some(Leads::Rests) | None => {}
        }
    }

    /// Tells a beat.
    pub fn tell(&mut self, beat: BeatId, seat: Seat) {
        let Some(told) = self.note_told(beat, seat) else {
            return;
        };
        let context = Context { you: seat, they: seat, ..Context::default() };
        self.state.stack.push(Frame::Effect(EffectFrame::new(told, context)));
    }

    /// Notes that a beat was told; gives what it does.
    fn note_told(&mut self, beat: BeatId, seat: Seat) -> Option<u16> {
        let story = self.game.story.as_ref()?;
        self.store(story.latest, Thing::Nothing, i32::from(beat) + 1);
        let at = self.game.layout.told_base as usize + usize::from(beat);
        *self.state.counters.get_mut(at)? += 1;
        self.emit(Event { seat, amount: i32::from(beat), ..Event::new(EventKind::Told) });
        Some(story.beats[usize::from(beat)].effect)
    }

    /// The match is over: tells how the chapter closes, if its story has begun.
    pub fn tell_close(&mut self, winners: u16) {
        let Some(story) = &self.game.story else {
            return;
        };
        let position = self.position();
        let chapter = usize::try_from(self.state.options[usize::from(story.option)]).unwrap_or(usize::MAX);
        let (Some(chapter), Some(_)) = (story.chapters.get(chapter), position.latest_beat()) else {
            return;
        };
        let ways = if position.goes_on(winners) { &chapter.won } else { &chapter.lost };
        if let Some(Leads::Beat(beat)) = position.way_on(ways, &Context::default()) {
            let first = self.state.first;
            self.note_told(*beat, first);
        }
    }
}

impl<'m> Position<'m> {
    /// Whether the story goes on after a match that these seats have won: as `goes_on` of the campaign says, else if
    /// anybody has.
    pub fn goes_on(&self, winners: u16) -> bool {
        match self.game.story.as_ref().and_then(|story| story.goes_on.as_ref()) {
            Some(condition) => evaluate::holds(condition, &Context::default(), self),
            None => winners != 0,
        }
    }

    /// The beat that was told last.
    pub fn latest_beat(&self) -> Option<BeatId> {
        let latest = self.counter(self.game.story.as_ref()?.latest, Thing::Nothing);
        BeatId::try_from(latest - 1).ok()
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
