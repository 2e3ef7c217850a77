//! Pairs of modules, given as their texts.

use refine::sets::{EnumerationLimits, FunctionRef};
use refine::{Refinement, refines};

/// A loop behind a block `entry` that goes round a thousand times and leaves `%n` with their number.
pub(crate) const THOUSAND_ROUNDS: &str = "br label %again
        again:
        %i = phi i32 [0, %entry], [%n, %again]
        %n = add i32 %i, 1
        %c = icmp ult i32 %n, 1000
        br i1 %c, label %again, label %done
        done:";

/// The answer about @f of two modules.
pub(crate) fn answer(source: &str, target: &str) -> Refinement {
    let [source, target] =
        [source, target].map(|text| ir::read_module(text).unwrap_or_else(|why| panic!("{why}\n{text}")));
    let [ours, theirs] =
        [&source, &target].map(|module| FunctionRef { module, function: module.function("f").expect("@f") });
    refines(ours, theirs, "llvm-19".parse().expect("a preset"), EnumerationLimits::default())
}
