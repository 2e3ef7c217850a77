//! Many signatures at a time: in each round all one-step reductions of all cases are tested together, so that they cost one
//! compilation.

use std::collections::BTreeSet;

use lang::SignatureUnit;

use super::PASSES;
use crate::{Reducible, SiteRange};

/// The most rounds: each makes every case that is not done smaller by a step.
const ROUNDS: u32 = 60;

/// Makes cases smaller, each a unit of one function, as long as a smaller one is interesting. `test` gets pairs of the index of a
/// case and a candidate, and returns for each if the candidate is interesting in the way of its case.
///
/// # Errors
/// Those of `test`.
pub fn reduce_units<E>(
    cases: Vec<SignatureUnit>,
    mut test: impl FnMut(&[(usize, SignatureUnit)]) -> Result<Vec<bool>, E>,
) -> Result<Vec<SignatureUnit>, E> {
    let mut best = cases;
    let mut open: Vec<usize> = (0..best.len()).collect();
    for _ in 0..ROUNDS {
        let candidates: Vec<(usize, SignatureUnit)> = open
            .iter()
            .flat_map(|&case| one_step(&best[case]).into_iter().map(move |candidate| (case, candidate)))
            .collect();
        if candidates.is_empty() {
            break;
        }
        let interesting = test(&candidates)?;
        let mut next: Vec<Option<SignatureUnit>> = vec![None; best.len()];
        for ((case, candidate), holds) in candidates.into_iter().zip(interesting) {
            let place = &mut next[case];
            if holds && place.as_ref().is_none_or(|other| order(&candidate) < order(other)) {
                *place = Some(candidate);
            }
        }
        open.retain(|case| next[*case].is_some());
        for (case, smaller) in next.into_iter().enumerate() {
            if let Some(smaller) = smaller {
                best[case] = smaller;
            }
        }
    }
    Ok(best)
}

/// The order in which candidates are preferred: by size, and then by text, so that no two are equal.
fn order(unit: &SignatureUnit) -> (super::UnitSize, String) {
    (unit.size(), unit.to_string())
}

/// All cases that are one step smaller: each site of each pass alone, and of a pass with several sites each half of them.
#[must_use]
pub fn one_step(unit: &SignatureUnit) -> Vec<SignatureUnit> {
    let own = unit.size();
    let mut known = BTreeSet::new();
    let mut found = Vec::new();
    for pass in PASSES {
        let count = pass.sites(unit);
        let halves = [count / 2..count, 0..count / 2].into_iter().filter(|half| half.len() > 1);
        let single = (0..count).map(|site| site..site + 1);
        for chosen in halves.chain(single) {
            let mut candidate = unit.clone();
            pass.apply(&mut candidate, &mut SiteRange::new(chosen));
            let is_smaller = candidate.is_well_formed() && candidate.size() < own;
            if is_smaller && known.insert(candidate.to_string()) {
                found.push(candidate);
            }
        }
    }
    found
}
