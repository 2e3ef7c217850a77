//! Everything that stays the same from batch to batch: configurations, linker, the compiled runtime, a place to
//! work.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use lang::print::OffsetQuestion;
use lang::{Features, Target};
use lowering::Stages;
use lowering::abi::VectorUnit;
use smol_str::SmolStr;

use super::compiler::{Configuration, Fingerprint, Input};
use super::configurations::configurations;
use super::limits::Limits;
use super::link::Linker;
use super::platform::{Platform, Runner};
use super::probe;
use super::question::{Discovery, Notify};
use super::runtime::linker;
use super::scratch::Scratch;
use super::settings::Settings;
use super::source::Content;
use super::toolchain_error::ToolchainError;
use crate::answers::Answers;
use crate::compiler::Identities;
use crate::process::{Command, Supervisor};

/// The environment of a toolchain, which it does not read by itself.
#[derive(Clone, Debug)]
pub struct Environment {
    /// Directories with compilers, as in `PATH`.
    pub search_path: OsString,
    /// The directory for scratch files; best on a file system in memory.
    pub scratch: PathBuf,
    /// The number of compilers of one batch that may run at a time.
    pub jobs: NonZeroUsize,
    /// Called for compilers that are slow to answer, and for compilers that are left out because they did not.
    pub notify: Notify,
    /// The lowerings by other stages than the platform's that configurations may name.
    pub stages: &'static [&'static dyn Stages],
    /// The answers of compilers to earlier processes.
    pub answers: Answers,
}

/// The native engines of this machine. Clones work in the same directory.
#[derive(Clone, Debug)]
pub struct Toolchain {
    pub(super) target: Target,
    /// The registers for vectors that all code uses.
    pub(super) vectors: VectorUnit,
    /// The reason why nothing that is compiled can run here.
    idle: Option<String>,
    pub(super) configurations: Vec<Configuration>,
    /// The capabilities that each of them lacks.
    lacks: Vec<Features>,
    identities: Identities,
    /// Compilers that did not answer.
    left_out: BTreeSet<SmolStr>,
    /// The settings of the toolchain.
    settings: Settings,
    pub(super) linker: Linker,
    pub(super) runner: Runner,
    pub(super) supervisor: Supervisor,
    pub(crate) environment: Environment,
    pub(crate) work: Arc<Scratch>,
    /// The options of our lowering, planted faults included.
    pub(crate) lowering: lowering::Options,
}

impl Toolchain {
    /// The default configurations, the ones from the settings, and the tools to link and run them.
    ///
    /// # Errors
    /// If something is missing or does not work; the error names it.
    pub fn new(environment: Environment, settings: &Settings) -> Result<Toolchain, ToolchainError> {
        let scratch_error = |source| ToolchainError::Scratch { path: environment.scratch.clone(), source };
        let work = Scratch::new_in(&environment.scratch).map_err(scratch_error)?;
        let (supervisor, left_out) = (Supervisor::new(), Mutex::default());
        let (target, vectors, limits) =
            (settings.target.unwrap_or_default(), settings.vectors, settings.limits);
        let discovery = Discovery {
            target,
            search_path: environment.search_path.as_os_str(),
            supervisor: &supervisor,
            directory: work.path(),
            limits: limits.of_question(),
            notify: environment.notify,
            left_out: &left_out,
            answers: &environment.answers,
        };
        let compilers = discovery.compilers()?;
        let configured = configurations(&discovery, &compilers, environment.stages, settings)?;
        let linker = linker(&discovery, &compilers, vectors, limits.of_compiler())?;
        let runner = runner(&discovery)?;
        let runs = vectors == VectorUnit::default() || probe::runs(&discovery, &linker, &runner)?;
        let idle = (!runs).then(|| format!("the processor here has no registers of {vectors}"));
        let (configurations, lacks) = answering(&discovery, &linker, &runner, configured, vectors)?;
        let identities = identities(&configurations);
        Ok(Toolchain {
            target,
            vectors,
            idle,
            configurations,
            lacks,
            identities,
            left_out: left_out.into_inner().unwrap_or_else(PoisonError::into_inner),
            settings: settings.clone(),
            linker,
            runner,
            supervisor,
            environment,
            work: Arc::new(work),
            lowering: lowering::Options::default(),
        })
    }

    /// The same with the configurations that settings list, in a moment: no compiler is asked again. `None` if it lacks one of them,
    /// or the settings want the default ones.
    #[must_use]
    pub fn with_only(&self, settings: &Settings) -> Option<Toolchain> {
        if !settings.only {
            return None;
        }
        let named = |compiler: &str, flags: &[String]| {
            self.configurations.iter().position(|configuration| {
                configuration.name.compiler() == compiler && configuration.name.flags() == flags.join(" ")
            })
        };
        let described = settings
            .compilers
            .iter()
            .flat_map(|custom| custom.flags.iter().map(|flags| named(&custom.name, flags)));
        let listed = settings
            .configurations
            .iter()
            .map(|configuration| named(&configuration.compiler, &configuration.flags));
        let mut kept: Vec<usize> = described.chain(listed).collect::<Option<_>>()?;
        kept.sort_unstable();
        kept.dedup();
        Some(Toolchain { settings: settings.clone(), ..self.with_kept(&kept) })
    }

    /// The same without the configurations that optimise, in a moment; `None` if that are all of them, or none.
    #[must_use]
    pub fn without_optimising(&self) -> Option<Toolchain> {
        let all = 0..self.configurations.len();
        let kept: Vec<usize> = all.filter(|&at| !self.configurations[at].optimises()).collect();
        (!kept.is_empty() && kept.len() < self.configurations.len()).then(|| self.with_kept(&kept))
    }

    /// The same with some of the configurations, by number.
    fn with_kept(&self, kept: &[usize]) -> Toolchain {
        let configurations = kept.iter().map(|&at| self.configurations[at].clone()).collect();
        let lacks = kept.iter().map(|&at| self.lacks[at]).collect();
        Toolchain { configurations, lacks, ..self.clone() }
    }

    /// From now on our lowering does this, and makes its mistakes, for `bitfrost drill`.
    pub const fn set_lowering(&mut self, lowering: lowering::Options) {
        self.lowering = lowering;
    }

    /// The target of the programs; others are not run.
    #[must_use]
    pub const fn target(&self) -> Target {
        self.target
    }

    /// The registers for vectors that everything is compiled for.
    #[must_use]
    pub const fn vectors(&self) -> VectorUnit {
        self.vectors
    }

    /// The reason why nothing can run here, if there is one. Compilers still compile, and every run is
    /// [`crate::Outcome::Unsupported`] for this reason.
    #[must_use]
    pub fn idle(&self) -> Option<&str> {
        self.idle.as_deref()
    }

    /// The configurations, in the order of every list of results.
    #[must_use]
    pub fn configurations(&self) -> &[Configuration] {
        &self.configurations
    }

    /// The capabilities that each configuration lacks, in their order: a program that needs one is not given to it, and the outcome gives
    /// the reason ([`crate::Outcome::Unsupported`]).
    #[must_use]
    pub fn lacks(&self) -> &[Features] {
        &self.lacks
    }

    /// The families and versions of the compilers that read C, by name.
    #[must_use]
    pub const fn identities(&self) -> &Identities {
        &self.identities
    }

    /// The names of compilers that are left out because they did not answer.
    #[must_use]
    pub const fn left_out(&self) -> &BTreeSet<SmolStr> {
        &self.left_out
    }

    /// The directory for all its temporary files.
    #[must_use]
    pub fn scratch(&self) -> &Path {
        self.work.path()
    }

    /// The settings that it was made by.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The limits of compilers and programs.
    pub(super) const fn limits(&self) -> &Limits {
        &self.settings.limits
    }

    /// The capabilities that some configuration lacks: programs that need none of them run everywhere.
    #[must_use]
    pub fn lacks_somewhere(&self) -> Features {
        self.lacks.iter().copied().fold(Features::empty(), Features::union)
    }

    /// The fingerprints of the configurations: results repeat where they are the same.
    #[must_use]
    pub fn fingerprints(&self) -> Vec<Fingerprint> {
        self.configurations.iter().map(Configuration::fingerprint).collect()
    }

    /// The parts of each program that a configuration compiles.
    pub(super) fn content(&self, configuration: usize) -> Content {
        Content {
            layout_probes: self.answers_layouts(configuration) == configuration,
            offsets: match self.lacks[configuration].contains(Features::BUILTIN_OFFSETOF) {
                true => OffsetQuestion::Addresses,
                false => OffsetQuestion::Builtin,
            },
            direct: self.configurations[configuration].optimises(),
        }
    }

    /// The configuration that answers the layout questions for this one.
    pub(crate) fn answers_layouts(&self, configuration: usize) -> usize {
        let asked = &self.configurations[configuration];
        let same = self.configurations.iter().position(|other| other.lays_out_like(asked));
        same.unwrap_or(configuration)
    }

    /// A run of a configuration's compiler with the limits for a whole unit, without arguments yet.
    pub(crate) fn compiler_command(&self, configuration: &Configuration, directory: &Path) -> Command {
        configuration.command(&self.environment.search_path, directory, self.limits().of_compiler())
    }

    /// Ends everything that runs, when the user interrupts.
    #[must_use]
    pub const fn supervisor(&self) -> &Supervisor {
        &self.supervisor
    }
}

fn identities(configurations: &[Configuration]) -> Identities {
    let mut identities = Identities::default();
    for Configuration { name, compiler, .. } in
        configurations.iter().filter(|configuration| configuration.input == Input::C)
    {
        identities.insert(name.compiler(), compiler.identity.clone());
    }
    identities
}

/// The configurations whose compilers answer, and what each of them lacks.
fn answering(
    discovery: &Discovery<'_>,
    linker: &Linker,
    runner: &Runner,
    configured: Vec<Configuration>,
    vectors: VectorUnit,
) -> Result<(Vec<Configuration>, Vec<Features>), ToolchainError> {
    let lacks = probe::lacks(discovery, linker, runner, &configured, vectors)?;
    let answered = configured.into_iter().zip(lacks);
    Ok(answered.filter_map(|(configuration, lacks)| Some((configuration, lacks?))).unzip())
}

/// The emulator for a target that this machine's processor does not run.
fn runner(discovery: &Discovery<'_>) -> Result<Runner, ToolchainError> {
    let platform = Platform::for_target(discovery.target);
    if platform.is_native() {
        return Ok(Runner { emulator: None });
    }
    let missing = || ToolchainError::Missing(format!("emulator (`{}`)", platform.tools().emulator));
    Ok(Runner { emulator: Some(discovery.program(platform.tools().emulator).ok_or_else(missing)?) })
}
