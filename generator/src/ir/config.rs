//! What kind of modules are wanted.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a generated module is about.
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
    /// Every one of them.
    pub const ALL: [Profile; 2] = [Profile::Ir, Profile::IrSmall];

    /// As the command line and configuration files spell it.
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

/// A name that is no profile's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no profile of modules; there are ir and ir-small")]
pub struct UnknownProfile(pub String);

impl FromStr for Profile {
    type Err = UnknownProfile;
    fn from_str(name: &str) -> Result<Profile, UnknownProfile> {
        Profile::ALL.into_iter().find(|p| p.name() == name).ok_or_else(|| UnknownProfile(name.to_owned()))
    }
}

/// How large a module may become. Each is an upper bound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Functions besides the entry.
    pub functions: u32,
    /// Parameters of a function.
    pub parameters: u32,
    /// Statements drawn for a function at its outermost level.
    pub statements: u32,
    /// Statements inside one another.
    pub depth: u32,
    /// Rounds of a loop.
    pub rounds: u32,
    /// Global objects.
    pub globals: u32,
    /// Instructions that a run executes, roughly.
    pub steps: u64,
}

/// What is wanted of the generator. Modules are a function of this and the DNA.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// What modules are about.
    pub profile: Profile,
    /// How large they may become.
    pub limits: Limits,
    /// Promises whose breach is poison may be made: `nsw`, `exact`, `inbounds` and the like. Without
    /// `poison` only those that are kept.
    pub flags: bool,
    /// Poison may arise: from constants, broken promises, shifts by too much.
    pub poison: bool,
    /// Undef may arise: from constants, and from memory that nothing was written to.
    pub undef: bool,
    /// No run meets undefined behaviour, whatever `freeze` and undef choose, under every semantics in which
    /// memory starts as undef or poison: control and divisors depend on frozen values only, addresses stay in
    /// their objects, loops end. What such a module observes natively is one of its allowed outcomes.
    pub ub_free: bool,
}

impl Limits {
    /// The limits that suit a profile.
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
    /// Everything a profile has, without immediate undefined behaviour.
    #[must_use]
    pub const fn new(profile: Profile) -> Config {
        Config { profile, limits: Limits::of(profile), flags: true, poison: true, undef: true, ub_free: true }
    }

    /// Nothing but defined values: every run shows the same.
    #[must_use]
    pub const fn determined(profile: Profile) -> Config {
        Config { poison: false, undef: false, ..Config::new(profile) }
    }

    /// No value of a module is arbitrary.
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
