//! Declarations as `explain` reads them.

use lang::{Unit, parse, print};

/// Checks the declarations of a text, as the printer writes them.
fn check(source: &str, expected: &str) {
    let declaration = parse::declaration(source).unwrap_or_else(|error| panic!("{error}"));
    let program = &declaration.program;
    let mut text = String::new();
    for id in &declaration.records {
        text += &print::record(program, *id);
    }
    for (name, signature) in &declaration.functions {
        text += &print::signature(program, name, signature);
        text += ";\n";
    }
    assert_eq!(text, expected);
}

#[test]
fn records_in_every_spelling() {
    check(
        "struct S { int a : 3, b, *c, : 2; }",
        "struct S {\n    int a : 3;\n    int b;\n    int *c;\n    int : 2;\n};\n",
    );
    check(
        "typedef struct { uint8_t a; size_t n; } S;",
        "typedef struct {\n    unsigned char a;\n    unsigned long n;\n} S;\n",
    );
    check(
        "typedef struct Tag { bool b : 1; } S; S f(S *, S);",
        "struct Tag {\n    _Bool b : 1;\n};\nstruct Tag f(struct Tag *, struct Tag);\n",
    );
    check("struct { char c; };", "struct anonymous0 {\n    char c;\n};\n");
    check("union U { int a; // one\n float b; /* two */ };", "union U {\n    int a;\n    float b;\n};\n");
    check(
        "struct A { struct B *next; struct { int x; } in; }; struct B { struct A a; };",
        "struct A {\n    struct B *next;\n    struct anonymous0 in;\n};\nstruct B {\n    struct A a;\n};\n",
    );
}

#[test]
fn records_that_only_a_typedef_names() {
    let body = "{\n    int a;\n}";
    check(
        "typedef struct { int a; } S, *P; void f(S, P);",
        &format!("typedef struct {body} S;\nvoid f(S, S *);\n"),
    );
    check(
        "typedef struct { int a; } *P, S, T; void f(P, T);",
        &format!("typedef struct {body} S;\nvoid f(S *, S);\n"),
    );
    check("typedef union { int a; } U; U f(U *);", &format!("typedef union {body} U;\nU f(U *);\n"));
    // What is not the type itself does not name it.
    check(
        "typedef struct { int a; } *P; void f(P);",
        &format!("struct anonymous0 {body};\nvoid f(struct anonymous0 *);\n"),
    );
    check("typedef struct { int a; } S __attribute__((aligned(8)));", &format!("struct S {body};\n"));
    check("typedef struct { int a; } volatile S;", &format!("struct S {body};\n"));
    let two = "struct S { int a; }; typedef struct { int a; } S; void f(struct S, S);";
    check(
        two,
        &format!("struct S {body};\nstruct anonymous0 {body};\nvoid f(struct S, struct anonymous0);\n"),
    );
    // Attributes of the record stand behind the name, too.
    let transparent = "typedef union { int a; } U __attribute__((transparent_union));";
    check(transparent, &format!("typedef union __attribute__((transparent_union)) {body} U;\n"));
    let reversed = "typedef struct { int a; } S __attribute__((scalar_storage_order(\"big-endian\")));";
    let attribute = "__attribute__((scalar_storage_order(\"big-endian\")))";
    check(reversed, &format!("typedef struct {attribute} {body} S;\n"));
    let other = "typedef union U { int a; } V __attribute__((transparent_union));";
    let unread = parse::declaration(other).expect("the union is read").unread;
    let refused = unread.iter().map(ToString::to_string).collect::<String>();
    assert!(
        refused.contains("an attribute of a record on a `typedef` that is not its only name"),
        "{refused}"
    );
}

#[test]
fn attributes_in_every_place() {
    let packed = "struct __attribute__((packed, aligned(4))) S {\n    char c;\n    int i;\n};\n";
    check("struct __attribute__((packed, aligned(4))) S { char c; int i; };", packed);
    check("struct S { char c; int i; } __attribute__((packed, aligned(4)));", packed);
    check("struct S { char c; int i; } __attribute__((__packed__)) __attribute__((__aligned__(4)));", packed);
    check("struct __attribute__((packed)) S { char c; int i; } __attribute__((aligned(2 * 2)));", packed);
    let fields =
        "struct S {\n    int a __attribute__((aligned(16)));\n    int b : 3 __attribute__((packed));\n};\n";
    check("struct S { int a __attribute__((aligned)); int b : 3 __attribute__((packed)); };", fields);
    check("struct S { __attribute__((aligned(16))) int a; __attribute__((packed)) int b : 3; };", fields);
    check("struct S { _Alignas(16) int a; int __attribute__((packed)) b : 3; };", fields);
}

#[test]
fn bit_fields_of_types_with_an_alignment_of_their_own() {
    check(
        "typedef int T __attribute__((aligned(2))); struct S { char a; T b : 3, : 4; volatile T c : 5; };",
        "typedef int bf_S_1 __attribute__((aligned(2)));\ntypedef int bf_S_2 __attribute__((aligned(2)));\n\
         typedef int bf_S_3 __attribute__((aligned(2)));\nstruct S {\n    char a;\n    bf_S_1 b : 3;\n    \
         bf_S_2 : 4;\n    volatile bf_S_3 c : 5;\n};\n",
    );
}

#[test]
fn enumerations_with_an_alignment_of_their_own() {
    let text = "enum __attribute__((aligned(8))) E { A = 0 };\nstruct S {\n    enum E e;\n};\n";
    for source in [
        "enum __attribute__((aligned(8))) E { A }; struct S { enum E e; };",
        "enum E { A } __attribute__((__aligned__(8))); struct S { enum E e; };",
    ] {
        assert_eq!(print::types_in(&parse::declaration(source).unwrap().program, Unit::WHOLE), text);
    }
}

#[test]
fn atomic_members() {
    let text = "struct S {\n    _Atomic(int) a;\n    volatile _Atomic(int *) b;\n};\n";
    check("struct S { _Atomic int a; _Atomic(int *) volatile b; };", text);
    check("typedef int *P; struct S { int _Atomic a; _Atomic volatile P b; };", text);
}

#[test]
fn transparent_unions() {
    let text = "union __attribute__((transparent_union)) U {\n    int a;\n    float b;\n};\n";
    check("union __attribute__((transparent_union)) U { int a; float b; };", text);
    check("union U { int a; float b; } __attribute__((__transparent_union__));", text);
}

#[test]
fn records_with_a_storage_order() {
    let text = "struct __attribute__((scalar_storage_order(\"big-endian\"))) S {\n    int a;\n    short b : 3;\n};\n";
    check("struct __attribute__((scalar_storage_order(\"big-endian\"))) S { int a; short b : 3; };", text);
    check(
        "struct S { int a; short b : 3; } __attribute__((__scalar_storage_order__(\"big-endian\")));",
        text,
    );
    let plain = "struct S {\n    int a;\n};\n";
    check("struct __attribute__((scalar_storage_order(\"little-endian\"))) S { int a; };", plain);
}

#[test]
fn structures_that_lie_as_microsofts() {
    let text = "struct __attribute__((ms_struct)) S {\n    char a : 2;\n    int b : 3;\n};\n";
    check("struct __attribute__((ms_struct)) S { char a : 2; int b : 3; };", text);
    check("struct S { char a : 2; int b : 3; } __attribute__((__ms_struct__));", text);
    check("struct __attribute__((gcc_struct)) S { int b : 3; };", "struct S {\n    int b : 3;\n};\n");
}

#[test]
fn conventions_of_functions_and_pointers() {
    let function = "__attribute__((ms_abi)) int f(long);\n";
    check("__attribute__((ms_abi)) int f(long);", function);
    check("int __attribute__((__ms_abi__)) f(long);", function);
    check("int f(long) __attribute__((ms_abi));", function);
    check("__attribute__((sysv_abi)) int f(long);", "int f(long);\n");
    check(
        "typedef int (__attribute__((ms_abi)) *p)(long); p g(p);",
        "int (__attribute__((ms_abi)) *g(int (__attribute__((ms_abi)) *)(long)))(long);\n",
    );
    check("int f(int (__attribute__((sysv_abi)) *)(long));", "int f(int (*)(long));\n");
    let refused = parse::program("__attribute__((ms_abi)) int x;", "f.c").unwrap_err().to_string();
    assert!(refused.contains("a calling convention on what is no function is not supported"), "{refused}");
}

#[test]
fn pragmas_are_a_stack() {
    let two = "#pragma pack(push, 2)\nstruct S {\n    long l;\n};\n#pragma pack(pop)\n";
    check("#pragma pack(push, 2)\nstruct S { long l; };\n#pragma pack(pop)\n", two);
    check(
        "#pragma pack(2)\nstruct S { long l; };\n#pragma pack()\nstruct T { int i; };",
        &format!("{two}struct T {{\n    int i;\n}};\n"),
    );
    check(
        "#pragma pack(push)\n#pragma pack( 2 )\nstruct S { long l; };\n# pragma pack(pop)\nstruct T { int i; };",
        &format!("{two}struct T {{\n    int i;\n}};\n"),
    );
}

#[test]
fn function_declarators() {
    check(
        "int (*f(int (*g)(int), int a[3], void h(void)))(char);",
        "int (*f(int (*)(int), int *, void (*)(void)))(char);\n",
    );
    check(
        "void f(void); int g(); const char *h(const char *const *, unsigned, long long unsigned int);",
        "void f(void);\nint g(void);\nchar *h(char **, unsigned int, unsigned long long);\n",
    );
    check("int f(int x) { anything at all }", "int f(int);\n");
}
