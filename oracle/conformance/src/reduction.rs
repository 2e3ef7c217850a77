//! Reduces defects of an engine, all together: every round of candidates is one unit.

use lang::SignatureUnit;
use plugins::{LiveEngine, UnitTools, Variant};
use reducer::reduce_units;

use crate::{Defect, Spent, examine};
use engines::call_defect::DefectKind;
use host::Failure;

/// The most functions of a unit of candidates.
const CANDIDATES: usize = 200;

/// The most units of candidates in which an engine may be started for one set of defects: a crash of a script costs a start.
const MOST_UNITS: u32 = 40;

/// Makes the units of defects as small as possible, each as long as its kind of defect shows.
///
/// # Errors
/// [`Failure::Infrastructure`] if the machine fails.
pub(super) fn reduce(
    tools: &UnitTools,
    engine: &LiveEngine,
    defects: &mut [Defect],
    seed: u64,
    spent: &mut Spent,
) -> Result<(), Failure> {
    let kinds: Vec<DefectKind> = defects.iter().map(|defect| defect.kind).collect();
    let units: Vec<SignatureUnit> = defects.iter().map(|defect| defect.unit.clone()).collect();
    // One variant that shows it is enough, and most are shown by the first.
    let shown: Vec<&String> = defects.iter().filter_map(|defect| defect.variants.first()).collect();
    let variants: Vec<Variant> =
        engine.spec.variants.iter().filter(|variant| shown.contains(&&variant.name())).cloned().collect();
    let mut left = MOST_UNITS;
    let reduced = reduce_units(units, |candidates| {
        let mut interesting = Vec::with_capacity(candidates.len());
        for some in candidates.chunks(CANDIDATES) {
            if left == 0 {
                interesting.extend(some.iter().map(|_| false));
                continue;
            }
            left -= 1;
            let merged = SignatureUnit::merged(tools.target(), some.iter().map(|(_, unit)| unit));
            let examined = examine(tools, engine, &variants, &merged, seed, false)?;
            *spent += examined.spent;
            for (number, (case, _)) in (0..).zip(some) {
                let found = examined.functions.get(&number);
                interesting.push(found.is_some_and(|function| function.defects.contains_key(&kinds[*case])));
            }
        }
        Ok::<_, Failure>(interesting)
    })?;
    for (defect, unit) in defects.iter_mut().zip(reduced) {
        defect.unit = unit;
    }
    Ok(())
}

/// Runs reduced defects once more, by all variants, and notes what shows each of them now. What does not show any more is gone.
///
/// # Errors
/// [`Failure::Infrastructure`] if the machine fails.
pub(super) fn confirm(
    tools: &UnitTools,
    engine: &LiveEngine,
    defects: &mut Vec<Defect>,
    seed: u64,
    spent: &mut Spent,
) -> Result<(), Failure> {
    if defects.is_empty() {
        return Ok(());
    }
    let merged = SignatureUnit::merged(tools.target(), defects.iter().map(|defect| &defect.unit));
    let examined = examine(tools, engine, &engine.spec.variants, &merged, seed, true)?;
    *spent += examined.spent;
    let mut number = 0;
    defects.retain_mut(|defect| {
        let found = examined.functions.get(&number).and_then(|function| function.defects.get(&defect.kind));
        number += 1;
        let Some((variants, evidence)) = found else { return false };
        defect.variants.clone_from(variants);
        defect.evidence.clone_from(evidence);
        true
    });
    Ok(())
}

/// Marks the defects in whose units the compilers of the reference differ from each other.
///
/// # Errors
/// [`Failure::Infrastructure`] if the machine fails.
pub(super) fn dispute(
    tools: &UnitTools,
    defects: &mut [Defect],
    seed: u64,
    spent: &mut Spent,
) -> Result<(), Failure> {
    let Some(second) = tools.references().get(1).filter(|_| !defects.is_empty()) else { return Ok(()) };
    let other = tools.of_reference(second);
    let merged = SignatureUnit::merged(tools.target(), defects.iter().map(|defect| &defect.unit));
    let examined = examine(tools, &other, &other.spec.variants, &merged, seed, true)?;
    *spent += examined.spent;
    for (number, defect) in (0..).zip(defects) {
        let found = examined.functions.get(&number);
        defect.disputed =
            found.is_some_and(|function| !function.defects.is_empty() || function.refused.is_some());
    }
    Ok(())
}
