//! To which noun a filter belongs. What says *where*, directly behind a filter with a noun of its own, belongs to that
//! noun if it is open: if nothing says yet where it is. Behind a zone of which it is clear whose it is, `of` says more of the cards.

use quarterdeck_dsl::syntax::{Filter, Head, Prefix, Selection, Word};
use quarterdeck_dsl::vocabulary::{Bearer, Meaning};

use super::World;

impl World<'_> {
    /// The selection with every filter at its noun.
    pub fn regrouped(&self, selection: &Selection) -> Selection {
        let mut grouped = selection.clone();
        grouped.filters.clear();
        let players = self.noun_is(selection, is_player);
        for filter in &selection.filters {
            if self.is_of_player(filter)
                && let Some(Filter::HeldBy(holder)) = grouped.filters.last_mut()
                && !holder.closed
                && self.noun_is(holder, |it| is_player(it) || *it == Meaning::Owner)
            {
                holder.filters.push(filter.clone());
                continue;
            }
            let pieces = self.without_zone(filter);
            let taken = says_where(filter)
                && grouped.filters.last_mut().is_some_and(|last| self.give_to(last, &pieces, players));
            if !taken {
                grouped.filters.extend(pieces);
            }
        }
        grouped
    }

    /// Behind `held by X`: what can be said of players says more of X.
    fn is_of_player(&self, filter: &Filter) -> bool {
        let word = match filter {
            Filter::Clockwise(_) => return true,
            Filter::WithMost(_, name, _) => return name.last().is_some_and(|word| self.is_of_players(word)),
            Filter::WithCompare(name, ..) => name.last(),
            Filter::WithThing(thing) => noun(thing),
            _ => None,
        };
        let Some(word) = word else { return false };
        let (mut cards, mut players) = (false, false);
        for meaning in self.vocabulary.meanings(&word.text) {
            match meaning {
                Meaning::Attribute(_) | Meaning::Value(..) => cards = true,
                Meaning::Counter(_, of) | Meaning::Query(_, of) => {
                    cards |= *of == Bearer::Card;
                    players |= *of == Bearer::Player;
                }
                Meaning::Resource(_) | Meaning::Kind(_) | Meaning::Family(_) | Meaning::AnyCard => players = true,
                _ => {}
            }
        }
        players && !cards
    }

    /// Whether a word is a number that every player has.
    fn is_of_players(&self, word: &Word) -> bool {
        self.vocabulary.meanings(&word.text).iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::Resource(_) | Meaning::Counter(_, Bearer::Player) | Meaning::Query(_, Bearer::Player)
            )
        })
    }

    /// `in the deck of its color`: `of its color` is not said of the deck.
    fn without_zone(&self, filter: &Filter) -> Vec<Filter> {
        if let Filter::OfThing(place) = filter
            && self.is_known_zone(place)
        {
            let mut place = place.clone();
            let more = std::mem::take(&mut place.filters);
            return std::iter::once(Filter::OfThing(place)).chain(more).collect();
        }
        let Filter::In(not, places) = filter else { return vec![filter.clone()] };
        let mut places = places.clone();
        let mut more = Vec::new();
        if let Some(last) = places.last_mut()
            && self.is_known_zone(last)
        {
            more.append(&mut last.filters);
        }
        let mut filters = vec![Filter::In(*not, places)];
        filters.append(&mut more);
        filters
    }

    /// Whether it is clear which zone is meant without a word behind it.
    fn is_known_zone(&self, place: &Selection) -> bool {
        let whose = place.says(&Prefix::Your) || place.says(&Prefix::Their) || place.says(&Prefix::Its);
        !place.closed
            && self.noun_is(place, |it| match it {
                Meaning::Zone(_, every_player) => whose || !*every_player,
                Meaning::Board(_) => true,
                _ => false,
            })
    }

    fn noun_is(&self, selection: &Selection, fits: impl Fn(&Meaning) -> bool) -> bool {
        noun(selection).is_some_and(|word| self.vocabulary.meanings(&word.text).iter().any(fits))
    }

    /// Gives a filter to the noun inside another one, if that is open.
    fn give_to(&self, last: &mut Filter, pieces: &[Filter], players: bool) -> bool {
        let inner = match last {
            Filter::Under(inner) | Filter::Ahead(inner) | Filter::Behind(inner) | Filter::Beside(inner) => inner,
            Filter::OfThing(value) | Filter::WithThing(value)
                if self.noun_is(value, |it| matches!(it, Meaning::Attribute(_))) =>
            {
                match value.filters.as_mut_slice() {
                    [Filter::OfThing(inner)] => last_of(inner),
                    _ => return false,
                }
            }
            Filter::WithThing(inner) if players => inner,
            Filter::HeldBy(holder) if holder.closed => return false,
            Filter::HeldBy(holder) => {
                return holder.filters.last_mut().is_some_and(|deeper| self.give_to(deeper, pieces, true));
            }
            // What stands behind a zone says more of what lies there; something may stand in that.
            Filter::OfThing(zone) if self.is_known_zone(zone) => {
                return zone.filters.last_mut().is_some_and(|deeper| self.give_to(deeper, pieces, false));
            }
            _ => return false,
        };
        // What stands in brackets is all that is said of it.
        if inner.closed {
            return false;
        }
        if inner.filters.last_mut().is_some_and(|deeper| self.give_to(deeper, pieces, false)) {
            return true;
        }
        if !self.is_open(inner) {
            return false;
        }
        inner.filters.extend(pieces.iter().cloned());
        true
    }

    /// Whether it is not said yet where a noun is.
    fn is_open(&self, selection: &Selection) -> bool {
        let Head::Name(name) = &selection.head else { return false };
        let only_the = selection.prefixes.iter().all(|before| before.prefix == Prefix::The);
        let chosen = matches!(name.as_slice(), [only] if self.scope.names.iter().any(|(bound, _)| *bound == only.text));
        if chosen && only_the && !selection.prefixes.is_empty() && selection.filters.is_empty() {
            return false;
        }
        let whose = selection.says(&Prefix::Your) || selection.says(&Prefix::Their);
        let placed = selection.filters.iter().any(|filter| says_where(filter) || matches!(filter, Filter::OfThing(_)));
        let thing = self.noun_is(selection, |it| {
            matches!(
                it,
                Meaning::AnyCard | Meaning::Kind(_) | Meaning::Family(_) | Meaning::PlaceOf(_) | Meaning::AnyZone
            )
        });
        thing && !whose && !placed
    }
}

fn is_player(meaning: &Meaning) -> bool {
    matches!(
        meaning,
        Meaning::AnyPlayer
            | Meaning::Opponent
            | Meaning::Partner
            | Meaning::Team
            | Meaning::ActivePlayer
            | Meaning::FirstPlayer
    )
}

/// The noun at the end of `X of Y of Z`.
fn last_of(selection: &mut Selection) -> &mut Selection {
    if selection.closed || !matches!(selection.filters.as_slice(), [Filter::OfThing(_)]) {
        return selection;
    }
    match selection.filters.first_mut() {
        Some(Filter::OfThing(inner)) => last_of(inner),
        _ => unreachable!("it was just seen"),
    }
}

fn noun(selection: &Selection) -> Option<&Word> {
    match &selection.head {
        Head::Name(name) => name.last(),
        _ => None,
    }
}

fn says_where(filter: &Filter) -> bool {
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
