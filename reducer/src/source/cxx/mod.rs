//! C++ in the same tree as C: names by their spelling, and the passes over what C lacks.

mod items;
mod model;
mod open_brackets;
pub(super) mod partition;
pub(super) mod passes;
pub(super) mod templates;

pub(super) use model::{declared_item, spelled_model};
