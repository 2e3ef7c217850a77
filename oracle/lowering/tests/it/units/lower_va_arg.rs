//! `lower::va_arg`.

use interpreter::{Config, Interpreter, Outcome};
use lang::Unit;
use lowering::strategy::STRATEGIES;
use lowering::{ClangCompat, Options};

/// Checks that a program observes these values, whichever clang is imitated, with every strategy.
fn check(source: &str, expected: &[u64]) {
    let program = lang::parse::program(source, "unnamed.c").unwrap();
    for (name, compat) in ClangCompat::ALL {
        for strategy in STRATEGIES {
            let options = Options { strategy: *strategy, compat, ..Options::default() };
            let module = lowering::lower::program(&program, &Unit::WHOLE, &options).unwrap();
            let mut interpreter = Interpreter::new();
            let run = interpreter.run(&module, "entry", &Config::default());
            assert_eq!(run.outcome, Outcome::Finished, "{name} {}", strategy.name);
            let observed: Vec<u64> = run.observations.iter().map(|observation| observation.value).collect();
            assert_eq!(observed, expected, "{name} {}", strategy.name);
        }
    }
}

/// psABI 3.2.3p3 rule 2 has one register for the one eightbyte of class INTEGER, and by 3.5.7 `va_arg` takes one. Callers of clang since
/// 21 pass two (the quirk `upper-of-quad-word-unit`), and its own `va_arg` does not find what follows them.
#[test]
fn the_second_eightbyte_alone_takes_one_register() {
    check(
        "struct S { __int128 : 124; __int128 a : 4; };
         long f(long, ...);
         /* side: callee */
         long f(long n, ...) {
             __builtin_va_list ap;
             __builtin_va_start(ap, n);
             struct S s = __builtin_va_arg(ap, struct S);
             struct S t = __builtin_va_arg(ap, struct S);
             long m = __builtin_va_arg(ap, long);
             struct S u = __builtin_va_arg(ap, struct S);
             __builtin_va_end(ap);
             bf_observe(0U, (unsigned long long)s.a);
             bf_observe(1U, (unsigned long long)t.a);
             bf_observe(2U, (unsigned long long)m);
             bf_observe(3U, (unsigned long long)u.a);
             return n;
         }
         /* side: caller */
         void entry(void) {
             struct S s = {1};
             struct S t = {2};
             struct S u = {3};
             bf_observe(4U, (unsigned long long)f(9L, s, t, 77L, u));
         }
         int main(void) { entry(); return 0; }",
        &[1, 2, 77, 3, 9],
    );
}

/// Named, it is passed in two registers by clang since 21, which counts one: what follows it finds fewer registers than
/// are counted, and by psABI 3.2.3p3 an argument is in registers or on the stack, and not a part of it in each. 3.5.7 has a number of 16
/// bytes at a multiple of 16.
#[test]
fn unnamed_arguments_are_whole_where_more_registers_are_taken_than_counted() {
    check(
        "struct S { __int128 : 124; __int128 a : 4; };
         struct Two { long a; long b; };
         struct Padded { long a; long : 64; };
         struct Three { long a; long b; long c; };
         long split(struct S, struct S, long, ...);
         long stacked(struct S, struct S, long, long, ...);
         /* side: callee */
         long split(struct S s, struct S t, long n, ...) {
             __builtin_va_list ap;
             __builtin_va_start(ap, n);
             struct Two two = __builtin_va_arg(ap, struct Two);
             struct Padded padded = __builtin_va_arg(ap, struct Padded);
             struct Padded last = __builtin_va_arg(ap, struct Padded);
             long m = __builtin_va_arg(ap, long);
             __builtin_va_end(ap);
             bf_observe(0U, (unsigned long long)two.b);
             bf_observe(1U, (unsigned long long)padded.a);
             bf_observe(2U, (unsigned long long)last.a);
             bf_observe(3U, (unsigned long long)m);
             return n;
         }
         long stacked(struct S s, struct S t, long n, long o, ...) {
             __builtin_va_list ap;
             __builtin_va_start(ap, o);
             struct Three three = __builtin_va_arg(ap, struct Three);
             __int128 wide = __builtin_va_arg(ap, __int128);
             struct Padded padded = __builtin_va_arg(ap, struct Padded);
             __builtin_va_end(ap);
             bf_observe(4U, (unsigned long long)three.c);
             bf_observe(5U, (unsigned long long)wide);
             bf_observe(6U, (unsigned long long)padded.a);
             return n;
         }
         /* side: caller */
         void entry(void) {
             struct S s = {1};
             struct Two two = {10L, 11L};
             struct Padded padded = {12L};
             struct Padded last = {13L};
             struct Three three = {14L, 15L, 16L};
             bf_observe(7U, (unsigned long long)split(s, s, 2L, two, padded, last, 77L));
             bf_observe(8U, (unsigned long long)stacked(s, s, 3L, 4L, three, (__int128)18, padded));
         }
         int main(void) { entry(); return 0; }",
        &[11, 12, 13, 77, 2, 16, 18, 12, 3],
    );
}
