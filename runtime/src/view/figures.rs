//! The numbers that a reader is told. What depends on anything the reader may not know is not told: every number is
//! asked of the guard.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{Seat, Thing};
use quarterdeck_dsl::vocabulary::{Bearer, CounterId, QueryId, ResourceId};

use super::guard::Guard;
use super::seen::{Figure, SeenPlayer};
use super::speaker::Speaker;
use crate::game::Store;

impl Speaker<'_> {
    /// A player with all numbers.
    pub(super) fn seen_player(&self, seat: Seat) -> SeenPlayer {
        let game = self.game();
        let position = self.matched.position();
        SeenPlayer {
            seat,
            name: self.player(seat),
            you: self.seat == Some(seat),
            active: position.active() == seat,
            asked: self.matched.asked() == Some(seat),
            won: self.matched.winners().is_some_and(|winners| winners & (1 << seat) != 0),
            resources: ResourceId::all(game.resources.len())
                .filter(|id| match game.resources[usize::from(*id)].store {
                    Store::Counter(counter) => !game.counters[usize::from(counter)].secret || self.seat == Some(seat),
                    Store::Cards { .. } => true,
                })
                .map(|id| {
                    self.tongue().counted_figure(&game.resources[usize::from(id)].name, position.resource(id, seat))
                })
                .collect(),
            queries: self.query_figures(Bearer::Player, Thing::Player(seat), seat).collect(),
            counters: self
                .counters(Bearer::Player, self.seat == Some(seat))
                .map(|id| self.counter_figure(id, position.counter(id, Thing::Player(seat))))
                .collect(),
        }
    }

    /// The numbers of the table.
    pub(super) fn table_figures(&self) -> Vec<Figure> {
        let position = self.matched.position();
        self.counters(Bearer::Table, false)
            .map(|id| self.counter_figure(id, position.counter(id, Thing::Nothing)))
            .chain(self.query_figures(Bearer::Table, Thing::Nothing, position.active()))
            .collect()
    }

    /// Named numbers of a thing that are shown.
    fn query_figures(&self, bearer: Bearer, thing: Thing, asker: Seat) -> impl Iterator<Item = Figure> {
        let queries = self.game().queries.unnoted().iter().enumerate();
        let shown = queries.filter(move |(_, query)| query.bearer == bearer && !query.quiet);
        let guard = Guard::new(self.matched.position(), self.seat);
        shown.map(move |(id, query)| {
            let value = guard.query(QueryId::at(id), thing, asker);
            self.tongue().figure(&query.name, (!guard.asked_secret()).then_some(value))
        })
    }

    /// Counters of a bearer that may be shown and are no store of a resource.
    pub(super) fn counters(&self, bearer: Bearer, own: bool) -> impl Iterator<Item = CounterId> {
        let game = self.game();
        let shown = game.drawing.counters.iter().filter(move |(of, _)| *of == bearer).flat_map(|(_, shown)| shown);
        shown.copied().filter(move |id| own || !game.counters[usize::from(*id)].secret)
    }

    pub(super) fn counter_figure(&self, id: CounterId, value: i32) -> Figure {
        let counter = &self.game().counters[usize::from(id)];
        let word = usize::try_from(value).ok().and_then(|at| counter.values.get(at)).map(|word| self.word(word));
        Figure { word, ..self.tongue().figure(&counter.name, Some(value)) }
    }
}
