//! Matches that can be looked at again, wherever they were saved.

use quarterdeck_runtime::{Progress, Refusal, Save};

/// The match in a file: a saved one, or the running one of a campaign; nothing if the campaign is between two matches.
pub fn recorded(text: &str) -> Result<Option<Save>, Refusal> {
    match Save::read(text) {
        Ok(save) => Ok(Some(save)),
        // What is no campaign either is told as the match that it was taken for.
        Err(refusal) => Progress::read(text).map(|progress| progress.current).map_err(|_| refusal),
    }
}
