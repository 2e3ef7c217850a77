//! The causes of findings of ordinary programs: who is wrong, in what way, and what a reduced program has that few programs have.

use std::collections::BTreeSet;

use judge::verdict::{Finding, FindingKind};
use reducer::SourceText;
use smol_str::SmolStr;

use super::{Cause, Stage, other_kind};

/// Nodes of the syntax tree, by the grammar's names, with what they say; the rarest first.
const TELLING: [(&[&str], &str); 16] = [
    (&["gnu_asm_expression"], "assembly"),
    (&["bitfield_clause"], "bit-field"),
    (&["attribute_specifier"], "attribute"),
    (&["union_specifier"], "union"),
    (&["goto_statement"], "goto"),
    (&["switch_statement"], "switch"),
    (&["<<", ">>", "<<=", ">>="], "shift"),
    (&["/", "%", "/=", "%="], "division"),
    (&["conditional_expression"], "conditional"),
    (&["cast_expression"], "conversion"),
    (&["~", "&", "|", "^", "&=", "|=", "^="], "bits"),
    (&["struct_specifier"], "record"),
    (&["array_declarator"], "array"),
    (&["for_statement", "while_statement", "do_statement"], "loop"),
    (&["<", "<=", ">", ">=", "==", "!=", "&&", "||", "!"], "comparison"),
    (&["binary_expression", "assignment_expression"], "arithmetic"),
];

/// The cause of a finding of an ordinary program. Whether it is wrong values, no end or a crash may change while a program shrinks.
pub(super) fn cause(text: &str, finding: &Finding, stage: Stage) -> Cause {
    let kind = match finding.kind {
        FindingKind::CompilerCrash | FindingKind::CompilerHang => other_kind(finding),
        _ => SmolStr::new_static("program"),
    };
    let telling = match stage {
        Stage::Found => None,
        Stage::Reduced => telling(&SourceText::new([text]).node_kinds()),
    };
    Cause { at_fault: finding.at_fault.clone(), kind, place: None, telling }
}

fn telling(kinds: &BTreeSet<&'static str>) -> Option<String> {
    let has = |(names, _): &&(&[&str], &str)| names.iter().any(|name| kinds.contains(name));
    TELLING.iter().find(has).map(|(_, word)| (*word).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rarest_of_what_a_program_has_tells() {
        let of = |text: &str| telling(&SourceText::new([text]).node_kinds());
        assert_eq!(
            of("struct S { int a : 3; } s; int f(int x) { return x << 1; }").as_deref(),
            Some("bit-field")
        );
        assert_eq!(of("int f(int x) { return x << 1 ? 2 : 3; }").as_deref(), Some("shift"));
        assert_eq!(of("int f(int x) { return (char)x; }").as_deref(), Some("conversion"));
        assert_eq!(of("int f(void);"), None);
    }
}
