//! The examples of the RISC-V psABI ("RISC-V Calling Conventions", riscv-cc.adoc) and its rules about structs, with their
//! answers written out: the declaration, which clang 19 is asked for too, and the places.

use std::process::Command;

use lang::{Bits, Program, Signature, Target, parse};
use lowering::Options;
use lowering::abi::{ArgPass, Context, FunctionAbi, Piece, Quirks, ReturnPass, classify_signature};
use lowering::layout::{Dialect, Layouts};
use lowering::lower::declaration;
use lowering::shape::MemTypes;

const TARGET: Target = Target::RiscV64Linux;

fn declared(source: &str) -> (Program, Signature) {
    let declared = parse::declaration(source).unwrap();
    let (_, signature) = declared.functions.last().unwrap().clone();
    (Program { target: TARGET, ..declared.program }, signature)
}

/// Our declaration of the last function of some C.
fn ours(source: &str) -> String {
    let (program, signature) = declared(source);
    let module = declaration(&program, "f", &signature, &Options::default()).unwrap();
    short(&ir::print_module(&module))
}

#[expect(clippy::disallowed_methods, reason = "tests ask the compilers themselves")]
fn clangs(source: &str) -> String {
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join("x.c"), format!("{source}\nvoid *use = f;\n")).unwrap();
    let args = ["--target=riscv64-linux-gnu", "-w", "-S", "-emit-llvm", "-O0", "-fno-pie", "x.c", "-o", "-"];
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

/// The places of the arguments, then that of the result, by the document alone.
fn places(source: &str) -> String {
    places_by(source, Quirks::NONE)
}

fn places_by(source: &str, quirks: Quirks) -> String {
    let (program, signature) = declared(source);
    let layouts = Layouts::compute(&program).unwrap();
    let shapes = MemTypes::compute(&program, &layouts);
    let context = Context { quirks, ..Context::new(&program, &layouts, &shapes) };
    let FunctionAbi { ret, args, .. } = classify_signature(context, &signature);
    let pieces =
        |pieces: &[Piece]| pieces.iter().map(|piece| piece.place.to_string()).collect::<Vec<_>>().join(" ");
    let argument = |pass: &ArgPass| match pass {
        ArgPass::Nothing => "nothing".to_owned(),
        ArgPass::Direct { pieces: of, .. } => pieces(of),
        ArgPass::Reference { pointer, .. } => format!("behind {}", pointer.place),
        ArgPass::Memory { at, .. } => format!("copy {at}"),
    };
    let mut all: Vec<String> = args.iter().map(argument).collect();
    all.extend(match ret {
        ReturnPass::Nothing => None,
        ReturnPass::Direct(of, _) => Some(format!("-> {}", pieces(&of))),
        ReturnPass::Memory { pointer, .. } => Some(format!("-> behind {pointer}")),
    });
    all.join(", ")
}

/// The declaration that clang and we write, and the document's places.
fn check(source: &str, declaration: &str, at: &str) {
    assert_eq!(ours(source), declaration, "ours: {source}");
    assert_eq!(clangs(source), declaration, "clang's: {source}");
    assert_eq!(places(source), at, "{source}");
}

/// "`struct { struct { float f[1]; } a[2]; }` and `struct { float f0; float f1; }` are treated the same."
#[test]
fn hierarchy_and_arrays_are_flattened() {
    check("struct S { float f0; float f1; }; void f(struct S);", "void (float, float)", "fa0 fa1");
    check("struct S { struct { float f[1]; } a[2]; }; void f(struct S);", "void (float, float)", "fa0 fa1");
}

/// "`struct { int i; double d; }` and `struct __attribute__((__packed__)) { int i; double d }` are treated the same, as are
/// `struct { float f; float g; }` and `struct { float f; float g __attribute__ ((aligned (8))); }`."
#[test]
fn attributes_do_not_interfere() {
    check(
        "struct S { int i; double d; }; struct S f(struct S);",
        "{ i32, double } (i32, double)",
        "a0 fa0, -> a0 fa0",
    );
    check(
        "struct __attribute__((__packed__)) S { int i; double d; }; struct S f(struct S);",
        "<{ i32, double }> (i32, double)",
        "a0 fa0, -> a0 fa0",
    );
    check("struct S { float f; float g; }; void f(struct S);", "void (float, float)", "fa0 fa1");
    check(
        "struct S { float f; float g __attribute__((aligned(8))); }; void f(struct S);",
        "void (float, float)",
        "fa0 fa1",
    );
}

/// "for `struct { struct {} e[1]; float f; }` as the first argument, C will treat it like `struct { float f; }` and pass `f`
/// in `fa0`".
#[test]
fn empty_members_are_ignored() {
    check("struct E {}; struct S { struct E e[1]; float f; }; void f(struct S);", "void (float)", "fa0");
    check(
        "struct E {}; struct S { struct E e; float f; int i; }; void f(struct S);",
        "void (float, i32)",
        "fa0 a0",
    );
    check(
        "union E {}; struct S { float f; union E e; int i; }; void f(struct S);",
        "void (float, i32)",
        "fa0 a0",
    );
    check("struct S { float f; int : 0; }; void f(struct S);", "void (float)", "fa0");
    check("struct E {}; void f(struct E, int);", "void (i32 signext)", "nothing, a0");
}

/// "A real floating-point argument is passed in a floating-point argument register if it is no more than ABI_FLEN bits wide
/// and at least one floating-point argument register is available. Otherwise, it is passed according to the integer calling
/// convention."
#[test]
fn reals() {
    check("double f(float, double);", "double (float, double)", "fa0, fa1, -> fa0");
    check("long double f(long double);", "fp128 (fp128)", "a0+a1, -> a0+a1");
    let nine = "void f(double, double, double, double, double, double, double, double, float, int);";
    assert_eq!(places(nine), "fa0, fa1, fa2, fa3, fa4, fa5, fa6, fa7, a0, a1");
}

/// "A struct containing just one floating-point real is passed as though it were a standalone floating-point real."
#[test]
fn one_real() {
    check("struct S { double d; }; struct S f(struct S);", "double (double)", "fa0, -> fa0");
    check(
        "struct S { long double q; }; struct S f(int, struct S);",
        "i128 (i32 signext, i128)",
        "a0, a1+a2, -> a0+a1",
    );
}

/// "A struct containing two floating-point reals is passed in two floating-point registers, if neither real is more than
/// ABI_FLEN bits wide and at least two floating-point argument registers are available. […] Otherwise, it is passed according
/// to the integer calling convention."
#[test]
fn two_reals() {
    check(
        "struct S { float a; double b; }; struct S f(struct S);",
        "{ float, double } (float, double)",
        "fa0 fa1, -> fa0 fa1",
    );
    let seven =
        "struct S { float a, b; }; void f(double, double, double, double, double, double, double, struct S);";
    assert_eq!(places(seven), "fa0, fa1, fa2, fa3, fa4, fa5, fa6, a0");
    check("struct S { float a, b, c; }; void f(struct S);", "void ([2 x i64])", "a0+a1");
}

/// "A complex floating-point number, or a struct containing just one complex floating-point number, is passed as though it were
/// a struct containing two floating-point reals."
#[test]
fn complex_numbers() {
    check("_Complex double f(_Complex float);", "{ double, double } (float, float)", "fa0 fa1, -> fa0 fa1");
    check("struct S { _Complex double c; }; void f(struct S);", "void (double, double)", "fa0 fa1");
    check("void f(_Complex long double);", "void (ptr)", "behind a0");
    check("struct S { float f; _Complex float c; }; void f(struct S);", "void ([2 x i64])", "a0+a1");
    check("_Complex int f(_Complex long, _Complex char);", "i64 ([2 x i64], i64)", "a0+a1, a2, -> a0");
}

/// "A struct containing one floating-point real and one integer (or bitfield), in either order, is passed in a floating-point
/// register and an integer register, provided the floating-point real is no more than ABI_FLEN bits wide and the integer is no
/// more than XLEN bits wide, and at least one floating-point argument register and at least one integer argument register is
/// available."
#[test]
fn a_real_and_an_integer() {
    check(
        "struct S { float f; int i; }; struct S f(struct S);",
        "{ float, i32 } (float, i32)",
        "fa0 a0, -> fa0 a0",
    );
    check("struct S { char c; double d; }; void f(struct S);", "void (i8, double)", "a0 fa0");
    check("struct S { int a : 3; float f; }; void f(struct S);", "void (i32, float)", "a0 fa0");
    check("struct S { _Bool a : 1; float f; }; void f(struct S);", "void (i1, float)", "a0 fa0");
    check("struct S { double d; __int128 a : 3; }; void f(struct S);", "void (double, i64)", "fa0 a0");
    check("struct S { float f; char *p; }; void f(struct S);", "void ([2 x i64])", "a0+a1");
    check("struct S { int a : 3; int b : 4; float f; }; void f(struct S);", "void (i64)", "a0");
    let no_general =
        "struct S { float f; int i; }; void f(long, long, long, long, long, long, long, long, struct S);";
    assert_eq!(places(no_general), "a0, a1, a2, a3, a4, a5, a6, a7, stack +0");
    let no_floating = "struct S { float f; int i; }; void f(double, double, double, double, double, double, double, double, struct S);";
    assert_eq!(places(no_floating), "fa0, fa1, fa2, fa3, fa4, fa5, fa6, fa7, a0");
}

/// "Unions are never flattened and are always passed according to the integer calling convention."
#[test]
fn unions() {
    check("union U { float f; }; union U f(union U);", "i64 (i64)", "a0, -> a0");
    check(
        "union U { double d[2]; }; struct S { union U u; }; void f(struct S);",
        "void ([2 x i64])",
        "a0+a1",
    );
}

/// "Aggregates whose total size is no more than XLEN bits are passed in a register […]. Aggregates whose total size is no more
/// than 2×XLEN bits are passed in a pair of registers; if only one register is available, the first XLEN bits are passed in a
/// register and the remaining bits are passed on the stack. […] Aggregates larger than 2×XLEN bits are passed by reference".
#[test]
fn aggregates() {
    check("struct S { char c[3]; }; struct S f(struct S);", "i64 (i64)", "a0, -> a0");
    check("struct S { long a; char b; }; struct S f(struct S);", "[2 x i64] ([2 x i64])", "a0+a1, -> a0+a1");
    check("struct S { __int128 a; }; void f(int, struct S);", "void (i32 signext, i128)", "a0, a1+a2");
    let split =
        "struct S { long a, b; }; void f(long, long, long, long, long, long, long, struct S, struct S);";
    assert_eq!(places(split), "a0, a1, a2, a3, a4, a5, a6, a7+stack +0, stack +8");
    let aligned =
        "struct S { __int128 a; }; void f(long, long, long, long, long, long, long, struct S, struct S);";
    assert_eq!(places(aligned), "a0, a1, a2, a3, a4, a5, a6, a7+stack +0, stack +16");
    check(
        "struct S { long a, b, c; }; struct S f(int, struct S);",
        "void (ptr sret(%struct.S) align 8, i32 signext, ptr)",
        "a1, behind a2, -> behind a0",
    );
}

/// "Fixed-length vectors are treated as aggregates."
#[test]
fn vectors() {
    check("typedef int v __attribute__((vector_size(8))); v f(v);", "i64 (i64)", "a0, -> a0");
    check("typedef int v __attribute__((vector_size(16))); v f(v);", "i128 (i128)", "a0+a1, -> a0+a1");
    check("typedef int v __attribute__((vector_size(32))); void f(v);", "void (ptr)", "behind a0");
}

/// "integer scalars narrower than XLEN bits are widened according to the sign of their type up to 32 bits, then sign-extended
/// to XLEN bits."
#[test]
fn integers() {
    check("unsigned f(unsigned char, short);", "signext i32 (i8 zeroext, i16 signext)", "a0, a1, -> a0");
    check("_Bool f(char);", "zeroext i1 (i8 zeroext)", "a0, -> a0");
    check("__int128 f(int, __int128);", "i128 (i32 signext, i128)", "a0, a1+a2, -> a0+a1");
    check(
        "void f(unsigned _BitInt(7), _BitInt(32), unsigned _BitInt(32), unsigned _BitInt(40));",
        "void (i7 zeroext, i32 signext, i32 signext, i40 zeroext)",
        "a0, a1, a2, a3",
    );
    let wide = "void f(long, long, long, long, long, long, long, __int128);";
    assert_eq!(places(wide), "a0, a1, a2, a3, a4, a5, a6, a7+stack +0");
}

/// "Variadic arguments with 2×XLEN-bit alignment and size at most 2×XLEN bits are passed in an *aligned* register pair […], or on
/// the stack by value if none is available. After a variadic argument has been passed on the stack, all future arguments will
/// also be passed on the stack". "Variadic arguments are passed according to the integer calling convention."
#[test]
fn variadic_arguments() {
    let variadic = |unnamed: &str| {
        let (program, mut signature) = declared(&format!("void g({unnamed}); void f(int, ...);"));
        let (_, given) = declared(&format!("void f(int, {unnamed});"));
        signature.params = given.params;
        let layouts = Layouts::compute(&program).unwrap();
        let shapes = MemTypes::compute(&program, &layouts);
        let context = Context { quirks: Quirks::NONE, ..Context::new(&program, &layouts, &shapes) };
        let place = |pass: &ArgPass| match pass {
            ArgPass::Direct { pieces, .. } => pieces[0].place.to_string(),
            other => panic!("{other:?}"),
        };
        classify_signature(context, &signature).args.iter().map(place).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(variadic("double, double"), "a0, a1, a2");
    assert_eq!(variadic("__int128, int"), "a0, a2+a3, a4");
    assert_eq!(variadic("long double"), "a0, a2+a3");
    assert_eq!(
        variadic("int, int, int, int, int, int, __int128, int"),
        "a0, a1, a2, a3, a4, a5, a6, stack +0, stack +16"
    );
    assert_eq!(variadic("int, int, int, int, int, __int128, int"), "a0, a1, a2, a3, a4, a5, a6+a7, stack +0");
}

/// "Bit-Fields": "`struct { int x : 10; int y : 12; }` is a 32-bit type with `x` in bits 9-0, `y` in bits 21-10 […]. By contrast,
/// `struct { short x : 10; short y : 12; }` is a 32-bit type with `x` in bits 9-0, `y` in bits 27-16".
#[test]
fn bit_fields() {
    for (source, second) in [
        ("struct S { int x : 10; int y : 12; }; void f(struct S);", 10),
        ("struct S { short x : 10; short y : 12; }; void f(struct S);", 16),
    ] {
        let (program, _) = declared(source);
        let layouts = Layouts::compute(&program).unwrap();
        let layout = &layouts[lang::RecordId(0)];
        assert_eq!(layout.size.bits(), Bits(32), "{source}");
        assert_eq!([layout.fields[0].offset, layout.fields[1].offset], [Bits(0), Bits(second)], "{source}");
    }
}

/// Departures of compilers from the document.
#[test]
fn departures_from_the_document() {
    let of = |dialect, source| places_by(source, Quirks::for_dialect(dialect));
    let zero_width = "struct S { int a; int : 0; float b; }; void f(struct S);";
    assert_eq!([of(Dialect::Clang, zero_width), of(Dialect::Gcc, zero_width)], ["a0", "a0 fa0"]);
    let memberless = "struct N { int : 5; }; struct S { float f; struct N n; }; void f(struct S);";
    assert_eq!([of(Dialect::Clang, memberless), of(Dialect::Gcc, memberless)], ["fa0", "fa0 a0"]);
    let empty = "union E {}; struct S { float f; union E e; int i; }; void f(struct S);";
    assert_eq!([of(Dialect::Clang, empty), of(Dialect::Gcc, empty)], ["fa0 a0", "a0"]);
    let filled = "struct E {}; struct S { float f; struct E e[2]; }; void f(struct S);";
    assert_eq!([of(Dialect::Clang, filled), of(Dialect::Gcc, filled)], ["fa0", "fa0"]);
    let complex = "struct E {}; struct I { _Complex int z[1]; }; struct S { struct E e; struct I i; }; void f(struct S);";
    assert_eq!([of(Dialect::Clang, complex), of(Dialect::Gcc, complex)], ["a0 a1", "a0"]);
    let two = "struct S { _Complex char z; char c; }; void f(struct S);";
    assert_eq!([of(Dialect::Clang, two), of(Dialect::Gcc, two)], ["a0", "a0"]);
}

/// On a platform whose `long double` is IEEE quadruple precision, it and `__float128` have one format, of which LLVM has no
/// conversion to itself.
#[test]
fn a_conversion_between_types_of_one_format_is_nothing() {
    let text = "void bf_observe_f64(unsigned int, double);\nvoid entry(void);\n/* side: caller */\n\
        void entry(void) { long double a = 1.5L; __float128 b = (__float128)a; bf_observe_f64(0U, (double)(long double)b); }\n";
    let program = parse::program_for(TARGET, text, "test.c").unwrap();
    let module = lowering::lower::program(&program, &lang::Unit::WHOLE, &Options::default()).unwrap();
    assert_eq!(ir::verify(&module), Ok(()));
    assert!(!ir::print_module(&module).contains("to fp128"));
}
