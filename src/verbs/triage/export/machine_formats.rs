//! Findings for programs to read: JSON Lines, CSV and SARIF.

use serde_json::{Value, json};

use crate::verbs::triage::show::json::ShownFinding;
use crate::verbs::triage::view::FindingView;

/// A line of JSON for each finding, as `triage show --json` prints it.
pub(super) fn json_lines(all: &[FindingView<'_>]) -> String {
    let line = |view: &FindingView<'_>| {
        serde_json::to_string(&ShownFinding::new(view.detail)).unwrap_or_default() + "\n"
    };
    all.iter().map(line).collect()
}

/// A line for each finding, after one with the names of the columns.
pub(super) fn csv(all: &[FindingView<'_>]) -> String {
    const COLUMNS: &str =
        "finding,bucket,status,tags,verdict,language,cause,summary,seen,found_at,last_seen,bytes\n";
    let line = |view: &FindingView<'_>| {
        let detail = view.detail;
        let cells = [
            detail.id.0.to_string(),
            detail.bucket.0.to_string(),
            view.status.to_owned(),
            detail.tags.join(" "),
            detail.verdict.clone(),
            detail.language.name().to_owned(),
            detail.cause.clone(),
            view.summary.to_owned(),
            detail.seen.to_string(),
            detail.found_at.to_string(),
            detail.last_seen.to_string(),
            view.text.len().to_string(),
        ];
        cells.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(",") + "\n"
    };
    std::iter::once(COLUMNS.to_owned()).chain(all.iter().map(line)).collect()
}

fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\r', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

/// The file of a finding's program beside a log.
pub(super) fn program_beside(view: &FindingView<'_>) -> String {
    format!("finding-{}/{}", view.detail.id.0, view.program_file())
}

/// The place of the programs of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProgramsOfLog {
    /// In files beside it.
    Beside,
    /// In the log alone.
    Inside,
}

/// A log of SARIF 2.1.0: a rule for each cause, a result for each finding. It holds the programs, and names their files where they are
/// beside it.
pub(super) fn sarif(all: &[FindingView<'_>], programs: ProgramsOfLog) -> String {
    let mut causes: Vec<&str> = all.iter().map(|view| view.detail.cause.as_str()).collect();
    causes.sort_unstable();
    causes.dedup();
    let rules: Vec<Value> =
        causes.iter().map(|cause| json!({ "id": cause, "shortDescription": { "text": cause } })).collect();
    let location = |number: usize, view: &FindingView<'_>| match programs {
        ProgramsOfLog::Beside => json!({ "index": number, "uri": program_beside(view) }),
        ProgramsOfLog::Inside => json!({ "index": number }),
    };
    let artifact = |view: &FindingView<'_>| match programs {
        ProgramsOfLog::Beside => json!({ "location": { "uri": program_beside(view) } }),
        ProgramsOfLog::Inside => json!({ "contents": { "text": view.text } }),
    };
    let result = |(number, view): (usize, &FindingView<'_>)| {
        let detail = view.detail;
        json!({
            "ruleId": detail.cause,
            "level": "error",
            "message": { "text": format!("{} {}", view.summary, view.sentence) },
            "locations": [{ "physicalLocation": {
                "artifactLocation": location(number, view),
                "region": { "startLine": 1, "snippet": { "text": view.text } },
            }}],
            // By this, programs that manage results know one of them again.
            "partialFingerprints": { "bitfrostCause/v1": detail.cause },
            "properties": { "finding": detail.id, "bucket": detail.bucket, "seen": detail.seen, "tags": detail.tags },
        })
    };
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "bitfrost", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "artifacts": all.iter().map(artifact).collect::<Vec<_>>(),
            "results": all.iter().enumerate().map(result).collect::<Vec<_>>(),
        }],
    });
    format!("{log:#}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_csv_are_quoted_where_they_must_be() {
        assert_eq!(["a b", "a,b", "\"", "x\ny"].map(quoted), ["a b", "\"a,b\"", "\"\"\"\"", "\"x\ny\""]);
    }
}
