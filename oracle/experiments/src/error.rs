//! The reasons why a measurement cannot be made.

use engines::native::NativeError;
use lowering::LowerError;
use reducer::ReduceError;

/// The reason why a measurement cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum MeasurementError {
    /// A program that shows something cannot be reduced.
    #[error("program {number}: {source}")]
    Reduction {
        /// The number of the program.
        number: u64,
        /// The reason.
        source: ReduceError,
    },
    /// A reduced program no longer shows what it was reduced to show.
    #[error("program {number}, reduced: {why}")]
    Example {
        /// The number of the program.
        number: u64,
        /// The reason.
        why: String,
    },
    /// The programs cannot be compiled.
    #[error(transparent)]
    Native(#[from] NativeError),
    /// A program has no lowering.
    #[error("no lowering: {0}")]
    Lowering(#[from] LowerError),
}
