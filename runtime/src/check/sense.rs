//! Sentences that can be read and could never do anything: a verb without the zone it needs, an amount of none.

use quarterdeck_dsl::resolve::Bound;
use quarterdeck_dsl::syntax::Deed;
use quarterdeck_dsl::tree::{Argument, Instruction, Number, Place, Requirement, Set, Slot, Source, Step, Term};
use quarterdeck_dsl::vocabulary::Meaning;

use super::Builder;
use crate::game::Parts;
use crate::pack::keys::{Board, Card, board, card};
use crate::pack::reader::{Table, Text};
use crate::problem::{PackProblem, Spot};

impl Builder<'_> {
    /// What an instruction needs must be declared, and it must do something.
    pub(super) fn can_be_done(&mut self, text: &Text, instruction: &Instruction) {
        for step in &instruction.steps {
            let verb = self.vocabulary.verb_spec(step.verb);
            let forms = [verb.name, verb.third];
            for key in self.words_of(verb.name, step) {
                self.missing_word(text, &forms, key);
            }
            self.room_for(text, &forms, step);
            let none = step.arguments.iter().any(|argument| match argument {
                Argument::Cards(set) => takes_none(set),
                Argument::Resource(_, number) => constant(number).is_some_and(|number| number <= 0),
                // A counter can be set to 0, and a place may be reached with the weight 0.
                Argument::Number(number) => verb.name != "set" && constant(number) == Some(0),
                _ => false,
            });
            if none {
                self.does_nothing(text, &forms, verb.example);
            }
        }
    }

    /// What a requirement discards must have somewhere to go.
    pub(super) fn can_be_met(&mut self, text: &Text, requirement: &Requirement) {
        let mut discards = false;
        let cards = |term: &Term| matches!(term, Term::Cards(_));
        requirement.demand.each(&mut |deed, term| discards |= deed == Deed::Discard && cards(term));
        if discards && self.words.discards_to.is_none() {
            self.missing_word(text, &["discard"], "discards_to");
        }
    }

    /// Remembers the first sentence that speaks of what players hold.
    pub(super) fn speaks_of_held(&mut self, text: &Text) {
        if self.holding.is_none() {
            self.holding = self.held_in(text);
        }
    }

    /// Where a sentence speaks of what players hold; a zone or place that holds something just has it.
    fn held_in(&self, text: &Text) -> Option<Spot> {
        let spot = spot_of(text, &["hold", "holds", "held"]);
        if spot == text.spot {
            return None;
        }
        let (before, behind) = (&text.text[..spot.span.0 - text.start()], spot.span.1 - text.start());
        let before = before.trim_end().trim_end_matches("together").trim_end().replace(' ', "_").to_ascii_lowercase();
        let places = |meaning: &Meaning| matches!(meaning, Meaning::Zone(..) | Meaning::Board(_) | Meaning::PlaceOf(_));
        let mut places = self.vocabulary.words().filter(|(_, meanings)| meanings.iter().any(places));
        let has = places.any(|(word, _)| before.strip_suffix(word).is_some_and(|rest| rest.ends_with('_')));
        if !has {
            return Some(spot);
        }
        let cut = Spot { span: (text.spot.span.0 + behind, text.spot.span.1), ..text.spot.clone() };
        self.held_in(&Text { text: text.text[behind..].to_owned(), spot: cut, quotes: text.quotes })
    }

    /// What players hold lies in zones that are held.
    pub(super) fn nothing_held(&mut self) {
        if let Some(spot) = self.holding.clone().filter(|_| !self.zones.iter().any(|zone| zone.held)) {
            self.problems.push(
                PackProblem::new("pack::missing_key", "nobody ever holds anything", &spot, "no zone is held")
                    .help("add `held = true` to the zone of a player whose cards are meant"),
            );
        }
    }

    /// The keys of `[words]` that a verb needs and that are not given.
    fn words_of(&self, verb: &str, step: &Step) -> Vec<&'static str> {
        let words = &self.words;
        let needed: &[(&'static str, bool)] = match (verb, step.arguments.first()) {
            ("draw", Some(Argument::Cards(Set { source: Source::CardsIn(_), .. }))) => {
                &[("draws_to", words.draws_to.is_some())]
            }
            ("draw", _) => &[("draws_from", words.draws_from.is_some()), ("draws_to", words.draws_to.is_some())],
            ("reveal", _) => &[("reveals_to", words.reveals_to.is_some())],
            ("discard", Some(Argument::Cards(_))) => &[("discards_to", words.discards_to.is_some())],
            _ => &[],
        };
        needed.iter().filter(|(_, given)| !given).map(|(key, _)| *key).collect()
    }

    fn missing_word(&mut self, text: &Text, forms: &[&str], key: &'static str) {
        // What is misspelled in `[words]` is told there.
        if self.misspelled_words.contains(&key) {
            return;
        }
        // One missing key is told once, wherever else it would be needed.
        self.misspelled_words.push(key);
        let message = match key {
            "draws_from" => "it is not said where cards are drawn from",
            "draws_to" => "it is not said where drawn cards go",
            "reveals_to" => "it is not said where revealed cards go",
            _ => "it is not said where discarded cards go",
        };
        let usual = match key {
            "draws_from" => "deck",
            "draws_to" => "hand",
            "reveals_to" => "row",
            _ => "discard_pile",
        };
        let zone = self.zone_names().iter().find(|zone| *zone == usual).cloned().unwrap_or_else(|| "…".into());
        self.problems.push(
            PackProblem::new("pack::missing_words", message, &spot_of(text, forms), "this needs a zone")
                .help(format!("add `{key} = \"{zone}\"` to `[words]`")),
        );
    }

    /// Tiles are laid from a stack, and cards lie under cards that can hold them.
    fn room_for(&mut self, text: &Text, forms: &[&str], step: &Step) {
        for argument in &step.arguments {
            match argument {
                Argument::Board(board) if forms[0] == "lay" => {
                    let Some(board) = self.boards.get(usize::from(*board)).filter(|board| board.tiles.is_none()) else {
                        continue;
                    };
                    // A zone that there is not is told where the board names it.
                    let named = self.section("board").iter().find(|definition| definition.id == board.name);
                    if named.is_some_and(|definition| Table::<Board>::look(&definition.value).gives(&board::TILES)) {
                        continue;
                    }
                    let message = format!("it is not said where the tiles of `{}` come from", board.name);
                    let help = format!("add `tiles = \"…\"`, the zone of its tiles, to `[board.{}]`", board.name);
                    self.problems.push(
                        PackProblem::new("pack::missing_key", message, &spot_of(text, forms), "nothing can be laid")
                            .help(help),
                    );
                }
                Argument::Place(Place::Thing(set), _) if is_card(set) && !self.can_hold() => {
                    let message = "no card can hold others";
                    self.problems.push(
                        PackProblem::new("pack::holds_nothing", message, &spot_of(text, &["under", "onto", "on"]), "under a card")
                            .help("add `holds = true` to the cards under which others lie, or `parts = \"all\"` to their kind"),
                    );
                }
                _ => {}
            }
        }
    }

    /// Whether any card can hold others.
    fn can_hold(&self) -> bool {
        self.kinds.iter().any(|kind| kind.parts != Parts::None)
            || self.section("card").iter().any(|definition| Table::<Card>::look(&definition.value).gives(&card::HOLDS))
    }

    fn does_nothing(&mut self, text: &Text, forms: &[&str], example: &str) {
        let zero = spot_of(text, &["0"]);
        let spot = if zero == text.spot { spot_of(text, forms) } else { zero };
        self.problems.push(
            PackProblem::new("pack::does_nothing", "this never does anything", &spot, "an amount of none")
                .help(format!("write at least 1, as in `{example}`, or leave it out")),
        );
    }
}

/// Whether this is surely a card; what was chosen may be a place.
fn is_card(set: &Set) -> bool {
    match set.source {
        Source::Slot(slot) => slot == Slot::This || slot == Slot::Part,
        _ => Bound::of(set) == Bound::Card,
    }
}

/// Whether a verb would take none of these.
fn takes_none(set: &Set) -> bool {
    match &set.equal_to {
        Some(number) => constant(number).is_some_and(|number| number <= 0),
        None => set.quantity.take().1 <= 0,
    }
}

/// A number that nothing can change.
pub(super) fn constant(number: &Number) -> Option<i32> {
    match number {
        Number::Constant(number) => Some(*number),
        Number::Plus(left, right) => Some(constant(left)?.saturating_add(constant(right)?)),
        Number::Minus(left, right) => Some(constant(left)?.saturating_sub(constant(right)?)),
        Number::Times(left, right) => match (constant(left), constant(right)) {
            (Some(0), _) | (_, Some(0)) => Some(0),
            (left, right) => Some(left?.saturating_mul(right?)),
        },
        _ => None,
    }
}

/// Where one of these words stands in a sentence; the whole sentence if none does.
pub(super) fn spot_of(text: &Text, words: &[&str]) -> Spot {
    if !text.is_verbatim() {
        return text.spot.clone();
    }
    let mut start = 0;
    for part in text.text.split_inclusive(|letter: char| !letter.is_alphanumeric() && letter != '_') {
        let word = part.trim_end_matches(|letter: char| !letter.is_alphanumeric() && letter != '_');
        if words.iter().any(|wanted| word.eq_ignore_ascii_case(wanted)) {
            let from = text.start() + start;
            return Spot { file: text.spot.file.clone(), span: (from, from + word.len()) };
        }
        start += part.len();
    }
    text.spot.clone()
}
