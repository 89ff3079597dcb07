//! The numbers by which things of a game and of a match are named: a type for each, so that none can stand for another,
//! and none that is too large can pass for a smaller one.

/// More things than ids of their type can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// How many there can be.
    pub most: usize,
}

/// Makes types of ids. The greatest number of each names nothing; it never comes from an index.
#[macro_export]
macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident($repr:ident);)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name($repr);

        impl $name {
            /// None of them.
            pub const NOTHING: $name = $name($repr::MAX);
            /// How many there can be.
            pub const MOST: usize = $repr::MAX as usize;

            /// The id of what stands at an index of its list. A game whose lists are longer than ids reach is refused;
            /// until then, all that is too much has the last id, and so an index within the list.
            #[inline]
            pub const fn at(index: usize) -> $name {
                if index < Self::MOST { $name(index as $repr) } else { $name($repr::MAX - 1) }
            }

            /// The ids of so many things, in order.
            #[inline]
            pub fn all(count: usize) -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..count).map($name::at)
            }

            /// The index in a list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The index as a number that events tell and counters hold.
            #[inline]
            pub fn number(self) -> i32 {
                i32::try_from(self.0).unwrap_or(i32::MAX)
            }

            /// The id, unless it names nothing.
            #[inline]
            pub fn some(self) -> Option<$name> {
                (self != Self::NOTHING).then_some(self)
            }

            /// The id so many steps on.
            #[inline]
            pub const fn plus(self, steps: usize) -> $name {
                $name::at(self.index() + steps)
            }

            /// How many steps this is behind a first one, if it is behind it.
            #[inline]
            pub fn steps_from(self, first: $name) -> Option<usize> {
                self.index().checked_sub(first.index())
            }
        }

        impl From<$name> for usize {
            #[inline]
            fn from(id: $name) -> usize {
                id.index()
            }
        }

        impl From<$name> for i64 {
            #[inline]
            fn from(id: $name) -> i64 {
                i64::from(id.0)
            }
        }

        impl TryFrom<usize> for $name {
            type Error = $crate::ids::TooMany;

            #[inline]
            fn try_from(index: usize) -> Result<$name, $crate::ids::TooMany> {
                if index < Self::MOST { Ok($name::at(index)) } else { Err($crate::ids::TooMany { most: Self::MOST }) }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(formatter)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(formatter)
            }
        }

        impl $crate::ids::serde::Serialize for $name {
            fn serialize<S: $crate::ids::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.some().map(|id| id.0).serialize(serializer)
            }
        }

        impl<'de> $crate::ids::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::ids::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                Ok(Option::<$repr>::deserialize(deserializer)?.map_or($name::NOTHING, $name))
            }
        }
    )*};
}

pub use serde;

ids! {
    /// A kind of card.
    KindId(u16);
    /// A family of cards: one table `[card.…]`.
    FamilyId(u32);
    /// An attribute of cards or places.
    AttributeId(u16);
    /// A resource of players.
    ResourceId(u16);
    /// A named number.
    QueryId(u16);
    /// A counter.
    CounterId(u16);
    /// A zone as declared (not one player's).
    ZoneId(u16);
    /// A board.
    BoardId(u16);
    /// A phase.
    PhaseId(u16);
    /// An event that a pack declares.
    EventId(u16);
    /// An option of the game.
    OptionId(u16);
    /// A beat of the story.
    BeatId(u16);
    /// A verb in the runtime's list.
    VerbId(u16);
    /// One card (or piece, or tile) of a match.
    CardAt(u32);
    /// One zone of a match: a shared one, one player's, one place of a board, or what lies under one card.
    ZoneAt(u32);
}

#[cfg(test)]
mod tests {
    use super::{CardAt, CounterId, FamilyId};

    #[test]
    fn no_index_names_nothing_and_none_wraps() {
        assert_eq!(CounterId::at(260).index(), 260);
        assert_eq!(CounterId::try_from(65_534).map(CounterId::index), Ok(65_534));
        assert!(CounterId::try_from(65_535).is_err());
        for index in [65_534, 65_535, 65_536, usize::MAX] {
            assert_eq!(CounterId::at(index).index(), 65_534);
            assert_ne!(CounterId::at(index), CounterId::NOTHING);
        }
        assert_eq!(CardAt::at(1_000_000).index(), 1_000_000);
        assert_eq!(FamilyId::all(100_000).next_back().map(FamilyId::index), Some(99_999));
    }
}
