//! `conform ENGINE --recorded`: what is on record of an engine, tried again.

use plugins::{LiveEngine, UnitTools};
use serde::Serialize;

use conformance::{RecordedDefect, RecordedKind, RecordedState, recorded, rerun};
use host::output::Output;
use host::{Failure, VerbOutcome};

#[derive(Debug, Serialize)]
struct RecordedReport {
    engine: String,
    version: String,
    recorded: Vec<RecordedRow>,
}

#[derive(Debug, Serialize)]
struct RecordedRow {
    id: String,
    state: RecordedState,
    kind: RecordedKind,
    versions: Vec<String>,
    clause: String,
    sentence: String,
    report: String,
    c: String,
}

/// Runs every defect on record of an engine; one that does not show any more is something found.
///
/// # Errors
/// [`Failure::Infrastructure`] if the machine fails.
pub(super) fn run(
    tools: &UnitTools,
    engine: &LiveEngine,
    seed: u64,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let is_its = |defect: &RecordedDefect| {
        defect.engines().any(|name| name == engine.spec.name.as_str()) && defect.target == tools.target()
    };
    let defects: Vec<RecordedDefect> = recorded()?.into_iter().filter(is_its).collect();
    let states = rerun(tools, engine, &defects, seed)?;
    let rows: Vec<RecordedRow> = defects.into_iter().zip(states).map(RecordedRow::new).collect();
    for row in &rows {
        out.line(row.line(&engine.version))?;
    }
    out.line(format_args!("{}: {} defects on record", engine.spec.name, rows.len()))?;
    let gone = rows.iter().any(|row| row.state == RecordedState::Gone);
    let (name, version) = (engine.spec.name.to_string(), engine.version.clone());
    out.json(&RecordedReport { engine: name, version, recorded: rows })?;
    Ok(VerbOutcome::found_if(gone))
}

impl RecordedRow {
    fn new((defect, state): (RecordedDefect, RecordedState)) -> RecordedRow {
        let RecordedDefect { id, versions, kind, clause, sentence, report, c, engine: _, also: _, target: _ } =
            defect;
        RecordedRow { id, state, kind, versions, clause, sentence, report, c }
    }

    fn line(&self, version: &str) -> String {
        let versions = self.versions.join(", ");
        let state = match self.state {
            RecordedState::Holds => "holds".to_owned(),
            RecordedState::Gone => format!("gone with {version}"),
            RecordedState::NotRun => "not run: the engine cannot express it".to_owned(),
        };
        format!("{} ({versions}; {}): {state}\n  {}\n  {}", self.id, self.report, self.clause, self.sentence)
    }
}
