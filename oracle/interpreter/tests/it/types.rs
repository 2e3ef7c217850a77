//! C types for programs that clang-19 lowers.

use crate::malformed::Dice;

/// The declarations that every program starts with.
pub(crate) const PRELUDE: &str = r#"
typedef __builtin_va_list va_list;
void bf_observe(int, unsigned long long);
// Not a constant, because the reader does not support constant expressions.
long zero;
typedef float v2f __attribute__((vector_size(8)));
typedef int v2i __attribute__((vector_size(8)));
typedef float v4f __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef signed char v16c __attribute__((vector_size(16)));
typedef short v8s __attribute__((vector_size(16)));
struct mixed { long a; double b; };
struct floats { float a, b, c; };
struct small { int a; signed char b; };
struct three { signed char a[3]; };
struct large { long a, b, c; };
struct doubles { double a, b; };
struct hfa { double a, b, c, d; };
struct single { float a; };
struct x87 { long double a; };
struct wide { __int128 a; };
struct aligned_field { long a __attribute__((aligned(16))); };
struct aligned_record { long a; } __attribute__((aligned(16)));
struct over { long a[4]; } __attribute__((aligned(32)));
struct vector { v4f a; };
struct vectors { v4f a, b; };
struct short_vectors { v2f a, b; };
struct halves { _Float16 a, b, c; };
struct packed { signed char a; int b; } __attribute__((packed));
struct bits { unsigned a : 3, b : 17; long c : 40; };
struct pointer { void *p; int n; };
struct empty {};
"#;

/// A type: its name, a value made of `%`, and integer expressions that show a value `x`.
pub(crate) type TypeSample = (&'static str, &'static str, &'static [&'static str]);

/// Types that are passed unchanged.
pub(crate) const TYPES: &[TypeSample] = &[
    ("int", "-%", &["x"]),
    ("unsigned", "%u", &["x"]),
    ("long", "-%L << 33", &["x"]),
    ("void *", "(void *)(zero + %)", &["x"]),
    ("double", "-%.5", &["x * 4"]),
    ("long double", "%.25L", &["x * 4"]),
    ("_BitInt(100)", "((_BitInt(100))-% << 70) + %", &["x", "x >> 64"]),
    ("v2f", "{%, -%.5f}", &["x[0]", "x[1] * 2"]),
    ("v2i", "{%, -%}", &["x[0]", "x[1]"]),
    ("v4f", "{%, -%.5f, 2, 3}", &["x[0]", "x[1] * 2", "x[3]"]),
    ("v2d", "{%, -%.5}", &["x[0]", "x[1] * 2"]),
    ("v16c", "{1, 2, 3, -4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, %}", &["x[3]", "x[15]"]),
    ("v8s", "{%, -%, 3, 4, 5, 6, 7, -8}", &["x[0]", "x[1]", "x[7]"]),
    ("_Complex float", "__builtin_complex(%.0f, -%.5f)", &["__real__ x", "__imag__ x * 2"]),
    ("_Complex double", "__builtin_complex(%.0, -%.5)", &["__real__ x", "__imag__ x * 2"]),
    ("_Complex long double", "__builtin_complex(%.0L, -%.5L)", &["__real__ x", "__imag__ x * 2"]),
    ("struct mixed", "{-%, %.5}", &["x.a", "x.b * 2"]),
    ("struct floats", "{%, -%, 3}", &["x.a", "x.b", "x.c"]),
    ("struct small", "{-%, 7}", &["x.a", "x.b"]),
    ("struct three", "{{%, 2, -3}}", &["x.a[0]", "x.a[1]", "x.a[2]"]),
    ("struct large", "{%, -2, 3}", &["x.a", "x.b", "x.c"]),
    ("struct doubles", "{%, -%.5}", &["x.a", "x.b * 2"]),
    ("struct hfa", "{%, -%.5, 3, 4}", &["x.a", "x.b * 2", "x.c", "x.d"]),
    ("struct single", "{%.5f}", &["x.a * 2"]),
    ("struct x87", "{%.25L}", &["x.a * 4"]),
    ("struct wide", "{((__int128)-% << 70) + %}", &["x.a", "x.a >> 64"]),
    ("struct aligned_field", "{-%}", &["x.a"]),
    ("struct aligned_record", "{-%}", &["x.a"]),
    ("struct over", "{{%, 2, 3, -4}}", &["x.a[0]", "x.a[3]", "(unsigned long)&x % 32"]),
    ("struct vector", "{{%, -%.5f, 2, 3}}", &["x.a[0]", "x.a[1] * 2", "x.a[3]"]),
    ("struct vectors", "{{%, 1, 2, 3}, {-%, 5, 6, 7}}", &["x.a[0]", "x.a[3]", "x.b[0]", "x.b[3]"]),
    ("struct short_vectors", "{{%, 1}, {-%, 5}}", &["x.a[0]", "x.a[1]", "x.b[0]", "x.b[1]"]),
    ("struct halves", "{%, -2, 3.5f16}", &["x.a", "x.b", "x.c * 2"]),
    ("struct packed", "{%, -%}", &["x.a", "x.b"]),
    ("struct bits", "{5, %, -%}", &["x.a", "x.b", "x.c"]),
    ("struct pointer", "{(void *)(zero + %), -%}", &["x.p", "x.n"]),
    ("struct empty", "{}", &["7"]),
];

/// Pairs of general registers.
pub(crate) const PAIRS: &[TypeSample] = &[
    ("__int128", "((__int128)-% << 70) + %", &["x", "x >> 64"]),
    ("unsigned __int128", "((unsigned __int128)% << 90) - 1", &["x", "x >> 64"]),
    ("_BitInt(128)", "((_BitInt(128))-% << 70) + %", &["x", "x >> 64"]),
];

/// Types that default argument promotion would change, and `int`.
pub(crate) const SMALL: &[TypeSample] = &[
    ("int", "-%", &["x"]),
    ("float", "%.5f", &["x * 2"]),
    ("signed char", "-3", &["x"]),
    ("_Bool", "1", &["x"]),
    ("_Float16", "%", &["x"]),
];

/// One of the rows.
pub(crate) fn pick(dice: &mut Dice, rows: &[TypeSample]) -> TypeSample {
    rows[dice.below(rows.len())]
}

/// A value of a type, as C.
pub(crate) fn value(dice: &mut Dice, (_, value, _): TypeSample) -> String {
    value.replace('%', &(1 + dice.below(50)).to_string())
}

/// Statements that observe a variable, each at its own site.
pub(crate) fn show((_, _, shown): TypeSample, variable: &str, site: &mut u32) -> String {
    let mut text = String::new();
    for shown in shown {
        // The signed value comes first: a negative number cannot be converted to unsigned.
        text += &format!("  bf_observe({site}, (long long)({}));\n", shown.replace('x', variable));
        *site += 1;
    }
    text
}
