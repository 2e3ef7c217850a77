//! Guard against undefined behaviour, as far as running a program under sanitizers shows it: what a compiler makes of
//! an undefined program is nobody's defect (C11 3.4.3).

mod fills;
mod run;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::process::{Completed, End};
use interpreter::{Config, ExecutionLimits, Interpreter, Outcome as Ended, Semantics};
use reducer::SourceText;

use self::fills::PaintedPair;
use self::run::GuardedRun;
use crate::{Invocation, TestPlace};
use host::{Failure, machine};

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
        compilers: GCCS,
        flags: &["-O0", "-fsanitize=undefined,address", "-fno-sanitize-recover=all"],
    },
    Sanitizer {
        name: "undefined, address",
        compilers: CLANGS,
        flags: &[
            "-O0",
            "-fsanitize=undefined,address",
            "-fsanitize-address-use-after-return=always",
            "-fno-sanitize-recover=all",
        ],
    },
    Sanitizer { name: "memory", compilers: CLANGS, flags: &["-O0", "-fsanitize=memory"] },
];

const GCCS: &[&str] = &["gcc", "gcc-12", "gcc-13", "gcc-14"];

const CLANGS: &[&str] = &["clang-22", "clang-19", "clang-16", "clang-14", "clang"];

/// The options of every sanitizer: to write its findings into files, and to end the program there.
const OPTIONS: &str = "log_path=sanitizer.report:halt_on_error=1:abort_on_error=0:detect_leaks=0:symbolize=0:print_stacktrace=0";

/// The variables by which they are told.
const VARIABLES: [(&str, &str); 3] =
    [("UBSAN_OPTIONS", OPTIONS), ("ASAN_OPTIONS", OPTIONS), ("MSAN_OPTIONS", OPTIONS)];

/// The signal of `abort`, which is no undefined behaviour.
const SIGABRT: i32 = 6;

/// Compilers that write LLVM IR our interpreter reads.
const READABLE: [&str; 1] = ["clang-19"];

/// Checks that a program stays free of undefined behaviour.
#[derive(Debug)]
pub struct Guard {
    painted: Option<PaintedPair>,
    sanitizers: Vec<(PathBuf, &'static Sanitizer)>,
    /// The clang whose LLVM IR our interpreter runs.
    clang: Option<PathBuf>,
    run: GuardedRun,
}

/// The result of running a program under guard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Definedness {
    /// Nothing undefined.
    Clean,
    /// Something undefined: what.
    Undefined(String),
    /// It cannot be said, for this reason: it does not compile or end.
    Unknown(String),
}

impl Definedness {
    /// `: why`; nothing of what is clean.
    fn reason(&self) -> String {
        match self {
            Definedness::Clean => String::new(),
            Definedness::Undefined(why) | Definedness::Unknown(why) => format!(": {why}"),
        }
    }
}

impl Guard {
    /// The guard of a program, each run of which takes at most this time.
    ///
    /// # Errors
    /// [`Failure::Input`] if the original is undefined already or no sanitizer builds it; [`Failure::Infrastructure`] if they cannot be run.
    pub fn for_program(
        original: &SourceText,
        flags: &[OsString],
        invocation: &Invocation,
        timeout: Duration,
        place: &TestPlace,
    ) -> Result<Guard, Failure> {
        Guard::if_defined(original, flags, invocation, timeout, place)?.map_err(|found| match found {
            Definedness::Undefined(why) => undefined(&why),
            Definedness::Unknown(_) | Definedness::Clean => Failure::Input(format!(
                "no compiler here builds the program with sanitizers and runs it to its end{}",
                found.reason()
            )),
        })
    }

    /// The guard of a program that is free of undefined behaviour. `Err` inside says what it is otherwise.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if a compiler cannot be run.
    pub fn if_defined(
        original: &SourceText,
        flags: &[OsString],
        invocation: &Invocation,
        timeout: Duration,
        place: &TestPlace,
    ) -> Result<Result<Guard, Definedness>, Failure> {
        let path = machine::search_path();
        let find = |name: &&str| engines::native::program(&path, name);
        let run = GuardedRun { flags: flags.to_vec(), invocation: invocation.clone(), timeout };
        let clang = READABLE.iter().find_map(find);
        let mut guard = Guard { painted: None, sanitizers: Vec::new(), clang, run };
        let mut unknown = String::new();
        for sanitizer in &SANITIZERS {
            for compiler in sanitizer.compilers.iter().filter_map(find) {
                match guard.sanitized(&compiler, sanitizer, original, place)? {
                    Definedness::Clean => {
                        guard.sanitizers.push((compiler, sanitizer));
                        break;
                    }
                    found @ Definedness::Undefined(_) => return Ok(Err(found)),
                    Definedness::Unknown(why) => unknown = why,
                }
            }
        }
        if guard.sanitizers.is_empty() {
            return Ok(Err(Definedness::Unknown(unknown)));
        }
        match guard.interpreted(original, place)? {
            Definedness::Clean => {}
            found @ Definedness::Undefined(_) => return Ok(Err(found)),
            Definedness::Unknown(_) => guard.clang = None,
        }
        guard.painted = PaintedPair::find(original, &guard.run, place)?;
        Ok(Ok(guard))
    }

    /// The names of the checks.
    #[must_use]
    pub fn witnesses(&self) -> Vec<String> {
        let sanitizers = self.sanitizers.iter().map(|(compiler, sanitizer)| {
            let compiler = compiler.file_name().unwrap_or_default().to_string_lossy().into_owned();
            format!("{compiler} ({})", sanitizer.name)
        });
        let interpreter = self.clang.iter().map(|_| "our interpreter".to_owned());
        sanitizers.chain(interpreter).chain(self.painted.iter().map(PaintedPair::names)).collect()
    }

    /// Checks a program for undefined behaviour.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if a compiler cannot be run.
    pub fn look(&self, text: &SourceText, place: &TestPlace) -> Result<Definedness, Failure> {
        // Building without sanitizers is what takes least.
        if let Some(painted) = &self.painted {
            let found = painted.look(text, &self.run, place)?;
            if found != Definedness::Clean {
                return Ok(found);
            }
        }
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
        let ended = match self.run.ended(compiler, sanitizer.flags, &VARIABLES, (text, place))? {
            Ok(ended) => ended,
            Err(why) => return Ok(Definedness::Unknown(why)),
        };
        let reported = report(ended.directory.path());
        Ok(match (reported, ended.end) {
            (Some(report), _) => Definedness::Undefined(report),
            (None, End::Killed(signal)) if signal != SIGABRT => {
                Definedness::Undefined(format!("it ends by signal {signal}"))
            }
            (None, _) => Definedness::Clean,
        })
    }

    /// The result of our interpreter for a program of one file that has a `main` without parameters and calls no
    /// function outside.
    fn interpreted(&self, text: &SourceText, place: &TestPlace) -> Result<Definedness, Failure> {
        let unknown = |why: &str| Ok(Definedness::Unknown(why.to_owned()));
        let (Some(clang), 1) = (&self.clang, place.units().count()) else {
            return unknown("it is not one file that clang-19 compiles");
        };
        let directory = place.test_directory(text.files().map(str::as_bytes))?;
        let arguments = ["-O0", "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm", "-o", "guarded.ll"];
        let compile = self.run.compile(clang, &arguments, directory.path(), place);
        let compiled = place.run(compile)?.filter(Completed::succeeded);
        let module = compiled.and_then(|_| std::fs::read_to_string(directory.path().join("guarded.ll")).ok());
        let Some(Ok(parsed)) = module.map(|text| ir::read::read(&text)) else {
            return unknown("its module cannot be read");
        };
        Ok(definedness(&parsed.module))
    }
}

/// The result of our interpreter for a module that has a `main` without parameters, as far as it calls no function outside.
#[must_use]
pub fn definedness(module: &ir::Module) -> Definedness {
    let main = module.function("main").map(|id| &module.functions[id.index()]);
    let is_program = main.is_some_and(|main| main.params.is_empty() && !main.is_declaration());
    if !is_program || ir::verify(module).is_err() {
        return Definedness::Unknown("it has no main without parameters".to_owned());
    }
    let config = Config { semantics: Semantics::LLVM_19, limits: ExecutionLimits::default() };
    match Interpreter::new().run(module, "main", &config).outcome {
        Ended::Finished => Definedness::Clean,
        Ended::Undefined(what, _) => Definedness::Undefined(what.name().to_owned()),
        Ended::OutOfFuel => Definedness::Unknown("it does not end".to_owned()),
        Ended::Unsupported(why) => Definedness::Unknown(why.to_string()),
    }
}

fn undefined(why: &str) -> Failure {
    Failure::Input(format!(
        "the program has undefined behaviour, so that nothing it does is a compiler's fault: {why}"
    ))
}

/// The first line of a sanitizer's report that says something.
fn report(directory: &Path) -> Option<String> {
    let entries = std::fs::read_dir(directory).ok()?.flatten();
    let path = entries.map(|entry| entry.path()).find(|path| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("sanitizer.report"))
    })?;
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let is_report = |line: &&str| line.contains("error: ") || line.contains("Sanitizer: ");
    let line = text.lines().find(is_report).or_else(|| text.lines().next()).unwrap_or("a sanitizer's report");
    // `==123==ERROR: AddressSanitizer: …` and `x.c:1:2: runtime error: …`.
    let line = line.split_once("==ERROR: ").map_or(line, |(_, rest)| rest);
    Some(line.split_once("==WARNING: ").map_or(line, |(_, rest)| rest).trim().to_owned())
}
