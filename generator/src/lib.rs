//! The program generator: bytes in, program out.
//!
//! [`program`] turns any bytes (a *DNA*) into a program of the mini-C language; the same bytes and the same
//! [`Config`] always give the same program, and choices past the end of the bytes take the cheapest alternative.
//! [`dna`] makes bytes from a seed, so that a seeded campaign and a fuzzer's corpus go through the same code.
//!
//! **Order of generation.** The generator first draws a plan: the [`lang::Features`] that this program may use (swarm
//! testing) and the number of records, functions and globals. Then come types, globals and signatures, then bodies
//! from the last function to the first, because a caller must know how many steps its callees take. Members,
//! statements, expressions, record values and the uses of call results are tables of productions: name, predicate,
//! builder, kind and weight.
//!
//! **Guarantees.** `lang::check` accepts every program, and gcc and clang compile it without a warning. An expression
//! is written plainly where the checker's ranges prove it defined, and through unsigned types elsewhere. A program
//! contains no condition or conversion whose value a compiler can compute and would warn about.
//!
//! **Observations.** A callee observes every scalar of its parameters on entry, and every variable it wrote
//! before it returns; a caller observes results and its own variables afterwards. Values are biased to all-ones,
//! sign bits and neighbours of powers of two; others encode in their bytes the object they were made for.
//!
//! **Poison.** In the profile `poison` records start without values ([`lang::LocalInit::Indeterminate`]) and
//! are written piecemeal, copied, passed and returned while scalars of them are indeterminate; a program observes
//! only scalars that have a value. The signatures settle which scalars of parameters and results may be
//! indeterminate. These programs compile without a warning, too, unless gcc optimises: it then reports, as intended,
//! that something may be used uninitialised (`-Wuninitialized`, `-Wmaybe-uninitialized`).
//!
//! **Locality.** DNA is cut into genes and cells at fixed positions ([`mutate`] works on them), so that a changed
//! byte changes one record, signature or statement.

mod body;
#[doc(hidden)]
pub mod choices;
mod combination;
#[doc(hidden)]
pub mod config;
mod cross_side_calls;
#[doc(hidden)]
pub mod extended_types;
mod extensions;
#[doc(hidden)]
pub mod genome;
#[doc(hidden)]
pub mod indeterminate_set;
pub mod ir;
#[doc(hidden)]
pub mod mutate;
#[doc(hidden)]
pub mod plan;
mod production;
mod production_list;
mod profile;
mod program;
mod record;
mod signature;
#[doc(hidden)]
pub mod signature_units;
mod signatures;
mod skeleton;
#[doc(hidden)]
pub mod small_world;
pub mod source;
#[doc(hidden)]
pub mod swarm;
mod value;
mod variadic;

pub use config::{Config, Limits};
pub use cross_side_calls::cross_side_calls;
pub use genome::dna;
pub use mutate::mutate;
pub use production_list::productions;
pub use profile::Profile;
pub use program::{productions_used, program, record};
pub use signature_units::signature_unit;
pub use small_world::SmallWorld;
pub use swarm::features_for_profile;
