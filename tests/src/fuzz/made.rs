//! Packs made by chance, and matches played on them in two ways at once: as games are played, with plans, with what options decide decided and
//! with a memory of what had nothing to do; and plainly, with nothing decided beforehand. Both offer the same and tell the same.

use std::collections::BTreeSet;
use std::sync::Arc;

use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::syntax::Form;
use quarterdeck_runtime::{
    ChooseError, Game, Log, Match, PackFiles, Save, Setting, Snapshot, StartError, Table, check,
};

use super::Execution;
use crate::chance::Chance;
use crate::meaning::generate::Generator;
use crate::meaning::lexicon::Lexicon;
use crate::meaning::small::{small_files, small_pack};

/// So many tables are added to a pack; about half of them are fit to be played.
const ADDED: usize = 24;
/// So often what is not fit is left out before the pack is given up.
const ROUNDS: usize = 8;
/// So many matches are played with one pack.
const USED: u64 = 150;
/// A match that asks more often is ended.
const MOST_DECISIONS: usize = 80;

/// What may be chosen, and what `it` is then.
const CHOSEN: [(&str, Option<Bound>); 7] = [
    ("", None),
    ("a card in the tray", Some(Bound::Card)),
    ("a card in your hand", Some(Bound::Card)),
    ("a card you hold", Some(Bound::Card)),
    ("an opponent", Some(Bound::Player)),
    ("a cell", Some(Bound::Place)),
    ("an amount from 1 up to 3", Some(Bound::Amount)),
];

/// What rules hear, and what `it` is then.
const HEARD: [(&str, Option<Bound>); 6] = [
    ("turn ends", None),
    ("leaves hand", Some(Bound::Card)),
    ("enters tray", Some(Bound::Card)),
    ("enters hand", Some(Bound::Card)),
    ("leaves deck", Some(Bound::Card)),
    ("gains token", None),
];

/// One table that is added to a pack.
fn added(at: usize, lexicon: &Lexicon, chance: &mut Chance) -> String {
    let mut say = |form: Form, it: Option<Bound>, they: bool| {
        let scope = Scope { it, they, ..Scope::default() };
        let seed = chance.below(usize::MAX) as u64;
        Generator::new(lexicon, &scope, false, Chance::new(seed)).sentence(form)
    };
    let sort = at % 6;
    let (mut text, it) = match sort {
        0..=2 => {
            let seed = say(Form::Amount, None, false).len() + at;
            let (choose, it) = CHOSEN[seed % CHOSEN.len()];
            let choose = if choose.is_empty() { String::new() } else { format!("choose = '{choose}'\n") };
            (format!("[action.made_{at}]\n{choose}"), it)
        }
        3 | 4 => {
            let seed = say(Form::Amount, None, false).len() + at;
            let (event, it) = HEARD[seed % HEARD.len()];
            (format!("[[rule]]\nevent = \"{event}\"\n"), it)
        }
        _ => {
            let base = say(Form::Amount, None, false);
            return format!("[query.made_{at}]\nbase = '{base}'\n");
        }
    };
    if at.is_multiple_of(2) {
        let key = if it.is_some() && sort <= 2 { "allowed" } else { "if" };
        text.push_str(&format!("{key} = '{}'\n", say(Form::Condition, it, false)));
    }
    if at.is_multiple_of(5) && sort <= 2 {
        text.push_str(&format!("requires = '{}'\n", say(Form::Requirement, it, false)));
    }
    text.push_str(&format!("do = '{}'\n", say(Form::Instruction, it, false)));
    text
}

/// A pack as its text, as a game with plans, and as one that is played plainly.
type Made = (String, Arc<Game>, Arc<Game>);

/// A pack made by chance that can be played.
fn made(seed: u64) -> Made {
    let lexicon = Lexicon::of(&small_pack(seed).vocabulary);
    let mut chance = Chance::new(seed ^ 0x5bd1_e995);
    let mut tables: Vec<(usize, String)> = (0..ADDED).map(|at| (at, added(at, &lexicon, &mut chance))).collect();
    for _ in 0..ROUNDS {
        let mut pack = PackFiles { id: format!("made-{seed}"), ..PackFiles::default() };
        let actions =
            tables.iter().filter(|(_, text)| text.starts_with("[action")).map(|(at, _)| format!(", \"made_{at}\""));
        let actions: String = actions.collect();
        for (path, text) in small_files(seed) {
            pack.files.insert(path.to_owned(), text.replace("\"wait\"]", &format!("\"wait\"{actions}]")));
        }
        for (at, text) in &tables {
            pack.files.insert(format!("made_{at}.toml"), text.clone());
        }
        let checked = check(&[&pack]);
        let all: String = tables.iter().map(|(_, text)| text.as_str()).collect();
        if let Some(game) = checked.game {
            let mut plain = check(&[&pack]).game.unwrap_or_else(|| unreachable!("it was just found right"));
            plain.note_reading();
            return (all, Arc::new(game), Arc::new(plain));
        }
        let wrong: BTreeSet<&str> = checked.problems.iter().map(|problem| problem.file.as_str()).collect();
        let before = tables.len();
        tables.retain(|(at, _)| !wrong.iter().any(|file| file.ends_with(&format!("/made_{at}.toml"))));
        if tables.len() == before {
            // What is wrong is told elsewhere: the last one goes.
            tables.pop();
        }
    }
    let mut plain = crate::meaning::tables::game_of("small", &small_files(seed));
    if let Some(plain) = Arc::get_mut(&mut plain) {
        plain.note_reading();
    }
    (String::new(), small_pack(seed), plain)
}

/// What a decision came to, as both must tell it.
fn told(done: Result<(), ChooseError>) -> String {
    match done {
        Ok(()) => String::new(),
        Err(ChooseError::Refused(refusal)) => format!("refused: {}", refusal.code),
        Err(ChooseError::Fault(fault)) => format!("fault: {} {fault}", fault.code),
    }
}

fn started(game: &Arc<Game>, setting: &Setting) -> Result<Match, String> {
    Match::with_log(game.clone(), setting, Log::hashing()).map_err(|error| match error {
        StartError::Refused(refusal) => format!("refused: {}", refusal.code),
        StartError::Fault(fault) => format!("fault: {} {fault}", fault.code),
    })
}

/// Matches by chance on packs made by chance.
pub(super) fn matches() -> Execution {
    let mut kept: Option<(u64, Made)> = None;
    Box::new(move |number, chance, noted| {
        let era = number / USED;
        if kept.as_ref().is_some_and(|(known, _)| *known != era) {
            kept = None;
        }
        let (_, (text, game, plain)) = kept.get_or_insert_with(|| (era, made(era + 1)));
        let seats = 2 + chance.below(3) as u8;
        let setting = Setting { seats, seed: chance.below(1 << 20) as u64, ..Setting::default() };
        noted.note(format!("pack {} with {} players, seed {}:\n{text}", game.id, setting.seats, setting.seed));
        let (mut quick, mut slow) = match (started(game, &setting), started(plain, &setting)) {
            (Ok(quick), Ok(slow)) => (quick, slow),
            (Err(one), Err(other)) if one == other => return Ok(()),
            (one, other) => return Err(format!("{:?} and {:?}", one.err(), other.err())),
        };
        let mut decided = Vec::new();
        for step in 0..MOST_DECISIONS {
            let (options, same) = (quick.option_ids(), slow.option_ids());
            if options != same {
                return Err(format!("after {decided:?}: {options:?} are offered, and plainly {same:?}"));
            }
            if options.is_empty() {
                break;
            }
            let at = chance.below(options.len());
            decided.push(options[at].clone());
            let (done, plainly) = (told(quick.choose(at)), told(slow.choose(at)));
            if done != plainly {
                return Err(format!("after {decided:?}: `{done}`, and plainly `{plainly}`"));
            }
            if quick.log_hash() != slow.log_hash() {
                return Err(format!("after {decided:?}: something else has happened than plainly"));
            }
            if quick.snapshot() != slow.snapshot() {
                let parts = differing(quick.snapshot(), slow.snapshot());
                if !parts.is_empty() {
                    return Err(format!("after {decided:?}: another position than plainly: {parts}"));
                }
            }
            if !done.is_empty() && step > 3 {
                break;
            }
        }
        if let Err(wrong) = quick.snapshot().sound(game) {
            let written = serde_json::to_value(quick.snapshot()).unwrap_or_default();
            let parts = ["stack", "pending", "picked", "status"].map(|part| format!("{part}: {}", written[part]));
            return Err(format!("after {decided:?}: no sound position: {wrong:?}; {}", parts.join("; ")));
        }
        if chance.percent(5) { saved(game, &setting, &decided) } else { Ok(()) }
    })
}

/// The parts of two positions that are not the same, one after the other. What is still to be done is told by numbers of effects, of which a
/// game that decides nothing beforehand has others; what comes of it is compared.
fn differing(one: &Snapshot, other: &Snapshot) -> String {
    let written = |position: &Snapshot| serde_json::to_value(position).unwrap_or_default();
    let (one, other) = (written(one), written(other));
    let parts =
        one.as_object().into_iter().flatten().filter(|(key, value)| *key != "stack" && other.get(*key) != Some(*value));
    let parts = parts.map(|(key, value)| format!("{key}: {value} and {}", other.get(key).cloned().unwrap_or_default()));
    parts.collect::<Vec<_>>().join("; ")
}

/// The same match once more with its history, saved, opened, and seen by everybody.
fn saved(game: &Arc<Game>, setting: &Setting, decided: &[String]) -> Result<(), String> {
    let Ok(mut table) = Table::start(game.clone(), setting.clone()) else { return Ok(()) };
    for id in decided {
        table.decide_by_id(id).ok();
    }
    for seat in (0..setting.seats).map(Some).chain([None]) {
        table.speaker(seat, "en").view(10);
    }
    let text = Save::of(&table).write();
    let opened = Save::read(&text).and_then(|save| save.open(game.clone())).map_err(|refusal| refusal.to_string())?;
    if opened.table.now().log_hash() != table.now().log_hash() {
        return Err("the save comes out as another match".to_owned());
    }
    Ok(())
}
