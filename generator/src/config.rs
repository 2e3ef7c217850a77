//! What kind of programs are wanted: stated once; command line, TOML and the fuzzer's own choice derive from it.

use std::fmt;
use std::str::FromStr;

use lang::Target;
use serde::{Deserialize, Serialize};

use crate::feature::Features;

/// What a generated program is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Profile {
    /// Bit-fields of every kind and what is done to them; few and simple calls.
    Bitfields,
    /// Records by value in every position, results, pointers to functions, callbacks, recursion.
    Calls,
    /// Everything.
    #[default]
    Mixed,
    /// One feature per program, one record, one or two functions: the big profiles starve simple shapes.
    Single,
    /// One record of the enumerated small world (see [`crate::SmallWorld`]), passed and returned.
    SmallWorld,
    /// Poison flow: records that start without values and are written piecemeal, copied, passed and returned
    /// while fields of them are indeterminate; only what has a value is observed.
    Poison,
    /// As many signatures as a compiler can be given in its time: many small functions with random parameters and
    /// results, each called once.
    Signatures,
}

impl Profile {
    /// Every one of them.
    pub const ALL: [Profile; 7] = [
        Profile::Bitfields,
        Profile::Calls,
        Profile::Mixed,
        Profile::Single,
        Profile::SmallWorld,
        Profile::Poison,
        Profile::Signatures,
    ];

    /// As the command line and configuration files spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Profile::Bitfields => "bitfields",
            Profile::Calls => "calls",
            Profile::Mixed => "mixed",
            Profile::Single => "single",
            Profile::SmallWorld => "small-world",
            Profile::Poison => "poison",
            Profile::Signatures => "signatures",
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
#[error("`{0}` is no profile; there are bitfields, calls, mixed, single, small-world, poison and signatures")]
pub struct UnknownProfile(pub String);

impl FromStr for Profile {
    type Err = UnknownProfile;
    fn from_str(name: &str) -> Result<Profile, UnknownProfile> {
        Profile::ALL.into_iter().find(|p| p.name() == name).ok_or_else(|| UnknownProfile(name.to_owned()))
    }
}

/// How large a program may become. Each is an upper bound.
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
    /// Statements drawn for a function, besides those that observe and call.
    pub statements: u32,
    /// Operators above each other in an expression.
    pub depth: u32,
    /// Rounds of a loop.
    pub rounds: u32,
    /// Depth a recursive call asks for.
    pub recursion: u32,
    /// Statements a run executes.
    pub steps: u64,
    /// Signatures in a program of [`Profile::Signatures`].
    pub signatures: u32,
}

/// What is wanted of the generator. Programs are a function of this and the DNA.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Config {
    /// What programs are about.
    pub profile: Profile,
    /// How large they may become.
    pub limits: Limits,
    /// What they may contain; each program draws from these what it may use.
    pub features: Features,
    /// What of that they may not contain after all: what some compiler that is to take them lacks.
    pub without: Features,
    /// What they are compiled for.
    pub target: Target,
}

/// A configuration as somebody wrote it: what is left out is the profile's own.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename = "Config")]
struct Written {
    profile: Profile,
    limits: Option<Limits>,
    features: Option<Features>,
    without: Features,
    target: Target,
}

impl From<Written> for Config {
    fn from(written: Written) -> Config {
        let Written { profile, limits, features, without, target } = written;
        let own = Config::new(profile);
        Config {
            profile,
            limits: limits.unwrap_or(own.limits),
            features: features.unwrap_or(own.features),
            without,
            target,
        }
    }
}

impl Limits {
    /// The limits that suit a profile.
    #[must_use]
    pub const fn of(profile: Profile) -> Limits {
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
        Limits::of(Profile::default())
    }
}

impl Config {
    /// A profile with everything it is about, within its limits.
    #[must_use]
    pub fn new(profile: Profile) -> Config {
        Config {
            profile,
            limits: Limits::of(profile),
            features: Features::of(profile),
            without: Features::empty(),
            target: Target::default(),
        }
    }

    /// What programs may contain: what the profile has at all, nothing of [`Config::without`], and nothing that cannot
    /// do without what is missing.
    #[must_use]
    pub fn allowed(&self) -> Features {
        let possible = match self.profile {
            Profile::Signatures => Features::OF_SIGNATURES,
            _ => Features::all(),
        };
        (self.features & possible).difference(self.without).sustained()
    }
}

impl Default for Config {
    fn default() -> Config {
        Config::new(Profile::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn profiles_are_found_by_their_names() {
        for profile in Profile::ALL {
            assert_eq!(profile.name().parse(), Ok(profile));
        }
        assert_eq!("big".parse::<Profile>(), Err(UnknownProfile("big".to_owned())));
    }

    #[test]
    fn what_is_left_out_is_the_profiles_own() {
        let config: Config = serde_json::from_str(r#"{"profile": "calls"}"#).unwrap();
        assert_eq!(config, Config::new(Profile::Calls));
        assert!(serde_json::from_str::<Config>(r#"{"profil": "calls"}"#).is_err());
    }

    #[test]
    fn a_configuration_survives_being_written_down() {
        for profile in Profile::ALL {
            let config = Config::new(profile);
            let text = serde_json::to_string(&config).unwrap();
            assert_eq!(serde_json::from_str::<Config>(&text).unwrap(), config);
        }
    }

    #[test]
    fn what_is_left_out_of_a_configuration_has_its_default() {
        assert_eq!(serde_json::from_str::<Config>("{}").unwrap(), Config::default());
        assert!(serde_json::from_str::<Config>(r#"{"colour": 1}"#).is_err());
    }
}
