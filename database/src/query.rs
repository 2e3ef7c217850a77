//! SQL by people, on a connection that cannot write.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use rusqlite::types::ValueRef;
use rusqlite::{ErrorCode, Row};
use serde_json::{Number, Value};

use crate::{Database, DatabaseError, relation_views};

/// The result of a query.
#[derive(Clone, Debug, PartialEq)]
pub struct QueryResult {
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The rows; blobs are in hexadecimal.
    pub rows: Vec<Vec<Value>>,
}

impl Database {
    /// The rows of one statement that only reads, within a time. It may ask the stored relations by their names in the schema.
    ///
    /// # Errors
    /// [`DatabaseError::Query`] if it is no such statement, or takes too long; others if the file cannot be read.
    pub fn query(&self, sql: &str, limit: Duration) -> Result<QueryResult, DatabaseError> {
        let interrupt = self.connection.get_interrupt_handle();
        let (ended, end) = mpsc::channel::<()>();
        std::thread::scope(|scope| {
            scope.spawn(move || {
                if end.recv_timeout(limit) == Err(RecvTimeoutError::Timeout) {
                    interrupt.interrupt();
                }
            });
            let result = relation_views::create(&self.connection).and_then(|()| rows(&self.connection, sql));
            drop(ended);
            result.map_err(|why| self.refused(&why, limit))
        })
    }

    /// Damage of the file is the file's; all else is the statement's.
    fn refused(&self, why: &rusqlite::Error, limit: Duration) -> DatabaseError {
        let why_sql = match (why, why.sqlite_error_code()) {
            (_, Some(ErrorCode::OperationInterrupted)) => {
                format!("it takes longer than {} seconds (--limit)", limit.as_secs())
            }
            (_, Some(ErrorCode::ReadOnly)) => "it writes, and a query only reads".to_owned(),
            (_, Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase | ErrorCode::DatabaseBusy)) => {
                return DatabaseError::from_sqlite(&self.path, why);
            }
            (rusqlite::Error::SqliteFailure(_, Some(message)), _) => message.clone(),
            (rusqlite::Error::SqlInputError { msg, sql, offset, .. }, _) => {
                let near: String =
                    sql.get(usize::try_from(*offset).unwrap_or(0)..).unwrap_or("").chars().take(30).collect();
                if near.is_empty() { msg.clone() } else { format!("{msg}, at `{near}`") }
            }
            (other, _) => other.to_string(),
        };
        DatabaseError::Query { why: why_sql.replace('\n', " ") }
    }
}

fn rows(connection: &rusqlite::Connection, sql: &str) -> rusqlite::Result<QueryResult> {
    let mut statement = connection.prepare(sql)?;
    if !statement.readonly() || statement.column_count() == 0 {
        let why = "it writes, or returns nothing, and a query only reads".to_owned();
        return Err(rusqlite::Error::SqliteFailure(
            rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_ERROR),
            Some(why),
        ));
    }
    let columns: Vec<String> = statement.column_names().into_iter().map(str::to_owned).collect();
    let width = columns.len();
    let rows = statement.query_map([], |row| cells(row, width))?.collect::<rusqlite::Result<_>>()?;
    Ok(QueryResult { columns, rows })
}

fn cells(row: &Row<'_>, width: usize) -> rusqlite::Result<Vec<Value>> {
    let cell = |value: ValueRef<'_>| match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Number(number.into()),
        ValueRef::Real(number) => Number::from_f64(number).map_or(Value::Null, Value::Number),
        ValueRef::Text(text) => Value::String(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Value::String(bytes.iter().map(|byte| format!("{byte:02x}")).collect()),
    };
    (0..width).map(|column| row.get_ref(column).map(cell)).collect()
}
