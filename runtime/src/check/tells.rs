//! Rules that stand elsewhere than on the card or action whose text tells them: `tells = ["effect.tide"]`.

use quarterdeck_dsl::vocabulary::{PhaseId, QueryId};

use super::Builder;
use crate::game::{ActionId, RuleRef};
use crate::pack::keys::{Action, Card, action, card};
use crate::pack::reader::{Table, Text};
use crate::problem::PackProblem;

/// What can be told, as the tables are called.
const SECTIONS: &str = "effect, rule, action, query, condition, phase";

impl Builder<'_> {
    /// Finds what cards and actions tell.
    pub(super) fn tells(&mut self) {
        for (at, definition) in self.section("card").iter().enumerate() {
            let texts = Table::<Card>::look(&definition.value).get(card::TELLS, &mut self.problems);
            let tells = self.told_rules(&texts);
            if let Some(family) = self.families.get_mut(at) {
                family.tells = tells;
            }
        }
        for definition in self.section("action") {
            let texts = Table::<Action>::look(&definition.value).get(action::TELLS, &mut self.problems);
            let tells = self.told_rules(&texts);
            if let Some(action) = self.actions.iter_mut().find(|action| action.name == definition.id) {
                action.tells = tells;
            }
        }
    }

    fn told_rules(&mut self, texts: &[Text]) -> Vec<(String, RuleRef)> {
        let mut all = Vec::new();
        for text in texts {
            let id = text.text.split('.').next_back().unwrap_or_default().to_owned();
            all.extend(self.told_rule(text).map(|rule| (id, rule)));
        }
        all
    }

    fn told_rule(&mut self, text: &Text) -> Option<RuleRef> {
        let Some((section, id)) = text.text.split_once('.') else {
            self.problems.push(
                PackProblem::new(
                    "pack::unknown_id",
                    format!("`{}` names no rule", text.text),
                    &text.spot,
                    "which one?",
                )
                .help(format!("write what it is and its id, such as `\"effect.{}\"`; there is: {SECTIONS}", text.text)),
            );
            return None;
        };
        let named = Text { text: id.to_owned(), ..text.clone() };
        let found = match section {
            "effect" => {
                let names: Vec<String> = self.named_effects.keys().cloned().collect();
                let at = self.find("effect", &named, &names)?;
                RuleRef::Effect(*self.named_effects.get(&names[at])?)
            }
            "action" => {
                let names: Vec<String> = self.actions.iter().map(|action| action.name.clone()).collect();
                RuleRef::Action(ActionId::at(self.find("action", &named, &names)?))
            }
            "query" | "condition" => {
                let names: Vec<String> = self.queries.iter().map(|query| query.name.clone()).collect();
                RuleRef::Query(QueryId::at(self.find(section, &named, &names)?))
            }
            "phase" => {
                let names = self.phase_names();
                RuleRef::Phase(PhaseId::at(self.find("phase", &named, &names)?))
            }
            "rule" => {
                let called = |name: &Option<String>| name.as_deref() == Some(id);
                match self.triggers.iter().position(|trigger| called(&trigger.name)) {
                    Some(at) => RuleRef::Rule(at as u16),
                    // What is wrong with the rule itself is told at its place.
                    None if self.draft.rules.iter().any(|rule| rule.id == id) => return None,
                    None => {
                        let names: Vec<String> =
                            self.triggers.iter().filter_map(|trigger| trigger.name.clone()).collect();
                        self.find("rule", &named, &names);
                        return None;
                    }
                }
            }
            _ => {
                self.problems.push(
                    PackProblem::new(
                        "pack::unknown_id",
                        format!("`{section}` is nothing that a text can tell"),
                        &text.spot,
                        "what stands before the dot",
                    )
                    .help(format!("there is: {SECTIONS}")),
                );
                return None;
            }
        };
        Some(found)
    }
}
