//! The JSON of `bitfrost triage show`.

use serde::Serialize;
use serde_json::Value;

use crate::verbs::triage::view::stored_json;
use database::{ExaminationDetail, FindingDetail};

/// A finding, with stored JSON as values.
#[derive(Debug, Serialize)]
pub(in crate::verbs::triage) struct ShownFinding<'a> {
    #[serde(flatten)]
    detail: &'a FindingDetail,
    summary: &'a str,
    configuration: Option<Value>,
    /// The outcomes of the engines when it was found.
    #[serde(rename = "said")]
    outcomes: Vec<(&'a str, Value)>,
    examinations: Vec<ShownExamination<'a>>,
}

/// An examination with stored JSON as values.
#[derive(Debug, Serialize)]
struct ShownExamination<'a> {
    #[serde(flatten)]
    examination: &'a ExaminationDetail,
    compilers: Value,
    #[serde(rename = "said")]
    outcomes: Vec<ShownReport<'a>>,
}

/// An outcome shared by engines.
#[derive(Debug, Serialize)]
struct ShownReport<'a> {
    engines: &'a [String],
    report: Value,
}

impl ShownFinding<'_> {
    /// A finding.
    pub(in crate::verbs::triage) fn new(detail: &FindingDetail) -> ShownFinding<'_> {
        ShownFinding {
            detail,
            configuration: detail.configuration.as_deref().map(stored_json::value),
            summary: detail.summary(),
            outcomes: outcomes(detail),
            examinations: detail.examinations.iter().map(ShownExamination::new).collect(),
        }
    }
}

fn outcomes(detail: &FindingDetail) -> Vec<(&str, Value)> {
    let reports = detail.examinations.first().map_or(&[][..], |first| &first.reports);
    let mut by_engine: Vec<_> = reports
        .iter()
        .flat_map(|(engines, json)| engines.iter().map(|engine| (engine.as_str(), stored_json::value(json))))
        .collect();
    by_engine.sort_by_key(|(engine, _)| *engine);
    by_engine
}

impl ShownExamination<'_> {
    fn new(examination: &ExaminationDetail) -> ShownExamination<'_> {
        ShownExamination {
            examination,
            compilers: stored_json::value(&examination.compilers),
            outcomes: examination
                .reports
                .iter()
                .map(|(engines, json)| ShownReport { engines, report: stored_json::value(json) })
                .collect(),
        }
    }
}
