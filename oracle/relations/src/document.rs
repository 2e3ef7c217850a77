//! The schema as a page in Markdown: every relation, rule, question and opcode.

use std::fmt::Write as _;

use crate::{
    Count, DERIVED, DerivedRelation, Domain, OPCODES, QUESTIONS, RELATIONS, RULES, Relation, RelationOrigin,
    RoleKind, Rule,
};

/// Returns the page.
#[must_use]
pub fn document() -> String {
    let mut page = "# Relations, rules and opcodes\n\n".to_owned();
    base(&mut page);
    derived(&mut page);
    rules(&mut page);
    opcodes(&mut page);
    schema(&mut page);
    page
}

/// The base relations of the thesis that are here under the name of a view, or derived.
const ELSEWHERE: &[(&str, &str)] = &[
    ("E17", "function_nparams (derived, as table 72 does)"),
    ("E29", "add_instruction, bitcast_instruction, … (views)"),
    ("E30", "add_instruction_first_operand (view of instruction_operand)"),
    ("E31", "add_instruction_second_operand (view of instruction_operand)"),
    ("E32", "trunc_instruction_from (view of instruction_operand)"),
    ("E33", "trunc_instruction_to_type (view of instruction_type_argument)"),
    ("E35", "ret_instruction_value (view of instruction_operand)"),
    ("E36", "invoke_instruction_function (view of instruction_operand)"),
    ("E37", "direct_invoke_instruction, indirect_invoke_instruction (derived, as table 104 does)"),
    ("E38", "invoke_instruction_arg (view of instruction_operand)"),
    ("E39", "invoke_instruction_normal_label (view of instruction_label)"),
    ("E40", "invoke_instruction_exception_label (view of instruction_label)"),
    ("E41", "extractvalue_instruction_base (view of instruction_operand)"),
    ("E42", "extractvalue_instruction_index (view of instruction_number: LLVM's indices are no immediates)"),
    ("E43", "extractvalue_instruction_nindices (view of instruction_number)"),
];

fn origin_names(relation: &Relation) -> Vec<String> {
    let RelationOrigin::Thesis(names, _) = relation.origin else { return Vec::new() };
    names.split(", ").filter(|name| !name.contains('–')).map(str::to_owned).collect()
}

fn columns(columns: &[(&str, Domain)]) -> String {
    columns.iter().map(|(name, domain)| format!("{name}: {}", domain.name())).collect::<Vec<_>>().join(", ")
}

fn base(out: &mut String) {
    out.push_str("## Base relations of the thesis\n\n| no. | here |\n|---|---|\n");
    for number in 1..=44 {
        let name = format!("E{number}");
        let here: Vec<&str> = match ELSEWHERE.iter().find(|(known, _)| *known == name) {
            Some((_, here)) => vec![here],
            None => {
                RELATIONS.iter().filter(|row| origin_names(row).contains(&name)).map(|row| row.name).collect()
            }
        };
        let _ = writeln!(out, "| {name} | {} |", here.join(", "));
    }
}

/// The source at the front of a comment, and the rest.
fn parts(doc: &str) -> (&str, &str) {
    let numbered = |source: &str| {
        source
            .strip_prefix(['I', 'C'])
            .is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()))
    };
    let others = ["Table", "Errat", "Chapter", "LangRef", "SEMANTICS"];
    let is_source = |source: &str| numbered(source) || others.iter().any(|start| source.starts_with(start));
    match doc.split_once(": ") {
        Some((source, rest)) if is_source(source) => (source, rest),
        _ => ("", doc),
    }
}

fn derived(out: &mut String) {
    out.push_str(
        "\n## Derived relations\n\n| relation | of | file | meaning of a row |\n|---|---|---|---|\n",
    );
    for DerivedRelation { name, columns: of, file, doc } in DERIVED {
        let (source, says) = parts(doc);
        let _ = writeln!(out, "| `{name}({})` | {source} | {file} | {says} |", columns(of));
    }
    out.push_str("\nI1 to I3 (`void_type`, `label_type`, `metadata_type`) are extracted: in memory types have no text to derive them from.\n");
}

fn rules(out: &mut String) {
    let table = |out: &mut String, title: &str, of: &dyn Fn(&Rule) -> bool| {
        let _ = write!(out, "\n## {title}\n\n| rule | of | what holds |\n|---|---|---|\n");
        for rule in RULES.iter().filter(|rule| of(rule)) {
            let (source, says) = parts(rule.doc);
            let _ = writeln!(out, "| `{}` | {source} | {says} |", rule.name);
        }
    };
    let is_constraint = |rule: &Rule| {
        parts(rule.doc)
            .0
            .split([' ', ','])
            .any(|word| word.strip_prefix('C').is_some_and(|rest| rest.parse::<u8>().is_ok()))
    };
    table(out, "Constraints of the thesis: C1 to C23", &|rule| is_constraint(rule));
    table(out, "Completed: its prose, its errata, LangRef", &|rule| {
        !is_constraint(rule) && rule.file != "beyond"
    });
    table(out, "Beyond LLVM's verifier", &|rule| rule.file == "beyond");
    out.push_str("\n## Questions\n\n| question | what answers it |\n|---|---|\n");
    for question in QUESTIONS {
        let _ = writeln!(out, "| `{}` | {} |", question.name, question.doc);
    }
}

fn opcodes(out: &mut String) {
    out.push_str("\n## Opcodes\n\nEach has `<op>_instruction(I)`, and `<op>_instruction_<role>` for each role: operands, then (in parentheses) labels, types, numbers and words. `?` is a role that may be missing, `*` one with an index.\n\n| opcode | roles |\n|---|---|\n");
    for one in OPCODES {
        let roles: Vec<String> = one
            .roles
            .iter()
            .map(|role| {
                let count = match role.count {
                    Count::One => "",
                    Count::Maybe => "?",
                    Count::Many => "*",
                };
                let name = format!("{}{count}", role.name);
                if role.kind == RoleKind::Operand { name } else { format!("({name})") }
            })
            .collect();
        let _ = writeln!(out, "| `{}` | {} |", one.opcode, roles.join(", "));
    }
}

fn schema(out: &mut String) {
    out.push_str("\n## Schema\n\nColumns before the bar determine those after it.\n");
    let titles =
        [("Of a module", 0), ("Of the source, which the IR cannot tell", 1), ("Of the instruction set", 2)];
    for (title, kind) in titles {
        let _ = write!(out, "\n### {title}\n\n| relation | of | meaning of a row |\n|---|---|---|\n");
        let of = |origin: RelationOrigin| match origin {
            RelationOrigin::Thesis(..) | RelationOrigin::Completed => 0,
            RelationOrigin::Source => 1,
            RelationOrigin::Language => 2,
        };
        for row in RELATIONS.iter().filter(|row| of(row.origin) == kind) {
            let (key, rest) = row.columns.split_at(row.key);
            let bar = if rest.is_empty() { String::new() } else { format!(" ∣ {}", columns(rest)) };
            let origin = match row.origin {
                RelationOrigin::Thesis(names, table) => format!("{names} (table {table})"),
                RelationOrigin::Completed => "completed".to_owned(),
                RelationOrigin::Source | RelationOrigin::Language => String::new(),
            };
            let _ = writeln!(out, "| `{}({}{bar})` | {origin} | {} |", row.name, columns(key), row.doc);
        }
    }
}
