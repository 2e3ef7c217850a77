//! Parts of cases: the reducer's coarse passes, without a test after each.

use std::borrow::Cow;

use rand::Rng;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;
use reducer::{PassTier, Reducible, ReductionPass, SiteRange};

/// Passes that drop what nothing uses.
const UNUSED: &str = "drop-unused";

/// The coarse passes: those that drop what nothing uses, or the others.
fn coarse<T: Reducible>(unused: bool) -> impl Iterator<Item = &'static ReductionPass<T>> {
    let is_coarse = |pass: &&ReductionPass<T>| pass.tier == PassTier::Coarse;
    T::PASSES.iter().filter(is_coarse).filter(move |pass| pass.name.starts_with(UNUSED) == unused)
}

/// The case, or a half of it, or a quarter; it may be ill-formed.
pub(super) fn part<'a, T: Reducible>(case: &'a T, rng: &mut ChaCha8Rng) -> Cow<'a, T> {
    let mut part = Cow::Borrowed(case);
    for _ in 0..rng.random_range(0..=2) {
        if let Some(half) = half(&*part, rng) {
            part = Cow::Owned(half);
        }
    }
    part
}

/// The case without half of its statements, functions, blocks or instructions, and without what nothing then uses. It may be ill-formed.
/// `None` where there are none.
pub(super) fn half<T: Reducible>(case: &T, rng: &mut ChaCha8Rng) -> Option<T> {
    let pass = coarse::<T>(false).choose(rng)?;
    let sites = pass.sites(case);
    if sites == 0 {
        return None;
    }
    let count = sites.div_ceil(2);
    let from = rng.random_range(0..=sites - count);
    let mut half = case.clone();
    pass.apply(&mut half, &mut SiteRange::new(from..from + count));
    coarse::<T>(true).for_each(|pass| pass.apply(&mut half, &mut SiteRange::new(0..usize::MAX)));
    Some(half)
}
