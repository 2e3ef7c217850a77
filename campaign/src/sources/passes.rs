//! Functions for campaigns over passes: those of the modules of a directory, and their mutants.

use std::path::Path;

use engines::recipe::PIPELINES;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use reducer::{EntryModule, Reducible};
use smol_str::SmolStr;

use crate::accounting::Accounting;
use crate::sources::Source;
use case_files::module_file;
use case_files::{GeneratorInput, read_text};
use database::Origin;
use examination::examine::{PassCase, PassSettings};
use host::Failure;
use passes::mutation::changed_module;
use passes::optimizer::only_symbol;

/// The pipeline of every other batch; the batches between them go through [`PIPELINES`] in turn.
const WHOLE: &str = "default<O2>";

/// Mutations that are tried until one gives a module.
const ATTEMPTS: u64 = 8;

/// Instructions of a function that is mutated: what is larger is seldom judged.
const MAX_INSTRUCTIONS: usize = 400;

/// The functions of a campaign, by number: first those of a directory as they are, then mutants of them in turn.
#[derive(Clone, Debug)]
pub struct PassSource {
    seed: u64,
    seeds: ModuleSeeds,
    /// The pipeline of all; none: each batch has another.
    passes: Option<SmolStr>,
}

/// The functions of the modules in a directory, each with what it needs.
#[derive(Clone, Debug)]
pub struct ModuleSeeds {
    functions: Vec<EntryModule>,
    /// The files that hold no module that we read.
    pub left_out: usize,
}

impl ModuleSeeds {
    /// Reads the files of a directory that are named `.ll`.
    ///
    /// # Errors
    /// [`Failure::Input`] if it cannot be read, or has no function.
    pub fn read(directory: &Path) -> Result<ModuleSeeds, Failure> {
        let unreadable = |why: &std::io::Error| Failure::unreadable(directory, why);
        let entries = std::fs::read_dir(directory).map_err(|why| unreadable(&why))?;
        let mut paths = Vec::new();
        for entry in entries {
            paths.push(entry.map_err(|why| unreadable(&why))?.path());
        }
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
        paths.sort();
        let mut seeds = ModuleSeeds { functions: Vec::new(), left_out: 0 };
        for path in paths {
            let text = read_text(&path).ok();
            let whole = text.and_then(|text| {
                let module = module_file::parsed(&path.display().to_string(), &text).ok()?.module;
                Some((text, module))
            });
            let Some((text, whole)) = whole else {
                seeds.left_out += 1;
                continue;
            };
            for function in whole.functions.iter().filter(|function| !function.is_declaration()) {
                let alone = module_file::parsed("a function", &only_symbol(&text, &function.name));
                let alone = alone.map(|file| EntryModule::compared(file.module, function.name.clone()));
                let is_small = |case: &EntryModule| {
                    case.is_well_formed()
                        && case.module.functions.iter().flat_map(|other| other.instructions()).count()
                            <= MAX_INSTRUCTIONS
                };
                seeds.functions.extend(alone.ok().filter(is_small));
            }
        }
        match seeds.functions.is_empty() {
            true => {
                let why = "it has no module of LLVM IR (.ll) that defines a function";
                Err(Failure::input(format_args!("--seeds {}", directory.display()), why))
            }
            false => Ok(seeds),
        }
    }

    /// A hash by which these functions differ from others.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for function in &self.functions {
            hasher.update(&function.digest().to_le_bytes());
        }
        hasher.finalize().to_hex()[..16].to_owned()
    }

    /// The function of a number: one of the directory, then mutants of them in turn.
    pub(super) fn function(&self, seed: u64, number: u64, attempt: u64) -> EntryModule {
        let own = || self.functions[(number % self.functions.len() as u64) as usize].clone();
        self.mutant(seed, number, attempt).unwrap_or_else(own)
    }

    pub(super) fn origin(&self, number: u64) -> Origin {
        if number < self.functions.len() as u64 { Origin::Written } else { Origin::Fuzzed }
    }

    /// The mutant of a number; `None` if it is a seed itself, or no mutation gives a module.
    fn mutant(&self, seed: u64, number: u64, attempt: u64) -> Option<EntryModule> {
        let count = self.functions.len() as u64;
        let index = number.checked_sub(count)?;
        let own = &self.functions[(index % count) as usize];
        let before = ir::print_module(&own.module);
        (0..ATTEMPTS).find_map(|again| {
            // Bytes of a generator that is seeded anew for each number.
            let bytes = generator::dna(seed.wrapping_add(attempt * ATTEMPTS + again), index);
            let start = bytes.iter().take(8).fold(0, |start, byte| start << 8 | u64::from(*byte));
            let mutant = changed_module(own, &mut ChaCha8Rng::seed_from_u64(start))?;
            let is_new = mutant.is_well_formed() && ir::print_module(&mutant.module) != before;
            // As it is stored: what the text does not say is no part of it.
            let module = is_new.then(|| ir::read_module(&ir::print_module(&mutant.module)).ok()).flatten()?;
            Some(EntryModule { module, ..mutant })
        })
    }
}

impl PassSource {
    /// The functions of a seed.
    #[must_use]
    pub const fn new(seed: u64, seeds: ModuleSeeds, passes: Option<SmolStr>) -> PassSource {
        PassSource { seed, seeds, passes }
    }
}

impl Source for PassSource {
    type Case = PassCase;

    /// Nothing is examined without `opt`.
    const IN_PROCESS_BATCH: u64 = 1;

    fn seed(&self) -> u64 {
        self.seed
    }

    fn profile(&self) -> String {
        "ir-seeds".to_owned()
    }

    fn case(&self, number: u64, attempt: u64) -> PassCase {
        let module = self.seeds.function(self.seed, number, attempt);
        let batch = number / Self::NATIVE_BATCH;
        let in_turn =
            if batch.is_multiple_of(2) { WHOLE } else { PIPELINES[(batch / 2) as usize % PIPELINES.len()] };
        PassCase { module, passes: self.passes.clone().unwrap_or_else(|| in_turn.into()) }
    }

    fn origin(&self, number: u64) -> Origin {
        self.seeds.origin(number)
    }

    /// The text is all there is.
    fn input(&self, _: u64, _: u64) -> Option<GeneratorInput> {
        None
    }

    fn count(&self, number: u64, _: &PassCase, _: &PassSettings, accounting: &mut Accounting) {
        accounting.tally.mutants += u64::from(self.origin(number) == Origin::Fuzzed);
    }
}
