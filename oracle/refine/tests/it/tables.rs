//! Pairs of modules of which one has globals that the other lacks: what nothing writes or mentions is no part of what a function does.

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
        // Functions outside the module may read it, but not write it.
        ("@table = constant [2 x i32] [i32 5, i32 17]", "right", "right"),
        // Functions of the module may write it, and other modules define these.
        ("@table = internal global [2 x i32] [i32 5, i32 17]", OTHER, OTHER),
        ("@table = weak constant [2 x i32] [i32 5, i32 17]", OTHER, OTHER),
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

const ZERO: &str = "define i32 @f() {\n  ret i32 0\n}\n";

/// A function that returns the contents of `@g`, with this definition of it.
fn reading(global: &str) -> String {
    format!("{global}\ndefine i32 @f() {{\n  %v = load i32, ptr @g\n  ret i32 %v\n}}\n")
}

#[test]
fn constants_of_one_module_are_put_beside_the_globals_of_the_other() {
    for linkage in ["", "internal ", "private ", "linkonce_odr "] {
        let constant = reading(&format!("@g = {linkage}constant i32 0"));
        assert_eq!(verdict(ZERO, &constant), "right", "{linkage}");
        assert_eq!(verdict(&constant, ZERO), "right", "{linkage}");
        let other = reading(&format!("@g = {linkage}constant i32 1"));
        assert_eq!(verdict(ZERO, &other), "wrong", "{linkage}");
    }
    let compared = "@g = constant i32 0\ndefine i1 @f(ptr %p) {\n  %c = icmp eq ptr %p, @g\n  ret i1 %c\n}\n";
    assert_ne!(verdict("define i1 @f(ptr %p) {\n  ret i1 false\n}\n", compared), "right");
}

#[test]
fn variables_that_no_function_mentions_change_nothing() {
    for variable in [
        "@g = global i32 5\n",
        "@g = internal global i32 5\n",
        "@g = private global [9 x i8] zeroinitializer\n",
    ] {
        assert_eq!(verdict(ZERO, &format!("{variable}{ZERO}")), "right", "{variable}");
        assert_eq!(verdict(&format!("{variable}{ZERO}"), ZERO), "right", "{variable}");
    }
}

/// A global that other modules may define or write has no known contents, and a variable that is mentioned is memory.
#[test]
fn other_globals_of_one_module_have_no_verdict() {
    for global in [
        "@g = weak constant i32 0",
        "@g = external global i32",
        "@g = global i32 0",
        "@g = internal global i32 0",
    ] {
        assert_eq!(verdict(ZERO, &reading(global)), OTHER, "{global}");
    }
}
