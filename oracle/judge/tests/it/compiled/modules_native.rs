//! Modules through passes and back ends.

use crate::it::common;

use engines::native::run_modules;
use engines::recipe::{self, PIPELINES, Recipe, pipelines};
use engines::{EngineReport, Outcome};
use generator::dna;
use generator::ir::{ENTRY, ModuleConfig, Profile, module};
use interpreter::Semantics;
use judge::inprocess::modules::allowed;
use judge::verdict::{Verdict, judge_run};

/// The native outcome of every generated module is allowed, and where nothing is arbitrary it is the only one.
#[test]
fn native_code_does_what_it_may() {
    let toolchain = common::toolchain("");
    let determined = (0..24).map(|index| module(&dna(51, index), &ModuleConfig::determined(Profile::Ir)));
    let arbitrary = (0..24).map(|index| module(&dna(52, index), &ModuleConfig::new(Profile::Ir)));
    let modules: Vec<ir::Module> = determined.chain(arbitrary).collect();
    let recipes = recipe::recipes(&[], pipelines(0, 4));
    let entries: Vec<_> = modules.iter().map(|module| (module, ENTRY)).collect();
    let results = run_modules(&toolchain, &recipes, &entries).unwrap().results;
    for (number, (result, module)) in results.iter().zip(&modules).enumerate() {
        assert_eq!(result.runs.len(), recipes.len());
        let allowed = allowed(module, ENTRY, Semantics::LLVM_19);
        for run in &result.runs {
            let expected =
                if number < 24 { &[Verdict::Agree][..] } else { &[Verdict::Agree, Verdict::Refines] };
            let judged = judge_run(module, &allowed, &run.outcome);
            let text = || ir::print_module(module);
            assert!(expected.contains(&judged.verdict), "{number}: {run:?}: {judged:?}\n{}", text());
        }
    }
}

/// A module that a compiler refuses costs itself.
#[test]
fn a_module_that_is_refused_does_not_spoil_the_others() {
    let toolchain = common::toolchain("");
    let sound = "define void @entry() {\n  ret void\n}\n";
    let mut modules: Vec<ir::Module> = (0..3).map(|_| ir::read_module(sound).unwrap()).collect();
    modules[1].functions[0].blocks[0].terminator = ir::Terminator::Ret(Some(ir::Const::i8(1).into()));
    let recipes = [Recipe::level("-O0"), Recipe::passes("gvn")];
    let entries: Vec<_> = modules.iter().map(|module| (module, ENTRY)).collect();
    let results = run_modules(&toolchain, &recipes, &entries).unwrap().results;
    for (number, result) in results.iter().enumerate() {
        assert_eq!(result.runs.len(), 2);
        for EngineReport { outcome, .. } in &result.runs {
            match outcome {
                Outcome::Finished(log) => assert!(number != 1 && log.is_empty(), "{number}: {outcome:?}"),
                Outcome::Rejected { diagnostic } => {
                    assert!(number == 1 && diagnostic.contains("ret i8"), "{number}: {diagnostic}");
                }
                other => panic!("{number}: {other:?}"),
            }
        }
    }
}

/// `opt` knows the passes that are tried.
#[test]
fn the_first_pipelines_are_some() {
    check_pipelines(&PIPELINES[..4]);
}

#[test]
#[ignore = "every pipeline of the optimiser in place of four: 12 CPU s"]
fn every_pipeline_is_one() {
    check_pipelines(PIPELINES);
}

fn check_pipelines(pipelines: &[&str]) {
    let toolchain = common::toolchain("");
    let recipes: Vec<Recipe> = pipelines.iter().map(|passes| Recipe::passes(passes)).collect();
    let module = module(&dna(53, 0), &ModuleConfig::determined(Profile::Ir));
    let results = run_modules(&toolchain, &recipes, &[(&module, ENTRY)]).unwrap().results;
    for EngineReport { engine, outcome } in &results[0].runs {
        assert!(matches!(outcome, Outcome::Finished(_)), "{engine}: {outcome:?}");
    }
    assert_eq!(results[0].runs[1].engine.to_string(), "ir -passes=gvn -O0");
}
