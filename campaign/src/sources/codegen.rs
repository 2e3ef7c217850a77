//! Functions for campaigns over back ends: those of the modules of a directory, and their mutants.

use crate::accounting::Accounting;
use crate::sources::Source;
use crate::sources::passes::ModuleSeeds;
use case_files::GeneratorInput;
use database::Origin;
use examination::examine::{CodegenCase, CodegenSettings};

/// The functions of a campaign, by number.
#[derive(Clone, Debug)]
pub struct CodegenSource {
    seed: u64,
    seeds: ModuleSeeds,
}

impl CodegenSource {
    /// The functions of a seed.
    #[must_use]
    pub const fn new(seed: u64, seeds: ModuleSeeds) -> CodegenSource {
        CodegenSource { seed, seeds }
    }
}

impl Source for CodegenSource {
    type Case = CodegenCase;

    /// Nothing is examined without a back end.
    const IN_PROCESS_BATCH: u64 = 1;

    fn seed(&self) -> u64 {
        self.seed
    }

    fn profile(&self) -> String {
        "ir-codegen".to_owned()
    }

    fn case(&self, number: u64, attempt: u64) -> CodegenCase {
        CodegenCase { module: self.seeds.function(self.seed, number, attempt) }
    }

    fn origin(&self, number: u64) -> Origin {
        self.seeds.origin(number)
    }

    /// The text is all there is.
    fn input(&self, _: u64, _: u64) -> Option<GeneratorInput> {
        None
    }

    fn count(&self, number: u64, _: &CodegenCase, _: &CodegenSettings, accounting: &mut Accounting) {
        accounting.tally.mutants += u64::from(self.origin(number) == Origin::Fuzzed);
    }
}
