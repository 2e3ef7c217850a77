//! Values of scalars: constants, arithmetic, conversions, and images of objects.

pub(super) mod arithmetic;
pub(super) mod constant;
pub(super) mod convert;
#[doc(hidden)]
pub mod floating;
pub(super) mod image;
pub(super) mod literal;
