//! The file with the answers of one program: the stamps and hashes of its parts, and what it answered.
//!
//! A record is valid as long as its parts are the files that they were. A stamp (`stat`) tells in a moment, unless it is as young as the
//! record; then, and where it differs, the content does. A file is replaced as a whole, so that whoever reads it reads a whole one;
//! of two processes that replace it at the same time one has asked in vain.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tempfile::NamedTempFile;

use super::{AskedProgram, QuestionKey, locked};
use crate::process::program;

/// The end of the names of records. Another format has another one.
pub(super) const EXTENSION: &str = ".answers-1";

/// The time in seconds for which a file may change again without another stamp.
const YOUNG: i64 = 2;

/// Held while a record is begun or completed, so that no thread's answer is lost.
static KEEPING: Mutex<()> = Mutex::new(());

/// The known answers of a program.
#[derive(Clone, Debug)]
pub(super) struct AnswerRecord {
    file: PathBuf,
    /// The time at which the file was written, in seconds since 1970.
    written: i64,
    content: RecordContent,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct RecordContent {
    /// The time at which the first answer was kept, in seconds since 1970.
    since: u64,
    parts: Vec<ExecutablePart>,
    answers: BTreeMap<String, Value>,
}

/// A file that decides the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ExecutablePart {
    /// Its path, or the name under which it is looked for.
    path: PathBuf,
    /// `None` if it is not there.
    stamp: Option<Stamp>,
    hash: Option<String>,
}

/// The signs that a file has not been changed: device, number, size, and the times of the last changes of content and inode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Stamp {
    device: u64,
    inode: u64,
    size: u64,
    modified: (i64, i64),
    changed: (i64, i64),
}

/// The hash of a file's content, in hexadecimal.
pub(super) fn hash(path: &Path) -> Option<String> {
    let mut hasher = blake3::Hasher::new();
    hasher.update_reader(File::open(path).ok()?).ok()?;
    Some(hasher.finalize().to_hex().to_string())
}

/// Removes every record of a directory, and what processes that were killed have left of some.
pub(super) fn remove_all(directory: &Path) {
    for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().ends_with(EXTENSION) {
            let _it_is_asked_anew_or_is_of_another = fs::remove_file(entry.path());
        }
    }
}

impl Stamp {
    pub(super) fn read(path: &Path) -> Option<Stamp> {
        let file = path.metadata().ok()?;
        Some(Stamp {
            device: file.dev(),
            inode: file.ino(),
            size: file.len(),
            modified: (file.mtime(), file.mtime_nsec()),
            changed: (file.ctime(), file.ctime_nsec()),
        })
    }
}

impl ExecutablePart {
    fn read(path: PathBuf, search_path: &OsStr) -> ExecutablePart {
        let file = found(&path, search_path);
        let stamp = file.as_deref().and_then(Stamp::read);
        let hash = file.as_deref().and_then(hash);
        ExecutablePart { path, stamp, hash }
    }

    /// True if the file is known to be what it was without reading it, at the time a record was written.
    fn is_untouched(&self, search_path: &OsStr, written: i64) -> bool {
        let stamp = found(&self.path, search_path).as_deref().and_then(Stamp::read);
        stamp == self.stamp && stamp.is_none_or(|stamp| stamp.changed.0.saturating_add(YOUNG) <= written)
    }
}

/// The file of a part. A library need not be executable, and is always named by its path.
fn found(part: &Path, search_path: &OsStr) -> Option<PathBuf> {
    match part.to_str().filter(|name| !name.contains('/')) {
        Some(name) => program(search_path, name),
        None => Some(part.to_owned()).filter(|path| path.is_file()),
    }
}

impl AnswerRecord {
    /// A new record of a program with these parts, or the one that another thread has begun; `None` if it cannot be written.
    pub(super) fn begin(file: PathBuf, parts: Vec<PathBuf>, search_path: &OsStr) -> Option<AnswerRecord> {
        let parts = parts.into_iter().map(|path| ExecutablePart::read(path, search_path)).collect();
        let _one_at_a_time = locked(&KEEPING);
        let begun = AnswerRecord::load(&file).and_then(|record| record.valid(search_path));
        let content = RecordContent { since: 0, parts, answers: BTreeMap::new() };
        begun.or_else(|| AnswerRecord { file, written: 0, content }.stored())
    }

    /// The record in a file; `None` if there is none, or it is damaged.
    pub(super) fn load(file: &Path) -> Option<AnswerRecord> {
        let written = file.metadata().ok()?.mtime();
        let text = fs::read_to_string(file).ok()?;
        let (sum, content) = text.split_once('\n')?;
        if sum != blake3::hash(content.as_bytes()).to_hex().as_str() {
            return None;
        }
        Some(AnswerRecord { file: file.to_owned(), written, content: serde_json::from_str(content).ok()? })
    }

    /// The same if all parts are what they were, with their new stamps, which the file gets as well; `None` if one is another file.
    pub(super) fn checked(self, search_path: &OsStr) -> Option<AnswerRecord> {
        let before = self.content.parts.clone();
        let valid = self.valid(search_path)?;
        if valid.content.parts != before || valid.is_young(search_path) {
            let _one_at_a_time = locked(&KEEPING);
            // Another thread may have kept an answer since this record was read.
            let latest = AnswerRecord::load(&valid.file).filter(|latest| latest.digest() == valid.digest());
            let mut latest = latest.unwrap_or_else(|| valid.clone());
            latest.content.parts.clone_from(&valid.content.parts);
            // Where it cannot be written it is as valid, and read again the next time.
            return Some(latest.clone().stored().unwrap_or(latest));
        }
        Some(valid)
    }

    /// True if a part changed so shortly before the record was written that its stamp may hide a later change.
    fn is_young(&self, search_path: &OsStr) -> bool {
        !self.content.parts.iter().all(|part| part.is_untouched(search_path, self.written))
    }

    /// The same with new stamps if all parts are what they were; `None` if one is another file.
    fn valid(mut self, search_path: &OsStr) -> Option<AnswerRecord> {
        let written = self.written;
        for part in self.content.parts.iter_mut().filter(|part| !part.is_untouched(search_path, written)) {
            let now = ExecutablePart::read(part.path.clone(), search_path);
            if now.hash != part.hash {
                return None;
            }
            *part = now;
        }
        Some(self)
    }

    /// The answer to a question, if it is kept.
    pub(super) fn answer<T: DeserializeOwned>(&self, QuestionKey(question): &QuestionKey) -> Option<T> {
        serde_json::from_value(self.content.answers.get(question)?.clone()).ok()
    }

    /// Keeps an answer, unless the program has become another one meanwhile.
    pub(super) fn keep(&self, asked: &AskedProgram<'_>, QuestionKey(question): &QuestionKey, answer: Value) {
        let _one_at_a_time = locked(&KEEPING);
        let latest = AnswerRecord::load(&self.file).unwrap_or_else(|| self.clone());
        let Some(mut latest) = latest.valid(asked.search_path) else { return };
        if latest.digest() == self.digest() {
            latest.content.answers.insert(question.clone(), answer);
            let _kept_or_asked_again = latest.stored();
        }
    }

    /// A text that differs where the content of a part does.
    pub(super) fn digest(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for ExecutablePart { path, stamp: _, hash } in &self.content.parts {
            hasher.update(path.as_os_str().as_encoded_bytes()).update(&[0]);
            hasher.update(hash.as_deref().unwrap_or_default().as_bytes()).update(&[0]);
        }
        hasher.finalize().to_hex().to_string()
    }

    /// The time of its beginning, in seconds since 1970.
    pub(super) const fn since(&self) -> u64 {
        self.content.since
    }

    /// The record as it is written now.
    fn stored(mut self) -> Option<AnswerRecord> {
        let directory = self.file.parent()?;
        fs::create_dir_all(directory).ok()?;
        let mut new = tempfile::Builder::new().suffix(EXTENSION).tempfile_in(directory).ok()?;
        self.written = new.as_file().metadata().ok()?.mtime();
        if self.content.since == 0 {
            self.content.since = u64::try_from(self.written).unwrap_or(0);
        }
        write(&mut new, &self.content)?;
        new.persist(&self.file).ok()?;
        Some(self)
    }
}

fn write(file: &mut NamedTempFile, content: &RecordContent) -> Option<()> {
    let content = serde_json::to_string(content).ok()?;
    let sum = blake3::hash(content.as_bytes()).to_hex();
    write!(file, "{sum}\n{content}").ok()
}
