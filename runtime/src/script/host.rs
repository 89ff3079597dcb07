//! Runs scripts. While a script waits for an answer, the match keeps the state in which it began:
//! a copy, a loaded or an undone match runs it again from there with the answers so far.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

use mlua::{IntoLuaMulti, Lua, LuaString, MultiValue, Thread, Value};
use quarterdeck_dsl::problem::nearest;
use quarterdeck_dsl::tree::Thing;

use super::arguments::verb_named;
use super::handle::{Handle, describe};
use super::message::{of_error, quoted, shown};
use super::meter::{Meter, OUT_OF_MEMORY, first_line};
use super::sandbox::{Library, Sandbox, Waiting, sandbox, unavailable};
use crate::flow::{Engine, Fault};
use crate::game::{ScriptDef, ScriptId, What};
use crate::log::Tally;
use crate::problem::{Place, Spot};
use crate::seats::Seats;
use crate::state::frame::EffectFrame;
use crate::state::{Frame, ScriptStart, State, Status};

/// What a match remembers of its running script besides its state. It is not needed to go on.
#[derive(Default)]
pub struct ScriptHost {
    /// The script that waits, if this thread still has it running.
    waiting: Option<u64>,
    /// Where it stopped, while it is run again.
    paused: Option<Paused>,
}

/// Where a script stopped.
struct Paused {
    /// Seats that had seen something new.
    seen: Seats,
    /// The state, to compare with.
    state: Option<Box<State>>,
}

/// What the engine does for a script takes longer than a step of the script.
const CALL_COST: usize = 16;
const FIELD_COST: usize = 4;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// How a script came to a stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It waits for an answer.
    Asked,
    /// A verb has cut short what the script belongs to.
    Cut,
    /// A verb could not be carried out.
    Fault(Fault),
}

/// Why the engine does not simply answer a script.
pub(super) enum Trouble {
    /// The script is wrong; it may catch this.
    Wrong(String),
    /// The script stops here.
    Stop(Outcome),
    /// A verb's fault.
    Fault(Fault),
}

impl Trouble {
    /// A name that is not known, with the nearest one that is.
    pub(super) fn unknown(what: &str, name: &str, known: &[String]) -> Trouble {
        let near = nearest(name, known.iter().map(String::as_str));
        let name = quoted(name);
        Trouble::Wrong(match near {
            Some(near) => format!("{what} `{name}`; did you mean `{}`?", near.replace(' ', "_")),
            None if known.is_empty() => format!("{what} `{name}`; this game has none"),
            None => format!("{what} `{name}`; there is: {}", known.join(", ")),
        })
    }
}

impl From<mlua::Error> for Trouble {
    fn from(error: mlua::Error) -> Trouble {
        Trouble::Wrong(first_line(&error.to_string()).to_owned())
    }
}

/// One run of a script.
pub(super) struct Session<'s, 'm> {
    /// The match.
    pub engine: &'s mut Engine<'m>,
    /// The effect that runs it.
    pub frame: EffectFrame,
    /// Compiled sentences.
    pub library: Rc<Library>,
    /// How many of the recorded answers were given back.
    pub answered: usize,
    /// What each answer to the open choice gives.
    pub values: Vec<Value>,
    /// What the script may use.
    pub meter: Rc<Meter>,
    level: usize,
    outcome: Option<Outcome>,
}

/// What the bridge hands to the script: see the prelude.
type Reply = (Option<bool>, Value);

impl Session<'_, '_> {
    fn call(&mut self, lua: &Lua, name: &str, this: &Value, given: &Value) -> mlua::Result<Reply> {
        if self.outcome.is_some() {
            return Ok((None, Value::Nil));
        }
        self.meter.spend(CALL_COST);
        let answer = match Handle::read(this) {
            None => Err(Trouble::Wrong(format!(
                "`{name}` was called on {}; write a colon before it, as in `game:{name}`",
                describe(this)
            ))),
            Some(handle) => self.dispatch(lua, handle, name, given),
        };
        self.reply(lua, answer)
    }

    fn dispatch(&mut self, lua: &Lua, this: Handle, name: &str, given: &Value) -> Result<Value, Trouble> {
        let doer = match this {
            Handle::Game => Some(self.frame.context.you),
            Handle::Player(seat) => Some(seat),
            _ => None,
        };
        if let (Some(doer), Some((id, _))) = (doer, verb_named(name)) {
            self.act(id, doer, name, given)?;
            if !self.engine.still_there(self.level, &self.frame) {
                return Err(Trouble::Stop(Outcome::Cut));
            }
            return Ok(Value::Nil);
        }
        match (this, name) {
            (Handle::Player(seat), "choose") => self.choose(seat, given),
            (Handle::Game, "roll") => self.roll(given),
            _ => self.read(lua, this, name, given),
        }
    }

    fn index(&mut self, lua: &Lua, this: &Value, name: &Value) -> mlua::Result<Reply> {
        self.meter.spend(FIELD_COST);
        let (Some(handle), Value::String(text)) = (Handle::read(this), name) else {
            let answer = Err(Trouble::Wrong(format!("{} is not the name of a field", describe(name))));
            return self.reply(lua, answer);
        };
        match self.field(lua, handle, &text.to_string_lossy()) {
            Ok(None) => Ok((None, Value::Nil)),
            Ok(Some(value)) => Ok((Some(true), value)),
            Err(trouble) => self.reply(lua, Err(trouble)),
        }
    }

    fn reply(&mut self, lua: &Lua, answer: Result<Value, Trouble>) -> mlua::Result<Reply> {
        let outcome = match answer {
            Ok(value) => return Ok((Some(true), value)),
            Err(Trouble::Wrong(message)) => {
                return Ok((Some(false), Value::String(lua.create_string(shown(&message))?)));
            }
            Err(Trouble::Stop(outcome)) => outcome,
            Err(Trouble::Fault(mut fault)) => {
                let line = super::meter::line(lua);
                fault.involved.insert(0, self.script_name(line));
                fault.place = fault.place.or_else(|| self.stands_at(line));
                Outcome::Fault(fault)
            }
        };
        self.outcome = Some(outcome);
        self.meter.stop();
        Ok((None, Value::Nil))
    }

    /// Lets the script run until it ends, asks or is stopped.
    fn drive(&mut self, sandbox: &Sandbox, thread: Thread, given: impl IntoLuaMulti) -> Result<(), Fault> {
        let session = RefCell::new(&mut *self);
        let result = sandbox.lua.scope(|scope| {
            let call = scope.create_function(|lua, (name, this, given): (LuaString, Value, Value)| {
                session.borrow_mut().call(lua, &name.to_string_lossy(), &this, &given)
            })?;
            let index = scope
                .create_function(|lua, (this, name): (Value, Value)| session.borrow_mut().index(lua, &this, &name))?;
            sandbox.bridge.raw_set("call", call)?;
            sandbox.bridge.raw_set("index", index)?;
            thread.resume::<MultiValue>(given)
        });
        let tally = self.engine.log.tally();
        self.engine.log.stop_counting();
        if let Some(excess) = self.meter.excess() {
            return Err(self.fault(excess.code, excess.message, excess.line.or(self.meter.failed())));
        }
        match (self.outcome.take(), result) {
            (Some(Outcome::Fault(fault)), _) => return Err(fault),
            (Some(Outcome::Asked), _) => {
                if let Some(start) = &mut self.engine.state.script_start {
                    (start.events, start.hash) = (tally.events, tally.hash);
                }
                self.engine.scripts.waiting = thread.is_resumable().then(|| {
                    let id = NEXT.fetch_add(1, Ordering::Relaxed);
                    let answers = std::mem::take(&mut self.values);
                    sandbox.keep(Waiting { id, thread, answers, rest: self.meter.rest(&sandbox.lua) });
                    id
                });
                return Ok(());
            }
            (Some(Outcome::Cut), _) => {}
            (None, Err(error)) => return Err(self.failure(&error)),
            (None, Ok(_)) => {
                // The deed is done before what it set off begins.
                let frame = EffectFrame { deed: self.frame.deed + 1, ..self.frame };
                self.engine.set_effect(self.level, frame);
            }
        }
        self.engine.state.answers.clear();
        self.engine.state.script_start = None;
        self.engine.flush();
        Ok(())
    }

    /// The last recorded answer is given back: the script must be where it was.
    pub(super) fn caught_up(&mut self) -> Result<(), Trouble> {
        let Some(paused) = self.engine.scripts.paused.take() else {
            return Ok(());
        };
        let tally = self.engine.log.tally();
        let known = self.engine.state.script_start.as_ref().map(|start| (start.events, start.hash));
        if known != Some((tally.events, tally.hash)) {
            return Err(self.diverged("it did other things"));
        }
        self.engine.log.caught_up();
        // What was seen on the way here is not seen for the first time.
        self.engine.state.seen = paused.seen;
        if let Some(mut before) = paused.state {
            let now = &*self.engine.state;
            before.status = now.status;
            before.answers.clone_from(&now.answers);
            if *before != *now {
                return Err(self.diverged("the table looks different"));
            }
        }
        Ok(())
    }

    /// A script that was run again did something else.
    pub(super) fn diverged(&self, how: &str) -> Trouble {
        Trouble::Fault(Fault {
            code: "script::diverged",
            message: format!("the script was run again with the same answers, but {how}"),
            involved: Vec::new(),
            place: self.stands_at(None),
        })
    }

    fn definition(&self) -> Option<&ScriptDef> {
        self.script().and_then(|script| self.engine.game.scripts.get(usize::from(script)))
    }

    /// Which script runs.
    pub(super) fn script(&self) -> Option<ScriptId> {
        let deeds = &self.engine.game.effects[usize::from(self.frame.effect)];
        match deeds.get(usize::from(self.frame.deed)).map(|deed| &deed.what) {
            Some(What::Run(script)) => Some(*script),
            _ => None,
        }
    }

    fn path(&self) -> &str {
        self.definition().map_or("", |definition| &self.engine.game.script_files[definition.file].0)
    }

    fn script_name(&self, line: Option<usize>) -> String {
        let path = self.path();
        line.map_or_else(|| path.to_owned(), |line| format!("{path}:{line}"))
    }

    /// An error of a script, with its line and with what took part.
    fn fault(&self, code: &'static str, message: String, line: Option<usize>) -> Fault {
        let mut involved = vec![self.script_name(line)];
        if let Some(definition) = self.definition() {
            involved.push(format!("function `{}`", definition.function));
        }
        for thing in [self.frame.context.this, self.frame.context.it] {
            if let Thing::Card(card) = thing {
                let name = format!("card `{}`", self.engine.position().card_id(card));
                if !involved.contains(&name) {
                    involved.push(name);
                }
            }
        }
        involved.push(self.engine.rule_of(self.frame.effect));
        Fault { code, message, involved, place: self.stands_at(line) }
    }

    /// A line of the script, or where it is run.
    fn stands_at(&self, line: Option<usize>) -> Option<Place> {
        let (game, definition) = (self.engine.game, self.definition()?);
        let Some(line) = line.filter(|line| *line > 0) else {
            return Some(game.place(&definition.spot));
        };
        let (file, text) = &game.script_files[definition.file];
        let start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
        let length = text[start..].lines().next().map_or(0, str::len);
        Some(Place { spot: Spot { file: file.as_str().into(), span: (start, start + length) }, line })
    }

    fn failure(&self, error: &mlua::Error) -> Fault {
        let text = error.to_string();
        let path = self.path();
        // A script can claim any line.
        let lines = self.definition().map_or(0, |at| self.engine.game.script_files[at.file].1.lines().count());
        let line = line_in(&text, path).filter(|line| *line <= lines).or_else(|| self.meter.failed());
        let message = first_line(&text);
        if is_memory(error) || message == OUT_OF_MEMORY {
            self.meter.note_memory(line);
        }
        if let Some(excess) = self.meter.excess() {
            return self.fault(excess.code, excess.message, excess.line.or(line));
        }
        let message = message
            .strip_prefix(path)
            .and_then(|rest| rest.strip_prefix(':'))
            .and_then(|rest| rest.split_once(": "))
            .map_or(message, |(_, rest)| rest);
        self.fault("script::failed", of_error(message), line)
    }
}

/// The line of a file that an error speaks of first.
pub(super) fn line_in(text: &str, path: &str) -> Option<usize> {
    let rest = &text[text.find(path)? + path.len()..];
    let digits: String = rest.strip_prefix(':')?.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

fn is_memory(error: &mlua::Error) -> bool {
    match error {
        mlua::Error::MemoryError(_) => true,
        mlua::Error::CallbackError { cause, .. } => is_memory(cause),
        _ => false,
    }
}

impl Engine<'_> {
    /// Runs the script of the effect on top, from its beginning.
    pub(crate) fn run_script(&mut self, script: ScriptId, frame: EffectFrame) -> Result<(), Fault> {
        let sandbox = sandbox()?;
        let level = self.state.stack.len() - 1;
        let start = match &self.state.script_start {
            Some(start) => Tally { known: start.events, again: self.scripts.paused.is_some(), ..Tally::default() },
            None => {
                self.state.answers.clear();
                let state = self.state.clone();
                self.state.script_start = Some(Box::new(ScriptStart { state, events: 0, hash: 0 }));
                Tally::default()
            }
        };
        self.log.count(start);
        let library = sandbox.library(self.game);
        let definition = &self.game.scripts[usize::from(script)];
        let meter = sandbox.meter.clone();
        let mut session =
            Session { engine: self, frame, library, answered: 0, values: Vec::new(), meter, level, outcome: None };
        let you = Handle::Player(frame.context.you).value();
        let found = sandbox.meter.start(&sandbox.lua, None).and_then(|()| {
            let file = sandbox.file(session.engine.game, &session.library, definition.file)?;
            let functions: mlua::Table = file.call(())?;
            let function: mlua::Function = functions.get(definition.function.as_str())?;
            Ok((sandbox.lua.create_thread(sandbox.run.clone())?, function))
        });
        let (thread, function) = found.map_err(|error| session.failure(&error))?;
        session.drive(&sandbox, thread, (function, Handle::Game.value(), you))
    }

    /// Takes an answer to the open script and lets it go on.
    pub(crate) fn answer_script(&mut self, answer: u32) -> Result<(), Fault> {
        self.state.answers.push(answer);
        let sandbox = sandbox()?;
        let waiting = self.scripts.waiting.take().and_then(|id| sandbox.take(id));
        let Some(start) = &self.state.script_start else {
            self.state.status = Status::Running;
            return Ok(());
        };
        let level = start.state.stack.len().saturating_sub(1);
        let frame = start.state.stack.last().copied();
        if let (Some(mut waiting), Some(Frame::Effect(frame))) = (waiting, frame)
            && (answer as usize) < waiting.answers.len()
        {
            self.log.count(Tally { events: start.events, hash: start.hash, ..Tally::default() });
            self.state.status = Status::Running;
            let value = waiting.answers.swap_remove(answer as usize);
            let library = sandbox.library(self.game);
            let answered = self.state.answers.len();
            sandbox.meter.start(&sandbox.lua, Some(waiting.rest)).map_err(|error| unavailable(&error))?;
            let meter = sandbox.meter.clone();
            let mut session =
                Session { engine: self, frame, library, answered, values: Vec::new(), meter, level, outcome: None };
            return session.drive(&sandbox, waiting.thread, value);
        }
        self.restart_script();
        Ok(())
    }

    /// Back to where the script began; the flow runs it again from there.
    fn restart_script(&mut self) {
        let Some(start) = self.state.script_start.take() else {
            return;
        };
        let answers = std::mem::take(&mut self.state.answers);
        let mut paused = std::mem::replace(self.state, start.state.clone());
        self.memory.wrote_all();
        self.state.answers = answers;
        let seen = paused.seen;
        let state = cfg!(debug_assertions).then(|| {
            paused.script_start = Some(start.clone());
            Box::new(paused)
        });
        self.state.script_start = Some(start);
        self.scripts.paused = Some(Paused { seen, state });
    }

    /// Brings a script back to its open choice, as after loading. The match is as before.
    pub(crate) fn rerun_script(&mut self) -> Result<(), Fault> {
        let before = self.state.clone();
        let log = self.log.clone();
        self.restart_script();
        // The answers lead to an earlier stop than this one: there is nothing to compare on the way.
        self.scripts.paused = None;
        let run = self.run();
        let same = run.is_ok() && {
            self.state.seen = before.seen;
            *self.state == before
        };
        *self.log = log;
        *self.state = before;
        self.memory.wrote_all();
        run?;
        if same {
            return Ok(());
        }
        Err(Fault {
            code: "script::diverged",
            message: "the script was run again with the same answers, but did not come to the same choice".into(),
            involved: Vec::new(),
            place: None,
        })
    }
}
