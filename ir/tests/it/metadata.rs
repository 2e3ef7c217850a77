//! Metadata is read, verified, printed and kept by transformations.

use crate::support;
use crate::support::text;

use ir::read::read;
use ir::{Module, Neighbours, legalize, print_module, read_module};
use support::accept;
use text::{check_round_trip, refused};

/// A function with this instruction, and these nodes.
fn function(line: &str, nodes: &str) -> String {
    format!("define void @f(ptr %v0, i32 %v1, float %v2) {{\nb0:\n  {line}\n  ret void\n}}\n\n{nodes}")
}

#[track_caller]
fn same_line(line: &str, nodes: &str) {
    check_round_trip(&function(line, nodes));
}

#[track_caller]
fn refused_line(line: &str, nodes: &str, kind: &str) {
    let wanted = format!("function #0, block %b0, instruction 0: misplaced or malformed metadata: !{kind}");
    refused(&function(line, nodes), &wanted);
}

#[test]
fn attachments_are_kept() {
    same_line("%v3 = load i32, ptr %v0, align 4, !range !0, !noundef !1", "!0 = !{i32 0, i32 8}\n!1 = !{}");
    same_line(
        "%v3 = load ptr, ptr %v0, align 8, !nonnull !0, !align !1, !dereferenceable !1",
        "!0 = !{}\n!1 = !{i64 8}",
    );
    same_line(
        "store i32 %v1, ptr %v0, align 4, !nontemporal !0, !invariant.group !1",
        "!0 = !{i32 1}\n!1 = !{}",
    );
    same_line("%v3 = load i32, ptr %v0, align 4, !invariant.load !0", "!0 = !{}");
    same_line("%v3 = fdiv float %v2, %v2, !fpmath !0", "!0 = !{float 0x4004000000000000}");
    same_line("%v3 = call i32 %v0(), !range !0", "!0 = !{i32 -8, i32 0, i32 2, i32 4}");
    same_line(
        "store i32 %v1, ptr %v0, align 4, !tbaa !0",
        "!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2, i64 0}\n!2 = !{!\"char\", !3, i64 0}\n!3 = !{!\"C\\00\\22\"}",
    );
    check_round_trip(
        "@g = global i8 0, align 1, !type !0\n\ndeclare !callback !1 void @f(ptr)\n\n!0 = !{i64 0, !\"t\"}\n!1 = !{!2}\n!2 = !{i64 0, i1 false}",
    );
}

/// LangRef "Metadata as Value": a function's own value is metadata as it is.
#[test]
fn values_of_a_function_are_arguments() {
    check_round_trip(
        "define void @f(i32 %v0, ptr %v1) {\nb0:\n  call void @llvm.note(metadata i32 %v0, i32 1)\n  \
         call void @llvm.note(metadata ptr %v1, i32 1)\n  call void @llvm.note(metadata i32 7, i32 1)\n  ret void\n}\n\n\
         declare void @llvm.note(metadata, i32)",
    );
}

#[test]
fn terminators_have_attachments() {
    check_round_trip(
        "define void @f(i1 %v0) {\nb0:\n  br label %b1\nb1:\n  br i1 %v0, label %b1, label %b2, !prof !1, !llvm.loop !0\n\
         b2:\n  ret void\n}\n\n!0 = distinct !{!0, !2}\n!1 = !{!\"branch_weights\", i32 1, i32 2}\n\
         !2 = !{!\"llvm.loop.unroll.disable\"}",
    );
}

#[test]
fn debug_information_is_kept() {
    check_round_trip(
        "define void @f() !dbg !3 {\nb0:\n  ret void, !dbg !6\n}\n\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)\n\
         !1 = !DIFile(filename: \"a b.c\", directory: \"/\")\n!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
         !3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !4, flags: DIFlagPrototyped | DIFlagPublic, spFlags: DISPFlagDefinition, unit: !0)\n\
         !4 = !DISubroutineType(types: !5)\n!5 = !{null}\n!6 = !DILocation(line: 1, column: 2, scope: !3)",
    );
    let inline = "define void @f() !dbg !3 {\n  br label %x, !dbg !DILocation(line: 1, scope: !3)\nx:\n  ret void\n}\n\
                  !3 = distinct !DISubprogram(name: \"f\")";
    let module = read_module(inline).unwrap();
    assert_eq!(module.metadata.nodes.len(), 2, "the node in place is a node like others");
    assert!(print_module(&module).contains("br label %b1, !dbg !1\n"));
}

#[test]
fn nodes_are_renumbered_in_order() {
    let module = read_module("!named = !{!7, !3}\n!7 = !{!3, !{i8 1}}\n!3 = !{}").unwrap();
    accept(&module);
    let printed = print_module(&module);
    assert!(printed.ends_with("!named = !{!0, !1}\n\n!0 = !{!1, !2}\n!1 = !{}\n!2 = !{i8 1}\n"), "{printed}");
}

#[test]
fn misplaced_and_malformed_attachments_are_refused() {
    refused_line("store i32 %v1, ptr %v0, align 4, !range !0", "!0 = !{i32 0, i32 8}", "range");
    refused_line("%v3 = load i32, ptr %v0, align 4, !range !0", "!0 = !{i8 0, i8 8}", "range");
    refused_line("%v3 = load i32, ptr %v0, align 4, !range !0", "!0 = !{i32 0, i32 8, i32 9}", "range");
    refused_line("%v3 = load i32, ptr %v0, align 4, !range !0", "!0 = !{i32 8, i32 8}", "range");
    refused_line("%v3 = load i32, ptr %v0, align 4, !range !0", "!0 = !{}", "range");
    refused_line(
        "%v3 = load i32, ptr %v0, align 4, !range !0",
        "!0 = !{i32 4, i32 8, i32 0, i32 2}",
        "range",
    );
    refused_line("%v3 = load i32, ptr %v0, align 4, !nonnull !0", "!0 = !{}", "nonnull");
    refused_line("%v3 = call ptr %v0(), !nonnull !0", "!0 = !{}", "nonnull");
    refused_line("%v3 = load ptr, ptr %v0, align 8, !align !0", "!0 = !{i64 3}", "align");
    refused_line("%v3 = load ptr, ptr %v0, align 8, !dereferenceable !0", "!0 = !{i32 3}", "dereferenceable");
    refused_line("%v3 = fdiv float %v2, %v2, !fpmath !0", "!0 = !{float -1.0}", "fpmath");
    refused_line("%v3 = add i32 %v1, %v1, !fpmath !0", "!0 = !{float 1.0}", "fpmath");
    refused_line("%v3 = add i32 %v1, %v1, !invariant.group !0", "!0 = !{}", "invariant.group");
    refused(&function("%v3 = add i32 %v1, 1, !dbg !5", ""), "3:30: there is no metadata !5");
    refused("!0 = !{}\n!0 = !{}", "2:1: !0 is defined twice");
    refused("!0 = !{!1}", "1:8: there is no metadata !1");
}

/// The engines test what is promised of a load or call, and of nothing else.
#[test]
fn promises_of_loads_are_dropped_elsewhere() {
    let line = "%v3 = load { i32 }, ptr %v0, align 4, !noundef !0";
    let mut parsed = read(&function(line, "!0 = !{}")).unwrap();
    assert_eq!(parsed.dropped_annotations[0].keyword, "!noundef");
    parsed.module.remove_assertions();
    assert!(!print_module(&parsed.module).contains("!noundef"));
    let line = "%v3 = load i32, ptr %v0, align 4, !range !0, !noundef !1";
    let mut parsed = read(&function(line, "!0 = !{i32 0, i32 8}\n!1 = !{}")).unwrap();
    assert!(parsed.dropped_annotations.is_empty());
    parsed.module.remove_assertions();
    assert!(print_module(&parsed.module).contains("!range !0, !noundef !1"));
}

#[test]
fn legalisation_keeps_attachments() {
    let text = "%S = type \\{ i3, i5 }/\ndefine void @f(ptr %v0) {\n  %v1 = loadfield %S, ptr %v0, i32 0, align 1\n  \
                %v2 = add i3 %v1, 1, !annotation !0\n  ret void, !annotation !0\n}\n!0 = !{!\"a\"}";
    let mut module = read_module(text).unwrap();
    legalize(&mut module, Neighbours::Words).unwrap();
    accept(&module);
    assert_eq!(print_module(&module).matches(", !annotation !0").count(), 2);
}

#[test]
fn merged_modules_keep_their_metadata() {
    let text = |name: &str| {
        format!(
            "define void @{name}() {{\n  ret void, !annotation !1\n}}\n!llvm.module.flags = !{{!0}}\n\
             !0 = !{{i32 1, !\"wchar_size\", i32 4}}\n!1 = !{{!\"{name}\"}}"
        )
    };
    let mut all = Module::new();
    for name in ["a", "b"] {
        all.merge(&read_module(&text(name)).unwrap()).unwrap();
    }
    accept(&all);
    let printed = print_module(&all);
    assert!(printed.contains("!llvm.module.flags = !{!0}\n"), "{printed}");
    assert!(
        printed.contains("ret void, !annotation !3\n") && printed.contains("!3 = !{!\"b\"}"),
        "{printed}"
    );
}
