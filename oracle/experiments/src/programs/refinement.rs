//! The functions that a strategy has changed, judged: do they refine clang's?

use std::time::Duration;

use engines::process::own_cpu;
use interpreter::Semantics;
use ir::{FuncId, Module};
use refine::Refinement;
use refine::sets::{EnumerationLimits, FunctionRef};
use refine::time_limit::limited;

use super::measure::ClangUnit;
use super::measurement::RefinementCounts;

thread_local! {
    static REFINE_UNTIL: std::cell::Cell<Duration> = const { std::cell::Cell::new(Duration::MAX) };
}

/// Judges the functions that a strategy has changed.
pub(super) fn judged(
    units: &[ClangUnit],
    modules: &[Module],
    (name, semantics): (&str, Semantics),
    time: Duration,
) -> RefinementCounts {
    let mut counts = RefinementCounts { semantics: name.to_owned(), ..RefinementCounts::default() };
    for (unit, module) in units.iter().zip(modules) {
        let mut functions: Vec<FuncId> = unit.recognition.sites.iter().map(|site| site.function).collect();
        functions.dedup();
        for function in functions {
            REFINE_UNTIL.set(own_cpu().saturating_add(time));
            let source = FunctionRef { module: &unit.module, function };
            let target = FunctionRef { module, function };
            let judge = || refine::refines(source, target, semantics, EnumerationLimits::default());
            match limited(|| own_cpu() > REFINE_UNTIL.get(), judge) {
                Refinement::Refines { .. } => counts.refine += 1,
                Refinement::DoesNot(_) => {
                    counts.refuted.push(module.functions[function.index()].name.to_string());
                }
                Refinement::Vacuous { .. } | Refinement::TooLarge(_) | Refinement::Unsupported(_) => {
                    counts.not_judged += 1;
                }
            }
        }
    }
    counts
}
