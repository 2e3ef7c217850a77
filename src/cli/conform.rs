//! The command line of `conform`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use host::hex;
use lang::Target;

use super::duration::duration;
use super::target;

/// `bitfrost conform`
#[derive(Debug, Args)]
pub struct ConformArgs {
    /// The name of the engine's table; without one, list all engines and which of them work here.
    #[arg(value_name = "ENGINE")]
    pub engine: Option<String>,
    /// The platform.
    #[arg(long, value_name = "TARGET", value_parser = target, default_value = "x86_64-linux-gnu")]
    pub target: Target,
    /// A TOML file with tables of further engines; they replace those of the same names in the tree.
    #[arg(long, value_name = "FILE")]
    pub engines: Option<PathBuf>,
    /// The number of random functions after the curated cases.
    #[arg(long, value_name = "N", default_value = "600", conflicts_with = "duration")]
    pub functions: u64,
    /// Run random functions for this time, written as for `fuzz --duration`.
    #[arg(long, value_parser = duration, allow_hyphen_values = true)]
    pub duration: Option<Duration>,
    /// The seed of the random functions and of all values.
    #[arg(long, value_name = "N", value_parser = hex::parse, default_value = "1")]
    pub seed: u64,
    /// Only the curated cases whose id or rule contains this, and no random functions.
    #[arg(long, value_name = "TEXT")]
    pub only: Option<String>,
    /// Write the curated cases as C files into this directory, for compilers that bitfrost cannot run.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["engine", "engines", "functions", "duration", "output"])]
    pub write: Option<PathBuf>,
    /// Only retry the defects on record of the engine (corpus/engines.toml).
    #[arg(long, requires = "engine", conflicts_with_all = ["only", "duration", "baseline", "write_baseline"])]
    pub recorded: bool,
    /// A file of known failures, one id per line: they are listed but do not count.
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// Write the ids of all failures into this file, for `--baseline`.
    #[arg(long, value_name = "FILE")]
    pub write_baseline: Option<PathBuf>,
    /// The form of the report.
    #[arg(long, value_enum, default_value = "text")]
    pub format: ConformFormat,
    /// Write the report into this file, not to standard output.
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// The form of a report of conformance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ConformFormat {
    /// For people.
    Text,
    /// JUnit's XML, for continuous integration.
    Junit,
    /// One page that needs no other file.
    Html,
}
