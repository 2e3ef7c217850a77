//! The sizes that reductions of a fault's findings reached.

use std::collections::BTreeMap;

use serde::Serialize;

use super::search::Tier;

/// The size of a reproducer that is read at a glance: lines of C beside `main`, or instructions.
const FEW: [(Tier, u64); 3] = [(Tier::InProcess, 12), (Tier::Native, 12), (Tier::Modules, 8)];

/// A reduced case.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct ReducedFinding {
    /// The engines that were asked about candidates.
    pub(super) tier: Tier,
    /// Lines beside `main` of a program, instructions of a module.
    pub(super) size: u64,
    /// The time that its reduction took.
    pub(super) seconds: f64,
}

/// The sizes of reduced cases, and the seconds that reductions took.
#[derive(Debug, Serialize)]
pub(super) struct ReducedSizes {
    tier: Tier,
    cases: usize,
    median_size: u64,
    largest: u64,
    /// The cases that are not read at a glance.
    large: usize,
    median_s: f64,
    longest_s: f64,
}

impl ReducedSizes {
    /// Of each tier that has any.
    pub(super) fn by_tier(all: impl Iterator<Item = ReducedFinding>) -> Vec<ReducedSizes> {
        let mut tiers: BTreeMap<Tier, Vec<ReducedFinding>> = BTreeMap::new();
        all.for_each(|finding| tiers.entry(finding.tier).or_default().push(finding));
        tiers.into_iter().map(|(tier, cases)| ReducedSizes::of_tier(tier, &cases)).collect()
    }

    fn of_tier(tier: Tier, cases: &[ReducedFinding]) -> ReducedSizes {
        let few = FEW.iter().find(|(of, _)| *of == tier).map_or(0, |(_, few)| *few);
        let mut sizes: Vec<u64> = cases.iter().map(|finding| finding.size).collect();
        sizes.sort_unstable();
        let mut seconds: Vec<f64> = cases.iter().map(|finding| finding.seconds).collect();
        seconds.sort_by(f64::total_cmp);
        let middle = cases.len() / 2;
        ReducedSizes {
            tier,
            cases: cases.len(),
            median_size: sizes.get(middle).copied().unwrap_or_default(),
            largest: sizes.last().copied().unwrap_or_default(),
            large: sizes.iter().filter(|size| **size > few).count(),
            median_s: seconds.get(middle).copied().unwrap_or_default(),
            longest_s: seconds.last().copied().unwrap_or_default(),
        }
    }

    /// The sizes as a sentence.
    pub(super) fn line(&self) -> String {
        let ReducedSizes { tier, cases, median_size, largest, large, median_s, longest_s } = self;
        let (by, unit) = match tier {
            Tier::InProcess => ("in process", "lines beside main"),
            Tier::Native => ("by compilers", "lines beside main"),
            Tier::Modules => ("as modules", "instructions"),
            Tier::Rules => ("by rules", "instructions"),
            Tier::Batch => ("by batches", "lines"),
            Tier::Sandbox => ("by the sandbox", "lines"),
        };
        let few = FEW.iter().find(|(of, _)| of == tier).map_or(0, |(_, few)| *few);
        format!(
            "{cases} reduced {by}: median {median_size} {unit}, at most {largest}, {large} of more than {few}; \
             median {median_s:.2} s, longest {longest_s:.1} s"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tier_has_its_own_sizes() {
        let one = |tier, size| ReducedFinding { tier, size, seconds: size as f64 };
        let all = [
            one(Tier::InProcess, 3),
            one(Tier::Modules, 9),
            one(Tier::InProcess, 13),
            one(Tier::InProcess, 1),
        ];
        let lines: Vec<String> =
            ReducedSizes::by_tier(all.into_iter()).iter().map(ReducedSizes::line).collect();
        assert_eq!(
            lines,
            [
                "3 reduced in process: median 3 lines beside main, at most 13, 1 of more than 12; median 3.00 s, longest 13.0 s",
                "1 reduced as modules: median 9 instructions, at most 9, 1 of more than 8; median 9.00 s, longest 9.0 s",
            ]
        );
    }
}
