//! Faults of the interpreter that show in modules of LLVM IR: the concrete machine against its other witnesses.

use ::ir::Module;
use generator::ir::{self, ModuleConfig, Profile};
use interpreter::{FaultSet, Semantics};
use judge::inprocess::modules::ModuleInterpreters;
use reducer::{EntryModule, Interest, Interestingness, ReductionOptions};

/// Modules in which poison flows.
const MODULES: [Profile; 2] = [Profile::Ir, Profile::IrSmall];
/// The number of modules after which every profile has come with every option, and the next semantics has its turn.
const KINDS: usize = 12;

/// An interpreter with faults and one without.
pub(super) struct ModuleComparison {
    faulty: ModuleInterpreters,
    sound: ModuleInterpreters,
}

/// A module, and how it is run.
#[derive(Clone, Debug)]
pub(super) struct DrawnModule {
    pub(super) module: Module,
    semantics: Semantics,
    small: bool,
}

impl DrawnModule {
    /// The module of a number.
    pub(super) fn draw(seed: u64, number: u64) -> DrawnModule {
        let profile = MODULES[number as usize % MODULES.len()];
        // Mostly modules that may run into undefined behaviour, and some that start from undef.
        let config = ModuleConfig {
            ub_free: number.is_multiple_of(4),
            undef: number.is_multiple_of(3),
            ..ModuleConfig::new(profile)
        };
        DrawnModule {
            module: ir::module(&generator::dna(seed, number), &config),
            semantics: Semantics::PRESETS[number as usize / KINDS % Semantics::PRESETS.len()].semantics,
            small: profile == Profile::IrSmall,
        }
    }
}

impl ModuleComparison {
    /// Of an interpreter with these faults.
    pub(super) fn new(faults: FaultSet) -> ModuleComparison {
        ModuleComparison {
            faulty: ModuleInterpreters::new(faults),
            sound: ModuleInterpreters::new(FaultSet::NONE),
        }
    }

    /// True if a module shows the faults. It does not if it is wrong without them as well.
    pub(super) fn shows(&mut self, drawn: &DrawnModule) -> bool {
        let DrawnModule { module, semantics, small } = drawn;
        let differs = |engine: &mut ModuleInterpreters| {
            engine.check_under(*semantics, module, ir::ENTRY, *small).is_some()
        };
        differs(&mut self.faulty) && !differs(&mut self.sound)
    }

    /// The smallest module found that shows the faults as this one does; `None` if this one does not.
    pub(super) fn reduced(&mut self, drawn: &DrawnModule, max_tests: u64) -> Option<Module> {
        let case = EntryModule::run(drawn.module.clone(), ir::ENTRY.into());
        let mut test = ShowsFaults { comparison: self, drawn };
        let options = ReductionOptions { max_tests, ..ReductionOptions::default() };
        Some(reducer::reduce(&case, &mut test, &options).ok()?.case.module)
    }
}

struct ShowsFaults<'a> {
    comparison: &'a mut ModuleComparison,
    drawn: &'a DrawnModule,
}

impl Interestingness<EntryModule> for ShowsFaults<'_> {
    fn test(&mut self, candidates: &[EntryModule]) -> Vec<Interest> {
        let interest = |candidate: &EntryModule| {
            let drawn = DrawnModule { module: candidate.module.clone(), ..self.drawn.clone() };
            if self.comparison.shows(&drawn) { Interest::Same } else { Interest::Different }
        };
        candidates.iter().map(interest).collect()
    }
}
