//! One connection: somebody sits down, is told what they may know, and decides.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use serde_json::json;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::bots::wake;
use crate::gate::Calm;
use crate::hall::{Hall, Place, SLOWEST};
use crate::told::Teller;
use crate::wire::{Wish, shown};

/// The largest message that is taken, in bytes.
pub const LARGEST: usize = 4096;
/// How long somebody may take to say who they are.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a silent connection is asked whether it still lives.
const BEAT: Duration = Duration::from_secs(25);
/// So often it is asked in vain before it is given up.
const BEATS: u32 = 3;
/// How long somebody may take to take what they are told.
const SLOWEST_LISTENER: Duration = Duration::from_secs(20);
/// So many messages may come at once, and so many a second for long.
const AT_ONCE: f64 = 40.0;
const A_SECOND: f64 = 15.0;
/// The languages that the table speaks.
const LANGUAGES: [&str; 2] = ["en", "ru"];

/// Speaks with one page until it leaves.
pub async fn speak(mut socket: WebSocket, hall: Arc<Hall>) {
    let mut calm = Calm::new(AT_ONCE, A_SECOND);
    let first = timeout(PATIENCE, first(&mut socket, &mut calm)).await.ok().flatten();
    let Some(Wish::Sit { table, token, language }) = first else { return };
    let finding = hall.clone();
    let found = spawn_blocking(move || {
        let place = finding.find(&table)?;
        let who = place.hosted().who(&token).ok_or_else(|| "there is no such table".to_owned())?;
        Ok::<_, String>((place, who))
    });
    let (place, who) = match found.await {
        Ok(Ok(found)) => found,
        Ok(Err(reason)) => return leave(&mut socket, &reason).await,
        Err(_) => return,
    };
    let Some(connected) = hall.connect(&place, who.seats) else {
        return leave(&mut socket, "too many are here already").await;
    };
    // Bots play only where somebody is.
    let waking = place.clone();
    if spawn_blocking(move || wake(&waking)).await.is_err() {
        return;
    }
    let language = spoken(&language);
    converse(&mut socket, &hall, &place, Teller::new(who, language), calm).await;
    drop(connected);
}

pub(crate) fn spoken(language: &str) -> &'static str {
    LANGUAGES.into_iter().find(|known| *known == language).unwrap_or("en")
}

async fn leave(socket: &mut WebSocket, reason: &str) {
    let told = json!({"kind": "gone", "text": shown(reason)}).to_string();
    send(socket, Message::Text(told.into())).await;
}

/// Sends something; false if nobody listens, or so slowly that others would have to be kept waiting.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    timeout(SLOWEST_LISTENER, socket.send(message)).await.is_ok_and(|sent| sent.is_ok())
}

/// What was heard.
enum Heard {
    Wish(Wish),
    /// The other side lives.
    Alive,
    /// It has left, or makes no sense.
    Gone,
}

async fn hear(socket: &mut WebSocket) -> Heard {
    match socket.recv().await {
        Some(Ok(Message::Text(text))) => serde_json::from_str(&text).map_or(Heard::Gone, Heard::Wish),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Heard::Alive,
        Some(Ok(Message::Close(_) | Message::Binary(_)) | Err(_)) | None => Heard::Gone,
    }
}

/// What is said first.
async fn first(socket: &mut WebSocket, calm: &mut Calm) -> Option<Wish> {
    while calm.another() {
        match hear(socket).await {
            Heard::Wish(wish) => return Some(wish),
            Heard::Alive => {}
            Heard::Gone => return None,
        }
    }
    None
}

async fn converse(socket: &mut WebSocket, hall: &Arc<Hall>, place: &Arc<Place>, teller: Teller, mut calm: Calm) {
    let mut news = place.news.subscribe();
    let mut teller = Some(teller);
    let mut silent = 0;
    if !tell(socket, place, &mut teller).await {
        return;
    }
    loop {
        tokio::select! {
            changed = news.changed() => {
                if changed.is_err() || !tell(socket, place, &mut teller).await {
                    return;
                }
            }
            heard = hear(socket) => {
                silent = 0;
                if !calm.another() {
                    return;
                }
                match heard {
                    Heard::Wish(wish) => {
                        if !grant(socket, hall, place, &mut teller, wish).await {
                            return;
                        }
                    }
                    Heard::Alive => {}
                    Heard::Gone => return,
                }
            }
            () = tokio::time::sleep(BEAT) => {
                silent += 1;
                if silent > BEATS || !send(socket, Message::Ping(Vec::new().into())).await {
                    return;
                }
            }
        }
    }
}

/// Does something with the table and the teller where nobody is kept waiting; nothing if that failed.
async fn with<T: Send + 'static>(
    place: &Arc<Place>,
    teller: &mut Option<Teller>,
    work: impl FnOnce(&Arc<Place>, &mut Teller) -> T + Send + 'static,
) -> Option<T> {
    let (place, mut own) = (place.clone(), teller.take()?);
    // Those who wait for one slow table wait here, where they keep nobody else from being served.
    let _turn = place.turns.clone().acquire_owned().await.ok()?;
    let (own, done) = spawn_blocking(move || {
        let done = work(&place, &mut own);
        (own, done)
    })
    .await
    .ok()?;
    *teller = Some(own);
    Some(done)
}

/// Tells what is new; false if nobody listens any more.
async fn tell(socket: &mut WebSocket, place: &Arc<Place>, teller: &mut Option<Teller>) -> bool {
    let told = with(place, teller, |place, teller| teller.tell(&place.hosted(), place.present())).await;
    match told {
        Some(told) => send(socket, Message::Text(told.into())).await,
        None => false,
    }
}

/// Does what was asked for; false if the connection is over.
async fn grant(
    socket: &mut WebSocket,
    hall: &Arc<Hall>,
    place: &Arc<Place>,
    teller: &mut Option<Teller>,
    wish: Wish,
) -> bool {
    let hall = hall.clone();
    let answer = with(place, teller, move |place, teller| answer(&hall, place, teller, wish)).await;
    match answer {
        None => false,
        Some(Answer::Nothing) => true,
        Some(Answer::Anew) => tell(socket, place, teller).await,
        Some(Answer::Say(told)) => send(socket, Message::Text(told.into())).await,
    }
}

/// What a wish comes to.
pub(crate) enum Answer {
    Nothing,
    /// The page is told everything that is new to it.
    Anew,
    Say(String),
}

/// Does what was asked for.
pub(crate) fn answer(hall: &Hall, place: &Arc<Place>, teller: &mut Teller, wish: Wish) -> Answer {
    let (who, language) = (teller.who(), teller.language().to_owned());
    let mut hosted = place.hosted();
    let before = hosted.version;
    let done = match wish {
        Wish::Decide { id, at } => hosted.decide(who, at, &id, &language),
        Wish::Undo => hosted.undo(who, &language),
        Wish::Pace { pace } if !who.seats.is_empty() => hosted.set_pace(pace.min(SLOWEST)),
        Wish::Name { name } => hosted.rename(who, &name),
        Wish::Hurry if !who.seats.is_empty() => {
            hosted.hurried = hosted.driven;
            place.nudge.notify_one();
            Ok(())
        }
        Wish::Why { words } => {
            let text = hosted.speaker(hosted.eyes(who), &language).why(&words);
            let text = hosted.opened().faces.tell(&text, &language);
            return Answer::Say(json!({"kind": "why", "words": shown(&words), "text": shown(&text)}).to_string());
        }
        Wish::Language { language } => {
            teller.speak(spoken(&language));
            return Answer::Anew;
        }
        Wish::Next if !who.seats.is_empty() => hosted.next(&language),
        Wish::Look { at, eyes } => return teller.look(&hosted, at, eyes).map_or(Answer::Nothing, Answer::Say),
        Wish::Howto => {
            let parts = hall.shelf().howto(&hosted.opened().game, &language).unwrap_or_default();
            return Answer::Say(json!({"kind": "howto", "parts": parts}).to_string());
        }
        Wish::Cards => return Answer::Say(teller.cards(&hosted)),
        Wish::Face { key } => return teller.face(&hosted, &key).map_or(Answer::Nothing, Answer::Say),
        Wish::Save if hosted.may_have_all(who) => return Answer::Say(hosted.saved()),
        Wish::From { at, seat } if hosted.may_have_all(who) => {
            let made = hall.branch(&hosted, at, seat);
            return Answer::Say(match made {
                Ok(made) => json!({"kind": "laid", "table": made.table, "token": made.seats[0].token}).to_string(),
                Err(text) => json!({"kind": "refused", "text": shown(&text)}).to_string(),
            });
        }
        Wish::Sit { .. } | Wish::Pace { .. } | Wish::Hurry | Wish::Next | Wish::Save | Wish::From { .. } => Ok(()),
    };
    let (version, stale) = (hosted.version, hosted.version == before);
    drop(hosted);
    if !stale {
        place.news.send_replace(version);
        wake(place);
    }
    match done {
        Ok(()) if stale => Answer::Anew,
        Ok(()) => Answer::Nothing,
        Err(text) => Answer::Say(json!({"kind": "refused", "text": shown(&text)}).to_string()),
    }
}
