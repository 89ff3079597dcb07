//! Jobs that need nothing of each other, done side by side.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many threads work at the same time.
pub fn count() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// What comes of each job, in order; all cores work on them.
pub fn each<T: Send>(jobs: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    each_on(count(), jobs, work)
}

/// What comes of each job, in order; so many threads work on them.
pub fn each_on<T: Send>(threads: usize, jobs: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    each_by(threads, jobs, |_, job| work(job))
}

/// The same where the work wants to know which of the threads it is on, from 0.
pub fn each_by<T: Send>(threads: usize, jobs: usize, work: impl Fn(usize, usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let several = |worker: usize| {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= jobs {
                return done;
            }
            done.push((at, work(worker, at)));
        }
    };
    let workers = threads.min(jobs);
    let mut done: Vec<(usize, T)> = std::thread::scope(|scope| {
        let several = &several;
        let threads: Vec<_> = (1..workers).map(|worker| scope.spawn(move || several(worker))).collect();
        let mut done = several(0);
        for thread in threads {
            done.extend(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        done
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, found)| found).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_comes_of_jobs_is_in_their_order() {
        assert_eq!(super::each(200, |at| at * 2), (0..200).map(|at| at * 2).collect::<Vec<_>>());
        assert!(super::each(0, |at| at).is_empty());
        let workers = super::each_by(3, 200, |worker, _| worker);
        assert!(workers.len() == 200 && workers.iter().all(|worker| *worker < 3));
    }
}
