//! Luau scripts: strangers' code, sandboxed and metered, whose choices are durable.

pub mod check;
pub mod host;
