//! The place and the tools with which units are built and run: directories, contained commands, compilers of the reference, and the
//! support object.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::answers::{Answers, AskedProgram, CompilerAnswer, Helpers, QuestionKey, is_own_refusal};
use engines::native::{Scratch, program};
use engines::process::{Command, Completed, ProcessError, ProcessLimits, Supervisor};
use lang::{FeatureRow, Features, Target, feature_set};
use smol_str::SmolStr;

use crate::spec::EngineSpec;

/// The environment of engines on this machine. Only the command line's package reads the environment.
#[derive(Clone, Debug)]
pub struct EngineEnvironment {
    /// Directories with programs, as in `PATH`.
    pub search_path: OsString,
    /// The directory for scratch files.
    pub scratch: PathBuf,
    /// The environment variables of the user, of which an engine sees those that its table names.
    pub variables: Vec<(OsString, OsString)>,
    /// The answers of compilers to earlier processes.
    pub answers: Answers,
}

/// A compiler of C with flags, which makes the other side of every call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// Its name with its flags: `gcc -O0`.
    pub name: SmolStr,
    /// Its executable.
    pub path: PathBuf,
    /// Its flags.
    pub flags: Vec<String>,
    /// The features that it has: old compilers lack some types.
    pub features: Features,
}

/// The features that compilers of the reference are taken to have, because a unit with them is about just that.
const TAKEN_FOR_GRANTED: Features = feature_set![MS_ABI MS_STRUCT ALIGNED_ENUM];

/// An engine that answered.
#[derive(Clone, Debug)]
pub struct LiveEngine {
    /// Its table.
    pub spec: EngineSpec,
    /// The first line of what it says its version is.
    pub version: String,
}

/// The reason why units cannot be built or run at all.
#[derive(Debug, thiserror::Error)]
pub enum UnitToolsError {
    /// A tool is missing.
    #[error("`{0}` is missing: it makes the other side of every call (./setup installs it)")]
    Missing(String),
    /// A file could not be written or read.
    #[error("cannot {doing}: {source}")]
    File {
        /// The action that failed.
        doing: &'static str,
        /// The system's reason.
        source: std::io::Error,
    },
    /// A process could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// A tool of the reference failed on text of ours.
    #[error("`{tool}` failed on our own text: {message}")]
    Reference {
        /// The tool.
        tool: String,
        /// Its message.
        message: String,
    },
    /// A unit cannot be laid out.
    #[error("a unit has no layout: {0}")]
    Layout(#[from] lowering::layout::LayoutError),
}

/// The result of the tools.
pub(crate) type UnitToolsResult<T> = Result<T, UnitToolsError>;

/// Builds and runs units for one platform.
#[derive(Debug)]
pub struct UnitTools {
    target: Target,
    environment: EngineEnvironment,
    supervisor: Supervisor,
    scratch: Scratch,
    references: Vec<Reference>,
    emulator: Option<PathBuf>,
}

/// The compilers of the reference by their names, with the flags of each: the one that relies on nothing, and the one that relies
/// on what callers do to small integers.
const REFERENCES: [(&str, &[&str]); 2] = [("gcc", &["-O0"]), ("clang-19", &["-O2"])];

/// A text that every compiler compiles: where it fails, the machine does.
const CONTROL: &str = "int control;";

const RUNTIME: [(&str, &str); 2] = [
    ("support.h", include_str!("../runtime/support.h")),
    ("support.c", include_str!("../runtime/support.c")),
];

/// The limits of a run of a unit: a call that hangs is ended by the driver after two seconds.
const RUN: ProcessLimits = ProcessLimits {
    cpu: Duration::from_secs(60),
    wall: Duration::from_secs(120),
    file: 64 << 20,
    memory: 64 << 30,
    ..ProcessLimits::COMPILER
};

/// The limits of an engine that compiles a unit; some map much address space.
const BUILD: ProcessLimits = ProcessLimits {
    cpu: Duration::from_secs(60),
    wall: Duration::from_secs(120),
    memory: 64 << 30,
    ..ProcessLimits::COMPILER
};

/// Turns an error of the file system into one of the tools.
pub(crate) fn file(doing: &'static str) -> impl Fn(std::io::Error) -> UnitToolsError {
    move |source| UnitToolsError::File { doing, source }
}

impl UnitTools {
    /// A tools for a platform.
    ///
    /// # Errors
    /// [`UnitToolsError::Missing`] where no compiler of the reference or no emulator is there.
    pub fn new(target: Target, environment: EngineEnvironment) -> UnitToolsResult<UnitTools> {
        let native = target.spec().architecture == std::env::consts::ARCH;
        let search = environment.search_path.clone();
        let mut references = Vec::new();
        for (name, flags) in REFERENCES {
            let is_gcc = name == "gcc";
            let file = if native || !is_gcc { name.to_owned() } else { format!("{}-gcc", target.name()) };
            let Some(path) = program(&search, &file) else { continue };
            let mut all: Vec<String> = flags.iter().map(|flag| (*flag).to_owned()).collect();
            if !native && !is_gcc {
                all.push(format!("--target={}", target.name()));
            }
            let name = format!("{name} {}", flags.join(" ")).into();
            references.push(Reference { name, path, flags: all, features: Features::IN_LANGUAGES });
        }
        if !references.first().is_some_and(|first| first.name.starts_with("gcc")) {
            let tool = if native { "gcc".to_owned() } else { format!("{}-gcc", target.name()) };
            return Err(UnitToolsError::Missing(tool));
        }
        let emulator = match (native, target.spec().tools.emulator) {
            (true, _) => None,
            (false, name) => {
                Some(program(&search, name).ok_or_else(|| UnitToolsError::Missing(name.to_owned()))?)
            }
        };
        let scratch = Scratch::new_in(&environment.scratch).map_err(file("make a directory"))?;
        let supervisor = Supervisor::new();
        let mut tools = UnitTools { target, environment, supervisor, scratch, references, emulator };
        tools.make_support()?;
        tools.probe_references()?;
        Ok(tools)
    }

    /// Asks the compilers of the reference what they lack.
    fn probe_references(&mut self) -> UnitToolsResult<()> {
        let asked = (Features::ASKED & Features::IN_LANGUAGES).difference(TAKEN_FOR_GRANTED);
        let asked: Vec<&FeatureRow> = asked.rows().collect();
        let lacking = self.references.iter().map(|reference| self.lacking(reference, &asked));
        let lacking: Vec<Features> = lacking.collect::<UnitToolsResult<_>>()?;
        for (reference, lacking) in self.references.iter_mut().zip(lacking) {
            reference.features -= lacking;
        }
        Ok(())
    }

    /// The features that a compiler lacks, as it answered earlier or answers now.
    fn lacking(&self, reference: &Reference, rows: &[&FeatureRow]) -> UnitToolsResult<Features> {
        let asked = AskedProgram {
            path: &reference.path,
            helpers: Helpers::OfCompiler,
            search_path: &self.environment.search_path,
            supervisor: &self.supervisor,
            directory: self.scratch.path(),
        };
        let texts = rows.iter().map(|row| text_of(&[*row]));
        let words = std::iter::once("reference lacks".to_owned()).chain(reference.flags.clone()).chain(texts);
        let answer = self.environment.answers.answer(&asked, &QuestionKey::new(words), || {
            let mut is_sure = true;
            let lacking = self.refused(reference, rows, &mut is_sure)?;
            is_sure &= lacking.is_empty() || self.refusal(reference, CONTROL)?.is_none();
            let lacked = rows.iter().enumerate().filter(|(_, row)| lacking.contains(row.feature));
            let lacked: Vec<usize> = lacked.map(|(number, _)| number).collect();
            Ok::<_, UnitToolsError>(if is_sure {
                CompilerAnswer::Firm(lacked)
            } else {
                CompilerAnswer::ForNow(lacked)
            })
        })?;
        let row = |number: usize| rows.get(number).map_or(Features::empty(), |row| row.feature);
        Ok(answer.unwrap_or_default().into_iter().map(row).fold(Features::empty(), Features::union))
    }

    /// The features that a compiler refuses: it is asked about all at once, and about halves where it refuses. It is not sure where a
    /// refusal may be the machine's.
    fn refused(
        &self,
        reference: &Reference,
        rows: &[&FeatureRow],
        is_sure: &mut bool,
    ) -> UnitToolsResult<Features> {
        let Some(refusal) = self.refusal(reference, &text_of(rows))? else { return Ok(Features::empty()) };
        match rows {
            [] => Ok(Features::empty()),
            [row] => {
                *is_sure &= is_own_refusal(refusal.end, &refusal.output);
                Ok(row.feature)
            }
            _ => {
                let (left, right) = rows.split_at(rows.len() / 2);
                Ok(self.refused(reference, left, is_sure)? | self.refused(reference, right, is_sure)?)
            }
        }
    }

    /// The end of a compiler that does not compile a text.
    fn refusal(&self, reference: &Reference, text: &str) -> UnitToolsResult<Option<Completed>> {
        let directory = self.directory()?;
        let input = directory.path().join("probe.c");
        std::fs::write(&input, text).map_err(file("write a question"))?;
        let command = self.reference_command(reference, directory.path(), &[], &input, "probe.o");
        let completed = self.supervisor.run(command)?;
        Ok((!completed.succeeded()).then_some(completed))
    }

    /// The platform.
    #[must_use]
    pub const fn target(&self) -> Target {
        self.target
    }

    /// The compilers of the reference; at least gcc.
    #[must_use]
    pub fn references(&self) -> &[Reference] {
        &self.references
    }

    /// The engines of these tables that are for the platform: each with its version, or why it is not there.
    ///
    /// # Errors
    /// When interrupted.
    pub fn discover(
        &self,
        specs: impl IntoIterator<Item = EngineSpec>,
    ) -> UnitToolsResult<Vec<(EngineSpec, Result<LiveEngine, String>)>> {
        let here = specs.into_iter().filter(|spec| spec.targets.contains(&self.target));
        here.map(|spec| Ok((spec.clone(), self.ask(spec)?))).collect()
    }

    /// A compiler of the reference as an engine, by the flags of its side.
    #[must_use]
    pub fn of_reference(&self, reference: &Reference) -> LiveEngine {
        let mut command =
            vec![reference.path.to_string_lossy().into_owned(), "-std=gnu11".to_owned(), "-w".to_owned()];
        command.extend(reference.flags.iter().cloned());
        command.extend(["-c", "{input}", "-o", "{output}"].map(str::to_owned));
        let language = &crate::language::c::C;
        let spec = EngineSpec {
            name: reference.name.clone(),
            language,
            method: crate::spec::Method::Objects { build: vec![command], link: Vec::new() },
            variants: vec![crate::spec::Variant { flags: Vec::new() }],
            version: vec![reference.path.to_string_lossy().into_owned(), "--version".to_owned()],
            capabilities: Vec::new(),
            environment: Vec::new(),
            set: Vec::new(),
            targets: vec![self.target],
            defines: reference.features,
            calls: reference.features,
            known: Vec::new(),
            install: String::new(),
        };
        LiveEngine { spec, version: String::new() }
    }

    /// Asks an engine for its version.
    fn ask(&self, spec: EngineSpec) -> UnitToolsResult<Result<LiveEngine, String>> {
        let directory = self.directory()?;
        let limits = ProcessLimits { memory: 64 << 30, ..ProcessLimits::QUESTION };
        let Some(command) = self.engine_command(&spec, &spec.version, directory.path(), &[], limits) else {
            return Ok(Err(format!("`{}` is not there: {}", spec.version[0], spec.install)));
        };
        let completed = self.supervisor.run(command)?;
        let version = completed.output.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        if !completed.succeeded() {
            return Ok(Err(format!("`{}` failed: {version} ({})", spec.version.join(" "), spec.install)));
        }
        let version = version.trim().to_owned();
        if spec.capabilities.is_empty() {
            return Ok(Ok(LiveEngine { version, spec }));
        }
        let asked = self.engine_command(&spec, &spec.capabilities, directory.path(), &[], limits);
        let Some(command) = asked else {
            return Ok(Err(format!("`{}` is not there", spec.capabilities[0])));
        };
        let completed = self.supervisor.run(command)?;
        Ok(spec.with_capabilities(&completed.output).map(|spec| LiveEngine { version, spec }))
    }

    /// A new directory for one unit.
    ///
    /// # Errors
    /// When nothing can be written.
    pub(crate) fn directory(&self) -> UnitToolsResult<tempfile::TempDir> {
        tempfile::Builder::new()
            .prefix("unit-")
            .tempdir_in(self.scratch.path())
            .map_err(file("make a directory"))
    }

    /// The path of a file that all units share.
    pub(crate) fn shared_file(&self, name: &str) -> PathBuf {
        self.scratch.path().join(name)
    }

    /// Compiles the support object, once for executables and once for shared libraries.
    fn make_support(&self) -> UnitToolsResult<()> {
        for (name, text) in RUNTIME {
            std::fs::write(self.shared_file(name), text).map_err(file("write the support object's text"))?;
        }
        for (output, flags) in [("support.o", &["-O1"][..]), ("support.pic.o", &["-O1", "-fPIC"])] {
            self.compile_reference(
                &self.references[0],
                self.scratch.path(),
                flags,
                Path::new("support.c"),
                output,
            )?;
        }
        Ok(())
    }

    /// Compiles C of ours.
    ///
    /// # Errors
    /// If the compiler refuses it, which is our mistake.
    pub(crate) fn compile_reference(
        &self,
        reference: &Reference,
        directory: &Path,
        flags: &[&str],
        input: &Path,
        output: &str,
    ) -> UnitToolsResult<Duration> {
        self.run_tool(self.reference_command(reference, directory, flags, input, output))
    }

    fn reference_command(
        &self,
        reference: &Reference,
        directory: &Path,
        flags: &[&str],
        input: &Path,
        output: &str,
    ) -> Command {
        let include = format!("-I{}", self.scratch.path().display());
        let fixed = ["-std=gnu11", "-w", &include];
        let told = fixed.into_iter().chain(reference.flags.iter().map(String::as_str));
        let command = self.command(&reference.path, directory, BUILD);
        let command = command.args(told.chain(flags.iter().copied()));
        command.args([OsStr::new("-c"), input.as_os_str(), OsStr::new("-o"), OsStr::new(output)])
    }

    /// Links with the reference's first compiler.
    ///
    /// # Errors
    /// If it fails.
    pub(crate) fn link(&self, directory: &Path, arguments: Vec<OsString>) -> UnitToolsResult<Completed> {
        let command = self.command(&self.references[0].path, directory, BUILD).args(arguments);
        Ok(self.supervisor.run(command)?)
    }

    fn run_tool(&self, command: Command) -> UnitToolsResult<Duration> {
        let tool = command.program.display().to_string();
        let completed = self.supervisor.run(command)?;
        if completed.succeeded() {
            return Ok(completed.usage.cpu);
        }
        Err(UnitToolsError::Reference { tool, message: completed.output })
    }

    fn command(&self, path: &Path, directory: &Path, limits: ProcessLimits) -> Command {
        let search_path = Some(self.environment.search_path.clone());
        Command { search_path, limits, ..Command::new(path, directory) }
    }

    /// A command of an engine, with the environment that its table asks for; `None` if its program is not there. Each token
    /// of `words` that is one of `replaced` becomes its texts.
    fn engine_command(
        &self,
        spec: &EngineSpec,
        words: &[String],
        directory: &Path,
        replaced: &[(&str, &[OsString])],
        limits: ProcessLimits,
    ) -> Option<Command> {
        let (first, rest) = words.split_first()?;
        let path = program(&self.environment.search_path, first)?;
        let mut command = self.command(&path, directory, limits);
        for word in rest {
            match replaced.iter().find(|(token, _)| token == word) {
                Some((_, texts)) => command.arguments.extend(texts.iter().cloned()),
                None => command.arguments.push(inside(word, replaced)),
            }
        }
        let own = self.shared_file(&format!("engine-{}", spec.name));
        let seen = |name: &String| {
            let is_it = |(key, _): &&(OsString, OsString)| key.as_os_str() == OsStr::new(name);
            self.environment.variables.iter().find(is_it).cloned()
        };
        command.variables.extend(spec.environment.iter().filter_map(seen));
        for (name, value) in &spec.set {
            let value = value.replace("{directory}", &own.to_string_lossy());
            command.variables.push((name.into(), value.into()));
        }
        if spec.set.iter().any(|(_, value)| value.contains("{directory}")) {
            let _exists_or_the_engine_says_so = std::fs::create_dir_all(&own);
            command.writes.push(own);
        }
        Some(command)
    }

    /// Runs a command of an engine that compiles.
    ///
    /// # Errors
    /// If it cannot be started.
    pub(crate) fn run_engine(
        &self,
        spec: &EngineSpec,
        words: &[String],
        directory: &Path,
        replaced: &[(&str, &[OsString])],
    ) -> UnitToolsResult<Completed> {
        let missing = || UnitToolsError::Missing(words.first().cloned().unwrap_or_default());
        let command = self.engine_command(spec, words, directory, replaced, BUILD).ok_or_else(missing)?;
        Ok(self.supervisor.run(command)?)
    }

    /// The command of a script engine, to be run with the report's memory.
    pub(crate) fn script_command(
        &self,
        spec: &EngineSpec,
        words: &[String],
        directory: &Path,
        replaced: &[(&str, &[OsString])],
    ) -> UnitToolsResult<Command> {
        let missing = || UnitToolsError::Missing(words.first().cloned().unwrap_or_default());
        self.engine_command(spec, words, directory, replaced, RUN).ok_or_else(missing)
    }

    /// The command of an executable of the platform, to be run with the report's memory.
    pub(crate) fn executable_command(&self, path: &Path, directory: &Path) -> Command {
        let command = match &self.emulator {
            Some(emulator) => {
                let root = format!("/usr/{}", self.target.name());
                Command::new(emulator, directory).args([OsString::from("-L"), root.into(), path.into()])
            }
            None => Command::new(path, directory),
        };
        Command { limits: RUN, ..command }
    }

    /// Runs a command.
    ///
    /// # Errors
    /// If it cannot be started.
    pub(crate) fn run(&self, command: Command) -> UnitToolsResult<Completed> {
        Ok(self.supervisor.run(command)?)
    }
}

/// The probes of features as one text.
fn text_of(rows: &[&FeatureRow]) -> String {
    rows.iter().filter_map(|row| row.compiler).flat_map(|asked| [asked.probe, "\n"]).collect()
}

/// A word with tokens inside it replaced by their first texts: `--output={output}`.
fn inside(word: &str, replaced: &[(&str, &[OsString])]) -> OsString {
    let mut word = word.to_owned();
    for (token, texts) in replaced {
        if let Some(text) = texts.first() {
            word = word.replace(token, &text.to_string_lossy());
        }
    }
    word.into()
}
