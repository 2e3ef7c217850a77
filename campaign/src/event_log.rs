//! The log of a campaign: one event a line, as JSON. `docs/campaigns.md` has every field.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;

use crate::resource_use::RunFootprint;
use database::{BucketId, FindingId};
use host::clock::{Stopwatch, timestamp};
use host::rotated_file::{FileBounds, RotatedFile};
use host::run_end::CampaignEnd;
use host::{Failure, hex, output};

/// The event by which a bucket was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningStage {
    /// A program showed a cause that no other has.
    Found,
    /// A reduction showed that the cause of a finding is another one.
    Reduced,
}

/// A bucket that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OpenedBucket {
    /// Its number.
    pub bucket: BucketId,
    /// The key of its cause.
    pub cause: String,
    /// The title of its first finding, as lists show it.
    pub title: String,
    /// Its first finding.
    pub finding: FindingId,
    /// The event by which it was opened.
    pub stage: OpeningStage,
}

/// An event of a campaign.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum CampaignEvent<'a> {
    /// The run begins.
    Start {
        /// The number of the campaign in the database.
        campaign: i64,
        /// The database.
        database: &'a Path,
        /// The seed of the programs.
        #[serde(serialize_with = "hex::serialize")]
        seed: u64,
        /// The generator's profile.
        profile: &'a str,
        /// The programs that earlier runs have done.
        done_before: u64,
        /// The number of this process.
        process: u32,
    },
    /// A bucket was opened.
    Bucket(&'a OpenedBucket),
    /// A worker begins to reduce a finding.
    ReductionBegun {
        /// The finding.
        finding: FindingId,
    },
    /// A reduction has ended.
    ReductionEnded {
        /// The finding.
        finding: FindingId,
        /// `whole`, `part`, `interrupted` or `refused`.
        end: &'static str,
        /// The seconds that it took.
        took_s: f64,
    },
    /// The machine failed on a program.
    Infrastructure {
        /// The number under which the program is kept.
        finding: FindingId,
        /// The failure in one line.
        summary: &'a str,
    },
    /// Programs are steered away from the trigger of a bucket from now on.
    Steering {
        /// The bucket.
        bucket: BucketId,
        /// The number of its findings.
        findings: u64,
        /// The traits that trigger the bucket.
        traits: &'a [String],
    },
    /// The command of `--notify` failed.
    NotifyFailed {
        /// The bucket.
        bucket: BucketId,
        /// The reason of the failure.
        why: &'a str,
    },
    /// A disk has too little room, and the campaign waits.
    DiskLow {
        /// A directory on it.
        place: &'a Path,
        /// The free space in bytes.
        free_bytes: u64,
    },
    /// There is room again.
    DiskRoom {},
    /// The run goes on; noted every minute.
    Status {
        /// The programs of this run.
        programs: u64,
        /// Its findings.
        findings: u64,
        /// The resources that the run uses.
        #[serde(flatten)]
        footprint: RunFootprint,
    },
    /// The log could not be written.
    Lost {
        /// The number of events that it lacks.
        events: u64,
    },
    /// The run has ended.
    End {
        /// The reason why the run ended.
        ended: CampaignEnd,
        /// The failure, if there was one.
        failure: Option<&'a str>,
        /// The programs of this run.
        programs: u64,
        /// The findings of this run.
        findings: u64,
        /// The buckets that were opened and have findings.
        new_buckets: u64,
    },
}

/// A line of the log.
#[derive(Serialize)]
struct EventLine<'a> {
    /// The time of day, which may jump.
    at: String,
    /// Seconds since the log was opened, which do not.
    elapsed_s: f64,
    #[serde(flatten)]
    event: &'a CampaignEvent<'a>,
}

/// The log of a campaign, or none. Clones write the same one.
#[derive(Clone, Debug, Default)]
pub struct EventLog(Option<Arc<Mutex<OpenLog>>>);

#[derive(Debug)]
struct OpenLog {
    file: RotatedFile,
    watch: Stopwatch,
    /// Events that could not be written since the last that could.
    lost: u64,
}

impl EventLog {
    /// Goes on with a log, or begins one.
    ///
    /// # Errors
    /// [`Failure`] if it cannot be written, or another process writes it.
    pub fn open(path: &Path, bounds: FileBounds) -> Result<EventLog, Failure> {
        let file = RotatedFile::open(path, bounds).map_err(|why| match why.kind() {
            ErrorKind::WouldBlock => Failure::input(path.display(), "another bitfrost writes this log"),
            _ => Failure::unwritable(path, &why),
        })?;
        let open = OpenLog { file, watch: Stopwatch::start(), lost: 0 };
        Ok(EventLog(Some(Arc::new(Mutex::new(open)))))
    }

    /// Notes an event. Where that is impossible, the campaign goes on without.
    pub fn note(&self, event: &CampaignEvent<'_>) {
        if let Some(open) = &self.0 {
            open.lock().unwrap_or_else(PoisonError::into_inner).note(event);
        }
    }
}

impl OpenLog {
    fn note(&mut self, event: &CampaignEvent<'_>) {
        let lost = self.lost;
        let earlier = if lost > 0 { self.write(&CampaignEvent::Lost { events: lost }) } else { Ok(()) };
        let written = earlier.and_then(|()| {
            self.lost = 0;
            self.write(event)
        });
        let Err(why) = written else { return };
        self.lost += 1;
        if self.lost == 1 {
            let path = self.file.path().display();
            output::remark(format_args!(
                "warning: the log {path} lacks events until it can be written: {why}"
            ));
        }
    }

    fn write(&mut self, event: &CampaignEvent<'_>) -> std::io::Result<()> {
        let line = EventLine { at: timestamp(), elapsed_s: self.watch.elapsed().as_secs_f64(), event };
        self.file.write(&serde_json::to_string(&line)?)
    }
}
