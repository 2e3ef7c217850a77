//! Engines as data: a table of TOML names each (`engines.toml`, and the user's own; docs/engines.md).

use lang::{Features, Target};
use serde::Deserialize;
use smol_str::SmolStr;

use crate::language::{LanguageSpec, language};

/// The engines in the tree.
const BUNDLED: &str = include_str!("../engines.toml");

/// A code generator: how it is started, and what it can do.
#[derive(Clone, Debug)]
pub struct EngineSpec {
    /// Its name: `zig-llvm`.
    pub name: SmolStr,
    /// The language that it is given.
    pub language: &'static LanguageSpec,
    /// The way in which its code is run.
    pub method: Method,
    /// The flags of each variant: at least unoptimised and optimised, where there is a choice.
    pub variants: Vec<Variant>,
    /// The command that says its version, and by succeeding that it is there.
    pub version: Vec<String>,
    /// The command that says what it can say, for engines of the user's own; empty where the table says it.
    pub capabilities: Vec<String>,
    /// Environment variables that it needs to see.
    pub environment: Vec<String>,
    /// Environment variables that are set for it; `{directory}` is one of its own, which it keeps.
    pub set: Vec<(String, String)>,
    /// The platforms.
    pub targets: Vec<Target>,
    /// The features of functions that it can define.
    pub defines: Features,
    /// The features of functions that it can call.
    pub calls: Features,
    /// The features that it lacks by a defect of its own, each with the defect's name in `corpus/engines.toml`.
    pub known: Vec<(Features, SmolStr)>,
    /// The instruction for installing it.
    pub install: String,
}

/// The way in which the code of an engine is run.
#[derive(Clone, Debug)]
pub enum Method {
    /// Commands make an object.
    Objects {
        /// One after the other; tokens are `{input}`, `{output}`, `{directory}` and `{flags}`.
        build: Vec<Vec<String>>,
        /// The arguments of the linker besides the objects.
        link: Vec<String>,
    },
    /// A script is run, which loads the unit as a shared library.
    Script {
        /// The command; tokens are `{input}` and `{library}`.
        run: Vec<String>,
    },
}

/// A way of running an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Its flags, which are also its name.
    pub flags: Vec<String>,
}

impl Variant {
    /// The flags as one text.
    #[must_use]
    pub fn name(&self) -> String {
        self.flags.join(" ")
    }
}

/// The reason why a table of engines is not one.
#[derive(Debug, thiserror::Error)]
pub enum SpecError {
    /// It is no TOML, or not of this form.
    #[error("{0}")]
    Form(#[from] toml::de::Error),
    /// It names a language that there is not.
    #[error("engine `{engine}`: there is no language `{language}`; there are {known}")]
    Language {
        /// The engine.
        engine: String,
        /// The unknown language.
        language: String,
        /// The languages.
        known: String,
    },
    /// It names a feature that there is not.
    #[error("engine `{engine}`: there is no feature `{feature}`; docs/engines.md lists them")]
    Feature {
        /// The engine.
        engine: String,
        /// The unknown feature.
        feature: String,
    },
    /// It has neither `build` nor `run`, or both.
    #[error("engine `{0}` has to have either `build` or `run`")]
    Method(String),
    /// It names a platform that there is not.
    #[error("engine `{engine}`: {why}")]
    Target {
        /// The engine.
        engine: String,
        /// The error.
        why: String,
    },
}

/// A table as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    language: String,
    #[serde(default)]
    build: Vec<Vec<String>>,
    #[serde(default)]
    run: Vec<String>,
    #[serde(default)]
    link: Vec<String>,
    #[serde(default)]
    variants: Vec<Vec<String>>,
    version: Vec<String>,
    #[serde(default)]
    capabilities: Vec<String>,
    #[serde(default)]
    environment: Vec<String>,
    #[serde(default)]
    set: std::collections::BTreeMap<String, String>,
    #[serde(default)]
    targets: Vec<String>,
    /// Features that the language has and the engine lacks.
    #[serde(default)]
    lacks: Vec<String>,
    /// Features that it lacks in functions that it defines.
    #[serde(default)]
    lacks_defining: Vec<String>,
    /// Features that it lacks in functions that it calls.
    #[serde(default)]
    lacks_calling: Vec<String>,
    /// Defects on record by which it lacks features: `{ long-double = "pcc-long-double" }`.
    #[serde(default)]
    known: std::collections::BTreeMap<String, SmolStr>,
    #[serde(default)]
    install: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct EngineTable {
    #[serde(default)]
    engine: Vec<Written>,
}

/// The engines in the tree.
///
/// # Errors
/// If the table of the tree is broken.
pub fn bundled() -> Result<Vec<EngineSpec>, SpecError> {
    read(BUNDLED)
}

/// The engines of a table.
///
/// # Errors
/// [`SpecError`] says what is wrong with it.
pub fn read(text: &str) -> Result<Vec<EngineSpec>, SpecError> {
    toml::from_str::<EngineTable>(text)?.engine.into_iter().map(spec).collect()
}

fn spec(written: Written) -> Result<EngineSpec, SpecError> {
    let engine = written.name.clone();
    let language = language(&written.language).ok_or_else(|| SpecError::Language {
        engine: engine.clone(),
        language: written.language.clone(),
        known: crate::language::LANGUAGES.iter().map(|language| language.name).collect::<Vec<_>>().join(", "),
    })?;
    let method = match (written.build.is_empty(), written.run.is_empty()) {
        (false, true) => Method::Objects { build: written.build, link: written.link },
        (true, false) => Method::Script { run: written.run },
        // Exactly one: objects are linked with the tables, a script loads them as a library.
        _ => return Err(SpecError::Method(engine)),
    };
    let lacks = features(&engine, &written.lacks)?;
    let (lacks_defining, lacks_calling) =
        (features(&engine, &written.lacks_defining)?, features(&engine, &written.lacks_calling)?);
    let of_known = |(feature, id): (String, SmolStr)| Ok((features(&engine, &[feature])?, id));
    let known = written.known.into_iter().map(of_known).collect::<Result<Vec<_>, SpecError>>()?;
    let target = |name: &String| {
        name.parse::<Target>()
            .map_err(|why| SpecError::Target { engine: engine.clone(), why: why.to_string() })
    };
    let mut targets = written.targets.iter().map(target).collect::<Result<Vec<_>, _>>()?;
    if targets.is_empty() {
        targets.push(Target::default());
    }
    let mut variants: Vec<Variant> = written.variants.into_iter().map(|flags| Variant { flags }).collect();
    if variants.is_empty() {
        variants.push(Variant { flags: Vec::new() });
    }
    Ok(EngineSpec {
        language,
        method,
        variants,
        version: written.version,
        capabilities: written.capabilities,
        environment: written.environment,
        set: written.set.into_iter().collect(),
        targets,
        defines: language.defines - lacks - lacks_defining,
        calls: language.calls - lacks - lacks_calling,
        known,
        install: written.install,
        name: engine.into(),
    })
}

/// The answer of an engine to its `capabilities` command.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CapabilityAnswer {
    defines: Vec<String>,
    calls: Vec<String>,
}

impl EngineSpec {
    /// The defect on record by which a function with these features is wrong or cannot be said; none where the engine lacks another feature, too.
    #[must_use]
    pub fn known_defect(&self, needs: Features) -> Option<&SmolStr> {
        let missing = needs - (self.defines & self.calls);
        let known = self.known.iter().filter(|(feature, _)| missing.intersects(*feature));
        let covered = known.clone().fold(Features::empty(), |all, (feature, _)| all | *feature);
        if covered.contains(missing) { known.map(|(_, id)| id).next() } else { None }
    }

    /// The same engine with the features that it lacks by a defect.
    #[must_use]
    pub fn with_known(mut self) -> EngineSpec {
        let known = self.known.iter().fold(Features::empty(), |all, (feature, _)| all | *feature);
        self.defines |= known & self.language.defines;
        self.calls |= known & self.language.calls;
        self
    }

    /// The same with what its capabilities command printed: JSON with the names of features, as `defines` and `calls`.
    ///
    /// # Errors
    /// A sentence, where that is not what it printed.
    pub(crate) fn with_capabilities(mut self, message: &str) -> Result<EngineSpec, String> {
        let of_json = |why| format!("`{}` printed no capabilities: {why}", self.capabilities.join(" "));
        let answer: CapabilityAnswer = serde_json::from_str(message.trim()).map_err(of_json)?;
        let named = |names: &[String]| features(&self.name, names).map_err(|why| why.to_string());
        let (defines, calls) = (named(&answer.defines)?, named(&answer.calls)?);
        self.defines &= defines;
        self.calls &= calls;
        Ok(self)
    }
}

fn features(engine: &str, names: &[String]) -> Result<Features, SpecError> {
    let unknown = |name: &String| SpecError::Feature { engine: engine.to_owned(), feature: name.clone() };
    names.iter().map(|name| Features::named_in_languages(name).ok_or_else(|| unknown(name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bundled_table_is_one() {
        let engines = bundled().unwrap();
        let mut names: Vec<&str> = engines.iter().map(|engine| engine.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), engines.len());
        assert!(engines.iter().all(|engine| !engine.install.is_empty() && !engine.version.is_empty()));
    }

    #[test]
    fn what_is_lacked_by_a_defect_is_known() {
        let table = "[[engine]]\nname = \"toy\"\nlanguage = \"c\"\nbuild = [[\"x\"]]\nversion = [\"toy\"]\n\
                     lacks = [\"packed\", \"int128\"]\nknown = { packed = \"toy-packed\" }";
        let spec = read(table).unwrap().remove(0);
        let packed = Features::PACKED_RECORD;
        assert_eq!(spec.known_defect(packed).map(SmolStr::as_str), Some("toy-packed"));
        assert_eq!(spec.known_defect(packed | Features::INT128), None, "it lacks another feature, too");
        assert_eq!(spec.known_defect(Features::POINTER), None, "it lacks nothing");
        let whole = spec.with_known();
        assert!(whole.calls.contains(packed) && !whole.calls.contains(Features::INT128));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let table = |more: &str| format!("[[engine]]\nname = \"toy\"\nversion = [\"toy\"]\n{more}");
        for (more, said) in [
            ("language = \"klingon\"", "no language `klingon`"),
            ("language = \"c\"", "either `build` or `run`"),
            ("language = \"c\"\nrun = [\"x\"]\nlacks = [\"tea\"]", "no feature `tea`"),
            ("language = \"c\"\nrun = [\"x\"]\ntargets = [\"vax\"]", "vax"),
        ] {
            let why = read(&table(more)).unwrap_err().to_string();
            assert!(why.contains(said), "{why}");
        }
    }
}
