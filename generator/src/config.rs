//! The generator's configuration, stated once: command line, TOML and the fuzzer's own configuration derive from it.

use lang::{Features, Target};
use serde::{Deserialize, Serialize};

use crate::profile::Profile;
use crate::swarm;

/// Upper bounds on the size of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Functions of the callee side.
    pub callees: u32,
    /// Functions of the caller side that callees call back, besides the entry.
    pub callbacks: u32,
    /// Records, the anonymous ones inside others not counted.
    pub records: u32,
    /// Fields of a record.
    pub fields: u32,
    /// Scalars in a record, nested ones and array elements counted.
    pub leaves: u32,
    /// Elements of an array.
    pub elements: u32,
    /// Parameters of a function.
    pub parameters: u32,
    /// Global variables.
    pub globals: u32,
    /// The number of statements drawn for a function, besides observations and calls.
    pub statements: u32,
    /// Operators nested in an expression.
    pub depth: u32,
    /// Rounds of a loop.
    pub rounds: u32,
    /// The depth of a recursion.
    pub recursion: u32,
    /// Statements a run executes.
    pub steps: u64,
    /// Signatures in a program of [`Profile::Signatures`].
    pub signatures: u32,
}

/// The generator's configuration. A program is a function of this and the DNA.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "PartialConfig")]
pub struct Config {
    /// The kind of programs to generate.
    pub profile: Profile,
    /// Upper bounds on the size of a program.
    pub limits: Limits,
    /// The features that programs may contain; each program draws its own subset.
    pub features: Features,
    /// The features excluded because a selected compiler lacks them.
    pub without: Features,
    /// The features that every program has and is about, as one of the profile `single` is about a drawn one.
    pub focus: Features,
    /// The platform that the programs are compiled for.
    pub target: Target,
}

/// A configuration as it is written in a file: a key left out takes the profile's default.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename = "Config")]
struct PartialConfig {
    profile: Profile,
    limits: Option<Limits>,
    features: Option<Features>,
    without: Features,
    focus: Features,
    target: Target,
}

impl From<PartialConfig> for Config {
    fn from(partial: PartialConfig) -> Config {
        let PartialConfig { profile, limits, features, without, focus, target } = partial;
        let own = Config::new(profile);
        Config {
            profile,
            limits: limits.unwrap_or(own.limits),
            features: features.unwrap_or(own.features),
            without,
            focus,
            target,
        }
    }
}

impl Limits {
    /// The default limits of a profile.
    #[must_use]
    pub const fn for_profile(profile: Profile) -> Limits {
        // The other profiles say only what differs from this one, so that a new limit needs one value here.
        let mixed = Limits {
            callees: 3,
            callbacks: 1,
            records: 3,
            fields: 4,
            leaves: 4,
            elements: 2,
            parameters: 9,
            globals: 2,
            statements: 1,
            depth: 2,
            rounds: 3,
            recursion: 3,
            steps: 2_000,
            signatures: 16,
        };
        match profile {
            Profile::Mixed => mixed,
            Profile::Bitfields => {
                Limits { callees: 2, records: 3, fields: 7, leaves: 7, statements: 4, depth: 3, ..mixed }
            }
            Profile::Calls => {
                Limits { callees: 4, callbacks: 2, parameters: 14, statements: 1, depth: 1, ..mixed }
            }
            Profile::Poison => Limits {
                callees: 2,
                callbacks: 0,
                records: 2,
                fields: 6,
                leaves: 7,
                parameters: 3,
                globals: 1,
                statements: 5,
                depth: 1,
                rounds: 2,
                ..mixed
            },
            Profile::Signatures => Limits { records: 6, fields: 5, leaves: 8, parameters: 24, ..mixed },
            Profile::Single | Profile::SmallWorld => Limits {
                callees: 1,
                callbacks: 1,
                records: 1,
                fields: 3,
                leaves: 4,
                elements: 2,
                parameters: 2,
                globals: 1,
                statements: 1,
                depth: 1,
                ..mixed
            },
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::for_profile(Profile::default())
    }
}

impl Config {
    /// The default configuration of a profile.
    #[must_use]
    pub fn new(profile: Profile) -> Config {
        Config {
            profile,
            limits: Limits::for_profile(profile),
            features: swarm::features_for_profile(profile),
            without: Features::empty(),
            focus: Features::empty(),
            target: Target::default(),
        }
    }

    /// The features that programs may contain: those of [`Config::features`] that the profile has, without
    /// [`Config::without`] and without features that need a missing one.
    #[must_use]
    pub fn allowed(&self) -> Features {
        let possible = match self.profile {
            Profile::Signatures => swarm::IN_SIGNATURES,
            _ => Features::NAMED,
        };
        (self.features & possible).difference(self.without).with_needs_met()
    }

    /// The features that programs may be about: those that they may contain, and vectors that have registers nowhere, which are in no other
    /// programs. A configuration that leaves features of its profile out does not ask for those.
    pub(crate) fn allowed_in_combinations(&self) -> Features {
        let allowed = self.allowed();
        let is_restricted = !self.features.contains(swarm::features_for_profile(self.profile));
        let vectors =
            if is_restricted { Features::empty() } else { Features::SHORT_VECTOR.difference(self.without) };
        (allowed | vectors).with_needs_met()
    }
}

impl Default for Config {
    fn default() -> Config {
        Config::new(Profile::default())
    }
}
