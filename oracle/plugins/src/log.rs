//! The memory that a run of a unit shares with us: how far it got, and what it noted (`runtime/support.c`, `struct shared`).
//!
//! It is read as a file, and nothing in it is believed: code under test can write to it as well.

use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;

use rustix::fs::{MemfdFlags, memfd_create};

const MAGIC: u32 = 0x6266_7031;
const HEADER: usize = 64;
const LOG: usize = 8 << 20;
const WORD: usize = 4;

/// The memory of one run.
#[derive(Debug)]
pub(crate) struct RunLog {
    file: File,
}

/// A note of a run, at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    /// The position of the run in the unit.
    pub position: u32,
    /// The kind of note.
    pub kind: NoteKind,
    /// The slot, the member, or the number of a signal.
    pub slot: u32,
    /// The bytes that were found.
    pub bytes: Vec<u8>,
}

/// The kinds of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoteKind {
    Mismatch,
    Signal,
    Missing,
    Layout,
    Bits,
    Stray,
    Refused,
    Misaligned,
    /// The run came to its end.
    Ran,
}

/// The progress of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// The position that was going on last.
    pub position: u32,
    /// True if all positions were reached.
    pub finished: bool,
    /// True if notes are missing because there were too many.
    pub dropped: bool,
    /// The values that were compared.
    pub checks: u32,
    /// The calls that were made.
    pub runs: u32,
    /// True if it reached its first run.
    pub entered: bool,
}

impl RunLog {
    /// Memory for a run that starts at a position.
    pub(crate) fn new(start: u32) -> io::Result<RunLog> {
        let file = File::from(memfd_create(c"bitfrost-unit", MemfdFlags::CLOEXEC)?);
        file.set_len((HEADER + LOG) as u64)?;
        let words = [MAGIC, start].map(u32::to_ne_bytes).concat();
        file.write_all_at(&words, 0)?;
        Ok(RunLog { file })
    }

    /// A descriptor of it for the process.
    pub(crate) fn share(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    /// The current content.
    pub(crate) fn read(&self) -> io::Result<(Progress, Vec<Note>)> {
        let mut header = [0; HEADER];
        self.file.read_exact_at(&mut header, 0)?;
        let word = |at: usize| read_word(&header, at * WORD).unwrap_or(0);
        let used = (word(4) as usize).min(LOG);
        let mut log = vec![0; used];
        self.file.read_exact_at(&mut log, HEADER as u64)?;
        let progress = Progress {
            position: word(2),
            finished: word(3) == 1,
            dropped: word(5) > 0,
            checks: word(6),
            runs: word(7),
            entered: word(8) == 1,
        };
        Ok((progress, notes(&log)))
    }
}

fn read_word(bytes: &[u8], at: usize) -> Option<u32> {
    let word = bytes.get(at..at + WORD)?;
    word.try_into().ok().map(u32::from_ne_bytes)
}

/// The notes up to the first that is none.
fn notes(log: &[u8]) -> Vec<Note> {
    let (mut all, mut at) = (Vec::new(), 0);
    while let Some(note) = note(log, &mut at) {
        all.push(note);
    }
    all
}

fn note(log: &[u8], at: &mut usize) -> Option<Note> {
    let head: [u32; 4] = [0, 1, 2, 3].map(|word| read_word(log, *at + word * WORD).unwrap_or(0));
    let [kind, position, slot, size] = head;
    let kind = match kind {
        1 => NoteKind::Mismatch,
        2 => NoteKind::Signal,
        3 => NoteKind::Missing,
        4 => NoteKind::Layout,
        5 => NoteKind::Bits,
        6 => NoteKind::Stray,
        7 => NoteKind::Refused,
        8 => NoteKind::Misaligned,
        9 => NoteKind::Ran,
        _ => return None,
    };
    let from = *at + 4 * WORD;
    let bytes = log.get(from..from.checked_add(size as usize)?)?.to_vec();
    *at = from + (size as usize).next_multiple_of(WORD);
    Some(Note { position, kind, slot, bytes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_end_where_nonsense_begins() {
        let words = |words: &[u32]| words.iter().flat_map(|word| word.to_ne_bytes()).collect::<Vec<u8>>();
        let log = words(&[1, 5, 99, 2, 0xbbaa, 2, 6, 11, 4, 11, 77, 0, 0, 0]);
        let read = notes(&log);
        assert_eq!(read.len(), 2);
        assert_eq!(
            (read[0].kind, read[0].position, &read[0].bytes[..]),
            (NoteKind::Mismatch, 5, &[0xaa, 0xbb][..])
        );
        assert_eq!((read[1].kind, read[1].slot), (NoteKind::Signal, 11));
        assert!(notes(&words(&[1, 0, 0, u32::MAX])).is_empty());
    }
}
