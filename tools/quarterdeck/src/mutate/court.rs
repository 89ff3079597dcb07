//! Who is asked about a change: of all rulings that play the pack, those that read what the change changes. While a ruling is played on
//! the pack as it is, it is noted which definitions of the compiled game it reads; a ruling that read none of those in which the changed
//! game differs would go on just as before, so that it need not be asked.

use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use miette::{IntoDiagnostic, Result, miette};
use quarterdeck_disk::pack_dir::read_rulings;
use quarterdeck_rulings::Ruling;
use quarterdeck_runtime::definitions::{Difference, Part};
use quarterdeck_runtime::packs::{Sentences, check_with};
use quarterdeck_runtime::{Game, PackFiles};

use super::change::Change;
use crate::library::Library;

/// What came of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A ruling does not hold with it.
    Ruling,
    /// `check` refuses it.
    Check,
    /// The compiled rules are the same: nothing could notice.
    Same,
    /// No ruling notices.
    Unnoticed,
}

/// All rulings that play a pack.
pub struct Court<'l> {
    pack: &'l PackFiles,
    /// The pack's own games first, then those of packs that build on it.
    benches: Vec<Bench<'l>>,
    /// Every ruling is asked, whatever it reads.
    ask_all: bool,
    sentences: &'l Sentences,
}

/// Rulings that play the same packs together.
struct Bench<'l> {
    ids: Vec<String>,
    packs: Vec<&'l PackFiles>,
    /// They belong to the pack itself.
    own: bool,
    rulings: Vec<(Ruling, String)>,
    prepared: OnceLock<Option<Prepared>>,
    /// What noticed the last changes is likely to notice the next one, which mostly stands near them: it comes first.
    order: Mutex<Vec<usize>>,
}

/// What is known once rulings were played on the packs as they are.
struct Prepared {
    game: Arc<Game>,
    /// What each ruling read; nothing if it does not hold as it is.
    read: Vec<Option<Vec<Part>>>,
}

impl<'l> Court<'l> {
    /// Gathers the rulings that play a pack: its own, and those of packs that are played with it.
    pub fn gather(library: &'l Library, pack: &'l PackFiles, ask_all: bool) -> Result<Court<'l>> {
        let mut benches: Vec<Bench<'l>> = Vec::new();
        for (folder, by) in &library.packs {
            for (path, text) in rulings(folder)? {
                let Ok(ruling) = Ruling::parse(&format!("{}/{path}", by.id), &text) else {
                    continue;
                };
                let (game, with) = ruling.packs();
                let ids: Vec<String> = std::iter::once(game.to_owned()).chain(with.iter().cloned()).collect();
                let own = by.id == pack.id;
                if let Some(bench) = benches.iter_mut().find(|bench| bench.ids == ids && bench.own == own) {
                    bench.rulings.push((ruling, text));
                    continue;
                }
                let names: Vec<&str> = ids.iter().map(String::as_str).collect();
                let Ok(packs) = library.gather(&names) else {
                    continue;
                };
                if packs.iter().any(|known| known.id == pack.id) {
                    let mut bench = Bench::new(ids, packs, own);
                    bench.rulings.push((ruling, text));
                    benches.push(bench);
                }
            }
        }
        if !benches.iter().any(|bench| bench.own) {
            // Without a ruling of its own, a pack is at least checked.
            benches.push(Bench::new(vec![pack.id.clone()], library.gather(&[&pack.id])?, true));
        }
        benches.sort_by_key(|bench| (!bench.own, bench.packs.len()));
        Ok(Court { pack, benches, ask_all, sentences: &library.sentences })
    }

    /// Plays the pack's own rulings as they are. What does not hold already would notice everything.
    pub fn prepare(&self) -> Result<()> {
        let id = &self.pack.id;
        for bench in self.benches.iter().filter(|bench| bench.own) {
            let Some(prepared) = bench.prepared(self.sentences) else {
                return Err(miette!(help = "`quarterdeck check` tells why", "`{id}` is no game as it is"));
            };
            if let Some(at) = prepared.read.iter().position(Option::is_none) {
                let path = bench.rulings[at].0.path();
                return Err(miette!(help = "`quarterdeck test` tells why", "{path} does not hold as it is"));
            }
        }
        Ok(())
    }

    /// What comes of a change.
    pub fn judge(&self, change: &Change) -> Verdict {
        let changed = change.applied(self.pack);
        let mut same = true;
        for bench in &self.benches {
            let packs: Vec<&PackFiles> =
                bench.packs.iter().map(|known| if known.id == changed.id { &changed } else { *known }).collect();
            let Some(prepared) = bench.prepared(self.sentences) else {
                continue;
            };
            let Some(game) = check_with(self.sentences, &packs).game else {
                return Verdict::Check;
            };
            let difference = prepared.game.difference(&game);
            same &= difference == Difference::Nothing;
            if bench.notices(prepared, Arc::new(game), &difference, change, self.ask_all) {
                return Verdict::Ruling;
            }
        }
        if same { Verdict::Same } else { Verdict::Unnoticed }
    }
}

impl<'l> Bench<'l> {
    fn new(ids: Vec<String>, packs: Vec<&'l PackFiles>, own: bool) -> Bench<'l> {
        Bench { ids, packs, own, rulings: Vec::new(), prepared: OnceLock::new(), order: Mutex::default() }
    }

    fn prepared(&self, sentences: &Sentences) -> Option<&Prepared> {
        self.prepared.get_or_init(|| self.prepare(sentences)).as_ref()
    }

    /// Plays every ruling by itself and notes what it reads.
    fn prepare(&self, sentences: &Sentences) -> Option<Prepared> {
        let mut game = Arc::new(check_with(sentences, &self.packs).game?);
        let mut read = Vec::new();
        for (ruling, _) in &self.rulings {
            Arc::get_mut(&mut game)?.note_reading();
            let holds = ruling.holds(&|_: &str, _: &[String]| Ok(game.clone()));
            read.push(holds.then(|| game.parts_read()));
        }
        *self.order.lock().unwrap_or_else(PoisonError::into_inner) = (0..self.rulings.len()).collect();
        Some(Prepared { game, read })
    }

    /// Whether a ruling does not hold in the changed game.
    fn notices(
        &self,
        prepared: &Prepared,
        game: Arc<Game>,
        difference: &Difference,
        change: &Change,
        ask_all: bool,
    ) -> bool {
        let concerned = |ruling: &usize| match (&prepared.read[*ruling], difference) {
            (None, _) => false,
            (Some(_), _) if ask_all => true,
            (Some(_), Difference::Nothing) => false,
            (Some(_), Difference::Anything) => true,
            (Some(read), Difference::Parts(parts)) => parts.iter().any(|part| read.binary_search(part).is_ok()),
        };
        let mut asked = self.order.lock().unwrap_or_else(PoisonError::into_inner).clone();
        asked.retain(concerned);
        // Rulings that name what is changed are the likeliest to notice.
        let names = |ruling: &usize| !change.subject.is_empty() && self.rulings[*ruling].1.contains(&change.subject);
        asked.sort_by_key(|ruling| !names(ruling));
        let breaks = |ruling: &usize| {
            // A pack that makes a ruling break down has been noticed too.
            let ruling = &self.rulings[*ruling].0;
            let holds = || ruling.holds(&|_: &str, _: &[String]| Ok(game.clone()));
            !std::panic::catch_unwind(std::panic::AssertUnwindSafe(holds)).unwrap_or(false)
        };
        let Some(noticed) = asked.into_iter().find(breaks) else {
            return false;
        };
        let mut order = self.order.lock().unwrap_or_else(PoisonError::into_inner);
        order.retain(|known| *known != noticed);
        order.insert(0, noticed);
        true
    }
}

/// The rulings in a pack's folder: path and text.
fn rulings(folder: &Path) -> Result<impl Iterator<Item = (String, String)>> {
    let files = read_rulings(folder).into_diagnostic()?;
    Ok(files.into_iter().filter(|(path, _)| path.ends_with(".ruling")))
}
