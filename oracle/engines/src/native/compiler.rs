//! A compiler on this machine, and the command that makes it compile one unit.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::{Path, PathBuf};

use lang::Target;
use lowering::Stages;
use lowering::strategy::{self, Strategy};
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use super::platform::Platform;
use super::template::Template;
use crate::compiler::CompilerIdentity;
use crate::engine;
use crate::process::{Command, ProcessLimits};

/// The family of a compiler, which decides its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Family {
    /// Clang, which also takes LLVM IR.
    Clang,
    /// GCC.
    Gcc,
    /// The tiny C compiler.
    Tcc,
    /// Any other, by a command of its own.
    Custom(Template),
}

/// A compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiler {
    /// The name on this machine: `clang-19`.
    pub name: SmolStr,
    /// The other names of the same executable on the search path: `gcc` of `gcc-12`.
    pub aliases: Vec<SmolStr>,
    /// Its own answer to what it is.
    pub identity: CompilerIdentity,
    /// Its options.
    pub family: Family,
    /// The target.
    pub target: Target,
    /// The path of the compiler.
    pub path: PathBuf,
    /// The first line it answers to `--version` (tcc: `-v`).
    pub version: String,
    /// The hash of the executable's content, in hexadecimal.
    pub hash: String,
}

/// The language of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// C, by our printer.
    C,
    /// LLVM IR, by our lowering with this strategy.
    Ir(Strategy),
}

/// A compiler with its flags and what it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Configuration {
    /// The name of its engines: `clang-19 -O2`, `word -O0`, `packed -O3`.
    pub name: engine::Configuration,
    /// The compiler.
    pub compiler: Compiler,
    /// Its flags: `-O2`.
    pub flags: Vec<String>,
    /// The language of its units.
    pub input: Input,
    /// The stages of our lowering, if this configuration has other ones than the platform's.
    pub stages: Option<&'static dyn Stages>,
}

/// The identity of a configuration's compiler: observations repeat where it is the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fingerprint {
    /// The configuration's name.
    pub configuration: engine::Configuration,
    /// The path of the compiler.
    pub path: PathBuf,
    /// The version that it prints.
    pub version: String,
    /// The hash of its executable.
    pub hash: String,
    /// Everything it is told but the files' names.
    pub arguments: Vec<String>,
}

/// Flags for every clang and gcc. None of them changes the meaning of a defined program, nor how a record is laid
/// out or passed: no position independence (fewer instructions per access), no unwind tables, canaries or
/// landing pads (nothing here unwinds or is attacked), no warnings (the printer's text has none).
const COMMON: [&str; 6] =
    ["-w", "-g0", "-fno-pie", "-fno-asynchronous-unwind-tables", "-fno-stack-protector", "-fno-ident"];

impl Compiler {
    /// True for its name, the other names of its executable, and its family.
    #[must_use]
    pub fn is_called(&self, word: &str) -> bool {
        self.is_named(word) || self.identity.family == word
    }

    /// The option that makes it compile for its target, if it needs one.
    #[must_use]
    pub fn selection(&self) -> Option<String> {
        Platform::for_target(self.target).selection(&self.family)
    }

    /// True for its name and the other names of its executable.
    #[must_use]
    pub fn is_named(&self, name: &str) -> bool {
        self.name == name || self.aliases.iter().any(|alias| alias == name)
    }
}

impl Input {
    /// The extension of files of it.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Input::C => "c",
            Input::Ir(_) => "ll",
        }
    }
}

impl Configuration {
    /// A run of its compiler, without arguments yet.
    pub(super) fn command(&self, search_path: &OsStr, directory: &Path, limits: ProcessLimits) -> Command {
        let search_path = Some(search_path.to_owned());
        Command { search_path, limits, ..Command::new(&self.compiler.path, directory) }
    }

    /// A compiler with flags, on C.
    ///
    /// # Errors
    /// If name and flags make no unambiguous name.
    pub fn c(compiler: &Compiler, flags: &[&str]) -> Result<Configuration, engine::NameError> {
        let name = engine::Configuration::new(&compiler.name, &flags.join(" "))?;
        let flags = flags.iter().map(|&flag| flag.into()).collect();
        Ok(Configuration { name, compiler: compiler.clone(), flags, input: Input::C, stages: None })
    }

    /// Our lowering by a strategy through a clang's back end, with flags.
    ///
    /// # Errors
    /// If the flags make no unambiguous name.
    pub fn lowered(
        strategy: Strategy,
        clang: &Compiler,
        flags: &[&str],
    ) -> Result<Configuration, engine::NameError> {
        let name = engine::Configuration::new(strategy.name, &flags.join(" "))?;
        Ok(Configuration { name, input: Input::Ir(strategy), ..Configuration::c(clang, flags)? })
    }

    /// Our lowering by these stages through a clang's back end, with flags.
    ///
    /// # Errors
    /// If the flags make no unambiguous name.
    pub fn staged(
        stages: &'static dyn Stages,
        clang: &Compiler,
        flags: &[&str],
    ) -> Result<Configuration, engine::NameError> {
        let name = engine::Configuration::new(stages.name(), &flags.join(" "))?;
        Ok(Configuration {
            name,
            stages: Some(stages),
            ..Configuration::lowered(strategy::WORD, clang, flags)?
        })
    }

    /// This configuration with one more flag.
    ///
    /// # Errors
    /// If the flag makes no unambiguous name.
    pub fn with_flag(mut self, flag: &str) -> Result<Configuration, engine::NameError> {
        self.flags.push(flag.to_owned());
        self.name = engine::Configuration::new(self.name.compiler(), &self.flags.join(" "))?;
        Ok(self)
    }

    /// The arguments that make the compiler turn `input` into an object.
    #[must_use]
    pub fn arguments(&self, input: &Path, output: &Path) -> Vec<OsString> {
        let fixed: &[&str] = match (&self.compiler.family, self.input) {
            (Family::Custom(template), _) => return template.arguments(&self.flags, input, output),
            (Family::Tcc, _) => &["-w"],
            // `_Complex __float128` is an error there, and other targets than x86 have only `_Float128`.
            (Family::Gcc, _) => &["-std=c11", "-D__float128=_Float128"],
            (Family::Clang, Input::C) => &["-std=c11", "-fno-crash-diagnostics"],
            (Family::Clang, Input::Ir(_)) => &["-Wno-override-module", "-fno-crash-diagnostics"],
        };
        let platform = Platform::for_target(self.compiler.target);
        let (common, of_platform): (&[&str], &[&str]) =
            if self.compiler.family == Family::Tcc { (&[], &[]) } else { (&COMMON, platform.tools().flags) };
        let selection = platform.selection(&self.compiler.family).map(OsString::from);
        let options = fixed.iter().chain(common).chain(of_platform).map(OsString::from);
        let flags = self.flags.iter().map(OsString::from);
        let files = ["-c".into(), input.into(), "-o".into(), output.into()];
        selection.into_iter().chain(options).chain(flags).chain(files).collect()
    }

    /// True when the compiler may use what it knows of a callee in its callers, as far as we can tell from the
    /// flags: only then does it matter whether they are in one unit.
    #[must_use]
    pub fn optimises(&self) -> bool {
        match (&self.compiler.family, self.flags.iter().rfind(|flag| flag.starts_with("-O"))) {
            (Family::Tcc, _) => false,
            (Family::Custom(_), None) => true,
            (Family::Clang | Family::Gcc, None) => false,
            (_, Some(level)) => level != "-O0",
        }
    }

    /// True when both lay records out by the same code: the same compiler with the same flags, but for the level
    /// of optimisation.
    #[must_use]
    pub fn lays_out_like(&self, other: &Configuration) -> bool {
        let same_flags = self.flags_but_level() == other.flags_but_level();
        self.compiler == other.compiler && self.input == other.input && same_flags
    }

    /// Its flags without levels of optimisation: those that may change the language and the ABI.
    pub(super) fn flags_but_level(&self) -> Vec<String> {
        self.flags.iter().filter(|flag| !flag.starts_with("-O")).cloned().collect()
    }

    /// The fingerprint: observations repeat where it is the same.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        let arguments = self.arguments(Path::new("INPUT"), Path::new("OUTPUT"));
        Fingerprint {
            configuration: self.name.clone(),
            path: self.compiler.path.clone(),
            version: self.compiler.version.clone(),
            hash: self.compiler.hash.clone(),
            arguments: arguments.iter().map(|word| word.to_string_lossy().into_owned()).collect(),
        }
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fingerprint { configuration, path, version, hash, arguments: _ } = self;
        write!(f, "{configuration} ({}, {version}, {})", path.display(), &hash[..hash.len().min(16)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_decide_about_the_direct_variant_and_not_about_layout() {
        let compiler = |family| Compiler {
            name: "cc".into(),
            aliases: Vec::new(),
            identity: CompilerIdentity::of_name("cc"),
            family,
            target: Target::default(),
            path: "/usr/bin/cc".into(),
            version: String::new(),
            hash: String::new(),
        };
        let gcc = compiler(Family::Gcc);
        let with = |flags: &[&str]| Configuration::c(&gcc, flags).unwrap();
        assert!(with(&["-O0", "-O2"]).optimises());
        assert!(!with(&["-O2", "-O0"]).optimises());
        assert!(!with(&["-fpack-struct"]).optimises());
        assert!(!Configuration::c(&compiler(Family::Tcc), &["-O2"]).unwrap().optimises());
        assert!(with(&["-O2"]).lays_out_like(&with(&["-O0"])));
        assert!(!with(&["-O2"]).lays_out_like(&with(&["-O2", "-fpack-struct"])));
        assert!(
            !with(&["-O2"]).lays_out_like(&Configuration::c(&compiler(Family::Clang), &["-O2"]).unwrap())
        );
        assert!(
            !with(&["-O2"])
                .lays_out_like(&Configuration::lowered(lowering::strategy::WORD, &gcc, &["-O2"]).unwrap())
        );
    }
}
