//! A campaign while it runs, for people who watch.
//!
//! [`Status`] is what is known of it: counts and times in, values out. [`render`] draws it, [`StatusView`] owns the terminal.

mod render;
mod screen;
mod timeline;
mod view;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

pub use view::{StatusSources, StatusView};

use crate::accounting::{Accounting, rate};
use crate::queue::QueueState;
use crate::resource_use::RunFootprint;
use host::styled::bytes;
use timeline::Timeline;

/// The time over which the present pace is measured.
const RECENT: Duration = Duration::from_secs(60);
/// The lines that are kept to be shown.
const LINES: usize = 100;

/// The facts about a run that are fixed at its start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunTitle {
    /// The campaign's number in the database.
    pub campaign: i64,
    /// The generator's profile.
    pub profile: String,
    /// The seed of the programs.
    pub seed: u64,
    /// The database.
    pub database: PathBuf,
    /// The programs of the campaign that earlier runs have done.
    pub done_before: u64,
    /// After how many programs of the campaign it ends.
    pub goal: Option<u64>,
    /// After what time the run ends.
    pub duration: Option<Duration>,
}

/// The state of a run. Times are since its start.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Status {
    title: RunTitle,
    counts: Accounting,
    findings: u64,
    buckets: u64,
    programs_over_time: Timeline,
    buckets_over_time: Timeline,
    /// Programs of the last minute, by the time at which they were done.
    recent: VecDeque<(Duration, u64)>,
    lines: VecDeque<String>,
}

/// The state of a run's surroundings at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Surroundings {
    elapsed: Duration,
    /// True if no further batch begins.
    is_ending: bool,
    queue: QueueState,
    /// Remarks that wait for the end of the screen.
    remarks: Vec<String>,
    resident_bytes: u64,
    database_bytes: u64,
    scratch: Option<ScratchUse>,
}

/// The directory for temporary files.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ScratchUse {
    directory: PathBuf,
    used_bytes: u64,
    free_bytes: u64,
}

/// Programs per second.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pace {
    now: f64,
    mean: f64,
}

impl Status {
    fn new(title: RunTitle) -> Status {
        Status { title, ..Status::default() }
    }

    /// Counts a batch.
    fn batch(&mut self, at: Duration, counts: &Accounting, findings: u64) {
        self.counts.add(counts);
        self.findings = findings;
        self.programs_over_time.add(at, counts.programs);
        self.recent.push_back((at, counts.programs));
        self.recent.retain(|(then, _)| *then + RECENT > at);
    }

    /// Counts a new bucket.
    fn bucket(&mut self, at: Duration) {
        self.buckets += 1;
        self.buckets_over_time.add(at, 1);
    }

    /// Keeps a line, for as long as there are not too many after it.
    fn line(&mut self, line: String) {
        self.lines.push_back(line);
        if self.lines.len() > LINES {
            self.lines.pop_front();
        }
    }

    fn pace(&self, at: Duration) -> Pace {
        let recent = self.recent.iter().filter(|(then, _)| *then + RECENT > at);
        let recent = recent.map(|(_, programs)| programs).sum();
        Pace { now: rate(recent, at.min(RECENT)), mean: rate(self.counts.programs, at) }
    }

    /// The time that is left; `None` where the run has no end, or it is not known yet.
    fn left(&self, at: Duration) -> Option<Duration> {
        if let Some(duration) = self.title.duration {
            return Some(duration.saturating_sub(at));
        }
        let left = self.title.goal?.saturating_sub(self.title.done_before + self.counts.programs);
        let mean = self.pace(at).mean;
        Duration::try_from_secs_f64(left as f64 / mean).ok()
    }

    /// The status in one line, for where there is no screen.
    fn summary_line(&self, at: Duration, footprint: RunFootprint) -> String {
        let RunFootprint { resident_bytes, scratch_bytes, database_bytes } = footprint;
        let Pace { now, mean } = self.pace(at);
        let left = self.left(at).map(|left| format!(", {} left", spoken(left)));
        format!(
            "{} programs in {} (now {now:.1}/s, mean {mean:.1}/s), {} findings, {} new buckets{}; memory {}, \
             temporary files {}, database {}",
            self.counts.programs,
            spoken(at),
            self.findings,
            self.buckets,
            left.unwrap_or_default(),
            bytes(resident_bytes),
            bytes(scratch_bytes),
            bytes(database_bytes)
        )
    }
}

/// A time in whole seconds.
fn spoken(time: Duration) -> String {
    humantime::format_duration(Duration::from_secs(time.as_secs())).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(programs: u64) -> Accounting {
        Accounting { programs, ..Accounting::default() }
    }

    #[test]
    fn the_present_pace_is_that_of_the_last_minute() {
        let mut status = Status::default();
        let second = Duration::from_secs(1);
        status.batch(10 * second, &batch(600), 0);
        assert_eq!(status.pace(20 * second), Pace { now: 30.0, mean: 30.0 });
        status.batch(95 * second, &batch(60), 2);
        assert_eq!(status.pace(100 * second), Pace { now: 1.0, mean: 6.6 });
        assert_eq!(status.pace(200 * second).now, 0.0);
    }

    #[test]
    fn what_is_left_follows_from_the_time_or_from_the_pace() {
        let minute = Duration::from_secs(60);
        let title = |goal, duration| RunTitle { done_before: 400, goal, duration, ..RunTitle::default() };
        let left = |title| {
            let mut status = Status::new(title);
            let before = status.left(minute);
            status.batch(minute, &batch(300), 0);
            (before, status.left(minute))
        };
        assert_eq!(left(title(None, None)), (None, None));
        assert_eq!(left(title(None, Some(3 * minute))), (Some(2 * minute), Some(2 * minute)));
        assert_eq!(left(title(Some(1000), None)), (None, Some(minute)));
        assert_eq!(left(title(Some(500), None)).1, Some(Duration::ZERO));
    }

    #[test]
    fn without_a_screen_it_is_one_line() {
        let mut status =
            Status::new(RunTitle { duration: Some(Duration::from_secs(28_800)), ..RunTitle::default() });
        status.batch(Duration::from_secs(60), &batch(300), 7);
        status.bucket(Duration::from_secs(60));
        let footprint =
            RunFootprint { resident_bytes: 96 << 20, scratch_bytes: 12 << 20, database_bytes: 300 << 10 };
        insta::assert_snapshot!(
            status.summary_line(Duration::from_secs(120), footprint),
            @"300 programs in 2m (now 0.0/s, mean 2.5/s), 7 findings, 1 new buckets, 7h 58m left; memory 96.0 MiB, temporary files 12.0 MiB, database 300.0 KiB"
        );
    }

    #[test]
    fn lines_do_not_grow_with_the_run() {
        let mut status = Status::default();
        (0..1000).for_each(|n| status.line(n.to_string()));
        assert_eq!((status.lines.len(), status.lines.back().unwrap().as_str()), (LINES, "999"));
    }
}
