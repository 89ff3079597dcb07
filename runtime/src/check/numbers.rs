//! Zones, boards, resources, counters, queries, and what common words mean.

use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::tree::{Condition, Number};
use quarterdeck_dsl::vocabulary::{Bearer, CounterId, PhaseId, QueryId, ZoneId};

use super::Builder;
use crate::game::{ChangeDef, CounterDef, QueryDef, ResourceDef, Sentence, Sight, Store, ZoneDef};
use crate::pack::reader::{Table, Text};
use crate::pack::value::{Node, Value};
use crate::problem::PackProblem;

impl Builder<'_> {
    pub(super) fn zones_and_boards(&mut self) {
        let zones = self.zone_names();
        for definition in self.section("zone") {
            let problems = &mut self.problems;
            let mut table = Table::new(&definition.value, problems);
            let per = table.text("per", problems);
            let seen_by = table.text("seen_by", problems);
            let refill = table.text("refill", problems);
            let (held, works, stack) =
                (table.flag("held", problems), table.flag("works", problems), table.flag("stack", problems));
            table.text("plural", problems);
            table.take("drawn");
            table.take("drawn_if");
            table.take("across");
            table.finish(problems);
            let sight = match seen_by.as_ref().map(|text| text.text.as_str()) {
                None | Some("all") => Sight::All,
                Some("owner") => Sight::Owner,
                Some("nobody") => Sight::Nobody,
                Some("top") => Sight::Top,
                Some(_) => {
                    if let Some(text) = &seen_by {
                        self.unknown_value(text, &["all", "owner", "nobody", "top"]);
                    }
                    Sight::All
                }
            };
            if let Some(per) = &per
                && per.text != "player"
            {
                self.unknown_value(per, &["player"]);
            }
            let refill = refill.and_then(|text| self.find("zone", &text, &zones)).map(ZoneId::at);
            self.zones.push(ZoneDef {
                name: definition.id.clone(),
                per_player: per.is_some(),
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

    pub(super) fn unknown_value(&mut self, text: &Text, values: &[&str]) {
        let all: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
        self.problems.push(
            PackProblem::new(
                "pack::unknown_value",
                format!("`{}` means nothing here", text.text),
                &text.spot,
                "unknown value",
            )
            .help(match quarterdeck_dsl::problem::nearest(&text.text, values.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None if values.len() == 1 => format!("write {}, or leave the key out", all[0]),
                None => format!("write one of {}", all.join(", ")),
            }),
        );
    }

    fn common_words(&mut self, zones: &[String]) {
        for value in self.draft.singles.get("words").cloned().unwrap_or_default() {
            let problems = &mut self.problems;
            let mut table = Table::new(&value, problems);
            let given = [
                ("discards_to", table.text("discards_to", problems)),
                ("draws_from", table.text("draws_from", problems)),
                ("draws_to", table.text("draws_to", problems)),
                ("reveals_to", table.text("reveals_to", problems)),
            ];
            table.finish(problems);
            for (key, text) in given {
                let Some(text) = text else { continue };
                let Some(zone) = self.find("zone", &text, zones).map(ZoneId::at) else {
                    self.misspelled_words.push(key);
                    continue;
                };
                let word = match key {
                    "discards_to" => &mut self.words.discards_to,
                    "draws_from" => &mut self.words.draws_from,
                    "draws_to" => &mut self.words.draws_to,
                    _ => &mut self.words.reveals_to,
                };
                *word = Some(zone);
            }
        }
        // Cards of which it is not said where they are, are looked for where a player's drawn cards are.
        if let Some(hand) = self.words.draws_to
            && self.zones.get(usize::from(hand)).is_some_and(|zone| zone.per_player)
        {
            self.vocabulary.set_hand(hand);
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
            let bearer = self.bearer(definition);
            let problems = &mut self.problems;
            let mut table = Table::new(&definition.value, problems);
            table.take("of");
            table.text("plural", problems);
            let resets = table.text("resets", problems);
            let values = table.texts("values", problems);
            let start = table.take("start");
            let (secret, quiet) = (table.flag("secret", problems), table.flag("quiet", problems));
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
            self.unknown_value(&text, &words);
        }
        found.map(|at| at as i32)
    }

    fn resource_definitions(&mut self) {
        let zones = self.zone_names();
        for definition in self.section("resource") {
            let problems = &mut self.problems;
            let mut table = Table::new(&definition.value, problems);
            table.text("plural", problems);
            let kept = table.text("kept_in", problems);
            let source = table.text("taken_from", problems);
            let sink = table.text("spent_to", problems);
            let start = table.number("start", problems).unwrap_or(0);
            let most = table.take("most");
            let secret = table.flag("secret", problems);
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
            let bearer = self.bearer(definition);
            let mut table = Table::new(&definition.value, &mut self.problems);
            table.take("of");
            let said = table.text("is", &mut self.problems);
            if said.is_none() {
                table.missing("is", "'…'", &mut self.problems);
            }
            table.finish(&mut self.problems);
            let holds = said.and_then(|text| self.condition(&text, &asked_of(bearer)));
            let base = match holds {
                Some(condition) => condition.with(Number::Whether(Box::new(condition.tree.clone()))),
                None => Sentence::implied(Number::Constant(0), &definition.spot),
            };
            let name = definition.id.clone();
            let (least, most) = (0, 1);
            let changes = Vec::new();
            self.queries.push(QueryDef { name, bearer, base, changes, least, most, quiet: true, limits: false });
        }
    }

    fn query_definitions(&mut self) {
        for definition in self.section("query") {
            let bearer = self.bearer(definition);
            let scope = asked_of(bearer);
            let mut table = Table::new(&definition.value, &mut self.problems);
            table.take("of");
            table.text("plural", &mut self.problems);
            let base = table.take("base");
            let least = table.number("min", &mut self.problems).unwrap_or(i32::MIN);
            let most = table.number("max", &mut self.problems).unwrap_or(i32::MAX);
            let quiet = table.flag("quiet", &mut self.problems);
            let changes = table.items("changes");
            if base.is_none() {
                table.missing("base", "0", &mut self.problems);
            }
            table.finish(&mut self.problems);
            let base = base.and_then(|value| self.number_value(value, &scope));
            let base = base.unwrap_or_else(|| Sentence::implied(Number::Constant(0), &definition.spot));
            let id = QueryId::at(self.queries.len());
            let mut list = Vec::new();
            for value in changes {
                let mut table = Table::new(value, &mut self.problems);
                if let Some(change) = self.change(&mut table, id, &scope) {
                    list.push(change);
                }
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
    pub(super) fn change(&mut self, table: &mut Table<'_>, query: QueryId, scope: &Scope) -> Option<ChangeDef> {
        let condition = table.text("if", &mut self.problems);
        let by = table.take("by");
        if by.is_none() {
            table.missing("by", "1", &mut self.problems);
        }
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
        for single in self.draft.singles.get("finish").cloned().unwrap_or_default() {
            let mut table = Table::new(&single, &mut self.problems);
            let rank: Vec<Value> = table.items("rank").into_iter().cloned().collect();
            let eligible = table.text("eligible", &mut self.problems);
            let together = table.text("together", &mut self.problems);
            let won = table.text("won", &mut self.problems);
            let score = table.take("score").cloned();
            let titles: Vec<Value> = table.items("titles").into_iter().cloned().collect();
            if together.is_some() && won.is_none() {
                table.missing("won", "'…'", &mut self.problems);
            }
            table.finish(&mut self.problems);
            for item in rank {
                let number = self.number_value(&item, &Scope::default());
                if let Some(Number::Count(set)) = number.as_deref()
                    && Bound::of(set) == Bound::Player
                    && !names_you(&item)
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
                finish.score = self.number_value(&value, &Scope::default());
            }
            for value in titles {
                finish.titles.extend(self.title(&value));
            }
        }
        finish
    }

    /// What a win is called.
    fn title(&mut self, value: &Value) -> Option<(String, Option<Sentence<Condition>>)> {
        let mut table = Table::new(value, &mut self.problems);
        let title = table.text("title", &mut self.problems);
        let condition = table.text("if", &mut self.problems);
        if title.is_none() {
            table.missing("title", "\"…\"", &mut self.problems);
        }
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
