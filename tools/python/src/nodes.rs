//! The tree of a game as Python sees it: chance decides like a player.

use std::sync::Arc;

use numpy::PyArray1;
use pyo3::prelude::*;
use quarterdeck_runtime::environment::Environment;

use crate::matches::{ahead, open, row, won};
use crate::{QuarterdeckError, stuck};

/// A node of the tree.
#[pyclass(module = "quarterdeck._engine")]
pub struct Node {
    node: quarterdeck_runtime::environment::Node,
}

impl Node {
    pub fn begin(environment: &Arc<Environment>) -> PyResult<Node> {
        let node = quarterdeck_runtime::environment::Node::root(environment).map_err(|error| stuck(&error))?;
        Ok(Node { node })
    }
}

#[pymethods]
impl Node {
    /// Who decides; nobody if chance does or the match is over.
    #[getter]
    fn asked(&self) -> Option<u8> {
        self.node.asked()
    }

    /// Whether chance decides.
    #[getter]
    fn is_chance(&self) -> bool {
        self.node.is_chance()
    }

    /// Whether the match is over.
    #[getter]
    fn over(&self) -> bool {
        self.node.is_over()
    }

    /// What can be chosen: numbers of actions, or of outcomes while chance decides.
    fn legal_actions(&self) -> Vec<u32> {
        if self.node.is_chance() {
            return (0..self.node.weights().len() as u32).collect();
        }
        self.node.matched().map(|matched| open(self.node.environment(), matched)).unwrap_or_default()
    }

    /// The outcomes with their probabilities.
    fn chance_outcomes(&self) -> Vec<(u32, f64)> {
        let weights = self.node.weights();
        let total: u32 = weights.iter().sum();
        (0..).zip(weights).map(|(at, weight)| (at, f64::from(weight) / f64::from(total))).collect()
    }

    /// What an outcome is: a card, a zone, a player.
    fn outcome_name(&self, at: usize) -> Option<String> {
        self.node.outcome_name(at)
    }

    /// The ids of what is open, in the order of `legal_actions`.
    fn option_ids(&self) -> Vec<String> {
        match self.node.matched().filter(|_| !self.node.is_chance()) {
            Some(matched) => matched.option_ids(),
            None => (0..self.node.weights().len()).filter_map(|at| self.node.outcome_name(at)).collect(),
        }
    }

    /// Carries out an action, or lets chance bring an outcome.
    fn step(&mut self, action: u32) -> PyResult<()> {
        if self.node.is_chance() {
            return self.node.fall(action as usize).map_err(|error| stuck(&error));
        }
        let matched = self.node.matched();
        let at = matched.and_then(|matched| self.node.environment().actions().option(matched, action));
        let at = at.ok_or_else(|| QuarterdeckError::new_err(format!("{action} is not open here")))?;
        self.node.choose(at).map_err(|error| stuck(&error))
    }

    /// Lets chance decide by a seed until a player does.
    fn sample_chance(&mut self, seed: u64) -> PyResult<()> {
        self.node.fall_by_chance(seed).map_err(|error| stuck(&error))
    }

    /// A copy that goes its own way.
    fn clone(&self) -> Node {
        Node { node: self.node.clone() }
    }

    /// What the match has brought each seat: 1, 0 or -1.
    fn returns(&self) -> Vec<f64> {
        won(self.node.environment(), self.node.matched())
    }

    /// How far each seat is ahead of the mean in what players are ranked by.
    fn scores(&self) -> Vec<f64> {
        ahead(self.node.environment(), self.node.matched())
    }

    /// A key for all that a seat has noticed and done.
    fn information_state_key(&self, seat: u8) -> String {
        format!("{:016x}", self.node.memory(seat))
    }

    /// What a seat sees, in figures; while chance decides, as at the last decision.
    fn tensor<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyArray1<f32>>> {
        row(py, self.node.environment(), self.node.matched(), seat)
    }

    /// Another node that is the same to a seat.
    fn resample(&self, seat: u8, seed: u64) -> PyResult<Node> {
        let dealt = self.node.resample(seat, seed);
        let node = dealt.ok_or_else(|| QuarterdeckError::new_err("hidden cards cannot be dealt anew here"))?;
        Ok(Node { node })
    }
}
