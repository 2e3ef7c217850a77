//! The configuration of the generator of LLVM IR.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The kind of modules to generate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Profile {
    /// Everything: integers of any width, vectors, memory, calls.
    #[default]
    Ir,
    /// One function over integers of one to four bits, without memory: all its behaviours can be enumerated.
    IrSmall,
}

impl Profile {
    /// All profiles.
    pub const ALL: [Profile; 2] = [Profile::Ir, Profile::IrSmall];

    /// The profile's name on the command line and in configuration files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Profile::Ir => "ir",
            Profile::IrSmall => "ir-small",
        }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a name that no profile of modules has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no profile of modules; there are ir and ir-small")]
pub struct UnknownProfile(pub String);

impl FromStr for Profile {
    type Err = UnknownProfile;
    fn from_str(name: &str) -> Result<Profile, UnknownProfile> {
        Profile::ALL.into_iter().find(|p| p.name() == name).ok_or_else(|| UnknownProfile(name.to_owned()))
    }
}

/// Upper bounds on the size of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Functions besides the entry.
    pub functions: u32,
    /// Parameters of a function.
    pub parameters: u32,
    /// Statements drawn for a function at its outermost level.
    pub statements: u32,
    /// Statements nested in a function.
    pub depth: u32,
    /// Rounds of a loop.
    pub rounds: u32,
    /// Global objects.
    pub globals: u32,
    /// Instructions that a run executes; an estimate.
    pub steps: u64,
}

/// The configuration of the generator of LLVM IR. A module is a function of this and the DNA.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The kind of modules to generate.
    pub profile: Profile,
    /// Upper bounds on the size of a module.
    pub limits: Limits,
    /// Allows poison-generating flags: `nsw`, `exact`, `inbounds` and the like. Without `poison`, only flags that no
    /// run violates.
    pub flags: bool,
    /// Allows poison: from constants, violated flags, shifts by too much.
    pub poison: bool,
    /// Allows undef: from constants, and from uninitialised memory.
    pub undef: bool,
    /// Excludes undefined behaviour from every run, for all choices of `freeze` and undef, under every semantics in
    /// which memory starts as undef or poison: control flow and divisors depend on frozen values only, addresses stay
    /// in their objects, loops end. A native run of such a module has one of the allowed outcomes.
    pub ub_free: bool,
}

impl Limits {
    /// The default limits of a profile.
    #[must_use]
    pub const fn of(profile: Profile) -> Limits {
        match profile {
            Profile::Ir => Limits {
                functions: 3,
                parameters: 4,
                statements: 7,
                depth: 3,
                rounds: 5,
                globals: 2,
                steps: 4_000,
            },
            Profile::IrSmall => Limits {
                functions: 1,
                parameters: 3,
                statements: 3,
                depth: 2,
                rounds: 2,
                globals: 0,
                steps: 200,
            },
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::of(Profile::default())
    }
}

impl Config {
    /// The default configuration of a profile: everything but immediate undefined behaviour.
    #[must_use]
    pub const fn new(profile: Profile) -> Config {
        Config { profile, limits: Limits::of(profile), flags: true, poison: true, undef: true, ub_free: true }
    }

    /// A configuration with defined values only: every run of a module has the same outcome.
    #[must_use]
    pub const fn determined(profile: Profile) -> Config {
        Config { poison: false, undef: false, ..Config::new(profile) }
    }

    /// True if no value of a module can be poison or undef.
    pub(super) const fn is_determined(&self) -> bool {
        !self.poison && !self.undef
    }

    pub(super) const fn is_small(&self) -> bool {
        matches!(self.profile, Profile::IrSmall)
    }
}

impl Default for Config {
    fn default() -> Config {
        Config::new(Profile::default())
    }
}
