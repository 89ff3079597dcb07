//! Somebody at a terminal: types, and reads the screen.

use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// So long something may take before it counts as never.
const LONGEST: Duration = Duration::from_secs(20);
/// So long nothing may be drawn before the screen counts as finished.
const QUIET: Duration = Duration::from_millis(120);

struct Drawn {
    parser: vt100::Parser,
    last: Instant,
}

/// A terminal with the command in it.
pub struct Seat {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    drawn: Arc<Mutex<Drawn>>,
    reader: Option<JoinHandle<()>>,
}

fn sized((cols, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

impl Seat {
    /// Sits down at a terminal of this size and types this command.
    pub fn take(size: (u16, u16), arguments: &[&str]) -> Seat {
        Seat::taught(size, arguments, "off")
    }

    /// The same, with hints that are kept in a file.
    pub fn taught(size: (u16, u16), arguments: &[&str], hints: &str) -> Seat {
        let pair = native_pty_system().openpty(sized(size)).expect("there are pseudo-terminals");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_quarterdeck"));
        command.args(arguments);
        command.cwd(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        command.env("TERM", "xterm-256color");
        command.env("LANG", "en_US.UTF-8");
        command.env_remove("LC_ALL");
        command.env_remove("NO_COLOR");
        command.env("QUARTERDECK_HINTS", hints);
        let child = pair.slave.spawn_command(command).expect("it starts");
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().expect("it can be read");
        let keys = pair.master.take_writer().expect("it can be typed at");
        let drawn = Arc::new(Mutex::new(Drawn { parser: vt100::Parser::new(size.1, size.0, 0), last: Instant::now() }));
        let shared = Arc::clone(&drawn);
        let reader = thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count) = output.read(&mut bytes) {
                if count == 0 {
                    break;
                }
                let mut drawn = shared.lock().expect("nobody breaks down here");
                drawn.parser.process(&bytes[..count]);
                drawn.last = Instant::now();
            }
        });
        Seat { child, master: pair.master, keys, drawn, reader: Some(reader) }
    }

    /// Types.
    pub fn press(&mut self, keys: &str) {
        // Keys are pressed one after the other, so that Esc is not taken for the beginning of an arrow.
        self.drawn.lock().expect("is whole").last = Instant::now();
        self.keys.write_all(keys.as_bytes()).ok();
        self.keys.flush().ok();
        self.settle();
    }

    /// Waits until nothing more is drawn.
    pub fn settle(&self) {
        let begun = Instant::now();
        while begun.elapsed() < LONGEST {
            let last = self.drawn.lock().expect("is whole").last;
            if last.elapsed() >= QUIET {
                return;
            }
            thread::sleep(Duration::from_millis(15));
        }
    }

    /// Waits for words on the screen.
    pub fn wait_for(&self, words: &str) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < LONGEST {
            if self.screen().contains(words) {
                return true;
            }
            thread::sleep(Duration::from_millis(20));
        }
        false
    }

    /// What stands on the screen.
    pub fn screen(&self) -> String {
        let drawn = self.drawn.lock().expect("is whole");
        let lines: Vec<String> =
            drawn.parser.screen().contents().lines().map(|line| line.trim_end().to_owned()).collect();
        lines.join("\n")
    }

    /// Whether the screen lies over what was there before.
    pub fn is_drawn_over(&self) -> bool {
        self.drawn.lock().expect("is whole").parser.screen().alternate_screen()
    }

    /// Makes the window larger or smaller.
    pub fn resize(&mut self, size: (u16, u16)) {
        self.drawn.lock().expect("is whole").parser.screen_mut().set_size(size.1, size.0);
        self.master.resize(sized(size)).expect("it can be resized");
        self.settle();
    }

    /// Whether the command ends by itself, and well.
    pub fn ends(&mut self) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < LONGEST {
            if let Ok(Some(status)) = self.child.try_wait() {
                self.settle();
                return status.success();
            }
            thread::sleep(Duration::from_millis(20));
        }
        false
    }

    /// Stands up.
    pub fn leave(mut self) {
        self.press("\x03");
        assert!(self.ends(), "it does not end:\n{}", self.screen());
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
        drop(self.reader.take());
    }
}
