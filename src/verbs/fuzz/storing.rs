//! Storing what a campaign found, on a disk that may be full or read-only, in a file that another process may lock.

use std::time::Duration;

use campaign::DiskRoom;
use database::{Database, DatabaseError};
use host::clock::Stopwatch;
use host::run_end::Control;
use host::{Failure, output};

/// The time that a campaign waits for a lock of another process, as long as for room on a disk.
const PATIENCE: Duration = Duration::from_secs(600);

/// The means by which a run stores things.
#[derive(Clone, Copy)]
pub(super) struct Storing<'a> {
    /// The disks.
    pub(super) room: &'a DiskRoom,
    /// The control that ends the run.
    pub(super) control: &'a Control,
}

impl Storing<'_> {
    /// Stores something. Where the disk is full, it waits for room and tries again, and where another process has locked the file,
    /// until that is over: nothing is announced meanwhile.
    ///
    /// # Errors
    /// [`Failure`] if it cannot be stored; then nothing of it is. That a file is read-only in the middle of a campaign is the machine's
    /// fault.
    pub(super) fn store<T>(
        self,
        database: &mut Database,
        mut work: impl FnMut(&mut Database) -> Result<T, DatabaseError>,
    ) -> Result<T, Failure> {
        let mut locked: Option<Stopwatch> = None;
        loop {
            match work(database) {
                Ok(done) => {
                    if locked.is_some() {
                        output::remark("the database is free again, the campaign continues");
                    }
                    return Ok(done);
                }
                // SQLite itself has waited.
                Err(why @ DatabaseError::Busy { .. }) if self.goes_on(locked.as_ref()) => {
                    if locked.is_none() {
                        let minutes = PATIENCE.as_secs() / 60;
                        output::remark(format_args!("{why}; waiting, at most {minutes} minutes"));
                        locked = Some(Stopwatch::start());
                    }
                }
                Err(DatabaseError::Full { .. }) if self.room.is_lacking() => self.room.wait(self.control)?,
                Err(why @ DatabaseError::ReadOnly { .. }) => {
                    return Err(Failure::Infrastructure(why.to_string()));
                }
                Err(why) => return Err(why.into()),
            }
        }
    }

    /// True unless the run is over or the lock has been waited for long enough.
    fn goes_on(self, locked: Option<&Stopwatch>) -> bool {
        !self.control.is_over() && locked.is_none_or(|since| since.elapsed() < PATIENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use campaign::EventLog;
    use host::clock::Deadline;

    /// Answers of a database in a run that is over.
    fn check(answers: Vec<Result<u8, DatabaseError>>, reserve: u64, expected: Result<u8, &str>) {
        let control = Control::new(Deadline::from_now(None));
        control.fail();
        check_in(&control, answers, reserve, expected);
    }

    fn check_in(
        control: &Control,
        answers: Vec<Result<u8, DatabaseError>>,
        reserve: u64,
        expected: Result<u8, &str>,
    ) {
        let place = tempfile::tempdir().unwrap();
        let mut database = Database::open(&place.path().join("x.db")).unwrap();
        let room = DiskRoom::new(vec![place.path().to_owned()], reserve, EventLog::default());
        let storing = Storing { room: &room, control };
        let mut answers = answers.into_iter();
        let result = storing.store(&mut database, |_| answers.next().unwrap());
        match (result, expected) {
            (Ok(said), Ok(expected)) => assert_eq!(said, expected),
            (Err(Failure::Infrastructure(said)), Err(expected)) => assert!(said.contains(expected), "{said}"),
            (said, expected) => panic!("{said:?}, and not {expected:?}"),
        }
    }

    #[test]
    fn a_disk_that_fails_in_the_middle_is_the_machines_fault() {
        let path = std::path::PathBuf::from("x.db");
        let full = || Err(DatabaseError::Full { path: path.clone() });
        check(vec![Ok(3)], 0, Ok(3));
        check(
            vec![Err(DatabaseError::ReadOnly { path: path.clone() })],
            0,
            Err("the database x.db is read-only"),
        );
        check(vec![full()], 0, Err("the disk is full: the database x.db cannot grow"));
        check(vec![full()], u64::MAX, Err("(--reserve)"));
    }

    #[test]
    fn a_lock_of_another_process_is_waited_for_while_the_run_lasts() {
        let busy = || Err(DatabaseError::Busy { path: "x.db".into(), seconds: 30 });
        let control = Control::new(Deadline::from_now(None));
        check_in(&control, vec![busy(), busy(), Ok(3)], 0, Ok(3));
        check(vec![busy()], 0, Err("has been locked by another process for 30 seconds"));
    }
}
