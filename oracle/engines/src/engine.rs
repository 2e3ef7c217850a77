//! The names of engines.

use std::fmt;
use std::str::FromStr;

use lowering::abi::VectorUnit;
use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, format_smolstr};

use crate::compiler::{CLANG, GCC};
use crate::recipe::Recipe;

/// A compiler with its flags: `clang-19 -O2`. Our own lowering through a backend is one too: `word -O0`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "SmolStr", into = "SmolStr")]
pub struct Configuration {
    compiler: SmolStr,
    flags: SmolStr,
}

/// The name of an engine. Its text form is unambiguous and is also its serialised form.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "SmolStr", into = "SmolStr")]
pub enum EngineName {
    /// `reference`: the evaluator of the syntax tree.
    Reference,
    /// `interpreter:word`: our lowering by a strategy, run by the concrete interpreter.
    Interpreter(SmolStr),
    /// `interpreter`: the concrete interpreter on a module.
    Concrete,
    /// `tracked`: the symbolic interpreter, which knows everything that a module may do.
    Symbolic,
    /// `exhaustive`: the engine that enumerates all behaviours of a small module.
    Exhaustive,
    /// `majority`: what most compilers make of an ordinary program, of which nobody knows what it has to do.
    Majority,
    /// `ir -O2` or `ir -passes=gvn -O0`: a module, compiled by a recipe.
    Recipe(Recipe),
    /// `clang-19 -O2 direct`: both sides in one unit, calls by name.
    Direct(Configuration),
    /// `clang-19 -O0` where both sides are of one configuration, in separate units that meet through the
    /// table, or `clang-19 -O0 > gcc -O2`, caller > callee.
    Linked {
        /// The configuration of the caller side.
        caller: Configuration,
        /// The configuration of the callee side.
        callee: Configuration,
    },
}

const REFERENCE: &str = "reference";
const CONCRETE: &str = "interpreter";
const SYMBOLIC: &str = "tracked";
const EXHAUSTIVE: &str = "exhaustive";
const MAJORITY: &str = "majority";

/// The reason why a text is no name of an engine or configuration.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the name of an engine: {1}")]
pub struct NameError(String, &'static str);

impl Configuration {
    /// A compiler by its name (`clang-19`, no blank or `>` in it) with flags, separated by single blanks.
    ///
    /// # Errors
    /// If the name or the flags would make the text form ambiguous.
    pub fn new(compiler: &str, flags: &str) -> Result<Configuration, NameError> {
        let fail = |why| Err(NameError(format!("{compiler} {flags}"), why));
        if compiler.is_empty() || compiler.contains([' ', '>', ':']) {
            return fail("a compiler's name is one word without `>` and `:`");
        }
        if flags.split(' ').any(|flag| flag == ">" || flag == "direct") {
            return fail("no flag is called `>` or `direct`");
        }
        Ok(Configuration { compiler: compiler.into(), flags: flags.trim().into() })
    }

    /// The compiler's name: `clang-19`.
    #[must_use]
    pub fn compiler(&self) -> &str {
        &self.compiler
    }

    /// Its flags: `-O2`.
    #[must_use]
    pub fn flags(&self) -> &str {
        &self.flags
    }

    /// The vector registers that its flags let its code use.
    #[must_use]
    pub fn vectors(&self) -> VectorUnit {
        VectorUnit::of_flags(self.flags.split(' '))
    }

    /// The same with one more flag; `None` where it has the flag already.
    #[must_use]
    pub fn with_flag(&self, flag: &str) -> Option<Configuration> {
        if self.flags.split(' ').any(|given| given == flag) {
            return None;
        }
        let flags = format_smolstr!("{} {flag}", self.flags);
        Some(Configuration { compiler: self.compiler.clone(), flags: flags.trim().into() })
    }

    /// The same without its last flag; `None` where that is another.
    #[must_use]
    pub fn without_last_flag(&self, flag: &str) -> Option<Configuration> {
        let flags = self.flags.strip_suffix(flag)?;
        let is_whole = flags.is_empty() || flags.ends_with(' ');
        is_whole.then(|| Configuration { compiler: self.compiler.clone(), flags: flags.trim().into() })
    }

    /// The compiler's name without its version or variant: `clang` of `clang-19`, `gcc` of `gcc-12` and `gcc-trunk`. It sorts findings into
    /// buckets. A name does not identify a compiler: [`crate::compiler::Identities`] does.
    #[must_use]
    pub fn family(&self) -> &str {
        let starts = |family: &&str| {
            self.compiler.strip_prefix(*family).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        if let Some(family) = [CLANG, GCC].into_iter().find(starts) {
            return family;
        }
        match self.compiler.rsplit_once('-') {
            Some((family, version)) if version.starts_with(|c: char| c.is_ascii_digit()) => family,
            _ => &self.compiler,
        }
    }
}

impl EngineName {
    /// Both sides by one configuration, in separate units.
    #[must_use]
    pub fn pure(configuration: Configuration) -> EngineName {
        EngineName::Linked { caller: configuration.clone(), callee: configuration }
    }

    /// The configurations of the caller and the callee side; `None` for other engines.
    #[must_use]
    pub const fn sides(&self) -> Option<(&Configuration, &Configuration)> {
        match self {
            EngineName::Reference
            | EngineName::Interpreter(_)
            | EngineName::Concrete
            | EngineName::Symbolic
            | EngineName::Exhaustive
            | EngineName::Majority
            | EngineName::Recipe(_) => None,
            EngineName::Direct(both) => Some((both, both)),
            EngineName::Linked { caller, callee } => Some((caller, callee)),
        }
    }

    /// True when caller and callee were compiled by different configurations.
    #[must_use]
    pub fn is_cross(&self) -> bool {
        self.sides().is_some_and(|(caller, callee)| caller != callee)
    }
}

impl fmt::Display for Configuration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.compiler)?;
        if self.flags.is_empty() { Ok(()) } else { write!(f, " {}", self.flags) }
    }
}

impl fmt::Display for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineName::Reference => f.write_str(REFERENCE),
            EngineName::Interpreter(strategy) => write!(f, "{CONCRETE}:{strategy}"),
            EngineName::Concrete => f.write_str(CONCRETE),
            EngineName::Symbolic => f.write_str(SYMBOLIC),
            EngineName::Exhaustive => f.write_str(EXHAUSTIVE),
            EngineName::Majority => f.write_str(MAJORITY),
            EngineName::Recipe(recipe) => write!(f, "{recipe}"),
            EngineName::Direct(both) => write!(f, "{both} direct"),
            EngineName::Linked { caller, callee } if caller == callee => write!(f, "{caller}"),
            EngineName::Linked { caller, callee } => write!(f, "{caller} > {callee}"),
        }
    }
}

impl FromStr for Configuration {
    type Err = NameError;
    fn from_str(text: &str) -> Result<Configuration, NameError> {
        let (compiler, flags) = text.split_once(' ').unwrap_or((text, ""));
        Configuration::new(compiler, flags)
    }
}

impl FromStr for EngineName {
    type Err = NameError;
    fn from_str(text: &str) -> Result<EngineName, NameError> {
        match text {
            REFERENCE => return Ok(EngineName::Reference),
            CONCRETE => return Ok(EngineName::Concrete),
            SYMBOLIC => return Ok(EngineName::Symbolic),
            EXHAUSTIVE => return Ok(EngineName::Exhaustive),
            MAJORITY => return Ok(EngineName::Majority),
            _ => {}
        }
        if let Some(recipe) = Recipe::named(text) {
            return Ok(EngineName::Recipe(recipe));
        }
        if let Some(strategy) = text.strip_prefix("interpreter:") {
            return Ok(EngineName::Interpreter(strategy.into()));
        }
        if let Some(both) = text.strip_suffix(" direct") {
            return both.parse().map(EngineName::Direct);
        }
        match text.split_once(" > ") {
            Some((caller, callee)) => {
                Ok(EngineName::Linked { caller: caller.parse()?, callee: callee.parse()? })
            }
            None => text.parse().map(EngineName::pure),
        }
    }
}

macro_rules! as_text {
    ($($name:ident),*) => {$(
        impl TryFrom<SmolStr> for $name {
            type Error = NameError;
            fn try_from(text: SmolStr) -> Result<$name, NameError> {
                text.parse()
            }
        }
        impl From<$name> for SmolStr {
            fn from(name: $name) -> SmolStr {
                format_smolstr!("{name}")
            }
        }
    )*};
}
as_text!(Configuration, EngineName);

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> EngineName {
        let name: EngineName = text.parse().unwrap();
        assert_eq!(name.to_string(), text);
        name
    }

    #[test]
    fn every_form_survives_its_text() {
        assert_eq!(check("reference"), EngineName::Reference);
        assert_eq!(check("interpreter:word"), EngineName::Interpreter("word".into()));
        for name in ["interpreter", "tracked", "exhaustive", "majority"] {
            assert_eq!(check(name).sides(), None);
        }
        assert_eq!(check("ir -passes=gvn -O0"), EngineName::Recipe(Recipe::passes("gvn")));
        assert_eq!(check("ir -O2"), EngineName::Recipe(Recipe::level("-O2")));
        assert!(matches!(check("clang-19 -O2 direct"), EngineName::Direct(_)));
        assert!(!check("gcc -O2 -fno-strict-aliasing").is_cross());
        assert!(check("clang-19 -O0 > gcc -O2").is_cross());
        assert!(matches!(check("tcc"), EngineName::Linked { .. }));
    }

    #[test]
    fn ambiguous_names_are_refused() {
        for text in ["", " -O2", "a > ", "gcc -O2 direct direct"] {
            assert!(text.parse::<EngineName>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_flag_is_added_once() {
        let plain = Configuration::new("gcc", "-O2").unwrap();
        let more = plain.with_flag("-fwrapv").unwrap();
        assert_eq!(more.to_string(), "gcc -O2 -fwrapv");
        assert_eq!(more.with_flag("-fwrapv"), None);
        assert_eq!(more.without_last_flag("-fwrapv"), Some(plain));
        assert_eq!([more.without_last_flag("wrapv"), more.without_last_flag("-O2")], [None, None]);
        assert_eq!(Configuration::new("tcc", "").unwrap().with_flag("-b").unwrap().flags(), "-b");
    }

    #[test]
    fn a_family_is_the_compiler_without_its_version() {
        for (name, family) in [
            ("clang-19", "clang"),
            ("gcc", "gcc"),
            ("gcc-12.2", "gcc"),
            ("gcc-trunk", "gcc"),
            ("gccx", "gccx"),
            ("my-cc", "my-cc"),
            ("my-cc-3", "my-cc"),
        ] {
            assert_eq!(Configuration::new(name, "-O0").unwrap().family(), family);
        }
    }
}
