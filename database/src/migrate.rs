//! Functions that `schema/version_3.sql` calls where SQL alone cannot move the rows of version 2 into the tables of version 3.

use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Error};
use serde_json::Value;

use crate::compression::pack;
use crate::content_key;

/// The number of entries that a list in a report keeps: version 2 stored all observations of all engines.
const KEPT: usize = 64;

/// Makes `pack`, `content_key` and `shortened` known to SQL.
///
/// # Errors
/// [`rusqlite::Error`] if SQLite refuses.
pub(super) fn register(connection: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("pack", 1, flags, |context| {
        bytes(context, 0).map(|bytes| pack(&bytes)).transpose()
    })?;
    connection.create_scalar_function("content_key", -1, flags, |context| {
        let parts: Vec<Vec<u8>> = (0..context.len()).map(|i| bytes(context, i).unwrap_or_default()).collect();
        Ok(content_key(&parts.iter().map(Vec::as_slice).collect::<Vec<_>>()))
    })?;
    connection.create_scalar_function("shortened", 1, flags, |context| {
        let text: String = context.get(0)?;
        match serde_json::from_str(&text) {
            Ok(value) => Ok(shortened(value).to_string()),
            Err(why) => Err(Error::UserFunctionError(why.into())),
        }
    })
}

/// The bytes of an argument; none for null.
fn bytes(context: &Context<'_>, argument: usize) -> Option<Vec<u8>> {
    match context.get_raw(argument) {
        ValueRef::Null => None,
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => Some(bytes.to_vec()),
        ValueRef::Integer(number) => Some(number.to_le_bytes().to_vec()),
        ValueRef::Real(number) => Some(number.to_le_bytes().to_vec()),
    }
}

/// With the first entries of every list.
fn shortened(value: Value) -> Value {
    match value {
        Value::Array(all) => Value::Array(all.into_iter().take(KEPT).map(shortened).collect()),
        Value::Object(map) => {
            Value::Object(map.into_iter().map(|(key, value)| (key, shortened(value))).collect())
        }
        other => other,
    }
}
