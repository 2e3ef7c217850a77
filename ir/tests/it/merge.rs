//! Modules become one module.

use crate::support;

use ir::{MergeError, Module, Target, print_module, read_module};
use support::accept;

const EVERYTHING: &str = include_str!("../samples/everything.ll");

fn read(text: &str) -> Module {
    read_module(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The merged module, after LLVM has accepted it.
fn merged(texts: &[&str]) -> Result<String, MergeError> {
    let mut all = Module::new();
    for text in texts {
        all.merge(&read(text))?;
    }
    accept(&all);
    let text = print_module(&all);
    Ok(text.lines().skip(3).collect::<Vec<_>>().join("\n").trim().to_owned())
}

#[test]
fn a_module_merged_into_nothing_is_itself() {
    let module = read(EVERYTHING);
    let mut all = Module::new();
    all.merge(&module).unwrap();
    assert_eq!(print_module(&all), print_module(&module));
}

#[test]
fn modules_keep_their_definitions_and_share_declarations() {
    let module = |prefix: &str| {
        let mut module = read(
            "%S = type { i8 }\n@g = global %S zeroinitializer\n@t = global [2 x ptr] [ptr @g, ptr @f]\n\
             declare void @show(ptr)\n\ndefine void @f(ptr byval(%S) %p) {\n  call void @show(ptr @g)\n  \
             call void @f(ptr byval(%S) %p)\n  %a = load %S, ptr @t\n  ret void\n}",
        );
        module.prefix_definitions(prefix);
        print_module(&module)
    };
    let text = merged(&[&module("a_"), &module("b_")]).unwrap();
    for (part, count) in [
        ("%S = type", 1),
        ("declare void @show(ptr)", 1),
        ("define void @a_f(", 1),
        ("define void @b_f(ptr byval(%S) %v0)", 1),
        ("@b_t = global [2 x ptr] [ptr @b_g, ptr @b_f]", 1),
        ("call void @show(ptr @a_g)", 1),
        ("call void @b_f(ptr byval(%S) %v0)", 1),
    ] {
        assert_eq!(text.matches(part).count(), count, "{part}\n{text}");
    }
}

#[test]
fn declarations_meet_definitions() {
    let declares = "@g = external global i8\n\ndeclare i8 @f(i8)\n\ndefine i8 @h() {\n  %a = load i8, ptr @g\n  \
                    %b = call i8 @f(i8 %a)\n  ret i8 %b\n}";
    let defines = "@g = global i8 1\n\ndefine i8 @f(i8 %x) {\n  ret i8 %x\n}";
    for texts in [[declares, defines], [defines, declares]] {
        let text = merged(&texts).unwrap();
        assert!(text.contains("@g = global i8 1") && text.contains("define i8 @f(i8 %v0)"), "{text}");
        assert!(!text.contains("declare") && !text.contains("external"), "{text}");
    }
}

#[test]
fn structures_of_one_name_stay_apart() {
    let text = merged(&["%S = type { i8 }\n@a = global %S undef", "%S = type { i16 }\n@b = global %S undef"]);
    assert_eq!(
        text.unwrap(),
        "%S = type { i8 }\n%S.1 = type { i16 }\n\n@a = global %S undef\n@b = global %S.1 undef"
    );
}

#[test]
fn disagreements_are_errors() {
    let disagree = |first: &str, second: &str| {
        assert_eq!(merged(&[first, second]), Err(MergeError::Symbol("x".into())), "{first} {second}");
    };
    disagree("@x = global i8 0", "@x = global i8 0");
    disagree("@x = global i8 0", "@x = external global i16");
    disagree("@x = global i8 0", "declare void @x()");
    disagree("declare void @x()", "@x = global i8 0");
    disagree("declare void @x()", "declare void @x(i8)");
    disagree("declare void @x()", "declare void @x(...)");
    disagree("define void @x() {\n  ret void\n}", "define void @x() {\n  ret void\n}");
    let arm = Module { target: Target::AArch64Linux, ..Module::new() };
    assert_eq!(Module::new().merge(&arm), Err(MergeError::Targets));
}
