//! Saves on disk: written as a whole or not at all, and by one process at a time. The version before stays beside each.

use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::plain::{LARGEST_SAVE, read_text};

/// Why a save could not be kept.
#[derive(Debug)]
pub enum Trouble {
    /// Another process plays on with this file.
    Busy,
    /// The file holds something else than what was read or written here last; what was to be written lies beside it.
    Changed(PathBuf),
    /// The disk does not let us.
    Disk(io::Error),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Busy => f.write_str("another process plays on with this file"),
            Trouble::Changed(aside) => {
                write!(f, "another process has changed this file; what was to be written lies in {}", aside.display())
            }
            Trouble::Disk(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Disk(error)
    }
}

/// A save that only this process writes as long as it is open.
#[derive(Debug)]
pub struct SaveFile {
    path: PathBuf,
    /// What it held when it was last read or written here.
    known: Option<String>,
    /// Held until this is dropped; the system lets go of it if the process dies.
    lock: Option<(PathBuf, File)>,
}

/// How often a lock is tried that somebody else has just taken away.
const TRIES: usize = 3;

impl SaveFile {
    /// Opens a save, whether there is one yet or not. What a killed process has left unfinished is removed.
    pub fn open(path: &Path) -> Result<SaveFile, Trouble> {
        let lock = lock(path)?;
        remove_unfinished(path);
        let known = match read(path) {
            Ok(text) => Some(text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => {
                unlock(lock);
                return Err(error.into());
            }
        };
        Ok(SaveFile { path: path.to_path_buf(), known, lock })
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What it holds, if there is one.
    pub fn text(&self) -> Option<&str> {
        self.known.as_deref()
    }

    /// Writes a text, unless another process has written something else meanwhile.
    pub fn write(&mut self, text: &str) -> Result<(), Trouble> {
        let now = read(&self.path).ok();
        if now.as_deref() == Some(text) {
            self.known = now;
            return Ok(());
        }
        if now.is_some() && self.known != now {
            let aside = beside(&self.path, &format!("{}.kept", std::process::id()))?;
            replace(&aside, text.as_bytes())?;
            return Err(Trouble::Changed(aside));
        }
        replace_keeping(&self.path, text.as_bytes())?;
        self.known = Some(text.to_owned());
        Ok(())
    }
}

impl Drop for SaveFile {
    fn drop(&mut self) {
        unlock(self.lock.take());
    }
}

/// Writes a text in place of whatever the file holds, unless another process plays on with it.
pub fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    let lock = lock(path)?;
    remove_unfinished(path);
    let written = replace_keeping(path, text.as_bytes());
    unlock(lock);
    Ok(written?)
}

/// Writes a file in place of whatever lies there, unless another process is at it, and removes what killed ones have left. Of what can
/// be made anew, no version before is kept.
pub fn rewrite(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let lock = lock(path)?;
    remove_unfinished(path);
    let written = replace(path, bytes);
    unlock(lock);
    Ok(written?)
}

/// Reads a saved text.
pub fn read(path: &Path) -> io::Result<String> {
    read_text(path, LARGEST_SAVE)
}

/// Where the version before of a save lies.
pub fn before(path: &Path) -> io::Result<PathBuf> {
    beside(path, "before")
}

/// The name of the file, and the folder in which it lies.
fn parts(path: &Path) -> io::Result<(String, &Path)> {
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "a save needs the name of a file"))?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    Ok((name.to_string_lossy().into_owned(), folder))
}

/// A file of the same name with another ending.
fn beside(path: &Path, ending: &str) -> io::Result<PathBuf> {
    let (name, folder) = parts(path)?;
    Ok(folder.join(format!("{name}.{ending}")))
}

/// Takes the lock of a save; nothing where the system knows no locks.
fn lock(path: &Path) -> Result<Option<(PathBuf, File)>, Trouble> {
    let (name, folder) = parts(path)?;
    let file = folder.join(format!(".{name}.lock"));
    for _ in 0..TRIES {
        // A pipe would keep whoever opens it waiting, and a link leads elsewhere.
        if fs::symlink_metadata(&file).is_ok_and(|lies| !lies.is_file()) {
            let told = format!("{} is in the way, which is no file; remove it", file.display());
            return Err(io::Error::new(io::ErrorKind::InvalidInput, told).into());
        }
        let held = File::options().create(true).truncate(false).write(true).open(&file)?;
        match held.try_lock() {
            // Whoever had it before may have removed it in between: then it locks nothing.
            Ok(()) if file.exists() => return Ok(Some((file, held))),
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Trouble::Busy),
            Err(TryLockError::Error(_)) => {
                fs::remove_file(&file).ok();
                return Ok(None);
            }
        }
    }
    Err(Trouble::Busy)
}

fn unlock(lock: Option<(PathBuf, File)>) {
    if let Some((path, held)) = lock {
        fs::remove_file(path).ok();
        // Closing is not enough while a process is being started, which has a copy of every open file for a moment.
        held.unlock().ok();
    }
}

/// Removes what processes that were killed while they wrote this file have left; who holds the lock may do so.
fn remove_unfinished(path: &Path) {
    let Ok((name, folder)) = parts(path) else {
        return;
    };
    let start = format!(".{name}.");
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let found = entry.file_name().to_string_lossy().into_owned();
        let process = found.strip_prefix(&start).and_then(|rest| rest.strip_suffix(".part"));
        if process.is_some_and(|process| process.bytes().all(|byte| byte.is_ascii_digit())) {
            fs::remove_file(entry.path()).ok();
        }
    }
}

/// Writes a file so that it holds either what it held or what is new, whatever happens: into a
/// temporary file in the same folder, synced, then renamed.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    exchange(path, bytes, || Ok(()))
}

/// The same, and what the file held until now stays beside it.
fn replace_keeping(path: &Path, bytes: &[u8]) -> io::Result<()> {
    exchange(path, bytes, || step_back(path))
}

/// Gives the file another name, as the version before. It stays under its own name, too, until another file takes its place there.
fn step_back(path: &Path) -> io::Result<()> {
    let (name, folder) = parts(path)?;
    let second = folder.join(format!(".{name}.0{}.part", std::process::id()));
    fs::remove_file(&second).ok();
    match fs::hard_link(path, &second) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        // Not every file system knows two names for one file.
        Err(_) => fs::copy(path, &second).map(|_| ())?,
    }
    let moved = fs::rename(&second, before(path)?);
    // Where both names are those of one file already, moving one to the other leaves it where it is.
    fs::remove_file(&second).ok();
    moved
}

fn exchange(path: &Path, bytes: &[u8], prepare: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
    let (name, folder) = parts(path)?;
    let temporary = folder.join(format!(".{name}.{}.part", std::process::id()));
    let written = File::create(&temporary).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let result = written.and_then(|()| prepare()).and_then(|()| fs::rename(&temporary, path));
    if result.is_err() {
        // What could not be finished is not left lying about.
        fs::remove_file(&temporary).ok();
        return result;
    }
    // The new name is on disk once the folder is; not every system can sync a folder.
    File::open(folder).and_then(|folder| folder.sync_all()).ok();
    Ok(())
}
