//! Storing what a campaign found, on a disk that may be full or read-only.

use campaign::DiskRoom;
use database::{Database, DatabaseError};
use host::Failure;
use host::run_end::Control;

/// The means by which a run stores things.
#[derive(Clone, Copy)]
pub(super) struct Storing<'a> {
    /// The disks.
    pub(super) room: &'a DiskRoom,
    /// The control that ends the run.
    pub(super) control: &'a Control,
}

impl Storing<'_> {
    /// Stores something. Where the disk is full, it waits for room and tries again: nothing is announced meanwhile.
    ///
    /// # Errors
    /// [`Failure`] if it cannot be stored; then nothing of it is. That a file is read-only in the middle of a campaign is the machine's
    /// fault.
    pub(super) fn store<T>(
        self,
        database: &mut Database,
        mut work: impl FnMut(&mut Database) -> Result<T, DatabaseError>,
    ) -> Result<T, Failure> {
        loop {
            match work(database) {
                Ok(done) => return Ok(done),
                Err(DatabaseError::Full { .. }) if self.room.is_lacking() => self.room.wait(self.control)?,
                Err(why @ DatabaseError::ReadOnly { .. }) => {
                    return Err(Failure::Infrastructure(why.to_string()));
                }
                Err(why) => return Err(why.into()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use campaign::EventLog;
    use host::clock::Deadline;

    fn check(answers: Vec<Result<u8, DatabaseError>>, reserve: u64, expected: Result<u8, &str>) {
        let place = tempfile::tempdir().unwrap();
        let mut database = Database::open(&place.path().join("x.db")).unwrap();
        let control = Control::new(Deadline::from_now(None));
        control.fail();
        let room = DiskRoom::new(vec![place.path().to_owned()], reserve, EventLog::default());
        let storing = Storing { room: &room, control: &control };
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
}
