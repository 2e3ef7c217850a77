//! The only reader of the clock.
//!
//! Elapsed time comes from the monotonic clock, dates from the system's, CPU time from the kernel's accounting.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Measures how long something takes.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the module that reads the clock")]
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// Since the start.
    #[must_use]
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// A moment by which to stop, or none.
#[derive(Clone, Copy, Debug)]
pub struct Deadline(Option<(Stopwatch, Duration)>);

impl Deadline {
    /// So long from now; `None` is never.
    #[must_use]
    pub fn from_now(duration: Option<Duration>) -> Deadline {
        Deadline(duration.map(|d| (Stopwatch::start(), d)))
    }

    /// The time until then; none if it never comes.
    #[must_use]
    pub fn left(self) -> Option<Duration> {
        self.0.map(|(watch, limit)| limit.saturating_sub(watch.elapsed()))
    }

    /// The time from the start until then; none if it never comes.
    #[must_use]
    pub fn length(self) -> Option<Duration> {
        self.0.map(|(_, limit)| limit)
    }

    /// True once the time is up.
    #[must_use]
    pub fn has_passed(self) -> bool {
        self.0.is_some_and(|(watch, limit)| watch.elapsed() >= limit)
    }
}

/// Milliseconds since 1970, for dates in the database. A clock set before that reads as 1970.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "this is the module that reads the clock")]
pub fn unix_milliseconds() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The time of day in UTC, as RFC 3339 writes it, for logs.
#[must_use]
pub fn timestamp() -> String {
    let since = Duration::from_millis(u64::try_from(unix_milliseconds()).unwrap_or_default());
    humantime::format_rfc3339_millis(UNIX_EPOCH + since).to_string()
}

/// CPU time this thread has used so far.
#[must_use]
pub fn thread_cpu() -> Duration {
    cpu_of(libc::RUSAGE_THREAD)
}

/// The most memory this process ever had resident, in bytes.
#[must_use]
pub fn peak_resident_bytes() -> u64 {
    // `ru_maxrss` is in kibibytes on Linux (getrusage(2)).
    u64::try_from(usage(libc::RUSAGE_SELF).ru_maxrss).unwrap_or(0) * 1024
}

fn cpu_of(who: libc::c_int) -> Duration {
    let usage = usage(who);
    duration_of_timeval(usage.ru_utime) + duration_of_timeval(usage.ru_stime)
}

fn duration_of_timeval(time: libc::timeval) -> Duration {
    let seconds = Duration::from_secs(u64::try_from(time.tv_sec).unwrap_or(0));
    seconds + Duration::from_micros(u64::try_from(time.tv_usec).unwrap_or(0))
}

fn usage(who: libc::c_int) -> libc::rusage {
    let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
    // SAFETY: `getrusage` writes a whole `rusage`, and all zero, which it was before, is a valid one.
    unsafe {
        libc::getrusage(who, usage.as_mut_ptr());
        usage.assume_init()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deadlines_pass_or_never_do() {
        assert!(Deadline::from_now(Some(Duration::ZERO)).has_passed());
        assert!(!Deadline::from_now(Some(Duration::from_secs(3600))).has_passed());
        assert!(!Deadline::from_now(None).has_passed());
    }

    #[test]
    fn the_kernel_accounts_for_this_process() {
        assert!(peak_resident_bytes() > 1 << 20);
    }

    #[test]
    fn dates_are_of_this_century() {
        assert!(unix_milliseconds() > 946_684_800_000);
        assert!(timestamp().starts_with("20") && timestamp().ends_with('Z'));
    }
}
