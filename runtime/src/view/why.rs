//! Why something is not on offer: the first thing that stands in its way.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::solve::shortfalls;
use quarterdeck_dsl::tree::{Context, Measure, Requirement, Seat, Source, Term, Test, Thing};

use super::locale::Argument;
use super::narrate::capital;
use super::speaker::{Speaker, key};
use crate::flow::action::ChoiceKind;
use crate::game::{ActionDef, Payment};
use crate::state::frame::{PhaseFrame, UNLIMITED};
use crate::state::{Frame, Status};

/// What stands in the way of an action, from far to near.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Obstacle {
    /// The action is not part of this phase.
    Phase,
    /// The phase allows no more actions: taken and allowed.
    Limit(i16, i16),
    /// There is nothing to choose.
    Nothing,
    /// The thing in question cannot be chosen.
    NotThere,
    /// Its condition does not hold.
    Condition,
    /// There is nowhere to go.
    Target,
    /// Not with this choice.
    Allowed,
    /// It asks for more than there is: what, have, want.
    Missing(Vec<(String, i32, i32)>),
    /// Nothing: it is on offer.
    Open,
}

impl Speaker<'_> {
    /// Explains in words why what the reader has in mind is not on offer, or that it is.
    pub fn why(&self, words: &str) -> String {
        let wanted = fold(words);
        let Some(asked) = self.matched.asked() else {
            return self.text("why-over", &[]);
        };
        if self.seat != Some(asked) {
            return self.text("why-wait", &[("player", Argument::Text(self.player(asked)))]);
        }
        for option in self.options() {
            if fold(&option.id) == wanted || fold(&option.label) == wanted {
                return self.text("why-open", &[("label", Argument::Text(option.label))]);
            }
        }
        let cards: Vec<u16> = self.named_cards(&wanted);
        let actions: Vec<u16> = self.named_actions(&wanted, !cards.is_empty());
        if cards.is_empty() && actions.is_empty() {
            return self.text("why-unknown", &[("words", Argument::Text(words.to_owned()))]);
        }
        let Status::Action(seat) = self.matched.state().status else {
            return self.text("why-decide-first", &[("prompt", Argument::Text(self.prompt()))]);
        };
        let mut best: Option<(Obstacle, u16, Option<u16>)> = None;
        let mut consider = |obstacle: Obstacle, action: u16, card: Option<u16>| {
            if best.as_ref().is_none_or(|(known, ..)| obstacle > *known) {
                best = Some((obstacle, action, card));
            }
        };
        for action in actions {
            if cards.is_empty() {
                consider(self.obstacle(action, None, seat), action, None);
            }
            for card in cards.iter().filter(|card| self.fits(action, **card, seat)) {
                consider(self.obstacle(action, Some(*card), seat), action, Some(*card));
            }
        }
        match best {
            None if !cards.is_empty() => self.text("why-unused", &[]),
            Some((obstacle, action, card)) => self.tell_obstacle(&obstacle, action, card),
            None => self.text("why-unknown", &[("words", Argument::Text(words.to_owned()))]),
        }
    }

    /// What stands in the way of an action with a card of this printing (or with anything).
    pub fn obstacle(&self, id: u16, printing: Option<u16>, seat: Seat) -> Obstacle {
        let action = &self.game().actions[usize::from(id)];
        let position = self.matched.position();
        let matches = |thing: Thing| match (thing, printing) {
            (_, None) => true,
            (Thing::Card(card), Some(printing)) => self.matched.state().cards[usize::from(card)].printing == printing,
            _ => false,
        };
        let open = self.matched.choices().list.iter().any(|choice| {
            choice.kind == ChoiceKind::Action(id)
                && (printing.is_none() || choice.slots.iter().any(|thing| matches(*thing)))
        });
        if open {
            return Obstacle::Open;
        }
        let Some(frame) = self.phase_on_top() else {
            return Obstacle::Phase;
        };
        if !self.game().phases[usize::from(frame.phase)].actions.contains(&id) {
            return Obstacle::Phase;
        }
        if frame.limit != UNLIMITED && action.uses > frame.limit - frame.used {
            return Obstacle::Limit(frame.used, frame.limit);
        }
        let context = Context { you: seat, they: seat, ..Context::default() };
        if action.condition.as_ref().is_some_and(|condition| !evaluate::holds(condition, &context, &position)) {
            return Obstacle::Condition;
        }
        let mut nearest = Obstacle::Nothing;
        self.each_choice(action, 0, context, &mut |context| {
            let chosen = &context.slots[..action.choose.len()];
            let reached = if printing.is_some() && !chosen.iter().any(|thing| matches(*thing)) {
                Obstacle::NotThere
            } else {
                self.after_choice(action, context)
            };
            if reached > nearest {
                nearest = reached;
            }
        });
        nearest
    }

    /// Whether an action is about such cards at all, wherever they lie.
    fn fits(&self, id: u16, printing: u16, seat: Seat) -> bool {
        let position = self.matched.position();
        let Some(card) = self.matched.state().cards.iter().position(|card| card.printing == printing) else {
            return false;
        };
        let context = Context { you: seat, they: seat, ..Context::default() };
        self.game().actions[usize::from(id)].choose.iter().any(|(_, set)| {
            let plain = |test: &&Test| matches!(test, Test::Kind(_) | Test::Family(_));
            let tests: Vec<Test> = set.tests.iter().filter(plain).cloned().collect();
            !matches!(set.source, Source::Players(_) | Source::Opponents(_) | Source::PlacesOf(_))
                && evaluate::passes(&tests, Thing::Card(card as u16), &context, &position, false)
        })
    }

    fn after_choice(&self, action: &ActionDef, mut context: Context) -> Obstacle {
        let position = self.matched.position();
        for (at, (_, set)) in action.target.iter().enumerate() {
            let thing = evaluate::first(set, &context, &position);
            if thing == Thing::Nothing {
                return Obstacle::Target;
            }
            context.slots[action.choose.len() + at] = thing;
        }
        if action.allowed.as_ref().is_some_and(|condition| !evaluate::holds(condition, &context, &position)) {
            return Obstacle::Allowed;
        }
        let requirement = match &action.requires {
            None => return Obstacle::Open,
            Some(Payment::Own(requirement)) => Some(requirement),
            Some(Payment::OfChoice(slot)) => match context.slots[usize::from(*slot)] {
                Thing::Card(card) => position.family(card).requires.as_ref(),
                _ => None,
            },
        };
        requirement.map_or(Obstacle::Open, |requirement| Obstacle::Missing(self.missing(requirement, &context)))
    }

    fn missing(&self, requirement: &Requirement, context: &Context) -> Vec<(String, i32, i32)> {
        shortfalls(requirement, context, &self.matched.position())
            .iter()
            .map(|short| {
                let what = requirement.clauses[short.clause].alternatives.iter().map(|term| self.term(term));
                (what.collect::<Vec<_>>().join(" / "), short.have, short.want)
            })
            .collect()
    }

    fn term(&self, term: &Term) -> String {
        let game = self.game();
        match term {
            Term::Amount(_, Measure::Resource(id)) => self.plural(&game.resources[usize::from(*id)].name),
            Term::Amount(_, Measure::Query(id)) => self.plural(&game.queries[usize::from(*id)].name),
            Term::Amount(_, Measure::Counter(id)) => self.plural(&game.counters[usize::from(*id)].name),
            Term::Cards(set) => {
                let words: Vec<String> = set
                    .tests
                    .iter()
                    .filter_map(|test| match test {
                        Test::Kind(id) => Some(self.plural(&game.kinds[usize::from(*id)].name)),
                        Test::Family(id) => Some(self.plural(&game.families[usize::from(*id)].name)),
                        Test::Value(attribute, value) => Some(self.value(*attribute, *value, Some("pl"))),
                        _ => None,
                    })
                    .collect();
                let held = matches!(set.source, Source::Held(_) | Source::CardsIn(_));
                if words.is_empty() && held { self.plural("card") } else { words.join(" ") }
            }
        }
    }

    fn each_choice(&self, action: &ActionDef, at: usize, context: Context, visit: &mut dyn FnMut(Context)) {
        let Some((_, set)) = action.choose.get(at) else {
            visit(context);
            return;
        };
        evaluate::each(set, &context, &self.matched.position(), &mut |thing| {
            let mut inner = context;
            if at == 0 {
                inner.it = thing;
            }
            inner.slots[at] = thing;
            self.each_choice(action, at + 1, inner, visit);
            ControlFlow::Continue(())
        });
    }

    fn phase_on_top(&self) -> Option<&PhaseFrame> {
        match self.matched.state().stack.last() {
            Some(Frame::Phase(frame)) => Some(frame),
            _ => None,
        }
    }

    /// An action's name without what is chosen for it.
    pub fn action_name(&self, action: &ActionDef) -> String {
        let blank = || Argument::Text("…".into());
        let mut arguments = vec![("it", blank())];
        arguments.extend(action.choose.iter().chain(&action.target).map(|(name, _)| (name.as_str(), blank())));
        self.text(&key("action", &action.name), &arguments)
    }

    /// Printings that the words name, by their name in any form the table shows.
    pub fn named_cards(&self, wanted: &str) -> Vec<u16> {
        let wanted = fold(wanted);
        let (mut exact, mut loose) = (Vec::new(), Vec::new());
        for at in 0..self.game().printings.len() as u16 {
            let family = &self.game().families[usize::from(self.game().printings[usize::from(at)].family)].name;
            let (full, short, id) = (fold(&self.printing(at)), fold(&self.word(family)), fold(family));
            if contains_words(&wanted, &full) {
                exact.push((full.len(), at));
            } else if contains_words(&wanted, &short) || contains_words(&wanted, &id) {
                loose.push(at);
            }
        }
        // A longer name can hold a shorter one: the longest name that fits is meant.
        match exact.iter().map(|(length, _)| *length).max() {
            Some(longest) => exact.into_iter().filter(|(length, _)| *length == longest).map(|(_, at)| at).collect(),
            None => loose,
        }
    }

    fn named_actions(&self, wanted: &str, card: bool) -> Vec<u16> {
        let game = self.game();
        let verb = wanted.split(' ').next().unwrap_or("");
        let found: Vec<u16> = (0..game.actions.len() as u16)
            .filter(|id| {
                let action = &game.actions[usize::from(*id)];
                let name = fold(&self.action_name(action));
                contains_words(wanted, &fold(&action.name)) || !verb.is_empty() && name.split(' ').next() == Some(verb)
            })
            .collect();
        if found.is_empty() && card {
            return (0..game.actions.len() as u16)
                .filter(|id| !game.actions[usize::from(*id)].choose.is_empty())
                .collect();
        }
        found
    }

    fn tell_obstacle(&self, obstacle: &Obstacle, action: u16, printing: Option<u16>) -> String {
        let definition = &self.game().actions[usize::from(action)];
        let card = printing.map_or_else(|| "…".into(), |printing| self.printing(printing));
        let mut arguments =
            vec![("action", Argument::Text(self.action_name(definition))), ("card", Argument::Text(card))];
        let key = match obstacle {
            Obstacle::Phase => {
                let phase = self.phase_on_top().map(|frame| &self.game().phases[usize::from(frame.phase)].name);
                arguments.push(("phase", Argument::Text(phase.map_or_else(String::new, |name| self.word(name)))));
                "why-phase"
            }
            Obstacle::Limit(used, limit) => {
                arguments.push(("used", Argument::Number(i32::from(*used))));
                arguments.push(("limit", Argument::Number(i32::from(*limit))));
                "why-limit"
            }
            Obstacle::Nothing => "why-nothing",
            Obstacle::NotThere => "why-not-there",
            Obstacle::Condition => "why-condition",
            Obstacle::Target => "why-target",
            Obstacle::Allowed => "why-allowed",
            Obstacle::Missing(missing) => {
                let parts: Vec<String> = missing
                    .iter()
                    .map(|(what, have, want)| {
                        let arguments = [
                            ("what", Argument::Text(what.clone())),
                            ("have", Argument::Number(*have)),
                            ("want", Argument::Number(*want)),
                        ];
                        self.text("why-missing-part", &arguments)
                    })
                    .collect();
                arguments.push(("missing", Argument::Text(parts.join("; "))));
                "why-missing"
            }
            Obstacle::Open => {
                arguments.push(("label", Argument::Text(self.action_name(definition))));
                "why-open"
            }
        };
        capital(&self.text(key, &arguments))
    }
}

/// Lower case, single blanks, no punctuation.
pub fn fold(text: &str) -> String {
    text.replace(['_', '…', '«', '»', '“', '”', '"', '(', ')', ':', ',', '→'], " ")
        .to_lowercase()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether whole words stand in a text.
fn contains_words(text: &str, words: &str) -> bool {
    !words.is_empty() && format!(" {text} ").contains(&format!(" {words} "))
}
