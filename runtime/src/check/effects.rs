//! Effects and triggers: what is done, offered or run, and when.

use quarterdeck_dsl::problem::nearest;
use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::tree::{Condition, SLOTS};
use quarterdeck_dsl::vocabulary::{FamilyId, Meaning};

use super::Builder;
use super::flow::{free_slots, noun_of, slot_of};
use super::setting::Out;
use crate::game::{ActionId, Deed, EffectId, Heard, OfferDef, ScriptDef, ScriptId, Sentence, TriggerDef, What, Whose};
use crate::pack::keys::{Doing, Offer, Rule, Trigger, doing, offer, rule, trigger};
use crate::pack::reader::{Table, Text, list};
use crate::pack::value::{Node, Value};
use crate::problem::PackProblem;

/// A trigger whose `if` does not hold does nothing.
const ELSE_OF_TRIGGER: &str =
    "in a trigger `else` stands beside `choose` or `each`; else write `do = { if = '…', do = '…', else = '…' }`";

impl Builder<'_> {
    /// An effect: a sentence, a table with `if` and what to do, or a list of these.
    pub(super) fn effect(&mut self, value: &Value, scope: &Scope) -> EffectId {
        let id = self.reserve_effect();
        self.effects[usize::from(id)] = self.deeds(value, scope);
        id
    }

    /// The id of an effect that is read later, so that others can perform it wherever it stands.
    pub(super) fn reserve_effect(&mut self) -> EffectId {
        self.add_effect(Vec::new())
    }

    /// One more effect.
    pub(super) fn add_effect(&mut self, deeds: Vec<Deed>) -> EffectId {
        self.effects.push(deeds);
        EffectId::at(self.effects.len() - 1)
    }

    /// What an effect does, deed by deed.
    pub(super) fn deeds(&mut self, value: &Value, scope: &Scope) -> Vec<Deed> {
        let mut deeds = Vec::new();
        for item in list(value) {
            match &item.node {
                Node::Table(_) => {
                    let table = Table::<Doing>::new(item, &mut self.problems);
                    deeds.extend(self.deed_table(table, scope));
                    table.finish(&mut self.problems);
                }
                _ => {
                    if let Some(text) = crate::pack::reader::text(item, &mut self.problems)
                        && let Some(instruction) = self.instruction(&text, scope)
                    {
                        deeds.push(Deed { condition: None, what: What::Do(instruction) });
                    }
                }
            }
        }
        deeds
    }

    /// `each`, `to`, `let`, `if` and `choose` with one of `do`, `offer`, `run`, `perform`.
    pub(super) fn deed_table(&mut self, table: Table<'_, Doing>, scope: &Scope) -> Option<Deed> {
        let unspoken = table.get(doing::UNSPOKEN, &mut self.problems);
        let deed = match table.get(doing::EACH, &mut self.problems) {
            Some(text) => self.each(&text, table, scope).map(|what| Deed { condition: None, what }),
            None => self.addressed(table, scope),
        }?;
        if !unspoken {
            return Some(deed);
        }
        let effect = self.unspoken_effect(deed);
        Some(Deed { condition: None, what: What::Perform(effect) })
    }

    /// The effect that consists of one deed, of which cards do not speak.
    fn unspoken_effect(&mut self, deed: Deed) -> EffectId {
        let effect = self.add_effect(vec![deed]);
        self.unspoken.push(effect);
        effect
    }

    /// The effect that consists of one deed.
    pub(super) fn effect_of(&mut self, deed: Deed) -> EffectId {
        match deed {
            Deed { condition: None, what: What::Perform(effect) } => effect,
            deed => self.add_effect(vec![deed]),
        }
    }

    /// The same for one of the things of `each` or players of `to`, or where there is neither.
    pub(super) fn deed_for_one(&mut self, table: Table<'_, Doing>, scope: &Scope) -> Option<Deed> {
        if table.gives(&doing::LET) { self.naming(table, scope) } else { self.deed_with_names(table, scope) }
    }

    /// The same where all names are given.
    pub(super) fn deed_with_names(&mut self, table: Table<'_, Doing>, scope: &Scope) -> Option<Deed> {
        let asked = table.get(doing::IF, &mut self.problems);
        let condition = asked.as_ref().and_then(|text| self.condition(text, scope));
        // With a choice, `else` is done as well if nothing is chosen.
        let chooses = table.gives(&doing::CHOOSE);
        let otherwise = table.get(doing::ELSE, &mut self.problems);
        if asked.is_some() && condition.is_none() {
            // The rest is looked at all the same, so that every mistake is found and none is made up.
            if let Some(value) = otherwise.filter(|_| !chooses) {
                self.effect(value, scope);
            }
            let _ = self.chosen(table, scope);
            return None;
        }
        let Some(value) = otherwise else {
            let what = self.chosen(table, scope)?;
            return Some(Deed { condition, what });
        };
        match condition {
            Some(condition) => {
                let otherwise = self.effect(value, scope);
                let what = self.chosen(table, scope)?;
                let done = self.add_effect(vec![Deed { condition: None, what }]);
                Some(Deed { condition: None, what: What::Either(Box::new((condition, done, otherwise))) })
            }
            None => {
                if !chooses {
                    let place = table.entry(&doing::ELSE).map_or(&value.spot, |entry| &entry.spot);
                    self.problems.push(
                        PackProblem::new("pack::missing_key", "`else` without `if`", place, "when is this done?")
                            .help("add `if = '…'`, or leave `else` out"),
                    );
                }
                let what = self.chosen(table, scope)?;
                Some(Deed { condition, what })
            }
        }
    }

    /// `each`: what is done is done for each of these things, which is `it` and called by its noun.
    fn each(&mut self, text: &Text, table: Table<'_, Doing>, scope: &Scope) -> Option<What> {
        // Without the things, what is done with them would only be full of follow-up mistakes.
        let set = self.selection(text, scope, Use::Each)?;
        let bound = Bound::in_scope(&set, scope);
        let mut inner = scope.clone();
        inner.it = Some(bound);
        inner.they |= bound == Bound::Player;
        inner.names.push((noun_of(&text.text, "thing"), bound));
        if inner.names.len() > free_slots(&inner) {
            self.problems.push(PackProblem::new(
                "pack::too_many",
                format!("at most {SLOTS} things can be spoken of, those of the action included"),
                &text.spot,
                "this is one too many",
            ));
            return None;
        }
        // `if` and `else` beside `each` are asked and done for each of them.
        let deed = self.addressed(table, &inner)?;
        let effect = self.effect_of(deed);
        Some(What::Each(slot_of(inner.names.len() - 1), Box::new(set), effect))
    }

    pub(super) fn chosen(&mut self, table: Table<'_, Doing>, scope: &Scope) -> Option<What> {
        if table.gives(&doing::CHOOSE) { self.choosing(table, scope) } else { self.done(table, scope) }
    }

    /// Exactly one of `do`, `offer`, `run`, `perform`.
    pub(super) fn done(&mut self, table: Table<'_, Doing>, scope: &Scope) -> Option<What> {
        let done = table.get(doing::DO, &mut self.problems);
        let offers = table.gives(&doing::OFFER);
        let run = table.get(doing::RUN, &mut self.problems);
        let perform = table.get(doing::PERFORM, &mut self.problems);
        let given = usize::from(done.is_some())
            + usize::from(offers)
            + usize::from(run.is_some())
            + usize::from(perform.is_some());
        if given != 1 {
            let (message, label) = if given == 0 {
                ("this does not say what is to be done", "in this table")
            } else {
                ("this says more than one thing to do", "in this table")
            };
            self.problems.push(
                PackProblem::new("pack::what_to_do", message, table.spot, label)
                    .help("give exactly one of `do`, `offer`, `run` and `perform`"),
            );
            return None;
        }
        if let Some(value) = done {
            return Some(What::Perform(self.effect(value, scope)));
        }
        if offers {
            let before = self.problems.len();
            let named = table.get(doing::OFFER, &mut self.problems);
            if let (Some(_), Some(problem)) = (table.said(&doing::OFFER), self.problems.get_mut(before)) {
                let help = "an offer names its choices: `offer = { first = '…', second = '…' }`";
                problem.help = Some(help.to_owned());
            }
            let mut offers = Vec::new();
            for entry in named {
                if !self.offered.iter().any(|(name, _)| *name == entry.key) {
                    self.offered.push((entry.key.clone(), entry.spot.clone()));
                }
                offers.push(self.offer(&entry.key, &entry.value, scope));
            }
            return Some(What::Offer(offers));
        }
        if let Some(text) = run {
            return self.script(&text, scope).map(What::Run);
        }
        let text = perform?;
        let names: Vec<String> = self.named_effects.keys().cloned().collect();
        let at = self.find("effect", &text, &names)?;
        self.performing(&names[at], &text, scope)
    }

    fn offer(&mut self, name: &str, value: &Value, scope: &Scope) -> OfferDef {
        let is_table = matches!(value.node, Node::Table(_));
        if !is_table {
            return OfferDef { name: name.to_owned(), condition: None, effect: self.effect(value, scope) };
        }
        let table = Table::<Offer>::new(value, &mut self.problems);
        let condition = table.get(offer::IF, &mut self.problems).and_then(|text| self.condition(&text, scope));
        let effect = match table.get(offer::DO, &mut self.problems) {
            Some(value) => self.effect(value, scope),
            None => self.reserve_effect(),
        };
        table.finish(&mut self.problems);
        OfferDef { name: name.to_owned(), condition, effect }
    }

    /// `run = "file.function"`
    fn script(&mut self, text: &Text, scope: &Scope) -> Option<ScriptId> {
        let Some((file, function)) = text.text.split_once('.') else {
            self.problems.push(
                PackProblem::new(
                    "pack::bad_script",
                    "a script is named as `file.function`",
                    &text.spot,
                    "a dot is missing",
                )
                .help(if text.text.contains(' ') {
                    "a sentence stands under `do = '…'`; a script is run by `run = \"file.function\"`".to_owned()
                } else {
                    format!("`run = \"{0}.…\"` runs a function of scripts/{0}.luau", text.text)
                }),
            );
            return None;
        };
        let ending = format!("/scripts/{file}.luau");
        let Some(at) = self.draft.scripts.iter().position(|(path, _)| path.ends_with(&ending)) else {
            let names: Vec<String> = self
                .draft
                .scripts
                .iter()
                .filter_map(|(path, _)| Some(path.rsplit('/').next()?.strip_suffix(".luau")?.to_owned()))
                .collect();
            let mut problem = PackProblem::new(
                "pack::missing_script",
                format!("there is no scripts/{file}.luau"),
                &text.spot,
                "no such script",
            );
            problem = match nearest(file, names.iter().map(String::as_str)) {
                Some(near) => problem.help(format!("did you mean `{}.{function}`?", near.replace(' ', "_"))),
                None => problem.help(format!("write the function `{function}` into a new file scripts/{file}.luau")),
            };
            self.problems.push(problem);
            return None;
        };
        // A script speaks to one player after the other: whom it asks is `they` as well.
        let scope = Scope { they: true, ..scope.clone() };
        let function = function.to_owned();
        self.scripts.push(ScriptDef { file: at, function, spot: text.spot.clone(), scope });
        Some(ScriptId::at(self.scripts.len() - 1))
    }

    /// A rule: a trigger that no card bears. It may have an id, and be left out.
    pub(super) fn rule(&mut self, value: &Value, out: &[&Out]) {
        let table = Table::<Rule>::new(value, &mut self.problems);
        let id = table.get(rule::ID, &mut self.problems);
        // Where it stands among the others is settled when packs are laid together.
        table.get(rule::BEFORE, &mut self.problems);
        table.get(rule::AFTER, &mut self.problems);
        let triggers = self.triggers_in(table.part(), None);
        table.finish(&mut self.problems);
        if out.iter().any(|out| out.condition.is_none()) {
            return;
        }
        let name = id.map(|id| id.text);
        for mut trigger in triggers {
            trigger.name.clone_from(&name);
            for out in out.iter().filter_map(|out| out.condition.as_ref()) {
                let stays = Condition::Not(Box::new(out.tree.clone()));
                trigger.condition = Some(match &trigger.condition {
                    Some(own) => own.with(Condition::All(vec![stays, own.tree.clone()])),
                    None => out.with(stays),
                });
            }
            self.add_trigger(trigger, value);
        }
    }

    /// A trigger of a card: `event`, `if`, and what to do.
    pub(super) fn trigger(&mut self, value: &Value, bearer: FamilyId) {
        let table = Table::<Trigger>::new(value, &mut self.problems);
        let triggers = self.triggers_in(table, Some(bearer));
        table.finish(&mut self.problems);
        triggers.into_iter().for_each(|trigger| self.add_trigger(trigger, value));
    }

    fn add_trigger(&mut self, trigger: TriggerDef, value: &Value) {
        self.triggers.push(trigger);
        self.heard_at.push(value.spot.clone());
    }

    /// A trigger for each of the events that are named; what is done is one effect for all of them.
    fn triggers_in(&mut self, table: Table<'_, Trigger>, bearer: Option<FamilyId>) -> Vec<TriggerDef> {
        let heard = self.heard_events(table);
        // Without the events, what is done cannot be judged.
        let Some((first, _)) = heard.first() else {
            return Vec::new();
        };
        let first = self.is_about(*first);
        let it = heard.iter().all(|(other, _)| self.is_about(*other) == first).then_some(first);
        self.done_when(table, bearer, it).map_or_else(Vec::new, |(condition, effect)| {
            let trigger =
                |(heard, whose)| TriggerDef { name: None, heard, whose, bearer, condition: condition.clone(), effect };
            heard.into_iter().map(trigger).collect()
        })
    }

    /// The events of a trigger, each once; none, if one of them is not known.
    fn heard_events(&mut self, table: Table<'_, Trigger>) -> Vec<(Heard, Whose)> {
        let events = table.get(trigger::EVENT, &mut self.problems);
        if let Some(entry) = table.entry(&trigger::EVENT)
            && let Node::List(items) = &entry.value.node
            && items.is_empty()
        {
            let problem =
                PackProblem::new("pack::missing_key", "no event is named", &entry.value.spot, "hears nothing");
            self.problems.push(
                problem.help("name what it waits for, as in `event = \"turn begins\"`; several stand in brackets"),
            );
        }
        let mut heard: Vec<(Heard, Whose)> = Vec::with_capacity(events.len());
        let mut known = true;
        for event in &events {
            let Some(one) = self.heard(event) else {
                known = false;
                continue;
            };
            if heard.contains(&one) {
                let message = format!("`{}` is named twice", event.text);
                let problem = PackProblem::new("pack::heard_twice", message, &event.spot, "again");
                self.problems
                    .push(problem.help("a trigger hears an event once, however often it is named: leave one out"));
                continue;
            }
            heard.push(one);
        }
        if known { heard } else { Vec::new() }
    }

    /// What `it` is at an event.
    fn is_about(&self, heard: Heard) -> Bound {
        match heard {
            Heard::Enters(_) | Heard::Leaves(_) | Heard::Arrives(_) => Bound::Card,
            Heard::Done(action) => match self.actions[usize::from(action)].choose.first() {
                Some((_, set)) if Bound::of(set) == Bound::Card => Bound::Card,
                _ => Bound::Player,
            },
            _ => Bound::Player,
        }
    }

    /// When a trigger acts, and what it does then.
    fn done_when(
        &mut self,
        table: Table<'_, Trigger>,
        bearer: Option<FamilyId>,
        it: Option<Bound>,
    ) -> Option<(Option<Sentence<Condition>>, EffectId)> {
        let doing: Table<'_, Doing> = table.part();
        let scope = Scope { it, this: bearer.is_some(), ..Scope::default() };
        // `if` beside `each` or `to` is asked for each of them, beside `let` it knows the names, else when the trigger's turn
        // comes.
        let inside = [&doing::EACH, &doing::TO].into_iter().any(|key| table.gives(key))
            || table.gives(&doing::SECRETLY)
            || table.gives(&doing::LET);
        let condition = if inside { None } else { table.get(doing::IF, &mut self.problems) };
        let asked = condition.is_some();
        let condition = condition.and_then(|text| self.condition(&text, &scope));
        // The rest is looked at all the same, so that every mistake is found.
        let deed = if inside {
            self.deed_table(doing, &scope)
        } else {
            self.chosen(doing, &scope).map(|what| Deed { condition: None, what })
        };
        if !inside && !table.gives(&doing::CHOOSE) {
            table.not_here(&doing::ELSE, ELSE_OF_TRIGGER, &mut self.problems);
        }
        let unspoken = !inside && table.get(doing::UNSPOKEN, &mut self.problems);
        let deed = deed.filter(|_| asked == condition.is_some())?;
        let effect = if unspoken { self.unspoken_effect(deed) } else { self.effect_of(deed) };
        Some((condition, effect))
    }

    /// `go begins`, `your go begins`, `enters market`, `token gained`, `bust`
    fn heard(&mut self, text: &Text) -> Option<(Heard, Whose)> {
        let mut words = text.text.trim();
        let mut whose = Whose::Anyone;
        if let Some(rest) = words.strip_prefix("your ") {
            whose = Whose::Yours;
            words = rest;
        } else if let Some(rest) = words.strip_prefix("another ") {
            whose = Whose::Others;
            words = rest;
        }
        let meaning = |builder: &Self, name: &str, pick: &dyn Fn(Meaning) -> Option<Heard>| {
            builder.vocabulary.meanings(&name.trim().replace(' ', "_")).iter().find_map(|meaning| pick(*meaning))
        };
        let found = if let Some(zone) = words.strip_prefix("enters ") {
            meaning(self, zone, &|meaning| match meaning {
                Meaning::Zone(zone, _) => Some(Heard::Enters(zone)),
                Meaning::Board(board) => Some(Heard::Arrives(board)),
                _ => None,
            })
        } else if let Some(zone) = words.strip_prefix("leaves ") {
            meaning(self, zone, &|meaning| match meaning {
                Meaning::Zone(zone, _) => Some(Heard::Leaves(zone)),
                _ => None,
            })
        } else if let Some(phase) = words.strip_suffix(" begins") {
            meaning(self, phase, &|meaning| match meaning {
                Meaning::Phase(phase) => Some(Heard::Begins(phase)),
                _ => None,
            })
        } else if let Some(phase) = words.strip_suffix(" ends") {
            meaning(self, phase, &|meaning| match meaning {
                Meaning::Phase(phase) => Some(Heard::Ends(phase)),
                _ => None,
            })
        } else if let Some(resource) = words.strip_suffix(" gained") {
            meaning(self, resource, &|meaning| match meaning {
                Meaning::Resource(resource) => Some(Heard::Gains(resource)),
                _ => None,
            })
        } else if let Some(resource) = words.strip_suffix(" lost") {
            meaning(self, resource, &|meaning| match meaning {
                Meaning::Resource(resource) => Some(Heard::Loses(resource)),
                _ => None,
            })
        } else if let Some(at) = words.strip_suffix(" done").and_then(|action| {
            let action = action.trim().replace(' ', "_");
            self.actions.iter().position(|known| known.name == action)
        }) {
            Some(Heard::Done(ActionId::at(at)))
        } else {
            meaning(self, words, &|meaning| match meaning {
                Meaning::Event(event) => Some(Heard::Announced(event)),
                _ => None,
            })
        };
        if found.is_none() {
            let mut known: Vec<String> = Vec::new();
            for (section, shape) in [
                ("zone", "enters {}"),
                ("zone", "leaves {}"),
                ("phase", "{} begins"),
                ("phase", "{} ends"),
                ("resource", "{} gained"),
                ("resource", "{} lost"),
                ("action", "{} done"),
                ("event", "{}"),
            ] {
                known.extend(
                    self.section(section)
                        .iter()
                        .map(|definition| shape.replace("{}", &definition.id.replace('_', " "))),
                );
            }
            let mut problem = PackProblem::new(
                "pack::unknown_event",
                format!("nothing like `{}` ever happens", text.text),
                &text.spot,
                "unknown event",
            );
            let near = nearest(words, known.iter().map(String::as_str)).map(|near| {
                let whose = text.text.trim().strip_suffix(words).unwrap_or_default();
                format!("{whose}{near}")
            });
            problem = match near.or_else(|| super::events::meant(&text.text, &known)) {
                Some(near) => problem.help(format!("did you mean `{near}`?")),
                None => problem.help(
                    "events read like `enters <zone>`, `leaves <zone>`, `<phase> begins`, `<phase> ends`, `<resource> gained`, `<resource> lost`, `<action> done`, or are declared as `[event.…]`; `your …` hears only one's own",
                ),
            };
            self.problems.push(problem);
        }
        found.map(|heard| (heard, whose))
    }
}
