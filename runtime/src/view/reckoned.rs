//! The end told with its reasons: every number by which players are ranked, of what the first of them is made, which of
//! them has decided, and what was missing where all have lost together.

use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::explain::Part;
use quarterdeck_dsl::resolve::Scope;
use quarterdeck_dsl::tree::{Argument, Condition, Context, Number, SLOTS, Seat, Slot, Source, Subject, Thing, Who};
use quarterdeck_dsl::vocabulary::{CounterId, QueryId};
use serde::Serialize;

use super::now::SeenGoal;
use super::speaker::Speaker;
use crate::game::{Sentence, What};
use crate::text::{Words, locale};
use crate::verb::VERBS;

/// Numbers within numbers are followed so far.
const DEEPEST: usize = 5;

/// The end of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeenEnd {
    /// The numbers by which players are ranked, the weightiest first.
    pub ranks: Vec<SeenScore>,
    /// Of what the first of these is made.
    pub parts: Vec<SeenScore>,
    /// Which of the ranks has decided, if it was not the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided: Option<usize>,
    /// What was missing, if all have lost together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<String>,
}

/// A number of every player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenScore {
    /// The id of what it is, if it has one: its symbol goes by it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// What it is called.
    pub name: String,
    /// By seat; nothing where the reader cannot know it.
    pub values: Vec<Option<i32>>,
}

impl Speaker<'_> {
    /// The end with its reasons, once there is one.
    pub fn end(&self) -> Option<SeenEnd> {
        let winners = self.known.winners()?;
        let finish = &self.game().finish;
        let seats = self.known.seats();
        let mut end = SeenEnd::default();
        if self.known.together() {
            if winners.is_empty() {
                end.missing = finish.won.as_ref().map_or_else(Vec::new, |won| self.missing_for(won));
            }
            return Some(end);
        }
        let open = Speaker { known: self.known.laid_open()?, ..*self };
        for rank in &finish.rank {
            let (id, name) = self.called_number(rank, rank);
            let values = (0..seats).map(|seat| open.known.number(rank, &of(seat))).collect();
            end.ranks.push(SeenScore { id, name, values });
        }
        if let Some(rank) = finish.rank.first() {
            let mut parts = Parts { speaker: &open, whole: rank, all: Vec::new(), seats: usize::from(seats) };
            (0..seats).for_each(|seat| parts.number(rank, &of(seat), None, 0));
            end.parts = parts.all;
            end.parts.retain(|part| part.values.iter().any(|value| *value != Some(0)));
        }
        end.decided = self.deciding(&end.ranks);
        Some(end)
    }

    /// What all players must have together to win together, with what they have; nothing where they play against each other.
    pub fn together(&self) -> Vec<SeenGoal> {
        let won = self.game().finish.won.as_ref().filter(|_| self.known.together());
        won.and_then(|won| self.joint(won, won.scope(), DEEPEST)).unwrap_or_default()
    }

    /// The parts of a condition with how much there is of each; nothing if the options of the match have closed it. Of several
    /// ways, those that are not closed are told.
    fn joint(&self, condition: &Condition, scope: &Scope, depth: usize) -> Option<Vec<SeenGoal>> {
        if let Some((inner, scope)) = self.behind_name(condition).filter(|_| depth > 0) {
            return self.joint(inner, scope, depth - 1);
        }
        match condition {
            Condition::All(list) => {
                let parts = list.iter().map(|inner| self.joint(inner, scope, depth));
                parts.collect::<Option<Vec<_>>>().map(|parts| parts.concat())
            }
            Condition::Any(list) => {
                let open: Vec<_> = list.iter().filter_map(|inner| self.joint(inner, scope, depth)).collect();
                (!open.is_empty()).then(|| open.concat())
            }
            _ => {
                let part = self.part_of(condition, scope);
                let mut goals = Vec::new();
                self.each_joint(&part, &mut goals);
                (!part.closed()).then_some(goals)
            }
        }
    }

    /// What a named condition says.
    fn behind_name(&self, condition: &Condition) -> Option<(&Condition, &Scope)> {
        let (Condition::Compare(Number::Query(query, _), ..) | Condition::Amount(_, Number::Query(query, _))) =
            condition
        else {
            return None;
        };
        let base = &self.game().queries[usize::from(*query)].base;
        match &**base {
            Number::Whether(inner) => Some((inner, base.scope())),
            _ => None,
        }
    }

    /// A condition as a tree of its parts.
    fn part_of(&self, condition: &Condition, scope: &Scope) -> Part {
        let words = Words { locales: &self.game().locales, language: self.language };
        self.known.part(condition, &Context::default(), &Scoped { lexicon: &words, scope })
    }

    fn each_joint(&self, part: &Part, goals: &mut Vec<SeenGoal>) {
        if !part.parts.is_empty() {
            return part.parts.iter().filter(|inner| !inner.closed()).for_each(|inner| self.each_joint(inner, goals));
        }
        // What an option alone decides is decided.
        if part.settled {
            return;
        }
        // What is counted is called by its name, where one number is compared with one that is written or with one other.
        let name =
            || part.values.first().filter(|_| part.values.len() <= 2).map_or(&part.text, |(name, _)| name).clone();
        let compared = part.have.zip(part.want);
        let reached = |have: i32, want: i32| (have >= want) == part.met && want > 0;
        goals.push(match compared.filter(|(have, want)| !part.secret && reached(*have, *want)) {
            Some((have, want)) => SeenGoal { text: name(), have: Some(have), want },
            None if part.secret => SeenGoal { text: part.text.clone(), have: None, want: 1 },
            None => SeenGoal { text: self.tell_whether(part), have: part.known().map(i32::from), want: 1 },
        });
    }

    /// A part that holds or does not; what is counted is not called by its name a second time.
    fn tell_whether(&self, part: &Part) -> String {
        match (part.values.as_slice(), part.have) {
            ([(name, _)], Some(have)) if part.text.contains(name.as_str()) => {
                format!("{} ({})", part.text, self.text("why-now", &[("value", locale::Argument::Number(have))]))
            }
            _ => self.tell_part(part),
        }
    }

    /// The first rank in which a winner is ahead of everybody who has not won.
    fn deciding(&self, ranks: &[SeenScore]) -> Option<usize> {
        let winners = self.known.winners()?;
        let best = usize::from(winners.first()?);
        let others = (0..self.known.seats()).filter(|seat| !winners.has(*seat)).map(usize::from);
        let alike = |at: usize, other: usize| ranks[..at].iter().all(|rank| rank.values[other] == rank.values[best]);
        let ahead = |at: usize, other: usize| ranks[at].values[other] < ranks[at].values[best];
        others.filter_map(|other| (0..ranks.len()).find(|at| alike(*at, other) && ahead(*at, other))).max()
    }

    /// What a number is called: by its own name, else in words.
    fn called_number(&self, number: &Number, whole: &Sentence<Number>) -> (String, String) {
        let game = self.game();
        let id = match number {
            Number::Query(query, Subject::Player(Who::You | Who::They)) => &game.queries[usize::from(*query)].name,
            Number::Counter(counter, Subject::Player(Who::You | Who::They)) => {
                &game.counters[usize::from(*counter)].name
            }
            Number::Resource(resource, Who::You | Who::They) => {
                let figure = self.tongue().counted_figure(&game.resources[usize::from(*resource)].name, None);
                return (figure.id.to_string(), figure.name.to_string());
            }
            Number::Times(left, right) => match (&**left, &**right) {
                (Number::Constant(_), inner) | (inner, Number::Constant(_)) => return self.called_number(inner, whole),
                _ => return (String::new(), self.said_amount(number, whole)),
            },
            Number::TotalOf(inner, _) => match &**inner {
                Number::Query(query, _) => &game.queries[usize::from(*query)].name,
                Number::Counter(counter, _) => &game.counters[usize::from(*counter)].name,
                _ => return (String::new(), self.said_amount(number, whole)),
            },
            _ => return (String::new(), self.said_amount(number, whole)),
        };
        (id.clone(), self.tongue().figure_name(id).to_string())
    }

    fn said_amount(&self, number: &Number, whole: &Sentence<Number>) -> String {
        let words = Words { locales: &self.game().locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope: whole.scope() };
        describe::amount(number, &self.game().vocabulary, &lexicon)
    }

    /// What was missing for a condition, or for what stands behind its name.
    fn missing_for(&self, won: &Sentence<Condition>) -> Vec<String> {
        let (condition, scope) = self.behind_name(won).unwrap_or((won, won.scope()));
        let mut lines = Vec::new();
        self.collect(&self.part_of(condition, scope), &mut lines);
        lines
    }
}

/// Of what a number is made, for one player after the other.
struct Parts<'s, 'm> {
    speaker: &'s Speaker<'m>,
    whole: &'m Sentence<Number>,
    all: Vec<SeenScore>,
    seats: usize,
}

impl Parts<'_, '_> {
    fn add(&mut self, (id, name): (String, String), seat: Seat, by: Option<i32>) {
        let at = self.all.iter().position(|part| part.name == name).unwrap_or_else(|| {
            self.all.push(SeenScore { id, name, values: vec![Some(0); self.seats] });
            self.all.len() - 1
        });
        let value = &mut self.all[at].values[usize::from(seat)];
        *value = value.zip(by).map(|(value, by)| value.saturating_add(by));
    }

    /// Adds what a number is made of; what is made of nothing else is called by the name of what it stands in.
    fn number(&mut self, number: &Number, context: &Context, within: Option<&(String, String)>, depth: usize) {
        let speaker = self.speaker;
        let known = speaker.known;
        let seat = context.you;
        if depth < DEEPEST {
            match number {
                Number::Plus(left, right) => {
                    self.number(left, context, None, depth);
                    return self.number(right, context, None, depth);
                }
                Number::Query(query, subject) if is_own(subject, context) => {
                    return self.query(*query, context, depth + 1);
                }
                Number::Counter(counter, subject) if is_own(subject, context) => {
                    if let Some(source) = speaker.source_of(*counter, seat) {
                        return self.number(source, context, None, depth + 1);
                    }
                }
                Number::Total(attribute, set) => {
                    let things = known.things(set, context);
                    let cards =
                        things.map(|things| things.into_iter().map(|it| Some((it, known.attribute(it, *attribute)?))));
                    if let Some(cards) = cards.and_then(|cards| cards.collect::<Option<Vec<_>>>()) {
                        cards
                            .into_iter()
                            .for_each(|(card, value)| self.add(speaker.family_name(card), seat, Some(value)));
                        return;
                    }
                }
                _ => {}
            }
        }
        let name = within.cloned().unwrap_or_else(|| speaker.called_number(number, self.whole));
        self.add(name, seat, known.number(number, context));
    }

    /// A query: where it begins, what rules and cards add, and what its bounds take away.
    fn query(&mut self, query: QueryId, context: &Context, depth: usize) {
        let speaker = self.speaker;
        let known = speaker.known;
        let (seat, thing) = (context.you, Thing::Player(context.you));
        let definition = &speaker.game().queries[usize::from(query)];
        let name = (definition.name.clone(), speaker.tongue().figure_name(&definition.name).to_string());
        let context = Context { you: seat, they: seat, it: thing, ..Context::default() };
        let Some(value) = known.query(query, thing, seat) else {
            return self.add(name, seat, None);
        };
        let mut sum = known.number(&definition.base, &context).unwrap_or(0);
        self.number(&definition.base, &context, Some(&name), depth);
        for change in &definition.changes {
            if change.condition.as_ref().is_none_or(|it| known.holds(it, &context) == Some(true)) {
                sum = sum.saturating_add(known.number(&change.by, &context).unwrap_or(0));
                self.number(&change.by, &context, None, depth);
            }
        }
        for (card, by) in known.changers(query, thing, seat) {
            sum = sum.saturating_add(by);
            self.add(speaker.family_name(Thing::Card(card)), seat, Some(by));
        }
        if value != sum {
            self.add(name, seat, Some(value.saturating_sub(sum)));
        }
    }
}

impl<'m> Speaker<'m> {
    /// The name of a card without its numbers.
    fn family_name(&self, card: Thing) -> (String, String) {
        let printing = match card {
            Thing::Card(card) => self.known.printing(card),
            _ => None,
        };
        match printing {
            Some(printing) => {
                let family = self.game().printings[usize::from(printing)].family;
                let name = &self.game().families[usize::from(family)].name;
                (String::new(), self.word(name).to_string())
            }
            None => (String::new(), self.text("card-hidden", &[])),
        }
    }

    /// What a counter of a player was set to, if one sentence of the game says so and still gives the same.
    fn source_of(&self, counter: CounterId, seat: Seat) -> Option<&'m Number> {
        let game = self.game();
        let mut found = None;
        for deed in game.effects.iter().flatten() {
            let What::Do(sentence) = &deed.what else { continue };
            for step in sentence.steps.iter().filter(|step| VERBS[usize::from(step.verb)].spec.name == "set") {
                if let [Argument::Counter(set, _), Argument::Number(number)] = &step.arguments[..]
                    && *set == counter
                    && !matches!(number, Number::Constant(_))
                {
                    found = if found.is_none() { Some(number) } else { return None };
                }
            }
        }
        let (number, now) = (found?, self.known.counter(counter, Thing::Player(seat))?);
        // Whoever the sentence speaks of in a slot is the player whose counter it is.
        let context = Context { slots: [Thing::Player(seat); SLOTS], ..of(seat) };
        (self.known.number(number, &context) == Some(now)).then_some(number)
    }
}

fn of(seat: Seat) -> Context {
    Context {
        you: seat,
        they: seat,
        it: Thing::Player(seat),
        slots: [Thing::Player(seat); SLOTS],
        ..Context::default()
    }
}

/// Whether what a number is asked of is the player spoken to.
fn is_own(subject: &Subject, context: &Context) -> bool {
    let bound = |slot: &Slot| matches!(slot, Slot::Bound(_)) && context.slots.contains(&Thing::Player(context.you));
    match subject {
        Subject::Player(Who::You) => true,
        Subject::Player(Who::They) => context.they == context.you,
        Subject::Player(Who::Bound(slot)) => bound(slot),
        Subject::Thing(set) => matches!(&set.source, Source::Slot(slot) if bound(slot)),
        _ => false,
    }
}
