//! The semantics of `ir` as data: the choices that LangRef leaves open, the kinds of undefined behaviour, and the instructions and
//! intrinsics that others express.
//!
//! The engines, `interpreter` and `refine`, have this in common and no code of execution.

pub mod c_library;
mod config;
pub mod intrinsic;
pub mod lower;
pub mod masked;
pub mod operator;
mod outcome;
pub mod pointer_limits;
#[doc(hidden)]
pub mod rules;
pub mod tracked;
pub mod variadic;

pub use config::{Config, ExecutionLimits};
pub use outcome::{EXTERN_WEAK, Outcome, UbKind, Unsupported, may_be_null, unsupported_flags};
pub use rules::{
    BranchOnPoison, NondetPolicy, OddWidth, PARAMETERS, Preset, SelectRule, Semantics, SemanticsError,
    SemanticsSetting, Undef, Uninitialized,
};
