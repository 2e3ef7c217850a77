//! The configuration of the generator of LLVM IR.

use serde::{Deserialize, Serialize};

base::named! {
    /// The kind of modules to generate.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Profile: "profile of modules" {
        /// Everything: integers of any width, vectors, memory, calls.
        #[default]
        Ir = "ir",
        /// One function over integers of one to four bits, without memory: all its behaviours can be enumerated.
        IrSmall = "ir-small",
    }
}

/// Upper bounds on the size of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ModuleLimits {
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
pub struct ModuleConfig {
    /// The kind of modules to generate.
    pub profile: Profile,
    /// Upper bounds on the size of a module.
    pub limits: ModuleLimits,
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

impl ModuleLimits {
    /// The default limits of a profile.
    #[must_use]
    pub const fn for_profile(profile: Profile) -> ModuleLimits {
        match profile {
            Profile::Ir => ModuleLimits {
                functions: 3,
                parameters: 4,
                statements: 7,
                depth: 3,
                rounds: 5,
                globals: 2,
                steps: 4_000,
            },
            Profile::IrSmall => ModuleLimits {
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

impl Default for ModuleLimits {
    fn default() -> ModuleLimits {
        ModuleLimits::for_profile(Profile::default())
    }
}

impl ModuleConfig {
    /// The default configuration of a profile: everything but immediate undefined behaviour.
    #[must_use]
    pub const fn new(profile: Profile) -> ModuleConfig {
        ModuleConfig {
            profile,
            limits: ModuleLimits::for_profile(profile),
            flags: true,
            poison: true,
            undef: true,
            ub_free: true,
        }
    }

    /// A configuration with defined values only: every run of a module has the same outcome.
    #[must_use]
    pub const fn determined(profile: Profile) -> ModuleConfig {
        ModuleConfig { poison: false, undef: false, ..ModuleConfig::new(profile) }
    }

    /// True if no value of a module can be poison or undef.
    pub(super) const fn is_determined(&self) -> bool {
        !self.poison && !self.undef
    }

    pub(super) const fn is_small(&self) -> bool {
        matches!(self.profile, Profile::IrSmall)
    }
}

impl Default for ModuleConfig {
    fn default() -> ModuleConfig {
        ModuleConfig::new(Profile::default())
    }
}
