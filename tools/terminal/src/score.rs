//! How a match ended: what everybody is ranked by, taken apart into where it comes from.

use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::resolve::Scope;
use quarterdeck_dsl::tree::{Context, Number, Subject, Thing, Who};
use quarterdeck_runtime::Table;
use quarterdeck_runtime::position::Position;
use quarterdeck_runtime::telling::{Tongue, Words, capital};

/// A line of the table: what is counted, and how much of it each seat has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    pub name: String,
    pub values: Vec<i32>,
    /// It is a sum of those before it, or something that is compared only if that is equal.
    pub total: bool,
}

/// How deep named numbers are taken apart.
const DEEPEST: usize = 4;

/// What everybody is ranked by, each with its sources before it. Empty if all win or lose together.
pub fn scores(table: &Table, language: &str) -> Vec<Source> {
    let matched = table.now();
    let (game, position) = (matched.game(), matched.position());
    if position.together() {
        return Vec::new();
    }
    let tongue = Tongue { game, language };
    let told = Telling { tongue, position, seats: table.setting().seats };
    let mut out: Vec<Source> = Vec::new();
    for (at, number) in game.finish.rank.iter().enumerate() {
        let values = told.values(number, Thing::Nothing);
        // What settles nothing and is named nowhere is of no interest.
        let equal = values.windows(2).all(|pair| pair[0] == pair[1]);
        if at > 0 && equal {
            continue;
        }
        if at == 0 {
            let mut parts = Vec::new();
            told.take_apart(number, number.scope(), Thing::Nothing, DEEPEST, &mut parts);
            parts.retain(|part| part.values.iter().any(|value| *value != 0));
            if parts.len() > 1 && told.sums_up(&parts, &values) {
                out.extend(parts);
            }
        }
        out.push(Source { name: capital(&told.name(number, number.scope())), values, total: true });
    }
    out
}

struct Telling<'t> {
    tongue: Tongue<'t>,
    position: Position<'t>,
    seats: u8,
}

impl Telling<'_> {
    fn values(&self, number: &Number, it: Thing) -> Vec<i32> {
        let value = |seat| {
            let it = if it == Thing::Nothing { it } else { Thing::Player(seat) };
            let context = Context { you: seat, they: seat, it, ..Context::default() };
            evaluate::number(number, &context, &self.position)
        };
        (0..self.seats).map(value).collect()
    }

    fn sums_up(&self, parts: &[Source], values: &[i32]) -> bool {
        (0..usize::from(self.seats)).all(|seat| parts.iter().map(|part| part.values[seat]).sum::<i32>() == values[seat])
    }

    /// The summands of a number, and of the named numbers in it.
    fn take_apart(&self, number: &Number, scope: &Scope, it: Thing, deep: usize, out: &mut Vec<Source>) {
        match number {
            Number::Plus(left, right) => {
                self.take_apart(left, scope, it, deep, out);
                self.take_apart(right, scope, it, deep, out);
            }
            Number::Query(id, Subject::Player(Who::You)) if deep > 0 => {
                let query = &self.tongue.game.queries[usize::from(*id)];
                let inside = Thing::Player(0);
                let mut parts = Vec::new();
                self.take_apart(&query.base, query.base.scope(), inside, deep - 1, &mut parts);
                for change in query.changes.iter().filter(|change| change.condition.is_none()) {
                    self.take_apart(&change.by, change.by.scope(), inside, deep - 1, &mut parts);
                }
                parts.retain(|part| part.values.iter().any(|value| *value != 0));
                let values = self.values(number, it);
                // Conditions, limits and cards may change it besides: then it is told as a whole.
                if parts.len() > 1 && self.sums_up(&parts, &values) {
                    out.extend(parts);
                } else {
                    out.push(Source { name: capital(&self.name(number, scope)), values, total: false });
                }
            }
            _ => {
                let values = self.values(number, it);
                out.push(Source { name: capital(&self.name(number, scope)), values, total: false });
            }
        }
    }

    /// A number in words.
    fn name(&self, number: &Number, scope: &Scope) -> String {
        let game = self.tongue.game;
        match number {
            Number::Query(id, _) => self.tongue.figure_name(&game.queries[usize::from(*id)].name).to_string(),
            Number::Counter(id, _) => self.tongue.figure_name(&game.counters[usize::from(*id)].name).to_string(),
            Number::Resource(id, _) => {
                let id = &game.resources[usize::from(*id)].name;
                self.tongue.counted_figure(id, None).name.to_string()
            }
            Number::Times(left, right) => match (&**left, &**right) {
                (Number::Constant(_), thing) | (thing, Number::Constant(_)) => self.name(thing, scope),
                _ => self.described(number, scope),
            },
            _ => self.described(number, scope),
        }
    }

    fn described(&self, number: &Number, scope: &Scope) -> String {
        let words = Words { locales: &self.tongue.game.locales, language: self.tongue.language };
        let lexicon = Scoped { lexicon: &words, scope };
        describe::amount(number, &self.tongue.game.vocabulary, &lexicon)
    }
}
