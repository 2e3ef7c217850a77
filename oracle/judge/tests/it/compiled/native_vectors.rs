//! Code with wide vector registers: every compiler is told of them, vectors arrive in them, and a processor without them is
//! named.

use crate::it::common;

use common::{environment, outcome_of, pairs, toolchain, with_vectors};
use engines::Outcome;
use engines::native::{Family, Settings, Toolchain, llvm_ir, run_programs};
use lang::{Features, Program, parse};
use lowering::abi::VectorUnit;

fn program(text: &str) -> Program {
    const RUNTIME: &str = "void bf_observe(unsigned int, unsigned long long);\n";
    parse::program(&format!("{RUNTIME}{text}"), "test.c").unwrap()
}

/// A vector of this number of bytes by itself and in a record, to a function and back.
fn echo(bytes: u32) -> Program {
    let last = bytes / 8 - 1;
    let lanes = (0..=last).map(|lane| (lane + 5).to_string()).collect::<Vec<_>>().join(", ");
    program(&format!(
        "typedef long V __attribute__((vector_size({bytes})));\nstruct S {{ V v; }};\n\
         /* side: callee */ struct S f(struct S s, V w) {{ s.v[0] = w[{last}]; return s; }}\n\
         /* side: caller */ void entry(void) {{ V w = (V){{{lanes}}}; struct S s = {{(V){{{lanes}}}}};\n\
         struct S r = f(s, w); bf_observe(1, (unsigned long long)r.v[0]); bf_observe(2, (unsigned long long)r.v[{last}]); }}\n\
         int main(void) {{ entry(); return 0; }}\n"
    ))
}

fn refused(settings: &str) -> String {
    Toolchain::new(environment(), &Settings::parse(settings).unwrap()).unwrap_err().to_string()
}

#[test]
fn every_compiler_that_has_an_option_for_it_is_told() {
    let Some(toolchain) = with_vectors("", VectorUnit::Avx) else { return };
    assert_eq!(toolchain.vectors(), VectorUnit::Avx);
    for (configuration, lacks) in toolchain.configurations().iter().zip(toolchain.lacks()) {
        let (name, tcc) = (&configuration.name, configuration.compiler.family == Family::Tcc);
        assert_eq!(name.vectors(), if tcc { VectorUnit::Sse } else { VectorUnit::Avx }, "{name}");
        assert_eq!(lacks.contains(Features::VECTOR_32), tcc, "{name}");
        assert!(lacks.contains(Features::VECTOR_64), "{name}");
    }
}

#[test]
fn vectors_arrive_in_wide_registers() {
    let Some(toolchain) = with_vectors("levels = [\"-O2\"]", VectorUnit::Avx) else { return };
    let batch = run_programs(&toolchain, &[echo(32), echo(16), echo(64)]).unwrap();
    let tcc = "the compiler lacks vectors";
    for (result, last) in batch.results.iter().zip([8, 6]) {
        for run in &result.runs {
            match &run.outcome {
                Outcome::Unsupported(why) => assert!(why.starts_with(tcc), "{}: {why}", run.engine),
                outcome => assert_eq!(pairs(outcome), [(1, last), (2, last)], "{}", run.engine),
            }
        }
    }
    let too_wide = Outcome::Unsupported("the compiler lacks vectors of 64 bytes".to_owned());
    assert_eq!(*outcome_of(&batch.results[2], "clang-19 -O2 -mavx > word -O2 -mavx"), too_wide);
}

#[test]
fn all_configurations_have_the_same_registers() {
    let mixed = "[[configuration]]\ncompiler = \"clang-19\"\nflags = [\"-O2\", \"-mavx\"]";
    let message = refused(mixed);
    assert!(message.contains("`clang-19 -O2 -mavx` uses the vector registers of avx"), "{message}");
    let named_twice = format!("only = true\nvectors = \"avx\"\n{mixed}");
    assert_eq!(toolchain(&named_twice).configurations()[0].name.to_string(), "clang-19 -O2 -mavx");
    let message = refused("target = \"aarch64-linux-gnu\"\nvectors = \"avx\"");
    assert!(message.contains("`avx` is a unit of x86-64"), "{message}");
}

/// On a processor that lacks the registers nothing runs, and compilers still compile.
#[test]
fn what_a_processor_lacks_is_said_and_compiled() {
    let toolchain = toolchain("levels = [\"-O0\"]\nvectors = \"avx512\"");
    let batch = run_programs(&toolchain, &[echo(64)]).unwrap();
    let outcome = outcome_of(&batch.results[0], "clang-19 -O0 -mavx512f > word -O0 -mavx512f");
    match toolchain.idle() {
        Some(why) => {
            assert_eq!(why, "the processor here has no registers of avx512");
            assert_eq!(*outcome, Outcome::Unsupported(why.to_owned()));
        }
        None => assert_eq!(pairs(outcome), [(1, 12), (2, 12)]),
    }
    let named = |c: &&engines::native::Configuration| c.name.compiler() == "clang-19";
    let clang = toolchain.configurations().iter().find(named).unwrap();
    let c = "typedef long V __attribute__((vector_size(64)));\nV f(V v) { return v; }\n";
    let ir = llvm_ir(&toolchain, clang, c).unwrap().unwrap();
    assert!(ir.contains("define dso_local <8 x i64> @f(<8 x i64> noundef %0)"), "{ir}");
}
