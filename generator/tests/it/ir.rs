//! Any bytes give a valid module, the same bytes give the same module, and a module keeps to its configuration.

use generator::ir::{ModuleConfig, ModuleLimits, Profile, module};
use generator::{dna, mutate};
use ir::{Const, Instruction, Module, Op, Operand, Terminator};

/// Every profile under every combination of flags, poison, undef and undefined behaviour.
fn configurations() -> impl Iterator<Item = ModuleConfig> {
    let profiles = Profile::ALL.into_iter();
    profiles.flat_map(|profile| {
        (0..16).map(move |bits| ModuleConfig {
            flags: bits & 1 != 0,
            poison: bits & 2 != 0,
            undef: bits & 4 != 0,
            ub_free: bits & 8 != 0,
            ..ModuleConfig::new(profile)
        })
    })
}

fn accepted(bytes: &[u8], config: &ModuleConfig) -> Module {
    let made = module(bytes, config);
    if let Err(error) = ir::verify(&made) {
        panic!("{config:?}, {} bytes: {error}\n{}", bytes.len(), ir::print_module(&made));
    }
    made
}

fn instructions(module: &Module) -> impl Iterator<Item = &Instruction> {
    module.functions.iter().flat_map(|function| &function.blocks).flat_map(|block| &block.instructions)
}

#[test]
fn bytes_of_any_length_give_a_module_that_verifies() {
    let full = dna(1, 0);
    for config in configurations() {
        accepted(&[], &config);
        for length in (0..full.len()).step_by(331) {
            accepted(&full[..length], &config);
        }
        for byte in [0x00, 0xFF, 0x01, 0x0F, 0x10, 0x55, 0x7F, 0x80] {
            accepted(&[byte; 5_000], &config);
        }
    }
}

#[test]
fn seeded_modules_verify() {
    for config in configurations() {
        for index in 0..150 {
            accepted(&dna(2, index), &config);
        }
    }
}

#[test]
fn mutated_modules_verify() {
    let config = ModuleConfig::default();
    let mut bytes = dna(3, 0);
    let most = bytes.len();
    let mut size = most;
    for seed in 0..1_000 {
        size = mutate(&mut bytes, size, most, seed);
        accepted(&bytes[..size], &config);
    }
}

#[test]
fn the_same_bytes_give_the_same_module() {
    for config in configurations() {
        for index in 0..20 {
            let [one, other] = [0, 1].map(|_| ir::print_module(&module(&dna(5, index), &config)));
            assert_eq!(one, other);
        }
    }
}

#[test]
fn zero_limits_and_high_limits_give_modules_that_verify() {
    let nothing = ModuleLimits {
        functions: 0,
        parameters: 0,
        statements: 0,
        depth: 0,
        rounds: 0,
        globals: 0,
        steps: 0,
    };
    let much = ModuleLimits {
        functions: 9,
        parameters: 9,
        statements: 20,
        depth: 5,
        rounds: 90,
        globals: 5,
        steps: 100_000,
    };
    for limits in [nothing, much] {
        let config = ModuleConfig { limits, ..ModuleConfig::default() };
        for index in 0..200 {
            accepted(&dna(6, index), &config);
        }
    }
}

/// Without `undef` no constant is undef, and without `flags` no instruction has one.
#[test]
fn modules_contain_neither_undef_nor_flags_that_are_excluded() {
    let operands = |module: &Module| format!("{module:?}");
    for index in 0..300 {
        let made = module(&dna(7, index), &ModuleConfig { undef: false, ..ModuleConfig::default() });
        assert!(!operands(&made).contains("Undef("), "{}", ir::print_module(&made));
        let made = module(&dna(7, index), &ModuleConfig { flags: false, ..ModuleConfig::default() });
        let text = ir::print_module(&made);
        for flag in [" nsw ", " nuw ", " exact ", " disjoint ", " nneg ", " inbounds "] {
            assert!(!text.contains(flag), "{flag}\n{text}");
        }
    }
}

#[test]
fn small_modules_have_narrow_integers_and_no_memory_calls_or_vectors() {
    for index in 0..500 {
        let made = accepted(&dna(8, index), &ModuleConfig::new(Profile::IrSmall));
        let f = &made.functions[made.function("f1").unwrap().index()];
        let widest = f.values.iter().filter_map(|&ty| made.types.int_width(ty)).max();
        assert!(widest.is_none_or(|width| width <= 4), "{}", ir::print_module(&made));
        let in_f = f.blocks.iter().flat_map(|block| &block.instructions);
        let pure = in_f.clone().all(|i| !matches!(i.op, Op::Memory(_) | Op::Call(_) | Op::Vector(_)));
        assert!(pure, "{}", ir::print_module(&made));
    }
}

/// No branch condition is poison if undefined behaviour is excluded: it is a frozen value, or computed from frozen
/// values.
#[test]
fn no_branch_condition_is_poison_if_undefined_behaviour_is_excluded() {
    let poison_condition = |block: &ir::Block| {
        matches!(
            &block.terminator,
            Terminator::CondBr { condition: Operand::Const(Const::Poison(_) | Const::Undef(_)), .. }
        )
    };
    let made = (0..500).map(|index| module(&dna(8, index), &ModuleConfig::default()));
    for made in made {
        assert!(!made.functions.iter().flat_map(|f| &f.blocks).any(poison_condition));
        assert!(instructions(&made).count() > 0);
    }
}
