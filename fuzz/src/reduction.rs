//! Reductions under a cheap test: a case is kept as long as it has a feature of the original.

use host::clock::thread_cpu;
use ir::Statistics;
use lang::{Features, Program};
use reducer::{
    EntryModule, Interest, Interestingness, ReduceError, Reducible, Reduction, ReductionOptions, reduce,
};
use std::time::Duration;

use crate::violation::{Violation, require};

/// A reducer: [`reduce`], or one with a mistake.
pub type Reducer<T> =
    fn(&T, &mut dyn Interestingness<T>, &ReductionOptions) -> Result<Reduction<T>, ReduceError>;

/// The candidates that a reduction may test. More show hardly more, and take longer than a fuzzer waits.
const MAX_TESTS: u64 = 96;
/// Processor time after which a reduction does not seem to end.
const PATIENCE: Duration = Duration::from_secs(20);

/// A case with features that a test can ask for.
pub trait Featured: Reducible {
    /// The names of the features that a case has.
    fn features(&self) -> Vec<&'static str>;
}

impl Featured for Program {
    fn features(&self) -> Vec<&'static str> {
        Features::of_program(self).names().collect()
    }
}

impl Featured for EntryModule {
    fn features(&self) -> Vec<&'static str> {
        Statistics::of_module(&self.module).opcodes.into_keys().collect()
    }
}

/// The test: interesting is what has the feature.
struct HasFeature(&'static str);

impl<T: Featured> Interestingness<T> for HasFeature {
    fn test(&mut self, candidates: &[T]) -> Vec<Interest> {
        let has = |candidate: &T| match candidate.features().contains(&self.0) {
            true => Interest::Same,
            false => Interest::Different,
        };
        candidates.iter().map(has).collect()
    }
}

/// Reduces a case while it keeps one of its features, the one with the number `choice`.
///
/// # Errors
/// [`Violation`] if the result is not a smaller case with the feature.
pub fn check<T: Featured>(reducer: Reducer<T>, case: &T, choice: u32) -> Result<(), Violation> {
    let (features, of_empty) = (case.features(), case.empty().features());
    let features: Vec<_> = features.into_iter().filter(|feature| !of_empty.contains(feature)).collect();
    let Some(&feature) = features.get(choice as usize % features.len().max(1)) else { return Ok(()) };
    let options = ReductionOptions { batch: 8, max_tests: MAX_TESTS, ..ReductionOptions::default() };
    let started = thread_cpu();
    let reduction = reducer(case, &mut HasFeature(feature), &options)
        .map_err(|why| Violation::new("a reduction starts", format!("{feature}: {why}")))?;
    let took = thread_cpu().saturating_sub(started);
    require(took < PATIENCE, "a reduction ends", || format!("{feature}: after {took:?}"))?;
    let Reduction { case: reduced, before, after, stats } = reduction;
    require(reduced.is_well_formed(), "a reduced case is well-formed", || feature.to_owned())?;
    require(reduced.features().contains(&feature), "a reduced case is interesting", || feature.to_owned())?;
    require(after == reduced.size() && before == case.size(), "a reduction tells the sizes", || {
        format!("{before} to {after}, in truth {} to {}", case.size(), reduced.size())
    })?;
    // Names are no part of the size.
    require(after <= before, "a reduced case is not larger", || format!("{before} became {after}"))?;
    require(after < before || stats.kept <= 1, "every candidate that is kept is smaller", || {
        format!("{} candidates kept, and {after} is not less than {before}", stats.kept)
    })
}

/// Checks the reduction of a program.
///
/// # Errors
/// As [`check`].
pub fn program(case: &Program, choice: u32) -> Result<(), Violation> {
    check(reduce::<Program>, case, choice)
}

/// Checks the reduction of a module.
///
/// # Errors
/// As [`check`].
pub fn module(case: &EntryModule, choice: u32) -> Result<(), Violation> {
    check(reduce::<EntryModule>, case, choice)
}
