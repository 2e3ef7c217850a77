//! The memory we share with a driver: what to run, and what happened.
//!
//! The layout is that of `struct shared` in `oracle/engines/runtime/driver.c`: 64-bit words throughout. We write and
//! read it as a file, never as memory, and believe nothing in it: code under test can write to it as well.

use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;

use rustix::fs::{MemfdFlags, memfd_create};

use crate::{Observation, Observations};

const MAGIC: u64 = u64::from_le_bytes(*b"bitfrost");
const HEADER_WORDS: usize = 16;
const RUN_WORDS: usize = 8;
const OBSERVATION_WORDS: u64 = 2;
const WORD: u64 = 8;
/// The header's words, by name.
const COUNT: u64 = 2;
const NEXT: u64 = 3;
const CURSOR: u64 = 9;
/// Index and number of the words of a run that the driver writes: state, first, count, checksum.
const REPORT: usize = 3;
const REPORT_WORDS: usize = 4;

/// The most observations one run may make: a checked program makes a few hundred.
pub(super) const RUN_CAPACITY: u64 = 1 << 16;
/// Observations the log holds before it has to be collected; memory is only taken by what is used.
const LOG_CAPACITY: u64 = 1 << 20;

/// One run as the driver is told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Call {
    /// The address of its entry function.
    pub entry: u64,
    /// The word of the tables at which its function table starts.
    pub table: u64,
    /// Runs of one group should observe the same.
    pub group: u64,
}

/// The writable data of the executable, restored before each run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DataSegment {
    /// The address of the first byte.
    pub address: u64,
    /// In bytes.
    pub size: u64,
}

/// The report on one run in the shared memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DriverReport {
    /// Not started.
    NotRun,
    /// Started, not ended: when the driver is dead, the run it died of. With what it had observed.
    Running(Observations),
    /// It returned.
    Finished(Observations),
    /// It observed more than any program may.
    TooMany(Observations),
    /// The log is full; the run has to be repeated with an empty one.
    NoRoom,
    /// The words contradict each other: something wrote over them.
    Corrupt,
}

/// The shared memory of one batch.
#[derive(Debug)]
pub(super) struct Shared {
    file: File,
    /// The driver's input, kept to be written again: code under test may have overwritten it.
    input: Vec<u8>,
    runs: u64,
    runs_offset: u64,
    log_offset: u64,
}

impl Shared {
    /// Shared memory with the input for a driver that makes these runs.
    pub(super) fn new(calls: &[Call], tables: &[u64], data: DataSegment) -> io::Result<Shared> {
        let runs = calls.len() as u64;
        let runs_offset = HEADER_WORDS as u64 * WORD;
        let tables_offset = runs_offset + runs * RUN_WORDS as u64 * WORD;
        let log_offset = tables_offset + tables.len() as u64 * WORD;
        let size = log_offset + LOG_CAPACITY * OBSERVATION_WORDS * WORD;
        let file = File::from(memfd_create(c"bitfrost", MemfdFlags::CLOEXEC)?);
        file.set_len(size)?;
        // In the order of the words of `struct shared`; the zeros are the words that the driver writes, and
        // reserved ones.
        let header: [u64; HEADER_WORDS] = [
            MAGIC,
            size,
            runs,
            0,
            runs_offset,
            tables_offset,
            log_offset,
            LOG_CAPACITY,
            RUN_CAPACITY,
            0,
            0,
            data.address,
            data.size,
            0,
            0,
            0,
        ];
        let calls = calls.iter().flat_map(|call| [call.entry, call.table, call.group, 0, 0, 0, 0, 0]);
        let words = header.into_iter().chain(calls).chain(tables.iter().copied());
        let input: Vec<u8> = words.flat_map(u64::to_le_bytes).collect();
        file.write_all_at(&input, 0)?;
        Ok(Shared { file, input, runs, runs_offset, log_offset })
    }

    /// For the driver.
    pub(super) fn file(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    /// The run the driver is at, unless the word is not the number of one.
    pub(super) fn position(&self) -> io::Result<Option<u64>> {
        let [next] = self.words(NEXT * WORD)?;
        Ok((next < self.runs).then_some(next))
    }

    /// Lets the next driver make the runs from this one up to `stop`, with an empty log and everything else as it was
    /// at first. What was reported of earlier runs is gone.
    pub(super) fn restart_at(&self, run: u64, stop: u64) -> io::Result<()> {
        self.file.write_all_at(&self.input, 0)?;
        self.file.write_all_at(&stop.min(self.runs).to_le_bytes(), COUNT * WORD)?;
        self.file.write_all_at(&run.to_le_bytes(), NEXT * WORD)
    }

    /// The reports of the last driver, which has ended, on the runs in the range.
    pub(super) fn reports(&self, range: std::ops::Range<u64>) -> io::Result<Vec<DriverReport>> {
        let [cursor] = self.words(CURSOR * WORD)?;
        let log = self.log(cursor.min(LOG_CAPACITY))?;
        let mut bytes = vec![0; (range.end - range.start) as usize * RUN_WORDS * WORD as usize];
        self.file.read_exact_at(&mut bytes, self.runs_offset + range.start * (RUN_WORDS as u64) * WORD)?;
        let runs = bytes.chunks_exact(RUN_WORDS * WORD as usize);
        Ok(runs.map(|run| report(&words_of(&run[REPORT * WORD as usize..]), &log)).collect())
    }

    fn log(&self, count: u64) -> io::Result<Vec<Observation>> {
        let mut bytes = vec![0; (count * OBSERVATION_WORDS * WORD) as usize];
        self.file.read_exact_at(&mut bytes, self.log_offset)?;
        Ok(bytes
            .chunks_exact((OBSERVATION_WORDS * WORD) as usize)
            .map(words_of)
            .map(|[site, value]| Observation { site: site as u32, value })
            .collect())
    }

    fn words<const N: usize>(&self, offset: u64) -> io::Result<[u64; N]> {
        let mut bytes = vec![0; N * WORD as usize];
        self.file.read_exact_at(&mut bytes, offset)?;
        Ok(words_of(&bytes))
    }
}

fn words_of<const N: usize>(bytes: &[u8]) -> [u64; N] {
    let mut words = [0; N];
    for (word, bytes) in words.iter_mut().zip(bytes.as_chunks().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    words
}

/// `enum state` of the driver.
fn report([state, first, count, sum]: &[u64; REPORT_WORDS], log: &[Observation]) -> DriverReport {
    let range = |from: u64, count: u64| -> Option<&[Observation]> {
        let end = from.checked_add(count)?;
        log.get(usize::try_from(from).ok()?..usize::try_from(end).ok()?)
    };
    let so_far = || {
        let logged = range(*first, (log.len() as u64).checked_sub(*first)?)?;
        Some(Observations(logged.iter().copied().take(RUN_CAPACITY as usize).collect()))
    };
    let report = match state {
        0 => Some(DriverReport::NotRun),
        1 => so_far().map(DriverReport::Running),
        2 | 3 => range(*first, *count)
            .filter(|log| checksum(log) == *sum)
            .map(|log| DriverReport::Finished(Observations(log.to_vec()))),
        4 => so_far().map(DriverReport::TooMany),
        5 => Some(DriverReport::NoRoom),
        _ => None,
    };
    report.unwrap_or(DriverReport::Corrupt)
}

/// `checksum` of the driver.
fn checksum(log: &[Observation]) -> u64 {
    log.iter().fold(log.len() as u64, |sum, observation| {
        let site = u64::from(observation.site).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (sum.rotate_left(7) ^ site).wrapping_add(observation.value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FINISHED: u64 = 2;

    fn log(values: &[u64]) -> Vec<Observation> {
        values.iter().map(|&value| Observation { site: 1, value }).collect()
    }

    #[test]
    fn a_finished_run_is_believed_when_its_words_agree_with_its_log() {
        let log = log(&[5, 6, 7, 8]);
        let sum = checksum(&log[1..3]);
        let expected = DriverReport::Finished(Observations(log[1..3].to_vec()));
        assert_eq!(report(&[FINISHED, 1, 2, sum], &log), expected);
        for damaged in [
            [FINISHED, 1, 2, sum + 1],
            [FINISHED, 0, 2, sum],
            [FINISHED, 1, 3, sum],
            [FINISHED, 3, 2, sum],
            [FINISHED, u64::MAX, 2, sum],
            [FINISHED, 2, u64::MAX, sum],
            [77, 1, 2, sum],
        ] {
            assert_eq!(report(&damaged, &log), DriverReport::Corrupt, "{damaged:?}");
        }
    }

    #[test]
    fn a_run_that_did_not_finish_has_what_it_observed_so_far() {
        let log = log(&[5, 6, 7]);
        assert_eq!(report(&[1, 1, 0, 0], &log), DriverReport::Running(Observations(log[1..].to_vec())));
        assert_eq!(report(&[1, 3, 0, 0], &log), DriverReport::Running(Observations::default()));
        assert_eq!(report(&[1, 4, 0, 0], &log), DriverReport::Corrupt);
        assert_eq!(report(&[0, 0, 0, 0], &log), DriverReport::NotRun);
    }

    #[test]
    fn what_is_written_for_the_driver_is_where_its_structs_say() {
        let call = Call { entry: 0x1000, table: 1, group: 2 };
        let data = DataSegment { address: 0x4000, size: 0x80 };
        let shared = Shared::new(&[call, call], &[7, 8, 9], data).unwrap();
        let header: [u64; HEADER_WORDS] = shared.words(0).unwrap();
        assert_eq!(header[..3], [0x7473_6f72_6674_6962, header[1], 2]);
        let [runs, tables, log] = [header[4], header[5], header[6]];
        assert_eq!([runs, tables, log], [128, 128 + 2 * 64, 128 + 2 * 64 + 3 * 8]);
        assert_eq!(header[11..13], [0x4000, 0x80]);
        assert_eq!(shared.words::<3>(runs + 64).unwrap(), [0x1000, 1, 2]);
        assert_eq!(shared.words::<3>(tables).unwrap(), [7, 8, 9]);
        assert_eq!(shared.position().unwrap(), Some(0));
        shared.restart_at(2, 9).unwrap();
        assert_eq!(shared.position().unwrap(), None, "there is no third run");
        shared.file.write_all_at(&[0xFF; 256], 0).unwrap();
        shared.restart_at(1, 2).unwrap();
        assert_eq!(shared.words::<3>(0).unwrap(), header[..3], "what was written over is told again");
        assert_eq!(shared.position().unwrap(), Some(1));
    }
}
