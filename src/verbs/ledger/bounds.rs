//! The releases of a family that an entry names, and those that its reproducer shows to be on that side.

use std::collections::BTreeMap;

use engines::compiler::{CompilerIdentity, Version};
use judge::ledger::CompilerRange;

/// The ranges that name exactly those releases of a family that are on the side; `None` if the claimed ranges do so already.
///
/// `measured` says of each release whether it is. Between the last release on one side and the first on the other nothing was
/// measured: the bound is the later one's, in its major version. Before the first and after the last release the range goes on.
pub(super) fn proposal(
    family: &str,
    claimed: &[CompilerRange],
    measured: &BTreeMap<Version, bool>,
) -> Option<Vec<String>> {
    let is_claimed = |version: Version| {
        let compiler = CompilerIdentity::new(family, Some(version));
        claimed.iter().any(|range| range.includes(&compiler))
    };
    if measured.iter().all(|(version, is_on_side)| is_claimed(*version) == *is_on_side) {
        return None;
    }
    let mut ranges = Vec::new();
    let mut open: Option<String> = None;
    let mut before = false;
    for (number, (version, &is_on_side)) in measured.iter().enumerate() {
        let (major, minor, patch) = version.release();
        let bound = Version { major, minor, patch };
        match (before, is_on_side) {
            (false, true) if number == 0 => open = Some(family.to_owned()),
            (false, true) => open = Some(format!("{family}>={bound}")),
            (true, false) => ranges.extend(open.take().map(|start| format!("{start}<{bound}"))),
            _ => {}
        }
        before = is_on_side;
    }
    ranges.extend(open);
    Some(ranges)
}

#[cfg(test)]
mod tests {
    use smol_str::SmolStr;

    use super::*;

    fn proposed(claimed: &[&str], measured: &[(&str, bool)]) -> Option<Vec<String>> {
        let ranges: Vec<_> =
            claimed.iter().map(|text| CompilerRange::try_from(SmolStr::new(text)).unwrap()).collect();
        let measured = measured.iter().map(|(version, is)| (version.parse().unwrap(), *is)).collect();
        proposal("clang", &ranges, &measured)
    }

    #[test]
    fn what_was_measured_as_claimed_is_left_alone() {
        let measured = [("14.0.6", true), ("16.0.6", true), ("19.1.7", false), ("22.1", false)];
        assert_eq!(proposed(&["clang<18"], &measured), None);
        assert_eq!(proposed(&["gcc", "clang<19"], &measured), None);
        assert_eq!(proposed(&[], &[("22.1", false)]), None);
    }

    #[test]
    fn a_bound_lies_where_the_next_release_was_measured() {
        let measured = |from_14| [("14.0.6", from_14), ("19.1.7", true), ("22.1.3", false)];
        assert_eq!(proposed(&["clang"], &measured(true)).unwrap(), ["clang<22"]);
        assert_eq!(proposed(&["clang"], &measured(false)).unwrap(), ["clang>=19<22"]);
        assert_eq!(proposed(&["clang<18"], &[("14.0.6", true), ("19.1.7", true)]).unwrap(), ["clang"]);
        assert_eq!(
            proposed(&[], &[("14", true), ("16", false), ("19", true)]).unwrap(),
            ["clang<16", "clang>=19"]
        );
        assert!(proposed(&["clang"], &[("14", false)]).unwrap().is_empty(), "no release does so any more");
    }
}
