//! The functions that a strategy has changed, judged: do they refine clang's?

use std::time::Duration;

use engines::process::own_cpu;
use interpreter::Semantics;
use ir::Module;
use refine::Refinement;
use refine::sets::{EnumerationLimits, FunctionRef};
use refine::time_limit::limited;

use super::measure::ClangUnit;
use super::measurement::RefinementCounts;

thread_local! {
    static REFINE_UNTIL: std::cell::Cell<Duration> = const { std::cell::Cell::new(Duration::MAX) };
}

/// Judges the functions that a strategy has changed, by the units that it has changed.
pub(super) fn judged(
    units: &[ClangUnit],
    modules: &[Option<Module>],
    (name, semantics): (&str, Semantics),
    time: Duration,
) -> RefinementCounts {
    let mut counts = RefinementCounts { semantics: name.to_owned(), ..RefinementCounts::default() };
    let changed = units.iter().zip(modules).filter_map(|(unit, module)| Some((unit, module.as_ref()?)));
    for (unit, module) in changed {
        for function in unit.recognition.functions() {
            let clangs = FunctionRef { module: &unit.module, function };
            let other = FunctionRef { module, function };
            let refines = |source: FunctionRef<'_>, target: FunctionRef<'_>| {
                REFINE_UNTIL.set(own_cpu().saturating_add(time));
                let judge = || refine::refines(source, target, semantics, EnumerationLimits::default());
                limited(|| own_cpu() > REFINE_UNTIL.get(), judge)
            };
            match refines(clangs, other) {
                Refinement::Refines { .. } => {
                    counts.refine += 1;
                    // The thesis's question is only which of the two leaks more.
                    let conversely = semantics == Semantics::LLVM_19
                        && matches!(refines(other, clangs), Refinement::Refines { .. });
                    counts.equivalent += u64::from(conversely);
                }
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
