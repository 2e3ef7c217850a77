//! Computation of Table 2.1.

use std::fmt;

use semantics::{SelectRule, Semantics};

use super::{Experiment, ExperimentError, load_all};
use crate::refinement::Refinement;

/// The rows of Table 2.1 in its order.
const ROWS: &[&str] = &[
    "SimplifyCFG",
    "Select to control flow",
    "Select to arithmetic",
    "Select removal",
    "Select hoist",
    "Easy movement",
];

/// The verdict on one transformation under one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableMark {
    /// The transformation is a refinement.
    Right,
    /// The transformation is not a refinement, as an experiment shows.
    Wrong {
        /// The experiment's name.
        experiment: String,
        /// The input and the executions on it, as text.
        counterexample: String,
    },
    /// The verdict exceeds the limits or is not supported.
    Undecided {
        /// The experiment's name.
        experiment: String,
        /// The reason.
        reason: &'static str,
    },
}

/// One row: a transformation under each rule for `select`, in the order of [`SelectRule::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The transformation's name in the table.
    pub name: &'static str,
    /// The rules under which the thesis prints a check mark.
    pub printed: Vec<SelectRule>,
    /// The computed verdicts. A transformation is right if all of its experiments are.
    pub computed: Vec<(SelectRule, TableMark)>,
}

/// The refinement verdicts on transformations of `select` under each of its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectTable {
    /// True if freezes were inserted into the transformations.
    pub freeze: bool,
    /// The semantics used; its rule for `select` is replaced by each rule in turn.
    pub semantics: Semantics,
    /// The rows, in the order of the thesis.
    pub rows: Vec<TableRow>,
}

/// Computes Table 2.1 under `semantics` with each rule for `select` in turn. The thesis's table is that of
/// [`Semantics::THESIS`]. With `freeze`, freezes are inserted into the transformations.
///
/// # Errors
///
/// One of the files in `corpus/experiments` is not a valid experiment.
pub fn table(semantics: Semantics, freeze: bool) -> Result<SelectTable, ExperimentError> {
    let experiments = load_all()?;
    let row = |&name: &&'static str| {
        let of_row = |experiment: &&Experiment| experiment.header.row.as_deref() == Some(name);
        let ours: Vec<_> = experiments.iter().filter(of_row).collect();
        let printed = ours.iter().find(|experiment| !experiment.header.freeze);
        let printed = printed.map(|experiment| experiment.header.printed.clone()).unwrap_or_default();
        let judged: Vec<_> =
            ours.into_iter().filter(|experiment| experiment.header.freeze == freeze).collect();
        let mark = |&select: &SelectRule| (select, mark(&judged, Semantics { select, ..semantics }));
        TableRow { name, printed, computed: SelectRule::ALL.iter().map(mark).collect() }
    };
    Ok(SelectTable { freeze, semantics, rows: ROWS.iter().map(row).collect() })
}

fn mark(experiments: &[&Experiment], semantics: Semantics) -> TableMark {
    for experiment in experiments {
        let name = experiment.name.clone();
        match experiment.judge(semantics) {
            Refinement::Refines { .. } => {}
            Refinement::DoesNot(counterexample) => {
                return TableMark::Wrong { experiment: name, counterexample: counterexample.to_string() };
            }
            Refinement::Vacuous { .. } => {
                let reason = "the source is always undefined";
                return TableMark::Undecided { experiment: name, reason };
            }
            Refinement::TooLarge(reason) | Refinement::Unsupported(reason) => {
                return TableMark::Undecided { experiment: name, reason };
            }
        }
    }
    TableMark::Right
}

impl SelectTable {
    /// The verdicts that differ from the printed table: row, rule, and computed verdict.
    pub fn differences(&self) -> Vec<(&'static str, SelectRule, &TableMark)> {
        let mut differences = Vec::new();
        for TableRow { name, printed, computed } in &self.rows {
            let differs = |(rule, mark): &&(SelectRule, TableMark)| {
                printed.contains(rule) != (*mark == TableMark::Right)
            };
            differences.extend(computed.iter().filter(differs).map(|(rule, mark)| (*name, *rule, mark)));
        }
        differences
    }
}

/// The layout of the thesis, with the names of the rules above the columns.
impl fmt::Display for SelectTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "| {:<22} |", if self.freeze { "with freeze" } else { "" })?;
        SelectRule::ALL.iter().try_for_each(|rule| write!(f, " {} |", rule.name()))?;
        write!(f, "\n|{:-<24}|", "")?;
        SelectRule::ALL.iter().try_for_each(|rule| write!(f, "{:-<1$}|", "", rule.name().len() + 2))?;
        for row in &self.rows {
            write!(f, "\n| {:<22} |", row.name)?;
            for (rule, mark) in &row.computed {
                let mark = match mark {
                    TableMark::Right => "✓",
                    TableMark::Wrong { .. } => "",
                    TableMark::Undecided { .. } => "?",
                };
                write!(f, " {mark:<0$} |", rule.name().len())?;
            }
        }
        Ok(())
    }
}
