//! The relations as a SQLite database.

use std::path::Path;

use ir::Module;
use relations::{Columns, DERIVED, Derived, Domain, Facts, sqlite_schema};
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, Transaction, params_from_iter};

use host::Failure;

/// Writes all relations into a file that is not there yet.
///
/// # Errors
/// [`Failure::Input`] if the file is there, or cannot be written.
pub(super) fn write(path: &Path, module: &Module, facts: &Facts, derived: &Derived) -> Result<(), Failure> {
    // Made here, because SQLite would take a file that is there, such as a crash database, and add to it.
    std::fs::File::create_new(path).map_err(|why| Failure::unwritable(path, &why))?;
    let writes = || -> rusqlite::Result<()> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut connection = Connection::open_with_flags(path, flags)?;
        // Most tables are empty, and take a page each.
        connection.execute_batch("PRAGMA page_size = 1024")?;
        let transaction = connection.transaction()?;
        transaction.execute_batch(&sqlite_schema())?;
        insert(&transaction, module, facts, derived)?;
        transaction.commit()
    };
    writes().map_err(|why| {
        // What is half written helps nobody.
        let _ = std::fs::remove_file(path);
        Failure::input(path.display(), why)
    })
}

fn insert(
    transaction: &Transaction<'_>,
    module: &Module,
    facts: &Facts,
    derived: &Derived,
) -> rusqlite::Result<()> {
    let mut result = Ok(());
    let mut add = |name: &str, columns: Columns, row: &[u32]| {
        if result.is_ok() {
            result = insert_row(transaction, name, columns, row, module, facts);
        }
    };
    facts.each_table(&mut |name, columns, rows| {
        for at in 0..rows.count() {
            add(name, columns, rows.row(at));
        }
    });
    derived.for_each_row(&mut |name, row| {
        let columns = DERIVED.iter().find(|derived| derived.name == name).map_or(&[][..], |row| row.columns);
        add(name, columns, row);
    });
    result
}

fn insert_row(
    transaction: &Transaction<'_>,
    name: &str,
    columns: Columns,
    row: &[u32],
    module: &Module,
    facts: &Facts,
) -> rusqlite::Result<()> {
    let places = vec!["?"; columns.len()].join(", ");
    // A text stands for all entities that are printed alike.
    let mut statement =
        transaction.prepare_cached(&format!("INSERT OR IGNORE INTO \"{name}\" VALUES ({places})"))?;
    let values = row.iter().zip(columns).map(|(&number, (_, domain))| match domain {
        Domain::Number => Value::Integer(number.into()),
        _ => Value::Text(facts.entity_text(module, *domain, number).into()),
    });
    statement.execute(params_from_iter(values))?;
    Ok(())
}
