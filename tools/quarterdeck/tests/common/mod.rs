//! Runs the command as a person at a pipe would.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder that holds the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What the command prints and complains of when this is typed, and whether it ends well.
pub fn run_in(folder: &Path, command: &[&str], input: &[u8]) -> (String, String, bool) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(command)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_vec());
    // Both ends are kept flowing: neither fits into a pipe. Whoever has left does not read the rest.
    let writing = std::thread::spawn(move || stdin.write_all(&input).ok());
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.success())
}
