//! Which noun it is that a filter says more of: the nearest one before it that can take it.

use super::Resolver;
use super::number::innermost;
use crate::syntax::{Amount, Filter, Head, Prefix, Selection, Step};
use crate::vocabulary::{Bearer, Meaning};

impl Resolver<'_> {
    /// The grammar lets every filter belong to the first noun. Here filters go where a reader takes them to belong:
    /// `cards in the deck of its color` speaks of the cards, `cards under the lantern in the row` of the lantern in the
    /// row, `a player with 2 cards in their hand` of the cards in the hand.
    pub(super) fn regrouped(&self, selection: &Selection) -> Selection {
        let players = self.speaks_of_players(selection);
        let mut grouped = Selection { filters: Vec::new(), ..selection.clone() };
        for mut filter in selection.filters.clone() {
            let behind = match &mut filter {
                Filter::In(_, places) => places.last_mut().and_then(|zone| self.detached(zone)),
                Filter::OfThing(zone) => self.detached(zone),
                _ => None,
            };
            if self.says_of_player(&filter)
                && let Some(Filter::HeldBy(player)) = grouped.filters.last_mut()
                && !player.closed
                && matches!(player.head, Head::Name(_))
                && self.speaks_of_players(player)
            {
                player.filters.push(filter);
                continue;
            }
            let noun = if says_where(&filter) { self.noun_for_place(&mut grouped, players) } else { &mut grouped };
            noun.filters.push(filter);
            // What stood behind the zone says more of what lies there.
            noun.filters.extend(behind);
        }
        grouped
    }

    /// Whether a filter tells which player is meant, and not which cards.
    fn says_of_player(&self, filter: &Filter) -> bool {
        let name = match filter {
            Filter::Clockwise(_) => return true,
            Filter::WithMost(_, name, _) => return name.last().is_some_and(|word| self.measure_of(word).is_some()),
            Filter::WithCompare(name, ..) => name,
            Filter::WithThing(thing) => match &thing.head {
                Head::Name(name) => name,
                _ => return false,
            },
            _ => return false,
        };
        let meanings = name.last().map(|word| self.vocabulary.meanings(&word.text)).unwrap_or_default();
        let of_cards = |meaning: &Meaning| {
            matches!(
                meaning,
                Meaning::Attribute(_)
                    | Meaning::Value(..)
                    | Meaning::Counter(_, Bearer::Card)
                    | Meaning::Query(_, Bearer::Card)
            )
        };
        let of_players = |meaning: &Meaning| {
            matches!(
                meaning,
                Meaning::Resource(_)
                    | Meaning::Counter(_, Bearer::Player)
                    | Meaning::Query(_, Bearer::Player)
                    | Meaning::Kind(_)
                    | Meaning::Family(_)
                    | Meaning::AnyCard
            )
        };
        !meanings.iter().any(of_cards) && meanings.iter().any(of_players)
    }

    /// `move it under the lantern in the row`: the last place says which lantern, and not where to.
    pub(super) fn with_place_under(&self, step: &Step) -> Step {
        let mut step = step.clone();
        if let Some(Amount::Of(selection)) = &mut step.object
            && matches!(selection.filters.as_slice(), [.., Filter::Under(_), Filter::In(..)])
        {
            *selection = self.regrouped(selection);
        }
        step
    }

    /// The noun of which something behind a selection says where it is: the innermost open one, else the first.
    fn noun_for_place<'s>(&self, selection: &'s mut Selection, players: bool) -> &'s mut Selection {
        let inside = selection.filters.last_mut().is_some_and(|last| self.open_noun(last, players).is_some());
        if !inside {
            return selection;
        }
        let Some(noun) = selection.filters.last_mut().and_then(|last| self.open_noun(last, players)) else {
            unreachable!("it was just seen");
        };
        noun
    }

    /// Takes off what is said behind a zone if the zone cannot use it.
    fn detached(&self, zone: &mut Selection) -> Option<Filter> {
        if !self.is_known_zone(zone) || !matches!(zone.filters.as_slice(), [Filter::OfThing(_)]) {
            return None;
        }
        zone.filters.pop()
    }

    /// Whether it is plain which zone or board is meant without a word behind it.
    fn is_known_zone(&self, zone: &Selection) -> bool {
        let Head::Name(name) = &zone.head else {
            return false;
        };
        let [word] = name.as_slice() else {
            return false;
        };
        let whose = zone.says(&Prefix::Your) || zone.says(&Prefix::Their) || zone.says(&Prefix::Its);
        !zone.closed
            && self.scope.find(&word.text).is_none()
            && self.vocabulary.meanings(&word.text).iter().any(|meaning| match meaning {
                Meaning::Zone(_, owned) => !owned || whose,
                Meaning::Board(_) => true,
                _ => false,
            })
    }

    /// The innermost noun inside a filter of which it can still be said where it is.
    fn open_noun<'f>(&self, filter: &'f mut Filter, players: bool) -> Option<&'f mut Selection> {
        let inner = match filter {
            Filter::Under(thing) | Filter::Ahead(thing) | Filter::Behind(thing) | Filter::Beside(thing) => thing,
            Filter::OfThing(thing) => {
                if self.names_attribute(thing) {
                    thing
                } else if self.is_known_zone(thing) {
                    // What stands behind a zone says more of what lies there, and has nouns of its own.
                    return thing.filters.last_mut().and_then(|last| self.open_noun(last, false));
                } else {
                    return None;
                }
            }
            // `held by the player with 2 cards in the row`
            Filter::HeldBy(player) if player.closed => return None,
            Filter::HeldBy(player) => return player.filters.last_mut().and_then(|last| self.open_noun(last, true)),
            // Cards that are had by a place or card lie there; players have them somewhere.
            Filter::WithThing(thing) if players || self.names_attribute(thing) => thing,
            _ => return None,
        };
        let noun = if self.names_attribute(inner) { innermost(inner) } else { inner };
        if noun.closed {
            return None;
        }
        let deeper = noun.filters.last_mut().is_some_and(|last| self.open_noun(last, false).is_some());
        if deeper {
            return noun.filters.last_mut().and_then(|last| self.open_noun(last, false));
        }
        self.is_open(noun).then_some(noun)
    }

    /// `the color of …`
    fn names_attribute(&self, selection: &Selection) -> bool {
        matches!(&selection.head, Head::Name(name) if name.len() == 1 && self.attribute_of(&name[0]).is_some())
            && matches!(selection.filters.as_slice(), [Filter::OfThing(_)])
    }

    /// Whether a noun speaks of cards or places of which it is not yet said where they are.
    fn is_open(&self, selection: &Selection) -> bool {
        let Head::Name(name) = &selection.head else {
            return false;
        };
        let chosen = matches!(name.as_slice(), [word] if self.scope.find(&word.text).is_some())
            && selection.says(&Prefix::The)
            && selection.prefixes.len() == 1
            && selection.filters.is_empty();
        let kind = name.last().is_some_and(|word| {
            self.vocabulary.meanings(&word.text).iter().any(|meaning| {
                matches!(
                    meaning,
                    Meaning::Kind(_) | Meaning::Family(_) | Meaning::AnyCard | Meaning::PlaceOf(_) | Meaning::AnyZone
                )
            })
        });
        kind && !chosen
            && !selection.closed
            && selection.filters.iter().all(|filter| matches!(filter, Filter::OfYours(_)))
    }

    fn speaks_of_players(&self, selection: &Selection) -> bool {
        match &selection.head {
            Head::You | Head::They => true,
            Head::Name(name) => name.last().is_some_and(|word| {
                self.vocabulary.meanings(&word.text).iter().any(|meaning| {
                    matches!(
                        meaning,
                        Meaning::AnyPlayer
                            | Meaning::Opponent
                            | Meaning::Partner
                            | Meaning::Team
                            | Meaning::ActivePlayer
                            | Meaning::FirstPlayer
                            | Meaning::Owner
                    )
                })
            }),
            _ => false,
        }
    }
}

/// Whether a filter says where something is.
pub(super) fn says_where(filter: &Filter) -> bool {
    matches!(
        filter,
        Filter::In(..)
            | Filter::Under(_)
            | Filter::Ahead(_)
            | Filter::Behind(_)
            | Filter::Beside(_)
            | Filter::YouHold(_)
            | Filter::TheyHold(_)
            | Filter::HeldBy(_)
    )
}
