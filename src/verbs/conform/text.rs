//! The report for people.

use super::causes::CauseRow;
use super::report::{
    CaseRow, CaseVerdict, ConformReport, RandomDefect, RandomRow, RefusedRow, RuleRow, WrongRow,
};

/// The lines of a report: the table of rules, then every failure.
pub(super) fn lines(report: &ConformReport) -> Vec<String> {
    let ConformReport { engine, version, target, document, .. } = report;
    let mut lines = vec![format!("{engine} ({version}) on {target}, by {document}"), String::new()];
    let width = report.rules.iter().map(|row| row.rule.len()).max().unwrap_or(0).max(4);
    lines.push(format!("{:<width$}  right  wrong  disputed  not supported", "rule"));
    for RuleRow { rule, right, wrong, disputed, unsupported } in &report.rules {
        lines.push(format!("{rule:<width$}  {right:>5}  {wrong:>5}  {disputed:>8}  {unsupported:>13}"));
    }
    lines.push(String::new());
    for case in report.cases.iter().filter(|case| is_shown(case)) {
        lines.extend(case_lines(case));
    }
    if let Some(random) = &report.random {
        lines.extend(random_lines(random));
    }
    if let Some(RefusedRow { id, message, text }) = &report.refused {
        lines.push(format!("refused first: {id}, with the message"));
        lines.extend(declaration(&first_lines(message)));
        lines.push("  of this text:".to_owned());
        lines.extend(declaration(text));
        lines.push(String::new());
    }
    lines.push(summary(report));
    lines
}

/// True of cases that are wrong, whether it was tried or is on record of a feature that the engine lacks, and of disputed ones.
fn is_shown(case: &CaseRow) -> bool {
    matches!(case.verdict, CaseVerdict::Wrong | CaseVerdict::Disputed)
}

fn case_lines(case: &CaseRow) -> Vec<String> {
    let verdict = match (&case.record, case.verdict) {
        (_, CaseVerdict::Disputed) => "disputed".to_owned(),
        (Some(record), _) => format!("wrong, on record as {record}"),
        _ if case.known => "wrong, as the baseline knows".to_owned(),
        _ => "wrong".to_owned(),
    };
    let mut lines = vec![format!("{}: {verdict}", case.id), format!("  {}", case.clause)];
    lines.extend(case.why.iter().map(|why| format!("  {why}")));
    lines.extend(declaration(&case.c));
    lines.extend(case.wrong.iter().flat_map(wrong_lines));
    lines.push(String::new());
    lines
}

fn declaration(c: &str) -> impl Iterator<Item = String> {
    c.trim().lines().map(|line| format!("    {line}"))
}

fn wrong_lines(wrong: &WrongRow) -> Vec<String> {
    let variants: Vec<&str> =
        wrong.variants.iter().map(|name| if name.is_empty() { "always" } else { name.as_str() }).collect();
    let evidence = &wrong.evidence;
    vec![
        format!("  {} ({})", wrong.kind, variants.join("; ")),
        format!("    {}: expected {}", evidence.what, evidence.expected),
        format!(
            "    {:width$}  got      {}",
            "",
            first_lines(&evidence.got),
            width = evidence.what.len() - 1
        ),
    ]
}

/// A compiler's message can be long.
fn first_lines(text: &str) -> String {
    text.lines().take(3).collect::<Vec<_>>().join("\n      ")
}

fn random_lines(random: &RandomRow) -> Vec<String> {
    let RandomRow { functions, calls, values, layout_facts, refused, .. } = random;
    let mut lines = vec![format!(
        "random functions: {functions}, calls: {calls}, values compared: {values}, facts of layouts: {layout_facts}, refused: {refused}"
    )];
    lines.push(String::new());
    for defect in &random.defects {
        lines.extend(defect_lines(defect));
    }
    if random.wrong > 0 {
        lines.extend(cause_lines(random));
    }
    lines
}

/// The causes, each with its forms and the wrong functions that it explains.
fn cause_lines(random: &RandomRow) -> Vec<String> {
    let RandomRow { wrong, causes, unattributed, explained, .. } = random;
    let mut lines = vec![format!("wrong functions: {wrong}, by cause")];
    let row = |CauseRow { cause, forms, functions }: &CauseRow| {
        let forms = match forms.as_slice() {
            [one] if one == cause => String::new(),
            forms => format!(", in the forms {}", forms.join(", ")),
        };
        format!("  {functions:>5}  {cause}{forms}")
    };
    lines.extend(causes.iter().map(row));
    lines.extend(
        explained.iter().map(|(entry, calls)| format!("  {calls:>5}  calls: `bitfrost ledger {entry}`")),
    );
    lines.push(format!("  {unattributed:>5}  unattributed"));
    lines.push(String::new());
    lines
}

fn defect_lines(defect: &RandomDefect) -> Vec<String> {
    let verdict = match (&defect.ledger, defect.disputed, defect.record, defect.known) {
        (Some(entry), ..) => format!("known of compilers: `bitfrost ledger {entry}`"),
        (None, true, ..) => "disputed: the compilers of the reference differ from each other".to_owned(),
        (None, false, Some(record), _) => format!("wrong, on record as {record}"),
        (None, false, None, true) => "wrong, as the baseline knows".to_owned(),
        (None, false, None, false) => "wrong".to_owned(),
    };
    let mut lines = vec![format!("{}: {verdict}, met {} times", defect.id, defect.met)];
    lines.extend(declaration(&defect.c));
    lines.extend(wrong_lines(&defect.wrong));
    lines.push(String::new());
    lines
}

fn summary(report: &ConformReport) -> String {
    let ConformReport { engine, failures, known_failures, target, .. } = report;
    let known = if *known_failures == 0 {
        String::new()
    } else {
        format!(", and {known_failures} that the baseline or the record knows")
    };
    let again = if *failures == 0 {
        String::new()
    } else {
        format!("; where a value travels: bitfrost explain 'DECLARATIONS' --target {target}")
    };
    format!("{engine}: {failures} failures{known}{again}")
}
