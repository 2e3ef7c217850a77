//! Campaigns over modules of LLVM IR.

mod examine;
mod finding;
mod source;
mod told;

use std::ops::Range;

use interpreter::Semantics;
use ir::Module;
use oracle::ledger::{Ledger, Unmeasured};
use oracle::native::Toolchain;
use oracle::recipe::{LEVELS, Recipe, pipelines};

pub use examine::{Cost, ExaminedModule, InProcess, Manner, ModuleExaminer};
pub use finding::{EXHAUSTIVE, INTERPRETER, TRACKED, Wrong, name, wrong};
pub use source::{ModuleSource, Variety};
pub use told::{Told, ToldOutcome};

use super::accounting::Accounting;
use super::subject::{Batch, Smaller, Subject};
use crate::Failure;
use crate::case::Language;
use crate::clock::thread_cpu;
use crate::control::Control;
use crate::database::{NewFinding, NewProgram, Origin};

/// Modules in a batch without compilers: the tracked machine takes about a millisecond for each.
const IN_PROCESS_BATCH: u64 = 256;

/// Pipelines of passes that a batch goes through, others than the batch before.
const PIPELINES: usize = 4;

/// The modules of a source, and what they run on.
pub struct Modules<'a> {
    /// Where they come from.
    pub source: ModuleSource,
    /// The native engines; none: in process only.
    pub native: Option<&'a Toolchain>,
    /// Clang's levels; none: all of [`LEVELS`].
    pub levels: &'a [String],
    /// What poison and undef mean. None: LLVM 19's meaning natively, and all published ones in turn in process.
    pub semantics: Option<Semantics>,
    /// What is known already.
    pub ledger: &'a Ledger,
    /// Of the clang that compiles.
    pub fingerprint: Option<String>,
}

impl Subject for Modules<'_> {
    type Case = Module;

    fn seed(&self) -> u64 {
        self.source.seed()
    }

    fn profile(&self) -> String {
        self.source.config().profile.to_string()
    }

    fn ledger(&self) -> &Ledger {
        self.ledger
    }

    fn unmeasured(&self) -> Vec<Unmeasured> {
        self.native.map(|toolchain| self.ledger.unmeasured(toolchain.identities())).unwrap_or_default()
    }

    fn batch_size(&self) -> u64 {
        if self.native.is_some() { oracle::native::BATCH as u64 } else { IN_PROCESS_BATCH }
    }

    fn worker(&self) -> impl FnMut(Range<u64>) -> Result<Batch<Module>, Failure> {
        let mut examiner = ModuleExaminer::new(self.native, self.ledger);
        move |range| self.batch(&mut examiner, range)
    }

    /// Nobody looks for it: `llvm-reduce` does.
    fn reduce(&self, _: &Module, _: &str, _: &Control) -> Option<Smaller> {
        None
    }
}

impl Modules<'_> {
    fn batch(&self, examiner: &mut ModuleExaminer<'_>, range: Range<u64>) -> Result<Batch<Module>, Failure> {
        let started = thread_cpu();
        let modules: Vec<Module> = range.clone().map(|number| self.source.module(number)).collect();
        let generated = thread_cpu();
        let recipes = recipes(self.levels, pipelines(range.start / self.batch_size(), PIPELINES));
        let manner = Manner {
            entry: generator::ir::ENTRY,
            small: self.is_small(),
            semantics: self.semantics.unwrap_or(Semantics::LLVM_19),
            recipes: &recipes,
        };
        let in_process = |position: usize| self.in_process(range.start + position as u64);
        let (examined, Cost { in_process, native }) = examiner.examine(&modules, in_process, manner)?;
        let (mut accounting, mut findings) = (Accounting::default(), Vec::new());
        for ((number, module), examined) in range.clone().zip(modules).zip(&examined) {
            finding::count(&mut accounting, self.is_small(), examined);
            self.source.features(number).into_iter().for_each(|name| accounting.feature(name));
            let new = self.findings(number, &module, examined);
            findings.extend(new.into_iter().map(|finding| (module.clone(), finding)));
        }
        accounting.cpu.spent(started, generated.saturating_sub(started) + in_process, &native);
        Ok(Batch { range, accounting, findings })
    }

    fn is_small(&self) -> bool {
        self.source.config().profile == generator::ir::Profile::IrSmall
    }

    /// What poison and undef mean in process, for one module.
    fn in_process(&self, number: u64) -> Semantics {
        let presets = Semantics::PRESETS;
        // Not in step with the source, which varies modules by the same number.
        let turn = number as usize + number as usize / presets.len();
        self.semantics.unwrap_or(presets[turn % presets.len()].semantics)
    }

    fn findings(&self, number: u64, module: &Module, examined: &ExaminedModule) -> Vec<NewFinding> {
        let stored = || NewProgram {
            origin: Origin::Generated,
            dna: Some(self.source.dna(number)),
            configuration: serde_json::to_string(&self.source.config_of(number)).ok(),
            language: Language::LlvmIr,
            text: ir::print_module(module),
        };
        let finding = |Wrong { verdict, signature, summary }: Wrong| NewFinding {
            program: stored(),
            verdict: verdict.to_owned(),
            signature,
            summary,
            said: finding::said(module, examined, self.fingerprint.as_ref()),
        };
        wrong(module, examined).into_iter().map(finding).collect()
    }
}

/// Clang's levels, all where none is named, and pipelines of passes.
#[must_use]
pub fn recipes(levels: &[String], passes: impl Iterator<Item = Recipe>) -> Vec<Recipe> {
    let levels: Vec<&str> =
        if levels.is_empty() { LEVELS.to_vec() } else { levels.iter().map(String::as_str).collect() };
    levels.into_iter().map(Recipe::level).chain(passes).collect()
}
