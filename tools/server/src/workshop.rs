//! The table of somebody who works on a pack: the match goes on while the pack is written, and a pane beside it tells what came of the
//! last save. Whoever checks the pack stands behind an [`Author`] and works at a [`Workbench`].

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use quarterdeck_runtime::{Seats, Table};
use serde::Deserialize;
use serde_json::Value;
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::bots::wake;
use crate::hall::Hall;
use crate::hosted::{Kept, Sitter};
use crate::routes::{HTML, SCRIPT, file, safe};
use crate::shelf::Opened;
use crate::token;
use crate::wire::{Made, MadeSeat, TableWish};

/// How long a page waits for news before it asks again; shorter than any request may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// Where a page says by which secret it knows its table.
const SECRET: HeaderName = HeaderName::from_static("x-seat");
/// Bots answer quickly: one tries things out.
const PACE: u64 = 200;

/// Who knows the pack.
pub trait Author: Send + Sync + 'static {
    /// A card by its id, as the pane shows it: its faces and where it stands.
    fn card(&self, id: &str) -> Option<Value>;
}

/// What was told last, and how often something was told.
type News = (u64, Arc<Value>);

/// Where the table can be laid anew, and the pane be told something.
#[derive(Clone)]
pub struct Workbench {
    hall: Arc<Hall>,
    author: Arc<dyn Author>,
    news: watch::Sender<News>,
    /// Where bots are woken; known once the server runs.
    handle: Option<Handle>,
}

impl Workbench {
    pub(crate) fn new(hall: Arc<Hall>, author: Arc<dyn Author>) -> Workbench {
        Workbench { hall, author, news: watch::Sender::new((0, Arc::new(Value::Null))), handle: None }
    }

    /// The same one within a server that runs.
    pub(crate) fn awake(mut self) -> Workbench {
        self.handle = Some(Handle::current());
        self
    }

    /// Lays a table.
    pub fn lay(&self, wish: &TableWish) -> Result<Made, String> {
        self.hall.lay(wish)
    }

    /// Lays a match out that was begun elsewhere: one person has all seats that were people's, or the first.
    pub fn go_on(&self, opened: Opened, mut table: Table, game: &str, with: &[String]) -> Result<Made, String> {
        let told = |error: std::io::Error| error.to_string();
        if table.people.is_empty() {
            table.people = Seats::only(0);
        }
        table.practice = true;
        let token = token::secret().map_err(told)?;
        let watch = token::secret().map_err(told)?;
        let name = table.names.first().cloned().unwrap_or_default();
        let seats = vec![MadeSeat { name, token: token.clone() }];
        let made = Made { table: token::name().map_err(told)?, seats, watch: watch.clone() };
        let kept = Kept {
            sitters: vec![Sitter { token, seats: table.people }],
            watch,
            skills: vec!["greedy".to_owned(); usize::from(table.setting().seats)],
            pace: PACE,
            ..Kept::of(game.to_owned(), with.to_vec())
        };
        self.hall.begin(Arc::new(opened), table, kept, None, made)
    }

    /// Lays the match at a table anew, with what `make` makes of it; nothing happens where it makes nothing.
    pub fn remake(&self, name: &str, make: impl FnOnce(&Table) -> Option<(Opened, Table)>) -> Result<(), String> {
        let place = self.hall.find(name)?;
        self.hall.forget_games();
        let mut hosted = place.hosted();
        let Some((opened, table)) = make(&hosted.table) else { return Ok(()) };
        hosted.remake(Arc::new(opened), table)?;
        let version = hosted.version;
        drop(hosted);
        place.news.send_replace(version);
        let _entered = self.handle.as_ref().map(Handle::enter);
        wake(&place);
        Ok(())
    }

    /// Tells the pane something; what was told before is forgotten.
    pub fn tell(&self, news: Value) {
        self.news.send_modify(|(number, told)| (*number, *told) = (*number + 1, Arc::new(news)));
    }

    /// Whether a page sits at a table: nobody else is told what an author writes.
    async fn sits(&self, table: &str, headers: &HeaderMap) -> bool {
        let Some(secret) = headers.get(SECRET).and_then(|it| it.to_str().ok()).map(str::to_owned) else { return false };
        let (hall, table) = (self.hall.clone(), table.to_owned());
        let known = spawn_blocking(move || Some(hall.find(&table).ok()?.hosted().who(&secret)?.seats));
        known.await.ok().flatten().is_some_and(|seats| !seats.is_empty())
    }
}

/// What can be asked beside what every server answers.
pub(crate) fn routes(bench: Workbench) -> Router {
    Router::new()
        .route("/w/{table}", get(page))
        .route("/page/workshop.js", get(|| async { file(SCRIPT, include_str!("../page/workshop.js")) }))
        .route(
            "/page/workshop.css",
            get(|| async { file("text/css; charset=utf-8", include_str!("../page/workshop.css")) }),
        )
        .route("/api/workshop/{table}", get(news))
        .route("/api/workshop/{table}/card/{id}", get(card))
        .layer(map_response(safe))
        .with_state(bench)
}

/// The page of a table, with the pane.
async fn page() -> Response {
    let pane = "<link rel=\"stylesheet\" href=\"/page/workshop.css\">\n\
                <script type=\"module\" src=\"/page/workshop.js\"></script>\n</head>";
    ([(CONTENT_TYPE, HTML)], include_str!("../page/table.html").replace("</head>", pane)).into_response()
}

/// What a page has heard already.
#[derive(Deserialize)]
struct Heard {
    #[serde(default)]
    after: u64,
}

async fn news(
    State(bench): State<Workbench>,
    Path(table): Path<String>,
    Query(heard): Query<Heard>,
    headers: HeaderMap,
) -> Response {
    if !bench.sits(&table, &headers).await {
        return StatusCode::FORBIDDEN.into_response();
    }
    let mut listener = bench.news.subscribe();
    let told = timeout(PATIENCE, listener.wait_for(|(number, _)| *number > heard.after)).await;
    let Ok(Ok(told)) = told.map(|told| told.map(|news| news.clone())) else {
        return StatusCode::NO_CONTENT.into_response();
    };
    Json(serde_json::json!({"number": told.0, "told": *told.1})).into_response()
}

async fn card(
    State(bench): State<Workbench>,
    Path((table, id)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    if !bench.sits(&table, &headers).await {
        return StatusCode::FORBIDDEN.into_response();
    }
    match spawn_blocking(move || bench.author.card(&id)).await {
        Ok(Some(card)) => Json(card).into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}
