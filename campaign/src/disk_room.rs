//! Room on the disks that a campaign writes to. While there is none, it waits: what compilers say on a full disk means nothing, and
//! what cannot be stored must not be announced.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::event_log::{CampaignEvent, EventLog};
use host::clock::Stopwatch;
use host::run_end::Control;
use host::{Failure, machine, output};

/// The time that a campaign waits for room.
const PATIENCE: Duration = Duration::from_secs(600);
/// The time between two looks.
const LOOK: Duration = Duration::from_millis(250);

/// The disks of a campaign.
#[derive(Debug, Default)]
pub struct DiskRoom {
    places: Vec<PathBuf>,
    reserve: u64,
    log: EventLog,
    /// The number of workers that wait.
    waiting: Mutex<u64>,
}

/// A disk with too little room.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LowDisk {
    place: PathBuf,
    free: u64,
}

impl DiskRoom {
    /// The disks of these directories, on each of which this number of bytes is to be free.
    #[must_use]
    pub fn new(places: Vec<PathBuf>, reserve: u64, log: EventLog) -> DiskRoom {
        DiskRoom { places, reserve, log, waiting: Mutex::default() }
    }

    /// True if there is too little.
    #[must_use]
    pub fn is_lacking(&self) -> bool {
        self.low().is_some()
    }

    /// Returns once there is enough.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the run ends before, or it takes too long.
    pub fn wait(&self, control: &Control) -> Result<(), Failure> {
        let Some(mut low) = self.low() else { return Ok(()) };
        self.begin(&low);
        let watch = Stopwatch::start();
        let waited = loop {
            if control.is_over() || watch.elapsed() >= PATIENCE {
                break Err(Failure::Infrastructure(format!(
                    "{}: everything stored is whole",
                    self.sentence(&low)
                )));
            }
            std::thread::sleep(LOOK);
            match self.low() {
                Some(still) => low = still,
                None => break Ok(()),
            }
        };
        self.end(waited.is_ok());
        waited
    }

    fn low(&self) -> Option<LowDisk> {
        let free = |place: &PathBuf| LowDisk { place: place.clone(), free: machine::free_bytes(place) };
        self.places.iter().map(free).find(|disk| disk.free < self.reserve)
    }

    /// The first that waits says so.
    fn begin(&self, low: &LowDisk) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if *waiting == 0 {
            self.log.note(&CampaignEvent::DiskLow { place: &low.place, free_bytes: low.free });
            let minutes = PATIENCE.as_secs() / 60;
            output::remark(format_args!(
                "{}; waiting for room, at most {minutes} minutes",
                self.sentence(low)
            ));
        }
        *waiting += 1;
    }

    /// The last that waited says that it goes on.
    fn end(&self, has_room: bool) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        *waiting -= 1;
        if *waiting == 0 && has_room {
            self.log.note(&CampaignEvent::DiskRoom {});
            output::remark("there is room again, the campaign continues");
        }
    }

    fn sentence(&self, LowDisk { place, free }: &LowDisk) -> String {
        let mib = |bytes: u64| bytes >> 20;
        format!(
            "the disk is full: {} MiB are free in {}, and a campaign keeps {} MiB (--reserve)",
            mib(*free),
            place.display(),
            mib(self.reserve)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use host::clock::Deadline;

    #[test]
    fn it_waits_only_where_there_is_too_little() {
        let here = std::env::temp_dir();
        let control = Control::new(Deadline::from_now(None));
        let room = |reserve| DiskRoom::new(vec![here.clone()], reserve, EventLog::default());
        assert_eq!(room(1).wait(&control), Ok(()));
        assert_eq!(DiskRoom::default().wait(&control), Ok(()));
        control.fail();
        let Err(Failure::Infrastructure(why)) = room(u64::MAX).wait(&control) else {
            panic!("there is room")
        };
        assert!(why.starts_with("the disk is full: ") && why.contains(&here.display().to_string()), "{why}");
    }
}
