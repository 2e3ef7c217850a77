//! Locks on the campaigns that live processes run.
//!
//! The runner of a campaign holds a lock on one byte of a file beside the database, `x.db-runners`. The lock belongs to
//! the open file (`F_OFD_SETLK`, fcntl(2)), so the kernel releases it when its process ends, in whatever way. A process
//! number in the database would not do: numbers are given again, and mean nothing in another container. SQLite's own
//! locks on the database are no place for this either, because closing any file on it in this process releases them.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};

use crate::CampaignId;

/// A campaign that a live process runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The campaign.
    pub id: CampaignId,
    /// The number of the process in its own container, for people.
    pub runner: Option<u32>,
}

/// The locks of one database, as this process holds them. Dropping it releases them.
#[derive(Debug)]
pub(super) struct Runners(File);

impl Runners {
    /// The directory of a database's locks: like SQLite's own files, beside the file itself and not beside a link to
    /// it.
    pub(super) fn path(database: &Path) -> PathBuf {
        let real = database.canonicalize().unwrap_or_else(|_| database.to_owned());
        let mut name = real.into_os_string();
        name.push(OsString::from("-runners"));
        name.into()
    }

    /// Opens the file of the locks, and makes it if there is none.
    pub(super) fn open(path: &Path) -> io::Result<Runners> {
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map(Runners)
    }

    /// For a database in memory.
    #[cfg(test)]
    pub(super) fn unnamed() -> io::Result<Runners> {
        tempfile::tempfile().map(Runners)
    }

    /// Makes this process the runner of a campaign; false if another one is.
    pub(super) fn take(&self, campaign: CampaignId) -> io::Result<bool> {
        match self.set(campaign, libc::F_WRLCK) {
            Ok(()) => Ok(true),
            Err(why) if matches!(why.raw_os_error(), Some(libc::EAGAIN | libc::EACCES)) => Ok(false),
            Err(why) => Err(why),
        }
    }

    /// Lets others run a campaign.
    pub(super) fn leave(&self, campaign: CampaignId) -> io::Result<()> {
        self.set(campaign, libc::F_UNLCK)
    }

    /// Sets or releases the lock on the byte with the campaign's number.
    fn set(&self, campaign: CampaignId, kind: libc::c_int) -> io::Result<()> {
        let lock = libc::flock {
            l_type: kind as libc::c_short,
            l_whence: libc::SEEK_SET as libc::c_short,
            l_start: campaign.0,
            l_len: 1,
            l_pid: 0,
        };
        // SAFETY: `F_OFD_SETLK` reads a `flock`, which `lock` is and stays during the call.
        let answer = unsafe { libc::fcntl(self.0.as_raw_fd(), libc::F_OFD_SETLK, &raw const lock) };
        if answer == -1 { Err(io::Error::last_os_error()) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_open_file_holds_a_campaign_until_it_is_closed() {
        let directory = tempfile::tempdir().unwrap();
        let path = Runners::path(&directory.path().join("x.db"));
        assert_eq!(path.file_name().unwrap(), "x.db-runners");
        let open = || Runners::open(&path).unwrap();
        let (one, other) = (open(), open());
        assert!(one.take(CampaignId(7)).unwrap());
        assert!(one.take(CampaignId(7)).unwrap(), "who has it keeps it");
        assert!(!other.take(CampaignId(7)).unwrap());
        assert!(other.take(CampaignId(8)).unwrap(), "each campaign has a lock of its own");
        one.leave(CampaignId(7)).unwrap();
        assert!(other.take(CampaignId(7)).unwrap());
        drop(other);
        assert!(one.take(CampaignId(8)).unwrap());
    }
}
