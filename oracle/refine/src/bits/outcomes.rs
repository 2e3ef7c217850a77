//! Enumeration: one run for each combination of the unknown bits that influence the program.

use ir::{FuncId, Module};
use rustc_hash::FxHashSet;
use semantics::{Config, Unsupported};

use super::aig::ChoiceId;
use super::domain::{DecisionLimits, Halt, OrHalt, SymbolicDomain};
use super::explain::Explanation;
use super::outcome_set::{MaskedOutcome, OutcomeSet, Precision, RunEnd};
use crate::choice_path::ChoicePath;
use crate::context::ModuleContext;
use crate::machine::Machine;

/// Limit on the decided bits of [`outcomes`].
pub const DEFAULT_BITS: u32 = 12;

/// All possible outcomes of the function `entry`, which must not have parameters.
pub fn outcomes(module: &Module, entry: &str, config: &Config) -> OutcomeSet {
    outcomes_within(module, entry, config, DEFAULT_BITS)
}

/// [`outcomes`] with a limit of `bits` decided bits, which allows 2^`bits` runs.
pub fn outcomes_within(module: &Module, entry: &str, config: &Config, bits: u32) -> OutcomeSet {
    let context = match ModuleContext::new(module, config.clone()) {
        Ok(context) => context,
        Err(reason) => {
            return OutcomeSet {
                outcomes: vec![MaskedOutcome::unsupported(reason)],
                precision: Precision::Exact,
            };
        }
    };
    if context.pointer_width() != 64 {
        let outcomes = vec![MaskedOutcome::unsupported(semantics::lower::NARROW_POINTER)];
        return OutcomeSet { outcomes, precision: Precision::Exact };
    }
    let search = OutcomeSearch { context: &context, entry, budget: bits.min(24) as usize };
    if let Some(outcomes) = search.enumerate(true) {
        return OutcomeSet { outcomes, precision: Precision::Exact };
    }
    let outcomes = search.enumerate(false).unwrap_or_else(|| vec![search.prefix()]);
    let open = outcomes.iter().any(|outcome| matches!(outcome.end, RunEnd::TooManyUnknowns(..)));
    OutcomeSet { outcomes, precision: if open { Precision::Partial } else { Precision::Masked } }
}

/// Limit on the steps of an enumeration, as a multiple of one run's fuel.
const FUEL_FACTOR: u64 = 2;

/// A program and the limits of its enumeration.
struct OutcomeSearch<'a> {
    context: &'a ModuleContext<'a>,
    entry: &'a str,
    budget: usize,
}

impl OutcomeSearch<'_> {
    /// All different outcomes, by depth-first search over decisions. With `observations`, observed bits are decided as
    /// well. `None` if the search exceeds its limits.
    fn enumerate(&self, observations: bool) -> Option<Vec<MaskedOutcome>> {
        let mut outcomes: Vec<MaskedOutcome> = Vec::new();
        let mut known = FxHashSet::default();
        let mut path = ChoicePath::default();
        let mut work = self.context.config.limits.fuel.saturating_mul(FUEL_FACTOR);
        loop {
            let limits = DecisionLimits { budget: self.budget, observations };
            let (outcome, steps) = self.run(limits, &mut path);
            work = work.checked_sub(steps)?;
            if observations && matches!(outcome.end, RunEnd::TooManyUnknowns(..)) {
                return None;
            }
            if known.insert((outcome.observations.clone(), outcome.end)) {
                outcomes.push(outcome);
            }
            if !path.advance() {
                return Some(outcomes);
            }
        }
    }

    /// The part that all runs have in common: a run that ends at the first decision.
    fn prefix(&self) -> MaskedOutcome {
        let limits = DecisionLimits { budget: 0, observations: false };
        self.run(limits, &mut ChoicePath::default()).0
    }

    /// One run and the number of its steps.
    fn run(&self, limits: DecisionLimits, path: &mut ChoicePath<ChoiceId>) -> (MaskedOutcome, u64) {
        let domain = SymbolicDomain::new(self.context, limits, path);
        let mut machine = Machine::new(self.context, domain);
        let end = self.entry().map_err(Halt::from).and_then(|entry| run_entry(&mut machine, entry));
        let steps = self.context.config.limits.fuel - machine.fuel;
        (outcome(machine, end), steps)
    }

    fn entry(&self) -> Result<FuncId, Unsupported> {
        let id = self.context.module.function(self.entry).ok_or(Unsupported::NoEntry)?;
        let function = &self.context.module.functions[id.index()];
        if function.is_declaration() {
            return Err(Unsupported::NoEntry);
        }
        if !function.params.is_empty() || function.varargs {
            return Err(Unsupported::EntryParameters);
        }
        Ok(id)
    }
}

fn run_entry(machine: &mut Machine<'_, SymbolicDomain<'_>>, entry: FuncId) -> OrHalt<()> {
    machine.place_globals()?;
    machine.run(entry, Vec::new())?;
    Ok(())
}

fn outcome(machine: Machine<'_, SymbolicDomain<'_>>, end: OrHalt<()>) -> MaskedOutcome {
    let domain = machine.domain;
    let place = domain.place;
    let (end, blame) = match end {
        Ok(()) => (RunEnd::Finished, None),
        Err(Halt::Undefined(kind, chain)) => {
            (RunEnd::Undefined(kind, place), chain.map(|chain| (kind, chain)))
        }
        Err(Halt::OutOfFuel | Halt::OutOfTime) => (RunEnd::OutOfFuel, None),
        // No function outside the module is called.
        Err(Halt::Stopped) => (RunEnd::Unsupported(Unsupported::NoEntry), None),
        Err(Halt::Unsupported(reason)) => (RunEnd::Unsupported(reason), None),
        Err(Halt::Excess(reason)) => (RunEnd::TooManyUnknowns(reason, place), None),
    };
    let explanation = blame.map(|(kind, chain)| Explanation {
        origin: domain.chains.origin(chain),
        path: domain.chains.path(chain),
        kind,
        death: place,
    });
    MaskedOutcome { observations: domain.seen, end, decisions: domain.decisions, explanation }
}

impl MaskedOutcome {
    fn unsupported(reason: Unsupported) -> MaskedOutcome {
        MaskedOutcome {
            observations: Vec::new(),
            end: RunEnd::Unsupported(reason),
            decisions: Vec::new(),
            explanation: None,
        }
    }
}
