//! Variadic functions in C, lowered by clang-19 for both platforms and interpreted: the arguments arrive as they do on
//! the machine. Clang's own `va_arg` reads the areas that the interpreters fill.

use std::fmt::Write as _;

use interpreter::{Config, Interpreter, Observation, Outcome, UbKind};

use crate::compiled::{interpreted, lowered, native, same};
use crate::malformed::Dice;

const PRELUDE: &str = r#"
typedef __builtin_va_list va_list;
void bf_observe(int, unsigned long long);
// Not a constant: the IR that is read has no constant expressions.
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

/// A type: its name, a value made of `%`, and integers that show the value `x`.
type Row = (&'static str, &'static str, &'static [&'static str]);

const TYPES: &[Row] = &[
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

/// Nothing follows these: see [`a_register_that_an_int128_leaves_empty`].
const LAST: &[Row] = &[
    ("__int128", "((__int128)-% << 70) + %", &["x", "x >> 64"]),
    ("unsigned __int128", "((unsigned __int128)% << 90) - 1", &["x", "x >> 64"]),
    ("_BitInt(128)", "((_BitInt(128))-% << 70) + %", &["x", "x >> 64"]),
];

/// Named parameters may be of types that promotion would change.
const NAMED: &[Row] = &[
    ("int", "-%", &["x"]),
    ("float", "%.5f", &["x * 2"]),
    ("signed char", "-3", &["x"]),
    ("_Bool", "1", &["x"]),
    ("_Float16", "%", &["x"]),
];

/// A function with some named and some other parameters, and a call of it.
struct Author<'a> {
    dice: &'a mut Dice,
    text: String,
    calls: String,
    site: u32,
}

impl Author<'_> {
    fn show(&mut self, (_, _, shown): Row, value: &str) {
        for shown in shown {
            let shown = shown.replace('x', value);
            // A negative number does not become an unsigned one, but a signed one first.
            writeln!(self.text, "  bf_observe({}, (long long)({shown}));", self.site).expect("a string");
            self.site += 1;
        }
    }

    fn pick(&mut self, rows: &[Row]) -> Row {
        rows[self.dice.below(rows.len())]
    }

    fn function(&mut self, number: usize) {
        let named: Vec<Row> = (0..1 + self.dice.below(7))
            .map(|_| if self.dice.below(3) == 0 { self.pick(TYPES) } else { self.pick(NAMED) })
            .collect();
        // Runs of one type exhaust a kind of register.
        let run = self.pick(TYPES);
        let mut others: Vec<Row> = (0..1 + self.dice.below(14))
            .map(|_| if self.dice.below(3) == 0 { run } else { self.pick(TYPES) })
            .collect();
        others.push(self.pick(LAST));
        let params: Vec<String> =
            named.iter().enumerate().map(|(at, row)| format!("{} p{at}", row.0)).collect();
        writeln!(self.text, "static void f{number}({}, ...) {{\n  va_list ap, copy;", params.join(", "))
            .expect("a string");
        let last = named.len() - 1;
        writeln!(self.text, "  __builtin_va_start(ap, p{last});\n  __builtin_va_copy(copy, ap);")
            .expect("a string");
        for (at, &row) in named.iter().enumerate() {
            self.show(row, &format!("p{at}"));
        }
        for (list, count) in [("ap", others.len()), ("copy", others.len().min(2))] {
            for (at, &row) in others.iter().take(count).enumerate() {
                let name = format!("{list}{at}");
                writeln!(self.text, "  {} {name} = __builtin_va_arg({list}, {});", row.0, row.0)
                    .expect("a string");
                self.show(row, &name);
            }
        }
        self.text.push_str("  __builtin_va_end(copy);\n  __builtin_va_end(ap);\n}\n");
        self.call(number, &[named, others].concat());
    }

    fn call(&mut self, number: usize, rows: &[Row]) {
        self.calls.push_str("  {\n");
        for (at, (ty, value, _)) in rows.iter().enumerate() {
            let value = value.replace('%', &(1 + self.dice.below(50)).to_string());
            writeln!(self.calls, "  {ty} a{at} = {value};").expect("a string");
        }
        let args: Vec<String> = (0..rows.len()).map(|at| format!("a{at}")).collect();
        writeln!(self.calls, "  f{number}({});\n  }}", args.join(", ")).expect("a string");
    }
}

/// So many functions and calls of them.
fn program(seed: u64, functions: usize) -> String {
    let mut author =
        Author { dice: &mut Dice(seed), text: PRELUDE.to_owned(), calls: String::new(), site: 0 };
    for number in 0..functions {
        author.function(number);
    }
    let Author { mut text, calls, .. } = author;
    // C of this kind has no zero-sized values in memory to speak of; the names of parameters are not macros.
    write!(text, "void entry(void) {{\n{calls}}}\n").expect("a string");
    text
}

#[test]
fn arguments_arrive_as_on_the_machine() {
    let program = program(11, 150);
    let expected = native("variadic", "c", &program);
    assert!(expected.len() > 3000, "{} observations", expected.len());
    for target in ["x86_64-linux-gnu", "aarch64-linux-gnu"] {
        let seen = interpreted(&lowered(&program, target));
        same(&expected, &seen, target);
    }
}

/// An `__int128` that does not fit the last general register goes to the stack. The register is then free for what
/// follows (psABI 3.2.3: "if there are no registers available for any eightbyte of an argument, the whole argument is
/// passed on the stack", and registers already assigned are reverted), and clang's `va_arg` looks there; but the back
/// end of LLVM 19 leaves it empty. The value never arrives: in the interpreters nothing was ever written there.
#[test]
fn a_register_that_an_int128_leaves_empty() {
    let program = "
        void bf_observe(int, unsigned long long);
        static void f(int a, int b, int c, int d, int e, ...) {
          __builtin_va_list ap;
          __builtin_va_start(ap, e);
          __int128 wide = __builtin_va_arg(ap, __int128);
          bf_observe(1, wide >> 64);
          bf_observe(2, __builtin_va_arg(ap, long));
          __builtin_va_end(ap);
        }
        void entry(void) { f(1, 2, 3, 4, 5, (__int128)6 << 64, 7L); }";
    let thesis = Config::default();
    let module = lowered(program, "x86_64-linux-gnu");
    let run = |module: &ir::Module| {
        let mut interpreter = Interpreter::new();
        let run = interpreter.run(module, "entry", &thesis);
        (run.outcome, run.observations.to_vec())
    };
    let (outcome, seen) = run(&module);
    assert!(matches!(outcome, Outcome::Undefined(UbKind::ObservedPoison, _)), "{outcome:?}");
    assert_eq!(seen, [Observation { site: 1, value: 6 }]);
    // AAPCS64 C.14 has the register used no more, and the caller, the callee and clang agree.
    let (outcome, seen) = run(&lowered(program, "aarch64-linux-gnu"));
    assert_eq!((outcome, seen.len()), (Outcome::Finished, 2));
    assert_eq!(seen[1], Observation { site: 2, value: 7 });
}
