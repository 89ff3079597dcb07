//! What nouns mean that are no cards: players, zones, places, values, amounts.

use quarterdeck_dsl::resolve::Bound;
use quarterdeck_dsl::syntax::{Filter, Word};
use quarterdeck_dsl::tree::{Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{BoardId, Meaning};

use super::account::{Filters, Whose, Words};
use super::things::{Found, Sort, of_thing, with_filters};
use super::world::refuse;
use super::{Meant, Speech, World};

impl World<'_> {
    pub(super) fn players(
        &self,
        meanings: &[Meaning],
        adjectives: &[Word],
        words: &mut Words,
        mut filters: Filters<'_>,
        speech: &Speech,
    ) -> Meant<Found> {
        if meanings.contains(&Meaning::Owner) {
            let thing = match (words.take_whose(), filters.take(of_thing)) {
                (Some(Whose::Its), None) => {
                    filters.done()?;
                    self.it(speech)?
                }
                (None, Some(thing)) if thing.closed => {
                    filters.done()?;
                    self.one(thing, speech)?
                }
                (None, Some(thing)) => self.one(&with_filters(thing, &filters.take_all()), speech)?,
                _ => return refuse("whose owner"),
            };
            let mut found = Found::just(Sort::Players, self.owner(thing).map(Thing::Player).into_iter().collect());
            found.single = true;
            for word in adjectives {
                self.keep_adjective(&mut found.things, word, speech)?;
            }
            return Ok(found);
        }
        if meanings.contains(&Meaning::Partner) || meanings.contains(&Meaning::Team) {
            return self.team(meanings.contains(&Meaning::Team), adjectives, words, filters, speech);
        }
        let from = filters.take(|filter| match filter {
            Filter::Clockwise(from) => Some(from),
            _ => None,
        });
        let from = from.map(|from| self.one(from, speech)).transpose()?;
        let start = match from {
            None => Some(self.facts.active()),
            Some(Thing::Player(seat)) => Some(seat),
            Some(Thing::Nothing) => None,
            Some(_) => return refuse("a round begins at a player"),
        };
        let mut seats = start.map_or_else(Vec::new, |seat| self.players_from(seat));
        let (mut sure, mut first_of_them, mut single) = (false, false, false);
        let opponents = meanings.contains(&Meaning::Opponent);
        if opponents {
            let whose = words.take_whose();
            sure = whose.is_some();
            let but = match whose {
                None | Some(Whose::Your) => Some(speech.you),
                Some(Whose::Their) => self.they(speech)?,
                Some(Whose::Its) => return refuse("`its` does not belong to players"),
            };
            if from.is_none() {
                seats = but.map_or_else(Vec::new, |seat| self.players_from(seat));
            }
            seats.retain(|seat| match from {
                None => Some(*seat) != but,
                Some(from) => Thing::Player(*seat) != from,
            });
            // Who plays with one is no opponent.
            let of = start.filter(|_| from.is_some()).or(but);
            seats.retain(|seat| !of.is_some_and(|of| self.facts.partners(of, *seat)));
        } else if meanings.contains(&Meaning::ActivePlayer) || meanings.contains(&Meaning::FirstPlayer) {
            let active = meanings.contains(&Meaning::ActivePlayer);
            let only = if active { self.facts.active() } else { self.facts.first() };
            sure = true;
            match from {
                None => {
                    single = true;
                    seats.retain(|seat| *seat == only);
                }
                Some(_) if active => return refuse("one player is no round"),
                // `the first player clockwise from X` is the first of them, not who began.
                Some(_) => first_of_them = true,
            }
        }
        let mut found = Found::just(Sort::Players, seats.into_iter().map(Thing::Player).collect());
        (found.sure, found.single) = (sure, single);
        for word in adjectives {
            self.keep_adjective(&mut found.things, word, speech)?;
        }
        let (most, others): (Vec<&Filter>, Vec<&Filter>) =
            filters.take_all().into_iter().partition(|filter| matches!(filter, Filter::WithMost(..)));
        for filter in others {
            self.keep(&mut found.things, filter, speech)?;
        }
        if words.take_other()? {
            if from.is_none() && !opponents {
                // Others than you come in the order of opponents.
                let round = self.players_from(speech.you);
                found.things.sort_by_key(|thing| round.iter().position(|seat| Thing::Player(*seat) == *thing));
            }
            self.leave_out(&mut found, speech)?;
        }
        for filter in most {
            self.keep(&mut found.things, filter, speech)?;
        }
        found.first = first_of_them;
        Ok(found)
    }

    /// Partners, or a whole team: of whom is said before or behind the noun; partners of whom it is not said are yours.
    fn team(
        &self,
        whole: bool,
        adjectives: &[Word],
        words: &mut Words,
        mut filters: Filters<'_>,
        speech: &Speech,
    ) -> Meant<Found> {
        let whose = words.take_whose();
        let sure = whose.is_some();
        let of = match whose {
            Some(Whose::Its) if !whole || !matches!(self.scope.it, Some(Bound::Card | Bound::Player)) => {
                return refuse("only players and owners have partners");
            }
            Some(whose) => self.owner(self.possessor(whose, speech)?),
            None if whole && filters.take(of_yours).is_some() => Some(speech.you),
            None => match filters.take(of_thing) {
                Some(thing) => match self.one(thing, speech)? {
                    Thing::Player(seat) => Some(seat),
                    Thing::Nothing => None,
                    _ => return refuse("whose partner"),
                },
                None if whole => return refuse("whose team"),
                None => Some(speech.you),
            },
        };
        let mut seats = of.map_or_else(Vec::new, |seat| self.players_from(seat));
        seats.retain(|seat| match of {
            Some(of) if of == *seat => whole,
            Some(of) => self.facts.partners(of, *seat),
            None => false,
        });
        let mut found = Found::just(Sort::Players, seats.into_iter().map(Thing::Player).collect());
        (found.sure, found.single) = (sure, false);
        for word in adjectives {
            self.keep_adjective(&mut found.things, word, speech)?;
        }
        let (most, others): (Vec<&Filter>, Vec<&Filter>) =
            filters.take_all().into_iter().partition(|filter| matches!(filter, Filter::WithMost(..)));
        for filter in others {
            self.keep(&mut found.things, filter, speech)?;
        }
        if words.take_other()? {
            self.leave_out(&mut found, speech)?;
        }
        for filter in most {
            self.keep(&mut found.things, filter, speech)?;
        }
        Ok(found)
    }

    /// The place where all that have it must be of the same sort.
    pub(super) fn zones(
        &self,
        meanings: &[Meaning],
        adjectives: &[Word],
        words: &mut Words,
        mut filters: Filters<'_>,
        speech: &Speech,
    ) -> Meant<Found> {
        let Some(Meaning::Zone(zone, per_player)) = meanings.iter().find(|it| matches!(it, Meaning::Zone(..))) else {
            return refuse("no zone");
        };
        let owner = match (words.take_whose(), per_player) {
            (Some(_), false) => return refuse("the zone belongs to nobody"),
            (Some(Whose::Its), true) if !matches!(self.scope.it, Some(Bound::Card | Bound::Player)) => {
                return refuse("only players and owners have zones");
            }
            (Some(whose), true) => Some(self.owner(self.possessor(whose, speech)?)),
            (None, true) if filters.take(of_yours).is_some() => Some(Some(speech.you)),
            (None, true) => match filters.take(of_thing) {
                Some(thing) => match self.one(thing, speech)? {
                    Thing::Player(seat) => Some(Some(seat)),
                    Thing::Nothing => Some(None),
                    _ => return refuse("whose zone"),
                },
                None => return refuse("whose zone"),
            },
            (None, false) => None,
        };
        let zones = match owner {
            None => vec![self.facts.zone(*zone, None)],
            Some(None) => Vec::new(),
            Some(Some(seat)) => vec![self.facts.zone(*zone, Some(seat))],
        };
        let mut found = Found::just(Sort::Zones, zones.into_iter().map(Thing::Zone).collect());
        found.single = true;
        for word in adjectives {
            self.keep_adjective(&mut found.things, word, speech)?;
        }
        for filter in filters.take_all() {
            self.keep(&mut found.things, filter, speech)?;
        }
        Ok(found)
    }

    pub(super) fn places(
        &self,
        meanings: &[Meaning],
        adjectives: &[Word],
        words: &mut Words,
        mut filters: Filters<'_>,
        speech: &Speech,
    ) -> Meant<Found> {
        if words.take_whose().is_some() {
            return refuse("places belong to nobody");
        }
        let mut zones: Vec<ZoneAt> = Vec::new();
        if meanings.contains(&Meaning::AnyZone) {
            zones.extend(self.facts.ends());
        }
        for board in BoardId::all(self.facts.boards()) {
            if meanings.contains(&Meaning::PlaceOf(board)) {
                zones.extend(self.places_of(board));
            }
        }
        let mut found = Found::just(Sort::Zones, zones.into_iter().map(Thing::Zone).collect());
        found.sure = false;
        for word in adjectives {
            self.keep_adjective(&mut found.things, word, speech)?;
        }
        self.keep_all(&mut found, &filters.take_all(), words, speech)?;
        Ok(found)
    }

    pub(super) fn values(
        &self,
        meanings: &[Meaning],
        words: &mut Words,
        mut filters: Filters<'_>,
        speech: &Speech,
    ) -> Meant<Found> {
        let Some(attribute) = meanings.iter().find_map(|meaning| match meaning {
            Meaning::Attribute(attribute) if self.worded(*attribute) => Some(*attribute),
            _ => None,
        }) else {
            return refuse("a number is no thing");
        };
        let of = match (words.take_whose(), filters.take(of_thing)) {
            (Some(Whose::Its), None) => Some(self.it(speech)?),
            (Some(_), _) => return refuse("players have no values"),
            (None, Some(thing)) if thing.closed => Some(self.one(thing, speech)?),
            (None, Some(thing)) => Some(self.one(&with_filters(thing, &filters.take_all()), speech)?),
            (None, None) => None,
        };
        filters.done()?;
        Ok(match of {
            Some(thing) => {
                let value = self.attribute(thing, attribute).map(|value| Thing::Value(attribute, value));
                Found::just(Sort::Values, value.into_iter().collect())
            }
            None => {
                let all = (0..self.vocabulary.values(attribute)).map(|value| Thing::Value(attribute, value));
                let mut found = Found::just(Sort::Values, all.collect());
                found.sure = false;
                found
            }
        })
    }

    pub(super) fn amounts(&self, mut filters: Filters<'_>, speech: &Speech) -> Meant<Found> {
        let bounds = filters.take(|filter| match filter {
            Filter::Amounts(low, high) => Some((low, high)),
            _ => None,
        });
        let Some((low, high)) = bounds else { return refuse("up to which number?") };
        filters.done()?;
        let low = low.as_ref().map_or(Ok(1), |low| self.amount(low, speech))?.max(0);
        let high = self.amount(high, speech)?.min(99);
        let all = (low..=high).rev().map(Thing::Amount);
        let mut found = Found::just(Sort::Amounts, all.collect());
        found.sure = false;
        Ok(found)
    }
}

fn of_yours(filter: &Filter) -> Option<()> {
    matches!(filter, Filter::OfYours(_)).then_some(())
}
