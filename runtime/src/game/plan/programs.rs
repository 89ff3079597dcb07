//! The programs of a game: one for every setting that is played, made when it is first played and shared by all its
//! matches.

use std::sync::{Arc, Mutex, OnceLock};

use quarterdeck_dsl::tree::Step;

use super::{Planner, Program, StepPlan};
use crate::game::{Game, Listeners};

/// More settings than this are not kept; the oldest is forgotten.
const KEPT: usize = 64;

/// How verbs are planned.
pub type Verbs = fn(&Planner<'_>, &Step) -> Option<StepPlan>;

/// Programs by the values of options.
pub struct Programs {
    verbs: Verbs,
    /// Whether it is noted which definitions are read.
    noting: bool,
    /// For any setting.
    any: OnceLock<Arc<Program>>,
    made: Mutex<Vec<(Vec<i16>, Arc<Program>)>>,
}

impl Programs {
    /// No program yet.
    pub fn new(verbs: Verbs) -> Programs {
        Programs { verbs, noting: false, any: OnceLock::new(), made: Mutex::default() }
    }

    /// From now on it is noted which definitions programs read. Those that note already go on, as if nobody had read anything.
    pub(crate) fn note(&mut self) {
        if self.noting {
            self.each(Program::forget_all_reading);
        } else {
            *self = Programs { noting: true, ..Programs::new(self.verbs) };
        }
    }

    /// All programs that were made.
    pub(crate) fn each(&self, mut see: impl FnMut(&Program)) {
        let any = self.any.get();
        any.into_iter().for_each(|program| see(program));
        let made = self.lock();
        let others = made.iter().filter(|(_, program)| any.is_none_or(|any| !Arc::ptr_eq(any, program)));
        others.for_each(|(_, program)| see(program));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<(Vec<i16>, Arc<Program>)>> {
        // Whoever panicked has only read or pushed.
        self.made.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Programs {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} programs", self.lock().len())
    }
}

impl Game {
    /// How the game is played, whatever its options are.
    pub(crate) fn program(&self) -> &Program {
        self.any_program()
    }

    fn any_program(&self) -> &Arc<Program> {
        self.programs.any.get_or_init(|| Arc::new(self.plan(None)))
    }

    /// Definitions were changed: whatever was planned before is planned again.
    pub fn plan_anew(&mut self) {
        self.programs = Programs { noting: self.programs.noting, ..Programs::new(self.programs.verbs) };
    }

    /// Who hears what, whatever its options are.
    pub fn listeners(&self) -> &Listeners {
        &self.program().listeners
    }

    /// How the game is played with these options: everything that they decide is decided.
    pub(crate) fn settled(&self, options: &[i16]) -> Arc<Program> {
        // A program that notes decides nothing beforehand: one is enough for all settings.
        if self.programs.noting {
            return Arc::clone(self.any_program());
        }
        let mut made = self.programs.lock();
        if let Some((_, program)) = made.iter().find(|(known, _)| known == options) {
            return program.clone();
        }
        let program = Arc::new(self.plan(Some(options)));
        if made.len() == KEPT {
            made.remove(0);
        }
        made.push((options.to_vec(), program.clone()));
        program
    }

    fn plan(&self, options: Option<&[i16]>) -> Program {
        let Programs { verbs, noting, .. } = self.programs;
        let options = options.filter(|_| !noting);
        let mut program = Program::of(&Planner { game: self, options, numbers: &[], verbs }, !noting);
        if noting {
            program.note();
        }
        program
    }
}
