//! Gathers every name that packs define, so that sentences can use them.

use quarterdeck_dsl::problem::nearest;
use quarterdeck_dsl::vocabulary::{
    AttributeId, AttributeType, Bearer, BoardId, CounterId, ENGINE_WORDS, EventId, FamilyId, KindId, Meaning, OptionId,
    PhaseId, QueryId, RESERVED, ResourceId, STORY_WORDS, TEAM_WORDS, ZoneId,
};

use super::Builder;
use crate::game::{AttributeDef, KindDef, OptionDef, Parts};
use crate::pack::compose::Definition;
use crate::pack::keys::{
    Attribute, Board, Borne, CardKind, Counter, NamedCondition, Noun, Opt, Query, Zone, attribute, board, borne,
    counter, kind, noun, option, zone,
};
use crate::pack::reader::{Table, Text};
use crate::pack::value::{Node, Value};
use crate::problem::{PackProblem, Spot};

impl Builder<'_> {
    /// Gives every name its meaning.
    pub(super) fn names(&mut self) {
        self.team_names();
        self.option_names();
        self.kind_names();
        self.attribute_names();
        for (at, definition) in self.section("resource").iter().enumerate() {
            self.name(definition, Meaning::Resource(ResourceId::at(at)));
        }
        for (at, definition) in self.section("zone").iter().enumerate() {
            let owned = Table::<Zone>::look(&definition.value).said(&zone::PER) == Some("player");
            self.name(definition, Meaning::Zone(ZoneId::at(at), owned));
        }
        for (at, definition) in self.section("board").iter().enumerate() {
            self.name(definition, Meaning::Board(BoardId::at(at)));
            let table = Table::<Board>::look(&definition.value);
            if let Some(place) = table.said(&board::PLACE) {
                let plural = table.said(&board::PLACES).map_or_else(|| usual_plural(place), str::to_owned);
                self.vocabulary.add(place, &plural, Meaning::PlaceOf(BoardId::at(at)));
            }
        }
        for (at, definition) in self.section("counter").iter().enumerate() {
            let bearer = self.bearer(Table::<Counter>::look(&definition.value).part());
            self.name(definition, Meaning::Counter(CounterId::at(at), bearer));
            for (value, word) in (0..).zip(&counter_words(&definition.value)) {
                self.not_reserved(&word.text, &word.spot);
                self.vocabulary.add(&word.text, &word.text, Meaning::CounterValue(CounterId::at(at), value));
            }
        }
        for (at, definition) in self.section("query").iter().enumerate() {
            let bearer = self.bearer(Table::<Query>::look(&definition.value).part());
            self.name(definition, Meaning::Query(QueryId::at(at), bearer));
        }
        // Conditions are queries behind the others that are 1 or 0.
        let queries = self.section("query").len();
        for (at, definition) in self.section("condition").iter().enumerate() {
            let bearer = self.bearer(Table::<NamedCondition>::look(&definition.value).part());
            self.good_name(definition);
            let id = definition.id.as_str();
            self.vocabulary.add(id, id, Meaning::Condition(QueryId::at(queries + at), bearer));
        }
        for (at, definition) in self.section("event").iter().enumerate() {
            self.name(definition, Meaning::Event(EventId::at(at)));
        }
        for (at, definition) in self.section("phase").iter().enumerate() {
            self.name(definition, Meaning::Phase(PhaseId::at(at)));
        }
        for (at, definition) in self.section("card").iter().enumerate() {
            self.name(definition, Meaning::Family(FamilyId::at(at)));
        }
        self.beat_names();
        self.clashes();
        for section in ["action", "effect"] {
            for definition in self.section(section) {
                if better_name(&definition.id).as_ref() != Some(&definition.id) {
                    self.good_name(definition);
                }
            }
        }
    }

    /// Of what a counter or query is: `of = "player"`.
    pub(super) fn bearer(&mut self, table: Table<'_, Borne>) -> Bearer {
        table.get(borne::OF, &mut self.problems).unwrap_or(Bearer::Table)
    }

    fn name(&mut self, definition: &Definition, meaning: Meaning) {
        self.good_name(definition);
        let plural = self.plural(definition);
        self.vocabulary.add(&definition.id, &plural, meaning);
    }

    /// The plural of a name; one that is no text is reported.
    fn plural(&mut self, definition: &Definition) -> String {
        Table::<Noun>::look(&definition.value).get(noun::PLURAL, &mut self.problems);
        plural_of(definition)
    }

    /// Reports an id that sentences could not use.
    fn good_name(&mut self, definition: &Definition) {
        let id = definition.id.as_str();
        let sound = id.starts_with(|first: char| first.is_ascii_lowercase())
            && id.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_');
        if !sound {
            self.problems.push(
                PackProblem::new("pack::bad_name", format!("`{id}` is not a good id"), &definition.spot, "this id")
                    .help(match better_name(id) {
                        Some(better) => format!("write it in small Latin letters, digits and `_`: `{better}`"),
                        None => "an id begins with a small Latin letter, and has small letters, digits and `_`; what players read stands in locales/".into(),
                    }),
            );
        }
        self.not_reserved(id, &definition.spot);
    }

    /// Reports a row of values of an attribute that has none.
    fn no_values(&mut self, of: &Text) {
        let message = format!("the attribute `{}` has no values of which a row could be made", of.text);
        self.problems.push(
            PackProblem::new("pack::unknown_value", message, &of.spot, "not an attribute with words")
                .help(format!("name an attribute that has `values`, or give `values = […]` to `{}`", of.text)),
        );
    }

    /// Reports a name that is a word of the language.
    fn not_reserved(&mut self, id: &str, spot: &Spot) {
        let told = self.draft.singles.contains_key("campaign");
        let story = told && (id == "latest_beat" || STORY_WORDS.iter().any(|(word, _)| *word == id));
        let teams = self.draft.singles.contains_key("teams");
        let together = TEAM_WORDS.iter().any(|(singular, plural, _)| *singular == id || *plural == id);
        let engine = story
            || teams && together
            || ENGINE_WORDS.iter().any(|(singular, plural, _)| *singular == id || *plural == id);
        if RESERVED.contains(&id) || engine || self.vocabulary.verb(id).is_some() {
            self.problems.push(
                PackProblem::new(
                    "pack::reserved_name",
                    format!("`{id}` is a word of the language and cannot be a name"),
                    spot,
                    "this name is taken",
                )
                .help("choose another word, or a name of two words"),
            );
        }
    }

    fn option_names(&mut self) {
        for (at, definition) in self.section("option").iter().enumerate() {
            let problems = &mut self.problems;
            let table = Table::<Opt>::new(&definition.value, problems);
            let values: Vec<String> = table.get(option::VALUES, problems).into_iter().map(|text| text.text).collect();
            let place = table.entry(&option::LEAST).map(|entry| &entry.value.spot);
            let least = table.get(option::LEAST, problems);
            let most = table.get(option::MOST, problems);
            let mut default = 0i16;
            let backwards = least.zip(most).filter(|(least, most)| least > most);
            if let Some((least, most)) = backwards {
                problems.push(
                    PackProblem::new(
                        "pack::unknown_value",
                        format!("`least` is {least} and `most` only {most}, so no number is allowed"),
                        place.unwrap_or(&definition.spot),
                        "no value is left",
                    )
                    .help("write the smaller number as `least` and the larger one as `most`"),
                );
            }
            match table.get(option::DEFAULT, problems) {
                Some(_) if backwards.is_some() => {}
                Some(Value { node: Node::Number(number), spot }) if values.is_empty() => {
                    let (low, high) = (least.unwrap_or(0), most.unwrap_or(i32::from(i16::MAX)));
                    match i16::try_from(*number) {
                        Ok(number) if (low..=high).contains(&i32::from(number)) => default = number,
                        _ => problems.push(
                            PackProblem::new(
                                "pack::unknown_value",
                                format!("the default {number} is not allowed by the option itself"),
                                spot,
                                "out of range",
                            )
                            .help(format!("write a number from {low} to {high}")),
                        ),
                    }
                }
                Some(Value { node: Node::Number(number), spot }) => problems.push(
                    PackProblem::new(
                        "pack::unknown_value",
                        format!("`{number}` is not a value of this option"),
                        spot,
                        "unknown value",
                    )
                    .help(format!("the values are: {}", values.join(", "))),
                ),
                Some(Value { node: Node::Text(text, _), spot }) => {
                    match values.iter().position(|value| value == text) {
                        Some(at) => default = i16::try_from(at).unwrap_or(i16::MAX),
                        None => problems.push(
                            PackProblem::new(
                                "pack::unknown_value",
                                format!("`{text}` is not a value of this option"),
                                spot,
                                "unknown value",
                            )
                            .help(match nearest(text, values.iter().map(String::as_str)) {
                                _ if values.is_empty() => {
                                    "a number is expected here, as the option has no `values`".into()
                                }
                                Some(near) => format!("did you mean `{}`?", near.replace(' ', "_")),
                                None => format!("the values are: {}", values.join(", ")),
                            }),
                        ),
                    }
                }
                Some(other) => problems.push(
                    crate::pack::reader::wrong_type(other, "a value or a number")
                        .help("for yes or no write `values = [\"no\", \"yes\"]` and `default = \"no\"`"),
                ),
                None => {}
            }
            table.finish(problems);
            self.name(definition, Meaning::Option(OptionId::at(at)));
            for (value_at, value) in (0..).zip(&values) {
                self.vocabulary.add(value, value, Meaning::OptionValue(OptionId::at(at), value_at));
            }
            let range = if values.is_empty() {
                (within(least.unwrap_or(0)), within(most.unwrap_or(i32::MAX)))
            } else {
                (0, i16::try_from(values.len() - 1).unwrap_or(i16::MAX))
            };
            self.options.push(OptionDef { name: definition.id.clone(), values, range, default, sets: Vec::new() });
        }
    }

    fn kind_names(&mut self) {
        for (at, definition) in self.section("kind").iter().enumerate() {
            self.name(definition, Meaning::Kind(KindId::at(at)));
            self.kinds.push(KindDef { name: definition.id.clone(), shows: Vec::new(), parts: Parts::None });
        }
    }

    fn attribute_names(&mut self) {
        for definition in self.section("attribute") {
            let problems = &mut self.problems;
            let table = Table::<Attribute>::new(&definition.value, problems);
            let values = one_by_one(table.get(attribute::VALUES, problems), problems);
            let flag = table.get(attribute::FLAG, problems);
            let list = table.get(attribute::LIST_OF, problems);
            let family = table.get(attribute::FAMILY, problems);
            let adds_up = table.get(attribute::ADDS_UP, problems);
            table.finish(problems);
            let kind = if flag {
                AttributeType::Flag
            } else if list.is_some() {
                AttributeType::List
            } else if values.is_empty() {
                AttributeType::Number
            } else {
                AttributeType::Values
            };
            let adds_up = adds_up && self.adds_up(table, &kind);
            self.good_name(definition);
            let plural = self.plural(definition);
            let id = self.vocabulary.add_attribute(&definition.id, &plural, kind.clone());
            for (at, value) in (0..).zip(&values) {
                self.vocabulary.add(value, value, Meaning::Value(id, at));
            }
            let values = match &list {
                Some(of) => {
                    let names: Vec<String> = self.attributes.iter().map(|attribute| attribute.name.clone()).collect();
                    match self.find("attribute", of, &names) {
                        Some(at) => {
                            let values = self.attributes[at].values.clone();
                            if values.is_empty() {
                                self.no_values(of);
                            }
                            values
                        }
                        None => Vec::new(),
                    }
                }
                None => values,
            };
            self.attributes.push(AttributeDef { name: definition.id.clone(), kind, values, family, adds_up });
        }
        // What tells cards of a kind apart can only be read now.
        for (at, definition) in self.section("kind").iter().enumerate() {
            let table = Table::<CardKind>::new(&definition.value, &mut self.problems);
            let shows = table.get(kind::SHOWS, &mut self.problems);
            self.kinds[at].parts = table.get(kind::PARTS, &mut self.problems).unwrap_or(Parts::None);
            table.finish(&mut self.problems);
            let names = self.ids_of("attribute");
            for text in shows {
                if let Some(attribute) = self.find("attribute", &text, &names) {
                    self.kinds[at].shows.push(AttributeId::at(attribute));
                }
            }
        }
    }
}

/// The nearest value that an option can have.
fn within(value: i32) -> i16 {
    value.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16
}

/// The names of values; several in one text are told and taken apart.
fn one_by_one(texts: Vec<Text>, problems: &mut Vec<PackProblem>) -> Vec<String> {
    let mut values = Vec::new();
    for text in texts {
        let parts: Vec<&str> = text.text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
        if text.text.contains(',') {
            let items: Vec<String> = parts.iter().map(|part| format!("\"{part}\"")).collect();
            let message = format!("`{}` is not a good id", text.text);
            problems.push(
                PackProblem::new("pack::bad_name", message, &text.spot, "several values in one text")
                    .help(format!("write a list of several texts: `[{}]`", items.join(", "))),
            );
        }
        values.extend(parts.into_iter().map(str::to_owned));
    }
    values
}

/// An id in its proper letters, if only case, hyphens and blanks are wrong.
fn better_name(id: &str) -> Option<String> {
    let latin = quarterdeck_dsl::latin(id).map(|(_, latin)| latin);
    let better: String = latin.as_deref().unwrap_or(id).to_ascii_lowercase().replace(['-', ' ', '.'], "_");
    let sound = better.starts_with(|first: char| first.is_ascii_lowercase())
        && better.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_');
    sound.then_some(better)
}

/// The plural of a name, as given or as usual.
pub(super) fn plural_of(definition: &Definition) -> String {
    given_plural(definition).map_or_else(|| usual_plural(&definition.id), |text| text.replace(' ', "_"))
}

/// The plural that is given.
pub(super) fn given_plural(definition: &Definition) -> Option<&str> {
    Table::<Noun>::look(&definition.value).said(&noun::PLURAL)
}

/// The usual English plural.
pub fn usual_plural(name: &str) -> String {
    if name.ends_with('s') || name.ends_with('x') || name.ends_with("ch") || name.ends_with("sh") {
        format!("{name}es")
    } else if name.ends_with('y') && !name.ends_with("ay") && !name.ends_with("ey") && !name.ends_with("oy") {
        format!("{}ies", &name[..name.len() - 1])
    } else {
        format!("{name}s")
    }
}

/// The words at which a counter can stand. What is no text is reported where the counter is read.
pub(super) fn counter_words(value: &Value) -> Vec<Text> {
    Table::<Counter>::look(value).get(counter::VALUES, &mut Vec::new())
}
