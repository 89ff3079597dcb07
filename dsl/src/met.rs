//! What was met before: the first few are kept in a row, which is quick to look through; more than these are looked up.

use std::collections::BTreeSet;

/// So many are kept in a row.
const ROW: usize = 24;

/// What was met before.
#[derive(Clone, Debug)]
pub struct Met<K> {
    row: [K; ROW],
    count: usize,
    others: BTreeSet<K>,
}

impl<K: Copy + Ord + Default> Default for Met<K> {
    fn default() -> Met<K> {
        Met { row: [K::default(); ROW], count: 0, others: BTreeSet::new() }
    }
}

impl<K: Copy + Ord> Met<K> {
    /// Notes that this is met; says whether it was met before.
    #[inline]
    pub fn meet(&mut self, key: K) -> bool {
        if self.row[..self.count].contains(&key) {
            return true;
        }
        if self.count < ROW {
            self.row[self.count] = key;
            self.count += 1;
            return false;
        }
        !self.others.insert(key)
    }
}

#[cfg(test)]
mod tests {
    use super::Met;

    #[test]
    fn nothing_is_forgotten() {
        let mut met = Met::default();
        for key in 0..500 {
            assert!(!met.meet(key), "{key}");
        }
        for key in 0..500 {
            assert!(met.meet(key), "{key}");
        }
    }
}
