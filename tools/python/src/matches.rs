//! A match as Python sees it: all chance comes from its seed.

use std::sync::Arc;

use numpy::PyArray1;
use pyo3::prelude::*;
use quarterdeck_runtime::environment::Environment;
use quarterdeck_runtime::{Bot, Skill};

use crate::{QuarterdeckError, faulty, not_started};

/// A match.
#[pyclass(module = "quarterdeck._engine")]
pub struct Match {
    environment: Arc<Environment>,
    matched: quarterdeck_runtime::Match,
}

impl Match {
    pub fn begin(environment: &Arc<Environment>, seed: u64) -> PyResult<Match> {
        let matched = environment.begin(seed).map_err(|error| not_started(&error))?;
        Ok(Match { environment: environment.clone(), matched })
    }
}

/// The numbers of what is open.
pub fn open(environment: &Environment, matched: &quarterdeck_runtime::Match) -> Vec<u32> {
    let mut numbers = Vec::new();
    environment.actions().numbers(matched, &mut numbers);
    numbers
}

/// One row of figures.
pub fn row<'py>(
    py: Python<'py>,
    environment: &Environment,
    matched: Option<&quarterdeck_runtime::Match>,
    seat: u8,
) -> PyResult<Bound<'py, PyArray1<f32>>> {
    if seat >= environment.setting().seats {
        return Err(QuarterdeckError::new_err(format!("there is no seat {seat}")));
    }
    let mut figures = vec![0.0; environment.figures().size()];
    if let Some(matched) = matched {
        environment.figures().write(matched, seat, &mut figures);
    }
    Ok(PyArray1::from_vec(py, figures))
}

/// What a match has brought each seat: 1 for a win, -1 for a loss, 0 where nobody is ahead.
pub fn won(environment: &Environment, matched: Option<&quarterdeck_runtime::Match>) -> Vec<f64> {
    let returns = matched.and_then(|matched| matched.position().returns());
    match returns {
        Some(returns) => returns.into_iter().map(f64::from).collect(),
        None => vec![0.0; usize::from(environment.setting().seats)],
    }
}

/// The first number that players are ranked by, less the mean of all.
pub fn ahead(environment: &Environment, matched: Option<&quarterdeck_runtime::Match>) -> Vec<f64> {
    let scores = matched.map(|matched| environment.scores(matched)).unwrap_or_default();
    let mean = scores.iter().map(|score| f64::from(*score)).sum::<f64>() / scores.len().max(1) as f64;
    scores.into_iter().map(|score| f64::from(score) - mean).collect()
}

#[pymethods]
impl Match {
    /// Who decides; nobody if the match is over.
    #[getter]
    fn asked(&self) -> Option<u8> {
        self.matched.asked()
    }

    /// Whether it is over.
    #[getter]
    fn over(&self) -> bool {
        self.matched.winners().is_some()
    }

    /// A number for everything that has happened.
    #[getter]
    fn log_hash(&self) -> u64 {
        self.matched.log_hash()
    }

    /// The numbers of what is open, in the order of the pack.
    fn legal_actions(&self) -> Vec<u32> {
        open(&self.environment, &self.matched)
    }

    /// The same as a mask.
    fn legal_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        let mut mask = vec![false; self.environment.actions().size()];
        for number in open(&self.environment, &self.matched) {
            mask[number as usize] = true;
        }
        PyArray1::from_vec(py, mask)
    }

    /// The ids of what is open, in the same order, as rulings and saves write them.
    fn option_ids(&self) -> Vec<String> {
        self.matched.option_ids()
    }

    /// Carries out what has a number.
    fn step(&mut self, action: u32) -> PyResult<()> {
        let at = self.environment.actions().option(&self.matched, action);
        let at = at.ok_or_else(|| QuarterdeckError::new_err(format!("{action} is not open here")))?;
        self.matched.choose_quickly(at).map_err(|fault| faulty(&fault))
    }

    /// A copy that goes its own way.
    fn clone(&self) -> Match {
        Match { environment: self.environment.clone(), matched: self.matched.clone() }
    }

    /// What the match has brought each seat: 1, 0 or -1.
    fn returns(&self) -> Vec<f64> {
        won(&self.environment, Some(&self.matched))
    }

    /// How far each seat is ahead of the mean in what players are ranked by.
    fn scores(&self) -> Vec<f64> {
        ahead(&self.environment, Some(&self.matched))
    }

    /// What a seat sees, in figures.
    fn tensor<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyArray1<f32>>> {
        row(py, &self.environment, Some(&self.matched), seat)
    }

    /// Another match that is the same to a seat.
    fn resample(&self, seat: u8, seed: u64) -> PyResult<Match> {
        let dealt = self.environment.resample(&self.matched, seat, seed);
        let matched = dealt.ok_or_else(|| QuarterdeckError::new_err("hidden cards cannot be dealt anew here"))?;
        Ok(Match { environment: self.environment.clone(), matched })
    }

    /// What a bot of the engine would do: `random`, `greedy`, `curious`, `search`, `search:800`.
    fn bot_action(&self, py: Python<'_>, skill: &str, seed: u64) -> PyResult<u32> {
        let named = Skill::named(skill);
        let skill = named.ok_or_else(|| QuarterdeckError::new_err(format!("there is no bot `{skill}`")))?;
        let (environment, matched) = (&self.environment, &self.matched);
        let at = py.detach(|| {
            let numbers = open(environment, matched);
            numbers.get(Bot::new(skill, seed).choose(matched)).copied()
        });
        at.ok_or_else(|| QuarterdeckError::new_err("nobody is asked"))
    }
}

/// Sets what is given in a mask.
pub fn mark(mask: &mut [bool], numbers: &[u32]) {
    mask.fill(false);
    for number in numbers {
        if let Some(open) = mask.get_mut(*number as usize) {
            *open = true;
        }
    }
}

/// A slice of an array that may be written.
pub fn slice<'a, T: numpy::Element, D: numpy::ndarray::Dimension>(
    array: &'a mut numpy::PyReadwriteArray<'_, T, D>,
    length: usize,
    what: &str,
) -> PyResult<&'a mut [T]> {
    let found = array.as_slice_mut().map_err(|_| QuarterdeckError::new_err(format!("{what} is not in one piece")))?;
    if found.len() != length {
        return Err(QuarterdeckError::new_err(format!("{what} has {} elements, not {length}", found.len())));
    }
    Ok(found)
}
