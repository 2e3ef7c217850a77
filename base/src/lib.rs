//! The vocabulary that bitfrost's languages, engines and readers share: units, platforms, observations, planted faults,
//! enumerations with names, and positions in a text. This crate depends on no other crate of the workspace.

mod decimal;
mod fault;
mod names;
mod observation;
mod target;
pub mod text;
mod units;

pub use decimal::{DecimalConversion, DecimalFormat, exact_decimal};
pub use fault::{FaultSet, Faults, PlantedFault, Sound, UnknownFault};
pub use names::{Named, UnknownName, value_named};
pub use observation::{DOUBLE_NAN, FLOAT_NAN, Observation, Observations, canonical_double, canonical_float};
pub use target::{
    DataModel, Document, FloatFormat, InstructionSize, LlvmTarget, RegisterSpec, Target, TargetSpec,
    ToolSpec, VaListPassing, VaListSpec,
};
pub use units::{Align, Bits, Bytes};

#[cfg(test)]
extern crate self as base;
#[cfg(test)]
#[path = "../tests/it/main.rs"]
#[expect(unreachable_pub, reason = "the macros define public items")]
mod it;
