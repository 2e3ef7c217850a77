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

/// The definition of a function whose parameters are these, the last one `last`: it fetches unnamed arguments, given by type and name, observes these
/// expressions from number `first` on, and returns `n`.
fn fetching(head: &str, last: &str, unnamed: &[(&str, &str)], first: usize, seen: &[&str]) -> String {
    let fetch = |(ty, name): &(&str, &str)| format!("{ty} {name} = __builtin_va_arg(ap, {ty});\n");
    let observe =
        |(at, value): (usize, &&str)| format!("bf_observe({}U, (unsigned long long){value});\n", first + at);
    let fetches: String = unnamed.iter().map(fetch).collect();
    let observes: String = seen.iter().enumerate().map(observe).collect();
    format!(
        "/* side: callee */
         {head} {{
             __builtin_va_list ap;
             __builtin_va_start(ap, {last});
             {fetches}
             __builtin_va_end(ap);
             {observes}
             return n;
         }}
         /* side: caller */
         "
    )
}

/// psABI 3.2.3p3 rule 2 has one register for the one eightbyte of class INTEGER, and by 3.5.7 `va_arg` takes one. Callers of clang since
/// 21 pass two (the quirk `upper-of-quad-word-unit`), and its own `va_arg` does not find what follows them.
#[test]
fn the_second_eightbyte_alone_takes_one_register() {
    let s = "struct S";
    let f = fetching(
        "long f(long n, ...)",
        "n",
        &[(s, "s"), (s, "t"), ("long", "m"), (s, "u")],
        0,
        &["s.a", "t.a", "m", "u.a"],
    );
    let source = format!(
        "struct S {{ __int128 : 124; __int128 a : 4; }};
         {f}
         void entry(void) {{
             struct S s = {{1}};
             struct S t = {{2}};
             struct S u = {{3}};
             bf_observe(4U, (unsigned long long)f(9L, s, t, 77L, u));
         }}
         int main(void) {{ entry(); return 0; }}"
    );
    check(&source, &[1, 2, 77, 3, 9]);
}

/// Named, it is passed in two registers by clang since 21, which counts one: what follows it finds fewer registers than
/// are counted, and by psABI 3.2.3p3 an argument is in registers or on the stack, and not a part of it in each. 3.5.7 has a number of 16
/// bytes at a multiple of 16.
#[test]
fn unnamed_arguments_are_whole_where_more_registers_are_taken_than_counted() {
    let (two, padded, three) = ("struct Two", "struct Padded", "struct Three");
    let split = fetching(
        "long split(struct S s, struct S t, long n, ...)",
        "n",
        &[(two, "two"), (padded, "padded"), (padded, "last"), ("long", "m")],
        0,
        &["two.b", "padded.a", "last.a", "m"],
    );
    let stacked = fetching(
        "long stacked(struct S s, struct S t, long n, long o, ...)",
        "o",
        &[(three, "three"), ("__int128", "wide"), (padded, "padded")],
        4,
        &["three.c", "wide", "padded.a"],
    );
    let source = format!(
        "struct S {{ __int128 : 124; __int128 a : 4; }};
         struct Two {{ long a; long b; }};
         struct Padded {{ long a; long : 64; }};
         struct Three {{ long a; long b; long c; }};
         {split}
         {stacked}
         void entry(void) {{
             struct S s = {{1}};
             struct Two two = {{10L, 11L}};
             struct Padded padded = {{12L}};
             struct Padded last = {{13L}};
             struct Three three = {{14L, 15L, 16L}};
             bf_observe(7U, (unsigned long long)split(s, s, 2L, two, padded, last, 77L));
             bf_observe(8U, (unsigned long long)stacked(s, s, 3L, 4L, three, (__int128)18, padded));
         }}
         int main(void) {{ entry(); return 0; }}"
    );
    check(&source, &[11, 12, 13, 77, 2, 16, 18, 12, 3]);
}
