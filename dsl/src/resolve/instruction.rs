//! Resolves instructions: checks each verb's objects against what the verb takes.

use super::selection::Nature;
use super::{Resolver, Scope};
use crate::problem::Problem;
use crate::syntax::{self, Amount, Filter, Head, Order, Prefix, Preposition, Selection, Span, Word};
use crate::tree::{Argument, Doer, Instruction, Number, Source, Step, Subject, Who};
use crate::verb::{ArgumentType, VerbSpec};
use crate::vocabulary::{ACTIONS_LEFT, Bearer, Meaning, NEXT_BEAT, THIS_PHASE};

impl Resolver<'_> {
    pub(super) fn instruction(&mut self, instruction: &syntax::Instruction) -> Option<Instruction> {
        let steps: Vec<Option<Step>> = instruction.steps.iter().map(|step| self.step(step)).collect();
        Some(Instruction { steps: steps.into_iter().collect::<Option<_>>()? })
    }

    fn step(&mut self, step: &syntax::Step) -> Option<Step> {
        let verb = self.vocabulary.verb(&step.verb.text)?;
        let spec = self.vocabulary.verb_spec(verb);
        let step = &with_role(step, spec, self.scope);
        let doer = match &step.doer {
            None => Doer::You,
            Some(doer) => {
                let (set, nature) = self.things(doer)?;
                if nature != Nature::Players {
                    return self.mismatch(doer.span, "only players can act", "a player is expected before the verb");
                }
                if set.source == Source::Player(Who::You) { Doer::You } else { Doer::Each(set) }
            }
        };
        let mut arguments = vec![self.object(step, spec)?];
        let mut used = vec![false; step.roles.len()];
        for role in spec.roles {
            let given = step.roles.iter().position(|given| role.prepositions.contains(&given.preposition));
            match given {
                Some(at) => {
                    used[at] = true;
                    let given = &step.roles[at];
                    let argument = self.argument(&given.object, role.kind, given.position, step.verb.span)?;
                    if let (Argument::Counter(counter, subject), Argument::Number(value)) = (&arguments[0], &argument) {
                        let counter = Number::Counter(*counter, subject.clone());
                        self.same_words(&counter, value, object_span(&given.object))?;
                    }
                    arguments.push(argument);
                }
                None if role.required => {
                    let word = role.prepositions[0];
                    return self.fail(
                        Problem::new(
                            "sentence::missing_object",
                            format!("`{}` needs `{word} …`", spec.name),
                            step.verb.span,
                            "something is missing after this",
                        )
                        .help(format!("for example `{}`", spec.example)),
                    );
                }
                None => arguments.push(Argument::None),
            }
        }
        if let Some(at) = used.iter().position(|used| !used) {
            let word = step.roles[at].preposition;
            return self.fail(
                Problem::new(
                    "sentence::extra_object",
                    format!("`{}` takes no `{word} …`", spec.name),
                    step.verb.span,
                    "this verb",
                )
                .help(format!("for example `{}`", spec.example)),
            );
        }
        self.manner(step, spec)?;
        Some(Step { doer, verb, arguments, manner: step.manner })
    }

    /// `face down` and `in any order` are said of cards that are put somewhere.
    fn manner(&mut self, step: &syntax::Step, spec: &VerbSpec) -> Option<()> {
        let puts = spec.roles.iter().any(|role| role.required && role.kind == ArgumentType::Place);
        if step.manner == syntax::Manner::default() || puts {
            return Some(());
        }
        let word = if step.manner.face_down { "face down" } else { "in any order" };
        self.fail(
            Problem::new(
                "sentence::extra_object",
                format!("`{}` does not put cards anywhere, so `{word}` means nothing here", spec.name),
                step.verb.span,
                "this verb",
            )
            .help("for example `put it on the top of the deck, face down`"),
        )
    }

    fn object(&mut self, step: &syntax::Step, spec: &VerbSpec) -> Option<Argument> {
        match (&step.object, spec.object) {
            (Some(object), Some((kind, _))) => self.argument(object, kind, None, step.verb.span),
            (None, Some((_, true))) => self.fail(
                Problem::new(
                    "sentence::missing_object",
                    format!("`{}` needs an object", spec.name),
                    step.verb.span,
                    "something is missing after this",
                )
                .help(format!("for example `{}`", spec.example)),
            ),
            (Some(_), None) => self.fail(
                Problem::new(
                    "sentence::extra_object",
                    format!("`{}` takes no object", spec.name),
                    step.verb.span,
                    "this verb",
                )
                .help(format!("for example `{}`", spec.example)),
            ),
            (None, _) => Some(Argument::None),
        }
    }

    fn argument(
        &mut self,
        object: &Amount,
        kind: ArgumentType,
        position: Option<Order>,
        verb: Span,
    ) -> Option<Argument> {
        if kind == ArgumentType::Number {
            return self.amount(object).map(Argument::Number);
        }
        if matches!(kind, ArgumentType::Resource | ArgumentType::CardsOrResource) {
            if let Some(resource) = self.unit(object) {
                return self.resource_amount(object).map(|amount| Argument::Resource(resource, amount));
            }
            if kind == ArgumentType::Resource {
                let span = object_span(object).unwrap_or(verb);
                return match object_word(object) {
                    Some(word) => self.unknown(&word, "a resource is expected here", |meaning| {
                        matches!(meaning, Meaning::Resource(_))
                    }),
                    None => self.mismatch(span, "it does not say of what", "a resource is expected here"),
                };
            }
        }
        let Amount::Of(selection) = object else {
            if let (Amount::Per(inner, things), ArgumentType::Cards | ArgumentType::CardsOrResource) = (object, kind)
                && let Amount::Of(selection) = inner.as_ref()
            {
                return self.cards_per(selection, things);
            }
            return self.mismatch(
                object_span(object).unwrap_or(verb),
                "a number cannot stand here",
                "a name is expected here",
            );
        };
        match kind {
            ArgumentType::Cards | ArgumentType::CardsOrResource => {
                let (mut set, nature) = self.things(selection)?;
                match nature {
                    Nature::Cards => {}
                    Nature::Places => {
                        // "discard the market" means the cards that lie there.
                        let place = self.place(selection)?;
                        set.source = Source::CardsIn(vec![place]);
                    }
                    Nature::Players => {
                        return self.mismatch(selection.span, "a player is not a card", "cards are expected here");
                    }
                    Nature::Values | Nature::Amounts => {
                        return self.mismatch(selection.span, "a value is not a card", "cards are expected here");
                    }
                }
                Some(Argument::Cards(set))
            }
            ArgumentType::Place => self.place(selection).map(|place| Argument::Place(place, position)),
            ArgumentType::Player => self.player(selection).map(Argument::Player),
            ArgumentType::Phase if selection.head == Head::This => Some(Argument::Phase(THIS_PHASE)),
            ArgumentType::Phase => self.named(selection, "a phase is expected here", |meaning| match meaning {
                Meaning::Phase(phase) => Some(Argument::Phase(phase)),
                _ => None,
            }),
            ArgumentType::Event => self.named(selection, "an event is expected here", |meaning| match meaning {
                Meaning::Event(event) => Some(Argument::Event(event)),
                _ => None,
            }),
            ArgumentType::Beat => self.named(selection, "a beat is expected here", |meaning| match meaning {
                Meaning::Beat(beat) => Some(Argument::Beat(beat)),
                Meaning::NextBeat => Some(Argument::Beat(NEXT_BEAT)),
                _ => None,
            }),
            ArgumentType::Board => self.named(selection, "a board is expected here", |meaning| match meaning {
                Meaning::Board(board) => Some(Argument::Board(board)),
                _ => None,
            }),
            ArgumentType::Counter if self.names_actions_left(selection) => {
                Some(Argument::Counter(ACTIONS_LEFT, Subject::Table))
            }
            ArgumentType::Counter if !self.names_counter(selection) => {
                self.named(selection, "a counter is expected here", |meaning| match meaning {
                    Meaning::Counter(counter, _) => Some(Argument::Counter(counter, Subject::Table)),
                    _ => None,
                })
            }
            ArgumentType::Counter => match self.named_number(selection)? {
                Some(Number::Counter(counter, subject)) => Some(Argument::Counter(counter, subject)),
                _ => self.counter_of_you(selection),
            },
            ArgumentType::Number | ArgumentType::Resource => None,
        }
    }

    fn names_actions_left(&self, selection: &Selection) -> bool {
        matches!(&selection.head, Head::Name(name) if name.len() == 1
            && self.vocabulary.meanings(&name[0].text).contains(&Meaning::ActionsLeft))
    }

    fn names_counter(&self, selection: &Selection) -> bool {
        matches!(&selection.head, Head::Name(name) if name.last().is_some_and(|word| {
            self.vocabulary.meanings(&word.text).iter().any(|meaning| matches!(meaning, Meaning::Counter(..)))
        }))
    }

    /// A player's counter without a possessor is the doer's own.
    fn counter_of_you(&mut self, selection: &Selection) -> Option<Argument> {
        self.named(selection, "a counter is expected here", |meaning| match meaning {
            Meaning::Counter(counter, Bearer::Player) => Some(Argument::Counter(counter, Subject::Player(Who::They))),
            _ => None,
        })
    }

    /// `draw 1 card per piece on the target`
    fn cards_per(&mut self, selection: &Selection, things: &Selection) -> Option<Argument> {
        let (mut set, nature) = self.things(selection)?;
        if nature != Nature::Cards {
            return self.mismatch(selection.span, "these are not cards", "cards are expected here");
        }
        let each = set.quantity.wanted();
        let (count, _) = self.things(things)?;
        let times = Number::Times(Box::new(Number::Constant(each)), Box::new(Number::Count(Box::new(count))));
        set.equal_to = Some(Box::new(times));
        Some(Argument::Cards(set))
    }

    fn named(
        &mut self,
        selection: &Selection,
        expected: &str,
        fits: impl Fn(Meaning) -> Option<Argument>,
    ) -> Option<Argument> {
        let Head::Name(name) = &selection.head else {
            return self.mismatch(selection.span, "a pronoun cannot stand here", expected);
        };
        let word = self.single(name)?;
        if !selection.filters.is_empty() {
            let message = format!("`{}` cannot be described further", word.text.replace('_', " "));
            return self.mismatch(selection.span, message, "only the name is expected here");
        }
        let found = self.vocabulary.meanings(&word.text).iter().find_map(|meaning| fits(*meaning));
        match found {
            Some(found) => Some(found),
            None => self.unknown(word, expected, |meaning| fits(meaning).is_some()),
        }
    }

    /// The resource an amount is measured in: `2 tokens`, `half their tokens`, `its tokens`.
    fn unit(&self, amount: &Amount) -> Option<u8> {
        match amount {
            Amount::Of(selection) => {
                let Head::Name(name) = &selection.head else {
                    return None;
                };
                let [word] = name.as_slice() else {
                    return None;
                };
                if self.scope.find(&word.text).is_some() {
                    return None;
                }
                self.vocabulary.meanings(&word.text).iter().find_map(|meaning| match meaning {
                    Meaning::Resource(resource) => Some(*resource),
                    _ => None,
                })
            }
            Amount::Plus(left, _) | Amount::Minus(left, _) => self.unit(left),
            Amount::Times(left, right) => self.unit(left).or_else(|| self.unit(right)),
            Amount::Per(inner, _)
            | Amount::Half(inner, _)
            | Amount::Twice(inner)
            | Amount::AtLeast(inner, _)
            | Amount::AtMost(inner, _)
            | Amount::Group(inner) => self.unit(inner),
            Amount::Number(..) | Amount::Distinct(..) | Amount::Total(..) | Amount::Extreme(..) => None,
        }
    }

    /// How much: `2 tokens`, `tokens equal to its cost`, `its tokens`, `all your tokens`.
    fn resource_amount(&mut self, amount: &Amount) -> Option<Number> {
        if let Amount::Of(selection) = amount {
            if let Some(Filter::EqualTo(value)) =
                selection.filters.iter().find(|filter| matches!(filter, Filter::EqualTo(_)))
            {
                return self.amount(value);
            }
            let unsaid = selection.prefixes.iter().all(|before| matches!(before.prefix, Prefix::All | Prefix::The))
                && selection.filters.is_empty();
            if unsaid {
                return self.mismatch(selection.span, "it does not say how much", "write `2 …` or `all your …`");
            }
        }
        self.amount(amount)
    }
}

/// `put it under this card`: of one thing nothing more is said, so that what reads like a place
/// belongs to the verb. Of several (`move all cards in the deck`) it says which, except that things
/// in a place are put under what comes last (`move all cards in the hand under this card`).
fn with_role(step: &syntax::Step, spec: &VerbSpec, scope: &Scope) -> syntax::Step {
    let mut step = step.clone();
    let missing = spec
        .roles
        .iter()
        .find(|role| role.required && !step.roles.iter().any(|given| role.prepositions.contains(&given.preposition)));
    if let (Some(missing), Some(Amount::Of(selection))) = (missing, &mut step.object) {
        // A number lies nowhere: `lay tile count on the track`.
        let counts = matches!(spec.object, Some((ArgumentType::Number, _)));
        let one = match &selection.head {
            _ if counts => true,
            Head::Name(name) => matches!(name.as_slice(), [word] if scope.find(&word.text).is_some()),
            _ => true,
        };
        let placed = matches!(selection.filters.as_slice(), [.., Filter::In(false, _), Filter::Under(_)]);
        if !one && !placed {
            return step;
        }
        let found = match selection.filters.last() {
            Some(Filter::Under(thing)) => Some((Preposition::Under, thing.as_ref().clone())),
            Some(Filter::In(false, places)) if places.len() == 1 => Some((Preposition::In, places[0].clone())),
            _ => None,
        };
        if let Some((preposition, thing)) = found
            && missing.prepositions.contains(&preposition)
        {
            selection.filters.pop();
            step.roles.push(syntax::Role { preposition, position: None, object: Amount::Of(thing) });
        }
    }
    step
}

pub(super) fn object_span(amount: &Amount) -> Option<Span> {
    match amount {
        Amount::Number(_, span) => Some(*span),
        Amount::Of(selection) => Some(selection.span),
        Amount::Plus(left, _) | Amount::Minus(left, _) | Amount::Times(left, _) => object_span(left),
        Amount::Per(inner, _)
        | Amount::Half(inner, _)
        | Amount::Twice(inner)
        | Amount::AtLeast(inner, _)
        | Amount::AtMost(inner, _)
        | Amount::Group(inner) => object_span(inner),
        Amount::Distinct(word, _) | Amount::Total(word, _) => Some(word.span),
        Amount::Extreme(_, name, _) => name.first().map(|word| word.span),
    }
}

fn object_word(amount: &Amount) -> Option<Word> {
    match amount {
        Amount::Of(selection) => match &selection.head {
            Head::Name(name) => name.last().cloned(),
            _ => None,
        },
        Amount::Per(inner, _) => object_word(inner),
        _ => None,
    }
}
