//! A game as Python sees it: packs that were read, and how they are played.

use std::path::Path;
use std::sync::Arc;

use pyo3::prelude::*;
use quarterdeck_disk::pack_dir::{find_packs, read_pack};
use quarterdeck_runtime::environment::Environment;
use quarterdeck_runtime::packs::needs;
use quarterdeck_runtime::{PackFiles, Setting, check, player_counts};

use crate::matches::Match;
use crate::nodes::Node;
use crate::{QuarterdeckError, not_started};

/// A game with its options and number of players.
#[pyclass(frozen, module = "quarterdeck._engine")]
pub struct Game {
    pub environment: Arc<Environment>,
}

fn unreadable(what: &Path, error: &std::io::Error) -> PyErr {
    QuarterdeckError::new_err(format!("cannot read {}: {error}", what.display()))
}

/// All packs below a folder, and the one that was named, by its id or its folder.
fn shelf(named: &str, content: &Path) -> PyResult<(Vec<PackFiles>, String)> {
    let mut packs = Vec::new();
    if content.is_dir() {
        for folder in find_packs(content).map_err(|error| unreadable(content, &error))? {
            packs.push(read_pack(&folder).map_err(|error| unreadable(&folder, &error))?);
        }
    }
    let folder = Path::new(named);
    if !folder.join("pack.toml").is_file() {
        return Ok((packs, named.to_owned()));
    }
    let own = read_pack(folder).map_err(|error| unreadable(folder, &error))?;
    let id = own.id.clone();
    packs.retain(|pack| pack.id != id);
    packs.push(own);
    Ok((packs, id))
}

/// A pack and others, with all that they need.
fn gathered(packs: &[PackFiles], ids: Vec<String>) -> PyResult<Vec<&PackFiles>> {
    let mut found: Vec<&PackFiles> = Vec::new();
    let mut open = ids;
    while let Some(id) = open.pop() {
        if found.iter().any(|pack| pack.id == id) {
            continue;
        }
        let Some(pack) = packs.iter().find(|pack| pack.id == id) else {
            let known: Vec<&str> = packs.iter().map(|pack| pack.id.as_str()).collect();
            let near = quarterdeck_dsl::problem::nearest_id(&id, known.iter().copied());
            let hint = near
                .map_or_else(|| format!("there is: {}", known.join(", ")), |near| format!("did you mean `{near}`?"));
            return Err(QuarterdeckError::new_err(format!("there is no pack `{id}`: {hint}")));
        };
        found.push(pack);
        open.extend(needs(pack).into_iter().map(|need| need.text));
    }
    Ok(found)
}

#[pymethods]
impl Game {
    /// Reads a game: a pack by its id or folder, with expansions and options.
    #[new]
    #[pyo3(signature = (pack, content="content", expansions=Vec::new(), options=Vec::new(), players=None, first=None))]
    fn new(
        py: Python<'_>,
        pack: &str,
        content: &str,
        expansions: Vec<String>,
        options: Vec<(String, String)>,
        players: Option<u8>,
        first: Option<u8>,
    ) -> PyResult<Game> {
        py.detach(|| {
            let (packs, id) = shelf(pack, Path::new(content))?;
            let ids = std::iter::once(id.clone()).chain(expansions).collect();
            let checked = check(&gathered(&packs, ids)?);
            let Some(game) = checked.game else {
                let all: Vec<String> =
                    checked.problems.iter().map(|problem| format!("{}: {}", problem.file, problem.message)).collect();
                return Err(QuarterdeckError::new_err(format!("`{id}` cannot be played: {}", all.join("; "))));
            };
            let mut set = game.set_by(&id);
            for (name, value) in options {
                set.retain(|(known, _)| *known != name);
                set.push((name, value));
            }
            let refused = |refusal: quarterdeck_runtime::Refusal| QuarterdeckError::new_err(refusal.reason.to_string());
            let counts = player_counts(&game, &set).map_err(refused)?;
            let seats = players.or_else(|| counts.first().copied()).unwrap_or(1);
            let setting = Setting { seats, first, options: set, ..Setting::default() };
            let environment = Environment::new(Arc::new(game), setting).map_err(|error| not_started(&error))?;
            Ok(Game { environment: Arc::new(environment) })
        })
    }

    /// The id of the game.
    #[getter]
    fn id(&self) -> &str {
        &self.environment.game().id
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.environment.setting().seats
    }

    /// How many numbers of actions there are.
    #[getter]
    fn num_actions(&self) -> usize {
        self.environment.actions().size()
    }

    /// How many figures an observation has.
    #[getter]
    fn tensor_size(&self) -> usize {
        self.environment.figures().size()
    }

    /// The most outcomes of one question to chance.
    #[getter]
    fn most_outcomes(&self) -> usize {
        self.environment.most_outcomes()
    }

    /// What the figures of an observation are: name, first, length.
    fn tensor_parts(&self) -> Vec<(String, usize, usize)> {
        let parts = self.environment.figures().parts().iter();
        parts.map(|part| (part.name.clone(), part.first, part.length)).collect()
    }

    /// What a number of an action stands for.
    fn action_name(&self, action: usize) -> Option<String> {
        self.environment.actions().name(self.environment.game(), action)
    }

    /// A match, with all chance from this seed.
    #[pyo3(signature = (seed=0))]
    fn new_match(&self, seed: u64) -> PyResult<Match> {
        Match::begin(&self.environment, seed)
    }

    /// The root of the tree in which chance decides like a player.
    fn root(&self) -> PyResult<Node> {
        Node::begin(&self.environment)
    }
}
