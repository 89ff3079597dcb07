//! Tables in a browser. A table is a match with seats, each behind a link that cannot be guessed; a seat receives its own
//! view and nothing else. Every decision of a person is on disk before it is told, so that a server that dies goes on where it was.
//!
//! The page is plain JavaScript and CSS within the program. Nothing is asked of any other place.

mod bots;
mod campaign;
mod games;
mod gate;
mod hall;
mod hosted;
mod patch;
mod routes;
mod shelf;
mod socket;
mod store;
mod thinking;
mod token;
mod told;
mod visit;
mod wire;
mod workshop;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use tokio::net::TcpListener;

pub use hall::Hall;
pub use shelf::{Bit, Offered, Opened, Shelf, Told};
pub use store::{Change, Record, Store};
pub use visit::Visit;
pub use wire::{Made, SeatWish, TableWish};
pub use workshop::{Author, Workbench};

/// The most threads that wait for tables. Each table has at most [`hall::AT_ONE_TABLE`] of them.
const MOST_AT_WORK: usize = 1024;

/// Where to serve, and where tables are kept.
pub struct Setup {
    /// The address to listen at; port 0 takes any that is free.
    pub address: SocketAddr,
    /// The folder of the tables.
    pub data: PathBuf,
    /// Names under which the server may be asked, beside addresses and `localhost`.
    pub names: Vec<String>,
}

/// Serves tables until the process is asked to end. Once it listens, `ready` is told where, and may lay tables.
pub fn serve(
    shelf: Arc<dyn Shelf>,
    setup: &Setup,
    ready: impl FnOnce(SocketAddr, &Hall) -> io::Result<()>,
) -> io::Result<()> {
    let hall = Arc::new(Hall::open(shelf, &setup.data)?);
    let routes = routes::routes(hall.clone());
    run(setup, routes, |address| ready(address, &hall))
}

/// Serves the table of somebody who works on a pack, with a pane beside it. Once it listens, `ready` is given a bench from which the
/// table can be laid anew and the pane be told something.
pub fn serve_author(
    shelf: Arc<dyn Shelf>,
    author: Arc<dyn Author>,
    setup: &Setup,
    ready: impl FnOnce(SocketAddr, Workbench) -> io::Result<()>,
) -> io::Result<()> {
    let hall = Arc::new(Hall::open(shelf, &setup.data)?);
    let bench = Workbench::new(hall.clone(), author);
    let routes = workshop::routes(bench.clone()).merge(routes::routes(hall));
    run(setup, routes, |address| ready(address, bench.awake()))
}

fn run(setup: &Setup, routes: axum::Router, ready: impl FnOnce(SocketAddr) -> io::Result<()>) -> io::Result<()> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(MOST_AT_WORK).build()?;
    let served = runtime.block_on(async {
        let listener = TcpListener::bind(setup.address).await?;
        ready(listener.local_addr()?)?;
        tokio::select! {
            served = gate::serve(listener, routes, &setup.names) => served,
            asked = tokio::signal::ctrl_c() => asked,
        }
    });
    // Nothing is lost with what is still going on: whatever was decided is on disk.
    runtime.shutdown_background();
    served
}
