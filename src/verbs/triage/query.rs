//! `bitfrost triage query`: SQL on the documented views, and ready questions.

use std::time::Duration;

use database::{AlikeRecords, AnsweringFinding, Database, QueryResult};
use host::output::Output;
use host::styled::{Style, StyledLine};
use host::{Failure, styled};
use serde::Serialize;
use serde_json::Value;

use super::table::{Column, lines, width};
use crate::cli::{DatabaseArgs, QueryArgs, RECORDS_ALIKE};

/// The columns that a cell takes at most, but for the last one.
const CELL: usize = 40;

/// The views, with their columns: also those of the relations, which a query has for itself.
const VIEWS: &str = "SELECT name AS view, (SELECT group_concat(name, ', ') FROM pragma_table_info(views.name)) AS columns \
    FROM (SELECT name, type FROM sqlite_schema UNION ALL SELECT name, type FROM sqlite_temp_schema) AS views \
    WHERE type = 'view' ORDER BY name";

/// The JSON of `triage query --json`.
#[derive(Debug, Serialize)]
struct QueryReport {
    columns: Vec<String>,
    rows: Vec<Vec<Value>>,
}

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such database, or the text is no query.
pub(super) fn query(args: &QueryArgs, out: &mut Output) -> Result<(), Failure> {
    let QueryArgs { sql, rule, limit, database } = args;
    let sql = match (sql, rule) {
        (Some(sql), _) => sql,
        (None, Some(rule)) => return answers(rule, database, out),
        (None, None) => VIEWS,
    };
    let limit = limit.unwrap_or(Duration::from_secs(60));
    let QueryResult { columns, rows } = Database::open_to_read(&database.path)?.query(sql, limit)?;
    let cells: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(text).collect()).collect();
    out.styled(table(&columns, &cells, width(out)))?;
    out.json(&QueryReport { columns, rows })
}

/// The findings that answer a ready question, or the records that several have.
fn answers(question: &str, at: &DatabaseArgs, out: &mut Output) -> Result<(), Failure> {
    let database = Database::open_to_read(&at.path)?;
    let (columns, rows): (&[&str], Vec<Vec<Value>>) = if question == RECORDS_ALIKE {
        let row = |records: AlikeRecords| {
            let findings: Vec<String> =
                records.findings.iter().map(|finding| finding.0.to_string()).collect();
            vec![records.findings.len().into(), records.record.into(), findings.join(" ").into()]
        };
        (&["findings", "record", "which"], database.alike_records()?.into_iter().map(row).collect())
    } else {
        let row = |answer: AnsweringFinding| {
            vec![answer.finding.0.into(), answer.bucket.0.into(), Value::from(answer.cause)]
        };
        (&["finding", "bucket", "cause"], database.answering(question)?.into_iter().map(row).collect())
    };
    let columns: Vec<String> = columns.iter().map(|&column| column.to_owned()).collect();
    let cells: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(text).collect()).collect();
    out.styled(table(&columns, &cells, width(out)))?;
    out.json(&QueryReport { columns, rows })
}

fn table(columns: &[String], rows: &[Vec<String>], width: usize) -> Vec<StyledLine> {
    let Some((last, others)) = columns.split_last() else { return Vec::new() };
    let widths = others.iter().enumerate().map(|(number, heading)| {
        let cells = rows.iter().filter_map(|row| row.get(number)).map(|cell| styled::width(cell));
        Column::text(heading, cells.chain([styled::width(heading)]).max().unwrap_or(0).min(CELL))
    });
    let widths: Vec<Column<'_>> = widths.collect();
    let row = |row: &Vec<String>| {
        let (last, others) = row.split_last().map_or(("", &[][..]), |(last, others)| (last.as_str(), others));
        let cells = others.iter().map(|cell| (Style::Plain, styled::cut(cell, CELL))).collect();
        (cells, StyledLine::plain(last))
    };
    lines(&widths, last, rows.iter().map(row), width)
}

/// A value on one line.
fn text(value: &Value) -> String {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    text.replace('\n', "⏎")
}
