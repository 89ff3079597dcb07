//! Where tables are kept: one SQLite database. A match is written once, when it begins; after that each decision is one row, so
//! that a decision costs the same early and late. A thread of its own writes, and what came meanwhile from other tables goes to
//! disk together with it: many tables share one wait for the disk.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use quarterdeck_runtime::{Game, Save, Table};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Transaction, params};

/// The database, and the file that says that a server has it.
const DATABASE: &str = "tables.db";
const LOCK: &str = "tables.lock";
/// The database as it was when it was opened last.
const BEFORE: &str = "tables.db.before";
const COPYING: &str = ".tables.db.before.part";
/// Which form the database has.
const FORM: i64 = 1;
/// How long one waits for another process that reads.
const PATIENCE: Duration = Duration::from_secs(10);

const SCHEMA: &str = "
CREATE TABLE tables (
    name   TEXT PRIMARY KEY,
    kept   TEXT NOT NULL,               -- who sits where, bots, the campaign
    begun  TEXT NOT NULL,               -- the match as it was when it was laid
    over   INTEGER NOT NULL DEFAULT 0,  -- nobody is asked any more
    opened INTEGER NOT NULL DEFAULT 0   -- the larger, the later somebody came to it
) STRICT, WITHOUT ROWID;
CREATE TABLE decisions (
    name    TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    id      TEXT NOT NULL,
    offered INTEGER NOT NULL,
    PRIMARY KEY (name, number)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 1;
";

/// A change of what is kept.
pub enum Change {
    /// A match begins, or is written anew as a whole.
    Begun {
        /// The table, as text.
        kept: String,
        /// The match, as text.
        begun: String,
    },
    /// What is known beside the match has changed.
    Kept(String),
    /// Decisions were made, from this number on.
    Decided {
        /// The number of the first.
        from: usize,
        /// The options, with a hash of what was on offer.
        made: Vec<(String, u64)>,
        /// The match is over.
        over: bool,
    },
    /// All decisions from this number on were taken back.
    Back(usize),
}

/// What a change of a table came to, sent back once it is on disk.
type Answer = SyncSender<Result<(), String>>;

/// What is to be done by the thread that writes.
enum Order {
    Change(String, Change, Answer),
    Find(String, SyncSender<Result<Option<Record>, String>>),
    Count(SyncSender<Result<usize, String>>),
    Forget(Vec<String>, SyncSender<Result<bool, String>>),
}

/// A table as it was kept.
pub struct Record {
    /// Who sits where, bots, the campaign.
    pub kept: String,
    begun: String,
    decisions: Vec<(String, u64)>,
}

impl Record {
    /// The match, decision by decision, and how many decisions it had when it was written as a whole.
    pub fn open(&self, game: Arc<Game>) -> Result<(Table, usize), String> {
        let told = |refusal: quarterdeck_runtime::Refusal| refusal.reason.tell("en");
        let mut table = Save::read(&self.begun).map_err(told)?.open(game).map_err(told)?.table;
        let before = table.decisions().len();
        table.replay(&self.decisions).map_err(|difference| {
            let (at, id) = (before + difference.at + 1, difference.id);
            format!("the packs have changed since: decision {at} was `{id}`, which is not on offer any more")
        })?;
        Ok((table, before))
    }
}

/// The tables that are kept in a folder.
pub struct Store {
    orders: Sender<Order>,
    writing: JoinHandle<()>,
    /// Held as long as this lives; the system lets go of it if the process dies.
    _lock: Held,
}

/// A lock that is let go as such, not only by closing its file: a process that is being started elsewhere in this one has a copy of every open
/// file for a moment, and would keep it.
struct Held(File);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.unlock().ok();
    }
}

impl Store {
    /// Opens the tables in a folder, for this process alone.
    pub fn open(folder: &Path) -> io::Result<Store> {
        let lock = make_folder(folder)
            .and_then(|()| expect_file(&folder.join(LOCK)))
            .and_then(|()| File::options().create(true).truncate(false).write(true).open(folder.join(LOCK)))
            .map_err(|error| {
                io::Error::new(error.kind(), format!("tables cannot be kept in {}: {error}", folder.display()))
            })?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let told = format!("another server keeps its tables in {}", folder.display());
                return Err(io::Error::new(io::ErrorKind::ResourceBusy, told));
            }
            Err(TryLockError::Error(error)) => return Err(error),
        }
        let connection = sound(folder).map_err(|why| {
            let way_back = folder.join(BEFORE);
            let database = folder.join(DATABASE);
            let mut told = format!("{} cannot be used: {why}.", database.display());
            if way_back.is_file() {
                told.push_str(&format!(
                    " As it was when a server was started last, it is kept in {}: remove the files {DATABASE}-wal and {DATABASE}-shm, \
                     and copy it over {DATABASE}.",
                    way_back.display()
                ));
            }
            io::Error::new(io::ErrorKind::InvalidData, told)
        })?;
        let (orders, received) = channel();
        let writing =
            std::thread::Builder::new().name("store".to_owned()).spawn(move || write(connection, &received))?;
        Ok(Store { orders, writing, _lock: Held(lock) })
    }

    /// Looks into the tables of a folder, whoever has them.
    pub fn look(folder: &Path, name: &str) -> Result<Option<Record>, String> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(folder.join(DATABASE), flags).map_err(told)?;
        connection.busy_timeout(PATIENCE).map_err(told)?;
        record(&connection, name).map_err(told)
    }

    /// Ends when all that was ordered is done and the database is one file.
    pub fn close(self) {
        drop(self.orders);
        self.writing.join().ok();
    }

    /// Makes a change and returns once it is on disk.
    pub fn change(&self, name: &str, change: Change) -> Result<(), String> {
        self.ask(|answer| Order::Change(name.to_owned(), change, answer))
    }

    /// A table by its name.
    pub fn find(&self, name: &str) -> Result<Option<Record>, String> {
        self.ask(|answer| Order::Find(name.to_owned(), answer))
    }

    /// How many tables there are.
    pub fn count(&self) -> Result<usize, String> {
        self.ask(Order::Count)
    }

    /// Forgets the match that is over and to which nobody has come for longest, but none of these; whether there was one.
    pub fn forget(&self, but: Vec<String>) -> Result<bool, String> {
        self.ask(|answer| Order::Forget(but, answer))
    }

    fn ask<T>(&self, order: impl FnOnce(SyncSender<Result<T, String>>) -> Order) -> Result<T, String> {
        let gone = || "the tables are not kept any more".to_owned();
        let (answer, heard) = sync_channel(1);
        self.orders.send(order(answer)).map_err(|_| gone())?;
        heard.recv().map_err(|_| gone())?
    }
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}

fn connect(path: &Path) -> Result<Connection, String> {
    let connection = Connection::open(path).map_err(told)?;
    connection.busy_timeout(PATIENCE).map_err(told)?;
    // What was answered is on disk, also if the machine loses its power.
    connection.pragma_update(None, "journal_mode", "WAL").map_err(told)?;
    connection.pragma_update(None, "synchronous", "FULL").map_err(told)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(told)?;
    match connection.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0)).map_err(told)? {
        0 => connection.execute_batch(&format!("BEGIN; {SCHEMA} COMMIT;")).map_err(told)?,
        FORM => {}
        newer => return Err(format!("{} was written by a newer version (form {newer})", path.display())),
    }
    Ok(connection)
}

/// The database of a folder, looked through, with a copy of what it holds now beside it.
fn sound(folder: &Path) -> Result<Connection, String> {
    let database = folder.join(DATABASE);
    // SQLite takes nothing for a database that is still to be begun; the copy of what was there would be written over.
    let nothing = fs::metadata(&database).map_or(true, |lies| lies.len() == 0);
    if nothing && folder.join(BEFORE).exists() {
        return Err(format!("there is nothing in it, and there was before (to begin anew, remove {BEFORE}, too)"));
    }
    let connection = connect(&database)?;
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(told)?;
    if found != "ok" {
        return Err(found.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    // Where there is no room for a copy, one plays on without.
    let copy = folder.join(COPYING);
    fs::remove_file(&copy).ok();
    let copied = connection.execute("VACUUM INTO ?1", [copy.to_string_lossy().as_ref()]).map_err(told).and_then(|_| {
        File::open(&copy)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(&copy, folder.join(BEFORE)))
            .map_err(told)
    });
    if copied.is_err() {
        fs::remove_file(&copy).ok();
    }
    Ok(connection)
}

/// Carries orders out until nobody can give any: all that wait are one transaction.
fn write(mut connection: Connection, orders: &Receiver<Order>) {
    while let Ok(first) = orders.recv() {
        let waiting: Vec<Order> = std::iter::once(first).chain(orders.try_iter()).collect();
        let (mut changes, mut questions) = (Vec::new(), Vec::new());
        for order in waiting {
            match order {
                Order::Change(name, change, answer) => changes.push((name, change, answer)),
                other => questions.push(other),
            }
        }
        if !changes.is_empty() {
            commit(&mut connection, changes);
        }
        // Whoever asks has had the answer to what they changed before.
        for question in questions {
            match question {
                Order::Find(name, answer) => drop(answer.send(found(&connection, &name).map_err(told))),
                Order::Count(answer) => drop(answer.send(count(&connection).map_err(told))),
                Order::Forget(but, answer) => drop(answer.send(forget(&connection, &but).map_err(told))),
                Order::Change(..) => {}
            }
        }
    }
}

/// Writes changes of several tables together. One that cannot be made does not keep the others from it.
fn commit(connection: &mut Connection, changes: Vec<(String, Change, Answer)>) {
    let mut answers = Vec::new();
    let written = connection.transaction().and_then(|mut transaction| {
        for (name, change, answer) in changes {
            answers.push((answer, one(&mut transaction, &name, &change).map_err(|error| refused(&error))));
        }
        transaction.commit()
    });
    for (answer, done) in answers {
        answer.send(written.as_ref().map_err(told).and(done)).ok();
    }
}

/// One change of one table: wholly or not at all.
fn one(transaction: &mut Transaction<'_>, name: &str, change: &Change) -> rusqlite::Result<()> {
    let point = transaction.savepoint()?;
    match change {
        Change::Begun { kept, begun } => {
            let sql = "INSERT INTO tables (name, kept, begun) VALUES (?1, ?2, ?3)
                       ON CONFLICT (name) DO UPDATE SET kept = ?2, begun = ?3, over = 0";
            point.prepare_cached(sql)?.execute(params![name, kept, begun])?;
            point.prepare_cached("DELETE FROM decisions WHERE name = ?1")?.execute([name])?;
        }
        Change::Kept(kept) => {
            point.prepare_cached("UPDATE tables SET kept = ?2 WHERE name = ?1")?.execute([name, kept.as_str()])?;
        }
        Change::Decided { from, made, over } => {
            let mut insert = point.prepare_cached("INSERT INTO decisions VALUES (?1, ?2, ?3, ?4)")?;
            let first = *from as i64;
            for (number, (id, offered)) in (first..).zip(made) {
                insert.execute(params![name, number, id, offered.cast_signed()])?;
            }
            if *over {
                point.prepare_cached("UPDATE tables SET over = 1 WHERE name = ?1")?.execute([name])?;
            }
        }
        Change::Back(to) => {
            let sql = "DELETE FROM decisions WHERE name = ?1 AND number >= ?2";
            point.prepare_cached(sql)?.execute(params![name, *to as i64])?;
            point.prepare_cached("UPDATE tables SET over = 0 WHERE name = ?1")?.execute([name])?;
        }
    }
    point.commit()
}

/// Why a change could not be made. Decisions have numbers of their own: nobody writes over those of another process.
fn refused(error: &rusqlite::Error) -> String {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::ConstraintViolation) => "another process has changed this table".to_owned(),
        _ => error.to_string(),
    }
}

fn record(connection: &Connection, name: &str) -> rusqlite::Result<Option<Record>> {
    let table = connection.query_row("SELECT kept, begun FROM tables WHERE name = ?1", [name], |row| {
        Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?))
    });
    let Some((kept, begun)) = table.optional()? else { return Ok(None) };
    let mut rows = connection.prepare("SELECT id, offered FROM decisions WHERE name = ?1 ORDER BY number")?;
    let decisions = rows.query_map([name], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?.cast_unsigned())))?;
    let decisions = decisions.collect::<rusqlite::Result<_>>()?;
    Ok(Some(Record { kept, begun, decisions }))
}

/// A table, and that somebody has come to it.
fn found(connection: &Connection, name: &str) -> rusqlite::Result<Option<Record>> {
    let sql = "UPDATE tables SET opened = (SELECT max(opened) + 1 FROM tables) WHERE name = ?1";
    connection.execute(sql, [name])?;
    record(connection, name)
}

fn count(connection: &Connection) -> rusqlite::Result<usize> {
    let count: i64 = connection.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?;
    Ok(usize::try_from(count).unwrap_or(0))
}

fn forget(connection: &Connection, but: &[String]) -> rusqlite::Result<bool> {
    let mut over = connection.prepare("SELECT name FROM tables WHERE over ORDER BY opened, name")?;
    let names = over.query_map([], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()?;
    let Some(name) = names.iter().find(|name| !but.contains(name)) else { return Ok(false) };
    Ok(connection.execute("DELETE FROM tables WHERE name = ?1", [name])? > 0)
}

/// Fails if something lies there that is no file: opening a pipe would wait for ever.
fn expect_file(path: &Path) -> io::Result<()> {
    match fs::symlink_metadata(path) {
        Ok(lies) if !lies.is_file() => {
            let told = format!("{} is in the way, which is no file; remove it", path.display());
            Err(io::Error::new(io::ErrorKind::InvalidInput, told))
        }
        _ => Ok(()),
    }
}

/// Makes a folder that nobody else on the machine looks into: the secrets of seats lie there.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::{Change, Store};

    fn decided(from: usize, ids: &[&str], over: bool) -> Change {
        Change::Decided { from, made: ids.iter().map(|id| ((*id).to_owned(), u64::MAX)).collect(), over }
    }

    fn begun(text: &str) -> Change {
        Change::Begun { kept: "{}".to_owned(), begun: text.to_owned() }
    }

    #[test]
    fn decisions_are_rows_that_nobody_writes_over() {
        let folder = std::env::temp_dir().join(format!("quarterdeck-store-{}", std::process::id()));
        let store = Store::open(&folder).unwrap();
        assert!(Store::open(&folder).is_err(), "one server has the tables");
        store.change("one", begun("a")).unwrap();
        store.change("two", begun("b")).unwrap();
        store.change("one", decided(3, &["x", "y", "z"], true)).unwrap();
        let ids = |name: &str| -> Vec<String> {
            let record = Store::look(&folder, name).unwrap().unwrap();
            record.decisions.into_iter().map(|(id, _)| id).collect()
        };
        assert_eq!(ids("one"), ["x", "y", "z"]);
        // A row that is there already belongs to somebody else; nothing of the change is made.
        assert!(store.change("one", decided(5, &["other"], false)).is_err());
        assert!(store.change("one", decided(2, &["v", "w"], false)).is_err());
        assert_eq!(ids("one"), ["x", "y", "z"]);
        store.change("one", Change::Back(4)).unwrap();
        store.change("one", decided(4, &["q"], true)).unwrap();
        assert_eq!(ids("one"), ["x", "q"]);
        assert_eq!(store.find("one").unwrap().unwrap().decisions[1].1, u64::MAX);
        assert!(store.find("three").unwrap().is_none());
        // Only what is over, and where nobody sits, is forgotten.
        assert_eq!(store.count(), Ok(2));
        assert_eq!(store.forget(vec!["one".to_owned()]), Ok(false));
        assert_eq!(store.forget(Vec::new()), Ok(true));
        assert_eq!((store.forget(Vec::new()), store.count()), (Ok(false), Ok(1)));
        assert!(Store::look(&folder, "one").unwrap().is_none());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
