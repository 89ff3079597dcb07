//! The numbers that a reader is told. What depends on anything the reader may not know is not told.

use quarterdeck_dsl::tree::{Seat, Thing};
use quarterdeck_dsl::vocabulary::{Bearer, CounterId, QueryId, ResourceId};

use super::seen::{Figure, SeenPlayer};
use super::speaker::Speaker;

impl Speaker<'_> {
    /// A player with all numbers.
    pub(super) fn seen_player(&self, seat: Seat) -> SeenPlayer {
        let all = &self.game().resources;
        let resources = ResourceId::all(all.len()).filter(|id| self.known.knows_resource(*id, seat));
        let thing = Thing::Player(seat);
        SeenPlayer {
            seat,
            name: self.player(seat),
            you: self.seat() == Some(seat),
            active: self.known.active() == seat,
            asked: self.known.asked() == Some(seat),
            won: self.known.winners().is_some_and(|winners| winners.has(seat)),
            team: self.known.team(seat),
            resources: resources
                .map(|id| {
                    let name = &all[usize::from(id)].name;
                    self.tongue().counted_figure(name, self.known.resource(id, seat))
                })
                .collect(),
            queries: self.query_figures(Bearer::Player, thing, seat).collect(),
            counters: self.counters(Bearer::Player, thing).map(|(id, value)| self.counter_figure(id, value)).collect(),
        }
    }

    /// The numbers of the table.
    pub(super) fn table_figures(&self) -> Vec<Figure> {
        let counters = self.counters(Bearer::Table, Thing::Nothing);
        let queries = self.query_figures(Bearer::Table, Thing::Nothing, self.known.active());
        counters.map(|(id, value)| self.counter_figure(id, value)).chain(queries).collect()
    }

    /// Named numbers of a thing that are shown.
    fn query_figures(&self, bearer: Bearer, thing: Thing, asker: Seat) -> impl Iterator<Item = Figure> {
        let queries = self.game().queries.unnoted().iter().enumerate();
        let shown = queries.filter(move |(_, query)| query.bearer == bearer && !query.quiet);
        shown.map(move |(id, query)| self.tongue().figure(&query.name, self.known.query(QueryId::at(id), thing, asker)))
    }

    /// Counters of a thing that may be shown and are no store of a resource, with their values.
    pub(super) fn counters(&self, bearer: Bearer, thing: Thing) -> impl Iterator<Item = (CounterId, i32)> {
        let shown =
            self.game().drawing.counters.iter().filter(move |(of, _)| *of == bearer).flat_map(|(_, shown)| shown);
        shown.filter_map(move |id| Some((*id, self.known.counter(*id, thing)?)))
    }

    pub(super) fn counter_figure(&self, id: CounterId, value: i32) -> Figure {
        let counter = &self.game().counters[usize::from(id)];
        let word = usize::try_from(value).ok().and_then(|at| counter.values.get(at)).map(|word| self.word(word));
        Figure { word, ..self.tongue().figure(&counter.name, Some(value)) }
    }
}
