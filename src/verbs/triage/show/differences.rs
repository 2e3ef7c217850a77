//! The differences between the expected and the observed outcomes of a program, and the engines that disagree.

use std::collections::BTreeMap;

use campaign::{EngineCount, EngineMatrix};
use host::styled::{Style, StyledLine};

use super::blame;
use super::outcome::{EngineGroup, StoredLog, StoredOutcome};
use crate::verbs::triage::table::{self, Column};

/// The observations that are shown of each group of engines.
const SHOWN: usize = 3;
/// The groups of engines that are shown.
const GROUPS: usize = 8;

/// The columns before the engines.
const COLUMNS: [Column<'_>; 4] = [
    Column::number("observation", 11),
    Column::number("site", 10),
    Column::text("expected", 18),
    Column::text("got", 18),
];

/// A table of what was expected and what came.
pub(super) fn lines(groups: &[EngineGroup], witness: &str, width: usize) -> Vec<StyledLine> {
    let expected = blame::expected(groups, witness);
    let wrong = blame::wrong_engines(groups, witness);
    let is_wrong = |group: &&EngineGroup| group.engines.iter().any(|name| wrong.contains(&name.as_str()));
    let mut rows = Vec::new();
    let mut words = Vec::new();
    for group in groups.iter().filter(is_wrong).take(GROUPS) {
        let by = engines(&group.engines);
        match (&group.outcome, expected) {
            (StoredOutcome::Ran(got), Some(StoredOutcome::Ran(expected))) => {
                rows.extend(differing(expected, got).into_iter().map(|cells| row(cells, &by)));
                words.extend(
                    got.end.as_ref().map(|end| format!("{by}: {end} after {} observations", got.made)),
                );
            }
            (StoredOutcome::Ran(got), _) => {
                let end = got.end.clone().unwrap_or_else(|| "ran to its end".to_owned());
                words.push(format!("{by}: {end} after {} observations", got.made));
            }
            (StoredOutcome::Called(lines), _) => {
                words.extend(lines.iter().map(|line| format!("{by}: {line}")))
            }
            (StoredOutcome::NotRun(why), _) => words.push(format!("{by}: {why}")),
            (StoredOutcome::Agrees | StoredOutcome::Skipped(_), _) => {}
        }
    }
    let mut lines = Vec::new();
    if !rows.is_empty() {
        lines.extend(table::lines(&COLUMNS, "by", rows.into_iter(), width));
    }
    lines.extend(words.into_iter().map(|line| StyledLine::plain(line).cut(width)));
    lines
}

fn row([number, site, expected, got]: [String; 4], by: &str) -> table::Row {
    let cells =
        vec![(Style::Plain, number), (Style::Plain, site), (Style::Right, expected), (Style::Wrong, got)];
    (cells, StyledLine::plain(by))
}

/// The first observations that differ: number, site, expected, got.
fn differing(expected: &StoredLog, got: &StoredLog) -> Vec<[String; 4]> {
    let at = |log: &StoredLog, number: usize| {
        number.checked_sub(log.from).and_then(|index| log.observations.get(index).cloned())
    };
    let from = expected.from.max(got.from);
    let to = expected.from + expected.observations.len();
    let to = to.max(got.from + got.observations.len());
    let pairs = (from..to).map(|number| (number, at(expected, number), at(got, number)));
    let differing =
        pairs.filter(|(_, expected, got)| expected != got && (expected.is_some() || got.is_some()));
    let cells = differing.map(|(number, expected, got)| {
        let site = expected.as_ref().or(got.as_ref()).map_or(0, |observation| observation.site);
        let value = |observed: Option<super::outcome::StoredObservation>| {
            observed.map_or_else(|| "nothing".to_owned(), |observation| observation.value)
        };
        [number.to_string(), site.to_string(), value(expected), value(got)]
    });
    cells.take(SHOWN).collect()
}

fn engines(names: &[String]) -> String {
    match names {
        [first, second, third, rest @ ..] if rest.len() > 1 => {
            format!("{first}, {second}, {third} and {} more", rest.len())
        }
        _ => names.join(", "),
    }
}

/// The matrix of engines that disagree: callers against callees.
pub(super) fn matrix(groups: &[EngineGroup], witness: &str, width: usize) -> Vec<StyledLine> {
    let wrong = blame::wrong_engines(groups, witness);
    let counts: BTreeMap<String, EngineCount> = groups
        .iter()
        .filter(|group| !matches!(group.outcome, StoredOutcome::Skipped(_)))
        .flat_map(|group| &group.engines)
        .map(|name| {
            let mismatches = u64::from(wrong.contains(&name.as_str()));
            (name.clone(), EngineCount { ran: 1, mismatches, ..EngineCount::default() })
        })
        .collect();
    EngineMatrix::from_counts(&counts).lines(width)
}
