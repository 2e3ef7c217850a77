//! Pairs of modules of which one has constants that the other lacks.

use refine::Refinement;

use crate::pairs::answer;

const SWITCH: &str = "define i32 @f(i32 %x) {\n  switch i32 %x, label %d [\n    i32 0, label %a\n    i32 1, label %b\n  ]\na:\n  br label %d\n\
                      b:\n  br label %d\nd:\n  %r = phi i32 [ 9, %0 ], [ 5, %a ], [ 17, %b ]\n  ret i32 %r\n}\n";

/// The function that reads a table; `TABLE` stands for its definition.
fn table(definition: &str) -> String {
    format!(
        "{definition}\ndefine i32 @f(i32 %x) {{\n  %c = icmp ult i32 %x, 2\n  br i1 %c, label %t, label %d\nt:\n  \
         %p = getelementptr inbounds [2 x i32], ptr @table, i32 0, i32 %x\n  %v = load i32, ptr %p\n  br label %d\nd:\n  \
         %r = phi i32 [ 9, %0 ], [ %v, %t ]\n  ret i32 %r\n}}\n"
    )
}

fn verdict(source: &str, target: &str) -> &'static str {
    match answer(source, target) {
        Refinement::Refines { .. } => "right",
        Refinement::DoesNot(_) => "wrong",
        Refinement::Vacuous { .. } => "vacuous",
        Refinement::Unsupported(why) | Refinement::TooLarge(why) => why,
    }
}

const OTHER: &str = "modules with different globals";

#[test]
fn a_switch_and_a_table() {
    for (definition, there, back) in [
        ("@table = private unnamed_addr constant [2 x i32] [i32 5, i32 17], align 4", "right", "right"),
        ("@table = internal constant [2 x i32] [i32 5, i32 17]", "right", "right"),
        ("@table = private constant [2 x i32] [i32 5, i32 16]", "wrong", "wrong"),
        ("@table = private constant [2 x i32] zeroinitializer", "wrong", "wrong"),
        // Functions outside the module may write these, or read them.
        ("@table = internal global [2 x i32] [i32 5, i32 17]", OTHER, OTHER),
        ("@table = constant [2 x i32] [i32 5, i32 17]", OTHER, OTHER),
        ("@table = external constant [2 x i32]", OTHER, OTHER),
    ] {
        assert_eq!(verdict(SWITCH, &table(definition)), there, "{definition}");
        assert_eq!(verdict(&table(definition), SWITCH), back, "{definition}");
    }
}

/// A table of addresses cannot be moved, and need not be where no function reads it.
#[test]
fn a_table_of_another_function() {
    let addresses = "@s = private constant i8 1\n";
    let more = "@other = private constant [1 x ptr] [ptr @s]\ndefine ptr @g() {\n  ret ptr @other\n}\n";
    let (source, target) = (format!("{addresses}{SWITCH}"), format!("{addresses}{more}{SWITCH}"));
    assert_eq!(verdict(&source, &target), "right");
    assert_eq!(verdict(&target, &source), "right");
    let (source, target) = (SWITCH.to_owned(), table("@table = private constant [2 x i32] [i32 5, i32 17]"));
    assert_eq!(verdict(&format!("@g = global i32 0\n{source}"), &target), OTHER);
}
