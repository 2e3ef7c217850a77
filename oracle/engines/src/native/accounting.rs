//! The cost of a batch, by process.

use std::ops::AddAssign;
use std::time::Duration;

use crate::engine;
use crate::process::Usage;

/// The cost of one batch or of many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accounting {
    /// The cost of each configuration's compiler.
    pub compilers: Vec<CompilerCost>,
    /// CPU time of the linker.
    pub link: Duration,
    /// CPU time of the driver, that is of the programs.
    pub driver: Duration,
    /// CPU time of our own threads: printing, lowering, starting processes, reading results.
    pub ours: Duration,
    /// Runs of a program in the driver.
    pub runs: u64,
    /// The number of times a driver was started again, after a crash or a hang.
    pub restarts: u64,
    /// Bytes of units, objects and executables.
    pub bytes_written: u64,
    /// The most memory any one process held, in bytes.
    pub peak_memory: u64,
}

/// The cost of one configuration's compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompilerCost {
    /// The configuration.
    pub configuration: engine::Configuration,
    /// CPU time.
    pub cpu: Duration,
    /// The number of times it was started.
    pub starts: u64,
}

impl Accounting {
    /// CPU time of all compilers.
    #[must_use]
    pub fn compiling(&self) -> Duration {
        self.compilers.iter().map(|compiler| compiler.cpu).sum()
    }

    /// All CPU time.
    #[must_use]
    pub fn total(&self) -> Duration {
        self.compiling() + self.link + self.driver + self.ours
    }

    pub(super) fn note_memory(&mut self, usage: &Usage) {
        self.peak_memory = self.peak_memory.max(usage.peak_memory);
    }

    /// Counts what a compiler cost.
    pub fn add_compiler(&mut self, cost: CompilerCost) {
        match self.compilers.iter_mut().find(|known| known.configuration == cost.configuration) {
            Some(known) => {
                known.cpu += cost.cpu;
                known.starts += cost.starts;
            }
            None => self.compilers.push(cost),
        }
    }
}

impl AddAssign for Accounting {
    fn add_assign(&mut self, other: Accounting) {
        let Accounting { compilers, link, driver, ours, runs, restarts, bytes_written, peak_memory } = other;
        compilers.into_iter().for_each(|cost| self.add_compiler(cost));
        self.link += link;
        self.driver += driver;
        self.ours += ours;
        self.runs += runs;
        self.restarts += restarts;
        self.bytes_written += bytes_written;
        self.peak_memory = self.peak_memory.max(peak_memory);
    }
}
