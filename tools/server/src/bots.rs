//! Lets bots play at a pace that people can follow: one task for each table at which a bot is asked.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::hall::Place;

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

/// Plays until a person is asked or the match is over.
async fn drive(place: Arc<Place>) {
    loop {
        let here = place.clone();
        let Ok(pace) = spawn_blocking(move || here.hosted().pace()).await else { return };
        if pace > 0 {
            tokio::select! {
                () = sleep(Duration::from_millis(pace)) => {}
                () = place.nudge.notified() => {}
            }
        }
        let here = place.clone();
        let Ok(Some(version)) = spawn_blocking(move || step(&here)).await else { return };
        place.news.send_replace(version);
    }
}

/// One decision of a bot, or several if they hurry; nothing if no bot is asked any more.
fn step(place: &Place) -> Option<u64> {
    let mut hosted = place.hosted();
    let seat = hosted.asked_bot().filter(|_| hosted.trouble.is_none());
    let Some(seat) = seat else {
        hosted.driven = false;
        hosted.hurried = false;
        return None;
    };
    // A pack that fails in play stops the table where it is; so does a full disk.
    if let Err(trouble) = hosted.play(seat) {
        hosted.trouble = Some(trouble);
        hosted.version += 1;
    }
    Some(hosted.version)
}
