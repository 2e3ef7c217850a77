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

/// The families that take part in every run that is wrong: of pairs the one or two that all have in common, all families where they
/// have none. Of a pair it is the one whose deviations from the documents nobody has written down: the other's are in
/// [`lowering::abi::quirks`] and in the ledger, so that it is right unless an entry contradicts. That it gets along with the pair's
/// third compilers is luck, as that of a register that happens to be clear.
pub(super) fn at_fault<'a>(wrong: impl IntoIterator<Item = &'a EngineName>) -> Vec<SmolStr> {
    let of = |engine: &EngineName| -> BTreeSet<SmolStr> {
        match engine.sides() {
            Some((caller, callee)) => [caller.family().into(), callee.family().into()].into(),
            None => [family(engine)].into(),
        }
    };
    let all: Vec<BTreeSet<SmolStr>> = wrong.into_iter().map(of).collect();
    let Some((first, others)) = all.split_first() else { return Vec::new() };
    let is_common = |name: &&SmolStr| others.iter().all(|other| other.contains(*name));
    let common: Vec<&SmolStr> = first.iter().filter(is_common).collect();
    let unmeasured: Vec<&SmolStr> = common.iter().copied().filter(|family| !is_measured(family)).collect();
    let any: BTreeSet<&SmolStr> = all.iter().flatten().collect();
    let candidates = [unmeasured, common, Vec::from_iter(any)];
    let named = candidates.into_iter().find(|families| !families.is_empty());
    named.into_iter().flatten().cloned().collect()
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
            at_fault(&names).join(" ")
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
