//! Whether a program is free of undefined behaviour, as far as running it under sanitizers shows: what a compiler makes of an undefined
//! program is nobody's defect (C11 3.4.3).

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use interpreter::{Config, ExecutionLimits, Interpreter, Outcome as Ended, Semantics};
use oracle::native::process::{Command, Completed, End, ProcessLimits};
use reducer::SourceText;

use super::TestPlace;
use crate::{Failure, machine};

/// A way to build a program that reports what is undefined when it runs.
#[derive(Debug)]
struct Sanitizer {
    /// Its name in messages.
    name: &'static str,
    /// The compilers that may have it, the first that builds the original is asked.
    compilers: &'static [&'static str],
    flags: &'static [&'static str],
}

/// Cheapest first. Uninitialised values need a program of their own.
const SANITIZERS: [Sanitizer; 3] = [
    Sanitizer {
        name: "undefined, address",
        compilers: &["gcc", "gcc-12", "gcc-13", "gcc-14"],
        flags: &["-fsanitize=undefined,address"],
    },
    Sanitizer {
        name: "undefined, address",
        compilers: CLANGS,
        flags: &["-fsanitize=undefined,address", "-fsanitize-address-use-after-return=always"],
    },
    Sanitizer { name: "memory", compilers: CLANGS, flags: &["-fsanitize=memory"] },
];

const CLANGS: &[&str] = &["clang-22", "clang-19", "clang-16", "clang-14", "clang"];

/// What every sanitizer is told: to write what it finds into files, and to end there.
const OPTIONS: &str = "log_path=sanitizer.report:halt_on_error=1:abort_on_error=0:detect_leaks=0:symbolize=0:print_stacktrace=0";

/// The variables by which they are told.
const VARIABLES: [&str; 3] = ["UBSAN_OPTIONS", "ASAN_OPTIONS", "MSAN_OPTIONS"];

/// Compilers that write LLVM IR our interpreter reads.
const READABLE: [&str; 1] = ["clang-19"];

/// Checks that a program stays free of undefined behaviour.
#[derive(Debug)]
pub struct Guard {
    sanitizers: Vec<(PathBuf, &'static Sanitizer)>,
    /// The clang whose LLVM IR our interpreter runs.
    clang: Option<PathBuf>,
    /// The user's flags.
    flags: Vec<OsString>,
    limits: ProcessLimits,
}

/// What running a program shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Definedness {
    /// Nothing undefined.
    Clean,
    /// Something undefined: what.
    Undefined(String),
    /// It cannot be said, for this reason: it does not compile or end.
    Unknown(String),
}

impl Guard {
    /// The guard of a program, each run of which takes at most this time.
    ///
    /// # Errors
    /// [`Failure::Input`] if the original is undefined already or no sanitizer builds it; [`Failure::Infrastructure`] if they cannot be run.
    pub fn of(
        original: &SourceText,
        flags: &[String],
        timeout: Duration,
        place: &TestPlace,
    ) -> Result<Guard, Failure> {
        let path = machine::search_path();
        let find = |name: &&str| oracle::native::program(&path, name);
        let mut guard = Guard {
            sanitizers: Vec::new(),
            clang: READABLE.iter().find_map(find),
            flags: flags.iter().map(OsString::from).collect(),
            limits: ProcessLimits {
                cpu: timeout,
                wall: timeout,
                memory: u64::MAX,
                ..ProcessLimits::COMPILER
            },
        };
        let mut unknown = String::new();
        for sanitizer in &SANITIZERS {
            for compiler in sanitizer.compilers.iter().filter_map(find) {
                match guard.sanitized(&compiler, sanitizer, original, place)? {
                    Definedness::Clean => {
                        guard.sanitizers.push((compiler, sanitizer));
                        break;
                    }
                    Definedness::Undefined(why) => return Err(undefined(&why)),
                    Definedness::Unknown(why) => unknown = why,
                }
            }
        }
        if guard.sanitizers.is_empty() {
            return Err(Failure::Input(format!(
                "no compiler here builds the program with sanitizers and runs it to its end: {unknown}"
            )));
        }
        match guard.interpreted(original, place)? {
            Definedness::Clean => {}
            Definedness::Undefined(why) => return Err(undefined(&why)),
            Definedness::Unknown(_) => guard.clang = None,
        }
        Ok(guard)
    }

    /// What is asked, in words.
    #[must_use]
    pub fn witnesses(&self) -> String {
        let sanitizers = self.sanitizers.iter().map(|(compiler, sanitizer)| {
            let compiler = compiler.file_name().unwrap_or_default().to_string_lossy().into_owned();
            format!("{compiler} ({})", sanitizer.name)
        });
        let interpreter = self.clang.iter().map(|_| "our interpreter".to_owned());
        sanitizers.chain(interpreter).collect::<Vec<_>>().join(", ")
    }

    /// Whether a program is free of undefined behaviour.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if a compiler cannot be run.
    pub fn look(&self, text: &SourceText, place: &TestPlace) -> Result<Definedness, Failure> {
        for (compiler, sanitizer) in &self.sanitizers {
            let found = self.sanitized(compiler, sanitizer, text, place)?;
            if found != Definedness::Clean {
                return Ok(found);
            }
        }
        match self.interpreted(text, place)? {
            found @ Definedness::Undefined(_) => Ok(found),
            // What our interpreter does not run is left to the others.
            Definedness::Clean | Definedness::Unknown(_) => Ok(Definedness::Clean),
        }
    }

    fn sanitized(
        &self,
        compiler: &Path,
        sanitizer: &Sanitizer,
        text: &SourceText,
        place: &TestPlace,
    ) -> Result<Definedness, Failure> {
        let directory = place.directory(text)?;
        let program = directory.path().join("guarded");
        let build = self.compile(compiler, directory.path(), place).args(sanitizer.flags).args([
            "-fno-sanitize-recover=all",
            "-o",
            "guarded",
            "-lm",
        ]);
        let Some(built) = place.run(build)?.filter(Completed::succeeded) else {
            return Ok(Definedness::Unknown(format!("{} does not build it", compiler.display())));
        };
        drop(built);
        let told = VARIABLES.map(|name| (name.into(), OPTIONS.into()));
        let run = Command {
            limits: self.limits,
            variables: machine::environment().into_iter().chain(told).collect(),
            ..Command::new(program, directory.path())
        };
        let Some(completed) = place.run(run)? else {
            return Ok(Definedness::Unknown("it was interrupted".to_owned()));
        };
        if let Some(report) = report(directory.path()) {
            return Ok(Definedness::Undefined(report));
        }
        Ok(match completed.end {
            End::Exited(_) => Definedness::Clean,
            End::Killed(signal) => Definedness::Undefined(format!("it ends by signal {signal}")),
            End::OutOfTime | End::Stopped => {
                Definedness::Unknown(format!("it runs for more than {} s", self.limits.wall.as_secs()))
            }
            End::Excessive(excess) => Definedness::Unknown(excess.to_string()),
        })
    }

    /// What our interpreter says of a program of one file that has a `main` without parameters and calls nothing outside.
    fn interpreted(&self, text: &SourceText, place: &TestPlace) -> Result<Definedness, Failure> {
        let unknown = |why: &str| Ok(Definedness::Unknown(why.to_owned()));
        let (Some(clang), 1) = (&self.clang, place.units().count()) else {
            return unknown("it is not one file that clang-19 compiles");
        };
        let directory = place.directory(text)?;
        let compile = self.compile(clang, directory.path(), place).args([
            "-Xclang",
            "-disable-O0-optnone",
            "-S",
            "-emit-llvm",
            "-o",
            "guarded.ll",
        ]);
        let compiled = place.run(compile)?.filter(Completed::succeeded);
        let module = compiled.and_then(|_| std::fs::read_to_string(directory.path().join("guarded.ll")).ok());
        let Some(Ok(parsed)) = module.map(|text| ir::read::read(&text)) else {
            return unknown("its module cannot be read");
        };
        let module = parsed.module;
        let main = module.function("main").map(|id| &module.functions[id.index()]);
        if ir::verify(&module).is_err() || !main.is_some_and(|main| main.params.is_empty()) {
            return unknown("it has no main without parameters");
        }
        let config = Config { semantics: Semantics::LLVM_19, limits: ExecutionLimits::default() };
        Ok(match Interpreter::new().run(&module, "main", &config).outcome {
            Ended::Finished => Definedness::Clean,
            Ended::Undefined(what, _) => Definedness::Undefined(what.name().to_owned()),
            Ended::OutOfFuel => Definedness::Unknown("it does not end".to_owned()),
            Ended::Unsupported(why) => Definedness::Unknown(why.to_string()),
        })
    }

    fn compile(&self, compiler: &Path, directory: &Path, place: &TestPlace) -> Command {
        let command = Command { variables: machine::environment(), ..Command::new(compiler, directory) };
        command.args(["-w", "-g0", "-O0"]).args(self.flags.iter().cloned()).args(place.units())
    }
}

fn undefined(why: &str) -> Failure {
    Failure::Input(format!(
        "the program is undefined before anything is reduced, so nothing that it does is a defect: {why}"
    ))
}

/// The first line of a sanitizer's report that says something.
fn report(directory: &Path) -> Option<String> {
    let entries = std::fs::read_dir(directory).ok()?.flatten();
    let path = entries.map(|entry| entry.path()).find(|path| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("sanitizer.report"))
    })?;
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let said = |line: &&str| line.contains("error: ") || line.contains("Sanitizer: ");
    let line = text.lines().find(said).or_else(|| text.lines().next()).unwrap_or("a sanitizer's report");
    // `==123==ERROR: AddressSanitizer: …` and `x.c:1:2: runtime error: …`.
    let line = line.split_once("==ERROR: ").map_or(line, |(_, rest)| rest);
    Some(line.split_once("==WARNING: ").map_or(line, |(_, rest)| rest).trim().to_owned())
}
