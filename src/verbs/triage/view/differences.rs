//! The differences between the expected and the observed outcomes of a program, and the engines that disagree.

use std::collections::BTreeMap;

use super::blame;
use super::outcome::{EngineGroup, StoredLog, StoredObservation, StoredOutcome};
use crate::verbs::triage::table::{self, Column};
use campaign::{EngineCount, EngineMatrix};
use host::styled::{Style, StyledLine};

/// The observations that are kept of each group of engines.
const KEPT: usize = 3;
/// The groups of engines that are kept.
const GROUPS: usize = 8;

/// The columns before the engines.
const COLUMNS: [Column<'_>; 4] = [
    Column::number("observation", 11),
    Column::number("site", 10),
    Column::text("expected", 18),
    Column::text("got", 18),
];

/// The first differences of the groups of engines that are wrong.
pub(super) struct Differences {
    values: Vec<DifferingValue>,
    /// Engines that ended otherwise than was expected, or did not run; a line each.
    endings: Vec<String>,
}

/// An observation that differs from what was expected.
struct DifferingValue {
    /// The number of the observation.
    number: usize,
    site: u64,
    expected: Option<String>,
    got: Option<String>,
    /// The engines that made it.
    engines: String,
}

impl Differences {
    /// The outcomes of the engines that are wrong, held against what is expected.
    pub(super) fn new(groups: &[EngineGroup], witness: &str, wrong: &[String]) -> Differences {
        let expected = blame::expected(groups, witness);
        let is_wrong = |group: &&EngineGroup| group.engines.iter().any(|name| wrong.contains(name));
        let (mut values, mut endings) = (Vec::new(), Vec::new());
        for group in groups.iter().filter(is_wrong).take(GROUPS) {
            let by = engines(&group.engines);
            match (&group.outcome, expected) {
                (StoredOutcome::Ran(got), Some(StoredOutcome::Ran(expected))) => {
                    values.extend(differing(expected, got, &by));
                    endings.extend(
                        got.end.as_ref().map(|end| format!("{by}: {end} after {} observations", got.made)),
                    );
                }
                // Without expected observations there is nothing to hold these against: only the end is told.
                (StoredOutcome::Ran(got), _) => {
                    let end = got.end.clone().unwrap_or_else(|| "ran to its end".to_owned());
                    endings.push(format!("{by}: {end} after {} observations", got.made));
                }
                (StoredOutcome::Called(lines), _) => {
                    endings.extend(lines.iter().map(|line| format!("{by}: {line}")));
                }
                (StoredOutcome::NotRun(why), _) => endings.push(format!("{by}: {why}")),
                (StoredOutcome::Agrees | StoredOutcome::Skipped(_), _) => {}
            }
        }
        Differences { values, endings }
    }

    /// A table of the values, and a line for each ending.
    pub(super) fn lines(&self, width: usize) -> Vec<StyledLine> {
        let Differences { values, endings } = self;
        let mut lines = match values.is_empty() {
            true => Vec::new(),
            false => table::lines(&COLUMNS, "by", values.iter().map(DifferingValue::row), width),
        };
        lines.extend(endings.iter().map(|line| StyledLine::plain(line).cut(width)));
        lines
    }
}

impl DifferingValue {
    fn row(&self) -> table::Row {
        let DifferingValue { number, site, expected, got, engines } = self;
        let value = |value: &Option<String>| value.as_deref().unwrap_or("nothing").to_owned();
        let cells = vec![
            (Style::Plain, number.to_string()),
            (Style::Plain, site.to_string()),
            (Style::Right, value(expected)),
            (Style::Wrong, value(got)),
        ];
        (cells, StyledLine::plain(engines))
    }
}

/// The first observations that differ.
fn differing<'a>(
    expected: &'a StoredLog,
    got: &'a StoredLog,
    engines: &'a str,
) -> impl Iterator<Item = DifferingValue> + 'a {
    let from = expected.from.max(got.from);
    let to = expected.from + expected.observations.len();
    let to = to.max(got.from + got.observations.len());
    let pairs = (from..to).map(|number| (number, observed(expected, number), observed(got, number)));
    let differing = pairs.filter(|(_, expected, got)| expected != got);
    let values = differing.map(|(number, expected, got)| DifferingValue {
        number,
        site: expected.or(got).map_or(0, |observation| observation.site),
        expected: expected.map(|observation| observation.value.clone()),
        got: got.map(|observation| observation.value.clone()),
        engines: engines.to_owned(),
    });
    values.take(KEPT)
}

/// The observation of this number, if it is stored.
fn observed(log: &StoredLog, number: usize) -> Option<&StoredObservation> {
    number.checked_sub(log.from).and_then(|index| log.observations.get(index))
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
pub(super) fn matrix(groups: &[EngineGroup], wrong: &[String]) -> EngineMatrix {
    let counts: BTreeMap<String, EngineCount> = groups
        .iter()
        .filter(|group| !matches!(group.outcome, StoredOutcome::Skipped(_)))
        .flat_map(|group| &group.engines)
        .map(|name| {
            let mismatches = u64::from(wrong.contains(name));
            (name.clone(), EngineCount { ran: 1, mismatches, ..EngineCount::default() })
        })
        .collect();
    EngineMatrix::from_counts(&counts)
}
