//! Record layout, argument classification and bit-field strategies.
//!
//! A program of `lang` becomes a module of `ir`: [`layout`] places the bits of a record, [`abi`] passes and returns values,
//! [`strategy`] reads and writes bit-fields, [`lower`] does the rest. What comes out is what clang 19 would emit at `-O0`, as far
//! as calls and memory are concerned.

pub mod abi;
mod access_metadata;
#[doc(hidden)]
pub mod fault;
pub mod layout;
mod legal;
pub mod lower;
mod scalar;
pub mod shape;
pub mod strategy;

pub use access_metadata::AccessMetadata;
pub use fault::{Exposure, Fault, FaultSet, Tier};
pub use legal::legalize;
pub use lower::{LowerError, Options, PlatformStages, Stages};
pub use scalar::Scalar;
pub use shape::ClangCompat;
pub use strategy::LegalVectors;
