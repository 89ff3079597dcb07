//! What can be asked of the server by HTTP: the page, the games, a new table, and the way to a seat.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Extension, Path, Query, State, WebSocketUpgrade};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use quarterdeck_face::Shape;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::task::spawn_blocking;

use crate::games;
use crate::gate::Entered;
use crate::hall::Hall;
use crate::socket;
use crate::wire::{TableWish, shown};

/// The largest request, in bytes.
const LARGEST: usize = 16 * 1024;

/// The largest record of a match, in bytes.
const LARGEST_SAVE: usize = 8 * 1024 * 1024;

/// The files of the page: name, type, text.
const FILES: &[(&str, &str, &str)] = &[
    ("lobby.js", SCRIPT, include_str!("../page/lobby.js")),
    ("table.js", SCRIPT, include_str!("../page/table.js")),
    ("board.js", SCRIPT, include_str!("../page/board.js")),
    ("cards.js", SCRIPT, include_str!("../page/cards.js")),
    ("dom.js", SCRIPT, include_str!("../page/dom.js")),
    ("drag.js", SCRIPT, include_str!("../page/drag.js")),
    ("end.js", SCRIPT, include_str!("../page/end.js")),
    ("hints.js", SCRIPT, include_str!("../page/hints.js")),
    ("howto.js", SCRIPT, include_str!("../page/howto.js")),
    ("keys.js", SCRIPT, include_str!("../page/keys.js")),
    ("more.js", SCRIPT, include_str!("../page/more.js")),
    ("known.js", SCRIPT, include_str!("../page/known.js")),
    ("motion.js", SCRIPT, include_str!("../page/motion.js")),
    ("numbers.js", SCRIPT, include_str!("../page/numbers.js")),
    ("pages.js", SCRIPT, include_str!("../page/pages.js")),
    ("review.js", SCRIPT, include_str!("../page/review.js")),
    ("sound.js", SCRIPT, include_str!("../page/sound.js")),
    ("options.js", SCRIPT, include_str!("../page/options.js")),
    ("panels.js", SCRIPT, include_str!("../page/panels.js")),
    ("wire.js", SCRIPT, include_str!("../page/wire.js")),
    ("words.js", SCRIPT, include_str!("../page/words.js")),
    ("style.css", "text/css; charset=utf-8", include_str!("../page/style.css")),
];
pub(crate) const SCRIPT: &str = "text/javascript; charset=utf-8";
pub(crate) const HTML: &str = "text/html; charset=utf-8";

/// Nothing comes from elsewhere, nothing within a page is carried out, nobody frames it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Headers of every answer.
const SAFE: [(HeaderName, &str); 7] = [
    (HeaderName::from_static("content-security-policy"), POLICY),
    (HeaderName::from_static("x-content-type-options"), "nosniff"),
    (HeaderName::from_static("referrer-policy"), "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("x-frame-options"), "DENY"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Everything that can be asked.
pub fn routes(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/", get(|| async { file(HTML, include_str!("../page/index.html")) }))
        .route("/t/{table}", get(|| async { file(HTML, include_str!("../page/table.html")) }))
        .route("/page/shapes.js", get(shapes))
        .route("/page/{name}", get(page))
        .route("/api/games", get(list))
        .route("/api/games/{id}", get(describe))
        .route("/api/howto/{id}", get(howto))
        .route("/api/tables", post(lay))
        .route("/api/replays", post(replay).layer(DefaultBodyLimit::max(LARGEST_SAVE)))
        .route("/ws", get(seat))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(map_response(safe))
        .with_state(hall)
}

pub(crate) async fn safe(mut response: Response) -> Response {
    for (name, value) in SAFE {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    // What is told of tables and links is kept nowhere on the way.
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

pub(crate) fn file(kind: &'static str, text: &'static str) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text).into_response()
}

async fn page(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, text)) => file(kind, text),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The shapes of which faces consist, each once.
async fn shapes() -> Response {
    let all: serde_json::Map<String, Value> =
        Shape::all().map(|shape| (shape.name.to_owned(), shape.path.into())).collect();
    let text = format!("// The shapes of which faces consist.\n\nexport const SHAPES = {};\n", Value::Object(all));
    ([(CONTENT_TYPE, SCRIPT), (CACHE_CONTROL, "no-cache")], text).into_response()
}

/// How a game is asked about.
#[derive(Deserialize)]
struct About {
    #[serde(default)]
    language: String,
    #[serde(default)]
    with: String,
}

impl About {
    fn with(&self) -> Vec<String> {
        self.with.split(',').filter(|id| !id.is_empty()).map(str::to_owned).collect()
    }
}

fn refused(reason: String) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"refused": shown(&reason)}))).into_response()
}

/// Does what may take long where nobody is kept waiting.
async fn answered(work: impl FnOnce() -> Result<Value, String> + Send + 'static) -> Response {
    match spawn_blocking(work).await {
        Ok(Ok(value)) => Json(value).into_response(),
        Ok(Err(reason)) => refused(reason),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

async fn list(State(hall): State<Arc<Hall>>, Query(about): Query<About>) -> Response {
    answered(move || Ok(games::games(&hall, &about.language))).await
}

async fn describe(State(hall): State<Arc<Hall>>, Path(id): Path<String>, Query(about): Query<About>) -> Response {
    answered(move || games::game(&hall, &id, &about.with(), &about.language)).await
}

async fn howto(State(hall): State<Arc<Hall>>, Path(id): Path<String>, Query(about): Query<About>) -> Response {
    answered(move || {
        let opened = hall.game(&id, &about.with())?;
        let parts = hall.shelf().howto(&opened.game, &about.language).unwrap_or_default();
        Ok(json!({"parts": parts}))
    })
    .await
}

/// Lays a saved match out, to be looked at.
async fn replay(
    State(hall): State<Arc<Hall>>,
    headers: HeaderMap,
    Query(about): Query<About>,
    body: Bytes,
) -> Response {
    if !is_json(&headers) {
        return StatusCode::UNSUPPORTED_MEDIA_TYPE.into_response();
    }
    let Ok(text) = String::from_utf8(body.to_vec()) else { return StatusCode::BAD_REQUEST.into_response() };
    answered(move || {
        let made = hall.replay(&text, &about.language)?;
        Ok(serde_json::to_value(made).unwrap_or_default())
    })
    .await
}

/// Whether a request calls itself JSON: a page of another place can send a form, but nothing that does.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/json"))
}

async fn lay(State(hall): State<Arc<Hall>>, headers: HeaderMap, body: Bytes) -> Response {
    if !is_json(&headers) {
        return StatusCode::UNSUPPORTED_MEDIA_TYPE.into_response();
    }
    let wish: TableWish = match serde_json::from_slice(&body) {
        Ok(wish) => wish,
        Err(error) => return refused(error.to_string()),
    };
    answered(move || hall.lay(&wish).map(|made| serde_json::to_value(made).unwrap_or_default())).await
}

async fn seat(
    State(hall): State<Arc<Hall>>,
    Extension(entered): Extension<Arc<Entered>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade = upgrade.max_message_size(socket::LARGEST).max_frame_size(socket::LARGEST);
    upgrade.on_upgrade(|socket| async move {
        socket::speak(socket, hall).await;
        // A connection that sits at a table is one that came through the door, too.
        drop(entered);
    })
}
