//! Every kind of metadata in the table: an attachment that LLVM accepts is read, verified and printed back as it is, and
//! `docs/metadata.md` has the table.

use crate::support::text;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ir::{AttachmentEffect, METADATA_KINDS, Promise};
use text::{check_round_trip, refused};

/// A module with this instruction in a function of `%v0` a pointer, `%v1` an `i32`, `%v2` a `float` and `%v3` an `i1`.
fn line(line: &str, nodes: &str) -> String {
    format!(
        "define void @f(ptr %v0, i32 %v1, float %v2, i1 %v3) {{\nb0:\n  {line}\n  ret void\n}}\n\n{nodes}"
    )
}

fn branch(attached: &str, nodes: &str) -> String {
    format!(
        "define void @f(i1 %v0) {{\nb0:\n  br i1 %v0, label %b1, label %b2, {attached}\nb1:\n  ret void\nb2:\n  ret void\n}}\n\n{nodes}"
    )
}

fn function(attached: &str, nodes: &str) -> String {
    format!("define void @f() {attached} {{\nb0:\n  ret void\n}}\n\n{nodes}")
}

fn global(attached: &str, nodes: &str) -> String {
    format!("@g = global i32 0, {attached}\n\n{nodes}")
}

/// An example of each kind.
fn examples() -> Vec<(&'static str, String)> {
    let tbaa = "!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2, i64 0}\n!2 = !{!\"root\"}";
    let scope = "!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}";
    let load = "%v4 = load i32, ptr %v0, align 4";
    let pointer = "%v4 = load ptr, ptr %v0, align 8";
    vec![
        ("dbg", function("!dbg !0", "!llvm.dbg.cu = !{!3}\n!llvm.module.flags = !{!5}\n\n!0 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !2, spFlags: DISPFlagDefinition, unit: !3)\n!1 = !DIFile(filename: \"a\", directory: \"b\")\n!2 = !DISubroutineType(types: !4)\n!3 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)\n!4 = !{null}\n!5 = !{i32 2, !\"Debug Info Version\", i32 3}")),
        ("tbaa", line(&format!("{load}, !tbaa !0"), tbaa)),
        ("prof", branch("!prof !0", "!0 = !{!\"branch_weights\", i32 1, i32 9}")),
        ("fpmath", line("%v4 = fdiv float %v2, %v2, !fpmath !0", "!0 = !{float 0x4004000000000000}")),
        ("range", line(&format!("{load}, !range !0"), "!0 = !{i32 -4, i32 0, i32 1, i32 7}")),
        ("tbaa.struct", format!("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\n{}", line("call void @llvm.memcpy.p0.p0.i64(ptr %v0, ptr %v0, i64 8, i1 false), !tbaa.struct !0", "!0 = !{i64 0, i64 4, !1}\n!1 = !{!2, !2, i64 0}\n!2 = !{!\"int\", !3, i64 0}\n!3 = !{!\"root\"}"))),
        ("invariant.load", line(&format!("{load}, !invariant.load !0"), "!0 = !{}")),
        ("alias.scope", line(&format!("{load}, !alias.scope !0"), scope)),
        ("noalias", line(&format!("{load}, !noalias !0"), scope)),
        ("nontemporal", line(&format!("{load}, !nontemporal !0"), "!0 = !{i32 1}")),
        ("llvm.mem.parallel_loop_access", line(&format!("{load}, !llvm.mem.parallel_loop_access !0"), "!0 = distinct !{!0}")),
        ("nonnull", line(&format!("{pointer}, !nonnull !0"), "!0 = !{}")),
        ("dereferenceable", line(&format!("{pointer}, !dereferenceable !0"), "!0 = !{i64 4}")),
        ("dereferenceable_or_null", line(&format!("{pointer}, !dereferenceable_or_null !0"), "!0 = !{i64 4}")),
        ("make.implicit", branch("!make.implicit !0", "!0 = !{}")),
        ("unpredictable", branch("!unpredictable !0", "!0 = !{}")),
        ("invariant.group", line(&format!("{load}, !invariant.group !0"), "!0 = !{}")),
        ("align", line(&format!("{pointer}, !align !0"), "!0 = !{i64 8}")),
        ("llvm.loop", "define void @f() {\nb0:\n  br label %b1\nb1:\n  br label %b1, !llvm.loop !0\n}\n\n!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.mustprogress\"}".to_owned()),
        ("type", global("!type !0", "!0 = !{i64 0, !\"t\"}")),
        ("section_prefix", function("!section_prefix !0", "!0 = !{!\"function_section_prefix\", !\"hot\"}")),
        ("absolute_symbol", "@g = external global i32, !absolute_symbol !0\n\n!0 = !{i64 0, i64 256}".to_owned()),
        ("associated", "@h = global i32 0\n@g = global i32 0, section \"s\", !associated !0\n\n!0 = !{ptr @h}".to_owned()),
        ("callees", line("call void %v0(), !callees !0", "!0 = !{ptr @f}")),
        ("irr_loop", branch("!irr_loop !0", "!0 = !{!\"loop_header_weight\", i64 100}")),
        ("llvm.access.group", line(&format!("{load}, !llvm.access.group !0"), "!0 = distinct !{}")),
        ("callback", "declare !callback !0 void @f(ptr, ptr)\n\n!0 = !{!1}\n!1 = !{i64 0, i64 1, i1 false}".to_owned()),
        ("llvm.preserve.access.index", line("%v4 = call ptr %v0(), !llvm.preserve.access.index !0", "!0 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)")),
        ("vcall_visibility", global("!vcall_visibility !0", "!0 = !{i64 2}")),
        ("noundef", line(&format!("{load}, !noundef !0"), "!0 = !{}")),
        ("annotation", line(&format!("{load}, !annotation !0"), "!0 = !{!\"auto-init\"}")),
        ("nosanitize", line(&format!("{load}, !nosanitize !0"), "!0 = !{}")),
        ("func_sanitize", function("!func_sanitize !0", "!0 = !{i32 846595819, i32 7}")),
        ("exclude", global("!exclude !0", "!0 = !{}").replace("0, !exclude", "0, section \"s\", !exclude")),
        ("memprof", line("%v4 = call ptr %v0(i64 8), !memprof !0, !callsite !3", "!0 = !{!1}\n!1 = !{!2, !\"cold\"}\n!2 = !{i64 123, i64 456}\n!3 = !{i64 123}")),
        ("callsite", line("%v4 = call ptr %v0(), !callsite !0", "!0 = !{i64 123}")),
        ("kcfi_type", function("!kcfi_type !0", "!0 = !{i32 12345}")),
        ("pcsections", line(&format!("{load}, !pcsections !0"), "!0 = !{!\"s\", !1}\n!1 = !{i32 1}")),
        ("DIAssignID", line("store i32 %v1, ptr %v0, align 4, !DIAssignID !0", "!0 = distinct !DIAssignID()")),
        ("coro.outside.frame", line("%v4 = alloca i32, align 4, !coro.outside.frame !0", "!0 = !{}")),
        ("mmra", line("fence release, !mmra !0", "!0 = !{!\"a\", !\"b\"}")),
        ("noalias.addrspace", line(&format!("{load}, !noalias.addrspace !0"), "!0 = !{i32 5, i32 6}")),
        ("nofree", line("%v4 = inttoptr i32 %v1 to ptr, !nofree !0", "!0 = !{}")),
        ("captures", line("store ptr %v0, ptr %v0, align 8, !captures !0", "!0 = !{!\"address\"}")),
        ("callee_type", line("%v4 = call ptr %v0(), !callee_type !0", "!0 = !{!1}\n!1 = !{i64 0, !\"t\"}")),
        ("alloc_token", line("%v4 = call ptr %v0(), !alloc_token !0", "!0 = !{!\"int\", i1 false}")),
        ("heapallocsite", line("%v4 = call ptr %v0(), !heapallocsite !0", "!0 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)")),
        ("srcloc", line("call void asm sideeffect \"nop\", \"\"(), !srcloc !0", "!0 = !{i64 12}")),
    ]
}

#[test]
fn every_kind_is_read_verified_and_printed_back() {
    let examples = examples();
    for (kind, text) in &examples {
        assert!(text.contains(&format!("!{kind} ")), "{kind}");
        check_round_trip(text);
    }
    let shown: BTreeSet<_> = examples.iter().map(|(kind, _)| *kind).collect();
    let known: BTreeSet<_> = METADATA_KINDS.iter().map(|kind| kind.name).collect();
    assert_eq!(shown, known);
    let numbers: Vec<_> = METADATA_KINDS.iter().filter_map(|kind| kind.number).collect();
    assert_eq!(numbers, (0..=40).collect::<Vec<_>>(), "the fixed kinds of LLVM 19");
}

#[test]
fn a_form_that_llvm_prescribes_is_verified() {
    let wanted = |kind: &str| {
        format!("function #0, block %b0, instruction 0: misplaced or malformed metadata: !{kind}")
    };
    for (kind, instruction, nodes) in [
        ("range", "%v4 = load i32, ptr %v0, align 4, !range !0", "!0 = !{i32 1}"),
        ("nonnull", "%v4 = load ptr, ptr %v0, align 8, !nonnull !0", "!0 = !{i64 1}"),
        ("align", "%v4 = load ptr, ptr %v0, align 8, !align !0", "!0 = !{i64 6}"),
        ("dereferenceable", "%v4 = load i64, ptr %v0, align 8, !dereferenceable !0", "!0 = !{i64 6}"),
        ("prof", "%v4 = call ptr %v0(), !prof !0", "!0 = !{i32 6}"),
    ] {
        refused(&line(instruction, nodes), &wanted(kind));
    }
}

fn table() -> String {
    let rule = |name: &str| match Promise::of_kind(name) {
        Some(promise) => format!("`promises=-{}`", promise.name()),
        None => String::new(),
    };
    let effect = |effect| match effect {
        AttachmentEffect::Inert => "inert",
        AttachmentEffect::Unjudged => "not tested",
        AttachmentEffect::Value | AttachmentEffect::Callee => "tested",
        AttachmentEffect::CopiedBytes | AttachmentEffect::Accuracy | AttachmentEffect::Address => "acts",
        AttachmentEffect::Memory => "tested",
    };
    let mut out =
        "| no. | kind | of | node | meaning | engines | left out by |\n|---|---|---|---|---|---|---|\n"
            .to_owned();
    for kind in &METADATA_KINDS {
        let number = kind.number.map_or("–".to_owned(), |number| number.to_string());
        let (name, effect, rule) = (kind.name, effect(kind.effect), rule(kind.name));
        out += &format!(
            "| {number} | `{name}` | {} | {} | {} | {effect} | {rule} |\n",
            kind.of, kind.form, kind.meaning
        );
    }
    out
}

#[test]
fn the_documentation_has_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/metadata.md");
    let text = fs::read_to_string(&path).expect("docs/metadata.md");
    let table = table();
    assert!(text.contains(&table), "docs/metadata.md lacks the table\n{table}");
    for promise in Promise::ALL {
        assert!(text.contains(&format!("`{}`", promise.name())), "docs/metadata.md lacks {}", promise.name());
    }
}
