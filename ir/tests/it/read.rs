//! The reader: accepted texts, their meaning, and error messages.

use ir::read::{read, read_constant};
use ir::{Align, Const, Global, Module, Type, TypeId, print_module, read_module, verify};

const EVERYTHING: &str = include_str!("../samples/everything.ll");

/// The printed module of a text, without the two lines of the target.
fn printed(text: &str) -> String {
    let module = read_module(text).unwrap_or_else(|error| panic!("{error}"));
    let printed = print_module(&module);
    assert_eq!(print_module(&read_module(&printed).unwrap()), printed, "read back");
    printed.lines().skip(3).collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// Checks the printed form of a text.
fn check(text: &str, wanted: &str) {
    assert_eq!(printed(text), wanted.trim(), "{text}");
}

/// Checks that a text is printed as it is read.
fn check_round_trip(text: &str) {
    check(text, text);
}

/// Checks the printed form of an instruction in a function with some values.
fn check_line(line: &str, wanted: &str) {
    let head = "define void @f(i32 %v0, ptr %v1, <4 x i32> %v2, { i8, [2 x i16] } %v3, float %v4) {\nb0:\n  ";
    let text = printed(&format!("{head}{line}\n  ret void\n}}"));
    assert_eq!(text.strip_prefix(head).and_then(|rest| rest.strip_suffix("\n  ret void\n}")), Some(wanted));
}

/// Checks that a line is printed as it is read.
fn same_line(line: &str) {
    check_line(line, line);
}

/// Checks the message for a text that is refused.
fn refused(text: &str, wanted: &str) {
    let error = read(text).map(|_| ()).unwrap_err().to_string();
    assert_eq!(error.lines().next(), Some(wanted), "{text}\n{error}");
}

fn refused_line(line: &str, wanted: &str) {
    let head = "define void @f(i32 %a, ptr %p, <4 x i32> %v, float %x) {\n";
    refused(&format!("{head}{line}\n  ret void\n}}"), wanted);
}

#[test]
fn the_sample_is_read_verified_and_printed_back() {
    let reading = read(EVERYTHING).unwrap_or_else(|error| panic!("{error}"));
    verify(&reading.module).unwrap();
    let text = print_module(&reading.module);
    assert_eq!(print_module(&read_module(&text).unwrap()), text);
    let keywords: Vec<_> =
        reading.dropped_annotations.iter().map(|annotation| annotation.keyword.as_str()).collect();
    assert_eq!(keywords, ["dead_on_return"]);
    assert_eq!(reading.dropped_annotations[0].position.to_string(), "105:26");
}

#[test]
fn linkages() {
    let text = "@a = weak_odr constant i8 1\n@b = linkonce global i8 1\n@c = extern_weak global i8\n\
                @d = available_externally constant i8 1\n@e = appending global [1 x ptr] [ptr @a]\n\
                @f = external global i8\n@g = common global i8 0\n\n\
                declare extern_weak void @h()\n\ndefine weak_odr void @i() {\nb0:\n  ret void\n}";
    check(text, text);
}

/// LLVM 22 has no size in the lifetime intrinsics, and attributes that LLVM 19 lacks.
#[test]
fn forms_of_later_versions() {
    let text = "define void @f(ptr captures(none) %p) #0 {\n  %a = alloca i32\n  \
                call void @llvm.lifetime.start.p0(ptr nonnull %a)\n  ret void\n}\n\
                declare void @llvm.lifetime.start.p0(ptr captures(none)) #0\n\
                attributes #0 = { nocreateundeforpoison memory(argmem: readwrite, errnomem: write) }";
    let module = read_module(text).unwrap();
    verify(&module).unwrap();
    let printed = print_module(&module);
    assert!(printed.contains("@llvm.lifetime.start.p0(i64 -1, ptr nonnull %"), "{printed}");
    assert!(printed.contains("memory(write, argmem: readwrite, inaccessiblemem: none)"), "{printed}");
}

/// Attributes of parameters that no engine tests are listed, where losing them would lose a promise.
#[test]
fn untested_promises_of_parameters() {
    for (attribute, listed) in [
        ("initializes((0, 4))", &["initializes"][..]),
        ("initializes((-8, -4), (0, 4))", &["initializes"]),
        ("captures(address)", &["captures"]),
        ("captures(ret: address, provenance)", &["captures"]),
        ("dead_on_return", &["dead_on_return"]),
        ("\"a-platform's\"", &["\"a-platform's\""]),
        ("captures(none)", &[]),
        ("nocapture", &[]),
        ("allocptr", &[]),
        ("readonly", &[]),
    ] {
        let text = format!("define void @f(ptr {attribute} %p) {{\n  ret void\n}}");
        let reading = read(&text).unwrap_or_else(|error| panic!("{error}"));
        let keywords: Vec<_> =
            reading.dropped_annotations.iter().map(|annotation| annotation.keyword.as_str()).collect();
        assert_eq!(keywords, listed, "{attribute}");
    }
    let reading =
        read("declare ptr @new(i64, i64 allocalign noext)").unwrap_or_else(|error| panic!("{error}"));
    let keywords: Vec<_> =
        reading.dropped_annotations.iter().map(|annotation| annotation.keyword.as_str()).collect();
    assert_eq!(keywords, ["allocalign"]);
}

/// Integers of more than 128 bits (`_BitInt`).
#[test]
fn long_integers() {
    let most = "57896044618658097711785492504343953926634992332820282019728792003956564819967";
    check(
        &format!(
            "@a = global i256 {most}, align 8\n@b = global i200 -5, align 8\n@c = global i200 7, align 8"
        ),
        &format!(
            "@a = global i256 {most}, align 8\n@b = global i200 -5, align 8\n@c = global i200 7, align 8"
        ),
    );
    let least = format!("@a = global i256 -{most}, align 8");
    check(&least, &least);
    let odd = "@a = global i129 340282366920938463463374607431768211456";
    check(odd, "@a = global i129 -340282366920938463463374607431768211456");
    refused(
        "@a = global i129 -340282366920938463463374607431768211457",
        "1:18: -340282366920938463463374607431768211457 does not fit i129",
    );
    let all = format!(
        "@a = global i300 -1\n@b = global i300 {most}000\n@c = global [2 x i257] [i257 7, i257 -{most}]"
    );
    check(&all, &all);
    refused(&format!("@a = global i257 {most}0000"), &format!("1:18: {most}0000 does not fit i257"));
    refused("@a = global i65537 -1", "1:20: an integer constant of more than 65536 bits is not supported");
}

#[test]
fn values_are_numbered_as_printed_or_in_order() {
    check(
        "define i32 @f(i32 %v0) {\nb0:\n  %v7 = add i32 %v0, 1\n  %v2 = add i32 %v7, 1\n  ret i32 %v2\n}",
        "define i32 @f(i32 %v0) {\nb0:\n  %v7 = add i32 %v0, 1\n  %v2 = add i32 %v7, 1\n  ret i32 %v2\n}",
    );
    check(
        "define i32 @f(i32) {\n  %2 = add i32 %0, 1\n  %v99999999 = add i32 %2, 1\n  ret i32 %v99999999\n}",
        "define i32 @f(i32 %v0) {\nb0:\n  %v1 = add i32 %v0, 1\n  %v2 = add i32 %v1, 1\n  ret i32 %v2\n}",
    );
    check(
        "define void @f() {\n  add i32 1, 2\n  br label %b\nb:\n  %c = phi i32 [ 1, %0 ]\n  freeze i32 %1\n  ret void\n}",
        "define void @f() {\nb0:\n  %v1 = add i32 1, 2\n  br label %b1\nb1:\n  %v0 = phi i32 [ 1, %b0 ]\n  \
         %v2 = freeze i32 %v1\n  ret void\n}",
    );
}

#[test]
fn types() {
    check("@a = global { i1, i24, half } zeroinitializer", "@a = global { i1, i24, half } zeroinitializer");
    check("@a = global [0 x <{}>] undef", "@a = global [0 x <{}>] undef");
    check(
        "@a = global %A zeroinitializer\n%A = type { %B }\n%B = type { i8 }",
        "%B = type { i8 }\n%A = type { %B }\n\n@a = global %A zeroinitializer",
    );
    check("%0 = type { i8 }\n@0 = global %0 poison", "%\"0\" = type { i8 }\n\n@\"0\" = global %\"0\" poison");
    check("%S = type \\{ i3, i5 }/", "%S = type \\{ i3, i5 }/");
    refused("@a = global i0 0", "1:13: integers have 1 to 8388608 bits");
    refused("@a = global i8388609 0", "1:13: integers have 1 to 8388608 bits");
    refused("@a = global i99999999999 0", "1:13: integers have 1 to 8388608 bits");
    refused("@a = global label undef", "1:13: the type `label` is not supported");
    refused(
        "@a = global <2 x { i8 }> undef",
        "1:18: a lane is an integer, a floating-point number or a pointer",
    );
    refused("@a = global <0 x i8> undef", "1:14: a vector has at least one lane");
    refused("@a = global <99999999 x i8> undef", "1:14: a vector of more than 65536 lanes is not supported");
    refused("@a = global [-1 x i8] undef", "1:14: a number of elements has 64 bits and no sign");
    refused("@a = global i8 addrspace(1) null", "1:13: a typed pointer is not supported");
    let narrow = read_module(
        "target triple = \"x86_64-pc-linux-gnu\"\n@a = global [2 x ptr addrspace(270)] zeroinitializer",
    )
    .unwrap();
    assert_eq!(narrow.types.size(narrow.globals[0].ty), ir::Bytes(8));
    refused("@a = global ptr addrspace(16777216) null", "1:27: the number of an address space has 24 bits");
    refused("@a = global %T undef", "1:13: there is no type %T");
    refused("%T = type { %T }", "1:13: %T contains itself");
    refused("%T = type { i8 }\n%T = type { i8 }", "2:1: %T is defined twice");
    refused("@a = global void undef", "1:13: a type that memory can hold is needed here");
    refused("@a = global { i8 undef", "1:18: expected `,`, found `undef`");
}

#[test]
fn nesting_is_bounded() {
    let deep = |levels: usize| "[1 x ".repeat(levels) + "i8" + &"]".repeat(levels);
    printed(&format!("@a = global {} undef", deep(96)));
    refused(
        &format!("@a = global {} undef", deep(97)),
        &format!("1:{}: nesting deeper than 96 levels is not supported", 13 + 5 * 96),
    );
    let chain: String = (1..200).map(|at| format!("%t{at} = type {{ %t{} }}\n", at - 1)).collect();
    refused(&format!("%t0 = type {{ i8 }}\n{chain}"), "97:1: a type of more than 96 levels is not supported");
    let addresses = "getelementptr (i8, ptr ".repeat(10_000);
    refused(
        &format!("@a = global ptr {addresses}"),
        &format!("1:{}: nesting deeper than 96 levels is not supported", 17 + 23 * 96),
    );
}

#[test]
fn constants() {
    check("@a = global i8 255", "@a = global i8 -1");
    check("@a = global i1 -1", "@a = global i1 true");
    check(
        "@a = global i200 340282366920938463463374607431768211455",
        "@a = global i200 340282366920938463463374607431768211455",
    );
    check("@a = global float 0x3FF8000000000000", "@a = global float 0x3FF8000000000000");
    check("@a = global double 1.0e2", "@a = global double 0x4059000000000000");
    check(
        "@a = global ptr getelementptr inbounds ([4 x i32], ptr @a, i64 0, i32 -1)",
        "@a = global ptr getelementptr inbounds (i8, ptr @a, i64 -4)",
    );
    check(
        "@a = global ptr getelementptr (i8, ptr @a, i64 8)",
        "@a = global ptr getelementptr inbounds (i8, ptr @a, i64 8)",
    );
    // As `opt-19` prints them.
    check("@a = global i8 257", "@a = global i8 1");
    check("@a = global i8 -129", "@a = global i8 127");
    check("@a = global i16 u0xFFFE", "@a = global i16 -2");
    check("@a = global i32 u0xFFFE", "@a = global i32 65534");
    check("@a = global i32 s0xFFFE", "@a = global i32 -2");
    check("@a = global i64 u0x1122334455667788", "@a = global i64 1234605616436508552");
    refused("@a = global i8 1.0", "1:16: `1.0` is not of type i8");
    refused("@a = global double 1", "1:20: `1` is not of type double");
    refused("@a = global float 0.1", "1:19: 0.1 is not exactly a float");
    check("@a = global half 1.5", "@a = global half 0xH3E00");
    refused("@a = global half 0xHFFFFF", "1:18: 0xHFFFFF has more than 16 bits");
    refused("@a = global i8 null", "1:16: `null` is not of type i8");
    refused("@a = global ptr @b", "1:17: there is no global or function @b");
    refused("@a = global [2 x i8] c\"abc\"", "1:22: `c\"abc\"` is not of type [2 x i8]");
    refused("@a = global [2 x i8] [i8 1]", "1:23: 1 is no number of members of [2 x i8]");
    refused("@a = global { i8 } { i16 1 }", "1:22: { i8 } has no such member here");
    check_round_trip("@a = global ptr getelementptr (i8, ptr @a, i64 9)");
    check_round_trip("@a = global ptr getelementptr nuw (i8, ptr null, i64 4)");
    check("@a = global ptr inttoptr (i64 -1 to ptr)", "@a = global ptr inttoptr (i64 -1 to ptr)");
    check("@a = global ptr inttoptr (i8 -1 to ptr)", "@a = global ptr inttoptr (i64 255 to ptr)");
    check("@a = global ptr inttoptr (i32 0 to ptr)", "@a = global ptr null");
    refused("@a = global ptr inttoptr (ptr null to ptr)", "1:27: an integer is needed here");
    check_round_trip("@a = global ptr inttoptr (i8 undef to ptr)");
    check_round_trip("@a = global i64 ptrtoint (ptr @a to i64)");
    check_round_trip("@a = global i64 sub nuw nsw (i64 ptrtoint (ptr @a to i64), i64 5)");
    check_round_trip("@a = global i32 trunc (i64 xor (i64 ptrtoint (ptr @a to i64), i64 1) to i32)");
    refused("@a = global i8 trunc (i64 0 to i16)", "1:32: `i16` is not of type i8");
    check_round_trip("@a = global ptr addrspacecast (ptr addrspace(1) null to ptr)");
    check_round_trip("@a = global double bitcast (i64 ptrtoint (ptr @a to i64) to double)");
    check_round_trip("@a = global <2 x i64> ptrtoint (<2 x ptr> <ptr @a, ptr null> to <2 x i64>)");
    refused("@a = global i8", "1:15: expected a constant, found the end of the text");
}

#[test]
fn single_constants_are_read_into_a_module() {
    let mut module = read_module("%S = type { i8, ptr }\n@g = global i8 0").unwrap();
    let structure = module.types.iter().find(|(_, ty)| matches!(ty, Type::Named { .. })).unwrap().0;
    let constant = read_constant(&mut module, structure, "{ i8 -1, ptr getelementptr (i8, ptr @g, i64 1) }");
    let global = Global::variable("h", structure, constant.unwrap(), Align::EIGHT);
    module.add_global(global);
    verify(&module).unwrap();
    assert!(
        print_module(&module)
            .contains("@h = global %S {i8 -1, ptr getelementptr inbounds (i8, ptr @g, i64 1)}")
    );
    assert_eq!(read_constant(&mut module, TypeId::I8, "poison"), Ok(Const::Poison(TypeId::I8)));
    let error = |module: &mut Module, text| read_constant(module, TypeId::I8, text).unwrap_err().to_string();
    assert_eq!(error(&mut module, "256"), "1:1: 256 does not fit i8\n  256\n  ^");
    assert_eq!(error(&mut module, "1 2"), "1:3: expected the end, found `2`\n  1 2\n    ^");
    assert!(module.function("h").is_none() && module.globals.len() == 2, "the module is as it was");
}

#[test]
fn instructions() {
    same_line("%v5 = add nuw nsw i32 %v0, -1");
    same_line("%v5 = lshr exact <4 x i32> %v2, zeroinitializer");
    same_line("%v5 = fadd float %v4, 0x3FF0000000000000");
    same_line("%v5 = icmp sge <4 x i32> %v2, poison");
    same_line("%v5 = fcmp une float %v4, undef");
    same_line("%v5 = alloca i8, i32 %v0, align 16");
    same_line("%v5 = load volatile <4 x i32>, ptr %v1, align 1");
    same_line("%v5 = loadfrozen i64, ptr %v1, align 8");
    same_line("%v5 = loadfrozen volatile <4 x i32>, ptr %v1, align 1");
    same_line("store volatile float %v4, ptr %v1, align 2");
    same_line("%v5 = getelementptr inbounds nuw { i8, [2 x i16] }, ptr %v1, i64 0, i32 1, i32 %v0");
    same_line("%v5 = extractvalue { i8, [2 x i16] } %v3, 1, 0");
    same_line("%v5 = call zeroext i8 %v1(ptr nonnull align 4 %v1, i32 noundef %v0)");
    same_line("%v5 = call i8 (i32, ...) %v1(i32 %v0, i32 %v0)");
    check_line("%r = load i32, ptr %v1", "%v5 = load i32, ptr %v1, align 4");
    check_line("%r = alloca { i8, i64 }", "%v5 = alloca { i8, i64 }, align 8");
    check_line("tail call void () %v1() nounwind", "tail call void %v1() nounwind");
    same_line("call void %v1() memory(read) [ \"deopt\"(i32 %v0, ptr null), \"cold\"() ]");
    same_line("%v5 = call range(i8 1, -1) i8 %v1(ptr dereferenceable_or_null(8) %v1)");
    check_line(
        "%q = shufflevector <4 x i32> %v2, <4 x i32> %v2, <1 x i32> undef",
        "%v5 = shufflevector <4 x i32> %v2, <4 x i32> %v2, <1 x i32> <i32 poison>",
    );
}

#[test]
fn calls_with_another_type_become_indirect() {
    let text = "declare i32 @g(i32, ...)\n\ndefine void @f() {\nb0:\n  call void @g()\n  ret void\n}";
    assert_eq!(printed(text), text);
    let module = read_module(text).unwrap();
    verify(&module).unwrap();
}

#[test]
fn invalid_texts_are_refused_with_a_position() {
    refused_line("%r = add i32 %a", "3:3: expected `,`, found `ret`");
    refused_line("%r = add i32 %a, %b", "2:18: there is no value %b");
    refused_line("%r = add i64 %a, 1", "2:14: %a is of type i32, not i64");
    refused_line("%r = add i64 %q, 1\n%q = add i32 %a, 1", "2:14: %q is of type i32, not i64");
    refused_line("%a = add i32 1, 1", "2:1: %a is defined twice");
    refused_line("%r = store i32 %a, ptr %p", "2:1: %r would be the name of nothing: there is no result");
    refused_line("%r = icmp slow i32 %a, 1", "2:11: expected the condition of a comparison, found `slow`");
    refused_line("%r = and nsw i32 %a, 1", "2:10: `and` has no flag `nsw`");
    refused_line("%r = frobnicate i32 %a", "2:6: expected an instruction, found `frobnicate`");
    refused_line("%r = load i32, i32 %a", "2:16: an address is needed here");
    refused_line("%r = load i32, ptr %p, align 3", "2:30: an alignment is a power of two up to 2^32");
    refused_line("%r = extractvalue { i8 } undef, 1", "2:33: { i8 } has no member 1");
    refused_line("%r = extractelement i32 %a, i32 0", "2:21: a vector is needed here");
    refused_line(
        "%r = loadfield { i8 }, ptr %p, i32 0",
        "2:16: a structure packed at bits, `\\{ … }/`, is needed here",
    );
    refused_line("br i32 %a, label %x, label %x\nx:", "2:4: the condition of a branch is an i1");
    refused_line("br label %x", "2:10: there is no block %x");
    refused_line("br label %x\nx:\nret void\nx:", "5:1: the block x is defined twice");
    refused_line("ret void\n  , i32 1", "3:3: expected a label, an instruction, or `}`, found `,`");
    refused_line("switch i32 %a, label %x [ i8 1, label %x ]\nx:", "2:27: a case has the type of the switch");
    refused("@a = global i8 1 2", "1:18: expected a type, a global, a function or metadata, found `2`");
    refused("@a = global i8 1\n@a = global i8 1", "2:1: @a is defined twice");
    refused("define void @f() {", "1:19: expected an instruction, found the end of the text");
    refused("hello", "1:1: expected a type, a global, a function or metadata, found `hello`");
    refused("@a = global ~", "1:13: expected a token of LLVM IR, found the character '~'");
    refused("@\"a", "1:1: expected a closing quote, found the end of the text");
}

#[test]
fn unsupported_features_are_named() {
    refused_line(
        "%r = getelementptr i8, ptr %p, float %x",
        "2:32: an index that is no integer is not supported",
    );
    check_line(
        "%v5 = getelementptr i8, ptr %v1, <4 x i32> %v2",
        "%v5 = getelementptr i8, ptr %v1, <4 x i32> %v2",
    );
    refused("target datalayout = \"E-q:32:32\"", "1:21: the data layout `q:32:32` is not supported");
}

#[test]
fn what_linkers_are_told_is_kept() {
    check_round_trip(
        "@a = hidden thread_local(initialexec) local_unnamed_addr global i8 0, section \"s t\", align 4",
    );
    check_round_trip(
        "@a = dso_local externally_initialized constant i8 0, partition \"p\", code_model \"large\" \"key\"=\"value\"",
    );
    check_round_trip("$a = comdat any\n\n@a = linkonce_odr global i8 0, comdat($a)");
    check(
        "$a = comdat largest\n@a = weak global i8 0, comdat",
        "$a = comdat largest\n\n@a = weak global i8 0, comdat($a)",
    );
    check_round_trip("declare protected fastcc void @f() section \"s\" gc \"shadow-stack\"");
    check(
        "declare cc 10 void @f()\ndeclare cc77 void @g()\ndeclare cc 500 void @h()",
        "declare ghccc void @f()\n\ndeclare intel_ocl_bicc void @g()\n\ndeclare cc 500 void @h()",
    );
    refused("declare cc 1024 void @f()", "1:12: the number of a calling convention has 10 bits");
    check_round_trip("module asm \"nop\"\nmodule asm \".globl \\22x\\22\"");
}

#[test]
fn aliases_stand_for_addresses() {
    check_round_trip(
        "@a = global [4 x i8] zeroinitializer\n\n\
         @b = internal unnamed_addr alias i8, getelementptr inbounds (i8, ptr @a, i64 2)\n\
         @c = weak alias i8, ptr @b, partition \"p\"\n\
         @g = hidden alias i32 (ptr, ...), ptr @f\n\
         @h = ifunc void (), ptr @f\n\n\
         define ptr @f(ptr %v0, ...) {\nb0:\n  \
         %v1 = call i32 (ptr, ...) @g(ptr @c)\n  ret ptr @b\n}",
    );
    let circular = read("@a = alias i8, ptr @b\n@b = alias i8, ptr @a").unwrap().module;
    assert!(verify(&circular).unwrap_err().to_string().contains("an alias that stands for itself"));
    refused("@a = alias i8, ptr @b", "1:20: there is no global or function @b");
    refused("@a = alias i8", "1:14: expected `,`, found the end of the text");
}

#[test]
fn globals_lie_in_address_spaces() {
    check_round_trip(
        "@a = addrspace(1) global i8 0\n\
         @b = global ptr addrspace(1) @a\n\
         @c = global ptr addrspacecast (ptr addrspace(1) @a to ptr)\n\
         @d = global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 3)",
    );
    refused("@a = addrspace(1) global ptr @a", "1:30: `@a` is not of type ptr");
}

#[test]
fn scalable_vectors_are_kept() {
    check_round_trip(
        "define <vscale x 4 x i32> @f(<vscale x 4 x i32> %v0, ptr %v1, { <vscale x 2 x i64>, <vscale x 2 x i64> } %v2) {\nb0:\n  \
         %v3 = add <vscale x 4 x i32> %v0, splat (i32 1)\n  \
         %v4 = icmp eq <vscale x 4 x i32> %v3, zeroinitializer\n  \
         %v5 = select <vscale x 4 x i1> %v4, <vscale x 4 x i32> %v0, <vscale x 4 x i32> %v3\n  \
         %v6 = insertelement <vscale x 4 x i32> poison, i32 7, i64 0\n  \
         %v7 = shufflevector <vscale x 4 x i32> %v6, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer\n  \
         %v8 = alloca <vscale x 4 x i32>, align 16\n  \
         ret <vscale x 4 x i32> %v7\n}",
    );
    refused("declare void @f(<vscale 4 x i32>)", "1:25: expected `x`, found `4`");
}

#[test]
fn functions_have_data_before_their_code() {
    check_round_trip(
        "define void @f() section \"s\" align 16 prefix i32 7 prologue ptr @g personality ptr @g {\nb0:\n  ret void\n}\n\n\
         define void @g() prologue <{ i8, i8 }> <{i8 -21, i8 8}> {\nb0:\n  ret void\n}",
    );
}

#[test]
fn tokens_are_arguments() {
    check_round_trip(
        "declare token @llvm.coro.id.x(i32, ptr swiftself)\n\ndeclare void @g(token)\n\n\
         define void @f(ptr nest %v0) {\nb0:\n  \
         %v1 = call token @llvm.coro.id.x(i32 0, ptr swiftself null)\n  \
         call void @g(token %v1)\n  call void @g(token none)\n  ret void\n}",
    );
}

#[test]
fn metadata_is_an_argument() {
    check_round_trip(
        "declare void @llvm.write_register.i64(metadata, i64)\n\n\
         define void @f(i64 %v0) {\nb0:\n  \
         call void @llvm.write_register.i64(metadata !0, i64 %v0), !mine !0\n  \
         call void @g(metadata !\"round.upward\", metadata i32 7)\n  ret void\n}\n\n\
         declare void @g(metadata, metadata)\n\n!0 = !{!\"rsp\"}",
    );
}

#[test]
fn data_layouts_and_triples_are_printed_as_read() {
    let text = "target datalayout = \"E-m:e-p:32:32-i64:64-n32\"\ntarget triple = \"powerpc-unknown-linux-gnu\"\n\n\
                @a = global { i8, ptr } zeroinitializer, align 4\n";
    let module = read_module(text).unwrap();
    assert_eq!(print_module(&module).trim(), text.trim());
    let ty = module.globals[0].ty;
    assert_eq!((module.types.size(ty).0, module.types.offset(ty, 1).map(|offset| offset.0)), (8, Some(4)));
}

#[test]
fn attributes_without_a_rule_are_kept() {
    check(
        "declare ptr @f(i64) cold allocsize(0) #0\nattributes #0 = { alignstack=16 optsize }",
        "declare ptr @f(i64) cold allocsize(0) alignstack(16) optsize",
    );
}

#[test]
fn copies_as_llvm_6_had_them() {
    check(
        "declare void @llvm.memset.p0i8.i64(ptr, i8, i64, i32, i1)\n\
         define void @f(ptr %v0) {\nb0:\n  \
         call void @llvm.memset.p0i8.i64(ptr %v0, i8 0, i64 8, i32 4, i1 false)\n  ret void\n}",
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\n\
         define void @f(ptr %v0) {\nb0:\n  \
         call void @llvm.memset.p0.i64(ptr align 4 %v0, i8 0, i64 8, i1 false)\n  ret void\n}",
    );
}

/// LLVM names an intrinsic after its types whether its text does or not, as `opt-19` prints it.
#[test]
fn intrinsics_without_the_suffix_of_their_types() {
    check(
        "declare i8 @llvm.umin(i8, i8)\n\
         declare <2 x float> @llvm.fabs(<2 x float>)\n\
         define i8 @f(i8 %v0) {\nb0:\n  \
         %v1 = call i8 @llvm.umin(i8 %v0, i8 7)\n  %v2 = call i16 @llvm.abs(i16 3, i1 false)\n  ret i8 %v1\n}",
        "declare i8 @llvm.umin.i8(i8, i8)\n\n\
         declare <2 x float> @llvm.fabs.v2f32(<2 x float>)\n\n\
         define i8 @f(i8 %v0) {\nb0:\n  \
         %v1 = call i8 @llvm.umin.i8(i8 %v0, i8 7)\n  %v2 = call i16 @llvm.abs.i16(i16 3, i1 false)\n  ret i8 %v1\n}\n\n\
         declare i16 @llvm.abs.i16(i16, i1) nounwind willreturn",
    );
}

#[test]
fn an_intrinsic_with_and_without_the_suffix_is_read() {
    let text = "declare i8 @llvm.umin(i8, i8)\n\ndeclare i8 @llvm.umin.i8(i8, i8)";
    check(text, text);
}

#[test]
fn the_order_of_uses_is_skipped() {
    check(
        "define i32 @f(i32 %v0) {\nb0:\n  %v1 = add i32 %v0, %v0\n  ret i32 %v1\n  uselistorder i32 %v0, { 1, 0 }\n}",
        "define i32 @f(i32 %v0) {\nb0:\n  %v1 = add i32 %v0, %v0\n  ret i32 %v1\n}",
    );
}

/// LangRef "Data Layout", the defaults, as `opt-19` prints them (the alignment of each access and object that says none).
#[test]
fn without_a_data_layout_the_defaults_of_langref_hold() {
    let no_platform = [
        ("alloca { i8 }", 8),
        ("alloca <{ i8 }>", 8),
        ("alloca [2 x { i8 }]", 8),
        ("alloca [3 x i8]", 1),
        ("alloca i64", 8),
        ("alloca i40", 8),
        ("alloca i129", 8),
        ("alloca { i8, i128 }", 8),
        ("alloca x86_fp80", 16),
        ("load i32, ptr %p", 4),
        ("load i33, ptr %p", 4),
        ("load i64, ptr %p", 4),
        ("load i65, ptr %p", 4),
        ("load i128, ptr %p", 4),
        ("load ptr, ptr %p", 8),
        ("load double, ptr %p", 8),
        ("load fp128, ptr %p", 16),
        ("load { i8, i64 }, ptr %p", 4),
        ("load <4 x i16>, ptr %p", 8),
        ("load <3 x i32>, ptr %p", 16),
        ("atomicrmw add ptr %p, i64 1 seq_cst", 8),
    ];
    let of_x86_64 = [
        ("alloca { i8 }", 8),
        ("alloca i129", 16),
        ("load i64, ptr %p", 8),
        ("load i33, ptr %p", 8),
        ("load i128, ptr %p", 16),
        ("load { i8, i64 }, ptr %p", 8),
    ];
    let platforms = [
        ("", &no_platform[..]),
        ("target datalayout = \"\"\n", &no_platform),
        ("target datalayout = \"e\"\n", &no_platform),
        ("target triple = \"\"\n", &no_platform),
        ("target triple = \"x86_64-unknown-linux-gnu\"\n", &of_x86_64),
        ("target datalayout = \"e-m:e-i64:64-n8:16:32:64-S128\"\n", &of_x86_64),
    ];
    for (lines, cases) in platforms {
        for (instruction, align) in cases {
            let text = format!("{lines}define void @f(ptr %p) {{\n  %v = {instruction}\n  ret void\n}}\n");
            let printed = print_module(&read_module(&text).unwrap());
            assert!(printed.contains(&format!(", align {align}\n")), "{text}{printed}");
            assert_eq!(print_module(&read_module(&printed).unwrap()), printed, "read back");
        }
    }
    let sizes =
        read_module("@a = global { i8, i64 } zeroinitializer\n@b = global { i8, i128 } zeroinitializer")
            .unwrap();
    let sizes: Vec<_> = sizes.globals.iter().map(|global| sizes.types.size(global.ty).0).collect();
    assert_eq!(sizes, [12, 20]);
}

/// LangRef "Functions": a block without a label gets the next number, after a terminator as well. The numbers are those of `opt-19`.
#[test]
fn blocks_without_a_label_are_numbered() {
    let blocks = |text: &str| -> Vec<Vec<u32>> {
        let module = read_module(text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        let successors =
            |block: &ir::Block| block.terminator.successors().map(|id| id.index() as u32).collect();
        module.functions.iter().flat_map(|function| &function.blocks).map(successors).collect()
    };
    for (text, wanted) in [
        (
            "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  br label %b\n  ret i32 1\nb:\n  ret i32 2\n}",
            vec![vec![1, 3], vec![3], vec![], vec![]],
        ),
        // %0 is the parameter, %1 the entry, %2 the block after it.
        (
            "define i32 @f(i1) {\n  br i1 %0, label %2, label %3\n  ret i32 1\n3:\n  ret i32 2\n}",
            vec![vec![1, 2], vec![], vec![]],
        ),
        (
            "define i32 @f() {\n  %1 = add i32 1, 2\n  br label %2\n  %3 = add i32 %1, 2\n  br label %4\n  ret i32 %3\n}",
            vec![vec![1], vec![2], vec![]],
        ),
        ("define void @f() {\na:\n  ret void\n  ret void\n  unreachable\n}", vec![vec![], vec![], vec![]]),
        (
            "declare void @g()\ndefine void @f(i32 %x) {\na:\n  switch i32 %x, label %a.b [\n    i32 1, label %0\n  ]\n  tail call void @g()\n  ret void\na.b:\n  ret void\n}",
            vec![vec![2, 1], vec![], vec![]],
        ),
        (
            "define i64 @f() {\n  ret i64 ptrtoint (ptr @f to i64)\n  store i8 0, ptr null\n  ret i64 0\n}",
            vec![vec![], vec![]],
        ),
        (
            "define void @f(ptr %p) {\n  indirectbr ptr %p, [label %1]\n  ret void, !annotation !0\n  ret void\n}\n!0 = !{!\"ret\"}",
            vec![vec![1], vec![], vec![]],
        ),
    ] {
        let ids: Vec<Vec<u32>> = blocks(text);
        assert_eq!(ids, wanted, "{text}");
    }
    refused(
        "define void @f() {\n  ret void\n  nothing\n}",
        "3:3: expected a label, an instruction, or `}`, found `nothing`",
    );
    refused("define void @f() {\n  br label %2\n  ret void\n}", "2:12: there is no block %2");
}

/// `%name = type …` of what is no structure is another name of the type.
#[test]
fn names_of_types_that_are_no_structures() {
    check(
        "%int = type i32\n%arr = type [2 x %int]\n%p = type ptr\n%v = type <2 x %int>\n%s = type { %arr, %v }\n%far = type ptr addrspace(3)\n\
         @g = global %arr zeroinitializer\n@h = global %s zeroinitializer\n@i = global %far null\n\
         define %int @f(%int %v0, %p %v1) {\nb0:\n  %v2 = add %int %v0, 1\n  store %arr zeroinitializer, %p %v1, align 4\n  ret %int %v2\n}",
        "%s = type { [2 x i32], <2 x i32> }\n\n@g = global [2 x i32] zeroinitializer\n@h = global %s zeroinitializer\n\
         @i = global ptr addrspace(3) null\n\n\
         define i32 @f(i32 %v0, ptr %v1) {\nb0:\n  %v2 = add i32 %v0, 1\n  store [2 x i32] zeroinitializer, ptr %v1, align 4\n  ret i32 %v2\n}",
    );
    refused("%a = type %b\n%b = type %a\n@g = global %a undef", "2:11: %a contains itself");
}

/// LLVM declares an intrinsic with its literal structure, whatever name the text has for it.
#[test]
fn intrinsics_that_return_a_named_structure() {
    for name in ["sadd", "uadd", "ssub", "usub", "smul", "umul"] {
        let text = format!(
            "%pair = type {{ i32, i1 }}\ndeclare %pair @llvm.{name}.with.overflow.i32(i32, i32)\ndefine i32 @f(i32 %v0) {{\nb0:\n  \
             %v1 = call %pair @llvm.{name}.with.overflow.i32(i32 %v0, i32 1)\n  %v2 = extractvalue %pair %v1, 0\n  ret i32 %v2\n}}\n"
        );
        let module = read_module(&text).unwrap();
        verify(&module).unwrap();
        let printed = print_module(&module);
        assert!(
            printed.contains(&format!("call {{ i32, i1 }} @llvm.{name}.with.overflow.i32(")),
            "{printed}"
        );
    }
    // Other structures keep their names.
    check_round_trip("%pair = type { i32, i1 }\n\ndeclare %pair @g()");
}

/// LLVM 20 has fast-math flags at `fptrunc` and `fpext`.
#[test]
fn conversions_of_numbers_have_fast_math_flags() {
    for flags in ["fast", "nnan", "ninf", "nsz", "nnan ninf nsz arcp contract afn", "contract"] {
        same_line(&format!("%v5 = fpext {flags} float %v4 to double"));
        same_line(&format!("%v5 = fptrunc {flags} float %v4 to half"));
    }
    refused_line("%a2 = fptosi fast float %x to i32", "2:14: `fptosi` has no flag `fast`");
}
