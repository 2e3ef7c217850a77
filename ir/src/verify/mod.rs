//! The structural verifier: the checks of LLVM's verifier and text parser, on the data.
//!
//! It is meant for tests and debugging; the printer and the lowering assume a module that would pass.

mod aggregate;
mod atomic;
mod call;
mod constant;
mod dominance;
mod exception;
mod function;
mod instruction;
mod memory;
mod metadata;
mod operand;
mod terminator;

pub use dominance::ControlFlowGraph;
use smol_str::SmolStr;

use crate::function::ProgramPoint;
use crate::id::{BlockId, ValueId};
use crate::module::Module;

/// An error found by the verifier.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {kind}", place.map_or_else(|| "module".to_owned(), |place| place.to_string()))]
pub struct VerifyError {
    /// The instruction concerned; `None` for the module itself, its globals and signatures.
    pub place: Option<ProgramPoint>,
    /// The kind of error.
    pub kind: VerifyErrorKind,
}

/// The kinds of errors.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyErrorKind {
    /// A type id that is not in the table.
    #[error("unknown type")]
    UnknownType,
    /// A value id that is not in the function.
    #[error("unknown value %v{}", .0.0)]
    UnknownValue(ValueId),
    /// A block id that is not in the function.
    #[error("unknown block %b{}", .0.0)]
    UnknownBlock(BlockId),
    /// A function, global or aggregate id that is not in the module.
    #[error("unknown {0}")]
    UnknownItem(&'static str),
    /// Two symbols, or two structures, with one name.
    #[error("two items are called {0:?}")]
    DuplicateName(SmolStr),
    /// A constant that is not valid for its type.
    #[error("constant does not fit its type: {0}")]
    BadConstant(&'static str),
    /// A type that is not allowed in its position.
    #[error("{0}")]
    BadType(&'static str),
    /// Two types that should be equal.
    #[error("types differ: {0}")]
    TypeMismatch(&'static str),
    /// A value defined twice, or a result that is a parameter.
    #[error("%v{} is defined more than once", .0.0)]
    Redefined(ValueId),
    /// A value used where its definition may not have been executed.
    #[error("%v{} does not dominate its use", .0.0)]
    NotDominated(ValueId),
    /// The entry block has predecessors.
    #[error("the entry block has predecessors")]
    EntryHasPredecessors,
    /// A phi after another instruction.
    #[error("a phi follows another instruction")]
    PhiNotFirst,
    /// The incoming blocks of a phi differ from the predecessors, or a repeated block has different values.
    #[error("phi does not match the predecessors of its block")]
    PhiPredecessors,
    /// A path or index that does not exist in its aggregate.
    #[error("no such member")]
    BadIndex,
    /// A call that does not match its function.
    #[error("call does not match the callee: {0}")]
    BadCall(&'static str),
    /// An intrinsic with a body, or with another signature than that of its name.
    #[error("intrinsic {0:?} {1}")]
    BadIntrinsic(SmolStr, &'static str),
    /// A flag or attribute that is not allowed for its instruction or type.
    #[error("misplaced flag: {0}")]
    BadFlag(&'static str),
    /// A rule of exception handling that is violated, or a misplaced `callbr`.
    #[error("{0}")]
    BadPad(&'static str),
    /// An attachment that its instruction cannot have, or whose node has another form.
    #[error("misplaced or malformed metadata: !{0}")]
    BadMetadata(SmolStr),
    /// An ordering that its atomic instruction cannot have.
    #[error("misplaced ordering: {0}")]
    BadOrdering(&'static str),
    /// Two equal cases of a `switch`.
    #[error("two switch cases have the value {0}")]
    DuplicateCase(u128),
}

type VerifyResult = Result<(), VerifyErrorKind>;

/// `Ok` if the condition holds.
fn require(condition: bool, kind: impl FnOnce() -> VerifyErrorKind) -> VerifyResult {
    if condition { Ok(()) } else { Err(kind()) }
}

/// Checks types, names and initialisers, then every function: values, dominance, operand types, phis, calls and
/// terminators.
///
/// # Errors
/// The first error, in the order of printing.
pub fn verify(module: &Module) -> Result<(), VerifyError> {
    constant::check_module(module).map_err(|kind| VerifyError { place: None, kind })?;
    for (at, body) in module.functions.iter().enumerate() {
        function::check(module, at as u32, body)?;
    }
    Ok(())
}
