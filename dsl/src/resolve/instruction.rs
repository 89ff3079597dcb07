//! Resolves instructions: checks each verb's objects against what the verb takes.

use super::Resolver;
use super::condition::one_player;
use super::object::with_role;
use super::selection::Nature;
use super::uses::Use;
use crate::problem::Problem;
use crate::syntax::{self, Amount, Head, Order, Prefix, Preposition, Selection, Span, Word};
use crate::tree::{Argument, Doer, Instruction, Number, Place, Quantity, Set, Source, Step, Subject, Who};
use crate::verb::{ArgumentType, VerbSpec};
use crate::vocabulary::{ACTIONS_LEFT, Bearer, Meaning, NEXT_BEAT, THIS_PHASE};

impl Resolver<'_> {
    pub(super) fn instruction(&mut self, instruction: &syntax::Instruction) -> Option<Instruction> {
        let mut doers = Doers::Nobody;
        let mut steps = Vec::new();
        for step in &instruction.steps {
            let they = self.they;
            let found = self.step(step, &mut doers);
            // Behind `then`, who was named before is `they`.
            self.they = match doers {
                Doers::Nobody => they,
                Doers::One => true,
                Doers::Several => false,
            };
            steps.push(found);
        }
        Some(Instruction { steps: steps.into_iter().collect::<Option<_>>()? })
    }

    fn step(&mut self, step: &syntax::Step, doers: &mut Doers) -> Option<Step> {
        let verb = self.vocabulary.verb(&step.verb.text)?;
        let spec = self.vocabulary.verb_spec(verb);
        let step = &with_role(&self.with_place_under(step), spec, self.scope);
        let doer = self.doer(step, doers)?;
        self.doer = doer != Doer::You;
        self.they |= self.doer;
        let mut arguments = vec![self.object(step, spec)?];
        let mut used = vec![false; step.roles.len()];
        let it = self.it;
        for role in spec.roles {
            let given = step.roles.iter().position(|given| role.prepositions.contains(&given.preposition));
            match given {
                Some(at) => {
                    used[at] = true;
                    let given = &step.roles[at];
                    let argument = self.role(given, role.kind, &arguments[0], step.verb.span)?;
                    // What is said of each of several places speaks of it.
                    if let (ArgumentType::Places, Argument::Place(Place::Any(places), _)) = (role.kind, &argument) {
                        self.it = Some(super::Bound::of(places));
                    }
                    arguments.push(argument);
                }
                None if role.required => {
                    let word = role.prepositions[0];
                    // Another word in its place is the mistake, if there is one.
                    let other = used.iter().position(|used| !used).map(|at| &step.roles[at]);
                    let (message, span) = match other {
                        Some(other) => {
                            let said = other.preposition;
                            (format!("`{}` takes `{word} …`, not `{said} …`", spec.name), other.span)
                        }
                        None if word == syntax::Preposition::To && spec.name != "set" => {
                            (format!("`{}` does not say where to", spec.name), step.verb.span)
                        }
                        None => (format!("`{}` needs `{word} …`", spec.name), step.verb.span),
                    };
                    let label = if other.is_some() { "not this word" } else { "something is missing after this" };
                    return self.fail(
                        Problem::new("sentence::missing_object", message, span, label)
                            .help(format!("write `{word} …`, as in `{}`", spec.example)),
                    );
                }
                None => arguments.push(Argument::None),
            }
        }
        self.it = it;
        if let Some(at) = used.iter().position(|used| !used) {
            let word = step.roles[at].preposition;
            let second = step.roles[..at].iter().any(|role| role.preposition == word);
            let (message, help) = if second {
                (format!("this is a second `{word} …`"), "leave one of the two out".to_owned())
            } else {
                let example = spec.example;
                (format!("`{}` takes no `{word} …`", spec.name), format!("leave it out, as in `{example}`"))
            };
            let span = step.roles[at].span;
            return self.fail(Problem::new("sentence::extra_object", message, span, "too much").help(help));
        }
        self.manner(step, spec, &arguments)?;
        self.whole_zone(step, spec, &arguments)?;
        Some(Step { doer, verb, arguments, manner: step.manner })
    }

    /// Who does it: you, the players named before the verb, or, as `they`, who was named before an earlier verb.
    fn doer(&mut self, step: &syntax::Step, doers: &mut Doers) -> Option<Doer> {
        let Some(doer) = &step.doer else {
            return Some(Doer::You);
        };
        if doer.head == Head::They && *doers == Doers::Several && doer.prefixes.is_empty() && doer.filters.is_empty() {
            return Some(Doer::Same);
        }
        let (set, nature) = self.things(doer, Use::Doer)?;
        if nature != Nature::Players {
            return self.mismatch(doer.span, "only players can act", "a player is expected before the verb");
        }
        if set.source == Source::Player(Who::You) {
            return Some(Doer::You);
        }
        *doers = if one_player(&set).is_some() { Doers::One } else { Doers::Several };
        Some(Doer::Each(set))
    }

    /// A further object. What a counter is set to may be one of its words.
    fn role(&mut self, role: &syntax::Role, kind: ArgumentType, first: &Argument, verb: Span) -> Option<Argument> {
        if let Some(order) = role.position
            && kind != ArgumentType::Place
        {
            let span = object_span(&role.object).unwrap_or(verb);
            return self.mismatch(span, format!("`the {order} of` has no meaning here"), "only before a place");
        }
        if let (ArgumentType::Card, Amount::Of(selection)) = (kind, &role.object) {
            return self.card(selection, false).map(Argument::Cards);
        }
        let (Argument::Counter(counter, _), ArgumentType::Number) = (first, kind) else {
            return self.argument(&role.object, kind, role.position, verb);
        };
        let counter = *counter;
        if !self.vocabulary.has_words(counter) {
            return self.argument(&role.object, kind, role.position, verb);
        }
        if role.preposition == Preposition::By {
            return self.mismatch_with(
                verb,
                "a counter that stands at words does not grow",
                "this verb",
                "write `set … to …`",
            );
        }
        self.wording = Some(counter);
        let argument = self.argument(&role.object, kind, role.position, verb);
        self.wording = None;
        if let Some(Argument::Number(value)) = &argument {
            self.same_words(counter, value, object_span(&role.object).unwrap_or(verb))?;
        }
        argument
    }

    /// A verb that may say where to, and does not, is done to a zone as a whole: `shuffle the deck`.
    fn whole_zone(&mut self, step: &syntax::Step, spec: &VerbSpec, arguments: &[Argument]) -> Option<()> {
        let may_say = spec.roles.iter().any(|role| !role.required && role.kind == ArgumentType::Place);
        let (true, [Argument::Cards(set), Argument::None]) = (may_say, arguments) else {
            return Some(());
        };
        let zone = matches!(&set.source, Source::CardsIn(places) if matches!(places.as_slice(), [Place::Zone(_)]));
        let all = matches!(set.quantity, Quantity::Unsaid | Quantity::All | Quantity::Each) && !set.definite;
        let plain = set.tests.is_empty() && set.equal_to.is_none() && set.otherwise.is_none();
        if zone && all && plain {
            return Some(());
        }
        let span = step.object.as_ref().and_then(object_span).unwrap_or(step.verb.span);
        self.mismatch_with(
            span,
            format!("without `into …`, `{}` is done to one zone as a whole", spec.name),
            "only a zone is expected here",
            format!("for example `{}`", spec.example),
        )
    }

    /// `face down` and `in any order` are said of cards that are put somewhere.
    fn manner(&mut self, step: &syntax::Step, spec: &VerbSpec, arguments: &[Argument]) -> Option<()> {
        if step.manner.any_order && matches!(arguments.first(), Some(Argument::Cards(Set { random: true, .. }))) {
            return self.mismatch_with(
                step.object.as_ref().and_then(object_span).unwrap_or(step.verb.span),
                "chance says in which order random cards come",
                "so `in any order` means nothing here",
                "leave one of the two out",
            );
        }
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
                    format!("it is not said what `{}` is done to", spec.name),
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
                .help(format!("leave it out, as in `{}`", spec.example)),
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
            if let (
                Amount::Per(inner, things),
                ArgumentType::Cards | ArgumentType::CardsOrResource | ArgumentType::Drawn,
            ) = (object, kind)
                && let Amount::Of(selection) = inner.as_ref()
            {
                return self.cards_per(selection, things, kind);
            }
            return self.mismatch(
                object_span(object).unwrap_or(verb),
                "it is not said of what so many: cards, or what else",
                "write what is counted, as in `2 cards`",
            );
        };
        match kind {
            ArgumentType::Cards | ArgumentType::CardsOrResource => self.cards(selection).map(Argument::Cards),
            ArgumentType::Card => self.card(selection, true).map(Argument::Cards),
            ArgumentType::Drawn => self.drawn(selection).map(Argument::Cards),
            ArgumentType::Place => self.place(selection, Use::One).map(|place| Argument::Place(place, position)),
            ArgumentType::Places => self.places(selection).map(|place| Argument::Place(place, position)),
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
                if let Head::Name(name) = &selection.head {
                    self.just_the_word(selection, &name[0])?;
                }
                Some(Argument::Counter(ACTIONS_LEFT, Subject::Table))
            }
            ArgumentType::Counter if !self.names_counter(selection) => {
                self.named(selection, "a counter is expected here", |meaning| match meaning {
                    Meaning::Counter(counter, _) => Some(Argument::Counter(counter, Subject::Table)),
                    _ => None,
                })
            }
            ArgumentType::Counter if self.is_own_counter(selection) => self.counter_of_doer(selection),
            ArgumentType::Counter => match self.named_number_of(selection, Use::Target)? {
                Some(Number::Counter(counter, subject)) => Some(Argument::Counter(counter, subject)),
                _ => self.mismatch(selection.span, "only a counter can be set or raised", "a counter is expected here"),
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

    /// Whether a counter of players is named without saying whose.
    fn is_own_counter(&self, selection: &Selection) -> bool {
        let Head::Name(name) = &selection.head else {
            return false;
        };
        let plain = selection.filters.is_empty()
            && !selection.says(&Prefix::Your)
            && !selection.says(&Prefix::Their)
            && !selection.says(&Prefix::Its);
        plain
            && name.last().is_some_and(|word| {
                let meanings = self.vocabulary.meanings(&word.text);
                meanings.iter().any(|meaning| matches!(meaning, Meaning::Counter(_, Bearer::Player)))
                    && !meanings.iter().any(|meaning| matches!(meaning, Meaning::Counter(_, Bearer::Table)))
            })
    }

    /// A player's counter without a possessor is the doer's own.
    fn counter_of_doer(&mut self, selection: &Selection) -> Option<Argument> {
        let who = if self.doer { Who::They } else { Who::You };
        self.named(selection, "a counter is expected here", |meaning| match meaning {
            Meaning::Counter(counter, Bearer::Player) => Some(Argument::Counter(counter, Subject::Player(who.clone()))),
            _ => None,
        })
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
        self.just_the_word(selection, word)?;
        let found = self.vocabulary.meanings(&word.text).iter().find_map(|meaning| fits(*meaning));
        match found {
            Some(found) => Some(found),
            None => self.unknown(word, expected, |meaning| fits(meaning).is_some()),
        }
    }
}

/// Who was named before a verb so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doers {
    Nobody,
    One,
    Several,
}

pub(super) fn object_span(amount: &Amount) -> Option<Span> {
    match amount {
        Amount::Number(_, span) => Some(*span),
        Amount::Of(selection) => Some(selection.span),
        Amount::Plus(left, _) | Amount::Minus(left, _) | Amount::Times(left, _) => object_span(left),
        Amount::Per(inner, _)
        | Amount::Divided(inner, ..)
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
