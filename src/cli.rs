//! The command line. Every verb takes `--json`.

mod conform;
mod duration;
mod examples;
mod kept;
mod ledger;
mod modules;
mod other_reducers;
mod triage;
mod unattended;

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::LazyLock;
use std::time::Duration;

use clap::builder::PossibleValue;
use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};
use experiments::programs::Optimisation;
use generator::Profile;
use interpreter::Semantics;
use lang::Target;
use lowering::abi::VectorUnit;
use lowering::strategy::{STRATEGIES, Strategy};

pub use conform::{ConformArgs, ConformFormat};
use duration::duration;
pub use examples::{EXAMPLES, command};
pub use kept::{fuzz_words, kept_words};
pub use ledger::LedgerArgs;
pub use modules::{FactsArgs, InterpretArgs, InterpretEngine, RefineArgs};
pub use other_reducers::OtherReducersArgs;
pub use triage::{
    BackupArgs, BisectArgs, BisectAxis, BucketArgs, BucketPageArgs, CommentArgs, ExportArgs, ExportFormat,
    GcArgs, ListArgs, MergeArgs, ProposeArgs, QueryArgs, RECORDS_ALIKE, ReportArgs, SetArgs, ShowArgs,
    SimilarArgs, TagArgs, TriageAction, TriageArgs, TriageSubject, VerifyArgs,
};

pub use unattended::UnattendedArgs;

use campaign::Shard;
use host::{Failure, hex};
use ordinary::Invocation;

/// Finds wrong code in bit-fields and structs passed by value.
///
/// Exit codes: 0 nothing wrong, 1 something found, 2 usage or input error, 3 infrastructure.
#[derive(Debug, Parser)]
#[command(name = "bitfrost", version, max_term_width = 100)]
pub struct Cli {
    /// Print JSON for machines; the last line is one object.
    #[arg(long, global = true)]
    pub json: bool,
    /// Use of colours; by default as the terminal, `NO_COLOR` and `CLICOLOR_FORCE` say.
    #[command(flatten)]
    pub color: colorchoice_clap::Color,
    /// Do not show long text through the pager that PAGER names.
    #[arg(long, global = true)]
    pub no_pager: bool,
    /// The verb.
    #[command(subcommand)]
    pub verb: Verb,
}

/// The verbs.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Run a campaign: generate, compile, run, compare, store what disagrees.
    Fuzz(FuzzArgs),
    /// Run the full oracle on given programs.
    Check(CheckArgs),
    /// Print programs.
    Generate(GenerateArgs),
    /// Measure the strategies: which leak poison, and what they cost.
    Evaluate(EvaluateArgs),
    /// Show how C declarations are laid out and passed.
    Explain(ExplainArgs),
    /// Print the LLVM IR of a program.
    Lower(LowerArgs),
    /// Run LLVM IR under a chosen semantics, and show where poison began and where it became undefined
    /// behaviour.
    Interpret(InterpretArgs),
    /// Decide whether one LLVM function refines another, on every input or on chosen ones.
    Refine(RefineArgs),
    /// Show a module as relations, write them for engines of Datalog, and list the rules that it breaks.
    Facts(FactsArgs),
    /// Reduce a finding, a program or a module.
    Reduce(ReduceArgs),
    /// Look through the findings of campaigns.
    Triage(TriageArgs),
    /// Compare a plugged-in code generator with a platform's calling convention, rule by rule.
    Conform(ConformArgs),
    /// List the known disagreements of compilers, and try which of them still hold.
    Ledger(LedgerArgs),
    /// Mutation testing: plant faults in bitfrost, one by one, and measure how fast each is found.
    Drill(DrillArgs),
    /// Print the effective settings, as a configuration file.
    Config(ConfigArgs),
    /// List the installed tools, the engines that work, and what to install.
    Doctor(DoctorArgs),
    /// Print the completion script of a shell.
    Completions(CompletionsArgs),
    /// Print the manual page, or write one page for each verb.
    Man(ManArgs),
}

/// The crash database to use.
#[derive(Clone, Debug, Args)]
pub struct DatabaseArgs {
    /// The crash database.
    #[arg(long = "db", value_name = "FILE", env = "BITFROST_DB", default_value = "bitfrost.db")]
    pub path: PathBuf,
}

/// The engines to use.
#[derive(Clone, Debug, Default, Args)]
pub struct EngineArgs {
    /// The target of the programs; `bitfrost doctor` lists them [default: the file's, or x86_64-linux-gnu].
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub target: Option<Target>,
    /// The vector registers that all code uses on x86-64: sse, avx, avx512 [default: the file's, or sse].
    #[arg(long, value_name = "UNIT", value_parser = VectorUnit::from_str)]
    pub vectors: Option<VectorUnit>,
    /// Run programs in process only, without any compiler.
    #[arg(long, conflicts_with = "without")]
    pub no_native: bool,
    /// Leave out a compiler, by name (gcc-12) or family (gcc); may be given several times.
    #[arg(long, value_name = "COMPILER")]
    pub without: Vec<String>,
    /// Strategies by which our lowering accesses bit-fields, in process and natively; several are separated by commas
    /// [default: word].
    #[arg(long = "strategy", value_name = "NAME", value_delimiter = ',', value_parser = strategy)]
    pub strategies: Vec<Strategy>,
    /// Levels of optimisation, separated by commas [default: 0,2].
    #[arg(long = "levels", value_name = "LEVELS", value_delimiter = ',', value_parser = engines::native::level)]
    pub levels: Vec<String>,
    /// Also run our lowering with other rules for passing structures, against all other engines.
    #[arg(long, value_enum, conflicts_with = "no_native")]
    pub rules: Option<RulesName>,
    /// The semantics of poison and undef in the interpreter: a preset (thesis, llvm-19, llvm-trunk, alive2), changed
    /// by KEY=VALUE after commas [default: llvm-19].
    #[arg(long, value_name = "SEMANTICS", value_parser = Semantics::parse)]
    pub semantics: Option<Semantics>,
}

/// The kind of programs to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProfileName {
    /// Records, bit-fields above all.
    Bitfields,
    /// Records passed and returned by value.
    Calls,
    /// Everything.
    Mixed,
    /// One feature per program, minimal.
    Single,
    /// Small structures of an enumerated world, each passed and returned.
    SmallWorld,
    /// Records without values, written field by field and copied while some fields are indeterminate.
    Poison,
    /// Many small functions with random signatures, each called once: the most signatures per time of a
    /// compiler.
    Signatures,
    /// Modules of LLVM IR in place of programs in C: integers of any width, vectors, memory, calls, poison and undef.
    Ir,
    /// Modules of LLVM IR over a few bits, all of whose behaviours are enumerated.
    IrSmall,
}

/// `bitfrost fuzz`
#[derive(Debug, Args)]
pub struct FuzzArgs {
    /// Stop after this time, at most a year: 90s, 15m, 8h, 1h 30m, 2days.
    #[arg(long, value_parser = duration, allow_hyphen_values = true, conflicts_with = "programs")]
    pub duration: Option<Duration>,
    /// Stop after this number of programs.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub programs: Option<u64>,
    /// The seed of the programs; by default a new one, or that of the unfinished campaign.
    #[arg(long, value_name = "N", value_parser = hex::parse)]
    pub seed: Option<u64>,
    /// The number of workers; by default one per processor.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// The database that findings are stored in.
    #[command(flatten)]
    pub database: DatabaseArgs,
    /// The kind of programs [default: mixed].
    #[arg(long, value_enum)]
    pub profile: Option<ProfileName>,
    /// The generator's configuration, and compilers to use, as TOML.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Examine one of N equal parts of the programs of a seed, for campaigns on several machines: 3/16 is the
    /// third of sixteen. `--programs` then counts the programs of this part.
    #[arg(long, value_name = "I/N", value_parser = Shard::from_str, requires = "seed")]
    pub shard: Option<Shard>,
    /// Do not reduce findings.
    #[arg(long)]
    pub no_reduce: bool,
    /// Prefer mutants of programs that had a new combination of features, and those with rare combinations.
    /// The programs then no longer follow from the seed alone.
    #[arg(long)]
    pub guided: bool,
    /// Once a bucket has this number of findings, replace programs that would trigger it again.
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub per_bucket: u64,
    /// Notification of new buckets, and limits that end the campaign.
    #[command(flatten)]
    pub unattended: UnattendedArgs,
    /// Print lines about the status, not a screen; the default if standard error is not a terminal.
    #[arg(long)]
    pub plain: bool,
    /// The engines.
    #[command(flatten)]
    pub engines: EngineArgs,
    /// Begin a new campaign even if one is unfinished.
    #[arg(long)]
    pub fresh: bool,
    /// Ordinary programs in the place of generated ones.
    #[command(flatten)]
    pub seeds: SeedArgs,
    /// Signatures for plug-in engines in the place of programs.
    #[command(flatten)]
    pub plugged: PluggedArgs,
}

/// The options of `bitfrost fuzz` for plug-in engines.
#[derive(Debug, Args)]
#[command(next_help_heading = "Plug-in engines")]
#[group(skip)]
pub struct PluggedArgs {
    /// Run signatures through this engine, by the name that `bitfrost conform` lists; may be given several times.
    #[arg(long, value_name = "ENGINE", conflicts_with_all = ["profile", "guided", "no_native", "directory"])]
    pub engine: Vec<String>,
    /// A TOML file with tables of further engines; they replace those of the same names in the tree.
    #[arg(long = "engines", value_name = "FILE", requires = "engine")]
    pub tables: Option<PathBuf>,
}

/// The options of `bitfrost fuzz` for ordinary programs.
#[derive(Debug, Args)]
#[command(next_help_heading = "Ordinary programs")]
#[group(skip)]
pub struct SeedArgs {
    /// Run the C programs of this directory (every file that defines `main`) and mutants of them. With
    /// `--profile ir`, put the functions of its modules (.ll) and mutants of them through passes of LLVM, and
    /// judge them as `bitfrost refine` does.
    #[arg(long = "seeds", value_name = "DIRECTORY", conflicts_with_all = ["guided", "no_native"])]
    pub directory: Option<PathBuf>,
    /// With `--profile ir`, a program that runs passes; may be given several times. By default those of
    /// opt-14, opt-16, opt-19 and opt-22 that are installed.
    #[arg(long = "opt", value_name = "PROGRAM", requires = "directory")]
    pub opts: Vec<String>,
    /// With `--profile ir`, the pipeline of passes; by default `default<O2>` and single passes in turn.
    #[arg(long, value_name = "PIPELINE", requires = "directory")]
    pub passes: Option<String>,
    /// With `--profile ir`, a back end (llc or clang) in the place of passes: it compiles the functions, which are then
    /// called with arguments for which they do one thing only. May be given several times; without a program, llc-19.
    #[arg(long, value_name = "PROGRAM", num_args = 0..=1, require_equals = true, default_missing_value = "llc-19",
          requires = "directory", conflicts_with_all = ["opts", "passes"])]
    pub codegen: Vec<String>,
    /// A flag that compilers need for the programs (-Iinclude, -std=c99); may be given several times.
    #[arg(long = "cflags", value_name = "FLAG", allow_hyphen_values = true, requires = "directory")]
    pub cflags: Vec<String>,
    /// The longest that a program may run, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub timeout: u64,
}

/// `bitfrost config`
#[derive(Debug, Args)]
pub struct ConfigArgs {
    /// The kind of programs [default: mixed].
    #[arg(long, value_enum)]
    pub profile: Option<ProfileName>,
    /// The TOML file of the settings; the defaults stand for all that it leaves out.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// The engines.
    #[command(flatten)]
    pub engines: EngineArgs,
}

/// `bitfrost check`
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Saved DNA, C that bitfrost printed, C of the subset, any other C program, or LLVM IR (`.ll`).
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The function to run, if the file is LLVM IR; by default @entry, @main or the only one.
    #[arg(long, value_name = "NAME")]
    pub entry: Option<String>,
    /// The engines.
    #[command(flatten)]
    pub engines: EngineArgs,
    /// Compilers to use, as TOML.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// The building and running of ordinary programs.
    #[command(flatten)]
    pub ordinary: OrdinaryArgs,
    /// Declarations in the place of programs.
    #[command(flatten)]
    pub plugged: PluggedFileArgs,
}

/// The options of `bitfrost check` for plug-in engines.
#[derive(Debug, Args)]
#[command(next_help_heading = "Plug-in engines")]
#[group(skip)]
pub struct PluggedFileArgs {
    /// Read each file as declarations of functions, and let this engine define and call them; may be given
    /// several times.
    #[arg(long, value_name = "ENGINE", conflicts_with_all = ["no_native", "entry"])]
    pub engine: Vec<String>,
    /// A TOML file with tables of further engines; they replace those of the same names in the tree.
    #[arg(long = "engines", value_name = "FILE", requires = "engine")]
    pub tables: Option<PathBuf>,
}

/// The arguments and the standard input of a program.
#[derive(Clone, Debug, Default, Args)]
pub struct InvocationArgs {
    /// An argument for the program; may be given several times.
    #[arg(long = "arg", value_name = "ARG", allow_hyphen_values = true)]
    pub arguments: Vec<OsString>,
    /// The program's standard input [default: nothing to read].
    #[arg(long, value_name = "FILE")]
    pub stdin: Option<PathBuf>,
}

impl InvocationArgs {
    /// Reads the program's arguments and standard input.
    ///
    /// # Errors
    /// [`Failure::Input`] if the input cannot be read.
    pub fn resolved(&self) -> Result<Invocation, Failure> {
        Invocation::read(&self.arguments, self.stdin.as_ref())
    }
}

/// The options of `bitfrost check` for ordinary programs. With any but the time-out, every C file is one.
#[derive(Debug, Args)]
#[command(next_help_heading = "Ordinary programs")]
#[group(skip)]
pub struct OrdinaryArgs {
    /// The arguments and the standard input of the programs.
    #[command(flatten)]
    pub invocation: InvocationArgs,
    /// A flag that compilers need for the files (-Iinclude, -std=c99); may be given several times.
    #[arg(long, value_name = "FLAG", allow_hyphen_values = true)]
    pub cflags: Vec<String>,
    /// First ask sanitizers and our interpreter whether the program has undefined behaviour when it runs.
    #[arg(long)]
    pub guard: bool,
    /// Build all files of a program by the same compiler, and do not link those of several.
    #[arg(long)]
    pub whole: bool,
    /// The longest that a program may run, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub timeout: u64,
}

impl OrdinaryArgs {
    /// True if an option was given that only ordinary programs have.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        let OrdinaryArgs { invocation, cflags, guard, whole, timeout: _ } = self;
        *guard
            || *whole
            || !cflags.is_empty()
            || !invocation.arguments.is_empty()
            || invocation.stdin.is_some()
    }
}

/// The form in which `generate` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// C with a header that says where it came from.
    C,
    /// LLVM IR.
    Ir,
    /// The syntax tree.
    Json,
}

/// `bitfrost generate`
#[derive(Debug, Args)]
pub struct GenerateArgs {
    /// The seed of the programs.
    #[arg(long, value_name = "N", value_parser = hex::parse, default_value = "1")]
    pub seed: u64,
    /// The target of the programs [default: x86_64-linux-gnu].
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub target: Option<Target>,
    /// Also generate vectors that need these registers on x86-64: sse, avx, avx512 [default: what a file
    /// says, or sse].
    #[arg(long, value_name = "UNIT", value_parser = VectorUnit::from_str)]
    pub vectors: Option<VectorUnit>,
    /// The first program of the seed to print.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub start: u64,
    /// The number of programs.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub count: u64,
    /// The kind of programs [default: mixed].
    #[arg(long, value_enum)]
    pub profile: Option<ProfileName>,
    /// The generator's configuration as TOML.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// The form to print [default: c; for modules ir].
    #[arg(long = "as", value_enum, value_name = "FORM")]
    pub form: Option<Form>,
    /// Write one DNA file per program into this directory instead.
    #[arg(long, value_name = "DIRECTORY")]
    pub dna: Option<PathBuf>,
}

/// `bitfrost evaluate`
#[derive(Debug, Args)]
pub struct EvaluateArgs {
    /// The measurement.
    #[command(flatten)]
    pub what: Evaluation,
    /// The processor time of each campaign of `--rediscovery`, written as for `fuzz --duration`.
    #[arg(long, value_name = "TIME", value_parser = duration, default_value = "20m")]
    pub cpu: Duration,
    /// The number of campaigns of `--rediscovery`, each with the next seed.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub runs: u64,
    /// Guide the campaigns of `--rediscovery`, as `fuzz --guided` does.
    #[arg(long, conflicts_with_all = ["leaks", "sizes", "table", "rules", "programs"])]
    pub guided: bool,
    /// The number of generated programs.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub count: u64,
    /// The strategies that `--programs` measures, separated by commas [default: every one].
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = strategy, conflicts_with_all = ["leaks", "sizes", "table", "rules", "rediscovery"])]
    pub strategies: Vec<Strategy>,
    /// The levels at which `--programs` compiles, separated by commas.
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', value_parser = optimisation, default_value = "-O0,-O3", allow_hyphen_values = true)]
    pub levels: Vec<Optimisation>,
    /// The number of times that `--programs` times a compilation, shared out among the files of a program; the least time counts.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub repeat: u32,
    /// Judge each function that a strategy changes, with at most this processor time: does it refine clang's?
    #[arg(long, value_name = "TIME", value_parser = duration, conflicts_with_all = ["leaks", "sizes", "table", "rules", "rediscovery"])]
    pub refine: Option<Duration>,
    /// Count the instructions that the runs of `--programs` execute, by valgrind.
    #[arg(long, conflicts_with_all = ["leaks", "sizes", "table", "rules", "rediscovery"])]
    pub count_instructions: bool,
    /// Find the pass of LLVM after which a function that `--programs` measures is longer than clang's, `freeze` apart.
    #[arg(long, conflicts_with_all = ["leaks", "sizes", "table", "rules", "rediscovery"])]
    pub parting_passes: bool,
    /// The file to which `--programs` adds a line of JSON for each program; those that it has are not measured again.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["leaks", "sizes", "table", "rules", "rediscovery"])]
    pub results: Option<PathBuf>,
    /// The file to which `--programs` draws each program's ratios, as SVG.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["leaks", "sizes", "table", "rules", "rediscovery"])]
    pub plot: Option<PathBuf>,
    /// The seed of the programs.
    #[arg(long, value_name = "N", value_parser = hex::parse, default_value = "1")]
    pub seed: u64,
    /// The kind of programs for `--sizes` and `--rediscovery`, as for `fuzz` [default: mixed].
    #[arg(long, value_name = "PROFILE", conflicts_with_all = ["leaks", "table", "rules"])]
    pub profile: Option<Profile>,
    /// The target of `--rediscovery` [default: this machine's], or of `--rules` [default: every one].
    #[arg(long, value_name = "TARGET", value_parser = target, conflicts_with_all = ["leaks", "sizes", "table"])]
    pub target: Option<Target>,
    /// The number of workers; by default one per processor.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
}

/// The measurement of `evaluate`.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub struct Evaluation {
    /// Count the programs with indeterminate fields that each strategy breaks under each semantics, and show
    /// the smallest example of each kind.
    #[arg(long)]
    pub leaks: bool,
    /// Compare the IR instructions and the machine code of each strategy with clang's own.
    #[arg(long)]
    pub sizes: bool,
    /// Compile the programs of a directory by each strategy, from clang's own IR, and compare what they cost; see
    /// docs/bit-field-costs.md.
    #[arg(long, value_name = "DIRECTORY")]
    pub programs: Option<PathBuf>,
    /// Find out which transformations of `select` are correct under which of its rules, by exhaustive
    /// execution.
    #[arg(long = "table-2-1")]
    pub table: bool,
    /// Measure the processor time that campaigns with the installed compilers need to meet each entry of the
    /// ledger.
    #[arg(long)]
    pub rediscovery: bool,
    /// Show where simpler rules for passing structures depart from the platform's.
    #[arg(long, value_enum)]
    pub rules: Option<RulesName>,
}

/// Rules for passing structures that are not the platform's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RulesName {
    /// Those of an article for front-end authors, see docs/experiments.md.
    Article,
}

/// `bitfrost explain`
#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// Declarations of records and functions, a file of them, or `-` for standard input.
    #[arg(value_name = "DECL")]
    pub declaration: String,
    /// Only this target [default: every one].
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub target: Option<Target>,
    /// The vector registers on x86-64: sse, avx and avx512, separated by commas [default: sse].
    #[arg(long, value_name = "UNITS", value_delimiter = ',', value_parser = VectorUnit::from_str)]
    pub vectors: Vec<VectorUnit>,
    /// Compare everything with this compiler (a name of `bitfrost doctor`) or plug-in engine (a name of
    /// `bitfrost conform`); may be given several times.
    #[arg(long, value_name = "COMPILER")]
    pub against: Vec<String>,
    /// Draw bits, registers and stack into this file.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

/// `bitfrost lower`
#[derive(Debug, Args)]
pub struct LowerArgs {
    /// The program: C or saved DNA.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The target [default: the file's, or x86_64-linux-gnu].
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub target: Option<Target>,
    /// The vector registers of x86-64: sse, avx, avx512.
    #[arg(long, value_name = "UNIT", value_parser = VectorUnit::from_str, default_value = "sse")]
    pub vectors: VectorUnit,
    /// The strategy for accessing bit-fields.
    #[arg(long, value_enum, default_value = "word")]
    pub strategy: StrategyName,
    /// The compiler whose access units and types of records to use.
    #[arg(long, value_enum, default_value = "clang-19")]
    pub imitate: ClangCompatName,
    /// Replace constructs that LLVM 19 does not have.
    #[arg(long)]
    pub legalize: bool,
    /// Add the metadata of accesses that an optimising clang adds: `range` of a _Bool, `tbaa.struct` of a
    /// copy.
    #[arg(long)]
    pub optimizing: bool,
}

/// A strategy for accessing bit-fields: a row of [`lowering::strategy::STRATEGIES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrategyName(pub lowering::strategy::Strategy);

impl ValueEnum for StrategyName {
    fn value_variants<'a>() -> &'a [StrategyName] {
        static ALL: LazyLock<Vec<StrategyName>> = LazyLock::new(|| {
            lowering::strategy::STRATEGIES.iter().map(|strategy| StrategyName(*strategy)).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name).help(self.0.description))
    }
}

/// The clang that is imitated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClangCompatName(pub lowering::ClangCompat);

impl ValueEnum for ClangCompatName {
    fn value_variants<'a>() -> &'a [ClangCompatName] {
        static ALL: LazyLock<Vec<ClangCompatName>> = LazyLock::new(|| {
            lowering::ClangCompat::ALL.iter().map(|(_, which)| ClangCompatName(*which)).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()))
    }
}

/// The options of `bitfrost reduce` for any C or C++, and for modules of LLVM IR.
#[derive(Debug, Args)]
#[command(next_help_heading = "Any C, or a module of LLVM IR")]
#[group(skip)]
#[command(group(ArgGroup::new("interest").args(["test", "compare", "crash", "from_command"])))]
pub struct ForeignArgs {
    /// A command, or a line of the shell, that exits with 0 if the files in its working directory are interesting,
    /// as for C-Reduce and C-Vise.
    #[arg(long, value_name = "COMMAND")]
    pub test: Option<PathBuf>,
    /// Keep programs that behave differently when these two compilers compile them: --compare 'clang-19 -O2'
    /// 'gcc-12 -O0'.
    #[arg(long, value_names = ["COMPILER", "COMPILER"], num_args = 2)]
    pub compare: Option<Vec<String>>,
    /// Keep programs on which this compiler fails with this text: --crash 'gcc-12 -O2 -c' 'internal compiler
    /// error'.
    #[arg(long, value_names = ["COMPILER", "TEXT"], num_args = 2)]
    pub crash: Option<Vec<String>>,
    /// Keep programs on which this command fails as it does now: --from-command 'gcc -O2 -Iinclude -c x.c'. The files
    /// are those that the command names, preprocessed. Or a script that clang wrote where it died; or a
    /// compile_commands.json, or its directory, with FILE.
    #[arg(long, value_name = "COMMAND", conflicts_with = "in_place")]
    pub from_command: Option<String>,
    /// With --from-command: keep programs that exit as this one does, and that by a compiler without optimisation exit
    /// with this code.
    #[arg(long, value_name = "CODE", requires = "from_command")]
    pub expect_exit: Option<u8>,
    /// Run the test in a copy of this directory with the candidate in it, so that `make` and the like work.
    #[arg(long, value_name = "DIR", requires = "interest", conflicts_with = "from_command")]
    pub build_dir: Option<PathBuf>,
    /// Keep the program free of undefined behaviour, by sanitizers and our interpreter; the default with
    /// --compare and --expect-exit.
    #[arg(long, requires = "interest")]
    pub guard: bool,
    /// Let --compare and --expect-exit take programs with undefined behaviour.
    #[arg(long, requires = "interest", conflicts_with = "guard")]
    pub no_guard: bool,
    /// The number of workers, or of tests that run at a time; by default one per processor.
    #[arg(long, alias = "n", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// Stop a run of the test, and drop its candidate, after this time in seconds [default: three times the
    /// time for the best so far plus half a second, at most 300].
    #[arg(long, value_name = "SECONDS", requires = "interest", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub timeout: Option<u64>,
    /// Run a flaky test this number of times on each candidate.
    #[arg(long, value_name = "N", requires = "interest", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub repeat: Option<u32>,
    /// The number of these runs that must find it interesting [default: all].
    #[arg(long, value_name = "K", requires = "repeat", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub needed: Option<u32>,
    /// Overwrite the files with the result, and keep the originals as FILE.orig.
    #[arg(long, requires = "interest", conflicts_with = "output")]
    pub in_place: bool,
    /// Stop after this number of tested candidates.
    #[arg(long, value_name = "N", requires = "interest")]
    pub max_tests: Option<u64>,
    /// Stop after this time, written as for `fuzz --duration`.
    #[arg(long, requires = "interest", value_parser = duration, allow_hyphen_values = true)]
    pub duration: Option<Duration>,
    /// A flag that compilers need for these files (-Iinclude, -std=c99); may be given several times.
    #[arg(long, value_name = "FLAG", requires = "interest", allow_hyphen_values = true)]
    pub cflags: Vec<String>,
    /// Options of other reducers.
    #[command(flatten)]
    pub other_reducers: OtherReducersArgs,
    /// The arguments and the standard input with which --compare, --expect-exit and --guard run the program.
    #[command(flatten)]
    pub invocation: InvocationArgs,
}

/// `bitfrost reduce`
#[derive(Debug, Args)]
pub struct ReduceArgs {
    /// The number of a finding, or a file; with --test, --compare or --crash one or more files of any C or C++,
    /// or a module of LLVM IR (.ll, .bc); with --from-command those of its files that are reduced.
    #[arg(value_name = "ID|FILE", required_unless_present_any = ["all", "from_command"])]
    pub subjects: Vec<String>,
    /// Reduce every finding of the database whose reduction has not finished.
    #[arg(long, conflicts_with_all = ["subjects", "interest", "output"])]
    pub all: bool,
    /// The file for the result [default: x.reduced.c for x.c; of a finding it is stored in the database in any case].
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The test that makes any C interesting.
    #[command(flatten)]
    pub foreign: ForeignArgs,
    /// The database with the findings.
    #[command(flatten)]
    pub database: DatabaseArgs,
    /// The engines.
    #[command(flatten)]
    pub engines: EngineArgs,
    /// Compilers to use, as TOML.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// `bitfrost drill`
#[derive(Debug, Args)]
pub struct DrillArgs {
    /// The number of faults to look for at a time; by default one per processor.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// The seed of the programs.
    #[arg(long, value_name = "N", value_parser = hex::parse, default_value = "1")]
    pub seed: u64,
    /// Find each fault this number of times, reduce the findings, and list the buckets that they fall into.
    #[arg(long, value_name = "N")]
    pub causes: Option<u64>,
    /// Give up on a fault after this time, written as for `fuzz --duration`.
    #[arg(long, value_parser = duration, allow_hyphen_values = true, default_value = "60s")]
    pub limit: Duration,
    /// Only the faults of this target [default: every one].
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub target: Option<Target>,
    /// Only faults whose name contains this.
    #[arg(value_name = "NAME")]
    pub only: Option<String>,
}

/// `bitfrost doctor`
#[derive(Debug, Args)]
pub struct DoctorArgs {
    /// Ask all compilers anew, instead of believing what they answered to an earlier command.
    #[arg(long)]
    pub fresh: bool,
}

/// `bitfrost completions`
#[derive(Debug, Args)]
pub struct CompletionsArgs {
    /// The shell.
    pub shell: clap_complete::Shell,
}

/// `bitfrost man`
#[derive(Debug, Args)]
pub struct ManArgs {
    /// Write a page for each verb into this directory, which is created if it is missing.
    #[arg(value_name = "DIR")]
    pub directory: Option<PathBuf>,
}

/// Reads the name of a target.
fn target(name: &str) -> Result<Target, base::UnknownName> {
    name.parse()
}

/// Reads a level of optimisation.
fn optimisation(name: &str) -> Result<Optimisation, base::UnknownName> {
    name.parse()
}

/// Reads the name of a strategy.
fn strategy(name: &str) -> Result<Strategy, String> {
    Strategy::named(name).copied().ok_or_else(|| {
        let names: Vec<_> = STRATEGIES.iter().map(|strategy| strategy.name).collect();
        format!("there are {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        command().debug_assert();
    }
}
