//! Sets of ids of which a thing has few: the first 64 as bits, the others in a row.

/// A set of ids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Few<I> {
    first: u64,
    /// Those beyond, in order.
    others: Vec<I>,
}

impl Few<()> {
    /// The bit of one of the first 64; others have none.
    #[inline]
    pub fn bit(index: usize) -> Option<u64> {
        (index < 64).then(|| 1 << index)
    }
}

impl<I: Copy + Ord + Into<usize>> Few<I> {
    /// Adds an id.
    pub fn add(&mut self, id: I) {
        match Few::bit(id.into()) {
            Some(bit) => self.first |= bit,
            None => {
                if let Err(at) = self.others.binary_search(&id) {
                    self.others.insert(at, id);
                }
            }
        }
    }

    /// Whether an id is among them.
    #[inline]
    pub fn holds(&self, id: I) -> bool {
        match Few::bit(id.into()) {
            Some(bit) => self.first & bit != 0,
            None => self.others.binary_search(&id).is_ok(),
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.first == 0 && self.others.is_empty()
    }

    /// The first 64 as bits.
    pub fn bits(&self) -> u64 {
        self.first
    }

    /// All of them as indices, in order.
    pub fn indices(&self) -> impl Iterator<Item = usize> + '_ {
        let first = (0..64).filter(|at| self.first >> at & 1 == 1);
        first.chain(self.others.iter().map(|id| (*id).into()))
    }
}

impl<I: Copy + Ord + Into<usize>> FromIterator<I> for Few<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Few<I> {
        let mut few = Few { first: 0, others: Vec::new() };
        ids.into_iter().for_each(|id| few.add(id));
        few
    }
}

#[cfg(test)]
mod tests {
    use super::Few;
    use quarterdeck_dsl::vocabulary::KindId;

    #[test]
    fn ids_beyond_the_bits_are_kept_apart() {
        let few: Few<KindId> = [300, 3, 259, 63, 64, 300].into_iter().map(KindId::at).collect();
        assert_eq!(few.indices().collect::<Vec<_>>(), [3, 63, 64, 259, 300]);
        for at in 0..400 {
            assert_eq!(few.holds(KindId::at(at)), [3, 63, 64, 259, 300].contains(&at), "{at}");
        }
    }
}
