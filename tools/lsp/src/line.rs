//! The line to an editor: messages over standard input and output, none of which may be larger than makes sense. How long one is stands before it,
//! and whoever believed any number would ask for as much memory.

use std::io::{self, BufRead, Read as _, Write};
use std::thread::JoinHandle;

use lsp_server::{Connection, Message};

/// The largest message, in bytes; a file of a pack is far smaller.
const LARGEST: u64 = 64_000_000;
/// The most lines before a message, and the longest of them.
const HEADS: usize = 32;
const LONGEST_HEAD: u64 = 4_096;

/// What carries messages to and fro.
pub struct Carriers {
    reading: JoinHandle<io::Result<()>>,
    writing: JoinHandle<io::Result<()>>,
}

impl Carriers {
    /// Waits until everything is said, once the connection is given up.
    pub fn join(self) -> io::Result<()> {
        let ended = |carrier: JoinHandle<io::Result<()>>| {
            carrier.join().unwrap_or_else(|_| Err(io::Error::other("a line to the editor has broken")))
        };
        ended(self.writing)?;
        ended(self.reading)
    }
}

/// A connection over standard input and output.
pub fn stdio() -> (Connection, Carriers) {
    let (ours, Connection { sender, receiver }) = Connection::memory();
    let reading = std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(message) = next(&mut input)? {
            let last = matches!(&message, Message::Notification(told) if told.method == "exit");
            if sender.send(message).is_err() || last {
                break;
            }
        }
        Ok(())
    });
    let writing = std::thread::spawn(move || {
        let mut out = io::stdout().lock();
        for message in receiver {
            message.write(&mut out)?;
            out.flush()?;
        }
        Ok(())
    });
    (ours, Carriers { reading, writing })
}

fn invalid(told: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, told.to_owned())
}

/// The next message; nothing at the end.
fn next(input: &mut impl BufRead) -> io::Result<Option<Message>> {
    let mut length = None;
    for at in 0.. {
        let mut head = String::new();
        if input.by_ref().take(LONGEST_HEAD).read_line(&mut head)? == 0 && at == 0 {
            return Ok(None);
        }
        if at == HEADS || !head.ends_with('\n') {
            return Err(invalid("a message begins with a few short lines, of which one says how long it is"));
        }
        let head = head.trim_end();
        if head.is_empty() {
            break;
        }
        if let Some((name, value)) = head.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse::<u64>().ok();
        }
    }
    let length = length.ok_or_else(|| invalid("it is not said how long a message is"))?;
    if length > LARGEST {
        return Err(invalid("a message is larger than 64 MB"));
    }
    let mut whole = format!("Content-Length: {length}\r\n\r\n").into_bytes();
    let before = whole.len() as u64;
    if input.by_ref().take(length).read_to_end(&mut whole)? as u64 != length {
        return Err(invalid(&format!("a message ends after {} bytes of {length}", whole.len() as u64 - before)));
    }
    Message::read(&mut whole.as_slice())
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn no_length_is_believed() {
        let refused = |text: &str| next(&mut text.as_bytes()).map(|_| ()).unwrap_err().to_string();
        assert!(refused("Content-Length: 99999999999\r\n\r\n{}").contains("larger than 64 MB"));
        assert!(refused("Content-Length: 18446744073709551616\r\n\r\n{}").contains("not said"));
        assert!(refused("Content-Length: 60000000\r\n\r\n{}").contains("ends after 2 bytes"));
        assert!(refused("X: y\r\n\r\n").contains("not said"));
        assert!(refused(&format!("X: {}", "y".repeat(100_000))).contains("short lines"));
        assert!(refused(&"X: y\r\n".repeat(100)).contains("short lines"));
        let text = r#"{"jsonrpc":"2.0","method":"exit"}"#;
        let two = format!("content-length: {}\r\nContent-Type: x\r\n\r\n{text}", text.len());
        let mut input = two.as_bytes();
        assert!(next(&mut input).unwrap().is_some() && next(&mut input).unwrap().is_none());
    }
}
