//! The sources of a campaign's cases.

pub mod codegen;
pub mod modules;
pub mod passes;
pub mod programs;
pub mod seeds;
pub mod units;

use std::ops::Range;

use crate::accounting::Accounting;
use crate::novelty::Marks;
use case_files::GeneratorInput;
use database::Origin;
use examination::examine::{Case, Execute};

/// The cases of a campaign, by number.
pub trait Source: Sync {
    /// The cases.
    type Case: Case;

    /// The number of cases in a batch without compilers.
    const IN_PROCESS_BATCH: u64;

    /// The number of cases in a batch with compilers, which share what it costs to start one.
    const NATIVE_BATCH: u64 = engines::native::BATCH as u64;

    /// The seed of the generated cases.
    fn seed(&self) -> u64;

    /// The name of the generator's profile.
    fn profile(&self) -> String;

    /// The case of a number. `attempt` counts the cases with this number that were drawn before and not wanted.
    fn case(&self, number: u64, attempt: u64) -> Self::Case;

    /// The origin of a case.
    fn origin(&self, number: u64) -> Origin;

    /// The generator's input for a case, if it was generated.
    fn input(&self, number: u64, attempt: u64) -> Option<GeneratorInput>;

    /// The case that the generator makes of bytes, and these with its configuration; none where cases are not mutated.
    fn mutant(&self, dna: Vec<u8>) -> Option<(Self::Case, GeneratorInput)> {
        let _ = dna;
        None
    }

    /// The traits of a case and their combinations.
    fn marks(&self, case: &Self::Case, settings: &<Self::Case as Execute>::Settings) -> Marks {
        let _ = (case, settings);
        Marks::new()
    }

    /// Counts what is in a case.
    fn count(
        &self,
        number: u64,
        case: &Self::Case,
        settings: &<Self::Case as Execute>::Settings,
        accounting: &mut Accounting,
    );

    /// Changes the settings of the engines for a batch.
    fn settle(&self, batch: &Range<u64>, size: u64, settings: &mut <Self::Case as Execute>::Settings) {
        let _ = (batch, size, settings);
    }
}
