//! Every strategy means the same as `word` where nothing is indeterminate, and is IR that LLVM takes.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use generator::Profile;
use interpreter::{Config, Interpreter, Observation, Outcome};
use ir::Module;
use lang::{Program, Unit};
use lowering::Options;
use lowering::strategy::{STRATEGIES, Strategy, WORD};
use support::native::generated;
use support::tools;

const PROFILES: [Profile; 4] = [Profile::Single, Profile::Bitfields, Profile::Calls, Profile::Mixed];

fn lowered(program: &Program, strategy: Strategy) -> Module {
    lowering::lower::program(program, &Unit::WHOLE, &Options { strategy, ..Options::default() }).unwrap()
}

fn run(program: &Program, strategy: Strategy) -> (Outcome, Vec<Observation>) {
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&lowered(program, strategy), &program[program.entry].name, &Config::default());
    (run.outcome, run.observations.to_vec())
}

#[test]
fn names_are_unique_and_found() {
    for strategy in STRATEGIES {
        assert_eq!(Strategy::named(strategy.name), Some(strategy));
        assert!(STRATEGIES.iter().filter(|other| other.name == strategy.name).count() == 1);
    }
    assert_eq!(Strategy::named("words"), None);
}

#[test]
fn every_strategy_observes_what_word_does() {
    for profile in PROFILES {
        for program in generated(profile, 41, 700) {
            let word = run(&program, WORD);
            assert_eq!(word.0, Outcome::Finished);
            for strategy in STRATEGIES {
                let observed = run(&program, *strategy);
                assert_eq!(observed, word, "{}\n{}", strategy.name, lang::print::program(&program));
            }
        }
    }
}

#[test]
fn llvm_takes_every_strategy() {
    let directory = tempfile::tempdir().unwrap();
    for strategy in STRATEGIES {
        for profile in PROFILES {
            for (index, program) in generated(profile, 42, 25).iter().enumerate() {
                let module = lowered(program, *strategy);
                ir::verify(&module).unwrap();
                let name = format!("{}-{profile:?}-{index}.ll", strategy.name);
                std::fs::write(directory.path().join(name), ir::print_module(&module)).unwrap();
            }
        }
    }
    let files = std::fs::read_dir(directory.path()).unwrap();
    for file in files {
        let name = file.unwrap().file_name().into_string().unwrap();
        tools::run("opt-19", directory.path(), &["-passes=verify", "-disable-output", &name]);
    }
}
