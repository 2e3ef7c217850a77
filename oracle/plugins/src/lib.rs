//! Plug-in engines: code generators of any language that define and call the functions of a unit ([`lang::SignatureUnit`]).
//!
//! 1. `language`: each language prints a unit as source text, one file each;
//! 2. `build`: an engine compiles it, and loses the functions that it refuses or dies of;
//! 3. `tables`: the values that are passed, beside the support object (`runtime/support.c`), which fills, checks and reports them;
//! 4. `result_memory`: the entries through which the reference sees, and sets, where results are written;
//! 5. `unit_run`: all is linked with the reference's side, run in both directions, and becomes a report;
//! 6. `spec`, `tools`: engines as tables, and the tools and places of all this.
//!
//! `docs/engines.md` describes the protocol by which anybody plugs in another one.

mod build;
mod job;
pub mod language;
mod log;
mod result_memory;
pub mod spec;
mod tables;
mod tools;
mod unit_run;
pub mod values;

pub use build::{RefusalKind, RefusedFunction, text};
pub use engines::call_defect::Direction;
pub use job::{AFTER, MAX_PARAMETERS, RESULT, UnitJob, WIDE};
pub use spec::{EngineSpec, Method, SpecError, Variant, bundled};
pub use tools::{EngineEnvironment, LiveEngine, Reference, UnitTools, UnitToolsError};
pub use unit_run::{
    CallFault, FunctionReport, LayoutDifference, LayoutFact, PassedObject, PreparedUnit, UnitCost,
    UnitReport, hex,
};

#[cfg(test)]
extern crate self as plugins;
#[cfg(test)]
#[path = "../tests/it/main.rs"]
mod it;
