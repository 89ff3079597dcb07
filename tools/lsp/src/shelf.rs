//! The packs that an author works on: as they lie on the disk, with what is open in the editor in place of what was saved.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use quarterdeck_disk::pack_dir::{find_packs, inspect_pack, read_rules, read_rulings};
use quarterdeck_disk::plain::{LARGEST_SAVE, read_text};
use quarterdeck_face::LOOK_FILE;
use quarterdeck_rulings::listed_rules;
use quarterdeck_runtime::packs::needs;
use quarterdeck_runtime::{PackFiles, PackProblem};

use crate::lexicon::Lexicon;
use crate::structure::Structure;
use crate::thing::Thing;

/// The file that makes a folder a pack.
const HEAD: &str = "pack.toml";

/// A pack with everything that lies in its folder.
#[derive(Clone, Debug, Default)]
pub struct Shelved {
    /// Its id.
    pub id: String,
    /// Where it lies.
    pub folder: PathBuf,
    /// All its files by path: what a game is made of, rulings, looks, pages.
    pub files: BTreeMap<String, String>,
    /// What stands in each.
    pub structures: BTreeMap<String, Arc<Structure>>,
    /// What could not be read from the disk.
    pub flaws: Vec<PackProblem>,
    /// The rules that its rulings can cover; nothing if it lists none.
    pub rules: Option<BTreeSet<String>>,
}

impl Shelved {
    fn read(folder: &Path) -> io::Result<Shelved> {
        let found = inspect_pack(folder)?;
        let mut files = found.pack.files;
        files.extend(found.look.map(|look| (LOOK_FILE.to_owned(), look)));
        files.extend(found.howto.into_iter().map(|(language, text)| (quarterdeck_howto::file_name(&language), text)));
        files.extend(read_rulings(folder).unwrap_or_default());
        let lists = read_rules(folder).unwrap_or_default();
        let rules = (!lists.is_empty()).then(|| lists.values().flat_map(|list| listed_rules(list)).collect());
        let structures =
            files.iter().map(|(path, text)| (path.clone(), Arc::new(Structure::read(path, text, None)))).collect();
        let folder = folder.to_path_buf();
        Ok(Shelved { id: found.pack.id, folder, files, structures, flaws: found.problems, rules })
    }

    /// What a game is made of.
    pub fn game_files(&self) -> PackFiles {
        let plays = |path: &str| !path.starts_with("rulings/") && path != LOOK_FILE && !path.ends_with(".md");
        let files = self.files.iter().filter(|(path, _)| plays(path));
        PackFiles { id: self.id.clone(), files: files.map(|(path, text)| (path.clone(), text.clone())).collect() }
    }

    /// The packs that it says it needs.
    pub fn needs(&self) -> Vec<String> {
        let head = self.files.get(HEAD).map(|text| (HEAD.to_owned(), text.clone()));
        let head = PackFiles { id: self.id.clone(), files: head.into_iter().collect() };
        needs(&head).into_iter().map(|need| need.text).collect()
    }

    fn set(&mut self, path: &str, text: Option<String>) {
        match text {
            Some(text) => {
                let structure = Structure::read(path, &text, self.structures.get(path).map(|before| &**before));
                self.structures.insert(path.to_owned(), Arc::new(structure));
                self.files.insert(path.to_owned(), text);
            }
            None => {
                self.structures.remove(path);
                self.files.remove(path);
            }
        }
        // What could not be read is there now, as the editor has it.
        let file = format!("{}/{path}", self.id);
        self.flaws.retain(|flaw| flaw.file != file);
    }
}

/// A file of a pack.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FileId {
    /// The pack.
    pub pack: String,
    /// The path within it.
    pub path: String,
}

impl FileId {
    /// As problems name it.
    pub fn shown(&self) -> String {
        format!("{}/{}", self.pack, self.path)
    }
}

/// All packs that are known.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// By id. They are shared with whoever checks them.
    pub packs: BTreeMap<String, Arc<Shelved>>,
    /// What the editor has open.
    pub open: BTreeSet<FileId>,
    /// Folders whose packs were read.
    known: BTreeSet<PathBuf>,
    /// Where packs that others need may lie as well.
    libraries: Vec<PathBuf>,
    /// The words of packs, gathered when they are first asked for and kept as long as the same things are defined.
    lexicons: RefCell<BTreeMap<String, Arc<Lexicon>>>,
}

impl Shelf {
    /// No pack is known yet. Packs that others need may lie in these folders, too.
    pub fn new(libraries: Vec<PathBuf>) -> Shelf {
        Shelf { libraries, ..Shelf::default() }
    }

    /// The file of a pack that lies there, once its pack and those beside it are read.
    pub fn find(&mut self, path: &Path) -> Option<FileId> {
        let folder = path.ancestors().skip(1).find(|folder| folder.join(HEAD).is_file())?;
        let beside = folder.parent().unwrap_or(folder).to_path_buf();
        for library in std::iter::once(beside).chain(self.libraries.clone()) {
            if self.known.insert(library.clone()) {
                self.read_packs(&library, folder);
            }
        }
        if !self.packs.values().any(|pack| pack.folder == folder) {
            // It was made since those beside it were read.
            let pack = Shelved::read(folder).ok()?;
            self.lexicons.borrow_mut().clear();
            self.packs.insert(pack.id.clone(), Arc::new(pack));
        }
        let pack = self.packs.values().find(|pack| pack.folder == folder)?;
        let inner: Vec<String> =
            path.strip_prefix(folder).ok()?.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        let inner = inner.join("/");
        let ours = ["toml", "ftl", "luau", "ruling"].iter().any(|ending| inner.ends_with(&format!(".{ending}")));
        let page = inner.starts_with("howto.") && inner.ends_with(".md");
        (ours || page).then(|| FileId { pack: pack.id.clone(), path: inner })
    }

    /// Reads the packs in a folder. Of two with the same id, the one that is worked on counts, else the first.
    fn read_packs(&mut self, library: &Path, wanted: &Path) {
        self.lexicons.borrow_mut().clear();
        for folder in find_packs(library).unwrap_or_default() {
            let Ok(pack) = Shelved::read(&folder) else {
                continue;
            };
            if folder == wanted || !self.packs.contains_key(&pack.id) {
                self.packs.insert(pack.id.clone(), Arc::new(pack));
            }
        }
    }

    /// The text of a file.
    pub fn text(&self, file: &FileId) -> Option<&str> {
        self.packs.get(&file.pack)?.files.get(&file.path).map(String::as_str)
    }

    /// What stands in a file.
    pub fn structure(&self, file: &FileId) -> Option<&Structure> {
        self.packs.get(&file.pack)?.structures.get(&file.path).map(|structure| &**structure)
    }

    /// Where a file lies.
    pub fn path(&self, file: &FileId) -> Option<PathBuf> {
        Some(self.packs.get(&file.pack)?.folder.join(&file.path))
    }

    /// The file by the name that problems give it.
    pub fn named(&self, shown: &str) -> Option<FileId> {
        let (pack, path) = shown.split_once('/')?;
        Some(FileId { pack: pack.to_owned(), path: path.to_owned() })
    }

    /// Sets the text of a file; without one, it is as it lies on the disk, or gone.
    pub fn set(&mut self, file: &FileId, text: Option<String>) {
        let text = text.or_else(|| read_text(&self.path(file)?, LARGEST_SAVE).ok());
        if let Some(pack) = self.packs.get_mut(&file.pack) {
            let before = pack.structures.get(&file.path).map(|structure| words_of(structure)).unwrap_or_default();
            let head = file.path == HEAD;
            let pack = Arc::make_mut(pack);
            pack.set(&file.path, text);
            let after = pack.structures.get(&file.path).map(|structure| words_of(structure)).unwrap_or_default();
            if head || before != after {
                self.lexicons.borrow_mut().clear();
            }
        }
    }

    /// A pack and everything that it needs.
    pub fn with_needs(&self, ids: &[&str]) -> Vec<&Arc<Shelved>> {
        let mut found: Vec<&Arc<Shelved>> = Vec::new();
        let mut open: Vec<String> = ids.iter().map(|id| (*id).to_owned()).collect();
        while let Some(id) = open.pop() {
            if let Some(pack) = self.packs.get(&id).filter(|_| !found.iter().any(|known| known.id == id)) {
                found.push(pack);
                open.extend(pack.needs());
            }
        }
        found
    }

    /// The packs that build on a pack, itself included.
    pub fn built_on(&self, id: &str) -> Vec<&Arc<Shelved>> {
        let builds = |pack: &&Arc<Shelved>| self.with_needs(&[&pack.id]).iter().any(|needed| needed.id == id);
        self.packs.values().filter(builds).collect()
    }

    /// The words that a pack can use: its own, and those of the packs that it needs.
    pub fn lexicon(&self, id: &str) -> Arc<Lexicon> {
        if let Some(known) = self.lexicons.borrow().get(id) {
            return Arc::clone(known);
        }
        let packs = self.with_needs(&[id]);
        let files = packs.iter().flat_map(|pack| {
            pack.structures.iter().map(|(path, structure)| (format!("{}/{path}", pack.id), &**structure))
        });
        let lexicon = Arc::new(Lexicon::gather(files));
        self.lexicons.borrow_mut().insert(id.to_owned(), Arc::clone(&lexicon));
        lexicon
    }
}

/// All that a lexicon takes from a file.
fn words_of(structure: &Structure) -> Vec<(Thing, Option<String>, bool)> {
    let words = structure.definitions.iter();
    words.map(|definition| (definition.thing.clone(), definition.plural.clone(), definition.changes)).collect()
}
