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
mod token;
mod told;
mod wire;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use tokio::net::TcpListener;

pub use hall::Hall;
pub use shelf::{Bit, Offered, Opened, Shelf, Told};
pub use store::{Change, Record, Store};
pub use wire::{Made, SeatWish, TableWish};

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
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(MOST_AT_WORK).build()?;
    let served = runtime.block_on(async {
        let listener = TcpListener::bind(setup.address).await?;
        ready(listener.local_addr()?, &hall)?;
        tokio::select! {
            served = gate::serve(listener, routes::routes(hall), &setup.names) => served,
            asked = tokio::signal::ctrl_c() => asked,
        }
    });
    // Nothing is lost with what is still going on: whatever was decided is on disk.
    runtime.shutdown_background();
    served
}
