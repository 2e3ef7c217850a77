//! The stages between a program and its module, for those who put others in their place.

use std::fmt;

use base::Sound;
use ir::Module;
use lang::{Program, Signature, Unit};

use super::{LowerError, Options};
use crate::abi::{self, Context, FunctionAbi, Quirks, VaArg};
use crate::layout::{Dialect, LayoutError, Layouts};
use crate::strategy::Strategy;

/// The stages of the lowering, one method for each. The default methods are the stages of the platform; an experiment or a
/// mutant replaces some of them.
pub trait Stages: fmt::Debug + Sync {
    /// The name by which a configuration asks for a lowering by these stages.
    fn name(&self) -> &'static str;

    /// The positions of the bits of every record, by a compiler's rules.
    ///
    /// # Errors
    /// On records no checked program has.
    fn layouts(&self, program: &Program, dialect: Dialect) -> Result<Layouts, LayoutError> {
        Layouts::in_dialect(program, dialect)
    }

    /// The compiler's reading of the ABI.
    fn quirks(&self, dialect: Dialect) -> Quirks {
        Quirks::for_dialect(dialect)
    }

    /// The calling sequence of a function, by that reading. Unnamed arguments are where `va_arg` looks by the document, also where
    /// callers of the compiler put them elsewhere: who reads them is told nothing but their types (psABI 3.5.7), so that a caller
    /// with a convention of its own is understood by nobody.
    fn function_abi(&self, context: Context<'_>, signature: &Signature) -> FunctionAbi {
        abi::callee_view(context, signature, VaArg::Document)
    }

    /// The way in which bit-fields are accessed where this strategy is asked for.
    fn strategy(&self, asked: Strategy) -> Strategy {
        asked
    }

    /// Appends a program, as one translation unit sees it, to a module; made of the stages above.
    ///
    /// # Errors
    /// On programs the checker refuses.
    fn translate(
        &self,
        module: &mut Module,
        program: &Program,
        unit: &Unit<'_>,
        options: &Options,
    ) -> Result<(), LowerError> {
        super::translate(module, program, unit, options, Sound)
    }
}

/// By their names.
impl PartialEq for dyn Stages {
    fn eq(&self, other: &dyn Stages) -> bool {
        self.name() == other.name()
    }
}

impl Eq for dyn Stages {}

/// The stages of the platform.
#[derive(Clone, Copy, Debug)]
pub struct PlatformStages;

impl Stages for PlatformStages {
    fn name(&self) -> &'static str {
        "platform"
    }
}
