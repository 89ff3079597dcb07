//! The door: who comes in, from where, how many, how often and for how long. Whoever is slow, loud or called by a foreign name is
//! shown out before anything is done for them.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{Extension, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

/// How long the head of a request may take, and how long a connection may be silent between two.
const HEAD: Duration = Duration::from_secs(10);
/// How long a request may take as a whole, its body included.
const WHOLE: Duration = Duration::from_secs(30);
/// How long a connection may last that asks for pages; one that sits at a table is not bound by it.
const VISIT: Duration = Duration::from_secs(120);
/// The most headers, and the most bytes of them.
const HEADERS: usize = 64;
const HEAD_BYTES: usize = 16 * 1024;
/// The most connections in all, and from one address.
const MOST: usize = 1200;
const MOST_OF_ONE: usize = 100;
/// So many requests of one address may come at once, and so many a second for long. A page is two dozen files.
const AT_ONCE: f64 = 200.0;
const A_SECOND: f64 = 20.0;
/// So many tables may one address lay at once, and so many a second for long.
const TABLES_AT_ONCE: f64 = 20.0;
const TABLES_A_SECOND: f64 = 0.2;
/// So many addresses are remembered before those are forgotten that are not here.
const REMEMBERED: usize = 4096;

/// How much may be asked for: a bucket that fills with time.
#[derive(Clone, Copy, Debug)]
pub struct Calm {
    left: f64,
    since: Instant,
    at_once: f64,
    a_second: f64,
}

impl Calm {
    /// A full one.
    pub fn new(at_once: f64, a_second: f64) -> Calm {
        Calm { left: at_once, since: Instant::now(), at_once, a_second }
    }

    /// Whether another one may be taken.
    pub fn another(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.since).as_secs_f64() * self.a_second).min(self.at_once);
        self.since = now;
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }
}

/// Somebody at one address.
struct Visitor {
    connections: usize,
    requests: Calm,
    tables: Calm,
}

/// Who is here, by address.
#[derive(Default)]
struct Visitors {
    all: usize,
    of: BTreeMap<IpAddr, Visitor>,
}

/// The door.
pub struct Gate {
    visitors: Mutex<Visitors>,
    /// Names under which the server may be asked, beside addresses and `localhost`.
    names: Vec<String>,
}

/// A connection; counted as long as it lives.
pub struct Entered {
    gate: Arc<Gate>,
    from: IpAddr,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut visitors = self.gate.visitors();
        visitors.all = visitors.all.saturating_sub(1);
        if let Some(visitor) = visitors.of.get_mut(&self.from) {
            visitor.connections = visitor.connections.saturating_sub(1);
        }
    }
}

/// The address that counts: whoever has one of the newer kind has all of its network.
fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, if address.is_loopback() { 1 } else { 0 }))
        }
        address => address,
    }
}

/// The machine itself: its people, and a server in front, which counts by itself. Only what holds for all holds for it.
fn is_here(address: IpAddr) -> bool {
    address == IpAddr::from([127, 0, 0, 1]) || address == IpAddr::V6(Ipv6Addr::LOCALHOST)
}

impl Gate {
    /// A door at which nobody is yet.
    pub fn new(names: &[String]) -> Gate {
        let names = names.iter().map(|name| name.to_lowercase()).collect();
        Gate { visitors: Mutex::default(), names }
    }

    fn visitors(&self) -> MutexGuard<'_, Visitors> {
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in, unless there are too many.
    fn enter(self: &Arc<Gate>, from: IpAddr) -> Option<Entered> {
        let from = counted(from);
        let mut visitors = self.visitors();
        if visitors.of.len() >= REMEMBERED {
            visitors.of.retain(|_, visitor| visitor.connections > 0);
        }
        if visitors.all >= MOST {
            return None;
        }
        let visitor = visitors.of.entry(from).or_insert_with(|| Visitor {
            connections: 0,
            requests: Calm::new(AT_ONCE, A_SECOND),
            tables: Calm::new(TABLES_AT_ONCE, TABLES_A_SECOND),
        });
        if visitor.connections >= MOST_OF_ONE && !is_here(from) {
            return None;
        }
        visitor.connections += 1;
        visitors.all += 1;
        Some(Entered { gate: self.clone(), from })
    }

    /// Whether an address may ask once more.
    fn may_ask(&self, from: IpAddr, lays: bool) -> bool {
        let mut visitors = self.visitors();
        match visitors.of.get_mut(&from).filter(|_| !is_here(from)) {
            Some(visitor) => visitor.requests.another() && (!lays || visitor.tables.another()),
            None => true,
        }
    }

    /// Whether the server may be asked under this name. A page that another site leads here by a name of its own shows itself so.
    fn is_called(&self, host: &str) -> bool {
        let name = match host.strip_prefix('[') {
            Some(rest) => rest.split(']').next().unwrap_or_default(),
            None => host.rsplit_once(':').map_or(host, |(name, _)| name),
        };
        let name = name.to_lowercase();
        name.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.names.contains(&name)
    }
}

/// Whether a request comes from a page of this server, or from no page.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let site = text(HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| !["same-origin", "none"].contains(&site)) {
        return false;
    }
    if !headers.contains_key(ORIGIN) {
        return true;
    }
    let origin = text(ORIGIN).and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == text(HOST)
}

/// Looks at a request before anything is done for it.
async fn guard(
    State(gate): State<Arc<Gate>>,
    Extension(entered): Extension<Arc<Entered>>,
    request: Request,
    next: Next,
) -> Response {
    let hosts = request.headers().get_all(HOST).iter().count();
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if hosts != 1 || !gate.is_called(host) {
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let plain = !name.is_empty()
            && name.len() < 100
            && name.bytes().all(|sign| sign.is_ascii_alphanumeric() || b".-".contains(&sign));
        let told = if plain {
            format!("Nobody here is called {name}. If this server is to be, start it with --name {name}.\n")
        } else {
            "Nobody here is called so.\n".to_owned()
        };
        return (StatusCode::MISDIRECTED_REQUEST, told).into_response();
    }
    let acts = request.method() != Method::GET && request.method() != Method::HEAD || request.uri().path() == "/ws";
    if acts && !is_own(request.headers()) {
        return StatusCode::FORBIDDEN.into_response();
    }
    if !gate.may_ask(entered.from, request.method() == Method::POST) {
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    }
    // A body that comes drop by drop is not waited for.
    timeout(WHOLE, next.run(request)).await.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response())
}

/// Serves whoever comes.
pub async fn serve(listener: TcpListener, routes: Router, names: &[String]) -> io::Result<()> {
    let gate = Arc::new(Gate::new(names));
    let routes = routes.layer(from_fn_with_state(gate.clone(), guard));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_headers(HEADERS).max_buf_size(HEAD_BYTES);
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            // No more can be open at once; some will be closed.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Some(entered) = gate.enter(from.ip()) else { continue };
        stream.set_nodelay(true).ok();
        let service = TowerToHyperService::new(routes.clone().layer(Extension(Arc::new(entered))));
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        tokio::spawn(timeout(VISIT, connection));
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::Arc;

    use super::{AT_ONCE, Calm, Gate, MOST, MOST_OF_ONE, TABLES_AT_ONCE};

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn who_asks_too_much_is_not_heard() {
        let mut calm = Calm::new(40.0, 15.0);
        let heard = (0..1000).filter(|_| calm.another()).count();
        assert!((40..200).contains(&heard), "{heard}");
    }

    #[test]
    fn one_address_does_not_fill_the_house() {
        let gate = Arc::new(Gate::new(&[]));
        let loud: Vec<_> = (0..MOST).filter_map(|_| gate.enter(address("192.0.2.7"))).collect();
        assert_eq!(loud.len(), MOST_OF_ONE);
        // A whole network of the newer kind is one address.
        let near = |at: usize| address(&format!("2001:db8:1:2::{at:x}"));
        let wide: Vec<_> = (0..MOST).filter_map(|at| gate.enter(near(at))).collect();
        assert_eq!(wide.len(), MOST_OF_ONE);
        assert!(gate.enter(address("192.0.2.8")).is_some());
        drop(loud);
        assert!(gate.enter(address("192.0.2.7")).is_some(), "who has left makes room");
        let here: Vec<_> = (0..MOST).filter_map(|_| gate.enter(address("127.0.0.1"))).collect();
        assert_eq!(here.len(), MOST - MOST_OF_ONE, "the machine itself fills what is left");
        assert!(gate.enter(address("192.0.2.9")).is_none());
    }

    #[test]
    fn one_address_asks_so_often_and_lays_fewer_tables() {
        let gate = Arc::new(Gate::new(&[]));
        let from = address("192.0.2.7");
        let _here = gate.enter(from);
        let laid = (0..100).filter(|_| gate.may_ask(from, true)).count();
        assert!((TABLES_AT_ONCE as usize..40).contains(&laid), "{laid}");
        let asked = (0..10_000).filter(|_| gate.may_ask(from, false)).count();
        assert!((AT_ONCE as usize - 100..4000).contains(&asked), "{asked}");
        assert!((0..10_000).all(|_| gate.may_ask(address("127.0.0.1"), true)));
    }

    #[test]
    fn the_server_is_called_by_addresses_and_by_names_that_were_given() {
        let gate = Gate::new(&["Table.example.org".to_owned()]);
        for known in ["127.0.0.1:8417", "192.0.2.7", "[::1]:8417", "localhost", "LOCALHOST:1", "table.example.org:80"] {
            assert!(gate.is_called(known), "{known}");
        }
        for foreign in
            ["evil.example", "evil.example:8417", "127.0.0.1.evil.example", "localhost.evil.example", "", ":80"]
        {
            assert!(!gate.is_called(foreign), "{foreign}");
        }
    }
}
