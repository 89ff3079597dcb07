//! The cards of the box: each can come into play, and there are enough of them for what is required.

use quarterdeck_dsl::vocabulary::ZoneId;
use std::collections::BTreeMap;

use quarterdeck_dsl::tree::{Measure, Place, Requirement, Set, Source, Term, Test};
use quarterdeck_dsl::{Inside, Part};

use super::Builder;
use crate::game::{FamilyDef, Given, Payment, PrintingDef, Store, What};
use crate::pack::keys::{Card, Copies, card, copies};
use crate::pack::reader::{Table, Text};
use crate::pack::value::Value;
use crate::problem::{PackProblem, Spot};

impl Builder<'_> {
    /// Every card starts somewhere, and from there it can get on.
    pub(super) fn cards_in_play(&mut self) {
        let spoken_of = self.zones_spoken_of();
        // Both are gone through once, however many cards there are.
        let looked_for = self.looked_for_everywhere();
        let mut printed: Vec<Vec<&PrintingDef>> = vec![Vec::new(); self.families.len()];
        for printing in self.printings.iter().filter(|printing| printing.count > 0) {
            printed.get_mut(usize::from(printing.family)).into_iter().for_each(|own| own.push(printing));
        }
        let mut problems = Vec::new();
        for (at, definition) in self.section("card").iter().enumerate() {
            let own = printed.get(at).map_or(&[][..], Vec::as_slice);
            let Some(first) = own.first() else { continue };
            let problem = if self.zones.is_empty() || !self.says_where(&definition.value) {
                let message = format!("it is not said where `{}` lies when a match begins", definition.id);
                PackProblem::new("pack::starts_nowhere", message, &definition.spot, "there is no zone `deck`")
                    .help("add `starts_in = \"…\"`, or a zone `deck`, in which cards lie if nothing else is said")
            } else if let Some(zone) = own
                .iter()
                .find(|printing| !printing.per_player && self.zones[usize::from(printing.starts_in)].per_player)
                .map(|printing| &self.zones[usize::from(printing.starts_in)].name)
            {
                let message =
                    format!("every player has a `{zone}`, and it is not said in whose `{}` lies", definition.id);
                PackProblem::new("pack::starts_nowhere", message, &definition.spot, "whose is it?")
                    .help("add `per = \"player\"` if each player has it, or let it start in a zone that all share")
            } else if own.iter().all(|printing| !spoken_of[usize::from(printing.starts_in)])
                && self.draft.scripts.is_empty()
                && !looked_for
                    .iter()
                    .any(|tests| tests.iter().all(|test| self.may_pass(test, &self.families[at], first)))
            {
                let zone = &self.zones[usize::from(first.starts_in)].name;
                let message = format!("`{}` never comes into play: no sentence speaks of `{zone}`", definition.id);
                PackProblem::new("pack::never_in_play", message, &definition.spot, "it stays where it starts")
                    .help(format!("let something take it out of `{zone}`, or let it start elsewhere with `starts_in`"))
            } else {
                continue;
            };
            problems.push(problem);
        }
        self.problems.extend(problems);
    }

    /// Whether a card says where it starts, or there is a zone for those that do not.
    fn says_where(&self, card: &Value) -> bool {
        let table = Table::<Card>::look(card);
        if table.said(&card::STARTS_IN).is_some() || self.zones.iter().any(|zone| zone.name == "deck") {
            return true;
        }
        let elsewhere = |copy: &&Value| Table::<Copies>::look(copy).said(&copies::STARTS_IN).is_some();
        table.gives(&card::COPIES) && table.listed(&card::COPIES).iter().all(elsewhere)
    }

    /// The zones that anything speaks of, or whose cards work where they lie.
    fn zones_spoken_of(&self) -> Vec<bool> {
        let mut spoken = vec![false; self.zones.len()];
        let mut note = |zone: ZoneId| {
            if let Some(spoken) = spoken.get_mut(usize::from(zone)) {
                *spoken = true;
            }
        };
        for (at, zone) in self.zones.iter().enumerate() {
            let (double, single) = (format!("\"{}\"", zone.name), format!("'{}'", zone.name));
            let in_script = |(_, text): &(String, String)| text.contains(&double) || text.contains(&single);
            if zone.held || zone.works || self.draft.scripts.iter().any(in_script) {
                note(ZoneId::at(at));
            }
            zone.refill.iter().for_each(|zone| note(*zone));
        }
        let words = &self.words;
        [words.draws_from, words.draws_to, words.discards_to, words.reveals_to]
            .into_iter()
            .flatten()
            .for_each(&mut note);
        for resource in &self.resources {
            if let Store::Cards { kept, source, sink } = resource.store {
                [kept, source, sink].into_iter().for_each(&mut note);
            }
        }
        for board in &self.boards {
            board.tiles.iter().for_each(|zone| note(*zone));
            board.from.iter().chain(&board.to).for_each(|end| note(end.zone));
        }
        self.every_part(&mut |part| match part {
            Part::Place(Place::Zone(zone)) => note(zone.zone),
            Part::Set(Set { source: Source::Zone(zone), .. }) => note(zone.zone),
            _ => {}
        });
        spoken
    }

    /// What selections test that look everywhere for cards.
    fn looked_for_everywhere(&self) -> Vec<&[Test]> {
        let mut found = Vec::new();
        self.every_part(&mut |part| {
            if let Part::Set(set) = part
                && set.source == Source::Everywhere
            {
                found.push(set.tests.as_slice());
            }
        });
        found
    }

    /// Everything inside all sentences of the game.
    fn every_part<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        for deed in self.effects.iter().flatten() {
            deed.condition.iter().for_each(|condition| condition.inside(see));
            match &deed.what {
                What::Do(instruction) => instruction.inside(see),
                What::Choose(choice) => {
                    choice.set.inside(see);
                    choice.by.iter().for_each(|by| by.inside(see));
                }
                What::Each(_, set, _) => set.inside(see),
                What::To(to) => to.players.inside(see),
                What::Let(given) => match &given.value {
                    Given::Amount(number) => number.inside(see),
                    Given::Thing(set) => set.inside(see),
                },
                What::Either(either) => either.0.inside(see),
                What::Offer(offers) => {
                    offers.iter().flat_map(|offer| &offer.condition).for_each(|condition| condition.inside(see));
                }
                What::Run(_) | What::Perform(_) => {}
            }
        }
        for action in &self.actions {
            action.condition.iter().chain(&action.allowed).for_each(|condition| condition.inside(see));
            action.choose.iter().chain(&action.target).for_each(|(_, set)| set.inside(see));
            if let Some(Payment::Own(requirement)) = &action.requires {
                requirement.inside(see);
            }
        }
        for query in &self.queries {
            query.base.inside(see);
        }
        let changes = self.queries.iter().flat_map(|query| &query.changes);
        for change in changes.chain(self.families.iter().flat_map(|family| &family.changes)) {
            change.condition.iter().for_each(|condition| condition.inside(see));
            change.by.inside(see);
        }
        self.families.iter().flat_map(|family| &family.requires).for_each(|requirement| requirement.inside(see));
        self.triggers.iter().flat_map(|trigger| &trigger.condition).for_each(|condition| condition.inside(see));
        for phase in &self.phases {
            phase.each.iter().for_each(|set| set.inside(see));
            phase.condition.iter().for_each(|condition| condition.inside(see));
            phase.limit.iter().for_each(|limit| limit.inside(see));
        }
    }

    /// Requirements that all cards of the box together could not meet. The largest box is looked at: every card takes
    /// part, and each player has those of a player.
    pub(super) fn requirements_of_box(&mut self) {
        let copies = self.effects.iter().flatten().any(|deed| match &deed.what {
            What::Do(instruction) => {
                instruction.steps.iter().any(|step| self.vocabulary.verb_spec(step.verb).name == "copy")
            }
            _ => false,
        });
        // Where cards can become others, and where scripts do what they like, nothing is known.
        if copies {
            return;
        }
        let mut found = Vec::new();
        for (text, requirement) in &self.required {
            requirement.demand.each(&mut |_, term| {
                let (wanted, most) = self.most_of(term, requirement);
                if wanted <= most {
                    return;
                }
                found.push(match term {
                    Term::Cards(_) => {
                        let (why, help) = match most {
                            0 => ("the box has none of these cards".to_owned(), "name cards that there are"),
                            _ => {
                                let why = format!("the box has only {most} of these cards");
                                (why, "ask for fewer, or give the cards more `copies`")
                            }
                        };
                        never_met(text, wanted, &why).help(help)
                    }
                    Term::Amount(..) => {
                        let why = format!("nobody can ever have more than {most}");
                        never_met(text, wanted, &why).help("ask for less, or give the resource a larger `most`")
                    }
                });
            });
        }
        self.problems.append(&mut found);
    }

    /// How many a term asks for, and how many there are at most.
    fn most_of(&self, term: &Term, requirement: &Requirement) -> (i32, i32) {
        match term {
            Term::Cards(set) if set.equal_to.is_none() => (set.quantity.wanted(), self.most_cards(set, requirement)),
            Term::Amount(quantity, Measure::Resource(resource)) => {
                (quantity.wanted(), self.resources[usize::from(*resource)].most)
            }
            _ => (0, i32::MAX),
        }
    }

    fn most_cards(&self, set: &Set, requirement: &Requirement) -> i32 {
        let mut sum = 0i32;
        let mut by_value: BTreeMap<i32, i32> = BTreeMap::new();
        let mut wild = 0;
        for printing in self.printings.iter().filter(|printing| printing.count > 0) {
            let count = i32::try_from(printing.most()).unwrap_or(i32::MAX);
            let faces =
                std::iter::once(printing).chain(printing.faces.iter().map(|face| &self.printings[usize::from(*face)]));
            let mut fits = false;
            for face in faces {
                let family = &self.families[usize::from(face.family)];
                if requirement.wildcards && !family.counts_as.is_empty() {
                    wild = i32::saturating_add(wild, count);
                    fits = false;
                    break;
                }
                if set.tests.iter().all(|test| self.may_pass(test, family, face)) {
                    fits = true;
                    if let Some(attribute) = set.distinct.or(set.same) {
                        *by_value.entry(face.values[usize::from(attribute)]).or_default() += count;
                    }
                }
            }
            if fits {
                sum = sum.saturating_add(count);
            }
        }
        let found = if set.distinct.is_some() {
            by_value.len() as i32
        } else if set.same.is_some() {
            by_value.values().copied().max().unwrap_or(0)
        } else {
            sum
        };
        found.saturating_add(wild)
    }

    /// Whether a card could pass a test by what is printed on it; what else is asked may always hold.
    fn may_pass(&self, test: &Test, family: &FamilyDef, printing: &PrintingDef) -> bool {
        match test {
            // A crafted card is of the kinds of its parts, too.
            Test::Kind(kind) => family.kinds.holds(*kind) || family.holds,
            Test::Family(wanted) => *wanted == printing.family || family.holds,
            Test::Value(attribute, value) => {
                family.holds || printing.values.get(usize::from(*attribute)).is_none_or(|printed| printed == value)
            }
            Test::Any(tests) => tests.iter().any(|test| self.may_pass(test, family, printing)),
            _ => true,
        }
    }
}

fn never_met(text: &Text, wanted: i32, why: &str) -> PackProblem {
    let spot: Spot = super::sense::spot_of(text, &[&wanted.to_string()]);
    PackProblem::new("pack::never_met", format!("this can never be met: {why}"), &spot, "more than there are")
}
