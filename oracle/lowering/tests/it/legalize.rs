//! Whole programs with explicitly packed structures: legalising changes nothing that they observe.

use crate::support;

use generator::Profile;
use interpreter::{Config, Interpreter, Observation, Outcome, Semantics};
use ir::{Module, Neighbours, Statistics};
use lang::{Program, Unit};
use lowering::Options;
use lowering::strategy::{STRATEGIES, Strategy};
use support::native::generated;

fn packed() -> Strategy {
    *STRATEGIES.iter().find(|strategy| strategy.name == "packed").unwrap()
}

fn lowered(program: &Program) -> Module {
    let options = Options { strategy: packed(), ..Options::default() };
    lowering::lower::program(program, &Unit::WHOLE, &options).unwrap()
}

fn run(module: &Module, program: &Program, semantics: Semantics) -> (Outcome, Vec<Observation>) {
    let mut interpreter = Interpreter::new();
    let config = Config { semantics, ..Config::default() };
    let run = interpreter.run(module, &program[program.entry].name, &config);
    (run.outcome, run.observations.to_vec())
}

/// Runs each kind of neighbours under the semantics for which its documentation calls it right.
#[test]
fn legalised_programs_observe_the_same() {
    let kinds = [
        (Neighbours::Words, Semantics::LLVM_19),
        (Neighbours::FrozenWords, Semantics::LLVM_19),
        (Neighbours::Lanes, Semantics::THESIS),
    ];
    for profile in [Profile::Single, Profile::Bitfields, Profile::Calls, Profile::Mixed] {
        for program in generated(profile, 43, 150) {
            let module = lowered(&program);
            let expected = run(&module, &program, Semantics::THESIS);
            assert_eq!(expected.0, Outcome::Finished);
            for (neighbours, semantics) in kinds {
                let mut legal = module.clone();
                ir::legalize(&mut legal, neighbours).unwrap();
                ir::verify(&legal).unwrap();
                let statistics = Statistics::of_module(&legal);
                assert_eq!(
                    ["loadfield", "storefield", "loadfrozen"].map(|name| statistics.count(name)),
                    [0; 3]
                );
                let got = run(&legal, &program, semantics);
                assert_eq!(got, expected, "{neighbours:?}\n{}", lang::print::program(&program));
            }
        }
    }
}
