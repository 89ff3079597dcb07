//! Phases, actions, rules, set-up.

use std::collections::BTreeSet;

use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::tree::{Condition, Number, Quantity, SLOTS, Set, Subject, Who};
use quarterdeck_dsl::vocabulary::PhaseId;

use super::Builder;
use super::sense::constant;
use super::setting::Out;
use crate::game::{ActionDef, ActionId, EffectId, Payment, PhaseDef, Sentence};
use crate::pack::keys::{Action, Event, Phase, Setup, action, phase, setup};
use crate::pack::reader::{Table, Text};
use crate::pack::value::Value;
use crate::problem::{PackProblem, Spot};

impl Builder<'_> {
    pub(super) fn flow(&mut self) {
        // First all names, so that an effect can perform one that stands further down.
        for definition in self.section("effect") {
            let id = self.reserve_effect();
            self.named_effects.insert(definition.id.clone(), id);
            self.given_to_effect(&definition.id, &definition.value);
        }
        for definition in self.section("effect") {
            let id = usize::from(self.named_effects[&definition.id]);
            self.effects[id] = self.named_effect(&definition.id, &definition.value);
        }
        for definition in self.section("event") {
            Table::<Event>::new(&definition.value, &mut self.problems).finish(&mut self.problems);
        }
        self.action_definitions();
        self.phase_definitions();
        let left_out = std::mem::take(&mut self.out);
        let draft = self.draft;
        for rule in &draft.rules {
            let out: Vec<&Out> = left_out.iter().filter(|out| out.rules.contains(&rule.id)).collect();
            self.rule(&rule.value, &out);
        }
        self.out = left_out;
    }

    fn phase_definitions(&mut self) {
        let phases = self.phase_names();
        let actions = self.ids_of("action");
        let scope = Scope::default();
        let mut misnamed = false;
        for definition in self.section("phase") {
            let problems = &mut self.problems;
            let table = Table::<Phase>::new(&definition.value, problems);
            let each = table.get(phase::EACH, problems);
            let active = table.get(phase::ACTIVE, problems);
            let condition = table.get(phase::IF, problems);
            let before = table.get(phase::BEFORE, problems);
            let steps = table.get(phase::STEPS, problems);
            let open = table.get(phase::ACTIONS, problems);
            let limit = table.get(phase::LIMIT, problems);
            let repeats = table.get(phase::REPEATS, problems);
            let after = table.get(phase::AFTER, problems);
            table.finish(problems);
            if steps.is_empty() && open.is_empty() && before.is_none() && after.is_none() {
                self.problems.push(
                    PackProblem::new(
                        "pack::empty_phase",
                        format!("nothing happens in phase `{}`", definition.id),
                        &definition.spot,
                        "this phase is empty",
                    )
                    .help("give it `steps`, `actions`, `before` or `after`"),
                );
            }
            if !steps.is_empty() && !open.is_empty() {
                self.problems.push(
                    PackProblem::new(
                        "pack::steps_and_actions",
                        "a phase has either `steps` or `actions`",
                        &definition.spot,
                        "this phase has both",
                    )
                    .help("put the actions into a phase of their own and name it among the steps"),
                );
            }
            let each = each.and_then(|text| self.players(&text, &scope));
            let condition = condition.and_then(|text| self.condition(&text, &scope));
            let before = before.map(|value| self.effect(value, &scope));
            let after = after.map(|value| self.effect(value, &scope));
            let limit = limit.and_then(|value| self.limit(value, &scope));
            if let Some(Number::Query(query, Subject::Player(Who::You))) = limit.as_deref() {
                self.queries[usize::from(*query)].limits = true;
            }
            let steps: Vec<PhaseId> =
                steps.iter().filter_map(|text| self.find("phase", text, &phases)).map(PhaseId::at).collect();
            let named = open.len();
            let open: Vec<ActionId> =
                open.iter().filter_map(|text| self.find("action", text, &actions)).map(ActionId::at).collect();
            misnamed |= open.len() < named;
            self.phases.push(PhaseDef {
                name: definition.id.clone(),
                each,
                active,
                condition,
                before,
                steps,
                actions: open,
                limit,
                repeats,
                after,
            });
        }
        self.phase_circles();
        // An action whose name was misspelled in a phase is not told to be unused as well.
        if !misnamed {
            self.unused_actions();
        }
    }

    /// How many actions a phase allows; a limit of none would close it for ever.
    fn limit(&mut self, value: &Value, scope: &Scope) -> Option<Sentence<Number>> {
        let limit = self.number_value(value, scope)?;
        if constant(&limit).is_some_and(|limit| limit < 1) {
            self.problems.push(
                PackProblem::new(
                    "pack::never_open",
                    "with this limit no action can ever be taken",
                    &value.spot,
                    "less than 1",
                )
                .help("write a limit of at least 1, or leave the actions out"),
            );
            return None;
        }
        Some(limit)
    }

    /// A phase must not contain itself. Each circle is reported once.
    fn phase_circles(&mut self) {
        let mut reported = vec![false; self.phases.len()];
        for start in 0..self.phases.len() {
            let Some(circle) = self.circle_of(start).filter(|_| !reported[start]) else {
                continue;
            };
            for at in &circle {
                reported[*at] = true;
            }
            let names: Vec<&str> = circle.iter().map(|at| self.phases[*at].name.as_str()).collect();
            let message = format!("phase `{}` contains itself: {}", names[0], names.join(" → "));
            let spot = &self.section("phase")[start].spot;
            self.problems.push(
                PackProblem::new("pack::phase_in_itself", message, spot, "its steps lead back here")
                    .help("use `repeats = true` to play a phase again"),
            );
        }
    }

    /// The way by steps from a phase back to itself, if there is one.
    fn circle_of(&self, start: usize) -> Option<Vec<usize>> {
        let mut seen = vec![false; self.phases.len()];
        let mut open = vec![vec![start]];
        while let Some(path) = open.pop() {
            let last = *path.last()?;
            for step in &self.phases[last].steps {
                let mut longer = path.clone();
                longer.push(usize::from(*step));
                if usize::from(*step) == start {
                    return Some(longer);
                }
                if !std::mem::replace(&mut seen[usize::from(*step)], true) {
                    open.push(longer);
                }
            }
        }
        None
    }

    fn unused_actions(&mut self) {
        let offered: BTreeSet<ActionId> = self.phases.iter().flat_map(|phase| &phase.actions).copied().collect();
        for (at, definition) in self.section("action").iter().enumerate() {
            if !offered.contains(&ActionId::at(at)) {
                self.problems.push(
                    PackProblem::new(
                        "pack::unused_action",
                        format!("no phase offers the action `{}`", definition.id),
                        &definition.spot,
                        "never open",
                    )
                    .help("name it among the `actions` of a phase"),
                );
            }
        }
    }

    pub(super) fn players(&mut self, text: &Text, scope: &Scope) -> Option<Sentence<Set>> {
        let set = self.selection(text, scope, Use::Each)?;
        if Bound::in_scope(&set, scope) == Bound::Player {
            return Some(set);
        }
        self.problems.push(
            PackProblem::new(
                "pack::not_players",
                "players are expected here",
                &text.spot,
                "this selects something else",
            )
            .help("for example `'player clockwise from the first player'`"),
        );
        None
    }

    fn action_definitions(&mut self) {
        for definition in self.section("action") {
            let problems = &mut self.problems;
            let table = Table::<Action>::new(&definition.value, problems);
            let condition = table.get(action::IF, problems);
            let choose = table.get(action::CHOOSE, problems);
            let target = table.get(action::TARGET, problems);
            let allowed = table.get(action::ALLOWED, problems);
            let requires = table.get(action::REQUIRES, problems);
            let uses = table.get(action::USES, problems).and_then(|uses| i16::try_from(uses).ok()).unwrap_or(1);
            let borne = table.get(action::OF, problems).is_some();
            let once = table.get(action::ONCE, problems);
            let idle = table.get(action::IDLE, problems);
            let forced = table.get(action::FORCED, problems);
            let done = table.get(action::DO, problems);
            table.finish(problems);
            if idle && forced {
                problems.push(
                    PackProblem::new(
                        "pack::never_forced",
                        format!("the action `{}` is `idle` and `forced`", definition.id),
                        &definition.spot,
                        "where it is the only option, the phase ends and it is not carried out",
                    )
                    .help("`idle` if the phase just ends, `forced` if it is to be done"),
                );
            }
            let once = once.and_then(|text| self.once(&definition.id, &text, borne));
            let mut scope = Scope { this: borne, part: borne, ..Scope::default() };
            let condition = self.all_of(&condition, &scope);
            let mut chosen = Vec::new();
            for text in &choose {
                if let Some(set) = self.chosen_once(text, &scope) {
                    self.something_to_choose(&set, text);
                    let name = noun_of(&text.text, "choice");
                    self.free_name(&name, text, &scope, SECOND);
                    let bound = Bound::in_scope(&set, &scope);
                    if scope.it.is_none() {
                        scope.it = Some(bound);
                    }
                    scope.names.push((name.clone(), bound));
                    chosen.push((name, set));
                }
            }
            let mut targets = Vec::new();
            for text in &target {
                // Without it, all that speaks of the target would be full of follow-up mistakes.
                let set = self.selection(text, &scope, Use::One);
                let bound = set.as_ref().map_or(Bound::Card, |set| Bound::in_scope(set, &scope));
                scope.names.push(("target".into(), bound));
                targets.extend(set.map(|set| ("target".to_owned(), set)));
            }
            let most = free_slots(&scope);
            if scope.names.len() > most {
                self.problems.push(PackProblem::new(
                    "pack::too_many",
                    format!("an action chooses at most {most} things"),
                    &definition.spot,
                    "this one chooses more",
                ));
                scope.names.truncate(most);
            }
            let allowed = self.all_of(&allowed, &scope);
            let requires = requires.and_then(|text| self.payment(&text, &scope));
            // As behind `choose` of an effect, a player who was chosen is `they` in what is done.
            scope.they = scope.names.iter().take(chosen.len()).any(|(_, bound)| *bound == Bound::Player);
            let effect = match done {
                Some(value) => self.effect(value, &scope),
                None => EffectId::at(0),
            };
            self.actions.push(ActionDef {
                name: definition.id.clone(),
                condition,
                choose: chosen,
                target: targets,
                allowed,
                requires,
                borne,
                once,
                uses,
                idle,
                forced,
                effect,
                tells: Vec::new(),
            });
        }
    }

    /// What an action lets choose: one thing of several.
    fn chosen_once(&mut self, text: &Text, scope: &Scope) -> Option<Sentence<Set>> {
        let set = self.selection(text, scope, Use::Choice)?;
        if matches!(set.quantity, Quantity::UpTo(_) | Quantity::AtMost(_) | Quantity::Between(..)) {
            self.problems.push(
                PackProblem::new(
                    "pack::not_one",
                    "what an action chooses cannot be left out",
                    &text.spot,
                    "choosing none is no option here",
                )
                .help("write `a …`, and a second action without this choice; or choose in the effect, with `{ choose = … }`"),
            );
            return None;
        }
        Some(set)
    }

    /// Several conditions of which all must hold.
    fn all_of(&mut self, texts: &[Text], scope: &Scope) -> Option<Sentence<Condition>> {
        let mut all: Vec<Sentence<Condition>> = texts.iter().filter_map(|text| self.condition(text, scope)).collect();
        let (Some(first), true) = (all.first(), all.len() > 1) else {
            return all.pop();
        };
        let place = first.place().clone();
        let text = all.iter().map(Sentence::text).collect::<Vec<_>>().join("; ");
        let tree = Condition::All(all.into_iter().map(|sentence| sentence.tree).collect());
        Some(Sentence::new(tree, scope, &place, &text))
    }

    /// A requirement of the action's own, or `its requirement`.
    fn payment(&mut self, text: &Text, scope: &Scope) -> Option<Payment> {
        let words = text.text.trim();
        if words == "its requirement" && scope.it.is_none() && scope.names.is_empty() {
            let message = "nothing is called `it` here";
            self.problems.push(
                PackProblem::new("sentence::nothing_is_it", message, &text.spot, "nothing is chosen before this")
                    .help("let the action `choose` the card whose requirement is meant: `choose = 'a card in …'`"),
            );
            return None;
        }
        if words == "its requirement" {
            return Some(Payment::OfChoice(0));
        }
        if let Some(name) = words.strip_prefix("the requirement of the ") {
            let names: Vec<String> = scope.names.iter().map(|(name, _)| name.clone()).collect();
            let wanted = Text { text: name.replace(' ', "_"), ..text.clone() };
            return self.find("choice", &wanted, &names).map(|at| Payment::OfChoice(slot_of(at)));
        }
        self.requirement(text, scope).map(Payment::Own)
    }

    pub(super) fn setup(&mut self) -> EffectId {
        let mut deeds = Vec::new();
        for value in self.singles("setup") {
            let table = Table::<Setup>::new(value, &mut self.problems);
            let done = table.get(setup::DO, &mut self.problems);
            table.finish(&mut self.problems);
            if let Some(done) = done {
                let effect = self.effect(done, &Scope::default());
                deeds.push(crate::game::Deed { condition: None, what: crate::game::What::Perform(effect) });
            }
        }
        self.add_effect(deeds)
    }

    /// The outermost phase is called `match`.
    pub(super) fn root(&mut self) -> PhaseId {
        match self.phases.iter().position(|phase| phase.name == "match") {
            Some(at) => PhaseId::at(at),
            None => {
                let spot = self.section("phase").first().map_or_else(
                    || Spot {
                        file: self.draft.packs.first().map(|pack| pack.spot.file.clone()).unwrap_or_default(),
                        span: (0, 0),
                    },
                    |definition| definition.spot.clone(),
                );
                self.problems.push(
                    PackProblem::new("pack::no_match", "there is no phase `match`", &spot, "no phase is the outermost")
                        .help("write `[phase.match]` with `steps = [\"…\"]`: it is where every match begins"),
                );
                PhaseId::at(0)
            }
        }
    }
}

/// What to do about two choices of an action that have one name.
const SECOND: &str = "say more exactly what is chosen, such as its kind; or choose it in the effect, where `as` gives it a name: `{ choose = '…', as = \"second\", do = '…' }`";

/// The slot of a named choice; more than there are slots are refused.
pub(super) fn slot_of(at: usize) -> u8 {
    u8::try_from(at).unwrap_or(u8::MAX)
}

/// How many things can be named: the last place is kept for the part of a card that brings an action.
pub(super) fn free_slots(scope: &Scope) -> usize {
    SLOTS - usize::from(scope.part)
}

/// The noun of a selection names the choice: `a card in your hand` → `card`.
pub(super) fn noun_of(text: &str, default: &str) -> String {
    let stops =
        ["in", "of", "you", "with", "on", "from", "not", "ahead", "behind", "under", "beside", "clockwise", "held"];
    let mut noun = default.to_owned();
    let words: Vec<String> = text.split_whitespace().map(|word| word.trim_matches(',').to_ascii_lowercase()).collect();
    for (at, word) in words.into_iter().enumerate() {
        // `up to 1 card` begins with it, `an amount up to 3` ends with it, and `a face up card` has another `up`.
        let amounts = at > 0 && text.to_ascii_lowercase().split_whitespace().skip(at).take(2).eq(["up", "to"]);
        if stops.contains(&word.as_str()) || amounts {
            break;
        }
        noun = word;
    }
    noun
}
