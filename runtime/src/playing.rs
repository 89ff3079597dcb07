//! A match: a plain value that is asked what is open and told what was chosen.

use std::sync::Arc;

use crate::event::Event;
use crate::flow::action::{Choices, WayAt};
use crate::flow::bench::Bench;
use crate::flow::memory::Memory;
use crate::flow::{Engine, Fault};
use crate::game::{Game, Program};
use crate::log::{Cut, Log, Mark};
use crate::message::{Message, Refusal};
use crate::opening::blank;
use crate::script::host::ScriptHost;
use crate::seats::Seats;
use crate::setting::Setting;
use crate::state::position::Position;
use crate::state::{CardState, Frame, State, Status, ZoneState};
use crate::trace::Note;

/// So many bytes come from memory at once.
const LINE: usize = 64;

/// A match of a game.
pub struct Match {
    game: Arc<Game>,
    program: Arc<Program>,
    state: State,
    log: Log,
    choices: Choices,
    scripts: ScriptHost,
    /// Where it is worked, unless that is lent; made when it is first needed.
    bench: Option<Box<Bench>>,
    memory: Memory,
}

impl Clone for Match {
    fn clone(&self) -> Match {
        // A running coroutine is not copied: the copy finds its way back by itself.
        Match {
            game: self.game.clone(),
            program: self.program.clone(),
            state: self.state.clone(),
            log: self.log.clone(),
            choices: self.choices.clone(),
            scripts: ScriptHost::default(),
            bench: None,
            memory: Memory::default(),
        }
    }
}

impl Match {
    /// Becomes a copy of another match that is alike, in the room that this one has. What it remembers is relied upon, as whoever
    /// throws it away soon does.
    pub(crate) fn copy_from(&mut self, other: &Match) {
        self.state.copy_from(&other.state);
        self.log.clone_from(&other.log);
        self.choices.copy_from(&other.choices);
        self.scripts = ScriptHost::default();
        self.memory.copy_from(&other.memory);
        self.trust_memory();
    }

    /// Becomes a match that goes on from a state, which is changed before, of another match that is alike; all that was remembered is
    /// forgotten.
    pub(crate) fn resume_from(&mut self, other: &Match, change: impl FnOnce(&mut State)) -> Result<(), Fault> {
        self.state.copy_from(&other.state);
        change(&mut self.state);
        self.log = Log::hashing();
        self.scripts = ScriptHost::default();
        self.trust_memory();
        self.engine().find_choices()
    }

    /// Begins anew from a state before set-up of the same setting, in the room that is there.
    pub(crate) fn open_anew(&mut self, state: &State) -> Result<(), Fault> {
        self.state.copy_from(state);
        self.log = Log::hashing();
        self.scripts = ScriptHost::default();
        let mut engine = self.engine();
        engine.open();
        engine.run()
    }

    /// Whether another match is so much like this one that what is remembered of one has room in the other: of the same game and
    /// options, with as many players and cards.
    pub(crate) fn is_alike(&self, other: &Match) -> bool {
        Arc::ptr_eq(&self.game, &other.game)
            && Arc::ptr_eq(&self.program, &other.program)
            && self.state.seats == other.state.seats
            && self.state.cards.len() == other.state.cards.len()
    }

    /// From now on nobody looks at what is open, but for whether somebody is asked at all: not everything is listed.
    pub(crate) fn list_nothing(&mut self, unlisted: bool) {
        self.memory.unlisted = unlisted;
    }
}

/// Why a match could not start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// What was asked for is not possible.
    Refused(Refusal),
    /// A mistake of the pack shows at once.
    Fault(Fault),
}

/// Why a decision was not carried out; the match is as before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChooseError {
    /// It is not an option.
    Refused(Refusal),
    /// A mistake of the pack.
    Fault(Fault),
}

impl Match {
    /// Starts a match that keeps its log.
    pub fn new(game: Arc<Game>, setting: &Setting) -> Result<Match, StartError> {
        Match::with_log(game, setting, Log::keeping())
    }

    /// Starts a match with the given log.
    pub fn with_log(game: Arc<Game>, setting: &Setting, log: Log) -> Result<Match, StartError> {
        let state = blank(&game, setting).map_err(StartError::Refused)?;
        Match::opened(game, state, log).map_err(StartError::Fault)
    }

    /// A match that begins from a state before set-up.
    pub(crate) fn opened(game: Arc<Game>, state: State, log: Log) -> Result<Match, Fault> {
        let mut started = Match::around(game, state, log);
        let mut engine = started.engine();
        engine.open();
        engine.run()?;
        Ok(started)
    }

    fn around(game: Arc<Game>, state: State, log: Log) -> Match {
        Match {
            program: game.settled(&state.options),
            game,
            state,
            log,
            choices: Choices::default(),
            scripts: ScriptHost::default(),
            bench: None,
            memory: Memory::default(),
        }
    }

    /// A match that goes on from a state.
    pub fn resume(game: Arc<Game>, state: State, log: Log) -> Result<Match, Fault> {
        let mut resumed = Match::around(game, state, log);
        resumed.engine().find_choices()?;
        Ok(resumed)
    }

    /// Goes back to a state in which this match was when the record went so far. What is given back undoes that.
    pub(crate) fn go_back(&mut self, state: State, mark: Mark) -> Result<(State, Cut), Fault> {
        let cut = self.log.cut(mark);
        let state = std::mem::replace(&mut self.state, state);
        self.scripts = ScriptHost::default();
        match self.engine().find_choices() {
            Ok(()) => Ok((state, cut)),
            Err(fault) => {
                self.go_forth(state, cut);
                Err(fault)
            }
        }
    }

    /// Undoes that the match went back.
    pub(crate) fn go_forth(&mut self, state: State, cut: Cut) {
        self.log.mend(cut);
        self.state = state;
        self.scripts = ScriptHost::default();
        // It was asked for before, so there is an answer.
        let _ = self.engine().find_choices();
    }

    /// Lists once more what is open; it comes out the same.
    pub fn list_again(&mut self) -> Result<(), Fault> {
        self.engine().find_choices()
    }

    /// Keeps what happens from here on in a new record.
    pub(crate) fn begin_record(&mut self) {
        self.log = Log::keeping();
    }

    /// The engine on this match. Whoever has it may change anything.
    pub(crate) fn engine(&mut self) -> Engine<'_> {
        self.memory.wrote_all();
        self.going_on()
    }

    fn going_on(&mut self) -> Engine<'_> {
        Engine {
            game: &self.game,
            program: &self.program,
            state: &mut self.state,
            log: &mut self.log,
            choices: &mut self.choices,
            scripts: &mut self.scripts,
            bench: self.bench.get_or_insert_default(),
            memory: &mut self.memory,
        }
    }

    /// Which seats have seen something new since this was last asked.
    pub fn forget_seen(&mut self) -> Seats {
        std::mem::take(&mut self.state.seen)
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Everything that can change, to be kept, compared or gone on from.
    pub fn snapshot(&self) -> &State {
        &self.state
    }

    /// The match as sentences see it.
    pub fn position(&self) -> Position<'_> {
        Position { program: Some(&self.program), ..Position::new(&self.game, &self.state) }
    }

    /// The same for whoever asks much of one position after the other: what was found before is not found again.
    pub(crate) fn recalling(&self) -> Position<'_> {
        self.memory.memo.position(&self.game, &self.program, &self.state)
    }

    /// What happened so far.
    pub fn events(&self) -> &[Event] {
        self.log.events()
    }

    /// The record of what happened.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// From here on it is noted what came into question and did not happen.
    pub fn trace(&mut self) {
        self.log.trace();
    }

    /// What was noted since then.
    pub fn notes(&self) -> &[Note] {
        self.log.notes()
    }

    /// Reads a little of what the next decision will ask, all at once, so that it is near when it is asked: whoever goes round thousands
    /// of matches waits for memory otherwise. What it returns means nothing.
    pub(crate) fn bring_near(&self) -> u64 {
        let state = &self.state;
        let cards = state.cards.iter().step_by(LINE / size_of::<CardState>());
        let cards = cards.fold(0, |sum, card| sum ^ u64::from(card.owner));
        // What lies under cards is seldom asked for.
        let zones = self.game.layout.under_base.map_or(state.zones.len(), |first| first.index());
        let zones = state.zones[..zones].iter().step_by(LINE / size_of::<ZoneState>());
        let zones = zones.fold(0, |sum, zone| sum ^ u64::from(zone.length));
        let counters = state.counters.iter().take(self.game.layout.counters_fixed).step_by(LINE / size_of::<i32>());
        let counters = counters.fold(0, |sum, counter| sum ^ u64::from(counter.unsigned_abs()));
        let frames =
            state.stack.iter().rev().take(2).fold(0, |sum, frame| sum ^ u64::from(matches!(frame, Frame::Phase(_))));
        let choices = self.choices.list.iter().map(|choice| u64::from(choice.way == WayAt::NOTHING)).sum::<u64>();
        cards ^ zones ^ counters ^ frames ^ choices ^ self.memory.bring_near()
    }

    /// How many turns have begun, from wherever it was begun to count: who asks twice knows whether a turn has begun in between,
    /// even if it is the same player's.
    pub fn turns_begun(&self) -> u32 {
        self.memory.turns
    }

    /// A hash of what happened so far.
    pub fn log_hash(&self) -> u64 {
        self.log.hash()
    }

    /// What is open.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// Who is asked; nobody if the match is over.
    pub fn asked(&self) -> Option<u8> {
        self.position().asked()
    }

    /// The seats that have won, once the match is over.
    pub fn winners(&self) -> Option<Seats> {
        match self.state.status {
            Status::Over(winners) => Some(winners),
            _ => None,
        }
    }

    /// Carries an option out. If the pack has a mistake, the match is as before.
    pub fn choose(&mut self, at: usize) -> Result<(), ChooseError> {
        self.check_choice(at).map_err(ChooseError::Refused)?;
        let (state, log, choices) = (self.state.clone(), self.log.mark(), self.choices.clone());
        self.going_on().choose(at).map_err(|fault| {
            self.state = state;
            self.memory.wrote_all();
            self.log.rewind(log);
            self.choices = choices;
            self.scripts = ScriptHost::default();
            ChooseError::Fault(fault)
        })
    }

    /// Relies on what is remembered: a debug build finds everything twice and compares, unless this was said.
    pub fn trust_memory(&mut self) {
        self.memory.trusted = true;
    }

    /// The same without keeping a copy, for bots that throw a faulty match away.
    pub fn choose_quickly(&mut self, at: usize) -> Result<(), Fault> {
        self.going_on().choose(at)
    }

    /// The same on a bench that is lent: whoever steps thousands of matches needs one for all.
    pub(crate) fn choose_on(&mut self, bench: &mut Option<Box<Bench>>, at: usize) -> Result<(), Fault> {
        std::mem::swap(&mut self.bench, bench);
        let came = self.choose_quickly(at);
        std::mem::swap(&mut self.bench, bench);
        came
    }

    /// From here on a bench is lent.
    pub(crate) fn leave_bench(&mut self) {
        self.bench = None;
    }

    fn check_choice(&self, at: usize) -> Result<(), Refusal> {
        if self.winners().is_some() {
            return Err(Refusal::new("game_over", Message::new("refusal-game-over")));
        }
        if at >= self.choices.list.len() {
            let reason = Message::new("refusal-no-such-number").with("at", at.to_string());
            return Err(Refusal::new("no_such_option", reason.number("most", self.choices.list.len() - 1)));
        }
        Ok(())
    }

    /// The ids of all options, in order; equal ids get a number.
    pub fn option_ids(&self) -> Vec<String> {
        let position = self.position();
        let names = position.names(self.asked());
        let mut ids: Vec<String> =
            self.choices.list.iter().map(|choice| position.choice_id(choice, &self.choices, &names)).collect();
        let mut order: Vec<usize> = (0..ids.len()).collect();
        order.sort_by(|left, right| ids[*left].cmp(&ids[*right]));
        let mut numbers = vec![1; ids.len()];
        for pair in order.windows(2).filter(|pair| ids[pair[0]] == ids[pair[1]]) {
            numbers[pair[1]] = numbers[pair[0]] + 1;
        }
        for (id, number) in ids.iter_mut().zip(numbers).filter(|(_, number)| *number > 1) {
            id.push_str(&format!(" #{number}"));
        }
        ids
    }
}
