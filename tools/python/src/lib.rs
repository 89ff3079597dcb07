//! The Python module `quarterdeck._engine`: games, matches, trees with chance, and batches of matches. What is friendlier
//! to use is written in Python on top of it.

mod batch;
mod games;
mod matches;
mod nodes;

use pyo3::create_exception;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use quarterdeck_runtime::environment::NodeError;
use quarterdeck_runtime::{Fault, StartError};

create_exception!(quarterdeck, QuarterdeckError, PyException, "What the engine refuses, or a mistake of a pack.");

/// A mistake of a pack that shows in play.
fn faulty(fault: &Fault) -> PyErr {
    QuarterdeckError::new_err(format!("{}: {fault}", fault.code))
}

fn not_started(error: &StartError) -> PyErr {
    match error {
        StartError::Refused(refusal) => QuarterdeckError::new_err(refusal.reason.to_string()),
        StartError::Fault(fault) => faulty(fault),
    }
}

fn stuck(error: &NodeError) -> PyErr {
    match error {
        NodeError::NotOpen => QuarterdeckError::new_err("this is not open here"),
        NodeError::Refused(refusal) => QuarterdeckError::new_err(refusal.reason.to_string()),
        NodeError::Fault(fault) => faulty(fault),
    }
}

#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("QuarterdeckError", module.py().get_type::<QuarterdeckError>())?;
    module.add_class::<games::Game>()?;
    module.add_class::<matches::Match>()?;
    module.add_class::<nodes::Node>()?;
    module.add_class::<batch::Batch>()?;
    Ok(())
}
