//! Defects of engines on record in `corpus/engines.toml`, tried again.

use std::sync::LazyLock;

use lang::{SignatureUnit, Target};
use plugins::{LiveEngine, UnitTools};
use serde::{Deserialize, Serialize};

use crate::examine;
use engines::Configuration;
use engines::call_defect::{DefectKind, PassingPart};
use host::Failure;

const RECORDED: &str = include_str!("../../../corpus/engines.toml");

/// A defect of an engine that is on record.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedDefect {
    /// Its name.
    pub id: String,
    /// The engine, by the name of its table.
    pub engine: String,
    /// Other engines that have it: back ends of the same compiler.
    #[serde(default)]
    pub also: Vec<String>,
    /// The versions that were seen to have it.
    pub versions: Vec<String>,
    /// The platform.
    pub target: Target,
    /// The kind of defect.
    pub kind: RecordedKind,
    /// The clause that says what is right.
    pub clause: String,
    /// The behaviour of the engine in a sentence.
    pub sentence: String,
    /// The result of a search of public trackers.
    pub report: String,
    /// The smallest declarations that show it, with one function.
    pub c: String,
}

/// The kinds of recorded defects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecordedKind {
    /// A record is laid out differently.
    Layout,
    /// A value does not arrive.
    Passing,
    /// The bits above a small integer are not those that compilers' callees rely on.
    Extension,
    /// It dies of a function, or says that it has a bug.
    Compiler,
}

/// The state of a defect on record today.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecordedState {
    /// It still shows.
    Holds,
    /// It does not show.
    Gone,
    /// The engine does not run it.
    NotRun,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordedTable {
    defect: Vec<RecordedDefect>,
}

/// All defects on record.
///
/// # Errors
/// [`Failure::Infrastructure`] if the table is none.
pub fn recorded() -> Result<Vec<RecordedDefect>, Failure> {
    let table: RecordedTable = toml::from_str(RECORDED)
        .map_err(|why| Failure::infrastructure("corpus/engines.toml", why.message()))?;
    Ok(table.defect)
}

/// The defect of an engine that is on record with this function. The engine is named as its table names it or, as findings do, without a
/// version: `flang` is `flang-22`.
#[must_use]
pub fn record_of(engine: &str, unit: &SignatureUnit) -> Option<&'static str> {
    static UNITS: LazyLock<Vec<(RecordedDefect, String)>> = LazyLock::new(|| {
        let normal = |defect: RecordedDefect| {
            let unit = defect.unit().ok()?;
            let text = unit.single_function(unit.functions.first()?).to_string();
            Some((defect, text))
        };
        recorded().unwrap_or_default().into_iter().filter_map(normal).collect()
    });
    let text = unit.to_string();
    let is_engine = |name: &str| {
        name == engine
            || Configuration::new(name, "").is_ok_and(|configuration| configuration.family() == engine)
    };
    let is_it = |(defect, own): &&(RecordedDefect, String)| *own == text && defect.engines().any(is_engine);
    UNITS.iter().find(is_it).map(|(defect, _)| defect.id.as_str())
}

impl RecordedDefect {
    /// The engines that have it, by the names of their tables.
    pub fn engines(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.engine).chain(&self.also).map(String::as_str)
    }

    /// Its function, with the records that it passes.
    ///
    /// # Errors
    /// [`Failure::Input`] if the declarations are not of the subset.
    pub fn unit(&self) -> Result<SignatureUnit, Failure> {
        let text = format!("/* target: {} */\n{}", self.target.name(), self.c);
        text.parse().map_err(|why| Failure::input(&self.id, why))
    }
}

/// Runs what is on record of an engine on the tools's platform.
///
/// # Errors
/// [`Failure::Infrastructure`] if the machine fails.
pub fn rerun(
    tools: &UnitTools,
    engine: &LiveEngine,
    defects: &[RecordedDefect],
    seed: u64,
) -> Result<Vec<RecordedState>, Failure> {
    let units = defects.iter().map(RecordedDefect::unit).collect::<Result<Vec<_>, _>>()?;
    let merged = SignatureUnit::merged(tools.target(), &units);
    // A feature that it lacks by a defect is what some of them are about.
    let engine = &LiveEngine { spec: engine.spec.clone().with_known(), version: engine.version.clone() };
    let examined = examine(tools, engine, &engine.spec.variants, &merged, seed, true)?;
    let state = |(number, defect): (u32, &RecordedDefect)| {
        let Some(found) = examined.functions.get(&number) else { return RecordedState::NotRun };
        if found.defects.keys().any(|kind| RecordedKind::from_defect(*kind) == defect.kind) {
            RecordedState::Holds
        } else if found.is_unsayable() || found.refused.is_some() {
            RecordedState::NotRun
        } else {
            RecordedState::Gone
        }
    };
    Ok((0..).zip(defects).map(state).collect())
}

impl RecordedKind {
    /// The kind that a defect is recorded as.
    #[must_use]
    pub const fn from_defect(kind: DefectKind) -> RecordedKind {
        match kind {
            DefectKind::Layout(_) => RecordedKind::Layout,
            DefectKind::Passing(_, PassingPart::Widened) => RecordedKind::Extension,
            DefectKind::Passing(..) => RecordedKind::Passing,
            DefectKind::Compiler(_) => RecordedKind::Compiler,
        }
    }
}
