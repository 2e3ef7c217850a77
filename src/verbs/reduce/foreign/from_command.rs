//! `--from-command`: a command that fails, and the files on which it does. The files are preprocessed by it, and the test is written that
//! finds interesting what it fails on in the same way.

use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::process::{Command, Completed, End, ProcessLimits, Trust};
use host::{Failure, machine, output};
use ordinary::command::{
    CommandFailure, CommandFiles, CompileCommand, NoFailure, add_options, entry_for, operand, test_names,
};
use ordinary::script::{ExpectedExit, exits, failing};
use ordinary::{Invocation, TestPlace, TestTexts, flags};
use tempfile::TempDir;

use super::files::ForeignFiles;
use super::interest::{ForeignInterest, is_taken};
use super::module::ModuleForm;
use crate::cli::ReduceArgs;

/// The most that is kept of what a compiler says: the message that counts may come after many warnings.
const SAID: usize = 4 << 20;

/// The limits of the command, as of a test.
fn limits(timeout: Duration) -> ProcessLimits {
    ProcessLimits { cpu: timeout, wall: timeout, memory: u64::MAX, ..ProcessLimits::COMPILER }
}

/// A name of a file that the command writes, in a directory of its own.
const OUTPUT: &str = "made";

/// The flag by which clang does not write a reproducer where it dies, which takes longer than the rest.
const NO_REPRODUCER: &str = "-fno-crash-diagnostics";

/// The command, and the directory for its first runs.
struct FirstRuns {
    command: CompileCommand,
    /// The directory of this process.
    here: PathBuf,
    /// The sources that the user names.
    named: Vec<PathBuf>,
    place: TestPlace,
    directory: TempDir,
    timeout: Duration,
}

/// The files of the command that are reduced, and the test.
pub(super) fn read(args: &ReduceArgs, text: &str) -> Result<(ForeignFiles, ForeignInterest), Failure> {
    let here = std::path::absolute(".").map_err(|why| Failure::unreadable(Path::new("."), &why))?;
    let command = command_of(text, &args.subjects, &here)?;
    let place = TestPlace::new(Vec::new())?;
    let directory = place.empty_directory()?;
    let timeout = args.foreign.timeout.map_or(super::LONGEST_RUN, Duration::from_secs);
    let named = args.subjects.iter().map(PathBuf::from).collect();
    let runs = FirstRuns { command, here, named, place, directory, timeout };
    let chosen = runs.chosen(&args.subjects)?;
    match args.foreign.expect_exit {
        None => runs.of_failure(args, chosen),
        Some(expected) => runs.of_exit(args, chosen, expected),
    }
}

/// The command that the option names: itself, in a record of a build, or in the script of a clang.
fn command_of(text: &str, subjects: &[String], here: &Path) -> Result<CompileCommand, Failure> {
    let path = Path::new(text);
    let database = match path.is_dir() {
        true => path.join("compile_commands.json"),
        false => path.to_owned(),
    };
    if database.extension().is_some_and(|suffix| suffix == "json") && (path.is_dir() || path.is_file()) {
        let [file] = subjects else {
            return Err(Failure::Input(format!(
                "--from-command {}: name the one file whose command is wanted, as in `bitfrost reduce x.c --from-command {text}`",
                database.display()
            )));
        };
        return entry_for(&case_files::read_text(&database)?, &database, Path::new(file));
    }
    if !path.is_file() {
        return CompileCommand::from_line(text, here);
    }
    let script = case_files::read_text(path)?;
    if !CompileCommand::is_clang_script(&script) {
        return Err(Failure::Input(format!(
            "--from-command {text}: neither a command with a file, nor a compile_commands.json, nor a script that clang wrote"
        )));
    }
    let directory = std::path::absolute(path).map_err(|why| Failure::unreadable(path, &why))?;
    CompileCommand::from_clang_script(&script, directory.parent().unwrap_or(here))
}

impl FirstRuns {
    /// The numbers of the sources that are reduced: those that the user names, or all.
    fn chosen(&self, subjects: &[String]) -> Result<Vec<usize>, Failure> {
        let sources = self.command.sources();
        let paths: Vec<_> =
            sources.iter().map(|source| self.command.directory().join(source).canonicalize().ok()).collect();
        let number = |subject: &String| {
            let wanted = self.here.join(subject).canonicalize().ok();
            let found = paths.iter().position(|path| wanted.is_some() && *path == wanted);
            found.ok_or_else(|| {
                Failure::Input(format!("{subject} is no source of the command `{}`", self.command.shown()))
            })
        };
        match subjects {
            [] => Ok((0..sources.len()).collect()),
            _ => subjects.iter().map(number).collect(),
        }
    }

    /// Runs words of a command where the command runs.
    fn run(&self, words: &[String]) -> Result<Completed, Failure> {
        let mut variables = machine::environment();
        variables.extend([("LC_ALL".into(), "C".into())]);
        let command = Command {
            variables,
            trust: Trust::User,
            limits: limits(self.timeout),
            output_kept: SAID,
            ..Command::new("/bin/sh", self.directory.path())
        };
        // It is started in a directory of ours, which is the place for what it writes for itself, as clang does where it dies; and
        // so that what the user has in the other does not count as written.
        let there = host::shell::quoted_path(self.command.directory());
        let line = format!("cd {there} && {}", host::shell::words(words));
        let completed = self.place.run(command.args(["-c".to_owned(), line]))?;
        completed.ok_or_else(|| Failure::Input("interrupted".to_owned()))
    }

    /// The path of a file in the directory for the first runs.
    fn scratch(&self, name: &str) -> String {
        self.directory.path().join(name).to_string_lossy().into_owned()
    }

    /// The words of the command on some of its sources, which nothing is written beside.
    fn words(&self, chosen: &[usize]) -> Vec<String> {
        let named = |(number, path): (usize, &PathBuf)| chosen.contains(&number).then(|| operand(path));
        let sources: Vec<_> = self.command.sources().iter().enumerate().map(named).collect();
        let output = self.scratch(OUTPUT);
        self.command.with_files(&CommandFiles {
            sources: &sources,
            output: Some(&output),
            preprocessed: false,
        })
    }

    /// The sources on which the command fails, as few as one, and how.
    fn failing_sources(&self, chosen: Vec<usize>) -> Result<(Vec<usize>, CommandFailure), Failure> {
        let outcome = |chosen: &[usize]| -> Result<_, Failure> {
            Ok(CommandFailure::of_run(&self.run(&self.words(chosen))?))
        };
        let compiles_each = self.command.only_compiles();
        if chosen.len() == 1 || !compiles_each {
            let failure = outcome(&chosen)?.map_err(|why| self.nothing_to_reduce(&why))?;
            // Of a program the one file whose compilation fails alone.
            for &one in chosen.iter().filter(|_| chosen.len() > 1) {
                if outcome(&[one])? == Ok(failure.clone()) {
                    return Ok((vec![one], failure));
                }
            }
            return Ok((chosen, failure));
        }
        let mut last = NoFailure::Success;
        for &one in &chosen {
            match outcome(&[one])? {
                Ok(failure) => return Ok((vec![one], failure)),
                Err(NoFailure::Success) => {}
                Err(why) => last = why,
            }
        }
        Err(self.nothing_to_reduce(&last))
    }

    fn nothing_to_reduce(&self, why: &NoFailure) -> Failure {
        Failure::Input(format!("nothing to reduce: `{}`: {why}", self.command.shown()))
    }

    /// The texts of sources as they are.
    fn texts(&self, chosen: &[usize]) -> Result<TestTexts, Failure> {
        let path = |number: &usize| self.command.directory().join(&self.command.sources()[*number]);
        Ok(TestTexts(
            chosen.iter().map(|number| case_files::read_text(&path(number))).collect::<Result<_, _>>()?,
        ))
    }

    /// The texts of sources as the command preprocesses them; `None` if it does not.
    fn preprocessed(&self, chosen: &[usize], line_markers: bool) -> Result<Option<TestTexts>, Failure> {
        let mut texts = Vec::with_capacity(chosen.len());
        for &number in chosen {
            let file = self.scratch(&format!("{number}.preprocessed"));
            let _missing = std::fs::remove_file(&file);
            let done = self.run(&self.command.preprocessing(number, line_markers, &file))?;
            match case_files::read_text(Path::new(&file)) {
                Ok(text) if done.succeeded() && !text.trim().is_empty() => texts.push(text),
                _ => return Ok(None),
            }
        }
        Ok(Some(TestTexts(texts)))
    }

    /// The names of sources in the directory of a test.
    fn names(&self, chosen: &[usize]) -> Vec<PathBuf> {
        test_names(&chosen.iter().map(|number| self.command.sources()[*number].clone()).collect::<Vec<_>>())
    }

    /// The words of the command in the directory of a test, with these flags besides.
    fn test_words(
        &self,
        chosen: &[usize],
        preprocessed: bool,
        output: Option<&str>,
        more: &[&str],
    ) -> Vec<String> {
        let names = self.names(chosen);
        let name = |number: usize| chosen.iter().position(|own| *own == number).map(|at| operand(&names[at]));
        let sources: Vec<_> = (0..self.command.sources().len()).map(name).collect();
        let mut words = self.command.with_files(&CommandFiles { sources: &sources, output, preprocessed });
        add_options(&mut words, more.iter().copied());
        if !preprocessed && self.command.takes_output() && !self.is_module(chosen) {
            let directories = flags::quote_directories(&self.paths(chosen));
            let directories: Vec<String> =
                directories.iter().map(|word| word.to_string_lossy().into_owned()).collect();
            add_options(&mut words, directories.iter().map(String::as_str));
        }
        words
    }

    /// The paths of sources from the directory of this process, as the user names them where he does.
    fn paths(&self, chosen: &[usize]) -> Vec<PathBuf> {
        let path = |number: &usize| {
            let path = self.command.source_path(*number, &self.here);
            let is_same = |named: &&PathBuf| named.canonicalize().ok() == path.canonicalize().ok();
            self.named.iter().find(is_same).cloned().unwrap_or(path)
        };
        chosen.iter().map(path).collect()
    }

    fn is_module(&self, chosen: &[usize]) -> bool {
        ModuleForm::of_files(&self.paths(chosen)).is_ok_and(|form| form.is_some())
    }

    /// True if a script takes texts in the directory of a test.
    fn takes(&self, script: &str, names: &[PathBuf], texts: &TestTexts) -> Result<bool, Failure> {
        let place = TestPlace::new(names.to_vec())?;
        is_taken(script, self.timeout, texts, &place)
    }

    /// The files and the test of a command that fails.
    fn of_failure(
        &self,
        args: &ReduceArgs,
        chosen: Vec<usize>,
    ) -> Result<(ForeignFiles, ForeignInterest), Failure> {
        let (chosen, failure) = self.failing_sources(chosen)?;
        output::remark(format_args!("`{}` fails: {}", self.command.shown(), failure.description()));
        let paths = self.paths(&chosen);
        if self.is_module(&chosen) {
            let script = failing(&self.test_words(&chosen, false, None, &[]), &failure);
            let files = ForeignFiles::of_command(args, paths, self.names(&chosen))?;
            return Ok((files, ForeignInterest::Script { script, guarded: false }));
        }
        let scripts = |preprocessed: bool| {
            // The first that takes the original is taken: one that is quicker where clang dies.
            let quicker = self.command.is_clang_driver().then_some(&[NO_REPRODUCER][..]);
            let script = |more| failing(&self.test_words(&chosen, preprocessed, None, more), &failure);
            quicker.into_iter().chain([&[][..]]).map(script).collect::<Vec<_>>()
        };
        let (text, script) = self.first_taken(&chosen, scripts)?;
        let files = self.files(args, &chosen, paths, text)?;
        Ok((files, ForeignInterest::Script { script, guarded: false }))
    }

    /// The files and the test of a command whose program exits with a wrong code. The right one is asked of a program without optimisation, since
    /// what is right changes while the program shrinks.
    fn of_exit(
        &self,
        args: &ReduceArgs,
        chosen: Vec<usize>,
        expected: u8,
    ) -> Result<(ForeignFiles, ForeignInterest), Failure> {
        let shown = self.command.shown();
        if self.command.only_compiles() || self.is_module(&chosen) {
            return Err(Failure::Input(format!("--expect-exit {expected}: `{shown}` makes no program")));
        }
        let built = self.run(&self.words(&chosen))?;
        if !built.succeeded() {
            let why = CommandFailure::of_run(&built);
            let why = why.map_or_else(|why| why.to_string(), |failure| failure.description());
            return Err(Failure::Input(format!(
                "--expect-exit {expected}: `{shown}` makes no program: {why}"
            )));
        }
        let invocation = args.foreign.invocation.resolved()?;
        let code = self.exit_code(&invocation)?;
        if code == expected {
            return Err(Failure::Input(format!(
                "nothing to reduce: the program of `{shown}` exits with {expected}, as expected"
            )));
        }
        output::remark(format_args!("the program of `{shown}` exits with {code} in place of {expected}"));
        let paths = self.paths(&chosen);
        let scripts = |preprocessed: bool| {
            let wrong = self.test_words(&chosen, preprocessed, Some("first.exe"), &[]);
            let right = self.unoptimised(&chosen, preprocessed, "second.exe");
            let program = |words: &[String]| {
                right
                    .iter()
                    .map(|right| {
                        exits(
                            [
                                ExpectedExit { command: words, program: "first.exe", code },
                                ExpectedExit { command: right, program: "second.exe", code: expected },
                            ],
                            &invocation,
                        )
                    })
                    .collect::<Vec<_>>()
            };
            program(&wrong)
        };
        let (text, script) = self.first_taken(&chosen, scripts).map_err(|failure| match failure {
            Failure::Input(_) => Failure::Input(format!(
                "nothing to reduce: no compiler here makes of it, without optimisation, a program that exits with {expected}"
            )),
            other => other,
        })?;
        let files = self.files(args, &chosen, paths, text)?;
        Ok((files, ForeignInterest::Script { script, guarded: true }))
    }

    /// The commands that make the program without optimisation: the same compiler, and others.
    fn unoptimised(&self, chosen: &[usize], preprocessed: bool, output: &str) -> Vec<Vec<String>> {
        let own = self.test_words(chosen, preprocessed, Some(output), &["-O0"]);
        let others: &[&str] = if self.command.is_cxx() {
            &["g++", "clang++-19", "clang++"]
        } else {
            &["gcc", "clang-19", "clang"]
        };
        let search = machine::search_path();
        let others = others.iter().filter(|name| engines::native::program(&search, name).is_some());
        let flags = self.command.language_flags(preprocessed);
        let names = self.names(chosen).into_iter().map(|name| operand(&name));
        let files: Vec<String> = names.collect();
        let other = |name: &&str| {
            let words =
                [(*name).to_owned(), "-w".to_owned(), "-O0".to_owned()].into_iter().chain(flags.clone());
            words.chain(files.clone()).chain(["-o".to_owned(), output.to_owned(), "-lm".to_owned()]).collect()
        };
        std::iter::once(own).chain(others.map(other)).collect()
    }

    /// The exit code of the program that was made, as a shell has it.
    fn exit_code(&self, invocation: &Invocation) -> Result<u8, Failure> {
        /// As the script has it.
        const LIMIT: Duration = Duration::from_secs(10);
        let run = invocation.command(OUTPUT, "said", self.directory.path(), LIMIT);
        let completed = self.place.run(run)?.ok_or_else(|| Failure::Input("interrupted".to_owned()))?;
        let code = match completed.end {
            End::Exited(code) => code,
            End::Killed(signal) => 128 + signal,
            End::OutOfTime | End::Stopped => 124,
            End::Excessive(excess) => {
                return Err(Failure::Input(format!("the program cannot be run: {excess}")));
            }
        };
        Ok(u8::try_from(code).unwrap_or(u8::MAX))
    }

    /// The first form of the sources of which the command does the same in the directory of a test, and its script: preprocessed without and
    /// with lines that say which file follows, and as they are (`None`).
    fn first_taken(
        &self,
        chosen: &[usize],
        scripts: impl Fn(bool) -> Vec<String>,
    ) -> Result<(Option<TestTexts>, String), Failure> {
        let names = self.names(chosen);
        let mut why = "the command does not preprocess";
        for line_markers in [false, true] {
            let Some(texts) = self.preprocessed(chosen, line_markers)? else { continue };
            why = "preprocessed, it does not fail";
            for script in scripts(true) {
                if self.takes(&script, &names, &texts)? {
                    return Ok((Some(texts), script));
                }
            }
        }
        let texts = self.texts(chosen)?;
        for script in scripts(false) {
            if self.takes(&script, &names, &texts)? {
                let paths = self.paths(chosen);
                let names: Vec<_> = paths.iter().map(|path| path.display().to_string()).collect();
                output::remark(format_args!("{} is reduced as it is: {why}", names.join(", ")));
                return Ok((None, script));
            }
        }
        Err(Failure::Input(format!(
            "nothing to reduce: `{}` fails only in {}, not on copies of its files elsewhere",
            self.command.shown(),
            self.command.directory().display()
        )))
    }

    fn files(
        &self,
        args: &ReduceArgs,
        chosen: &[usize],
        paths: Vec<PathBuf>,
        preprocessed: Option<TestTexts>,
    ) -> Result<ForeignFiles, Failure> {
        let files = ForeignFiles::of_command(args, paths, self.names(chosen))?;
        let flags =
            [self.command.language_flags(preprocessed.is_some()), args.foreign.cflags.clone()].concat();
        Ok(files.with_flags(flags).with_texts(preprocessed.map(|TestTexts(texts)| texts)))
    }
}
