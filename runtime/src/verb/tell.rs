//! `tell`: the story goes on, and what it brings enters the game.

use quarterdeck_dsl::tree::{Argument, Context, Seat, Thing};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};
use quarterdeck_dsl::vocabulary::{BeatId, NEXT_BEAT};

use super::{Call, Verb};
use crate::event::Event;
use crate::flow::{Engine, Fault};
use crate::game::{EffectId, Leads};
use crate::ids::ChapterId;
use crate::seats::Seats;
use crate::state::Frame;
use crate::state::frame::EffectFrame;

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
    plan: super::unplanned,
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
            let chosen = usize::try_from(self.state.options[usize::from(story.option)]).unwrap_or(usize::MAX);
            let Some(opened) = story.chapters.get(chosen) else {
                return;
            };
            let chapter = ChapterId::at(chosen);
            self.emit(Event::Opened { seat, chapter });
            self.tell(opened.opens, seat);
            return;
        };
        match position.way_on(&story.beats[usize::from(latest)].next, &context) {
            Some(Leads::Beat(beat)) => self.tell(*beat, seat),
            Some(Leads::Do(effect)) => {
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
    fn note_told(&mut self, beat: BeatId, seat: Seat) -> Option<EffectId> {
        let story = self.game.story.as_ref()?;
        self.store(story.latest, Thing::Nothing, beat.number() + 1);
        let at = self.game.layout.told_base + usize::from(beat);
        *self.state.counters.get_mut(at)? += 1;
        self.wrote_kept(at);
        self.emit(Event::Told { seat, beat });
        Some(story.beats[usize::from(beat)].effect)
    }

    /// The match is over: tells how the chapter closes, if its story has begun.
    pub fn tell_close(&mut self, winners: Seats) {
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
