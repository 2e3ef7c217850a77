//! Floating-point numbers as bits: circuits for the operations of IEEE 754, rounding to nearest, ties to even.
//!
//! A number is unpacked ([`number`]), computed on with enough bits that rounding once gives the nearest number ([`arithmetic`],
//! [`convert`]), and packed again. NaNs are no part of the circuits: an operation reports when its result is one, and [`nan`]
//! chooses which.

mod arithmetic;
#[doc(hidden)]
pub mod compare;
mod convert;
mod format;
mod nan;
#[doc(hidden)]
pub mod number;

pub use self::arithmetic::binary;
pub use self::compare::compared;
pub use self::convert::{from_integer, resized, to_integer};
pub use self::format::BinaryFormat;
