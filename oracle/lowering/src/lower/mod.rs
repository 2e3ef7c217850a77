//! Whole programs: `lang` in, `ir` out, instruction for instruction much like clang at `-O0`.

mod assign;
mod bodies;
mod call;
mod control;
mod environment;
mod expression;
mod features;
mod function;
mod initialise;
mod local;
mod memory;
mod observe;
mod parts;
mod place;
mod probes;
mod promises;
mod result;
mod reversed;
mod runtime;
mod signature;
mod stages;
mod statement;
mod va_arg;
#[doc(hidden)]
pub mod value;

use self::value::{constant, convert, floating, image, literal};

use base::Faults;
use ir::Module;
use lang::{Program, Unit};

use crate::abi::VectorUnit;
use crate::access_metadata::AccessMetadata;
use crate::fault::{Fault, FaultSet};
use crate::layout::LayoutError;
use crate::shape::ClangCompat;
use crate::strategy::{LegalVectors, Strategy, WORD};

pub use probes::layout_probes;
pub use signature::declaration;
pub use stages::{PlatformStages, Stages};

/// The settings of a lowering.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The way in which bit-fields are accessed.
    pub strategy: Strategy,
    /// The clang whose access units and types of records are used.
    pub compat: ClangCompat,
    /// The vectors that there may be.
    pub vectors: LegalVectors,
    /// The width of the registers for vectors.
    pub vector_unit: VectorUnit,
    /// The metadata of its accesses.
    pub metadata: AccessMetadata,
    /// Its stages.
    pub stages: &'static dyn Stages,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            strategy: WORD,
            compat: ClangCompat::Clang19,
            vectors: LegalVectors::default(),
            vector_unit: VectorUnit::default(),
            metadata: AccessMetadata::default(),
            stages: &PlatformStages,
        }
    }
}

/// The reason why a program has no lowering. No program that the checker passes is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LowerError {
    /// A record has no layout.
    #[error(transparent)]
    Layout(#[from] LayoutError),
    /// A node of the tree has a type that its place does not allow.
    #[error("ill-typed program: {0}")]
    IllTyped(&'static str),
    /// The initialiser of a global is no constant.
    #[error("the initialiser of `{global}` is no constant expression: {what}")]
    NotConstant {
        /// The global.
        global: String,
        /// The part of it that is not constant.
        what: &'static str,
    },
    /// A function that this unit neither defines nor declares is called by name.
    #[error("`{function}` stands on a side that this unit reaches through the table only")]
    Unreachable {
        /// The function.
        function: String,
    },
}

/// Lowers a program, as one translation unit sees it, to a module of its own.
///
/// # Errors
/// On programs the checker refuses.
pub fn program(program: &Program, unit: &Unit<'_>, options: &Options) -> Result<Module, LowerError> {
    let mut module = Module::new();
    append(&mut module, program, unit, options)?;
    Ok(module)
}

/// Lowers a program into a module that may hold others already; their units' prefixes keep the names distinct.
///
/// # Errors
/// On programs the checker refuses. The module is then of no use.
pub fn append(
    module: &mut Module,
    program: &Program,
    unit: &Unit<'_>,
    options: &Options,
) -> Result<(), LowerError> {
    options.stages.translate(module, program, unit, options)
}

/// Appends a program like [`append`], with these mistakes.
///
/// # Errors
/// On programs the checker refuses.
pub fn append_with_faults(
    module: &mut Module,
    program: &Program,
    unit: &Unit<'_>,
    options: &Options,
    faults: FaultSet,
) -> Result<(), LowerError> {
    translate(module, program, unit, options, faults)
}

/// The translation of a program's functions and globals.
pub(crate) fn translate(
    module: &mut Module,
    program: &Program,
    unit: &Unit<'_>,
    options: &Options,
    faults: impl Faults<Fault>,
) -> Result<(), LowerError> {
    let environment = environment::Environment::declare(module, program, unit, options)?;
    for (id, global) in program.globals().filter(|(_, global)| unit.defines(global.side)) {
        constant::define(module, &environment, id, global, faults)?;
    }
    for (id, function) in program.functions().filter(|(_, function)| unit.defines(function.side)) {
        function::define(module, &environment, id, function, faults)?;
    }
    Ok(())
}
