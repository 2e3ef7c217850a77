//! Checks that code lowered for a compiler has only vectors that LLVM 19 compiles right, and does the same.

use crate::support;

use generator::Profile;
use interpreter::{Config, Interpreter, Observation, Outcome, Semantics};
use ir::{Module, Type};
use lang::{Program, Unit};
use lowering::strategy::{LegalVectors, STRATEGIES, Strategy};
use lowering::{Options, lower};
use support::native::generated;

fn lowered(program: &Program, strategy: &Strategy, vectors: LegalVectors) -> Module {
    let options = Options { strategy: *strategy, vectors, ..Options::default() };
    let module = lower::program(program, &Unit::WHOLE, &options).unwrap();
    ir::verify(&module).unwrap();
    module
}

fn run(module: &Module, program: &Program) -> (Outcome, Vec<Observation>) {
    let mut interpreter = Interpreter::new();
    let config = Config { semantics: Semantics::LLVM_19, ..Config::default() };
    let run = interpreter.run(module, &program[program.entry].name, &config);
    (run.outcome, run.observations.to_vec())
}

/// Values that are vectors, and of these the ones whose bits are no power of two.
fn vectors(module: &Module) -> (usize, usize) {
    let values = module.functions.iter().flat_map(|function| &function.values);
    let vectors = values.filter(|ty| matches!(module.types.get(**ty), Type::Vector { .. }));
    let odd = |ty: &ir::TypeId| !module.types.bit_width(*ty).0.is_power_of_two();
    vectors.fold((0, 0), |(all, odds), ty| (all + 1, odds + usize::from(odd(ty))))
}

#[test]
fn vectors_for_compilers_have_as_many_bits_as_a_power_of_two() {
    let (mut avoided, mut left) = (0, 0);
    for strategy in STRATEGIES {
        for profile in [Profile::Bitfields, Profile::Calls, Profile::Mixed, Profile::Poison] {
            for program in generated(profile, 47, 60) {
                let module = lowered(&program, strategy, LegalVectors::Any);
                let for_compilers = lowered(&program, strategy, LegalVectors::Compilable);
                let (compilable, odd) = vectors(&for_compilers);
                assert_eq!(odd, 0, "{}\n{}", strategy.name, lang::print::program(&program));
                assert_eq!(run(&for_compilers, &program), run(&module, &program));
                avoided += vectors(&module).1;
                left += compilable;
            }
        }
    }
    assert!(avoided > 0 && left > 0, "nothing was tested: {avoided}, {left}");
}
