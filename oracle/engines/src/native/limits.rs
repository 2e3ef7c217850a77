//! `[native.limits]`: what compilers, and the programs they make, may use.
//!
//! ```toml
//! [limits]
//! question_s = 15        # that a compiler has to say what it is, or to compile a few lines
//!
//! [limits.compiler]      # for 64 programs; fewer get less time, down to an eighth
//! cpu_s = 40
//! wall_s = 240
//! memory_mib = 8192      # of address space, each process by itself
//! resident_mib = 4096    # all processes together
//! file_mib = 256
//! scratch_mib = 512
//! processes = 256
//!
//! [limits.program]       # for all runs of a batch
//! cpu_s = 120
//! wall_s = 600
//! memory_mib = 2048
//! ```

use std::time::Duration;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::process;

/// Seconds that an idle process may take for a question: what needs more of the processor's time is no answer.
const QUESTION_CPU: Duration = process::ProcessLimits::QUESTION.cpu;

/// A day. What takes longer is no limit.
const MOST_SECONDS: u64 = 24 * 60 * 60;
/// A tebibyte.
const MOST_MIB: u64 = 1 << 20;
/// Roughly the resources that a process needs to start.
const LEAST_MEMORY_MIB: u64 = 64;
/// Processes, of which Linux numbers no more by default.
const MOST_PROCESSES: u64 = 1 << 22;

/// The limits of compilers and programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// Seconds by the clock on the wall for each question that a compiler is asked before it is used.
    #[serde(deserialize_with = "bounded::<_, 1, MOST_SECONDS>")]
    pub question_s: u64,
    /// A run of a compiler or a linker.
    pub compiler: CompilerLimits,
    /// A run of what they made.
    pub program: ProgramLimits,
}

/// The limits of one run of a compiler or a linker on a full batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CompilerLimits {
    /// CPU time of each of its processes, in seconds.
    #[serde(deserialize_with = "bounded::<_, 1, MOST_SECONDS>")]
    pub cpu_s: u64,
    /// Time by the clock on the wall, in seconds.
    #[serde(deserialize_with = "bounded::<_, 1, MOST_SECONDS>")]
    pub wall_s: u64,
    /// Address space of each of its processes, in MiB.
    #[serde(deserialize_with = "bounded::<_, LEAST_MEMORY_MIB, MOST_MIB>")]
    pub memory_mib: u64,
    /// Memory of all its processes together, in MiB.
    #[serde(deserialize_with = "bounded::<_, LEAST_MEMORY_MIB, MOST_MIB>")]
    pub resident_mib: u64,
    /// The largest file, in MiB.
    #[serde(deserialize_with = "bounded::<_, 1, MOST_MIB>")]
    pub file_mib: u64,
    /// All that it writes, in MiB.
    #[serde(deserialize_with = "bounded::<_, 1, MOST_MIB>")]
    pub scratch_mib: u64,
    /// Processes at a time.
    #[serde(deserialize_with = "bounded::<_, 1, MOST_PROCESSES>")]
    pub processes: u64,
}

/// The limits of the programs of a batch, all their runs together. They write no files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ProgramLimits {
    /// CPU time, in seconds.
    #[serde(deserialize_with = "bounded::<_, 1, MOST_SECONDS>")]
    pub cpu_s: u64,
    /// Time by the clock on the wall, in seconds.
    #[serde(deserialize_with = "bounded::<_, 1, MOST_SECONDS>")]
    pub wall_s: u64,
    /// Address space, in MiB.
    #[serde(deserialize_with = "bounded::<_, LEAST_MEMORY_MIB, MOST_MIB>")]
    pub memory_mib: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            question_s: process::ProcessLimits::QUESTION.wall.as_secs(),
            compiler: CompilerLimits::default(),
            program: ProgramLimits::default(),
        }
    }
}

impl Default for CompilerLimits {
    fn default() -> CompilerLimits {
        let process::ProcessLimits { cpu, wall, memory, resident, file, scratch, processes } =
            process::ProcessLimits::COMPILER;
        CompilerLimits {
            cpu_s: cpu.as_secs(),
            wall_s: wall.as_secs(),
            memory_mib: memory >> 20,
            resident_mib: resident >> 20,
            file_mib: file >> 20,
            scratch_mib: scratch >> 20,
            processes: processes.into(),
        }
    }
}

impl Default for ProgramLimits {
    fn default() -> ProgramLimits {
        let process::ProcessLimits { cpu, wall, memory, .. } = process::ProcessLimits::DRIVER;
        ProgramLimits { cpu_s: cpu.as_secs(), wall_s: wall.as_secs(), memory_mib: memory >> 20 }
    }
}

impl Limits {
    /// Of a run of a compiler or a linker.
    #[must_use]
    pub fn of_compiler(&self) -> process::ProcessLimits {
        let CompilerLimits { cpu_s, wall_s, memory_mib, resident_mib, file_mib, scratch_mib, processes } =
            self.compiler;
        process::ProcessLimits {
            cpu: Duration::from_secs(cpu_s),
            wall: Duration::from_secs(wall_s),
            memory: memory_mib << 20,
            resident: resident_mib << 20,
            file: file_mib << 20,
            scratch: scratch_mib << 20,
            processes: u32::try_from(processes).unwrap_or(u32::MAX),
        }
    }

    /// Of a compiler that is asked something: what it would have to compile, but for the time.
    #[must_use]
    pub fn of_question(&self) -> process::ProcessLimits {
        let wall = Duration::from_secs(self.question_s);
        process::ProcessLimits { cpu: wall.min(QUESTION_CPU), wall, ..self.of_compiler() }
    }

    /// Of a driver with all runs of a batch.
    #[must_use]
    pub fn of_program(&self) -> process::ProcessLimits {
        let ProgramLimits { cpu_s, wall_s, memory_mib } = self.program;
        process::ProcessLimits {
            cpu: Duration::from_secs(cpu_s),
            wall: Duration::from_secs(wall_s),
            memory: memory_mib << 20,
            resident: memory_mib << 20,
            ..process::ProcessLimits::DRIVER
        }
    }
}

/// A number that is neither too small nor too large to be meant.
fn bounded<'de, D: Deserializer<'de>, const LEAST: u64, const MOST: u64>(
    deserializer: D,
) -> Result<u64, D::Error> {
    let number = u64::deserialize(deserializer)?;
    if (LEAST..=MOST).contains(&number) {
        return Ok(number);
    }
    Err(D::Error::custom(format_args!("{number} is out of range: it may be from {LEAST} to {MOST}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_leaves_out_is_the_default() {
        let limits: Limits = toml::from_str("[compiler]\nscratch_mib = 3\n[program]\ncpu_s = 7\n").unwrap();
        let of_compiler = process::ProcessLimits { scratch: 3 << 20, ..process::ProcessLimits::COMPILER };
        assert_eq!(limits.of_compiler(), of_compiler);
        let of_program =
            process::ProcessLimits { cpu: Duration::from_secs(7), ..process::ProcessLimits::DRIVER };
        assert_eq!(limits.of_program(), of_program);
        assert_eq!(Limits::default().of_question(), process::ProcessLimits::QUESTION);
        let quick: Limits = toml::from_str("question_s = 2").unwrap();
        assert_eq!(quick.of_question().cpu, Duration::from_secs(2));
    }

    #[test]
    fn what_cannot_be_meant_is_refused() {
        for (text, expected) in [
            ("question_s = 0", "0 is out of range: it may be from 1 to 86400"),
            ("[compiler]\nmemory_mib = 1", "1 is out of range: it may be from 64 to 1048576"),
            ("[compiler]\nscratch_mib = 9999999", "9999999 is out of range: it may be from 1 to 1048576"),
            ("[program]\nfile_mib = 1", "unknown field `file_mib`"),
            ("[program]\nwall_s = -1", "invalid value: integer `-1`"),
        ] {
            let error = toml::from_str::<Limits>(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }
}
