//! One machine for each thread, in which scripts see nothing but what is chosen for them: no
//! files, no clock, no chance, no loading of code, and nothing that outlives a call.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use mlua::{Function, LightUserData, Lua, LuaOptions, StdLib, Table, Thread, Value};
use quarterdeck_dsl::tree::{Condition, Number, Set};

use super::loops::guarded;
use super::meter::{Meter, Rest};
use crate::flow::Fault;
use crate::game::{Game, ScriptId};

/// The name of the code between scripts and engine, as positions show it.
pub(super) const PRELUDE: &str = "quarterdeck";
/// Functions of the language that scripts may use; the prelude has its own `next` and `unpack`.
pub(super) const PLAIN: &[&str] =
    &["assert", "error", "ipairs", "next", "select", "tonumber", "type", "typeof", "unpack", "rawequal"];
pub(super) const STRING: &[&str] = &[
    "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "rep", "reverse", "split", "sub",
    "upper",
];
pub(super) const TABLE: &[&str] =
    &["clear", "clone", "concat", "create", "find", "freeze", "insert", "isfrozen", "pack", "remove", "sort", "unpack"];
pub(super) const MATH: &[&str] =
    &["abs", "ceil", "clamp", "floor", "fmod", "huge", "max", "min", "modf", "round", "sign"];
/// Games whose scripts are kept compiled in one thread.
const MOST_LIBRARIES: usize = 8;
/// Scripts that wait for an answer, kept running in one thread.
const MOST_WAITING: usize = 32;

/// Bytes that all of them together may hold; the oldest are given up and run again when they are answered.
const MOST_KEPT: usize = 64 << 20;

/// A sentence in a script: which script, of what form, and what it says.
pub(super) type SentenceKey = (Option<ScriptId>, u8, String);

/// What a sentence in a script means.
#[derive(Clone)]
pub(super) enum Sentence {
    /// Yes or no.
    Condition(Rc<Condition>),
    /// A number.
    Amount(Rc<Number>),
    /// Things.
    Selection(Rc<Set>),
}

/// The scripts of one game, compiled.
pub(super) struct Library {
    files: RefCell<Vec<Option<Function>>>,
    /// Sentences that its scripts have asked.
    pub sentences: RefCell<BTreeMap<SentenceKey, Sentence>>,
}

/// A script that waits for an answer.
pub(super) struct Waiting {
    /// Which.
    pub id: u64,
    /// The running script.
    pub thread: Thread,
    /// What each answer gives.
    pub answers: Vec<Value>,
    /// What it may still use.
    pub rest: Rest,
}

/// One thread's machine.
pub(super) struct Sandbox {
    /// The machine.
    pub lua: Lua,
    /// Where the engine is reached.
    pub bridge: Table,
    /// Runs a function of a script, given the function and what it is given.
    pub run: Function,
    /// What scripts may use.
    pub meter: Rc<Meter>,
    environment: Table,
    libraries: RefCell<Vec<(Vec<u64>, Rc<Library>)>>,
    waiting: RefCell<Vec<Waiting>>,
}

thread_local! {
    static SANDBOX: RefCell<Option<Rc<Sandbox>>> = const { RefCell::new(None) };
}

/// This thread's machine.
pub(super) fn sandbox() -> Result<Rc<Sandbox>, Fault> {
    SANDBOX.with(|slot| {
        let mut slot = slot.borrow_mut();
        if let Some(there) = &*slot {
            return Ok(there.clone());
        }
        let made = Rc::new(Sandbox::new().map_err(|error| unavailable(&error))?);
        *slot = Some(made.clone());
        Ok(made)
    })
}

/// The machine itself failed, not a script.
pub(super) fn unavailable(error: &mlua::Error) -> Fault {
    Fault {
        code: "script::unavailable",
        message: format!("scripts cannot run: {}", super::meter::first_line(&error.to_string())),
        involved: Vec::new(),
        place: None,
    }
}

impl Sandbox {
    fn new() -> mlua::Result<Sandbox> {
        let lua = Lua::new_with(StdLib::TABLE | StdLib::STRING | StdLib::MATH | StdLib::COROUTINE, LuaOptions::new())?;
        let bridge = lua.create_table()?;
        let meter = Meter::watch(&lua);
        let watching = meter.clone();
        let caught = lua.create_function(move |lua, error: Value| Ok(watching.must_pass(lua, &error)))?;
        let watching = meter.clone();
        let note = lua.create_function(move |lua, error: Value| {
            watching.note_error(lua);
            Ok(error)
        })?;
        let watching = meter.clone();
        let spend = lua.create_function(move |_, steps: f64| {
            watching.spend(steps as usize);
            Ok(())
        })?;
        let watching = meter.clone();
        let halt = lua.create_function(move |lua, message: String| {
            watching.halt(lua, message);
            Ok(())
        })?;
        let globals = lua.globals();
        let (run, handle, own, own_string, own_table): (Function, Table, Table, Table, Table) = lua
            .load(include_str!("prelude.luau"))
            .set_name(format!("={PRELUDE}"))
            .call((bridge.clone(), caught, note, spend, halt, globals.clone()))?;
        lua.set_type_metatable::<LightUserData>(Some(handle));
        let environment = lua.create_table()?;
        for name in PLAIN {
            environment.set(*name, globals.get::<Value>(*name)?)?;
        }
        for pair in own.pairs::<String, Value>() {
            let (name, function) = pair?;
            environment.set(name, function)?;
        }
        // Texts find their methods in the library itself, so it is changed rather than copied.
        let string: Table = globals.get("string")?;
        for name in own_string.pairs::<String, Value>() {
            let (name, function) = name?;
            string.set(name, function)?;
        }
        let others: Vec<String> =
            string.pairs::<String, Value>().filter_map(|pair| pair.ok().map(|(name, _)| name)).collect();
        for name in others.iter().filter(|name| !STRING.contains(&name.as_str())) {
            string.set(name.as_str(), Value::Nil)?;
        }
        string.set_readonly(true);
        environment.set("string", string)?;
        let table = chosen(&lua, &globals.get("table")?, TABLE)?;
        for pair in own_table.pairs::<String, Value>() {
            let (name, function) = pair?;
            table.set(name, function)?;
        }
        table.set_readonly(true);
        environment.set("table", table)?;
        let math = chosen(&lua, &globals.get("math")?, MATH)?;
        math.set_readonly(true);
        environment.set("math", math)?;
        environment.set_readonly(true);
        Ok(Sandbox {
            lua,
            bridge,
            run,
            meter,
            environment,
            libraries: RefCell::new(Vec::new()),
            waiting: RefCell::new(Vec::new()),
        })
    }

    /// Compiles a file. Its functions see only what is chosen for them.
    pub(super) fn compile(&self, path: &str, text: &str) -> mlua::Result<Function> {
        // What cannot be read is told of the script as it was written.
        let written = self.load(path, text)?;
        match guarded(text) {
            Ok(None) => Ok(written),
            Ok(Some(guarded)) => self.load(path, &guarded),
            Err(unguarded) => {
                let line = text[..unguarded.span.0].matches('\n').count() + 1;
                Err(mlua::Error::runtime(format!("{path}:{line}: {}", unguarded.message)))
            }
        }
    }

    /// Whether the language can read a file.
    pub(super) fn reads(&self, path: &str, text: &str) -> bool {
        self.load(path, text).is_ok()
    }

    fn load(&self, path: &str, text: &str) -> mlua::Result<Function> {
        self.lua
            .load(text)
            .set_name(format!("={path}"))
            .set_mode(mlua::chunk::ChunkMode::Text)
            .set_environment(self.environment.clone())
            .into_function()
    }

    /// The compiled scripts of a game.
    pub(super) fn library(&self, game: &Game) -> Rc<Library> {
        let mut libraries = self.libraries.borrow_mut();
        let same = |key: &[u64]| key.iter().copied().eq(game.packs.iter().map(|(_, _, hash)| *hash));
        if let Some((_, library)) = libraries.iter().find(|(key, _)| same(key)) {
            return library.clone();
        }
        if libraries.len() >= MOST_LIBRARIES {
            libraries.remove(0);
        }
        let made = Rc::new(Library {
            files: RefCell::new(vec![None; game.script_files.len()]),
            sentences: RefCell::new(BTreeMap::new()),
        });
        libraries.push((game.packs.iter().map(|(_, _, hash)| *hash).collect(), made.clone()));
        made
    }

    /// A file of a game, compiled once. Calling it makes its functions anew, so that what one
    /// call leaves behind in them is gone in the next.
    pub(super) fn file(&self, game: &Game, library: &Library, file: usize) -> mlua::Result<Function> {
        let at = file;
        if let Some(Some(function)) = library.files.borrow().get(at) {
            return Ok(function.clone());
        }
        let (path, text) = &game.script_files[at];
        let function = self.compile(path, text)?;
        if let Some(slot) = library.files.borrow_mut().get_mut(at) {
            *slot = Some(function.clone());
        }
        Ok(function)
    }

    /// Keeps a script that waits for an answer.
    pub(super) fn keep(&self, waiting: Waiting) {
        let mut all = self.waiting.borrow_mut();
        let room = MOST_KEPT.saturating_sub(waiting.rest.held);
        while !all.is_empty()
            && (all.len() >= MOST_WAITING || all.iter().map(|other| other.rest.held).sum::<usize>() > room)
        {
            all.remove(0);
        }
        all.push(waiting);
    }

    /// The waiting script, if this thread still has it.
    pub(super) fn take(&self, id: u64) -> Option<Waiting> {
        let mut all = self.waiting.borrow_mut();
        let at = all.iter().position(|waiting| waiting.id == id)?;
        Some(all.remove(at))
    }
}

fn chosen(lua: &Lua, library: &Table, names: &[&str]) -> mlua::Result<Table> {
    let table = lua.create_table()?;
    for name in names {
        table.set(*name, library.get::<Value>(*name)?)?;
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::sandbox;

    /// `check` tells these names already; a script that named them all the same would find nothing.
    #[test]
    fn the_sandbox_has_no_way_out() {
        let sandbox = sandbox().expect("scripts can be run");
        for name in [
            "os",
            "io",
            "require",
            "loadstring",
            "getfenv",
            "setfenv",
            "debug",
            "coroutine",
            "print",
            "collectgarbage",
            "gcinfo",
            "newproxy",
            "setmetatable",
            "getmetatable",
            "_G",
            "math.random",
            "math.randomseed",
            "table.move",
            "string.pack",
            "rawset",
            "xpcall",
            "buffer",
            "vector",
            "bit32",
        ] {
            let absent = sandbox.compile("way.luau", &format!("return {name} == nil")).expect("it is a script");
            assert_eq!(absent.call::<bool>(()).ok(), Some(true), "{name}");
        }
    }
}
