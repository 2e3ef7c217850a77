//! The C compilers on the machine: one link, the whole matrix.
//!
//! A [`Toolchain`] knows the configurations; [`run_programs`] takes programs through all of them:
//!
//! 1. `source`: the text of every program under names of its own, one unit per configuration;
//! 2. `compile`: each configuration compiles its unit, and finds the programs it cannot be compiled with;
//! 3. `link`: all objects and the driver (`oracle/engines/runtime/driver.c`) become one static executable;
//! 4. `matrix`: which functions are to be called with which table, and what is known without running;
//! 5. `drive`: the driver makes the calls; a run that crashes or hangs costs itself and a new driver;
//! 6. `plan`: the ends of the calls become outcomes.
//!
//! [`run_modules`] takes modules of LLVM IR the same way: a unit is then a recipe.

mod accounting;
mod batch;
mod compile;
mod compiler;
mod compilers;
mod drive;
mod emit;
mod hook;
mod limits;
mod link;
mod matrix;
mod modules;
mod object_file;
mod one_program;
mod plan;
mod programs;
mod question;
mod runtime;
mod scratch;
mod settings;
mod shared;
mod sizes;
mod source;
mod toolchain;
mod toolchain_error;

use self::compilers::{configurations, discovery, identify, names, platform, probe, template};

pub use crate::process::program;
pub use accounting::{Accounting, CompilerCost};
pub use batch::{BATCH, BatchResult, CaseResult, NativeError};
pub use compile::{BatchFailure, CompileError, not_compiled};
pub use compiler::{Compiler, Configuration, Family, Fingerprint, Input};
pub use drive::DriveError;
pub use emit::llvm_ir;
pub use hook::{Hook, HookError};
pub use limits::{CompilerLimits, Limits, ProgramLimits};
pub use link::{LinkError, Linker};
pub use modules::{ModuleEntry, one_module, run_modules};
pub use names::may_be_called;
pub use one_program::one_program;
pub use programs::run_programs;
pub use question::{Event, Notice, Notify};
pub use runtime::tcc_library;
pub use scratch::{Scratch, Swept, sweep, swept};
pub use settings::{CustomCompiler, ExtraConfiguration, Settings, UnknownLevel, level};
pub use sizes::{CodeSize, code_of_object, code_sizes};
pub use template::Template;
pub use toolchain::{Environment, Toolchain};
pub use toolchain_error::ToolchainError;

/// Ends every process that any toolchain runs, and removes every scratch directory, for a process that is about to end.
/// Threads that wait for what was ended do not go on.
pub fn halt() {
    crate::process::halt();
    scratch::remove_all();
}
