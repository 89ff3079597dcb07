//! The command itself: everything it does is in the library, so that tests can ask the same.

use std::process::ExitCode;

fn main() -> ExitCode {
    quarterdeck::run()
}
