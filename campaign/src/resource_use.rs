//! The resources that a run uses while it runs: memory, temporary files, database.

use std::path::PathBuf;
use std::sync::mpsc::{RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use serde::Serialize;

use host::machine;

/// The time between two measurements.
const MEASURE: Duration = Duration::from_secs(1);

/// The resources in use, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RunFootprint {
    /// Resident memory of this process.
    pub resident_bytes: u64,
    /// Temporary files.
    pub scratch_bytes: u64,
    /// The database with its log.
    pub database_bytes: u64,
}

/// The thread that measures. Dropping it ends it.
#[derive(Debug)]
pub struct FootprintWatch {
    /// The latest, and the most of each.
    measured: Arc<Mutex<(RunFootprint, RunFootprint)>>,
    places: FootprintPlaces,
    over: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// The places that a run writes to.
#[derive(Clone, Debug, Default)]
pub struct FootprintPlaces {
    /// The directory for temporary files, if there is one.
    pub scratch: Option<PathBuf>,
    /// The database.
    pub database: PathBuf,
}

impl FootprintPlaces {
    /// Measures the resources in use now.
    #[must_use]
    pub fn measure(&self) -> RunFootprint {
        let FootprintPlaces { scratch, database } = self;
        let mut log = database.clone().into_os_string();
        log.push("-wal");
        RunFootprint {
            resident_bytes: machine::resident_bytes(),
            scratch_bytes: scratch.as_deref().map_or(0, machine::bytes_below),
            database_bytes: machine::bytes_below(database) + machine::bytes_below(&PathBuf::from(log)),
        }
    }
}

impl FootprintWatch {
    /// Measures from now on. Without a thread for it, only at the end.
    #[must_use]
    pub fn start(places: FootprintPlaces) -> FootprintWatch {
        let measured = Arc::new(Mutex::new((RunFootprint::default(), RunFootprint::default())));
        let (over, is_over) = sync_channel(1);
        let (of_thread, where_to) = (Arc::clone(&measured), places.clone());
        let thread = std::thread::Builder::new().name("footprint".to_owned()).spawn(move || {
            loop {
                note(&of_thread, where_to.measure());
                if is_over.recv_timeout(MEASURE) != Err(RecvTimeoutError::Timeout) {
                    break;
                }
            }
        });
        FootprintWatch { measured, places, over: Some(over), thread: thread.ok() }
    }

    /// The resources in use at the last measurement.
    #[must_use]
    pub fn latest(&self) -> RunFootprint {
        self.measured.lock().unwrap_or_else(PoisonError::into_inner).0
    }

    /// The most of each that was in use at a measurement, one of them now.
    #[must_use]
    pub fn peak(&self) -> RunFootprint {
        note(&self.measured, self.places.measure());
        self.measured.lock().unwrap_or_else(PoisonError::into_inner).1
    }
}

impl Drop for FootprintWatch {
    fn drop(&mut self) {
        self.over = None;
        let _panicked = self.thread.take().map(JoinHandle::join);
    }
}

fn note(measured: &Mutex<(RunFootprint, RunFootprint)>, now: RunFootprint) {
    let mut measured = measured.lock().unwrap_or_else(PoisonError::into_inner);
    let most = measured.1;
    measured.0 = now;
    measured.1 = RunFootprint {
        resident_bytes: most.resident_bytes.max(now.resident_bytes),
        scratch_bytes: most.scratch_bytes.max(now.scratch_bytes),
        database_bytes: most.database_bytes.max(now.database_bytes),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_is_kept_when_less_is_in_use() {
        let place = tempfile::tempdir().unwrap();
        let (scratch, database) = (place.path().join("scratch"), place.path().join("x.db"));
        std::fs::create_dir(&scratch).unwrap();
        std::fs::write(scratch.join("a"), [0; 1000]).unwrap();
        std::fs::write(&database, [0; 10]).unwrap();
        std::fs::write(place.path().join("x.db-wal"), [0; 5]).unwrap();
        let watch = FootprintWatch::start(FootprintPlaces { scratch: Some(scratch.clone()), database });
        assert_eq!(watch.peak().scratch_bytes, 1000);
        std::fs::remove_file(scratch.join("a")).unwrap();
        let most = watch.peak();
        assert_eq!((most.scratch_bytes, most.database_bytes), (1000, 15));
        assert!(most.resident_bytes > 1 << 20);
        assert_eq!(watch.latest().scratch_bytes, 0);
    }
}
