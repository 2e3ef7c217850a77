//! The matrix as a table whose cells a page shows.

use super::{EngineMatrix, MatrixCell};
use host::styled::Style;

/// The rows and columns of a table at most.
const MOST_NAMES: usize = 40;

/// The matrix, a row for each caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixTable {
    /// The configurations that a name covers, unless it is a single one.
    pub remark: &'static str,
    /// The names of the columns: callees.
    pub callees: Vec<String>,
    /// The rows by the names of callers; the last ones are of engines with both sides in one unit.
    pub rows: Vec<(String, Vec<MatrixMark>)>,
    /// Engines that are no pair.
    pub others: Vec<(String, MatrixMark)>,
}

/// A cell of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixMark {
    /// The colour and weight of the mark.
    pub style: Style,
    /// The number of mismatches, or a sign: `·` for none, `~` where the ledger explains all, `-` where nothing ran.
    pub text: String,
    /// The number of runs.
    pub ran: u64,
    /// Runs that are wrong, and nothing explains it.
    pub mismatches: u64,
    /// Runs that are wrong, and the ledger explains it.
    pub known: u64,
}

impl EngineMatrix {
    /// The matrix as a table.
    #[must_use]
    pub fn table(&self) -> MatrixTable {
        let names = &self.names[..self.names.len().min(MOST_NAMES)];
        let marks = |cell: &dyn Fn(&String) -> Option<MatrixCell>| {
            names.iter().map(|callee| cell(callee).unwrap_or_default().marked()).collect()
        };
        let row = |caller: &String| {
            let of = |callee: &String| self.pairs.get(&(caller.clone(), callee.clone())).copied();
            (caller.clone(), marks(&of))
        };
        let mut rows: Vec<(String, Vec<MatrixMark>)> = names.iter().map(row).collect();
        if !self.direct.is_empty() {
            rows.push(("in one unit".to_owned(), marks(&|name| self.direct.get(name).copied())));
        }
        let others = self.in_process.iter().chain(&self.recipes);
        MatrixTable {
            remark: self.fold.remark(),
            callees: names.to_vec(),
            rows,
            others: others.map(|(name, cell)| (name.clone(), cell.marked())).collect(),
        }
    }
}

impl MatrixCell {
    fn marked(self) -> MatrixMark {
        let (style, text) = self.mark();
        let MatrixCell { ran, mismatches, known } = self;
        MatrixMark { style, text, ran, mismatches, known }
    }
}
