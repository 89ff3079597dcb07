//! Resolves selections: which cards, players, places. What stands behind the noun is in `filter.rs`.

use super::uses::{Said, Use};
use super::words::{Whose, Words};
use super::{Bound, Resolver};
use crate::problem::Problem;
use crate::syntax::{Filter, Head, Order, Selection, Span, Word};
use crate::tree::{Quantity, Set, Side, Slot, Source, Test, Who, ZoneRef};
use crate::vocabulary::Meaning;

/// What a selection turns out to be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nature {
    Cards,
    Players,
    Places,
    Values,
    Amounts,
}

impl Nature {
    /// In a sentence: `a card has no …`.
    pub fn plural(self) -> &'static str {
        match self {
            Nature::Cards => "cards",
            Nature::Players => "players",
            Nature::Places => "places",
            Nature::Values => "values",
            Nature::Amounts => "amounts",
        }
    }
}

/// What a noun means, before anything behind it is looked at.
struct Noun {
    set: Set,
    nature: Nature,
    /// Which filter the noun has taken for itself: `the hand of the active player`.
    taken: Option<usize>,
    /// Whether there is just one of it by its nature, or it is called by its own name.
    single: bool,
}

impl Noun {
    fn new(source: Source, nature: Nature) -> Noun {
        Noun { set: Set::of(source), nature, taken: None, single: false }
    }

    fn single(source: Source, nature: Nature) -> Noun {
        Noun { single: true, ..Noun::new(source, nature) }
    }
}

impl Resolver<'_> {
    /// The things a selection means where it stands, and what they are.
    pub(super) fn things(&mut self, selection: &Selection, place: Use) -> Option<(Set, Nature)> {
        let selection = &self.regrouped(selection);
        let mut words = self.words(selection)?;
        let selection = &self.first_of_players(selection, &mut words);
        let noun = self.head(selection, &mut words)?;
        let (mut set, nature) = (noun.set, noun.nature);
        let one = noun.single || matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_));
        if matches!(place, Use::One | Use::Target | Use::Within) && one && words.said() == Said::Nothing {
            // What there is only one of needs no word.
        } else if matches!(place, Use::One | Use::Target) && words.said() == Said::Nothing {
            return self.which_one(selection);
        } else if place == Use::Hold && counts_values(selection) {
            // `hold cards of 4 different colors` says how many behind the noun.
        } else {
            self.word_of_number(selection, &words, place)?;
        }
        if matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_))
            && let Some(span) = words.number.or(words.order.map(|(_, span)| span))
        {
            return self.only_one(span);
        }
        set.quantity = words.quantity;
        let mut rounds = selection.filters.iter().filter_map(|filter| match filter {
            Filter::Clockwise(from) => Some(from.span),
            _ => None,
        });
        let clockwise = rounds.next().is_some();
        if let Some(span) = rounds.next() {
            return self.mismatch(span, "it says twice where the round begins", "leave one of the two out");
        }
        self.another(&words, nature, clockwise, &mut set)?;
        let mut placed = !matches!(set.source, Source::Everywhere);
        for (at, filter) in selection.filters.iter().enumerate() {
            if noun.taken != Some(at) {
                self.filter(filter, nature, place, &mut set, &mut placed)?;
            }
        }
        self.belonging(&words, nature, &mut set, &mut placed)?;
        self.ordered(&words, nature, &mut set)?;
        self.by_chance(&words, nature, &mut set)?;
        if nature == Nature::Cards && !placed {
            if place == Use::Object && words.said() == Said::Definite && !noun.single {
                self.which_was_chosen(selection)?;
            }
            self.somewhere(selection, noun.single, place, &mut set)?;
        }
        self.among_which(selection, nature, &set)?;
        if let Some(otherwise) = &selection.otherwise {
            set.otherwise = Some(Box::new(self.otherwise(otherwise, nature, place)?));
        }
        Some((set, nature))
    }

    /// `the first player clockwise from you` is the first of them, not who began.
    fn first_of_players(&self, selection: &Selection, words: &mut Words) -> Selection {
        let mut selection = selection.clone();
        if let Head::Name(name) = &mut selection.head
            && let [word] = name.as_mut_slice()
            && self.vocabulary.meanings(&word.text).contains(&Meaning::FirstPlayer)
            && selection.filters.iter().any(|filter| matches!(filter, Filter::Clockwise(_)))
            && words.order.is_none()
            && words.number.is_none()
        {
            words.order = Some((Order::First, word.span));
            words.quantity = Quantity::One;
            word.text = "player".into();
        }
        selection
    }

    fn which_one<T>(&mut self, selection: &Selection) -> Option<T> {
        self.mismatch_with(
            selection.span,
            "it does not say which one is meant",
            "one thing is expected here",
            format!("write `the {selection}`, or name the thing that was chosen"),
        )
    }

    fn only_one<T>(&mut self, span: Span) -> Option<T> {
        self.fail(
            Problem::new(
                "sentence::word_of_number",
                "this word has no meaning here",
                span,
                "there is only one of what stands after it",
            )
            .help("leave it out"),
        )
    }

    /// `another`, `other`: none of those that were spoken of.
    fn another(&mut self, words: &Words, nature: Nature, clockwise: bool, set: &mut Set) -> Option<()> {
        let Some(span) = words.other else {
            return Some(());
        };
        let before = set.tests.len();
        let players = nature == Nature::Players;
        if players {
            let others = match &set.source {
                Source::Players(_) if !clockwise => {
                    let teams = self.vocabulary.has_teams();
                    let others = if teams { |you| Source::Side(Side::Others, you) } else { Source::Opponents };
                    set.source = others(Who::You);
                    true
                }
                Source::Players(_) | Source::Side(Side::Team, _) => false,
                Source::Side(_, from) => *from == Who::You,
                Source::Opponents(from) => *from == Who::You && !clockwise,
                _ => return self.only_one(span),
            };
            if !others {
                let you = Set::of(Source::Player(Who::You));
                set.tests.push(Test::Not(vec![Test::Among(Box::new(you))]));
            }
        }
        if self.scope.this && nature == Nature::Cards {
            set.tests.push(Test::Other(Slot::This));
        }
        if self.it.is_some_and(|bound| nature_of(bound) == nature) {
            set.tests.push(Test::Other(Slot::It));
        }
        for (at, (_, bound)) in (0..).zip(&self.scope.names) {
            if nature_of(*bound) == nature {
                set.tests.push(Test::Other(Slot::Bound(at)));
            }
        }
        if players || set.tests.len() > before {
            return Some(());
        }
        self.fail(
            Problem::new(
                "sentence::other_than_what",
                "it does not say other than what",
                span,
                "nothing was spoken of before",
            )
            .help("leave it out, or let something be chosen first"),
        )
    }

    /// `your lanterns`: those that you hold, or that are yours where they lie.
    fn belonging(&mut self, words: &Words, nature: Nature, set: &mut Set, placed: &mut bool) -> Option<()> {
        let Some((_, span)) = words.whose else {
            return Some(());
        };
        let used = match (&set.source, nature) {
            (Source::Zone(ZoneRef { whose, .. }), _) => whose.is_some(),
            (Source::Player(Who::OwnerOf(_)), _) => words.its(),
            (Source::Opponents(_) | Source::Side(Side::Partners, _), _) => !words.its(),
            (Source::Side(..), _) => true,
            (Source::Slot(_), _) => false,
            (_, Nature::Cards) => match words.player() {
                Some(player) if *placed => {
                    set.tests.push(Test::OwnedBy(player));
                    true
                }
                Some(player) => {
                    set.source = Source::Held(player);
                    *placed = true;
                    true
                }
                None => false,
            },
            _ => false,
        };
        if used {
            return Some(());
        }
        let (message, help) = match nature {
            Nature::Places => ("this belongs to no player", "write `the`"),
            Nature::Cards => ("this has no cards of its own", "write `under it`, or `of its owner`"),
            _ => ("this belongs to nobody", "leave this word out"),
        };
        self.mismatch_with(span, message, "this word has no meaning here", help)
    }

    /// An order word makes the selection definite, if its things lie in an order.
    fn ordered(&mut self, words: &Words, nature: Nature, set: &mut Set) -> Option<()> {
        let behind = set.tests.iter().any(|test| matches!(test, Test::Behind(_)));
        if let Some((order, span)) = words.order {
            let lies = match (&set.source, nature) {
                (Source::Everywhere | Source::HeldBySome(_), _) => false,
                (_, Nature::Cards | Nature::Players | Nature::Places) => true,
                _ => false,
            };
            if !lies {
                return self.mismatch_with(
                    span,
                    format!("it does not say where something is `{order}`"),
                    "these lie in no order",
                    "say in which zone, or held by whom: `the top card of the deck`",
                );
            }
            if set.distinct.is_some() || set.same.is_some() {
                return self.mismatch_with(
                    span,
                    "`of different …` and `of the same …` do not go with an order word",
                    "this word already says which ones are meant",
                    "leave one of the two out",
                );
            }
            set.order = Some(order);
            set.definite = true;
            set.skip = words.nth.map_or(0, |n| n - 1);
        }
        // What is nearest behind a thing is the last of what lies behind it.
        if behind {
            set.order = match set.order {
                Some(Order::First) | None => Some(Order::Last),
                Some(Order::Last) => Some(Order::First),
                other => other,
            };
        }
        Some(())
    }

    fn head(&mut self, selection: &Selection, words: &mut Words) -> Option<Noun> {
        let name = match &selection.head {
            Head::Name(name) => name,
            pronoun => return self.pronoun(pronoun, selection, words),
        };
        let (noun, adjectives) = name.split_last()?;
        let mut found = self.noun(noun, selection, adjectives.is_empty(), words)?;
        for adjective in adjectives {
            let test = self.adjective(adjective, found.nature)?;
            let odd = found.nature == Nature::Values
                || matches!(found.set.source, Source::Zone(_) | Source::Ends) && test != Test::Empty;
            if odd {
                let message = format!("`{}` is not said of this", adjective.text.replace('_', " "));
                return self.mismatch(adjective.span, message, "this word has no meaning here");
            }
            found.set.tests.push(test);
        }
        Some(found)
    }

    fn pronoun(&mut self, pronoun: &Head, selection: &Selection, words: &Words) -> Option<Noun> {
        if let Some(span) = words.first() {
            return self.only_one(span);
        }
        Some(match pronoun {
            Head::It => match self.it {
                Some(bound) => Noun::single(Source::Slot(Slot::It), nature_of(bound)),
                None => return self.nothing_is_it(selection.span),
            },
            Head::This if self.scope.this => Noun::single(Source::Slot(Slot::This), Nature::Cards),
            Head::This => {
                return self.fail(
                    Problem::new(
                        "sentence::no_card_speaks",
                        "there is no `this card` here",
                        selection.span,
                        "only a card's own sentences may say this",
                    )
                    .help("say which card is meant: `it`, or `a card in …`"),
                );
            }
            Head::Part if self.scope.part => Noun::single(Source::Slot(Slot::Part), Nature::Cards),
            Head::Part => {
                return self.fail(
                    Problem::new(
                        "sentence::no_card_speaks",
                        "there is no `this part` here",
                        selection.span,
                        "only an action that cards bring may say this",
                    )
                    .help("say `this card`, or let the action be `of = \"card\"`"),
                );
            }
            Head::You => Noun::single(Source::Player(Who::You), Nature::Players),
            Head::They | Head::Name(_) => {
                self.somebody(selection.span)?;
                Noun::single(Source::Player(Who::They), Nature::Players)
            }
        })
    }

    fn noun(&mut self, noun: &Word, selection: &Selection, plain: bool, words: &Words) -> Option<Noun> {
        // `the piece` is the chosen one, if no more is said of it; `a piece` speaks of any.
        let bare = words.number.is_none() && words.order.is_none() && words.which().is_none() && words.whose.is_none();
        let unknown = self.vocabulary.meanings(&noun.text).is_empty();
        let chosen = bare && words.the.is_some() && selection.filters.is_empty() || unknown;
        if plain
            && chosen
            && let Some((slot, bound)) = self.scope.find(&noun.text)
        {
            return Some(Noun::single(Source::Slot(slot), nature_of(bound)));
        }
        let meanings = self.vocabulary.meanings(&noun.text).to_vec();
        for meaning in &meanings {
            let found = match meaning {
                Meaning::AnyPlayer if words.whose.is_some() => {
                    let span = words.whose.map_or(noun.span, |(_, span)| span);
                    return self.mismatch_with(
                        span,
                        "players belong to nobody",
                        "this word has no meaning here",
                        "write `your opponents`, or leave it out",
                    );
                }
                Meaning::AnyPlayer => Noun::new(Source::Players(Who::Active), Nature::Players),
                Meaning::Opponent => Noun::new(Source::Opponents(words.player().unwrap_or(Who::You)), Nature::Players),
                Meaning::Partner => {
                    let of = selection.filters.iter().position(|filter| matches!(filter, Filter::OfThing(_)));
                    let taken = of.filter(|_| words.whose.is_none());
                    let who = match taken.map(|at| &selection.filters[at]) {
                        Some(Filter::OfThing(thing)) => self.player(thing)?,
                        _ => words.player().unwrap_or(Who::You),
                    };
                    Noun { taken, ..Noun::new(Source::Side(Side::Partners, who), Nature::Players) }
                }
                Meaning::Team => {
                    let (whose, taken) = self.whose(true, selection, words, noun)?;
                    let team = Source::Side(Side::Team, whose.unwrap_or(Who::You));
                    Noun { taken, ..Noun::new(team, Nature::Players) }
                }
                Meaning::ActivePlayer => Noun::single(Source::Player(Who::Active), Nature::Players),
                Meaning::FirstPlayer => Noun::single(Source::Player(Who::First), Nature::Players),
                Meaning::Owner => {
                    let (who, taken) = self.owner(selection, words)?;
                    let more = selection.filters.iter().enumerate().find(|(at, _)| Some(*at) != taken);
                    if let Some((_, more)) = more {
                        return self.mismatch(
                            super::filter::filter_span(more),
                            "an owner is not described further",
                            "this has no meaning here",
                        );
                    }
                    Noun { taken, ..Noun::single(Source::Player(who), Nature::Players) }
                }
                Meaning::AnyCard => Noun::new(Source::Everywhere, Nature::Cards),
                Meaning::Kind(kind) => {
                    let mut noun = Noun::new(Source::Everywhere, Nature::Cards);
                    noun.set.tests.push(Test::Kind(*kind));
                    noun
                }
                Meaning::Family(family) => {
                    let mut noun = Noun::single(Source::Everywhere, Nature::Cards);
                    noun.set.tests.push(Test::Family(*family));
                    noun
                }
                Meaning::Attribute(attribute) if self.vocabulary.values(*attribute) > 0 => {
                    let count = self.vocabulary.values(*attribute);
                    Noun::new(Source::Values(*attribute, count), Nature::Values)
                }
                Meaning::PlaceOf(_) => {
                    // Boards may share the word for a place.
                    let boards = meanings.iter().filter_map(|meaning| match meaning {
                        Meaning::PlaceOf(board) => Some(*board),
                        _ => None,
                    });
                    Noun::new(Source::PlacesOf(boards.collect()), Nature::Places)
                }
                Meaning::AnyZone => Noun::new(Source::Ends, Nature::Places),
                Meaning::AnyAmount => Noun::new(self.amounts(selection)?, Nature::Amounts),
                Meaning::Zone(zone, owned) => {
                    let (whose, taken) = self.whose(*owned, selection, words, noun)?;
                    let zone = ZoneRef { zone: *zone, whose };
                    Noun { taken, ..Noun::single(Source::Zone(zone), Nature::Places) }
                }
                _ => continue,
            };
            return Some(found);
        }
        if meanings.iter().any(|meaning| matches!(meaning, Meaning::Board(_))) {
            return self.mismatch_with(
                noun.span,
                "this is a board as a whole",
                "a card, kind, zone or player is expected here",
                "speak of its places, or say what lies `on` it",
            );
        }
        self.unknown(noun, "a card, kind, zone or player is expected here", |meaning| {
            matches!(
                meaning,
                Meaning::Kind(_)
                    | Meaning::Family(_)
                    | Meaning::AnyCard
                    | Meaning::AnyPlayer
                    | Meaning::Zone(..)
                    | Meaning::PlaceOf(_)
            )
        })
    }

    /// `its owner`, `the owner of the piece`
    fn owner(&mut self, selection: &Selection, words: &Words) -> Option<(Who, Option<usize>)> {
        let of = selection.filters.iter().position(|filter| matches!(filter, Filter::OfThing(_)));
        if words.its() {
            return Some((Who::OwnerOf(Slot::It), None));
        }
        if let Some(at) = of
            && let Filter::OfThing(thing) = &selection.filters[at]
        {
            let (set, nature) = self.things(thing, Use::One)?;
            if !matches!(nature, Nature::Cards | Nature::Players) {
                return self.mismatch(thing.span, "only cards belong to players", "a card is expected here");
            }
            let who = match set.source {
                Source::Slot(slot) if set.tests.is_empty() => Who::OwnerOf(slot),
                _ => Who::OfSet(Box::new(set)),
            };
            return Some((who, Some(at)));
        }
        self.mismatch_with(
            selection.span,
            "it does not say whose owner is meant",
            "the owner of what?",
            "write `its owner` or `the owner of …`",
        )
    }

    /// Whose zone is meant: `your hand`, `the hand of the active player`.
    pub(super) fn whose(
        &mut self,
        owned: bool,
        selection: &Selection,
        words: &Words,
        noun: &Word,
    ) -> Option<(Option<Who>, Option<usize>)> {
        let name = noun.text.replace('_', " ");
        if !owned {
            if let Some((_, span)) = words.whose {
                return self.mismatch_with(
                    span,
                    format!("the {name} is shared by all players"),
                    "this word has no meaning here",
                    format!("write `the {name}`"),
                );
            }
            return Some((None, None));
        }
        if let Some(player) = words.player() {
            return Some((Some(player), None));
        }
        if let Some((Whose::It, span)) = words.whose {
            let who = match self.it {
                Some(Bound::Player) => Who::Bound(Slot::It),
                Some(Bound::Card) => Who::OwnerOf(Slot::It),
                _ => return self.mismatch(span, format!("this has no {name}"), "`it` is neither a card nor a player"),
            };
            return Some((Some(who), None));
        }
        for (at, filter) in selection.filters.iter().enumerate() {
            match filter {
                Filter::OfThing(thing) => return Some((Some(self.player(thing)?), Some(at))),
                Filter::OfYours(_) => return Some((Some(Who::You), Some(at))),
                _ => {}
            }
        }
        self.fail(
            Problem::new(
                "sentence::whose_zone",
                format!("every player has a {name}"),
                noun.span,
                "it does not say whose",
            )
            .help(format!("write `your {name}` or `the {name} of the active player`")),
        )
    }

    /// The one player a selection means.
    pub(super) fn player(&mut self, selection: &Selection) -> Option<Who> {
        let (set, nature) = self.things(selection, Use::One)?;
        match set.source {
            Source::Player(who) if set.tests.is_empty() => Some(who),
            Source::Slot(slot) if nature == Nature::Players && set.tests.is_empty() => Some(Who::Bound(slot)),
            _ if nature == Nature::Players => Some(Who::OfSet(Box::new(set))),
            _ => {
                let message = format!("a player is expected here, and these are {}", nature.plural());
                self.mismatch(selection.span, message, "a player is expected here")
            }
        }
    }

    pub(super) fn nothing_is_it<T>(&mut self, span: Span) -> Option<T> {
        self.fail(
            Problem::new(
                "sentence::nothing_is_it",
                "nothing is called `it` here",
                span,
                "no choice or event comes before this",
            )
            .help("`it` is what an action lets the player `choose`, or the card an event is about"),
        )
    }
}

fn counts_values(selection: &Selection) -> bool {
    selection.filters.iter().any(|filter| matches!(filter, Filter::OfDifferent(Some(_), _)))
}

pub(super) fn nature_of(bound: Bound) -> Nature {
    match bound {
        Bound::Card => Nature::Cards,
        Bound::Place => Nature::Places,
        Bound::Player => Nature::Players,
        Bound::Value => Nature::Values,
        Bound::Amount => Nature::Amounts,
    }
}
