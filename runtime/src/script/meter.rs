//! What a script may use: so many steps and so much memory. A script that wants more is stopped,
//! and nothing it does can hide that.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use mlua::{Lua, VmState};

/// Calls and turns of loops that one effect may take.
const MOST_STEPS: u32 = 2_000_000;
/// Bytes that a script may use besides what the machine needs; beyond this it is stopped.
const MOST_MEMORY: usize = 16 << 20;
/// Bytes that cannot be exceeded even within one step.
const HARD_MEMORY: usize = 48 << 20;
/// Memory is looked at once in so many steps.
const MEMORY_EVERY: u32 = 64;
/// How the machine says that memory is used up.
pub(super) const OUT_OF_MEMORY: &str = "not enough memory";

/// Why a script was stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Excess {
    /// Stable code.
    pub code: &'static str,
    /// What it did.
    pub message: String,
    /// The line, if known.
    pub line: Option<usize>,
}

/// Watches over the scripts of one machine.
pub(super) struct Meter {
    left: Cell<u32>,
    memory: Cell<usize>,
    stopped: Cell<bool>,
    excess: RefCell<Option<Excess>>,
    failed: Cell<Option<usize>>,
}

impl Meter {
    /// Starts watching over a machine.
    pub(super) fn watch(lua: &Lua) -> Rc<Meter> {
        let meter = Rc::new(Meter {
            left: Cell::new(MOST_STEPS),
            memory: Cell::new(usize::MAX),
            stopped: Cell::new(false),
            excess: RefCell::new(None),
            failed: Cell::new(None),
        });
        let watching = meter.clone();
        lua.set_interrupt(move |lua| watching.step(lua));
        meter
    }

    /// A script begins, or goes on with so many steps left.
    pub(super) fn start(&self, lua: &Lua, left: Option<u32>) -> mlua::Result<()> {
        let used = lua.used_memory();
        if left.is_none() && used > self.memory.get() {
            lua.gc_collect()?;
        }
        let used = lua.used_memory();
        self.left.set(left.unwrap_or(MOST_STEPS));
        self.memory.set(used + MOST_MEMORY);
        lua.set_memory_limit(used + HARD_MEMORY)?;
        self.stopped.set(false);
        self.excess.replace(None);
        self.failed.set(None);
        Ok(())
    }

    /// Steps that are left.
    pub(super) fn left(&self) -> u32 {
        self.left.get()
    }

    /// From now on the script only unwinds; `pcall` does not hold it up.
    pub(super) fn stop(&self) {
        self.stopped.set(true);
    }

    /// What the script took too much of.
    pub(super) fn excess(&self) -> Option<Excess> {
        self.excess.borrow().clone()
    }

    /// An error leaves the script: its place is still known.
    pub(super) fn note_error(&self, lua: &Lua) {
        self.failed.set(line(lua));
    }

    /// The line that the last error left.
    pub(super) fn failed(&self) -> Option<usize> {
        self.failed.get()
    }

    /// Whether an error must go on past a `pcall`.
    pub(super) fn must_pass(&self, lua: &Lua, error: &mlua::Value) -> bool {
        if let mlua::Value::String(text) = error
            && text.as_bytes() == OUT_OF_MEMORY.as_bytes()
        {
            self.note_memory(line(lua));
        }
        self.stopped.get() || self.excess.borrow().is_some()
    }

    /// Memory is used up.
    pub(super) fn note_memory(&self, line: Option<usize>) {
        let mut excess = self.excess.borrow_mut();
        if excess.is_none() {
            *excess = Some(Excess {
                code: "script::too_much_memory",
                message: format!("the script needs more than {} MB of memory", MOST_MEMORY >> 20),
                line,
            });
        }
    }

    fn step(&self, lua: &Lua) -> mlua::Result<VmState> {
        let left = self.left.get();
        if left == 0 {
            let mut excess = self.excess.borrow_mut();
            if excess.is_none() {
                *excess = Some(Excess {
                    code: "script::too_long",
                    message: "the script does not come to an end".into(),
                    line: line(lua),
                });
            }
            return Err(mlua::Error::runtime("the script takes too long"));
        }
        self.left.set(left - 1);
        if left.is_multiple_of(MEMORY_EVERY) && lua.used_memory() > self.memory.get() {
            // What is used may be garbage: only what is left after sweeping counts.
            lua.gc_collect()?;
            if lua.used_memory() > self.memory.get() {
                self.note_memory(line(lua));
            }
        }
        if self.excess.borrow().is_some() {
            return Err(mlua::Error::runtime(OUT_OF_MEMORY));
        }
        Ok(VmState::Continue)
    }
}

/// The line of the script that is running.
pub(super) fn line(lua: &Lua) -> Option<usize> {
    (0..64).map_while(|level| lua.inspect_stack(level, place)).find_map(|line| line)
}

fn place(debug: &mlua::debug::Debug<'_>) -> Option<usize> {
    let source = debug.source();
    let name = source.short_src?;
    if name == super::sandbox::PRELUDE || name == "[C]" {
        return None;
    }
    debug.current_line()
}

/// What an error says, without the list of calls.
pub(super) fn first_line(text: &str) -> &str {
    let text = text.split("\nstack traceback:").next().unwrap_or(text).trim();
    text.strip_prefix("runtime error: ").or_else(|| text.strip_prefix("syntax error: ")).unwrap_or(text)
}
