//! Thousands of matches that are stepped in one call. The interpreter is not held while they are.

use std::sync::Arc;

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use quarterdeck_runtime::environment::{Environment, Lane, Workbench};

use crate::games::Game;
use crate::matches::{mark, slice};
use crate::{QuarterdeckError, faulty, not_started};

/// Matches side by side; each begins anew when it is over.
#[pyclass(module = "quarterdeck._engine")]
pub struct Batch {
    environment: Arc<Environment>,
    lanes: Vec<Lane>,
    threads: usize,
}

/// What one step of one match writes.
struct Row<'a> {
    lane: &'a mut Lane,
    action: i32,
    over: &'a mut bool,
    asked: &'a mut i32,
    returns: &'a mut [f32],
}

impl Row<'_> {
    fn step(&mut self, environment: &Environment, bench: &mut Workbench, longest: u64) -> PyResult<()> {
        self.returns.fill(0.0);
        *self.over = false;
        *self.asked = self.lane.matched().asked().map_or(-1, i32::from);
        // This match is left alone.
        if self.action == -1 {
            return Ok(());
        }
        let number = u32::try_from(self.action).unwrap_or(u32::MAX);
        let open = self.lane.step(environment, bench, number).map_err(|fault| faulty(&fault))?;
        if !open {
            return Err(QuarterdeckError::new_err(format!("{} is not open here", self.action)));
        }
        let ended = self.lane.matched().winners().is_some();
        let given_up = longest > 0 && self.lane.decisions() >= longest;
        *self.over = ended || given_up;
        if *self.over {
            let returns = self.lane.matched().position().returns().unwrap_or_default();
            for (own, returned) in self.returns.iter_mut().zip(returns) {
                *own = returned as f32;
            }
            self.lane.begin_anew(environment).map_err(|error| not_started(&error))?;
        }
        *self.asked = self.lane.matched().asked().map_or(-1, i32::from);
        Ok(())
    }
}

/// Does something with every item, on so many threads; says what went wrong first. What the next item needs is brought near before
/// one is worked on.
fn each<T: Send>(
    items: &mut [T],
    threads: usize,
    near: impl Fn(&T) -> u64 + Sync,
    work: impl Fn(&mut T, &mut Workbench) -> PyResult<()> + Sync,
) -> PyResult<()> {
    let size = items.len().div_ceil(threads.max(1)).max(1);
    let all = |items: &mut [T]| -> PyResult<()> {
        let mut bench = Workbench::default();
        for at in 0..items.len() {
            if let Some(next) = items.get(at + 1) {
                std::hint::black_box(near(next));
            }
            work(&mut items[at], &mut bench)?;
        }
        Ok(())
    };
    if threads < 2 {
        return all(items);
    }
    std::thread::scope(|scope| {
        let all = &all;
        let started: Vec<_> = items.chunks_mut(size).map(|chunk| scope.spawn(move || all(chunk))).collect();
        started.into_iter().try_for_each(|thread| {
            thread.join().unwrap_or_else(|_| Err(QuarterdeckError::new_err("a thread broke down")))
        })
    })
}

#[pymethods]
impl Batch {
    /// So many matches, all chance from one seed.
    #[new]
    #[pyo3(signature = (game, size, seed=0, threads=1))]
    fn new(py: Python<'_>, game: &Game, size: usize, seed: u64, threads: usize) -> PyResult<Batch> {
        let environment = game.environment.clone();
        let lanes = py.detach(|| {
            let lane = |at: usize| Lane::new(&environment, seed.wrapping_mul(0x0100_0000_01b3).wrapping_add(at as u64));
            (0..size).map(lane).collect::<Result<Vec<_>, _>>()
        });
        let lanes = lanes.map_err(|error| not_started(&error))?;
        Ok(Batch { environment, lanes, threads: threads.clamp(1, 64) })
    }

    fn __len__(&self) -> usize {
        self.lanes.len()
    }

    /// Who is asked in each match.
    fn write_asked(&self, mut asked: PyReadwriteArray1<'_, i32>) -> PyResult<()> {
        let asked = slice(&mut asked, self.lanes.len(), "asked")?;
        for (asked, lane) in asked.iter_mut().zip(&self.lanes) {
            *asked = lane.matched().asked().map_or(-1, i32::from);
        }
        Ok(())
    }

    /// One open action of each match, by chance.
    fn sample(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i32>) -> PyResult<()> {
        let actions = slice(&mut actions, self.lanes.len(), "actions")?;
        let lanes = &mut self.lanes;
        py.detach(|| {
            for (action, lane) in actions.iter_mut().zip(lanes) {
                *action = lane.any().map_or(-1, |number| number as i32);
            }
        });
        Ok(())
    }

    /// Carries out one action in each match (none where it is -1), and tells which were over, who is asked, and what came of those that were
    /// over. A match with so many decisions is given up; 0 means never.
    #[pyo3(signature = (actions, over, asked, returns, longest=0))]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i32>,
        mut over: PyReadwriteArray1<'_, bool>,
        mut asked: PyReadwriteArray1<'_, i32>,
        mut returns: PyReadwriteArray2<'_, f32>,
        longest: u64,
    ) -> PyResult<()> {
        let many = self.lanes.len();
        let seats = usize::from(self.environment.setting().seats);
        let actions = actions.as_slice().map_err(|_| QuarterdeckError::new_err("actions are not in one piece"))?;
        if actions.len() != many {
            return Err(QuarterdeckError::new_err(format!("there are {} actions for {many} matches", actions.len())));
        }
        let over = slice(&mut over, many, "over")?;
        let asked = slice(&mut asked, many, "asked")?;
        let returns = slice(&mut returns, many * seats, "returns")?;
        let (environment, threads) = (self.environment.clone(), self.threads);
        let lanes = self.lanes.iter_mut().zip(actions).zip(over).zip(asked).zip(returns.chunks_mut(seats));
        let mut rows: Vec<Row<'_>> = lanes
            .map(|((((lane, action), over), asked), returns)| Row { lane, action: *action, over, asked, returns })
            .collect();
        py.detach(|| {
            each(&mut rows, threads, |row| row.lane.bring_near(), |row, bench| row.step(&environment, bench, longest))
        })
    }

    /// What is open in each match, as masks.
    fn write_legal(&self, py: Python<'_>, mut legal: PyReadwriteArray2<'_, bool>) -> PyResult<()> {
        let width = self.environment.actions().size();
        let legal = slice(&mut legal, self.lanes.len() * width, "legal")?;
        let lanes = &self.lanes;
        py.detach(|| legal.chunks_mut(width).zip(lanes).for_each(|(row, lane)| mark(row, lane.open())));
        Ok(())
    }

    /// What who is asked sees in each match.
    fn write_tensors(&mut self, py: Python<'_>, mut tensors: PyReadwriteArray2<'_, f32>) -> PyResult<()> {
        let width = self.environment.figures().size();
        let tensors = slice(&mut tensors, self.lanes.len() * width, "tensors")?;
        let (environment, threads) = (self.environment.clone(), self.threads);
        let mut rows: Vec<(&mut [f32], &mut Lane)> = tensors.chunks_mut(width).zip(&mut self.lanes).collect();
        py.detach(|| {
            let near = |(_, lane): &(&mut [f32], &mut Lane)| lane.bring_near();
            each(&mut rows, threads, near, |(row, lane), _| {
                let matched = lane.matched();
                environment.figures().write(matched, matched.asked().unwrap_or(0), row);
                Ok(())
            })
        })
    }
}
