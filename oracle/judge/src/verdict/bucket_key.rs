//! The key of the bucket that findings of one cause fall into.

use std::collections::BTreeSet;
use std::fmt;

use lowering::strategy::Strategy;
use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, format_smolstr};

use super::evidence::FindingKind;
use engines::EngineName;
use engines::compiler::{CLANG, GCC};

/// Names a cause as well as can be told from outside: the kind of finding, the families of engines on the wrong
/// side (of cross pairs with the direction, `clang>gcc`), and a detail that does not come from the program.
/// Versions, flags, names, sites and values are not in it, so that it stays what it is while a program shrinks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BucketKey(pub SmolStr);

impl BucketKey {
    /// `kind(detail) family family`
    pub(super) fn new<'a>(
        kind: FindingKind,
        detail: Option<&str>,
        wrong: impl IntoIterator<Item = &'a EngineName>,
    ) -> BucketKey {
        let families: BTreeSet<SmolStr> = wrong.into_iter().map(family).collect();
        let families = Vec::from_iter(families).join(" ");
        let detail = detail.map(|detail| format!("({detail})")).unwrap_or_default();
        BucketKey(format_smolstr!("{}{detail} {families}", kind.name()))
    }
}

/// The families that take part in every run that is wrong: of pairs the one or two that all have in common. Of a pair it is the one whose
/// deviations from the documents nobody has written down: the other's are in [`lowering::abi::quirks`] and in the ledger, so that it is
/// right unless an entry contradicts. That it gets along with the pair's third compilers is luck, as that of a register that happens to
/// be clear.
///
/// Where the runs have no family in common, those that understand another one are in the clear, if the rest takes part in every run that is
/// wrong: two compilers that agree with the document against several others are right. Otherwise it is all families.
pub(super) fn at_fault<'a>(
    wrong: impl IntoIterator<Item = &'a EngineName>,
    agreeing: &[EngineName],
) -> Vec<SmolStr> {
    let all: Vec<BTreeSet<SmolStr>> = wrong.into_iter().map(families).collect();
    let Some((first, others)) = all.split_first() else { return Vec::new() };
    let is_common = |name: &&SmolStr| others.iter().all(|other| other.contains(*name));
    let common: Vec<&SmolStr> = first.iter().filter(is_common).collect();
    let unmeasured: Vec<&SmolStr> = common.iter().copied().filter(|family| !is_measured(family)).collect();
    let any: BTreeSet<&SmolStr> = all.iter().flatten().collect();
    let suspects: Vec<&SmolStr> =
        any.iter().copied().filter(|family| !understands_another(family, &all, agreeing)).collect();
    let explain_all = all.iter().all(|run| suspects.iter().any(|family| run.contains(*family)));
    let suspects = if explain_all { suspects } else { Vec::new() };
    let candidates = [unmeasured, common, suspects, Vec::from_iter(any)];
    let named = candidates.into_iter().find(|families| !families.is_empty());
    named.into_iter().flatten().cloned().collect()
}

/// The families of a run: those of both sides of a pair.
fn families(engine: &EngineName) -> BTreeSet<SmolStr> {
    match engine.sides() {
        Some((caller, callee)) => [caller.family().into(), callee.family().into()].into(),
        None => [family(engine)].into(),
    }
}

/// True of a family that is right by itself and with another one, whichever of the two calls.
fn understands_another(family: &SmolStr, wrong: &[BTreeSet<SmolStr>], agreeing: &[EngineName]) -> bool {
    let is_of = |run: &BTreeSet<SmolStr>| run.contains(family);
    let partners: Vec<BTreeSet<SmolStr>> =
        agreeing.iter().map(families).filter(|run| is_of(run) && run.len() == 2).collect();
    let by_itself = !wrong.iter().any(|run| is_of(run) && run.len() == 1);
    by_itself && partners.iter().any(|pair| !wrong.contains(pair))
}

/// True of families whose deviations from the documents are known.
fn is_measured(family: &str) -> bool {
    [CLANG, GCC].contains(&family) || Strategy::named(family).is_some()
}

/// An engine without versions and flags.
fn family(engine: &EngineName) -> SmolStr {
    match engine {
        EngineName::Reference
        | EngineName::Interpreter(_)
        | EngineName::Concrete
        | EngineName::Symbolic
        | EngineName::Exhaustive
        | EngineName::Majority
        | EngineName::Recipe(_) => format_smolstr!("{engine}"),
        EngineName::Direct(both) => format_smolstr!("{}:direct", both.family()),
        EngineName::Linked { caller, callee } if caller == callee => caller.family().into(),
        EngineName::Linked { caller, callee } => format_smolstr!("{}>{}", caller.family(), callee.family()),
    }
}

impl fmt::Display for BucketKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_takes_part_in_all_that_is_wrong_is_at_fault() {
        let of = |texts: &[&str]| {
            let names: Vec<EngineName> = texts.iter().map(|text| text.parse().unwrap()).collect();
            at_fault(&names, &[]).join(" ")
        };
        assert_eq!(of(&["clang-19 -O0 > tcc", "tcc > gcc -O2", "tcc > clang-14 -O0"]), "tcc");
        assert_eq!(of(&["gcc -O0 > tcc", "tcc > gcc -O2"]), "tcc", "gcc is known where it is wrong");
        assert_eq!(of(&["gcc -O0 > clang", "clang > gcc -O2"]), "clang gcc");
        assert_eq!(of(&["pcc > tcc"]), "pcc tcc");
        assert_eq!(of(&["tcc", "tcc direct", "gcc -O0 > tcc"]), "tcc");
        assert_eq!(of(&["gcc -O2 direct", "clang -O2"]), "clang gcc");
        assert_eq!(of(&["interpreter:word"]), "interpreter:word");
        assert_eq!(of(&[]), "");
    }

    #[test]
    fn two_that_agree_against_all_others_are_not_at_fault() {
        let names = |texts: &[&str]| texts.iter().map(|t| t.parse().unwrap()).collect::<Vec<EngineName>>();
        let wrong = names(&["chibicc > gcc -O2", "gcc -O0 > slimcc", "clang-19 -O0 > chibicc"]);
        let of = |agreeing: &[&str]| at_fault(&wrong, &names(agreeing)).join(" ");
        assert_eq!(of(&["gcc -O0", "gcc -O0 > clang-19 -O0"]), "chibicc slimcc");
        assert_eq!(
            of(&["gcc -O0", "clang-19 -O0"]),
            "chibicc clang gcc slimcc",
            "nobody understands another"
        );
        let two_camps = names(&["gcc > tcc", "clang > pcc"]);
        let agreeing = names(&["clang > gcc", "pcc > tcc"]);
        assert_eq!(at_fault(&two_camps, &agreeing).join(" "), "clang gcc pcc tcc");
    }

    #[test]
    fn versions_and_flags_do_not_matter_and_directions_do() {
        let names = |texts: &[&str]| texts.iter().map(|t| t.parse().unwrap()).collect::<Vec<EngineName>>();
        let signature = |texts: &[&str]| BucketKey::new(FindingKind::Value, None, &names(texts)).to_string();
        assert_eq!(signature(&["clang-19 -O0 > gcc -O2", "clang-14 -O2 > gcc-12 -O0"]), "value clang>gcc");
        assert_eq!(signature(&["gcc -O2 > clang-19 -O0"]), "value gcc>clang");
        assert_eq!(signature(&["gcc -O2 direct", "gcc -O0"]), "value gcc gcc:direct");
        let crash = BucketKey::new(FindingKind::Crash, Some("signal-11"), &names(&["tcc"]));
        assert_eq!(crash.to_string(), "crash(signal-11) tcc");
    }
}
