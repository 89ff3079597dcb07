//! What a match is opened with: what values of options bring with them, which settings are
//! refused, and which cards stay out.

use quarterdeck_dsl::resolve::Scope;
use quarterdeck_dsl::tree::Condition;
use quarterdeck_dsl::vocabulary::OptionId;

use super::Builder;
use crate::game::{HeadDef, LeaveOutDef, PrintingDef, PrintingId, RefusalDef, Sentence};
use crate::pack::keys::{LeaveOut, Opt, Refuse, leave_out, option, refuse};
use crate::pack::reader::{Table, Text, names, number, text};
use crate::pack::value::{Entry, Node};
use crate::problem::PackProblem;
use crate::text::rules::REFUSE;

/// What is left out, as one table says it.
pub(super) struct Out {
    /// When; always if not given.
    pub condition: Option<Sentence<Condition>>,
    /// Packs all of whose cards are.
    packs: Vec<usize>,
    /// Families of cards.
    cards: Vec<usize>,
    /// Rules, by their ids.
    pub rules: Vec<String>,
}

impl Builder<'_> {
    /// A condition that must be settled before the match begins.
    pub(super) fn setting_condition(&mut self, text: &Text) -> Option<Sentence<Condition>> {
        let condition = self.condition(text, &Scope::default())?;
        if condition.is_of_setting() {
            return Some(condition);
        }
        self.problems.push(
            PackProblem::new(
                "pack::not_of_setting",
                "this is asked before a match begins, when only options and the number of players are known",
                &text.spot,
                "this depends on the match",
            )
            .help("ask only options and players, as in `if = 'there are 5 players'`"),
        );
        None
    }

    /// `[option.x.sets.<value>]`: what a value makes of other options.
    pub(super) fn option_sets(&mut self) {
        let mut set_by: Vec<Option<usize>> = vec![None; self.options.len()];
        let tables = self.section("option").iter().map(|definition| Table::<Opt>::look(&definition.value));
        let written: Vec<(usize, Table<'_, Opt>)> =
            tables.enumerate().filter(|(_, table)| table.gives(&option::SETS)).collect();
        let setters: Vec<usize> = written.iter().map(|(at, _)| *at).collect();
        for (at, table) in &written {
            let values = self.options[*at].values.clone();
            for chosen in table.get(option::SETS, &mut self.problems) {
                let name = Text { text: chosen.key.clone(), spot: chosen.spot.clone(), quotes: 0 };
                let chosen_at = self.find("value", &name, &values);
                for entry in names(&chosen.value, &mut self.problems) {
                    let Some((other, becomes)) = self.option_value(entry) else { continue };
                    let rival = set_by[other].filter(|rival| rival != at).map(|rival| self.options[rival].name.clone());
                    let reason = match rival {
                        Some(rival) => Some(format!("`{}` is already set by `{rival}`", entry.key)),
                        None if setters.contains(&other) => Some(format!("`{}` itself sets options", entry.key)),
                        None => None,
                    };
                    if let Some(reason) = reason {
                        self.problems.push(
                            PackProblem::new("pack::option_set_twice", reason, &entry.spot, "which one would hold?")
                                .help("let one option set others, and none of these set any"),
                        );
                        continue;
                    }
                    set_by[other] = Some(*at);
                    if let Some(chosen_at) = chosen_at.and_then(|at| i16::try_from(at).ok()) {
                        self.options[*at].sets.push((chosen_at, OptionId::at(other), becomes));
                    }
                }
            }
        }
    }

    /// `option = "value"`
    fn option_value(&mut self, entry: &Entry) -> Option<(usize, i16)> {
        let names = self.ids_of("option");
        let name = Text { text: entry.key.clone(), spot: entry.spot.clone(), quotes: 0 };
        let at = self.find("option", &name, &names)?;
        let (values, (low, high)) = (self.options[at].values.clone(), self.options[at].range);
        if !values.is_empty() {
            let value = text(&entry.value, &mut self.problems)?;
            return self.find("value", &value, &values).and_then(|value| Some((at, i16::try_from(value).ok()?)));
        }
        let value = number(&entry.value, &mut self.problems)?;
        if !(i32::from(low)..=i32::from(high)).contains(&value) {
            self.problems.push(crate::pack::reader::out_of_range(&entry.value, low.into(), high.into()));
            return None;
        }
        Some((at, i16::try_from(value).ok()?))
    }

    /// What the heads of packs say.
    pub(super) fn heads(&mut self) -> Vec<HeadDef> {
        let mut heads = Vec::new();
        for pack in &self.draft.packs {
            let mut sets = Vec::new();
            if let Some(value) = &pack.sets {
                for entry in names(value, &mut self.problems) {
                    sets.extend(self.option_value(entry).map(|(option, value)| (OptionId::at(option), value)));
                }
            }
            heads.push(HeadDef {
                pack: pack.id.clone(),
                needs: pack.needs.iter().map(|need| need.text.clone()).collect(),
                playable: pack.playable,
                sets,
            });
        }
        heads
    }

    /// `[[refuse]]`
    pub(super) fn refusals(&mut self) -> Vec<RefusalDef> {
        let mut refusals = Vec::new();
        for value in self.draft.lists.get("refuse").into_iter().flatten() {
            let table = Table::<Refuse>::new(value, &mut self.problems);
            let given = table.get(refuse::IF, &mut self.problems);
            let because = table.get(refuse::BECAUSE, &mut self.problems);
            table.finish(&mut self.problems);
            let condition = given.as_ref().and_then(|text| self.setting_condition(text));
            if let Some(because) = because {
                self.reasons.push((because.text.clone(), because.spot.clone()));
                if condition.is_some() || given.is_none() {
                    let text = REFUSE.key(&because.text);
                    refusals.push(RefusalDef { condition, text });
                }
            }
        }
        refusals
    }

    /// `[[leave_out]]`: cards by their packs and families, and rules. What it says is read once, before the rules are.
    pub(super) fn what_is_left_out(&mut self) {
        let packs: Vec<String> = self.draft.packs.iter().map(|pack| pack.id.clone()).collect();
        let families = self.ids_of("card");
        let rules: Vec<String> =
            self.draft.rules.iter().map(|rule| rule.id.clone()).filter(|id| !id.is_empty()).collect();
        for value in self.draft.lists.get("leave_out").into_iter().flatten() {
            let table = Table::<LeaveOut>::new(value, &mut self.problems);
            let given = table.get(leave_out::IF, &mut self.problems);
            let of_packs = table.get(leave_out::PACKS, &mut self.problems);
            let cards = table.get(leave_out::CARDS, &mut self.problems);
            let of_rules = table.get(leave_out::RULES, &mut self.problems);
            table.finish(&mut self.problems);
            let nothing = of_packs.is_empty() && cards.is_empty() && of_rules.is_empty();
            if nothing && matches!(value.node, Node::Table(_)) {
                self.problems.push(
                    PackProblem::new("pack::missing_key", "nothing is named to be left out", &value.spot, "in this table")
                        .help("add `cards = [\"…\"]`, `packs = [\"…\"]` for all cards that a pack brings, or `rules = [\"…\"]`"),
                );
            }
            let condition = given.as_ref().and_then(|text| self.setting_condition(text));
            let of_packs = of_packs.iter().filter_map(|text| self.find("pack", text, &packs)).collect();
            let cards = cards.iter().filter_map(|text| self.find("card", text, &families)).collect();
            let of_rules: Vec<(usize, &Text)> =
                of_rules.iter().filter_map(|text| Some((self.find("rule", text, &rules)?, text))).collect();
            if given.is_none() {
                of_rules.iter().for_each(|(at, text)| self.left_out_and_changed(&rules[*at], text));
            }
            let rules = of_rules.into_iter().map(|(at, _)| rules[at].clone()).collect();
            if condition.is_some() || given.is_none() {
                self.out.push(Out { condition, packs: of_packs, cards, rules });
            }
        }
    }

    /// A rule that one pack leaves out and another, which knows nothing of it, changes.
    fn left_out_and_changed(&mut self, rule: &str, text: &Text) {
        let own = text.spot.file.split('/').next().unwrap_or_default();
        let changed = self.draft.rules.iter().filter(|known| known.id == rule).flat_map(|known| &known.changed_by);
        if let Some((_, other)) = changed.into_iter().find(|(_, other)| self.draft.strangers(own, other)) {
            let message = format!("rule `{rule}` is changed by {other} and left out by {own}");
            self.problems.push(
                PackProblem::new("pack::conflict", message, &text.spot, "what the other pack says would be lost").help(
                    format!("play only one of the two, or let the rule be left out `if` an option says so; if {own} is made to be played with {other}, add \"{other}\" to its `needs`"),
                ),
            );
        }
    }

    /// The cards that do not take part.
    pub(super) fn left_out(&mut self) -> Vec<LeaveOutDef> {
        let of_family = |out: &Out, printing: &PrintingDef| {
            let packs = &self.draft.packs;
            out.cards.contains(&usize::from(printing.family))
                || out.packs.iter().any(|pack| packs[*pack].id == printing.pack)
        };
        let one = |out: &Out| {
            let all = self.printings.iter().enumerate();
            let printings = all.filter(|(_, printing)| of_family(out, printing)).map(|(at, _)| PrintingId::at(at));
            LeaveOutDef { condition: out.condition.clone(), printings: printings.collect() }
        };
        self.out.iter().map(one).collect()
    }

    /// Conditions under which cards take part: one, or a list that must all hold.
    pub(super) fn taking_part(&mut self, given: &[Text]) -> Vec<Sentence<Condition>> {
        given.iter().filter_map(|text| self.setting_condition(text)).collect()
    }
}

/// The fewest and most players that any pack allows; `[[refuse]]` narrows it.
pub(super) fn players(ranges: impl Iterator<Item = (i32, i32)>) -> (u8, u8) {
    let widest = |all: Option<(i32, i32)>, (least, most): (i32, i32)| match all {
        None => Some((least, most)),
        Some((low, high)) => Some((low.min(least), high.max(most))),
    };
    let (low, high) = ranges.fold(None, widest).unwrap_or((1, crate::game::MOST_SEATS as i32));
    (low as u8, high as u8)
}
