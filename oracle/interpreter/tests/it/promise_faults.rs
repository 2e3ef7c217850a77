//! For each planted fault in a promise, a module that shows it.

use interpreter::Fault;

/// The beginning of every module.
pub(crate) const HEAD: &str =
    "declare void @bf_observe(i32, i64)\n@word = global [8 x i8] zeroinitializer, align 8\n";

/// A fault, and the text of a module whose `@main` shows it, after [`HEAD`].
pub(crate) const MODULES: &[(Fault, &str)] = &[
    (
        Fault::RangeOfMetadataIgnored,
        "@p = global i8 9\ndefine void @main() {\n  %x = load i8, ptr @p, !range !0\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{i8 0, i8 8}\n",
    ),
    (
        Fault::RangeOfArgumentIgnored,
        "define i8 @f(i8 %v) {\n  ret i8 %v\n}\ndefine void @main() {\n  %x = call i8 @f(i8 range(i8 0, 8) 9)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::RangeOfParameterIgnored,
        "define i8 @f(i8 range(i8 0, 8) %v) {\n  ret i8 %v\n}\ndefine void @main() {\n  %x = call i8 @f(i8 9)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::RangeOfCallResultIgnored,
        "define i8 @f() {\n  ret i8 9\n}\ndefine void @main() {\n  %x = call range(i8 0, 8) i8 @f()\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::RangeOfFunctionResultIgnored,
        "define range(i8 0, 8) i8 @f() {\n  ret i8 9\n}\ndefine void @main() {\n  %x = call i8 @f()\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::NonNullOfMetadataIgnored,
        "@p = global ptr null\ndefine void @main() {\n  %x = load ptr, ptr @p, !nonnull !0\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{}\n",
    ),
    (
        Fault::NonNullOfArgumentIgnored,
        "define ptr @f(ptr %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr nonnull null)\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::NonNullOfParameterIgnored,
        "define ptr @f(ptr nonnull %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr null)\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::NonNullOfCallResultIgnored,
        "define ptr @f() {\n  ret ptr null\n}\ndefine void @main() {\n  %x = call nonnull ptr @f()\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::NonNullOfFunctionResultIgnored,
        "define nonnull ptr @f() {\n  ret ptr null\n}\ndefine void @main() {\n  %x = call ptr @f()\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::AlignOfMetadataIgnored,
        "@p = global ptr getelementptr (i8, ptr @word, i64 4)\ndefine void @main() {\n  %x = load ptr, ptr @p, !align !0\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{i64 8}\n",
    ),
    (
        Fault::AlignOfArgumentIgnored,
        "define ptr @f(ptr %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr align 8 getelementptr (i8, ptr @word, i64 4))\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::AlignOfParameterIgnored,
        "define ptr @f(ptr align 8 %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr getelementptr (i8, ptr @word, i64 4))\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::AlignOfCallResultIgnored,
        "define ptr @f() {\n  ret ptr getelementptr (i8, ptr @word, i64 4)\n}\ndefine void @main() {\n  %x = call align 8 ptr @f()\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::AlignOfFunctionResultIgnored,
        "define align 8 ptr @f() {\n  ret ptr getelementptr (i8, ptr @word, i64 4)\n}\ndefine void @main() {\n  %x = call ptr @f()\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::NoUndefOfMetadataIgnored,
        "@p = global i8 poison\ndefine void @main() {\n  %x = load i8, ptr @p, !noundef !0\n  ret void\n}\n!0 = !{}\n",
    ),
    (
        Fault::NoUndefOfArgumentIgnored,
        "define i8 @f(i8 %v) {\n  ret i8 %v\n}\ndefine void @main() {\n  %x = call i8 @f(i8 noundef poison)\n  ret void\n}\n",
    ),
    (
        Fault::NoUndefOfParameterIgnored,
        "define i8 @f(i8 noundef %v) {\n  ret i8 %v\n}\ndefine void @main() {\n  %x = call i8 @f(i8 poison)\n  ret void\n}\n",
    ),
    (
        Fault::NoUndefOfCallResultIgnored,
        "define i8 @f() {\n  ret i8 poison\n}\ndefine void @main() {\n  %x = call noundef i8 @f()\n  ret void\n}\n",
    ),
    (
        Fault::NoUndefOfFunctionResultIgnored,
        "define noundef i8 @f() {\n  ret i8 poison\n}\ndefine void @main() {\n  %x = call i8 @f()\n  ret void\n}\n",
    ),
    (
        Fault::DereferenceableOfMetadataIgnored,
        "@p = global ptr getelementptr (i8, ptr @word, i64 5)\ndefine void @main() {\n  %x = load ptr, ptr @p, !dereferenceable !0\n  ret void\n}\n!0 = !{i64 4}\n",
    ),
    (
        Fault::DereferenceableOfArgumentIgnored,
        "define ptr @f(ptr %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr dereferenceable(4) getelementptr (i8, ptr @word, i64 5))\n  ret void\n}\n",
    ),
    (
        Fault::DereferenceableOfParameterIgnored,
        "define ptr @f(ptr dereferenceable(4) %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr getelementptr (i8, ptr @word, i64 5))\n  ret void\n}\n",
    ),
    (
        Fault::DereferenceableOfCallResultIgnored,
        "define ptr @f() {\n  ret ptr getelementptr (i8, ptr @word, i64 5)\n}\ndefine void @main() {\n  %x = call dereferenceable(4) ptr @f()\n  ret void\n}\n",
    ),
    (
        Fault::DereferenceableOfFunctionResultIgnored,
        "define dereferenceable(4) ptr @f() {\n  ret ptr getelementptr (i8, ptr @word, i64 5)\n}\ndefine void @main() {\n  %x = call ptr @f()\n  ret void\n}\n",
    ),
    (
        Fault::DereferenceableOrNullOfMetadataIgnored,
        "@p = global ptr getelementptr (i8, ptr @word, i64 5)\ndefine void @main() {\n  %x = load ptr, ptr @p, !dereferenceable_or_null !0\n  ret void\n}\n!0 = !{i64 4}\n",
    ),
    (
        Fault::DereferenceableOrNullOfArgumentIgnored,
        "define ptr @f(ptr %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr dereferenceable_or_null(4) getelementptr (i8, ptr @word, i64 5))\n  ret void\n}\n",
    ),
    (
        Fault::DereferenceableOrNullOfParameterIgnored,
        "define ptr @f(ptr dereferenceable_or_null(4) %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr getelementptr (i8, ptr @word, i64 5))\n  ret void\n}\n",
    ),
    (
        Fault::DereferenceableOrNullOfCallResultIgnored,
        "define ptr @f() {\n  ret ptr getelementptr (i8, ptr @word, i64 5)\n}\ndefine void @main() {\n  %x = call dereferenceable_or_null(4) ptr @f()\n  ret void\n}\n",
    ),
    (
        Fault::DereferenceableOrNullOfFunctionResultIgnored,
        "define dereferenceable_or_null(4) ptr @f() {\n  ret ptr getelementptr (i8, ptr @word, i64 5)\n}\ndefine void @main() {\n  %x = call ptr @f()\n  ret void\n}\n",
    ),
    (
        Fault::CalleesIgnored,
        "@p = global ptr @b\ndefine void @a() {\n  ret void\n}\ndefine void @b() {\n  ret void\n}\ndefine void @main() {\n  %f = load ptr, ptr @p\n  call void %f(), !callees !0\n  ret void\n}\n!0 = !{ptr @a}\n",
    ),
    (
        Fault::CalleeForgotten,
        "@p = global ptr @a\ndefine void @a() {\n  ret void\n}\ndefine void @b() {\n  ret void\n}\ndefine void @main() {\n  %f = load ptr, ptr @p\n  call void %f(), !callees !0\n  ret void\n}\n!0 = !{ptr @a}\n",
    ),
    (
        Fault::TbaaStructIgnored,
        "@s = global [8 x i8] c\"\\01\\02\\03\\04\\05\\06\\07\\08\"\n@d = global [8 x i8] zeroinitializer\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @main() {\n  call void @llvm.memcpy.p0.p0.i64(ptr @d, ptr @s, i64 8, i1 false), !tbaa.struct !0\n  %p = getelementptr i8, ptr @d, i64 1\n  %x = load i8, ptr %p\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{i64 0, i64 1, !1, i64 4, i64 4, !1}\n!1 = !{!2, !2, i64 0}\n!2 = !{!\"t\", !3, i64 0}\n!3 = !{!\"r\"}\n",
    ),
    (
        Fault::TbaaStructFirstOnly,
        "@s = global [8 x i8] c\"\\01\\02\\03\\04\\05\\06\\07\\08\"\n@d = global [8 x i8] zeroinitializer\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @main() {\n  call void @llvm.memcpy.p0.p0.i64(ptr @d, ptr @s, i64 8, i1 false), !tbaa.struct !0\n  %p = getelementptr i8, ptr @d, i64 4\n  %x = load i8, ptr %p\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{i64 0, i64 1, !1, i64 4, i64 4, !1}\n!1 = !{!2, !2, i64 0}\n!2 = !{!\"t\", !3, i64 0}\n!3 = !{!\"r\"}\n",
    ),
    (
        Fault::RangeEndIncluded,
        "@p = global i8 8\ndefine void @main() {\n  %x = load i8, ptr @p, !range !0\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{i8 0, i8 8}\n",
    ),
    (
        Fault::RangeSecondLost,
        "@p = global i8 9\ndefine void @main() {\n  %x = load i8, ptr @p, !range !0\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{i8 0, i8 8, i8 9, i8 12}\n",
    ),
    (
        Fault::RangeAttributeEndIncluded,
        "define i8 @f(i8 range(i8 1, 8) %v) {\n  ret i8 %v\n}\ndefine void @main() {\n  %x = call i8 @f(i8 8)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::RangeAttributeFirstLeftOut,
        "define i8 @f(i8 range(i8 1, 8) %v) {\n  ret i8 %v\n}\ndefine void @main() {\n  %x = call i8 @f(i8 1)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::NonNullUndefined,
        "define void @f(ptr nonnull %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr null)\n  ret void\n}\n",
    ),
    (
        Fault::AlignAttributeHalved,
        "define ptr @f(ptr align 8 %v) {\n  ret ptr %v\n}\ndefine void @main() {\n  %x = call ptr @f(ptr getelementptr (i8, ptr @word, i64 4))\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::AlignMetadataHalved,
        "@p = global ptr getelementptr (i8, ptr @word, i64 4)\ndefine void @main() {\n  %x = load ptr, ptr @p, !align !0\n  %c = icmp eq ptr %x, null\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{i64 8}\n",
    ),
    (
        Fault::DereferenceableShort,
        "define void @f(ptr dereferenceable(4) %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr getelementptr (i8, ptr @word, i64 5))\n  ret void\n}\n",
    ),
    (
        Fault::DereferenceableLong,
        "define void @f(ptr dereferenceable(4) %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr getelementptr (i8, ptr @word, i64 4))\n  ret void\n}\n",
    ),
    (
        Fault::DereferenceableMetadataLong,
        "@p = global ptr getelementptr (i8, ptr @word, i64 4)\ndefine void @main() {\n  %x = load ptr, ptr @p, !dereferenceable !0\n  ret void\n}\n!0 = !{i64 4}\n",
    ),
    (
        Fault::NullMustBeDereferenceable,
        "define void @f(ptr dereferenceable_or_null(4) %v) {\n  ret void\n}\ndefine void @main() {\n  call void @f(ptr null)\n  ret void\n}\n",
    ),
    (
        Fault::FirstAttachmentOnly,
        "@p = global i8 9\ndefine void @main() {\n  %x = load i8, ptr @p, !annotation !1, !range !0\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{i8 0, i8 8}\n!1 = !{!\"a\"}\n",
    ),
    (
        Fault::TbaaIgnored,
        "@g = global i32 0\ndefine void @main() {\n  store i32 1, ptr @g, !tbaa !0\n  %x = load i8, ptr @g, !tbaa !1\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{!3, !3, i64 0}\n!1 = !{!4, !4, i64 0}\n!2 = !{!\"root\"}\n!3 = !{!\"int\", !5, i64 0}\n!4 = !{!\"short\", !5, i64 0}\n!5 = !{!\"char\", !2, i64 0}\n!7 = !{!8, !3, i64 0}\n!8 = !{!\"s\", !3, i64 0, !3, i64 4}\n!9 = !{!8, !3, i64 4}\n",
    ),
    (
        Fault::TbaaOffsetsIgnored,
        "@g = global i32 0\ndefine void @main() {\n  store i32 1, ptr @g, !tbaa !7\n  %x = load i8, ptr @g, !tbaa !9\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{!3, !3, i64 0}\n!1 = !{!4, !4, i64 0}\n!2 = !{!\"root\"}\n!3 = !{!\"int\", !5, i64 0}\n!4 = !{!\"short\", !5, i64 0}\n!5 = !{!\"char\", !2, i64 0}\n!7 = !{!8, !3, i64 0}\n!8 = !{!\"s\", !3, i64 0, !3, i64 4}\n!9 = !{!8, !3, i64 4}\n",
    ),
    (
        Fault::InvariantLoadIgnored,
        "@g = global i8 1\ndefine void @main() {\n  %x = load i8, ptr @g, !invariant.load !0\n  store i8 2, ptr @g\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{}\n",
    ),
    (
        Fault::InvariantGroupIgnored,
        "@g = global i8 1\ndefine void @main() {\n  store i8 1, ptr @g, !invariant.group !0\n  store i8 2, ptr @g, !invariant.group !0\n  ret void\n}\n!0 = !{}\n",
    ),
    (
        Fault::AliasScopeIgnored,
        "@g = global i8 0\ndefine void @main() {\n  store i8 1, ptr @g, !noalias !0\n  %x = load i8, ptr @g, !alias.scope !0\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n!3 = !{!4}\n!4 = distinct !{!4, !2}\n",
    ),
    (
        Fault::ScopesNeverBegin,
        "@g = global i8 0\ndeclare void @llvm.experimental.noalias.scope.decl(metadata)\ndefine void @main() {\n  store i8 1, ptr @g, !noalias !0\n  call void @llvm.experimental.noalias.scope.decl(metadata !0)\n  %x = load i8, ptr @g, !alias.scope !0\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n!3 = !{!4}\n!4 = distinct !{!4, !2}\n",
    ),
    (
        Fault::ScopesAllApart,
        "@g = global i8 0\ndefine void @main() {\n  store i8 1, ptr @g, !noalias !0\n  %x = load i8, ptr @g, !alias.scope !3\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n!3 = !{!4}\n!4 = distinct !{!4, !2}\n",
    ),
    (
        Fault::NoFpClassOfArgumentIgnored,
        "define float @f(float %v) {\n  ret float %v\n}\ndefine void @main() {\n  %x = call float @f(float nofpclass(inf) 0x7FF0000000000000)\n  %b = bitcast float %x to i32\n  %z = zext i32 %b to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::NoFpClassOfParameterIgnored,
        "define float @f(float nofpclass(zero) %v) {\n  ret float %v\n}\ndefine void @main() {\n  %x = call float @f(float 0.0)\n  %b = bitcast float %x to i32\n  %z = zext i32 %b to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::NoFpClassOfCallResultIgnored,
        "define float @f() {\n  ret float 1.0\n}\ndefine void @main() {\n  %x = call nofpclass(norm) float @f()\n  %b = bitcast float %x to i32\n  %z = zext i32 %b to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::NoFpClassOfFunctionResultIgnored,
        "define nofpclass(norm) float @f() {\n  ret float 1.0\n}\ndefine void @main() {\n  %x = call float @f()\n  %b = bitcast float %x to i32\n  %z = zext i32 %b to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::MemoryOfFunctionIgnored,
        "define i8 @f(ptr %v) memory(argmem: read) {\n  store i8 2, ptr %v\n  ret i8 2\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %x = call i8 @f(ptr %a)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::MemoryOfCallIgnored,
        "define i8 @f(ptr %v) {\n  store i8 2, ptr %v\n  ret i8 2\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %x = call i8 @f(ptr %a) memory(none)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::MemoryOfParameterIgnored,
        "define i8 @f(ptr readonly %v) {\n  store i8 2, ptr %v\n  ret i8 2\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %x = call i8 @f(ptr %a)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::MemoryOfArgumentIgnored,
        "define i8 @f(ptr %v) {\n  store i8 2, ptr %v\n  ret i8 2\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %x = call i8 @f(ptr readnone %a)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::MemoryParametersForgotten,
        "define i8 @f(ptr readonly %v) {\n  store i8 2, ptr %v\n  ret i8 2\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %x = call i8 @f(ptr %a)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::MemoryArgumentsAsOther,
        "define i8 @f(ptr %v) memory(argmem: readwrite) {\n  store i8 2, ptr %v\n  ret i8 2\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %x = call i8 @f(ptr %a)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::MemoryWriteOnlyAsReadOnly,
        "define i8 @f(ptr writeonly %v) {\n  store i8 2, ptr %v\n  ret i8 2\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %x = call i8 @f(ptr %a)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::MemoryEndsLate,
        "define i8 @f(ptr %v) memory(none) {\n  ret i8 2\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %y = call i8 @f(ptr %a)\n  %p = getelementptr i8, ptr %a, i64 0\n  %x = load i8, ptr %p\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::TailIgnored,
        "define i8 @f(ptr %v) {\n  store i8 2, ptr %v\n  ret i8 2\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %x = tail call i8 @f(ptr %a)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::AccuracyHalved,
        "define void @main() {\nentry:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  %all = phi i1 [ true, %entry ], [ %both, %loop ]\n  %q = fdiv float 1.0, 3.0, !fpmath !0\n  %b = bitcast float %q to i32\n  %d = sub i32 %b, 1051372202\n  %c = icmp ule i32 %d, 2\n  %both = and i1 %all, %c\n  %j = add i32 %i, 1\n  %more = icmp ult i32 %j, 30\n  br i1 %more, label %loop, label %end\nend:\n  %z = zext i1 %both to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n!0 = !{float 1.0}\n",
    ),
    (
        Fault::NoAliasIgnored,
        "define void @f(ptr noalias %p, ptr %q) {\n  store i8 2, ptr %p\n  store i8 3, ptr %q\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  call void @f(ptr %a, ptr %a)\n  ret void\n}\n",
    ),
    (
        Fault::NoAliasEverywhere,
        "define void @f(ptr %p, ptr %q) {\n  store i8 2, ptr %p\n  store i8 3, ptr %q\n  ret void\n}\ndefine void @main() {\n  %a = alloca i8\n  call void @f(ptr %a, ptr %a)\n  ret void\n}\n",
    ),
    (
        Fault::NoCaptureIgnored,
        "define ptr @f(ptr nocapture %p) {\n  ret ptr %p\n}\ndefine void @main() {\n  %a = alloca i8\n  %x = call ptr @f(ptr %a)\n  %c = icmp eq ptr %x, %a\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::NoCaptureEverywhere,
        "define ptr @f(ptr %p) {\n  ret ptr %p\n}\ndefine void @main() {\n  %a = alloca i8\n  %x = call ptr @f(ptr %a)\n  %c = icmp eq ptr %x, %a\n  %z = zext i1 %c to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
    (
        Fault::TailEverywhere,
        "define i8 @f(ptr %v) {\n  store i8 2, ptr %v\n  ret i8 2\n}\ndefine void @main() {\n  %a = alloca i8\n  store i8 1, ptr %a\n  %x = call i8 @f(ptr %a)\n  %z = zext i8 %x to i64\n  call void @bf_observe(i32 1, i64 %z)\n  ret void\n}\n",
    ),
];
