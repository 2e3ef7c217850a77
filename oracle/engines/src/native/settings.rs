//! The settings of the native engines, as in a TOML file.
//!
//! ```toml
//! target = "x86_64-linux-gnu"     # or aarch64-linux-gnu
//! vectors = "sse"                 # or avx or avx512: the registers that every compiler is told to use
//! levels = ["-O0", "-O3"]         # of optimisation, for every compiler that is found
//! optimise_one_in = 1             # a campaign compiles every batch of programs at all levels
//! strategies = ["word", "packed"] # of our lowering, through clang's back end
//! scratch = "/var/tmp"            # the directory in which files of compilers go
//!
//! include = ["clang-19", "gcc"]   # of the compilers that are found; all of them by default
//!
//! [[compiler]]                    # any other compiler
//! name = "mycc"
//! family = "gcc"                  # asked from the compiler by default, as is its version
//! version = "16.0.1"
//! command = ["mycc", "{flags}", "-c", "{input}", "-o", "{output}"]
//! flags = [["-O0"], ["-O3", "-funroll-loops"]]
//!
//! [[configuration]]               # further flags for one that is found by itself
//! compiler = "gcc-12"
//! flags = ["-O3"]
//!
//! [limits]                        # see `limits.rs`
//! question_s = 15
//!
//! [sandbox]                       # of compilers and what they make
//! mode = "required"               # or if-available or off
//! read = ["/home/me/compilers"]   # further files and directories
//! write = ["/home/me/.ccache"]
//! ```

use std::num::NonZeroU64;
use std::path::PathBuf;

use lang::Target;
use lowering::abi::VectorUnit;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::limits::Limits;
use super::template::Template;
use crate::compiler::Version;
use crate::process::SandboxSettings;

/// The content of a configuration file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The target that programs are compiled for, if it is given here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
    /// The vector registers that all code uses: on x86-64 they are part of how values are passed, so that compilers that
    /// are told different ones do not understand each other.
    #[serde(deserialize_with = "vectors", serialize_with = "vectors_by_name")]
    pub vectors: VectorUnit,
    /// Only the configurations listed here, none of the default ones.
    pub only: bool,
    /// The compilers among those found that have default configurations: by name or another name of the same executable,
    /// or by family where no compiler is called so. All of them if absent.
    pub include: Option<Vec<String>>,
    /// The levels of optimisation that the default configurations have.
    #[serde(deserialize_with = "levels")]
    pub levels: Vec<String>,
    /// One batch of this number is compiled at all levels in a campaign, the others only where nothing is optimised.
    pub optimise_one_in: NonZeroU64,
    /// The strategies of our lowering among the default configurations.
    pub strategies: Vec<String>,
    /// The directory for the files of compilers, if it is given here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scratch: Option<PathBuf>,
    /// The limits of compilers and programs.
    pub limits: Limits,
    /// The sandbox of compilers and programs.
    pub sandbox: SandboxSettings,
    /// Compilers that are not found by themselves.
    #[serde(rename = "compiler")]
    pub compilers: Vec<CustomCompiler>,
    /// Flags for compilers that are.
    #[serde(rename = "configuration")]
    pub configurations: Vec<ExtraConfiguration>,
}

/// A compiler that is described by a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CustomCompiler {
    /// Its name: one word.
    pub name: String,
    /// The command that runs it.
    pub command: Template,
    /// The family whose reading of the rules it has: `clang` or `gcc`; a compiler of any other family is held against the
    /// document. Asked from the compiler itself if absent.
    pub family: Option<String>,
    /// Its version. Asked from the compiler itself if absent.
    pub version: Option<Version>,
    /// One configuration for each list of flags.
    #[serde(default = "no_flags")]
    pub flags: Vec<Vec<String>>,
}

impl CustomCompiler {
    /// The same with the flags of those configurations that are its own; `None` if none is.
    fn with_flags_of(&self, configurations: &[ExtraConfiguration]) -> Option<CustomCompiler> {
        let own = configurations.iter().filter(|configuration| configuration.compiler == self.name);
        let flags: Vec<_> = own.map(|configuration| configuration.flags.clone()).collect();
        (!flags.is_empty()).then(|| CustomCompiler { flags, ..self.clone() })
    }
}

/// Flags for a compiler that is found by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraConfiguration {
    /// Its name, or that of a strategy of our own lowering.
    pub compiler: String,
    /// The flags.
    pub flags: Vec<String>,
}

/// Optimising costs four times as much as not: with one batch in four that does, half of the compilers' time goes into
/// either.
const FOUR: NonZeroU64 = NonZeroU64::new(4).unwrap();

impl Default for Settings {
    fn default() -> Settings {
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        Settings {
            target: None,
            vectors: VectorUnit::default(),
            only: false,
            include: None,
            levels: words(&["-O0", "-O2"]),
            optimise_one_in: FOUR,
            strategies: words(&[lowering::strategy::WORD.name]),
            scratch: None,
            limits: Limits::default(),
            sandbox: SandboxSettings::default(),
            compilers: Vec::new(),
            configurations: Vec::new(),
        }
    }
}

fn levels<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    Vec::<String>::deserialize(deserializer)?
        .iter()
        .map(|text| level(text).map_err(D::Error::custom))
        .collect()
}

/// A level of optimisation that no compiler has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no level of optimisation; there are 0, 1, 2, 3, s, z, g and fast")]
pub struct UnknownLevel(String);

/// `-O2`, as compilers take it, of `2`, `O2` or `-O2`.
///
/// # Errors
/// [`UnknownLevel`] for what compilers reject, which would look like a defect of theirs.
pub fn level(text: &str) -> Result<String, UnknownLevel> {
    let level = text.trim_start_matches('-').trim_start_matches('O');
    let known = ["0", "1", "2", "3", "s", "z", "g", "fast"].contains(&level);
    if known { Ok(format!("-O{level}")) } else { Err(UnknownLevel(text.to_owned())) }
}

/// A vector unit by the name that the command line has for it.
fn vectors<'de, D: Deserializer<'de>>(deserializer: D) -> Result<VectorUnit, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

/// Writes a vector unit by its name.
fn vectors_by_name<S: Serializer>(vectors: &VectorUnit, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(vectors)
}

fn no_flags() -> Vec<Vec<String>> {
    vec![Vec::new()]
}

impl Settings {
    /// True when no compiler at all is asked for.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.only && self.configurations.is_empty() && self.compilers.is_empty()
    }

    /// These configurations and no others, everything else as it is here. A compiler that is described by a command keeps its
    /// description, with the flags of its configurations.
    #[must_use]
    pub fn with_only(&self, configurations: Vec<ExtraConfiguration>) -> Settings {
        let Settings { target, vectors, ref scratch, limits, ref sandbox, .. } = *self;
        let (scratch, sandbox) = (scratch.clone(), sandbox.clone());
        let is_described = |configuration: &ExtraConfiguration| {
            self.compilers.iter().any(|c| c.name == configuration.compiler)
        };
        let (described, configurations): (Vec<_>, Vec<_>) =
            configurations.into_iter().partition(is_described);
        let compilers = self.compilers.iter().filter_map(|custom| custom.with_flags_of(&described)).collect();
        let all = Settings { only: true, target, vectors, scratch, limits, sandbox, ..Settings::default() };
        Settings { compilers, configurations, ..all }
    }

    /// Reads a configuration file's text.
    ///
    /// # Errors
    /// If it is not TOML, or has an unknown key or value.
    pub fn parse(text: &str) -> Result<Settings, toml::de::Error> {
        toml::from_str(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_names_compilers_and_flags() {
        let settings = Settings::parse(
            r#"
            [[compiler]]
            name = "mycc"
            version = "16"
            command = ["mycc", "{flags}", "-c", "{input}", "-o", "{output}"]
            [[configuration]]
            compiler = "gcc-12"
            flags = ["-O3"]
            "#,
        )
        .unwrap();
        assert_eq!(settings.compilers[0].command.program(), "mycc");
        assert_eq!(settings.compilers[0].flags, [[""; 0]]);
        assert_eq!(settings.compilers[0].version, Some(Version::major(16)));
        assert_eq!(settings.compilers[0].family, None);
        assert_eq!(settings.configurations[0].flags, ["-O3"]);
        assert!(!settings.only);
        assert_eq!(settings.target, None);
        let other = Settings::parse("target = \"aarch64-linux-gnu\"").unwrap();
        assert_eq!(other.target, Some(Target::AArch64Linux));
        assert_eq!(settings.vectors, VectorUnit::Sse);
        assert_eq!(Settings::parse("vectors = \"avx512\"").unwrap().vectors, VectorUnit::Avx512);
        assert_eq!(settings.levels, ["-O0", "-O2"]);
        assert_eq!(
            Settings::parse("levels = [\"O1\", \"s\", \"-Ofast\"]").unwrap().levels,
            ["-O1", "-Os", "-Ofast"]
        );
        assert_eq!(settings.strategies, ["word"]);
    }

    #[test]
    fn described_compilers_keep_their_description_among_few() {
        let described = |name| {
            format!("[[compiler]]\nname = \"{name}\"\ncommand = [\"cc\", \"{{input}}\", \"{{output}}\"]\n")
        };
        let settings = Settings::parse(&(described("mycc") + &described("other"))).unwrap();
        let listed = |compiler: &str, flag: &str| ExtraConfiguration {
            compiler: compiler.to_owned(),
            flags: vec![flag.to_owned()],
        };
        let few =
            settings.with_only(vec![listed("mycc", "-O1"), listed("gcc", "-O2"), listed("mycc", "-O0")]);
        assert!(few.only);
        assert_eq!(few.configurations, [listed("gcc", "-O2")]);
        let CustomCompiler { name, flags, .. } = &few.compilers[0];
        assert_eq!((name.as_str(), few.compilers.len()), ("mycc", 1));
        assert_eq!(*flags, [["-O1"], ["-O0"]]);
    }

    #[test]
    fn mistakes_are_errors_that_say_where() {
        for (text, expected) in [
            ("target = \"vax\"", "unknown variant `vax`, expected one of"),
            ("levels = [\"-O2\", \"O7\"]", "`O7` is no level of optimisation"),
            ("vectors = \"mmx\"", "`mmx` is no vector unit; there are sse, avx and avx512"),
            ("compilers = 3", "unknown field `compilers`"),
            ("[[compiler]]\nname = \"x\"\ncommand = [\"cc\", \"{input}\"]", "{output}"),
            ("[[compiler]]\nname = \"x\"\nversion = \"new\"", "`new` is not a version"),
            ("[[configuration]]\ncompiler = \"gcc\"", "missing field `flags`"),
            ("[limits]\nquestions = 3", "unknown field `questions`"),
            ("[sandbox]\nmode = \"on\"", "unknown variant `on`, expected one of `required`"),
        ] {
            let error = Settings::parse(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }
}
