//! Reasons why a toolchain cannot be made.

use std::io;
use std::path::PathBuf;

use lowering::abi::{ForeignUnit, VectorUnit};

use super::link::LinkError;
use crate::engine::NameError;
use crate::process::ProcessError;

/// The reason why there are no native engines.
#[derive(Debug, thiserror::Error)]
pub enum ToolchainError {
    /// A process could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The place to work cannot be used.
    #[error("cannot work in {}: {source}", path.display())]
    Scratch {
        /// The directory.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// Something needed is not installed.
    #[error("no {0} on the search path")]
    Missing(String),
    /// A compiler that the settings name is not there.
    #[error("the settings name the compiler `{0}`, which is not on the search path")]
    Unknown(String),
    /// Our lowering, by this strategy or these rules, has no clang that takes its IR.
    #[error("`{0}` is compiled by clang 19 or a later one, and none is on the search path")]
    NoBackEnd(String),
    /// A compiler's name and flags cannot name an engine, or name two.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Two configurations are called the same.
    #[error("two configurations are called `{0}`")]
    Twice(String),
    /// The target has no such vector registers.
    #[error(transparent)]
    Vectors(#[from] ForeignUnit),
    /// A configuration is told other vector registers than the rest.
    #[error(
        "`{configuration}` uses the vector registers of {own}, the others those of {vectors}, and they pass vectors \
         differently: `vectors = \"{own}\"` or `--vectors {own}` is for all of them"
    )]
    OtherVectors {
        /// The configuration.
        configuration: String,
        /// The registers that its flags name.
        own: VectorUnit,
        /// The registers that the settings name.
        vectors: VectorUnit,
    },
    /// The runtime could not be linked.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The runtime could not be compiled.
    #[error("{compiler} cannot compile the runtime: {diagnostic}")]
    Runtime {
        /// The compiler.
        compiler: String,
        /// Its diagnostic.
        diagnostic: String,
    },
}
