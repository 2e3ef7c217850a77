//! Variadic C functions, lowered by clang-19 for both platforms and interpreted: the arguments arrive as in native
//! code. Clang's own `va_arg` code reads the areas that the interpreters fill.

use std::fmt::Write as _;

use interpreter::{Config, Interpreter, Observation, Outcome, UbKind};

use crate::compiled::{assert_same, interpreted, lowered, lowered_with, native};
use crate::malformed::Dice;
use crate::types::{self, PAIRS, PRELUDE, SMALL, TYPES, TypeSample};

/// A variadic function with random named and unnamed parameters, and a call of it.
struct CallWriter<'a> {
    dice: &'a mut Dice,
    text: String,
    calls: String,
    site: u32,
    /// No argument has a type whose name begins so.
    without: Option<&'static str>,
}

impl CallWriter<'_> {
    fn show(&mut self, row: TypeSample, variable: &str) {
        self.text += &types::show(row, variable, &mut self.site);
    }

    fn pick(&mut self, rows: &[TypeSample]) -> TypeSample {
        loop {
            let row = types::pick(self.dice, rows);
            if !self.without.is_some_and(|begin| row.0.starts_with(begin)) {
                return row;
            }
        }
    }

    fn function(&mut self, number: usize) {
        let named: Vec<TypeSample> = (0..1 + self.dice.below(7))
            .map(|_| if self.dice.below(3) == 0 { self.pick(TYPES) } else { self.pick(SMALL) })
            .collect();
        // A run of arguments of one type exhausts a kind of register.
        let run = self.pick(TYPES);
        let mut others: Vec<TypeSample> = (0..1 + self.dice.below(14))
            .map(|_| if self.dice.below(3) == 0 { run } else { self.pick(TYPES) })
            .collect();
        // Nothing may follow these: see `an_int128_that_does_not_fit_leaves_a_register_empty`.
        others.push(self.pick(PAIRS));
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

    fn call(&mut self, number: usize, rows: &[TypeSample]) {
        self.calls.push_str("  {\n");
        for (at, &row) in rows.iter().enumerate() {
            let value = types::value(self.dice, row);
            writeln!(self.calls, "  {} a{at} = {value};", row.0).expect("a string");
        }
        let args: Vec<String> = (0..rows.len()).map(|at| format!("a{at}")).collect();
        writeln!(self.calls, "  f{number}({});\n  }}", args.join(", ")).expect("a string");
    }
}

/// A program with this many functions and calls, without types whose names begin so.
fn program(seed: u64, functions: usize, without: Option<&'static str>) -> String {
    let mut author = CallWriter {
        dice: &mut Dice(seed),
        text: PRELUDE.to_owned(),
        calls: String::new(),
        site: 0,
        without,
    };
    for number in 0..functions {
        author.function(number);
    }
    let CallWriter { mut text, calls, .. } = author;
    write!(text, "void entry(void) {{\n{calls}}}\n").expect("a string");
    text
}

#[test]
fn unnamed_arguments_arrive_as_in_native_code() {
    let program = program(11, 150, None);
    let expected = native("c", &program);
    assert!(expected.len() > 3000, "{} observations", expected.len());
    for target in ["x86_64-linux-gnu", "aarch64-linux-gnu"] {
        let seen = interpreted(&lowered(&program, target));
        assert_same(&expected, &seen, target);
    }
}

/// The same for RISC-V, where clang's `va_arg` does not look for a `_BitInt` of two words at a multiple of 16, where its
/// callers have it (the quirk "unnamed-bit-int" of `lowering::abi`): none is among the arguments.
#[test]
fn unnamed_arguments_arrive_on_riscv64() {
    let program = program(11, 150, Some("_BitInt(1"));
    let expected = native("c", &program);
    assert!(expected.len() > 3000, "{} observations", expected.len());
    assert_same(&expected, &interpreted(&lowered(&program, "riscv64-linux-gnu")), "riscv64-linux-gnu");
}

/// An `__int128` that does not fit the last general register goes to the stack. The register is then free for the next
/// argument (psABI 3.2.3: "if there are no registers available for any eightbyte of an argument, the whole argument is
/// passed on the stack", and registers already assigned are reverted), and clang's `va_arg` reads it there; but LLVM
/// 19's back end leaves the register empty. The argument never arrives: in the interpreters that area was never
/// written.
#[test]
fn an_int128_that_does_not_fit_leaves_a_register_empty() {
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
    // By AAPCS64 C.14 the register is not used any more, on which caller, callee and clang agree.
    let (outcome, seen) = run(&lowered(program, "aarch64-linux-gnu"));
    assert_eq!((outcome, seen.len()), (Outcome::Finished, 2));
    assert_eq!(seen[1], Observation { site: 2, value: 7 });
}

/// With AVX, an unnamed vector of 32 bytes is passed on the stack whether or not registers are left: clang's `va_arg`
/// reads it there, aligned.
#[test]
fn wide_vectors_are_passed_on_the_stack() {
    let program = "
        void bf_observe(int, unsigned long long);
        typedef long V __attribute__((vector_size(32)));
        static void f(int a, V named, double d, ...) {
          __builtin_va_list ap;
          __builtin_va_start(ap, d);
          bf_observe(1, named[3]);
          bf_observe(2, __builtin_va_arg(ap, long));
          V wide = __builtin_va_arg(ap, V);
          bf_observe(3, wide[0]);
          bf_observe(4, wide[3]);
          bf_observe(5, __builtin_va_arg(ap, double));
          __builtin_va_end(ap);
        }
        void entry(void) {
          V one = {1, 2, 3, 4}, other = {5, 6, 7, 8};
          f(0, one, 2.0, 9L, other, 10.0);
        }";
    let expected = [(1, 4), (2, 9), (3, 5), (4, 8), (5, 10)];
    for unit in ["-mavx", "-mavx512f"] {
        assert_eq!(interpreted(&lowered_with(program, &[unit])), expected, "{unit}");
    }
}

/// An argument of four bytes leaves the other four bytes of its register indeterminate.
#[test]
fn unused_bytes_of_a_register_are_indeterminate() {
    let program = |read: &str| {
        format!(
            "void bf_observe(int, unsigned long long);
             static void f(int a, ...) {{
               __builtin_va_list ap;
               __builtin_va_start(ap, a);
               bf_observe(1, __builtin_va_arg(ap, {read}));
               __builtin_va_end(ap);
             }}
             void entry(void) {{ f(1, 2); }}"
        )
    };
    let mut interpreter = Interpreter::new();
    for target in ["x86_64-linux-gnu", "aarch64-linux-gnu", "riscv64-linux-gnu"] {
        let whole = lowered(&program("int"), target);
        assert_eq!(interpreted(&whole), [(1, 2)], "{target}");
        let outcome =
            interpreter.run(&lowered(&program("long"), target), "entry", &Config::default()).outcome;
        assert!(matches!(outcome, Outcome::Undefined(UbKind::ObservedPoison, _)), "{target}: {outcome:?}");
    }
}

/// The areas live as long as the callee: a call in a loop does not accumulate memory, and a `va_list` that outlives its
/// function points to dead objects.
#[test]
fn areas_end_with_the_call() {
    let many = "
        void bf_observe(int, unsigned long long);
        static long f(int a, ...) {
          __builtin_va_list ap;
          __builtin_va_start(ap, a);
          return __builtin_va_arg(ap, long);
        }
        void entry(void) {
          long sum = 0;
          for (int i = 0; i < 5000; i++) sum += f(i, (long)i);
          bf_observe(1, sum);
        }";
    let limits = interpreter::ExecutionLimits { memory: 1 << 14, ..interpreter::ExecutionLimits::default() };
    let config = Config { limits, ..crate::compiled::config() };
    let module = lowered(many, "x86_64-linux-gnu");
    assert_eq!(crate::compiled::fast(&module, &config), [(1, 12_497_500)]);
    assert_eq!(crate::compiled::slow(&module, &config), [(1, 12_497_500)]);
    let late = "
        void bf_observe(int, unsigned long long);
        static void f(__builtin_va_list *out, ...) { __builtin_va_start(*out, out); }
        void entry(void) {
          __builtin_va_list list;
          f(&list, 7L);
          bf_observe(1, __builtin_va_arg(list, long));
        }";
    let module = lowered(late, "aarch64-linux-gnu");
    let outcome = Interpreter::new().run(&module, "entry", &crate::compiled::config()).outcome;
    assert!(matches!(outcome, Outcome::Undefined(UbKind::UseAfterScope, _)), "{outcome:?}");
}
