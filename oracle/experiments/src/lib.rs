//! Published rules and tables, reproduced: readings other than the platform's, put in the place of stages of our lowering, and
//! measurements of the bit-field strategies. Nothing below this crate knows of it.

pub mod article;
mod error;
pub mod leak;
pub mod programs;
pub mod sizes;

use lowering::Stages;

pub use error::MeasurementError;

/// The lowerings by other stages than the platform's, by their names.
pub const STAGES: &[&'static dyn Stages] = &[&article::Article];
