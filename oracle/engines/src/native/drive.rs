//! Runs a linked batch to its end, through every crash and hang on the way.
//!
//! The driver runs as many of the calls as it can. When a run kills it, or hangs and is killed, that is the
//! run's end, and a new driver starts at the next: memory that wrong code has written to is never used again.
//!
//! Wrong code can also write to what earlier runs of its driver observed, and crash or not. Reports have checksums;
//! when one makes no sense, what follows is run again by a driver that makes half as many runs, until the run that
//! writes is one without a report before it.

use std::io;
use std::path::Path;
use std::time::Duration;

use super::platform::Runner;
use super::shared::{DriverReport, Shared};
use super::toolchain::Toolchain;
use crate::Observations;
use crate::process::{Command, End, Look, ProcessError, ProcessLimits, StandardInput, Supervisor, Usage};

/// CPU time after which one run hangs: a checked program takes well under a millisecond.
pub(super) const HANG: Duration = Duration::from_millis(500);
/// The number of hangs of one program after which its other runs are not tried: they would take minutes.
const HANGS_PER_PROGRAM: usize = 3;

/// The number of observations kept of a run that made too many.
const RUNAWAY_KEPT: usize = 4096;

/// The end of one run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RunEnd {
    /// It returned.
    Finished(Observations),
    /// A signal killed it.
    Crashed { signal: i32, log: Observations },
    /// It used up its time, or observed more than any program may.
    TimedOut { log: Observations },
    /// It was not tried, because others of the same program had hung.
    Skipped,
    /// Its report in the shared memory makes no sense.
    Corrupt(&'static str),
}

/// The results of a batch of calls.
#[derive(Debug)]
pub(super) struct Driven {
    /// One for each call, in order.
    pub ends: Vec<RunEnd>,
    /// The cost of the drivers.
    pub usage: Usage,
    /// The number of drivers after the first.
    pub restarts: u32,
}

/// The reason why a batch did not run.
#[derive(Debug, thiserror::Error)]
pub enum DriveError {
    /// The driver could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The memory shared with it could not be made, written or read.
    #[error("the memory shared with the driver: {0}")]
    Shared(#[from] io::Error),
    /// It refused what it was given, before any run.
    #[error("the driver ended before its first run: {0:?}")]
    Refused(End),
}

/// Exit codes of the driver.
const BAD_INPUT: i32 = 2;
const ENDED_EARLY: i32 = 3;

/// The part of a driver's reports that makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Belief {
    Whole,
    Part,
}

struct Drive<'a> {
    supervisor: &'a Supervisor,
    /// Runs the executables.
    runner: &'a Runner,
    executable: &'a Path,
    shared: &'a Shared,
    /// The program of each call.
    programs: &'a [usize],
    /// The limits of a driver.
    limits: ProcessLimits,
    driven: Driven,
    /// The most runs that the next driver may make.
    ahead: u64,
    /// The run the watch last saw the driver at, and the CPU time the driver had used when it came there.
    watched: (Option<u64>, Duration),
}

/// Makes every call of `shared`; `programs` has the program of each.
pub(super) fn drive(
    toolchain: &Toolchain,
    executable: &Path,
    shared: &Shared,
    programs: &[usize],
) -> Result<Driven, DriveError> {
    let driven = Driven { ends: Vec::with_capacity(programs.len()), usage: Usage::default(), restarts: 0 };
    let watched = (None, Duration::ZERO);
    let ahead = programs.len() as u64;
    let Toolchain { supervisor, runner, .. } = toolchain;
    let limits = toolchain.limits().of_program();
    let mut drive =
        Drive { supervisor, runner, executable, shared, programs, limits, driven, ahead, watched };
    while drive.driven.ends.len() < programs.len() {
        drive.session()?;
        if drive.driven.ends.len() < programs.len() {
            drive.driven.restarts += 1;
            let start = drive.driven.ends.len() as u64;
            shared.restart_at(start, start.saturating_add(drive.ahead))?;
        }
    }
    Ok(drive.driven)
}

impl Driven {
    /// Accepts the reported ends of one driver's runs, in order, up to the first corrupt one. If a corrupt one is all that the driver
    /// reported, it is the run's end.
    fn believe(&mut self, ends: Vec<RunEnd>) -> Belief {
        let alone = ends.len() == 1;
        let all = ends.len();
        let sound = ends.into_iter().take_while(|end| alone || !matches!(end, RunEnd::Corrupt(_)));
        let before = self.ends.len();
        self.ends.extend(sound);
        if self.ends.len() - before == all { Belief::Whole } else { Belief::Part }
    }
}

impl Drive<'_> {
    /// One driver, from the first call that has no end yet to the first that ends it.
    fn session(&mut self) -> Result<(), DriveError> {
        let start = self.driven.ends.len() as u64;
        let all = self.programs.len() as u64;
        let stop = start.saturating_add(self.ahead).min(all);
        let end = self.run_driver()?;
        let last = match (end, self.shared.position()?) {
            (End::Exited(0), _) => stop - 1,
            (_, Some(position)) if position >= start => position,
            _ => start,
        };
        let mut reports = self.shared.reports(start..last + 1)?;
        let Some(of_last) = reports.pop() else { return Ok(()) };
        if end == End::Exited(BAD_INPUT) || (last == 0 && of_last == DriverReport::NotRun) {
            return Err(DriveError::Refused(end));
        }
        // The watch stopped the run just after the one it meant, which is not this run's fault.
        let late = end == End::Stopped && self.watched.0 != Some(last);
        let of_last = if late && last > start { None } else { Some(ended(end, of_last)) };
        let ends: Vec<RunEnd> = reports.into_iter().map(finished).chain(of_last).collect();
        self.ahead = match self.driven.believe(ends) {
            Belief::Whole => all,
            Belief::Part => (last - start).div_ceil(2).max(1),
        };
        self.skip_what_hangs();
        Ok(())
    }

    fn run_driver(&mut self) -> Result<End, DriveError> {
        let command = Command {
            limits: self.limits,
            input: StandardInput::Shared(self.shared.file()?),
            ..self.runner.command(self.executable)
        };
        let shared = self.shared;
        let at = &mut self.watched;
        *at = (None, Duration::ZERO);
        let completed = self.supervisor.run_watched(command, &mut |Look { cpu, .. }| {
            let position = shared.position().unwrap_or(None);
            if position != at.0 {
                *at = (position, cpu);
            }
            cpu.saturating_sub(at.1) < HANG
        })?;
        self.driven.usage += completed.usage;
        Ok(completed.end)
    }

    /// Gives up on the other runs of the last program when enough of them have hung.
    fn skip_what_hangs(&mut self) {
        let ends = &mut self.driven.ends;
        let Some(&program) = ends.len().checked_sub(1).map(|last| &self.programs[last]) else { return };
        if !matches!(ends.last(), Some(RunEnd::TimedOut { .. })) {
            return;
        }
        let of_program = ends.iter().zip(self.programs).filter(|(_, of)| **of == program);
        let hangs = of_program.filter(|(end, _)| matches!(end, RunEnd::TimedOut { .. })).count();
        if hangs >= HANGS_PER_PROGRAM {
            let rest = self.programs[ends.len()..].iter().take_while(|of| **of == program).count();
            ends.extend(std::iter::repeat_n(RunEnd::Skipped, rest));
        }
    }
}

/// The end of a run after which the driver went on.
fn finished(report: DriverReport) -> RunEnd {
    match report {
        DriverReport::Finished(log) => RunEnd::Finished(log),
        DriverReport::NotRun => RunEnd::Corrupt("the driver went on past a run that it did not begin"),
        DriverReport::Running(_) => RunEnd::Corrupt("the driver went on past a run that did not end"),
        DriverReport::TooMany(_) | DriverReport::NoRoom => {
            RunEnd::Corrupt("the driver went on after it gave up")
        }
        DriverReport::Corrupt => RunEnd::Corrupt("the memory shared with the driver was overwritten"),
    }
}

/// The end of the run at which the driver ended.
fn ended(driver: End, report: DriverReport) -> RunEnd {
    match (driver, report) {
        (End::Exited(0), report) => finished(report),
        (End::Killed(libc::SIGKILL), _) => RunEnd::Corrupt("the driver was killed from outside"),
        (End::Killed(signal), DriverReport::Running(log)) => RunEnd::Crashed { signal, log },
        (End::Stopped | End::OutOfTime, DriverReport::Running(log)) => RunEnd::TimedOut { log },
        (End::Exited(ENDED_EARLY), DriverReport::TooMany(mut log)) => {
            log.0.truncate(RUNAWAY_KEPT);
            RunEnd::TimedOut { log }
        }
        (End::Exited(_), _) => RunEnd::Corrupt("the driver exited in the middle of a run"),
        (_, DriverReport::Corrupt) => RunEnd::Corrupt("the memory shared with the driver was overwritten"),
        _ => RunEnd::Corrupt("the driver was ended outside a run"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_believed_after_what_makes_no_sense() {
        let fine = || RunEnd::Finished(Observations::default());
        let spoilt = || RunEnd::Corrupt("spoilt");
        let mut driven = Driven { ends: Vec::new(), usage: Usage::default(), restarts: 0 };
        assert_eq!(driven.believe(vec![fine(), spoilt(), fine()]), Belief::Part);
        assert_eq!(driven.ends, [fine()], "the next driver begins at the second run");
        assert_eq!(driven.believe(vec![spoilt(), fine()]), Belief::Part);
        assert_eq!(driven.ends, [fine()], "the second run may have spoilt the first");
        assert_eq!(driven.believe(vec![spoilt()]), Belief::Whole);
        assert_eq!(driven.ends, [fine(), spoilt()], "that was the run's own doing");
        assert_eq!(driven.believe(vec![fine(), fine()]), Belief::Whole);
    }
}
