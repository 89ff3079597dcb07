//! Cards: families, their printings, what they require, change and set off.

use quarterdeck_dsl::problem::nearest;
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType, FamilyId, KindId, QueryId, ZoneId};

use super::Builder;
use super::designed::{Marks, marked};
use crate::game::{ABSENT, Designed, FamilyDef, Few, Parts, Print, PrintingDef, Values};
use crate::pack::compose::Definition;
use crate::pack::keys::{Card, CardChange, Copies, MOST_COPIES, Shape, TableKeys, card, card_change, copies};
use crate::pack::meant::meant_by_card;
use crate::pack::reader::{Table, Text, out_of_range, text, wrong_type};
use crate::pack::value::{Entry, Node, Value};
use crate::problem::PackProblem;

/// Values printed on a card: one number per attribute, and rows of words.
#[derive(Clone, Default)]
struct Printed {
    values: Vec<i32>,
    lists: Vec<(AttributeId, Vec<i32>)>,
}

impl Builder<'_> {
    pub(super) fn cards(&mut self) {
        let section = self.section("card");
        let families: Vec<String> = section.iter().map(|definition| definition.id.clone()).collect();
        for (id, definition) in section.iter().enumerate() {
            self.card(FamilyId::at(id), definition, &families);
        }
        self.join_faces(&families);
        self.unborne_actions();
    }

    fn card(&mut self, id: FamilyId, definition: &Definition, families: &[String]) {
        let zones = self.zone_names();
        let kinds = self.ids_of("kind");
        let table = Table::<Card>::new(&definition.value, &mut self.problems);
        let kind_texts = table.get(card::KIND, &mut self.problems);
        let copies = table.get(card::COPIES, &mut self.problems);
        let starts_in = table.get(card::STARTS_IN, &mut self.problems);
        let takes_part = table.get(card::IF, &mut self.problems);
        table.get(card::PER, &mut self.problems);
        let counts_as = table.get(card::COUNTS_AS, &mut self.problems);
        let beside = table.get(card::BESIDE, &mut self.problems);
        let requires = table.get(card::REQUIRES, &mut self.problems);
        let when = table.get(card::WHEN, &mut self.problems);
        let changes = table.get(card::CHANGES, &mut self.problems);
        let holds = table.get(card::HOLDS, &mut self.problems);
        let actions = table.get(card::ACTIONS, &mut self.problems);
        let faces = table.get(card::FACES, &mut self.problems);
        if !faces.is_empty() {
            self.faces.push((id, faces));
        }
        let designed = table.get(card::DESIGNED, &mut self.problems);
        let mut printed = Printed { values: vec![ABSENT; self.attributes.len()], lists: Vec::new() };
        for (value, attribute) in printed.values.iter_mut().zip(&self.attributes) {
            if attribute.family {
                *value = id.number();
            }
        }
        for entry in table.rest() {
            self.printed(&definition.id, entry, &mut printed, Card::TABLE);
        }
        let mut own_kinds = Few::default();
        let mut shows = Vec::new();
        let mut parts = Parts::None;
        for text in &kind_texts {
            if let Some(kind) = self.find("kind", text, &kinds) {
                own_kinds.add(KindId::at(kind));
                if parts == Parts::None {
                    parts = self.kinds[kind].parts;
                }
                if shows.is_empty() {
                    shows.clone_from(&self.kinds[kind].shows);
                }
            }
        }
        let starts_in = match &starts_in {
            Some(text) => self.find("zone", text, &zones),
            None => zones.iter().position(|zone| zone == "deck").or(Some(0)),
        };
        let family = PrintingDef {
            family: id,
            values: Values::default(),
            lists: Vec::new(),
            count: 1,
            per_player: table.gives(&card::PER),
            starts_in: ZoneId::at(starts_in.unwrap_or(0)),
            pack: definition.pack.clone(),
            conditions: self.taking_part(&takes_part),
            faces: Vec::new(),
            designed: Designed::Nothing,
        };
        let marks = self.marks(designed);
        let first = self.printings.len();
        self.printings_of(&definition.id, &copies, &printed, &family, &marks);
        let given = [
            (card::REQUIRES.name(), requires.is_some()),
            (card::WHEN.name(), !when.is_empty()),
            (card::CHANGES.name(), !changes.is_empty()),
            (card::ACTIONS.name(), !actions.is_empty()),
            (card::BESIDE.name(), !beside.is_empty()),
            (copies::COUNT.name(), !copies.is_empty()),
        ];
        let keys: Vec<&str> = given.iter().filter(|(_, there)| *there).map(|(key, _)| *key).collect();
        let printings = self.printings[first..].to_vec();
        self.unknown_marks(&marks, &printings, &keys);
        let mut named = |texts: &[Text]| -> Vec<FamilyId> {
            texts.iter().filter_map(|text| self.find("card", text, families)).map(FamilyId::at).collect()
        };
        let (counts_as, beside) = (named(&counts_as), named(&beside));
        let scope = Scope { this: true, ..Scope::default() };
        let requires = requires.as_ref().and_then(|text| self.requirement(text, &scope));
        let actions = self.actions_of(&actions);
        let (changes, changed) = self.changes_of(&changes);
        let first = self.triggers.len();
        for value in when {
            self.trigger(value, id);
        }
        let triggers = (first..self.triggers.len()).map(|at| at as u16).collect();
        self.families.push(FamilyDef {
            name: definition.id.clone(),
            kinds: own_kinds,
            counts_as,
            beside,
            requires,
            changes,
            changed,
            shows,
            holds: holds || parts != Parts::None,
            parts,
            actions,
            pack: definition.pack.clone(),
            triggers,
            tells: Vec::new(),
        });
    }

    fn changes_of(&mut self, values: &[&Value]) -> (Vec<crate::game::ChangeDef>, u64) {
        let queries: Vec<String> = self.queries.iter().map(|query| query.name.clone()).collect();
        let mut changes = Vec::new();
        let mut changed = 0u64;
        for value in values {
            let table = Table::<CardChange>::new(value, &mut self.problems);
            let query = table.get(card_change::QUERY, &mut self.problems);
            let query = query.and_then(|text| self.find("query", &text, &queries));
            let it = query.map(|at| self.queries[at].bearer).and_then(|bearer| match bearer {
                quarterdeck_dsl::vocabulary::Bearer::Card => Some(Bound::Card),
                quarterdeck_dsl::vocabulary::Bearer::Place => Some(Bound::Place),
                quarterdeck_dsl::vocabulary::Bearer::Player => Some(Bound::Player),
                quarterdeck_dsl::vocabulary::Bearer::Table => None,
            });
            let scope = Scope { it, this: true, ..Scope::default() };
            let change = self.change(table.part(), QueryId::at(query.unwrap_or(0)), &scope);
            table.finish(&mut self.problems);
            if let (Some(query), Some(change)) = (query, change) {
                changed |= Print::query_bit(QueryId::at(query));
                changes.push(change);
            }
        }
        (changes, changed)
    }

    fn printings_of(&mut self, card: &str, copies: &[&Value], printed: &Printed, family: &PrintingDef, marks: &Marks) {
        if copies.is_empty() {
            let (values, lists) = (printed.values.clone().into(), printed.lists.clone());
            let mut only = PrintingDef { values, lists, ..family.clone() };
            only.designed = marked(&[marks], &only, &self.attributes);
            self.printings.push(only);
        }
        let zones = self.zone_names();
        for value in copies {
            let before = self.problems.len();
            let table = Table::<Copies>::new(value, &mut self.problems);
            if let (Node::Number(number), Some(problem)) = (&value.node, self.problems.get_mut(before)) {
                problem.message = "copies are tables, not a number".to_owned();
                problem.help = Some(format!("write `copies = [{{ count = {number} }}]`, with what is printed on them"));
            }
            let counted = table.get(copies::COUNT, &mut self.problems);
            let count = match counted {
                // Too large for any number of cards: told below.
                Some(Value { node: Node::Number(number), .. }) => i32::try_from(*number).unwrap_or(i32::MAX),
                Some(value) => crate::pack::reader::number(value, &mut self.problems).unwrap_or(1),
                None => 1,
            };
            if let Some(counted) = counted
                && !(0..=MOST_COPIES).contains(&count)
            {
                self.problems.push(
                    PackProblem::new(
                        "pack::bad_count",
                        match &counted.node {
                            Node::Number(number) => format!("there cannot be {number} copies"),
                            _ => format!("there cannot be {count} copies"),
                        },
                        &counted.spot,
                        "too many or too few",
                    )
                    .help(format!("write a number from 0 to {MOST_COPIES}")),
                );
            }
            let designed = table.get(copies::DESIGNED, &mut self.problems);
            let own_marks = self.marks(designed);
            let starts_in = table.get(copies::STARTS_IN, &mut self.problems);
            let takes_part = table.get(copies::IF, &mut self.problems);
            let starts_in = match &starts_in {
                Some(text) => self.find("zone", text, &zones).map_or(family.starts_in, ZoneId::at),
                None => family.starts_in,
            };
            let mut own = printed.clone();
            for entry in table.rest() {
                self.printed(card, entry, &mut own, Copies::TABLE);
            }
            let mut conditions = family.conditions.clone();
            conditions.extend(self.taking_part(&takes_part));
            let mut printing = PrintingDef {
                values: own.values.into(),
                lists: own.lists,
                count: count.clamp(0, MOST_COPIES).cast_unsigned(),
                starts_in,
                pack: value.spot.file.split('/').next().unwrap_or_default().to_owned(),
                conditions,
                ..family.clone()
            };
            let keys: &[&str] = if counted.is_some() { &[copies::COUNT.name()] } else { &[] };
            self.unknown_marks(&own_marks, std::slice::from_ref(&printing), keys);
            printing.designed = marked(&[marks, &own_marks], &printing, &self.attributes);
            self.printings.push(printing);
        }
    }

    /// Reads one attribute of a card.
    fn printed(&mut self, card: &str, entry: &Entry, printed: &mut Printed, table: &TableKeys) {
        let Some(at) = self.sections.get("attribute").and_then(|known| known.at.get(entry.key.as_str()).copied())
        else {
            let fixed = table.all().map(|key| key.name);
            let known = fixed.chain(self.attributes.iter().map(|attribute| attribute.name.as_str()));
            let mut problem = PackProblem::new(
                "pack::unknown_key",
                format!("a card has no `{}`", entry.key),
                &entry.spot,
                "neither a key nor an attribute",
            );
            problem = match nearest(&entry.key, known) {
                Some(near) => problem.help(format!("did you mean `{}`?", near.replace(' ', "_"))),
                None => {
                    let value = match &entry.value.node {
                        Node::Number(number) => number.to_string(),
                        _ => "2".to_owned(),
                    };
                    let declared = || format!("declare it as `[attribute.{}]` in vocabulary.toml", entry.key);
                    match &entry.value.node {
                        Node::Table(_) => problem.help(format!("a card has one heading: write `[card.{}]`", entry.key)),
                        _ => problem.help(meant_by_card(card, &entry.key, &value).unwrap_or_else(declared)),
                    }
                }
            };
            self.problems.push(problem);
            return;
        };
        let attribute = &self.attributes[at];
        if attribute.family {
            self.problems.push(
                PackProblem::new(
                    "pack::printed_family",
                    format!("`{}` says which card it is", entry.key),
                    &entry.spot,
                    "this cannot be printed on a card",
                )
                .help("leave it out: every card has it by itself"),
            );
            return;
        }
        let values = attribute.values.clone();
        match (&attribute.kind, &entry.value.node) {
            (AttributeType::Number, Node::Number(number)) => match i16::try_from(*number) {
                Ok(number) if number != i16::MIN => printed.values[at] = i32::from(number),
                _ => self.problems.push(out_of_range(&entry.value, -32_000, 32_000)),
            },
            (AttributeType::Flag, Node::Flag(flag)) => printed.values[at] = i32::from(*flag),
            (AttributeType::Values, Node::Text(..)) => {
                if let Some(value) = self.value_of(&entry.value, &values) {
                    printed.values[at] = value;
                }
            }
            // A row of values of what is no attribute is told where the row is defined.
            (AttributeType::List, Node::List(_)) if values.is_empty() => {
                printed.lists.push((AttributeId::at(at), Vec::new()))
            }
            (AttributeType::List, Node::List(items)) => {
                let row: Vec<i32> = items.iter().filter_map(|item| self.value_of(item, &values)).collect();
                printed.lists.push((AttributeId::at(at), row));
            }
            (AttributeType::Number, _) => self.problems.push(wrong_type(&entry.value, "a number")),
            (AttributeType::Flag, _) => self.problems.push(wrong_type(&entry.value, "true or false")),
            (AttributeType::Values, _) => {
                let help = format!("write one of: {}", attribute.values.join(", "));
                self.problems.push(wrong_type(&entry.value, "one of the attribute's words").help(help));
            }
            (AttributeType::List, _) => self.problems.push(wrong_type(&entry.value, "a list of words")),
        }
    }

    fn value_of(&mut self, value: &Value, values: &[String]) -> Option<i32> {
        let text = text(value, &mut self.problems)?;
        self.find("value", &text, values).and_then(|at| i32::try_from(at).ok())
    }
}
