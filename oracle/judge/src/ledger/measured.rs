//! The compilers on which the entries of the ledger were measured.

use std::fmt;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use engines::compiler::{CompilerIdentity, Version};

/// The releases of one family on which every entry was tried.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The family: `clang`.
    pub family: SmolStr,
    /// Its releases.
    pub versions: Vec<Version>,
}

/// A compiler of a newer release than the ledger was measured on: what it does otherwise may be a change that the ledger
/// does not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unmeasured {
    /// Its name on this machine: `clang-22`.
    pub compiler: SmolStr,
    /// Its family: `clang`.
    pub family: SmolStr,
    /// Its version.
    pub version: Version,
    /// The newest release of the family that was measured.
    pub measured: Version,
}

impl fmt::Display for Unmeasured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unmeasured { compiler, family, version, measured } = self;
        write!(
            f,
            "{compiler} is {family} {version}, newer than the {measured} that corpus/known.toml was measured on: \
             differences that it does not know may be changes of that release"
        )
    }
}

impl Measured {
    /// `None` for a compiler of another family, of a release that is not newer, or that does not say its version.
    pub(super) fn unmeasured(&self, name: &str, compiler: &CompilerIdentity) -> Option<Unmeasured> {
        let measured = *self.versions.iter().max()?;
        let CompilerIdentity { family, version } = compiler;
        let version = version.filter(|_| *family == self.family)?;
        let unmeasured = Unmeasured { compiler: name.into(), family: family.clone(), version, measured };
        (version.release() > measured.release()).then_some(unmeasured)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::Ledger;
    use engines::compiler::Identities;

    #[test]
    fn a_newer_release_is_told_from_a_newer_patch() {
        let ledger = Ledger::bundled().unwrap();
        let newer = |family, version: &str| {
            let mut identities = Identities::default();
            identities.insert("cc", CompilerIdentity::new(family, Some(version.parse().unwrap())));
            ledger.unmeasured(&identities).into_iter().next().map(|unmeasured| unmeasured.measured)
        };
        let newest = |family: &str| {
            let measured = ledger.measured().find(|entry| entry.family == family).unwrap();
            *measured.versions.iter().max().unwrap()
        };
        assert_eq!(newer("clang", "99.1"), Some(newest("clang")));
        assert_eq!(newer("clang", &format!("{}.99", newest("clang").major)), None);
        assert_eq!(newer("clang", "14.0.6"), None);
        assert_eq!(newer("tcc", "0.9.29"), Some(newest("tcc")));
        assert_eq!(newer("mycc", "3"), None, "of which nothing was measured");
        let mut identities = Identities::default();
        identities.insert("gcc", CompilerIdentity::new("gcc", None));
        assert_eq!(ledger.unmeasured(&identities), [], "it does not say its version");
    }
}
