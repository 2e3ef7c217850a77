//! The verbs that take LLVM IR.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use interpreter::Semantics;
use lang::Target;

/// The engines of `interpret`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum InterpretEngine {
    /// The concrete machine alone.
    Fast,
    /// Also the symbolic machine, which has no C library.
    Precise,
}

/// `bitfrost interpret`
#[derive(Debug, Args)]
pub struct InterpretArgs {
    /// LLVM IR as text or bitcode (.bc), or C (.c).
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Arguments for a C program's main, after `--`.
    #[arg(last = true, value_name = "ARGS")]
    pub program_args: Vec<String>,
    /// The function to run; by default @entry, @main or the only one.
    #[arg(long, value_name = "NAME")]
    pub entry: Option<String>,
    /// An argument for it: a constant as LLVM writes it, such as `-5`, `poison` or `{ i8 1, i8 undef }`.
    #[arg(long = "arg", value_name = "VALUE", allow_hyphen_values = true)]
    pub args: Vec<String>,
    /// The semantics of poison and undef: a preset (thesis, llvm-19, llvm-trunk, alive2), changed by KEY=VALUE after
    /// commas.
    #[arg(long, value_name = "SEMANTICS", default_value = "llvm-19", value_parser = Semantics::parse)]
    pub semantics: Semantics,
    /// The seed of arbitrary bits; the same as the setting `choices=seed-N`.
    #[arg(long, value_name = "N", value_parser = host::hex::parse)]
    pub seed: Option<u64>,
    /// The engine. fast: one run, with the choices of --seed. precise: also every other outcome, with its
    /// reason. By default, fast runs a C program, and both run a function.
    #[arg(long, value_enum, value_name = "ENGINE")]
    pub engine: Option<InterpretEngine>,
    /// Give up after this number of steps; by default 10 million, for a C program 10 billion.
    #[arg(long, value_name = "STEPS")]
    pub fuel: Option<u64>,
}

/// `bitfrost facts`
#[derive(Debug, Args)]
pub struct FactsArgs {
    /// LLVM IR as text or bitcode (.bc), C (.c), or saved DNA (.dna).
    #[arg(value_name = "FILE", required_unless_present = "schema")]
    pub file: Option<PathBuf>,
    /// Print every relation, rule, question and opcode, as Markdown.
    #[arg(long, conflicts_with_all = ["file", "out", "sqlite", "target"])]
    pub schema: bool,
    /// Write the relations to this directory: .facts and bitfrost.dl for Soufflé, facts.lp and rules.lp for
    /// clingo, and in derived/ the derived relations.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Write the relations, derived ones included, to this new SQLite database: a table for each, and a view
    /// for each role of an opcode.
    #[arg(long, value_name = "FILE")]
    pub sqlite: Option<PathBuf>,
    /// The target of a C program [default: the file's, or x86_64-linux-gnu].
    #[arg(long, value_name = "TARGET", value_parser = super::target)]
    pub target: Option<Target>,
}

/// `bitfrost refine`
#[derive(Debug, Args)]
pub struct RefineArgs {
    /// LLVM IR: the source functions. Without TGT and --passes, it defines both @src and @tgt.
    #[arg(value_name = "SRC")]
    pub source: PathBuf,
    /// LLVM IR: the target functions, by the same names.
    #[arg(value_name = "TGT", conflicts_with = "passes")]
    pub target: Option<PathBuf>,
    /// Run these passes of LLVM on SRC, compare the result with SRC, and name the pass that is wrong.
    #[arg(long, value_name = "PIPELINE")]
    pub passes: Option<String>,
    /// A program that runs the passes; may be given several times, for several versions of LLVM. By default
    /// opt-19.
    #[arg(long = "opt", value_name = "PROGRAM", requires = "passes")]
    pub opts: Vec<String>,
    /// Show the pass that is wrong on the whole function, not on the smallest one found.
    #[arg(long, requires = "passes")]
    pub no_reduce: bool,
    /// The time for finding the smallest function on which the pass is wrong, written as for `fuzz --duration`.
    #[arg(long, value_name = "TIME", value_parser = super::duration::duration, default_value = "10s", requires = "passes")]
    pub reduce_time: Duration,
    /// The processor time for judging one function, written as for `fuzz --duration`; what takes longer is not judged,
    /// or on fewer inputs.
    #[arg(long, value_name = "TIME", value_parser = super::duration::duration, default_value = "10s")]
    pub function_time: Duration,
    /// The time for all functions; those that are left are not judged.
    #[arg(long, value_name = "TIME", value_parser = super::duration::duration)]
    pub duration: Option<Duration>,
    /// Also compile the target functions, with llc or clang, and run them on inputs for which the source has
    /// one outcome; without TGT and --passes, compile those of SRC.
    #[arg(long, value_name = "PROGRAM", num_args = 0..=1, require_equals = true, default_missing_value = "llc-19")]
    pub codegen: Option<String>,
    /// Only this function; may be given several times.
    #[arg(long = "function", value_name = "NAME")]
    pub functions: Vec<String>,
    /// The semantics of poison and undef: a preset (thesis, llvm-19, llvm-trunk, alive2), changed by KEY=VALUE after
    /// commas.
    #[arg(long, value_name = "SEMANTICS", default_value = "llvm-19", value_parser = Semantics::parse)]
    pub semantics: Semantics,
}
