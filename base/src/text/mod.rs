//! The common part of the readers of C and of LLVM IR: a cursor over tokens, and errors with their position.

mod cursor;
mod error;

pub use cursor::{Cursor, NESTING, TextToken};
pub use error::{
    LocatedProblem, Result, TextError, TextErrorKind, TextPosition, invalid, syntax, unsupported,
};
