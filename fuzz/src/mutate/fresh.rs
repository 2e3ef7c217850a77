//! New cases from the generators, small enough for a corpus.

use generator::{Config, Limits, Profile};
use lang::{Program, Target, Unit};
use lowering::strategy::STRATEGIES;
use lowering::{Options, lower};
use rand::seq::IteratorRandom;
use rand::{Rng, RngCore};
use rand_chacha::ChaCha8Rng;
use reducer::EntryModule;
use smol_str::SmolStr;

/// A new program, of any profile and for any platform.
pub(super) fn program(rng: &mut ChaCha8Rng) -> Program {
    let profile = Profile::ALL[rng.random_range(0..Profile::ALL.len())];
    let mut config = Config::new(profile);
    config.target = Target::ALL[rng.random_range(0..Target::ALL.len())];
    let Limits { callees, callbacks, records, statements, parameters, signatures, .. } = &mut config.limits;
    *callees = rng.random_range(1..=2);
    *callbacks = rng.random_range(0..=1);
    *records = rng.random_range(0..=2);
    *statements = rng.random_range(0..=2);
    *parameters = rng.random_range(1..=*parameters);
    *signatures = rng.random_range(1..=3);
    generator::program(&dna(rng), &config)
}

/// A new module: what the lowering makes of a program, or a drawn one.
pub(super) fn module(rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    if rng.random() { lowered(rng) } else { drawn(rng) }
}

/// The module of a new program by a strategy whose modules LLVM has, and our reader: it has what drawn modules lack, such as variadic calls, floating formats beyond double,
/// addresses in globals, and copies of pointers.
fn lowered(rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    let program = program(rng);
    let strategies = STRATEGIES.iter().filter(|strategy| !strategy.goes_beyond_llvm());
    let strategy = *strategies.choose(rng)?;
    let module = lower::program(&program, &Unit::WHOLE, &Options { strategy, ..Options::default() }).ok()?;
    Some(EntryModule::run(module, program[program.entry].name.clone()))
}

/// A module of any of the generator's profiles for modules.
fn drawn(rng: &mut ChaCha8Rng) -> Option<EntryModule> {
    use generator::ir::{ENTRY, ModuleConfig, Profile, module};
    let profile = Profile::ALL[rng.random_range(0..Profile::ALL.len())];
    let mut config = ModuleConfig::new(profile);
    config.limits.functions = rng.random_range(1..=config.limits.functions);
    config.limits.statements = rng.random_range(1..=config.limits.statements);
    // Undefined behaviour and poison are what the engines may disagree about; undef hides much.
    config.ub_free = rng.random_range(0..4) == 0;
    config.undef = rng.random_range(0..3) == 0;
    let module = module(&dna(rng), &config);
    Some(EntryModule::run(module, SmolStr::new_static(ENTRY)))
}

/// The DNA of one of very many cases.
fn dna(rng: &mut ChaCha8Rng) -> Vec<u8> {
    generator::dna(rng.next_u64(), 0)
}
