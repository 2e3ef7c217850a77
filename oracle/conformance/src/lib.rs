//! Plug-in engines at work: which there are here, what each gets wrong in units of functions, and the smallest unit that shows it.

mod byte_place;
pub mod curated;
mod defect;
mod examine;
mod random;
mod recorded;
mod reduction;

use std::fmt;
use std::path::Path;

use engines::native::Settings;
use lang::Target;
use plugins::{EngineEnvironment, EngineSpec, LiveEngine, UnitTools, UnitToolsError, bundled, spec};
use serde::Serialize;

use case_files::read_text;
use host::{Failure, machine, scratch};

pub use byte_place::place_of_byte;
pub use defect::Defect;
pub use examine::{Examination, ExaminedFunction, Spent, configuration, examine};
pub use random::{RandomSearch, RefusedUnit, SearchLimit, SearchResult, WrongFunction};
pub use recorded::{RecordedDefect, RecordedKind, RecordedState, record_of, recorded, rerun};

/// The tools by which the reference and the engines are built and run.
///
/// # Errors
/// [`Failure::Infrastructure`] where a compiler of the reference is missing.
pub fn unit_tools(target: Target) -> Result<UnitTools, Failure> {
    let environment = EngineEnvironment {
        search_path: machine::search_path(),
        scratch: scratch::place(&Settings::default()),
        variables: machine::environment(),
        answers: machine::answers(),
    };
    UnitTools::new(target, environment).map_err(failure)
}

/// The tables of all engines: those of the tree, and those of a file, which come before others of their names.
///
/// # Errors
/// [`Failure::Input`] if the file is no table of engines.
pub fn specs(file: Option<&Path>) -> Result<Vec<EngineSpec>, Failure> {
    let mut all = match file {
        None => Vec::new(),
        Some(path) => spec::read(&read_text(path)?).map_err(|why| Failure::input(path.display(), why))?,
    };
    let known = bundled().map_err(|why| Failure::infrastructure("the table of engines", why))?;
    for spec in known {
        if !all.iter().any(|own| own.name == spec.name) {
            all.push(spec);
        }
    }
    Ok(all)
}

/// The table of a name. Nothing is asked for it.
///
/// # Errors
/// [`Failure::Input`] if no table has the name.
pub fn spec_named(name: &str, file: Option<&Path>) -> Result<EngineSpec, Failure> {
    let specs = specs(file)?;
    let names = || specs.iter().map(|spec| spec.name.as_str()).collect::<Vec<_>>().join(", ");
    specs
        .iter()
        .find(|spec| spec.name == name)
        .cloned()
        .ok_or_else(|| Failure::input(name, format_args!("there is no such engine; there are {}", names())))
}

/// The engine of a name.
///
/// # Errors
/// [`Failure::Input`] if no table has the name or the engine is for other platforms; [`Failure::Infrastructure`] if it is not
/// installed.
pub fn engine(tools: &UnitTools, name: &str, file: Option<&Path>) -> Result<LiveEngine, Failure> {
    let spec = spec_named(name, file)?;
    let found = tools.discover([spec.clone()]).map_err(failure)?;
    match found.into_iter().next() {
        None => {
            let targets: Vec<&str> = spec.targets.iter().map(|target| target.name()).collect();
            Err(Failure::input(name, format_args!("it is for {} (--target)", targets.join(", "))))
        }
        Some((_, Err(why))) => Err(Failure::Infrastructure(why)),
        Some((_, Ok(live))) => Ok(live),
    }
}

/// An engine, and whether it works here.
#[derive(Clone, Debug, Serialize)]
pub struct ListedEngine {
    /// Its name.
    pub name: String,
    /// The language that it is given.
    pub language: &'static str,
    /// The version that it reports.
    pub version: Option<String>,
    /// The reason why it does not work, and how it is installed.
    pub missing: Option<String>,
}

/// Every engine for the tools's platform, with the tables of a file.
///
/// # Errors
/// As [`specs`], and [`Failure::Infrastructure`] if nothing can be asked.
pub fn list(tools: &UnitTools, file: Option<&Path>) -> Result<Vec<ListedEngine>, Failure> {
    let found = tools.discover(specs(file)?).map_err(failure)?;
    let listed = found.into_iter().map(|(spec, live)| {
        let (version, missing) = match live {
            Ok(live) => (Some(live.version), None),
            Err(why) => (None, Some(why)),
        };
        ListedEngine { name: spec.name.to_string(), language: spec.language.name, version, missing }
    });
    Ok(listed.collect())
}

impl fmt::Display for ListedEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ListedEngine { name, language, version, missing } = self;
        let (mark, words) = match (version, missing) {
            (Some(version), _) => ("works", version.as_str()),
            (None, why) => ("missing", why.as_deref().unwrap_or_default()),
        };
        write!(f, "{name:<18} {language:<10} {mark:<8} {words}")
    }
}

/// A failure of the tools.
pub fn failure(error: UnitToolsError) -> Failure {
    Failure::Infrastructure(error.to_string())
}
