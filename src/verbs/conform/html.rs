//! The report as one page that asks for no other file.

use host::printable;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::report::{CaseVerdict, ConformReport, WrongRow};

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}\
    table{border-collapse:collapse}td,th{padding:.15rem .8rem;text-align:right}td:first-child,th:first-child{text-align:left}\
    tr.wrong td{color:#c0392b}pre{background:#8881;padding:.6rem;overflow-x:auto}h3{margin-bottom:0}.known{opacity:.6}";

const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// The page.
pub(super) fn page(report: &ConformReport) -> String {
    let title = format!("{} on {}", report.engine, report.target);
    let whole = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (title) " · bitfrost conform" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p { (report.version) ", by " (report.document) ": " (report.failures) " failures, " (report.known_failures) " known" }
                (rules(report))
                (failures(report))
            }
        }
    };
    printable::text(&whole.into_string()).into_owned()
}

fn rules(report: &ConformReport) -> Markup {
    html! {
        table {
            tr { th { "rule" } th { "right" } th { "wrong" } th { "disputed" } th { "not supported" } }
            @for row in &report.rules {
                tr class=[(row.wrong > 0).then_some("wrong")] {
                    td { (row.rule) } td { (row.right) } td { (row.wrong) } td { (row.disputed) } td { (row.unsupported) }
                }
            }
        }
    }
}

fn failures(report: &ConformReport) -> Markup {
    let wrong = report.cases.iter().filter(|case| case.verdict == CaseVerdict::Wrong);
    let random = report.random.iter().flat_map(|random| &random.defects);
    html! {
        h2 { "Curated cases" }
        @for case in wrong {
            section class=[case.known.then_some("known")] {
                h3 { (case.id) }
                p { (case.clause) }
                pre { (case.c.trim()) }
                (evidence(&case.wrong))
            }
        }
        h2 { "Random functions" }
        @for defect in random {
            section class=[(defect.known || !defect.is_failure()).then_some("known")] {
                h3 { (defect.id) }
                @if let Some(entry) = &defect.ledger { p { "Known of compilers: " code { "bitfrost ledger " (entry) } "." } }
                @if defect.disputed { p { "The compilers of the reference differ from each other here." } }
                pre { (defect.c.trim()) }
                (evidence(std::slice::from_ref(&defect.wrong)))
            }
        }
    }
}

fn evidence(wrong: &[WrongRow]) -> Markup {
    html! {
        ul {
            @for one in wrong {
                li {
                    (one.kind) " (" (one.variants.join("; ")) "): " (one.evidence.what) ": expected "
                    code { (one.evidence.expected) } ", got " code { (one.evidence.got) }
                }
            }
        }
    }
}
