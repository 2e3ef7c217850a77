//! Each rule about promises of metadata and attributes: a broken promise is undefined behaviour for both engines, a kept one is
//! not, and neither is a broken one whose rule is left out.

use interpreter::{Config, Interpreter, NondetPolicy, Outcome, Semantics, UbKind};
use ir::{Promise, TypeId};
use refine::bits::{self, RunEnd};
use refine::sets::{EnumerationLimits, FunctionRef};
use refine::{Refinement, refines};

/// A promise in one place. In the text, `$V` is the value that breaks or keeps it.
struct Row {
    rule: Promise,
    place: &'static str,
    broken: &'static str,
    kept: &'static str,
    text: &'static str,
}

const fn row(
    rule: Promise,
    place: &'static str,
    [broken, kept]: [&'static str; 2],
    text: &'static str,
) -> Row {
    Row { rule, place, broken, kept, text }
}

/// Observes `%x`, an `i8`.
const NUMBER: &str = "  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n";
/// Observes `%x`, a pointer.
const POINTER: &str = "  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n";
/// Observes nothing.
const NOTHING: &str = "  ret void\n}\n";

const IN_RANGE: [&str; 2] = ["9", "7"];
const OTHER_RANGES: [&str; 2] = ["3", "-2"];
const NULL: [&str; 2] = ["null", "@word"];
const ALIGNED: [&str; 2] = ["getelementptr (i8, ptr @word, i64 4)", "@word"];
const LARGE: [&str; 2] = ["getelementptr (i8, ptr @word, i64 5)", "getelementptr (i8, ptr @word, i64 4)"];
const LARGE_OR_NULL: [&str; 2] = ["getelementptr (i8, ptr @word, i64 5)", "null"];

const ROWS: &[Row] = &[
    row(
        Promise::Range,
        "load",
        IN_RANGE,
        "@g = global i8 $V\ndefine void @main() {\n  %x = load i8, ptr @g, !range !0\n$NUMBER!0 = !{i8 0, i8 8}\n",
    ),
    row(
        Promise::Range,
        "load in one of several",
        OTHER_RANGES,
        "@g = global i8 $V\ndefine void @main() {\n  %x = load i8, ptr @g, !range !0\n$NUMBER!0 = !{i8 -4, i8 -1, i8 4, i8 8}\n",
    ),
    row(
        Promise::Range,
        "load around the largest",
        IN_RANGE,
        "@g = global i8 $V\ndefine void @main() {\n  %x = load i8, ptr @g, !range !0\n$NUMBER!0 = !{i8 -8, i8 8}\n",
    ),
    row(
        Promise::Range,
        "result in metadata",
        IN_RANGE,
        "define i8 @f() {\n  ret i8 $V\n}\ndefine void @main() {\n  %x = call i8 @f(), !range !0\n$NUMBER!0 = !{i8 0, i8 8}\n",
    ),
    row(
        Promise::Range,
        "result of a call",
        IN_RANGE,
        "define i8 @f() {\n  ret i8 $V\n}\ndefine void @main() {\n  %x = call range(i8 0, 8) i8 @f()\n$NUMBER",
    ),
    row(
        Promise::Range,
        "result of a function",
        IN_RANGE,
        "define range(i8 0, 8) i8 @f() {\n  ret i8 $V\n}\ndefine void @main() {\n  %x = call i8 @f()\n$NUMBER",
    ),
    row(
        Promise::Range,
        "argument",
        IN_RANGE,
        "define i8 @f(i8 %v) {\n  ret i8 %v\n}\ndefine void @main() {\n  %x = call i8 @f(i8 range(i8 0, 8) $V)\n$NUMBER",
    ),
    row(
        Promise::Range,
        "parameter",
        IN_RANGE,
        "define i8 @f(i8 range(i8 0, 8) %v) {\n  ret i8 %v\n}\ndefine void @main() {\n  %x = call i8 @f(i8 $V)\n$NUMBER",
    ),
    row(
        Promise::NoFpClass,
        "argument",
        ["0x7FF0000000000000", "1.0"],
        "define float @f(float %v) {\n  ret float %v\n}\ndefine void @main() {\n  %x = call float @f(float nofpclass(nan inf) $V)\n  %b = bitcast float %x to i32\n  %z = zext i32 %b to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    row(
        Promise::NoFpClass,
        "parameter",
        ["-0.0", "0.0"],
        "define float @f(float nofpclass(nzero) %v) {\n  ret float %v\n}\ndefine void @main() {\n  %x = call float @f(float $V)\n  %b = bitcast float %x to i32\n  %z = zext i32 %b to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    row(
        Promise::NoFpClass,
        "result of a call",
        ["0x7FF8000000000000", "0x7FF0000000000000"],
        "define float @f() {\n  ret float $V\n}\ndefine void @main() {\n  %x = call nofpclass(nan) float @f()\n  %b = bitcast float %x to i32\n  %z = zext i32 %b to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    row(
        Promise::NoFpClass,
        "result of a function",
        ["1.0", "0.0"],
        "define nofpclass(norm) float @f() {\n  ret float $V\n}\ndefine void @main() {\n  %x = call float @f()\n  %b = bitcast float %x to i32\n  %z = zext i32 %b to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    row(
        Promise::NoFpClass,
        "parameter that is a vector",
        ["1.0", "-1.0"],
        "define <2 x double> @f(<2 x double> nofpclass(pnorm) %v) {\n  ret <2 x double> %v\n}\ndefine void @main() {\n  %w = call <2 x double> @f(<2 x double> <double 0.0, double $V>)\n  %x = extractelement <2 x double> %w, i32 1\n  %b = bitcast double %x to i64\n  call void @bf_observe(i32 1, i64 %b)\n  ret void\n}\n",
    ),
    row(
        Promise::NonNull,
        "load",
        NULL,
        "@p = global ptr $V\ndefine void @main() {\n  %x = load ptr, ptr @p, !nonnull !0\n$POINTER!0 = !{}\n",
    ),
    row(
        Promise::NonNull,
        "result of a call",
        NULL,
        "define ptr @f() {\n  ret ptr $V\n}\ndefine void @main() {\n  %x = call nonnull ptr @f()\n$POINTER",
    ),
    row(
        Promise::NonNull,
        "result of a function",
        NULL,
        "define nonnull ptr @f() {\n  ret ptr $V\n}\ndefine void @main() {\n  %x = call ptr @f()\n$POINTER",
    ),
    row(
        Promise::NonNull,
        "argument",
        NULL,
        "define ptr @f(ptr %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr nonnull $V)\n$POINTER",
    ),
    row(
        Promise::NonNull,
        "parameter",
        NULL,
        "define ptr @f(ptr nonnull %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr $V)\n$POINTER",
    ),
    row(
        Promise::Align,
        "load",
        ALIGNED,
        "@p = global ptr $V\ndefine void @main() {\n  %x = load ptr, ptr @p, !align !0\n$POINTER!0 = !{i64 8}\n",
    ),
    row(
        Promise::Align,
        "result of a call",
        ALIGNED,
        "define ptr @f() {\n  ret ptr $V\n}\ndefine void @main() {\n  %x = call align 8 ptr @f()\n$POINTER",
    ),
    row(
        Promise::Align,
        "result of a function",
        ALIGNED,
        "define align 8 ptr @f() {\n  ret ptr $V\n}\ndefine void @main() {\n  %x = call ptr @f()\n$POINTER",
    ),
    row(
        Promise::Align,
        "argument",
        ALIGNED,
        "define ptr @f(ptr %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr align 8 $V)\n$POINTER",
    ),
    row(
        Promise::Align,
        "parameter",
        ALIGNED,
        "define ptr @f(ptr align 8 %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr $V)\n$POINTER",
    ),
    row(
        Promise::NoUndef,
        "load",
        ["poison", "1"],
        "@g = global i8 $V\ndefine void @main() {\n  %x = load i8, ptr @g, !noundef !0\n$NOTHING!0 = !{}\n",
    ),
    row(
        Promise::NoUndef,
        "result of a call",
        ["poison", "1"],
        "define i8 @f() {\n  ret i8 $V\n}\ndefine void @main() {\n  %x = call noundef i8 @f()\n$NOTHING",
    ),
    row(
        Promise::NoUndef,
        "result of a function",
        ["poison", "1"],
        "define noundef i8 @f() {\n  ret i8 $V\n}\ndefine void @main() {\n  %x = call i8 @f()\n$NOTHING",
    ),
    row(
        Promise::NoUndef,
        "argument",
        ["poison", "1"],
        "define void @f(i8 %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(i8 noundef $V)\n$NOTHING",
    ),
    row(
        Promise::NoUndef,
        "parameter",
        ["poison", "1"],
        "define void @f(i8 noundef %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(i8 $V)\n$NOTHING",
    ),
    row(
        Promise::Dereferenceable,
        "load",
        LARGE,
        "@p = global ptr $V\ndefine void @main() {\n  %x = load ptr, ptr @p, !dereferenceable !0\n$NOTHING!0 = !{i64 4}\n",
    ),
    row(
        Promise::Dereferenceable,
        "result of a call",
        LARGE,
        "define ptr @f() {\n  ret ptr $V\n}\ndefine void @main() {\n  %x = call dereferenceable(4) ptr @f()\n$NOTHING",
    ),
    row(
        Promise::Dereferenceable,
        "result of a function",
        LARGE,
        "define dereferenceable(4) ptr @f() {\n  ret ptr $V\n}\ndefine void @main() {\n  %x = call ptr @f()\n$NOTHING",
    ),
    row(
        Promise::Dereferenceable,
        "argument",
        LARGE,
        "define void @f(ptr %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr dereferenceable(4) $V)\n$NOTHING",
    ),
    row(
        Promise::Dereferenceable,
        "parameter",
        LARGE,
        "define void @f(ptr dereferenceable(4) %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr $V)\n$NOTHING",
    ),
    row(
        Promise::Dereferenceable,
        "null",
        ["null", "@word"],
        "define void @f(ptr dereferenceable(4) %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr $V)\n$NOTHING",
    ),
    row(
        Promise::DereferenceableOrNull,
        "load",
        LARGE_OR_NULL,
        "@p = global ptr $V\ndefine void @main() {\n  %x = load ptr, ptr @p, !dereferenceable_or_null !0\n$NOTHING!0 = !{i64 4}\n",
    ),
    row(
        Promise::DereferenceableOrNull,
        "result of a call",
        LARGE_OR_NULL,
        "define ptr @f() {\n  ret ptr $V\n}\ndefine void @main() {\n  %x = call dereferenceable_or_null(4) ptr @f()\n$NOTHING",
    ),
    row(
        Promise::DereferenceableOrNull,
        "result of a function",
        LARGE_OR_NULL,
        "define dereferenceable_or_null(4) ptr @f() {\n  ret ptr $V\n}\ndefine void @main() {\n  %x = call ptr @f()\n$NOTHING",
    ),
    row(
        Promise::DereferenceableOrNull,
        "argument",
        LARGE_OR_NULL,
        "define void @f(ptr %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr dereferenceable_or_null(4) $V)\n$NOTHING",
    ),
    row(
        Promise::DereferenceableOrNull,
        "parameter",
        LARGE_OR_NULL,
        "define void @f(ptr dereferenceable_or_null(4) %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr $V)\n$NOTHING",
    ),
    row(
        Promise::Callees,
        "call",
        ["@c", "@b"],
        "@p = global ptr $V\ndefine void @a() {\n  ret void\n}\ndefine void @b() {\n  ret void\n}\ndefine void @c() {\n  ret void\n}\ndefine void @main() {\n  %f = load ptr, ptr @p\n  call void %f(), !callees !0\n$NOTHING!0 = !{ptr @a, ptr @b}\n",
    ),
    row(
        Promise::Callees,
        "call with a result",
        ["@c", "@a"],
        "@p = global ptr $V\ndefine i8 @a(i8 %v) {\n  ret i8 %v\n}\ndefine i8 @c(i8 %v) {\n  ret i8 %v\n}\ndefine void @main() {\n  %f = load ptr, ptr @p\n  %x = call i8 %f(i8 5), !callees !0\n$NUMBER!0 = !{ptr @a}\n",
    ),
    row(
        Promise::TbaaStruct,
        "memcpy",
        ["1", "4"],
        "@s = global [8 x i8] c\"\\01\\02\\03\\04\\05\\06\\07\\08\"\n@d = global [8 x i8] zeroinitializer\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @main() {\n  call void @llvm.memcpy.p0.p0.i64(ptr @d, ptr @s, i64 8, i1 false), !tbaa.struct !0\n  %p = getelementptr i8, ptr @d, i64 $V\n  %x = load i8, ptr %p\n$NUMBER!0 = !{i64 0, i64 1, !1, i64 4, i64 4, !1}\n!1 = !{!2, !2, i64 0}\n!2 = !{!\"t\", !3, i64 0}\n!3 = !{!\"r\"}\n",
    ),
    row(
        Promise::TbaaStruct,
        "memmove",
        ["3", "0"],
        "@d = global [8 x i8] zeroinitializer\ndeclare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @main() {\n  call void @llvm.memmove.p0.p0.i64(ptr @d, ptr @d, i64 8, i1 false), !tbaa.struct !0\n  %p = getelementptr i8, ptr @d, i64 $V\n  %x = load i8, ptr %p\n$NUMBER!0 = !{i64 0, i64 1, !1, i64 4, i64 4, !1}\n!1 = !{!2, !2, i64 0}\n!2 = !{!\"t\", !3, i64 0}\n!3 = !{!\"r\"}\n",
    ),
    row(
        Promise::Tbaa,
        "load of what was stored",
        ["!1", "!0"],
        "@g = global i32 0\ndefine void @main() {\n  store i32 1, ptr @g, !tbaa !0\n  %x = load i8, ptr @g, !tbaa $V\n$NUMBER!0 = !{!3, !3, i64 0}\n!1 = !{!4, !4, i64 0}\n!2 = !{!\"root\"}\n!3 = !{!\"int\", !5, i64 0}\n!4 = !{!\"short\", !5, i64 0}\n!5 = !{!\"char\", !2, i64 0}\n!6 = !{!5, !5, i64 0}\n!7 = !{!8, !3, i64 0}\n!8 = !{!\"s\", !3, i64 0, !3, i64 4}\n!9 = !{!8, !3, i64 4}\n!10 = !{!3, !3, i64 0, i64 1}\n",
    ),
    row(
        Promise::Tbaa,
        "load of a character",
        ["!1", "!6"],
        "@g = global i32 0\ndefine void @main() {\n  store i32 1, ptr @g, !tbaa !0\n  %x = load i8, ptr @g, !tbaa $V\n$NUMBER!0 = !{!3, !3, i64 0}\n!1 = !{!4, !4, i64 0}\n!2 = !{!\"root\"}\n!3 = !{!\"int\", !5, i64 0}\n!4 = !{!\"short\", !5, i64 0}\n!5 = !{!\"char\", !2, i64 0}\n!6 = !{!5, !5, i64 0}\n!7 = !{!8, !3, i64 0}\n!8 = !{!\"s\", !3, i64 0, !3, i64 4}\n!9 = !{!8, !3, i64 4}\n!10 = !{!3, !3, i64 0, i64 1}\n",
    ),
    row(
        Promise::Tbaa,
        "load of another member",
        ["!9", "!7"],
        "@g = global i32 0\ndefine void @main() {\n  store i32 1, ptr @g, !tbaa !7\n  %x = load i8, ptr @g, !tbaa $V\n$NUMBER!0 = !{!3, !3, i64 0}\n!1 = !{!4, !4, i64 0}\n!2 = !{!\"root\"}\n!3 = !{!\"int\", !5, i64 0}\n!4 = !{!\"short\", !5, i64 0}\n!5 = !{!\"char\", !2, i64 0}\n!6 = !{!5, !5, i64 0}\n!7 = !{!8, !3, i64 0}\n!8 = !{!\"s\", !3, i64 0, !3, i64 4}\n!9 = !{!8, !3, i64 4}\n!10 = !{!3, !3, i64 0, i64 1}\n",
    ),
    row(
        Promise::Tbaa,
        "load behind a store without a type",
        [", !tbaa !0", ""],
        "@g = global i32 0\ndefine void @main() {\n  store i32 1, ptr @g, !tbaa !0\n  store i8 1, ptr @g$V\n  %x = load i8, ptr @g, !tbaa !1\n$NUMBER!0 = !{!3, !3, i64 0}\n!1 = !{!4, !4, i64 0}\n!2 = !{!\"root\"}\n!3 = !{!\"int\", !5, i64 0}\n!4 = !{!\"short\", !5, i64 0}\n!5 = !{!\"char\", !2, i64 0}\n!6 = !{!5, !5, i64 0}\n!7 = !{!8, !3, i64 0}\n!8 = !{!\"s\", !3, i64 0, !3, i64 4}\n!9 = !{!8, !3, i64 4}\n!10 = !{!3, !3, i64 0, i64 1}\n",
    ),
    row(
        Promise::Tbaa,
        "load of a constant type",
        ["2", "1"],
        "@g = global i32 1\ndefine void @main() {\n  %o = load i32, ptr @g, !tbaa !10\n  store i32 $V, ptr @g, !tbaa !0\n  %x = load i8, ptr @g\n$NUMBER!0 = !{!3, !3, i64 0}\n!1 = !{!4, !4, i64 0}\n!2 = !{!\"root\"}\n!3 = !{!\"int\", !5, i64 0}\n!4 = !{!\"short\", !5, i64 0}\n!5 = !{!\"char\", !2, i64 0}\n!6 = !{!5, !5, i64 0}\n!7 = !{!8, !3, i64 0}\n!8 = !{!\"s\", !3, i64 0, !3, i64 4}\n!9 = !{!8, !3, i64 4}\n!10 = !{!3, !3, i64 0, i64 1}\n",
    ),
    row(
        Promise::InvariantLoad,
        "location that changes later",
        ["2", "1"],
        "@g = global i8 1\ndefine void @main() {\n  %x = load i8, ptr @g, !invariant.load !0\n  store i8 $V, ptr @g\n$NUMBER!0 = !{}\n",
    ),
    row(
        Promise::InvariantLoad,
        "location that changed before",
        ["2", "1"],
        "@g = global i8 1\ndefine void @main() {\n  store i8 $V, ptr @g\n  %x = load i8, ptr @g, !invariant.load !0\n$NUMBER!0 = !{}\n",
    ),
    row(
        Promise::InvariantLoad,
        "location that is initialised",
        ["%a", "@g"],
        "@g = global i8 2\ndefine void @main() {\n  %a = alloca i8\n  store i8 2, ptr $V\n  %x = load i8, ptr $V, !invariant.load !0\n$NUMBER!0 = !{}\n",
    ),
    row(
        Promise::InvariantLoad,
        "copied byte",
        ["1", "0"],
        "@s = global i8 $V\n@d = global i8 0\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @main() {\n  %x = load i8, ptr @d, !invariant.load !0\n  call void @llvm.memcpy.p0.p0.i64(ptr @d, ptr @s, i64 1, i1 false)\n$NUMBER!0 = !{}\n",
    ),
    row(
        Promise::InvariantGroup,
        "load",
        ["@h", "@g"],
        "@g = global i8 1\n@h = global i8 2\n@p = global ptr @g\ndefine void @main() {\n  %x = load ptr, ptr @p, !invariant.group !0\n  store ptr $V, ptr @p\n  %y = load ptr, ptr @p, !invariant.group !0\n$NOTHING!0 = !{}\n",
    ),
    row(
        Promise::InvariantGroup,
        "store",
        ["2", "1"],
        "@g = global i8 0\ndefine void @main() {\n  store i8 1, ptr @g, !invariant.group !0\n  store i8 $V, ptr @g, !invariant.group !0\n$NOTHING!0 = !{}\n",
    ),
    row(
        Promise::InvariantGroup,
        "pointer that is laundered",
        ["@g", "%n"],
        "@g = global i8 0\ndeclare ptr @llvm.launder.invariant.group.p0(ptr)\ndefine void @main() {\n  store i8 1, ptr @g, !invariant.group !0\n  %n = call ptr @llvm.launder.invariant.group.p0(ptr @g)\n  store i8 2, ptr $V, !invariant.group !0\n$NOTHING!0 = !{}\n",
    ),
    row(
        Promise::AliasScope,
        "load of what was stored",
        ["@g", "@h"],
        "@g = global i8 0\n@h = global i8 0\ndefine void @main() {\n  store i8 1, ptr @g, !noalias !0\n  %x = load i8, ptr $V, !alias.scope !0\n$NUMBER!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n!3 = !{!1, !4}\n!4 = distinct !{!4, !2}\n",
    ),
    row(
        Promise::AliasScope,
        "store over what was loaded",
        ["!3", "!5"],
        "@g = global i8 0\ndefine void @main() {\n  %x = load i8, ptr @g, !alias.scope !3\n  store i8 1, ptr @g, !noalias $V\n$NUMBER!5 = !{!4}\n!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n!3 = !{!1, !4}\n!4 = distinct !{!4, !2}\n",
    ),
    row(
        Promise::AliasScope,
        "load of what was loaded",
        ["store i8 0, ptr @g", "%y = load i8, ptr @g"],
        "@g = global i8 0\ndefine void @main() {\n  %x = load i8, ptr @g, !alias.scope !0\n  $V, !noalias !0\n$NUMBER!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n!3 = !{!1, !4}\n!4 = distinct !{!4, !2}\n",
    ),
    row(
        Promise::AliasScope,
        "call",
        ["@g", "@h"],
        "@g = global i8 0\n@h = global i8 0\ndefine void @f(ptr %p) {\n  store i8 1, ptr %p\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr @g), !noalias !0\n  %x = load i8, ptr $V, !alias.scope !0\n$NUMBER!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n!3 = !{!1, !4}\n!4 = distinct !{!4, !2}\n",
    ),
    row(
        Promise::AliasScope,
        "scope that begins anew",
        ["", "call void @llvm.experimental.noalias.scope.decl(metadata !0)"],
        "@g = global i8 0\ndeclare void @llvm.experimental.noalias.scope.decl(metadata)\ndefine void @main() {\n  store i8 1, ptr @g, !noalias !0\n  $V\n  %x = load i8, ptr @g, !alias.scope !0\n$NUMBER!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n!3 = !{!1, !4}\n!4 = distinct !{!4, !2}\n",
    ),
    row(
        Promise::AliasScope,
        "loop that is entered again",
        ["%o", "%n"],
        "@g = global [2 x i8] zeroinitializer\ndefine void @main() {\nentry:\n  br label %outer\nouter:\n  %o = phi i64 [ 0, %entry ], [ 1, %latch ]\n  %n = sub i64 1, %o\n  %p = getelementptr i8, ptr @g, i64 %o\n  %q = getelementptr i8, ptr @g, i64 $V\n  br label %inner\ninner:\n  store i8 1, ptr %p, !noalias !0\n  %x = load i8, ptr %q, !alias.scope !0\n  br i1 false, label %inner, label %latch\nlatch:\n  %again = icmp eq i64 %o, 0\n  br i1 %again, label %outer, label %end\nend:\n$NUMBER!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n",
    ),
    row(
        Promise::AliasScope,
        "loop that goes around",
        ["%n", "2"],
        "@g = global [3 x i8] zeroinitializer\ndefine void @main() {\nentry:\n  br label %inner\ninner:\n  %o = phi i64 [ 0, %entry ], [ 1, %inner ]\n  %n = sub i64 1, %o\n  %p = getelementptr i8, ptr @g, i64 %o\n  %q = getelementptr i8, ptr @g, i64 $V\n  store i8 1, ptr %p, !noalias !0\n  %x = load i8, ptr %q, !alias.scope !0\n  %again = icmp eq i64 %o, 0\n  br i1 %again, label %inner, label %end\nend:\n$NUMBER!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n",
    ),
    row(
        Promise::Returned,
        "parameter",
        ["4", "5"],
        "define i8 @f(i8 returned %v) {\n  ret i8 $V\n}\ndefine void @main() {\n  %x = call i8 @f(i8 5)\n$NUMBER",
    ),
    row(
        Promise::Memory,
        "readonly",
        ["@word, align 1\n  store i8 2, ptr %v", "@word"],
        "define void @f(ptr readonly %v) {\n  %o = load i8, ptr $V\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  call void @f(ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "memory(none)",
        ["store i8 2, ptr @word", ""],
        "define void @f() memory(none) {\n  $V\n  ret void\n}\ndefine void @main() {\n  call void @f()\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "readonly, by the call",
        ["ptr readonly %a", "ptr %a"],
        "define void @f(ptr %v) {\n  store i8 2, ptr %v\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  call void @f($V)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "writeonly",
        ["%x = load i8, ptr %v", "store i8 2, ptr %v"],
        "define void @f(ptr writeonly %v) {\n  $V\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  call void @f(ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "readnone",
        ["%v", "%own"],
        "define void @f(ptr readnone %v) {\n  %own = alloca i8\n  store i8 2, ptr $V\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  call void @f(ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "pointer that is passed twice",
        ["ptr readonly %w", "ptr %w"],
        "define void @f(ptr readonly %v, $V) {\n  store i8 2, ptr %w\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  call void @f(ptr %a, ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "readonly of a pointer, and a copy of it in memory",
        ["%v", "%q"],
        "@cell = global ptr null\ndefine void @f(ptr readonly %v) {\n  %q = load ptr, ptr @cell\n  store i8 2, ptr $V\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  store ptr %a, ptr @cell\n  call void @f(ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "readnone of a pointer, and a global by its name",
        ["%v", "@word"],
        "define void @f(ptr readnone %v) {\n  store i8 2, ptr $V\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr @word)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "writeonly of a pointer, and another parameter",
        ["%v", "%w"],
        "define void @f(ptr writeonly %v, ptr %w) {\n  %x = load i8, ptr $V\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  call void @f(ptr %a, ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "readonly of what is passed on",
        ["%v", "%w"],
        "define void @g(ptr %p) {\n  %q = getelementptr i8, ptr %p, i64 1\n  store i8 2, ptr %q\n  ret void\n}\ndefine void @f(ptr readonly %v, ptr %w) {\n  %s = select i1 true, ptr $V, ptr $V\n  call void @g(ptr %s)\n  ret void\n}\ndefine void @main() {\n  %a = alloca i16\n  call void @f(ptr %a, ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "readonly of a pointer that is copied to",
        ["%v", "%w"],
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @f(ptr readonly %v, ptr %w) {\n  call void @llvm.memcpy.p0.p0.i64(ptr $V, ptr @word, i64 2, i1 false)\n  ret void\n}\ndefine void @main() {\n  %a = alloca i16\n  call void @f(ptr %a, ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "writeonly, by the call, of a pointer that is copied from",
        ["%v", "%w"],
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @f(ptr %v, ptr %w) {\n  call void @llvm.memcpy.p0.p0.i64(ptr @word, ptr $V, i64 2, i1 false)\n  ret void\n}\ndefine void @main() {\n  %a = alloca i16\n  store i16 0, ptr %a\n  call void @f(ptr writeonly %a, ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "argmem of a parameter, and a copy of it in memory",
        ["%v", "%q"],
        "@cell = global ptr null\ndefine void @f(ptr %v) memory(readwrite, argmem: read, inaccessiblemem: none) {\n  %q = load ptr, ptr @cell\n  store i8 2, ptr $V\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  store ptr %a, ptr @cell\n  call void @f(ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "memory(read)",
        ["store i8 2, ptr @word", "%x = load i8, ptr @word"],
        "define void @f() memory(read) {\n  $V\n  ret void\n}\ndefine void @main() {\n  call void @f()\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "memory(none) of a constant",
        ["@word", "@k"],
        "@k = constant i8 3\ndefine void @f() memory(none) {\n  %x = load i8, ptr $V\n  ret void\n}\ndefine void @main() {\n  call void @f()\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "argmem of an object",
        ["%b", "%a"],
        "define void @f(ptr %v, ptr %other) memory(argmem: readwrite) {\n  %p = load ptr, ptr %other\n  store i8 2, ptr %p\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  %b = alloca i8\n  %s = alloca ptr\n  store ptr $V, ptr %s\n  call void @f(ptr %a, ptr %s)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "argmem of a global by its name",
        ["argmem: none", "argmem: readwrite"],
        "define void @f(ptr readonly %v) memory($V) {\n  store i8 2, ptr @word\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr @word)\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "memory(none) of a call",
        ["memory(none)", ""],
        "define void @f() {\n  store i8 2, ptr @word\n  ret void\n}\ndefine void @main() {\n  call void @f() $V\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "call through a pointer",
        ["@f", "@g"],
        "@p = global ptr $V\ndefine void @f() memory(none) {\n  store i8 2, ptr @word\n  ret void\n}\ndefine void @g() {\n  store i8 2, ptr @word\n  ret void\n}\ndefine void @main() {\n  %f = load ptr, ptr @p\n  call void %f()\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "function that it calls",
        ["call void @g()", ""],
        "define void @f() memory(none) {\n  $V\n  ret void\n}\ndefine void @g() {\n  store i8 2, ptr @word\n  ret void\n}\ndefine void @main() {\n  call void @f()\n  call void @g()\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "copy",
        ["@word", "%a"],
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @f() memory(read) {\n  %a = alloca [8 x i8]\n  call void @llvm.memcpy.p0.p0.i64(ptr $V, ptr @word, i64 8, i1 false)\n  ret void\n}\ndefine void @main() {\n  call void @f()\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "byval copy",
        ["@word", "%a"],
        "define void @g(ptr byval(i8) %v) {\n  store i8 1, ptr %v\n  ret void\n}\ndefine void @f() memory(none) {\n  %a = alloca i8\n  call void @g(ptr byval(i8) $V)\n  ret void\n}\ndefine void @main() {\n  call void @f()\n$NOTHING",
    ),
    row(
        Promise::Memory,
        "load with promises",
        ["@word", "%a"],
        "define void @f() memory(none) {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %x = load i8, ptr $V, !range !0\n  ret void\n}\ndefine void @main() {\n  call void @f()\n$NOTHING!0 = !{i8 0, i8 8}\n",
    ),
    row(
        Promise::NoReturn,
        "function",
        ["ret void", "call void @f()\n  ret void"],
        "define void @f() noreturn {\n  $V\n}\ndefine void @main() {\n  call void @g()\n$NOTHING\ndefine void @g() {\n  call void @f()\n  ret void\n}\n",
    ),
    row(
        Promise::NoReturn,
        "call",
        ["noreturn", ""],
        "define void @f() {\n  ret void\n}\ndefine void @main() {\n  call void @f() $V\n$NOTHING",
    ),
    row(
        Promise::Tail,
        "call",
        ["%a", "@word"],
        "define void @f(ptr %p) {\n  store i8 1, ptr %p\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  tail call void @f(ptr $V)\n$NOTHING",
    ),
    row(
        Promise::Tail,
        "object of the caller's caller",
        ["ptr %b", "ptr %p"],
        "define void @f(ptr %p) {\n  store i8 1, ptr %p\n  ret void\n}\ndefine void @g(ptr %p) {\n  %b = alloca i8\n  tail call void @f($V)\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  call void @g(ptr %a)\n$NOTHING",
    ),
    row(
        Promise::Tail,
        "copy",
        ["tail", ""],
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndefine void @main() {\n  %a = alloca i8\n  $V call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 1, i1 false)\n$NOTHING",
    ),
    row(
        Promise::Tail,
        "byval parameter",
        ["%v", "@word"],
        "define void @f(ptr %p) {\n  store i8 1, ptr %p\n  ret void\n}\ndefine void @g(ptr byval(i8) %v) {\n  tail call void @f(ptr $V)\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  call void @g(ptr byval(i8) %a)\n$NOTHING",
    ),
    row(
        Promise::Tail,
        "function that it calls",
        ["tail", ""],
        "define void @h(ptr %p) {\n  store i8 1, ptr %p\n  ret void\n}\ndefine void @f(ptr %p) {\n  call void @h(ptr %p)\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  $V call void @f(ptr %a)\n  store i8 2, ptr %a\n$NOTHING",
    ),
    row(
        Promise::Tail,
        "unnamed argument",
        ["tail", ""],
        "declare void @llvm.va_start.p0(ptr)\ndefine i8 @f(ptr %p) {\n  %q = getelementptr i8, ptr %p, i64 8\n  %x = load i8, ptr %q\n  ret i8 %x\n}\ndefine i8 @g(i32 %n, ...) {\n  %l = alloca [24 x i8], align 16\n  call void @llvm.va_start.p0(ptr %l)\n  %a = getelementptr i8, ptr %l, i64 16\n  %s = load ptr, ptr %a\n  %x = $V call i8 @f(ptr %s)\n  ret i8 %x\n}\ndefine void @main() {\n  %x = call i8 (i32, ...) @g(i32 1, i32 5)\n$NUMBER",
    ),
    row(
        Promise::FpMath,
        "quotient",
        ["2.5", "0.5"],
        "define void @main() {\n  %a = load float, ptr @third\n  %q = fdiv float 1.0, %a, !fpmath !0\n  %b = bitcast float %q to i32\n  %c = icmp eq i32 %b, 1051372203\n  br i1 %c, label %exact, label %other\nother:\n  unreachable\nexact:\n  ret void\n}\n@third = global float 3.0\n!0 = !{float $V}\n",
    ),
    row(
        Promise::FpMath,
        "lanes",
        ["2.5", "0.5"],
        "define void @main() {\n  %a = load <2 x float>, ptr @thirds\n  %q = fdiv <2 x float> <float 1.0, float 1.0>, %a, !fpmath !0\n  %l = extractelement <2 x float> %q, i32 1\n  %b = bitcast float %l to i32\n  %c = icmp eq i32 %b, 1051372203\n  br i1 %c, label %exact, label %other\nother:\n  unreachable\nexact:\n  ret void\n}\n@thirds = global <2 x float> <float 3.0, float 3.0>\n!0 = !{float $V}\n",
    ),
    row(
        Promise::NoAlias,
        "load behind a store through another parameter",
        ["@word", "getelementptr (i8, ptr @word, i64 4)"],
        "define void @f(ptr noalias %p, ptr %q) {\n  store i8 1, ptr %q\n  %x = load i8, ptr %p\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr @word, ptr $V)\n$NOTHING",
    ),
    row(
        Promise::NoAlias,
        "store behind a load of a global",
        ["@word", "%a"],
        "define void @f(ptr noalias %p) {\n  %x = load i8, ptr @word\n  %q = getelementptr i8, ptr %p, i64 0\n  store i8 1, ptr %q\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  call void @f(ptr $V)\n$NOTHING",
    ),
    row(
        Promise::NoAlias,
        "pointer in a loop",
        ["2", "1"],
        "define void @f(ptr noalias %p, ptr %q, i64 %n) {\nentry:\n  br label %loop\nloop:\n  %at = phi ptr [ %p, %entry ], [ %next, %loop ]\n  %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n  store i8 3, ptr %at\n  %next = getelementptr i8, ptr %at, i64 1\n  %j = add i64 %i, 1\n  %c = icmp ult i64 %j, %n\n  br i1 %c, label %loop, label %end\nend:\n  %x = load i8, ptr %q\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr @word, ptr getelementptr (i8, ptr @word, i64 1), i64 $V)\n$NOTHING",
    ),
    row(
        Promise::NoAlias,
        "function that it calls",
        ["call void @g()", ""],
        "define void @f(ptr noalias %p) {\n  store i8 1, ptr %p\n  $V\n  ret void\n}\ndefine void @g() {\n  %x = load i8, ptr @word\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr @word)\n$NOTHING",
    ),
    row(
        Promise::NoAlias,
        "copy",
        ["%p", "@word"],
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @f(ptr noalias %p, ptr %q) {\n  %a = alloca i64\n  %x = load i8, ptr $V\n  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %q, i64 8, i1 false)\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr @word, ptr @word)\n$NOTHING",
    ),
    row(
        Promise::NoAlias,
        "two that promise it",
        ["@word", "%a"],
        "define void @f(ptr noalias %p, ptr noalias %q) {\n  store i8 1, ptr %p\n  store i8 2, ptr %q\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  call void @f(ptr @word, ptr $V)\n$NOTHING",
    ),
    row(
        Promise::NoCapture,
        "stored pointer",
        ["%p", "@word"],
        "@kept = global ptr null\ndefine void @f(ptr nocapture %p) {\n  store ptr $V, ptr @kept\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr @word)\n  %x = load ptr, ptr @kept\n$POINTER",
    ),
    row(
        Promise::NoCapture,
        "returned pointer",
        ["%q", "@word"],
        "define ptr @f(ptr nocapture %p) {\n  %q = getelementptr i8, ptr %p, i64 1\n  ret ptr $V\n}\ndefine void @main() {\n  %x = call ptr @f(ptr @word)\n$POINTER",
    ),
    row(
        Promise::WillReturn,
        "function",
        ["call void @exit(i32 0)", ""],
        "declare void @exit(i32)\ndefine void @g() {\n  $V\n  ret void\n}\ndefine void @f() willreturn {\n  call void @g()\n  ret void\n}\ndefine i32 @main() {\n  call void @f()\n  ret i32 0\n}\n",
    ),
    row(
        Promise::WillReturn,
        "call",
        ["willreturn", ""],
        "declare void @exit(i32)\ndefine void @f() {\n  call void @exit(i32 0)\n  ret void\n}\ndefine i32 @main() {\n  call void @f() $V\n  ret i32 0\n}\n",
    ),
    row(
        Promise::NoFree,
        "function",
        ["%p", "%h"],
        "declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndefine void @f(ptr %p) nofree {\n  %h = call ptr @malloc(i64 1)\n  call void @free(ptr $V)\n  ret void\n}\ndefine i32 @main() {\n  %a = call ptr @malloc(i64 1)\n  call void @f(ptr %a)\n  ret i32 0\n}\n",
    ),
    row(
        Promise::NoFree,
        "call",
        ["nofree", ""],
        "declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndefine void @f(ptr %p) {\n  call void @free(ptr %p)\n  ret void\n}\ndefine i32 @main() {\n  %a = call ptr @malloc(i64 1)\n  call void @f(ptr %a) $V\n  ret i32 0\n}\n",
    ),
    row(
        Promise::NoFree,
        "parameter",
        ["%p", "%q"],
        "declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndefine void @f(i128 %n, ptr nofree %p, ptr %q) {\n  call void @free(ptr $V)\n  ret void\n}\ndefine i32 @main() {\n  %a = call ptr @malloc(i64 1)\n  %b = call ptr @malloc(i64 1)\n  call void @f(i128 0, ptr %a, ptr %b)\n  ret i32 0\n}\n",
    ),
    row(
        Promise::NoFree,
        "argument",
        ["%a", "%b"],
        "declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndefine void @f(ptr %p, ptr %q) {\n  call void @free(ptr %q)\n  ret void\n}\ndefine i32 @main() {\n  %a = call ptr @malloc(i64 1)\n  %b = call ptr @malloc(i64 1)\n  call void @f(ptr nofree %a, ptr $V)\n  ret i32 0\n}\n",
    ),
];

fn module(row: &Row, value: &str) -> ir::Module {
    let text = row.text.replace("$V", value).replace("$NUMBER", NUMBER).replace("$POINTER", POINTER);
    let text = format!(
        "declare void @bf_observe(i32, i64)\n@word = global [8 x i8] zeroinitializer, align 8\n{}",
        text.replace("$NOTHING", NOTHING)
    );
    let module = ir::read_module(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    ir::verify(&module).unwrap_or_else(|why| panic!("{why}\n{text}"));
    module
}

/// Runs of the concrete machine, each with other choices.
const RUNS: u64 = 8;

/// For each engine, true if it finds undefined behaviour: the concrete machine in one of its runs, the precise one.
fn undefined(module: &ir::Module, semantics: &str) -> (bool, bool) {
    let semantics = Semantics::parse(semantics).expect(semantics);
    let config = Config { semantics, ..Config::default() };
    let mut interpreter = Interpreter::new();
    let is_program =
        module.functions.iter().any(|function| function.name == "main" && function.ret == TypeId::I32);
    let mut run = |seed| {
        let semantics = Semantics { choices: NondetPolicy::Seed(seed), ..semantics };
        let config = Config { semantics, ..config };
        let outcome = match is_program {
            true => interpreter.run_program(module, "main", &config, Vec::new()).0,
            false => interpreter.run(module, "main", &config).outcome,
        };
        matches!(outcome, Outcome::Undefined(..))
    };
    let fast = (0..RUNS).any(&mut run);
    let precise = bits::outcomes(module, "main", &config);
    let precise = precise.outcomes.iter().any(|outcome| matches!(outcome.end, RunEnd::Undefined(..)));
    (fast, precise)
}

#[test]
fn every_rule_is_tested_in_every_place_and_can_be_left_out() {
    for row in ROWS {
        let name = row.rule.name();
        let what = format!("{name} of a {}", row.place);
        let broken = module(row, row.broken);
        assert_eq!(undefined(&broken, "thesis"), (true, true), "{what}, broken");
        assert_eq!(
            undefined(&broken, &format!("thesis,promises=all-{name}")),
            (false, false),
            "{what}, left out"
        );
        assert_eq!(
            undefined(&broken, &format!("thesis,promises=none+{name}")),
            (true, true),
            "{what}, alone"
        );
        // A function that never returns does not end.
        if row.rule != Promise::NoReturn || row.place == "call" {
            assert_eq!(undefined(&module(row, row.kept), "thesis"), (false, false), "{what}, kept");
        }
    }
}

/// The engines stop for the same reason, at the same access.
#[test]
fn accesses_that_are_not_permitted_have_a_place() {
    let semantics = Semantics::parse("thesis").expect("a semantics");
    let config = Config { semantics, ..Config::default() };
    for row in ROWS.iter().filter(|row| matches!(row.rule, Promise::Memory | Promise::Tail)) {
        let broken = module(row, row.broken);
        let Outcome::Undefined(UbKind::ForbiddenAccess, place) =
            Interpreter::new().run(&broken, "main", &config).outcome
        else {
            panic!("{}", row.place);
        };
        let precise = bits::outcomes(&broken, "main", &config);
        let expected = RunEnd::Undefined(UbKind::ForbiddenAccess, place);
        assert!(precise.outcomes.iter().all(|outcome| outcome.end == expected), "{}", row.place);
    }
}

/// Objects of the heap are not on the caller's stack, and existed before the call like others.
#[test]
fn objects_of_the_heap_are_limited_by_memory_and_not_by_tail() {
    let text = "declare ptr @malloc(i64)
define void @f(ptr $P %p) {
  store i8 1, ptr %p
  ret void
}
define i32 @main() {
  %a = alloca i8
  %h = call ptr @malloc(i64 1)
  tail call void @f(ptr $V)
  ret i32 0
}
";
    let cases = [("", "%h", true), ("", "%a", false), ("readonly", "%h", false), ("writeonly", "%h", true)];
    for (promise, passed, is_kept) in cases {
        let text = text.replace("$P", promise).replace("$V", passed);
        let module = ir::read_module(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        let mut interpreter = Interpreter::new();
        let (outcome, _) = interpreter.run_program(&module, "main", &Config::default(), Vec::new());
        let forbidden = matches!(outcome, Outcome::Undefined(UbKind::ForbiddenAccess, _));
        assert_eq!((forbidden, outcome == Outcome::Finished), (!is_kept, is_kept), "{outcome:?}\n{text}");
    }
}

/// An access by a function of the C library is an access by the function that calls it.
#[test]
fn functions_of_the_c_library_are_limited() {
    let text = "declare i64 @strlen(ptr)
declare ptr @strcpy(ptr, ptr)
@text = global [4 x i8] zeroinitializer
define void @f(ptr %p) $P {
  $V
  ret void
}
define i32 @main() {
  call void @f(ptr @text)
  ret i32 0
}
";
    let reads = "%n = call i64 @strlen(ptr %p)";
    let writes = "%a = alloca i32\n  store i32 0, ptr %a\n  %c = call ptr @strcpy(ptr %p, ptr %a)";
    let cases = [
        ("memory(none)", reads, false),
        ("memory(read)", reads, true),
        ("memory(argmem: read)", reads, true),
        ("memory(write)", reads, false),
        ("memory(read)", writes, false),
        ("memory(argmem: write)", writes, true),
    ];
    for (promise, access, is_kept) in cases {
        let text = text.replace("$P", promise).replace("$V", access);
        let module = ir::read_module(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        let mut interpreter = Interpreter::new();
        let (outcome, _) = interpreter.run_program(&module, "main", &Config::default(), Vec::new());
        let forbidden = matches!(outcome, Outcome::Undefined(UbKind::ForbiddenAccess, _));
        assert_eq!((forbidden, outcome == Outcome::Finished), (!is_kept, is_kept), "{outcome:?}\n{text}");
    }
}

/// LangRef "dereferenceable": it implies `noundef`, and what `align` excludes is poison.
#[test]
fn what_align_makes_poison_is_not_dereferenceable() {
    let text = "define void @f(ptr %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr align 8 dereferenceable_or_null(3) $V)\n$NOTHING";
    let row = row(Promise::Align, "argument", ALIGNED, text);
    assert_eq!(undefined(&module(&row, row.broken), "thesis"), (true, true));
    assert_eq!(undefined(&module(&row, row.kept), "thesis"), (false, false));
    assert_eq!(undefined(&module(&row, "null"), "thesis"), (false, false));
}

/// Only a proof chooses addresses: see `corpus/refinement/symbols.ll`, and the test below.
#[test]
fn every_rule_has_a_row() {
    for rule in Promise::ALL.into_iter().filter(|rule| *rule != Promise::AbsoluteSymbol) {
        assert!(ROWS.iter().any(|row| row.rule == rule), "{}", rule.name());
    }
}

#[test]
fn proofs_choose_addresses_in_the_range_of_a_symbol() {
    let text = "@a = external global i8, !absolute_symbol !0
define i1 @source() {
  %x = ptrtoint ptr @a to i64
  %c = icmp ult i64 %x, 256
  ret i1 %c
}
define i1 @target() {
  ret i1 true
}
!0 = !{i64 0, i64 256}
";
    let module = ir::read_module(text).unwrap_or_else(|why| panic!("{why}"));
    let find = |name: &str| FunctionRef { module: &module, function: module.function(name).expect(name) };
    let judge = |semantics: &str| {
        let semantics = Semantics::parse(semantics).expect(semantics);
        refines(find("source"), find("target"), semantics, EnumerationLimits::default())
    };
    assert!(matches!(judge("llvm-19"), Refinement::Refines { .. }));
    assert!(matches!(judge("llvm-19,promises=all-absolute_symbol"), Refinement::DoesNot(_)));
}

/// A program that loads, stores, calls and branches, and observes 7. `$I` comes after each instruction, `$F` and `$G` after a
/// function and a global.
const PLAIN: &str = "declare void @bf_observe(i32, i64)
@g = global i64 3$G
define i64 @f(i64 %v)$F {
  %r = add i64 %v, 4$I
  ret i64 %r$I
}
define void @main() {
  %a = alloca i64$I
  %x = load i64, ptr @g$I
  store i64 %x, ptr %a$I
  %c = icmp eq i64 %x, 3$I
  br i1 %c, label %yes, label %no$I
yes:
  %y = load i64, ptr %a$I
  %z = call i64 @f(i64 %y)$I
  call void @bf_observe(i32 1, i64 %z)$I
  ret void$I
no:
  unreachable$I
}
";

#[test]
fn kinds_without_a_meaning_change_nothing() {
    let with = |kind: Option<&str>| {
        let (inside, behind) = match kind {
            Some(kind) => (format!(", !{kind} !0"), format!(" !{kind} !0")),
            None => Default::default(),
        };
        let text = PLAIN.replace("$I", &inside).replace("$F", &behind).replace("$G", &inside);
        let text = format!("{text}\n!0 = !{{!\"branch_weights\", i32 1, i32 1}}\n");
        ir::read_module(&text).unwrap_or_else(|why| panic!("{why}\n{text}"))
    };
    let outcomes = |module: &ir::Module| {
        let mut interpreter = Interpreter::new();
        let run = interpreter.run(module, "main", &Config::default());
        let fast = (run.outcome, run.observations.to_vec());
        (fast, bits::outcomes(module, "main", &Config::default()).outcomes)
    };
    let plain = outcomes(&with(None));
    assert_eq!(plain.0.0, Outcome::Finished);
    assert_eq!(plain.0.1[0].value, 7);
    let inert = ir::METADATA_KINDS.iter().filter(|kind| kind.effect == ir::AttachmentEffect::Inert);
    for kind in inert.map(|kind| kind.name).chain(["a.kind.of.its.own"]) {
        assert_eq!(outcomes(&with(Some(kind))), plain, "{kind}");
    }
}
