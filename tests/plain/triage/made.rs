//! Databases with findings that no engine made.

use case_files::Language;
use database::{
    Database, FindingId, FoundVerdict, NewExamination, NewFinding, NewProgram, Origin, StoredReport,
};

use crate::common::Place;

/// A finding of a cause.
pub(crate) fn finding(text: &str, cause: &str) -> NewFinding {
    let report = |engines: &[&str], json: &str| StoredReport {
        engines: engines.iter().map(|&name| name.to_owned()).collect(),
        json: json.to_owned(),
    };
    NewFinding {
        program: NewProgram::without_dna(Origin::Written, Language::C, text.to_owned()),
        verdict: FoundVerdict::Mismatch,
        signature: cause.to_owned(),
        to_reduce: false,
        examination: NewExamination {
            compilers: [("tcc".to_owned(), "tcc 0.9.27".to_owned())].into(),
            reports: vec![
                report(&["clang-19 -O0", "tcc"], r#"{"agrees-with":"reference"}"#),
                report(&["reference"], r#"{"finished":{"made":1,"from":0,"observations":[[0,"0x5"]]}}"#),
                report(
                    &["tcc > clang-19 -O0"],
                    r#"{"finished":{"made":1,"from":0,"observations":[[0,"0x7"]]}}"#,
                ),
            ],
            ..NewExamination::shown(cause.to_owned(), format!("{cause}: 0x5 expected, 0x7 came"))
        },
    }
}

/// Stores findings in `x.db`, one every second since 1970.
pub(crate) fn store(place: &Place, findings: &[NewFinding]) -> Vec<FindingId> {
    let mut database = Database::open(&place.path("x.db")).unwrap();
    let numbered = (1i64..).zip(findings);
    numbered.map(|(n, finding)| database.store_finding(finding, n * 1000).unwrap().id).collect()
}

/// A place where `x.db` has findings 1 and 2 in bucket 1, and 3 in bucket 2.
pub(crate) fn two_buckets() -> Place {
    let place = Place::new();
    store(
        &place,
        &[
            finding("int a;\n", "value tcc>clang"),
            finding("int bb;\n", "value tcc>clang"),
            finding("int c;", "layout(size) tcc"),
        ],
    );
    place
}
