//! Code generation, held to what a function must do: compiled functions are called with arguments for which the function is
//! defined and does one thing.
//!
//! A module is compiled by `llc`, or by clang without its passes, at each of [`LEVELS`]. The calls are a module of their own, made
//! by the same compiler, so that no rule of a calling convention is ours. One process makes all calls; where one crashes or hangs,
//! another process goes on after that function.

mod calls;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::native::{Scratch, Settings};
use engines::process::{Command, Completed, End, ProcessLimits, Supervisor};
use ir::{CallingConvention, Linkage, Module};
use refine::sets::{EnumerationLimits, FunctionRef, concrete_calls};

use crate::optimizer::AdaptedModule;
use crate::refinement::{RefinementJudge, defined};
use case_files::module_file::ModuleFile;
use host::{Failure, machine, scratch};

pub use calls::{CallDifference, CalledFunction};

/// The levels of the back end.
pub const LEVELS: [&str; 2] = ["-O0", "-O2"];

/// Compilers that may link, the first that there is.
const LINKERS: [&str; 4] = ["gcc", "cc", "clang-19", "clang"];

/// Calls of one function.
const MOST_CALLS: usize = 128;

/// Executions of a function on one input, of which all must do the same.
const EXECUTIONS: u64 = 1 << 8;

/// Bytes of what the calls print.
const PRINTED: usize = 32 << 20;

/// The limits of the process that makes the calls.
const CALLS: ProcessLimits = ProcessLimits {
    cpu: Duration::from_secs(5),
    wall: Duration::from_secs(20),
    // What it prints is in a file in memory.
    file: PRINTED as u64,
    ..ProcessLimits::COMPILER
};

/// A back end of LLVM.
#[derive(Debug)]
pub struct CodeGenerator {
    program: PathBuf,
    name: String,
    version: String,
    kind: GeneratorKind,
    linker: PathBuf,
    supervisor: Supervisor,
    place: PathBuf,
}

/// The reason why a back end makes no code of a module at a level, or why that cannot be called.
#[derive(Clone, Debug)]
pub enum CodegenError {
    /// It refuses the module: its name and its message.
    Refused(String, String),
    /// It crashed at a level: its name and its message.
    Crashed(&'static str, String, String),
    /// The machine failed.
    Machine(Failure),
}

impl From<Failure> for CodegenError {
    fn from(why: Failure) -> CodegenError {
        CodegenError::Machine(why)
    }
}

impl From<CodegenError> for Failure {
    fn from(error: CodegenError) -> Failure {
        match error {
            CodegenError::Refused(title, message) => Failure::input(title, message),
            CodegenError::Crashed(_, title, message) => {
                Failure::infrastructure(title, format_args!("it crashed: {message}"))
            }
            CodegenError::Machine(why) => why,
        }
    }
}

/// The programs that generate code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GeneratorKind {
    /// `llc`.
    Llc,
    /// `clang`, with the passes of its middle end left out.
    Clang,
}

impl CodeGenerator {
    /// The `llc` or clang of a name, or of a path.
    ///
    /// # Errors
    /// [`Failure::Input`] if there is no such program, or it is neither; [`Failure::Infrastructure`] if it cannot be run, or
    /// there is no compiler that links.
    pub fn new(program: &str) -> Result<CodeGenerator, Failure> {
        let search_path = machine::search_path();
        let path = engines::native::program(&search_path, program).ok_or_else(|| {
            Failure::Input(format!(
                "--codegen={program}: not on the search path; `bitfrost doctor` lists what to install"
            ))
        })?;
        let path = std::path::absolute(&path).unwrap_or(path);
        let linker = LINKERS.iter().find_map(|name| engines::native::program(&search_path, name));
        let linker =
            linker.ok_or_else(|| Failure::Infrastructure("no compiler links: install gcc".to_owned()))?;
        let mut generator = CodeGenerator {
            name: path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned(),
            program: path,
            version: String::new(),
            kind: GeneratorKind::Llc,
            linker,
            supervisor: Supervisor::new(),
            place: scratch::place(&Settings::default()),
        };
        let directory = generator.directory()?;
        let question =
            Command { limits: ProcessLimits::QUESTION, ..generator.command(&generator.program, &directory) };
        let Completed { output: said, .. } = generator.run(question.args(["--version"]))?;
        let number = |marker: &str| {
            let (_, rest) = said.split_once(marker)?;
            rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').next().map(str::to_owned)
        };
        (generator.version, generator.kind) = match (number("clang version "), number("LLVM version ")) {
            (Some(version), _) => (version, GeneratorKind::Clang),
            (None, Some(version)) => (version, GeneratorKind::Llc),
            (None, None) => {
                return Err(Failure::input(
                    format_args!("--codegen={program}"),
                    "it is neither llc nor clang",
                ));
            }
        };
        Ok(generator)
    }

    /// Its name with its version.
    #[must_use]
    pub fn title(&self) -> String {
        format!("{} (LLVM {})", self.name, self.version)
    }

    /// The command line that a user can run.
    #[must_use]
    pub fn shown_command(&self, level: &str, file: &str) -> String {
        let flags: String = self.flags(level).iter().map(|flag| format!("{flag} ")).collect();
        format!("{} {flags}{file} -o FILE.o", self.name)
    }

    fn major(&self) -> u32 {
        self.version.split('.').next().and_then(|major| major.parse().ok()).unwrap_or(0)
    }

    fn flags(&self, level: &str) -> Vec<String> {
        let is_old = self.major() < 15;
        let flags: &[&str] = match (self.kind, is_old) {
            (GeneratorKind::Llc, false) => &["-filetype=obj", "-relocation-model=pic"],
            (GeneratorKind::Llc, true) => &["-opaque-pointers", "-filetype=obj", "-relocation-model=pic"],
            (GeneratorKind::Clang, false) => &["-w", "-fPIC", "-Xclang", "-disable-llvm-passes", "-c"],
            (GeneratorKind::Clang, true) => {
                &["-w", "-fPIC", "-Xclang", "-disable-llvm-passes", "-mllvm", "-opaque-pointers", "-c"]
            }
        };
        std::iter::once(level).chain(flags.iter().copied()).map(str::to_owned).collect()
    }

    fn directory(&self) -> Result<Scratch, Failure> {
        Scratch::new_in(&self.place).map_err(|why| Failure::infrastructure(self.place.display(), why))
    }

    fn command(&self, program: &Path, directory: &Scratch) -> Command {
        Command { search_path: Some(machine::search_path()), ..Command::new(program, directory.path()) }
    }

    fn run(&self, command: Command) -> Result<Completed, Failure> {
        self.supervisor.run(command).map_err(|why| Failure::infrastructure(self.title(), why))
    }

    /// Makes an object of a module.
    fn compile(
        &self,
        text: &str,
        stem: &str,
        level: &'static str,
        directory: &Scratch,
    ) -> Result<(), CodegenError> {
        let (input, output) = (format!("{stem}.ll"), format!("{stem}.o"));
        let path = directory.path().join(&input);
        fs::write(&path, text).map_err(|why| Failure::unwritable(&path, &why))?;
        let files = [input, "-o".to_owned(), output];
        let Completed { end, output: said, .. } =
            self.run(self.command(&self.program, directory).args(self.flags(level)).args(files))?;
        let error = said.lines().find(|line| line.contains("error")).or_else(|| said.lines().next());
        let complaint = error.unwrap_or("it printed nothing").trim();
        match end {
            End::Exited(0) => Ok(()),
            End::Exited(_) => Err(CodegenError::Refused(self.title(), complaint.to_owned())),
            End::Killed(_) | End::OutOfTime | End::Stopped | End::Excessive(_) => {
                Err(CodegenError::Crashed(level, self.title(), complaint.to_owned()))
            }
        }
    }

    /// Compiles a module and calls functions of it. The result has an entry for each function: where compiled code differs from
    /// what it must do.
    ///
    /// # Errors
    /// [`CodegenError`] if the compiler refuses the module or crashes, or nothing can be linked.
    pub fn differences(
        &self,
        module: &Module,
        functions: &[CalledFunction],
    ) -> Result<Vec<Option<CallDifference>>, CodegenError> {
        let directory = self.directory()?;
        let AdaptedModule { given: module, .. } = AdaptedModule::new(module, self.major());
        let mut objects = Vec::new();
        for level in LEVELS {
            let mut renamed = module.clone();
            for called in functions {
                if let Some(id) = renamed.function(&called.name) {
                    renamed.functions[id.index()].linkage = Linkage::External;
                }
            }
            renamed.prefix_definitions(&calls::prefix(level));
            let stem = format!("subject{level}");
            self.compile(&ir::print_module(&renamed), &stem, level, &directory)?;
            objects.push(format!("{stem}.o"));
        }
        let caller = calls::caller(&module, functions);
        self.compile(&caller, "caller", LEVELS[0], &directory)?;
        objects.push("caller.o".to_owned());
        // A function that is called on no path that is taken may be missing.
        let flags = ["-Wl,--unresolved-symbols=ignore-all", "-o", "calls"];
        let link = self.command(&self.linker, &directory).args(objects).args(flags);
        let Completed { end, output: said, .. } = self.run(link)?;
        if end != End::Exited(0) {
            return Err(
                Failure::infrastructure("cannot link", said.lines().next().unwrap_or_default()).into()
            );
        }
        let units = functions.len() * LEVELS.len();
        let (mut differences, mut next) = (vec![None; functions.len()], 0);
        while next < units {
            let program = directory.path().join("calls");
            let command = Command {
                limits: CALLS,
                output_kept: PRINTED,
                ..self.command(&program, &directory).args([next.to_string()])
            };
            let Completed { end, output: said, .. } = self.run(command)?;
            next = calls::compare(&said, end, functions, &mut differences, next).ok_or_else(|| {
                Failure::infrastructure("compiled code does not start", format_args!("{end:?}"))
            })?;
        }
        Ok(differences)
    }
}

impl CalledFunction {
    /// A function of a target, with calls for which its source does one thing only. `Err` says why there are none.
    ///
    /// # Errors
    /// The reason in words.
    pub fn new(
        judge: RefinementJudge,
        source: &ModuleFile,
        target: &ModuleFile,
        name: &str,
    ) -> Result<CalledFunction, String> {
        if let Some(why) = not_callable(&target.module, name) {
            return Err(why.to_owned());
        }
        if defined(&target.module, name).is_none() {
            return Err("the target does not define it".to_owned());
        }
        let function = defined(&source.module, name).ok_or("the source does not define it")?;
        let subject = FunctionRef { module: &source.module, function };
        let limits = EnumerationLimits { executions: EXECUTIONS, ..judge.limits };
        let calls =
            concrete_calls(subject, judge.semantics, limits, MOST_CALLS).map_err(|why| why.to_string())?;
        match calls.is_empty() {
            true => Err("no input on which the source can do one thing only".to_owned()),
            false => Ok(CalledFunction { name: name.to_owned(), calls }),
        }
    }
}

/// The reason why a function of a module cannot be called from outside, if there is one.
fn not_callable(module: &Module, name: &str) -> Option<&'static str> {
    let is_laid_out = module.types.data_layout().has_platform_pointers();
    let is_host = module.triple.is_none() && module.target == ir::Target::default() && is_laid_out;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'$' | b'-');
    let function = module.function(name).map(|id| &module.functions[id.index()]);
    match function {
        _ if !is_host || !cfg!(target_arch = "x86_64") => Some("code for another platform"),
        None => Some("no such function"),
        Some(function) if !function.name.bytes().all(is_plain) => Some("a name with unusual characters"),
        Some(function) if function.convention != CallingConvention::C => Some("another calling convention"),
        Some(_) => None,
    }
}
