//! The compilers an entry is about: those of a family, all of them or those of some versions.

use std::fmt;

use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, ToSmolStr};

use engines::compiler::{CompilerIdentity, Version};

/// Compilers of one family: `clang`, `clang<18`, `clang>=18`, `clang>=15<18`.
///
/// A compiler that does not say its version is newer than every bound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SmolStr", into = "SmolStr")]
pub struct CompilerRange {
    family: SmolStr,
    since: Option<Version>,
    before: Option<Version>,
}

/// A text that names no compilers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` names no compilers: `family`, `family<version`, `family>=version` and `family>=version<version` do"
)]
pub struct CompilerRangeError(SmolStr);

impl CompilerRange {
    /// All compilers of a family.
    pub(super) fn family_of(family: &str) -> CompilerRange {
        CompilerRange { family: family.into(), since: None, before: None }
    }

    /// The compilers of a family from a major version on and before another.
    pub(super) fn of_majors(family: &str, since: Option<u32>, before: Option<u32>) -> CompilerRange {
        let bound = |major| Version { major, minor: 0, patch: 0 };
        CompilerRange { family: family.into(), since: since.map(bound), before: before.map(bound) }
    }

    /// The compilers' family.
    #[must_use]
    pub fn family(&self) -> &str {
        &self.family
    }

    /// True when a compiler is one of them.
    #[must_use]
    pub fn includes(&self, compiler: &CompilerIdentity) -> bool {
        let CompilerRange { family, since, before } = self;
        let is_since = |bound: Version| compiler.version.is_none_or(|version| version >= bound);
        let is_before = |bound: Version| compiler.version.is_some_and(|version| version < bound);
        *family == compiler.family && since.is_none_or(is_since) && before.is_none_or(is_before)
    }
}

impl TryFrom<SmolStr> for CompilerRange {
    type Error = CompilerRangeError;

    fn try_from(text: SmolStr) -> Result<CompilerRange, CompilerRangeError> {
        let (rest, before) = text.split_once('<').map_or((text.as_str(), None), |(r, b)| (r, Some(b)));
        let (family, since) = rest.split_once(">=").map_or((rest, None), |(f, s)| (f, Some(s)));
        let bound = |bound: Option<&str>| bound.map(str::parse).transpose();
        match (bound(since), bound(before)) {
            (Ok(since), Ok(before)) if !family.is_empty() => {
                Ok(CompilerRange { family: family.into(), since, before })
            }
            _ => Err(CompilerRangeError(text)),
        }
    }
}

impl From<CompilerRange> for SmolStr {
    fn from(range: CompilerRange) -> SmolStr {
        range.to_smolstr()
    }
}

impl fmt::Display for CompilerRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CompilerRange { family, since, before } = self;
        f.write_str(family)?;
        since.map_or(Ok(()), |bound| write!(f, ">={bound}"))?;
        before.map_or(Ok(()), |bound| write!(f, "<{bound}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(text: &str) -> CompilerRange {
        let range = CompilerRange::try_from(SmolStr::new(text)).unwrap();
        assert_eq!(SmolStr::from(range.clone()), text);
        range
    }

    #[test]
    fn bounds_part_the_versions_of_a_family() {
        let compilers = ["clang-14", "clang-17", "clang-18", "clang", "gcc", "gcc-12"];
        let of = |text| {
            let is_included = |name: &&str| range(text).includes(&CompilerIdentity::of_name(name));
            compilers.into_iter().filter(is_included).collect::<Vec<_>>()
        };
        assert_eq!(of("clang"), ["clang-14", "clang-17", "clang-18", "clang"]);
        assert_eq!(of("clang<18"), ["clang-14", "clang-17"]);
        assert_eq!(of("clang>=18"), ["clang-18", "clang"]);
        assert_eq!(of("clang>=15<18"), ["clang-17"]);
        assert_eq!(of("gcc"), ["gcc", "gcc-12"]);
        assert_eq!(of("gcc<12.3"), ["gcc-12"]);
    }

    #[test]
    fn a_text_without_a_proper_bound_is_refused() {
        for text in ["clang<", "clang>=new", "<18", "clang<18>=15", "clang<18<19"] {
            assert!(CompilerRange::try_from(SmolStr::new(text)).is_err(), "{text}");
        }
    }
}
