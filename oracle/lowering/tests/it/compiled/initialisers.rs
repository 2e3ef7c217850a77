//! Locals with constant initialisers: how they come to their first value, compared with clang 19's own code.

use crate::support;

use generator::Profile;
use lang::{CallVia, Program, SidesDefined, Unit};
use lowering::Options;
use support::native::{ours, theirs};
use support::tools;

/// The declarations of `text` in a function, lowered; its calls to memory intrinsics and its stores.
fn check(declarations: &str, expected: &[&str]) {
    let observe = "void bf_observe(unsigned int, unsigned long long);";
    let types = "struct S { int a : 3; unsigned b : 9; char c; long d; };
        struct T { struct S s[3]; double x; int k; };";
    let text = format!(
        "{observe}\n{types}\nvoid entry(void) {{ int n = 7; {declarations} bf_observe(0U, n); }}
        int main(void) {{ entry(); return 0; }}"
    );
    let program: Program = lang::parse::program(&text, "test.c").unwrap();
    lang::check::program(&program).unwrap();
    let module = lowering::lower::program(&program, &Unit::WHOLE, &Options::default()).unwrap();
    let printed = ir::print_module(&module);
    let shown = |line: &&str| {
        let of_locals = !line.contains("store i32 7") && !line.contains("%v0");
        line.starts_with("@__const") || (of_locals && (line.contains("store ") || line.contains("@llvm.mem")))
    };
    let lines: Vec<&str> =
        printed.lines().filter(|line| !line.starts_with("declare")).filter(shown).collect();
    assert_eq!(lines, expected, "{declarations}");
}

#[test]
fn a_small_record_is_copied() {
    let image = r#"@__const.entry.s = private unnamed_addr constant [16 x i8] c"\11\00\03\00\00\00\00\00\04\00\00\00\00\00\00\00", align 8"#;
    let copy =
        "  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %v1, ptr align 8 @__const.entry.s, i64 16, i1 false)";
    check("struct S s = {1, 2, 3, 4L}; (void)s;", &[image, copy]);
}

#[test]
fn zeros_are_filled_in() {
    check(
        "struct S s = {0}; (void)s;",
        &["  call void @llvm.memset.p0.i64(ptr align 8 %v1, i8 0, i64 16, i1 false)"],
    );
}

#[test]
fn a_large_record_of_few_values_is_filled_and_stored_to() {
    check(
        "struct T t = {.s = {[1] = {.b = 300, .c = 2}}, .x = -0.0, .k = 3}; (void)t;",
        &[
            "  call void @llvm.memset.p0.i64(ptr align 8 %v1, i8 0, i64 64, i1 false)",
            "  store i8 96, ptr %v2, align 8",
            "  store i8 9, ptr %v3, align 1",
            "  store i8 2, ptr %v4, align 2",
            "  store double 0x8000000000000000, ptr %v5, align 8",
            "  store i32 3, ptr %v6, align 8",
        ],
    );
}

#[test]
fn one_byte_over_and_over_is_filled_in() {
    check(
        "long a[7] = {-1L, -1L, -1L, -1L, -1L, -1L, -1L}; (void)a;",
        &["  call void @llvm.memset.p0.i64(ptr align 8 %v1, i8 -1, i64 56, i1 false)"],
    );
}

/// Members that are left out are zero, and are not padding.
#[test]
fn what_is_left_out_ends_the_repetition() {
    let bytes = ["\\FF".repeat(56), "\\00".repeat(16)].concat();
    let image = format!("@__const.entry.a = private unnamed_addr constant [72 x i8] c\"{bytes}\", align 8");
    let copy =
        "  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %v1, ptr align 8 @__const.entry.a, i64 72, i1 false)";
    check("long a[9] = {-1L, -1L, -1L, -1L, -1L, -1L, -1L}; (void)a;", &[&image, copy]);
}

#[test]
fn what_is_no_constant_is_stored_member_by_member() {
    check(
        "struct S s = {n, 2, 3, 4L}; (void)s;",
        &[
            "  call void @llvm.memset.p0.i64(ptr align 8 %v1, i8 0, i64 16, i1 false)",
            "  store i16 %v7, ptr %v1, align 8",
            "  store i16 %v10, ptr %v1, align 8",
            "  store i8 3, ptr %v11, align 2",
            "  store i64 4, ptr %v12, align 8",
        ],
    );
}

/// The names and bytes of the constants copied to locals, in order.
fn copied(ir: &str) -> Vec<(&str, &str)> {
    let copies = ir.lines().filter(|line| line.contains("@llvm.memcpy") && line.contains("@__const."));
    let described = |line| {
        let (_, rest) = str::split_once(line, "@__const.")?;
        let (name, rest) = rest.split_once(", i64 ")?;
        Some((name, rest.split(',').next()?))
    };
    copies.filter_map(described).collect()
}

/// Those of clang's constants all of whose defined bytes are zero: beside undef they are no `zeroinitializer` to it.
fn are_zero(ir: &str) -> Vec<&str> {
    let constants = ir.lines().filter_map(|line| line.strip_prefix("@__const."));
    let constants = constants.filter_map(|line| line.split_once(" = private unnamed_addr constant "));
    let is_zero = |value: &str| {
        let words: Vec<&str> = value.split([' ', ',', '{', '}', '[', ']', '<', '>']).collect();
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let counts = |at: usize| words.get(at + 1) == Some(&"x") || at > 0 && words[at - 1] == "align";
        let not_zero = |(at, word): (usize, &&str)| {
            let digits = word.trim_start_matches("0x").trim_start_matches(['K', 'L', 'H', '-']);
            let number = word.starts_with(|c: char| c.is_ascii_digit() || c == '-') && !counts(at);
            word.contains(['@', '"'])
                || number
                    && digits.parse::<f64>().map_or_else(
                        |_| digits.contains(|c: char| c != '0'),
                        |value| value != 0.0 || value.is_sign_negative(),
                    )
        };
        !words.iter().enumerate().any(not_zero)
    };
    constants.filter(|(_, value)| is_zero(value)).map(|(name, _)| name).collect()
}

/// Checks that our code copies a constant where clang copies one that is not zero, and nowhere else.
#[test]
fn the_constants_clang_copies_are_copied() {
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    // Clang makes nothing of statements that no run reaches: after `if (1) { return x; }`, and in the `else` of `if (1)`. Ours
    // has no image of a record with a `_BitInt` of more than 128 bits, which it stores.
    let config = generator::Config {
        without: lang::Features::JUMP
            .union(lang::Features::WIDE_BIT_INT)
            .union(lang::Features::LACKED_BY_CLANG),
        ..generator::Config::new(Profile::Bitfields)
    };
    let programs = (0..).map(|index| generator::program(&generator::dna(91, index), &config));
    let is_reached = |text: String| !text.contains("if (1)") && !text.contains("if (0)");
    let programs: Vec<_> =
        programs.filter(|program| is_reached(lang::print::program(program))).take(120).collect();
    std::fs::write(at.join("all.c"), theirs(&programs, SidesDefined::Both, CallVia::Name)).unwrap();
    let clang = tools::run("clang-19", at, &["-w", "-O0", "-S", "-emit-llvm", "all.c", "-o", "-"]);
    let zero = are_zero(&clang);
    let mut clangs = copied(&clang);
    clangs.retain(|(name, _)| !zero.contains(name));
    let ours = ours(&programs, SidesDefined::Both, CallVia::Name, &Options::default());
    let mut ours = copied(&ours);
    // C defines callees first.
    ours.sort_unstable();
    clangs.sort_unstable();
    assert!(ours.len() > 100, "{}", ours.len());
    assert_eq!(ours, clangs);
}
