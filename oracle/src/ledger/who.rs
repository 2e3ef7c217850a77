//! Whom an entry is about: compilers of a family, all of them or those of some versions.

use std::fmt;

use lowering::strategy::{Strategy, WORD};
use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, format_smolstr};

use crate::engine::family_and_version;

/// Compilers of one family: `clang`, `clang<18`, `clang>=18`.
///
/// A compiler whose name says no version, as `gcc` or `clang` do, counts as newer than any bound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SmolStr", into = "SmolStr")]
pub struct Who {
    family: SmolStr,
    versions: Versions,
}

/// Major versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Versions {
    All,
    Before(u32),
    Since(u32),
}

/// A bound of versions that is no number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no compilers: a family, `family<version` or `family>=version` does")]
pub struct WhoError(SmolStr);

impl Who {
    /// All compilers of a family.
    pub(super) fn family_of(family: &str) -> Who {
        Who { family: family.into(), versions: Versions::All }
    }

    /// The compilers' name without a version.
    #[must_use]
    pub fn family(&self) -> &str {
        &self.family
    }

    /// True when the compiler of this name (`clang-16`) is one of them. All our strategies lay out and pass records as
    /// `word` does.
    #[must_use]
    pub fn includes(&self, compiler: &str) -> bool {
        let (family, version) = family_and_version(compiler);
        let family = Strategy::named(family).map_or(family, |_| WORD.name);
        let version = version.unwrap_or(u32::MAX);
        let in_time = match self.versions {
            Versions::All => true,
            Versions::Before(bound) => version < bound,
            Versions::Since(bound) => version >= bound,
        };
        self.family == family && in_time
    }
}

impl TryFrom<SmolStr> for Who {
    type Error = WhoError;

    fn try_from(text: SmolStr) -> Result<Who, WhoError> {
        let (family, bound, versions): (_, _, fn(u32) -> Versions) =
            if let Some((family, bound)) = text.split_once(">=") {
                (family, bound, Versions::Since)
            } else if let Some((family, bound)) = text.split_once('<') {
                (family, bound, Versions::Before)
            } else {
                return Ok(Who { family: text, versions: Versions::All });
            };
        match bound.parse() {
            Ok(bound) if !family.is_empty() => Ok(Who { family: family.into(), versions: versions(bound) }),
            _ => Err(WhoError(text)),
        }
    }
}

impl From<Who> for SmolStr {
    fn from(who: Who) -> SmolStr {
        format_smolstr!("{who}")
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Who { family, versions } = self;
        match versions {
            Versions::All => f.write_str(family),
            Versions::Before(bound) => write!(f, "{family}<{bound}"),
            Versions::Since(bound) => write!(f, "{family}>={bound}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(text: &str) -> Who {
        let who = Who::try_from(SmolStr::new(text)).unwrap();
        assert_eq!(SmolStr::from(who.clone()), text);
        who
    }

    #[test]
    fn a_bound_parts_the_versions_of_a_family() {
        let compilers = ["clang-14", "clang-17", "clang-18", "clang", "gcc", "gcc-12", "word", "packed"];
        let of = |text| compilers.into_iter().filter(|name| who(text).includes(name)).collect::<Vec<_>>();
        assert_eq!(of("clang"), ["clang-14", "clang-17", "clang-18", "clang"]);
        assert_eq!(of("clang<18"), ["clang-14", "clang-17"]);
        assert_eq!(of("clang>=18"), ["clang-18", "clang"]);
        assert_eq!(of("gcc"), ["gcc", "gcc-12"]);
        assert_eq!(of("word"), ["word", "packed"], "strategies differ in accesses only");
    }

    #[test]
    fn what_is_no_bound_is_refused() {
        for text in ["clang<", "clang>=new", "<18", "clang<18.1"] {
            assert!(Who::try_from(SmolStr::new(text)).is_err(), "{text}");
        }
    }
}
