//! `evaluate --table-2-1`: which transformations of `select` are right under which of its rules.

use interpreter::Semantics;
use refine::experiments::{self, SelectTable, TableMark, TableRow};
use serde::Serialize;

use host::output::Output;
use host::{Failure, VerbOutcome};

/// The output of `--json`.
#[derive(Debug, Serialize)]
struct SelectTableReport {
    rows: Vec<Cells>,
}

/// A row of the table.
#[derive(Debug, Serialize)]
struct Cells {
    transformation: &'static str,
    /// With freezes inserted.
    freeze: bool,
    cells: Vec<Cell>,
}

/// A transformation under a rule.
#[derive(Debug, Serialize)]
struct Cell {
    /// The rule of `select`.
    select: &'static str,
    /// `right`, `wrong` or `open`.
    computed: &'static str,
    /// True if the thesis prints a check mark; it prints none where freezes are inserted.
    printed: Option<bool>,
    /// The input that shows it is wrong, and the executions there.
    counterexample: Option<String>,
}

/// Computes both tables and prints them.
///
/// # Errors
/// [`Failure::Infrastructure`] if an experiment is none, as a test shows it is not.
pub(super) fn run(out: &mut Output) -> Result<VerbOutcome, Failure> {
    let mut rows = Vec::new();
    for freeze in [false, true] {
        let table = experiments::table(Semantics::THESIS, freeze)
            .map_err(|why| Failure::infrastructure("corpus/experiments", why))?;
        out.line(&table)?;
        if !freeze {
            out.lines(differences(&table))?;
        }
        out.line("")?;
        rows.extend(table.rows.iter().map(|row| cells(row, freeze)));
    }
    out.json(&SelectTableReport { rows })?;
    Ok(VerbOutcome::Clean)
}

fn differences(table: &SelectTable) -> Vec<String> {
    let line = |(row, rule, mark): (&str, interpreter::SelectRule, &TableMark)| {
        format!("not as printed: {row} under {} is {}", rule.name(), computed(mark))
    };
    table.differences().into_iter().map(line).collect()
}

fn cells(row: &TableRow, freeze: bool) -> Cells {
    let cell = |(rule, mark): &(interpreter::SelectRule, TableMark)| Cell {
        select: rule.name(),
        computed: computed(mark),
        printed: (!freeze).then(|| row.printed.contains(rule)),
        counterexample: match mark {
            TableMark::Wrong { counterexample, .. } => Some(counterexample.clone()),
            TableMark::Right | TableMark::Undecided { .. } => None,
        },
    };
    Cells { transformation: row.name, freeze, cells: row.computed.iter().map(cell).collect() }
}

const fn computed(mark: &TableMark) -> &'static str {
    match mark {
        TableMark::Right => "right",
        TableMark::Wrong { .. } => "wrong",
        TableMark::Undecided { .. } => "open",
    }
}
