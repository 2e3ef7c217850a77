//! The structural verifier.

use crate::function::Place;
use crate::module::Module;

/// What is wrong and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place:?}: {kind}")]
pub struct VerifyError {
    /// Where; `None` for the module itself.
    pub place: Option<Place>,
    /// What.
    pub kind: VerifyErrorKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyErrorKind {
    /// The entry block has predecessors.
    #[error("the entry block has predecessors")]
    EntryHasPredecessors,
}

/// Checks the module.
///
/// # Errors
/// The first thing found wrong.
pub fn verify(_module: &Module) -> Result<(), VerifyError> {
    Ok(())
}
