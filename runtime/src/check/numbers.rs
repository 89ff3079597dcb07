//! Zones, boards, resources, counters, queries, and what common words mean.

use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::tree::{Condition, Number};
use quarterdeck_dsl::vocabulary::{Bearer, CounterId, PhaseId, QueryId, ZoneId};

use super::Builder;
use crate::game::{ChangeDef, CounterDef, QueryDef, ResourceDef, Sentence, Sight, Store, WordsDef, ZoneDef};
use crate::pack::keys::{
    Change, Counter, Finish, Key, NamedCondition, One, Query, Resource, Title, Words, Zone, change, condition, counter,
    finish, query, resource, title, words, zone,
};
use crate::pack::reader::{Table, Text, unknown_value};
use crate::pack::value::{Node, Value};
use crate::problem::PackProblem;

impl Builder<'_> {
    pub(super) fn zones_and_boards(&mut self) {
        let zones = self.zone_names();
        for definition in self.section("zone") {
            let problems = &mut self.problems;
            let table = Table::<Zone>::new(&definition.value, problems);
            table.get(zone::PER, problems);
            let sight = table.get(zone::SEEN_BY, problems).unwrap_or(Sight::All);
            let refill = table.get(zone::REFILL, problems);
            let held = table.get(zone::HELD, problems);
            let works = table.get(zone::WORKS, problems);
            let stack = table.get(zone::STACK, problems);
            table.finish(problems);
            let refill = refill.and_then(|text| self.find("zone", &text, &zones)).map(ZoneId::at);
            self.zones.push(ZoneDef {
                name: definition.id.clone(),
                per_player: table.gives(&zone::PER),
                sight,
                held,
                works,
                refill,
                stack,
            });
        }
        self.common_words(&zones);
        self.boards(&zones);
    }

    fn common_words(&mut self, zones: &[String]) {
        for value in self.singles("words") {
            let table = Table::<Words>::new(value, &mut self.problems);
            self.common_word(table, words::DISCARDS_TO, zones, |words| &mut words.discards_to);
            self.common_word(table, words::DRAWS_FROM, zones, |words| &mut words.draws_from);
            self.common_word(table, words::DRAWS_TO, zones, |words| &mut words.draws_to);
            self.common_word(table, words::REVEALS_TO, zones, |words| &mut words.reveals_to);
            table.finish(&mut self.problems);
        }
        // Cards of which it is not said where they are, are looked for where a player's drawn cards are.
        if let Some(hand) = self.words.draws_to
            && self.zones.get(usize::from(hand)).is_some_and(|zone| zone.per_player)
        {
            self.vocabulary.set_hand(hand);
        }
    }

    /// One key of `[words]`.
    fn common_word(
        &mut self,
        table: Table<'_, Words>,
        key: Key<Words, One>,
        zones: &[String],
        word: fn(&mut WordsDef) -> &mut Option<ZoneId>,
    ) {
        let name = key.name();
        let Some(text) = table.get(key, &mut self.problems) else { return };
        match self.find("zone", &text, zones) {
            Some(zone) => *word(&mut self.words) = Some(ZoneId::at(zone)),
            None => self.misspelled_words.push(name),
        }
    }

    pub(super) fn numbers(&mut self) {
        self.counter_definitions();
        self.beat_counter();
        self.resource_definitions();
        self.query_definitions();
        self.condition_definitions();
    }

    fn counter_definitions(&mut self) {
        let phases = self.phase_names();
        for definition in self.section("counter") {
            let table = Table::<Counter>::new(&definition.value, &mut self.problems);
            let bearer = self.bearer(table.part());
            let problems = &mut self.problems;
            let resets = table.get(counter::RESETS, problems);
            let values = table.get(counter::VALUES, problems);
            let start = table.get(counter::START, problems);
            let secret = table.get(counter::SECRET, problems);
            let quiet = table.get(counter::QUIET, problems);
            table.finish(problems);
            let start = start.and_then(|value| self.counter_start(value, &values)).unwrap_or(0);
            let values = values.into_iter().map(|text| text.text).collect();
            let resets = resets.and_then(|text| self.find("phase", &text, &phases)).map(PhaseId::at);
            self.counters.push(CounterDef {
                name: definition.id.clone(),
                bearer,
                resets,
                values,
                start,
                secret,
                quiet,
            });
        }
    }

    /// The first value of a counter: a number, or one of its words.
    fn counter_start(&mut self, value: &Value, values: &[Text]) -> Option<i32> {
        if values.is_empty() {
            return crate::pack::reader::number(value, &mut self.problems);
        }
        let text = crate::pack::reader::text(value, &mut self.problems)?;
        let found = values.iter().position(|known| known.text == text.text);
        if found.is_none() {
            let words: Vec<&str> = values.iter().map(|known| known.text.as_str()).collect();
            self.problems.push(unknown_value(&text, &words));
        }
        found.map(|at| at as i32)
    }

    fn resource_definitions(&mut self) {
        let zones = self.zone_names();
        for definition in self.section("resource") {
            let problems = &mut self.problems;
            let table = Table::<Resource>::new(&definition.value, problems);
            let kept = table.get(resource::KEPT_IN, problems);
            let source = table.get(resource::TAKEN_FROM, problems);
            let sink = table.get(resource::SPENT_TO, problems);
            let start = table.get(resource::START, problems).unwrap_or(0);
            let most = table.get(resource::MOST, problems);
            let secret = table.get(resource::SECRET, problems);
            table.finish(problems);
            let most = most.map_or(i32::MAX, |most| self.most(most, start, kept.is_some()));
            let store = match kept {
                None => {
                    let counter = CounterId::at(self.counters.len());
                    self.counters.push(CounterDef {
                        name: definition.id.clone(),
                        bearer: Bearer::Player,
                        resets: None,
                        values: Vec::new(),
                        start,
                        secret,
                        quiet: false,
                    });
                    Some(Store::Counter(counter))
                }
                Some(kept) => {
                    let spot = kept.spot.clone();
                    let kept = self.find("zone", &kept, &zones);
                    let source = source.and_then(|text| self.find("zone", &text, &zones));
                    let sink = sink.and_then(|text| self.find("zone", &text, &zones));
                    if let Some(kept) = kept
                        && !self.zones[kept].per_player
                    {
                        self.problems.push(
                            PackProblem::new(
                                "pack::shared_purse",
                                format!("`{}` is shared, so nobody could own what lies there", zones[kept]),
                                &spot,
                                "a zone of a player is expected here",
                            )
                            .help("add `per = \"player\"` to that zone"),
                        );
                    }
                    match (kept, source, sink) {
                        (Some(kept), Some(source), Some(sink)) => Some(Store::Cards {
                            kept: ZoneId::at(kept),
                            source: ZoneId::at(source),
                            sink: ZoneId::at(sink),
                        }),
                        _ => {
                            self.problems.push(
                                PackProblem::new(
                                    "pack::missing_key",
                                    "a resource that is cards needs `kept_in`, `taken_from` and `spent_to`",
                                    &definition.spot,
                                    "in this table",
                                )
                                .help("for example `kept_in = \"purse\"`, `taken_from = \"deck\"`, `spent_to = \"discard_pile\"`"),
                            );
                            None
                        }
                    }
                }
            };
            let store = store.unwrap_or(Store::Counter(CounterId::at(0)));
            self.resources.push(ResourceDef { name: definition.id.clone(), store, most });
        }
    }

    /// How much of a resource there can be at most: not less than everybody has at first.
    fn most(&mut self, value: &Value, start: i32, cards: bool) -> i32 {
        let most = crate::pack::reader::number(value, &mut self.problems).unwrap_or(i32::MAX);
        if cards {
            self.problems.push(
                PackProblem::new(
                    "pack::most_of_cards",
                    "only a resource that is a number can have a `most`",
                    &value.spot,
                    "this one is cards",
                )
                .help("leave `most` out, or `kept_in`, `taken_from` and `spent_to`"),
            );
        } else if most < start.max(1) {
            self.problems.push(crate::pack::reader::out_of_range(value, start.max(1), i32::from(i16::MAX)));
        }
        most
    }

    /// Conditions that have a name, as queries.
    fn condition_definitions(&mut self) {
        for definition in self.section("condition") {
            let table = Table::<NamedCondition>::new(&definition.value, &mut self.problems);
            let bearer = self.bearer(table.part());
            let said = table.get(condition::IS, &mut self.problems);
            let or = table.get(condition::OR, &mut self.problems);
            let unless = table.get(condition::UNLESS, &mut self.problems);
            table.finish(&mut self.problems);
            if said.is_none() && !self.draft.is_hook("condition", &definition.id) {
                self.problems.push(
                    PackProblem::new(
                        "pack::missing_key",
                        format!("it is not said when `{}` holds", definition.id),
                        &definition.spot,
                        "in this table",
                    )
                    .help(
                        "add `is = '…'`; if only other packs say so, add `hook = \"…\"` that tells them what it is for",
                    ),
                );
            }
            let scope = asked_of(bearer);
            let holds: Vec<Text> = said.into_iter().chain(or).collect();
            let base = match self.holds_unless(&holds, &unless, &scope) {
                Some(condition) => condition.with(Number::Whether(Box::new(condition.tree.clone()))),
                None => Sentence::implied(Number::Constant(0), &definition.spot),
            };
            let name = definition.id.clone();
            let (least, most) = (0, 1);
            let changes = Vec::new();
            self.queries.push(QueryDef { name, bearer, base, changes, least, most, quiet: true, limits: false });
        }
    }

    /// One of these holds, and none of those; nothing where nothing is said to hold.
    fn holds_unless(&mut self, holds: &[Text], unless: &[Text], scope: &Scope) -> Option<Sentence<Condition>> {
        let found: Vec<_> = holds.iter().filter_map(|text| self.condition(text, scope)).collect();
        let barred: Vec<_> = unless.iter().filter_map(|text| self.condition(text, scope)).collect();
        let place = found.first()?.place().clone();
        if let ([only], []) = (found.as_slice(), barred.as_slice()) {
            return Some(only.clone());
        }
        let said = |list: &[Sentence<Condition>]| list.iter().map(Sentence::text).collect::<Vec<_>>().join("; or ");
        let text = if barred.is_empty() { said(&found) } else { format!("{}; unless {}", said(&found), said(&barred)) };
        let mut all: Vec<Condition> =
            barred.into_iter().map(|sentence| Condition::Not(Box::new(sentence.tree))).collect();
        let mut any: Vec<Condition> = found.into_iter().map(|sentence| sentence.tree).collect();
        all.insert(0, if any.len() == 1 { any.remove(0) } else { Condition::Any(any) });
        let tree = if all.len() == 1 { all.remove(0) } else { Condition::All(all) };
        Some(Sentence::new(tree, scope, &place, &text))
    }

    fn query_definitions(&mut self) {
        for definition in self.section("query") {
            let table = Table::<Query>::new(&definition.value, &mut self.problems);
            let bearer = self.bearer(table.part());
            let scope = asked_of(bearer);
            let base = table.get(query::BASE, &mut self.problems);
            let least = table.get(query::MIN, &mut self.problems).unwrap_or(i32::MIN);
            let most = table.get(query::MAX, &mut self.problems).unwrap_or(i32::MAX);
            let quiet = table.get(query::QUIET, &mut self.problems);
            let changes = table.get(query::CHANGES, &mut self.problems);
            table.finish(&mut self.problems);
            let base = base.and_then(|value| self.number_value(value, &scope));
            let base = base.unwrap_or_else(|| Sentence::implied(Number::Constant(0), &definition.spot));
            let id = QueryId::at(self.queries.len());
            let mut list = Vec::new();
            for value in changes {
                let table = Table::<Change>::new(value, &mut self.problems);
                list.extend(self.change(table, id, &scope));
                table.finish(&mut self.problems);
            }
            self.queries.push(QueryDef {
                name: definition.id.clone(),
                bearer,
                base,
                changes: list,
                least,
                most,
                quiet,
                limits: false,
            });
        }
    }

    /// `if` and `by` of a change.
    pub(super) fn change(&mut self, table: Table<'_, Change>, query: QueryId, scope: &Scope) -> Option<ChangeDef> {
        let condition = table.get(change::IF, &mut self.problems);
        let by = table.get(change::BY, &mut self.problems);
        let by = by.and_then(|value| self.number_value(value, scope));
        let condition = match condition {
            Some(text) => Some(self.condition(&text, scope)?),
            None => None,
        };
        Some(ChangeDef { query, condition, by: by? })
    }

    /// A number, or a sentence that yields one.
    pub(super) fn number_value(&mut self, value: &Value, scope: &Scope) -> Option<Sentence<Number>> {
        match &value.node {
            Node::Number(_) => {
                let number = crate::pack::reader::number(value, &mut self.problems)?;
                Some(Sentence::new(Number::Constant(number), scope, &value.spot, &number.to_string()))
            }
            _ => {
                let text = crate::pack::reader::text(value, &mut self.problems)?;
                self.amount(&text, scope)
            }
        }
    }

    /// How the winner is found.
    pub(super) fn finish(&mut self) -> crate::game::FinishDef {
        let mut finish = crate::game::FinishDef::default();
        for single in self.singles("finish") {
            let table = Table::<Finish>::new(single, &mut self.problems);
            let rank = table.get(finish::RANK, &mut self.problems);
            let eligible = table.get(finish::ELIGIBLE, &mut self.problems);
            let together = table.get(finish::TOGETHER, &mut self.problems);
            let won = table.get(finish::WON, &mut self.problems);
            let score = table.get(finish::SCORE, &mut self.problems);
            let titles = table.get(finish::TITLES, &mut self.problems);
            if together.is_some() && won.is_none() {
                table.missing(&finish::WON, "'…'", &mut self.problems);
            }
            table.finish(&mut self.problems);
            for item in rank {
                let number = self.number_value(item, &Scope::default());
                if let Some(Number::Count(set)) = number.as_deref()
                    && Bound::of(set) == Bound::Player
                    && !names_you(item)
                {
                    self.problems.push(
                        PackProblem::new(
                            "pack::not_a_number",
                            "a number of each player is expected here",
                            &item.spot,
                            "these are players, and as many for everybody",
                        )
                        .help("write what the winner has most of: `'your …'`"),
                    );
                }
                finish.rank.extend(number);
            }
            if let Some(text) = eligible {
                finish.eligible = self.condition(&text, &Scope::default());
            }
            if let Some(text) = together {
                finish.together = self.condition(&text, &Scope::default());
            }
            if let Some(text) = won {
                finish.won = self.condition(&text, &Scope::default());
            }
            if let Some(value) = score {
                finish.score = self.number_value(value, &Scope::default());
            }
            for value in titles {
                finish.titles.extend(self.title(value));
            }
        }
        finish
    }

    /// What a win is called.
    fn title(&mut self, value: &Value) -> Option<(String, Option<Sentence<Condition>>)> {
        let table = Table::<Title>::new(value, &mut self.problems);
        let title = table.get(title::TITLE, &mut self.problems);
        let condition = table.get(title::IF, &mut self.problems);
        table.finish(&mut self.problems);
        let condition = match condition {
            Some(text) => Some(self.condition(&text, &Scope::default())?),
            None => None,
        };
        let title = title?;
        self.titles.push(title.clone());
        Some((title.text, condition))
    }
}

/// What `it` is where a number of such a bearer is asked.
fn asked_of(bearer: Bearer) -> Scope {
    match bearer {
        Bearer::Card => Scope { it: Some(Bound::Card), ..Scope::default() },
        Bearer::Place => Scope { it: Some(Bound::Place), ..Scope::default() },
        Bearer::Player | Bearer::Table => Scope::default(),
    }
}

/// Whether a sentence speaks of the player for whom it is asked.
fn names_you(value: &Value) -> bool {
    match &value.node {
        Node::Text(text, _) => text.split_whitespace().any(|word| ["you", "your"].contains(&word)),
        _ => false,
    }
}
