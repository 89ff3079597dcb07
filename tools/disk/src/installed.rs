//! Packs that were installed: a folder with `installed.json`, the list of what counts, and below `packs/` a folder for each, named by the
//! hash of its manifest. A pack is installed the moment the list names it, so that whoever is killed on the way has changed nothing; what
//! no list names is swept away by the next change.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use quarterdeck_archive::{Bundle, Installed, Lock, MANIFEST, Manifest, digest};

use crate::plain;
use crate::save_file::replace;

/// The list of what is installed.
pub const LIST: &str = "installed.json";

/// Where the packs themselves lie.
const PACKS: &str = "packs";

/// Held by whoever changes the folder, shared by those who read it.
const GUARD: &str = ".guard";

/// The largest list or manifest, in bytes.
const LARGEST: u64 = 16_000_000;

/// How the names of folders begin that are being written.
const UNFINISHED: &str = ".new-";

/// A folder of installed packs.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// What is to become of a store.
#[derive(Default)]
pub struct Change<'b> {
    /// Packs to be put in, in place of others with their ids.
    pub put: Vec<&'b Bundle>,
    /// Ids of packs to be taken out.
    pub remove: Vec<String>,
}

/// The folder in which installed packs lie: `QUARTERDECK_PACKS`, or one below the user's own data; none if the system knows no such place.
pub fn user_folder() -> Option<PathBuf> {
    let given = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(folder) = given("QUARTERDECK_PACKS") {
        return Some(folder);
    }
    let home = || std::env::home_dir().filter(|home| home.is_absolute());
    let data = if cfg!(windows) {
        given("APPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        given("XDG_DATA_HOME")
            .filter(|data| data.is_absolute())
            .or_else(|| home().map(|home| home.join(".local/share")))
    };
    data.map(|data| data.join("quarterdeck/packs"))
}

/// The folders of the installed packs.
pub fn installed_folders() -> io::Result<Vec<PathBuf>> {
    let Some(folder) = user_folder() else {
        return Ok(Vec::new());
    };
    let store = Store::at(&folder);
    store.read(|lock| Ok(lock.packs.iter().map(|pack| store.folder_of(pack)).collect()))
}

impl Store {
    /// The store in a folder, whether there is one yet or not.
    pub fn at(folder: &Path) -> Store {
        Store { folder: folder.to_path_buf() }
    }

    /// Where it lies.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where an installed pack lies.
    pub fn folder_of(&self, pack: &Installed) -> PathBuf {
        self.folder.join(PACKS).join(&pack.sha256).join(&pack.id)
    }

    /// Does something with what is installed, while nobody changes it.
    pub fn read<T>(&self, reading: impl FnOnce(&Lock) -> io::Result<T>) -> io::Result<T> {
        // Where nothing can be written nothing is changed either.
        let guard = File::open(self.folder.join(GUARD)).ok();
        if let Some(guard) = &guard {
            supported(guard.lock_shared())?;
        }
        reading(&self.list()?)
    }

    /// Changes what is installed, as a whole or not at all. What is to be changed is decided while nobody else can change anything.
    pub fn change<'b, E: From<io::Error>>(&self, plan: impl FnOnce(&Lock) -> Result<Change<'b>, E>) -> Result<Lock, E> {
        let taken = fs::create_dir_all(self.folder.join(PACKS))
            .and_then(|()| File::options().create(true).truncate(false).write(true).open(self.folder.join(GUARD)));
        let guard = taken.map_err(|error| {
            io::Error::new(error.kind(), format!("nothing can be installed in {}: {error}", self.folder.display()))
        })?;
        supported(guard.lock())?;
        let before = self.list()?;
        let change = plan(&before)?;
        self.sweep(&before)?;
        let mut after = before.clone();
        after.packs.retain(|pack| !change.remove.contains(&pack.id));
        for bundle in &change.put {
            let pack = Installed::of(&bundle.manifest);
            if before.find(&pack.id) != Some(&pack) {
                self.write(bundle, &pack)?;
            }
            after.put(pack);
        }
        if after != before {
            replace(&self.folder.join(LIST), after.text().as_bytes())?;
        }
        self.sweep(&after)?;
        Ok(after)
    }

    /// The files of an installed pack that are no longer what was installed.
    pub fn altered(&self, pack: &Installed) -> io::Result<Vec<String>> {
        let folder = self.folder.join(PACKS).join(&pack.sha256);
        let told = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => Ok(vec![MANIFEST.to_owned()]),
            _ => Err(error),
        };
        let text = match plain::read(&folder.join(MANIFEST), LARGEST) {
            Ok(text) => text,
            Err(error) => return told(error),
        };
        let manifest: Manifest = match serde_json::from_slice(&text) {
            Ok(manifest) if digest(&text) == pack.sha256 => manifest,
            _ => return Ok(vec![MANIFEST.to_owned()]),
        };
        let mut found = Vec::new();
        for file in &manifest.files {
            let lies = folder.join(&pack.id).join(&file.path);
            let same = plain::read(&lies, LARGEST).is_ok_and(|bytes| digest(&bytes) == file.sha256);
            if !same {
                found.push(file.path.clone());
            }
        }
        let mut there = Vec::new();
        walk(&folder.join(&pack.id), "", &mut there)?;
        found.extend(there.into_iter().filter(|path| !manifest.files.iter().any(|file| file.path == *path)));
        found.sort();
        Ok(found)
    }

    fn list(&self) -> io::Result<Lock> {
        let path = self.folder.join(LIST);
        match plain::read_text(&path, LARGEST) {
            Ok(text) => Lock::read(&text).map_err(|refusal| damaged(&path, &refusal)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => self.made_anew(),
            Err(error) => Err(damaged(&path, &error)),
        }
    }

    /// The list as it follows from the packs that lie here whole. Of two versions of one, the newer is taken.
    fn made_anew(&self) -> io::Result<Lock> {
        let mut lock = Lock::default();
        let entries = match fs::read_dir(self.folder.join(PACKS)) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(lock),
            Err(error) => return Err(error),
        };
        for entry in entries {
            let folder = entry?.path();
            let Ok(text) = plain::read(&folder.join(MANIFEST), LARGEST) else { continue };
            let Ok(manifest) = serde_json::from_slice::<Manifest>(&text) else { continue };
            let pack = Installed::of(&manifest);
            let named = folder.file_name().is_some_and(|name| name == pack.sha256.as_str());
            let newer = lock.find(&pack.id).is_none_or(|known| known.version < pack.version);
            if named && digest(&text) == pack.sha256 && newer && self.altered(&pack)?.is_empty() {
                lock.put(pack);
            }
        }
        Ok(lock)
    }

    /// Writes the folder of a pack: beside its place first, and moved there when all of it is on the disk.
    fn write(&self, bundle: &Bundle, pack: &Installed) -> io::Result<()> {
        let packs = self.folder.join(PACKS);
        let unfinished = packs.join(format!("{UNFINISHED}{}", std::process::id()));
        let written = fill(&unfinished, bundle, pack).and_then(|()| fs::rename(&unfinished, packs.join(&pack.sha256)));
        if written.is_err() {
            fs::remove_dir_all(&unfinished).ok();
            return written;
        }
        // The new name is on disk once the folder is; not every system can sync a folder.
        File::open(&packs).and_then(|folder| folder.sync_all()).ok();
        Ok(())
    }

    /// Removes what the list does not name: what killed processes have left, and what was installed before.
    fn sweep(&self, lock: &Lock) -> io::Result<()> {
        for entry in fs::read_dir(self.folder.join(PACKS))? {
            let entry = entry?;
            let name = entry.file_name();
            if !lock.packs.iter().any(|pack| name == pack.sha256.as_str()) {
                fs::remove_dir_all(entry.path())?;
            }
        }
        Ok(())
    }
}

fn damaged(list: &Path, why: &dyn std::fmt::Display) -> io::Error {
    let told = format!(
        "{} is damaged: {why}. Remove it: the list is made anew from the packs that lie beside it, each of which is looked through",
        list.display()
    );
    io::Error::new(io::ErrorKind::InvalidData, told)
}

fn fill(folder: &Path, bundle: &Bundle, pack: &Installed) -> io::Result<()> {
    let inside = folder.join(&pack.id);
    fs::create_dir_all(&inside)?;
    let mut files = vec![(folder.join(MANIFEST), bundle.manifest.text().into_bytes())];
    files.extend(bundle.files.iter().map(|(path, bytes)| (inside.join(path), bytes.clone())));
    for (path, bytes) in files {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        // Nothing that lies there already is written into, nor anything that a link leads to.
        let mut file = File::options().create_new(true).write(true).open(&path)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
    }
    Ok(())
}

fn walk(folder: &Path, prefix: &str, found: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &format!("{path}/"), found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

/// Some systems know no locks; there, one goes on without.
fn supported(locked: io::Result<()>) -> io::Result<()> {
    match locked {
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        other => other,
    }
}
