//! Modules of LLVM IR for campaigns.

use std::ops::Range;

use engines::recipe::{pipelines, recipes};
use generator::ir::ModuleConfig;
use interpreter::Semantics;
use ir::Module;
use judge::ModuleCase;
use serde::Serialize;
use smol_str::SmolStr;

use crate::accounting::Accounting;
use crate::sources::Source;
use case_files::GeneratorInput;
use database::Origin;
use examination::examine::ModuleSettings;

/// The number of pipelines of passes that a batch goes through.
const PIPELINES: usize = 4;

/// The modules of a campaign, by number.
#[derive(Clone, Debug)]
pub struct ModuleSource {
    seed: u64,
    config: ModuleConfig,
    /// The features of the configuration that a module may lack.
    variety: Variety,
    /// The semantics of poison and undef in process; none: all published ones in turn.
    semantics: Option<Semantics>,
    /// Clang's levels; none: all of [`engines::recipe::LEVELS`].
    levels: Vec<String>,
}

/// The differences between modules besides their DNA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variety {
    /// None: the configuration is the user's own.
    Fixed,
    /// For native runs: some without undef, so that there is less that they may do; some with nothing arbitrary at
    /// all, so that there is one thing that they must do. None meets undefined behaviour.
    Native,
    /// For runs in process, where undefined behaviour is something to be noticed: most may meet it.
    InProcess,
}

impl ModuleSource {
    /// The modules of a seed, for every level and all published semantics in turn.
    #[must_use]
    pub const fn new(seed: u64, config: ModuleConfig, variety: Variety) -> ModuleSource {
        ModuleSource { seed, config, variety, semantics: None, levels: Vec::new() }
    }

    /// The same modules for these levels of clang (none: all), and for one semantics if there is one.
    #[must_use]
    pub fn for_engines(self, levels: &[String], semantics: Option<Semantics>) -> ModuleSource {
        ModuleSource { semantics, levels: levels.to_owned(), ..self }
    }

    /// The configuration of one module.
    #[must_use]
    pub fn config_of(&self, number: u64) -> ModuleConfig {
        let config = self.config.clone();
        match (self.variety, number % 4) {
            (Variety::Fixed, _) => config,
            (Variety::Native, 3) => ModuleConfig { poison: false, undef: false, ..config },
            (Variety::Native, rest) => ModuleConfig { undef: rest == 0, ..config },
            (Variety::InProcess, rest) => {
                ModuleConfig { ub_free: rest == 0, undef: number.is_multiple_of(3), ..config }
            }
        }
    }

    /// The DNA of one module.
    #[must_use]
    pub fn dna(&self, number: u64) -> Vec<u8> {
        generator::dna(self.seed, number)
    }

    /// The module.
    #[must_use]
    pub fn module(&self, number: u64) -> Module {
        generator::ir::module(&self.dna(number), &self.config_of(number))
    }

    /// The semantics of poison and undef by which the interpreters run one module.
    fn semantics_of(&self, number: u64) -> Semantics {
        let presets = Semantics::PRESETS;
        // Not in step with the configuration, which varies by the same number.
        let turn = number as usize + number as usize / presets.len();
        self.semantics.unwrap_or(presets[turn % presets.len()].semantics)
    }

    /// The names of the productions it is made of, each once.
    #[must_use]
    pub fn features(&self, number: u64) -> Vec<&'static str> {
        let mut names = generator::ir::productions_used(&self.dna(number), &self.config_of(number));
        names.sort_unstable();
        names.dedup();
        names
    }
}

impl Source for ModuleSource {
    type Case = ModuleCase;

    /// The symbolic interpreter takes about a millisecond for each.
    const IN_PROCESS_BATCH: u64 = 256;

    fn seed(&self) -> u64 {
        self.seed
    }

    fn profile(&self) -> String {
        self.config.profile.to_string()
    }

    fn case(&self, number: u64, _: u64) -> ModuleCase {
        let entry = SmolStr::new_static(generator::ir::ENTRY);
        ModuleCase { module: self.module(number), entry, semantics: self.semantics_of(number) }
    }

    fn origin(&self, _: u64) -> Origin {
        Origin::Generated
    }

    fn input(&self, number: u64, _: u64) -> Option<GeneratorInput> {
        let configuration = serde_json::to_string(&self.config_of(number)).ok();
        Some(GeneratorInput { dna: self.dna(number), configuration })
    }

    fn count(&self, number: u64, _: &ModuleCase, _: &ModuleSettings, accounting: &mut Accounting) {
        self.features(number).into_iter().for_each(|name| accounting.feature(name));
    }

    /// Other pipelines of passes than for the batch before.
    fn settle(&self, batch: &Range<u64>, size: u64, settings: &mut ModuleSettings) {
        settings.recipes = recipes(&self.levels, pipelines(batch.start / size, PIPELINES));
    }
}

#[cfg(test)]
mod tests {
    use generator::ir::Profile;

    use super::*;

    #[test]
    fn native_modules_are_free_of_undefined_behaviour_and_others_mostly_not() {
        let count = |variety, is: fn(&ModuleConfig) -> bool| {
            let source = ModuleSource::new(1, ModuleConfig::new(Profile::Ir), variety);
            (0..24).filter(|&number| is(&source.config_of(number))).count()
        };
        assert_eq!(count(Variety::Native, |config| config.ub_free), 24);
        assert_eq!(count(Variety::Native, |config| !config.poison && !config.undef), 6);
        assert_eq!(count(Variety::InProcess, |config| config.ub_free), 6);
        assert_eq!(count(Variety::InProcess, |config| config.undef), 8);
        assert_eq!(count(Variety::Fixed, |config| *config == ModuleConfig::new(Profile::Ir)), 24);
    }
}
