//! What a script may use: so many steps and so much memory. A script that wants more is stopped,
//! and nothing it does can hide that.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use mlua::{Lua, VmState};

/// Calls and turns of loops that one effect may take. What works on much at once costs more than one.
const MOST_STEPS: u32 = 2_000_000;
/// Bytes that a script may use besides what the machine needs; beyond this it is stopped.
const MOST_MEMORY: usize = 16 << 20;
/// Bytes that cannot be exceeded even within one step.
const HARD_MEMORY: usize = 48 << 20;
/// Memory is looked at once in so many steps.
const MEMORY_EVERY: u32 = 64;
/// Every step can go over all that the script holds: each piece beyond so much makes every step cost one more. Otherwise
/// two million steps over a text of some megabytes would take hours. Plain scripts, with their garbage, stay below it.
const LIGHT_MEMORY: usize = 128 << 10;
const HEAVY_PIECE: usize = 16 << 10;
/// Beyond so much it is worth finding out what of it is garbage, which costs so many steps.
const SWEEP_FROM: usize = 1 << 20;
const SWEEP_COST: usize = 512;
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

/// What a script that waits for an answer may still use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rest {
    /// Steps.
    pub left: u32,
    /// Bytes that it holds, which count when it goes on: otherwise each answer would give it its whole memory anew.
    pub held: usize,
}

/// Watches over the scripts of one machine.
pub(super) struct Meter {
    left: Cell<u32>,
    /// Steps taken, to look at memory once in a while.
    taken: Cell<u32>,
    /// Bytes in use without the script.
    base: Cell<usize>,
    /// Bytes in use after the last sweep.
    settled: Cell<usize>,
    stopped: Cell<bool>,
    excess: RefCell<Option<Excess>>,
    failed: Cell<Option<usize>>,
}

impl Meter {
    /// Starts watching over a machine.
    pub(super) fn watch(lua: &Lua) -> Rc<Meter> {
        let meter = Rc::new(Meter {
            left: Cell::new(MOST_STEPS),
            taken: Cell::new(0),
            base: Cell::new(0),
            settled: Cell::new(0),
            stopped: Cell::new(false),
            excess: RefCell::new(None),
            failed: Cell::new(None),
        });
        let watching = meter.clone();
        lua.set_interrupt(move |lua| watching.step(lua));
        meter
    }

    /// A script begins, or goes on with what it has left.
    pub(super) fn start(&self, lua: &Lua, rest: Option<Rest>) -> mlua::Result<()> {
        // Garbage of earlier scripts would be room for this one.
        if lua.used_memory() > self.settled.get() + SWEEP_FROM {
            self.sweep(lua)?;
        }
        let base = lua.used_memory().saturating_sub(rest.map_or(0, |rest| rest.held));
        self.left.set(rest.map_or(MOST_STEPS, |rest| rest.left));
        self.taken.set(0);
        self.base.set(base);
        lua.set_memory_limit(base + HARD_MEMORY)?;
        self.stopped.set(false);
        self.excess.replace(None);
        self.failed.set(None);
        Ok(())
    }

    /// What a script that waits from now on has left.
    pub(super) fn rest(&self, lua: &Lua) -> Rest {
        if self.held(lua) > SWEEP_FROM {
            // If it fails, garbage counts, too.
            self.sweep(lua).ok();
        }
        Rest { left: self.left.get(), held: self.held(lua) }
    }

    /// Something costs more than the step that it is.
    pub(super) fn spend(&self, steps: usize) {
        let steps = u32::try_from(steps).unwrap_or(u32::MAX);
        self.left.set(self.left.get().saturating_sub(steps));
    }

    fn held(&self, lua: &Lua) -> usize {
        lua.used_memory().saturating_sub(self.base.get())
    }

    fn sweep(&self, lua: &Lua) -> mlua::Result<()> {
        lua.gc_collect()?;
        self.settled.set(lua.used_memory());
        Ok(())
    }

    /// Looks at what the script holds, of which only what is left after sweeping counts.
    fn weigh(&self, lua: &Lua) -> mlua::Result<()> {
        if self.held(lua) > SWEEP_FROM {
            self.sweep(lua)?;
            self.spend(SWEEP_COST);
        }
        let held = self.held(lua);
        if held > MOST_MEMORY {
            self.note_memory(line(lua));
        }
        self.spend(held.saturating_sub(LIGHT_MEMORY) / HEAVY_PIECE * MEMORY_EVERY as usize);
        Ok(())
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

    /// The script did what may never be done: it ends here, with this message.
    pub(super) fn halt(&self, lua: &Lua, message: String) {
        let mut excess = self.excess.borrow_mut();
        if excess.is_none() {
            *excess = Some(Excess { code: "script::failed", message, line: line(lua) });
        }
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
        let taken = self.taken.get().wrapping_add(1);
        self.taken.set(taken);
        if taken.is_multiple_of(MEMORY_EVERY) {
            self.weigh(lua)?;
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
