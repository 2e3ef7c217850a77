//! Opening a database file, and everything that can be wrong with it.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::{M, Migrations};

#[cfg(test)]
use crate::runners::Runners;
use crate::{BUSY_TIMEOUT, Database, DatabaseError, compression, migrate};

/// One step per version, in order; a step that was ever released never changes.
const MIGRATIONS: &[M<'static>] = &[
    M::up(include_str!("schema/version_1.sql")),
    M::up(include_str!("schema/version_2.sql")),
    M::up(include_str!("schema/version_3.sql")).foreign_key_check(),
    M::up(include_str!("schema/version_4.sql")).foreign_key_check(),
    M::up(include_str!("schema/version_5.sql")).foreign_key_check(),
    M::up(include_str!("schema/version_6.sql")).foreign_key_check(),
    M::up(include_str!("schema/version_7.sql")),
    M::up(include_str!("schema/version_8.sql")),
];

/// Marks the file as ours (`PRAGMA application_id`): "bitf".
const APPLICATION_ID: i64 = 0x6269_7466;

/// The pages that a writer keeps in memory, in KiB: keys are hashes of content, so that each finding touches pages all over the
/// indexes, which with 2 MiB, SQLite's own, are read again for each.
const PAGE_CACHE_KIB: i64 = 64 * 1024;

/// The pages in the log after which they go into the file: a page that several batches change is then written once.
const CHECKPOINT_PAGES: i64 = 8000;

/// The number of statements kept prepared: storing a finding takes about twenty.
const STATEMENTS: usize = 64;

/// The latest version this program knows.
const VERSION: i64 = MIGRATIONS.len() as i64;

/// The first version in which reduced programs have relations, which no SQL makes of them.
const RELATED: i64 = 7;

impl Database {
    /// Opens a database for writing, makes it if there is none, and brings it up to date.
    ///
    /// # Errors
    /// [`DatabaseError`], by what is wrong with the file.
    pub fn open(path: &Path) -> Result<Database, DatabaseError> {
        require_directory(path)?;
        require_file(path)?;
        require_writable(path)?;
        let mut database = connect(path, OpenFlags::default())?;
        let version = database.require_ours()?;
        database.configure()?;
        database.migrate()?;
        if (1..RELATED).contains(&version) {
            database.relate()?;
        }
        Ok(database)
    }

    /// Opens a database that exists, for reading only.
    ///
    /// # Errors
    /// [`DatabaseError`], by what is wrong with the file.
    pub fn open_to_read(path: &Path) -> Result<Database, DatabaseError> {
        if !path.exists() {
            return Err(DatabaseError::Missing { path: path.to_path_buf() });
        }
        require_file(path)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let database = connect(path, flags)?;
        let (database, version) = match database.require_ours() {
            // The first where the directory may not be written to, the second where the file system cannot be.
            Err(DatabaseError::ReadOnly { .. } | DatabaseError::CannotOpen { .. }) if !has_log(path) => {
                let database = connect_unchanging(path, flags)?;
                let version = database.require_ours()?;
                (database, version)
            }
            version => (database, version?),
        };
        if version == 0 {
            return Err(DatabaseError::Empty { path: path.to_path_buf() });
        }
        if version < VERSION {
            return Err(DatabaseError::Older { path: path.to_path_buf(), found: version });
        }
        Ok(database)
    }

    /// A database in memory, for tests.
    ///
    /// # Errors
    /// [`DatabaseError`] if SQLite itself fails.
    #[cfg(test)]
    pub(super) fn in_memory() -> Result<Database, DatabaseError> {
        let mut database = connect(Path::new(":memory:"), OpenFlags::default())?;
        database.runners = Runners::unnamed().ok();
        database.configure()?;
        database.migrate()?;
        Ok(database)
    }

    /// The version of the file, 0 if it is new; an error if it is not ours or of the future.
    fn require_ours(&self) -> Result<i64, DatabaseError> {
        let pragma = |name| self.read(|c| c.pragma_query_value(None, name, |row| row.get::<_, i64>(0)));
        let (version, application) = (pragma("user_version")?, pragma("application_id")?);
        let tables: i64 =
            self.read(|c| c.query_row("SELECT count(*) FROM sqlite_schema", [], |r| r.get(0)))?;
        let path = self.path.clone();
        if application != APPLICATION_ID && (tables > 0 || version > 0) {
            let why = "it is an SQLite database of another program".to_owned();
            return Err(DatabaseError::Foreign { path, why });
        }
        if version > VERSION {
            return Err(DatabaseError::Newer { path, found: version, known: VERSION });
        }
        Ok(version)
    }

    fn configure(&self) -> Result<(), DatabaseError> {
        self.read(|connection| {
            connection.pragma_update(None, "application_id", APPLICATION_ID)?;
            connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
            // A commit is on the disk before it returns: not even a power cut loses what was reported.
            connection.pragma_update(None, "synchronous", "FULL")?;
            connection.pragma_update(None, "cache_size", -PAGE_CACHE_KIB)?;
            connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)
        })
    }

    /// Tables that others refer to are made anew by some steps, which is only possible while nothing is enforced.
    fn migrate(&mut self) -> Result<(), DatabaseError> {
        self.read(|connection| {
            connection.pragma_update(None, "foreign_keys", false)?;
            migrate::register(connection)
        })?;
        let migrated = Migrations::from_slice(MIGRATIONS).to_latest(&mut self.connection);
        migrated.map_err(|why| match &why {
            rusqlite_migration::Error::RusqliteError { err, .. } => {
                DatabaseError::from_sqlite(&self.path, err)
            }
            _ => DatabaseError::Sqlite { path: self.path.clone(), why: why.to_string() },
        })?;
        self.read(|connection| connection.pragma_update(None, "foreign_keys", true))
    }
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Database, DatabaseError> {
    let open = |connection: Connection| {
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        compression::register(&connection)?;
        Ok(connection)
    };
    let opened = Connection::open_with_flags(path, flags).and_then(open);
    match opened {
        Ok(connection) => Ok(Database { connection, path: path.to_path_buf(), runners: None }),
        Err(why) => Err(DatabaseError::from_sqlite(path, &why)),
    }
}

/// True if SQLite keeps something beside the database file that is not in it yet.
fn has_log(path: &Path) -> bool {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    fs::metadata(PathBuf::from(name)).is_ok_and(|log| log.len() > 0)
}

/// A file in a directory where SQLite cannot make the index that it shares with those who write: no process can write
/// there, so that none is needed.
fn connect_unchanging(path: &Path, flags: OpenFlags) -> Result<Database, DatabaseError> {
    let database = connect(Path::new(&uri(path, "immutable=1")), flags | OpenFlags::SQLITE_OPEN_URI)?;
    Ok(Database { path: path.to_path_buf(), ..database })
}

/// A file as SQLite reads it with a parameter.
pub(super) fn uri(path: &Path, parameter: &str) -> String {
    let name = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("file:{name}?{parameter}")
}

fn require_directory(path: &Path) -> Result<(), DatabaseError> {
    let directory = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    if directory.is_dir() {
        return Ok(());
    }
    Err(DatabaseError::NoDirectory { path: path.to_path_buf(), directory: PathBuf::from(directory) })
}

/// A file that can be read, or nothing yet: SQLite does not say why it cannot open one.
fn require_file(path: &Path) -> Result<(), DatabaseError> {
    if path.is_dir() {
        let why = "it is a directory".to_owned();
        return Err(DatabaseError::Foreign { path: path.to_path_buf(), why });
    }
    match fs::File::open(path) {
        Err(why) if why.kind() != ErrorKind::NotFound => {
            Err(DatabaseError::CannotOpen { path: path.to_path_buf(), why: why.to_string() })
        }
        _ => Ok(()),
    }
}

/// Respects a file that is marked read-only even where the user could write it all the same (as root can).
fn require_writable(path: &Path) -> Result<(), DatabaseError> {
    match fs::metadata(path) {
        Ok(data) if data.permissions().readonly() => {
            Err(DatabaseError::ReadOnly { path: path.to_path_buf() })
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_change_is_read_whatever_its_name() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("a night#1 at 50%?.db");
        drop(Database::open(&path).unwrap());
        assert!(!has_log(&path));
        let database = connect_unchanging(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        assert_eq!(database.require_ours().unwrap(), VERSION);
        assert_eq!(database.path(), path);
    }
}
