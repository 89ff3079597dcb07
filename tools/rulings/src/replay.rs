//! Plays the decisions of a run again, the match made anew at every one of them: from a copy of the
//! state, and from the state written out and read back. What happens must be the same.

use std::sync::Arc;

use quarterdeck_runtime::{Event, Game, Log, Match, Snapshot};

/// Checks that copies of the match behave as the match did.
pub(crate) fn replay(
    game: &Arc<Game>,
    start: &Snapshot,
    opening: &[Event],
    decisions: &[usize],
    played: &Match,
) -> Result<(), String> {
    let copied = |state: &Snapshot| Ok(state.clone());
    let saved = |state: &Snapshot| {
        let text = serde_json::to_string(state).map_err(|error| format!("the state cannot be written: {error}"))?;
        serde_json::from_str(&text).map_err(|error| format!("the state cannot be read back: {error}"))
    };
    again(game, start, opening, decisions, played, "copied", &copied)?;
    again(game, start, opening, decisions, played, "saved and loaded", &saved)
}

fn again(
    game: &Arc<Game>,
    start: &Snapshot,
    opening: &[Event],
    decisions: &[usize],
    played: &Match,
    how: &str,
    renew: &dyn Fn(&Snapshot) -> Result<Snapshot, String>,
) -> Result<(), String> {
    let mut events = opening.to_vec();
    let mut state = start.clone();
    for (count, at) in decisions.iter().enumerate() {
        let mut log = Log::keeping();
        events.iter().for_each(|event| log.push(*event));
        let fault = |message: &str| format!("{how} before decision {}, the match breaks: {message}", count + 1);
        let mut renewed = Match::resume(game.clone(), renew(&state)?, log).map_err(|error| fault(&error.message))?;
        renewed.choose(*at).map_err(|error| fault(&format!("{error:?}")))?;
        events = renewed.events().to_vec();
        state = renewed.snapshot().clone();
        let same = events.iter().zip(played.events()).take_while(|(one, two)| one == two).count();
        if same < events.len() {
            return Err(fault(&format!(
                "event {} is {:?} and was {:?}",
                same + 1,
                events[same],
                played.events().get(same)
            )));
        }
    }
    if events.len() != played.events().len() {
        return Err(format!(
            "{how} at every decision, {} events happen instead of {}",
            events.len(),
            played.events().len()
        ));
    }
    if renew(&state)? != *played.snapshot() {
        return Err(format!("{how} at every decision, the match ends in another position"));
    }
    Ok(())
}
