//! The compilers on which the entries of the ledger were measured.

use serde::Deserialize;
use smol_str::SmolStr;

use crate::compiler::{CompilerIdentity, Version};

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newer {
    /// The newest release that was measured.
    pub newest: Version,
}

impl Measured {
    /// `None` for a compiler of another family, of a release that is not newer, or that does not say its version.
    pub(super) fn newer(&self, compiler: &CompilerIdentity) -> Option<Newer> {
        let newest = *self.versions.iter().max()?;
        let version = compiler.version.filter(|_| compiler.family == self.family)?;
        (version.release() > newest.release()).then_some(Newer { newest })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::Ledger;

    #[test]
    fn a_newer_release_is_told_from_a_newer_patch() {
        let ledger = Ledger::bundled().unwrap();
        let newer = |family, version: &str| {
            ledger.newer_than_measured(&CompilerIdentity::new(family, Some(version.parse().unwrap())))
        };
        let newest = |family: &str| {
            let measured = ledger.measured().find(|one| one.family == family).unwrap();
            *measured.versions.iter().max().unwrap()
        };
        assert_eq!(newer("clang", "99.1"), Some(Newer { newest: newest("clang") }));
        assert_eq!(newer("clang", &format!("{}.99", newest("clang").major)), None);
        assert_eq!(newer("clang", "14.0.6"), None);
        assert_eq!(newer("tcc", "0.9.28"), Some(Newer { newest: newest("tcc") }));
        assert_eq!(newer("mycc", "3"), None, "of which nothing was measured");
        assert_eq!(ledger.newer_than_measured(&CompilerIdentity::new("gcc", None)), None);
    }
}
