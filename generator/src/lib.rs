//! Bytes in, program out.
//!
//! [`program`] turns any bytes (a *DNA*) into a program of the mini-C language; the same bytes and the same
//! [`Config`] always give the same program, and bytes that run out read as the cheapest choice. [`dna`] makes bytes
//! from a seed, so that a seeded campaign and a fuzzer's corpus go through the same code.
//!
//! **How a program comes about.** A plan is drawn first: which [`Features`] this program may use (swarm testing)
//! and how many of what. Then types, globals and signatures, then bodies from the last function to the first,
//! so that a caller knows what its callees cost. Members, statements, expressions, record values and what
//! becomes of results are tables of productions: name, predicate, builder, kind and weight.
//!
//! **What it promises.** Programs are accepted by `lang::check` and compile without a warning. Expressions are
//! written plainly where the checker's own ranges prove them defined, and through unsigned types elsewhere. Nothing
//! appears whose value a compiler could see and would warn of.
//!
//! **What programs say.** A callee observes every scalar of its parameters on entry and what it wrote
//! before it returns; a caller observes results and its own variables afterwards. Values are biased to all-ones,
//! sign bits and neighbours of powers of two, or say by their bytes where they came from.
//!
//! **Poison.** In the profile of that name records start without values ([`lang::LocalInit::Indeterminate`]) and
//! are written piecemeal, copied, passed and returned while scalars of them are indeterminate; what has a value
//! is observed. Which scalars of parameters and results have one is settled with the signatures. These
//! programs compile without a warning, too, unless gcc optimises: it then says what is meant here, that
//! something may be used uninitialised (`-Wuninitialized`, `-Wmaybe-uninitialized`).
//!
//! **Locality.** DNA is cut into genes and cells at fixed positions ([`mutate`] works on them), so that a changed
//! byte changes one record, signature or statement.

mod body;
mod case;
mod choices;
mod config;
mod crossing;
mod feature;
mod genome;
pub mod ir;
mod mutate;
mod plan;
mod production;
mod program;
mod record;
mod scan;
mod signature;
mod signatures;
mod small_world;
mod special;
mod value;
mod variadic;
mod world;

pub use case::Case;
pub use config::{Config, Limits, Profile, UnknownProfile};
pub use crossing::crossing;
pub use feature::{Features, Group, Row, TABLE};
pub use genome::dna;
pub use mutate::mutate;
pub use production::{Kind, ProductionRow, productions};
pub use program::{productions_used, program, record};
pub use scan::features;
pub use small_world::SmallWorld;
