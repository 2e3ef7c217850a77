//! The report as text. What is the same on every target stands there once.

use super::columns::{side_by_side, width_of_each};
use super::passing::FunctionPassing;
use super::picture::{self, Run};
use super::report::{ExplainReport, OnTarget, Record};

/// One aspect of a declaration on one target.
struct Section {
    title: &'static str,
    lines: Vec<String>,
}

/// A declaration with its sections on each target.
struct DeclarationEntry<'a> {
    c: &'a str,
    /// The sections of each target.
    sections: Vec<Vec<Section>>,
}

/// The report as lines for a terminal of this width; `None` if the width is unknown.
#[must_use]
pub(super) fn lines(report: &ExplainReport, terminal: Option<usize>) -> Vec<String> {
    let names: Vec<&str> = report.targets.iter().map(|on| on.name.as_str()).collect();
    let width = terminal.and_then(width_of_each);
    let mut lines = Vec::new();
    for entry in entries(&report.targets) {
        lines.extend(entry.c.lines().map(str::to_owned));
        for section in 0..entry.sections.first().map_or(0, Vec::len) {
            let of_targets: Vec<&Section> = entry.sections.iter().map(|all| &all[section]).collect();
            lines.extend(aspect(&names, &of_targets, width));
        }
        lines.push(String::new());
    }
    for verification in &report.against {
        lines.extend(verification.lines());
    }
    for why in &report.unread {
        lines.extend(format!("not read: {why}").lines().map(str::to_owned));
    }
    lines
}

/// Every declaration, records first.
fn entries(targets: &[OnTarget]) -> Vec<DeclarationEntry<'_>> {
    let Some(first) = targets.first() else { return Vec::new() };
    let records = first.records.iter().enumerate().map(|(n, record)| DeclarationEntry {
        c: &record.c,
        sections: targets.iter().map(|on| record_sections(&on.records[n])).collect(),
    });
    let functions = first.functions.iter().enumerate().map(|(n, function)| DeclarationEntry {
        c: &function.c,
        sections: targets.iter().map(|on| function_sections(&on.functions[n])).collect(),
    });
    records.chain(functions).collect()
}

/// One aspect on every target: once where they agree, else in columns or one after the other.
fn aspect(names: &[&str], sections: &[&Section], width: Option<usize>) -> Vec<String> {
    let block = |title: &str, lines: &[String]| -> Vec<String> {
        let heading = std::iter::once(format!("  {title}:"));
        heading.chain(lines.iter().map(|line| format!("    {line}"))).collect()
    };
    match (names, sections) {
        (_, [only]) => block(only.title, &only.lines),
        (_, [first, others @ ..]) if others.iter().all(|other| other.lines == first.lines) => {
            block(&format!("{} on every target", first.title), &first.lines)
        }
        _ => {
            let blocks: Vec<Vec<String>> = names
                .iter()
                .zip(sections)
                .map(|(name, section)| block(&format!("{} on {name}", section.title), &section.lines))
                .collect();
            match (blocks.as_slice(), width) {
                ([left, right], Some(width)) => side_by_side(left, right, width),
                _ => blocks.concat(),
            }
        }
    }
}

fn record_sections(record: &Record) -> Vec<Section> {
    let Record { c: _, size_bytes, align_bytes, classes, bits, ty: _ } = record;
    let mut layout = vec![format!("size {size_bytes}, align {align_bytes}")];
    layout.extend(picture::picture(bits, lang::Bytes(*size_bytes)));
    layout.extend(bits.iter().filter_map(Run::legend));
    vec![Section { title: "layout", lines: layout }, Section { title: "by value", lines: classes.clone() }]
}

fn function_sections(function: &FunctionPassing) -> Vec<Section> {
    let FunctionPassing { c: _, parameters, result, stack_bytes, vector_registers, llvm } = function;
    let mut passing = Vec::new();
    for (number, value) in (1..).zip(parameters) {
        let dots = if value.unnamed { " (of ...)" } else { "" };
        passing.push(format!("argument {number}{dots}: {}: {}", value.ty, value.travels));
    }
    passing.push(format!("result: {}: {}", result.ty, result.travels));
    passing.push(format!("stack: {stack_bytes} bytes"));
    passing.extend(vector_registers.map(|count| format!("al: {count}, the vector registers in use")));
    vec![
        Section { title: "passing", lines: passing },
        Section { title: "LLVM", lines: llvm.lines().map(str::to_owned).collect() },
    ]
}
