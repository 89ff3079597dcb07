//! Actions that cards bring, and crafted cards, whose parts bring them.

use std::collections::BTreeSet;

use quarterdeck_dsl::vocabulary::{AttributeType, Bearer, CounterId, PhaseId};

use super::Builder;
use crate::game::{ActionId, CounterDef, USES};
use crate::pack::compose::Definition;
use crate::pack::keys::{Attribute, Card, attribute, card};
use crate::pack::reader::{Table, Text, list, text};
use crate::pack::value::Value;
use crate::problem::PackProblem;

/// A card notes which of its actions were used as bits of counters.
const MOST_ACTIONS: usize = 60_000;

impl Builder<'_> {
    /// `adds_up = true` of an attribute that is a number.
    pub(super) fn adds_up(&mut self, table: Table<'_, Attribute>, kind: &AttributeType) -> bool {
        let sound = *kind == AttributeType::Number;
        if let (Some(entry), false) = (table.entry(&attribute::ADDS_UP), sound) {
            self.problems.push(
                PackProblem::new(
                    "pack::no_number",
                    "only numbers can be added up",
                    &entry.value.spot,
                    "this attribute is not a number",
                )
                .help("leave `adds_up` out: a crafted card shows such a thing itself, and its parts show theirs"),
            );
        }
        sound
    }

    /// `once = "turn"`: a counter that the beginning of that phase sets back notes the use. Cards that
    /// bring actions share one for each phase.
    pub(super) fn once(&mut self, action: &str, text: &Text, borne: bool) -> Option<CounterId> {
        let phases = self.phase_names();
        let phase = PhaseId::at(self.find("phase", text, &phases)?);
        let (name, bearer) = if borne {
            (format!("used in {}", text.text), Bearer::Card)
        } else {
            (format!("used {action}"), Bearer::Player)
        };
        if let Some(at) = self.counters.iter().position(|counter| counter.name == name) {
            return Some(CounterId::at(at));
        }
        let first = CounterId::at(self.counters.len());
        let width = if borne { self.once_width() } else { 1 };
        for at in 0..width {
            let name = if at == 0 { name.clone() } else { format!("{name}, {}", at + 1) };
            let (resets, values) = (Some(phase), Vec::new());
            self.counters.push(CounterDef { name, bearer, resets, values, start: 0, secret: false, quiet: true });
        }
        Some(first)
    }

    /// How many counters it takes to note all that one card has used.
    pub(super) fn once_width(&self) -> usize {
        let brought = |definition: &Definition| Table::<Card>::look(&definition.value).listed(&card::ACTIONS).len();
        let most = self.section("card").iter().map(brought).max().unwrap_or(0);
        most.min(MOST_ACTIONS).div_ceil(usize::from(USES)).max(1)
    }

    /// The actions that a card brings. Those of an inner list are alternatives: using one uses them up.
    pub(super) fn actions_of(&mut self, entries: &[&Value]) -> Vec<(ActionId, u16)> {
        let names: Vec<String> = self.actions.iter().map(|action| action.name.clone()).collect();
        let mut found = Vec::new();
        for (bit, entry) in entries.iter().enumerate() {
            let noted = u16::try_from(bit).unwrap_or(u16::MAX);
            for item in list(entry) {
                let Some(text) = text(item, &mut self.problems) else {
                    continue;
                };
                let Some(at) = self.find("action", &text, &names) else {
                    continue;
                };
                if !self.actions[at].borne {
                    self.problems.push(
                        PackProblem::new(
                            "pack::not_brought_by_cards",
                            format!("`{}` is not an action that cards bring", text.text),
                            &text.spot,
                            "this action belongs to the players",
                        )
                        .help(format!("write `of = \"card\"` in `[action.{}]`", text.text)),
                    );
                    continue;
                }
                if bit >= MOST_ACTIONS {
                    self.problems.push(PackProblem::new(
                        "pack::too_many",
                        format!("a card brings at most {MOST_ACTIONS} actions"),
                        &text.spot,
                        "this is one too many",
                    ));
                    continue;
                }
                found.push((ActionId::at(at), noted));
            }
        }
        found
    }

    /// Reports actions that cards should bring, and none does.
    pub(super) fn unborne_actions(&mut self) {
        let brought: BTreeSet<ActionId> =
            self.families.iter().flat_map(|family| &family.actions).map(|(action, _)| *action).collect();
        for (at, definition) in self.section("action").iter().enumerate() {
            let Some(action) = self.actions.get(at).filter(|action| action.borne) else {
                continue;
            };
            if !brought.contains(&ActionId::at(at)) {
                self.problems.push(
                    PackProblem::new(
                        "pack::brought_by_no_card",
                        format!("no card brings the action `{}`", action.name),
                        &definition.spot,
                        "never open",
                    )
                    .help(format!("name it on a card: `actions = [\"{}\"]`", action.name)),
                );
            }
        }
    }
}
