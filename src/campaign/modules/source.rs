//! Where the modules of a campaign come from.

use generator::ir::Config;
use ir::Module;
use serde::Serialize;

/// The modules of a seed, by number.
#[derive(Clone, Debug)]
pub struct ModuleSource {
    seed: u64,
    config: Config,
    /// Which of the configuration's features a module may do without.
    variety: Variety,
}

/// In what modules differ beside their DNA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variety {
    /// In nothing: the configuration is the user's own.
    Fixed,
    /// For native runs: some without undef, so that there is less that they may do; some with nothing arbitrary at
    /// all, so that there is one thing that they must do. None meets undefined behaviour.
    Native,
    /// For runs in process, where undefined behaviour is something to be noticed: most may meet it.
    InProcess,
}

impl ModuleSource {
    /// The modules of a seed.
    #[must_use]
    pub const fn new(seed: u64, config: Config, variety: Variety) -> ModuleSource {
        ModuleSource { seed, config, variety }
    }

    /// The seed.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// What all modules have in common.
    #[must_use]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The configuration of one module.
    #[must_use]
    pub fn config_of(&self, number: u64) -> Config {
        let config = self.config.clone();
        match (self.variety, number % 4) {
            (Variety::Fixed, _) => config,
            (Variety::Native, 3) => Config { poison: false, undef: false, ..config },
            (Variety::Native, rest) => Config { undef: rest == 0, ..config },
            (Variety::InProcess, rest) => {
                Config { ub_free: rest == 0, undef: number.is_multiple_of(3), ..config }
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

    /// The names of the productions it is made of, each once.
    #[must_use]
    pub fn features(&self, number: u64) -> Vec<&'static str> {
        let mut names = generator::ir::productions_used(&self.dna(number), &self.config_of(number));
        names.sort_unstable();
        names.dedup();
        names
    }
}

#[cfg(test)]
mod tests {
    use generator::ir::Profile;

    use super::*;

    #[test]
    fn native_modules_are_free_of_undefined_behaviour_and_others_mostly_not() {
        let count = |variety, is: fn(&Config) -> bool| {
            let source = ModuleSource::new(1, Config::new(Profile::Ir), variety);
            (0..24).filter(|&number| is(&source.config_of(number))).count()
        };
        assert_eq!(count(Variety::Native, |config| config.ub_free), 24);
        assert_eq!(count(Variety::Native, |config| !config.poison && !config.undef), 6);
        assert_eq!(count(Variety::InProcess, |config| config.ub_free), 6);
        assert_eq!(count(Variety::InProcess, |config| config.undef), 8);
        assert_eq!(count(Variety::Fixed, |config| *config == Config::new(Profile::Ir)), 24);
    }
}
