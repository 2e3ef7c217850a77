//! The identity of a configuration's compiler: the family and version by which the ledger and the predictions know it, whatever its name on
//! this machine.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, ToSmolStr};

/// The family of clang, Apple's and other vendors' builds included.
pub const CLANG: &str = "clang";
/// The family of gcc.
pub const GCC: &str = "gcc";

/// A compiler's release: `19.1.7`. Parts that a text leaves out are zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "SmolStr", into = "SmolStr")]
pub struct Version {
    /// The first number.
    pub major: u32,
    /// The second number.
    pub minor: u32,
    /// The third number.
    pub patch: u32,
}

/// A text that is no version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a version: one to three numbers with dots between them are, as in `19.1.7`")]
pub struct VersionError(SmolStr);

/// The family and version of a compiler.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CompilerIdentity {
    /// `clang`, `gcc`, `tcc`, `pcc`; a compiler without a known version text is a family of its own, by its name.
    pub family: SmolStr,
    /// `None` for a compiler that does not report it. It counts as newer than every release.
    pub version: Option<Version>,
}

/// The identities of the compilers in use, by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identities(BTreeMap<SmolStr, CompilerIdentity>);

impl Version {
    /// A release without minor number and patch level: `18`.
    #[must_use]
    pub const fn major(major: u32) -> Version {
        Version { major, minor: 0, patch: 0 }
    }

    /// The release in a line by which a compiler says what it is, `Debian clang version 19.1.7 (3~deb12u1)`: the last word with dots between
    /// numbers, also `9.2.0-3`.
    #[must_use]
    pub fn in_line(line: &str) -> Option<Version> {
        let of_word = |word: &str| {
            let numbers = word.split(['-', '+']).next().filter(|numbers| numbers.contains('.'))?;
            numbers.parse().ok()
        };
        line.split([' ', ',', '(', ')']).rev().find_map(of_word)
    }

    /// The number that differs from one year's release to the next. tcc has had 0 there for twenty years.
    #[must_use]
    pub const fn release(self) -> (u32, u32, u32) {
        match self.major {
            0 => (0, self.minor, self.patch),
            major => (major, 0, 0),
        }
    }
}

impl CompilerIdentity {
    /// A compiler of a family in some version.
    #[must_use]
    pub fn new(family: &str, version: Option<Version>) -> CompilerIdentity {
        CompilerIdentity { family: family.into(), version }
    }

    /// The identity that a name suggests: `clang-19` is clang 19, `gcc` a gcc of unknown version.
    #[must_use]
    pub fn of_name(name: &str) -> CompilerIdentity {
        let (family, version) = match name.rsplit_once('-') {
            Some((family, version)) if version.starts_with(|c: char| c.is_ascii_digit()) => {
                (family, version.parse().ok())
            }
            _ => (name, None),
        };
        CompilerIdentity::new(family, version)
    }
}

impl Identities {
    /// Enters what is known of the compiler with this name.
    pub fn insert(&mut self, name: &str, identity: CompilerIdentity) {
        self.0.insert(name.into(), identity);
    }

    /// The identity of the compiler with this name; what the name suggests if nothing else is known of it.
    #[must_use]
    pub fn identity(&self, name: &str) -> CompilerIdentity {
        self.0.get(name).cloned().unwrap_or_else(|| CompilerIdentity::of_name(name))
    }

    /// Every compiler with its identity, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &CompilerIdentity)> {
        self.0.iter().map(|(name, identity)| (name.as_str(), identity))
    }
}

impl FromStr for Version {
    type Err = VersionError;

    fn from_str(text: &str) -> Result<Version, VersionError> {
        let error = || VersionError(text.into());
        let parts: Vec<u32> =
            text.split('.').map(str::parse).collect::<Result<_, _>>().map_err(|_| error())?;
        let part = |index: usize| parts.get(index).copied().unwrap_or(0);
        let version = Version { major: part(0), minor: part(1), patch: part(2) };
        if parts.len() <= 3 { Ok(version) } else { Err(error()) }
    }
}

impl TryFrom<SmolStr> for Version {
    type Error = VersionError;

    fn try_from(text: SmolStr) -> Result<Version, VersionError> {
        text.parse()
    }
}

impl From<Version> for SmolStr {
    fn from(version: Version) -> SmolStr {
        version.to_smolstr()
    }
}

/// `18`, `12.2`, `19.1.7`: zeros at the end are left out.
impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Version { major, minor, patch } = self;
        match (minor, patch) {
            (0, 0) => write!(f, "{major}"),
            (_, 0) => write!(f, "{major}.{minor}"),
            _ => write!(f, "{major}.{minor}.{patch}"),
        }
    }
}

/// `clang 19.1.7`, or the family alone.
impl fmt::Display for CompilerIdentity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.family)?;
        self.version.map_or(Ok(()), |version| write!(f, " {version}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        text.parse().unwrap()
    }

    #[test]
    fn versions_are_ordered_by_number() {
        assert!(version("9") < version("12.2"));
        assert!(version("18") < version("18.1"));
        assert!(version("0.9.27") < version("0.9.28"));
        assert_eq!(version("18.0"), Version::major(18));
        for text in ["19.1.7", "12.2", "18", "0.9.27"] {
            assert_eq!(version(text).to_string(), text);
        }
        for text in ["", "x", "1.2.3.4", "20.0git", "-1"] {
            assert!(text.parse::<Version>().is_err(), "{text}");
        }
    }

    #[test]
    fn versions_are_found_in_what_compilers_say() {
        let line = "gcc-12 (Debian 12.2.0-14+deb12u1) 12.2.0";
        assert_eq!(Version::in_line(line), Some(version("12.2.0")));
        assert_eq!(Version::in_line("Debian clang version 19.1.7 (3~deb12u1)"), Some(version("19.1.7")));
        assert_eq!(Version::in_line("tcc version 0.9.27 (x86_64 Linux)"), Some(version("0.9.27")));
        assert_eq!(Version::in_line("mycc"), None);
    }

    #[test]
    fn a_release_is_the_first_number_unless_that_is_zero() {
        assert_eq!(version("19.1.7").release(), version("19.0").release());
        assert!(version("0.9.28").release() > version("0.9.27").release());
    }

    #[test]
    fn a_name_suggests_an_identity_until_one_is_entered() {
        let mut identities = Identities::default();
        let clang = CompilerIdentity::new(CLANG, Some(Version::major(19)));
        assert_eq!(identities.identity("clang-19"), clang);
        assert_eq!(identities.identity("gcc-trunk"), CompilerIdentity::new("gcc-trunk", None));
        identities.insert("gcc-trunk", CompilerIdentity::new(GCC, Some(version("16.0.1"))));
        assert_eq!(identities.identity("gcc-trunk").to_string(), "gcc 16.0.1");
        assert_eq!(identities.iter().count(), 1);
    }
}
