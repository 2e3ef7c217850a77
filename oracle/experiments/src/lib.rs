//! Experiments with what documents say: readings other than the platform's, put in the place of stages of our lowering.
//! Nothing below this crate knows of them.

pub mod article;

use lowering::Stages;

/// The lowerings by other stages than the platform's, by their names.
pub const STAGES: &[&'static dyn Stages] = &[&article::Article];
