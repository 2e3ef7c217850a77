//! Every strategy means the same as `word` where nothing is indeterminate, and is IR that LLVM takes.

use crate::support;

use generator::Profile;
use interpreter::{Config, Interpreter, Observation, Outcome};
use ir::{Module, Neighbours};
use lang::{Program, Unit};
use lowering::layout::Layouts;
use lowering::strategy::{STRATEGIES, Strategy, WORD};
use lowering::{ClangCompat, Options};
use support::native::generated;
use support::tools;

const PROFILES: [Profile; 4] = [Profile::Single, Profile::Bitfields, Profile::Calls, Profile::Mixed];

fn lowered(program: &Program, strategy: Strategy) -> Module {
    lowering::lower::program(program, &Unit::WHOLE, &Options { strategy, ..Options::default() }).unwrap()
}

fn run(program: &Program, strategy: Strategy) -> (Outcome, Vec<Observation>) {
    interpreted(program, &lowered(program, strategy))
}

fn interpreted(program: &Program, module: &Module) -> (Outcome, Vec<Observation>) {
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(module, &program[program.entry].name, &Config::default());
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

fn check_every_strategy_observes_what_word_does(count: usize) {
    for profile in PROFILES {
        for program in generated(profile, 41, count) {
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
fn every_strategy_observes_what_word_does() {
    check_every_strategy_observes_what_word_does(150);
}

#[test]
#[ignore = "700 programs in place of 150: 4 CPU s"]
fn many_every_strategy_observes_what_word_does() {
    check_every_strategy_observes_what_word_does(700);
}

/// Other units, same meaning; and the IR's types are as long as the records.
fn has_wide_bit_int(program: &Program) -> bool {
    let is_wide = |ty: &lang::Type| match ty.element() {
        lang::Type::Int(int) => int.is_bit_precise() && int.width() > lang::Bits(128),
        _ => false,
    };
    let members = program.records.iter().flat_map(|record| &record.fields).map(|field| &field.ty);
    let locals = program.functions.iter().flat_map(|function| &function.locals).map(|local| &local.ty);
    members.chain(locals).any(is_wide)
}

/// True if a record of the module has a member or an access unit of more than 128 bits.
fn has_wide_unit(module: &Module) -> bool {
    let is_wide =
        |&member: &ir::TypeId| matches!(module.types.get(member), ir::Type::Int(bits) if *bits > 128);
    module.types.iter().any(|(_, ty)| ty.components().iter().any(is_wide))
}

#[test]
fn clang_16_and_22_are_imitated_by_every_strategy() {
    for (profile, compat) in PROFILES
        .iter()
        .flat_map(|profile| [ClangCompat::Clang16, ClangCompat::Clang22].map(|compat| (*profile, compat)))
    {
        // An integer of 24 bytes is one of 32 in LLVM 19's data layout, which every module here has.
        for program in generated(profile, 44, 200).into_iter().filter(|program| !has_wide_bit_int(program)) {
            let word = run(&program, WORD);
            for strategy in STRATEGIES {
                let options = Options { strategy: *strategy, compat, ..Options::default() };
                let module = lowering::lower::program(&program, &Unit::WHOLE, &options).unwrap();
                ir::verify(&module).unwrap();
                // A unit of 24 bytes has 32 as well.
                if has_wide_unit(&module) {
                    continue;
                }
                let layouts = Layouts::in_dialect(&program, compat.dialect()).unwrap();
                for (id, record) in program.records() {
                    let suffix = format!(".{}", record.tag);
                    let named =
                        |ty: &ir::Type| matches!(ty, ir::Type::Named { name, .. } if name.ends_with(&suffix));
                    let (ty, _) = module.types.iter().find(|(_, ty)| named(ty)).unwrap();
                    assert_eq!(module.types.size(ty).0, layouts[id].size.0, "{suffix}");
                }
                assert_eq!(
                    interpreted(&program, &module),
                    word,
                    "{}\n{}",
                    strategy.name,
                    lang::print::program(&program)
                );
            }
        }
    }
}

fn check_llvm_takes_every_strategy(count: usize) {
    let directory = tempfile::tempdir().unwrap();
    for strategy in STRATEGIES {
        for profile in PROFILES {
            for (index, program) in generated(profile, 42, count).iter().enumerate() {
                let mut module = lowered(program, *strategy);
                ir::verify(&module).unwrap();
                lowering::legalize(&mut module, Neighbours::Words).unwrap();
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

#[test]
fn llvm_takes_every_strategy() {
    check_llvm_takes_every_strategy(4);
}

#[test]
#[ignore = "25 programs in place of 4: 11 CPU s"]
fn many_llvm_takes_every_strategy() {
    check_llvm_takes_every_strategy(25);
}

fn instructions(module: &Module) -> usize {
    let blocks = module.functions.iter().flat_map(|function| &function.blocks);
    blocks.map(|block| block.instructions.len() + 1).sum()
}

/// The thesis's finding of chapter 5, before legalisation and at `-O0`: never more instructions than `word`.
fn check_packed_is_never_longer_than_word(count: usize) {
    let packed = *Strategy::named("packed").unwrap();
    for profile in Profile::ALL {
        let mut sizes = [0, 0];
        for program in generated(profile, 43, count) {
            let [word, packed] = [WORD, packed].map(|strategy| instructions(&lowered(&program, strategy)));
            assert!(packed <= word, "{packed} {word}\n{}", lang::print::program(&program));
            sizes = [sizes[0] + word, sizes[1] + packed];
        }
        assert!(sizes[1] < sizes[0], "{profile:?}: {sizes:?}");
    }
}

#[test]
fn packed_is_never_longer_than_word() {
    check_packed_is_never_longer_than_word(200);
}

#[test]
#[ignore = "1,000 programs in place of 200: 4 CPU s"]
fn many_packed_is_never_longer_than_word() {
    check_packed_is_never_longer_than_word(1000);
}
