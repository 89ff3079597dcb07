//! What stands in the way, in words: which part of a condition or requirement fails, with the
//! actual values, as far as the reader may know them.

use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::explain::Part;
use quarterdeck_dsl::tree::{Condition, Context, Requirement, SLOTS, Set, Thing};

use super::label::Named;
use super::speaker::Speaker;
use super::why::{Found, Obstacle};
use crate::game::{ActionDef, OfferDef, Sentence};
use crate::text::Words;
use crate::text::locale::Argument;

impl Speaker<'_> {
    /// An obstacle in words; `wish` is what the reader called the thing.
    pub(super) fn tell_obstacle(&self, found: &Found, wish: &str, named: Option<Named>) -> String {
        let action = &self.game().actions[usize::from(found.action)];
        let context = &found.context;
        let label = self.outline(action, &context.slots, named);
        let mut arguments = vec![("action", Argument::text(label.clone()))];
        let mut add = |name, text: String| arguments.push((name, Argument::text(text)));
        let key = match found.obstacle {
            Obstacle::Phase => {
                let phase = self.known.phase_on_top().map(|frame| &self.game().phases[usize::from(frame.phase)].name);
                add("phase", phase.map_or_else(String::new, |name| self.word(name).into()));
                "why-phase"
            }
            Obstacle::Limit(used, limit) => {
                arguments.push(("used", Argument::Number(i32::from(used))));
                arguments.push(("limit", Argument::Number(i32::from(limit))));
                "why-limit"
            }
            Obstacle::Used => "why-used",
            Obstacle::Nothing | Obstacle::NotThere => {
                let what: Vec<String> = action.choose.iter().map(|(_, set)| self.selected(set)).collect();
                add("what", what.join("; "));
                add("wish", wish.to_owned());
                if found.obstacle == Obstacle::Nothing { "why-nothing" } else { "why-not-there" }
            }
            Obstacle::Target(at) => {
                add("what", self.selected(&action.target[at].1));
                "why-target"
            }
            Obstacle::Condition | Obstacle::Allowed => {
                let condition = match found.obstacle {
                    Obstacle::Condition => action.condition.as_ref(),
                    _ => action.allowed.as_ref(),
                };
                match condition {
                    Some(condition) if self.is_left_out(condition, context) => "why-closed",
                    _ => {
                        add("parts", condition.map_or_else(String::new, |it| self.failing(it, context)));
                        "why-condition"
                    }
                }
            }
            Obstacle::Hidden => {
                add("parts", self.text("why-secret", &[]));
                "why-condition"
            }
            Obstacle::Missing => {
                add("parts", self.missing(action, context));
                "why-missing"
            }
            Obstacle::Open => {
                add("label", label);
                "why-open"
            }
        };
        self.text(key, &arguments)
    }

    /// A choice of an offer with what it is about.
    pub(super) fn offer_outline(&self, offer: &OfferDef, context: &Context) -> String {
        let mut slots = [Thing::Nothing; SLOTS];
        slots[0] = context.it;
        self.offer(&offer.name, &slots.map(|thing| self.known.chosen(thing)))
    }

    /// Why a choice of an offer is open or not.
    pub(super) fn tell_offer(&self, offer: &OfferDef, context: &Context, open: bool) -> String {
        let label = self.offer_outline(offer, context);
        if open {
            return self.text("why-open", &[("label", Argument::text(label))]);
        }
        let parts = offer.condition.as_ref().map_or_else(String::new, |it| self.failing(it, context));
        self.text("why-condition", &[("action", Argument::text(label)), ("parts", Argument::text(parts))])
    }

    /// A selection in words.
    fn selected(&self, set: &Sentence<Set>) -> String {
        let words = Words { locales: &self.game().locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope: set.scope() };
        describe::selection(set, &self.game().vocabulary, &lexicon)
    }

    /// The parts of a condition that are known not to hold, or that nothing is known of any.
    fn failing(&self, condition: &Sentence<Condition>, context: &Context) -> String {
        let words = Words { locales: &self.game().locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope: condition.scope() };
        let part = self.known.part(condition, context, &lexicon);
        self.failing_parts(Some(&part))
    }

    /// Whether the options of the match leave no way to meet a condition.
    fn is_left_out(&self, condition: &Sentence<Condition>, context: &Context) -> bool {
        let words = Words { locales: &self.game().locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope: condition.scope() };
        self.known.part(condition, context, &lexicon).closed()
    }

    /// All that is known to fail, in one line.
    fn failing_parts(&self, part: Option<&Part>) -> String {
        let mut lines = Vec::new();
        part.into_iter().for_each(|part| self.collect(part, &mut lines));
        if lines.is_empty() {
            lines.push(self.text("why-secret", &[]));
        }
        lines.join("; ")
    }

    /// What a part says that is known to fail; nothing is said of others.
    pub(super) fn collect(&self, part: &Part, lines: &mut Vec<String>) {
        if part.known() != Some(false) {
            return;
        }
        if part.parts.is_empty() {
            lines.push(self.tell_part(part));
            return;
        }
        if part.all {
            part.parts.iter().for_each(|inner| self.collect(inner, lines));
            return;
        }
        // One of several would be enough: all of them are told, as one, but none that an option has closed.
        let mut ways = Vec::new();
        let closed = part.parts.iter().all(Part::closed);
        for inner in part.parts.iter().filter(|inner| closed || !inner.closed()) {
            let mut inside = Vec::new();
            self.collect(inner, &mut inside);
            let told = if inside.len() > 1 { format!("({})", inside.join("; ")) } else { inside.concat() };
            if !ways.contains(&told) {
                ways.push(told);
            }
        }
        lines.push(ways.join(&format!(" {} ", self.text("why-or", &[]))));
    }

    pub(super) fn tell_part(&self, part: &Part) -> String {
        let mut values: Vec<String> = part
            .values
            .iter()
            .map(|(name, value)| {
                self.text(
                    "why-value",
                    &[("name", Argument::text(name.clone())), ("value", Argument::text(value.clone()))],
                )
            })
            .collect();
        if let Some(have) = part.have.filter(|_| values.is_empty()) {
            values.push(self.text("why-now", &[("value", Argument::Number(have))]));
        }
        let mut text = part.text.clone();
        if let Some(seat) = part.of {
            let player = Argument::text(self.player(seat));
            text = self.text("why-player", &[("player", player), ("part", Argument::text(text))]);
        }
        if values.is_empty() { text } else { format!("{text} ({})", values.join(", ")) }
    }

    /// The parts of a requirement that are not met, as far as the reader knows.
    fn missing(&self, action: &ActionDef, context: &Context) -> String {
        let words = Words { locales: &self.game().locales, language: self.language };
        let demanded = |requirement: &Sentence<Requirement>| {
            let lexicon = Scoped { lexicon: &words, scope: requirement.scope() };
            self.known.demanded(requirement, context, &lexicon)
        };
        let part = self.known.asked_for(action, context).flatten().map(demanded);
        self.failing_parts(part.as_ref())
    }
}
