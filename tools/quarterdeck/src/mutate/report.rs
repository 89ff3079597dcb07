//! What came of all changes, told in the order of the files.

use std::collections::{BTreeMap, BTreeSet};

use super::change::Change;
use super::court::Verdict;
use super::judged::{Finding, Judged};

/// What came out so far. Unnoticed changes are told as soon as all before them are judged, so that a run that is
/// broken off has told what it knows, and the order is that of the files whatever the threads do.
pub struct Report<'c> {
    pack: &'c str,
    changes: &'c [Change],
    judged: &'c Judged,
    told: usize,
    waiting: BTreeMap<usize, Verdict>,
    counts: Counts,
    /// Entries of judged changes that were needed.
    used: BTreeSet<usize>,
}

/// How many changes there were of each sort.
#[derive(Default)]
struct Counts {
    ruling: usize,
    check: usize,
    same: usize,
    left: usize,
    unnoticed: usize,
}

impl<'c> Report<'c> {
    /// Nothing has come out yet.
    pub fn new(pack: &'c str, changes: &'c [Change], judged: &'c Judged) -> Report<'c> {
        let (waiting, counts, used) = (BTreeMap::new(), Counts::default(), BTreeSet::new());
        Report { pack, changes, judged, told: 0, waiting, counts, used }
    }

    /// What came of one change.
    pub fn add(&mut self, at: usize, verdict: Verdict) {
        self.waiting.insert(at, verdict);
        while let Some(verdict) = self.waiting.remove(&self.told) {
            self.tell(&self.changes[self.told], verdict);
            self.told += 1;
        }
    }

    fn tell(&mut self, change: &Change, verdict: Verdict) {
        match verdict {
            Verdict::Ruling => self.counts.ruling += 1,
            Verdict::Check => self.counts.check += 1,
            Verdict::Same => self.counts.same += 1,
            Verdict::Unnoticed => match self.judged.find(change) {
                Some((entry, finding)) => {
                    self.used.insert(entry);
                    match finding {
                        Finding::Same => self.counts.same += 1,
                        Finding::Left => self.counts.left += 1,
                    }
                }
                None => {
                    self.counts.unnoticed += 1;
                    println!("{}/{}:{}", self.pack, change.file, change.line);
                    println!("  - {}", change.before.trim());
                    println!("  + {}", change.after.trim());
                }
            },
        }
    }

    /// Tells what is left to tell: what was judged and need not be any more, and all figures.
    pub fn finish(self, looked_at: impl Fn(&str) -> bool) {
        for (file, before) in self.judged.unused(&self.used, looked_at) {
            println!("rulings/unnoticed.toml: {file} has no such change any more, or a ruling notices it:");
            println!("  {before}");
        }
        let Counts { ruling, check, same, left, unnoticed } = self.counts;
        let changing = ruling + check + left + unnoticed;
        let share = if changing == 0 { 0.0 } else { 100.0 * (left + unnoticed) as f64 / changing as f64 };
        println!(
            "{} changes: {same} change nothing, {ruling} noticed by rulings, {check} by check, {left} judged, {unnoticed} unnoticed",
            self.changes.len()
        );
        println!("{share:.1} in 100 of those that change something are noticed by nothing");
    }
}
