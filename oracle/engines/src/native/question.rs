//! Questions that a compiler is asked before it is used: its identity, and the capabilities it has.
//!
//! Nothing is known of it yet, so it has little time. The user hears of a question that takes long, and of a compiler that
//! is left out because it did not answer one. It is not asked again by this process.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use lang::Target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use smol_str::SmolStr;
use tempfile::TempDir;

use super::compiler::Family;
use super::scratch;
use crate::answers::{Answers, AskedProgram, CompilerAnswer, Helpers, QuestionKey};
use crate::process::{self, Command, Completed, End, Excess, Look, ProcessError, ProcessLimits, Supervisor};

/// After so long the user hears what is being waited for.
const SLOW: Duration = Duration::from_secs(2);

/// A question that is asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question<'a> {
    /// The compiler's name.
    pub name: &'a str,
    /// The path of the compiler.
    pub program: &'a Path,
    /// The question, in words that follow "asked".
    pub words: &'a str,
}

/// A message for the user while compilers are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice<'a> {
    /// The compiler's name.
    pub name: &'a str,
    /// The path of the compiler.
    pub program: &'a Path,
    /// The question, in words that follow "asked".
    pub question: &'a str,
    /// The event.
    pub event: Event,
}

/// An event during a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// There is no answer yet.
    Slow {
        /// The time since it was asked.
        waited: Duration,
        /// The time that a compiler may take.
        limit: Duration,
    },
    /// There was no answer in time, and the compiler is left out.
    Unanswered,
    /// The compiler was ended, and is left out.
    Ended(Excess),
}

/// Hears notices.
pub type Notify = fn(&Notice<'_>);

impl fmt::Display for Notice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Notice { name, program, question, event } = self;
        let program = program.display();
        match event {
            Event::Slow { waited, limit } => write!(
                f,
                "waiting for {name} ({program}), asked {question} {} s ago; it has {} s to answer",
                waited.as_secs(),
                limit.as_secs()
            ),
            Event::Unanswered => write!(
                f,
                "{name} ({program}) is left out: asked {question}, it did not answer in time \
                 (`question_s` of [native.limits])"
            ),
            Event::Ended(excess) => {
                write!(f, "{name} ({program}) is left out: asked {question}, {excess} ([native.limits])")
            }
        }
    }
}

/// The programs that did not answer.
static SILENT: LazyLock<Mutex<BTreeSet<PathBuf>>> = LazyLock::new(Mutex::default);

fn is_silent(program: &Path) -> bool {
    SILENT.lock().unwrap_or_else(PoisonError::into_inner).contains(program)
}

/// The search path, and the means to ask the compilers found on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Discovery<'a> {
    /// The target that compilers must support.
    pub target: Target,
    /// Directories, as in `PATH`.
    pub search_path: &'a OsStr,
    /// Runs `--version`.
    pub supervisor: &'a Supervisor,
    /// The parent of the directories in which it runs, one for each question.
    pub directory: &'a Path,
    /// The limits of a program that is asked a question.
    pub limits: ProcessLimits,
    /// Hears of questions that take long.
    pub notify: Notify,
    /// The names of compilers that did not answer.
    pub left_out: &'a Mutex<BTreeSet<SmolStr>>,
    /// Earlier answers.
    pub answers: &'a Answers,
}

impl Discovery<'_> {
    /// The answer of a compiler to a question of these words: one that is kept, or what `ask` gets.
    ///
    /// # Errors
    /// Those of `ask`.
    pub(crate) fn known<T: Serialize + DeserializeOwned, A: Into<CompilerAnswer<T>>, E, W: AsRef<OsStr>>(
        &self,
        program: &Path,
        family: &Family,
        words: impl IntoIterator<Item = W>,
        ask: impl FnOnce() -> Result<A, E>,
    ) -> Result<Option<T>, E> {
        let helpers = if *family == Family::Tcc { Helpers::None } else { Helpers::OfCompiler };
        // Under other limits it may answer otherwise.
        let limits = OsString::from(format!("{:?}", self.limits));
        let words = words.into_iter().map(|word| word.as_ref().to_owned()).chain([limits]);
        self.answers.answer(&self.asked(program, helpers), &QuestionKey::new(words), ask)
    }

    /// A program to be asked.
    pub(crate) const fn asked<'p>(&'p self, path: &'p Path, helpers: Helpers) -> AskedProgram<'p> {
        let Discovery { search_path, supervisor, directory, .. } = *self;
        AskedProgram { path, helpers, search_path, supervisor, directory }
    }

    /// The first executable of this name.
    pub(crate) fn program(&self, name: &str) -> Option<PathBuf> {
        process::program(self.search_path, name)
    }

    /// A directory for one question.
    ///
    /// # Errors
    /// If the place to work fails.
    pub(crate) fn place(&self) -> Result<TempDir, ProcessError> {
        let doing = "make a directory for a question";
        scratch::for_one_run(self.directory).map_err(|source| ProcessError::System { doing, source })
    }

    /// True once a compiler has not answered.
    pub(crate) fn is_left_out(&self, name: &str) -> bool {
        self.left_out.lock().unwrap_or_else(PoisonError::into_inner).contains(name)
    }

    /// The first line a compiler answers to options, if it succeeds.
    ///
    /// # Errors
    /// If interrupted.
    pub(crate) fn answer(
        &self,
        name: &str,
        program: &Path,
        family: &Family,
        options: &[&str],
    ) -> Result<Option<String>, ProcessError> {
        self.known(program, family, ["first line"].iter().chain(options), || {
            let place = self.place()?;
            let words = format!("`{}`", options.join(" "));
            let command = Command::new(program, place.path()).args(options);
            match self.ask(&Question { name, program, words: &words }, command) {
                Ok(Some(completed)) if completed.succeeded() => Ok(first_line(&completed.output)),
                Err(ProcessError::Interrupted) => Err(ProcessError::Interrupted),
                Ok(_) | Err(_) => Ok(None),
            }
        })
    }

    /// The answer to a question; `None` from a compiler that is left out.
    ///
    /// # Errors
    /// If interrupted, or it cannot be started.
    pub(super) fn ask(
        &self,
        question: &Question<'_>,
        command: Command,
    ) -> Result<Option<Completed>, ProcessError> {
        if is_silent(question.program) {
            self.leave_out(question);
            return Ok(None);
        }
        let limits = self.limits;
        let command = Command { search_path: Some(self.search_path.to_owned()), limits, ..command };
        let mut is_announced = false;
        let completed = self.supervisor.run_watched(command, &mut |Look { waited, .. }| {
            if waited >= SLOW && !is_announced {
                is_announced = true;
                self.say(question, Event::Slow { waited, limit: limits.wall });
            }
            true
        })?;
        let event = match completed.end {
            End::OutOfTime | End::Stopped => Event::Unanswered,
            End::Excessive(excess) => Event::Ended(excess),
            End::Exited(_) | End::Killed(_) => return Ok(Some(completed)),
        };
        self.say(question, event);
        SILENT.lock().unwrap_or_else(PoisonError::into_inner).insert(question.program.to_owned());
        self.leave_out(question);
        Ok(None)
    }

    fn leave_out(&self, question: &Question<'_>) {
        self.left_out.lock().unwrap_or_else(PoisonError::into_inner).insert(question.name.into());
    }

    fn say(&self, question: &Question<'_>, event: Event) {
        let Question { name, program, words } = *question;
        (self.notify)(&Notice { name, program, question: words, event });
    }
}

fn first_line(output: &str) -> Option<String> {
    output.lines().find(|line| !line.is_empty()).map(|line| line.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_name_the_compiler_and_the_question() {
        let seconds = Duration::from_secs;
        let notice = |event| {
            let (name, program) = ("mycc", Path::new("/x/mycc"));
            Notice { name, program, question: "`--version`", event }.to_string()
        };
        assert_eq!(
            notice(Event::Slow { waited: seconds(2), limit: seconds(15) }),
            "waiting for mycc (/x/mycc), asked `--version` 2 s ago; it has 15 s to answer"
        );
        assert_eq!(
            notice(Event::Unanswered),
            "mycc (/x/mycc) is left out: asked `--version`, it did not answer in time \
             (`question_s` of [native.limits])"
        );
        assert_eq!(
            notice(Event::Ended(Excess::Scratch(3 << 20))),
            "mycc (/x/mycc) is left out: asked `--version`, it wrote more than 3 MiB of files ([native.limits])"
        );
    }
}
