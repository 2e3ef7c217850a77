//! Bit-field accesses of modules that clang wrote, recognised by what clang states and lowered again by another strategy: what
//! would a program cost if clang lowered its bit-fields otherwise?

mod isolated;
mod layouts;
mod place;
mod recognise;
mod record_load;
mod rewrite;
mod sequence;
mod site;

pub use isolated::{IsolatedAccesses, isolated};
pub use layouts::{LayoutTextError, StatedBitField, StatedLayouts, StatedRecord, StatedUnit};
pub use recognise::{Recognition, recognise};
pub use record_load::RecordLoad;
pub use rewrite::relower;
pub use site::{
    Action, AssignedValue, FieldOrigin, ShownSign, Site, UnitBits, Unrecognised, UnrecognisedReason,
};
