//! `lsp`: the language server, for editors.

use std::process::ExitCode;

use miette::{Result, miette};

/// Serves an editor until it says goodbye.
pub fn lsp() -> Result<ExitCode> {
    quarterdeck_lsp::serve(crate::types::found)
        .map_err(|error| miette!(help = "editors start this command by themselves", "{error}"))?;
    Ok(ExitCode::SUCCESS)
}
