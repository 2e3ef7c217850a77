//! Table 2.1, computed.

use std::fmt;

use super::super::refine::Refinement;
use super::{Experiment, ExperimentError, all};
use crate::semantics::{SelectRule, Semantics};

/// The rows of Table 2.1 in its order.
const ROWS: &[&str] = &[
    "SimplifyCFG",
    "Select to control flow",
    "Select to arithmetic",
    "Select removal",
    "Select hoist",
    "Easy movement",
];

/// What was computed for one transformation under one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableMark {
    /// It is right.
    Right,
    /// It is wrong, and an experiment shows it.
    Wrong {
        /// The experiment.
        experiment: String,
        /// Its input and the executions there, for people.
        counterexample: String,
    },
    /// It was not decided.
    Undecided {
        /// The experiment.
        experiment: String,
        /// Why.
        reason: &'static str,
    },
}

/// One row: a transformation under each rule for `select`, in the order of [`SelectRule::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The transformation.
    pub name: &'static str,
    /// The rules under which the thesis prints a check mark.
    pub printed: Vec<SelectRule>,
    /// What was computed. A row is right where all of its experiments are.
    pub computed: Vec<(SelectRule, TableMark)>,
}

/// Which transformations of `select` are right under which of its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectTable {
    /// Whether freezes were inserted.
    pub freeze: bool,
    /// The semantics but for the rule of `select`.
    pub semantics: Semantics,
    /// In the order of the thesis.
    pub rows: Vec<TableRow>,
}

/// Computes Table 2.1 under `semantics`, whose rule for `select` is each in turn; the thesis's is
/// [`Semantics::THESIS`]. With `freeze`, of the transformations with freezes inserted.
///
/// # Errors
///
/// One of the texts in `corpus/experiments` is no experiment.
pub fn table(semantics: Semantics, freeze: bool) -> Result<SelectTable, ExperimentError> {
    let experiments = all()?;
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
            Refinement::TooLarge(reason) | Refinement::Unsupported(reason) => {
                return TableMark::Undecided { experiment: name, reason };
            }
        }
    }
    TableMark::Right
}

impl SelectTable {
    /// The marks that differ from the printed ones: row, rule, and what was computed.
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

/// As the thesis prints it, with the names of the rules above the columns.
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
