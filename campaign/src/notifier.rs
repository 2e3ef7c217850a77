//! The user's command that hears of new buckets. It runs beside the campaign, one at a time, and whatever it does, the campaign
//! goes on.
//!
//! Represents: commands that wait, at most [`WAITING`]; the one that runs; and how many were run, failed, or were dropped.
//! Allows: buckets at any rate; a command that fails, hangs or cannot be started.
//! Rejects: buckets beyond those that wait, and those that still wait some time after the campaign has ended: they are counted.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use engines::native::{Hook, HookError};
use serde::Serialize;

use crate::event_log::{CampaignEvent, EventLog, OpenedBucket, OpeningStage};
use host::clock::Stopwatch;
use host::{Failure, machine, output, printable};

/// The most buckets that wait.
const WAITING: usize = 64;
/// The time that commands get after the campaign has ended.
const AFTER_THE_END: Duration = Duration::from_secs(30);
/// The most bytes of a text in the environment.
const TEXT: usize = 4096;

/// The numbers of successful and failed runs of the command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct NotifyCount {
    /// It ended well.
    pub ran: u64,
    /// It failed, or could not be run.
    pub failed: u64,
    /// Too many waited, or the campaign was over.
    pub dropped: u64,
}

/// The command, and the facts that are the same for all buckets.
#[derive(Clone, Debug)]
pub struct NotifyCommand {
    /// For `sh -c`.
    pub command: String,
    /// The database.
    pub database: PathBuf,
    /// The number of the campaign.
    pub campaign: i64,
    /// The seed of its programs.
    pub seed: u64,
    /// The profile of the generator.
    pub profile: String,
}

/// The state shared by the campaign and the thread that runs commands.
#[derive(Debug, Default)]
struct NotifyState {
    count: Mutex<NotifyCount>,
    /// Since when the campaign is over.
    over: Mutex<Option<Stopwatch>>,
}

/// The thread that runs commands.
#[derive(Debug)]
pub struct Notifier {
    queue: Option<SyncSender<OpenedBucket>>,
    thread: Option<JoinHandle<()>>,
    shared: Arc<NotifyState>,
}

impl Notifier {
    /// Waits for buckets from now on. The command runs in the working directory of this process.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if there is no place for its temporary files, or no thread.
    pub fn start(command: NotifyCommand, scratch: &Path, log: EventLog) -> Result<Notifier, Failure> {
        let failed = |why| Failure::infrastructure("--notify cannot run anything", why);
        let here = std::env::current_dir().map_err(failed)?;
        let hook = Hook::new(&command.command, &here, scratch).map_err(failed)?;
        let command = NotifyCommand { database: here.join(&command.database), ..command };
        let (queue, buckets) = sync_channel(WAITING);
        let shared = Arc::new(NotifyState::default());
        let of_thread = Arc::clone(&shared);
        let thread = std::thread::Builder::new().name("notify".to_owned());
        let thread =
            thread.spawn(move || run_all(&hook, &command, &buckets, &of_thread, &log)).map_err(failed)?;
        Ok(Notifier { queue: Some(queue), thread: Some(thread), shared })
    }

    /// Has the command run for a bucket, some time.
    pub fn tell(&self, bucket: OpenedBucket) {
        let sent = self.queue.as_ref().map(|queue| queue.try_send(bucket));
        if !matches!(sent, Some(Ok(()))) {
            lock(&self.shared.count).dropped += 1;
        }
    }

    /// Waits for the commands that are left, for a while.
    #[must_use]
    pub fn finish(mut self) -> NotifyCount {
        self.end();
        *lock(&self.shared.count)
    }

    fn end(&mut self) {
        lock(&self.shared.over).get_or_insert_with(Stopwatch::start);
        self.queue = None;
        // A panic of the thread was said when it happened.
        let _panicked = self.thread.take().map(JoinHandle::join);
    }
}

impl Drop for Notifier {
    fn drop(&mut self) {
        self.end();
    }
}

impl NotifyState {
    /// True while commands may run.
    fn goes_on(&self) -> bool {
        lock(&self.over).is_none_or(|since| since.elapsed() < AFTER_THE_END)
    }
}

fn run_all(
    hook: &Hook,
    command: &NotifyCommand,
    buckets: &Receiver<OpenedBucket>,
    shared: &NotifyState,
    log: &EventLog,
) {
    for bucket in buckets {
        if !shared.goes_on() {
            lock(&shared.count).dropped += 1;
            continue;
        }
        let ended = hook.run(variables(command, &bucket), &mut || shared.goes_on());
        let mut count = lock(&shared.count);
        match ended {
            Ok(()) => count.ran += 1,
            Err(why) => {
                count.failed += 1;
                drop(count);
                warn(log, &bucket, &why);
            }
        }
    }
}

fn warn(log: &EventLog, bucket: &OpenedBucket, why: &HookError) {
    log.note(&CampaignEvent::NotifyFailed { bucket: bucket.bucket, why: &why.to_string() });
    output::remark(format_args!(
        "warning: the command of --notify failed for bucket {}: {why}",
        bucket.bucket.0
    ));
}

/// The environment of the command: that of this process, and the facts. `BITFROST_DB` lets `bitfrost triage` find the database.
fn variables(command: &NotifyCommand, bucket: &OpenedBucket) -> Vec<(OsString, OsString)> {
    let NotifyCommand { command: _, database, campaign, seed, profile } = command;
    let OpenedBucket { bucket, cause, title, finding, stage } = bucket;
    let stage = match stage {
        OpeningStage::Found => "found",
        OpeningStage::Reduced => "reduced",
    };
    let facts: [(&str, OsString); 10] = [
        ("BITFROST_BUCKET", bucket.0.to_string().into()),
        ("BITFROST_CAUSE", shown(cause).into()),
        ("BITFROST_TITLE", shown(title).into()),
        ("BITFROST_FINDING", finding.0.to_string().into()),
        ("BITFROST_STAGE", stage.into()),
        ("BITFROST_CAMPAIGN", campaign.to_string().into()),
        ("BITFROST_SEED", seed.to_string().into()),
        ("BITFROST_PROFILE", profile.into()),
        ("BITFROST_DATABASE", database.into()),
        ("BITFROST_DB", database.into()),
    ];
    let facts = facts.into_iter().map(|(name, value)| (name.into(), value));
    machine::environment().into_iter().chain(facts).collect()
}

/// Foreign words as a command may show them on a terminal: no control character, which the environment could not hold either.
fn shown(text: &str) -> String {
    let text = printable::text(text).replace(['\0', '\n'], " ");
    text[..text.floor_char_boundary(TEXT)].to_owned()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use database::{BucketId, FindingId};

    fn bucket(number: i64) -> OpenedBucket {
        OpenedBucket {
            bucket: BucketId(number),
            cause: "tcc \u{1b}[31m".to_owned(),
            title: "a\nb".to_owned(),
            finding: FindingId(7),
            stage: OpeningStage::Found,
        }
    }

    fn notifier(place: &Path, command: &str) -> Notifier {
        let (command, profile) = (command.replace("PLACE", &place.display().to_string()), "mixed".to_owned());
        let command = NotifyCommand { command, database: "x.db".into(), campaign: 3, seed: 5, profile };
        Notifier::start(command, place, EventLog::default()).unwrap()
    }

    #[test]
    fn each_bucket_is_told_in_turn() {
        let place = tempfile::tempdir().unwrap();
        let words = "$BITFROST_BUCKET $BITFROST_FINDING $BITFROST_STAGE $BITFROST_CAUSE $BITFROST_TITLE";
        let notifier = notifier(place.path(), &format!("echo \"{words}\" >> PLACE/heard"));
        (1..=3).for_each(|number| notifier.tell(bucket(number)));
        assert_eq!(notifier.finish(), NotifyCount { ran: 3, failed: 0, dropped: 0 });
        let heard = std::fs::read_to_string(place.path().join("heard")).unwrap();
        assert_eq!(heard.lines().count(), 3);
        assert_eq!(heard.lines().next(), Some("1 7 found tcc \\x1b[31m a b"));
    }

    #[test]
    fn what_fails_or_has_no_room_is_counted_and_holds_nothing_up() {
        let place = tempfile::tempdir().unwrap();
        let notifier = notifier(place.path(), "[ -e PLACE/on ] && exit 3; touch PLACE/on; sleep 2");
        let watch = Stopwatch::start();
        (0..100).for_each(|number| notifier.tell(bucket(number)));
        assert!(watch.elapsed() < Duration::from_secs(1));
        let NotifyCount { ran, failed, dropped } = notifier.finish();
        assert_eq!((ran, ran + failed + dropped), (1, 100));
        assert!((63..=64).contains(&failed), "the first may run before the last is told: {failed}");
    }
}
