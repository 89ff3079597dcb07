//! What a reader may know of where a number comes from, of what moved, and of which cards there are.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::solve;
use quarterdeck_dsl::tree::{CardAt, Context, Number, Seat, Set, Term, Thing, Who, ZoneAt};
use quarterdeck_dsl::vocabulary::{QueryId, ResourceId, ZoneId};

use super::Knowledge;
use crate::event::Event;
use crate::game::PrintingId;
use crate::state::Frame;

/// Something that went from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Went {
    /// A card, by what it showed to the reader.
    Card {
        /// From where.
        from: ZoneAt,
        /// To where.
        to: ZoneAt,
        /// What it showed; nothing if it was hidden.
        shown: Option<PrintingId>,
    },
    /// So much of a resource.
    Resource {
        /// Which.
        resource: ResourceId,
        /// How much.
        amount: i32,
        /// Who had it.
        from: Option<Seat>,
        /// Who got it.
        to: Option<Seat>,
    },
}

impl<'m> Knowledge<'m> {
    /// A number.
    pub fn number(&self, number: &Number, context: &Context) -> Option<i32> {
        self.ask(|asked| evaluate::number(number, context, asked))
    }

    /// The things of a selection.
    pub fn things(&self, set: &Set, context: &Context) -> Option<Vec<Thing>> {
        self.ask(|asked| {
            let mut found = Vec::new();
            evaluate::each(set, context, asked, &mut |thing| {
                found.push(thing);
                ControlFlow::Continue(())
            });
            found
        })
    }

    /// The first thing of a selection.
    pub fn first_thing(&self, set: &Set, context: &Context) -> Option<Thing> {
        self.ask(|asked| evaluate::first(set, context, asked))
    }

    /// Which player is meant.
    pub fn who(&self, who: &Who, context: &Context) -> Option<Seat> {
        self.ask(|asked| evaluate::who(who, context, asked)).flatten()
    }

    /// How much a player has of what a requirement asks for.
    pub fn has_of(&self, term: &Term, wildcards: bool, context: &Context) -> Option<i32> {
        self.ask(|asked| solve::have(term, wildcards, context, asked))
    }

    /// The cards of a player that change a number, each with by how much; nothing of those that the reader does not see.
    pub fn changers(&self, query: QueryId, thing: Thing, asker: Seat) -> Vec<(CardAt, i32)> {
        let position = self.position();
        let mut found = Vec::new();
        for card in position.held_zones(asker).iter().flat_map(|zone| position.state.cards_in(*zone)) {
            for part in position.parts(card).filter(|part| self.sees(*part)) {
                let context =
                    Context { you: asker, they: asker, it: thing, this: Thing::Card(card), ..Context::default() };
                let changes = position.family(part).changes.iter().filter(|change| change.query == query);
                let by = changes.map(|change| {
                    let holds = change.condition.as_ref().is_none_or(|it| self.holds(it, &context) == Some(true));
                    if holds { self.number(&change.by, &context).unwrap_or(0) } else { 0 }
                });
                let sum = by.fold(0, i32::saturating_add);
                if sum != 0 {
                    found.push((part, sum));
                }
            }
        }
        found
    }

    /// Of what the sentences speak that let the reader choose now, in the middle of an effect.
    pub fn asked_context(&self) -> Option<&'m Context> {
        match self.matched.snapshot().stack.last() {
            Some(Frame::Effect(frame)) if self.is_asked() => Some(&frame.context),
            _ => None,
        }
    }

    /// What went where since an event, as the reader noticed it.
    pub fn went(&self, since: usize) -> Vec<(usize, Went)> {
        let events = self.matched.events().iter().enumerate().skip(since);
        let told = events.filter_map(|(at, event)| {
            let went = match *event {
                Event::Moved { card, from, to, .. } => {
                    let shown = self.showed(at, event, card);
                    Went::Card { from, to, shown }
                }
                Event::Gained { seat, resource, amount } => {
                    Went::Resource { resource, amount, from: None, to: Some(seat) }
                }
                Event::Lost { seat, resource, amount } => {
                    Went::Resource { resource, amount, from: Some(seat), to: None }
                }
                Event::Paid { seat, resource, amount, to } => Went::Resource { resource, amount, from: Some(seat), to },
                _ => return None,
            };
            Some((at, went))
        });
        told.collect()
    }

    /// Every printing whose cards start in zones that count, or of which the reader sees a card: how many there are, wherever they
    /// lie, and how many the reader sees now. Where hidden cards have gone does not show in it.
    pub fn printings(&self, counts: impl Fn(ZoneId) -> bool) -> Vec<(PrintingId, usize, usize)> {
        let position = self.position();
        let mut found: Vec<(usize, usize)> = vec![(0, 0); self.game().printings.len()];
        for card in CardAt::all(position.cards()) {
            let one = &mut found[usize::from(position.state.cards[usize::from(card)].printing)];
            one.0 += 1;
            one.1 += usize::from(self.sees(card));
        }
        let all = found.into_iter().enumerate().map(|(at, (total, seen))| (PrintingId::at(at), total, seen));
        let starts = |id: PrintingId| self.game().printings[usize::from(id)].starts_in;
        all.filter(|(id, total, seen)| *total > 0 && (*seen > 0 || counts(starts(*id)))).collect()
    }
}
