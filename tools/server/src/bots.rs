//! Lets bots play at a pace that people can follow: one task for each table at which a bot is asked and somebody is.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::hall::Place;
use crate::thinking::Thinking;

/// Lets the bots of a table play if it is their turn and nobody lets them play already.
pub fn wake(place: &Arc<Place>) {
    let mut hosted = place.hosted();
    if hosted.driven || hosted.asked_bot().is_none() {
        return;
    }
    hosted.driven = true;
    drop(hosted);
    tokio::spawn(drive(place.clone()));
}

/// Plays until a person is asked, the match is over, or nobody is there any more: whoever comes back wakes the bots. Bots think while people
/// still look at what happened before.
async fn drive(place: Arc<Place>) {
    loop {
        let (here, began) = (place.clone(), Instant::now());
        let Ok(Some((thinking, pace))) = spawn_blocking(move || think(&here)).await else { return };
        let left = Duration::from_millis(pace).saturating_sub(began.elapsed());
        if !left.is_zero() {
            tokio::select! {
                () = sleep(left) => {}
                () = place.nudge.notified() => {}
            }
        }
        let here = place.clone();
        let Ok(version) = spawn_blocking(move || take(&here, thinking)).await else { return };
        place.news.send_replace(version);
    }
}

/// What the bot that is asked has come to, with those after it if they hurry, and how long that is held back; nothing if no bot is
/// asked any more, or nobody is there. Nobody waits for it.
fn think(place: &Place) -> Option<(Thinking, u64)> {
    let mut hosted = place.hosted();
    // Whoever comes is counted before the bots are woken, which waits for this table: nobody is missed.
    let thinking = if place.is_deserted() { None } else { hosted.thinking() };
    let Some(mut thinking) = thinking else {
        hosted.driven = false;
        hosted.hurried = false;
        return None;
    };
    let pace = hosted.pace();
    drop(hosted);
    thinking.think();
    Some((thinking, pace))
}

/// Carries it out. The number of the latest change.
fn take(place: &Place, thinking: Thinking) -> u64 {
    let mut hosted = place.hosted();
    // A pack that fails in play stops the table where it is; so does a full disk.
    if let Err(trouble) = hosted.take(thinking) {
        hosted.trouble = Some(trouble);
        hosted.version += 1;
    }
    hosted.version
}
