//! The structural verifier: what LLVM's own verifier (and text parser) would refuse, said of the data.
//!
//! It is for tests and debugging; the printer and the lowering assume that a module would pass.

mod aggregate;
mod call;
mod constant;
mod dominance;
mod function;
mod instruction;
mod memory;
mod operand;
mod terminator;

use smol_str::SmolStr;

use crate::function::{BlockId, Place, ValueId};
use crate::module::Module;

/// What is wrong and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {kind}", place.map_or_else(|| "module".to_owned(), |place| place.to_string()))]
pub struct VerifyError {
    /// Where; `None` for the module itself, its globals and signatures.
    pub place: Option<Place>,
    /// What.
    pub kind: VerifyErrorKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyErrorKind {
    /// A type id that the table does not have.
    #[error("unknown type")]
    UnknownType,
    /// A value id that the function does not have.
    #[error("unknown value %v{}", .0.0)]
    UnknownValue(ValueId),
    /// A block id that the function does not have.
    #[error("unknown block %b{}", .0.0)]
    UnknownBlock(BlockId),
    /// A function, global or aggregate id that the module does not have.
    #[error("unknown {0}")]
    UnknownItem(&'static str),
    /// Two symbols, or two structures, of one name.
    #[error("two items are called {0:?}")]
    DuplicateName(SmolStr),
    /// A constant that is not one of its type.
    #[error("constant does not fit its type: {0}")]
    BadConstant(&'static str),
    /// A type where it cannot be.
    #[error("{0}")]
    BadType(&'static str),
    /// Two types that should be equal.
    #[error("types differ: {0}")]
    TypeMismatch(&'static str),
    /// A value defined twice, or a result that is a parameter.
    #[error("%v{} is defined more than once", .0.0)]
    Redefined(ValueId),
    /// A value used where its definition need not have been executed.
    #[error("%v{} does not dominate its use", .0.0)]
    NotDominated(ValueId),
    /// The entry block has predecessors.
    #[error("the entry block has predecessors")]
    EntryHasPredecessors,
    /// A phi after another instruction.
    #[error("a phi follows another instruction")]
    PhiNotFirst,
    /// The incoming blocks of a phi are not exactly the predecessors, or disagree on a repeated one.
    #[error("phi does not match the predecessors of its block")]
    PhiPredecessors,
    /// A path or index into an aggregate that it does not have.
    #[error("no such member")]
    BadIndex,
    /// A call that does not match its function.
    #[error("call does not match the callee: {0}")]
    BadCall(&'static str),
    /// A flag or attribute on something it is not for.
    #[error("misplaced flag: {0}")]
    BadFlag(&'static str),
    /// Two equal cases.
    #[error("two switch cases have the value {0}")]
    DuplicateCase(u128),
}

type Check = Result<(), VerifyErrorKind>;

/// `Ok` when the condition holds.
fn require(condition: bool, kind: impl FnOnce() -> VerifyErrorKind) -> Check {
    if condition { Ok(()) } else { Err(kind()) }
}

/// Checks types, names and initialisers, then every function: values, dominance, operand types, phis, calls and
/// terminators.
///
/// # Errors
/// The first thing found wrong, in the order of printing.
pub fn verify(module: &Module) -> Result<(), VerifyError> {
    constant::check_module(module).map_err(|kind| VerifyError { place: None, kind })?;
    for (at, body) in module.functions.iter().enumerate() {
        function::check(module, at as u32, body)?;
    }
    Ok(())
}
