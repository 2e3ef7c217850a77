//! Examples with their answers written out, each also asked of clang 19.

use crate::support::divergence;

use std::process::Command;

use lang::{Signature, Target, parse};
use lowering::Options;
use lowering::lower::declaration;

/// Our declaration of the last function of some C, without what all have in common.
fn ours(target: Target, source: &str) -> String {
    let mut declared = parse::declaration(source).unwrap();
    declared.program.target = target;
    let (name, signature) = declared.functions.last().unwrap();
    let module = declaration(&declared.program, name, signature, &Options::default()).unwrap();
    short(&ir::print_module(&module))
}

#[expect(clippy::disallowed_methods, reason = "tests ask the compilers themselves")]
fn clangs(target: Target, source: &str) -> String {
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join("x.c"), format!("{source}\nvoid *use = f;\n")).unwrap();
    let triple = format!("--target={}", target.name());
    let args = [&triple, "-w", "-S", "-emit-llvm", "-O0", "-fno-pie", "x.c", "-o", "-"];
    let output = Command::new("clang-19").args(args).current_dir(directory.path()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    short(&String::from_utf8(output.stdout).unwrap())
}

/// `ret (params)` of the line that declares `f`.
fn short(module: &str) -> String {
    let line = module.lines().find(|line| line.starts_with("declare ") && line.contains("@f(")).unwrap();
    let line = line.trim_start_matches("declare ").rsplit_once(')').unwrap().0.to_owned() + ")";
    let words = ["dso_local ", "dead_on_unwind ", "writable ", " noundef"];
    words.iter().fold(line, |line, word| line.replace(word, "")).replace("@f", "")
}

fn check(source: &str, expected: &str) {
    check_on(Target::X86_64Linux, source, expected);
}

fn check_on(target: Target, source: &str, expected: &str) {
    assert_eq!(ours(target, source), expected, "ours, {}: {source}", target.name());
    assert_eq!(clangs(target, source), expected, "clang's, {}: {source}", target.name());
}

/// Examples of psABI 3.2.3 and AAPCS64 6.8.2, each with a trap in it (docs/sources.md), by their numbers.
#[test]
fn records_by_value() {
    check("struct S { float a, b; }; struct S f(struct S);", "<2 x float> (<2 x float>)"); // 1
    check("struct S { double a; }; struct S f(struct S);", "double (double)"); // 2
    check("struct S { float a; int b; }; struct S f(struct S);", "i64 (i64)"); // 3
    check("struct S { short a; int b; short c; int d; }; struct S f(struct S);", "{ i64, i64 } (i64, i64)"); // 4
    check("struct S { short a; int b; short c; float d; }; void f(struct S);", "void (i64, i64)"); // 5
    check(
        "struct __attribute__((packed)) S { char a; int b; }; struct S f(struct S);",
        "void (ptr sret(%struct.S) align 1, ptr byval(%struct.S) align 8)",
    ); // 8
    check("struct S { long double x; }; struct S f(struct S);", "x86_fp80 (ptr byval(%struct.S) align 16)"); // 6
    check(
        "struct S { _Complex long double x; }; struct S f(struct S);",
        "void (ptr sret(%struct.S) align 16, ptr byval(%struct.S) align 16)",
    ); // 7
    check(
        "struct S { int n; int a[]; }; struct S f(struct S);",
        "void (ptr sret(%struct.S) align 4, ptr byval(%struct.S) align 8)",
    ); // 14
    check("struct S { __int128 x; }; struct S f(struct S);", "{ i64, i64 } (i64, i64)"); // 15
    check(
        "typedef float V __attribute__((vector_size(16))); struct S { V x; }; struct S f(struct S);",
        "<4 x float> (<4 x float>)",
    ); // 16
    check(
        "typedef float V __attribute__((vector_size(8))); struct S { V x, y; }; struct S f(struct S);",
        "{ double, double } (double, double)",
    ); // 16
    check("struct S { }; struct S f(struct S, int);", "void (i32)"); // 25
    check("struct S { unsigned __int128 :97; }; struct S f(struct S, int);", "void (i32)"); // 26
    check("struct __attribute__((packed)) S { char a; int b:31; int c:9; }; void f(struct S);", "void (i48)"); // 9
    check("struct S { double d; int :32; int :32; }; void f(struct S);", "void (double)"); // 10
    check("struct S { float f; int :32; double d; }; void f(struct S);", "void (float, double)"); // 11
    check("struct S { char a; int :0; char b; }; void f(struct S);", "void (i40)"); // 12
    check("struct S { char a; long long :0; char b; }; void f(struct S);", "void (i64, i8)"); // 13
    check("struct __attribute__((aligned(16))) S { long a; }; void f(struct S);", "void (i64)"); // 17
    check("struct S { long a __attribute__((aligned(16))); }; void f(struct S);", "void (i64)"); // 18
    check("struct S { float a[5]; }; void f(struct S);", "void (ptr byval(%struct.S) align 8)"); // 19
    check(
        "union U { float a; float b[3]; }; struct S { union U u; }; void f(struct S);",
        "void (<2 x float>, float)",
    ); // 20
    check(
        "struct S { float a; float b __attribute__((aligned(8))); }; void f(struct S);",
        "void (double, float)",
    ); // 21
    check("struct S { float a; int :0; float b; }; void f(struct S);", "void (<2 x float>)"); // 22
    check(
        "struct S { __fp16 a, b; }; struct S f(struct S);",
        "void (ptr sret(%struct.S) align 2, ptr byval(%struct.S) align 8)",
    ); // 23
    check(
        "typedef long long T __attribute__((aligned(4))); struct S { int a; T b; }; struct S f(struct S);",
        "void (ptr sret(%struct.S) align 4, ptr byval(%struct.S) align 8)",
    ); // 24
    check("struct S { char a[3]; }; struct S f(struct S);", "i24 (i24)"); // 27
    check("struct S { int *p; int n; }; void f(struct S);", "void (ptr, i32)"); // 28
    check(
        "struct S { long a, b; }; void f(long, long, long, long, long, struct S, long);",
        "void (i64, i64, i64, i64, i64, ptr byval(%struct.S) align 8, i64)",
    ); // 29
    check(
        "struct S { float a, b, c; }; void f(double, double, double, double, double, double, double, struct S, double);",
        "void (double, double, double, double, double, double, double, ptr byval(%struct.S) align 8, double)",
    ); // 30
}

/// psABI 3.2.3p2: `__float128` is of classes SSE and SSEUP; a complex one is a structure of two.
#[test]
fn float128_by_value() {
    check("struct S { __float128 a; }; struct S f(__float128, struct S);", "fp128 (fp128, fp128)");
    check(
        "struct S { int a : 5; __float128 b; }; struct S f(struct S);",
        "void (ptr sret(%struct.S) align 16, ptr byval(%struct.S) align 16)",
    );
    check(
        "_Complex __float128 f(_Complex __float128);",
        "void (ptr sret({ fp128, fp128 }) align 16, ptr byval({ fp128, fp128 }) align 16)",
    );
    check("union U { __float128 a; long b; }; union U f(union U);", "{ i64, double } (i64, double)");
}

/// psABI 3.2.3p2: `_Decimal128` is of classes SSE and SSEUP, the shorter ones are of class SSE. No clang has them, so that none of what clang does
/// with `fp128` holds of them: rule 4(f) makes both eightbytes of a union with doubles SSE.
#[test]
fn decimals_by_value() {
    let check = |source, expected: &str| assert_eq!(ours(Target::X86_64Linux, source), expected, "{source}");
    check("struct S { _Decimal128 a; }; struct S f(_Decimal128, struct S);", "fp128 (fp128, fp128)");
    check(
        "struct S { _Decimal64 a; _Decimal32 b; }; struct S f(struct S);",
        "{ double, float } (double, float)",
    );
    check(
        "union U { _Decimal128 a; double b[2]; }; union U f(union U);",
        "{ double, double } (double, double)",
    );
    check("union U { _Decimal128 a; long b; }; union U f(union U);", "{ i64, double } (i64, double)");
    check(
        "union U { _Decimal128 a; struct { float b, c; int d; }; }; union U f(union U);",
        "{ double, i64 } (double, i64)",
    );
}

/// The same table's other column, all of its rows.
#[test]
fn records_by_value_on_aarch64() {
    const TABLE: &[(&str, &str)] = &[
        ("struct S { float a, b; }; struct S f(struct S);", "%struct.S ([2 x float] alignstack(8))"), // 1
        ("struct S { double a; }; struct S f(struct S);", "%struct.S ([1 x double] alignstack(8))"),  // 2
        ("struct S { float a; int b; }; struct S f(struct S);", "i64 (i64)"),                         // 3
        ("struct S { short a; int b; short c; int d; }; struct S f(struct S);", "[2 x i64] ([2 x i64])"), // 4
        ("struct S { short a; int b; short c; float d; }; void f(struct S);", "void ([2 x i64])"),    // 5
        ("struct __attribute__((packed)) S { char a; int b; }; struct S f(struct S);", "i40 (i64)"),  // 8
        (
            "struct __attribute__((packed)) S { char a; int b:31; int c:9; }; struct S f(struct S);",
            "i48 (i64)",
        ), // 9
        ("struct S { double d; int :32; int :32; }; void f(struct S);", "void ([2 x i64])"),          // 10
        ("struct S { float f; int :32; double d; }; void f(struct S);", "void ([2 x i64])"),          // 11
        ("struct S { char a; int :0; char b; }; void f(struct S);", "void (i64)"),                    // 12
        ("struct S { char a; long long :0; char b; }; void f(struct S);", "void ([2 x i64])"),        // 13
        ("struct __attribute__((aligned(16))) S { long a; }; struct S f(struct S);", "i128 ([2 x i64])"), // 17
        ("struct S { long a __attribute__((aligned(16))); }; void f(struct S);", "void (i128)"), // 18
        ("struct S { float a[5]; }; void f(struct S);", "void (ptr)"),                           // 19
        ("struct S { double a[4]; }; void f(struct S);", "void ([4 x double] alignstack(8))"),   // 19
        (
            "union U { float a; float b[3]; }; struct S { union U u; }; void f(struct S);",
            "void ([3 x float] alignstack(8))",
        ), // 20
        ("struct S { float a; float b __attribute__((aligned(8))); }; void f(struct S);", "void ([2 x i64])"), // 21
        ("struct S { float a; int :0; float b; }; void f(struct S);", "void ([2 x float] alignstack(8))"), // 22
        (
            "typedef long long T __attribute__((aligned(4))); struct S { int a; T b; }; void f(struct S);",
            "void ([2 x i64])",
        ), // 24
        (
            "#pragma pack(4)\nstruct S { int a; long long b; };\n#pragma pack()\nvoid f(struct S);",
            "void ([2 x i64])",
        ),
        ("struct S { char a[3]; }; struct S f(struct S);", "i24 (i64)"), // 27
        ("struct S { int *p; int n; }; void f(struct S);", "void ([2 x i64])"), // 28
        (
            "struct S { long a, b; }; void f(long, long, long, long, long, struct S, long);",
            "void (i64, i64, i64, i64, i64, [2 x i64], i64)",
        ), // 29
        (
            "struct S { float a, b, c; }; void f(double, double, double, double, double, double, double, struct S, double);",
            "void (double, double, double, double, double, double, double, [3 x float] alignstack(8), double)",
        ), // 30
        ("struct S { long double x; }; struct S f(struct S);", "%struct.S ([1 x fp128] alignstack(16))"), // 6
        (
            "struct S { _Complex long double x; }; struct S f(struct S);",
            "%struct.S ([2 x fp128] alignstack(16))",
        ), // 7
        ("struct S { __int128 x; }; struct S f(struct S);", "i128 (i128)"), // 15
        (
            "typedef float v4f __attribute__((vector_size(16))); struct S { v4f x; }; void f(struct S);",
            "void ([1 x <4 x float>] alignstack(16))",
        ), // 16
        (
            "typedef float v2f __attribute__((vector_size(8))); struct S { v2f x, y; }; void f(struct S);",
            "void ([2 x <2 x float>] alignstack(8))",
        ), // 16
        ("struct S { _Float16 a, b; }; void f(struct S);", "void ([2 x half] alignstack(8))"),
        ("struct S { __fp16 a, b; }; void f(struct S);", "void ([2 x half] alignstack(8))"), // 23
        ("struct S { unsigned __int128 :97; }; struct S f(struct S);", "void ()"),           // 26
        ("struct S { int n; int a[]; }; struct S f(struct S);", "i32 (i64)"),                // 14
        ("struct S {}; struct S f(struct S);", "void ()"),                                   // 25
    ];
    for (source, expected) in TABLE {
        check_on(Target::AArch64Linux, source, expected);
    }
}

/// clang looks for the second float of an eightbyte in the padding after an array, and finds the array's first.
#[test]
fn a_float_in_padding() {
    check(
        "struct F { float a[1]; }; struct S { struct F f; double d; }; void f(struct S);",
        "void (<2 x float>, double)",
    );
    check("struct S { float a; double d; }; void f(struct S);", "void (float, double)");
}

#[test]
fn small_scalars_are_extended() {
    check(
        "_Bool f(char, unsigned char, short, unsigned short, _Bool, int);",
        "zeroext i1 (i8 signext, i8 zeroext, i16 signext, i16 zeroext, i1 zeroext, i32)",
    );
}

/// Without a general-purpose register left a small record goes to the stack as an integer.
#[test]
fn a_small_record_without_register() {
    let six = "long, long, long, long, long, long";
    check(
        &format!("struct S {{ char a[5]; }}; void f({six}, struct S);"),
        "void (i64, i64, i64, i64, i64, i64, i40)",
    );
    check(
        &format!("struct __attribute__((packed)) S {{ char a; short b; }}; void f({six}, struct S);"),
        "void (i64, i64, i64, i64, i64, i64, i24)",
    );
}

/// The place in which each part of an argument travels.
#[test]
fn places() {
    use lowering::abi::{ArgPass, Context, Location, classify_signature};
    use lowering::layout::Layouts;
    use lowering::shape::MemTypes;
    let source = "struct S { long a, b; }; struct B { long a[3]; } f(long, struct S, double, struct S, struct S, long);";
    let declared = parse::declaration(source).unwrap();
    let program = &declared.program;
    let layouts = Layouts::compute(program).unwrap();
    let shapes = MemTypes::compute(program, &layouts);
    let (layouts, shapes) = (&layouts, &shapes);
    let context = Context::new(program, layouts, shapes);
    let abi = classify_signature(context, &declared.functions[0].1);
    let places = abi.args.iter().map(|pass| match pass {
        ArgPass::Direct { pieces, .. } => {
            pieces.iter().map(|piece| place(piece.place)).collect::<Vec<_>>().join("+")
        }
        ArgPass::Memory { at, .. } => format!("copy at {at}"),
        ArgPass::Nothing | ArgPass::Reference { .. } => "?".to_owned(),
    });
    let expected = ["rsi", "rdx+rcx", "xmm0", "r8+r9", "copy at 0", "stack 16"];
    assert_eq!(places.collect::<Vec<_>>(), expected);
    assert_eq!(abi.stack, lang::Bytes(24));

    fn place(location: Location) -> String {
        match location {
            Location::Registers(names) => names.join(" "),
            Location::Stack(at) => format!("stack {at}"),
            Location::Split(names, at) => format!("{} stack {at}", names.join(" ")),
        }
    }
}

/// Access units where clang 19 draws them and earlier versions do not (llvm-project#65742).
#[test]
fn access_units() {
    use lowering::layout::Layouts;
    use lowering::shape::MemTypes;
    let units = |source: &str| {
        let declared = parse::declaration(source).unwrap();
        let layouts = Layouts::compute(&declared.program).unwrap();
        let shapes = MemTypes::compute(&declared.program, &layouts);
        let accesses = shapes[*declared.records.last().unwrap()].accesses.clone();
        let text = accesses.iter().flatten().map(|a| format!("i{} at {} shift {}", a.unit, a.start, a.shift));
        text.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(
        units("struct __attribute__((packed)) P { char c; int a:17; int b:7; long d:50; };"),
        "i24 at 1 shift 0, i24 at 1 shift 17, i56 at 4 shift 0"
    );
    assert_eq!(
        units("struct S { unsigned a:3, b:5, c:12; };"),
        "i32 at 0 shift 0, i32 at 0 shift 3, i32 at 0 shift 8"
    );
    assert_eq!(units("struct S { char a:4; char :0; char b:4; };"), "i8 at 0 shift 0, i8 at 1 shift 0");
    assert_eq!(units("struct S { int a:24; char b; };"), "i24 at 0 shift 0");
}

/// Load, mask, or, store; sign extension by two shifts.
#[test]
fn a_bit_field_in_ir() {
    let source = "
        struct S { unsigned a:3; int b:5; };
        static struct S s;
        void entry(void) { s.b = -2; s.a = (unsigned)s.b & 7u; }
    ";
    let program = parse::program(source, "example.c").unwrap();
    let module = lowering::lower::program(&program, &lang::Unit::WHOLE, &Options::default()).unwrap();
    let text = ir::print_module(&module);
    let body = text.split("define ").nth(1).unwrap().split('}').next().unwrap();
    let expected = "
  %v0 = load i8, ptr @s, align 4
  %v1 = and i8 %v0, 7
  %v2 = or i8 %v1, -16
  store i8 %v2, ptr @s, align 4
  %v3 = load i8, ptr @s, align 4
  %v4 = ashr i8 %v3, 3
";
    assert!(body.contains(expected.trim_start_matches('\n')), "{body}");
}

/// The layout picture: which bits are whose.
#[test]
fn bit_pictures() {
    use lowering::layout::{BitOwner, BitStep, Layouts, bit_map};
    let source = "struct S { char a; int b:3; int :4; int :0; _Bool c:1; };";
    let declared = parse::declaration(source).unwrap();
    let layouts = Layouts::compute(&declared.program).unwrap();
    let runs = bit_map(&declared.program, &layouts, declared.records[0]);
    let shown: Vec<_> = runs
        .iter()
        .map(|run| {
            let owner = match &run.owner {
                BitOwner::Padding => ".".to_owned(),
                BitOwner::Unnamed => "_".to_owned(),
                BitOwner::Untold => "?".to_owned(),
                BitOwner::Field(way) => match way[0] {
                    BitStep::Field(index) | BitStep::Element(index) => index.to_string(),
                    BitStep::Elements(count) => format!("each of {count}"),
                },
            };
            format!("{}+{}:{owner}", run.start, run.width)
        })
        .collect();
    assert_eq!(shown.join(" "), "0+8:0 8+3:1 11+4:_ 15+17:. 32+1:4 33+31:.");
}

/// The smallest records on which the compilers part, as the ledger has them.
#[test]
fn divergences() {
    use divergence::{Divergence, divergences};
    let named = |source: &str| {
        let declared = parse::declaration(source).unwrap();
        divergences(&declared.program, *declared.records.last().unwrap()).unwrap()
    };
    let straddling = "struct S { _Bool a:1; long b:60 __attribute__((aligned(4))); };";
    assert_eq!(named(straddling), [Divergence::AlignedBitField]);
    let packed =
        "#pragma pack(1)\nstruct S { char a:3; int b:5 __attribute__((aligned(2))); };\n#pragma pack()\n";
    assert_eq!(named(packed), [Divergence::AlignedBitFieldUnderPack]);
    assert_eq!(named("struct S { float a; int :1; };"), [Divergence::UnnamedBitFieldClass]);
    let inner = "struct I { char a; int b:3; }; struct __attribute__((packed)) S { char c; struct I i; };";
    assert_eq!(named(inner), [Divergence::MisalignedMember]);
    assert_eq!(named("struct S { int a:3; long b; };"), []);
}

/// The smallest calls on which they part, and versions of clang, and clang's callers and `va_arg`.
#[test]
fn divergences_of_signatures() {
    use divergence::{Between, Divergence, of_signature};
    use lowering::abi::VectorUnit;
    use lowering::layout::Dialect;
    let named = |between: Between, source: &str| {
        let declared = parse::declaration(source).unwrap();
        of_signature(&declared.program, &declared.functions[0].1, between).unwrap()
    };
    let versions = Between::dialects(Dialect::Clang16, Dialect::Clang);
    let [old, new, gcc] =
        [Dialect::Clang16, Dialect::Clang, Dialect::Gcc].map(|dialect| Between::dialects(dialect, dialect));
    for empty in ["long : 64, : 64, : 64;", "struct { long : 64; } a[3]; int none[0][2];"] {
        let followed =
            format!("struct S {{ {empty} }}; void f(struct S, __int128, __int128, __int128, int);");
        assert_eq!(named(Between::CLANG_AND_GCC, &followed), [Divergence::PaddingInMemory], "{empty}");
    }
    let last = "void f(long, long, long, long, long, __int128);";
    assert_eq!(named(versions, last), [Divergence::Int128Split]);
    assert_eq!(named(Between::CLANG_AND_GCC, last), [], "nothing follows that could take the register");
    let followed = "void f(long, long, long, long, long, __int128, int);";
    assert_eq!(named(Between::CLANG_AND_GCC, followed), [Divergence::Int128AtTheEnd]);
    assert_eq!(named(new, followed), []);
    for between in [old, new, gcc, versions, Between::CLANG_AND_GCC] {
        assert_eq!(named(between, "void f(long, __int128);"), []);
    }
    let aligned =
        "typedef long long T __attribute__((aligned(4))); struct S { int a; T b; }; void f(struct S);";
    for between in [old, versions, Between::dialects(Dialect::Clang16, Dialect::Gcc)] {
        assert_eq!(named(between, aligned), [Divergence::AlignedTypedef]);
        assert_eq!(named(between, &aligned.replace("int a; T", "T")), [], "nothing crosses an eightbyte");
    }
    for between in [new, gcc, Between::CLANG_AND_GCC] {
        assert_eq!(named(between, aligned), []);
    }
    // Callers and `va_arg` of one compiler, all but the first argument unnamed.
    let variadic = |between: Between, source: &str| {
        let declared = parse::declaration(source).unwrap();
        let signature =
            Signature { tail: Some(lang::VariadicTail::ellipsis(1)), ..declared.functions[0].1.clone() };
        of_signature(&declared.program, &signature, between).unwrap()
    };
    assert_eq!(variadic(old, last), [Divergence::UnnamedInt128]);
    assert_eq!(variadic(new, last), []);
    assert_eq!(variadic(new, followed), [Divergence::UnnamedInt128]);
    assert_eq!(variadic(gcc, followed), []);
    let upper = "struct S { long :64; long b; }; void f(long, struct S);";
    let nothing = "struct S { int :5; }; void f(long, struct S);";
    assert_eq!(variadic(new, upper), [Divergence::UnnamedBitFieldFetched]);
    assert_eq!(variadic(old, nothing), [Divergence::UnnamedBitFieldFetched]);
    assert_eq!(variadic(new, nothing), []);
    let counted = "struct S { long :64; long :64; long :64; }; void f(struct S, __int128);";
    assert_eq!(variadic(gcc, counted), [], "the number finds registers");
    let counted = counted.replace("__int128", "long, long, long, long, long, long, long");
    assert_eq!(variadic(gcc, &counted), [Divergence::PaddingCounted]);
    // Wide vectors, with registers for them and without.
    let avx = Between { vectors: VectorUnit::Avx, ..Between::CLANG_AND_GCC };
    let vector = "typedef int V __attribute__((vector_size(32))); void f(V);";
    assert_eq!(named(avx, vector), []);
    assert_eq!(variadic(avx, vector), [Divergence::NamedWideVector]);
    let unnamed = vector.replace("f(V)", "f(long, V)");
    assert_eq!(variadic(avx, &unnamed), []);
    let beside = "typedef int V __attribute__((vector_size(32))); struct E {}; struct S { struct E e; V v; };\
                  void f(struct S);";
    assert_eq!(named(avx, beside), [Divergence::EmptyBesideWideVector]);
    assert_eq!(named(Between::CLANG_AND_GCC, beside), []);
    let union =
        "typedef int V __attribute__((vector_size(16))); union U { V v; char c[32]; }; void f(union U);";
    assert_eq!(named(avx, union), [Divergence::UnionWithVector]);
    assert_eq!(named(Between::CLANG_AND_GCC, union), []);
    let clangs = Between { vectors: VectorUnit::Avx, ..new };
    let fetched = union.replace("f(union U)", "f(long, union U)");
    assert_eq!(variadic(clangs, &fetched), [Divergence::WideUnionFetched]);
    assert_eq!(variadic(new, &fetched), []);
    let returned = "typedef int V __attribute__((vector_size(64))); V f(void);";
    assert_eq!(named(avx, returned), [Divergence::WideVectorResult]);
    assert_eq!(named(Between { vectors: VectorUnit::Avx512, ..avx }, returned), []);
}

/// On AArch64 it is a long `_BitInt` that older clangs do not fetch where they pass it.
#[test]
fn divergences_of_signatures_on_aarch64() {
    use divergence::{Between, Divergence, of_signature};
    use lowering::layout::Dialect;
    let named = |one, other, named: Option<u32>, source: &str| {
        let mut declared = parse::declaration(source).unwrap();
        declared.program.target = Target::AArch64Linux;
        let signature =
            Signature { tail: named.map(lang::VariadicTail::ellipsis), ..declared.functions[0].1.clone() };
        of_signature(&declared.program, &signature, Between::dialects(one, other)).unwrap()
    };
    let (old, new) = (Dialect::Clang18, Dialect::Clang);
    let long = "void f(long, _BitInt(65));";
    assert_eq!(named(old, old, Some(1), long), [Divergence::UnnamedBitInt]);
    assert_eq!(named(new, Dialect::Clang14, Some(1), long), [Divergence::UnnamedBitInt]);
    assert_eq!(named(new, new, Some(1), long), []);
    assert_eq!(named(old, old, None, long), [], "a named one is where the prototype says");
    assert_eq!(named(old, old, Some(1), "void f(long, _BitInt(64));"), []);
    assert_eq!(
        named(old, old, Some(1), "void f(long, long, _BitInt(65));"),
        [],
        "the next register is an even one"
    );
    let short = |source: &str| {
        format!(
            "typedef float F __attribute__((vector_size(4)));\ntypedef int V __attribute__((vector_size(4)));\n{source}"
        )
    };
    let gcc = Dialect::Gcc;
    assert_eq!(named(new, gcc, None, &short("V f(void);")), [Divergence::ShortVector]);
    assert_eq!(named(new, gcc, None, &short("void f(V);")), []);
    assert_eq!(named(new, gcc, None, &short("void f(F);")), [Divergence::ShortVector]);
    assert_eq!(named(gcc, gcc, None, &short("F f(F);")), []);
    assert_eq!(named(gcc, gcc, Some(1), &short("void f(long, F);")), [Divergence::ShortVector]);
    assert_eq!(named(new, new, None, &short("V f(F, V);")), []);
    let behind = "struct S { int :5; }; void f(long, struct S, long);";
    assert_eq!(
        named(Dialect::Clang14, Dialect::Clang14, Some(1), behind),
        [Divergence::UnnamedBitFieldFetched]
    );
    assert_eq!(named(Dialect::Clang16, Dialect::Clang16, Some(1), behind), []);
    let quad = "struct __attribute__((packed)) S { long double q, r; }; void f(double, double, double, double, double, double, double, double, float, struct S);";
    assert_eq!(named(Dialect::Clang16, new, None, quad), [Divergence::LoweredHomogeneous]);
    assert_eq!(named(Dialect::Clang16, Dialect::Clang16, Some(1), quad), [Divergence::LoweredHomogeneous]);
    assert_eq!(named(Dialect::Clang16, Dialect::Clang16, None, quad), []);
    assert_eq!(named(new, gcc, None, quad), []);
    let short = |after: &str| {
        format!("struct __attribute__((packed)) S {{ __int128 a : 3; }}; void f({after}, struct S);")
    };
    assert_eq!(named(gcc, gcc, Some(1), &short("long")), [Divergence::LoweredQuadWordFetched]);
    assert_eq!(named(gcc, gcc, None, &short("long")), []);
    assert_eq!(named(gcc, gcc, Some(1), &short("long, long")), [], "the next register is an even one");
    assert_eq!(named(new, gcc, Some(1), &short("long")), [Divergence::LoweredQuadWordBitField]);
    assert_eq!(named(new, new, Some(1), &short("long")), []);
    let memberless = "struct S { int :5; }; void f(struct S);";
    assert_eq!(named(new, gcc, None, memberless), [Divergence::MemberlessRecord]);
}

/// An array of length zero has neither bytes nor fields, wherever it is.
#[test]
fn arrays_of_length_zero() {
    let on = |target, source: &str, expected: &str| check_on(target, source, expected);
    let x86_64 = |source: &str, expected: &str| on(Target::X86_64Linux, source, expected);
    x86_64("struct S { float f; int a[0]; }; struct S f(struct S);", "float (float)");
    x86_64("struct S { int a[0]; float f; }; struct S f(struct S);", "float (float)");
    x86_64("struct S { float f; int a[2][0]; float g; }; struct S f(struct S);", "<2 x float> (<2 x float>)");
    x86_64("struct S { int n; double a[0]; }; struct S f(struct S);", "i32 (i32)");
    x86_64("struct S { long a[0]; }; struct S f(struct S, int);", "void (i32)");
    x86_64(
        "struct S { long a[0]; }; union U { struct S s[0]; float f; }; union U f(union U);",
        "double (double)",
    );
    x86_64(
        "struct __attribute__((packed)) S { char c; int a[0]; }; struct S f(struct S);",
        "void (ptr sret(%struct.S) align 1, ptr byval(%struct.S) align 8)",
    );
    let arm = |source: &str, expected: &str| on(Target::AArch64Linux, source, expected);
    arm("struct S { float f; float a[0]; }; struct S f(struct S);", "i32 (i64)");
    arm(
        "struct E { float a[0]; }; struct S { float f; struct E e; }; void f(struct S);",
        "void ([1 x float] alignstack(8))",
    );
    arm("struct S { long a[0]; }; struct S f(struct S, int);", "void (i32)");
    let riscv = |source: &str, expected: &str| on(Target::RiscV64Linux, source, expected);
    riscv("struct S { float f; void *a[0]; int i; }; struct S f(struct S);", "{ float, i32 } (float, i32)");
    riscv("struct S { long a[0]; }; struct S f(struct S, float);", "void (float)");
}

/// gcc gives an eightbyte the class that an element would have, where the array begins inside it.
#[test]
fn an_array_of_length_zero_inside_an_eightbyte_parts_the_compilers() {
    use divergence::divergences;
    let parted = |source: &str| {
        let declared = parse::declaration(source).unwrap();
        !divergences(&declared.program, *declared.records.last().unwrap()).unwrap().is_empty()
    };
    assert!(parted("struct S { float f; int a[0]; };"));
    assert!(parted("struct E { int a[0]; }; struct S { float f; struct E e; };"));
    assert!(parted("struct B { int a[6]; }; struct S { double d; float f; struct B b[0]; };"));
    assert!(!parted("struct S { double d; int a[0]; };"));
    assert!(!parted("struct S { int a[0]; float f; };"));
    assert!(!parted("struct S { float f; float a[0]; };"));
    assert!(!parted("struct S { int a; char c[0]; };"));
}

/// The same on AArch64. That no other record parts clang and gcc is shown by `aarch64_places`, for both.
#[test]
fn divergences_on_aarch64() {
    use divergence::{Between, Divergence, divergences, of_record};
    use lowering::layout::Dialect;
    let named = |source: &str| {
        let mut declared = parse::declaration(source).unwrap();
        declared.program.target = Target::AArch64Linux;
        divergences(&declared.program, *declared.records.last().unwrap()).unwrap()
    };
    assert_eq!(named("struct S { int :5; };"), [Divergence::MemberlessRecord]);
    assert_eq!(named("union U { float f; int :0; };"), [Divergence::UnnamedBitFieldInHomogeneous]);
    assert_eq!(named("struct S { float f; int :0; };"), []);
    assert_eq!(named("struct S { float a; int :1; };"), []);
    let mut declared = parse::declaration("struct S { float f; int :0; };").unwrap();
    declared.program.target = Target::AArch64Linux;
    let versions = Between::dialects(Dialect::Clang14, Dialect::Clang);
    let of_versions = of_record(&declared.program, declared.records[0], versions).unwrap();
    assert_eq!(of_versions, [Divergence::ZeroWidthInHomogeneous]);
    let mut declared = parse::declaration("struct S { _BitInt(65) a; };").unwrap();
    declared.program.target = Target::AArch64Linux;
    let before = |dialect| {
        let between = Between::dialects(dialect, Dialect::Clang);
        of_record(&declared.program, declared.records[0], between).unwrap()
    };
    assert_eq!(before(Dialect::Clang18), [Divergence::BitIntAlignment]);
    assert_eq!(before(Dialect::Clang), []);
    assert_eq!(
        named("struct I { char a; int b:3; }; struct __attribute__((packed)) S { char c; struct I i; };"),
        []
    );
}
