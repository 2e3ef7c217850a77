//! Rows that are their content: equal content is one row, whoever stores it.

use rusqlite::{OptionalExtension, ToSql, Transaction, params};

use crate::compression::pack;
use crate::content_key;
use case_files::{GeneratorInput, Language};

base::named! {
    /// The source of a program.
    pub enum Origin {
        /// The generator made it from its DNA.
        Generated = "generated",
        /// It was written by hand.
        Written = "written",
        /// A reduction made it.
        Reduced = "reduced",
        /// A coverage-guided fuzzer made it.
        Fuzzed = "fuzzed",
    }
}

/// A program to store.
#[derive(Clone, Debug)]
pub struct NewProgram {
    /// The source of the program.
    pub origin: Origin,
    /// The bytes the generator made it from, if it did.
    pub dna: Option<Vec<u8>>,
    /// The generator's configuration as JSON, if it did.
    pub configuration: Option<String>,
    /// The language of its text.
    pub language: Language,
    /// The program, printed.
    pub text: String,
}

impl NewProgram {
    /// A program that no generator made.
    #[must_use]
    pub const fn without_dna(origin: Origin, language: Language, text: String) -> NewProgram {
        NewProgram { origin, dna: None, configuration: None, language, text }
    }

    /// The generator's input for it, if it was generated.
    #[must_use]
    pub fn input(&self) -> Option<GeneratorInput> {
        Some(GeneratorInput { dna: self.dna.clone()?, configuration: self.configuration.clone() })
    }
}

/// The row of a program, made if there is none: programs with the same text are the same program.
pub(super) fn program(transaction: &Transaction<'_>, new: &NewProgram) -> rusqlite::Result<i64> {
    let key = program_key(new);
    let known = transaction
        .prepare_cached("SELECT id FROM program WHERE key = ?1")?
        .query_row([&key], |row| row.get(0))
        .optional()?;
    if let Some(id) = known {
        return Ok(id);
    }
    let NewProgram { origin, dna, configuration, language, text } = new;
    let configuration = configuration
        .as_ref()
        .map(|json| row(transaction, "configuration", "json", json.as_bytes(), || Ok(json.clone())))
        .transpose()?;
    let dna = dna.as_deref().map(pack).transpose()?;
    transaction
        .prepare_cached(
            "INSERT INTO program (key, origin, language, bytes, text, dna, configuration) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(params![key, origin.name(), language.name(), text.len(), pack(text.as_bytes())?, dna, configuration])?;
    Ok(transaction.last_insert_rowid())
}

/// The name of a program, whatever it was made from.
pub(super) fn program_key(program: &NewProgram) -> String {
    let NewProgram { origin: _, dna: _, configuration: _, language: _, text } = program;
    content_key(&[text.as_bytes()])
}

/// The row of compilers' fingerprints, a JSON object.
pub(super) fn compilers(transaction: &Transaction<'_>, json: &str) -> rusqlite::Result<i64> {
    row(transaction, "compilers", "json", json.as_bytes(), || Ok(json.to_owned()))
}

/// The row of a set of engines, a JSON array of their names.
pub(super) fn engines(transaction: &Transaction<'_>, names: &str) -> rusqlite::Result<i64> {
    row(transaction, "engines", "names", names.as_bytes(), || Ok(names.to_owned()))
}

/// The row of a report, JSON.
pub(super) fn report(transaction: &Transaction<'_>, json: &str) -> rusqlite::Result<i64> {
    row(transaction, "report", "report", json.as_bytes(), || pack(json.as_bytes()))
}

/// The row of `table` with this content, made if there is none.
fn row<T: ToSql>(
    transaction: &Transaction<'_>,
    table: &str,
    column: &str,
    content: &[u8],
    value: impl FnOnce() -> rusqlite::Result<T>,
) -> rusqlite::Result<i64> {
    let key = content_key(&[content]);
    let known = transaction
        .prepare_cached(&format!("SELECT id FROM {table} WHERE key = ?1"))?
        .query_row([&key], |row| row.get(0))
        .optional()?;
    if let Some(id) = known {
        return Ok(id);
    }
    transaction
        .prepare_cached(&format!("INSERT INTO {table} (key, {column}) VALUES (?1, ?2)"))?
        .execute(params![key, value()?])?;
    Ok(transaction.last_insert_rowid())
}
