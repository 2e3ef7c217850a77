//! The whole oracle for modules: the fast machine against the tracked one and the exhaustive engine, passes and back
//! ends against the tracked one, and the ledger.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use interpreter::Semantics;
use ir::Module;
use oracle::irfuzz::{self, Disagreement, ExaminedBatch, Tally};
use oracle::ledger::{EntryId, Ledger};
use oracle::native::{self, NativeError, Toolchain};
use oracle::recipe::Recipe;
use oracle::verdict::{Incomparable, Verdict};

use crate::Failure;
use crate::clock::thread_cpu;
use crate::examine::message;

/// The oracle with its engines; each worker has its own.
pub struct ModuleExaminer<'a> {
    in_process: irfuzz::Campaign,
    native: Option<&'a Toolchain>,
    ledger: &'a Ledger,
}

/// How modules are examined.
#[derive(Clone, Copy, Debug)]
pub struct Manner<'a> {
    /// The function that is run.
    pub entry: &'a str,
    /// Whether the exhaustive engine is asked as well.
    pub small: bool,
    /// What poison and undef mean natively.
    pub semantics: Semantics,
    /// How modules are compiled.
    pub recipes: &'a [Recipe],
}

/// Everything that became known about a module.
#[derive(Clone, Debug)]
pub struct ExaminedModule {
    /// In process.
    pub in_process: InProcess,
    /// What the engines in process did.
    pub tally: Tally,
    /// What may be observed and what was, natively; `None` where nothing was compiled.
    pub native: Option<irfuzz::Examined>,
}

/// What the engines in process make of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InProcess {
    /// The fast machine did what it may.
    Agree,
    /// None of its runs could be judged.
    Unjudged,
    /// It did something else.
    Disagree(Box<Disagreement>),
    /// One of them panicked: our own mistake.
    Panicked(String),
}

/// What an examination cost.
#[derive(Clone, Debug, Default)]
pub struct Cost {
    /// Processor time of the engines in process.
    pub in_process: Duration,
    /// What the native engines used.
    pub native: native::Accounting,
}

impl<'a> ModuleExaminer<'a> {
    /// With the native engines of `native`, or in process only.
    #[must_use]
    pub fn new(native: Option<&'a Toolchain>, ledger: &'a Ledger) -> ModuleExaminer<'a> {
        ModuleExaminer { in_process: irfuzz::Campaign::default(), native, ledger }
    }

    /// Asks every engine about every module. `in_process` says what poison and undef mean to the engines in process,
    /// module by module.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the native engines cannot work at all.
    pub fn examine(
        &mut self,
        modules: &[Module],
        in_process: impl Fn(usize) -> Semantics,
        manner: Manner<'_>,
    ) -> Result<(Vec<ExaminedModule>, Cost), Failure> {
        let started = thread_cpu();
        let mut examined: Vec<ExaminedModule> = modules
            .iter()
            .enumerate()
            .map(|(position, module)| self.in_process(module, in_process(position), manner))
            .collect();
        let mut cost = Cost { in_process: thread_cpu().saturating_sub(started), ..Cost::default() };
        if let Some(toolchain) = self.native {
            let ExaminedBatch { modules: judged, accounting } =
                self.compiled(toolchain, modules, manner, &mut cost)?;
            cost.native += accounting;
            for (examined, judged) in examined.iter_mut().zip(judged) {
                examined.native = Some(judged);
            }
        }
        Ok((examined, cost))
    }

    fn in_process(&mut self, module: &Module, semantics: Semantics, manner: Manner<'_>) -> ExaminedModule {
        let engine = &mut self.in_process;
        engine.tally = Tally::default();
        let check = || engine.check_under(semantics, module, manner.entry, manner.small);
        let checked = catch_unwind(AssertUnwindSafe(check));
        let tally = self.in_process.tally;
        let in_process = match checked {
            Ok(Some(disagreement)) => InProcess::Disagree(Box::new(disagreement)),
            Ok(None) if tally.judged + tally.exhausted == 0 => InProcess::Unjudged,
            Ok(None) => InProcess::Agree,
            Err(panic) => {
                self.in_process = irfuzz::Campaign::default();
                InProcess::Panicked(message(&*panic))
            }
        };
        ExaminedModule { in_process, tally, native: None }
    }

    /// What the native engines say, after the ledger was asked.
    fn compiled(
        &self,
        toolchain: &Toolchain,
        modules: &[Module],
        manner: Manner<'_>,
        cost: &mut Cost,
    ) -> Result<ExaminedBatch, Failure> {
        let Manner { entry, semantics, recipes, small: _ } = manner;
        let run = || irfuzz::examine(toolchain, semantics, recipes, modules, entry);
        let mut batch = catch_unwind(AssertUnwindSafe(run))
            .map_err(|panic| Failure::infrastructure("the native engines panicked", message(&*panic)))?
            .map_err(failure)?;
        for (module, examined) in modules.iter().zip(&mut batch.modules) {
            let explained = irfuzz::explain(toolchain, semantics, self.ledger, module, entry, examined);
            cost.native += explained.map_err(failure)?;
        }
        Ok(batch)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
fn failure(why: NativeError) -> Failure {
    Failure::Infrastructure(why.to_string())
}

impl ExaminedModule {
    /// The gravest of all verdicts.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let in_process = match &self.in_process {
            InProcess::Agree => Verdict::Agree,
            InProcess::Unjudged => Verdict::Incomparable(Incomparable::NoReference),
            InProcess::Disagree(_) => Verdict::Mismatch,
            InProcess::Panicked(why) => Verdict::Infrastructure(format!("panicked: {why}")),
        };
        let native = self.native.as_ref().and_then(irfuzz::Examined::verdict);
        native.map_or(in_process.clone(), |native| native.clone().max(in_process))
    }

    /// How many observations were compared.
    #[must_use]
    pub fn observations(&self) -> u64 {
        let runs = self.native.iter().flat_map(|native| &native.runs);
        let native: u64 = runs.filter_map(|run| run.outcome.log()).map(|log| log.len() as u64).sum();
        self.tally.observations + native
    }

    /// The entries of the ledger that explained something, each once.
    #[must_use]
    pub fn known(&self) -> Vec<&EntryId> {
        let runs = self.native.iter().flat_map(|native| &native.runs);
        let mut ids: Vec<&EntryId> = runs
            .filter_map(|run| match &run.judgement.verdict {
                Verdict::Known(id) => Some(id),
                _ => None,
            })
            .collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    }
}
