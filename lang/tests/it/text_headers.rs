//! Declarations as headers have them: what is read, what is passed over, and that nothing makes the reader panic.

use lang::parse::{self, Declaration};

const HEADER: &str = include_str!("../../../corpus/declarations.h");

fn read(source: &str) -> Declaration {
    parse::declaration(source).unwrap_or_else(|error| panic!("{error}\n{source}"))
}

#[test]
fn a_header_is_read_whole() {
    let declared = read(HEADER);
    let unread: Vec<String> = declared.unread.iter().map(ToString::to_string).collect();
    assert!(unread.is_empty(), "{}", unread.join("\n"));
    assert!(declared.records.len() >= 28, "{}", declared.records.len());
    assert!(declared.functions.len() >= 24, "{}", declared.functions.len());
}

/// Checks the number of records and functions that a text declares, and the errors for the rest.
fn check(source: &str, records: usize, functions: usize, unread: &[&str]) {
    let declared = read(source);
    let problems: Vec<String> = declared.unread.iter().map(|error| error.problem.to_string()).collect();
    let found = (declared.records.len(), declared.functions.len());
    assert_eq!(
        (found, problems),
        ((records, functions), unread.iter().map(ToString::to_string).collect()),
        "{source}"
    );
}

#[test]
fn the_subset_ends_somewhere_and_the_rest_is_read() {
    check("void f(__bf16); int g(int);", 0, 1, &["`__bf16` is not supported"]);
    check(
        "struct __attribute__((randomize_layout)) S { int a; }; void g(int);",
        0,
        1,
        &["the attribute `randomize_layout` is not supported"],
    );
    check(
        "static inline int f(__bf16 l) { return g(l); } void g(int);",
        0,
        1,
        &["`__bf16` is not supported"],
    );
    check("struct S { int n; char end[0]; }; struct T { int none[0], a; };", 2, 0, &[]);
    check("typedef int T[]; struct S { int n; T a; };", 1, 0, &[]);
    check(
        "struct U; void f(struct U *); void g(struct U);",
        0,
        1,
        &["`g`, which passes a `struct U` that is not read, is not supported"],
    );
    check(
        "struct S { _Atomic double a; } s; struct T { struct S *next; };",
        1,
        0,
        &["`_Atomic` on such a member is not supported"],
    );
    let list = "`L`, whose declaration is not read, is not supported";
    check(
        "typedef __builtin_va_list L; void f(L); void g(int);",
        0,
        1,
        &["`__builtin_va_list` is not supported", list],
    );
}

#[test]
fn what_the_subset_does_not_need_is_passed_over() {
    check("extern int f(void) __asm__(\"g\") __attribute__((pure));", 0, 1, &[]);
    check("[[nodiscard, gnu::pure]] int f(void); struct [[gnu::packed]] S { char c; int i; };", 1, 1, &[]);
    check("int x = 3, y[] = { 1, 2 }; extern struct S s; int f(void);", 0, 1, &[]);
    check("typedef int T; typedef int T; typedef int F(T); F f; int f(int);", 0, 1, &[]);
    check("# 1 \"a.h\" 1\nint f(int a \\\n);\n#pragma once\n#ident \"x\"\n", 0, 1, &[]);
    check("#if 0\n#endif\n", 0, 0, &[]);
}

#[test]
fn packing_by_an_attribute_of_c23_is_packing() {
    let declared = read("struct [[gnu::packed]] S { char c; int i; };");
    assert!(declared.program[declared.records[0]].packed);
}

#[test]
fn the_preprocessor_is_asked_for_little() {
    check("#ifndef A\n#define A\n#define N 3 /* so\nmany */\nstruct S { int a[N]; };\n#endif\n", 1, 0, &[]);
    check("#ifdef __cplusplus\nnamespace {\n#else\nstruct S { int a; };\n#endif", 1, 0, &[]);
    check("#define N 2\n#undef N\nenum { N = 4 }; struct S { int a[N]; };", 1, 0, &[]);
    for (source, said) in [
        (
            "#if X\n",
            "1:1: the preprocessor line `#if X` (a compiler's preprocessor makes what is read: `cc -E header.h`) is not supported",
        ),
        ("#endif\n", "1:1: `#endif` without `#if`"),
        ("#ifdef X\n", "2:1: `#endif` is missing"),
        ("#define X(a) a\nstruct S { int a[X(3)]; };", "2:18: `X` is not declared"),
        ("#define A A B\n#define B A\nstruct S { A a; };", "3:12: expected a type"),
    ] {
        let error = parse::declaration(source).expect_err(source).to_string();
        assert!(error.starts_with(&format!("declaration:{said}")), "{error}");
    }
}

/// Markers that [`lang::print`] writes beside C itself: the side of a function, and the types passed unnamed.
#[test]
fn markers_of_printed_programs_are_read() {
    let printed = "/* side: callee */\nstruct S { int a; };\n/* side: caller */\n\
                   int f(int, ... /* passes: struct S, double */);\nvoid g(__builtin_va_list /* passes: int * */);\n";
    let declared = read(printed);
    assert_eq!((declared.records.len(), declared.unread.len()), (1, 0));
    let params = declared.functions.iter().map(|(_, signature)| signature.params.len());
    assert_eq!(params.collect::<Vec<_>>(), [3, 1]);
    let error = parse::header("struct S {\n  int a : 99;\n};", "dir/x.h").expect_err("99 bits").to_string();
    assert!(error.starts_with("dir/x.h:2:"), "{error}");
}

/// A generator of numbers that is the same everywhere (Knuth's MMIX).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// Words and marks, cut as roughly as an editor does.
fn pieces(text: &str) -> Vec<&str> {
    text.split_inclusive(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect()
}

#[test]
fn no_text_makes_it_panic() {
    let dictionary = pieces(HEADER);
    let items: Vec<&str> = HEADER.split_inclusive(";\n").collect();
    let mut random = Random(1);
    let mut read = 0;
    for _ in 0..6000 {
        let first = random.below(items.len());
        let count = 1 + random.below(4);
        let text: String = items[first..].iter().take(count).copied().collect();
        let mut all = pieces(&text);
        for _ in 0..=random.below(4) {
            let at = random.below(all.len());
            match random.below(4) {
                0 => drop(all.remove(at)),
                1 => all.insert(at, dictionary[random.below(dictionary.len())]),
                2 => {
                    all[at] = ["{", "}", "(", ")", "[", "]", ";", "*", "#", "\\\n", "/*", "0", "\u{fc}"]
                        [random.below(13)]
                }
                _ => all.truncate(at + 1),
            }
            if all.is_empty() {
                break;
            }
        }
        read += usize::from(parse::declaration(&all.concat()).is_ok());
    }
    assert!((300..6000).contains(&read), "{read}");
}
