//! The report of a reduction, also of one that is left in the middle of a step.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use campaign::ProgressLine;
use host::output::Output;
use host::{Failure, VerbOutcome};
use ordinary::TestPlace;
use reducer::ReductionStats;
use serde::Serialize;

use super::files::ForeignFiles;
use super::kind::{ForeignCase, TextCounts};

/// The JSON of `reduce --test --json`.
#[derive(Debug, Serialize)]
pub(super) struct ForeignReport {
    files: Vec<PathBuf>,
    tokens_before: u32,
    tokens_after: u32,
    bytes_after: u32,
    /// The number of runs of the test.
    tested: u64,
    /// Candidates that no test had to see: they are not valid.
    invalid: u64,
    /// Runs that were ended for taking much longer than of the best so far.
    slow: u64,
    seconds: f64,
    end: ReductionEnd,
    /// The number of runs of the test for one answer, and of those that must say yes.
    repetition: (u32, u32),
    /// The number of tokens after a number of runs of the test: `[runs, seconds, tokens]`, for each success.
    history: Vec<(u64, f64, u32)>,
    /// The candidates of each pass that had any: `[pass, taken, not taken, not valid]`.
    passes: Vec<(&'static str, u64, u64, u64)>,
    /// The kind of text that a candidate has to be, after "not".
    #[serde(skip)]
    validity: &'static str,
}

/// The reason why a reduction ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ReductionEnd {
    /// No pass makes it smaller.
    Minimal,
    /// The time or the number of tests was used up, or the user interrupted.
    Early,
}

/// The facts of a reduction so far.
#[derive(Debug, Default)]
pub(super) struct ReductionRecord {
    /// The original, once it was read: its size, and the kind of text that a candidate has to be.
    pub(super) original: Option<(TextCounts, &'static str)>,
    /// The size of what the test accepted last.
    pub(super) best: Option<TextCounts>,
    pub(super) stats: ReductionStats,
    pub(super) runs: u64,
    pub(super) slow: u64,
    pub(super) repetition: (u32, u32),
    pub(super) history: Vec<(u64, f64, u32)>,
    /// True once the report was made: from then on no file is written, since the process may end.
    reported: bool,
    /// Runs of the test and the size, for people who watch.
    pub(super) line: Option<ProgressLine>,
}

impl ReductionRecord {
    /// Takes the progress line away.
    pub(super) fn end_line(&mut self) {
        if let Some(line) = self.line.take() {
            line.end();
        }
    }
}

/// The record of a reduction, which both the one who reduces and the one who waits for it have.
#[derive(Clone, Debug, Default)]
pub(super) struct SharedRecord(Arc<Mutex<ReductionRecord>>);

impl SharedRecord {
    pub(super) fn lock(&self) -> MutexGuard<'_, ReductionRecord> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what is to be reduced.
    pub(super) fn begin(&self, original: &impl ForeignCase) {
        self.lock().original = Some((original.counts(), original.validity()));
    }

    /// Writes what the test accepts to the files of the result.
    pub(super) fn store(
        &self,
        files: &ForeignFiles,
        best: &impl ForeignCase,
        place: &TestPlace,
    ) -> Result<(), Failure> {
        let counts = best.counts();
        // The lock keeps a process from ending while a file is half written.
        let mut record = self.lock();
        if !record.reported {
            files.store(best, place)?;
            record.best = Some(counts);
        }
        Ok(())
    }

    /// The report; `None` if the original was not read yet.
    pub(super) fn report(
        &self,
        files: &ForeignFiles,
        seconds: f64,
        end: ReductionEnd,
    ) -> Option<ForeignReport> {
        let mut record = self.lock();
        record.reported = true;
        record.end_line();
        let (original, validity) = record.original?;
        let best = record.best.unwrap_or(original);
        Some(ForeignReport {
            files: files.to.clone(),
            tokens_before: original.tokens,
            tokens_after: best.tokens,
            bytes_after: best.bytes,
            tested: record.runs,
            invalid: record.stats.refused,
            slow: record.slow,
            seconds,
            end,
            repetition: record.repetition,
            history: std::mem::take(&mut record.history),
            passes: answers_by_pass(&record.stats),
            validity,
        })
    }
}

/// The candidates of each pass by the answers about them.
fn answers_by_pass(stats: &ReductionStats) -> Vec<(&'static str, u64, u64, u64)> {
    let passes = stats.passes.iter();
    passes.map(|(&pass, counts)| (pass, counts.same, counts.different, counts.invalid)).collect()
}

impl ForeignReport {
    /// Says the report.
    pub(super) fn say(&self, out: &mut Output) -> Result<VerbOutcome, Failure> {
        let names: Vec<_> = self.files.iter().map(|path| path.display().to_string()).collect();
        let how = match self.end {
            ReductionEnd::Minimal => "minimal",
            ReductionEnd::Early => "ended early, not minimal",
        };
        let ForeignReport { tokens_before, tokens_after, tested, invalid, validity, seconds, slow, .. } =
            self;
        out.line(format_args!("{}: {tokens_before} to {tokens_after} tokens, {how}", names.join(", ")))?;
        out.line(format_args!(
            "{tested} runs of the test, {invalid} candidates that are not {validity}, {seconds:.1} s"
        ))?;
        if *slow > 0 {
            out.line(format_args!(
                "{slow} runs were ended: they took over three times as long as before (--timeout)"
            ))?;
        }
        out.json(self)?;
        Ok(VerbOutcome::found_if(self.end == ReductionEnd::Early))
    }
}
