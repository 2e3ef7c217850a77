//! The effect of each strategy on poison: programs in which indeterminate values flow and are never observed, under the thesis's
//! semantics, where uninitialised memory is poison.

use crate::support;

use generator::Profile;
use interpreter::{Config, Interpreter, Observation, Outcome, Semantics};
use lang::{Program, Target, Unit};
use lowering::Options;
use lowering::strategy::Strategy;
use rayon::prelude::*;
use support::native::generated;

fn options(strategy: &str) -> Options {
    Options { strategy: *Strategy::named(strategy).unwrap(), ..Options::default() }
}

fn run(program: &Program, options: &Options) -> (Outcome, Vec<Observation>) {
    let module = lowering::lower::program(program, &Unit::WHOLE, options).unwrap();
    let config = Config { semantics: Semantics::parse("thesis").unwrap(), ..Config::default() };
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&module, &program[program.entry].name, &config);
    (run.outcome, run.observations.to_vec())
}

fn parsed(text: &str) -> Program {
    let observe = "void bf_observe(unsigned int, unsigned long long);";
    let main = "int main(void) { entry(); return 0; }";
    let program = lang::parse::program(&format!("{observe}\n{text}\n{main}"), "test.c").unwrap();
    lang::check::program(&program).unwrap();
    program
}

/// The first observation of the program of `text`; `None` when it does not get there or anywhere.
fn observed(text: &str, strategy: &str) -> Option<u64> {
    let (outcome, seen) = run(&parsed(text), &options(strategy));
    (outcome == Outcome::Finished).then(|| seen[0].value)
}

/// Thesis, section 2.3.4: the first store to a field of an uninitialised record.
#[test]
fn first_store() {
    let text = "struct S { unsigned a : 3; unsigned b : 4; };
        void entry(void) { struct S s; (void)&s; s.b = 5U; bf_observe(0U, s.b); }";
    assert_eq!(observed(text, "word"), None);
    for strategy in ["frozen-word", "frozen-value", "frozen-load", "vector", "packed"] {
        assert_eq!(observed(text, strategy), Some(5), "{strategy}");
    }
}

/// Section 3.2.3: storing a poison field poisons the word, and freezing the word then destroys the other fields.
#[test]
fn poison_neighbour() {
    let text = "struct S { unsigned a : 3; unsigned b : 4; unsigned c : 5; };
        void entry(void) {
          struct S s; (void)&s; struct S t; (void)&t;
          s.b = 5U; s.a = t.a; s.c = 9U; bf_observe(0U, s.b);
        }";
    assert_eq!(observed(text, "word"), None);
    assert_ne!(observed(text, "frozen-word"), Some(5));
    for strategy in ["frozen-value", "frozen-load", "vector", "packed"] {
        assert_eq!(observed(text, strategy), Some(5), "{strategy}");
    }
}

/// An eightbyte of two fields, one of them without a value, passed and returned.
#[test]
fn half_an_eightbyte() {
    let text = "struct S { int a; float b; };
        struct S same(struct S s) { return s; }
        void entry(void) { struct S s; (void)&s; s.a = 7; struct S t = same(s); bf_observe(0U, t.a); }";
    assert_eq!(observed(text, "word"), None);
    for strategy in ["frozen-word", "frozen-value"] {
        assert_ne!(observed(text, strategy), Some(7), "{strategy}");
    }
    for strategy in ["frozen-load", "vector", "packed"] {
        assert_eq!(observed(text, strategy), Some(7), "{strategy}");
    }
}

/// The first observation of the program of `text` for a platform; `None` when it does not get there.
fn observed_on(target: Target, text: &str, strategy: &str) -> Option<u64> {
    let program = Program { target, ..parsed(text) };
    let (outcome, seen) = run(&program, &options(strategy));
    (outcome == Outcome::Finished).then(|| seen[0].value)
}

/// Parts of a record that are one register's to the ABI, and several values to C: lanes, the parts of a complex number, a
/// `long double` and the padding after it, vectors of an HVA that are like the first in length alone. Those without a value cost
/// the register's others nothing.
#[test]
fn values_of_one_register() {
    let declared = "typedef short V __attribute__((vector_size(8)));
        typedef int I __attribute__((vector_size(16)));
        typedef long long L __attribute__((vector_size(16)));";
    let cases = [
        (Target::X86_64Linux, "struct S { V v; }", "s.v[1] = 7;", "t.v[1]"),
        (
            Target::X86_64Linux,
            "struct S { _Complex float z; }",
            "__imag__ s.z = 7.0f;",
            "7 * (__imag__ t.z == 7.0f)",
        ),
        (Target::AArch64Linux, "struct S { _Complex float z; int i; }", "s.i = 7;", "t.i"),
        (
            Target::X86_64Linux,
            "union S { long double a; unsigned __int128 b; }",
            "s.a = 7.0L;",
            "7 * (t.a == 7.0L)",
        ),
        (Target::AArch64Linux, "struct S { L l; I i; }", "s.i[2] = 7;", "t.i[2]"),
    ];
    for (target, record, set, read) in cases {
        let kind = record.split('{').next().unwrap();
        let text = format!(
            "{declared} {record}; {kind} same({kind} s) {{ return s; }}
            void entry(void) {{ {kind} s; (void)&s; {set} {kind} t = same(s); bf_observe(0U, {read}); }}"
        );
        for strategy in ["vector", "packed"] {
            assert_eq!(observed_on(target, &text, strategy), Some(7), "{strategy}: {text}");
        }
    }
}

/// `frozen-load`, `vector` and `packed` agree, and the last two share no code that touches a field; `word` and `frozen-word` leak.
fn check_who_leaks(count: usize) {
    let programs = generated(Profile::Poison, 51, count);
    let leaks = |strategy: &str| {
        let differs =
            |program: &&Program| run(program, &options(strategy)) != run(program, &options("packed"));
        programs.par_iter().filter(differs).count()
    };
    programs.par_iter().for_each(|program| {
        let (outcome, _) = run(program, &options("packed"));
        assert_eq!(outcome, Outcome::Finished, "{}", lang::print::program(program));
    });
    let counts = ["word", "frozen-word", "frozen-value", "frozen-load", "vector"].map(leaks);
    assert!(counts[0] > 0 && counts[1] > 0, "{counts:?}");
    assert_eq!(counts[3..], [0, 0]);
}

#[test]
fn who_leaks() {
    check_who_leaks(600);
}

#[test]
#[ignore = "3,000 programs in place of 600: 5 CPU s"]
fn many_who_leaks() {
    check_who_leaks(3000);
}
