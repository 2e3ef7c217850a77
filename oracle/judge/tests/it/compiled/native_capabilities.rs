//! Features of compilers are found out, and no compiler is given a program that needs one that it lacks.

use crate::it::common;

use common::{outcome_of, pairs, toolchain};
use engines::Outcome;
use engines::native::{Toolchain, run_programs};
use lang::{Features, Program, feature_set, parse};

const CLANG_AND_GCC: &str = r#"
only = true
[[configuration]]
compiler = "clang-19"
flags = ["-O2"]
[[configuration]]
compiler = "GCC"
flags = ["-O2"]
"#;

fn program(text: &str) -> Program {
    const RUNTIME: &str = "void bf_observe(unsigned int, unsigned long long);\n";
    parse::program(&format!("{RUNTIME}{text}"), "test.c").unwrap()
}

fn lacks(toolchain: &Toolchain, engine: &str) -> Features {
    let at = toolchain.configurations().iter().position(|c| c.name.to_string() == engine).unwrap();
    toolchain.lacks()[at]
}

#[test]
fn compilers_lack_what_they_refuse_to_compile() {
    let toolchain = toolchain(CLANG_AND_GCC);
    let wide_registers = feature_set![VECTOR_32 VECTOR_64];
    let clang = wide_registers | Features::LACKED_BY_CLANG;
    assert_eq!(lacks(&toolchain, "clang-19 -O2"), clang);
    let gcc = lacks(&toolchain, &format!("{} -O2", common::gcc()));
    assert!(!gcc.intersects(feature_set![INT128 COMPLEX VARIADIC_RECORD]), "{gcc:?}");
    assert_eq!(toolchain.lacks_somewhere(), gcc | clang);
}

#[test]
fn an_old_clang_is_given_no_atomic_pointers() {
    let toolchain = toolchain("only = true\n[[configuration]]\ncompiler = \"clang-16\"\nflags = [\"-O0\"]\n");
    let lacking = lacks(&toolchain, "clang-16 -O0");
    assert!(lacking.contains(feature_set![ATOMIC_POINTER]));
    assert!(!lacking.intersects(feature_set![ATOMIC_FIELD ATOMIC_ASSIGNMENT_VALUE]));
    let used = program(
        "struct S { _Atomic(int) a; };\nvoid entry(void) { struct S s = {7}; bf_observe(1, (unsigned long long)(s.a ^= 3)); }\n\
         int main(void) { entry(); return 0; }\n",
    );
    assert!(Features::of_program(&used).contains(feature_set![ATOMIC_ASSIGNMENT_VALUE]));
    let discarded = program(
        "struct S { _Atomic(int) a; };\nvoid entry(void) { struct S s = {7}; s.a ^= 3; bf_observe(1, (unsigned long long)s.a); }\n\
         int main(void) { entry(); return 0; }\n",
    );
    assert!(!Features::of_program(&discarded).contains(feature_set![ATOMIC_ASSIGNMENT_VALUE]));
}

#[test]
fn a_program_runs_where_it_is_understood_and_elsewhere_says_what_is_missing() {
    const LACKING: &str = "[[compiler]]\nname = \"lacking\"\n\
                           command = [\"GCC\", \"-w\", \"-D__int128=?\", \"-c\", \"{input}\", \"-o\", \"{output}\"]\n";
    let toolchain = toolchain(&format!("{CLANG_AND_GCC}{LACKING}"));
    let needing = program(
        "struct S { __int128 a; };\nlong f(struct S s) { return (long)s.a; }\n\
         void entry(void) { struct S s = {7}; bf_observe(1, (unsigned long long)f(s)); }\n\
         int main(void) { entry(); return 0; }\n",
    );
    let plain = program(
        "long f(long a) { return a; }\nvoid entry(void) { bf_observe(1, (unsigned long long)f(5l)); }\n\
         int main(void) { entry(); return 0; }\n",
    );
    let batch = run_programs(&toolchain, &[needing, plain]).unwrap();
    let missing = Outcome::Unsupported("the compiler lacks __int128".to_owned());
    assert_eq!(*outcome_of(&batch.results[0], "lacking"), missing);
    assert_eq!(*outcome_of(&batch.results[0], "clang-19 -O2 > lacking"), missing);
    assert_eq!(pairs(outcome_of(&batch.results[0], "clang-19 -O2 > GCC -O2")), [(1, 7)]);
    for run in &batch.results[1].runs {
        assert_eq!(pairs(&run.outcome), [(1, 5)], "{}", run.engine);
    }
    let starts = batch.accounting.compilers.iter().map(|cost| cost.starts);
    assert!(starts.into_iter().all(|starts| starts == 1), "no compiler was asked twice");
}
