//! Texts and reports as the database keeps them: compressed with zstd, alone.

use std::cell::RefCell;
use std::io;

use rusqlite::functions::FunctionFlags;
use rusqlite::types::Type;
use rusqlite::{Connection, Row};
use zstd::bulk::{Compressor, Decompressor};
use zstd::zstd_safe;

use crate::content_key;

/// zstd's own default: higher levels gain a few percent on texts of some kilobytes and cost several times as much.
const LEVEL: i32 = 3;

/// The most bytes that a blob may have unpacked: a damaged one must not take all memory.
const LIMIT: usize = 64 << 20;

thread_local! {
    /// Making one costs more than compressing a program.
    static COMPRESSOR: RefCell<Option<Compressor<'static>>> = const { RefCell::new(None) };
}

/// Compresses bytes.
///
/// # Errors
/// [`rusqlite::Error`] if there is no memory for it.
pub(super) fn pack(bytes: &[u8]) -> rusqlite::Result<Vec<u8>> {
    let packed = COMPRESSOR.with_borrow_mut(|kept| {
        let compressor = match kept {
            Some(compressor) => compressor,
            None => kept.insert(Compressor::new(LEVEL)?),
        };
        compressor.compress(bytes)
    });
    packed.map_err(|why: io::Error| rusqlite::Error::ToSqlConversionFailure(Box::new(why)))
}

/// The bytes that were compressed.
fn unpack(packed: &[u8]) -> io::Result<Vec<u8>> {
    let mut decompressor = Decompressor::new()?;
    let damaged = || io::Error::new(io::ErrorKind::InvalidData, "a packed text is damaged");
    let size = zstd_safe::get_frame_content_size(packed).ok().flatten();
    let size = size.and_then(|size| usize::try_from(size).ok()).filter(|size| *size <= LIMIT);
    decompressor.decompress(packed, size.ok_or_else(damaged)?)
}

/// A packed text in a column.
///
/// # Errors
/// [`rusqlite::Error`] if it is damaged.
pub(super) fn text(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    let unreadable = |why: Box<dyn std::error::Error + Send + Sync>| {
        rusqlite::Error::FromSqlConversionFailure(column, Type::Blob, why)
    };
    let bytes = bytes(row, column)?.ok_or_else(|| unreadable("there is no text".into()))?;
    String::from_utf8(bytes).map_err(|why| unreadable(why.into()))
}

/// Packed bytes in a column that may be empty.
///
/// # Errors
/// [`rusqlite::Error`] if they are damaged.
pub(super) fn bytes(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<Vec<u8>>> {
    let packed: Option<Vec<u8>> = row.get(column)?;
    let unpacked = packed.map(|packed| unpack(&packed)).transpose();
    unpacked.map_err(|why| rusqlite::Error::FromSqlConversionFailure(column, Type::Blob, why.into()))
}

/// Makes `unpack(blob)` known to SQL, which the views with texts use, and `key_of_packed` and `packed_bytes`, which checks use.
///
/// # Errors
/// [`rusqlite::Error`] if SQLite refuses.
pub(super) fn register(connection: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("unpack", 1, flags, |context| {
        let packed: Option<Vec<u8>> = context.get(0)?;
        let unpacked = packed.map(|packed| unpack(&packed)).transpose();
        let unpacked = unpacked.map_err(|why| rusqlite::Error::UserFunctionError(why.into()))?;
        Ok(unpacked.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
    })?;
    // Null where they cannot be unpacked.
    connection.create_scalar_function("key_of_packed", 1, flags, |context| {
        let packed: Vec<u8> = context.get(0)?;
        Ok(unpack(&packed).ok().map(|bytes| content_key(&[&bytes])))
    })?;
    connection.create_scalar_function("packed_bytes", 1, flags, |context| {
        let packed: Vec<u8> = context.get(0)?;
        Ok(unpack(&packed).ok().and_then(|bytes| i64::try_from(bytes.len()).ok()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_and_damage_is_noticed() {
        let text = "struct S { int a : 3; };\n".repeat(100);
        let packed = pack(text.as_bytes()).unwrap();
        assert!(packed.len() < 100, "{}", packed.len());
        assert_eq!(unpack(&packed).unwrap(), text.as_bytes());
        assert_eq!(unpack(&pack(b"").unwrap()).unwrap(), b"");
        for damaged in [&packed[..packed.len() - 4], b"no zstd".as_slice(), b""] {
            assert!(unpack(damaged).is_err());
        }
    }
}
