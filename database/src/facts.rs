//! Reduced programs as relations: stored with the reduction, and asked which programs have something in common.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::program_rows::{self, ProgramRows};
use crate::{BucketId, Database, DatabaseError, FindingId, NewProgram};

/// A finding that has facts in common with another.
#[derive(Clone, Debug, PartialEq)]
pub struct SimilarFinding {
    /// The finding.
    pub finding: FindingId,
    /// Its bucket.
    pub bucket: BucketId,
    /// The bucket's cause.
    pub cause: String,
    /// The weight of the facts that both have, of that of the facts that one of them has: from 0 to 1. A fact weighs the more the
    /// fewer programs have it.
    pub likeness: f64,
    /// The facts that both have, the rarest first.
    pub shared: Vec<String>,
}

/// A finding whose reduced program answers a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnsweringFinding {
    /// The finding.
    pub finding: FindingId,
    /// Its bucket.
    pub bucket: BucketId,
    /// The bucket's cause.
    pub cause: String,
}

/// Records that are alike up to names, and the findings that have them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlikeRecords {
    /// A description of its members.
    pub record: String,
    /// The findings.
    pub findings: Vec<FindingId>,
}

/// The tables that hold a program's rows.
const TABLES: [&str; 5] = ["instruction_fact", "operand_fact", "field_fact", "argument_fact", "shape"];

/// Stores the rows of a reduced program, in place of those of what the finding was reduced to before.
pub(super) fn store(
    transaction: &Transaction<'_>,
    finding: FindingId,
    program: i64,
    reduced: &NewProgram,
) -> rusqlite::Result<()> {
    for table in TABLES {
        let sql = format!(
            "DELETE FROM {table} WHERE program IN (SELECT program FROM reduction WHERE finding = ?1) AND program <> ?2
             AND program NOT IN (SELECT program FROM reduction WHERE finding <> ?1)"
        );
        transaction.prepare_cached(&sql)?.execute(params![finding.0, program])?;
    }
    let known = transaction
        .prepare_cached("SELECT 1 FROM shape WHERE program = ?1")?
        .query_row([program], |_| Ok(()))
        .optional()?;
    match (known, program_rows::rows(reduced.language, &reduced.text)) {
        (None, Some(rows)) => insert(transaction, program, &rows),
        _ => Ok(()),
    }
}

fn insert(transaction: &Transaction<'_>, program: i64, rows: &ProgramRows) -> rusqlite::Result<()> {
    // The tables of `TABLES` in their order: what is added here is to be deleted there, too.
    let word = |text: &str| word(transaction, text);
    let optional = |text: Option<&str>| text.map(word).transpose();
    let mut add = transaction.prepare_cached(
        "INSERT INTO instruction_fact (program, instruction, function, block, opcode, result, type, bytes) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    for row in &rows.instructions {
        let (opcode, ty) = (word(&row.opcode)?, optional(row.ty.as_deref())?);
        add.execute(params![
            program,
            row.instruction,
            row.function,
            row.block,
            opcode,
            row.result,
            ty,
            row.bytes
        ])?;
    }
    let mut add = transaction.prepare_cached(
        "INSERT INTO operand_fact (program, instruction, role, position, variable, immediate) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for row in &rows.operands {
        let (role, immediate) = (word(&row.role)?, optional(row.immediate.as_deref())?);
        add.execute(params![program, row.instruction, role, row.position, row.variable, immediate])?;
    }
    let mut add = transaction.prepare_cached(
        "INSERT INTO field_fact (program, record, position, type, bit_offset, bit_width, bit_field, packed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    for row in &rows.fields {
        let ty = word(&row.ty)?;
        add.execute(params![
            program,
            row.record,
            row.position,
            ty,
            row.offset,
            row.width,
            row.bit_field,
            row.packed
        ])?;
    }
    let mut add = transaction.prepare_cached(
        "INSERT INTO argument_fact (program, signature, position, class, place, record, after_registers) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for row in &rows.arguments {
        let (class, place) = (word(&row.class)?, optional(row.place.as_deref())?);
        let of = params![program, row.signature, row.position, class, place, row.record, row.after_registers];
        add.execute(of)?;
    }
    let mut add = transaction.prepare_cached("INSERT INTO shape (word, program) VALUES (?1, ?2)")?;
    for shape in &rows.shapes {
        add.execute(params![word(shape)?, program])?;
    }
    Ok(())
}

/// The row of a word, made if there is none.
fn word(transaction: &Transaction<'_>, text: &str) -> rusqlite::Result<i64> {
    let known = transaction
        .prepare_cached("SELECT id FROM word WHERE text = ?1")?
        .query_row([text], |row| row.get(0))
        .optional()?;
    if let Some(id) = known {
        return Ok(id);
    }
    transaction.prepare_cached("INSERT INTO word (text) VALUES (?1)")?.execute([text])?;
    Ok(transaction.last_insert_rowid())
}

impl Database {
    /// Stores the rows of reduced programs that have none: those of a version of the database that had no relations.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written.
    pub(super) fn relate(&mut self) -> Result<(), DatabaseError> {
        self.transaction(|transaction| {
            let without: Vec<(i64, String, String)> = {
                let mut query = transaction.prepare(
                    "SELECT p.id, p.language, unpack(p.text) FROM program p
                     WHERE p.id IN (SELECT program FROM reduction WHERE id IN (SELECT max(id) FROM reduction GROUP BY finding))
                       AND p.id NOT IN (SELECT program FROM shape)",
                )?;
                let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
                rows.collect::<rusqlite::Result<_>>()?
            };
            for (program, language, text) in without {
                let rows = language.parse().ok().and_then(|language| program_rows::rows(language, &text));
                if let Some(rows) = rows {
                    insert(transaction, program, &rows)?;
                }
            }
            Ok(())
        })
    }

    /// The findings whose reduced programs have most in common with that of a finding, the most alike first.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn similar(&self, finding: FindingId, limit: usize) -> Result<Vec<SimilarFinding>, DatabaseError> {
        self.read(|connection| similar(connection, finding, limit))
    }

    /// The findings whose reduced programs answer a question, first to last.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn answering(&self, question: &str) -> Result<Vec<AnsweringFinding>, DatabaseError> {
        self.read(|connection| {
            let mut query = connection.prepare(
                "SELECT DISTINCT finding.id, bucket.id, bucket.key FROM shape
                 JOIN reduction ON reduction.program = shape.program JOIN finding ON finding.id = reduction.finding
                 JOIN bucket ON bucket.id = finding.bucket
                 WHERE word = (SELECT id FROM word WHERE text = ?1) ORDER BY finding.id",
            )?;
            let rows = query.query_map([format!("? {question}")], |row| {
                Ok(AnsweringFinding {
                    finding: FindingId(row.get(0)?),
                    bucket: BucketId(row.get(1)?),
                    cause: row.get(2)?,
                })
            })?;
            rows.collect()
        })
    }

    /// Records that the reduced programs of several findings have, alike up to names, those of most findings first.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn alike_records(&self) -> Result<Vec<AlikeRecords>, DatabaseError> {
        self.read(|connection| {
            let mut query = connection.prepare(
                "SELECT word.text, group_concat(DISTINCT reduction.finding) FROM word JOIN shape ON shape.word = word.id
                 JOIN reduction ON reduction.program = shape.program
                 WHERE word.text GLOB 'struct {*' OR word.text GLOB 'union {*'
                 GROUP BY word.id HAVING count(DISTINCT reduction.finding) > 1
                 ORDER BY count(DISTINCT reduction.finding) DESC, word.text",
            )?;
            let rows = query.query_map([], |row| {
                let findings: String = row.get(1)?;
                let mut findings: Vec<FindingId> =
                    findings.split(',').filter_map(|id| id.parse().ok().map(FindingId)).collect();
                findings.sort();
                Ok(AlikeRecords { record: row.get(0)?, findings })
            })?;
            rows.collect()
        })
    }
}

/// The words that more programs have than this decide which of those that share rarer ones is the most alike, and do not make programs
/// candidates: most of a large database would be.
const COMMON: i64 = 2000;

/// A fact weighs the logarithm of how many programs there are for each that has it.
fn similar(
    connection: &Connection,
    finding: FindingId,
    limit: usize,
) -> rusqlite::Result<Vec<SimilarFinding>> {
    let own: Option<i64> = connection
        .query_row(
            "SELECT program FROM reduction WHERE finding = ?1 ORDER BY id DESC LIMIT 1",
            [finding.0],
            |row| row.get(0),
        )
        .optional()?;
    let Some(own) = own else { return Ok(Vec::new()) };
    let counts = counts(connection)?;
    let programs: i64 =
        connection.query_row("SELECT count(DISTINCT program) FROM shape", [], |row| row.get(0))?;
    let weight = |word: &i64| {
        let count = counts.get(word).copied().unwrap_or(1);
        (1.0 + programs as f64 / count as f64).ln()
    };
    let mut shapes = connection.prepare("SELECT word FROM shape WHERE program = ?1 ORDER BY word")?;
    let mut of = |program: i64| -> rusqlite::Result<BTreeSet<i64>> {
        shapes.query_map([program], |row| row.get(0))?.collect()
    };
    let mine = of(own)?;
    let mut candidates: BTreeSet<i64> = BTreeSet::new();
    let mut having = connection.prepare("SELECT program FROM shape WHERE word = ?1 AND program <> ?2")?;
    for word in mine.iter().filter(|word| counts.get(word).is_none_or(|&count| count <= COMMON)) {
        for program in having.query_map([*word, own], |row| row.get(0))? {
            candidates.insert(program?);
        }
    }
    let mut ranked: Vec<(f64, i64, Vec<i64>)> = Vec::new();
    for program in candidates {
        let theirs = of(program)?;
        let sum = |words: &mut dyn Iterator<Item = &i64>| words.map(weight).sum::<f64>();
        let mut shared: Vec<i64> = mine.intersection(&theirs).copied().collect();
        shared.sort_by(|left, right| weight(right).total_cmp(&weight(left)));
        let likeness = sum(&mut shared.iter()) / sum(&mut mine.union(&theirs));
        ranked.push((likeness, program, shared));
    }
    ranked.sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(&right.1)));
    let mut found = Vec::new();
    for (likeness, program, shared) in ranked {
        if found.len() >= limit {
            break;
        }
        let words: rusqlite::Result<Vec<String>> = shared
            .iter()
            .map(|word| connection.query_row("SELECT text FROM word WHERE id = ?1", [word], |row| row.get(0)))
            .collect();
        let words = words?;
        let mut query = connection.prepare_cached(
            "SELECT DISTINCT f.id, b.id, b.key FROM reduction r JOIN finding f ON f.id = r.finding JOIN bucket b ON b.id = f.bucket
             WHERE r.program = ?1 AND f.id <> ?2 ORDER BY f.id",
        )?;
        let rows = query.query_map([program, finding.0], |row| {
            Ok(SimilarFinding {
                finding: FindingId(row.get(0)?),
                bucket: BucketId(row.get(1)?),
                cause: row.get(2)?,
                likeness,
                shared: words.clone(),
            })
        })?;
        for row in rows {
            found.push(row?);
        }
    }
    // Several findings may have been reduced to one program: the last program may have given more than are
    // wanted.
    found.truncate(limit);
    Ok(found)
}

/// The number of programs that have each word.
fn counts(connection: &Connection) -> rusqlite::Result<BTreeMap<i64, i64>> {
    let mut query = connection.prepare("SELECT word, count(*) FROM shape GROUP BY word")?;
    query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}
