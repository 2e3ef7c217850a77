//! Answers of programs to questions about themselves, kept from one start of the command to the next.
//!
//! A compiler is asked 40 to 60 questions before it is used: its version, its identity, the capabilities it has. None of the answers changes
//! before the compiler does. They are kept in a file for each program (`record`), with the stamps and hashes of everything that decides
//! them (`parts`): when one of these files has changed, the program is asked anew. Of a program whose parts are not known, a
//! script or a wrapper that starts another compiler, answers are kept for this process only.
//!
//! A directory that cannot be written, a damaged file, another process that writes at the same time: all of it costs questions, never an error.

mod parts;
mod record;

use std::collections::{BTreeSet, HashMap};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::process::{End, Supervisor};
use record::AnswerRecord;

/// The place where answers are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// `None`: in the memory of this process.
    directory: Option<PathBuf>,
}

/// The programs that a program starts to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helpers {
    /// It does everything itself.
    None,
    /// It is a C compiler, which starts a compiler proper and an assembler, and names them (`-print-prog-name`).
    OfCompiler,
}

/// A program that is asked, and the means to find its parts.
#[derive(Clone, Copy, Debug)]
pub struct AskedProgram<'a> {
    /// The executable.
    pub path: &'a Path,
    /// The programs that it starts.
    pub helpers: Helpers,
    /// Directories, as in `PATH`.
    pub search_path: &'a OsStr,
    /// Runs it.
    pub supervisor: &'a Supervisor,
    /// The directory in which it runs.
    pub directory: &'a Path,
}

/// A question, with everything but the program that decides its answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct QuestionKey(String);

impl QuestionKey {
    /// The question of these words: its kind, the arguments, the texts that are compiled.
    pub fn new<W: AsRef<OsStr>>(words: impl IntoIterator<Item = W>) -> QuestionKey {
        let mut hasher = blake3::Hasher::new();
        for word in words {
            let bytes = word.as_ref().as_encoded_bytes();
            hasher.update(&(bytes.len() as u64).to_le_bytes()).update(bytes);
        }
        QuestionKey(hasher.finalize().to_hex()[..32].to_owned())
    }
}

/// An answer, and for how long it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompilerAnswer<T> {
    /// Until the program changes.
    Firm(T),
    /// For this process: the machine may have had a part in it.
    ForNow(T),
    /// There is none.
    Missing,
}

impl<T> From<Option<T>> for CompilerAnswer<T> {
    fn from(answer: Option<T>) -> CompilerAnswer<T> {
        answer.map_or(CompilerAnswer::Missing, CompilerAnswer::Firm)
    }
}

/// Texts by which a tool reports that the machine failed it.
const OF_MACHINE: [&str; 14] = [
    "annot allocate memory",
    "bad_alloc",
    "Disk quota exceeded",
    "File size limit exceeded",
    "File too large",
    "Input/output error",
    "memory exhausted",
    "No space left on device",
    "No such file or directory",
    "out of memory",
    "Permission denied",
    "Read-only file system",
    "Resource temporarily unavailable",
    "terminated program",
];

/// True unless a failure may be the machine's, of which the next run would know nothing.
#[must_use]
pub fn is_own_refusal(end: End, message: &str) -> bool {
    let is_refusal = matches!(end, End::Exited(code) if code <= 128);
    is_refusal && !OF_MACHINE.iter().any(|text| message.contains(text))
}

/// Answers by path, content, and question.
type AnswersInMemory = HashMap<(PathBuf, String, QuestionKey), Value>;

/// Programs, each with the directory of the answers that it has none in.
type ProgramsWithoutFile = BTreeSet<(Option<PathBuf>, PathBuf)>;

/// Answers that have no file.
static IN_MEMORY: LazyLock<Mutex<AnswersInMemory>> = LazyLock::new(Mutex::default);

/// The programs that have no file. Finding out takes several processes.
static WITHOUT_FILE: LazyLock<Mutex<ProgramsWithoutFile>> = LazyLock::new(Mutex::default);

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A text that differs when a file does, in all likelihood; `None` if it is not there.
#[must_use]
pub fn stamp(path: &Path) -> Option<String> {
    record::Stamp::read(path).map(|stamp| format!("{stamp:?}"))
}

impl Answers {
    /// Answers in files of a directory, which need not exist.
    #[must_use]
    pub const fn in_directory(directory: PathBuf) -> Answers {
        Answers { directory: Some(directory) }
    }

    /// The directory, if answers outlive this process.
    #[must_use]
    pub fn directory(&self) -> Option<&Path> {
        self.directory.as_deref()
    }

    /// The answer of a program to a question: a kept one, or the one that `ask` gets now.
    ///
    /// # Errors
    /// Those of `ask`.
    pub fn answer<T: Serialize + DeserializeOwned, A: Into<CompilerAnswer<T>>, E>(
        &self,
        asked: &AskedProgram<'_>,
        question: &QuestionKey,
        ask: impl FnOnce() -> Result<A, E>,
    ) -> Result<Option<T>, E> {
        let record = self.record(asked);
        if let Some(known) = record.as_ref().and_then(|record| record.answer(question)) {
            return Ok(Some(known));
        }
        let in_memory = record::hash(asked.path).map(|hash| (asked.path.to_owned(), hash, question.clone()));
        let remembered = in_memory.as_ref().and_then(|key| locked(&IN_MEMORY).get(key).cloned());
        if let Some(known) = remembered.and_then(|value| serde_json::from_value(value).ok()) {
            return Ok(Some(known));
        }
        let (answer, record) = match ask()?.into() {
            CompilerAnswer::Firm(answer) => (answer, record),
            CompilerAnswer::ForNow(answer) => (answer, None),
            CompilerAnswer::Missing => return Ok(None),
        };
        if let Ok(value) = serde_json::to_value(&answer) {
            match (record, in_memory) {
                (Some(record), _) => record.keep(asked, question, value),
                (None, Some(key)) => drop(locked(&IN_MEMORY).insert(key, value)),
                (None, None) => {}
            }
        }
        Ok(Some(answer))
    }

    /// A text that differs when a program does, or any of its parts; `None` if they are not known.
    #[must_use]
    pub fn digest(&self, asked: &AskedProgram<'_>) -> Option<String> {
        self.record(asked).map(|record| record.digest())
    }

    /// The time at which a program was first asked what is known of it, in seconds since 1970; `None` if nothing is kept.
    #[must_use]
    pub fn asked_at(&self, program: &Path) -> Option<u64> {
        AnswerRecord::load(&self.file(program)?).map(|record| record.since())
    }

    /// Removes every answer that is kept, so that programs are asked anew.
    pub fn forget(&self) {
        if let Some(directory) = &self.directory {
            record::remove_all(directory);
        }
        locked(&IN_MEMORY).clear();
        locked(&WITHOUT_FILE).clear();
    }

    /// The valid record of a program; `None` if it has no file.
    fn record(&self, asked: &AskedProgram<'_>) -> Option<AnswerRecord> {
        let program = (self.directory.clone(), asked.path.to_owned());
        if locked(&WITHOUT_FILE).contains(&program) {
            return None;
        }
        let record = self.file(asked.path).and_then(|file| {
            AnswerRecord::load(&file).and_then(|record| record.checked(asked.search_path)).or_else(|| {
                let parts = parts::named(asked)?;
                AnswerRecord::begin(file, parts, asked.search_path)
            })
        });
        if record.is_none() {
            locked(&WITHOUT_FILE).insert(program);
        }
        record
    }

    /// The file for a program. The name by which it is called counts: clang is another compiler when called `clang++`.
    fn file(&self, program: &Path) -> Option<PathBuf> {
        let (directory, canonical) = (self.directory.as_ref()?, program.canonicalize().ok()?);
        let QuestionKey(name) = QuestionKey::new([canonical.as_os_str(), program.file_name()?]);
        Some(directory.join(format!("{name}{}", record::EXTENSION)))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::convert::Infallible;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::sync::Barrier;

    use tempfile::TempDir;

    use super::*;

    /// A program that may change, and the place of its answers.
    struct Bench {
        place: TempDir,
        answers: Answers,
        supervisor: Supervisor,
        asked: Cell<u32>,
    }

    impl Bench {
        /// With an executable without parts that change: a copy of one that is on every machine.
        fn new() -> Bench {
            let place = tempfile::tempdir().unwrap();
            let answers = Answers::in_directory(place.path().join("cache/answers"));
            let bench = Bench { place, answers, supervisor: Supervisor::new(), asked: Cell::new(0) };
            fs::copy("/bin/true", bench.program()).unwrap();
            bench
        }

        fn program(&self) -> PathBuf {
            self.place.path().join("program")
        }

        fn record(&self) -> PathBuf {
            self.answers.file(&self.program()).unwrap()
        }

        /// The answer of the program, which is the number of times that it was asked.
        fn answer(&self, question: &str) -> u32 {
            self.answer_if(question, Some).unwrap()
        }

        fn answer_if(&self, question: &str, answer: impl FnOnce(u32) -> Option<u32>) -> Option<u32> {
            let path = self.program();
            let asked = AskedProgram {
                path: &path,
                helpers: Helpers::None,
                search_path: OsStr::new("/usr/bin:/bin"),
                supervisor: &self.supervisor,
                directory: self.place.path(),
            };
            let ask = || {
                self.asked.set(self.asked.get() + 1);
                Ok::<_, Infallible>(answer(self.asked.get()))
            };
            self.answers.answer(&asked, &QuestionKey::new([question]), ask).unwrap()
        }

        /// As a process that starts now.
        fn restart(&self) {
            locked(&IN_MEMORY).clear();
            locked(&WITHOUT_FILE).clear();
        }
    }

    #[test]
    fn a_question_is_asked_once() {
        let bench = Bench::new();
        assert_eq!(
            [bench.answer("a"), bench.answer("b"), bench.answer("a"), bench.answer("b")],
            [1, 2, 1, 2]
        );
        bench.restart();
        assert_eq!([bench.answer("a"), bench.answer("c")], [1, 3]);
        let since = bench.answers.asked_at(&bench.program()).unwrap();
        assert!(since > 1_000_000_000, "a date of this century: {since}");
        bench.answers.forget();
        assert_eq!(bench.answers.asked_at(&bench.program()), None);
        assert_eq!(bench.answer("a"), 4);
    }

    #[test]
    fn a_program_that_changes_is_asked_again() {
        let bench = Bench::new();
        assert_eq!(bench.answer("a"), 1);
        fs::copy("/bin/false", bench.program()).unwrap();
        assert_eq!(bench.answer("a"), 2);
        // The same content under another stamp.
        fs::remove_file(bench.program()).unwrap();
        fs::copy("/bin/false", bench.program()).unwrap();
        assert_eq!(bench.answer("a"), 2);
    }

    #[test]
    fn a_failure_of_the_machine_is_no_refusal() {
        assert!(is_own_refusal(End::Exited(1), "probe.c:1: error: unknown type name '__int128'"));
        assert!(!is_own_refusal(End::Exited(1), "as: probe.o: No space left on device"));
        assert!(!is_own_refusal(End::Exited(139), ""), "a shell reports a signal in this way");
        assert!(!is_own_refusal(End::Killed(9), ""));
        assert!(!is_own_refusal(End::OutOfTime, ""));
    }

    #[test]
    fn no_answer_is_not_kept() {
        let bench = Bench::new();
        assert_eq!(bench.answer_if("a", |_| None), None);
        assert_eq!([bench.answer("a"), bench.answer("a")], [2, 2]);
    }

    #[test]
    fn a_damaged_record_is_asked_anew_and_written_again() {
        let bench = Bench::new();
        assert_eq!(bench.answer("a"), 1);
        let whole = fs::read(bench.record()).unwrap();
        let mut flipped = whole.clone();
        *flipped.last_mut().unwrap() ^= 1;
        for (number, damaged) in
            [&b""[..], &whole[..whole.len() / 2], &flipped, b"\xff\n{}"].into_iter().enumerate()
        {
            fs::write(bench.record(), damaged).unwrap();
            let expected = u32::try_from(number).unwrap() + 2;
            assert_eq!([bench.answer("a"), bench.answer("a")], [expected; 2]);
        }
    }

    #[test]
    fn a_place_that_cannot_be_used_costs_only_questions() {
        let bench = Bench::new();
        // A file where the directory would be: root may write everywhere.
        fs::write(bench.place.path().join("cache"), "").unwrap();
        assert_eq!([bench.answer("a"), bench.answer("a")], [1, 1], "kept in memory");
        bench.restart();
        assert_eq!(bench.answer("a"), 2);
    }

    #[test]
    fn of_a_script_nothing_outlives_the_process() {
        let bench = Bench::new();
        fs::write(bench.program(), "#!/bin/sh\n").unwrap();
        fs::set_permissions(bench.program(), fs::Permissions::from_mode(0o755)).unwrap();
        assert_eq!([bench.answer("a"), bench.answer("a")], [1, 1]);
        bench.restart();
        assert_eq!(bench.answer("a"), 2);
        assert!(!bench.record().exists());
    }

    #[test]
    fn no_answer_of_concurrent_questions_is_lost() {
        let bench = Bench::new();
        let (program, barrier) = (bench.program(), Barrier::new(8));
        std::thread::scope(|scope| {
            for number in 0..8_u32 {
                let (answers, program, barrier) = (&bench.answers, &program, &barrier);
                scope.spawn(move || {
                    let supervisor = Supervisor::new();
                    let asked = AskedProgram {
                        path: program,
                        helpers: Helpers::None,
                        search_path: OsStr::new("/usr/bin:/bin"),
                        supervisor: &supervisor,
                        directory: Path::new("/tmp"),
                    };
                    barrier.wait();
                    let ask = || Ok::<_, Infallible>(Some(100 + number));
                    answers.answer(&asked, &QuestionKey::new([number.to_string()]), ask).unwrap();
                });
            }
        });
        bench.restart();
        let kept: Vec<u32> = (0..8).map(|number| bench.answer(&number.to_string())).collect();
        assert_eq!(kept, (100..108).collect::<Vec<_>>());
    }
}
