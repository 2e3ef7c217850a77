//! The report as JUnit's XML: a suite of the curated cases, and one of random functions.

use host::printable;
use maud::{PreEscaped, html};

use super::report::{CaseRow, CaseVerdict, ConformReport, RandomDefect, WrongRow};

/// The XML document.
pub(super) fn document(report: &ConformReport) -> String {
    let random = report.random.as_ref();
    let suites = html! {
        testsuites name=(format!("bitfrost conform {}", report.engine)) {
            testsuite name=(report.target) tests=(report.cases.len()) failures=(count(&report.cases)) {
                @for case in &report.cases { (case_element(report, case)) }
            }
            @if let Some(random) = random {
                testsuite name="random" tests=(random.functions) failures=(random.defects.len()) {
                    @for defect in &random.defects { (defect_element(report, defect)) }
                }
            }
        }
    };
    // maud writes HTML, whose elements here all have end tags; text is escaped alike in both.
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", printable::text(&suites.into_string()))
}

fn count(cases: &[CaseRow]) -> usize {
    cases.iter().filter(|case| case.verdict == CaseVerdict::Wrong && !case.known).count()
}

fn case_element(report: &ConformReport, case: &CaseRow) -> PreEscaped<String> {
    let class = format!("{}.{}.{}", report.engine, report.target, case.rule);
    html! {
        testcase name=(case.id) classname=(class) {
            @match case.verdict {
                CaseVerdict::Right => {},
                CaseVerdict::Wrong if !case.known => {
                    failure message=(case.clause) { (case.c) @for wrong in &case.wrong { (words(wrong)) "\n" } }
                },
                CaseVerdict::Wrong => { skipped message="the baseline or the record knows it" {} },
                CaseVerdict::Disputed | CaseVerdict::Unsupported => {
                    skipped message=(case.why.as_deref().unwrap_or_default()) {}
                },
            }
        }
    }
}

fn defect_element(report: &ConformReport, defect: &RandomDefect) -> PreEscaped<String> {
    let class = format!("{}.{}.random", report.engine, report.target);
    html! {
        testcase name=(defect.id) classname=(class) {
            @if defect.known || !defect.is_failure() {
                skipped message=(if defect.known { "the baseline or the record knows it" } else { "the compilers of the reference differ from each other" }) {}
            } @else {
                failure message=(defect.wrong.kind) { (defect.c) (words(&defect.wrong)) }
            }
        }
    }
}

fn words(wrong: &WrongRow) -> String {
    let evidence = &wrong.evidence;
    format!(
        "{} ({}): {}: expected {}, got {}",
        wrong.kind,
        wrong.variants.join("; "),
        evidence.what,
        evidence.expected,
        evidence.got
    )
}
