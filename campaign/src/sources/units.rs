//! Signatures for campaigns with plug-in engines.

use std::path::PathBuf;

use generator::signature_unit;
use lang::{Features, Target};

use crate::accounting::Accounting;
use crate::sources::Source;
use case_files::GeneratorInput;
use database::Origin;
use examination::examine::{UnitCase, UnitSettings};

/// The functions of a campaign, by number: the engines take turns, each with functions that it can define or call.
#[derive(Clone, Debug)]
pub struct UnitSource {
    seed: u64,
    target: Target,
    /// A file of tables of further engines.
    tables: Option<PathBuf>,
    /// The features that each engine can define, and those that it can call.
    features: Vec<[Features; 2]>,
}

impl UnitSource {
    /// The functions of a seed.
    #[must_use]
    pub fn new(seed: u64, target: Target, tables: Option<PathBuf>, settings: &UnitSettings) -> UnitSource {
        let sayable = settings.engines().iter().map(|engine| [engine.spec.defines, engine.spec.calls]);
        UnitSource { seed, target, tables, features: sayable.collect() }
    }
}

impl Source for UnitSource {
    type Case = UnitCase;

    /// Nothing is examined without engines.
    const IN_PROCESS_BATCH: u64 = 1;
    /// Starting an engine costs as much as compiling ten to a hundred functions.
    const NATIVE_BATCH: u64 = 150;

    fn seed(&self) -> u64 {
        self.seed
    }

    fn profile(&self) -> String {
        "plug-in".to_owned()
    }

    fn case(&self, number: u64, attempt: u64) -> UnitCase {
        // Bytes of a generator that is seeded anew for each number.
        let bytes = generator::dna(self.seed.wrapping_add(attempt), number);
        let seed = bytes.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte));
        let engine = (number % self.features.len().max(1) as u64) as usize;
        let sayable = self.features.get(engine).map_or(&[][..], |both| &both[..]);
        let unit = signature_unit(self.target, sayable, 1, seed);
        UnitCase { unit: unit.single_function(&unit.functions[0]), tables: self.tables.clone() }
    }

    fn origin(&self, _: u64) -> Origin {
        Origin::Generated
    }

    /// The text is all there is.
    fn input(&self, _: u64, _: u64) -> Option<GeneratorInput> {
        None
    }

    fn count(&self, _: u64, case: &UnitCase, _: &UnitSettings, accounting: &mut Accounting) {
        let needed =
            case.unit.functions.iter().flat_map(|function| case.unit.needs(function).language_names());
        needed.for_each(|name| accounting.feature(name));
    }
}
