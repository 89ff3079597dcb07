//! Finds packs, reads them with what they need, and makes games of them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use miette::{IntoDiagnostic, Report, Result, WrapErr, miette};
use quarterdeck_disk::installed::{installed_folders, user_folder};
use quarterdeck_disk::pack_dir::{find_packs, inspect_pack, read_rulings};
use quarterdeck_face::Looks;
use quarterdeck_howto::{Page, Source};
use quarterdeck_runtime::packs::{Sentences, check_with, needs, shown_of_each};
use quarterdeck_runtime::{Game, PackFiles, PackProblem};

use crate::GameArguments;
use crate::cores::each;
use crate::report::render;

/// Where packs are looked for if nothing else is said.
const USUAL: &str = "content";

/// All packs that can be found.
#[derive(Default)]
pub struct Library {
    /// Packs by id.
    pub packs: Vec<(PathBuf, PackFiles)>,
    /// What packs say about their looks, by id.
    pub looks: BTreeMap<String, String>,
    /// How packs are played, by id and language.
    pub howto: Vec<Source>,
    /// What could not be read of them. Such a pack is never played.
    pub flaws: Vec<PackProblem>,
    /// Sentences that were read while packs were checked; many packs share the packs that they need.
    pub sentences: Arc<Sentences>,
}

impl Library {
    /// Reads every pack below a folder.
    pub fn read(root: &Path) -> Result<Library> {
        let folders = match here_instead(root) {
            here if here.is_empty() => find_packs(root),
            here => Ok(here),
        };
        let folders = folders.into_diagnostic().wrap_err_with(|| format!("cannot read packs in {}", root.display()))?;
        let mut library = Library::default();
        let found = each(folders.len(), |at| inspect_pack(&folders[at]));
        for (folder, found) in folders.into_iter().zip(found) {
            let found = found.into_diagnostic().wrap_err_with(|| format!("cannot read {}", folder.display()))?;
            library.looks.extend(found.look.map(|look| (found.pack.id.clone(), look)));
            library
                .howto
                .extend(found.howto.iter().map(|(language, text)| Source::new(&found.pack.id, language, text)));
            library.packs.push((folder, found.pack));
            library.flaws.extend(found.problems);
        }
        Ok(library)
    }

    /// Reads every pack below a folder, and the installed ones. What lies in the folder comes before what is installed under the same id.
    pub fn open(root: &Path) -> Result<Library> {
        let installed = Library::installed()?;
        let mut library = match Library::read(root) {
            Ok(library) => library,
            // Who has installed games needs no folder of them.
            Err(_) if !root.exists() && !installed.packs.is_empty() => return Ok(installed),
            Err(error) => return Err(error),
        };
        library.complete(installed);
        Ok(library)
    }

    /// The installed packs.
    pub fn installed() -> Result<Library> {
        let folders = installed_folders().into_diagnostic().wrap_err("cannot read installed packs")?;
        let mut library = Library::default();
        for folder in folders {
            if library.put(&folder).is_err() {
                let id = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                eprintln!("the installed pack `{id}` cannot be read; remove it and install it again");
            }
        }
        Ok(library)
    }

    /// The packs that somebody works on, with all others that can be found: those in the folders come before those of the library, then
    /// come those that lie beside whoever needs them, then the installed ones. With it, the ids of those that are worked on: what lies in
    /// the folders or, if there are none, in the library.
    pub fn around(folders: &[PathBuf], content: &Path) -> Result<(Library, Vec<String>)> {
        let mut library = Library::default();
        for folder in folders {
            library.complete(Library::read(folder)?);
        }
        let beside = Library::read(content);
        if folders.is_empty() {
            library = beside?;
        } else if let Ok(beside) = beside {
            let worked_on = library.packs.len();
            library.complete(beside);
            let ids = library.packs.iter().take(worked_on).map(|(_, pack)| pack.id.clone()).collect();
            return library.surrounded(ids);
        }
        let ids = library.packs.iter().map(|(_, pack)| pack.id.clone()).collect();
        library.surrounded(ids)
    }

    fn surrounded(mut self, worked_on: Vec<String>) -> Result<(Library, Vec<String>)> {
        self.neighbours()?;
        self.complete(Library::installed()?);
        Ok((self, worked_on))
    }

    /// The packs among which one is that was named by its id or its folder, and its id.
    pub fn named(named: &str, content: &Path) -> Result<(Library, String)> {
        let folder = Path::new(named);
        if !folder.join("pack.toml").is_file() {
            return Ok((Library::open(content)?, named.to_owned()));
        }
        let (library, mut ids) = Library::around(&[folder.to_path_buf()], content)?;
        let id = ids.pop().ok_or_else(|| miette!("there is no pack in {}", folder.display()))?;
        Ok((library, id))
    }

    /// Whether a pack is an installed one: such a pack is used and not written in.
    pub fn is_installed(&self, id: &str) -> bool {
        let found = self.packs.iter().find(|(_, pack)| pack.id == id);
        found.is_some_and(|(folder, _)| user_folder().is_some_and(|installed| folder.starts_with(installed)))
    }

    /// Adds packs that are needed and lie beside those that need them.
    fn neighbours(&mut self) -> Result<()> {
        let mut at = 0;
        while let Some((folder, pack)) = self.packs.get(at) {
            let beside = folder.canonicalize().ok().and_then(|folder| folder.parent().map(Path::to_path_buf));
            let needed: Vec<String> = needs(pack).into_iter().map(|need| need.text).collect();
            for id in needed.iter().filter(|id| !id.contains(['/', '\\', '.'])) {
                let near = beside.as_ref().map(|beside| beside.join(id));
                let near = near.filter(|near| near.join("pack.toml").is_file());
                if let Some(near) = near.filter(|_| self.find(id).is_none()) {
                    self.put(&near)?;
                }
            }
            at += 1;
        }
        Ok(())
    }

    /// Adds the packs of another library whose ids are not taken yet.
    pub fn complete(&mut self, other: Library) {
        for (folder, pack) in other.packs {
            if self.find(&pack.id).is_some() {
                continue;
            }
            self.flaws.extend(other.flaws.iter().filter(|flaw| flaw.pack() == pack.id).cloned());
            self.looks.extend(other.looks.get(&pack.id).map(|look| (pack.id.clone(), look.clone())));
            self.howto.extend(other.howto.iter().filter(|source| source.pack == pack.id).cloned());
            self.packs.push((folder, pack));
        }
    }

    /// Adds a pack; it takes the place of one with the same id.
    pub fn put(&mut self, folder: &Path) -> Result<String> {
        let found = inspect_pack(folder).into_diagnostic()?;
        let id = found.pack.id.clone();
        self.packs.retain(|(_, known)| known.id != id);
        self.flaws.retain(|flaw| flaw.pack() != id);
        self.looks.remove(&id);
        self.looks.extend(found.look.map(|look| (id.clone(), look)));
        self.howto.retain(|source| source.pack != id);
        self.howto.extend(found.howto.iter().map(|(language, text)| Source::new(&id, language, text)));
        self.packs.push((folder.to_path_buf(), found.pack));
        self.flaws.extend(found.problems);
        Ok(id)
    }

    /// What could not be read of some packs.
    pub fn flaws_of(&self, packs: &[&PackFiles]) -> Vec<PackProblem> {
        let among = |flaw: &&PackProblem| packs.iter().any(|pack| pack.id == flaw.pack());
        self.flaws.iter().filter(among).cloned().collect()
    }

    /// How a game looks, and what is wrong with what its packs say about that.
    pub fn looks_of(&self, game: &Game) -> (Looks, Vec<PackProblem>) {
        let texts = game.packs.iter().filter_map(|(id, ..)| Some((id, self.looks.get(id)?)));
        let (said, problems): (Vec<_>, Vec<_>) = texts.map(|(id, text)| quarterdeck_face::read(id, text)).unzip();
        let (looks, unfit) = Looks::of(game, &said);
        (looks, problems.into_iter().flatten().chain(unfit).collect())
    }

    /// How a game is played, in a language; nothing if its packs do not say.
    pub fn howto(&self, game: &Game, language: &str) -> Option<Page> {
        quarterdeck_howto::page(game, &self.looks_of(game).0, &self.howto, language)
    }

    /// What is wrong with what packs say beside a game: how it looks and how it is played.
    pub fn beside(&self, game: &Game) -> Vec<PackProblem> {
        let (looks, mut problems) = self.looks_of(game);
        let packs: Vec<&PackFiles> = self.packs.iter().map(|(_, pack)| pack).collect();
        problems.extend(quarterdeck_howto::check(game, &looks, &packs, &self.howto));
        let (shown, more) = shown_of_each(problems);
        shown.into_iter().chain(more).collect()
    }

    /// The same packs with their rulings.
    pub fn with_rulings(mut self) -> Result<Library> {
        for (folder, pack) in &mut self.packs {
            pack.files.append(&mut read_rulings(folder).into_diagnostic()?);
        }
        Ok(self)
    }

    /// The pack with this id.
    pub fn find(&self, id: &str) -> Option<&PackFiles> {
        self.packs.iter().map(|(_, pack)| pack).find(|pack| pack.id == id)
    }

    /// A pack with everything it needs, and the named expansions with what they need.
    pub fn gather(&self, ids: &[&str]) -> Result<Vec<&PackFiles>> {
        let mut found: Vec<&PackFiles> = Vec::new();
        let mut open: Vec<String> = ids.iter().map(|id| (*id).to_owned()).collect();
        while let Some(id) = open.pop() {
            if found.iter().any(|pack| pack.id == id) {
                continue;
            }
            let Some(pack) = self.find(&id) else {
                if ids.contains(&id.as_str()) {
                    return Err(self.unknown(&id));
                }
                continue;
            };
            found.push(pack);
            open.extend(needs(pack).into_iter().map(|need| need.text));
        }
        Ok(found)
    }

    /// There is no such pack.
    pub fn unknown(&self, id: &str) -> Report {
        let names: Vec<&str> = self.packs.iter().map(|(_, pack)| pack.id.as_str()).collect();
        let hint = match quarterdeck_dsl::problem::nearest_id(id, names.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("there is: {}", names.join(", ")),
        };
        miette!(help = hint, "there is no pack `{id}`")
    }

    /// A game of these packs, or everything that is wrong with them.
    pub fn game(&self, id: &str, with: &[String]) -> Result<Arc<Game>> {
        let mut ids: Vec<&str> = vec![id];
        ids.extend(with.iter().map(String::as_str));
        let packs = self.gather(&ids)?;
        let mut problems = self.flaws_of(&packs);
        if problems.is_empty() {
            let checked = check_with(&self.sentences, &packs);
            if let Some(game) = checked.game {
                return Ok(Arc::new(game));
            }
            problems = checked.problems;
        }
        let all: String = problems.iter().map(|problem| render(problem, &packs)).collect();
        eprint!("{all}");
        let mistakes = if problems.len() == 1 { "mistake" } else { "mistakes" };
        Err(miette!("`{id}` has {} {mistakes} and cannot be played", problems.len()))
    }
}

/// Where nobody has made the usual folder, packs lie right here: those of this folder.
pub fn here_instead(root: &Path) -> Vec<PathBuf> {
    if root != Path::new(USUAL) || root.exists() {
        return Vec::new();
    }
    let entries = std::fs::read_dir(".").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = entries.map(|entry| PathBuf::from(entry.file_name())).collect();
    folders.retain(|folder| folder.join("pack.toml").is_file());
    folders.sort();
    folders
}

/// The game that was asked for.
pub fn open(arguments: &GameArguments) -> Result<Arc<Game>> {
    let (library, id) = shelf(arguments)?;
    library.game(&id, &arguments.with)
}

/// The packs among which the game is that was asked for, and its id.
pub fn shelf(arguments: &GameArguments) -> Result<(Library, String)> {
    Library::named(&arguments.game, &arguments.content)
}

/// What the named pack sets by being named, and the `name=value` pairs that were given.
pub fn options(game: &Game, arguments: &GameArguments) -> Result<Vec<(String, String)>> {
    let named = Path::new(&arguments.game).file_name().map(|name| name.to_string_lossy().into_owned());
    let mut options = game.set_by(&named.unwrap_or_default());
    for text in &arguments.set {
        let (name, value) = text
            .split_once('=')
            .ok_or_else(|| miette!(help = "write `--set name=value`", "`{text}` is not an option"))?;
        options.retain(|(known, _)| known != name.trim());
        options.push((name.trim().to_owned(), value.trim().to_owned()));
    }
    Ok(options)
}
