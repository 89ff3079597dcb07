//! Luau scripts: strangers' code, sandboxed and metered, whose choices are durable.
//!
//! `sandbox` is the machine, `meter` what it may use and `message` how its errors are told; `handle`, `api`, `arguments` and `choose`
//! are what scripts can say; `host` runs them, `check` looks at them before a game exists
//! (`stamp` tells when one has changed, `names` looks at what they name, `unread` at what cannot be read, `loops` at how they go over tables), and `definitions` tells editors what there is.

pub mod api;
pub mod arguments;
pub mod check;
pub mod choose;
pub mod definitions;
mod handle;
pub mod host;
mod loops;
mod message;
mod meter;
pub mod names;
mod sandbox;
pub mod stamp;
mod tokens;
mod unread;
