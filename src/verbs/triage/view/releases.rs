//! The releases of compilers that are wrong and right, by the engines that were asked.

use std::collections::{BTreeMap, BTreeSet};

use engines::EngineName;
use engines::compiler::{CompilerIdentity, Version};
use lowering::strategy::Strategy;
use smol_str::SmolStr;

use super::StoredCompilers;
use super::blame::LAYOUT_BY;
use super::outcome::{EngineGroup, StoredOutcome};

/// A compiler that was asked.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Release {
    family: SmolStr,
    version: Option<Version>,
    /// Its name among the engines.
    name: String,
}

/// The compilers that were asked about a program, by what they got.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::verbs::triage) struct Releases {
    wrong: Vec<Release>,
    right: Vec<Release>,
}

impl Releases {
    /// Of engines with their outcomes, of which these are wrong; the families at fault, if the cause names them, have what is wrong. Of
    /// these a compiler is wrong that is so by itself, or with one of another family: with a release of its own it may be the other's fault.
    pub(super) fn new(
        groups: &[EngineGroup],
        wrong: &[String],
        at_fault: &[&str],
        compilers: &StoredCompilers,
    ) -> Releases {
        let mut all: BTreeMap<Release, bool> = BTreeMap::new();
        let asked = groups.iter().filter(|group| !matches!(group.outcome, StoredOutcome::Skipped(_)));
        let of_fault = |release: &Release| at_fault.is_empty() || at_fault.contains(&release.family.as_str());
        let shared = in_every(wrong);
        let one_is_enough = shared.iter().any(|name| of_fault(&release(name, compilers)));
        for name in asked.flat_map(|group| &group.engines).filter(|name| !name.starts_with(LAYOUT_BY)) {
            let Some((caller, callee)) = sides(name) else { continue };
            let families = [&caller, &callee].map(|side| release(side, compilers));
            let tells = caller == callee || families[0].family != families[1].family;
            for release in families.into_iter().filter(|release| Strategy::named(&release.name).is_none()) {
                let is_suspect = of_fault(&release) && (!one_is_enough || shared.contains(&release.name));
                *all.entry(release).or_default() |= tells && is_suspect && wrong.contains(name);
            }
        }
        let (wrong, right): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, is_wrong)| *is_wrong);
        let names =
            |releases: Vec<(Release, bool)>| releases.into_iter().map(|(release, _)| release).collect();
        Releases { wrong: names(wrong), right: names(right) }
    }

    /// Lines for people: `wrong`, `right`, and since when, if the releases say so.
    pub(in crate::verbs::triage) fn lines(&self) -> Vec<String> {
        let Releases { wrong, right } = self;
        if wrong.is_empty() {
            return Vec::new();
        }
        let listed = |releases: &[Release]| {
            let names: Vec<&str> = releases.iter().map(|release| release.name.as_str()).collect();
            names.join(", ")
        };
        let mut lines = vec![format!("wrong with {}", listed(wrong))];
        if !right.is_empty() {
            lines.push(format!("right with {}", listed(right)));
        }
        let families: BTreeSet<&SmolStr> = wrong.iter().map(|release| &release.family).collect();
        lines.extend(families.into_iter().filter_map(|family| self.since(family)));
        lines
    }

    /// The change between two releases of a family, if there is one.
    fn since(&self, family: &str) -> Option<String> {
        let of = |releases: &[Release]| -> Vec<Release> {
            releases.iter().filter(|one| one.family == family && one.version.is_some()).cloned().collect()
        };
        let (wrong, right) = (of(&self.wrong), of(&self.right));
        let (first, last) = (wrong.first()?, wrong.last()?);
        if right.iter().any(|release| first.version < release.version && release.version < last.version) {
            return None;
        }
        let before = right.iter().rfind(|release| release.version < first.version);
        let after = right.iter().find(|release| release.version > last.version);
        match (before, after) {
            (Some(before), None) => Some(format!("wrong since {}: {} is right", first.name, before.name)),
            (None, Some(after)) => Some(format!("right since {}: {} is wrong", after.name, last.name)),
            (Some(before), Some(after)) => Some(format!(
                "wrong from {} to {}: {} and {} are right",
                first.name, last.name, before.name, after.name
            )),
            (None, None) => None,
        }
    }
}

/// The compilers that are a side of each of these engines.
fn in_every(engines: &[String]) -> BTreeSet<String> {
    let pairs = engines.iter().filter_map(|name| sides(name));
    let sets = pairs.map(|(caller, callee)| BTreeSet::from([compiler(&caller), compiler(&callee)]));
    sets.reduce(|all, next| all.intersection(&next).cloned().collect()).unwrap_or_default()
}

/// The configurations of both sides, by name.
fn sides(engine: &str) -> Option<(String, String)> {
    let engine: EngineName = engine.parse().ok()?;
    let (caller, callee) = engine.sides()?;
    Some((caller.to_string(), callee.to_string()))
}

/// The compiler of a configuration: `clang-19` of `clang-19 -O2`.
fn compiler(configuration: &str) -> String {
    configuration.split(' ').next().unwrap_or_default().to_owned()
}

fn release(configuration: &str, compilers: &StoredCompilers) -> Release {
    let name = compiler(configuration);
    let identity = CompilerIdentity::of_name(&name);
    let version = compilers.release(configuration).or(identity.version);
    Release { family: identity.family, version, name }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMPILERS: [&str; 4] = ["clang-14 -O0", "clang-16 -O0", "clang-19 -O0", "gcc-12 -O2"];

    /// The lines where these engines are wrong, of all pairs and each compiler by itself.
    fn lines(wrong: &[&str], at_fault: &[&str]) -> String {
        let pairs = COMPILERS.iter().flat_map(|a| COMPILERS.iter().map(move |b| (a, b)));
        let names = pairs.map(|(a, b)| if a == b { (*a).to_owned() } else { format!("{a} > {b}") });
        let wrong: Vec<String> = wrong.iter().map(|name| (*name).to_owned()).collect();
        let group = EngineGroup { engines: names.collect(), outcome: StoredOutcome::Agrees };
        Releases::new(&[group], &wrong, at_fault, &StoredCompilers::default()).lines().join("; ")
    }

    #[test]
    fn releases_are_wrong_by_themselves_or_with_another_family() {
        assert_eq!(lines(&[], &[]), "");
        assert_eq!(
            lines(&["clang-16 -O0 > clang-14 -O0", "gcc-12 -O2 > clang-14 -O0"], &["clang"]),
            "wrong with clang-14; right with clang-16, clang-19, gcc-12; right since clang-16: clang-14 is wrong"
        );
        assert_eq!(
            lines(&["clang-16 -O0 > gcc-12 -O2", "clang-19 -O0 > gcc-12 -O2"], &["clang"]),
            "wrong with clang-16, clang-19; right with clang-14, gcc-12; wrong since clang-16: clang-14 is right"
        );
    }
}
