//! How much of each thing a game can have: what is more than ids reach, or than memory holds, is refused with the number and the limit.

use quarterdeck_dsl::tree::CardAt;
use quarterdeck_dsl::vocabulary::{Bearer, CounterId};

use super::Builder;
use crate::game::{MOST_SEATS, What};
use crate::pack::compose::{Definition, Draft};
use crate::pack::keys::{Attribute, Card, Counter, Opt, attribute, card, counter, option};
use crate::pack::reader::Table;
use crate::problem::{PackProblem, Spot};

/// How much a game can have.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Cards with a name of their own.
    pub families: usize,
    /// Cards in a box; and zones and places, taken together.
    pub cards: usize,
    /// Of everything else that has a name, and of the parts that rules are made of.
    pub others: usize,
    /// Numbers that are printed on all cards together, or that are counted.
    pub numbers: usize,
}

impl Limits {
    /// What ids and memory have room for.
    pub const WIDEST: Limits = Limits { families: 100_000, cards: 1_000_000, others: 60_000, numbers: 100_000_000 };
}

// An id that is one too many would be another thing.
const _: () = assert!(Limits::WIDEST.others < CounterId::MOST && Limits::WIDEST.cards < CardAt::MOST / 2);

/// Sections of which there can be so many as of everything.
const OTHERS: &[(&str, &str)] = &[
    ("option", "options"),
    ("kind", "kinds"),
    ("attribute", "attributes"),
    ("resource", "resources"),
    ("zone", "zones"),
    ("board", "boards"),
    ("counter", "counters"),
    ("event", "events"),
    ("query", "queries"),
    ("phase", "phases"),
    ("action", "actions"),
    ("effect", "named effects"),
    ("chapter", "chapters"),
    ("beat", "beats"),
    ("group", "groups"),
    ("row", "rows"),
];
/// Words that one option, attribute or counter can stand at.
const MOST_VALUES: usize = 10_000;
/// Letters of an id.
const LONGEST_ID: usize = 80;

/// What is too much before anything is read further.
pub(super) fn too_much(draft: &Draft, limits: &Limits) -> Vec<PackProblem> {
    let mut problems = Vec::new();
    let section = |name: &str| draft.sections.get(name).map_or(&[][..], Vec::as_slice);
    let others = OTHERS.iter().map(|(name, words)| (*name, *words, limits.others));
    for (name, words, most) in others.chain([("card", "cards with a name of their own", limits.families)]) {
        let all = section(name);
        if let Some(definition) = all.get(most) {
            problems.push(too_many(words, all.len(), most, &definition.spot));
        }
        problems.extend(all.iter().filter(|definition| definition.id.len() > LONGEST_ID).map(long_id));
    }
    let options = section("option").iter().map(|known| Table::<Opt>::look(&known.value).listed(&option::VALUES));
    let attributes =
        section("attribute").iter().map(|known| Table::<Attribute>::look(&known.value).listed(&attribute::VALUES));
    let counters = section("counter").iter().map(|known| Table::<Counter>::look(&known.value).listed(&counter::VALUES));
    for values in options.chain(attributes).chain(counters) {
        if let Some(value) = values.get(MOST_VALUES) {
            problems.push(too_many("values of one thing", values.len(), MOST_VALUES, &value.spot));
        }
    }
    let attributes = section("attribute");
    let copies = section("card")
        .iter()
        .map(|card| Table::<Card>::look(&card.value).listed(&card::COPIES).len().max(1))
        .sum::<usize>();
    let numbers = copies.saturating_mul(attributes.len());
    if let Some(definition) = attributes.last().filter(|_| numbers > limits.numbers) {
        problems.push(too_many("numbers printed on cards", numbers, limits.numbers, &definition.spot));
    }
    problems
}

fn too_many(words: &str, count: usize, most: usize, spot: &Spot) -> PackProblem {
    let message = format!("this game has {count} {words}, and {most} is the most");
    PackProblem::new("pack::too_many", message, spot, "this is one too many")
}

fn long_id(definition: &Definition) -> PackProblem {
    let beginning: String = definition.id.chars().take(20).collect();
    let span = (definition.spot.span.0, definition.spot.span.1.min(definition.spot.span.0 + beginning.len()));
    let spot = Spot { file: definition.spot.file.clone(), span };
    PackProblem::new(
        "pack::bad_name",
        format!("the id that begins with `{beginning}` has {} letters", definition.id.chars().count()),
        &spot,
        "this id is too long",
    )
    .help(format!("an id has at most {LONGEST_ID} letters"))
}

impl Builder<'_> {
    /// What is too much once everything is read.
    pub(super) fn too_much_in_all(&mut self, limits: &Limits) {
        let head = self.draft.packs.first().map(|pack| pack.spot.clone()).unwrap_or_default();
        let deeds = self.effects.iter().map(Vec::len).max().unwrap_or(0);
        let offers = self.effects.iter().flatten().map(|deed| match &deed.what {
            What::Offer(offers) => offers.len(),
            _ => 0,
        });
        let steps = self.phases.iter().map(|phase| phase.steps.len()).max().unwrap_or(0);
        for (words, count, most) in [
            ("effects", self.effects.len(), limits.others),
            ("deeds in one effect", deeds, limits.others),
            ("choices in one offer", offers.max().unwrap_or(0), limits.others),
            ("steps in one phase", steps, limits.others),
            ("rules and abilities", self.triggers.len(), limits.others),
            ("scripts", self.scripts.len(), limits.others),
            ("counters, resources and notes of what is done once", self.counters.len(), limits.others),
            ("kinds of copies", self.printings.len(), limits.cards),
        ] {
            if count > most {
                self.problems.push(too_many(words, count, most, &head));
            }
        }
        self.too_many_things(limits, &head);
    }

    /// What is too much on the table: cards, zones, numbers that are counted.
    fn too_many_things(&mut self, limits: &Limits, head: &Spot) {
        let mut cards = 0;
        let mut last = None;
        for printing in &self.printings {
            cards += printing.most();
            if cards > limits.cards && last.is_none() {
                last = Some(usize::from(printing.family));
            }
        }
        if let Some(family) = last {
            let spot = self.section("card").get(family).map_or(head, |definition| &definition.spot);
            self.problems.push(too_many("cards", cards, limits.cards, spot));
            return;
        }
        let zones: usize = self.zones.iter().map(|zone| if zone.per_player { MOST_SEATS } else { 1 }).sum();
        let places: usize = self.boards.iter().map(|board| usize::from(board.most)).sum();
        let spot = self.section("board").last().map_or(head, |definition| &definition.spot);
        let all = zones + self.boards.len() + places;
        if all > limits.cards {
            let words = "zones and places, taken together";
            self.problems.push(too_many(words, all, limits.cards, spot));
        }
        let counted = self.counters.iter().map(|counter| match counter.bearer {
            Bearer::Table => 1,
            Bearer::Player => MOST_SEATS,
            Bearer::Place => places,
            Bearer::Card => cards,
        });
        let numbers: usize = counted.sum();
        if numbers > limits.numbers {
            let spot = self.section("counter").last().map_or(head, |definition| &definition.spot);
            self.problems.push(too_many("numbers that are counted", numbers, limits.numbers, spot));
        }
    }
}
