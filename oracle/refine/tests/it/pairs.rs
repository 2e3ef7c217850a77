//! Pairs of modules, given as their texts.

use refine::sets::{EnumerationLimits, FunctionRef};
use refine::{Refinement, refines};

/// The answer about @f of two modules.
pub(crate) fn answer(source: &str, target: &str) -> Refinement {
    let [source, target] =
        [source, target].map(|text| ir::read_module(text).unwrap_or_else(|why| panic!("{why}\n{text}")));
    let [ours, theirs] =
        [&source, &target].map(|module| FunctionRef { module, function: module.function("f").expect("@f") });
    refines(ours, theirs, "llvm-19".parse().expect("a preset"), EnumerationLimits::default())
}
